// What is computed element by element on a transposed result is computed in front of the
// transposition, in the kernel of the contraction, where everything else that it reads can be read
// so. tests/numeric/patterns.c has the numbers and the launches.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always --explain | FileCheck %s --check-prefix=TEXT

#each2 = affine_map<(i, j) -> (i, j)>
#swapped = affine_map<(i, j) -> (j, i)>
#row2 = affine_map<(i, j) -> (i)>
#column2 = affine_map<(i, j) -> (j)>
#one2 = affine_map<(i, j) -> ()>
#each3 = affine_map<(h, s, d) -> (h, s, d)>
#each = affine_map<(b, h, s, d) -> (b, h, s, d)>
#columns = affine_map<(b, h, s, d) -> (h, d)>

// As attention begins: a scale that is a constant, a splat, a number that is read; a bias, an
// activation, and a cast.
// CHECK-LABEL: func.func @heads(
// CHECK:         :3 = flow.dispatch.workgroups @heads_dispatch_0
// CHECK-SAME:      outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3x?x8xf32>, tensor<2x2x8x?xf16>, tensor<2x3x?x8xf32>)
// CHECK:           flow.return
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @heads(%x: tensor<2x?x40xf32>, %wq: tensor<40x24xf32>, %wk: tensor<40x16xf32>,
                 %wv: tensor<40x24xf32>, %bias: tensor<3x8xf32>, %scale: tensor<f32>)
    -> (tensor<2x3x?x8xf32>, tensor<2x2x8x?xf16>, tensor<2x3x?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x40xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x40xf32> into tensor<?x40xf32>
  %m = tensor.dim %rows, %c0 : tensor<?x40xf32>
  %e24 = tensor.empty(%m) : tensor<?x24xf32>
  %f24 = linalg.fill ins(%zero : f32) outs(%e24 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %e16 = tensor.empty(%m) : tensor<?x16xf32>
  %f16 = linalg.fill ins(%zero : f32) outs(%e16 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %by_head = tensor.empty(%s) : tensor<2x3x?x8xf32>
  %q = linalg.matmul ins(%rows, %wq : tensor<?x40xf32>, tensor<40x24xf32>)
                     outs(%f24 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %qh = tensor.expand_shape %q [[0, 1], [2, 3]] output_shape [2, %s, 3, 8]
        : tensor<?x24xf32> into tensor<2x?x3x8xf32>
  %qt = linalg.transpose ins(%qh : tensor<2x?x3x8xf32>) outs(%by_head : tensor<2x3x?x8xf32>)
        permutation = [0, 2, 1, 3]
  %qs = linalg.generic {indexing_maps = [#each, #each],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%qt : tensor<2x3x?x8xf32>) outs(%by_head : tensor<2x3x?x8xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.mulf %a, %quarter : f32
      linalg.yield %r : f32
  } -> tensor<2x3x?x8xf32>
  %k = linalg.matmul ins(%rows, %wk : tensor<?x40xf32>, tensor<40x16xf32>)
                     outs(%f16 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %kh = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]
        : tensor<?x16xf32> into tensor<2x?x2x8xf32>
  %ke = tensor.empty(%s) : tensor<2x2x8x?xf32>
  %kt = linalg.transpose ins(%kh : tensor<2x?x2x8xf32>) outs(%ke : tensor<2x2x8x?xf32>)
        permutation = [0, 2, 3, 1]
  %splat = linalg.fill ins(%quarter : f32) outs(%ke : tensor<2x2x8x?xf32>) -> tensor<2x2x8x?xf32>
  %ks = linalg.mul ins(%splat, %kt : tensor<2x2x8x?xf32>, tensor<2x2x8x?xf32>)
                   outs(%ke : tensor<2x2x8x?xf32>) -> tensor<2x2x8x?xf32>
  %ne = tensor.empty(%s) : tensor<2x2x8x?xf16>
  %kn = linalg.generic {indexing_maps = [#each, #each],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%ks : tensor<2x2x8x?xf32>) outs(%ne : tensor<2x2x8x?xf16>) {
    ^bb0(%a: f32, %out: f16):
      %r = arith.truncf %a : f32 to f16
      linalg.yield %r : f16
  } -> tensor<2x2x8x?xf16>
  %v = linalg.matmul ins(%rows, %wv : tensor<?x40xf32>, tensor<40x24xf32>)
                     outs(%f24 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %vh = tensor.expand_shape %v [[0, 1], [2, 3]] output_shape [2, %s, 3, 8]
        : tensor<?x24xf32> into tensor<2x?x3x8xf32>
  %vt = linalg.transpose ins(%vh : tensor<2x?x3x8xf32>) outs(%by_head : tensor<2x3x?x8xf32>)
        permutation = [0, 2, 1, 3]
  %vb = linalg.generic {indexing_maps = [#each, #columns, affine_map<(b, h, s, d) -> ()>, #each],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%vt, %bias, %scale : tensor<2x3x?x8xf32>, tensor<3x8xf32>, tensor<f32>)
      outs(%by_head : tensor<2x3x?x8xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
      %r = arith.addf %a, %b : f32
      %p = arith.mulf %r, %c : f32
      linalg.yield %p : f32
  } -> tensor<2x3x?x8xf32>
  %va = linalg.tanh ins(%vb : tensor<2x3x?x8xf32>) outs(%by_head : tensor<2x3x?x8xf32>)
        -> tensor<2x3x?x8xf32>
  return %qs, %kn, %va : tensor<2x3x?x8xf32>, tensor<2x2x8x?xf16>, tensor<2x3x?x8xf32>
}

// Rows and columns change places; so do the tensors that are added.
// CHECK-LABEL: func.func @swapped(
// CHECK:         :2 = flow.dispatch.workgroups @swapped_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @swapped(%x: tensor<?x40xf32>, %w: tensor<40x9xf32>, %v: tensor<40x7xf32>,
                   %b: tensor<9xf32>, %c: tensor<?xf32>, %y: tensor<9x?xf32>)
    -> (tensor<9x?xf32>, tensor<?x7xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x40xf32>
  %e0 = tensor.empty(%m) : tensor<?x9xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x9xf32>) -> tensor<?x9xf32>
  %e1 = tensor.empty(%m) : tensor<?x7xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x7xf32>) -> tensor<?x7xf32>
  %et = tensor.empty(%m) : tensor<9x?xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x40xf32>, tensor<40x9xf32>)
                     outs(%z0 : tensor<?x9xf32>) -> tensor<?x9xf32>
  %t = linalg.transpose ins(%0 : tensor<?x9xf32>) outs(%et : tensor<9x?xf32>) permutation = [1, 0]
  %1 = linalg.generic {indexing_maps = [#row2, #each2, #column2, #each2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%b, %t, %c, %y : tensor<9xf32>, tensor<9x?xf32>, tensor<?xf32>, tensor<9x?xf32>)
      outs(%et : tensor<9x?xf32>) {
    ^bb0(%bb: f32, %a: f32, %cc: f32, %yy: f32, %out: f32):
      %p = arith.addf %a, %bb : f32
      %q = arith.mulf %p, %cc : f32
      %r = arith.addf %q, %yy : f32
      linalg.yield %r : f32
  } -> tensor<9x?xf32>
  %2 = linalg.matmul ins(%x, %v : tensor<?x40xf32>, tensor<40x7xf32>)
                     outs(%z1 : tensor<?x7xf32>) -> tensor<?x7xf32>
  return %1, %2 : tensor<9x?xf32>, tensor<?x7xf32>
}

// A transposed result is read twice by one op, by another one, and is a result itself.
// CHECK-LABEL: func.func @readers(
// CHECK:         :3 = flow.dispatch.workgroups @readers_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @readers(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>)
    -> (tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<6x24xf32>
  %e = tensor.empty() : tensor<3x6x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 3, 8]
       : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t = linalg.transpose ins(%h : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
       permutation = [1, 0, 2]
  %1 = linalg.mul ins(%t, %t : tensor<3x6x8xf32>, tensor<3x6x8xf32>)
                  outs(%e : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  %2 = linalg.tanh ins(%t : tensor<3x6x8xf32>) outs(%e : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  %3 = linalg.add ins(%1, %t : tensor<3x6x8xf32>, tensor<3x6x8xf32>)
                  outs(%e : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  return %t, %2, %3 : tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6x8xf32>
}

// Two results are transposed alike: they meet, and the sum is transposed.
// CHECK-LABEL: func.func @alike(
// CHECK:         = flow.dispatch.workgroups @alike_dispatch_0 {{.*}} outs(%{{.*}} : tensor<3x6x8xf32>)
// CHECK:           linalg.matmul
// CHECK:           linalg.matmul
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @alike(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>, %v: tensor<40x24xf32>)
    -> tensor<3x6x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<6x24xf32>
  %e = tensor.empty() : tensor<3x6x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h0 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 3, 8]
        : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t0 = linalg.transpose ins(%h0 : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
        permutation = [1, 0, 2]
  %h1 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [6, 3, 8]
        : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t1 = linalg.transpose ins(%h1 : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
        permutation = [1, 0, 2]
  %2 = linalg.sub ins(%t0, %t1 : tensor<3x6x8xf32>, tensor<3x6x8xf32>)
                  outs(%e : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  return %2 : tensor<3x6x8xf32>
}

// Transposed once in one way, once in the other; transposed, and not: no order suits both.
// CHECK-LABEL: func.func @unlike(
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @unlike(%x: tensor<6x40xf32>, %w: tensor<40x36xf32>, %v: tensor<40x36xf32>)
    -> (tensor<6x6x6xf32>, tensor<36x6xf32>) {
  %zero = arith.constant dense<0.0> : tensor<6x36xf32>
  %e = tensor.empty() : tensor<6x6x6xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x36xf32>)
                     outs(%zero : tensor<6x36xf32>) -> tensor<6x36xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<6x40xf32>, tensor<40x36xf32>)
                     outs(%zero : tensor<6x36xf32>) -> tensor<6x36xf32>
  %h0 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 6, 6]
        : tensor<6x36xf32> into tensor<6x6x6xf32>
  %t0 = linalg.transpose ins(%h0 : tensor<6x6x6xf32>) outs(%e : tensor<6x6x6xf32>)
        permutation = [1, 0, 2]
  %h1 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [6, 6, 6]
        : tensor<6x36xf32> into tensor<6x6x6xf32>
  %t1 = linalg.transpose ins(%h1 : tensor<6x6x6xf32>) outs(%e : tensor<6x6x6xf32>)
        permutation = [2, 1, 0]
  %2 = linalg.sub ins(%t0, %t1 : tensor<6x6x6xf32>, tensor<6x6x6xf32>)
                  outs(%e : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
  %et = tensor.empty() : tensor<36x6xf32>
  %3 = linalg.transpose ins(%1 : tensor<6x36xf32>) outs(%et : tensor<36x6xf32>)
       permutation = [1, 0]
  return %2, %3 : tensor<6x6x6xf32>, tensor<36x6xf32>
}

// What is added has a number per row and per column of a head: no view of it has columns of all
// heads. Nor can indices of loops be had, the tensor that is written be read, or a sum be computed,
// in the kernel. In none of these is the transposition an op of its own.
// CHECK-LABEL: func.func @by_row_of_a_head(
// CHECK-COUNT-5: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// TEXT: {{.*}}behind-transpositions.mlir:[[#@LINE+17]]:8: not in the kernel of its contraction: it reads the result in another shape, or a part of it [COTILE-FOLLOW-003]
// TEXT: {{.*}}behind-transpositions.mlir:[[#@LINE+23]]:8: not in the kernel of its contraction: it is not computed element by element [COTILE-FOLLOW-001]
// TEXT: {{.*}}behind-transpositions.mlir:[[#@LINE+32]]:8: not in the kernel of its contraction: it reads the result in another shape, or a part of it [COTILE-FOLLOW-003]
// TEXT: {{.*}}behind-transpositions.mlir:[[#@LINE+40]]:8: not in the kernel of its contraction: it is not computed element by element [COTILE-FOLLOW-001]
func.func @by_row_of_a_head(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>, %mask: tensor<6x8xf32>,
                            %y: tensor<3x6x8xf32>)
    -> (tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6x24xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<6x24xf32>) -> tensor<6x24xf32>
  %e = tensor.empty() : tensor<3x6x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%fill : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 3, 8]
       : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t = linalg.transpose ins(%h : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
       permutation = [1, 0, 2]
  %1 = linalg.generic {indexing_maps = [#each3, affine_map<(h, s, d) -> (s, d)>, #each3],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t, %mask : tensor<3x6x8xf32>, tensor<6x8xf32>) outs(%e : tensor<3x6x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.addf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<3x6x8xf32>
  %2 = linalg.generic {indexing_maps = [#each3, #each3],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t : tensor<3x6x8xf32>) outs(%e : tensor<3x6x8xf32>) {
    ^bb0(%a: f32, %out: f32):
      %i = linalg.index 1 : index
      %n = arith.index_cast %i : index to i32
      %f = arith.sitofp %n : i32 to f32
      %r = arith.mulf %a, %f : f32
      linalg.yield %r : f32
  } -> tensor<3x6x8xf32>
  %3 = linalg.generic {indexing_maps = [#each3, #each3],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t : tensor<3x6x8xf32>) outs(%y : tensor<3x6x8xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.subf %out, %a : f32
      linalg.yield %r : f32
  } -> tensor<3x6x8xf32>
  %se = tensor.empty() : tensor<3x6xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<3x6xf32>) -> tensor<3x6xf32>
  %4 = linalg.generic {indexing_maps = [#each3, affine_map<(h, s, d) -> (h, s)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%t : tensor<3x6x8xf32>) outs(%sf : tensor<3x6xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.addf %out, %a : f32
      linalg.yield %r : f32
  } -> tensor<3x6xf32>
  return %1, %2, %3, %4 : tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6x8xf32>, tensor<3x6xf32>
}

// One row of one batch, as in decoding; a bias of a tensor with dimensions of size 1.
// CHECK-LABEL: func.func @one_row(
// CHECK:         = flow.dispatch.workgroups @one_row_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @one_row(%x: tensor<1x40xf32>, %w: tensor<40x24xf32>, %bias: tensor<1x3x1x8xf32>)
    -> tensor<1x3x1x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<1x24xf32>
  %e = tensor.empty() : tensor<1x3x1x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<1x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<1x24xf32>) -> tensor<1x24xf32>
  %h = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 1, 3, 8]
       : tensor<1x24xf32> into tensor<1x1x3x8xf32>
  %t = linalg.transpose ins(%h : tensor<1x1x3x8xf32>) outs(%e : tensor<1x3x1x8xf32>)
       permutation = [0, 2, 1, 3]
  %1 = linalg.generic {indexing_maps = [#each, affine_map<(b, h, s, d) -> (0, h, 0, d)>, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%t, %bias : tensor<1x3x1x8xf32>, tensor<1x3x1x8xf32>) outs(%e : tensor<1x3x1x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.addf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<1x3x1x8xf32>
  return %1 : tensor<1x3x1x8xf32>
}

// The dimensions of size 1 may stand anywhere: they are neither rows nor columns.
// CHECK-LABEL: func.func @sizes_of_one(
// CHECK:         :2 = flow.dispatch.workgroups @sizes_of_one_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         flow.dispatch.workgroups @sizes_of_one_dispatch_1
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @sizes_of_one(%x: tensor<1x40xf32>, %w: tensor<40x24xf32>, %v: tensor<40x24xf32>,
                        %all: tensor<1x3x1x8xf32>, %b: tensor<1xf32>, %y: tensor<1x6x40xf32>,
                        %bias: tensor<1x3x1x8xf32>, %row: tensor<6x1xf32>)
    -> (tensor<1x3x1x8xf32>, tensor<1x3x8x1xf32>, tensor<1x3x6x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<1x24xf32>
  %e = tensor.empty() : tensor<1x3x1x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<1x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<1x24xf32>) -> tensor<1x24xf32>
  %h0 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, 1, 3, 8]
        : tensor<1x24xf32> into tensor<1x1x3x8xf32>
  %t0 = linalg.transpose ins(%h0 : tensor<1x1x3x8xf32>) outs(%e : tensor<1x3x1x8xf32>)
        permutation = [0, 2, 1, 3]
  %r0 = linalg.add ins(%t0, %all : tensor<1x3x1x8xf32>, tensor<1x3x1x8xf32>)
                   outs(%e : tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<1x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<1x24xf32>) -> tensor<1x24xf32>
  %h1 = tensor.expand_shape %1 [[0, 1], [2, 3]] output_shape [1, 1, 3, 8]
        : tensor<1x24xf32> into tensor<1x1x3x8xf32>
  %e1 = tensor.empty() : tensor<1x3x8x1xf32>
  %t1 = linalg.transpose ins(%h1 : tensor<1x1x3x8xf32>) outs(%e1 : tensor<1x3x8x1xf32>)
        permutation = [0, 2, 3, 1]
  %r1 = linalg.generic {indexing_maps = [#each, affine_map<(b, h, d, s) -> (s)>, #each],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%t1, %b : tensor<1x3x8x1xf32>, tensor<1xf32>) outs(%e1 : tensor<1x3x8x1xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.mulf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<1x3x8x1xf32>
  %zero2 = arith.constant dense<0.0> : tensor<6x24xf32>
  %rows = tensor.collapse_shape %y [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
  %2 = linalg.matmul ins(%rows, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero2 : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h2 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [1, 6, 3, 8]
        : tensor<6x24xf32> into tensor<1x6x3x8xf32>
  %e2 = tensor.empty() : tensor<1x3x6x8xf32>
  %t2 = linalg.transpose ins(%h2 : tensor<1x6x3x8xf32>) outs(%e2 : tensor<1x3x6x8xf32>)
        permutation = [0, 2, 1, 3]
  %r2 = linalg.generic {indexing_maps = [#each, affine_map<(b, h, s, d) -> (b, h, 0, d)>,
                                         affine_map<(b, h, s, d) -> (s, 0)>, #each],
                        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%t2, %bias, %row : tensor<1x3x6x8xf32>, tensor<1x3x1x8xf32>, tensor<6x1xf32>)
      outs(%e2 : tensor<1x3x6x8xf32>) {
    ^bb0(%p: f32, %q: f32, %f: f32, %out: f32):
      %s = arith.addf %p, %q : f32
      %r = arith.mulf %s, %f : f32
      linalg.yield %r : f32
  } -> tensor<1x3x6x8xf32>
  return %r0, %r1, %r2 : tensor<1x3x1x8xf32>, tensor<1x3x8x1xf32>, tensor<1x3x6x8xf32>
}

// A kernel combines four results; what would be the fifth stays behind its transposition.
// CHECK-LABEL: func.func @five(
// CHECK:         :2 = flow.dispatch.workgroups @five_dispatch_0
// CHECK:         flow.dispatch.workgroups @five_dispatch_1
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @five(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<8x6xf32>, %c: tensor<8x6xf32>,
                %d: tensor<8x6xf32>, %f: tensor<8x6xf32>) -> tensor<6x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %e = tensor.empty() : tensor<6x4xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<4x8xf32>, tensor<8x6xf32>)
                     outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<4x8xf32>, tensor<8x6xf32>)
                     outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.matmul ins(%x, %c : tensor<4x8xf32>, tensor<8x6xf32>)
                     outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = linalg.matmul ins(%x, %d : tensor<4x8xf32>, tensor<8x6xf32>)
                     outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %4 = linalg.matmul ins(%x, %f : tensor<4x8xf32>, tensor<8x6xf32>)
                     outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %t0 = linalg.transpose ins(%0 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  %t1 = linalg.transpose ins(%1 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  %t2 = linalg.transpose ins(%2 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  %t3 = linalg.transpose ins(%3 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  %t4 = linalg.transpose ins(%4 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  %5 = linalg.sub ins(%t0, %t1 : tensor<6x4xf32>, tensor<6x4xf32>)
                  outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %6 = linalg.sub ins(%5, %t2 : tensor<6x4xf32>, tensor<6x4xf32>)
                  outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %7 = linalg.sub ins(%6, %t3 : tensor<6x4xf32>, tensor<6x4xf32>)
                  outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %8 = linalg.sub ins(%7, %t4 : tensor<6x4xf32>, tensor<6x4xf32>)
                  outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %8 : tensor<6x4xf32>
}

// No rows.
// CHECK-LABEL: func.func @no_rows(
// CHECK-NOT:     {{flow.dispatch.*flow.dispatch}}
// CHECK:         return
func.func @no_rows(%x: tensor<0x40xf32>, %w: tensor<40x24xf32>, %b: tensor<24xf32>)
    -> tensor<24x0xf32> {
  %zero = arith.constant dense<0.0> : tensor<0x24xf32>
  %e = tensor.empty() : tensor<24x0xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<0x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<0x24xf32>) -> tensor<0x24xf32>
  %t = linalg.transpose ins(%0 : tensor<0x24xf32>) outs(%e : tensor<24x0xf32>) permutation = [1, 0]
  %1 = linalg.generic {indexing_maps = [#each2, #row2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t, %b : tensor<24x0xf32>, tensor<24xf32>) outs(%e : tensor<24x0xf32>) {
    ^bb0(%a: f32, %bb: f32, %out: f32):
      %r = arith.addf %a, %bb : f32
      linalg.yield %r : f32
  } -> tensor<24x0xf32>
  return %1 : tensor<24x0xf32>
}

// Each row is divided by a number that needs the whole row: that is no part of the kernel.
// CHECK-LABEL: func.func @needs_the_result(
// CHECK-COUNT-3: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @needs_the_result(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>) -> tensor<24x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6x24xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<6x24xf32>) -> tensor<6x24xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%fill : tensor<6x24xf32>) -> tensor<6x24xf32>
  %se = tensor.empty() : tensor<6xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<6xf32>) -> tensor<6xf32>
  %1 = linalg.generic {indexing_maps = [#each2, #row2], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<6x24xf32>) outs(%sf : tensor<6xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.addf %out, %a : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %e = tensor.empty() : tensor<24x6xf32>
  %2 = linalg.generic {indexing_maps = [#swapped, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<6x24xf32>, tensor<6xf32>) outs(%e : tensor<24x6xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<24x6xf32>
  return %2 : tensor<24x6xf32>
}

// Sums of a sibling's rows are not known in front of the kernel that both may be in.
// CHECK-LABEL: func.func @needs_a_sibling(
// CHECK-COUNT-3: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @needs_a_sibling(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>, %v: tensor<40x7xf32>)
    -> tensor<24x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e7 = tensor.empty() : tensor<6x7xf32>
  %f7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<6x7xf32>) -> tensor<6x7xf32>
  %e24 = tensor.empty() : tensor<6x24xf32>
  %f24 = linalg.fill ins(%zero : f32) outs(%e24 : tensor<6x24xf32>) -> tensor<6x24xf32>
  %0 = linalg.matmul ins(%x, %v : tensor<6x40xf32>, tensor<40x7xf32>)
                     outs(%f7 : tensor<6x7xf32>) -> tensor<6x7xf32>
  %se = tensor.empty() : tensor<6xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<6xf32>) -> tensor<6xf32>
  %1 = linalg.generic {indexing_maps = [#each2, #row2], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<6x7xf32>) outs(%sf : tensor<6xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.addf %out, %a : f32
      linalg.yield %r : f32
  } -> tensor<6xf32>
  %2 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%f24 : tensor<6x24xf32>) -> tensor<6x24xf32>
  %e = tensor.empty() : tensor<24x6xf32>
  %3 = linalg.generic {indexing_maps = [#swapped, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%2, %1 : tensor<6x24xf32>, tensor<6xf32>) outs(%e : tensor<24x6xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<24x6xf32>
  return %3 : tensor<24x6xf32>
}

// Queries and keys are scaled in front of the transpositions that the scores' product reads through.
// CHECK-LABEL: func.func @scores(
// CHECK:         :2 = flow.dispatch.workgroups @scores_dispatch_0
// CHECK:         flow.dispatch.workgroups @scores_dispatch_1
// CHECK:           linalg.generic
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @scores(%x: tensor<6x40xf32>, %wq: tensor<40x24xf32>, %wk: tensor<40x24xf32>)
    -> tensor<3x6x6xf32> {
  %zero = arith.constant dense<0.0> : tensor<6x24xf32>
  %e = tensor.empty() : tensor<3x6x8xf32>
  %half = arith.constant 0.5 : f32
  %0 = linalg.matmul ins(%x, %wq : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %1 = linalg.matmul ins(%x, %wk : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h0 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 3, 8]
        : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t0 = linalg.transpose ins(%h0 : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
        permutation = [1, 0, 2]
  %s0 = linalg.generic {indexing_maps = [#each3, #each3],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t0 : tensor<3x6x8xf32>) outs(%e : tensor<3x6x8xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.mulf %a, %half : f32
      linalg.yield %r : f32
  } -> tensor<3x6x8xf32>
  %h1 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [6, 3, 8]
        : tensor<6x24xf32> into tensor<6x3x8xf32>
  %et = tensor.empty() : tensor<3x8x6xf32>
  %t1 = linalg.transpose ins(%h1 : tensor<6x3x8xf32>) outs(%et : tensor<3x8x6xf32>)
        permutation = [1, 2, 0]
  %s1 = linalg.generic {indexing_maps = [#each3, #each3],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%t1 : tensor<3x8x6xf32>) outs(%et : tensor<3x8x6xf32>) {
    ^bb0(%a: f32, %out: f32):
      %r = arith.mulf %a, %half : f32
      linalg.yield %r : f32
  } -> tensor<3x8x6xf32>
  %z = arith.constant dense<0.0> : tensor<3x6x6xf32>
  %2 = linalg.batch_matmul ins(%s0, %s1 : tensor<3x6x8xf32>, tensor<3x8x6xf32>)
                           outs(%z : tensor<3x6x6xf32>) -> tensor<3x6x6xf32>
  return %2 : tensor<3x6x6xf32>
}

// Heads are one dimension with batches, or with columns again, where the op reads them.
// CHECK-LABEL: func.func @merged(
// CHECK:         = flow.dispatch.workgroups @merged_dispatch_0 {{.*}} outs(%{{.*}} : tensor<2x3x?x8xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         = flow.dispatch.workgroups @merged_dispatch_1 {{.*}} outs(%{{.*}} : tensor<2x?x3x5xf16>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @merged(%x: tensor<2x?x40xf32>, %w: tensor<40x24xf32>, %v: tensor<6x8x5xf32>,
                  %scale: tensor<f32>) -> tensor<2x?x15xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x40xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x40xf32> into tensor<?x40xf32>
  %m = tensor.dim %rows, %c0 : tensor<?x40xf32>
  %e = tensor.empty(%m) : tensor<?x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
  %q = linalg.matmul ins(%rows, %w : tensor<?x40xf32>, tensor<40x24xf32>)
                     outs(%f : tensor<?x24xf32>) -> tensor<?x24xf32>
  %h = tensor.expand_shape %q [[0, 1], [2, 3]] output_shape [2, %s, 3, 8]
       : tensor<?x24xf32> into tensor<2x?x3x8xf32>
  %te = tensor.empty(%s) : tensor<2x3x?x8xf32>
  %t = linalg.transpose ins(%h : tensor<2x?x3x8xf32>) outs(%te : tensor<2x3x?x8xf32>)
       permutation = [0, 2, 1, 3]
  %c = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x?x8xf32> into tensor<6x?x8xf32>
  %ce = tensor.empty(%s) : tensor<6x?x8xf32>
  %scaled = linalg.generic {indexing_maps = [#each3, affine_map<(g, s, d) -> ()>, #each3],
                            iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %scale : tensor<6x?x8xf32>, tensor<f32>) outs(%ce : tensor<6x?x8xf32>) {
    ^bb0(%a: f32, %k: f32, %out: f32):
      %r = arith.mulf %a, %k : f32
      linalg.yield %r : f32
  } -> tensor<6x?x8xf32>
  %de = tensor.empty(%s) : tensor<6x?x5xf32>
  %df = linalg.fill ins(%zero : f32) outs(%de : tensor<6x?x5xf32>) -> tensor<6x?x5xf32>
  %d = linalg.batch_matmul ins(%scaled, %v : tensor<6x?x8xf32>, tensor<6x8x5xf32>)
                           outs(%df : tensor<6x?x5xf32>) -> tensor<6x?x5xf32>
  %dh = tensor.expand_shape %d [[0, 1], [2], [3]] output_shape [2, 3, %s, 5]
        : tensor<6x?x5xf32> into tensor<2x3x?x5xf32>
  %ue = tensor.empty(%s) : tensor<2x?x3x5xf32>
  %u = linalg.transpose ins(%dh : tensor<2x3x?x5xf32>) outs(%ue : tensor<2x?x3x5xf32>)
       permutation = [0, 2, 1, 3]
  %columns = tensor.collapse_shape %u [[0], [1], [2, 3]]
             : tensor<2x?x3x5xf32> into tensor<2x?x15xf32>
  %ne = tensor.empty(%s) : tensor<2x?x15xf16>
  %n = linalg.generic {indexing_maps = [#each3, #each3],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%columns : tensor<2x?x15xf32>) outs(%ne : tensor<2x?x15xf16>) {
    ^bb0(%a: f32, %out: f16):
      %r = arith.truncf %a : f32 to f16
      linalg.yield %r : f16
  } -> tensor<2x?x15xf16>
  return %n : tensor<2x?x15xf16>
}

// Batches and rows are one dimension where a tensor and a bias are added, batches and columns where
// another bias is.
// CHECK-LABEL: func.func @collapsed(
// CHECK:         :2 = flow.dispatch.workgroups @collapsed_dispatch_0 {{.*}} outs(%{{.*}}, %{{.*}} : tensor<2x?x6xf32>, tensor<?x2x6xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @collapsed(%x: tensor<2x?x40xf32>, %w: tensor<2x40x6xf32>, %y: tensor<?x6xf32>,
                     %bias: tensor<6xf32>, %v: tensor<2x40x6xf32>, %c: tensor<12xf32>)
    -> (tensor<?x6xf32>, tensor<?x12xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x40xf32>
  %m = arith.muli %s, %c2 : index
  %e = tensor.empty(%s) : tensor<2x?x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %0 = linalg.batch_matmul ins(%x, %w : tensor<2x?x40xf32>, tensor<2x40x6xf32>)
                           outs(%f : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %rows = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x?x6xf32> into tensor<?x6xf32>
  %re = tensor.empty(%m) : tensor<?x6xf32>
  %1 = linalg.generic {indexing_maps = [#each2, #each2, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%rows, %y, %bias : tensor<?x6xf32>, tensor<?x6xf32>, tensor<6xf32>)
      outs(%re : tensor<?x6xf32>) {
    ^bb0(%p: f32, %q: f32, %k: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      %t = arith.mulf %r, %k : f32
      linalg.yield %t : f32
  } -> tensor<?x6xf32>
  %2 = linalg.batch_matmul ins(%x, %v : tensor<2x?x40xf32>, tensor<2x40x6xf32>)
                           outs(%f : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %te = tensor.empty(%s) : tensor<?x2x6xf32>
  %3 = linalg.transpose ins(%2 : tensor<2x?x6xf32>) outs(%te : tensor<?x2x6xf32>)
       permutation = [1, 0, 2]
  %columns = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<?x2x6xf32> into tensor<?x12xf32>
  %ce = tensor.empty(%s) : tensor<?x12xf32>
  %4 = linalg.generic {indexing_maps = [#each2, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%columns, %c : tensor<?x12xf32>, tensor<12xf32>) outs(%ce : tensor<?x12xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<?x12xf32>
  return %1, %4 : tensor<?x6xf32>, tensor<?x12xf32>
}

// What was collapsed in the same way is read as it was.
// CHECK-LABEL: func.func @collapsed_alike(
// CHECK-NOT:     cf.assert
// CHECK:         :2 = flow.dispatch.workgroups @collapsed_alike_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @collapsed_alike(%x: tensor<2x?x40xf32>, %w: tensor<2x40x6xf32>, %z: tensor<2x?x6xf32>,
                           %bias: tensor<6xf32>, %v: tensor<2x40x6xf32>, %c: tensor<12xf32>)
    -> (tensor<?x6xf32>, tensor<?x12xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x40xf32>
  %m = arith.muli %s, %c2 : index
  %y = tensor.collapse_shape %z [[0, 1], [2]] : tensor<2x?x6xf32> into tensor<?x6xf32>
  %e = tensor.empty(%s) : tensor<2x?x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %0 = linalg.batch_matmul ins(%x, %w : tensor<2x?x40xf32>, tensor<2x40x6xf32>)
                           outs(%f : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %rows = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x?x6xf32> into tensor<?x6xf32>
  %re = tensor.empty(%m) : tensor<?x6xf32>
  %1 = linalg.generic {indexing_maps = [#each2, #each2, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%rows, %y, %bias : tensor<?x6xf32>, tensor<?x6xf32>, tensor<6xf32>)
      outs(%re : tensor<?x6xf32>) {
    ^bb0(%p: f32, %q: f32, %k: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      %t = arith.mulf %r, %k : f32
      linalg.yield %t : f32
  } -> tensor<?x6xf32>
  %2 = linalg.batch_matmul ins(%x, %v : tensor<2x?x40xf32>, tensor<2x40x6xf32>)
                           outs(%f : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %te = tensor.empty(%s) : tensor<?x2x6xf32>
  %3 = linalg.transpose ins(%2 : tensor<2x?x6xf32>) outs(%te : tensor<?x2x6xf32>)
       permutation = [1, 0, 2]
  %columns = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<?x2x6xf32> into tensor<?x12xf32>
  %ce = tensor.empty(%s) : tensor<?x12xf32>
  %4 = linalg.generic {indexing_maps = [#each2, #column2, #each2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%columns, %c : tensor<?x12xf32>, tensor<12xf32>) outs(%ce : tensor<?x12xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<?x12xf32>
  return %1, %4 : tensor<?x6xf32>, tensor<?x12xf32>
}

// Halves of each head are read by a kernel that stays, which reads the heads anyway: the kernel of the
// product stores them once.
// CHECK-LABEL: func.func @whole_and_halves(
// CHECK:         = flow.dispatch.workgroups @whole_and_halves_dispatch_0 {{.*}} outs(%{{.*}} : tensor<3x6x8xf32>)
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @whole_and_halves(%x: tensor<6x40xf32>, %w: tensor<40x24xf32>)
    -> (tensor<3x6x8xf32>, tensor<3x6x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<6x24xf32>
  %e = tensor.empty() : tensor<3x6x8xf32>
  %half = tensor.empty() : tensor<3x6x4xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x40xf32>, tensor<40x24xf32>)
                     outs(%zero : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 3, 8]
       : tensor<6x24xf32> into tensor<6x3x8xf32>
  %t = linalg.transpose ins(%h : tensor<6x3x8xf32>) outs(%e : tensor<3x6x8xf32>)
       permutation = [1, 0, 2]
  %s = tensor.extract_slice %t[0, 0, 4] [3, 6, 4] [1, 1, 1]
       : tensor<3x6x8xf32> to tensor<3x6x4xf32>
  %1 = linalg.tanh ins(%t : tensor<3x6x8xf32>) outs(%e : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  %2 = linalg.negf ins(%s : tensor<3x6x4xf32>) outs(%half : tensor<3x6x4xf32>)
       -> tensor<3x6x4xf32>
  return %1, %2 : tensor<3x6x8xf32>, tensor<3x6x4xf32>
}
