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

// What is computed element by element of splats reads them as numbers: tiles of them would need
// memory, here of unknown size.
// CHECK-LABEL: func.func @elements(
// CHECK:         flow.dispatch.workgroups @{{.*}} ins() outs(%{{.*}} : tensor<?x?x8xf32>)
// CHECK-NOT:       linalg.fill
// CHECK:           linalg.generic {{.*}} ins(%[[S:.*]], %[[S]] : f32, f32)
// TILED:         func.func @elements_dispatch_0
func.func @elements(%x: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %a = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %e = tensor.empty(%a, %b) : tensor<?x?x8xf32>
  %f = linalg.fill ins(%two : f32) outs(%e : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r = linalg.mul ins(%f, %f : tensor<?x?x8xf32>, tensor<?x?x8xf32>)
                  outs(%e : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %r : tensor<?x?x8xf32>
}
