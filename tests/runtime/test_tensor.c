// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and values as text, comparison, conversion of 16-bit numbers: tensor-1 to tensor-4,
// number-1, number-2.
#include "support.h"

#include "cotile/io.h"
#include "runtime/io/number.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void test_type_text(void **state) {
  (void)state;
  static const char *const good[] = {"f32",
                                     "1xf64",
                                     "2x3xbf16",
                                     "?x384xi8",
                                     "0xi1",
                                     "9223372036854775807xi8",
                                     "1x2x3x4x5x6x7x8xi64"};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    cotile_tensor_type_t type;
    char text[COTILE_TYPE_TEXT];
    assert_ok(cotile_tensor_type_parse(good[i], strlen(good[i]), &type));
    assert_string_equal(cotile_tensor_type_text(&type, text), good[i]);
  }
}

static void test_wrong_type_text(void **state) {
  (void)state;
  static const char *const wrong[] = {"",       "x",
                                      "2x",     "2xx3xf32",
                                      "f33",    "-1xf32",
                                      "2f32",   "9223372036854775808xf32",
                                      "??xf32", "1x1x1x1x1x1x1x1x1xf32",
                                      " f32",   "f32 "};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    cotile_tensor_type_t type;
    assert_status(cotile_tensor_type_parse(wrong[i], strlen(wrong[i]), &type), COTILE_INVALID,
                  "is not a tensor type");
  }
}

static void test_type_size(void **state) {
  (void)state;
  int64_t elements;
  size_t bytes;
  cotile_tensor_type_t type = {COTILE_F64, 2, {3, 5}};
  assert_ok(cotile_tensor_type_size(&type, &elements, &bytes));
  assert_int_equal(elements, 15);
  assert_int_equal(bytes, 120);
  type.dims[1] = INT64_MAX / 16;
  assert_status(cotile_tensor_type_size(&type, &elements, &bytes), COTILE_INVALID, "larger");
  type.dims[1] = COTILE_DYNAMIC;
  assert_status(cotile_tensor_type_size(&type, &elements, &bytes), COTILE_INVALID, "not known");
  type.rank = 9;
  assert_status(cotile_tensor_type_size(&type, &elements, &bytes), COTILE_INVALID, "type");
  type = (cotile_tensor_type_t){(cotile_element_t)77, 0, {0}};
  assert_status(cotile_tensor_type_size(&type, &elements, &bytes), COTILE_INVALID, "type");
}

// --- Values ---

static void check_value(const char *text, const char *printed) {
  cotile_tensor_t *tensor;
  char buffer[512];
  assert_ok(cotile_tensor_parse(text, NULL, NULL, &tensor));
  cotile_view_t view = cotile_tensor_view(tensor);
  assert_int_equal(cotile_view_format(&view, 0, buffer, sizeof buffer), strlen(printed));
  assert_string_equal(buffer, printed);
  cotile_tensor_release(tensor);
}

static void test_values(void **state) {
  (void)state;
  check_value("2x2xi32=1 2 3 4", "2x2xi32=[[1 2][3 4]]");
  check_value("2x2xi32=[[1 2][3 4]]", "2x2xi32=[[1 2][3 4]]");
  check_value("2x2xi32= [ [1, 2],\n [3, 4] ] ", "2x2xi32=[[1 2][3 4]]");
  check_value("4xf32=1.5", "4xf32=[1.5 1.5 1.5 1.5]");
  check_value("f32=-0.1", "f32=-0.1");
  check_value("i8=-128", "i8=-128");
  check_value("3xi1=true false 1", "3xi1=[1 0 1]");
  check_value("0x4xf32=", "0x4xf32=[]");
  check_value("0x4xf32=[]", "0x4xf32=[]");
  check_value("2x0xf32=[[][]]", "2x0xf32=[]");
  check_value("9223372036854775807x0xf32=", "9223372036854775807x0xf32=[]");
  check_value("3xf64=inf -inf nan", "3xf64=[inf -inf nan]");
  check_value("2xf16=0.1 65504", "2xf16=[0.1 6.55e+04]");
  check_value("2xbf16=0.1 3.14159", "2xbf16=[0.1 3.14]");
  check_value("2xf64=0.1 1e300", "2xf64=[0.1 1e+300]");
  check_value("i64=-9223372036854775808", "i64=-9223372036854775808");
  check_value("1x2x2xi16=[[[1 2][3 4]]]", "1x2x2xi16=[[[1 2][3 4]]]");
}

