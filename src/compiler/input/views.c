// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transpositions, broadcasts, copies and widening casts are folded into the linalg ops that read
// them, so that a weight is never materialised in another layout or type and siblings that read one
// tensor in different ways still name the same value. An elementwise op reads a transposition as it
// is where something else needs it in memory: then only one of the two layouts has to be there. A
// broadcast stays where it alone tells the size of a loop.
#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

typedef struct reader {
  cotile_structured_t facts;
  MlirValue operands[COTILE_MAX_OPERANDS];
  int cast_count;
  struct {
    int operand;
    MlirOperation cast;
  } casts[COTILE_MAX_OPERANDS]; // outermost first
} reader_t;

// True if something other than a linalg op reads the result.
static bool is_needed_in_memory(MlirOperation view) {
  for (MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(view, 0));
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (!cotile_op_is_dialect(mlirOpOperandGetOwner(use), "linalg")) return true;
  return false;
}

static bool looks_through(const reader_t *reader, MlirOperation definition,
                          const cotile_structured_view_t *view) {
  bool is_transposition = mlirOperationIsNull(view->cast) && mlirAffineMapIsPermutation(view->map);
  return !is_transposition || !cotile_is_elementwise(&reader->facts) ||
         !is_needed_in_memory(definition);
}

// Follows operand `index` through views; true if it changed.
static bool fold_operand(reader_t *reader, int index) {
  bool changed = false;
  for (;;) {
    cotile_structured_t facts;
    cotile_structured_view_t view;
    MlirOperation definition = cotile_defining_op(reader->operands[index]);
    if (mlirOperationIsNull(definition) || !cotile_structured_analyse(definition, &facts) ||
        !cotile_is_view(&facts, &view) || !looks_through(reader, definition, &view))
      return changed;
    if (!mlirOperationIsNull(view.cast)) {
      if (reader->cast_count == COTILE_MAX_OPERANDS) return changed;
      reader->casts[reader->cast_count].operand = index;
      reader->casts[reader->cast_count++].cast = view.cast;
    }
    reader->facts.map[index] = cotile_compose(view.map, reader->facts.map[index]);
    reader->operands[index] = mlirOperationGetOperand(definition, 0);
    changed = true;
  }
}

// True if every loop runs along a dimension of an operand.
static bool has_loop_sizes(const reader_t *reader) {
  for (int loop = 0; loop < reader->facts.loop_count; loop++) {
    bool has_size = false;
    for (int i = 0; i < reader->facts.operand_count; i++)
      has_size |= cotile_map_position(reader->facts.map[i], loop) >= 0;
    if (!has_size) return false;
  }
  return true;
}

// The same, if the sizes of loops stay known.
static bool try_fold(reader_t *reader, int index) {
  reader_t before = *reader;
  if (!fold_operand(reader, index)) return false;
  if (has_loop_sizes(reader)) return true;
  *reader = before;
  return false;
}

static bool is_matrix_product(const reader_t *reader) {
  if (reader->cast_count > 0 || !cotile_op_is(reader->facts.op, "linalg.matmul")) return false;
  for (int i = 0; i < reader->facts.operand_count; i++)
    if (mlirAffineMapGetNumResults(reader->facts.map[i]) != 2) return false;
  return true;
}

static MlirOperation build_reader(reader_t *reader) {
  MlirOperation op = reader->facts.op;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (is_matrix_product(reader)) { // it keeps its name: its maps may be transposed
    MlirOperation copy = cotile_build_clone(&builder, op, reader->operands, type);
    mlirOperationSetAttributeByName(copy, cotile_str("indexing_maps"),
                                    cotile_maps_attribute(builder.context, 3, reader->facts.map));
    return copy;
  }
  MlirOperation generic =
      cotile_build_generic_like(&builder, op, reader->operands, reader->facts.map,
                                reader->facts.loop_count, reader->facts.iterator, type);
  for (int i = 0; i < reader->cast_count; i++)
    cotile_cast_input(generic, reader->casts[i].operand, reader->casts[i].cast);
  return generic;
}

static void fold_reader(MlirOperation op) {
  reader_t reader = {.cast_count = 0};
  cotile_structured_t *facts = &reader.facts;
  if (!cotile_structured_analyse(op, facts) || mlirOperationGetNumResults(op) != 1) return;
  cotile_structured_view_t view;
  if (cotile_is_view(facts, &view)) return; // its reader looks through it, or it must be computed
  bool changed = false;
  for (int i = 0; i < facts->operand_count; i++)
    reader.operands[i] = mlirOperationGetOperand(op, i);
  for (int i = 0; i < facts->input_count; i++)
    if (mlirAffineMapIsProjectedPermutation(facts->map[i])) changed |= try_fold(&reader, i);
  if (!changed) return;
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0),
                                mlirOperationGetResult(build_reader(&reader), 0));
  mlirOperationDestroy(op);
}

void cotile_fold_views(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    fold_reader(op);
  }
}
