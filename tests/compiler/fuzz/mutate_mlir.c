// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles mutated programs: none may crash our code, end the process without a word or find a bug
// of ours (INTERNAL). Children compile them in batches, so that what ends one is known and the next
// one goes on. Upstream's crashes are told, and are no failure.
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compiler/pipeline.h"
#include "crash.h"
#include "ir/mlir_context.h"
#include "mutator.h"

enum { BATCH = 256, MAX_KINDS = 256, SECONDS_EACH = 60, CODES = 32, MESSAGE_SIZE = 1024 };

static const char help[] =
    "usage: mutate_mlir [--seed=N] [--first=N] [--count=N] [--seconds=N] [--object=FILE]\n"
    "                   [--keep=FOLDER] PROGRAM.mlir|FOLDER ..\n"
    "       mutate_mlir [--seed=N] --print=N PROGRAM.mlir|FOLDER ..\n"
    "Compiles mutations of the functions in the files to the end of the stage flow; with --object\n"
    "to object code. --keep keeps inputs that found something.\n";

// Shared with the children.
typedef struct progress {
  volatile uint64_t number; // of the input at hand
  volatile int is_busy;
  uint64_t codes[CODES];       // inputs by status code
  char internal[MESSAGE_SIZE]; // what is INTERNAL of the input at hand; it ends the batch
  crash_t crash;
} progress_t;

typedef struct kind {
  char key[CRASH_KEY_SIZE + MESSAGE_SIZE];
  uint64_t count;
  bool is_upstream, is_crash;
} kind_t;

typedef struct run {
  uint64_t seed, first, count;
  double seconds;
  const char *object, *keep;
  programs_t programs;
  progress_t *progress;
  kind_t *kinds;
  int kind_count;
  char text[MUTATOR_TEXT_SIZE];
} run_t;

// --- In a child ---

static cotile_status_t compile(const run_t *run, MlirContext context, cotile_arena_t *arena,
                               cotile_diagnostics_t *diagnostics, uint64_t number) {
  static const char *const targets[] = {"cpu", "vulkan"};
  static const cotile_grouping_t groupings[] = {COTILE_GROUPING_AUTO, COTILE_GROUPING_ALWAYS};
  const char *dump = NULL;
  cotile_pipeline_t p = {.arena = arena,
                         .diagnostics = diagnostics,
                         .grouping = groupings[number / 2 % 2],
                         .max_group = COTILE_MAX_GROUP,
                         .output = run->object,
                         .kind = COTILE_PACKAGE_OBJECT};
  COTILE_RETURN_IF_ERROR(
      cotile_targets_resolve(targets[number % 2], "x86-64-v3", NULL, arena, &p.targets));
  run->progress->crash.in_parser = true;
  cotile_status_t status =
      cotile_parse_module(context, run->text, strlen(run->text), "mutated.mlir", &p.module);
  run->progress->crash.in_parser = false;
  COTILE_RETURN_IF_ERROR(status);
  status = cotile_pipeline_run(&p, run->object ? NULL : "flow", NULL, &dump);
  cotile_pipeline_deinit(&p);
  mlirModuleDestroy(p.module);
  return status;
}

static void note_status(progress_t *progress, cotile_status_t status,
                        const cotile_diagnostics_t *diagnostics) {
  cotile_code_t code = cotile_status_code(status);
  progress->codes[code < CODES ? code : CODES - 1]++;
  bool is_silent = status && !cotile_status_message(status)[0];
  if (code != COTILE_INTERNAL && !is_silent) return;
  const char *detail = diagnostics->first ? diagnostics->first->message : "";
  snprintf(progress->internal, MESSAGE_SIZE, "%s: %s", status ? cotile_status_message(status) : "",
           detail);
}

// Of the processor's time, so that a busy machine ends nothing.
static void limit_time(int seconds) {
  const struct itimerval timer = {.it_value.tv_sec = seconds};
  setitimer(ITIMER_PROF, &timer, NULL);
}

static void run_input(run_t *run, MlirContext context, cotile_diagnostics_t *diagnostics,
                      uint64_t number) {
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  cotile_diagnostics_init(diagnostics, &arena);
  run->progress->number = number;
  run->progress->is_busy = 1;
  mutator_make(&run->programs, run->seed, number, run->text);
  limit_time(SECONDS_EACH);
  cotile_status_t status = compile(run, context, &arena, diagnostics, number);
  limit_time(0);
  note_status(run->progress, status, diagnostics);
  run->progress->is_busy = 0;
  cotile_status_release(status);
  cotile_arena_deinit(&arena);
}

static _Noreturn void run_batch(run_t *run, uint64_t first, uint64_t end) {
  cotile_diagnostics_t diagnostics;
  const struct rlimit memory = {(rlim_t)8 << 30, (rlim_t)8 << 30}, core = {0, 0};
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &core);
  if (!freopen("/dev/null", "w", stderr)) _exit(2);
  crash_record(&run->progress->crash);
  MlirContext context = cotile_mlir_context_create(&diagnostics);
  for (uint64_t i = first; i < end && !run->progress->internal[0]; i++)
    run_input(run, context, &diagnostics, i);
  _exit(0);
}

// --- In the parent ---

static void keep_input(run_t *run, uint64_t number, int kind) {
  char path[4096];
  if (!run->keep) return;
  snprintf(path, sizeof path, "%s/%d-%llu.mlir", run->keep, kind, (unsigned long long)number);
  FILE *file = fopen(path, "w");
  if (!file) return;
  mutator_make(&run->programs, run->seed, number, run->text);
  fputs(run->text, file);
  fclose(file);
}

