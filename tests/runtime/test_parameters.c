// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters: reading safetensors, binding, packing at load: safetensors-1 to safetensors-3,
// runtime-5.
#include "support.h"

#include "runtime/io/safetensors.h"

#include <stdlib.h>
#include <string.h>

static const float weights[] = {1, 2, 3, 10, 20, 30};
static const char good_json[] =
    "{\"__metadata__\": {\"format\": \"pt\"},"
    " \"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [0, 12]},"
    " \"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [12, 24]}}  ";

struct fixture {
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_parameters_t *parameters;
};

static int open_fixture(void **state) {
  struct fixture *fixture = calloc(1, sizeof *fixture);
  *state = fixture;
  assert_ok(cotile_device_create("cpu:threads=2", NULL, &fixture->device));
  const char *path = test_write_module("linear.so", "linear", test_linear_json);
  assert_ok(cotile_module_load(fixture->device, path, NULL, &fixture->module));
  assert_ok(cotile_parameters_create(NULL, &fixture->parameters));
  return 0;
}

static int close_fixture(void **state) {
  struct fixture *fixture = *state;
  cotile_parameters_release(fixture->parameters);
  cotile_module_release(fixture->module);
  cotile_device_release(fixture->device);
  free(fixture);
  return 0;
}

// affine(x) = 2 scale x + offset for x = 1.
static void check_affine(cotile_module_t *module) {
  cotile_context_t *context;
  float ones[] = {1, 1, 1};
  cotile_view_t input = test_vector(COTILE_F32, 3, ones), result = {0};
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 0, 1, &input, 1, &result));
  for (int i = 0; i < 3; i++)
    assert_true(((float *)result.data)[i] == 2 * weights[3 + i] + weights[i]);
  cotile_context_release(context);
}

static void test_bind(void **state) {
  struct fixture *fixture = *state;
  const char *path = test_write_safetensors("w.safetensors", good_json, weights, sizeof weights);
  assert_ok(cotile_parameters_add_file(fixture->parameters, path));
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters));
  cotile_parameters_release(fixture->parameters);
  fixture->parameters = NULL;
  check_affine(fixture->module);
  assert_status(cotile_module_bind(fixture->module, NULL), COTILE_INVALID, "already bound");
}

static void test_two_files_and_more_than_needed(void **state) {
  struct fixture *fixture = *state;
  static const char first[] =
      "{\"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [12, 24]},"
      " \"other\": {\"dtype\": \"F8_E4M3\", \"shape\": [2, 6], \"data_offsets\": [0, 12]}}";
  static const char second[] =
      "{\"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [0, 12]},"
      " \"empty\": {\"dtype\": \"I64\", \"shape\": [0, 7], \"data_offsets\": [12, 12]}}";
  assert_ok(cotile_parameters_add_file(
      fixture->parameters, test_write_safetensors("1.safetensors", first, weights, 24)));
  assert_ok(cotile_parameters_add_file(
      fixture->parameters, test_write_safetensors("2.safetensors", second, weights, 12)));
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters));
  check_affine(fixture->module);
}

// Files promise no alignment.
static void test_misaligned_data(void **state) {
  struct fixture *fixture = *state;
  static const char json[] =
      "{\"a\": {\"dtype\": \"U8\", \"shape\": [1], \"data_offsets\": [0, 1]},"
      " \"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [1, 13]},"
      " \"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [13, 25]}}";
  char data[25] = {0};
  memcpy(data + 1, weights, sizeof weights);
  assert_ok(cotile_parameters_add_file(
      fixture->parameters, test_write_safetensors("w.safetensors", json, data, sizeof data)));
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters));
  check_affine(fixture->module);
}

static void test_views(void **state) {
  struct fixture *fixture = *state;
  float memory[6];
  memcpy(memory, weights, sizeof memory);
  cotile_view_t offset = test_vector(COTILE_F32, 3, memory);
  cotile_view_t scale = test_vector(COTILE_F32, 3, memory + 3);
  assert_ok(cotile_parameters_add_view(fixture->parameters, "scale", &scale));
  assert_ok(cotile_parameters_add_view(fixture->parameters, "offset", &offset));
  scale.data = NULL;
  assert_status(cotile_parameters_add_view(fixture->parameters, "x", &scale), COTILE_INVALID,
                "parameter 'x' has no data");
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters));
  check_affine(fixture->module);
}

