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
#include "base/size.h"
#include "ir/extras.h"

static const char *const TRIPLES[] = {
#define COTILE_X(name, text, triple, machine, pointer) triple "-unknown-linux-gnu",
    COTILE_ARCHITECTURES(COTILE_X)
#undef COTILE_X
};

// Vector registers that code may use, the best of an architecture first, and the features that they
// need. Accumulators are three quarters of them; two thirds on AArch64, where elements of X, loaded
// in pairs, take a register for each row. There code is for NEON, on every processor: SVE is turned
// off.
typedef struct vector_unit {
  cotile_architecture_t architecture;
  const char *name, *needed[2];
  int bytes, registers, accumulators;
} vector_unit_t;

static const vector_unit_t VECTOR_UNITS[] = {
    {COTILE_X86_64, "AVX-512", {"avx512f", "avx512vl"}, 64, 32, 24},
    {COTILE_X86_64, "AVX2 and FMA", {"avx2", "fma"}, 32, 16, 12},
    {COTILE_AARCH64, "NEON", {"neon", NULL}, 16, 32, 21},
};

static const char SCALABLE_VECTORS[] = "sve", NO_SCALABLE_VECTORS[] = "-sve";

// Data caches of one core: L1, L2, its share of L3 or the whole of a shared one.
typedef struct cache_sizes {
  const char *cpu;
  int64_t l1_bytes, l2_bytes, l3_bytes;
} cache_sizes_t;

enum { KIB = 1024, MIB = 1024 * 1024 };
// Virtual machines tell the third cache of the whole server, which they share with many others. Of
// such a cache, weights of 100 MB did not stay in 480 MiB (measured).
enum { MOST_L3_BYTES = 64 * MIB };
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
    {"cortex-a53", 32 * KIB, 512 * KIB, 512 * KIB},
    {"cortex-a55", 32 * KIB, 128 * KIB, 1 * MIB},
    {"cortex-a57", 32 * KIB, 2 * MIB, 2 * MIB},
    {"cortex-a72", 32 * KIB, 1 * MIB, 1 * MIB},
    {"cortex-a76", 64 * KIB, 512 * KIB, 2 * MIB},
    {"cortex-a78", 64 * KIB, 512 * KIB, 4 * MIB},
    {"cortex-x1", 64 * KIB, 1 * MIB, 8 * MIB},
    {"neoverse-n1", 64 * KIB, 1 * MIB, 32 * MIB},
    {"neoverse-n2", 64 * KIB, 1 * MIB, 64 * MIB},
    {"neoverse-v1", 64 * KIB, 1 * MIB, 32 * MIB},
    {"neoverse-v2", 64 * KIB, 2 * MIB, 36 * MIB},
    {"ampere1", 64 * KIB, 2 * MIB, 64 * MIB},
    {"a64fx", 64 * KIB, 8 * MIB, 8 * MIB},
    {"apple-m1", 128 * KIB, 3 * MIB, 12 * MIB},
    {"apple-m2", 128 * KIB, 4 * MIB, 16 * MIB},
    {"apple-m3", 128 * KIB, 4 * MIB, 16 * MIB},
    {"apple-m4", 128 * KIB, 4 * MIB, 16 * MIB},
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
  LLVMInitializeAArch64TargetInfo();
  LLVMInitializeAArch64Target();
  LLVMInitializeAArch64TargetMC();
  LLVMInitializeAArch64AsmPrinter();
  LLVMInitializeAArch64AsmParser();
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
    if (level[0] == '3') caches->l3_bytes = cotile_min(bytes, MOST_L3_BYTES);
  }
}

static bool has(const cotile_machine_t *machine, const char *feature) {
  return cotile_extras_has_feature(machine->triple, machine->cpu, machine->features, feature);
}

static void set_features(cotile_machine_t *machine) {
  for (int i = 0; i < COTILE_CPU_FEATURE_COUNT; i++) {
    cotile_cpu_feature_t feature = (cotile_cpu_feature_t)i;
    if (cotile_cpu_feature_architecture(feature) == machine->architecture &&
        has(machine, cotile_cpu_feature_name(feature)))
      machine->required_features |= UINT64_C(1) << i;
  }
}

