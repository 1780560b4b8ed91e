// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contraction kernels of many shapes against a naive sum in double precision, and against the same
// executables compiled as loops.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contraction_case.h"

#define F32_OUT .w = COTILE_F32, .accumulator = COTILE_F32, .result = COTILE_F32
#define AVX2 .lanes = 8, .rows = 4, .vectors = 3, .k_unroll = 4

static void compile_list(library_t *library, bool reference) {
  int count;
  const contraction_case_t *cases = contraction_cases(&count);
  cotile_string_t text;
  const char *message;
  cotile_string_init(&text, cotile_allocator_system());
  for (int i = 0; i < count; i++) contraction_case_append(&cases[i], &text);
  if (getenv("COTILE_TEST_DUMP")) fputs(cotile_string_text(&text), stderr);
  if (!library_init(library, cotile_string_text(&text), reference, &message)) {
    fail_msg("%s", message);
  }
  cotile_string_deinit(&text);
}

static void check_list(bool reference) {
  library_t library;
  int wrong = 0, count;
  const contraction_case_t *cases = contraction_cases(&count);
  compile_list(&library, reference);
  for (int i = 0; i < count; i++) {
    double error = contraction_case_run(&cases[i], &library, (unsigned)i, NULL);
    if (error <= 1) continue;
    print_error("%s: error %g times the bound\n", cases[i].name, error);
    wrong++;
  }
  library_deinit(&library);
  assert_int_equal(wrong, 0);
}

static void test_emitter(void **state) {
  (void)state;
  check_list(false);
}

static void test_loops(void **state) {
  (void)state;
  check_list(true);
}

// A row's bits depend on neither the number of rows nor the place of its tile.
static void test_order_of_sums(void **state) {
  (void)state;
  enum { ROWS = 16, COLUMNS = 37, DEPTH = 61 };
  cotile_string_t text, bits[ROWS + 1];
  library_t library;
  const char *message;
  contraction_case_t specs[ROWS + 1];
  char names[ROWS + 1][16];
  cotile_string_init(&text, cotile_allocator_system());
  for (int m = 1; m <= ROWS; m++) {
    snprintf(names[m], sizeof names[m], "m%d", m);
    specs[m] = (contraction_case_t){names[m], .m = m, .k = DEPTH, .x = COTILE_F32, AVX2};
    specs[m].output_count = 1;
    specs[m].outputs[0] = (case_output_t){.n = COLUMNS, F32_OUT};
    specs[m].m_tile = m % 2 ? 16 : 7;
    specs[m].n_tiles = m % 3 + 1;
    specs[m].packing = m % 5 ? "load" : "workgroup";
    contraction_case_append(&specs[m], &text);
  }
  assert_true(library_init(&library, cotile_string_text(&text), false, &message));
  for (int m = 1; m <= ROWS; m++) {
    cotile_string_init(&bits[m], cotile_allocator_system());
    assert_true(contraction_case_run(&specs[m], &library, 1, &bits[m]) <= 1);
    assert_memory_equal(bits[m].data, bits[1].data, COLUMNS * sizeof(float));
  }
  for (int m = 1; m <= ROWS; m++) cotile_string_deinit(&bits[m]);
  library_deinit(&library);
  cotile_string_deinit(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_emitter),
      cmocka_unit_test(test_loops),
      cmocka_unit_test(test_order_of_sums),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
