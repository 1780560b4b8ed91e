// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op that reads the transposed result of a product (heads in front of rows, say) is
// computed on the result itself, and what it computes is transposed: so it stays next to the
// product, whose kernel then computes it, and the transposition is how a result of the kernel lies.
//
// The rule: an op moves if it becomes part of the product's kernel, else it stays. That is, what it
// reads is, behind any transpositions and expansions, the result of a product that is tiled, or of
// what follows one element by element; every other operand is known in front of the product, or
// follows it and is transposed likewise; and each can be read in the other order as it lies: a
// number, a splat, a tensor of which a view has the product's rows and columns. Nothing is
// materialised or computed twice, and no launch is added. An op that reads a result of a product as
// it lies, or in another order, stays with that.
#include "base/arena.h"
#include "compiler/input/input.h"
#include "compiler/input/sink_expansions.h"
#include "compiler/linalg/dependence.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/transposition.h"
#include "ir/query.h"

// --- What follows a product ---

// An op whose result a kernel of `product` has, tile by tile; the product itself, too.
typedef struct follower {
  MlirOperation op, product;
} follower_t;

typedef struct followers {
  cotile_arena_t arena;
  int count, capacity;
  follower_t *items; // in the order of the block
} followers_t;

static void add_follower(followers_t *followers, MlirOperation op, MlirOperation product) {
  if (followers->count == followers->capacity) {
    int capacity = followers->capacity ? 2 * followers->capacity : 64;
    follower_t *items = COTILE_ARENA_NEW(&followers->arena, capacity, follower_t);
    for (int i = 0; i < followers->count; i++) items[i] = followers->items[i];
    followers->items = items;
    followers->capacity = capacity;
  }
  followers->items[followers->count++] = (follower_t){op, product};
}

// The product that what defines a value follows, or is; null if there is none.
static MlirOperation product_of(const followers_t *followers, MlirValue value) {
  MlirOperation op = cotile_defining_op(value), none = {NULL};
  if (mlirOperationIsNull(op)) return none;
  int begin = 0, end = followers->count;
  while (begin < end) {
    int middle = begin + (end - begin) / 2;
    MlirOperation other = followers->items[middle].op;
    if (mlirOperationEqual(other, op)) return followers->items[middle].product;
    if (mlirOperationIsBeforeInBlock(other, op))
      begin = middle + 1;
    else
      end = middle;
  }
  return none;
}

// --- Ways from an operand to what it is a view of ---

// One of both: an expansion, or a permutation from dimensions of what is read to those of what it
// is read from.
typedef struct step {
  MlirOperation expansion;
  MlirAffineMap order;
} step_t;

enum { MOST_STEPS = 8 };

typedef struct way {
  MlirValue source;
  int count;
  step_t steps[MOST_STEPS];
} way_t;

static bool add_step(way_t *way, step_t step) {
  if (mlirOperationIsNull(step.expansion) && mlirAffineMapIsIdentity(step.order)) return true;
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
    } else if (cotile_op_is(op, "tensor.expand_shape")) {
      int rank = cotile_rank(mlirOperationGetOperand(op, 0));
      if (!add_step(out, (step_t){.order = map}) || !add_step(out, (step_t){.expansion = op}))
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
  if (mlirOperationIsNull(a->expansion) || mlirOperationIsNull(b->expansion))
    return mlirOperationIsNull(a->expansion) && mlirOperationIsNull(b->expansion) &&
           mlirAffineMapEqual(a->order, b->order);
  cotile_reassociation_t p = cotile_reassociation_of(a->expansion);
  cotile_reassociation_t q = cotile_reassociation_of(b->expansion);
  return cotile_reassociation_equal(&p, &q);
}

static bool same_steps(const way_t *a, const way_t *b) {
  for (int i = 0; i < a->count && i < b->count; i++)
    if (!same_step(&a->steps[i], &b->steps[i])) return false;
  return a->count == b->count;
}

// The map of another operand once the op is moved along the way; false if it cannot be.
static bool follow(const way_t *way, MlirAffineMap *inout_map) {
  for (int i = 0; i < way->count; i++) {
    const step_t *step = &way->steps[i];
    cotile_reassociation_t own, groups;
    if (mlirOperationIsNull(step->expansion)) {
      *inout_map = cotile_compose(*inout_map, cotile_inverse_permutation(step->order));
      continue;
    }
    groups = cotile_reassociation_of(step->expansion);
    if (groups.count == 0 || !cotile_collapse_map(*inout_map, &groups, &own, inout_map))
      return false;
  }
  return true;
}

