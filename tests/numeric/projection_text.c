// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The MLIR of a projection. Names: %x, %w0, %bias0 and so on for operands; %s_L for the size of
// letter L where it is dynamic (%s_n0 for the columns of member 0).
#include "projection.h"

#include <string.h>

#include "numeric_element.h"

typedef struct printer {
  const projection_t *function;
  FILE *out;
  int member;
  const char *w_letters; // of the weight that the contraction reads, %w
} printer_t;

static bool is_dynamic(const printer_t *p, char letter) {
  return p->function->dynamic && strchr(p->function->dynamic, letter);
}

static int64_t static_size(const printer_t *p, char letter) {
  const projection_t *f = p->function;
  return letter == 'b'   ? f->b
         : letter == 'm' ? f->m
         : letter == 'k' ? f->k
         : letter == 'n' ? f->members[p->member].n
         : letter == 'h' ? f->members[p->member].heads
         : letter == 'd' ? f->members[p->member].n / f->members[p->member].heads
                         : 1;
}

static void put_dim(const printer_t *p, char letter) {
  if (is_dynamic(p, letter))
    fputs("?x", p->out);
  else
    fprintf(p->out, "%lldx", (long long)static_size(p, letter));
}

// `prefix` stands for dimensions in front: "r" is b times m.
static void put_type(const printer_t *p, const char *letters, cotile_element_t element) {
  fputs("tensor<", p->out);
  for (; *letters; letters++) {
    if (*letters != 'r')
      put_dim(p, *letters);
    else if (is_dynamic(p, 'b') || is_dynamic(p, 'm'))
      fputs("?x", p->out);
    else
      fprintf(p->out, "%lldx", (long long)(p->function->b * p->function->m));
  }
  fprintf(p->out, "%s>", cotile_element_name(element));
}

// affine_map<(loops) -> (letters)>
static void put_map(const printer_t *p, const char *loops, const char *letters) {
  fputs("affine_map<(", p->out);
  for (const char *l = loops; *l; l++) fprintf(p->out, "%s%c", l == loops ? "" : ", ", *l);
  fputs(") -> (", p->out);
  for (const char *l = letters; *l; l++)
    fprintf(p->out, "%s%c", l == letters ? "" : ", ", *l == '1' ? '0' : *l);
  fputs(")>", p->out);
}

static void put_iterators(const printer_t *p, const char *loops) {
  fputs("], iterator_types = [", p->out);
  for (const char *l = loops; *l; l++)
    fprintf(p->out, "%s\"%s\"", l == loops ? "" : ", ", *l == 'k' ? "reduction" : "parallel");
  fputs("]}", p->out);
}

static void put_size_name(const printer_t *p, char letter) {
  if (letter == 'n')
    fprintf(p->out, "%%s_n%d", p->member);
  else
    fprintf(p->out, "%%s_%c", letter);
}

// %NAME = tensor.empty(..)
static void put_empty(const printer_t *p, const char *name, const char *letters,
                      cotile_element_t element) {
  const char *separator = "";
  fprintf(p->out, "  %%%s%d = tensor.empty(", name, p->member);
  for (const char *l = letters; *l; l++) {
    bool dynamic = *l == 'r' ? is_dynamic(p, 'b') || is_dynamic(p, 'm') : is_dynamic(p, *l);
    if (!dynamic) continue;
    fputs(separator, p->out);
    put_size_name(p, *l);
    separator = ", ";
  }
  fputs(") : ", p->out);
  put_type(p, letters, element);
  fputs("\n", p->out);
}

// Sizes that are dynamic, from the first operand that has them.
static void put_sizes(printer_t *p) {
  const projection_t *f = p->function;
  for (int i = 0; i < 3; i++) fprintf(p->out, "  %%c%d = arith.constant %d : index\n", i, i);
  for (const char *l = f->x_letters; *l; l++) {
    if (!is_dynamic(p, *l)) continue;
    fprintf(p->out, "  %%s_%c = tensor.dim %%x, %%c%d : ", *l, (int)(l - f->x_letters));
    put_type(p, f->x_letters, f->x);
    fputs("\n", p->out);
  }
  for (p->member = 0; p->member < f->member_count; p->member++) {
    const member_t *m = &f->members[p->member];
    if (!is_dynamic(p, 'n')) break;
    int at = (int)(strchr(m->w_letters, 'n') - m->w_letters);
    fprintf(p->out, "  %%s_n%d = tensor.dim %%w%d, %%c%d : ", p->member, p->member, at);
    put_type(p, m->w_letters, m->w);
    fputs("\n", p->out);
  }
  if (f->form != FORM_COLLAPSED || !(is_dynamic(p, 'b') || is_dynamic(p, 'm'))) return;
  for (const char *l = "bm"; *l; l++)
    if (!is_dynamic(p, *l))
      fprintf(p->out, "  %%s_%c = arith.constant %lld : index\n", *l,
              (long long)static_size(p, *l));
  fputs("  %s_r = arith.muli %s_b, %s_m : index\n", p->out);
}

