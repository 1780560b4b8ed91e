// Small programs whose results are easy to say, grouped and apart.
// RUN: cotile-compile %s -o %t.so --group=always && cotile-compile %s -o %t.apart.so --no-fuse
// RUN: cotile-compile %s -o %t.plain.so --group=always --reference-kernels

// A result twice, an argument, a constant, a fill and a view of an argument as results.
// RUN: cotile-run %t.so --function=returns "--input=2x2xi32=1 2 3 4" | FileCheck %s --check-prefix=RETURNS
// RUN: cotile-run %t.apart.so --function=returns "--input=2x2xi32=1 2 3 4" | FileCheck %s --check-prefix=RETURNS
// RETURNS:      {{.}}0: 2x2xi32={{\[\[}}7 10][15 22]]
// RETURNS-NEXT: {{.}}1: 2x2xi32={{\[\[}}7 10][15 22]]
// RETURNS-NEXT: {{.}}2: 2x2xi32={{\[\[}}1 2][3 4]]
// RETURNS-NEXT: {{.}}3: 2x2xi32={{\[\[}}5 6][7 8]]
// RETURNS-NEXT: {{.}}4: 2x2xi32={{\[\[}}9 9][9 9]]
// RETURNS-NEXT: {{.}}5: 4xi32=[1 2 3 4]
func.func @returns(%x: tensor<2x2xi32>)
    -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xi32>) {
  %c = arith.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %n = arith.constant dense<9> : tensor<2x2xi32>
  %z = arith.constant dense<0> : tensor<2x2xi32>
  %0 = linalg.matmul ins(%x, %x : tensor<2x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v = tensor.collapse_shape %x [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  return %0, %0, %x, %c, %n, %v
      : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<4xi32>
}

// X times itself, X plus X times W, X as the initial value.
// RUN: cotile-run %t.so --function=x_everywhere "--input=3x3xi32=1 0 0 0 2 0 0 1 3" "--input=3x3xi32=1 2 3 4 5 6 7 8 9" | FileCheck %s --check-prefix=EVERYWHERE
// RUN: cotile-run %t.apart.so --function=x_everywhere "--input=3x3xi32=1 0 0 0 2 0 0 1 3" "--input=3x3xi32=1 2 3 4 5 6 7 8 9" | FileCheck %s --check-prefix=EVERYWHERE
// RUN: cotile-run %t.plain.so --function=x_everywhere "--input=3x3xi32=1 0 0 0 2 0 0 1 3" "--input=3x3xi32=1 2 3 4 5 6 7 8 9" | FileCheck %s --check-prefix=EVERYWHERE
// EVERYWHERE:      {{.}}0: 3x3xi32={{\[\[}}1 0 0][0 4 0][0 5 9]]
// EVERYWHERE-NEXT: {{.}}1: 3x3xi32={{\[\[}}2 2 3][8 12 12][25 30 36]]
// EVERYWHERE-NEXT: {{.}}2: 3x3xi32={{\[\[}}2 2 3][8 12 12][25 30 36]]
func.func @x_everywhere(%x: tensor<3x3xi32>, %w: tensor<3x3xi32>)
    -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) {
  %z = arith.constant dense<0> : tensor<3x3xi32>
  %e = tensor.empty() : tensor<3x3xi32>
  %0 = linalg.matmul ins(%x, %x : tensor<3x3xi32>, tensor<3x3xi32>)
                     outs(%z : tensor<3x3xi32>) -> tensor<3x3xi32>
  %1 = linalg.matmul ins(%x, %w : tensor<3x3xi32>, tensor<3x3xi32>)
                     outs(%z : tensor<3x3xi32>) -> tensor<3x3xi32>
  %2 = linalg.add ins(%1, %x : tensor<3x3xi32>, tensor<3x3xi32>)
                  outs(%e : tensor<3x3xi32>) -> tensor<3x3xi32>
  %3 = linalg.matmul ins(%x, %w : tensor<3x3xi32>, tensor<3x3xi32>)
                     outs(%x : tensor<3x3xi32>) -> tensor<3x3xi32>
  return %0, %2, %3 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>
}

// A consumer of two members in swapped order, interleaved with a third.
// RUN: cotile-run %t.so --function=consumer "--input=1x2xi32=1 10" "--input=2x2xi32=1 2 3 4" "--input=2x2xi32=5 6 7 8" "--input=2x2xi32=1 0 0 1" | FileCheck %s --check-prefix=CONSUMER
// RUN: cotile-run %t.apart.so --function=consumer "--input=1x2xi32=1 10" "--input=2x2xi32=1 2 3 4" "--input=2x2xi32=5 6 7 8" "--input=2x2xi32=1 0 0 1" | FileCheck %s --check-prefix=CONSUMER
// CONSUMER:      {{.}}0: 1x2xi32={{\[\[}}1 10]]
// CONSUMER-NEXT: {{.}}1: 1x2xi32={{\[\[}}44 44]]
func.func @consumer(%x: tensor<1x2xi32>, %w0: tensor<2x2xi32>, %w1: tensor<2x2xi32>,
                    %w2: tensor<2x2xi32>) -> (tensor<1x2xi32>, tensor<1x2xi32>) {
  %z = arith.constant dense<0> : tensor<1x2xi32>
  %e = tensor.empty() : tensor<1x2xi32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  %2 = linalg.sub ins(%1, %0 : tensor<1x2xi32>, tensor<1x2xi32>)
                  outs(%e : tensor<1x2xi32>) -> tensor<1x2xi32>
  %3 = linalg.matmul ins(%x, %w2 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  return %3, %2 : tensor<1x2xi32>, tensor<1x2xi32>
}

// A third member that depends on the second, and a chain of two groups.
// RUN: cotile-run %t.so --function=chain "--input=1x2xi32=1 2" "--input=2x2xi32=1 0 0 1" "--input=2x2xi32=2 0 0 3" | FileCheck %s --check-prefix=CHAIN
// RUN: cotile-run %t.apart.so --function=chain "--input=1x2xi32=1 2" "--input=2x2xi32=1 0 0 1" "--input=2x2xi32=2 0 0 3" | FileCheck %s --check-prefix=CHAIN
// CHAIN:      {{.}}0: 1x2xi32={{\[\[}}1 2]]
// CHAIN-NEXT: {{.}}1: 1x2xi32={{\[\[}}2 6]]
// CHAIN-NEXT: {{.}}2: 1x2xi32={{\[\[}}2 6]]
// CHAIN-NEXT: {{.}}3: 1x2xi32={{\[\[}}4 18]]
func.func @chain(%x: tensor<1x2xi32>, %w0: tensor<2x2xi32>, %w1: tensor<2x2xi32>)
    -> (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) {
  %z = arith.constant dense<0> : tensor<1x2xi32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  %2 = linalg.matmul ins(%1, %w0 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  %3 = linalg.matmul ins(%1, %w1 : tensor<1x2xi32>, tensor<2x2xi32>)
                     outs(%z : tensor<1x2xi32>) -> tensor<1x2xi32>
  return %0, %1, %2, %3 : tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>
}

// What is around a contraction and is none: transposition as a result, a reduction, rank 0.
// RUN: cotile-run %t.so --function=rest "--input=2x3xi32=1 2 3 4 5 6" --input=i32=7 | FileCheck %s --check-prefix=REST
// REST:      {{.}}0: 3x2xi32={{\[\[}}1 4][2 5][3 6]]
// REST-NEXT: {{.}}1: 2xi32=[6 15]
// REST-NEXT: {{.}}2: i32=14
func.func @rest(%x: tensor<2x3xi32>, %s: tensor<i32>)
    -> (tensor<3x2xi32>, tensor<2xi32>, tensor<i32>) {
  %t = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.transpose ins(%x : tensor<2x3xi32>) outs(%t : tensor<3x2xi32>) permutation = [1, 0]
  %z = arith.constant dense<0> : tensor<2xi32>
  %1 = linalg.reduce ins(%x : tensor<2x3xi32>) outs(%z : tensor<2xi32>) dimensions = [1]
    (%a: i32, %b: i32) {
      %sum = arith.addi %a, %b : i32
      linalg.yield %sum : i32
    }
  %e = tensor.empty() : tensor<i32>
  %2 = linalg.add ins(%s, %s : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<3x2xi32>, tensor<2xi32>, tensor<i32>
}

// i8 weights of several kinds beside each other; unsigned extension is another function.
// RUN: cotile-run %t.so --function=unsigned "--input=1x2xi8=-1 2" "--input=2x1xi8=-1 1" | FileCheck %s --check-prefix=UNSIGNED
// RUN: cotile-run %t.apart.so --function=unsigned "--input=1x2xi8=-1 2" "--input=2x1xi8=-1 1" | FileCheck %s --check-prefix=UNSIGNED
// UNSIGNED:      {{.}}0: 1x1xi32={{\[\[}}3]]
// UNSIGNED-NEXT: {{.}}1: 1x1xi32={{\[\[}}-253]]
func.func @unsigned(%x: tensor<1x2xi8>, %w: tensor<2x1xi8>)
    -> (tensor<1x1xi32>, tensor<1x1xi32>) {
  %z = arith.constant dense<0> : tensor<1x1xi32>
  %0 = linalg.matmul ins(%x, %w : tensor<1x2xi8>, tensor<2x1xi8>)
                     outs(%z : tensor<1x1xi32>) -> tensor<1x1xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                                        affine_map<(m, n, k) -> (k, n)>,
                                        affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<1x2xi8>, tensor<2x1xi8>) outs(%z : tensor<1x1xi32>) {
    ^bb0(%a: i8, %b: i8, %c: i32):
      %as = arith.extsi %a : i8 to i32
      %bu = arith.extui %b : i8 to i32
      %mul = arith.muli %as, %bu : i32
      %add = arith.addi %c, %mul : i32
      linalg.yield %add : i32
  } -> tensor<1x1xi32>
  return %0, %1 : tensor<1x1xi32>, tensor<1x1xi32>
}

// Reshapes to computed sizes: rows of all batches multiplied, then seen as length times batch.
// RUN: cotile-run %t.so --function=reshaped "--input=2x3x2xi32=1 2 3 4 5 6 7 8 9 10 11 12" "--input=2x2xi32=1 1 0 1" "--input=3x2x2xi32=10 20 30 40 50 60 70 80 90 100 110 120" | FileCheck %s --check-prefix=RESHAPED
// RUN: cotile-run %t.plain.so --function=reshaped "--input=2x3x2xi32=1 2 3 4 5 6 7 8 9 10 11 12" "--input=2x2xi32=1 1 0 1" "--input=3x2x2xi32=10 20 30 40 50 60 70 80 90 100 110 120" | FileCheck %s --check-prefix=RESHAPED
// RESHAPED: {{.}}0: 3x2x2xi32={{\[\[\[}}11 23][33 47]][{{\[}}55 71][77 95]][{{\[}}99 119][121 143]]]
// RUN: not cotile-run %t.so --function=reshaped "--input=2x3x2xi32=1 2 3 4 5 6 7 8 9 10 11 12" "--input=2x2xi32=1 1 0 1" "--input=2x3x2xi32=1 2 3 4 5 6 7 8 9 10 11 12" 2>&1 | FileCheck %s --check-prefix=UNEQUAL
// UNEQUAL: values.mlir:[[#]]:[[#]]: dimension {{[0-9]}} of linalg.{{.*}} is not equal in all operands
func.func @reshaped(%x: tensor<?x?x2xi32>, %w: tensor<2x2xi32>, %z: tensor<?x?x2xi32>)
    -> tensor<?x?x2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %b = tensor.dim %x, %c0 : tensor<?x?x2xi32>
  %l = tensor.dim %x, %c1 : tensor<?x?x2xi32>
  %bl = arith.muli %b, %l : index
  %to_rows = tensor.from_elements %bl, %c2 : tensor<2xindex>
  %rows = tensor.reshape %x(%to_rows) : (tensor<?x?x2xi32>, tensor<2xindex>) -> tensor<?x2xi32>
  %e = tensor.empty(%bl) : tensor<?x2xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<?x2xi32>) -> tensor<?x2xi32>
  %0 = linalg.matmul ins(%rows, %w : tensor<?x2xi32>, tensor<2x2xi32>)
                     outs(%f : tensor<?x2xi32>) -> tensor<?x2xi32>
  %to_batch = tensor.from_elements %l, %b, %c2 : tensor<3xindex>
  %1 = tensor.reshape %0(%to_batch) : (tensor<?x2xi32>, tensor<3xindex>) -> tensor<?x?x2xi32>
  %e3 = tensor.empty(%l, %b) : tensor<?x?x2xi32>
  %2 = linalg.add ins(%1, %z : tensor<?x?x2xi32>, tensor<?x?x2xi32>)
                  outs(%e3 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
  return %2 : tensor<?x?x2xi32>
}
