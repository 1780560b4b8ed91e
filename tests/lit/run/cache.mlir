// What a module packs is packed once for all runs, until its code or its constants change.
// RUN: rm -rf %t && mkdir %t
// RUN: sed 's/VALUE/2.0/' %s > %t/two.mlir && sed 's/VALUE/3.0/' %s > %t/three.mlir
// RUN: cotile-compile %t/two.mlir -o %t/two.so && cotile-compile %t/three.mlir -o %t/three.so

// RUN: cotile-run %t/two.so --input=1x2xf32=1 --cache=%t/packs --trace=json:%t/json > %t/out
// RUN: FileCheck %s --check-prefix=TWO < %t/out && FileCheck %s --check-prefix=PACK < %t/json
// RUN: cotile-run %t/two.so --input=1x2xf32=1 --cache=%t/packs --trace=json:%t/json > %t/out
// RUN: FileCheck %s --check-prefix=TWO < %t/out && FileCheck %s --check-prefix=FIND < %t/json
// RUN: cotile-run %t/three.so --input=1x2xf32=1 --cache=%t/packs --trace=json:%t/json > %t/out
// RUN: FileCheck %s --check-prefix=THREE < %t/out && FileCheck %s --check-prefix=PACK < %t/json
// RUN: ls %t/packs | count 2

// TWO: 1x8xf32={{\[\[}}2 3 4 5 6 7 8 3]]
// THREE: 1x8xf32={{\[\[}}2 3 4 5 6 7 8 4]]
// PACK: "f_dispatch_0_pack"
// PACK: "store"
// FIND-NOT: pack
// FIND: "cache"
// FIND-NOT: pack

// Other processors of one module: another program, other packs.
// RUN: cotile-compile %t/two.mlir --target-cpu=x86-64-v3,znver3 -o %t/both.so
// RUN: cotile-run %t/both.so --input=1x2xf32=1 --cache=%t/packs | FileCheck %s --check-prefix=TWO

func.func @f(%x: tensor<?x2xf32>) -> tensor<?x8xf32> {
  %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, VALUE],
                             [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x8xf32>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x2xf32>
  %e = tensor.empty(%rows) : tensor<?x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x2xf32>, tensor<2x8xf32>)
                     outs(%z : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
