// Siblings have their own types: none gets those of the first.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn3 = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(m, n) -> (m, n)>

// JSON: "refused": [{"id": "COTILE-TILE-003", "function": "other_signs", {{[^}]*}}}, {"id": "COTILE-TILE-003", "function": "other_signs_of_integers", {{[^}]*}}}, {"id": "COTILE-TILE-003", "function": "rounded", {{[^}]*}}}], "left_out"

// Sums of f16 are f32 in registers, whatever the type of the result.
// CHECK-LABEL: func.func @half_branches(
// CHECK:         :3 = flow.dispatch.workgroups @half_branches_dispatch_0 {{.*}} outs({{.*}} : tensor<6x5xf32>, tensor<6x7xf16>, tensor<6x3xf16>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @half_branches(%x: tensor<6x40xf16>, %a: tensor<40x5xf16>, %b: tensor<40x7xf16>,
                         %c: tensor<40x3xf16>)
    -> (tensor<6x5xf32>, tensor<6x7xf16>, tensor<6x3xf16>) {
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<6x7xf16>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %e3 = tensor.empty() : tensor<6x3xf16>
  %0 = linalg.matmul ins(%x, %a : tensor<6x40xf16>, tensor<40x5xf16>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<6x40xf16>, tensor<40x7xf16>)
                     outs(%z7 : tensor<6x7xf16>) -> tensor<6x7xf16>
  %2 = linalg.matmul ins(%x, %c : tensor<6x40xf16>, tensor<40x3xf16>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %3 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<6x3xf32>) outs(%e3 : tensor<6x3xf16>) {
    ^bb0(%p: f32, %out: f16):
      %r = arith.truncf %p : f32 to f16
      linalg.yield %r : f16
  } -> tensor<6x3xf16>
  return %0, %1, %3 : tensor<6x5xf32>, tensor<6x7xf16>, tensor<6x3xf16>
}

// Weights of i8 are converted as they are read, also where an op of its own does it.
// CHECK-LABEL: func.func @other_weights(
// CHECK:         :3 = flow.dispatch.workgroups @other_weights_dispatch_0 ins({{.*}}: tensor<6x10xf32>, tensor<10x5xf32>, tensor<10x7xi8>, tensor<10x3xi8>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @other_weights(%x: tensor<6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x7xi8>,
                         %c: tensor<10x3xi8>)
    -> (tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>) {
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<6x7xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %e3 = tensor.empty() : tensor<10x3xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<6x10xf32>, tensor<10x5xf32>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %1 = linalg.generic {indexing_maps = [#mk, #kn, #mn3],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<6x10xf32>, tensor<10x7xi8>) outs(%z7 : tensor<6x7xf32>) {
    ^bb0(%p: f32, %q: i8, %acc: f32):
      %f = arith.sitofp %q : i8 to f32
      %r = arith.mulf %p, %f : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<6x7xf32>
  %w = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<10x3xi8>) outs(%e3 : tensor<10x3xf32>) {
    ^bb0(%q: i8, %out: f32):
      %f = arith.uitofp %q : i8 to f32
      linalg.yield %f : f32
  } -> tensor<10x3xf32>
  %2 = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  return %0, %1, %2 : tensor<6x5xf32>, tensor<6x7xf32>, tensor<6x3xf32>
}

// Signs that a conversion changes again are no product of the operands.
// CHECK-LABEL: func.func @other_signs(
// CHECK:         flow.dispatch.workgroups @other_signs_dispatch_0
// CHECK:         arith.uitofp
func.func @other_signs(%x: tensor<6x10xf32>, %b: tensor<10x7xi8>) -> tensor<6x7xf32> {
  %z = arith.constant dense<0.0> : tensor<6x7xf32>
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn3],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<6x10xf32>, tensor<10x7xi8>) outs(%z : tensor<6x7xf32>) {
    ^bb0(%p: f32, %q: i8, %acc: f32):
      %e = arith.extsi %q : i8 to i16
      %f = arith.uitofp %e : i16 to f32
      %r = arith.mulf %p, %f : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<6x7xf32>
  return %0 : tensor<6x7xf32>
}

// CHECK-LABEL: func.func @other_signs_of_integers(
// CHECK:         flow.dispatch.workgroups @other_signs_of_integers_dispatch_0
// CHECK:         arith.extui
func.func @other_signs_of_integers(%x: tensor<6x10xi8>, %b: tensor<10x7xi8>) -> tensor<6x7xi32> {
  %z = arith.constant dense<0> : tensor<6x7xi32>
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn3],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<6x10xi8>, tensor<10x7xi8>) outs(%z : tensor<6x7xi32>) {
    ^bb0(%p: i8, %q: i8, %acc: i32):
      %e = arith.extsi %p : i8 to i32
      %f = arith.extsi %q : i8 to i16
      %g = arith.extui %f : i16 to i32
      %r = arith.muli %e, %g : i32
      %s = arith.addi %acc, %r : i32
      linalg.yield %s : i32
  } -> tensor<6x7xi32>
  return %0 : tensor<6x7xi32>
}

// An integer that a narrower float rounds is no factor either.
// CHECK-LABEL: func.func @rounded(
// CHECK:         flow.dispatch.workgroups @rounded_dispatch_0
// CHECK:         arith.sitofp %{{.*}} : i32 to f16
func.func @rounded(%x: tensor<6x10xf32>, %b: tensor<10x7xi32>) -> tensor<6x7xf32> {
  %z = arith.constant dense<0.0> : tensor<6x7xf32>
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn3],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<6x10xf32>, tensor<10x7xi32>) outs(%z : tensor<6x7xf32>) {
    ^bb0(%p: f32, %q: i32, %acc: f32):
      %f = arith.sitofp %q : i32 to f16
      %g = arith.extf %f : f16 to f32
      %r = arith.mulf %p, %g : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<6x7xf32>
  return %0 : tensor<6x7xf32>
}
