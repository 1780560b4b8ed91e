#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether exported models compute what PyTorch does.

  run_exports.py [--device=DEVICE] COMPILER RUNNER EXPECTED FILE...

A file is named MODEL-FORM-WEIGHTS-SHAPE.mlir, as export_models.py does. It is compiled and called
with the inputs of export_inputs.py, the dynamic sizes with several values; results are compared
with EXPECTED/MODEL-WEIGHTS.npy. Where all sizes are dynamic, also with --no-fuse. An id that is out
of range must fail.

Exit status: 0 fine; 1 a result is wrong; 2 usage.
"""

import argparse
import array
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import export_inputs

# Rows and length of the calls, by shape. The last are for those files whose length must be 1
# (tests/exports/README.md).
CALLS = {
    "1x8": [([0], 8)],
    "2x8": [([0, 1], 8)],
    "1xd": [([0], 8), ([1], 5)],
    "dx8": [([0, 1], 8), ([1, 0, 1], 8)],
    "dxd": [([0, 1], 8), ([1, 0, 1], 5)],
}
ONE_TOKEN = [([1, 1], 1)]
TOLERANCE = ["--atol=1e-4", "--rtol=1e-4"]  # logits of Llama are up to 50


def read_npy(path):
    """Rows x length x width as a list of lists of arrays."""
    data = path.read_bytes()
    end = 10 + int.from_bytes(data[8:10], "little")
    rows, length, width = map(int, re.search(rb"\((\d+), (\d+), (\d+)\)", data[:end]).groups())
    values = array.array("f", data[end:])
    at = lambda row, i: values[(row * length + i) * width:(row * length + i + 1) * width]
    return [[at(row, i) for i in range(length)] for row in range(rows)], width


def weight_shapes(path):
    """Of the arguments in front of the two inputs."""
    signature = next(line for line in path.open() if "func.func" in line).split("->")[0]
    return re.findall(r"tensor<([\dx]+)xf32>", signature)


class Model:
    """A file, and the inputs of its calls as files in a folder."""

    def __init__(self, path, expected, folder):
        self.path, self.folder = path, folder
        self.model, self.form, weights, self.shape = path.stem.split("-")
        self.expected, self.width = read_npy(expected / f"{self.model}-{weights}.npy")
        self.weights = []
        for number, shape in enumerate(weight_shapes(path)):
            count = 1
            for size in shape.split("x"):
                count *= int(size)
            values = export_inputs.weights(number, count)
            self.weights.append(self.value(f"w{number}", shape, "f", values))

    def value(self, name, shape, kind, values):
        file = self.folder / f"{name}.bin"
        file.write_bytes(array.array(kind, values).tobytes())
        return f"{shape}x{'f32' if kind == 'f' else 'i64'}=@{file}"

    def calls(self):
        if self.form == "collapsed" and self.shape == "dxd":
            return ONE_TOKEN
        return CALLS[self.shape]

    def arguments(self, rows, length, first_id=None):
        """Of cotile-run; with `first_id` in place of the first id."""
        shape = f"{len(rows)}x{length}"
        ids = [i for row in rows for i in export_inputs.ids(row, length)]
        second = [i for row in rows for i in export_inputs.SECOND[self.model](row, length)]
        wanted = [x for row in rows for i in range(length) for x in self.expected[row][i]]
        if first_id is not None:
            ids[0] = first_id
        inputs = self.weights + [self.value("ids", shape, "q", ids),
                                 self.value("second", shape, "q", second)]
        wanted = self.value("wanted", f"{shape}x{self.width}", "f", wanted)
        return [f"--input={value}" for value in inputs] + [f"--expected-output={wanted}", *TOLERANCE]


def run(*command):
    """What the command has to say against it, or nothing."""
    result = subprocess.run(command, capture_output=True, text=True)
    if not result.returncode:
        return ""
    return (result.stderr + result.stdout).strip() or f"exit status {result.returncode}"


def check(options, model, flags):
    """Yields what is wrong."""
    module = model.folder / "module.so"
    if problem := run(options.compiler, model.path, "-o", module, *options.target, *flags):
        yield problem
        return
    call = [options.runner, module, *options.device]
    for rows, length in model.calls():
        if problem := run(*call, *model.arguments(rows, length)):
            yield f"{len(rows)}x{length}: {problem}"
    rows, length = model.calls()[0]
    for wrong in (-1, export_inputs.VOCABULARY):
        if "index must be" not in run(*call, *model.arguments(rows, length, wrong)):
            yield f"an id {wrong} is taken"


def check_file(options, path):
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        model = Model(path, options.expected, Path(folder))
        for flags in [[], ["--no-fuse"]] if model.shape == "dxd" else [[]]:
            problems += check(options, model, flags)
    for problem in problems:
        print(f"{path.name}: {problem}")
    return not problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", help="of cotile-run; another than a CPU is also the target")
    parser.add_argument("compiler")
    parser.add_argument("runner")
    parser.add_argument("expected", type=Path)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    name = (options.device or "cpu").split(":")[0]
    options.target = [] if name == "cpu" else [f"--target={name}"]
    options.device = [f"--device={options.device}"] if options.device else []
    passed = sum([check_file(options, path) for path in options.files])
    print(f"{passed} passed, {len(options.files) - passed} failed")
    return passed < len(options.files)


if __name__ == "__main__":
    sys.exit(main())
