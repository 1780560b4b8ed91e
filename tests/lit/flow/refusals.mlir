// Contractions of one X that cannot be one dispatch stay apart, each with its reason and place.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-compile %s --group=always --explain=json > %t.json 2> %t.remarks
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: cotile-compile %s --group=always --explain 2>&1 | FileCheck %s --check-prefix=REMARK

// The third weight depends on the second result, which is read twice: it is stored, and so is the
// weight.
// CHECK-LABEL: func.func @dependence
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @dependence_dispatch_0
// CHECK:         %[[E:.*]] = flow.dispatch.workgroups @dependence_dispatch_1 ins(%{{.*}}, %[[D]]#2 :
// CHECK:         return %[[D]]#0, %[[D]]#1, %[[E]]
// JSON-DAG: {"id": "COTILE-GROUP-001", "function": "dependence", "locs": ["{{[^"]*}}refusals.mlir:[[#@LINE+13]]:8", "{{[^"]*}}refusals.mlir:[[#@LINE+6]]:8"], "reason": "{{[^"]*}}needs the result{{[^"]*}}"}
// REMARK-DAG: refusals.mlir:[[#@LINE+12]]:8: remark: not grouped: it needs the result of a contraction of the group [COTILE-GROUP-001]
func.func @dependence(%x: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = linalg.exp ins(%1 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>


  %2 = linalg.matmul ins(%x, %c : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// X by its rows in one, by its columns in the other: no common iteration space.
// CHECK-LABEL: func.func @roles
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK:         return
// JSON-DAG: {"id": "COTILE-GROUP-002", "function": "roles", "locs": ["{{[^"]*}}refusals.mlir:[[#@LINE+7]]:8", "{{[^"]*}}refusals.mlir:[[#@LINE+5]]:8"], "reason": "{{[^"]*}}"}
// REMARK-DAG: refusals.mlir:[[#@LINE+6]]:8: remark: {{.*}} [COTILE-GROUP-002]
func.func @roles(%x: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w1 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// Accumulators of different widths.
// CHECK-LABEL: func.func @types
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK:         return
// JSON-DAG: {"id": "COTILE-GROUP-006", "function": "types"
func.func @types(%x: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf64>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %wide = arith.constant dense<0.0> : tensor<8x8xf64>
  %0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%wide : tensor<8x8xf64>) -> tensor<8x8xf64>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf64>
}

// Only two of these three share an X: the encoder's state of a cross attention.
// CHECK-LABEL: func.func @cross
// CHECK:         flow.dispatch.workgroups @cross_dispatch_0
// CHECK:         :2 = flow.dispatch.workgroups @cross_dispatch_1
// CHECK-NOT:     flow.dispatch.workgroups
// CHECK:         return
func.func @cross(%x: tensor<8x8xf32>, %s: tensor<9x8xf32>, %w: tensor<8x8xf32>,
                 %v: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<9x8xf32>, tensor<9x8xf32>) {
  %z8 = arith.constant dense<0.0> : tensor<8x8xf32>
  %z9 = arith.constant dense<0.0> : tensor<9x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z8 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%s, %w : tensor<9x8xf32>, tensor<8x8xf32>)
                     outs(%z9 : tensor<9x8xf32>) -> tensor<9x8xf32>
  %2 = linalg.matmul ins(%s, %v : tensor<9x8xf32>, tensor<8x8xf32>)
                     outs(%z9 : tensor<9x8xf32>) -> tensor<9x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<9x8xf32>, tensor<9x8xf32>
}

// A weight of its own for each batch: X is batches there, and rows of all batches for the others.
// CHECK-LABEL: func.func @batches_and_rows
// CHECK:         flow.dispatch.workgroups @batches_and_rows_dispatch_0
// CHECK:         :2 = flow.dispatch.workgroups @batches_and_rows_dispatch_1
// CHECK:         return
// JSON-DAG: {"id": "COTILE-GROUP-002", "function": "batches_and_rows", "locs": ["{{[^"]*}}refusals.mlir:[[#@LINE+6]]:8", "{{[^"]*}}refusals.mlir:[[#@LINE+10]]:8"], "reason": "{{[^"]*}}"}
func.func @batches_and_rows(%x: tensor<2x4x8xf32>, %wb: tensor<2x8x8xf32>, %w0: tensor<8x8xf32>, %w1: tensor<8x8xf32>)
    -> (tensor<2x4x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x4x8xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x4x8xf32> into tensor<8x8xf32>
  %0 = linalg.batch_matmul ins(%x, %wb : tensor<2x4x8xf32>, tensor<2x8x8xf32>)
                           outs(%zeros : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  %1 = linalg.matmul ins(%rows, %w0 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul ins(%rows, %w1 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<2x4x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
