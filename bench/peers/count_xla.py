# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Thunks of one call that XLA makes for a CPU: instructions of the optimised module's entry."""

import re
from types import SimpleNamespace

import jax
import numpy
from jax import numpy as jnp
from patterns import check, count_of, data, evaluate

VARIANTS = ("xla",)
FREE = {"parameter", "constant", "tuple", "get-tuple-element", "bitcast"}
LIBRARY = SimpleNamespace(
    matmul=jnp.matmul, linear=lambda x, w, bias: x @ w.T if bias is None else x @ w.T + bias,
    widen=lambda w: w.astype(jnp.float32), exp=jnp.exp, transpose=jnp.transpose)


def program(pattern):
    """A function of X and the members' values, and these."""
    x, members = data(pattern)
    flat, tree = jax.tree.flatten([vars(values) for values in members])

    def call(x, *flat):
        values = [SimpleNamespace(**v) for v in jax.tree.unflatten(tree, flat)]
        return evaluate(pattern, LIBRARY, x, values)

    return jax.jit(call), [jnp.asarray(a) for a in (x, *flat)]


def computations(text):
    """Name -> its instructions' lines."""
    found = re.finditer(r"^(?:ENTRY )?%(\S+) \(.*?\{\n(.*?)^}", text, re.DOTALL | re.MULTILINE)
    return {match[1]: match[2].splitlines() for match in found}


def opcode(line):
    return re.search(r" = (?:\(.*?\)|\S+) ([\w-]+)\(", line)[1]


def kernels(text):
    bodies = computations(text)
    entry = re.search(r"^ENTRY %(\S+)", text, re.MULTILINE)[1]
    for line in bodies[entry]:
        if (name := opcode(line)) in FREE:
            continue
        called = re.search(r"calls=%(\S+?)[,\s]", line + " ")
        inner = [opcode(i) for i in bodies[called[1]]] if called else []
        yield name + "".join(f" {i}" for i in inner if i not in FREE)


def count(pattern, _):
    call, arguments = program(pattern)
    names = list(kernels(call.lower(*arguments).compile().as_text()))
    results = call(*arguments)
    check(pattern, [numpy.asarray(r) for r in results])
    return count_of(names, lambda name: "dot" in name.split() or "matmul" in name)
