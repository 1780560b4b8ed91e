#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @llama(%arg0: tensor<50x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<176x64xf32>, %arg8: tensor<176x64xf32>, %arg9: tensor<64x176xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<176x64xf32>, %arg17: tensor<176x64xf32>, %arg18: tensor<64x176xf32>, %arg19: tensor<64xf32>, %arg20: tensor<8xf32>, %arg21: tensor<?x8xi64>, %arg22: tensor<?x8xi64>) -> tensor<?x8x50xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c50 = arith.constant 50 : index
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<8x8xf32>
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %c512_i64 = arith.constant 512 : i64
    %dim = tensor.dim %arg22, %c0 : tensor<?x8xi64>
    %0 = arith.index_cast %dim : index to i64
    %expanded = tensor.expand_shape %arg22 [[0], [1, 2, 3]] output_shape [%dim, 1, 8, 1] : tensor<?x8xi64> into tensor<?x1x8x1xi64>
    %1 = tensor.empty(%dim) : tensor<?x1x8x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x1x8x1xi64>) outs(%1 : tensor<?x1x8x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %200 = arith.sitofp %in : i64 to f32
      linalg.yield %200 : f32
    } -> tensor<?x1x8x1xf32>
    %3 = tensor.empty(%dim) : tensor<?x1x8x8xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %arg20 : tensor<?x1x8x1xf32>, tensor<8xf32>) outs(%3 : tensor<?x1x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x1x8x8xf32>
    %concat = tensor.concat dim(3) %4, %4 : (tensor<?x1x8x8xf32>, tensor<?x1x8x8xf32>) -> tensor<?x1x8x16xf32>
    %5 = tensor.empty() : tensor<8x8xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<8x8xf32>) outs(%5 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = linalg.index 0 : index
      %201 = arith.index_cast %200 : index to i64
      %202 = linalg.index 1 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.addi %201, %c1_i64 : i64
      %205 = arith.cmpi sge, %203, %204 : i64
      %206 = arith.select %205, %in, %cst : f32
      linalg.yield %206 : f32
    } -> tensor<8x8xf32>
    %dim_6 = tensor.dim %arg21, %c0 : tensor<?x8xi64>
    %7 = tensor.empty(%dim_6) : tensor<?x8x64xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<?x8xi64>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %200 = arith.index_cast %in : i64 to index
      %201 = linalg.index 2 : index
      %202 = arith.cmpi slt, %200, %c50 : index
      cf.assert %202, "index must be smaller than dim size"
      %203 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %203, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%200, %201] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %dim_7 = tensor.dim %4, %c0 : tensor<?x1x8x8xf32>
    %9 = tensor.empty(%dim_7) : tensor<?x1x8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x8x16xf32>) outs(%9 : tensor<?x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.cos %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x1x8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x8x16xf32>) outs(%9 : tensor<?x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.sin %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x1x8x16xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %13 = tensor.empty(%dim_6) : tensor<?x8x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<?x8x64xf32>) outs(%14 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_4 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.truncf %cst_3 : f64 to f32
      %201 = arith.addf %in, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %18 : tensor<?x8x64xf32>, tensor<?x8x1xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %19 : tensor<64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %21 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%21 : tensor<64x64xf32>) permutation = [1, 0] 
    %22 = arith.index_cast %dim_6 : index to i64
    %23 = arith.cmpi sge, %22, %c0_i64 : i64
    cf.assert %23, "negative values not allowed in new dimensions"
    %24 = tensor.empty(%dim_6) : tensor<?x64x64xf32>
    %25 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%24 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %27 = linalg.batch_matmul ins(%20, %25 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%26 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %expanded_8 = tensor.expand_shape %27 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %28 = tensor.empty(%dim_6) : tensor<?x4x8x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<?x8x4x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %29 = tensor.empty() : tensor<64x32xf32>
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %30 = tensor.empty(%dim_6) : tensor<?x64x32xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<64x32xf32>) outs(%30 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %32 = tensor.empty(%dim_6) : tensor<?x8x32xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x8x32xf32>) -> tensor<?x8x32xf32>
    %34 = linalg.batch_matmul ins(%20, %31 : tensor<?x8x64xf32>, tensor<?x64x32xf32>) outs(%33 : tensor<?x8x32xf32>) -> tensor<?x8x32xf32>
    %expanded_11 = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 2, 16] : tensor<?x8x32xf32> into tensor<?x8x2x16xf32>
    %35 = tensor.empty(%dim_6) : tensor<?x2x8x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<?x8x2x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %36 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x32xf32>) outs(%30 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %37 = linalg.batch_matmul ins(%20, %36 : tensor<?x8x64xf32>, tensor<?x64x32xf32>) outs(%33 : tensor<?x8x32xf32>) -> tensor<?x8x32xf32>
    %expanded_14 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 2, 16] : tensor<?x8x32xf32> into tensor<?x8x2x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<?x8x2x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %38 = arith.cmpi eq, %dim_6, %dim_7 : index
    cf.assert %38, "mismatched size for broadcast"
    %39 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %10 : tensor<?x4x8x16xf32>, tensor<?x1x8x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 8] [%dim_6, 4, 8, 8] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<?x4x8x8xf32>
    %40 = tensor.empty(%dim_6) : tensor<?x4x8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x4x8x8xf32>) outs(%40 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %extracted_slice_16 = tensor.extract_slice %transposed_9[0, 0, 0, 0] [%dim_6, 4, 8, 8] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<?x4x8x8xf32>
    %concat_17 = tensor.concat dim(3) %41, %extracted_slice_16 : (tensor<?x4x8x8xf32>, tensor<?x4x8x8xf32>) -> tensor<?x4x8x16xf32>
    %dim_18 = tensor.dim %41, %c0 : tensor<?x4x8x8xf32>
    %42 = arith.cmpi eq, %dim_18, %dim_7 : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = tensor.empty(%dim_18) : tensor<?x4x8x16xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_17, %11 : tensor<?x4x8x16xf32>, tensor<?x1x8x16xf32>) outs(%43 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    %45 = arith.cmpi eq, %dim_6, %dim_18 : index
    cf.assert %45, "mismatched size for broadcast"
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<?x4x8x16xf32>, tensor<?x4x8x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    cf.assert %38, "mismatched size for broadcast"
    %47 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %10 : tensor<?x2x8x16xf32>, tensor<?x1x8x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [%dim_6, 2, 8, 8] [1, 1, 1, 1] : tensor<?x2x8x16xf32> to tensor<?x2x8x8xf32>
    %48 = tensor.empty(%dim_6) : tensor<?x2x8x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<?x2x8x8xf32>) outs(%48 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [%dim_6, 2, 8, 8] [1, 1, 1, 1] : tensor<?x2x8x16xf32> to tensor<?x2x8x8xf32>
    %concat_21 = tensor.concat dim(3) %49, %extracted_slice_20 : (tensor<?x2x8x8xf32>, tensor<?x2x8x8xf32>) -> tensor<?x2x8x16xf32>
    %dim_22 = tensor.dim %49, %c0 : tensor<?x2x8x8xf32>
    %50 = arith.cmpi eq, %dim_22, %dim_7 : index
    cf.assert %50, "mismatched size for broadcast"
    %51 = tensor.empty(%dim_22) : tensor<?x2x8x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %11 : tensor<?x2x8x16xf32>, tensor<?x1x8x16xf32>) outs(%51 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %53 = arith.cmpi eq, %dim_6, %dim_22 : index
    cf.assert %53, "mismatched size for broadcast"
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %52 : tensor<?x2x8x16xf32>, tensor<?x2x8x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %expanded_23 = tensor.expand_shape %54 [[0], [1], [2, 3], [4]] output_shape [%dim_6, 2, 1, 8, 16] : tensor<?x2x8x16xf32> into tensor<?x2x1x8x16xf32>
    %55 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %55, "unimplemented: dynamic negative broadcast sizes"
    %56 = tensor.empty(%dim) : tensor<?x2x2x8x16xf32>
    %57 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%56 : tensor<?x2x2x8x16xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 3 : index
      %203 = linalg.index 4 : index
      %204 = arith.cmpi eq, %dim_6, %c1 : index
      %205 = arith.select %204, %c0, %200 : index
      %extracted = tensor.extract %expanded_23[%205, %201, %c0, %202, %203] : tensor<?x2x1x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x8x16xf32>
    %collapsed = tensor.collapse_shape %57 [[0], [1, 2], [3], [4]] : tensor<?x2x2x8x16xf32> into tensor<?x4x8x16xf32>
    %expanded_24 = tensor.expand_shape %transposed_15 [[0], [1], [2, 3], [4]] output_shape [%dim_6, 2, 1, 8, 16] : tensor<?x2x8x16xf32> into tensor<?x2x1x8x16xf32>
    cf.assert %55, "unimplemented: dynamic negative broadcast sizes"
    %58 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%56 : tensor<?x2x2x8x16xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 3 : index
      %203 = linalg.index 4 : index
      %204 = arith.cmpi eq, %dim_6, %c1 : index
      %205 = arith.select %204, %c0, %200 : index
      %extracted = tensor.extract %expanded_24[%205, %201, %c0, %202, %203] : tensor<?x2x1x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x8x16xf32>
    %59 = tensor.empty(%dim) : tensor<?x4x16x8xf32>
    %transposed_25 = linalg.transpose ins(%collapsed : tensor<?x4x8x16xf32>) outs(%59 : tensor<?x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %60 = arith.maxui %dim_6, %dim : index
    %collapsed_26 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %61 = arith.muli %60, %c4 : index
    %62 = tensor.empty(%61) : tensor<?x8x8xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %64 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%63 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %65 = arith.divsi %61, %c4 : index
    %expanded_28 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [%65, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %66 = tensor.empty(%65) : tensor<?x4x8x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<?x4x8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_5 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %6 : tensor<?x4x8x8xf32>, tensor<8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %69 = tensor.empty(%65) : tensor<?x4x8xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %71 = tensor.empty(%65) : tensor<?x4x8xf32>
    %72 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %73:2 = linalg.generic {indexing_maps = [#map, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<?x4x8x8xf32>) outs(%72, %70 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_73: i64):
      %200 = linalg.index 3 : index
      %201 = arith.index_cast %200 : index to i64
      %202 = arith.maximumf %in, %out : f32
      %203 = arith.cmpf ogt, %in, %out : f32
      %204 = arith.select %203, %201, %out_73 : i64
      linalg.yield %202, %204 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_29 = tensor.expand_shape %73#0 [[0], [1], [2, 3]] output_shape [%65, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_29 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.subf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<?x4x8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.exp %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %76 = tensor.empty(%65) : tensor<?x4x8x1xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<?x4x8x8xf32>) outs(%77 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.divf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %80 = arith.maxui %65, %dim : index
    %collapsed_30 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_31 = tensor.collapse_shape %58 [[0, 1, 2], [3], [4]] : tensor<?x2x2x8x16xf32> into tensor<?x8x16xf32>
    %81 = arith.muli %80, %c4 : index
    %82 = tensor.empty(%81) : tensor<?x8x16xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %84 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%83 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %85 = arith.divsi %81, %c4 : index
    %expanded_32 = tensor.expand_shape %84 [[0, 1], [2], [3]] output_shape [%85, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %86 = tensor.empty(%85) : tensor<?x8x4x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<?x4x8x16xf32>) outs(%86 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %87 = arith.cmpi slt, %0, %c0_i64 : i64
    %88 = arith.select %87, %c1_i64, %0 : i64
    %89 = arith.extui %87 : i1 to i64
    %90 = arith.muli %88, %c8_i64 : i64
    %91 = arith.addi %89, %c1_i64 : i64
    %92 = arith.cmpi sle, %91, %c1_i64 : i64
    cf.assert %92, "must have at most one inferred (negative) dimension"
    %93 = arith.index_cast %85 : index to i64
    %94 = arith.muli %93, %c512_i64 : i64
    %95 = arith.divsi %94, %90 : i64
    %96 = arith.select %87, %95, %0 : i64
    %from_elements = tensor.from_elements %96, %c8_i64, %95 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_33(%from_elements) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_34 = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%21 : tensor<64x64xf32>) permutation = [1, 0] 
    %97 = arith.index_cast %96 : i64 to index
    %98 = arith.cmpi sge, %96, %c0_i64 : i64
    cf.assert %98, "negative values not allowed in new dimensions"
    %99 = tensor.empty(%97) : tensor<?x64x64xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<64x64xf32>) outs(%99 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %101 = tensor.empty(%97) : tensor<?x8x64xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %103 = linalg.batch_matmul ins(%reshape, %100 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%102 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %104 = arith.cmpi eq, %dim_6, %97 : index
    cf.assert %104, "mismatched size for broadcast"
    %105 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %103 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<?x8x64xf32>) outs(%14 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_4 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.truncf %cst_3 : f64 to f32
      %201 = arith.addf %in, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x8x1xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %110 : tensor<?x8x64xf32>, tensor<?x8x1xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %111 : tensor<64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %113 = tensor.empty() : tensor<64x176xf32>
    %transposed_35 = linalg.transpose ins(%arg7 : tensor<176x64xf32>) outs(%113 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %114 = tensor.empty(%dim_6) : tensor<?x64x176xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<64x176xf32>) outs(%114 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %116 = tensor.empty(%dim_6) : tensor<?x8x176xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<?x8x176xf32>) -> tensor<?x8x176xf32>
    %118 = linalg.batch_matmul ins(%112, %115 : tensor<?x8x64xf32>, tensor<?x64x176xf32>) outs(%117 : tensor<?x8x176xf32>) -> tensor<?x8x176xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      %201 = math.exp %200 : f32
      %202 = arith.addf %201, %cst_1 : f32
      %203 = arith.divf %cst_1, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<?x8x176xf32>
    %120 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<?x8x176xf32>, tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x176xf32>
    %transposed_36 = linalg.transpose ins(%arg8 : tensor<176x64xf32>) outs(%113 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %121 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<64x176xf32>) outs(%114 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %122 = linalg.batch_matmul ins(%112, %121 : tensor<?x8x64xf32>, tensor<?x64x176xf32>) outs(%117 : tensor<?x8x176xf32>) -> tensor<?x8x176xf32>
    %123 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %122 : tensor<?x8x176xf32>, tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x176xf32>
    %124 = tensor.empty() : tensor<176x64xf32>
    %transposed_37 = linalg.transpose ins(%arg9 : tensor<64x176xf32>) outs(%124 : tensor<176x64xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %125 = tensor.empty(%dim_6) : tensor<?x176x64xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<176x64xf32>) outs(%125 : tensor<?x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x176x64xf32>
    %127 = linalg.batch_matmul ins(%123, %126 : tensor<?x8x176xf32>, tensor<?x176x64xf32>) outs(%26 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %127 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<?x8x64xf32>) outs(%14 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_4 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.truncf %cst_3 : f64 to f32
      %201 = arith.addf %in, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x8x1xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %134 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %133 : tensor<?x8x64xf32>, tensor<?x8x1xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %135 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %134 : tensor<64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %transposed_38 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%21 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %136 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<64x64xf32>) outs(%24 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %137 = linalg.batch_matmul ins(%135, %136 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%26 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %expanded_39 = tensor.expand_shape %137 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<?x8x4x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_41 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %138 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<64x32xf32>) outs(%30 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %139 = linalg.batch_matmul ins(%135, %138 : tensor<?x8x64xf32>, tensor<?x64x32xf32>) outs(%33 : tensor<?x8x32xf32>) -> tensor<?x8x32xf32>
    %expanded_42 = tensor.expand_shape %139 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 2, 16] : tensor<?x8x32xf32> into tensor<?x8x2x16xf32>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<?x8x2x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_44 = linalg.transpose ins(%arg13 : tensor<32x64xf32>) outs(%29 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %140 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<64x32xf32>) outs(%30 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %141 = linalg.batch_matmul ins(%135, %140 : tensor<?x8x64xf32>, tensor<?x64x32xf32>) outs(%33 : tensor<?x8x32xf32>) -> tensor<?x8x32xf32>
    %expanded_45 = tensor.expand_shape %141 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 2, 16] : tensor<?x8x32xf32> into tensor<?x8x2x16xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<?x8x2x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %38, "mismatched size for broadcast"
    %142 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_40, %10 : tensor<?x4x8x16xf32>, tensor<?x1x8x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    %extracted_slice_47 = tensor.extract_slice %transposed_40[0, 0, 0, 8] [%dim_6, 4, 8, 8] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<?x4x8x8xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_47 : tensor<?x4x8x8xf32>) outs(%40 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %extracted_slice_48 = tensor.extract_slice %transposed_40[0, 0, 0, 0] [%dim_6, 4, 8, 8] [1, 1, 1, 1] : tensor<?x4x8x16xf32> to tensor<?x4x8x8xf32>
    %concat_49 = tensor.concat dim(3) %143, %extracted_slice_48 : (tensor<?x4x8x8xf32>, tensor<?x4x8x8xf32>) -> tensor<?x4x8x16xf32>
    %dim_50 = tensor.dim %143, %c0 : tensor<?x4x8x8xf32>
    %144 = arith.cmpi eq, %dim_50, %dim_7 : index
    cf.assert %144, "mismatched size for broadcast"
    %145 = tensor.empty(%dim_50) : tensor<?x4x8x16xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_49, %11 : tensor<?x4x8x16xf32>, tensor<?x1x8x16xf32>) outs(%145 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    %147 = arith.cmpi eq, %dim_6, %dim_50 : index
    cf.assert %147, "mismatched size for broadcast"
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %146 : tensor<?x4x8x16xf32>, tensor<?x4x8x16xf32>) outs(%28 : tensor<?x4x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x16xf32>
    cf.assert %38, "mismatched size for broadcast"
    %149 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_43, %10 : tensor<?x2x8x16xf32>, tensor<?x1x8x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %extracted_slice_51 = tensor.extract_slice %transposed_43[0, 0, 0, 8] [%dim_6, 2, 8, 8] [1, 1, 1, 1] : tensor<?x2x8x16xf32> to tensor<?x2x8x8xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_51 : tensor<?x2x8x8xf32>) outs(%48 : tensor<?x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x8xf32>
    %extracted_slice_52 = tensor.extract_slice %transposed_43[0, 0, 0, 0] [%dim_6, 2, 8, 8] [1, 1, 1, 1] : tensor<?x2x8x16xf32> to tensor<?x2x8x8xf32>
    %concat_53 = tensor.concat dim(3) %150, %extracted_slice_52 : (tensor<?x2x8x8xf32>, tensor<?x2x8x8xf32>) -> tensor<?x2x8x16xf32>
    %dim_54 = tensor.dim %150, %c0 : tensor<?x2x8x8xf32>
    %151 = arith.cmpi eq, %dim_54, %dim_7 : index
    cf.assert %151, "mismatched size for broadcast"
    %152 = tensor.empty(%dim_54) : tensor<?x2x8x16xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_53, %11 : tensor<?x2x8x16xf32>, tensor<?x1x8x16xf32>) outs(%152 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %154 = arith.cmpi eq, %dim_6, %dim_54 : index
    cf.assert %154, "mismatched size for broadcast"
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %153 : tensor<?x2x8x16xf32>, tensor<?x2x8x16xf32>) outs(%35 : tensor<?x2x8x16xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x2x8x16xf32>
    %expanded_55 = tensor.expand_shape %155 [[0], [1], [2, 3], [4]] output_shape [%dim_6, 2, 1, 8, 16] : tensor<?x2x8x16xf32> into tensor<?x2x1x8x16xf32>
    cf.assert %55, "unimplemented: dynamic negative broadcast sizes"
    %156 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%56 : tensor<?x2x2x8x16xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 3 : index
      %203 = linalg.index 4 : index
      %204 = arith.cmpi eq, %dim_6, %c1 : index
      %205 = arith.select %204, %c0, %200 : index
      %extracted = tensor.extract %expanded_55[%205, %201, %c0, %202, %203] : tensor<?x2x1x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x8x16xf32>
    %collapsed_56 = tensor.collapse_shape %156 [[0], [1, 2], [3], [4]] : tensor<?x2x2x8x16xf32> into tensor<?x4x8x16xf32>
    %expanded_57 = tensor.expand_shape %transposed_46 [[0], [1], [2, 3], [4]] output_shape [%dim_6, 2, 1, 8, 16] : tensor<?x2x8x16xf32> into tensor<?x2x1x8x16xf32>
    cf.assert %55, "unimplemented: dynamic negative broadcast sizes"
    %157 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%56 : tensor<?x2x2x8x16xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %202 = linalg.index 3 : index
      %203 = linalg.index 4 : index
      %204 = arith.cmpi eq, %dim_6, %c1 : index
      %205 = arith.select %204, %c0, %200 : index
      %extracted = tensor.extract %expanded_57[%205, %201, %c0, %202, %203] : tensor<?x2x1x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x8x16xf32>
    %transposed_58 = linalg.transpose ins(%collapsed_56 : tensor<?x4x8x16xf32>) outs(%59 : tensor<?x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_59 = tensor.collapse_shape %148 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %158 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%63 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %expanded_61 = tensor.expand_shape %158 [[0, 1], [2], [3]] output_shape [%65, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<?x4x8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_5 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %6 : tensor<?x4x8x8xf32>, tensor<8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %161:2 = linalg.generic {indexing_maps = [#map, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%160 : tensor<?x4x8x8xf32>) outs(%72, %70 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_73: i64):
      %200 = linalg.index 3 : index
      %201 = arith.index_cast %200 : index to i64
      %202 = arith.maximumf %in, %out : f32
      %203 = arith.cmpf ogt, %in, %out : f32
      %204 = arith.select %203, %201, %out_73 : i64
      linalg.yield %202, %204 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_62 = tensor.expand_shape %161#0 [[0], [1], [2, 3]] output_shape [%65, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %expanded_62 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.subf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<?x4x8x8xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.exp %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%163 : tensor<?x4x8x8xf32>) outs(%77 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x1xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%66 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.divf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x4x8x8xf32>
    %collapsed_63 = tensor.collapse_shape %165 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_64 = tensor.collapse_shape %157 [[0, 1, 2], [3], [4]] : tensor<?x2x2x8x16xf32> into tensor<?x8x16xf32>
    %166 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%83 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %expanded_65 = tensor.expand_shape %166 [[0, 1], [2], [3]] output_shape [%85, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<?x4x8x16xf32>) outs(%86 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %92, "must have at most one inferred (negative) dimension"
    %reshape_67 = tensor.reshape %transposed_66(%from_elements) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_68 = linalg.transpose ins(%arg14 : tensor<64x64xf32>) outs(%21 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %98, "negative values not allowed in new dimensions"
    %167 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<64x64xf32>) outs(%99 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %168 = linalg.batch_matmul ins(%reshape_67, %167 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%102 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    cf.assert %104, "mismatched size for broadcast"
    %169 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %168 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<?x8x64xf32>) outs(%14 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_4 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.truncf %cst_3 : f64 to f32
      %201 = arith.addf %in, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x8x1xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %174 : tensor<?x8x64xf32>, tensor<?x8x1xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %176 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %175 : tensor<64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %transposed_69 = linalg.transpose ins(%arg16 : tensor<176x64xf32>) outs(%113 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %177 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_69 : tensor<64x176xf32>) outs(%114 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %178 = linalg.batch_matmul ins(%176, %177 : tensor<?x8x64xf32>, tensor<?x64x176xf32>) outs(%117 : tensor<?x8x176xf32>) -> tensor<?x8x176xf32>
    %179 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      %201 = math.exp %200 : f32
      %202 = arith.addf %201, %cst_1 : f32
      %203 = arith.divf %cst_1, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<?x8x176xf32>
    %180 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %178 : tensor<?x8x176xf32>, tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x176xf32>
    %transposed_70 = linalg.transpose ins(%arg17 : tensor<176x64xf32>) outs(%113 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %181 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<64x176xf32>) outs(%114 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %182 = linalg.batch_matmul ins(%176, %181 : tensor<?x8x64xf32>, tensor<?x64x176xf32>) outs(%117 : tensor<?x8x176xf32>) -> tensor<?x8x176xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %182 : tensor<?x8x176xf32>, tensor<?x8x176xf32>) outs(%116 : tensor<?x8x176xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x176xf32>
    %transposed_71 = linalg.transpose ins(%arg18 : tensor<64x176xf32>) outs(%124 : tensor<176x64xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %184 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_71 : tensor<176x64xf32>) outs(%125 : tensor<?x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x176x64xf32>
    %185 = linalg.batch_matmul ins(%183, %184 : tensor<?x8x176xf32>, tensor<?x176x64xf32>) outs(%26 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %186 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %185 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.addf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %187 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %188 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<?x8x64xf32>) outs(%14 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %out : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %189 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_4 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %190 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.truncf %cst_3 : f64 to f32
      %201 = arith.addf %in, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x8x1xf32>
    %191 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<?x8x1xf32>) outs(%13 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x1xf32>
    %192 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %191 : tensor<?x8x64xf32>, tensor<?x8x1xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %193 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %192 : tensor<64xf32>, tensor<?x8x64xf32>) outs(%7 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %200 = arith.mulf %in, %in_73 : f32
      linalg.yield %200 : f32
    } -> tensor<?x8x64xf32>
    %194 = tensor.empty() : tensor<64x50xf32>
    %transposed_72 = linalg.transpose ins(%arg0 : tensor<50x64xf32>) outs(%194 : tensor<64x50xf32>) permutation = [1, 0] 
    cf.assert %23, "negative values not allowed in new dimensions"
    %195 = tensor.empty(%dim_6) : tensor<?x64x50xf32>
    %196 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<64x50xf32>) outs(%195 : tensor<?x64x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x50xf32>
    %197 = tensor.empty(%dim_6) : tensor<?x8x50xf32>
    %198 = linalg.fill ins(%cst : f32) outs(%197 : tensor<?x8x50xf32>) -> tensor<?x8x50xf32>
    %199 = linalg.batch_matmul ins(%193, %196 : tensor<?x8x64xf32>, tensor<?x64x50xf32>) outs(%198 : tensor<?x8x50xf32>) -> tensor<?x8x50xf32>
    return %199 : tensor<?x8x50xf32>
  }
}
