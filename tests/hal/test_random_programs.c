// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random programs of dispatches, views and returns, against an interpreter in which every value has
// its own memory. Prints the seed of a program that differs; COTILE_SEED=N runs that one alone.
#include "hal_harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { N = 5, ARGUMENTS = 2, MAX_VALUES = 24, MAX_RETURNS = 5 };

typedef struct value {
  float elements[N];
} value_t;

typedef struct program {
  cotile_string_t text;
  const char *type; // of all values
  bool is_static;
  value_t values[MAX_VALUES];
  int value_count;
  int returned[MAX_RETURNS];
  int return_count;
} program_t;

static void append(program_t *program, const char *format, ...) COTILE_PRINTF(2, 3);

static void append(program_t *program, const char *format, ...) {
  char line[512];
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  assert_ok(cotile_string_append(&program->text, line, strlen(line)));
}

static int any_value(const program_t *program) { return rand() % program->value_count; }

// sub: %x - %z, from the contents of the destination; neg: -%x, whatever it held.
static void append_dispatch(program_t *program) {
  int in = any_value(program), out = any_value(program), result = program->value_count++;
  bool reads = rand() % 2, is_empty = !reads && rand() % 3;
  const value_t *x = &program->values[in], *z = &program->values[out];
  for (int i = 0; i < N; i++)
    program->values[result].elements[i] = reads ? x->elements[i] - z->elements[i] : -x->elements[i];
  char destination[16];
  (void)snprintf(destination, sizeof destination, is_empty ? "%%e" : "%%v%d", out);
  append(program, "  %%v%d = flow.dispatch @%s ins(%%v%d : %s) outs(%s : %s) -> %s\n", result,
         reads ? "sub" : "neg", in, program->type, destination, program->type, program->type);
}

static void append_view(program_t *program) {
  int source = any_value(program), result = program->value_count++;
  const char *column = program->is_static ? "tensor<5x1xf32>" : "tensor<?x1xf32>";
  program->values[result] = program->values[source];
  append(program,
         "  %%w%d = tensor.expand_shape %%v%d [[0, 1]] output_shape [%s, 1] : %s into %s\n", result,
         source, program->is_static ? "5" : "%m", program->type, column);
  append(program, "  %%v%d = tensor.collapse_shape %%w%d [[0, 1]] : %s into %s\n", result, result,
         column, program->type);
}

static void append_return(program_t *program) {
  program->return_count = 1 + rand() % MAX_RETURNS;
  append(program, "  return ");
  for (int i = 0; i < program->return_count; i++) {
    // Mostly late values, so that much of the program is alive.
    int late = program->value_count - 1 - rand() % 4;
    program->returned[i] = rand() % 4 && late >= 0 ? late : any_value(program);
    append(program, "%s%%v%d", i ? ", " : "", program->returned[i]);
  }
  for (int i = 0; i < program->return_count; i++)
    append(program, "%s%s", i ? ", " : " : ", program->type);
  append(program, "\n}\n");
}

static void append_signature(program_t *program, int results) {
  append(program, "func.func @f(%%v0: %s, %%v1: %s) -> (", program->type, program->type);
  for (int i = 0; i < results; i++) append(program, "%s%s", i ? ", " : "", program->type);
  append(program, ") {\n");
}

static void append_body(program_t *program) {
  append(program, "  %%c0 = arith.constant 0 : index\n");
  append(program, "  %%m = tensor.dim %%v0, %%c0 : %s\n", program->type);
  append(program, "  %%e = tensor.empty(%s) : %s\n", program->is_static ? "" : "%m", program->type);
  program->value_count = ARGUMENTS;
  int operations = 1 + rand() % (MAX_VALUES - ARGUMENTS - 1);
  for (int i = 0; i < operations; i++)
    if (rand() % 5)
      append_dispatch(program);
    else
      append_view(program);
  append_return(program);
}

// The body is made first: it decides how many results there are.
static void make_program(program_t *program, unsigned seed) {
  srand(seed);
  *program = (program_t){.is_static = seed % 2};
  program->type = program->is_static ? "tensor<5xf32>" : "tensor<?xf32>";
  for (int a = 0; a < ARGUMENTS; a++)
    for (int i = 0; i < N; i++) program->values[a].elements[i] = (float)(rand() % 64);
  cotile_string_t body;
  cotile_string_init(&program->text, cotile_allocator_system());
  append_body(program);
  body = program->text;
  cotile_string_init(&program->text, cotile_allocator_system());
  const char *neg = vector_executable("neg", program->type, "arith.negf %x");
  const char *sub = vector_executable("sub", program->type, "arith.subf %x, %z");
  assert_ok(cotile_string_append(&program->text, neg, strlen(neg)));
  assert_ok(cotile_string_append(&program->text, sub, strlen(sub)));
  append_signature(program, program->return_count);
  assert_ok(cotile_string_append(&program->text, body.data, body.length));
  cotile_string_deinit(&body);
}

static bool run_program(const program_t *program, const char *path) {
  static const int64_t ranks[] = {1, 1, 1, 1, 1, 1, 1, 1}, dims[] = {N, N};
  value_t arguments[ARGUMENTS];
  void *buffers[] = {arguments[0].elements, arguments[1].elements};
  memcpy(arguments, program->values, sizeof arguments);
  host_t host;
  host_init(&host, path);
  bool is_right = host_run(&host, 0, buffers, dims, ranks) == 0;
  for (int i = 0; is_right && i < program->return_count; i++)
    is_right =
        !memcmp(host.results[i], program->values[program->returned[i]].elements, sizeof(value_t));
  is_right = is_right && !memcmp(arguments, program->values, sizeof arguments);
  host_deinit(&host);
  return is_right;
}

static void check_seed(unsigned seed) {
  program_t program;
  lowered_t lowered;
  const char *path = scratch_path("random.so");
  make_program(&program, seed);
  assert_ok(lowered_init(&lowered, cotile_string_text(&program.text)));
  const char *text = lowered_text(&lowered);
  assert_ok(lowered_write(&lowered, path));
  bool is_right = run_program(&program, path);
  if (!is_right)
    print_error("COTILE_SEED=%u\n%s\n%s\n", seed, cotile_string_text(&program.text), text);
  assert_true(is_right);
  assert_int_equal(unlink(path), 0);
  lowered_deinit(&lowered);
  cotile_string_deinit(&program.text);
}

static void test_random_programs(void **state) {
  (void)state;
  const char *only = getenv("COTILE_SEED");
  if (only)
    check_seed((unsigned)strtoul(only, NULL, 10));
  else
    for (unsigned seed = 1; seed <= 60; seed++) check_seed(seed);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_programs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
