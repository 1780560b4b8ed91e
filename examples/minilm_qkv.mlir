// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The query, key and value projections of the first attention layer of all-MiniLM-L6-v2:
// q = x * transpose(Wq) + bq, and likewise k and v, for any number of rows (tokens) of x.
//
// The weights are parameters: bound by name from the model's safetensors file when the module
// runs, stored [out, in] as PyTorch keeps them. The six layers of the model differ only in the
// number in these names.

#rows_by_k = affine_map<(m, n, k) -> (m, k)>
#cols_by_k = affine_map<(m, n, k) -> (n, k)>
#rows_by_cols = affine_map<(m, n, k) -> (m, n)>
#element = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>

func.func @qkv(
    %x: tensor<?x384xf32>,
    %wq: tensor<384x384xf32> {cotile.parameter = "encoder.layer.0.attention.self.query.weight"},
    %bq: tensor<384xf32> {cotile.parameter = "encoder.layer.0.attention.self.query.bias"},
    %wk: tensor<384x384xf32> {cotile.parameter = "encoder.layer.0.attention.self.key.weight"},
    %bk: tensor<384xf32> {cotile.parameter = "encoder.layer.0.attention.self.key.bias"},
    %wv: tensor<384x384xf32> {cotile.parameter = "encoder.layer.0.attention.self.value.weight"},
    %bv: tensor<384xf32> {cotile.parameter = "encoder.layer.0.attention.self.value.bias"})
    -> (tensor<?x384xf32>, tensor<?x384xf32>, tensor<?x384xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x384xf32>
  %empty = tensor.empty(%rows) : tensor<?x384xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x384xf32>) -> tensor<?x384xf32>

  %xq = linalg.matmul indexing_maps = [#rows_by_k, #cols_by_k, #rows_by_cols]
      ins(%x, %wq : tensor<?x384xf32>, tensor<384x384xf32>)
      outs(%zeros : tensor<?x384xf32>) -> tensor<?x384xf32>
  %q = linalg.generic {indexing_maps = [#element, #column, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%xq, %bq : tensor<?x384xf32>, tensor<384xf32>)
      outs(%empty : tensor<?x384xf32>) {
    ^bb0(%dot: f32, %bias: f32, %unused: f32):
      %sum = arith.addf %dot, %bias : f32
      linalg.yield %sum : f32
  } -> tensor<?x384xf32>

  %xk = linalg.matmul indexing_maps = [#rows_by_k, #cols_by_k, #rows_by_cols]
      ins(%x, %wk : tensor<?x384xf32>, tensor<384x384xf32>)
      outs(%zeros : tensor<?x384xf32>) -> tensor<?x384xf32>
  %k = linalg.generic {indexing_maps = [#element, #column, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%xk, %bk : tensor<?x384xf32>, tensor<384xf32>)
      outs(%empty : tensor<?x384xf32>) {
    ^bb0(%dot: f32, %bias: f32, %unused: f32):
      %sum = arith.addf %dot, %bias : f32
      linalg.yield %sum : f32
  } -> tensor<?x384xf32>

  %xv = linalg.matmul indexing_maps = [#rows_by_k, #cols_by_k, #rows_by_cols]
      ins(%x, %wv : tensor<?x384xf32>, tensor<384x384xf32>)
      outs(%zeros : tensor<?x384xf32>) -> tensor<?x384xf32>
  %v = linalg.generic {indexing_maps = [#element, #column, #element],
                       iterator_types = ["parallel", "parallel"]}
      ins(%xv, %bv : tensor<?x384xf32>, tensor<384xf32>)
      outs(%empty : tensor<?x384xf32>) {
    ^bb0(%dot: f32, %bias: f32, %unused: f32):
      %sum = arith.addf %dot, %bias : f32
      linalg.yield %sum : f32
  } -> tensor<?x384xf32>

  return %q, %k, %v : tensor<?x384xf32>, tensor<?x384xf32>, tensor<?x384xf32>
}
