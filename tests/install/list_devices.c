// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the version and the drivers, and creates a device of each kind that is there.
#include <cotile/runtime.h>
#include <stdio.h>

int main(void) {
  printf("cotile %s\n", cotile_version());
  for (int32_t i = 0; i < cotile_driver_count(); i++) {
    cotile_device_t *device;
    cotile_status_t status = cotile_device_create(cotile_driver_name(i), NULL, &device);
    if (status) {
      int fails = cotile_status_code(status) != COTILE_UNAVAILABLE;
      printf("%s: %s\n", cotile_driver_name(i), cotile_status_message(status));
      cotile_status_release(status);
      if (fails) return 1;
      continue;
    }
    printf("%s: %d threads\n", cotile_driver_name(i), (int)cotile_device_threads(device));
    cotile_device_release(device);
  }
  return 0;
}
