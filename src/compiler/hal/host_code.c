// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every callback's result is tested at once; all failures leave through one block that returns 1.
// Arrays that a launch passes live in the frame and are reused by the next launch.
#include "compiler/hal/host_code.h"

#include <stddef.h>
#include <stdio.h>

#include "base/module_abi.h"
#include "base/size.h"
#include "compiler/codegen/object.h"
#include "compiler/hal/llvm_ops.h"
#include "compiler/hal/memory_plan.h"
#include "compiler/hal/program.h"
#include "compiler/hal/value_map.h"
#include "ir/query.h"

typedef struct host_code {
  cotile_arena_t *arena;
  cotile_builder_t builder;
  cotile_builder_t module; // at the end of the code
  cotile_value_map_t values;
  MlirType i1, i32, i64, index, pointer;
  MlirRegion body;
  MlirBlock failed; // returns 1
  MlirValue call, table, buffers, dims, constants;
  MlirValue launch, bindings, sizes; // areas of the frame
  int64_t *message_count;            // of the module
} host_code_t;

static MlirValue get(const host_code_t *code, MlirValue value) {
  return cotile_value_map_get_value(&code->values, value);
}

static MlirValue operand(const host_code_t *code, MlirOperation op, intptr_t i) {
  return get(code, mlirOperationGetOperand(op, i));
}

static void set_result(host_code_t *code, MlirOperation op, MlirValue value) {
  cotile_value_map_set_value(&code->values, mlirOperationGetResult(op, 0), value);
}

static MlirValue to_i64(host_code_t *code, MlirValue index) {
  return cotile_build_value(&code->builder, "arith.index_cast", code->i64, COTILE_VALUES(index),
                            NULL);
}

static MlirValue to_index(host_code_t *code, MlirValue i64) {
  return cotile_build_value(&code->builder, "arith.index_cast", code->index, COTILE_VALUES(i64),
                            NULL);
}

static MlirValue load_at(host_code_t *code, MlirType type, MlirValue base, int64_t offset) {
  return cotile_llvm_load(&code->builder, type, cotile_llvm_offset(&code->builder, base, offset));
}

static void store_at(host_code_t *code, MlirValue value, MlirValue base, int64_t offset) {
  cotile_llvm_store(&code->builder, value, cotile_llvm_offset(&code->builder, base, offset));
}

// --- Control flow ---

static MlirBlock add_block(host_code_t *code) {
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(code->body, block);
  return block;
}

static void branch(host_code_t *code, MlirValue condition, MlirBlock yes, MlirBlock no) {
  MlirOperationState state =
      mlirOperationStateGet(cotile_str("cf.cond_br"), code->builder.location);
  MlirBlock successors[] = {yes, no};
  const int32_t segments[] = {1, 0, 0};
  MlirNamedAttribute attribute =
      cotile_named(code->builder.context, "operandSegmentSizes",
                   mlirDenseI32ArrayGet(code->builder.context, 3, segments));
  mlirOperationStateAddOperands(&state, 1, &condition);
  mlirOperationStateAddSuccessors(&state, 2, successors);
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  mlirBlockAppendOwnedOperation(code->builder.block, mlirOperationCreate(&state));
}

static void jump(host_code_t *code, MlirBlock target) {
  MlirOperationState state = mlirOperationStateGet(cotile_str("cf.br"), code->builder.location);
  mlirOperationStateAddSuccessors(&state, 1, &target);
  mlirBlockAppendOwnedOperation(code->builder.block, mlirOperationCreate(&state));
}

static void fail_if(host_code_t *code, MlirValue condition) {
  MlirBlock next = add_block(code);
  branch(code, condition, code->failed, next);
  code->builder.block = next;
}

