# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN lines call the tools by name: cotile-opt, cotile-compile, cotile-run, cotile-bench of this
# build and LLVM's FileCheck, not, split-file. Also:
#   %examples   the folder examples/
#   %python     the Python interpreter
# Features for REQUIRES: cpu-FLAG for each flag of this machine's CPU (cpu-avx2, cpu-avx512f), vulkan
# where it can be tested, and one per sanitizer of the build (address, undefined).
import os

import lit.formats

lit_config.load_config(config, lit_config.params["cotile_site"])

config.name = "cotile"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))

path = [config.cotile_tools, config.cotile_llvm_tools, os.environ.get("PATH", "")]
config.environment["PATH"] = os.pathsep.join(path)
config.environment["FILECHECK_OPTS"] = "--enable-var-scope --dump-input-filter=error"
for name in ("ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS", "VK_DRIVER_FILES", "VK_ICD_FILENAMES",
             "XDG_CACHE_HOME", "MESA_SHADER_CACHE_DIR"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.substitutions.append(("%examples", config.cotile_examples))
config.substitutions.append(("%python", config.cotile_python))

with open("/proc/cpuinfo", encoding="utf-8") as cpuinfo:
    flags = next((line for line in cpuinfo if line.startswith("flags")), "flags:")
for flag in flags.split(":", 1)[1].split():
    config.available_features.add("cpu-" + flag)
if config.cotile_vulkan:
    config.available_features.add("vulkan")
for sanitizer in filter(None, config.cotile_sanitize.split(",")):
    config.available_features.add(sanitizer)
