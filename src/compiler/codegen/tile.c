// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/tile.h"

#include <string.h>

#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"
#include "compiler/schedule/schedule_attribute.h"
#include "ir/query.h"

static cotile_status_t refuse_op(const cotile_tile_t *tile, MlirOperation op, const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: %.*s: %s",
                            cotile_location_text(tile->arena, mlirOperationGetLocation(op)),
                            (int)name.length, name.data, why);
}

MlirAttribute cotile_schedule_field(MlirOperation function, const char *key) {
  MlirAttribute schedule = cotile_op_attribute(function, COTILE_SCHEDULE_ATTRIBUTE);
  if (mlirAttributeIsNull(schedule) || !mlirAttributeIsADictionary(schedule))
    return (MlirAttribute){NULL};
  return mlirDictionaryAttrGetElementByName(schedule, cotile_str(key));
}

// What a schedule of the IR must have, for CPUs and for GPUs.
static const cotile_schedule_field_t needed[][7] = {
    {COTILE_SCHEDULE_LANES, COTILE_SCHEDULE_ROWS, COTILE_SCHEDULE_VECTORS, COTILE_SCHEDULE_K_UNROLL,
     COTILE_SCHEDULE_M_TILE, COTILE_SCHEDULE_PACKING, COTILE_SCHEDULE_FIELD_COUNT},
    {COTILE_SCHEDULE_LANES, COTILE_SCHEDULE_ROWS, COTILE_SCHEDULE_VECTORS, COTILE_SCHEDULE_K_UNROLL,
     COTILE_SCHEDULE_M_TILE, COTILE_SCHEDULE_K_THREADS, COTILE_SCHEDULE_K_TILE},
};

static cotile_status_t check_needed(const cotile_schedule_fields_t *fields) {
  const cotile_schedule_field_t *all = needed[fields->is_set[COTILE_SCHEDULE_N_THREADS]];
  for (size_t i = 0; i < sizeof *needed / sizeof **needed; i++)
    if (all[i] != COTILE_SCHEDULE_FIELD_COUNT && !fields->is_set[all[i]])
      return COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_SCHEDULE_ATTRIBUTE ".%s: is missing",
                                cotile_schedule_field_name(all[i]));
  return COTILE_SUCCESS;
}

static cotile_status_t read_schedule(MlirOperation function, cotile_tile_schedule_t *out) {
  cotile_schedule_fields_t fields;
  MlirAttribute attribute = cotile_op_attribute(function, COTILE_SCHEDULE_ATTRIBUTE);
  COTILE_RETURN_IF_ERROR(cotile_schedule_attribute_read(attribute, &fields));
  COTILE_RETURN_IF_ERROR(check_needed(&fields));
  *out = (cotile_tile_schedule_t){
      .m_tile = fields.value[COTILE_SCHEDULE_M_TILE],
      .n_tiles = fields.value[COTILE_SCHEDULE_N_TILES],
      .lanes = (int)fields.value[COTILE_SCHEDULE_LANES],
      .rows = (int)fields.value[COTILE_SCHEDULE_ROWS],
      .vectors = (int)fields.value[COTILE_SCHEDULE_VECTORS],
      .k_unroll = (int)fields.value[COTILE_SCHEDULE_K_UNROLL],
      .prefetch = (int)fields.value[COTILE_SCHEDULE_PREFETCH],
      .prefetches_next = fields.value[COTILE_SCHEDULE_PREFETCH_NEXT],
      .packs_at_load = fields.value[COTILE_SCHEDULE_PACKING],
      .n_threads = (int)fields.value[COTILE_SCHEDULE_N_THREADS],
      .k_threads = (int)fields.value[COTILE_SCHEDULE_K_THREADS],
      .k_tile = (int)fields.value[COTILE_SCHEDULE_K_TILE],
  };
  if (out->rows * out->vectors <= COTILE_MAX_TILE) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            COTILE_SCHEDULE_ATTRIBUTE ": rows * vectors must be at most %d",
                            COTILE_MAX_TILE);
}

// Dots: linalg ops with a reduction loop.

static bool is_reduction(MlirOperation op) {
  char iterators[COTILE_MAX_LOOPS];
  int count = cotile_op_is_dialect(op, "linalg")
                  ? cotile_iterator_types(op, iterators, COTILE_MAX_LOOPS)
                  : 0;
  for (int i = 0; i < count; i++)
    if (iterators[i] == 'r') return true;
  return false;
}

