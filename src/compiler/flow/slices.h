// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.extract_slice and tensor.insert_slice in a host function.
//
// A slice is no tensor of its own where a dispatch that is no matrix product reads it: the dispatch
// cuts it. For everything else it is copied. An insertion is a dispatch that writes its window of
// the destination, which is copied only if something else needs it as it was.
#ifndef COTILE_COMPILER_FLOW_SLICES_H
#define COTILE_COMPILER_FLOW_SLICES_H

#include <stdbool.h>

#include <mlir-c/IR.h>

// Copies each slice of a function for what cannot cut it. To be called when contractions are
// dispatches.
void cotile_copy_slices(MlirOperation function);

// True for an insertion that can be a dispatch.
bool cotile_is_kernel_insert(MlirOperation op);

#endif
