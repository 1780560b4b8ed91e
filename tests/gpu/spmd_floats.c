// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_floats.h"

#include <math.h>
#include <string.h>

#include "numeric_element.h"
#include "spmd_decode.h"

void spmd_round(spmd_exec_t *exec, const spmd_value_t *value) {
  cotile_element_t element = value->element;
  if (element == COTILE_F64 || !element_is_float(element)) return;
  spmd_slot_t *slots = spmd_slots(exec, value, 0);
  int count = value->lanes * exec->threads;
  for (int i = 0; i < count; i++)
    slots[i].f =
        element == COTILE_F32 ? (double)(float)slots[i].f : element_round(element, slots[i].f);
}

static void finish(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_round(exec, op->results[0]);
  spmd_set_poison(exec, op);
}

// The lanes of a value lie one after another in all threads, so that elementwise operations are
// loops over all of them.
static int slot_count(const spmd_exec_t *exec, const spmd_op_t *op) {
  return op->results[0]->lanes * exec->threads;
}
static spmd_slot_t *slots(const spmd_exec_t *exec, const spmd_value_t *value) {
  return spmd_slots(exec, value, 0);
}

// --- Arithmetic ---

static void run_addf(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]), *b = slots(exec, op->operands[1]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  for (int i = 0; i < slot_count(exec, op); i++) result[i].f = a[i].f + b[i].f;
  finish(exec, op);
}

static void run_mulf(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]), *b = slots(exec, op->operands[1]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  for (int i = 0; i < slot_count(exec, op); i++) result[i].f = a[i].f * b[i].f;
  finish(exec, op);
}

// a * b + c rounded to odd, for a, b and c of at most 24 digits: their product is exact, and a sum
// that is not has an odd last digit, so that a second rounding sees on which side it is.
static double fused(double a, double b, double c) {
  double product = a * b, sum = product + c;
  double part = sum - product;
  double error = (product - (sum - part)) + (c - part);
  uint64_t bits;
  memcpy(&bits, &sum, sizeof bits);
  if (!(bits & 1) && (error > 0 || error < 0)) bits += (error > 0) == (sum > 0) ? 1 : UINT64_MAX;
  memcpy(&sum, &bits, sizeof sum);
  return sum;
}

static void run_fma(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]), *b = slots(exec, op->operands[1]);
  const spmd_slot_t *c = slots(exec, op->operands[2]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  int count = slot_count(exec, op);
  if (op->results[0]->element == COTILE_F64)
    for (int i = 0; i < count; i++) result[i].f = fma(a[i].f, b[i].f, c[i].f);
  else
    for (int i = 0; i < count; i++) result[i].f = fused(a[i].f, b[i].f, c[i].f);
  finish(exec, op);
}

static void run_unary(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  for (int i = 0; i < slot_count(exec, op); i++) result[i].f = op->function.unary(a[i].f);
  finish(exec, op);
}

static void run_binary(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]), *b = slots(exec, op->operands[1]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  for (int i = 0; i < slot_count(exec, op); i++) result[i].f = op->function.binary(a[i].f, b[i].f);
  finish(exec, op);
}

static double subf(double a, double b) { return a - b; }
static double divf(double a, double b) { return a / b; }
static double negf(double a) { return -a; }
static double rsqrt(double a) { return 1 / sqrt(a); }
static double maximumf(double a, double b) {
  if (isnan(a) || isnan(b)) return NAN;
  return a > b || (a == b && signbit(b)) ? a : b;
}
static double minimumf(double a, double b) {
  if (isnan(a) || isnan(b)) return NAN;
  return a < b || (a == b && signbit(a)) ? a : b;
}

// --- Comparison ---

// Predicates in the order of arith::CmpFPredicate.
static bool compare(int64_t predicate, double a, double b) {
  bool unordered = isnan(a) || isnan(b);
  const bool ordered_results[] = {false, a == b, a > b,          a >= b,
                                  a < b, a <= b, a < b || a > b, true};
  if (predicate < 8) return !unordered && ordered_results[predicate];
  if (predicate == 15) return true;
  return unordered || (predicate < 14 && ordered_results[predicate - 7]);
}

static void run_cmpf(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_slot_t *a = slots(exec, op->operands[0]), *b = slots(exec, op->operands[1]);
  spmd_slot_t *result = slots(exec, op->results[0]);
  for (int i = 0; i < slot_count(exec, op); i++)
    result[i].i = -(int64_t)compare(op->detail, a[i].f, b[i].f);
  spmd_set_poison(exec, op);
}

#define UNARY(name, function) {name, run_unary, NULL, {.unary = function}, true}
#define BINARY(name, function) {name, run_binary, NULL, {.binary = function}, true}

const spmd_op_class_t spmd_float_ops[] = {
    {"arith.addf", run_addf, NULL, {NULL}, true},
    {"arith.mulf", run_mulf, NULL, {NULL}, true},
    {"math.fma", run_fma, NULL, {NULL}, true},
    {"vector.fma", run_fma, NULL, {NULL}, true},
    {"arith.cmpf", run_cmpf, spmd_decode_predicate, {NULL}, true},
    BINARY("arith.subf", subf),
    BINARY("arith.divf", divf),
    BINARY("arith.remf", fmod),
    BINARY("arith.maximumf", maximumf),
    BINARY("arith.minimumf", minimumf),
    BINARY("arith.maxnumf", fmax),
    BINARY("arith.minnumf", fmin),
    BINARY("math.atan2", atan2),
    BINARY("math.copysign", copysign),
    BINARY("math.powf", pow),
    UNARY("arith.negf", negf),
    UNARY("math.absf", fabs),
    UNARY("math.acos", acos),
    UNARY("math.acosh", acosh),
    UNARY("math.asin", asin),
    UNARY("math.asinh", asinh),
    UNARY("math.atan", atan),
    UNARY("math.atanh", atanh),
    UNARY("math.cbrt", cbrt),
    UNARY("math.ceil", ceil),
    UNARY("math.cos", cos),
    UNARY("math.cosh", cosh),
    UNARY("math.erf", erf),
    UNARY("math.erfc", erfc),
    UNARY("math.exp", exp),
    UNARY("math.exp2", exp2),
    UNARY("math.expm1", expm1),
    UNARY("math.floor", floor),
    UNARY("math.log", log),
    UNARY("math.log10", log10),
    UNARY("math.log1p", log1p),
    UNARY("math.log2", log2),
    UNARY("math.round", round),
    UNARY("math.roundeven", roundeven),
    UNARY("math.rsqrt", rsqrt),
    UNARY("math.sin", sin),
    UNARY("math.sinh", sinh),
    UNARY("math.sqrt", sqrt),
    UNARY("math.tan", tan),
    UNARY("math.tanh", tanh),
    UNARY("math.trunc", trunc),
    {NULL, NULL, NULL, {NULL}, false},
};
