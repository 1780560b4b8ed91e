// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An executable is one function whose one scf.forall computes each result into its shared output,
// by one insertion, of a tile that was computed in the very window that is inserted; window.h says
// why no two workgroups write the same element, and that all are written. A workgroup sees no more
// of an output than its window. A result may have several shared outputs, in the order of the
// results: windows of it that are apart. The contractions read one slice of X. Views that lead from
// an output to the shared one are undone behind the scf.forall, one by one.
//
// Left to MLIR's verifiers: types within an operation, such as those of a tile and its window.
#include "compiler/codegen/kernel.h"
#include "compiler/schedule/layout.h"
#include "compiler/schedule/schedule_attribute.h"
#include "compiler/verify/finding.h"
#include "compiler/verify/members.h"
#include "compiler/verify/verify.h"
#include "compiler/verify/window.h"
#include "ir/slice.h"

// A shared output, and the result that it is computed for: `target` becomes `result`. These are the
// function's argument and what it returns, or with several outputs, what is between two insertions.
typedef struct output {
  int number; // of the result
  MlirValue argument, target, result;
} output_t;

typedef struct kernel {
  cotile_diagnostics_t *diagnostics;
  MlirOperation executable, function, forall;
  MlirBlock entry, body;
  intptr_t in_count, result_count; // of the function: its results are the outs
  intptr_t out_count;              // of the forall
  output_t *outputs;
  intptr_t rank; // of the forall
} kernel_t;

// --- The executable, its function and its attributes ---

// The only operation of that name in a block; null, and a finding, if there are more or none.
static MlirOperation only_op(const kernel_t *kernel, MlirBlock block, const char *name) {
  MlirOperation found = {NULL};
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, name) && count++ == 0) found = op;
  if (count == 1) return found;
  COTILE_FINDING(kernel->diagnostics, kernel->executable, "must hold one %s, not %d", name, count);
  return (MlirOperation){NULL};
}

static bool find_parts(kernel_t *kernel) {
  kernel->function = only_op(kernel, cotile_op_body(kernel->executable), "func.func");
  if (mlirOperationIsNull(kernel->function)) return false;
  MlirStringRef name = cotile_op_string(kernel->executable, "sym_name");
  if (!mlirStringRefEqual(name, cotile_op_string(kernel->function, "sym_name")))
    return COTILE_FINDING(kernel->diagnostics, kernel->function,
                          "must have the name of its executable");
  kernel->entry = cotile_op_body(kernel->function);
  if (mlirBlockIsNull(kernel->entry))
    return COTILE_FINDING(kernel->diagnostics, kernel->function, "must have a body");
  kernel->forall = only_op(kernel, kernel->entry, "scf.forall");
  if (mlirOperationIsNull(kernel->forall)) return false;
  kernel->body = cotile_op_body(kernel->forall);
  kernel->rank = cotile_forall_rank(kernel->forall);
  kernel->out_count = mlirOperationGetNumResults(kernel->forall);
  kernel->result_count = mlirOperationGetNumOperands(cotile_block_terminator(kernel->entry));
  kernel->in_count = mlirBlockGetNumArguments(kernel->entry) - kernel->result_count;
  return true;
}

static bool check_field(const kernel_t *kernel, const cotile_schedule_fields_t *fields, bool is_gpu,
                        cotile_schedule_field_t field) {
  bool wanted = cotile_schedule_field_is_for(is_gpu, field);
  if (field == COTILE_SCHEDULE_TILE_ATOMS) wanted = fields->value[COTILE_SCHEDULE_N_TILES] == 0;
  if (fields->is_set[field] == wanted) return true;
  return COTILE_FINDING(kernel->diagnostics, kernel->function, "its schedule %s '%s'",
                        wanted ? "lacks" : "must not have", cotile_schedule_field_name(field));
}

static bool check_contraction_fields(const kernel_t *kernel, MlirAttribute schedule) {
  cotile_schedule_fields_t fields;
  cotile_status_t status = cotile_schedule_attribute_read(schedule, &fields);
  if (status)
    COTILE_FINDING(kernel->diagnostics, kernel->function, "%s", cotile_status_message(status));
  bool is_read = !status;
  cotile_status_release(status);
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT && is_read; i++)
    is_read = check_field(kernel, &fields, fields.is_set[COTILE_SCHEDULE_N_THREADS],
                          (cotile_schedule_field_t)i);
  return is_read;
}

