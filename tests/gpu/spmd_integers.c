// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_integers.h"

#include "spmd_decode.h"

int64_t spmd_fit(const spmd_site_t *site, spmd_wide_t exact, spmd_uwide_t unsigned_exact) {
  int64_t result = spmd_sign_extend((int64_t)exact, site->width);
  unsigned flags = site->op->overflow_flags;
  bool is_signed_exact = result == exact;
  if ((flags & SPMD_NSW) && !is_signed_exact)
    spmd_violate(site->exec, site->op, SPMD_OVERFLOW, site->thread, "nsw does not hold");
  if ((flags & SPMD_NUW) && spmd_zero_extend(result, site->width) != unsigned_exact)
    spmd_violate(site->exec, site->op, SPMD_OVERFLOW, site->thread, "nuw does not hold");
  if (site->op->results[0]->is_index && !is_signed_exact)
    spmd_violate(site->exec, site->op, SPMD_INDEX_OVERFLOW, site->thread,
                 "the result does not fit into %d bits", site->width);
  return result;
}

static spmd_uwide_t u(const spmd_site_t *site, int64_t value) {
  return spmd_zero_extend(value, site->width);
}
static uint64_t u64(const spmd_site_t *site, int64_t value) {
  return spmd_zero_extend(value, site->width);
}
static int64_t cut(const spmd_site_t *site, uint64_t value) {
  return spmd_sign_extend((int64_t)value, site->width);
}

static int64_t addi(const spmd_site_t *site, int64_t a, int64_t b) {
  return spmd_fit(site, (spmd_wide_t)a + b, u(site, a) + u(site, b));
}
static int64_t subi(const spmd_site_t *site, int64_t a, int64_t b) {
  return spmd_fit(site, (spmd_wide_t)a - b, u(site, a) - u(site, b));
}
static int64_t muli(const spmd_site_t *site, int64_t a, int64_t b) {
  return spmd_fit(site, (spmd_wide_t)a * b, u(site, a) * u(site, b));
}

// --- Shifts ---

static bool shift_fits(const spmd_site_t *site, int64_t b) {
  if (u64(site, b) < (unsigned)site->width) return true;
  spmd_violate(site->exec, site->op, SPMD_SHIFT, site->thread, "%lld of %d bits", (long long)b,
               site->width);
  return false;
}
static int64_t shli(const spmd_site_t *site, int64_t a, int64_t b) {
  if (!shift_fits(site, b)) return 0;
  return spmd_fit(site, a * ((spmd_wide_t)1 << b), u(site, a) << b);
}
static int64_t shrui(const spmd_site_t *site, int64_t a, int64_t b) {
  return shift_fits(site, b) ? cut(site, u64(site, a) >> b) : 0;
}
static int64_t shrsi(const spmd_site_t *site, int64_t a, int64_t b) {
  return shift_fits(site, b) ? a >> b : 0;
}

// --- Division ---

