// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules as relocatable objects: package-3, package-4, names of modules.
#include "compile_text.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Every kind of thing that a module needs or defines: a constant, a packed weight, a helper for a
// conversion, functions of libm, messages of checks.
static const char program[] =
    "func.func @f(%x: tensor<?x2xf32>, %r: tensor<?x4xf32>, %d: tensor<4xf64>)\n"
    "    -> (tensor<?x4xf32>, tensor<4xf16>, tensor<4xf64>) {\n"
    "  %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>\n"
    "  %y = linalg.matmul ins(%x, %w : tensor<?x2xf32>, tensor<2x4xf32>)\n"
    "                     outs(%r : tensor<?x4xf32>) -> tensor<?x4xf32>\n"
    "  %q = tensor.empty() : tensor<4xf16>\n"
    "  %p = tensor.empty() : tensor<4xf64>\n"
    "  %h:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,\n"
    "      affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]}\n"
    "      ins(%d : tensor<4xf64>) outs(%q, %p : tensor<4xf16>, tensor<4xf64>) {\n"
    "  ^bb0(%in: f64, %out: f16, %out2: f64):\n"
    "    %c = math.cbrt %in : f64\n"
    "    %a = math.atan2 %in, %c : f64\n"
    "    %t = arith.truncf %c : f64 to f16\n"
    "    linalg.yield %t, %a : f16, f64\n"
    "  } -> (tensor<4xf16>, tensor<4xf64>)\n"
    "  return %y, %h#0, %h#1 : tensor<?x4xf32>, tensor<4xf16>, tensor<4xf64>\n"
    "}\n";

typedef struct symbols {
  char *file;
  const Elf64_Sym *items;
  size_t count;
  const char *names;
} symbols_t;

static void read_symbols(const char *path, symbols_t *symbols) {
  size_t size;
  *symbols = (symbols_t){.file = test_read_file(path, &size)};
  const Elf64_Ehdr *header = (const void *)symbols->file;
  assert_int_equal(header->e_type, ET_REL);
  const Elf64_Shdr *sections = (const void *)(symbols->file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    symbols->items = (const void *)(symbols->file + sections[i].sh_offset);
    symbols->count = sections[i].sh_size / sizeof(Elf64_Sym);
    symbols->names = symbols->file + sections[sections[i].sh_link].sh_offset;
    for (size_t k = 0; k < symbols->count; k++) // locals come first
      assert_int_equal(ELF64_ST_BIND(symbols->items[k].st_info) == STB_LOCAL,
                       k < sections[i].sh_info);
  }
  assert_non_null(symbols->items);
}

static bool is_of_libm(const char *name) {
  static const char *const names[] = {
#define COTILE_X(name) #name, #name "f",
#include "compiler/package/libm_functions.def"
#undef COTILE_X
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(names[i], name)) return true;
  return false;
}

static bool is_memory_function(const char *name) {
  return !strcmp(name, "memcpy") || !strcmp(name, "memmove") || !strcmp(name, "memset");
}

// The name of the one symbol that the object defines for others; what it asks for must be there.
static void expect_symbol(const char *path, const char *expected) {
  symbols_t symbols;
  int defined = 0, of_libm = 0;
  read_symbols(path, &symbols);
  for (size_t i = 0; i < symbols.count; i++) {
    const Elf64_Sym *symbol = &symbols.items[i];
    const char *name = symbols.names + symbol->st_name;
    if (ELF64_ST_BIND(symbol->st_info) == STB_LOCAL) continue;
    if (symbol->st_shndx != SHN_UNDEF) {
      assert_string_equal(name, expected);
      assert_int_equal(symbol->st_size, 40);
      defined++;
    } else if (!is_memory_function(name)) {
      if (!is_of_libm(name)) print_error("undefined: %s\n", name);
      assert_true(is_of_libm(name));
      of_libm++;
    }
  }
  assert_int_equal(defined, 1);
  assert_int_equal(of_libm, 2); // cbrt and atan2: the check has something to check
  free(symbols.file);
}

static const char *make(const char *file, const char *text, const char *name_flag,
                        const char *cpus) {
  return compile_text(file, text, (const char *[]){"--emit=obj", cpus, name_flag, NULL});
}

static void test_symbols(void **state) {
  (void)state;
  expect_symbol(make("one.o", program, NULL, "--target-cpu=x86-64-v3"), "cotile_module_one");
  expect_symbol(make("two.o", program, NULL, "--target-cpu=x86-64-v3,x86-64-v4"),
                "cotile_module_two");
}

static void test_names(void **state) {
  (void)state;
  static const char cpu[] = "--target-cpu=x86-64-v3";
  char named[4096];
  snprintf(named, sizeof named, "module @\"some model\" {\n%s}\n", program);
  expect_symbol(make("a.b-c.o", program, NULL, cpu), "cotile_module_a_b_c");
  expect_symbol(make("3d.o", program, NULL, cpu), "cotile_module_m3d");
  expect_symbol(make(".o", program, NULL, cpu), "cotile_module__o");
  expect_symbol(make("a.o", named, NULL, cpu), "cotile_module_some_model");
  expect_symbol(make("a.o", named, "--module-name=x+y", cpu), "cotile_module_x_y");
}

static void test_same_flags_same_bytes(void **state) {
  (void)state;
  static const char flag[] = "--module-name=m", cpus[] = "--target-cpu=x86-64-v3,x86-64-v4";
  size_t first_size, second_size;
  char *first = test_read_file(make("first.o", program, flag, cpus), &first_size);
  char *second = test_read_file(make("second.o", program, flag, cpus), &second_size);
  assert_int_equal(first_size, second_size);
  assert_memory_equal(first, second, first_size);
  free(first);
  free(second);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_symbols),
      cmocka_unit_test(test_names),
      cmocka_unit_test(test_same_flags_same_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
