// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/size.h"
#include "cotile/io.h"
#include "runtime/io/number.h"

// splitmix64: any state, zero included, starts a good sequence.
static uint64_t next_number(uint64_t *inout_state) {
  uint64_t z = *inout_state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

static void store_number(cotile_element_t element, uint64_t number, void *target) {
  if (cotile_element_is_float(element)) // multiples of 1/128, exact in every type
    cotile_number_store_double(element, ((double)(number >> 56) - 128) / 128, target);
  else if (element == COTILE_I1)
    cotile_number_store_integer(element, (int64_t)(number >> 63), target);
  else
    cotile_number_store_integer(element, (int64_t)(number >> 60) - 8, target);
}

void cotile_view_fill(const cotile_view_t *view, uint64_t seed) {
  int64_t elements = 0;
  size_t size = cotile_element_size(view->type.element);
  if (!cotile_shape_elements(view->type.dims, view->type.rank, &elements)) return;
  for (int64_t i = 0; i < elements; i++)
    store_number(view->type.element, next_number(&seed), (char *)view->data + (size_t)i * size);
}
