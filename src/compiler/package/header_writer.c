// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/header_writer.h"

#include "base/module_abi.h"
#include "base/writer.h"
#include "compiler/package/c_names.h"
#include "ir/query.h"

// How a function and its index are called.
typedef struct function_names {
  const char *function, *index;
} function_names_t;

// --- Types ---

static cotile_element_t element_of(MlirType type) {
  cotile_element_t element = COTILE_ELEMENT_COUNT;
  (void)cotile_element_from_type(mlirShapedTypeGetElementType(type), &element); // checked by hal
  return element;
}

// The name of the enumerator and the type in C.
static const char *element_name(MlirType type) {
  static const char *const names[] = {
#define COTILE_X(name, text, bytes) "COTILE_" #name,
      COTILE_ELEMENT_TYPES(COTILE_X)
#undef COTILE_X
  };
  return names[element_of(type)];
}

static const char *c_type(MlirType type) {
  static const char *const types[COTILE_ELEMENT_COUNT] = {
      [COTILE_F64] = "double",    [COTILE_F32] = "float",   [COTILE_F16] = "uint16_t",
      [COTILE_BF16] = "uint16_t", [COTILE_I64] = "int64_t", [COTILE_I32] = "int32_t",
      [COTILE_I16] = "int16_t",   [COTILE_I8] = "int8_t",   [COTILE_I1] = "uint8_t"};
  return types[element_of(type)];
}

static int rank_of(MlirType type) { return (int)mlirShapedTypeGetRank(type); }

static bool is_dynamic(MlirType type) { return !mlirShapedTypeHasStaticShape(type); }

// ?x384xf32
static void write_type(cotile_writer_t *writer, MlirType type) {
  for (int d = 0; d < rank_of(type); d++) {
    if (cotile_static_dim(type, d) < 0)
      cotile_write(writer, "?x");
    else
      cotile_write(writer, "%lldx", (long long)cotile_static_dim(type, d));
  }
  cotile_write(writer, "%s", cotile_element_name(element_of(type)));
}

static void write_types(cotile_writer_t *writer, int64_t count, const MlirType *types) {
  cotile_write(writer, "(");
  for (int64_t i = 0; i < count; i++) {
    if (i) cotile_write(writer, ", ");
    write_type(writer, types[i]);
  }
  cotile_write(writer, ")");
}

// --- Functions ---

static bool is_tied(const cotile_program_function_t *function, int64_t input) {
  for (int64_t i = 0; i < function->result_count; i++)
    if (function->tied[i] == input) return true;
  return false;
}

static void write_input_parameter(cotile_writer_t *writer,
                                  const cotile_program_function_t *function, int64_t i) {
  MlirType type = function->inputs[i];
  cotile_write(writer, ",\n    %s%s *input%lld", is_tied(function, i) ? "" : "const ", c_type(type),
               (long long)i);
  for (int d = 0; d < rank_of(type); d++)
    if (cotile_static_dim(type, d) < 0)
      cotile_write(writer, ", int64_t input%lld_dim%d", (long long)i, d);
}

static void write_result_parameter(cotile_writer_t *writer, int64_t i, MlirType type) {
  cotile_write(writer, ",\n    %s **inout_result%lld", c_type(type), (long long)i);
  if (is_dynamic(type))
    cotile_write(writer, ", int64_t inout_result%lld_dims[%d]", (long long)i, rank_of(type));
}

// {COTILE_F32, 2, {input0_dim0, 384}}
static void write_input_type(cotile_writer_t *writer, int64_t i, MlirType type) {
  cotile_write(writer, "{%s, %d, {", element_name(type), rank_of(type));
  for (int d = 0; d < rank_of(type); d++) {
    cotile_write(writer, "%s", d ? ", " : "");
    if (cotile_static_dim(type, d) < 0)
      cotile_write(writer, "input%lld_dim%d", (long long)i, d);
    else
      cotile_write(writer, "%lld", (long long)cotile_static_dim(type, d));
  }
  cotile_write(writer, "%s}}", rank_of(type) ? "" : "0");
}

