// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors as text, in both directions, whatever the program's locale is.
#include "cotile/io.h"

#include "base/size.h"
#include "base/status.h"
#include "runtime/io/number.h"

#include <errno.h>
#include <inttypes.h>
#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER_TEXT = 64 };

// Null if the system lacks memory; then the program's own locale stays.
static locale_t enter_c_locale(locale_t *out_previous) {
  locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  *out_previous = c ? uselocale(c) : (locale_t)0;
  return c;
}

static void leave_c_locale(locale_t c, locale_t previous) {
  if (!c) return;
  uselocale(previous);
  freelocale(c);
}

// --- Parsing ---

struct parser {
  const char *at;
  cotile_tensor_type_t type;
  char *data;
  int64_t elements, count; // wanted, stored so far
};

static void skip_blanks(struct parser *parser) { parser->at += strspn(parser->at, " \t\r\n,"); }

static cotile_status_t syntax_error(const struct parser *parser, const char *wanted) {
  return *parser->at
             ? COTILE_MAKE_STATUS(COTILE_INVALID, "expected %s at '%.20s'", wanted, parser->at)
             : COTILE_MAKE_STATUS(COTILE_INVALID, "expected %s at the end", wanted);
}

static bool store_float(cotile_element_t element, const char *word, void *target) {
  char *end;
  double value = strtod(word, &end);
  if (*end || end == word) return false;
  cotile_number_store_double(element, value, target);
  return isinf(value) ? word[strcspn(word, "iI")] != 0
                      : !isinf(cotile_number_to_double(element, target));
}

static bool store_integer(cotile_element_t element, const char *word, void *target) {
  char *end;
  if (element == COTILE_I1 && !strcmp(word, "true")) word = "1";
  if (element == COTILE_I1 && !strcmp(word, "false")) word = "0";
  errno = 0;
  long long value = strtoll(word, &end, 10);
  return !*end && end != word && !errno && cotile_number_store_integer(element, value, target);
}

static cotile_status_t parse_number(struct parser *parser) {
  char word[NUMBER_TEXT];
  cotile_element_t element = parser->type.element;
  size_t length = strcspn(parser->at, " \t\r\n,[]");
  char *target = parser->data + (size_t)parser->count * cotile_element_size(element);
  if (parser->count == parser->elements)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "more than %" PRId64 " values", parser->elements);
  if (length == 0 || length >= sizeof word) return syntax_error(parser, "a number");
  memcpy(word, parser->at, length);
  word[length] = 0;
  if (!(cotile_element_is_float(element) ? store_float(element, word, target)
                                         : store_integer(element, word, target)))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "'%s' is not a value of type %s", word,
                              cotile_element_name(element));
  parser->at += length;
  parser->count++;
  return COTILE_SUCCESS;
}

// "[[1 2][3 4]]": brackets as deep as the rank, as many items in each as the dimension says.
static cotile_status_t parse_nested(struct parser *parser, int level) {
  skip_blanks(parser);
  if (*parser->at != '[') return syntax_error(parser, "'['");
  parser->at++;
  for (int64_t i = 0; i < parser->type.dims[level]; i++) {
    skip_blanks(parser);
    COTILE_RETURN_IF_ERROR(level + 1 < parser->type.rank ? parse_nested(parser, level + 1)
                                                         : parse_number(parser));
  }
  skip_blanks(parser);
  if (*parser->at != ']') return syntax_error(parser, "']'");
  parser->at++;
  return COTILE_SUCCESS;
}

// "1 2 3 4", or one number for all.
static cotile_status_t parse_flat(struct parser *parser) {
  for (skip_blanks(parser); *parser->at && parser->elements; skip_blanks(parser))
    COTILE_RETURN_IF_ERROR(parse_number(parser));
  size_t size = cotile_element_size(parser->type.element);
  if (parser->count == 1)
    for (int64_t i = 1; i < parser->elements; i++)
      memcpy(parser->data + (size_t)i * size, parser->data, size);
  else if (parser->count != parser->elements)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "expected %" PRId64 " values, got %" PRId64,
                              parser->elements, parser->count);
  return COTILE_SUCCESS;
}

// "" or "[]" stand for every tensor without elements, "[[][]]" for one of 2x0.
static cotile_status_t parse_body(struct parser *parser) {
  bool bracket = parser->type.rank > 0 && *parser->at == '[';
  if (!bracket) return parse_flat(parser);
  if (parser->elements || strncmp(parser->at, "[]", 2)) return parse_nested(parser, 0);
  parser->at += 2;
  return COTILE_SUCCESS;
}

