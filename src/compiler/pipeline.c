// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/pipeline.h"

#include <string.h>

#include "compiler/input/input.h"
#include "compiler/package/module_name.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static cotile_status_t run_input(cotile_pipeline_t *p) {
  return cotile_input_normalise(p->module, p->diagnostics);
}

// How many dispatches the program has with every contraction alone.
static cotile_status_t count_apart(cotile_pipeline_t *p) {
  MlirModule copy = mlirModuleFromOperation(mlirOperationClone(mlirModuleGetOperation(p->module)));
  cotile_refusals_t unused;
  cotile_refusals_init(&unused, p->arena);
  cotile_flow_options_t options = {COTILE_GROUPING_NONE, 1, p->machine, &unused, p->arena};
  cotile_status_t status = cotile_flow_form(copy, &options);
  if (!status) p->dispatches_before = cotile_flow_count(copy);
  mlirModuleDestroy(copy);
  return status;
}

static cotile_status_t run_flow(cotile_pipeline_t *p) {
  COTILE_RETURN_IF_ERROR(count_apart(p));
  cotile_flow_options_t options = {p->grouping, p->max_group, p->machine, &p->refusals, p->arena};
  COTILE_RETURN_IF_ERROR(cotile_flow_form(p->module, &options));
  p->dispatches_after = cotile_flow_count(p->module);
  return COTILE_SUCCESS;
}

static cotile_status_t run_schedule(cotile_pipeline_t *p) {
  cotile_schedule_options_t options = {p->machine, p->arena, &p->report};
  COTILE_RETURN_IF_ERROR(cotile_schedule_module(p->module, &options));
  int64_t groups = 0;
  for (const cotile_group_report_t *group = p->report.first; group; group = group->next) groups++;
  if (groups >= p->require_groups) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%lld groups are required, %lld were formed",
                            (long long)p->require_groups, (long long)groups);
}

static cotile_status_t run_hal(cotile_pipeline_t *p) {
  p->codegen = (cotile_codegen_t){p->machine, p->diagnostics, p->arena, p->reference_kernels};
  return cotile_hal_lower(p->module, &p->codegen, p->arena, p->diagnostics, &p->hal);
}

static cotile_status_t run_package(cotile_pipeline_t *p) {
  if (!p->output) return COTILE_SUCCESS;
  cotile_package_options_t options = {.path = p->output, .kind = p->kind};
  cotile_packed_program_t program = {p->machine, p->module, &p->hal};
  // A module file is the same wherever it is written to.
  const char *named_after = p->kind == COTILE_PACKAGE_MODULE ? NULL : p->output;
  cotile_contents_t contents = {cotile_module_name_default(p->module, named_after, p->arena),
                                &program, 1};
  return cotile_package_write(&options, &contents, p->arena);
}

static const struct {
  const char *name;
  cotile_status_t (*run)(cotile_pipeline_t *pipeline);
} stages[] = {
    {"input", run_input},       // text -> normalised linalg on tensors
    {"flow", run_flow},         // linalg -> dispatches: what is one kernel
    {"schedule", run_schedule}, // dispatches -> executables: tiles, workgroups
    {"hal", run_hal},           // host functions -> buffers and launches; executables -> kernels
    {"package", run_package},   // everything -> one module file
};

enum { STAGE_COUNT = sizeof stages / sizeof *stages };

const char *const *cotile_pipeline_stages(void) {
  static const char *names[STAGE_COUNT + 1];
  for (int i = 0; i < STAGE_COUNT; i++) names[i] = stages[i].name;
  return names;
}

cotile_status_t cotile_pipeline_run(cotile_pipeline_t *pipeline, const char *last,
                                    const char *dump_after, const char **out_dump) {
  cotile_refusals_init(&pipeline->refusals, pipeline->arena);
  cotile_report_init(&pipeline->report, pipeline->arena);
  for (int i = 0; i < STAGE_COUNT; i++) {
    MlirOperation op = mlirModuleGetOperation(pipeline->module);
    COTILE_RETURN_IF_ERROR(stages[i].run(pipeline));
    COTILE_RETURN_IF_ERROR(cotile_verify(op, stages[i].name));
    if (dump_after && !strcmp(dump_after, stages[i].name))
      *out_dump = cotile_op_text(pipeline->arena, op);
    if (last && !strcmp(last, stages[i].name)) break;
  }
  return COTILE_SUCCESS;
}

void cotile_pipeline_deinit(cotile_pipeline_t *pipeline) {
  cotile_hal_module_deinit(&pipeline->hal);
}
