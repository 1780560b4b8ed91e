// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gpu_program.h"

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <string.h>

#include "base/size.h"
#include "compiler/input/input.h"
#include "compiler/schedule/schedule.h"
#include "gpu_harness.h"
#include "ir/mlir_context.h"
#include "ir/query.h"
#include "numeric_element.h"

enum { MAX_ARGUMENTS = 64, MAX_DIMS = 32, MAX_KERNELS = 64 };

// A kernel's signature, with sizes.
typedef struct kernel_shape {
  const char *name;
  int argument_count, result_count, dim_count;
  cotile_element_t element[MAX_ARGUMENTS];
  int64_t elements[MAX_ARGUMENTS], dims[MAX_DIMS];
} kernel_shape_t;

typedef struct program {
  cotile_arena_t arena;
  cotile_string_t executables; // text
  int kernel_count;
  kernel_shape_t kernels[MAX_KERNELS];
} program_t;

// --- Scheduling ---

static void describe(program_t *program, MlirOperation executable, int64_t dynamic_size) {
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  MlirBlock body = cotile_op_body(function);
  MlirStringRef name = cotile_op_string(executable, "sym_name");
  assert_in_range(program->kernel_count, 0, MAX_KERNELS - 1);
  kernel_shape_t *shape = &program->kernels[program->kernel_count++];
  *shape = (kernel_shape_t){.name = cotile_arena_copy(&program->arena, name.data, name.length)};
  shape->argument_count = (int)mlirBlockGetNumArguments(body);
  shape->result_count = (int)mlirOperationGetNumOperands(cotile_block_terminator(body));
  assert_in_range(shape->argument_count, 1, MAX_ARGUMENTS);
  for (int i = 0; i < shape->argument_count; i++) {
    MlirValue argument = mlirBlockGetArgument(body, i);
    assert_true(cotile_element_from_type(cotile_element_of(argument), &shape->element[i]));
    shape->elements[i] = 1;
    for (int d = 0; d < cotile_rank(argument); d++) {
      int64_t size = cotile_static_dim(mlirValueGetType(argument), d);
      if (size < 0) shape->dims[shape->dim_count++] = size = dynamic_size;
      shape->elements[i] *= size;
    }
    assert_in_range(shape->dim_count, 0, MAX_DIMS);
  }
}

static cotile_status_t schedule(program_t *program, MlirModule module, cotile_grouping_t grouping,
                                cotile_diagnostics_t *diagnostics) {
  cotile_arena_t *arena = &program->arena;
  cotile_machine_t machine;
  cotile_refusals_t refusals;
  cotile_report_t report;
  cotile_refusals_init(&refusals, arena);
  cotile_report_init(&report, arena);
  COTILE_RETURN_IF_ERROR(cotile_machine_resolve("host", arena, &machine));
  COTILE_RETURN_IF_ERROR(cotile_machine_add_gpu("vulkan", &machine));
  COTILE_RETURN_IF_ERROR(cotile_input_normalise(module, diagnostics));
  cotile_flow_options_t flow = {grouping,  COTILE_MAX_GROUP, &machine, &refusals,
                                &refusals, diagnostics,      arena};
  COTILE_RETURN_IF_ERROR(cotile_flow_form(module, &flow));
  cotile_schedule_options_t options = {&machine, arena, &report, {NULL, diagnostics}};
  return cotile_schedule_module(module, &options);
}

static cotile_status_t make_executables(program_t *program, MlirContext context, const char *mlir,
                                        int64_t dynamic_size, cotile_grouping_t grouping,
                                        cotile_diagnostics_t *diagnostics) {
  MlirModule module;
  COTILE_RETURN_IF_ERROR(cotile_parse_module(context, mlir, strlen(mlir), "program.mlir", &module));
  cotile_status_t status = schedule(program, module, grouping, diagnostics);
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !status && !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "flow.executable")) continue;
    describe(program, op, dynamic_size);
    status = cotile_string_append_format(&program->executables, "%s\n",
                                         cotile_op_text(&program->arena, op));
  }
  mlirModuleDestroy(module);
  return status;
}

