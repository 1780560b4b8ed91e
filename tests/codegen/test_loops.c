// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of kind "loops": views, temporaries, mathematics, and what is refused.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <string.h>

#include "kernel_harness.h"

#define HEAD(name, arguments, results)                                                             \
  "flow.executable @" name " {\n  func.func @" name "(" arguments ") -> " results                  \
  " attributes {cotile.schedule = {kind = \"loops\"}} {\n"                                         \
  "    %c0 = arith.constant 0 : index\n    %c16 = arith.constant 16 : index\n"

// exp of a transposed matrix plus a vector, 16 rows at a time.
static const char EXP[] = HEAD(
    "exp", "%a: tensor<5x?xf32>, %b: tensor<5xf32>, %o: tensor<?x5xf32>",
    "tensor<?x5xf32>") "    %m = tensor.dim %o, %c0 : tensor<?x5xf32>\n"
                       "    %mt = arith.ceildivui %m, %c16 : index\n"
                       "    %0 = scf.forall (%i) in (%mt) shared_outs(%s = %o) -> "
                       "(tensor<?x5xf32>) {\n"
                       "      %m0 = arith.muli %i, %c16 : index\n"
                       "      %left = arith.subi %m, %m0 : index\n"
                       "      %rows = arith.minsi %left, %c16 : index\n"
                       "      %as = tensor.extract_slice %a[0, %m0] [5, %rows] [1, 1] : "
                       "tensor<5x?xf32> to "
                       "tensor<5x?xf32>\n"
                       "      %os = tensor.extract_slice %s[%m0, 0] [%rows, 5] [1, 1] : "
                       "tensor<?x5xf32> to "
                       "tensor<?x5xf32>\n"
                       "      %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, "
                       "affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = "
                       "[\"parallel\", "
                       "\"parallel\"]} ins(%as, %b : tensor<5x?xf32>, tensor<5xf32>) outs(%os : "
                       "tensor<?x5xf32>) {\n"
                       "      ^bb0(%x: f32, %y: f32, %z: f32):\n        %t = math.exp %x : f32\n"
                       "        %u = arith.addf %t, %y : f32\n        linalg.yield %u : f32\n"
                       "      } -> tensor<?x5xf32>\n"
                       "      scf.forall.in_parallel {\n"
                       "        tensor.parallel_insert_slice %r into %s[%m0, 0] [%rows, 5] [1, 1] "
                       ": tensor<?x5xf32> "
                       "into tensor<?x5xf32>\n      }\n    }\n"
                       "    return %0 : tensor<?x5xf32>\n  }\n}\n";

// Each row divided by its sum, which is a temporary; the input is only read.
#define ROWS_BODY(rows_of_tile)                                                                    \
  "    %m = tensor.dim %a, %c0 : tensor<?x7xf32>\n"                                                \
  "    %mt = arith.ceildivui %m, %c16 : index\n"                                                   \
  "    %0 = scf.forall (%i) in (%mt) shared_outs(%s = %o) -> (tensor<?x7xf32>) {\n"                \
  "      %m0 = arith.muli %i, %c16 : index\n"                                                      \
  "      %left = arith.subi %m, %m0 : index\n"                                                     \
  "      %rows = " rows_of_tile " : index\n"                                                       \
  "      %as = tensor.extract_slice %a[%m0, 0] [%rows, 7] [1, 1] : tensor<?x7xf32> to "            \
  "tensor<?x7xf32>\n"                                                                              \
  "      %os = tensor.extract_slice %s[%m0, 0] [%rows, 7] [1, 1] : tensor<?x7xf32> to "            \
  "tensor<?x7xf32>\n"                                                                              \
  "      %zero = arith.constant 0.0 : f32\n"                                                       \
  "      %e = tensor.empty(%rows) : tensor<?xf32>\n"                                               \
  "      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>\n"            \
  "      %sum = linalg.reduce { arith.addf } ins(%as : tensor<?x7xf32>) outs(%f : tensor<?xf32>) " \
  "dimensions = [1]\n"                                                                             \
  "      %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, "                     \
  "affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = [\"parallel\", "     \
  "\"parallel\"]} ins(%as, %sum : tensor<?x7xf32>, tensor<?xf32>) outs(%os : tensor<?x7xf32>) {\n" \
  "      ^bb0(%x: f32, %y: f32, %z: f32):\n        %u = arith.divf %x, %y : f32\n"                 \
  "        linalg.yield %u : f32\n      } -> tensor<?x7xf32>\n"                                    \
  "      scf.forall.in_parallel {\n"                                                               \
  "        tensor.parallel_insert_slice %r into %s[%m0, 0] [%rows, 7] [1, 1] : tensor<?x7xf32> "   \
  "into tensor<?x7xf32>\n      }\n    }\n"                                                         \
  "    return %0 : tensor<?x7xf32>\n  }\n}\n"
