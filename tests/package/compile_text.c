// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compile_text.h"

#include "cotile/compiler.h"

#include <stdio.h>
#include <string.h>

const char *compile_text(const char *name, const char *text, const char *const *flags) {
  const char *path = test_path(name);
  cotile_compile_options_t options = {.size = sizeof options,
                                      .text = text,
                                      .text_length = strlen(text),
                                      .output = path,
                                      .flags = flags,
                                      .compiler = TEST_COMPILER};
  cotile_compilation_t *compilation;
  assert_ok(cotile_compile(&options, &compilation));
  cotile_compilation_release(compilation);
  return path;
}

const char *compile_for(const char *name, const char *text, const char *cpus) {
  char flag[128];
  snprintf(flag, sizeof flag, "--target-cpu=%s", cpus);
  return compile_text(name, text, (const char *[]){flag, NULL});
}