// Null, or why there are no executables.
static const char *program_init(program_t *program, const char *mlir, int64_t dynamic_size,
                                cotile_grouping_t grouping) {
  *program = (program_t){0};
  cotile_arena_init(&program->arena);
  cotile_string_init(&program->executables, cotile_allocator_system());
  cotile_diagnostics_t diagnostics;
  cotile_diagnostics_init(&diagnostics, &program->arena);
  MlirContext context = cotile_mlir_context_create(&diagnostics);
  cotile_status_t status =
      make_executables(program, context, mlir, dynamic_size, grouping, &diagnostics);
  cotile_mlir_context_destroy(context);
  if (!status) return NULL;
  const char *detail = diagnostics.first ? diagnostics.first->message : "";
  const char *message =
      cotile_arena_format(&program->arena, "%s %s", cotile_status_message(status), detail);
  cotile_status_release(status);
  return message;
}

static void program_deinit(program_t *program) {
  cotile_string_deinit(&program->executables);
  cotile_arena_deinit(&program->arena);
}

// --- Kernels ---

// Buffers of the interpreter, and those of the host.
typedef struct buffers {
  guarded_t gpu[MAX_ARGUMENTS], host[MAX_ARGUMENTS];
} buffers_t;

static double random_value(cotile_element_t element, unsigned *state, double least) {
  *state = *state * 1664525u + 1013904223u;
  unsigned random = *state >> 8;
  if (element == COTILE_I1) return random % 2;
  if (!element_is_float(element)) return fmax((int)(random % 16) - 8, least);
  return fmax((int)(random % 513 - 256) / 128.0, least);
}

static void buffers_init(buffers_t *buffers, const kernel_shape_t *shape, unsigned seed,
                         double least) {
  unsigned state = seed;
  for (int i = 0; i < shape->argument_count; i++) {
    size_t size = (size_t)shape->elements[i] * cotile_element_size(shape->element[i]);
    guarded_init(&buffers->gpu[i], size);
    guarded_init(&buffers->host[i], size);
    for (int64_t at = 0; at < shape->elements[i]; at++)
      element_store(shape->element[i], buffers->gpu[i].data, at,
                    random_value(shape->element[i], &state, least));
    memcpy(buffers->host[i].data, buffers->gpu[i].data, size);
  }
}

static void buffers_deinit(buffers_t *buffers, const kernel_shape_t *shape) {
  for (int i = 0; i < shape->argument_count; i++) {
    guarded_deinit(&buffers->gpu[i]);
    guarded_deinit(&buffers->host[i]);
  }
}

// Returns how often a workgroup loads one element of the first argument.
static int64_t run_gpu(gpu_library_t *library, const kernel_shape_t *shape, buffers_t *buffers) {
  gpu_buffer_t all[MAX_ARGUMENTS];
  spmd_report_t report;
  int inputs = shape->argument_count - shape->result_count;
  for (int i = 0; i < shape->argument_count; i++)
    all[i] = (gpu_buffer_t){buffers->gpu[i].data, shape->elements[i], shape->element[i],
                            i < inputs ? SPMD_READ : SPMD_READ_WRITE};
  const char *message = gpu_library_run(library, shape->name, shape->argument_count, all,
                                        shape->dim_count, shape->dims, &report);
  if (message) fail_msg("%s: %s", shape->name, message);
  if (report.violation_count) fail_msg("%s: %s", shape->name, report.text);
  for (int i = inputs; i < shape->argument_count; i++)
    if (report.arguments[i].stores_min != 1 || report.arguments[i].stores_max != 1)
      if (shape->elements[i] > 0) fail_msg("%s: not each element is stored once", shape->name);
  int64_t loads = report.arguments[0].loads_per_group;
  spmd_report_deinit(&report);
  return loads;
}

