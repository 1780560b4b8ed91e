// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between types, and the reinterpretation of bits.
#include <math.h>
#include <string.h>

#include "ir/query.h"
#include "numeric_element.h"
#include "spmd_decode.h"
#include "spmd_floats.h"
#include "spmd_integers.h"
#include "spmd_memory.h"

// --- Integer to integer ---

static int64_t widen_unsigned(const spmd_site_t *site, int64_t a, int64_t b) {
  (void)b;
  return spmd_sign_extend((int64_t)spmd_zero_extend(a, site->from_width), site->width);
}
static int64_t widen_signed(const spmd_site_t *site, int64_t a, int64_t b) {
  return (void)site, (void)b, a;
}
static int64_t narrow(const spmd_site_t *site, int64_t a, int64_t b) {
  (void)b;
  return spmd_fit(site, a, spmd_zero_extend(a, site->from_width));
}
static int64_t cast_unsigned(const spmd_site_t *site, int64_t a, int64_t b) {
  uint64_t value = spmd_zero_extend(a, site->from_width);
  (void)b;
  // An i32 with its top bit set is the same bits as an index of 32.
  if (site->from_width <= site->width) return spmd_sign_extend((int64_t)value, site->width);
  return spmd_fit(site, (spmd_wide_t)value, value);
}

// --- Between integers and floats ---

// The double nearest to a magnitude, or, if that is not exact, one which is odd in its last digit,
// so that it may be rounded once more to a type of fewer digits.
static double to_odd(uint64_t magnitude) {
  if (magnitude >> 53) {
    bool sticky = magnitude & 0xfff;
    magnitude = (magnitude & ~UINT64_C(0xfff)) | ((uint64_t)sticky << 11);
  }
  return (double)magnitude;
}

static void run_int_to_float(spmd_exec_t *exec, const spmd_op_t *op) {
  int count = op->results[0]->lanes * exec->threads, width = spmd_width(exec, op->operands[0]);
  bool is_signed = op->detail, is_wide = op->results[0]->element == COTILE_F64;
  const spmd_slot_t *a = spmd_slots(exec, op->operands[0], 0);
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  for (int i = 0; i < count; i++) {
    bool is_negative = is_signed && a[i].i < 0;
    uint64_t magnitude = is_negative ? -(uint64_t)a[i].i : spmd_zero_extend(a[i].i, width);
    double value = is_wide ? (double)magnitude : to_odd(magnitude);
    result[i].f = is_negative ? -value : value;
  }
  spmd_round(exec, op->results[0]);
  spmd_set_poison(exec, op);
}

static int64_t to_integer(const spmd_site_t *site, double value, bool is_signed) {
  double whole = trunc(value), end = ldexp(1, site->width - is_signed);
  if (!(whole < end && whole >= (is_signed ? -end : 0))) {
    spmd_violate(site->exec, site->op, SPMD_OVERFLOW, site->thread, "%g does not fit into i%d",
                 value, site->width);
    return 0;
  }
  int64_t result = whole < 0 ? (int64_t)whole : (int64_t)(uint64_t)whole;
  return spmd_sign_extend(result, site->width);
}

static void run_float_to_int(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_site_t site = {.exec = exec, .op = op, .width = spmd_width(exec, op->results[0])};
  for (int lane = 0; lane < op->results[0]->lanes; lane++) {
    const spmd_slot_t *a = spmd_slots(exec, op->operands[0], lane);
    const uint8_t *poison = spmd_poison(exec, op->operands[0], lane);
    spmd_slot_t *result = spmd_slots(exec, op->results[0], lane);
    for (site.thread = 0; site.thread < exec->threads; site.thread++)
      if (exec->mask.on[site.thread] && !poison[site.thread])
        result[site.thread].i = to_integer(&site, a[site.thread].f, op->detail);
  }
  spmd_set_poison(exec, op);
}

