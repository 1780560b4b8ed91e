#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs a build, moves the installed tree elsewhere, and uses it from there: headers, tools,
# find_package and pkg-config.
#
#   test_install.sh BUILD CC
set -euo pipefail
build=$1
cc=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

die() {
  echo "install: $1" >&2
  exit 1
}

cmake --install "$build" --prefix "$work/first" >/dev/null
mv "$work/first" "$work/prefix"
prefix=$work/prefix
(cd "$prefix" && find . -type f | sort)
grep -rIl "$work/first\|$build" "$prefix" && die "these files name the paths they were installed to"
[[ ! -e $prefix/include/cotile/compiler.h ]] || die "compiler.h is of no use without its library"

echo "== find_package"
mkdir "$work/project"
cp "$here/list_devices.c" "$work/project/"
cp "$here/project.cmake" "$work/project/CMakeLists.txt"
cmake -S "$work/project" -B "$work/project/build" -DCMAKE_C_COMPILER="$cc" \
  -DCMAKE_PREFIX_PATH="$prefix" >"$work/log" || die "$(cat "$work/log")"
cmake --build "$work/project/build" >"$work/log" || die "$(cat "$work/log")"
"$work/project/build/list_devices_cotile" | tee "$work/devices"
"$work/project/build/list_devices_shared" | diff "$work/devices" - || die "the libraries differ"
grep -q '^cpu: [1-9]' "$work/devices" || die "no cpu device"
grep -q '^null: [1-9]' "$work/devices" || die "no null device"

echo "== pkg-config"
export PKG_CONFIG_PATH
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name cotile.pc)")
read -ra flags <<<"$(pkg-config --cflags --libs cotile)"
"$cc" -std=c11 "$here/list_devices.c" "${flags[@]}" -o "$work/list_devices"
LD_LIBRARY_PATH=$(pkg-config --variable=libdir cotile) "$work/list_devices" |
  diff "$work/devices" - || die "pkg-config's program differs"
version=$(pkg-config --modversion cotile)
grep -qx "cotile $version" "$work/devices" || die "pkg-config says version $version"

echo "== tools"
for tool in cotile-compile cotile-opt cotile-run cotile-bench; do
  "$prefix/bin/$tool" --version >"$work/log" 2>&1 || die "$tool: $(cat "$work/log")"
done
cat >"$work/double.mlir" <<'MLIR'
func.func @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %sum = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>)
      -> tensor<4xf32>
  return %sum : tensor<4xf32>
}
MLIR
"$prefix/bin/cotile-compile" "$work/double.mlir" -o "$work/double.so"
"$prefix/bin/cotile-run" "$work/double.so" --function=double --input="4xf32=1 2 3 4" \
  --expected-output="4xf32=2 4 6 8"
