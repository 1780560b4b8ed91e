// What reads a result behind its transposition to heads is told, too.
// RUN: cotile-compile %s -o %t.so --explain | FileCheck %s

// CHECK: halves_dispatch_0: one kernel with 2 results
// CHECK: behind-layouts.mlir:[[#@LINE+18]]:8: not in the kernel of its contraction: it reads the result in another shape, or a part of it [COTILE-FOLLOW-003], {{.*}}behind-layouts.mlir:[[#@LINE+8]]:8
func.func @halves(%x: tensor<5x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x64xf32>)
    -> (tensor<4x5x16xf32>, tensor<4x5x8xf32>, tensor<5x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x64xf32>
  %t = tensor.empty() : tensor<4x5x16xf32>
  %h = tensor.empty() : tensor<4x5x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x64xf32>) -> tensor<5x64xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<5x64xf32>, tensor<64x64xf32>)
                     outs(%f : tensor<5x64xf32>) -> tensor<5x64xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<5x64xf32>, tensor<64x64xf32>)
                     outs(%f : tensor<5x64xf32>) -> tensor<5x64xf32>
  %2 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [5, 4, 16]
      : tensor<5x64xf32> into tensor<5x4x16xf32>
  %3 = linalg.transpose ins(%2 : tensor<5x4x16xf32>) outs(%t : tensor<4x5x16xf32>)
                        permutation = [1, 0, 2]
  %4 = tensor.extract_slice %3[0, 0, 8] [4, 5, 8] [1, 1, 1]
      : tensor<4x5x16xf32> to tensor<4x5x8xf32>
  %5 = linalg.negf ins(%4 : tensor<4x5x8xf32>) outs(%h : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
  return %3, %5, %1 : tensor<4x5x16xf32>, tensor<4x5x8xf32>, tensor<5x64xf32>
}
