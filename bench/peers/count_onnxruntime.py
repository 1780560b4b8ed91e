# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of one call that ONNX Runtime runs on a CPU, by its own profile."""

import json
import os
import tempfile
from pathlib import Path

import numpy
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from patterns import check, count_of, data

VARIANTS = ("onnxruntime",)


class Graph:
    def __init__(self):
        self.nodes, self.weights = [], []

    def node(self, op, *inputs, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, inputs, [name], **attributes))
        return name

    def weight(self, array):
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(array, name))
        return name


def add_member(graph, pattern, member, values):
    """As exporters write it: transposed weights are transposed by a node."""
    weight = graph.weight(values.weight)
    if member.weight != "f32":
        weight = graph.node("Cast", weight, to=TensorProto.FLOAT)
    if member.layout == "nk" and not pattern.x_on_right:
        weight = graph.node("Transpose", weight, perm=[1, 0])
    operands = (weight, "x") if pattern.x_on_right else ("x", weight)
    y = graph.node("MatMul", *operands)
    if values.scale is not None:
        y = graph.node("Mul", y, graph.weight(values.scale))
    if values.bias is not None:
        y = graph.node("Add", y, graph.weight(values.bias))
    return graph.node("Transpose", y, perm=[1, 0]) if member.transposed else y


def model(pattern, members):
    graph = Graph()
    results = [add_member(graph, pattern, *m) for m in zip(pattern.members, members)]
    if pattern.gate:
        gate, up = results
        gate = graph.node("Mul", gate, graph.node("Sigmoid", gate))
        results = [graph.node("Mul", gate, up)]
    m = pattern.m or "m"
    shape = [pattern.k, m] if pattern.x_on_right else [m, pattern.k]
    shape = [pattern.batch, *shape] if pattern.batch else shape
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)
    outputs = [helper.make_tensor_value_info(r, TensorProto.FLOAT, None) for r in results]
    whole = helper.make_graph(graph.nodes, "pattern", [x], outputs, graph.weights)
    proto = helper.make_model(whole, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    return proto.SerializeToString()


def session(pattern, members, threads=1, profile=None):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    if profile:
        options.enable_profiling, options.profile_file_prefix = True, profile
    return onnxruntime.InferenceSession(model(pattern, members), options,
                                        providers=["CPUExecutionProvider"])


def count(pattern, _):
    x, members = data(pattern)
    with tempfile.TemporaryDirectory() as folder:
        runner = session(pattern, members, profile=os.path.join(folder, "profile"))
        results = runner.run(None, {"x": x})
        events = json.loads(Path(runner.end_profiling()).read_text())
    check(pattern, results)
    names = [e["args"]["op_name"] for e in events
             if e["cat"] == "Node" and e["name"].endswith("_kernel_time")]
    names = [name for name in names if name != "Reshape"]  # moves nothing
    views = not all(r.flags["C_CONTIGUOUS"] for r in map(numpy.asarray, results))
    return count_of(names, lambda name: "MatMul" in name or "Gemm" in name, views)
