// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What host functions become: storage-1 to storage-4, barriers, checks, packs, refusals.
#include "hal_harness.h"

#include <stdio.h>
#include <string.h>

#define V "tensor<?xf32>"

typedef struct source {
  char text[16384];
} source_t;

// The executables @neg, @add and @linear, and then `functions`.
static const char *program(source_t *source, const char *functions) {
  const char *neg = vector_executable("neg", V, "arith.negf %x");
  const char *add = vector_executable("add", V, "arith.addf %x, %z");
  int length = snprintf(source->text, sizeof source->text, "%s%s%s%s", neg, add, linear_executable,
                        functions);
  assert_true((size_t)length < sizeof source->text);
  return source->text;
}

static void expect(const char *functions, const char *const *parts) {
  source_t source;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, program(&source, functions)));
  assert_in_order(lowered_text(&lowered), parts);
  lowered_deinit(&lowered);
}

static void expect_count(const char *functions, const char *part, int count) {
  source_t source;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, program(&source, functions)));
  const char *text = lowered_text(&lowered);
  if (count_of(text, part) != count) print_error("%s\n", text);
  assert_int_equal(count_of(text, part), count);
  lowered_deinit(&lowered);
}

#define M_OF(x)                                                                                    \
  "%c0 = arith.constant 0 : index\n"                                                               \
  "%m = tensor.dim " x ", %c0 : " V "\n"                                                           \
  "%e = tensor.empty(%m) : " V "\n"
#define NEG(result, in, out)                                                                       \
  result " = flow.dispatch @neg ins(" in " : " V ") outs(" out " : " V ") -> " V "\n"
#define ADD(result, in, out)                                                                       \
  result " = flow.dispatch @add ins(" in " : " V ") outs(" out " : " V ") -> " V "\n"

static void test_destination_is_the_result(void **state) {
  (void)state;
  expect("func.func @f(%x: " V ") -> " V " {" M_OF("%x") NEG("%a", "%x", "%e") "return %a : " V "}",
         (const char *[]){"func.func @f()", "= hal.dim 0", "= hal.buffer.result 0 dims(%",
                          "hal.dispatch @neg", "dims(%0, %0) bindings(", "{ordinal = 0 : i64}",
                          NULL});
}

static void test_no_barrier_between_independent(void **state) {
  (void)state;
  expect_count("func.func @f(%x: " V ", %y: " V ") -> (" V ", " V ") {" M_OF("%x")
                   NEG("%a", "%x", "%e") NEG("%b", "%y", "%e") "return %a, %b : " V ", " V "}",
               "hal.barrier", 0);
}

static const char chain[] = "func.func @f(%x: " V ") -> " V " {" M_OF("%x") NEG("%a", "%x", "%e")
    NEG("%b", "%a", "%e") NEG("%c", "%b", "%e") NEG("%d", "%c", "%e") "return %d : " V "}";

static void test_chain(void **state) {
  (void)state;
  expect_count(chain, "hal.barrier", 3);
  expect_count(chain, "hal.buffer.allocate", 1);
  expect_count(chain, "hal.buffer.part", 1); // two slots, one of them at the start
}

static void test_views_are_no_copies(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%x: tensor<?x4xf32>) -> tensor<?x2x2xf32> {\n"
      "  %v = tensor.collapse_shape %x [[0, 1]] : tensor<?x4xf32> into " V "\n" M_OF("%v") NEG(
          "%a", "%v", "%e") "  %c4 = arith.constant 4 : index\n"
                            "  %h = arith.divui %m, %c4 : index\n"
                            "  %r = tensor.expand_shape %a [[0, 1, 2]] output_shape [%h, 2, 2]\n"
                            "    : " V " into tensor<?x2x2xf32>\n"
                            "  return %r : tensor<?x2x2xf32>\n"
                            "}";
  expect_count(text, "hal.copy", 0);
  expect_count(text, "hal.buffer.allocate", 0);
  expect(text, (const char *[]){"hal.check", "tensor.expand_shape does not fit",
                                "hal.buffer.result", "hal.dispatch @neg", NULL});
}

static void test_takes_over_what_is_dead(void **state) {
  (void)state;
  static const char dead[] = "func.func @f(%x: " V ") -> " V " {" M_OF("%x") NEG("%a", "%x", "%e")
      ADD("%b", "%x", "%a") "return %b : " V "}";
  expect_count(dead, "hal.copy", 0);
  expect_count(dead, "hal.buffer.allocate", 0);
}

