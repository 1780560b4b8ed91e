// Results that are inserted into one tensor, one after the other, are written there by the one dispatch
// that computes them: keys and values of one cache, parts of a concatenation. Their windows must be known
// to be apart, and nothing may read the tensor in between.
// RUN: cotile-opt %s --stage=flow --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=always | FileCheck %s --check-prefix=SCHEDULE
// RUN: cotile-opt %s --stage=hal --group=always | FileCheck %s --check-prefix=HAL
// RUN: cotile-compile %s -o %t.so --group=always --explain | FileCheck %s --check-prefix=TEXT

// A cache of keys and values, of which a call writes some positions: %at is as long as the first.
// CHECK-LABEL: func.func @stacked
// CHECK-SAME:    %[[CACHE:[^:]*]]: tensor<2x2x40x8xf32>
// CHECK:         %[[P:.*]] = tensor.dim %{{.*}}, %c0 : tensor<?x0xi8>
// CHECK:         %[[D:.*]] = flow.dispatch.workgroups {{.*}} ins(%{{.*}}, %{{.*}}, %[[P]], %{{.*}} : {{.*}}) outs(%[[CACHE]] : tensor<2x2x40x8xf32>)
// CHECK:         ^bb0({{.*}}, %[[OFFSET:[^:]*]]: index, {{.*}}, %[[OUT:[^:]*]]: tensor<2x2x40x8xf32>):
// CHECK:           %[[K:.*]] = linalg.transpose
// CHECK:           %[[I:.*]] = tensor.insert_slice %[[K]] into %[[OUT]][0, 0, %[[OFFSET]], 0] [1, 2, 3, 8]
// CHECK:           %[[V:.*]] = linalg.transpose
// CHECK:           %[[J:.*]] = tensor.insert_slice %[[V]] into %[[I]][1, 0, %[[OFFSET]], 0] [1, 2, 3, 8]
// CHECK:           flow.return %[[J]] : tensor<2x2x40x8xf32>
// CHECK-NOT:     flow.dispatch
// CHECK:         return %[[D]]
// SCHEDULE-LABEL: func.func @stacked_dispatch_0
// SCHEDULE-SAME:    %[[AT:[^:]*]]: index, %{{[^:]*}}: tensor<4x16xf32>, %[[OUT:[^:]*]]: tensor<2x2x40x8xf32>)
// SCHEDULE:         %[[KEYS:.*]] = tensor.extract_slice %[[OUT]][0, 0, %[[AT]], 0] [1, 2, 3, 8]
// SCHEDULE:         %[[VALUES:.*]] = tensor.extract_slice %[[OUT]][1, 0, %[[AT]], 0] [1, 2, 3, 8]
// SCHEDULE:         %[[F:.*]]:2 = scf.forall
// SCHEDULE:         %[[I:.*]] = tensor.insert_slice %{{.*}} into %[[OUT]][0, 0, %[[AT]], 0] [1, 2, 3, 8]
// SCHEDULE:         %[[J:.*]] = tensor.insert_slice %{{.*}} into %[[I]][1, 0, %[[AT]], 0] [1, 2, 3, 8]
// SCHEDULE:         return %[[J]]
// HAL-LABEL: func.func @stacked
// HAL:         hal.copy
// HAL:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
// HAL-NOT:     hal.dispatch
// HAL-NOT:     hal.copy
// HAL:         return
// TEXT: stacked_dispatch_0: one kernel with 1 result of 2 contractions, which share
func.func @stacked(%x: tensor<3x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>,
                   %c: tensor<2x2x40x8xf32>, %at: tensor<?x0xi8>) -> tensor<2x2x40x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<3x16xf32>
  %p = tensor.dim %at, %c0 : tensor<?x0xi8>
  %k = linalg.matmul ins(%x, %wk : tensor<3x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<3x16xf32>) -> tensor<3x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<3x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<3x16xf32>) -> tensor<3x16xf32>
  %kh = tensor.expand_shape %k [[0], [1, 2]] output_shape [3, 2, 8]
        : tensor<3x16xf32> into tensor<3x2x8xf32>
  %vh = tensor.expand_shape %v [[0], [1, 2]] output_shape [3, 2, 8]
        : tensor<3x16xf32> into tensor<3x2x8xf32>
  %e = tensor.empty() : tensor<2x3x8xf32>
  %kt = linalg.transpose ins(%kh : tensor<3x2x8xf32>) outs(%e : tensor<2x3x8xf32>)
        permutation = [1, 0, 2]
  %vt = linalg.transpose ins(%vh : tensor<3x2x8xf32>) outs(%e : tensor<2x3x8xf32>)
        permutation = [1, 0, 2]
  %a = tensor.insert_slice %kt into %c[0, 0, %p, 0] [1, 2, 3, 8] [1, 1, 1, 1]
       : tensor<2x3x8xf32> into tensor<2x2x40x8xf32>
  %b = tensor.insert_slice %vt into %a[1, 0, %p, 0] [1, 2, 3, 8] [1, 1, 1, 1]
       : tensor<2x3x8xf32> into tensor<2x2x40x8xf32>
  return %b : tensor<2x2x40x8xf32>
}

