// A linear layer on a 3-D X as exported with its rows collapsed: collapse_shape, matmul with a
// transposed constant, a broadcast bias, add, expand_shape. One dispatch and views are left.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s --check-prefix=HAL

#element = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: func.func @linear(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x4xf32>, %[[W0:[^:]*]]: tensor<2x4xf32> {cotile.constant = {{[^}]*}}}, %[[W1:[^:]*]]: tensor<2x4xf32> {cotile.constant = {{[^}]*}}}, %[[B0:[^:]*]]: tensor<2xf32> {cotile.constant = {{[^}]*}}}, %[[B1:[^:]*]]: tensor<2xf32> {cotile.constant
// CHECK:         %[[ROWS:.*]] = tensor.collapse_shape %[[X]]
// CHECK-NEXT:    %[[D:.*]]:2 = flow.dispatch.workgroups @linear_dispatch_0 ins(%[[ROWS]], %[[W0]], %[[B0]], %[[W1]], %[[B1]] : {{.*}}) outs(%[[E:.*]], %[[E]] :
// CHECK-NOT:       linalg.transpose
// CHECK-NOT:       linalg.broadcast
// CHECK-NOT:     flow.dispatch
// CHECK:         %[[R0:.*]] = tensor.expand_shape %[[D]]#0
// CHECK-NEXT:    %[[R1:.*]] = tensor.expand_shape %[[D]]#1
// CHECK-NEXT:    return %[[R0]], %[[R1]]

// HAL-LABEL: func.func @linear
// HAL-COUNT-1: hal.dispatch
// HAL-NOT:     hal.dispatch
// HAL-NOT:     hal.copy
// HAL-NOT:     hal.barrier
// HAL:         return
func.func @linear(%x: tensor<2x3x4xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>) {
  %w0 = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %w1 = arith.constant dense<[[4.0, 3.0, 2.0, 1.0], [8.0, 7.0, 6.0, 5.0]]> : tensor<2x4xf32>
  %b0 = arith.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %b1 = arith.constant dense<[30.0, 40.0]> : tensor<2xf32>
  %zero = arith.constant dense<0.0> : tensor<6x2xf32>
  %e = tensor.empty() : tensor<6x2xf32>
  %t = tensor.empty() : tensor<4x2xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %wt0 = linalg.transpose ins(%w0 : tensor<2x4xf32>) outs(%t : tensor<4x2xf32>) permutation = [1, 0]
  %d0 = linalg.matmul ins(%rows, %wt0 : tensor<6x4xf32>, tensor<4x2xf32>)
                      outs(%zero : tensor<6x2xf32>) -> tensor<6x2xf32>
  %s0 = linalg.broadcast ins(%b0 : tensor<2xf32>) outs(%e : tensor<6x2xf32>) dimensions = [0]
  %a0 = linalg.add ins(%d0, %s0 : tensor<6x2xf32>, tensor<6x2xf32>)
                   outs(%e : tensor<6x2xf32>) -> tensor<6x2xf32>
  %r0 = tensor.expand_shape %a0 [[0, 1], [2]] output_shape [2, 3, 2]
        : tensor<6x2xf32> into tensor<2x3x2xf32>
  %rows1 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %wt1 = linalg.transpose ins(%w1 : tensor<2x4xf32>) outs(%t : tensor<4x2xf32>) permutation = [1, 0]
  %d1 = linalg.matmul ins(%rows1, %wt1 : tensor<6x4xf32>, tensor<4x2xf32>)
                      outs(%zero : tensor<6x2xf32>) -> tensor<6x2xf32>
  %s1 = linalg.broadcast ins(%b1 : tensor<2xf32>) outs(%e : tensor<6x2xf32>) dimensions = [0]
  %a1 = linalg.add ins(%d1, %s1 : tensor<6x2xf32>, tensor<6x2xf32>)
                   outs(%e : tensor<6x2xf32>) -> tensor<6x2xf32>
  %r1 = tensor.expand_shape %a1 [[0, 1], [2]] output_shape [2, 3, 2]
        : tensor<6x2xf32> into tensor<2x3x2xf32>
  return %r0, %r1 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
}

// Rows of a transposed X, and rows of the same split into batches.
// CHECK-LABEL: func.func @transposed_rows(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<8x6xf32>
// CHECK:         :2 = flow.dispatch.workgroups @transposed_rows_dispatch_0 ins(%[[X]],
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @transposed_rows(%x: tensor<8x6xf32>, %w: tensor<8x5xf32>, %v: tensor<8x4xf32>,
                           %d: tensor<2x3x4xf32>) -> (tensor<6x5xf32>, tensor<2x3x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<6x5xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %t = linalg.transpose ins(%x : tensor<8x6xf32>) outs(%e : tensor<6x8xf32>) permutation = [1, 0]
  %a = linalg.matmul ins(%t, %w : tensor<6x8xf32>, tensor<8x5xf32>)
                     outs(%zero : tensor<6x5xf32>) -> tensor<6x5xf32>
  %batches = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 8]
             : tensor<6x8xf32> into tensor<2x3x8xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%batches, %v : tensor<2x3x8xf32>, tensor<8x4xf32>) outs(%d : tensor<2x3x4xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x3x4xf32>
  return %a, %b : tensor<6x5xf32>, tensor<2x3x4xf32>
}
