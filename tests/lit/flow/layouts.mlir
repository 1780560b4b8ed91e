// A result that is transposed, or split into heads and transposed, is written in its own layout by
// the dispatch that computes it: no other dispatch moves it.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=always | FileCheck %s --check-prefix=SCHEDULE
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s --check-prefix=HAL

// CHECK-LABEL: func.func @transposed
// CHECK:         %[[Q:.*]] = tensor.empty() : tensor<8x16xf32>
// CHECK:         %[[KT:.*]] = tensor.empty() : tensor<16x8xf32>
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups {{.*}} outs(%[[Q]], %[[KT]] :
// CHECK:           %[[K:.*]] = linalg.matmul
// CHECK:           %[[K:.*]] = linalg.matmul
// CHECK:           %[[T:.*]] = linalg.transpose ins(%[[K]] : {{.*}}) outs(%{{.*}} : tensor<16x8xf32>) permutation = [1, 0]
// CHECK:           flow.return %{{.*}}, %[[T]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[D]]#1
// SCHEDULE-LABEL: func.func @transposed_dispatch_0
// SCHEDULE-SAME:    %{{.*}}: tensor<8x16xf32>, %[[OUT:.*]]: tensor<16x8xf32>)
// SCHEDULE:         %[[VIEW:.*]] = linalg.generic {{.*}} ins(%[[OUT]] : tensor<16x8xf32>)
// SCHEDULE:         %[[F:.*]]:2 = scf.forall {{.*}} shared_outs(%{{.*}} = %{{.*}}, %{{.*}} = %[[VIEW]])
// SCHEDULE:         %[[R:.*]] = linalg.transpose ins(%[[F]]#1 : {{.*}}) outs(%[[OUT]] :
// SCHEDULE:         return %[[F]]#0, %[[R]]
func.func @transposed(%x: tensor<8x4xf32>, %wq: tensor<4x16xf32>, %wk: tensor<4x16xf32>)
    -> (tensor<8x16xf32>, tensor<16x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %t = linalg.transpose ins(%k : tensor<8x16xf32>) outs(%e : tensor<16x8xf32>) permutation = [1, 0]
  return %q, %t : tensor<8x16xf32>, tensor<16x8xf32>
}

// Heads of a batch, as exported: the bias and the activation are computed in front of both.
// CHECK-LABEL: func.func @heads
// CHECK:         %[[S:.*]] = tensor.dim %{{.*}}, %c1
// CHECK:         %[[OUT:.*]] = tensor.empty(%[[S]]) : tensor<2x3x?x8xf32>
// CHECK:         %[[PRODUCT:.*]] = arith.muli %[[S]], %c2
// CHECK:         %[[FITS:.*]] = arith.cmpi eq, %[[PRODUCT]], %{{.*}} : index
// CHECK:         cf.assert %[[FITS]], "{{.*}}: dimension 0 of tensor.expand_shape does not fit its source"
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups {{.*}} outs(%[[OUT]], %{{.*}} : tensor<2x3x?x8xf32>, tensor<?x24xf32>)
// CHECK:           %[[B:.*]] = linalg.generic
// CHECK:           %[[E:.*]] = tensor.expand_shape %[[B]]
// CHECK:           %[[T:.*]] = linalg.transpose ins(%[[E]] :
// CHECK:           flow.return %[[T]], %{{.*}}
// CHECK-NOT:     flow.dispatch
// HAL-LABEL: func.func @heads
// HAL-COUNT-1: hal.dispatch
// HAL-NOT:     hal.dispatch
// HAL-NOT:     hal.copy
// HAL-NOT:     hal.buffer.allocate
// HAL:         return
func.func @heads(%x: tensor<2x?x4xf32>, %wq: tensor<4x24xf32>, %wv: tensor<4x24xf32>,
                 %bias: tensor<24xf32>) -> (tensor<2x3x?x8xf32>, tensor<?x24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x4xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
  %m = tensor.dim %rows, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
  %q = linalg.matmul ins(%rows, %wq : tensor<?x4xf32>, tensor<4x24xf32>)
                     outs(%f : tensor<?x24xf32>) -> tensor<?x24xf32>
  %heads = tensor.expand_shape %q [[0, 1], [2, 3]] output_shape [2, %s, 3, 8]
           : tensor<?x24xf32> into tensor<2x?x3x8xf32>
  %by_head = tensor.expand_shape %bias [[0, 1]] output_shape [3, 8]
             : tensor<24xf32> into tensor<3x8xf32>
  %he = tensor.empty(%s) : tensor<2x?x3x8xf32>
  %biased = linalg.generic {indexing_maps = [affine_map<(b, s, h, d) -> (b, s, h, d)>,
                                             affine_map<(b, s, h, d) -> (h, d)>,
                                             affine_map<(b, s, h, d) -> (b, s, h, d)>],
                            iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%heads, %by_head : tensor<2x?x3x8xf32>, tensor<3x8xf32>) outs(%he : tensor<2x?x3x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<2x?x3x8xf32>
  %te = tensor.empty(%s) : tensor<2x3x?x8xf32>
  %t = linalg.transpose ins(%biased : tensor<2x?x3x8xf32>) outs(%te : tensor<2x3x?x8xf32>)
       permutation = [0, 2, 1, 3]
  %v = linalg.matmul ins(%rows, %wv : tensor<?x4xf32>, tensor<4x24xf32>)
                     outs(%f : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %t, %v : tensor<2x3x?x8xf32>, tensor<?x24xf32>
}

// The context of attention: batches are split, and rows come between their parts. Who reads it
// gets what it did.
// CHECK-LABEL: func.func @context
// CHECK:         %[[D:.*]] = flow.dispatch.workgroups {{.*}} outs(%{{.*}} : tensor<2x5x3x8xf32>)
// CHECK:           linalg.batch_matmul
// CHECK:           %[[E:.*]] = tensor.expand_shape
// CHECK:           linalg.transpose ins(%[[E]] :
// CHECK-NOT:     linalg.transpose
// CHECK:         %[[ROWS:.*]] = tensor.collapse_shape %[[D]]
// CHECK:         flow.dispatch.workgroups {{.*}} ins(%[[ROWS]],
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @context(%p: tensor<6x5x5xf32>, %v: tensor<6x5x8xf32>, %w: tensor<24x7xf32>)
    -> tensor<10x7xf32> {
  %zero = arith.constant dense<0.0> : tensor<6x5x8xf32>
  %c = linalg.batch_matmul ins(%p, %v : tensor<6x5x5xf32>, tensor<6x5x8xf32>)
                           outs(%zero : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
  %h = tensor.expand_shape %c [[0, 1], [2], [3]] output_shape [2, 3, 5, 8]
       : tensor<6x5x8xf32> into tensor<2x3x5x8xf32>
  %e = tensor.empty() : tensor<2x5x3x8xf32>
  %t = linalg.transpose ins(%h : tensor<2x3x5x8xf32>) outs(%e : tensor<2x5x3x8xf32>)
       permutation = [0, 2, 1, 3]
  %rows = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<2x5x3x8xf32> into tensor<10x24xf32>
  %zero2 = arith.constant dense<0.0> : tensor<10x7xf32>
  %o = linalg.matmul ins(%rows, %w : tensor<10x24xf32>, tensor<24x7xf32>)
                     outs(%zero2 : tensor<10x7xf32>) -> tensor<10x7xf32>
  return %o : tensor<10x7xf32>
}

// A value that is read as it is, too, is a result in both layouts; two transpositions are one.
// CHECK-LABEL: func.func @twice
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups {{.*}} outs(%{{.*}}, %{{.*}} : tensor<8x16xf32>, tensor<2x8x8xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[D]]#1
func.func @twice(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<8x16xf32>, tensor<2x8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %q = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %h = tensor.expand_shape %q [[0], [1, 2]] output_shape [8, 2, 8]
       : tensor<8x16xf32> into tensor<8x2x8xf32>
  %e = tensor.empty() : tensor<2x8x8xf32>
  %t = linalg.transpose ins(%h : tensor<8x2x8xf32>) outs(%e : tensor<2x8x8xf32>)
       permutation = [1, 0, 2]
  %u = linalg.transpose ins(%t : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>)
       permutation = [0, 2, 1]
  return %q, %u : tensor<8x16xf32>, tensor<2x8x8xf32>
}
