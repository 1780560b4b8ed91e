// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values are nodes in the order of their beginnings, each followed by what is inside it, so that
// the next sibling is `nodes` further. Texts without their escapes are never longer than with them
// and their quotes: one block as long as the document holds all of them.
#include "base/json.h"

#include "base/size.h"
#include "base/string.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct parser {
  cotile_json_document_t *document;
  const char *begin, *at, *end;
  const char *file;
  char *text; // where the next one goes
  int depth;
} parser_t;

// --- Characters ---

static cotile_status_t malformed(const parser_t *parser, const char *what) {
  int line = 1;
  const char *start = parser->begin;
  for (const char *c = parser->begin; c < parser->at; c++) {
    if (*c != '\n') continue;
    start = c + 1;
    line++;
  }
  long long column = parser->at - start + 1;
  if (parser->file)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s:%d:%lld: malformed JSON: %s", parser->file, line,
                              column, what);
  return COTILE_MAKE_STATUS(COTILE_INVALID, "malformed JSON, line %d column %lld: %s", line, column,
                            what);
}

static bool is_next(const parser_t *parser, char c) {
  return parser->at < parser->end && *parser->at == c;
}

static bool accept(parser_t *parser, char c) {
  bool found = is_next(parser, c);
  parser->at += found;
  return found;
}

static void skip_blanks(parser_t *parser) {
  while (parser->at < parser->end && memchr(" \t\n\r", *parser->at, 4)) parser->at++;
}

static bool skip_digits(parser_t *parser) {
  const char *begin = parser->at;
  while (parser->at < parser->end && *parser->at >= '0' && *parser->at <= '9') parser->at++;
  return parser->at > begin;
}

// --- Texts ---

// Four hexadecimal digits.
static bool accept_unit(parser_t *parser, unsigned *out_unit) {
  *out_unit = 0;
  if (parser->end - parser->at < 4) return false;
  for (int i = 0; i < 4; i++) {
    char c = parser->at[i];
    unsigned digit = c >= '0' && c <= '9'   ? (unsigned)(c - '0')
                     : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
                     : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10
                                            : 16;
    if (digit > 15) return false;
    *out_unit = *out_unit << 4 | digit;
  }
  parser->at += 4;
  return true;
}

static void append_code(parser_t *parser, unsigned code) {
  static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
  int length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  for (int i = length - 1; i > 0; i--, code >>= 6) parser->text[i] = (char)(0x80 | (code & 0x3f));
  parser->text[0] = (char)(length == 1 ? code : first[length] | code);
  parser->text += length;
}

