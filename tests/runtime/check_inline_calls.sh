#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Between the two calls of getppid that surround its calls, inline_calls makes no system call.
# Exit code 77: strace may not look.
#
#   check_inline_calls.sh STRACE INLINE_CALLS [COMPILER INPUT.mlir]
set -euo pipefail
strace=$1
program=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
modules=()
if [[ $# -gt 2 ]]; then
  "$3" "$4" -o "$folder/module.so"
  modules=("$folder/module.so")
fi
if ! "$strace" -o "$folder/log" true; then
  echo "tracing is not permitted here"
  exit 77
fi
"$strace" -o "$folder/log" "$program" "${modules[@]}"
markers=$(grep -c '^getppid()' "$folder/log")
if [[ $markers -lt 2 || $((markers % 2)) -ne 0 ]]; then
  echo "$markers markers in what strace tells" >&2
  exit 1
fi
between=$(awk '/^getppid\(\)/ { inside = !inside; next } inside' "$folder/log")
[[ -z $between ]] && exit
echo "system calls of a call:" >&2
sort <<<"$between" | uniq -c | sort -rn | head >&2
exit 1
