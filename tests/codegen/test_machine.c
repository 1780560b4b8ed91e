// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Machines: the host's, those of the table, and those that are refused.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "base/cpu_features.h"
#include "compiler/schedule/machine.h"

static cotile_arena_t arena;

static int set_up(void **state) {
  (void)state;
  cotile_arena_init(&arena);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  cotile_arena_deinit(&arena);
  return 0;
}

static void expect_machine(const char *cpu, int vector_bytes, int registers, int64_t l2_bytes) {
  cotile_machine_t machine;
  cotile_status_t status = cotile_machine_resolve(cpu, &arena, &machine);
  assert_null(status);
  assert_string_equal(machine.cpu, cpu);
  assert_string_equal(machine.features, "");
  assert_int_equal(machine.vector_bytes, vector_bytes);
  assert_int_equal(machine.vector_registers, registers);
  assert_int_equal(machine.l2_bytes, l2_bytes);
  assert_true(machine.required_features & UINT64_C(1) << COTILE_CPU_AVX2);
  assert_true(machine.required_features & UINT64_C(1) << COTILE_CPU_FMA);
  assert_int_equal(!!(machine.required_features & UINT64_C(1) << COTILE_CPU_AVX512F),
                   vector_bytes == 64);
}

static void test_named(void **state) {
  (void)state;
  expect_machine("x86-64-v3", 32, 16, 512 * 1024);
  expect_machine("x86-64-v4", 64, 32, 1024 * 1024);
  expect_machine("znver3", 32, 16, 512 * 1024);
  expect_machine("znver4", 64, 32, 1024 * 1024);
  expect_machine("skylake-avx512", 64, 32, 1024 * 1024);
}

// `feature` is the least that the processor has, `lacking` one that it has not.
static void expect_aarch64(const char *cpu, const char *llvm_name, const char *features,
                           int64_t l2_bytes, cotile_cpu_feature_t feature,
                           cotile_cpu_feature_t lacking) {
  cotile_machine_t machine;
  assert_null(cotile_machine_resolve(cpu, &arena, &machine));
  assert_int_equal(machine.architecture, COTILE_AARCH64);
  assert_string_equal(machine.triple, "aarch64-unknown-linux-gnu");
  assert_string_equal(machine.cpu, llvm_name);
  assert_string_equal(machine.features, features);
  assert_int_equal(machine.vector_bytes, 16);
  assert_int_equal(machine.vector_registers, 32);
  assert_int_equal(machine.l2_bytes, l2_bytes);
  assert_true(machine.required_features & UINT64_C(1) << COTILE_CPU_NEON);
  assert_true(machine.required_features & UINT64_C(1) << feature);
  assert_false(machine.required_features & UINT64_C(1) << lacking);
}

static void test_aarch64(void **state) {
  (void)state;
  expect_aarch64("aarch64", "generic", "", 512 * 1024, COTILE_CPU_NEON, COTILE_CPU_LSE);
  expect_aarch64("cortex-a72", "cortex-a72", "", 1024 * 1024, COTILE_CPU_NEON, COTILE_CPU_LSE);
  expect_aarch64("cortex-a76", "cortex-a76", "", 512 * 1024, COTILE_CPU_DOTPROD, COTILE_CPU_BF16);
  expect_aarch64("apple-m1", "apple-m1", "", 3 * 1024 * 1024, COTILE_CPU_FP16FML, COTILE_CPU_BF16);
  // SVE is turned off, what comes without it stays.
  expect_aarch64("neoverse-v1", "neoverse-v1", "-sve", 1024 * 1024, COTILE_CPU_BF16,
                 COTILE_CPU_MOPS);
  expect_aarch64("neoverse-v2", "neoverse-v2", "-sve", 2 * 1024 * 1024, COTILE_CPU_I8MM,
                 COTILE_CPU_CSSC);
}

// What a machine requires is of its architecture.
static void test_features_of_one_architecture(void **state) {
  (void)state;
  static const char *const names[] = {"host", "x86-64-v4", "sapphirerapids", "neoverse-v2"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cotile_machine_t machine;
    assert_null(cotile_machine_resolve(names[i], &arena, &machine));
    for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++)
      if (machine.required_features >> f & 1)
        assert_int_equal(cotile_cpu_feature_architecture((cotile_cpu_feature_t)f),
                         machine.architecture);
  }
}

static void test_host(void **state) {
  (void)state;
  cotile_machine_t machine;
  cotile_status_t status = cotile_machine_resolve("host", &arena, &machine);
  assert_null(status);
  assert_int_equal(machine.architecture, COTILE_HOST_ARCHITECTURE);
  assert_true(strlen(machine.cpu) > 0 && strlen(machine.features) > 0);
  assert_true(machine.l1_bytes >= 1024 && machine.l2_bytes > machine.l1_bytes);
  // What is required of this machine must be there.
  assert_int_equal(machine.required_features & ~cotile_cpu_features_host(), 0);
}

static void expect_refusal(const char *cpu, cotile_code_t code, const char *part) {
  cotile_machine_t machine;
  cotile_status_t status = cotile_machine_resolve(cpu, &arena, &machine);
  assert_int_equal(cotile_status_code(status), code);
  assert_non_null(strstr(cotile_status_message(status), part));
  assert_null(machine.cpu);
  cotile_status_release(status);
}

static void test_refused(void **state) {
  (void)state;
  expect_refusal("x86-64-v2", COTILE_UNSUPPORTED, "no AVX2 and FMA");
  expect_refusal("nehalem", COTILE_UNSUPPORTED, "nehalem");
  expect_refusal("generic", COTILE_UNSUPPORTED, "no AVX2 and FMA"); // x86-64's comes first
  expect_refusal("pentium-of-mars", COTILE_USAGE,
                 "unknown processor 'pentium-of-mars', neither x86-64 nor AArch64");
  expect_refusal("", COTILE_USAGE, "unknown");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_named),
      cmocka_unit_test(test_aarch64),
      cmocka_unit_test(test_features_of_one_architecture),
      cmocka_unit_test(test_host),
      cmocka_unit_test(test_refused),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