static cotile_status_t find_dots(cotile_tile_t *tile) {
  int count = 0;
  MlirBlock body = cotile_op_body(tile->forall);
  for (int pass = 0; pass < 2; pass++) {
    count = 0;
    for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      if (!is_reduction(op)) continue;
      if (pass) tile->dots[count].op = op;
      count++;
    }
    if (!pass) tile->dots = COTILE_ARENA_NEW(tile->arena, count, cotile_dot_t);
  }
  tile->dot_count = count;
  for (int i = 0; i < count; i++) {
    const char *reason;
    cotile_dot_t *dot = &tile->dots[i];
    dot->set = -1;
    if (!cotile_contraction_analyse(dot->op, &dot->facts, &reason))
      return refuse_op(tile, dot->op, reason);
    bool is_2d = dot->facts.loops[COTILE_ROLE_BATCH].count == 0;
    for (int role = COTILE_ROLE_M; role < COTILE_ROLE_COUNT; role++)
      is_2d &= dot->facts.loops[role].count <= 1;
    if (!is_2d)
      return refuse_op(tile, dot->op, "a dot with batch loops or several loops of a role");
  }
  return COTILE_SUCCESS;
}

static bool depends_on(MlirValue value, MlirValue variable, int depth) {
  if (mlirValueEqual(value, variable)) return true;
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) || depth == 0) return false;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    if (depends_on(mlirOperationGetOperand(op, i), variable, depth - 1)) return true;
  return false;
}

static bool is_shared_by_all(const cotile_tile_t *tile, MlirValue value) {
  for (int i = 0; i < tile->dot_count; i++)
    if (!mlirValueEqual(tile->dots[i].facts.operand[COTILE_LHS], value) &&
        !mlirValueEqual(tile->dots[i].facts.operand[COTILE_RHS], value))
      return false;
  return true;
}

// X is what all dots read; for a single dot, what moves with the M tile and not with the N tile.
static MlirValue find_x(const cotile_tile_t *tile) {
  MlirValue lhs = tile->dots[0].facts.operand[COTILE_LHS];
  MlirValue rhs = tile->dots[0].facts.operand[COTILE_RHS];
  bool lhs_shared = is_shared_by_all(tile, lhs), rhs_shared = is_shared_by_all(tile, rhs);
  if (lhs_shared != rhs_shared) return lhs_shared ? lhs : rhs;
  if (!lhs_shared) return (MlirValue){NULL};
  int rank = cotile_forall_rank(tile->forall), depth = 64;
  MlirValue m = cotile_forall_variable(tile->forall, rank - 2);
  MlirValue n = cotile_forall_variable(tile->forall, rank - 1);
  bool swapped = depends_on(lhs, n, depth) || depends_on(rhs, m, depth);
  return swapped ? rhs : lhs;
}

static int role_dim(const cotile_dot_t *dot, cotile_operand_t operand, cotile_role_t role) {
  const cotile_loops_t *loops = &dot->facts.loops[role];
  return loops->count ? cotile_map_position(dot->facts.map[operand], loops->dims[0]) : -1;
}

static void set_roles(cotile_tile_t *tile, cotile_dot_t *dot) {
  bool is_lhs = mlirValueEqual(dot->facts.operand[COTILE_LHS], tile->x);
  dot->x = is_lhs ? COTILE_LHS : COTILE_RHS;
  dot->w = is_lhs ? COTILE_RHS : COTILE_LHS;
  cotile_role_t m = is_lhs ? COTILE_ROLE_M : COTILE_ROLE_N;
  cotile_role_t n = is_lhs ? COTILE_ROLE_N : COTILE_ROLE_M;
  dot->x_m = role_dim(dot, dot->x, m);
  dot->x_k = role_dim(dot, dot->x, COTILE_ROLE_K);
  dot->w_k = role_dim(dot, dot->w, COTILE_ROLE_K);
  dot->w_n = role_dim(dot, dot->w, n);
  dot->out_m = role_dim(dot, COTILE_OUT, m);
  dot->out_n = role_dim(dot, COTILE_OUT, n);
  dot->x_element = dot->facts.element[dot->x];
  dot->w_element = dot->facts.element[dot->w];
  dot->element = dot->facts.element[COTILE_OUT];
  dot->accumulator = dot->element;
  if (mlirTypeIsAFloat(dot->element) && mlirFloatTypeGetWidth(dot->element) < 32)
    dot->accumulator = mlirF32TypeGet(mlirTypeGetContext(dot->element));
}

