// What stands between siblings moves or stays so that every value is computed before it is read; what
// cannot move keeps its contraction apart, with a reason.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always --explain=json | FileCheck %s --check-prefix=JSON

// JSON: "refused": [{"id": "COTILE-GROUP-005", "function": "effects"
// JSON-NOT: "id": "COTILE-GROUP

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
