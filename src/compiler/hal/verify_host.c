// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Knows nothing of storages.c, memory_plan.c and hazards.c: buffers are followed through the IR.
#include "compiler/hal/verify_host.h"

#include <string.h>

#include "base/size.h"
#include "compiler/hal/buffer_access.h"
#include "compiler/verify/finding.h"
#include "ir/builder.h"

typedef struct host {
  cotile_diagnostics_t *diagnostics;
  const cotile_program_t *program;
  bool has_packs;
  MlirSymbolTable symbols;
  bool *has_ordinal; // per dispatch of the program
  // Of the function at hand.
  int64_t argument_count, result_count, dim_count;
  bool *has_result;
  cotile_buffer_access_t *accesses; // since the last barrier: the last ones, as a ring
  int64_t access_count, step;
} host_t;

// --- Buffers and dimensions of the call ---

static int64_t index_of(MlirOperation op) {
  int64_t index = -1;
  return cotile_op_integer(op, "index", &index) ? index : -1;
}

static bool check_range(const host_t *host, MlirOperation op, int64_t count, const char *what) {
  int64_t index = index_of(op);
  if (index >= 0 && index < count) return true;
  return COTILE_FINDING(host->diagnostics, op, "%s %lld of %lld", what, (long long)index,
                        (long long)count);
}

static bool check_result(const host_t *host, MlirOperation op) {
  if (!check_range(host, op, host->result_count, "announces result")) return false;
  int64_t index = index_of(op);
  if (host->has_result[index])
    return COTILE_FINDING(host->diagnostics, op, "announces result %lld again", (long long)index);
  host->has_result[index] = true;
  return true;
}

// --- Hazards ---

static bool conflicts(const cotile_buffer_access_t *a, const cotile_buffer_access_t *b) {
  return (a->is_write || b->is_write) && cotile_buffer_access_overlaps(a, b);
}

static bool check_access(host_t *host, MlirOperation op, const cotile_buffer_access_t *access) {
  int64_t known = cotile_min(host->access_count, COTILE_VERIFIED_ACCESSES);
  for (int64_t i = 0; i < known; i++) {
    const cotile_buffer_access_t *other = &host->accesses[i];
    if (!conflicts(access, other)) continue;
    if (other->step == access->step)
      return COTILE_FINDING(host->diagnostics, op, "touches twice a buffer that it writes");
    return COTILE_FINDING(
        host->diagnostics, op, "%s a buffer that another step %s since the last barrier",
        access->is_write ? "writes" : "reads", other->is_write ? "writes" : "reads");
  }
  host->accesses[host->access_count++ % COTILE_VERIFIED_ACCESSES] = *access;
  return true;
}

static bool add_access(host_t *host, MlirOperation op, MlirValue buffer, int64_t bytes,
                       bool is_write) {
  if (mlirOperationIsNull(cotile_defining_op(buffer)))
    return COTILE_FINDING(host->diagnostics, op, "a buffer that is an argument");
  cotile_buffer_access_t access = cotile_buffer_access(buffer, bytes, is_write, host->step);
  bool is_memory = cotile_op_is(access.root, "hal.buffer.allocate") ||
                   cotile_op_is(access.root, "hal.buffer.result");
  if (is_write && !is_memory)
    return COTILE_FINDING(host->diagnostics, op, "writes what is neither a result nor transient");
  return !is_memory || check_access(host, op, &access); // nothing writes the others
}

static bool check_copy(host_t *host, MlirOperation op) {
  int64_t bytes = -1;
  if (!cotile_constant_value(mlirOperationGetOperand(op, 2), &bytes)) bytes = -1;
  return add_access(host, op, mlirOperationGetOperand(op, 0), bytes, false) &&
         add_access(host, op, mlirOperationGetOperand(op, 1), bytes, true);
}

// --- Launches ---

typedef struct launch {
  MlirOperation op;
  bool at_load;
  MlirType kernel; // of the executable's function
  intptr_t first_binding, binding_count, dim_count;
} launch_t;

static intptr_t segment(MlirOperation op, int number) {
  return mlirDenseI32ArrayGetElement(cotile_op_attribute(op, "operandSegmentSizes"), number);
}

