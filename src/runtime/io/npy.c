// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/io/npy.h"

#include "base/size.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

enum { MAGIC_SIZE = 6, MAX_DESCR = 32 };
static const char magic[] = "\x93NUMPY";

// kind and size in numpy's spelling, the element type; COTILE_ELEMENT_COUNT: depends on the hint.
static const struct {
  const char *descr;
  cotile_element_t element;
} dtypes[] = {
    {"f8", COTILE_F64},
    {"f4", COTILE_F32},
    {"f2", COTILE_F16},
    {"i8", COTILE_I64},
    {"i4", COTILE_I32},
    {"i2", COTILE_I16},
    {"i1", COTILE_I8},
    {"b1", COTILE_I1},
    {"u8", COTILE_ELEMENT_COUNT},
    {"u4", COTILE_ELEMENT_COUNT},
    {"u2", COTILE_ELEMENT_COUNT},
    {"u1", COTILE_ELEMENT_COUNT},
    {"V2", COTILE_ELEMENT_COUNT},
};

// --- Header text: a Python dictionary of a string, a boolean and a tuple of integers ---

struct cursor {
  const char *at, *end;
};

struct header {
  char descr[MAX_DESCR];
  bool fortran_order;
  int32_t rank;
  int64_t dims[COTILE_MAX_RANK];
};

static void skip_blanks(struct cursor *cursor) {
  while (cursor->at < cursor->end && isspace((unsigned char)*cursor->at)) cursor->at++;
}

// Skips blanks, then consumes `token` if it is next.
static bool accept(struct cursor *cursor, const char *token) {
  size_t length = strlen(token);
  skip_blanks(cursor);
  if ((size_t)(cursor->end - cursor->at) < length || memcmp(cursor->at, token, length))
    return false;
  cursor->at += length;
  return true;
}

static bool accept_string(struct cursor *cursor, char *out, size_t capacity) {
  char quote = accept(cursor, "'") ? '\'' : accept(cursor, "\"") ? '"' : 0;
  if (!quote) return false;
  size_t length = 0;
  while (cursor->at < cursor->end && *cursor->at != quote) {
    if (length + 1 == capacity || *cursor->at == '\\' || !isprint((unsigned char)*cursor->at))
      return false;
    out[length++] = *cursor->at++;
  }
  out[length] = 0;
  return accept(cursor, quote == '"' ? "\"" : "'");
}

static bool accept_integer(struct cursor *cursor, int64_t *out_value) {
  skip_blanks(cursor);
  const char *begin = cursor->at;
  int64_t value = 0;
  for (; cursor->at < cursor->end && isdigit((unsigned char)*cursor->at); cursor->at++)
    if (!cotile_mul(value, 10, &value) || !cotile_add(value, *cursor->at - '0', &value))
      return false;
  *out_value = value;
  bool found = cursor->at > begin;
  if (found && cursor->at < cursor->end && *cursor->at == 'L') cursor->at++; // Python 2
  return found;
}

static bool accept_shape(struct cursor *cursor, struct header *header) {
  if (!accept(cursor, "(")) return false;
  header->rank = 0;
  while (!accept(cursor, ")")) {
    int64_t dim;
    if (!accept_integer(cursor, &dim) || header->rank == COTILE_MAX_RANK) return false;
    header->dims[header->rank++] = dim;
    if (accept(cursor, ",")) continue;
    return header->rank > 1 && accept(cursor, ")");
  }
  return true;
}

static bool accept_boolean(struct cursor *cursor, bool *out_value) {
  *out_value = accept(cursor, "True");
  return *out_value || accept(cursor, "False");
}

enum { KEY_DESCR = 1, KEY_ORDER = 2, KEY_SHAPE = 4, ALL_KEYS = 7 };

static bool accept_value(struct cursor *cursor, const char *key, struct header *header,
                         int *inout_keys) {
  if (!strcmp(key, "descr")) {
    *inout_keys |= KEY_DESCR;
    return accept_string(cursor, header->descr, sizeof header->descr);
  }
  if (!strcmp(key, "fortran_order")) {
    *inout_keys |= KEY_ORDER;
    return accept_boolean(cursor, &header->fortran_order);
  }
  *inout_keys |= KEY_SHAPE;
  return !strcmp(key, "shape") && accept_shape(cursor, header);
}

static bool accept_dictionary(struct cursor *cursor, struct header *header) {
  char key[16];
  int keys = 0;
  if (!accept(cursor, "{")) return false;
  while (!accept(cursor, "}")) {
    if (!accept_string(cursor, key, sizeof key) || !accept(cursor, ":") ||
        !accept_value(cursor, key, header, &keys))
      return false;
    if (accept(cursor, ",")) continue;
    if (!accept(cursor, "}")) return false;
    break;
  }
  skip_blanks(cursor);
  return keys == ALL_KEYS && cursor->at == cursor->end;
}

// --- The file ---

static cotile_status_t malformed(const char *why) {
  return COTILE_MAKE_STATUS(COTILE_INVALID, "not a valid .npy file: %s", why);
}

