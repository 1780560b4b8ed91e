// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reshapes in the input stage: which views they become, and how elementwise ops pass expansions.
#include "compiler_ir.h"

#include <stdio.h>
#include <string.h>

#include "compiler/input/input.h"
#include "ir/query.h"
#include "ir/reshape.h"

static const char reshape[] =
    "func.func @f(%%x: tensor<%s>, %%s: tensor<%dxi64>, %%a: i64, %%b: i64) -> tensor<%s> {\n"
    "  %%k0 = arith.constant 0 : index\n"
    "  %%k2 = arith.constant 2 : index\n"
    "  %%c1 = arith.constant 1 : i64\n"
    "  %%c2 = arith.constant 2 : i64\n"
    "  %%c3 = arith.constant 3 : i64\n"
    "  %%c4 = arith.constant 4 : i64\n"
    "  %s\n"
    "  %%0 = tensor.reshape %%x(%%%s) : (tensor<%s>, tensor<%dxi64>) -> tensor<%s>\n"
    "  return %%0 : tensor<%s>\n}\n";

#define DIM(d)                                                                                     \
  "%d = tensor.dim %x, %k" #d " : tensor<?x4x?x3xf32>\n"                                           \
  "  %e = arith.index_cast %d : index to i64\n  "

static const struct reshape_case {
  const char *from, *to, *before, *sizes; // no sizes: they come as a tensor
  const char *collapse, *expand;          // groups; null: there is no such op
  bool stays;
} reshapes[] = {
    {"?x12xf32", "?x?x4x3xf32", "", "%a, %b, %c4, %c3", NULL, "[[0, 1], [2, 3]]", false},
    {"?x?x3xf32", "?x3xf32", "", "%a, %c3", "[[0, 1], [2]]", NULL, false},
    {"?x?x3xf32", "?x3xf32", "", NULL, "[[0, 1], [2]]", NULL, false},
    {"?x4x?x3xf32", "?x?x3xf32", DIM(2), "%a, %e, %c3", "[[0, 1], [2], [3]]", NULL, false},
    {"?x4x?x3xf32", "?x?x3xf32", DIM(0), "%e, %a, %c3", "[[0], [1, 2], [3]]", NULL, false},
    {"?x4x?x3xf32", "?x?x3xf32", "", "%a, %b, %c3", "[[0, 1, 2], [3]]", "[[0, 1], [2]]", false},
    {"2x3x?xf32", "3x2x?xf32", "", "%c3, %c2, %a", "[[0, 1], [2]]", "[[0, 1], [2]]", false},
    {"?x2x6xf32", "?x3x4xf32", "", "%a, %c3, %c4", "[[0], [1, 2]]", "[[0], [1, 2]]", false},
    {"?x3xf32", "1x?x3xf32", "", "%c1, %a, %c3", NULL, "[[0, 1], [2]]", false},
    {"?x3xf32", "?x3x1xf32", "", "%a, %c3, %c1", NULL, "[[0], [1, 2]]", false},
    {"3xf32", "?x3xf32", "", "%a, %c3", NULL, "[[0, 1]]", false},
    {"?x3xf32", "?x?x3xf32", "", NULL, NULL, NULL, true},
    {"0x2xf32", "0x3xf32", "", "%c2, %c3", NULL, NULL, true}, // no cast makes 3 of 2
    {"0x2x?xf32", "0x3x?xf32", "", "%a, %c3, %b", "[[0], [1, 2]]", "[[0], [1, 2]]", false},
};

static void check_groups(ir_t *ir, const char *name, const char *groups) {
  assert_int_equal(ir_count(ir, name), groups ? 1 : 0);
  if (!groups) return;
  char text[80], *at = text;
  cotile_reassociation_t found = cotile_reassociation_of(ir_op(ir, name, 0));
  for (int i = 0; i < found.count; i++) {
    at += snprintf(at, 8, "%s[", i ? ", " : "[");
    for (int d = cotile_reassociation_begin(&found, i); d < found.end[i]; d++)
      at += snprintf(at, 8, d + 1 < found.end[i] ? "%d, " : "%d]", d);
  }
  snprintf(at, 8, "]");
  assert_string_equal(text, groups);
}

