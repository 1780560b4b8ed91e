// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/size.h"
#include "base/status.h"
#include "cotile/tensor.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>

const char *cotile_tensor_type_text(const cotile_tensor_type_t *type,
                                    char buffer[COTILE_TYPE_TEXT]) {
  size_t used = 0;
  for (int i = 0; i < type->rank && i < COTILE_MAX_RANK; i++) {
    int64_t dim = type->dims[i];
    int length = dim < 0 ? snprintf(buffer + used, COTILE_TYPE_TEXT - used, "?x")
                         : snprintf(buffer + used, COTILE_TYPE_TEXT - used, "%" PRId64 "x", dim);
    used += (size_t)length;
  }
  snprintf(buffer + used, COTILE_TYPE_TEXT - used, "%s", cotile_element_name(type->element));
  return buffer;
}

static cotile_status_t type_error(const char *text, size_t length, const char *why) {
  return COTILE_MAKE_STATUS(COTILE_INVALID, "'%.*s' is not a tensor type: %s",
                            (int)(length < 80 ? length : 80), text, why);
}

// Reads "12x" or "?x" at *inout_at; false if there is no such thing or the number is too large.
static bool parse_dim(const char *text, size_t length, size_t *inout_at, int64_t *out_dim) {
  size_t at = *inout_at;
  int64_t dim = 0;
  if (text[at] == '?') {
    dim = COTILE_DYNAMIC;
    at++;
  } else {
    for (; at < length && isdigit((unsigned char)text[at]); at++)
      if (!cotile_mul(dim, 10, &dim) || !cotile_add(dim, text[at] - '0', &dim)) return false;
  }
  if (at == length || text[at] != 'x') return false;
  *inout_at = at + 1;
  *out_dim = dim;
  return true;
}

cotile_status_t cotile_tensor_type_parse(const char *text, size_t length,
                                         cotile_tensor_type_t *out_type) {
  cotile_tensor_type_t type = {0};
  size_t at = 0;
  *out_type = type;
  while (at < length && (isdigit((unsigned char)text[at]) || text[at] == '?')) {
    if (type.rank == COTILE_MAX_RANK)
      return type_error(text, length, "its rank exceeds " COTILE_STATUS_STRINGIZE(COTILE_MAX_RANK));
    if (!parse_dim(text, length, &at, &type.dims[type.rank]))
      return type_error(text, length, "expected dimensions such as 2x3x");
    type.rank++;
  }
  if (!cotile_element_parse(text + at, length - at, &type.element))
    return type_error(text, length, "unknown element type");
  *out_type = type;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_tensor_type_size(const cotile_tensor_type_t *type, int64_t *out_elements,
                                        size_t *out_bytes) {
  int64_t elements, bytes;
  char text[COTILE_TYPE_TEXT];
  *out_elements = 0;
  *out_bytes = 0;
  size_t size = cotile_element_size(type->element);
  if (size == 0 || type->rank < 0 || type->rank > COTILE_MAX_RANK)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "not a tensor type");
  for (int i = 0; i < type->rank; i++)
    if (type->dims[i] < 0)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "%s: dimension %d is not known",
                                cotile_tensor_type_text(type, text), i);
  if (!cotile_shape_elements(type->dims, type->rank, &elements) ||
      !cotile_mul(elements, (int64_t)size, &bytes) || (uint64_t)bytes > PTRDIFF_MAX)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s: larger than memory can be",
                              cotile_tensor_type_text(type, text));
  *out_elements = elements;
  *out_bytes = (size_t)bytes;
  return COTILE_SUCCESS;
}

int cotile_tensor_type_accepts(const cotile_tensor_type_t *wanted,
                               const cotile_tensor_type_t *actual) {
  if (wanted->element != actual->element || wanted->rank != actual->rank) return 0;
  for (int i = 0; i < wanted->rank; i++)
    if (wanted->dims[i] != COTILE_DYNAMIC && wanted->dims[i] != actual->dims[i]) return 0;
  return 1;
}