// Static sizes of the result, which are those of the expansions on the way.
static bool has_sizes(const way_t *way, MlirType type) {
  int64_t sizes[COTILE_MAX_RANK], before[COTILE_MAX_RANK];
  int rank = (int)mlirShapedTypeGetRank(type);
  for (int d = 0; d < rank; d++) sizes[d] = cotile_static_dim(type, d);
  for (int i = 0; i < way->count; i++) {
    const step_t *step = &way->steps[i];
    for (int d = 0; d < rank; d++) before[d] = sizes[d];
    if (mlirOperationIsNull(step->expansion)) {
      for (int d = 0; d < rank; d++) sizes[d] = before[cotile_map_loop(step->order, d)];
      continue;
    }
    MlirType expanded = mlirValueGetType(mlirOperationGetResult(step->expansion, 0));
    for (int d = 0; d < rank; d++)
      if (sizes[d] != cotile_static_dim(expanded, d)) return false;
    type = mlirValueGetType(mlirOperationGetOperand(step->expansion, 0));
    rank = (int)mlirShapedTypeGetRank(type);
    for (int d = 0; d < rank; d++) sizes[d] = cotile_static_dim(type, d);
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

// True if the kernel of a product can read operand `index` of an op that is moved along the way.
static bool can_read(const followers_t *followers, const cotile_structured_t *facts, int index,
                     const way_t *way, const cotile_contraction_t *product) {
  MlirAffineMap map = facts->map[index];
  MlirAffineMap result = mlirAffineMapMultiDimIdentityGet(
      mlirAffineMapGetContext(map), mlirAffineMapGetNumResults(product->map[COTILE_OUT]));
  MlirValue operand = cotile_splat_as_number(mlirOperationGetOperand(facts->op, index), &map);
  MlirOperation followed = {NULL};
  way_t own;
  if (!cotile_is_ranked_tensor(operand)) return true;
  if (find_way(operand, map, &own)) followed = product_of(followers, own.source);
  if (mlirOperationIsNull(followed)) {
    if (!follow(way, &map) || !cotile_reads_folded_rows(product, result, map)) return false;
  } else {
    if (!same_steps(way, &own)) return false;
    if (mlirOperationEqual(followed, product->op)) return true;
    operand = own.source;
  }
  const cotile_ops_t ops = {.count = 1, .items = (MlirOperation[]){product->op}};
  return cotile_can_hoist(operand, product->op, &ops);
}

// Finds the way of input `index` to what follows a product; false if the op does not become part of
// the product's kernel by it.
static bool leads_to_kernel(const followers_t *followers, const cotile_structured_t *facts,
                            int index, way_t *out_way, MlirOperation *out_product) {
  cotile_contraction_t product;
  MlirType type = mlirValueGetType(mlirOperationGetResult(facts->op, 0));
  if (!find_way(mlirOperationGetOperand(facts->op, index), facts->map[index], out_way))
    return false;
  *out_product = product_of(followers, out_way->source);
  if (mlirOperationIsNull(*out_product) || !cotile_is_tiled(*out_product, &product) ||
      !has_sizes(out_way, type))
    return false;
  for (int i = 0; i < facts->input_count; i++)
    if (!can_read(followers, facts, i, out_way, &product)) return false;
  return true;
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

// The op that takes the place of `facts->op`.
static MlirOperation move(cotile_structured_t *facts, const way_t *way) {
  MlirOperation op = facts->op;
  for (int i = 0; i < way->count; i++) {
    const step_t *step = &way->steps[i];
    op = mlirOperationIsNull(step->expansion) ? sink(facts, step->order)
                                              : cotile_sink_expansion(facts, step->expansion);
    cotile_structured_analyse(op, facts);
  }
  return op;
}

static void visit(followers_t *followers, MlirOperation op) {
  cotile_structured_t facts;
  cotile_contraction_t product;
  MlirAffineMap map;
  if (cotile_is_tiled(op, &product)) {
    add_follower(followers, op, op);
    return;
  }
  if (!cotile_is_computed_by_element(op, &facts) || cotile_reads_init(&facts) ||
      cotile_is_transposition(op, &map))
    return;
  order_loops(&facts);
  for (int i = 0; i < facts.input_count; i++) {
    way_t way;
    MlirOperation followed;
    if (!leads_to_kernel(followers, &facts, i, &way, &followed)) continue;
    add_follower(followers, move(&facts, &way), followed);
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
