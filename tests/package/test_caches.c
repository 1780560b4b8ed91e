// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projections that are written into a slice of a cache, which a result is tied to: where they end
// up, in whose memory, and what is refused. All numbers are small integers, so results are exact.
#include "compile_text.h"

#include <string.h>

enum { B = 2, H = 2, T = 9, D = 8, K = 8, N = H * D, CACHE = B * H * T * D };

// A range of S positions from %pos on, of which T - S + 1 have room: K as [B, H, T, D], V as
// [B, T, N]. %TIES are the results' attributes.
#define CACHES_TEXT(key_tie, value_tie)                                                            \
  "func.func @kv(%x: tensor<2x?x8xf32>, %wk: tensor<8x16xf32>, %wv: tensor<8x16xf32>,\n"           \
  "              %kc: tensor<2x2x9x8xf32>, %vc: tensor<2x?x16xf32>, %pos: tensor<1xi64>)\n"        \
  "    -> (tensor<2x2x9x8xf32>" key_tie ", tensor<2x?x16xf32>" value_tie ") {\n"                   \
  "  %c0 = arith.constant 0 : index\n"                                                             \
  "  %c1 = arith.constant 1 : index\n"                                                             \
  "  %zero = arith.constant 0.0 : f32\n"                                                           \
  "  %s = tensor.dim %x, %c1 : tensor<2x?x8xf32>\n"                                                \
  "  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x8xf32> into tensor<?x8xf32>\n"    \
  "  %m = tensor.dim %rows, %c0 : tensor<?x8xf32>\n"                                               \
  "  %read = tensor.extract %pos[%c0] : tensor<1xi64>\n"                                           \
  "  %p = arith.index_cast %read : i64 to index\n"                                                 \
  "  %e = tensor.empty(%m) : tensor<?x16xf32>\n"                                                   \
  "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>\n"          \
  "  %k = linalg.matmul ins(%rows, %wk : tensor<?x8xf32>, tensor<8x16xf32>)\n"                     \
  "                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>\n"                         \
  "  %v = linalg.matmul ins(%rows, %wv : tensor<?x8xf32>, tensor<8x16xf32>)\n"                     \
  "                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>\n"                         \
  "  %kh = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]\n"                   \
  "        : tensor<?x16xf32> into tensor<2x?x2x8xf32>\n"                                          \
  "  %te = tensor.empty(%s) : tensor<2x2x?x8xf32>\n"                                               \
  "  %kt = linalg.transpose ins(%kh : tensor<2x?x2x8xf32>) outs(%te : tensor<2x2x?x8xf32>)\n"      \
  "        permutation = [0, 2, 1, 3]\n"                                                           \
  "  %vb = tensor.expand_shape %v [[0, 1], [2]] output_shape [2, %s, 16]\n"                        \
  "        : tensor<?x16xf32> into tensor<2x?x16xf32>\n"                                           \
  "  %kn = tensor.insert_slice %kt into %kc[0, 0, %p, 0] [2, 2, %s, 8] [1, 1, 1, 1]\n"             \
  "        : tensor<2x2x?x8xf32> into tensor<2x2x9x8xf32>\n"                                       \
  "  %vn = tensor.insert_slice %vb into %vc[0, %p, 0] [2, %s, 16] [1, 1, 1]\n"                     \
  "        : tensor<2x?x16xf32> into tensor<2x?x16xf32>\n"                                         \
  "  return %kn, %vn : tensor<2x2x9x8xf32>, tensor<2x?x16xf32>\n"                                  \
  "}\n"

static const char tied_text[] = CACHES_TEXT(" {cotile.tied = 3 : i64}", " {cotile.tied = 4 : i64}");
static const char untied_text[] = CACHES_TEXT("", "");

