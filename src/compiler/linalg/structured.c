// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/structured.h"

#include <string.h>

#include <mlir-c/AffineExpr.h>

#include "compiler/linalg/user_attributes.h"
#include "ir/query.h"

// A loop along which every result runs is parallel, also where it is called a reduction: each of
// its iterations writes elements of its own.
static void find_parallel(cotile_structured_t *out) {
  for (int loop = 0; loop < out->loop_count; loop++) {
    bool writes_own = out->input_count < out->operand_count;
    for (int i = out->input_count; i < out->operand_count; i++)
      writes_own &= cotile_map_position(out->map[i], loop) >= 0;
    if (writes_own) out->iterator[loop] = 'p';
  }
}

bool cotile_structured_analyse(MlirOperation op, cotile_structured_t *out) {
  *out = (cotile_structured_t){.op = op};
  intptr_t count = mlirOperationGetNumOperands(op);
  if (!cotile_op_is_dialect(op, "linalg") || count == 0 || count > COTILE_MAX_OPERANDS)
    return false;
  if (mlirOperationGetNumRegions(op) != 1 || !cotile_indexing_maps(op, out->map)) return false;
  out->loop_count = cotile_iterator_types(op, out->iterator, COTILE_MAX_LOOPS);
  out->operand_count = (int)count;
  out->input_count = (int)cotile_linalg_inputs(op);
  find_parallel(out);
  return out->loop_count >= 0;
}

bool cotile_is_elementwise(const cotile_structured_t *facts) {
  if (mlirOperationGetNumResults(facts->op) != 1) return false;
  for (int i = 0; i < facts->loop_count; i++)
    if (facts->iterator[i] != 'p') return false;
  if (!mlirAffineMapIsPermutation(facts->map[facts->operand_count - 1])) return false;
  for (int i = 0; i < facts->input_count; i++)
    if (cotile_is_ranked_tensor(mlirOperationGetOperand(facts->op, i)) &&
        !mlirAffineMapIsProjectedPermutation(facts->map[i]))
      return false;
  return true;
}

bool cotile_is_constant_fill(MlirOperation op) {
  return !mlirOperationIsNull(op) && cotile_op_is(op, "linalg.fill") &&
         mlirOperationGetNumResults(op) == 1 && cotile_is_constant(mlirOperationGetOperand(op, 0));
}

MlirOperation cotile_initialised_op(MlirOperation op) {
  const MlirOperation none = {NULL};
  if (mlirOperationGetNumResults(op) != 1) return none;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
  if (mlirOpOperandIsNull(use)) return none;
  MlirOperation reader = mlirOpOperandGetOwner(use);
  bool is_init = cotile_op_is_dialect(reader, "linalg") &&
                 mlirOpOperandGetOperandNumber(use) == cotile_linalg_inputs(reader) &&
                 mlirOperationGetNumResults(reader) == 1;
  return is_init ? reader : none;
}

bool cotile_is_like_contraction(MlirOperation op) {
  cotile_structured_t facts;
  if (!cotile_structured_analyse(op, &facts)) return false;
  for (int loop = 0; loop < facts.loop_count; loop++) {
    int readers = 0;
    for (int i = 0; i < facts.input_count; i++)
      readers += cotile_is_ranked_tensor(mlirOperationGetOperand(op, i)) &&
                 cotile_map_position(facts.map[i], loop) >= 0;
    if (facts.iterator[loop] == 'r' && readers > 1) return true;
  }
  return false;
}

bool cotile_reads_init(const cotile_structured_t *facts) {
  MlirBlock body = cotile_op_body(facts->op);
  intptr_t last = mlirBlockGetNumArguments(body) - 1;
  return last >= facts->input_count && cotile_use_count(mlirBlockGetArgument(body, last)) > 0;
}

bool cotile_has_plain_body(MlirOperation op) {
  for (MlirOperation at = mlirBlockGetFirstOperation(cotile_op_body(op)); !mlirOperationIsNull(at);
       at = mlirOperationGetNextInBlock(at))
    if (cotile_op_is(at, "linalg.index") || cotile_op_is_dialect(at, "tensor") ||
        mlirOperationGetNumRegions(at) > 0)
      return false;
  return true;
}

MlirAffineMap cotile_inverse_permutation(MlirAffineMap permutation) {
  intptr_t count = mlirAffineMapGetNumResults(permutation);
  unsigned positions[COTILE_MAX_LOOPS];
  for (intptr_t i = 0; i < count; i++)
    positions[i] = (unsigned)cotile_map_position(permutation, (int)i);
  return mlirAffineMapPermutationGet(mlirAffineMapGetContext(permutation), count, positions);
}