static void test_reshapes_become_views(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof reshapes / sizeof *reshapes; i++) {
    const struct reshape_case *c = &reshapes[i];
    char text[2048], sizes[256] = "";
    int rank = 1;
    ir_t ir;
    for (const char *at = c->to; *at; at++) rank += *at == 'x' && at[1] != 'f';
    if (c->sizes)
      snprintf(sizes, sizeof sizes, "%s%%t = tensor.from_elements %s : tensor<%dxi64>", c->before,
               c->sizes, rank);
    snprintf(text, sizeof text, reshape, c->from, rank, c->to, sizes, c->sizes ? "t" : "s", c->from,
             rank, c->to, c->to);
    ir_init(&ir, text);
    cotile_resolve_reshapes(ir_function(&ir));
    ir_text(&ir);
    assert_int_equal(ir_count(&ir, "tensor.reshape"), c->stays);
    check_groups(&ir, "tensor.collapse_shape", c->collapse);
    check_groups(&ir, "tensor.expand_shape", c->expand);
    ir_deinit(&ir);
  }
}

// The size of a dimension is followed through what defines the tensor.
static void test_sizes_are_followed(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<?x?xf32>, %a: index, %b: index, %n: i64) -> tensor<?x?xf32> {\n"
      "  %zero = arith.constant 0.0 : f32\n"
      "  %e = tensor.empty(%a, %b) : tensor<?x?xf32>\n"
      "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>\n"
      "  %v = tensor.expand_shape %f [[0, 1], [2]] output_shape [1, %a, %b]\n"
      "       : tensor<?x?xf32> into tensor<1x?x?xf32>\n"
      "  %w = tensor.collapse_shape %v [[0, 1], [2]] : tensor<1x?x?xf32> into tensor<?x?xf32>\n"
      "  %i = arith.index_cast %b : index to i64\n"
      "  %s = tensor.from_elements %n, %i : tensor<2xi64>\n"
      "  %0 = tensor.reshape %w(%s) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
      "  return %0 : tensor<?x?xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_resolve_reshapes(ir_function(&ir));
  ir_text(&ir);
  assert_int_equal(ir_count(&ir, "tensor.reshape"), 0);
  assert_int_equal(ir_count(&ir, "tensor.collapse_shape"), 1); // the program's own
  assert_int_equal(ir_count(&ir, "tensor.expand_shape"), 1);
  ir_deinit(&ir);
}

static const char elementwise[] =
    "func.func @f(%%x: tensor<?x6xf32>, %%y: tensor<%s>, %%a: index, %%b: index)\n"
    "    -> tensor<?x?x6xf64> {\n"
    "  %%v = tensor.expand_shape %%x [[0, 1], [2]] output_shape [%%a, %%b, 6]\n"
    "       : tensor<?x6xf32> into tensor<?x?x6xf32>\n"
    "  %%e = tensor.empty(%%a, %%b) : tensor<?x?x6xf64>\n"
    "  %%0 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,\n"
    "      affine_map<(b, m, n) -> (%s)>, affine_map<(b, m, n) -> (%s)>],\n"
    "      iterator_types = [\"parallel\", \"parallel\", \"parallel\"]}\n"
    "      ins(%%v, %%y : tensor<?x?x6xf32>, tensor<%s>) outs(%%e : tensor<?x?x6xf64>) {\n"
    "    ^bb0(%%p: f32, %%q: f32, %%r: f64):\n"
    "      %%i = linalg.index 0 : index\n"
    "      %%j = arith.index_cast %%i : index to i64\n"
    "      %%k = arith.sitofp %%j : i64 to f64\n"
    "      %%s = arith.addf %%p, %%q : f32\n"
    "      %%t = arith.extf %%s : f32 to f64\n"
    "      %%u = arith.addf %%t, %%%s : f64\n"
    "      linalg.yield %%u : f64\n"
    "  } -> tensor<?x?x6xf64>\n"
    "  return %%0 : tensor<?x?x6xf64>\n}\n";