static void test_copies_what_lives(void **state) {
  (void)state;
  static const char read_twice[] = "func.func @f(%x: " V ") -> " V " {" M_OF("%x")
      NEG("%a", "%x", "%e") ADD("%b", "%a", "%a") "return %b : " V "}";
  static const char read_later[] =
      "func.func @f(%x: " V ") -> (" V ", " V ") {" M_OF("%x") NEG("%a", "%x", "%e")
          ADD("%b", "%x", "%a") NEG("%c", "%a", "%e") "return %b, %c : " V ", " V "}";
  static const char argument[] =
      "func.func @f(%x: " V ", %y: " V ") -> " V " {" ADD("%b", "%x", "%y") "return %b : " V "}";
  expect_count(read_twice, "hal.copy", 1);
  expect_count(read_later, "hal.copy", 1);
  expect_count(argument, "hal.copy", 1);
}

static void test_returned_again(void **state) {
  (void)state;
  expect("func.func @f(%x: " V ") -> (" V ", " V ", " V ") {" M_OF("%x")
             NEG("%a", "%x", "%e") "return %a, %x, %a : " V ", " V ", " V "}",
         (const char *[]){"hal.buffer.result 0", "hal.buffer.result 1", "hal.buffer.result 2",
                          "hal.dispatch @neg", "hal.copy", "hal.barrier", "hal.copy", "return",
                          NULL});
}

static void test_nothing_computed(void **state) {
  (void)state;
  expect("func.func @f(%x: " V ") -> " V " {" M_OF("%x") "return %e : " V "}",
         (const char *[]){"hal.buffer.result 0 dims(%", "return", NULL});
}

static void test_checks(void **state) {
  (void)state;
  static const char two[] =
      "func.func @f(%x: " V ", %y: " V ") -> (" V ", " V ") {" ADD("%a", "%x", "%y")
          ADD("%b", "%y", "%x") "return %a, %b : " V ", " V "}";
  expect(two, (const char *[]){"hal.check %0 equals %1, \"add: dimension 0 of argument 1 and "
                               "dimension 0 of argument 0 must be equal\"",
                               "hal.buffer.result", NULL});
  expect_count(two, "hal.check", 1);
  expect_count(chain, "hal.check", 0);
}

static void test_asserts(void **state) {
  (void)state;
  expect("func.func @f(%x: " V ") -> " V
         " {" M_OF("%x") "%c7 = arith.constant 7 : index\n"
                         "%is = arith.cmpi eq, %m, %c7 : index\n"
                         "cf.assert %is, \"seven\"\n"
                         "%less = arith.cmpi slt, %m, %c7 : index\n"
                         "cf.assert %less, \"small\"\n" NEG("%a", "%x", "%e") "return %a : " V "}",
         (const char *[]){"hal.check %0 equals %c7, \"seven\"", "arith.index_castui",
                          "equals %c1, \"small\"", "hal.buffer.result", NULL});
}

#define X4 "tensor<?x4xf32>"
#define W4 "tensor<4x4xf32>"
#define LINEAR(result, in, weight)                                                                 \
  "%n" result " = tensor.dim " in ", %c0 : " X4 "\n"                                               \
  "%e" result " = tensor.empty(%n" result ") : " X4 "\n"                                           \
  "%r" result " = flow.dispatch @linear ins(" in ", " weight " : " X4 ", " W4 ") outs(%e" result   \
  " : " X4 ") -> " X4 "\n"

static void test_packs(void **state) {
  (void)state;
  static const char two_layers[] =
      "func.func @f(%x: " X4 ", %w: " W4 " {cotile.parameter = \"w\"},\n"
      "    %v: " W4 " {cotile.parameter = \"v\"}) -> " X4 " {\n"
      "  %c0 = arith.constant 0 : index\n" LINEAR("0", "%x", "%w") LINEAR("1", "%r0", "%v")
          LINEAR("2", "%r1", "%w") "return %r2 : " X4 "}\n"
                                   "func.func @g(%x: " X4 ", %w: " W4
                                   " {cotile.parameter = \"w\"}) -> " X4 " {\n"
                                   "  %c0 = arith.constant 0 : index\n" LINEAR(
                                       "0", "%x", "%w") "return %r0 : " X4 "}\n";
  source_t source;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, program(&source, two_layers)));
  const cotile_program_t *facts = &lowered.hal.program;
  assert_int_equal(facts->parameter_count, 2);
  assert_int_equal(facts->pack_count, 2);
  assert_int_equal(facts->functions[0].pack_count, 2);
  assert_int_equal(facts->functions[1].pack_count, 1);
  assert_int_equal(facts->functions[1].packs[0], 0);
  assert_int_equal(facts->functions[0].parameter_count, 0); // read from packs alone
  assert_int_equal(facts->dispatch_count, 6);
  assert_true(facts->dispatches[5].at_load);
  assert_in_order(lowered_text(&lowered),
                  (const char *[]){"func.func @f()", "hal.buffer.none", "func.func @g()",
                                   "func.func @cotile_load()", "hal.buffer.result 0 dims(",
                                   "hal.dispatch @linear_pack", "hal.buffer.result 1 dims(",
                                   "hal.dispatch @linear_pack", NULL});
  lowered_deinit(&lowered);
}