// Keys and values, as [B, H, T, D] each, in one cache; rows of a batch from %pos on.
static const char stacked_text[] =
    "func.func @kv(%x: tensor<2x?x8xf32>, %wk: tensor<8x16xf32>, %wv: tensor<8x16xf32>,\n"
    "              %c: tensor<2x2x2x?x8xf32>, %pos: tensor<1xi64>)\n"
    "    -> (tensor<2x2x2x?x8xf32> {cotile.tied = 3 : i64}) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %zero = arith.constant 0.0 : f32\n"
    "  %s = tensor.dim %x, %c1 : tensor<2x?x8xf32>\n"
    "  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x8xf32> into tensor<?x8xf32>\n"
    "  %m = tensor.dim %rows, %c0 : tensor<?x8xf32>\n"
    "  %read = tensor.extract %pos[%c0] : tensor<1xi64>\n"
    "  %p = arith.index_cast %read : i64 to index\n"
    "  %e = tensor.empty(%m) : tensor<?x16xf32>\n"
    "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>\n"
    "  %k = linalg.matmul ins(%rows, %wk : tensor<?x8xf32>, tensor<8x16xf32>)\n"
    "                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>\n"
    "  %v = linalg.matmul ins(%rows, %wv : tensor<?x8xf32>, tensor<8x16xf32>)\n"
    "                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>\n"
    "  %te = tensor.empty(%s) : tensor<2x2x?x8xf32>\n"
    "  %kh = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]\n"
    "        : tensor<?x16xf32> into tensor<2x?x2x8xf32>\n"
    "  %vh = tensor.expand_shape %v [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]\n"
    "        : tensor<?x16xf32> into tensor<2x?x2x8xf32>\n"
    "  %kt = linalg.transpose ins(%kh : tensor<2x?x2x8xf32>) outs(%te : tensor<2x2x?x8xf32>)\n"
    "        permutation = [0, 2, 1, 3]\n"
    "  %vt = linalg.transpose ins(%vh : tensor<2x?x2x8xf32>) outs(%te : tensor<2x2x?x8xf32>)\n"
    "        permutation = [0, 2, 1, 3]\n"
    "  %kn = tensor.insert_slice %kt into %c[0, 0, 0, %p, 0] [1, 2, 2, %s, 8] [1, 1, 1, 1, 1]\n"
    "        : tensor<2x2x?x8xf32> into tensor<2x2x2x?x8xf32>\n"
    "  %vn = tensor.insert_slice %vt into %kn[1, 0, 0, %p, 0] [1, 2, 2, %s, 8] [1, 1, 1, 1, 1]\n"
    "        : tensor<2x2x?x8xf32> into tensor<2x2x2x?x8xf32>\n"
    "  return %vn : tensor<2x2x2x?x8xf32>\n"
    "}\n";

// One row at a position that is known, into a cache of vectors; what it was and what it is are
// read.
static const char read_text[] =
    "func.func @step(%x: tensor<1x8xf32>, %w: tensor<8x16xf32>, %c: tensor<9x16xf32>,\n"
    "                %u: tensor<16x5xf32>)\n"
    "    -> (tensor<9x16xf32> {cotile.tied = 2 : i64}, tensor<9x5xf32>, tensor<9x5xf32>) {\n"
    "  %zero = arith.constant dense<0.0> : tensor<1x16xf32>\n"
    "  %zero2 = arith.constant dense<0.0> : tensor<9x5xf32>\n"
    "  %k = linalg.matmul ins(%x, %w : tensor<1x8xf32>, tensor<8x16xf32>)\n"
    "                     outs(%zero : tensor<1x16xf32>) -> tensor<1x16xf32>\n"
    "  %n = tensor.insert_slice %k into %c[4, 0] [1, 16] [1, 1]\n"
    "       : tensor<1x16xf32> into tensor<9x16xf32>\n"
    "  %new = linalg.matmul ins(%n, %u : tensor<9x16xf32>, tensor<16x5xf32>)\n"
    "                       outs(%zero2 : tensor<9x5xf32>) -> tensor<9x5xf32>\n"
    "  %old = linalg.matmul ins(%c, %u : tensor<9x16xf32>, tensor<16x5xf32>)\n"
    "                       outs(%zero2 : tensor<9x5xf32>) -> tensor<9x5xf32>\n"
    "  return %n, %new, %old : tensor<9x16xf32>, tensor<9x5xf32>, tensor<9x5xf32>\n"
    "}\n";

// --- Builds and devices ---

typedef struct build {
  const char *flags[3];
  const char *devices[4]; // end in null
  int64_t dispatches;
} build_t;

static const build_t builds[] = {
    {{"--group=always"}, {"cpu:threads=1", "cpu:threads=3", "cpu:apart"}, 1},
    {{"--no-fuse"}, {"cpu:threads=1", "cpu:threads=3,shuffle=7"}, 2},
    {{"--group=always", "--reference-kernels"}, {"cpu:threads=1"}, 1},
    {{"--group=always", "--target=vulkan"}, {"vulkan"}, 1},
};

static bool runs_here(const build_t *build) {
  return TEST_VULKAN || strcmp(build->devices[0], "vulkan") != 0;
}