// Tied: nothing is copied.
// CHECK-LABEL: func.func @tied
// CHECK-COUNT-1: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// HAL-LABEL: func.func @tied
// HAL:         %[[R:.*]] = hal.buffer.result 0
// HAL-NOT:     hal.copy
// HAL:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %{{.*}}, %[[R]])
// HAL-NOT:     hal.dispatch
// HAL-NOT:     hal.copy
// HAL:         return
func.func @tied(%x: tensor<1x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>,
                %c: tensor<2x9x16xf32>, %pos: tensor<i64>)
    -> (tensor<2x9x16xf32> {cotile.tied = 3 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<1x16xf32>
  %read = tensor.extract %pos[] : tensor<i64>
  %p = arith.index_cast %read : i64 to index
  %k = linalg.matmul ins(%x, %wk : tensor<1x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<1x16xf32>) -> tensor<1x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<1x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<1x16xf32>) -> tensor<1x16xf32>
  %a = tensor.insert_slice %k into %c[0, %p, 0] [1, 1, 16] [1, 1, 1]
       : tensor<1x16xf32> into tensor<2x9x16xf32>
  %b = tensor.insert_slice %v into %a[1, %p, 0] [1, 1, 16] [1, 1, 1]
       : tensor<1x16xf32> into tensor<2x9x16xf32>
  return %b : tensor<2x9x16xf32>
}

// Three of them, in another order than that of the products; with a bias, and transposed.
// CHECK-LABEL: func.func @three
// CHECK:         flow.dispatch.workgroups {{.*}} outs(%{{.*}} : tensor<40x7xf32>)
// CHECK:           %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[24, 0] [16, 7]
// CHECK:           %[[J:.*]] = tensor.insert_slice %{{.*}} into %[[I]][0, 0] [16, 7]
// CHECK:           %[[K:.*]] = tensor.insert_slice %{{.*}} into %[[J]][16, 0] [8, 7]
// CHECK:           flow.return %[[K]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// SCHEDULE-LABEL: func.func @three_dispatch_0
// SCHEDULE:         scf.forall {{.*}} shared_outs(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}})
func.func @three(%x: tensor<7x4xf32>, %wq: tensor<4x16xf32>, %wk: tensor<4x8xf32>,
                 %wv: tensor<4x16xf32>, %bias: tensor<8xf32>) -> tensor<40x7xf32> {
  %zero = arith.constant dense<0.0> : tensor<7x16xf32>
  %zero8 = arith.constant dense<0.0> : tensor<7x8xf32>
  %e = tensor.empty() : tensor<16x7xf32>
  %e8 = tensor.empty() : tensor<8x7xf32>
  %r8 = tensor.empty() : tensor<7x8xf32>
  %into = tensor.empty() : tensor<40x7xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<7x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<7x16xf32>) -> tensor<7x16xf32>
  %k0 = linalg.matmul ins(%x, %wk : tensor<7x4xf32>, tensor<4x8xf32>)
                      outs(%zero8 : tensor<7x8xf32>) -> tensor<7x8xf32>
  %k = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%k0, %bias : tensor<7x8xf32>, tensor<8xf32>) outs(%r8 : tensor<7x8xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<7x8xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<7x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<7x16xf32>) -> tensor<7x16xf32>
  %qt = linalg.transpose ins(%q : tensor<7x16xf32>) outs(%e : tensor<16x7xf32>) permutation = [1, 0]
  %kt = linalg.transpose ins(%k : tensor<7x8xf32>) outs(%e8 : tensor<8x7xf32>) permutation = [1, 0]
  %vt = linalg.transpose ins(%v : tensor<7x16xf32>) outs(%e : tensor<16x7xf32>) permutation = [1, 0]
  %0 = tensor.insert_slice %vt into %into[24, 0] [16, 7] [1, 1]
       : tensor<16x7xf32> into tensor<40x7xf32>
  %1 = tensor.insert_slice %qt into %0[0, 0] [16, 7] [1, 1]
       : tensor<16x7xf32> into tensor<40x7xf32>
  %2 = tensor.insert_slice %kt into %1[16, 0] [8, 7] [1, 1]
       : tensor<8x7xf32> into tensor<40x7xf32>
  return %2 : tensor<40x7xf32>
}

