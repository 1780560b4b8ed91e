// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Packed parameters from a cache: runtime-13, runtime-14, cache-1 to cache-4.
#include "binding_fixture.h"

#include "runtime/module/binding.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum { COUNT = 5 };

static float data[3 * COUNT];

struct told {
  int warnings;
  char warning[512]; // the last one
  int64_t done, total;
};

static void note_warning(void *user, const char *message) {
  struct told *told = user;
  told->warnings++;
  snprintf(told->warning, sizeof told->warning, "%s", message);
}

static void note_progress(void *user, int64_t done, int64_t total) {
  struct told *told = user;
  assert_true(done > told->done && done <= total);
  told->done = done;
  told->total = total;
}

static cotile_bind_options_t options_for(const char *directory, struct told *told) {
  *told = (struct told){0};
  return (cotile_bind_options_t){.size = sizeof(cotile_bind_options_t),
                                 .cache = directory,
                                 .warn = note_warning,
                                 .progress = note_progress,
                                 .user = told};
}

static int is_from_cache(const cotile_module_t *module) {
  cotile_memory_use_t memory = {.size = sizeof memory};
  cotile_module_memory(module, &memory);
  return memory.from_cache;
}

// Binds without a warning; the result tells whether the cache had the packs.
static int bind(cotile_module_t *module, cotile_parameters_t *parameters, const char *directory) {
  struct told told;
  cotile_bind_options_t options = options_for(directory, &told);
  assert_ok(cotile_module_bind_with(module, parameters, &options));
  assert_string_equal(told.warning, "");
  assert_int_equal(told.done, told.total);
  return is_from_cache(module);
}

// The same for a module of its own with `data` as parameters.
static int load_and_bind(const char *device, const char *json, const char *directory) {
  cotile_module_t *module = binding_load(device, "packs", json, NULL);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  int found = bind(module, parameters, directory);
  cotile_parameters_release(parameters);
  binding_check_packed(module, data, COUNT);
  cotile_module_release(module);
  return found;
}

// A path for a cache that does not exist yet.
static const char *new_directory(void) {
  static int number;
  char name[32];
  snprintf(name, sizeof name, "cache-%d", number++);
  return strdup(test_path(name));
}

static int fill_data(void **state) {
  (void)state;
  binding_fill(data, COUNT);
  return 0;
}

// --- Found and not found ---

static bool is_mapped(const char *path) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[1024];
  bool found = false;
  while (!found && fgets(line, sizeof line, maps)) found = strstr(line, path) != NULL;
  fclose(maps);
  return found;
}

static void bind_traced(const char *directory, cotile_trace_t *trace, float *out_gap) {
  cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, trace);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  (void)bind(module, parameters, directory);
  cotile_parameters_release(parameters);
  binding_check_packed(module, data, COUNT);
  memcpy(out_gap, (float *)module->packs[1].data + COUNT, BINDING_GAP * sizeof(float));
  char path[512];
  assert_int_equal(binding_list_files(directory, path, sizeof path), 1);
  assert_int_equal(is_mapped(path), is_from_cache(module));
  assert_int_equal(module->pack_memory.head == NULL, is_from_cache(module));
  cotile_module_release(module);
  assert_false(is_mapped(path));
}

static void test_found(void **state) {
  (void)state;
  const char *directory = new_directory();
  static const float zeros[BINDING_GAP];
  for (int i = 0; i < 2; i++) {
    cotile_trace_t *trace;
    float gap[BINDING_GAP];
    assert_ok(cotile_trace_create(NULL, &trace));
    bind_traced(directory, trace, gap);
    assert_memory_equal(gap, zeros, sizeof gap); // not what memory held before
    assert_int_equal(binding_count_events(trace, "cat", "pack"), i ? 0 : 2);
    assert_int_equal(binding_count_events(trace, "name", "pack"), i ? 0 : 1);
    assert_int_equal(binding_count_events(trace, "name", "store"), i ? 0 : 1);
    assert_int_equal(binding_count_events(trace, "name", "cache"), i ? 1 : 0);
    cotile_trace_release(trace);
  }
  free((char *)directory);
}

static void test_devices(void **state) {
  (void)state;
  static const char *const devices[] = {"cpu:threads=2", "cpu:threads=1", "cpu:threads=3",
                                        "cpu:threads=2,shuffle=7"};
  const char *directory = new_directory();
  for (int i = 0; i < 4; i++)
    assert_int_equal(load_and_bind(devices[i], test_packs_json, directory), i > 0);
  assert_int_equal(binding_list_files(directory, NULL, 0), 1);
  free((char *)directory);
}

