// What the siblings share may stand on the right, or on the right of some: its loops decide.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=flow --no-fuse | FileCheck %s --check-prefix=APART
// RUN: cotile-compile %s --group=always --explain=json 2>&1 | FileCheck %s --check-prefix=JSON

// X becomes the left operand; results keep their own layout.
// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[$W:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$Y:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @right
// CHECK:       flow.dispatch.workgroups @right_dispatch_0 ins(%arg2, %arg0, %arg1 :
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$W]], #[[$Y]]]{{.*}}} ins(%[[SHARED:.*]], %{{.*}} : tensor<32x?xf32>, tensor<24x32xf32>)
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$W]], #[[$Y]]]{{.*}}} ins(%[[SHARED]], %{{.*}} : tensor<32x?xf32>, tensor<10x32xf32>)
// CHECK-NOT:   flow.dispatch.workgroups

// Apart, nothing is exchanged.
// APART-LABEL: func.func @right
// APART:         linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<24x32xf32>, tensor<32x?xf32>)
// APART:         linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<10x32xf32>, tensor<32x?xf32>)
// JSON: "function": "right",
func.func @right(%w0: tensor<24x32xf32>, %w1: tensor<10x32xf32>, %x: tensor<32x?xf32>)
    -> (tensor<24x?xf32>, tensor<10x?xf32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c1 : tensor<32x?xf32>
  %e0 = tensor.empty(%n) : tensor<24x?xf32>
  %e1 = tensor.empty(%n) : tensor<10x?xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<24x?xf32>) -> tensor<24x?xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<10x?xf32>) -> tensor<10x?xf32>
  %0 = linalg.matmul ins(%w0, %x : tensor<24x32xf32>, tensor<32x?xf32>)
                     outs(%f0 : tensor<24x?xf32>) -> tensor<24x?xf32>
  %1 = linalg.matmul ins(%w1, %x : tensor<10x32xf32>, tensor<32x?xf32>)
                     outs(%f1 : tensor<10x?xf32>) -> tensor<10x?xf32>
  return %0, %1 : tensor<24x?xf32>, tensor<10x?xf32>
}

// On the left of one and on the right of the other, by the same loops; factors of other types.
// CHECK-LABEL: func.func @sides
// CHECK:       flow.dispatch.workgroups @sides_dispatch_0 ins(%arg0, %arg1, %arg2 :
// CHECK:         linalg.matmul ins(%[[SHARED:.*]], %{{.*}} : tensor<8x32xf32>, tensor<32x16xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[SHARED]], %{{.*}} : tensor<8x32xf32>, tensor<5x32xbf16>)
// CHECK:         ^bb0(%[[A:.*]]: f32, %[[B:.*]]: bf16, %{{.*}}: f32):
// CHECK:           %[[WIDE:.*]] = arith.extf %[[B]] : bf16 to f32
// CHECK:           arith.mulf %[[WIDE]], %[[A]]
// CHECK-NOT:   flow.dispatch.workgroups
func.func @sides(%x: tensor<8x32xf32>, %w0: tensor<32x16xf32>, %w1: tensor<5x32xbf16>)
    -> (tensor<8x16xf32>, tensor<5x8xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<8x16xf32>
  %z1 = arith.constant dense<0.0> : tensor<5x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z0 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
                     ins(%w1, %x : tensor<5x32xbf16>, tensor<8x32xf32>)
                     outs(%z1 : tensor<5x8xf32>) -> tensor<5x8xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<5x8xf32>
}

// A weight that is packed when the module is loaded is not shared instead.
// CHECK-LABEL: func.func @weight
// CHECK-COUNT-2: linalg.matmul
// CHECK:         return
func.func @weight(%x: tensor<8x32xf32>, %y: tensor<8x32xf32>,
                  %w: tensor<32x16xf32> {cotile.parameter = "w"})
    -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul ins(%y, %w : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// By its rows on one side, by its columns on the other: no common iteration space, told once.
// CHECK-LABEL: func.func @rows_and_columns
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK:         return
// JSON: {"id": "COTILE-GROUP-002", "function": "rows_and_columns", "locs": ["{{[^"]*}}shared-right.mlir:[[#@LINE+7]]:8", "{{[^"]*}}shared-right.mlir:[[#@LINE+5]]:8"]
// JSON-NOT: "id":
func.func @rows_and_columns(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %v: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%v, %x : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// X times its transpose, with X times W.
// CHECK-LABEL: func.func @gram
// CHECK:       flow.dispatch.workgroups @gram_dispatch_0 ins(%arg0, %arg1 :
// CHECK-NOT:   flow.dispatch.workgroups
func.func @gram(%x: tensor<8x32xf32>, %w: tensor<32x16xf32>) -> (tensor<8x8xf32>, tensor<8x16xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<8x8xf32>
  %z1 = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
                     ins(%x, %x : tensor<8x32xf32>, tensor<8x32xf32>)
                     outs(%z0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z1 : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x16xf32>
}
