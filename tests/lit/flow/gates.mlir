// An op that reads the results of two siblings is computed where both are: the dispatch has its result
// alone.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=flow --group=auto | FileCheck %s
// RUN: cotile-opt %s --stage=flow --no-fuse | FileCheck %s --check-prefix=APART
// RUN: cotile-opt %s --stage=flow --group=max:2 | FileCheck %s --check-prefix=PAIRS
// RUN: cotile-opt %s --stage=flow --group=max:1 | FileCheck %s --check-prefix=APART
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=JSON
// RUN: cotile-compile %s -o %t.so --group=always --explain=json | FileCheck %s --check-prefix=LEFT
// RUN: cotile-compile %s -o %t.so --no-fuse --explain=json | FileCheck %s --check-prefix=LEFT-APART
// RUN: cotile-compile %s -o %t.so 2>&1 | FileCheck %s --allow-empty --check-prefix=SILENT

// What is left out is told with explanations only; what follows one of two contractions is not told.
// SILENT-NOT: FOLLOW
// LEFT: "id": "COTILE-FOLLOW-007", "function": "many_readers"
// LEFT-APART: "left_out": [
// LEFT-APART-NOT: "function": "gate_up"

// JSON: "dispatches": {"before": 31, "after": 19}

// CHECK-LABEL: func.func @gate_up
// CHECK:         %[[D:.*]] = flow.dispatch.workgroups @gate_up_dispatch_0 ins({{.*}}) outs(%{{.*}} : tensor<16x24xbf16>)
// CHECK:           %[[G:.*]] = linalg.matmul
// CHECK:           %[[A:.*]] = linalg.exp ins(%[[G]] :
// CHECK:           %[[U:.*]] = linalg.matmul
// CHECK:           %[[P:.*]] = linalg.mul ins(%[[A]], %[[U]] :
// CHECK:           %[[C:.*]] = linalg.generic {{.*}} ins(%[[P]] :
// CHECK:             arith.truncf
// CHECK:           flow.return %[[C]] : tensor<16x24xbf16>
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]

// Without a group the product belongs to one of the two.
// APART-LABEL: func.func @gate_up
// APART:         %[[U:.*]] = flow.dispatch.workgroups @gate_up_dispatch_0
// APART:           linalg.matmul
// APART:           flow.return
// APART:         flow.dispatch.workgroups @gate_up_dispatch_1 ins({{.*}}%[[U]] :
// APART:           linalg.matmul
// APART:           linalg.exp
// APART:           linalg.mul
// APART:           arith.truncf
// APART:           flow.return
// APART-NOT:     flow.dispatch
// APART:         return

