// RUN: cotile-opt %s --stage=flow | FileCheck %s

// What becomes of slices, elements that bodies read, and assertions.

// A dispatch cuts the slice it reads, at the offset that the host computes.
// CHECK-LABEL: func.func @cut(
// CHECK:         %[[OFFSET:.*]] = arith.subi
// CHECK:         cf.assert %{{.*}}, "{{.*}}dimension 1 of tensor.extract_slice is too short
// CHECK:         flow.dispatch.workgroups @cut_dispatch_0 ins(%arg0, %[[OFFSET]] : tensor<4x?xf32>, index)
// CHECK:         ^bb0(%{{.*}}: tensor<4x?xf32>, %[[AT:[^:]*]]: index,
// CHECK:           %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[0, %[[AT]]] [4, 2] [1, 1]
// CHECK:           linalg.generic {{.*}} ins(%[[SLICE]] :
// CHECK-NOT:     flow.dispatch
func.func @cut(%x: tensor<4x?xf32>) -> tensor<4x2xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c1 : tensor<4x?xf32>
  %o = arith.subi %n, %c2 : index
  %0 = tensor.extract_slice %x[0, %o] [4, 2] [1, 1] : tensor<4x?xf32> to tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %2 = arith.negf %a : f32
    linalg.yield %2 : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// A concatenation is insertions into one tensor, each in place.
// CHECK-LABEL: func.func @concat(
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<4x5xf32>
// CHECK:         %[[A:.*]] = flow.dispatch.workgroups @concat_dispatch_0 ins(%arg0 : {{.*}}) outs(%[[E]] :
// CHECK:           %[[W:.*]] = tensor.extract_slice %[[OUT:.*]][0, 0] [4, 2] [1, 1]
// CHECK:           %[[C:.*]] = linalg.copy ins(%{{.*}}) outs(%[[W]] :
// CHECK:           tensor.insert_slice %[[C]] into %[[OUT]][0, 0] [4, 2] [1, 1]
// CHECK:         %[[B:.*]] = flow.dispatch.workgroups @concat_dispatch_1 ins(%arg1 : {{.*}}) outs(%[[A]] :
// CHECK:           tensor.insert_slice %{{.*}}[0, 2] [4, 3] [1, 1]
// CHECK:         return %[[B]]
func.func @concat(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) -> tensor<4x5xf32> {
  %0 = tensor.concat dim(1) %x, %y : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// A broadcast to sizes of the program is a map; so the product that reads it has a dispatch alone.
// CHECK-LABEL: func.func @broadcast(
// CHECK:         flow.dispatch.workgroups @broadcast_dispatch_0 ins(%arg0, %collapsed :
// CHECK-NOT:       tensor.extract
// CHECK:           arith.mulf
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @broadcast(%x: tensor<?x4xf32>, %s: tensor<?x1xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %s, %c0 : tensor<?x1xf32>
  %e = tensor.empty(%m) : tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x4xf32>) {
  ^bb0(%b: f32):
    %i = linalg.index 0 : index
    %one = arith.cmpi eq, %m, %c1 : index
    %at = arith.select %one, %c0, %i : index
    %a = tensor.extract %s[%at, %c0] : tensor<?x1xf32>
    linalg.yield %a : f32
  } -> tensor<?x4xf32>
  %1 = linalg.mul ins(%x, %0 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// An assertion is an op over the loops that it depends on alone.
// CHECK-LABEL: func.func @lookup(
// CHECK:         %[[FOUND:.*]] = flow.dispatch.workgroups @lookup_dispatch_0 ins(%arg1 :
// CHECK:           linalg.generic {{.*}} iterator_types = ["reduction"]
// CHECK:         flow.assert %[[FOUND]] is not 1, "too large" : tensor<i32>
// CHECK:         flow.dispatch.workgroups @lookup_dispatch_1 ins(%arg1, %arg0 :
// CHECK-NOT:       cf.assert
// CHECK:           arith.minsi
// CHECK:           arith.maxsi
// CHECK:           tensor.extract
func.func @lookup(%t: tensor<9x4xf32>, %i: tensor<3xindex>) -> tensor<3x4xf32> {
  %c9 = arith.constant 9 : index
  %e = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%i : tensor<3xindex>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%a: index, %b: f32):
    %fine = arith.cmpi slt, %a, %c9 : index
    cf.assert %fine, "too large"
    %j = linalg.index 1 : index
    %x = tensor.extract %t[%a, %j] : tensor<9x4xf32>
    linalg.yield %x : f32
  } -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
