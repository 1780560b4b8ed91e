// Loops that are called reductions although a result runs along them. Where every result does, the
// loop is parallel; otherwise the order of its iterations is kept, which GPUs' kernels do not.
// RUN: split-file %s %t
// RUN: cotile-compile %t/all.mlir -o %t/all.so --target=cpu,vulkan
// RUN: cotile-run %t/all.so --device=cpu --function=add "--input=2x3xi32=1 2 3 4 5 6" "--input=3xi32=10 20 30" | FileCheck %s --check-prefix=ADD
// ADD: 2x3xi32={{\[\[}}11 22 33][14 25 36]]
// RUN: not cotile-compile %t/one.mlir -o %t/one.so --target=vulkan 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: one.mlir:6:10: {{.*}}a result runs along a reduction
// RUN: cotile-compile %t/one.mlir -o %t/one.so
// RUN: cotile-run %t/one.so --function=sums "--input=2x3xi32=1 2 3 4 5 6" | FileCheck %s --check-prefix=SUMS
// SUMS:      {{.}}0: 2x3xi32={{\[\[}}2 4 6][8 10 12]]
// SUMS-NEXT: {{.}}1: 2xi32=[6 15]

//--- all.mlir
#mn = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
func.func @add(%x: tensor<2x3xi32>, %b: tensor<3xi32>) -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<2x3xi32>, tensor<3xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%a: i32, %c: i32, %o: i32):
    %s = arith.addi %a, %c : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

//--- one.mlir
#mn = affine_map<(m, n) -> (m, n)>
#m = affine_map<(m, n) -> (m)>
func.func @sums(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2xi32>) {
  %z = arith.constant dense<0> : tensor<2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %0:2 = linalg.generic {indexing_maps = [#mn, #mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x3xi32>) outs(%e, %z : tensor<2x3xi32>, tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32, %t: i32):
    %d = arith.addi %a, %a : i32
    %s = arith.addi %a, %t : i32
    linalg.yield %d, %s : i32, i32
  } -> (tensor<2x3xi32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2x3xi32>, tensor<2xi32>
}
