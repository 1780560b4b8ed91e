// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/checks.h"

#include "ir/query.h"

struct cotile_checked {
  struct cotile_checked *next;
  MlirValue got, want; // want: null if `got` was limited
};

void cotile_checks_init(cotile_checks_t *checks, cotile_arena_t *arena, cotile_builder_t *builder) {
  *checks = (cotile_checks_t){.arena = arena, .builder = builder};
}

static bool same(MlirValue a, MlirValue b) {
  int64_t x, y;
  if (mlirValueEqual(a, b)) return true;
  if (mlirValueIsNull(a) || mlirValueIsNull(b)) return false;
  return cotile_constant_value(a, &x) && cotile_constant_value(b, &y) && x == y;
}

static bool was_made(const cotile_checks_t *checks, MlirValue got, MlirValue want) {
  for (const struct cotile_checked *known = checks->made; known; known = known->next)
    if ((same(known->got, got) && same(known->want, want)) ||
        (same(known->got, want) && same(known->want, got)))
      return true;
  return false;
}

static void build_check(const cotile_checks_t *checks, MlirValue got, MlirValue want,
                        const char *message) {
  MlirContext context = checks->builder->context;
  MlirNamedAttribute attribute =
      cotile_named(context, "message", mlirStringAttrGet(context, cotile_str(message)));
  MlirValue operands[] = {got, want};
  cotile_build(checks->builder, &(cotile_op_spec_t){.name = "hal.check",
                                                    .operand_count = 2,
                                                    .operands = operands,
                                                    .attribute_count = 1,
                                                    .attributes = &attribute});
}

static void remember(cotile_checks_t *checks, MlirValue got, MlirValue want) {
  struct cotile_checked *made = COTILE_ARENA_NEW(checks->arena, 1, struct cotile_checked);
  *made = (struct cotile_checked){checks->made, got, want};
  checks->made = made;
}

void cotile_checks_equal(cotile_checks_t *checks, MlirValue got, MlirValue want,
                         const char *message) {
  if (same(got, want) || was_made(checks, got, want)) return;
  build_check(checks, got, want, message);
  remember(checks, got, want);
}

void cotile_checks_at_most(cotile_checks_t *checks, MlirValue got, int64_t most,
                           const char *message) {
  int64_t constant;
  if (cotile_constant_value(got, &constant) && constant <= most) return;
  if (was_made(checks, got, (MlirValue){NULL})) return;
  MlirValue limit = cotile_build_index(checks->builder, most);
  MlirValue least = cotile_build_value(checks->builder, "arith.minui", mlirValueGetType(got),
                                       COTILE_VALUES(got, limit), NULL);
  build_check(checks, got, least, message);
  remember(checks, got, (MlirValue){NULL});
}

void cotile_checks_limit(cotile_checks_t *checks, MlirValue got, MlirValue most, bool is_unsigned,
                         const char *message) {
  MlirValue least = cotile_build_value(checks->builder, is_unsigned ? "arith.minui" : "arith.minsi",
                                       mlirValueGetType(got), COTILE_VALUES(got, most), NULL);
  build_check(checks, got, least, message);
}

// --- Executables ---

typedef struct member {
  intptr_t argument;
  int64_t dim;
  MlirValue size; // null: not known here
} member_t;

static int64_t list_element(MlirAttribute list, intptr_t i) {
  if (mlirAttributeIsADenseI64Array(list)) return mlirDenseI64ArrayGetElement(list, i);
  return mlirIntegerAttrGetValueInt(mlirArrayAttrGetElement(list, i));
}

static member_t member_of(MlirAttribute pair, cotile_argument_dims_fn *dims, void *user) {
  member_t member = {(intptr_t)list_element(pair, 0), list_element(pair, 1), {NULL}};
  const MlirValue *all = dims(user, member.argument);
  if (all) member.size = all[member.dim];
  return member;
}

// The member that others are compared with: one of constant size if there is one.
static member_t representative(MlirAttribute members, cotile_argument_dims_fn *dims, void *user) {
  member_t first = {0};
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(members); i++) {
    member_t member = member_of(mlirArrayAttrGetElement(members, i), dims, user);
    int64_t constant;
    if (mlirValueIsNull(member.size)) continue;
    if (cotile_constant_value(member.size, &constant)) return member;
    if (mlirValueIsNull(first.size)) first = member;
  }
  return first;
}

static void check_class(cotile_checks_t *checks, MlirStringRef name, MlirAttribute members,
                        cotile_argument_dims_fn *dims, void *user) {
  member_t with = representative(members, dims, user);
  if (mlirValueIsNull(with.size)) return;
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(members); i++) {
    member_t member = member_of(mlirArrayAttrGetElement(members, i), dims, user);
    if (mlirValueIsNull(member.size) || same(member.size, with.size)) continue;
    cotile_checks_equal(
        checks, member.size, with.size,
        cotile_arena_format(checks->arena,
                            "%.*s: dimension %lld of argument %ld and dimension %lld of argument "
                            "%ld must be equal",
                            (int)name.length, name.data, (long long)member.dim,
                            (long)member.argument, (long long)with.dim, (long)with.argument));
  }
}

void cotile_checks_executable(cotile_checks_t *checks, MlirOperation executable,
                              cotile_argument_dims_fn *dims, void *user) {
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  MlirAttribute classes = cotile_op_attribute(function, "cotile.equal_dims");
  if (mlirAttributeIsNull(classes)) return;
  MlirStringRef name = cotile_op_string(executable, "sym_name");
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(classes); i++)
    check_class(checks, name, mlirArrayAttrGetElement(classes, i), dims, user);
}
