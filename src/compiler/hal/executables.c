// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts are compared in full where their hashes agree.
#include "compiler/hal/executables.h"

#include <stdlib.h>
#include <string.h>

#include "ir/builder.h"
#include "ir/query.h"

typedef struct executable {
  MlirOperation op;
  MlirAttribute name;
  const char *text; // under the name that all have here
  uint64_t hash;
  int64_t position;
  MlirAttribute shared; // the name of the first one like it
} executable_t;

static uint64_t hash_of(const char *text) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325); // FNV-1a
  for (; *text; text++) hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
  return hash;
}

static void set_name(MlirOperation executable, MlirAttribute name) {
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  mlirOperationSetAttributeByName(executable, cotile_str("sym_name"), name);
  mlirOperationSetAttributeByName(function, cotile_str("sym_name"), name);
}

static executable_t describe(MlirOperation op, int64_t position, cotile_arena_t *arena) {
  MlirAttribute name = cotile_op_attribute(op, "sym_name");
  set_name(op, mlirStringAttrGet(mlirOperationGetContext(op), cotile_str("kernel")));
  const char *text = cotile_op_text(arena, op);
  set_name(op, name);
  return (executable_t){op, name, text, hash_of(text), position, name};
}

// Alike ones next to each other, the first in the program first.
static int by_text(const void *a, const void *b) {
  const executable_t *x = a, *y = b;
  if (x->hash != y->hash) return x->hash < y->hash ? -1 : 1;
  int order = strcmp(x->text, y->text);
  return order ? order : (x->position > y->position) - (x->position < y->position);
}

static int by_name(const void *a, const void *b) {
  const executable_t *x = a, *y = b;
  return ((uintptr_t)x->name.ptr > (uintptr_t)y->name.ptr) -
         ((uintptr_t)x->name.ptr < (uintptr_t)y->name.ptr);
}

typedef struct executables {
  executable_t *items;
  int64_t count;
} executables_t;

static executables_t list(MlirModule module, cotile_arena_t *arena) {
  executables_t all = {NULL, 0};
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    all.count += cotile_op_is(op, "flow.executable");
  all.items = COTILE_ARENA_NEW(arena, all.count, executable_t);
  int64_t i = 0;
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, "flow.executable")) {
      all.items[i] = describe(op, i, arena);
      i++;
    }
  return all;
}

static void find_alike(executables_t *all) {
  qsort(all->items, (size_t)all->count, sizeof *all->items, by_text);
  for (int64_t i = 1; i < all->count; i++) {
    executable_t *before = &all->items[i - 1], *item = &all->items[i];
    if (item->hash == before->hash && !strcmp(item->text, before->text))
      item->shared = before->shared;
  }
  qsort(all->items, (size_t)all->count, sizeof *all->items, by_name);
}

static MlirWalkResult redirect(MlirOperation op, void *user) {
  const executables_t *all = user;
  if (!cotile_op_is(op, "flow.dispatch")) return MlirWalkResultAdvance;
  MlirContext context = mlirOperationGetContext(op);
  const executable_t key = {.name = mlirStringAttrGet(context, cotile_op_string(op, "executable"))};
  const executable_t *found = bsearch(&key, all->items, (size_t)all->count, sizeof key, by_name);
  if (found)
    mlirOperationSetAttributeByName(
        op, cotile_str("executable"),
        mlirFlatSymbolRefAttrGet(context, mlirStringAttrGetValue(found->shared)));
  return MlirWalkResultAdvance;
}

void cotile_executables_share(MlirModule module, cotile_arena_t *arena) {
  executables_t all = list(module, arena);
  find_alike(&all);
  mlirOperationWalk(mlirModuleGetOperation(module), redirect, &all, MlirWalkPreOrder);
  for (int64_t i = 0; i < all.count; i++)
    if (!mlirAttributeEqual(all.items[i].name, all.items[i].shared))
      mlirOperationDestroy(all.items[i].op);
}