typedef struct loaded {
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_context_t *context;
} loaded_t;

static void load(loaded_t *loaded, const char *device, const char *path) {
  assert_ok(cotile_device_create(device, NULL, &loaded->device));
  assert_ok(cotile_module_load(loaded->device, path, NULL, &loaded->module));
  assert_ok(cotile_context_create(loaded->module, &loaded->context));
}

static void unload(loaded_t *loaded) {
  cotile_context_release(loaded->context);
  cotile_module_release(loaded->module);
  cotile_device_release(loaded->device);
}

static void for_all(const char *name, const char *text,
                    void (*check)(const loaded_t *loaded, const build_t *build)) {
  for (size_t i = 0; i < sizeof builds / sizeof *builds; i++) {
    if (!runs_here(&builds[i])) continue;
    const char *path = compile_text(name, text, builds[i].flags);
    for (const char *const *device = builds[i].devices; *device; device++) {
      loaded_t loaded;
      load(&loaded, *device, path);
      check(&loaded, &builds[i]);
      unload(&loaded);
    }
  }
}

// --- Data ---

typedef struct caches {
  int64_t rows, position;
  float x[B * T * K], wk[K * N], wv[K * N], keys[CACHE], values[CACHE];
  float expected_keys[CACHE], expected_values[CACHE];
} caches_t;

static void fill(float *data, int count, int step) {
  for (int i = 0; i < count; i++) data[i] = (float)(i * step % 7 - 3);
}

static float dot(const caches_t *caches, const float *w, int64_t b, int64_t s, int64_t n) {
  float sum = 0;
  for (int k = 0; k < K; k++) sum += caches->x[(b * caches->rows + s) * K + k] * w[k * N + n];
  return sum;
}

static void expect(caches_t *caches) {
  for (int64_t b = 0; b < B; b++)
    for (int64_t s = 0; s < caches->rows; s++)
      for (int64_t n = 0; n < N; n++) {
        int64_t at = caches->position + s, h = n / D, d = n % D;
        caches->expected_keys[((b * H + h) * T + at) * D + d] = dot(caches, caches->wk, b, s, n);
        caches->expected_values[(b * T + at) * N + n] = dot(caches, caches->wv, b, s, n);
      }
}

static void caches_init(caches_t *caches, int64_t rows, int64_t position) {
  *caches = (caches_t){.rows = rows, .position = position};
  fill(caches->x, B * (int)rows * K, 3);
  fill(caches->wk, K * N, 2);
  fill(caches->wv, K * N, 5);
  for (int i = 0; i < CACHE; i++) caches->keys[i] = caches->values[i] = (float)(100 + i % 50);
  memcpy(caches->expected_keys, caches->keys, sizeof caches->keys);
  memcpy(caches->expected_values, caches->values, sizeof caches->values);
}

static void list_inputs(caches_t *caches, cotile_view_t inputs[6]) {
  const cotile_view_t views[6] = {{{COTILE_F32, 3, {B, caches->rows, K}}, caches->x},
                                  {{COTILE_F32, 2, {K, N}}, caches->wk},
                                  {{COTILE_F32, 2, {K, N}}, caches->wv},
                                  {{COTILE_F32, 4, {B, H, T, D}}, caches->keys},
                                  {{COTILE_F32, 3, {B, T, N}}, caches->values},
                                  {{COTILE_I64, 1, {1}}, &caches->position}};
  memcpy(inputs, views, sizeof views);
}

static void assert_caches(const caches_t *caches, const void *keys, const void *values) {
  assert_memory_equal(keys, caches->expected_keys, sizeof caches->expected_keys);
  assert_memory_equal(values, caches->expected_values, sizeof caches->expected_values);
}

// --- Tests ---

static void check_in_place(const loaded_t *loaded, const build_t *build) {
  static const int64_t ranges[][2] = {{1, 0},     {1, T - 1}, {1, 4}, {3, 2},
                                      {4, T - 4}, {T, 0},     {0, 3}};
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    for (int own = 0; own < 2; own++) { // the caller gives the memory, or leaves it out
      caches_t caches;
      cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
      cotile_statistics_t statistics = {.size = sizeof statistics};
      caches_init(&caches, ranges[i][0], ranges[i][1]);
      expect(&caches);
      list_inputs(&caches, inputs);
      for (int r = 0; own && r < 2; r++) results[r] = inputs[3 + r];
      assert_ok(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results));
      assert_ptr_equal(results[0].data, caches.keys);
      assert_ptr_equal(results[1].data, caches.values);
      assert_int_equal(results[1].type.dims[1], T);
      assert_caches(&caches, caches.keys, caches.values);
      cotile_context_statistics(loaded->context, &statistics);
      assert_int_equal(statistics.dispatches, build->dispatches);
    }
  assert_int_equal(cotile_module_result_tied(loaded->module, 0, 0), 3);
  assert_int_equal(cotile_module_result_tied(loaded->module, 0, 1), 4);
}

