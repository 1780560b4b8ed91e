// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How kernels of a target reach elements of the tensors that are bound to them: the one difference
// between targets for everything that is computed on tiles in registers.
#ifndef COTILE_COMPILER_CODEGEN_TENSOR_ACCESS_H
#define COTILE_COMPILER_CODEGEN_TENSOR_ACCESS_H

#include "compiler/codegen/cloner.h"

// A window of a bound tensor.
typedef struct cotile_tensor {
  cotile_buffer_view_t view;
  MlirType element;
  MlirValue base; // set by the target: its own notion of where the window begins
} cotile_tensor_t;

// Some elements of a window: `lanes` of them as a vector, or one scalar if `lanes` is 0.
typedef struct cotile_elements {
  const cotile_tensor_t *tensor;
  MlirValue index; // of the first one, in elements behind the window's first
  int lanes;
  MlirValue stride; // from lane to lane; null: 1
  MlirValue steps;  // per lane, how far it is behind the first index; null: see `stride`
  MlirValue mask;   // lanes that may be touched; null: all. Loads leave others unspecified.
} cotile_elements_t;

typedef struct cotile_tensor_access {
  void (*bind)(void *kernel, cotile_tensor_t *tensor);
  MlirValue (*load)(void *kernel, const cotile_elements_t *elements);
  void (*store)(void *kernel, const cotile_elements_t *elements, MlirValue value);
} cotile_tensor_access_t;

#endif
