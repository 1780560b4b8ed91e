#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules about the source tree, one function each: yields (file, line, message) per violation.

    lint.py [--root=DIR] [--tools=DIR] CHECK...

Exceptions stand in exceptions.txt, each with its reason; one that nothing needs is a violation too.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

C_SUFFIXES = {".c", ".h", ".cpp", ".def"}
SOURCE_SUFFIXES = C_SUFFIXES | {".td", ".py", ".sh"}
CLANG_FORMAT = "clang-format-22"


class Tree:
    """The files that git tracks or would track; without git, all outside build folders."""

    def __init__(self, root, tools=None):
        self.root = Path(root).resolve()
        self.tools = tools
        self.notes = []
        self.files = sorted(f for f in self._list() if (self.root / f).is_file())

    def _list(self):
        if (self.root / ".git").exists() and shutil.which("git"):
            command = ["git", "-C", self.root, "-c", f"safe.directory={self.root}", "ls-files", "-z"]
            command += ["--cached", "--others", "--exclude-standard"]
            listed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
            return {name for name in listed.decode().split("\0") if name}
        found = set()
        for folder, folders, names in os.walk(self.root):
            folders[:] = [f for f in folders if f not in (".git", "__pycache__")
                          and not f.startswith("build")]
            found |= {str((Path(folder) / name).relative_to(self.root)) for name in names}
        return found

    def under(self, *folders, suffixes=frozenset(C_SUFFIXES)):
        for name in self.files:
            if name.startswith(tuple(f + "/" for f in folders)) and Path(name).suffix in suffixes:
                yield name

    def text(self, name):
        return (self.root / name).read_bytes().decode("utf-8", "replace")

    def code(self, name):
        """The text with comments, strings and macro definitions blanked; lines stay."""

        def blank(match):
            return re.sub(r"[^\n]", " ", match[0])

        pattern = r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
        text = re.sub(pattern, blank, self.text(name), flags=re.DOTALL)
        return re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.MULTILINE)

    def lines(self, name):
        return enumerate(self.text(name).splitlines(), 1)


# --- The dependency law: base <- {runtime, ir} <- compiler <- tools ---

LAYERS = {
    "include/cotile": ("public",),
    "src/base": ("public", "base"),
    "src/runtime": ("public", "base", "runtime"),
    "src/ir": ("public", "base", "ir", "mlir"),
    "src/compiler": ("public", "base", "runtime", "ir", "compiler", "mlir"),
    "tools": ("public", "tools"),
}
# Layers and single headers that a file may include besides.
MORE = {"tools/cotile-opt.c": ("ir", "compiler"), "tools/cotile-compile.c": ("compiler/compiler.h",)}
MLIR_CXX = re.compile(r"src/ir/\w+\.cpp")


def layer_of(include, name, tree):
    """The layer of an included file, or None for headers from elsewhere."""
    if re.match(r"(mlir|llvm)(-c)?/", include):
        return "mlir"
    if include.startswith("cotile/"):
        return "public"
    for folder in (Path(name).parent, Path("src")):
        path = tree.root / folder / include
        if path.is_file():
            parts = path.resolve().relative_to(tree.root).parts
            return parts[1] if parts[0] == "src" else parts[0]
    return None


def includes(tree, name):
    for number, line in tree.lines(name):
        match = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
        if match:
            yield number, match[1] == '"', match[2]


def dependencies(tree):
    for folder, allowed in LAYERS.items():
        for name in tree.under(folder):
            legal = allowed + MORE.get(name, ())
            for number, quoted, include in includes(tree, name):
                layer = layer_of(include, name, tree)
                if layer is None and quoted and not include.endswith(".inc"):
                    yield name, number, f"{include}: no such file; write paths from src/ or include/"
                elif layer is not None and layer not in legal and include not in legal:
                    yield name, number, f"{folder} must not include {include} ({layer})"
                elif re.match(r"(mlir|llvm)/", include) and not MLIR_CXX.fullmatch(name):
                    yield name, number, f"{include}: C++ of MLIR belongs into src/ir/*.cpp"


def stages(tree):
    """No two folders of src/compiler need each other, through others or directly."""
    edges, where = {}, {}
    for name in tree.under("src/compiler"):
        stage = Path(name).parent.parts[2:3]
        for number, _, include in includes(tree, name) if stage else ():
            other = re.match(r"compiler/(\w+)/", include)
            if other and other[1] != stage[0]:
                edges.setdefault(stage[0], set()).add(other[1])
                where.setdefault((stage[0], other[1]), (name, number))

    def reach(start):
        seen, todo = set(), [start]
        while todo:
            todo += (new := edges.get(todo.pop(), set()) - seen)
            seen |= new
        return seen

    for (stage, other), (name, number) in sorted(where.items()):
        if stage in reach(other):
            yield name, number, f"stage {stage} includes {other}, which depends on {stage}"


