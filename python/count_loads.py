#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes of X that a group's kernel loads, with valgrind's lackey.

    count_loads.py TOOLS HOST

Three projections of one X with narrow outputs: one dispatch loads the data of X once, three
dispatches load it three times. The compiler's own numbers say the same.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

M, K, N = 4, 64, 8

PROGRAM = """
func.func @qkv(%x: tensor<{M}x{K}xf32>,
               %q: tensor<{K}x{N}xf32> {{cotile.parameter = "q"}},
               %k: tensor<{K}x{N}xf32> {{cotile.parameter = "k"}},
               %v: tensor<{K}x{N}xf32> {{cotile.parameter = "v"}})
    -> (tensor<{M}x{N}xf32>, tensor<{M}x{N}xf32>, tensor<{M}x{N}xf32>) {{
  %zero = arith.constant dense<0.0> : tensor<{M}x{N}xf32>
  %0 = linalg.matmul ins(%x, %q : tensor<{M}x{K}xf32>, tensor<{K}x{N}xf32>)
                     outs(%zero : tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32>
  %1 = linalg.matmul ins(%x, %k : tensor<{M}x{K}xf32>, tensor<{K}x{N}xf32>)
                     outs(%zero : tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32>
  %2 = linalg.matmul ins(%x, %v : tensor<{M}x{K}xf32>, tensor<{K}x{N}xf32>)
                     outs(%zero : tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32>
  return %0, %1, %2 : tensor<{M}x{N}xf32>, tensor<{M}x{N}xf32>, tensor<{M}x{N}xf32>
}}
""".format(M=M, K=K, N=N)


def compile_module(tools, source, module, option):
    command = [os.path.join(tools, "cotile-compile"), source, "-o", module,
               "--target-cpu=x86-64-v3", "--explain=json", option]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def bytes_loaded(host, module):
    """Bytes of X that were loaded, and the number of dispatches."""
    command = ["valgrind", "--tool=lackey", "--trace-mem=yes", "--basic-counts=no", host, module]
    with tempfile.TemporaryFile() as trace:
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=trace)
        trace.seek(0)
        if run.returncode:
            sys.exit(trace.read()[-2000:].decode(errors="replace"))
        begin, dispatches, first = run.stdout.split()
        assert float(first) == K, f"a wrong result: {first.decode()}"
        begin = int(begin, 16)
        end, total = begin + M * K * 4, 0
        access = re.compile(rb"^ [LM] ([0-9a-f]+),(\d+)")
        for line in trace:
            match = access.match(line)
            if match and begin <= int(match[1], 16) < end:
                total += int(match[2])
    return total, int(dispatches)


def main(tools, host):
    x = M * K * 4
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "qkv.mlir")
        with open(source, "w", encoding="utf-8") as file:
            file.write(PROGRAM)
        for option, factor in (("--group=always", 1), ("--no-fuse", 3)):
            module = os.path.join(folder, "qkv.so")
            explained = compile_module(tools, source, module, option)["targets"][0]
            loaded, dispatches = bytes_loaded(host, module)
            print(f"{option}: {dispatches} dispatches load {loaded} bytes of X, which has {x}")
            assert dispatches == factor == explained["dispatches"]["after"]
            assert loaded == factor * x, f"{loaded} bytes, not {factor * x}"
            for group in explained["groups"]:
                assert group["shared"]["bytes"] == x
                assert group["shared"]["read_after"] == loaded
                assert group["shared"]["read_before"] == 3 * x


if __name__ == "__main__":
    main(*sys.argv[1:])
