// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/program.h"

#include <string.h>

void cotile_program_init(cotile_program_t *program, cotile_arena_t *arena,
                         const cotile_program_limits_t *limits, const cotile_program_t *before) {
  *program = (cotile_program_t){
      .before = before,
      .symbol_count = before ? before->symbol_count : 0,
      .parameters = COTILE_ARENA_NEW(arena, limits->arguments, cotile_program_parameter_t),
      .constants = COTILE_ARENA_NEW(arena, limits->arguments + limits->operations,
                                    cotile_program_constant_t),
      .functions = COTILE_ARENA_NEW(arena, limits->functions, cotile_program_function_t),
      .dispatches = COTILE_ARENA_NEW(arena, 2 * limits->operations, cotile_program_dispatch_t),
      .packs = COTILE_ARENA_NEW(arena, limits->operations, cotile_program_pack_t)};
}

int64_t cotile_program_parameter(cotile_program_t *program, const char *name, MlirType type) {
  for (int64_t i = 0; i < program->parameter_count; i++)
    if (!strcmp(program->parameters[i].name, name))
      return mlirTypeEqual(program->parameters[i].type, type) ? i : -1;
  program->parameters[program->parameter_count] = (cotile_program_parameter_t){name, type};
  return program->parameter_count++;
}

static int64_t find_constant(const cotile_program_t *program, MlirAttribute value) {
  for (int64_t i = 0; i < program->constant_count; i++)
    if (mlirAttributeEqual(program->constants[i].value, value)) return i;
  return -1;
}

int64_t cotile_program_constant(cotile_program_t *program, cotile_arena_t *arena,
                                MlirAttribute value) {
  int64_t index = find_constant(program, value);
  if (index >= 0) return index;
  cotile_program_constant_t constant = {.value = value};
  for (const cotile_program_t *p = program->before; p && !constant.is_known; p = p->before) {
    int64_t known = find_constant(p, value);
    constant.is_known = known >= 0;
    if (known >= 0) constant.symbol = p->constants[known].symbol;
  }
  if (!constant.is_known)
    constant.symbol =
        cotile_arena_format(arena, "cotile_constant_%lld", (long long)program->symbol_count++);
  program->constants[program->constant_count] = constant;
  return program->constant_count++;
}

int64_t cotile_program_add_dispatch(cotile_program_t *program,
                                    const cotile_program_dispatch_t *dispatch) {
  program->dispatches[program->dispatch_count] = *dispatch;
  return program->dispatch_count++;
}

static bool same_pack(const cotile_program_pack_t *a, const cotile_program_pack_t *b) {
  if (!mlirOperationEqual(a->executable, b->executable) || a->count != b->count) return false;
  for (int64_t i = 0; i < a->count; i++) {
    const cotile_pack_source_t *x = &a->sources[i], *y = &b->sources[i];
    if (x->is_constant != y->is_constant || x->index != y->index) return false;
    bool same_shape = mlirValueEqual(x->value, y->value) ||
                      (mlirShapedTypeHasStaticShape(mlirValueGetType(x->value)) &&
                       mlirTypeEqual(mlirValueGetType(x->value), mlirValueGetType(y->value)));
    if (!same_shape) return false;
  }
  return true;
}

int64_t cotile_program_pack(cotile_program_t *program, const cotile_program_pack_t *pack) {
  for (int64_t i = 0; i < program->pack_count; i++)
    if (same_pack(&program->packs[i], pack)) return i;
  program->packs[program->pack_count] = *pack;
  return program->pack_count++;
}
