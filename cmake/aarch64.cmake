# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Toolchain file: programs for AArch64, which qemu runs. Libraries and headers come from the folder
# COTILE_AARCH64_SYSROOT; scripts/aarch64-sysroot.sh makes one.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(COTILE_AARCH64_SYSROOT "" CACHE PATH "Folder with AArch64's libraries and headers")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES COTILE_AARCH64_SYSROOT)
if(NOT IS_DIRECTORY "${COTILE_AARCH64_SYSROOT}/usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}")
  message(FATAL_ERROR "COTILE_AARCH64_SYSROOT (${COTILE_AARCH64_SYSROOT}) has no libraries for "
    "AArch64; run scripts/aarch64-sysroot.sh FOLDER")
endif()

set(CMAKE_C_COMPILER clang-22)
set(CMAKE_C_COMPILER_TARGET ${CMAKE_LIBRARY_ARCHITECTURE})
set(CMAKE_SYSROOT ${COTILE_AARCH64_SYSROOT})
foreach(kind EXE SHARED MODULE)
  set(CMAKE_${kind}_LINKER_FLAGS_INIT -fuse-ld=lld)
endforeach()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
# Without SVE, which no code may need.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -cpu max,sve=off -L ${COTILE_AARCH64_SYSROOT})
