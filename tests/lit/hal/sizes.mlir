// RUN: cotile-opt %s --stage=hal --target-cpu=x86-64-v3 | FileCheck %s

// Sizes are compared before a result is announced; sizes that are one dimension are not compared.

// CHECK-LABEL: func.func @dynamic()
// CHECK-DAG: %[[XK:.*]] = hal.dim 1
// CHECK-DAG: %[[WK:.*]] = hal.dim 2
// CHECK: hal.check %[[WK]] equals %[[XK]], "dynamic_dispatch_0: dimension 0 of argument 1 and dimension 1 of argument 0 must be equal"
// CHECK-NOT: hal.check
// CHECK: hal.buffer.result 0
func.func @dynamic(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %w, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %a = linalg.matmul ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %a : tensor<?x?xf32>
}

// An assertion on the user's sizes keeps its message.

// CHECK-LABEL: func.func @asserted()
// CHECK: hal.check %{{.*}} equals %{{.*}}, "batches differ"
// CHECK: hal.buffer.result 0
func.func @asserted(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %n = tensor.dim %y, %c0 : tensor<?x4xf32>
  %same = arith.cmpi eq, %m, %n : index
  cf.assert %same, "batches differ"
  %e = tensor.empty(%m) : tensor<?x4xf32>
  %a = linalg.add ins(%x, %y : tensor<?x4xf32>, tensor<?x4xf32>)
                  outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %a : tensor<?x4xf32>
}
