// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A descriptor as the runtime reads it, in lines of text. Knows nothing of the compiler.
#ifndef COTILE_TESTS_PACKAGE_DESCRIPTOR_SUMMARY_H
#define COTILE_TESTS_PACKAGE_DESCRIPTOR_SUMMARY_H

#include <stdint.h>

#include "base/string.h"

// Appends e.g. "parameter w 384x?xf32", "function f", "input 3xi8", "pack 0". The features are
// those of the first program.
cotile_status_t descriptor_summary_append(const cotile_string_t *section, uint64_t *out_features,
                                          cotile_string_t *out) COTILE_MUST_USE;

#endif
