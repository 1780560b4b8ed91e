// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensor files: .npy as numpy writes it, hostile headers, .bin, outputs: npy-1, npy-2, io-1 to
// io-4.
#include "support.h"

#include "cotile/io.h"
#include "runtime/io/npy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// An .npy image with this version and dictionary; the caller frees it.
static unsigned char *make_npy(int version, const char *dictionary, const void *data, size_t bytes,
                               size_t *out_size) {
  size_t length = strlen(dictionary), begin = version == 1 ? 10 : 12;
  unsigned char *image = calloc(begin + length + bytes + 1, 1);
  memcpy(image, "\x93NUMPY", 6);
  image[6] = (unsigned char)version;
  image[8] = length & 0xff;
  image[9] = (unsigned char)(length >> 8);
  memcpy(image + begin, dictionary, length);
  if (bytes) memcpy(image + begin + length, data, bytes);
  *out_size = begin + length + bytes;
  return image;
}

static const char *write_npy(const char *file, int version, const char *dictionary,
                             const void *data, size_t bytes) {
  size_t size;
  unsigned char *image = make_npy(version, dictionary, data, bytes, &size);
  const char *path = test_path(file);
  test_write_file(path, image, size);
  free(image);
  return path;
}

static const float numbers[] = {0, 1, 2, 3, 4, 5};
static const char f32_2x3[] = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }   \n";

static void check_numbers(const char *path, const float *wanted) {
  cotile_tensor_t *tensor;
  char text[COTILE_TYPE_TEXT];
  assert_ok(cotile_tensor_read(path, NULL, NULL, &tensor));
  cotile_view_t view = cotile_tensor_view(tensor);
  assert_string_equal(cotile_tensor_type_text(&view.type, text), "2x3xf32");
  assert_int_equal((uintptr_t)view.data % 64, 0);
  assert_memory_equal(view.data, wanted, 6 * sizeof *wanted);
  cotile_tensor_release(tensor);
}

static void test_versions(void **state) {
  (void)state;
  for (int version = 1; version <= 3; version++)
    check_numbers(write_npy("x.npy", version, f32_2x3, numbers, 24), numbers);
  cotile_tensor_t *tensor;
  assert_status(
      cotile_tensor_read(write_npy("x.npy", 4, f32_2x3, numbers, 24), NULL, NULL, &tensor),
      COTILE_UNSUPPORTED, "x.npy: npy version 4");
  assert_null(tensor);
}

static void test_spellings(void **state) {
  (void)state;
  static const char *const dictionaries[] = {
      "{\"shape\": (2, 3), \"fortran_order\": False, \"descr\": \"<f4\"}",
      "{'descr':'=f4','fortran_order':False,'shape':(2,3)}",
      "{ 'descr' : 'f4' , 'fortran_order' : False , 'shape' : ( 2L , 3L , ) , }\n",
  };
  for (size_t i = 0; i < sizeof dictionaries / sizeof *dictionaries; i++)
    check_numbers(write_npy("x.npy", 1, dictionaries[i], numbers, 24), numbers);
}

static void test_fortran_order(void **state) {
  (void)state;
  static const float stored[] = {0, 3, 1, 4, 2, 5};
  check_numbers(
      write_npy("x.npy", 1, "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3)}", stored, 24),
      numbers);
}

static void test_fortran_order_of_rank_3(void **state) {
  (void)state;
  int8_t stored[24];
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 4; k++) stored[i + 2 * j + 6 * k] = (int8_t)(100 * i + 10 * j + k);
  cotile_tensor_t *tensor;
  const char *path = write_npy(
      "x.npy", 1, "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3, 4)}", stored, 24);
  assert_ok(cotile_tensor_read(path, NULL, NULL, &tensor));
  const int8_t *data = cotile_tensor_view(tensor).data;
  for (int i = 0; i < 24; i++) assert_int_equal(data[i], 100 * (i / 12) + 10 * (i / 4 % 3) + i % 4);
  cotile_tensor_release(tensor);
}

static void test_wrong_headers(void **state) {
  (void)state;
  static const struct {
    const char *dictionary;
    cotile_code_t code;
    const char *part;
  } cases[] = {
      {"", COTILE_INVALID, "header is not"},
      {"{}", COTILE_INVALID, "header is not"},
      {"{'descr': '<f4', 'shape': (2, 3)}", COTILE_INVALID, "header is not"},
      {"{'descr': '<f4', 'fortran_order': 0, 'shape': (2, 3)}", COTILE_INVALID, "header is not"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)", COTILE_INVALID, "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)} x", COTILE_INVALID, "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (2 3)}", COTILE_INVALID, "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (6)}", COTILE_INVALID, "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (-2, -3)}", COTILE_INVALID, "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,1,1,1,1,1,1,2,3)}", COTILE_INVALID,
       "at most 8 dimensions"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}", COTILE_INVALID,
       "header"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807,)}", COTILE_INVALID,
       "larger than memory"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), 'more': 1}", COTILE_INVALID,
       "header"},
      {"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2, 3)}", COTILE_INVALID,
       "simple elements"},
      {"{'descr': '>f4', 'fortran_order': False, 'shape': (2, 3)}", COTILE_UNSUPPORTED,
       "big-endian"},
      {"{'descr': '<c8', 'fortran_order': False, 'shape': (3,)}", COTILE_UNSUPPORTED, "'<c8'"},
      {"{'descr': '<u4', 'fortran_order': False, 'shape': (6,)}", COTILE_UNSUPPORTED,
       "give the type"},
      {"{'descr': '', 'fortran_order': False, 'shape': (6,)}", COTILE_UNSUPPORTED, "''"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (5,)}", COTILE_INVALID,
       "24 bytes of elements instead of 20"},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (7,)}", COTILE_INVALID,
       "24 bytes of elements instead of 28"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_tensor_t *tensor;
    const char *path = write_npy("bad.npy", 1, cases[i].dictionary, numbers, 24);
    assert_status(cotile_tensor_read(path, NULL, NULL, &tensor), cases[i].code, cases[i].part);
    assert_null(tensor);
  }
}

