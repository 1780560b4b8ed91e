#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Fetches the libraries and headers of Debian for AArch64 that the runtime and its tests are built
# with, and that qemu runs them with.
#
#   aarch64-sysroot.sh FOLDER
#
# The packages of this machine stay as they are, and nobody needs to be root: apt has its lists and
# its state in a folder of its own, with the sources and keys of the system. A folder that has all
# these packages already stays as it is.
set -euo pipefail

[[ $# -eq 1 ]] || { echo "usage: aarch64-sysroot.sh FOLDER" >&2; exit 2; }
folder=$1
packages=(libc6 libc6-dev linux-libc-dev libgcc-s1 libgcc-12-dev libjansson4 libjansson-dev
  libcmocka0 libcmocka-dev libxxhash-dev)

die() {
  echo "aarch64-sysroot: $1" >&2
  exit 1
}

[[ $(cat "$folder/packages" 2>/dev/null) != "${packages[*]}" ]] || exit 0
for tool in apt-get dpkg-deb; do
  command -v "$tool" >/dev/null || die "this is no Debian: there is no $tool"
done
mkdir -p "$(dirname "$folder")"
work=$(mktemp -d "$folder.XXXXXX")
work=$(cd "$work" && pwd)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,cache/archives/partial,packages,sysroot}
: >"$work/status"
apt=(apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures::=arm64
  -o Dir::State::lists="$work/lists" -o Dir::State::status="$work/status"
  -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root -o Acquire::Retries=1)
"${apt[@]}" update >&2 || echo "aarch64-sysroot: apt-get update failed in part" >&2
(cd "$work/packages" && "${apt[@]}" download "${packages[@]}" >&2) ||
  die "cannot fetch ${packages[*]} for arm64: no network, or not Debian 12"
for package in "$work"/packages/*.deb; do dpkg-deb --extract "$package" "$work/sysroot"; done
# Absolute links would lead out of the folder.
find "$work/sysroot" -type l -lname '/*' -printf '%p\t%l\n' | while IFS=$'\t' read -r link target; do
  ln -sfn "$(realpath -m --relative-to="$(dirname "$link")" "$work/sysroot$target")" "$link"
done
echo "${packages[*]}" >"$work/sysroot/packages"
rm -rf "$folder"
mv "$work/sysroot" "$folder"
