// The scheduled form of a group: one scf.forall with a shared output per result, one slice of X
// that feeds every dot, one insertion per result.
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --no-fuse --target-cpu=x86-64-v3 | FileCheck %s --check-prefix=APART

// CHECK:         flow.executable @qkv_dispatch_0
// CHECK-NEXT:      func.func @qkv_dispatch_0(
// CHECK-SAME:        %[[X:[^:]*]]: tensor<?x64xf32>, %[[WQ:[^:]*]]: tensor<64x96xf32>, %[[WK:[^:]*]]: tensor<64x32xf32>, %[[WV:[^:]*]]: tensor<64x7xf32>,
// CHECK-SAME:        %[[OQ:[^:]*]]: tensor<?x96xf32>, %[[OK:[^:]*]]: tensor<?x32xf32>, %[[OV:[^:]*]]: tensor<?x7xf32>)
// CHECK-SAME:        cotile.schedule = {{{.*}}kind = "contraction", lanes = 8 : i64
// CHECK-NOT:       scf.for
// CHECK:           %[[R:.*]]:3 = scf.forall (%{{.*}}, %{{.*}}) in (%{{.*}}, {{.*}}) shared_outs(%[[SQ:.*]] = %[[OQ]], %[[SK:.*]] = %[[OK]], %[[SV:.*]] = %[[OV]])
// CHECK-NOT:         extract_slice %[[X]]
// CHECK:             %[[T:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [%{{.*}}, 64] [1, 1]
// CHECK-NOT:         extract_slice %[[X]]
// CHECK:             %[[Q:.*]] = linalg.matmul ins(%[[T]], %{{.*}} :
// CHECK-NOT:         extract_slice %[[X]]
// CHECK:             %[[K:.*]] = linalg.matmul ins(%[[T]], %{{.*}} :
// CHECK-NOT:         extract_slice %[[X]]
// CHECK:             %[[V:.*]] = linalg.matmul ins(%[[T]], %{{.*}} :
// CHECK-NOT:         linalg.matmul
// CHECK-NOT:         scf.for
// CHECK:             scf.forall.in_parallel {
// CHECK-NEXT:          tensor.parallel_insert_slice %[[Q]] into %[[SQ]]
// CHECK-NEXT:          tensor.parallel_insert_slice %[[K]] into %[[SK]]
// CHECK-NEXT:          tensor.parallel_insert_slice %[[V]] into %[[SV]]
// CHECK-NEXT:        }
// CHECK-NOT:       scf.for
// CHECK:           return %[[R]]#0, %[[R]]#1, %[[R]]#2
// CHECK-NOT:     flow.executable
// CHECK:         func.func @qkv(
// CHECK-COUNT-1:   flow.dispatch @qkv_dispatch_0
// CHECK-NOT:       flow.dispatch

// APART-COUNT-3: scf.forall (
// APART-NOT:     scf.forall (
// APART:         func.func @qkv(
// APART-COUNT-3: flow.dispatch @
// APART-NOT:     flow.dispatch
func.func @qkv(%x: tensor<?x64xf32>, %wq: tensor<64x96xf32>, %wk: tensor<64x32xf32>,
               %wv: tensor<64x7xf32>)
    -> (tensor<?x96xf32>, tensor<?x32xf32>, tensor<?x7xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %zero = arith.constant 0.0 : f32
  %eq = tensor.empty(%m) : tensor<?x96xf32>
  %zq = linalg.fill ins(%zero : f32) outs(%eq : tensor<?x96xf32>) -> tensor<?x96xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<?x64xf32>, tensor<64x96xf32>)
                     outs(%zq : tensor<?x96xf32>) -> tensor<?x96xf32>
  %ek = tensor.empty(%m) : tensor<?x32xf32>
  %zk = linalg.fill ins(%zero : f32) outs(%ek : tensor<?x32xf32>) -> tensor<?x32xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x64xf32>, tensor<64x32xf32>)
                     outs(%zk : tensor<?x32xf32>) -> tensor<?x32xf32>
  %ev = tensor.empty(%m) : tensor<?x7xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<?x7xf32>) -> tensor<?x7xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<?x64xf32>, tensor<64x7xf32>)
                     outs(%zv : tensor<?x7xf32>) -> tensor<?x7xf32>
  return %q, %k, %v : tensor<?x96xf32>, tensor<?x32xf32>, tensor<?x7xf32>
}
