// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op that reads the transposed result of a product (heads in front of rows, say) is
// computed on the result itself, and what it computes is transposed: so it stays next to the
// product, whose kernel then computes it, and the transposition is how a result of the kernel lies.
//
// The rule: an op moves if it becomes part of the product's kernel, else it stays. That is, what it
// reads is, behind any transpositions and reshapes, the result of a product that is tiled, or of
// what follows one element by element; every other operand is known in front of the product and its
// siblings, or follows a product and is transposed and reshaped likewise; no more results meet in
// the op than a kernel combines; and each operand can be read in the other order as it lies: a
// number, a splat, a tensor of which a view has the product's rows and columns. Nothing is
// materialised or computed twice, and no launch is added. An op that reads a result of a product as
// it lies, or in two orders, stays with that. Its body reads no index, and not what it overwrites.
// It stays, too, if something that stays reads the transposed result, as a rotary embedding reads
// the whole and the halves of each head: the kernel would store both.
#include <string.h>

#include "base/arena.h"
#include "compiler/input/input.h"
#include "compiler/input/sink_collapses.h"
#include "compiler/input/sink_expansions.h"
#include "compiler/linalg/dependence.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/load_time.h"
#include "compiler/linalg/transposition.h"
#include "compiler/schedule/plan.h"
#include "ir/query.h"
#include "ir/reshape.h"

// --- What follows a product ---

// An op whose result a kernel of `product` has, tile by tile; the product itself, too.
typedef struct follower {
  MlirOperation op, product;
  int met_count; // products of which the op needs results, that may be in one kernel with `product`
  MlirOperation met[COTILE_MAX_MEETING];
} follower_t;

typedef struct followers {
  cotile_arena_t arena;
  int count, capacity;
  follower_t *items; // in the order of the block
} followers_t;

static void add_follower(followers_t *followers, const follower_t *follower) {
  if (followers->count == followers->capacity) {
    int capacity = followers->capacity ? 2 * followers->capacity : 64;
    follower_t *items = COTILE_ARENA_NEW(&followers->arena, capacity, follower_t);
    for (int i = 0; i < followers->count; i++) items[i] = followers->items[i];
    followers->items = items;
    followers->capacity = capacity;
  }
  followers->items[followers->count++] = *follower;
}

// What defines a value; null if it follows no product.
static const follower_t *find_follower(const followers_t *followers, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  int begin = 0, end = followers->count;
  while (begin < end && !mlirOperationIsNull(op)) {
    int middle = begin + (end - begin) / 2;
    const follower_t *other = &followers->items[middle];
    if (mlirOperationEqual(other->op, op)) return other;
    if (mlirOperationIsBeforeInBlock(other->op, op))
      begin = middle + 1;
    else
      end = middle;
  }
  return NULL;
}

// Products that read one tensor may be in one kernel.
static bool may_be_together(MlirOperation a, MlirOperation b) {
  for (intptr_t i = 0; i < 2; i++)
    for (intptr_t j = 0; j < 2; j++)
      if (mlirValueEqual(mlirOperationGetOperand(a, i), mlirOperationGetOperand(b, j))) return true;
  return false;
}

// Adds the products that another op needs results of; false if they are too many for one kernel.
static bool meet(follower_t *follower, const follower_t *other) {
  for (int i = 0; i < other->met_count; i++) {
    MlirOperation product = other->met[i];
    bool is_known = !may_be_together(follower->product, product);
    for (int j = 0; j < follower->met_count; j++)
      is_known |= mlirOperationEqual(follower->met[j], product);
    if (is_known) continue;
    if (follower->met_count == COTILE_MAX_MEETING) return false;
    follower->met[follower->met_count++] = product;
  }
  return true;
}

// --- Ways from an operand to what it is a view of ---

// One of both: a tensor.expand_shape or tensor.collapse_shape, or a permutation from dimensions of
// what is read to those of what it is read from.
typedef struct step {
  MlirOperation reshape;
  MlirAffineMap order;
  int64_t sizes[COTILE_MAX_RANK]; // static sizes of what is read, -1 where it is dynamic
} step_t;

enum { MOST_STEPS = 8 };

typedef struct way {
  MlirValue source;
  int count;
  step_t steps[MOST_STEPS];
} way_t;

static bool is_order(const step_t *step) { return mlirOperationIsNull(step->reshape); }
static bool is_expansion(MlirOperation op) { return cotile_op_is(op, "tensor.expand_shape"); }
static bool is_reassociation(MlirOperation op) {
  return is_expansion(op) || cotile_op_is(op, "tensor.collapse_shape");
}

