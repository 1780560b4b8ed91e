// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upstream's conversion, around which three things are ours: scalar arguments become push
// constants, the spirv.module moves to where upstream's serialisation looks for it, and what the
// words ask of a device is read from them.
#include "compiler/codegen/gpu/spirv.h"

#include <string.h>

#include <mlir-c/Dialect/GPU.h>

#include "compiler/codegen/vector_ops.h"
#include "ir/builder.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static const char TO_SPIRV[] =
    "builtin.module(convert-gpu-to-spirv,"
    "spirv.module(spirv-lower-abi-attrs,spirv-update-vce,canonicalize,cse))";
static const char SERIALISE[] = "builtin.module(gpu-module-to-binary)";
static const char PUSH_CONSTANTS[] = "push_constants";

const char *cotile_spirv_feature_name(cotile_spirv_feature_t feature) {
  static const char *const names[] = {
#define COTILE_X(name, capability, text) text,
      COTILE_SPIRV_FEATURES(COTILE_X)
#undef COTILE_X
  };
  return names[feature];
}

static MlirOperation find_op(MlirBlock block, const char *name) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  while (!mlirOperationIsNull(op) && !cotile_op_is(op, name)) op = mlirOperationGetNextInBlock(op);
  return op;
}

// --- Push constants ---

// "!spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>"
static MlirType push_constants_type(MlirContext context, int count, cotile_arena_t *arena) {
  const char *members = "";
  for (int i = 0; i < count; i++)
    members = cotile_arena_format(arena, "%s%si32 [%d]", members, i ? ", " : "", 4 * i);
  return cotile_type(context, cotile_arena_format(
                                  arena, "!spirv.ptr<!spirv.struct<(%s)>, PushConstant>", members));
}

static MlirValue load_push_constant(cotile_builder_t *builder, MlirValue all, int number) {
  MlirType i32 = mlirIntegerTypeGet(builder->context, 32);
  MlirType pointer = cotile_type(builder->context, "!spirv.ptr<i32, PushConstant>");
  MlirNamedAttribute value =
      cotile_named(builder->context, "value", mlirIntegerAttrGet(i32, number));
  MlirOperation index = cotile_build(builder, &(cotile_op_spec_t){.name = "spirv.Constant",
                                                                  .result_count = 1,
                                                                  .results = &i32,
                                                                  .attribute_count = 1,
                                                                  .attributes = &value});
  MlirValue address =
      cotile_build_value(builder, "spirv.AccessChain", pointer,
                         COTILE_VALUES(all, mlirOperationGetResult(index, 0)), NULL);
  return cotile_build_value(builder, "spirv.Load", i32, 1, &address, NULL);
}

static void declare_push_constants(MlirOperation function, MlirType type) {
  cotile_builder_t builder = cotile_builder_before(function);
  MlirNamedAttribute attributes[] = {
      cotile_named(builder.context, "sym_name",
                   mlirStringAttrGet(builder.context, cotile_str(PUSH_CONSTANTS))),
      cotile_named(builder.context, "type", mlirTypeAttrGet(type)),
  };
  cotile_build(&builder, &(cotile_op_spec_t){.name = "spirv.GlobalVariable",
                                             .attribute_count = 2,
                                             .attributes = attributes});
}

// Arguments from `first` on, which are i32, become members of one block of push constants.
static void use_push_constants(MlirOperation function, intptr_t first, cotile_arena_t *arena) {
  MlirContext context = mlirOperationGetContext(function);
  MlirBlock body = cotile_op_body(function);
  int count = (int)(mlirBlockGetNumArguments(body) - first);
  MlirType type = push_constants_type(context, count, arena);
  declare_push_constants(function, type);
  cotile_builder_t builder = cotile_builder_before(mlirBlockGetFirstOperation(body));
  MlirNamedAttribute symbol = cotile_named(
      context, "variable", mlirFlatSymbolRefAttrGet(context, cotile_str(PUSH_CONSTANTS)));
  MlirOperation all = cotile_build(&builder, &(cotile_op_spec_t){.name = "spirv.mlir.addressof",
                                                                 .result_count = 1,
                                                                 .results = &type,
                                                                 .attribute_count = 1,
                                                                 .attributes = &symbol});
  for (int i = 0; i < count; i++) {
    MlirValue argument = mlirBlockGetArgument(body, first + i);
    mlirValueReplaceAllUsesOfWith(argument,
                                  load_push_constant(&builder, mlirOperationGetResult(all, 0), i));
  }
  for (int i = count - 1; i >= 0; i--) mlirBlockEraseArgument(body, (unsigned)(first + i));
  cotile_update_function_type(function);
}

