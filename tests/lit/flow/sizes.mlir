// Neither equal widths nor static sizes are needed.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s

// CHECK-LABEL: func.func @unequal
// CHECK:         :3 = flow.dispatch.workgroups @unequal_dispatch_0 {{.*}} outs({{.*}} : tensor<16x576xf32>, tensor<16x192xf32>, tensor<16x7xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @unequal(%x: tensor<16x32xf32>, %wq: tensor<32x576xf32>, %wk: tensor<32x192xf32>,
                   %wv: tensor<32x7xf32>)
    -> (tensor<16x576xf32>, tensor<16x192xf32>, tensor<16x7xf32>) {
  %zq = arith.constant dense<0.0> : tensor<16x576xf32>
  %zk = arith.constant dense<0.0> : tensor<16x192xf32>
  %zv = arith.constant dense<0.0> : tensor<16x7xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<16x32xf32>, tensor<32x576xf32>)
                     outs(%zq : tensor<16x576xf32>) -> tensor<16x576xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<16x32xf32>, tensor<32x192xf32>)
                     outs(%zk : tensor<16x192xf32>) -> tensor<16x192xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<16x32xf32>, tensor<32x7xf32>)
                     outs(%zv : tensor<16x7xf32>) -> tensor<16x7xf32>
  return %q, %k, %v : tensor<16x576xf32>, tensor<16x192xf32>, tensor<16x7xf32>
}

// CHECK-LABEL: func.func @dynamic
// CHECK:         :2 = flow.dispatch.workgroups @dynamic_dispatch_0 ins({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @dynamic(%x: tensor<?x?xf32>, %w0: tensor<?x?xf32>, %w1: tensor<?x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n0 = tensor.dim %w0, %c1 : tensor<?x?xf32>
  %e0 = tensor.empty(%m, %n0) : tensor<?x?xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%z0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %n1 = tensor.dim %w1, %c1 : tensor<?x?xf32>
  %e1 = tensor.empty(%m, %n1) : tensor<?x?xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%z1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// An op without elements or terms is its initial value.
// CHECK-LABEL: func.func @zero(
// CHECK-SAME:    %[[X:.*]]: tensor<4x0xf32>, %{{.*}}: tensor<0x3xf32>, %[[B:.*]]: tensor<4x3xf32>,
// CHECK-NEXT:    %[[E:.*]] = tensor.empty() : tensor<4x0xf32>
// CHECK-NEXT:    return %[[B]], %[[E]]
func.func @zero(%x: tensor<4x0xf32>, %w: tensor<0x3xf32>, %b: tensor<4x3xf32>,
                %y: tensor<4x5xf32>, %v: tensor<5x0xf32>)
    -> (tensor<4x3xf32>, tensor<4x0xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x0xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x0xf32>, tensor<0x3xf32>)
                     outs(%b : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = linalg.matmul ins(%y, %v : tensor<4x5xf32>, tensor<5x0xf32>)
                     outs(%z : tensor<4x0xf32>) -> tensor<4x0xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<4x0xf32>
}

// One weight tells how many columns X has, the other does not: both still read one X, and what the
// one tells is true for the other.
// CHECK-LABEL: func.func @told_by_one(
// CHECK:         %[[X:.*]] = tensor.cast %{{.*}} : tensor<?x?xf32> to tensor<?x32xf32>
// CHECK:         :2 = flow.dispatch.workgroups @told_by_one_dispatch_0 ins(%[[X]], %{{.*}}, %{{.*}} : tensor<?x32xf32>, tensor<32x24xf32>, tensor<32x20xf32>)
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @told_by_one(%x: tensor<?x?xf32>, %w: tensor<32x24xf32>, %v: tensor<?x20xf32>,
                       %c: tensor<?x24xf32>, %d: tensor<?x20xf32>)
    -> (tensor<?x24xf32>, tensor<?x20xf32>) {
  %a = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<32x24xf32>) outs(%c : tensor<?x24xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<?x24xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<?x?xf32>, tensor<?x20xf32>) outs(%d : tensor<?x20xf32>) {
    ^bb0(%p: f32, %q: f32, %acc: f32):
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %acc, %r : f32
      linalg.yield %s : f32
  } -> tensor<?x20xf32>
  return %a, %b : tensor<?x24xf32>, tensor<?x20xf32>
}
