// A result that is stored transposed and read by an epilogue starts from a bias that its kernel
// spreads over the rows.
// RUN: cotile-compile %s -o %t.so --explain | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: dispatches per call: 1
// RUN: cotile-run %t.so "--input=2x2xi32=1 2 3 4" "--input=2x3xi32=1 2 0 0 1 2" "--input=3xi32=5 6 7" | FileCheck %s
// CHECK:      {{.}}0: 3x2xi32={{\[\[}}6 8][10 16][11 15]]
// CHECK-NEXT: {{.}}1: 2x3xi32={{\[\[}}12 20 22][16 32 30]]
#mn = affine_map<(m, n) -> (m, n)>
func.func @f(%x: tensor<2x2xi32>, %w: tensor<2x3xi32>, %bias: tensor<3xi32>)
    -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %e = tensor.empty() : tensor<2x3xi32>
  %rows = linalg.broadcast ins(%bias : tensor<3xi32>) outs(%e : tensor<2x3xi32>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<2x2xi32>, tensor<2x3xi32>)
                     outs(%rows : tensor<2x3xi32>) -> tensor<2x3xi32>
  %twice = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) {
    ^bb0(%a: i32, %out: i32):
      %s = arith.addi %a, %a : i32
      linalg.yield %s : i32
  } -> tensor<2x3xi32>
  %te = tensor.empty() : tensor<3x2xi32>
  %t = linalg.transpose ins(%y : tensor<2x3xi32>) outs(%te : tensor<3x2xi32>) permutation = [1, 0]
  return %t, %twice : tensor<3x2xi32>, tensor<2x3xi32>
}