static cotile_status_t parse_elements(struct parser *parser) {
  locale_t previous, c = enter_c_locale(&previous);
  skip_blanks(parser);
  cotile_status_t status = parse_body(parser);
  leave_c_locale(c, previous);
  if (status) return status;
  skip_blanks(parser);
  return *parser->at ? syntax_error(parser, "nothing more") : COTILE_SUCCESS;
}

static cotile_status_t parse_values(const char *text, const cotile_tensor_type_t *type,
                                    const cotile_allocator_t *allocator,
                                    cotile_tensor_t **out_tensor) {
  COTILE_RETURN_IF_ERROR(cotile_tensor_create(type, allocator, out_tensor));
  cotile_view_t view = cotile_tensor_view(*out_tensor);
  struct parser parser = {.at = text, .type = *type, .data = view.data};
  cotile_shape_elements(type->dims, type->rank, &parser.elements);
  cotile_status_t status = parse_elements(&parser);
  if (!status) return COTILE_SUCCESS;
  cotile_tensor_release(*out_tensor);
  *out_tensor = NULL;
  return status;
}

cotile_status_t cotile_tensor_parse(const char *text, const cotile_tensor_type_t *hint,
                                    const cotile_allocator_t *allocator,
                                    cotile_tensor_t **out_tensor) {
  cotile_tensor_type_t type;
  *out_tensor = NULL;
  if (*text == '@') return cotile_tensor_read(text + 1, hint, allocator, out_tensor);
  const char *equals = strchr(text, '=');
  if (!equals)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "'%.80s' is neither TYPE=VALUES, TYPE=@FILE nor @FILE", text);
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_parse(text, (size_t)(equals - text), &type));
  if (equals[1] == '@') return cotile_tensor_read(equals + 2, &type, allocator, out_tensor);
  return cotile_status_annotate(parse_values(equals + 1, &type, allocator, out_tensor), "'%.80s'",
                                text);
}

// --- Formatting ---

struct sink {
  char *buffer;
  size_t capacity, length;
};

static void put(struct sink *sink, const char *format, ...) COTILE_PRINTF(2, 3);

static void put(struct sink *sink, const char *format, ...) {
  va_list arguments;
  bool fits = sink->length < sink->capacity;
  va_start(arguments, format);
  int length = vsnprintf(fits ? sink->buffer + sink->length : NULL,
                         fits ? sink->capacity - sink->length : 0, format, arguments);
  va_end(arguments);
  if (length > 0) sink->length += (size_t)length;
}

// With the fewest digits that read back as the same element.
static void put_float(struct sink *sink, cotile_element_t element, const void *source) {
  char text[NUMBER_TEXT], back[8];
  double value = cotile_number_to_double(element, source);
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, value);
    cotile_number_store_double(element, strtod(text, NULL), back);
    if (cotile_number_to_double(element, back) == value) break;
  }
  put(sink, "%s", isnan(value) ? "nan" : text);
}

static void put_element(struct sink *sink, const cotile_view_t *view, int64_t index) {
  cotile_element_t element = view->type.element;
  const char *source = (const char *)view->data + (size_t)index * cotile_element_size(element);
  if (cotile_element_is_float(element))
    put_float(sink, element, source);
  else
    put(sink, "%" PRId64, cotile_number_to_integer(element, source));
}

// The elements from `first` on that dimension `level` and those within it span.
static void put_level(struct sink *sink, const cotile_view_t *view, int level, int64_t first,
                      int64_t limit) {
  int64_t inner = 1, dim = view->type.dims[level];
  bool innermost = level + 1 == view->type.rank, shortened = limit >= 2 && dim > limit;
  cotile_shape_elements(view->type.dims + level + 1, view->type.rank - level - 1, &inner);
  put(sink, "[");
  for (int64_t i = 0; i < dim; i++) {
    if (shortened && i == (limit + 1) / 2) {
      put(sink, innermost ? " ..." : "...");
      i = dim - limit / 2;
    }
    if (innermost && i) put(sink, " ");
    if (innermost)
      put_element(sink, view, first + i);
    else
      put_level(sink, view, level + 1, first + i * inner, limit);
  }
  put(sink, "]");
}

size_t cotile_view_format(const cotile_view_t *view, int64_t limit, char *buffer, size_t capacity) {
  char type[COTILE_TYPE_TEXT];
  struct sink sink = {buffer, capacity, 0};
  int64_t elements = 0;
  locale_t previous, c = enter_c_locale(&previous);
  if (capacity) *buffer = 0;
  put(&sink, "%s=", cotile_tensor_type_text(&view->type, type));
  cotile_shape_elements(view->type.dims, view->type.rank, &elements);
  if (elements == 0) // however long the other dimensions are
    put(&sink, "[]");
  else if (view->type.rank)
    put_level(&sink, view, 0, 0, limit);
  else
    put_element(&sink, view, 0);
  leave_c_locale(c, previous);
  return sink.length;
}
