// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "matmul_text.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/size.h"

typedef struct writer {
  const matmul_t *matmul;
  cotile_string_t *text;
  int next; // number of the next value
  int m, n, k, row0, column0, thread, row, column, zero, zeros;
} writer_t;

COTILE_PRINTF(2, 3) static void line(writer_t *w, const char *format, ...) {
  char buffer[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(buffer, sizeof buffer, format, arguments);
  va_end(arguments);
  cotile_status_release(cotile_string_append_format(w->text, "%s\n", buffer));
}

// %vN = FORMAT; returns N.
COTILE_PRINTF(2, 3) static int value(writer_t *w, const char *format, ...) {
  char buffer[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(buffer, sizeof buffer, format, arguments);
  va_end(arguments);
  line(w, "%%v%d = %s", w->next, buffer);
  return w->next++;
}

static int constant(writer_t *w, int64_t number) {
  return value(w, "arith.constant %lld : index", (long long)number);
}
static int binary(writer_t *w, const char *op, int a, int b) {
  return value(w, "arith.%s %%v%d, %%v%d : index", op, a, b);
}
static int plus(writer_t *w, int a, int64_t b) {
  return b ? binary(w, "addi", a, constant(w, b)) : a;
}

// --- Types ---

static const char *storage_type(const matmul_t *matmul) {
  return matmul->element == COTILE_BF16 ? "i16" : cotile_element_name(matmul->element);
}

static void append_dims(const matmul_t *matmul, int64_t a, int64_t b, char out[64]) {
  if (matmul->is_dynamic)
    snprintf(out, 64, "?x?");
  else
    snprintf(out, 64, "%lldx%lld", (long long)a, (long long)b);
}

typedef struct type {
  char text[160];
} type_t;

static type_t global_type(const matmul_t *matmul, int64_t a, int64_t b, const char *element) {
  type_t type;
  char dims[64];
  append_dims(matmul, a, b, dims);
  snprintf(type.text, sizeof type.text, "memref<%sx%s%s>", dims, element,
           matmul->is_nvvm ? "" : ", #spirv.storage_class<StorageBuffer>");
  return type;
}
static type_t x_type(const matmul_t *matmul) {
  return global_type(matmul, matmul->m, matmul->k, storage_type(matmul));
}
static type_t w_type(const matmul_t *matmul) {
  return global_type(matmul, matmul->k, matmul->n, storage_type(matmul));
}
static type_t o_type(const matmul_t *matmul) {
  return global_type(matmul, matmul->m, matmul->n, "f32");
}

static type_t shared_type(const matmul_t *matmul, int64_t a, int64_t b) {
  type_t type;
  snprintf(type.text, sizeof type.text, "memref<%lldx%lldxf32, %s>", (long long)a, (long long)b,
           matmul->is_nvvm ? "#gpu.address_space<workgroup>" : "#spirv.storage_class<Workgroup>");
  return type;
}
static type_t xs_type(const matmul_t *matmul) {
  bool is_short = matmul->fault == MATMUL_SHORT_SHARED;
  return shared_type(matmul, matmul->rows, matmul->depth - is_short);
}
static type_t ws_type(const matmul_t *matmul) {
  return shared_type(matmul, matmul->depth, matmul->columns);
}

// --- Copies to shared memory ---

typedef struct copy {
  char source[16], target[16];
  type_t source_type, target_type;
  int64_t rows, columns;
  int row0, column0, row_end, column_end; // values; an end of -1: unchecked
} copy_t;

static int load_f32(writer_t *w, const copy_t *copy, int row, int column) {
  int loaded = value(w, "memref.load %s[%%v%d, %%v%d] : %s", copy->source, row, column,
                     copy->source_type.text);
  if (w->matmul->element == COTILE_F32) return loaded;
  if (w->matmul->element == COTILE_F16) return value(w, "arith.extf %%v%d : f16 to f32", loaded);
  int wide = value(w, "arith.extui %%v%d : i16 to i32", loaded);
  int sixteen = value(w, "arith.constant 16 : i32");
  int shifted = value(w, "arith.shli %%v%d, %%v%d : i32", wide, sixteen);
  return value(w, "arith.bitcast %%v%d : i32 to f32", shifted);
}

static int is_inside(writer_t *w, const copy_t *copy, int row, int column) {
  int in_rows = value(w, "arith.cmpi ult, %%v%d, %%v%d : index", row, copy->row_end);
  if (copy->column_end < 0) return in_rows;
  int in_columns = value(w, "arith.cmpi ult, %%v%d, %%v%d : index", column, copy->column_end);
  return value(w, "arith.andi %%v%d, %%v%d : i1", in_rows, in_columns);
}

static void store_shared(writer_t *w, const copy_t *copy, int stored, int r, int c) {
  line(w, "memref.store %%v%d, %s[%%v%d, %%v%d] : %s", stored, copy->target, r, c,
       copy->target_type.text);
}

// One element per thread.
static void copy_element(writer_t *w, const copy_t *copy, int number) {
  int columns = constant(w, copy->columns);
  int r = binary(w, "divui", number, columns), c = binary(w, "remui", number, columns);
  int row = binary(w, "addi", copy->row0, r), column = binary(w, "addi", copy->column0, c);
  int inside = is_inside(w, copy, row, column);
  if (w->matmul->fault == MATMUL_UNFILLED_SHARED) {
    line(w, "scf.if %%v%d {", inside);
    store_shared(w, copy, load_f32(w, copy, row, column), r, c);
    line(w, "}");
    return;
  }
  int result = w->next++;
  line(w, "%%v%d = scf.if %%v%d -> (f32) {", result, inside);
  line(w, "scf.yield %%v%d : f32", load_f32(w, copy, row, column));
  line(w, "} else {\nscf.yield %%v%d : f32\n}", w->zero);
  store_shared(w, copy, result, r, c);
}

static int64_t threads_of(const matmul_t *matmul) {
  return matmul->rows / matmul->thread_rows * (matmul->columns / 4);
}

static void copy_tile(writer_t *w, const copy_t *copy) {
  int64_t threads = threads_of(w->matmul);
  for (int64_t first = 0; first < copy->rows * copy->columns; first += threads)
    copy_element(w, copy, plus(w, w->thread, first));
}

static void copy_tiles(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  bool past_edge = matmul->fault == MATMUL_LOAD_PAST_EDGE;
  copy_t x = {"%X",    "%xs", x_type(matmul), xs_type(matmul),      matmul->rows, matmul->depth,
              w->row0, -1,    w->m,           past_edge ? -1 : w->k};
  x.column0 = value(w, "arith.addi %%k0, %%v%d : index", constant(w, 0));
  copy_tile(w, &x);
  for (int i = 0; i < matmul->results; i++) {
    copy_t tile = {.source_type = w_type(matmul),
                   .target_type = ws_type(matmul),
                   .rows = matmul->depth,
                   .columns = matmul->columns,
                   .row0 = x.column0,
                   .column0 = w->column0,
                   .row_end = w->k,
                   .column_end = w->n};
    snprintf(tile.source, sizeof tile.source, "%%W%d", i);
    snprintf(tile.target, sizeof tile.target, "%%ws%d", i);
    copy_tile(w, &tile);
  }
}

// --- Arithmetic ---

static int accumulators(const matmul_t *matmul) {
  return matmul->results * (int)matmul->thread_rows;
}

static void append(writer_t *w, const char *prefix, int number) {
  cotile_status_release(cotile_string_append_format(w->text, "%s%d", prefix, number));
}

// "%NAME0, %NAME1, ..": a list of all accumulators; with what each starts from unless that is null.
static void append_list(writer_t *w, const char *name, const char *from) {
  for (int i = 0; i < accumulators(w->matmul); i++) {
    if (i) line(w, ",");
    append(w, name, i);
    if (from) line(w, " =");
    if (from) append(w, from, i);
  }
}

static void append_types(writer_t *w) {
  int count = w->matmul->results * (int)w->matmul->thread_rows;
  for (int i = 0; i < count; i++)
    cotile_status_release(cotile_string_append_format(w->text, "%svector<4xf32>", i ? ", " : ""));
}

static void begin_loop(writer_t *w, const char *result, const char *variable, int end, int64_t step,
                       const char *carried, const char *from) {
  int first = constant(w, 0), by = constant(w, step);
  cotile_status_release(cotile_string_append_format(
      w->text, "%s:%d = scf.for %s = %%v%d to %%v%d step %%v%d iter_args(", result,
      accumulators(w->matmul), variable, first, end, by));
  append_list(w, carried, from);
  cotile_status_release(cotile_string_append_format(w->text, ") -> ("));
  append_types(w);
  line(w, ") {");
}

static void yield(writer_t *w, const char *prefix) {
  cotile_status_release(cotile_string_append_format(w->text, "scf.yield "));
  append_list(w, prefix, NULL);
  cotile_status_release(cotile_string_append_format(w->text, " : "));
  append_types(w);
  line(w, "\n}");
}

static int load_w(writer_t *w, int result) {
  type_t type = ws_type(w->matmul);
  int elements[4];
  if (w->matmul->is_nvvm)
    return value(w, "vector.load %%ws%d[%%kk, %%v%d] {alignment = 16} : %s, vector<4xf32>", result,
                 w->column, type.text);
  for (int i = 0; i < 4; i++)
    elements[i] =
        value(w, "memref.load %%ws%d[%%kk, %%v%d] : %s", result, plus(w, w->column, i), type.text);
  return value(w, "vector.from_elements %%v%d, %%v%d, %%v%d, %%v%d : vector<4xf32>", elements[0],
               elements[1], elements[2], elements[3]);
}

static void multiply(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  begin_loop(w, "%inner", "%kk", constant(w, matmul->depth), 1, "%b", "%a");
  int columns[8];
  for (int i = 0; i < matmul->results; i++) columns[i] = load_w(w, i);
  for (int64_t r = 0; r < matmul->thread_rows; r++) {
    int x =
        value(w, "memref.load %%xs[%%v%d, %%kk] : %s", plus(w, w->row, r), xs_type(matmul).text);
    int wide = value(w, "vector.broadcast %%v%d : f32 to vector<4xf32>", x);
    for (int i = 0; i < matmul->results; i++) {
      int number = i * (int)matmul->thread_rows + (int)r;
      line(w, "%%y%d = vector.fma %%v%d, %%v%d, %%b%d : vector<4xf32>", number, wide, columns[i],
           number);
    }
  }
  yield(w, "%y");
}

static void loop_over_k(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  bool in_branch = matmul->fault == MATMUL_BARRIER_IN_BRANCH;
  for (int i = 0; i < accumulators(matmul); i++)
    line(w, "%%start%d = arith.constant dense<0.0> : vector<4xf32>", i);
  begin_loop(w, "%outer", "%k0", w->k, matmul->depth, "%a", "%start");
  if (in_branch) {
    int row = binary(w, "addi", w->row0, w->row);
    line(w, "scf.if %%v%d {", value(w, "arith.cmpi ult, %%v%d, %%v%d : index", row, w->m));
  }
  copy_tiles(w);
  if (matmul->fault != MATMUL_NO_BARRIER_AFTER_COPY) line(w, "gpu.barrier // after copy");
  if (in_branch) line(w, "}");
  multiply(w);
  if (matmul->fault != MATMUL_NO_BARRIER_AFTER_USE) line(w, "gpu.barrier // after use");
  yield(w, "%inner#");
}

// --- Results ---

static void store_element(writer_t *w, int result, int64_t r, int c, int row, int row_inside) {
  const matmul_t *matmul = w->matmul;
  type_t type = o_type(matmul);
  int column = plus(w, binary(w, "addi", w->column0, w->column), c);
  int element = value(w, "vector.extract %%outer#%d[%d] : f32 from vector<4xf32>",
                      result * (int)matmul->thread_rows + (int)r, c);
  int inside = row_inside;
  if (matmul->fault != MATMUL_STORE_PAST_EDGE || result) {
    int in_columns = value(w, "arith.cmpi ult, %%v%d, %%v%d : index", column, w->n);
    inside = value(w, "arith.andi %%v%d, %%v%d : i1", row_inside, in_columns);
  }
  line(w, "scf.if %%v%d {", inside);
  line(w, "memref.store %%v%d, %%O%d[%%v%d, %%v%d] : %s", element, result, row, column, type.text);
  line(w, "}");
}

static void store_results(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  int end = w->m;
  if (matmul->fault == MATMUL_STORE_ONE_LESS) end = binary(w, "subi", w->m, constant(w, 1));
  for (int i = 0; i < matmul->results; i++)
    for (int64_t r = 0; r < matmul->thread_rows; r++) {
      int row = plus(w, binary(w, "addi", w->row0, w->row), r);
      int inside = value(w, "arith.cmpi ult, %%v%d, %%v%d : index", row, end);
      for (int c = 0; c < 4; c++) store_element(w, i, r, c, row, inside);
    }
}

// --- The function ---

static void begin_function(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  cotile_string_t *text = w->text;
  long long x = matmul->columns / 4, y = matmul->rows / matmul->thread_rows;
  line(w, "gpu.module @kernels {\ngpu.func @matmul(%s",
       matmul->is_dynamic ? "%m: i32, %n: i32, %k: i32," : "");
  line(w, "%%X: %s", x_type(matmul).text);
  for (int i = 0; i < matmul->results; i++) line(w, ", %%W%d: %s", i, w_type(matmul).text);
  for (int i = 0; i < matmul->results; i++) line(w, ", %%O%d: %s", i, o_type(matmul).text);
  cotile_status_release(cotile_string_append_format(text, ") "));
  if (!matmul->is_nvvm) {
    line(w,
         "kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<"
         "workgroup_size = [%lld, %lld, 1]>} {",
         x, y);
    line(w, "%%xs = memref.alloc() : %s", xs_type(matmul).text);
    for (int i = 0; i < matmul->results; i++)
      line(w, "%%ws%d = memref.alloc() : %s", i, ws_type(matmul).text);
    return;
  }
  line(w, "workgroup(%%xs: %s", xs_type(matmul).text);
  for (int i = 0; i < matmul->results; i++) line(w, ", %%ws%d: %s", i, ws_type(matmul).text);
  line(w, ") kernel attributes {known_block_size = array<i32: %lld, %lld, 1>} {", x, y);
}

static int size_value(writer_t *w, const char *argument, int64_t size) {
  if (!w->matmul->is_dynamic) return constant(w, size);
  return value(w, "arith.index_cast %%%s : i32 to index", argument);
}

static void begin_body(writer_t *w) {
  const matmul_t *matmul = w->matmul;
  w->m = size_value(w, "m", matmul->m);
  w->n = size_value(w, "n", matmul->n);
  w->k = size_value(w, "k", matmul->k);
  w->zero = value(w, "arith.constant 0.0 : f32");
  int block_x = value(w, "gpu.block_id x"), block_y = value(w, "gpu.block_id y");
  int thread_x = value(w, "gpu.thread_id x"), thread_y = value(w, "gpu.thread_id y");
  int row_of_threads = binary(w, "muli", thread_y, constant(w, matmul->columns / 4));
  w->thread = binary(w, "addi", row_of_threads, thread_x);
  w->row0 = binary(w, "muli", block_y, constant(w, matmul->rows));
  w->column0 = binary(w, "muli", block_x, constant(w, matmul->columns));
  w->row = binary(w, "muli", thread_y, constant(w, matmul->thread_rows));
  w->column = binary(w, "muli", thread_x, constant(w, 4));
}

void matmul_append_text(const matmul_t *matmul, cotile_string_t *text) {
  writer_t w = {.matmul = matmul, .text = text};
  begin_function(&w);
  begin_body(&w);
  loop_over_k(&w);
  store_results(&w);
  line(&w, "gpu.return\n}\n}");
}

void matmul_grid(const matmul_t *matmul, int64_t out_grid[3]) {
  out_grid[0] = cotile_ceil_div(matmul->n, matmul->columns);
  out_grid[1] = cotile_ceil_div(matmul->m, matmul->rows);
  out_grid[2] = 1;
}
