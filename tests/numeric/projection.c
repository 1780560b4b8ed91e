// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "projection.h"

#include <math.h>
#include <string.h>

#include "numeric_element.h"

int projection_operands(const projection_t *function, operand_t out[MAX_OPERANDS]) {
  int count = 0;
  out[count++] = (operand_t){function->x_letters, function->x, SOURCE_ARGUMENT, -1, ""};
  for (int i = 0; i < function->member_count; i++) {
    const member_t *member = &function->members[i];
    operand_t *weight = &out[count++];
    *weight = (operand_t){member->w_letters, member->w, member->source, i, ""};
    snprintf(weight->name, sizeof weight->name, "%s.%d.weight", function->name, i);
    if (!member->bias) continue;
    operand_t *bias = &out[count++];
    *bias = (operand_t){member->bias, function->accumulator, member->source, i, ""};
    snprintf(bias->name, sizeof bias->name, "%s.%d.bias", function->name, i);
  }
  return count;
}

// Columns of a member.
typedef struct columns {
  int64_t n, heads;
} columns_t;

static columns_t columns_of(const projection_t *function, int member) {
  if (member < 0) return (columns_t){0, 1};
  const member_t *spec = &function->members[member];
  return (columns_t){spec->n, spec->heads ? spec->heads : 1};
}

static int64_t size_of(char letter, sizes_t sizes, columns_t columns) {
  switch (letter) {
  case 'b':
    return sizes.b;
  case 'm':
    return sizes.m;
  case 'n':
    return columns.n;
  case 'h':
    return columns.heads;
  case 'd':
    return columns.n / columns.heads;
  case 'k':
    return sizes.k;
  default:
    return 1;
  }
}

static cotile_tensor_type_t type_of(const char *letters, cotile_element_t element, sizes_t sizes,
                                    columns_t columns) {
  cotile_tensor_type_t type = {.element = element};
  for (; *letters; letters++) type.dims[type.rank++] = size_of(*letters, sizes, columns);
  return type;
}

cotile_tensor_type_t projection_type(const projection_t *function, const operand_t *operand,
                                     sizes_t sizes) {
  return type_of(operand->letters, operand->element, sizes, columns_of(function, operand->member));
}

int projection_results(const projection_t *function, int out_members[MAX_MEMBERS]) {
  int count = 0;
  for (int i = 0; i < function->member_count; i++)
    if (!function->members[i].is_inner) out_members[count++] = i;
  return count;
}

cotile_tensor_type_t projection_result_type(const projection_t *function, int member,
                                            sizes_t sizes) {
  return type_of(projection_result_letters(function, member), function->members[member].result,
                 sizes, columns_of(function, member));
}

const char *projection_result_letters(const projection_t *function, int member) {
  const char *layout = function->members[member].layout;
  return layout ? layout : function->out_letters;
}

// --- The reference ---

// A tensor as double numbers: element (b, m, n, k) is at the sum of index times stride; where n is
// heads, its digits have strides.
typedef struct numbers {
  cotile_element_t element;
  const void *data;
  int64_t b, m, n, h, d, k;
  int64_t head_size;
} numbers_t;

static numbers_t numbers_of(const char *letters, cotile_element_t element, const void *data,
                            sizes_t sizes, columns_t columns) {
  int64_t head_size = size_of('d', sizes, columns);
  numbers_t numbers = {.element = element, .data = data, .head_size = head_size ? head_size : 1};
  int64_t stride = 1;
  for (size_t i = strlen(letters); i-- > 0;) {
    if (letters[i] == 'b') numbers.b = stride;
    if (letters[i] == 'm') numbers.m = stride;
    if (letters[i] == 'n') numbers.n = stride;
    if (letters[i] == 'h') numbers.h = stride;
    if (letters[i] == 'd') numbers.d = stride;
    if (letters[i] == 'k') numbers.k = stride;
    stride *= size_of(letters[i], sizes, columns);
  }
  return numbers;
}

static double at(const numbers_t *numbers, int64_t b, int64_t m, int64_t n, int64_t k) {
  int64_t head = n / numbers->head_size * numbers->h + n % numbers->head_size * numbers->d;
  return element_load(numbers->element, numbers->data,
                      b * numbers->b + m * numbers->m + n * numbers->n + k * numbers->k + head);
}

// What is read for a member.
typedef struct terms {
  numbers_t w, bias;
} terms_t;

typedef struct check {
  const projection_t *function;
  sizes_t sizes;
  numbers_t x, result;
  terms_t terms[MAX_MEMBERS];
  int member;
  double worst;
} check_t;

// A number and how far from it the one that is computed may be.
typedef struct value {
  double number, bound;
} value_t;

// The error of a sum of `terms` products, each rounded and added with rounding.
static double gamma_of(int64_t terms, double roundoff) {
  double product = (double)terms * roundoff;
  return product / (1 - product);
}

