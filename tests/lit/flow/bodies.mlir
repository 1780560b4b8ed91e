// What is a contraction by its loops but not by its body stays apart from its siblings, with a reason;
// what a contraction does to its factors beside widening them does not keep it apart if an op of its own
// does it.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always -o %t.so --explain=json | FileCheck %s --check-prefix=JSON

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (k, n)>
#y = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, k) -> (m, k)>
#m = affine_map<(m, k) -> (m)>

// JSON: "groups": [{"function": "scaled_before", "dispatch": "scaled_before_dispatch_1", "results": 2,
// JSON: "refused": [

// The largest sum, not the sum of products.
// CHECK-LABEL: func.func @max_plus
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:   flow.dispatch.workgroups
// CHECK:       return
// JSON-SAME: {"id": "COTILE-TILE-003", "function": "max_plus", "locs": ["{{[^"]*}}bodies.mlir:[[#@LINE+6]]:8"], "reason": "compiled as plain loops: its body is not a multiply-add of its two operands"}
func.func @max_plus(%x: tensor<4x8xf32>, %w: tensor<8x5xf32>, %v: tensor<8x5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x5xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<4x5xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %s = arith.addf %a, %b : f32
      %r = arith.maximumf %c, %s : f32
      linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// The last term alone.
// CHECK-LABEL: func.func @last_term
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:   flow.dispatch.workgroups
// CHECK:       return
// JSON-SAME: {"id": "COTILE-TILE-003", "function": "last_term"
func.func @last_term(%x: tensor<4x8xf32>, %w: tensor<8x5xf32>, %v: tensor<8x5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x5xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [#x, #w, #y],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<4x5xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      linalg.yield %b : f32
  } -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// A factor of each row of X inside of the sum ..
// CHECK-LABEL: func.func @scaled_inside
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:   flow.dispatch.workgroups
// CHECK:       return
// JSON-SAME: {"id": "COTILE-TILE-003", "function": "scaled_inside"
func.func @scaled_inside(%x: tensor<4x8xf32>, %s: tensor<4xf32>, %w: tensor<8x5xf32>,
                         %v: tensor<8x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x5xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [#x, affine_map<(m, n, k) -> (m)>, #w, #y],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %s, %v : tensor<4x8xf32>, tensor<4xf32>, tensor<8x5xf32>) outs(%z : tensor<4x5xf32>) {
    ^bb0(%a: f32, %f: f32, %b: f32, %c: f32):
      %af = arith.mulf %a, %f : f32
      %p = arith.mulf %af, %b : f32
      %r = arith.addf %c, %p : f32
      linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// .. and in front of it: the scaled X is computed once, and shared.
// CHECK-LABEL: func.func @scaled_before
// CHECK:       %[[S:.*]] = flow.dispatch.workgroups @scaled_before_dispatch_0
// CHECK:       :2 = flow.dispatch.workgroups @scaled_before_dispatch_1 ins(%[[S]],
// CHECK-NOT:   flow.dispatch.workgroups
// CHECK:       return
func.func @scaled_before(%x: tensor<4x8xf32>, %s: tensor<4xf32>, %w: tensor<8x5xf32>,
                         %v: tensor<8x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x5xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %xs = linalg.generic {indexing_maps = [#mk, #m, #mk], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%a: f32, %f: f32, %out: f32):
      %r = arith.mulf %a, %f : f32
      linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %0 = linalg.matmul ins(%xs, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul ins(%xs, %v : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// Zero points inside of the products.
// CHECK-LABEL: func.func @zero_points
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:   flow.dispatch.workgroups
// CHECK:       return
// JSON-SAME: {"id": "COTILE-TILE-003", "function": "zero_points"
// JSON-SAME: {"id": "COTILE-TILE-003", "function": "zero_points"
func.func @zero_points(%x: tensor<4x8xi8>, %w: tensor<8x5xi8>, %v: tensor<8x5xi8>)
    -> (tensor<4x5xi32>, tensor<4x5xi32>) {
  %p = arith.constant 3 : i32
  %q = arith.constant -4 : i32
  %z = arith.constant dense<0> : tensor<4x5xi32>
  %0 = linalg.quantized_matmul ins(%x, %w, %p, %q : tensor<4x8xi8>, tensor<8x5xi8>, i32, i32)
                               outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  %1 = linalg.quantized_matmul ins(%x, %v, %p, %q : tensor<4x8xi8>, tensor<8x5xi8>, i32, i32)
                               outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %0, %1 : tensor<4x5xi32>, tensor<4x5xi32>
}

// Sums of one operand are no contractions.
// CHECK-LABEL: func.func @row_sum
// JSON-NOT: row_sum
func.func @row_sum(%x: tensor<4x8xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#mk, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%a: f32, %c: f32):
      %r = arith.addf %a, %c : f32
      linalg.yield %r : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
