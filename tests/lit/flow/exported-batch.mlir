// A linear layer on a 3-D X as torch-mlir exports it: the weight is transposed, spread over the
// batch and multiplied by batch_matmul. The weight is never materialised, the batch becomes rows.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=always | FileCheck %s --check-prefix=SCHEDULE

#element = affine_map<(b, m, n) -> (b, m, n)>
#column = affine_map<(b, m, n) -> (n)>

// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[$W:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d3)>

// CHECK-LABEL: func.func @static(
// CHECK-SAME:    %[[X:.*]]: tensor<2x5x8xf32>, %[[W0:.*]]: tensor<8x8xf32> {{.*}}, %[[B0:.*]]: tensor<8xf32> {{.*}}, %[[W1:.*]]: tensor<4x8xf32> {{.*}}, %[[B1:.*]]: tensor<4xf32> {{.*}}, %[[W2:.*]]: tensor<4x8xf32> {{.*}}, %[[B2:.*]]: tensor<4xf32>
// CHECK-NOT:     linalg.
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @static_dispatch_0 ins(%[[X]], %[[W0]], %[[B0]], %[[W1]], %[[B1]], %[[W2]], %[[B2]] :
// CHECK-NOT:       linalg.transpose
// CHECK-NOT:       linalg.broadcast
// CHECK-COUNT-3:   linalg.generic {indexing_maps = [#[[$X]], #[[$W]],
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[D]]#1, %[[D]]#2

// The rows of all batches are one dimension inside of the dispatch.
// SCHEDULE-LABEL: func.func @static_dispatch_0
// SCHEDULE:         tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : tensor<2x5x8xf32> into tensor<10x8xf32>
// SCHEDULE-COUNT-1: scf.forall
func.func @static(%x: tensor<2x5x8xf32>,
                  %w0: tensor<8x8xf32> {cotile.parameter = "w0"}, %b0: tensor<8xf32> {cotile.parameter = "b0"},
                  %w1: tensor<4x8xf32> {cotile.parameter = "w1"}, %b1: tensor<4xf32> {cotile.parameter = "b1"},
                  %w2: tensor<4x8xf32> {cotile.parameter = "w2"}, %b2: tensor<4xf32> {cotile.parameter = "b2"})
    -> (tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %t8 = tensor.empty() : tensor<8x8xf32>
  %s8 = tensor.empty() : tensor<2x8x8xf32>
  %e8 = tensor.empty() : tensor<2x5x8xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  %wt0 = linalg.transpose ins(%w0 : tensor<8x8xf32>) outs(%t8 : tensor<8x8xf32>) permutation = [1, 0]
  %wb0 = linalg.broadcast ins(%wt0 : tensor<8x8xf32>) outs(%s8 : tensor<2x8x8xf32>) dimensions = [0]
  %d0 = linalg.batch_matmul ins(%x, %wb0 : tensor<2x5x8xf32>, tensor<2x8x8xf32>)
                            outs(%z8 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  %r0 = linalg.generic {indexing_maps = [#element, #column, #element],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d0, %b0 : tensor<2x5x8xf32>, tensor<8xf32>) outs(%e8 : tensor<2x5x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<2x5x8xf32>

  %t4 = tensor.empty() : tensor<8x4xf32>
  %s4 = tensor.empty() : tensor<2x8x4xf32>
  %e4 = tensor.empty() : tensor<2x5x4xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  %wt1 = linalg.transpose ins(%w1 : tensor<4x8xf32>) outs(%t4 : tensor<8x4xf32>) permutation = [1, 0]
  %wb1 = linalg.broadcast ins(%wt1 : tensor<8x4xf32>) outs(%s4 : tensor<2x8x4xf32>) dimensions = [0]
  %d1 = linalg.batch_matmul ins(%x, %wb1 : tensor<2x5x8xf32>, tensor<2x8x4xf32>)
                            outs(%z4 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  %r1 = linalg.generic {indexing_maps = [#element, #column, #element],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d1, %b1 : tensor<2x5x4xf32>, tensor<4xf32>) outs(%e4 : tensor<2x5x4xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<2x5x4xf32>

  %wt2 = linalg.transpose ins(%w2 : tensor<4x8xf32>) outs(%t4 : tensor<8x4xf32>) permutation = [1, 0]
  %wb2 = linalg.broadcast ins(%wt2 : tensor<8x4xf32>) outs(%s4 : tensor<2x8x4xf32>) dimensions = [0]
  %d2 = linalg.batch_matmul ins(%x, %wb2 : tensor<2x5x8xf32>, tensor<2x8x4xf32>)
                            outs(%z4 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  %r2 = linalg.generic {indexing_maps = [#element, #column, #element],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d2, %b2 : tensor<2x5x4xf32>, tensor<4xf32>) outs(%e4 : tensor<2x5x4xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<2x5x4xf32>
  return %r0, %r1, %r2 : tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK:         :2 = flow.dispatch.workgroups @dynamic_dispatch_0
// CHECK-NOT:       linalg.transpose
// CHECK-NOT:       linalg.broadcast
// CHECK-COUNT-2:   linalg.generic {indexing_maps = [#[[$X]], #[[$W]],
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @dynamic(%x: tensor<?x?x8xf32>,
                   %w0: tensor<8x8xf32> {cotile.parameter = "u0"}, %b0: tensor<8xf32> {cotile.parameter = "c0"},
                   %w1: tensor<8x8xf32> {cotile.parameter = "u1"})
    -> (tensor<?x?x8xf32>, tensor<?x?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %batch = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %zero = arith.constant 0.0 : f32
  %t8 = tensor.empty() : tensor<8x8xf32>
  %s8 = tensor.empty(%batch) : tensor<?x8x8xf32>
  %e8 = tensor.empty(%batch, %rows) : tensor<?x?x8xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %wt0 = linalg.transpose ins(%w0 : tensor<8x8xf32>) outs(%t8 : tensor<8x8xf32>) permutation = [1, 0]
  %wb0 = linalg.broadcast ins(%wt0 : tensor<8x8xf32>) outs(%s8 : tensor<?x8x8xf32>) dimensions = [0]
  %d0 = linalg.batch_matmul ins(%x, %wb0 : tensor<?x?x8xf32>, tensor<?x8x8xf32>)
                            outs(%z8 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r0 = linalg.generic {indexing_maps = [#element, #column, #element],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d0, %b0 : tensor<?x?x8xf32>, tensor<8xf32>) outs(%e8 : tensor<?x?x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<?x?x8xf32>
  %wt1 = linalg.transpose ins(%w1 : tensor<8x8xf32>) outs(%t8 : tensor<8x8xf32>) permutation = [1, 0]
  %wb1 = linalg.broadcast ins(%wt1 : tensor<8x8xf32>) outs(%s8 : tensor<?x8x8xf32>) dimensions = [0]
  %d1 = linalg.batch_matmul ins(%x, %wb1 : tensor<?x?x8xf32>, tensor<?x8x8xf32>)
                            outs(%z8 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %r0, %d1 : tensor<?x?x8xf32>, tensor<?x?x8xf32>
}
