// However a contraction names and orders its loops, and by whatever views it reads X, it joins its
// siblings. tests/numeric/patterns.c has the numbers.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON

// JSON: "refused": [{"id": "COTILE-GROUP-002", "function": "other_batches", {{[^}]*}}}], "left_out"

// Loops in the order m n k, n m k and k n m.
// CHECK-LABEL: func.func @two_parallel(
// CHECK:         :3 = flow.dispatch.workgroups @two_parallel_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @two_parallel(%x: tensor<6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xf32>,
                        %c: tensor<10x3xf32>)
    -> (tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>) {
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<6x7xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<6x10xf32>, tensor<10x5xf32>) outs(%z5 : tensor<6x5xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<6x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(n, m, k) -> (m, k)>, affine_map<(n, m, k) -> (k, n)>,
                                        affine_map<(n, m, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<6x10xf32>, tensor<10x7xf32>) outs(%z7 : tensor<6x7xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %r, %acc : f32
      linalg.yield %s : f32
  } -> tensor<6x7xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(k, n, m) -> (k, n)>, affine_map<(k, n, m) -> (m, k)>,
                                        affine_map<(k, n, m) -> (m, n)>],
                       iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%c, %x : tensor<10x3xf32>, tensor<6x10xf32>) outs(%z3 : tensor<6x3xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<6x3xf32>
  return %0, %1, %2 : tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>
}

// Three parallel loops, in cyclic order, and with the loop of sums in front.
// CHECK-LABEL: func.func @three_parallel(
// CHECK:         :3 = flow.dispatch.workgroups @three_parallel_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @three_parallel(%x: tensor<2x6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xf32>,
                          %c: tensor<10x3xf32>)
    -> (tensor<2x6x5xf32>, tensor<2x6x7xf32>, tensor<2x6x3xf32>) {
  %z5 = arith.constant dense<0.0> : tensor<2x6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<2x6x7xf32>
  %z3 = arith.constant dense<0.0> : tensor<2x6x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<2x6x10xf32>, tensor<10x5xf32>) outs(%z5 : tensor<2x6x5xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x6x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, b, k) -> (b, m, k)>,
                                        affine_map<(m, n, b, k) -> (k, n)>,
                                        affine_map<(m, n, b, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x6x10xf32>, tensor<10x7xf32>) outs(%z7 : tensor<2x6x7xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x6x7xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(k, n, b, m) -> (b, m, k)>,
                                        affine_map<(k, n, b, m) -> (k, n)>,
                                        affine_map<(k, n, b, m) -> (b, m, n)>],
                       iterator_types = ["reduction", "parallel", "parallel", "parallel"]}
      ins(%x, %c : tensor<2x6x10xf32>, tensor<10x3xf32>) outs(%z3 : tensor<2x6x3xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x6x3xf32>
  return %0, %1, %2 : tensor<2x6x5xf32>, tensor<2x6x7xf32>, tensor<2x6x3xf32>
}

// X by a cast, by a transposition and as it is.
// CHECK-LABEL: func.func @views(
// CHECK:         :3 = flow.dispatch.workgroups @views_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @views(%x: tensor<6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xf32>,
                 %c: tensor<10x3xf32>)
    -> (tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %et = tensor.empty() : tensor<10x6xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<6x10xf32>, tensor<10x5xf32>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %dynamic = tensor.cast %x : tensor<6x10xf32> to tensor<?x10xf32>
  %m = tensor.dim %dynamic, %c0 : tensor<?x10xf32>
  %e7 = tensor.empty(%m) : tensor<?x7xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<?x7xf32>) -> tensor<?x7xf32>
  %1 = linalg.matmul ins(%dynamic, %b : tensor<?x10xf32>, tensor<10x7xf32>)
                     outs(%z7 : tensor<?x7xf32>) -> tensor<?x7xf32>
  %static = tensor.cast %1 : tensor<?x7xf32> to tensor<6x7xf32>
  %t = linalg.transpose ins(%x : tensor<6x10xf32>) outs(%et : tensor<10x6xf32>) permutation = [1, 0]
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
                                      affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
                     ins(%t, %c : tensor<10x6xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  return %0, %static, %2 : tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>
}

// X as batches and as rows.
// CHECK-LABEL: func.func @batches_and_rows(
// CHECK:         :2 = flow.dispatch.workgroups @batches_and_rows_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @batches_and_rows(%x: tensor<2x6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xf32>)
    -> (tensor<2x6x5xf32>, tensor<12x7xf32>) {
  %z5 = arith.constant dense<0.0> : tensor<2x6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<12x7xf32>
  %e = tensor.empty() : tensor<2x10x5xf32>
  %s = linalg.broadcast ins(%a : tensor<10x5xf32>) outs(%e : tensor<2x10x5xf32>) dimensions = [0]
  %0 = linalg.batch_matmul ins(%x, %s : tensor<2x6x10xf32>, tensor<2x10x5xf32>)
                           outs(%z5 : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x6x10xf32> into tensor<12x10xf32>
  %1 = linalg.matmul ins(%rows, %b : tensor<12x10xf32>, tensor<10x7xf32>)
                     outs(%z7 : tensor<12x7xf32>) -> tensor<12x7xf32>
  return %0, %1 : tensor<2x6x5xf32>, tensor<12x7xf32>
}

// Not where only the number of rows is known to be that of X.
// CHECK-LABEL: func.func @other_batches(
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK:         return
func.func @other_batches(%x: tensor<?x?x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xf32>,
                         %y: tensor<?x?x5xf32>) -> (tensor<?x?x5xf32>, tensor<?x7xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x10xf32> into tensor<?x10xf32>
  %m = tensor.dim %rows, %c0 : tensor<?x10xf32>
  %e7 = tensor.empty(%m) : tensor<?x7xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<?x7xf32>) -> tensor<?x7xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<?x?x10xf32>, tensor<10x5xf32>) outs(%y : tensor<?x?x5xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<?x?x5xf32>
  %1 = linalg.matmul ins(%rows, %b : tensor<?x10xf32>, tensor<10x7xf32>)
                     outs(%z7 : tensor<?x7xf32>) -> tensor<?x7xf32>
  return %0, %1 : tensor<?x?x5xf32>, tensor<?x7xf32>
}
