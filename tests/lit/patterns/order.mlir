// In whatever order siblings, their weights and other work stand, each result goes to its own reader.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s --check-prefix=HAL

// JSON: "refused": [{"id": "COTILE-GROUP-001", "function": "depends_on_another"

// The value, the key and the query, with work on each between them.
// CHECK-LABEL: func.func @any_order(
// CHECK-SAME:    %[[X:.*]]: tensor<6x10xf32>, %[[Q:.*]]: tensor<10x4xf32>, %[[K:.*]]: tensor<10x4xf32>, %[[V:.*]]: tensor<10x4xf32>
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @any_order_dispatch_0 ins(%[[X]], %[[V]], %[[K]], %[[Q]] :
// CHECK:           linalg.tanh
// CHECK:           linalg.exp
// CHECK:         return %[[D]]#2, %[[D]]#1, %[[D]]#0
func.func @any_order(%x: tensor<6x10xf32>, %wq: tensor<10x4xf32>, %wk: tensor<10x4xf32>,
                     %wv: tensor<10x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
  %z = arith.constant dense<0.0> : tensor<6x4xf32>
  %e = tensor.empty() : tensor<6x4xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z : tensor<6x4xf32>) -> tensor<6x4xf32>
  %tv = linalg.tanh ins(%v : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z : tensor<6x4xf32>) -> tensor<6x4xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z : tensor<6x4xf32>) -> tensor<6x4xf32>
  %eq = linalg.exp ins(%q : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %eq, %k, %tv : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
}

// A weight that is computed after the first sibling moves in front of it.
// CHECK-LABEL: func.func @weight_behind(
// CHECK:         %[[W:.*]] = flow.dispatch.workgroups @weight_behind_dispatch_0
// CHECK:           linalg.exp
// CHECK:         :2 = flow.dispatch.workgroups @weight_behind_dispatch_1 ins({{.*}}%[[W]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @weight_behind(%x: tensor<6x10xf32>, %w: tensor<10x4xf32>, %u: tensor<10x3xf32>)
    -> (tensor<6x4xf32>, tensor<6x3xf32>) {
  %z4 = arith.constant dense<0.0> : tensor<6x4xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z4 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e = tensor.empty() : tensor<10x3xf32>
  %v = linalg.exp ins(%u : tensor<10x3xf32>) outs(%e : tensor<10x3xf32>) -> tensor<10x3xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<6x10xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  return %0, %1 : tensor<6x4xf32>, tensor<6x3xf32>
}