static void test_missing(void **state) {
  struct fixture *fixture = *state;
  cotile_context_t *context;
  assert_status(cotile_context_create(fixture->module, &context), COTILE_INVALID,
                "parameters are not bound; the first is 'offset'");
  assert_status(cotile_module_bind(fixture->module, NULL), COTILE_NOT_FOUND,
                "parameter 'offset' (?xf32): no parameter file given");
  static const char json[] =
      "{\"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [0, 12]}}";
  assert_ok(cotile_parameters_add_file(fixture->parameters,
                                       test_write_safetensors("1.safetensors", json, weights, 12)));
  assert_ok(cotile_parameters_add_file(fixture->parameters,
                                       test_write_safetensors("2.safetensors", "{}", NULL, 0)));
  cotile_status_t status = cotile_module_bind(fixture->module, fixture->parameters);
  assert_non_null(strstr(cotile_status_message(status), "1.safetensors, "));
  assert_non_null(strstr(cotile_status_message(status), "2.safetensors"));
  assert_status(status, COTILE_NOT_FOUND, "parameter 'scale' (3xf32) is not in ");
}

static void test_found_twice(void **state) {
  struct fixture *fixture = *state;
  assert_ok(cotile_parameters_add_file(
      fixture->parameters, test_write_safetensors("1.safetensors", good_json, weights, 24)));
  assert_ok(cotile_parameters_add_file(
      fixture->parameters, test_write_safetensors("2.safetensors", good_json, weights, 24)));
  cotile_status_t status = cotile_module_bind(fixture->module, fixture->parameters);
  assert_non_null(strstr(cotile_status_message(status), "1.safetensors"));
  assert_non_null(strstr(cotile_status_message(status), "2.safetensors"));
  assert_status(status, COTILE_INVALID, "parameter 'offset' is in both ");
}

static void check_refused(struct fixture *fixture, const char *what, const char *with,
                          cotile_code_t code, const char *part) {
  cotile_parameters_t *parameters;
  char *json = test_replace(good_json, what, with);
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(cotile_parameters_add_file(
      parameters, test_write_safetensors("w.safetensors", json, weights, sizeof weights)));
  assert_status(cotile_module_bind(fixture->module, parameters), code, part);
  cotile_parameters_release(parameters);
  free(json);
}

static void test_wrong_types(void **state) {
  struct fixture *fixture = *state;
  check_refused(fixture, "\"F32\", \"shape\": [3], \"data_offsets\": [12",
                "\"I32\", \"shape\": [3], \"data_offsets\": [12", COTILE_INVALID,
                "parameter 'scale': expected 3xf32, ");
  check_refused(fixture, "[3], \"data_offsets\": [12", "[3, 1], \"data_offsets\": [12",
                COTILE_INVALID, "w.safetensors has 3x1xf32");
  check_refused(fixture, "[3], \"data_offsets\": [0, 12]}",
                "[1,1,1,1,1,1,1,1,3], \"data_offsets\": [0, 12]}", COTILE_UNSUPPORTED,
                "of a higher rank than 8");
  check_refused(fixture, "\"F32\"", "\"F8_E5M2\"", COTILE_UNSUPPORTED, "type F8_E5M2");
  const char *path = test_write_safetensors("w.safetensors", good_json, weights, sizeof weights);
  assert_ok(cotile_parameters_add_file(fixture->parameters, path));
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters)); // a failure changed nothing
  check_affine(fixture->module);
}

// The load program itself may refuse what it gets; binding can then be repeated.
static void test_load_program_fails(void **state) {
  struct fixture *fixture = *state;
  float memory[6];
  memcpy(memory, weights, sizeof memory);
  cotile_view_t offset = test_vector(COTILE_F32, 2, memory);
  cotile_view_t scale = test_vector(COTILE_F32, 3, memory + 3);
  assert_ok(cotile_parameters_add_view(fixture->parameters, "scale", &scale));
  assert_ok(cotile_parameters_add_view(fixture->parameters, "offset", &offset));
  assert_status(cotile_module_bind(fixture->module, fixture->parameters), COTILE_INVALID,
                "packing parameters: scale and offset differ in length: got 3, expected 2");
  cotile_parameters_release(fixture->parameters);
  assert_ok(cotile_parameters_create(NULL, &fixture->parameters));
  offset.type.dims[0] = 3;
  assert_ok(cotile_parameters_add_view(fixture->parameters, "scale", &scale));
  assert_ok(cotile_parameters_add_view(fixture->parameters, "offset", &offset));
  assert_ok(cotile_module_bind(fixture->module, fixture->parameters));
  check_affine(fixture->module);
}

static void test_kinds_of_files(void **state) {
  struct fixture *fixture = *state;
  assert_status(cotile_parameters_add_file(fixture->parameters, "/tmp/model.gguf"),
                COTILE_UNSUPPORTED, "kind '.gguf' are not supported; *.safetensors are");
  assert_status(cotile_parameters_add_file(fixture->parameters, "/tmp.d/model"), COTILE_UNSUPPORTED,
                "(no extension)");
  assert_status(cotile_parameters_add_file(fixture->parameters, "/nonexistent.safetensors"),
                COTILE_NOT_FOUND, "cannot open");
}

// --- The format ---

