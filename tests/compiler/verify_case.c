// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify_case.h"

#include <string.h>

#include "ir/mlir_context.h"

static const char *edit(cotile_arena_t *arena, const char *text, const verify_case_t *c) {
  const char *at = strstr(text, c->from);
  if (!at) return NULL;
  const char *rest = at + strlen(c->from);
  if (c->everywhere && strstr(rest, c->from)) rest = edit(arena, rest, c);
  return cotile_arena_format(arena, "%.*s%s%s", (int)(at - text), text, c->to, rest);
}

static const cotile_diagnostic_t *next_error(const cotile_diagnostic_t *d) {
  while (d && d->severity != COTILE_SEVERITY_ERROR) d = d->next;
  return d;
}

// One finding for each line of `messages`, in order: it holds the line, and has a place.
static bool holds(const cotile_diagnostics_t *diagnostics, const char *messages) {
  for (const cotile_diagnostic_t *d = next_error(diagnostics->first); d; d = next_error(d->next)) {
    size_t length = strcspn(messages, "\n");
    if (!d->location.file || !memmem(d->message, strlen(d->message), messages, length))
      return false;
    messages += length;
    if (!*messages) return !next_error(d->next);
    messages++;
  }
  return false;
}

static cotile_status_t run(const char *text, verify_fn verify, cotile_diagnostics_t *diagnostics) {
  MlirModule module;
  MlirContext context = cotile_mlir_context_create(diagnostics);
  cotile_status_t status = cotile_parse_module(context, text, strlen(text), "t.mlir", &module);
  if (!status) {
    status = verify(module, diagnostics);
    if (status && cotile_status_code(status) != COTILE_INTERNAL) fail_msg("%s", "a wrong code");
    mlirModuleDestroy(module);
  }
  cotile_mlir_context_destroy(context);
  return status;
}

static void verify_one(const char *text, verify_fn verify, const verify_case_t *c) {
  cotile_arena_t arena;
  cotile_diagnostics_t diagnostics;
  cotile_arena_init(&arena);
  cotile_diagnostics_init(&diagnostics, &arena);
  const char *edited = edit(&arena, text, c);
  if (!edited) fail_msg("no '%s' in the text", c->from);
  cotile_status_t status = run(edited, verify, &diagnostics);
  bool is_fine = c->messages ? status && holds(&diagnostics, c->messages) : !status;
  for (const cotile_diagnostic_t *d = diagnostics.first; d && !is_fine; d = d->next)
    print_error("%lld:%lld: %s\n", (long long)d->location.line, (long long)d->location.column,
                d->message);
  if (!is_fine) fail_msg("'%s' -> '%s': expected: %s", c->from, c->to, c->messages);
  cotile_status_release(status);
  cotile_arena_deinit(&arena);
}

void verify_cases(const char *text, verify_fn verify, int count, const verify_case_t *cases) {
  verify_one(text, verify, &(verify_case_t){"", "", NULL, false});
  for (int i = 0; i < count; i++) verify_one(text, verify, &cases[i]);
}
