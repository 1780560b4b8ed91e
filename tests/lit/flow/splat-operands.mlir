// A product reads its operands tile by tile from memory: one that is a splat is filled in front.
// RUN: cotile-opt %s --stage=flow | FileCheck %s
// RUN: cotile-opt %s --stage=schedule | FileCheck %s --check-prefix=TILED

// CHECK-LABEL: func.func @weight(
// CHECK:         %[[W:.*]] = flow.dispatch.workgroups @{{.*}} ins() outs(%{{.*}} : tensor<8x4xf32>)
// CHECK:           linalg.fill
// CHECK:         flow.dispatch.workgroups @{{.*}} ins(%{{.*}}, %[[W]] : tensor<?x8xf32>, tensor<8x4xf32>)
// CHECK-NOT:       linalg.fill
// CHECK:           linalg.matmul
// TILED:         func.func @weight_dispatch_1
// TILED-SAME:      kind = "contraction"
func.func @weight(%x: tensor<?x8xf32>, %r: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %w = arith.constant dense<3.0> : tensor<8x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x4xf32>)
                     outs(%r : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @shared(
// CHECK:         %[[X:.*]] = flow.dispatch.workgroups @{{.*}} ins() outs(%{{.*}} : tensor<2x8xf32>)
// CHECK:         flow.dispatch.workgroups @{{.*}} ins(%[[X]], %{{.*}}, %{{.*}} :
func.func @shared(%w0: tensor<8x4xf32>, %w1: tensor<8x4xf32>, %r: tensor<2x4xf32>,
                  %s: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %x = arith.constant dense<0.5> : tensor<2x8xf32>
  %y = linalg.matmul ins(%x, %w0 : tensor<2x8xf32>, tensor<8x4xf32>)
                     outs(%r : tensor<2x4xf32>) -> tensor<2x4xf32>
  %z = linalg.matmul ins(%x, %w1 : tensor<2x8xf32>, tensor<8x4xf32>)
                     outs(%s : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %y, %z : tensor<2x4xf32>, tensor<2x4xf32>
}