// Concatenations along columns, of which one is read as it is, too.
// CHECK-LABEL: func.func @columns
// CHECK:         flow.dispatch.workgroups {{.*}} outs(%{{.*}}, %{{.*}} : {{.*}})
// CHECK:           %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [%{{.*}}, 16]
// CHECK:           %[[J:.*]] = tensor.insert_slice %[[V:.*]] into %[[I]][0, 16] [%{{.*}}, 8]
// CHECK:           flow.return {{.*}}%[[J]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @columns(%x: tensor<?x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x8xf32>)
    -> (tensor<?x24xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %ek = tensor.empty(%m) : tensor<?x16xf32>
  %ev = tensor.empty(%m) : tensor<?x8xf32>
  %fk = linalg.fill ins(%zero : f32) outs(%ek : tensor<?x16xf32>) -> tensor<?x16xf32>
  %fv = linalg.fill ins(%zero : f32) outs(%ev : tensor<?x8xf32>) -> tensor<?x8xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%fk : tensor<?x16xf32>) -> tensor<?x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<?x4xf32>, tensor<4x8xf32>)
                     outs(%fv : tensor<?x8xf32>) -> tensor<?x8xf32>
  %r = tensor.concat dim(1) %k, %v : (tensor<?x16xf32>, tensor<?x8xf32>) -> tensor<?x24xf32>
  return %r, %v : tensor<?x24xf32>, tensor<?x8xf32>
}

// Along rows, whose number is the offset of the second part.
// CHECK-LABEL: func.func @rows
// CHECK:         ^bb0({{.*}}, %[[M:[^:]*]]: index, {{.*}}):
// CHECK:           %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [%[[M]], 16]
// CHECK:           %[[J:.*]] = tensor.insert_slice %{{.*}} into %[[I]][%[[M]], 0] [%[[M]], 16]
// CHECK:           flow.return %[[J]]
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @rows(%x: tensor<?x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>)
    -> tensor<?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r = tensor.concat dim(0) %k, %v : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// Stacked, heads of a batch each: dimensions of size 1 in front of what is concatenated.
// CHECK-LABEL: func.func @leading
// CHECK:         %[[S:.*]] = tensor.dim %{{.*}}, %c1
// CHECK:         %[[OUT:.*]] = tensor.empty(%[[S]]) : tensor<2x2x2x?x8xf32>
// CHECK:         flow.dispatch.workgroups {{.*}} outs(%[[OUT]] : tensor<2x2x2x?x8xf32>)
// CHECK:           %[[K:.*]] = linalg.transpose
// CHECK:           %[[I:.*]] = tensor.insert_slice %[[K]] into %{{.*}}[0, 0, 0, 0, 0] [1, 2, 2, %{{.*}}, 8]
// CHECK:           %[[V:.*]] = linalg.transpose
// CHECK:           %[[J:.*]] = tensor.insert_slice %[[V]] into %[[I]][1, 0, 0, 0, 0] [1, 2, 2, %{{.*}}, 8]
// CHECK:           flow.return %[[J]]
// CHECK-NOT:     flow.dispatch
// CHECK-NOT:     tensor.expand_shape
// CHECK:         return
func.func @leading(%x: tensor<2x?x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>)
    -> tensor<2x2x2x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %x, %c1 : tensor<2x?x4xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
  %m = tensor.dim %rows, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %k = linalg.matmul ins(%rows, %wk : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %v = linalg.matmul ins(%rows, %wv : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %kh = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]
        : tensor<?x16xf32> into tensor<2x?x2x8xf32>
  %vh = tensor.expand_shape %v [[0, 1], [2, 3]] output_shape [2, %s, 2, 8]
        : tensor<?x16xf32> into tensor<2x?x2x8xf32>
  %te = tensor.empty(%s) : tensor<2x2x?x8xf32>
  %kt = linalg.transpose ins(%kh : tensor<2x?x2x8xf32>) outs(%te : tensor<2x2x?x8xf32>)
        permutation = [0, 2, 1, 3]
  %vt = linalg.transpose ins(%vh : tensor<2x?x2x8xf32>) outs(%te : tensor<2x2x?x8xf32>)
        permutation = [0, 2, 1, 3]
  %k1 = tensor.expand_shape %kt [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, %s, 8]
        : tensor<2x2x?x8xf32> into tensor<1x2x2x?x8xf32>
  %v1 = tensor.expand_shape %vt [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, %s, 8]
        : tensor<2x2x?x8xf32> into tensor<1x2x2x?x8xf32>
  %r = tensor.concat dim(0) %k1, %v1
       : (tensor<1x2x2x?x8xf32>, tensor<1x2x2x?x8xf32>) -> tensor<2x2x2x?x8xf32>
  return %r : tensor<2x2x2x?x8xf32>
}

