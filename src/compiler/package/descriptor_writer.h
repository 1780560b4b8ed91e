// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The descriptor of a module: what base/module_abi.h says about its code.
#ifndef COTILE_COMPILER_PACKAGE_DESCRIPTOR_WRITER_H
#define COTILE_COMPILER_PACKAGE_DESCRIPTOR_WRITER_H

#include "base/hash128.h"
#include "base/string.h"
#include "compiler/package/contents.h"

// Appends the JSON. It depends on the contents alone, and on `codes`: what stands for the code of
// each program.
cotile_status_t cotile_descriptor_append_json(const cotile_contents_t *contents,
                                              const cotile_hash128_t *codes,
                                              cotile_string_t *out) COTILE_MUST_USE;

// Appends the section's contents: the header, then the JSON.
cotile_status_t cotile_descriptor_append_section(const cotile_contents_t *contents,
                                                 const cotile_hash128_t *codes,
                                                 cotile_string_t *out) COTILE_MUST_USE;

#endif
