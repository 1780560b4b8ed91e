// A module to be linked beside first.mlir: names and symbols are the same, values are not.
module @"second model" {
  func.func @f(%x: tensor<8x4xf32>, %d: tensor<4xf64>) -> (tensor<8x4xf32>, tensor<4xf16>) {
    %w = arith.constant dense<2.5> : tensor<8x4xf32>
    %e = tensor.empty() : tensor<8x4xf32>
    %q = tensor.empty() : tensor<4xf16>
    %y = linalg.add ins(%x, %w : tensor<8x4xf32>, tensor<8x4xf32>)
                    outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %h = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
        ins(%d : tensor<4xf64>) outs(%q : tensor<4xf16>) {
    ^bb0(%in: f64, %out: f16):
      %t = arith.truncf %in : f64 to f16
      linalg.yield %t : f16
    } -> tensor<4xf16>
    return %y, %h : tensor<8x4xf32>, tensor<4xf16>
  }
  func.func @g(%x: tensor<1x8xf32>, %w: tensor<8x4xf32> {cotile.parameter = "w"})
      -> tensor<1x4xf32> {
    %z = arith.constant dense<0.0> : tensor<1x4xf32>
    %y = linalg.matmul ins(%x, %w : tensor<1x8xf32>, tensor<8x4xf32>)
                       outs(%z : tensor<1x4xf32>) -> tensor<1x4xf32>
    return %y : tensor<1x4xf32>
  }
}