static void test_cut_and_damaged(void **state) {
  (void)state;
  size_t size;
  unsigned char *image = make_npy(1, f32_2x3, numbers, 24, &size);
  for (size_t cut = 0; cut < size; cut++) {
    cotile_npy_t npy;
    unsigned char *copy = malloc(cut + !cut);
    memcpy(copy, image, cut);
    cotile_status_t status = cotile_npy_parse(copy, cut, NULL, &npy);
    assert_int_equal(cotile_status_code(status), COTILE_INVALID);
    cotile_status_release(status);
    free(copy);
  }
  for (size_t at = 0; at < size; at++) {
    unsigned char before = image[at];
    for (int value = 0; value < 256; value++) {
      cotile_npy_t npy;
      image[at] = (unsigned char)value;
      cotile_status_release(cotile_npy_parse(image, size, NULL, &npy));
    }
    image[at] = before;
  }
  free(image);
}

// --- Types that numpy does not have ---

static cotile_status_t read_as(const char *path, const char *type_text,
                               cotile_tensor_t **out_tensor) {
  cotile_tensor_type_t type;
  assert_ok(cotile_tensor_type_parse(type_text, strlen(type_text), &type));
  return cotile_tensor_read(path, &type, NULL, out_tensor);
}

static void test_hints(void **state) {
  (void)state;
  static const struct {
    const char *descr, *type;
    cotile_code_t code;
  } cases[] = {
      {"<u2", "4xbf16", COTILE_OK},         {"<V2", "4xbf16", COTILE_OK},
      {"|V2", "?xbf16", COTILE_OK},         {"<u2", "4xi16", COTILE_OK},
      {"<u2", "4xf16", COTILE_UNSUPPORTED}, {"<V2", "4xi16", COTILE_UNSUPPORTED},
      {"<u2", "4xi32", COTILE_UNSUPPORTED}, {"<f2", "4xbf16", COTILE_INVALID},
      {"<f2", "4xf16", COTILE_OK},          {"<i2", "4xi16", COTILE_OK},
      {"<i2", "3xi16", COTILE_INVALID},     {"<i2", "2x2xi16", COTILE_INVALID},
      {"<V4", "4xf32", COTILE_UNSUPPORTED},
  };
  uint16_t data[] = {0x3f80, 0x4000, 0x0000, 0xbf80};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char dictionary[128];
    cotile_tensor_t *tensor;
    snprintf(dictionary, sizeof dictionary,
             "{'descr': '%s', 'fortran_order': False, 'shape': (4,)}", cases[i].descr);
    const char *path = write_npy("x.npy", 1, dictionary, data, sizeof data);
    assert_status(read_as(path, cases[i].type, &tensor), cases[i].code, "");
    cotile_tensor_release(tensor);
  }
}

static void test_message_of_a_wrong_type(void **state) {
  (void)state;
  cotile_tensor_t *tensor;
  const char *path = write_npy("x.npy", 1, f32_2x3, numbers, 24);
  assert_status(read_as(path, "?x384xf32", &tensor), COTILE_INVALID,
                "x.npy: expected ?x384xf32, the file has 2x3xf32");
}

static void test_booleans(void **state) {
  (void)state;
  cotile_tensor_t *tensor;
  static const char dictionary[] = "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}";
  assert_ok(
      cotile_tensor_read(write_npy("b.npy", 1, dictionary, "\0\1\1", 3), NULL, NULL, &tensor));
  cotile_tensor_release(tensor);
  assert_status(
      cotile_tensor_read(write_npy("b.npy", 1, dictionary, "\0\1\2", 3), NULL, NULL, &tensor),
      COTILE_INVALID, "element 2 is 2");
}

// --- Raw files ---

