// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choosing among programs: choice-1.
#include "support.h"

#include "base/cpu_features.h"
#include "runtime/module/program_choice.h"

#include <stdio.h>
#include <string.h>

#define AVX (UINT64_C(1) << COTILE_CPU_AVX)
#define FMA (UINT64_C(1) << COTILE_CPU_FMA)
#define BMI (UINT64_C(1) << COTILE_CPU_BMI)
#define BMI2 (UINT64_C(1) << COTILE_CPU_BMI2)

static const cotile_program_facts_t programs[] = {
    {.target = "vulkan", .cpu = "host", .features = AVX},
    {.target = "cpu", .cpu = "plain", .features = AVX},
    {.target = "cpu", .cpu = "rich", .features = AVX | FMA},
    {.target = "cpu", .cpu = "other", .features = BMI | BMI2},
    {.target = "cpu", .cpu = "later", .features = AVX, .unknown_feature = "antigravity"},
};

static cotile_status_t choose_for(const char *target, int first, int count, uint64_t features,
                                  const cotile_program_facts_t **out_program) {
  cotile_descriptor_t descriptor = {.programs = &programs[first], .program_count = count};
  return cotile_program_choose(&descriptor, target, features, cotile_allocator_system(),
                               out_program);
}

static cotile_status_t choose(int first, int count, uint64_t features,
                              const cotile_program_facts_t **out_program) {
  return choose_for("cpu", first, count, features, out_program);
}

static void test_choices(void **state) {
  (void)state;
  static const struct {
    uint64_t features;
    const char *cpu;
  } cases[] = {
      {AVX, "plain"},
      {AVX | BMI, "plain"},
      {AVX | FMA, "rich"},
      {AVX | BMI | BMI2, "other"},      // more features than the first that fits
      {AVX | FMA | BMI | BMI2, "rich"}, // as many: the first
      {UINT64_MAX, "rich"},             // never what needs something unknown
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const cotile_program_facts_t *program;
    assert_ok(choose(0, 5, cases[i].features, &program));
    assert_string_equal(program->cpu, cases[i].cpu);
  }
}

static void test_nothing_needed(void **state) {
  (void)state;
  static const cotile_program_facts_t any = {.target = "cpu", .cpu = "any"};
  cotile_descriptor_t descriptor = {.programs = &any, .program_count = 1};
  const cotile_program_facts_t *program;
  assert_ok(cotile_program_choose(&descriptor, "cpu", 0, cotile_allocator_system(), &program));
  assert_ptr_equal(program, &any);
}

// The host's part of a program for another device is code for a CPU.
static void test_other_targets(void **state) {
  (void)state;
  const cotile_program_facts_t *program;
  assert_ok(choose_for("vulkan", 0, 5, AVX, &program));
  assert_ptr_equal(program, &programs[0]);
  assert_status(choose_for("vulkan", 0, 2, FMA, &program), COTILE_UNAVAILABLE,
                "compiled for CPU 'host', this machine lacks avx; "
                "this is no device for target 'cpu'");
  assert_null(program);
}

static void test_every_reason_is_told(void **state) {
  (void)state;
  const cotile_program_facts_t *program = &programs[0];
  assert_status(choose(0, 5, FMA, &program), COTILE_UNAVAILABLE,
                "this is no device for target 'vulkan'; "
                "compiled for CPU 'plain', this machine lacks avx; "
                "compiled for CPU 'rich', this machine lacks avx; "
                "compiled for CPU 'other', this machine lacks bmi, bmi2; "
                "compiled for CPU 'later', this machine lacks avx, antigravity, which this version "
                "of Cotile does not know");
  assert_null(program);
  assert_status(choose(4, 1, AVX, &program), COTILE_UNAVAILABLE, "this machine lacks antigravity");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_choices),
      cmocka_unit_test(test_nothing_needed),
      cmocka_unit_test(test_other_targets),
      cmocka_unit_test(test_every_reason_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
