// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/mlir_context.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>

#include "ir/extras.h"
#include "ir/query.h"

static void append_part(MlirStringRef part, void *user) {
  cotile_string_t *text = user;
  cotile_status_release(cotile_string_append(text, part.data, part.length));
}

static cotile_severity_t severity_of(MlirDiagnostic diagnostic) {
  switch (mlirDiagnosticGetSeverity(diagnostic)) {
  case MlirDiagnosticError:
    return COTILE_SEVERITY_ERROR;
  case MlirDiagnosticWarning:
    return COTILE_SEVERITY_WARNING;
  case MlirDiagnosticNote:
    return COTILE_SEVERITY_NOTE;
  case MlirDiagnosticRemark:
    break;
  }
  return COTILE_SEVERITY_REMARK;
}

static MlirLogicalResult receive(MlirDiagnostic diagnostic, void *user) {
  cotile_diagnostics_t *diagnostics = user;
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  mlirDiagnosticPrint(diagnostic, append_part, &text);
  cotile_diagnostics_add(diagnostics, severity_of(diagnostic), NULL,
                         cotile_location(diagnostics->arena, mlirDiagnosticGetLocation(diagnostic)),
                         "%s", cotile_string_text(&text));
  cotile_string_deinit(&text);
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); i++)
    receive(mlirDiagnosticGetNote(diagnostic, i), user);
  return mlirLogicalResultSuccess();
}

MlirDialectRegistry cotile_registry_create(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  cotile_extras_register_dialects(registry);
  return registry;
}

void cotile_register_passes(void) {
  static bool registered; // process-wide in MLIR; the compiler is one thread
  if (!registered) mlirRegisterAllPasses();
  registered = true;
}

MlirContext cotile_mlir_context_create(cotile_diagnostics_t *diagnostics) {
  cotile_register_passes();
  MlirDialectRegistry registry = cotile_registry_create();
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  mlirRegisterAllLLVMTranslations(context);
  mlirContextLoadAllAvailableDialects(context);
  mlirContextAttachDiagnosticHandler(context, receive, diagnostics, NULL);
  return context;
}

void cotile_mlir_context_destroy(MlirContext context) { mlirContextDestroy(context); }

cotile_status_t cotile_parse_module(MlirContext context, const char *text, size_t length,
                                    const char *name, MlirModule *out_module) {
  *out_module = cotile_extras_parse_module(context, text, length, name);
  if (!mlirModuleIsNull(*out_module)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%s: not a valid MLIR module", name);
}

cotile_status_t cotile_run_passes(MlirOperation op, const char *pipeline) {
  MlirPassManager manager = mlirPassManagerCreateOnOperation(
      mlirOperationGetContext(op), mlirIdentifierStr(mlirOperationGetName(op)));
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  MlirLogicalResult result = mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                                                   cotile_str(pipeline), append_part, &text);
  mlirPassManagerEnableVerifier(manager, false); // once at the end, not after each pass
  if (mlirLogicalResultIsSuccess(result)) result = mlirPassManagerRunOnOp(manager, op);
  if (mlirLogicalResultIsSuccess(result) && !mlirOperationVerify(op))
    result = mlirLogicalResultFailure();
  cotile_status_t status = COTILE_SUCCESS;
  if (mlirLogicalResultIsFailure(result))
    status = COTILE_MAKE_STATUS(COTILE_INTERNAL, "pipeline %s failed%s%s", pipeline,
                                text.length ? ": " : "", cotile_string_text(&text));
  cotile_string_deinit(&text);
  mlirPassManagerDestroy(manager);
  return status;
}

cotile_status_t cotile_verify(MlirOperation op, const char *what) {
  if (mlirOperationVerify(op)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "invalid IR after %s", what);
}
