// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/object.h"

#include <stdio.h>
#include <string.h>

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <mlir-c/Target/LLVMIR.h>

#include "compiler/codegen/bf16_storage.h"
#include "ir/builder.h"
#include "ir/extras.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static const char MARK[] = "cotile-hand-scheduled";
static const LLVMAttributeIndex FUNCTION = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;

// Which passes a function needs; most kernels need few, and passes over large functions are slow.
typedef struct needs {
  bool bf16, math, memref, affine;
} needs_t;

static MlirWalkResult note_needs(MlirOperation op, void *user) {
  needs_t *needs = user;
  needs->math |= cotile_op_is_dialect(op, "math");
  needs->memref |= cotile_op_is_dialect(op, "memref");
  needs->affine |= cotile_op_is_dialect(op, "affine");
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
    bool is_vector = mlirTypeIsAVector(type);
    needs->bf16 |= mlirTypeIsABF16(is_vector ? mlirShapedTypeGetElementType(type) : type);
  }
  return MlirWalkResultAdvance;
}

void cotile_mark_hand_scheduled(MlirOperation function) {
  MlirContext context = mlirOperationGetContext(function);
  MlirAttribute mark = mlirStringAttrGet(context, cotile_str(MARK));
  mlirOperationSetDiscardableAttributeByName(function, cotile_str("passthrough"),
                                             mlirArrayAttrGet(context, 1, &mark));
}

static cotile_status_t failed(const char *what, char *message) {
  cotile_status_t status =
      COTILE_MAKE_STATUS(COTILE_INTERNAL, "LLVM: %s: %s", what, message ? message : "failed");
  LLVMDisposeMessage(message);
  return status;
}

// bf16 has no arithmetic here, and no library functions: it is computed in f32.
static cotile_status_t legalise_function(MlirOperation function, needs_t *all) {
  needs_t needs = {0};
  mlirOperationWalk(function, note_needs, &needs, MlirWalkPreOrder);
  all->affine |= needs.affine;
  all->memref |= needs.memref;
  if (needs.bf16) {
    cotile_bf16_split_casts(function);
    COTILE_RETURN_IF_ERROR(cotile_run_passes(
        function,
        "func.func(arith-emulate-unsupported-floats{source-types=bf16 target-type=f32})"));
  }
  if (!needs.math) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_run_passes(function, "func.func(math-extend-to-supported-types)"));
  if (mlirLogicalResultIsFailure(cotile_extras_approximate_math(function, NULL)))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "approximating math functions did not converge");
  mlirOperationWalk(function, note_needs, all, MlirWalkPreOrder);
  return COTILE_SUCCESS;
}

static cotile_status_t lower_to_llvm_dialect(MlirModule module) {
  MlirOperation op = mlirModuleGetOperation(module);
  needs_t needs = {0};
  char pipeline[512];
  COTILE_RETURN_IF_ERROR(cotile_verify(op, "code generation"));
  for (MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(function); function = mlirOperationGetNextInBlock(function))
    if (cotile_op_is(function, "func.func"))
      COTILE_RETURN_IF_ERROR(legalise_function(function, &needs));
  snprintf(pipeline, sizeof pipeline,
           "builtin.module(cse,%s%sconvert-scf-to-cf,%sarith-expand{include-bf16=true},%s"
           "convert-to-llvm,reconcile-unrealized-casts)",
           needs.memref ? "expand-strided-metadata," : "",
           needs.affine || needs.memref ? "lower-affine," : "",
           needs.math ? "math-expand-ops,convert-math-to-llvm,convert-math-to-libm," : "",
           needs.memref ? "finalize-memref-to-llvm," : "");
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, pipeline));
  cotile_bf16_to_storage(op);
  return cotile_verify(op, "lowering to the llvm dialect");
}

static cotile_status_t create_target(const cotile_machine_t *machine,
                                     LLVMTargetMachineRef *out_target) {
  LLVMTargetRef target;
  char *message = NULL;
  *out_target = NULL;
  if (LLVMGetTargetFromTriple(machine->triple, &target, &message))
    return failed(machine->triple, message);
  *out_target =
      LLVMCreateTargetMachine(target, machine->triple, machine->cpu, machine->features,
                              LLVMCodeGenLevelAggressive, LLVMRelocPIC, LLVMCodeModelDefault);
  return *out_target ? COTILE_SUCCESS : failed(machine->triple, NULL);
}

static void add_string(LLVMValueRef function, const char *name, const char *value) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMAddAttributeAtIndex(function, FUNCTION,
                          LLVMCreateStringAttribute(context, name, (unsigned)strlen(name), value,
                                                    (unsigned)strlen(value)));
}