static void test_packed_constant(void **state) {
  (void)state;
  expect("func.func @f(%x: " X4 ", %w: " W4 " {cotile.constant = dense<1.0> : " W4 "}) -> " X4
         " {\n"
         "  %c0 = arith.constant 0 : index\n" LINEAR("0", "%x", "%w") "return %r0 : " X4 "}\n",
         (const char *[]){"hal.data @cotile_constant_0 = dense<1.0", "func.func @cotile_load()",
                          "hal.buffer.constant 0", "hal.dispatch @linear_pack", NULL});
}

static void test_packed_input(void **state) {
  (void)state;
  source_t source;
  lowered_t lowered;
  assert_failure(
      lowered_init(&lowered, program(&source, "func.func @f(%x: " X4 ", %w: " W4 ") -> " X4 " {\n"
                                              "  %c0 = arith.constant 0 : index\n" LINEAR(
                                                  "0", "%x", "%w") "return %r0 : " X4 "}\n")),
      COTILE_INTERNAL, "argument 1 is packed at load");
  lowered_deinit(&lowered);
}

static void test_refusals(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%x: tensor<4xf32>, %i: index) -> tensor<1xf32> {\n"
                             "  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>)\n"
                             "    -> tensor<4xf32>\n"
                             "  %b = tensor.extract %a[%i] : tensor<4xf32>\n"
                             "  %c = tensor.from_elements %b : tensor<1xf32>\n"
                             "  return %c : tensor<1xf32>\n"
                             "}\n";
  lowered_t lowered;
  assert_failure(lowered_init(&lowered, text), COTILE_UNSUPPORTED, "not supported yet");
  const cotile_diagnostic_t *first = lowered.diagnostics.first;
  assert_string_equal(first->message, "argument 1 of type index is not supported yet");
  assert_string_equal(first->next->message, "\"linalg.exp\" is not supported yet");
  assert_string_equal(first->next->location.file, "test.mlir");
  assert_int_equal(first->next->location.line, 2);
  assert_string_equal(first->next->next->message, "\"tensor.extract\" is not supported yet");
  assert_string_equal(first->next->next->next->message,
                      "\"tensor.from_elements\" is not supported yet");
  lowered_deinit(&lowered);
}

static void test_contradiction(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%x: " V " {cotile.parameter = \"p\"}) -> " V " { return %x : " V " }\n"
      "func.func @g(%x: tensor<3xf32> {cotile.parameter = \"p\"}) -> tensor<3xf32> {\n"
      "  return %x : tensor<3xf32>\n}\n";
  lowered_t lowered;
  assert_failure(lowered_init(&lowered, text), COTILE_INVALID, "contradict");
  assert_non_null(strstr(lowered.diagnostics.first->message, "parameter \"p\""));
  lowered_deinit(&lowered);
}

static int kernel_count(const lowered_t *lowered) {
  int count = 0;
  MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(lowered->hal.kernels));
  for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) count++;
  return count;
}

static void test_alike_kernels_are_one(void **state) {
  (void)state;
  source_t source;
  lowered_t lowered;
  int length = snprintf(
      source.text, sizeof source.text, "%s%s%s%s", vector_executable("a", V, "arith.negf %x"),
      vector_executable("b", V, "math.exp %x"), vector_executable("c", V, "arith.negf %x"),
      "func.func @f(%x: " V ") -> " V
      " {" M_OF("%x") "%a = flow.dispatch @c ins(%x : " V ") outs(%e : " V ") -> " V "\n"
                      "%b = flow.dispatch @b ins(%a : " V ") outs(%e : " V ") -> " V "\n"
                      "%c = flow.dispatch @a ins(%b : " V ") outs(%e : " V ") -> " V "\n"
                      "return %c : " V "}");
  assert_true((size_t)length < sizeof source.text);
  assert_ok(lowered_init(&lowered, source.text));
  assert_in_order(lowered_text(&lowered),
                  (const char *[]){"hal.dispatch @a", "hal.dispatch @b", "hal.dispatch @a", NULL});
  assert_int_equal(kernel_count(&lowered), 2);
  lowered_deinit(&lowered);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_destination_is_the_result),
      cmocka_unit_test(test_no_barrier_between_independent),
      cmocka_unit_test(test_chain),
      cmocka_unit_test(test_views_are_no_copies),
      cmocka_unit_test(test_takes_over_what_is_dead),
      cmocka_unit_test(test_copies_what_lives),
      cmocka_unit_test(test_returned_again),
      cmocka_unit_test(test_nothing_computed),
      cmocka_unit_test(test_checks),
      cmocka_unit_test(test_asserts),
      cmocka_unit_test(test_packs),
      cmocka_unit_test(test_packed_constant),
      cmocka_unit_test(test_packed_input),
      cmocka_unit_test(test_refusals),
      cmocka_unit_test(test_contradiction),
      cmocka_unit_test(test_alike_kernels_are_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
