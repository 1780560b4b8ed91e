// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Union-find over the dimensions of the body's values: two dimensions that a loop runs along are
// one class, and so are a result's and its init's.
#include "compiler/linalg/equal_dims.h"

#include <mlir-c/AffineExpr.h>

#include "compiler/linalg/structured.h"
#include "ir/query.h"

typedef struct classes {
  cotile_arena_t *arena;
  int value_count, capacity;
  MlirValue *values;
  int *parent; // COTILE_MAX_RANK nodes per value
} classes_t;

static int node_of(classes_t *classes, MlirValue value, int dim) {
  int at = 0;
  while (at < classes->value_count && !mlirValueEqual(classes->values[at], value)) at++;
  if (at == classes->value_count) {
    classes->values[classes->value_count++] = value;
    for (int d = 0; d < COTILE_MAX_RANK; d++)
      classes->parent[at * COTILE_MAX_RANK + d] = at * COTILE_MAX_RANK + d;
  }
  return at * COTILE_MAX_RANK + dim;
}

static int root_of(classes_t *classes, int node) {
  while (classes->parent[node] != node) node = classes->parent[node];
  return node;
}

static void join(classes_t *classes, int a, int b) {
  a = root_of(classes, a);
  b = root_of(classes, b);
  if (a < b)
    classes->parent[b] = a;
  else
    classes->parent[a] = b;
}

static void add_op(classes_t *classes, const cotile_structured_t *op) {
  for (int loop = 0; loop < op->loop_count; loop++) {
    int first = -1;
    for (int i = 0; i < op->operand_count; i++) {
      int at = cotile_map_position(op->map[i], loop);
      if (at < 0 || !cotile_is_ranked_tensor(mlirOperationGetOperand(op->op, i))) continue;
      int node = node_of(classes, mlirOperationGetOperand(op->op, i), at);
      if (first < 0) first = node;
      join(classes, first, node);
    }
  }
  for (intptr_t r = 0; r < mlirOperationGetNumResults(op->op); r++) {
    MlirValue result = mlirOperationGetResult(op->op, r);
    MlirValue init = mlirOperationGetOperand(op->op, op->input_count + r);
    for (int d = 0; d < cotile_rank(result); d++)
      join(classes, node_of(classes, init, d), node_of(classes, result, d));
  }
}

static int count_values(MlirBlock body) {
  int count = (int)mlirBlockGetNumArguments(body);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count += (int)mlirOperationGetNumResults(op) + (int)mlirOperationGetNumOperands(op);
  return count;
}

// The pairs of one class, or null if there is nothing to check.
static MlirAttribute class_attribute(classes_t *classes, MlirBlock body, int root) {
  MlirContext context = mlirOperationGetContext(mlirBlockGetParentOperation(body));
  intptr_t arguments = mlirBlockGetNumArguments(body);
  MlirAttribute *pairs =
      COTILE_ARENA_NEW(classes->arena, arguments * COTILE_MAX_RANK + 1, MlirAttribute);
  int count = 0, dynamic = 0;
  for (intptr_t i = 0; i < arguments; i++) {
    MlirValue argument = mlirBlockGetArgument(body, i);
    if (!cotile_is_ranked_tensor(argument)) continue;
    for (int d = 0; d < cotile_rank(argument); d++) {
      if (root_of(classes, node_of(classes, argument, d)) != root) continue;
      dynamic += cotile_static_dim(mlirValueGetType(argument), d) < 0;
      pairs[count++] = mlirDenseI64ArrayGet(context, 2, (int64_t[]){i, d});
    }
  }
  if (count < 2 || dynamic == 0) return mlirAttributeGetNull();
  return mlirArrayAttrGet(context, count, pairs);
}

MlirAttribute cotile_equal_dims(MlirBlock body, cotile_arena_t *arena) {
  classes_t classes = {.arena = arena, .capacity = count_values(body)};
  classes.values = COTILE_ARENA_NEW(arena, classes.capacity, MlirValue);
  classes.parent = COTILE_ARENA_NEW(arena, classes.capacity * COTILE_MAX_RANK, int);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(body); i++)
    node_of(&classes, mlirBlockGetArgument(body, i), 0);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    cotile_structured_t facts;
    if (cotile_structured_analyse(op, &facts)) add_op(&classes, &facts);
  }
  MlirAttribute *all =
      COTILE_ARENA_NEW(arena, classes.value_count * COTILE_MAX_RANK + 1, MlirAttribute);
  int count = 0;
  for (int node = 0; node < classes.value_count * COTILE_MAX_RANK; node++) {
    if (classes.parent[node] != node) continue;
    all[count] = class_attribute(&classes, body, node);
    count += !mlirAttributeIsNull(all[count]);
  }
  return mlirArrayAttrGet(mlirOperationGetContext(mlirBlockGetParentOperation(body)), count, all);
}
