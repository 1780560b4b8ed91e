// Slices, insertions and concatenations, on all devices.
// RUN: cotile-compile %s -o %t.so --target=cpu,vulkan
// RUN: cotile-run %t.so --device=cpu --function=strided "--input=4x6xi32=0 1 2 3 4 5 10 11 12 13 14 15 20 21 22 23 24 25 30 31 32 33 34 35" | FileCheck %s --check-prefix=STRIDED
// STRIDED: 2x3xi32={{\[\[}}11 13 15][31 33 35]]
// RUN: cotile-run %t.so --device=cpu --function=row "--input=3x4xi32=0 1 2 3 10 11 12 13 20 21 22 23" | FileCheck %s --check-prefix=ROW
// ROW: 4xi32=[20 22 24 26]
// RUN: cotile-run %t.so --device=cpu --function=last2 "--input=2x5xi32=0 1 2 3 4 10 11 12 13 14" | FileCheck %s --check-prefix=LAST
// RUN: cotile-run %t.so --device=cpu:apart --function=last2 "--input=2x5xi32=0 1 2 3 4 10 11 12 13 14" | FileCheck %s --check-prefix=LAST
// LAST: 2x2xi32={{\[\[}}3 4][13 14]]
// RUN: not cotile-run %t.so --device=cpu --function=last2 "--input=2x1xi32=0 1" 2>&1 | FileCheck %s --check-prefix=SHORT
// SHORT: function 'last2': {{.*}}dimension 1 of tensor.extract_slice is too short for the slice: got 0, expected 1
// RUN: cotile-run %t.so --device=cpu --function=product "--input=2x4xf32=1 2 3 4 5 6 7 8" "--input=2x2xf32=1 0 0 1" | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: 2x2xf32={{\[\[}}3 4][7 8]]
// RUN: cotile-run %t.so --device=cpu --function=insert "--input=3x4xi32=0 1 2 3 10 11 12 13 20 21 22 23" "--input=2xi32=7 8" | FileCheck %s --check-prefix=INSERT
// INSERT:      {{.}}0: 3x4xi32={{\[\[}}0 1 2 3][10 7 12 8][20 21 22 23]]
// INSERT-NEXT: {{.}}1: 3x4xi32={{\[\[}}0 1 2 3][10 11 12 13][20 21 22 23]]
// RUN: not cotile-run %t.so --device=cpu --function=put "--input=5xi32=1 2 3 4 5" "--input=2xi32=6 7" "--input=3x0xi32=" 2>&1 | FileCheck %s --check-prefix=PUT
// PUT: function 'put': {{.*}}slices.mlir:[[#]]:[[#]]: dimension 0 of tensor.insert_slice gets another size than the slice has: got 2, expected 3
// RUN: cotile-run %t.so --device=cpu --function=put "--input=5xi32=1 2 3 4 5" "--input=2xi32=6 7" "--input=2x0xi32=" | FileCheck %s --check-prefix=IN-PLACE
// IN-PLACE: 5xi32=[1 6 7 4 5]
// RUN: cotile-run %t.so --device=cpu --function=pad "--input=2x1xi32=1 2" | FileCheck %s --check-prefix=PAD
// PAD: 4x3xi32={{\[\[}}9 9 9][9 1 9][9 2 9][0 0 0]]
// RUN: cotile-run %t.so --device=cpu --function=concat "--input=2x1xi32=1 2" "--input=2x0xi32=" "--input=2x2xi32=3 4 5 6" | FileCheck %s --check-prefix=CONCAT
// CONCAT: 2x3xi32={{\[\[}}1 3 4][2 5 6]]
// RUN: not cotile-run %t.so --device=cpu --function=concat "--input=2x1xi32=1 2" "--input=1x1xi32=3" "--input=2x2xi32=3 4 5 6" 2>&1 | FileCheck %s --check-prefix=UNEQUAL
// UNEQUAL: slices.mlir:[[#]]:[[#]]: dimension 0 of tensor.concat is not equal in all parts: got 1, expected 2
// RUN: cotile-run %t.so --device=cpu --function=empty --input=4x6xi32=1 --input=2x3xi32=1 | FileCheck %s --check-prefix=EMPTY
// EMPTY:      {{.}}0: 4x0xi32=[]
// EMPTY-NEXT: {{.}}1: 2x0xi32=[]
// RUN: not cotile-run %t.so --device=cpu --function=empty --input=4x6xi32=1 --input=2x0xi32= 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: function 'empty': {{.*}}dimension 1 of tensor.extract_slice has no room for the slice at its offset: got 0, expected 1