static MlirAttribute entry_of(MlirAttribute dictionary, const char *name) {
  return mlirDictionaryAttrGetElementByName(dictionary, cotile_str(name));
}

static bool check_schedule(const kernel_t *kernel, bool *out_contraction) {
  MlirAttribute schedule = cotile_op_attribute(kernel->function, COTILE_SCHEDULE_ATTRIBUTE);
  *out_contraction = false;
  if (mlirAttributeIsNull(schedule) || !mlirAttributeIsADictionary(schedule))
    return COTILE_FINDING(kernel->diagnostics, kernel->function, "has no schedule");
  MlirAttribute kind = entry_of(schedule, "kind"), tile = entry_of(schedule, "tile");
  if (!mlirAttributeIsNull(kind) && mlirAttributeIsAString(kind)) {
    *out_contraction = cotile_str_equal(mlirStringAttrGetValue(kind), "contraction");
    if (*out_contraction) return check_contraction_fields(kernel, schedule);
    if (cotile_str_equal(mlirStringAttrGetValue(kind), "loops")) {
      if (!mlirAttributeIsNull(tile) && mlirAttributeIsAInteger(tile)) return true;
      return COTILE_FINDING(kernel->diagnostics, kernel->function, "its schedule lacks 'tile'");
    }
  }
  return COTILE_FINDING(kernel->diagnostics, kernel->function, "its schedule is of no known kind");
}

// --- What goes into the forall and comes out of it ---

// An op that only says how an output lies in memory, on its way into the scf.forall.
static bool is_folding(MlirOperation op) {
  MlirAffineMap map;
  return !mlirOperationIsNull(op) &&
         (cotile_op_is(op, "tensor.collapse_shape") || cotile_op_is(op, "tensor.extract_slice") ||
          cotile_is_transposition(op, &map));
}

// The same on its way out.
static bool is_unfolding(MlirOperation op) {
  MlirAffineMap map;
  return !mlirOperationIsNull(op) &&
         (cotile_op_is(op, "tensor.expand_shape") || cotile_op_is(op, "tensor.insert_slice") ||
          cotile_is_transposition(op, &map));
}

static MlirValue look_through(MlirValue value, bool (*is_passed)(MlirOperation)) {
  while (is_passed(cotile_defining_op(value)))
    value = mlirOperationGetOperand(cotile_defining_op(value), 0);
  return value;
}

// The slice is of the argument; it is inserted into the target.
static bool is_same_window(MlirOperation slice, MlirOperation insert, const output_t *output) {
  cotile_window_t read, written;
  return cotile_op_is(insert, "tensor.insert_slice") && cotile_window_read(slice, &read) &&
         cotile_window_read(insert, &written) && mlirValueEqual(read.tensor, output->argument) &&
         mlirValueEqual(written.tensor, output->target) && cotile_window_equal(&read, &written);
}

// A transposition into the output itself, or into memory that a window of it stands for.
static bool is_transposed_back(MlirOperation in, MlirOperation out, MlirValue argument) {
  MlirAffineMap in_map, out_map;
  if (!cotile_is_transposition(in, &in_map) || !cotile_is_transposition(out, &out_map))
    return false;
  MlirValue to = mlirOperationGetOperand(out, 1);
  return mlirAffineMapIsIdentity(cotile_compose(in_map, out_map)) &&
         (!mlirValueIsABlockArgument(to) || mlirValueEqual(to, argument));
}

static bool undoes(MlirOperation unfolding, MlirOperation folding, const output_t *output) {
  if (cotile_op_is(folding, "tensor.collapse_shape"))
    return mlirAttributeEqual(cotile_op_attribute(folding, "reassociation"),
                              cotile_op_attribute(unfolding, "reassociation"));
  if (cotile_op_is(folding, "tensor.extract_slice"))
    return is_same_window(folding, unfolding, output);
  return is_transposed_back(folding, unfolding, output->argument);
}

