// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scheduled IR of a contraction_case_t, as the schedule stage writes it.
#include "contraction_case.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct writer {
  const contraction_case_t *spec;
  cotile_string_t *text;
} writer_t;

static void put(const writer_t *writer, const char *format, ...) COTILE_PRINTF(2, 3);
static void put(const writer_t *writer, const char *format, ...) {
  char line[1024];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  if (length < 0 || length >= (int)sizeof line ||
      cotile_string_append(writer->text, line, (size_t)length))
    abort();
}

typedef struct text64 {
  char at[64];
} text64_t;

static text64_t size_text(int size, bool dynamic) {
  text64_t text = {"?"};
  if (!dynamic) snprintf(text.at, sizeof text.at, "%d", size);
  return text;
}

static const char *type_name(cotile_element_t element) { return cotile_element_name(element); }

static int results_of(const contraction_case_t *spec) {
  return spec->gated ? 1 : spec->output_count;
}

static text64_t m_text(const contraction_case_t *spec) {
  return size_text(spec->m, spec->m_dynamic);
}
static text64_t k_text(const contraction_case_t *spec) {
  return size_text(spec->k, spec->k_dynamic);
}
static text64_t n_text(const contraction_case_t *spec, int i) {
  return size_text(spec->outputs[i].n, spec->outputs[i].n_dynamic);
}

static bool has_static_width(const contraction_case_t *spec, int i) {
  const case_output_t *output = &spec->outputs[i];
  int atoms = (output->n + spec->lanes - 1) / spec->lanes;
  return !output->n_dynamic && output->n % spec->lanes == 0 && atoms % spec->n_tiles == 0;
}

static text64_t width_text(const contraction_case_t *spec, int i) {
  return size_text(spec->outputs[i].n / spec->n_tiles, !has_static_width(spec, i));
}

static text64_t prefix(const contraction_case_t *spec) {
  text64_t text = {""};
  if (spec->batch) snprintf(text.at, sizeof text.at, "%dx", spec->batch);
  if (spec->x_folded) snprintf(text.at, sizeof text.at, "1x");
  return text;
}

static void put_x_type(const writer_t *writer, bool folded) {
  const contraction_case_t *spec = writer->spec;
  text64_t m = m_text(spec), k = k_text(spec);
  const char *first = spec->x_transposed ? k.at : m.at;
  const char *second = spec->x_transposed ? m.at : k.at;
  put(writer, "tensor<%s", folded ? "" : prefix(spec).at);
  if (!spec->x_vector) put(writer, "%sx", first);
  put(writer, "%sx%s>", spec->x_vector ? k.at : second, type_name(spec->x));
}

static void put_w_type(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  text64_t n = n_text(spec, i), k = k_text(spec);
  put(writer, "tensor<");
  if (spec->batch && !spec->shared_weights) put(writer, "%dx", spec->batch);
  put(writer, "%sx%sx%s>", output->nk ? n.at : k.at, output->nk ? k.at : n.at,
      type_name(output->w));
}

static void put_out_type(const writer_t *writer, int i, bool folded) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  text64_t n = n_text(spec, i), m = m_text(spec);
  put(writer, "tensor<%s", folded ? "" : prefix(spec).at);
  if (!spec->x_vector) put(writer, "%sx", output->out_transposed ? n.at : m.at);
  put(writer, "%sx%s>", output->out_transposed ? m.at : n.at, type_name(output->result));
}

static void put_bias_type(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  text64_t n = n_text(spec, i), m = m_text(spec);
  const char *type = type_name(output->accumulator);
  switch (output->bias) {
  case BIAS_N:
    put(writer, "tensor<%sx%s>", n.at, type);
    break;
  case BIAS_M1:
    put(writer, "tensor<%sx1x%s>", m.at, type);
    break;
  case BIAS_MN:
    put(writer, "tensor<%sx%sx%s>", m.at, n.at, type);
    break;
  case BIAS_NM:
    put(writer, "tensor<%sx%sx%s>", n.at, m.at, type);
    break;
  case BIAS_NONE:
    break;
  }
}

static void put_out_types(const writer_t *writer, bool folded) {
  for (int i = 0; i < results_of(writer->spec); i++) {
    put(writer, i ? ", " : "");
    put_out_type(writer, i, folded);
  }
}

