// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the version and the drivers, and creates a device of each kind.
#include <cotile/runtime.h>
#include <stdio.h>

int main(void) {
  printf("cotile %s\n", cotile_version());
  for (int32_t i = 0; i < cotile_driver_count(); i++) {
    cotile_device_t *device;
    cotile_status_t status = cotile_device_create(cotile_driver_name(i), NULL, &device);
    if (status) {
      fprintf(stderr, "%s: %s\n", cotile_driver_name(i), cotile_status_message(status));
      cotile_status_release(status);
      return 1;
    }
    printf("%s: %d threads\n", cotile_driver_name(i), (int)cotile_device_threads(device));
    cotile_device_release(device);
  }
  return 0;
}
