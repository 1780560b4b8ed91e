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
