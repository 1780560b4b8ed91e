// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/descriptor_writer.h"

#include <string.h>

#include "base/checksum.h"
#include "base/cpu_features.h"
#include "base/module_abi.h"
#include "ir/query.h"

static cotile_status_t append(cotile_string_t *out, const char *text) {
  return cotile_string_append(out, text, strlen(text));
}

static cotile_status_t append_text(cotile_string_t *out, const char *key, const char *value) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "\"%s\": ", key));
  return cotile_string_append_json(out, value, strlen(value));
}

static cotile_status_t append_comma(cotile_string_t *out, int64_t index) {
  return index ? append(out, ", ") : COTILE_SUCCESS;
}

// "type": "f32", "shape": [16, null]
static cotile_status_t append_type(cotile_string_t *out, MlirType type) {
  cotile_element_t element;
  if (!cotile_element_from_type(mlirShapedTypeGetElementType(type), &element))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "a tensor of a module has no element type");
  COTILE_RETURN_IF_ERROR(append_text(out, "type", cotile_element_name(element)));
  COTILE_RETURN_IF_ERROR(append(out, ", \"shape\": ["));
  for (int i = 0; i < mlirShapedTypeGetRank(type); i++) {
    int64_t dim = cotile_static_dim(type, i);
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    if (dim < 0)
      COTILE_RETURN_IF_ERROR(append(out, "null"));
    else
      COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "%lld", (long long)dim));
  }
  return append(out, "]");
}

static cotile_status_t append_types(cotile_string_t *out, const char *key, int64_t count,
                                    const MlirType *types, const int64_t *tied) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, ", \"%s\": [", key));
  for (int64_t i = 0; i < count; i++) {
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    COTILE_RETURN_IF_ERROR(append(out, "{"));
    COTILE_RETURN_IF_ERROR(append_type(out, types[i]));
    if (tied && tied[i] >= 0)
      COTILE_RETURN_IF_ERROR(
          cotile_string_append_format(out, ", \"tied\": %lld", (long long)tied[i]));
    COTILE_RETURN_IF_ERROR(append(out, "}"));
  }
  return append(out, "]");
}

static cotile_status_t append_indices(cotile_string_t *out, const char *key, int64_t count,
                                      const int64_t *indices) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "\"%s\": [", key));
  for (int64_t i = 0; i < count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_string_append_format(out, "%s%lld", i ? ", " : "", (long long)indices[i]));
  return append(out, "]");
}

static cotile_status_t append_machine(cotile_string_t *out, const cotile_machine_t *machine) {
  COTILE_RETURN_IF_ERROR(append_text(out, "triple", machine->triple));
  COTILE_RETURN_IF_ERROR(append(out, ", "));
  COTILE_RETURN_IF_ERROR(append_text(out, "cpu", machine->cpu));
  COTILE_RETURN_IF_ERROR(append(out, ", \"features\": ["));
  const char *separator = "";
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++) {
    if (!(machine->required_features >> f & 1)) continue;
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(
        out, "%s\"%s\"", separator, cotile_cpu_feature_name((cotile_cpu_feature_t)f)));
    separator = ", ";
  }
  return append(out, "]");
}

static cotile_status_t append_parameters(cotile_string_t *out, const cotile_program_t *program) {
  COTILE_RETURN_IF_ERROR(append(out, ",\n \"parameters\": ["));
  for (int64_t i = 0; i < program->parameter_count; i++) {
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    COTILE_RETURN_IF_ERROR(append(out, "{"));
    COTILE_RETURN_IF_ERROR(append_text(out, "name", program->parameters[i].name));
    COTILE_RETURN_IF_ERROR(append(out, ", "));
    COTILE_RETURN_IF_ERROR(append_type(out, program->parameters[i].type));
    COTILE_RETURN_IF_ERROR(append(out, "}"));
  }
  return append(out, "]");
}

static cotile_status_t append_function(cotile_string_t *out,
                                       const cotile_program_function_t *function) {
  COTILE_RETURN_IF_ERROR(append(out, "{"));
  COTILE_RETURN_IF_ERROR(append_text(out, "name", function->name));
  COTILE_RETURN_IF_ERROR(
      append_types(out, "inputs", function->input_count, function->inputs, NULL));
  COTILE_RETURN_IF_ERROR(
      append_types(out, "results", function->result_count, function->results, function->tied));
  return append(out, "}");
}

static cotile_status_t append_functions(cotile_string_t *out, const cotile_program_t *program) {
  COTILE_RETURN_IF_ERROR(append(out, ",\n \"functions\": ["));
  for (int64_t i = 0; i < program->function_count; i++) {
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    COTILE_RETURN_IF_ERROR(append_function(out, &program->functions[i]));
  }
  return append(out, "]");
}