static const char ROWS[] = HEAD("rows", "%a: tensor<?x7xf32>, %o: tensor<?x7xf32>",
                                "tensor<?x7xf32>") ROWS_BODY("arith.minsi %left, %c16");
static const char UNBOUNDED[] = HEAD("rows", "%a: tensor<?x7xf32>, %o: tensor<?x7xf32>",
                                     "tensor<?x7xf32>") ROWS_BODY("arith.addi %left, %c0");

static void compile(library_t *library, const char *text) {
  const char *message;
  if (!library_init(library, text, false, &message)) fail_msg("%s", message);
}

static void test_exp(void **state) {
  (void)state;
  library_t library;
  compile(&library, EXP);
  for (int64_t m = 0; m <= 37; m += 37) {
    guarded_t a, b, o;
    guarded_init(&a, 5 * (size_t)m * sizeof(float));
    guarded_init(&b, 5 * sizeof(float));
    guarded_init(&o, 5 * (size_t)m * sizeof(float));
    float *in = a.data, *bias = b.data, *out = o.data;
    for (int64_t i = 0; i < 5 * m; i++) in[i] = (float)(i % 31) / 4.0f - 4.0f;
    for (int i = 0; i < 5; i++) bias[i] = (float)i;
    const int64_t dims[] = {m, m};
    launch_sizes_t sizes = library_launch(&library, "exp", dims);
    assert_int_equal(sizes.workgroups, (m + 15) / 16);
    run_kernel(library_kernel(&library, "exp"), (void *[]){a.data, b.data, o.data}, dims,
               sizes.workgroups, sizes.scratch_bytes);
    for (int64_t i = 0; i < m; i++)
      for (int n = 0; n < 5; n++) {
        double want = exp((double)in[n * m + i]) + n;
        assert_true(fabs((double)out[i * 5 + n] - want) <= 4e-7 * want + 1e-7);
      }
    guarded_deinit(&a);
    guarded_deinit(&b);
    guarded_deinit(&o);
  }
  library_deinit(&library);
}

static void test_temporaries(void **state) {
  (void)state;
  enum { M = 21 };
  library_t library;
  compile(&library, ROWS);
  guarded_t a, o;
  guarded_init(&a, 7 * M * sizeof(float));
  guarded_init(&o, 7 * M * sizeof(float));
  float *in = a.data, *out = o.data, before[7 * M];
  for (int i = 0; i < 7 * M; i++) in[i] = (float)(i % 13 + 1);
  memcpy(before, in, sizeof before);
  const int64_t dims[] = {M, M};
  launch_sizes_t sizes = library_launch(&library, "rows", dims);
  run_kernel(library_kernel(&library, "rows"), (void *[]){a.data, o.data}, dims, sizes.workgroups,
             sizes.scratch_bytes);
  assert_memory_equal(before, in, sizeof before);
  for (int m = 0; m < M; m++) {
    double sum = 0;
    for (int n = 0; n < 7; n++) sum += (double)in[m * 7 + n];
    for (int n = 0; n < 7; n++)
      assert_true(fabs((double)out[m * 7 + n] * sum - (double)in[m * 7 + n]) < 1e-4);
  }
  guarded_deinit(&a);
  guarded_deinit(&o);
  library_deinit(&library);
}

static void test_unbounded_temporary(void **state) {
  (void)state;
  library_t library;
  const char *message;
  assert_false(library_init(&library, UNBOUNDED, false, &message));
  assert_non_null(strstr(message, "rows: "));
  assert_non_null(strstr(message, "temporary memory"));
  library_deinit(&library);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exp),
      cmocka_unit_test(test_temporaries),
      cmocka_unit_test(test_unbounded_temporary),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