# --- Form ---


def format(tree):
    names = [n for n in tree.files if Path(n).suffix in {".c", ".h", ".cpp"}]
    try:
        command = [CLANG_FORMAT, "--dry-run", "-Werror", *names]
        result = subprocess.run(command, cwd=tree.root, stderr=subprocess.PIPE, text=True)
    except FileNotFoundError:
        yield CLANG_FORMAT, 0, "not found; install clang-format-22"
        return
    seen = set()
    for name, number in re.findall(r"^([^\s:]+):(\d+):\d+: error:", result.stderr, re.MULTILINE):
        if name not in seen:
            seen.add(name)
            yield name, int(number), "not formatted; run 'make format'"
    if result.returncode and not seen:
        yield CLANG_FORMAT, 0, result.stderr.strip()


def functions(code):
    """(name, first line, lines) of each function in formatted code: its body ends with '}' at the
    start of a line."""
    lines, start, i = code.splitlines(), None, 0
    while i < len(lines):
        line = lines[i].rstrip()
        if line[:1].isalpha() or line[:1] == "_":
            start = i
        i += 1
        if start is None or not line.endswith(("{", "}", ";")):
            continue
        head = " ".join(lines[start:i]).split("{")[0]
        name = re.search(r"([A-Za-z_]\w*)\s*\(", head.replace("__attribute__", ""))
        first, start = start, None
        if line.endswith(";") or not name or "=" in head[: name.start()]:
            continue
        while line.endswith("{") and i < len(lines) and not lines[i].startswith("}"):
            i += 1
        yield name[1], first + 1, max(i + 1 - first if line.endswith("{") else i - first, 1)


def size(tree):
    lengths, longest_file = [], (0, "")
    for name in tree.under("include", "src", "tools", "tests", "bench", "examples"):
        count = tree.text(name).count("\n")
        if count > 1000:
            yield name, count, f"{count} lines; at most 1000"
        product = not name.startswith("tests/")
        longest_file = max(longest_file, (count, name)) if product else longest_file
        for function, line, length in functions(tree.code(name)):
            if product:
                lengths.append((length, f"{name}:{line}: {function}"))
            if length > 100:
                yield name, line, f"{function} has {length} lines; at most 100"
    if len(lengths) > 1:
        counts = [length for length, _ in lengths]
        p90 = statistics.quantiles(counts, n=10)[-1]
        tree.notes.append(f"{len(lengths)} functions outside tests: median "
                          f"{statistics.median(counts):.0f} lines, 90th percentile {p90:.0f}")
        tree.notes += [f"  {length:4} {what}" for length, what in sorted(lengths)[-5:]]
        tree.notes.append("longest file: %d lines, %s" % longest_file)


def names(tree):
    """Names are unique; a public header may share the name of its inner part in src/."""
    seen = {}
    for name in tree.files:
        path = Path(name)
        if path.suffix not in SOURCE_SUFFIXES:
            continue
        key = (path.name, name.startswith("include/"))
        if key in seen:
            yield name, 0, f"has the name of {seen[key]}"
        seen.setdefault(key, name)


def spdx(tree):
    for name in tree.files:
        if Path(name).suffix in SOURCE_SUFFIXES or Path(name).name == "Makefile":
            if "SPDX-License-Identifier: " not in "".join(tree.text(name).splitlines()[:3]):
                yield name, 1, "no SPDX-License-Identifier in the first three lines"


# --- Calls ---

UNSAFE = "strcpy strcat sprintf vsprintf strtok atoi atol atof gets alloca".split()
MEMORY = "malloc calloc realloc reallocarray free strdup strndup".split()
ENDING = "exit _Exit _exit quick_exit abort printf vprintf puts putchar perror assert_fail".split()


def calls(tree, name, functions):
    """Calls by name, not those through a member."""
    pattern = re.compile(r"(?<![\w.>])(" + "|".join(functions) + r")\s*\(")
    for number, line in enumerate(tree.code(name).splitlines(), 1):
        for match in pattern.finditer(line):
            yield number, match[1]


def banned(tree):
    """Libraries take memory from an allocator; tools, which see only public headers, may use C's."""
    for name in tree.under("src", "tools", "examples"):
        if not name.startswith("src/base/"):
            functions = UNSAFE + (MEMORY if name.startswith("src/") else [])
            for number, function in calls(tree, name, functions):
                yield name, number, f"{function} is banned outside src/base"