static void test_bin(void **state) {
  (void)state;
  cotile_tensor_t *tensor;
  const char *path = test_path("x.bin");
  test_write_file(path, numbers, 24);
  assert_ok(read_as(path, "3x2xf32", &tensor));
  assert_memory_equal(cotile_tensor_view(tensor).data, numbers, 24);
  cotile_tensor_release(tensor);
  assert_status(read_as(path, "3x3xf32", &tensor), COTILE_INVALID,
                "3x3xf32 has 36 bytes, the file has 24");
  assert_status(read_as(path, "?xf32", &tensor), COTILE_INVALID, "dimension 0 is not known");
  assert_status(cotile_tensor_read(path, NULL, NULL, &tensor), COTILE_INVALID, "needs a type");
  test_write_file(path, "", 0);
  assert_ok(read_as(path, "0x2xf32", &tensor));
  cotile_tensor_release(tensor);
}

static void test_other_kinds(void **state) {
  (void)state;
  cotile_tensor_t *tensor;
  assert_status(cotile_tensor_read("a.b/x", NULL, NULL, &tensor), COTILE_UNSUPPORTED,
                "(no extension)");
  assert_status(cotile_tensor_read("x.npz", NULL, NULL, &tensor), COTILE_UNSUPPORTED,
                "kind '.npz' are not supported; *.npy and *.bin are");
  assert_status(cotile_tensor_read("/nonexistent.npy", NULL, NULL, &tensor), COTILE_NOT_FOUND, "");
}

// --- Writing ---

static void write_view(const char *path, const cotile_view_t *view) {
  cotile_output_t *output;
  assert_ok(cotile_output_create(path, view, NULL, &output));
  assert_ok(cotile_output_commit(output));
  cotile_output_release(output);
}

static void test_round_trips(void **state) {
  (void)state;
  static const char *const types[] = {
      "f64",   "3xf32",   "2x2xf16", "1x2x3xbf16", "0x4xi64",
      "5xi32", "7x1xi16", "9xi8",    "8xi1",       "1x1x1x1x1x1x1x2xf32"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    cotile_tensor_type_t type;
    cotile_tensor_t *tensor, *back;
    int64_t elements;
    size_t bytes;
    assert_ok(cotile_tensor_type_parse(types[i], strlen(types[i]), &type));
    assert_ok(cotile_tensor_type_size(&type, &elements, &bytes));
    assert_ok(cotile_tensor_create(&type, NULL, &tensor));
    cotile_view_t view = cotile_tensor_view(tensor);
    cotile_view_fill(&view, 7);
    for (int kind = 0; kind < 2; kind++) {
      const char *path = test_path(kind ? "out.bin" : "out.npy");
      write_view(path, &view);
      assert_ok(cotile_tensor_read(path, &type, NULL, &back));
      assert_memory_equal(cotile_tensor_view(back).data, view.data, bytes);
      cotile_tensor_release(back);
    }
    cotile_tensor_release(tensor);
  }
}

// Byte for byte what numpy 2 writes for np.array([[1, 2]], '<f4').
static void test_bytes_of_numpy(void **state) {
  (void)state;
  float data[] = {1, 2};
  size_t size;
  cotile_view_t view = {{COTILE_F32, 2, {1, 2}}, data};
  write_view(test_path("x.npy"), &view);
  char *image = test_read_file(test_path("x.npy"), &size);
  static const char start[] = "\x93NUMPY\1\0v\0{'descr': '<f4', 'fortran_order': False, "
                              "'shape': (1, 2), }";
  assert_int_equal(size, 128 + 8);
  assert_memory_equal(image, start, sizeof start - 1);
  for (size_t i = sizeof start - 1; i < 127; i++) assert_int_equal(image[i], ' ');
  assert_int_equal(image[127], '\n');
  assert_memory_equal(image + 128, data, sizeof data);
  free(image);
}

static void test_output_without_commit(void **state) {
  (void)state;
  cotile_output_t *output;
  float data[] = {1, 2};
  cotile_view_t view = test_vector(COTILE_F32, 2, data);
  const char *path = test_path("never.npy");
  assert_ok(cotile_output_create(path, &view, NULL, &output));
  assert_false(test_file_exists(path));
  cotile_output_release(output);
  assert_false(test_file_exists(path));
}

static void test_output_that_cannot_be_written(void **state) {
  (void)state;
  cotile_output_t *output;
  float data[] = {1, 2};
  cotile_view_t view = test_vector(COTILE_F32, 2, data);
  assert_status(cotile_output_create("/nonexistent/x.npy", &view, NULL, &output),
                COTILE_UNAVAILABLE, "/nonexistent/x.npy: cannot write: No such file");
  assert_status(cotile_output_create("x.txt", &view, NULL, &output), COTILE_UNSUPPORTED, ".txt");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_versions),
      cmocka_unit_test(test_spellings),
      cmocka_unit_test(test_fortran_order),
      cmocka_unit_test(test_fortran_order_of_rank_3),
      cmocka_unit_test(test_wrong_headers),
      cmocka_unit_test(test_cut_and_damaged),
      cmocka_unit_test(test_hints),
      cmocka_unit_test(test_message_of_a_wrong_type),
      cmocka_unit_test(test_booleans),
      cmocka_unit_test(test_bin),
      cmocka_unit_test(test_other_kinds),
      cmocka_unit_test(test_round_trips),
      cmocka_unit_test(test_bytes_of_numpy),
      cmocka_unit_test(test_output_without_commit),
      cmocka_unit_test(test_output_that_cannot_be_written),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