// A member's own: product and bias.
static value_t own_value(const check_t *check, int member, int64_t b, int64_t m, int64_t n) {
  cotile_element_t accumulator = check->function->accumulator;
  const terms_t *terms = &check->terms[member];
  double sum = 0, size = 0;
  for (int64_t k = 0; k < check->sizes.k; k++) {
    double product = at(&check->x, b, m, n, k) * at(&terms->w, b, m, n, k);
    sum += product;
    size += fabs(product);
  }
  if (check->function->members[member].bias) {
    double bias = at(&terms->bias, b, m, n, 0);
    sum += bias;
    size += fabs(bias);
  }
  double bound = gamma_of(check->sizes.k + 1, element_roundoff(accumulator)) * size +
                 (double)(check->sizes.k + 1) * element_underflow(accumulator);
  return (value_t){sum, bound};
}

// Of exp, a sum and a quotient.
static const double ACTIVATION_ROUNDINGS = 64;

// The slope of x / (1 + exp(-x)) is at most 1.1.
static value_t activated(const check_t *check, value_t x) {
  cotile_element_t type = check->function->accumulator;
  if (!element_is_float(type)) return (value_t){fmax(x.number, 0), 0};
  double number = x.number / (1 + exp(-x.number));
  return (value_t){number, 1.1 * x.bound + element_underflow(type) +
                               ACTIVATION_ROUNDINGS * element_roundoff(type) * fabs(number)};
}

static value_t product_of(const check_t *check, value_t a, value_t b) {
  cotile_element_t type = check->function->accumulator;
  double number = a.number * b.number;
  double bound = fabs(a.number) * b.bound + fabs(b.number) * a.bound + a.bound * b.bound;
  return (value_t){number, bound + element_underflow(type) +
                               element_roundoff(type) * (fabs(number) + bound)};
}

static value_t expected_value(const check_t *check, int64_t b, int64_t m, int64_t n) {
  const member_t *member = &check->function->members[check->member];
  value_t value = own_value(check, check->member, b, m, n);
  if (member->gate)
    value = product_of(check, activated(check, own_value(check, member->gate - 1, b, m, n)), value);
  if (element_is_float(member->result)) {
    if (member->result != check->function->accumulator)
      value.bound += element_roundoff(member->result) * (fabs(value.number) + value.bound) +
                     element_underflow(member->result);
    return value;
  }
  return (value_t){element_round(member->result, value.number), 0};
}

static void check_element(check_t *check, int64_t b, int64_t m, int64_t n) {
  value_t expected = expected_value(check, b, m, n);
  double got = at(&check->result, b, m, n, 0), error = fabs(expected.number - got);
  double relative = error == 0 ? 0 : expected.bound == 0 ? 1e300 : error / expected.bound;
  if (!(relative <= 1) && check->worst <= 1)
    fprintf(stderr, "%s, member %d, element b=%lld m=%lld n=%lld: %.9g, not %.9g +- %.3g\n",
            check->function->name, check->member, (long long)b, (long long)m, (long long)n, got,
            expected.number, expected.bound);
  if (!(relative <= check->worst)) check->worst = relative;
}

static int64_t extent(const char *letters, char letter, int64_t size) {
  return strchr(letters, letter) ? size : 1;
}

static void read_terms(check_t *check, void *const *data) {
  const projection_t *function = check->function;
  sizes_t sizes = check->sizes;
  check->x = numbers_of(function->x_letters, function->x, data[0], sizes, columns_of(function, -1));
  int operand = 1;
  for (int i = 0; i < function->member_count; i++) {
    const member_t *member = &function->members[i];
    terms_t *terms = &check->terms[i];
    columns_t columns = columns_of(function, i);
    terms->w = numbers_of(member->w_letters, member->w, data[operand++], sizes, columns);
    if (member->bias)
      terms->bias =
          numbers_of(member->bias, function->accumulator, data[operand++], sizes, columns);
  }
}

double projection_error(const projection_t *function, sizes_t sizes, void *const *data,
                        void *const *results) {
  check_t check = {.function = function, .sizes = sizes};
  int members[MAX_MEMBERS], count = projection_results(function, members);
  read_terms(&check, data);
  for (int i = 0; i < count; i++) {
    const member_t *member = &function->members[check.member = members[i]];
    check.result = numbers_of(projection_result_letters(function, check.member), member->result,
                              results[i], sizes, columns_of(function, check.member));
    for (int64_t b = 0; b < extent(function->out_letters, 'b', sizes.b); b++)
      for (int64_t m = 0; m < extent(function->out_letters, 'm', sizes.m); m++)
        for (int64_t n = 0; n < member->n; n++) check_element(&check, b, m, n);
  }
  return check.worst;
}
