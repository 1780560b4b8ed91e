// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/pipeline.h"

#include <string.h>

#include "compiler/input/input.h"
#include "compiler/package/module_name.h"
#include "compiler/verify/verify.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static MlirModule clone(MlirModule module) {
  return mlirModuleFromOperation(mlirOperationClone(mlirModuleGetOperation(module)));
}

static cotile_status_t run_input(cotile_pipeline_t *p) {
  return cotile_input_normalise(p->module, p->diagnostics);
}

// How many dispatches the program has with every contraction alone.
static cotile_status_t count_apart(cotile_pipeline_t *p, cotile_target_program_t *program) {
  MlirModule copy = clone(program->module);
  cotile_refusals_t unused;
  cotile_refusals_init(&unused, p->arena);
  cotile_flow_options_t options = {
      COTILE_GROUPING_NONE, 1, program->machine, &unused, &unused, p->diagnostics, p->arena};
  cotile_status_t status = cotile_flow_form(copy, &options);
  if (!status) program->dispatches_before = cotile_flow_count(copy);
  mlirModuleDestroy(copy);
  return status;
}

static cotile_status_t run_flow(cotile_pipeline_t *p, cotile_target_program_t *program) {
  COTILE_RETURN_IF_ERROR(count_apart(p, program));
  cotile_flow_options_t options = {
      p->grouping,        p->max_group,   program->machine, &program->refusals,
      &program->left_out, p->diagnostics, p->arena};
  COTILE_RETURN_IF_ERROR(cotile_flow_form(program->module, &options));
  program->dispatches_after = cotile_flow_count(program->module);
  return COTILE_SUCCESS;
}

static cotile_status_t run_schedule(cotile_pipeline_t *p, cotile_target_program_t *program) {
  cotile_overrides_t overrides = {p->schedules, p->diagnostics};
  cotile_schedule_options_t options = {program->machine, p->arena, &program->report, overrides};
  return cotile_schedule_module(program->module, &options);
}

static cotile_status_t name_target(const cotile_pipeline_t *p,
                                   const cotile_target_program_t *program, cotile_status_t status) {
  if (p->targets.count == 1) return status;
  return cotile_status_annotate(status, "for %s", cotile_machine_name(program->machine));
}

static cotile_status_t check_groups(const cotile_pipeline_t *p,
                                    const cotile_target_program_t *program) {
  int64_t groups = 0;
  for (const cotile_group_report_t *g = program->report.first; g; g = g->next) groups++;
  if (groups >= p->require_groups) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%lld groups are required, %lld were formed",
                            (long long)p->require_groups, (long long)groups);
}

static cotile_status_t finish_schedule(cotile_pipeline_t *p) {
  p->is_decided = true;
  for (int64_t i = 0; i < p->targets.count; i++)
    COTILE_RETURN_IF_ERROR(name_target(p, &p->programs[i], check_groups(p, &p->programs[i])));
  return COTILE_SUCCESS;
}

// Programs after the first share its constants.
static cotile_status_t run_hal(cotile_pipeline_t *p, cotile_target_program_t *program) {
  program->codegen =
      (cotile_codegen_t){program->machine, p->diagnostics, p->arena, p->reference_kernels};
  const cotile_program_t *before = program > p->programs ? &program[-1].hal.program : NULL;
  return cotile_hal_lower(program->module, &program->codegen, before, p->arena, p->diagnostics,
                          &program->hal);
}

// A module file is the same wherever it is written to; what is for linking is named after its file.
static const char *name_module(const cotile_pipeline_t *p) {
  if (p->module_name) return p->module_name;
  const char *path = p->kind == COTILE_PACKAGE_MODULE ? NULL : p->output;
  return cotile_module_name_default(p->module, path, p->arena);
}

static cotile_status_t run_package(cotile_pipeline_t *p) {
  if (!p->output) return COTILE_SUCCESS;
  int64_t count = p->targets.count;
  cotile_packed_program_t *programs = COTILE_ARENA_NEW(p->arena, count, cotile_packed_program_t);
  for (int64_t i = 0; i < count; i++)
    programs[i] = (cotile_packed_program_t){p->programs[i].machine, p->programs[i].module,
                                            &p->programs[i].hal};
  return cotile_package_write(&(cotile_package_options_t){.path = p->output, .kind = p->kind},
                              &(cotile_contents_t){name_module(p), programs, count}, p->arena);
}

