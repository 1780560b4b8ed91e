// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/gpu/spirv_target.h"

#include "compiler/codegen/bf16_storage.h"
#include "compiler/codegen/gpu/truth_values.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/extras.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

// What kernels may use. What one of them needs is found when it is converted.
static const char TARGET_ENVIRONMENT[] =
    "#spirv.target_env<#spirv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, "
    "StorageBuffer16BitAccess, StorageBuffer8BitAccess], [SPV_KHR_storage_buffer_storage_class, "
    "SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>, api=Vulkan, #spirv.resource_limits<>>";

// An allocation, which becomes a variable of the module, in front of the code.
static MlirValue shared_array(cotile_gpu_kernel_t *kernel, MlirType element, int rank,
                              const int64_t *shape) {
  MlirAttribute space =
      cotile_attribute(kernel->builder.context, "#spirv.storage_class<Workgroup>");
  MlirType type = mlirMemRefTypeContiguousGet(element, rank, shape, space);
  cotile_builder_t builder = cotile_builder_before(kernel->in_grid.op);
  return cotile_build_value(&builder, "memref.alloc", type, 0, NULL,
                            "{operandSegmentSizes = array<i32: 0, 0>}");
}

static void annotate(cotile_gpu_kernel_t *kernel) {
  MlirContext context = kernel->builder.context;
  const int32_t size[] = {(int32_t)kernel->threads, 1, 1};
  const char *abi = cotile_arena_format(
      kernel->cloner.arena, "#spirv.entry_point_abi<workgroup_size = [%d, 1, 1]>", (int)size[0]);
  mlirOperationSetAttributeByName(kernel->module, cotile_str("spirv.target_env"),
                                  cotile_attribute(context, TARGET_ENVIRONMENT));
  mlirOperationSetAttributeByName(kernel->function, cotile_str("spirv.entry_point_abi"),
                                  cotile_attribute(context, abi));
  mlirOperationSetAttributeByName(kernel->function, cotile_str("known_block_size"),
                                  mlirDenseI32ArrayGet(context, 3, size));
}

// --- Operations ---

// What a kernel has that SPIR-V, or all devices, lack.
typedef struct findings {
  cotile_gpu_kernel_t *kernel;
  bool bf16, math;
  cotile_status_t status;
} findings_t;

static MlirWalkResult look(MlirOperation op, void *user) {
  findings_t *findings = user;
  findings->math |= cotile_op_is_dialect(op, "math");
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirType type = cotile_scalar_of(mlirValueGetType(mlirOperationGetResult(op, i)));
    findings->bf16 |= mlirTypeIsABF16(type);
    if (!mlirTypeIsAF64(type)) continue;
    MlirStringRef name = cotile_op_name(op);
    findings->status = COTILE_MAKE_STATUS(
        COTILE_UNSUPPORTED, "%s: %.*s: kernels for %s cannot have f64",
        cotile_location_text(findings->kernel->cloner.arena, mlirOperationGetLocation(op)),
        (int)name.length, name.data, findings->kernel->machine->gpu.profile);
    return MlirWalkResultInterrupt;
  }
  return MlirWalkResultAdvance;
}

// bf16 is computed in f32 and is an integer in memory.
static cotile_status_t remove_bf16(MlirOperation module) {
  cotile_bf16_split_casts(module);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(
      module, "gpu.module(gpu.func(math-extend-to-supported-types,"
              "arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}),"
              "arith-expand{include-bf16=true})"));
  cotile_bf16_to_storage(module);
  return COTILE_SUCCESS;
}

// trunc(x) = x < 0 ? ceil(x) : floor(x).
static MlirWalkResult open_trunc(MlirOperation op, void *user) {
  (void)user;
  if (!cotile_op_is(op, "math.trunc")) return MlirWalkResultAdvance;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirValue x = mlirOperationGetOperand(op, 0);
  MlirType type = mlirValueGetType(x), i1 = mlirIntegerTypeGet(builder.context, 1);
  int lanes = mlirTypeIsAVector(type) ? COTILE_GPU_LANES : 0;
  MlirValue is_below = cotile_build_value(&builder, "arith.cmpf", cotile_vector_of(lanes, i1),
                                          COTILE_VALUES(x, cotile_build_zero(&builder, type)),
                                          "{predicate = 4 : i64}");
  MlirValue up = cotile_build_value(&builder, "math.ceil", type, 1, &x, NULL);
  MlirValue down = cotile_build_value(&builder, "math.floor", type, 1, &x, NULL);
  mlirValueReplaceAllUsesOfWith(
      mlirOperationGetResult(op, 0),
      cotile_build_value(&builder, "arith.select", type, COTILE_VALUES(is_below, up, down), NULL));
  mlirOperationDestroy(op);
  return MlirWalkResultSkip;
}

// Functions that SPIR-V lacks; and tanh, whose result for large numbers it leaves open.
static cotile_status_t approximate_math(MlirOperation module) {
  static const char *const names[] = {"math.erf",   "math.erfc",  "math.tanh", "math.cbrt",
                                      "math.atan2", "math.expm1", NULL};
  COTILE_RETURN_IF_ERROR(cotile_run_passes(
      module,
      "gpu.module(gpu.func(math-extend-to-supported-types,math-expand-ops{ops=exp2,fpowi}))"));
  mlirOperationWalk(module, open_trunc, NULL, MlirWalkPostOrder);
  if (mlirLogicalResultIsSuccess(cotile_extras_approximate_math(module, names)))
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "approximating math functions did not converge");
}

static cotile_status_t finish(cotile_gpu_kernel_t *kernel) {
  findings_t findings = {.kernel = kernel};
  COTILE_RETURN_IF_ERROR(cotile_verify(kernel->module, "code generation for GPUs"));
  mlirOperationWalk(kernel->module, look, &findings, MlirWalkPreOrder);
  COTILE_RETURN_IF_ERROR(findings.status);
  annotate(kernel);
  cotile_arithmetic_to_logic(kernel->module);
  if (findings.math) COTILE_RETURN_IF_ERROR(approximate_math(kernel->module));
  if (findings.bf16) COTILE_RETURN_IF_ERROR(remove_bf16(kernel->module));
  return cotile_run_passes(kernel->module, "gpu.module(arith-expand,canonicalize,cse)");
}

const cotile_gpu_target_t cotile_spirv_target = {
    .tensor_space = "#spirv.storage_class<StorageBuffer>",
    .shared_array = shared_array,
    .finish = finish,
};
