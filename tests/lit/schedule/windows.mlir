// Windows of columns: equal and static where the atoms of all outputs divide, else between
// neighbouring atoms; a batch is a loop of its own.
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 | FileCheck %s

// CHECK-LABEL: func.func @equal_dispatch_0
// CHECK-SAME:    n_tiles = [[G:[0-9]+]] : i64
// CHECK:         scf.forall (%{{.*}}, %{{.*}}) in ({{.*}}, [[G]])
// CHECK:           tensor.extract_slice %{{.*}}[0, %{{.*}}] [512, [[WIDE:[0-9]+]]] [1, 1] : tensor<512x1536xf32>
// CHECK:           tensor.extract_slice %{{.*}}[0, %{{.*}}] [512, [[NARROW:[0-9]+]]] [1, 1] : tensor<512x512xf32>
func.func @equal(%x: tensor<64x512xf32>, %w0: tensor<512x1536xf32>, %w1: tensor<512x512xf32>)
    -> (tensor<64x1536xf32>, tensor<64x512xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<64x1536xf32>
  %z1 = arith.constant dense<0.0> : tensor<64x512xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<64x512xf32>, tensor<512x1536xf32>)
                     outs(%z0 : tensor<64x1536xf32>) -> tensor<64x1536xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<64x512xf32>, tensor<512x512xf32>)
                     outs(%z1 : tensor<64x512xf32>) -> tensor<64x512xf32>
  return %0, %1 : tensor<64x1536xf32>, tensor<64x512xf32>
}

// CHECK-LABEL: func.func @batched_dispatch_0
// CHECK:         scf.forall (%[[B:.*]], %{{.*}}, %{{.*}}) in (3, {{.*}}, {{.*}})
// CHECK:           tensor.extract_slice %{{.*}}[%[[B]], %{{.*}}, 0] [1, {{.*}}, 16] [1, 1, 1] : tensor<3x5x16xf32> to tensor<{{.*}}x16xf32>
// CHECK-COUNT-2:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]
// CHECK:           tensor.parallel_insert_slice %{{.*}} into %{{.*}}[%[[B]], %{{.*}}, %{{.*}}]
// CHECK:           tensor.parallel_insert_slice %{{.*}} into %{{.*}}[%[[B]], %{{.*}}, %{{.*}}]
func.func @batched(%x: tensor<3x5x16xf32>, %w0: tensor<3x16x24xf32>, %w1: tensor<3x16x8xf32>)
    -> (tensor<3x5x24xf32>, tensor<3x5x8xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<3x5x24xf32>
  %z1 = arith.constant dense<0.0> : tensor<3x5x8xf32>
  %0 = linalg.batch_matmul ins(%x, %w0 : tensor<3x5x16xf32>, tensor<3x16x24xf32>)
                           outs(%z0 : tensor<3x5x24xf32>) -> tensor<3x5x24xf32>
  %1 = linalg.batch_matmul ins(%x, %w1 : tensor<3x5x16xf32>, tensor<3x16x8xf32>)
                           outs(%z1 : tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
  return %0, %1 : tensor<3x5x24xf32>, tensor<3x5x8xf32>
}
