// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/host_arguments.h"

#include "compiler/hal/sizes.h"
#include "ir/query.h"

static int64_t parameter_buffer(cotile_host_arguments_t *arguments, int64_t parameter) {
  int64_t at = 0;
  while (at < arguments->parameter_count && arguments->parameters[at] != parameter) at++;
  if (at == arguments->parameter_count)
    arguments->parameters[arguments->parameter_count++] = parameter;
  return arguments->input_count + at;
}

static cotile_host_argument_t classify(MlirOperation function, intptr_t i, cotile_arena_t *arena,
                                       cotile_program_t *program,
                                       cotile_diagnostics_t *diagnostics) {
  MlirType type = mlirValueGetType(mlirBlockGetArgument(cotile_op_body(function), i));
  MlirAttribute constant = cotile_argument_attribute(function, i, "cotile.constant");
  if (!mlirAttributeIsNull(constant))
    return (cotile_host_argument_t){COTILE_ARGUMENT_CONSTANT,
                                    cotile_program_constant(program, arena, constant)};
  MlirAttribute name = cotile_argument_attribute(function, i, "cotile.parameter");
  if (mlirAttributeIsNull(name)) return (cotile_host_argument_t){COTILE_ARGUMENT_INPUT, 0};
  MlirStringRef text = mlirStringAttrGetValue(name);
  const char *copy = cotile_arena_copy(arena, text.data, text.length);
  int64_t index = cotile_program_parameter(program, copy, type);
  if (index < 0)
    cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                           cotile_location(arena, mlirOperationGetLocation(function)),
                           "parameter \"%s\" has type %s here and another type elsewhere", copy,
                           cotile_type_text(arena, type));
  return (cotile_host_argument_t){COTILE_ARGUMENT_PARAMETER, index};
}

// Dimensions are numbered over inputs, then over the parameters that have dynamic ones, which
// therefore come first.
static void number_dims(cotile_host_arguments_t *arguments, MlirBlock block, cotile_arena_t *arena,
                        int64_t parameter_count) {
  int64_t next = 0;
  for (int64_t i = 0; i < arguments->count; i++) {
    arguments->first_dims[i] = COTILE_NO_DIMS;
    if (arguments->items[i].kind != COTILE_ARGUMENT_INPUT) continue;
    arguments->first_dims[i] = next;
    next += cotile_rank(mlirBlockGetArgument(block, i));
  }
  int64_t *first_dim = COTILE_ARENA_NEW(arena, parameter_count, int64_t);
  for (int64_t i = 0; i < arguments->count; i++) {
    MlirType type = mlirValueGetType(mlirBlockGetArgument(block, i));
    int64_t parameter = arguments->items[i].index;
    if (arguments->items[i].kind != COTILE_ARGUMENT_PARAMETER || parameter < 0 ||
        mlirShapedTypeHasStaticShape(type))
      continue;
    int64_t known = arguments->parameter_count;
    (void)parameter_buffer(arguments, parameter);
    if (arguments->parameter_count > known) {
      first_dim[parameter] = next;
      next += mlirShapedTypeGetRank(type);
    }
    arguments->first_dims[i] = first_dim[parameter];
  }
}

void cotile_host_arguments_init(cotile_host_arguments_t *arguments, cotile_arena_t *arena,
                                MlirOperation function, cotile_program_t *program,
                                cotile_diagnostics_t *diagnostics) {
  MlirBlock block = cotile_op_body(function);
  intptr_t count = mlirBlockGetNumArguments(block);
  *arguments =
      (cotile_host_arguments_t){.items = COTILE_ARENA_NEW(arena, count, cotile_host_argument_t),
                                .first_dims = COTILE_ARENA_NEW(arena, count, int64_t),
                                .inputs = COTILE_ARENA_NEW(arena, count, MlirType),
                                .parameters = COTILE_ARENA_NEW(arena, count, int64_t),
                                .count = count};
  for (intptr_t i = 0; i < count; i++) {
    cotile_host_argument_t *item = &arguments->items[i];
    *item = classify(function, i, arena, program, diagnostics);
    if (item->kind != COTILE_ARGUMENT_INPUT) continue;
    item->index = arguments->input_count;
    arguments->inputs[arguments->input_count++] = mlirValueGetType(mlirBlockGetArgument(block, i));
  }
  number_dims(arguments, block, arena, program->parameter_count);
}

int64_t cotile_host_arguments_buffer(cotile_host_arguments_t *arguments, int64_t argument) {
  const cotile_host_argument_t *item = &arguments->items[argument];
  if (item->kind == COTILE_ARGUMENT_INPUT) return item->index;
  return parameter_buffer(arguments, item->index);
}