// --- Conversion ---

typedef struct leftover {
  cotile_arena_t *arena;
  cotile_status_t status;
} leftover_t;

static bool is_wide_index(MlirOperation op) {
  int64_t value;
  return cotile_op_is(op, "arith.constant") &&
         cotile_constant_value(mlirOperationGetResult(op, 0), &value) &&
         mlirTypeIsAIndex(mlirValueGetType(mlirOperationGetResult(op, 0))) &&
         value != (int64_t)(int32_t)value;
}

static MlirWalkResult find_leftover(MlirOperation op, void *user) {
  leftover_t *leftover = user;
  bool is_math = cotile_op_is_dialect(op, "math");
  if (!is_math && !is_wide_index(op)) return MlirWalkResultAdvance;
  MlirStringRef name = cotile_op_name(op);
  // A constant that was folded has no place.
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
  MlirOperation place = is_math || mlirOpOperandIsNull(use) ? op : mlirOpOperandGetOwner(use);
  const char *where = cotile_location_text(leftover->arena, mlirOperationGetLocation(place));
  leftover->status =
      is_math ? COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: SPIR-V has no %.*s", where,
                                   (int)name.length, name.data)
              : COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                                   "%s: an index of the kernel does not fit into 32 bits", where);
  return MlirWalkResultInterrupt;
}

static cotile_status_t prepare(MlirOperation gpu_module, cotile_arena_t *arena) {
  leftover_t leftover = {arena, COTILE_SUCCESS};
  COTILE_RETURN_IF_ERROR(
      cotile_run_passes(gpu_module, "gpu.module(canonicalize,cse,convert-math-to-spirv)"));
  mlirOperationWalk(gpu_module, find_leftover, &leftover, MlirWalkPreOrder);
  return leftover.status;
}

// gpu-module-to-binary wants the spirv.module inside of the gpu.module.
static void nest(MlirOperation gpu_module, MlirOperation spirv_module) {
  MlirContext context = mlirOperationGetContext(gpu_module);
  MlirBlock body = cotile_op_body(gpu_module);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirBlockGetFirstOperation(body))
    mlirOperationDestroy(op);
  mlirOperationRemoveFromParent(spirv_module);
  mlirBlockAppendOwnedOperation(body, spirv_module);
  MlirAttribute environment = cotile_op_attribute(gpu_module, "spirv.target_env");
  mlirOperationSetAttributeByName(gpu_module, cotile_str("targets"),
                                  mlirArrayAttrGet(context, 1, &environment));
}

static cotile_status_t take_words(MlirModule module, cotile_arena_t *arena,
                                  cotile_spirv_shader_t *out) {
  MlirOperation binary = find_op(mlirModuleGetBody(module), "gpu.binary");
  if (mlirOperationIsNull(binary))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the conversion to SPIR-V made no binary");
  MlirAttribute object = mlirArrayAttrGetElement(cotile_op_attribute(binary, "objects"), 0);
  MlirStringRef bytes = mlirGPUObjectAttrGetObject(object);
  out->word_count = bytes.length / sizeof(uint32_t);
  uint32_t *words = COTILE_ARENA_NEW(arena, out->word_count, uint32_t);
  memcpy(words, bytes.data, out->word_count * sizeof(uint32_t));
  out->words = words;
  return COTILE_SUCCESS;
}

// Instructions OpCapability are the first ones behind the header.
static uint32_t read_features(const cotile_spirv_shader_t *shader) {
  enum { HEADER_WORDS = 5, OP_CAPABILITY = 17 };
  static const uint32_t capabilities[] = {
#define COTILE_X(name, capability, text) capability,
      COTILE_SPIRV_FEATURES(COTILE_X)
#undef COTILE_X
  };
  uint32_t features = 0;
  for (size_t at = HEADER_WORDS; at + 1 < shader->word_count; at += shader->words[at] >> 16) {
    if ((shader->words[at] & 0xffff) != OP_CAPABILITY) break;
    for (int i = 0; i < COTILE_SPIRV_FEATURE_COUNT; i++)
      if (shader->words[at + 1] == capabilities[i]) features |= UINT32_C(1) << i;
  }
  return features;
}

