# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of one call that TVM's relax makes: calls of tensor functions after its own pipeline.

Weights are constants, so that what is computed of weights alone is computed by the compiler.
"""

import re

import tvm
from patterns import check, count_of, data
from tvm import relax

VARIANTS = {"tvm": (), "tvm combine": (relax.transform.CombineParallelMatmul(),)}


def product(builder, pattern, member, x, parameter, values):
    op, emit = relax.op, builder.emit
    weight = parameter(values.weight)
    if member.weight != "f32":
        weight = emit(op.astype(weight, "float32"))
    if pattern.x_on_right:
        return emit(op.matmul(weight, x))
    if member.layout == "nk":
        weight = emit(op.permute_dims(weight))
    y = emit(op.matmul(x, weight))
    if values.scale is not None:
        y = emit(op.multiply(y, parameter(values.scale)))
    if values.bias is not None:
        y = emit(op.add(y, parameter(values.bias)))
    return emit(op.permute_dims(y)) if member.transposed else y


def body(builder, pattern, members, x, parameter):
    results = [product(builder, pattern, member, x, parameter, values)
               for member, values in zip(pattern.members, members)]
    if pattern.gate:
        gate, up = results
        return [builder.emit(relax.op.multiply(relax.op.nn.silu(gate), up))]
    return results


def module(pattern):
    """The module, whose function takes X and what are parameters, and these by name."""
    _, members = data(pattern)
    m = pattern.m or tvm.tirx.Var("m", "int64")
    shape = (pattern.k, m) if pattern.x_on_right else (m, pattern.k)
    shape = (pattern.batch, *shape) if pattern.batch else shape
    builder, x = relax.BlockBuilder(), relax.Var("x", relax.TensorType(shape, "float32"))
    variables, values = [x], {}

    def parameter(array):
        kind = relax.TensorType(array.shape, str(array.dtype))
        variables.append(relax.Var(f"p{len(values)}", kind))
        values[f"p{len(values)}"] = array
        return variables[-1]

    with builder.function("main"):
        with builder.dataflow():
            results = body(builder, pattern, members, x, parameter)
            output = builder.emit_output(relax.Tuple(results))
        builder.emit_func_output(output, variables)
    return builder.get(), values


def check_tvm(pattern, lowered):
    machine = relax.VirtualMachine(tvm.compile(lowered, "llvm"), tvm.cpu())
    results = machine["main"](tvm.runtime.tensor(data(pattern)[0]))
    check(pattern, [result.numpy() for result in results])


def count(pattern, variant):
    built, values = module(pattern)
    passes = [*VARIANTS[variant], relax.transform.BindParams("main", values),
              relax.get_pipeline("zero"), relax.transform.DeadCodeElimination(["main"])]
    lowered = tvm.transform.Sequential(passes)(built)
    check_tvm(pattern, lowered)
    names = re.findall(r"R\.call_tir\((?:cls\.)?(\w+)", lowered["main"].script())
    return count_of(names, re.compile("matmul").search)