static void put_signature(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  put(writer, "flow.executable @%s {\n  func.func @%s(%%x: ", spec->name, spec->name);
  put_x_type(writer, false);
  for (int i = 0; i < spec->output_count; i++) {
    put(writer, ", %%w%d: ", i);
    put_w_type(writer, i);
    if (spec->outputs[i].bias == BIAS_NONE) continue;
    put(writer, ", %%b%d: ", i);
    put_bias_type(writer, i);
  }
  for (int i = 0; i < results_of(spec); i++) {
    put(writer, ", %%o%d: ", i);
    put_out_type(writer, i, false);
  }
  put(writer, ") -> (");
  put_out_types(writer, false);
  put(writer, ") attributes {cotile.schedule = {kind = \"contraction\", m_tile = %d : i64, ",
      spec->m_tile);
  put(writer, "n_tiles = %d : i64, lanes = %d : i64, rows = %d : i64, vectors = %d : i64, ",
      spec->n_tiles, spec->lanes, spec->rows, spec->vectors);
  put(writer, "k_unroll = %d : i64, ", spec->k_unroll);
  if (spec->n_threads)
    put(writer, "n_threads = %d : i64, k_threads = %d : i64, k_tile = %d : i64}} {\n",
        spec->n_threads, spec->k_threads, spec->k_tile);
  else
    put(writer, "prefetch = %d : i64, prefetch_next = %d : i64, packing = \"%s\"}} {\n",
        spec->prefetch, spec->prefetch_next, spec->packing);
}

static void put_size(const writer_t *writer, const char *name, int size, bool dynamic,
                     const char *tensor, int dim) {
  if (!dynamic) {
    put(writer, "    %%%s = arith.constant %d : index\n", name, size);
    return;
  }
  put(writer, "    %%%s = tensor.dim %%%s, %%c%d : ", name, tensor, dim);
}

static void put_sizes(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  int lead = spec->batch || spec->x_folded;
  put_size(writer, "m", spec->m, spec->m_dynamic, "x", lead + spec->x_transposed);
  if (spec->m_dynamic) put_x_type(writer, false);
  put(writer, "\n");
  put_size(writer, "k", spec->k, spec->k_dynamic, "x",
           spec->x_vector ? 0 : lead + !spec->x_transposed);
  if (spec->k_dynamic) put_x_type(writer, false);
  put(writer, "\n");
  int batched = spec->batch && !spec->shared_weights;
  for (int i = 0; i < spec->output_count; i++) {
    char name[16], tensor[16];
    snprintf(name, sizeof name, "N%d", i);
    snprintf(tensor, sizeof tensor, "w%d", i);
    put_size(writer, name, spec->outputs[i].n, spec->outputs[i].n_dynamic, tensor,
             batched + !spec->outputs[i].nk);
    if (spec->outputs[i].n_dynamic) put_w_type(writer, i);
    put(writer, "\n");
  }
}

static void put_fold(const writer_t *writer, const char *name, int i) {
  put(writer, "    %%%s_2d = tensor.collapse_shape %%%s [[0, 1], [2]] : ", name, name);
  if (i < 0)
    put_x_type(writer, false);
  else
    put_out_type(writer, i, false);
  put(writer, " into ");
  if (i < 0)
    put_x_type(writer, true);
  else
    put_out_type(writer, i, true);
  put(writer, "\n");
}

static void put_prologue(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  for (int i = 0; i < 4; i++) put(writer, "    %%c%d = arith.constant %d : index\n", i, i);
  put(writer, "    %%lanes = arith.constant %d : index\n", spec->lanes);
  put(writer, "    %%G = arith.constant %d : index\n", spec->n_tiles);
  put(writer, "    %%mt = arith.constant %d : index\n", spec->m_tile);
  put_sizes(writer);
  put(writer, "    %%M = arith.ceildivui %%m, %%mt : index\n");
  if (!spec->x_folded) return;
  put_fold(writer, "x", -1);
  for (int i = 0; i < results_of(spec); i++) {
    char name[16];
    snprintf(name, sizeof name, "o%d", i);
    put_fold(writer, name, i);
  }
}