static void add_finding(run_t *run, uint64_t number, const kind_t *found) {
  int i = 0;
  while (i < run->kind_count && strcmp(run->kinds[i].key, found->key)) i++;
  if (i == MAX_KINDS) return;
  kind_t *kind = &run->kinds[i];
  if (i == run->kind_count) {
    run->kind_count++;
    *kind = *found;
    kind->count = 0;
    printf("%s: --seed=%llu --print=%llu: %s\n", kind->is_upstream ? "upstream" : "OURS",
           (unsigned long long)run->seed, (unsigned long long)number, kind->key);
    fflush(stdout);
  }
  if (kind->count++ < 3) keep_input(run, number, i);
}

// Runs inputs in a child. Returns true, and what was found, if one ended it.
static bool fork_batch(run_t *run, uint64_t first, uint64_t end, kind_t *out) {
  int status;
  progress_t *progress = run->progress;
  progress->number = first;
  progress->is_busy = 0;
  progress->internal[0] = 0;
  progress->crash.signal = 0;
  progress->crash.frame_count = 0;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) run_batch(run, first, end);
  if (child < 0 || waitpid(child, &status, 0) != child) abort();
  out->is_upstream = false;
  out->is_crash = WIFSIGNALED(status);
  if (progress->internal[0]) {
    snprintf(out->key, sizeof out->key, "%s", progress->internal);
  } else if (out->is_crash) {
    char stack[CRASH_KEY_SIZE];
    out->is_upstream = crash_describe(&progress->crash, stack);
    snprintf(out->key, sizeof out->key, "signal %d: %s", WTERMSIG(status), stack);
  } else {
    snprintf(out->key, sizeof out->key, "ends with code %d", WEXITSTATUS(status));
  }
  return progress->internal[0] || out->is_crash || progress->is_busy;
}

// Returns the number after the last input that was compiled, or that ended the child. MLIR's parser
// can leave its heap broken when it refuses a text; so what crashes after other inputs, but not
// alone, is upstream's.
static uint64_t run_inputs(run_t *run, uint64_t first, uint64_t end) {
  kind_t found, alone;
  bool is_finding = fork_batch(run, first, end, &found);
  uint64_t number = run->progress->number;
  if (is_finding && found.is_crash && number > first) {
    if (fork_batch(run, number, number + 1, &alone)) {
      found = alone;
    } else {
      found.is_upstream = true;
      snprintf(found.key, sizeof found.key, "after others, but not alone: signal");
    }
  }
  if (is_finding) add_finding(run, number, &found);
  return number + 1;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int report(const run_t *run, uint64_t done, double seconds) {
  uint64_t ours = 0, upstream = 0;
  int our_kinds = 0;
  for (int i = 0; i < run->kind_count; i++) {
    *(run->kinds[i].is_upstream ? &upstream : &ours) += run->kinds[i].count;
    our_kinds += !run->kinds[i].is_upstream;
    printf("%8llu x %s: %s\n", (unsigned long long)run->kinds[i].count,
           run->kinds[i].is_upstream ? "upstream" : "OURS", run->kinds[i].key);
  }
  printf("%llu inputs of %zu programs in %.0f s: %llu compiled, %llu invalid, %llu not supported\n"
         "ours: %llu of %d kinds; upstream: %llu of %d kinds\n",
         (unsigned long long)done, run->programs.count, seconds,
         (unsigned long long)run->progress->codes[COTILE_OK],
         (unsigned long long)run->progress->codes[COTILE_INVALID],
         (unsigned long long)run->progress->codes[COTILE_UNSUPPORTED], (unsigned long long)ours,
         our_kinds, (unsigned long long)upstream, run->kind_count - our_kinds);
  return ours > 0 || done == 0;
}

static int run_all(run_t *run) {
  double start = now();
  uint64_t number = run->first, end = run->first + run->count;
  while (number < end && (run->seconds <= 0 || now() - start < run->seconds))
    number = run_inputs(run, number, number + BATCH < end ? number + BATCH : end);
  return report(run, number - run->first, now() - start);
}

static int print_input(run_t *run, uint64_t number) {
  mutator_make(&run->programs, run->seed, number, run->text);
  fputs(run->text, stdout);
  return 0;
}

int main(int argc, char **argv) {
  static run_t run = {.count = UINT64_MAX / 2};
  const char *print = NULL;
  static const struct option options[] = {
      {"seed", required_argument, NULL, 's'},   {"first", required_argument, NULL, 'f'},
      {"count", required_argument, NULL, 'c'},  {"seconds", required_argument, NULL, 't'},
      {"object", required_argument, NULL, 'o'}, {"keep", required_argument, NULL, 'k'},
      {"print", required_argument, NULL, 'p'},  {NULL, 0, NULL, 0}};
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c == 's') run.seed = strtoull(optarg, NULL, 10);
    if (c == 'f') run.first = strtoull(optarg, NULL, 10);
    if (c == 'c') run.count = strtoull(optarg, NULL, 10);
    if (c == 't') run.seconds = strtod(optarg, NULL);
    if (c == 'o') run.object = optarg;
    if (c == 'k') run.keep = optarg;
    if (c == 'p') print = optarg;
    if (c == '?') return fputs(help, stderr), 2;
  }
  for (int i = optind; i < argc; i++)
    if (!programs_add(&run.programs, argv[i]))
      return fprintf(stderr, "cannot read %s\n", argv[i]), 2;
  if (run.programs.count == 0) return fputs(help, stderr), 2;
  if (print) return print_input(&run, strtoull(print, NULL, 10));
  run.progress =
      mmap(NULL, sizeof *run.progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  run.kinds = calloc(MAX_KINDS, sizeof *run.kinds);
  if (run.progress == MAP_FAILED || !run.kinds) return 2;
  int code = run_all(&run);
  free(run.kinds);
  programs_deinit(&run.programs);
  return code;
}
