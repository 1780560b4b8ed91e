// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hal_harness.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ir/mlir_context.h"
#include "ir/query.h"

void check_ok(cotile_status_t status, const char *file, int line) {
  if (!status) return;
  print_error("%s\n", cotile_status_message(status));
  cotile_status_release(status);
  _fail(file, line);
}

void check_failure(cotile_status_t status, cotile_code_t code, const char *text, const char *file,
                   int line) {
  bool expected = cotile_status_code(status) == code &&
                  (!status || strstr(cotile_status_message(status), text));
  if (!expected) print_error("%s\n", status ? cotile_status_message(status) : "success");
  cotile_status_release(status);
  if (!expected) _fail(file, line);
}

// --- Lowering ---

cotile_status_t lowered_init(lowered_t *lowered, const char *text) {
  *lowered = (lowered_t){0};
  cotile_arena_init(&lowered->arena);
  cotile_diagnostics_init(&lowered->diagnostics, &lowered->arena);
  lowered->context = cotile_mlir_context_create(&lowered->diagnostics);
  assert_ok(cotile_machine_resolve("host", &lowered->arena, &lowered->machine));
  lowered->codegen = (cotile_codegen_t){
      .machine = &lowered->machine, .diagnostics = &lowered->diagnostics, .arena = &lowered->arena};
  cotile_status_t status =
      cotile_parse_module(lowered->context, text, strlen(text), "test.mlir", &lowered->module);
  if (status && lowered->diagnostics.first)
    print_error("%s\n", lowered->diagnostics.first->message);
  assert_ok(status);
  return cotile_hal_lower(lowered->module, &lowered->codegen, NULL, &lowered->arena,
                          &lowered->diagnostics, &lowered->hal);
}

void lowered_deinit(lowered_t *lowered) {
  cotile_hal_module_deinit(&lowered->hal);
  mlirModuleDestroy(lowered->module);
  cotile_mlir_context_destroy(lowered->context);
  cotile_arena_deinit(&lowered->arena);
}

const char *lowered_text(lowered_t *lowered) {
  assert_ok(cotile_verify(mlirModuleGetOperation(lowered->module), "hal"));
  return cotile_op_text(&lowered->arena, mlirModuleGetOperation(lowered->module));
}

cotile_status_t lowered_write_as(lowered_t *lowered, const cotile_package_options_t *options) {
  cotile_packed_program_t program = {&lowered->machine, lowered->module, &lowered->hal};
  cotile_contents_t contents = {TEST_MODULE_NAME, &program, 1};
  return cotile_package_write(options, &contents, &lowered->arena);
}

cotile_status_t lowered_write(lowered_t *lowered, const char *path) {
  cotile_package_options_t options = {.path = path, .kind = COTILE_PACKAGE_MODULE};
  return lowered_write_as(lowered, &options);
}

void assert_in_order(const char *text, const char *const *parts) {
  const char *rest = text;
  for (; *parts; parts++) {
    const char *found = strstr(rest, *parts);
    if (!found) print_error("not found (in this order): %s\n%s\n", *parts, text);
    assert_non_null(found);
    rest = found + strlen(*parts);
  }
}

int count_of(const char *text, const char *part) {
  int count = 0;
  for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) count++;
  return count;
}

// --- Programs ---

static const char vector_text[] =
    "flow.executable @NAME {\n"
    "  func.func @NAME(%a: TYPE, %o: TYPE) -> TYPE attributes {\n"
    "      cotile.schedule = {kind = \"loops\", tile = [16]},\n"
    "      cotile.equal_dims = [[[0, 0], [1, 0]]]} {\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %c16 = arith.constant 16 : index\n"
    "    %m = tensor.dim %o, %c0 : TYPE\n"
    "    %mt = arith.ceildivui %m, %c16 : index\n"
    "    %0 = scf.forall (%i) in (%mt) shared_outs(%s = %o) -> (TYPE) {\n"
    "      %m0 = arith.muli %i, %c16 : index\n"
    "      %left = arith.subi %m, %m0 : index\n"
    "      %rows = arith.minsi %left, %c16 : index\n"
    "      %as = tensor.extract_slice %a[%m0] [%rows] [1] : TYPE to tensor<?xf32>\n"
    "      %os = tensor.extract_slice %s[%m0] [%rows] [1] : TYPE to tensor<?xf32>\n"
    "      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>,\n"
    "          affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]}\n"
    "          ins(%as : tensor<?xf32>) outs(%os : tensor<?xf32>) {\n"
    "      ^bb0(%x: f32, %z: f32):\n"
    "        %t = EXPRESSION : f32\n"
    "        linalg.yield %t : f32\n"
    "      } -> tensor<?xf32>\n"
    "      scf.forall.in_parallel {\n"
    "        tensor.parallel_insert_slice %r into %s[%m0] [%rows] [1]\n"
    "          : tensor<?xf32> into TYPE\n"
    "      }\n"
    "    }\n"
    "    return %0 : TYPE\n"
    "  }\n"
    "}\n";