static void put_forall(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  put(writer, "    %%r:%d = scf.forall (%s%%i, %%j) in (", results_of(spec),
      spec->batch ? "%batch, " : "");
  if (spec->batch) put(writer, "%d, ", spec->batch);
  put(writer, "%s, %d) shared_outs(", spec->x_vector ? "1" : "%M", spec->n_tiles);
  for (int i = 0; i < results_of(spec); i++)
    put(writer, "%s%%s%d = %%o%d%s", i ? ", " : "", i, i, spec->x_folded ? "_2d" : "");
  put(writer, ") -> (");
  put_out_types(writer, spec->x_folded);
  put(writer, ") {\n");
  put(writer, "      %%m0 = arith.muli %%i, %%mt : index\n"
              "      %%left = arith.subi %%m, %%m0 : index\n"
              "      %%rows = arith.minsi %%left, %%mt : index\n");
}

// %off and %size of output i's columns in tile j.
static void put_columns(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  if (has_static_width(spec, i)) {
    put(writer, "      %%wide%d = arith.constant %d : index\n", i,
        spec->outputs[i].n / spec->n_tiles);
    put(writer, "      %%off%d = arith.muli %%j, %%wide%d : index\n", i, i);
    return;
  }
  put(writer, "      %%a%d = arith.ceildivui %%N%d, %%lanes : index\n", i, i);
  put(writer, "      %%la%d = arith.muli %%j, %%a%d : index\n", i, i);
  put(writer, "      %%lo%d = arith.divui %%la%d, %%G : index\n", i, i);
  put(writer, "      %%jn%d = arith.addi %%j, %%c1 : index\n", i);
  put(writer, "      %%ha%d = arith.muli %%jn%d, %%a%d : index\n", i, i, i);
  put(writer, "      %%hi%d = arith.divui %%ha%d, %%G : index\n", i, i);
  put(writer, "      %%off%d = arith.muli %%lo%d, %%lanes : index\n", i, i);
  put(writer, "      %%eu%d = arith.muli %%hi%d, %%lanes : index\n", i, i);
  put(writer, "      %%en%d = arith.minsi %%eu%d, %%N%d : index\n", i, i, i);
  put(writer, "      %%size%d = arith.subi %%en%d, %%off%d : index\n", i, i, i);
}

static text64_t column_size(const contraction_case_t *spec, int i) {
  text64_t text = width_text(spec, i);
  if (text.at[0] == '?') snprintf(text.at, sizeof text.at, "%%size%d", i);
  return text;
}

static text64_t depth_size(const contraction_case_t *spec) {
  text64_t text = k_text(spec);
  if (text.at[0] == '?') snprintf(text.at, sizeof text.at, "%%k");
  return text;
}

static void put_x_slice(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  text64_t k = k_text(spec), depth = depth_size(spec);
  const char *type = type_name(spec->x);
  if (spec->x_vector) return; // used whole
  bool batched = spec->batch;
  put(writer, "      %%xs = tensor.extract_slice %%x%s[%s", spec->x_folded ? "_2d" : "",
      batched ? "%batch, " : "");
  put(writer, spec->x_transposed ? "0, %%m0] [" : "%%m0, 0] [");
  put(writer, "%s", batched ? "1, " : "");
  if (spec->x_transposed)
    put(writer, "%s, %%rows]", depth.at);
  else
    put(writer, "%%rows, %s]", depth.at);
  put(writer, " [%s1, 1] : ", batched ? "1, " : "");
  put_x_type(writer, spec->x_folded);
  if (spec->x_transposed)
    put(writer, " to tensor<%sx?x%s>\n", k.at, type);
  else
    put(writer, " to tensor<?x%sx%s>\n", k.at, type);
}

static text64_t w_slice_type(const contraction_case_t *spec, int i) {
  const case_output_t *output = &spec->outputs[i];
  text64_t text, w = width_text(spec, i), k = k_text(spec);
  snprintf(text.at, sizeof text.at, "tensor<%.20sx%.20sx%s>", output->nk ? w.at : k.at,
           output->nk ? k.at : w.at, type_name(output->w));
  return text;
}

static void put_w_slice(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  text64_t size = column_size(spec, i), depth = depth_size(spec);
  bool batched = spec->batch && !spec->shared_weights, nk = spec->outputs[i].nk;
  put(writer, "      %%ws%d = tensor.extract_slice %%w%d[%s", i, i, batched ? "%batch, " : "");
  put(writer, nk ? "%%off%d, 0] [" : "0, %%off%d] [", i);
  put(writer, "%s%s, %s] [%s1, 1] : ", batched ? "1, " : "", nk ? size.at : depth.at,
      nk ? depth.at : size.at, batched ? "1, " : "");
  put_w_type(writer, i);
  put(writer, " to %s\n", w_slice_type(spec, i).at);
}

