// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is refused, when a kernel is created and when it is launched; the options of a launch.
#include "spmd_support.h"

#include <stdio.h>
#include <string.h>

#define BLOCK " kernel attributes {known_block_size = array<i32: 8, 1, 1>} "
#define SHARED "#gpu.address_space<workgroup>"

// "gpu.func @k" ARGUMENTS ATTRIBUTES "{" BODY "gpu.return }", the body from line 3.
static const char *kernel_text(const char *arguments, const char *attributes, const char *body) {
  static char text[2048];
  snprintf(text, sizeof text, "gpu.module @m {\ngpu.func @k(%s) %s {\n%s\ngpu.return\n}\n}\n",
           arguments, attributes, body);
  return text;
}

static void check_refused(const char *text, const char *message) {
  spmd_kernel_t *kernel;
  assert_failure(spmd_kernel_create_from_text(text, "k.mlir", NULL, &kernel), COTILE_UNSUPPORTED,
                 message);
  assert_null(kernel);
}

static void test_unknown_operations(void **state) {
  static const struct {
    const char *arguments, *body, *message;
  } cases[] = {
      {"", "%a = gpu.lane_id", "k.mlir:3:6: gpu.lane_id: the interpreter does not know"},
      {"%a: i32", "\n%r, %v = gpu.shuffle xor %a, %a, %a : i32", "k.mlir:4:10: gpu.shuffle: "},
      {"", "%a = memref.alloc() : memref<4xf32>", "memref.alloc: of other memory"},
      {"%c: i1", "scf.if %c {\n%a = memref.alloc() : memref<4xf32, " SHARED ">\n}",
       "k.mlir:4:6: memref.alloc: inside of control flow"},
      {"%n: index", "%a = memref.alloc(%n) : memref<?xf32, " SHARED ">", "of a dynamic size"},
      {"%a: memref<4xf32, strided<[2]>>", "", "gpu.func: a memref with a layout"},
      {"%a: memref<4xf32, " SHARED ">", "", "argument 0 in shared memory"},
      {"%a: memref<4xi4>", "", "a value of type memref<4xi4>"},
      {"%a: vector<4xf32>", "", "gpu.func: argument 0"},
      {"%c: i1, %a: memref<4xf32>, %b: memref<4xf32>",
       "%d = arith.select %c, %a, %b : memref<4xf32>", "arith.select: a value of type memref"},
      {"%a: f32", "%b = arith.truncf %a to_nearest_even : f32 to f16", "a rounding mode"},
      {"%a: vector<2x2xf32>", "", "argument 0"},
      {"%a: memref<4x4xf32>, %i: index",
       "%b = vector.load %a[%i, %i] : memref<4x4xf32>, vector<2x2xf32>", "not one dimension"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    check_refused(kernel_text(cases[i].arguments, BLOCK, cases[i].body), cases[i].message);
}

static void test_unknown_kernels(void **state) {
  spmd_kernel_t *kernel;
  (void)state;
  check_refused(kernel_text("", "kernel", ""), "gpu.func: neither known_block_size nor");
  check_refused(kernel_text("",
                            "kernel attributes {known_block_size = array<i32: 8, 1, 1>, "
                            "spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = "
                            "[8, 2, 1]>}",
                            ""),
                "two block sizes that differ");
  check_refused(kernel_text("", "kernel attributes {known_block_size = array<i32: 64, 64, 1>}", ""),
                "1 to 1024 threads");
  check_refused(kernel_text("", "private(%p: memref<4xf32>)" BLOCK, ""), "private memory");
  check_refused(kernel_text("", BLOCK, "cf.br ^a\n^a:"), "k.mlir:2:1: gpu.func: several blocks");
  assert_failure(
      spmd_kernel_create_from_text(kernel_text("", BLOCK, ""), "k.mlir", "other", &kernel),
      COTILE_NOT_FOUND, "no gpu.func other");
  assert_failure(spmd_kernel_create_from_text("module {\n%a = wrong\n}", "k.mlir", NULL, &kernel),
                 COTILE_INVALID, "k.mlir:2: ");
}

// --- Launches ---

static spmd_kernel_t *create(const char *text) {
  spmd_kernel_t *kernel;
  assert_ok(spmd_kernel_create_from_text(text, "k.mlir", "k", &kernel));
  return kernel;
}

static void check_launch(const spmd_kernel_t *kernel, const spmd_launch_t *launch,
                         const char *message) {
  spmd_report_t report;
  assert_failure(spmd_launch(kernel, launch, &report), COTILE_INVALID, message);
  assert_null(report.violations);
}

static void test_launch(void **state) {
  float data[32] = {0};
  spmd_kernel_t *kernel =
      create(kernel_text("%a: memref<?x4xf32>, %b: memref<8xf32>, %n: i8",
                         "kernel attributes {known_block_size = array<i32: 8, 1, 1>, "
                         "known_grid_size = array<i32: 2, 1, 1>}",
                         ""));
  const spmd_argument_t right[] = {{.data = data, .size = 64, .rank = 2, .dims = {4, 4}},
                                   {.data = data + 16, .size = 64},
                                   {.integer = -128}};
  spmd_argument_t arguments[3];
  spmd_launch_t launch = {.grid = {2, 1, 1}, .argument_count = 3, .arguments = arguments};
  spmd_report_t report;
  (void)state;
  assert_int_equal(spmd_kernel_argument_count(kernel), 3);
  assert_int_equal(spmd_kernel_block(kernel)[0], 8);
  assert_int_equal(spmd_kernel_shared_bytes(kernel), 0);
  memcpy(arguments, right, sizeof right);
  assert_ok(spmd_launch(kernel, &launch, &report));
  assert_ok(spmd_report_status(&report));
  spmd_report_deinit(&report);
  launch.grid[0] = 3;
  check_launch(kernel, &launch, "known_grid_size");
  launch.grid[0] = 2;
  launch.argument_count = 2;
  check_launch(kernel, &launch, "k has 3 arguments, not 2");
  launch.argument_count = 3;
  arguments[0].rank = 0;
  check_launch(kernel, &launch, "argument 0: a dimension");
  arguments[0].rank = 1;
  check_launch(kernel, &launch, "argument 0: rank");
  arguments[0] = (spmd_argument_t){.data = data, .size = 128, .rank = 2, .dims = {4, 5}};
  check_launch(kernel, &launch, "argument 0: a dimension does not fit");
  arguments[0] = (spmd_argument_t){.data = data, .size = 63, .rank = 2, .dims = {4, 4}};
  check_launch(kernel, &launch, "argument 0: its array is smaller");
  memcpy(arguments, right, sizeof right);
  arguments[1].data = data + 15;
  check_launch(kernel, &launch, "argument 1: overlaps");
  arguments[1] = right[1];
  arguments[2].integer = 128;
  check_launch(kernel, &launch, "argument 2 does not fit");
  spmd_kernel_destroy(kernel);
}

static void test_grid(void **state) {
  spmd_kernel_t *kernel = create(kernel_text("", BLOCK, ""));
  spmd_launch_t launch = {.grid = {-1, 1, 1}};
  spmd_report_t report;
  (void)state;
  check_launch(kernel, &launch, "a grid of too many workgroups");
  launch.grid[0] = INT32_MAX;
  check_launch(kernel, &launch, "a grid of too many workgroups");
  launch.grid[0] = 0;
  assert_ok(spmd_launch(kernel, &launch, &report));
  assert_int_equal(report.operations, 0);
  spmd_report_deinit(&report);
  spmd_kernel_destroy(kernel);
}

// One launch on 8 floats 0, 1, .. as every memref argument; the report's only kind of violation.
static void check_kinds(const spmd_kernel_t *kernel, const spmd_launch_t *options, int first,
                        int expected) {
  float data[8];
  spmd_argument_t arguments[2];
  spmd_launch_t launch = *options;
  spmd_report_t report;
  for (int i = 0; i < 8; i++) data[i] = (float)i;
  for (int i = 0; i < 2; i++)
    arguments[i] = (spmd_argument_t){.data = data, .size = sizeof data, .access = SPMD_READ_WRITE};
  launch.argument_count = spmd_kernel_argument_count(kernel);
  launch.arguments = arguments;
  launch.grid[0] = launch.grid[1] = launch.grid[2] = 1;
  assert_ok(spmd_launch(kernel, &launch, &report));
  assert_int_equal(report.violation_count, expected < 0 ? 0 : 1);
  if (expected >= 0) assert_int_equal(report.violations[0].kind, expected);
  for (int i = 0; i < 8; i++) assert_true(data[i] == (float)(first ? first - i : i));
  spmd_report_deinit(&report);
}

// Threads exchange elements through global memory with a barrier.
static void test_barrier_option(void **state) {
  spmd_kernel_t *kernel = create(kernel_text("%a: memref<8xf32>", BLOCK,
                                             "%t = gpu.thread_id x\n"
                                             "%c7 = arith.constant 7 : index\n"
                                             "%o = arith.subi %c7, %t : index\n"
                                             "%x = memref.load %a[%t] : memref<8xf32>\n"
                                             "gpu.barrier\n"
                                             "memref.store %x, %a[%o] : memref<8xf32>"));
  (void)state;
  check_kinds(kernel, &(spmd_launch_t){0}, 7, -1);
  check_kinds(kernel, &(spmd_launch_t){.barrier_is_for_shared_memory = true}, 7, SPMD_GLOBAL_RACE);
  spmd_kernel_destroy(kernel);
}

static void test_index_option(void **state) {
  spmd_kernel_t *kernel = create(kernel_text("%a: memref<8xf32>", BLOCK,
                                             "%t = gpu.thread_id x\n"
                                             "%c30 = arith.constant 30 : index\n"
                                             "%b = arith.shli %t, %c30 : index"));
  (void)state;
  check_kinds(kernel, &(spmd_launch_t){0}, 0, SPMD_INDEX_OVERFLOW);
  check_kinds(kernel, &(spmd_launch_t){.index_is_64_bits = true}, 0, -1);
  spmd_kernel_destroy(kernel);
}

static void test_push_constants(void **state) {
  static const char text[] =
      "gpu.module @m {\n"
      "spirv.GlobalVariable @pc : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>\n"
      "gpu.func @k(%a: memref<?xi32>)" BLOCK "{\n"
      "  %p = spirv.mlir.addressof @pc\n"
      "      : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>, PushConstant>\n"
      "  %c = spirv.Constant 1 : i32\n"
      "  %q = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(i32 [0], i32 [4])>,\n"
      "      PushConstant>, i32 -> !spirv.ptr<i32, PushConstant>\n"
      "  %n = spirv.Load \"PushConstant\" %q : i32\n"
      "  %t = gpu.thread_id x\n"
      "  memref.store %n, %a[%t] : memref<?xi32>\n"
      "  gpu.return\n}\n}\n";
  int32_t data[8];
  const int32_t constants[] = {5, -7};
  const spmd_argument_t argument = {
      .data = data, .size = sizeof data, .access = SPMD_WRITE, .rank = 1, .dims = {8}};
  spmd_launch_t launch = {.grid = {1, 1, 1},
                          .argument_count = 1,
                          .arguments = &argument,
                          .push_constant_count = 1,
                          .push_constants = constants};
  spmd_kernel_t *kernel = create(text);
  spmd_report_t report;
  (void)state;
  check_launch(kernel, &launch, "k has 2 push constants, not 1");
  launch.push_constant_count = 2;
  assert_ok(spmd_launch(kernel, &launch, &report));
  assert_ok(spmd_report_status(&report));
  for (int i = 0; i < 8; i++) assert_int_equal(data[i], -7);
  spmd_report_deinit(&report);
  spmd_kernel_destroy(kernel);
}

// Two arguments that are one array: as floats and as vectors of 4.
static void test_alias(void **state) {
  spmd_kernel_t *kernel =
      create(kernel_text("%a: memref<8xf32>, %v: memref<2xvector<4xf32>>", BLOCK,
                         "%t = gpu.thread_id x\n"
                         "%c0 = arith.constant 0 : index\n"
                         "%x = memref.load %a[%t] : memref<8xf32>\n"
                         "%w = memref.load %v[%c0] : memref<2xvector<4xf32>>\n"
                         "memref.store %x, %a[%t] : memref<8xf32>"));
  (void)state;
  check_kinds(kernel, &(spmd_launch_t){0}, 0, SPMD_GLOBAL_RACE);
  spmd_kernel_destroy(kernel);
}

// The report outlives the kernel; it names the place, the threads and the number of times.
static void test_report(void **state) {
  float data[8] = {0};
  const spmd_argument_t argument = {.data = data, .size = sizeof data, .access = SPMD_READ_WRITE};
  const spmd_launch_t launch = {.grid = {1, 3, 1}, .argument_count = 1, .arguments = &argument};
  spmd_report_t report;
  (void)state;
  spmd_run_text(kernel_text("%a: memref<8xf32>", BLOCK,
                            "%t = gpu.thread_id x\n"
                            "%g = gpu.block_id y\n"
                            "%c = arith.addi %t, %g : index\n"
                            "%x = memref.load %a[%c] : memref<8xf32>\n"
                            "%y = memref.load %a[%c] : memref<8xf32>"),
                "k.mlir", &launch, &report);
  assert_int_equal(report.violation_count, 2);
  const spmd_violation_t *violation = spmd_report_find(&report, SPMD_OUT_OF_BOUNDS);
  assert_non_null(violation);
  assert_null(spmd_report_find(&report, SPMD_POISON));
  assert_string_equal(violation->location.file, "k.mlir");
  assert_int_equal(violation->location.line, 6);
  assert_int_equal(violation->count, 3); // by 1 thread of a workgroup and by 2 of the next
  const char message[] = "k.mlir:6:6: memref.load: out-of-bounds: index 8 of dimension 0 with "
                         "extent 8, of argument 0; workgroup (0, 1, 0), thread (7, 0, 0)";
  assert_string_equal(violation->message, message);
  assert_failure(spmd_report_status(&report), COTILE_INVALID, message);
  assert_true(!strncmp(report.text, message, strlen(message)));
  assert_true(!strncmp(report.text + strlen(message), "; 3 times\n", 10));
  spmd_report_deinit(&report);
}

// Of what is never stored, the number and the first element are told.
static void test_never_stored(void **state) {
  float data[8];
  const spmd_argument_t argument = {.data = data, .size = sizeof data, .access = SPMD_WRITE};
  const spmd_launch_t launch = {.grid = {1, 1, 1}, .argument_count = 1, .arguments = &argument};
  spmd_report_t report;
  (void)state;
  spmd_run_text(kernel_text("%a: memref<8xf32>", BLOCK,
                            "%t = gpu.thread_id x\n"
                            "%c3 = arith.constant 3 : index\n"
                            "%x = arith.constant 1.0 : f32\n"
                            "%i = arith.remui %t, %c3 : index\n"
                            "memref.store %x, %a[%i] : memref<8xf32>"),
                "k.mlir", &launch, &report);
  const spmd_violation_t *violation = spmd_report_find(&report, SPMD_NEVER_STORED);
  assert_non_null(violation);
  assert_int_equal(violation->count, 5);
  assert_string_equal(violation->message, "k.mlir:2:13: gpu.func: never-stored: 5 elements of "
                                          "argument 0, the first is 3");
  spmd_report_deinit(&report);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_unknown_operations),
      cmocka_unit_test(test_unknown_kernels),
      cmocka_unit_test(test_launch),
      cmocka_unit_test(test_grid),
      cmocka_unit_test(test_barrier_option),
      cmocka_unit_test(test_index_option),
      cmocka_unit_test(test_push_constants),
      cmocka_unit_test(test_alias),
      cmocka_unit_test(test_report),
      cmocka_unit_test(test_never_stored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
