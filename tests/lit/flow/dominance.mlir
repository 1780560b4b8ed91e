// What stands between siblings moves or stays so that every value is computed before it is read; what
// cannot move keeps its contraction apart, with a reason.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always --explain=json | FileCheck %s --check-prefix=JSON

#mn = affine_map<(m, n) -> (m, n)>

// One element of the first result is read between the siblings, and decides what the second becomes.
// CHECK-LABEL: func.func @element(
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @element_dispatch_0
// CHECK:         tensor.extract %[[D]]#0
// CHECK:         return %[[D]]#0
// JSON: "refused": [{"id": "COTILE-GROUP-005", "function": "effects"
// JSON-NOT: "id": "COTILE-GROUP
func.func @element(%x: tensor<5x64xf32>, %a: tensor<64x8xf32>, %b: tensor<64x8xf32>)
    -> (tensor<5x8xf32>, tensor<5x8xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : tensor<5x8xf32>
  %e = tensor.empty() : tensor<5x8xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<5x64xf32>, tensor<64x8xf32>)
                     outs(%z : tensor<5x8xf32>) -> tensor<5x8xf32>
  %s = tensor.extract %0[%c0, %c0] : tensor<5x8xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<5x64xf32>, tensor<64x8xf32>)
                     outs(%z : tensor<5x8xf32>) -> tensor<5x8xf32>
  %2 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<5x8xf32>) outs(%e : tensor<5x8xf32>) {
    ^bb0(%p: f32, %out: f32):
      %r = arith.mulf %p, %s : f32
      linalg.yield %r : f32
  } -> tensor<5x8xf32>
  return %0, %2 : tensor<5x8xf32>, tensor<5x8xf32>
}

// A weight that is read from memory after something was stored there.
// CHECK-LABEL: func.func @effects(
// CHECK:         flow.dispatch.workgroups @effects_dispatch_0
// CHECK:         memref.store
// CHECK:         memref.load
// CHECK:         flow.dispatch.workgroups @effects_dispatch_1
// CHECK:         return
func.func @effects(%x: tensor<5x1xf32>, %a: tensor<1x8xf32>) -> (tensor<5x8xf32>, tensor<5x1xf32>) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : tensor<5x8xf32>
  %z1 = arith.constant dense<0.0> : tensor<5x1xf32>
  %m = memref.alloc() : memref<1xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<5x1xf32>, tensor<1x8xf32>)
                     outs(%z : tensor<5x8xf32>) -> tensor<5x8xf32>
  memref.store %one, %m[%c0] : memref<1xf32>
  %s = memref.load %m[%c0] : memref<1xf32>
  %w = tensor.from_elements %s : tensor<1x1xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<5x1xf32>, tensor<1x1xf32>)
                     outs(%z1 : tensor<5x1xf32>) -> tensor<5x1xf32>
  return %0, %1 : tensor<5x8xf32>, tensor<5x1xf32>
}

// Checks and memory between siblings do not matter.
// CHECK-LABEL: func.func @checks(
// CHECK:         :2 = flow.dispatch.workgroups @checks_dispatch_0
// CHECK:         cf.assert
// CHECK:         return
func.func @checks(%x: tensor<?x64xf32>, %a: tensor<64x8xf32>, %b: tensor<64x8xf32>, %y: tensor<?xf32>)
    -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %e = tensor.empty(%m) : tensor<?x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<?x64xf32>, tensor<64x8xf32>)
                     outs(%z : tensor<?x8xf32>) -> tensor<?x8xf32>
  %same = arith.cmpi eq, %m, %n : index
  cf.assert %same, "as many rows"
  %f = tensor.empty(%n) : tensor<?x8xf32>
  %zf = linalg.fill ins(%zero : f32) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<?x64xf32>, tensor<64x8xf32>)
                     outs(%zf : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<?x8xf32>
}
