// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that LLVM calls for conversions which a processor has no instruction for. Compilers'
// run-time libraries have them, but not all of them everywhere, so modules bring their own.
//
// All conversions round to nearest, ties to even, and keep NaNs (as quiet ones). Half and bfloat
// values travel in the low bits of a vector register; half_t stands for both.
// Nothing is included that needs a C library.
#include <stdint.h>

__extension__ typedef _Float16 half_t; // only its place in calls matters

#define BUILTIN __attribute__((weak, visibility("hidden")))

BUILTIN half_t __truncsfbf2(float value);
BUILTIN half_t __truncdfbf2(double value);
BUILTIN half_t __truncsfhf2(float value);
BUILTIN half_t __truncdfhf2(double value);
BUILTIN float __extendhfsf2(half_t value);

static half_t half_from_bits(uint32_t bits) {
  uint16_t low = (uint16_t)bits;
  half_t value;
  __builtin_memcpy(&value, &low, sizeof value);
  return value;
}

static uint32_t bits_of(float value) {
  uint32_t bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float from_bits(uint32_t bits) {
  float value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

// To f32 so that rounding again to fewer bits gives what one rounding would: inexact results get
// an odd last bit ("round to odd").
static float narrow_to_odd(double value) {
  uint64_t bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  float nearest = (float)value;
  if (value != value || (double)nearest == value) return nearest;
  uint32_t narrow = bits_of(nearest);
  double widened = (double)nearest;
  if ((widened < 0 ? -widened : widened) > (value < 0 ? -value : value)) narrow--; // truncate
  return from_bits(narrow | 1);
}

// value / 2^shift, rounded.
static uint32_t shift_rounded(uint32_t value, uint32_t shift) {
  uint32_t half = UINT32_C(1) << (shift - 1);
  uint32_t quotient = value >> shift, rest = value & (2 * half - 1);
  return quotient + (rest > half || (rest == half && (quotient & 1)));
}

half_t __truncsfbf2(float value) {
  uint32_t bits = bits_of(value);
  if (value != value) return half_from_bits(bits >> 16 | 0x40);
  return half_from_bits(shift_rounded(bits, 16));
}

half_t __truncdfbf2(double value) { return __truncsfbf2(narrow_to_odd(value)); }

half_t __truncsfhf2(float value) {
  uint32_t bits = bits_of(value), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) return half_from_bits(sign | 0x7e00 | (magnitude >> 13 & 0x1ff));
  if (magnitude >= 0x477ff000) return half_from_bits(sign | 0x7c00); // rounds to infinity
  if (magnitude >= 0x38800000)                                       // a normal half
    return half_from_bits(sign | shift_rounded(magnitude - 0x38000000, 13));
  if (magnitude < 0x33000000) return half_from_bits(sign); // at most half of the least subnormal
  uint32_t exponent = magnitude >> 23, significand = (magnitude & 0x7fffff) | 0x800000;
  return half_from_bits(sign | shift_rounded(significand, 126 - exponent));
}

half_t __truncdfhf2(double value) { return __truncsfhf2(narrow_to_odd(value)); }

float __extendhfsf2(half_t value) {
  uint16_t half;
  __builtin_memcpy(&half, &value, sizeof half);
  uint32_t sign = (uint32_t)(half & 0x8000) << 16, magnitude = half & 0x7fff;
  if (magnitude >= 0x7c00) // infinity and NaN
    return from_bits(sign | 0x7f800000 | magnitude << 13 | (magnitude > 0x7c00 ? 0x400000 : 0));
  if (magnitude >= 0x400) return from_bits(sign | ((magnitude << 13) + 0x38000000));
  float subnormal = (float)magnitude * 0x1p-24f;
  return from_bits(sign | bits_of(subnormal));
}
