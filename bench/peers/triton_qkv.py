#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The projections of attention as one kernel, written by hand in Triton; no GPU is needed.

  triton_qkv.py            compiles it for a GPU and counts the operations of its IR
  triton_qkv.py --check    runs it in Triton's interpreter and compares the results with matmul
"""

import os
import re
import sys

import numpy

if "--check" in sys.argv:
    os.environ["TRITON_INTERPRET"] = "1"

import triton  # noqa: E402 (it reads the environment)
import triton.language as tl  # noqa: E402


@triton.jit
def qkv(x, wq, wk, wv, q, k, v, M, K: tl.constexpr, NQ: tl.constexpr, NKV: tl.constexpr,
        BM: tl.constexpr, BK: tl.constexpr, BQ: tl.constexpr, BKV: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    nq = tl.program_id(1) * BQ + tl.arange(0, BQ)
    nkv = tl.program_id(1) * BKV + tl.arange(0, BKV)
    rows = (m < M)[:, None]
    sum_q = tl.zeros((BM, BQ), tl.float32)
    sum_k = tl.zeros((BM, BKV), tl.float32)
    sum_v = tl.zeros((BM, BKV), tl.float32)
    for step in range(0, K, BK):
        kk = step + tl.arange(0, BK)
        tile = tl.load(x + m[:, None] * K + kk, mask=rows, other=0.0)  # once, for three products
        sum_q = tl.dot(tile, tl.load(wq + kk[:, None] * NQ + nq), sum_q)
        sum_k = tl.dot(tile, tl.load(wk + kk[:, None] * NKV + nkv), sum_k)
        sum_v = tl.dot(tile, tl.load(wv + kk[:, None] * NKV + nkv), sum_v)
    tl.store(q + m[:, None] * NQ + nq, sum_q, mask=rows)
    tl.store(k + m[:, None] * NKV + nkv, sum_k, mask=rows)
    tl.store(v + m[:, None] * NKV + nkv, sum_v, mask=rows)


SIZES = {"K": 64, "NQ": 512, "NKV": 128, "BM": 128, "BK": 32, "BQ": 64, "BKV": 16}


def count():
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    names = ("x", "wq", "wk", "wv", "q", "k", "v")
    signature = dict.fromkeys(names, "*fp32") | {"M": "i32"} | dict.fromkeys(SIZES, "constexpr")
    source = ASTSource(fn=qkv, signature=signature, constexprs=SIZES)
    text = triton.compile(source, target=GPUTarget("cuda", 90, 32)).asm["ttir"]
    for name in ("scf.for", "tt.load", "tt.dot", "tt.store"):
        print(f"{name}: {len(re.findall(re.escape(name) + ' ', text))}")


def check():
    import torch

    random = numpy.random.default_rng(0)
    m, k, widths = 500, SIZES["K"], (SIZES["NQ"], SIZES["NKV"], SIZES["NKV"])
    x = torch.from_numpy(random.standard_normal((m, k), dtype=numpy.float32))
    weights = [torch.from_numpy(random.standard_normal((k, n), dtype=numpy.float32))
               for n in widths]
    results = [torch.empty(m, n) for n in widths]
    grid = (-(-m // SIZES["BM"]), SIZES["NQ"] // SIZES["BQ"])
    qkv[grid](x, *weights, *results, m, **SIZES)
    for result, weight in zip(results, weights):
        torch.testing.assert_close(result, x @ weight, rtol=1e-4, atol=1e-4)
    print("the results are right")


if __name__ == "__main__":
    check() if "--check" in sys.argv else count()
