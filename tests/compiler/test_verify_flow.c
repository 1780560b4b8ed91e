// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong dispatches, written by hand, are caught.
#include "compiler/verify/verify.h"
#include "verify_case.h"

static const char pair[] =
    "#id = affine_map<(i, j) -> (i, j)>\n"
    "ml_program.global private @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>\n"
    "func.func private @h()\n"
    "func.func @f(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %e: tensor<4x8xf32>)\n"
    "    -> (tensor<4x8xf32>, tensor<4x8xf32>) {\n"
    "  %r:2 = flow.dispatch.workgroups @d\n"
    "      ins(%x, %w, %w : tensor<4x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)\n"
    "      outs(%e, %e : tensor<4x8xf32>, tensor<4x8xf32>) {\n"
    "  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>,\n"
    "       %o: tensor<4x8xf32>, %p: tensor<4x8xf32>):\n"
    "    %z = arith.constant 0.0 : f32\n"
    "    %k0 = linalg.fill ins(%z : f32) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>\n"
    "    %k = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x8xf32>)\n"
    "        outs(%k0 : tensor<4x8xf32>) -> tensor<4x8xf32>\n"
    "    %l0 = linalg.fill ins(%z : f32) outs(%p : tensor<4x8xf32>) -> tensor<4x8xf32>\n"
    "    %l1 = linalg.matmul ins(%a, %c : tensor<4x8xf32>, tensor<8x8xf32>)\n"
    "        outs(%l0 : tensor<4x8xf32>) -> tensor<4x8xf32>\n"
    "    %l = linalg.generic {indexing_maps = [#id, #id],\n"
    "        iterator_types = [\"parallel\", \"parallel\"]}\n"
    "        ins(%l1 : tensor<4x8xf32>) outs(%p : tensor<4x8xf32>) {\n"
    "    ^bb0(%s: f32, %t: f32):\n"
    "      %u = arith.maximumf %s, %z : f32\n"
    "      linalg.yield %u : f32\n"
    "    } -> tensor<4x8xf32>\n"
    "    flow.return %k, %l : tensor<4x8xf32>, tensor<4x8xf32>\n"
    "  } -> tensor<4x8xf32>, tensor<4x8xf32>\n"
    "  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xf32>\n"
    "}\n";

#define LINE "    flow.return"
#define EMPTY "    %n = tensor.empty() : tensor<4x8xf32>\n"

