// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_decode.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ir/query.h"

cotile_status_t spmd_refuse(spmd_decoder_t *decoder, MlirOperation op, const char *format, ...) {
  char reason[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(reason, sizeof reason, format, arguments);
  va_end(arguments);
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: %.*s: %s",
                            cotile_location_text(decoder->arena, mlirOperationGetLocation(op)),
                            (int)name.length, name.data, reason);
}

// --- Attributes ---

bool spmd_attribute_has(spmd_decoder_t *decoder, MlirOperation op, const char *name,
                        const char *part) {
  MlirAttribute attribute = cotile_op_attribute(op, name);
  return !mlirAttributeIsNull(attribute) &&
         strstr(cotile_attribute_text(decoder->arena, attribute), part);
}

intptr_t spmd_array_count(MlirAttribute array) {
  return mlirAttributeIsAArray(array) ? mlirArrayAttrGetNumElements(array)
                                      : mlirDenseArrayGetNumElements(array);
}

int64_t spmd_array_element(MlirAttribute array, intptr_t index) {
  return mlirAttributeIsAArray(array)
             ? mlirIntegerAttrGetValueInt(mlirArrayAttrGetElement(array, index))
             : mlirDenseI64ArrayGetElement(array, index);
}

cotile_status_t spmd_decode_overflow(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  if (spmd_attribute_has(decoder, op, "overflowFlags", "nsw")) out_op->overflow_flags |= SPMD_NSW;
  if (spmd_attribute_has(decoder, op, "overflowFlags", "nuw")) out_op->overflow_flags |= SPMD_NUW;
  return COTILE_SUCCESS;
}

cotile_status_t spmd_decode_predicate(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  if (cotile_op_integer(op, "predicate", &out_op->detail)) return COTILE_SUCCESS;
  return spmd_refuse(decoder, op, "no predicate");
}

// --- Values ---

static spmd_value_t *new_value(spmd_decoder_t *decoder) {
  spmd_kernel_t *kernel = decoder->kernel;
  kernel->values = spmd_reserve(decoder->arena, kernel->values, kernel->value_count,
                                &decoder->value_capacity, sizeof *kernel->values);
  spmd_value_t *value = COTILE_ARENA_NEW(decoder->arena, 1, spmd_value_t);
  value->id = kernel->value_count;
  value->lanes = 1;
  value->buffer = -1;
  return kernel->values[kernel->value_count++] = value;
}

const spmd_value_t *spmd_clone_value(spmd_decoder_t *decoder, const spmd_value_t *value) {
  spmd_value_t *clone = new_value(decoder);
  int id = clone->id;
  *clone = *value;
  clone->id = id;
  return clone;
}

const spmd_value_t *spmd_find_value(const spmd_decoder_t *decoder, MlirValue value) {
  return cotile_value_map_get(&decoder->values, value);
}

// A scalar, or a vector of static size.
static bool split_type(MlirType type, MlirType *out_element, int *out_lanes) {
  *out_element = type;
  *out_lanes = 1;
  if (!mlirTypeIsAVector(type)) return true;
  *out_element = mlirShapedTypeGetElementType(type);
  for (int dim = 0; dim < mlirShapedTypeGetRank(type); dim++) {
    if (mlirVectorTypeIsDimScalable(type, dim)) return false;
    *out_lanes *= (int)mlirShapedTypeGetDimSize(type, dim);
  }
  return true;
}

// Values that are passed on but never read.
static bool is_opaque(spmd_decoder_t *decoder, MlirType type) {
  const char *text = cotile_type_text(decoder->arena, type);
  return !strcmp(text, "!nvgpu.device.async.token") ||
         (!strncmp(text, "!spirv.ptr<", 11) && strstr(text, ", PushConstant>"));
}

cotile_status_t spmd_decode_value(spmd_decoder_t *decoder, MlirOperation op, MlirValue value,
                                  const spmd_value_t **out_value) {
  MlirType type = mlirValueGetType(value), element;
  spmd_value_t *made = new_value(decoder);
  if (is_opaque(decoder, type)) {
    made->lanes = 0;
  } else if (split_type(type, &element, &made->lanes) &&
             cotile_element_from_type(element, &made->element)) {
    made->is_index = mlirTypeIsAIndex(element);
  } else {
    return spmd_refuse(decoder, op, "a value of type %s", cotile_type_text(decoder->arena, type));
  }
  cotile_value_map_set(&decoder->values, value, made);
  *out_value = made;
  return COTILE_SUCCESS;
}

// --- Memory ---

bool spmd_is_shared(spmd_decoder_t *decoder, MlirType memref) {
  if (!mlirTypeIsAMemRef(memref)) return false;
  MlirAttribute space = mlirMemRefTypeGetMemorySpace(memref);
  if (mlirAttributeIsNull(space)) return false;
  if (mlirAttributeIsAInteger(space)) return mlirIntegerAttrGetValueInt(space) == 3; // NVVM's
  const char *text = cotile_attribute_text(decoder->arena, space);
  return !strcmp(text, "#spirv.storage_class<Workgroup>") ||
         !strcmp(text, "#gpu.address_space<workgroup>");
}