// What follows "\u": one UTF-16 unit or a pair.
static cotile_status_t parse_code(parser_t *parser) {
  unsigned code, low;
  if (!accept_unit(parser, &code)) return malformed(parser, "\\u needs four hexadecimal digits");
  if (!code) return malformed(parser, "a zero character in a string");
  if (code >= 0xd800 && code < 0xe000) {
    bool pair = code < 0xdc00 && accept(parser, '\\') && accept(parser, 'u') &&
                accept_unit(parser, &low) && low >= 0xdc00 && low < 0xe000;
    if (!pair) return malformed(parser, "half a surrogate pair");
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  append_code(parser, code);
  return COTILE_SUCCESS;
}

static cotile_status_t parse_escape(parser_t *parser) {
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  if (accept(parser, 'u')) return parse_code(parser);
  const char *name = parser->at < parser->end ? memchr(names, *parser->at, 8) : NULL;
  if (!name) return malformed(parser, "an unknown escape in a string");
  *parser->text++ = meanings[name - names];
  parser->at++;
  return COTILE_SUCCESS;
}

static cotile_status_t copy_character(parser_t *parser) {
  if ((unsigned char)*parser->at < 0x20)
    return malformed(parser, "a control character in a string");
  size_t length = cotile_utf8_length(parser->at, (size_t)(parser->end - parser->at));
  if (!length) return malformed(parser, "not UTF-8");
  for (size_t i = 0; i < length; i++) *parser->text++ = *parser->at++;
  return COTILE_SUCCESS;
}

static bool is_plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

// What follows the opening quote.
static cotile_status_t parse_text(parser_t *parser, const char **out_text) {
  *out_text = parser->text;
  while (!accept(parser, '"')) {
    while (parser->at < parser->end && is_plain(*parser->at)) *parser->text++ = *parser->at++;
    if (is_next(parser, '"')) continue;
    if (parser->at == parser->end) return malformed(parser, "a string without an end");
    COTILE_RETURN_IF_ERROR(accept(parser, '\\') ? parse_escape(parser) : copy_character(parser));
  }
  *parser->text++ = 0;
  return COTILE_SUCCESS;
}

// --- Numbers ---

static bool to_integer(const char *at, const char *end, int64_t *out_integer) {
  bool negative = *at == '-';
  int64_t value = 0; // minus the number, whose range is larger by one
  for (at += negative; at < end; at++)
    if (!cotile_mul(value, 10, &value) || !cotile_add(value, '0' - *at, &value)) return false;
  if (!negative && !cotile_mul(value, -1, &value)) return false;
  *out_integer = value;
  return true;
}

static cotile_status_t parse_number(parser_t *parser, cotile_json_t *node) {
  const char *begin = parser->at;
  (void)accept(parser, '-');
  if (!accept(parser, '0') && !skip_digits(parser)) return malformed(parser, "a value is missing");
  bool whole = true;
  if (accept(parser, '.')) {
    whole = false;
    if (!skip_digits(parser)) return malformed(parser, "digits are missing after the point");
  }
  if (accept(parser, 'e') || accept(parser, 'E')) {
    whole = false;
    if (!accept(parser, '-')) (void)accept(parser, '+');
    if (!skip_digits(parser)) return malformed(parser, "digits are missing in the exponent");
  }
  node->kind = COTILE_JSON_NUMBER;
  if (whole && to_integer(begin, parser->at, &node->integer)) node->kind = COTILE_JSON_INTEGER;
  return COTILE_SUCCESS;
}

// --- Arrays and objects ---

static cotile_status_t parse_value(parser_t *parser, const char *begin, const char *key);

static cotile_status_t parse_key(parser_t *parser, const char **out_key) {
  if (!accept(parser, '"')) return malformed(parser, "a key is missing");
  COTILE_RETURN_IF_ERROR(parse_text(parser, out_key));
  skip_blanks(parser);
  return accept(parser, ':') ? COTILE_SUCCESS : malformed(parser, "':' is missing");
}

static cotile_status_t parse_items(parser_t *parser, size_t self, char close) {
  const char *key = NULL;
  skip_blanks(parser);
  if (accept(parser, close)) return COTILE_SUCCESS;
  for (;;) {
    const char *begin = parser->at;
    if (close == '}') COTILE_RETURN_IF_ERROR(parse_key(parser, &key));
    COTILE_RETURN_IF_ERROR(parse_value(parser, begin, key));
    parser->document->nodes.items[self].count++;
    skip_blanks(parser);
    if (accept(parser, close)) return COTILE_SUCCESS;
    if (!accept(parser, ','))
      return malformed(parser, close == '}' ? "',' or '}' is missing" : "',' or ']' is missing");
    skip_blanks(parser);
  }
}

// By key, the same keys as in the text.
static int compare_members(const void *left, const void *right) {
  const cotile_json_t *a = *(const cotile_json_t *const *)left;
  const cotile_json_t *b = *(const cotile_json_t *const *)right;
  int order = strcmp(a->key, b->key);
  return order ? order : (a > b) - (a < b);
}

static const cotile_json_t *find_repeated(const cotile_json_t **members, size_t count) {
  if (count) qsort(members, count, sizeof *members, compare_members);
  for (size_t i = 1; i < count; i++)
    if (!strcmp(members[i - 1]->key, members[i]->key)) return members[i];
  return NULL;
}

static cotile_status_t check_keys(parser_t *parser, const cotile_json_t *object) {
  const cotile_allocator_t *allocator = parser->document->allocator;
  void *memory;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(allocator, object->count, sizeof(cotile_json_t *), &memory));
  const cotile_json_t **members = memory;
  size_t count = 0;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(object, item));)
    members[count++] = item;
  const cotile_json_t *repeated = find_repeated(members, count);
  cotile_deallocate(allocator, memory);
  if (!repeated) return COTILE_SUCCESS;
  parser->at = parser->begin + repeated->offset;
  return malformed(parser, "this key is there already");
}

static cotile_status_t parse_container(parser_t *parser, size_t self, char close) {
  cotile_json_document_t *document = parser->document;
  document->nodes.items[self].kind = close == '}' ? COTILE_JSON_OBJECT : COTILE_JSON_ARRAY;
  if (++parser->depth > COTILE_JSON_DEPTH) return malformed(parser, "nested too deeply");
  COTILE_RETURN_IF_ERROR(parse_items(parser, self, close));
  parser->depth--;
  cotile_json_t *node = &document->nodes.items[self];
  node->nodes = document->nodes.count - self;
  return close == '}' ? check_keys(parser, node) : COTILE_SUCCESS;
}

// --- Values ---

