// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading descriptors, well-formed and hostile: descriptor-1, descriptor-2.
#include "support.h"

#include "base/checksum.h"
#include "base/cpu_features.h"
#include "base/module_abi.h"
#include "runtime/module/descriptor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void test_facts(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  assert_ok(test_read_descriptor(test_linear_json, &descriptor));
  assert_string_equal(descriptor.name, "linear");
  assert_int_equal(descriptor.parameters.count, 2);
  assert_string_equal(descriptor.parameters.items[1].name, "scale");
  assert_int_equal(descriptor.parameters.items[0].type.dims[0], COTILE_DYNAMIC);
  assert_int_equal(descriptor.parameters.items[1].type.dims[0], 3);
  assert_int_equal(descriptor.function_count, 1);
  assert_string_equal(descriptor.functions[0].name, "affine");
  assert_int_equal(descriptor.program_count, 1);
  const cotile_program_facts_t *program = &descriptor.programs[0];
  assert_string_equal(program->target, "cpu");
  assert_string_equal(program->code, "");
  assert_string_equal(program->triple, "x86_64-unknown-linux-gnu");
  assert_string_equal(program->cpu, "x86-64");
  assert_int_equal(program->features, 0);
  assert_null(program->unknown_feature);
  assert_int_equal(program->pack_count, 1);
  assert_int_equal(program->functions[0].parameters.count, 1);
  assert_int_equal(program->functions[0].packs.items[0], 0);
  assert_int_equal(program->dispatch_count, 2);
  assert_true(program->dispatches[0].at_load);
  assert_false(program->dispatches[1].at_load);
  cotile_descriptor_deinit(&descriptor);
}

static void test_code(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  assert_ok(test_read_descriptor(test_packs_json, &descriptor));
  assert_string_equal(descriptor.programs[0].code, "1");
  cotile_descriptor_deinit(&descriptor);
}

static void test_programs_of_other_kinds(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  char *json = test_replace(test_two_json,
                            "\"target\": \"cpu\", \"triple\": \"t\", \"cpu\": \"first\", "
                            "\"features\": []",
                            "\"target\": \"vulkan\", \"spirv\": [1, 2], \"triple\": \"t\", "
                            "\"cpu\": \"host\", \"features\": [\"avx\"]");
  assert_ok(test_read_descriptor(json, &descriptor));
  assert_int_equal(descriptor.program_count, 2);
  assert_string_equal(descriptor.programs[0].target, "vulkan");
  assert_string_equal(descriptor.programs[0].cpu, "host");
  assert_true(descriptor.programs[0].features == UINT64_C(1) << COTILE_CPU_AVX);
  assert_string_equal(descriptor.programs[1].cpu, "second");
  cotile_descriptor_deinit(&descriptor);
  free(json);
}

static void test_unknown_feature(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  char *json = test_replace(test_linear_json, "\"features\": []",
                            "\"features\": [\"avx\", \"antigravity\"]");
  assert_ok(test_read_descriptor(json, &descriptor));
  assert_true(descriptor.programs[0].features == UINT64_C(1) << COTILE_CPU_AVX);
  assert_string_equal(descriptor.programs[0].unknown_feature, "antigravity");
  cotile_descriptor_deinit(&descriptor);
  free(json);
}

static void test_names_of_results(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  assert_ok(test_read_descriptor(test_elementwise_json, &descriptor));
  assert_string_equal(descriptor.functions[0].results.items[0].name, "sum");
  assert_string_equal(descriptor.functions[0].inputs.items[0].name, "");
  assert_int_equal(descriptor.programs[0].pack_count, 0);
  cotile_descriptor_deinit(&descriptor);
}

