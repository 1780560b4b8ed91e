#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @llama(%arg0: tensor<50x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<176x64xf32>, %arg8: tensor<176x64xf32>, %arg9: tensor<64x176xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<176x64xf32>, %arg17: tensor<176x64xf32>, %arg18: tensor<64x176xf32>, %arg19: tensor<64xf32>, %arg20: tensor<8xf32>, %arg21: tensor<1x?xi64>, %arg22: tensor<1x?xi64>) -> tensor<1x?x50xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c50 = arith.constant 50 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %c64_i64 = arith.constant 64 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg22, %c1 : tensor<1x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %expanded = tensor.expand_shape %arg22 [[0], [1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<1x?xi64> into tensor<1x1x?x1xi64>
    %1 = tensor.empty(%dim) : tensor<1x1x?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x?x1xi64>) outs(%1 : tensor<1x1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %191 = arith.sitofp %in : i64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x1x?x1xf32>
    %3 = tensor.empty(%dim) : tensor<1x1x?x8xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %arg20 : tensor<1x1x?x1xf32>, tensor<8xf32>) outs(%3 : tensor<1x1x?x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x1x?x8xf32>
    %concat = tensor.concat dim(3) %4, %4 : (tensor<1x1x?x8xf32>, tensor<1x1x?x8xf32>) -> tensor<1x1x?x16xf32>
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %5, "negative values not allowed in new dimensions"
    %6 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xf32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = linalg.index 0 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = linalg.index 1 : index
      %194 = arith.index_cast %193 : index to i64
      %195 = arith.addi %192, %c1_i64 : i64
      %196 = arith.cmpi sge, %194, %195 : i64
      %197 = arith.select %196, %in, %cst : f32
      linalg.yield %197 : f32
    } -> tensor<?x?xf32>
    %dim_6 = tensor.dim %arg21, %c1 : tensor<1x?xi64>
    %9 = tensor.empty(%dim_6) : tensor<1x?x64xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<1x?xi64>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %191 = arith.index_cast %in : i64 to index
      %192 = linalg.index 2 : index
      %193 = arith.cmpi slt, %191, %c50 : index
      cf.assert %193, "index must be smaller than dim size"
      %194 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %194, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%191, %192] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %dim_7 = tensor.dim %4, %c2 : tensor<1x1x?x8xf32>
    %11 = tensor.empty(%dim_7) : tensor<1x1x?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<1x1x?x16xf32>) outs(%11 : tensor<1x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.cos %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x1x?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<1x1x?x16xf32>) outs(%11 : tensor<1x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.sin %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x1x?x16xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %15 = tensor.empty(%dim_6) : tensor<1x?x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<1x?x64xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_4 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_3 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %20 : tensor<1x?x64xf32>, tensor<1x?x1xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %22 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %21 : tensor<64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %23 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%23 : tensor<64x64xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<1x64x64xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%24 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %27 = linalg.batch_matmul ins(%22, %25 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%26 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %expanded_8 = tensor.expand_shape %27 [[0], [1], [2, 3]] output_shape [1, %dim_6, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %28 = tensor.empty(%dim_6) : tensor<1x4x?x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<1x?x4x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %29 = tensor.empty() : tensor<64x32xf32>
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    %30 = tensor.empty() : tensor<1x64x32xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<64x32xf32>) outs(%30 : tensor<1x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x32xf32>
    %32 = tensor.empty(%dim_6) : tensor<1x?x32xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<1x?x32xf32>) -> tensor<1x?x32xf32>
    %34 = linalg.batch_matmul ins(%22, %31 : tensor<1x?x64xf32>, tensor<1x64x32xf32>) outs(%33 : tensor<1x?x32xf32>) -> tensor<1x?x32xf32>
    %expanded_11 = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [1, %dim_6, 2, 16] : tensor<1x?x32xf32> into tensor<1x?x2x16xf32>
    %35 = tensor.empty(%dim_6) : tensor<1x2x?x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x?x2x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    %36 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x32xf32>) outs(%30 : tensor<1x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x32xf32>
    %37 = linalg.batch_matmul ins(%22, %36 : tensor<1x?x64xf32>, tensor<1x64x32xf32>) outs(%33 : tensor<1x?x32xf32>) -> tensor<1x?x32xf32>
    %expanded_14 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [1, %dim_6, 2, 16] : tensor<1x?x32xf32> into tensor<1x?x2x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x?x2x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %38 = arith.cmpi eq, %dim_6, %dim_7 : index
    cf.assert %38, "mismatched size for broadcast"
    %39 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %12 : tensor<1x4x?x16xf32>, tensor<1x1x?x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 8] [1, 4, %dim_6, 8] [1, 1, 1, 1] : tensor<1x4x?x16xf32> to tensor<1x4x?x8xf32>
    %40 = tensor.empty(%dim_6) : tensor<1x4x?x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x4x?x8xf32>) outs(%40 : tensor<1x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x8xf32>
    %extracted_slice_16 = tensor.extract_slice %transposed_9[0, 0, 0, 0] [1, 4, %dim_6, 8] [1, 1, 1, 1] : tensor<1x4x?x16xf32> to tensor<1x4x?x8xf32>
    %concat_17 = tensor.concat dim(3) %41, %extracted_slice_16 : (tensor<1x4x?x8xf32>, tensor<1x4x?x8xf32>) -> tensor<1x4x?x16xf32>
    %dim_18 = tensor.dim %41, %c2 : tensor<1x4x?x8xf32>
    %42 = arith.cmpi eq, %dim_18, %dim_7 : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = tensor.empty(%dim_18) : tensor<1x4x?x16xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_17, %13 : tensor<1x4x?x16xf32>, tensor<1x1x?x16xf32>) outs(%43 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    %45 = arith.cmpi eq, %dim_6, %dim_18 : index
    cf.assert %45, "mismatched size for broadcast"
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<1x4x?x16xf32>, tensor<1x4x?x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    cf.assert %38, "mismatched size for broadcast"
    %47 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %12 : tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [1, 2, %dim_6, 8] [1, 1, 1, 1] : tensor<1x2x?x16xf32> to tensor<1x2x?x8xf32>
    %48 = tensor.empty(%dim_6) : tensor<1x2x?x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x2x?x8xf32>) outs(%48 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [1, 2, %dim_6, 8] [1, 1, 1, 1] : tensor<1x2x?x16xf32> to tensor<1x2x?x8xf32>
    %concat_21 = tensor.concat dim(3) %49, %extracted_slice_20 : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x16xf32>
    %dim_22 = tensor.dim %49, %c2 : tensor<1x2x?x8xf32>
    %50 = arith.cmpi eq, %dim_22, %dim_7 : index
    cf.assert %50, "mismatched size for broadcast"
    %51 = tensor.empty(%dim_22) : tensor<1x2x?x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %13 : tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%51 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %53 = arith.cmpi eq, %dim_6, %dim_22 : index
    cf.assert %53, "mismatched size for broadcast"
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %52 : tensor<1x2x?x16xf32>, tensor<1x2x?x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %expanded_23 = tensor.expand_shape %54 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %dim_6, 16] : tensor<1x2x?x16xf32> into tensor<1x2x1x?x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %55 = tensor.empty(%dim) : tensor<1x2x2x?x16xf32>
    %56 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<1x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %191 = linalg.index 1 : index
      %192 = linalg.index 3 : index
      %193 = linalg.index 4 : index
      %194 = arith.cmpi eq, %dim_6, %c1 : index
      %195 = arith.select %194, %c0, %192 : index
      %extracted = tensor.extract %expanded_23[%c0, %191, %c0, %195, %193] : tensor<1x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?x16xf32>
    %collapsed = tensor.collapse_shape %56 [[0], [1, 2], [3], [4]] : tensor<1x2x2x?x16xf32> into tensor<1x4x?x16xf32>
    %expanded_24 = tensor.expand_shape %transposed_15 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %dim_6, 16] : tensor<1x2x?x16xf32> into tensor<1x2x1x?x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %57 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<1x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %191 = linalg.index 1 : index
      %192 = linalg.index 3 : index
      %193 = linalg.index 4 : index
      %194 = arith.cmpi eq, %dim_6, %c1 : index
      %195 = arith.select %194, %c0, %192 : index
      %extracted = tensor.extract %expanded_24[%c0, %191, %c0, %195, %193] : tensor<1x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?x16xf32>
    %58 = tensor.empty(%dim) : tensor<1x4x16x?xf32>
    %transposed_25 = linalg.transpose ins(%collapsed : tensor<1x4x?x16xf32>) outs(%58 : tensor<1x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %59 = tensor.empty(%dim_6, %dim) : tensor<4x?x?xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %61 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%60 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_28 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [1, 4, %dim_6, %dim] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %62 = tensor.empty(%dim_6, %dim) : tensor<1x4x?x?xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<1x4x?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_5 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %64 = arith.cmpi eq, %dim_6, %dim : index
    cf.assert %64, "mismatched size for broadcast"
    %65 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %8 : tensor<1x4x?x?xf32>, tensor<?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %66 = tensor.empty(%dim_6) : tensor<1x4x?xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %68 = tensor.empty(%dim_6) : tensor<1x4x?xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %70:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<1x4x?x?xf32>) outs(%69, %67 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_73: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_73 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_29 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [1, 4, %dim_6, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_29 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.subf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x4x?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %73 = tensor.empty(%dim_6) : tensor<1x4x?x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<1x4x?x?xf32>) outs(%74 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.divf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_30 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_31 = tensor.collapse_shape %57 [[0, 1, 2], [3], [4]] : tensor<1x2x2x?x16xf32> into tensor<4x?x16xf32>
    %77 = tensor.empty(%dim_6) : tensor<4x?x16xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %79 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%78 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_32 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [1, 4, %dim_6, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %80 = tensor.empty(%dim_6) : tensor<1x?x4x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x4x?x16xf32>) outs(%80 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    %81 = arith.cmpi slt, %0, %c0_i64 : i64
    %82 = arith.select %81, %c1_i64, %0 : i64
    %83 = arith.extui %81 : i1 to i64
    %84 = arith.addi %83, %c1_i64 : i64
    %85 = arith.cmpi sle, %84, %c1_i64 : i64
    cf.assert %85, "must have at most one inferred (negative) dimension"
    %86 = arith.index_cast %dim_6 : index to i64
    %87 = arith.muli %86, %c64_i64 : i64
    %88 = arith.divsi %87, %82 : i64
    %89 = arith.select %81, %88, %0 : i64
    %from_elements = tensor.from_elements %c1_i64, %89, %88 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_33(%from_elements) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_34 = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%23 : tensor<64x64xf32>) permutation = [1, 0] 
    %90 = arith.index_cast %89 : i64 to index
    %91 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<64x64xf32>) outs(%24 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %92 = tensor.empty(%90) : tensor<1x?x64xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %94 = linalg.batch_matmul ins(%reshape, %91 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%93 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %95 = arith.cmpi eq, %dim_6, %90 : index
    cf.assert %95, "mismatched size for broadcast"
    %96 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %94 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %97 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %98 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<1x?x64xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_4 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_3 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x?x1xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %102 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %101 : tensor<1x?x64xf32>, tensor<1x?x1xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %103 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %102 : tensor<64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %104 = tensor.empty() : tensor<64x176xf32>
    %transposed_35 = linalg.transpose ins(%arg7 : tensor<176x64xf32>) outs(%104 : tensor<64x176xf32>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<1x64x176xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<64x176xf32>) outs(%105 : tensor<1x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x176xf32>
    %107 = tensor.empty(%dim_6) : tensor<1x?x176xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<1x?x176xf32>) -> tensor<1x?x176xf32>
    %109 = linalg.batch_matmul ins(%103, %106 : tensor<1x?x64xf32>, tensor<1x64x176xf32>) outs(%108 : tensor<1x?x176xf32>) -> tensor<1x?x176xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      %192 = math.exp %191 : f32
      %193 = arith.addf %192, %cst_1 : f32
      %194 = arith.divf %cst_1, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<1x?x176xf32>
    %111 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %109 : tensor<1x?x176xf32>, tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x176xf32>
    %transposed_36 = linalg.transpose ins(%arg8 : tensor<176x64xf32>) outs(%104 : tensor<64x176xf32>) permutation = [1, 0] 
    %112 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<64x176xf32>) outs(%105 : tensor<1x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x176xf32>
    %113 = linalg.batch_matmul ins(%103, %112 : tensor<1x?x64xf32>, tensor<1x64x176xf32>) outs(%108 : tensor<1x?x176xf32>) -> tensor<1x?x176xf32>
    %114 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %113 : tensor<1x?x176xf32>, tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x176xf32>
    %115 = tensor.empty() : tensor<176x64xf32>
    %transposed_37 = linalg.transpose ins(%arg9 : tensor<64x176xf32>) outs(%115 : tensor<176x64xf32>) permutation = [1, 0] 
    %116 = tensor.empty() : tensor<1x176x64xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<176x64xf32>) outs(%116 : tensor<1x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x176x64xf32>
    %118 = linalg.batch_matmul ins(%114, %117 : tensor<1x?x176xf32>, tensor<1x176x64xf32>) outs(%26 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %118 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<1x?x64xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_4 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %123 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_3 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x?x1xf32>
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %125 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %124 : tensor<1x?x64xf32>, tensor<1x?x1xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %125 : tensor<64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %transposed_38 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%23 : tensor<64x64xf32>) permutation = [1, 0] 
    %127 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<64x64xf32>) outs(%24 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %128 = linalg.batch_matmul ins(%126, %127 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%26 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %expanded_39 = tensor.expand_shape %128 [[0], [1], [2, 3]] output_shape [1, %dim_6, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<1x?x4x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_41 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    %129 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<64x32xf32>) outs(%30 : tensor<1x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x32xf32>
    %130 = linalg.batch_matmul ins(%126, %129 : tensor<1x?x64xf32>, tensor<1x64x32xf32>) outs(%33 : tensor<1x?x32xf32>) -> tensor<1x?x32xf32>
    %expanded_42 = tensor.expand_shape %130 [[0], [1], [2, 3]] output_shape [1, %dim_6, 2, 16] : tensor<1x?x32xf32> into tensor<1x?x2x16xf32>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<1x?x2x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_44 = linalg.transpose ins(%arg13 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    %131 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<64x32xf32>) outs(%30 : tensor<1x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x32xf32>
    %132 = linalg.batch_matmul ins(%126, %131 : tensor<1x?x64xf32>, tensor<1x64x32xf32>) outs(%33 : tensor<1x?x32xf32>) -> tensor<1x?x32xf32>
    %expanded_45 = tensor.expand_shape %132 [[0], [1], [2, 3]] output_shape [1, %dim_6, 2, 16] : tensor<1x?x32xf32> into tensor<1x?x2x16xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<1x?x2x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %38, "mismatched size for broadcast"
    %133 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_40, %12 : tensor<1x4x?x16xf32>, tensor<1x1x?x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    %extracted_slice_47 = tensor.extract_slice %transposed_40[0, 0, 0, 8] [1, 4, %dim_6, 8] [1, 1, 1, 1] : tensor<1x4x?x16xf32> to tensor<1x4x?x8xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_47 : tensor<1x4x?x8xf32>) outs(%40 : tensor<1x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x8xf32>
    %extracted_slice_48 = tensor.extract_slice %transposed_40[0, 0, 0, 0] [1, 4, %dim_6, 8] [1, 1, 1, 1] : tensor<1x4x?x16xf32> to tensor<1x4x?x8xf32>
    %concat_49 = tensor.concat dim(3) %134, %extracted_slice_48 : (tensor<1x4x?x8xf32>, tensor<1x4x?x8xf32>) -> tensor<1x4x?x16xf32>
    %dim_50 = tensor.dim %134, %c2 : tensor<1x4x?x8xf32>
    %135 = arith.cmpi eq, %dim_50, %dim_7 : index
    cf.assert %135, "mismatched size for broadcast"
    %136 = tensor.empty(%dim_50) : tensor<1x4x?x16xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_49, %13 : tensor<1x4x?x16xf32>, tensor<1x1x?x16xf32>) outs(%136 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    %138 = arith.cmpi eq, %dim_6, %dim_50 : index
    cf.assert %138, "mismatched size for broadcast"
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %137 : tensor<1x4x?x16xf32>, tensor<1x4x?x16xf32>) outs(%28 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x16xf32>
    cf.assert %38, "mismatched size for broadcast"
    %140 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_43, %12 : tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %extracted_slice_51 = tensor.extract_slice %transposed_43[0, 0, 0, 8] [1, 2, %dim_6, 8] [1, 1, 1, 1] : tensor<1x2x?x16xf32> to tensor<1x2x?x8xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_51 : tensor<1x2x?x8xf32>) outs(%48 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x8xf32>
    %extracted_slice_52 = tensor.extract_slice %transposed_43[0, 0, 0, 0] [1, 2, %dim_6, 8] [1, 1, 1, 1] : tensor<1x2x?x16xf32> to tensor<1x2x?x8xf32>
    %concat_53 = tensor.concat dim(3) %141, %extracted_slice_52 : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x16xf32>
    %dim_54 = tensor.dim %141, %c2 : tensor<1x2x?x8xf32>
    %142 = arith.cmpi eq, %dim_54, %dim_7 : index
    cf.assert %142, "mismatched size for broadcast"
    %143 = tensor.empty(%dim_54) : tensor<1x2x?x16xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_53, %13 : tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%143 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %145 = arith.cmpi eq, %dim_6, %dim_54 : index
    cf.assert %145, "mismatched size for broadcast"
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %144 : tensor<1x2x?x16xf32>, tensor<1x2x?x16xf32>) outs(%35 : tensor<1x2x?x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x2x?x16xf32>
    %expanded_55 = tensor.expand_shape %146 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %dim_6, 16] : tensor<1x2x?x16xf32> into tensor<1x2x1x?x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %147 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<1x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %191 = linalg.index 1 : index
      %192 = linalg.index 3 : index
      %193 = linalg.index 4 : index
      %194 = arith.cmpi eq, %dim_6, %c1 : index
      %195 = arith.select %194, %c0, %192 : index
      %extracted = tensor.extract %expanded_55[%c0, %191, %c0, %195, %193] : tensor<1x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?x16xf32>
    %collapsed_56 = tensor.collapse_shape %147 [[0], [1, 2], [3], [4]] : tensor<1x2x2x?x16xf32> into tensor<1x4x?x16xf32>
    %expanded_57 = tensor.expand_shape %transposed_46 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %dim_6, 16] : tensor<1x2x?x16xf32> into tensor<1x2x1x?x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %148 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<1x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %191 = linalg.index 1 : index
      %192 = linalg.index 3 : index
      %193 = linalg.index 4 : index
      %194 = arith.cmpi eq, %dim_6, %c1 : index
      %195 = arith.select %194, %c0, %192 : index
      %extracted = tensor.extract %expanded_57[%c0, %191, %c0, %195, %193] : tensor<1x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x2x?x16xf32>
    %transposed_58 = linalg.transpose ins(%collapsed_56 : tensor<1x4x?x16xf32>) outs(%58 : tensor<1x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_59 = tensor.collapse_shape %139 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %149 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%60 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_61 = tensor.expand_shape %149 [[0, 1], [2], [3]] output_shape [1, 4, %dim_6, %dim] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<1x4x?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_5 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    cf.assert %64, "mismatched size for broadcast"
    %151 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %8 : tensor<1x4x?x?xf32>, tensor<?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %152:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%151 : tensor<1x4x?x?xf32>) outs(%69, %67 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_73: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_73 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_62 = tensor.expand_shape %152#0 [[0], [1], [2, 3]] output_shape [1, 4, %dim_6, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %expanded_62 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.subf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<1x4x?x?xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%154 : tensor<1x4x?x?xf32>) outs(%74 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x1xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %155 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%62 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.divf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_63 = tensor.collapse_shape %156 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_64 = tensor.collapse_shape %148 [[0, 1, 2], [3], [4]] : tensor<1x2x2x?x16xf32> into tensor<4x?x16xf32>
    %157 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%78 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_65 = tensor.expand_shape %157 [[0, 1], [2], [3]] output_shape [1, 4, %dim_6, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<1x4x?x16xf32>) outs(%80 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %85, "must have at most one inferred (negative) dimension"
    %reshape_67 = tensor.reshape %transposed_66(%from_elements) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_68 = linalg.transpose ins(%arg14 : tensor<64x64xf32>) outs(%23 : tensor<64x64xf32>) permutation = [1, 0] 
    %158 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<64x64xf32>) outs(%24 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %159 = linalg.batch_matmul ins(%reshape_67, %158 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%93 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    cf.assert %95, "mismatched size for broadcast"
    %160 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %159 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %161 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %162 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<1x?x64xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %163 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_4 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %164 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_3 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x?x1xf32>
    %165 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %166 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %165 : tensor<1x?x64xf32>, tensor<1x?x1xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %167 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %166 : tensor<64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %transposed_69 = linalg.transpose ins(%arg16 : tensor<176x64xf32>) outs(%104 : tensor<64x176xf32>) permutation = [1, 0] 
    %168 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_69 : tensor<64x176xf32>) outs(%105 : tensor<1x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x176xf32>
    %169 = linalg.batch_matmul ins(%167, %168 : tensor<1x?x64xf32>, tensor<1x64x176xf32>) outs(%108 : tensor<1x?x176xf32>) -> tensor<1x?x176xf32>
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.negf %in : f32
      %192 = math.exp %191 : f32
      %193 = arith.addf %192, %cst_1 : f32
      %194 = arith.divf %cst_1, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<1x?x176xf32>
    %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %169 : tensor<1x?x176xf32>, tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x176xf32>
    %transposed_70 = linalg.transpose ins(%arg17 : tensor<176x64xf32>) outs(%104 : tensor<64x176xf32>) permutation = [1, 0] 
    %172 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<64x176xf32>) outs(%105 : tensor<1x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x176xf32>
    %173 = linalg.batch_matmul ins(%167, %172 : tensor<1x?x64xf32>, tensor<1x64x176xf32>) outs(%108 : tensor<1x?x176xf32>) -> tensor<1x?x176xf32>
    %174 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<1x?x176xf32>, tensor<1x?x176xf32>) outs(%107 : tensor<1x?x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x176xf32>
    %transposed_71 = linalg.transpose ins(%arg18 : tensor<64x176xf32>) outs(%115 : tensor<176x64xf32>) permutation = [1, 0] 
    %175 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_71 : tensor<176x64xf32>) outs(%116 : tensor<1x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x176x64xf32>
    %176 = linalg.batch_matmul ins(%174, %175 : tensor<1x?x176xf32>, tensor<1x176x64xf32>) outs(%26 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %177 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %176 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.addf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<1x?x64xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %180 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_4 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_3 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x?x1xf32>
    %182 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<1x?x1xf32>) outs(%15 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x1xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %182 : tensor<1x?x64xf32>, tensor<1x?x1xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %183 : tensor<64xf32>, tensor<1x?x64xf32>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %191 = arith.mulf %in, %in_73 : f32
      linalg.yield %191 : f32
    } -> tensor<1x?x64xf32>
    %185 = tensor.empty() : tensor<64x50xf32>
    %transposed_72 = linalg.transpose ins(%arg0 : tensor<50x64xf32>) outs(%185 : tensor<64x50xf32>) permutation = [1, 0] 
    %186 = tensor.empty() : tensor<1x64x50xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<64x50xf32>) outs(%186 : tensor<1x64x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x50xf32>
    %188 = tensor.empty(%dim_6) : tensor<1x?x50xf32>
    %189 = linalg.fill ins(%cst : f32) outs(%188 : tensor<1x?x50xf32>) -> tensor<1x?x50xf32>
    %190 = linalg.batch_matmul ins(%184, %187 : tensor<1x?x64xf32>, tensor<1x64x50xf32>) outs(%189 : tensor<1x?x50xf32>) -> tensor<1x?x50xf32>
    return %190 : tensor<1x?x50xf32>
  }
}
