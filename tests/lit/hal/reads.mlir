// The host reads integers of inputs alone, and only those whose place is constant.
// RUN: not cotile-opt %s --stage=hal 2>&1 | FileCheck %s

// CHECK-DAG: reads.mlir:[[#@LINE+7]]:{{[0-9]+}}: error: "tensor.extract" of anything but an input of static shape, at constant indices, is not supported yet
// CHECK-DAG: reads.mlir:[[#@LINE+10]]:{{[0-9]+}}: error: "tensor.extract" of anything but
// CHECK-DAG: reads.mlir:[[#@LINE+10]]:{{[0-9]+}}: error: "tensor.extract" of anything but
func.func @f(%x: tensor<2x4xf32>, %p: tensor<?xi64>, %q: tensor<i64> {cotile.parameter = "q"},
             %c: tensor<3xi64>) -> tensor<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = tensor.extract %p[%c0] : tensor<?xi64>
  %ai = arith.index_cast %a : i64 to index
  %f = tensor.extract %c[%c2] : tensor<3xi64>
  %fi = arith.index_cast %f : i64 to index
  %b = tensor.extract %q[] : tensor<i64>
  %d = tensor.extract %c[%ai] : tensor<3xi64>
  %bi = arith.index_cast %b : i64 to index
  %di = arith.index_cast %d : i64 to index
  %e = tensor.empty(%ai, %bi, %di, %fi) : tensor<?x?x?x?xf32>
  %zero = arith.constant 0.0 : f32
  %r = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
