// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/program_choice.h"

#include "base/cpu_features.h"
#include "base/string.h"

#include <string.h>

static bool fits(const cotile_program_facts_t *program, const char *target, uint64_t features) {
  return !strcmp(program->target, target) && !(program->features & ~features) &&
         !program->unknown_feature;
}

static cotile_status_t append_lacking(const cotile_program_facts_t *program, uint64_t features,
                                      cotile_string_t *text) {
  const char *separator = " lacks ";
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++) {
    if (!((program->features & ~features) >> f & 1)) continue;
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(
        text, "%s%s", separator, cotile_cpu_feature_name((cotile_cpu_feature_t)f)));
    separator = ", ";
  }
  if (!program->unknown_feature) return COTILE_SUCCESS;
  return cotile_string_append_format(text, "%s%.64s, which this version of Cotile does not know",
                                     separator, program->unknown_feature);
}

static cotile_status_t append_reason(const cotile_program_facts_t *program, const char *target,
                                     uint64_t features, cotile_string_t *text) {
  if (strcmp(program->target, target))
    return cotile_string_append_format(text, "this is no device for target '%.64s'",
                                       program->target);
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(text, "compiled for CPU '%s', this machine", program->cpu));
  return append_lacking(program, features, text);
}

static cotile_status_t list_reasons(const cotile_descriptor_t *descriptor, const char *target,
                                    uint64_t features, cotile_string_t *text) {
  for (int32_t i = 0; i < descriptor->program_count; i++) {
    if (i) COTILE_RETURN_IF_ERROR(cotile_string_append(text, "; ", 2));
    COTILE_RETURN_IF_ERROR(append_reason(&descriptor->programs[i], target, features, text));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t refuse(const cotile_descriptor_t *descriptor, const char *target,
                              uint64_t features, const cotile_allocator_t *allocator) {
  cotile_string_t text;
  cotile_string_init(&text, allocator);
  cotile_status_t status = list_reasons(descriptor, target, features, &text);
  if (!status) status = COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s", cotile_string_text(&text));
  cotile_string_deinit(&text);
  return status;
}

cotile_status_t cotile_program_choose(const cotile_descriptor_t *descriptor, const char *target,
                                      uint64_t features, const cotile_allocator_t *allocator,
                                      const cotile_program_facts_t **out_program) {
  *out_program = NULL;
  int most = -1;
  for (int32_t i = 0; i < descriptor->program_count; i++) {
    const cotile_program_facts_t *program = &descriptor->programs[i];
    int count = __builtin_popcountll(program->features);
    if (!fits(program, target, features) || count <= most) continue;
    most = count;
    *out_program = program;
  }
  return *out_program ? COTILE_SUCCESS : refuse(descriptor, target, features, allocator);
}
