// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading JSON: json-1 to json-3.
#include "support.h"

#include "base/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// From a block of exactly the text's size.
static cotile_status_t parse(const char *text, cotile_json_document_t *document) {
  size_t length = strlen(text);
  char *copy = malloc(length ? length : 1);
  memcpy(copy, text, length);
  cotile_status_t status =
      cotile_json_document_init(document, copy, length, NULL, cotile_allocator_system());
  free(copy);
  return status;
}

static void test_values(void **state) {
  (void)state;
  static const struct {
    const char *text;
    cotile_json_kind_t kind;
    int64_t integer;
    const char *string;
  } cases[] = {
      {"null", COTILE_JSON_NULL, 0, NULL},
      {"\t\r\n true ", COTILE_JSON_TRUE, 0, NULL},
      {"false", COTILE_JSON_FALSE, 0, NULL},
      {"0", COTILE_JSON_INTEGER, 0, NULL},
      {"-0", COTILE_JSON_INTEGER, 0, NULL},
      {"-12", COTILE_JSON_INTEGER, -12, NULL},
      {"9223372036854775807", COTILE_JSON_INTEGER, INT64_MAX, NULL},
      {"-9223372036854775808", COTILE_JSON_INTEGER, INT64_MIN, NULL},
      {"9223372036854775808", COTILE_JSON_NUMBER, 0, NULL},
      {"-9223372036854775809", COTILE_JSON_NUMBER, 0, NULL},
      {"99999999999999999999999999", COTILE_JSON_NUMBER, 0, NULL},
      {"1.0", COTILE_JSON_NUMBER, 0, NULL},
      {"1e2", COTILE_JSON_NUMBER, 0, NULL},
      {"-0.5E+07", COTILE_JSON_NUMBER, 0, NULL},
      {"1e-999", COTILE_JSON_NUMBER, 0, NULL},
      {"\"\"", COTILE_JSON_STRING, 0, ""},
      {"\"a b\x7f\"", COTILE_JSON_STRING, 0, "a b\x7f"},
      {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", COTILE_JSON_STRING, 0, "\"\\/\b\f\n\r\t"},
      {"\"\\u0041\\u00e9\\u20AC\\ud83d\\uDE00\"", COTILE_JSON_STRING, 0,
       "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"},
      {"\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"", COTILE_JSON_STRING, 0,
       "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"},
      {"[]", COTILE_JSON_ARRAY, 0, NULL},
      {"{ }", COTILE_JSON_OBJECT, 0, NULL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_json_document_t document;
    assert_ok(parse(cases[i].text, &document));
    const cotile_json_t *root = cotile_json_root(&document);
    assert_int_equal(root->kind, cases[i].kind);
    assert_int_equal(root->integer, cases[i].integer);
    assert_int_equal(root->text != NULL, cases[i].string != NULL);
    if (root->text) assert_string_equal(root->text, cases[i].string);
    assert_int_equal(root->count, 0);
    assert_null(cotile_json_next(root, NULL));
    cotile_json_document_deinit(&document);
  }
}

static void test_malformed(void **state) {
  (void)state;
  static const struct {
    const char *text, *part;
  } cases[] = {
      {"", "line 1 column 1: a value is missing"},
      {"\n\n  ", "line 3 column 3: a value is missing"},
      {"nul", "line 1 column 1: a value is missing"},
      {"True", "a value is missing"},
      {"+1", "a value is missing"},
      {".5", "a value is missing"},
      {"-", "column 2: a value is missing"},
      {"01", "column 2: more than one value"},
      {"1.", "column 3: digits are missing after the point"},
      {"1.e3", "column 3: digits are missing after the point"},
      {"1e", "column 3: digits are missing in the exponent"},
      {"1e+-2", "column 4: digits are missing in the exponent"},
      {"1 2", "column 3: more than one value"},
      {"\"a", "column 3: a string without an end"},
      {"\"a\\", "column 4: an unknown escape in a string"},
      {"\"\\x\"", "column 3: an unknown escape in a string"},
      {"\"\\u12", "column 4: \\u needs four hexadecimal digits"},
      {"\"\\u12g4\"", "column 4: \\u needs four hexadecimal digits"},
      {"\"\\u0000\"", "a zero character in a string"},
      {"\"\\ud800\"", "half a surrogate pair"},
      {"\"\\ud800\\u0041\"", "half a surrogate pair"},
      {"\"\\udc00\"", "half a surrogate pair"},
      {"\"\\udc00\\ud800\"", "half a surrogate pair"},
      {"\"a\tb\"", "column 3: a control character in a string"},
      {"\"\x1f\"", "column 2: a control character in a string"},
      {"\"\xc3\"", "column 2: not UTF-8"},
      {"\"\xc0\x80\"", "not UTF-8"},
      {"\"\xed\xa0\x80\"", "not UTF-8"},
      {"\"\xf4\x90\x80\x80\"", "not UTF-8"},
      {"[1 2]", "column 4: ',' or ']' is missing"},
      {"[1,]", "column 4: a value is missing"},
      {"[", "column 2: a value is missing"},
      {"{1: 2}", "column 2: a key is missing"},
      {"{\"a\" 2}", "column 6: ':' is missing"},
      {"{\"a\": }", "column 7: a value is missing"},
      {"{\"a\": 1,\n\"b\": 2", "line 2 column 7: ',' or '}' is missing"},
      {"{\"a\": 1, }", "column 10: a key is missing"},
      {"{\"b\": 1, \"a\": [0], \"b\": 2}", "column 20: this key is there already"},
      {"[{\"\\u0061\": 1, \"a\": 2}]", "column 16: this key is there already"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_json_document_t document;
    assert_status(parse(cases[i].text, &document), COTILE_INVALID, cases[i].part);
    assert_null(cotile_json_root(&document));
  }
}

// Every beginning of a document is refused, from memory that ends there.
static void test_cut(void **state) {
  (void)state;
  char text[] =
      "{\"a\\u00e9\": [1, -2.5e3, {\"b\": null}], \"c\": \"\xf0\x9f\x98\x80\", \"d\": true}";
  for (size_t length = strlen(text); length > 0; length--) {
    cotile_json_document_t document;
    text[length - 1] = 0;
    assert_status(parse(text, &document), COTILE_INVALID, "malformed JSON, line 1");
  }
}

static void test_depth(void **state) {
  (void)state;
  char text[4 * COTILE_JSON_DEPTH];
  cotile_json_document_t document;
  for (int depth = 1; depth <= COTILE_JSON_DEPTH; depth++) {
    memset(text, '[', (size_t)depth);
    memset(text + depth, ']', (size_t)depth);
    text[2 * depth] = 0;
    assert_ok(parse(text, &document));
    assert_int_equal(document.nodes.count, depth);
    cotile_json_document_deinit(&document);
  }
  memset(text, '[', COTILE_JSON_DEPTH + 1);
  assert_status(parse(text, &document), COTILE_INVALID, "column 66: nested too deeply");
  strcpy(text, "["); // side by side is not deep
  for (int i = 0; i < COTILE_JSON_DEPTH; i++) strcat(text, "[],");
  strcat(text, "[]]");
  assert_ok(parse(text, &document));
  assert_int_equal(cotile_json_root(&document)->count, COTILE_JSON_DEPTH + 1);
  cotile_json_document_deinit(&document);
}

static void test_access(void **state) {
  (void)state;
  static const char text[] =
      "{\"list\": [10, [11, 12], {\"x\": 13}, 14], \"text\": \"t\", \"none\": \"\","
      " \"odd\": \"a\\u001bb\", \"object\": {\"list\": 1}}";
  cotile_json_document_t document;
  const cotile_json_t *array, *item;
  const char *value;
  int64_t integer;
  assert_ok(parse(text, &document));
  const cotile_json_t *root = cotile_json_root(&document);
  assert_int_equal(root->count, 5);
  assert_ok(cotile_json_check_object(root));
  assert_ok(cotile_json_get_array(root, "list", &array));
  assert_int_equal(array->count, 4);
  item = cotile_json_next(array, NULL);
  assert_ok(cotile_json_to_integer(item, "it", 10, 10, &integer));
  assert_int_equal(integer, 10);
  item = cotile_json_next(array, cotile_json_next(array, cotile_json_next(array, item)));
  assert_ok(cotile_json_to_integer(item, "it", 14, 20, &integer));
  assert_null(cotile_json_next(array, item));
  assert_status(cotile_json_to_integer(item, "it", 15, 20, &integer), COTILE_INVALID,
                "it is not an integer from 15 to 20");
  assert_int_equal(integer, 0);
  assert_status(cotile_json_to_integer(NULL, "it", 0, 1, &integer), COTILE_INVALID, "it is not");
  assert_status(cotile_json_check_object(array), COTILE_INVALID, "not a JSON object");
  assert_status(cotile_json_check_object(NULL), COTILE_INVALID, "not a JSON object");
  assert_status(cotile_json_get_array(root, "text", &array), COTILE_INVALID,
                "\"text\" is not an array");
  assert_null(array);
  assert_status(cotile_json_get_array(root, "x", &array), COTILE_INVALID, "\"x\" is missing");
  assert_ok(cotile_json_get_text(root, "text", &value));
  assert_string_equal(value, "t");
  assert_status(cotile_json_get_text(root, "list", &value), COTILE_INVALID,
                "\"list\" is not a string");
  assert_status(cotile_json_get_text(root, "none", &value), COTILE_INVALID, "it is empty");
  assert_status(cotile_json_get_text(root, "odd", &value), COTILE_INVALID, "control characters");
  assert_null(cotile_json_get(array, "x"));
  cotile_json_document_deinit(&document);
}

// Very many members: sorting finds the one key that comes twice.
static void test_many_members(void **state) {
  (void)state;
  enum { MEMBERS = 100000, ROOM = 16 };
  char *text = malloc(MEMBERS * ROOM + ROOM), *at = text;
  cotile_json_document_t document;
  for (int i = 0; i < MEMBERS; i++)
    at += sprintf(at, "%c\"%d\":%d", i ? ',' : '{', (i * 7919) % MEMBERS, i);
  strcpy(at, "}");
  assert_ok(parse(text, &document));
  const cotile_json_t *root = cotile_json_root(&document);
  assert_int_equal(root->count, MEMBERS);
  assert_int_equal(cotile_json_get(root, "7919")->integer, 1);
  cotile_json_document_deinit(&document);
  strcpy(at, ",\"5\":0}");
  assert_status(parse(text, &document), COTILE_INVALID, "this key is there already");
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_values), cmocka_unit_test(test_malformed),
      cmocka_unit_test(test_cut),    cmocka_unit_test(test_depth),
      cmocka_unit_test(test_access), cmocka_unit_test(test_many_members),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
