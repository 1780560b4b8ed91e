#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small transformers of PyTorch as linalg on tensors, by torch-mlir; what it writes is not edited.

  export_models.py FOLDER [NAME...]
  export_models.py --expected FOLDER

Without names: those of tests/exports, whose README.md says which versions to install and what the
names mean. With --expected: instead, what PyTorch computes for the inputs of export_inputs.py, as
MODEL-WEIGHTS.npy. The models have the structure of BERT and of Llama (grouped-query attention, rotary
embedding, RMS norm, gated feed-forward), with few and narrow layers, and random weights. Where
weights are constants all layers share them, so that a file stays small.
"""

import argparse
import array
import functools
import math
import sys
from pathlib import Path

import export_inputs
import torch
from torch import nn
from torch.export import Dim
from torch_mlir import fx

HEAD = 16
VOCABULARY = 50
POSITIONS = 32


def heads(x, count):
    """Batch x length x (count * HEAD) -> batch x count x length x HEAD."""
    return x.view(x.shape[0], x.shape[1], count, HEAD).transpose(1, 2)


def attend(q, k, v, mask):
    """Softmax attention; batch x length x (heads * HEAD)."""
    scores = q @ k.transpose(-1, -2) / math.sqrt(HEAD) + mask
    context = (scores.softmax(dim=-1) @ v).transpose(1, 2)
    return context.reshape(context.shape[0], context.shape[1], -1)


class BertLayer(nn.Module):
    def __init__(self, width, feed_forward):
        super().__init__()
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.dense = nn.Linear(width, width)
        self.attention_norm = nn.LayerNorm(width, eps=1e-12)
        self.intermediate = nn.Linear(width, feed_forward)
        self.output = nn.Linear(feed_forward, width)
        self.output_norm = nn.LayerNorm(width, eps=1e-12)

    def forward(self, x, mask):
        count = self.query.out_features // HEAD
        q, k, v = (heads(f(x), count) for f in (self.query, self.key, self.value))
        x = self.attention_norm(self.dense(attend(q, k, v, mask)) + x)
        y = nn.functional.gelu(self.intermediate(x))
        return self.output_norm(self.output(y) + x)


class Bert(nn.Module):
    """Token ids and the mask of those that count -> the last hidden state."""

    def __init__(self, width, feed_forward, layers, shared):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, width)
        self.positions = nn.Embedding(POSITIONS, width)
        self.types = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = make_layers(layers, shared, lambda: BertLayer(width, feed_forward))

    def forward(self, ids, mask):
        positions = torch.arange(ids.shape[1])[None]
        x = self.words(ids) + self.types(torch.zeros_like(ids)) + self.positions(positions)
        x = self.norm(x)
        hidden = (1.0 - mask[:, None, None, :].to(x.dtype)) * torch.finfo(x.dtype).min
        for layer in self.layers:
            x = layer(x, hidden)
        return x


class RmsNorm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        return self.weight * (x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6))


def rotate(x, cos, sin):
    """Rotary embedding of batch x heads x length x HEAD."""
    half = HEAD // 2
    return x * cos + torch.cat((-x[..., half:], x[..., :half]), dim=-1) * sin


def repeat_heads(x, count):
    """Each head `count` times, batch x heads x length x HEAD."""
    batch, heads_in, length, size = x.shape
    x = x[:, :, None].expand(batch, heads_in, count, length, size)
    return x.reshape(batch, heads_in * count, length, size)


class LlamaLayer(nn.Module):
    def __init__(self, width, kv_width, feed_forward):
        super().__init__()
        self.input_norm = RmsNorm(width)
        self.query = nn.Linear(width, width, bias=False)
        self.key = nn.Linear(width, kv_width, bias=False)
        self.value = nn.Linear(width, kv_width, bias=False)
        self.output = nn.Linear(width, width, bias=False)
        self.post_norm = RmsNorm(width)
        self.gate = nn.Linear(width, feed_forward, bias=False)
        self.up = nn.Linear(width, feed_forward, bias=False)
        self.down = nn.Linear(feed_forward, width, bias=False)

    def attention(self, x, cos, sin, mask):
        count, kv_count = self.query.out_features // HEAD, self.key.out_features // HEAD
        q, k = heads(self.query(x), count), heads(self.key(x), kv_count)
        v = heads(self.value(x), kv_count)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        k, v = repeat_heads(k, count // kv_count), repeat_heads(v, count // kv_count)
        return self.output(attend(q, k, v, mask))

    def forward(self, x, cos, sin, mask):
        x = x + self.attention(self.input_norm(x), cos, sin, mask)
        y = self.post_norm(x)
        return x + self.down(nn.functional.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    """Token ids and their positions -> logits."""

    def __init__(self, width, kv_width, feed_forward, layers, shared):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, width)
        self.layers = make_layers(layers, shared, lambda: LlamaLayer(width, kv_width, feed_forward))
        self.norm = RmsNorm(width)
        self.head = nn.Linear(width, VOCABULARY, bias=False)
        self.head.weight = self.words.weight
        self.register_buffer("frequencies", 10000.0 ** (-torch.arange(0, HEAD, 2) / HEAD))

    def forward(self, ids, positions):
        angles = positions[:, None, :, None].to(torch.float32) * self.frequencies
        angles = torch.cat((angles, angles), dim=-1)
        length = ids.shape[1]
        mask = torch.full((length, length), torch.finfo(torch.float32).min).triu(1)
        x = self.words(ids)
        for layer in self.layers:
            x = layer(x, angles.cos(), angles.sin(), mask)
        return self.head(self.norm(x))


class Weightless(nn.Module):
    """A model whose weights are arguments in front of its two inputs."""

    def __init__(self, model):
        super().__init__()
        self.model = [model]  # in a list: its weights are not this module's
        tensors = dict(model.named_parameters()) | dict(model.named_buffers())
        self.weights = {name: tensor.detach() for name, tensor in tensors.items()}

    def forward(self, weights, first, second):
        return torch.func.functional_call(self.model[0], weights, (first, second))


def make_layers(count, shared, make):
    if not shared:
        return nn.ModuleList(make() for _ in range(count))
    return nn.ModuleList([make()] * count)


MODELS = {
    "bert": functools.partial(Bert, layers=6),
    "llama": functools.partial(Llama, layers=2),
}
# Widths with weights as arguments, which cost no room, and as constants.
WIDTHS = {
    ("bert", "arguments"): {"width": 64, "feed_forward": 256, "shared": False},
    ("bert", "constants"): {"width": 32, "feed_forward": 64, "shared": True},
    ("llama", "arguments"): {"width": 64, "kv_width": 32, "feed_forward": 176, "shared": False},
    ("llama", "constants"): {"width": 32, "kv_width": 16, "feed_forward": 48, "shared": True},
}
# Batch and length; None: dynamic.
SHAPES = {"1x8": (1, 8), "2x8": (2, 8), "1xd": (1, None), "dx8": (None, 8), "dxd": (None, None)}
# What torch decomposes before torch-mlir sees it: nothing, which makes linear layers batched
# products, or what torch-mlir asks for by default, which makes them products of collapsed rows.
FORMS = {"batched": {}, "collapsed": None}


def make_inputs(model, batch, length):
    ids = torch.randint(VOCABULARY, (batch, length))
    if model == "bert":
        return ids, torch.ones_like(ids)
    return ids, torch.arange(length).repeat(batch, 1)


def dynamic_dims(batch, length):
    dims = {}
    if batch is None:
        dims[0] = Dim("batch", min=2, max=64)
    if length is None:
        dims[1] = Dim("length", min=2, max=POSITIONS)
    return dims


def export(name):
    """The text of the model of a name MODEL-FORM-WEIGHTS-SHAPE."""
    model_name, form, weights, shape = name.split("-")
    batch, length = SHAPES[shape]
    torch.manual_seed(0)
    model = MODELS[model_name](**WIDTHS[model_name, weights]).eval()
    inputs = make_inputs(model_name, batch or 3, length or 7)
    dims = dynamic_dims(batch, length)
    shapes = tuple(dims for _ in inputs)
    if weights == "arguments":
        model = Weightless(model)
        shapes = ({weight: {} for weight in model.weights}, *shapes)
        inputs = (model.weights, *inputs)
    module = fx.export_and_import(model, *inputs, dynamic_shapes=shapes if dims else None,
                                  decomposition_table=FORMS[form], func_name=model_name,
                                  output_type="linalg-on-tensors")
    return module.operation.get_asm(large_elements_limit=None)


def set_weights(model):
    """Weights, and buffers, that tests can make again."""
    tensors = dict(model.named_parameters()) | dict(model.named_buffers())
    for number, tensor in enumerate(tensors.values()):
        values = torch.tensor(export_inputs.weights(number, tensor.numel()))
        tensor.data.copy_(values.view_as(tensor))


def expected(model_name, weights):
    """The result for all rows, as float32."""
    torch.manual_seed(0)
    model = MODELS[model_name](**WIDTHS[model_name, weights]).eval()
    if weights == "arguments":
        set_weights(model)
    rows, length = range(len(export_inputs.COUNTED)), export_inputs.LENGTH
    with torch.no_grad():
        return model(torch.tensor([export_inputs.ids(row, length) for row in rows]),
                     torch.tensor([export_inputs.SECOND[model_name](row, length) for row in rows]))


def write_npy(path, tensor):
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {tuple(tensor.shape)}, }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    data = array.array("f", tensor.flatten().tolist()).tobytes()
    path.write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") +
                     header.encode() + data)


def all_names():
    """Each form with one kind of weights in all shapes, with the other in one."""
    kinds = [("batched", "arguments", SHAPES), ("collapsed", "constants", SHAPES),
             ("batched", "constants", ["dxd"]), ("collapsed", "arguments", ["dxd"])]
    return [f"{model}-{form}-{weights}-{shape}" for model in MODELS
            for form, weights, shapes in kinds for shape in shapes]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help="MODEL-FORM-WEIGHTS-SHAPE")
    parser.add_argument("--expected", action="store_true", help="write results, not models")
    arguments = parser.parse_args()
    if arguments.expected:
        for model, weights in WIDTHS:
            write_npy(arguments.folder / f"{model}-{weights}.npy", expected(model, weights))
        return 0
    for name in arguments.names or all_names():
        text = export(name)
        (arguments.folder / f"{name}.mlir").write_text(text)
        print(f"{name}: {len(text)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