static void build_return(host_code_t *code, int64_t value) {
  char text[32];
  (void)snprintf(text, sizeof text, "{value = %d : i32}", (int)value);
  MlirValue result =
      cotile_build_value(&code->builder, "llvm.mlir.constant", code->i32, 0, NULL, text);
  cotile_build_effect(&code->builder, "func.return", COTILE_VALUES(result), NULL);
}

// --- Operations ---

static void emit_dim(host_code_t *code, MlirOperation op) {
  int64_t index = 0;
  (void)cotile_op_integer(op, "index", &index);
  MlirValue dim = load_at(code, code->i64, code->dims, index * (int64_t)sizeof(int64_t));
  set_result(code, op, to_index(code, dim));
}

static MlirValue callback(host_code_t *code, size_t offset) {
  return load_at(code, code->pointer, code->table, (int64_t)offset);
}

static void emit_read(host_code_t *code, MlirOperation op) {
  int64_t input = 0, element = 0;
  (void)cotile_op_integer(op, "input", &input);
  (void)cotile_op_integer(op, "element", &element);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  bool is_index = mlirTypeIsAIndex(type);
  MlirValue arguments[] = {code->call, cotile_llvm_i64(&code->builder, input)};
  MlirValue data =
      cotile_llvm_call(&code->builder, code->pointer,
                       callback(code, offsetof(struct cotile_host_table, input)), 2, arguments);
  fail_if(code, cotile_llvm_is_null(&code->builder, data));
  MlirType stored = is_index ? code->i64 : type;
  MlirValue value = load_at(code, stored, data, element * cotile_type_bytes(type));
  set_result(code, op, is_index ? to_index(code, value) : value);
}

static MlirValue limit_product(host_code_t *code, MlirValue a, MlirValue b) {
  cotile_builder_t *builder = &code->builder;
  MlirType pair = cotile_type(builder->context, "!llvm.struct<(i64, i1)>");
  MlirValue product =
      cotile_build_value(builder, "llvm.intr.umul.with.overflow", pair, COTILE_VALUES(a, b), NULL);
  MlirValue low = cotile_build_value(builder, "llvm.extractvalue", code->i64,
                                     COTILE_VALUES(product), "{position = array<i64: 0>}");
  MlirValue overflow = cotile_build_value(builder, "llvm.extractvalue", code->i1,
                                          COTILE_VALUES(product), "{position = array<i64: 1>}");
  MlirValue limit = cotile_llvm_i64(builder, COTILE_SIZE_LIMIT);
  MlirValue chosen = cotile_build_value(builder, "arith.select", code->i64,
                                        COTILE_VALUES(overflow, limit, low), NULL);
  return cotile_build_value(builder, "arith.minui", code->i64, COTILE_VALUES(chosen, limit), NULL);
}

static void emit_size(host_code_t *code, MlirOperation op) {
  int64_t element = 0;
  (void)cotile_op_integer(op, "element", &element);
  MlirValue size = cotile_llvm_i64(&code->builder, element);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    size = limit_product(code, size, to_i64(code, operand(code, op, i)));
  set_result(code, op, to_index(code, size));
}

// Item `index` of an array of pointers.
static void emit_item(host_code_t *code, MlirOperation op, MlirValue array) {
  int64_t index = 0;
  (void)cotile_op_integer(op, "index", &index);
  set_result(code, op, load_at(code, code->pointer, array, index * (int64_t)sizeof(void *)));
}

static void emit_argument(host_code_t *code, MlirOperation op) {
  emit_item(code, op, code->buffers);
}

static void emit_constant(host_code_t *code, MlirOperation op) {
  emit_item(code, op, code->constants);
}

static void emit_none(host_code_t *code, MlirOperation op) {
  set_result(code, op, cotile_llvm_null(&code->builder));
}

static void emit_part(host_code_t *code, MlirOperation op) {
  set_result(code, op,
             cotile_llvm_offset_by(&code->builder, operand(code, op, 0),
                                   to_i64(code, operand(code, op, 1))));
}

