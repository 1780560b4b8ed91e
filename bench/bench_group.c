// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Times a group of contractions against the machine's limits and against its parts, in one run.
//
// For X [M, K] and weights [K, N_i], compiles one module with --group=always and one with --no-fuse
// (each with its own best schedule), then takes turns: peak of fused multiply-adds, plain read of
// as many bytes as the weights have, fused call, unfused call. Prints minimum and median of each,
// and the ratio of fused to unfused turn by turn. One thread of the CPU unless --device is given;
// what is no CPU is not compared with the CPU's limits.
#include <immintrin.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cotile/runtime.h"

enum { MAX_OUTPUTS = 16, MAX_TURNS = 1000, CHAIN_STEPS = 200000, CHAINS = 12 };

struct shape {
  const char *name;
  int64_t m, k, n[MAX_OUTPUTS];
  int outputs;
};

static const struct shape named_shapes[] = {
    {"A", 1, 4096, {4096, 1024, 1024}, 3},   {"B", 8, 4096, {4096, 1024, 1024}, 3},
    {"C", 128, 768, {768, 768, 768}, 3},     {"D", 512, 768, {768, 768, 768}, 3},
    {"E", 512, 4096, {4096, 1024, 1024}, 3}, {"F", 32, 64, {64, 64, 64}, 3},
    {"G", 16, 576, {576, 192, 192}, 3},
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void fail(const char *message, const char *detail) {
  fprintf(stderr, "bench_group: error: %s%s\n", message, detail);
  exit(1);
}

static void check(cotile_status_t status) {
  if (status) fail(cotile_status_message(status), "");
}

// --- Limits of the machine ---

// Twelve independent chains: enough for two units with a latency of four or five cycles.
#define FMA(r, n) "vfmadd231ps %%" r "15, %%" r "15, %%" r n "\n"
#define FMA_CHAINS(r)                                                                              \
  FMA(r, "0")                                                                                      \
  FMA(r, "1")                                                                                      \
  FMA(r, "2")                                                                                      \
  FMA(r, "3")                                                                                      \
  FMA(r, "4")                                                                                      \
  FMA(r, "5")                                                                                      \
  FMA(r, "6")                                                                                      \
  FMA(r, "7") FMA(r, "8") FMA(r, "9") FMA(r, "10") FMA(r, "11")
#define FMA_STEPS(r)                                                                               \
  __asm__ volatile("vpxor %%xmm15, %%xmm15, %%xmm15" : : : "xmm15");                               \
  for (int s = 0; s < CHAIN_STEPS; s++)                                                            \
  __asm__ volatile(FMA_CHAINS(r)                                                                   \
                   :                                                                               \
                   :                                                                               \
                   : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",       \
                     "xmm9", "xmm10", "xmm11")

__attribute__((target("avx512f"))) static void fma_steps_avx512(void) { FMA_STEPS("zmm"); }

__attribute__((target("avx2,fma"))) static void fma_steps_avx2(void) { FMA_STEPS("ymm"); }

static double peak_flops(void) {
  int wide = __builtin_cpu_supports("avx512f");
  double start = now();
  if (wide)
    fma_steps_avx512();
  else
    fma_steps_avx2();
  double flops = 2.0 * (wide ? 16 : 8) * (double)CHAINS * (double)CHAIN_STEPS;
  return flops / (now() - start);
}

// Reads all bytes once, in one stream or (apart > 8) in four.
__attribute__((target("avx2"))) static double stream_seconds(const float *data, size_t count,
                                                             size_t apart) {
  __m256 a = _mm256_setzero_ps(), b = a, c = a, d = a;
  size_t step = apart > 8 ? 8 : 32, end = apart > 8 ? apart : count - 31;
  double start = now();
  for (size_t i = 0; i < end; i += step) {
    a = _mm256_add_ps(a, _mm256_load_ps(data + i));
    b = _mm256_add_ps(b, _mm256_load_ps(data + i + apart));
    c = _mm256_add_ps(c, _mm256_load_ps(data + i + 2 * apart));
    d = _mm256_add_ps(d, _mm256_load_ps(data + i + 3 * apart));
  }
  double seconds = now() - start;
  __asm__ volatile("" : : "x"(a), "x"(b), "x"(c), "x"(d));
  return seconds;
}

// The faster of the two; what they do not read of a count that does not divide is below 128 bytes.
static double read_seconds(const float *data, size_t count) {
  if (count < 64) return 0;
  double one = stream_seconds(data, count, 8), four = stream_seconds(data, count, count / 32 * 8);
  return one < four ? one : four;
}

// --- Modules ---

static void write_program(const struct shape *shape, const char *path) {
  FILE *f = fopen(path, "w");
  if (!f) fail("cannot write ", path);
  long long m = shape->m, k = shape->k;
  fprintf(f, "func.func @group(%%x: tensor<%lldx%lldxf32>", m, k);
  for (int i = 0; i < shape->outputs; i++)
    fprintf(f, ", %%w%d: tensor<%lldx%lldxf32> {cotile.parameter = \"w%d\"}", i, k,
            (long long)shape->n[i], i);
  fprintf(f, ") -> (");
  for (int i = 0; i < shape->outputs; i++)
    fprintf(f, "%stensor<%lldx%lldxf32>", i ? ", " : "", m, (long long)shape->n[i]);
  fprintf(f, ") {\n  %%zero = arith.constant 0.0 : f32\n");
  for (int i = 0; i < shape->outputs; i++) {
    long long n = shape->n[i];
    fprintf(f, "  %%e%d = tensor.empty() : tensor<%lldx%lldxf32>\n", i, m, n);
    fprintf(f,
            "  %%f%d = linalg.fill ins(%%zero : f32) outs(%%e%d : tensor<%lldx%lldxf32>) -> "
            "tensor<%lldx%lldxf32>\n",
            i, i, m, n, m, n);
    fprintf(f,
            "  %%y%d = linalg.matmul ins(%%x, %%w%d : tensor<%lldx%lldxf32>, "
            "tensor<%lldx%lldxf32>) outs(%%f%d : tensor<%lldx%lldxf32>) -> tensor<%lldx%lldxf32>\n",
            i, i, m, k, k, n, i, m, n, m, n);
  }
  fprintf(f, "  return ");
  for (int i = 0; i < shape->outputs; i++) fprintf(f, "%s%%y%d", i ? ", " : "", i);
  fprintf(f, " : ");
  for (int i = 0; i < shape->outputs; i++)
    fprintf(f, "%stensor<%lldx%lldxf32>", i ? ", " : "", m, (long long)shape->n[i]);
  fprintf(f, "\n}\n");
  if (fclose(f)) fail("cannot write ", path);
}

static int is_cpu(const char *device) { return !strncmp(device, "cpu", 3); }

static void run_compiler(const char *compiler, const char *source, const char *output,
                         const char *group, const char *device) {
  char option[64], target[64];
  snprintf(option, sizeof option, "--group=%s", group);
  snprintf(target, sizeof target, "--target=%.*s", (int)strcspn(device, ":"), device);
  pid_t child = fork();
  if (child == 0) {
    execlp(compiler, compiler, source, "-o", output, option, target, (char *)NULL);
    fail("cannot run ", compiler);
  }
  int state;
  if (child < 0 || waitpid(child, &state, 0) < 0 || state) fail("compilation failed: ", source);
}

struct program {
  cotile_module_t *module;
  cotile_context_t *context;
  cotile_view_t results[MAX_OUTPUTS];
  double seconds[MAX_TURNS];
};

// On large pages where the system has them, as the runtime's own memory.
static void *numbers(size_t count) {
  size_t page = (size_t)2 << 20, bytes = count * sizeof(float);
  size_t unit = bytes < page ? 64 : page, size = (bytes + unit - 1) / unit * unit;
  float *data = aligned_alloc(unit, size);
  if (!data) fail("no memory", "");
  if (unit == page) madvise(data, size, MADV_HUGEPAGE);
  unsigned seed = 12345;
  for (size_t i = 0; i < count; i++) {
    seed = seed * 1664525u + 1013904223u;
    data[i] = (float)(int)(seed >> 9) / (float)(1 << 22) - 1.0f;
  }
  return data;
}

static cotile_view_t matrix(int64_t rows, int64_t columns) {
  cotile_view_t view = {.type = {COTILE_F32, 2, {rows, columns}}};
  view.data = numbers((size_t)(rows * columns));
  return view;
}

static void load_program(struct program *program, const char *path, cotile_device_t *device,
                         cotile_parameters_t *parameters, const struct shape *shape) {
  check(cotile_module_load(device, path, NULL, &program->module));
  check(cotile_module_bind(program->module, parameters));
  check(cotile_context_create(program->module, &program->context));
  for (int i = 0; i < shape->outputs; i++) program->results[i] = matrix(shape->m, shape->n[i]);
}

static double call(struct program *program, const cotile_view_t *x, const struct shape *shape,
                   int repeat) {
  double start = now();
  for (int i = 0; i < repeat; i++)
    check(cotile_context_invoke(program->context, 0, 1, x, shape->outputs, program->results));
  return (now() - start) / repeat;
}

// --- Statistics ---

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void sort(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, compare);
}

struct limits {
  double peak[MAX_TURNS], read[MAX_TURNS];
};

static double flops_of(const struct shape *shape) {
  double flops = 0;
  for (int i = 0; i < shape->outputs; i++)
    flops += 2.0 * (double)(shape->m * shape->k) * (double)shape->n[i];
  return flops;
}

static void report_limits(double best, double middle, double flops, struct limits *limits,
                          int turns) {
  sort(limits->peak, turns);
  sort(limits->read, turns);
  double peak = limits->peak[turns - 1];
  printf("  %.1f %% of the FMA peak %.1f GFLOP/s (median %.1f %%)\n", 100 * flops / best / peak,
         peak * 1e-9, 100 * flops / middle / limits->peak[turns / 2]);
  printf("  plain read of the weights %.4g ms: %.1f %% of its speed (median %.1f %%)\n",
         limits->read[0] * 1e3, 100 * limits->read[0] / best,
         100 * limits->read[turns / 2] / middle);
}

// `limits` is null where there are none to compare with.
static void report(const struct shape *shape, struct program *fused, struct program *apart,
                   struct limits *limits, int turns) {
  double flops = flops_of(shape), ratio[MAX_TURNS];
  for (int t = 0; t < turns; t++) ratio[t] = fused->seconds[t] / apart->seconds[t];
  sort(ratio, turns);
  sort(fused->seconds, turns);
  sort(apart->seconds, turns);
  double best = fused->seconds[0], middle = fused->seconds[turns / 2];
  printf("%s %lldx%lldx", shape->name, (long long)shape->m, (long long)shape->k);
  for (int i = 0; i < shape->outputs; i++) printf("%s%lld", i ? "/" : "", (long long)shape->n[i]);
  printf(": min %.4g ms, median %.4g ms; %.1f GFLOP/s\n", best * 1e3, middle * 1e3,
         flops / best * 1e-9);
  if (limits) report_limits(best, middle, flops, limits, turns);
  printf("  apart: min %.4g ms, median %.4g ms; grouped/apart min %.3f, median %.3f\n",
         apart->seconds[0] * 1e3, apart->seconds[turns / 2] * 1e3, best / apart->seconds[0],
         ratio[turns / 2]);
}

static void bench(const struct shape *shape, const char *compiler, const char *device_text,
                  int turns) {
  char directory[] = "/tmp/bench_group-XXXXXX", source[64], outputs[2][64];
  if (!mkdtemp(directory)) fail("cannot make a directory in /tmp", "");
  snprintf(source, sizeof source, "%s/group.mlir", directory);
  write_program(shape, source);
  cotile_device_t *device;
  cotile_parameters_t *parameters;
  check(cotile_device_create(device_text, cotile_allocator_system(), &device));
  check(cotile_parameters_create(cotile_allocator_system(), &parameters));
  size_t weights = 0;
  for (int i = 0; i < shape->outputs; i++) {
    char name[16];
    snprintf(name, sizeof name, "w%d", i);
    cotile_view_t view = matrix(shape->k, shape->n[i]);
    check(cotile_parameters_add_view(parameters, name, &view));
    weights += (size_t)(shape->k * shape->n[i]);
  }
  struct program *programs = calloc(2, sizeof *programs);
  struct limits *limits = is_cpu(device_text) ? calloc(1, sizeof *limits) : NULL;
  if (!programs || (is_cpu(device_text) && !limits)) fail("no memory", "");
  static const char *const groups[] = {"always", "none"};
  for (int p = 0; p < 2; p++) {
    snprintf(outputs[p], sizeof outputs[p], "%s/%s.so", directory, groups[p]);
    run_compiler(compiler, source, outputs[p], groups[p], device_text);
    load_program(&programs[p], outputs[p], device, parameters, shape);
    unlink(outputs[p]);
  }
  unlink(source);
  rmdir(directory);
  cotile_view_t x = matrix(shape->m, shape->k);
  float *bytes = numbers(weights);
  double once = call(&programs[0], &x, shape, 1);
  once = call(&programs[0], &x, shape, 1);
  int repeat = once < 5e-4 ? (int)(5e-4 / once) + 1 : 1;
  for (int t = 0; t < turns; t++) {
    if (limits) limits->peak[t] = peak_flops();
    if (limits) limits->read[t] = read_seconds(bytes, weights);
    for (int p = 0; p < 2; p++) {
      call(&programs[p], &x, shape, 1);
      programs[p].seconds[t] = call(&programs[p], &x, shape, repeat);
    }
  }
  report(shape, &programs[0], &programs[1], limits, turns);
}

static int parse_shape(const char *text, struct shape *out) {
  for (size_t i = 0; i < sizeof named_shapes / sizeof *named_shapes; i++)
    if (!strcmp(text, named_shapes[i].name)) {
      *out = named_shapes[i];
      return 1;
    }
  *out = (struct shape){.name = "-"};
  char *end;
  out->m = strtoll(text, &end, 10);
  if (*end++ != ',') return 0;
  out->k = strtoll(end, &end, 10);
  if (*end++ != ',') return 0;
  do out->n[out->outputs++] = strtoll(end, &end, 10);
  while (*end++ == '/' && out->outputs < MAX_OUTPUTS);
  return end[-1] == 0;
}

int main(int argc, char **argv) {
  char compiler[4096] = "cotile-compile", device[64] = "cpu:threads=1";
  int turns = 30, shapes = 0;
  const char *slash = strrchr(argv[0], '/');
  if (slash)
    snprintf(compiler, sizeof compiler, "%.*scotile-compile", (int)(slash - argv[0]) + 1, argv[0]);
  for (int i = 1; i < argc; i++) {
    struct shape shape;
    if (!strncmp(argv[i], "--turns=", 8))
      turns = (int)strtol(argv[i] + 8, NULL, 10);
    else if (!strncmp(argv[i], "--device=", 9))
      snprintf(device, sizeof device, "%s", argv[i] + 9);
    else if (parse_shape(argv[i], &shape) && turns > 0 && turns <= MAX_TURNS)
      bench(&shape, compiler, device, turns), shapes++;
    else
      fail("usage: bench_group [--turns=N] [--device=NAME] A|B|..|G|M,K,N1/N2/.. ...", "");
  }
  return shapes ? 0 : 2;
}