static bool add_step(way_t *way, step_t step) {
  if (is_order(&step) && mlirAffineMapIsIdentity(step.order)) return true;
  if (way->count == MOST_STEPS) return false;
  way->steps[way->count++] = step;
  return true;
}

// Where a value comes from that is read by `map`; false if not by every loop, or by too many steps.
static bool find_way(MlirValue value, MlirAffineMap map, way_t *out) {
  *out = (way_t){.count = 0};
  if (!cotile_is_ranked_tensor(value) || !mlirAffineMapIsPermutation(map)) return false;
  for (MlirOperation op = cotile_defining_op(value); !mlirOperationIsNull(op);
       op = cotile_defining_op(value)) {
    MlirAffineMap own;
    if (cotile_is_transposition(op, &own)) {
      map = cotile_compose(own, map);
    } else if (is_reassociation(op)) {
      int rank = cotile_rank(mlirOperationGetOperand(op, 0));
      if (!add_step(out, (step_t){.order = map}) || !add_step(out, (step_t){.reshape = op}))
        return false;
      map = mlirAffineMapMultiDimIdentityGet(mlirAffineMapGetContext(map), rank);
    } else {
      break;
    }
    value = mlirOperationGetOperand(op, 0);
  }
  out->source = value;
  return add_step(out, (step_t){.order = map});
}

static bool same_step(const step_t *a, const step_t *b) {
  if (is_order(a) || is_order(b))
    return is_order(a) && is_order(b) && mlirAffineMapEqual(a->order, b->order);
  if (is_expansion(a->reshape) != is_expansion(b->reshape)) return false;
  if (!is_expansion(a->reshape)) return cotile_collapse_alike(a->reshape, b->reshape);
  cotile_reassociation_t p = cotile_reassociation_of(a->reshape);
  cotile_reassociation_t q = cotile_reassociation_of(b->reshape);
  return cotile_reassociation_equal(&p, &q);
}

static bool same_steps(const way_t *a, const way_t *b) {
  for (int i = 0; i < a->count && i < b->count; i++)
    if (!same_step(&a->steps[i], &b->steps[i])) return false;
  return a->count == b->count;
}

static bool follow_step(const step_t *step, MlirAffineMap *inout_map) {
  cotile_reassociation_t own, groups;
  if (is_order(step)) {
    *inout_map = cotile_compose(*inout_map, cotile_inverse_permutation(step->order));
    return true;
  }
  groups = cotile_reassociation_of(step->reshape);
  if (groups.count == 0) return false;
  return is_expansion(step->reshape)
             ? cotile_collapse_map(*inout_map, step->sizes, &groups, &own, inout_map)
             : cotile_split_map(*inout_map, &groups, &own, inout_map);
}

// The map of another operand once the op is moved along the way; false if it cannot be.
static bool follow(const way_t *way, MlirAffineMap *inout_map) {
  for (int i = 0; i < way->count; i++)
    if (!follow_step(&way->steps[i], inout_map)) return false;
  return true;
}

static void static_sizes(MlirType type, int64_t *out_sizes) {
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    out_sizes[d] = cotile_static_dim(type, d);
}

static bool has_sizes(MlirType type, const int64_t *sizes) {
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (sizes[d] != cotile_static_dim(type, d)) return false;
  return true;
}

// Fills in the sizes of the steps for an op whose loops are the dimensions of its result; false if
// they are not the ones of a reshape.
static bool find_sizes(const cotile_structured_t *facts, way_t *way) {
  int64_t sizes[COTILE_MAX_LOOPS] = {0};
  cotile_loop_sizes(facts, sizes);
  for (int i = 0; i < way->count; i++) {
    step_t *step = &way->steps[i];
    memcpy(step->sizes, sizes, sizeof step->sizes);
    if (is_order(step)) {
      for (int d = 0; d < mlirAffineMapGetNumResults(step->order); d++)
        sizes[d] = step->sizes[cotile_map_loop(step->order, d)];
    } else {
      if (!has_sizes(mlirValueGetType(mlirOperationGetResult(step->reshape, 0)), sizes))
        return false;
      static_sizes(mlirValueGetType(mlirOperationGetOperand(step->reshape, 0)), sizes);
    }
  }
  return true;
}

// --- Which ops move ---