static void test_wrong_values(void **state) {
  (void)state;
  static const struct {
    const char *text, *part;
  } cases[] = {
      {"2xf32", "is neither"},
      {"", "is neither"},
      {"2yf32=1", "is not a tensor type"},
      {"?xf32=1 2", "dimension 0 is not known"},
      {"3xi32=1 2", "'3xi32=1 2': expected 3 values, got 2"},
      {"3xi32=", "expected 3 values, got 0"},
      {"3xi32=1 2 3 4", "more than 3 values"},
      {"2xi32=1 x", "'x' is not a value of type i32"},
      {"2xi32=1 2.5", "'2.5' is not a value of type i32"},
      {"i8=128", "'128' is not a value of type i8"},
      {"i8=-129", "'-129' is not"},
      {"i64=9223372036854775808", "is not a value of type i64"},
      {"i1=2", "'2' is not a value of type i1"},
      {"f32=1e39", "'1e39' is not a value of type f32"},
      {"f16=65520", "'65520' is not a value of type f16"},
      {"f64=1e999", "'1e999' is not"},
      {"f32=1.5abc", "'1.5abc' is not"},
      {"2x2xi32=[1 2 3 4]", "expected '[' at '1 2 3 4]'"},
      {"2x2xi32=[[1 2][3 4]", "expected ']' at the end"},
      {"2x2xi32=[[1 2 3][4]]", "expected ']' at '3][4]]'"},
      {"2x2xi32=[[1 2][3]]", "expected a number at ']]'"},
      {"2x2xi32=[[1 2][3 4]] 5", "expected nothing more at '5'"},
      {"0xi32=5 6", "expected nothing more at '5 6'"},
      {"f32=[1]", "expected a number at '[1]'"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_tensor_t *tensor;
    assert_status(cotile_tensor_parse(cases[i].text, NULL, NULL, &tensor), COTILE_INVALID,
                  cases[i].part);
    assert_null(tensor);
  }
}

static void test_values_in_another_locale(void **state) {
  (void)state;
  if (!setlocale(LC_ALL, "de_DE.UTF-8") && !setlocale(LC_ALL, "fr_FR.UTF-8")) skip();
  check_value("2xf32=1.5 2.25", "2xf32=[1.5 2.25]");
  setlocale(LC_ALL, "C");
}

static void test_abbreviation(void **state) {
  (void)state;
  char buffer[256];
  int32_t data[100];
  for (int i = 0; i < 100; i++) data[i] = i;
  cotile_view_t view = {{COTILE_I32, 2, {10, 10}}, data};
  size_t length = cotile_view_format(&view, 4, buffer, sizeof buffer);
  assert_string_equal(buffer, "10x10xi32=[[0 1 ... 8 9][10 11 ... 18 19]...[80 81 ... 88 89]"
                              "[90 91 ... 98 99]]");
  assert_int_equal(length, strlen(buffer));
  assert_int_equal(cotile_view_format(&view, 4, NULL, 0), length);
  char small[8];
  assert_int_equal(cotile_view_format(&view, 4, small, sizeof small), length);
  assert_string_equal(small, "10x10xi");
  view = test_vector(COTILE_I32, 5, data);
  cotile_view_format(&view, 3, buffer, sizeof buffer);
  assert_string_equal(buffer, "5xi32=[0 1 ... 4]");
}

// --- Comparison ---

static void compare(const char *got_text, const char *expected_text, double tolerance,
                    const char *part) {
  cotile_tensor_t *got, *expected;
  assert_ok(cotile_tensor_parse(got_text, NULL, NULL, &got));
  assert_ok(cotile_tensor_parse(expected_text, NULL, NULL, &expected));
  cotile_view_t left = cotile_tensor_view(got), right = cotile_tensor_view(expected);
  cotile_tolerance_t both = {tolerance, tolerance};
  assert_status(cotile_view_compare(&left, &right, both, NULL), *part ? COTILE_INVALID : COTILE_OK,
                part);
  cotile_tensor_release(got);
  cotile_tensor_release(expected);
}

static void test_compare(void **state) {
  (void)state;
  compare("2xf32=1 2", "2xf32=1 2", 0, "");
  compare("2xf32=1 2", "2xf32=1.001 2", 1e-3, "");
  compare("2x2xf32=1 2 3 4", "2x2xf32=1 2 3.5 5", 0.1,
          "element [1, 0]: got 3, expected 3.5; 2 of 4 elements differ, the largest error is 1");
  compare("f32=1", "f32=2", 0, "element []: got 1, expected 2");
  compare("2xbf16=1 2", "2xf64=1.001 2.001", 1e-2, "");
  compare("2xf32=1 2", "2xi32=1 2", 1, "got 2xf32, expected 2xi32");
  compare("2xf32=1 2", "1x2xf32=1 2", 1, "got 2xf32, expected 1x2xf32");
  compare("4xf32=nan inf -inf 0", "4xf32=nan inf -inf -0", 0, "");
  compare("f32=nan", "f32=1", 1e9, "got nan, expected 1");
  compare("f32=1", "f32=nan", 1e9, "the largest error is inf");
  compare("f32=inf", "f32=1", 1e9, "got inf, expected 1");
  compare("f32=inf", "f32=-inf", 1e9, "got inf, expected -inf");
  compare("f32=1", "f32=inf", 1e9, "got 1, expected inf");
  compare("i64=9007199254740993", "i64=9007199254740992", 0, "got 9007199254740993");
  compare("0xf32=", "0xf32=", 0, "");
}

// --- 16-bit numbers ---

static void check_all_bits(cotile_element_t element) {
  for (unsigned bits = 0; bits < 0x10000; bits++) {
    uint16_t source = (uint16_t)bits, back;
    double value = cotile_number_to_double(element, &source);
    cotile_number_store_double(element, value, &back);
    if (isnan(value)) {
      memcpy(&source, &back, sizeof back);
      assert_true(isnan(cotile_number_to_double(element, &source)));
    } else {
      assert_int_equal(back, bits);
    }
  }
}

static void test_every_16_bit_number(void **state) {
  (void)state;
  check_all_bits(COTILE_F16);
  check_all_bits(COTILE_BF16);
}

// bf16 is the upper half of f32.
static void test_bf16_against_f32(void **state) {
  (void)state;
  for (uint32_t upper = 0; upper < 0x7f80; upper += 7) {
    for (uint32_t lower = 0x7ffe; lower <= 0x8002; lower++) {
      uint32_t bits = upper << 16 | lower;
      float value;
      uint16_t got;
      memcpy(&value, &bits, sizeof value);
      cotile_number_store_double(COTILE_BF16, value, &got);
      uint32_t wanted = (bits + 0x7fff + (upper & 1)) >> 16;
      assert_int_equal(got, wanted);
    }
  }
}

static void check_half(double value, uint16_t bits) {
  uint16_t got;
  cotile_number_store_double(COTILE_F16, value, &got);
  assert_int_equal(got, bits);
}

static void test_rounding_to_half(void **state) {
  (void)state;
  check_half(1, 0x3c00);
  check_half(-2, 0xc000);
  check_half(65504, 0x7bff);
  check_half(65519.99, 0x7bff);
  check_half(65520, 0x7c00);
  check_half(1e300, 0x7c00);
  check_half(-INFINITY, 0xfc00);
  check_half(0x1p-24, 0x0001);
  check_half(0x1p-25, 0x0000);        // a tie, to even
  check_half(0x1.000001p-25, 0x0001); // above it
  check_half(0x1.8p-24, 0x0002);      // a tie, to even
  check_half(0x1.ff8p-15, 0x03ff);    // the largest subnormal
  check_half(0x1.fffp-15, 0x0400);    // rounds up to the smallest normal
  check_half(1 + 0x1p-11, 0x3c00);    // a tie, to even
  check_half(1 + 0x3p-11, 0x3c02);    // a tie, to even
  check_half(-0.0, 0x8000);
  check_half(DBL_MIN, 0x0000);
}

static void test_integers(void **state) {
  (void)state;
  int64_t memory;
  assert_true(cotile_number_store_integer(COTILE_I8, -128, &memory));
  assert_int_equal(cotile_number_to_integer(COTILE_I8, &memory), -128);
  assert_false(cotile_number_store_integer(COTILE_I8, 128, &memory));
  assert_true(cotile_number_store_integer(COTILE_I64, INT64_MIN, &memory));
  assert_true(cotile_number_to_integer(COTILE_I64, &memory) == INT64_MIN);
  assert_false(cotile_number_store_integer(COTILE_I1, -1, &memory));
  assert_true(cotile_number_store_integer(COTILE_I1, 1, &memory));
  assert_int_equal(cotile_number_to_integer(COTILE_I1, &memory), 1);
  assert_false(cotile_number_store_integer(COTILE_I32, INT64_C(1) << 31, &memory));
}

static void test_fill(void **state) {
  (void)state;
  for (int e = 0; e < COTILE_ELEMENT_COUNT; e++) {
    cotile_tensor_type_t type = {(cotile_element_t)e, 1, {1000}};
    cotile_tensor_t *first, *second;
    double sum = 0;
    assert_ok(cotile_tensor_create(&type, NULL, &first));
    assert_ok(cotile_tensor_create(&type, NULL, &second));
    cotile_view_t a = cotile_tensor_view(first), b = cotile_tensor_view(second);
    cotile_view_fill(&a, 3);
    cotile_view_fill(&b, 3);
    assert_memory_equal(a.data, b.data, 1000 * cotile_element_size(type.element));
    for (int i = 0; i < 1000; i++) {
      const char *source = (const char *)a.data + (size_t)i * cotile_element_size(type.element);
      double value = cotile_number_to_double(type.element, source);
      assert_true(value >= -8 && value <= 7);
      assert_true(!cotile_element_is_float(type.element) || (value >= -1 && value < 1));
      sum += fabs(value);
    }
    assert_true(sum > 100);
    cotile_tensor_release(first);
    cotile_tensor_release(second);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_type_text),
      cmocka_unit_test(test_wrong_type_text),
      cmocka_unit_test(test_type_size),
      cmocka_unit_test(test_values),
      cmocka_unit_test(test_wrong_values),
      cmocka_unit_test(test_values_in_another_locale),
      cmocka_unit_test(test_abbreviation),
      cmocka_unit_test(test_compare),
      cmocka_unit_test(test_every_16_bit_number),
      cmocka_unit_test(test_bf16_against_f32),
      cmocka_unit_test(test_rounding_to_half),
      cmocka_unit_test(test_integers),
      cmocka_unit_test(test_fill),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