static cotile_status_t assign_operands(cotile_tile_t *tile) {
  if (tile->dot_count == 0)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a contraction executable without a dot");
  tile->x = find_x(tile);
  if (!tile->x.ptr)
    return refuse_op(tile, tile->dots[0].op, "the dots of a dispatch share no operand");
  for (int i = 0; i < tile->dot_count; i++) {
    cotile_dot_t *dot = &tile->dots[i];
    set_roles(tile, dot);
    if (dot->x_m != tile->dots[0].x_m || dot->x_k != tile->dots[0].x_k)
      return refuse_op(tile, dot->op, "the dots read the shared operand in different layouts");
  }
  return COTILE_SUCCESS;
}

int cotile_tile_find_dot(const cotile_tile_t *tile, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  for (int i = 0; i < tile->dot_count; i++)
    if (mlirOperationEqual(op, tile->dots[i].op)) return i;
  return -1;
}

const cotile_dot_t *cotile_segment_dot(const cotile_tile_t *tile, const cotile_segment_t *segment,
                                       int i) {
  return &tile->dots[tile->sets[segment->first_set].dots[i]];
}

// Column sets: union of dots that meet in a result.

static void join_sets(cotile_tile_t *tile, int from, int to) {
  for (int i = 0; i < tile->dot_count; i++)
    if (tile->dots[i].set == from) tile->dots[i].set = to;
}

// Joins the sets of all dots behind `value`; *inout_set is one of them, or -1.
static void visit_dots(cotile_tile_t *tile, MlirValue value, int *inout_set) {
  int dot = cotile_tile_find_dot(tile, value);
  if (dot >= 0) {
    if (*inout_set >= 0) join_sets(tile, tile->dots[dot].set, *inout_set);
    *inout_set = tile->dots[dot].set;
    return;
  }
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) || !cotile_op_is_dialect(op, "linalg")) return;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    visit_dots(tile, mlirOperationGetOperand(op, i), inout_set);
}

static cotile_status_t find_results(cotile_tile_t *tile) {
  MlirOperation in_parallel = cotile_block_terminator(cotile_op_body(tile->forall));
  MlirBlock inserts = cotile_op_body(in_parallel);
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(inserts); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count++;
  tile->results = COTILE_ARENA_NEW(tile->arena, count, cotile_tile_result_t);
  for (int i = 0; i < tile->dot_count; i++) tile->dots[i].set = i;
  for (MlirOperation op = mlirBlockGetFirstOperation(inserts); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "tensor.parallel_insert_slice"))
      return refuse_op(tile, op, "only tensor.parallel_insert_slice stores results");
    cotile_tile_result_t *result = &tile->results[tile->result_count++];
    *result = (cotile_tile_result_t){op, mlirOperationGetOperand(op, 0), -1};
    visit_dots(tile, result->value, &result->set);
    if (result->set < 0) return refuse_op(tile, op, "a result that depends on no dot");
  }
  return COTILE_SUCCESS;
}

// Renumbers sets 0, 1, .. in order of their first dots and lists their dots.
static void number_sets(cotile_tile_t *tile) {
  tile->sets = COTILE_ARENA_NEW(tile->arena, tile->dot_count, cotile_column_set_t);
  int *number = COTILE_ARENA_NEW(tile->arena, tile->dot_count, int);
  memset(number, -1, sizeof *number * (size_t)tile->dot_count);
  for (int i = 0; i < tile->dot_count; i++) {
    int old = tile->dots[i].set;
    if (number[old] < 0) {
      number[old] = tile->set_count++;
      tile->sets[number[old]].dots = COTILE_ARENA_NEW(tile->arena, tile->dot_count, int);
    }
    cotile_column_set_t *set = &tile->sets[number[old]];
    set->dots[set->dot_count++] = i;
  }
}

