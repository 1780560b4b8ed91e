// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two walks: the first finds the last step that needs each value's contents, the second assigns
// memory in program order, so that a dead transient can be taken over.
#include "compiler/hal/storages.h"

#include "base/size.h"
#include "compiler/hal/host_check.h"
#include "compiler/linalg/user_attributes.h"
#include "ir/query.h"
#include "ir/reshape.h"

struct cotile_root {
  int64_t last_use; // step; step_count for a return
  cotile_storage_t *storage;
};

static struct cotile_root *root_of(cotile_storages_t *storages, MlirValue tensor) {
  MlirValue value = cotile_source_of_reshapes(tensor);
  struct cotile_root *root = cotile_value_map_get(&storages->roots, value);
  if (root) return root;
  root = COTILE_ARENA_NEW(storages->arena, 1, struct cotile_root);
  root->last_use = -1;
  cotile_value_map_set(&storages->roots, value, root);
  return root;
}

static bool is_empty(MlirValue tensor) {
  MlirOperation op = cotile_defining_op(cotile_source_of_reshapes(tensor));
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.empty");
}

// --- First walk ---

static void record_uses(cotile_storages_t *storages, MlirOperation op, int64_t step) {
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    if (!cotile_is_ranked_tensor(operand)) continue;
    struct cotile_root *root = root_of(storages, operand);
    root->last_use = cotile_max(root->last_use, step);
  }
}

static int64_t count_steps(MlirBlock block) {
  int64_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count += cotile_op_is(op, "flow.dispatch");
  return count;
}

static void find_last_uses(cotile_storages_t *storages, MlirBlock block) {
  int64_t step = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "flow.dispatch")) record_uses(storages, op, step++);
    if (cotile_op_is(op, "func.return") || cotile_op_is(op, "flow.assert"))
      record_uses(storages, op, storages->step_count);
  }
}

// --- Second walk ---

static cotile_storage_t *add_storage(cotile_storages_t *storages, cotile_storage_kind_t kind,
                                     int64_t index, MlirValue tensor) {
  cotile_storage_t *storage = COTILE_ARENA_NEW(storages->arena, 1, cotile_storage_t);
  *storage = (cotile_storage_t){
      .kind = kind, .index = index, .tensor = tensor, .first = INT64_MAX, .last = -1};
  *storages->end = storage;
  storages->end = &storage->next;
  return storage;
}

static cotile_storage_t *storage_of(cotile_storages_t *storages, MlirValue tensor) {
  struct cotile_root *root = root_of(storages, tensor);
  if (root->storage) return root->storage;
  MlirValue value = cotile_source_of_reshapes(tensor);
  if (mlirValueIsABlockArgument(value))
    root->storage =
        add_storage(storages, COTILE_STORAGE_ARGUMENT, mlirBlockArgumentGetArgNumber(value), value);
  else if (is_empty(value))
    root->storage = add_storage(storages, COTILE_STORAGE_TRANSIENT, 0, value);
  else
    root->storage = add_storage(storages, COTILE_STORAGE_CONSTANT, 0, value);
  return root->storage;
}

static void touch(cotile_storage_t *storage, int64_t step) {
  storage->first = cotile_min(storage->first, step);
  storage->last = cotile_max(storage->last, step);
}

// [storage-3]
static bool can_take_over(cotile_storages_t *storages, MlirOperation op, MlirValue out,
                          int64_t step) {
  const struct cotile_root *root = root_of(storages, out);
  const cotile_storage_t *storage = storage_of(storages, out);
  bool is_own = storage->kind == COTILE_STORAGE_TRANSIENT || storage->is_tied;
  if (!is_own || root->last_use > step) return false;
  int uses = 0;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    uses += cotile_is_ranked_tensor(operand) && root_of(storages, operand) == root;
  }
  return uses == 1;
}

static void place_output(cotile_storages_t *storages, cotile_step_t *step, int64_t number,
                         int64_t output) {
  MlirValue out = mlirOperationGetOperand(step->op, step->input_count + output);
  MlirValue result = mlirOperationGetResult(step->op, output);
  cotile_storage_t *target;
  if (!is_empty(out) && can_take_over(storages, step->op, out, number)) {
    target = storage_of(storages, out);
  } else {
    target = add_storage(storages, COTILE_STORAGE_TRANSIENT, 0, result);
    if (!is_empty(out)) {
      step->initial[output] = storage_of(storages, out);
      touch(step->initial[output], number);
    }
  }
  touch(target, number);
  root_of(storages, result)->storage = target;
  step->bindings[step->input_count + output] = target;
}

