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
    if (cotile_op_is(at, "linalg.index") || mlirOperationGetNumRegions(at) > 0) return false;
  return true;
}

// Loop -> position in the permutation `map`: the affine map from result indices to loops.
static MlirAffineMap inverse(MlirContext context, MlirAffineMap map) {
  intptr_t count = mlirAffineMapGetNumResults(map);
  unsigned positions[COTILE_MAX_LOOPS];
  for (intptr_t i = 0; i < count; i++) positions[i] = (unsigned)cotile_map_position(map, (int)i);
  return mlirAffineMapPermutationGet(context, count, positions);
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
  MlirContext context = mlirOperationGetContext(facts->op);
  MlirAffineMap to_loops = inverse(context, facts->map[facts->operand_count - 1]);
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
  MlirAttribute attributes[COTILE_MAX_OPERANDS];
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

// Consumes `region`.
static MlirOperation build_generic(cotile_builder_t *builder, int operand_count, int input_count,
                                   const MlirValue *operands, const MlirAffineMap *maps,
                                   int loop_count, const char *iterators, MlirType result,
                                   MlirRegion region) {
  MlirContext context = builder->context;
  int32_t segments[] = {input_count, operand_count - input_count};
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "indexing_maps", cotile_maps_attribute(context, operand_count, maps)),
      cotile_named(context, "iterator_types", iterators_attribute(context, loop_count, iterators)),
      cotile_named(context, "operandSegmentSizes", mlirDenseI32ArrayGet(context, 2, segments)),
  };
  MlirOperationState state = mlirOperationStateGet(cotile_str("linalg.generic"), builder->location);
  mlirOperationStateAddResults(&state, 1, &result);
  mlirOperationStateAddOperands(&state, operand_count, operands);
  mlirOperationStateAddAttributes(&state, 3, attributes);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  MlirOperation generic = mlirOperationCreate(&state);
  cotile_builder_insert(builder, generic);
  return generic;
}

MlirOperation cotile_build_generic_like(cotile_builder_t *builder, MlirOperation op,
                                        const MlirValue *operands, const MlirAffineMap *maps,
                                        int loop_count, const char *iterators, MlirType result) {
  MlirOperation copy = mlirOperationClone(op);
  MlirRegion region = mlirRegionCreate();
  mlirRegionTakeBody(region, mlirOperationGetRegion(copy, 0));
  mlirOperationDestroy(copy);
  MlirOperation generic =
      build_generic(builder, (int)mlirOperationGetNumOperands(op), (int)cotile_linalg_inputs(op),
                    operands, maps, loop_count, iterators, result, region);
  cotile_user_attributes_copy(op, generic); // others go
  return generic;
}

MlirOperation cotile_build_elementwise(cotile_builder_t *builder, int operand_count,
                                       const MlirValue *operands, const MlirAffineMap *maps) {
  char iterators[COTILE_MAX_LOOPS];
  MlirType types[COTILE_MAX_OPERANDS];
  MlirLocation locations[COTILE_MAX_OPERANDS];
  MlirRegion region = mlirRegionCreate();
  for (int i = 0; i < operand_count; i++) {
    types[i] = cotile_element_of(operands[i]);
    locations[i] = builder->location;
  }
  mlirRegionAppendOwnedBlock(region, mlirBlockCreate(operand_count, types, locations));
  MlirValue out = operands[operand_count - 1];
  int loop_count = cotile_rank(out);
  for (int i = 0; i < loop_count; i++) iterators[i] = 'p';
  return build_generic(builder, operand_count, operand_count - 1, operands, maps, loop_count,
                       iterators, mlirValueGetType(out), region);
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