static const struct sink_case {
  const char *type, *map, *out; // of the other operand, of the result
  const char *added;            // what the body adds: k is the loop's index, r the initial value
  const char *sunk_map;         // null: the op stays
  int checks;                   // of sizes that a product does not tell
} sinks[] = {
    {"?x?x6xf32", "b, m, n", "b, m, n", "t", "affine_map<(d0, d1) -> (d0, d1)>", 2},
    {"6xf32", "n", "b, m, n", "t", "affine_map<(d0, d1) -> (d1)>", 0},
    {"?x?xf32", "b, m", "b, m, n", "t", "affine_map<(d0, d1) -> (d0)>", 2},
    {"6x?x?xf32", "n, b, m", "b, m, n", "t", "affine_map<(d0, d1) -> (d1, d0)>", 2},
    {"f32", "", "b, m, n", "t", "affine_map<(d0, d1) -> ()>", 0},
    {"?x6xf32", "m, n", "b, m, n", "t", NULL, 0},
    {"?xf32", "b", "b, m, n", "t", NULL, 0},
    {"?x?x6xf32", "m, b, n", "b, m, n", "t", NULL, 0},
    {"6xf32", "n", "m, b, n", "t", NULL, 0},
    {"6xf32", "n", "b, m, n", "k", NULL, 0},
    {"6xf32", "n", "b, m, n", "r", NULL, 0},
};

static void test_elementwise_ops_pass_expansions(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof sinks / sizeof *sinks; i++) {
    const struct sink_case *c = &sinks[i];
    char text[2048];
    ir_t ir;
    snprintf(text, sizeof text, elementwise, c->type, c->map, c->out, c->type, c->added);
    if (strcmp(c->added, "k") != 0) { // without the index, which an op must not read
      char *from = strstr(text, "      %i ="), *to = strstr(text, "      %s =");
      memmove(from, to, strlen(to) + 1);
    }
    ir_init(&ir, text);
    cotile_sink_expansions(ir_function(&ir));
    const char *after = ir_text(&ir);
    MlirValue result = mlirOperationGetOperand(ir_op(&ir, "func.return", 0), 0);
    assert_int_equal(cotile_op_is(cotile_defining_op(result), "tensor.expand_shape"),
                     c->sunk_map != NULL);
    assert_int_equal(ir_count(&ir, "linalg.generic"), 1);
    assert_int_equal(ir_count(&ir, "cf.assert"), c->checks);
    if (c->sunk_map && !strstr(after, c->sunk_map)) fail_msg("no '%s' in\n%s", c->sunk_map, after);
    ir_deinit(&ir);
  }
}

// Operands that were expanded alike are read as they were; a second op follows the first.
static void test_expanded_operands_are_read_unexpanded(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<12x6xf32>, %y: tensor<12x6xf32>) -> tensor<2x6x6xf32> {\n"
      "  %v = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 6, 6]\n"
      "       : tensor<12x6xf32> into tensor<2x6x6xf32>\n"
      "  %w = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 6, 6]\n"
      "       : tensor<12x6xf32> into tensor<2x6x6xf32>\n"
      "  %e = tensor.empty() : tensor<2x6x6xf32>\n"
      "  %0 = linalg.exp ins(%v : tensor<2x6x6xf32>) outs(%e : tensor<2x6x6xf32>)\n"
      "       -> tensor<2x6x6xf32>\n"
      "  %1 = linalg.mul ins(%0, %w : tensor<2x6x6xf32>, tensor<2x6x6xf32>)\n"
      "       outs(%e : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>\n"
      "  return %1 : tensor<2x6x6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_sink_expansions(ir_function(&ir));
  ir_text(&ir);
  MlirOperation exp = ir_op(&ir, "linalg.generic", 0), product = ir_op(&ir, "linalg.generic", 1);
  MlirValue y = mlirBlockGetArgument(cotile_op_body(ir_function(&ir)), 1);
  assert_int_equal(ir_count(&ir, "tensor.collapse_shape"), 0);
  assert_true(mlirValueEqual(mlirOperationGetOperand(product, 0), mlirOperationGetResult(exp, 0)));
  assert_true(mlirValueEqual(mlirOperationGetOperand(product, 1), y));
  ir_deinit(&ir);
}

