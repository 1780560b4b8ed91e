# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dispatches of one call that IREE forms: their names from its flow dialect, where packing of X is
an encoding yet, their number from the command buffers of its hal dialect.

Initializers do not count: they run once, when a module is loaded.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from count_cotile import named
from iree import runtime
from linalg_text import linalg_text
from patterns import Count, check, data

FLAGS = ("--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu",
         "--iree-llvmcpu-target-cpu=host")
HORIZONTAL = "--iree-dispatch-creation-enable-fuse-horizontal-contractions=true"
VARIANTS = {
    "iree": ("--iree-opt-data-tiling=true",),
    "iree horizontal": ("--iree-opt-data-tiling=true", HORIZONTAL),
    "iree untiled": ("--iree-opt-data-tiling=false",)}
COMPILER = Path(sys.executable).parent / "iree-compile"


def compile_iree(pattern, folder, variant, output, *flags):
    source = folder / "pattern.mlir"
    source.write_text(linalg_text(pattern, "iree"))
    command = [COMPILER, source, "-o", folder / output, *FLAGS, *VARIANTS[variant], *flags]
    subprocess.run(command, check=True)
    return folder / output


def parameters(members):
    index = runtime.ParameterIndex()
    for name, value in named(members).items():
        index.add_buffer(name, value)
    return index


def check_iree(pattern, module):
    x, members = data(pattern)
    config = runtime.Config("local-sync")
    provider = parameters(members).create_provider("model")
    loaded = runtime.load_vm_modules(
        runtime.create_io_parameters_module(config.vm_instance, provider),
        runtime.create_hal_module(config.vm_instance, config.device),
        runtime.VmModule.mmap(config.vm_instance, str(module)), config=config)[-1]
    results = loaded.main(x)
    results = results if isinstance(results, (list, tuple)) else [results]
    check(pattern, [numpy.asarray(result) for result in results])


def functions(text, names):
    """What is in the functions of these names."""
    found = re.findall(rf"^  util\.func \w+ @(?:{names})\(.*?^  }}", text, re.DOTALL | re.MULTILINE)
    return "".join(found)


def count(pattern, variant):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        flow = compile_iree(pattern, folder, variant, "flow.mlir", "--compile-to=flow").read_text()
        hal = compile_iree(pattern, folder, variant, "hal.mlir", "--compile-to=hal").read_text()
        check_iree(pattern, compile_iree(pattern, folder, variant, "module.vmfb"))
    calls = re.findall(r"= flow\.(?:dispatch @[^(]*?::@([\w$]+)|tensor\.(encode))",
                       functions(flow, "main"))
    names = tuple(name or encode for name, encode in calls)
    products = sum(bool(re.search("matmul|contract", name)) for name in names)
    launches = functions(hal, "main|__main_memoize_apply").count("hal.command_buffer.dispatch<")
    return Count(products, launches - products, names)
