# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# MLIR and LLVM 22 as shared libraries plus the static C API archives: libMLIR.so does not export
# the C API. The one C++ file must be compiled by the clang++ that built them: MLIR derives type
# ids from the compiler's spelling of type names, and g++ spells them differently.
find_package(MLIR 22.1 CONFIG REQUIRED HINTS /usr/lib/llvm-22/lib/cmake/mlir)

if(NOT CMAKE_CXX_COMPILER)
  find_program(COTILE_CLANGXX NAMES clang++-22 HINTS ${LLVM_TOOLS_BINARY_DIR} REQUIRED)
  set(CMAKE_CXX_COMPILER ${COTILE_CLANGXX} CACHE FILEPATH "C++ compiler" FORCE)
endif()
enable_language(CXX)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR NOT CMAKE_CXX_COMPILER_VERSION MATCHES "^22\\.")
  message(FATAL_ERROR "The dialects must be compiled by clang++ 22, as MLIR was; "
    "found ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} (${CMAKE_CXX_COMPILER}). "
    "Install clang-22 or set CMAKE_CXX_COMPILER.")
endif()

find_program(COTILE_MLIR_TBLGEN NAMES mlir-tblgen HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH
  REQUIRED)

set(COTILE_MLIR_ARCHIVES)
foreach(name RegisterEverything IR Linalg Func Transforms Conversion Target LLVM GPU Interfaces)
  find_library(COTILE_MLIRCAPI_${name} NAMES libMLIRCAPI${name}.a HINTS ${LLVM_LIBRARY_DIR}
    NO_DEFAULT_PATH REQUIRED)
  list(APPEND COTILE_MLIR_ARCHIVES ${COTILE_MLIRCAPI_${name}})
endforeach()

add_library(cotile_mlir INTERFACE)
target_include_directories(cotile_mlir SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_link_libraries(cotile_mlir INTERFACE
  -Wl,--start-group ${COTILE_MLIR_ARCHIVES} -Wl,--end-group MLIR LLVM)
target_link_options(cotile_mlir INTERFACE -Wl,-rpath,${LLVM_LIBRARY_DIR})