// Copies `text`, with a word put in place of another one.
static void substitute(const char *text, const char *word, const char *by, char *out, size_t size) {
  size_t length = 0;
  for (const char *at = text; *at && length < size;) {
    bool is_word = !strncmp(at, word, strlen(word));
    int count = snprintf(out + length, size - length, "%.*s", is_word ? (int)strlen(by) : 1,
                         is_word ? by : at);
    length += (size_t)count;
    at += is_word ? strlen(word) : 1;
  }
  assert_true(length < size);
}

const char *vector_executable(const char *name, const char *type, const char *expression) {
  static char results[4][2048];
  static unsigned next;
  char named[2048], typed[2048];
  char *result = results[next++ % 4];
  substitute(vector_text, "NAME", name, named, sizeof named);
  substitute(named, "TYPE", type, typed, sizeof typed);
  substitute(typed, "EXPRESSION", expression, result, sizeof *results);
  return result;
}

const char linear_executable[] =
    "flow.executable @linear {\n"
    "  func.func @linear(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>, %q: tensor<?x4xf32>)\n"
    "      -> tensor<?x4xf32> attributes {cotile.schedule = {kind = \"contraction\",\n"
    "        m_tile = 8 : i64, n_tiles = 1 : i64, lanes = 4 : i64, rows = 4 : i64,\n"
    "        vectors = 1 : i64, k_unroll = 1 : i64, prefetch = 0 : i64, packing = \"load\"},\n"
    "        cotile.equal_dims = [[[0, 0], [2, 0]]]} {\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %c8 = arith.constant 8 : index\n"
    "    %m = tensor.dim %x, %c0 : tensor<?x4xf32>\n"
    "    %mt = arith.ceildivui %m, %c8 : index\n"
    "    %0 = scf.forall (%i, %j) in (%mt, 1) shared_outs(%q0 = %q) -> (tensor<?x4xf32>) {\n"
    "      %c4 = arith.constant 4 : index\n"
    "      %zero = arith.constant 0.0 : f32\n"
    "      %m0 = arith.muli %i, %c8 : index\n"
    "      %left = arith.subi %m, %m0 : index\n"
    "      %rows = arith.minsi %left, %c8 : index\n"
    "      %n0 = arith.muli %j, %c4 : index\n"
    "      %xs = tensor.extract_slice %x[%m0, 0] [%rows, 4] [1, 1]\n"
    "        : tensor<?x4xf32> to tensor<?x4xf32>\n"
    "      %ws = tensor.extract_slice %w[0, %n0] [4, 4] [1, 1]\n"
    "        : tensor<4x4xf32> to tensor<4x4xf32>\n"
    "      %e = tensor.empty(%rows) : tensor<?x4xf32>\n"
    "      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>\n"
    "      %d = linalg.matmul ins(%xs, %ws : tensor<?x4xf32>, tensor<4x4xf32>)\n"
    "        outs(%f : tensor<?x4xf32>) -> tensor<?x4xf32>\n"
    "      scf.forall.in_parallel {\n"
    "        tensor.parallel_insert_slice %d into %q0[%m0, %n0] [%rows, 4] [1, 1]\n"
    "          : tensor<?x4xf32> into tensor<?x4xf32>\n"
    "      }\n"
    "    }\n"
    "    return %0 : tensor<?x4xf32>\n"
    "  }\n"
    "}\n";

static char directory[] = "/tmp/cotile-hal-test-XXXXXX";

static void remove_directory(void) { (void)rmdir(directory); }

const char *scratch_path(const char *name) {
  static char path[128];
  static bool is_made;
  if (!is_made) {
    assert_non_null(mkdtemp(directory));
    atexit(remove_directory);
  }
  is_made = true;
  (void)snprintf(path, sizeof path, "%s/%s", directory, name);
  return path;
}

// --- Running ---

