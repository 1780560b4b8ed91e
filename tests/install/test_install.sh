#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs a build, moves the installed tree elsewhere, and uses it from there: headers, tools,
# find_package and pkg-config, examples.
#
#   test_install.sh BUILD CC
set -euo pipefail
build=$1
cc=$2
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
unset COTILE_COMPILER
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

echo "== examples"
python3 - "$work/weights.safetensors" <<'PYTHON'
import json, struct, sys
header, data = {}, b""
for name, weight, bias in (("query", 0.5, 1), ("key", 0.25, 2), ("value", 0.125, 3)):
    for part, shape, value in (("weight", [384, 384], weight), ("bias", [384], bias)):
        tensor = struct.pack("<f", value) * (384 * 384 if part == "weight" else 384)
        offsets = [len(data), len(data) + len(tensor)]
        header[f"encoder.layer.0.attention.self.{name}.{part}"] = {
            "dtype": "F32", "shape": shape, "data_offsets": offsets}
        data += tensor
header = json.dumps(header).encode()
with open(sys.argv[1], "wb") as file:
    file.write(struct.pack("<Q", len(header)) + header + data)
PYTHON

# check_embed PROGRAM: compiles, runs twice and fails as the example should; PROGRAM finds the
# compiler by itself.
check_embed() {
  "$@" "$work/double.mlir" "$work/embedded.so" - "4xf32=1 2 3 4" >"$work/out" ||
    die "$*: fails on double.mlir"
  for whose in "the runtime's" "our own"; do
    grep -qx "result 0 in $whose memory: 4xf32=\[2 4 6 8\]" "$work/out" || die "$*: $(cat "$work/out")"
  done
  "$@" "$examples/minilm_qkv.mlir" "$work/embedded.so" "$work/weights.safetensors" "2x384xf32=1" \
    >"$work/out" || die "$*: fails on minilm_qkv.mlir"
  grep -q "one kernel with 3 results" "$work/out" || die "$*: no explanation: $(cat "$work/out")"
  for result in "0 in the runtime's:193" "1 in the runtime's:98" "2 in the runtime's:51" \
    "0 in our own:193" "1 in our own:98" "2 in our own:51"; do
    grep -q "^result ${result%:*} memory: 2x384xf32=\[\[${result#*:} " "$work/out" ||
      die "$*: wants $result: $(cat "$work/out")"
  done
  echo "oops" >"$work/oops.mlir"
  rm "$work/embedded.so"
  ! "$@" "$work/oops.mlir" "$work/embedded.so" - >"$work/out" 2>&1 || die "$*: takes oops.mlir"
  grep -q "^embed: $work/oops.mlir:1:1: error: " "$work/out" || die "$*: $(cat "$work/out")"
  [[ ! -e $work/embedded.so ]] || die "$*: a failed compilation leaves a module"
}

cp -r "$examples" "$work/examples"
for library in cotile shared; do
  cmake -S "$work/examples" -B "$work/examples/$library" -DCMAKE_C_COMPILER="$cc" \
    -DCMAKE_PREFIX_PATH="$prefix" -DLIBRARY=Cotile::$library >"$work/log" || die "$(cat "$work/log")"
  cmake --build "$work/examples/$library" >"$work/log" || die "$(cat "$work/log")"
done
strict=(-std=c11 -Wall -Wextra -pedantic -Werror)
"$cc" "${strict[@]}" "$examples/embed.c" "${flags[@]}" -o "$work/embed_shared"
read -ra static <<<"$(pkg-config --static --cflags --libs cotile)"
"$cc" "${strict[@]}" "$examples/embed.c" "${static[@]/-lcotile/-l:libcotile.a}" -o "$work/embed_archive"
! ldd "$work/embed_archive" | grep libcotile || die "the archive is not what was linked"
libraries=$(pkg-config --variable=libdir cotile)
# The shared library looks beside itself, the archive in the prefix it was built for and in PATH.
check_embed "$work/examples/shared/embed"
check_embed env LD_LIBRARY_PATH="$libraries" "$work/embed_shared"
check_embed env PATH="$prefix/bin:$PATH" "$work/examples/cotile/embed"
check_embed env COTILE_COMPILER="$prefix/bin/cotile-compile" "$work/embed_archive"