static cotile_status_t decode_shape(spmd_decoder_t *decoder, MlirOperation op, MlirType type,
                                    spmd_buffer_type_t *buffer) {
  if (!mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(type)))
    return spmd_refuse(decoder, op, "a memref with a layout");
  buffer->rank = (int)mlirShapedTypeGetRank(type);
  if (buffer->rank > COTILE_MAX_RANK) return spmd_refuse(decoder, op, "rank %d", buffer->rank);
  for (int dim = 0; dim < buffer->rank; dim++) {
    buffer->dims[dim] = cotile_static_dim(type, dim);
    if (buffer->dims[dim] < 0 && buffer->argument < 0)
      return spmd_refuse(decoder, op, "shared memory of a dynamic size");
  }
  return COTILE_SUCCESS;
}

cotile_status_t spmd_decode_buffer(spmd_decoder_t *decoder, MlirOperation op, MlirValue value,
                                   int argument) {
  spmd_kernel_t *kernel = decoder->kernel;
  MlirType type = mlirValueGetType(value), element;
  spmd_buffer_type_t buffer = {.argument = argument};
  if (!mlirTypeIsAMemRef(type) ||
      !split_type(mlirShapedTypeGetElementType(type), &element, &buffer.element_lanes) ||
      !cotile_element_from_type(element, &buffer.element))
    return spmd_refuse(decoder, op, "a value of type %s", cotile_type_text(decoder->arena, type));
  COTILE_RETURN_IF_ERROR(decode_shape(decoder, op, type, &buffer));
  kernel->buffers = spmd_reserve(decoder->arena, kernel->buffers, kernel->buffer_count,
                                 &decoder->buffer_capacity, sizeof *kernel->buffers);
  spmd_value_t *made = new_value(decoder);
  made->element = buffer.element;
  made->buffer = kernel->buffer_count;
  made->lanes = 0;
  kernel->buffers[kernel->buffer_count++] = buffer;
  cotile_value_map_set(&decoder->values, value, made);
  return COTILE_SUCCESS;
}

// --- Constants ---

static spmd_slot_t slot_of(MlirAttribute attribute) {
  if (mlirAttributeIsAFloat(attribute))
    return (spmd_slot_t){.f = mlirFloatAttrGetValueDouble(attribute)};
  return (spmd_slot_t){.i = mlirIntegerAttrGetValueInt(attribute)};
}

static void constant_lanes(MlirAttribute attribute, int count, spmd_slot_t *out_lanes) {
  if (!mlirAttributeIsADenseElements(attribute)) {
    out_lanes[0] = slot_of(attribute);
    return;
  }
  MlirType type = mlirAttributeGetType(attribute);
  intptr_t rank = mlirShapedTypeGetRank(type);
  for (int lane = 0; lane < count; lane++) {
    uint64_t index[COTILE_MAX_RANK] = {0};
    int64_t rest = lane;
    for (intptr_t dim = rank - 1; dim >= 0; rest /= mlirShapedTypeGetDimSize(type, dim--))
      index[dim] = (uint64_t)(rest % mlirShapedTypeGetDimSize(type, dim));
    out_lanes[lane] = slot_of(mlirElementsAttrGetValue(attribute, rank, index));
  }
}

static cotile_status_t decode_constant(spmd_decoder_t *decoder, MlirOperation op,
                                       spmd_op_t *out_op) {
  spmd_kernel_t *kernel = decoder->kernel;
  MlirAttribute attribute = cotile_op_attribute(op, "value");
  const spmd_value_t *value;
  COTILE_RETURN_IF_ERROR(spmd_decode_value(decoder, op, mlirOperationGetResult(op, 0), &value));
  bool is_dense = mlirAttributeIsADenseElements(attribute);
  if (is_dense && mlirShapedTypeGetRank(mlirAttributeGetType(attribute)) > COTILE_MAX_RANK)
    return spmd_refuse(decoder, op, "of a rank above %d", COTILE_MAX_RANK);
  if (!is_dense && !mlirAttributeIsAFloat(attribute) && !mlirAttributeIsAInteger(attribute))
    return spmd_refuse(decoder, op, "not of numbers");
  kernel->constants = spmd_reserve(decoder->arena, kernel->constants, kernel->constant_count,
                                   &decoder->constant_capacity, sizeof *kernel->constants);
  spmd_op_t *kept = COTILE_ARENA_NEW(decoder->arena, 1, spmd_op_t);
  spmd_slot_t *lanes = COTILE_ARENA_NEW(decoder->arena, value->lanes, spmd_slot_t);
  *kept = *out_op;
  constant_lanes(attribute, value->lanes, lanes);
  kernel->constants[kernel->constant_count++] = (spmd_constant_t){kept, value, lanes};
  return COTILE_SUCCESS;
}

