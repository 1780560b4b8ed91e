// RUN: cotile-opt --stage=flow %s | FileCheck %s
// A parameter that is the first input of a product is its right operand all the same, so that X is
// found and shared.

// CHECK: flow.dispatch.workgroups @f_dispatch_0 ins(%arg0, %arg1, %arg2
// CHECK: -> tensor<5x40xf32>, tensor<5x24xf32>
// CHECK-NOT: flow.dispatch.workgroups
#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>
func.func @f(%x: tensor<5x64xf32>, %w1: tensor<40x64xf32> {cotile.parameter = "w1"}, %w2: tensor<24x64xf32> {cotile.parameter = "w2"}) -> (tensor<5x40xf32>, tensor<5x24xf32>) {
  %z1 = arith.constant dense<0.0> : tensor<5x40xf32>
  %z2 = arith.constant dense<0.0> : tensor<5x24xf32>
  %r1 = linalg.generic {indexing_maps = [#w, #x, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%w1, %x : tensor<40x64xf32>, tensor<5x64xf32>) outs(%z1 : tensor<5x40xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x40xf32>
  %r2 = linalg.generic {indexing_maps = [#w, #x, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%w2, %x : tensor<24x64xf32>, tensor<5x64xf32>) outs(%z2 : tensor<5x24xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5x24xf32>
  return %r1, %r2 : tensor<5x40xf32>, tensor<5x24xf32>
}

// Heads: X stands on the right of several loops of columns.
// CHECK-LABEL: func.func @heads_of_parameters(
// CHECK:         :2 = flow.dispatch.workgroups @heads_of_parameters_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @heads_of_parameters(%x: tensor<16x32xf32>, %w: tensor<32x2x8xf32> {cotile.parameter = "w"},
                               %v: tensor<32x24xf32> {cotile.parameter = "v"})
    -> (tensor<16x2x8xf32>, tensor<16x24xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x2x8xf32>
  %z2 = arith.constant dense<0.0> : tensor<16x24xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(k, n, h, m) -> (k, h, n)>,
                                        affine_map<(k, n, h, m) -> (m, k)>,
                                        affine_map<(k, n, h, m) -> (m, h, n)>],
                       iterator_types = ["reduction", "parallel", "parallel", "parallel"]}
      ins(%w, %x : tensor<32x2x8xf32>, tensor<16x32xf32>) outs(%z : tensor<16x2x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<16x2x8xf32>
  %b = linalg.matmul ins(%x, %v : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%z2 : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %a, %b : tensor<16x2x8xf32>, tensor<16x24xf32>
}

// Rows of a batch, and weights that are arguments: what more contractions read is X.
// CHECK-LABEL: func.func @rows_of_batches(
// CHECK:         :2 = flow.dispatch.workgroups @rows_of_batches_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @rows_of_batches(%x: tensor<2x?x32xf32>, %w: tensor<24x32xf32>, %v: tensor<32x8xf32>,
                           %c: tensor<2x?x24xf32>, %d: tensor<2x?x8xf32>)
    -> (tensor<2x?x24xf32>, tensor<2x?x8xf32>) {
  %a = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (n, k)>,
                                        affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%w, %x : tensor<24x32xf32>, tensor<2x?x32xf32>) outs(%c : tensor<2x?x24xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x?x24xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<2x?x32xf32>, tensor<32x8xf32>) outs(%d : tensor<2x?x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x?x8xf32>
  return %a, %b : tensor<2x?x24xf32>, tensor<2x?x8xf32>
}

// Two inputs with one weight, which more contractions read: rows are those of the inputs all the
// same.
// CHECK-LABEL: func.func @one_weight(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x5x32xf32>, %[[Y:[^:]*]]: tensor<2x7x32xf32>, %[[W:[^:]*]]: tensor<32x8xf32>
// CHECK:         flow.dispatch.workgroups @{{.*}} ins(%[[X]], %[[W]] :
// CHECK:         flow.dispatch.workgroups @{{.*}} ins(%[[Y]], %[[W]] :
// CHECK:         return
func.func @one_weight(%x: tensor<2x5x32xf32>, %y: tensor<2x7x32xf32>, %w: tensor<32x8xf32>,
                      %c: tensor<2x5x8xf32>, %d: tensor<2x7x8xf32>)
    -> (tensor<2x5x8xf32>, tensor<2x7x8xf32>) {
  %a = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x5x32xf32>, tensor<32x8xf32>) outs(%c : tensor<2x5x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x5x8xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                                        affine_map<(b, m, n, k) -> (k, n)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y, %w : tensor<2x7x32xf32>, tensor<32x8xf32>) outs(%d : tensor<2x7x8xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<2x7x8xf32>
  return %a, %b : tensor<2x5x8xf32>, tensor<2x7x8xf32>
}
