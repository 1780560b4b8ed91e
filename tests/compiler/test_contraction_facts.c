// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is read off a contraction, however it is spelled; what is none, and why.
#include "compiler_ir.h"

#include <stdio.h>
#include <string.h>

#include "compiler/linalg/structured.h"
#include "ir/query.h"

// Loops as letters: "bmnk" in their order.
static void check_roles(const cotile_contraction_t *facts, const char *letters) {
  static const char names[] = {'b', 'm', 'n', 'k'};
  assert_int_equal(facts->loop_count, strlen(letters));
  for (int i = 0; i < facts->loop_count; i++) assert_int_equal(names[facts->role[i]], letters[i]);
}

typedef struct expectation {
  const char *op, *x, *w, *out; // types
  const char *name, *maps;      // of the operation
  const char *roles;
  bool is_product;
  int64_t sizes[5];
} expectation_t;

static void check_named(const expectation_t *e) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @f(%%x: tensor<%s>, %%w: tensor<%s>, %%o: tensor<%s>) -> tensor<%s> {\n"
           "  %%0 = %s %s ins(%%x, %%w : tensor<%s>, tensor<%s>) outs(%%o : tensor<%s>)"
           " -> tensor<%s>\n  return %%0 : tensor<%s>\n}\n",
           e->x, e->w, e->out, e->out, e->op, e->maps, e->x, e->w, e->out, e->out, e->out);
  ir_t ir;
  cotile_contraction_t facts;
  const char *why;
  ir_init(&ir, text);
  if (!cotile_contraction_analyse(ir_op(&ir, e->op, 0), &facts, &why)) fail_msg("%s", why);
  check_roles(&facts, e->roles);
  for (int i = 0; i < facts.loop_count; i++) assert_int_equal(facts.size[i], e->sizes[i]);
  assert_int_equal(cotile_contraction_is_matrix_product(&facts), e->is_product);
  ir_deinit(&ir);
}

#define MAPS(x, w, out)                                                                            \
  "indexing_maps = [affine_map<(m, n, k) -> " x ">, affine_map<(m, n, k) -> " w                    \
  ">, affine_map<(m, n, k) -> " out ">]"

static void test_named(void **state) {
  static const expectation_t table[] = {
      {"linalg.matmul", "4x5xf32", "5x6xf32", "4x6xf32", "matmul", "", "mnk", true, {4, 6, 5}},
      {"linalg.matmul", "?x5xf32", "5x?xf32", "?x?xf32", "dynamic", "", "mnk", true, {-1, -1, 5}},
      // A size that one operand knows is known.
      {"linalg.matmul", "4x?xf32", "5x?xf32", "?x6xf32", "partly", "", "mnk", true, {4, 6, 5}},
      {"linalg.matmul",
       "4x5xf32",
       "6x5xf32",
       "4x6xf32",
       "transposed b",
       MAPS("(m, k)", "(n, k)", "(m, n)"),
       "mnk",
       true,
       {4, 6, 5}},
      {"linalg.matmul",
       "5x4xf32",
       "5x6xf32",
       "4x6xf32",
       "transposed a",
       MAPS("(k, m)", "(k, n)", "(m, n)"),
       "mnk",
       true,
       {4, 6, 5}},
      {"linalg.batch_matmul",
       "3x4x5xf32",
       "3x5x6xf32",
       "3x4x6xf32",
       "batch",
       "",
       "bmnk",
       true,
       {3, 4, 6, 5}},
      {"linalg.vecmat", "5xf32", "5x6xf32", "6xf32", "vecmat", "", "nk", true, {6, 5}},
      {"linalg.matvec", "4x5xf32", "5xf32", "4xf32", "matvec", "", "mk", false, {4, 5}},
      {"linalg.matmul", "4x5xi8", "5x6xi8", "4x6xi32", "integers", "", "mnk", true, {4, 6, 5}},
  };
  (void)state;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) check_named(&table[i]);
}

// A generic whose body is `body`, with %a, %b of type `in` and %c of type `out`.
static bool analyse_generic(const char *iterators, const char *maps, const char *x, const char *w,
                            const char *o, const char *types, const char *body,
                            cotile_contraction_t *facts, const char **why, ir_t *ir) {
  char text[4096];
  snprintf(text, sizeof text,
           "func.func @f(%%x: tensor<%s>, %%w: tensor<%s>, %%o: tensor<%s>) -> tensor<%s> {\n"
           "  %%0 = linalg.generic {indexing_maps = [%s], iterator_types = [%s]}\n"
           "      ins(%%x, %%w : tensor<%s>, tensor<%s>) outs(%%o : tensor<%s>) {\n"
           "    ^bb0(%s):\n%s\n  } -> tensor<%s>\n  return %%0 : tensor<%s>\n}\n",
           x, w, o, o, maps, iterators, x, w, o, types, body, o, o);
  ir_init(ir, text);
  return cotile_contraction_analyse(ir_op(ir, "linalg.generic", 0), facts, why);
}

