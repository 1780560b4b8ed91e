// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is read as a tensor is printed, and what is printed reads as the same tensor.
#include "cotile/io.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1 << 16 }; // bytes of a tensor that are worth the time

static cotile_tensor_t *parse(const char *text) {
  cotile_tensor_t *tensor;
  cotile_status_release(cotile_tensor_parse(text, NULL, NULL, &tensor));
  return tensor;
}

static int is_small(const char *text) {
  cotile_tensor_type_t type;
  int64_t elements;
  size_t bytes = 0;
  cotile_status_t status = cotile_tensor_type_parse(text, strcspn(text, "="), &type);
  if (!status) status = cotile_tensor_type_size(&type, &elements, &bytes);
  int small = !status && bytes <= LARGEST;
  for (int i = 0; i < type.rank; i++) small &= type.dims[i] <= LARGEST;
  cotile_status_release(status);
  return small;
}

static void check_round_trip(const cotile_tensor_t *tensor) {
  cotile_view_t view = cotile_tensor_view(tensor);
  size_t length = cotile_view_format(&view, 0, NULL, 0);
  char *text = malloc(length + 1);
  if (!text || cotile_view_format(&view, 0, text, length + 1) != length) abort();
  cotile_tensor_t *back = parse(text);
  if (!back) abort();
  cotile_view_t copy = cotile_tensor_view(back);
  cotile_tolerance_t exact = {0, 0};
  if (cotile_view_compare(&copy, &view, exact, NULL)) abort();
  cotile_tensor_release(back);
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = malloc(size + 1);
  if (!text) return 0;
  if (size) memcpy(text, data, size);
  text[size] = 0;
  if (!strchr(text, '@') && is_small(text)) { // no files
    cotile_tensor_t *tensor = parse(text);
    if (tensor) check_round_trip(tensor);
    cotile_tensor_release(tensor);
  }
  free(text);
  return 0;
}
