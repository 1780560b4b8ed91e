// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calling functions. All tables are sized once for the largest function of the module.
//
// A call in flight is the fence of its submission. Whatever uses the context next waits for it,
// because its buffers and commands are the context's.
#include "base/size.h"
#include "runtime/hal/queue.h"
#include "runtime/module/binding.h"
#include "runtime/module/call.h"

struct cotile_context {
  atomic_int references;
  cotile_module_t *module; // retained
  cotile_invocation_t invocation;
  cotile_region_t tables;  // the arrays below
  cotile_region_t results; // memory of the host for results without a buffer of the caller
  void **buffers;
  int64_t *dims;
  cotile_result_slot_t *slots;

  cotile_fence_t *in_flight; // retained; null: no call is
  cotile_submission_t submission;
  COTILE_ARRAY(cotile_fence_waiter_t) waiters; // fences retained while in flight
};

static cotile_status_t allocate_tables(cotile_context_t *context) {
  const cotile_descriptor_t *descriptor = &context->module->descriptor;
  int64_t buffers = 0, results = 0;
  for (int32_t i = 0; i < descriptor->function_count; i++) {
    const cotile_function_facts_t *facts = &descriptor->functions[i];
    const cotile_function_buffers_t *others = &context->module->program->functions[i];
    buffers = cotile_max(buffers, (int64_t)facts->inputs.count + others->parameters.count +
                                      others->packs.count);
    results = cotile_max(results, facts->results.count);
  }
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&context->tables, (size_t)buffers,
                                                      sizeof *context->buffers, &memory));
  context->buffers = memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(
      &context->tables, (size_t)buffers, COTILE_MAX_RANK * sizeof *context->dims, &memory));
  context->dims = memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&context->tables, (size_t)results,
                                                      sizeof *context->slots, &memory));
  context->slots = memory;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_context_create(cotile_module_t *module, cotile_context_t **out_context) {
  void *memory;
  *out_context = NULL;
  COTILE_RETURN_IF_ERROR(cotile_module_ensure_bound(module));
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(module->allocator, 1, sizeof(struct cotile_context), &memory));
  cotile_context_t *context = memory;
  atomic_init(&context->references, 1);
  context->module = module;
  cotile_module_retain(module);
  cotile_invocation_init(&context->invocation, module);
  context->invocation.transfers = !module->device->uses_host_memory;
  cotile_region_init(&context->tables, module->allocator);
  if (module->device->uses_host_memory)
    cotile_region_init_on_device(&context->results, module->device);
  else
    cotile_region_init(&context->results, module->allocator);
  cotile_array_init(&context->waiters, module->allocator);
  cotile_status_t status = allocate_tables(context);
  if (status)
    cotile_context_release(context);
  else
    *out_context = context;
  return status;
}

static void release_waits(cotile_context_t *context) {
  for (size_t i = 0; i < context->waiters.count; i++)
    cotile_fence_release(context->waiters.items[i].fence);
  context->waiters.count = 0;
}

// Ends the call in flight, if there is one.
static void await_call(cotile_context_t *context) {
  if (!context->in_flight) return;
  cotile_status_release(cotile_fence_wait(context->in_flight)); // the submitter's to see
  cotile_fence_release(context->in_flight);
  context->in_flight = NULL;
  release_waits(context);
}

void cotile_context_retain(cotile_context_t *context) {
  atomic_fetch_add_explicit(&context->references, 1, memory_order_relaxed);
}

void cotile_context_release(cotile_context_t *context) {
  if (!context || atomic_fetch_sub_explicit(&context->references, 1, memory_order_acq_rel) != 1)
    return;
  await_call(context);
  cotile_invocation_deinit(&context->invocation);
  cotile_region_deinit(&context->tables);
  cotile_region_deinit(&context->results);
  cotile_array_deinit(&context->waiters);
  cotile_module_t *module = context->module;
  cotile_deallocate(module->allocator, context);
  cotile_module_release(module);
}

static cotile_status_t check_input(const cotile_view_t *input, const cotile_tensor_type_t *wanted) {
  char expected[COTILE_TYPE_TEXT], got[COTILE_TYPE_TEXT];
  int64_t elements;
  size_t bytes;
  if (!cotile_tensor_type_accepts(wanted, &input->type))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "expected %s, got %s",
                              cotile_tensor_type_text(wanted, expected),
                              cotile_tensor_type_text(&input->type, got));
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&input->type, &elements, &bytes));
  if (bytes && !input->data) return COTILE_MAKE_STATUS(COTILE_INVALID, "there are no data");
  if ((uintptr_t)input->data % cotile_element_size(wanted->element))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the data are not aligned to their elements");
  return COTILE_SUCCESS;
}

static cotile_status_t check_inputs(const cotile_function_facts_t *facts, int32_t input_count,
                                    const cotile_view_t *inputs, int32_t result_count) {
  if (input_count != facts->inputs.count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "function '%s': expected %d inputs, got %d",
                              facts->name, facts->inputs.count, input_count);
  if (result_count != facts->results.count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "function '%s' has %d results, %d were asked for",
                              facts->name, facts->results.count, result_count);
  for (int32_t i = 0; i < input_count; i++) {
    cotile_status_t status = check_input(&inputs[i], &facts->inputs.items[i].type);
    if (status) return cotile_status_annotate(status, "function '%s', input %d", facts->name, i);
  }
  return COTILE_SUCCESS;
}

static void append_buffer(const cotile_view_t *view, void ***inout_buffer, int64_t **inout_dim) {
  *(*inout_buffer)++ = view->data;
  for (int d = 0; d < view->type.rank; d++) *(*inout_dim)++ = view->type.dims[d];
}

