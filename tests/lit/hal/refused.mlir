// RUN: not cotile-opt %s --stage=hal 2>&1 | FileCheck %s

// Everything that is not covered is told at once, with its place.

// CHECK-DAG: refused.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: "tensor.insert" is not supported yet
// CHECK-DAG: refused.mlir:[[#@LINE+5]]:{{[0-9]+}}: error: "tensor.reshape" is not supported yet
func.func @f(%x: tensor<4xf32>, %s: tensor<2xi64>) -> tensor<2x?xf32> {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %a = tensor.insert %one into %x[%c0] : tensor<4xf32>
  %b = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  return %b : tensor<2x?xf32>
}
