// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/user_attributes.h"

#include "ir/query.h"

MlirStringRef cotile_users_group(MlirOperation op) {
  MlirStringRef name = cotile_op_string(op, COTILE_GROUP_ATTRIBUTE);
  return name.data ? name : cotile_str("");
}

bool cotile_stays_apart(MlirOperation op) {
  return !mlirAttributeIsNull(cotile_op_attribute(op, COTILE_NO_GROUP_ATTRIBUTE));
}

MlirAttribute cotile_tied_attribute(MlirOperation function, intptr_t result) {
  MlirAttribute all = cotile_op_attribute(function, "res_attrs");
  if (mlirAttributeIsNull(all)) return (MlirAttribute){NULL};
  return mlirDictionaryAttrGetElementByName(mlirArrayAttrGetElement(all, result),
                                            cotile_str(COTILE_TIED_ATTRIBUTE));
}

int64_t cotile_tied_argument(MlirOperation function, intptr_t result) {
  MlirAttribute tied = cotile_tied_attribute(function, result);
  return mlirAttributeIsNull(tied) ? -1 : mlirIntegerAttrGetValueInt(tied);
}

void cotile_user_attributes_copy(MlirOperation from, MlirOperation to) {
  static const char *const names[] = {COTILE_SCHEDULE_ATTRIBUTE, COTILE_GROUP_ATTRIBUTE,
                                      COTILE_NO_GROUP_ATTRIBUTE};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    MlirAttribute value = cotile_op_attribute(from, names[i]);
    if (!mlirAttributeIsNull(value))
      mlirOperationSetAttributeByName(to, cotile_str(names[i]), value);
  }
}