// The same on Vulkan.
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=strided "--input=4x6xi32=0 1 2 3 4 5 10 11 12 13 14 15 20 21 22 23 24 25 30 31 32 33 34 35" | FileCheck %s --check-prefix=STRIDED %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=last2 "--input=2x5xi32=0 1 2 3 4 10 11 12 13 14" | FileCheck %s --check-prefix=LAST %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=product "--input=2x4xf32=1 2 3 4 5 6 7 8" "--input=2x2xf32=1 0 0 1" | FileCheck %s --check-prefix=PRODUCT %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=insert "--input=3x4xi32=0 1 2 3 10 11 12 13 20 21 22 23" "--input=2xi32=7 8" | FileCheck %s --check-prefix=INSERT %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=concat "--input=2x1xi32=1 2" "--input=2x0xi32=" "--input=2x2xi32=3 4 5 6" | FileCheck %s --check-prefix=CONCAT %}

#id = affine_map<(i, j) -> (i, j)>
#i = affine_map<(i) -> (i)>

func.func @strided(%x: tensor<4x6xi32>) -> tensor<2x3xi32> {
  %0 = tensor.extract_slice %x[1, 1] [2, 3] [2, 2] : tensor<4x6xi32> to tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// One dimension less; of a slice of a slice.
func.func @row(%x: tensor<3x4xi32>) -> tensor<4xi32> {
  %0 = tensor.extract_slice %x[1, 0] [2, 4] [1, 1] : tensor<3x4xi32> to tensor<2x4xi32>
  %1 = tensor.extract_slice %0[1, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<4xi32>
  %2 = tensor.extract_slice %0[0, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %ten = arith.constant 10 : i32
  %r = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%1, %2 : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %s = arith.addi %a, %b : i32
    %d = arith.subi %s, %ten : i32
    linalg.yield %d : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @last2(%x: tensor<2x?xi32>) -> tensor<2x2xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c1 : tensor<2x?xi32>
  %o = arith.subi %n, %c2 : index
  %0 = tensor.extract_slice %x[0, %o] [2, 2] [1, 1] : tensor<2x?xi32> to tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// A product reads a copy.
func.func @product(%x: tensor<2x4xf32>, %w: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %z = arith.constant dense<0.0> : tensor<2x2xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<2x2xf32>, tensor<2x2xf32>)
      outs(%z : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// The destination is still needed as it was.
func.func @insert(%x: tensor<3x4xi32>, %y: tensor<2xi32>) -> (tensor<3x4xi32>, tensor<3x4xi32>) {
  %0 = tensor.insert_slice %y into %x[1, 1] [1, 2] [1, 2] : tensor<2xi32> into tensor<3x4xi32>
  return %0, %x : tensor<3x4xi32>, tensor<3x4xi32>
}

// A size that is told apart.
func.func @put(%x: tensor<5xi32>, %y: tensor<?xi32>, %z: tensor<?x0xi32>) -> tensor<5xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %z, %c0 : tensor<?x0xi32>
  %0 = tensor.insert_slice %y into %x[1] [%n] [1] : tensor<?xi32> into tensor<5xi32>
  return %0 : tensor<5xi32>
}

// Into constants, of constants.
func.func @pad(%x: tensor<2x?xi32>) -> tensor<4x3xi32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<2x?xi32>
  %nines = arith.constant dense<9> : tensor<4x3xi32>
  %zeros = arith.constant dense<0> : tensor<1x3xi32>
  %0 = tensor.insert_slice %x into %nines[1, 1] [2, %n] [1, 1] : tensor<2x?xi32> into tensor<4x3xi32>
  %1 = tensor.insert_slice %zeros into %0[3, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<4x3xi32>
  return %1 : tensor<4x3xi32>
}

func.func @concat(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x2xi32>) -> tensor<?x?xi32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x2xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// Slices without elements.
func.func @empty(%x: tensor<4x6xi32>, %y: tensor<?x?xi32>) -> (tensor<4x0xi32>, tensor<?x0xi32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?x?xi32>
  %0 = tensor.extract_slice %x[0, 5] [4, 0] [1, 1] : tensor<4x6xi32> to tensor<4x0xi32>
  %1 = tensor.extract_slice %y[0, 1] [%n, 0] [1, 1] : tensor<?x?xi32> to tensor<?x0xi32>
  return %0, %1 : tensor<4x0xi32>, tensor<?x0xi32>
}