// The tile of a result, with elements of `element`.
static text64_t tile_type(const contraction_case_t *spec, int i, cotile_element_t element) {
  text64_t text, w = width_text(spec, i);
  const char *type = type_name(element);
  if (spec->x_vector)
    snprintf(text.at, sizeof text.at, "tensor<%.20sx%s>", w.at, type);
  else if (spec->outputs[i].out_transposed)
    snprintf(text.at, sizeof text.at, "tensor<%.20sx?x%s>", w.at, type);
  else
    snprintf(text.at, sizeof text.at, "tensor<?x%.20sx%s>", w.at, type);
  return text;
}

static void put_empty(const writer_t *writer, const char *name, int i, cotile_element_t element) {
  const contraction_case_t *spec = writer->spec;
  bool dynamic = !has_static_width(spec, i), transposed = spec->outputs[i].out_transposed;
  char size[16] = "";
  if (dynamic) snprintf(size, sizeof size, "%%size%d", i);
  put(writer, "      %%%s%d = tensor.empty(", name, i);
  if (spec->x_vector)
    put(writer, "%s", size);
  else if (!dynamic)
    put(writer, "%%rows");
  else
    put(writer, transposed ? "%s, %%rows" : "%%rows, %s", size);
  put(writer, ") : %s\n", tile_type(spec, i, element).at);
}

// Where a result's tile is: "[%m0, %off] [%rows, %size] [1, 1]".
static void put_out_place(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  text64_t size = column_size(spec, i);
  const char *offset = spec->batch ? "%batch, " : "", *one = spec->batch ? "1, " : "";
  if (spec->x_vector)
    put(writer, "[%%off%d] [%s] [1]", i, size.at);
  else if (spec->outputs[i].out_transposed)
    put(writer, "[%s%%off%d, %%m0] [%s%s, %%rows] [%s1, 1]", offset, i, one, size.at, one);
  else
    put(writer, "[%s%%m0, %%off%d] [%s%%rows, %s] [%s1, 1]", offset, i, one, size.at, one);
}

static void put_out_slice(const writer_t *writer, int i) {
  put(writer, "      %%os%d = tensor.extract_slice %%s%d", i, i);
  put_out_place(writer, i);
  put(writer, " : ");
  put_out_type(writer, i, writer->spec->x_folded);
  put(writer, " to %s\n", tile_type(writer->spec, i, writer->spec->outputs[i].result).at);
}

static text64_t bias_slice_type(const contraction_case_t *spec, int i) {
  text64_t text = {""}, w = width_text(spec, i);
  const char *type = type_name(spec->outputs[i].accumulator);
  switch (spec->outputs[i].bias) {
  case BIAS_N:
    snprintf(text.at, sizeof text.at, "tensor<%.20sx%s>", w.at, type);
    break;
  case BIAS_M1:
    snprintf(text.at, sizeof text.at, "tensor<?x1x%s>", type);
    break;
  case BIAS_MN:
    snprintf(text.at, sizeof text.at, "tensor<?x%.20sx%s>", w.at, type);
    break;
  case BIAS_NM:
    snprintf(text.at, sizeof text.at, "tensor<%.20sx?x%s>", w.at, type);
    break;
  case BIAS_NONE:
    break;
  }
  return text;
}

static void put_bias_slice(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  text64_t size = column_size(spec, i);
  put(writer, "      %%bs%d = tensor.extract_slice %%b%d", i, i);
  switch (spec->outputs[i].bias) {
  case BIAS_N:
    put(writer, "[%%off%d] [%s] [1] : ", i, size.at);
    break;
  case BIAS_M1:
    put(writer, "[%%m0, 0] [%%rows, 1] [1, 1] : ");
    break;
  case BIAS_MN:
    put(writer, "[%%m0, %%off%d] [%%rows, %s] [1, 1] : ", i, size.at);
    break;
  case BIAS_NM:
    put(writer, "[%%off%d, %%m0] [%s, %%rows] [1, 1] : ", i, size.at);
    break;
  case BIAS_NONE:
    break;
  }
  put_bias_type(writer, i);
  put(writer, " to %s\n", bias_slice_type(spec, i).at);
}

