// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mutator.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct mutator {
  const programs_t *programs;
  uint64_t state; // of splitmix64
  char *text;
} mutator_t;

static uint64_t next(mutator_t *m) {
  uint64_t z = m->state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static size_t below(mutator_t *m, size_t limit) { return limit ? next(m) % limit : 0; }

// --- Tokens: numbers, words with their sigil, single characters ---

typedef struct token {
  const char *at;
  size_t length;
  char kind; // '0': number, 'a': word, or the sigil of a name; else the character itself
} token_t;

static int is_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '.'; }

// A number ends before x, so that the dimensions of a type are tokens.
static token_t read_token(const char *at) {
  token_t token = {at, 1, *at};
  if (isdigit((unsigned char)*at)) {
    token.kind = '0';
    while (isdigit((unsigned char)at[token.length])) token.length++;
  } else if (*at == 'x' && (isdigit((unsigned char)at[1]) || at[1] == '?')) {
    return token;
  } else if (*at == 'x' && strchr("fbi", at[1]) && isalnum((unsigned char)at[1])) {
    return token;
  } else if (isalpha((unsigned char)*at)) {
    token.kind = 'a';
    while (is_word(at[token.length])) token.length++;
  } else if (strchr("%#!@", *at)) {
    while (is_word(at[token.length])) token.length++;
  }
  return token;
}

// A token of that kind, drawn from all of a text; length 0 if there is none.
static token_t draw(mutator_t *m, const char *text, char kind) {
  token_t drawn = {text, 0, kind};
  size_t count = 0;
  for (const char *at = text; *at;) {
    token_t token = read_token(at);
    if (token.kind == kind && below(m, ++count) == 0) drawn = token;
    at += token.length;
  }
  return drawn;
}

static const char *any_program(mutator_t *m) {
  return m->programs->texts[below(m, m->programs->count)];
}

// --- Edits ---

static void replace(mutator_t *m, size_t begin, size_t length, const char *with, size_t size) {
  size_t all = strlen(m->text);
  if (all - length + size + 1 > MUTATOR_TEXT_SIZE) return;
  memmove(m->text + begin + size, m->text + begin + length, all - begin - length + 1);
  memcpy(m->text + begin, with, size);
}

static void replace_token(mutator_t *m, token_t token, const char *with, size_t size) {
  if (token.length) replace(m, (size_t)(token.at - m->text), token.length, with, size);
}

// Replaces all tokens that read like `token`.
static void replace_all(mutator_t *m, token_t token, const char *with, size_t size) {
  char old[256], copy[256];
  if (!token.length || token.length >= sizeof old || size >= sizeof copy) return;
  memcpy(old, token.at, token.length);
  memcpy(copy, with, size);
  for (size_t at = 0; m->text[at];) {
    token_t here = read_token(m->text + at);
    if (here.length != token.length || memcmp(here.at, old, token.length)) {
      at += here.length;
      continue;
    }
    replace(m, at, token.length, copy, size);
    at += size ? size : 1;
    if (at > strlen(m->text)) return;
  }
}

static const char *const numbers[] = {"0",
                                      "1",
                                      "2",
                                      "3",
                                      "5",
                                      "7",
                                      "8",
                                      "13",
                                      "16",
                                      "17",
                                      "31",
                                      "32",
                                      "64",
                                      "100",
                                      "127",
                                      "1000",
                                      "65536",
                                      "1048577",
                                      "2147483647",
                                      "2147483648",
                                      "4294967296",
                                      "1099511627776",
                                      "4611686018427387904",
                                      "9223372036854775807",
                                      "9223372036854775808",
                                      "?",
                                      "-1"};
static const char *const elements[] = {
    "f32", "f64",   "f16",  "bf16",     "i1",   "i4",   "i8",  "i16",          "i32",
    "i64", "index", "i128", "f8E4M3FN", "tf32", "si32", "ui8", "complex<f32>", "vector<4xf32>"};
#define ANY(m, list) list[below(m, sizeof list / sizeof *list)]

static void change_number(mutator_t *m, int everywhere) {
  // Mostly small ones, of which programs can be right.
  const char *with = below(m, 4) ? numbers[below(m, 16)] : ANY(m, numbers);
  token_t token = draw(m, m->text, '0');
  (everywhere ? replace_all : replace_token)(m, token, with, strlen(with));
}

static int is_element(token_t token) {
  for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
    if (token.length == strlen(elements[i]) && !memcmp(token.at, elements[i], token.length))
      return 1;
  return 0;
}

static void change_element(mutator_t *m, int everywhere) {
  token_t token = {m->text, 0, 'a'};
  for (int tries = 0; tries < 64 && !is_element(token); tries++) token = draw(m, m->text, 'a');
  if (!is_element(token)) return;
  const char *with = below(m, 4) ? elements[below(m, 10)] : ANY(m, elements);
  (everywhere ? replace_all : replace_token)(m, token, with, strlen(with));
}

static int is_op(token_t token) { return memchr(token.at, '.', token.length) != NULL; }