#define PPR "\"parallel\", \"parallel\", \"reduction\""
#define MNK                                                                                        \
  "affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, " \
  "n)>"
#define F32 "%a: f32, %b: f32, %c: f32"

static void test_bodies(void **state) {
  static const struct {
    const char *types, *element, *out, *body;
    bool is_contraction;
  } table[] = {
      {F32, "f32", "f32",
       "%p = arith.mulf %a, %b : f32\n%s = arith.addf %c, %p : f32\nlinalg.yield %s : f32", true},
      {F32, "f32", "f32",
       "%p = arith.mulf %b, %a : f32\n%s = arith.addf %p, %c : f32\nlinalg.yield %s : f32", true},
      {"%a: f16, %b: f16, %c: f32", "f16", "f32",
       "%d = arith.extf %a : f16 to f32\n%e = arith.extf %b : f16 to f32\n"
       "%p = arith.mulf %d, %e : f32\n%s = arith.addf %c, %p : f32\nlinalg.yield %s : f32",
       true},
      // Something else: a square, a maximum, a plain argument, a scaled factor, a difference.
      {F32, "f32", "f32",
       "%p = arith.mulf %a, %a : f32\n%s = arith.addf %c, %p : f32\nlinalg.yield %s : f32", false},
      {F32, "f32", "f32",
       "%p = arith.addf %a, %b : f32\n%s = arith.maximumf %c, %p : f32\nlinalg.yield %s : f32",
       false},
      {F32, "f32", "f32", "linalg.yield %a : f32", false},
      {F32, "f32", "f32", "linalg.yield %c : f32", false},
      {F32, "f32", "f32",
       "%d = arith.mulf %a, %a : f32\n%p = arith.mulf %d, %b : f32\n%s = arith.addf %c, %p : "
       "f32\nlinalg.yield %s : f32",
       false},
      {F32, "f32", "f32",
       "%p = arith.mulf %a, %b : f32\n%s = arith.subf %c, %p : f32\nlinalg.yield %s : f32", false},
      {F32, "f32", "f32",
       "%p = arith.mulf %a, %c : f32\n%s = arith.addf %b, %p : f32\nlinalg.yield %s : f32", false},
      {F32, "f32", "f32",
       "%p = arith.mulf %a, %b : f32\n%s = arith.addf %p, %p : f32\nlinalg.yield %s : f32", false},
  };
  (void)state;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    ir_t ir;
    cotile_contraction_t facts;
    const char *why = NULL;
    char x[32], w[32], o[32];
    snprintf(x, sizeof x, "4x5x%s", table[i].element);
    snprintf(w, sizeof w, "5x6x%s", table[i].element);
    snprintf(o, sizeof o, "4x6x%s", table[i].out);
    bool is = analyse_generic(PPR, MNK, x, w, o, table[i].types, table[i].body, &facts, &why, &ir);
    if (is != table[i].is_contraction) fail_msg("%s", table[i].body);
    assert_true(is ? why == NULL : strlen(why) > 0);
    ir_deinit(&ir);
  }
}

#define MULTIPLY_ADD                                                                               \
  "%p = arith.mulf %a, %b : f32\n%s = arith.addf %c, %p : f32\nlinalg.yield %s : f32"