static bool check_ordinal(host_t *host, launch_t *launch) {
  int64_t ordinal = -1;
  if (!cotile_op_integer(launch->op, "ordinal", &ordinal) || ordinal < 0 ||
      ordinal >= host->program->dispatch_count)
    return COTILE_FINDING(host->diagnostics, launch->op, "ordinal %lld of %lld", (long long)ordinal,
                          (long long)host->program->dispatch_count);
  if (host->has_ordinal[ordinal])
    return COTILE_FINDING(host->diagnostics, launch->op, "ordinal %lld again", (long long)ordinal);
  host->has_ordinal[ordinal] = true;
  const cotile_program_dispatch_t *listed = &host->program->dispatches[ordinal];
  launch->at_load = listed->at_load;
  if (cotile_str_equal(cotile_op_string(launch->op, "kernel"), listed->name)) return true;
  return COTILE_FINDING(host->diagnostics, launch->op, "ordinal %lld is listed for '%s'",
                        (long long)ordinal, listed->name);
}

static bool find_kernel(const host_t *host, launch_t *launch) {
  static const char suffix[] = "_pack";
  MlirStringRef name = cotile_op_string(launch->op, "kernel");
  if (launch->at_load && name.length >= sizeof suffix) name.length -= sizeof suffix - 1;
  MlirOperation executable = mlirSymbolTableLookup(host->symbols, name);
  if (mlirOperationIsNull(executable) || !cotile_op_is(executable, "flow.executable"))
    return COTILE_FINDING(host->diagnostics, launch->op, "launches '%.*s', which is no kernel",
                          (int)name.length, name.data);
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  launch->kernel = mlirTypeAttrGetValue(cotile_op_attribute(function, "function_type"));
  return true;
}

static bool reads_pack(const host_t *host, MlirStringRef kernel) {
  MlirOperation executable = mlirSymbolTableLookup(host->symbols, kernel);
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(executable));
  MlirAttribute schedule = cotile_op_attribute(function, "cotile.schedule");
  if (!host->has_packs || mlirAttributeIsNull(schedule)) return false;
  MlirAttribute packing = mlirDictionaryAttrGetElementByName(schedule, cotile_str("packing"));
  return !mlirAttributeIsNull(packing) && cotile_str_equal(mlirStringAttrGetValue(packing), "load");
}

// Dynamic dimensions and indices of a kernel.
static intptr_t dynamic_dims(MlirType kernel) {
  intptr_t count = 0;
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumInputs(kernel); i++) {
    MlirType type = mlirFunctionTypeGetInput(kernel, i);
    count += mlirTypeIsAIndex(type) ? 1 : cotile_dynamic_dims(type);
  }
  return count;
}

// Tensor `number` of a kernel; null if it has not so many.
static MlirType tensor_of(MlirType kernel, intptr_t number) {
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumInputs(kernel); i++) {
    MlirType type = mlirFunctionTypeGetInput(kernel, i);
    if (!mlirTypeIsAIndex(type) && number-- == 0) return type;
  }
  return (MlirType){NULL};
}

static intptr_t tensor_count(MlirType kernel) {
  intptr_t count = 0;
  while (!mlirTypeIsNull(tensor_of(kernel, count))) count++;
  return count;
}

static bool check_counts(const host_t *host, const launch_t *launch) {
  intptr_t inputs = tensor_count(launch->kernel), bindings = inputs;
  if (launch->at_load) { // some of the inputs, then the pack
    if (launch->binding_count >= 2 && launch->binding_count <= inputs + 1) return true;
    return COTILE_FINDING(host->diagnostics, launch->op, "packs %ld tensors of %ld",
                          (long)launch->binding_count - 1, (long)inputs);
  }
  bindings += reads_pack(host, cotile_op_string(launch->op, "kernel"));
  if (launch->binding_count != bindings)
    return COTILE_FINDING(host->diagnostics, launch->op, "has %ld bindings, the kernel %ld",
                          (long)launch->binding_count, (long)bindings);
  if (launch->dim_count == dynamic_dims(launch->kernel)) return true;
  return COTILE_FINDING(host->diagnostics, launch->op, "has %ld dimensions, the kernel %ld",
                        (long)launch->dim_count, (long)dynamic_dims(launch->kernel));
}

// Bytes of binding `i` of a kernel; -1: not known.
static int64_t binding_bytes(const launch_t *launch, intptr_t i) {
  int64_t bytes;
  MlirType type = tensor_of(launch->kernel, i);
  if (launch->at_load || mlirTypeIsNull(type)) return -1;
  for (int d = 0; d < mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) == 0) return 0;
  if (!mlirShapedTypeHasStaticShape(type)) return -1;
  bytes = cotile_type_bytes(mlirShapedTypeGetElementType(type));
  for (int d = 0; d < mlirShapedTypeGetRank(type); d++)
    if (!cotile_mul(bytes, cotile_static_dim(type, d), &bytes)) return -1;
  return bytes;
}