// The third weight is computed from the second result: it alone stays apart.
// CHECK-LABEL: func.func @depends_on_another(
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @depends_on_another_dispatch_0
// CHECK:           linalg.matmul
// CHECK:           linalg.matmul
// CHECK:           linalg.tanh
// CHECK-NOT:       linalg.matmul
// CHECK:           flow.return
// CHECK:         flow.dispatch.workgroups @depends_on_another_dispatch_1 ins(%{{.*}}, %[[D]]#2 :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @depends_on_another(%x: tensor<6x6xf32>, %w: tensor<6x6xf32>, %u: tensor<6x6xf32>)
    -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
  %z = arith.constant dense<0.0> : tensor<6x6xf32>
  %e = tensor.empty() : tensor<6x6xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<6x6xf32>, tensor<6x6xf32>)
                     outs(%z : tensor<6x6xf32>) -> tensor<6x6xf32>
  %1 = linalg.matmul ins(%x, %u : tensor<6x6xf32>, tensor<6x6xf32>)
                     outs(%z : tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = linalg.tanh ins(%1 : tensor<6x6xf32>) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %2 = linalg.matmul ins(%x, %c : tensor<6x6xf32>, tensor<6x6xf32>)
                     outs(%z : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %0, %1, %2 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

// One reads the encoder, two the decoder.
// CHECK-LABEL: func.func @two_inputs(
// CHECK:         flow.dispatch.workgroups @two_inputs_dispatch_0
// CHECK:         :2 = flow.dispatch.workgroups @two_inputs_dispatch_1
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @two_inputs(%x: tensor<6x10xf32>, %s: tensor<7x10xf32>, %wq: tensor<10x4xf32>,
                      %wk: tensor<10x4xf32>, %wv: tensor<10x3xf32>)
    -> (tensor<6x4xf32>, tensor<7x4xf32>, tensor<7x3xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<6x4xf32>
  %z1 = arith.constant dense<0.0> : tensor<7x4xf32>
  %z2 = arith.constant dense<0.0> : tensor<7x3xf32>
  %0 = linalg.matmul ins(%x, %wq : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z0 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = linalg.matmul ins(%s, %wk : tensor<7x10xf32>, tensor<10x4xf32>)
                     outs(%z1 : tensor<7x4xf32>) -> tensor<7x4xf32>
  %2 = linalg.matmul ins(%s, %wv : tensor<7x10xf32>, tensor<10x3xf32>)
                     outs(%z2 : tensor<7x3xf32>) -> tensor<7x3xf32>
  return %0, %1, %2 : tensor<6x4xf32>, tensor<7x4xf32>, tensor<7x3xf32>
}

// X times its transpose beside X times W.
// CHECK-LABEL: func.func @gram(
// CHECK:         :2 = flow.dispatch.workgroups @gram_dispatch_0 ins(%{{.*}}, %{{.*}} : tensor<6x10xf32>, tensor<10x4xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @gram(%x: tensor<6x10xf32>, %w: tensor<10x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<6x6xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x4xf32>
  %e = tensor.empty() : tensor<10x6xf32>
  %t = linalg.transpose ins(%x : tensor<6x10xf32>) outs(%e : tensor<10x6xf32>) permutation = [1, 0]
  %0 = linalg.matmul ins(%x, %t : tensor<6x10xf32>, tensor<10x6xf32>)
                     outs(%z0 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z1 : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x4xf32>
}

// A result that nobody reads is not computed, and has no memory.
// CHECK-LABEL: func.func @unused(
// CHECK:         :2 = flow.dispatch.workgroups @unused_dispatch_0 ins({{.*}} : tensor<6x10xf32>, tensor<10x4xf32>, tensor<10x3xf32>) outs({{.*}} : tensor<6x4xf32>, tensor<6x3xf32>)
// CHECK-NOT:     tensor<10x5xf32>
// CHECK:         return
func.func @unused(%x: tensor<6x10xf32>, %a: tensor<10x4xf32>, %b: tensor<10x5xf32>,
                  %c: tensor<10x3xf32>) -> (tensor<6x4xf32>, tensor<6x3xf32>) {
  %z4 = arith.constant dense<0.0> : tensor<6x4xf32>
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x3xf32>
  %e = tensor.empty() : tensor<6x5xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<6x10xf32>, tensor<10x4xf32>)
                     outs(%z4 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<6x10xf32>, tensor<10x5xf32>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %2 = linalg.exp ins(%1 : tensor<6x5xf32>) outs(%e : tensor<6x5xf32>) -> tensor<6x5xf32>
  %3 = linalg.matmul ins(%x, %c : tensor<6x10xf32>, tensor<10x3xf32>)
                     outs(%z3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  return %0, %3 : tensor<6x4xf32>, tensor<6x3xf32>
}

// One kernel for results at different places of one buffer.
// HAL:           func.func @two_places(
// HAL-COUNT-2:   hal.dispatch {{.*}}two_places_dispatch_1
// CHECK-LABEL: func.func @two_places(
// CHECK:         :2 = flow.dispatch.workgroups @two_places_dispatch_0
// CHECK:         flow.dispatch.workgroups @two_places_dispatch_1
// CHECK:         flow.dispatch.workgroups @two_places_dispatch_2
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @two_places(%x: tensor<6x10xf32>, %a: tensor<10x5xf32>, %b: tensor<10x5xf32>,
                      %u: tensor<5x7xf32>, %v: tensor<5x7xf32>) -> (tensor<6x7xf32>, tensor<6x7xf32>) {
  %z5 = arith.constant dense<0.0> : tensor<6x5xf32>
  %z7 = arith.constant dense<0.0> : tensor<6x7xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<6x10xf32>, tensor<10x5xf32>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<6x10xf32>, tensor<10x5xf32>)
                     outs(%z5 : tensor<6x5xf32>) -> tensor<6x5xf32>
  %2 = linalg.matmul ins(%0, %u : tensor<6x5xf32>, tensor<5x7xf32>)
                     outs(%z7 : tensor<6x7xf32>) -> tensor<6x7xf32>
  %3 = linalg.matmul ins(%1, %v : tensor<6x5xf32>, tensor<5x7xf32>)
                     outs(%z7 : tensor<6x7xf32>) -> tensor<6x7xf32>
  return %2, %3 : tensor<6x7xf32>, tensor<6x7xf32>
}
