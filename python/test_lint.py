#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each lint check finds what it is for, in a tree made for it, and accepts a clean tree.

    test_lint.py TOOLS     TOOLS: the folder of the built tools
"""

import os
import sys
import tempfile
import unittest
from pathlib import Path

import lint

TOOLS = None
SPDX = "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
CLEAN = {
    "include/cotile/types.h": SPDX + "int cotile_types(void);\n",
    "src/base/types.c": SPDX + '#include "cotile/types.h"\n\nint cotile_types(void) { return 1; }\n',
    "src/base/file.h": SPDX,
    "src/runtime/hal/device.c": SPDX + '#include "base/file.h"\n// abort(), "printf(", malloc( in words\n',
    "src/ir/query.h": SPDX + '#include "mlir-c/IR.h"\n',
    "src/compiler/flow/flow.c": SPDX + '#include "ir/query.h"\n',
    "src/compiler/flow/flow.h": SPDX,
    "src/compiler/compiler.h": SPDX,
    "tools/cotile-opt.c": SPDX + '#include "compiler/flow/flow.h"\n#include "ir/query.h"\n',
    "tools/cotile-compile.c": SPDX + '#include "compiler/compiler.h"\n',
    "tools/cotile-run.c": SPDX + "#include <stdlib.h>\n\nint main(void) { abort(); }\n",
}


class Lint(unittest.TestCase):
    def lint(self, check, files, tools=None):
        with tempfile.TemporaryDirectory() as root:
            for name, text in {**CLEAN, **files}.items():
                path = Path(root, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return lint.run(lint.Tree(root, tools), check)

    def refuses(self, check, name, text, message):
        found = self.lint(check, {name: SPDX + text})
        self.assertEqual(len(found), 1, found)
        self.assertIn(message, found[0])
        self.assertTrue(found[0].startswith(name), found)

    def test_clean(self):
        for check in lint.CHECKS:
            if check != "links":
                self.assertEqual(self.lint(check, {}), [], check)

    def test_dependencies(self):
        for name, include in [
            ("src/base/a.c", "runtime/hal/device.c"),
            ("src/runtime/a.c", "ir/query.h"),
            ("src/runtime/a.c", "mlir-c/IR.h"),
            ("src/runtime/a.c", "llvm-c/Core.h"),
            ("src/ir/a.c", "compiler/flow/flow.h"),
            ("src/compiler/a.c", "../../tools/cotile-run.c"),
            ("tools/a.c", "base/file.h"),
            ("tools/a.c", "compiler/flow/flow.h"),
            ("tools/cotile-run.c", "compiler/compiler.h"),
            ("tools/cotile-compile.c", "compiler/flow/flow.h"),
            ("tools/cotile-compile.c", "ir/query.h"),
            ("include/cotile/a.h", "base/file.h"),
            ("src/compiler/a.c", "mlir/IR/MLIRContext.h"),
            ("src/runtime/a.c", "no_such_file.h"),
        ]:
            self.refuses("dependencies", name, f'#include "{include}"\n', include)
        self.refuses("dependencies", "src/runtime/b.c", "#include <mlir-c/IR.h>\n", "mlir-c/IR.h")

    def test_stages(self):
        cycle = {
            "src/compiler/flow/flow.c": '#include "compiler/hal/hal.h"\n',
            "src/compiler/hal/hal.h": '#include "compiler/input/input.h"\n',
            "src/compiler/input/input.h": '#include "compiler/flow/flow.h"\n',
        }
        self.assertEqual(len(self.lint("stages", cycle)), 3)
        cycle.popitem()
        self.assertEqual(self.lint("stages", cycle), [])

    def test_format(self):
        self.refuses("format", "src/base/a.c", "int  a ;\n", "not formatted")

    def test_size(self):
        body = "  f();\n"
        long = "static void longest(int a,\n                    int b) {\n" + body * 98
        self.refuses("size", "src/base/a.c", long + "}\n", "longest has 101 lines")
        self.assertEqual(self.lint("size", {"src/base/a.c": long[: -len(body)] + "}\n"}), [])
        self.refuses("size", "tests/a.c", "int a;\n" * 1000, "1001 lines")

    def test_names(self):
        self.refuses("names", "tools/types.c", "", "src/base/types.c")

    def test_spdx(self):
        for name in ("src/base/a.c", "src/base/a.td", "python/a.py", "scripts/a.sh"):
            self.assertEqual(len(self.lint("spdx", {name: "\n\n\n" + SPDX})), 1)

    def test_banned(self):
        for function in lint.MEMORY + lint.UNSAFE:
            self.refuses("banned", "src/ir/a.c", f"int a = {function}(1);\n", function)
        self.refuses("banned", "tools/a.c", "int a = strtok(1);\n", "strtok")
        self.assertEqual(self.lint("banned", {"src/ir/a.c": "a->free(b);\n// free(b)\n"}), [])

    def test_libraries(self):
        for function in lint.ENDING:
            self.refuses("libraries", "src/ir/a.c", f"int a = {function}(1);\n", function)
        self.refuses("libraries", "src/base/a.c", "fprintf(stderr, a);\n", "stream")

    def test_traces(self):
        for text in ("/ho|me/user/x", "#|12", "iss|ue 12", "TO|DO", "FIX|ME", "de|bian.org",
                     "py|pi.org"):
            text = text.replace("|", "")
            self.refuses("traces", "docs/a.md", f"One {text} more.\n", text)
        fine = "%0#1, [[X]]#1 = #map1 : &#10;\n// A-NEXT: |#1: x\n".replace("|", "")
        self.assertEqual(self.lint("traces", {"a.mlir": fine}), [])

    def test_links(self):
        self.assertEqual(self.lint("links", {}, TOOLS), [])
        with tempfile.TemporaryDirectory() as tools:
            for tool in ("cotile-run", "cotile-bench"):
                os.symlink(Path(TOOLS).resolve() / "cotile-opt", Path(tools, tool))
            self.assertIn("links libMLIR", "\n".join(self.lint("links", {}, tools)))
        self.assertEqual(len(self.lint("links", {}, "/nowhere")), 4)

    def test_exceptions(self):
        files = {"src/ir/a.c": SPDX + "int a = abort(1);\n"}
        exceptions = "libraries src/ir/a.c abort # reason\n"
        self.assertEqual(self.lint("libraries", {**files, "tests/lint/exceptions.txt": exceptions}), [])
        found = self.lint("libraries", {"tests/lint/exceptions.txt": exceptions})
        self.assertIn("not needed", found[0])
        with self.assertRaises(SystemExit):
            self.lint("libraries", {"tests/lint/exceptions.txt": "libraries src/ir/a.c abort\n"})


if __name__ == "__main__":
    TOOLS = sys.argv.pop(1)
    unittest.main()
