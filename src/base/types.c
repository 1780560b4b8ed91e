// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cotile/types.h"

#include <string.h>

static const struct {
  const char *name;
  size_t size;
} elements[] = {
#define COTILE_X(name, text, bytes) {text, bytes},
    COTILE_ELEMENT_TYPES(COTILE_X)
#undef COTILE_X
};

static int is_element(cotile_element_t element) { return (unsigned)element < COTILE_ELEMENT_COUNT; }

const char *cotile_element_name(cotile_element_t element) {
  return is_element(element) ? elements[element].name : "?";
}

size_t cotile_element_size(cotile_element_t element) {
  return is_element(element) ? elements[element].size : 0;
}

int cotile_element_parse(const char *text, size_t length, cotile_element_t *out_element) {
  for (int i = 0; i < COTILE_ELEMENT_COUNT; i++) {
    if (strlen(elements[i].name) != length || memcmp(elements[i].name, text, length)) continue;
    *out_element = (cotile_element_t)i;
    return 1;
  }
  return 0;
}
