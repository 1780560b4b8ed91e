# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products that share X, described once; the program of every system is made from this.

A member is one product with its weight and what follows it element by element. `evaluate` states
what a pattern computes, for any array library; programs in other forms are checked against it.
"""

import functools
import sys
from dataclasses import dataclass
from types import SimpleNamespace

try:
    import numpy
except ImportError as error:
    sys.exit(f"error: {error}; README.md says what to install")


@dataclass(frozen=True)
class Member:
    n: int
    bias: bool = False
    layout: str = "kn"  # "nk": as torch.nn.Linear keeps its weight
    weight: str = "f32"  # f16, or i8 with one scale per column: both widened to f32
    transposed: bool = False  # the result is stored n x m


@dataclass(frozen=True)
class Pattern:
    about: str
    members: tuple
    m: int | None = 128  # None: known when called
    k: int = 768
    batch: int | None = None  # X is batch x m x k
    x_on_right: bool = False  # W [n x k] times X [k x m]
    gate: bool = False  # the one result is silu(first) * second
    own_loops: bool = False  # where a system can say so, transposed by the product itself

    @property
    def linear(self):
        return all(member.layout == "nk" for member in self.members)


def three(*widths, **fields):
    return tuple(Member(n, **fields) for n in widths)


PATTERNS = {
    "equal": Pattern("three weights of 768 columns", three(768, 768, 768)),
    "bias": Pattern("with a bias each", three(768, 768, 768, bias=True)),
    "one-bias": Pattern("only the first has a bias",
                        (Member(768, bias=True), Member(768), Member(768))),
    "unequal": Pattern("576, 192 and 192 columns (grouped-query attention)",
                       three(576, 192, 192), k=576),
    "one-row": Pattern("M = 1 (decoding)", three(768, 768, 768), m=1),
    "dynamic": Pattern("M known when called", three(768, 768, 768), m=None),
    "x-right": Pattern("X is the right operand", three(768, 768, 768), x_on_right=True),
    "linear": Pattern("weights as torch keeps them, N x K", three(768, 768, 768, layout="nk")),
    "exported": Pattern("as torch exports linear layers of a batch, with biases",
                        three(768, 768, 768, layout="nk", bias=True), m=64, batch=2),
    "gate-up": Pattern("silu(X Wg) * (X Wu)", three(2048, 2048), gate=True),
    "mixed": Pattern("weights f32, f32 and f16",
                     (Member(768), Member(768), Member(768, weight="f16"))),
    "quantized": Pattern("weights f32, f32 and i8 with a scale per column",
                         (Member(768), Member(768), Member(768, weight="i8"))),
    "transposed": Pattern("a transposition follows the second",
                          (Member(768), Member(768, transposed=True), Member(768))),
    "written-transposed": Pattern("the second product's own loops store it transposed",
                                  (Member(768), Member(768, transposed=True), Member(768)),
                                  own_loops=True),
    "two": Pattern("keys and values only (cross attention)", three(768, 768)),
    "eight": Pattern("eight weights of 64 columns", three(*[64] * 8)),
}

# Of measurements: projections of decoding and of prefill, with and without grouped queries.
SHAPES = {
    "A": Pattern("", three(4096, 1024, 1024), m=1, k=4096),
    "B": Pattern("", three(4096, 1024, 1024), m=8, k=4096),
    "C": Pattern("", three(768, 768, 768), m=128),
    "D": Pattern("", three(768, 768, 768), m=512),
    "E": Pattern("", three(4096, 1024, 1024), m=512, k=4096),
    "F": Pattern("", three(64, 64, 64), m=32, k=64),
}


def rows(pattern):
    """A size for m where the pattern leaves it open."""
    return pattern.m or 100


@functools.lru_cache(maxsize=1)
def data(pattern):
    """X and per member a weight, and a bias, and a scale where it has one."""
    random = numpy.random.default_rng(0)

    def normal(*shape):
        return random.standard_normal(shape, dtype=numpy.float32)

    m, k = rows(pattern), pattern.k
    x = normal(k, m) if pattern.x_on_right else normal(m, k)
    if pattern.batch:
        x = normal(pattern.batch, m, k)
    members = []
    for member in pattern.members:
        by_rows = pattern.x_on_right or member.layout == "nk"
        weight = normal(*((member.n, k) if by_rows else (k, member.n))) / numpy.float32(k**0.5)
        if member.weight == "i8":
            weight = numpy.clip(numpy.rint(weight * 300), -127, 127).astype(numpy.int8)
        elif member.weight == "f16":
            weight = weight.astype(numpy.float16)
        members.append(SimpleNamespace(
            weight=weight, bias=normal(member.n) if member.bias else None,
            scale=normal(member.n) / numpy.float32(300) if member.weight == "i8" else None))
    return x, members


NUMPY = SimpleNamespace(
    matmul=numpy.matmul, linear=lambda x, w, bias: x @ w.T if bias is None else x @ w.T + bias,
    widen=lambda w: w.astype(numpy.float32), exp=numpy.exp, transpose=numpy.transpose)


def product(pattern, member, library, x, values):
    weight = values.weight if member.weight == "f32" else library.widen(values.weight)
    if pattern.x_on_right:
        return library.matmul(weight, x)
    if member.layout == "nk":
        return library.linear(x, weight, values.bias)
    y = library.matmul(x, weight)
    if member.weight == "i8":
        y = y * values.scale
    if member.bias:
        y = y + values.bias
    return library.transpose(y) if member.transposed else y


def evaluate(pattern, library, x, members):
    """The results, by the functions of `library` where array libraries differ."""
    results = [product(pattern, member, library, x, values)
               for member, values in zip(pattern.members, members)]
    if pattern.gate:
        gate, up = results
        return [gate / (1 + library.exp(-gate)) * up]
    return results


@functools.lru_cache(maxsize=1)
def reference(pattern):
    return evaluate(pattern, NUMPY, *data(pattern))


def check(pattern, results):
    """Results of a system, as arrays, against numpy's."""
    expected = reference(pattern)
    if len(results) != len(expected):
        raise AssertionError(f"{len(results)} results, not {len(expected)}")
    for result, value in zip(results, expected):
        numpy.testing.assert_allclose(numpy.asarray(result), value, rtol=1e-3, atol=1e-3)


@dataclass(frozen=True)
class Count:
    """Kernels per call: those that compute products, and all others. What happens when weights are
    loaded does not count. `names` tells them; `views`: results are no contiguous tensors."""

    products: int
    others: int
    names: tuple = ()
    views: bool = False

    def __str__(self):
        other = f"+{self.others}" if self.others else ""
        return f"{self.products}{other}{' v' if self.views else ''}"


def count_of(names, is_product, views=False):
    products = sum(bool(is_product(name)) for name in names)
    return Count(products, len(names) - products, tuple(names), views)


@dataclass(frozen=True)
class Refused:
    """Instead of a count."""

    reason: str

    @property
    def names(self):
        return (self.reason,)

    def __str__(self):
        return "none"
