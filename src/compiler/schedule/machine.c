// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/machine.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "base/cpu_features.h"
#include "ir/extras.h"

static const char TRIPLE[] = "x86_64-unknown-linux-gnu";

// Data caches of one core: L1, L2, its share of L3 or the whole of a shared one.
typedef struct cache_sizes {
  const char *cpu;
  int64_t l1_bytes, l2_bytes, l3_bytes;
} cache_sizes_t;

enum { KIB = 1024, MIB = 1024 * 1024 };
static const cache_sizes_t DEFAULT_CACHES = {"", 32 * KIB, 512 * KIB, 16 * MIB};
static const cache_sizes_t CACHES[] = {
    {"x86-64-v4", 32 * KIB, 1 * MIB, 16 * MIB},
    {"haswell", 32 * KIB, 256 * KIB, 8 * MIB},
    {"broadwell", 32 * KIB, 256 * KIB, 8 * MIB},
    {"skylake", 32 * KIB, 256 * KIB, 8 * MIB},
    {"skylake-avx512", 32 * KIB, 1 * MIB, 22 * MIB},
    {"cascadelake", 32 * KIB, 1 * MIB, 22 * MIB},
    {"icelake-server", 48 * KIB, 1280 * KIB, 36 * MIB},
    {"sapphirerapids", 48 * KIB, 2 * MIB, 60 * MIB},
    {"emeraldrapids", 48 * KIB, 2 * MIB, 60 * MIB},
    {"graniterapids", 48 * KIB, 2 * MIB, 60 * MIB},
    {"alderlake", 48 * KIB, 1280 * KIB, 30 * MIB},
    {"znver1", 32 * KIB, 512 * KIB, 8 * MIB},
    {"znver2", 32 * KIB, 512 * KIB, 16 * MIB},
    {"znver3", 32 * KIB, 512 * KIB, 32 * MIB},
    {"znver4", 32 * KIB, 1 * MIB, 32 * MIB},
    {"znver5", 48 * KIB, 1 * MIB, 32 * MIB},
};

static void initialise_llvm(void) {
  static bool is_done; // process-wide in LLVM; the compiler is one thread
  if (is_done) return;
  is_done = true;
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeX86AsmParser();
}

static cache_sizes_t table_caches(const char *cpu) {
  for (size_t i = 0; i < sizeof CACHES / sizeof *CACHES; i++)
    if (!strcmp(CACHES[i].cpu, cpu)) return CACHES[i];
  return DEFAULT_CACHES;
}

static bool read_line(char *out, size_t size, int cache, const char *file) {
  char path[96];
  snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/%s", cache, file);
  FILE *stream = fopen(path, "r");
  if (!stream) return false;
  bool ok = fgets(out, (int)size, stream) != NULL;
  fclose(stream);
  return ok;
}

// "512K" or "32M".
static int64_t parse_size(const char *text) {
  char *end;
  int64_t value = strtoll(text, &end, 10);
  if (value <= 0 || value > INT32_MAX) return 0;
  return *end == 'K' ? value * KIB : *end == 'M' ? value * MIB : value;
}

// Keeps the table's sizes where the system tells none.
static void read_host_caches(cache_sizes_t *caches) {
  enum { MOST = 16 };
  for (int i = 0; i < MOST; i++) {
    char level[32], type[32], size[32];
    if (!read_line(level, sizeof level, i, "level") || !read_line(type, sizeof type, i, "type") ||
        !read_line(size, sizeof size, i, "size"))
      return;
    int64_t bytes = parse_size(size);
    if (bytes == 0 || !strncmp(type, "Instruction", 11)) continue;
    if (level[0] == '1') caches->l1_bytes = bytes;
    if (level[0] == '2') caches->l2_bytes = bytes;
    if (level[0] == '3') caches->l3_bytes = bytes;
  }
}

static bool has(const cotile_machine_t *machine, const char *feature) {
  return cotile_extras_has_feature(machine->triple, machine->cpu, machine->features, feature);
}

static cotile_status_t set_features(cotile_machine_t *machine) {
  for (int i = 0; i < COTILE_CPU_FEATURE_COUNT; i++)
    if (has(machine, cotile_cpu_feature_name((cotile_cpu_feature_t)i)))
      machine->required_features |= UINT64_C(1) << i;
  bool is_512 = has(machine, "avx512f") && has(machine, "avx512vl");
  machine->vector_bytes = is_512 ? 64 : 32;
  machine->vector_registers = is_512 ? 32 : 16;
  if (has(machine, "avx2") && has(machine, "fma")) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "processor %s has no AVX2 and FMA, which Cotile's code needs",
                            machine->cpu);
}

static void resolve_host(cotile_arena_t *arena, cotile_machine_t *machine) {
  char *cpu = LLVMGetHostCPUName(), *features = LLVMGetHostCPUFeatures();
  machine->cpu = cotile_arena_copy(arena, cpu, strlen(cpu));
  machine->features = cotile_arena_copy(arena, features, strlen(features));
  LLVMDisposeMessage(cpu);
  LLVMDisposeMessage(features);
}

cotile_status_t cotile_machine_resolve(const char *cpu, cotile_arena_t *arena,
                                       cotile_machine_t *out_machine) {
  initialise_llvm();
  *out_machine = (cotile_machine_t){.triple = TRIPLE, .features = ""};
  bool is_host = !strcmp(cpu, "host");
  if (is_host)
    resolve_host(arena, out_machine);
  else if (cotile_extras_is_cpu(TRIPLE, cpu))
    out_machine->cpu = cotile_arena_copy(arena, cpu, strlen(cpu));
  else
    return COTILE_MAKE_STATUS(COTILE_USAGE, "unknown x86-64 processor '%s'", cpu);
  cache_sizes_t caches = table_caches(out_machine->cpu);
  if (is_host) read_host_caches(&caches);
  out_machine->l1_bytes = caches.l1_bytes;
  out_machine->l2_bytes = caches.l2_bytes;
  out_machine->l3_bytes = caches.l3_bytes;
  cotile_status_t status = set_features(out_machine);
  if (status) *out_machine = (cotile_machine_t){0};
  return status;
}
