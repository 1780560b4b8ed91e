#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of the compiler: layers of a program, and a program with large constants.

  compile_time.py [--bin DIR] [--turns N] layers [COUNT...]
  compile_time.py [--bin DIR] [--turns N] constants [--megabytes N]

layers: programs of COUNT layers, each with three projections of 384 columns with biases, whose
weights are parameters. constants: layers of three projections of 768 columns whose weights are
constants in the text (dense_resource, hexadecimal), about N megabytes of it, against parsing and
checking the same text with mlir-opt (which prints them shortened). Each line is the least and the
median of processor time, and the most memory; what is compared takes turns.
"""

import argparse
import os
import statistics
import struct
import subprocess
import sys
import tempfile
from pathlib import Path


def measure(command):
    """Seconds of processor time and megabytes of resident memory of a command."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"compile_time.py: {command[0]} ends with {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def report(commands, turns):
    """Runs named commands in turns; prints and returns their least seconds."""
    runs = {name: [] for name in commands}
    for _ in range(turns):
        for name, command in commands.items():
            runs[name].append(measure(command))
    least = {}
    for name, values in runs.items():
        seconds = [value[0] for value in values]
        least[name] = min(seconds)
        print(f"{name:>24}  {least[name]:6.2f} s ({statistics.median(seconds):.2f})"
              f"  {max(value[1] for value in values):6.0f} MB")
    return least


def matrix(size):
    return f"tensor<?x{size}xf32>"


def projection(name, x, weight, size, bias):
    """A product of x and a weight, with the vector `bias` added unless that is None."""
    rows = matrix(size)
    dot = f"{name}_dot" if bias else name
    lines = [f"  {dot} = linalg.matmul ins({x}, {weight} : {rows}, tensor<{size}x{size}xf32>) "
             f"outs(%zeros : {rows}) -> {rows}"]
    if bias:
        lines.append(
            f"  {name} = linalg.generic {{indexing_maps = [#element, #column, #element], "
            f"iterator_types = [\"parallel\", \"parallel\"]}} ins({dot}, {bias} : {rows}, "
            f"tensor<{size}xf32>) outs(%empty : {rows}) {{\n"
            f"  ^bb0(%a: f32, %b: f32, %c: f32):\n    %s = arith.addf %a, %b : f32\n"
            f"    linalg.yield %s : f32\n  }} -> {rows}")
    return lines


def program(layers, size, arguments, weights):
    """Layers whose three projections are added up to the next layer's input."""
    rows = matrix(size)
    lines = ["#element = affine_map<(m, n) -> (m, n)>", "#column = affine_map<(m, n) -> (n)>",
             f"func.func @f({', '.join([f'%x0: {rows}'] + arguments)}) -> {rows} {{",
             "  %c0 = arith.constant 0 : index", "  %zero = arith.constant 0.0 : f32",
             f"  %rows = tensor.dim %x0, %c0 : {rows}",
             f"  %empty = tensor.empty(%rows) : {rows}",
             f"  %zeros = linalg.fill ins(%zero : f32) outs(%empty : {rows}) -> {rows}"]
    for layer in range(layers):
        for which in "qkv":
            name = f"{which}{layer}"
            lines += weights(name)
            bias = f"%b{name}" if arguments else None
            lines += projection(f"%{name}", f"%x{layer}", f"%w{name}", size, bias)
        add = f"{rows}, {rows}) outs(%empty : {rows}) -> {rows}"
        lines.append(f"  %a{layer} = linalg.add ins(%q{layer}, %k{layer} : {add}")
        lines.append(f"  %x{layer + 1} = linalg.add ins(%a{layer}, %v{layer} : {add}")
    return "\n".join(lines + [f"  return %x{layers} : {rows}", "}", ""])


def names(layers):
    return [f"{which}{layer}" for layer in range(layers) for which in "qkv"]


def with_parameters(layers):
    arguments = []
    for name in names(layers):
        for kind, shape in (("w", "384x384"), ("b", "384")):
            arguments.append(f"%{kind}{name}: tensor<{shape}xf32> "
                             f"{{cotile.parameter = \"{kind}{name}\"}}")
    return program(layers, 384, arguments, lambda name: [])


def with_constants(layers):
    def constant(name):
        return [f"  %w{name} = arith.constant dense_resource<w{name}> : tensor<768x768xf32>"]

    text = program(layers, 768, [], constant)
    entries = []
    for i, name in enumerate(names(layers)):
        block = struct.pack("<768f", *[((i * 7 + k * 37) % 201 - 100) / 4000 for k in range(768)])
        entries.append(f'      w{name}: "0x04000000{block.hex().upper() * 768}"')
    return (f"{text}\n{{-#\n  dialect_resources: {{\n    builtin: {{\n" + ",\n".join(entries) +
            "\n    }\n  }\n#-}\n")


def run_layers(args, folder):
    commands = {}
    for count in args.count or [1, 32, 128]:
        path = folder / f"{count}.mlir"
        path.write_text(with_parameters(count))
        commands[f"{count} layers"] = [args.bin / "cotile-compile", path, "-o", folder / "out.so"]
    report(commands, args.turns)


def run_constants(args, folder):
    layers = max(1, round(args.megabytes * 1e6 / (3 * 768 * 768 * 8)))
    path = folder / "constants.mlir"
    path.write_text(with_constants(layers))
    print(f"{layers} layers, {path.stat().st_size / 1e6:.0f} MB of text")
    least = report({
        "parse": ["mlir-opt-22", path, "-o", "/dev/null", "--mlir-disable-threading",
                  "--mlir-elide-resource-strings-if-larger=0"],
        "compile": [args.bin / "cotile-compile", path, "-o", folder / "out.so"],
    }, args.turns)
    print(f"compile / parse: {least['compile'] / least['parse']:.2f}")


def main():
    parser = argparse.ArgumentParser(prog="compile_time.py", description=__doc__.splitlines()[0])
    parser.add_argument("--bin", type=Path, default=Path("build/bin"), help="folder of the tools")
    parser.add_argument("--turns", type=int, default=5)
    sub = parser.add_subparsers(required=True)
    layers = sub.add_parser("layers")
    layers.add_argument("count", nargs="*", type=int)
    layers.set_defaults(run=run_layers)
    constants = sub.add_parser("constants")
    constants.add_argument("--megabytes", type=float, default=180)
    constants.set_defaults(run=run_constants)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        args.run(args, Path(folder))


if __name__ == "__main__":
    main()
