// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The 16-bit formats share one description: significand bits (the hidden one counted), the exponent
// of the smallest normal number, and where the sign sits.
#include "runtime/io/number.h"

#include <math.h>
#include <string.h>

struct format {
  int significand, lowest_exponent, highest_exponent;
};

static const struct format half = {11, -14, 15}, bfloat = {8, -126, 127};

static double decode(const struct format *format, uint16_t bits) {
  int stored = format->significand - 1;
  int fraction = bits & ((1 << stored) - 1);
  int exponent = (bits & 0x7fff) >> stored;
  int top = format->highest_exponent - format->lowest_exponent + 2;
  double value;
  if (exponent == top)
    value = fraction ? (double)NAN : (double)INFINITY;
  else if (exponent == 0)
    value = ldexp(fraction, format->lowest_exponent - stored);
  else
    value = ldexp(fraction + (1 << stored), exponent - 1 + format->lowest_exponent - stored);
  return bits & 0x8000 ? -value : value;
}

// The bits of a finite or infinite value >= 0.
static unsigned encode_magnitude(const struct format *format, double value) {
  int stored = format->significand - 1;
  unsigned infinity = (unsigned)(format->highest_exponent - format->lowest_exponent + 2) << stored;
  if (isinf(value)) return infinity;
  int exponent = value == 0 ? format->lowest_exponent : ilogb(value);
  if (exponent > format->highest_exponent) return infinity;
  if (exponent < format->lowest_exponent) exponent = format->lowest_exponent;
  // Whole units in the last place; rounding up to the next binade or to infinity carries into the
  // exponent by itself.
  unsigned units = (unsigned)rint(ldexp(value, stored - exponent));
  return units + ((unsigned)(exponent - format->lowest_exponent) << stored);
}

static uint16_t encode(const struct format *format, double value) {
  unsigned sign = signbit(value) ? 0x8000 : 0;
  if (isnan(value)) return (uint16_t)(sign | 0x7fff);
  return (uint16_t)(sign | encode_magnitude(format, fabs(value)));
}

bool cotile_element_is_float(cotile_element_t element) {
  return element == COTILE_F64 || element == COTILE_F32 || element == COTILE_F16 ||
         element == COTILE_BF16;
}

int64_t cotile_number_to_integer(cotile_element_t element, const void *source) {
  int64_t value = 0;
  int unused = 64 - 8 * (int)cotile_element_size(element);
  memcpy(&value, source, cotile_element_size(element));
  return (int64_t)((uint64_t)value << unused) >> unused;
}

double cotile_number_to_double(cotile_element_t element, const void *source) {
  double wide;
  float single;
  uint16_t bits;
  switch (element) {
  case COTILE_F64:
    memcpy(&wide, source, sizeof wide);
    return wide;
  case COTILE_F32:
    memcpy(&single, source, sizeof single);
    return single;
  case COTILE_F16:
  case COTILE_BF16:
    memcpy(&bits, source, sizeof bits);
    return decode(element == COTILE_F16 ? &half : &bfloat, bits);
  default:
    return (double)cotile_number_to_integer(element, source);
  }
}

void cotile_number_store_double(cotile_element_t element, double value, void *target) {
  float single = (float)value;
  uint16_t bits;
  switch (element) {
  case COTILE_F64:
    memcpy(target, &value, sizeof value);
    break;
  case COTILE_F32:
    memcpy(target, &single, sizeof single);
    break;
  default:
    bits = encode(element == COTILE_F16 ? &half : &bfloat, value);
    memcpy(target, &bits, sizeof bits);
  }
}

bool cotile_number_store_integer(cotile_element_t element, int64_t value, void *target) {
  size_t size = cotile_element_size(element);
  int64_t high = element == COTILE_I1 ? 1 : INT64_MAX >> (64 - 8 * size);
  int64_t low = element == COTILE_I1 ? 0 : -high - 1;
  if (value < low || value > high) return false;
  memcpy(target, &value, size);
  return true;
}