static bool divisor_fits(const spmd_site_t *site, int64_t b) {
  if (b) return true;
  spmd_violate(site->exec, site->op, SPMD_DIVISION_BY_ZERO, site->thread, "the divisor is 0");
  return false;
}
// The least integer divided by -1 is no integer of the type.
static bool signed_division_fits(const spmd_site_t *site, int64_t a, int64_t b) {
  if (!divisor_fits(site, b)) return false;
  if (b != -1 || a != spmd_sign_extend((int64_t)(UINT64_C(1) << (site->width - 1)), site->width))
    return true;
  spmd_violate(site->exec, site->op, SPMD_OVERFLOW, site->thread, "%lld divided by -1",
               (long long)a);
  return false;
}
static int64_t divui(const spmd_site_t *site, int64_t a, int64_t b) {
  return divisor_fits(site, b) ? cut(site, u64(site, a) / u64(site, b)) : 0;
}
static int64_t remui(const spmd_site_t *site, int64_t a, int64_t b) {
  return divisor_fits(site, b) ? cut(site, u64(site, a) % u64(site, b)) : 0;
}
static int64_t ceildivui(const spmd_site_t *site, int64_t a, int64_t b) {
  if (!divisor_fits(site, b)) return 0;
  return cut(site, u64(site, a) / u64(site, b) + (u64(site, a) % u64(site, b) != 0));
}
static int64_t divsi(const spmd_site_t *site, int64_t a, int64_t b) {
  return signed_division_fits(site, a, b) ? a / b : 0;
}
static int64_t remsi(const spmd_site_t *site, int64_t a, int64_t b) {
  return signed_division_fits(site, a, b) ? a % b : 0;
}
static int64_t ceildivsi(const spmd_site_t *site, int64_t a, int64_t b) {
  if (!signed_division_fits(site, a, b)) return 0;
  return a / b + (a % b != 0 && (a < 0) == (b < 0));
}
static int64_t floordivsi(const spmd_site_t *site, int64_t a, int64_t b) {
  if (!signed_division_fits(site, a, b)) return 0;
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

// --- Bits, minima, comparisons ---

static int64_t andi(const spmd_site_t *site, int64_t a, int64_t b) { return (void)site, a & b; }
static int64_t ori(const spmd_site_t *site, int64_t a, int64_t b) { return (void)site, a | b; }
static int64_t xori(const spmd_site_t *site, int64_t a, int64_t b) { return (void)site, a ^ b; }
static int64_t minsi(const spmd_site_t *site, int64_t a, int64_t b) {
  return (void)site, a < b ? a : b;
}
static int64_t maxsi(const spmd_site_t *site, int64_t a, int64_t b) {
  return (void)site, a > b ? a : b;
}
static int64_t minui(const spmd_site_t *site, int64_t a, int64_t b) {
  return u64(site, a) < u64(site, b) ? a : b;
}
static int64_t maxui(const spmd_site_t *site, int64_t a, int64_t b) {
  return u64(site, a) > u64(site, b) ? a : b;
}

// Predicates in the order of arith::CmpIPredicate; true is all ones.
static int64_t cmpi(const spmd_site_t *site, int64_t a, int64_t b) {
  uint64_t ua = spmd_zero_extend(a, site->from_width), ub = spmd_zero_extend(b, site->from_width);
  const bool results[] = {a == b,  a != b, a<b, a <= b, a> b, a >= b, ua<ub, ua <= ub, ua> ub,
                          ua >= ub};
  return -(int64_t)results[site->op->detail];
}

// What is undefined stays so, whatever it would be computed from.
static bool is_poison(const spmd_exec_t *exec, const spmd_op_t *op, int lane, int thread) {
  for (int i = 0; i < op->operand_count; i++)
    if (exec->registers[op->operands[i]->id].maybe_poison &&
        spmd_poison(exec, op->operands[i], lane)[thread])
      return true;
  return false;
}

void spmd_run_integer(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_site_t site = {.exec = exec,
                      .op = op,
                      .from_width = spmd_width(exec, op->operands[0]),
                      .width = spmd_width(exec, op->results[0])};
  for (int lane = 0; lane < op->results[0]->lanes; lane++) {
    const spmd_slot_t *a = spmd_slots(exec, op->operands[0], lane);
    const spmd_slot_t *b = op->operand_count > 1 ? spmd_slots(exec, op->operands[1], lane) : a;
    spmd_slot_t *result = spmd_slots(exec, op->results[0], lane);
    for (int t = 0; t < exec->threads; t++) {
      if (!exec->mask.on[t] || is_poison(exec, op, lane, t)) continue;
      site.thread = t;
      result[t].i = op->function.integer(&site, a[t].i, b[t].i);
    }
  }
  spmd_set_poison(exec, op);
}

#define INTEGER(name, decode) {"arith." #name, spmd_run_integer, decode, {.integer = name}, true}

const spmd_op_class_t spmd_integer_ops[] = {
    INTEGER(addi, spmd_decode_overflow),
    INTEGER(subi, spmd_decode_overflow),
    INTEGER(muli, spmd_decode_overflow),
    INTEGER(shli, spmd_decode_overflow),
    INTEGER(shrui, NULL),
    INTEGER(shrsi, NULL),
    INTEGER(divui, NULL),
    INTEGER(remui, NULL),
    INTEGER(ceildivui, NULL),
    INTEGER(divsi, NULL),
    INTEGER(remsi, NULL),
    INTEGER(ceildivsi, NULL),
    INTEGER(floordivsi, NULL),
    INTEGER(andi, NULL),
    INTEGER(ori, NULL),
    INTEGER(xori, NULL),
    INTEGER(minsi, NULL),
    INTEGER(maxsi, NULL),
    INTEGER(minui, NULL),
    INTEGER(maxui, NULL),
    INTEGER(cmpi, spmd_decode_predicate),
    {NULL, NULL, NULL, {NULL}, false},
};