static cotile_status_t parse(const void *bytes, size_t size) {
  cotile_region_t region;
  cotile_stored_tensor_t *tensors;
  size_t count;
  unsigned char *image = malloc(size ? size : 1); // of exactly this size, for sanitizers
  memcpy(image, bytes, size);
  cotile_region_init(&region, cotile_allocator_system());
  cotile_status_t status = cotile_safetensors_parse(image, size, &region, &tensors, &count);
  for (size_t i = 0; i < count; i++)
    assert_true((const unsigned char *)tensors[i].data >= image &&
                (const unsigned char *)tensors[i].data <= image + size);
  cotile_region_deinit(&region);
  free(image);
  return status;
}

static cotile_status_t parse_json(const char *json, size_t data_size) {
  size_t length = strlen(json), size = 8 + length + data_size;
  unsigned char *bytes = calloc(size, 1);
  for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)((uint64_t)length >> (8 * i));
  memcpy(bytes + 8, json, length);
  cotile_status_t status = parse(bytes, size);
  free(bytes);
  return status;
}

static void test_hostile_headers(void **state) {
  (void)state;
  static const struct {
    const char *what, *with, *part;
  } cases[] = {
      {"[3]", "[4]", "has 16 bytes, its data offsets span 12"},
      {"[3]", "[-3]", "a dimension"},
      {"[3]", "[1.5]", "a dimension"},
      {"[3]", "[9223372036854775807, 9223372036854775807]", "larger than memory"},
      {"[3]", "3", "\"shape\" is not an array"},
      {"\"F32\"", "32", "\"dtype\" is not a string"},
      {"\"dtype\": \"F32\", ", "", "tensor 'offset': \"dtype\" is missing"},
      {"[0, 12]", "[0]", "not a pair"},
      {"[0, 12]", "[0, 12, 24]", "not a pair"},
      {"[0, 12]", "[12, 0]", "a data offset"},
      {"[0, 12]", "[-12, 0]", "a data offset"},
      {"[0, 12]", "[9223372036854775800, 9223372036854775807]", "a data offset"},
      {"[0, 12]", "[12, 24]", "gap before tensor"},
      {"[12, 24]", "[8, 20]", "tensors 'offset' and 'scale' overlap"},
      {"{\"dtype\"", "[{\"dtype\"", "JSON"},
      {"\"scale\"", "\"offset\"", "already"},
      {"\"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [12, 24]}",
       "\"scale\": 1", "tensor 'scale': not a JSON object"},
      {"\"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [12, 24]}",
       "\"scale\": {\"dtype\": \"F32\", \"shape\": [0], \"data_offsets\": [24, 24]}",
       "gap before tensor 'scale'"},
      {"[0, 12]", "[0, 12]}, \"b\": {\"dtype\": \"F32\", \"shape\": [], \"data_offsets\": [4, 8]",
       "overlap"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *json = test_replace(good_json, cases[i].what, cases[i].with);
    assert_status(parse_json(json, 24), COTILE_INVALID, cases[i].part);
    free(json);
  }
  assert_status(parse_json(good_json, 25), COTILE_INVALID,
                "the tensors have 24 bytes, the file has 25");
  assert_status(parse_json("[]", 0), COTILE_INVALID, "not a JSON object");
  assert_ok(parse_json("{}", 0));
}

static void test_header_length(void **state) {
  (void)state;
  assert_status(parse("", 0), COTILE_INVALID, "only 0 bytes");
  assert_status(parse("\2\0\0\0\0\0\0", 7), COTILE_INVALID, "only 7 bytes");
  assert_status(parse("\3\0\0\0\0\0\0\0{}", 10), COTILE_INVALID, "a header of 3 bytes");
  assert_status(parse("\377\377\377\377\377\377\377\377{}", 10), COTILE_INVALID, "cut off");
  assert_ok(parse("\2\0\0\0\0\0\0\0{}", 10));
}

static void test_cut_and_damaged(void **state) {
  (void)state;
  size_t size;
  char *image = test_read_file(
      test_write_safetensors("w.safetensors", good_json, weights, sizeof weights), &size);
  for (size_t cut = 0; cut < size; cut++) {
    cotile_status_t status = parse(image, cut);
    assert_int_equal(cotile_status_code(status), COTILE_INVALID);
    cotile_status_release(status);
  }
  for (size_t at = 0; at < size; at++) {
    char before = image[at];
    for (int value = 0; value < 256; value += 17) {
      image[at] = (char)value;
      cotile_status_release(parse(image, size));
    }
    image[at] = before;
  }
  free(image);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_bind, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_two_files_and_more_than_needed, open_fixture,
                                      close_fixture),
      cmocka_unit_test_setup_teardown(test_misaligned_data, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_views, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_missing, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_found_twice, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_wrong_types, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_load_program_fails, open_fixture, close_fixture),
      cmocka_unit_test_setup_teardown(test_kinds_of_files, open_fixture, close_fixture),
      cmocka_unit_test(test_hostile_headers),
      cmocka_unit_test(test_header_length),
      cmocka_unit_test(test_cut_and_damaged),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
