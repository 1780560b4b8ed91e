// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cotile/io.h"

#include "base/status.h"
#include "runtime/io/number.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

struct comparison {
  int64_t first, differing; // index of the first that differs, their number
  double largest;
};

cotile_tolerance_t cotile_default_tolerance(cotile_element_t element) {
  double value = element == COTILE_F64    ? 1e-10
                 : element == COTILE_F32  ? 1e-4
                 : element == COTILE_F16  ? 1e-2
                 : element == COTILE_BF16 ? 2e-2
                                          : 0;
  return (cotile_tolerance_t){value, value};
}

static double element_at(const cotile_view_t *view, int64_t index) {
  size_t size = cotile_element_size(view->type.element);
  return cotile_number_to_double(view->type.element,
                                 (const char *)view->data + (size_t)index * size);
}

static int64_t integer_at(const cotile_view_t *view, int64_t index) {
  size_t size = cotile_element_size(view->type.element);
  return cotile_number_to_integer(view->type.element,
                                  (const char *)view->data + (size_t)index * size);
}

// |got - expected|: 0 for equal infinities and for two NaNs, infinite for one NaN.
static double error_at(const cotile_view_t *got, const cotile_view_t *expected, int64_t index) {
  double a = element_at(got, index), b = element_at(expected, index);
  if (!cotile_element_is_float(got->type.element)) {
    if (integer_at(got, index) == integer_at(expected, index)) return 0;
    return fmax(fabs(a - b), 1); // neighbours beyond 2^53 are one double
  }
  if (a == b || (isnan(a) && isnan(b))) return 0;
  return isnan(a) || isnan(b) ? (double)INFINITY : fabs(a - b);
}

static struct comparison compare_elements(const cotile_view_t *got, const cotile_view_t *expected,
                                          int64_t elements, cotile_tolerance_t tolerance) {
  struct comparison result = {0};
  for (int64_t i = 0; i < elements; i++) {
    double error = error_at(got, expected, i);
    if (error == 0) continue;
    result.largest = fmax(result.largest, error);
    double allowed = tolerance.absolute + tolerance.relative * fabs(element_at(expected, i));
    if (error <= allowed && !isinf(error)) continue;
    if (!result.differing++) result.first = i;
  }
  return result;
}

// "[1, 2]"
static void format_index(const cotile_tensor_type_t *type, int64_t index,
                         char buffer[COTILE_TYPE_TEXT]) {
  int64_t at[COTILE_MAX_RANK];
  size_t used = 1;
  for (int d = type->rank - 1; d >= 0; d--) {
    at[d] = index % type->dims[d];
    index /= type->dims[d];
  }
  snprintf(buffer, COTILE_TYPE_TEXT, "[");
  for (int d = 0; d < type->rank; d++)
    used += (size_t)snprintf(buffer + used, COTILE_TYPE_TEXT - used, "%s%" PRId64, d ? ", " : "",
                             at[d]);
  snprintf(buffer + used, COTILE_TYPE_TEXT - used, "]");
}

// The text of one element, without its type.
static const char *element_text(const cotile_view_t *view, int64_t index, char *buffer,
                                size_t capacity) {
  cotile_view_t scalar = {.type = {.element = view->type.element}};
  scalar.data = (char *)view->data + (size_t)index * cotile_element_size(view->type.element);
  cotile_view_format(&scalar, 0, buffer, capacity);
  return strchr(buffer, '=') + 1;
}

static cotile_status_t report_difference(const cotile_view_t *got, const cotile_view_t *expected,
                                         int64_t elements, const struct comparison *result) {
  char index[COTILE_TYPE_TEXT], left[64], right[64];
  format_index(&got->type, result->first, index);
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "element %s: got %s, expected %s; %" PRId64 " of %" PRId64
                            " elements differ, the largest error is %g",
                            index, element_text(got, result->first, left, sizeof left),
                            element_text(expected, result->first, right, sizeof right),
                            result->differing, elements, result->largest);
}

static cotile_status_t check_types(const cotile_tensor_type_t *got,
                                   const cotile_tensor_type_t *expected) {
  char left[COTILE_TYPE_TEXT], right[COTILE_TYPE_TEXT];
  cotile_tensor_type_t same = *expected;
  if (cotile_element_is_float(got->element) && cotile_element_is_float(expected->element))
    same.element = got->element;
  if (cotile_tensor_type_accepts(&same, got)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "got %s, expected %s",
                            cotile_tensor_type_text(got, left),
                            cotile_tensor_type_text(expected, right));
}

cotile_status_t cotile_view_compare(const cotile_view_t *got, const cotile_view_t *expected,
                                    cotile_tolerance_t tolerance, double *out_largest) {
  int64_t elements;
  size_t bytes;
  if (out_largest) *out_largest = 0;
  COTILE_RETURN_IF_ERROR(check_types(&got->type, &expected->type));
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&got->type, &elements, &bytes));
  struct comparison result = compare_elements(got, expected, elements, tolerance);
  if (out_largest) *out_largest = result.largest;
  return result.differing ? report_difference(got, expected, elements, &result) : COTILE_SUCCESS;
}