// A MlirOperationWalkCallback: adds the bytes of a shared array.
static MlirWalkResult add_shared(MlirOperation op, void *user) {
  int64_t *total = user, bytes;
  if (!cotile_op_is(op, "memref.alloc")) return MlirWalkResultAdvance;
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirType element = mlirShapedTypeGetElementType(type);
  bytes = cotile_element_bytes(cotile_scalar_of(element));
  if (mlirTypeIsAVector(element)) bytes *= mlirShapedTypeGetDimSize(element, 0);
  for (int i = 0; i < (int)mlirShapedTypeGetRank(type); i++)
    bytes *= mlirShapedTypeGetDimSize(type, i);
  *total += bytes;
  return MlirWalkResultAdvance;
}

static void describe(MlirOperation function, cotile_spirv_shader_t *out) {
  MlirBlock body = cotile_op_body(function);
  intptr_t count = mlirBlockGetNumArguments(body);
  while (out->binding_count < count &&
         mlirTypeIsAMemRef(mlirValueGetType(mlirBlockGetArgument(body, out->binding_count))))
    out->binding_count++;
  out->push_constant_bytes = (int)sizeof(int32_t) * (int)(count - out->binding_count);
  MlirAttribute size = cotile_op_attribute(function, "known_block_size");
  out->threads = mlirDenseI32ArrayGetElement(size, 0);
  mlirOperationWalk(function, add_shared, &out->shared_bytes, MlirWalkPreOrder);
}

static cotile_status_t convert_module(MlirModule module, cotile_arena_t *arena,
                                      cotile_spirv_shader_t *out) {
  MlirOperation op = mlirModuleGetOperation(module);
  MlirOperation gpu_module = find_op(mlirModuleGetBody(module), "gpu.module");
  MlirOperation function = find_op(cotile_op_body(gpu_module), "gpu.func");
  MlirStringRef name = cotile_op_string(function, "sym_name");
  out->name = cotile_arena_copy(arena, name.data, name.length);
  describe(function, out);
  use_push_constants(function, out->binding_count, arena);
  COTILE_RETURN_IF_ERROR(cotile_verify(op, "use of push constants"));
  COTILE_RETURN_IF_ERROR(prepare(gpu_module, arena));
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, TO_SPIRV));
  MlirOperation spirv_module = find_op(mlirModuleGetBody(module), "spirv.module");
  if (mlirOperationIsNull(spirv_module))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the conversion to SPIR-V made no spirv.module");
  out->text = cotile_op_text(arena, spirv_module);
  nest(gpu_module, spirv_module);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, SERIALISE));
  COTILE_RETURN_IF_ERROR(take_words(module, arena, out));
  out->features = read_features(out);
  return COTILE_SUCCESS;
}

static cotile_status_t convert(MlirOperation gpu_module, cotile_arena_t *arena,
                               cotile_spirv_shader_t *out) {
  MlirModule module = mlirModuleCreateEmpty(mlirOperationGetLocation(gpu_module));
  MlirContext context = mlirModuleGetContext(module);
  mlirOperationSetAttributeByName(mlirModuleGetOperation(module),
                                  cotile_str("gpu.container_module"), mlirUnitAttrGet(context));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), mlirOperationClone(gpu_module));
  cotile_status_t status = convert_module(module, arena, out);
  MlirStringRef name = cotile_op_string(gpu_module, "sym_name");
  if (status) status = cotile_status_annotate(status, "%.*s", (int)name.length, name.data);
  mlirModuleDestroy(module);
  return status;
}

cotile_status_t cotile_spirv_convert(MlirModule kernels, cotile_arena_t *arena,
                                     cotile_spirv_shaders_t *out) {
  *out = (cotile_spirv_shaders_t){NULL, 0};
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(kernels));
  int64_t count = 0;
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    count += cotile_op_is(op, "gpu.module");
  cotile_spirv_shader_t *items = COTILE_ARENA_NEW(arena, count, cotile_spirv_shader_t);
  int64_t i = 0;
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, "gpu.module")) COTILE_RETURN_IF_ERROR(convert(op, arena, &items[i++]));
  *out = (cotile_spirv_shaders_t){items, count};
  return COTILE_SUCCESS;
}
