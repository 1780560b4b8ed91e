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
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @llama(%arg0: tensor<50x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<176x64xf32>, %arg8: tensor<176x64xf32>, %arg9: tensor<64x176xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<176x64xf32>, %arg17: tensor<176x64xf32>, %arg18: tensor<64x176xf32>, %arg19: tensor<64xf32>, %arg20: tensor<8xf32>, %arg21: tensor<2x8xi64>, %arg22: tensor<2x8xi64>) -> tensor<2x8x50xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c50 = arith.constant 50 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<8x8xf32>
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %expanded = tensor.expand_shape %arg22 [[0], [1, 2, 3]] output_shape [2, 1, 8, 1] : tensor<2x8xi64> into tensor<2x1x8x1xi64>
    %0 = tensor.empty() : tensor<2x1x8x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x8x1xi64>) outs(%0 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %160 = arith.sitofp %in : i64 to f32
      linalg.yield %160 : f32
    } -> tensor<2x1x8x1xf32>
    %2 = tensor.empty() : tensor<2x1x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg20 : tensor<2x1x8x1xf32>, tensor<8xf32>) outs(%2 : tensor<2x1x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x1x8x8xf32>
    %concat = tensor.concat dim(3) %3, %3 : (tensor<2x1x8x8xf32>, tensor<2x1x8x8xf32>) -> tensor<2x1x8x16xf32>
    %4 = tensor.empty() : tensor<8x8xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = linalg.index 0 : index
      %161 = arith.index_cast %160 : index to i64
      %162 = linalg.index 1 : index
      %163 = arith.index_cast %162 : index to i64
      %164 = arith.addi %161, %c1_i64 : i64
      %165 = arith.cmpi sge, %163, %164 : i64
      %166 = arith.select %165, %in, %cst : f32
      linalg.yield %166 : f32
    } -> tensor<8x8xf32>
    %6 = tensor.empty() : tensor<2x8x64xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<2x8xi64>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %160 = arith.index_cast %in : i64 to index
      %161 = linalg.index 2 : index
      %162 = arith.cmpi slt, %160, %c50 : index
      cf.assert %162, "index must be smaller than dim size"
      %163 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %163, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%160, %161] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8x64xf32>
    %8 = tensor.empty() : tensor<2x1x8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x1x8x16xf32>) outs(%8 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.cos %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x1x8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x1x8x16xf32>) outs(%8 : tensor<2x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.sin %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x1x8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %12 = tensor.empty() : tensor<2x8x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x8x64xf32>) outs(%13 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_4 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_3 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %17 : tensor<2x8x64xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %18 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %20 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%20 : tensor<64x64xf32>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<2x64x64xf32>
    %22 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%21 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %24 = linalg.batch_matmul ins(%19, %22 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %expanded_6 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %25 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x8x4x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %26 = tensor.empty() : tensor<64x32xf32>
    %transposed_8 = linalg.transpose ins(%arg3 : tensor<32x64xf32>) outs(%26 : tensor<64x32xf32>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<2x64x32xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<64x32xf32>) outs(%27 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x32xf32>
    %29 = tensor.empty() : tensor<2x8x32xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %31 = linalg.batch_matmul ins(%19, %28 : tensor<2x8x64xf32>, tensor<2x64x32xf32>) outs(%30 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_9 = tensor.expand_shape %31 [[0], [1], [2, 3]] output_shape [2, 8, 2, 16] : tensor<2x8x32xf32> into tensor<2x8x2x16xf32>
    %32 = tensor.empty() : tensor<2x2x8x16xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x8x2x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%26 : tensor<64x32xf32>) permutation = [1, 0] 
    %33 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<64x32xf32>) outs(%27 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x32xf32>
    %34 = linalg.batch_matmul ins(%19, %33 : tensor<2x8x64xf32>, tensor<2x64x32xf32>) outs(%30 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_12 = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [2, 8, 2, 16] : tensor<2x8x32xf32> into tensor<2x8x2x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x8x2x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %35 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_7, %9 : tensor<2x4x8x16xf32>, tensor<2x1x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_7[0, 0, 0, 8] [2, 4, 8, 8] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<2x4x8x8xf32>
    %36 = tensor.empty() : tensor<2x4x8x8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %extracted_slice_14 = tensor.extract_slice %transposed_7[0, 0, 0, 0] [2, 4, 8, 8] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<2x4x8x8xf32>
    %concat_15 = tensor.concat dim(3) %37, %extracted_slice_14 : (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) -> tensor<2x4x8x16xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_15, %10 : tensor<2x4x8x16xf32>, tensor<2x1x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %9 : tensor<2x2x8x16xf32>, tensor<2x1x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %extracted_slice_16 = tensor.extract_slice %transposed_10[0, 0, 0, 8] [2, 2, 8, 8] [1, 1, 1, 1] : tensor<2x2x8x16xf32> to tensor<2x2x8x8xf32>
    %41 = tensor.empty() : tensor<2x2x8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<2x2x8x8xf32>) outs(%41 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x8xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 2, 8, 8] [1, 1, 1, 1] : tensor<2x2x8x16xf32> to tensor<2x2x8x8xf32>
    %concat_18 = tensor.concat dim(3) %42, %extracted_slice_17 : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x16xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_18, %10 : tensor<2x2x8x16xf32>, tensor<2x1x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %45 = tensor.empty() : tensor<2x2x2x8x16xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x8x16xf32>) outs(%45 : tensor<2x2x2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x16xf32>
    %collapsed = tensor.collapse_shape %46 [[0], [1, 2], [3], [4]] : tensor<2x2x2x8x16xf32> into tensor<2x4x8x16xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<2x2x8x16xf32>) outs(%45 : tensor<2x2x2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x16xf32>
    %48 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_19 = linalg.transpose ins(%collapsed : tensor<2x4x8x16xf32>) outs(%48 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_20 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %49 = tensor.empty() : tensor<8x8x8xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %51 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%50 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_22 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_5 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %5 : tensor<2x4x8x8xf32>, tensor<8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %54 = tensor.empty() : tensor<2x4x8xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<2x4x8xi64>) -> tensor<2x4x8xi64>
    %56 = tensor.empty() : tensor<2x4x8xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %58:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x4x8x8xf32>) outs(%57, %55 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %160 = linalg.index 3 : index
      %161 = arith.index_cast %160 : index to i64
      %162 = arith.maximumf %in, %out : f32
      %163 = arith.cmpf ogt, %in, %out : f32
      %164 = arith.select %163, %161, %out_64 : i64
      linalg.yield %162, %164 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_23 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_23 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.subf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.exp %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %61 = tensor.empty() : tensor<2x4x8x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x4x8x1xf32>) -> tensor<2x4x8x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x4x8x8xf32>) outs(%62 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.divf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_24 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_25 = tensor.collapse_shape %47 [[0, 1, 2], [3], [4]] : tensor<2x2x2x8x16xf32> into tensor<8x8x16xf32>
    %65 = tensor.empty() : tensor<8x8x16xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%66 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_26 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %68 = tensor.empty() : tensor<2x8x4x16xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x4x8x16xf32>) outs(%68 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_29 = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%20 : tensor<64x64xf32>) permutation = [1, 0] 
    %69 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<64x64xf32>) outs(%21 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %70 = linalg.batch_matmul ins(%collapsed_28, %69 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %70 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x8x64xf32>) outs(%13 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_4 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_3 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x8x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<2x8x64xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %77 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %79 = tensor.empty() : tensor<64x176xf32>
    %transposed_30 = linalg.transpose ins(%arg7 : tensor<176x64xf32>) outs(%79 : tensor<64x176xf32>) permutation = [1, 0] 
    %80 = tensor.empty() : tensor<2x64x176xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<64x176xf32>) outs(%80 : tensor<2x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x176xf32>
    %82 = tensor.empty() : tensor<2x8x176xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<2x8x176xf32>) -> tensor<2x8x176xf32>
    %84 = linalg.batch_matmul ins(%78, %81 : tensor<2x8x64xf32>, tensor<2x64x176xf32>) outs(%83 : tensor<2x8x176xf32>) -> tensor<2x8x176xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      %161 = math.exp %160 : f32
      %162 = arith.addf %161, %cst_1 : f32
      %163 = arith.divf %cst_1, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x8x176xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<2x8x176xf32>, tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x176xf32>
    %transposed_31 = linalg.transpose ins(%arg8 : tensor<176x64xf32>) outs(%79 : tensor<64x176xf32>) permutation = [1, 0] 
    %87 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<64x176xf32>) outs(%80 : tensor<2x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x176xf32>
    %88 = linalg.batch_matmul ins(%78, %87 : tensor<2x8x64xf32>, tensor<2x64x176xf32>) outs(%83 : tensor<2x8x176xf32>) -> tensor<2x8x176xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<2x8x176xf32>, tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x176xf32>
    %90 = tensor.empty() : tensor<176x64xf32>
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<64x176xf32>) outs(%90 : tensor<176x64xf32>) permutation = [1, 0] 
    %91 = tensor.empty() : tensor<2x176x64xf32>
    %92 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<176x64xf32>) outs(%91 : tensor<2x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x176x64xf32>
    %93 = linalg.batch_matmul ins(%89, %92 : tensor<2x8x176xf32>, tensor<2x176x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %93 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x8x64xf32>) outs(%13 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_4 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_3 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x8x1xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %100 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %99 : tensor<2x8x64xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %100 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %transposed_33 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%20 : tensor<64x64xf32>) permutation = [1, 0] 
    %102 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<64x64xf32>) outs(%21 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %103 = linalg.batch_matmul ins(%101, %102 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %expanded_34 = tensor.expand_shape %103 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x8x4x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%26 : tensor<64x32xf32>) permutation = [1, 0] 
    %104 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<64x32xf32>) outs(%27 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x32xf32>
    %105 = linalg.batch_matmul ins(%101, %104 : tensor<2x8x64xf32>, tensor<2x64x32xf32>) outs(%30 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_37 = tensor.expand_shape %105 [[0], [1], [2, 3]] output_shape [2, 8, 2, 16] : tensor<2x8x32xf32> into tensor<2x8x2x16xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<2x8x2x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_39 = linalg.transpose ins(%arg13 : tensor<32x64xf32>) outs(%26 : tensor<64x32xf32>) permutation = [1, 0] 
    %106 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<64x32xf32>) outs(%27 : tensor<2x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x32xf32>
    %107 = linalg.batch_matmul ins(%101, %106 : tensor<2x8x64xf32>, tensor<2x64x32xf32>) outs(%30 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_40 = tensor.expand_shape %107 [[0], [1], [2, 3]] output_shape [2, 8, 2, 16] : tensor<2x8x32xf32> into tensor<2x8x2x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x8x2x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) permutation = [0, 2, 1, 3] 
    %108 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_35, %9 : tensor<2x4x8x16xf32>, tensor<2x1x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_35[0, 0, 0, 8] [2, 4, 8, 8] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<2x4x8x8xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %extracted_slice_43 = tensor.extract_slice %transposed_35[0, 0, 0, 0] [2, 4, 8, 8] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<2x4x8x8xf32>
    %concat_44 = tensor.concat dim(3) %109, %extracted_slice_43 : (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) -> tensor<2x4x8x16xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_44, %10 : tensor<2x4x8x16xf32>, tensor<2x1x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %110 : tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) outs(%25 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x16xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %9 : tensor<2x2x8x16xf32>, tensor<2x1x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %extracted_slice_45 = tensor.extract_slice %transposed_38[0, 0, 0, 8] [2, 2, 8, 8] [1, 1, 1, 1] : tensor<2x2x8x16xf32> to tensor<2x2x8x8xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45 : tensor<2x2x8x8xf32>) outs(%41 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x8xf32>
    %extracted_slice_46 = tensor.extract_slice %transposed_38[0, 0, 0, 0] [2, 2, 8, 8] [1, 1, 1, 1] : tensor<2x2x8x16xf32> to tensor<2x2x8x8xf32>
    %concat_47 = tensor.concat dim(3) %113, %extracted_slice_46 : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x16xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_47, %10 : tensor<2x2x8x16xf32>, tensor<2x1x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %114 : tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>) outs(%32 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x2x8x16xf32>
    %116 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x2x8x16xf32>) outs(%45 : tensor<2x2x2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x16xf32>
    %collapsed_48 = tensor.collapse_shape %116 [[0], [1, 2], [3], [4]] : tensor<2x2x2x8x16xf32> into tensor<2x4x8x16xf32>
    %117 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<2x2x8x16xf32>) outs(%45 : tensor<2x2x2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x16xf32>
    %transposed_49 = linalg.transpose ins(%collapsed_48 : tensor<2x4x8x16xf32>) outs(%48 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_50 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %118 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%50 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_52 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_5 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %5 : tensor<2x4x8x8xf32>, tensor<8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %121:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x4x8x8xf32>) outs(%57, %55 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %160 = linalg.index 3 : index
      %161 = arith.index_cast %160 : index to i64
      %162 = arith.maximumf %in, %out : f32
      %163 = arith.cmpf ogt, %in, %out : f32
      %164 = arith.select %163, %161, %out_64 : i64
      linalg.yield %162, %164 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_53 = tensor.expand_shape %121#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %expanded_53 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.subf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x4x8x8xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.exp %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123 : tensor<2x4x8x8xf32>) outs(%62 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x1xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%36 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.divf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_54 = tensor.collapse_shape %125 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_55 = tensor.collapse_shape %117 [[0, 1, 2], [3], [4]] : tensor<2x2x2x8x16xf32> into tensor<8x8x16xf32>
    %126 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%66 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_56 = tensor.expand_shape %126 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x4x8x16xf32>) outs(%68 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_59 = linalg.transpose ins(%arg14 : tensor<64x64xf32>) outs(%20 : tensor<64x64xf32>) permutation = [1, 0] 
    %127 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_59 : tensor<64x64xf32>) outs(%21 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %128 = linalg.batch_matmul ins(%collapsed_58, %127 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %128 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<2x8x64xf32>) outs(%13 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_4 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_3 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x8x1xf32>
    %134 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %134 : tensor<2x8x64xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %136 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %135 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %transposed_60 = linalg.transpose ins(%arg16 : tensor<176x64xf32>) outs(%79 : tensor<64x176xf32>) permutation = [1, 0] 
    %137 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<64x176xf32>) outs(%80 : tensor<2x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x176xf32>
    %138 = linalg.batch_matmul ins(%136, %137 : tensor<2x8x64xf32>, tensor<2x64x176xf32>) outs(%83 : tensor<2x8x176xf32>) -> tensor<2x8x176xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.negf %in : f32
      %161 = math.exp %160 : f32
      %162 = arith.addf %161, %cst_1 : f32
      %163 = arith.divf %cst_1, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x8x176xf32>
    %140 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %138 : tensor<2x8x176xf32>, tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x176xf32>
    %transposed_61 = linalg.transpose ins(%arg17 : tensor<176x64xf32>) outs(%79 : tensor<64x176xf32>) permutation = [1, 0] 
    %141 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_61 : tensor<64x176xf32>) outs(%80 : tensor<2x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x176xf32>
    %142 = linalg.batch_matmul ins(%136, %141 : tensor<2x8x64xf32>, tensor<2x64x176xf32>) outs(%83 : tensor<2x8x176xf32>) -> tensor<2x8x176xf32>
    %143 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<2x8x176xf32>, tensor<2x8x176xf32>) outs(%82 : tensor<2x8x176xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x176xf32>
    %transposed_62 = linalg.transpose ins(%arg18 : tensor<64x176xf32>) outs(%90 : tensor<176x64xf32>) permutation = [1, 0] 
    %144 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_62 : tensor<176x64xf32>) outs(%91 : tensor<2x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x176x64xf32>
    %145 = linalg.batch_matmul ins(%143, %144 : tensor<2x8x176xf32>, tensor<2x176x64xf32>) outs(%23 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %146 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %145 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.addf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %147 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %148 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<2x8x64xf32>) outs(%13 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_4 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %150 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_3 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x8x1xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x8x1xf32>) outs(%12 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x1xf32>
    %152 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %151 : tensor<2x8x64xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %152 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%6 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %160 = arith.mulf %in, %in_64 : f32
      linalg.yield %160 : f32
    } -> tensor<2x8x64xf32>
    %154 = tensor.empty() : tensor<64x50xf32>
    %transposed_63 = linalg.transpose ins(%arg0 : tensor<50x64xf32>) outs(%154 : tensor<64x50xf32>) permutation = [1, 0] 
    %155 = tensor.empty() : tensor<2x64x50xf32>
    %156 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_63 : tensor<64x50xf32>) outs(%155 : tensor<2x64x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x50xf32>
    %157 = tensor.empty() : tensor<2x8x50xf32>
    %158 = linalg.fill ins(%cst : f32) outs(%157 : tensor<2x8x50xf32>) -> tensor<2x8x50xf32>
    %159 = linalg.batch_matmul ins(%153, %156 : tensor<2x8x64xf32>, tensor<2x64x50xf32>) outs(%158 : tensor<2x8x50xf32>) -> tensor<2x8x50xf32>
    return %159 : tensor<2x8x50xf32>
  }
}
