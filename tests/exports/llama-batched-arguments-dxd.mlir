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
  func.func @llama(%arg0: tensor<50x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<176x64xf32>, %arg8: tensor<176x64xf32>, %arg9: tensor<64x176xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<176x64xf32>, %arg17: tensor<176x64xf32>, %arg18: tensor<64x176xf32>, %arg19: tensor<64xf32>, %arg20: tensor<8xf32>, %arg21: tensor<?x?xi64>, %arg22: tensor<?x?xi64>) -> tensor<?x?x50xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c50 = arith.constant 50 : index
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %c64_i64 = arith.constant 64 : i64
    %c32_i64 = arith.constant 32 : i64
    %cst_5 = arith.constant 4.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg22, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_6 = tensor.dim %arg22, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_6 : index to i64
    %expanded = tensor.expand_shape %arg22 [[0], [1, 2, 3]] output_shape [%dim, 1, %dim_6, 1] : tensor<?x?xi64> into tensor<?x1x?x1xi64>
    %2 = tensor.empty(%dim, %dim_6) : tensor<?x1x?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x1x?x1xi64>) outs(%2 : tensor<?x1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %253 = arith.sitofp %in : i64 to f32
      linalg.yield %253 : f32
    } -> tensor<?x1x?x1xf32>
    %4 = tensor.empty(%dim, %dim_6) : tensor<?x1x?x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %arg20 : tensor<?x1x?x1xf32>, tensor<8xf32>) outs(%4 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x1x?x8xf32>
    %concat = tensor.concat dim(3) %5, %5 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %6 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %6, "negative values not allowed in new dimensions"
    cf.assert %6, "negative values not allowed in new dimensions"
    %7 = tensor.empty(%dim_6, %dim_6) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = linalg.index 0 : index
      %254 = arith.index_cast %253 : index to i64
      %255 = linalg.index 1 : index
      %256 = arith.index_cast %255 : index to i64
      %257 = arith.addi %254, %c1_i64 : i64
      %258 = arith.cmpi sge, %256, %257 : i64
      %259 = arith.select %258, %in, %cst : f32
      linalg.yield %259 : f32
    } -> tensor<?x?xf32>
    %dim_7 = tensor.dim %arg21, %c0 : tensor<?x?xi64>
    %dim_8 = tensor.dim %arg21, %c1 : tensor<?x?xi64>
    %10 = tensor.empty(%dim_7, %dim_8) : tensor<?x?x64xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<?x?xi64>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %253 = arith.index_cast %in : i64 to index
      %254 = linalg.index 2 : index
      %255 = arith.cmpi slt, %253, %c50 : index
      cf.assert %255, "index must be smaller than dim size"
      %256 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %256, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%253, %254] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %dim_9 = tensor.dim %5, %c0 : tensor<?x1x?x8xf32>
    %dim_10 = tensor.dim %5, %c2 : tensor<?x1x?x8xf32>
    %12 = tensor.empty(%dim_9, %dim_10) : tensor<?x1x?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%12 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.cos %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x1x?x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%12 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.sin %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x1x?x16xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %16 = tensor.empty(%dim_7, %dim_8) : tensor<?x?x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_4 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.truncf %cst_3 : f64 to f32
      %254 = arith.addf %in, %253 : f32
      linalg.yield %254 : f32
    } -> tensor<?x?x1xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.rsqrt %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %21 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %22 : tensor<64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %24 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%24 : tensor<64x64xf32>) permutation = [1, 0] 
    %25 = arith.index_cast %dim_7 : index to i64
    %26 = arith.cmpi sge, %25, %c0_i64 : i64
    cf.assert %26, "negative values not allowed in new dimensions"
    %27 = tensor.empty(%dim_7) : tensor<?x64x64xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%27 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %30 = linalg.batch_matmul ins(%23, %28 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%29 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %31 = arith.cmpi slt, %0, %c0_i64 : i64
    %32 = arith.select %31, %c1_i64, %0 : i64
    %33 = arith.extui %31 : i1 to i64
    %34 = arith.muli %32, %1 : i64
    %35 = arith.addi %33, %c1_i64 : i64
    %36 = arith.cmpi slt, %1, %c0_i64 : i64
    %37 = arith.select %36, %32, %34 : i64
    %38 = arith.select %36, %35, %33 : i64
    %39 = arith.muli %37, %c64_i64 : i64
    %40 = arith.cmpi sle, %38, %c1_i64 : i64
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %41 = arith.index_cast %dim_8 : index to i64
    %42 = arith.muli %25, %41 : i64
    %43 = arith.muli %42, %c64_i64 : i64
    %44 = arith.divsi %43, %39 : i64
    %45 = arith.select %31, %44, %0 : i64
    %46 = arith.select %36, %44, %1 : i64
    %from_elements = tensor.from_elements %45, %46, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %30(%from_elements) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %47 = arith.index_cast %45 : i64 to index
    %48 = arith.index_cast %46 : i64 to index
    %49 = tensor.empty(%47, %48) : tensor<?x4x?x16xf32>
    %transposed_11 = linalg.transpose ins(%reshape : tensor<?x?x4x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %50 = tensor.empty() : tensor<64x32xf32>
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<32x64xf32>) outs(%50 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %51 = tensor.empty(%dim_7) : tensor<?x64x32xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<64x32xf32>) outs(%51 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %53 = tensor.empty(%dim_7, %dim_8) : tensor<?x?x32xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %55 = linalg.batch_matmul ins(%23, %52 : tensor<?x?x64xf32>, tensor<?x64x32xf32>) outs(%54 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %56 = arith.muli %37, %c32_i64 : i64
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %57 = arith.muli %42, %c32_i64 : i64
    %58 = arith.divsi %57, %56 : i64
    %59 = arith.select %31, %58, %0 : i64
    %60 = arith.select %36, %58, %1 : i64
    %from_elements_13 = tensor.from_elements %59, %60, %c2_i64, %c16_i64 : tensor<4xi64>
    %reshape_14 = tensor.reshape %55(%from_elements_13) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %61 = arith.index_cast %59 : i64 to index
    %62 = arith.index_cast %60 : i64 to index
    %63 = tensor.empty(%61, %62) : tensor<?x2x?x16xf32>
    %transposed_15 = linalg.transpose ins(%reshape_14 : tensor<?x?x2x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%50 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %64 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<64x32xf32>) outs(%51 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %65 = linalg.batch_matmul ins(%23, %64 : tensor<?x?x64xf32>, tensor<?x64x32xf32>) outs(%54 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_17 = tensor.reshape %65(%from_elements_13) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<?x?x2x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %66 = arith.cmpi eq, %47, %dim_9 : index
    cf.assert %66, "mismatched size for broadcast"
    %67 = arith.cmpi eq, %48, %dim_10 : index
    cf.assert %67, "mismatched size for broadcast"
    %68 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %13 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_11[0, 0, 0, 8] [%47, 4, %48, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %69 = tensor.empty(%47, %48) : tensor<?x4x?x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x4x?x8xf32>) outs(%69 : tensor<?x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x8xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_11[0, 0, 0, 0] [%47, 4, %48, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %concat_20 = tensor.concat dim(3) %70, %extracted_slice_19 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %dim_21 = tensor.dim %70, %c0 : tensor<?x4x?x8xf32>
    %dim_22 = tensor.dim %70, %c2 : tensor<?x4x?x8xf32>
    %71 = arith.cmpi eq, %dim_21, %dim_9 : index
    cf.assert %71, "mismatched size for broadcast"
    %72 = arith.cmpi eq, %dim_22, %dim_10 : index
    cf.assert %72, "mismatched size for broadcast"
    %73 = tensor.empty(%dim_21, %dim_22) : tensor<?x4x?x16xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_20, %14 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%73 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    %75 = arith.cmpi eq, %47, %dim_21 : index
    cf.assert %75, "mismatched size for broadcast"
    %76 = arith.cmpi eq, %48, %dim_22 : index
    cf.assert %76, "mismatched size for broadcast"
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %74 : tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    %78 = arith.cmpi eq, %61, %dim_9 : index
    cf.assert %78, "mismatched size for broadcast"
    %79 = arith.cmpi eq, %62, %dim_10 : index
    cf.assert %79, "mismatched size for broadcast"
    %80 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %13 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [%61, 2, %62, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %81 = tensor.empty(%61, %62) : tensor<?x2x?x8xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<?x2x?x8xf32>) outs(%81 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [%61, 2, %62, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_25 = tensor.concat dim(3) %82, %extracted_slice_24 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_26 = tensor.dim %82, %c0 : tensor<?x2x?x8xf32>
    %dim_27 = tensor.dim %82, %c2 : tensor<?x2x?x8xf32>
    %83 = arith.cmpi eq, %dim_26, %dim_9 : index
    cf.assert %83, "mismatched size for broadcast"
    %84 = arith.cmpi eq, %dim_27, %dim_10 : index
    cf.assert %84, "mismatched size for broadcast"
    %85 = tensor.empty(%dim_26, %dim_27) : tensor<?x2x?x16xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %14 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%85 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %87 = arith.cmpi eq, %61, %dim_26 : index
    cf.assert %87, "mismatched size for broadcast"
    %88 = arith.cmpi eq, %62, %dim_27 : index
    cf.assert %88, "mismatched size for broadcast"
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %86 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %expanded_28 = tensor.expand_shape %89 [[0], [1], [2, 3], [4]] output_shape [%61, 2, 1, %62, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    %90 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %90, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %91 = tensor.empty(%dim, %dim_6) : tensor<?x2x2x?x16xf32>
    %92 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %253 = linalg.index 0 : index
      %254 = linalg.index 1 : index
      %255 = linalg.index 3 : index
      %256 = linalg.index 4 : index
      %257 = arith.cmpi eq, %61, %c1 : index
      %258 = arith.select %257, %c0, %253 : index
      %259 = arith.cmpi eq, %62, %c1 : index
      %260 = arith.select %259, %c0, %255 : index
      %extracted = tensor.extract %expanded_28[%258, %254, %c0, %260, %256] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    %93 = arith.muli %32, %c4_i64 : i64
    %94 = arith.muli %93, %1 : i64
    %95 = arith.select %36, %93, %94 : i64
    %96 = arith.muli %95, %c16_i64 : i64
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %97 = arith.muli %0, %c4_i64 : i64
    %98 = arith.muli %97, %1 : i64
    %99 = arith.muli %98, %c16_i64 : i64
    %100 = arith.divsi %99, %96 : i64
    %101 = arith.select %31, %100, %0 : i64
    %102 = arith.select %36, %100, %1 : i64
    %from_elements_29 = tensor.from_elements %101, %c4_i64, %102, %c16_i64 : tensor<4xi64>
    %reshape_30 = tensor.reshape %92(%from_elements_29) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %expanded_31 = tensor.expand_shape %transposed_18 [[0], [1], [2, 3], [4]] output_shape [%61, 2, 1, %62, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %90, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %103 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %253 = linalg.index 0 : index
      %254 = linalg.index 1 : index
      %255 = linalg.index 3 : index
      %256 = linalg.index 4 : index
      %257 = arith.cmpi eq, %61, %c1 : index
      %258 = arith.select %257, %c0, %253 : index
      %259 = arith.cmpi eq, %62, %c1 : index
      %260 = arith.select %259, %c0, %255 : index
      %extracted = tensor.extract %expanded_31[%258, %254, %c0, %260, %256] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_32 = tensor.reshape %103(%from_elements_29) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %104 = arith.index_cast %101 : i64 to index
    %105 = arith.index_cast %102 : i64 to index
    %106 = tensor.empty(%104, %105) : tensor<?x4x16x?xf32>
    %transposed_33 = linalg.transpose ins(%reshape_30 : tensor<?x4x?x16xf32>) outs(%106 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %107 = arith.maxui %47, %104 : index
    %collapsed = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %108 = arith.muli %107, %c4 : index
    %109 = tensor.empty(%108, %48, %105) : tensor<?x?x?xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%109 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %111 = linalg.batch_matmul ins(%collapsed, %collapsed_34 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%110 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %112 = arith.divsi %108, %c4 : index
    %expanded_35 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [%112, 4, %48, %105] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %113 = tensor.empty(%112, %48, %105) : tensor<?x4x?x?xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<?x4x?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_5 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %115 = arith.cmpi eq, %48, %dim_6 : index
    cf.assert %115, "mismatched size for broadcast"
    %116 = arith.cmpi eq, %105, %dim_6 : index
    cf.assert %116, "mismatched size for broadcast"
    %117 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %9 : tensor<?x4x?x?xf32>, tensor<?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %118 = tensor.empty(%112, %48) : tensor<?x4x?xi64>
    %119 = linalg.fill ins(%c0_i64 : i64) outs(%118 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %120 = tensor.empty(%112, %48) : tensor<?x4x?xf32>
    %121 = linalg.fill ins(%cst_0 : f32) outs(%120 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %122:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<?x4x?x?xf32>) outs(%121, %119 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %253 = linalg.index 3 : index
      %254 = arith.index_cast %253 : index to i64
      %255 = arith.maximumf %in, %out : f32
      %256 = arith.cmpf ogt, %in, %out : f32
      %257 = arith.select %256, %254, %out_85 : i64
      linalg.yield %255, %257 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_36 = tensor.expand_shape %122#0 [[0], [1], [2, 3]] output_shape [%112, 4, %48, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %expanded_36 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.subf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<?x4x?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.exp %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %125 = tensor.empty(%112, %48) : tensor<?x4x?x1xf32>
    %126 = linalg.fill ins(%cst : f32) outs(%125 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<?x4x?x?xf32>) outs(%126 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x1xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %127 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.divf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %129 = arith.maxui %112, %104 : index
    %collapsed_37 = tensor.collapse_shape %128 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_38 = tensor.collapse_shape %reshape_32 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %130 = arith.muli %129, %c4 : index
    %131 = tensor.empty(%130, %48) : tensor<?x?x16xf32>
    %132 = linalg.fill ins(%cst : f32) outs(%131 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %133 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%132 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %134 = arith.divsi %130, %c4 : index
    %expanded_39 = tensor.expand_shape %133 [[0, 1], [2], [3]] output_shape [%134, 4, %48, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %135 = tensor.empty(%134, %48) : tensor<?x?x4x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<?x4x?x16xf32>) outs(%135 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    %136 = arith.addi %38, %c1_i64 : i64
    %137 = arith.cmpi sle, %136, %c1_i64 : i64
    cf.assert %137, "must have at most one inferred (negative) dimension"
    %138 = arith.index_cast %134 : index to i64
    %139 = arith.muli %138, %46 : i64
    %140 = arith.muli %139, %c64_i64 : i64
    %141 = arith.divsi %140, %37 : i64
    %142 = arith.select %31, %141, %0 : i64
    %143 = arith.select %36, %141, %1 : i64
    %from_elements_41 = tensor.from_elements %142, %143, %141 : tensor<3xi64>
    %reshape_42 = tensor.reshape %transposed_40(%from_elements_41) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_43 = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%24 : tensor<64x64xf32>) permutation = [1, 0] 
    %144 = arith.index_cast %142 : i64 to index
    %145 = arith.index_cast %143 : i64 to index
    %146 = arith.cmpi sge, %142, %c0_i64 : i64
    cf.assert %146, "negative values not allowed in new dimensions"
    %147 = tensor.empty(%144) : tensor<?x64x64xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<64x64xf32>) outs(%147 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %149 = tensor.empty(%144, %145) : tensor<?x?x64xf32>
    %150 = linalg.fill ins(%cst : f32) outs(%149 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %151 = linalg.batch_matmul ins(%reshape_42, %148 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%150 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %152 = arith.cmpi eq, %dim_7, %144 : index
    cf.assert %152, "mismatched size for broadcast"
    %153 = arith.cmpi eq, %dim_8, %145 : index
    cf.assert %153, "mismatched size for broadcast"
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %151 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %155 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %156 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %157 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_4 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %158 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.truncf %cst_3 : f64 to f32
      %254 = arith.addf %in, %253 : f32
      linalg.yield %254 : f32
    } -> tensor<?x?x1xf32>
    %159 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.rsqrt %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %160 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %159 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %161 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %160 : tensor<64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %162 = tensor.empty() : tensor<64x176xf32>
    %transposed_44 = linalg.transpose ins(%arg7 : tensor<176x64xf32>) outs(%162 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %163 = tensor.empty(%dim_7) : tensor<?x64x176xf32>
    %164 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<64x176xf32>) outs(%163 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %165 = tensor.empty(%dim_7, %dim_8) : tensor<?x?x176xf32>
    %166 = linalg.fill ins(%cst : f32) outs(%165 : tensor<?x?x176xf32>) -> tensor<?x?x176xf32>
    %167 = linalg.batch_matmul ins(%161, %164 : tensor<?x?x64xf32>, tensor<?x64x176xf32>) outs(%166 : tensor<?x?x176xf32>) -> tensor<?x?x176xf32>
    %168 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      %254 = math.exp %253 : f32
      %255 = arith.addf %254, %cst_1 : f32
      %256 = arith.divf %cst_1, %255 : f32
      linalg.yield %256 : f32
    } -> tensor<?x?x176xf32>
    %169 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %167 : tensor<?x?x176xf32>, tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x176xf32>
    %transposed_45 = linalg.transpose ins(%arg8 : tensor<176x64xf32>) outs(%162 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %170 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<64x176xf32>) outs(%163 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %171 = linalg.batch_matmul ins(%161, %170 : tensor<?x?x64xf32>, tensor<?x64x176xf32>) outs(%166 : tensor<?x?x176xf32>) -> tensor<?x?x176xf32>
    %172 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %171 : tensor<?x?x176xf32>, tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x176xf32>
    %173 = tensor.empty() : tensor<176x64xf32>
    %transposed_46 = linalg.transpose ins(%arg9 : tensor<64x176xf32>) outs(%173 : tensor<176x64xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %174 = tensor.empty(%dim_7) : tensor<?x176x64xf32>
    %175 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<176x64xf32>) outs(%174 : tensor<?x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x176x64xf32>
    %176 = linalg.batch_matmul ins(%172, %175 : tensor<?x?x176xf32>, tensor<?x176x64xf32>) outs(%29 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %177 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %176 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %180 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_4 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.truncf %cst_3 : f64 to f32
      %254 = arith.addf %in, %253 : f32
      linalg.yield %254 : f32
    } -> tensor<?x?x1xf32>
    %182 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.rsqrt %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %182 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %183 : tensor<64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %transposed_47 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%24 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %185 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<64x64xf32>) outs(%27 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %186 = linalg.batch_matmul ins(%184, %185 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%29 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_48 = tensor.reshape %186(%from_elements) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_49 = linalg.transpose ins(%reshape_48 : tensor<?x?x4x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_50 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%50 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %187 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<64x32xf32>) outs(%51 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %188 = linalg.batch_matmul ins(%184, %187 : tensor<?x?x64xf32>, tensor<?x64x32xf32>) outs(%54 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_51 = tensor.reshape %188(%from_elements_13) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_52 = linalg.transpose ins(%reshape_51 : tensor<?x?x2x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_53 = linalg.transpose ins(%arg13 : tensor<32x64xf32>) outs(%50 : tensor<64x32xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %189 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<64x32xf32>) outs(%51 : tensor<?x64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x32xf32>
    %190 = linalg.batch_matmul ins(%184, %189 : tensor<?x?x64xf32>, tensor<?x64x32xf32>) outs(%54 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_54 = tensor.reshape %190(%from_elements_13) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_55 = linalg.transpose ins(%reshape_54 : tensor<?x?x2x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %66, "mismatched size for broadcast"
    cf.assert %67, "mismatched size for broadcast"
    %191 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_49, %13 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    %extracted_slice_56 = tensor.extract_slice %transposed_49[0, 0, 0, 8] [%47, 4, %48, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_56 : tensor<?x4x?x8xf32>) outs(%69 : tensor<?x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x8xf32>
    %extracted_slice_57 = tensor.extract_slice %transposed_49[0, 0, 0, 0] [%47, 4, %48, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %concat_58 = tensor.concat dim(3) %192, %extracted_slice_57 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %dim_59 = tensor.dim %192, %c0 : tensor<?x4x?x8xf32>
    %dim_60 = tensor.dim %192, %c2 : tensor<?x4x?x8xf32>
    %193 = arith.cmpi eq, %dim_59, %dim_9 : index
    cf.assert %193, "mismatched size for broadcast"
    %194 = arith.cmpi eq, %dim_60, %dim_10 : index
    cf.assert %194, "mismatched size for broadcast"
    %195 = tensor.empty(%dim_59, %dim_60) : tensor<?x4x?x16xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_58, %14 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%195 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    %197 = arith.cmpi eq, %47, %dim_59 : index
    cf.assert %197, "mismatched size for broadcast"
    %198 = arith.cmpi eq, %48, %dim_60 : index
    cf.assert %198, "mismatched size for broadcast"
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %196 : tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) outs(%49 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %78, "mismatched size for broadcast"
    cf.assert %79, "mismatched size for broadcast"
    %200 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_52, %13 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_61 = tensor.extract_slice %transposed_52[0, 0, 0, 8] [%61, 2, %62, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_61 : tensor<?x2x?x8xf32>) outs(%81 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_62 = tensor.extract_slice %transposed_52[0, 0, 0, 0] [%61, 2, %62, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_63 = tensor.concat dim(3) %201, %extracted_slice_62 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_64 = tensor.dim %201, %c0 : tensor<?x2x?x8xf32>
    %dim_65 = tensor.dim %201, %c2 : tensor<?x2x?x8xf32>
    %202 = arith.cmpi eq, %dim_64, %dim_9 : index
    cf.assert %202, "mismatched size for broadcast"
    %203 = arith.cmpi eq, %dim_65, %dim_10 : index
    cf.assert %203, "mismatched size for broadcast"
    %204 = tensor.empty(%dim_64, %dim_65) : tensor<?x2x?x16xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_63, %14 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%204 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %206 = arith.cmpi eq, %61, %dim_64 : index
    cf.assert %206, "mismatched size for broadcast"
    %207 = arith.cmpi eq, %62, %dim_65 : index
    cf.assert %207, "mismatched size for broadcast"
    %208 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %205 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%63 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x2x?x16xf32>
    %expanded_66 = tensor.expand_shape %208 [[0], [1], [2, 3], [4]] output_shape [%61, 2, 1, %62, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %90, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %209 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %253 = linalg.index 0 : index
      %254 = linalg.index 1 : index
      %255 = linalg.index 3 : index
      %256 = linalg.index 4 : index
      %257 = arith.cmpi eq, %61, %c1 : index
      %258 = arith.select %257, %c0, %253 : index
      %259 = arith.cmpi eq, %62, %c1 : index
      %260 = arith.select %259, %c0, %255 : index
      %extracted = tensor.extract %expanded_66[%258, %254, %c0, %260, %256] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_67 = tensor.reshape %209(%from_elements_29) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %expanded_68 = tensor.expand_shape %transposed_55 [[0], [1], [2, 3], [4]] output_shape [%61, 2, 1, %62, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %90, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %210 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %253 = linalg.index 0 : index
      %254 = linalg.index 1 : index
      %255 = linalg.index 3 : index
      %256 = linalg.index 4 : index
      %257 = arith.cmpi eq, %61, %c1 : index
      %258 = arith.select %257, %c0, %253 : index
      %259 = arith.cmpi eq, %62, %c1 : index
      %260 = arith.select %259, %c0, %255 : index
      %extracted = tensor.extract %expanded_68[%258, %254, %c0, %260, %256] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %reshape_69 = tensor.reshape %210(%from_elements_29) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_70 = linalg.transpose ins(%reshape_67 : tensor<?x4x?x16xf32>) outs(%106 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_71 = tensor.collapse_shape %199 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_72 = tensor.collapse_shape %transposed_70 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %211 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%110 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %expanded_73 = tensor.expand_shape %211 [[0, 1], [2], [3]] output_shape [%112, 4, %48, %105] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<?x4x?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_5 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %115, "mismatched size for broadcast"
    cf.assert %116, "mismatched size for broadcast"
    %213 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %9 : tensor<?x4x?x?xf32>, tensor<?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %214:2 = linalg.generic {indexing_maps = [#map, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213 : tensor<?x4x?x?xf32>) outs(%121, %119 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %253 = linalg.index 3 : index
      %254 = arith.index_cast %253 : index to i64
      %255 = arith.maximumf %in, %out : f32
      %256 = arith.cmpf ogt, %in, %out : f32
      %257 = arith.select %256, %254, %out_85 : i64
      linalg.yield %255, %257 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_74 = tensor.expand_shape %214#0 [[0], [1], [2, 3]] output_shape [%112, 4, %48, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_74 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.subf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<?x4x?x?xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.exp %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<?x4x?x?xf32>) outs(%126 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x1xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%113 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.divf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x4x?x?xf32>
    %collapsed_75 = tensor.collapse_shape %218 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_76 = tensor.collapse_shape %reshape_69 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %219 = linalg.batch_matmul ins(%collapsed_75, %collapsed_76 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%132 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %expanded_77 = tensor.expand_shape %219 [[0, 1], [2], [3]] output_shape [%134, 4, %48, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<?x4x?x16xf32>) outs(%135 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %137, "must have at most one inferred (negative) dimension"
    %reshape_79 = tensor.reshape %transposed_78(%from_elements_41) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_80 = linalg.transpose ins(%arg14 : tensor<64x64xf32>) outs(%24 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %146, "negative values not allowed in new dimensions"
    %220 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_80 : tensor<64x64xf32>) outs(%147 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %221 = linalg.batch_matmul ins(%reshape_79, %220 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%150 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    cf.assert %152, "mismatched size for broadcast"
    cf.assert %153, "mismatched size for broadcast"
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %221 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %223 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %224 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%223 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %225 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_4 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %226 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.truncf %cst_3 : f64 to f32
      %254 = arith.addf %in, %253 : f32
      linalg.yield %254 : f32
    } -> tensor<?x?x1xf32>
    %227 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.rsqrt %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %228 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %227 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %229 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %228 : tensor<64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %transposed_81 = linalg.transpose ins(%arg16 : tensor<176x64xf32>) outs(%162 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %230 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<64x176xf32>) outs(%163 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %231 = linalg.batch_matmul ins(%229, %230 : tensor<?x?x64xf32>, tensor<?x64x176xf32>) outs(%166 : tensor<?x?x176xf32>) -> tensor<?x?x176xf32>
    %232 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.negf %in : f32
      %254 = math.exp %253 : f32
      %255 = arith.addf %254, %cst_1 : f32
      %256 = arith.divf %cst_1, %255 : f32
      linalg.yield %256 : f32
    } -> tensor<?x?x176xf32>
    %233 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %231 : tensor<?x?x176xf32>, tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x176xf32>
    %transposed_82 = linalg.transpose ins(%arg17 : tensor<176x64xf32>) outs(%162 : tensor<64x176xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %234 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_82 : tensor<64x176xf32>) outs(%163 : tensor<?x64x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x176xf32>
    %235 = linalg.batch_matmul ins(%229, %234 : tensor<?x?x64xf32>, tensor<?x64x176xf32>) outs(%166 : tensor<?x?x176xf32>) -> tensor<?x?x176xf32>
    %236 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %235 : tensor<?x?x176xf32>, tensor<?x?x176xf32>) outs(%165 : tensor<?x?x176xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x176xf32>
    %transposed_83 = linalg.transpose ins(%arg18 : tensor<64x176xf32>) outs(%173 : tensor<176x64xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %237 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_83 : tensor<176x64xf32>) outs(%174 : tensor<?x176x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x176x64xf32>
    %238 = linalg.batch_matmul ins(%236, %237 : tensor<?x?x176xf32>, tensor<?x176x64xf32>) outs(%29 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %239 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %238 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.addf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %240 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %241 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%240 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.addf %in, %out : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %242 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.divf %in, %cst_4 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %243 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = arith.truncf %cst_3 : f64 to f32
      %254 = arith.addf %in, %253 : f32
      linalg.yield %254 : f32
    } -> tensor<?x?x1xf32>
    %244 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<?x?x1xf32>) outs(%16 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %253 = math.rsqrt %in : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x1xf32>
    %245 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %244 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %246 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %245 : tensor<64xf32>, tensor<?x?x64xf32>) outs(%10 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %253 = arith.mulf %in, %in_85 : f32
      linalg.yield %253 : f32
    } -> tensor<?x?x64xf32>
    %247 = tensor.empty() : tensor<64x50xf32>
    %transposed_84 = linalg.transpose ins(%arg0 : tensor<50x64xf32>) outs(%247 : tensor<64x50xf32>) permutation = [1, 0] 
    cf.assert %26, "negative values not allowed in new dimensions"
    %248 = tensor.empty(%dim_7) : tensor<?x64x50xf32>
    %249 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_84 : tensor<64x50xf32>) outs(%248 : tensor<?x64x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x50xf32>
    %250 = tensor.empty(%dim_7, %dim_8) : tensor<?x?x50xf32>
    %251 = linalg.fill ins(%cst : f32) outs(%250 : tensor<?x?x50xf32>) -> tensor<?x?x50xf32>
    %252 = linalg.batch_matmul ins(%246, %249 : tensor<?x?x64xf32>, tensor<?x64x50xf32>) outs(%251 : tensor<?x?x50xf32>) -> tensor<?x?x50xf32>
    return %252 : tensor<?x?x50xf32>
  }
}