static cotile_status_t set_vectors(cotile_machine_t *machine) {
  const char *least = NULL;
  for (size_t i = 0; i < sizeof VECTOR_UNITS / sizeof *VECTOR_UNITS; i++) {
    const vector_unit_t *unit = &VECTOR_UNITS[i];
    if (unit->architecture != machine->architecture) continue;
    machine->vector_bytes = unit->bytes;
    machine->vector_registers = unit->registers;
    machine->accumulators = unit->accumulators;
    if (has(machine, unit->needed[0]) && (!unit->needed[1] || has(machine, unit->needed[1])))
      return COTILE_SUCCESS;
    least = unit->name;
  }
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "processor %s has no %s, which Cotile's code needs",
                            machine->cpu, least);
}

static void set_caches(cotile_machine_t *machine, bool is_host) {
  cache_sizes_t caches = table_caches(machine->cpu);
  if (is_host) read_host_caches(&caches);
  machine->l1_bytes = caches.l1_bytes;
  machine->l2_bytes = caches.l2_bytes;
  machine->l3_bytes = caches.l3_bytes;
}

static cotile_status_t resolve_host(cotile_arena_t *arena, cotile_machine_t *machine) {
  machine->architecture = COTILE_HOST_ARCHITECTURE;
  if (machine->architecture == COTILE_ARCHITECTURE_COUNT)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "this machine is neither x86-64 nor AArch64");
  char *cpu = LLVMGetHostCPUName(), *features = LLVMGetHostCPUFeatures();
  machine->cpu = cotile_arena_copy(arena, cpu, strlen(cpu));
  machine->features = cotile_arena_copy(arena, features, strlen(features));
  LLVMDisposeMessage(cpu);
  LLVMDisposeMessage(features);
  return COTILE_SUCCESS;
}

// The first architecture that has a processor of this name.
static cotile_status_t resolve_name(const char *cpu, cotile_arena_t *arena,
                                    cotile_machine_t *machine) {
  bool is_plain_aarch64 = !strcmp(cpu, "aarch64");
  int i = is_plain_aarch64 ? COTILE_AARCH64 : 0;
  if (is_plain_aarch64) cpu = "generic";
  while (i < COTILE_ARCHITECTURE_COUNT && !cotile_extras_is_cpu(TRIPLES[i], cpu)) i++;
  if (i == COTILE_ARCHITECTURE_COUNT)
    return COTILE_MAKE_STATUS(COTILE_USAGE, "unknown processor '%s', neither x86-64 nor AArch64",
                              cpu);
  machine->architecture = (cotile_architecture_t)i;
  machine->cpu = cotile_arena_copy(arena, cpu, strlen(cpu));
  return COTILE_SUCCESS;
}

static void turn_off_scalable_vectors(cotile_arena_t *arena, cotile_machine_t *machine) {
  if (machine->architecture != COTILE_AARCH64 || !has(machine, SCALABLE_VECTORS)) return;
  machine->features = *machine->features ? cotile_arena_format(arena, "%s,%s", machine->features,
                                                               NO_SCALABLE_VECTORS)
                                         : NO_SCALABLE_VECTORS;
}

static cotile_status_t resolve(const char *cpu, cotile_arena_t *arena, cotile_machine_t *machine) {
  bool is_host = !strcmp(cpu, "host");
  COTILE_RETURN_IF_ERROR(is_host ? resolve_host(arena, machine)
                                 : resolve_name(cpu, arena, machine));
  machine->triple = TRIPLES[machine->architecture];
  turn_off_scalable_vectors(arena, machine);
  set_caches(machine, is_host);
  set_features(machine);
  return set_vectors(machine);
}

cotile_status_t cotile_machine_resolve(const char *cpu, cotile_arena_t *arena,
                                       cotile_machine_t *out_machine) {
  initialise_llvm();
  *out_machine = (cotile_machine_t){.features = ""};
  cotile_status_t status = resolve(cpu, arena, out_machine);
  if (status) *out_machine = (cotile_machine_t){0};
  return status;
}