static const char *cast_name(cotile_element_t from, cotile_element_t to) {
  bool narrower = cotile_element_size(from) > cotile_element_size(to);
  if (element_is_float(from)) return narrower ? "arith.truncf" : "arith.extf";
  return narrower ? "arith.trunci" : "arith.extsi";
}

// The body of a contraction; arguments in the order of the inputs.
static void put_body(const printer_t *p) {
  const projection_t *f = p->function;
  const member_t *m = &f->members[p->member];
  const char *acc = cotile_element_name(f->accumulator);
  bool is_float = element_is_float(f->accumulator);
  fprintf(p->out, " {\n  ^bb0(%%%s: %s, %%%s: %s, %%acc: %s):\n", f->swapped ? "wi" : "xi",
          cotile_element_name(f->swapped ? m->w : f->x), f->swapped ? "xi" : "wi",
          cotile_element_name(f->swapped ? f->x : m->w), acc);
  const char *xe = "%xi", *we = "%wi";
  if (f->x != f->accumulator) {
    fprintf(p->out, "    %%xe = %s %%xi : %s to %s\n", cast_name(f->x, f->accumulator),
            cotile_element_name(f->x), acc);
    xe = "%xe";
  }
  if (m->w != f->accumulator) {
    fprintf(p->out, "    %%we = %s %%wi : %s to %s\n", cast_name(m->w, f->accumulator),
            cotile_element_name(m->w), acc);
    we = "%we";
  }
  fprintf(p->out, "    %%mul = arith.%s %s, %s : %s\n", is_float ? "mulf" : "muli",
          f->swapped ? we : xe, f->swapped ? xe : we, acc);
  fprintf(p->out, "    %%add = arith.%s %%acc, %%mul : %s\n    linalg.yield %%add : %s\n  }",
          is_float ? "addf" : "addi", acc, acc);
}

static void put_contraction(const printer_t *p, const char *op, const char *first,
                            const char *first_letters, const char *second,
                            const char *second_letters, const char *out_letters) {
  const projection_t *f = p->function;
  bool weight_first = *first == 'w';
  cotile_element_t w = f->members[p->member].w;
  fprintf(p->out, "  %%dot%d = %s", p->member, op);
  bool generic = !strcmp(op, "linalg.generic");
  bool maps = !strcmp(op, "linalg.matmul") &&
              (strcmp(second_letters, "kn") || strcmp(first_letters, "mk")) && !weight_first;
  const char *loops = generic ? f->order : "mnk";
  if (generic || maps) {
    fputs(generic ? " {indexing_maps = [" : " indexing_maps = [", p->out);
    put_map(p, loops, first_letters);
    fputs(", ", p->out);
    put_map(p, loops, second_letters);
    fputs(", ", p->out);
    put_map(p, loops, out_letters);
    if (generic)
      put_iterators(p, loops);
    else
      fputs("]", p->out);
  }
  fprintf(p->out, " ins(%%%s, %%%s : ", first, second);
  put_type(p, first_letters, weight_first ? w : f->x);
  fputs(", ", p->out);
  put_type(p, second_letters, weight_first ? f->x : w);
  fprintf(p->out, ") outs(%%init%d : ", p->member);
  put_type(p, out_letters, f->accumulator);
  fputs(")", p->out);
  if (generic) put_body(p);
  fputs(" -> ", p->out);
  put_type(p, out_letters, f->accumulator);
  fputs("\n", p->out);
}

static void put_named(const printer_t *p, const char *x, const char *x_letters, const char *w,
                      const char *w_letters, const char *out_letters) {
  const char *op = !strcmp(x_letters, "bmk")                             ? "linalg.batch_matmul"
                   : !strcmp(x_letters, "k") && !strcmp(w_letters, "kn") ? "linalg.vecmat"
                   : !strcmp(x_letters, "k")                             ? "linalg.matvec"
                                                                         : "linalg.matmul";
  // matvec, and X on the right of a matmul: the weight comes first.
  if (!strcmp(op, "linalg.matvec") || !strcmp(x_letters, "km"))
    put_contraction(p, op, w, w_letters, x, x_letters, out_letters);
  else
    put_contraction(p, op, x, x_letters, w, w_letters, out_letters);
}