static void emit_allocate(host_code_t *code, MlirOperation op) {
  MlirValue arguments[] = {code->call, to_i64(code, operand(code, op, 0))};
  MlirValue memory =
      cotile_llvm_call(&code->builder, code->pointer,
                       callback(code, offsetof(struct cotile_host_table, allocate)), 2, arguments);
  set_result(code, op, memory);
  fail_if(code, cotile_llvm_is_null(&code->builder, memory));
}

static void store_sizes(host_code_t *code, MlirOperation op, intptr_t first, intptr_t count) {
  for (intptr_t i = 0; i < count; i++)
    store_at(code, to_i64(code, operand(code, op, first + i)), code->sizes,
             i * (int64_t)sizeof(int64_t));
}

static void emit_result(host_code_t *code, MlirOperation op) {
  int64_t index = 0;
  (void)cotile_op_integer(op, "index", &index);
  store_sizes(code, op, 0, mlirOperationGetNumOperands(op));
  MlirValue arguments[] = {code->call, cotile_llvm_i64(&code->builder, index), code->sizes};
  MlirValue memory =
      cotile_llvm_call(&code->builder, code->pointer,
                       callback(code, offsetof(struct cotile_host_table, result)), 3, arguments);
  set_result(code, op, memory);
  fail_if(code, cotile_llvm_is_null(&code->builder, memory));
}

static MlirValue message_of(host_code_t *code, MlirOperation op) {
  MlirStringRef text = cotile_op_string(op, "message");
  const char *symbol =
      cotile_arena_format(code->arena, "cotile_message_%lld", (long long)(*code->message_count)++);
  cotile_llvm_string(&code->module, symbol, cotile_arena_copy(code->arena, text.data, text.length));
  return cotile_llvm_address(&code->builder, symbol);
}

static void emit_check(host_code_t *code, MlirOperation op) {
  MlirValue got = operand(code, op, 0), want = operand(code, op, 1);
  MlirBlock next = add_block(code), wrong = add_block(code);
  branch(code, cotile_build_compare(&code->builder, "eq", got, want), next, wrong);
  code->builder.block = wrong;
  MlirValue arguments[] = {code->call, message_of(code, op), to_i64(code, got), to_i64(code, want)};
  (void)cotile_llvm_call(&code->builder, code->i32,
                         callback(code, offsetof(struct cotile_host_table, fail)), 4, arguments);
  jump(code, code->failed);
  code->builder.block = next;
}

// Calls a callback that returns non-zero on failure.
static void call_or_fail(host_code_t *code, size_t offset, intptr_t count,
                         const MlirValue *arguments) {
  MlirValue failure =
      cotile_llvm_call(&code->builder, code->i32, callback(code, offset), count, arguments);
  MlirValue zero = cotile_build_value(&code->builder, "llvm.mlir.constant", code->i32, 0, NULL,
                                      "{value = 0 : i32}");
  fail_if(code, cotile_build_compare(&code->builder, "ne", failure, zero));
}

static void emit_copy(host_code_t *code, MlirOperation op) {
  MlirValue arguments[] = {code->call, operand(code, op, 1), operand(code, op, 0),
                           to_i64(code, operand(code, op, 2))};
  call_or_fail(code, offsetof(struct cotile_host_table, copy), 4, arguments);
}

static void emit_assert(host_code_t *code, MlirOperation op) {
  int64_t number = 0;
  (void)cotile_op_integer(op, "number", &number);
  MlirValue arguments[] = {code->call, operand(code, op, 0),
                           cotile_llvm_i64(&code->builder, number), message_of(code, op)};
  call_or_fail(code, offsetof(struct cotile_host_table, verdict), 4, arguments);
}

static void emit_barrier(host_code_t *code, MlirOperation op) {
  (void)op;
  call_or_fail(code, offsetof(struct cotile_host_table, barrier), 1, &code->call);
}