static void test_loops(void **state) {
  static const struct {
    const char *iterators, *maps, *x, *w, *o, *roles; // no roles: no contraction
    bool is_product;
  } table[] = {
      {"\"reduction\", \"parallel\", \"parallel\"",
       "affine_map<(k, n, m) -> (m, k)>, affine_map<(k, n, m) -> (k, n)>, affine_map<(k, n, m) -> "
       "(m, n)>",
       "4x5xf32", "5x6xf32", "4x6xf32", "knm", true},
      // Rows of two loops: in order, apart, in another order of loops, exchanged.
      {"\"parallel\", \"parallel\", \"parallel\", \"reduction\"",
       "affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, "
       "m, n, k) -> (b, m, n)>",
       "2x4x5xf32", "5x6xf32", "2x4x6xf32", "mmnk", true},
      {"\"parallel\", \"parallel\", \"parallel\", \"reduction\"",
       "affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, "
       "m, n, k) -> (b, n, m)>",
       "2x4x5xf32", "5x6xf32", "2x6x4xf32", "mmnk", false},
      {"\"parallel\", \"parallel\", \"parallel\", \"reduction\"",
       "affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, "
       "m, n, k) -> (m, b, n)>",
       "4x2x5xf32", "5x6xf32", "4x2x6xf32", "mmnk", true},
      {"\"parallel\", \"parallel\", \"parallel\", \"reduction\"",
       "affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, "
       "m, n, k) -> (b, m, n)>",
       "4x2x5xf32", "5x6xf32", "2x4x6xf32", "mmnk", false},
      // Two summed loops: a contraction, but not one matrix product.
      {"\"parallel\", \"parallel\", \"reduction\", \"reduction\"",
       "affine_map<(m, n, k, l) -> (m, k, l)>, affine_map<(m, n, k, l) -> (k, l, n)>, "
       "affine_map<(m, n, k, l) -> (m, n)>",
       "4x5x3xf32", "5x3x6xf32", "4x6xf32", "mnkk", false},
      // An operand without the summed loop; a convolution's sum of loops; an elementwise product.
      {PPR,
       "affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n)>, affine_map<(m, n, k) -> (m, "
       "n)>",
       "4x5xf32", "6xf32", "4x6xf32", NULL, false},
      {"\"parallel\", \"reduction\"",
       "affine_map<(m, k) -> (m + k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>",
       "8xf32", "5xf32", "4xf32", NULL, false},
      {"\"parallel\", \"parallel\"",
       "affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>",
       "4x6xf32", "4x6xf32", "4x6xf32", NULL, false},
  };
  (void)state;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    ir_t ir;
    cotile_contraction_t facts;
    const char *why;
    bool is = analyse_generic(table[i].iterators, table[i].maps, table[i].x, table[i].w, table[i].o,
                              F32, MULTIPLY_ADD, &facts, &why, &ir);
    if (is != (table[i].roles != NULL)) fail_msg("%s", table[i].maps);
    if (is) {
      check_roles(&facts, table[i].roles);
      assert_int_equal(cotile_contraction_is_matrix_product(&facts), table[i].is_product);
    }
    ir_deinit(&ir);
  }
}

static void test_signs(void **state) {
  ir_t ir;
  cotile_contraction_t facts;
  const char *why;
  (void)state;
  assert_true(analyse_generic(
      PPR, MNK, "4x5xi8", "5x6xi8", "4x6xi32", "%a: i8, %b: i8, %c: i32",
      "%d = arith.extsi %a : i8 to i32\n%e = arith.extui %b : i8 to i32\n"
      "%p = arith.muli %d, %e : i32\n%s = arith.addi %c, %p : i32\nlinalg.yield %s : i32",
      &facts, &why, &ir));
  assert_false(facts.is_float);
  assert_false(facts.is_unsigned[COTILE_LHS]);
  assert_true(facts.is_unsigned[COTILE_RHS]);
  ir_deinit(&ir);
}

// Exchanged facts are those of the exchanged program, whatever the types of the factors.
static void test_exchange(void **state) {
  (void)state;
  ir_t ir;
  cotile_contraction_t facts, settled;
  const char *why;
  ir_init(&ir, "func.func @f(%x: tensor<4x5xi8>, %w: tensor<5x6xi16>, %o: tensor<4x6xi32>)"
               " -> tensor<4x6xi32> {\n"
               "  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, cotile.no_group}\n"
               "    ins(%x, %w : tensor<4x5xi8>, tensor<5x6xi16>) outs(%o : tensor<4x6xi32>)"
               " -> tensor<4x6xi32>\n"
               "  return %0 : tensor<4x6xi32>\n}\n");
  if (!cotile_contraction_analyse(ir_op(&ir, "linalg.matmul", 0), &facts, &why))
    fail_msg("%s", why);
  MlirValue x = facts.operand[COTILE_LHS], w = facts.operand[COTILE_RHS];
  cotile_contraction_exchange(&facts);
  assert_true(facts.is_exchanged);
  check_roles(&facts, "nmk");
  assert_true(mlirValueEqual(facts.operand[COTILE_LHS], w));
  assert_true(mlirValueEqual(facts.operand[COTILE_RHS], x));
  cotile_contraction_settle(&facts);
  assert_false(facts.is_exchanged);
  assert_true(cotile_op_is(facts.op, "linalg.generic"));
  assert_true(mlirOperationVerify(mlirModuleGetOperation(ir.module)));
  if (!cotile_contraction_analyse(facts.op, &settled, &why)) fail_msg("%s", why);
  check_roles(&settled, "nmk");
  assert_true(mlirValueEqual(settled.operand[COTILE_LHS], w));
  assert_true(mlirTypeEqual(settled.element[COTILE_LHS], facts.element[COTILE_LHS]));
  assert_true(settled.is_unsigned[COTILE_LHS] && settled.is_unsigned[COTILE_RHS]);
  assert_true(mlirAffineMapEqual(settled.map[COTILE_LHS], facts.map[COTILE_LHS]));
  assert_false(mlirAttributeIsNull(cotile_op_attribute(facts.op, "cotile.no_group")));
  ir_deinit(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_named), cmocka_unit_test(test_bodies),   cmocka_unit_test(test_loops),
      cmocka_unit_test(test_signs), cmocka_unit_test(test_exchange),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
