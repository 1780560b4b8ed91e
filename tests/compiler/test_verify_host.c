// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong host functions, written by hand, are caught.
#include "compiler/hal/verify_host.h"
#include "verify_case.h"

#include "ir/builder.h"

#define EXECUTABLE(name, function)                                                                 \
  "flow.executable @" name " {\nfunc.func private @" name function "\n}\n"
#define DISPATCH(name, dims)                                                                       \
  "  hal.dispatch @" name " workgroups(%0) scratch(%0) flops(%0) bytes(%0) dims(" dims ")\n"
#define EXECUTABLES                                                                                \
  EXECUTABLE("a", "(tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>) attributes {}")         \
  EXECUTABLE("b", "(tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>) attributes "   \
                  "{cotile.schedule = {packing = \"load\"}}")                                      \
  EXECUTABLE("c",                                                                                  \
             "(tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, "    \
             "tensor<4xf32>) attributes {cotile.schedule = {packing = \"workgroup\"}}")
#define DISPATCH_A DISPATCH("a", "%m, %m") "      bindings(%x, %r) {ordinal = 0 : i64}\n"
#define DISPATCH_B DISPATCH("b", "") "      bindings(%k, %none, %t, %p) {ordinal = 1 : i64}\n"
#define DISPATCH_C DISPATCH("c", "") "      bindings(%t, %t, %u, %s) {ordinal = 2 : i64}\n"
#define DISPATCH_PACK DISPATCH("b_pack", "") "      bindings(%x, %r) {ordinal = 3 : i64}\n"

// Two launches that share nothing, a barrier, one that reads what both wrote, a copy; then the load
// program, which packs the parameter of @b.
// clang-format off
static const char program[] =
    EXECUTABLES
    "func.func @f() {\n"
    "  %0 = arith.constant 0 : index\n"
    "  %16 = arith.constant 16 : index\n"
    "  %64 = arith.constant 64 : index\n"
    "  %128 = arith.constant 128 : index\n"
    "  %m = hal.dim 0\n"
    "  %x = hal.buffer.argument 0\n"
    "  %p = hal.buffer.argument 2\n"
    "  %k = hal.buffer.constant 0\n"
    "  %none = hal.buffer.none\n"
    "  %r = hal.buffer.result 0 dims(%m)\n"
    "  %s = hal.buffer.result 1 dims()\n"
    "  %t = hal.buffer.allocate %128\n"
    "  %u = hal.buffer.part %t at %64\n"
    DISPATCH_A
    DISPATCH_B
    "  hal.barrier\n"
    DISPATCH_C
    "  hal.barrier\n"
    "  hal.copy %u to %s bytes(%16)\n"
    "  return\n"
    "}\n"
    "func.func @cotile_load() {\n"
    "  %0 = arith.constant 0 : index\n"
    "  %x = hal.buffer.argument 0\n"
    "  %r = hal.buffer.result 0 dims(%0)\n"
    DISPATCH_PACK
    "  return\n"
    "}\n";
// clang-format on