static void test_every_feature_is_known(void **state) {
  (void)state;
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++) {
    char list[64];
    cotile_descriptor_t descriptor;
    snprintf(list, sizeof list, "\"features\": [\"%s\"]",
             cotile_cpu_feature_name((cotile_cpu_feature_t)f));
    char *json = test_replace(test_linear_json, "\"features\": []", list);
    assert_ok(test_read_descriptor(json, &descriptor));
    assert_true(descriptor.programs[0].features == UINT64_C(1) << f);
    cotile_descriptor_deinit(&descriptor);
    free(json);
  }
}

// A part of the linear descriptor, what replaces it, and what comes of it.
static const struct {
  const char *what, *with;
  cotile_code_t code;
  const char *part;
} mutations[] = {
    {"{\"version\"", "{\"later field\": [1, {}], \"version\"", COTILE_OK, ""},
    {"\"packs\": [0]}", "\"packs\": [], \"tied\": 3}", COTILE_OK, ""},
    {"{\"version\"", "[\"version\"", COTILE_INVALID, "malformed JSON, line 1"},
    {"\"version\": 4", "\"version\": 1", COTILE_UNSUPPORTED,
     "version 1, this Cotile reads version 4: compile it again"},
    {"\"version\": 4", "\"version\": 5", COTILE_UNSUPPORTED, "version 5"},
    {"\"version\": 4", "\"version\": 0", COTILE_INVALID, "version"},
    {"\"version\": 4", "\"version\": \"1\"", COTILE_INVALID, "version"},
    {"\"version\": 4", "\"version\": 1.0", COTILE_INVALID, "version"},
    {"\"version\": 4", "\"version\": 99999999999999999999", COTILE_INVALID,
     "\"version\" is not an integer"},
    {"\"version\": 4", "\"version\": 1, \"version\": 1", COTILE_INVALID, "already"},
    {"\"version\": 4,", "", COTILE_INVALID, "version"},
    {"\"target\": \"cpu\", \"triple\"", "\"target\": \"vulkan\", \"other\"", COTILE_INVALID,
     "\"triple\" is missing"},
    {"\"triple\"", "\"code\": 5, \"triple\"", COTILE_INVALID, "\"code\" is not a string"},
    {"\"triple\"", "\"code\": \"\", \"triple\"", COTILE_INVALID, "empty"},
    {"\"triple\": \"x86_64-unknown-linux-gnu\"", "\"triple\": 5", COTILE_INVALID,
     "\"triple\" is not a string"},
    {"\"cpu\": \"x86-64\",", "", COTILE_INVALID, "\"cpu\" is missing"},
    {"\"cpu\": \"x86-64\"", "\"cpu\": \"\"", COTILE_INVALID, "empty"},
    {"\"features\": []", "\"features\": {}", COTILE_INVALID, "not an array"},
    {"\"features\": []", "\"features\": [1]", COTILE_INVALID, "\"features\" is not a string"},
    {"\"features\": []", "\"features\": [\"a\\nb\"]", COTILE_INVALID, "control characters"},
    {"\"name\": \"linear\",", "", COTILE_INVALID, "\"name\" is missing"},
    {"\"name\": \"linear\"", "\"name\": \"\"", COTILE_INVALID, "\"name\""},
    {"\"programs\": [", "\"programs\": [], \"later\": [", COTILE_INVALID, "has no program"},
    {"\"programs\": [", "\"programs\": [0, ", COTILE_INVALID, "programs[0]: not a JSON object"},
    {"\"programs\": [", "\"programz\": [", COTILE_INVALID, "\"programs\" is missing"},
    {"\"target\": \"cpu\",", "", COTILE_INVALID, "programs[0]: \"target\" is missing"},
    {"\"name\": \"offset\"", "\"name\": \"scale\"", COTILE_INVALID, "'scale' is listed twice"},
    {"\"name\": \"offset\", ", "", COTILE_INVALID, "parameters[0]: \"name\" is missing"},
    {"\"name\": \"offset\"", "\"name\": \"a\\nb\"", COTILE_INVALID, "control characters"},
    {"\"name\": \"offset\"", "\"name\": \"a\\u0000b\"", COTILE_INVALID, "JSON"},
    {"\"type\": \"f32\"", "\"type\": \"f33\"", COTILE_INVALID, "unknown element type 'f33'"},
    {"\"type\": \"f32\"", "\"type\": \"\"", COTILE_INVALID, "parameters[0]"},
    {"\"shape\": [null]", "\"shape\": null", COTILE_INVALID, "\"shape\" is not an array"},
    {"\"shape\": [null]", "\"shape\": [-1]", COTILE_INVALID, "a dimension is not an integer from"},
    {"\"shape\": [null]", "\"shape\": [1.5]", COTILE_INVALID, "a dimension"},
    {"\"shape\": [null]", "\"shape\": [true]", COTILE_INVALID, "a dimension"},
    {"\"shape\": [null]", "\"shape\": [1,1,1,1,1,1,1,1,1]", COTILE_INVALID, "rank 9 exceeds 8"},
    {"\"shape\": [null]", "\"shape\": [9223372036854775807, 3]", COTILE_INVALID, "larger"},
    {"\"shape\": [null]", "\"shape\": [null, 9223372036854775807]", COTILE_INVALID, "larger"},
    {"\"shape\": [null]", "\"shape\": [0, 9223372036854775807]", COTILE_OK, ""},
    {"\"packs\": 1", "\"packs\": -1", COTILE_INVALID, "packs"},
    {"\"packs\": 1", "\"packs\": 2147483647", COTILE_INVALID, "packs"},
    {"\"packs\": 1", "\"packs\": 0", COTILE_INVALID,
     "programs[0]: functions[0]: packs[0]: an index"},
    {"\"functions\": [", "\"functions\": [7, ", COTILE_INVALID, "functions[0]: not a JSON object"},
    {"\"functions\": [", "\"functionz\": [", COTILE_INVALID, "\"functions\" is missing"},
    {"\"parameters\": [0]", "\"parameters\": [2]", COTILE_INVALID, "parameters[0]: an index"},
    {"\"parameters\": [0]", "\"parameters\": [-1]", COTILE_INVALID, "parameters[0]: an index"},
    {"\"parameters\": [0]", "\"parameters\": [4294967296]", COTILE_INVALID, "an index"},
    {"\"parameters\": [0]", "\"parameters\": [\"offset\"]", COTILE_INVALID, "an index"},
    {"\"packs\": [0]", "\"packs\": [1]", COTILE_INVALID, "packs[0]: an index"},
    {"{\"parameters\": [0], \"packs\": [0]}", "", COTILE_INVALID, "0 functions, the module has 1"},
    {"\"functions\": [{\"parameters\"", "\"functions\": [[], {\"parameters\"", COTILE_INVALID,
     "programs[0]: 2 functions"},
    {"{\"parameters\": [0], \"packs\": [0]}", "[]", COTILE_INVALID,
     "programs[0]: functions[0]: not a JSON object"},
    {"\"dispatches\": [", "\"dispatches\": [[], ", COTILE_INVALID, "dispatches[0]"},
    {"\"phase\": \"call\"", "\"phase\": \"never\"", COTILE_INVALID, "unknown phase 'never'"},
    {"\"phase\": \"call\"", "\"phase\": 1", COTILE_INVALID, "phase"},
    {"\"function\": \"affine\", \"phase\": \"call\"", "\"function\": \"f\", \"phase\": \"call\"",
     COTILE_INVALID, "there is no function 'f'"},
    {"\"results\": 1}", "\"results\": -1}", COTILE_INVALID, "dispatches[0]"},
    {"[null]}]}]", "[null], \"tied\": 0}]}]", COTILE_OK, ""},
    {"[null]}]}]", "[null], \"tied\": 1}]}]", COTILE_INVALID, "results[0]"},
    {"[null]}]}]", "[null], \"tied\": \"0\"}]}]", COTILE_INVALID, "tied"},
    {"[null]}]}]", "[7], \"tied\": 0}]}]", COTILE_INVALID, "another type"},
    {"[null]}]}]", "[null], \"tied\": 0}, {\"type\": \"f32\", \"shape\": [null], \"tied\": 0}]}]",
     COTILE_INVALID, "another result has"},
};

