// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An initial value is added as it is found: a constant zero not at all; a value that the dispatch
// gets, or another constant, in place; a tensor of fewer dimensions that is spread over the result,
// such as a bias, from where it is. A member with any other initial value stays as it is.
#include "compiler/schedule/shared_products.h"

#include "compiler/linalg/structured.h"
#include "compiler/schedule/constants.h"
#include "compiler/schedule/plan.h"
#include "ir/query.h"

bool cotile_is_same_product(const cotile_contraction_t *a, const cotile_contraction_t *b) {
  for (int i = 0; i < 3; i++) {
    if (!mlirAffineMapEqual(a->map[i], b->map[i]) || !mlirTypeEqual(a->element[i], b->element[i]))
      return false;
    if (i == COTILE_OUT) continue;
    if (!mlirValueEqual(a->operand[i], b->operand[i]) || a->is_unsigned[i] != b->is_unsigned[i])
      return false;
  }
  return a->is_float == b->is_float;
}

typedef enum start_kind { START_ZERO, START_IN_PLACE, START_SPREAD, START_OTHER } start_kind_t;

typedef struct start {
  start_kind_t kind;
  MlirValue destination; // what the member computes into, without its value
  MlirValue source;      // START_SPREAD: what is added, by `map` from the result's dimensions
  MlirAffineMap map;
} start_t;

static MlirAttribute filled_number(MlirOperation fill) {
  return cotile_op_attribute(cotile_defining_op(mlirOperationGetOperand(fill, 0)), "value");
}

static start_t start_of(const cotile_contraction_t *member) {
  cotile_structured_t facts;
  cotile_structured_view_t view;
  MlirValue init = member->operand[COTILE_OUT];
  MlirOperation op = cotile_defining_op(init);
  if (mlirOperationIsNull(op)) return (start_t){.kind = START_IN_PLACE, .destination = init};
  if (cotile_op_is(op, "linalg.fill"))
    return (start_t){.kind = cotile_is_zero(filled_number(op)) ? START_ZERO : START_IN_PLACE,
                     .destination = mlirOperationGetOperand(op, 1)};
  if (!cotile_structured_analyse(op, &facts) || !cotile_is_view(&facts, &view) ||
      !mlirOperationIsNull(view.cast))
    return (start_t){.kind = START_OTHER};
  return (start_t){START_SPREAD, mlirOperationGetOperand(op, facts.input_count),
                   mlirOperationGetOperand(op, 0), view.map};
}

// --- Rewriting ---

static void put_sum(MlirOperation generic, bool is_float) {
  MlirBlock body = cotile_op_body(generic);
  cotile_builder_t inside = cotile_builder_at_end(mlirOperationGetContext(generic), body);
  inside.location = mlirOperationGetLocation(generic);
  MlirValue a = mlirBlockGetArgument(body, 0), b = mlirBlockGetArgument(body, 1);
  MlirValue sum = cotile_build_value(&inside, is_float ? "arith.addf" : "arith.addi",
                                     mlirValueGetType(a), COTILE_VALUES(a, b), NULL);
  cotile_build_effect(&inside, "linalg.yield", 1, &sum, NULL);
}

// What the member computed, from the product.
static MlirValue finish(const cotile_contraction_t *member, const start_t *start,
                        MlirValue product) {
  if (start->kind == START_ZERO) return product;
  cotile_builder_t builder = cotile_builder_before(member->op);
  builder.location = mlirOperationGetLocation(member->op);
  MlirAffineMap each =
      mlirAffineMapMultiDimIdentityGet(builder.context, cotile_rank(start->destination));
  MlirValue in_place[] = {product, member->operand[COTILE_OUT]};
  MlirValue spread[] = {product, start->source, start->destination};
  MlirAffineMap maps[] = {each, start->map, each}, in_place_maps[] = {each, each};
  MlirOperation sum = start->kind == START_SPREAD
                          ? cotile_build_elementwise(&builder, 3, spread, maps)
                          : cotile_build_elementwise(&builder, 2, in_place, in_place_maps);
  put_sum(sum, member->is_float);
  return mlirOperationGetResult(sum, 0);
}

// The product from zero, in front of the first member; into `destination`.
static MlirValue build_product(const cotile_contraction_t *first, MlirValue destination) {
  cotile_builder_t builder = cotile_builder_before(first->op);
  builder.location = mlirOperationGetLocation(first->op);
  MlirType element = first->element[COTILE_OUT];
  MlirNamedAttribute value = cotile_named(builder.context, "value", cotile_zero_of(element));
  MlirOperation zero = cotile_build(&builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                                  .result_count = 1,
                                                                  .results = &element,
                                                                  .attribute_count = 1,
                                                                  .attributes = &value});
  MlirOperation fill = cotile_build_fill(&builder, mlirOperationGetResult(zero, 0), destination);
  MlirValue operands[] = {first->operand[COTILE_LHS], first->operand[COTILE_RHS],
                          mlirOperationGetResult(fill, 0)};
  return mlirOperationGetResult(
      cotile_build_clone(&builder, first->op, operands, mlirValueGetType(operands[COTILE_OUT])), 0);
}

static void remove_member(const cotile_contraction_t *member, MlirValue with) {
  MlirOperation init = cotile_defining_op(member->operand[COTILE_OUT]);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(member->op, 0), with);
  mlirOperationDestroy(member->op);
  if (!mlirOperationIsNull(init) && cotile_use_count(mlirOperationGetResult(init, 0)) == 0)
    mlirOperationDestroy(init);
}

// The members in `with`, two or more, the first of them among these.
static void share(const cotile_contraction_t *members, int count, const start_t *starts,
                  const bool *with) {
  MlirValue product = {NULL}, destination = {NULL};
  int first = -1;
  for (int i = count - 1; i >= 0; i--) {
    if (!with[i]) continue;
    first = i;
    // One that starts from zero is the product itself, which is then computed into its result.
    if (starts[i].kind == START_ZERO && mlirValueIsABlockArgument(starts[i].destination))
      destination = starts[i].destination;
  }
  if (mlirValueIsNull(destination)) destination = starts[first].destination;
  product = build_product(&members[first], destination);
  for (int i = first; i < count; i++)
    if (with[i]) remove_member(&members[i], finish(&members[i], &starts[i], product));
}

void cotile_share_products(const cotile_contraction_t *members, int count) {
  start_t starts[COTILE_MAX_GROUP];
  bool is_done[COTILE_MAX_GROUP] = {false};
  for (int i = 0; i < count; i++) starts[i] = start_of(&members[i]);
  for (int i = 0; i < count; i++) {
    bool with[COTILE_MAX_GROUP] = {false};
    int found = 0;
    for (int j = i; j < count; j++) {
      with[j] = !is_done[j] && starts[j].kind != START_OTHER &&
                cotile_is_same_product(&members[i], &members[j]);
      is_done[j] |= with[j];
      found += with[j];
    }
    if (found > 1) share(members, count, starts, with);
  }
}
