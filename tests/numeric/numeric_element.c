// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "numeric_element.h"

#include <math.h>
#include <string.h>

// Floating-point formats by their number of significant bits and least exponents.
typedef struct format {
  int digits, least; // 2^least is the smallest number above zero
} format_t;

static format_t format_of(cotile_element_t element) {
  switch (element) {
  case COTILE_F64:
    return (format_t){53, -1074};
  case COTILE_F32:
    return (format_t){24, -149};
  case COTILE_F16:
    return (format_t){11, -24};
  case COTILE_BF16:
    return (format_t){8, -133};
  default:
    return (format_t){0, 0};
  }
}

bool element_is_float(cotile_element_t element) { return format_of(element).digits > 0; }

double element_roundoff(cotile_element_t element) {
  return element_is_float(element) ? ldexp(1, -format_of(element).digits) : 0;
}

double element_underflow(cotile_element_t element) {
  return element_is_float(element) ? ldexp(0.5, format_of(element).least) : 0;
}

static double f16_to_double(uint16_t bits) {
  int exponent = bits >> 10 & 31, mantissa = bits & 1023;
  double value = exponent == 31  ? (mantissa ? NAN : INFINITY)
                 : exponent == 0 ? ldexp(mantissa, -24)
                                 : ldexp(1024 + mantissa, exponent - 25);
  return bits >> 15 ? -value : value;
}

static uint16_t f16_from_double(double value) {
  uint16_t sign = signbit(value) ? 0x8000 : 0;
  double size = fabs(value);
  int exponent;
  if (isnan(value)) return 0x7e00;
  if (size >= 65520) return sign | 0x7c00;
  if (size < 0x1p-14) return (uint16_t)(sign | (uint16_t)nearbyint(ldexp(size, 24)));
  frexp(size, &exponent); // size = f * 2^exponent, f in [1/2, 1)
  // A mantissa that rounds up to 2048 carries into the exponent, as it should.
  return (uint16_t)(sign + ((exponent + 13) << 10) + (int)nearbyint(ldexp(size, 11 - exponent)));
}

// A double between two floats becomes the one nearer to zero with its last digit set, so that the
// second rounding sees on which side of a tie it was.
static uint16_t bf16_from_double(double value) {
  if (isnan(value)) return 0x7fc0;
  float near = (float)value;
  uint32_t bits;
  if (fabs((double)near) > fabs(value)) near = nextafterf(near, 0);
  memcpy(&bits, &near, sizeof bits);
  bits |= (double)near != value && !isinf(value);
  return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

static double bf16_to_double(uint16_t bits) {
  uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return (double)value;
}

double element_load(cotile_element_t element, const void *data, int64_t index) {
  switch (element) {
  case COTILE_F64:
    return ((const double *)data)[index];
  case COTILE_F32:
    return (double)((const float *)data)[index];
  case COTILE_F16:
    return f16_to_double(((const uint16_t *)data)[index]);
  case COTILE_BF16:
    return bf16_to_double(((const uint16_t *)data)[index]);
  case COTILE_I64:
    return (double)((const int64_t *)data)[index];
  case COTILE_I32:
    return ((const int32_t *)data)[index];
  case COTILE_I16:
    return ((const int16_t *)data)[index];
  default:
    return ((const int8_t *)data)[index];
  }
}

void element_store(cotile_element_t element, void *data, int64_t index, double value) {
  switch (element) {
  case COTILE_F64:
    ((double *)data)[index] = value;
    return;
  case COTILE_F32:
    ((float *)data)[index] = (float)value;
    return;
  case COTILE_F16:
    ((uint16_t *)data)[index] = f16_from_double(value);
    return;
  case COTILE_BF16:
    ((uint16_t *)data)[index] = bf16_from_double(value);
    return;
  case COTILE_I64:
    ((int64_t *)data)[index] = (int64_t)value;
    return;
  case COTILE_I32:
    ((int32_t *)data)[index] = (int32_t)(int64_t)value;
    return;
  case COTILE_I16:
    ((int16_t *)data)[index] = (int16_t)(int64_t)value;
    return;
  default:
    ((int8_t *)data)[index] = (int8_t)(int64_t)value;
    return;
  }
}

double element_round(cotile_element_t element, double value) {
  _Alignas(8) unsigned char stored[8]; // room for any type
  element_store(element, stored, 0, value);
  return element_load(element, stored, 0);
}

static uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

double element_random(cotile_element_t element, uint64_t *state) {
  uint64_t bits = next_random(state);
  if (element_is_float(element)) return (double)(int64_t)(bits >> 11) / 0x1p52 - 1;
  if (element == COTILE_I8) return (double)(int)(bits & 255) - 128;
  return (double)(int)(bits % 2001) - 1000;
}