static unsigned attribute_kind(const char *name) {
  return LLVMGetEnumAttributeKindForName(name, strlen(name));
}

static void add_enum(LLVMValueRef function, const char *name) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMAddAttributeAtIndex(function, FUNCTION,
                          LLVMCreateEnumAttribute(context, attribute_kind(name), 0));
}

static bool is_hand_scheduled(LLVMValueRef function) {
  return LLVMGetStringAttributeAtIndex(function, FUNCTION, MARK, sizeof MARK - 1) != NULL;
}

// Loops over bytes must stay loops: modules link no C library.
static void set_attributes(LLVMValueRef function, const cotile_machine_t *machine) {
  char width[16];
  snprintf(width, sizeof width, "%d", 8 * machine->vector_bytes);
  add_string(function, "prefer-vector-width", width);
  add_string(function, "target-cpu", machine->cpu);
  add_string(function, "target-features", machine->features);
  add_string(function, "no-builtin-memset", "");
  add_string(function, "no-builtin-memcpy", "");
  add_string(function, "no-builtin-memmove", "");
  add_enum(function, "nounwind");
  if (!is_hand_scheduled(function)) return;
  add_enum(function, "optnone"); // until the rest is optimised
  add_enum(function, "noinline");
}

// --- Code ---

static cotile_status_t run_passes(LLVMModuleRef module, LLVMTargetMachineRef target,
                                  const char *passes) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(module, passes, target, options);
  LLVMDisposePassBuilderOptions(options);
  if (!error) return COTILE_SUCCESS;
  char *text = LLVMGetErrorMessage(error);
  cotile_status_t status = COTILE_MAKE_STATUS(COTILE_INTERNAL, "LLVM: %s: %s", passes, text);
  LLVMDisposeErrorMessage(text);
  return status;
}

static cotile_status_t optimise(LLVMModuleRef module, const cotile_machine_t *machine,
                                LLVMTargetMachineRef target) {
  LLVMSetTarget(module, machine->triple);
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(target);
  LLVMSetModuleDataLayout(module, layout);
  LLVMDisposeTargetData(layout);
  bool others = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f)) continue;
    set_attributes(f, machine);
    others |= !is_hand_scheduled(f);
  }
  if (others) COTILE_RETURN_IF_ERROR(run_passes(module, target, "default<O3>"));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (is_hand_scheduled(f))
      LLVMRemoveEnumAttributeAtIndex(f, FUNCTION, attribute_kind("optnone"));
  return run_passes(module, target, "function(early-cse,loop-mssa(licm))");
}

static cotile_status_t write_code(LLVMModuleRef module, LLVMTargetMachineRef target,
                                  cotile_emit_t emit, cotile_string_t *out_bytes) {
  if (emit == COTILE_EMIT_LLVM) {
    char *text = LLVMPrintModuleToString(module);
    cotile_status_t status = cotile_string_append(out_bytes, text, strlen(text));
    LLVMDisposeMessage(text);
    return status;
  }
  LLVMCodeGenFileType type = emit == COTILE_EMIT_ASSEMBLY ? LLVMAssemblyFile : LLVMObjectFile;
  LLVMMemoryBufferRef buffer = NULL;
  char *message = NULL;
  if (LLVMTargetMachineEmitToMemoryBuffer(target, module, type, &message, &buffer))
    return failed("code generation", message);
  cotile_status_t status =
      cotile_string_append(out_bytes, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
  LLVMDisposeMemoryBuffer(buffer);
  return status;
}

cotile_status_t cotile_emit_object(MlirModule module, const cotile_machine_t *machine,
                                   const cotile_image_spec_t *image, cotile_emit_t emit,
                                   cotile_string_t *out_bytes) {
  LLVMContextRef context = NULL;
  LLVMModuleRef translated = NULL;
  LLVMTargetMachineRef target = NULL;
  cotile_status_t status = lower_to_llvm_dialect(module);
  if (status) goto cleanup;
  context = LLVMContextCreate();
  translated = mlirTranslateModuleToLLVMIR(mlirModuleGetOperation(module), context);
  if (!translated) {
    status = COTILE_MAKE_STATUS(COTILE_INTERNAL, "translation to LLVM IR failed");
    goto cleanup;
  }
  if (image) COTILE_CLEANUP_IF_ERROR(status, cotile_image_add(translated, image));
  COTILE_CLEANUP_IF_ERROR(status, create_target(machine, &target));
  COTILE_CLEANUP_IF_ERROR(status, optimise(translated, machine, target));
  status = write_code(translated, target, emit, out_bytes);
cleanup:
  if (target) LLVMDisposeTargetMachine(target);
  if (translated) LLVMDisposeModule(translated);
  if (context) LLVMContextDispose(context);
  return status;
}
