// The user decides: cotile.group forces a group, cotile.no_group keeps a contraction apart.
// RUN: split-file %s %t
// RUN: cotile-opt %t/wishes.mlir --stage=flow --group=max:1 | FileCheck %t/wishes.mlir --check-prefix=APART
// RUN: cotile-opt %t/wishes.mlir --stage=flow --group=max:2 | FileCheck %t/wishes.mlir
// RUN: cotile-compile %t/wishes.mlir --group=always --explain 2>&1 | FileCheck %t/wishes.mlir --check-prefix=REMARK
// RUN: not cotile-compile %t/wrong.mlir --explain > %t/out 2>&1
// RUN: FileCheck %t/wrong.mlir < %t/out
// RUN: cotile-compile %t/wrong.mlir --no-fuse --explain
// RUN: not cotile-compile %t/malformed.mlir --explain 2>&1 | FileCheck %t/malformed.mlir

//--- wishes.mlir
// Forced against the limit, by a layout that is rewritten on the way; what wants neither is apart.
// CHECK-LABEL: func.func @f
// CHECK:       %[[ABC:.*]]:3 = flow.dispatch.workgroups @f_dispatch_0 ins(%arg0, %arg1, %arg2, %arg4 :
// CHECK:       %[[D:.*]] = flow.dispatch.workgroups @f_dispatch_1 ins(%arg0, %arg3 :
// CHECK-NOT:   cotile.
// CHECK:       return %[[ABC]]#0, %[[ABC]]#1, %[[D]], %[[ABC]]#2
// APART-LABEL: func.func @f
// APART-COUNT-4: flow.dispatch.workgroups
// APART-NOT:   cotile.
// REMARK: wishes.mlir:[[#@LINE+11]]:8: remark: not grouped: cotile.no_group keeps it apart [COTILE-GROUP-007]
func.func @f(%x: tensor<8x32xf32>, %a: tensor<32x16xf32>, %b: tensor<32x16xf32>,
             %c: tensor<32x16xf32>, %d: tensor<16x32xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = linalg.matmul {cotile.group = "abd"}
                     ins(%x, %a : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul {cotile.group = "abd"}
                     ins(%x, %b : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = linalg.matmul {cotile.no_group}
                     ins(%x, %c : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<32x16xf32>
  %t = linalg.transpose ins(%d : tensor<16x32xf32>) outs(%e : tensor<32x16xf32>) permutation = [1, 0]
  %3 = linalg.matmul {cotile.group = "abd"}
                     ins(%x, %t : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1, %2, %3 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

// Two groups of one X.
// CHECK-LABEL: func.func @g
// CHECK:       flow.dispatch.workgroups @g_dispatch_0 ins(%arg0, %arg1, %arg3 :
// CHECK:       flow.dispatch.workgroups @g_dispatch_1 ins(%arg0, %arg2, %arg4 :
// REMARK: remark: not grouped: cotile.group puts it and the group into different ones [COTILE-GROUP-008]
func.func @g(%x: tensor<8x32xf32>, %a: tensor<32x16xf32>, %b: tensor<32x16xf32>,
             %c: tensor<32x16xf32>, %d: tensor<32x16xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = linalg.matmul {cotile.group = "ac"} ins(%x, %a : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = linalg.matmul {cotile.group = "ac"} ins(%x, %c : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %3 = linalg.matmul ins(%x, %d : tensor<8x32xf32>, tensor<32x16xf32>)
                     outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1, %2, %3 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

//--- wrong.mlir
// A group that cannot be is an error with its reason, at what cannot join.
// CHECK:      wrong.mlir:[[#@LINE+13]]:8: error: cotile.group = "ab": not grouped: it needs the result of a contraction of the group
// CHECK:      wrong.mlir:[[#@LINE+10]]:8: note: the group begins here
// CHECK:      wrong.mlir:[[#@LINE+13]]:8: error: cotile.group = "ab": not grouped: it does not read the operand that the group shares
// CHECK:      error: contractions cannot be grouped as the input says
// CHECK-NOT:  error
func.func @f(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %a: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>



  %0 = linalg.matmul {cotile.group = "ab"} ins(%x, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul {cotile.group = "ab"} ins(%x, %0 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul {cotile.group = "ab"} ins(%y, %1 : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}

//--- malformed.mlir
// CHECK-DAG: malformed.mlir:[[#@LINE+6]]:8: error: cotile.group: must be the name of a group, a string
// CHECK-DAG: malformed.mlir:[[#@LINE+7]]:8: error: cotile.no_group: must have no value
// CHECK-DAG: malformed.mlir:[[#@LINE+8]]:8: error: cotile.group: contradicts cotile.no_group
// CHECK-DAG: malformed.mlir:[[#@LINE+9]]:8: error: cotile.group: only contractions can be grouped
func.func @f(%x: tensor<8x8xf32>, %a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %0 = linalg.matmul {cotile.group = 3} ins(%x, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul {cotile.no_group = "x"} ins(%x, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul {cotile.no_group, cotile.group = "x"} ins(%x, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = linalg.add {cotile.group = "x"} ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>)
                  outs(%2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
