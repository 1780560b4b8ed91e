// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "random_projection.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static uint64_t random_state;

static int pick(int count) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (int)(random_state % (uint64_t)count);
}

static int64_t pick_size(void) {
  static const int sizes[] = {1,  2,  3,  4,  5,  7,  8,  11, 12, 15, 16, 17,
                              23, 24, 31, 32, 33, 47, 48, 63, 64, 65, 97, 130};
  return sizes[pick(COUNT(sizes))];
}

static void random_types(projection_t *f) {
  static const cotile_element_t table[][2] = {{COTILE_F32, COTILE_F32},  {COTILE_F32, COTILE_F32},
                                              {COTILE_F32, COTILE_F32},  {COTILE_F16, COTILE_F32},
                                              {COTILE_BF16, COTILE_F32}, {COTILE_I8, COTILE_I32},
                                              {COTILE_F64, COTILE_F64}};
  int at = pick(COUNT(table));
  f->x = table[at][0];
  f->accumulator = table[at][1];
}

static cotile_element_t random_result(const projection_t *f) {
  static const cotile_element_t floats[] = {COTILE_F32, COTILE_F32, COTILE_BF16, COTILE_F16};
  static const cotile_element_t integers[] = {COTILE_I32, COTILE_I8};
  if (f->accumulator == COTILE_F32) return floats[pick(COUNT(floats))];
  return f->accumulator == COTILE_I32 ? integers[pick(COUNT(integers))] : f->accumulator;
}

static void random_form(projection_t *f) {
  static const char *const orders[] = {"mnk", "mkn", "nmk", "nkm", "kmn", "knm"};
  f->form = (form_t)pick(5);
  bool batch = f->form == FORM_BATCHED || f->form == FORM_COLLAPSED;
  f->x_letters = batch ? "bmk" : f->form == FORM_GENERIC && pick(3) == 0 ? "km" : "mk";
  f->out_letters = batch ? "bmn" : f->form == FORM_GENERIC && pick(3) == 0 ? "nm" : "mn";
  f->order = orders[pick(COUNT(orders))];
  static const char *const dynamic[] = {"", "", "m", "mn", "mnk", "k"};
  static const char *const batch_dynamic[] = {"", "b", "bm", "m"};
  f->dynamic = batch ? batch_dynamic[pick(4)] : dynamic[pick(COUNT(dynamic))];
}

static void random_member(const projection_t *f, member_t *m) {
  static const char *const biases[] = {NULL, NULL, "n", "n", "mn", "m1"};
  bool batch = f->form == FORM_BATCHED || f->form == FORM_COLLAPSED;
  *m = (member_t){.n = pick_size(), .w = f->x, .result = random_result(f)};
  m->w_letters = f->form >= FORM_TRANSPOSE || pick(2) ? "nk" : "kn";
  m->bias = batch ? (pick(2) ? "n" : NULL) : biases[pick(COUNT(biases))];
  if (m->result != f->accumulator && f->accumulator == COTILE_I32) m->bias = NULL;
  m->source = f->dynamic[0] && strcmp(f->dynamic, "b") && strcmp(f->dynamic, "m") &&
                      strcmp(f->dynamic, "bm")
                  ? SOURCE_ARGUMENT
                  : (source_t)pick(3);
  if (m->bias && strchr(m->bias, 'm') && m->source != SOURCE_ARGUMENT) m->bias = "n";
}

// One member becomes the gate of another.
static void random_gate(projection_t *f) {
  int up = pick(f->member_count), gate = pick(f->member_count);
  if (up == gate || pick(2)) return;
  f->members[up].gate = 1 + gate;
  f->members[gate].n = f->members[up].n;
  f->members[gate].is_inner = pick(4) > 0;
}

static void random_function(projection_t *f, const char *name) {
  *f = (projection_t){.name = name, .b = 1 + pick(3), .m = pick_size(), .k = pick_size()};
  random_types(f);
  random_form(f);
  f->member_count = 1 + pick(4);
  for (int n = 0; n < f->member_count; n++) random_member(f, &f->members[n]);
  random_gate(f);
  if (strchr(f->dynamic, 'm')) f->row_counts[0] = 1;
}

// --- Schedules ---

typedef struct fields {
  char text[256];
  size_t length;
} fields_t;

static void add(fields_t *fields, const char *format, ...) COTILE_PRINTF(2, 3);

static void add(fields_t *fields, const char *format, ...) {
  va_list arguments;
  if (fields->length) fields->length += (size_t)sprintf(fields->text + fields->length, ", ");
  va_start(arguments, format);
  fields->length += (size_t)vsnprintf(fields->text + fields->length,
                                      sizeof fields->text - fields->length, format, arguments);
  va_end(arguments);
  if (fields->length >= sizeof fields->text) abort();
}

static int pick_least(int a, int b) { return a < b ? a : b; }

static bool has_gate(const projection_t *f) {
  bool found = false;
  for (int i = 0; i < f->member_count; i++) found |= f->members[i].gate > 0;
  return found;
}

// Registers of the smallest machine. A gate and what it multiplies need two vectors.
static void random_registers(const projection_t *f, fields_t *fields) {
  int vectors = 1 + pick(14), rows = 1;
  if (vectors == 1 && has_gate(f)) vectors = 2;
  while (rows < 16 && (rows + 1) * vectors + pick_least(rows + 1, vectors) + 1 <= 16) rows++;
  if (pick(2)) add(fields, "\"vectors\": %d, \"rows\": %d", vectors, 1 + pick(rows));
}

static void random_tiles(const projection_t *f, fields_t *fields, int lanes) {
  int64_t widest = 1;
  for (int i = 0; i < f->member_count; i++)
    if (f->members[i].n > widest) widest = f->members[i].n;
  int most = (int)((widest + lanes - 1) / lanes);
  if (strchr(f->dynamic, 'n'))
    add(fields, pick(2) ? "\"n_tiles\": %d" : "\"tile_atoms\": %d", 1 + pick(9));
  else if (pick(3))
    add(fields, "\"n_tiles\": %d", 1 + pick(most));
}

static void random_schedule(const projection_t *f, fields_t *fields) {
  static const int m_tiles[] = {1, 2, 3, 5, 8, 13, 64, 1000};
  bool is_wide = f->accumulator == COTILE_F64;
  int lanes = is_wide ? 8 : 16; // of the largest machine
  fields->length = 0;
  if (pick(2)) {
    lanes = 1 << pick(is_wide ? 2 : 3); // of the smallest
    add(fields, "\"lanes\": %d", lanes);
  }
  random_registers(f, fields);
  random_tiles(f, fields, lanes);
  add(fields, "\"m_tile\": %d", m_tiles[pick(COUNT(m_tiles))]);
  if (pick(2)) add(fields, "\"k_unroll\": %d", 1 + pick(9));
  if (pick(2)) add(fields, "\"prefetch\": %d, \"prefetch_next\": %d", pick(40), pick(2));
  if (pick(2)) add(fields, "\"packing\": \"workgroup\"");
}

void random_projections(uint64_t seed, projection_t *out, int count) {
  static char names[MOST_RANDOM_PROJECTIONS][16];
  static fields_t fields[MOST_RANDOM_PROJECTIONS];
  if (count > MOST_RANDOM_PROJECTIONS) abort();
  random_state = seed * 0x9e3779b97f4a7c15u + 1;
  for (int i = 0; i < count; i++) {
    snprintf(names[i], sizeof names[i], "f%d", i);
    random_function(&out[i], names[i]);
  }
  for (int i = 0; i < count; i++) {
    random_schedule(&out[i], &fields[i]);
    out[i].schedule = fields[i].text;
  }
}