// What the ops that end in the output's result unfold, if they undo one by one those that fold its
// argument to `shared`; otherwise null.
static MlirValue unfolded(const output_t *output, MlirValue shared) {
  MlirOperation folding = cotile_defining_op(shared);
  if (!is_folding(folding)) return output->result;
  MlirValue result = unfolded(output, mlirOperationGetOperand(folding, 0));
  MlirOperation unfolding =
      mlirValueIsNull(result) ? (MlirOperation){NULL} : cotile_defining_op(result);
  if (!is_unfolding(unfolding) || !undoes(unfolding, folding, output)) return (MlirValue){NULL};
  return mlirOperationGetOperand(unfolding, 0);
}

static bool has_only(const kernel_t *kernel, const char *name, int64_t value) {
  MlirAttribute list = cotile_op_attribute(kernel->forall, name);
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(list); i++)
    if (mlirDenseI64ArrayGetElement(list, i) != value) return false;
  return true;
}

static bool check_nest(const kernel_t *kernel) {
  if (kernel->rank > 2 * COTILE_MAX_RANK)
    return COTILE_FINDING(kernel->diagnostics, kernel->forall, "has too many variables");
  if (!has_only(kernel, "staticLowerBound", 0) || !has_only(kernel, "staticStep", 1))
    return COTILE_FINDING(kernel->diagnostics, kernel->forall, "must run from 0 in steps of 1");
  return true;
}

static bool is_op(MlirValue value, const char *name) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is(op, name);
}

static int count_insertions(MlirValue value) {
  int count = 0;
  for (; is_op(value, "tensor.insert_slice"); count++)
    value = mlirOperationGetOperand(cotile_defining_op(value), 1);
  return count;
}

// The outputs of result `number`, from `first` on; returns how many there are.
static intptr_t add_outputs(kernel_t *kernel, int number, intptr_t first) {
  MlirValue argument = mlirBlockGetArgument(kernel->entry, kernel->in_count + number);
  MlirValue value = mlirOperationGetOperand(cotile_block_terminator(kernel->entry), number);
  int insertions = count_insertions(value), count = insertions > 1 ? insertions : 1;
  for (int i = count - 1; i >= 0; i--) {
    output_t output = {number, argument, argument, value};
    if (i > 0) value = output.target = mlirOperationGetOperand(cotile_defining_op(value), 1);
    if (first + i < kernel->out_count) kernel->outputs[first + i] = output;
  }
  return count;
}

static bool find_outputs(kernel_t *kernel) {
  intptr_t count = 0;
  kernel->outputs = COTILE_ARENA_NEW(kernel->diagnostics->arena, kernel->out_count, output_t);
  for (int i = 0; kernel->in_count >= 0 && i < kernel->result_count; i++)
    count += add_outputs(kernel, i, count);
  if (kernel->in_count >= 0 && count == kernel->out_count) return true;
  return COTILE_FINDING(kernel->diagnostics, kernel->forall,
                        "must have as many shared outputs as the kernel has results");
}

// Output `i` is the function's argument after its inputs, the shared output and the result.
static bool check_output_place(const kernel_t *kernel, intptr_t i) {
  const output_t *output = &kernel->outputs[i];
  MlirOperation end = cotile_block_terminator(kernel->entry);
  intptr_t first = mlirOperationGetNumOperands(kernel->forall) - kernel->out_count;
  MlirValue shared = mlirOperationGetOperand(kernel->forall, first + i);
  MlirValue computed = mlirOperationGetResult(kernel->forall, i);
  if (!mlirValueEqual(look_through(shared, is_folding), output->argument))
    return COTILE_FINDING(kernel->diagnostics, kernel->forall,
                          "shared output %ld must be argument %ld", (long)i,
                          (long)(kernel->in_count + output->number));
  if (!mlirValueEqual(look_through(output->result, is_unfolding), computed))
    return COTILE_FINDING(kernel->diagnostics, end, "result %d must be that of the scf.forall",
                          output->number);
  if (mlirValueEqual(unfolded(output, shared), computed)) return true;
  return COTILE_FINDING(kernel->diagnostics, end,
                        "result %d is not laid out as the shared output is", output->number);
}

