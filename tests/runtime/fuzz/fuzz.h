// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entry that libFuzzer calls and replay.c calls for the files of a corpus. Each target lets one
// parser of outside bytes read the input, from memory of exactly its size, and uses what it found.
#ifndef COTILE_TESTS_FUZZ_H
#define COTILE_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