static int32_t segment(MlirOperation op, intptr_t i) {
  return mlirDenseI32ArrayGetElement(cotile_op_attribute(op, "operandSegmentSizes"), i);
}

static void store_launch(host_code_t *code, MlirOperation op) {
  static const size_t numbers[] = {offsetof(struct cotile_host_dispatch, workgroups),
                                   offsetof(struct cotile_host_dispatch, scratch_bytes),
                                   offsetof(struct cotile_host_dispatch, flops),
                                   offsetof(struct cotile_host_dispatch, bytes)};
  int64_t ordinal = 0;
  (void)cotile_op_integer(op, "ordinal", &ordinal);
  store_at(code, code->bindings, code->launch, offsetof(struct cotile_host_dispatch, bindings));
  store_at(code, code->sizes, code->launch, offsetof(struct cotile_host_dispatch, dims));
  for (intptr_t i = 0; i < 4; i++)
    store_at(code, to_i64(code, operand(code, op, i)), code->launch, (int64_t)numbers[i]);
  store_at(code, cotile_llvm_i64(&code->builder, ordinal), code->launch,
           offsetof(struct cotile_host_dispatch, ordinal));
  store_at(code, cotile_llvm_i64(&code->builder, segment(op, 4)), code->launch,
           offsetof(struct cotile_host_dispatch, dim_count));
  store_at(code, cotile_llvm_i64(&code->builder, segment(op, 5)), code->launch,
           offsetof(struct cotile_host_dispatch, binding_count));
}

static void emit_dispatch(host_code_t *code, MlirOperation op) {
  int32_t dims = segment(op, 4), bindings = segment(op, 5);
  store_sizes(code, op, 4, dims);
  for (int32_t i = 0; i < bindings; i++)
    store_at(code, operand(code, op, 4 + dims + i), code->bindings, i * (int64_t)sizeof(void *));
  store_launch(code, op);
  MlirValue arguments[] = {code->call, code->launch};
  call_or_fail(code, offsetof(struct cotile_host_table, dispatch), 2, arguments);
}

static void emit_return(host_code_t *code, MlirOperation op) {
  (void)op;
  build_return(code, 0);
}

static const struct emitter {
  const char *name;
  void (*emit)(host_code_t *code, MlirOperation op);
} emitters[] = {
    {"hal.dim", emit_dim},
    {"hal.read", emit_read},
    {"hal.size", emit_size},
    {"hal.buffer.argument", emit_argument},
    {"hal.buffer.constant", emit_constant},
    {"hal.buffer.none", emit_none},
    {"hal.buffer.part", emit_part},
    {"hal.buffer.allocate", emit_allocate},
    {"hal.buffer.result", emit_result},
    {"hal.check", emit_check},
    {"hal.assert", emit_assert},
    {"hal.copy", emit_copy},
    {"hal.barrier", emit_barrier},
    {"hal.dispatch", emit_dispatch},
    {"func.return", emit_return},
};

// Arithmetic stays as it is.
static void clone(host_code_t *code, MlirOperation op) {
  MlirOperation copy = mlirOperationClone(op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    mlirOperationSetOperand(copy, i, operand(code, op, i));
  mlirBlockAppendOwnedOperation(code->builder.block, copy);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    cotile_value_map_set_value(&code->values, mlirOperationGetResult(op, i),
                               mlirOperationGetResult(copy, i));
}

static void emit(host_code_t *code, MlirOperation op) {
  code->builder.location = mlirOperationGetLocation(op);
  for (size_t i = 0; i < sizeof emitters / sizeof *emitters; i++)
    if (cotile_op_is(op, emitters[i].name)) {
      emitters[i].emit(code, op);
      return;
    }
  clone(code, op);
}

// --- Functions ---

typedef struct frame_size {
  int64_t bindings, sizes;
} frame_size_t;

static frame_size_t measure(MlirBlock block) {
  frame_size_t size = {0, 0};
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "hal.buffer.result"))
      size.sizes = cotile_max(size.sizes, mlirOperationGetNumOperands(op));
    if (!cotile_op_is(op, "hal.dispatch")) continue;
    size.sizes = cotile_max(size.sizes, segment(op, 4));
    size.bindings = cotile_max(size.bindings, segment(op, 5));
  }
  return size;
}

