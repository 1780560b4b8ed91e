// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes by which a user says how contractions are compiled, and where results are written.
#include "compiler/input/input.h"
#include "compiler/linalg/contraction.h"
#include "compiler/schedule/schedule_attribute.h"
#include "ir/query.h"

// Contractions sum along a loop; whether such an op is one that is tiled is known later.
static bool has_sum(MlirOperation op) {
  char iterators[COTILE_MAX_LOOPS];
  if (!cotile_op_is_dialect(op, "linalg")) return false;
  int count = cotile_iterator_types(op, iterators, COTILE_MAX_LOOPS);
  for (int i = 0; i < count; i++)
    if (iterators[i] == 'r') return true;
  return false;
}

static cotile_status_t check_schedule(MlirOperation op, MlirAttribute attribute) {
  cotile_schedule_fields_t fields;
  COTILE_RETURN_IF_ERROR(cotile_schedule_attribute_read(attribute, &fields));
  if (has_sum(op)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_SCHEDULE_ATTRIBUTE
                            ": only contractions have schedules that can be changed");
}

static cotile_status_t check_group(MlirOperation op, MlirAttribute attribute) {
  if (!mlirAttributeIsAString(attribute) || cotile_users_group(op).length == 0)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              COTILE_GROUP_ATTRIBUTE ": must be the name of a group, a string");
  if (cotile_stays_apart(op))
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              COTILE_GROUP_ATTRIBUTE ": contradicts " COTILE_NO_GROUP_ATTRIBUTE);
  if (has_sum(op)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            COTILE_GROUP_ATTRIBUTE ": only contractions can be grouped");
}

static cotile_status_t check_no_group(MlirOperation op, MlirAttribute attribute) {
  if (!mlirAttributeIsAUnit(attribute))
    return COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_NO_GROUP_ATTRIBUTE ": must have no value");
  if (has_sum(op)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            COTILE_NO_GROUP_ATTRIBUTE ": only contractions can be grouped");
}

static bool is_tied_before(MlirOperation function, intptr_t result, int64_t argument) {
  for (intptr_t i = 0; i < result; i++) {
    MlirAttribute other = cotile_tied_attribute(function, i);
    if (!mlirAttributeIsNull(other) && mlirAttributeIsAInteger(other) &&
        mlirIntegerAttrGetValueInt(other) == argument)
      return true;
  }
  return false;
}

static cotile_status_t check_tie(MlirOperation function, intptr_t result, MlirAttribute attribute) {
  MlirType type = mlirTypeAttrGetValue(cotile_op_attribute(function, "function_type"));
  bool is_number =
      mlirAttributeIsAInteger(attribute) && !mlirTypeIsAIndex(mlirAttributeGetType(attribute));
  int64_t argument = is_number ? mlirIntegerAttrGetValueInt(attribute) : -1;
  const char *why = NULL;
  if (argument < 0 || argument >= mlirFunctionTypeGetNumInputs(type))
    why = "must be the number of an argument of the function";
  else if (!mlirTypeEqual(mlirFunctionTypeGetInput(type, argument),
                          mlirFunctionTypeGetResult(type, result)))
    why = "the argument is of another type than the result";
  else if (!mlirAttributeIsNull(cotile_argument_attribute(function, argument, "cotile.parameter")))
    why = "the argument is a parameter, which is never written";
  else if (is_tied_before(function, result, argument))
    why = "another result is tied to that argument";
  if (!why) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_TIED_ATTRIBUTE " of result %ld: %s",
                            (long)result, why);
}

static void report(cotile_diagnostics_t *diagnostics, MlirOperation op, cotile_status_t status) {
  if (status)
    cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                           cotile_location(diagnostics->arena, mlirOperationGetLocation(op)), "%s",
                           cotile_status_message(status));
  cotile_status_release(status);
}

static void check_ties(MlirOperation op, cotile_diagnostics_t *diagnostics) {
  if (!cotile_op_is(op, "func.func")) return;
  MlirType type = mlirTypeAttrGetValue(cotile_op_attribute(op, "function_type"));
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumResults(type); i++) {
    MlirAttribute attribute = cotile_tied_attribute(op, i);
    if (!mlirAttributeIsNull(attribute)) report(diagnostics, op, check_tie(op, i, attribute));
  }
}

static MlirWalkResult check_op(MlirOperation op, void *user) {
  static const struct {
    const char *name;
    cotile_status_t (*check)(MlirOperation op, MlirAttribute attribute);
  } table[] = {{COTILE_SCHEDULE_ATTRIBUTE, check_schedule},
               {COTILE_GROUP_ATTRIBUTE, check_group},
               {COTILE_NO_GROUP_ATTRIBUTE, check_no_group}};
  cotile_diagnostics_t *diagnostics = user;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    MlirAttribute attribute = cotile_op_attribute(op, table[i].name);
    if (mlirAttributeIsNull(attribute)) continue;
    report(diagnostics, op, table[i].check(op, attribute));
  }
  check_ties(op, diagnostics);
  return MlirWalkResultAdvance;
}

void cotile_check_user_attributes(MlirModule module, cotile_diagnostics_t *diagnostics) {
  mlirOperationWalk(mlirModuleGetOperation(module), check_op, diagnostics, MlirWalkPreOrder);
}
