#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Configures and builds the preset for AArch64.
#
#   build.sh FOLDER [-DNAME=VALUE..]
set -euo pipefail
folder=$1
shift
cd "$(dirname "$0")/../.."
cmake --preset aarch64 -B "$folder" "$@"
cmake --build "$folder" --parallel 2 -- --quiet
