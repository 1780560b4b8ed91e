// A gated layer as exported with collapsed rows and dynamic sizes: checks that hold for any size, a
// reshape to inferred sizes, elementwise ops on what is reshaped. The rows stay collapsed until the
// end, so that each contraction has its ops next to it.
// RUN: cotile-opt %s --stage=input | FileCheck %s
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s --check-prefix=FLOW

#element = affine_map<(b, m, n) -> (b, m, n)>

// CHECK-LABEL: func.func @gated(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x?x8xf32>
// CHECK-NOT:     cf.assert
// CHECK-NOT:     arith.select
// CHECK-NOT:     tensor.reshape
// CHECK:         %[[ROWS:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2]]
// CHECK:         %[[GATE:.*]] = linalg.matmul {{.*}} ins(%[[ROWS]],
// CHECK:         %[[EXP:.*]] = linalg.generic {{.*}} ins(%[[GATE]] : tensor<?x16xf32>)
// CHECK:         %[[UP:.*]] = linalg.matmul {{.*}} ins(%[[ROWS]],
// CHECK:         %[[MUL:.*]] = linalg.generic {{.*}} ins(%[[EXP]], %[[UP]] : tensor<?x16xf32>, tensor<?x16xf32>)
// CHECK:         %[[R:.*]] = tensor.expand_shape %[[MUL]] {{\[\[}}0, 1], [2]]
// CHECK-NEXT:    return %[[R]]

// FLOW-LABEL: func.func @gated(
// FLOW:         flow.dispatch.workgroups @gated_dispatch_0
// FLOW:           linalg.matmul
// FLOW:           math.exp
// FLOW:           linalg.matmul
// FLOW:           flow.return
func.func @gated(%x: tensor<?x?x8xf32>, %g: tensor<16x8xf32>, %u: tensor<16x8xf32>)
    -> tensor<?x?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : i64
  %i1 = arith.constant 1 : i64
  %i8 = arith.constant 8 : i64
  %i16 = arith.constant 16 : i64
  %zero = arith.constant 0.0 : f32
  %batch = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %length = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %b = arith.index_cast %batch : index to i64
  %l = arith.index_cast %length : index to i64
  %negative = arith.cmpi slt, %b, %i0 : i64
  %one = arith.extui %negative : i1 to i64
  %few = arith.cmpi sle, %one, %i1 : i64
  %bl = arith.muli %b, %l : i64
  %inferred = arith.divsi %bl, %i8 : i64
  %size = arith.select %negative, %inferred, %b : i64

  cf.assert %few, "must have at most one inferred (negative) dimension"
  %rows = arith.muli %batch, %length : index
  %to_rows = tensor.from_elements %bl, %i8 : tensor<2xi64>
  %r = tensor.reshape %x(%to_rows) : (tensor<?x?x8xf32>, tensor<2xi64>) -> tensor<?x8xf32>
  %e = tensor.empty(%rows) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %t = tensor.empty() : tensor<8x16xf32>
  %gt = linalg.transpose ins(%g : tensor<16x8xf32>) outs(%t : tensor<8x16xf32>) permutation = [1, 0]
  %0 = linalg.matmul ins(%r, %gt : tensor<?x8xf32>, tensor<8x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  cf.assert %few, "must have at most one inferred (negative) dimension"
  %to_batch = tensor.from_elements %size, %l, %i16 : tensor<3xi64>
  %1 = tensor.reshape %0(%to_batch) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
  %e3 = tensor.empty(%batch, %length) : tensor<?x?x16xf32>
  %2 = linalg.generic {indexing_maps = [#element, #element],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1 : tensor<?x?x16xf32>) outs(%e3 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %v = math.exp %in : f32
      linalg.yield %v : f32
  } -> tensor<?x?x16xf32>
  %ut = linalg.transpose ins(%u : tensor<16x8xf32>) outs(%t : tensor<8x16xf32>) permutation = [1, 0]
  %3 = linalg.matmul ins(%r, %ut : tensor<?x8xf32>, tensor<8x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %4 = tensor.reshape %3(%to_batch) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
  %5 = linalg.generic {indexing_maps = [#element, #element, #element],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%2, %4 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%e3 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %other: f32, %out: f32):
      %v = arith.mulf %in, %other : f32
      linalg.yield %v : f32
  } -> tensor<?x?x16xf32>
  return %5 : tensor<?x?x16xf32>
}