static void test_mutations(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof mutations / sizeof *mutations; i++) {
    cotile_descriptor_t descriptor;
    char *json = test_replace(test_linear_json, mutations[i].what, mutations[i].with);
    cotile_status_t status = test_read_descriptor(json, &descriptor);
    if (!status) cotile_descriptor_deinit(&descriptor);
    assert_status(status, mutations[i].code, mutations[i].part);
    free(json);
  }
}

static void test_function_twice(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  char *json = test_replace(test_elementwise_json, "\"name\": \"quadruple\"", "\"name\": \"add\"");
  assert_status(test_read_descriptor(json, &descriptor), COTILE_INVALID,
                "functions[1]: the name 'add' is");
  free(json);
}

static void test_header(void **state) {
  (void)state;
  static const struct {
    const char *magic;
    uint32_t length_change, crc_change;
    const char *part;
  } cases[] = {
      {"COTILEMX", 0, 0, "does not start with COTILEMD"},
      {"COTILEMD", 0, 1, "checksum"},
      {"COTILEMD", 1, 0, "cut off"},
      {"COTILEMD", 0xffffff00, 0, "checksum"}, // shorter
      {"COTILEMD", 0x7fffffff, 0, "cut off"},
  };
  uint32_t length = (uint32_t)strlen(test_linear_json);
  size_t size = sizeof(struct cotile_descriptor_header) + length;
  unsigned char *section = malloc(size);
  memcpy(section + sizeof(struct cotile_descriptor_header), test_linear_json, length);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_descriptor_t descriptor;
    struct cotile_descriptor_header header = {.length = length + cases[i].length_change,
                                              .crc32 = cotile_crc32(test_linear_json, length) +
                                                       cases[i].crc_change};
    memcpy(header.magic, cases[i].magic, sizeof header.magic);
    memcpy(section, &header, sizeof header);
    assert_status(cotile_descriptor_init(&descriptor, section, size, cotile_allocator_system()),
                  COTILE_INVALID, cases[i].part);
  }
  free(section);
}