static void run_host(const library_t *library, const kernel_shape_t *shape, buffers_t *buffers) {
  void *bindings[MAX_ARGUMENTS];
  for (int i = 0; i < shape->argument_count; i++) bindings[i] = buffers->host[i].data;
  launch_sizes_t sizes = library_launch(library, shape->name, shape->dims);
  run_kernel(library_kernel(library, shape->name), bindings, shape->dims, sizes.workgroups,
             sizes.scratch_bytes);
}

// The largest number of a result, by which errors are measured: sums may cancel.
static double scale_of(const kernel_shape_t *shape, int i, const void *data) {
  double scale = 1;
  for (int64_t at = 0; at < shape->elements[i]; at++)
    scale = fmax(scale, fabs(element_load(shape->element[i], data, at)));
  return scale;
}

// Sums in f32 of some hundred terms, functions with an error of a few units, then one rounding that
// may go either way.
static void compare(const kernel_shape_t *shape, int i, const buffers_t *buffers) {
  cotile_element_t element = shape->element[i];
  double scale = scale_of(shape, i, buffers->host[i].data);
  double bound = scale * (0x1p-17 + 3 * element_roundoff(element));
  if (!element_is_float(element)) bound = 0;
  for (int64_t at = 0; at < shape->elements[i]; at++) {
    double got = element_load(element, buffers->gpu[i].data, at);
    double want = element_load(element, buffers->host[i].data, at);
    if (isnan(got) && isnan(want)) continue;
    if (got == want || fabs(got - want) <= bound) continue;
    fail_msg("%s: argument %d, element %lld is %.9g, not %.9g", shape->name, i, (long long)at, got,
             want);
  }
}

static int64_t check_kernel(gpu_library_t *gpu, const library_t *host, const kernel_shape_t *shape,
                            unsigned seed, double least) {
  buffers_t buffers;
  buffers_init(&buffers, shape, seed, least);
  int64_t loads = run_gpu(gpu, shape, &buffers);
  run_host(host, shape, &buffers);
  for (int i = shape->argument_count - shape->result_count; i < shape->argument_count; i++)
    compare(shape, i, &buffers);
  const char *message =
      gpu_library_validate(gpu, &gpu->shaders[gpu_library_find(gpu, shape->name)]);
  if (*message) fail_msg("%s: %s", shape->name, message);
  buffers_deinit(&buffers, shape);
  return loads;
}

gpu_program_summary_t gpu_program_check(const char *mlir, int64_t dynamic_size, unsigned seed,
                                        double least, cotile_grouping_t grouping) {
  program_t program;
  gpu_library_t gpu;
  library_t host;
  const char *message = program_init(&program, mlir, dynamic_size, grouping);
  if (message) fail_msg("%s", message);
  const char *text = cotile_string_text(&program.executables);
  if (!gpu_library_init(&gpu, text, &message)) fail_msg("%s", message);
  if (!library_init(&host, text, true, &message)) fail_msg("%s", message);
  gpu_program_summary_t summary = {.kernels = program.kernel_count};
  for (int i = 0; i < program.kernel_count; i++) {
    int64_t loads = check_kernel(&gpu, &host, &program.kernels[i], seed + (unsigned)i, least);
    summary.first_loads = cotile_max(summary.first_loads, loads);
  }
  if (gpu.count > 0) summary.threads = gpu.shaders[gpu.count - 1].threads;
  library_deinit(&host);
  gpu_library_deinit(&gpu);
  program_deinit(&program);
  return summary;
}

void gpu_program_expect_refusal(const char *mlir, const char *part) {
  program_t program;
  gpu_library_t gpu;
  const char *message = program_init(&program, mlir, 5, COTILE_GROUPING_AUTO);
  if (message) {
    if (!strstr(message, part)) fail_msg("%s", message);
  } else {
    if (gpu_library_init(&gpu, cotile_string_text(&program.executables), &message))
      fail_msg("not refused: %s", part);
    if (!strstr(message, part)) fail_msg("%s", message);
    gpu_library_deinit(&gpu);
  }
  program_deinit(&program);
}