static void place_step(cotile_storages_t *storages, MlirOperation op, int64_t number) {
  cotile_step_t *step = &storages->steps[number];
  intptr_t operands = mlirOperationGetNumOperands(op);
  step->op = op;
  step->output_count = mlirOperationGetNumResults(op);
  step->input_count = operands - step->output_count;
  step->bindings = COTILE_ARENA_NEW(storages->arena, operands, cotile_storage_t *);
  step->initial = COTILE_ARENA_NEW(storages->arena, step->output_count, cotile_storage_t *);
  for (int64_t i = 0; i < step->input_count; i++) {
    MlirValue input = mlirOperationGetOperand(op, i);
    if (!cotile_is_ranked_tensor(input)) continue;
    step->bindings[i] = storage_of(storages, input);
    touch(step->bindings[i], number);
  }
  for (int64_t i = 0; i < step->output_count; i++) place_output(storages, step, number, i);
}

// [storage-4]
static void place_ties(cotile_storages_t *storages, MlirOperation function) {
  MlirBlock block = cotile_op_body(function);
  storages->result_count = mlirOperationGetNumOperands(cotile_block_terminator(block));
  int64_t count = storages->result_count;
  storages->results = COTILE_ARENA_NEW(storages->arena, count, cotile_storage_t *);
  storages->result_sources = COTILE_ARENA_NEW(storages->arena, count, cotile_storage_t *);
  storages->ties = COTILE_ARENA_NEW(storages->arena, count, int64_t);
  for (int64_t i = 0; i < count; i++) {
    storages->ties[i] = cotile_tied_argument(function, i);
    if (storages->ties[i] < 0) continue;
    MlirValue argument = mlirBlockGetArgument(block, storages->ties[i]);
    storages->results[i] = add_storage(storages, COTILE_STORAGE_RESULT, i, argument);
    storages->results[i]->is_tied = true;
    root_of(storages, argument)->storage = storages->results[i];
  }
}

// [storage-2]
static void place_results(cotile_storages_t *storages, MlirOperation op) {
  for (intptr_t i = 0; i < storages->result_count; i++) {
    MlirValue value = mlirOperationGetOperand(op, i);
    cotile_storage_t *storage = storage_of(storages, value);
    if (storages->ties[i] >= 0) {
      if (storage != storages->results[i]) storages->result_sources[i] = storage;
    } else if (storage->kind == COTILE_STORAGE_TRANSIENT) {
      storage->kind = COTILE_STORAGE_RESULT;
      storage->index = i;
      storage->tensor = value;
      storages->results[i] = storage;
    } else {
      storages->result_sources[i] = storage;
      storages->results[i] = add_storage(storages, COTILE_STORAGE_RESULT, i, value);
    }
  }
}

// What is copied at the end out of the memory of a tied result into that of another must not be
// copied into, too. Other results are copied before tied ones.
static void check_ties(const cotile_storages_t *storages, MlirOperation function,
                       cotile_diagnostics_t *diagnostics) {
  for (int64_t i = 0; i < storages->result_count; i++) {
    const cotile_storage_t *source = storages->result_sources[i];
    if (!source || !source->is_tied || storages->ties[i] < 0 ||
        !storages->result_sources[source->index])
      continue;
    cotile_host_refuse(
        diagnostics, mlirOperationGetLocation(function),
        cotile_arena_format(storages->arena,
                            "result %ld, which is what result %ld overwrites as it is tied,",
                            (long)i, (long)source->index));
  }
}

// [storage-5]
static void place_assertion(cotile_storages_t *storages, MlirOperation op) {
  touch(storage_of(storages, mlirOperationGetOperand(op, 0)), storages->step_count);
}

static void number_transients(cotile_storages_t *storages) {
  for (cotile_storage_t *storage = storages->first; storage; storage = storage->next)
    if (storage->kind == COTILE_STORAGE_TRANSIENT) storage->index = storages->transient_count++;
}

const cotile_storage_t *cotile_storages_find(cotile_storages_t *storages, MlirValue tensor) {
  return storage_of(storages, tensor);
}

void cotile_storages_init(cotile_storages_t *storages, cotile_arena_t *arena,
                          MlirOperation function, cotile_diagnostics_t *diagnostics) {
  MlirBlock block = cotile_op_body(function);
  *storages = (cotile_storages_t){.arena = arena, .step_count = count_steps(block)};
  storages->end = &storages->first;
  storages->steps = COTILE_ARENA_NEW(arena, storages->step_count, cotile_step_t);
  cotile_value_map_init(&storages->roots, arena);
  find_last_uses(storages, block);
  place_ties(storages, function);
  int64_t step = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "flow.dispatch")) place_step(storages, op, step++);
    if (cotile_op_is(op, "flow.assert")) place_assertion(storages, op);
    if (cotile_op_is(op, "func.return")) place_results(storages, op);
  }
  check_ties(storages, function, diagnostics);
  number_transients(storages);
}
