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
