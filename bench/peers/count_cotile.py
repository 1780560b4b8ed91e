# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dispatches that Cotile forms, as `cotile-compile --explain=json` tells them."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

import numpy
from linalg_text import linalg_text
from patterns import Count, data, reference

VARIANTS = {"cotile": (), "cotile apart": ("--no-fuse",)}
BUILT = Path(__file__).resolve().parents[2] / "build/bin"
TOOLS = Path(os.environ.get("COTILE_BIN", BUILT))
TYPES = {"float32": "F32", "float16": "F16", "int8": "I8"}


def named(members):
    """The parameters of the program by name: w0, b0, s0, w1 .."""
    return {f"{name[0]}{i}": value for i, values in enumerate(members)
            for name, value in vars(values).items() if value is not None}


def write_safetensors(path, arrays):
    header, offset = {}, 0
    for name, array in arrays.items():
        header[name] = {"dtype": TYPES[str(array.dtype)], "shape": array.shape,
                        "data_offsets": [offset, offset + array.nbytes]}
        offset += array.nbytes
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for array in arrays.values():
            file.write(numpy.ascontiguousarray(array).tobytes())


def compile_cotile(pattern, folder, variant):
    """Writes module.so to the folder; returns what --explain=json prints."""
    (folder / "pattern.mlir").write_text(linalg_text(pattern, "cotile"))
    command = [TOOLS / "cotile-compile", folder / "pattern.mlir", "-o", folder / "module.so",
               "--explain=json", *VARIANTS[variant]]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def check_cotile(pattern, folder):
    """Runs module.so; cotile-run fails if the results are not numpy's."""
    x, members = data(pattern)
    write_safetensors(folder / "weights.safetensors", named(members))
    numpy.save(folder / "x.npy", x)
    command = [TOOLS / "cotile-run", folder / "module.so", f"--input=@{folder}/x.npy",
               f"--parameters={folder}/weights.safetensors", "--atol=1e-3", "--rtol=1e-3"]
    for i, result in enumerate(reference(pattern)):
        numpy.save(folder / f"{i}.npy", numpy.ascontiguousarray(result))
        command.append(f"--expected-output=@{folder}/{i}.npy")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def count(pattern, variant):
    with tempfile.TemporaryDirectory() as folder:
        target = compile_cotile(pattern, Path(folder), variant)["targets"][0]
        check_cotile(pattern, Path(folder))
    groups = [len(group["members"]) for group in target["groups"]]
    products = len(groups) + len(pattern.members) - sum(groups)
    names = [f"group of {size}" for size in groups] + [r["reason"] for r in target["refused"]]
    return Count(products, target["dispatches"]["after"] - products, tuple(names))
