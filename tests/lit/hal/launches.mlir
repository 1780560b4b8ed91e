// A group is one launch without a barrier; a barrier stands between launches only where the later
// one needs the earlier one's result.
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s

// CHECK-LABEL: func.func @group()
// CHECK-NOT:     hal.barrier
// CHECK:         hal.dispatch @group_dispatch_0
// CHECK-NOT:     hal.dispatch
// CHECK-NOT:     hal.barrier
// CHECK:         return
func.func @group(%x: tensor<?x16xf32>, %w0: tensor<16x16xf32>, %w1: tensor<16x8xf32>,
                 %w2: tensor<16x8xf32>)
    -> (tensor<?x16xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e0 = tensor.empty(%m) : tensor<?x16xf32>
  %e1 = tensor.empty(%m) : tensor<?x8xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<?x16xf32>, tensor<16x16xf32>)
                     outs(%z0 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<?x16xf32>, tensor<16x8xf32>)
                     outs(%z1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %2 = linalg.matmul ins(%x, %w2 : tensor<?x16xf32>, tensor<16x8xf32>)
                     outs(%z1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %1, %2 : tensor<?x16xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}

// Two independent elementwise ops, then one that needs both.
// CHECK-LABEL: func.func @diamond()
// CHECK:         hal.dispatch @diamond_dispatch_0
// CHECK-NOT:     hal.barrier
// CHECK:         hal.dispatch @diamond_dispatch_1
// CHECK:         hal.barrier
// CHECK-NEXT:    hal.dispatch @diamond_dispatch_2
// CHECK-NOT:     hal.barrier
// CHECK-NOT:     hal.dispatch
// CHECK:         return
func.func @diamond(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.tanh ins(%y : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>)
                  outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A transposition that is a result is a launch of its own; one that is read is not.
// CHECK-LABEL: func.func @transposed()
// CHECK-COUNT-1: hal.dispatch
// CHECK-NOT:     hal.dispatch
// CHECK:         return
func.func @transposed(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return %0 : tensor<8x4xf32>
}
