// Weights and results with heads in front are one product of all heads' columns, whose result is
// transposed; what follows is computed before that. tests/numeric/patterns.c has the numbers.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON

#x = affine_map<(b, h, m, n, k) -> (b, m, k)>
#w = affine_map<(b, h, m, n, k) -> (h, n, k)>
#y = affine_map<(b, h, m, n, k) -> (b, h, m, n)>
#each = affine_map<(b, h, m, n) -> (b, h, m, n)>

// CHECK-LABEL: func.func @heads(
// CHECK:         :3 = flow.dispatch.workgroups @heads_dispatch_0 ins(%{{.*}} : tensor<2x16x40xf16>, tensor<40x40xf16>, tensor<40x40xf16>, tensor<40x40xf16>) {{.*}}xf16>)
// CHECK-COUNT-3:   arith.truncf
// CHECK:           flow.return
// CHECK-NOT:     truncf
// CHECK:         return
// JSON:      "groups": [{"function": "heads", "dispatch": "heads_dispatch_0", "results": 3, {{.*}} "epilogue": ["truncf"]}, {{.*}} "epilogue": ["truncf"]}, {{.*}} "epilogue": ["truncf"]}]
// JSON-SAME: "function": "dynamic_heads", {{.*}} "epilogue": ["addf"]}
// JSON-SAME: "refused": []
func.func @heads(%x: tensor<2x16x40xf16>, %a: tensor<5x8x40xf16>, %b: tensor<5x8x40xf16>,
                 %c: tensor<5x8x40xf16>)
    -> (tensor<2x5x16x8xf16>, tensor<2x5x16x8xf16>, tensor<2x5x16x8xf16>) {
  %z = arith.constant dense<0.0> : tensor<2x5x16x8xf32>
  %e = tensor.empty() : tensor<2x5x16x8xf16>
  %0 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<2x16x40xf16>, tensor<5x8x40xf16>) outs(%z : tensor<2x5x16x8xf32>) {
    ^bb0(%p: f16, %q: f16, %acc: f32):
      %pw = arith.extf %p : f16 to f32
      %qw = arith.extf %q : f16 to f32
      %r = arith.mulf %pw, %qw : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x5x16x8xf32>
  %1 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x16x40xf16>, tensor<5x8x40xf16>) outs(%z : tensor<2x5x16x8xf32>) {
    ^bb0(%p: f16, %q: f16, %acc: f32):
      %pw = arith.extf %p : f16 to f32
      %qw = arith.extf %q : f16 to f32
      %r = arith.mulf %pw, %qw : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x5x16x8xf32>
  %2 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %c : tensor<2x16x40xf16>, tensor<5x8x40xf16>) outs(%z : tensor<2x5x16x8xf32>) {
    ^bb0(%p: f16, %q: f16, %acc: f32):
      %pw = arith.extf %p : f16 to f32
      %qw = arith.extf %q : f16 to f32
      %r = arith.mulf %pw, %qw : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x5x16x8xf32>
  %3 = linalg.generic {indexing_maps = [#each, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0 : tensor<2x5x16x8xf32>) outs(%e : tensor<2x5x16x8xf16>) {
    ^bb0(%p: f32, %out: f16):
      %r = arith.truncf %p : f32 to f16
      linalg.yield %r : f16
  } -> tensor<2x5x16x8xf16>
  %4 = linalg.generic {indexing_maps = [#each, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%1 : tensor<2x5x16x8xf32>) outs(%e : tensor<2x5x16x8xf16>) {
    ^bb0(%p: f32, %out: f16):
      %r = arith.truncf %p : f32 to f16
      linalg.yield %r : f16
  } -> tensor<2x5x16x8xf16>
  %5 = linalg.generic {indexing_maps = [#each, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%2 : tensor<2x5x16x8xf32>) outs(%e : tensor<2x5x16x8xf16>) {
    ^bb0(%p: f32, %out: f16):
      %r = arith.truncf %p : f32 to f16
      linalg.yield %r : f16
  } -> tensor<2x5x16x8xf16>
  return %3, %4, %5 : tensor<2x5x16x8xf16>, tensor<2x5x16x8xf16>, tensor<2x5x16x8xf16>
}

// With heads and without: both are columns of one X.
// CHECK-LABEL: func.func @heads_and_none(
// CHECK:         :2 = flow.dispatch.workgroups @heads_and_none_dispatch_0 ins(%{{.*}} : tensor<2x16x40xf16>, tensor<40x40xf16>, tensor<7x40xf16>)
// CHECK:         return
func.func @heads_and_none(%x: tensor<2x16x40xf16>, %a: tensor<5x8x40xf16>, %b: tensor<7x40xf16>)
    -> (tensor<2x5x16x8xf32>, tensor<2x16x7xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<2x5x16x8xf32>
  %z1 = arith.constant dense<0.0> : tensor<2x16x7xf32>
  %0 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<2x16x40xf16>, tensor<5x8x40xf16>) outs(%z0 : tensor<2x5x16x8xf32>) {
    ^bb0(%p: f16, %q: f16, %acc: f32):
      %pw = arith.extf %p : f16 to f32
      %qw = arith.extf %q : f16 to f32
      %r = arith.mulf %pw, %qw : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x5x16x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (n, k)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x16x40xf16>, tensor<7x40xf16>) outs(%z1 : tensor<2x16x7xf32>) {
    ^bb0(%p: f16, %q: f16, %acc: f32):
      %pw = arith.extf %p : f16 to f32
      %qw = arith.extf %q : f16 to f32
      %r = arith.mulf %pw, %qw : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x16x7xf32>
  return %0, %1 : tensor<2x5x16x8xf32>, tensor<2x16x7xf32>
}

// Of dynamic sizes, with a bias per head.
// CHECK-LABEL: func.func @dynamic_heads(
// CHECK:         :2 = flow.dispatch.workgroups @dynamic_heads_dispatch_0
// CHECK:           arith.addf
// CHECK:           flow.return
// CHECK:         return
func.func @dynamic_heads(%x: tensor<?x?x40xf32>, %a: tensor<5x8x40xf32>, %b: tensor<2x8x40xf32>,
                         %bias: tensor<5x8xf32>) -> (tensor<?x5x?x8xf32>, tensor<?x2x?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %batch = tensor.dim %x, %c0 : tensor<?x?x40xf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?x40xf32>
  %e0 = tensor.empty(%batch, %rows) : tensor<?x5x?x8xf32>
  %e1 = tensor.empty(%batch, %rows) : tensor<?x2x?x8xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x5x?x8xf32>) -> tensor<?x5x?x8xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
  %0 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<?x?x40xf32>, tensor<5x8x40xf32>) outs(%z0 : tensor<?x5x?x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<?x5x?x8xf32>
  %1 = linalg.generic {indexing_maps = [#each, affine_map<(b, h, m, n) -> (h, n)>, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %bias : tensor<?x5x?x8xf32>, tensor<5x8xf32>) outs(%e0 : tensor<?x5x?x8xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<?x5x?x8xf32>
  %2 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<?x?x40xf32>, tensor<2x8x40xf32>) outs(%z1 : tensor<?x2x?x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<?x2x?x8xf32>
  return %1, %2 : tensor<?x5x?x8xf32>, tensor<?x2x?x8xf32>
}

// Heads in front of batches. What is added to each row of a head needs heads: it stays outside.
// CHECK-LABEL: func.func @heads_outermost(
// CHECK:         :2 = flow.dispatch.workgroups @heads_outermost_dispatch_0
// CHECK:         flow.dispatch.workgroups @heads_outermost_dispatch_1
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @heads_outermost(%x: tensor<2x3x40xf32>, %a: tensor<5x8x40xf32>, %b: tensor<4x40xf32>,
                           %bias: tensor<5x3xf32>) -> (tensor<5x2x3x8xf32>, tensor<2x3x4xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<5x2x3x8xf32>
  %z1 = arith.constant dense<0.0> : tensor<2x3x4xf32>
  %e = tensor.empty() : tensor<5x2x3x8xf32>
  %0 = linalg.generic {indexing_maps = [#x, #w, affine_map<(b, h, m, n, k) -> (h, b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<2x3x40xf32>, tensor<5x8x40xf32>) outs(%z0 : tensor<5x2x3x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<5x2x3x8xf32>
  %1 = linalg.generic {indexing_maps = [#each, affine_map<(h, b, m, n) -> (h, m)>, #each],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %bias : tensor<5x2x3x8xf32>, tensor<5x3xf32>) outs(%e : tensor<5x2x3x8xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %r = arith.addf %p, %q : f32
      linalg.yield %r : f32
  } -> tensor<5x2x3x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (n, k)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x3x40xf32>, tensor<4x40xf32>) outs(%z1 : tensor<2x3x4xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x3x4xf32>
  return %1, %2 : tensor<5x2x3x8xf32>, tensor<2x3x4xf32>
}
