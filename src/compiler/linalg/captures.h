// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the body of an op reads from outside of it, beside the op's operands.
#ifndef COTILE_COMPILER_LINALG_CAPTURES_H
#define COTILE_COMPILER_LINALG_CAPTURES_H

#include <stdbool.h>

#include <mlir-c/IR.h>

// `value` is operand `operand` of the op `nested`.
typedef bool (*cotile_capture_fn)(void *user, MlirOperation nested, intptr_t operand,
                                  MlirValue value);

// Visits each use of a value from outside; false as soon as a visit returns false.
bool cotile_visit_captures(MlirOperation op, cotile_capture_fn visit, void *user);

// True if a scalar of the host program can be given to a kernel: by its type.
bool cotile_is_kernel_scalar(MlirValue value);

// True if all operands of a slice's op that are not its `tensors` are such scalars.
bool cotile_has_kernel_scalars(MlirOperation slice, intptr_t tensors);

// A tensor.extract_slice that a dispatch can cut itself; false for null.
bool cotile_is_kernel_slice(MlirOperation op);

// True if a dispatch can give the body what it captures: constants, such scalars, and tensors that
// are read by element. The body must have no effects.
bool cotile_has_known_captures(MlirOperation op);

#endif
