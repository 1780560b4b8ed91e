// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which linalg ops a kernel can hold, and what follows a contraction tile by tile.
#ifndef COTILE_COMPILER_LINALG_KERNEL_OPS_H
#define COTILE_COMPILER_LINALG_KERNEL_OPS_H

#include "compiler/linalg/structured.h"

// True if the op is a linalg op that a dispatch can hold beside others: structured, in destination
// style, every scalar and every value from outside its regions a constant.
bool cotile_is_dispatchable(MlirOperation op);

// True if a dispatch can hold the op alone: scalars may be computed, and its body may read elements
// of tensors from outside.
bool cotile_is_dispatchable_alone(MlirOperation op);

// True if a dispatch can hold the op behind what it reads: it computes element by element, on its
// operands alone.
bool cotile_is_computed_by_element(MlirOperation op, cotile_structured_t *out_facts);

// True if kernels have vector code for the element types: the result's decides.
bool cotile_has_vector_code(const cotile_contraction_t *facts);

// True if the op is a contraction that a kernel computes tile by tile; others are plain loops,
// which nothing follows.
bool cotile_is_tiled(MlirOperation op, cotile_contraction_t *out_facts);

// True if the op is a contraction whose tiles are cut from memory.
bool cotile_is_matrix_product(MlirOperation op);

// True if the shape of every result follows from the op's inputs, so that it can be an intermediate
// of a dispatch.
bool cotile_has_known_shape(MlirOperation op);

// True if each m loop of the product appears in `map` (of an op that follows it, whose loops are
// the dimensions of the product's result by `result_map`) in full and in order, or not at all: then
// what `map` reads can be read by folded rows.
bool cotile_reads_folded_rows(const cotile_contraction_t *product, MlirAffineMap result_map,
                              MlirAffineMap map);

#endif
