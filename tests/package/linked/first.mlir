// A module to be linked into a program: a function of the same name as in second.mlir, a constant,
// and conversions that are calls.
func.func @f(%x: tensor<?x8xf32>, %d: tensor<4xf64>)
    -> (tensor<?x4xf32>, tensor<4xf16>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [2.0, 3.0, 4.0, 5.0], [3.0, 4.0, 5.0, 6.0],
                             [4.0, 5.0, 6.0, 7.0], [5.0, 6.0, 7.0, 8.0], [6.0, 7.0, 8.0, 9.0],
                             [7.0, 8.0, 9.0, 10.0], [8.0, 9.0, 10.0, 11.0]]> : tensor<8x4xf32>
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x4xf32>
  %q = tensor.empty() : tensor<4xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x4xf32>)
                     outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%d : tensor<4xf64>) outs(%q : tensor<4xf16>) {
  ^bb0(%in: f64, %out: f16):
    %c = math.cbrt %in : f64
    %t = arith.truncf %c : f64 to f16
    linalg.yield %t : f16
  } -> tensor<4xf16>
  return %y, %h, %w : tensor<?x4xf32>, tensor<4xf16>, tensor<8x4xf32>
}
