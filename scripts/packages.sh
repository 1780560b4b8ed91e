#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The Debian packages that a make target needs.
#
#   packages.sh list|missing|install build|demo|check|ci
#
# install: as root installs what is missing, from Debian alone; as another user, says what is
# missing and fails, unless only tests or drivers are left out without it. LLVM 22 comes to Debian
# 12 through its security updates.
set -euo pipefail

build=(cmake ninja-build clang-22 lld-22 libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  libjansson-dev libxxhash-dev libcmocka-dev libvulkan-dev python3)
demo=("${build[@]}" python3-pip)
check=("${demo[@]}" clang-format-22 libclang-rt-22-dev pkg-config strace valgrind qemu-user
  spirv-tools mesa-vulkan-drivers vulkan-validationlayers glslang-tools)
optional=(libvulkan-dev strace valgrind qemu-user mesa-vulkan-drivers vulkan-validationlayers
  glslang-tools)
ci=("${check[@]}" make)

die() {
  echo "packages: $1" >&2
  exit "${2:-1}"
}

usage="usage: packages.sh list|missing|install build|demo|check|ci"
[[ $# -eq 2 ]] || die "$usage" 2
case $2 in
  build) wanted=("${build[@]}") ;;
  demo) wanted=("${demo[@]}") ;;
  check) wanted=("${check[@]}") ;;
  ci) wanted=("${ci[@]}") ;;
  *) die "$usage" 2 ;;
esac

# One package a line.
missing() {
  local package
  for package in "${wanted[@]}"; do
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      echo "$package"
  done
}

install() {
  local packages package
  if ! command -v dpkg-query >/dev/null; then
    echo "packages: this is no Debian; going on without a check that these are there: ${wanted[*]}" >&2
    return
  fi
  mapfile -t packages < <(missing)
  [[ ${#packages[@]} -gt 0 ]] || return 0
  if [[ $(id -u) -ne 0 ]]; then
    local text="some are missing; install them as root: apt-get install ${packages[*]}"
    for package in "${packages[@]}"; do
      [[ " ${optional[*]} " == *" $package "* ]] || die "$text"
    done
    echo "packages: $text (what needs them is left out)" >&2
    return
  fi
  echo "Installing ${packages[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq </dev/null ||
    echo "packages: apt-get update failed; trying with the package lists that are there" >&2
  apt-get install -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "${packages[@]}" \
    </dev/null >&2 ||
    die "cannot install ${packages[*]}: no network, or a Debian without its security updates (suite
packages: bookworm-security), which bring LLVM 22 to Debian 12"
}

case $1 in
  list) printf '%s\n' "${wanted[@]}" ;;
  missing) missing ;;
  install) install ;;
  *) die "$usage" 2 ;;
esac