static const char *loops(const contraction_case_t *spec) {
  return spec->x_vector ? "(n)" : "(m, n)";
}

static const char *tile_map(const contraction_case_t *spec, int i) {
  return spec->x_vector ? "(n)" : spec->outputs[i].out_transposed ? "(n, m)" : "(m, n)";
}

static const char *bias_map(const contraction_case_t *spec, int i) {
  static const char *const maps[] = {"", "(n)", "(m, 0)", "(m, n)", "(n, m)"};
  return maps[spec->outputs[i].bias];
}

static const char *parallel(const contraction_case_t *spec) {
  return spec->x_vector ? "[\"parallel\"]" : "[\"parallel\", \"parallel\"]";
}

// %start: what the dot's sum begins with.
static void put_start(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  const char *type = type_name(output->accumulator);
  if (output->start == START_OUT) return;
  text64_t tile = tile_type(spec, i, output->accumulator);
  put_empty(writer, "empty", i, output->accumulator);
  if (output->start == START_BIAS) {
    put(writer,
        "      %%start%d = linalg.generic {indexing_maps = [affine_map<%s -> %s>, "
        "affine_map<%s -> %s>], iterator_types = %s} ins(%%bs%d : %s) outs(%%empty%d : %s) {\n",
        i, loops(spec), bias_map(spec, i), loops(spec), tile_map(spec, i), parallel(spec), i,
        bias_slice_type(spec, i).at, i, tile.at);
    put(writer, "      ^bb0(%%p: %s, %%q: %s):\n        linalg.yield %%p : %s\n      } -> %s\n",
        type, type, type, tile.at);
    return;
  }
  bool is_float = output->accumulator <= COTILE_BF16;
  const char *zero = is_float ? "0.0" : "0", *other = is_float ? "1.5" : "3";
  put(writer, "      %%init%d = arith.constant %s : %s\n", i,
      output->start == START_ZERO ? zero : other, type);
  put(writer, "      %%start%d = linalg.fill ins(%%init%d : %s) outs(%%empty%d : %s) -> %s\n", i, i,
      type, i, tile.at, tile.at);
}

static void put_cast(const writer_t *writer, const char *to, const char *from,
                     cotile_element_t from_type, cotile_element_t to_type) {
  bool is_float = to_type <= COTILE_BF16;
  put(writer, "        %%%s = %s %%%s : %s to %s\n", to, is_float ? "arith.extf" : "arith.extsi",
      from, type_name(from_type), type_name(to_type));
}

static void put_dot_body(const writer_t *writer, const case_output_t *output) {
  const char *type = type_name(output->accumulator);
  bool is_float = output->accumulator <= COTILE_BF16;
  cotile_element_t x = writer->spec->x;
  put(writer, "      ^bb0(%%p: %s, %%q: %s, %%acc: %s):\n", type_name(x), type_name(output->w),
      type);
  if (x != output->accumulator) put_cast(writer, "pc", "p", x, output->accumulator);
  if (output->w != output->accumulator) put_cast(writer, "qc", "q", output->w, output->accumulator);
  put(writer, "        %%mul = %s %%p%s, %%q%s : %s\n", is_float ? "arith.mulf" : "arith.muli",
      x != output->accumulator ? "c" : "", output->w != output->accumulator ? "c" : "", type);
  put(writer, "        %%sum = %s %%acc, %%mul : %s\n        linalg.yield %%sum : %s\n",
      is_float ? "arith.addf" : "arith.addi", type, type);
}

