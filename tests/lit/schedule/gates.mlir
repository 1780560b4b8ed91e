// Contractions that meet are cut alike, their registers lie side by side, and none of their own
// results is stored.
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=always --target=vulkan | FileCheck %s --check-prefix=GPU
// RUN: cotile-opt %s --stage=hal --group=always --target-cpu=x86-64-v3 | FileCheck %s --check-prefix=HAL
// RUN: cotile-compile %s -o %t.so --group=always --target-cpu=x86-64-v3 --explain | FileCheck %s --check-prefix=TEXT
// RUN: printf '{"version": 1, "schedules": {"gate_up_dispatch_0": {"vectors": 1}}}' > %t.json
// RUN: not cotile-compile %s -o %t.so --group=always --target-cpu=x86-64-v3 --schedule=%t.json 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: not cotile-compile %s -o %t.so --group=always --target=vulkan --schedule=%t.json 2>&1 | FileCheck %s --check-prefix=REFUSED

// REFUSED: gate_up_dispatch_0.vectors: must be at least 2, the contractions that a result is made of; got 1

// TEXT: gate_up_dispatch_0: one kernel with 1 result of 2 contractions, which share {{.*}} (m = ?, k = 64)

// Known columns: one window, static for both weights.
// CHECK-LABEL: func.func @gate_up_dispatch_0
// CHECK-SAME:    cotile.equal_dims = {{\[\[}}array<i64: 0, 0>, array<i64: 3, 0>]]
// CHECK-SAME:    n_tiles = [[G:[0-9]+]] : i64
// CHECK-SAME:    vectors = {{[24]}} : i64
// CHECK:         scf.forall (%{{.*}}, %[[J:.*]]) in (%{{.*}}, [[G]]) shared_outs(%{{.*}} = %{{.*}}) -> (tensor<?x1536xf32>)
// CHECK:           tensor.extract_slice %arg1[0, %[[O:.*]]] [64, [[WIDE:[0-9]+]]] [1, 1] : tensor<64x1536xf32>
// CHECK:           tensor.extract_slice %arg2[0, %[[O]]] [64, [[WIDE]]] [1, 1] : tensor<64x1536xf32>
// CHECK-COUNT-1:   tensor.parallel_insert_slice
// CHECK-NOT:       tensor.parallel_insert_slice
// CHECK:         return
// GPU-LABEL: func.func @gate_up_dispatch_0
// GPU-SAME:    vectors = {{[2468]}} : i64
// GPU-COUNT-1:   tensor.parallel_insert_slice
// GPU-NOT:       tensor.parallel_insert_slice
// GPU:         return

// HAL-LABEL: func.func @gate_up()
// HAL:         hal.buffer.result 0
// HAL-NOT:     hal.buffer.allocate
// HAL-COUNT-1: hal.dispatch @gate_up_dispatch_0
// HAL-NOT:     hal.dispatch
// HAL:         return
func.func @gate_up(%x: tensor<?x64xf32>, %wg: tensor<64x1536xf32> {cotile.parameter = "g"},
                   %wu: tensor<64x1536xf32> {cotile.parameter = "u"}) -> tensor<?x1536xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x1536xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<?x64xf32>, tensor<64x1536xf32>)
                     outs(%f : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<?x64xf32>, tensor<64x1536xf32>)
                     outs(%f : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  %p = linalg.mul ins(%g, %u : tensor<?x1536xf32>, tensor<?x1536xf32>)
                  outs(%e : tensor<?x1536xf32>) -> tensor<?x1536xf32>
  return %p : tensor<?x1536xf32>
}

// The columns of the first weight, in either layout; that the second one has as many is checked.
// CHECK-LABEL: func.func @dynamic_dispatch_0
// CHECK-SAME:    cotile.equal_dims = {{\[\[}}array<i64: 1, 1>, array<i64: 2, 0>, array<i64: 3, 1>]]
// CHECK:           %[[N:.*]] = tensor.dim %arg1, %{{.*}} : tensor<8x?xf32>
// CHECK-NOT:       tensor.dim %arg2
// CHECK:           tensor.extract_slice %arg1[0, %[[O:.*]]] [8, %[[S:.*]]] [1, 1]
// CHECK:           tensor.extract_slice %arg2[%[[O]], 0] [%[[S]], 8] [1, 1]
// CHECK:         return
// HAL-LABEL: func.func @dynamic()
// HAL:         hal.check {{.*}} "dynamic_dispatch_0: dimension 0 of argument 2 and dimension 1 of argument 1 must be equal"
// HAL-NOT:     hal.buffer.allocate
// HAL:         return
func.func @dynamic(%x: tensor<4x8xf32>, %wg: tensor<8x?xf32>, %wu: tensor<?x8xf32>)
    -> tensor<4x?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %wg, %c1 : tensor<8x?xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<4x8xf32>, tensor<8x?xf32>)
                     outs(%f : tensor<4x?xf32>) -> tensor<4x?xf32>
  %u = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                      affine_map<(m, n, k) -> (n, k)>,
                                      affine_map<(m, n, k) -> (m, n)>]
                     ins(%x, %wu : tensor<4x8xf32>, tensor<?x8xf32>)
                     outs(%f : tensor<4x?xf32>) -> tensor<4x?xf32>
  %p = linalg.mul ins(%u, %g : tensor<4x?xf32>, tensor<4x?xf32>)
                  outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %p : tensor<4x?xf32>
}
