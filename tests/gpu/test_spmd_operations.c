// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of single operations. All cases are operations of one kernel; each stores its result to an
// argument of its own.
#include "spmd_support.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/string.h"
#include "numeric_element.h"

typedef struct operation {
  const char *name, *attributes;
  const char *from, *to;   // types of the operands and of the result
  const char *operands[3]; // literals
  double expected;
} operation_t;

#define CMPI(number) "<{predicate = " #number " : i64}>"

static const operation_t operations[] = {
    // Integers wrap at their width and are signed or not as the operation says.
    {"arith.addi", "", "i8", "i8", {"127", "1"}, -128},
    {"arith.addi", "", "i32", "i32", {"2147483647", "2"}, -2147483647},
    {"arith.subi", "", "i16", "i16", {"-32768", "1"}, 32767},
    {"arith.subi", "", "index", "index", {"3", "5"}, -2},
    {"arith.muli", "", "i32", "i32", {"65536", "65537"}, 65536},
    {"arith.divui", "", "i32", "i32", {"-2", "2"}, 2147483647},
    {"arith.divui", "", "index", "index", {"-2", "2"}, 2147483647},
    {"arith.divsi", "", "i32", "i32", {"-7", "2"}, -3},
    {"arith.remui", "", "i8", "i8", {"-1", "16"}, 15},
    {"arith.remsi", "", "i8", "i8", {"-7", "4"}, -3},
    {"arith.ceildivui", "", "i32", "i32", {"7", "2"}, 4},
    {"arith.ceildivui", "", "i32", "i32", {"8", "2"}, 4},
    {"arith.ceildivsi", "", "i32", "i32", {"-7", "2"}, -3},
    {"arith.ceildivsi", "", "i32", "i32", {"-7", "-2"}, 4},
    {"arith.floordivsi", "", "i32", "i32", {"-7", "2"}, -4},
    {"arith.floordivsi", "", "i32", "i32", {"-8", "2"}, -4},
    {"arith.floordivsi", "", "i32", "i32", {"7", "2"}, 3},
    {"arith.shli", "", "i8", "i8", {"3", "7"}, -128},
    {"arith.shrui", "", "i32", "i32", {"-1", "28"}, 15},
    {"arith.shrsi", "", "i32", "i32", {"-256", "4"}, -16},
    {"arith.andi", "", "i32", "i32", {"-2", "7"}, 6},
    {"arith.ori", "", "i32", "i32", {"8", "3"}, 11},
    {"arith.xori", "", "i32", "i32", {"-1", "1"}, -2},
    {"arith.minsi", "", "i32", "i32", {"-1", "1"}, -1},
    {"arith.maxsi", "", "i32", "i32", {"-1", "1"}, 1},
    {"arith.minui", "", "i32", "i32", {"-1", "1"}, 1},
    {"arith.maxui", "", "index", "index", {"-1", "1"}, -1},
    {"arith.cmpi", CMPI(0), "i32", "i1", {"3", "3"}, 1},
    {"arith.cmpi", CMPI(1), "i32", "i1", {"3", "3"}, 0},
    {"arith.cmpi", CMPI(2), "i32", "i1", {"-1", "3"}, 1},
    {"arith.cmpi", CMPI(3), "i32", "i1", {"3", "3"}, 1},
    {"arith.cmpi", CMPI(4), "i32", "i1", {"-1", "3"}, 0},
    {"arith.cmpi", CMPI(5), "i32", "i1", {"3", "3"}, 1},
    {"arith.cmpi", CMPI(6), "i32", "i1", {"-1", "3"}, 0},
    {"arith.cmpi", CMPI(7), "i32", "i1", {"3", "-1"}, 1},
    {"arith.cmpi", CMPI(8), "index", "i1", {"-1", "3"}, 1},
    {"arith.cmpi", CMPI(9), "i32", "i1", {"3", "-1"}, 0},
    // Casts.
    {"arith.extui", "", "i8", "i32", {"-1"}, 255},
    {"arith.extsi", "", "i8", "i32", {"-1"}, -1},
    {"arith.extui", "", "i1", "i8", {"true"}, 1},
    {"arith.extsi", "", "i1", "i8", {"true"}, -1},
    {"arith.trunci", "", "i32", "i8", {"511"}, -1},
    {"arith.index_cast", "", "i32", "index", {"-5"}, -5},
    {"arith.index_cast", "", "index", "i16", {"65535"}, -1},
    {"arith.index_castui", "", "i8", "index", {"-1"}, 255},
    {"arith.sitofp", "", "i32", "f32", {"-16777217"}, -16777216},
    {"arith.uitofp", "", "i8", "f32", {"-1"}, 255},
    // Halfway between two floats but for the last bit, which a double does not hold.
    {"arith.sitofp", "", "i64", "f32", {"4611686293305294849"}, 0x1p62 + 0x1p39},
    {"arith.sitofp", "", "i64", "f64", {"-9223372036854775808"}, -0x1p63},
    {"arith.fptosi", "", "f32", "i32", {"-2.75"}, -2},
    {"arith.fptosi", "", "f32", "i8", {"-128.5"}, -128},
    {"arith.fptoui", "", "f32", "i8", {"255.5"}, -1},
    {"arith.fptoui", "", "f32", "i8", {"-0.5"}, 0},
    {"arith.extf", "", "f16", "f32", {"0x3C01"}, 1 + 0x1p-10},
    {"arith.extf", "", "bf16", "f32", {"0x3F81"}, 1 + 0x1p-7},
    {"arith.truncf", "", "f32", "f16", {"1.00048828125"}, 1},
    {"arith.truncf", "", "f32", "f16", {"65520.0"}, INFINITY},
    {"arith.truncf", "", "f64", "f32", {"0x3FF0000010000001"}, 1 + 0x1p-23},
    {"arith.truncf", "", "f64", "bf16", {"0x3FF0100000000001"}, 1 + 0x1p-7},
    {"arith.bitcast", "", "i32", "f32", {"0x40490FDB"}, 0x1.921fb6p1},
    {"arith.bitcast", "", "f16", "i16", {"1.0"}, 0x3c00},
    // Each operation rounds to its type, once.
    {"arith.addf", "", "f32", "f32", {"16777216.0", "1.0"}, 16777216},
    {"arith.addf", "", "f16", "f16", {"2048.0", "1.0"}, 2048},
    {"arith.addf", "", "f16", "f16", {"65504.0", "65504.0"}, INFINITY},
    {"arith.addf", "", "f64", "f64", {"16777216.0", "1.0"}, 16777217},
    {"arith.subf", "", "bf16", "bf16", {"256.0", "0.5"}, 256},
    {"arith.mulf", "", "f32", "f32", {"0x3F800001", "0x3F800001"}, 1 + 0x1p-22},
    {"arith.mulf", "", "f16", "f16", {"0x0001", "0.5"}, 0},
    {"arith.mulf", "", "f16", "f16", {"0x0003", "0.5"}, 0x1p-23},
    {"arith.mulf", "", "bf16", "bf16", {"0x3F88", "0x3F88"}, 1.125},
    {"arith.divf", "", "f16", "f16", {"1.0", "3.0"}, 0x1.554p-2},
    {"arith.remf", "", "f32", "f32", {"-7.5", "2.0"}, -1.5},
    {"arith.negf", "", "f32", "f32", {"0.0"}, -0.0},
    {"arith.maximumf", "", "f32", "f32", {"1.0", "0x7FC00000"}, NAN},
    {"arith.maximumf", "", "f32", "f32", {"-0.0", "0.0"}, 0},
    {"arith.minimumf", "", "f32", "f32", {"0.0", "-0.0"}, -0.0},
    {"arith.minimumf", "", "f32", "f32", {"2.0", "1.0"}, 1},
    {"arith.maxnumf", "", "f32", "f32", {"1.0", "0x7FC00000"}, 1},
    {"arith.minnumf", "", "f32", "f32", {"0x7FC00000", "1.0"}, 1},
    // Fused: the product is not rounded. (1 + 2^-12)^2 is halfway between two floats, so is
    // (1 + 2^-4)^2 between two bf16; the tiny third operand decides, which a double loses.
    {"math.fma", "", "f32", "f32", {"0x3F800800", "0x3F800800", "0.0"}, 1 + 0x1p-11},
    {"math.fma",
     "",
     "f32",
     "f32",
     {"0x3F800800", "0x3F800800", "0x0D800000"},
     1 + 0x1p-11 + 0x1p-23},
    {"math.fma", "", "f32", "f32", {"0x3F800800", "0x3F800800", "-1.0"}, 0x1p-11 + 0x1p-24},
    {"math.fma",
     "",
     "f32",
     "f32",
     {"0xBF800800", "0x3F800800", "0x8D800000"},
     -1 - 0x1p-11 - 0x1p-23},
    {"math.fma", "", "f32", "f32", {"0x3F800800", "0x3F800800", "0x8D800000"}, 1 + 0x1p-11},
    // Here the double is odd, and the exact sum on its other side.
    {"math.fma",
     "",
     "f32",
     "f32",
     {"0x3F800800", "0x3F800800", "0x257F0000"},
     1 + 0x1p-11 + 0x1p-23},
    {"math.fma", "", "f32", "f32", {"0x7F800000", "1.0", "1.0"}, INFINITY},
    {"math.fma", "", "f16", "f16", {"0x3C10", "0x3C10", "-1.0"}, 0x1p-5 + 0x1p-12},
    {"math.fma", "", "bf16", "bf16", {"0x3F88", "0x3F88", "0x0D80"}, 1.125 + 0x1p-7},
    {"math.fma", "", "bf16", "bf16", {"0x3F88", "0x3F88", "0x8D80"}, 1.125},
    {"math.fma",
     "",
     "f64",
     "f64",
     {"0x3FF0000000000001", "0x3FF0000000000001", "-1.0"},
     0x1p-51 + 0x1p-104},
    // Comparisons with and without an order.
    {"arith.cmpf", CMPI(0), "f32", "i1", {"1.0", "1.0"}, 0},
    {"arith.cmpf", CMPI(1), "f32", "i1", {"1.0", "1.0"}, 1},
    {"arith.cmpf", CMPI(2), "f32", "i1", {"2.0", "1.0"}, 1},
    {"arith.cmpf", CMPI(3), "f32", "i1", {"0x7FC00000", "1.0"}, 0},
    {"arith.cmpf", CMPI(4), "f32", "i1", {"1.0", "2.0"}, 1},
    {"arith.cmpf", CMPI(5), "f32", "i1", {"2.0", "1.0"}, 0},
    {"arith.cmpf", CMPI(6), "f32", "i1", {"1.0", "2.0"}, 1},
    {"arith.cmpf", CMPI(7), "f32", "i1", {"1.0", "0x7FC00000"}, 0},
    {"arith.cmpf", CMPI(8), "f32", "i1", {"1.0", "0x7FC00000"}, 1},
    {"arith.cmpf", CMPI(9), "f32", "i1", {"1.0", "2.0"}, 0},
    {"arith.cmpf", CMPI(10), "f32", "i1", {"2.0", "2.0"}, 1},
    {"arith.cmpf", CMPI(11), "f32", "i1", {"1.0", "2.0"}, 1},
    {"arith.cmpf", CMPI(12), "f32", "i1", {"2.0", "1.0"}, 0},
    {"arith.cmpf", CMPI(13), "f32", "i1", {"2.0", "2.0"}, 0},
    {"arith.cmpf", CMPI(14), "f32", "i1", {"2.0", "2.0"}, 0},
    {"arith.cmpf", CMPI(15), "f32", "i1", {"2.0", "1.0"}, 1},
    // Functions.
    {"math.sqrt", "", "f16", "f16", {"2.0"}, 0x1.6ap0},
    {"math.rsqrt", "", "f32", "f32", {"16.0"}, 0.25},
    {"math.exp", "", "f32", "f32", {"1.0"}, 0x1.5bf0a8p1},
    {"math.exp2", "", "f32", "f32", {"-3.0"}, 0.125},
    {"math.log", "", "f32", "f32", {"1.0"}, 0},
    {"math.log2", "", "f32", "f32", {"8.0"}, 3},
    {"math.tanh", "", "f32", "f32", {"100.0"}, 1},
    {"math.erf", "", "f32", "f32", {"0.0"}, 0},
    {"math.erfc", "", "f32", "f32", {"0.0"}, 1},
    {"math.acos", "", "f32", "f32", {"1.0"}, 0},
    {"math.acosh", "", "f32", "f32", {"1.0"}, 0},
    {"math.asin", "", "f32", "f32", {"0.0"}, 0},
    {"math.asinh", "", "f32", "f32", {"0.0"}, 0},
    {"math.atan", "", "f32", "f32", {"1.0"}, 0x1.921fb6p-1},
    {"math.atanh", "", "f32", "f32", {"0.0"}, 0},
    {"math.cosh", "", "f32", "f32", {"0.0"}, 1},
    {"math.sinh", "", "f32", "f32", {"0.0"}, 0},
    {"math.tan", "", "f32", "f32", {"0.0"}, 0},
    {"math.cbrt", "", "f32", "f32", {"27.0"}, 3},
    {"math.expm1", "", "f32", "f32", {"0.0"}, 0},
    {"math.log1p", "", "f32", "f32", {"0.0"}, 0},
    {"math.log10", "", "f32", "f32", {"1000.0"}, 3},
    {"math.absf", "", "f32", "f32", {"-2.0"}, 2},
    {"math.floor", "", "f32", "f32", {"-2.5"}, -3},
    {"math.ceil", "", "f32", "f32", {"-2.5"}, -2},
    {"math.round", "", "f32", "f32", {"2.5"}, 3},
    {"math.roundeven", "", "f32", "f32", {"2.5"}, 2},
    {"math.trunc", "", "f32", "f32", {"-2.5"}, -2},
    {"math.powf", "", "f32", "f32", {"3.0", "2.0"}, 9},
    {"math.copysign", "", "f32", "f32", {"3.0", "-2.0"}, -3},
    {"math.atan2", "", "f32", "f32", {"0.0", "1.0"}, 0},
    {"math.sin", "", "f32", "f32", {"0.0"}, 0},
    {"math.cos", "", "f32", "f32", {"0.0"}, 1},
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

static const char *memory_type(const operation_t *operation) {
  return strcmp(operation->to, "index") ? operation->to : "i64";
}

static void append(cotile_string_t *text, const char *part) {
  assert_ok(cotile_string_append(text, part, strlen(part)));
}

static void append_operation(cotile_string_t *text, int number) {
  const operation_t *operation = &operations[number];
  char line[256], operands[64] = "", types[64] = "";
  for (int i = 0; i < 3 && operation->operands[i]; i++) {
    snprintf(line, sizeof line, "%%a%d_%d = arith.constant %s%s%s\n", number, i,
             operation->operands[i], strcmp(operation->from, "i1") ? " : " : "",
             strcmp(operation->from, "i1") ? operation->from : "");
    append(text, line);
    snprintf(operands + strlen(operands), 20, "%s%%a%d_%d", i ? ", " : "", number, i);
    snprintf(types + strlen(types), 20, "%s%s", i ? ", " : "", operation->from);
  }
  snprintf(line, sizeof line, "%%r%d = \"%s\"(%s) %s : (%s) -> %s\n", number, operation->name,
           operands, operation->attributes, types, operation->to);
  append(text, line);
  bool is_index = !strcmp(operation->to, "index");
  if (is_index) {
    snprintf(line, sizeof line, "%%m%d = arith.index_cast %%r%d : index to i64\n", number, number);
    append(text, line);
  }
  snprintf(line, sizeof line, "memref.store %%%c%d, %%o%d[] : memref<%s>\n", is_index ? 'm' : 'r',
           number, number, memory_type(operation));
  append(text, line);
}

static void append_kernel(cotile_string_t *text) {
  char line[128];
  append(text, "gpu.module @m {\ngpu.func @k(");
  for (int i = 0; i < OPERATIONS; i++) {
    snprintf(line, sizeof line, "%s%%o%d: memref<%s>", i ? ", " : "", i,
             memory_type(&operations[i]));
    append(text, line);
  }
  append(text, ") kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n");
  for (int i = 0; i < OPERATIONS; i++) append_operation(text, i);
  append(text, "gpu.return\n}\n}\n");
}

static bool is_same(double a, double b) {
  return isnan(a) ? isnan(b) : a == b && !signbit(a) == !signbit(b);
}

static void test_operations(void **state) {
  int64_t results[OPERATIONS];
  spmd_argument_t arguments[OPERATIONS];
  cotile_string_t text;
  spmd_report_t report;
  int wrong = 0;
  (void)state;
  cotile_string_init(&text, cotile_allocator_system());
  append_kernel(&text);
  for (int i = 0; i < OPERATIONS; i++)
    arguments[i] =
        (spmd_argument_t){.data = &results[i], .size = sizeof results[i], .access = SPMD_WRITE};
  const spmd_launch_t launch = {
      .grid = {1, 1, 1}, .argument_count = OPERATIONS, .arguments = arguments};
  spmd_run_text(cotile_string_text(&text), "operations.mlir", &launch, &report);
  if (report.violation_count) fail_msg("%s", report.text);
  for (int i = 0; i < OPERATIONS; i++) {
    const operation_t *operation = &operations[i];
    cotile_element_t element;
    const char *type = memory_type(operation);
    assert_true(cotile_element_parse(type, strlen(type), &element));
    double result = element_load(element, &results[i], 0);
    if (is_same(result, operation->expected)) continue;
    print_error("number %d, %s of %s: %a, not %a\n", i, operation->name, operation->from, result,
                operation->expected);
    wrong++;
  }
  spmd_report_deinit(&report);
  cotile_string_deinit(&text);
  assert_int_equal(wrong, 0);
}

// Each group of 8 results has what one operation makes of the vector 0, 1, .. 7 or parts of it.
static const char vectors[] =
    "gpu.module @m {\n"
    "gpu.func @k(%in: memref<2xvector<4xf32>>, %out: memref<64xf32>, %bits: memref<4xi32>)\n"
    "    kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %c8 = arith.constant 8 : index\n  %c16 = arith.constant 16 : index\n"
    "  %c24 = arith.constant 24 : index\n  %c32 = arith.constant 32 : index\n"
    "  %c40 = arith.constant 40 : index\n  %c48 = arith.constant 48 : index\n"
    "  %c56 = arith.constant 56 : index\n"
    "  %a = memref.load %in[%c0] : memref<2xvector<4xf32>>\n"
    "  %b = vector.load %in[%c1] : memref<2xvector<4xf32>>, vector<4xf32>\n"
    "  %0 = vector.shuffle %a, %b [7, 0, 6, 1, 5, 2, 4, 3] : vector<4xf32>, vector<4xf32>\n"
    "  vector.store %0, %out[%c0] : memref<64xf32>, vector<8xf32>\n"
    "  %x:4 = vector.to_elements %b : vector<4xf32>\n"
    "  %f = vector.from_elements %x#3, %x#2, %x#1, %x#0 : vector<2x2xf32>\n"
    "  %row = vector.extract %f[1] : vector<2xf32> from vector<2x2xf32>\n"
    "  %y = vector.extract %f[%c0, 1] : f32 from vector<2x2xf32>\n"
    "  %g = vector.insert %row, %f[0] : vector<2xf32> into vector<2x2xf32>\n"
    "  %h = vector.insert %y, %g[1, %c1] : f32 into vector<2x2xf32>\n"
    "  %1 = vector.shape_cast %h : vector<2x2xf32> to vector<4xf32>\n"
    "  vector.store %1, %out[%c8] : memref<64xf32>, vector<4xf32>\n"
    "  %part = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]}\n"
    "      : vector<8xf32> to vector<2xf32>\n"
    "  %2 = vector.insert_strided_slice %part, %b {offsets = [1], strides = [1]}\n"
    "      : vector<2xf32> into vector<4xf32>\n"
    "  vector.store %2, %out[%c16] : memref<64xf32>, vector<4xf32>\n"
    "  %wide = vector.broadcast %part : vector<2xf32> to vector<2x2xf32>\n"
    "  %3 = vector.shape_cast %wide : vector<2x2xf32> to vector<4xf32>\n"
    "  vector.store %3, %out[%c24] : memref<64xf32>, vector<4xf32>\n"
    "  %less = arith.cmpf olt, %a, %2 : vector<4xf32>\n"
    "  %4 = arith.select %less, %a, %b : vector<4xi1>, vector<4xf32>\n"
    "  vector.store %4, %out[%c32] : memref<64xf32>, vector<4xf32>\n"
    "  %5 = vector.fma %a, %b, %2 : vector<4xf32>\n"
    "  vector.store %5, %out[%c40] : memref<64xf32>, vector<4xf32>\n"
    "  %6 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>\n"
    "  vector.store %6, %out[%c48] : memref<64xf32>, vector<4xf32>\n"
    "  %7 = arith.constant dense<2.5> : vector<4xf32>\n"
    "  vector.store %7, %out[%c56] : memref<64xf32>, vector<4xf32>\n"
    "  %halves = arith.constant dense<[[1.0, -1.0], [2.0, -2.0]]> : vector<2x2xf16>\n"
    "  %flat = vector.shape_cast %halves : vector<2x2xf16> to vector<4xf16>\n"
    "  %words = vector.bitcast %flat : vector<4xf16> to vector<2xi32>\n"
    "  vector.store %words, %bits[%c0] : memref<4xi32>, vector<2xi32>\n"
    "  gpu.return\n}\n}\n";

static void test_vectors(void **state) {
  const float expected[64] = {
      7, 0,  6,  1,  5, 2, 4, 3, 5, 4, 5, 6, 0, 0, 0, 0, 4,   6,   1,   7,
      0, 0,  0,  0,  6, 1, 6, 1, 0, 0, 0, 0, 0, 1, 6, 3, 0,   0,   0,   0,
      4, 11, 13, 28, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 2.5, 2.5, 2.5, 2.5,
  };
  float in[8], out[64] = {0};
  uint32_t bits[4] = {0};
  spmd_report_t report;
  (void)state;
  for (int i = 0; i < 8; i++) in[i] = (float)i;
  const spmd_argument_t arguments[] = {
      {.data = in, .size = sizeof in, .access = SPMD_READ},
      {.data = out, .size = sizeof out, .access = SPMD_READ_WRITE},
      {.data = bits, .size = sizeof bits, .access = SPMD_READ_WRITE},
  };
  const spmd_launch_t launch = {.grid = {1, 1, 1}, .argument_count = 3, .arguments = arguments};
  spmd_run_text(vectors, "vectors.mlir", &launch, &report);
  if (report.violation_count) fail_msg("%s", report.text);
  for (int i = 0; i < 64; i++)
    if (out[i] != expected[i])
      fail_msg("element %d is %g, not %g", i, (double)out[i], (double)expected[i]);
  assert_int_equal(bits[0], 0xbc003c00);
  assert_int_equal(bits[1], 0xc0004000);
  spmd_report_deinit(&report);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_operations),
      cmocka_unit_test(test_vectors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