// %initN: what the contraction adds to.
static void put_init(const printer_t *p, const char *letters) {
  const projection_t *f = p->function;
  const member_t *m = &f->members[p->member];
  const char *acc = cotile_element_name(f->accumulator);
  if (m->init && !strcmp(m->bias, letters)) {
    fprintf(p->out, "  %%init%d = tensor.cast %%bias%d : ", p->member, p->member);
    put_type(p, letters, f->accumulator);
    fputs(" to ", p->out);
    put_type(p, letters, f->accumulator);
    fputs("\n", p->out);
    return;
  }
  put_empty(p, "e", letters, f->accumulator);
  if (m->init) {
    fprintf(p->out, "  %%init%d = linalg.broadcast ins(%%bias%d : ", p->member, p->member);
    put_type(p, m->bias, f->accumulator);
    fprintf(p->out, ") outs(%%e%d : ", p->member);
    put_type(p, letters, f->accumulator);
    fputs(") dimensions = [", p->out);
    const char *separator = "";
    for (const char *l = letters; *l; l++) {
      if (strchr(m->bias, *l)) continue;
      fprintf(p->out, "%s%d", separator, (int)(l - letters));
      separator = ", ";
    }
    fputs("]\n", p->out);
    return;
  }
  fprintf(p->out, "  %%zero%d = arith.constant %s : %s\n", p->member,
          element_is_float(f->accumulator) ? "0.0" : "0", acc);
  fprintf(p->out, "  %%init%d = linalg.fill ins(%%zero%d : %s) outs(%%e%d : ", p->member, p->member,
          acc, p->member);
  put_type(p, letters, f->accumulator);
  fputs(") -> ", p->out);
  put_type(p, letters, f->accumulator);
  fputs("\n", p->out);
}

// %wtN: the transposed weight.
static void put_transpose(const printer_t *p) {
  const member_t *m = &p->function->members[p->member];
  put_empty(p, "te", "kn", m->w);
  fprintf(p->out, "  %%wt%d = linalg.transpose ins(%%w%d : ", p->member, p->member);
  put_type(p, "nk", m->w);
  fprintf(p->out, ") outs(%%te%d : ", p->member);
  put_type(p, "kn", m->w);
  fputs(") permutation = [1, 0]\n", p->out);
}

static void put_broadcast(const printer_t *p) {
  const member_t *m = &p->function->members[p->member];
  put_empty(p, "be", "bkn", m->w);
  fprintf(p->out, "  %%wb%d = linalg.broadcast ins(%%wt%d : ", p->member, p->member);
  put_type(p, "kn", m->w);
  fprintf(p->out, ") outs(%%be%d : ", p->member);
  put_type(p, "bkn", m->w);
  fputs(") dimensions = [0]\n", p->out);
}

// The start of an op on every element of values of letters `letters`: %NAMEn.
static void put_elementwise_maps(const printer_t *p, const char *name, const char *letters,
                                 const char *second) {
  fprintf(p->out, "  %%%s%d = linalg.generic {indexing_maps = [", name, p->member);
  put_map(p, letters, letters);
  fputs(", ", p->out);
  if (second) {
    put_map(p, letters, second);
    fputs(", ", p->out);
  }
  put_map(p, letters, letters);
  put_iterators(p, letters);
}

// An op on every element of %FROMn, perhaps with the bias: %TOn.
static void put_elementwise(const printer_t *p, const char *from, cotile_element_t from_type,
                            const char *to, cotile_element_t to_type, const char *letters,
                            const char *bias) {
  put_empty(p, bias ? "ae" : "ce", letters, to_type);
  put_elementwise_maps(p, to, letters, bias);
  fprintf(p->out, " ins(%%%s%d", from, p->member);
  if (bias) fprintf(p->out, ", %%bias%d", p->member);
  fputs(" : ", p->out);
  put_type(p, letters, from_type);
  if (bias) {
    fputs(", ", p->out);
    put_type(p, bias, from_type);
  }
  fprintf(p->out, ") outs(%%%s%d : ", bias ? "ae" : "ce", p->member);
  put_type(p, letters, to_type);
  const char *a = cotile_element_name(from_type), *b = cotile_element_name(to_type);
  fprintf(p->out, ") {\n  ^bb0(%%in: %s, ", a);
  if (bias) fprintf(p->out, "%%bi: %s, ", a);
  fprintf(p->out, "%%out: %s):\n", b);
  if (bias)
    fprintf(p->out, "    %%r = %s %%in, %%bi : %s\n",
            element_is_float(from_type) ? "arith.addf" : "arith.addi", a);
  else
    fprintf(p->out, "    %%r = %s %%in : %s to %s\n", cast_name(from_type, to_type), a, b);
  fprintf(p->out, "    linalg.yield %%r : %s\n  } -> ", b);
  put_type(p, letters, to_type);
  fputs("\n", p->out);
}

