// RUN: cotile-opt %s --stage=hal --target-cpu=x86-64-v3 | FileCheck %s

// The first dispatch's result lives in the arena, the second one's in the caller's result, also
// through the view that is returned. The argument is copied, not written to. The two dispatches
// are alike: one kernel, and with the same weight one pack.

// CHECK-LABEL: func.func @chain()
// CHECK: %[[M:.*]] = hal.dim 0
// CHECK: %[[RESULT:.*]] = hal.buffer.result 0 dims(%[[M]], %c2, %c8)
// CHECK: %[[SAME:.*]] = hal.buffer.result 1 dims(%[[M]], %c16)
// CHECK: %[[BYTES:.*]] = hal.size dims(%[[M]]) element 64
// CHECK: %[[ARENA:.*]] = hal.buffer.allocate
// CHECK: hal.dispatch @chain_dispatch_0
// CHECK-SAME: bindings({{.*}}, %[[ARENA]], {{.*}})
// CHECK: hal.barrier
// CHECK: hal.dispatch @chain_dispatch_0
// CHECK-SAME: bindings(%[[ARENA]], {{.*}}, %[[RESULT]], {{.*}})
// CHECK: hal.copy %{{.*}} to %[[SAME]] bytes(%[[BYTES]])
// CHECK: return
func.func @chain(%x: tensor<?x16xf32>, %w: tensor<16x16xf32> {cotile.parameter = "w"})
    -> (tensor<?x2x8xf32>, tensor<?x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%m) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %a = linalg.matmul ins(%x, %w : tensor<?x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %b = linalg.matmul ins(%a, %w : tensor<?x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r = tensor.expand_shape %b [[0], [1, 2]] output_shape [%m, 2, 8]
      : tensor<?x16xf32> into tensor<?x2x8xf32>
  return %r, %x : tensor<?x2x8xf32>, tensor<?x16xf32>
}

// Static transients share a block by lifetime: three tensors, two places.

// CHECK-LABEL: func.func @static()
// CHECK: %[[ARENA:.*]] = hal.buffer.allocate %c2048
// CHECK: hal.buffer.part %[[ARENA]] at %c1024
// CHECK-NOT: hal.buffer.part
// CHECK: return
func.func @static(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %a = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b = linalg.matmul ins(%a, %w : tensor<16x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %c = linalg.matmul ins(%b, %w : tensor<16x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %d = linalg.matmul ins(%c, %w : tensor<16x16xf32>, tensor<16x16xf32>)
                     outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %d : tensor<16x16xf32>
}

// CHECK: func.func @cotile_load()
// CHECK: hal.dispatch @chain_dispatch_0_pack
// CHECK-NOT: hal.dispatch
