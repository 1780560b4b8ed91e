// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions that modules bring along, against exact arithmetic: the nearest value of the narrow
// type, found in the list of all its values; ties to the even one.
#include "hal_harness.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

__extension__ typedef _Float16 half_t;

half_t __truncsfbf2(float value);
half_t __truncdfbf2(double value);
half_t __truncsfhf2(float value);
half_t __truncdfhf2(double value);
float __extendhfsf2(half_t value);

typedef enum format { HALF, BFLOAT } format_t;

static uint16_t bits_of(half_t value) {
  uint16_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

// The value of a bit pattern, from the definition of the formats. Patterns of infinity give the
// value that the next exponent would have, so that overflow rounds as any other number.
static double value_of(format_t format, uint16_t bits) {
  int fraction_bits = format == HALF ? 10 : 7, bias = format == HALF ? 15 : 127;
  int exponent = (bits & 0x7fff) >> fraction_bits, fraction = bits & ((1 << fraction_bits) - 1);
  double magnitude = exponent ? ldexp(1 + ldexp(fraction, -fraction_bits), exponent - bias)
                              : ldexp(fraction, 1 - bias - fraction_bits);
  return bits & 0x8000 ? -magnitude : magnitude;
}

static uint16_t infinity_of(format_t format) { return format == HALF ? 0x7c00 : 0x7f80; }

// Binary search over the patterns, which are in the order of their magnitudes.
static uint16_t nearest(format_t format, double value) {
  uint16_t sign = signbit(value) ? 0x8000 : 0;
  double magnitude = fabs(value);
  uint16_t low = 0, high = infinity_of(format);
  if (magnitude >= value_of(format, high)) return sign | high;
  while (high - low > 1) {
    uint16_t middle = (uint16_t)((low + high) / 2);
    if (value_of(format, middle) <= magnitude)
      low = middle;
    else
      high = middle;
  }
  double below = magnitude - value_of(format, low), above = value_of(format, high) - magnitude;
  bool up = above < below || (above == below && (low & 1));
  return sign | (up ? high : low);
}

static void check(double value) {
  assert_int_equal(bits_of(__truncdfhf2(value)), nearest(HALF, value));
  assert_int_equal(bits_of(__truncdfbf2(value)), nearest(BFLOAT, value));
  float narrow = (float)value;
  assert_int_equal(bits_of(__truncsfhf2(narrow)), nearest(HALF, narrow));
  assert_int_equal(bits_of(__truncsfbf2(narrow)), nearest(BFLOAT, narrow));
}

// Every value, every middle between neighbours, and both sides of it.
static void test_neighbours(void **state) {
  (void)state;
  for (int format = HALF; format <= BFLOAT; format++)
    for (int bits = 0; bits < infinity_of((format_t)format); bits++) {
      double value = value_of((format_t)format, (uint16_t)bits);
      double middle = (value + value_of((format_t)format, (uint16_t)(bits + 1))) / 2;
      check(value);
      check(-value);
      check(middle);
      check(nextafter(middle, 0));
      check(nextafter(middle, INFINITY));
      check(nextafterf((float)middle, 0));
      check(nextafterf((float)middle, INFINITY));
    }
}

static void test_random(void **state) {
  (void)state;
  srand(7);
  for (int i = 0; i < 1000000; i++) {
    double value = ldexp((double)rand() / RAND_MAX + 1, rand() % 60 - 35);
    check(i & 1 ? value : -value);
  }
}

static void test_extend(void **state) {
  (void)state;
  for (uint32_t i = 0; i < 0x10000; i++) {
    uint16_t bits = (uint16_t)i;
    half_t half;
    memcpy(&half, &bits, sizeof half);
    float wide = __extendhfsf2(half);
    if ((bits & 0x7fff) > 0x7c00) {
      assert_true(isnan(wide));
    } else if ((bits & 0x7fff) == 0x7c00) {
      assert_true(isinf(wide) && (signbit(wide) != 0) == bits >> 15);
    } else {
      assert_true(wide == value_of(HALF, bits));
      assert_int_equal(signbit(wide) != 0, bits >> 15);
    }
  }
}

static void test_special(void **state) {
  (void)state;
  assert_true((bits_of(__truncsfhf2(NAN)) & 0x7fff) > 0x7c00);
  assert_true((bits_of(__truncdfhf2(NAN)) & 0x7fff) > 0x7c00);
  assert_true((bits_of(__truncsfbf2(NAN)) & 0x7fff) > 0x7f80);
  assert_true((bits_of(__truncdfbf2(NAN)) & 0x7fff) > 0x7f80);
  assert_int_equal(bits_of(__truncsfhf2(-INFINITY)), 0xfc00);
  assert_int_equal(bits_of(__truncsfbf2(INFINITY)), 0x7f80);
  assert_int_equal(bits_of(__truncdfbf2(1e300)), 0x7f80);
  assert_int_equal(bits_of(__truncdfhf2(-1e300)), 0xfc00);
  assert_int_equal(bits_of(__truncdfhf2(1e-300)), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_neighbours),
      cmocka_unit_test(test_random),
      cmocka_unit_test(test_extend),
      cmocka_unit_test(test_special),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
