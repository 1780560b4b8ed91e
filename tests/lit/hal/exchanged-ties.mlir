// RUN: not cotile-opt %s --stage=hal 2>&1 | FileCheck %s

// Each would have to be kept while the other is written.
// CHECK-DAG: exchanged-ties.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: result 0, which is what result 1 overwrites as it is tied, is not supported yet
// CHECK-DAG: exchanged-ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: result 1, which is what result 0 overwrites as it is tied, is not supported yet
func.func @exchanged(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32> {cotile.tied = 0 : i64}, tensor<4xf32> {cotile.tied = 1 : i64}) {
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}