// Loops become the dimensions of the result.
static void order_loops(cotile_structured_t *facts) {
  MlirAffineMap order = cotile_inverse_permutation(facts->map[facts->operand_count - 1]);
  for (int i = 0; i < facts->operand_count; i++)
    facts->map[i] = cotile_compose(facts->map[i], order);
}

// An op that is to be moved, or stays where it is: the way has no steps then.
typedef struct candidate {
  const followers_t *followers;
  const cotile_structured_t *facts;
  cotile_contraction_t product;
  cotile_arena_t arena;
  cotile_ops_t siblings; // and the product itself, if asked for: what may be in one kernel with it
  way_t way;
  follower_t follower;
} candidate_t;

static void find_siblings(candidate_t *candidate) {
  MlirOperation product = candidate->product.op;
  cotile_ops_append(&candidate->siblings, &candidate->arena, product);
  for (int i = COTILE_LHS; i <= COTILE_RHS; i++) {
    MlirValue operand = candidate->product.operand[i];
    if (cotile_is_load_time(operand)) continue;
    for (MlirOpOperand use = mlirValueGetFirstUse(operand); !mlirOpOperandIsNull(use);
         use = mlirOpOperandGetNextUse(use)) {
      cotile_contraction_t other;
      MlirOperation op = mlirOpOperandGetOwner(use);
      if (mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(product)) &&
          cotile_is_tiled(op, &other) && !cotile_ops_hold(&candidate->siblings, op))
        cotile_ops_append(&candidate->siblings, &candidate->arena, op);
    }
  }
}

// True if a value is known in front of the product and its siblings.
static bool is_known(candidate_t *candidate, MlirValue value) {
  if (mlirValueIsABlockArgument(cotile_source_of_reshapes(value))) return true;
  if (candidate->siblings.count == 0) find_siblings(candidate);
  return cotile_can_hoist(value, candidate->siblings.items[0], &candidate->siblings);
}

// True if the kernel can read an operand that is no result of it, by a map of the op as it is.
static bool can_read_other(candidate_t *candidate, MlirValue operand, MlirAffineMap map) {
  const cotile_contraction_t *product = &candidate->product;
  MlirAffineMap result = mlirAffineMapMultiDimIdentityGet(
      mlirAffineMapGetContext(map), mlirAffineMapGetNumResults(product->map[COTILE_OUT]));
  return follow(&candidate->way, &map) && cotile_reads_folded_rows(product, result, map) &&
         is_known(candidate, operand);
}

// The same for the result `own.source` of what follows a product.
static bool can_read_result(candidate_t *candidate, const way_t *own, const follower_t *other) {
  MlirOperation product = candidate->product.op;
  const cotile_ops_t ops = {.count = 1, .items = &product};
  return same_steps(&candidate->way, own) && meet(&candidate->follower, other) &&
         (mlirOperationEqual(other->product, product) ||
          cotile_can_hoist(own->source, product, &ops));
}

static bool can_read(candidate_t *candidate, int index) {
  MlirAffineMap map = candidate->facts->map[index];
  MlirValue operand =
      cotile_splat_as_number(mlirOperationGetOperand(candidate->facts->op, index), &map);
  const follower_t *other = NULL;
  way_t own;
  if (!cotile_is_ranked_tensor(operand)) return true;
  if (find_way(operand, map, &own)) other = find_follower(candidate->followers, own.source);
  return other ? can_read_result(candidate, &own, other) : can_read_other(candidate, operand, map);
}

static bool may_move(MlirOperation reader) {
  cotile_structured_t facts;
  return cotile_op_is(reader, "func.return") || cotile_op_is(reader, "tensor.dim") ||
         is_reassociation(reader) || cotile_is_computed_by_element(reader, &facts);
}

// True if nothing that stays reads the value, or what it is a view of.
static bool may_all_move(MlirValue value, MlirValue source) {
  for (; !mlirValueEqual(value, source);
       value = mlirOperationGetOperand(cotile_defining_op(value), 0))
    for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
         use = mlirOpOperandGetNextUse(use))
      if (!may_move(mlirOpOperandGetOwner(use))) return false;
  return true;
}