// Records a callback; true if it is to fail.
static bool record(host_t *host, const char *event) {
  assert_true(host->event_count < MAX_EVENTS);
  host->events[host->event_count] = event;
  return host->event_count++ == host->refuse_at;
}

static void *add_block(host_t *host, size_t bytes) {
  const size_t alignment = COTILE_TENSOR_ALIGNMENT;
  void *block = aligned_alloc(alignment, (bytes + alignment) / alignment * alignment);
  assert_non_null(block);
  return host->blocks[host->block_count++] = block;
}

static int32_t dispatch(struct cotile_call *call, const struct cotile_host_dispatch *launch) {
  host_t *host = (host_t *)call;
  if (record(host, "dispatch")) return 1;
  host->ordinals[host->dispatch_count++] = launch->ordinal;
  host->last = *launch;
  cotile_kernel_fn *kernel = host->program->kernels[launch->ordinal];
  void *scratch = aligned_alloc(64, ((size_t)launch->scratch_bytes + 64) / 64 * 64);
  for (int64_t i = 0; i < launch->workgroups; i++)
    kernel(launch->bindings, launch->dims, i, scratch);
  free(scratch);
  return 0;
}

static void *allocate(struct cotile_call *call, int64_t bytes) {
  host_t *host = (host_t *)call;
  host->allocated = bytes;
  if (record(host, "allocate") || bytes < 0 || bytes > INT64_C(1) << 30) return NULL;
  return add_block(host, (size_t)bytes);
}

static void *result(struct cotile_call *call, int64_t index, const int64_t *dims) {
  host_t *host = (host_t *)call;
  size_t bytes = host->ranks[index] < 0 ? 1 : 4;
  if (record(host, "result")) return NULL;
  int64_t rank = host->ranks[index] < 0 ? 1 : host->ranks[index];
  for (int64_t i = 0; i < rank; i++) {
    host->result_dims[index][i] = dims[i];
    bytes *= (size_t)dims[i];
  }
  return host->results[index] = add_block(host, bytes);
}

static int32_t fail_call(struct cotile_call *call, const char *message, int64_t got, int64_t want) {
  host_t *host = (host_t *)call;
  (void)record(host, "fail");
  host->message = message;
  host->got = got;
  host->want = want;
  return 1;
}

static int32_t verdict(struct cotile_call *call, const void *found, int64_t number,
                       const char *message) {
  host_t *host = (host_t *)call;
  int32_t value;
  if (record(host, "verdict")) return 1;
  memcpy(&value, found, sizeof value);
  if (value != number) return 0;
  host->message = message;
  return 1;
}

static int32_t copy(struct cotile_call *call, void *target, const void *source, int64_t bytes) {
  if (record((host_t *)call, "copy")) return 1;
  if (bytes) memcpy(target, source, (size_t)bytes);
  return 0;
}

static int32_t barrier(struct cotile_call *call) { return record((host_t *)call, "barrier"); }

static const struct cotile_host_table table = {.dispatch = dispatch,
                                               .copy = copy,
                                               .barrier = barrier,
                                               .allocate = allocate,
                                               .result = result,
                                               .fail = fail_call,
                                               .verdict = verdict};

void host_init(host_t *host, const char *path) {
  *host = (host_t){.refuse_at = -1, .library = dlopen(path, RTLD_NOW | RTLD_LOCAL)};
  if (!host->library) print_error("%s\n", dlerror());
  assert_non_null(host->library);
  const struct cotile_module_image *image =
      dlsym(host->library, COTILE_MODULE_PREFIX TEST_MODULE_NAME);
  assert_non_null(image);
  host->program = image->programs[0];
  assert_in_range(host->program->constant_count, 0, MAX_CONSTANTS);
  for (uint64_t i = 0; i < host->program->constant_count; i++)
    host->constants[i] = (void *)(uintptr_t)host->program->constants[i].data;
}

void host_deinit(host_t *host) {
  for (int i = 0; i < host->block_count; i++) free(host->blocks[i]);
  dlclose(host->library);
}

int32_t host_run(host_t *host, int64_t function, void *const *buffers, const int64_t *dims,
                 const int64_t *ranks) {
  cotile_host_fn *program =
      function == HOST_LOAD ? host->program->load : host->program->functions[function];
  assert_non_null(program);
  host->event_count = host->dispatch_count = 0;
  host->message = NULL;
  for (int i = 0; i < MAX_RESULTS; i++) host->ranks[i] = ranks ? ranks[i] : -1;
  host->call = (struct cotile_call){&table, buffers, dims, host->constants};
  return program(&host->call);
}