static const char *letters_of(const projection_t *function) {
  return function->form == FORM_COLLAPSED ? "rn" : function->out_letters;
}

// The name of a member's value: product and bias.
static const char *value_name(const member_t *member) {
  return member->bias && !member->init ? "biased" : "dot";
}

// ins(..) outs(..) and the arguments of a body that computes on accumulators.
static void put_accumulators(const printer_t *p, const char *first, int first_member,
                             const char *second) {
  const projection_t *f = p->function;
  const char *type = cotile_element_name(f->accumulator), *letters = letters_of(f);
  fprintf(p->out, " ins(%%%s%d", first, first_member);
  if (second) fprintf(p->out, ", %%%s%d", second, p->member);
  fputs(" : ", p->out);
  put_type(p, letters, f->accumulator);
  if (second) fputs(", ", p->out);
  if (second) put_type(p, letters, f->accumulator);
  fprintf(p->out, ") outs(%%ge%d : ", p->member);
  put_type(p, letters, f->accumulator);
  fprintf(p->out, ") {\n  ^bb0(%%in: %s, ", type);
  if (second) fprintf(p->out, "%%in2: %s, ", type);
  fprintf(p->out, "%%out: %s):\n", type);
}

static void put_accumulator_yield(const printer_t *p) {
  fprintf(p->out, "    linalg.yield %%r : %s\n  } -> ",
          cotile_element_name(p->function->accumulator));
  put_type(p, letters_of(p->function), p->function->accumulator);
  fputs("\n", p->out);
}

// %actN, of the value of the member that is N's gate.
static void put_activation(const printer_t *p) {
  const projection_t *f = p->function;
  const char *type = cotile_element_name(f->accumulator);
  int gate = f->members[p->member].gate - 1;
  put_elementwise_maps(p, "act", letters_of(f), NULL);
  put_accumulators(p, value_name(&f->members[gate]), gate, NULL);
  if (element_is_float(f->accumulator))
    fprintf(p->out,
            "    %%one = arith.constant 1.0 : %s\n    %%neg = arith.negf %%in : %s\n"
            "    %%exp = math.exp %%neg : %s\n    %%sum = arith.addf %%exp, %%one : %s\n"
            "    %%r = arith.divf %%in, %%sum : %s\n",
            type, type, type, type, type);
  else
    fprintf(p->out, "    %%none = arith.constant 0 : %s\n    %%r = arith.maxsi %%in, %%none : %s\n",
            type, type);
  put_accumulator_yield(p);
}

// %gatedN: %actN times the member's own value.
static void put_gated(const printer_t *p) {
  const projection_t *f = p->function;
  const char *letters = letters_of(f);
  put_empty(p, "ge", letters, f->accumulator);
  put_activation(p);
  put_elementwise_maps(p, "gated", letters, letters);
  put_accumulators(p, "act", p->member, value_name(&f->members[p->member]));
  fprintf(p->out, "    %%r = %s %%in, %%in2 : %s\n",
          element_is_float(f->accumulator) ? "arith.mulf" : "arith.muli",
          cotile_element_name(f->accumulator));
  put_accumulator_yield(p);
}

