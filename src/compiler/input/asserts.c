// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cf.assert in the body of a linalg op. Kernels cannot fail, so what the conditions need of the
// body becomes an op of its own, which finds the largest number of an assertion that any element
// violates, 0 for none; flow.assert ends the call on it. The op itself goes on without: what is
// computed from elements that violate an assertion is never seen.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/extras.h"
#include "ir/query.h"

typedef struct finder {
  cotile_structured_t facts; // of the op
  cotile_builder_t builder;  // in front of it
  MlirOperation copy;        // whose body is taken apart
  bool is_kept[COTILE_MAX_OPERANDS];
  int loop_count, new_loop[COTILE_MAX_LOOPS]; // -1: the conditions do not depend on it
  MlirType i32;
} finder_t;

static MlirOperation next_assert(MlirOperation op) {
  while (!mlirOperationIsNull(op) && !cotile_op_is(op, "cf.assert"))
    op = mlirOperationGetNextInBlock(op);
  return op;
}

static MlirOperation first_assert(MlirOperation op) {
  return next_assert(mlirBlockGetFirstOperation(cotile_op_body(op)));
}

static MlirValue build_number(finder_t *finder, cotile_builder_t *builder, int64_t value) {
  MlirNamedAttribute attribute =
      cotile_named(builder->context, "value", mlirIntegerAttrGet(finder->i32, value));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                .result_count = 1,
                                                .results = &finder->i32,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

// --- The conditions ---

// At the end of the copy's body: the number of the last assertion that is violated. Its assertions
// and its terminator go.
static MlirValue build_code(finder_t *finder) {
  MlirBlock body = cotile_op_body(finder->copy);
  MlirOperation terminator = cotile_block_terminator(body), next;
  cotile_builder_t builder = cotile_builder_before(terminator);
  MlirValue code = build_number(finder, &builder, 0);
  int64_t number = 0;
  for (MlirOperation op = first_assert(finder->copy); !mlirOperationIsNull(op); op = next) {
    next = next_assert(mlirOperationGetNextInBlock(op));
    MlirValue violated = build_number(finder, &builder, ++number);
    code = cotile_build_value(&builder, "arith.select", finder->i32,
                              COTILE_VALUES(mlirOperationGetOperand(op, 0), code, violated), NULL);
    mlirOperationDestroy(op);
  }
  mlirOperationDestroy(terminator);
  return code;
}

static bool has_uses(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    if (cotile_use_count(mlirOperationGetResult(op, i)) > 0) return true;
  return false;
}

// Takes away what the code does not depend on.
static void drop_dead_ops(finder_t *finder, MlirOperation code) {
  MlirBlock body = cotile_op_body(finder->copy);
  for (bool changed = true; changed;) {
    MlirOperation next;
    changed = false;
    for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op); op = next) {
      next = mlirOperationGetNextInBlock(op);
      if (mlirOperationEqual(op, code) || has_uses(op) || !cotile_extras_is_memory_effect_free(op))
        continue;
      mlirOperationDestroy(op);
      changed = true;
    }
  }
}

// --- Loops ---

static void keep_operands(finder_t *finder) {
  for (int i = 0; i < finder->facts.operand_count; i++)
    finder->is_kept[i] =
        cotile_use_count(mlirBlockGetArgument(cotile_op_body(finder->copy), i)) > 0;
}

static MlirWalkResult mark_index(MlirOperation op, void *user) {
  int64_t loop;
  if (cotile_op_is(op, "linalg.index") && cotile_op_integer(op, "dim", &loop))
    ((bool *)user)[loop] = true;
  return MlirWalkResultAdvance;
}

// The loops that the code depends on; false if the size of one is not that of a kept operand's
// dimension.
static bool find_loops(const finder_t *finder, bool *out_needed) {
  const cotile_structured_t *facts = &finder->facts;
  bool has_size[COTILE_MAX_LOOPS] = {false}, known = true, any = false;
  mlirOperationWalk(finder->copy, mark_index, out_needed, MlirWalkPreOrder);
  for (int i = 0; i < facts->operand_count; i++)
    for (int d = 0; finder->is_kept[i] && d < mlirAffineMapGetNumResults(facts->map[i]); d++) {
      MlirAffineExpr at = mlirAffineMapGetResult(facts->map[i], d);
      for (int loop = 0; loop < facts->loop_count; loop++)
        out_needed[loop] |= mlirAffineExprIsFunctionOfDim(at, loop);
      if (mlirAffineExprIsADim(at)) has_size[mlirAffineDimExprGetPosition(at)] = true;
    }
  for (int loop = 0; loop < facts->loop_count; loop++) {
    known &= has_size[loop] || !out_needed[loop];
    any |= out_needed[loop];
  }
  return known && any;
}

static void choose_loops(finder_t *finder) {
  bool needed[COTILE_MAX_LOOPS] = {false};
  bool is_part = find_loops(finder, needed);
  for (int i = 0; i < finder->facts.operand_count && !is_part; i++)
    finder->is_kept[i] = true; // all give sizes
  for (int loop = 0; loop < finder->facts.loop_count; loop++)
    finder->new_loop[loop] = is_part && !needed[loop] ? -1 : finder->loop_count++;
}

static MlirWalkResult renumber_index(MlirOperation op, void *user) {
  const finder_t *finder = user;
  int64_t loop;
  if (!cotile_op_is(op, "linalg.index") || !cotile_op_integer(op, "dim", &loop))
    return MlirWalkResultAdvance;
  MlirType i64 = mlirIntegerTypeGet(mlirOperationGetContext(op), 64);
  mlirOperationSetAttributeByName(op, cotile_str("dim"),
                                  mlirIntegerAttrGet(i64, finder->new_loop[loop]));
  return MlirWalkResultAdvance;
}