static cotile_status_t parse_word(parser_t *parser, cotile_json_t *node) {
  static const struct {
    const char *word;
    cotile_json_kind_t kind;
  } words[] = {
      {"null", COTILE_JSON_NULL}, {"false", COTILE_JSON_FALSE}, {"true", COTILE_JSON_TRUE}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    size_t length = strlen(words[i].word);
    if ((size_t)(parser->end - parser->at) < length || memcmp(parser->at, words[i].word, length))
      continue;
    parser->at += length;
    node->kind = words[i].kind;
    return COTILE_SUCCESS;
  }
  return parse_number(parser, node);
}

static cotile_status_t parse_value(parser_t *parser, const char *begin, const char *key) {
  cotile_json_document_t *document = parser->document;
  size_t self = document->nodes.count;
  COTILE_RETURN_IF_ERROR(cotile_array_append(&document->nodes));
  cotile_json_t *node = &document->nodes.items[self];
  node->key = key;
  node->offset = (size_t)(begin - parser->begin);
  node->nodes = 1;
  skip_blanks(parser);
  if (accept(parser, '{')) return parse_container(parser, self, '}');
  if (accept(parser, '[')) return parse_container(parser, self, ']');
  if (!accept(parser, '"')) return parse_word(parser, node);
  node->kind = COTILE_JSON_STRING;
  return parse_text(parser, &node->text);
}

static cotile_status_t parse_document(parser_t *parser) {
  skip_blanks(parser);
  COTILE_RETURN_IF_ERROR(parse_value(parser, parser->at, NULL));
  skip_blanks(parser);
  return parser->at == parser->end ? COTILE_SUCCESS : malformed(parser, "more than one value");
}

cotile_status_t cotile_json_document_init(cotile_json_document_t *document, const char *text,
                                          size_t length, const char *file,
                                          const cotile_allocator_t *allocator) {
  void *texts = NULL;
  *document = (cotile_json_document_t){.allocator = allocator};
  cotile_array_init(&document->nodes, allocator);
  COTILE_RETURN_IF_ERROR(cotile_reallocate(allocator, length + 1, 1, &texts));
  document->texts = texts;
  parser_t parser = {document, text, text, text + length, file, texts, 0};
  cotile_status_t status = parse_document(&parser);
  if (status) cotile_json_document_deinit(document);
  return status;
}

void cotile_json_document_deinit(cotile_json_document_t *document) {
  cotile_array_deinit(&document->nodes);
  cotile_deallocate(document->allocator, document->texts);
  document->texts = NULL;
}

// --- Access ---

const cotile_json_t *cotile_json_next(const cotile_json_t *parent, const cotile_json_t *previous) {
  const cotile_json_t *next = previous ? previous + previous->nodes : parent + 1;
  return next < parent + parent->nodes ? next : NULL;
}

const cotile_json_t *cotile_json_get(const cotile_json_t *object, const char *key) {
  if (!object || object->kind != COTILE_JSON_OBJECT) return NULL;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(object, item));)
    if (!strcmp(item->key, key)) return item;
  return NULL;
}

static cotile_status_t wrong_kind(const char *key, const cotile_json_t *value, const char *wanted) {
  return value ? COTILE_MAKE_STATUS(COTILE_INVALID, "\"%s\" is not %s", key, wanted)
               : COTILE_MAKE_STATUS(COTILE_INVALID, "\"%s\" is missing", key);
}

cotile_status_t cotile_json_check_object(const cotile_json_t *value) {
  if (value && value->kind == COTILE_JSON_OBJECT) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "not a JSON object");
}

cotile_status_t cotile_json_get_array(const cotile_json_t *object, const char *key,
                                      const cotile_json_t **out_array) {
  const cotile_json_t *value = cotile_json_get(object, key);
  *out_array = value && value->kind == COTILE_JSON_ARRAY ? value : NULL;
  return *out_array ? COTILE_SUCCESS : wrong_kind(key, value, "an array");
}

cotile_status_t cotile_json_to_text(const cotile_json_t *value, const char *key,
                                    const char **out_text) {
  *out_text = value ? value->text : NULL;
  if (!*out_text) return wrong_kind(key, value, "a string");
  if (!**out_text) return wrong_kind(key, value, "a text: it is empty");
  if (!cotile_is_name(*out_text, strlen(*out_text)))
    return wrong_kind(key, value, "a text: it has control characters");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_json_get_text(const cotile_json_t *object, const char *key,
                                     const char **out_text) {
  return cotile_json_to_text(cotile_json_get(object, key), key, out_text);
}

cotile_status_t cotile_json_to_integer(const cotile_json_t *value, const char *what, int64_t low,
                                       int64_t high, int64_t *out_integer) {
  bool good = value && value->kind == COTILE_JSON_INTEGER && value->integer >= low &&
              value->integer <= high;
  *out_integer = good ? value->integer : 0;
  if (good) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%s is not an integer from %lld to %lld", what,
                            (long long)low, (long long)high);
}
