// Three contractions that read one X are one dispatch with three results: the contractions stay
// three, on whole tensors, never concatenated.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=flow --group=auto | FileCheck %s
// RUN: cotile-opt %s --stage=flow --no-fuse | FileCheck %s --check-prefix=APART
// RUN: cotile-opt %s --stage=flow --group=none | FileCheck %s --check-prefix=APART
// RUN: cotile-opt %s --stage=flow --group=max:1 | FileCheck %s --check-prefix=APART
// RUN: cotile-opt %s --stage=flow --group=max:2 | FileCheck %s --check-prefix=PAIR
// RUN: cotile-opt %s --stage=flow --group=max:3 | FileCheck %s

// CHECK-LABEL: func.func @qkv(
// CHECK-SAME:    %[[X:.*]]: tensor<16x64xf32>, %[[WQ:.*]]: tensor<64x64xf32>, %[[WK:.*]]: tensor<64x64xf32>, %[[WV:.*]]: tensor<64x64xf32>)
// CHECK-NOT:     concat
// CHECK-NOT:     linalg.
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @qkv_dispatch_0 ins(%[[X]], %[[WQ]], %[[WK]], %[[WV]] :
// CHECK-SAME:      outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
// CHECK:         ^bb0(%[[x:.*]]: tensor<16x64xf32>, %[[q:.*]]: tensor<64x64xf32>, %[[k:.*]]: tensor<64x64xf32>, %[[v:.*]]: tensor<64x64xf32>, %[[o0:.*]]: tensor<16x64xf32>, %[[o1:.*]]: tensor<16x64xf32>, %[[o2:.*]]: tensor<16x64xf32>):
// CHECK-NOT:       concat
// CHECK:           %[[f0:.*]] = linalg.fill {{.*}} outs(%[[o0]] :
// CHECK:           %[[r0:.*]] = linalg.matmul ins(%[[x]], %[[q]] : {{.*}}) outs(%[[f0]] :
// CHECK:           %[[f1:.*]] = linalg.fill {{.*}} outs(%[[o1]] :
// CHECK:           %[[r1:.*]] = linalg.matmul ins(%[[x]], %[[k]] : {{.*}}) outs(%[[f1]] :
// CHECK:           %[[f2:.*]] = linalg.fill {{.*}} outs(%[[o2]] :
// CHECK:           %[[r2:.*]] = linalg.matmul ins(%[[x]], %[[v]] : {{.*}}) outs(%[[f2]] :
// CHECK-NOT:       linalg.
// CHECK:           flow.return %[[r0]], %[[r1]], %[[r2]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[D]]#1, %[[D]]#2

// APART-COUNT-3: flow.dispatch.workgroups
// APART-NOT:     flow.dispatch.workgroups

// PAIR:      :2 = flow.dispatch.workgroups @qkv_dispatch_0
// PAIR:      flow.dispatch.workgroups @qkv_dispatch_1
// PAIR-NOT:  flow.dispatch.workgroups
func.func @qkv(%x: tensor<16x64xf32>, %wq: tensor<64x64xf32>, %wk: tensor<64x64xf32>,
               %wv: tensor<64x64xf32>)
    -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x64xf32>) -> tensor<16x64xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<16x64xf32>, tensor<64x64xf32>)
                     outs(%init : tensor<16x64xf32>) -> tensor<16x64xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<16x64xf32>, tensor<64x64xf32>)
                     outs(%init : tensor<16x64xf32>) -> tensor<16x64xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<16x64xf32>, tensor<64x64xf32>)
                     outs(%init : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %q, %k, %v : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
}
