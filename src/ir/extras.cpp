// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one C++ file: registers the dialects declared in ODS and holds what the C APIs lack. It must
// be compiled by clang++ 22 (see cmake/FindCompilerDependencies.cmake).
#include "ir/extras.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"

#include "flow_dialect.h.inc"
#include "hal_dialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "hal_types.h.inc"
#define GET_OP_CLASSES
#include "flow_ops.h.inc"
#define GET_OP_CLASSES
#include "hal_ops.h.inc"

#include "flow_dialect.cpp.inc"
#include "hal_dialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "hal_types.cpp.inc"
#define GET_OP_CLASSES
#include "flow_ops.cpp.inc"
#define GET_OP_CLASSES
#include "hal_ops.cpp.inc"

using namespace mlir;

void cotile::flow::FlowDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "flow_ops.cpp.inc"
      >();
}

void cotile::hal::HalDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "hal_types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "hal_ops.cpp.inc"
      >();
}

// Results are the destinations' types, one by one.
static LogicalResult verifyDestinations(Operation *op, TypeRange outs) {
  if (outs != TypeRange(op->getResultTypes()))
    return op->emitOpError("result types must be the types of its outs");
  return success();
}

LogicalResult cotile::flow::DispatchWorkgroupsOp::verify() {
  if (failed(verifyDestinations(*this, getOuts().getTypes()))) return failure();
  Block &block = getBody().front();
  if (TypeRange(block.getArgumentTypes()) != TypeRange(getOperandTypes()))
    return emitOpError("block arguments must have the types of its ins and outs");
  auto terminator = dyn_cast_or_null<ReturnOp>(block.empty() ? nullptr : &block.back());
  if (!terminator) return emitOpError("body must end in flow.return");
  if (TypeRange(terminator.getOperandTypes()) != TypeRange(getResultTypes()))
    return terminator.emitOpError("operand types must be the types of the dispatch's results");
  return success();
}

LogicalResult cotile::flow::DispatchOp::verify() {
  return verifyDestinations(*this, getOuts().getTypes());
}

// Upstream's decompositions count on floats.
static bool isOnFloats(Operation *op) {
  return llvm::all_of(op->getOperandTypes(),
                      [](Type type) { return isa<FloatType>(getElementTypeOrSelf(type)); });
}

extern "C" {

void cotile_extras_register_dialects(MlirDialectRegistry registry) {
  unwrap(registry)->insert<cotile::flow::FlowDialect, cotile::hal::HalDialect>();
}

MlirModule cotile_extras_parse_module(MlirContext context, const char *text, size_t length,
                                      const char *name) {
  ParserConfig config(unwrap(context));
  return wrap(parseSourceString<ModuleOp>(llvm::StringRef(text, length), config, name).release());
}

MlirType cotile_extras_hal_buffer_type(MlirContext context) {
  return wrap(Type(cotile::hal::BufferType::get(unwrap(context))));
}

MlirStringRef cotile_extras_resource_bytes(MlirAttribute attribute) {
  auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(unwrap(attribute));
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob) return MlirStringRef{nullptr, 0};
  return MlirStringRef{blob->getData().data(), blob->getData().size()};
}

bool cotile_extras_is_memory_effect_free(MlirOperation op) {
  return isMemoryEffectFree(unwrap(op));
}

void cotile_extras_decompose(MlirOperation op) {
  SmallVector<linalg::AggregatedOpInterface> ops;
  unwrap(op)->walk([&](linalg::AggregatedOpInterface found) {
    if (isOnFloats(found)) ops.push_back(found);
  });
  for (linalg::AggregatedOpInterface aggregated : ops) {
    OpBuilder builder(aggregated);
    FailureOr<SmallVector<Value>> values = aggregated.decomposeOperation(builder);
    if (failed(values)) continue;
    aggregated->replaceAllUsesWith(*values);
    aggregated->erase();
  }
}

void cotile_extras_drop_unused_results(MlirOperation op) {
  SmallVector<Operation *> ops;
  unwrap(op)->walk([&](linalg::GenericOp found) {
    bool isUsed = llvm::any_of(found.getResults(), [](Value v) { return !v.use_empty(); });
    bool isUnused = llvm::any_of(found.getResults(), [](Value v) { return v.use_empty(); });
    if (isUsed && isUnused) ops.push_back(found);
  });
  RewritePatternSet patterns(unwrap(op)->getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
}

MlirLogicalResult cotile_extras_approximate_math(MlirOperation op, const char *const *names) {
  RewritePatternSet patterns(unwrap(op)->getContext());
  auto isListed = [names](llvm::StringRef name) {
    for (const char *const *at = names; *at; at++)
      if (name == *at) return true;
    return false;
  };
  if (names)
    populateMathPolynomialApproximationPatterns(patterns, isListed);
  else
    populateMathPolynomialApproximationPatterns(patterns, MathPolynomialApproximationOptions());
  return wrap(applyPatternsGreedily(unwrap(op), std::move(patterns)));
}

static std::unique_ptr<llvm::MCSubtargetInfo> subtarget(const char *triple, const char *cpu,
                                                        const char *features) {
  std::string error;
  llvm::Triple parsed{llvm::StringRef(triple)};
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(parsed, error);
  if (!target) return nullptr;
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      target->createMCSubtargetInfo(parsed, cpu, features));
}

bool cotile_extras_is_cpu(const char *triple, const char *cpu) {
  auto generic = subtarget(triple, "", "");
  return generic && generic->isCPUStringValid(cpu);
}

bool cotile_extras_has_feature(const char *triple, const char *cpu, const char *features,
                               const char *feature) {
  auto info = subtarget(triple, cpu, features);
  return info && info->checkFeatures(std::string("+") + feature);
}

int cotile_extras_opt_main(int argc, char **argv, MlirDialectRegistry registry) {
  return failed(MlirOptMain(argc, argv, "Cotile's optimiser driver\n", *unwrap(registry)));
}

} // extern "C"
