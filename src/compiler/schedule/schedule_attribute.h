// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attribute `cotile.schedule`: a dictionary of fields (schedule_fields.def). On a contraction
// of the input it says what the user fixes of its dispatch's schedule; on an executable it is the
// schedule.
#ifndef COTILE_COMPILER_SCHEDULE_ATTRIBUTE_H
#define COTILE_COMPILER_SCHEDULE_ATTRIBUTE_H

#include "compiler/linalg/user_attributes.h"
#include "compiler/schedule/schedule_fields.h"
#include "ir/query.h"

// Reads the attribute's fields. INVALID with the name of the field that is wrong.
cotile_status_t cotile_schedule_attribute_read(MlirAttribute attribute,
                                               cotile_schedule_fields_t *out) COTILE_MUST_USE;

MlirAttribute cotile_schedule_attribute_make(MlirContext context,
                                             const cotile_schedule_fields_t *fields);

#endif
