// Contractions that differ in their initial values alone are one product, summed from zero: W is read and
// packed once. The group is told as the program has it.
// RUN: cotile-opt %s --stage=schedule --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --group=auto | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --target=vulkan --group=always | FileCheck %s
// RUN: cotile-opt %s --stage=schedule --no-fuse | FileCheck %s --check-prefix=APART
// RUN: cotile-compile %s --group=always --explain=json | FileCheck %s --check-prefix=JSON

// The one that starts from zero is the product; what another starts from is added in place.
// CHECK-LABEL: flow.executable @zero_and_tensor_dispatch_0
// CHECK:       scf.forall {{.*}} shared_outs(%[[O0:.*]] = %{{.*}}, %[[O1:.*]] = %{{.*}})
// CHECK:         %[[T0:.*]] = tensor.extract_slice %[[O0]]
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} outs(%[[T0]] :
// CHECK:         %[[P:.*]] = linalg.matmul {{.*}} outs(%[[F]] :
// CHECK:         %[[T1:.*]] = tensor.extract_slice %[[O1]]
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[P]] : {{.*}}) outs(%[[T1]] :
// CHECK:           arith.addf
// CHECK-NOT:     linalg.matmul
// CHECK:         tensor.parallel_insert_slice %[[P]] into %[[O0]]
// CHECK:         tensor.parallel_insert_slice %[[S]] into %[[O1]]

// APART-LABEL: flow.executable @zero_and_tensor_dispatch_0
// APART:         linalg.matmul
// APART-NOT:     linalg.generic
// APART:       flow.executable @zero_and_tensor_dispatch_1
// APART:         linalg.matmul
// APART-NOT:     linalg.generic
// APART:       func.func @zero_and_tensor

// JSON: "function": "zero_and_tensor", "dispatch": "zero_and_tensor_dispatch_0", "results": 2, {{.*}}"members": [{"loc": "{{[^"]*}}:[[#@LINE+4]]:8", {{[^}]*}}}, {"loc": "{{[^"]*}}:[[#@LINE+6]]:8"
func.func @zero_and_tensor(%x: tensor<4x8xf32>, %w: tensor<8x5xf32>, %b: tensor<4x5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x5xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%zero : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x5xf32>)
                     outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// No start from zero: a bias is added from where it is, a constant in place. Another weight stays apart.
// CHECK-LABEL: flow.executable @bias_and_constant_dispatch_0
// CHECK:         linalg.fill
// CHECK:         %[[P:.*]] = linalg.matmul {{.*}}tensor<8x{{[5?]}}xi32>
// CHECK:         linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<?x{{[5?]}}xi32>, tensor<{{[5?]}}xi32>)
// CHECK:           arith.addi
// CHECK:         linalg.matmul {{.*}}tensor<8x{{[7?]}}xi32>
// CHECK:         %[[C:.*]] = linalg.fill
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[P]] : {{.*}}) outs(%[[C]] :
// CHECK:           arith.addi
// CHECK:         linalg.mul ins(%[[S]], %[[S]] :
// CHECK-NOT:     linalg.matmul
// CHECK:         tensor.parallel_insert_slice
func.func @bias_and_constant(%x: tensor<?x8xi32>, %w: tensor<8x5xi32>, %v: tensor<8x7xi32>,
                             %b: tensor<5xi32>)
    -> (tensor<?x5xi32>, tensor<?x7xi32>, tensor<?x5xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = tensor.dim %x, %c0 : tensor<?x8xi32>
  %e = tensor.empty(%m) : tensor<?x5xi32>
  %e7 = tensor.empty(%m) : tensor<?x7xi32>
  %i0 = linalg.broadcast ins(%b : tensor<5xi32>) outs(%e : tensor<?x5xi32>) dimensions = [0]
  %i1 = linalg.fill ins(%zero : i32) outs(%e7 : tensor<?x7xi32>) -> tensor<?x7xi32>
  %i2 = linalg.fill ins(%one : i32) outs(%e : tensor<?x5xi32>) -> tensor<?x5xi32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xi32>, tensor<8x5xi32>)
                     outs(%i0 : tensor<?x5xi32>) -> tensor<?x5xi32>
  %1 = linalg.matmul ins(%x, %v : tensor<?x8xi32>, tensor<8x7xi32>)
                     outs(%i1 : tensor<?x7xi32>) -> tensor<?x7xi32>
  %2 = linalg.matmul ins(%x, %w : tensor<?x8xi32>, tensor<8x5xi32>)
                     outs(%i2 : tensor<?x5xi32>) -> tensor<?x5xi32>
  %3 = linalg.mul ins(%2, %2 : tensor<?x5xi32>, tensor<?x5xi32>)
                  outs(%e : tensor<?x5xi32>) -> tensor<?x5xi32>
  return %0, %1, %3 : tensor<?x5xi32>, tensor<?x7xi32>, tensor<?x5xi32>
}

// Read along k in one and along n in the other, or zero- and sign-extended: other products.
// CHECK-LABEL: flow.executable @other_products_dispatch_0
// CHECK-COUNT-2: arith.muli
// CHECK:         tensor.parallel_insert_slice
// CHECK-LABEL: flow.executable @transposed_dispatch_0
// CHECK-COUNT-2: linalg.matmul
// CHECK:         tensor.parallel_insert_slice
func.func @other_products(%x: tensor<4x8xi8>, %w: tensor<8x5xi8>, %b: tensor<4x5xi32>)
    -> (tensor<4x5xi32>, tensor<4x5xi32>) {
  %zero = arith.constant dense<0> : tensor<4x5xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<4x8xi8>, tensor<8x5xi8>) outs(%zero : tensor<4x5xi32>) {
    ^bb0(%p: i8, %q: i8, %c: i32):
      %a = arith.extsi %p : i8 to i32
      %d = arith.extui %q : i8 to i32
      %f = arith.muli %a, %d : i32
      %r = arith.addi %c, %f : i32
      linalg.yield %r : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<4x8xi8>, tensor<8x5xi8>) outs(%b : tensor<4x5xi32>) {
    ^bb0(%p: i8, %q: i8, %c: i32):
      %a = arith.extsi %p : i8 to i32
      %d = arith.extsi %q : i8 to i32
      %f = arith.muli %a, %d : i32
      %r = arith.addi %c, %f : i32
      linalg.yield %r : i32
  } -> tensor<4x5xi32>
  return %0, %1 : tensor<4x5xi32>, tensor<4x5xi32>
}
func.func @transposed(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<4x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                      affine_map<(m, n, k) -> (n, k)>,
                                      affine_map<(m, n, k) -> (m, n)>]
                     ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