static cotile_status_t decode_signed(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  (void)decoder;
  out_op->detail = cotile_op_is(op, "arith.sitofp") || cotile_op_is(op, "arith.fptosi");
  return COTILE_SUCCESS;
}

// --- Float to float ---

static void run_resize(spmd_exec_t *exec, const spmd_op_t *op) {
  size_t count = (size_t)op->results[0]->lanes * (size_t)exec->threads;
  memcpy(spmd_slots(exec, op->results[0], 0), spmd_slots(exec, op->operands[0], 0),
         count * sizeof(spmd_slot_t));
  spmd_round(exec, op->results[0]);
  spmd_set_poison(exec, op);
}

static cotile_status_t decode_resize(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  (void)out_op;
  if (mlirAttributeIsNull(cotile_op_attribute(op, "roundingmode"))) return COTILE_SUCCESS;
  return spmd_refuse(decoder, op, "a rounding mode");
}

// --- Bits ---

static void bitcast_thread(spmd_exec_t *exec, const spmd_op_t *op, unsigned char *bytes, int t) {
  const spmd_value_t *from = op->operands[0], *to = op->results[0];
  int from_size = (int)cotile_element_size(from->element);
  int to_size = (int)cotile_element_size(to->element);
  for (int lane = 0; lane < from->lanes; lane++)
    spmd_slot_store(from->element, bytes, lane, spmd_slots(exec, from, lane)[t]);
  for (int lane = 0; lane < to->lanes; lane++) {
    spmd_slots(exec, to, lane)[t] = spmd_slot_load(to->element, bytes, lane);
    // Undefined if any part of it is.
    int first = lane * to_size / from_size, last = ((lane + 1) * to_size - 1) / from_size;
    for (int part = first; part <= last; part++)
      if (spmd_poison(exec, from, part)[t]) spmd_poison(exec, to, lane)[t] = 1;
  }
}

static void run_bitcast(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *from = op->operands[0], *to = op->results[0];
  _Alignas(8) unsigned char bytes[8 * 64];
  spmd_set_poison(exec, op);
  if (exec->registers[from->id].maybe_poison) exec->registers[to->id].maybe_poison = true;
  for (int t = 0; t < exec->threads; t++)
    if (exec->mask.on[t]) bitcast_thread(exec, op, bytes, t);
}

static cotile_status_t decode_bitcast(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  const spmd_value_t *from = out_op->operands[0], *to = out_op->results[0];
  size_t from_size = cotile_element_size(from->element), to_size = cotile_element_size(to->element);
  if (from->element == COTILE_I1 || to->element == COTILE_I1 ||
      (size_t)from->lanes * from_size != (size_t)to->lanes * to_size)
    return spmd_refuse(decoder, op, "types of parts of bytes");
  if (from->lanes > 64 || to->lanes > 64) return spmd_refuse(decoder, op, "more than 64 lanes");
  return COTILE_SUCCESS;
}

#define INTEGER(name, function) {name, spmd_run_integer, NULL, {.integer = function}, true}

const spmd_op_class_t spmd_cast_ops[] = {
    INTEGER("arith.extui", widen_unsigned),
    INTEGER("arith.extsi", widen_signed),
    {"arith.trunci", spmd_run_integer, spmd_decode_overflow, {.integer = narrow}, true},
    INTEGER("arith.index_cast", narrow),
    INTEGER("arith.index_castui", cast_unsigned),
    {"arith.sitofp", run_int_to_float, decode_signed, {NULL}, true},
    {"arith.uitofp", run_int_to_float, decode_signed, {NULL}, true},
    {"arith.fptosi", run_float_to_int, decode_signed, {NULL}, true},
    {"arith.fptoui", run_float_to_int, decode_signed, {NULL}, true},
    {"arith.extf", run_resize, decode_resize, {NULL}, true},
    {"arith.truncf", run_resize, decode_resize, {NULL}, true},
    {"arith.bitcast", run_bitcast, decode_bitcast, {NULL}, false},
    {"vector.bitcast", run_bitcast, decode_bitcast, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};
