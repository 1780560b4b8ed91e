// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor.reshape to sizes that the program computes becomes views: its source collapsed as far as
// needed, then expanded. Dimensions of both shapes are matched from both ends, by equal products of
// static sizes or equal dynamic ones; what is left in the middle is one dimension in between. That
// is right because both shapes have the same number of elements, unless that is 0: then a call may
// be refused, as sizes in the middle are not equal.
#include "base/size.h"
#include "compiler/input/input.h"
#include "compiler/linalg/dim_origin.h"
#include "ir/query.h"
#include "ir/reshape.h"

enum { FROM, TO };

typedef struct matching {
  MlirOperation op;
  MlirValue source;
  MlirOperation sizes; // tensor.from_elements; null if the sizes are not known one by one
  MlirType type[2];
  int begin[2], end[2]; // dimensions not matched yet
  int front_count, back_count;
  int front[2][COTILE_MAX_RANK]; // ends of the groups in front of them, increasing
  int back[2][COTILE_MAX_RANK];  // begins of the groups behind them, decreasing
} matching_t;

static bool is_same_dim(const matching_t *matching, int from, int to) {
  int64_t size = cotile_static_dim(matching->type[FROM], from);
  int64_t other = cotile_static_dim(matching->type[TO], to);
  if (size >= 0 || other >= 0) return size == other;
  if (mlirOperationIsNull(matching->sizes)) return false;
  cotile_dim_origin_t a = cotile_dim_origin(matching->source, from);
  cotile_dim_origin_t b = cotile_size_origin(mlirOperationGetOperand(matching->sizes, to));
  return cotile_dim_origin_equal(&a, &b);
}

// Takes one more dimension of a shape, from the front or the back; false if there is none or it is
// dynamic.
static bool take(const matching_t *matching, int side, bool back, int *taken, int64_t *product) {
  int left = matching->end[side] - matching->begin[side];
  if (*taken == left) return false;
  int dim = back ? matching->end[side] - 1 - *taken : matching->begin[side] + *taken;
  int64_t size = cotile_static_dim(matching->type[side], dim);
  ++*taken;
  return size > 0 && cotile_mul(*product, size, product);
}

// The dimensions in each shape of the shortest group at one end.
static bool find_group(const matching_t *matching, bool back, int taken[2]) {
  int64_t product[2] = {1, 1};
  if (matching->begin[FROM] == matching->end[FROM] || matching->begin[TO] == matching->end[TO])
    return false;
  taken[FROM] = taken[TO] = 1;
  if (is_same_dim(matching, back ? matching->end[FROM] - 1 : matching->begin[FROM],
                  back ? matching->end[TO] - 1 : matching->begin[TO]))
    return true;
  taken[FROM] = taken[TO] = 0;
  for (int side = FROM; side <= TO; side++)
    if (!take(matching, side, back, &taken[side], &product[side])) return false;
  while (product[FROM] != product[TO]) {
    int side = product[FROM] < product[TO] ? FROM : TO;
    if (!take(matching, side, back, &taken[side], &product[side])) return false;
  }
  return true;
}

static void match_ends(matching_t *matching) {
  int taken[2];
  while (find_group(matching, false, taken)) {
    for (int side = FROM; side <= TO; side++)
      matching->front[side][matching->front_count] = matching->begin[side] += taken[side];
    matching->front_count++;
  }
  while (find_group(matching, true, taken)) {
    for (int side = FROM; side <= TO; side++)
      matching->back[side][matching->back_count] = matching->end[side] -= taken[side];
    matching->back_count++;
  }
}

// The groups of one shape, as many as the other's; what is left in the middle is one more, or
// belongs to a neighbour if the other shape has nothing left.
static cotile_reassociation_t groups_of(const matching_t *matching, int side) {
  cotile_reassociation_t result = {0};
  bool middle = true;
  for (int i = FROM; i <= TO; i++) middle &= matching->begin[i] < matching->end[i];
  for (int i = 0; i < matching->front_count; i++)
    result.end[result.count++] = matching->front[side][i];
  if (middle) result.count++;
  if (result.count > 0) result.end[result.count - 1] = matching->end[side];
  for (int i = matching->back_count - 1; i >= 0; i--)
    result.end[result.count++] =
        i > 0 ? matching->back[side][i - 1] : (int)mlirShapedTypeGetRank(matching->type[side]);
  return result;
}

