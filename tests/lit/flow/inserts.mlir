// A result that is inserted into a tensor is written there by the dispatch that computes it. Offsets
// and sizes that are not constant are given to the kernel; a call checks them before it launches it.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=always | FileCheck %s --check-prefix=SCHEDULE
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s --check-prefix=HAL

// CHECK-LABEL: func.func @position
// CHECK-SAME:    %[[KC:[^:]*]]: tensor<2x40x8xf32>, %[[POS:[^:]*]]: tensor<i64>
// CHECK:         %[[READ:.*]] = tensor.extract %[[POS]][]
// CHECK:         %[[P:.*]] = arith.index_cast %[[READ]]
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}}, %[[P]] : {{.*}}, index) outs(%{{.*}}, %[[KC]] :
// CHECK:         ^bb0({{.*}}, %[[OFFSET:[^:]*]]: index, %{{.*}}: tensor<1x16xf32>, %[[CACHE:[^:]*]]: tensor<2x40x8xf32>):
// CHECK:           %[[H:.*]] = tensor.expand_shape
// CHECK:           %[[T:.*]] = linalg.transpose ins(%[[H]] :
// CHECK:           %[[I:.*]] = tensor.insert_slice %[[T]] into %[[CACHE]][0, %[[OFFSET]], 0] [2, 1, 8]
// CHECK:           flow.return %{{.*}}, %[[I]]
// CHECK-NOT:     {{= tensor.insert_slice}}
// CHECK-NOT:     flow.dispatch
// CHECK:         %[[FITS:.*]] = arith.cmpi ule, %[[P]], %c39
// CHECK:         cf.assert %[[FITS]], "{{.*}}: dimension 1 of tensor.insert_slice has no room for the slice at its offset"
// CHECK:         return %[[D]]#0, %[[D]]#1
// SCHEDULE-LABEL: func.func @position_dispatch_0
// SCHEDULE-SAME:    %[[AT:[^:]*]]: index, %{{[^:]*}}: tensor<1x16xf32>, %[[OUT:[^:]*]]: tensor<2x40x8xf32>)
// SCHEDULE:         %[[SLICE:.*]] = tensor.extract_slice %[[OUT]][0, %[[AT]], 0] [2, 1, 8]
// SCHEDULE:         %[[HEADS:.*]] = linalg.generic {{.*}} ins(%[[SLICE]] :
// SCHEDULE:         %[[VIEW:.*]] = tensor.collapse_shape %[[HEADS]]
// SCHEDULE:         scf.forall {{.*}} = %[[VIEW]])
// SCHEDULE:         tensor.insert_slice %{{.*}} into %[[OUT]][0, %[[AT]], 0] [2, 1, 8]
// HAL-LABEL: func.func @position
// HAL:         %[[N:.*]] = hal.read 4 at 0 : i64
// HAL:         hal.check %{{.*}} equals %{{.*}}, "{{.*}}: dimension 1 of tensor.insert_slice has no room for the slice at its offset"
// HAL:         %[[Q:.*]] = hal.buffer.result 0
// HAL:         %[[K:.*]] = hal.buffer.result 1
// HAL-NOT:     hal.copy
// HAL:         hal.dispatch {{.*}} dims(%{{.*}}) bindings(%{{.*}}, %{{.*}}, %{{.*}}, %[[Q]], %[[K]])
// HAL-NOT:     hal.dispatch
// HAL-NOT:     hal.copy
// HAL:         return
func.func @position(%x: tensor<1x4xf32>, %wq: tensor<4x16xf32>, %wk: tensor<4x16xf32>,
                    %kc: tensor<2x40x8xf32>, %pos: tensor<i64>)
    -> (tensor<1x16xf32>, tensor<2x40x8xf32> {cotile.tied = 3 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<1x16xf32>
  %read = tensor.extract %pos[] : tensor<i64>
  %p = arith.index_cast %read : i64 to index
  %q = linalg.matmul ins(%x, %wq : tensor<1x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<1x16xf32>) -> tensor<1x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<1x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<1x16xf32>) -> tensor<1x16xf32>
  %h = tensor.expand_shape %k [[0], [1, 2]] output_shape [1, 2, 8]
       : tensor<1x16xf32> into tensor<1x2x8xf32>
  %e = tensor.empty() : tensor<2x1x8xf32>
  %t = linalg.transpose ins(%h : tensor<1x2x8xf32>) outs(%e : tensor<2x1x8xf32>)
       permutation = [1, 0, 2]
  %n = tensor.insert_slice %t into %kc[0, %p, 0] [2, 1, 8] [1, 1, 1]
       : tensor<2x1x8xf32> into tensor<2x40x8xf32>
  return %q, %n : tensor<1x16xf32>, tensor<2x40x8xf32>
}

// Not tied: the result begins as a copy.
// CHECK-LABEL: func.func @untied
// CHECK:         tensor.insert_slice
// CHECK-NOT:     flow.dispatch
// HAL-LABEL: func.func @untied
// HAL:         %[[R:.*]] = hal.buffer.result 0
// HAL:         %[[C:.*]] = hal.buffer.argument 2
// HAL:         hal.copy %[[C]] to %[[R]]
// HAL-NEXT:    hal.barrier
// HAL:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[R]])
func.func @untied(%x: tensor<2x4xf32>, %w: tensor<4x16xf32>, %c: tensor<9x16xf32>)
    -> tensor<9x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x16xf32>
  %k = linalg.matmul ins(%x, %w : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %n = tensor.insert_slice %k into %c[3, 0] [2, 16] [1, 1]
       : tensor<2x16xf32> into tensor<9x16xf32>
  return %n : tensor<9x16xf32>
}
