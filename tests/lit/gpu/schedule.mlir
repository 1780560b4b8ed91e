// RUN: cotile-opt %s --stage=schedule --target=vulkan --group=always | FileCheck %s
// RUN: cotile-compile %s --target=vulkan --group=always --explain | FileCheck %s --check-prefix=TEXT
// RUN: cotile-compile %s --target=vulkan --group=always --explain=json | FileCheck %s --check-prefix=JSON
// The same form as for CPUs; the schedule has the fields of GPUs.

// CHECK:      func.func @f_dispatch_0(
// CHECK-SAME:   cotile.schedule = {k_threads = [[K:[0-9]+]] : i64, k_tile = {{[0-9]+}} : i64, k_unroll = 4 : i64, kind = "contraction", lanes = 4 : i64, m_tile = [[M:[0-9]+]] : i64, n_threads = {{[0-9]+}} : i64, n_tiles = [[G:[0-9]+]] : i64, rows = {{[0-9]+}} : i64, vectors = {{[0-9]+}} : i64}
// CHECK-NOT:    prefetch
// CHECK:        scf.forall (%{{.*}}, %{{.*}}) in (%{{.*}}, [[G]])
// CHECK-COUNT-3: linalg.matmul
// CHECK-NOT:    linalg.matmul
// CHECK:      func.func @f_dispatch_1(
// CHECK-SAME:   cotile.schedule = {kind = "loops", threads = 128 : i64, tile = {{[0-9]+}} : i64}

// Group tiles that are found at run time are few enough for indices of 32 bits.
// CHECK:      func.func @g_dispatch_0({{.*}}n_tiles = 0 : i64
// CHECK:        %[[MOST:.*]] = arith.constant 32768 : index
// CHECK:        %[[TILES:.*]] = arith.minsi %{{.*}}, %[[MOST]]
// CHECK:        scf.forall (%{{.*}}, %{{.*}}) in (1, %[[TILES]])

// TEXT: f_dispatch_0: one kernel with 3 results
// TEXT: tiles of {{[0-9]+}} rows by 1/{{[0-9]+}} of all columns; registers hold {{[0-9]+}} x {{[0-9]+}} vectors of 4; {{[0-9]+}} x {{[0-9]+}} threads, steps of {{[0-9]+}} along k
// TEXT: dispatches per call: 3, without grouping 5

// JSON: {"targets": [{"target": "vulkan"
// JSON-SAME: "n_threads": {{[0-9]+}}, "k_threads": {{[0-9]+}}, "k_tile": {{[0-9]+}}, "estimated_seconds"
func.func @f(%x: tensor<?x64xf32>, %q: tensor<64x48xf32>, %k: tensor<64x16xf32>,
             %v: tensor<16x64xf32>, %o: tensor<?x48xf32>, %p: tensor<?x16xf32>)
    -> (tensor<?x48xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %t = tensor.empty() : tensor<64x16xf32>
  %vt = linalg.transpose ins(%v : tensor<16x64xf32>) outs(%t : tensor<64x16xf32>) permutation = [1, 0]
  %0 = linalg.matmul ins(%x, %q : tensor<?x64xf32>, tensor<64x48xf32>)
                     outs(%o : tensor<?x48xf32>) -> tensor<?x48xf32>
  %1 = linalg.matmul ins(%x, %k : tensor<?x64xf32>, tensor<64x16xf32>)
                     outs(%p : tensor<?x16xf32>) -> tensor<?x16xf32>
  %2 = linalg.matmul ins(%x, %vt : tensor<?x64xf32>, tensor<64x16xf32>)
                     outs(%p : tensor<?x16xf32>) -> tensor<?x16xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %3 = linalg.exp ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0, %1, %2, %3 : tensor<?x48xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x64xf32>
}
func.func @g(%x: tensor<8x64xf32>, %q: tensor<64x?xf32>, %o: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.matmul ins(%x, %q : tensor<8x64xf32>, tensor<64x?xf32>)
                     outs(%o : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