static void change_op(mutator_t *m) {
  token_t token = {m->text, 0, 'a'}, with = token;
  for (int tries = 0; tries < 64 && !is_op(token); tries++) token = draw(m, m->text, 'a');
  const char *other = any_program(m);
  for (int tries = 0; tries < 64 && !is_op(with); tries++) with = draw(m, other, 'a');
  if (is_op(token) && is_op(with)) replace_token(m, token, with.at, with.length);
}

static void change_word(mutator_t *m, char kind) {
  token_t with = draw(m, any_program(m), kind);
  replace_token(m, draw(m, m->text, kind), with.at, with.length);
}

static void change_operand(mutator_t *m) {
  char name[256];
  token_t with = draw(m, m->text, '%');
  if (with.length >= sizeof name) return;
  memcpy(name, with.at, with.length);
  replace_token(m, draw(m, m->text, '%'), name, with.length);
}

static void replace_text(mutator_t *m, const char *old, const char *with) {
  size_t count = 0, chosen = 0;
  for (const char *at = m->text; (at = strstr(at, old)); at++)
    if (below(m, ++count) == 0) chosen = (size_t)(at - m->text);
  if (count) replace(m, chosen, strlen(old), with, strlen(with));
}

static void change_iterator(mutator_t *m) {
  if (below(m, 2))
    replace_text(m, "\"parallel\"", "\"reduction\"");
  else
    replace_text(m, "\"reduction\"", "\"parallel\"");
}

// Swaps two neighbours of a list such as (d0, d1, d2).
static void swap_in_list(mutator_t *m) {
  char part[512];
  token_t comma = draw(m, m->text, ',');
  if (!comma.length) return;
  const char *left = comma.at, *right = comma.at + 1;
  while (left > m->text && !strchr("(,[{<\n", left[-1])) left--;
  while (*right && !strchr("),]}>\n", *right)) right++;
  size_t first = (size_t)(comma.at - left), second = (size_t)(right - comma.at) - 1;
  int length =
      snprintf(part, sizeof part, "%.*s,%.*s", (int)second, comma.at + 1, (int)first, left);
  if (length > 0 && (size_t)length < sizeof part)
    replace(m, (size_t)(left - m->text), first + 1 + second, part, (size_t)length);
}

// --- Lines ---

static token_t draw_line(mutator_t *m, const char *text) {
  token_t drawn = {text, 0, '\n'};
  size_t count = 0;
  for (const char *line = text; *line;) {
    const char *end = strchr(line, '\n');
    size_t length = end ? (size_t)(end - line) + 1 : strlen(line);
    if (below(m, ++count) == 0) drawn = (token_t){line, length, '\n'};
    line += length;
  }
  return drawn;
}

static void copy_line(mutator_t *m, const char *from) {
  char line[4096];
  token_t copied = draw_line(m, from), place = draw_line(m, m->text);
  if (copied.length >= sizeof line) return;
  memcpy(line, copied.at, copied.length);
  replace(m, (size_t)(place.at - m->text), 0, line, copied.length);
}

static void move_line(mutator_t *m) {
  char line[4096];
  token_t moved = draw_line(m, m->text);
  if (moved.length >= sizeof line) return;
  memcpy(line, moved.at, moved.length);
  replace_token(m, moved, "", 0);
  replace(m, (size_t)(draw_line(m, m->text).at - m->text), 0, line, moved.length);
}

static void change_byte(mutator_t *m) {
  size_t length = strlen(m->text);
  char byte = (char)(1 + below(m, 126));
  if (length) replace(m, below(m, length), below(m, 2), &byte, below(m, 2));
}

// --- The whole ---

static void mutate(mutator_t *m) {
  switch (below(m, 18)) {
  case 0:
    change_number(m, 0);
    break;
  case 1:
  case 2:
  case 3:
  case 4:
    change_number(m, 1);
    break;
  case 5:
    change_element(m, 0);
    break;
  case 6:
  case 7:
    change_element(m, 1);
    break;
  case 8:
  case 9:
    change_op(m);
    break;
  case 10:
    change_word(m, "a#!@\""[below(m, 5)]);
    break;
  case 11:
  case 12:
    change_operand(m);
    break;
  case 13:
    change_iterator(m);
    break;
  case 14:
    swap_in_list(m);
    break;
  case 15:
    copy_line(m, below(m, 2) ? m->text : any_program(m));
    break;
  case 16:
    below(m, 2) ? move_line(m) : replace_token(m, draw_line(m, m->text), "", 0);
    break;
  default:
    change_byte(m);
  }
}

void mutator_make(const programs_t *programs, uint64_t seed, uint64_t number, char *out) {
  mutator_t m = {programs, seed * 0x2545f4914f6cdd1du + number, out};
  next(&m);
  snprintf(out, MUTATOR_TEXT_SIZE, "%s", any_program(&m));
  for (size_t i = 1 + below(&m, 2) * below(&m, 3); i > 0; i--) mutate(&m);
}