static void begin_function(host_code_t *code, const char *symbol, frame_size_t size) {
  MlirContext context = code->builder.context;
  MlirType type = mlirFunctionTypeGet(context, 1, &code->pointer, 1, &code->i32);
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", mlirStringAttrGet(context, cotile_str(symbol))),
      cotile_named(context, "function_type", mlirTypeAttrGet(type))};
  MlirOperation function = cotile_build(&code->module, &(cotile_op_spec_t){.name = "func.func",
                                                                           .attribute_count = 2,
                                                                           .attributes = attributes,
                                                                           .region_count = 1});
  cotile_mark_hand_scheduled(
      function); // long and straight: -O3 takes quadratic time, gains nothing
  code->body = mlirOperationGetRegion(function, 0);
  code->builder.block = cotile_op_body(function);
  code->call = mlirBlockAddArgument(code->builder.block, code->pointer, code->builder.location);
  code->table = load_at(code, code->pointer, code->call, offsetof(struct cotile_call, table));
  code->buffers = load_at(code, code->pointer, code->call, offsetof(struct cotile_call, buffers));
  code->dims = load_at(code, code->pointer, code->call, offsetof(struct cotile_call, dims));
  code->constants =
      load_at(code, code->pointer, code->call, offsetof(struct cotile_call, constants));
  code->launch = cotile_llvm_alloca(&code->builder, sizeof(struct cotile_host_dispatch));
  code->bindings =
      cotile_llvm_alloca(&code->builder, cotile_max(size.bindings, 1) * (int64_t)sizeof(void *));
  code->sizes =
      cotile_llvm_alloca(&code->builder, cotile_max(size.sizes, 1) * (int64_t)sizeof(int64_t));
  code->failed = add_block(code);
}

static void build_function(host_code_t *code, MlirOperation function, const char *symbol) {
  MlirBlock block = cotile_op_body(function);
  code->builder = cotile_builder_at_end(mlirOperationGetContext(function), block);
  code->builder.location = mlirOperationGetLocation(function);
  code->module.location = code->builder.location;
  cotile_value_map_init(&code->values, code->arena);
  begin_function(code, symbol, measure(block));
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    emit(code, op);
  code->builder.block = code->failed;
  build_return(code, 1);
  if (!mlirBlockGetNumPredecessors(code->failed)) { // conversions refuse dead blocks
    mlirBlockDetach(code->failed);
    mlirBlockDestroy(code->failed);
  }
}

static const char *symbol_of(MlirOperation function, cotile_arena_t *arena) {
  MlirStringRef name = cotile_op_string(function, "sym_name");
  if (cotile_str_equal(name, COTILE_LOAD_SYMBOL)) return COTILE_LOAD_SYMBOL;
  return cotile_arena_format(arena, COTILE_FUNCTION_PREFIX "%.*s", (int)name.length, name.data);
}

void cotile_host_code_build(MlirModule module, cotile_arena_t *arena, MlirModule target) {
  MlirContext context = mlirModuleGetContext(module);
  int64_t message_count = 0;
  host_code_t code = {.arena = arena,
                      .module = cotile_builder_at_end(context, mlirModuleGetBody(target)),
                      .i1 = mlirIntegerTypeGet(context, 1),
                      .i32 = mlirIntegerTypeGet(context, 32),
                      .i64 = mlirIntegerTypeGet(context, 64),
                      .index = mlirIndexTypeGet(context),
                      .pointer = cotile_llvm_pointer(context),
                      .message_count = &message_count};
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, "func.func")) build_function(&code, op, symbol_of(op, arena));
}
