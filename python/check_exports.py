#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which contractions of exported models are one dispatch, by cotile-compile --explain=json.

  check_exports.py COMPILER FILE...

A file is named MODEL-FORM-WEIGHTS-SHAPE.mlir, as export_models.py does. In each layer the
projections of the attention are one group with their biases, gate and up of a gated feed-forward are
one with a single result; nothing else is grouped, and no contraction stays apart from siblings.

Exit status: 0 fine; 1 a file is compiled in another way; 2 usage.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

# What x times its sigmoid is made of, and the product of that and up.
SILU = ["negf", "exp", "addf", "divf", "mulf"]
GATED = [SILU + ["mulf"], ["mulf"]]

# Layers; then per group of a layer, by kind of weights: results, the n of each member, what follows
# each member.
MODELS = {
    "bert": (6, {"arguments": [(3, [64, 64, 64], [["addf"]] * 3)],
                 "constants": [(3, [32, 32, 32], [["addf"]] * 3)]}),
    "llama": (2, {"arguments": [(3, [64, 32, 32], [[]] * 3), (1, [176, 176], GATED)],
                  "constants": [(3, [32, 16, 16], [[]] * 3), (1, [48, 48], GATED)]}),
}


def explain(compiler, path):
    """The report on one target, or raises ValueError with the compiler's words."""
    result = subprocess.run([compiler, path, "--explain=json"], capture_output=True, text=True)
    if result.returncode:
        raise ValueError(result.stderr.strip() or f"exit status {result.returncode}")
    return json.loads(result.stdout)["targets"][0]


def problems(report, layers, expected):
    """What is not as expected, in words."""
    found = [(group["results"], [member["n"] for member in group["members"]],
              [member["epilogue"] for member in group["members"]]) for group in report["groups"]]
    if found != expected * layers:
        yield f"groups {found}, expected {expected * layers}"
    for refusal in report["refused"]:
        yield f"{refusal['locs'][0]}: {refusal['id']}, {refusal['reason']}"


def check(compiler, path):
    model, _, weights, _ = path.stem.split("-")
    layers, groups = MODELS[model]
    try:
        found = list(problems(explain(compiler, path), layers, groups[weights]))
    except ValueError as error:
        found = [str(error)]
    for problem in found:
        print(f"{path.name}: {problem}")
    return not found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("compiler")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    passed = sum([check(arguments.compiler, path) for path in arguments.files])
    print(f"{passed} passed, {len(arguments.files) - passed} failed")
    return passed < len(arguments.files)


if __name__ == "__main__":
    sys.exit(main())