static void test_empty(void **state) {
  (void)state;
  const char *directory = new_directory();
  for (int i = 0; i < 2; i++) {
    cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
    cotile_parameters_t *parameters = binding_parameters(data, 0);
    assert_int_equal(bind(module, parameters, directory), i);
    cotile_parameters_release(parameters);
    binding_check_packed(module, data, 0);
    cotile_module_release(module);
  }
  free((char *)directory);
}

static void test_large(void **state) {
  (void)state;
  enum { MANY = 700000 }; // several blocks to hash, the last one not whole
  const char *directory = new_directory();
  float *many = malloc(3 * MANY * sizeof *many);
  binding_fill(many, MANY);
  for (int i = 0; i < 4; i++) {
    if (i == 2) many[2 * MANY - 1]++; // the last element of `left`
    cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
    cotile_parameters_t *parameters = binding_parameters(many, MANY);
    assert_int_equal(bind(module, parameters, directory), i % 2);
    cotile_parameters_release(parameters);
    binding_check_packed(module, many, MANY);
    cotile_module_release(module);
  }
  free(many);
  free((char *)directory);
}

static void test_without_parameters(void **state) {
  (void)state;
  const char *directory = new_directory();
  for (int i = 0; i < 2; i++) {
    cotile_context_t *context;
    cotile_view_t result = {0};
    cotile_module_t *module =
        binding_load("cpu:threads=2", "constant_pack", test_constant_pack_json, NULL);
    assert_int_equal(bind(module, NULL, directory), i);
    assert_ok(cotile_context_create(module, &context));
    assert_ok(cotile_context_invoke(context, 0, 0, NULL, 1, &result));
    for (int k = 0; k < 4; k++) assert_true(((float *)result.data)[k] == (float)(2 * (k + 1)));
    cotile_context_release(context);
    cotile_module_release(module);
  }
  free((char *)directory);
}

// --- The key ---

static void check_key(const char *directory, const char *json, int found, int files) {
  assert_int_equal(load_and_bind("cpu:threads=2", json, directory), found);
  assert_int_equal(load_and_bind("cpu:threads=2", json, directory), 1);
  assert_int_equal(binding_list_files(directory, NULL, 0), files);
}

static void test_key(void **state) {
  (void)state;
  const char *directory = new_directory();
  check_key(directory, test_packs_json, 0, 1);
  data[2 * COUNT - 1]++; // of `left`
  check_key(directory, test_packs_json, 0, 2);
  data[3 * COUNT - 1]++; // of `right`, which only a copy reads
  check_key(directory, test_packs_json, 0, 3);
  data[0]++; // of `bias`, which is not packed
  check_key(directory, test_packs_json, 1, 3);
  char *json = test_replace(test_packs_json, "\"code\": \"1\"", "\"code\": \"2\"");
  check_key(directory, json, 0, 4);
  free(json);
  binding_fill(data, COUNT);
  free((char *)directory);
}

// Binds to tensors under other names or of other lengths, with the same bytes.
static int bind_renamed(const char *name, int64_t count, const char *directory) {
  char quoted[32];
  snprintf(quoted, sizeof quoted, "\"%s\"", name);
  char *json = test_replace(test_packs_json, "\"left\"", quoted);
  cotile_module_t *module = binding_load("cpu:threads=2", "packs", json, NULL);
  const char *const names[] = {"bias", name, "right"};
  cotile_parameters_t *parameters;
  assert_ok(cotile_parameters_create(NULL, &parameters));
  for (int i = 0; i < 3; i++) {
    cotile_view_t view = test_vector(COTILE_F32, count, data + (count == COUNT ? i * COUNT : 0));
    assert_ok(cotile_parameters_add_view(parameters, names[i], &view));
  }
  int found = bind(module, parameters, directory);
  cotile_parameters_release(parameters);
  cotile_module_release(module);
  free(json);
  return found;
}

static void test_key_of_names_and_shapes(void **state) {
  (void)state;
  const char *directory = new_directory();
  for (int found = 0; found < 2; found++) {
    assert_int_equal(bind_renamed("left", COUNT, directory), found);
    assert_int_equal(bind_renamed("links", COUNT, directory), found);
    assert_int_equal(bind_renamed("left", 0, directory), found);
    assert_int_equal(bind_renamed("left", 1, directory), found);
  }
  assert_int_equal(binding_list_files(directory, NULL, 0), 4);
  free((char *)directory);
}

// --- Files that are damaged ---

