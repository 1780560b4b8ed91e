#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @llama(%arg0: tensor<50x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<176x64xf32>, %arg8: tensor<176x64xf32>, %arg9: tensor<64x176xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<176x64xf32>, %arg17: tensor<176x64xf32>, %arg18: tensor<64x176xf32>, %arg19: tensor<64xf32>, %arg20: tensor<8xf32>, %arg21: tensor<?x?xi64>, %arg22: tensor<?x?xi64>) -> tensor<?x?x50xf32> {
    %true = arith.constant true
    %c64_i64 = arith.constant 64 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %c176_i64 = arith.constant 176 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c50_i64 = arith.constant 50 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 6.400000e+01 : f32
    %cst_6 = arith.constant 4.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg22, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_7 = tensor.dim %arg22, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_7 : index to i64
    %expanded = tensor.expand_shape %arg22 [[0], [1, 2, 3]] output_shape [%dim, 1, %dim_7, 1] : tensor<?x?xi64> into tensor<?x1x?x1xi64>
    %2 = tensor.empty(%dim, %dim_7) : tensor<?x1x?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x1x?x1xi64>) outs(%2 : tensor<?x1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %355 = arith.sitofp %in : i64 to f32
      linalg.yield %355 : f32
    } -> tensor<?x1x?x1xf32>
    %4 = tensor.empty(%dim, %dim_7) : tensor<?x1x?x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %arg20 : tensor<?x1x?x1xf32>, tensor<8xf32>) outs(%4 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x?x8xf32>
    %concat = tensor.concat dim(3) %5, %5 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %6 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %6, "negative values not allowed in new dimensions"
    cf.assert %6, "negative values not allowed in new dimensions"
    %7 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %9 = tensor.empty(%dim_7) : tensor<?xi64>
    %10 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%9 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %355 = linalg.index 0 : index
      %356 = arith.index_cast %355 : index to i64
      linalg.yield %356 : i64
    } -> tensor<?xi64>
    %expanded_8 = tensor.expand_shape %10 [[0, 1]] output_shape [1, %dim_7] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_9 = tensor.expand_shape %10 [[0, 1]] output_shape [%dim_7, 1] : tensor<?xi64> into tensor<?x1xi64>
    %11 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi64>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %expanded_9 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%11 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_122: i64, %out: i64):
      %355 = arith.subi %in, %in_122 : i64
      linalg.yield %355 : i64
    } -> tensor<?x?xi64>
    %13 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x?xi64>) outs(%13 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %355 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %355 : i1
    } -> tensor<?x?xi1>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %15 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%14, %8, %cst_2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) outs(%15 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_122: f32, %in_123: f32, %out: f32):
      %355 = arith.select %in, %in_122, %in_123 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?xf32>
    %dim_10 = tensor.dim %arg21, %c0 : tensor<?x?xi64>
    %dim_11 = tensor.dim %arg21, %c1 : tensor<?x?xi64>
    %17 = tensor.empty(%dim_10, %dim_11) : tensor<?x?x64xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<?x?xi64>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %355 = arith.index_cast %in : i64 to index
      %356 = linalg.index 2 : index
      %357 = arith.cmpi slt, %355, %c50 : index
      cf.assert %357, "index must be smaller than dim size"
      %358 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %358, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%355, %356] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %dim_12 = tensor.dim %5, %c0 : tensor<?x1x?x8xf32>
    %dim_13 = tensor.dim %5, %c2 : tensor<?x1x?x8xf32>
    %19 = tensor.empty(%dim_12, %dim_13) : tensor<?x1x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%19 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.cos %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%19 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.sin %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x?x16xf32>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %23 = tensor.empty(%dim_10, %dim_11) : tensor<?x?x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<?x?x64xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_5 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.truncf %cst_4 : f64 to f32
      %356 = arith.addf %in, %355 : f32
      linalg.yield %356 : f32
    } -> tensor<?x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.rsqrt %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %29 = tensor.empty(%dim_10) : tensor<?x1x64xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %28 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %31 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %30 : tensor<64xf32>, tensor<?x1x64xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %32 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %31 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %33 = tensor.empty(%dim_10) : tensor<?x64xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %35 = linalg.matmul ins(%collapsed, %transposed : tensor<?x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %36 = arith.cmpi slt, %0, %c0_i64 : i64
    %37 = arith.select %36, %c1_i64, %0 : i64
    %38 = arith.extui %36 : i1 to i64
    %39 = arith.muli %37, %1 : i64
    %40 = arith.addi %38, %c1_i64 : i64
    %41 = arith.cmpi slt, %1, %c0_i64 : i64
    %42 = arith.select %41, %37, %39 : i64
    %43 = arith.select %41, %40, %38 : i64
    %44 = arith.muli %42, %c64_i64 : i64
    %45 = arith.cmpi sle, %43, %c1_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %46 = arith.index_cast %dim_10 : index to i64
    %47 = arith.muli %46, %c64_i64 : i64
    %48 = arith.divsi %47, %44 : i64
    %49 = arith.select %36, %48, %0 : i64
    %50 = arith.select %41, %48, %1 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %51 = arith.muli %49, %50 : i64
    %52 = arith.muli %51, %c64_i64 : i64
    %53 = arith.divsi %52, %44 : i64
    %54 = arith.select %36, %53, %0 : i64
    %55 = arith.select %41, %53, %1 : i64
    %from_elements = tensor.from_elements %54, %55, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %35(%from_elements) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %56 = arith.index_cast %54 : i64 to index
    %57 = arith.index_cast %55 : i64 to index
    %58 = tensor.empty(%56, %57) : tensor<?x4x?x16xf32>
    %transposed_14 = linalg.transpose ins(%reshape : tensor<?x?x4x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %59 = tensor.empty() : tensor<64x32xf32>
    %transposed_15 = linalg.transpose ins(%arg3 : tensor<32x64xf32>) outs(%59 : tensor<64x32xf32>) permutation = [1, 0] 
    %60 = tensor.empty(%dim_10) : tensor<?x32xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %62 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%61 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %63 = arith.muli %42, %c32_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %64 = arith.muli %46, %c32_i64 : i64
    %65 = arith.divsi %64, %63 : i64
    %66 = arith.select %36, %65, %0 : i64
    %67 = arith.select %41, %65, %1 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %68 = arith.muli %66, %67 : i64
    %69 = arith.muli %68, %c32_i64 : i64
    %70 = arith.divsi %69, %63 : i64
    %71 = arith.select %36, %70, %0 : i64
    %72 = arith.select %41, %70, %1 : i64
    %from_elements_16 = tensor.from_elements %71, %72, %c2_i64, %c16_i64 : tensor<4xi64>
    %reshape_17 = tensor.reshape %62(%from_elements_16) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %73 = arith.index_cast %71 : i64 to index
    %74 = arith.index_cast %72 : i64 to index
    %75 = tensor.empty(%73, %74) : tensor<?x2x?x16xf32>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<?x?x2x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%59 : tensor<64x32xf32>) permutation = [1, 0] 
    %76 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%61 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_20 = tensor.reshape %76(%from_elements_16) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_21 = linalg.transpose ins(%reshape_20 : tensor<?x?x2x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %77 = arith.cmpi eq, %56, %dim_12 : index
    cf.assert %77, "mismatched size for broadcast"
    %78 = arith.cmpi eq, %57, %dim_13 : index
    cf.assert %78, "mismatched size for broadcast"
    %79 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %20 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 8] [%56, 4, %57, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %80 = tensor.empty(%56, %57) : tensor<?x4x?x8xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x4x?x8xf32>) outs(%80 : tensor<?x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [%56, 4, %57, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %concat_23 = tensor.concat dim(3) %81, %extracted_slice_22 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %dim_24 = tensor.dim %81, %c0 : tensor<?x4x?x8xf32>
    %dim_25 = tensor.dim %81, %c2 : tensor<?x4x?x8xf32>
    %82 = arith.cmpi eq, %dim_24, %dim_12 : index
    cf.assert %82, "mismatched size for broadcast"
    %83 = arith.cmpi eq, %dim_25, %dim_13 : index
    cf.assert %83, "mismatched size for broadcast"
    %84 = tensor.empty(%dim_24, %dim_25) : tensor<?x4x?x16xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %21 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%84 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    %86 = arith.cmpi eq, %56, %dim_24 : index
    cf.assert %86, "mismatched size for broadcast"
    %87 = arith.cmpi eq, %57, %dim_25 : index
    cf.assert %87, "mismatched size for broadcast"
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %85 : tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    %89 = arith.cmpi eq, %73, %dim_12 : index
    cf.assert %89, "mismatched size for broadcast"
    %90 = arith.cmpi eq, %74, %dim_13 : index
    cf.assert %90, "mismatched size for broadcast"
    %91 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18, %20 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_18[0, 0, 0, 8] [%73, 2, %74, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %92 = tensor.empty(%73, %74) : tensor<?x2x?x8xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<?x2x?x8xf32>) outs(%92 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_27 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [%73, 2, %74, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_28 = tensor.concat dim(3) %93, %extracted_slice_27 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_29 = tensor.dim %93, %c0 : tensor<?x2x?x8xf32>
    %dim_30 = tensor.dim %93, %c2 : tensor<?x2x?x8xf32>
    %94 = arith.cmpi eq, %dim_29, %dim_12 : index
    cf.assert %94, "mismatched size for broadcast"
    %95 = arith.cmpi eq, %dim_30, %dim_13 : index
    cf.assert %95, "mismatched size for broadcast"
    %96 = tensor.empty(%dim_29, %dim_30) : tensor<?x2x?x16xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_28, %21 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%96 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %98 = arith.cmpi eq, %73, %dim_29 : index
    cf.assert %98, "mismatched size for broadcast"
    %99 = arith.cmpi eq, %74, %dim_30 : index
    cf.assert %99, "mismatched size for broadcast"
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %97 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %expanded_31 = tensor.expand_shape %100 [[0], [1], [2, 3], [4]] output_shape [%73, 2, 1, %74, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    %101 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %102 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %103 = tensor.empty(%dim, %dim_7) : tensor<?x2x2x?x16xf32>
    %104 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%103 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 3 : index
      %358 = linalg.index 4 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %74, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %expanded_31[%360, %356, %c0, %362, %358] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    %105 = arith.muli %37, %c4_i64 : i64
    %106 = arith.muli %105, %1 : i64
    %107 = arith.select %41, %105, %106 : i64
    %108 = arith.muli %107, %c16_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %109 = arith.muli %0, %c4_i64 : i64
    %110 = arith.muli %109, %1 : i64
    %111 = arith.muli %110, %c16_i64 : i64
    %112 = arith.divsi %111, %108 : i64
    %113 = arith.select %36, %112, %0 : i64
    %114 = arith.select %41, %112, %1 : i64
    %from_elements_32 = tensor.from_elements %113, %c4_i64, %114, %c16_i64 : tensor<4xi64>
    %reshape_33 = tensor.reshape %104(%from_elements_32) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %expanded_34 = tensor.expand_shape %transposed_21 [[0], [1], [2, 3], [4]] output_shape [%73, 2, 1, %74, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %115 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%103 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 3 : index
      %358 = linalg.index 4 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %74, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %expanded_34[%360, %356, %c0, %362, %358] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_35 = tensor.reshape %115(%from_elements_32) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %116 = arith.index_cast %113 : i64 to index
    %117 = arith.index_cast %114 : i64 to index
    %118 = tensor.empty(%116, %117) : tensor<?x4x16x?xf32>
    %transposed_36 = linalg.transpose ins(%reshape_33 : tensor<?x4x?x16xf32>) outs(%118 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %119 = tensor.empty(%dim, %dim_7) : tensor<?x4x?x16xf32>
    %120 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %56, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %57, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %88[%360, %356, %362, %358] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    %121 = arith.cmpi slt, %109, %c0_i64 : i64
    %122 = arith.select %121, %c1_i64, %109 : i64
    %123 = arith.extui %121 : i1 to i64
    %124 = arith.muli %122, %1 : i64
    %125 = arith.addi %123, %c1_i64 : i64
    %126 = arith.select %41, %122, %124 : i64
    %127 = arith.select %41, %125, %123 : i64
    %128 = arith.muli %126, %c16_i64 : i64
    %129 = arith.cmpi sle, %127, %c1_i64 : i64
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %130 = arith.divsi %111, %128 : i64
    %131 = arith.select %121, %130, %109 : i64
    %132 = arith.select %41, %130, %1 : i64
    %from_elements_37 = tensor.from_elements %131, %132, %c16_i64 : tensor<3xi64>
    %reshape_38 = tensor.reshape %120(%from_elements_37) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %133 = tensor.empty(%dim, %dim_7) : tensor<?x4x16x?xf32>
    %134 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%133 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %116, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %117, %c1 : index
      %362 = arith.select %361, %c0, %358 : index
      %extracted = tensor.extract %transposed_36[%360, %356, %357, %362] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    %135 = arith.muli %122, %c16_i64 : i64
    %136 = arith.muli %135, %1 : i64
    %137 = arith.select %41, %135, %136 : i64
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %138 = arith.muli %0, %c64_i64 : i64
    %139 = arith.muli %138, %1 : i64
    %140 = arith.divsi %139, %137 : i64
    %141 = arith.select %121, %140, %109 : i64
    %142 = arith.select %41, %140, %1 : i64
    %from_elements_39 = tensor.from_elements %141, %c16_i64, %142 : tensor<3xi64>
    %reshape_40 = tensor.reshape %134(%from_elements_39) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %143 = arith.index_cast %131 : i64 to index
    %144 = arith.index_cast %132 : i64 to index
    %145 = arith.index_cast %142 : i64 to index
    %146 = arith.cmpi eq, %131, %141 : i64
    cf.assert %146, "mismatching contracting dimension"
    %147 = tensor.empty(%143, %144, %145) : tensor<?x?x?xf32>
    %148 = linalg.fill ins(%cst : f32) outs(%147 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %149 = linalg.batch_matmul ins(%reshape_38, %reshape_40 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%148 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %150 = arith.muli %107, %1 : i64
    %151 = arith.addi %43, %c1_i64 : i64
    %152 = arith.select %41, %105, %150 : i64
    %153 = arith.select %41, %151, %38 : i64
    %154 = arith.cmpi sle, %153, %c1_i64 : i64
    cf.assert %154, "must have at most one inferred (negative) dimension"
    %155 = arith.muli %131, %132 : i64
    %156 = arith.muli %155, %142 : i64
    %157 = arith.divsi %156, %152 : i64
    %158 = arith.select %36, %157, %0 : i64
    %159 = arith.select %41, %157, %1 : i64
    %from_elements_41 = tensor.from_elements %158, %c4_i64, %159, %159 : tensor<4xi64>
    %reshape_42 = tensor.reshape %149(%from_elements_41) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %160 = arith.index_cast %158 : i64 to index
    %161 = arith.index_cast %159 : i64 to index
    %162 = tensor.empty(%160, %161, %161) : tensor<?x4x?x?xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_42 : tensor<?x4x?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_6 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %164 = arith.cmpi eq, %161, %dim_7 : index
    cf.assert %164, "mismatched size for broadcast"
    cf.assert %164, "mismatched size for broadcast"
    %165 = linalg.generic {indexing_maps = [#map, #map14, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %16 : tensor<?x4x?x?xf32>, tensor<?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %166 = tensor.empty(%160, %161) : tensor<?x4x?xi64>
    %167 = linalg.fill ins(%c0_i64 : i64) outs(%166 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %168 = tensor.empty(%160, %161) : tensor<?x4x?xf32>
    %169 = linalg.fill ins(%cst_0 : f32) outs(%168 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %170:2 = linalg.generic {indexing_maps = [#map, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%165 : tensor<?x4x?x?xf32>) outs(%169, %167 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_122: i64):
      %355 = linalg.index 3 : index
      %356 = arith.index_cast %355 : index to i64
      %357 = arith.maximumf %in, %out : f32
      %358 = arith.cmpf ogt, %in, %out : f32
      %359 = arith.select %358, %356, %out_122 : i64
      linalg.yield %357, %359 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_43 = tensor.expand_shape %170#0 [[0], [1], [2, 3]] output_shape [%160, 4, %161, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_43 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.subf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<?x4x?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.exp %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %173 = tensor.empty(%160, %161) : tensor<?x4x?x1xf32>
    %174 = linalg.fill ins(%cst : f32) outs(%173 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<?x4x?x?xf32>) outs(%174 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %175 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.divf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %177 = tensor.empty(%dim, %dim_7, %dim_7) : tensor<?x4x?x?xf32>
    %178 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%177 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %160, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %161, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %363 = arith.select %361, %c0, %358 : index
      %extracted = tensor.extract %176[%360, %356, %362, %363] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    %179 = arith.muli %126, %1 : i64
    %180 = arith.addi %127, %c1_i64 : i64
    %181 = arith.select %41, %122, %179 : i64
    %182 = arith.select %41, %180, %123 : i64
    %183 = arith.cmpi sle, %182, %c1_i64 : i64
    cf.assert %183, "must have at most one inferred (negative) dimension"
    %184 = arith.muli %110, %1 : i64
    %185 = arith.divsi %184, %181 : i64
    %186 = arith.select %121, %185, %109 : i64
    %187 = arith.select %41, %185, %1 : i64
    %from_elements_44 = tensor.from_elements %186, %187, %187 : tensor<3xi64>
    %reshape_45 = tensor.reshape %178(%from_elements_44) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %188 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %116, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %117, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %reshape_35[%360, %356, %362, %358] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %reshape_46 = tensor.reshape %188(%from_elements_37) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %189 = arith.index_cast %186 : i64 to index
    %190 = arith.index_cast %187 : i64 to index
    %191 = arith.cmpi eq, %186, %131 : i64
    cf.assert %191, "mismatching contracting dimension"
    %192 = arith.cmpi eq, %187, %132 : i64
    cf.assert %192, "mismatching contracting dimension"
    %193 = tensor.empty(%189, %190) : tensor<?x?x16xf32>
    %194 = linalg.fill ins(%cst : f32) outs(%193 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %195 = linalg.batch_matmul ins(%reshape_45, %reshape_46 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%194 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %196 = arith.muli %186, %187 : i64
    %197 = arith.muli %196, %c16_i64 : i64
    %198 = arith.divsi %197, %108 : i64
    %199 = arith.select %36, %198, %0 : i64
    %200 = arith.select %41, %198, %1 : i64
    %from_elements_47 = tensor.from_elements %199, %c4_i64, %200, %c16_i64 : tensor<4xi64>
    %reshape_48 = tensor.reshape %195(%from_elements_47) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %201 = arith.index_cast %199 : i64 to index
    %202 = arith.index_cast %200 : i64 to index
    %203 = tensor.empty(%201, %202) : tensor<?x?x4x16xf32>
    %transposed_49 = linalg.transpose ins(%reshape_48 : tensor<?x4x?x16xf32>) outs(%203 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %204 = arith.muli %199, %200 : i64
    %205 = arith.muli %204, %c64_i64 : i64
    %206 = arith.divsi %205, %44 : i64
    %207 = arith.select %36, %206, %0 : i64
    %208 = arith.select %41, %206, %1 : i64
    %from_elements_50 = tensor.from_elements %207, %208, %c64_i64 : tensor<3xi64>
    %reshape_51 = tensor.reshape %transposed_49(%from_elements_50) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_52 = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %cast = tensor.cast %reshape_51 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_53 = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %209 = arith.index_cast %207 : i64 to index
    %210 = tensor.empty(%209) : tensor<?x64xf32>
    %211 = linalg.fill ins(%cst : f32) outs(%210 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %212 = linalg.matmul ins(%collapsed_53, %transposed_52 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%211 : tensor<?x64xf32>) -> tensor<?x64xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %213 = arith.muli %207, %c64_i64 : i64
    %214 = arith.divsi %213, %44 : i64
    %215 = arith.select %36, %214, %0 : i64
    %216 = arith.select %41, %214, %1 : i64
    %from_elements_54 = tensor.from_elements %215, %216, %c64_i64 : tensor<3xi64>
    %reshape_55 = tensor.reshape %212(%from_elements_54) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %217 = arith.index_cast %215 : i64 to index
    %218 = arith.cmpi eq, %dim_10, %217 : index
    cf.assert %218, "mismatched size for broadcast"
    %219 = arith.index_cast %216 : i64 to index
    %220 = arith.cmpi eq, %dim_11, %219 : index
    cf.assert %220, "mismatched size for broadcast"
    %221 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %reshape_55 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %223 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<?x?x64xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_5 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.truncf %cst_4 : f64 to f32
      %356 = arith.addf %in, %355 : f32
      linalg.yield %356 : f32
    } -> tensor<?x?x1xf32>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.rsqrt %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %227 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %228 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %227 : tensor<64xf32>, tensor<?x1x64xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %229 = tensor.empty() : tensor<64x176xf32>
    %transposed_56 = linalg.transpose ins(%arg7 : tensor<176x64xf32>) outs(%229 : tensor<64x176xf32>) permutation = [1, 0] 
    %collapsed_57 = tensor.collapse_shape %228 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %230 = tensor.empty(%dim_10) : tensor<?x176xf32>
    %231 = linalg.fill ins(%cst : f32) outs(%230 : tensor<?x176xf32>) -> tensor<?x176xf32>
    %232 = linalg.matmul ins(%collapsed_57, %transposed_56 : tensor<?x64xf32>, tensor<64x176xf32>) outs(%231 : tensor<?x176xf32>) -> tensor<?x176xf32>
    %233 = arith.muli %42, %c176_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %234 = arith.muli %46, %c176_i64 : i64
    %235 = arith.divsi %234, %233 : i64
    %236 = arith.select %36, %235, %0 : i64
    %237 = arith.select %41, %235, %1 : i64
    %from_elements_58 = tensor.from_elements %236, %237, %c176_i64 : tensor<3xi64>
    %reshape_59 = tensor.reshape %232(%from_elements_58) : (tensor<?x176xf32>, tensor<3xi64>) -> tensor<?x?x176xf32>
    %238 = arith.index_cast %236 : i64 to index
    %239 = tensor.empty(%238) : tensor<?x1x176xf32>
    %cast_60 = tensor.cast %reshape_59 : tensor<?x?x176xf32> to tensor<?x1x176xf32>
    %240 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_60 : tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      %356 = math.exp %355 : f32
      %357 = arith.addf %356, %cst_1 : f32
      %358 = arith.divf %cst_1, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<?x1x176xf32>
    %241 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_60, %240 : tensor<?x1x176xf32>, tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x176xf32>
    %transposed_61 = linalg.transpose ins(%arg8 : tensor<176x64xf32>) outs(%229 : tensor<64x176xf32>) permutation = [1, 0] 
    %242 = linalg.matmul ins(%collapsed_57, %transposed_61 : tensor<?x64xf32>, tensor<64x176xf32>) outs(%231 : tensor<?x176xf32>) -> tensor<?x176xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_62 = tensor.reshape %242(%from_elements_58) : (tensor<?x176xf32>, tensor<3xi64>) -> tensor<?x?x176xf32>
    %cast_63 = tensor.cast %reshape_62 : tensor<?x?x176xf32> to tensor<?x1x176xf32>
    %243 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %cast_63 : tensor<?x1x176xf32>, tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x176xf32>
    %244 = tensor.empty() : tensor<176x64xf32>
    %transposed_64 = linalg.transpose ins(%arg9 : tensor<64x176xf32>) outs(%244 : tensor<176x64xf32>) permutation = [1, 0] 
    %collapsed_65 = tensor.collapse_shape %243 [[0], [1, 2]] : tensor<?x1x176xf32> into tensor<?x176xf32>
    %245 = arith.index_cast %236 : i64 to index
    %246 = tensor.empty(%245) : tensor<?x64xf32>
    %247 = linalg.fill ins(%cst : f32) outs(%246 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %248 = linalg.matmul ins(%collapsed_65, %transposed_64 : tensor<?x176xf32>, tensor<176x64xf32>) outs(%247 : tensor<?x64xf32>) -> tensor<?x64xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %249 = arith.muli %236, %c64_i64 : i64
    %250 = arith.divsi %249, %44 : i64
    %251 = arith.select %36, %250, %0 : i64
    %252 = arith.select %41, %250, %1 : i64
    %from_elements_66 = tensor.from_elements %251, %252, %c64_i64 : tensor<3xi64>
    %reshape_67 = tensor.reshape %248(%from_elements_66) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %253 = arith.index_cast %251 : i64 to index
    %254 = arith.cmpi eq, %dim_10, %253 : index
    cf.assert %254, "mismatched size for broadcast"
    %255 = arith.index_cast %252 : i64 to index
    %256 = arith.cmpi eq, %dim_11, %255 : index
    cf.assert %256, "mismatched size for broadcast"
    %257 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %reshape_67 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %258 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %259 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<?x?x64xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %260 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_5 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %261 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.truncf %cst_4 : f64 to f32
      %356 = arith.addf %in, %355 : f32
      linalg.yield %356 : f32
    } -> tensor<?x?x1xf32>
    %262 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.rsqrt %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %263 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %262 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %264 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %263 : tensor<64xf32>, tensor<?x1x64xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %transposed_68 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %264 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %265 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<?x64xf32>) -> tensor<?x64xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_70 = tensor.reshape %265(%from_elements) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_71 = linalg.transpose ins(%reshape_70 : tensor<?x?x4x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%59 : tensor<64x32xf32>) permutation = [1, 0] 
    %266 = linalg.matmul ins(%collapsed_69, %transposed_72 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%61 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_73 = tensor.reshape %266(%from_elements_16) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_74 = linalg.transpose ins(%reshape_73 : tensor<?x?x2x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%arg13 : tensor<32x64xf32>) outs(%59 : tensor<64x32xf32>) permutation = [1, 0] 
    %267 = linalg.matmul ins(%collapsed_69, %transposed_75 : tensor<?x64xf32>, tensor<64x32xf32>) outs(%61 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_76 = tensor.reshape %267(%from_elements_16) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_77 = linalg.transpose ins(%reshape_76 : tensor<?x?x2x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %77, "mismatched size for broadcast"
    cf.assert %78, "mismatched size for broadcast"
    %268 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %20 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    %extracted_slice_78 = tensor.extract_slice %transposed_71[0, 0, 0, 8] [%56, 4, %57, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78 : tensor<?x4x?x8xf32>) outs(%80 : tensor<?x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [%56, 4, %57, 8] [1, 1, 1, 1] : tensor<?x4x?x16xf32> to tensor<?x4x?x8xf32>
    %concat_80 = tensor.concat dim(3) %269, %extracted_slice_79 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %dim_81 = tensor.dim %269, %c0 : tensor<?x4x?x8xf32>
    %dim_82 = tensor.dim %269, %c2 : tensor<?x4x?x8xf32>
    %270 = arith.cmpi eq, %dim_81, %dim_12 : index
    cf.assert %270, "mismatched size for broadcast"
    %271 = arith.cmpi eq, %dim_82, %dim_13 : index
    cf.assert %271, "mismatched size for broadcast"
    %272 = tensor.empty(%dim_81, %dim_82) : tensor<?x4x?x16xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_80, %21 : tensor<?x4x?x16xf32>, tensor<?x1x?x16xf32>) outs(%272 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    %274 = arith.cmpi eq, %56, %dim_81 : index
    cf.assert %274, "mismatched size for broadcast"
    %275 = arith.cmpi eq, %57, %dim_82 : index
    cf.assert %275, "mismatched size for broadcast"
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %273 : tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) outs(%58 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %89, "mismatched size for broadcast"
    cf.assert %90, "mismatched size for broadcast"
    %277 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %20 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_83 = tensor.extract_slice %transposed_74[0, 0, 0, 8] [%73, 2, %74, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_83 : tensor<?x2x?x8xf32>) outs(%92 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [%73, 2, %74, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_85 = tensor.concat dim(3) %278, %extracted_slice_84 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_86 = tensor.dim %278, %c0 : tensor<?x2x?x8xf32>
    %dim_87 = tensor.dim %278, %c2 : tensor<?x2x?x8xf32>
    %279 = arith.cmpi eq, %dim_86, %dim_12 : index
    cf.assert %279, "mismatched size for broadcast"
    %280 = arith.cmpi eq, %dim_87, %dim_13 : index
    cf.assert %280, "mismatched size for broadcast"
    %281 = tensor.empty(%dim_86, %dim_87) : tensor<?x2x?x16xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_85, %21 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%281 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %283 = arith.cmpi eq, %73, %dim_86 : index
    cf.assert %283, "mismatched size for broadcast"
    %284 = arith.cmpi eq, %74, %dim_87 : index
    cf.assert %284, "mismatched size for broadcast"
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %282 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%75 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x2x?x16xf32>
    %expanded_88 = tensor.expand_shape %285 [[0], [1], [2, 3], [4]] output_shape [%73, 2, 1, %74, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %286 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%103 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 3 : index
      %358 = linalg.index 4 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %74, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %expanded_88[%360, %356, %c0, %362, %358] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_89 = tensor.reshape %286(%from_elements_32) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %expanded_90 = tensor.expand_shape %transposed_77 [[0], [1], [2, 3], [4]] output_shape [%73, 2, 1, %74, 16] : tensor<?x2x?x16xf32> into tensor<?x2x1x?x16xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %287 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%103 : tensor<?x2x2x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 3 : index
      %358 = linalg.index 4 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %74, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %expanded_90[%360, %356, %c0, %362, %358] : tensor<?x2x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_91 = tensor.reshape %287(%from_elements_32) : (tensor<?x2x2x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_92 = linalg.transpose ins(%reshape_89 : tensor<?x4x?x16xf32>) outs(%118 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %288 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %56, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %57, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %276[%360, %356, %362, %358] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %reshape_93 = tensor.reshape %288(%from_elements_37) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %289 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%133 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %116, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %117, %c1 : index
      %362 = arith.select %361, %c0, %358 : index
      %extracted = tensor.extract %transposed_92[%360, %356, %357, %362] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %reshape_94 = tensor.reshape %289(%from_elements_39) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %146, "mismatching contracting dimension"
    %290 = linalg.batch_matmul ins(%reshape_93, %reshape_94 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%148 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %154, "must have at most one inferred (negative) dimension"
    %reshape_95 = tensor.reshape %290(%from_elements_41) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_95 : tensor<?x4x?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_6 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %164, "mismatched size for broadcast"
    cf.assert %164, "mismatched size for broadcast"
    %292 = linalg.generic {indexing_maps = [#map, #map14, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %16 : tensor<?x4x?x?xf32>, tensor<?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %293:2 = linalg.generic {indexing_maps = [#map, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292 : tensor<?x4x?x?xf32>) outs(%169, %167 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_122: i64):
      %355 = linalg.index 3 : index
      %356 = arith.index_cast %355 : index to i64
      %357 = arith.maximumf %in, %out : f32
      %358 = arith.cmpf ogt, %in, %out : f32
      %359 = arith.select %358, %356, %out_122 : i64
      linalg.yield %357, %359 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_96 = tensor.expand_shape %293#0 [[0], [1], [2, 3]] output_shape [%160, 4, %161, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %expanded_96 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.subf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<?x4x?x?xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.exp %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%295 : tensor<?x4x?x?xf32>) outs(%174 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x1xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%162 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.divf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %298 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%177 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %160, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %161, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %363 = arith.select %361, %c0, %358 : index
      %extracted = tensor.extract %297[%360, %356, %362, %363] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %183, "must have at most one inferred (negative) dimension"
    %reshape_97 = tensor.reshape %298(%from_elements_44) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %102, "unimplemented: dynamic negative broadcast sizes"
    %299 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %355 = linalg.index 0 : index
      %356 = linalg.index 1 : index
      %357 = linalg.index 2 : index
      %358 = linalg.index 3 : index
      %359 = arith.cmpi eq, %116, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %361 = arith.cmpi eq, %117, %c1 : index
      %362 = arith.select %361, %c0, %357 : index
      %extracted = tensor.extract %reshape_91[%360, %356, %362, %358] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %129, "must have at most one inferred (negative) dimension"
    %reshape_98 = tensor.reshape %299(%from_elements_37) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %191, "mismatching contracting dimension"
    cf.assert %192, "mismatching contracting dimension"
    %300 = linalg.batch_matmul ins(%reshape_97, %reshape_98 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%194 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_99 = tensor.reshape %300(%from_elements_47) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_100 = linalg.transpose ins(%reshape_99 : tensor<?x4x?x16xf32>) outs(%203 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_101 = tensor.reshape %transposed_100(%from_elements_50) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_102 = linalg.transpose ins(%arg14 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %cast_103 = tensor.cast %reshape_101 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_104 = tensor.collapse_shape %cast_103 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %301 = arith.index_cast %207 : i64 to index
    %302 = tensor.empty(%301) : tensor<?x64xf32>
    %303 = linalg.fill ins(%cst : f32) outs(%302 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %304 = linalg.matmul ins(%collapsed_104, %transposed_102 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%303 : tensor<?x64xf32>) -> tensor<?x64xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %305 = arith.muli %207, %c64_i64 : i64
    %306 = arith.divsi %305, %44 : i64
    %307 = arith.select %36, %306, %0 : i64
    %308 = arith.select %41, %306, %1 : i64
    %from_elements_105 = tensor.from_elements %307, %308, %c64_i64 : tensor<3xi64>
    %reshape_106 = tensor.reshape %304(%from_elements_105) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %309 = arith.index_cast %307 : i64 to index
    %310 = arith.cmpi eq, %dim_10, %309 : index
    cf.assert %310, "mismatched size for broadcast"
    %311 = arith.index_cast %308 : i64 to index
    %312 = arith.cmpi eq, %dim_11, %311 : index
    cf.assert %312, "mismatched size for broadcast"
    %313 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %reshape_106 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %314 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %315 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<?x?x64xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %316 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_5 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %317 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.truncf %cst_4 : f64 to f32
      %356 = arith.addf %in, %355 : f32
      linalg.yield %356 : f32
    } -> tensor<?x?x1xf32>
    %318 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.rsqrt %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %319 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %318 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %320 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %319 : tensor<64xf32>, tensor<?x1x64xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %transposed_107 = linalg.transpose ins(%arg16 : tensor<176x64xf32>) outs(%229 : tensor<64x176xf32>) permutation = [1, 0] 
    %collapsed_108 = tensor.collapse_shape %320 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %321 = linalg.matmul ins(%collapsed_108, %transposed_107 : tensor<?x64xf32>, tensor<64x176xf32>) outs(%231 : tensor<?x176xf32>) -> tensor<?x176xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_109 = tensor.reshape %321(%from_elements_58) : (tensor<?x176xf32>, tensor<3xi64>) -> tensor<?x?x176xf32>
    %cast_110 = tensor.cast %reshape_109 : tensor<?x?x176xf32> to tensor<?x1x176xf32>
    %322 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_110 : tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.negf %in : f32
      %356 = math.exp %355 : f32
      %357 = arith.addf %356, %cst_1 : f32
      %358 = arith.divf %cst_1, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<?x1x176xf32>
    %323 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_110, %322 : tensor<?x1x176xf32>, tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x176xf32>
    %transposed_111 = linalg.transpose ins(%arg17 : tensor<176x64xf32>) outs(%229 : tensor<64x176xf32>) permutation = [1, 0] 
    %324 = linalg.matmul ins(%collapsed_108, %transposed_111 : tensor<?x64xf32>, tensor<64x176xf32>) outs(%231 : tensor<?x176xf32>) -> tensor<?x176xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_112 = tensor.reshape %324(%from_elements_58) : (tensor<?x176xf32>, tensor<3xi64>) -> tensor<?x?x176xf32>
    %cast_113 = tensor.cast %reshape_112 : tensor<?x?x176xf32> to tensor<?x1x176xf32>
    %325 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %cast_113 : tensor<?x1x176xf32>, tensor<?x1x176xf32>) outs(%239 : tensor<?x1x176xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x176xf32>
    %transposed_114 = linalg.transpose ins(%arg18 : tensor<64x176xf32>) outs(%244 : tensor<176x64xf32>) permutation = [1, 0] 
    %collapsed_115 = tensor.collapse_shape %325 [[0], [1, 2]] : tensor<?x1x176xf32> into tensor<?x176xf32>
    %326 = arith.index_cast %236 : i64 to index
    %327 = tensor.empty(%326) : tensor<?x64xf32>
    %328 = linalg.fill ins(%cst : f32) outs(%327 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %329 = linalg.matmul ins(%collapsed_115, %transposed_114 : tensor<?x176xf32>, tensor<176x64xf32>) outs(%328 : tensor<?x64xf32>) -> tensor<?x64xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %330 = arith.muli %236, %c64_i64 : i64
    %331 = arith.divsi %330, %44 : i64
    %332 = arith.select %36, %331, %0 : i64
    %333 = arith.select %41, %331, %1 : i64
    %from_elements_116 = tensor.from_elements %332, %333, %c64_i64 : tensor<3xi64>
    %reshape_117 = tensor.reshape %329(%from_elements_116) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %334 = arith.index_cast %332 : i64 to index
    %335 = arith.cmpi eq, %dim_10, %334 : index
    cf.assert %335, "mismatched size for broadcast"
    %336 = arith.index_cast %333 : i64 to index
    %337 = arith.cmpi eq, %dim_11, %336 : index
    cf.assert %337, "mismatched size for broadcast"
    %338 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %reshape_117 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.addf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %339 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<?x?x64xf32>) outs(%17 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %355 : f32
    } -> tensor<?x?x64xf32>
    %340 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%339 : tensor<?x?x64xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.addf %in, %out : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %341 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.divf %in, %cst_5 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %342 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = arith.truncf %cst_4 : f64 to f32
      %356 = arith.addf %in, %355 : f32
      linalg.yield %356 : f32
    } -> tensor<?x?x1xf32>
    %343 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %355 = math.rsqrt %in : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %344 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %343 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %345 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %344 : tensor<64xf32>, tensor<?x1x64xf32>) outs(%29 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_122: f32, %out: f32):
      %355 = arith.mulf %in, %in_122 : f32
      linalg.yield %355 : f32
    } -> tensor<?x1x64xf32>
    %346 = tensor.empty() : tensor<64x50xf32>
    %transposed_118 = linalg.transpose ins(%arg0 : tensor<50x64xf32>) outs(%346 : tensor<64x50xf32>) permutation = [1, 0] 
    %collapsed_119 = tensor.collapse_shape %345 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %347 = tensor.empty(%dim_10) : tensor<?x50xf32>
    %348 = linalg.fill ins(%cst : f32) outs(%347 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %349 = linalg.matmul ins(%collapsed_119, %transposed_118 : tensor<?x64xf32>, tensor<64x50xf32>) outs(%348 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %350 = arith.muli %42, %c50_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %351 = arith.muli %46, %c50_i64 : i64
    %352 = arith.divsi %351, %350 : i64
    %353 = arith.select %36, %352, %0 : i64
    %354 = arith.select %41, %352, %1 : i64
    %from_elements_120 = tensor.from_elements %353, %354, %c50_i64 : tensor<3xi64>
    %reshape_121 = tensor.reshape %349(%from_elements_120) : (tensor<?x50xf32>, tensor<3xi64>) -> tensor<?x?x50xf32>
    return %reshape_121 : tensor<?x?x50xf32>
  }
}
