#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the runtime, its tools and its tests with a preset, and runs these tests.
#
#   test_sanitize.sh PRESET BUILD
set -euo pipefail
cd "$(dirname "$0")/../.."
cmake --preset "$1" -B "$2" >"$2.log" || { cat "$2.log"; exit 1; }
rm "$2.log"
cmake --build "$2" --target tests/runtime/all -- --quiet
ctest --test-dir "$2" --tests-regex '^(runtime|fuzz)/' --parallel 2 --output-on-failure \
  --no-tests=error
