// Bias, cast and activation belong to the dispatch of the contraction they follow, grouped or not;
// so does an initial value that is computed for one contraction.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=flow --no-fuse | FileCheck %s --check-prefix=APART

#element = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>
#only_row = affine_map<(m, n) -> (0, n)>
#only_column = affine_map<(m, n) -> (m, 0)>

// CHECK-LABEL: func.func @bias_and_cast
// CHECK:         :2 = flow.dispatch.workgroups @bias_and_cast_dispatch_0
// CHECK-SAME:      outs(%{{.*}}, %{{.*}} : tensor<4x8xbf16>, tensor<4x8xf32>)
// CHECK:         linalg.matmul
// CHECK:         arith.addf
// CHECK:         arith.truncf
// CHECK:         linalg.matmul
// CHECK:         arith.maximumf
// CHECK:         flow.return
// CHECK-NOT:     flow.dispatch
// CHECK:         return

// APART-LABEL: func.func @bias_and_cast
// APART:         flow.dispatch.workgroups @bias_and_cast_dispatch_0
// APART:           linalg.matmul
// APART:           arith.addf
// APART:           arith.truncf
// APART:           flow.return
// APART:         flow.dispatch.workgroups @bias_and_cast_dispatch_1
// APART:           linalg.matmul
// APART:           arith.maximumf
// APART:           flow.return
// APART-NOT:     flow.dispatch
// APART:         return
func.func @bias_and_cast(%x: tensor<4x8xf32>, %w0: tensor<8x8xf32>, %b0: tensor<8xf32>,
                         %w1: tensor<8x8xf32>) -> (tensor<4x8xbf16>, tensor<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %narrow = tensor.empty() : tensor<4x8xbf16>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#element, #column, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b0 : tensor<4x8xf32>, tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#element, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<4x8xf32>) outs(%narrow : tensor<4x8xbf16>) {
    ^bb0(%a: f32, %out: bf16):
      %cast = arith.truncf %a : f32 to bf16
      linalg.yield %cast : bf16
  } -> tensor<4x8xbf16>
  %3 = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.generic {indexing_maps = [#element, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%3 : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb0(%a: f32, %out: f32):
      %relu = arith.maximumf %a, %zero : f32
      linalg.yield %relu : f32
  } -> tensor<4x8xf32>
  return %2, %4 : tensor<4x8xbf16>, tensor<4x8xf32>
}

// A bias of one row or one column is read without its dimension of size 1.
// CHECK-LABEL: func.func @row_and_column
// CHECK-DAG:     tensor.collapse_shape %{{.*}} : tensor<1x8xf32> into tensor<8xf32>
// CHECK-DAG:     tensor.collapse_shape %{{.*}} : tensor<?x1xf32> into tensor<?xf32>
// CHECK:         :2 = flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @row_and_column(%x: tensor<?x8xf32>, %w0: tensor<8x8xf32>, %b0: tensor<1x8xf32>,
                          %w1: tensor<8x8xf32>, %b1: tensor<?x1xf32>)
    -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m) : tensor<?x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<?x8xf32>, tensor<8x8xf32>)
                     outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#element, #only_row, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b0 : tensor<?x8xf32>, tensor<1x8xf32>) outs(%empty : tensor<?x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<?x8xf32>
  %2 = linalg.matmul ins(%x, %w1 : tensor<?x8xf32>, tensor<8x8xf32>)
                     outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %3 = linalg.generic {indexing_maps = [#element, #only_column, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%2, %b1 : tensor<?x8xf32>, tensor<?x1xf32>) outs(%empty : tensor<?x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<?x8xf32>
  return %1, %3 : tensor<?x8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func.func @initial_values
// CHECK:         :2 = flow.dispatch.workgroups @initial_values_dispatch_0
// CHECK:         %[[B:.*]] = linalg.broadcast ins(%{{.*}} : tensor<8xf32>)
// CHECK:         linalg.matmul {{.*}} outs(%[[B]] :
// CHECK:         linalg.matmul
// CHECK-NOT:     flow.dispatch
// CHECK:         return

// APART-LABEL: func.func @initial_values
// APART-COUNT-2: flow.dispatch.workgroups
// APART-NOT:     flow.dispatch.workgroups
// APART:         return
func.func @initial_values(%x: tensor<?x8xf32>, %w0: tensor<8x8xf32>, %b0: tensor<8xf32>,
                          %w1: tensor<8x8xf32>, %b1: tensor<?x8xf32>)
    -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%m) : tensor<?x8xf32>
  %init = linalg.broadcast ins(%b0 : tensor<8xf32>) outs(%empty : tensor<?x8xf32>)
            dimensions = [0]
  %0 = linalg.matmul ins(%x, %w0 : tensor<?x8xf32>, tensor<8x8xf32>)
                     outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<?x8xf32>, tensor<8x8xf32>)
                     outs(%b1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<?x8xf32>
}