static void put_member(const printer_t *p) {
  const projection_t *f = p->function;
  const member_t *m = &f->members[p->member];
  const char *letters = letters_of(f);
  char w[16];
  put_init(p, letters);
  if (f->form != FORM_NAMED && f->form != FORM_GENERIC) put_transpose(p);
  if (f->form == FORM_BATCHED) put_broadcast(p);
  snprintf(w, sizeof w, "%s%d",
           f->form == FORM_BATCHED                                  ? "wb"
           : f->form == FORM_TRANSPOSE || f->form == FORM_COLLAPSED ? "wt"
                                                                    : "w",
           p->member);
  switch (f->form) {
  case FORM_NAMED:
    put_named(p, "x", f->x_letters, w, m->w_letters, letters);
    break;
  case FORM_GENERIC:
    if (f->swapped)
      put_contraction(p, "linalg.generic", w, m->w_letters, "x", f->x_letters, letters);
    else
      put_contraction(p, "linalg.generic", "x", f->x_letters, w, m->w_letters, letters);
    break;
  case FORM_TRANSPOSE:
    put_named(p, "x", f->x_letters, w, "kn", letters);
    break;
  case FORM_BATCHED:
    put_named(p, "x", f->x_letters, w, "bkn", letters);
    break;
  case FORM_COLLAPSED:
    fprintf(p->out, "  %%dot%d = linalg.matmul ins(%%rows, %%%s : ", p->member, w);
    put_type(p, "rk", f->x);
    fputs(", ", p->out);
    put_type(p, "kn", m->w);
    fprintf(p->out, ") outs(%%init%d : ", p->member);
    put_type(p, letters, f->accumulator);
    fputs(") -> ", p->out);
    put_type(p, letters, f->accumulator);
    fputs("\n", p->out);
  }
  if (m->bias && !m->init && !m->is_late)
    put_elementwise(p, "dot", f->accumulator, "biased", f->accumulator, letters, m->bias);
}

// "rn" is "bmn", and n is "hd" where there are heads.
static void expand_letters(const printer_t *p, const char *letters, char *out) {
  for (; *letters; letters++) {
    const char *digits = *letters == 'r'                                            ? "bm"
                         : *letters == 'n' && p->function->members[p->member].heads ? "hd"
                                                                                    : NULL;
    if (!digits) *out++ = *letters;
    for (; digits && *digits; digits++) *out++ = *digits;
  }
  *out = 0;
}

// %TOn: the value %FROMn expanded.
static void put_expansion(const printer_t *p, const char *from, cotile_element_t element,
                          const char *letters, const char *to, const char *expanded) {
  fprintf(p->out, "  %%%s%d = tensor.expand_shape %%%s%d [", to, p->member, from, p->member);
  int at = 0;
  for (const char *l = letters; *l; l++) {
    bool is_two = *l == 'r' || (*l == 'n' && p->function->members[p->member].heads);
    fprintf(p->out, is_two ? "%s[%d, %d]" : "%s[%d]", l == letters ? "" : ", ", at, at + 1);
    at += is_two ? 2 : 1;
  }
  fputs("] output_shape [", p->out);
  for (const char *l = expanded; *l; l++) {
    if (l != expanded) fputs(", ", p->out);
    if (is_dynamic(p, *l))
      put_size_name(p, *l);
    else
      fprintf(p->out, "%lld", (long long)static_size(p, *l));
  }
  fputs("] : ", p->out);
  put_type(p, letters, element);
  fputs(" into ", p->out);
  put_type(p, expanded, element);
  fputs("\n", p->out);
}

// %TOn: the value %FROMn transposed.
static void put_layout(const printer_t *p, const char *from, cotile_element_t element,
                       const char *to, const char *letters) {
  const member_t *m = &p->function->members[p->member];
  put_empty(p, "le", m->layout, element);
  fprintf(p->out, "  %%%s%d = linalg.transpose ins(%%%s%d : ", to, p->member, from, p->member);
  put_type(p, letters, element);
  fprintf(p->out, ") outs(%%le%d : ", p->member);
  put_type(p, m->layout, element);
  fputs(") permutation = [", p->out);
  for (const char *l = m->layout; *l; l++)
    fprintf(p->out, "%s%d", l == m->layout ? "" : ", ", (int)(strchr(letters, *l) - letters));
  fputs("]\n", p->out);
}

// %rN, from the value; gates are printed when all values are.
static void put_result(const printer_t *p) {
  const projection_t *f = p->function;
  const member_t *m = &f->members[p->member];
  const char *letters = letters_of(f), *result = m->gate ? "gated" : value_name(m);
  if (m->gate) put_gated(p);
  if (m->result != f->accumulator) {
    put_elementwise(p, result, f->accumulator, "cast", m->result, letters, NULL);
    result = "cast";
  }
  char expanded[8];
  expand_letters(p, letters, expanded);
  if (strcmp(letters, expanded)) {
    put_expansion(p, result, m->result, letters, m->layout ? "x" : "r", expanded);
    result = "x";
  } else if (!m->layout) {
    fprintf(p->out, "  %%r%d = tensor.cast %%%s%d : ", p->member, result, p->member);
    put_type(p, letters, m->result);
    fputs(" to ", p->out);
    put_type(p, letters, m->result);
    fputs("\n", p->out);
  }
  if (m->layout) put_layout(p, result, m->result, "r", expanded);
}

