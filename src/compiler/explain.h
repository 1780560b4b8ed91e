// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler decided, in words and as JSON, for each target. The pipeline is decided.
#ifndef COTILE_COMPILER_EXPLAIN_H
#define COTILE_COMPILER_EXPLAIN_H

#include "base/string.h"
#include "compiler/pipeline.h"

// One line per refusal, for whichever targets: "file:line:col: remark: sentence [id]".
cotile_status_t cotile_explain_remarks(const cotile_pipeline_t *pipeline,
                                       cotile_string_t *out) COTILE_MUST_USE;
cotile_status_t cotile_explain_text(const cotile_pipeline_t *pipeline,
                                    cotile_string_t *out) COTILE_MUST_USE;
cotile_status_t cotile_explain_json(const cotile_pipeline_t *pipeline,
                                    cotile_string_t *out) COTILE_MUST_USE;

#endif
