// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attribute `cotile.schedule`: a dictionary of fields (schedule_fields.def). On a contraction
// of the input it says what the user fixes of its dispatch's schedule; on an executable it is the
// schedule.
#ifndef COTILE_COMPILER_SCHEDULE_ATTRIBUTE_H
#define COTILE_COMPILER_SCHEDULE_ATTRIBUTE_H

#include "compiler/schedule/schedule_fields.h"
#include "ir/query.h"

#define COTILE_SCHEDULE_ATTRIBUTE "cotile.schedule"

// Reads the attribute's fields. INVALID with the name of the field that is wrong.
cotile_status_t cotile_schedule_attribute_read(MlirAttribute attribute,
                                               cotile_schedule_fields_t *out) COTILE_MUST_USE;

MlirAttribute cotile_schedule_attribute_make(MlirContext context,
                                             const cotile_schedule_fields_t *fields);

// Reports each such attribute of a module that is wrong in itself or stands where no contraction
// is. To be called before views are folded: what they are folded into drops theirs.
void cotile_schedule_attributes_check(MlirModule module, cotile_diagnostics_t *diagnostics);

#endif