// Finds the header text; elements start at its end.
static cotile_status_t find_header(const unsigned char *image, size_t size,
                                   struct cursor *out_text) {
  *out_text = (struct cursor){0};
  if (size < 10 || memcmp(image, magic, MAGIC_SIZE)) return malformed("it has no npy magic");
  unsigned version = image[MAGIC_SIZE];
  if (version < 1 || version > 3)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "npy version %u is not supported; 1 to 3 are",
                              version);
  size_t begin = version == 1 ? 10 : 12;
  if (size < begin) return malformed("the header is cut off");
  size_t length = image[8] | (size_t)image[9] << 8;
  if (version > 1) length |= (size_t)image[10] << 16 | (size_t)image[11] << 24;
  if (length > size - begin) return malformed("the header is cut off");
  out_text->at = (const char *)image + begin;
  out_text->end = out_text->at + length;
  return COTILE_SUCCESS;
}

// True if elements of numpy's unsigned or void kind may be read as `wanted`.
static bool may_stand_for(const char *descr, cotile_element_t wanted) {
  if (cotile_element_size(wanted) != (size_t)(descr[1] - '0')) return false;
  if (descr[0] == 'V') return wanted == COTILE_BF16;
  return wanted == COTILE_BF16 || wanted == COTILE_I64 || wanted == COTILE_I32 ||
         wanted == COTILE_I16 || wanted == COTILE_I8;
}

static cotile_status_t find_element(const char *descr, const cotile_tensor_type_t *hint,
                                    cotile_element_t *out_element) {
  *out_element = COTILE_F64;
  const char *base = strchr("<|=", descr[0]) && descr[0] ? descr + 1 : descr;
  if (descr[0] == '>')
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "big-endian elements ('%s') are not supported",
                              descr);
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
    if (strcmp(dtypes[i].descr, base)) continue;
    *out_element = dtypes[i].element;
    if (*out_element != COTILE_ELEMENT_COUNT) return COTILE_SUCCESS;
    if (!hint || !may_stand_for(base, hint->element)) break;
    *out_element = hint->element;
    return COTILE_SUCCESS;
  }
  if (hint)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "elements '%s' cannot be read as %s", descr,
                              cotile_element_name(hint->element));
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "elements '%s' have no equivalent; give the type to read them as", descr);
}

cotile_status_t cotile_npy_parse(const unsigned char *image, size_t size,
                                 const cotile_tensor_type_t *hint, cotile_npy_t *out_npy) {
  struct cursor text;
  struct header header = {0};
  cotile_npy_t npy = {0};
  int64_t elements;
  size_t bytes;
  *out_npy = npy;
  COTILE_RETURN_IF_ERROR(find_header(image, size, &text));
  npy.data = (const unsigned char *)text.end;
  if (!accept_dictionary(&text, &header))
    return malformed(
        "its header is not {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)} "
        "with simple elements and at most " COTILE_STATUS_STRINGIZE(COTILE_MAX_RANK) " dimensions");
  COTILE_RETURN_IF_ERROR(find_element(header.descr, hint, &npy.type.element));
  npy.type.rank = header.rank;
  memcpy(npy.type.dims, header.dims, sizeof header.dims);
  npy.fortran_order = header.fortran_order;
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&npy.type, &elements, &bytes));
  if (bytes != (size_t)(image + size - npy.data))
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "not a valid .npy file: %zu bytes of elements instead of %zu",
                              (size_t)(image + size - npy.data), bytes);
  *out_npy = npy;
  return COTILE_SUCCESS;
}

static const char *descr_of(cotile_element_t element) {
  if (element == COTILE_BF16) return "u2";
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
    if (dtypes[i].element == element) return dtypes[i].descr;
  return "?";
}

static cotile_status_t append_dictionary(cotile_string_t *text, const cotile_tensor_type_t *type) {
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(
      text, "{'descr': '%c%s', 'fortran_order': False, 'shape': (",
      cotile_element_size(type->element) == 1 ? '|' : '<', descr_of(type->element)));
  for (int i = 0; i < type->rank; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_string_append_format(text, "%s%" PRId64, i ? ", " : "", type->dims[i]));
  return cotile_string_append_format(text, "%s), }", type->rank == 1 ? "," : "");
}

cotile_status_t cotile_npy_append_header(cotile_string_t *out, const cotile_tensor_type_t *type) {
  cotile_string_t text;
  cotile_string_init(&text, out->allocator);
  cotile_status_t status = append_dictionary(&text, type);
  size_t length = (10 + text.length + 1 + 63) / 64 * 64 - 10; // elements start at a multiple of 64
  unsigned char start[10] = {0, 0, 0, 0, 0, 0, 1, 0, length & 0xff, (unsigned char)(length >> 8)};
  memcpy(start, magic, MAGIC_SIZE);
  if (!status) status = cotile_string_append(out, (const char *)start, sizeof start);
  if (!status)
    status = cotile_string_append_format(out, "%-*s\n", (int)length - 1, cotile_string_text(&text));
  cotile_string_deinit(&text);
  return status;
}