// Nothing else of the same argument is written where output `i` is, and nothing sees what is
// between the two.
static bool check_output_apart(const kernel_t *kernel, intptr_t i) {
  cotile_slice_t slice, other;
  const output_t *output = &kernel->outputs[i];
  MlirOperation insert = cotile_defining_op(output->result);
  if (!mlirValueEqual(output->target, output->argument) && cotile_use_count(output->target) != 1)
    return COTILE_FINDING(kernel->diagnostics, cotile_defining_op(output->target),
                          "is read before all is inserted");
  for (intptr_t k = i - 1; k >= 0 && kernel->outputs[k].number == kernel->outputs[i].number; k--)
    if (!cotile_slice_read(insert, &slice) ||
        !cotile_slice_read(cotile_defining_op(kernel->outputs[k].result), &other) ||
        !cotile_slices_are_apart(&slice, &other))
      return COTILE_FINDING(kernel->diagnostics, insert, "output %ld may overwrite output %ld",
                            (long)i, (long)k);
  return true;
}

// Nothing sees an output but through the shared one.
static bool check_output_uses(const kernel_t *kernel, MlirValue output) {
  for (MlirOpOperand use = mlirValueGetFirstUse(output); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    MlirAffineMap map;
    bool is_transposition = cotile_is_transposition(op, &map);
    if (cotile_op_is(op, "tensor.dim") || mlirOperationEqual(op, kernel->forall)) continue;
    bool is_destination = is_transposition || cotile_op_is(op, "tensor.insert_slice");
    if (is_destination && mlirOpOperandGetOperandNumber(use) == 1) continue;
    if (!is_transposition && !cotile_op_is(op, "tensor.collapse_shape") &&
        !cotile_op_is(op, "tensor.extract_slice"))
      return COTILE_FINDING(kernel->diagnostics, op,
                            "reads an output that other workgroups write to");
    if (!check_output_uses(kernel, mlirOperationGetResult(op, 0))) return false;
  }
  return true;
}

// --- Stores ---

static MlirValue shared_output(const kernel_t *kernel, intptr_t i) {
  return mlirBlockGetArgument(kernel->body, kernel->rank + i);
}

// The only insertion into shared output `i`; null, and a finding, if there are more or none.
static MlirOperation only_insert(const kernel_t *kernel, intptr_t i) {
  MlirOperation found = {NULL};
  int count = 0;
  MlirValue shared = shared_output(kernel, i);
  for (MlirOpOperand use = mlirValueGetFirstUse(shared); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (!cotile_op_is(op, "tensor.parallel_insert_slice")) continue;
    if (mlirOpOperandGetOperandNumber(use) == 1 && count++ == 0) found = op;
  }
  if (count == 1) return found;
  COTILE_FINDING(kernel->diagnostics, kernel->forall,
                 "output %ld must be stored once, not %d times", (long)i, count);
  return (MlirOperation){NULL};
}

static bool is_whole(const cotile_window_t *window) {
  for (int i = 0; i < window->rank; i++)
    if (!cotile_index_equal(window->offsets[i], (cotile_index_t){{NULL}, 0})) return false;
  return true;
}

static bool is_harmless(MlirOpOperand use, const cotile_window_t *stored) {
  MlirOperation op = mlirOpOperandGetOwner(use);
  bool is_destination = cotile_op_is_dialect(op, "linalg") &&
                        mlirOpOperandGetOperandNumber(use) >= cotile_linalg_inputs(op);
  bool is_stored =
      cotile_op_is(op, "tensor.parallel_insert_slice") && mlirOpOperandGetOperandNumber(use) == 1;
  return is_stored || cotile_op_is(op, "tensor.dim") || (is_destination && is_whole(stored));
}

