// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/compiler.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "compiler/explain.h"
#include "compiler/package/c_names.h"
#include "compiler/pipeline.h"
#include "ir/mlir_context.h"

struct cotile_compiler_result {
  cotile_arena_t arena;
  cotile_diagnostics_t diagnostics;
  cotile_schedule_file_t schedules;
  cotile_string_t source, diagnostics_text, remarks, explanation, explanation_json;
  const char *dump;
};

static void init_texts(cotile_compiler_result_t *c) {
  cotile_string_t *all[] = {&c->source, &c->diagnostics_text, &c->remarks, &c->explanation,
                            &c->explanation_json};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    cotile_string_init(all[i], cotile_allocator_system());
}

void cotile_compiler_result_release(cotile_compiler_result_t *c) {
  if (!c) return;
  cotile_string_t *all[] = {&c->source, &c->diagnostics_text, &c->remarks, &c->explanation,
                            &c->explanation_json};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) cotile_string_deinit(all[i]);
  cotile_schedule_file_deinit(&c->schedules);
  cotile_arena_deinit(&c->arena);
  cotile_deallocate(cotile_allocator_system(), c);
}

static cotile_status_t parse_group(const char *text, cotile_pipeline_t *p) {
  p->grouping = COTILE_GROUPING_AUTO;
  p->max_group = COTILE_MAX_GROUP;
  if (!text || !strcmp(text, "auto")) return COTILE_SUCCESS;
  if (!strcmp(text, "always")) {
    p->grouping = COTILE_GROUPING_ALWAYS;
    return COTILE_SUCCESS;
  }
  if (!strcmp(text, "none")) {
    p->grouping = COTILE_GROUPING_NONE;
    return COTILE_SUCCESS;
  }
  char *end;
  long limit = strncmp(text, "max:", 4) ? 0 : strtol(text + 4, &end, 10);
  if (limit < 1 || *end || limit > 1000000)
    return COTILE_MAKE_STATUS(
        COTILE_USAGE, "--group must be auto, always, none or max:N with N >= 1, got '%s'", text);
  if (limit < COTILE_MAX_GROUP) p->max_group = (int)limit;
  if (limit == 1) p->grouping = COTILE_GROUPING_NONE;
  return COTILE_SUCCESS;
}

static cotile_status_t check_choice(const char *option, const char *value,
                                    const char *const *known) {
  for (int i = 0; known[i]; i++)
    if (!strcmp(known[i], value)) return COTILE_SUCCESS;
  cotile_string_t names;
  cotile_string_init(&names, cotile_allocator_system());
  for (int i = 0; known[i]; i++)
    cotile_status_release(cotile_string_append_format(&names, "%s%s", i ? ", " : "", known[i]));
  cotile_status_t status = COTILE_MAKE_STATUS(COTILE_USAGE, "%s: '%s' is none of %s", option, value,
                                              cotile_string_text(&names));
  cotile_string_deinit(&names);
  return status;
}

static const char *or_default(const char *value, const char *otherwise) {
  return value ? value : otherwise;
}

static cotile_status_t check_kind(const char *emit, cotile_pipeline_t *p) {
  COTILE_RETURN_IF_ERROR(cotile_package_kind_parse(emit, &p->kind));
  bool is_text = p->kind == COTILE_PACKAGE_ASSEMBLY || p->kind == COTILE_PACKAGE_LLVM ||
                 p->kind == COTILE_PACKAGE_MLIR;
  if (is_text && p->targets.count > 1)
    return COTILE_MAKE_STATUS(COTILE_USAGE,
                              "--emit=%s shows the code for one machine, not for %lld", emit,
                              (long long)p->targets.count);
  return COTILE_SUCCESS;
}

static cotile_status_t check_module_name(const char *name, cotile_pipeline_t *p) {
  if (!name) return COTILE_SUCCESS;
  if (!*name) return COTILE_MAKE_STATUS(COTILE_USAGE, "--module-name needs a name");
  p->module_name = cotile_c_identifier(name, p->arena);
  return COTILE_SUCCESS;
}

static cotile_status_t resolve_targets(const cotile_compiler_options_t *options,
                                       cotile_arena_t *arena, cotile_targets_t *out_targets) {
  return cotile_targets_resolve(or_default(options->target, "cpu"),
                                or_default(options->target_cpu, "host"), options->target_arch,
                                arena, out_targets);
}

static cotile_status_t check_options(const cotile_compiler_options_t *options,
                                     cotile_pipeline_t *p) {
  p->output = options->output;
  p->require_groups = options->require_groups;
  p->reference_kernels = options->reference_kernels;
  COTILE_RETURN_IF_ERROR(parse_group(options->group, p));
  COTILE_RETURN_IF_ERROR(resolve_targets(options, p->arena, &p->targets));
  for (int64_t i = 0; i < p->targets.count; i++)
    if (p->reference_kernels && p->targets.machines[i].is_gpu)
      return COTILE_MAKE_STATUS(COTILE_USAGE, "--reference-kernels are for CPUs only");
  COTILE_RETURN_IF_ERROR(check_kind(or_default(options->emit, "so"), p));
  COTILE_RETURN_IF_ERROR(check_module_name(options->module_name, p));
  if (!options->dump_after) return COTILE_SUCCESS;
  return check_choice("--dump-after", options->dump_after, cotile_pipeline_stages());
}

static cotile_status_t explain(cotile_compiler_result_t *c, const cotile_pipeline_t *p) {
  COTILE_RETURN_IF_ERROR(cotile_explain_remarks(p, &c->remarks));
  COTILE_RETURN_IF_ERROR(cotile_explain_text(p, &c->explanation));
  return cotile_explain_json(p, &c->explanation_json);
}

