#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<()[s0] -> (s0 * 8)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<()[s0] -> (s0 * 2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<?x8xi64>, %arg1: tensor<?x8xi64>) -> tensor<?x8x32xf32> {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c50 = arith.constant 50 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense_resource<torch_tensor_32_torch.float32_10> : tensor<32xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_32_torch.float32_9> : tensor<32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_32_torch.float32_8> : tensor<32xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_32_64_torch.float32> : tensor<32x64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_32_torch.float32> : tensor<64x32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_torch.float32_7> : tensor<32xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_32_torch.float32_6> : tensor<32xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_32_torch.float32_5> : tensor<32xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_4> : tensor<32x32xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_32_torch.float32_4> : tensor<32xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_3> : tensor<32x32xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_32_torch.float32_3> : tensor<32xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_2> : tensor<32x32xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_32_torch.float32_2> : tensor<32xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_1> : tensor<32x32xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_23 = arith.constant 9.9999999999999998E-13 : f64
    %cst_24 = arith.constant dense_resource<torch_tensor_32_32_torch.float32> : tensor<32x32xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_2_32_torch.float32> : tensor<2x32xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_50_32_torch.float32> : tensor<50x32xf32>
    %cst_27 = arith.constant 3.200000e+01 : f64
    %cst_28 = arith.constant 3.200000e+01 : f32
    %cst_29 = arith.constant -3.40282347E+38 : f32
    %cst_30 = arith.constant 4.000000e+00 : f32
    %cst_31 = arith.constant 1.41421354 : f32
    %cst_32 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xi64>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %460 = linalg.index 0 : index
      %461 = arith.index_cast %460 : index to i64
      linalg.yield %461 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %3 = tensor.empty(%dim) : tensor<?x8x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x8xi64>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %460 = arith.index_cast %in : i64 to index
      %461 = linalg.index 2 : index
      %462 = arith.cmpi slt, %460, %c50 : index
      cf.assert %462, "index must be smaller than dim size"
      %463 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %463, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_26[%460, %461] : tensor<50x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x32xf32>
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "negative values not allowed in new dimensions"
    %6 = tensor.empty(%dim) : tensor<?x8xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<i64>) outs(%6 : tensor<?x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x8xi64>
    %8 = tensor.empty(%dim) : tensor<?x8x32xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x8xi64>) outs(%8 : tensor<?x8x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %460 = arith.index_cast %in : i64 to index
      %461 = linalg.index 2 : index
      %462 = arith.cmpi slt, %460, %c2 : index
      cf.assert %462, "index must be smaller than dim size"
      %463 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %463, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_25[%460, %461] : tensor<2x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x32xf32>
    cf.assert %true, "mismatched size for broadcast"
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %9 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %11 = tensor.empty() : tensor<1x8x32xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8xi64>) outs(%11 : tensor<1x8x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %460 = arith.index_cast %in : i64 to index
      %461 = linalg.index 2 : index
      %462 = arith.cmpi slt, %460, %c32 : index
      cf.assert %462, "index must be smaller than dim size"
      %463 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %463, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_24[%460, %461] : tensor<32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x32xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<?x8x32xf32>, tensor<1x8x32xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %14 = tensor.empty(%dim) : tensor<?x8x32xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x8x32xf32>) outs(%14 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %16 = tensor.empty(%dim) : tensor<?x8x1xf64>
    %17 = linalg.fill ins(%cst : f64) outs(%16 : tensor<?x8x1xf64>) -> tensor<?x8x1xf64>
    %18 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<?x8x32xf64>) outs(%17 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x8x1xf64>) outs(%16 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %20 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %19 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%14 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %20 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%14 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %22 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<?x8x32xf64>) outs(%17 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x8x1xf64>) outs(%16 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %24 = tensor.empty(%dim) : tensor<?x8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x8x1xf64>) outs(%24 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<?x8x32xf32>) outs(%26 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x8x1xf32>) outs(%24 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<?x8x1xf32>) outs(%24 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x8x1xf32>) outs(%24 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %28 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %30 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %cst_22 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %cst_21 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%3 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %dim_33 = tensor.dim %arg1, %c0 : tensor<?x8xi64>
    %expanded_34 = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [%dim_33, 1, 1, 8] : tensor<?x8xi64> into tensor<?x1x1x8xi64>
    %35 = tensor.empty(%dim_33) : tensor<?x1x1x8xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<?x1x1x8xi64>) outs(%35 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %460 = arith.sitofp %in : i64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x1x1x8xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %36 : tensor<f32>, tensor<?x1x1x8xf32>) outs(%35 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x1x1x8xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<?x1x1x8xf32>) outs(%35 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.mulf %in, %cst_29 : f32
      linalg.yield %460 : f32
    } -> tensor<?x1x1x8xf32>
    %collapsed = tensor.collapse_shape %34 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %39 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%cst_20 : tensor<32x32xf32>) outs(%39 : tensor<32x32xf32>) permutation = [1, 0] 
    %40 = affine.apply #map10()[%dim]
    %41 = tensor.empty(%40) : tensor<?x32xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %43 = linalg.matmul ins(%collapsed, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%42 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%41 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %45 = arith.divsi %40, %c8 : index
    %expanded_35 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [%45, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %46 = tensor.empty(%45) : tensor<?x2x8x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<?x8x2x16xf32>) outs(%46 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%cst_18 : tensor<32x32xf32>) outs(%39 : tensor<32x32xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%collapsed, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%42 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%47, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%41 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_38 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [%45, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_39 = linalg.transpose ins(%cst_16 : tensor<32x32xf32>) outs(%39 : tensor<32x32xf32>) permutation = [1, 0] 
    %49 = linalg.matmul ins(%collapsed, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%42 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%49, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%41 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_40 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [%45, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<?x8x2x16xf32>) outs(%46 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %51 = tensor.empty(%45) : tensor<?x2x16x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_38 : tensor<?x8x2x16xf32>) outs(%51 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %52 = tensor.empty(%dim) : tensor<?x2x8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %45, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_36[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_43 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %54 = tensor.empty(%dim) : tensor<?x2x16x8xf32>
    %55 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %45, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_42[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_44 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %56 = affine.apply #map12()[%dim]
    %57 = tensor.empty(%56) : tensor<?x8x8xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %59 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %60 = arith.divsi %56, %c2 : index
    %expanded_45 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %61 = tensor.empty(%60) : tensor<?x2x8x8xf32>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %63 = arith.cmpi eq, %60, %dim_33 : index
    cf.assert %63, "mismatched size for broadcast"
    %64 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %65 = tensor.empty(%60) : tensor<?x2x8xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<?x2x8xi64>) -> tensor<?x2x8xi64>
    %67 = tensor.empty(%60) : tensor<?x2x8xf32>
    %68 = linalg.fill ins(%cst_1 : f32) outs(%67 : tensor<?x2x8xf32>) -> tensor<?x2x8xf32>
    %69:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_46 = tensor.expand_shape %69#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %70 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_46 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %72 = tensor.empty(%60) : tensor<?x2x8x1xf32>
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<?x2x8x1xf32>) -> tensor<?x2x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %75 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %76 = tensor.empty(%dim) : tensor<?x2x8x8xf32>
    %77 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %75[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_47 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %78 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %45, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_41[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_48 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %79 = tensor.empty(%56) : tensor<?x8x16xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %81 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_49 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %82 = tensor.empty(%60) : tensor<?x8x2x16xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %transposed_52 = linalg.transpose ins(%cst_14 : tensor<32x32xf32>) outs(%39 : tensor<32x32xf32>) permutation = [1, 0] 
    %83 = affine.apply #map10()[%60]
    %84 = tensor.empty(%83) : tensor<?x32xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %86 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%86, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %88 = arith.divsi %83, %c8 : index
    %expanded_53 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    %89 = arith.cmpi eq, %88, %dim : index
    cf.assert %89, "mismatched size for broadcast"
    %90 = tensor.empty(%88) : tensor<?x8x32xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %34 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %92 = tensor.empty(%88) : tensor<?x8x32xf64>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %94 = tensor.empty(%88) : tensor<?x8x1xf64>
    %95 = linalg.fill ins(%cst : f64) outs(%94 : tensor<?x8x1xf64>) -> tensor<?x8x1xf64>
    %96 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %97 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %98 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %97 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %99 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %100 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %101 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %102 = tensor.empty(%88) : tensor<?x8x1xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %104 = linalg.fill ins(%cst_0 : f32) outs(%102 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %106 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_54 = tensor.collapse_shape %112 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %113 = tensor.empty() : tensor<32x64xf32>
    %transposed_55 = linalg.transpose ins(%cst_10 : tensor<64x32xf32>) outs(%113 : tensor<32x64xf32>) permutation = [1, 0] 
    %114 = affine.apply #map10()[%88]
    %115 = tensor.empty(%114) : tensor<?x64xf32>
    %116 = linalg.fill ins(%cst_0 : f32) outs(%115 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %117 = linalg.matmul ins(%collapsed_54, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%117, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %119 = arith.divsi %114, %c8 : index
    %expanded_56 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %120 = tensor.empty(%119) : tensor<?x8x64xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_57 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %122 = tensor.empty() : tensor<64x32xf32>
    %transposed_58 = linalg.transpose ins(%cst_8 : tensor<32x64xf32>) outs(%122 : tensor<64x32xf32>) permutation = [1, 0] 
    %123 = affine.apply #map10()[%119]
    %124 = tensor.empty(%123) : tensor<?x32xf32>
    %125 = linalg.fill ins(%cst_0 : f32) outs(%124 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %126 = linalg.matmul ins(%collapsed_57, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%126, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %128 = arith.divsi %123, %c8 : index
    %expanded_59 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    %129 = arith.cmpi eq, %128, %88 : index
    cf.assert %129, "mismatched size for broadcast"
    %130 = tensor.empty(%128) : tensor<?x8x32xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %112 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %132 = tensor.empty(%128) : tensor<?x8x32xf64>
    %133 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %134 = tensor.empty(%128) : tensor<?x8x1xf64>
    %135 = linalg.fill ins(%cst : f64) outs(%134 : tensor<?x8x1xf64>) -> tensor<?x8x1xf64>
    %136 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %138 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %137 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %138 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %140 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %141 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %142 = tensor.empty(%128) : tensor<?x8x1xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %144 = linalg.fill ins(%cst_0 : f32) outs(%142 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %146 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %148 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_60 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %153 = affine.apply #map10()[%128]
    %154 = tensor.empty(%153) : tensor<?x32xf32>
    %155 = linalg.fill ins(%cst_0 : f32) outs(%154 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %156 = linalg.matmul ins(%collapsed_60, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %157 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %158 = arith.divsi %153, %c8 : index
    %expanded_61 = tensor.expand_shape %157 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %159 = tensor.empty(%158) : tensor<?x2x8x16xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %160 = linalg.matmul ins(%collapsed_60, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %161 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%160, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_63 = tensor.expand_shape %161 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %162 = linalg.matmul ins(%collapsed_60, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %163 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%162, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_64 = tensor.expand_shape %163 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_65 = linalg.transpose ins(%expanded_64 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %164 = tensor.empty(%158) : tensor<?x2x16x8xf32>
    %transposed_66 = linalg.transpose ins(%expanded_63 : tensor<?x8x2x16xf32>) outs(%164 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %165 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_62[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_67 = tensor.collapse_shape %165 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %166 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_66[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_68 = tensor.collapse_shape %166 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %167 = linalg.batch_matmul ins(%collapsed_67, %collapsed_68 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_69 = tensor.expand_shape %167 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %63, "mismatched size for broadcast"
    %169 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %170:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_70 = tensor.expand_shape %170#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %expanded_70 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %173 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %174 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %173 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %175 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %174[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_71 = tensor.collapse_shape %175 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %176 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_65[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_72 = tensor.collapse_shape %176 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %177 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_73 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_75 = tensor.collapse_shape %transposed_74 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %178 = linalg.matmul ins(%collapsed_75, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%178, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_76 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    %180 = arith.cmpi eq, %88, %128 : index
    cf.assert %180, "mismatched size for broadcast"
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %152 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %183 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %184 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %185 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %184 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %185 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %187 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%186 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %188 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %194 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %191 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %193 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_77 = tensor.collapse_shape %197 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %198 = linalg.matmul ins(%collapsed_77, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%198, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %expanded_78 = tensor.expand_shape %199 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_79 = tensor.collapse_shape %200 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %201 = linalg.matmul ins(%collapsed_79, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %202 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_80 = tensor.expand_shape %202 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %129, "mismatched size for broadcast"
    %203 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %197 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %205 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %207 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %206 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %208 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %207 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %209 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %210 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %211 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %215 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %213 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %215 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %218 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_81 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %220 = linalg.matmul ins(%collapsed_81, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%220, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_82 = tensor.expand_shape %221 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %222 = linalg.matmul ins(%collapsed_81, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %223 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%222, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_84 = tensor.expand_shape %223 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %224 = linalg.matmul ins(%collapsed_81, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %225 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%224, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_85 = tensor.expand_shape %225 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_87 = linalg.transpose ins(%expanded_84 : tensor<?x8x2x16xf32>) outs(%164 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %226 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_83[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_88 = tensor.collapse_shape %226 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %227 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_87[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_89 = tensor.collapse_shape %227 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %228 = linalg.batch_matmul ins(%collapsed_88, %collapsed_89 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_90 = tensor.expand_shape %228 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %229 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %63, "mismatched size for broadcast"
    %230 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %231:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%230 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_91 = tensor.expand_shape %231#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %232 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %expanded_91 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %233 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %234 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%233 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %235 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %234 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %236 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %235[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_92 = tensor.collapse_shape %236 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %237 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_86[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_93 = tensor.collapse_shape %237 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %238 = linalg.batch_matmul ins(%collapsed_92, %collapsed_93 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_94 = tensor.expand_shape %238 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_96 = tensor.collapse_shape %transposed_95 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %239 = linalg.matmul ins(%collapsed_96, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %240 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%239, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_97 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %180, "mismatched size for broadcast"
    %241 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %219 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %243 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %244 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %245 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %244 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %246 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %245 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %247 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%246 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %253 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %254 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %251 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %255 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %253 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_98 = tensor.collapse_shape %257 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %258 = linalg.matmul ins(%collapsed_98, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %259 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%258, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %expanded_99 = tensor.expand_shape %259 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_100 = tensor.collapse_shape %260 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %261 = linalg.matmul ins(%collapsed_100, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %262 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%261, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_101 = tensor.expand_shape %262 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %129, "mismatched size for broadcast"
    %263 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %257 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %265 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%264 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %267 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %266 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %268 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %267 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %269 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%268 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %270 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %271 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%263 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %274 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %273 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %277 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %275 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %278 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_102 = tensor.collapse_shape %279 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %280 = linalg.matmul ins(%collapsed_102, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %281 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%280, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_103 = tensor.expand_shape %281 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %282 = linalg.matmul ins(%collapsed_102, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%282, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_105 = tensor.expand_shape %283 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %284 = linalg.matmul ins(%collapsed_102, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%284, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_106 = tensor.expand_shape %285 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_107 = linalg.transpose ins(%expanded_106 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_108 = linalg.transpose ins(%expanded_105 : tensor<?x8x2x16xf32>) outs(%164 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %286 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_104[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_109 = tensor.collapse_shape %286 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %287 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_108[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_110 = tensor.collapse_shape %287 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %288 = linalg.batch_matmul ins(%collapsed_109, %collapsed_110 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_111 = tensor.expand_shape %288 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %289 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_111 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %63, "mismatched size for broadcast"
    %290 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %291:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_112 = tensor.expand_shape %291#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %292 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %expanded_112 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %293 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %294 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%293 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %295 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %294 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %296 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %295[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_113 = tensor.collapse_shape %296 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %297 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_107[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_114 = tensor.collapse_shape %297 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %298 = linalg.batch_matmul ins(%collapsed_113, %collapsed_114 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_115 = tensor.expand_shape %298 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %transposed_116 = linalg.transpose ins(%expanded_115 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_117 = tensor.collapse_shape %transposed_116 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %299 = linalg.matmul ins(%collapsed_117, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %300 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_118 = tensor.expand_shape %300 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %180, "mismatched size for broadcast"
    %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %279 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %303 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %305 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %304 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %306 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %305 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %307 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%306 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %308 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %309 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%301 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %311 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %313 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_119 = tensor.collapse_shape %317 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %318 = linalg.matmul ins(%collapsed_119, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %expanded_120 = tensor.expand_shape %319 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_121 = tensor.collapse_shape %320 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %321 = linalg.matmul ins(%collapsed_121, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %322 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%321, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_122 = tensor.expand_shape %322 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %129, "mismatched size for broadcast"
    %323 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_122, %317 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %325 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %326 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %327 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %326 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %328 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %327 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %329 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%328 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %330 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %331 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%323 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %333 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %335 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_123 = tensor.collapse_shape %339 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %340 = linalg.matmul ins(%collapsed_123, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %341 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%340, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_124 = tensor.expand_shape %341 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %342 = linalg.matmul ins(%collapsed_123, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %343 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%342, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_126 = tensor.expand_shape %343 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %344 = linalg.matmul ins(%collapsed_123, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%344, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_127 = tensor.expand_shape %345 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_129 = linalg.transpose ins(%expanded_126 : tensor<?x8x2x16xf32>) outs(%164 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %346 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_125[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_130 = tensor.collapse_shape %346 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %347 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_129[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_131 = tensor.collapse_shape %347 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %348 = linalg.batch_matmul ins(%collapsed_130, %collapsed_131 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_132 = tensor.expand_shape %348 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %349 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_132 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %63, "mismatched size for broadcast"
    %350 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %351:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%350 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_133 = tensor.expand_shape %351#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %352 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %expanded_133 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %353 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %354 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%353 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %355 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %354 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %356 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %355[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_134 = tensor.collapse_shape %356 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %357 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_128[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_135 = tensor.collapse_shape %357 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %358 = linalg.batch_matmul ins(%collapsed_134, %collapsed_135 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_136 = tensor.expand_shape %358 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_138 = tensor.collapse_shape %transposed_137 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %359 = linalg.matmul ins(%collapsed_138, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %360 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%359, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_139 = tensor.expand_shape %360 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %180, "mismatched size for broadcast"
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139, %339 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %363 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%362 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %364 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %365 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %364 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %366 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %365 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %367 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%366 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %368 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %369 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %370 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %371 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %371 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %373 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_140 = tensor.collapse_shape %377 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %378 = linalg.matmul ins(%collapsed_140, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %379 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%378, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %expanded_141 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_142 = tensor.collapse_shape %380 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %381 = linalg.matmul ins(%collapsed_142, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_143 = tensor.expand_shape %382 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %129, "mismatched size for broadcast"
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_143, %377 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %385 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %386 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %387 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %386 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %388 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %387 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %389 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%388 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %390 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %391 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %393 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %395 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_144 = tensor.collapse_shape %399 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %400 = linalg.matmul ins(%collapsed_144, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %401 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%400, %cst_19 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_145 = tensor.expand_shape %401 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_146 = linalg.transpose ins(%expanded_145 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %402 = linalg.matmul ins(%collapsed_144, %transposed_37 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %403 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%402, %cst_17 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_147 = tensor.expand_shape %403 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %404 = linalg.matmul ins(%collapsed_144, %transposed_39 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%155 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %405 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%404, %cst_15 : tensor<?x32xf32>, tensor<32xf32>) outs(%154 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_148 = tensor.expand_shape %405 [[0, 1], [2, 3]] output_shape [%158, 8, 2, 16] : tensor<?x32xf32> into tensor<?x8x2x16xf32>
    %transposed_149 = linalg.transpose ins(%expanded_148 : tensor<?x8x2x16xf32>) outs(%159 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_150 = linalg.transpose ins(%expanded_147 : tensor<?x8x2x16xf32>) outs(%164 : tensor<?x2x16x8xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %406 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_146[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_151 = tensor.collapse_shape %406 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %407 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x2x16x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_150[%465, %461, %462, %463] : tensor<?x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x8xf32>
    %collapsed_152 = tensor.collapse_shape %407 [[0, 1], [2], [3]] : tensor<?x2x16x8xf32> into tensor<?x16x8xf32>
    %408 = linalg.batch_matmul ins(%collapsed_151, %collapsed_152 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%58 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_153 = tensor.expand_shape %408 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 8] : tensor<?x8x8xf32> into tensor<?x2x8x8xf32>
    %409 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_153 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_30 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %63, "mismatched size for broadcast"
    %410 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %38 : tensor<?x2x8x8xf32>, tensor<?x1x1x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %411:2 = linalg.generic {indexing_maps = [#map8, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%410 : tensor<?x2x8x8xf32>) outs(%68, %66 : tensor<?x2x8xf32>, tensor<?x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %460 = linalg.index 3 : index
      %461 = arith.index_cast %460 : index to i64
      %462 = arith.maximumf %in, %out : f32
      %463 = arith.cmpf ogt, %in, %out : f32
      %464 = arith.select %463, %461, %out_165 : i64
      linalg.yield %462, %464 : f32, i64
    } -> (tensor<?x2x8xf32>, tensor<?x2x8xi64>)
    %expanded_154 = tensor.expand_shape %411#0 [[0], [1], [2, 3]] output_shape [%60, 2, 8, 1] : tensor<?x2x8xf32> into tensor<?x2x8x1xf32>
    %412 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%410, %expanded_154 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %413 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<?x2x8x8xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.exp %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    %414 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%413 : tensor<?x2x8x8xf32>) outs(%73 : tensor<?x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x1xf32>
    %415 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %414 : tensor<?x2x8x8xf32>, tensor<?x2x8x1xf32>) outs(%61 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.divf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x2x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %416 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<?x2x8x8xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %60, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %415[%465, %461, %462, %463] : tensor<?x2x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x8xf32>
    %collapsed_155 = tensor.collapse_shape %416 [[0, 1], [2], [3]] : tensor<?x2x8x8xf32> into tensor<?x8x8xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %417 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%52 : tensor<?x2x8x16xf32>) {
    ^bb0(%out: f32):
      %460 = linalg.index 0 : index
      %461 = linalg.index 1 : index
      %462 = linalg.index 2 : index
      %463 = linalg.index 3 : index
      %464 = arith.cmpi eq, %158, %c1 : index
      %465 = arith.select %464, %c0, %460 : index
      %extracted = tensor.extract %transposed_149[%465, %461, %462, %463] : tensor<?x2x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x16xf32>
    %collapsed_156 = tensor.collapse_shape %417 [[0, 1], [2], [3]] : tensor<?x2x8x16xf32> into tensor<?x8x16xf32>
    %418 = linalg.batch_matmul ins(%collapsed_155, %collapsed_156 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%80 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_157 = tensor.expand_shape %418 [[0, 1], [2], [3]] output_shape [%60, 2, 8, 16] : tensor<?x8x16xf32> into tensor<?x2x8x16xf32>
    %transposed_158 = linalg.transpose ins(%expanded_157 : tensor<?x2x8x16xf32>) outs(%82 : tensor<?x8x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_159 = tensor.collapse_shape %transposed_158 [[0, 1], [2, 3]] : tensor<?x8x2x16xf32> into tensor<?x32xf32>
    %419 = linalg.matmul ins(%collapsed_159, %transposed_52 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %420 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%419, %cst_13 : tensor<?x32xf32>, tensor<32xf32>) outs(%84 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_160 = tensor.expand_shape %420 [[0, 1], [2]] output_shape [%88, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %180, "mismatched size for broadcast"
    %421 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_160, %399 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %422 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<?x8x32xf32>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %423 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %424 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %425 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %424 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %426 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %425 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%92 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %427 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%426 : tensor<?x8x32xf64>) outs(%95 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %428 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<?x8x1xf64>) outs(%94 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %429 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<?x8x1xf64>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%421 : tensor<?x8x32xf32>) outs(%104 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<?x8x1xf32>) outs(%102 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %431 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %433 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %cst_12 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %cst_11 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%90 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %collapsed_161 = tensor.collapse_shape %437 [[0, 1], [2]] : tensor<?x8x32xf32> into tensor<?x32xf32>
    %438 = linalg.matmul ins(%collapsed_161, %transposed_55 : tensor<?x32xf32>, tensor<32x64xf32>) outs(%116 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %439 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%438, %cst_9 : tensor<?x64xf32>, tensor<64xf32>) outs(%115 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x64xf32>
    %expanded_162 = tensor.expand_shape %439 [[0, 1], [2]] output_shape [%119, 8, 64] : tensor<?x64xf32> into tensor<?x8x64xf32>
    %440 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_162 : tensor<?x8x64xf32>) outs(%120 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_31 : f32
      %461 = math.erf %460 : f32
      %462 = arith.addf %461, %cst_2 : f32
      %463 = arith.mulf %462, %cst_3 : f32
      %464 = arith.mulf %in, %463 : f32
      linalg.yield %464 : f32
    } -> tensor<?x8x64xf32>
    %collapsed_163 = tensor.collapse_shape %440 [[0, 1], [2]] : tensor<?x8x64xf32> into tensor<?x64xf32>
    %441 = linalg.matmul ins(%collapsed_163, %transposed_58 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%125 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %442 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%441, %cst_7 : tensor<?x32xf32>, tensor<32xf32>) outs(%124 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x32xf32>
    %expanded_164 = tensor.expand_shape %442 [[0, 1], [2]] output_shape [%128, 8, 32] : tensor<?x32xf32> into tensor<?x8x32xf32>
    cf.assert %129, "mismatched size for broadcast"
    %443 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_164, %437 : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %444 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<?x8x32xf32>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %460 = arith.extf %in : f32 to f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %445 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%444 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %446 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %447 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %446 : tensor<?x8x32xf64>, tensor<?x8x1xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.subf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %448 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %447 : tensor<?x8x32xf64>, tensor<?x8x32xf64>) outs(%132 : tensor<?x8x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %460 = arith.mulf %in, %in_165 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x32xf64>
    %449 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<?x8x32xf64>) outs(%135 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.addf %in, %out : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %450 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<?x8x1xf64>) outs(%134 : tensor<?x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %460 = arith.divf %in, %cst_27 : f64
      linalg.yield %460 : f64
    } -> tensor<?x8x1xf64>
    %451 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<?x8x1xf64>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %460 = arith.truncf %in : f64 to f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %452 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%443 : tensor<?x8x32xf32>) outs(%144 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.addf %in, %out : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.divf %in, %cst_28 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = arith.truncf %cst_23 : f64 to f32
      %461 = arith.addf %in, %460 : f32
      linalg.yield %461 : f32
    } -> tensor<?x8x1xf32>
    %455 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454 : tensor<?x8x1xf32>) outs(%142 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %460 = math.rsqrt %in : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x1xf32>
    %456 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %453 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.subf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %457 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %455 : tensor<?x8x32xf32>, tensor<?x8x1xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %458 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %cst_6 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.mulf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    %459 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %cst_5 : tensor<?x8x32xf32>, tensor<32xf32>) outs(%130 : tensor<?x8x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %460 = arith.addf %in, %in_165 : f32
      linalg.yield %460 : f32
    } -> tensor<?x8x32xf32>
    return %459 : tensor<?x8x32xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_torch.float32_10: "0x040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_32_torch.float32_9: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_32_torch.float32_8: "0x0400000070AC9BBC7ED0883DE426CA3DE0B8C43BAECCC13D28CBA23DF4AD3E3DF8F03EBD8EC5BFBD7CBD4A3D34FC963DA498E5BD804E0FBB0040FD3798B9DABC602E963D7695DB3D18FD32BDC8A84F3DBC52BE3DA07921BCD6A9893D7094F83D302015BC36BDEEBDA63BE2BD60F6D23D06DBA5BDC2D9EB3DB82CC53C78BFC6BD9086F93D",
      torch_tensor_32_64_torch.float32: "0x040000006C69803DAAB79C3D30750A3CC05AAE3C1C5A44BD202A8BBBAE24833D304520BC088F24BD5048FD3C40B484BB00462D3C58C1DBBC004CA2BA50DEF6BCBC46D73DF492ADBDCE30C3BDD82FC7BC702B183CBE5DA83DBCB00D3D808406BBCA3CF2BD9CCA71BD8466053D94F423BDE0C09CBD401A013D9EB2B63DE0ED7B3C44BBBF3D76D3DC3D40114B3B90F8FF3D401A293D98E3283DCC9C393D3204EDBD7099503D0AFDD63D0000BF3C605AF63B48EFAEBC0814C9BDF0E4813CD04B4E3DB849433D4C86E83DB02A99BDC465E13D784DE5BC045615BDE27881BD6C2FABBD90E8DB3CC050DABCD828BC3C9A2DF9BD10F225BD5483833D68E878BD9C85EC3DA2F1A9BD5E6593BDF841AA3DEE7ADC3DA4B2623DD821883DFA78B5BD806FC13CB0383FBC9CE170BDC086D93CB0AD4F3D4218B1BD90327BBCF41F063D9ED2F73DD62FCEBD78F8E13D303E46BCB0D0E33CD0DFDCBD7A2FE1BDEE1283BDA0DD16BC00BAC23C9EF2E43DA070A9BCD277B03DE4BED6BD8A548F3D5E47DDBD8CFAF2BDD2A2993D7A1BA7BD207E8DBD5A2E97BDB85E0DBDAC057A3D6225803D1EB3C0BD1018253CF2B2D3BDF05BD9BD84C702BD40D82FBC38747F3D38435E3DA06CFF3C2451C33D10916ABCD0B535BC5866F73D803E0C3CCE52AE3D84257FBD8239A43DB4F5983DF259C93DD0CC97BDB435F4BD4881B53C082982BC7049F23DD4162BBD405860BDD8D19F3CBA81CCBD6A5DD2BDE2D5A43D78F1E93C88ADC93C78289CBCE4DA8E3D441C41BDC85D1B3DB4D52A3D7424023D38D8AEBD9C19EDBD1C1E74BDEC88DABDACDBDDBD98C730BD40C058BC5826973C8E1A84BD2EB7A4BDE44807BDFA56953DE842863DC04DEE3D6C736C3D0E52B73DC06D043B58C69DBD44861D3D94C0DE3D907033BD804E7FBB90D3E3BD3893C53D02EECFBDC06564BD801E983AF06274BD00C5083A505C8BBD581DF83D94AD94BD801FA53CC0B0F4BD70F3903C98DDA93D924CA0BDF8D1CABC20A29BBB80DE94BBC8ACC63C80ACCE3DEC9A16BD30C1293DC458D2BDB0DA97BDDE80B8BDE06CEC3CA00FAF3C3832FA3D2C80343D305A3BBCFC264CBD80C6463C00AA6FBD6083A13C70EAE6BC0C3AA5BD6033E53BE0A2453D20A0BCBCC013163B2AD9FDBD30C52EBDE0CDFEBDB442FE3D9A64DA3DCEE3DDBD2EE8C4BDD218D9BD7872933D385ED63CDA84ECBD68981EBD824CC03D80CAA3BA844CE7BDA0A2313D8882FE3D1E71E93D5001333CB4BB0CBDC0E9553CC2DDBC3D280A5D3DD057D4BD32E1863D6AA9A63DF283D9BDD814B4BDC60EAF3DAEA9873D84AADFBDF8260D3D9C979A3D7864CF3C088D883DAC55253D9019133DBC39953D806E2EBD0067333AB0F0F7BC58ADB9BCCC69453DFC5146BDC0A9D7BB2E18DA3D0031283D1CE2FA3DA0C4BDBB304839BD9A29E13DB6E5A0BDD0E86E3DC47AD83D68BA90BDF053CEBCE420E73DF06925BC1294E0BD64F68DBDDE08F1BDB840C7BC589A8D3DC8C988BC281FBFBC7059273CD03925BC88E8B5BCFC3622BD70C47C3CE0F8F8BB48D092BCD49201BDE462053D643C43BDC0DEEBBBC0BF9CBC1C56B43D749F563D7C89563D00E648BA9A31A2BD901A093C6018C9BD400A333BEE35FB3D183893BC5A86F43D426D9FBD3425C93DD43B403D6C0E5FBD02AAFCBDEC5066BD3409713D1236F73DD6E5CDBDF83F66BDBC23363D00F3FEBC7833DABD103E2CBDA01E233DF409F9BDFC3C3EBD6A62963DD8F5733D64DA5ABD6838EE3DF0B1A43CA8F3743D108C30BC248A42BD98D9DD3D8C79EFBDB476333DA8C260BD60F021BD986CC33DE055E9BDE89589BCA8CC2DBDFEA5BB3DD0F1C1BDD8BBC8BCB0444CBDFA85BE3D140EC93D001A293BF0924D3DB2C2FF3DCCE7DBBD40A6193BBC89E93D9CDB05BD768BBDBD36BAE23D8089F23D42FE963D046EC03D70A32FBC64AEB1BD8664E2BD9CBC543DA4690FBDD64FFA3D409B643C8A09A63D2002043C0851EBBCF8E144BD3895DABD64E2F8BD28A7D1BCCA5ADEBD80CEFFBD54357F3D582061BD00E013396C5403BDDEC1C0BDE0721CBDF066A4BD6899B83C1A76F03D604FF3BC80F3913C2A1B923D5CB55F3D10082F3C68A12FBD9068C8BC40E68CBC9694FF3DC094903CEE8FA73DBAF6913D3EEBD23DA8B4B03C00B70D3BD01414BDB89DA33DD0BBBE3D82F2C63D424BE3BD607B113CEC5A9CBD48AAA8BDA06FDFBD588243BDCAD7E43D2A568F3D6AF2B0BD6810D4BC1082603DF82F963DCC63B93D0AA786BD509E4EBD9C898A3DA8CDDF3C3A0C84BD10E4C1BD2029EEBBCE87D93D58B94ABD40488EBC7CA9413DAAA3D5BDE02A4FBDD837913CA8B169BD4E34C83DC00291BC8800593DE876BDBCC0606CBCC8A7E93D98D4CBBD421EB2BD08543EBDD8B5C23C704916BDC4E8203DB8376CBDD4F63D3DE6C4EEBDC0269B3BECC1873DF805B23C1C6561BD44EF3EBD58FCDE3C2AAAB0BD1CCEC6BD8015D4BA8072DABDF05BE53C0C2BA9BD526D8D3D2255953D22B9CE3D06E2A2BD2034BF3B5098ED3DE8F8FFBC8CC6363D44DA8A3D606B8D3B749833BDCCB1053D80B80B3DD002C6BD14C63ABDEE8FD7BD4A6BD8BD5A5FBC3D34F7B33DE673AEBDB876F7BDACE5CFBDF0FB723D304AD53D806699BC346B30BD4818CEBD004296BBF0038E3D8CF7763D845D51BD807550BD6025B73C6829783D1099D13D88A0D83CDECC9F3D2CB5D03DC09837BB0048E5BCDC1B993D60A04C3C9E01F53D2A818A3D9092E83C7A88EBBDEA589D3D340E33BD482FB7BCE824653D2CA20D3D284F0BBD0058E6BB387EC3BDA0EF56BDF08000BD00294C3A78FB00BD84918D3D00EFD4BBBA88A0BDA87F0C3DF0B528BD86E1B63D009769BB84ACDD3D18D7DD3D7E76FC3D90955B3CF8ACC23D0074C4BA84F8263D44616FBDA08CCBBDA87DC4BD3A90F3BD4066E9BC3A1ADCBD12F3C63DA2DED5BD0887C33D586ADE3C3035B8BD3448DA3D240C2A3D708A24BCF6C0CA3D6E31D7BD385BB83D70FA32BC40BB6B3B10253B3D88B751BD80E8D8BA428BB83DD4014C3D7479773DBAADDA3D5844A5BD5836BBBCF035DF3D240436BD40C5113D7CED4A3DB404E8BD8060D83A828AEC3D98D0ACBCC492FABDAE29E9BDF8BF9B3C308022BDB68EAABD54F2CF3DFEA390BD849AB8BD0AE0AD3D1C65C23D24622F3DAAAFFF3DC0904F3B3C10C03DD2D297BD5E7DD0BDA008653CA23BAABDC00067BB90A44DBC80959D3CD033FBBCA02B12BCD66FE8BD74D957BDAC236B3D368ADE3D20C7E03D30B9C13CE05AC6BC0EFAC33DC081B83BC07617BB80F8943BC29D9EBDE03616BDBADCE6BD90EB3FBC521FF7BDD0099C3C002061B90C39353D2AB99FBD002F5ABA60B20EBD08D998BD6AA2C73DCA80FCBD4832B53DE080FDBC5E468FBDBE92F8BDB0D8F2BD4C9A30BD502BA53D9816CB3CC2FDBABDE4EED73DACBCD13D0CC8543DD89AFA3D0084AA3D0059913C0AEFB03D30DE91BDC8A784BC766E85BD883BB4BC269BCABDB007AE3D58444ABD2CB91D3D80C7EA3DE8E32C3D20A4D83B4443FE3DC04BFDBD7C1AED3DA4F1DDBD70C1FD3D20D4223C901D9DBD84DF2EBD607383BD8C81993D14ECDB3D2CCE9A3D6C31BB3D1CD1F63DBA9EE1BDD042573D30A4273CD44C9A3DC07C103DC06C643BCC59AA3D58124FBD8C0BC3BD547CB7BD5AB9B73D408B2C3B141AD0BD940B313DE01085BB60DC97BDC24EE03D28AD943DFCC3D83DC8C2A6BC3C439EBDAC8ED8BDD05B6F3C9469B3BDC0B6983D3E13E8BD1E34B6BD80B9943C8895FA3C08E186BC5835D5BC00C781BDA81714BDF8D1843C5EC9E5BD0082B1BCD8D6A1BC009F333B5A44BE3D149CD6BDBCE0303D20D03D3DD81F0E3D40B912BD52B0943DBE28B5BD244C4EBDC0EA5BBBD89C96BC4033FDBDA05B893D2240973DCC4BE3BD00147C39AA78D7BD5023BABC406C733C70AADE3D920CB43DAAF9833D58D9863CD638ECBD042B25BD7037E43D90A9283C88C3E6BC7CA130BDC831773DB00BA13DB0B332BCF8F4153D8C85BC3D6E65AB3D1AC9843DB6CFAE3D30543A3D08520C3D58EBFBBD101EC9BC28C418BD0098E53CB4DF12BDBA8AE9BDAC36D63DB4E75DBD0E1AF3BD14E654BD088CD63C88072EBD12B4FFBDB45B2A3D8C5F453D784FEE3D6806FDBD6804C2BC341C43BD046531BD4006313B62AEEE3DF01E56BCA02ADB3D78C88D3C145885BD700E45BC9EC0833D725E973D04E029BD80857ABCCA0DD6BDEC05A3BDE04B07BDE28D983D00DBFC3BFC43873DD8A2D5BD6087D13C62E2CEBD88BC15BD66F9D03D20EBAA3B38ACBFBD901BFCBD08C41ABDDCC548BD24A9EDBDBE168C3DC028243BB8319DBC12BBC53DE081F2BD9C71233D1A96BD3D08FFDC3CE046893D60B735BD3E0DF1BDDE2CEF3D961CFEBD54DE50BD5AFFE73DB41175BD3084CABCE84A83BD48E0D03C5C5F38BD40243F3D46A0F93D764DC0BDCA97A73D7CD100BDBA23FFBD14975E3D4C3CABBDBAA0963D7856B2BCC08D9ABD0AEADEBD704DDC3C68B5F6BD46B38C3DACB9433DA639D9BD08D6853D0AC9C9BDA0DE4F3CECB313BD522FAB3D4E75D8BD9C2221BD289D35BDB07C30BC30804F3CA823A0BDD8708B3C20ABB93BA8ED81BD880DF33C520DBC3DA4C7833D280F253D148161BD4C53B9BDA800993D00F79D3CC0001F3CA26A823D8CD66BBD6E2DFEBD76C0AFBD7CBEEFBD82559F3D70DD9B3D748E6ABD6847E5BCC8F8D5BCB03D50BD029BAFBD9434213D286035BDEABDA6BD90F4BF3C24964DBD1079CA3C40F99ABB641A253DA494A83D2CFDE0BD542573BD5AFFFA3D00F6B53BB84BA8BCE83DCA3D36FCDE3D5CD4333DFEB1C9BD6C2FF43DDAC0E7BD0C25FEBD30189B3C90FF15BD4827EEBDBAFBC63DF045783C606189BDC464333DCA62BA3D101959BCCEECBC3DC8909E3D58E5AD3CC2D787BD7ED7C3BD0083EBBAA09108BDBC8FE6BD06ADEFBD387FA2BD804A1D3BD47C67BD4A16D7BD78B8B0BC84A861BDC00AF7BC00DA9A3D8675943D84FAA63D8468FF3DD0520D3C5E1E88BD40CF55BCA09FA33C64AA36BDD213CC3DAE7A863DF4ADB9BD6005423CC033413CFCD91E3D9AAFAABD70D4FB3DC82C31BDB4AE403D005B7DBDF0212E3DB08131BDB86587BD40FFE4BD904B343D90708C3CC80E1E3DBA908CBDC8F8D93C886251BD7C670E3DFC03EF3D8A82D6BDF45F443DE21BA5BD60DB1C3D5067DFBC08FD503DD20FBFBD4201B43DEA9A903D2C01B0BD18ADB4BD90E38B3D2EEBC8BDBCF6473D140B7DBD2665E5BDE0D61E3DC41857BDDAEFA8BD3861183D98B46C3D4AE8CE3D4656FA3D2C34313D68F213BD20ABAFBCC641C13DAC01C7BDBEE9B73DB43A6C3D44B3443DA4681E3D648DD4BDA0B84C3DC071F7BB80D1D53A08CD6DBD4A0BB93D0809ABBC801B853ABCA9DABDDC95C43DC24DECBDA6739E3D4C76603DC8E99B3C36DBF7BDA40F6CBD40DB07BC249EBDBDC0AE25BDF8A4E7BC24E11FBD3C1CB23DB610EA3D204865BDCC31843D3098003CAC66BB3DFE44DFBDC8A77DBD2823CDBC00DDF53DD69DCA3DDC8F0ABDBACD9DBDC8927FBD00E27B3CD0B5E73CCC8281BD3044103DC0CC6CBC7287BE3D4C2D43BD64C18FBD98609D3CA04BD33BE68F903DECEAF93D14324EBDA20EEE3D1881703DDEF1D93D84C21D3D981999BCB0868C3CC04A573B0012BDBD1C6F2ABD2CE5C13D70A7C83C380C083D4036463CC0EFDC3C7633B2BDB0D7C0BCE87DDDBCF0FF2EBD98CEA1BD407C55BC00B343BB047127BD1049FABCEC391DBDA84FA3BC885FCCBD1AA9D03DE8BA88BD0E57853D9055E1BD604FBBBB700C3DBCECB8D9BDC0B3D43BFA14BFBD881B353DF432A03D18569EBC08B4A93CAA2180BD4056393DB2B0F1BD22FFFE3D80B9E6BB705FD43C68E3D83D0C0BD4BD205985BD38B0B73CDC6EFFBDA8ECE83CA0162EBCC421F0BDE0D5FEBC4259BBBD30D8453C62A5BC3DE0ADF33DEE5EEFBD2492363DBC0AC5BD98FB353DEEE98C3D44E1F3BD68C7B8BDA08CE5BDF00440BC20A23B3D02C9BBBD904005BC483C32BD3040E83DB8B6EABD12178EBD807B99BAF47FC7BD100EC53D1032EBBDBC2E25BDDC1A56BD802396BA184273BD02C9B73DB862DCBD000887BD18576ABDAEADF4BD64EAFDBDD8A8343DB61BF13D308F9CBC78A546BD14D35F3DFCD8963DF2BFE5BD387474BDA461D83DE0E3633DE2A8EDBD4027193B02DCC1BD3406C6BDC04C7EBD7A16FE3D9C9B93BD06F6AF3D9E52E8BDB0E30CBCCA83E73D30EDE5BC787530BD7C5A62BD5006B9BDD446243DAC9DBABDBCD2A2BD9461DE3D847EBE3D7EDB85BD00F02C3B549109BDF2E3C23DEAD5E5BD1401E6BD1C9D7A3D6034C33BBCC515BDD01E833D2047523DB627AEBD4042923D82A9943DB8CC90BCF87BDDBDB8FB563DA281983D484CFEBD8ADCECBD104A77BC5E7EE0BD70BD7FBD80CBC73D6847BB3CA6F0983DC828F13C3A50FA3DFCE3533D1CC4163DB4CCC13DE8594BBD3E69DB3DB01B433CDA57EA3D7A9F98BDF8E5ADBD0246BA3D686B93BD98DFC53C1085F23DF879BF3CBED5B5BDBEDE9BBD12458DBDC69FADBD3A4F893DB076943C108C38BC64960E3DBAA8953D80A3343C8631A63DB09489BC6CC5453D40E9DA3C007A8D3AD840BA3D1A22F73DB408CE3D50ED01BDA03726BDC4BAD23D409D68BD90A95B3C884A91BD6C2905BD24383FBD3ED09F3DC40760BDA85C5EBD8407593DA06EE2BB607E453C3470BFBDBC4D61BD38A2803DAC346B3D02B3EABDD8C1B1BDB0C5143DB807C9BDF07587BDA2CD90BDF661C3BD88177ABD789DB33D9A80EBBD5EA1A93D9AE1DDBDF8170ABDB01C2BBDB066A23D2864CFBDCCB17EBD841AFCBDB48A16BD84B84B3D4C36F23DB8C7DD3DC02E08BDDA5588BD2035E33C1ED2A93D4A55E53DEC30AF3D802613BBEC7DD3BD2EEA9ABDEC0B9C3D9AEDD9BD0C80BBBDDAF6A2BD2C8509BDA4B66E3DF46EB13DD44FC53D24AC6D3D687EE83CDCBE06BDC6DA9CBD7E5F82BD402177BBEAA2DD3D243B36BD687D99BC00E85DBB786966BD187773BD7872113D96C0B6BD809BF7BB3013F7BC4015E33C00DC82BCDE2486BD18931ABD08D1FDBC5CEF593D00C1E93CBCDF1EBD8EA3C83D70D0353CECC28B3D2CB142BDE012D9BD02E3F6BD58B22ABD3CD09D3D3CFAA03DD8071C3D88CE103DCEFCABBDB80217BD906C783C5C68DFBDD8E2E8BD8E36C2BD30C31E3D88E781BC58C9B4BC54459F3DB43AABBDD6549EBDA83BEABCE4B99D3D286AA43C56C7DCBDEC28B53D54AC94BDD6C0C73D68673B3D443E063D9007D43D444C3C3DD67AFCBDCC7C4B3D0452F83D188754BDDE77BB3D7437CF3D804EF1BC00C03739B8AE84BC3A6EE23D647B563DA657B53D4011E5BDD0AE4FBD9E63C1BD7815E03C2CDE47BD9868143D584E853DBC4607BDF017713CC6B2BCBDC02B6CBCB09CA53C9CA9B63D90E24E3DC422083DA0E3843D9E40C83DF059403C2297F63D800F9CBD3C682D3D0084D339BA7EBD3D3249F4BDB47E783D8C2EDCBD781319BD082225BDCC5E2BBD38B978BD0AB7D0BD441AE0BDE8E1D0BCC212D13D285309BD18F7ACBD742C12BD8A15D3BD8030DEBB2653D23DF8F7F9BD96198A3D64C9BD3D4A97B83D64DB97BDF08A6F3C984B903D3461DBBD54A5C43DF04C16BCC853E1BDB05603BD00386B3B54B250BDE8E14FBD409852BC3817303DC01B683D3646FABD806403BCC049FD3C5A95CE3D0446803DF02FAE3DD0DE173D700B48BCCA7B8DBD44B254BD748D253DF056D6BC0AAFEB3D9085A0BD3012AE3D54F1A33D5A14A93D94B9C83D26FC93BD18F4933DF877FDBD146289BDF888A2BCC8A0D73DE04ACEBC463FCDBDB472E4BD8052193BA0E2183C1819F93C78620FBDE8C82A3DC0AC563CAC7706BD8C1C833D42BCB8BDE88A84BD5029FD3CF84412BD401346BBA46D37BD30F7913DFE1AF13D943EDB3DC4D3043D6A42A2BD28FF32BD600E69BD5892C5BCF0307FBDC491983D5EDBF2BD80C8B23B34F9B83DB00BCBBDC867B3BC04598C3D2CE032BD786E72BDC258883DAA3EB1BDA873FF3D3AA2E53D805DB73B103AA53C646482BD8897EE3C1A69C1BDD86C05BD98A9CC3D6867153D5C7EB93D4EEFA83DE086F43DD494013D14A0BBBDE4B7E7BD3CC99E3D86EFCF3D9C0DFC3D2CF0ADBDE2E1E93DAC7136BD909E053D8A60B13DB08CC5BD1EB6F5BDD83CAA3DE006EEBDF81B783D0E1E943DA847BB3DC0A4453BF8CB02BDE089853C00CB8DBC3A43F1BD9094F13C9A3F96BD5E7CBD3D1C6270BD18AEC7BCDE90C6BD84CEEB3D6C85943D1226E03D5465953D74CD9DBD2A08F23D78B289BC5A8AEB3D38688F3CAA1BA23DDC364BBDBC21493D002745BADC50CCBDEC4BC63D885C8BBD72A2A9BD9C57CD3DF8DDEABDC4D1303DB82FD03D6819A3BC6E2AF2BD4A7ACFBD80ADCABBF081A2BC1AC6B13D7AA3CC3D14519EBD804C07BDE22AC9BDD0F3E33C6495BB3D2C0F2FBDA0E8873B40131FBCAC06DEBD4A87F93D28F4DC3C6826F03D2093DEBD10A715BD140307BD787C283DE4AD01BD584693BDA6A6D13D44FAC83D3494FE3D4EEA993D9667A83D5C23A9BD10E9183C048A20BD001437BCE0C6263CE8D5F53C945397BDE06BA6BCC0606CBD58C003BD90D7A4BD4EBA85BD3EDAB2BDC8BCB3BD60E806BC24A5D9BD3C16F4BD2297B33DF256B8BD5639B33D00CC0D3C78D695BC9013C63D58E4C7BD0448753DCADDAA3DF833CC3DCA0AEFBD6015C23B301682BCE2F1BDBD68D7AE3DB84FB4BC3026AD3D70D889BD501263BD6481403D90D7823CC6B7923DB86A5A3DB6EBCC3D3CB5BCBD6861E73C8224BE3D280168BD70F69FBD9EE5FB3DD062D6BD06EFB9BD169BD8BD4060FD3C885CF83C0EB3E0BD4EC29C3D50C9123D18702D3D3896FABDA415EABD5C68D2BD981552BD2076E3BD9EAC813DC8FF8ABCFCE949BD3872DE3D8028873CE844843C68C18FBD7CBA16BDFE0ED8BD1CE49CBD3A55FE3DA4F6A6BDBC648C3DA2EFAF3DE232A73D0A9BD13D2AABDB3D0A5F893D2081DBBBA04603BD2E70F4BD1EB3863D5016E8BC387FA03CA840E7BCD056A53DA025823BAE64B73D5E5CBF3D54671E3D60BD26BC58126D3D30EA96BD4008B43D924FC63D406B853C40B24DBCD871FD3C5E5AE13D689BF13CC8A281BDB02BDBBCD699FBBD404D5BBB0E65E9BD98CCE63C78FA823C1261EE3DA0DF18BDE0D9D6BB009CE9B930193CBDB4D035BDC88B53BD701A58BDF0116B3C181F453D282BCC3C3AA6CC3DE03881BC944E153D08EBD3BD5A91A03DB8FFD33D4001443D8CCBA4BD605F98BB5C9BD5BD9EC2E8BDA281C13D84126E3DB483C13DAE27A53DB09CA2BCC8046D3D1C4873BDE05FD0BD588DA0BCA63597BD58A3EE3DD62ED0BD5EF3EE3D3027ADBC7061B93CE4EADE3D54E86CBD98B43DBD10D4533D68B701BD68AA813C924CA13DC028C53B4642AE3DD04F60BD142A503DF03D463C90E7C4BD408E64BC4813483D84989DBDB245D93D48A88FBDC6898B3DC076673CE2B794BDBE02C13D8842E9BCE8F69EBC142813BD04DAFDBDB83D973D84F667BD1671993D6482733D24BC8A3D80B9363DF0D0243D3ADCD7BDC0F4E5BB34E353BDF496C13D7807463D00114C3BAAD8E7BDE44DEBBDF63DD6BDC017B33D0031A03DA4CEE2BDF85DDCBD7A26D53D547C4E3D0A52A1BDC0B26CBC64D49D3DFE42873D2072A1BB64F654BDC83F2CBD24ED18BD76E29EBDE814A9BDE03CB53DC8EDA93C0C08283DC609BABD08D9BD3C600EE43DF2368C3D602BB3BBB8B36BBD9289F63D709D5ABD403611BD6008C43B403411BD606FA1BB2002F1BC82DB97BD0064A03A24EB523DDEECF9BDA8D5323D307B943C2297A4BDAE5BBB3DD83EA73DD02F233DF4684CBD38B3F33C0CB86C3DA8C897BCEC465CBD00AB1C3B0CCCD7BD9633B43D9022493C089160BDB012433C0A4986BDE0C09DBC62EFA3BD780D0A3D0036783DC0451EBDECC3893D4291B53DA67EE6BDAA8BA5BD70243B3C5EB788BD4A9BA93D52F9DF3DB4D58FBD30027B3C1053033CA2E1D63DE2FBCCBDD860303DAC2BB6BD4E5DDABD905AE33D5A25963DA6E8FCBD1E11993D84C8B7BDDEA9D83DD063A63C309723BDB0D63E3CE088B8BC00BA9DB93CCBAFBDB0A17C3D9031B1BD10B80C3C1488B9BD3AC28ABD70FB6A3CC005383CCA4BE8BDF4130B3DFC6D243D5CAD6CBD20CF6A3CFC7B87BDE42EDDBD4097ACBCB027A93D40BD953B0238B5BD2638C73DD8C3A1BC3A8FE1BDEC01293DBAADD1BD420FA63DD046CE3C3093153DCC02E1BDB83D073D100F3CBCC0D2DDBC9431113DE277E6BDBA00B7BD5641E9BD8C6134BD5832623D743D8C3DEC81033D4C014ABDC05CA03B0C40493D9CE664BD62A1F3BD38F9CEBCF4D44BBD74B8A63DB4A32B3DA09C923CE49E593D8856E2BD286286BDD25DD1BDE82BF7BC52B1B4BDE093B0BBF4A06ABD24DA1D3DC42CD9BDE22C86BD0025B13D9E8BB63D70FA5C3C989B6BBD8683E0BDB09BB23DC06B1F3B1856AEBC605A5ABC70ACFABC04A0893D6E36A4BD706801BC449DA63D0067E2BC9833883D5419013D7CD3D9BDC02B6C3C30FE29BCF037A5BDB06E6FBDF2CFD53DC095963D7288F03D3879F03D18EDF33C009C22BDD4AE743D24A287BDE629C93D941DE53D066BD23DDC70AA3DFC2A45BD9C694DBDD0A938BD886BE5BD9470F13D8E3A86BD0008B3BAA8490EBDB49D043D4602D6BD4049873B76FAD53D20EF32BD9021C33CBCD1563D86BCCD3D1202F6BD80FB60BDB871BBBD6EECB8BD1A2795BD84D3263D46EAC53D905E063C50202D3C20F257BCAA3EF7BDC220FE3D14EF4A3DC82DDBBD48ECED3CCA10B03DFCAD9C3DD65EE53D7A46E03DDA58D03D107DD5BC7C970A3DE470323D7EA4D9BD48322A3D04DA9BBD6E59F83D86D7AE3D0AB7E53DA255D93D4C41E83DCA3EFBBD2C92D8BDF205DABDEEB9CB3D2AD486BDD62DAD3DD8914A3D76CDFB3D60727CBDF89EBC3C0EEAD2BD14AECFBD40A6EFBDC266963D5C440EBDA02D223C603DCD3D3CCD873D60C11F3D323D8BBD582C973D7485F13D965CECBD78A5DCBC5EA2C3BD503700BD08C5DC3C9009F1BDF64AB2BDB866423D0CB2CE3D64BC4BBDB80F8B3DD8EEC8BDFC214ABDA225C03DC8AD83BC9048573DD6E099BDA0C5263DB88EE2BCC0D531BB50FE3C3DF85C023D94D5B03D203FF1BB24411DBD7A96BE3D00DCDFBA1E69D7BD56E8AABD6CFB9D3DDC96753DA8C571BD1E5AB73D6493783DA856603D20C4D63B8C3B733DD03AE9BC1689DBBD886B04BD60DBCE3CAED580BD34254E3DAC73EA3D8CCA4C3D92ACA63D406944BCA004AEBB142412BD3C57DF3DE8A5BFBDF8E05E3D38BA4D3DC4C3EB3D106077BC78205EBD9875F83D2EE5B4BD0038B93A3E0D9DBD966AB73DF079AA3D8A4288BD508211BC00E59EBA54D2EEBDC876EB3DD422553D00C082B76E5ED83D84B3803D68AF653D08D1523D00DF31BD622DCEBDE8E83D3DC0861DBCE2B3813DAAB9B8BD90ED403C1E3FBF3DC0B4B03C8822B4BD0C68183D105FFD3D4C0A1ABD6037AABC8636963D5E68A53DB8183B3DD0F7CA3C7C7EBE3D269FEF3D4002E4BDE0D0A33D5A7DC13D767B8E3DF0C64A3DD0592F3D741DC23D3030813CA020E73D",
      torch_tensor_64_torch.float32: "0x04000000F545AD3C7CA40CBE6DD1003E526AF2BD6AE83E3D0ABC203E3FB4243E4C6C703D9838843D9FC2003DBB95D03DD13849BC52B707BEBADF1F3E3D4C08BE4D0D303EA6B41F3C0713A63D08A3A03B34249A3D2DB3F63D6CD52ABE5FFBCD3D92C174BD54F422BEC22311BEAEDA813C04E30C3ED3462BBE51FB513DF71E923DD7CD26BEB821203D5BAAB1BDBC3FE23CF0AF89BD272B133EDC2E26BE113FBD3D482D88BD11A84B3D8D06913C2E9528BEC513ACBD8648F43B3BABB13BC427B7BDBEFFCE3D7489ADBDFC17C0BD4C589E3D046C9BBC5538623D56CAE03D1D6E8EBD47C74D3DCC5B103E7923E63C39271D3E61439D3D6AE8043E8BF80C3E44BED93D4487443D",
      torch_tensor_64_32_torch.float32: "0x04000000383BCABDE664E7BCA5560FBE10A31CBEE68C513DF2B546BD280DC4BD55F7A63DDF670D3E0660A23C4669B4BDF402C53DAD5B79BD0797A7BDF12B0DBDFDF22FBD22C12E3E4CF301BD9AFC22BE84F465BDE4CF843DB98C9C3D18DDF2BD5E07FFBDAE054EBDD634393C58F814BE90ABA63D69E507BD519AD23D48CD573D5617E7BC33B182BC18955E3D8022BCBD79B53BBDF8B0A53DF59021BE942610BD07B9163D59B5BABD4E64AB3D7357B33D1DF4D1BCDEA768BD1C39AF3D6A29233C44F80BBE18A8D03D9433323E44ED1A3E95B6C7BD630F283E06E196BD2D2C09BEFEA0013E234FFFBDFC62263E8768313E4654F3BD06C3EF3D2F130ABD6B443CBD99B4DB3CC0BD883D7D68F6BD6783313EF3ACFD3D2F29D1BDCFF5AA3D758D003DABF6C63DEAE386BBD6F4743D245D4A3D992B293E3F25CC3CCA8C133E6398EF3CA539693D5D48A1BCF1479DBC470D08BE27002E3ECCE0C3BD507DBD3DAC0F273D6CC7EA3DE5522BBEBE1987BCA07C2DBECF7C0EBECFB07F3D260E2BBDF0CFF13D030B073E010FE339680257BDAB20FB3D4F982C3E0D0CAF3C691117BE6F5C973D0CB7F1BC346005BEDEDF1B3D8371873B39AE2B3BBB17343EE4C3B73D768DE43D0597C03ABB2B0FBDAEC1873DE27007BEF30F2B3E0DFCB33C5A4228BEFD0ED1BD6894AE3D5E1A273D0ED1B23D918232BEAC8F64BA33B6D73DA8FFC73DA34A1D3C89F932BECA321E3E3C0F8B3D036C8D3D6334DA3DABF8D53D8B94A3BC08CDEF3DA106F63DCA59333D7C7C0BBEF1F1FC3D9B5EB1BDF65F1A3E317FE1BD639647BC90FB8BBDAF3BC6BD67D16EBD3055E93D87386F3D0F9085BCC56211BE7890C8BD9C9CCD3D7B1EA9BD40950BBEC391C6BDB61D72BDEEE3A0BD2498BF3DE2AA0ABB1CDD2A3E14A426BEB4C7B5BD2C8A703DE1F8DD3D1EAB94BD9CD1903D986FC7BD2F45DBBDEBFAC53D085D30BC1F7804BECA0CE0BB9B501F3EB250253D76E710BD1C2B03BD38C4D7BDD9EFCD3D92713F3B0908BBBD74D3273CCECE5F3DAC48F53BBDDE6CBC212A2ABE1D9FAEBB69A367BD3B5814BBE464DEBD4299883D0C28E0BDB0F969BDA871A6BD3842B6BD490F253BE018A1BD03B69CBD38A1983C7629983DBE43ACBD2000C13D8BD6563D0EC00B3E9B198C3C3788143ECC1E23BE1AF5523D5A8E1BBE7A10993D8EE48ABD0E7314BD4F52193EEF77293E549235BD2868D0BD5BD6C53DAF5EA0BD5440AABD662108BE27E3333E80C72B3C6D920D3DF384D2BD35C5A83D03A62BBEFB3252BD404FDDBCAD11D53D5FED86BC47F8CF3C876A0A3E33F27E3D1410133E8FC176BD8ECADF3D4177E0BCF5D451BCA4BA1A3D10862E3EFAB63B3A40A99ABC79B38DBD11B0E4BD34F6CF3DF53B16BD8AE773BD042F1D3D7436F73C1714EBBC8848173E6886DD3DAC69303DAC81ABBD8BFB95BDF6671D3E5A7C153DEA5524BE14F1C2BC38E6223D4A78433D2E95193E7BCDB93BD184AEBCEDFDFF3DF6E3D5BCCC49693DB79607BE89AD7FBDA78908BEE100903C50EB0DBE6CE5093E0F85A0BD0B20F8BD784C2E3CFB9CAABD48BED8BDCE8D043EE2FB683D2C4AED3CCF06B23D52F471BD777F963CE8AC2E3E569E9CBDACE0913D6236183E6463CABC02F3143E4D383EBD138F10BD6795383D67E7DFBC7C233EBDDD290DBD2E2E143D33FAC7BDC33D0ABE8EDD0DBE8412323EF1649B3B0F11A23D2E612DBE68E9D3BC148C0DBE231D7ABCDF40213EC15F033EE3B882BD2FABC4BD0C1E14BE2489B2BD4FA2773DC460D6BD2300C73D840B82BDC4B5273E6B2D2FBDBEDC00BDA970D53DB6CBFD3DDFB1023EBC21033E6B282BBE1CA2C73DD159BDBDDD6D003E90D80C3E258271BC5CAB793DC830193DF0119F3D4FD0F23D6192513DC68F72BDFFD4E33BC93EA73C109315BE37FF6D3DB2E4EBBD5599E53D8537223EAA18C53C4392173E00DF793BD8AAE33D489DB43DBAD916BE3F2F11BE2ED72DBD801A903DB1BC06BD3BD712BDCFECDA3DD536223E734A993D7D9D563DCC01B83D5C1BC53CBD0623BE539433BEAD9E28BED42F1FBE241A093E28934CBC49F4FABD21C01D3DE07C733AFB39D9BD1C372DBEB19D273D6033313B207B80BD2DDBC9BD76983FBD3E5D1D3EEDDF10BE01778FBD436466BD95EB253EE37E303C99D0F63DEDB58FBC6D8DE2BC8FC2CD3DEA4B8BBD924FD73D7C5A1E3E7965933D9072DF3DCC480CBEF801273EDC4EDABDCAADCB3D4C07623DF2EC533CCC8B3B3D3A9A31BE2BE22C3EC0AC3ABC1AAD213E83D18D3B859393BD559AE23DA1A25CBBE3EBE5BD56F6B53C2D2E34BEAB8EDFBD3A1A13BEE3C3143CDD4FC7BD16B97CBBD1A509BE6DF51BBEE943A7BC0F9DAA3C7642023E589477BDEE332C3E1E7201BE66AB7A3D83DA22BE0C72233EB2A488BDB616C93DC2840B3C709691BD929E2CBD314087BDDE61DD3D6235043EA8472C3E4A372CBDD6485ABDFFBAB5BDC92946BCFD1E2F3DE9636EBC67EFE9BD43A3553C691AACBB09CB10BED8F044BD9C0CEDBB71CF2FBE6B63C93C0BD4463D34BF87BC6C19C8BC3FD48A3B6A8F383D2C76ADBDE5C786BC56E4CF3DE25154BDFC4582B9DA6D27BE25CA09BEAB598BBCB32F7ABDAB00303EF2EE1ABD900E17BE595B1A3E6B04EABD1AD4153E3A0B93BCCA2D0E3D218231BEB342243E975002BBD78BB5BDAF2E01BEF3B8033DACE82ABEAB34063EDB69C63D52E61C3EDF2E213E154DD5BD1B1244BDB9C5DD3D23ACE73DDC2E313E819A95BD542ED03C2EAAC4BBB880D03D535FB1BDF1E0233E045C56BD45D5B33DE295083E9BCB34BE11E8063D4A3FF8BDCF4BAE3D5B041B3EBE2266BD4D53F5BD6202B8BDF9FD0C3E729EEABC90BD06BED129143E035BED3D3DC19CBCBFB0A63C3FCFB13CBFF52E3EB6FAD13D5C79023DBD2F813B232D693DD5BA05BE8C49C43D961B983DD1A6A73C6423D23D24A30BBD7E7425BEA0A816BE6EAA2A3E81D66EBD012604BEB822313E9CEDFFBD681B133E083C213E3FE1B7BC3FD0D23D348C0A3EFB512ABE78C8C1BD775BBC3CC501633D3523F7BDCC0E15BE6A7B2D3E69A1AABD199230BE230A9F3D1A2ABABDE5B37CBD0AF47DBD9F18273E2DC6893DE85F313E3DE67FBD9C35033E2DE412BE313EDB3D2713ED3B9951D83BE02C1A3EDED55D3C4DF999BD3BAEC7BD62A5EA3CA73B72BD160CB73D392F17BE274AF3BDE7DF1D3E6C268CBD1D6832BE7B82013E547844BD93EA883A1650E03D8FB6713DADAC2DBEB3E6013D3A642F3EF35827BC1DA3033EF3951E3EE06B853DA45027BEAB4A1B3EC6F80E3E1A0F593DDC786EBC4E5EF9BD52A01F3D1D8A7BBD4C37223E6B7534BE4B1E1C3DD97C74BB0628F339DF03B4BC8B39993D626E1BBE42D61B3D1C13F1BDA85D663D45E675BC68C5B73C8527CC3D18F48FBD20AF11BEA0E3A8BDCA8D133E885913BE3596E53D81AB7FBD7752183CD748943D60487FBDCE62F9BD410D753D69A3DA3DFDE5863DBCC4C9BB6F699A3C3601983DF7BF663D5772B3BD557C023EB8D6C1BCB5D38EBDE0745ABD4152C03C8D53BBBD5B1104BECCE2C93D97B8133E44EA33BE5D0D103E3BC1D4BD80072B3D1987273E6566E2BD12DA94BD05B3503D9375E2BD1AE88CBD31BF17BEF601A93C150AE23D20ED413D45DD00BD3D982B3E2A4A0D3E70F4C4BD8D19CF3DAF1E26BD7283693D06559D3C50759E3DAE29B8BD3A7FAEBD5C79CEBDB669EABD351C9CBD57CE2D3DE21C4E3D6134093DBEB5063EA2AA093E8914123E7254E13D89ACB5BAC332383D8F4EB6BDAB2E423B22955B3CA60014BEE927143E727920BDDD870A3E45F6AB3D79A5C4BD9939543D6C869FBD1B31B2BD45D9653D0D0CB13D03CACEBDA509B7BD0CB5083EEE1785BDF7FEF2BDE84819BEF644D13D5367023E6772333E26E907BE82A8AD3CB8D50C3D7F458F3C412E123D583627BED3042EBE961B96BD412B853C23655B3CD600CFBCA4C934BE4812E23D99B4F2BD53EA2B3D4E4504BE207E023E8DB3113E7D31BDBD07501B3E75295ABD67E72FBEDE4FEABC80A208BE0A05173D32EC0B3DA3B69FBDB8C850BD0D6E553D0237C6BDC8D8943DC40C06BEFB95D33D3A42ACBD231817BE24EB0A3D13A3983C9CAF05BEA0221F3EAD9982BD5092EE3D4EFF3ABDE61BF23D0187AEBD25A4FBBD24C313BE62D0B8BDEE80C5BD662AA53D55F9EEBD936DF5BC418983BD4EB088BD7563B1BCD4C3C73DF34D95BD77AE17BE3479F63D5E60D2BD62D6F93DAE6793BC8A33ABBC49C8293ED558023DD5C223BEC5842DBE0E5429BEC49505BE56DD823DCE5E963D189ABB3D389126BEC68DD93D6879203E101B8E3D7ABB8EBD50F91CBED3F7323E24138E3CE4221C3D7530DB3BCB11F33D1EEA31BE6806B73D640DF6BDE8E6273E2E460DBED1AE1FBD69456F3D65C1703DEC32723D9FC2E93BC2C7463D41ACF3BDDB1E2BBC4CE3493DEC34113EE15D13BEEEE88EBD17B0F2BDE915BBBD3194D3BD5E03DDBCC4D0823D50D20CBDFB18113D38312BBD0F312EBE372DB83CF7A2FD3BDBDCF5BDE14D2EBEBCC6323D0F3F47BDD003113D3D451EBD434A32BD443391BDFEF12D3EB23821BE94C533BDBD5945BD83DA7EBD5B8FB73DCCF2203E054B153E032CB0BDCCF89DBDC8B98F3D6755C23D01C617BE0C25A4BD85A7AABDA1F48CBC38887EBDFBED0BBE3821F3BC696527BD25555E3C12FE89BD5CFEA8BD7F9F213E1BA850BD7CA3D73D7DCDECBDDAF19CBD0F52933D4BF70E3D998008BEF4F00B3E8B1E45BDB49850B8422DC5BC6E400A3E17482F3D9EAFA83D7A7E1DBD9F7B343EB1E38C3D25B5B23D687B0CBD10DA15BEC9CF023E073421BE10F532BE5C8E893C18F60BBD366B02BE25570B3E3408923C52C9A7BD13D0E83DC42B803D76560DBEA05EEFBCCEF71BBEC2C0C9BD5D88023DB899483D3C068CBDAEEB7EBDFD941ABEC4D1DFBDCD1038BC9E22D03BD8B1CB3D0083F03D5CF91D3EDFCD0C3D97F005BE4EBB4CBD724B1FBEE8B95EBCC795BD3D0BB4A53CE452A53DB4D5183EED5ABC3D718F16BDCCEB243E9CB2C83DEF5706BE801BD03C8D9EAE3DD43C683D8B432E3E2A96EDBDADECCB3C3D7F2F3EEB0CE3BD30FDC2BD2F50F53D7163B63D74740E3E407EFBBC929AD63D22941BBE40BDD0BDB62AE83C977500BE3B9247BB251587BDBCF2323EBF5258BD5BFC7B3D3C050B3D846A2E3E4494F13AF9AECD3DD1AEF5BD959502BEA969BB3D43EDE03DD957B7BD9C03113E36C46E3DB72DCDBD4198AE3D83FD333E049A39BD4F990C3E34815FBD30E729BE9B080FBE847973BD76362B3E4B24983DE3141C3E6F7BB73DAAB824BBB238EFBD9E8424BE317572BDF1E09FBD51EB223EB8E42EBDC006AFBC2256033D6899143ED20295BC04DBBD3DFCC5F9BD78762CBE852EDEBC1CDFA53DCFC9E23D4901843D9332093E70DFD4BDBFD3223D199C163E3B15E0BDC78DFA3DCAA112BE487BEB3D39BFBC3DE0211E3E67989CBC91411FBC4F83D9BD13F8253E2188C8BBD32F3CBD0C333D3C4742BC3D4CA3B7BDA72510BE724730BDF5A45A3D78B2913C069E40BD5355BC3C8E766BBCC0430C3EABBCD4BDE3902E3EF40ADC3AD04AFE3DEEC2913D622608BE51D8013E907B7DBD4683F3BD2B719E3D1EED083D9B17B6BD9D19AABD69431E3EF9F934BEA119CF3C760E6A3B2B8710BE7C5F9D3DF29222BEE4A8ACBBF2D018BD7198CB3DFF4E1CBD417927BEEE745CBC73860E3E3189D0BD2E8D183E2586C93D813FA5BC1CA7B3BB13EC153E05493B3B8F76C43CFBE16D3C460B5A3CC91E1DBEE316D1BD1611273E30ACD73D72C1163CB9162B3E355D8DBD35E09A3D0F81BDBD4FF10B3E1897C73D0B91793D6C322DBC5AA1F63D7AE7C43D6442BB3DD9C986BD1893A13B0EC72CBDED68D3BD58B82F3D3EBB1B3E3E1DD53DB01F4ABDF1F5CE3D84CF56BC55512B3E4B1D33BED8FE423D50DB1FBE7484AC3D430A023ED8C70A3EEC856DBDDD347F3C3F8D3D3DC93D78BD2797293EECEAF73DA933B33D997493BDE928FD3D676CB8BD046A13BEBAC262BDA04F85BC9367E43DC152953DEB7E823DA77B5BBDAA840C3E58C92C3EB5F71BBEF3DF223E00F90D3D79717C3D0B7C8D3D61F7D23D17E3313B69733ABDE69679BDCE5EE8BD30F6DEBBB13BCBBD350DD83DD89901BE4E5B1D3E53DA1FBE94BD163E8609A43CF9A22ABE5B1D593DDB15E9BD41650FBE4A75183C1E034EBD4DB1323DB0280F3EAD0326BEFA0B343E0AC1C8BDB9150FBD87ADEA3D443997BD3778B6BD856729BD43828D3D06DAFABB5DE8243EA64F9C3D372E25BE364F02BED037643C7EECDDBB780A5CBD3A206E3D1FF0973D7F24D2BDE17210BD799F813DD131833DD5EE81BC7E04B63D6560813D75E529BE29F42CBE3DE1C13B33DD773DB20A01BEEC70BABD51FA2CBE5C24093DC833033E7561203E996313BED6C60B3E5C0191BD276D1FBE8C57E83DCE1B183E41AA14BCBEFC4FBD38EDB43CE7DEA93DE46CA73D4E56B6BD1907C13BD64E473DC7C9D13CB28D163DF7C2243D2DF23F3D5AF8C33DFEB1B7BD87C7153E71FF39BD2A8513BE0052F03DE842E6BDF8E732BE91C575BC14522E3E632409BE04F81C3DD6830CBE6D0C943DF539F53D22ADEBBC581F21BE5A4507BEA06CDEBD603787BD4339ADBD5F509F3DD73C233D63E210BE3632B83C4AD027BEC5A5013EF48748BCB547293EBB630D3EC297CFBD6B190C3E9FAA1ABE98B627BE9D84F23D40C7B9BD809804BEEF54EBBD0CBAD0BD51FB1FBE8EF7B93CB4361BBEB2454ABD2A17E43DA8930BBE162AF63DA72E333EF285DCBC3E7CAEBCCC1D2CBE4000283E8808113E333F9BBCB092D73D2B6E1FBE570FF5BD26182A3EADBC33BEF0C298BC1811C1BD33E52ABE7AE0ED3C41C79DBDBEAF0E3DC13287BDF475703D1E63BF3C6FD233BEADC3E63D88D4DF3DB6960ABED5D1573DC576ABBDC7AEF83D581AAEBD681AE33DE7A0E5BD02FBC2BDEA5B933D7E4A453D226FA5BD531A053E0BA3093D9C0DAD3DF6ADD6BD12342F3D2E012F3DD4B3D23D9A08273E4188E53D7AED313EE3A49EBDF41F15BECF2F003D60754FBB278DD7BCA2C011BE9BDFC9BB314AAA3BBEE7DD3D47B4AD3D95C7F43CFDB6FE3DA7459BBC079E113EF8B824BEFA11AABB1822A2BDAB4BE83D375F4ABDBBC6F4BD5835F4BC5431D538E2A8F33D6575C73DB6B623BE75FC98BD8497AFBDBB9818BC93DCA03DDBB2D2BCA4C9243E74909F3C6763C83DFC102EBD99E1D13D0E038E3D7C57D63B7F22C1BB8F67A03D4682CC3CF342E4BD82A460BDAC7BEDBDC3EE2C3DD6CE073EB2D9CFBDFACD723D1EC00BBEBD22953DE0BC29BEF2338EBDFCA904BBB6ABF5BC9BBECB3D835D90BD8200703DC1029F3D4EE5453D686B2FBE76BFC8BDE99C31BD3AB841BB41068B3DD3B6FE3DC972153D09F6F7BDA2E233BE2422223E15C31E3AFEDE20BE771A47BD0CD68A3D241DB6BB309DEE3DE2F1F7BC5ED5B53C6CA8293EADC120BEC206903CA55913BEA9F3F3BDED8029BED6C1B13D5D170EBDE371833DC5EDA33C17366C3D1B1318BEEA6380BDB44B46BD267A03BEF1159A3D1580CD3DBCF182BDB170F7BD2C76BCBD68C328BEC8A6EBBD287447BD2ADCEE3CAEC1ADBD8C4614BEFBE1B63D1DB3103E654D093C81F5CDBC6724A0BD2A1D6C3D823F673C8E88A5BDBF63F83D0E46D53D94B9053E8BC1F93DB7D3D6BD02BB253EDA3B65BB958626BE5C7DE53DDDD9E8BD6308AABD56110D3D557F003E440FE83C16C71ABE2E83F6BD6047863DE77E46BDE7BE453DFBD61D3EAFEEEBBD9C511CBEB3DB72BD795460BC8FB873BD14A7303EEF77D8BDB9BBD13D8B5D8C3DFE7D263EC13A2EBE3E34043E74AC66BD38297FBD4C36C13BA475F53D6CB6B93D3100D2BD9C0D2D3DBF4BECBBC24B6E3DCD9007B9339F33BD5485A73DEE811A3E72BFC03DB3656EBDCB1A1E3B15D3093D0D73D2BD8988193E2025BF3D0CE39C3DFCA5273E1091BEBC419C083E77CFA9BC83E9113EAEBDD9BD5D0631BE63E3BA3D4A55793D4DBB2BBE233D9D3DCDB51ABD3456933DEC63243E081C123E51BACF3BD54DB23D81CC27BE3801563CFB666A3DF816B93D2CBA823D93CCF23D94034A3C45B46B3DCAA231BE8293ADBD424FA53DA0487A3D0B919A3D2A46923DECF318BEA78C6F3DB3D058BDA37CEABCFD9D64BC22BF183E4421223EE39AB33D05188DBD1BBA563D4B12793D90A70A3E2F41643CC69D2ABE2276913D611810BE4B08BC3C3D7AEC3D7A78953D27502B3E36852E3E669025BE1DA58E3B030B513D7D1F0FBD72BFBABD9D562E3E0348D9BDCA6D27BE9D6225BE8F23C5BDDA4C983C6C58F43D429734BC84270EBE5F48063ED22B56BC40AA82BD792FABBBF98E9D3D0B00B5BC168D8E3DC758973D8994EEBD47C6223EEEE8EF3D83D509BC3C41E93D65F347BD5CC11ABD8144973D214706BE0C4C2FBD72E3F0BDEE6278BC21FF8EBDD6736FBD973E1EBD06550B3E2518323D0DD52EBE23AEFABD259561BC68426F3DDC4DE13DF37D253E053DF4BDAE0B2B3EDB27F33DB20A10BECBEB14BE124E0DBEAE65613BC9FD1CBD27DE30BE0FA74DBD4BC8E23DE4F64EBC7E7510BE46D7EDBD1429873D7097623D96229DBDCF3A14BE89C6993D975CC1BD26901EBE8EFC253E4D8F913D74AEF5BCFA8FD43C9A07133E9ADE20BEAE0C10BDED3280BDFCD52FBE2A84193EDF1A2BBEB8A991BDA6CBB73D2CD3233EC83C3FBDA1F0153EC49A6CBB724A27BE5BBB28BE9238A8BDA5738DBA8ED1123E05A59ABD3E71E0BCA97FF73D968232BD2CDA9C3D769975BC8B178DBDC091EABDEDAE313E7374C2BD0C31953C66737B3D0351063D9E026ABC74F10BBD386098BDBB397A3D432753BD08F0863D3579BA3D1258803D1065AABD65F0F8BD31CA45BDCA87673D09119C3C04F3303EE88FF43D8061A9BDD70B023E1B65CEBD596774BDD02B063EB70F05BE9F3B49BDFFC514BE2502A83D9BB7013EC2211F3EEA657CBDFBD905BEFB0BBF3D9422EABD5A4A71BD02EF14BE77340D3E108491BCFBA1C03CD82A293CD415CF3CED9D9EBDDE5D313E332624BE7F7CBDBCD7CED2BD1A68F6BD1B82C23DFCD9043EB651AB3DAADE583DA97DF13DCD16C23D4EA652BD262B99BD4E8B563DB93CE33D6CB1F13DB75D413AB9F5343E19F201BE9B35963D9F091B3E17E0343C7EAADA3DF7121F3EDF2F0CBE305BEB3DBED3A73D9940BE3D01B6B53D9090D83D5E64673DDAEBC83DD42D24BE2F5734BE6A5FC03D6542343E281658BD3B2A0B3E39B79DBCD49DB53D6A7B6BBCB40FB03DD4329DBD24D214BE9059C13DACF097BD550D073E50ABC33C3C9393BDDB2F2E3E2DEB2C3ED5B2BBBD2503A13DB3B54F3D475BDEBDEAE4B73C70951EBE25135D3C4FF71CBE21CC1A3EE0B8B53D14650F3E66650C3DD5229ABDB1F9B83DF4729F3D02A5C63D00D6DDBCC742343EAEECE6BDB57321BE6DA8413D1493233E4363DF3C59E84FBD07651ABE5A17F33DBD0632BEE83D95BD9CEFC83DBFBDCCBD1BF8ECBDC289B6BD20E9AC3D89559ABD50F724BD55222EBD0186C43DC9011F3ED1A6343C74974A3AC72694BC1D74AC3D1A9D023E04882B3DCAB4DF3D149B63BD11BD0EBC31BF16BEB3749D3D2158BABDD551DEBCAA1A31BEE2AE773CD4EE633D4BEFDA3DEF5A1FBDF2BD0B3CBD2F2A3EBB6B123B3558023E6355313E7E081A3EA83CA43DD93CE73DD03D253EBA3C8EBCDF3C113E48F294BDF25D65BDC892A23D8923DABD2CC28ABD69B71B3C79A96E3CA49E123C3605C2BC3F7E663D4FE42E3E829B72BDDB2BC73D6755313D8F07E53DC7A7133E0A7F8ABC2C8016BD8FCA8EBD04A448BD26DF99BDF9CB32BD1399D33DDB55593D44CEAABD50C4CC3D21DE813C0A42E53B3DCB8B3D5ACCCABD803B99BC24130A3ED28EEA3DDC14CC3D6735CBBC9E19923C9F02EB3DC624FC3C015EC73D9070B73DE5C89E3DDB50AA3DCC8BF2BD47191FBEFA5E33BEB6DB0D3EDF61C9BD2B540EBE0325B93CEA700BBD4EE3653D77183DBDEF400C3EDEA02BBE9B6332BE21EA1B3E471A9DBD6771313DA9EF833D9B49E33C85AEE4BD51099D3C9908EDBDDBB2183E5F92DF3CD1C0023EFABFFF3DE51B9A3D37BF7F3D932BCC3DADCFE6BD5D97083E42A71BBD6CE60B3E04E941BC4DC5A73DC5AB053ED491093D07640CBDD3AA933DCC6134BE4D9A94BC6C6A13BD87A10ABE181809BCD365283D11F52FBE6A43143E440BCD3D4F98323E5E9D9BBD7E4D00BE23FBDC3D60262A3EF703D3BD8A65D4BD92AB55BC39EC193EC1EFDFBC5B612DBE6FC895BDF52FCFBD667A083E276704BE8D20073E3541873DEF4B81BC8CC135BD5FFDC73DC3FFCCBDD9DA8BBD9DB91F3E49FD8BBD6608933C6D06133E76F80DBE437BEF3C93A9A03B9803BBBD7C25123EED56F93D09C63DBC1BC29BBC8780E13D85906FBDBAF6CC3DB082F1BD82B214BEF2B8F13D6FF7F63D57B80CBE602720BD02CB993D8D65C13D1CB8D73DC4BBFD3DFDB1A5BDA74A1A3DB57E1B3E478E14BE21D6EA3DE12E373D7D3AFD3B6853333E5F6096BD4E5E47BD568506BE3569183E945104BE23E3213E493405BE4687CF3DA8C8B4BD64141F3E1766F2BD916FEABD54EA50BDCA8811BEFF0F2C3E09DB853D68A3C4BDD5DB08BE70546FBD3383D93C5C04A3BD5A61D23DAABEB1BD4FC0573DFB54023E3C5700BE99550DBE94212DBE4A41083D621E0E3E49F9E6BDEE0AC3BC2FA3E23D26750C3ECC87C63D9EE4673D2254FB3CF9A7543CEC081E3E5CC3CE3B20B38C3D3B6053BC7B5D0F3EFA6533BE384866BDC67A2DBEE30A2A3D50AB25BDA8C414BEA1A60ABE5D884E3D92EC073E42341A3EC475F83D4E2412BEC77A163E548D2C3EDF4C0C3CBDC92DBEEEE002BE3D4920BE4143E93C0EDE143EA43CE83DB312B0BD93989DBDCF3A2B3D3D4BC2BDF1808ABC9081513DF09284BDE5B6813D6D2ECEBC3994263E8ABA14BE31CB183E3C27F43DA31A22BEFF292A3D1567B9BC4B13AA3D89D9023E7F89C2BD3BE9CDBDD59803BEAD65033E929E17BEB465E1BD9E13233ED991BA3D3A81F83D22F61B3E81EF1DBE592534BD822F74BCB970273EA39C4CBD60EC41BC9657CD3D3597BC3D5149ECBD2F3D1DBE93B988BD7011673D87422C3E573EA33D5F7CD13DF9D95E3D9B0B38BD75FEEEBCAE42183E4C3B1A3D80AD103D6CDDD33D7A7C023EB49E4E3DC12492BC6321A0BDCAFCDBBD00FCB4BD8752133E611E103E146ABFBDC7B4183EA0113BBD30F836BDF1D8653DA62413BE8031D6BDE1D8D3BC629063BD78CAB63D3C3E2BBD49411ABE569A1DBE1DCB2E3EBD42A33D083034BE618214BE04A5E4BD75EE233E30FDC43D805B6C3D9CF5CC3DD84DF53C5311013EB4BF11BE5C3F0E3E9A7CA53D1458703D7982E73D84760DBD0BFDABBD31FA44BD7EC907BE00EA9D3AA736BA3D4DCA063D0C38C8BBC2F7883DB31125BE8E07EEBDC8031EBE43F7333E4D8924BEF7FAAB3DEF1D023E78474DBD9336E4BCF4B3143E3BF613BEA48D34BEA14FD4BC0D6DB9BC1B2F94BD8AF0613C6FA2C03DD7B3C13DC1EB523D67AFFF3DD8C6A8BDB477413CE1BF723D98DC683DBDE381BDCDFF123E40550ABEE2C2ABBDCEA42DBE",
      torch_tensor_32_torch.float32_7: "0x040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_32_torch.float32_6: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_32_torch.float32_5: "0x040000008A6F1C3E745B06BE54CB23BEA497DF3DF3257F3D53C79E3C4959103E6D9D0E3CD081303EFA40F0BDC0921BBE76751DBDE9FA2F3E61C51ABEB95C953D3C68393D634D99BD217414BE8A98973D9AC5873D0B8297BB6A0D8F3D6AFBC53DB9FDFEBD557A1CBE56CFF0BC3D69D0BCE90F8BBD4C933E3D5BE90ABEFCE52F3E9BB511BD",
      torch_tensor_32_32_torch.float32_4: "0x040000001EAE69BDA0A6ED3C5144D23DD729E13D0B27B13D8B45AC3DD9D22DBDA3D5243E045EFE3DEA5D2B3E6B5C12BE900EA4BD4F4F16BEBC48803CCD500A3E3671F7BD19803D3DFFD067BBD28928BE3078E3BBC507AABCD797AFBD4AEFE1BD9F08D63D4A9C94BCFF810FBD7D4F49BD6329B9BCD7B747BDE1E3D8BDA7779A3D82442BBBB9E021BEFFCCB5BD76B913BD85168ABDC5CF2A3D2759293E89A502BEF2FF29BB40491D3E0C09D3BDB4480DBE1B21413D9AFB06BB898D17BB0674E33DE0E31ABE8798D8BD7045FB3D5B2BFEBD2F6CC2BC6715A83D7BB6C5BDAB5F0CBE7D33D8BD43B506BE371F1BBE9A54EDBCEA0728BEFD33DCBD04BF553C1A90283EF77D323E114F173E2852A03C066CE13DBE6162BD51C4E8BD86B0B53DDBD28E3DF5DD7E3D1978A83D22F335BDFB29053EAE4EC53D00869DBDFE08053EC078823DE070C53B43072E3B93961B3EB832BC3B16A47E3DEE19043E4F8D1C3C1CFD233E4F4DD6BD477D8DBCE2356A3CB60E1D3C0C9403BE33BE2C3EB826CBBD9AA7023E0D6E90BDE6F38F3D3C7CC7BD9EAA9DBD01E63E3D50F5F83DA1C668BC0AC5873DDDB3C7BDEBE1643DB7B5A2BC09F924BD7340B23D4F5A70BDED1ADDBD4A634DBD178CB43D474B2D3E20A3233E78E5FC3DE86CDFBD53A7213EBB62933DCDB2003D1CE1D1BD1A59C0BD7BCC3A3D096680BC1E8E4CBD492D0ABE7B4A1A3EBC29603D3B48BE3C3D0F883CD1D0C23D9F53DABD0351E7BBECC61F3EDECAE0BCFBFD1ABED7F9D7BDB873E03D1AA8BE3D9DE2F93D3CE77FBDB054A8BD020920BE60D3473CF2821CBD15C02B3EBA19A3BDCD0CE6BDEBD1923DC21784BDBB7286BC3D95343E92CFE13D856B34BE02AF0B3C844CB63B9F09313E0A801CBE4FDFDE3D10BF31BE1FF331BE9F95B9BD11222DBE562D32BCD62D123EACE048BD3D4709BEF42A79BC285513BE779EF53D8160D13C608B203E6495993D0A74813DC8FB733D8D24283E907BE2BD9364DDBD45370B3EC163833D7EFE253EA6C3283D2B13833DC621DF3DECE5EB3D09A8C63DB5F40DBEF599513DCFC1F7BD8AEDBA3CA931C63D0C0572BD240E1D3EE92B213ED774503D0FF402BEC6CB713BEFD80C3E370D023DCBB21D3E5195513C86ABA7BD6140EC3DAB9D6F3D7EE3C73DD652D8BDDC4009BED27BF23D6B4E7D3D1A6F043E23EC16BEB597A6BD4191B7BBE509BCBD0030E23DD0C40F3EEBE51C3E965BCB3C696124BEC3DB81BD73FB273DE96843BD609D9A3D258041BDDC94153EBFCD1C3E1C5C333E49CD6F3D9416F5BD91663BBD9234C1BDBDD6A23D7F1C7EBC40F5903DAD2D523D933C5EBDB0A2C83C306DDEBC4BBAFA3C28ABEFBDC879563BC2FA093EC64FBB3D2AE1E0BDBF07173EC0698ABDCDCB213ED4A313BD7F9E2E3E59E7D43DD76B6FBCFEEDF33DB9C0193E3D960DBEFF27023D88D5F73D2EF595BC6828E53DAF330D3EEC910FBE3867C53D015326BE04ADE23DC02FC8BDBB5C61BD9C15313D77DF1BBE66AFC7BBAB517DBD9018653DFCAC2BBCBB8124BE14C532BD4BE1E13CC83BC63D7CB1CEBD031CDCBD1C1BA33DBC51D9BD26198FBD6DEE34BE0F6E2EBD475710BE71E1E23CDA96123E3AC7A03D68E916BE3F44223E15C521BE49E98ABD9C1ECB3D94C9AB3D4784C73D0F502CBD2F861EBED53C31BEFF516D3CA31F2FBE43A7EEBD4397EC3D10F1DEBCCEB77C3D00690EBED18CE53C171D233E6DA3033D556FFF3CBB6ADFBDD7E202BE540ED33D1D1022BE356C31BC4F0C11BE4B8F4B3CF66031BED3B46F3DF8B49D398D10EEBD04CE86BD6DAD90BDEE83A2BD868F34BD1668053D534ED0BD36BD363DD62915BE2F792A3EECFDD8BD74F2993D24D0F7BD9F1CF7BD9191D4BCF33DCEBDD1954ABD747A9DBDA6804ABDA9EF0BBEFF8B303E0931CC3D485581BD9873033EB74CA1BD06E013BE4FEC673DFB2979BD1524083E54D842BDCB6213BEE3A3183E9F87223D0AC15B3D730D8CBCD2EF0FBEA519693DD850FA39B8B3EFBDED4FCE3D638229BE09B1E0BD1DD428BD23AC29BE91F622BEF08959BD7A7E08BD8DC9043EFAF1A83D8D4E283EE0E8603DD7ADC13C328A0BBDFCBA98BDB82A22BE515725BED50B9A3D9F29E5BD6F8494BD2F31A93D29CDDFBDFEDA853D844520BCAE69153D84EAA4BD02FE033E8D0F14BEE0FE28BE083C0D3EBB97F4BDDBC42D3E63CEA03D7ABA8B3D5955B3BCEF31083D6EAF393D8C3EAABDCE3D053EFE83DE3DB94A2A3CEA9B4F3D08C4AFBC5AC582BDC2880BBE8D148BBD8D5A2DBECDB463BD616ABD3D23A22F3E14A525BEE77A16BE3F68153EA6957FBDA3C77A39662BE33D0557203E741B893D295B333D17AC8BBB3DFA913B0B15923D22472ABE793C2FBE081EF43D113231BE1541BE3D2207033E3C15F03D21DB5C3D0FE5A03CA232A73D66BCD73D2666B63B324002BE723EE13D9653A13CCC16DA3DFE9DF2BDE9FF34BDBC92E8BD11E3253C47D4193E26A0093D88DF193E6F00053E8F04F9BDE8C32D3E9BDE203C8C90173EEF350C3D5F41F7BC10AC193E34F105BEA8EE813BE5DACABC47DE023C26BD4FBDA9B80F3EEE6217BC4698953DA3E79B3D02EF243E2A2E823DA47334BEC71116BE70052BBE7A7731BE0D9C16BE9EDC28BB59532B3E3E50EABDA84F983D3630A5BDA53B0C3E4176EB3DC337A83DE7781F3EE88708BECAB519BEAAF6B8BD23C1123DC307203E4208EF3D7654623D678B00BD628FCDBD8306343E58721EBED4BCF9BD3A10D53DF5360D3E274E3E3D40654ABB7A0EACBC069EBC3C1029B6BD17F7323EEFC9343E441C8CBD6C5DFB3DB21A2CBD275003BEF69FF83CE4620ABDC188163EE3B6483C9FD11EBD56CB0FBEC1D7EC3D20A3F13DE5AECB3C6BBC7DBCBF9472BD33D5273D40B72D3EED97EEBCFC20843CD9762CBEC6D9383D9D1D9BBDF1AC2BBDC9FFBFBDF2A2273ED887F63DDAE89BBD6F9631BD958B5C3DE73C883DA971AABDDE07933D0A41E63C1B0BD03D3BA4C3BD38C3E9BD9154A83D0406E2BB28C39DBD24130E3E9E17A1BCBCC8F1BD98B1CEBCF7BBA7BD00127ABDF50415BE677F103E20471F3E10B518BE487AE23DFBA3533D85CF92BD485E54BD31DBF63CDC9C193D39AF193EFBF82C3EB727273CD4452A3ECA1DD6BDC625C43A158115BEE06DAD3DAE6A103D3F4EDBBDBF1F0ABE14C60FBDDABD88BD0F8993BD51A81DBE10ABE6BDFB3D163EB10FB2BDDA5C933D7942453CE3A9C5BC52E16C3DA94E083E229F613DD0FC9C3C0CF0123E27AA6F3C95271F3D437F303EF50B03BE1782033EA5EAADBD62C214BCBD85D1BDD3E2EE3D139811BEC364A0BDAE36FA3CCF8E8ABD3B9C9B3C1F38263E471C20BE943DEBBDC6C30CBE78192D3E59BB2F3DE3C902BE496E1DBE7C29063E863D263E8013DBBDF051393D44C233BD0EB9D63D7396CABDBF41F73D04BE343E4742DB3DFFC5F7BCF565BD3C6F369C3D8DB9D0BDDDA9A8BD021431BE63B8FF3D9C37A8BD21881B3E16050EBD78C385BD3B54B83DC8DD8CBC0E71F5BD008E9B3C1394A8BDF7FF02BECC6DE4BDB24E7B3D3CC3733CB9BB92BD463B813D0DA962BD72B60BBE18AC783DE09176BD538F56BDAC1D023EF24D073E1B2E31BE57401B3E5EE2213E2A8902BE367A34BE4D4F0DBE183B40BD323802BCF08E473D55B12C3DCF470C3DAA510DBE723A2E3E39EF1B3E2463B03D37261E3D7129CABDBCA7533C772E01BE8861263E9CC320BE11111A3E3F6D2A3E6F44AFBDBD8621BE85717F3DFDEE0ABEC90327BE4B1DDABD70EEFF3D3EEBE2BDCAE490BD8ED392BD18A8003ECA478C3D3285CF3D084507BD7412D6BD757B823DCB11923D98D4153EE39E29BECED304BE4E87ED3D5D4B3B3D295BF03D611937BDB37F343EF87C8D3D8C218CBDE8E6AEBD803C3E3D87A68EBB0F77AFBDF60DC2BD1BF9733D32B6B23DF7662C3ED9C698BDACBCD5BD393CE4BDD23FF5BD35D0323EB80DB1BD2E4EAABDBECD043E2CF30F3EE3AA25BE3FA19FBC9194593DF477DD3CBBD3CDBDF4DF11BED29E02BE972F713D838DA8BDAA9824BE8E77323E79E5A53D610658BD7B15E73CA3A880BD13A9EEBD403F27BE7DFFEB3D172A27BEBC8908BECF0C173E0202E4BDB11B73BD3801563A93C232BE955B24BE9CD512BE854DDABCFE0683BD4D70063E4CE3E83D651D303EB6A21CBEB280ACBD04A0F63D1A037B3DD2D4EBBD39B8073E6FE8B8BD75E22B3E267A10BEBBA7BB3D57A724BCA4AF1CBE0154BB3D37DF84BD5F9B493B6F0F5DBD3CDC21BD1E5139BD6288A23D23ED69BC3B5CF73D0E3E923D17E288BA0325913D549373BD1A7E0BBE0979EEBD68EBF7BDE32012BE55B5E73C44DA80BC4DC522BE92DBBB3D4459E03DA9C5193E8888ED3B250C54BC7CF0D43D83FB1CBE040B333C81E8EC3D0F8DFA3D65A4AA3C6A3070BC195E813DC3EC193DFB7CC2BB2F620F3E31861A3E07ABCDBDBBE8223E35073DBD35C71B3DFC38213E9313ABBD35FCA83DF472C5BC71DECCBD325430BC37BD1A3EE208CA3D7F39BBBDCBDA233E0C4E133DD8811A3E2D2E2C3E5FCD52BDC184103EC2A8D6BCE199E43C7A71BC3B0B771F3B10BC60BCC3EB25BE88007C3C2E1A263E8B7E6D3DF94227BE6F2C073DDE92EABC6B70553D783D26BE9F15F23CD35E01BE790ECE3C95E6D93D2E75FD3D6252EFBCDDCC203EF65B2ABC755ED0BDF237A93D55E2FA3B53D20EBEF02FE63DBE732E3E0C3EC63D4099E6BCB4DE17BE0D151B3E3CD1C0BD2B22DA3C1CCA23BEEA55DF3D805E113DA4532C3E70B1AF3DA3E12CBE4B0B0F3E784812BE8408ADBD95EDBA3DFE09C5BD47DE3D3D6927953CDD2C4D3C79A3C4BDEC5FFD3DD229D03CF069863DA99EA83C961AB4BDED1388BD50FEF03D2D231EBEE9407ABDE7B325BE7270D8BD059DC23C54F424BD3D4A713D9FEE093EF04C183D91EB2B3E9ADBF4B947A32E3E77A3E93C25AE94BB545F4A3D4DBA0EBE859D133E7FA1253E41331FBE8C78D7BD2B110F3E2000363DA1E282BD3162B4BD7CE725BDCD4808BDFEFC263E6F20DCBDC4A9CB3C063C4D3DB494B3BD339634BCC9E602BDC31D0A3E3784013E35BB0BBC9787B9BD39D9CFBDFA229ABD34091D3ED826133E35FA0F3D10A928BE3D3C673DE29206BD756BCA3D8B2CBC3D9FDC173E3AE7523C05A75D3CD9EBA73AC61EFA3DE3AF083E2595AA3DFDC810BD4B3652BD87BF273E8547BBBDBA17F93CA1A7633DD879BB3DF695DBBDBFC90BBD2034A9BB921784BC2C5C1BBE7D389C3D2C680ABEE1D836BD48F25D3D65560E3EEEDDFBBC9A73C8BD1971A1BDB926D5BA74ECC5BD27E3323D90AEA33DB3D62A3E7C3A183E61FB13BDC2E1993DDFFEBD3C07A5AB3DA990A4BD27042A3ED4139A3A524DE53DC141063E566019BD76B50A3E02633BBDDD1AB43D8BC1E0BC96270FBE6C9638BD067B893D4899103E0CB613BEF016D2BD9EB0BC3D9DF3B8BD1CED163C098DFCBD32F7363C222DAFBD97B5213DB4C08E3D10DD0A3D765C0EBEDDB8073ECD5E183E614F22BE9242143E21051CBE052EAA3DA60C2BBC777A67BCC447B0BDFD8E0E3E4E0AEA3C4E6449BCA6E4CCBB0934033EDD5E333E193FCEBD4D8E20BE39EDF4BDD191C4BD94E313BED4A782BD130F8CBD05A8A5BA4C804E3D6C8EE83DF9DFEEBD42B301BE40B29DBD1E6805BE54001C3CB74509BEA79105BC3B2DC6BC962D0CBEB273A3BD28409E3D7D944FBD9CC41FBE3445133EE7BF61BD6A89AE3C1E92113E4245B43DB35012BE76E41F3ECAD649BD79B4383DDD2CA13DF4BC7C3D7B74F73D9961A3BD7E87063EAC23E63DB1C21EBE07FB86BD",
      torch_tensor_32_torch.float32_4: "0x04000000553A2DBE7E1BAE3D592B0D3E305F8ABDC9B8A2BD23AFF93C01CD85BC64FD0A3EF68D48BBB27AAEBB9B4A28BEB2005D3D5308213A06D22A3DEC57DD3DFE049A3D9C88B039FB265FBC83DCB6BD8677233EA4AB163E1EC53BBAB9CE343E23F51E3E8923D03D671ABA3DB6548F3D6F08FEBC53E98F3CA044133EC501F4BCD2F9613D",
      torch_tensor_32_32_torch.float32_3: "0x04000000F2B9313E8421253D3BFA993DAFCC8BBD7F1314BE86BC86BD91F9B03BB4F8A4BDB235213E88B7E7BD98D7F3BDCC6A80BDDF66223E438BA5BD7B77273E04FCAD3D7309DCBCCE3FBB3DBF1DAC3D5746B8BDB61115BDFC562F3E6F90CF3DBDD3B0BD47B242BD77EBCA3D67CBB73DA795653C8AF3E8BD828305BE92D418BD151C853D56639ABCDB5817BEDF7431BDF4AF343EB09D15BEFE7C0CBE9596E33D921D343E47222EBE8AB823BE9D6862BD8B7B343E377ACDBD11A2773C5DC5133E382A80BDAB0C5EBD2D03F3BD1F69DE3BA5F5283ED30A943D2F79FE3D5BE23FBCD205E6BCFF5B01BDD47CCE3DB5E4BDBC3DA01ABE2C427EBD87AF8D3D2F7D303E21A903BD649B1DBEAB4905BE5D6D0EBE65F0913D3F6F053E7F22563D7CA8793D72DCEB3D8088F73D5C2FD83DB373CA3D8FED433DFADEBA3D186BF8BDCE54EABD38BC423D6A5DE13C59231FBE4EDF03BEE31A10BE18C50F3E48B3EC3D278FBEBDBA7FDA3C068B26BD675D1D3E9CF423BE960F04BEDCB516BEDEB2D23D88FAB4BD42A2D73DFCC2743D38F6B0BD320F43BDC18292BDDEB89F3D6D3091BDBDBA753D5EE94E3C2E9010BEF294E3BD3307FBBDD5B4BD3DDCE41C3D45A691BB9F92D7BDF55A33BEDC1E80BDB28A0ABEA90D34BE28A62CBE4D7BECBDECF92FBEAAB6613D0677873D17ED913D2D3434BEBADEDF3D302B0D3DCF1FB93D1EF631BD33DBAD3D74AE2BBE42A0763DB18A0F3E4530983D93A12ABEF7434BBD71D6B3BC08B1BD3D07FF88BD8948D03C1F307EBD330DE6BC779E66BB79E3CFBDE649FBBD2C70153EA117183EBD5EAFBB4AAF1C3EAC7D0B3E9D0AE4BDFDDB8FBD48AAF8BDE8196A3D007F923B7E98C6BC9F66063E9E828DBDF623C6BDACAE00BEFB2DB8BDBC782E3E1005B0BD753B47BD102DA33D60070BBE14BEDBBD533B053E7FDB8ABD51DDBBBD1D5CBBBCC859CEBCE553043D27BB843D03930BBEE280243ECE1A2CBEE63B753D924D4CBD28E398BD4654293E9B702EBE64CE453C23FDE73D89D4213E580919BEB27AAE3CCE18333E4E5031BE79DB303DC9D7E2BDB216EB3C4DBF23BED01FB23DF4A020BDAE5ED83DA3362EBB5F6BCEBC37CB2FBDAFBF25BEA6C799BD0B60C03B830B0CBEDDDC1E3E2475EBBD220C8DBDFBA8C1BC12A312BEEA10B7BA5656AEBD2E8517BE92158E3B1A41203EB54D323D884D153ECC96E2BA35BB7CBDDCE4113EC5CAC0BD407627BE3C791E3D506EB43DF869D8BD73D97E3DFA7180BDA0B5AFBCE35220BDF6DF1ABDED4913BE9F75313DCA763EBDF0690A3EA6B6F13C9C0A14BE13B609BE6EAEBCBD3F5FAD3DA9BFE9BD759FA5BDB774033D2A00FBBDEA46B2BD4925243E5568BFBDFA3D71BD1277013E1641223DFE140E3EE9791FBEA1F6B43DB881DDBC52F0E7BD540F9BBD67182FBE0A73FA3DD3EF0ABD5C7F31BE8DCF1A3E8F7EEA3D5CB2953D4B2B313E6378233E542C293E811B223E3E1C133E388E3D3D9C8D72BC104ADC3B877496BD4E1BAA3DCDD0A73B25D42A3DD334E9BD605188BDEFB5073E7FD98C3C88DF793DFE071EBECF089BBDF16C93BB7FF697BC041BE73DF8835ABD0914173ECD0A0CBD86D08C3DA7E2FEBDDBCCF53C817B30BE02501BBEE6B4E7BDE1B54A3DFB7B603CAD288C3C53699EBCF719183E9953313EEFC0993DDEF40F3E38240FBCD01885BD70C40C3DAA0DEE3D8DD0DFBC0EFE0ABECB1D6F3D259438BD7046AEBDF7ABE43D469DC4BB44F3CEBD43A2D8BD117A2A3EB87CEB3D2FCD01BEF837B138A3A47ABB2492AC3D4A091BBE902E2C3B6741713D193EB83D636C973CB673B3BDFDC72DBECFAFC33D9643253E019D5ABDC6C421BED3DA533D25D3FDBD1C8BECBD8D5F453D418589BC370245BC705D223E7702FEBC6760DC3D8C5961BD7EB2063E62E55C3D554E213E158B7C3D8E3D80BDC3CB9D3D7D391A3E9A3C093D04E9A63DDFB3FEBD6D2AC43D971D2BBE6506203ED287953DFE993E3CF66C29BEA89C243ECCD9E63D42E0263E43528E3D5EDA733D6C8F3BBD345D94BD61838F3D271D7B3D03CCBBBB6757E63CFDBA783DE2ED2EBE511520BE90C040BDEE91F63DDBA1B03DACC62CBE3A6759BDDB1399BC13D16D3D8318143E26637D3B25E70CBEFCB6313C22CE8BBDCB41DDBD9687C83DFB8FC2BCE011AB3DC3F30C3EB6538E3CF4EACB3D4EFCAABD7F18CA3DA46AE73BDA95F03DB4102D3ED0EE08BE6FD82B3EEB2E0A3ED4D211BED241543D885E13BE71E16A3D4DF1DF3C99CD2CBE476D833DC6E346BD9B6F343E24AD303E73F5793DEDAF0E3EE9C2823D11432B3E09B485BCBEF4323DE035EFBC589B4ABB076E5ABD4F478FBD6D6ED13D505C9B3D4CD19FBD59881FBE7D05B13DBA8326BE492A00BCBCC11BBEB492173E5E66133EEEC414BEB84C28BEEA0DD6BD85CD473DFD0BB5BDA96F2CBDE08937BDD3D1043D133FABBD1CA9A43DF98801BEE1E780BC34BC173EF7E8C7BDA0E10A3E396DBC3DE1E369BD93157B3DA795F4BD3E1A693C421A4D3D20931C3ED696CABD3CE6CDBDFCB1B4BD145830BEA76D123DA4D715BECA5F42BDF488A1BD8CEF213CE2A55B3D4D8B03BE1CC255BD52398BBCC449D1BD2C45273D8006863D520201BEA7560E3EE0A1003ED78759BD1779D73C0B53B03C12CEC7BC59FAF2BDE329153E0A29B23DAF4517BEF74A0CBE27242C3EF121E73C865A26BD055EF53D2103503D1AF6813D189C0F3E000D62BC257D2C3EFA4EFEBDF24CDCBD855FF53C19D0AFBC1199CE3D71E544BD45B8E33C5F7416BD4EE6073EEBF93DBC89D3313B139D043EA9FB2F3E91352D3EA7FC30BEE792CCBD6F3B1DBD1E7B15BDB76AD13D7F83A33D043A6EBCC539893B9A231B3D870C1C3EFD9CBB3DA39DB6BD0B76B9BDC9FC643D907992BC3743E8BD48342FBE476FCF3C877253BDA7A5D2BDC834083D1746303EF159163E9A6BCE3D768608BE51A0CE3DC240BB3D5995713DB15E34BDE5BB49BB885EC4BD8B1A23BD2963EEBC1D24CDBC002634BE08727F3DC01B14BE555F07BE2B1F933DBE2D14BE88B02C3E96552D3E491966BD6D93F9BC617D0ABE760E333C2463043D0A9AC6BD070F633DE1EDDEBB587155BD4E5320BA6F772FBE1E08FFBD53B0BF3C7DD02E3EA996D6BDB918E83DC088843CA8C29BBD26184B390C92AD3DA749AC3CE23D203E7D0909BD33C3F1BD7693233E06CC4EBDB6B6E53DAFCCEE3DC23C003D369214BEE7B631BE7FDFAB3DD207313D3AA8D23D328D1FBEEA83C7BCA4661C3E4635BE3DE86E163E491F0E3E3CAA31BDDC8AF6BD22E1D7BD7DEA753DC4B48FBD78C9373A1F1AE73CC5BEE03D05E9C93D55A1CE3DE46DEB3B8763CC3D1C7DA9BDBAE790BD7B4AE5BCB93ED2BD0878213E9BE8DDBCC781523DF418B4BB89731EBB9DF6C0BD8EA354BCC1EB21BE6021ADBD2E4E0B3E8BC929BE464FEE3C5CB5E63C98412DBE496C0D3D9419A83DEB1B033E9C87073DA37F0D3E1009DA3BDDF1893D12C1553DB37805BE04F21EBD3FF3FEBDD2A60C3EB6B6AC3D018B99BDAF8004BDCC4B413DC1D51DBEEB90A33BF5B2AC3D7374B53CC93E85BC6CC1E83D6D7B9D3DDDEC20BE8710D53D63C60EBEEB5DCB3D436D183E3576853C95B774BD7702BBBD6EC2A0BD7B7805BD3A1896BD3CB3333EE8299CBD7C50963D31DD27BEFA7FB73D1E081A3E51C401BE4EBE38BD8B932C3DD2462DBE9A11E5BDAED27B3DBC742A3E515058BD2104D3BA82BE2EBE3EC02DBEAF6D1D3E469D193E25AD5CBD24288FBD7F7E3BBC92FBA73D5DEF2EBE848AC8BD0DB56EBDB5949DBD990699BB7409043E08181E3DB1D123BEEE6B273E3DC1113EBDFA633DF635B13DEB56873D0160143E8E1A2EBECB5FE1BDF7E7B7BCE7BB09BDAF70F0BDE2982DBEBA3F0ABE21EBE0BCA2A9193E3E06F03DE5B5503DB55BDEBD90A591BDEE818B3CB1C927BE863704BCF63D133D3BA8233EAD113EBD36AF313E3F825A3C732DFBBDEF152B3E8FF01C3EA1080FBE4A04D2BDD41BAD3DCCC3DEBD3F2BF63D79BDACBD2FBA60BDDDDB4FBDBFB22C3E85DA74BD33CB0CBDAA0FDB3D6EB4F7BD20385FBADCD20BBEB61327BEB75025BD5116A03C125E1A3E98982DBE925950BDE58B3E3DADB5883DB285D33D408E11BE820431BDE06D273D391B11BE936FB63D08B92CBE21E8E13D7A686B3D4CAC4DBDEBE76A3DCE51193E442A053E7E98DB3DE9C0D2BDF511503D2AD8073EAD69FF3CCFB1EF3DB187E0BDBF75FE3D8725C0BB776822BE0BB33BBD4EFE1F3EA5F37CBDBED0FABC56D490BDB8D9C4BD64E3FA3CEA9FDB3DBB3CAB3C28A332BCE38A273C9EBE07BEE3C1BEBD12EE103C0FB010BE8F51B33D3ABADC3CBEFAF33AA8DD39BC69E3183EE233253E23C6B03D5DD0B33D7F8BAFBDFEFE933DD1DEF4BDD6769C3DE58900BEC6797DBA3B33033EA567F03DF00E203EC9FF763D10898C3D592C423DD12E043E12FBBD3D38A7553D7EA47CBDAD36AFBD850433BD65C7AC3D9612C5BDCFD2453DD05F1E3E0D47193E654605BEFF624E3D25BAEC3D7B6C24BE8E62E73D3695E1BDC5E202BE357799BDDA2C88BD8FAE95BD0E76503D0F418C3D81B48C3D45F6F93DAC10E5BD18E22BBE043811BE4EFCC6BD8999A5BDA9159F3D25FF02BEC05904BE1AE2C13DA15CE6BD45CF073D7C060ABE3A238A3D173AE23DA64318BE234C763D83CEBDBD81C3E53D59CF223E55B618BE836B873D2480F43DD493243E58B7083EAA670E3D5A52293C2430153D25D7D7BD27DE0DBDD9AA32BBE917E5BD6D6B00BC9260C0BC117D7DBDA8645EBD2B4834BEB6822C3E2A73B23DF5DE023E29171ABE123831BE269E063ECD4CFEBC9CBCE13C598AB53DA914393C1AD8BFBB771FD73DF89C103E56C849BD088C1ABEEC84C6BD695C013E4AD97B3C15FF1A3EFF4A7DBD16852BBED1DB603D46479ABDAA72D8BDC3B5E13D3A6A493CC05077BC0C4A303E43B11D3EE9E013BE436726BE4207B3BD118C0CBE914FBEBD4D40F43D40E6F0BDC605263E5AEA613D9698FB3BD9B4F73C09D5183DC8F9683DD73813BEAC7D49BB7F2BF03DF4D7333E2F3819BC6A5001BEBE62A63D8F9F25BEEE58213ECB83DE3D3811A33DD9CFC53CA296033EB63F92BD43FC16BE5E21C8BD41B4063E07F1B4BDCE5610BE96991E3D34E4E0BD7430F5BBC6CAE5BDE0FC183D7D69ECBC6C12BF3C1A59A73D6D1DE9BD2CDF76BD486AF1BDA4BD163E8BA081BDD457883DCE1B273D1D9732BE3E8200BE7D163ABD69C50ABE98F8BF3DBE93E33DAA06AAB96652B13CF9CF3E3D67D3703D130D0CBDA2748EBD9ADBDFBDB8A8E63B05240F3EF901B4BC14C21B3ED3457D3D0B48BABDB99F8C3D1404913DCF20A1BD91D5FDBC2B6596BC459A7F3DBD3F0D3E173F1FBD346CEB3D9A35C33D86D91CBE7155043ED39DEABB77B80B3E92000D3EFC492FBE2DC116BE00D8A4BCB5AC683D5879E6BC25452EBE92EEC43DF605CFBD655BA43D3EB8FF3D193974BD4309DA3DA592C03CA25063BDBAE23B3C0C31823D1752B93D17BFCFBD8C4D073EF93AABBD4FEF1BBECF819CBDB04220BEF8BD4A3D1CFB423C490A0DBC4506F5BD37DABE3DC729ED3CD0B935BD6049003DEF5F7F3DCD82D9BD8D8C50BD9E68A4BD3A37203E540A333DF19C08BECCAEFF3D8DF2E5BC6D58473C1E5FBB3CD421A9BC975E2B3E06D39C3DFFE41B3D659F83BD2DA7263D54CD03BEA1577ABDE391B73DE42832BE21BB91BB396F85BDA2F6B83D1E25E2BDC6A7FA3C21BF50BD4DDD173E0616D8BC9E3004BEBFF360BDF138FF3D769C8A3DB7071B3D46C1E13DA7CE8B3D56ACB9BCDFBFBFBD",
      torch_tensor_32_torch.float32_3: "0x04000000A4C483BDCA43683D6F652F3DCCBD1BBEFF92903D43A5B13DA6C97E3B2082943CC941283D6568023E80F11F3E8B23D03C47529A3DEC6F3DBD5BD9D73D92688EBD573615BEFCDBA93D7946863D04601F3D3C099A3D5553AC3C856E763D4C86933DEA4CC3BD4B2F1BBC423DDA3CF3DCDBBCBA3218BEF05E893CA141DD3D249EC1BD",
      torch_tensor_32_32_torch.float32_2: "0x04000000858841BD256BA1BD7EBF9A3DB7CBE7BD3712BE3DA44AE8BD055FF83DA143913D536331BD62F0CE3D20756EBDB3421A3D842F553DDBE5933C0B68113D99FD65BBDA2E51BD22FCC93DA0CC8E3DE609873DF66AF43D056DBDBD173B28BD4F1BA5BB6E14123ECC2510BE47AACFBDAB792CBD7AA01ABE93040FBE0D01F83DF31B073C36A011BE301EEFBC6C71BEBBE8B580BDD26917BEDD08C53D24DDB2BC32BC303E04A30ABE34C1C6BDCA7816BC751DFCBD03EC033EA3FC0B3EDDFD233E868AE4BD9CCB003E2160FB3DAC0D90BD1EE89E3CDA84AC3D1A89013E4E1229BEE237343E8C0C36BDC682933DB5DBE0BD5E4D0BBE6A2FF5BD875ED53DE294B2BDF674D23D1AE65A3DB402903D630D21BDE20A65BD0A64A9BD3E5ECABDCEE7263E30671DBC4A419BBDD96B28BE4CFFFB3BC5AF33BEA66B08BB0F98E43DE385D0BD22EBC63D3EF966BD4D390BBEE14933BE76DAB33D1E7F0ABE6DC6B03D5758CF3C16C4C43D161208BEE34C1E3E094D34BE6A6609BE321CD93D27DEC43B214CCBBDC3E217BD6E1821BEF28A1DBE14591BBD4D170A3EFA3D583D368A083DAAE63FBD42C2243EF5E8DD3A9B7C743D4623383B87FAE13CBC74713D27E90A3E7264D03D3B55B93C38BE903DB2C059BD8D77F73D26434B3D9B9C083E3B1BE2BC43CC13BED0090F3D553F933D7444123EB1528C3DBFC3853D5E0E103E52D678BDB7D31F3E7A9DB93D30C9F13DE819013EF9E313BE2592BC3D1197283EFD56FEBDC63B78BC2CF3DCBDEDD72EBDBAD0D73C5CA8C13D073652BD47692BBECF7CC33D621DCB3D1A4403BD6DF71A3E008C0B3E42971FBD83B0DF3BC917FF3CADE30DBDE66232BD946CA3BDF1E2CDBD94CEB43DFD0157BD10AFADBD80751F3E5C89E73C059C023E33F6243E7A00CCBC3203D83C82D4273E6718F9BD221959BD0312CE3C9A7E44BCEDC6403DBA5EBE3D0EF394BD5385613C52C5233E57DCCCBD1A82F5BDF4D20ABE6B69D83D660926BE4B0FB0BDD384F43D0409D9BD2235133E763DA9BD2919E53CDF90BD3C65158EBB657EE13D61BE193E160BE2BD190BCB3DC676413DC2E257BBEA23FDBDFEC9563DFF63033E41601BBE5F2E27BE0BF531BE634E273D730D50BD1CEB60BDC48E283EE6AF38BD67E9E5BD6C43823C84B5C6BD8D2654BD473DBF3DD21C273D3B70F8BD5C562C3E1DF1F43DD9CBF6BDA0B29D3DC5C4943DFEE301BE3C70FEBD6DE315BE2345A13DF64DFC3C1E01993D45049FBDDE1C083ED6E9B83CB57010BE354036BD00C3B83D4C361F3DD38ADDBCD7F0FCBD7B36E1BD93221C3E8263CFBD2947003E2D5C72BD329AE73A5A4630BE225F6BBD7898183EE38422BE002AB63DD25718BE9D37D33C641E24BE164D0FBEF02212BEF2127BBD4E2DC53CE4B704BEE681373D5A0DDA3D1691133E6948203EC05CEE3DE03655BDE57585BC4C29203E6D19B43D1D0540BD5FAB083E82321EBEBCED1A3E1390CA3D4BC504BE48A413BED28F0D3EEF93323EAFBD7C3C19768DBD4326CE3DDC54A33D96BBB4BC5BED103E0CAAEA3D5A83343D11FBBB3D678F29BE0295A9BD93BE9E3C5CE8443D68FAC5BC85B3883D40935C3D7E4C27BE2063643D367C6BBC9F22F9BD4E7DC33B3C1432BDCA41C0BD96F324BE1D6F173E64DDDBBDDE80C23CBB03113E3371B6BC0349EDBDE8202FBEB59DF03C45A8B5BD4E37533C1F49673DEF274DBDD87AF53DEF72BCBC237C90BD1161EFBDB1AF5B3D0DD5DFBD0D35183D7AC5B6BC1AD0F83DAE7CB1BD2A59B2BDDC26BBBC6820DDBD6A068A3D4D9D84BD1989943D0B1ED23D3268D33D50ED04BDDE93C53DAAB5BFBDC65B34BE1CD289BC474003BEA23D0CBEC40E383D74AF1A3E6B798EBD7BD623BCC32503BEC21AFD3CAA6E4E3D9E4CDEBC8FB9093E78B011BE034CC2BCFAF4C8BD23F21E3E7453193E750F323EB98B263E48638F3DF09B0ABE9A93F5BD07942D3D599D21BE6133E53DC7649D3DCAC22C3D67FF1DBEA1AE033E294499BCD4EC97BD2206BD3D2CC1743CA50CA1BDF578293DA96DF1BDEE3D283EB7A91E3E36F7A63D4B87BF3D8CF133BEB540C9BD60302EBE5AB2BCBD141416BE403E053E0653C33D9535D53DBBB8A0BD7AF8093E0E42D1BCA7993BBDF2EEC23DDEC0EF3DA81A02BEF3552C3E5A2992BCD2D9403D613F34BE7037A13CC62DB3BDE9AFE2BD1D2997BD65DC57BAAB464EBD7BEBE7BD689B013E9469573DF37628BE51E3173D73DE313D5BDAD43B15D32F3DE07D72BCBF559E3D2BDEFEBDDE5D9ABD4A9A073E324CE0BDA8A0B13D007E273EA98625BE5E9C9EBD2C7A1A3E93212FBC54F10E3DCA19CE3C2132953DE02B95BDB100BC3C259DF63D1B5774BCCA1326BEFC477A3DC7D838BDECC118BDE1D0BC3D50CBFD3C1C04DBBDF311A7BD2822DCBCF1E432BD774919BDE974F7BD9A22033EDAC2BB3DCCE40E3D53F2233D6788A93CB55A073E50D8233DB399DC3C4204C7BDC88B713D1F5A29BE995D643DD7E71CBE6CD695BD5A22BF3D75A2D7BD0F24103EA408C8BDB9752B3E5B2B5F3D16E49CBDBCCCDC3D354F20BE2159E5BD21D2E2BD91A2BE3C64458E3C2FB21BBE32AD2E3E002731B9D453C1BD195D8A3B04689BBD64C4473DB50F833D81644DBD70D9283C796AD73D357BEBBDE77521BD70A3D5BC8987EFBD7BE56B3CC9E4D43BEA3612BEF488143DE2C62C3EEC90C03D3062C4BDF6B2253EFCDCF8BDB713B8BD58B19F3D2502103E86BE2C3E0FD81B3EE45AC7BD2DB0253D4554E3BD0FD77F3BB4F9153ECC43B23D052627BEC0CF9BBDC3BB18BECA8BAA3D05D6B7BC4C5404BEE25F67BDCA9D6D3DD011863C0DDA293E98CF19BB73C3633DB4575BBD31CEAC3CFD82CF3B027E1B3EB1B2973DAD52CEBD98D820BE953A2CBE327A83BD2C32BB3CFE4B2A3EAD498EBCC38D8D3D4AFFB73D2FA90ABEF4BD15BEA82E893DE4BFA83DF493A8BD06F0E23CEE3C31BE5207123BE47C313D6652DB3A8FDDE5BCF3B0963D500647BDE9BF063ED3EA1BBE6AE7CEBDF31E17BEDFB623BE0533063E833033BD10320EBE3C2E163DF41309BE48B8153C511BAC3D691C19BD8A1DBA3DEE9C143DD84111BEEE820E3D9762E93DFDDA27BD2FDD883C3CBFB83C490F793C1B393C3D92512DBE9657093EBEE69D3D5DD5B23CD1C0033D7DFC11BE3DBD4EBDC0F5FBBBB21E2C3D7C99C6BDD2A7993C39B760BDA1C2033E46611BBE3561973C7D47F53D30980CBE3E06A6BB9F4BA73D7C17923DA44DAA3C5859923D4260FCBDB2C4163EAF31813B4606EA3D292E203D7D1AA1BC21139B3D7DD72B3E7E8F323E525F18BECFA82F3C3D0A02BEF6F0D23DE9F3013E0139FEBDE16427BCE385FA3D2A6BEF3D591A08BE6E15F33DB73000BDB1F319BE4C3C103DFDA8A83D471FD93D8C28F6BDF21B03BE2740F3BDF82BCD3D1D351EBE9D62C3BA27C754BD58119E3D7A320E3D18D2B6BDBFF1FC3C1496263EF16DEE3CF767B3BDBCEFC13B1E0A26BE5848E8BDF37E06BDE19AE1BD364A193E048D0C3D0A350C3EFEE024BD0067C9BC26A5363DFD4B57BD7ED176BD569331BECE5E083EE8D3233E353B33BE2F916FBDBCEB08BEF2F592BDDCCF093E7DA9C13D01BB60BC99A09A3D2E3D583D36B7C53D9A7711BE48D15F3D32712BBEB019EEBD4AEA86BDC4178DBC2CD42ABE7E29903B1435E73C4DAE8FBD58DB6A3DCD2D1E3EB35DF7BC65D0C0BD215A20BE4A2E04BE323DC8BDACD205BEEB558EBD0E71C73D6F94623D3628233E77B9333E625F82BD00C88DBD372CC63C792410BE71EBC43D635102BD9E9217BE91AA08BE2978F9BDA403473D9AC30A3EBE690F3ED86047BDD54AD2BD76AFA0BDCE50F7BDCEAE3ABD787C23BE3E82C13DE25F2ABE3335E1BDD9F6F23D756707BEF0192D3D7896073EE96E323E1530B73D565142BDB9E1CE3D192CBFBB1C435FBD50EC163AC96A223D0DC1F23D8AF8973DB8DEAC3DEEA3D83C9FC611BCD604983D24282E3D34372DBE7721EA3C48C7A0BD04FDBFBDE6028C3DCA10143D413CF53CC3BEABBDE649A73DD1DF293EBD29B13CB4CE943D37D01EBEF13AD73D2A897B3DCB1BA33D7FF9963D3C733EBDEBD92DBC1A182F3E5775043EA8C001BE01A00F3EF927343EE172BE3C613A0DBE095B0C3D393C12BD8926023EA5EB2DBE3E4B393DC4E107BB7401643C220BF93DC648513B35BC11BED230D3BD31F690BD3B729A3CEFB58B3D6B2707BD84E38EBD67DD9E3DAC0130BE5FFCFC3D0958A8BCC7EAFB3DDEC7083EAEB39A3CA30B653D7BC5CCBD8DB2013E42E6D33D0B72E3BC4A1D8D3D4C3B22BCB96D0D3E0908953DBAF8033EF28A24BE3A5F303E8CE3863D4504B03D7958213D45C8ED3D5E6A2A3EE0BC76BCB08714BE3239263EA5B318BD469AAEBDA6DDDE3DC70BCA3DD0E1C13CD4CE35BC41840ABD76FA253EAB95DC3D659BD73D39DDE63DEF79BDBD122F173D13991CBE4556D23D826D33BE57E934BE32EF32BEEA41DF3D9AB5963C13C3D239FD55E63C940389BD32E05BBDCBDDF3BDFAD430BD8FC6DEBD3568983B603A0E3EB4A515BE4D0AB23D4EA406BE540096BDD8960D3D0C2EF93C1A73143E6BAE8AB89CE389BD4BBA95BDEED3A93BC7BB07BE02EE0DBE2DE79ABD6FCD943BE67FF4BDE8A9CEBD373F013E8C48273E7BCE62BDA44D1BBE979B8ABD9F1E923DE0FE6A3DB97660BD606D1FBEADB859BD61E621BD0E7CD03D2C86B3BD6C48D93DC5E2C83C4CB5F2BC215221BEE7B6323E7C1D01BD51CBE33D6B45BBBD3D4830BE764A10BE1B8AB9BD7A9866BDB67FCCBC04F9163E56F226BE14B3B43D9A50183E6721953A55C8E1BDB845B93B80C72B3D1B30A03DE0185CBD8C7B78BD9CCCAABD9F152FBE664D7E3D72DA08BE86ECADBDFE70EEBA6D8C0B3E67F3203E8FAA03BEE8FE1C3E5827223EE43B123EA9287C3C8B62113EFBE6AF3D64E401BE84D2BEBD4AE1593BE24800BEF36C6EBD01F2113ECB8EA83D60A51D3E54A1B13A939AB8BD539DEF3DBD85553CEADFF33C216599BD07B7943DEFB005BEFD72103E0B5D1E3EADA1823DE8F60C3EF6BEDB3DD3448ABD0E011DBE1790BE3CC150E33DFB2594BCF8B2733C982B063EA87B953D0654073EA9A4D43C9F54A23C8E322DBDC55FF4BC3F69C0BDF60CF23D3819253EA45B863D1497A43B87056FBDE5B932BEFC1206BDBA8100BEC5A305BE13610FBDF2700EBDA510123DD33403BE5317023E30CF24BE8575ABBDD97289BD0A91323CE9A8953D47D13EBD0E03E23C1E6A2BBDB9648EBD3590CABC7EC9113D54D52FBE9CFEFBBDEC6B0D3E5BB5A33D6CE19ABBCCEEB63B68E5C73CAB4A283D7B2DF7BDDC5F45BD9B2226BE98500EBE2E3D08BDBB35BFBC64950D3E1E70F93CE6CFEABC427BA0BB2032CA3D48575BBD9B5C07BD444111BD16F811BEDE65CABC815727BE3C9AC2BD4F71E6BD92D8063E8DC026BEFB6A2E3ED7BE873DCEA9F4BDFEF8153EAF8E1FBD185219BEBD1BC9BC55ECB23DCA0030BE4D0B59BCB34E933D7C188DBD0EE5833C27E48DBD16E4F2BD7BC30D3E498800BE90D207BB3A29713D1953CABDADCEAE3D415416BEF8E12C3EB53CA13D5A05CDBC399416BE3FA3B23B216B803D69A0C4BD0D60B6BC4C6634BE2FF734BEB4469DBC9677173EF55008BCC501633D6BB690BD386E6CBDD02D9FBCA505B7BD5E89DD3D5BC4E13D7AB90CBEA2165E3D5B8F95BD2C30D0BD2FACB0BCDD9460BD2C24CEBD5F6CD53C62A4CE3DC775DFBCAA994ABC25F3593CAF989BBDDBAABF3DCD05273E0E5B84BCA9E2443C94DA113EF943143E09A906BE3AA9A7BD309131BEDDBEDD3D45490D3E",
      torch_tensor_32_torch.float32_2: "0x0400000050ECB83DAE592FBEA784063D22887E3D715683BDD344093E1BE815BE08C165BD097B2C3EC3CA303E83DAB43D1C1ED8BDD0BF1BBE612E13BE9B0235BDF017CD3D373E653D7DDDAFBCC2CC223E10260E3EDE35A9BD79C89CBD5FEC07BB4D42163D2DDFA5BA1EC58B3DADC9F93D598F02BD53CBB13D00F5C43C25F88A3D510B953D",
      torch_tensor_32_32_torch.float32_1: "0x0400000003F2863D2A5429BDCCB82F3E2985133A0694B8BDFBB63A3D8548BC3D9122B8B979DB1A3EDD23E5BD5E799A3D1794CD3D49D2B33D48FC87B8B9B24E3D00030EBE530E0EBE4D0634BC6E80B5BC5869063E6871033EBE7AF53D5DD3A5BD5D1B0EBEC2CB29BE9506833D021D23BE3FB434BE98F7B6BDD7D518BECEAC8EBD91EBE3BD08BDB9BD78192C3E357308BD9B29163E0886803B3A39BABC38FF53BDC56501BE8B7011BEF7AEFA3DA2215FBD7B7D30BE7620263EADE6563B2342F2BD784A0EBE700418BE4DBA1EBEE9CE233E929FF93DB0E36C3C33471ABE39623DBD710C2ABE1888793DBA4140BDD5F21ABD02EC61BD0BBEA93DBCF7C33DB79D1E3D5858B5BCCB1C8FBCDB6F4ABB71CC06BE1AA2303E15249CBDF5A2D23D47F5CABD038C9B3A19DF773D5B3526BE2C11A63D708F0ABEA815CA3C82950FBD6B87CF3DD1EE2F3EA72E233D2567A5BBC35EB3BD29FB863DE341AEBDD58B953DE4EA9CBD7093F53D2DD90A3E25FFDD3D7A19E83AA5E4A73D62F324BE43CD123EC81F3CBDCBFB833D7C3AF5BCBE2273BDED03AABDF285E93D85F7C4BD2260FFBC64A1B63D73F4913C404F18BE450034BE7103B0BD05F5263E9DB500BE4488C73D9493013E671096BDF4E09FBD5C3B02BEB5E2E13C7672CABC77B70C3CC3099D3D8EFF973DBB7164BDF9EB463C83002C3D339B763B30E5103D7CA892BD7560143EA48994BCDB48B9BC977722BE143703BE7730B43B4BF6DFBC9706B6BD6682BD3DA6A581BC40A67E3D6C77183E3972A6BD752FB2BD548011BD314375BC0514B5BDEAD62DBD5EF7A6BB7E65A23DED78273EE10B063EF143993C1D8436BC7279393DE176ECBB1A0DBEBC20FD783D014713BE0BF219BE90B53B3A69775BBD7312B3BDC68428BEE383F23DF5CCE6BBAF83C2BD6D7993BDB75C3E3D124803BEB9043A3C09DE0EBB89AA763D839E8F3D708CECBD32539C3DE3B0083E7B763A3C3371B83D351089BDACD20F3D0293533D1F38A7BD6C87DF3D3E272BBEABFE87BDE404D5BD6AEBD6BDBB60DBBDA6922ABE1587F83C0F3C0FBD946B18BE4B7898B8523CF1BCC059953D39CA0DBE89B34BBD3E0A153DA276993DFB1A5B3C4339443DFDF3343E41D47ABDE0BEF63D8DED1B3EF52120BE70262F3D9B13CD3DBDE4E1BCFDCEC73D8407C53B96CE093E7572793B08C9E7BD1A79093EFD57573D76011A3E54BF333DC13EC03D39BCE13D98D9F33CC15228BD058C153D746EFCBD05E5C53B9BBA68BDFF1D373CD9520FBEBF36DD3DBE0227BE390A9B3DA16CEE3D4AE725BE848D233E1F9106BE3A2F0EBD919BBB3D619B65BD5C52213EDEB69FBD9CE2C1BCC9A8ECBDD9F5A7BDA0A5303E5623083EC541553C45246E3CB69C19BEFEA8083E9D1ED9BC0D0197BD2C0F10BEA9D4143E99ACAB3DFC10DA3D26F3953C31ABF5BDB34D943DB203A73C69FB723D254D34BD00DAAABDC29A143E08B9723DCEEF92BD9751813C87651DBDCBAE77BC3D04CB3D9D1310BE18D4233E19ACF33D9B461F390D1694BD1BA2133DEDA2EFBD9A29EB3DD077BFBD565A0A3DA91732BE045FAD3DDE14F53D9BDE073E5B696C3CDCC2D53DD8E1763DF8C9F23D1E4DCC3D00611EBE74AA983CB6D976BD40DFACBDCC69FD3D2544CFBC00F6E03C3FF3E33D40B2F33DBE35C13DF9D4FCBC145C21BE9BC62DBE4F99633DE37B09BB89BDE4BD391D9E3D374F243EE164D13D044ACCBC95AEC33C7DEEE6BD32E1AA3DDC470CBEE0F2F93D625CA5BDDB968FBDB79F17BECD182FBD2B148CBCF4DFA6BDBFDB003E7EC6CF3DD8C21FBE2CDC90BCBD71733D9FA52E3ED8222DBD3244DE3D754222BC7FDB8ABDB58DDD3DF74D21BE77A8173EACCE343ED3B045BD62038F3D6583343E5F4C5A3DCA948D3D36F0843D861E94BDFDBE303D02F5C0BD30931A3E83239BBD1987253DF1BF51BDFF0DB53D89F63E3B7011C73D6C1144BDD272D4BD98CD8A3DA2BFCBBD579F14BE9BE08B3DD0BDD9BDC61488BD78CC34BDDFA84D3CC1C67ABD644C82BD0EFD35BDB8B6FD3DFFCE583D954CAEBD8640FABD6137863B1CF8673DC36E72BB16EFD33DD941183E7338543DA7CC6E3DAA0AD23DDB0D78BD1C70003DF059123E085EADBDCF6A613CD68A8DBDA8300BBEECC2BF3DEFA4103E0B96C3BDF8AF873DA5085E3D025D8D3D0D4AC73D81FF283ECD64093ED0641EBED5ED8DBD9D47C03D71ADCEBD702D0E3D1A359BBD2FCF0F3D42A7B03D0A96633DB97F033E8B43AEBC538AC43D0A166A3DC23164BD1AB2FFBD609C253E84E257BD2C59083EC934E43D4842E9BB028615BE822A693C5104AFBD736A3C3DF7E78FBD69850B3E7A5223BEC5EC42BD315FE43C4C268A3CC6B6143E5AC864BDE07F10BE22B3EF3D36544A3D8E7DEE3D4B46D6BD4BA4D4BD933E92BD84EB4D3C3A5C753D170CD0BD625888BC2C4AFABC2E2B253ED69082BDA56B2F3E9A0CDEBDA02E95BD062708BE645B053E5BF7F8BD1CDC953D220985BD3063343E9845CC3C42331DBE923BF93CCC10B03C59152FBEC750113DB5B52C3E4C5F503D7B7176BA531A16BD9B6A403D394BA1BDF742323ED07B1C3EE721A93D06DA86BD0FF829BE746AD0BD0F01303E5D2726BEEED62CBE6BBF50BC8B5D663DC92A34BEF00F28BE09F27B3A56E172BD9F39FC3DF9E34F3DFD201DBE872723BE74A1F83DE86400BD5D609EBD0D12643D7F4E0EBDE124AD3D6D9E373DD1C09CBDC81511BE9EFCC33D4884D9BDF92BA0BCF300C63CCCB1D2BD1C36C53D4DA7FEBD8AD6313DA4E19A3C01D6843DCEA731BE854E273CFC7EB03D88C8E7BD7E2C333DC993353A5791193E315219BD4A4C9E3AD2769DBD737332BD67494F3D4A952EBE9652093ED42B023E6152993DB782073E436561BD47ED243D5159133C0859FABD272F8BBD078780BDD50733BDEBBB20BE3D9EFEBD4D8589BC3A4CDCBCD35124BE33B61A3DC920C53D61C1163EB858183EF8FAFCBDC90D68BD02C0ABBDACCD043D9907423DEB18213D8E90D33DE600BF3DB852C2BD7388F83D4E38F43D43A4BF3CBE7D1DBE2B0CDEBD78C8493D17587A3D9FCA283EB842B83DF237833D9491C5BBFEDCF63DEAC683BD0D69933D356FACBDA243D8BA83F6D53D231FA63D827C22BDBCB112BBCDFAC8BD1FB2A73DEF9BF33D5B3E793D642A2FBE539501BE715EF23D6B5ACFBCA056DE3D3D6E053E331A54BD806AD4BD484D2ABE8E7C8A3D13AFB93D8B0FFBBCF6BC2FBE6131E9BD080E1CBC523CA53D2CA072BD7FB7E9BDD40AFCBD9DF6213E3A1A833DFEF812BECF95DFBD99AA19BE9585D13CE80293BD6CDF1CBA7418E5BC2D741EBE77C321BE5F670CBE27A097BD063DE13C2642AABD007ACEBBEC76ADBCA68C253EE40AA5BDE2122A3E53F70ABEDE0717BE21776B3D6AB4D2BDCAB2B93D034CC8BDDD8B0E3E92472F3EA36B393CECBF1A3D9BC4283E589FD63D18071EBE7E6DB9BBEF6623BE3C470A3E54A004BDA782A1BACA6EDEBD2CDCC4BD39F1BB3C975A153ED3FAB5BD65D7883C23DC233E613B223EB58F0DBD96A9293EDAD7833D9EDD243E6CDDAB3BB76919BEC11845BD3F2C593DDA10C13D395534BE49CE0C3E586322BE3B20D43D0B9B323EF66F323DF4A708BD2857C73D6CE856BD411606BE9A7700BE5B39AA3DB33F0A3E278FEA3BB8832FBEFCDE31BE868023BD796FC33DC542F1BD1B2B433D27E1C5BDAC47133E13BB3DBDAAE516BDBDC41EBE332322BE11BF433C6327EA3C0199C33DE0491EBE1DBFFD3C1E33D1BCCF5ED43D159EA4BDDDB8573DFDE3913D9CDDB53DC85978BD1404693D08E80DBDA5FA423D639EDEBDF3D60FBE441214BE5C96E3BD8B3999BD8A8FD73CF7611EBD9119CEBD1BA5C23A48A964BDF12BDF3DA81615BEB1A185BD71A8E8BD6BB0B23CA9021E3CF29C26BC509B333EA41C8ABD6224D0BC16123B3DB514173E5935093E5D6FA53C08F888BD70DF6D3D1ACAE33D8B3E77BB7BC5C63D6926143E0BF8C1BD881320BD78F922BEE136263DBE02013E009C0CBD9914E73C065E673DD51A77BB58BB0C3EF506D33CA3EE31BEB67B15BE025933BE30C0EE3BDBB4C33D440EBFBCBFC1223E7D4302BDB209143D853B233E8D39B73D28CDB8BBAB5C2E3E244ED8BDBFD9863D0BA4E43DDB2BE0BD130A2ABEDC9A673D7A5A89BD25B3B6BDDA05103D085103BE3ACF223EB3FE81BC34E367BD2A54173EFC9C493DF0F3093D151AADBD63862C3E00885CBD2A8F163E42E754BCB99CB53DC08EFE3DF3C406BEC84CF1BD710033BEFE8F023E8EAC1B3E6A5084BDAB51B1BD2D68F23C04EAC23D5CBA323DA7E716BD9E48E6BDEDD11A3E1076EABD37EB2EBE578D90BD0963103D0491863D0EFD8B3D82BAD1BD60F28ABDC3FDA0BD1752AFBDBF7718BEE737143D049352BD723B2EBE8F66D3BDBE6BD9BD852B9CBD88B4DFBD4C23FBBCBEBD813D608012BE7C1C78BCCB6150BD6218B9BDB6C720BD7C7199BD4138BA3B37AB02BE2E50093D1F33263EA0FE153EC752A2BD5C2E5F3DA8192BBE7568183EC26534BE7DC321BEFD7C22BEB51A28BE961FC43C3E783FBD5B4E2D3DE93433BC42DD78BB3FCC82BDAFCBD6BD388F17BEC7ADB63DBAAABABD114313BD1DD7AF3D895333BDA49036BDF959F1BD58E11ABE3EC4AD3D6F5D23BDD5A6E33D00A03E3CC8716BB9A86C23BE80C77F3B9DA323BD7A97CEBD319427BD5B6A173C166508BEECCDF03C74E9FB3D190A0F3DE2CA2C3E48F1A83DBEC20EBEEB808EBD7C3E2EBD359A583DE236A5BB68AA113E073AA83C6D48E5BDA5BA84BDDF9916BE46A647BDB2FFB13D2FBFDF3AEE9E2CBEB9A21CBE7641833D92E11EBE766210BE54DAD7BD68882C3E68E34DBDDE4495BD0274F4BD4499E73DEBD4E9BC9AA00B3D8CF92C3D88354C3D9FBCE73DAF4C163C27CB953C2C163CBC09AA0CBE32B425BD32492C3EDE4A00BE647CE4BDC4A033BE25A02F3CBA4F29BE206FB9BD74CC263E97F1953D48E2C03D1DF8F73C99D319BEB876A8BDB68B12BEACDEDFBD9294763D6AD348BD4EE7303E90F403BED47B1ABE2BBD323EE85F1CBEF7081A3E5CFA423D85FD24BE02AA1D3E392045BD374895BD89360DBE4E1D19BEDC36213DE0CE31BE66C5943D18ED32BDAC1C7E3DA74831BD3C667A3D523B9EBB8FD1543DFD4A93BDDE06F9BD0D6EB83CE214E7BD6D6EE0BDF90F2EBE4BCC66BDF7E8F1BD28F80C3E8973023E51CC2B3D4214133EA453AE3D38862ABE30E590BC5911EBBC0CD1DBBDA1394E3D81FE61BD861EADBDA20D07BB6DB5F0BD27D2153E4E17E53D0C5A2B3EA13F00BDE77A6C3DB2FDE8BB31CA15BEE1CAA33D92E1FCBD6DB082BD3321A2BDCD9830BEA2C5CF3B053EED3CF35257BC9D21053EF1DE0A3CB5E303BDB078C5BD4304D7BD97E2CDBC677BD4BDBED3EEBD5989BFBCD9B1FFBC23FFDCBD1389D33DB184193E23D9F6BD88939E3D5CFDA7BD245E96BC7CFB283E4A4EB93CE0982CBEB768263E0E15F5BBFA48B5BD3D32BFBDE33A1B3E0787433B73F7C73D26F1ED3DC4848CBD08D5753CC82FEABD2E29173EA671BFBD3179F03D6F75373D7754DF3DDE14FFBDCC24B4BB0798BB3DD936E7BBBF3A26BB536CB03D4F4B07BE632B11BDD8E7A43DB88FB13DA920283EF33B0FBDE28F2B3DFA21B2BDEF0CF3BCE4BFB5BDDF25063E73248D3A3148933D5123C73D3BEE063D671C9A3C3CFC53BC415619BEAE52E93C446A20BDE22618BE1CA7283EAC629ABC4EB0B4BDB63930BE2BBA26BE94DD893DB345A5BD16649CBDBB7BD1BDBD1E123E590F2EBDC1AAEA3D32B50F3E37580CBE6F0C073EA9440ABDEC5F2D3E",
      torch_tensor_32_torch.float32_1: "0x040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_32_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_32_32_torch.float32: "0x040000002FF4743EBFACEBBF32F2D8BFFDD481BFE62BE4BE9E2E41BF4A10923F529436BFA19D323FAB199BBFF4ED0EBEA3EA55BE6586913F03E348BFE859483FFE8479BFDF529A3FA64C3C3E9BC88D3EFB97D4BE53876C3E6B713B3EE1E1D5BE9F1417C014749CBFD6E288BFABC9CCBE8A9A8CBFF3EF93BF6892A7BE1DEAC03E2F0D7F3FCAF58D3FA9B6913F1492CA3EBD26F83E216AB63FD3C30DC0B5CE84BEF2AD24BF0F7ED0BFF14C993E5C24F43E87AB6C3D983B7FBF07FE803D83F80440A1FA93BFE88A56BF7BE2933BEA37A9BD013792BFFFF2023F977C8C3EB212A1BF143F403F906360BE66F1203F2F63C4BF637332BF4C0A583EA8FA0B3FF24B84BF9389F5BF3834823EA68CD2BFE5A2DEBE7A9306C09B06FA3FEF98F1BEDD7BC13F6A45E6BDD5D35F3F559E383DC540F7BE91ECE63FC3B581BE5ED0A03FB11D073F2D20BF3F0372443E663A49BE9B8F073F600011BFB3A442BE4B99E53D78A6113FD9C9D53F3E77433E938C0CC0D6811ABFE2C9823B55F588BF300B163F7144F1BE41DC19BEF6AE15BFB48BFE3F7084BFBCB42E363F2D0E88BF8C4D83BD0BD4963FE70127BFF640A13FCE1BC13FBD8BA2BD0AC7513F681B563F1E70B9BEA1B093BF78A90FBF9D39353F6F00D4BD6DA894BF658BABBFE8B8EFBF55E79EBFBA2C024060890B3EEF4700BFA8EA4E3FB82AA63F9677CEBC4136A03FE89163BF4A7039BF1BA4DC3EEA8C7EBFFF93EDBD33A2953F3DF29F3BED5EA23FD9CD0540336DDBBF5D6C8CBF387988BFF504E13E7FE119BF42120DC002F3B53FE65A72BFD9C9A33DC9E81D3E220B243FCB58963E480E9BBF5AA1F2BE2162EF3CB26422BF2183EFBE883AC13E998933BF4679693F0F5D163EA8001B3F73A4873E8538C83E689D653FDDEC00C04A89B9BE65DD173D03AF5E3EAB88D4BE8B1496BF503A1EBE3EE65CBFBE691B400EA12BBFE1D2A73F249A2A3F35A8513F0D9BE13F763040BF5D7A393F1E97A6BF9C8D143E46B0683E4B6083BF3697EE3F31D52F403463783EA5CB97BFB25D253FD24733BF659B633F966E8E3FA34C873FF1ACAB3E66B9A5BF819883BE21CEF4BE7ADDF3BF1BFBD8BF965B813FA09237BF2ECD923FBC529CBD8DFCE23E82EA18BFB84B77BFAF93C1BCE4C2963FD80B24BF512FA13F1C00D2BF5FCDB63F29777C3F3B2D1E3F0E34DDBFC7888BBE3A51A63FDCFD8DBF1EC8F0BF0282A6BFAEEF43BFFF97F4BE67869DBF6AD8FDBE61E5873F7D439F3F98020DBF114105BF2F4EC53F086C133D813161BF67E77ABF36D2D73FEE76723EA24EC83FC5B264BEB085333E2A01B03DD468C63E5CF696BFAF04CA3F972A55BEAC68F8BE700E33BDFD7DEDBD2E3B4C3FA35778BE0DBEF3BE7256C2BE75273BBCA107E7BEEE17883F21AE7F3EE36E5FBD6B1B503F872275BF45629B3FF28E12BF8177A23D94BC8FBFDB35B5BF7F196BBE1952213E7AC497BF563EA5BF2CBB633B696445BF99F92A40DC19F9BF2CBF0D40DD57D63F308E74BED075F5BF84062EBF1A8423C0B838ACBFA4F2F93F3E75563FF4B5B43F57F0CC3E09982E3FE8A662BF3759C23EFFA5FBBEC516FA3E142BAFBE166EEA3EE379AF3FAED33B3D89D065BFD6ADAB3EAC3A4BBF1A62323F0F2E6BBED07E16BF387CF2BEBAC9D23C111AEEBEB8D031BF2D342DBDD30867BFE806163F0995ED3EC2189CBFB90622C0C58925C049E85EBF527B0C3E517AF63CCA9F823F430CB73DB4CCF9BE9F47893F66AF6FBE935197BF8951B1BED8138A3E421B49BFEE603E3FA3067DBF51CCE4BC5C6C0CBD1533C0BF80A284BF832485BEC8C36ABFA22C33BF3BA48C3FA4BEF83FB0C09ABF17CFFCBCB7071A3FBB9BB8BF83FCCDBD421475BD0D572C3E71784F3FA970A5BEFF2AF8BFA39A80BFE7914ABE5FC0B3BFC81508BF17CC8FBE4449B03E692FEE3E5428003F632B23BFB1A94ABF8DA0363F154CBDBF4B4680BE7B08A3BDB17E17BE83798A3FE4B5CE3BBE6BE7BEF99211401D7469BFCAAD023F0D17083F998A75BF42D7ECBDAF04043F75F8E9BD733015BF38B6F83DA8272E3F4B0DB3BE7CB0E23FA4556F3FD11F323F8BDBF33F4CE7C8BCFB0D213FC6508DBE0B732B3CE086943FD3D90C3EE88139BF2C7F27BF36F7F4BEE31290BE8C08FA3D1C35813F894E843FF8A4F93E1B2F6DBF002613BFEEE13A3F31BE6DBF7876323E3C78E83D5B92B1BFD7AA38C05FB570BD6CB1073F8A4CC6BF9157FE3EFD1ED63F0E53A1BEFED497BE7FB4B6BEABCEA93DAECA04BF5FE9ABBD4A48A73FA731383F039450BE7918943FC220E4BE2440223F57A2BDBFD199DD3FE5758ABE7B348C3FE435D6BF2EF6B43F011335BF449C61BFC5EB16BFEB1456BF03F0EABFCCF7F33EE1B1FCBD25F082BE7973A23EF72E57BFAFB74A3F284834BF4A0048BEEFF48DBEE93C153F09EB973E633A12BFE8135B3F845FDABDA3ED17BF323895BF0EEA103F1BB9CF3FBB4A84BDCC471FBF32245E3FA14E92BE46B31A3F8A80973D31E54CBF7D3CC7BDB027C4BFBC30C3BE9699D5BFAF208B3F236B2A3F987B623F4A29EF3E0C2D25BF77BCE1BEE52DA5BE36597EBF190952BF4EC2A3BEE6CD9EBE570DD33EC53AB9BF20FE96BFB43755BF8B40E83EE32652BF835C813F132BAB3FF568363ED5529DBC939602BF1FC9043D4B2B87BF781F53BE3BD0783FB36E27C081A1CFBD0D985C3F64879FBE155B453F357357BF8AEAE53F64FD443E62FD35BE5B8AA43EF48DF03FC1BC803F3AEE5E3FBCAD30BF5EBF98BF58DA543FE001133FDE95873E7861833F8C6FBDBEBED2413FF8A6A33E963BC43FF879513FBE25A03F7A02EABEB4FB8ABF8776303DBC8AFD3EB37F6FBFC99724BF3B5FA3BFF3772ABF7DFD4ABE7BD70B401FE137BD00B094BFC99317BF05E63E3F1BEF97BF317352BF54E91A3F918E7DBF50BC81BECEF2583D910FD43FB1CFE53E0608813E903811C049178F3F79885A3E76169E3EF18939BF146C8CBF663287BFAFAED63F3910983EF83F453FED4509BEDA24433E323EB43FB3B00F3F21C8513F958992BF5F75143EF235DCBEEBEFA2BF1A96B13EFD2943BE7D93803ECA55AD3F927CB93A046482BF95CF72BF41BB333F95848ABDE24E8A3FAE2A0EBFA483B4BFD0C142BF20E5FFBEAC7E70BF4E8B1D3F4CFA60BEC17E843C5F79FD3F2EA5C33FD751F3BF73F9C93E029D143F73A8A83C42DED63EBCBB46BF46799FBF6DBA813DC2A5263F9FA48ABF64E20B3FDB49AA3F228C2DBD0C6D0FBF3CD8313FB4568FBFB98458BD8405433FC0D242BFAFE756BF1D4C46BF31F249BFCB190CBFB1CE8BBEC3D4E53F497534BF8D58AABE988E1DBFC954A6BF1843393F6161D73F17A4B0BE11E1A13D1DA3D03EADFD843F8205E0BE4DC07D3FD6BBD13E9C73863F7AEA2FBF533074BF34233A3F3BAB44BFAA43A9BF3706F63EF868DCBED69A153D22FA013EBABA183FD91C6CBEF5ABE03E0B19C33E34ADDB3F367D80BB309C03C076C4CBBF7D1E7BBEA8069B3E0F95973F23D12B3F227580BF5B82F33E6E70563F7F5D563F95524BBF526EB9BEE74B0A402529A13E5E3B46400998463CDB9F4D3F953832BF274088BFFC15743EE410593C6AEED8BEF19BBDBD8E145ABF39495EBD7C724DBF8B218EBF0E3D5C3E0109B8BED618143F86D2473F28EDA53F79524BBFBB4792BF93C9493D3715D23E5905FB3CF7B680BD48E511BFFC3B9ABF7C30823ECF8982BD8BEC413E7A47533FA68C33BF3CAD493F2D1F8DBF4500023EAC87E93F2E1B14BE5234DBBFD835B93EE6CEECBE6CCC09C06676093F4BE6143F0E9AA9BF3247A8BF125906BFAEEEA6BF39008CBF750ADABF2D482CBF825B013F20B3BF3F02A20BBFBED5AABF41F0F23E3A01F83E8E69DE3EBAC43BBF7AEEE73EC832A63ED55AA7BF95FE23BF9273E6BEC3D9453F7612A43F27A3F6BEE0C19C3FF705E0BEE974BE3E3907A4BE1B6981BF988299BFF66B5A3E19D1E53FF18BD13E0AFEA93FB3CD84BFD7E1653E5A175F3E47FD6CBFAE83B03E9B0BB9BFAE7F6FBF68C4DABE01B100C05BCE583D1B6679BE5569C0BF181E153FA46DB1BFCA8D8F3F1ADCAA3FCE3B363F6E8947BFC8CEB7BF2EA0C6BF85226A3EABFC003E6E28883FAFEA9DBF3D9188BFF8E6A1BD0894EEBFCCBFDABFBD24883FDE76A23EC4D2BC3E8C62F93CF695C8BF23778EBF667E2B40AC186EBF4A8E77BE4587623F77A4513EE54A87BF778C0CC01207CE3D14EA8FBF2D65D4BEDE8B113FB2DC7BBF3AC36B3FABD2E1BD25BCEFBFE3BC9CBF23E48CBE4AD67D3FBBF6493FB1E7863F9123B9BF0BD4FEBE7529E2BFAAEA843FAFFB653D0DB135BFC9010D3F3AE1C43F2042ADBE1B3FBC3FAD8BA4BE072F0DC009D4803F674FAD3EAAFF203E77651440795E46BE6780CBBE995A55BF2E6C67BF5FE3C83E72EA48BE1B4B48BF385681BF82B979BF033A353FECDEAF3F170CC23F87DDD63EFB778BBFBAC2343E8943423F9EE082BD7377B03E0E30033FD4AB243F44D36CBFB7144C3F80DD1E3CF2A3ACBD8E94C2BF12878A3F58F6143F195EB43FF9418EBFD0D5DC3E8D20E13FA06D80BF99C1E3BE44F774BE0D70BF3E62201F404177CC3EB926023F90F6A2BDA9CA0BBDB9A2933FBB4633BF2D860E3EFF7183BDCB0A9EBFF22CBD3ECB4ACA3E532297BF8EE0D3BEDE6A77BD36519FBF53E23EBFB381653FB3FA0F3E65CBCE3FC4B4D1BE389442BDA87180BD49C645BFAEC52DBF8E2E00BF874432C010687C3F3708E43FCD11643F8DF117BF08037DBF7E4A68BF1FD1CFBFB3114D3F0BBAFF3F90ACDD3F13AED6BD321A2B3F2CCDE43EBC8AEA3E91292CBFB894AD3FA0479CBF2C1545BFA53F4EBF854B503FEAD426BC4262F03E35B8B73E190A55BED39B7EBF7EB9B6BE461FAA3ED6AEFBBF14C63E3FBDECEE3F823E75BF38F6203F34F7FFBC9298223FEAAB903C7A22CF3F1DA9B8BD7F37D23ED97B803F80C48DBFB3FBA53FCF2D18BE5C9B014049DE013FDB8AF1BEEBA7583E7A6C85BF3250623FB50C3FBF7F43EBBCCB37943EE661A93FD79D80BF021E213FC236AB3D1D987E3E468C52BF531BBABEAC8CE1BC7B065F3FB20BCE3E37D6B0BE6C16653F81F9E7BE8E3DB33FAE89433FF4C5433EA7340BBF98BB87BFF765D73F71C716402DF0A6BE0EBB3ABF10F0AE3F39DBE4BF3E75513E95C0D4BF8A32DABFD63E1DBF7868B03E3CDECC3E045C3EBEAE80CE3E9FC03C3F4FC60B3FA6409D3FB30CA4BF1543783EB427563F3E74ABBF189B633CB8958CBFC7C6F43E286629BCBC0854BFB2E0C4BF9258AD3EAC98913FE372BE3F89CAAC3FA43FF3BDB9F4943F86D989BF2A631F3E2D9C0D3FA81F1E3FEAEF0B3F0639EE3FE402003F3768A83EA935B4BE16D39B3F337D8D3F3F7A483F8B0090BF774E95BF74C553BF4406F23E56A358BD185C84BE8ED7B1BFBF14B33C615C133F55F50BBD7F4BB33F1459383EA8A71A3ED3AC93BFA93C67BF5556333E1F72363F2F7DE1BE7CD09FBF5F1F16BF6EE00D3F298BBFBF7B44C73D8F028EBF128AA0BFAA49F8BEAC75F3BDFBDB76BE095C263F59B0E63F7FF0AD3E54243ABD0BDEA33F7C7B18BDBA35A5BF5543963EF016B4BF8F9D0FBE82944EBF1AE2903DFA5EE0BF103F7BBF6223D1BE7505E63EBA33933C098350BD695CE63FEBAF43C07655DDBFA14375BF3DE34C3FD0F558BD67C6513F78C0B73D9D19193FA9AD7B3F66CCC1BE31708EBF5019913F69DF5BBF637FD93EDD72BA3EA24C8B3F23DF313CAA698FBFD0E4283C1E529FBE15CC273F34A57B3D84BF80BE649831BFB7371E3E3ABC5DBFCB1391BEA435F7BE",
      torch_tensor_2_32_torch.float32: "0x040000003A4C783F111C72BEA166EFBF17C2A73E01DC05BF37356E3F29D464BFD6E70DBED597E13EBA5429BD686D323FC9F00EBEBF15613F8F294EBF262409BE0AC45C3F8DFEB43E33ED57BF9F9014BE0C17A43D2E57B53F31BF0740AE1920BF5890BFBF59E069BFF79A2DBF3FB296BF55B484BF05CF93BEE7DA183FEF0394BF7DA35B3E507183BF7A50243F9BDDE4BFB4CBE3BF76DCDABE02406ABF7984AEBF32E0A7BFFABA1BBD4F4C11BFC2082BBE24F9E23F51D1CE3D55A2B9BFCBE3AEBFE4D7653EEFE4AC3FFA4146BE927889BDB514A33FEC8DE63FFC8B9BBF3B368C3FC3DF03C064E9103F62F2B33F3122E23E387014BF4F9B3E3EAA62C8BE5A63DD3D7FC15A3E",
      torch_tensor_50_32_torch.float32: "0x04000000851B90BF8A8093BFD64B80BE5D25DEBE1545593F8327313F6DCCA1BEC15F07C03801A53EF4B4A1BFFF30B33EBBC39D3E776FF53D936B9E3F8EF28E3F7C367DBEC223ADBF4614D9BF0410113F5D234B3F8B4D193F5B0DC7BFCAC6AEBE4E2FED3F6B0C403F2BE315BFEB8E31BEA4E13B3EC0D6B13F000DCB3F9C40723F33FB57BFC8131DBF6467013D2840FCBE70607E3ED01FE13ED637E63DF80A243F3CDFE13EB987D1BD9CDD4A3F534F94BE1712573D2FDA053F55571340B704BCBF9E18CBBF9F4F2CBFDE715F3FF415873FAA1C363E10DD6BBE0894C8BE5D150B3F1752CABE9476E4BE24783E3F75AFC23FAD455A40D9FDC3BF23F89DBFC2ECE83FFC300DBF3EBA11BF3F836B3F392F8E3F981AA53FCE34BDBF8B4D2440C23CF2BE4FCDAB3EC18DD0BF00BC0CBFD6ACF5BE42D6FFBED09288BF57B68E3F2C0C10BEDE454E3F5C2DBFBD86E22F3FD69B56BF25C9693A5F86573F47D1CCBE170D853FD85FB73EACE77BBE6E5C134031DBF0BF90AE4BBDDCC185BF3DDD74BFB458093D3CC8353FC5ABD23F041AAEBFE16AB03E0D16053FAD4027C01326D9BF37B869BE43568F3E46DA7C3EEF769D3D190FAD3E59A7E83E0FF4E93EFA885DBFCC03483F12426DBFF01560BE1CD81BC0555495BD55350BBD9967763F2EC6B23EEFE46BBF812C66BD2B691FBFFE6CEDBEF7FCF53F731ACEBE95C0FD3DA017953F35626C3FE492B13FEA2462BFD47BD6BE1C094EBFCBCB103FDB401C3F5C0BEF3E22AFF93F9D1388BFF75C9EBD6A62EE3DC80F18BF0A399FBFF115D1BD504B84BF3212A0BE30AF7B3EBDEF84BEB25AF23D74D0793EA211953F41C0933E24F0C53EB3E34DBEB483F1BDD4CF443E13AC45BF843EF3BF4FD0053E9C4C34BF1B23A13E9A2B213E434EC53EDC96773F99B77DBF076C9A3EFAC8DBBDDA9A7F3F8B57FFBE2AD8423FF7481E3FF9CAA03EF7735A3E36DDF5BD2D8EB83E32C9A0BE1B138ABF0897763E93B7B2BF887687BD517AB7BE41E1C7BFCE93B5BE96608A3F2FA2063EB469C93FCB0B483F77118ABF8C8D38BFEF42BC3F08208D3E2AB22A3F52907EBF143D98BFDF1499BFEB430FBF9C91083F7153D03E3F07CA3E92A02F3E7844603F1FFD92BE1AC5823F5D5C98BDFCCD8BBFB0B7C83EDD32183FCB8A293F1E689ABF2B811B3F78120CBF3EE6953F0EACC73DB79F763F6C1F573FC277A0BF4AA17C3F6D43FDBEC13AA4BF6B89743F464CA43FE0752ABF9AAC103FDC4D933EFFB308BDF6EB87BF4558EABDB6C9AFBE351FC93FB136443EBD87C23E303B14BEEC3A233F460590BE5939AABF476B11BEC7BD08BF2BFC05BF8B8B5C3F051063BFF0B9563F1192933FAA6BE1BFAD26BDBFD5B9E0BFF8FC9B3DAD0F8ABF225DB83F357FE2BD1DAD133FF93B2DBE791F83BD21EB843F9625683F8D76F3BE0DE95EBF7B37143ECD90F33FF5E1C73E1A4521BD482D4DBFFCB7FDBE5F18B9BEFBC9153F06F893BF3ECE12BE146A47BEDE3BAFBDA17FB23F71CE183FE637F7BE4771BBBEDBDCA9BFECFED83F253104409A926FBED012353F087E143FE45E893EA7C503C094B5083FA40F09BF26195DBF5777C0BC47F9953FBA20CC3E157C4BBEDEF593BF8222A2BE60B7703F68CF92BFBC0D0F3FAFB04A3FA51B3DBE71553BBFD52CA5BD43E57ABFE7C5773D4258FABEB15050BF2EEB513FA71722BF86BAA53FFD3DBB3FBDD41EBF14077D3F7446DDBE468B1FBF6B6F5DBEAB33FABEF275493F8758DC3D2E2689BF06E5EEBD192C82BF5B5799BFCBF5F43E0E619DBF5A5DAFBFC792C53F100408BD3256D6BE93DD82BEFB5404BEC09E5FBDD312D13EC22C903FF6AFF73FD3FB803F1998803F4EF6DDBE710D9FBF236CA43F719F793E3DC6073F4C126EBC02160FC0E0A6BB3F190A9CBF43EC243F2F857B402AD2FEBD0737973E40EBC33E8ABA0CBF20797EBFA947AC3FA80BF93FA52AA5BFD15D16C03C6804C0D2CF683F9FD231BF7ECFFA3F3B4A8DBF45880A3F96FCC43FA8038B3F338A9F3F79ACEB3D7845CF3F3D69ED3E807EA63F098C5F3F2661853D21F3453FFE5A78BFCB3E63BF5AFAA2BEF636ABBEDE97E83EC676FF3E71C4603F4065C73EC633BB3FD381F53EE78C08BF92EE0DBD9D44283FCB589FBE77DF0FBF598CF7BE96D4A2BFD53132BE98DA0D3FD5033ABECB1970BE8EA1963E521D4C3FCFD1A13F6D7C6F3F80A30B3F28C9C4BFF5F79F3E8D743D3FD6A0B93F6F3F834006228F3F748EC8BF09F032BFFC0A133FDB789E3F70FA23BF7EB443BFEA9E763E826B2A3E0DD60EC0ADD1B13FDE9800BF2C00D73FE41083BF5ECCD73F55DD9BBFA3D4433F2B3B993F277936BF774C86BD3C1E0D407B80E43F82FD41BC77CB7A3F607488BFB4CFE23F31FB8EBE06C68DBE94B93F3F7AB924BF80A673BFD6048B3E98EC2B3F38CCEC3F0D71983FD60017BF2CF6763F6C32C1BFE45D10402D499D3F528EF8BE803AE83E24FCAC3FAC2BDE3E7C6403BFD27D3EBE11238D3E7DA5E03D7006B83E02F540BFBAE76A3E7B4682BEE23DCA3FA73A7ABE697C99BFCC6BD2BC3AB4E63FB7A287BFE8C759405B9411BF4E73F3BEF81FDF3F305051BE1101A2BE6599A53F8E31AC3F3299463EA42CC93FDBF5C3BE1892B23F587CAF3E0360CDBFA45916BF0FB3193FC827E03E088AC5BDFF18A93EF40440BE0EAAB6BFA1B1173F9D3F94BF0C7A123D67325D3E38846ABF35A9C73F9FD649C06AA40FBFE74FDCBE7E9CAABE58F0C5BF2E1F71BC77D09C3F5CFCCB3FE7D4D0BFD2F768BD5531213FA8D68A3E969C2FBFEABF8BBF54FFD63FA97D61BF087D143F597CBA3EA17FB43DDD48A7BF93D434BF4A2828BE24B278BFB2F283BF17B4253F903043BE7076373F1A0300C0D6371AC063B0603E4374D9BF359BA73F4FA5D4BF6ECB0BBF5A5321BF6E7822BF9D83793FF5E0563E94DBF43C38C8DA3F51CB39BF880646BF7EA1183FBA0DA0BFCDA2923F82453D3FCB68A03F8898E3BE1186513F826951BF597BB83E96ABCEBF8E4B1EC01718143D3137AFBE2E6DC3BE71F968BD51F7573FD2D02E3FC73D5940849AD5BFA1C7023FA36C92BEE88BAB3E0A02963F04D3A53F820F643F5DCDFABEA31996BF36E22FBF516E15C07D98C03DA1EE4EBE95CF73BD04C20040F66FACBEE5E6A63EFF02093FC094FC3FC07D54BE7677FABC06C5013EF3BFB53B9B594B3F7076D03E2CC8B8BE6EB6A73FB10D77BFC06F613F16DED1BD88502DBF2142D2BED32CCFBF4406023F48AB14403A4A6B3E4E9707BF07915FBF61A38B3B6F02A1BFCCCF8ABF43C3403F28B5A53E1DCE8CBE4A1EA73F78D5583EA53E8B3E98456DBF7AE92EC0B06D10BFAE498CBEA4220F3E1F31023F04E08D3E2D337BBF728B633FD6D4C83F59A2A7BD92E4B2BEE6484F3EFEA693BE54DB173E7ECC1A409FF7A93FB01887BE479BBA3E2AD122403B202CC0B5531C4061FB293CE2197FBFFF7E7A3F5D04E2BE79A785BE36484C3FE9B68DBF2628154031D843BFED2EF3BE4392FDBE041F4BBE96C00D401AF80BBE185382BFE8AF363E5B7A03BF697E10BF2C1A6BBF67E33FBF356CC2BD2FE98C3F2DBDA73FD2EF95BEEDD049BFFB962DBEEF300BC02262383F0026923EDE866A3E2942A43FCB89B0BF066F0A3F82A372BFD3FE4E3E4795B3BE77850B3F6546C53F47A9193F5310ADBEFB2FCF3E16A4643FA71FBABFC9FF973F235B99BEE1F61240473DA93E662F0B40627B9FBF83C81F4048F634BFE641933F8ABD0CBFC9C5503FEE08004027F2E0BEBD21DDBEB423F2BE6ABAA63E3F3F79BFAE424C3FD1C312BFA4FE523EACDD5A3E4D53743F00AA3B3F5144BABF59EE02C0255335BE9AC11F3F342ED8BFDB4C513F4E79C7BEBF88A33F2AC2033FDF70B23E01D984BF816C75BF7C0D6B3FA643FA3EBAE27B3FC3027F3F033895BFE0DA15BF4FA93EBE81649EBFF989973F192548BE0016ABBF7E8B863F957283BF9B3293BE638AEC3FF64619C0C5BDD03E92F62DBEAA8C153F8374863FDA8DA43F1FEACEBFB8DA44BF18389CBF86B8123F90FE323F608A803E3A918E3E80CFC1BDA922CE3F782BF9BDF472B2BF23A067BF8582B1BEB776343FA138FA3C5DAF5ABF02F0093F0DC806BF5080AABF13C7C53F6F37D13E447F03C0BBA1063F7D76193FA9CDD0BEAAF2E73E9D98C8BE7EFB0840CB2653BEF17FC9BD278FF83E5C23353FFE64303D03FEE0BEDB152DBFD193DE3F193A71BF544688BFE5386BBED7D1A0BF67980E3FC365213EFE76833F18599D3F8551A0BA2E9FE7BFE04B313F105F993F4D89A83F5857B2BE7A8F9A3F1ED825BF54CA063F156773BF285109C09DF2C33E40CAD1BE1B153DBF13E0D33F1637053FE5326EBE65ADFE3EBF7B893E5C0ABD3FB3A7B53E73F6CF3F8AEA173F49DADCBF6A3C1FBFC6C7CCBBA72B653F2F4FFCBBE005393DEC4F143FFA8FCABF8D7916BFB06FE9BD6991333F353C0EBF4E6DC3BE513935BD5C03053FA694423F05BF83BF450DA0BF3AD8E8BD76301DBFB65E5A3F14D21E3EDC8E8D3F07178C3F6AFD113FEABF463FB9ACADBFEFF043BFFA0A56BE1BC687BE802147BF3D20B43F0D923EC08BA413BECF9459BF6D7D98BEA545084014B3003F551863BF57ABFF3F6464D9BF7E082CBF6CFF42BF9B0FF5BFD0958FBFC5821ABF66D01AC05DC36ABF96AB333F9B8F41BF8CB0C03E3061903F5C60B33C9532BF3F69530CC0355EDFBDD4D3C8BF9EE00E3F4F6188BFA71ECE3ED67BCFBE7C5715BF125D84BEF2051BBF96C240BEC8A8753F17152E3FA8EB44BFFF4395BD90BFB8BFAD91A1BF0593163FF96560BF988384BF618C9BBFDDB22DBE5610153FF5E1F13F8B9F8A3EC4EA3A3FFBDAA3BF4963B7BE25EB7ABD2A66AB3F058A87BF73F4D43EE7B547BF0812C8BCF2CB71BF23D39B3DE4554740798E4FBF77778DBF9E2A39BF89C9493FD1A8AE3F3B4FBF3E380E80BF7069CC3A5FB706BE8A3FD33DA755BDBE232B36BFA65FF6BDE2809E3FA5494B3E0D6B4CBF45568D3E5717C93D98DA1E40ADAF99BFBDAE823F2921C6BEE40369BDEE008CBE97137ABDF936083FCEAD65BFAA9CA6BFBDB8AFBF7970D83F71A5ECBE9B78503EBB3384BF98B3903F44FF11BFC57506C0ECA3C73E25E1B23DEF7B5BBF7A9A8CBEB2ECE23E3788753F717DAA3FB9F7453FECA043402A381FC0421CD9BF31C350BDB23FB23FEF0A13402AFA063FDD031B3EADD1043F66F116BF4A16803F96A1A8BFC381B73BC960113F74A8B5BF5430A5BE54F8233E5FE5BDBFA6C8523F1421823F57B4A43F9E3F05400117EF3D66C917BE299F643F690743BF02F7C4BF9F6CE4BF8A0B323F49321DC0A18DA93C5B5300BEB1D6D73FE6AD1140BAEF74BF63E8363F3C2E583F49398F3D0A3FCC3B6AE8B3BF63A3F43DD395A9BE6B3A57BFAE17EC3E08B01D3F784B60BEE47076BE450620BF28EF503F983112BFAEA3F4BD08CFDABE9B77503FEBBEB4BF2856CCBD2678993D5D1F173F960FCC3EBAC922BF562CB5BEF5AB8CBF747A03C05832A5BDF2550CBAC59D92BFA2630040294C35BEB2E0C1BF2298893FE5EE4F3D6BEFD3BF2D48ECBEA9F61B3D697AA9BF1D090E3F970439BFBDD00740AFA74C3D437DE73EA887503FCFC30EBE4C3FBCBE612AEABECFB3A5BFFC80333F3573F4BF5CE3863F260E86BFA684663E86092E3FDD63073FE75CB53EF79C143F9626173D9E7E1F3F61FA563FBFC961BF330D773FD06B5E3FF852633FB0BE6CBFF9EFA53E62A751BFCC8EB93E1572633E40DD8E3E695EA1BE9054CDBE21E55C3E4B87A43FAEF084BFAA25D1BFCC94093F10938A3FA1F0DABF37C38ABFE9D303BE155B2EBFACAAA7BF6807293F7ABEB4BF8DD3EA3F5F92E93E50CB8C3E0C104C3EE176DF3DBECE57BF66EC1A3FF2A8A83FAF16893F29619CBF4CFD203FACB7813FA1A74CBF30AF00BE7B092D3FE6CC5C3F70FDE53F5EFDC0BFEBFD943D2BB812C00E81093FC0822E3FDF87BFBF80837BBFA8E8373F7663E13EE8D80FBFA4F8293FE19C06C013B2603F8CE172BEAF69C83F787792BFD6732AC038F80740E499B13FB8C04F3F32D5263E9BFF2BBF40AFD8BF339789BF1EB65A3F5E6917BFD152D93E4DBC9EBF6FBC90BD2B6F81BD8C8B173F8C20E4BE8D079CBF1D8CC6BF53DCF13E86512FC09C05D43C57F248BEE63448BF480109C0E0DFAA3EDBBD8FBFCFF71E3F625B60BF8512E3BFCC744FBF53ECBCBF23C22A3FBB362B3FABFF99BDA13E283E5D48E13C15D1143FAF9F703E812C893F85DA05BF79A638BF50BE52BE5F0B4FBF37E8ED3E1E70C83EE798ABBF2778423F22923A3F90AC88BD5D4F0E3FF12CB4BF9490E23D6E21103DE88610BF61776A3F2B14993E7857353ED716B0BE93996A3ED08ADF3E17558A3ED7064DBE915B823F3178D5BE9321FCBC050F7CBF073C4F3E06CDD43E54139ABF727F08BE583996BE9D06EE3E0985133FBDA86CBDA6F4953F165EC2BF66AD423DF8FC28BC73B9B73F7CE5803E8FA63D3F2F908CBF1B811E3E5F0EB3BFEC21273D9F078FBF15F4333FBEDF2ABF3764003E2F36CF3EA7A927BF3580553DBF1BAE3EA68359BEA60DC83F943B68BFC278C8BFE7D9463D4E567E3FDB8C074076183BBE59DF46BFF361E33FDAD600BF28BC673D754F0CBF651531BF22EC27BFA3E6313F5022EFBE30FC2BBE542B423F8012983FEC6521BF6FF385BD59691E3F222000406D29973E3E08083FF7CF05BF34BBCB3D2660EFBDBAE2BE3E54B382BFEE2B8A3FD1CD923F807331BE737B823D9F8CA2BF0B051FBF30CA73BEEEB1B63D0D7FE63F9E0204C078F3A43EFACB91BF2EF39E3F4D63C2BF3EAA993FC0E8E3BE8E7B4B3DE4C231BE0E59443FAD361E3FEB8D3240F773DD3E38590840573323409237993E5C6F15BFB8A5A63E9C73083EDBC2FF3D997BBFBFAF59953C6EF2B03EEDA3FF3CFAFFCC3E9AFDD93E98EA563FBE959E3FB61E063F8645D4BFAD5F0C3F2FFCB2BF25FBFCBF40C29D3FD0AA0BBFDF288EBD64743B3FE5F019BE9F0635BFCE5BEF3ED1AE8E3E85F7AA3F48E1933FB69866BD9579DC3ED3C16EBF4BAEC0BFE897D33D16C3C23F7822BB3E1DE7B63FDF89BA3EFE85D73F605C813F7C341F3F8A3812407B96C93FA2FB9EBEDF73BF3F6F6E803F66FFB7BFD786303D44A1D2BF6979BBBF6045B33EF5E4D8BD0E913DBF342F943F92C0B83F17294B3E88768DBF186002C0BA3D08402E5D51BE87DAEF3E80109A3F2788A03E3DECCA3FCC09613F31003040343305BF479C12C0142177BF056AF2BFD11BB1BE61C51E3F1A37313F57B63E3FF8126EBF83522FBFB348213F6FEFF83FB2D8C63E4473623FDD8A8DBF824499BF6173B33FAD9FFE3E080F2E3F9FE48D3F82764E3FE51E1DBE2E8F8CBE092F923E8686803F523597BFAA55D63FFD8EE5BF6BDEA5BFF19A4EBF76A10740C478B73E26B7B03E710D3EBE40BC22BE7AF29B3FBA5C8FBF8AEDEABEA880A5BF15098A3FD054EE3DCBBD893EB1E1F0BF2AB30BBF428E633EB3CE93BEC3562B3F684BBF3F9D34C73C82E1FEBE62E23C3F035DA33F3A671EBEEAB291BE583021BF70867EBE5A3F4E3F5B0A8DBFC5A63DBFB7F6523F204973BF0CCA283FBDB02FBF5B5495BE8159EF3F517C8DBF86A313BE7048B1BEE187523F14D3703F77510DC0A88DD63E2B927EBEA130ACBFC58A99BE696F0CC0BE939BBE533E56BE36B92E3F408D04BE7D6D9B3F1B541F40A9CC3EBF2BA2DBBF5402AF3FF5E10C40FB36103E6BC4383FF9CBBB3FB31DBABF491CD1BF78D73DBF0F70873FD031CCBF6FBC203F3D68C5BFE12D613E2FE7603F06E55EBD9170E5BED1EB933F0A8DA83FB63F8ABF359325BFB634963F8EE8C73E3F708DBFFD7E583F1BCFEFBEEBC723BF6DF6BD3D10519E3FB87741404DA9F8BE13AF783E3C1920BEF838D8BF1CC1AA3F56800040373970BEC18489BF70274DBF4DC8633F967590BECA32F1BEC28BF83F1A49323FEB0913BF5D2A76BF55AA65BEBA78B4BF1D56883F852ED63EE59A363FC627BB3E6FF955BFB05CF9BF501AEB3F9037D6BEEBA200BE51F8B8BF1815FD3AE5B9A73F659706BF9BD20BBDB243BC3FAFE8124089CC9A3F9F655B3DA5B1BDBE6FB3873E9262273E5D6740BF830F923E443DD73EFB8B983FF8B6A3BDEB1A9A3FA90CF33F2155C63F00A0563E915E3A3D3DA0263E74926FBD795347BF1C70833F0EC91F3F7334953E70970E3FF1393FBF1F88733DD23D8F3F72B83F3C869A6D3CFC0D39BFAADD4DBE6DE55DBF01D59F3F8A5D56BF341A663E700558BF37FB643F1AA7693E811A2E3E9C0C483F4C6908BFE8F26CBFA5F74FBE88AFF63E99EFED3E6FA15ABFF538C8BF150521BEEE8F703FEAB718BE720813BE0B686E40FCC8DD3F9C053EBF971E143E5975A23E0B3B213F17DEF0BE48365C3ED573D3BE845EEABF13920ABD9B70BB3EE73EC0BC12F0E6BEC8CC0CC0A90EBC3F5218D7BF0186933F7881E73FB391C8BF6F04B33F82DD8C3E8DCCAABECF812DBF070DA53FA866FF3E227707BF9C5BDA3DC8CF78BFDFAA663E126E20BF3D96D43F6B654C3ED9FB773F588307BFE9D0D63FC5E959BF826303C03607ADBFDBEDECBCFC6F4D3F0E8E863E00AB303F2059CB3E58680F3FA113D8BDA1118E3EA021863F1C92EDBF71833BBF2F225F3F8E4C42BFDF91D03F35A015C00AAC8DBE8723843EC2960E3F69A3CA3F66DFDCBE7B7EC23E591B58BF9EBC14BD81F3C83D28AC763F292245BFDA31963F284CCCBF27EF4E3F9A40D53EAC5A67BEF1B6A4BEBC4EE4BFF7B4EF3E1B2763BF766EA9BD0D71503FD42B2D40474008BF08FFBF3F0116D7BF5B391FC004FB9BBF586383BE20D9B23F83A9B83D8CA5AF3D4731E4BED545B73EF170EFBFC0EE5ABFD2C1883F91BBC43D312B2FBF793ECC3E0904843EE9CA4B3E3C3522BE5F313D3F104E80BE2A264ABEBA35FEBFC23D21BF3E5B1C3FC5EF10BEEBD92EBF645AB13F763AA7BD6ABF2ABF2601EC3EACD1CDBED737103FB1F66EBF342EF1BECB0286BFE1DAD93E7B99C6BF6403C03FC09380BFE78552BC2FEB49BF4381B93F44976D3ED8D0C7BB8287BCBCBB1E8F3F1EE16F3E6FCCD0BFB06AA63F"
    }
  }
#-}