// The type between the two views: what the groups of one shape are together.
static MlirType middle_type(const matching_t *matching, int side,
                            const cotile_reassociation_t *groups) {
  MlirType type = matching->type[side];
  int64_t sizes[COTILE_MAX_RANK], collapsed[COTILE_MAX_RANK];
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) sizes[d] = cotile_static_dim(type, d);
  cotile_collapse_sizes(groups, sizes, collapsed);
  for (int i = 0; i < groups->count; i++)
    if (collapsed[i] < 0) collapsed[i] = mlirShapedTypeGetDynamicSize();
  return mlirRankedTensorTypeGet(groups->count, collapsed, mlirShapedTypeGetElementType(type),
                                 mlirAttributeGetNull());
}

// False if no cast can be between these types: the program is wrong, unless it has no elements.
static bool can_cast(MlirType from, MlirType to) {
  for (int d = 0; d < (int)mlirShapedTypeGetRank(from); d++) {
    int64_t size = cotile_static_dim(from, d), other = cotile_static_dim(to, d);
    if (size >= 0 && other >= 0 && size != other) return false;
  }
  return true;
}

// Fills *out_values with the dynamic sizes of the result as indices; false if they are not known.
static bool result_sizes(const matching_t *matching, cotile_builder_t *builder,
                         MlirValue *out_values) {
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(matching->type[TO]); d++) {
    if (cotile_static_dim(matching->type[TO], d) >= 0) continue;
    if (mlirOperationIsNull(matching->sizes)) return false;
    cotile_dim_origin_t size = {.size = mlirOperationGetOperand(matching->sizes, d)};
    out_values[count++] = cotile_build_origin(builder, &size);
  }
  return true;
}

static void replace_by_views(const matching_t *matching) {
  cotile_reassociation_t from = groups_of(matching, FROM), to = groups_of(matching, TO);
  cotile_builder_t builder = cotile_builder_before(matching->op);
  MlirType middle = middle_type(matching, TO, &to);
  MlirValue sizes[COTILE_MAX_RANK];
  bool expands = to.count < (int)mlirShapedTypeGetRank(matching->type[TO]);
  if (from.count == 0 || !can_cast(middle_type(matching, FROM, &from), middle)) return;
  if (expands && !result_sizes(matching, &builder, sizes)) return;
  MlirValue value = cotile_build_collapse_shape(&builder, matching->source, &from);
  if (!mlirTypeEqual(mlirValueGetType(value), middle))
    value = cotile_build_value(&builder, "tensor.cast", middle, 1, &value, NULL);
  value = cotile_build_expand_shape(&builder, matching->type[TO], value, &to, sizes);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(matching->op, 0), value);
  mlirOperationDestroy(matching->op);
}

static void resolve(MlirOperation op) {
  MlirValue source = mlirOperationGetOperand(op, 0), result = mlirOperationGetResult(op, 0);
  MlirOperation sizes = cotile_defining_op(mlirOperationGetOperand(op, 1));
  if (!cotile_is_ranked_tensor(source) || !cotile_is_ranked_tensor(result)) return;
  if (!mlirOperationIsNull(sizes) && !cotile_op_is(sizes, "tensor.from_elements"))
    sizes = (MlirOperation){NULL};
  matching_t matching = {.op = op,
                         .source = source,
                         .sizes = sizes,
                         .type = {mlirValueGetType(source), mlirValueGetType(result)},
                         .end = {cotile_rank(source), cotile_rank(result)}};
  match_ends(&matching);
  replace_by_views(&matching);
}

void cotile_resolve_reshapes(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "tensor.reshape")) resolve(op);
  }
}