static cotile_status_t append_buffers(cotile_string_t *out, const cotile_program_t *program) {
  COTILE_RETURN_IF_ERROR(append(out, ",\n   \"functions\": ["));
  for (int64_t i = 0; i < program->function_count; i++) {
    const cotile_program_function_t *function = &program->functions[i];
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    COTILE_RETURN_IF_ERROR(append(out, "{"));
    COTILE_RETURN_IF_ERROR(
        append_indices(out, "parameters", function->parameter_count, function->parameters));
    COTILE_RETURN_IF_ERROR(append(out, ", "));
    COTILE_RETURN_IF_ERROR(append_indices(out, "packs", function->pack_count, function->packs));
    COTILE_RETURN_IF_ERROR(append(out, "}"));
  }
  return append(out, "]");
}

static cotile_status_t append_dispatches(cotile_string_t *out, const cotile_program_t *program) {
  COTILE_RETURN_IF_ERROR(append(out, ",\n   \"dispatches\": ["));
  for (int64_t i = 0; i < program->dispatch_count; i++) {
    const cotile_program_dispatch_t *dispatch = &program->dispatches[i];
    COTILE_RETURN_IF_ERROR(append_comma(out, i));
    COTILE_RETURN_IF_ERROR(append(out, "{"));
    COTILE_RETURN_IF_ERROR(append_text(out, "name", dispatch->name));
    COTILE_RETURN_IF_ERROR(append(out, ", "));
    COTILE_RETURN_IF_ERROR(append_text(out, "function", dispatch->function));
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(
        out, ", \"phase\": \"%s\", \"results\": %lld}", dispatch->at_load ? "load" : "call",
        (long long)dispatch->result_count));
  }
  return append(out, "]");
}

static cotile_status_t append_program(cotile_string_t *out, const cotile_packed_program_t *packed,
                                      cotile_hash128_t code) {
  const cotile_program_t *program = &packed->hal->program;
  char text[COTILE_HASH128_TEXT];
  COTILE_RETURN_IF_ERROR(append(out, "{"));
  COTILE_RETURN_IF_ERROR(append_text(out, "target", cotile_machine_target(packed->machine)));
  COTILE_RETURN_IF_ERROR(append(out, ", "));
  COTILE_RETURN_IF_ERROR(append_text(out, "code", cotile_hash128_text(code, text)));
  COTILE_RETURN_IF_ERROR(append(out, ", "));
  COTILE_RETURN_IF_ERROR(append_machine(out, packed->machine));
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(out, ",\n   \"packs\": %lld", (long long)program->pack_count));
  COTILE_RETURN_IF_ERROR(append_buffers(out, program));
  COTILE_RETURN_IF_ERROR(append_dispatches(out, program));
  return append(out, "}");
}

static cotile_status_t append_programs(cotile_string_t *out, const cotile_contents_t *contents,
                                       const cotile_hash128_t *codes) {
  COTILE_RETURN_IF_ERROR(append(out, ",\n \"programs\": [\n  "));
  for (int64_t i = 0; i < contents->program_count; i++) {
    if (i) COTILE_RETURN_IF_ERROR(append(out, ",\n  "));
    COTILE_RETURN_IF_ERROR(append_program(out, &contents->programs[i], codes[i]));
  }
  return append(out, "]");
}

cotile_status_t cotile_descriptor_append_json(const cotile_contents_t *contents,
                                              const cotile_hash128_t *codes, cotile_string_t *out) {
  const cotile_program_t *first = &contents->programs[0].hal->program;
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(out, "{\"version\": %d, ", COTILE_MODULE_VERSION));
  COTILE_RETURN_IF_ERROR(append_text(out, "name", contents->name));
  COTILE_RETURN_IF_ERROR(append_parameters(out, first));
  COTILE_RETURN_IF_ERROR(append_functions(out, first));
  COTILE_RETURN_IF_ERROR(append_programs(out, contents, codes));
  return append(out, "}\n");
}

cotile_status_t cotile_descriptor_append_section(const cotile_contents_t *contents,
                                                 const cotile_hash128_t *codes,
                                                 cotile_string_t *out) {
  struct cotile_descriptor_header header = {0};
  memcpy(header.magic, COTILE_DESCRIPTOR_MAGIC, sizeof header.magic);
  cotile_string_t json;
  cotile_string_init(&json, out->allocator);
  cotile_status_t status = cotile_descriptor_append_json(contents, codes, &json);
  header.length = (uint32_t)json.length;
  header.crc32 = cotile_crc32(json.data, json.length);
  if (!status && json.length > UINT32_MAX)
    status = COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the program has too many parts");
  if (!status) status = cotile_string_append(out, (const char *)&header, sizeof header);
  if (!status) status = cotile_string_append(out, json.data, json.length);
  cotile_string_deinit(&json);
  return status;
}
