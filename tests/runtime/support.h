// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the runtime's tests share: files in a folder of the test, modules with any descriptor,
// an allocator that fails, assertions about statuses.
#ifndef COTILE_TESTS_SUPPORT_H
#define COTILE_TESTS_SUPPORT_H

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/allocator.h"
#include "cotile/runtime.h"
#include "runtime/module/descriptor.h"

#include <stdbool.h>

// The path of `name` in a folder that the test process owns and that is removed when it exits.
// Borrowed; valid until 16 more calls.
const char *test_path(const char *name);

void test_write_file(const char *path, const void *bytes, size_t size);
// NUL-terminated, to be freed by the caller.
char *test_read_file(const char *path, size_t *out_size);
bool test_file_exists(const char *path);

// Descriptors that fit the modules of the same name in modules/.
extern const char test_elementwise_json[], test_linear_json[], test_two_json[], test_packs_json[],
    test_constant_pack_json[], test_steps_json[];

// Copies the module `name` of modules/ to test_path(file) with `json` as its descriptor.
const char *test_write_module(const char *file, const char *name, const char *json);
// The same with a raw section: `size` bytes from its start are replaced.
const char *test_write_module_section(const char *file, const char *name, const void *bytes,
                                      size_t size);

// Reads `json` with a right header, from a block of exactly its size.
cotile_status_t test_read_descriptor(const char *json, cotile_descriptor_t *descriptor);

// Replaces the first `what` in a copy of `text`; must occur. To be freed by the caller.
char *test_replace(const char *text, const char *what, const char *with);

// Fails every allocation from number `fail_at` on (counted from 0; negative: never).
typedef struct test_allocator {
  cotile_allocator_t allocator;
  int64_t count, fail_at;
  int64_t live; // blocks not yet freed
  bool failed;  // an allocation
} test_allocator_t;

void test_allocator_init(test_allocator_t *allocator, int64_t fail_at);

// Both release the status.
#define assert_ok(status) test_assert_ok((status), __FILE__, __LINE__)
#define assert_status(status, code, part)                                                          \
  test_assert_status((status), (code), (part), __FILE__, __LINE__)
void test_assert_ok(cotile_status_t status, const char *file, int line);
void test_assert_status(cotile_status_t status, cotile_code_t code, const char *part,
                        const char *file, int line);

// A one-dimensional view.
cotile_view_t test_vector(cotile_element_t element, int64_t dim, void *data);

// A safetensors file with the header `json` and `size` bytes of data.
const char *test_write_safetensors(const char *file, const char *json, const void *data,
                                   size_t size);

// Keeps the library of lavapipe open: what its globals point to looks like a leak without them.
void test_keep_lavapipe(void);

#endif