static bool is_written(const launch_t *launch, intptr_t i) {
  intptr_t inputs = tensor_count(launch->kernel);
  if (launch->at_load) return i == launch->binding_count - 1;
  return i < inputs && i >= inputs - mlirFunctionTypeGetNumResults(launch->kernel);
}

static bool check_launch(host_t *host, MlirOperation op) {
  launch_t launch = {.op = op, .dim_count = segment(op, 4), .binding_count = segment(op, 5)};
  launch.first_binding = mlirOperationGetNumOperands(op) - launch.binding_count;
  if (!check_ordinal(host, &launch) || !find_kernel(host, &launch) || !check_counts(host, &launch))
    return false;
  for (intptr_t i = 0; i < launch.binding_count; i++)
    if (!add_access(host, op, mlirOperationGetOperand(op, launch.first_binding + i),
                    binding_bytes(&launch, i), is_written(&launch, i)))
      return false;
  return true;
}

// --- The whole ---

static bool check_op(host_t *host, MlirOperation op) {
  host->step++;
  if (cotile_op_is(op, "hal.barrier")) host->access_count = 0;
  if (cotile_op_is(op, "hal.dispatch")) return check_launch(host, op);
  if (cotile_op_is(op, "hal.copy")) return check_copy(host, op);
  if (cotile_op_is(op, "hal.buffer.result")) return check_result(host, op);
  if (cotile_op_is(op, "hal.buffer.argument"))
    return check_range(host, op, host->argument_count, "buffer");
  if (cotile_op_is(op, "hal.buffer.constant"))
    return check_range(host, op, host->program->constant_count, "constant");
  if (cotile_op_is(op, "hal.dim")) return check_range(host, op, host->dim_count, "dimension");
  return true;
}

static void check_function(host_t *host, MlirOperation function) {
  cotile_arena_t *arena = host->diagnostics->arena;
  host->has_result = COTILE_ARENA_NEW(arena, host->result_count, bool);
  host->access_count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    check_op(host, op);
  for (int64_t i = 0; i < host->result_count; i++)
    if (!host->has_result[i])
      COTILE_FINDING(host->diagnostics, function, "does not announce result %lld", (long long)i);
}

static int64_t ranks(const MlirType *types, int64_t count) {
  int64_t sum = 0;
  for (int64_t i = 0; i < count; i++) sum += mlirShapedTypeGetRank(types[i]);
  return sum;
}

static void take_function(host_t *host, const cotile_program_function_t *function) {
  host->argument_count = function->input_count + function->parameter_count + function->pack_count;
  host->result_count = function->result_count;
  host->dim_count = ranks(function->inputs, function->input_count);
  for (int64_t i = 0; i < function->parameter_count; i++)
    host->dim_count +=
        mlirShapedTypeGetRank(host->program->parameters[function->parameters[i]].type);
}

static void take_load(host_t *host) {
  host->argument_count = host->program->parameter_count;
  host->result_count = host->program->pack_count;
  host->dim_count = 0;
  for (int64_t i = 0; i < host->program->parameter_count; i++)
    host->dim_count += mlirShapedTypeGetRank(host->program->parameters[i].type);
}

static void check_functions(host_t *host, MlirModule module) {
  int64_t number = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "func.func")) continue;
    if (number < host->program->function_count)
      take_function(host, &host->program->functions[number++]);
    else
      take_load(host);
    check_function(host, op);
  }
}

cotile_status_t cotile_verify_host(MlirModule module, const cotile_program_t *program,
                                   bool has_packs, cotile_diagnostics_t *diagnostics) {
  int64_t errors = diagnostics->error_count;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  host_t host = {.diagnostics = diagnostics, .program = program, .has_packs = has_packs};
  host.has_ordinal = COTILE_ARENA_NEW(&arena, program->dispatch_count, bool);
  host.accesses = COTILE_ARENA_NEW(&arena, COTILE_VERIFIED_ACCESSES, cotile_buffer_access_t);
  host.symbols = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  check_functions(&host, module);
  mlirSymbolTableDestroy(host.symbols);
  cotile_arena_deinit(&arena);
  return cotile_findings_status(diagnostics, errors, "hal");
}
