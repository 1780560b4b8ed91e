// X read as a weight, or by an epilogue, is another window of it than the rows that all dots share.
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 | FileCheck %s

// CHECK-LABEL: func.func @gram_dispatch_0(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<200x200xf32>, %[[W:[^:]*]]: tensor<200x200xf32>,
// CHECK:         scf.forall (%[[I:.*]], %[[J:.*]]) in
// CHECK:           %[[ROWS:.*]] = tensor.extract_slice %[[X]][%[[M:.*]], 0] [%{{.*}}, 200]
// CHECK:           %[[COLUMNS:.*]] = tensor.extract_slice %[[X]][%[[N:.*]], 0] [{{.*}}, 200]
// CHECK:           linalg.matmul {{.*}} ins(%[[ROWS]], %[[COLUMNS]] :
// CHECK:           %[[D:.*]] = linalg.matmul ins(%[[ROWS]], %{{.*}} :
// CHECK:           %[[SAME:.*]] = tensor.extract_slice %[[X]][%[[M]], %[[N]]]
// CHECK:           linalg.{{add|generic|elementwise}} {{.*}}(%[[D]], %[[SAME]] :
// CHECK-NOT:       extract_slice %[[X]]
// CHECK:         scf.forall.in_parallel
func.func @gram(%x: tensor<200x200xf32>, %w: tensor<200x200xf32>)
    -> (tensor<200x200xf32>, tensor<200x200xf32>) {
  %zero = arith.constant dense<0.0> : tensor<200x200xf32>
  %e = tensor.empty() : tensor<200x200xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                      affine_map<(m, n, k) -> (n, k)>,
                                      affine_map<(m, n, k) -> (m, n)>]
                     ins(%x, %x : tensor<200x200xf32>, tensor<200x200xf32>)
                     outs(%zero : tensor<200x200xf32>) -> tensor<200x200xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<200x200xf32>, tensor<200x200xf32>)
                     outs(%zero : tensor<200x200xf32>) -> tensor<200x200xf32>
  %2 = linalg.add ins(%1, %x : tensor<200x200xf32>, tensor<200x200xf32>)
                  outs(%e : tensor<200x200xf32>) -> tensor<200x200xf32>
  return %0, %2 : tensor<200x200xf32>, tensor<200x200xf32>
}