// JSON-SAME: "function": "gate_up", {{.*}}"results": 1, {{.*}}"members": [{"loc": "{{[^"]*}}gates.mlir:[[#@LINE+6]]:8"{{.*}}"epilogue": ["exp", "mulf", "truncf"]}, {"loc": "{{[^"]*}}gates.mlir:[[#@LINE+9]]:8"{{.*}}"epilogue": ["mulf", "truncf"]}]
func.func @gate_up(%x: tensor<16x32xf32>, %wg: tensor<32x24xf32>, %wu: tensor<32x24xf32>)
    -> tensor<16x24xbf16> {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %narrow = tensor.empty() : tensor<16x24xbf16>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %s = linalg.exp ins(%g : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.mul ins(%s, %u : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<16x24xf32>) outs(%narrow : tensor<16x24xbf16>) {
    ^bb0(%a: f32, %out: bf16):
      %cast = arith.truncf %a : f32 to bf16
      linalg.yield %cast : bf16
  } -> tensor<16x24xbf16>
  return %c : tensor<16x24xbf16>
}

// In swapped order, and before a third sibling, which has its own result.
// CHECK-LABEL: func.func @swapped
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @swapped_dispatch_0
// CHECK:           %[[A:.*]] = linalg.matmul
// CHECK:           %[[B:.*]] = linalg.matmul
// CHECK:           %[[S:.*]] = linalg.sub ins(%[[B]], %[[A]] :
// CHECK:           %[[C:.*]] = linalg.matmul
// CHECK:           flow.return %[[S]], %[[C]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#1, %[[D]]#0
func.func @swapped(%x: tensor<16x32xf32>, %w0: tensor<32x24xf32>, %w1: tensor<32x24xf32>, %w2: tensor<32x24xf32>)
    -> (tensor<16x24xf32>, tensor<16x24xf32>) {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %2 = linalg.sub ins(%1, %0 : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %3 = linalg.matmul ins(%x, %w2 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %3, %2 : tensor<16x24xf32>, tensor<16x24xf32>
}

// What something else reads too is stored, in the layout in which it is read, and read from registers
// all the same.
// CHECK-LABEL: func.func @read_elsewhere
// CHECK:         %[[D:.*]]:3 = flow.dispatch.workgroups @read_elsewhere_dispatch_0
// CHECK:           %[[G:.*]] = linalg.matmul
// CHECK:           %[[A:.*]] = linalg.exp ins(%[[G]] :
// CHECK:           %[[U:.*]] = linalg.matmul
// CHECK:           %[[P:.*]] = linalg.mul ins(%[[A]], %[[U]] :
// CHECK:           %[[T:.*]] = linalg.transpose ins(%[[G]] :
// CHECK:           flow.return %[[T]], %[[U]], %[[P]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]#0, %[[D]]#1, %[[D]]#2
func.func @read_elsewhere(%x: tensor<16x32xf32>, %wg: tensor<32x24xf32>, %wu: tensor<32x24xf32>)
    -> (tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %s = linalg.exp ins(%g : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.mul ins(%s, %u : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %te = tensor.empty() : tensor<24x16xf32>
  %t = linalg.transpose ins(%g : tensor<16x24xf32>) outs(%te : tensor<24x16xf32>)
         permutation = [1, 0]
  return %t, %u, %p : tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>
}

// An activation of several ops, each of which reads the gate.
// CHECK-LABEL: func.func @several_ops
// CHECK:         flow.dispatch.workgroups @several_ops_dispatch_0 {{.*}} outs(%{{.*}} : tensor<16x24xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// APART-LABEL: func.func @several_ops
// APART-COUNT-2: flow.dispatch.workgroups
// APART-NOT:     flow.dispatch
// APART:         return
func.func @several_ops(%x: tensor<16x32xf32>, %wg: tensor<32x24xf32>, %wu: tensor<32x24xf32>)
    -> tensor<16x24xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %t = linalg.tanh ins(%g : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %s = linalg.mul ins(%t, %g : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.mul ins(%s, %u : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %p : tensor<16x24xf32>
}

// Not where the op reads one of them transposed ..
// CHECK-LABEL: func.func @transposed
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @transposed_dispatch_0
// CHECK:         flow.dispatch.workgroups @transposed_dispatch_1 ins(%[[D]]#0, %[[D]]#1 :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @transposed(%x: tensor<16x32xf32>, %wg: tensor<32x16xf32>, %wu: tensor<32x16xf32>)
    -> tensor<16x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x16xf32>)
                     outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x16xf32>)
                     outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (n, m)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%g, %u : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<16x16xf32>
  return %p : tensor<16x16xf32>
}

// .. or one of them is: rows would meet columns.
// CHECK-LABEL: func.func @lies_otherwise
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @lies_otherwise_dispatch_0
// CHECK:         flow.dispatch.workgroups @lies_otherwise_dispatch_1 ins(%[[D]]#0, %[[D]]#1 :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @lies_otherwise(%x: tensor<16x32xf32>, %wg: tensor<32x16xf32>, %wu: tensor<32x16xf32>)
    -> tensor<16x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x16xf32>)
                     outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (n, m)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %wu : tensor<16x32xf32>, tensor<32x16xf32>) outs(%zero : tensor<16x16xf32>) {
    ^bb0(%a: f32, %b: f32, %acc: f32):
      %r = arith.mulf %a, %b : f32
      %sum = arith.addf %acc, %r : f32
      linalg.yield %sum : f32
  } -> tensor<16x16xf32>
  %p = linalg.mul ins(%g, %u : tensor<16x16xf32>, tensor<16x16xf32>)
                  outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %p : tensor<16x16xf32>
}

// Or where the op needs what is computed from one of them elsewhere.
// CHECK-LABEL: func.func @through_others
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @through_others_dispatch_0
// CHECK:         %[[T:.*]] = flow.dispatch.workgroups @through_others_dispatch_1 ins(%[[D]]#1 :
// CHECK:         flow.dispatch.workgroups @through_others_dispatch_2 ins(%[[D]]#0, %[[D]]#1, %[[T]] :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @through_others(%x: tensor<16x32xf32>, %wg: tensor<32x16xf32>, %wu: tensor<32x16xf32>)
    -> tensor<16x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x16xf32>)
                     outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x16xf32>)
                     outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %ze = arith.constant dense<0.0> : tensor<16xf32>
  %t = linalg.reduce {arith.addf} ins(%u : tensor<16x16xf32>) outs(%ze : tensor<16xf32>)
         dimensions = [1]
  %p = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%g, %u, %t : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>)
      outs(%e : tensor<16x16xf32>) {
    ^bb0(%a: f32, %b: f32, %sum: f32, %out: f32):
      %q = arith.divf %b, %sum : f32
      %r = arith.mulf %a, %q : f32
      linalg.yield %r : f32
  } -> tensor<16x16xf32>
  return %p : tensor<16x16xf32>
}