// True if the op becomes part of the kernel of the product that input `index` leads to.
static bool leads_to_kernel(candidate_t *candidate, int index) {
  const cotile_structured_t *facts = candidate->facts;
  MlirValue value = mlirOperationGetOperand(facts->op, index);
  if (!find_way(value, facts->map[index], &candidate->way)) return false;
  const follower_t *source = find_follower(candidate->followers, candidate->way.source);
  if (!source || !may_all_move(value, candidate->way.source) ||
      !cotile_is_tiled(source->product, &candidate->product) || !find_sizes(facts, &candidate->way))
    return false;
  candidate->follower = *source;
  bool can_read_all = true;
  cotile_arena_init(&candidate->arena);
  for (int i = 0; i < facts->input_count && can_read_all; i++)
    can_read_all = can_read(candidate, i);
  cotile_arena_deinit(&candidate->arena);
  return can_read_all;
}

// --- Moving them ---

// Passes by transpositions behind which the value would be read as it lies.
static MlirValue look_through(MlirValue value, MlirAffineMap *inout_map) {
  MlirValue found = value;
  MlirAffineMap map = *inout_map, own;
  while (cotile_is_transposition(cotile_defining_op(value), &own)) {
    map = cotile_compose(own, map);
    value = mlirOperationGetOperand(cotile_defining_op(value), 0);
    if (!mlirAffineMapIsIdentity(map)) continue;
    found = value;
    *inout_map = map;
  }
  return found;
}

// Computes the op by loops in another order, in which its result lies; the result is transposed.
static MlirOperation sink(const cotile_structured_t *facts, MlirAffineMap order) {
  cotile_builder_t builder = cotile_builder_before(facts->op);
  MlirValue operands[COTILE_MAX_OPERANDS], result = mlirOperationGetResult(facts->op, 0);
  MlirAffineMap maps[COTILE_MAX_OPERANDS], loops = cotile_inverse_permutation(order);
  MlirAffineMap same = mlirAffineMapMultiDimIdentityGet(builder.context, facts->loop_count);
  int last = facts->input_count;
  for (int i = 0; i < last; i++) {
    maps[i] = cotile_compose(facts->map[i], loops);
    operands[i] = cotile_splat_as_number(mlirOperationGetOperand(facts->op, i), &maps[i]);
    if (cotile_is_ranked_tensor(operands[i])) operands[i] = look_through(operands[i], &maps[i]);
  }
  MlirValue init = mlirOperationGetOperand(facts->op, last);
  operands[last] = cotile_build_empty_like(&builder, init, order, cotile_element_of(result));
  maps[last] = same;
  MlirOperation sunk =
      cotile_build_generic_like(&builder, facts->op, operands, maps, facts->loop_count,
                                facts->iterator, mlirValueGetType(operands[last]));
  MlirValue to = cotile_build_empty_like(&builder, init, same, cotile_element_of(result));
  mlirValueReplaceAllUsesOfWith(
      result, cotile_build_transposition(&builder, mlirOperationGetResult(sunk, 0), order, to));
  mlirOperationDestroy(facts->op);
  return sunk;
}

// The op that takes the place of `facts->op`; null if a tensor on the way has other sizes than
// seemed.
static MlirOperation move(cotile_structured_t *facts, const way_t *way) {
  MlirOperation op = facts->op;
  for (int i = 0; i < way->count && !mlirOperationIsNull(op); i++) {
    const step_t *step = &way->steps[i];
    op = is_order(step)                ? sink(facts, step->order)
         : is_expansion(step->reshape) ? cotile_sink_expansion(facts, step->reshape)
                                       : cotile_sink_collapse(facts, step->reshape);
    if (!mlirOperationIsNull(op)) cotile_structured_analyse(op, facts);
  }
  return op;
}

static void visit(followers_t *followers, MlirOperation op) {
  cotile_structured_t facts;
  cotile_contraction_t product;
  MlirAffineMap map;
  if (cotile_is_tiled(op, &product)) {
    add_follower(followers, &(follower_t){op, op, 1, {op}});
    return;
  }
  if (!cotile_is_computed_by_element(op, &facts) || cotile_reads_init(&facts) ||
      cotile_is_transposition(op, &map))
    return;
  order_loops(&facts);
  for (int i = 0; i < facts.input_count; i++) {
    candidate_t candidate = {.followers = followers, .facts = &facts};
    if (!leads_to_kernel(&candidate, i)) continue;
    candidate.follower.op = move(&facts, &candidate.way);
    if (!mlirOperationIsNull(candidate.follower.op)) add_follower(followers, &candidate.follower);
    return;
  }
}

void cotile_sink_transpositions(MlirOperation function) {
  followers_t followers = {.count = 0};
  MlirOperation next;
  cotile_arena_init(&followers.arena);
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    visit(&followers, op);
  }
  cotile_arena_deinit(&followers.arena);
}