// Dimensions that are not static are those of the caller's memory, if there is any.
static void write_result_type(cotile_writer_t *writer, int64_t i, MlirType type) {
  cotile_write(writer, "{%s, %d, {", element_name(type), rank_of(type));
  for (int d = 0; d < rank_of(type); d++) {
    cotile_write(writer, "%s", d ? ", " : "");
    if (cotile_static_dim(type, d) < 0)
      cotile_write(writer, "*inout_result%lld ? inout_result%lld_dims[%d] : 0", (long long)i,
                   (long long)i, d);
    else
      cotile_write(writer, "%lld", (long long)cotile_static_dim(type, d));
  }
  cotile_write(writer, "%s}}", rank_of(type) ? "" : "0");
}

static void write_inputs(cotile_writer_t *writer, const cotile_program_function_t *function) {
  if (!function->input_count) return;
  cotile_write(writer, "  const cotile_view_t inputs[%lld] = {", (long long)function->input_count);
  for (int64_t i = 0; i < function->input_count; i++) {
    cotile_write(writer, "%s\n      {", i ? "," : "");
    write_input_type(writer, i, function->inputs[i]);
    cotile_write(writer, ", (void *)(uintptr_t)input%lld}", (long long)i);
  }
  cotile_write(writer, "};\n");
}

static void write_results(cotile_writer_t *writer, const cotile_program_function_t *function) {
  if (!function->result_count) return;
  cotile_write(writer, "  cotile_view_t results[%lld] = {", (long long)function->result_count);
  for (int64_t i = 0; i < function->result_count; i++) {
    cotile_write(writer, "%s\n      {", i ? "," : "");
    write_result_type(writer, i, function->results[i]);
    cotile_write(writer, ", *inout_result%lld}", (long long)i);
  }
  cotile_write(writer, "};\n");
}

static void write_result_back(cotile_writer_t *writer, int64_t i, MlirType type) {
  cotile_write(writer, "  *inout_result%lld = (%s *)results[%lld].data;\n", (long long)i,
               c_type(type), (long long)i);
  for (int d = 0; d < rank_of(type) && is_dynamic(type); d++)
    cotile_write(writer, "  inout_result%lld_dims[%d] = results[%lld].type.dims[%d];\n",
                 (long long)i, d, (long long)i, d);
}

static void write_function(cotile_writer_t *writer, const cotile_program_function_t *function,
                           const function_names_t *names) {
  cotile_write(writer, "\n// ");
  cotile_write_json(writer, function->name);
  cotile_write(writer, ": ");
  write_types(writer, function->input_count, function->inputs);
  cotile_write(writer, " -> ");
  write_types(writer, function->result_count, function->results);
  for (int64_t i = 0; i < function->result_count; i++)
    if (function->tied[i] >= 0)
      cotile_write(writer, "\n// Result %lld is tied to input %lld.", (long long)i,
                   (long long)function->tied[i]);
  cotile_write(writer,
               "\nCOTILE_MUST_USE static inline cotile_status_t %s(\n"
               "    cotile_context_t *context",
               names->function);
  for (int64_t i = 0; i < function->input_count; i++) write_input_parameter(writer, function, i);
  for (int64_t i = 0; i < function->result_count; i++)
    write_result_parameter(writer, i, function->results[i]);
  cotile_write(writer, ") {\n");
  write_inputs(writer, function);
  write_results(writer, function);
  cotile_write(writer,
               "  cotile_status_t status =\n"
               "      cotile_context_invoke(context, %s, %lld, %s, %lld, %s);\n"
               "  if (status) return status;\n",
               names->index, (long long)function->input_count,
               function->input_count ? "inputs" : "NULL", (long long)function->result_count,
               function->result_count ? "results" : "NULL");
  for (int64_t i = 0; i < function->result_count; i++)
    write_result_back(writer, i, function->results[i]);
  cotile_write(writer, "  return COTILE_SUCCESS;\n}\n");
}