static const verify_case_t wrong_programs[] = {
    // Hazards.
    {"  hal.barrier\n  hal.dispatch", "  hal.dispatch", "reads a buffer that another step writes",
     false},
    {"  hal.barrier\n  hal.copy", "  hal.copy", "reads a buffer that another step writes", false},
    {"  hal.barrier\n  hal.copy %u", "  hal.copy %x", "writes a buffer that another step writes",
     false},
    {"  hal.barrier\n  hal.copy %u to %s", "  hal.copy %x to %t",
     "writes a buffer that another step reads", false},
    {"part %t at %64", "part %t at %0", "touches twice a buffer that it writes", false},
    {"%64 = arith.constant 64", "%64 = arith.constant 15", "touches twice a buffer", false},
    {"%64 = arith.constant 64", "%64 = arith.constant 16", NULL, false},
    {"part %t at %64", "part %t at %m", NULL, false},
    {"bindings(%t, %t, %u, %s)", "bindings(%t, %t, %u, %u)", "touches twice a buffer", false},
    {"hal.copy %u to %s", "hal.copy %s to %s", "touches twice a buffer", false},
    // What may be written.
    {"bindings(%x, %r) {ordinal = 0", "bindings(%r, %x) {ordinal = 0",
     "writes what is neither a result nor transient", false},
    {"bindings(%x, %r) {ordinal = 0", "bindings(%r, %k) {ordinal = 0",
     "writes what is neither a result nor transient", false},
    {"bindings(%x, %r) {ordinal = 0", "bindings(%r, %none) {ordinal = 0",
     "writes what is neither a result nor transient", false},
    {"hal.copy %u to %s", "hal.copy %u to %x", "writes what is neither a result nor transient",
     false},
    {"load() {\n  %0 = arith.constant 0 : index\n  %x = hal.buffer.argument 0\n",
     "load(%x: !hal.buffer) {\n  %0 = arith.constant 0 : index\n", "a buffer that is an argument",
     false},
    // Counts.
    {"bindings(%x, %r) {ordinal = 0", "bindings(%x, %x, %r) {ordinal = 0",
     "has 3 bindings, the kernel 2", false},
    {"bindings(%k, %none, %t, %p)", "bindings(%k, %none, %t)", "has 3 bindings, the kernel 4",
     false},
    {"packing = \"load\"", "packing = \"workgroup\"", "has 4 bindings, the kernel 3", false},
    {"dims(%m, %m)", "dims(%m)", "has 1 dimensions, the kernel 2", false},
    {"bindings(%x, %r) {ordinal = 3", "bindings(%r) {ordinal = 3", "packs 0 tensors of 3", false},
    {"bindings(%x, %r) {ordinal = 3", "bindings(%x, %x, %x, %x, %r) {ordinal = 3",
     "packs 4 tensors of 3", false},
    // Numbers.
    {"ordinal = 0", "ordinal = 1", "ordinal 1 is listed for 'b'\nordinal 1 again", false},
    {"ordinal = 2", "ordinal = 4", "ordinal 4 of 4", false},
    {"ordinal = 2", "ordinal = -1", "ordinal -1 of 4", false},
    {"ordinal = 2", "ordinal = 1", "ordinal 1 again", false},
    {"result 1 dims()", "result 0 dims()", "announces result 0 again\ndoes not announce result 1",
     false},
    {"result 1 dims()", "result 2 dims()", "announces result 2 of 2\ndoes not announce result 1",
     false},
    {"%s = hal.buffer.result 1 dims()", "%s = hal.buffer.allocate %16",
     "does not announce result 1", false},
    {"hal.buffer.argument 2", "hal.buffer.argument 3", "buffer 3 of 3", false},
    {"hal.buffer.constant 0", "hal.buffer.constant 1", "constant 1 of 1", false},
    {"hal.dim 0", "hal.dim 3", "dimension 3 of 3", false},
    {"hal.buffer.argument 0\n  %r", "hal.buffer.argument 1\n  %r", "buffer 1 of 1", false},
    {"flow.executable @c", "flow.executable @d", "launches 'c', which is no kernel", false},
};

static cotile_status_t verify(MlirModule module, cotile_diagnostics_t *diagnostics) {
  MlirContext context = mlirModuleGetContext(module);
  MlirType tensors[] = {cotile_type(context, "tensor<?x4xf32>"),
                        cotile_type(context, "tensor<4xf32>")};
  cotile_program_dispatch_t dispatches[] = {
      {"a", "f", false, 1}, {"b", "f", false, 1}, {"c", "f", false, 2}, {"b_pack", "f", true, 1}};
  cotile_program_parameter_t parameter = {"p", tensors[1]};
  int64_t zero = 0;
  cotile_program_function_t function = {.name = "f",
                                        .inputs = tensors,
                                        .results = tensors,
                                        .input_count = 1,
                                        .result_count = 2,
                                        .parameters = &zero,
                                        .packs = &zero,
                                        .parameter_count = 1,
                                        .pack_count = 1};
  cotile_program_t facts = {.parameters = &parameter,
                            .functions = &function,
                            .dispatches = dispatches,
                            .parameter_count = 1,
                            .constant_count = 1,
                            .function_count = 1,
                            .dispatch_count = 4,
                            .pack_count = 1};
  return cotile_verify_host(module, &facts, true, diagnostics);
}

static void test_program(void **state) {
  (void)state;
  verify_cases(program, verify, sizeof wrong_programs / sizeof *wrong_programs, wrong_programs);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_program)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