static cotile_status_t check_sets(cotile_tile_t *tile) {
  for (int s = 0; s < tile->set_count; s++) {
    const cotile_column_set_t *set = &tile->sets[s];
    if (!tile->schedule.n_threads && set->dot_count > tile->schedule.vectors)
      return refuse_op(tile, tile->dots[set->dots[0]].op,
                       "a result depends on more dots than a register tile has vectors");
    for (int i = 1; i < set->dot_count; i++) {
      const cotile_dot_t *a = &tile->dots[set->dots[0]], *b = &tile->dots[set->dots[i]];
      int64_t width_a =
          a->w_n < 0 ? 1 : cotile_static_dim(mlirValueGetType(a->facts.operand[a->w]), a->w_n);
      int64_t width_b =
          b->w_n < 0 ? 1 : cotile_static_dim(mlirValueGetType(b->facts.operand[b->w]), b->w_n);
      if (width_a != width_b)
        return refuse_op(tile, b->op, "a result depends on dots of different widths");
    }
  }
  return COTILE_SUCCESS;
}

// GPUs convert weights before they are used, so that their types do not matter.
static bool same_types(const cotile_tile_t *tile, const cotile_column_set_t *a,
                       const cotile_column_set_t *b) {
  bool any_weights = tile->schedule.n_threads > 0;
  if (a->dot_count != b->dot_count) return false;
  for (int i = 0; i < a->dot_count; i++) {
    const cotile_dot_t *p = &tile->dots[a->dots[i]], *q = &tile->dots[b->dots[i]];
    bool same_weights = mlirTypeEqual(p->w_element, q->w_element) &&
                        p->facts.is_unsigned[p->w] == q->facts.is_unsigned[q->w];
    if (!mlirTypeEqual(p->accumulator, q->accumulator) ||
        p->facts.is_unsigned[p->x] != q->facts.is_unsigned[q->x] || !(same_weights || any_weights))
      return false;
  }
  return true;
}

// Moves sets of the same types next to each other, in order of the first of each.
static void sort_sets(cotile_tile_t *tile) {
  cotile_column_set_t *sorted = COTILE_ARENA_NEW(tile->arena, tile->set_count, cotile_column_set_t);
  bool *is_moved = COTILE_ARENA_NEW(tile->arena, tile->set_count, bool);
  int count = 0;
  for (int first = 0; first < tile->set_count; first++) {
    if (is_moved[first]) continue;
    for (int s = first; s < tile->set_count; s++) {
      if (is_moved[s] || !same_types(tile, &tile->sets[first], &tile->sets[s])) continue;
      is_moved[s] = true;
      sorted[count++] = tile->sets[s];
    }
  }
  tile->sets = sorted;
}

static void name_sets(cotile_tile_t *tile) {
  for (int s = 0; s < tile->set_count; s++)
    for (int i = 0; i < tile->sets[s].dot_count; i++) tile->dots[tile->sets[s].dots[i]].set = s;
  for (int i = 0; i < tile->result_count; i++) {
    tile->results[i].set = -1;
    visit_dots(tile, tile->results[i].value, &tile->results[i].set);
  }
}

static void form_segments(cotile_tile_t *tile) {
  tile->segments = COTILE_ARENA_NEW(tile->arena, tile->set_count, cotile_segment_t);
  for (int s = 0; s < tile->set_count; s++) {
    cotile_column_set_t *set = &tile->sets[s];
    if (s == 0 || !same_types(tile, &tile->sets[s - 1], set))
      tile->segments[tile->segment_count++] = (cotile_segment_t){
          .first_set = s,
          .dots_per_set = set->dot_count,
          .capacity = (int)cotile_max(1, tile->schedule.vectors / set->dot_count)};
    set->segment = tile->segment_count - 1;
    tile->segments[set->segment].set_count++;
  }
}

cotile_status_t cotile_tile_analyse(cotile_arena_t *arena, MlirOperation executable,
                                    cotile_tile_t *out) {
  *out = (cotile_tile_t){.arena = arena};
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &out->function, &out->forall));
  COTILE_RETURN_IF_ERROR(read_schedule(out->function, &out->schedule));
  if (cotile_forall_rank(out->forall) < 2)
    return refuse_op(out, out->forall, "a contraction needs an M and an N loop");
  COTILE_RETURN_IF_ERROR(find_dots(out));
  COTILE_RETURN_IF_ERROR(assign_operands(out));
  COTILE_RETURN_IF_ERROR(find_results(out));
  number_sets(out);
  COTILE_RETURN_IF_ERROR(check_sets(out));
  sort_sets(out);
  name_sets(out);
  form_segments(out);
  return COTILE_SUCCESS;
}
