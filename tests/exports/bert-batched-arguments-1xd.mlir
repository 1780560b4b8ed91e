#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<1x?xi64>, %arg102: tensor<1x?xi64>) -> tensor<1x?x64xf32> {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant -3.40282347E+38 : f32
    %cst_6 = arith.constant 4.000000e+00 : f32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant 1.41421354 : f32
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg102, %c1 : tensor<1x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty(%dim) : tensor<?xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %562 = linalg.index 0 : index
      %563 = arith.index_cast %562 : index to i64
      linalg.yield %563 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %dim_9 = tensor.dim %arg101, %c1 : tensor<1x?xi64>
    %3 = tensor.empty(%dim_9) : tensor<1x?x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<1x?xi64>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %562 = arith.index_cast %in : i64 to index
      %563 = linalg.index 2 : index
      %564 = arith.cmpi slt, %562, %c50 : index
      cf.assert %564, "index must be smaller than dim size"
      %565 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %565, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%562, %563] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %5 = arith.index_cast %dim_9 : index to i64
    %6 = arith.cmpi sge, %5, %c0_i64 : i64
    cf.assert %6, "negative values not allowed in new dimensions"
    %7 = tensor.empty(%dim_9) : tensor<1x?xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i64>) outs(%7 : tensor<1x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x?xi64>
    %9 = tensor.empty(%dim_9) : tensor<1x?x64xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x?xi64>) outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %562 = arith.index_cast %in : i64 to index
      %563 = linalg.index 2 : index
      %564 = arith.cmpi slt, %562, %c2 : index
      cf.assert %564, "index must be smaller than dim size"
      %565 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %565, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%562, %563] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %10 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %12 = tensor.empty(%dim) : tensor<1x?x64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x?xi64>) outs(%12 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %562 = arith.index_cast %in : i64 to index
      %563 = linalg.index 2 : index
      %564 = arith.cmpi slt, %562, %c32 : index
      cf.assert %564, "index must be smaller than dim size"
      %565 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %565, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%562, %563] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %14 = arith.cmpi eq, %dim_9, %dim : index
    cf.assert %14, "mismatched size for broadcast"
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %16 = tensor.empty(%dim_9) : tensor<1x?x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<1x?x64xf32>) outs(%17 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x?x1xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %20 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %dim_9, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %19[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %21 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<1x?x64xf32>) outs(%17 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x?x1xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x?x1xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x?x1xf32>) outs(%16 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %27 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %dim_9, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %26[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %27 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg3 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg4 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_10 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [1, 1, 1, %dim] : tensor<1x?xi64> into tensor<1x1x1x?xi64>
    %31 = tensor.empty(%dim) : tensor<1x1x1x?xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x?xi64>) outs(%31 : tensor<1x1x1x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %562 = arith.sitofp %in : i64 to f32
      linalg.yield %562 : f32
    } -> tensor<1x1x1x?xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x1x1x?xf32>) outs(%31 : tensor<1x1x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.subf %cst_1, %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x1x1x?xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<1x1x1x?xf32>) outs(%31 : tensor<1x1x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.mulf %in, %cst_5 : f32
      linalg.yield %562 : f32
    } -> tensor<1x1x1x?xf32>
    %35 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %36 = tensor.empty() : tensor<1x64x64xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %39 = linalg.batch_matmul ins(%30, %37 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%38 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg6 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_11 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [1, %dim_9, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %41 = tensor.empty(%dim_9) : tensor<1x4x?x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x?x4x16xf32>) outs(%41 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %42 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %43 = linalg.batch_matmul ins(%30, %42 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%38 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %arg8 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_14 = tensor.expand_shape %44 [[0], [1], [2, 3]] output_shape [1, %dim_9, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %45 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %46 = linalg.batch_matmul ins(%30, %45 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%38 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %arg10 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_16 = tensor.expand_shape %47 [[0], [1], [2, 3]] output_shape [1, %dim_9, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<1x?x4x16xf32>) outs(%41 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty(%dim_9) : tensor<1x4x16x?xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<1x?x4x16xf32>) outs(%48 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %49 = tensor.empty(%dim_9, %dim_9) : tensor<4x?x?xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %51 = linalg.batch_matmul ins(%collapsed, %collapsed_19 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%50 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_20 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [1, 4, %dim_9, %dim_9] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %52 = tensor.empty(%dim_9, %dim_9) : tensor<1x4x?x?xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<1x4x?x?xf32>) outs(%52 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    cf.assert %14, "mismatched size for broadcast"
    %54 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%52 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %55 = tensor.empty(%dim_9) : tensor<1x4x?xi64>
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %57 = tensor.empty(%dim_9) : tensor<1x4x?xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %59:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<1x4x?x?xf32>) outs(%58, %56 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_21 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [1, 4, %dim_9, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_21 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%52 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %61 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x4x?x?xf32>) outs(%52 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %62 = tensor.empty(%dim_9) : tensor<1x4x?x1xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<1x4x?x?xf32>) outs(%63 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%52 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_22 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %66 = tensor.empty(%dim_9) : tensor<4x?x16xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %68 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%67 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_24 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [1, 4, %dim_9, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %69 = tensor.empty(%dim_9) : tensor<1x?x4x16xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<1x4x?x16xf32>) outs(%69 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    %70 = arith.cmpi slt, %0, %c0_i64 : i64
    %71 = arith.select %70, %c1_i64, %0 : i64
    %72 = arith.extui %70 : i1 to i64
    %73 = arith.addi %72, %c1_i64 : i64
    %74 = arith.cmpi sle, %73, %c1_i64 : i64
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %75 = arith.muli %5, %c64_i64 : i64
    %76 = arith.divsi %75, %71 : i64
    %77 = arith.select %70, %76, %0 : i64
    %from_elements = tensor.from_elements %c1_i64, %77, %76 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_25(%from_elements) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_26 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %78 = arith.index_cast %77 : i64 to index
    %79 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %80 = tensor.empty(%78) : tensor<1x?x64xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %82 = linalg.batch_matmul ins(%reshape, %79 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%81 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg12 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %84 = arith.cmpi eq, %78, %dim_9 : index
    cf.assert %84, "mismatched size for broadcast"
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %30 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %86 = tensor.empty(%78) : tensor<1x?x1xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<1x?x64xf32>) outs(%87 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %90 = arith.index_cast %77 : i64 to index
    %91 = arith.cmpi sge, %77, %c0_i64 : i64
    cf.assert %91, "unimplemented: dynamic negative broadcast sizes"
    %92 = tensor.empty(%90) : tensor<1x?x64xf32>
    %93 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%92 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %78, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %89[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %94 = arith.cmpi eq, %78, %90 : index
    cf.assert %94, "mismatched size for broadcast"
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %93 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<1x?x64xf32>) outs(%87 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %91, "unimplemented: dynamic negative broadcast sizes"
    %101 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%92 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %78, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %100[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %94, "mismatched size for broadcast"
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %101 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %arg13 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %arg14 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %105 = tensor.empty() : tensor<64x256xf32>
    %transposed_27 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %106 = tensor.empty() : tensor<1x64x256xf32>
    %107 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %108 = tensor.empty(%78) : tensor<1x?x256xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %110 = linalg.batch_matmul ins(%104, %107 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%109 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg16 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%108 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<1x?x256xf32>) outs(%108 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %113 = tensor.empty() : tensor<256x64xf32>
    %transposed_28 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %114 = tensor.empty() : tensor<1x256x64xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %116 = linalg.batch_matmul ins(%112, %115 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%81 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg18 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %104 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<1x?x64xf32>) outs(%87 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %91, "unimplemented: dynamic negative broadcast sizes"
    %121 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%92 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %78, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %120[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %94, "mismatched size for broadcast"
    %122 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %121 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %122 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<1x?x64xf32>) outs(%87 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<1x?x1xf32>) outs(%86 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %91, "unimplemented: dynamic negative broadcast sizes"
    %128 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%92 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %78, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %127[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %94, "mismatched size for broadcast"
    %129 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %128 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg19 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg20 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_29 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %132 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %133 = linalg.batch_matmul ins(%131, %132 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%81 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %arg22 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_30 = tensor.expand_shape %134 [[0], [1], [2, 3]] output_shape [1, %78, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %135 = tensor.empty(%78) : tensor<1x4x?x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<1x?x4x16xf32>) outs(%135 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %136 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %137 = linalg.batch_matmul ins(%131, %136 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%81 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %138 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg24 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_33 = tensor.expand_shape %138 [[0], [1], [2, 3]] output_shape [1, %78, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_34 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %139 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %140 = linalg.batch_matmul ins(%131, %139 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%81 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg26 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%80 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_35 = tensor.expand_shape %141 [[0], [1], [2, 3]] output_shape [1, %78, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x?x4x16xf32>) outs(%135 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %142 = tensor.empty(%78) : tensor<1x4x16x?xf32>
    %transposed_37 = linalg.transpose ins(%expanded_33 : tensor<1x?x4x16xf32>) outs(%142 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_38 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %143 = tensor.empty(%78, %78) : tensor<4x?x?xf32>
    %144 = linalg.fill ins(%cst : f32) outs(%143 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %145 = linalg.batch_matmul ins(%collapsed_38, %collapsed_39 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%144 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_40 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [1, 4, %78, %78] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %146 = tensor.empty(%78, %78) : tensor<1x4x?x?xf32>
    %147 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<1x4x?x?xf32>) outs(%146 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %148 = arith.cmpi eq, %78, %dim : index
    cf.assert %148, "mismatched size for broadcast"
    %149 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%146 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %150 = tensor.empty(%78) : tensor<1x4x?xi64>
    %151 = linalg.fill ins(%c0_i64 : i64) outs(%150 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %152 = tensor.empty(%78) : tensor<1x4x?xf32>
    %153 = linalg.fill ins(%cst_0 : f32) outs(%152 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %154:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%149 : tensor<1x4x?x?xf32>) outs(%153, %151 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_41 = tensor.expand_shape %154#0 [[0], [1], [2, 3]] output_shape [1, 4, %78, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %expanded_41 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%146 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %156 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<1x4x?x?xf32>) outs(%146 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %157 = tensor.empty(%78) : tensor<1x4x?x1xf32>
    %158 = linalg.fill ins(%cst : f32) outs(%157 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %159 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156 : tensor<1x4x?x?xf32>) outs(%158 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %160 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %159 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%146 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_42 = tensor.collapse_shape %160 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_43 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %161 = tensor.empty(%78) : tensor<4x?x16xf32>
    %162 = linalg.fill ins(%cst : f32) outs(%161 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %163 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%162 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_44 = tensor.expand_shape %163 [[0, 1], [2], [3]] output_shape [1, 4, %78, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %164 = tensor.empty(%78) : tensor<1x?x4x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<1x4x?x16xf32>) outs(%164 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %165 = arith.muli %77, %c64_i64 : i64
    %166 = arith.divsi %165, %71 : i64
    %167 = arith.select %70, %166, %0 : i64
    %from_elements_46 = tensor.from_elements %c1_i64, %167, %166 : tensor<3xi64>
    %reshape_47 = tensor.reshape %transposed_45(%from_elements_46) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_48 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %168 = arith.index_cast %167 : i64 to index
    %169 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %170 = tensor.empty(%168) : tensor<1x?x64xf32>
    %171 = linalg.fill ins(%cst : f32) outs(%170 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %172 = linalg.batch_matmul ins(%reshape_47, %169 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%171 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %arg28 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %174 = arith.cmpi eq, %168, %78 : index
    cf.assert %174, "mismatched size for broadcast"
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %131 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %176 = tensor.empty(%168) : tensor<1x?x1xf32>
    %177 = linalg.fill ins(%cst : f32) outs(%176 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<1x?x64xf32>) outs(%177 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %180 = arith.index_cast %167 : i64 to index
    %181 = arith.cmpi sge, %167, %c0_i64 : i64
    cf.assert %181, "unimplemented: dynamic negative broadcast sizes"
    %182 = tensor.empty(%180) : tensor<1x?x64xf32>
    %183 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%182 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %168, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %179[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %184 = arith.cmpi eq, %168, %180 : index
    cf.assert %184, "mismatched size for broadcast"
    %185 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %183 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %185 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%186 : tensor<1x?x64xf32>) outs(%177 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %181, "unimplemented: dynamic negative broadcast sizes"
    %191 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%182 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %168, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %190[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %184, "mismatched size for broadcast"
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %191 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %arg29 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %194 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %arg30 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_49 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %195 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %196 = tensor.empty(%168) : tensor<1x?x256xf32>
    %197 = linalg.fill ins(%cst : f32) outs(%196 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %198 = linalg.batch_matmul ins(%194, %195 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%197 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %arg32 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%196 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<1x?x256xf32>) outs(%196 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %transposed_50 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %201 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %202 = linalg.batch_matmul ins(%200, %201 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%171 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %arg34 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %194 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<1x?x64xf32>) outs(%177 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %181, "unimplemented: dynamic negative broadcast sizes"
    %207 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%182 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %168, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %206[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %184, "mismatched size for broadcast"
    %208 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %207 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %208 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %210 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%209 : tensor<1x?x64xf32>) outs(%177 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<1x?x1xf32>) outs(%176 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %181, "unimplemented: dynamic negative broadcast sizes"
    %214 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%182 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %168, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %213[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %184, "mismatched size for broadcast"
    %215 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %214 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %arg35 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %arg36 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_51 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %218 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %219 = linalg.batch_matmul ins(%217, %218 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%171 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %220 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %arg38 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_52 = tensor.expand_shape %220 [[0], [1], [2, 3]] output_shape [1, %168, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %221 = tensor.empty(%168) : tensor<1x4x?x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x?x4x16xf32>) outs(%221 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %222 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %223 = linalg.batch_matmul ins(%217, %222 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%171 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %arg40 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_55 = tensor.expand_shape %224 [[0], [1], [2, 3]] output_shape [1, %168, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_56 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %225 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %226 = linalg.batch_matmul ins(%217, %225 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%171 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %arg42 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%170 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_57 = tensor.expand_shape %227 [[0], [1], [2, 3]] output_shape [1, %168, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x?x4x16xf32>) outs(%221 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %228 = tensor.empty(%168) : tensor<1x4x16x?xf32>
    %transposed_59 = linalg.transpose ins(%expanded_55 : tensor<1x?x4x16xf32>) outs(%228 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_61 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %229 = tensor.empty(%168, %168) : tensor<4x?x?xf32>
    %230 = linalg.fill ins(%cst : f32) outs(%229 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %231 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%230 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_62 = tensor.expand_shape %231 [[0, 1], [2], [3]] output_shape [1, 4, %168, %168] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %232 = tensor.empty(%168, %168) : tensor<1x4x?x?xf32>
    %233 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x4x?x?xf32>) outs(%232 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %234 = arith.cmpi eq, %168, %dim : index
    cf.assert %234, "mismatched size for broadcast"
    %235 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%232 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %236 = tensor.empty(%168) : tensor<1x4x?xi64>
    %237 = linalg.fill ins(%c0_i64 : i64) outs(%236 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %238 = tensor.empty(%168) : tensor<1x4x?xf32>
    %239 = linalg.fill ins(%cst_0 : f32) outs(%238 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %240:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<1x4x?x?xf32>) outs(%239, %237 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_63 = tensor.expand_shape %240#0 [[0], [1], [2, 3]] output_shape [1, 4, %168, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %241 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %expanded_63 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%232 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %242 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<1x4x?x?xf32>) outs(%232 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %243 = tensor.empty(%168) : tensor<1x4x?x1xf32>
    %244 = linalg.fill ins(%cst : f32) outs(%243 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %245 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%242 : tensor<1x4x?x?xf32>) outs(%244 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %246 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%232 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_64 = tensor.collapse_shape %246 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %247 = tensor.empty(%168) : tensor<4x?x16xf32>
    %248 = linalg.fill ins(%cst : f32) outs(%247 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %249 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%248 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_66 = tensor.expand_shape %249 [[0, 1], [2], [3]] output_shape [1, 4, %168, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %250 = tensor.empty(%168) : tensor<1x?x4x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<1x4x?x16xf32>) outs(%250 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %251 = arith.muli %167, %c64_i64 : i64
    %252 = arith.divsi %251, %71 : i64
    %253 = arith.select %70, %252, %0 : i64
    %from_elements_68 = tensor.from_elements %c1_i64, %253, %252 : tensor<3xi64>
    %reshape_69 = tensor.reshape %transposed_67(%from_elements_68) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_70 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %254 = arith.index_cast %253 : i64 to index
    %255 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %256 = tensor.empty(%254) : tensor<1x?x64xf32>
    %257 = linalg.fill ins(%cst : f32) outs(%256 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %258 = linalg.batch_matmul ins(%reshape_69, %255 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%257 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %arg44 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %260 = arith.cmpi eq, %254, %168 : index
    cf.assert %260, "mismatched size for broadcast"
    %261 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %217 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %262 = tensor.empty(%254) : tensor<1x?x1xf32>
    %263 = linalg.fill ins(%cst : f32) outs(%262 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<1x?x64xf32>) outs(%263 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %266 = arith.index_cast %253 : i64 to index
    %267 = arith.cmpi sge, %253, %c0_i64 : i64
    cf.assert %267, "unimplemented: dynamic negative broadcast sizes"
    %268 = tensor.empty(%266) : tensor<1x?x64xf32>
    %269 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%268 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %254, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %265[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %270 = arith.cmpi eq, %254, %266 : index
    cf.assert %270, "mismatched size for broadcast"
    %271 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %269 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %271 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272 : tensor<1x?x64xf32>) outs(%263 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %274 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %267, "unimplemented: dynamic negative broadcast sizes"
    %277 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%268 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %254, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %276[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %270, "mismatched size for broadcast"
    %278 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %277 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %arg45 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %280 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg46 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_71 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %281 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_71 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %282 = tensor.empty(%254) : tensor<1x?x256xf32>
    %283 = linalg.fill ins(%cst : f32) outs(%282 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %284 = linalg.batch_matmul ins(%280, %281 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%283 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %285 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %arg48 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%282 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %286 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<1x?x256xf32>) outs(%282 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %transposed_72 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %287 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %288 = linalg.batch_matmul ins(%286, %287 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%257 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %289 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %arg50 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %290 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %280 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %291 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%290 : tensor<1x?x64xf32>) outs(%263 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %267, "unimplemented: dynamic negative broadcast sizes"
    %293 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%268 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %254, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %292[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %270, "mismatched size for broadcast"
    %294 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %293 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %294 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<1x?x64xf32>) outs(%263 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %299 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<1x?x1xf32>) outs(%262 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %267, "unimplemented: dynamic negative broadcast sizes"
    %300 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%268 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %254, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %299[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %270, "mismatched size for broadcast"
    %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %300 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %arg51 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %arg52 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_73 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %304 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_73 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %305 = linalg.batch_matmul ins(%303, %304 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%257 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %arg54 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_74 = tensor.expand_shape %306 [[0], [1], [2, 3]] output_shape [1, %254, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %307 = tensor.empty(%254) : tensor<1x4x?x16xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<1x?x4x16xf32>) outs(%307 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_76 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %308 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %309 = linalg.batch_matmul ins(%303, %308 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%257 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %arg56 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_77 = tensor.expand_shape %310 [[0], [1], [2, 3]] output_shape [1, %254, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_78 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %311 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %312 = linalg.batch_matmul ins(%303, %311 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%257 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %arg58 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%256 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_79 = tensor.expand_shape %313 [[0], [1], [2, 3]] output_shape [1, %254, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<1x?x4x16xf32>) outs(%307 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %314 = tensor.empty(%254) : tensor<1x4x16x?xf32>
    %transposed_81 = linalg.transpose ins(%expanded_77 : tensor<1x?x4x16xf32>) outs(%314 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_82 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_83 = tensor.collapse_shape %transposed_81 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %315 = tensor.empty(%254, %254) : tensor<4x?x?xf32>
    %316 = linalg.fill ins(%cst : f32) outs(%315 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %317 = linalg.batch_matmul ins(%collapsed_82, %collapsed_83 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%316 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_84 = tensor.expand_shape %317 [[0, 1], [2], [3]] output_shape [1, 4, %254, %254] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %318 = tensor.empty(%254, %254) : tensor<1x4x?x?xf32>
    %319 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<1x4x?x?xf32>) outs(%318 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %320 = arith.cmpi eq, %254, %dim : index
    cf.assert %320, "mismatched size for broadcast"
    %321 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%318 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %322 = tensor.empty(%254) : tensor<1x4x?xi64>
    %323 = linalg.fill ins(%c0_i64 : i64) outs(%322 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %324 = tensor.empty(%254) : tensor<1x4x?xf32>
    %325 = linalg.fill ins(%cst_0 : f32) outs(%324 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %326:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%321 : tensor<1x4x?x?xf32>) outs(%325, %323 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_85 = tensor.expand_shape %326#0 [[0], [1], [2, 3]] output_shape [1, 4, %254, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %327 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %expanded_85 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%318 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %328 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<1x4x?x?xf32>) outs(%318 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %329 = tensor.empty(%254) : tensor<1x4x?x1xf32>
    %330 = linalg.fill ins(%cst : f32) outs(%329 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %331 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%328 : tensor<1x4x?x?xf32>) outs(%330 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %332 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328, %331 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%318 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_86 = tensor.collapse_shape %332 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_87 = tensor.collapse_shape %transposed_80 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %333 = tensor.empty(%254) : tensor<4x?x16xf32>
    %334 = linalg.fill ins(%cst : f32) outs(%333 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %335 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%334 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_88 = tensor.expand_shape %335 [[0, 1], [2], [3]] output_shape [1, 4, %254, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %336 = tensor.empty(%254) : tensor<1x?x4x16xf32>
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<1x4x?x16xf32>) outs(%336 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %337 = arith.muli %253, %c64_i64 : i64
    %338 = arith.divsi %337, %71 : i64
    %339 = arith.select %70, %338, %0 : i64
    %from_elements_90 = tensor.from_elements %c1_i64, %339, %338 : tensor<3xi64>
    %reshape_91 = tensor.reshape %transposed_89(%from_elements_90) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_92 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %340 = arith.index_cast %339 : i64 to index
    %341 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_92 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %342 = tensor.empty(%340) : tensor<1x?x64xf32>
    %343 = linalg.fill ins(%cst : f32) outs(%342 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %344 = linalg.batch_matmul ins(%reshape_91, %341 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%343 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %345 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %arg60 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %346 = arith.cmpi eq, %340, %254 : index
    cf.assert %346, "mismatched size for broadcast"
    %347 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %303 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %348 = tensor.empty(%340) : tensor<1x?x1xf32>
    %349 = linalg.fill ins(%cst : f32) outs(%348 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %350 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%347 : tensor<1x?x64xf32>) outs(%349 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %352 = arith.index_cast %339 : i64 to index
    %353 = arith.cmpi sge, %339, %c0_i64 : i64
    cf.assert %353, "unimplemented: dynamic negative broadcast sizes"
    %354 = tensor.empty(%352) : tensor<1x?x64xf32>
    %355 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%354 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %340, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %351[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %356 = arith.cmpi eq, %340, %352 : index
    cf.assert %356, "mismatched size for broadcast"
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %355 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %357 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%358 : tensor<1x?x64xf32>) outs(%349 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %353, "unimplemented: dynamic negative broadcast sizes"
    %363 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%354 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %340, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %362[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %356, "mismatched size for broadcast"
    %364 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %363 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %365 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %arg61 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %366 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %arg62 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_93 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %367 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_93 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %368 = tensor.empty(%340) : tensor<1x?x256xf32>
    %369 = linalg.fill ins(%cst : f32) outs(%368 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %370 = linalg.batch_matmul ins(%366, %367 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%369 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %371 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %arg64 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%368 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<1x?x256xf32>) outs(%368 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %transposed_94 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %373 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_94 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %374 = linalg.batch_matmul ins(%372, %373 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%343 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %arg66 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %366 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%376 : tensor<1x?x64xf32>) outs(%349 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %353, "unimplemented: dynamic negative broadcast sizes"
    %379 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%354 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %340, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %378[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %356, "mismatched size for broadcast"
    %380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %379 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %380 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<1x?x64xf32>) outs(%349 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<1x?x1xf32>) outs(%348 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %353, "unimplemented: dynamic negative broadcast sizes"
    %386 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%354 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %340, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %385[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %356, "mismatched size for broadcast"
    %387 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %386 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %arg67 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %arg68 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_95 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %390 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_95 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %391 = linalg.batch_matmul ins(%389, %390 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%343 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %arg70 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_96 = tensor.expand_shape %392 [[0], [1], [2, 3]] output_shape [1, %340, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %393 = tensor.empty(%340) : tensor<1x4x?x16xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<1x?x4x16xf32>) outs(%393 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_98 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %394 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_98 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %395 = linalg.batch_matmul ins(%389, %394 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%343 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %arg72 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_99 = tensor.expand_shape %396 [[0], [1], [2, 3]] output_shape [1, %340, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_100 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %397 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_100 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %398 = linalg.batch_matmul ins(%389, %397 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%343 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %arg74 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%342 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_101 = tensor.expand_shape %399 [[0], [1], [2, 3]] output_shape [1, %340, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<1x?x4x16xf32>) outs(%393 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %400 = tensor.empty(%340) : tensor<1x4x16x?xf32>
    %transposed_103 = linalg.transpose ins(%expanded_99 : tensor<1x?x4x16xf32>) outs(%400 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_104 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_105 = tensor.collapse_shape %transposed_103 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %401 = tensor.empty(%340, %340) : tensor<4x?x?xf32>
    %402 = linalg.fill ins(%cst : f32) outs(%401 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %403 = linalg.batch_matmul ins(%collapsed_104, %collapsed_105 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%402 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_106 = tensor.expand_shape %403 [[0, 1], [2], [3]] output_shape [1, 4, %340, %340] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %404 = tensor.empty(%340, %340) : tensor<1x4x?x?xf32>
    %405 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<1x4x?x?xf32>) outs(%404 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %406 = arith.cmpi eq, %340, %dim : index
    cf.assert %406, "mismatched size for broadcast"
    %407 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%405, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%404 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %408 = tensor.empty(%340) : tensor<1x4x?xi64>
    %409 = linalg.fill ins(%c0_i64 : i64) outs(%408 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %410 = tensor.empty(%340) : tensor<1x4x?xf32>
    %411 = linalg.fill ins(%cst_0 : f32) outs(%410 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %412:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%407 : tensor<1x4x?x?xf32>) outs(%411, %409 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_107 = tensor.expand_shape %412#0 [[0], [1], [2, 3]] output_shape [1, 4, %340, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %413 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %expanded_107 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%404 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %414 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413 : tensor<1x4x?x?xf32>) outs(%404 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %415 = tensor.empty(%340) : tensor<1x4x?x1xf32>
    %416 = linalg.fill ins(%cst : f32) outs(%415 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %417 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%414 : tensor<1x4x?x?xf32>) outs(%416 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %418 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414, %417 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%404 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_108 = tensor.collapse_shape %418 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_109 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %419 = tensor.empty(%340) : tensor<4x?x16xf32>
    %420 = linalg.fill ins(%cst : f32) outs(%419 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %421 = linalg.batch_matmul ins(%collapsed_108, %collapsed_109 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%420 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_110 = tensor.expand_shape %421 [[0, 1], [2], [3]] output_shape [1, 4, %340, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %422 = tensor.empty(%340) : tensor<1x?x4x16xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<1x4x?x16xf32>) outs(%422 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %423 = arith.muli %339, %c64_i64 : i64
    %424 = arith.divsi %423, %71 : i64
    %425 = arith.select %70, %424, %0 : i64
    %from_elements_112 = tensor.from_elements %c1_i64, %425, %424 : tensor<3xi64>
    %reshape_113 = tensor.reshape %transposed_111(%from_elements_112) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_114 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %426 = arith.index_cast %425 : i64 to index
    %427 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_114 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %428 = tensor.empty(%426) : tensor<1x?x64xf32>
    %429 = linalg.fill ins(%cst : f32) outs(%428 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %430 = linalg.batch_matmul ins(%reshape_113, %427 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%429 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %arg76 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %432 = arith.cmpi eq, %426, %340 : index
    cf.assert %432, "mismatched size for broadcast"
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %389 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %434 = tensor.empty(%426) : tensor<1x?x1xf32>
    %435 = linalg.fill ins(%cst : f32) outs(%434 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%433 : tensor<1x?x64xf32>) outs(%435 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %438 = arith.index_cast %425 : i64 to index
    %439 = arith.cmpi sge, %425, %c0_i64 : i64
    cf.assert %439, "unimplemented: dynamic negative broadcast sizes"
    %440 = tensor.empty(%438) : tensor<1x?x64xf32>
    %441 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%440 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %426, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %437[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %442 = arith.cmpi eq, %426, %438 : index
    cf.assert %442, "mismatched size for broadcast"
    %443 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %441 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %444 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %443 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %445 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%444 : tensor<1x?x64xf32>) outs(%435 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %447 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %439, "unimplemented: dynamic negative broadcast sizes"
    %449 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%440 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %426, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %448[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %442, "mismatched size for broadcast"
    %450 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %449 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %451 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %arg77 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %452 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %arg78 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_115 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %453 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_115 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %454 = tensor.empty(%426) : tensor<1x?x256xf32>
    %455 = linalg.fill ins(%cst : f32) outs(%454 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %456 = linalg.batch_matmul ins(%452, %453 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%455 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %457 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %arg80 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%454 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %458 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<1x?x256xf32>) outs(%454 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %transposed_116 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %459 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_116 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %460 = linalg.batch_matmul ins(%458, %459 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%429 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %461 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %arg82 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %452 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462 : tensor<1x?x64xf32>) outs(%435 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %439, "unimplemented: dynamic negative broadcast sizes"
    %465 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%440 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %426, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %464[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %442, "mismatched size for broadcast"
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %465 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %466 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467 : tensor<1x?x64xf32>) outs(%435 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470 : tensor<1x?x1xf32>) outs(%434 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %439, "unimplemented: dynamic negative broadcast sizes"
    %472 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%440 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %426, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %471[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %442, "mismatched size for broadcast"
    %473 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %472 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %474 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %arg83 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %475 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %arg84 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_117 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %476 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_117 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %477 = linalg.batch_matmul ins(%475, %476 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%429 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %478 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %arg86 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_118 = tensor.expand_shape %478 [[0], [1], [2, 3]] output_shape [1, %426, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %479 = tensor.empty(%426) : tensor<1x4x?x16xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<1x?x4x16xf32>) outs(%479 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_120 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %480 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_120 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %481 = linalg.batch_matmul ins(%475, %480 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%429 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %482 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %arg88 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_121 = tensor.expand_shape %482 [[0], [1], [2, 3]] output_shape [1, %426, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_122 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %483 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_122 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %484 = linalg.batch_matmul ins(%475, %483 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%429 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %arg90 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%428 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %expanded_123 = tensor.expand_shape %485 [[0], [1], [2, 3]] output_shape [1, %426, 4, 16] : tensor<1x?x64xf32> into tensor<1x?x4x16xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<1x?x4x16xf32>) outs(%479 : tensor<1x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %486 = tensor.empty(%426) : tensor<1x4x16x?xf32>
    %transposed_125 = linalg.transpose ins(%expanded_121 : tensor<1x?x4x16xf32>) outs(%486 : tensor<1x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_126 = tensor.collapse_shape %transposed_119 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_127 = tensor.collapse_shape %transposed_125 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %487 = tensor.empty(%426, %426) : tensor<4x?x?xf32>
    %488 = linalg.fill ins(%cst : f32) outs(%487 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %489 = linalg.batch_matmul ins(%collapsed_126, %collapsed_127 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%488 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded_128 = tensor.expand_shape %489 [[0, 1], [2], [3]] output_shape [1, 4, %426, %426] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %490 = tensor.empty(%426, %426) : tensor<1x4x?x?xf32>
    %491 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<1x4x?x?xf32>) outs(%490 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_6 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %492 = arith.cmpi eq, %426, %dim : index
    cf.assert %492, "mismatched size for broadcast"
    %493 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491, %34 : tensor<1x4x?x?xf32>, tensor<1x1x1x?xf32>) outs(%490 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %494 = tensor.empty(%426) : tensor<1x4x?xi64>
    %495 = linalg.fill ins(%c0_i64 : i64) outs(%494 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %496 = tensor.empty(%426) : tensor<1x4x?xf32>
    %497 = linalg.fill ins(%cst_0 : f32) outs(%496 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %498:2 = linalg.generic {indexing_maps = [#map7, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%493 : tensor<1x4x?x?xf32>) outs(%497, %495 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %562 = linalg.index 3 : index
      %563 = arith.index_cast %562 : index to i64
      %564 = arith.maximumf %in, %out : f32
      %565 = arith.cmpf ogt, %in, %out : f32
      %566 = arith.select %565, %563, %out_139 : i64
      linalg.yield %564, %566 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_129 = tensor.expand_shape %498#0 [[0], [1], [2, 3]] output_shape [1, 4, %426, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %499 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %expanded_129 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%490 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %500 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499 : tensor<1x4x?x?xf32>) outs(%490 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.exp %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %501 = tensor.empty(%426) : tensor<1x4x?x1xf32>
    %502 = linalg.fill ins(%cst : f32) outs(%501 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %503 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%500 : tensor<1x4x?x?xf32>) outs(%502 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x1xf32>
    %504 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %503 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%490 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.divf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x4x?x?xf32>
    %collapsed_130 = tensor.collapse_shape %504 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_131 = tensor.collapse_shape %transposed_124 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %505 = tensor.empty(%426) : tensor<4x?x16xf32>
    %506 = linalg.fill ins(%cst : f32) outs(%505 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %507 = linalg.batch_matmul ins(%collapsed_130, %collapsed_131 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%506 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_132 = tensor.expand_shape %507 [[0, 1], [2], [3]] output_shape [1, 4, %426, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %508 = tensor.empty(%426) : tensor<1x?x4x16xf32>
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<1x4x?x16xf32>) outs(%508 : tensor<1x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %74, "must have at most one inferred (negative) dimension"
    %509 = arith.muli %425, %c64_i64 : i64
    %510 = arith.divsi %509, %71 : i64
    %511 = arith.select %70, %510, %0 : i64
    %from_elements_134 = tensor.from_elements %c1_i64, %511, %510 : tensor<3xi64>
    %reshape_135 = tensor.reshape %transposed_133(%from_elements_134) : (tensor<1x?x4x16xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_136 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%35 : tensor<64x64xf32>) permutation = [1, 0] 
    %512 = arith.index_cast %511 : i64 to index
    %513 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_136 : tensor<64x64xf32>) outs(%36 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %514 = tensor.empty(%512) : tensor<1x?x64xf32>
    %515 = linalg.fill ins(%cst : f32) outs(%514 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %516 = linalg.batch_matmul ins(%reshape_135, %513 : tensor<1x?x64xf32>, tensor<1x64x64xf32>) outs(%515 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %arg92 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %518 = arith.cmpi eq, %512, %426 : index
    cf.assert %518, "mismatched size for broadcast"
    %519 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %475 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %520 = tensor.empty(%512) : tensor<1x?x1xf32>
    %521 = linalg.fill ins(%cst : f32) outs(%520 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %522 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<1x?x64xf32>) outs(%521 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %523 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %524 = arith.index_cast %511 : i64 to index
    %525 = arith.cmpi sge, %511, %c0_i64 : i64
    cf.assert %525, "unimplemented: dynamic negative broadcast sizes"
    %526 = tensor.empty(%524) : tensor<1x?x64xf32>
    %527 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%526 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %512, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %523[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %528 = arith.cmpi eq, %512, %524 : index
    cf.assert %528, "mismatched size for broadcast"
    %529 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %527 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %529 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %531 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%530 : tensor<1x?x64xf32>) outs(%521 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %525, "unimplemented: dynamic negative broadcast sizes"
    %535 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%526 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %512, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %534[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %528, "mismatched size for broadcast"
    %536 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %535 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %537 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %arg93 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %538 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %arg94 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %transposed_137 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%105 : tensor<64x256xf32>) permutation = [1, 0] 
    %539 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_137 : tensor<64x256xf32>) outs(%106 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %540 = tensor.empty(%512) : tensor<1x?x256xf32>
    %541 = linalg.fill ins(%cst : f32) outs(%540 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %542 = linalg.batch_matmul ins(%538, %539 : tensor<1x?x64xf32>, tensor<1x64x256xf32>) outs(%541 : tensor<1x?x256xf32>) -> tensor<1x?x256xf32>
    %543 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %arg96 : tensor<1x?x256xf32>, tensor<256xf32>) outs(%540 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x256xf32>
    %544 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543 : tensor<1x?x256xf32>) outs(%540 : tensor<1x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_7 : f32
      %563 = math.erf %562 : f32
      %564 = arith.addf %563, %cst_1 : f32
      %565 = arith.mulf %564, %cst_2 : f32
      %566 = arith.mulf %in, %565 : f32
      linalg.yield %566 : f32
    } -> tensor<1x?x256xf32>
    %transposed_138 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%113 : tensor<256x64xf32>) permutation = [1, 0] 
    %545 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_138 : tensor<256x64xf32>) outs(%114 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %546 = linalg.batch_matmul ins(%544, %545 : tensor<1x?x256xf32>, tensor<1x256x64xf32>) outs(%515 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %547 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %arg98 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %548 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %538 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %549 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%548 : tensor<1x?x64xf32>) outs(%521 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %550 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %525, "unimplemented: dynamic negative broadcast sizes"
    %551 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%526 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %512, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %550[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %528, "mismatched size for broadcast"
    %552 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %551 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.subf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %553 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %552 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %554 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%553 : tensor<1x?x64xf32>) outs(%521 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.addf %in, %out : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %555 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.divf %in, %cst_4 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    %556 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = arith.truncf %cst_3 : f64 to f32
      %563 = arith.addf %in, %562 : f32
      linalg.yield %563 : f32
    } -> tensor<1x?x1xf32>
    %557 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556 : tensor<1x?x1xf32>) outs(%520 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %562 = math.rsqrt %in : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x1xf32>
    cf.assert %525, "unimplemented: dynamic negative broadcast sizes"
    %558 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%526 : tensor<1x?x64xf32>) {
    ^bb0(%out: f32):
      %562 = linalg.index 1 : index
      %563 = arith.cmpi eq, %512, %c1 : index
      %564 = arith.select %563, %c0, %562 : index
      %extracted = tensor.extract %557[%c0, %564, %c0] : tensor<1x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    cf.assert %528, "mismatched size for broadcast"
    %559 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %558 : tensor<1x?x64xf32>, tensor<1x?x64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %560 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %arg99 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.mulf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    %561 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %arg100 : tensor<1x?x64xf32>, tensor<64xf32>) outs(%514 : tensor<1x?x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %562 = arith.addf %in, %in_139 : f32
      linalg.yield %562 : f32
    } -> tensor<1x?x64xf32>
    return %561 : tensor<1x?x64xf32>
  }
}