static const spmd_op_class_t constant_ops[] = {
    {"arith.constant", NULL, decode_constant, {NULL}, false},
    {"spirv.Constant", NULL, decode_constant, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};

// --- Operations and blocks ---

static const spmd_op_class_t *find_class(MlirOperation op) {
  static const spmd_op_class_t *const tables[] = {
      constant_ops,    spmd_integer_ops,       spmd_float_ops,   spmd_cast_ops,  spmd_vector_ops,
      spmd_memory_ops, spmd_push_constant_ops, spmd_control_ops, spmd_async_ops,
  };
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    for (const spmd_op_class_t *entry = tables[i]; entry->name; entry++)
      if (cotile_op_is(op, entry->name)) return entry;
  return NULL;
}

static cotile_status_t decode_operands(spmd_decoder_t *decoder, MlirOperation op, int *out_count,
                                       const spmd_value_t *const **out_operands) {
  int count = (int)mlirOperationGetNumOperands(op);
  const spmd_value_t **operands = COTILE_ARENA_NEW(decoder->arena, count + 1, const spmd_value_t *);
  for (int i = 0; i < count; i++) {
    operands[i] = spmd_find_value(decoder, mlirOperationGetOperand(op, i));
    if (!operands[i]) return spmd_refuse(decoder, op, "operand %d is from outside", i);
  }
  *out_count = count;
  *out_operands = operands;
  return COTILE_SUCCESS;
}

static cotile_status_t decode_results(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  out_op->result_count = (int)mlirOperationGetNumResults(op);
  const spmd_value_t **results =
      COTILE_ARENA_NEW(decoder->arena, out_op->result_count + 1, const spmd_value_t *);
  for (int i = 0; i < out_op->result_count; i++)
    COTILE_RETURN_IF_ERROR(
        spmd_decode_value(decoder, op, mlirOperationGetResult(op, i), &results[i]));
  out_op->results = results;
  return COTILE_SUCCESS;
}

static cotile_status_t decode_op(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  const spmd_op_class_t *entry = find_class(op);
  if (!entry) return spmd_refuse(decoder, op, "the interpreter does not know this operation");
  MlirStringRef name = cotile_op_name(op);
  *out_op = (spmd_op_t){.id = decoder->kernel->op_count++,
                        .name = cotile_arena_copy(decoder->arena, name.data, name.length),
                        .location = cotile_location(decoder->arena, mlirOperationGetLocation(op)),
                        .run = entry->run,
                        .function = entry->function,
                        .is_elementwise = entry->is_elementwise};
  COTILE_RETURN_IF_ERROR(decode_operands(decoder, op, &out_op->operand_count, &out_op->operands));
  if (entry->run) COTILE_RETURN_IF_ERROR(decode_results(decoder, op, out_op));
  return entry->decode ? entry->decode(decoder, op, out_op) : COTILE_SUCCESS;
}

static cotile_status_t decode_block(spmd_decoder_t *decoder, MlirBlock block,
                                    const char *terminator, spmd_block_t *out_block) {
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count++;
  spmd_op_t *ops = COTILE_ARENA_NEW(decoder->arena, count, spmd_op_t);
  out_block->ops = ops;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (mlirOperationEqual(op, mlirBlockGetTerminator(block))) {
      if (!cotile_op_is(op, terminator)) return spmd_refuse(decoder, op, "not %s", terminator);
      return decode_operands(decoder, op, &out_block->yield_count, &out_block->yields);
    }
    COTILE_RETURN_IF_ERROR(decode_op(decoder, op, &ops[out_block->op_count]));
    out_block->op_count += ops[out_block->op_count].run != NULL;
  }
  return COTILE_SUCCESS;
}

cotile_status_t spmd_decode_region(spmd_decoder_t *decoder, MlirOperation parent, int region,
                                   const char *terminator, spmd_block_t *out_block) {
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(parent, region));
  *out_block = (spmd_block_t){0};
  if (mlirBlockIsNull(block)) return COTILE_SUCCESS;
  if (!mlirBlockIsNull(mlirBlockGetNextInRegion(block)))
    return spmd_refuse(decoder, parent, "several blocks");
  int count = (int)mlirBlockGetNumArguments(block);
  const spmd_value_t **arguments =
      COTILE_ARENA_NEW(decoder->arena, count + 1, const spmd_value_t *);
  for (int i = 0; i < count; i++) {
    MlirValue argument = mlirBlockGetArgument(block, i);
    arguments[i] = spmd_find_value(decoder, argument); // those of the kernel are known
    if (!arguments[i])
      COTILE_RETURN_IF_ERROR(spmd_decode_value(decoder, parent, argument, &arguments[i]));
  }
  out_block->arguments = arguments;
  out_block->argument_count = count;
  return decode_block(decoder, block, terminator, out_block);
}
