// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels from scheduled executables, and the numbers that a host program needs to launch them.
//
// An executable's kernel has the executable's name and the ABI of base/module_abi.h. Bindings are
// the arguments of its function, then, if weights are packed at load, the panel. Weights packed at
// load also get a kernel NAME_pack: one workgroup per group tile (and batch, where weights have
// them), bindings the distinct weights in order of the arguments, then the panel.
#ifndef COTILE_COMPILER_CODEGEN_CODEGEN_H
#define COTILE_COMPILER_CODEGEN_CODEGEN_H

#include "base/diagnostic.h"
#include "base/status.h"
#include "compiler/codegen/cloner.h"
#include "compiler/schedule/machine.h"

typedef struct cotile_codegen {
  const cotile_machine_t *machine;   // borrowed
  cotile_diagnostics_t *diagnostics; // borrowed
  cotile_arena_t *arena;             // borrowed
  bool reference; // compile contractions as loops, by upstream's passes: a second opinion for tests
} cotile_codegen_t;

// Appends the kernels of a flow.executable to `kernels`. Failure: UNSUPPORTED with a location and
// the reason, INVALID for a wrong schedule; `kernels` then has no half-built function.
cotile_status_t cotile_codegen_executable(cotile_codegen_t *codegen, MlirOperation executable,
                                          MlirModule kernels) COTILE_MUST_USE;

typedef struct cotile_launch {
  MlirValue workgroups, scratch_bytes, flops; // of type index; flops 0: not counted
  bool has_pack;
  const intptr_t *pack_arguments; // distinct weights, increasing; borrowed from the arena
  int pack_argument_count;
  MlirValue pack_bytes, pack_workgroups; // null without a pack
} cotile_launch_t;

// Which sizes to build: those of a launch need all dynamic dims, those of its pack only the dims of
// `pack_arguments`, so that a load program can have them.
typedef enum cotile_launch_part {
  COTILE_LAUNCH_MAIN = 1,
  COTILE_LAUNCH_PACK = 2
} cotile_launch_part_t;

// Builds the sizes of a launch where `host` stands. `dim` gives the size of a dynamic dimension of
// an argument of the executable's function; `parts` are cotile_launch_part_t. Values of parts that
// are not asked for are null; has_pack and the arguments are always set.
cotile_status_t cotile_codegen_build_launch(cotile_codegen_t *codegen, MlirOperation executable,
                                            int parts, cotile_builder_t *host, cotile_dim_fn dim,
                                            void *user, cotile_launch_t *out) COTILE_MUST_USE;

#endif