bool cotile_is_view(const cotile_structured_t *facts, cotile_structured_view_t *out_view) {
  if (facts->input_count != 1 || !cotile_is_elementwise(facts)) return false;
  if (!cotile_is_ranked_tensor(mlirOperationGetOperand(facts->op, 0))) return false;
  MlirBlock body = cotile_op_body(facts->op);
  MlirOperation terminator = cotile_block_terminator(body);
  if (mlirOperationGetNumOperands(terminator) != 1) return false;
  MlirValue value = mlirOperationGetOperand(terminator, 0);
  out_view->cast = cotile_defining_op(value);
  if (!mlirOperationIsNull(out_view->cast)) {
    if (!cotile_is_widening(out_view->cast)) return false;
    value = mlirOperationGetOperand(out_view->cast, 0);
  }
  if (!mlirValueEqual(value, mlirBlockGetArgument(body, 0))) return false;
  MlirAffineMap to_loops = cotile_inverse_permutation(facts->map[facts->operand_count - 1]);
  out_view->map = cotile_compose(facts->map[0], to_loops);
  return true;
}

void cotile_cast_input(MlirOperation generic, intptr_t index, MlirOperation cast) {
  MlirValue argument = mlirBlockGetArgument(cotile_op_body(generic), index);
  MlirOperation first = mlirBlockGetFirstOperation(cotile_op_body(generic));
  MlirOperation copy = mlirOperationClone(cast);
  mlirValueReplaceAllUsesOfWith(argument, mlirOperationGetResult(copy, 0));
  mlirValueSetType(argument, mlirValueGetType(mlirOperationGetOperand(cast, 0)));
  mlirOperationSetOperand(copy, 0, argument);
  mlirBlockInsertOwnedOperationBefore(cotile_op_body(generic), first, copy);
}

MlirAffineMap cotile_compose(MlirAffineMap outer, MlirAffineMap inner) {
  MlirContext context = mlirAffineMapGetContext(outer);
  MlirAffineExpr results[COTILE_MAX_LOOPS];
  intptr_t count = mlirAffineMapGetNumResults(outer);
  for (intptr_t i = 0; i < count; i++)
    results[i] = mlirAffineExprCompose(mlirAffineMapGetResult(outer, i), inner);
  return mlirAffineMapGet(context, mlirAffineMapGetNumDims(inner), 0, count, results);
}

MlirAttribute cotile_maps_attribute(MlirContext context, int count, const MlirAffineMap *maps) {
  MlirAttribute attributes[COTILE_MAX_OPERANDS + 1];
  for (int i = 0; i < count; i++) attributes[i] = mlirAffineMapAttrGet(maps[i]);
  return mlirArrayAttrGet(context, count, attributes);
}

static MlirAttribute iterators_attribute(MlirContext context, int count, const char *iterators) {
  MlirAttribute parallel = cotile_attribute(context, "#linalg.iterator_type<parallel>");
  MlirAttribute reduction = cotile_attribute(context, "#linalg.iterator_type<reduction>");
  MlirAttribute attributes[COTILE_MAX_LOOPS];
  for (int i = 0; i < count; i++) attributes[i] = iterators[i] == 'r' ? reduction : parallel;
  return mlirArrayAttrGet(context, count, attributes);
}

// What a linalg.generic is built from, but for its body.
typedef struct generic {
  int input_count, operand_count, loop_count;
  const MlirValue *operands;
  const MlirAffineMap *maps;
  const char *iterators;
  intptr_t result_count;
  const MlirType *results;
} generic_t;

// Consumes `body`.
static MlirOperation build_generic(cotile_builder_t *builder, const generic_t *generic,
                                   MlirRegion body) {
  MlirContext context = builder->context;
  int count = generic->operand_count;
  int32_t segments[] = {generic->input_count, count - generic->input_count};
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "indexing_maps", cotile_maps_attribute(context, count, generic->maps)),
      cotile_named(context, "iterator_types",
                   iterators_attribute(context, generic->loop_count, generic->iterators)),
      cotile_named(context, "operandSegmentSizes", mlirDenseI32ArrayGet(context, 2, segments)),
  };
  MlirOperationState state = mlirOperationStateGet(cotile_str("linalg.generic"), builder->location);
  mlirOperationStateAddResults(&state, generic->result_count, generic->results);
  mlirOperationStateAddOperands(&state, count, generic->operands);
  mlirOperationStateAddAttributes(&state, 3, attributes);
  mlirOperationStateAddOwnedRegions(&state, 1, &body);
  MlirOperation built = mlirOperationCreate(&state);
  cotile_builder_insert(builder, built);
  return built;
}

// With a copy of the body of `op` and what the user says of it.
static MlirOperation build_like(cotile_builder_t *builder, MlirOperation op,
                                const generic_t *generic) {
  MlirOperation copy = mlirOperationClone(op);
  MlirRegion body = mlirRegionCreate();
  mlirRegionTakeBody(body, mlirOperationGetRegion(copy, 0));
  mlirOperationDestroy(copy);
  MlirOperation built = build_generic(builder, generic, body);
  cotile_user_attributes_copy(op, built); // others go
  return built;
}

