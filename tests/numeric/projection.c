// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "projection.h"

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

static int64_t size_of(char letter, sizes_t sizes, int64_t n) {
  switch (letter) {
  case 'b':
    return sizes.b;
  case 'm':
    return sizes.m;
  case 'n':
    return n;
  case 'k':
    return sizes.k;
  default:
    return 1;
  }
}

static cotile_tensor_type_t type_of(const char *letters, cotile_element_t element, sizes_t sizes,
                                    int64_t n) {
  cotile_tensor_type_t type = {.element = element};
  for (; *letters; letters++) type.dims[type.rank++] = size_of(*letters, sizes, n);
  return type;
}

cotile_tensor_type_t projection_type(const projection_t *function, const operand_t *operand,
                                     sizes_t sizes) {
  int64_t n = operand->member < 0 ? 0 : function->members[operand->member].n;
  return type_of(operand->letters, operand->element, sizes, n);
}

cotile_tensor_type_t projection_result_type(const projection_t *function, int member,
                                            sizes_t sizes) {
  const member_t *spec = &function->members[member];
  return type_of(function->out_letters, spec->result, sizes, spec->n);
}

// --- The reference ---

// A tensor as double numbers: element (b, m, n, k) is at the sum of index times stride.
typedef struct numbers {
  cotile_element_t element;
  const void *data;
  int64_t b, m, n, k;
} numbers_t;

static numbers_t numbers_of(const char *letters, cotile_element_t element, const void *data,
                            sizes_t sizes, int64_t n) {
  numbers_t numbers = {.element = element, .data = data};
  int64_t stride = 1;
  for (size_t i = strlen(letters); i-- > 0;) {
    if (letters[i] == 'b') numbers.b = stride;
    if (letters[i] == 'm') numbers.m = stride;
    if (letters[i] == 'n') numbers.n = stride;
    if (letters[i] == 'k') numbers.k = stride;
    stride *= size_of(letters[i], sizes, n);
  }
  return numbers;
}

static double at(const numbers_t *numbers, int64_t b, int64_t m, int64_t n, int64_t k) {
  return element_load(numbers->element, numbers->data,
                      b * numbers->b + m * numbers->m + n * numbers->n + k * numbers->k);
}

typedef struct check {
  const projection_t *function;
  const member_t *member;
  numbers_t x, w, bias, result;
  sizes_t sizes;
  double worst;
} check_t;

// The error of a sum of `terms` products, each rounded and added with rounding.
static double gamma_of(int64_t terms, double roundoff) {
  double product = (double)terms * roundoff;
  return product / (1 - product);
}

static void check_element(check_t *check, int64_t b, int64_t m, int64_t n) {
  cotile_element_t accumulator = check->function->accumulator, type = check->member->result;
  double sum = 0, size = 0;
  for (int64_t k = 0; k < check->sizes.k; k++) {
    double product = at(&check->x, b, m, n, k) * at(&check->w, b, m, n, k);
    sum += product;
    size += product < 0 ? -product : product;
  }
  if (check->member->bias) {
    double bias = at(&check->bias, b, m, n, 0);
    sum += bias;
    size += bias < 0 ? -bias : bias;
  }
  double expected = sum, got = at(&check->result, b, m, n, 0);
  double bound = gamma_of(check->sizes.k + 1, element_roundoff(accumulator)) * size +
                 (double)(check->sizes.k + 1) * element_underflow(accumulator);
  if (type != accumulator && element_is_float(type))
    bound += element_roundoff(type) * (size + bound) + element_underflow(type);
  if (!element_is_float(type)) {
    char wrapped[8];
    element_store(type, wrapped, 0, expected);
    expected = element_load(type, wrapped, 0);
  }
  double error = got < expected ? expected - got : got - expected;
  double relative = error == 0 ? 0 : bound == 0 ? 1e300 : error / bound;
  if (!(relative <= 1) && check->worst <= 1)
    fprintf(stderr, "%s, result %d, element b=%lld m=%lld n=%lld: %.9g, not %.9g +- %.3g\n",
            check->function->name, (int)(check->member - check->function->members), (long long)b,
            (long long)m, (long long)n, got, expected, bound);
  if (!(relative <= check->worst)) check->worst = relative;
}

static int64_t extent(const char *letters, char letter, int64_t size) {
  return strchr(letters, letter) ? size : 1;
}

double projection_error(const projection_t *function, sizes_t sizes, void *const *data,
                        void *const *results) {
  check_t check = {.function = function, .sizes = sizes};
  check.x = numbers_of(function->x_letters, function->x, data[0], sizes, 0);
  int operand = 1;
  for (int i = 0; i < function->member_count; i++) {
    const member_t *member = check.member = &function->members[i];
    check.w = numbers_of(member->w_letters, member->w, data[operand++], sizes, member->n);
    if (member->bias)
      check.bias =
          numbers_of(member->bias, function->accumulator, data[operand++], sizes, member->n);
    check.result = numbers_of(function->out_letters, member->result, results[i], sizes, member->n);
    for (int64_t b = 0; b < extent(function->out_letters, 'b', sizes.b); b++)
      for (int64_t m = 0; m < extent(function->out_letters, 'm', sizes.m); m++)
        for (int64_t n = 0; n < member->n; n++) check_element(&check, b, m, n);
  }
  return check.worst;
}
