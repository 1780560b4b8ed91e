// One element of a result is read, by the body of another op, while another result of the same kernel
// goes on: whoever reads the element runs behind the kernel, and the rest is fused as ever.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON

// JSON: "refused": []

#mn = affine_map<(m, n) -> (m, n)>

// Read between the siblings; the other result is fused with what follows it until the element is
// needed.
// CHECK-LABEL: func.func @between(
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @between_dispatch_0
// CHECK:           linalg.matmul
// CHECK:           linalg.matmul
// CHECK:           linalg.exp
// CHECK:         %[[R:.*]] = flow.dispatch.workgroups @between_dispatch_1 ins(%[[D]]#1, %[[D]]#0 :
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[R]]
func.func @between(%x: tensor<6x10xf32>, %w: tensor<10x4xf32>, %u: tensor<10x3xf32>)
    -> (tensor<6x4xf32>, tensor<6x3xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z4 = arith.constant dense<0.0> : tensor<6x4xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %e = tensor.empty() : tensor<6x3xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z4 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %s = tensor.extract %0[%c2, %c1] : tensor<6x4xf32>
  %1 = linalg.matmul ins(%x, %u : tensor<6x10xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %2 = linalg.exp ins(%1 : tensor<6x3xf32>) outs(%e : tensor<6x3xf32>) -> tensor<6x3xf32>
  %3 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<6x3xf32>) outs(%e : tensor<6x3xf32>) {
    ^bb0(%p: f32, %out: f32):
      %r = arith.mulf %p, %s : f32
      linalg.yield %r : f32
  } -> tensor<6x3xf32>
  return %0, %3 : tensor<6x4xf32>, tensor<6x3xf32>
}

// The element of the last of unknown rows, which the body reads itself, and which nobody else reads.
// CHECK-LABEL: func.func @last_row(
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @last_row_dispatch_0
// CHECK:         flow.dispatch.workgroups @last_row_dispatch_1 ins(%[[D]]#1, %{{.*}}, %[[D]]#0 : {{.*}}, index, 
// CHECK:           tensor.extract
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @last_row(%x: tensor<?x10xf32>, %w: tensor<10x4xf32>, %u: tensor<10x3xf32>)
    -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x10xf32>
  %last = arith.subi %m, %c1 : index
  %e4 = tensor.empty(%m) : tensor<?x4xf32>
  %e3 = tensor.empty(%m) : tensor<?x3xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x10xf32>, tensor<10x4xf32>)
                     outs(%z4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.matmul ins(%x, %u : tensor<?x10xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<?x3xf32>) outs(%e3 : tensor<?x3xf32>) {
    ^bb0(%p: f32, %out: f32):
      %s = tensor.extract %0[%last, %c1] : tensor<?x4xf32>
      %r = arith.addf %p, %s : f32
      linalg.yield %r : f32
  } -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}
