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
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<?x?xi64>, %arg102: tensor<?x?xi64>) -> tensor<?x?x64xf32> {
    %true = arith.constant true
    %c64_i64 = arith.constant 64 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %c256_i64 = arith.constant 256 : i64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 6.400000e+01 : f64
    %cst_7 = arith.constant 6.400000e+01 : f32
    %cst_8 = arith.constant -3.40282347E+38 : f32
    %cst_9 = arith.constant 4.000000e+00 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %cst_11 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg102, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_12 = tensor.dim %arg102, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_12 : index to i64
    %2 = tensor.empty(%dim_12) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %859 = linalg.index 0 : index
      %860 = arith.index_cast %859 : index to i64
      linalg.yield %860 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, %dim_12] : tensor<?xi64> into tensor<1x?xi64>
    %dim_13 = tensor.dim %arg101, %c0 : tensor<?x?xi64>
    %dim_14 = tensor.dim %arg101, %c1 : tensor<?x?xi64>
    %4 = tensor.empty(%dim_13, %dim_14) : tensor<?x?x64xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<?x?xi64>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %859 = arith.index_cast %in : i64 to index
      %860 = linalg.index 2 : index
      %861 = arith.cmpi slt, %859, %c50 : index
      cf.assert %861, "index must be smaller than dim size"
      %862 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %862, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%859, %860] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %6 = arith.index_cast %dim_13 : index to i64
    %7 = arith.index_cast %dim_14 : index to i64
    %8 = arith.cmpi sge, %6, %c0_i64 : i64
    cf.assert %8, "negative values not allowed in new dimensions"
    %9 = arith.cmpi sge, %7, %c0_i64 : i64
    cf.assert %9, "negative values not allowed in new dimensions"
    %10 = tensor.empty(%dim_13, %dim_14) : tensor<?x?xi64>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i64>) outs(%10 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x?xi64>
    %12 = tensor.empty(%dim_13, %dim_14) : tensor<?x?x64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?xi64>) outs(%12 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %859 = arith.index_cast %in : i64 to index
      %860 = linalg.index 2 : index
      %861 = arith.cmpi slt, %859, %c2 : index
      cf.assert %861, "index must be smaller than dim size"
      %862 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %862, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%859, %860] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %13 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x64xf32>
    %15 = tensor.empty(%dim_12) : tensor<1x?x64xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x?xi64>) outs(%15 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %859 = arith.index_cast %in : i64 to index
      %860 = linalg.index 2 : index
      %861 = arith.cmpi slt, %859, %c32 : index
      cf.assert %861, "index must be smaller than dim size"
      %862 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %862, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%859, %860] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %17 = arith.cmpi eq, %dim_14, %dim_12 : index
    cf.assert %17, "mismatched size for broadcast"
    %18 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<?x?x64xf32>, tensor<1x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x64xf32>
    %19 = tensor.empty(%dim_13, %dim_14) : tensor<?x?x64xf64>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x64xf32>) outs(%19 : tensor<?x?x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x?x64xf64>
    %21 = tensor.empty(%dim_13, %dim_14) : tensor<?x?x1xf64>
    %22 = linalg.fill ins(%cst : f64) outs(%21 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %23 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<?x?x64xf64>) outs(%22 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x1xf64>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x?x1xf64>) outs(%21 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x1xf64>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %24 : tensor<?x?x64xf64>, tensor<?x?x1xf64>) outs(%19 : tensor<?x?x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x64xf64>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %25 : tensor<?x?x64xf64>, tensor<?x?x64xf64>) outs(%19 : tensor<?x?x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x64xf64>
    %27 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<?x?x64xf64>) outs(%22 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x1xf64>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x?x1xf64>) outs(%21 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x?x1xf64>
    %29 = tensor.empty(%dim_13, %dim_14) : tensor<?x?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<?x?x1xf64>) outs(%29 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x?x1xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<?x?x64xf32>) outs(%31 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x1xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<?x?x1xf32>) outs(%29 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<?x?x1xf32>) outs(%29 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x?x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<?x?x1xf32>) outs(%29 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %33 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x?x64xf32>
    %37 = tensor.empty(%dim_13) : tensor<?x1x64xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %35 : tensor<?x?x64xf32>, tensor<?x?x1xf32>) outs(%37 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %arg3 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%37 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg4 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%37 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %expanded_15 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [%dim, 1, 1, %dim_12] : tensor<?x?xi64> into tensor<?x1x1x?xi64>
    %41 = tensor.empty(%dim, %dim_12) : tensor<?x1x1x?xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<?x1x1x?xi64>) outs(%41 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %859 = arith.sitofp %in : i64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1x?xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %42 : tensor<f32>, tensor<?x1x1x?xf32>) outs(%41 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1x?xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<?x1x1x?xf32>) outs(%41 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.mulf %in, %cst_8 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1x?xf32>
    %collapsed = tensor.collapse_shape %40 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %45 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %46 = tensor.empty(%dim_13) : tensor<?x64xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %48 = linalg.matmul ins(%collapsed, %transposed : tensor<?x64xf32>, tensor<64x64xf32>) outs(%47 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %arg6 : tensor<?x64xf32>, tensor<64xf32>) outs(%46 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    %50 = arith.cmpi slt, %0, %c0_i64 : i64
    %51 = arith.select %50, %c1_i64, %0 : i64
    %52 = arith.extui %50 : i1 to i64
    %53 = arith.muli %51, %1 : i64
    %54 = arith.addi %52, %c1_i64 : i64
    %55 = arith.cmpi slt, %1, %c0_i64 : i64
    %56 = arith.select %55, %51, %53 : i64
    %57 = arith.select %55, %54, %52 : i64
    %58 = arith.muli %56, %c64_i64 : i64
    %59 = arith.cmpi sle, %57, %c1_i64 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %60 = arith.muli %6, %c64_i64 : i64
    %61 = arith.divsi %60, %58 : i64
    %62 = arith.select %50, %61, %0 : i64
    %63 = arith.select %55, %61, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %64 = arith.muli %62, %63 : i64
    %65 = arith.muli %64, %c64_i64 : i64
    %66 = arith.divsi %65, %58 : i64
    %67 = arith.select %50, %66, %0 : i64
    %68 = arith.select %55, %66, %1 : i64
    %from_elements = tensor.from_elements %67, %68, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %49(%from_elements) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %69 = arith.index_cast %67 : i64 to index
    %70 = arith.index_cast %68 : i64 to index
    %71 = tensor.empty(%69, %70) : tensor<?x4x?x16xf32>
    %transposed_16 = linalg.transpose ins(%reshape : tensor<?x?x4x16xf32>) outs(%71 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %72 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%47 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %arg8 : tensor<?x64xf32>, tensor<64xf32>) outs(%46 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_18 = tensor.reshape %73(%from_elements) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_19 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %74 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%47 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%74, %arg10 : tensor<?x64xf32>, tensor<64xf32>) outs(%46 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_20 = tensor.reshape %75(%from_elements) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_21 = linalg.transpose ins(%reshape_20 : tensor<?x?x4x16xf32>) outs(%71 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %76 = tensor.empty(%69, %70) : tensor<?x4x16x?xf32>
    %transposed_22 = linalg.transpose ins(%reshape_18 : tensor<?x?x4x16xf32>) outs(%76 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %77 = arith.muli %0, %c4_i64 : i64
    %78 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    %79 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %80 = tensor.empty(%dim, %dim_12) : tensor<?x4x?x16xf32>
    %81 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %69, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %70, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_16[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    %82 = arith.cmpi slt, %77, %c0_i64 : i64
    %83 = arith.select %82, %c1_i64, %77 : i64
    %84 = arith.extui %82 : i1 to i64
    %85 = arith.muli %83, %1 : i64
    %86 = arith.addi %84, %c1_i64 : i64
    %87 = arith.select %55, %83, %85 : i64
    %88 = arith.select %55, %86, %84 : i64
    %89 = arith.muli %87, %c16_i64 : i64
    %90 = arith.cmpi sle, %88, %c1_i64 : i64
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %91 = arith.muli %77, %1 : i64
    %92 = arith.muli %91, %c16_i64 : i64
    %93 = arith.divsi %92, %89 : i64
    %94 = arith.select %82, %93, %77 : i64
    %95 = arith.select %55, %93, %1 : i64
    %from_elements_23 = tensor.from_elements %94, %95, %c16_i64 : tensor<3xi64>
    %reshape_24 = tensor.reshape %81(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %96 = tensor.empty(%dim, %dim_12) : tensor<?x4x16x?xf32>
    %97 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %69, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %70, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_22[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    %98 = arith.muli %83, %c16_i64 : i64
    %99 = arith.muli %98, %1 : i64
    %100 = arith.select %55, %98, %99 : i64
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %101 = arith.muli %0, %c64_i64 : i64
    %102 = arith.muli %101, %1 : i64
    %103 = arith.divsi %102, %100 : i64
    %104 = arith.select %82, %103, %77 : i64
    %105 = arith.select %55, %103, %1 : i64
    %from_elements_25 = tensor.from_elements %104, %c16_i64, %105 : tensor<3xi64>
    %reshape_26 = tensor.reshape %97(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %106 = arith.index_cast %94 : i64 to index
    %107 = arith.index_cast %95 : i64 to index
    %108 = arith.index_cast %105 : i64 to index
    %109 = arith.cmpi eq, %94, %104 : i64
    cf.assert %109, "mismatching contracting dimension"
    %110 = tensor.empty(%106, %107, %108) : tensor<?x?x?xf32>
    %111 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %112 = linalg.batch_matmul ins(%reshape_24, %reshape_26 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %113 = arith.muli %51, %c4_i64 : i64
    %114 = arith.muli %113, %1 : i64
    %115 = arith.select %55, %113, %114 : i64
    %116 = arith.muli %115, %1 : i64
    %117 = arith.addi %57, %c1_i64 : i64
    %118 = arith.select %55, %113, %116 : i64
    %119 = arith.select %55, %117, %52 : i64
    %120 = arith.cmpi sle, %119, %c1_i64 : i64
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %121 = arith.muli %94, %95 : i64
    %122 = arith.muli %121, %105 : i64
    %123 = arith.divsi %122, %118 : i64
    %124 = arith.select %50, %123, %0 : i64
    %125 = arith.select %55, %123, %1 : i64
    %from_elements_27 = tensor.from_elements %124, %c4_i64, %125, %125 : tensor<4xi64>
    %reshape_28 = tensor.reshape %112(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %126 = arith.index_cast %124 : i64 to index
    %127 = arith.index_cast %125 : i64 to index
    %128 = tensor.empty(%126, %127, %127) : tensor<?x4x?x?xf32>
    %129 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_28 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %130 = arith.cmpi eq, %126, %dim : index
    cf.assert %130, "mismatched size for broadcast"
    %131 = arith.cmpi eq, %127, %dim_12 : index
    cf.assert %131, "mismatched size for broadcast"
    %132 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %133 = tensor.empty(%126, %127) : tensor<?x4x?xi64>
    %134 = linalg.fill ins(%c0_i64 : i64) outs(%133 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %135 = tensor.empty(%126, %127) : tensor<?x4x?xf32>
    %136 = linalg.fill ins(%cst_1 : f32) outs(%135 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %137:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_29 = tensor.expand_shape %137#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %138 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_29 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %140 = tensor.empty(%126, %127) : tensor<?x4x?x1xf32>
    %141 = linalg.fill ins(%cst_0 : f32) outs(%140 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %142 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %142 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %144 = tensor.empty(%dim, %dim_12, %dim_12) : tensor<?x4x?x?xf32>
    %145 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %143[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    %146 = arith.muli %87, %1 : i64
    %147 = arith.addi %88, %c1_i64 : i64
    %148 = arith.select %55, %83, %146 : i64
    %149 = arith.select %55, %147, %84 : i64
    %150 = arith.cmpi sle, %149, %c1_i64 : i64
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %151 = arith.muli %91, %1 : i64
    %152 = arith.divsi %151, %148 : i64
    %153 = arith.select %82, %152, %77 : i64
    %154 = arith.select %55, %152, %1 : i64
    %from_elements_30 = tensor.from_elements %153, %154, %154 : tensor<3xi64>
    %reshape_31 = tensor.reshape %145(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %155 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %69, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %70, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_21[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_32 = tensor.reshape %155(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %156 = arith.index_cast %153 : i64 to index
    %157 = arith.index_cast %154 : i64 to index
    %158 = arith.cmpi eq, %153, %94 : i64
    cf.assert %158, "mismatching contracting dimension"
    %159 = arith.cmpi eq, %154, %95 : i64
    cf.assert %159, "mismatching contracting dimension"
    %160 = tensor.empty(%156, %157) : tensor<?x?x16xf32>
    %161 = linalg.fill ins(%cst_0 : f32) outs(%160 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %162 = linalg.batch_matmul ins(%reshape_31, %reshape_32 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %163 = arith.muli %115, %c16_i64 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %164 = arith.muli %153, %154 : i64
    %165 = arith.muli %164, %c16_i64 : i64
    %166 = arith.divsi %165, %163 : i64
    %167 = arith.select %50, %166, %0 : i64
    %168 = arith.select %55, %166, %1 : i64
    %from_elements_33 = tensor.from_elements %167, %c4_i64, %168, %c16_i64 : tensor<4xi64>
    %reshape_34 = tensor.reshape %162(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %169 = arith.index_cast %167 : i64 to index
    %170 = arith.index_cast %168 : i64 to index
    %171 = tensor.empty(%169, %170) : tensor<?x?x4x16xf32>
    %transposed_35 = linalg.transpose ins(%reshape_34 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %172 = arith.muli %167, %168 : i64
    %173 = arith.muli %172, %c64_i64 : i64
    %174 = arith.divsi %173, %58 : i64
    %175 = arith.select %50, %174, %0 : i64
    %176 = arith.select %55, %174, %1 : i64
    %from_elements_36 = tensor.from_elements %175, %176, %c64_i64 : tensor<3xi64>
    %reshape_37 = tensor.reshape %transposed_35(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast = tensor.cast %reshape_37 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_38 = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_39 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %177 = arith.index_cast %175 : i64 to index
    %178 = tensor.empty(%177) : tensor<?x64xf32>
    %179 = linalg.fill ins(%cst_0 : f32) outs(%178 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %180 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%179 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%180, %arg12 : tensor<?x64xf32>, tensor<64xf32>) outs(%178 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %182 = arith.muli %175, %c64_i64 : i64
    %183 = arith.divsi %182, %58 : i64
    %184 = arith.select %50, %183, %0 : i64
    %185 = arith.select %55, %183, %1 : i64
    %from_elements_40 = tensor.from_elements %184, %185, %c64_i64 : tensor<3xi64>
    %reshape_41 = tensor.reshape %181(%from_elements_40) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %186 = arith.index_cast %184 : i64 to index
    %187 = arith.index_cast %185 : i64 to index
    %188 = arith.cmpi eq, %186, %dim_13 : index
    cf.assert %188, "mismatched size for broadcast"
    %189 = arith.cmpi eq, %187, %c1 : index
    cf.assert %189, "mismatched size for broadcast"
    %cast_42 = tensor.cast %reshape_41 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %190 = tensor.empty(%186) : tensor<?x1x64xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_42, %40 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%190 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %192 = tensor.empty(%186) : tensor<?x1x64xf64>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<?x1x64xf32>) outs(%192 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %194 = tensor.empty(%186) : tensor<?x1x1xf64>
    %195 = linalg.fill ins(%cst : f64) outs(%194 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %196 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<?x1x64xf64>) outs(%195 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<?x1x1xf64>) outs(%194 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %198 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %197 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%192 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %199 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %198 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%192 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %200 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<?x1x64xf64>) outs(%195 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %201 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<?x1x1xf64>) outs(%194 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %202 = tensor.empty(%186) : tensor<?x1x1xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<?x1x1xf64>) outs(%202 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %204 = linalg.fill ins(%cst_0 : f32) outs(%202 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<?x1x64xf32>) outs(%204 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<?x1x1xf32>) outs(%202 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<?x1x1xf32>) outs(%202 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<?x1x1xf32>) outs(%202 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %206 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%190 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %210 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %208 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%190 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg13 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%190 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg14 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%190 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_43 = tensor.collapse_shape %212 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %213 = tensor.empty() : tensor<64x256xf32>
    %transposed_44 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %214 = arith.index_cast %184 : i64 to index
    %215 = tensor.empty(%214) : tensor<?x256xf32>
    %216 = linalg.fill ins(%cst_0 : f32) outs(%215 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %217 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%216 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%217, %arg16 : tensor<?x256xf32>, tensor<256xf32>) outs(%215 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    %219 = arith.muli %56, %c256_i64 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %220 = arith.muli %184, %c256_i64 : i64
    %221 = arith.divsi %220, %219 : i64
    %222 = arith.select %50, %221, %0 : i64
    %223 = arith.select %55, %221, %1 : i64
    %from_elements_45 = tensor.from_elements %222, %223, %c256_i64 : tensor<3xi64>
    %reshape_46 = tensor.reshape %218(%from_elements_45) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %224 = arith.index_cast %222 : i64 to index
    %225 = tensor.empty(%224) : tensor<?x1x256xf32>
    %cast_47 = tensor.cast %reshape_46 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_47 : tensor<?x1x256xf32>) outs(%225 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_48 = tensor.collapse_shape %226 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %227 = tensor.empty() : tensor<256x64xf32>
    %transposed_49 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %228 = arith.index_cast %222 : i64 to index
    %229 = tensor.empty(%228) : tensor<?x64xf32>
    %230 = linalg.fill ins(%cst_0 : f32) outs(%229 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %231 = linalg.matmul ins(%collapsed_48, %transposed_49 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%230 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%231, %arg18 : tensor<?x64xf32>, tensor<64xf32>) outs(%229 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %233 = arith.muli %222, %c64_i64 : i64
    %234 = arith.divsi %233, %58 : i64
    %235 = arith.select %50, %234, %0 : i64
    %236 = arith.select %55, %234, %1 : i64
    %from_elements_50 = tensor.from_elements %235, %236, %c64_i64 : tensor<3xi64>
    %reshape_51 = tensor.reshape %232(%from_elements_50) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %237 = arith.index_cast %235 : i64 to index
    %238 = arith.index_cast %236 : i64 to index
    %239 = arith.cmpi eq, %237, %186 : index
    cf.assert %239, "mismatched size for broadcast"
    %240 = arith.cmpi eq, %238, %c1 : index
    cf.assert %240, "mismatched size for broadcast"
    %cast_52 = tensor.cast %reshape_51 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %241 = tensor.empty(%237) : tensor<?x1x64xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_52, %212 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%241 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %243 = tensor.empty(%237) : tensor<?x1x64xf64>
    %244 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<?x1x64xf32>) outs(%243 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %245 = tensor.empty(%237) : tensor<?x1x1xf64>
    %246 = linalg.fill ins(%cst : f64) outs(%245 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %247 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<?x1x64xf64>) outs(%246 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<?x1x1xf64>) outs(%245 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %249 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %248 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%243 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %249 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%243 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %251 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<?x1x64xf64>) outs(%246 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %252 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<?x1x1xf64>) outs(%245 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %253 = tensor.empty(%237) : tensor<?x1x1xf32>
    %254 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<?x1x1xf64>) outs(%253 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %255 = linalg.fill ins(%cst_0 : f32) outs(%253 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<?x1x64xf32>) outs(%255 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<?x1x1xf32>) outs(%253 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<?x1x1xf32>) outs(%253 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<?x1x1xf32>) outs(%253 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %257 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%241 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %259 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%241 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %arg19 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%241 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg20 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%241 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_53 = tensor.collapse_shape %263 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_54 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %264 = arith.index_cast %235 : i64 to index
    %265 = tensor.empty(%264) : tensor<?x64xf32>
    %266 = linalg.fill ins(%cst_0 : f32) outs(%265 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %267 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%266 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %268 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%267, %arg22 : tensor<?x64xf32>, tensor<64xf32>) outs(%265 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %269 = arith.muli %235, %c64_i64 : i64
    %270 = arith.divsi %269, %58 : i64
    %271 = arith.select %50, %270, %0 : i64
    %272 = arith.select %55, %270, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %273 = arith.muli %271, %272 : i64
    %274 = arith.muli %273, %c64_i64 : i64
    %275 = arith.divsi %274, %58 : i64
    %276 = arith.select %50, %275, %0 : i64
    %277 = arith.select %55, %275, %1 : i64
    %from_elements_55 = tensor.from_elements %276, %277, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_56 = tensor.reshape %268(%from_elements_55) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %278 = arith.index_cast %276 : i64 to index
    %279 = arith.index_cast %277 : i64 to index
    %280 = tensor.empty(%278, %279) : tensor<?x4x?x16xf32>
    %transposed_57 = linalg.transpose ins(%reshape_56 : tensor<?x?x4x16xf32>) outs(%280 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_58 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %281 = linalg.matmul ins(%collapsed_53, %transposed_58 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%266 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %282 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%281, %arg24 : tensor<?x64xf32>, tensor<64xf32>) outs(%265 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_59 = tensor.reshape %282(%from_elements_55) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_60 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %283 = linalg.matmul ins(%collapsed_53, %transposed_60 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%266 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %arg26 : tensor<?x64xf32>, tensor<64xf32>) outs(%265 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_61 = tensor.reshape %284(%from_elements_55) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_62 = linalg.transpose ins(%reshape_61 : tensor<?x?x4x16xf32>) outs(%280 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %285 = tensor.empty(%278, %279) : tensor<?x4x16x?xf32>
    %transposed_63 = linalg.transpose ins(%reshape_59 : tensor<?x?x4x16xf32>) outs(%285 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %286 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %278, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %279, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_57[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_64 = tensor.reshape %286(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %287 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %278, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %279, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_63[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_65 = tensor.reshape %287(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %109, "mismatching contracting dimension"
    %288 = linalg.batch_matmul ins(%reshape_64, %reshape_65 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %reshape_66 = tensor.reshape %288(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %289 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_66 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %130, "mismatched size for broadcast"
    cf.assert %131, "mismatched size for broadcast"
    %290 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %291:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_67 = tensor.expand_shape %291#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %292 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %expanded_67 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %293 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %294 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%293 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %295 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %294 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %296 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %295[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %reshape_68 = tensor.reshape %296(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %297 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %278, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %279, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_62[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_69 = tensor.reshape %297(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %158, "mismatching contracting dimension"
    cf.assert %159, "mismatching contracting dimension"
    %298 = linalg.batch_matmul ins(%reshape_68, %reshape_69 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_70 = tensor.reshape %298(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_71 = linalg.transpose ins(%reshape_70 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_72 = tensor.reshape %transposed_71(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast_73 = tensor.cast %reshape_72 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_74 = tensor.collapse_shape %cast_73 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_75 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %299 = arith.index_cast %175 : i64 to index
    %300 = tensor.empty(%299) : tensor<?x64xf32>
    %301 = linalg.fill ins(%cst_0 : f32) outs(%300 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %302 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%301 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %303 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %arg28 : tensor<?x64xf32>, tensor<64xf32>) outs(%300 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %304 = arith.muli %175, %c64_i64 : i64
    %305 = arith.divsi %304, %58 : i64
    %306 = arith.select %50, %305, %0 : i64
    %307 = arith.select %55, %305, %1 : i64
    %from_elements_76 = tensor.from_elements %306, %307, %c64_i64 : tensor<3xi64>
    %reshape_77 = tensor.reshape %303(%from_elements_76) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %308 = arith.index_cast %306 : i64 to index
    %309 = arith.index_cast %307 : i64 to index
    %310 = arith.cmpi eq, %308, %237 : index
    cf.assert %310, "mismatched size for broadcast"
    %311 = arith.cmpi eq, %309, %c1 : index
    cf.assert %311, "mismatched size for broadcast"
    %cast_78 = tensor.cast %reshape_77 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %312 = tensor.empty(%308) : tensor<?x1x64xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_78, %263 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%312 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %314 = tensor.empty(%308) : tensor<?x1x64xf64>
    %315 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<?x1x64xf32>) outs(%314 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %316 = tensor.empty(%308) : tensor<?x1x1xf64>
    %317 = linalg.fill ins(%cst : f64) outs(%316 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %318 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<?x1x64xf64>) outs(%317 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<?x1x1xf64>) outs(%316 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %320 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %319 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%314 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %320 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%314 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %322 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%321 : tensor<?x1x64xf64>) outs(%317 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %323 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<?x1x1xf64>) outs(%316 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %324 = tensor.empty(%308) : tensor<?x1x1xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<?x1x1xf64>) outs(%324 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %326 = linalg.fill ins(%cst_0 : f32) outs(%324 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%313 : tensor<?x1x64xf32>) outs(%326 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %328 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<?x1x1xf32>) outs(%324 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %329 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<?x1x1xf32>) outs(%324 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %330 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<?x1x1xf32>) outs(%324 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %331 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %328 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%312 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %330 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%312 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %arg29 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%312 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %arg30 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%312 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_79 = tensor.collapse_shape %334 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_80 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %335 = arith.index_cast %306 : i64 to index
    %336 = tensor.empty(%335) : tensor<?x256xf32>
    %337 = linalg.fill ins(%cst_0 : f32) outs(%336 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %338 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%337 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %339 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%338, %arg32 : tensor<?x256xf32>, tensor<256xf32>) outs(%336 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %340 = arith.muli %306, %c256_i64 : i64
    %341 = arith.divsi %340, %219 : i64
    %342 = arith.select %50, %341, %0 : i64
    %343 = arith.select %55, %341, %1 : i64
    %from_elements_81 = tensor.from_elements %342, %343, %c256_i64 : tensor<3xi64>
    %reshape_82 = tensor.reshape %339(%from_elements_81) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %344 = arith.index_cast %342 : i64 to index
    %345 = tensor.empty(%344) : tensor<?x1x256xf32>
    %cast_83 = tensor.cast %reshape_82 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %346 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_83 : tensor<?x1x256xf32>) outs(%345 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_84 = tensor.collapse_shape %346 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %transposed_85 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %347 = arith.index_cast %342 : i64 to index
    %348 = tensor.empty(%347) : tensor<?x64xf32>
    %349 = linalg.fill ins(%cst_0 : f32) outs(%348 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %350 = linalg.matmul ins(%collapsed_84, %transposed_85 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%349 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%350, %arg34 : tensor<?x64xf32>, tensor<64xf32>) outs(%348 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %352 = arith.muli %342, %c64_i64 : i64
    %353 = arith.divsi %352, %58 : i64
    %354 = arith.select %50, %353, %0 : i64
    %355 = arith.select %55, %353, %1 : i64
    %from_elements_86 = tensor.from_elements %354, %355, %c64_i64 : tensor<3xi64>
    %reshape_87 = tensor.reshape %351(%from_elements_86) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %356 = arith.index_cast %354 : i64 to index
    %357 = arith.index_cast %355 : i64 to index
    %358 = arith.cmpi eq, %356, %308 : index
    cf.assert %358, "mismatched size for broadcast"
    %359 = arith.cmpi eq, %357, %c1 : index
    cf.assert %359, "mismatched size for broadcast"
    %cast_88 = tensor.cast %reshape_87 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %360 = tensor.empty(%356) : tensor<?x1x64xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_88, %334 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%360 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %362 = tensor.empty(%356) : tensor<?x1x64xf64>
    %363 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<?x1x64xf32>) outs(%362 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %364 = tensor.empty(%356) : tensor<?x1x1xf64>
    %365 = linalg.fill ins(%cst : f64) outs(%364 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %366 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%363 : tensor<?x1x64xf64>) outs(%365 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %367 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<?x1x1xf64>) outs(%364 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %368 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %367 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%362 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %369 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %368 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%362 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %370 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%369 : tensor<?x1x64xf64>) outs(%365 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %371 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<?x1x1xf64>) outs(%364 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %372 = tensor.empty(%356) : tensor<?x1x1xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<?x1x1xf64>) outs(%372 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %374 = linalg.fill ins(%cst_0 : f32) outs(%372 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<?x1x64xf32>) outs(%374 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<?x1x1xf32>) outs(%372 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<?x1x1xf32>) outs(%372 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377 : tensor<?x1x1xf32>) outs(%372 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %376 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%360 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %378 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%360 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %arg35 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%360 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %arg36 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%360 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_89 = tensor.collapse_shape %382 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_90 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %383 = arith.index_cast %354 : i64 to index
    %384 = tensor.empty(%383) : tensor<?x64xf32>
    %385 = linalg.fill ins(%cst_0 : f32) outs(%384 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %386 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%385 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %387 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%386, %arg38 : tensor<?x64xf32>, tensor<64xf32>) outs(%384 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %388 = arith.muli %354, %c64_i64 : i64
    %389 = arith.divsi %388, %58 : i64
    %390 = arith.select %50, %389, %0 : i64
    %391 = arith.select %55, %389, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %392 = arith.muli %390, %391 : i64
    %393 = arith.muli %392, %c64_i64 : i64
    %394 = arith.divsi %393, %58 : i64
    %395 = arith.select %50, %394, %0 : i64
    %396 = arith.select %55, %394, %1 : i64
    %from_elements_91 = tensor.from_elements %395, %396, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_92 = tensor.reshape %387(%from_elements_91) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %397 = arith.index_cast %395 : i64 to index
    %398 = arith.index_cast %396 : i64 to index
    %399 = tensor.empty(%397, %398) : tensor<?x4x?x16xf32>
    %transposed_93 = linalg.transpose ins(%reshape_92 : tensor<?x?x4x16xf32>) outs(%399 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %400 = linalg.matmul ins(%collapsed_89, %transposed_94 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%385 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %401 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%400, %arg40 : tensor<?x64xf32>, tensor<64xf32>) outs(%384 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_95 = tensor.reshape %401(%from_elements_91) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_96 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %402 = linalg.matmul ins(%collapsed_89, %transposed_96 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%385 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %403 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%402, %arg42 : tensor<?x64xf32>, tensor<64xf32>) outs(%384 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_97 = tensor.reshape %403(%from_elements_91) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_98 = linalg.transpose ins(%reshape_97 : tensor<?x?x4x16xf32>) outs(%399 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %404 = tensor.empty(%397, %398) : tensor<?x4x16x?xf32>
    %transposed_99 = linalg.transpose ins(%reshape_95 : tensor<?x?x4x16xf32>) outs(%404 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %405 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %397, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %398, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_93[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_100 = tensor.reshape %405(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %406 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %397, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %398, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_99[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_101 = tensor.reshape %406(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %109, "mismatching contracting dimension"
    %407 = linalg.batch_matmul ins(%reshape_100, %reshape_101 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %reshape_102 = tensor.reshape %407(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %408 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_102 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %130, "mismatched size for broadcast"
    cf.assert %131, "mismatched size for broadcast"
    %409 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %410:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%409 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_103 = tensor.expand_shape %410#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %411 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %expanded_103 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %412 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %413 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%412 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %414 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412, %413 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %415 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %414[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %reshape_104 = tensor.reshape %415(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %416 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %397, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %398, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_98[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_105 = tensor.reshape %416(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %158, "mismatching contracting dimension"
    cf.assert %159, "mismatching contracting dimension"
    %417 = linalg.batch_matmul ins(%reshape_104, %reshape_105 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_106 = tensor.reshape %417(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_107 = linalg.transpose ins(%reshape_106 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_108 = tensor.reshape %transposed_107(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast_109 = tensor.cast %reshape_108 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_110 = tensor.collapse_shape %cast_109 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_111 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %418 = arith.index_cast %175 : i64 to index
    %419 = tensor.empty(%418) : tensor<?x64xf32>
    %420 = linalg.fill ins(%cst_0 : f32) outs(%419 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %421 = linalg.matmul ins(%collapsed_110, %transposed_111 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%420 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %422 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%421, %arg44 : tensor<?x64xf32>, tensor<64xf32>) outs(%419 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %423 = arith.muli %175, %c64_i64 : i64
    %424 = arith.divsi %423, %58 : i64
    %425 = arith.select %50, %424, %0 : i64
    %426 = arith.select %55, %424, %1 : i64
    %from_elements_112 = tensor.from_elements %425, %426, %c64_i64 : tensor<3xi64>
    %reshape_113 = tensor.reshape %422(%from_elements_112) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %427 = arith.index_cast %425 : i64 to index
    %428 = arith.index_cast %426 : i64 to index
    %429 = arith.cmpi eq, %427, %356 : index
    cf.assert %429, "mismatched size for broadcast"
    %430 = arith.cmpi eq, %428, %c1 : index
    cf.assert %430, "mismatched size for broadcast"
    %cast_114 = tensor.cast %reshape_113 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %431 = tensor.empty(%427) : tensor<?x1x64xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_114, %382 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%431 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %433 = tensor.empty(%427) : tensor<?x1x64xf64>
    %434 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<?x1x64xf32>) outs(%433 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %435 = tensor.empty(%427) : tensor<?x1x1xf64>
    %436 = linalg.fill ins(%cst : f64) outs(%435 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %437 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%434 : tensor<?x1x64xf64>) outs(%436 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %438 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<?x1x1xf64>) outs(%435 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %439 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %438 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%433 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %440 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %439 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%433 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %441 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440 : tensor<?x1x64xf64>) outs(%436 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %442 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<?x1x1xf64>) outs(%435 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %443 = tensor.empty(%427) : tensor<?x1x1xf32>
    %444 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442 : tensor<?x1x1xf64>) outs(%443 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %445 = linalg.fill ins(%cst_0 : f32) outs(%443 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%432 : tensor<?x1x64xf32>) outs(%445 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %447 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<?x1x1xf32>) outs(%443 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<?x1x1xf32>) outs(%443 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %449 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<?x1x1xf32>) outs(%443 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %447 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%431 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %451 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %449 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%431 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %452 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %arg45 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%431 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %arg46 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%431 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_115 = tensor.collapse_shape %453 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_116 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %454 = arith.index_cast %425 : i64 to index
    %455 = tensor.empty(%454) : tensor<?x256xf32>
    %456 = linalg.fill ins(%cst_0 : f32) outs(%455 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %457 = linalg.matmul ins(%collapsed_115, %transposed_116 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%456 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%457, %arg48 : tensor<?x256xf32>, tensor<256xf32>) outs(%455 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %459 = arith.muli %425, %c256_i64 : i64
    %460 = arith.divsi %459, %219 : i64
    %461 = arith.select %50, %460, %0 : i64
    %462 = arith.select %55, %460, %1 : i64
    %from_elements_117 = tensor.from_elements %461, %462, %c256_i64 : tensor<3xi64>
    %reshape_118 = tensor.reshape %458(%from_elements_117) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %463 = arith.index_cast %461 : i64 to index
    %464 = tensor.empty(%463) : tensor<?x1x256xf32>
    %cast_119 = tensor.cast %reshape_118 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %465 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_119 : tensor<?x1x256xf32>) outs(%464 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_120 = tensor.collapse_shape %465 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %transposed_121 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %466 = arith.index_cast %461 : i64 to index
    %467 = tensor.empty(%466) : tensor<?x64xf32>
    %468 = linalg.fill ins(%cst_0 : f32) outs(%467 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %469 = linalg.matmul ins(%collapsed_120, %transposed_121 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%468 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %470 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%469, %arg50 : tensor<?x64xf32>, tensor<64xf32>) outs(%467 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %471 = arith.muli %461, %c64_i64 : i64
    %472 = arith.divsi %471, %58 : i64
    %473 = arith.select %50, %472, %0 : i64
    %474 = arith.select %55, %472, %1 : i64
    %from_elements_122 = tensor.from_elements %473, %474, %c64_i64 : tensor<3xi64>
    %reshape_123 = tensor.reshape %470(%from_elements_122) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %475 = arith.index_cast %473 : i64 to index
    %476 = arith.index_cast %474 : i64 to index
    %477 = arith.cmpi eq, %475, %427 : index
    cf.assert %477, "mismatched size for broadcast"
    %478 = arith.cmpi eq, %476, %c1 : index
    cf.assert %478, "mismatched size for broadcast"
    %cast_124 = tensor.cast %reshape_123 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %479 = tensor.empty(%475) : tensor<?x1x64xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_124, %453 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%479 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %481 = tensor.empty(%475) : tensor<?x1x64xf64>
    %482 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<?x1x64xf32>) outs(%481 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %483 = tensor.empty(%475) : tensor<?x1x1xf64>
    %484 = linalg.fill ins(%cst : f64) outs(%483 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %485 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%482 : tensor<?x1x64xf64>) outs(%484 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %486 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<?x1x1xf64>) outs(%483 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %487 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %486 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%481 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %488 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %487 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%481 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %489 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%488 : tensor<?x1x64xf64>) outs(%484 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %490 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<?x1x1xf64>) outs(%483 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %491 = tensor.empty(%475) : tensor<?x1x1xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<?x1x1xf64>) outs(%491 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %493 = linalg.fill ins(%cst_0 : f32) outs(%491 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480 : tensor<?x1x64xf32>) outs(%493 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<?x1x1xf32>) outs(%491 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %496 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<?x1x1xf32>) outs(%491 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %497 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<?x1x1xf32>) outs(%491 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %495 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%479 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %497 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%479 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %arg51 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%479 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %arg52 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%479 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_125 = tensor.collapse_shape %501 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_126 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %502 = arith.index_cast %473 : i64 to index
    %503 = tensor.empty(%502) : tensor<?x64xf32>
    %504 = linalg.fill ins(%cst_0 : f32) outs(%503 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %505 = linalg.matmul ins(%collapsed_125, %transposed_126 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%504 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %506 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%505, %arg54 : tensor<?x64xf32>, tensor<64xf32>) outs(%503 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %507 = arith.muli %473, %c64_i64 : i64
    %508 = arith.divsi %507, %58 : i64
    %509 = arith.select %50, %508, %0 : i64
    %510 = arith.select %55, %508, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %511 = arith.muli %509, %510 : i64
    %512 = arith.muli %511, %c64_i64 : i64
    %513 = arith.divsi %512, %58 : i64
    %514 = arith.select %50, %513, %0 : i64
    %515 = arith.select %55, %513, %1 : i64
    %from_elements_127 = tensor.from_elements %514, %515, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_128 = tensor.reshape %506(%from_elements_127) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %516 = arith.index_cast %514 : i64 to index
    %517 = arith.index_cast %515 : i64 to index
    %518 = tensor.empty(%516, %517) : tensor<?x4x?x16xf32>
    %transposed_129 = linalg.transpose ins(%reshape_128 : tensor<?x?x4x16xf32>) outs(%518 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_130 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %519 = linalg.matmul ins(%collapsed_125, %transposed_130 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%504 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %520 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%519, %arg56 : tensor<?x64xf32>, tensor<64xf32>) outs(%503 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_131 = tensor.reshape %520(%from_elements_127) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_132 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %521 = linalg.matmul ins(%collapsed_125, %transposed_132 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%504 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %522 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%521, %arg58 : tensor<?x64xf32>, tensor<64xf32>) outs(%503 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_133 = tensor.reshape %522(%from_elements_127) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_134 = linalg.transpose ins(%reshape_133 : tensor<?x?x4x16xf32>) outs(%518 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %523 = tensor.empty(%516, %517) : tensor<?x4x16x?xf32>
    %transposed_135 = linalg.transpose ins(%reshape_131 : tensor<?x?x4x16xf32>) outs(%523 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %524 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %516, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %517, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_129[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_136 = tensor.reshape %524(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %525 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %516, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %517, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_135[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_137 = tensor.reshape %525(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %109, "mismatching contracting dimension"
    %526 = linalg.batch_matmul ins(%reshape_136, %reshape_137 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %reshape_138 = tensor.reshape %526(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %527 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_138 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %130, "mismatched size for broadcast"
    cf.assert %131, "mismatched size for broadcast"
    %528 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%527, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %529:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%528 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_139 = tensor.expand_shape %529#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %530 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%528, %expanded_139 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %531 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%530 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %532 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%531 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %533 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%531, %532 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %534 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %533[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %reshape_140 = tensor.reshape %534(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %535 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %516, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %517, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_134[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_141 = tensor.reshape %535(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %158, "mismatching contracting dimension"
    cf.assert %159, "mismatching contracting dimension"
    %536 = linalg.batch_matmul ins(%reshape_140, %reshape_141 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_142 = tensor.reshape %536(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_143 = linalg.transpose ins(%reshape_142 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_144 = tensor.reshape %transposed_143(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast_145 = tensor.cast %reshape_144 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_146 = tensor.collapse_shape %cast_145 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_147 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %537 = arith.index_cast %175 : i64 to index
    %538 = tensor.empty(%537) : tensor<?x64xf32>
    %539 = linalg.fill ins(%cst_0 : f32) outs(%538 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %540 = linalg.matmul ins(%collapsed_146, %transposed_147 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%539 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %541 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%540, %arg60 : tensor<?x64xf32>, tensor<64xf32>) outs(%538 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %542 = arith.muli %175, %c64_i64 : i64
    %543 = arith.divsi %542, %58 : i64
    %544 = arith.select %50, %543, %0 : i64
    %545 = arith.select %55, %543, %1 : i64
    %from_elements_148 = tensor.from_elements %544, %545, %c64_i64 : tensor<3xi64>
    %reshape_149 = tensor.reshape %541(%from_elements_148) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %546 = arith.index_cast %544 : i64 to index
    %547 = arith.index_cast %545 : i64 to index
    %548 = arith.cmpi eq, %546, %475 : index
    cf.assert %548, "mismatched size for broadcast"
    %549 = arith.cmpi eq, %547, %c1 : index
    cf.assert %549, "mismatched size for broadcast"
    %cast_150 = tensor.cast %reshape_149 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %550 = tensor.empty(%546) : tensor<?x1x64xf32>
    %551 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_150, %501 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%550 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %552 = tensor.empty(%546) : tensor<?x1x64xf64>
    %553 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551 : tensor<?x1x64xf32>) outs(%552 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %554 = tensor.empty(%546) : tensor<?x1x1xf64>
    %555 = linalg.fill ins(%cst : f64) outs(%554 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %556 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%553 : tensor<?x1x64xf64>) outs(%555 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %557 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556 : tensor<?x1x1xf64>) outs(%554 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %558 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553, %557 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%552 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %559 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558, %558 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%552 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %560 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%559 : tensor<?x1x64xf64>) outs(%555 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %561 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560 : tensor<?x1x1xf64>) outs(%554 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %562 = tensor.empty(%546) : tensor<?x1x1xf32>
    %563 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561 : tensor<?x1x1xf64>) outs(%562 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %564 = linalg.fill ins(%cst_0 : f32) outs(%562 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %565 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%551 : tensor<?x1x64xf32>) outs(%564 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %566 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<?x1x1xf32>) outs(%562 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %567 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563 : tensor<?x1x1xf32>) outs(%562 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %568 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567 : tensor<?x1x1xf32>) outs(%562 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %569 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %566 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%550 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %570 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %568 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%550 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %571 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %arg61 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%550 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %572 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571, %arg62 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%550 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_151 = tensor.collapse_shape %572 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_152 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %573 = arith.index_cast %544 : i64 to index
    %574 = tensor.empty(%573) : tensor<?x256xf32>
    %575 = linalg.fill ins(%cst_0 : f32) outs(%574 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %576 = linalg.matmul ins(%collapsed_151, %transposed_152 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%575 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %577 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%576, %arg64 : tensor<?x256xf32>, tensor<256xf32>) outs(%574 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %578 = arith.muli %544, %c256_i64 : i64
    %579 = arith.divsi %578, %219 : i64
    %580 = arith.select %50, %579, %0 : i64
    %581 = arith.select %55, %579, %1 : i64
    %from_elements_153 = tensor.from_elements %580, %581, %c256_i64 : tensor<3xi64>
    %reshape_154 = tensor.reshape %577(%from_elements_153) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %582 = arith.index_cast %580 : i64 to index
    %583 = tensor.empty(%582) : tensor<?x1x256xf32>
    %cast_155 = tensor.cast %reshape_154 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %584 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_155 : tensor<?x1x256xf32>) outs(%583 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_156 = tensor.collapse_shape %584 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %transposed_157 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %585 = arith.index_cast %580 : i64 to index
    %586 = tensor.empty(%585) : tensor<?x64xf32>
    %587 = linalg.fill ins(%cst_0 : f32) outs(%586 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %588 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%587 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %589 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%588, %arg66 : tensor<?x64xf32>, tensor<64xf32>) outs(%586 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %590 = arith.muli %580, %c64_i64 : i64
    %591 = arith.divsi %590, %58 : i64
    %592 = arith.select %50, %591, %0 : i64
    %593 = arith.select %55, %591, %1 : i64
    %from_elements_158 = tensor.from_elements %592, %593, %c64_i64 : tensor<3xi64>
    %reshape_159 = tensor.reshape %589(%from_elements_158) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %594 = arith.index_cast %592 : i64 to index
    %595 = arith.index_cast %593 : i64 to index
    %596 = arith.cmpi eq, %594, %546 : index
    cf.assert %596, "mismatched size for broadcast"
    %597 = arith.cmpi eq, %595, %c1 : index
    cf.assert %597, "mismatched size for broadcast"
    %cast_160 = tensor.cast %reshape_159 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %598 = tensor.empty(%594) : tensor<?x1x64xf32>
    %599 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_160, %572 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%598 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %600 = tensor.empty(%594) : tensor<?x1x64xf64>
    %601 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599 : tensor<?x1x64xf32>) outs(%600 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %602 = tensor.empty(%594) : tensor<?x1x1xf64>
    %603 = linalg.fill ins(%cst : f64) outs(%602 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %604 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%601 : tensor<?x1x64xf64>) outs(%603 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %605 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604 : tensor<?x1x1xf64>) outs(%602 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %606 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %605 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%600 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %607 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %606 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%600 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %608 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%607 : tensor<?x1x64xf64>) outs(%603 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %609 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608 : tensor<?x1x1xf64>) outs(%602 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %610 = tensor.empty(%594) : tensor<?x1x1xf32>
    %611 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<?x1x1xf64>) outs(%610 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %612 = linalg.fill ins(%cst_0 : f32) outs(%610 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %613 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%599 : tensor<?x1x64xf32>) outs(%612 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %614 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%613 : tensor<?x1x1xf32>) outs(%610 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %615 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611 : tensor<?x1x1xf32>) outs(%610 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %616 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615 : tensor<?x1x1xf32>) outs(%610 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %617 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %614 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%598 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %618 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %616 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%598 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %619 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618, %arg67 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%598 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %620 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619, %arg68 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%598 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_161 = tensor.collapse_shape %620 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_162 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %621 = arith.index_cast %592 : i64 to index
    %622 = tensor.empty(%621) : tensor<?x64xf32>
    %623 = linalg.fill ins(%cst_0 : f32) outs(%622 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %624 = linalg.matmul ins(%collapsed_161, %transposed_162 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%623 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %625 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%624, %arg70 : tensor<?x64xf32>, tensor<64xf32>) outs(%622 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %626 = arith.muli %592, %c64_i64 : i64
    %627 = arith.divsi %626, %58 : i64
    %628 = arith.select %50, %627, %0 : i64
    %629 = arith.select %55, %627, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %630 = arith.muli %628, %629 : i64
    %631 = arith.muli %630, %c64_i64 : i64
    %632 = arith.divsi %631, %58 : i64
    %633 = arith.select %50, %632, %0 : i64
    %634 = arith.select %55, %632, %1 : i64
    %from_elements_163 = tensor.from_elements %633, %634, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_164 = tensor.reshape %625(%from_elements_163) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %635 = arith.index_cast %633 : i64 to index
    %636 = arith.index_cast %634 : i64 to index
    %637 = tensor.empty(%635, %636) : tensor<?x4x?x16xf32>
    %transposed_165 = linalg.transpose ins(%reshape_164 : tensor<?x?x4x16xf32>) outs(%637 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_166 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %638 = linalg.matmul ins(%collapsed_161, %transposed_166 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%623 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %639 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%638, %arg72 : tensor<?x64xf32>, tensor<64xf32>) outs(%622 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_167 = tensor.reshape %639(%from_elements_163) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_168 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %640 = linalg.matmul ins(%collapsed_161, %transposed_168 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%623 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %641 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%640, %arg74 : tensor<?x64xf32>, tensor<64xf32>) outs(%622 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_169 = tensor.reshape %641(%from_elements_163) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_170 = linalg.transpose ins(%reshape_169 : tensor<?x?x4x16xf32>) outs(%637 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %642 = tensor.empty(%635, %636) : tensor<?x4x16x?xf32>
    %transposed_171 = linalg.transpose ins(%reshape_167 : tensor<?x?x4x16xf32>) outs(%642 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %643 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %635, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %636, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_165[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_172 = tensor.reshape %643(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %644 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %635, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %636, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_171[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_173 = tensor.reshape %644(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %109, "mismatching contracting dimension"
    %645 = linalg.batch_matmul ins(%reshape_172, %reshape_173 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %reshape_174 = tensor.reshape %645(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %646 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_174 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %130, "mismatched size for broadcast"
    cf.assert %131, "mismatched size for broadcast"
    %647 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%646, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %648:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%647 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_175 = tensor.expand_shape %648#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %649 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%647, %expanded_175 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %650 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%649 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %651 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%650 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %652 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%650, %651 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %653 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %652[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %reshape_176 = tensor.reshape %653(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %654 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %635, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %636, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_170[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_177 = tensor.reshape %654(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %158, "mismatching contracting dimension"
    cf.assert %159, "mismatching contracting dimension"
    %655 = linalg.batch_matmul ins(%reshape_176, %reshape_177 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_178 = tensor.reshape %655(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_179 = linalg.transpose ins(%reshape_178 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_180 = tensor.reshape %transposed_179(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast_181 = tensor.cast %reshape_180 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_182 = tensor.collapse_shape %cast_181 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_183 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %656 = arith.index_cast %175 : i64 to index
    %657 = tensor.empty(%656) : tensor<?x64xf32>
    %658 = linalg.fill ins(%cst_0 : f32) outs(%657 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %659 = linalg.matmul ins(%collapsed_182, %transposed_183 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%658 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %660 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%659, %arg76 : tensor<?x64xf32>, tensor<64xf32>) outs(%657 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %661 = arith.muli %175, %c64_i64 : i64
    %662 = arith.divsi %661, %58 : i64
    %663 = arith.select %50, %662, %0 : i64
    %664 = arith.select %55, %662, %1 : i64
    %from_elements_184 = tensor.from_elements %663, %664, %c64_i64 : tensor<3xi64>
    %reshape_185 = tensor.reshape %660(%from_elements_184) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %665 = arith.index_cast %663 : i64 to index
    %666 = arith.index_cast %664 : i64 to index
    %667 = arith.cmpi eq, %665, %594 : index
    cf.assert %667, "mismatched size for broadcast"
    %668 = arith.cmpi eq, %666, %c1 : index
    cf.assert %668, "mismatched size for broadcast"
    %cast_186 = tensor.cast %reshape_185 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %669 = tensor.empty(%665) : tensor<?x1x64xf32>
    %670 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_186, %620 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%669 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %671 = tensor.empty(%665) : tensor<?x1x64xf64>
    %672 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670 : tensor<?x1x64xf32>) outs(%671 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %673 = tensor.empty(%665) : tensor<?x1x1xf64>
    %674 = linalg.fill ins(%cst : f64) outs(%673 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %675 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%672 : tensor<?x1x64xf64>) outs(%674 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %676 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%675 : tensor<?x1x1xf64>) outs(%673 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %677 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%672, %676 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%671 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %678 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677, %677 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%671 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %679 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%678 : tensor<?x1x64xf64>) outs(%674 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %680 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679 : tensor<?x1x1xf64>) outs(%673 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %681 = tensor.empty(%665) : tensor<?x1x1xf32>
    %682 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%680 : tensor<?x1x1xf64>) outs(%681 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %683 = linalg.fill ins(%cst_0 : f32) outs(%681 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %684 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%670 : tensor<?x1x64xf32>) outs(%683 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %685 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684 : tensor<?x1x1xf32>) outs(%681 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %686 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%682 : tensor<?x1x1xf32>) outs(%681 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %687 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686 : tensor<?x1x1xf32>) outs(%681 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %688 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %685 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%669 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %689 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %687 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%669 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %690 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %arg77 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%669 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %691 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690, %arg78 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%669 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_187 = tensor.collapse_shape %691 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_188 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %692 = arith.index_cast %663 : i64 to index
    %693 = tensor.empty(%692) : tensor<?x256xf32>
    %694 = linalg.fill ins(%cst_0 : f32) outs(%693 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %695 = linalg.matmul ins(%collapsed_187, %transposed_188 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%694 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %696 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%695, %arg80 : tensor<?x256xf32>, tensor<256xf32>) outs(%693 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %697 = arith.muli %663, %c256_i64 : i64
    %698 = arith.divsi %697, %219 : i64
    %699 = arith.select %50, %698, %0 : i64
    %700 = arith.select %55, %698, %1 : i64
    %from_elements_189 = tensor.from_elements %699, %700, %c256_i64 : tensor<3xi64>
    %reshape_190 = tensor.reshape %696(%from_elements_189) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %701 = arith.index_cast %699 : i64 to index
    %702 = tensor.empty(%701) : tensor<?x1x256xf32>
    %cast_191 = tensor.cast %reshape_190 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %703 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_191 : tensor<?x1x256xf32>) outs(%702 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_192 = tensor.collapse_shape %703 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %transposed_193 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %704 = arith.index_cast %699 : i64 to index
    %705 = tensor.empty(%704) : tensor<?x64xf32>
    %706 = linalg.fill ins(%cst_0 : f32) outs(%705 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %707 = linalg.matmul ins(%collapsed_192, %transposed_193 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%706 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %708 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%707, %arg82 : tensor<?x64xf32>, tensor<64xf32>) outs(%705 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %709 = arith.muli %699, %c64_i64 : i64
    %710 = arith.divsi %709, %58 : i64
    %711 = arith.select %50, %710, %0 : i64
    %712 = arith.select %55, %710, %1 : i64
    %from_elements_194 = tensor.from_elements %711, %712, %c64_i64 : tensor<3xi64>
    %reshape_195 = tensor.reshape %708(%from_elements_194) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %713 = arith.index_cast %711 : i64 to index
    %714 = arith.index_cast %712 : i64 to index
    %715 = arith.cmpi eq, %713, %665 : index
    cf.assert %715, "mismatched size for broadcast"
    %716 = arith.cmpi eq, %714, %c1 : index
    cf.assert %716, "mismatched size for broadcast"
    %cast_196 = tensor.cast %reshape_195 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %717 = tensor.empty(%713) : tensor<?x1x64xf32>
    %718 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_196, %691 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%717 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %719 = tensor.empty(%713) : tensor<?x1x64xf64>
    %720 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718 : tensor<?x1x64xf32>) outs(%719 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %721 = tensor.empty(%713) : tensor<?x1x1xf64>
    %722 = linalg.fill ins(%cst : f64) outs(%721 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %723 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%720 : tensor<?x1x64xf64>) outs(%722 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %724 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723 : tensor<?x1x1xf64>) outs(%721 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %725 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720, %724 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%719 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %726 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %725 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%719 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %727 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%726 : tensor<?x1x64xf64>) outs(%722 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %728 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<?x1x1xf64>) outs(%721 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %729 = tensor.empty(%713) : tensor<?x1x1xf32>
    %730 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728 : tensor<?x1x1xf64>) outs(%729 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %731 = linalg.fill ins(%cst_0 : f32) outs(%729 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %732 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%718 : tensor<?x1x64xf32>) outs(%731 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %733 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<?x1x1xf32>) outs(%729 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %734 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730 : tensor<?x1x1xf32>) outs(%729 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %735 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<?x1x1xf32>) outs(%729 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %736 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718, %733 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%717 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %737 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736, %735 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%717 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %738 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %arg83 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%717 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %739 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %arg84 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%717 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_197 = tensor.collapse_shape %739 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_198 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %740 = arith.index_cast %711 : i64 to index
    %741 = tensor.empty(%740) : tensor<?x64xf32>
    %742 = linalg.fill ins(%cst_0 : f32) outs(%741 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %743 = linalg.matmul ins(%collapsed_197, %transposed_198 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%742 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %744 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%743, %arg86 : tensor<?x64xf32>, tensor<64xf32>) outs(%741 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %745 = arith.muli %711, %c64_i64 : i64
    %746 = arith.divsi %745, %58 : i64
    %747 = arith.select %50, %746, %0 : i64
    %748 = arith.select %55, %746, %1 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %749 = arith.muli %747, %748 : i64
    %750 = arith.muli %749, %c64_i64 : i64
    %751 = arith.divsi %750, %58 : i64
    %752 = arith.select %50, %751, %0 : i64
    %753 = arith.select %55, %751, %1 : i64
    %from_elements_199 = tensor.from_elements %752, %753, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_200 = tensor.reshape %744(%from_elements_199) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %754 = arith.index_cast %752 : i64 to index
    %755 = arith.index_cast %753 : i64 to index
    %756 = tensor.empty(%754, %755) : tensor<?x4x?x16xf32>
    %transposed_201 = linalg.transpose ins(%reshape_200 : tensor<?x?x4x16xf32>) outs(%756 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_202 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %757 = linalg.matmul ins(%collapsed_197, %transposed_202 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%742 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %758 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%757, %arg88 : tensor<?x64xf32>, tensor<64xf32>) outs(%741 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_203 = tensor.reshape %758(%from_elements_199) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_204 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %759 = linalg.matmul ins(%collapsed_197, %transposed_204 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%742 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %760 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%759, %arg90 : tensor<?x64xf32>, tensor<64xf32>) outs(%741 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_205 = tensor.reshape %760(%from_elements_199) : (tensor<?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_206 = linalg.transpose ins(%reshape_205 : tensor<?x?x4x16xf32>) outs(%756 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %761 = tensor.empty(%754, %755) : tensor<?x4x16x?xf32>
    %transposed_207 = linalg.transpose ins(%reshape_203 : tensor<?x?x4x16xf32>) outs(%761 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %762 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %754, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %755, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_201[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_208 = tensor.reshape %762(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %763 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %754, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %755, %c1 : index
      %866 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %transposed_207[%864, %860, %861, %866] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_209 = tensor.reshape %763(%from_elements_25) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %109, "mismatching contracting dimension"
    %764 = linalg.batch_matmul ins(%reshape_208, %reshape_209 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%111 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %120, "must have at most one inferred (negative) dimension"
    %reshape_210 = tensor.reshape %764(%from_elements_27) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %765 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_210 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_9 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %130, "mismatched size for broadcast"
    cf.assert %131, "mismatched size for broadcast"
    %766 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%765, %44 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %767:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%766 : tensor<?x4x?x?xf32>) outs(%136, %134 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %859 = linalg.index 3 : index
      %860 = arith.index_cast %859 : index to i64
      %861 = arith.maximumf %in, %out : f32
      %862 = arith.cmpf ogt, %in, %out : f32
      %863 = arith.select %862, %860, %out_234 : i64
      linalg.yield %861, %863 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_211 = tensor.expand_shape %767#0 [[0], [1], [2, 3]] output_shape [%126, 4, %127, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %768 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%766, %expanded_211 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %769 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%768 : tensor<?x4x?x?xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.exp %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    %770 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%769 : tensor<?x4x?x?xf32>) outs(%141 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x1xf32>
    %771 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%769, %770 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%128 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.divf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %772 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %126, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %127, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %867 = arith.select %865, %c0, %862 : index
      %extracted = tensor.extract %771[%864, %860, %866, %867] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %150, "must have at most one inferred (negative) dimension"
    %reshape_212 = tensor.reshape %772(%from_elements_30) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %78, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %79, "unimplemented: dynamic negative broadcast sizes"
    %773 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%80 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %859 = linalg.index 0 : index
      %860 = linalg.index 1 : index
      %861 = linalg.index 2 : index
      %862 = linalg.index 3 : index
      %863 = arith.cmpi eq, %754, %c1 : index
      %864 = arith.select %863, %c0, %859 : index
      %865 = arith.cmpi eq, %755, %c1 : index
      %866 = arith.select %865, %c0, %861 : index
      %extracted = tensor.extract %transposed_206[%864, %860, %866, %862] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %90, "must have at most one inferred (negative) dimension"
    %reshape_213 = tensor.reshape %773(%from_elements_23) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %158, "mismatching contracting dimension"
    cf.assert %159, "mismatching contracting dimension"
    %774 = linalg.batch_matmul ins(%reshape_212, %reshape_213 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%161 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_214 = tensor.reshape %774(%from_elements_33) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_215 = linalg.transpose ins(%reshape_214 : tensor<?x4x?x16xf32>) outs(%171 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %reshape_216 = tensor.reshape %transposed_215(%from_elements_36) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %cast_217 = tensor.cast %reshape_216 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %collapsed_218 = tensor.collapse_shape %cast_217 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_219 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%45 : tensor<64x64xf32>) permutation = [1, 0] 
    %775 = arith.index_cast %175 : i64 to index
    %776 = tensor.empty(%775) : tensor<?x64xf32>
    %777 = linalg.fill ins(%cst_0 : f32) outs(%776 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %778 = linalg.matmul ins(%collapsed_218, %transposed_219 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%777 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %779 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%778, %arg92 : tensor<?x64xf32>, tensor<64xf32>) outs(%776 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %780 = arith.muli %175, %c64_i64 : i64
    %781 = arith.divsi %780, %58 : i64
    %782 = arith.select %50, %781, %0 : i64
    %783 = arith.select %55, %781, %1 : i64
    %from_elements_220 = tensor.from_elements %782, %783, %c64_i64 : tensor<3xi64>
    %reshape_221 = tensor.reshape %779(%from_elements_220) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %784 = arith.index_cast %782 : i64 to index
    %785 = arith.index_cast %783 : i64 to index
    %786 = arith.cmpi eq, %784, %713 : index
    cf.assert %786, "mismatched size for broadcast"
    %787 = arith.cmpi eq, %785, %c1 : index
    cf.assert %787, "mismatched size for broadcast"
    %cast_222 = tensor.cast %reshape_221 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %788 = tensor.empty(%784) : tensor<?x1x64xf32>
    %789 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_222, %739 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%788 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %790 = tensor.empty(%784) : tensor<?x1x64xf64>
    %791 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%789 : tensor<?x1x64xf32>) outs(%790 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %792 = tensor.empty(%784) : tensor<?x1x1xf64>
    %793 = linalg.fill ins(%cst : f64) outs(%792 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %794 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%791 : tensor<?x1x64xf64>) outs(%793 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %795 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%794 : tensor<?x1x1xf64>) outs(%792 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %796 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%791, %795 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%790 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %797 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796, %796 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%790 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %798 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%797 : tensor<?x1x64xf64>) outs(%793 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %799 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%798 : tensor<?x1x1xf64>) outs(%792 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %800 = tensor.empty(%784) : tensor<?x1x1xf32>
    %801 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%799 : tensor<?x1x1xf64>) outs(%800 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %802 = linalg.fill ins(%cst_0 : f32) outs(%800 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %803 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%789 : tensor<?x1x64xf32>) outs(%802 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %804 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%803 : tensor<?x1x1xf32>) outs(%800 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %805 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%801 : tensor<?x1x1xf32>) outs(%800 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %806 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%805 : tensor<?x1x1xf32>) outs(%800 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %807 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%789, %804 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%788 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %808 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %806 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%788 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %809 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%808, %arg93 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%788 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %810 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %arg94 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%788 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %collapsed_223 = tensor.collapse_shape %810 [[0], [1, 2]] : tensor<?x1x64xf32> into tensor<?x64xf32>
    %transposed_224 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%213 : tensor<64x256xf32>) permutation = [1, 0] 
    %811 = arith.index_cast %782 : i64 to index
    %812 = tensor.empty(%811) : tensor<?x256xf32>
    %813 = linalg.fill ins(%cst_0 : f32) outs(%812 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %814 = linalg.matmul ins(%collapsed_223, %transposed_224 : tensor<?x64xf32>, tensor<64x256xf32>) outs(%813 : tensor<?x256xf32>) -> tensor<?x256xf32>
    %815 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%814, %arg96 : tensor<?x256xf32>, tensor<256xf32>) outs(%812 : tensor<?x256xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x256xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %816 = arith.muli %782, %c256_i64 : i64
    %817 = arith.divsi %816, %219 : i64
    %818 = arith.select %50, %817, %0 : i64
    %819 = arith.select %55, %817, %1 : i64
    %from_elements_225 = tensor.from_elements %818, %819, %c256_i64 : tensor<3xi64>
    %reshape_226 = tensor.reshape %815(%from_elements_225) : (tensor<?x256xf32>, tensor<3xi64>) -> tensor<?x?x256xf32>
    %820 = arith.index_cast %818 : i64 to index
    %821 = tensor.empty(%820) : tensor<?x1x256xf32>
    %cast_227 = tensor.cast %reshape_226 : tensor<?x?x256xf32> to tensor<?x1x256xf32>
    %822 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_227 : tensor<?x1x256xf32>) outs(%821 : tensor<?x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_10 : f32
      %860 = math.erf %859 : f32
      %861 = arith.addf %860, %cst_2 : f32
      %862 = arith.mulf %861, %cst_3 : f32
      %863 = arith.mulf %in, %862 : f32
      linalg.yield %863 : f32
    } -> tensor<?x1x256xf32>
    %collapsed_228 = tensor.collapse_shape %822 [[0], [1, 2]] : tensor<?x1x256xf32> into tensor<?x256xf32>
    %transposed_229 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%227 : tensor<256x64xf32>) permutation = [1, 0] 
    %823 = arith.index_cast %818 : i64 to index
    %824 = tensor.empty(%823) : tensor<?x64xf32>
    %825 = linalg.fill ins(%cst_0 : f32) outs(%824 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %826 = linalg.matmul ins(%collapsed_228, %transposed_229 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%825 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %827 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%826, %arg98 : tensor<?x64xf32>, tensor<64xf32>) outs(%824 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x64xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %828 = arith.muli %818, %c64_i64 : i64
    %829 = arith.divsi %828, %58 : i64
    %830 = arith.select %50, %829, %0 : i64
    %831 = arith.select %55, %829, %1 : i64
    %from_elements_230 = tensor.from_elements %830, %831, %c64_i64 : tensor<3xi64>
    %reshape_231 = tensor.reshape %827(%from_elements_230) : (tensor<?x64xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %832 = arith.index_cast %830 : i64 to index
    %833 = arith.index_cast %831 : i64 to index
    %834 = arith.cmpi eq, %832, %784 : index
    cf.assert %834, "mismatched size for broadcast"
    %835 = arith.cmpi eq, %833, %c1 : index
    cf.assert %835, "mismatched size for broadcast"
    %cast_232 = tensor.cast %reshape_231 : tensor<?x?x64xf32> to tensor<?x1x64xf32>
    %836 = tensor.empty(%832) : tensor<?x1x64xf32>
    %837 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_232, %810 : tensor<?x1x64xf32>, tensor<?x1x64xf32>) outs(%836 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %838 = tensor.empty(%832) : tensor<?x1x64xf64>
    %839 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%837 : tensor<?x1x64xf32>) outs(%838 : tensor<?x1x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %859 = arith.extf %in : f32 to f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %840 = tensor.empty(%832) : tensor<?x1x1xf64>
    %841 = linalg.fill ins(%cst : f64) outs(%840 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
    %842 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%839 : tensor<?x1x64xf64>) outs(%841 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %843 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842 : tensor<?x1x1xf64>) outs(%840 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %844 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%839, %843 : tensor<?x1x64xf64>, tensor<?x1x1xf64>) outs(%838 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.subf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %845 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%844, %844 : tensor<?x1x64xf64>, tensor<?x1x64xf64>) outs(%838 : tensor<?x1x64xf64>) {
    ^bb0(%in: f64, %in_234: f64, %out: f64):
      %859 = arith.mulf %in, %in_234 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x64xf64>
    %846 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%845 : tensor<?x1x64xf64>) outs(%841 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.addf %in, %out : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %847 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846 : tensor<?x1x1xf64>) outs(%840 : tensor<?x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %859 = arith.divf %in, %cst_6 : f64
      linalg.yield %859 : f64
    } -> tensor<?x1x1xf64>
    %848 = tensor.empty(%832) : tensor<?x1x1xf32>
    %849 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%847 : tensor<?x1x1xf64>) outs(%848 : tensor<?x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %859 = arith.truncf %in : f64 to f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %850 = linalg.fill ins(%cst_0 : f32) outs(%848 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %851 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%837 : tensor<?x1x64xf32>) outs(%850 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.addf %in, %out : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %852 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851 : tensor<?x1x1xf32>) outs(%848 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.divf %in, %cst_7 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %853 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%849 : tensor<?x1x1xf32>) outs(%848 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = arith.truncf %cst_5 : f64 to f32
      %860 = arith.addf %in, %859 : f32
      linalg.yield %860 : f32
    } -> tensor<?x1x1xf32>
    %854 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%853 : tensor<?x1x1xf32>) outs(%848 : tensor<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %859 = math.rsqrt %in : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x1xf32>
    %855 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%837, %852 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%836 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.subf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %856 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855, %854 : tensor<?x1x64xf32>, tensor<?x1x1xf32>) outs(%836 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %857 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856, %arg99 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%836 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.mulf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %858 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %arg100 : tensor<?x1x64xf32>, tensor<64xf32>) outs(%836 : tensor<?x1x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %859 = arith.addf %in, %in_234 : f32
      linalg.yield %859 : f32
    } -> tensor<?x1x64xf32>
    %cast_233 = tensor.cast %858 : tensor<?x1x64xf32> to tensor<?x?x64xf32>
    return %cast_233 : tensor<?x?x64xf32>
  }
}