// Every prefix of a section is refused, and nothing behind it is read (a sanitizer would tell).
static void test_prefixes(void **state) {
  (void)state;
  size_t length = strlen(test_linear_json);
  for (size_t cut = 0; cut < length; cut++) {
    cotile_descriptor_t descriptor;
    char *json = malloc(cut + 1);
    memcpy(json, test_linear_json, cut);
    json[cut] = 0;
    cotile_status_t status = test_read_descriptor(json, &descriptor);
    if (!status) cotile_descriptor_deinit(&descriptor); // without the last newline
    assert_true(status || cut == length - 1);
    cotile_status_release(status);
    free(json);
  }
}

static void test_deep_nesting(void **state) {
  (void)state;
  cotile_descriptor_t descriptor;
  enum { DEPTH = 1000000 };
  char *json = malloc(DEPTH + 1);
  memset(json, '[', DEPTH);
  json[DEPTH] = 0;
  assert_status(test_read_descriptor(json, &descriptor), COTILE_INVALID, "JSON");
  free(json);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_facts),
      cmocka_unit_test(test_code),
      cmocka_unit_test(test_names_of_results),
      cmocka_unit_test(test_programs_of_other_kinds),
      cmocka_unit_test(test_unknown_feature),
      cmocka_unit_test(test_every_feature_is_known),
      cmocka_unit_test(test_mutations),
      cmocka_unit_test(test_function_twice),
      cmocka_unit_test(test_header),
      cmocka_unit_test(test_prefixes),
      cmocka_unit_test(test_deep_nesting),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
