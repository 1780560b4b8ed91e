# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   make build     everything into build/, tools in build/bin/
#   make demo      packages, build, and the demonstration on real weights
#   make check     packages, build, and all tests
#   make install   into PREFIX (default /usr/local); DESTDIR for packagers
#   make format    formats all C and C++
#   make clean     removes the build folders
#
# demo and check install missing Debian packages as root, and name them for other users. check also
# fetches libraries for the tests of AArch64 into build/, and goes on without those if it cannot.
# COTILE_WERROR=ON makes warnings errors; JOBS is the number of parallel jobs.
COTILE_WERROR ?= OFF
PREFIX ?= /usr/local
JOBS ?= $(shell nproc)

.PHONY: build demo check install format clean packages-demo packages-check aarch64-sysroot
.NOTPARALLEL:

build:
	cmake --preset default -DCOTILE_WERROR=$(COTILE_WERROR)
	cmake --build build --parallel $(JOBS)

packages-demo:
	scripts/packages.sh install demo

packages-check:
	scripts/packages.sh install check

aarch64-sysroot:
	! command -v qemu-aarch64 >/dev/null || scripts/aarch64-sysroot.sh build/aarch64-sysroot || true

demo: packages-demo build
	scripts/demo.sh build

check: packages-check aarch64-sysroot build
	ctest --test-dir build --parallel $(JOBS) --output-on-failure --no-tests=error

install: build
	cmake --install build --prefix $(PREFIX)

format:
	python3 python/lint.py files | xargs -0 clang-format-22 -i

clean:
	rm -rf build build-*