def libraries(tree):
    """A library never ends the process and never prints."""
    for name in tree.under("src"):
        for number, function in calls(tree, name, ENDING):
            yield name, number, f"{function} in a library"
        for number, line in enumerate(tree.code(name).splitlines(), 1):
            if re.search(r"\b(stdout|stderr)\b", line):
                yield name, number, "a library writes to no standard stream"


# --- The tree as a whole ---

TRACES = [
    (r"(?<![\w.])/(home|root|work|tmp/b-)(/|\b)[\w./-]+", "a path of some machine"),
    (r"^(?!\s*// [A-Z][A-Z0-9-]*:).*(?<![^\s(\[,])#\d{1,5}\b", "an issue number"),
    (r"(?i)\b(issue|pull request|ticket)s?[ /]#?\d+", "an issue number"),
    (r"\b(TO[D]O|FIX[M]E|X[X]X|HAC[K])\b", "a note to oneself"),
    (r"(?i)\b[\w.-]*(debian|ubuntu|py[p]i|pythonhosted|llvm|pkg\.dev)\.(org|net|com)\b",
     "a package registry's host"),
]


def traces(tree):
    """The tree speaks of the product alone. (What FileCheck looks for may number results.)"""
    patterns = [(re.compile(p), what) for p, what in TRACES]
    patterns.append((re.compile(re.escape(str(tree.root)) + r"\b"), "a path of this machine"))
    for name in tree.files:
        text = tree.text(name)
        if "\0" in text or name.startswith("LICENSE"):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for pattern, what in patterns:
                if match := pattern.search(line):
                    yield name, number, f"{what}: {match[0][-60:].strip()}"


def links(tree):
    """What users run links neither MLIR nor LLVM, not even through another library."""
    for tool in ("cotile-run", "cotile-bench"):
        path = Path(tree.tools or "build/bin") / tool
        needed = subprocess.run(["ldd", path], capture_output=True, text=True)
        if needed.returncode:
            yield str(path), 0, needed.stderr.strip()
        for library in re.findall(r"lib(?:MLIR|LLVM)[\w.-]*", needed.stdout):
            yield tool, 0, f"links {library}"
        symbols = subprocess.run(["nm", "-C", path], capture_output=True, text=True)
        if symbols.returncode:
            yield str(path), 0, symbols.stderr.strip()
        elif match := re.search(r"\b(mlir[A-Z]\w+|LLVM[A-Z]\w+|(mlir|llvm)::\S+)", symbols.stdout):
            yield tool, 0, f"holds {match[0]}"


CHECKS = {f.__name__: f for f in (dependencies, stages, format, size, names, spdx, banned,
                                  libraries, traces, links)}


def read_exceptions(tree, check):
    """Lines: CHECK FILE TEXT # reason. A violation of FILE whose message holds TEXT is accepted."""
    path = tree.root / "tests/lint/exceptions.txt"
    for line in path.read_text().splitlines() if path.is_file() else ():
        fields = line.split("#")[0].split(None, 2)
        if fields and fields[0] == check:
            if len(fields) != 3 or "#" not in line:
                raise SystemExit(f"exceptions.txt: want CHECK FILE TEXT # reason, got: {line}")
            yield fields[1], fields[2].strip()


def run(tree, check):
    exceptions = {e: 0 for e in read_exceptions(tree, check)}
    violations = []
    for name, line, message in CHECKS[check](tree):
        match = next((e for e in exceptions if e[0] == name and e[1] in message), None)
        if match:
            exceptions[match] += 1
        else:
            violations.append(f"{name}:{line}: {message}")
    for (name, text), uses in exceptions.items():
        if not uses:
            violations.append(f"tests/lint/exceptions.txt:0: not needed: {check} {name} {text}")
    return violations


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", default=Path(__file__).resolve().parents[1])
    parser.add_argument("--tools", help="the folder of the built tools, for the check 'links'")
    parser.add_argument("checks", nargs="+", choices=[*CHECKS, "files"], metavar="CHECK")
    arguments = parser.parse_args()
    tree = Tree(arguments.root, arguments.tools)
    if "files" in arguments.checks:
        sys.stdout.write("".join(f"{tree.root / n}\0" for n in tree.files
                                 if Path(n).suffix in {".c", ".h", ".cpp"}))
        return 0
    violations = [v for check in arguments.checks for v in run(tree, check)]
    print("\n".join(tree.notes + violations))
    return bool(violations)


if __name__ == "__main__":
    sys.exit(main())
