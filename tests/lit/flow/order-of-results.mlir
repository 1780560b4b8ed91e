// Each result goes to its own user, in whatever order the program names them.
// An op that reads two of them reads the right ones, here in one that sums along rows and so is a
// dispatch of its own.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s

// CHECK-LABEL: func.func @mixed
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @mixed_dispatch_0
// CHECK:         %[[S:.*]] = flow.dispatch.workgroups @mixed_dispatch_1 ins(%[[D]]#1, %[[D]]#0 :
// CHECK:         return %[[D]]#2, %[[S]]
func.func @mixed(%x: tensor<4x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>,
                 %w2: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%1, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%none : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %d = arith.subf %a, %b : f32
      %sum = arith.addf %out, %d : f32
      linalg.yield %sum : f32
  } -> tensor<4xf32>
  %3 = linalg.matmul ins(%x, %w2 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3, %2 : tensor<4x8xf32>, tensor<4xf32>
}

// A result that nobody reads is not computed.
// CHECK-LABEL: func.func @unused
// CHECK:         flow.dispatch.workgroups @unused_dispatch_0
// CHECK-COUNT-1: linalg.matmul
// CHECK-NOT:     linalg.matmul
// CHECK:         return
func.func @unused(%x: tensor<4x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>)
    -> tensor<4x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