static MlirAffineMap renumbered(const finder_t *finder, MlirAffineMap map) {
  MlirContext context = finder->builder.context;
  MlirAffineExpr loops[COTILE_MAX_LOOPS];
  for (int loop = 0; loop < finder->facts.loop_count; loop++)
    loops[loop] = finder->new_loop[loop] < 0
                      ? mlirAffineConstantExprGet(context, 0)
                      : mlirAffineDimExprGet(context, finder->new_loop[loop]);
  return cotile_compose(
      map, mlirAffineMapGet(context, finder->loop_count, 0, finder->facts.loop_count, loops));
}

// --- The op that finds ---

static MlirValue build_zero(finder_t *finder) {
  MlirType type = mlirRankedTensorTypeGet(0, NULL, finder->i32, mlirAttributeGetNull());
  MlirValue empty = cotile_build_value(&finder->builder, "tensor.empty", type, 0, NULL, NULL);
  MlirValue zero = build_number(finder, &finder->builder, 0);
  return mlirOperationGetResult(cotile_build_fill(&finder->builder, zero, empty), 0);
}

// The kept operands as inputs.
static MlirOperation build_op(finder_t *finder) {
  MlirValue operands[COTILE_MAX_OPERANDS + 1];
  MlirAffineMap maps[COTILE_MAX_OPERANDS + 1];
  char iterators[COTILE_MAX_LOOPS];
  MlirContext context = finder->builder.context;
  int count = 0;
  for (int i = 0; i < finder->facts.operand_count; i++)
    if (finder->is_kept[i]) {
      operands[count] = mlirOperationGetOperand(finder->facts.op, i);
      maps[count++] = renumbered(finder, finder->facts.map[i]);
    }
  for (int loop = 0; loop < finder->loop_count; loop++) iterators[loop] = 'r';
  operands[count] = build_zero(finder);
  maps[count] = mlirAffineMapGet(context, finder->loop_count, 0, 0, NULL);
  return cotile_build_empty_generic(&finder->builder, count, count + 1, operands, maps,
                                    finder->loop_count, iterators);
}

static void move_body(finder_t *finder, MlirOperation op, MlirValue code) {
  MlirBlock from = cotile_op_body(finder->copy), to = cotile_op_body(op);
  int count = 0;
  for (int i = 0; i < finder->facts.operand_count; i++)
    if (finder->is_kept[i])
      mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(from, i),
                                    mlirBlockGetArgument(to, count++));
  MlirOperation next;
  for (MlirOperation moved = mlirBlockGetFirstOperation(from); !mlirOperationIsNull(moved);
       moved = next) {
    next = mlirOperationGetNextInBlock(moved);
    mlirOperationRemoveFromParent(moved);
    mlirBlockAppendOwnedOperation(to, moved);
  }
  cotile_builder_t builder = cotile_builder_at_end(finder->builder.context, to);
  builder.location = finder->builder.location;
  MlirValue found = mlirBlockGetArgument(to, count);
  MlirValue most =
      cotile_build_value(&builder, "arith.maxsi", finder->i32, COTILE_VALUES(code, found), NULL);
  cotile_build_effect(&builder, "linalg.yield", 1, &most, NULL);
  mlirOperationWalk(op, renumber_index, finder, MlirWalkPreOrder);
}

// One flow.assert for each assertion, which goes.
static void assert_found(finder_t *finder, MlirValue found) {
  cotile_builder_t *builder = &finder->builder;
  MlirType i64 = mlirIntegerTypeGet(builder->context, 64);
  MlirOperation next;
  int64_t number = 0;
  for (MlirOperation op = first_assert(finder->facts.op); !mlirOperationIsNull(op); op = next) {
    next = next_assert(mlirOperationGetNextInBlock(op));
    builder->location = mlirOperationGetLocation(op);
    MlirNamedAttribute attributes[] = {
        cotile_named(builder->context, "number", mlirIntegerAttrGet(i64, ++number)),
        cotile_named(builder->context, "message", cotile_op_attribute(op, "msg")),
    };
    cotile_build(builder, &(cotile_op_spec_t){.name = "flow.assert",
                                              .operand_count = 1,
                                              .operands = &found,
                                              .attribute_count = 2,
                                              .attributes = attributes});
    mlirOperationDestroy(op);
  }
}

static void move_asserts(MlirOperation op) {
  finder_t finder = {.builder = cotile_builder_before(op), .copy = mlirOperationClone(op)};
  finder.i32 = mlirIntegerTypeGet(finder.builder.context, 32);
  (void)cotile_structured_analyse(op, &finder.facts); // checked before
  MlirValue code = build_code(&finder);
  drop_dead_ops(&finder, cotile_defining_op(code));
  keep_operands(&finder);
  choose_loops(&finder);
  MlirOperation built = build_op(&finder);
  move_body(&finder, built, code);
  mlirOperationDestroy(finder.copy);
  assert_found(&finder, mlirOperationGetResult(built, 0));
}

void cotile_move_asserts(MlirOperation function) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    cotile_structured_t facts;
    if (cotile_structured_analyse(op, &facts) && mlirOperationGetNumResults(op) > 0 &&
        !mlirOperationIsNull(first_assert(op)))
      move_asserts(op);
  }
}