// The order of the result's dimensions is that of the expansion, or the op stays.
static void test_transposing_op_stays(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<36x6xf32>) -> tensor<6x6x6xf32> {\n"
      "  %v = tensor.expand_shape %x [[0, 1], [2]] output_shape [6, 6, 6]\n"
      "       : tensor<36x6xf32> into tensor<6x6x6xf32>\n"
      "  %e = tensor.empty() : tensor<6x6x6xf32>\n"
      "  %0 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,\n"
      "      affine_map<(b, m, n) -> (n, b, m)>],\n"
      "      iterator_types = [\"parallel\", \"parallel\", \"parallel\"]}\n"
      "      ins(%v : tensor<6x6x6xf32>) outs(%e : tensor<6x6x6xf32>) {\n"
      "    ^bb0(%p: f32, %q: f32):\n"
      "      %s = math.exp %p : f32\n"
      "      linalg.yield %s : f32\n"
      "  } -> tensor<6x6x6xf32>\n"
      "  return %0 : tensor<6x6x6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_sink_expansions(ir_function(&ir));
  ir_text(&ir);
  MlirValue result = mlirOperationGetOperand(ir_op(&ir, "func.return", 0), 0);
  assert_true(cotile_op_is(cotile_defining_op(result), "linalg.generic"));
  ir_deinit(&ir);
}

// A cast is absorbed if what is expanded keeps its type; each size that it states is checked.
static void test_casts_of_expansions(void **state) {
  static const char text[] =
      "func.func @f(%%x: tensor<?x6xf32>, %%a: index, %%b: index) -> tensor<%s> {\n"
      "  %%v = tensor.expand_shape %%x [[0, 1], [2]] output_shape [%%a, %%b, 6]\n"
      "       : tensor<?x6xf32> into tensor<?x?x6xf32>\n"
      "  %%0 = tensor.cast %%v : tensor<?x?x6xf32> to tensor<%s>\n"
      "  return %%0 : tensor<%s>\n}\n";
  static const struct {
    const char *type;
    int kept; // operand of the expansion that stays; 0: the cast stays
  } table[] = {{"?x1x6xf32", 1}, {"4x?x6xf32", 2}, {"4x1x6xf32", 0}, {"?x?x?xf32", 0}};
  (void)state;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    char filled[1024];
    ir_t ir;
    snprintf(filled, sizeof filled, text, table[i].type, table[i].type, table[i].type);
    ir_init(&ir, filled);
    cotile_sink_expansions(ir_function(&ir));
    ir_text(&ir);
    MlirOperation last =
        cotile_defining_op(mlirOperationGetOperand(ir_op(&ir, "func.return", 0), 0));
    assert_int_equal(cotile_op_is(last, "tensor.cast"), table[i].kept == 0);
    assert_int_equal(ir_count(&ir, "cf.assert"), table[i].kept != 0);
    if (table[i].kept)
      assert_true(
          mlirValueEqual(mlirOperationGetOperand(last, 1),
                         mlirBlockGetArgument(cotile_op_body(ir_function(&ir)), table[i].kept)));
    ir_deinit(&ir);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_reshapes_become_views),
      cmocka_unit_test(test_sizes_are_followed),
      cmocka_unit_test(test_elementwise_ops_pass_expansions),
      cmocka_unit_test(test_expanded_operands_are_read_unexpanded),
      cmocka_unit_test(test_transposing_op_stays),
      cmocka_unit_test(test_casts_of_expansions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
