# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Toolchain file: the runtime and its tests for AArch64, run by qemu. The libraries come from the
# folder COTILE_AARCH64_SYSROOT (scripts/sysroot.sh makes one), or, if that is empty, from Debian's
# multiarch packages of this machine.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(COTILE_AARCH64_SYSROOT "" CACHE PATH "Folder with AArch64's libraries and headers")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES COTILE_AARCH64_SYSROOT)

set(CMAKE_C_COMPILER clang-22)
set(CMAKE_C_COMPILER_TARGET aarch64-linux-gnu)
set(CMAKE_EXE_LINKER_FLAGS_INIT -fuse-ld=lld)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -fuse-ld=lld)
set(CMAKE_MODULE_LINKER_FLAGS_INIT -fuse-ld=lld)
set(CMAKE_SYSROOT ${COTILE_AARCH64_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
if(CMAKE_SYSROOT)
  set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
  set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
  set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L "${COTILE_AARCH64_SYSROOT}/")
