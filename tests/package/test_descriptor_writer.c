// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Descriptors as the compiler writes them, read by the runtime's parser.
#include "hal_harness.h"

#include <stdio.h>

#include "compiler/package/descriptor_writer.h"
#include "descriptor_summary.h"

#define X "tensor<?x4xf32>"
#define W "tensor<4x4xf32>"

// Names need escaping in JSON; one parameter is read by the call, one from its pack.
static const char functions[] =
    "func.func @f(%x: " X ", %w: " W " {cotile.parameter = \"a\\\"w\"},\n"
    "    %b: tensor<?xbf16> {cotile.parameter = \"b\"}) -> (" X ", tensor<?xbf16>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %m = tensor.dim %x, %c0 : " X "\n"
    "  %e = tensor.empty(%m) : " X "\n"
    "  %a = flow.dispatch @linear ins(%x, %w : " X ", " W ") outs(%e : " X ") -> " X "\n"
    "  return %a, %b : " X ", tensor<?xbf16>\n"
    "}\n"
    "func.func @\"na\\22me\"(%i: tensor<i1>) -> tensor<i1> { return %i : tensor<i1> }\n";

static void expect(const char *text, const char *summary) {
  lowered_t lowered;
  cotile_string_t section, found;
  uint64_t features;
  cotile_string_init(&section, cotile_allocator_system());
  cotile_string_init(&found, cotile_allocator_system());
  assert_ok(lowered_init(&lowered, text));
  lowered.machine.cpu = "znver4";
  cotile_packed_program_t program = {&lowered.machine, lowered.module, &lowered.hal};
  cotile_contents_t contents = {"some_name", &program, 1};
  const cotile_hash128_t code = {{0x1234, 0xabc}};
  assert_ok(cotile_descriptor_append_section(&contents, &code, &section));
  assert_ok(descriptor_summary_append(&section, &features, &found));
  assert_string_equal(cotile_string_text(&found), summary);
  assert_true(features == lowered.machine.required_features);
  cotile_string_deinit(&section);
  cotile_string_deinit(&found);
  lowered_deinit(&lowered);
}

static void test_all_parts(void **state) {
  (void)state;
  static char text[8192];
  (void)snprintf(text, sizeof text, "%s%s", linear_executable, functions);
  expect(text,
         "module some_name\n"
         "parameter a\"w 4x4xf32\n"
         "parameter b ?xbf16\n"
         "function f\n"
         "input ?x4xf32\n"
         "result ?x4xf32\n"
         "result ?xbf16\n"
         "function na\"me\n"
         "input i1\n"
         "result i1\n"
         "program cpu 0000000000000abc0000000000001234 x86_64-unknown-linux-gnu znver4, packs 1\n"
         "of f\n"
         "reads 1\n" // the other one is read from its pack
         "pack 0\n"
         "of na\"me\n"
         "dispatch linear call\n"
         "dispatch linear_pack load\n");
}

static void test_without_load(void **state) {
  (void)state;
  expect("func.func @f(%i: tensor<3xi8>) -> tensor<3xi8> { return %i : tensor<3xi8> }\n",
         "module some_name\n"
         "function f\n"
         "input 3xi8\n"
         "result 3xi8\n"
         "program cpu 0000000000000abc0000000000001234 x86_64-unknown-linux-gnu znver4, packs 0\n"
         "of f\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_parts),
      cmocka_unit_test(test_without_load),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
