// A result of a group that another op starts from is a result all the same.
// RUN: cotile-compile %s -o %t.so --explain | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: dispatches per call: 1
// RUN: cotile-run %t.so "--input=2x2xi32=1 2 3 4" "--input=2x3xi32=1 2 0 0 1 2" | FileCheck %s
// CHECK:      {{.}}0: 2x3xi32={{\[\[}}1 4 4][3 10 8]]
// CHECK-NEXT: {{.}}1: 2x3xi32={{\[\[}}2 8 8][6 20 16]]
#mn = affine_map<(m, n) -> (m, n)>
func.func @f(%x: tensor<2x2xi32>, %w: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %zero = arith.constant dense<0> : tensor<2x3xi32>
  %y = linalg.matmul ins(%x, %w : tensor<2x2xi32>, tensor<2x3xi32>)
                     outs(%zero : tensor<2x3xi32>) -> tensor<2x3xi32>
  %twice = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<2x3xi32>) outs(%y : tensor<2x3xi32>) {
    ^bb0(%a: i32, %out: i32):
      %s = arith.addi %a, %out : i32
      linalg.yield %s : i32
  } -> tensor<2x3xi32>
  return %y, %twice : tensor<2x3xi32>, tensor<2x3xi32>
}
