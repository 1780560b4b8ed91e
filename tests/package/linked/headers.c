// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generated headers side by side, and twice; in every language that they promise.
#include "linked_first.h"
#include "linked_odd.h"
#include "linked_second.h"

#include "linked_first.h"
#include "linked_odd.h"

int main(void) {
  int64_t dims[3] = {0, 0, 0};
  float *values = NULL;
  double one = 1, *number = NULL;
  uint16_t *halves = NULL;
  cotile_module_t *module;
  cotile_status_t status = cotile_module_load_image(NULL, &cotile_module_static, NULL, &module);
  if (!status) status = linked_first_f(NULL, values, 1, &one, &values, dims, &halves, &values);
  if (!status) status = static_assert_2(NULL, &one, &number);
  if (!status) status = static_a_b(NULL, values, 1, 2, &values, dims);
  if (!status) status = static_nothing(NULL, values);
  return status != NULL || static_nothing_index != 11 || second_model_g_index != 1;
}
