// What reads a contraction's result and is in no contraction's kernel is told with its reason, where the
// user asks for explanations.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always --explain=json | FileCheck %s --check-prefix=JSON
// RUN: cotile-compile %s --group=always --explain | FileCheck %s --check-prefix=TEXT

#mn = affine_map<(m, n) -> (m, n)>
#nm = affine_map<(m, n) -> (n, m)>
#mhd = affine_map<(m, h, d) -> (m, h, d)>
#md = affine_map<(m, h, d) -> (m, d)>
#mh = affine_map<(m, h, d) -> (m, h)>
#d = affine_map<(m, h, d) -> (d)>
#bmn = affine_map<(b, m, n) -> (b, m, n)>
#mn3 = affine_map<(b, m, n) -> (m, n)>

// JSON:      "refused": [], "left_out": [{

// A rotary embedding combines the halves of a head. The activation of V is in the kernel.
// CHECK-LABEL: func.func @rotary
// CHECK:         :3 = flow.dispatch.workgroups @rotary_dispatch_0
// CHECK:           linalg.matmul
// CHECK:           linalg.matmul
// CHECK:           linalg.matmul
// CHECK:           linalg.tanh
// CHECK:           flow.return
// JSON-SAME: "id": "COTILE-FOLLOW-001", "function": "rotary", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+29]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+15]]:8"], "reason": "not in the kernel of its contraction: it is not computed element by element"}
// JSON-SAME: "id": "COTILE-FOLLOW-003", "function": "rotary", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+27]]:8"
// JSON-SAME: "id": "COTILE-FOLLOW-003", "function": "rotary", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+29]]:8"
// TEXT: {{.*}}followers.mlir:[[#@LINE+26]]:8: not in the kernel of its contraction: it is not computed element by element [COTILE-FOLLOW-001], {{.*}}followers.mlir:[[#@LINE+12]]:8
// TEXT: {{.*}}followers.mlir:[[#@LINE+24]]:8: not in the kernel of its contraction: it reads the result in another shape, or a part of it [COTILE-FOLLOW-003]
func.func @rotary(%x: tensor<5x64xf32>, %wq: tensor<64x64xf32>, %wk: tensor<64x16xf32>,
                  %wv: tensor<64x16xf32>, %cos: tensor<5x8xf32>, %sin: tensor<5x8xf32>)
    -> (tensor<5x8x8xf32>, tensor<5x16xf32>, tensor<5x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<5x64xf32>
  %e1 = tensor.empty() : tensor<5x16xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<5x64xf32>) -> tensor<5x64xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %half = tensor.empty() : tensor<5x8x4xf32>
  %whole = tensor.empty() : tensor<5x8x8xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<5x64xf32>, tensor<64x64xf32>)
                     outs(%z0 : tensor<5x64xf32>) -> tensor<5x64xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<5x64xf32>, tensor<64x16xf32>)
                     outs(%z1 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<5x64xf32>, tensor<64x16xf32>)
                     outs(%z1 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %a = linalg.tanh ins(%v : tensor<5x16xf32>) outs(%e1 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %h = tensor.expand_shape %q [[0], [1, 2]] output_shape [5, 8, 8]
         : tensor<5x64xf32> into tensor<5x8x8xf32>
  %left = tensor.extract_slice %h[0, 0, 0] [5, 8, 4] [1, 1, 1]
            : tensor<5x8x8xf32> to tensor<5x8x4xf32>
  %right = tensor.extract_slice %h[0, 0, 4] [5, 8, 4] [1, 1, 1]
             : tensor<5x8x8xf32> to tensor<5x8x4xf32>
  %n = linalg.negf ins(%right : tensor<5x8x4xf32>) outs(%half : tensor<5x8x4xf32>) -> tensor<5x8x4xf32>
  %t = tensor.concat dim(2) %n, %left
         : (tensor<5x8x4xf32>, tensor<5x8x4xf32>) -> tensor<5x8x8xf32>
  %r = linalg.generic {indexing_maps = [#mhd, #mhd, #md, #md, #mhd],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%h, %t, %cos, %sin : tensor<5x8x8xf32>, tensor<5x8x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
      outs(%whole : tensor<5x8x8xf32>) {
    ^bb0(%p: f32, %s: f32, %c: f32, %i: f32, %out: f32):
      %pc = arith.mulf %p, %c : f32
      %si = arith.mulf %s, %i : f32
      %sum = arith.addf %pc, %si : f32
      linalg.yield %sum : f32
  } -> tensor<5x8x8xf32>
  return %r, %k, %a : tensor<5x8x8xf32>, tensor<5x16xf32>, tensor<5x16xf32>
}

// A normalisation per head sums over the head's columns.
// CHECK-LABEL: func.func @head_norm
// CHECK:         :2 = flow.dispatch.workgroups @head_norm_dispatch_0
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch.workgroups
// CHECK:         return
// JSON-SAME: "id": "COTILE-FOLLOW-001", "function": "head_norm", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+20]]:10", "{{[^"]*}}followers.mlir:[[#@LINE+14]]:8"]
// JSON-SAME: "id": "COTILE-FOLLOW-003", "function": "head_norm", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+27]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+13]]:8"]
func.func @head_norm(%x: tensor<?x64xf32>, %wq: tensor<64x64xf32>, %wk: tensor<64x16xf32>,
                     %g: tensor<8xf32>) -> (tensor<?x8x8xf32>, tensor<?x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e0 = tensor.empty(%m) : tensor<?x64xf32>
  %e1 = tensor.empty(%m) : tensor<?x16xf32>
  %e2 = tensor.empty(%m) : tensor<?x8xf32>
  %e3 = tensor.empty(%m) : tensor<?x8x8xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<?x64xf32>, tensor<64x64xf32>)
                     outs(%z0 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x64xf32>, tensor<64x16xf32>)
                     outs(%z1 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %h = tensor.expand_shape %q [[0], [1, 2]] output_shape [%m, 8, 8]
         : tensor<?x64xf32> into tensor<?x8x8xf32>
  %sum = linalg.generic {indexing_maps = [#mhd, #mh],
                         iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%h : tensor<?x8x8xf32>) outs(%z2 : tensor<?x8xf32>) {
    ^bb0(%p: f32, %out: f32):
      %square = arith.mulf %p, %p : f32
      %s = arith.addf %out, %square : f32
      linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %n = linalg.generic {indexing_maps = [#mhd, #mh, #d, #mhd],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%h, %sum, %g : tensor<?x8x8xf32>, tensor<?x8xf32>, tensor<8xf32>)
      outs(%e3 : tensor<?x8x8xf32>) {
    ^bb0(%p: f32, %s: f32, %c: f32, %out: f32):
      %i = math.rsqrt %s : f32
      %pi = arith.mulf %p, %i : f32
      %r = arith.mulf %pi, %c : f32
      linalg.yield %r : f32
  } -> tensor<?x8x8xf32>
  return %n, %k : tensor<?x8x8xf32>, tensor<?x16xf32>
}

// The result and its transpose.
// JSON-SAME: "id": "COTILE-FOLLOW-002", "function": "transposed", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+6]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+4]]:8"]
func.func @transposed(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [#mn, #nm, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%0, %0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Rows of one product would meet columns of the other.
// JSON-SAME: "id": "COTILE-FOLLOW-004", "function": "rows_and_columns", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+17]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+5]]:8"]
func.func @rows_and_columns(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>, %v: tensor<16x8xf32>)
    -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (n, m)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<8x16xf32>, tensor<16x8xf32>) outs(%z : tensor<8x8xf32>) {
    ^bb0(%a: f32, %b: f32, %acc: f32):
      %r = arith.mulf %a, %b : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %2 = linalg.mul ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>)
                  outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// The product of the result with its own largest numbers.
// JSON-SAME: "id": "COTILE-FOLLOW-001", "function": "needs_the_result", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+8]]:8"
// JSON-SAME: "id": "COTILE-FOLLOW-005", "function": "needs_the_result", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+14]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+5]]:8"]
func.func @needs_the_result(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>, %low: tensor<8xf32>)
    -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [#mn, affine_map<(m, n) -> (m)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<8x8xf32>) outs(%low : tensor<8xf32>) {
    ^bb0(%a: f32, %most: f32):
      %r = arith.maximumf %a, %most : f32
      linalg.yield %r : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#mn, affine_map<(m, n) -> (m)>, #mn],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<8x8xf32>, tensor<8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// Four results are combined in registers, not five.
// CHECK-LABEL: func.func @five
// CHECK:         :2 = flow.dispatch.workgroups @five_dispatch_0
// CHECK:         flow.dispatch.workgroups @five_dispatch_1
// CHECK-NOT:     flow.dispatch.workgroups
// CHECK:         return
// JSON-SAME: "id": "COTILE-FOLLOW-006", "function": "five", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+21]]:8"
func.func @five(%x: tensor<4x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>,
                %d: tensor<8x8xf32>, %f: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant dense<0.0> : tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.matmul ins(%x, %c : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.matmul ins(%x, %d : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.matmul ins(%x, %f : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.add ins(%0, %1 : tensor<4x8xf32>, tensor<4x8xf32>)
                  outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.add ins(%5, %2 : tensor<4x8xf32>, tensor<4x8xf32>)
                  outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.add ins(%6, %3 : tensor<4x8xf32>, tensor<4x8xf32>)
                  outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.add ins(%7, %4 : tensor<4x8xf32>, tensor<4x8xf32>)
                  outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %8 : tensor<4x8xf32>
}

// Rows of two dimensions are one; what is added has one of the two.
// JSON-SAME: "id": "COTILE-FOLLOW-008", "function": "half_of_the_rows", "locs": ["{{[^"]*}}followers.mlir:[[#@LINE+13]]:8", "{{[^"]*}}followers.mlir:[[#@LINE+8]]:8"]
// TEXT: groups: 5, refusals: 0, operations left out: 11
func.func @half_of_the_rows(%x: tensor<2x3x8xf32>, %w: tensor<8x4xf32>, %v: tensor<8x4xf32>,
                            %b: tensor<3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %z = arith.constant dense<0.0> : tensor<2x3x4xf32>
  %e = tensor.empty() : tensor<2x3x4xf32>
  %s = tensor.empty() : tensor<2x8x4xf32>
  %ww = linalg.broadcast ins(%w : tensor<8x4xf32>) outs(%s : tensor<2x8x4xf32>) dimensions = [0]
  %0 = linalg.batch_matmul ins(%x, %ww : tensor<2x3x8xf32>, tensor<2x8x4xf32>)
                           outs(%z : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %vv = linalg.broadcast ins(%v : tensor<8x4xf32>) outs(%s : tensor<2x8x4xf32>) dimensions = [0]
  %1 = linalg.batch_matmul ins(%x, %vv : tensor<2x3x8xf32>, tensor<2x8x4xf32>)
                           outs(%z : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %2 = linalg.generic {indexing_maps = [#bmn, #mn3, #bmn],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%0, %b : tensor<2x3x4xf32>, tensor<3x4xf32>) outs(%e : tensor<2x3x4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<2x3x4xf32>
  return %2, %1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// What follows a later contraction is not told, though it did not follow an earlier one.
// JSON-NOT: "function": "follows_the_second", "locs"
// CHECK-LABEL: func.func @follows_the_second
// CHECK:         %[[D:.*]] = flow.dispatch.workgroups @follows_the_second_dispatch_0
// CHECK:         flow.dispatch.workgroups @follows_the_second_dispatch_1 ins({{.*}}%[[D]]
// CHECK:           arith.subf
// CHECK-NOT:     flow.dispatch.workgroups
// CHECK:         return
func.func @follows_the_second(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %w: tensor<16x8xf32>,
                              %v: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%y, %v : tensor<8x16xf32>, tensor<16x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.generic {indexing_maps = [#nm, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %s = arith.subf %a, %b : f32
      linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
