// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "descriptor_summary.h"

#include "runtime/module/descriptor.h"

static cotile_status_t append_types(const char *what, const cotile_named_types_t *types,
                                    cotile_string_t *out) {
  char text[COTILE_TYPE_TEXT];
  for (int32_t i = 0; i < types->count; i++) {
    const cotile_named_type_t *item = &types->items[i];
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "%s%s%s %s\n", what,
                                                       *item->name ? " " : "", item->name,
                                                       cotile_tensor_type_text(&item->type, text)));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t append_indices(const char *what, const cotile_indices_t *indices,
                                      cotile_string_t *out) {
  for (int32_t i = 0; i < indices->count; i++)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "%s %d\n", what, indices->items[i]));
  return COTILE_SUCCESS;
}

static cotile_status_t append_function(const cotile_function_facts_t *function,
                                       cotile_string_t *out) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "function %s\n", function->name));
  COTILE_RETURN_IF_ERROR(append_types("input", &function->inputs, out));
  return append_types("result", &function->results, out);
}

static cotile_status_t append_program(const cotile_descriptor_t *descriptor,
                                      const cotile_program_facts_t *program, cotile_string_t *out) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(
      out, "program %s %s %s %s, packs %d\n", program->target, program->code, program->triple,
      program->cpu, program->pack_count));
  for (int32_t i = 0; i < descriptor->function_count; i++) {
    COTILE_RETURN_IF_ERROR(
        cotile_string_append_format(out, "of %s\n", descriptor->functions[i].name));
    COTILE_RETURN_IF_ERROR(append_indices("reads", &program->functions[i].parameters, out));
    COTILE_RETURN_IF_ERROR(append_indices("pack", &program->functions[i].packs, out));
  }
  for (int32_t i = 0; i < program->dispatch_count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_string_append_format(out, "dispatch %s %s\n", program->dispatches[i].name,
                                    program->dispatches[i].at_load ? "load" : "call"));
  return COTILE_SUCCESS;
}

static cotile_status_t append(const cotile_descriptor_t *descriptor, cotile_string_t *out) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "module %s\n", descriptor->name));
  COTILE_RETURN_IF_ERROR(append_types("parameter", &descriptor->parameters, out));
  for (int32_t i = 0; i < descriptor->function_count; i++)
    COTILE_RETURN_IF_ERROR(append_function(&descriptor->functions[i], out));
  for (int32_t i = 0; i < descriptor->program_count; i++)
    COTILE_RETURN_IF_ERROR(append_program(descriptor, &descriptor->programs[i], out));
  return COTILE_SUCCESS;
}

cotile_status_t descriptor_summary_append(const cotile_string_t *section, uint64_t *out_features,
                                          cotile_string_t *out) {
  cotile_descriptor_t descriptor;
  COTILE_RETURN_IF_ERROR(cotile_descriptor_init(&descriptor, (const unsigned char *)section->data,
                                                section->length, section->allocator));
  *out_features = descriptor.programs[0].features;
  cotile_status_t status = append(&descriptor, out);
  cotile_descriptor_deinit(&descriptor);
  return status;
}