static void list_buffers(cotile_context_t *context, int32_t function, const cotile_view_t *inputs) {
  const cotile_module_t *module = context->module;
  const cotile_function_buffers_t *others = &module->program->functions[function];
  void **buffer = context->buffers;
  int64_t *dim = context->dims;
  int32_t input_count = module->descriptor.functions[function].inputs.count;
  for (int32_t i = 0; i < input_count; i++) append_buffer(&inputs[i], &buffer, &dim);
  for (int32_t i = 0; i < others->parameters.count; i++)
    append_buffer(&module->parameter_views[others->parameters.items[i]], &buffer, &dim);
  for (int32_t i = 0; i < others->packs.count; i++)
    *buffer++ = module->packs[others->packs.items[i]].data;
  context->invocation.buffers = context->buffers;
  context->invocation.call.dims = context->dims;
}

static void prepare_call(cotile_context_t *context, int32_t function, const cotile_view_t *inputs,
                         const cotile_view_t *results) {
  const cotile_function_facts_t *facts = &context->module->descriptor.functions[function];
  cotile_invocation_t *invocation = &context->invocation;
  list_buffers(context, function, inputs);
  cotile_region_clear(&context->results);
  for (int32_t i = 0; i < facts->results.count; i++)
    context->slots[i] = (cotile_result_slot_t){.type = &facts->results.items[i].type,
                                               .tied = facts->results.items[i].tied,
                                               .view = results[i]};
  invocation->program = context->module->code->functions[function];
  invocation->inputs = inputs;
  invocation->input_count = facts->inputs.count;
  invocation->results = context->slots;
  invocation->result_count = facts->results.count;
  invocation->result_memory = &context->results;
}

// What a call is to wait for and to signal; null for one that is waited for.
struct request {
  int32_t wait_count;
  cotile_fence_t *const *waits;
  cotile_fence_t *signal;
};

typedef cotile_status_t run_fn(cotile_context_t *context, const struct request *request);

// Checks the call, runs it by `run` and sets the results' types and addresses.
static cotile_status_t call_function(cotile_context_t *context, int32_t function,
                                     int32_t input_count, const cotile_view_t *inputs,
                                     int32_t result_count, cotile_view_t *inout_results,
                                     run_fn *run, const struct request *request) {
  const cotile_descriptor_t *descriptor = &context->module->descriptor;
  if (function < 0 || function >= descriptor->function_count)
    return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "the module has no function %d", function);
  const cotile_function_facts_t *facts = &descriptor->functions[function];
  COTILE_RETURN_IF_ERROR(check_inputs(facts, input_count, inputs, result_count));
  await_call(context);
  prepare_call(context, function, inputs, inout_results);
  cotile_status_t status = run(context, request);
  if (status) return cotile_status_annotate(status, "function '%s'", facts->name);
  for (int32_t i = 0; i < result_count; i++) inout_results[i] = context->slots[i].view;
  return COTILE_SUCCESS;
}

static cotile_status_t run_now(cotile_context_t *context, const struct request *request) {
  (void)request;
  return cotile_invocation_run(&context->invocation);
}

cotile_status_t cotile_context_invoke(cotile_context_t *context, int32_t function,
                                      int32_t input_count, const cotile_view_t *inputs,
                                      int32_t result_count, cotile_view_t *inout_results) {
  return call_function(context, function, input_count, inputs, result_count, inout_results, run_now,
                       NULL);
}

// --- Submitting ---

static cotile_status_t on_complete(cotile_submission_t *submission, cotile_status_t status) {
  const cotile_context_t *context = submission->user;
  if (status) return status;
  cotile_invocation_trace(&context->invocation, 0, submission->commands->commands.count);
  return cotile_invocation_judge(&context->invocation);
}

static cotile_status_t list_waits(cotile_context_t *context, const struct request *request) {
  for (int32_t i = 0; i < request->wait_count; i++) {
    COTILE_RETURN_IF_ERROR(cotile_array_append(&context->waiters));
    context->waiters.items[i].fence = request->waits[i];
    cotile_fence_retain(request->waits[i]);
  }
  return COTILE_SUCCESS;
}

// On failure nothing is in flight.
static cotile_status_t run_later(cotile_context_t *context, const struct request *request) {
  COTILE_RETURN_IF_ERROR(cotile_invocation_record(&context->invocation));
  cotile_status_t status = list_waits(context, request);
  context->submission = (cotile_submission_t){.commands = &context->invocation.commands,
                                              .waiters = context->waiters.items,
                                              .waiter_count = request->wait_count,
                                              .signal = request->signal,
                                              .complete = on_complete,
                                              .user = context};
  if (!status) status = cotile_queue_submit(context->module->device->queue, &context->submission);
  if (status) {
    release_waits(context);
    return status;
  }
  context->in_flight = request->signal;
  cotile_fence_retain(request->signal);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_context_submit(cotile_context_t *context, int32_t function,
                                      int32_t input_count, const cotile_view_t *inputs,
                                      int32_t result_count, cotile_view_t *inout_results,
                                      int32_t wait_count, cotile_fence_t *const *waits,
                                      cotile_fence_t **out_fence) {
  cotile_fence_t *fence;
  *out_fence = NULL;
  COTILE_RETURN_IF_ERROR(cotile_fence_create(context->module->allocator, &fence));
  struct request request = {wait_count, waits, fence};
  cotile_status_t status = call_function(context, function, input_count, inputs, result_count,
                                         inout_results, run_later, &request);
  if (status)
    cotile_fence_release(fence);
  else
    *out_fence = fence;
  return status;
}

void cotile_context_statistics(const cotile_context_t *context,
                               cotile_statistics_t *inout_statistics) {
  cotile_copy_versioned(inout_statistics, inout_statistics->size, &context->invocation.statistics,
                        sizeof(cotile_statistics_t));
}
