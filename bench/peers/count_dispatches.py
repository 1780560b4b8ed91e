#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the kernels that systems run for products which share an operand; prints a table.

  count_dispatches.py [--system=NAME,..] [--pattern=NAME,..] [--names]

A cell is KERNELS WITH PRODUCTS[+OTHER KERNELS] per call; v: results are views, not contiguous or of
one buffer; none: the system does not compile it. With --names also what each kernel is called.
README.md says what to install.
"""

import argparse
import importlib
import subprocess
import sys

from patterns import PATTERNS

SYSTEMS = {
    "cotile": "count_cotile", "cotile apart": "count_cotile",
    "iree": "count_iree", "iree horizontal": "count_iree",
    "xla": "count_xla",
    "tvm": "count_tvm", "tvm combine": "count_tvm",
    "inductor": "count_torch", "inductor concat": "count_torch", "inductor grouped": "count_torch",
    "onnxruntime": "count_onnxruntime", "onednn": "count_torch"}


def choice(known):
    def parse(text):
        names = text.split(",")
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(f"{name}: know {', '.join(known)}")
        return names
    return parse


def load(system):
    try:
        return importlib.import_module(SYSTEMS[system])
    except ImportError as error:
        sys.exit(f"count_dispatches.py: error: {system}: {error}; README.md says what to install")


def count(module, system, name):
    try:
        return module.count(PATTERNS[name], system)
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        sys.exit(f"count_dispatches.py: error: {system}: {name}: {error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--system", type=choice(SYSTEMS), default=list(SYSTEMS))
    parser.add_argument("--pattern", type=choice(PATTERNS), default=list(PATTERNS))
    parser.add_argument("--names", action="store_true", help="print the names of kernels too")
    arguments = parser.parse_args()
    modules = {system: load(system) for system in arguments.system}
    print("| " + " | ".join(["pattern", *arguments.system]) + " |")
    print("|---" * (len(arguments.system) + 1) + "|")
    for name in arguments.pattern:
        counts = {system: count(modules[system], system, name) for system in arguments.system}
        print("| " + " | ".join([name, *map(str, counts.values())]) + " |", flush=True)
        for system, value in counts.items() if arguments.names else ():
            print(f"  {system}: {', '.join(value.names)}", file=sys.stderr)


if __name__ == "__main__":
    main()