static void test_in_place(void **state) {
  (void)state;
  for_all("tied.so", tied_text, check_in_place);
}

static void check_untied(const loaded_t *loaded, const build_t *build) {
  caches_t caches;
  cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
  (void)build;
  caches_init(&caches, 3, 5);
  list_inputs(&caches, inputs);
  assert_int_equal(cotile_module_result_tied(loaded->module, 0, 0), -1);
  assert_ok(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results));
  assert_ptr_not_equal(results[0].data, caches.keys);
  assert_caches(&caches, caches.keys, caches.values); // as they were
  expect(&caches);
  assert_caches(&caches, results[0].data, results[1].data);
}

static void test_untied(void **state) {
  (void)state;
  for_all("untied.so", untied_text, check_untied);
}

static void check_position(const loaded_t *loaded, int64_t rows, int64_t position) {
  caches_t caches;
  cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
  caches_init(&caches, rows, position);
  list_inputs(&caches, inputs);
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "dimension 2 of tensor.insert_slice");
  assert_caches(&caches, caches.keys, caches.values);
}

static void check_out_of_range(const loaded_t *loaded, const build_t *build) {
  (void)build;
  check_position(loaded, 1, T);
  check_position(loaded, 1, -1);
  check_position(loaded, 3, T - 2);
  check_position(loaded, 1, INT64_MAX);
  check_position(loaded, 1, INT64_MIN);
  check_position(loaded, 2, (int64_t)1 << 32);
  check_position(loaded, T, 1);
}

static void test_out_of_range(void **state) {
  (void)state;
  for_all("range.so", tied_text, check_out_of_range);
}

static void check_short_cache(const loaded_t *loaded, const build_t *build) {
  caches_t caches;
  cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
  (void)build;
  caches_init(&caches, 2, 3);
  list_inputs(&caches, inputs);
  inputs[4].type.dims[1] = 4;
  assert_status(
      cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
      "dimension 1 of tensor.insert_slice has no room for the slice at its offset: got 3, "
      "expected 2");
  inputs[4].type.dims[1] = 1;
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "dimension 1 of tensor.insert_slice is too short for the slice: got 2, expected 1");
  assert_caches(&caches, caches.keys, caches.values);
}

static void test_short_cache(void **state) {
  (void)state;
  for_all("short.so", tied_text, check_short_cache);
}

static void check_memory(const loaded_t *loaded, const build_t *build) {
  caches_t caches;
  float other[CACHE];
  cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
  (void)build;
  caches_init(&caches, 2, 3);
  list_inputs(&caches, inputs);
  results[1] = (cotile_view_t){inputs[4].type, other};
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "result 1: it is tied to input 4: its memory must be that of the input, or null");
  results[1] = (cotile_view_t){{COTILE_F32, 3, {B, T - 1, N}}, caches.values};
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "result 1: the function computes");
  results[1].data = NULL;
  inputs[4].data = caches.keys;
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "result 0: its memory overlaps input 4");
  inputs[4].data = caches.values;
  inputs[1].data = caches.values + 5;
  assert_status(cotile_context_invoke(loaded->context, 0, 6, inputs, 2, results), COTILE_INVALID,
                "result 1: its memory overlaps input 1");
  assert_caches(&caches, caches.keys, caches.values);
}

static void test_memory(void **state) {
  (void)state;
  for_all("memory.so", tied_text, check_memory);
}

// One call after the other fills the caches: the second waits for the first.
static void check_submitted(const loaded_t *loaded, const build_t *build) {
  caches_t caches, second;
  cotile_context_t *context;
  cotile_view_t inputs[6], results[2] = {{.data = NULL}, {.data = NULL}};
  cotile_fence_t *first_done, *done;
  (void)build;
  caches_init(&caches, 2, 1);
  expect(&caches);
  list_inputs(&caches, inputs);
  assert_ok(cotile_context_submit(loaded->context, 0, 6, inputs, 2, results, 0, NULL, &first_done));
  second = caches;
  second.position = 3;
  inputs[5].data = &second.position;
  assert_ok(cotile_context_create(loaded->module, &context));
  results[0].data = results[1].data = NULL;
  assert_ok(cotile_context_submit(context, 0, 6, inputs, 2, results, 1, &first_done, &done));
  assert_ok(cotile_fence_wait(done));
  expect(&second);
  assert_caches(&second, caches.keys, caches.values);
  cotile_fence_release(first_done);
  cotile_fence_release(done);
  cotile_context_release(context);
}

