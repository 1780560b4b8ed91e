// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first stage: a user's module becomes normalised linalg on tensors.
//
// Afterwards
// [input-1] every function has one block, and its calls are inlined;
// [input-2] parameters and constants are arguments, marked `cotile.parameter = "name"` or
//   `cotile.constant = elements`, behind the function's inputs; splats are tensor.empty and
//   linalg.fill;
// [input-3] no linalg op reads the result of a transposition, broadcast or copy: such views are
//   part of the reader's indexing maps;
// [input-4] weights stand on the right: the matrix of a matrix times a vector, a parameter in a
//   product with an input;
// [input-5] no op has a loop whose size is known to be zero;
// [input-6] tensors have at most COTILE_MAX_RANK dimensions, a supported element type and a size
//   that memory can have;
// [input-7] contractions still carry the attributes of the user (linalg/user_attributes.h), which
//   are right in themselves;
// [input-8] a reshape to computed sizes is a tensor.collapse_shape, tensor.expand_shape or both,
//   and elementwise ops stand in front of expansions, and of transpositions where that makes them
//   part of a product's kernel;
// [input-9] static dimensions along which one loop runs are equal, and loops of static sizes index
//   no static dimension beyond its end; sizes are asked of dimensions that a tensor has;
// [input-10] contractions that are matrix products but for the order and number of their loops are
//   matrix products, with views and transpositions around them;
// [input-11] bodies of linalg ops have no cf.assert (flow.assert tells what they found) and extract
//   no element out of bounds, and read the elements of computed tensors that they need themselves;
//   no slice of a call that passes its checks lies out of bounds;
// [input-12] linalg ops read a tensor with all static sizes that casts of it tell;
// [input-13] no elementwise op reads, as its initial value, what another linalg op computes.
#ifndef COTILE_COMPILER_INPUT_H
#define COTILE_COMPILER_INPUT_H

#include <mlir-c/IR.h>

#include "base/diagnostic.h"

cotile_status_t cotile_input_normalise(MlirModule module,
                                       cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;

// The parts of the stage, in order.
cotile_status_t cotile_check_functions(MlirModule module,
                                       cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;
// Reports each linalg op with a loop of two static sizes, or that indexes beyond a static one.
void cotile_check_loop_sizes(MlirModule module, cotile_diagnostics_t *diagnostics);
cotile_status_t cotile_lift_parameters(MlirModule module,
                                       cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;
// Reports each attribute of the user in a module that is wrong in itself or stands where no
// contraction is. To be called before views are folded: what they are folded into drops theirs.
void cotile_check_user_attributes(MlirModule module, cotile_diagnostics_t *diagnostics);
// True if something changed.
bool cotile_share_casts(MlirOperation function);
void cotile_drop_zero_trips(MlirOperation function);
void cotile_drop_empty_slices(MlirOperation function);
void cotile_fold_truncations(MlirOperation function);
void cotile_move_asserts(MlirOperation function);
void cotile_decompose_concats(MlirOperation function);
void cotile_check_slices(MlirOperation function);
void cotile_lift_reads(MlirOperation function);
void cotile_drop_unit_dims(MlirOperation function);
void cotile_resolve_reshapes(MlirOperation function);
void cotile_read_inits(MlirOperation function);
void cotile_fold_views(MlirOperation function);
void cotile_normalise_products(MlirOperation function);
void cotile_sink_expansions(MlirOperation function);
void cotile_orient_contractions(MlirOperation function);
void cotile_sink_transpositions(MlirOperation function);

#endif
