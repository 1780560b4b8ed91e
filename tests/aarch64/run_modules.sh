#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Results of math.mlir for AArch64, run by qemu, against those of this machine; and what a processor
# does with modules for others.
#
#   run_modules.sh TOOLS AARCH64_TOOLS SYSROOT
set -euo pipefail
tools=$1 aarch64_tools=$2 sysroot=$3
source=$(cd "$(dirname "$0")" && pwd)/math.mlir
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# run CPU MODULE ARGUMENT..
run() {
  qemu-aarch64 -cpu "$1" -L "$sysroot" "$aarch64_tools/cotile-run" "${@:2}"
}

a="0.25 -0.5 1 -1.5 2.5 -3 0.001 -0.125 5 -6.75 0.7 1e-6 -2.5"
b="1 2 0.5 3 10 0.1 7 100 1.25 0.01 4 9 16"
declare -A inputs=(
  [f32]="13xf32=$a|13xf32=$b" [f64]="13xf64=$a|13xf64=$b" [narrow]="13xf64=$a|13xf16=$b|13xbf16=$b")
declare -A results=([f32]=6 [f64]=4 [narrow]=4)
declare -A cpus=( # and what qemu calls the least that must run them
  [aarch64]=cortex-a57 [cortex-a76]=cortex-a76 [neoverse-v1]=max,sve=off
  [cortex-a72,neoverse-v1]=cortex-a57)

"$tools/cotile-compile" "$source" -o host.so
for cpu in "${!cpus[@]}"; do "$tools/cotile-compile" "$source" -o "$cpu.so" --target-cpu="$cpu"; done
for function in "${!inputs[@]}"; do
  IFS='|' read -r -a values <<<"${inputs[$function]}"
  arguments=("--function=$function" "${values[@]/#/--input=}")
  outputs=() expected=()
  for ((i = 0; i < results[$function]; i++)); do
    outputs+=("--output=@$function$i.npy")
    expected+=("--expected-output=@$function$i.npy")
  done
  "$tools/cotile-run" host.so "${arguments[@]}" "${outputs[@]}"
  for cpu in "${!cpus[@]}"; do
    echo "$function for $cpu on ${cpus[$cpu]}"
    run "${cpus[$cpu]}" "$cpu.so" "${arguments[@]}" "${expected[@]}"
  done
done

code=0
run cortex-a57 cortex-a76.so --list-functions 2>errors || code=$?
cat errors
grep -q "compiled for CPU 'cortex-a76', this machine lacks lse, fullfp16, rdm, dotprod$" errors
[[ $code -eq 4 ]]