// A workgroup sees its own window alone.
static bool check_shared_uses(const kernel_t *kernel, const cotile_window_t *stored) {
  for (MlirOpOperand use = mlirValueGetFirstUse(stored->tensor); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    cotile_window_t window;
    if (is_harmless(use, stored)) continue;
    if (!cotile_op_is(op, "tensor.extract_slice"))
      return COTILE_FINDING(kernel->diagnostics, op,
                            "reads an output that other workgroups write to");
    if (!cotile_window_of(op, &window) || !cotile_window_equal(&window, stored))
      return COTILE_FINDING(kernel->diagnostics, op,
                            "its window of the output is not the one that is stored");
  }
  return true;
}

// The value that a tile is computed into: the end of the chain of destinations in the forall.
static MlirValue destination(const kernel_t *kernel, MlirValue tile) {
  for (MlirOperation op = cotile_defining_op(tile);
       !mlirOperationIsNull(op) && cotile_op_is_dialect(op, "linalg") &&
       mlirBlockEqual(mlirOperationGetBlock(op), kernel->body);
       op = cotile_defining_op(tile))
    tile =
        mlirOperationGetOperand(op, cotile_linalg_inputs(op) + mlirOpResultGetResultNumber(tile));
  return tile;
}

// The shared output that `end`, where a tile is computed, is or is a slice of; null if it is none.
static MlirValue output_of(const kernel_t *kernel, MlirValue end) {
  MlirOperation op = cotile_defining_op(end);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.extract_slice"))
    end = mlirOperationGetOperand(op, 0);
  for (intptr_t i = 0; i < kernel->out_count; i++)
    if (mlirValueEqual(shared_output(kernel, i), end)) return end;
  return (MlirValue){NULL};
}

// True if the tile, a slice or a tensor.empty, has the dynamic sizes of what is inserted, one by
// one. (Static ones are in the types, which are the same.)
static bool has_sizes(MlirValue tile, MlirOperation insert) {
  cotile_index_t sizes[COTILE_MAX_RANK], wanted[COTILE_MAX_RANK];
  MlirOperation op = cotile_defining_op(tile);
  if (mlirOperationIsNull(op) ||
      (!cotile_op_is(op, "tensor.extract_slice") && !cotile_op_is(op, "tensor.empty")))
    return false;
  int count = cotile_size_operands(op, sizes);
  (void)cotile_size_operands(insert, wanted);
  for (int i = 0; i < count; i++)
    if (!cotile_index_equal(sizes[i], wanted[i])) return false;
  return true;
}

// True if the tile is what a shared output gets.
static bool is_stored_in(MlirValue tile, MlirValue shared) {
  for (MlirOpOperand use = mlirValueGetFirstUse(shared); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (cotile_op_is(op, "tensor.parallel_insert_slice") &&
        mlirValueEqual(mlirOperationGetOperand(op, 0), tile))
      return true;
  }
  return false;
}

static bool check_tile(const kernel_t *kernel, MlirOperation insert) {
  MlirValue tile = mlirOperationGetOperand(insert, 0);
  MlirOperation op = cotile_defining_op(tile);
  if (mlirOperationIsNull(op) || !cotile_op_is_dialect(op, "linalg"))
    return COTILE_FINDING(kernel->diagnostics, insert,
                          "stores what the workgroup has not computed");
  MlirValue end = destination(kernel, tile);
  MlirValue shared = output_of(kernel, end);
  if (!mlirValueIsNull(shared))
    return is_stored_in(tile, shared) ||
           COTILE_FINDING(kernel->diagnostics, insert, "stores a tile of another output");
  return has_sizes(end, insert) ||
         COTILE_FINDING(kernel->diagnostics, insert,
                        "stores a tile of another size than that of the window");
}

static bool check_store(const kernel_t *kernel, intptr_t i) {
  cotile_window_t stored;
  int dim;
  MlirOperation insert = only_insert(kernel, i);
  if (mlirOperationIsNull(insert)) return false;
  if (!cotile_window_of(insert, &stored))
    return COTILE_FINDING(kernel->diagnostics, insert,
                          "stores with strides, or in too many dimensions");
  if (!check_tile(kernel, insert) || !check_shared_uses(kernel, &stored)) return false;
  const char *wrong = cotile_window_check_partition(&stored, kernel->forall, &dim);
  if (!wrong) return true;
  if (dim < 0) return COTILE_FINDING(kernel->diagnostics, insert, "output %ld: %s", (long)i, wrong);
  return COTILE_FINDING(kernel->diagnostics, insert, "output %ld, dimension %d: %s", (long)i, dim,
                        wrong);
}