// At most four meet.
// CHECK-LABEL: func.func @five
// CHECK:         %[[D:.*]]:2 = flow.dispatch.workgroups @five_dispatch_0
// CHECK:         flow.dispatch.workgroups @five_dispatch_1 ins(%[[D]]#1, %[[D]]#0 :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @five(%x: tensor<16x32xf32>, %w0: tensor<32x24xf32>, %w1: tensor<32x24xf32>, %w2: tensor<32x24xf32>, %w3: tensor<32x24xf32>,
                %w4: tensor<32x24xf32>)
    -> tensor<16x24xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %2 = linalg.matmul ins(%x, %w2 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %3 = linalg.matmul ins(%x, %w3 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %4 = linalg.matmul ins(%x, %w4 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %5 = linalg.add ins(%0, %1 : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %6 = linalg.add ins(%2, %3 : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %7 = linalg.add ins(%5, %6 : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %8 = linalg.add ins(%7, %4 : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %8 : tensor<16x24xf32>
}

// A limit splits siblings around those that meet.
// CHECK-LABEL: func.func @around
// CHECK:         :3 = flow.dispatch.workgroups @around_dispatch_0
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// PAIRS-LABEL: func.func @around
// PAIRS:         %[[QK:.*]]:2 = flow.dispatch.workgroups @around_dispatch_0 ins(%{{.*}}, %[[WQ:.*]], %[[WK:.*]] :
// PAIRS:         %[[P:.*]] = flow.dispatch.workgroups @around_dispatch_1
// PAIRS:           linalg.matmul
// PAIRS:           linalg.matmul
// PAIRS:           linalg.mul
// PAIRS:           flow.return
// PAIRS-NOT:     flow.dispatch
// PAIRS:         return %[[QK]]#0, %[[QK]]#1, %[[P]]
func.func @around(%x: tensor<16x32xf32>, %wq: tensor<32x24xf32>, %wg: tensor<32x24xf32>, %wk: tensor<32x24xf32>,
                  %wu: tensor<32x24xf32>)
    -> (tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.mul ins(%g, %u : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %q, %k, %p : tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>
}

// Multiplied in place: what it starts from is one of its inputs.
// CHECK-LABEL: func.func @in_place
// CHECK:         flow.dispatch.workgroups @in_place_dispatch_0 {{.*}} outs(%{{.*}} : tensor<16x24xf32>)
// CHECK:           %[[G:.*]] = linalg.matmul
// CHECK:           %[[U:.*]] = linalg.matmul
// CHECK:           linalg.generic {{.*}} ins(%[[G]], %[[U]] : tensor<16x24xf32>, tensor<16x24xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @in_place(%x: tensor<16x32xf32>, %wg: tensor<32x24xf32>, %wu: tensor<32x24xf32>)
    -> tensor<16x24xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %g = linalg.matmul ins(%x, %wg : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %u = linalg.matmul ins(%x, %wu : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%g : tensor<16x24xf32>) outs(%u : tensor<16x24xf32>) {
    ^bb0(%a: f32, %b: f32):
      %r = arith.mulf %a, %b : f32
      linalg.yield %r : f32
  } -> tensor<16x24xf32>
  return %p : tensor<16x24xf32>
}

// A dispatch has at most sixteen results beside one per member.
// CHECK-LABEL: func.func @many_readers
// CHECK:         %[[D:.*]]:17 = flow.dispatch.workgroups @many_readers_dispatch_0
// CHECK:         flow.dispatch.workgroups @many_readers_dispatch_1 ins(%[[D]]#0, %{{.*}} :
// CHECK:         flow.dispatch.workgroups @many_readers_dispatch_2 ins(%[[D]]#0, %{{.*}} :
// CHECK:         flow.dispatch.workgroups @many_readers_dispatch_3 ins(%[[D]]#0, %{{.*}} :
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @many_readers(%x: tensor<16x32xf32>, %w: tensor<32x24xf32>, %b: tensor<16x24xf32>)
    -> (tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
  %zero = arith.constant dense<0.0> : tensor<16x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %v = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%zero : tensor<16x24xf32>) -> tensor<16x24xf32>
  %0 = linalg.exp ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %1 = linalg.log ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %2 = linalg.abs ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %3 = linalg.ceil ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %4 = linalg.floor ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %5 = linalg.negf ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %6 = linalg.square ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %7 = linalg.sqrt ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %8 = linalg.rsqrt ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %9 = linalg.tanh ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %10 = linalg.reciprocal ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %11 = linalg.erf ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %12 = linalg.round ins(%v : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %13 = linalg.add ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %14 = linalg.sub ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %15 = linalg.mul ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %16 = linalg.div ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %17 = linalg.max ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %18 = linalg.min ins(%v, %b : tensor<16x24xf32>, tensor<16x24xf32>)
                  outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18
      : tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>,
        tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>
}
