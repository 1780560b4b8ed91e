#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks the IR examples in documents. A line `<!-- ir: ARGUMENTS -->` is followed by two
# ```mlir blocks: the second must be what `cotile-opt ARGUMENTS` makes of the first.
#
#   check-readme-ir.sh PATH/TO/cotile-opt [--update] README.md ...
set -euo pipefail

opt=$(realpath "$1")
shift
update=0
if [ "${1:-}" = --update ]; then
  update=1
  shift
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Splits a README into before.mlir, after.mlir, arguments, and the text around the second block.
split() {
  awk -v dir="$work" '
    /^<!-- ir: .* -->$/ { a = $0; sub(/^<!-- ir: /, "", a); sub(/ -->$/, "", a); print a > (dir "/arguments"); armed = 1 }
    armed && /^```mlir$/ { block++; print > (dir "/head"); printf "" > (dir "/block" block); inside = 1; next }
    inside && /^```$/ { inside = 0; if (block == 2) { armed = 0; tail = 1 } }
    inside { print > (dir "/block" block); if (block == 1) print > (dir "/head"); next }
    { print > (dir (tail ? "/tail" : "/head")) }
  ' "$1"
}

status=0
for readme in "$@"; do
  rm -f "$work"/*
  split "$readme"
  if [ ! -f "$work/arguments" ] || [ ! -f "$work/block2" ]; then
    echo "$readme: no IR example" >&2
    status=1
    continue
  fi
  cp "$work/block1" "$work/example.mlir"
  # shellcheck disable=SC2046 # the arguments are words
  (cd "$work" && "$opt" example.mlir $(cat arguments)) >"$work/out" || { status=1; continue; }
  sed -i -e '/^$/d' "$work/out"
  if [ $update = 1 ]; then
    cat "$work/head" "$work/out" "$work/tail" >"$readme"
  elif ! diff -u "$work/block2" "$work/out"; then
    echo "$readme: the example is not what the compiler makes (scripts/check-readme-ir.sh --update)" >&2
    status=1
  fi
done
exit $status
