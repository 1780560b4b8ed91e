// Bodies that read elements of tensors from outside, indices of loops and computed scalars; and
// their assertions.
// RUN: cotile-compile %s -o %t.so --target=cpu,vulkan
// RUN: cotile-run %t.so --device=cpu --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 1 2" | FileCheck %s --check-prefix=GATHER
// RUN: cotile-run %t.so --device=cpu:threads=2 --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 1 2" | FileCheck %s --check-prefix=GATHER
// GATHER: 4x2xf32={{\[\[}}22 21][0 1][12 11][22 21]]
// RUN: not cotile-run %t.so --device=cpu --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 3 2" 2>&1 | FileCheck %s --check-prefix=HIGH
// RUN: not cotile-run %t.so --device=cpu:threads=2 --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 3 2" 2>&1 | FileCheck %s --check-prefix=HIGH
// RUN: not cotile-run %t.so --device=cpu:apart --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 3 2" 2>&1 | FileCheck %s --check-prefix=HIGH
// HIGH: function 'gather': too large
// RUN: not cotile-run %t.so --device=cpu --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=2xi64=2 -1" 2>&1 | FileCheck %s --check-prefix=LOW
// LOW: function 'gather': negative
// RUN: cotile-run %t.so --device=cpu --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=0xi64=" | FileCheck %s --check-prefix=NONE
// NONE: 0x2xf32=
// RUN: cotile-run %t.so --device=cpu --function=nearest "--input=3xf32=7 8 9" "--input=4xi64=1 -5 9223372036854775807 2" | FileCheck %s --check-prefix=NEAREST
// NEAREST: 4xf32=[8 7 9 9]
// RUN: not cotile-run %t.so --device=cpu --function=nearest "--input=0xf32=" "--input=4xi64=1 -5 9 2" 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: element-reads.mlir:[[#]]:[[#]]: dimension 0 of tensor.extract is empty, but is read at computed indices
// RUN: cotile-run %t.so --device=cpu --function=tail "--input=40000x0xi32=" | FileCheck %s --check-prefix=TAIL
// TAIL: 3xi64=[39997 39998 39999]
// RUN: cotile-run %t.so --device=cpu --function=mean "--input=2x4xf32=1 2 3 4 5 6 7 8" | FileCheck %s --check-prefix=MEAN
// MEAN: 2xf32=[2.5 6.5]
// RUN: cotile-run %t.so --device=cpu --function=largest "--input=2x4xf32=1 9 3 4 5 6 7 8" | FileCheck %s --check-prefix=LARGEST
// LARGEST: 2xi64=[1 3]
// RUN: cotile-run %t.so --device=cpu --function=softmax "--input=2x2xf32=0 0 1000 0" | FileCheck %s --check-prefix=SOFTMAX
// SOFTMAX: 2x2xf32={{\[\[}}0.5 0.5][1 0]]

// The same on Vulkan.
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 1 2" | FileCheck %s --check-prefix=GATHER %}
// RUN: %if vulkan %{ not env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=gather "--input=3x2xf32=0 1 12 11 22 21" "--input=4xi64=2 0 3 2" 2>&1 | FileCheck %s --check-prefix=HIGH %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=tail "--input=40000x0xi32=" | FileCheck %s --check-prefix=TAIL %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=mean "--input=2x4xf32=1 2 3 4 5 6 7 8" | FileCheck %s --check-prefix=MEAN %}
// RUN: %if vulkan %{ env ASAN_OPTIONS=detect_leaks=0 cotile-run %t.so --device=vulkan --function=largest "--input=2x4xf32=1 9 3 4 5 6 7 8" | FileCheck %s --check-prefix=LARGEST %}

#i = affine_map<(i) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func @gather(%t: tensor<?x2xf32>, %ids: tensor<?xi64>) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %n = tensor.dim %ids, %c0 : tensor<?xi64>
  %rows = tensor.dim %t, %c0 : tensor<?x2xf32>
  %e = tensor.empty(%n) : tensor<?x2xf32>
  %r = linalg.generic {indexing_maps = [#row, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<?xi64>) outs(%e : tensor<?x2xf32>) {
  ^bb0(%id: i64, %o: f32):
    %i = arith.index_cast %id : i64 to index
    %j = linalg.index 1 : index
    %below = arith.cmpi slt, %i, %rows : index
    cf.assert %below, "too large"
    %above = arith.cmpi sge, %id, %zero : i64
    cf.assert %above, "negative"
    %x = tensor.extract %t[%i, %j] : tensor<?x2xf32>
    linalg.yield %x : f32
  } -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

func.func @nearest(%t: tensor<?xf32>, %ids: tensor<4xi64>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%ids : tensor<4xi64>) outs(%e : tensor<4xf32>) {
  ^bb0(%id: i64, %o: f32):
    %i = arith.index_cast %id : i64 to index
    %x = tensor.extract %t[%i] : tensor<?xf32>
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Workgroups see the indices of the whole.
func.func @tail(%x: tensor<?x0xi32>) -> tensor<3xi64> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?x0xi32>
  %e = tensor.empty(%n) : tensor<?xi64>
  %all = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]}
      outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %o = arith.subi %n, %c3 : index
  %r = tensor.extract_slice %all[%o] [3] [1] : tensor<?xi64> to tensor<3xi64>
  return %r : tensor<3xi64>
}

// A number that the host computes from a size.
func.func @mean(%x: tensor<2x?xf32>) -> tensor<2xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<2x?xf32>
  %i = arith.index_cast %n : index to i64
  %count = arith.sitofp %i : i64 to f32
  %zeros = arith.constant dense<0.0> : tensor<2xf32>
  %sum = linalg.generic {indexing_maps = [#ij, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x?xf32>) outs(%zeros : tensor<2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%sum : tensor<2xf32>) outs(%e : tensor<2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.divf %a, %count : f32
    linalg.yield %q : f32
  } -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// The second of two results alone is read.
func.func @largest(%x: tensor<2x4xf32>) -> tensor<2xi64> {
  %least = arith.constant dense<0xFF800000> : tensor<2xf32>
  %zeros = arith.constant dense<0> : tensor<2xi64>
  %r:2 = linalg.generic {indexing_maps = [#ij, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x4xf32>) outs(%least, %zeros : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %most: f32, %at: i64):
    %j = linalg.index 1 : index
    %here = arith.index_cast %j : index to i64
    %larger = arith.cmpf ogt, %a, %most : f32
    %m = arith.select %larger, %a, %most : f32
    %i = arith.select %larger, %here, %at : i64
    linalg.yield %m, %i : f32, i64
  } -> (tensor<2xf32>, tensor<2xi64>)
  return %r#1 : tensor<2xi64>
}

func.func @softmax(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
