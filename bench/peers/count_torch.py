# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of one call that torch.compile (inductor) makes, and primitives that oneDNN runs.

Weights are frozen, which the concatenation of linear layers needs; so they are packed beforehand.
Calls are counted in the program that inductor writes, oneDNN's in what it prints as it runs.
"""

import os
import re
import tempfile
from types import SimpleNamespace

import torch
import torch._inductor.config
from patterns import Refused, check, count_of, data, evaluate, rows
from torch._inductor.utils import run_and_get_code

VARIANTS = {
    "inductor": {},
    "inductor concat": {"cpp.enable_concat_linear": True},
    "inductor grouped": {"max_autotune": True, "max_autotune_gemm_backends": "CPP",
                         "cpp.enable_grouped_gemm_template": True},
    "onednn": None}
LIBRARY = SimpleNamespace(
    matmul=torch.matmul, linear=torch.nn.functional.linear, widen=lambda w: w.float(),
    exp=torch.exp, transpose=lambda y: y.t().contiguous())


class Module(torch.nn.Module):
    def __init__(self, pattern, members):
        super().__init__()
        self.pattern, self.members = pattern, members
        for i, values in enumerate(members):
            for name, value in vars(values).items():
                self.register_buffer(f"{name}{i}", value)

    def forward(self, x):
        members = [SimpleNamespace(**{name: getattr(self, f"{name}{i}") for name in vars(values)})
                   for i, values in enumerate(self.members)]
        return tuple(evaluate(self.pattern, LIBRARY, x, members))


def tensors(pattern):
    x, members = data(pattern)
    return torch.from_numpy(x), [
        SimpleNamespace(**{n: None if v is None else torch.from_numpy(v)
                           for n, v in vars(values).items()}) for values in members]


def are_views(results):
    storages = {r.untyped_storage().data_ptr() for r in results}
    return len(storages) < len(results) or not all(r.is_contiguous() for r in results)


def compiled(pattern, variant):
    """A function of X, the results of a first call, and the text of the program."""
    torch._dynamo.reset()
    torch.set_grad_enabled(False)
    x, members = tensors(pattern)
    if pattern.m is None:
        torch._dynamo.mark_dynamic(x, 1 if pattern.x_on_right else 0)
    with torch._inductor.config.patch(freezing=True, **VARIANTS[variant]):
        call = torch.compile(Module(pattern, members).eval())
        results, text = run_and_get_code(call, x)
    return call, results, text[0]


def count_inductor(pattern, variant):
    try:
        _, results, text = compiled(pattern, variant)
    except torch._inductor.exc.InductorError as error:
        return Refused(f"does not compile: {str(error).splitlines()[0]}")
    check(pattern, results)
    body = re.search(r"def call\(.*?\n +return ", text, re.DOTALL)[0]
    kernel = r"^ +(?:\w+ = )?(extern_kernels\.\w+|torch\.ops\.\w+\.\w+|cpp_\w+)[.(]"
    calls = re.findall(kernel, body, re.MULTILINE)
    names = [f"{name} (template)" if is_template(name, text) else name for name in calls]
    return count_of(names, is_product, are_views(results))


def is_product(name):
    return name.endswith("(template)") or not name.startswith("cpp_")


def is_template(name, text):
    """Whether the kernel is inductor's own matrix product."""
    source = re.search(rf"^{name} = async_compile.*?'''\)", text, re.DOTALL | re.MULTILINE)
    return bool(source) and "gemm" in source[0].lower()


class Packed:
    """Matrix products by oneDNN's linear layer, each weight packed once."""

    def __init__(self, pattern):
        self.rows, self.packed = rows(pattern) * (pattern.batch or 1), {}
        self.widen, self.exp = LIBRARY.widen, LIBRARY.exp
        self.transpose = LIBRARY.transpose

    def linear(self, x, weight, bias):
        if (key := weight.data_ptr()) not in self.packed:
            self.packed[key] = torch.ops.mkldnn._reorder_linear_weight(weight, self.rows)
        return torch.ops.mkldnn._linear_pointwise(x, self.packed[key], bias, "none", [], "")

    def matmul(self, x, weight):
        return self.linear(x, weight.t(), None)


def printed_by(call):
    """What native code writes to the standard output during the call, and its results."""
    saved = os.dup(1)
    with tempfile.TemporaryFile("w+") as file:
        os.dup2(file.fileno(), 1)
        try:
            with torch.backends.mkldnn.verbose(torch.backends.mkldnn.VERBOSE_ON):
                results = call()
        finally:
            os.dup2(saved, 1)
            os.close(saved)
        file.seek(0)
        return file.read(), results


def count_onednn(pattern):
    torch.set_grad_enabled(False)
    x, members = tensors(pattern)
    for member, values in zip(pattern.members, members):
        values.weight = values.weight.float()
    library = Packed(pattern)
    library.widen = lambda weight: weight
    evaluate(pattern, library, x, members)
    text, results = printed_by(lambda: evaluate(pattern, library, x, members))
    check(pattern, results)
    names = re.findall(r"primitive,exec,cpu,(\w+)", text)
    return count_of(names, re.compile("matmul|inner_product").search, are_views(results))


def count(pattern, variant):
    return count_onednn(pattern) if variant == "onednn" else count_inductor(pattern, variant)