MlirOperation cotile_build_generic_like(cotile_builder_t *builder, MlirOperation op,
                                        const MlirValue *operands, const MlirAffineMap *maps,
                                        int loop_count, const char *iterators, MlirType result) {
  return build_like(builder, op,
                    &(generic_t){.input_count = (int)cotile_linalg_inputs(op),
                                 .operand_count = (int)mlirOperationGetNumOperands(op),
                                 .loop_count = loop_count,
                                 .operands = operands,
                                 .maps = maps,
                                 .iterators = iterators,
                                 .result_count = 1,
                                 .results = &result});
}

MlirOperation cotile_build_generic_with_input(cotile_builder_t *builder,
                                              const cotile_structured_t *facts, MlirValue input,
                                              MlirAffineMap map) {
  MlirValue operands[COTILE_MAX_OPERANDS + 1];
  MlirAffineMap maps[COTILE_MAX_OPERANDS + 1];
  MlirType results[COTILE_MAX_OPERANDS];
  int at = facts->input_count, count = facts->operand_count + 1;
  for (int i = 0; i < count; i++) {
    operands[i] = i == at ? input : mlirOperationGetOperand(facts->op, i < at ? i : i - 1);
    maps[i] = i == at ? map : facts->map[i < at ? i : i - 1];
  }
  for (int i = at + 1; i < count; i++) results[i - at - 1] = mlirValueGetType(operands[i]);
  MlirOperation built = build_like(builder, facts->op,
                                   &(generic_t){.input_count = at + 1,
                                                .operand_count = count,
                                                .loop_count = facts->loop_count,
                                                .operands = operands,
                                                .maps = maps,
                                                .iterators = facts->iterator,
                                                .result_count = count - at - 1,
                                                .results = results});
  mlirBlockInsertArgument(cotile_op_body(built), at, cotile_element_of(input), builder->location);
  return built;
}

MlirOperation cotile_build_empty_generic(cotile_builder_t *builder, int input_count,
                                         int operand_count, const MlirValue *operands,
                                         const MlirAffineMap *maps, int loop_count,
                                         const char *iterators) {
  MlirType results[COTILE_MAX_OPERANDS + 1];
  MlirRegion body = mlirRegionCreate();
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(body, block);
  for (int i = 0; i < operand_count; i++) {
    MlirType type = mlirValueGetType(operands[i]);
    if (i >= input_count) results[i - input_count] = type;
    mlirBlockAddArgument(block, mlirTypeIsAShaped(type) ? mlirShapedTypeGetElementType(type) : type,
                         builder->location);
  }
  return build_generic(builder,
                       &(generic_t){.input_count = input_count,
                                    .operand_count = operand_count,
                                    .loop_count = loop_count,
                                    .operands = operands,
                                    .maps = maps,
                                    .iterators = iterators,
                                    .result_count = operand_count - input_count,
                                    .results = results},
                       body);
}

MlirOperation cotile_build_elementwise(cotile_builder_t *builder, int operand_count,
                                       const MlirValue *operands, const MlirAffineMap *maps) {
  char iterators[COTILE_MAX_LOOPS];
  int loop_count = cotile_rank(operands[operand_count - 1]);
  for (int i = 0; i < loop_count; i++) iterators[i] = 'p';
  return cotile_build_empty_generic(builder, operand_count - 1, operand_count, operands, maps,
                                    loop_count, iterators);
}

// Puts the first argument of a block behind the second.
static void exchange_arguments(MlirBlock block) {
  MlirValue first = mlirBlockGetArgument(block, 0);
  MlirValue moved =
      mlirBlockInsertArgument(block, 2, mlirValueGetType(first), mlirValueGetLocation(first));
  mlirValueReplaceAllUsesOfWith(first, moved);
  mlirBlockEraseArgument(block, 0);
}

void cotile_contraction_settle(cotile_contraction_t *facts) {
  MlirOperation op = facts->op;
  cotile_builder_t builder = cotile_builder_before(op);
  char iterators[COTILE_MAX_LOOPS];
  for (int i = 0; i < facts->loop_count; i++)
    iterators[i] = facts->role[i] == COTILE_ROLE_K ? 'r' : 'p';
  MlirValue result = mlirOperationGetResult(op, 0);
  facts->op = cotile_build_generic_like(&builder, op, facts->operand, facts->map, facts->loop_count,
                                        iterators, mlirValueGetType(result));
  exchange_arguments(cotile_op_body(facts->op));
  facts->is_exchanged = false;
  mlirValueReplaceAllUsesOfWith(result, mlirOperationGetResult(facts->op, 0));
  mlirOperationDestroy(op);
}

MlirOperation cotile_build_clone(cotile_builder_t *builder, MlirOperation op,
                                 const MlirValue *operands, MlirType result) {
  MlirOperation copy = mlirOperationClone(op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    mlirOperationSetOperand(copy, i, operands[i]);
  mlirValueSetType(mlirOperationGetResult(copy, 0), result);
  cotile_builder_insert(builder, copy);
  return copy;
}