static const verify_case_t wrong_pairs[] = {
    // Results and destinations.
    {"flow.return %k, %l", "flow.return %l, %k",
     "result 0 is computed into outs 1\nresult 1 is computed into outs 0", false},
    {"flow.return %k, %l", "flow.return %k, %k",
     "its results are not read\nresult 1 is computed into outs 0", false},
    {"outs(%p", "outs(%o", "result 1 is computed into outs 0", true},
    {"flow.return %k, %l", "flow.return %o, %l",
     "its results are not read\nreads outs 0\nresult 0 is not computed", false},
    {"flow.return %k, %l", "flow.return %k, %p",
     "its results are not read\nreads outs 1\nresult 1 is not computed", false},
    {"(%a, %c : tensor<4x8xf32>", "(%o, %c : tensor<4x8xf32>",
     "left operand that the first\nreads outs 0", false},
    {"outs(%o : tensor<4x8xf32>) ->", "outs(%a : tensor<4x8xf32>) ->", NULL, false}, // initial
    {"%k0 = linalg.fill ins(%z : f32) outs(%o :",
     EMPTY "    %k0 = linalg.fill ins(%z : f32) outs(%n :", "result 0 is computed into no outs",
     false},
    {LINE,
     "    %n = tensor.expand_shape %o [[0], [1, 2]] output_shape [4, 2, 4]\n"
     "        : tensor<4x8xf32> into tensor<4x2x4xf32>\n" LINE,
     "its results are not read\nreads outs 0", false},
    // Members.
    {"(%a, %c : tensor<4x8xf32>", "(%k, %c : tensor<4x8xf32>", "left operand that the first",
     false},
    {"%l1 = linalg.matmul ins(%a, %c :",
     "%c2 = linalg.exp ins(%c : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
     "    %l1 = linalg.matmul ins(%a, %c2 :",
     "its weight is computed here", false},
    // Operations.
    {LINE, EMPTY LINE, "its results are not read", false},
    {LINE " %k", "    %n = tensor.cast %k : tensor<4x8xf32> to tensor<4x8xf32>\n" LINE " %n",
     "a dispatch cannot hold \"tensor.cast\"\nresult 0 is not computed", false},
    {"%l1 = linalg.matmul ins(%a, %c :",
     "%n = tensor.cast %c : tensor<8x8xf32> to tensor<8x8xf32>\n"
     "    %l1 = linalg.matmul ins(%a, %n :",
     "a dispatch cannot hold \"tensor.cast\"", false},
    {"%u = arith.maximumf %s, %z : f32",
     "%one = arith.constant 1 : index\n      %v = tensor.extract %k[%one, %one] : tensor<4x8xf32>\n"
     "      %u = arith.maximumf %s, %v : f32",
     "captures a tensor of the dispatch", false},
    {"%u = arith.maximumf %s, %z : f32",
     "%one = arith.constant 1 : index\n      %v = tensor.extract %o[%one, %one] : tensor<4x8xf32>\n"
     "      %u = arith.maximumf %s, %v : f32",
     "captures a tensor of the dispatch\nreads outs 0", false},
    {"%z = arith.constant 0.0 : f32\n", "\n", "undeclared SSA value", false},
    // Numbers and types, of MLIR.
    {"%o: tensor<4x8xf32>, %p", "%o: tensor<4x9xf32>, %p", "expects different type", false},
    {", %p: tensor<4x8xf32>):", "):", "", false},
    {"flow.return %k, %l : tensor<4x8xf32>, tensor<4x8xf32>", "flow.return %k : tensor<4x8xf32>",
     "operand types must be the types of the dispatch's results", false},
    {"  } -> tensor<4x8xf32>, tensor<4x8xf32>", "  } -> tensor<4x8xf32>", "", false},
    {"%u = arith.maximumf %s, %z", "%u = arith.maximumf %s, %x", "", false},
    {"(%a, %b :", "(%x, %b :", "", false}, // from outside of the dispatch
};

static void test_pair(void **state) {
  (void)state;
  verify_cases(pair, cotile_verify_flow, sizeof wrong_pairs / sizeof *wrong_pairs, wrong_pairs);
}

// What else a dispatch may hold and read.
static const char views[] =
    "#id = affine_map<(i, j) -> (i, j)>\n"
    "func.func @f(%x: tensor<?x8xf32>, %e: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {\n"
    "  %r = flow.dispatch.workgroups @d ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x2x4xf32>) {\n"
    "  ^bb0(%a: tensor<?x8xf32>, %o: tensor<?x2x4xf32>):\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %c1 = arith.constant 1 : index\n"
    "    %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
    "    %m = tensor.dim %o, %c0 : tensor<?x2x4xf32>\n"
    "    %n = arith.index_cast %m : index to i32\n"
    "    %s = arith.sitofp %n : i32 to f32\n"
    "    %w = tensor.empty(%m) : tensor<?x8xf32>\n"
    "    %g = linalg.generic {indexing_maps = [#id, #id],\n"
    "        iterator_types = [\"parallel\", \"parallel\"]}\n"
    "        ins(%a : tensor<?x8xf32>) outs(%w : tensor<?x8xf32>) {\n"
    "    ^bb0(%in: f32, %out: f32):\n"
    "      %p = tensor.extract %d[%c1] : tensor<2xf32>\n"
    "      %q = tensor.extract %a[%c0, %c1] : tensor<?x8xf32>\n"
    "      %t = arith.addf %p, %q : f32\n"
    "      %u = arith.addf %t, %s : f32\n"
    "      linalg.yield %u : f32\n"
    "    } -> tensor<?x8xf32>\n"
    "    %h = tensor.expand_shape %g [[0], [1, 2]] output_shape [%m, 2, 4]\n"
    "        : tensor<?x8xf32> into tensor<?x2x4xf32>\n"
    "    %c = linalg.copy ins(%h : tensor<?x2x4xf32>) outs(%o : tensor<?x2x4xf32>)\n"
    "        -> tensor<?x2x4xf32>\n"
    "    flow.return %c : tensor<?x2x4xf32>\n"
    "  } -> tensor<?x2x4xf32>\n"
    "  return %r : tensor<?x2x4xf32>\n"
    "}\n";

