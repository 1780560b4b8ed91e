// Batches whose tiles have dimensions of size 1 beside that of the batch: the slices' types do not
// tell which of them is the batch's.
// RUN: cotile-compile %s -o %t.so
// RUN: cotile-run %t.so --function=one_deep "--input=2x3x1xf32=1 2 3 4 6 7" "--input=2x1x2xf32=1 7 2 9" | FileCheck %s --check-prefix=DEEP
// DEEP: 2x3x2xf32={{\[\[\[}}1 7][2 14][3 21]]{{\[\[}}8 36][12 54][14 63]]]
// RUN: cotile-run %t.so --function=one_by_one "--input=2x1x1xf32=3 4" "--input=2x1x1xf32=5 6" | FileCheck %s --check-prefix=ONE
// ONE: 2x1x1xf32={{\[\[\[}}15]]{{\[\[}}24]]]
func.func @one_deep(%x: tensor<2x3x1xf32>, %w: tensor<2x1x2xf32>) -> tensor<2x3x2xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x3x2xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<2x3x1xf32>, tensor<2x1x2xf32>)
                           outs(%zero : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %y : tensor<2x3x2xf32>
}

func.func @one_by_one(%x: tensor<2x1x1xf32>, %w: tensor<2x1x1xf32>) -> tensor<2x1x1xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x1x1xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<2x1x1xf32>, tensor<2x1x1xf32>)
                           outs(%zero : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
  return %y : tensor<2x1x1xf32>
}