static void put_dot(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  text64_t tile = tile_type(spec, i, output->accumulator);
  const char *all = spec->x_vector ? "(n, k)" : "(m, n, k)";
  const char *x_map = spec->x_vector ? "(k)" : spec->x_transposed ? "(k, m)" : "(m, k)";
  put(writer,
      "      %%dot%d = linalg.generic {indexing_maps = [affine_map<%s -> %s>, "
      "affine_map<%s -> %s>, affine_map<%s -> %s>], iterator_types = [%s\"parallel\", "
      "\"reduction\"]} ",
      i, all, x_map, all, output->nk ? "(n, k)" : "(k, n)", all, tile_map(spec, i),
      spec->x_vector ? "" : "\"parallel\", ");
  put(writer, "ins(%%x%s, %%ws%d : ", spec->x_vector ? "" : "s", i);
  text64_t k = k_text(spec);
  if (spec->x_vector)
    put_x_type(writer, false);
  else if (spec->x_transposed)
    put(writer, "tensor<%sx?x%s>", k.at, type_name(spec->x));
  else
    put(writer, "tensor<?x%sx%s>", k.at, type_name(spec->x));
  put(writer, ", %s) outs(%%%s%d : %s) {\n", w_slice_type(spec, i).at,
      output->start == START_OUT ? "os" : "start", i, tile.at);
  put_dot_body(writer, output);
  put(writer, "      } -> %s\n", tile.at);
}

// %t becomes silu(%from); all of `type`.
static void put_silu(const writer_t *writer, const char *to, const char *from, const char *type) {
  put(writer, "        %%one_%s = arith.constant 1.0 : %s\n", to, type);
  put(writer, "        %%neg_%s = arith.negf %%%s : %s\n", to, from, type);
  put(writer, "        %%exp_%s = math.exp %%neg_%s : %s\n", to, to, type);
  put(writer, "        %%den_%s = arith.addf %%exp_%s, %%one_%s : %s\n", to, to, to, type);
  put(writer, "        %%%s = arith.divf %%%s, %%den_%s : %s\n", to, from, to, type);
}

// From %p to the name that is returned.
static const char *put_activation(const writer_t *writer, const case_output_t *output,
                                  const char *from) {
  const char *type = type_name(output->accumulator);
  switch (output->activation) {
  case ACT_NONE:
    return from;
  case ACT_RELU:
    put(writer, "        %%zero = arith.constant 0.0 : %s\n", type);
    put(writer, "        %%act = arith.maximumf %%%s, %%zero : %s\n", from, type);
    return "act";
  case ACT_SILU:
    put_silu(writer, "act", from, type);
    return "act";
  case ACT_ADD_INDEX: // m + 2 n, as the whole result counts them
    put(writer, "        %%im = linalg.index 0 : index\n        %%in = linalg.index 1 : index\n"
                "        %%gm = arith.addi %%im, %%m0 : index\n");
    put(writer, "        %%gn = arith.addi %%in, %%off%d : index\n",
        (int)(output - writer->spec->outputs));
    put(writer, "        %%g2 = arith.addi %%gn, %%gn : index\n"
                "        %%g = arith.addi %%gm, %%g2 : index\n"
                "        %%gi = arith.index_cast %%g : index to i32\n");
    put(writer, "        %%gf = arith.sitofp %%gi : i32 to %s\n", type);
    put(writer, "        %%act = arith.addf %%%s, %%gf : %s\n", from, type);
    return "act";
  }
  return from;
}

static bool has_epilogue(const case_output_t *output) {
  return output->result != output->accumulator || output->activation != ACT_NONE ||
         (output->bias != BIAS_NONE && output->start != START_BIAS);
}

static void put_narrowed_yield(const writer_t *writer, const case_output_t *output,
                               const char *value) {
  const char *type = type_name(output->result);
  bool is_float = output->accumulator <= COTILE_BF16;
  if (output->result != output->accumulator) {
    put(writer, "        %%narrow = %s %%%s : %s to %s\n",
        is_float ? "arith.truncf" : "arith.trunci", value, type_name(output->accumulator), type);
    value = "narrow";
  }
  put(writer, "        linalg.yield %%%s : %s\n", value, type);
}