static const verify_case_t wrong_views[] = {
    {"tensor.extract %a[", "tensor.extract %w[", "captures a tensor of the dispatch", false},
    {"outs(%o :", "outs(%h :", "result 0 is computed into no outs", false},
    {"    %c = linalg.copy ins(%h : tensor<?x2x4xf32>) outs(%o : tensor<?x2x4xf32>)\n"
     "        -> tensor<?x2x4xf32>\n"
     "    flow.return %c",
     "    flow.return %h", "result 0 is not computed", false},
    {"flow.return %c", "flow.return %h", "its results are not read\nresult 0 is not computed",
     false},
};

static void test_views(void **state) {
  (void)state;
  verify_cases(views, cotile_verify_flow, sizeof wrong_views / sizeof *wrong_views, wrong_views);
}

// The same X by loops of other roles.
static const char square[] =
    "#y = affine_map<(m, n, k) -> (m, k)>\n"
    "#w = affine_map<(m, n, k) -> (k, n)>\n"
    "#o = affine_map<(m, n, k) -> (m, n)>\n"
    "func.func @f(%x: tensor<8x8xf16>, %e: tensor<8x8xf32>)\n"
    "    -> (tensor<8x8xf32>, tensor<8x8xf32>) {\n"
    "  %r:2 = flow.dispatch.workgroups @d ins(%x, %x : tensor<8x8xf16>, tensor<8x8xf16>)\n"
    "      outs(%e, %e : tensor<8x8xf32>, tensor<8x8xf32>) {\n"
    "  ^bb0(%a: tensor<8x8xf16>, %b: tensor<8x8xf16>, %o: tensor<8x8xf32>, %p: tensor<8x8xf32>):\n"
    "    %k = linalg.matmul ins(%a, %b : tensor<8x8xf16>, tensor<8x8xf16>)\n"
    "        outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "    %l = linalg.generic {indexing_maps = [#y, #w, #o],\n"
    "        iterator_types = [\"parallel\", \"parallel\", \"reduction\"]}\n"
    "        ins(%a, %b : tensor<8x8xf16>, tensor<8x8xf16>) outs(%p : tensor<8x8xf32>) {\n"
    "    ^bb0(%s: f16, %t: f16, %u: f32):\n"
    "      %s1 = arith.extf %s : f16 to f32\n"
    "      %t1 = arith.extf %t : f16 to f32\n"
    "      %v = arith.mulf %s1, %t1 : f32\n"
    "      %y = arith.addf %u, %v : f32\n"
    "      linalg.yield %y : f32\n"
    "    } -> tensor<8x8xf32>\n"
    "    flow.return %k, %l : tensor<8x8xf32>, tensor<8x8xf32>\n"
    "  } -> tensor<8x8xf32>, tensor<8x8xf32>\n"
    "  return %r#0, %r#1 : tensor<8x8xf32>, tensor<8x8xf32>\n"
    "}\n";

static const verify_case_t wrong_squares[] = {
    {"#y = affine_map<(m, n, k) -> (m, k)>", "#y = affine_map<(m, n, k) -> (k, m)>",
     "by loops of other roles", false},
};

static void test_square(void **state) {
  (void)state;
  verify_cases(square, cotile_verify_flow, sizeof wrong_squares / sizeof *wrong_squares,
               wrong_squares);
}

static const char widths[] =
    "!x = tensor<8x8xf16>\n"
    "!k = tensor<8x8xf32>\n"
    "!l = tensor<8x8xf32>\n"
    "func.func @f(%x: !x, %e: !k, %g: !l) -> (!k, !l) {\n"
    "  %r:2 = flow.dispatch.workgroups @d ins(%x, %x : !x, !x) outs(%e, %g : !k, !l) {\n"
    "  ^bb0(%a: !x, %b: !x, %o: !k, %p: !l):\n"
    "    %k = linalg.matmul ins(%a, %b : !x, !x) outs(%o : !k) -> !k\n"
    "    %l = linalg.matmul ins(%a, %b : !x, !x) outs(%p : !l) -> !l\n"
    "    flow.return %k, %l : !k, !l\n"
    "  } -> !k, !l\n"
    "  return %r#0, %r#1 : !k, !l\n"
    "}\n";

static const verify_case_t wrong_widths[] = {
    {"!l = tensor<8x8xf32>", "!l = tensor<8x8xf64>", "its sums are of another width", false},
    {"!l = tensor<8x8xf32>", "!l = tensor<8x8xf16>", NULL, false}, // summed as f32, too
    {"!x = tensor<8x8xf16>\n!k = tensor<8x8xf32>\n!l = tensor<8x8xf32>\n",
     "!x = tensor<8x8xi8>\n!k = tensor<8x8xi8>\n!l = tensor<8x8xi16>\n",
     "its sums are of another width", false},
    {"!x = tensor<8x8xf16>\n!k = tensor<8x8xf32>\n!l = tensor<8x8xf32>\n",
     "!x = tensor<8x8xi8>\n!k = tensor<8x8xi32>\n!l = tensor<8x8xf32>\n",
     "its sums are of another width", false},
};

static void test_widths(void **state) {
  (void)state;
  verify_cases(widths, cotile_verify_flow, sizeof wrong_widths / sizeof *wrong_widths,
               wrong_widths);
}

// A window of the destination.
static const char insertion[] =
    "!t = tensor<4x8xf32>\n"
    "!w = tensor<2x3xf32>\n"
    "func.func @f(%x: !w, %y: !t, %e: !t) -> !t {\n"
    "  %r = flow.dispatch.workgroups @d ins(%x, %y : !w, !t) outs(%e : !t) {\n"
    "  ^bb0(%a: !w, %b: !t, %o: !t):\n"
    "    %w = tensor.extract_slice %o[1, 2] [2, 3] [1, 2] : !t to !w\n"
    "    %c = linalg.copy ins(%a : !w) outs(%w : !w) -> !w\n"
    "    %i = tensor.insert_slice %c into %o[1, 2] [2, 3] [1, 2] : !w into !t\n"
    "    flow.return %i : !t\n"
    "  } -> !t\n"
    "  return %r : !t\n"
    "}\n";

static const verify_case_t wrong_insertions[] = {
    {"%c into %o[1, 2]", "%c into %o[2, 2]", "reads outs 0", false},
    {"%c into %o[1, 2] [2, 3] [1, 2]", "%c into %o[1, 2] [2, 3] [1, 1]", "reads outs 0", false},
    {"%c into %o", "%c into %b", "reads outs 0", false},
    {"%c into %o", "%a into %o", "its results are not read\nreads outs 0", false},
    {"outs(%w :", "outs(%a :", "its results are not read\nreads outs 0", false},
    {"ins(%a :", "ins(%w :", "reads outs 0", false},
    {"ins(%a : !w) outs(%w :", "ins(%w : !w) outs(%a :", "reads outs 0", false},
    {"linalg.copy ins(%a : !w) outs(%w : !w) -> !w",
     "tensor.insert_slice %a into %w[0, 0] [2, 3] [1, 1] : !w into !w", "reads outs 0", false},
    {"    %i =", "    %d = linalg.exp ins(%c : !w) outs(%a : !w) -> !w\n    %i =",
     "its results are not read", false},
    {"%i = tensor.insert_slice %c into",
     "%d = linalg.exp ins(%c : !w) outs(%a : !w) -> !w\n    %i = tensor.insert_slice %d into",
     "reads outs 0", false},
    {"%i = tensor.insert_slice %c into",
     "%d = tensor.insert_slice %c into %b[1, 2] [2, 3] [1, 2] : !w into !t\n"
     "    %i = tensor.insert_slice %c into",
     "its results are not read", false},
};

static void test_insertion(void **state) {
  (void)state;
  verify_cases(insertion, cotile_verify_flow, sizeof wrong_insertions / sizeof *wrong_insertions,
               wrong_insertions);
}

// Two insertions into one out; %n is the offset of the second, and the size of the first.
static const char packed[] =
    "!t = tensor<?x3xf32>\n"
    "!o = tensor<?x8xf32>\n"
    "func.func @f(%x: !t, %m: index, %e: !o) -> !o {\n"
    "  %r = flow.dispatch.workgroups @d ins(%x, %x, %m : !t, !t, index) outs(%e : !o) {\n"
    "  ^bb0(%a: !t, %b: !t, %n: index, %o: !o):\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %d = tensor.dim %a, %c0 : !t\n"
    "    %s0 = tensor.empty(%d) : !t\n"
    "    %s = linalg.exp ins(%a : !t) outs(%s0 : !t) -> !t\n"
    "    %t = linalg.exp ins(%b : !t) outs(%s0 : !t) -> !t\n"
    "    %i = tensor.insert_slice %s into %o[0, 0] [%n, 3] [1, 1] : !t into !o\n"
    "    %j = tensor.insert_slice %t into %i[%n, 0] [%n, 3] [1, 1] : !t into !o\n"
    "    flow.return %j : !o\n"
    "  } -> !o\n"
    "  return %r : !o\n"
    "}\n";

#define OVERWRITES "may overwrite what was inserted before"

static const verify_case_t wrong_packed[] = {
    {"%i[%n, 0]", "%i[0, 3]", NULL, false},
    {"%i[%n, 0]", "%i[%c0, 4]", NULL, false},
    {"%i[%n, 0]", "%i[0, 2]", OVERWRITES, false},
    {"%i[%n, 0]", "%i[0, 0]", OVERWRITES, false},
    {"%i[%n, 0]", "%i[%d, 0]", OVERWRITES, false},
    {"%i[%n, 0] [%n, 3] [1, 1]", "%i[0, 3] [%n, 3] [1, 2]", OVERWRITES, false},
    {"%o[0, 0] [%n, 3]", "%o[1, 0] [%n, 3]", OVERWRITES, false},
    {"%o[0, 0]", "%o[%n, 0]", OVERWRITES, false},
    {"    flow.return %j",
     "    %k = tensor.insert_slice %s into %j[0, 2] [%n, 3] [1, 1] : !t into !o\n"
     "    flow.return %k",
     OVERWRITES, false},
    {"    flow.return %j",
     "    %k = tensor.insert_slice %s into %j[0, 3] [%n, 3] [1, 1] : !t into !o\n"
     "    flow.return %k",
     NULL, false},
    {"    flow.return %j",
     "    %k = tensor.dim %i, %c0 : !o\n    %l = tensor.empty(%k) : !t\n"
     "    %u = linalg.exp ins(%b : !t) outs(%l : !t) -> !t\n"
     "    %v = tensor.insert_slice %u into %j[0, 3] [%n, 3] [1, 1] : !t into !o\n"
     "    flow.return %v",
     "is read before all is inserted", false},
};

static void test_packed(void **state) {
  (void)state;
  verify_cases(packed, cotile_verify_flow, sizeof wrong_packed / sizeof *wrong_packed,
               wrong_packed);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_pair),      cmocka_unit_test(test_views),
      cmocka_unit_test(test_square),    cmocka_unit_test(test_widths),
      cmocka_unit_test(test_insertion), cmocka_unit_test(test_packed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
