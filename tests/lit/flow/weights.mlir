// Weights stored [N, K], or transposed by an op, are read through the contraction's maps.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-DAG: #[[$MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$NK:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[$MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @stored_and_transposed
// CHECK-NOT:     linalg.transpose
// CHECK:         :3 = flow.dispatch.workgroups {{.*}} tensor<7x8xf32>, tensor<7x8xf32>, tensor<8x7xf32>
// CHECK-NOT:       linalg.transpose
// CHECK:           linalg.matmul indexing_maps = [#[[$MK]], #[[$NK]], #[[$MN]]]
// CHECK:           linalg.matmul indexing_maps = [#[[$MK]], #[[$NK]], #[[$MN]]]
// CHECK:           linalg.matmul ins(
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @stored_and_transposed(%x: tensor<4x8xf32>, %w0: tensor<7x8xf32>, %w1: tensor<7x8xf32>,
                                 %w2: tensor<8x7xf32>)
    -> (tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x7xf32>
  %t = tensor.empty() : tensor<8x7xf32>
  %0 = linalg.matmul indexing_maps = [#mk, #nk, #mn]
                     ins(%x, %w0 : tensor<4x8xf32>, tensor<7x8xf32>)
                     outs(%zero : tensor<4x7xf32>) -> tensor<4x7xf32>
  %wt = linalg.transpose ins(%w1 : tensor<7x8xf32>) outs(%t : tensor<8x7xf32>)
          permutation = [1, 0]
  %1 = linalg.matmul ins(%x, %wt : tensor<4x8xf32>, tensor<8x7xf32>)
                     outs(%zero : tensor<4x7xf32>) -> tensor<4x7xf32>
  %2 = linalg.matmul ins(%x, %w2 : tensor<4x8xf32>, tensor<8x7xf32>)
                     outs(%zero : tensor<4x7xf32>) -> tensor<4x7xf32>
  return %0, %1, %2 : tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>
}

// X transposed for one of the readers is the same X; its definition after the first sibling moves.
// CHECK-LABEL: func.func @x_twice
// CHECK-NOT:     linalg.transpose
// CHECK:         :2 = flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @x_twice(%x: tensor<4x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<5x8xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x5xf32>
  %t = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%zero : tensor<4x5xf32>) -> tensor<4x5xf32>
  %xt = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>)
          permutation = [1, 0]
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, #nk, #mn],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%xt, %w1 : tensor<8x4xf32>, tensor<5x8xf32>) outs(%zero : tensor<4x5xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %mul = arith.mulf %a, %b : f32
      %add = arith.addf %c, %mul : f32
      linalg.yield %add : f32
  } -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// One weight with two initial values is one operand of the dispatch.
// CHECK-LABEL: func.func @weight_twice(
// CHECK-SAME:    %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x5xf32>, %[[B:.*]]: tensor<4x5xf32>)
// CHECK:         :2 = flow.dispatch.workgroups @{{.*}} ins(%[[X]], %[[W]] : {{.*}}) outs(%{{.*}}, %[[B]] :
func.func @weight_twice(%x: tensor<4x8xf32>, %w: tensor<8x5xf32>, %b: tensor<4x5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x5xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%zero : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}