// --- Contractions ---

static bool check_members(const kernel_t *kernel) {
  cotile_members_t members = {.diagnostics = kernel->diagnostics};
  for (MlirOperation op = mlirBlockGetFirstOperation(kernel->body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    cotile_members_add(&members, op);
  if (members.count == 0)
    return COTILE_FINDING(kernel->diagnostics, kernel->forall, "must hold a contraction");
  MlirOperation slice = cotile_defining_op(members.first.operand[COTILE_LHS]);
  if (!mlirOperationIsNull(slice) && cotile_op_is(slice, "tensor.extract_slice")) return true;
  return COTILE_FINDING(kernel->diagnostics, members.first.op, "must read a slice of X");
}

static void check_executable(cotile_diagnostics_t *diagnostics, MlirOperation executable) {
  kernel_t kernel = {.diagnostics = diagnostics, .executable = executable};
  bool is_contraction;
  if (!find_parts(&kernel) || !check_schedule(&kernel, &is_contraction) || !check_nest(&kernel) ||
      !find_outputs(&kernel))
    return;
  for (intptr_t i = 0; i < kernel.out_count; i++)
    if (check_output_place(&kernel, i) && check_output_apart(&kernel, i) &&
        check_output_uses(&kernel, kernel.outputs[i].argument))
      check_store(&kernel, i);
  if (is_contraction) check_members(&kernel);
}

// --- Launches ---

static bool check_launch(cotile_diagnostics_t *diagnostics, MlirSymbolTable symbols,
                         MlirOperation launch) {
  MlirStringRef name = cotile_op_string(launch, "executable");
  MlirOperation executable = mlirSymbolTableLookup(symbols, name);
  if (mlirOperationIsNull(executable) || !cotile_op_is(executable, "flow.executable"))
    return COTILE_FINDING(diagnostics, launch, "launches '%.*s', which is no executable",
                          (int)name.length, name.data);
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  if (mlirOperationIsNull(function) || !cotile_op_is(function, "func.func")) return false; // known
  MlirType type = mlirTypeAttrGetValue(cotile_op_attribute(function, "function_type"));
  intptr_t inputs = mlirFunctionTypeGetNumInputs(type);
  intptr_t results = mlirFunctionTypeGetNumResults(type);
  bool agree = mlirOperationGetNumOperands(launch) == inputs &&
               mlirOperationGetNumResults(launch) == results;
  for (intptr_t i = 0; i < inputs && agree; i++)
    agree = mlirTypeEqual(mlirValueGetType(mlirOperationGetOperand(launch, i)),
                          mlirFunctionTypeGetInput(type, i));
  for (intptr_t i = 0; i < results && agree; i++)
    agree = mlirTypeEqual(mlirValueGetType(mlirOperationGetResult(launch, i)),
                          mlirFunctionTypeGetResult(type, i));
  if (agree) return true;
  return COTILE_FINDING(diagnostics, launch, "its operands and results are not those of '%.*s'",
                        (int)name.length, name.data);
}

static void check_launches(cotile_diagnostics_t *diagnostics, MlirSymbolTable symbols,
                           MlirOperation function) {
  if (mlirBlockIsNull(cotile_op_body(function))) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "flow.dispatch")) check_launch(diagnostics, symbols, op);
    if (cotile_op_is(op, "flow.dispatch.workgroups"))
      COTILE_FINDING(diagnostics, op, "a dispatch that is not scheduled");
  }
}

cotile_status_t cotile_verify_schedule(MlirModule module, cotile_diagnostics_t *diagnostics) {
  int64_t errors = diagnostics->error_count;
  MlirSymbolTable symbols = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "flow.executable")) check_executable(diagnostics, op);
    if (cotile_op_is(op, "func.func")) check_launches(diagnostics, symbols, op);
  }
  mlirSymbolTableDestroy(symbols);
  return cotile_findings_status(diagnostics, errors, "scheduled");
}