// Either once, or once for each target. `verify`, if any, knows the form that the stage makes;
// `finish` comes when it has been shown.
static const struct stage {
  const char *name;
  cotile_status_t (*run)(cotile_pipeline_t *pipeline);
  cotile_status_t (*run_program)(cotile_pipeline_t *pipeline, cotile_target_program_t *program);
  cotile_status_t (*verify)(MlirModule module, cotile_diagnostics_t *diagnostics);
  cotile_status_t (*finish)(cotile_pipeline_t *pipeline);
} stages[] = {
    // text -> normalised linalg on tensors
    {"input", run_input, NULL, NULL, NULL},
    // linalg -> dispatches: what is one kernel
    {"flow", NULL, run_flow, cotile_verify_flow, NULL},
    // dispatches -> executables: tiles, workgroups
    {"schedule", NULL, run_schedule, cotile_verify_schedule, finish_schedule},
    // host functions -> launches; executables -> kernels
    {"hal", NULL, run_hal, NULL, NULL},
    // everything -> one module file
    {"package", run_package, NULL, NULL, NULL},
};

enum { STAGE_COUNT = sizeof stages / sizeof *stages };

const char *const *cotile_pipeline_stages(void) {
  static const char *names[STAGE_COUNT + 1];
  for (int i = 0; i < STAGE_COUNT; i++) names[i] = stages[i].name;
  return names;
}

static void init_programs(cotile_pipeline_t *p) {
  p->programs = COTILE_ARENA_NEW(p->arena, p->targets.count, cotile_target_program_t);
  for (int64_t i = 0; i < p->targets.count; i++) {
    p->programs[i].machine = &p->targets.machines[i];
    cotile_refusals_init(&p->programs[i].refusals, p->arena);
    cotile_refusals_init(&p->programs[i].left_out, p->arena);
    cotile_report_init(&p->programs[i].report, p->arena);
  }
}

static cotile_status_t run_program(cotile_pipeline_t *p, const struct stage *stage,
                                   cotile_target_program_t *program) {
  if (mlirModuleIsNull(program->module)) program->module = clone(p->module);
  cotile_status_t status = stage->run_program(p, program);
  if (!status) status = cotile_verify(mlirModuleGetOperation(program->module), stage->name);
  if (!status && stage->verify) status = stage->verify(program->module, p->diagnostics);
  return name_target(p, program, status);
}

static cotile_status_t run_stage(cotile_pipeline_t *p, const struct stage *stage) {
  if (stage->run) {
    COTILE_RETURN_IF_ERROR(stage->run(p));
    return cotile_verify(mlirModuleGetOperation(p->module), stage->name);
  }
  for (int64_t i = 0; i < p->targets.count; i++)
    COTILE_RETURN_IF_ERROR(run_program(p, stage, &p->programs[i]));
  return COTILE_SUCCESS;
}

static const char *dump(const cotile_pipeline_t *p) {
  const char *text = "";
  if (mlirModuleIsNull(p->programs[0].module))
    return cotile_op_text(p->arena, mlirModuleGetOperation(p->module));
  for (int64_t i = 0; i < p->targets.count; i++) {
    const char *program = cotile_op_text(p->arena, mlirModuleGetOperation(p->programs[i].module));
    if (p->targets.count == 1) return program;
    const cotile_machine_t *machine = p->programs[i].machine;
    text =
        cotile_arena_format(p->arena, "%s// --target%s=%s\n%s", text, machine->is_gpu ? "" : "-cpu",
                            cotile_machine_name(machine), program);
  }
  return text;
}

cotile_status_t cotile_pipeline_run(cotile_pipeline_t *pipeline, const char *last,
                                    const char *dump_after, const char **out_dump) {
  init_programs(pipeline);
  for (int i = 0; i < STAGE_COUNT; i++) {
    COTILE_RETURN_IF_ERROR(run_stage(pipeline, &stages[i]));
    if (dump_after && !strcmp(dump_after, stages[i].name)) *out_dump = dump(pipeline);
    if (stages[i].finish) COTILE_RETURN_IF_ERROR(stages[i].finish(pipeline));
    if (last && !strcmp(last, stages[i].name)) break;
  }
  return COTILE_SUCCESS;
}

void cotile_pipeline_deinit(cotile_pipeline_t *pipeline) {
  for (int64_t i = 0; i < pipeline->targets.count; i++) {
    cotile_target_program_t *program = &pipeline->programs[i];
    cotile_hal_module_deinit(&program->hal);
    if (!mlirModuleIsNull(program->module)) mlirModuleDestroy(program->module);
  }
}
