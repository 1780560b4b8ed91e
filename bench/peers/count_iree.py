# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dispatches of one call that IREE forms, from its flow dialect.

Only the public function counts: initializers run once, when a module is loaded.
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
from patterns import check, count_of, data

FLAGS = ("--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu",
         "--iree-llvmcpu-target-cpu=host", "--iree-opt-data-tiling=true")
VARIANTS = {
    "iree": (),
    "iree horizontal": ("--iree-dispatch-creation-enable-fuse-horizontal-contractions=true",)}
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


def count(pattern, variant):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        flow = compile_iree(pattern, folder, variant, "flow.mlir", "--compile-to=flow").read_text()
        check_iree(pattern, compile_iree(pattern, folder, variant, "module.vmfb"))
    function = re.search(r"^  util\.func public @main\(.*?^  }", flow, re.DOTALL | re.MULTILINE)
    calls = re.findall(r"(%\S+) = flow\.dispatch @\S+?::@(\w+)", function[0].replace("$", "_"))
    names = [f"{name} ({value.partition(':')[2] or 1} results)" for value, name in calls]
    return count_of(names, re.compile("matmul|contract").search)
