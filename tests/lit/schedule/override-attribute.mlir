// The attribute cotile.schedule of a contraction reaches its dispatch, however the input stage
// rewrites the operation, and does not stay on it.
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 | FileCheck %s --implicit-check-not='linalg.{{.*}}cotile.schedule'
// RUN: cotile-opt %s --stage=schedule --no-fuse --target-cpu=x86-64-v3 | FileCheck %s --check-prefix=APART

// One member's attribute is the group's; apart it is the member's own.
// CHECK-LABEL: func.func @one_of_two_dispatch_0(
// CHECK-SAME:    m_tile = 5 : i64, n_tiles = 2 : i64
// APART-LABEL: func.func @one_of_two_dispatch_0(
// APART-SAME:    m_tile = 5 : i64, n_tiles = 2 : i64
// APART-LABEL: func.func @one_of_two_dispatch_1(
// APART-SAME:    m_tile = 8 : i64
func.func @one_of_two(%x: tensor<8x64xf32>, %w: tensor<64x32xf32>, %v: tensor<64x32xf32>,
                      %z: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  %0 = linalg.matmul {cotile.schedule = {m_tile = 5, n_tiles = 2}}
                     ins(%x, %w : tensor<8x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<8x32xf32>) -> tensor<8x32xf32>
  %1 = linalg.matmul ins(%x, %v : tensor<8x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0, %1 : tensor<8x32xf32>, tensor<8x32xf32>
}

// The same attribute twice, written in two ways.
// CHECK-LABEL: func.func @both_dispatch_0(
// CHECK-SAME:    m_tile = 3 : i64, {{.*}}packing = "workgroup"
func.func @both(%x: tensor<8x64xf32>, %w: tensor<64x32xf32> {cotile.parameter = "w"},
                %v: tensor<64x32xf32> {cotile.parameter = "v"}, %z: tensor<8x32xf32>)
    -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  %0 = linalg.matmul {cotile.schedule = {m_tile = 3 : index, packing = "workgroup"}}
                     ins(%x, %w : tensor<8x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<8x32xf32>) -> tensor<8x32xf32>
  %1 = linalg.matmul {cotile.schedule = {packing = "workgroup", m_tile = 3 : i8}}
                     ins(%x, %v : tensor<8x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0, %1 : tensor<8x32xf32>, tensor<8x32xf32>
}

// A transposed weight, cast to the type of the sum: the product becomes a generic op.
// CHECK-LABEL: func.func @folded_dispatch_0(
// CHECK-SAME:    k_unroll = 3 : i64
func.func @folded(%x: tensor<8x64xf32>, %w: tensor<32x64xbf16>, %z: tensor<8x32xf32>)
    -> tensor<8x32xf32> {
  %e = tensor.empty() : tensor<64x32xbf16>
  %f = tensor.empty() : tensor<64x32xf32>
  %t = linalg.transpose ins(%w : tensor<32x64xbf16>) outs(%e : tensor<64x32xbf16>)
                        permutation = [1, 0]
  %c = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>],
                       iterator_types = ["parallel", "parallel"]}
                      ins(%t : tensor<64x32xbf16>) outs(%f : tensor<64x32xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %wide = arith.extf %in : bf16 to f32
    linalg.yield %wide : f32
  } -> tensor<64x32xf32>
  %0 = linalg.matmul {cotile.schedule = {k_unroll = 3}}
                     ins(%x, %c : tensor<8x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

// A matrix times a vector: its operands change places.
// CHECK-LABEL: func.func @turned_dispatch_0(
// CHECK-SAME:    n_tiles = 4 : i64
func.func @turned(%w: tensor<32x64xf32>, %x: tensor<64xf32>, %z: tensor<32xf32>) -> tensor<32xf32> {
  %0 = linalg.matvec {cotile.schedule = {n_tiles = 4}}
                     ins(%w, %x : tensor<32x64xf32>, tensor<64xf32>)
                     outs(%z : tensor<32xf32>) -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

// A weight with a dimension of size 1.
// CHECK-LABEL: func.func @unit_dispatch_0(
// CHECK-SAME:    lanes = 2 : i64
func.func @unit(%x: tensor<8x64xf32>, %w: tensor<1x64x32xf32>, %z: tensor<8x32xf32>)
    -> tensor<8x32xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (0, k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
                      ins(%x, %w : tensor<8x64xf32>, tensor<1x64x32xf32>)
                      outs(%z : tensor<8x32xf32>) attrs = {cotile.schedule = {lanes = 2}} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

// A cast to a static size is folded into the operation; a call is inlined.
// CHECK-LABEL: func.func @called_dispatch_0(
// CHECK-SAME:    m_tile = 2 : i64
func.func private @inner(%x: tensor<?x64xf32>, %w: tensor<64x32xf32>, %z: tensor<?x32xf32>)
    -> tensor<?x32xf32> {
  %0 = linalg.matmul {cotile.schedule = {m_tile = 2}}
                     ins(%x, %w : tensor<?x64xf32>, tensor<64x32xf32>)
                     outs(%z : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}
func.func @called(%x: tensor<8x64xf32>, %w: tensor<64x32xf32>, %z: tensor<8x32xf32>)
    -> tensor<8x32xf32> {
  %xd = tensor.cast %x : tensor<8x64xf32> to tensor<?x64xf32>
  %zd = tensor.cast %z : tensor<8x32xf32> to tensor<?x32xf32>
  %0 = call @inner(%xd, %w, %zd)
      : (tensor<?x64xf32>, tensor<64x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
  %1 = tensor.cast %0 : tensor<?x32xf32> to tensor<8x32xf32>
  return %1 : tensor<8x32xf32>
}

// A file wins, field by field.
// RUN: echo '{"version": 1, "schedules": {"one_of_two_dispatch_0": {"n_tiles": 3, "m_tile": null}}}' > %t.json
// RUN: cotile-opt %s --stage=schedule --group=always --target-cpu=x86-64-v3 --schedule=%t.json | FileCheck %s --check-prefix=FILE
// FILE-LABEL: func.func @one_of_two_dispatch_0(
// FILE-SAME:    m_tile = 5 : i64, n_tiles = 3 : i64
