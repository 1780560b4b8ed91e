#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds everything that a preset has, and runs all tests but the numeric ones, which take too long.
#
#   test_sanitize.sh PRESET BUILD
set -euo pipefail
cd "$(dirname "$0")/../.."
cmake --preset "$1" -B "$2"
cmake --build "$2" --parallel 2 -- --quiet
ctest --test-dir "$2" --label-exclude numeric --parallel 2 --output-on-failure --no-tests=error