struct damage {
  cotile_module_t *module;
  cotile_parameters_t *parameters;
  const char *directory;
  char path[512];
  char *good; // the file's contents
  size_t size;
};

// In memory where there is such a place: disks take their time to replace a file.
static void open_damage(struct damage *damage) {
  char shared[] = "/dev/shm/cotile-test-XXXXXX";
  damage->directory = mkdtemp(shared) ? strdup(shared) : new_directory();
  damage->module = binding_load("cpu:threads=1", "packs", test_packs_json, NULL);
  damage->parameters = binding_parameters(data, COUNT);
  assert_int_equal(bind(damage->module, damage->parameters, damage->directory), 0);
  assert_int_equal(binding_list_files(damage->directory, damage->path, sizeof damage->path), 1);
  damage->good = test_read_file(damage->path, &damage->size);
}

static void close_damage(struct damage *damage) {
  cotile_module_release(damage->module);
  cotile_parameters_release(damage->parameters);
  remove(damage->path);
  rmdir(damage->directory);
  free(damage->good);
  free((char *)damage->directory);
}

// Binds again with other contents in the file, which are not used but replaced.
static void check_damage(const struct damage *damage, const char *bytes, size_t size) {
  cotile_module_drop_binding(damage->module);
  test_write_file(damage->path, bytes, size);
  assert_int_equal(bind(damage->module, damage->parameters, damage->directory), 0);
  assert_memory_equal(damage->module->packs[0].data, damage->good + 4096, COUNT * sizeof(float));
  size_t new_size;
  char *replaced = test_read_file(damage->path, &new_size);
  bool is_good = new_size == damage->size && !memcmp(replaced, damage->good, new_size);
  free(replaced);
  assert_true(is_good);
}

static void test_cut(void **state) {
  (void)state;
  struct damage damage;
  open_damage(&damage);
  assert_int_equal(damage.size, 3 * 4096);
  for (size_t size = 0; size < damage.size; size++) check_damage(&damage, damage.good, size);
  char *longer = calloc(1, damage.size + 4096);
  memcpy(longer, damage.good, damage.size);
  check_damage(&damage, longer, damage.size + 1);
  check_damage(&damage, longer, damage.size + 4096);
  free(longer);
  cotile_module_drop_binding(damage.module);
  assert_int_equal(bind(damage.module, damage.parameters, damage.directory), 1);
  close_damage(&damage);
}

static void flip(const struct damage *damage, size_t bit) {
  damage->good[bit / 8] ^= (char)(1 << bit % 8);
  char *bad = malloc(damage->size);
  memcpy(bad, damage->good, damage->size);
  damage->good[bit / 8] ^= (char)(1 << bit % 8);
  check_damage(damage, bad, damage->size);
  free(bad);
}

static void test_flipped_bits(void **state) {
  (void)state;
  enum { HEAD = 40 + 3 * 32, END_OF_PACKS = 8192 + (COUNT + BINDING_GAP) * 4 };
  struct damage damage;
  open_damage(&damage);
  for (size_t bit = 0; bit < 8 * HEAD; bit++) flip(&damage, bit);
  for (size_t bit = 8 * HEAD; bit < 8 * damage.size; bit += 61) flip(&damage, bit);
  for (size_t bit = 8 * 8192; bit < 8 * END_OF_PACKS; bit += 3) flip(&damage, bit);
  close_damage(&damage);
}

// The right contents under the wrong name.
static void test_other_file(void **state) {
  (void)state;
  struct damage one, other;
  open_damage(&one);
  data[COUNT]++;
  open_damage(&other);
  data[COUNT]--;
  assert_string_not_equal(strrchr(one.path, '/'), strrchr(other.path, '/'));
  check_damage(&one, other.good, other.size);
  close_damage(&one);
  close_damage(&other);
}

// --- Caches that cannot be used ---

// Binding succeeds and tells why it did not use the cache.
static void check_warning(const char *device, const char *name, const char *json,
                          const char *directory, const char *part) {
  struct told told;
  cotile_bind_options_t options = options_for(directory, &told);
  cotile_module_t *module = binding_load(device, name, json, NULL);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  assert_ok(cotile_module_bind_with(module, parameters, &options));
  cotile_parameters_release(parameters);
  if (!strstr(told.warning, part)) print_error("%s\n", told.warning);
  assert_int_equal(told.warnings, 1);
  assert_true(!strncmp(told.warning, "packed parameters are not cached: ", 34));
  assert_non_null(strstr(told.warning, part));
  assert_int_equal(told.done, told.total);
  assert_int_equal(is_from_cache(module), 0);
  if (strcmp(device, "null")) binding_check_packed(module, data, COUNT);
  options = options_for(directory, &told);
  options.warn = NULL;
  cotile_module_drop_binding(module);
  parameters = binding_parameters(data, COUNT);
  assert_ok(cotile_module_bind_with(module, parameters, &options));
  cotile_parameters_release(parameters);
  cotile_module_release(module);
}

