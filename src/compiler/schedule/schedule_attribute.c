// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/schedule_attribute.h"

#include "compiler/linalg/contraction.h"
#include "ir/builder.h"

static cotile_schedule_value_t value_of(MlirAttribute attribute) {
  static const char other[] = "an attribute of another kind";
  cotile_schedule_value_t out = {
      .kind = COTILE_SCHEDULE_VALUE_OTHER, .text = other, .length = sizeof other - 1};
  if (mlirAttributeIsAString(attribute)) {
    MlirStringRef text = mlirStringAttrGetValue(attribute);
    return (cotile_schedule_value_t){COTILE_SCHEDULE_VALUE_TEXT, 0, text.data, text.length};
  }
  if (!mlirAttributeIsAInteger(attribute)) return out;
  MlirType type = mlirAttributeGetType(attribute);
  bool is_index = mlirTypeIsAIndex(type);
  if (!is_index && (!mlirIntegerTypeIsSignless(type) || mlirIntegerTypeGetWidth(type) == 1 ||
                    mlirIntegerTypeGetWidth(type) > 64))
    return out;
  return (cotile_schedule_value_t){COTILE_SCHEDULE_VALUE_NUMBER,
                                   mlirIntegerAttrGetValueInt(attribute), NULL, 0};
}

cotile_status_t cotile_schedule_attribute_read(MlirAttribute attribute,
                                               cotile_schedule_fields_t *out) {
  *out = (cotile_schedule_fields_t){0};
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsADictionary(attribute))
    return COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_SCHEDULE_ATTRIBUTE
                              ": must be a dictionary, such as {m_tile = 64, n_tiles = 8}");
  for (intptr_t i = 0; i < mlirDictionaryAttrGetNumElements(attribute); i++) {
    MlirNamedAttribute entry = mlirDictionaryAttrGetElement(attribute, i);
    MlirStringRef name = mlirIdentifierStr(entry.name);
    cotile_schedule_value_t value = value_of(entry.attribute);
    cotile_status_t status = cotile_schedule_fields_set(out, name.data, name.length, &value);
    if (!status) continue;
    cotile_status_t named = COTILE_MAKE_STATUS(
        cotile_status_code(status), COTILE_SCHEDULE_ATTRIBUTE ".%s", cotile_status_message(status));
    cotile_status_release(status);
    return named;
  }
  return COTILE_SUCCESS;
}

MlirAttribute cotile_schedule_attribute_make(MlirContext context,
                                             const cotile_schedule_fields_t *fields) {
  MlirNamedAttribute entries[COTILE_SCHEDULE_FIELD_COUNT];
  intptr_t count = 0;
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    cotile_schedule_field_t field = (cotile_schedule_field_t)i;
    if (!fields->is_set[i]) continue;
    const char *text = cotile_schedule_field_text(field, fields->value[i]);
    MlirAttribute value =
        text ? mlirStringAttrGet(context, cotile_str(text))
             : mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), fields->value[i]);
    entries[count++] = cotile_named(context, cotile_schedule_field_name(field), value);
  }
  return mlirDictionaryAttrGet(context, count, entries);
}