// The same without heads.
// CHECK-LABEL: func.func @leading_rows
// CHECK:         flow.dispatch.workgroups {{.*}} outs(%{{.*}} : tensor<2x?x16xf32>)
// CHECK-COUNT-2:   tensor.insert_slice
// CHECK-NOT:     flow.dispatch
// CHECK-NOT:     tensor.expand_shape
// CHECK:         return
func.func @leading_rows(%x: tensor<?x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>)
    -> tensor<2x?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %k1 = tensor.expand_shape %k [[0, 1], [2]] output_shape [1, %m, 16]
        : tensor<?x16xf32> into tensor<1x?x16xf32>
  %v1 = tensor.expand_shape %v [[0, 1], [2]] output_shape [1, %m, 16]
        : tensor<?x16xf32> into tensor<1x?x16xf32>
  %r = tensor.concat dim(0) %k1, %v1
       : (tensor<1x?x16xf32>, tensor<1x?x16xf32>) -> tensor<2x?x16xf32>
  return %r : tensor<2x?x16xf32>
}

// Three parts along rows: the offset of the third is a sum, of which nothing is known.
// CHECK-LABEL: func.func @three_rows
// CHECK:         flow.dispatch.workgroups
// CHECK-COUNT-2:   tensor.insert_slice
// CHECK:         flow.dispatch.workgroups
// CHECK-COUNT-1:   tensor.insert_slice
// CHECK-NOT:     flow.dispatch
// CHECK:         return
// TEXT: packed.mlir:[[#@LINE+13]]:8: not in the kernel of its contraction: the kernel writes the tensor that it is inserted into, and must do so before [COTILE-FOLLOW-009], {{.*}}packed.mlir:[[#@LINE+10]]:8
func.func @three_rows(%x: tensor<?x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>)
    -> tensor<?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<?x4xf32>, tensor<4x16xf32>)
                     outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %t = linalg.tanh ins(%v : tensor<?x16xf32>) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r = tensor.concat dim(0) %k, %v, %t
       : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// Windows that overlap: the second insertion stays apart, because it must be the later one.
// CHECK-LABEL: func.func @overlapping
// CHECK:         flow.dispatch.workgroups
// CHECK:           %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [2, 16]
// CHECK:           flow.return {{.*}}%[[I]]
// CHECK:         flow.dispatch.workgroups
// CHECK:           tensor.insert_slice %{{.*}} into %{{.*}}[1, 0] [2, 16]
// CHECK:         return
// TEXT: packed.mlir:[[#@LINE+9]]:8: not in the kernel of its contraction: {{.*}} [COTILE-FOLLOW-009], {{.*}}packed.mlir:[[#@LINE+6]]:8
func.func @overlapping(%x: tensor<2x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>,
                       %c: tensor<9x16xf32>) -> tensor<9x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %a = tensor.insert_slice %k into %c[0, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  %b = tensor.insert_slice %v into %a[1, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  return %b : tensor<9x16xf32>
}

// They may overlap: nothing is known of the positions.
// CHECK-LABEL: func.func @unknown
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @unknown(%x: tensor<2x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>,
                   %c: tensor<9x16xf32>, %at: tensor<?x?x0xi8>) -> tensor<9x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = tensor.dim %at, %c0 : tensor<?x?x0xi8>
  %r = tensor.dim %at, %c1 : tensor<?x?x0xi8>
  %zero = arith.constant dense<0.0> : tensor<2x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %a = tensor.insert_slice %k into %c[%p, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  %b = tensor.insert_slice %v into %a[%r, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  return %b : tensor<9x16xf32>
}

// The tensor with the first alone is a result.
// CHECK-LABEL: func.func @read_between
// CHECK-COUNT-2: flow.dispatch.workgroups
// CHECK-NOT:     flow.dispatch
// CHECK:         return
func.func @read_between(%x: tensor<2x4xf32>, %wk: tensor<4x16xf32>, %wv: tensor<4x16xf32>,
                        %c: tensor<9x16xf32>) -> (tensor<9x16xf32>, tensor<9x16xf32>) {
  %zero = arith.constant dense<0.0> : tensor<2x16xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<2x4xf32>, tensor<4x16xf32>)
                     outs(%zero : tensor<2x16xf32>) -> tensor<2x16xf32>
  %a = tensor.insert_slice %k into %c[0, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  %b = tensor.insert_slice %v into %a[2, 0] [2, 16] [1, 1] : tensor<2x16xf32> into tensor<9x16xf32>
  return %a, %b : tensor<9x16xf32>, tensor<9x16xf32>
}
