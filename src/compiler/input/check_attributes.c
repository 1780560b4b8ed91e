// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes by which a user says how contractions are compiled.
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
    cotile_status_t status = table[i].check(op, attribute);
    if (status)
      cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                             cotile_location(diagnostics->arena, mlirOperationGetLocation(op)),
                             "%s", cotile_status_message(status));
    cotile_status_release(status);
  }
  return MlirWalkResultAdvance;
}

void cotile_check_user_attributes(MlirModule module, cotile_diagnostics_t *diagnostics) {
  mlirOperationWalk(mlirModuleGetOperation(module), check_op, diagnostics, MlirWalkPreOrder);
}