// --- The whole ---

static void write_beginning(cotile_writer_t *writer, const cotile_contents_t *contents) {
  const char *name = contents->name;
  cotile_write(
      writer,
      "// Made by cotile-compile: the functions of a module.\n"
      "//\n"
      "// Make a context from a module that was loaded from a file (cotile_module_load) or\n"
      "// is linked into the program (cotile_module_load_image with the symbol below),\n"
      "// and bind its parameters first if there are any. Inputs are contiguous in\n"
      "// row-major order; dimensions that are not static are arguments. A result that is\n"
      "// null on entry is given memory of the context, valid until its next call. Other\n"
      "// results are written where they point; their dimensions, where they are not\n"
      "// static, say how large that memory is, and must be those that are computed. A\n"
      "// result that is tied to an input is written over it, and must be null or the input.\n"
      "#ifndef COTILE_MODULE_%s_H\n"
      "#define COTILE_MODULE_%s_H\n"
      "\n"
      "#include <cotile/runtime.h>\n"
      "\n"
      "#include <stddef.h>\n"
      "#include <stdint.h>\n"
      "\n"
      "#ifdef __cplusplus\n"
      "extern \"C\" {\n"
      "#endif\n"
      "\n"
      "extern const struct cotile_module_image " COTILE_MODULE_PREFIX "%s;\n",
      name, name, name);
}

static void write_parameters(cotile_writer_t *writer, const cotile_program_t *program) {
  if (program->parameter_count) cotile_write(writer, "\n// Parameters:\n");
  for (int64_t i = 0; i < program->parameter_count; i++) {
    cotile_write(writer, "//   ");
    cotile_write_json(writer, program->parameters[i].name);
    cotile_write(writer, ": ");
    write_type(writer, program->parameters[i].type);
    cotile_write(writer, "\n");
  }
}

static void write_indices(cotile_writer_t *writer, int64_t count, const function_names_t *names) {
  if (!count) return;
  cotile_write(writer, "\n// For cotile_context_invoke and the like.\nenum {\n");
  for (int64_t i = 0; i < count; i++)
    cotile_write(writer, "  %s = %lld%s\n", names[i].index, (long long)i, i + 1 < count ? "," : "");
  cotile_write(writer, "};\n");
}

static cotile_status_t name_functions(const cotile_contents_t *contents, cotile_arena_t *arena,
                                      function_names_t *functions) {
  const cotile_program_t *program = &contents->programs[0].hal->program;
  cotile_status_t status = COTILE_SUCCESS;
  cotile_c_names_t names;
  cotile_c_names_init(&names, arena);
  for (int64_t i = 0; i < program->function_count && !status; i++)
    status = cotile_c_names_add(
        &names, cotile_arena_format(arena, "%s_%s", contents->name, program->functions[i].name),
        &functions[i].function);
  for (int64_t i = 0; i < program->function_count && !status; i++)
    status = cotile_c_names_add(
        &names, cotile_arena_format(arena, "%s_index", functions[i].function), &functions[i].index);
  cotile_c_names_deinit(&names);
  return status;
}

cotile_status_t cotile_header_append(const cotile_contents_t *contents, cotile_arena_t *arena,
                                     cotile_string_t *out) {
  const cotile_program_t *program = &contents->programs[0].hal->program;
  cotile_writer_t writer = {out, COTILE_SUCCESS};
  function_names_t *names = COTILE_ARENA_NEW(arena, program->function_count, function_names_t);
  COTILE_RETURN_IF_ERROR(name_functions(contents, arena, names));
  write_beginning(&writer, contents);
  write_parameters(&writer, program);
  write_indices(&writer, program->function_count, names);
  for (int64_t i = 0; i < program->function_count; i++)
    write_function(&writer, &program->functions[i], &names[i]);
  cotile_write(&writer, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
  return writer.status;
}
