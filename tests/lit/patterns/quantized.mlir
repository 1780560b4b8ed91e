// Siblings of i8 with zero points and scales of their own. The sums of X's rows are computed once.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=flow --no-fuse | FileCheck %s --check-prefix=APART
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON

#mk = affine_map<(m, k) -> (m, k)>
#mk_m = affine_map<(m, k) -> (m)>
#mn = affine_map<(m, n) -> (m, n)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_n = affine_map<(m, n) -> (n)>
#mn_ = affine_map<(m, n) -> ()>
#bmk = affine_map<(b, m, k) -> (b, m, k)>
#bmk_bm = affine_map<(b, m, k) -> (b, m)>
#bmn = affine_map<(b, m, n) -> (b, m, n)>
#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_n = affine_map<(b, m, n) -> (n)>

// JSON: "refused": [], "left_out": []

// CHECK-LABEL: func.func @zero_points(
// CHECK:         %[[R:.*]] = flow.dispatch.workgroups @zero_points_dispatch_0 ins(%{{.*}} : tensor<?x64xi8>) outs({{.*}} : tensor<?xi32>)
// CHECK:         :2 = flow.dispatch.workgroups @zero_points_dispatch_1 ins({{.*}}%[[R]]{{.*}}) outs({{.*}} : tensor<?x48xf32>, tensor<?x16xf32>)
// CHECK:           %[[A:.*]] = linalg.matmul
// CHECK:           linalg.generic {{.*}} ins(%[[A]],
// CHECK:           %[[B:.*]] = linalg.matmul
// CHECK:           linalg.generic {{.*}} ins(%[[B]],
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// APART-LABEL: func.func @zero_points(
// APART-COUNT-3: flow.dispatch.workgroups
// APART-NOT:     flow.dispatch.workgroups
// APART:         return
func.func @zero_points(%x: tensor<?x64xi8>, %w0: tensor<64x48xi8>, %w1: tensor<64x16xi8>,
                       %p0: tensor<48xi32>, %p1: tensor<16xi32>, %s0: tensor<48xf32>,
                       %s1: tensor<16xf32>) -> (tensor<?x48xf32>, tensor<?x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = tensor.dim %x, %c0 : tensor<?x64xi8>
  %e0 = tensor.empty(%m) : tensor<?x48xi32>
  %e1 = tensor.empty(%m) : tensor<?x16xi32>
  %f0 = tensor.empty(%m) : tensor<?x48xf32>
  %f1 = tensor.empty(%m) : tensor<?x16xf32>
  %er = tensor.empty(%m) : tensor<?xi32>
  %z0 = linalg.fill ins(%zero : i32) outs(%e0 : tensor<?x48xi32>) -> tensor<?x48xi32>
  %z1 = linalg.fill ins(%zero : i32) outs(%e1 : tensor<?x16xi32>) -> tensor<?x16xi32>
  %zr = linalg.fill ins(%zero : i32) outs(%er : tensor<?xi32>) -> tensor<?xi32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<?x64xi8>, tensor<64x48xi8>)
                     outs(%z0 : tensor<?x48xi32>) -> tensor<?x48xi32>
  %1 = linalg.generic {indexing_maps = [#mk, #mk_m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xi8>) outs(%zr : tensor<?xi32>) {
    ^bb0(%a: i8, %acc: i32):
      %w = arith.extsi %a : i8 to i32
      %r = arith.addi %acc, %w : i32
      linalg.yield %r : i32
  } -> tensor<?xi32>
  %2 = linalg.generic {indexing_maps = [#mn, #mn_m, #mn_n, #mn_n, #mn],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %1, %p0, %s0 : tensor<?x48xi32>, tensor<?xi32>, tensor<48xi32>, tensor<48xf32>)
      outs(%f0 : tensor<?x48xf32>) {
    ^bb0(%d: i32, %sum: i32, %p: i32, %s: f32, %out: f32):
      %sp = arith.muli %sum, %p : i32
      %c = arith.subi %d, %sp : i32
      %f = arith.sitofp %c : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<?x48xf32>
  %3 = linalg.matmul ins(%x, %w1 : tensor<?x64xi8>, tensor<64x16xi8>)
                     outs(%z1 : tensor<?x16xi32>) -> tensor<?x16xi32>
  %4 = linalg.generic {indexing_maps = [#mk, #mk_m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xi8>) outs(%zr : tensor<?xi32>) {
    ^bb0(%a: i8, %acc: i32):
      %w = arith.extsi %a : i8 to i32
      %r = arith.addi %acc, %w : i32
      linalg.yield %r : i32
  } -> tensor<?xi32>
  %5 = linalg.generic {indexing_maps = [#mn, #mn_m, #mn_n, #mn_n, #mn],
                       iterator_types = ["parallel", "parallel"]}
      ins(%3, %4, %p1, %s1 : tensor<?x16xi32>, tensor<?xi32>, tensor<16xi32>, tensor<16xf32>)
      outs(%f1 : tensor<?x16xf32>) {
    ^bb0(%d: i32, %sum: i32, %p: i32, %s: f32, %out: f32):
      %sp = arith.muli %sum, %p : i32
      %c = arith.subi %d, %sp : i32
      %f = arith.sitofp %c : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<?x16xf32>
  return %2, %5 : tensor<?x48xf32>, tensor<?x16xf32>
}

// The same on batches, where weights of two dimensions are spread over them.
// CHECK-LABEL: func.func @batches(
// CHECK:         %[[R:.*]] = flow.dispatch.workgroups @batches_dispatch_0 ins(%{{.*}} : tensor<2x5x64xi8>) outs({{.*}} : tensor<2x5xi32>)
// CHECK:         :2 = flow.dispatch.workgroups @batches_dispatch_1 ins({{.*}}%[[R]]{{.*}}) outs({{.*}} : tensor<2x5x48xf32>, tensor<2x5x16xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @batches(%x: tensor<2x5x64xi8>, %w0: tensor<64x48xi8>, %w1: tensor<64x16xi8>,
                   %s0: tensor<48xf32>, %s1: tensor<16xf32>)
    -> (tensor<2x5x48xf32>, tensor<2x5x16xf32>) {
  %z0 = arith.constant dense<0> : tensor<2x5x48xi32>
  %z1 = arith.constant dense<0> : tensor<2x5x16xi32>
  %zr = arith.constant dense<0> : tensor<2x5xi32>
  %p = arith.constant 7 : i32
  %b0 = tensor.empty() : tensor<2x64x48xi8>
  %b1 = tensor.empty() : tensor<2x64x16xi8>
  %f0 = tensor.empty() : tensor<2x5x48xf32>
  %f1 = tensor.empty() : tensor<2x5x16xf32>
  %ww0 = linalg.broadcast ins(%w0 : tensor<64x48xi8>) outs(%b0 : tensor<2x64x48xi8>) dimensions = [0]
  %ww1 = linalg.broadcast ins(%w1 : tensor<64x16xi8>) outs(%b1 : tensor<2x64x16xi8>) dimensions = [0]
  %0 = linalg.batch_matmul ins(%x, %ww0 : tensor<2x5x64xi8>, tensor<2x64x48xi8>)
                           outs(%z0 : tensor<2x5x48xi32>) -> tensor<2x5x48xi32>
  %1 = linalg.batch_matmul ins(%x, %ww1 : tensor<2x5x64xi8>, tensor<2x64x16xi8>)
                           outs(%z1 : tensor<2x5x16xi32>) -> tensor<2x5x16xi32>
  %2 = linalg.generic {indexing_maps = [#bmk, #bmk_bm],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<2x5x64xi8>) outs(%zr : tensor<2x5xi32>) {
    ^bb0(%a: i8, %acc: i32):
      %w = arith.extsi %a : i8 to i32
      %r = arith.addi %acc, %w : i32
      linalg.yield %r : i32
  } -> tensor<2x5xi32>
  %3 = linalg.generic {indexing_maps = [#bmn, #bmn_bm, #bmn_n, #bmn],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%0, %2, %s0 : tensor<2x5x48xi32>, tensor<2x5xi32>, tensor<48xf32>)
      outs(%f0 : tensor<2x5x48xf32>) {
    ^bb0(%d: i32, %sum: i32, %s: f32, %out: f32):
      %sp = arith.muli %sum, %p : i32
      %c = arith.subi %d, %sp : i32
      %f = arith.sitofp %c : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<2x5x48xf32>
  %4 = linalg.generic {indexing_maps = [#bmn, #bmn_bm, #bmn_n, #bmn],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1, %2, %s1 : tensor<2x5x16xi32>, tensor<2x5xi32>, tensor<16xf32>)
      outs(%f1 : tensor<2x5x16xf32>) {
    ^bb0(%d: i32, %sum: i32, %s: f32, %out: f32):
      %sp = arith.muli %sum, %p : i32
      %c = arith.subi %d, %sp : i32
      %f = arith.sitofp %c : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<2x5x16xf32>
  return %3, %4 : tensor<2x5x48xf32>, tensor<2x5x16xf32>
}

// One scale, one per column, one per row: each result has its own.
// CHECK-LABEL: func.func @scales(
// CHECK:         :3 = flow.dispatch.workgroups @scales_dispatch_0
// CHECK-COUNT-3:   arith.mulf
// CHECK:           flow.return
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @scales(%x: tensor<5x16xi8>, %w0: tensor<16x9xi8>, %w1: tensor<16x9xi8>,
                  %w2: tensor<16x9xi8>, %s0: tensor<f32>, %s1: tensor<9xf32>, %s2: tensor<5xf32>)
    -> (tensor<5x9xf32>, tensor<5x9xf32>, tensor<5x9xf32>) {
  %z = arith.constant dense<0> : tensor<5x9xi32>
  %e = tensor.empty() : tensor<5x9xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<5x16xi8>, tensor<16x9xi8>)
                     outs(%z : tensor<5x9xi32>) -> tensor<5x9xi32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<5x16xi8>, tensor<16x9xi8>)
                     outs(%z : tensor<5x9xi32>) -> tensor<5x9xi32>
  %2 = linalg.matmul ins(%x, %w2 : tensor<5x16xi8>, tensor<16x9xi8>)
                     outs(%z : tensor<5x9xi32>) -> tensor<5x9xi32>
  %3 = linalg.generic {indexing_maps = [#mn, #mn_, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%0, %s0 : tensor<5x9xi32>, tensor<f32>) outs(%e : tensor<5x9xf32>) {
    ^bb0(%d: i32, %s: f32, %out: f32):
      %f = arith.sitofp %d : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<5x9xf32>
  %4 = linalg.generic {indexing_maps = [#mn, #mn_n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%1, %s1 : tensor<5x9xi32>, tensor<9xf32>) outs(%e : tensor<5x9xf32>) {
    ^bb0(%d: i32, %s: f32, %out: f32):
      %f = arith.sitofp %d : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<5x9xf32>
  %5 = linalg.generic {indexing_maps = [#mn, #mn_m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%2, %s2 : tensor<5x9xi32>, tensor<5xf32>) outs(%e : tensor<5x9xf32>) {
    ^bb0(%d: i32, %s: f32, %out: f32):
      %f = arith.sitofp %d : i32 to f32
      %r = arith.mulf %f, %s : f32
      linalg.yield %r : f32
  } -> tensor<5x9xf32>
  return %3, %4, %5 : tensor<5x9xf32>, tensor<5x9xf32>, tensor<5x9xf32>
}