// %rN, with the bias and the cast last.
static void put_late_result(const printer_t *p) {
  const projection_t *f = p->function;
  const member_t *m = &f->members[p->member];
  const char *letters = letters_of(f), *value = "dot";
  bool is_cast = m->result != f->accumulator;
  char expanded[8];
  expand_letters(p, letters, expanded);
  if (strcmp(letters, expanded)) {
    put_expansion(p, value, f->accumulator, letters, "x", expanded);
    value = "x";
  }
  put_layout(p, value, f->accumulator, "t", expanded);
  value = "t";
  if (m->bias) {
    put_elementwise(p, value, f->accumulator, is_cast ? "biased" : "r", f->accumulator, m->layout,
                    m->bias);
    value = "biased";
  }
  if (is_cast) put_elementwise(p, value, f->accumulator, "r", m->result, m->layout, NULL);
}

static void put_constant(const printer_t *p, const operand_t *operand, const char *name,
                         const void *data) {
  cotile_tensor_type_t type = projection_type(
      p->function, operand, (sizes_t){p->function->b, p->function->m, p->function->k});
  int64_t elements;
  size_t bytes;
  if (cotile_tensor_type_size(&type, &elements, &bytes)) return;
  fprintf(p->out, "  %%%s%d = arith.constant dense<\"0x", name, p->member);
  for (size_t i = 0; i < bytes; i++) fprintf(p->out, "%02X", ((const unsigned char *)data)[i]);
  fputs("\"> : ", p->out);
  put_type(p, operand->letters, operand->element);
  fputs("\n", p->out);
}

static const char *operand_name(const operand_t *operand) {
  return strstr(operand->name, ".bias") ? "bias" : "w";
}

static void put_result_types(printer_t *p) {
  int members[MAX_MEMBERS], count = projection_results(p->function, members);
  for (int i = 0; i < count; i++) {
    if (i) fputs(", ", p->out);
    p->member = members[i];
    put_type(p, projection_result_letters(p->function, p->member),
             p->function->members[p->member].result);
  }
}

static void put_signature(printer_t *p, const operand_t *operands, int count) {
  fprintf(p->out, "func.func @%s(%%x: ", p->function->name);
  put_type(p, p->function->x_letters, p->function->x);
  for (int i = 1; i < count; i++) {
    if (operands[i].source == SOURCE_CONSTANT) continue;
    p->member = operands[i].member;
    fprintf(p->out, ", %%%s%d: ", operand_name(&operands[i]), p->member);
    put_type(p, operands[i].letters, operands[i].element);
    if (operands[i].source == SOURCE_PARAMETER)
      fprintf(p->out, " {cotile.parameter = \"%s\"}", operands[i].name);
  }
  fputs(") -> (", p->out);
  put_result_types(p);
  fputs(") {\n", p->out);
}

static void put_return(printer_t *p) {
  int members[MAX_MEMBERS], count = projection_results(p->function, members);
  fputs("  return ", p->out);
  for (int i = 0; i < count; i++) fprintf(p->out, "%s%%r%d", i ? ", " : "", members[i]);
  fputs(" : ", p->out);
  put_result_types(p);
  fputs("\n}\n", p->out);
}

void projection_print(const projection_t *function, void *const *data, FILE *out) {
  printer_t printer = {.function = function, .out = out}, *p = &printer;
  operand_t operands[MAX_OPERANDS];
  int count = projection_operands(function, operands);
  put_signature(p, operands, count);
  for (int i = 1; i < count; i++) {
    p->member = operands[i].member;
    if (operands[i].source == SOURCE_CONSTANT)
      put_constant(p, &operands[i], operand_name(&operands[i]), data[i]);
  }
  put_sizes(p);
  if (function->form == FORM_COLLAPSED) {
    fputs("  %rows = tensor.collapse_shape %x [[0, 1], [2]] : ", out);
    put_type(p, "bmk", function->x);
    fputs(" into ", out);
    put_type(p, "rk", function->x);
    fputs("\n", out);
  }
  for (p->member = 0; p->member < function->member_count; p->member++) {
    const member_t *member = &function->members[p->member];
    put_member(p);
    if (member->is_late)
      put_late_result(p);
    else if (!member->gate && !member->is_inner)
      put_result(p);
  }
  for (p->member = 0; p->member < function->member_count; p->member++)
    if (function->members[p->member].gate) put_result(p);
  put_return(p);
}