static void test_submitted(void **state) {
  (void)state;
  for_all("submitted.so", tied_text, check_submitted);
}

// Results and inputs of `stacked_text`; what `caches` expects of values lies as that of keys.
static void check_stacked(const loaded_t *loaded, const build_t *build) {
  static const int64_t ranges[][2] = {{1, 0}, {1, T - 1}, {4, 3}, {T, 0}, {0, 3}};
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
    caches_t caches, values;
    float cache[2 * CACHE];
    cotile_view_t inputs[6], result = {.data = NULL};
    cotile_statistics_t statistics = {.size = sizeof statistics};
    caches_init(&caches, ranges[i][0], ranges[i][1]);
    values = caches;
    memcpy(values.wk, caches.wv, sizeof caches.wv);
    memcpy(cache, caches.keys, sizeof caches.keys);
    memcpy(cache + CACHE, caches.keys, sizeof caches.keys);
    expect(&caches);
    expect(&values);
    list_inputs(&caches, inputs);
    inputs[3] = (cotile_view_t){{COTILE_F32, 5, {2, B, H, T, D}}, cache};
    inputs[4] = inputs[5];
    assert_ok(cotile_context_invoke(loaded->context, 0, 5, inputs, 1, &result));
    assert_ptr_equal(result.data, cache);
    assert_memory_equal(cache, caches.expected_keys, sizeof caches.expected_keys);
    assert_memory_equal(cache + CACHE, values.expected_keys, sizeof values.expected_keys);
    cotile_context_statistics(loaded->context, &statistics);
    assert_int_equal(statistics.dispatches, build->dispatches);
  }
}

static void test_stacked(void **state) {
  (void)state;
  for_all("stacked.so", stacked_text, check_stacked);
}

static void assert_product(const float *cache, const float *u, const float *result) {
  for (int m = 0; m < T; m++)
    for (int n = 0; n < 5; n++) {
      float sum = 0;
      for (int k = 0; k < N; k++) sum += cache[m * N + k] * u[k * 5 + n];
      assert_true(result[m * 5 + n] == sum);
    }
}

// What the cache was and what it is are different values, wherever they are.
static void check_read(const loaded_t *loaded, const build_t *build) {
  float x[K], w[K * N], cache[T * N], u[N * 5], old[T * N], new[T * N];
  (void)build;
  fill(x, K, 3);
  fill(w, K * N, 2);
  fill(u, N * 5, 3);
  fill(cache, T * N, 4);
  memcpy(old, cache, sizeof old);
  memcpy(new, cache, sizeof new);
  for (int n = 0; n < N; n++) {
    new[4 * N + n] = 0;
    for (int k = 0; k < K; k++) new[4 * N + n] += x[k] * w[k * N + n];
  }
  const cotile_view_t inputs[] = {{{COTILE_F32, 2, {1, K}}, x},
                                  {{COTILE_F32, 2, {K, N}}, w},
                                  {{COTILE_F32, 2, {T, N}}, cache},
                                  {{COTILE_F32, 2, {N, 5}}, u}};
  cotile_view_t results[3] = {{.data = NULL}, {.data = NULL}, {.data = NULL}};
  assert_ok(cotile_context_invoke(loaded->context, 0, 4, inputs, 3, results));
  assert_memory_equal(cache, new, sizeof new);
  assert_product(new, u, results[1].data);
  assert_product(old, u, results[2].data);
}

static void test_read(void **state) {
  (void)state;
  for_all("read.so", read_text, check_read);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_in_place),     cmocka_unit_test(test_untied),
      cmocka_unit_test(test_out_of_range), cmocka_unit_test(test_short_cache),
      cmocka_unit_test(test_memory),       cmocka_unit_test(test_submitted),
      cmocka_unit_test(test_read),         cmocka_unit_test(test_stacked),
  };
  if (TEST_VULKAN) test_keep_lavapipe();
  return cmocka_run_group_tests(tests, NULL, NULL);
}
