// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds a section in the bytes of an ELF64 shared object, which may be hostile.
//
// [elf-1] Nothing outside the image is read, whatever it contains. [elf-2] An accepted image has
// all its segments inside the file, so that mapping it cannot fault for a cut file. Thread-safe.
#ifndef COTILE_RUNTIME_ELF_IMAGE_H
#define COTILE_RUNTIME_ELF_IMAGE_H

#include "base/status.h"

#include <stddef.h>

// INVALID if the image is no shared object for a known machine, or has no such section; UNAVAILABLE
// if it is for another architecture. The result is borrowed from the image.
cotile_status_t cotile_elf_find_section(const unsigned char *image, size_t size, const char *name,
                                        const unsigned char **out_section,
                                        size_t *out_size) COTILE_MUST_USE;

#endif