// Errors and their notes; remarks and warnings of upstream's passes too.
static cotile_status_t render_diagnostics(cotile_compiler_result_t *c, const char *name) {
  for (const cotile_diagnostic_t *d = c->diagnostics.first; d; d = d->next)
    COTILE_RETURN_IF_ERROR(cotile_diagnostic_to_text(d, name, cotile_string_text(&c->source),
                                                     c->source.length, &c->diagnostics_text));
  return COTILE_SUCCESS;
}

static cotile_status_t read_schedules(const char *path, cotile_compiler_result_t *c,
                                      cotile_pipeline_t *p) {
  if (!path) return COTILE_SUCCESS;
  p->schedules = &c->schedules;
  return cotile_schedule_file_read(&c->schedules, path, cotile_allocator_system());
}

static cotile_status_t compile(const cotile_compiler_options_t *options,
                               cotile_compiler_result_t *c, const char *name) {
  cotile_pipeline_t pipeline = {.arena = &c->arena, .diagnostics = &c->diagnostics};
  COTILE_RETURN_IF_ERROR(check_options(options, &pipeline));
  COTILE_RETURN_IF_ERROR(
      cotile_file_read(strcmp(options->input, "-") ? options->input : "/dev/stdin", &c->source));
  COTILE_RETURN_IF_ERROR(read_schedules(options->schedule, c, &pipeline));
  MlirContext context = cotile_mlir_context_create(&c->diagnostics);
  cotile_status_t status = cotile_parse_module(context, cotile_string_text(&c->source),
                                               c->source.length, name, &pipeline.module);
  if (!status) {
    // Without an output there is nothing to make code for.
    const char *last = options->dump_after ? options->dump_after : "schedule";
    if (options->output) last = NULL;
    status = cotile_pipeline_run(&pipeline, last, options->dump_after, &c->dump);
    if (pipeline.is_decided) status = cotile_status_join(status, explain(c, &pipeline));
    cotile_pipeline_deinit(&pipeline);
    mlirModuleDestroy(pipeline.module);
  }
  cotile_mlir_context_destroy(context);
  return status;
}

cotile_status_t cotile_compiler_run(const cotile_compiler_options_t *options,
                                    cotile_compiler_result_t **out_result) {
  *out_result = NULL;
  void *memory;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(cotile_allocator_system(), 1, sizeof(cotile_compiler_result_t), &memory));
  cotile_compiler_result_t *c = memory;
  cotile_arena_init(&c->arena);
  cotile_diagnostics_init(&c->diagnostics, &c->arena);
  init_texts(c);
  const char *name = strcmp(options->input, "-") ? options->input : "<stdin>";
  cotile_status_t status = compile(options, c, name);
  *out_result = c;
  return cotile_status_join(status, render_diagnostics(c, name));
}

void cotile_compiler_clean(const char *output, pid_t process) {
  cotile_file_remove_temporaries(output, process);
}

const char *cotile_compiler_result_diagnostics(const cotile_compiler_result_t *c) {
  return cotile_string_text(&c->diagnostics_text);
}

const char *cotile_compiler_result_remarks(const cotile_compiler_result_t *c) {
  return cotile_string_text(&c->remarks);
}

const char *cotile_compiler_result_explanation(const cotile_compiler_result_t *c) {
  return cotile_string_text(&c->explanation);
}

const char *cotile_compiler_result_explanation_json(const cotile_compiler_result_t *c) {
  return cotile_string_text(&c->explanation_json);
}

const char *cotile_compiler_result_dump(const cotile_compiler_result_t *c) {
  return or_default(c->dump, "");
}

static cotile_status_t describe_gpu(const cotile_gpu_t *gpu, cotile_string_t *out) {
  return cotile_string_append_format(out,
                                     "target: %s\nprofile: %s\ndevice: %s\n"
                                     "workgroup: %d threads, %lld bytes "
                                     "of shared memory, %d bytes of push constants\n"
                                     "subgroup: %d threads\n",
                                     gpu->target, gpu->profile, or_default(gpu->device, "any"),
                                     gpu->max_threads, (long long)gpu->shared_bytes,
                                     gpu->push_constant_bytes, gpu->subgroup_threads);
}

static cotile_status_t describe_machine(const cotile_machine_t *machine, cotile_string_t *out) {
  if (machine->is_gpu) return describe_gpu(&machine->gpu, out);
  return cotile_string_append_format(out,
                                     "triple: %s\ncpu: %s\nvector: %d registers of %d bytes\n"
                                     "caches: L1 %lld, L2 %lld, L3 %lld bytes\nfeatures: %s\n",
                                     machine->triple, machine->cpu, machine->vector_registers,
                                     machine->vector_bytes, (long long)machine->l1_bytes,
                                     (long long)machine->l2_bytes, (long long)machine->l3_bytes,
                                     machine->features);
}

cotile_status_t cotile_compiler_describe_target(const cotile_compiler_options_t *options,
                                                char **out_text) {
  *out_text = NULL;
  cotile_arena_t arena;
  cotile_string_t text;
  cotile_targets_t targets;
  cotile_arena_init(&arena);
  cotile_string_init(&text, cotile_allocator_system());
  cotile_status_t status = resolve_targets(options, &arena, &targets);
  for (int64_t i = 0; i < targets.count && !status; i++) {
    if (i) status = cotile_string_append(&text, "\n", 1);
    if (!status) status = describe_machine(&targets.machines[i], &text);
  }
  cotile_arena_deinit(&arena);
  if (status)
    cotile_string_deinit(&text);
  else
    *out_text = text.data;
  return status;
}

void cotile_compiler_text_release(char *text) {
  cotile_deallocate(cotile_allocator_system(), text);
}