static void check_directory(const char *directory, const char *part) {
  check_warning("cpu:threads=2", "packs", test_packs_json, directory, part);
}

static void test_no_directory(void **state) {
  (void)state;
  check_directory("/nonexistent/cache", "/nonexistent/cache: cannot create: No such file");
  test_write_file(test_path("file"), "x", 1);
  check_directory(test_path("file"), "cotile-pack: cannot write: Not a directory");
}

static void test_no_file(void **state) {
  (void)state;
  struct damage damage;
  open_damage(&damage);
  assert_int_equal(unlink(damage.path), 0);
  assert_int_equal(mkdir(damage.path, 0777), 0);
  check_directory(damage.directory, "cotile-pack: not a regular file");
  close_damage(&damage);
}

static void test_full_disk(void **state) {
  (void)state;
  struct rlimit before, limit;
  const char *directory = new_directory();
  getrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, SIG_IGN);
  cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  for (rlim_t size = 0; size < 3 * 4096; size += 256) {
    struct told told;
    cotile_bind_options_t options = options_for(directory, &told);
    limit = before;
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
    cotile_status_t status = cotile_module_bind_with(module, parameters, &options);
    setrlimit(RLIMIT_FSIZE, &before);
    assert_ok(status);
    assert_non_null(strstr(told.warning, "cotile-pack: cannot write: File too large"));
    assert_int_equal(binding_list_files(directory, NULL, 0), 0);
    binding_check_packed(module, data, COUNT);
    cotile_module_drop_binding(module);
  }
  assert_int_equal(bind(module, parameters, directory), 0);
  assert_int_equal(binding_list_files(directory, NULL, 0), 1);
  cotile_parameters_release(parameters);
  cotile_module_release(module);
  free((char *)directory);
}

static void test_unsuitable(void **state) {
  (void)state;
  const char *directory = new_directory();
  char *json = test_replace(test_packs_json, "\"code\": \"1\", ", "");
  check_warning("cpu:threads=2", "packs", json, directory, "no hash of its code");
  check_warning("null", "packs", test_packs_json, directory, "does not pack");
  check_warning("cpu:threads=2,apart", "packs", test_packs_json, directory, "does not pack");
  assert_int_equal(access(directory, F_OK), -1);
  free(json);
  free((char *)directory);
}

// --- Many at a time ---

static const char *shared_directory;

static void *bind_from_thread(void *user) {
  cotile_module_t *module = user;
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  for (int i = 0; i < 100; i++) {
    char path[512];
    cotile_module_drop_binding(module);
    (void)bind(module, parameters, shared_directory);
    binding_check_packed(module, data, COUNT);
    bool is_whole =
        binding_list_files(shared_directory, path, sizeof path) && !strstr(path, ".tmp.");
    if (is_whole && i % 3 == 0) unlink(path);
  }
  cotile_parameters_release(parameters);
  return NULL;
}

static void test_many_at_a_time(void **state) {
  (void)state;
  pthread_t threads[3];
  cotile_module_t *modules[3];
  shared_directory = new_directory();
  for (int i = 0; i < 3; i++)
    modules[i] = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
  for (int i = 0; i < 3; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, bind_from_thread, modules[i]), 0);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  for (int i = 0; i < 3; i++) cotile_module_release(modules[i]);
  free((char *)shared_directory);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_found),
      cmocka_unit_test(test_devices),
      cmocka_unit_test(test_empty),
      cmocka_unit_test(test_large),
      cmocka_unit_test(test_without_parameters),
      cmocka_unit_test(test_key),
      cmocka_unit_test(test_key_of_names_and_shapes),
      cmocka_unit_test(test_cut),
      cmocka_unit_test(test_flipped_bits),
      cmocka_unit_test(test_other_file),
      cmocka_unit_test(test_no_directory),
      cmocka_unit_test(test_no_file),
      cmocka_unit_test(test_full_disk),
      cmocka_unit_test(test_unsuitable),
      cmocka_unit_test(test_many_at_a_time),
  };
  return cmocka_run_group_tests(tests, fill_data, NULL);
}