static void put_epilogue(const writer_t *writer, int i) {
  const contraction_case_t *spec = writer->spec;
  const case_output_t *output = &spec->outputs[i];
  const char *type = type_name(output->accumulator);
  bool biased = output->bias != BIAS_NONE && output->start != START_BIAS;
  text64_t tile = tile_type(spec, i, output->accumulator);
  text64_t result = tile_type(spec, i, output->result);
  put(writer, "      %%res%d = linalg.generic {indexing_maps = [affine_map<%s -> %s>, ", i,
      loops(spec), tile_map(spec, i));
  if (biased) put(writer, "affine_map<%s -> %s>, ", loops(spec), bias_map(spec, i));
  put(writer, "affine_map<%s -> %s>], iterator_types = %s} ins(%%dot%d", loops(spec),
      tile_map(spec, i), parallel(spec), i);
  if (biased) put(writer, ", %%bs%d", i);
  put(writer, " : %s", tile.at);
  if (biased) put(writer, ", %s", bias_slice_type(spec, i).at);
  put(writer, ") outs(%%os%d : %s) {\n      ^bb0(%%p: %s, ", i, result.at, type);
  if (biased) put(writer, "%%bias: %s, ", type);
  put(writer, "%%o: %s):\n", type_name(output->result));
  const char *value = "p";
  if (biased) {
    put(writer, "        %%pb = %s %%p, %%bias : %s\n",
        output->accumulator <= COTILE_BF16 ? "arith.addf" : "arith.addi", type);
    value = "pb";
  }
  put_narrowed_yield(writer, output, put_activation(writer, output, value));
  put(writer, "      } -> %s\n", result.at);
}

static void put_gate(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  const char *type = type_name(spec->outputs[0].accumulator);
  text64_t tile = tile_type(spec, 0, spec->outputs[0].accumulator);
  text64_t result = tile_type(spec, 0, spec->outputs[0].result);
  put(writer,
      "      %%res0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, "
      "affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = %s} "
      "ins(%%dot0, %%dot1 : %s, %s) outs(%%os0 : %s) {\n",
      parallel(spec), tile.at, tile.at, result.at);
  put(writer, "      ^bb0(%%p: %s, %%q: %s, %%o: %s):\n", type, type,
      type_name(spec->outputs[0].result));
  put_silu(writer, "act", "p", type);
  put(writer, "        %%gate = arith.mulf %%act, %%q : %s\n", type);
  put_narrowed_yield(writer, &spec->outputs[0], "gate");
  put(writer, "      } -> %s\n", result.at);
}

static void put_inserts(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  put(writer, "      scf.forall.in_parallel {\n");
  for (int i = 0; i < results_of(spec); i++) {
    bool computed = spec->gated || has_epilogue(&spec->outputs[i]);
    put(writer, "        tensor.parallel_insert_slice %%%s%d into %%s%d", computed ? "res" : "dot",
        i, i);
    put_out_place(writer, i);
    put(writer, " : %s into ", tile_type(spec, i, spec->outputs[i].result).at);
    put_out_type(writer, i, spec->x_folded);
    put(writer, "\n");
  }
  put(writer, "      }\n    }\n");
}

static void put_return(const writer_t *writer) {
  const contraction_case_t *spec = writer->spec;
  for (int i = 0; spec->x_folded && i < results_of(spec); i++) {
    put(writer, "    %%e%d = tensor.expand_shape %%r#%d [[0, 1], [2]] output_shape [1, ", i, i);
    text64_t m = m_text(spec), n = n_text(spec, i);
    put(writer, "%s, ", m.at[0] == '?' ? "%m" : m.at);
    if (n.at[0] == '?')
      put(writer, "%%N%d] : ", i);
    else
      put(writer, "%s] : ", n.at);
    put_out_type(writer, i, true);
    put(writer, " into ");
    put_out_type(writer, i, false);
    put(writer, "\n");
  }
  put(writer, "    return ");
  for (int i = 0; i < results_of(spec); i++)
    put(writer, spec->x_folded ? "%s%%e%d" : "%s%%r#%d", i ? ", " : "", i);
  put(writer, " : ");
  put_out_types(writer, false);
  put(writer, "\n  }\n}\n");
}

void contraction_case_append(const contraction_case_t *spec, cotile_string_t *text) {
  writer_t writer = {spec, text};
  put_signature(&writer);
  put_prologue(&writer);
  put_forall(&writer);
  put_x_slice(&writer);
  for (int i = 0; i < spec->output_count; i++) {
    bool stored = i < results_of(spec);
    put_columns(&writer, i);
    put_w_slice(&writer, i);
    if (spec->outputs[i].bias != BIAS_NONE) put_bias_slice(&writer, i);
    if (stored) put_out_slice(&writer, i);
    put_start(&writer, i);
    put_dot(&writer, i);
    if (!spec->gated && has_epilogue(&spec->outputs[i])) put_epilogue(&writer, i);
  }
  if (spec->gated) put_gate(&writer);
  put_inserts(&writer);
  put_return(&writer);
}
