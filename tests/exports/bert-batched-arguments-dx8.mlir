#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<?x8xi64>, %arg102: tensor<?x8xi64>) -> tensor<?x8x64xf32> {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c50 = arith.constant 50 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant -3.40282347E+38 : f32
    %cst_6 = arith.constant 4.000000e+00 : f32
    %c512_i64 = arith.constant 512 : i64
    %cst_7 = arith.constant 1.41421354 : f32
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg102, %c0 : tensor<?x8xi64>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %622 = linalg.index 0 : index
      %623 = arith.index_cast %622 : index to i64
      linalg.yield %623 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %dim_9 = tensor.dim %arg101, %c0 : tensor<?x8xi64>
    %3 = tensor.empty(%dim_9) : tensor<?x8x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<?x8xi64>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %622 = arith.index_cast %in : i64 to index
      %623 = linalg.index 2 : index
      %624 = arith.cmpi slt, %622, %c50 : index
      cf.assert %624, "index must be smaller than dim size"
      %625 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %625, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%622, %623] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %5 = arith.index_cast %dim_9 : index to i64
    %6 = arith.cmpi sge, %5, %c0_i64 : i64
    cf.assert %6, "negative values not allowed in new dimensions"
    %7 = tensor.empty(%dim_9) : tensor<?x8xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i64>) outs(%7 : tensor<?x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x8xi64>
    %9 = tensor.empty(%dim_9) : tensor<?x8x64xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x8xi64>) outs(%9 : tensor<?x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %622 = arith.index_cast %in : i64 to index
      %623 = linalg.index 2 : index
      %624 = arith.cmpi slt, %622, %c2 : index
      cf.assert %624, "index must be smaller than dim size"
      %625 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %625, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%622, %623] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %10 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %12 = tensor.empty() : tensor<1x8x64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8xi64>) outs(%12 : tensor<1x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %622 = arith.index_cast %in : i64 to index
      %623 = linalg.index 2 : index
      %624 = arith.cmpi slt, %622, %c32 : index
      cf.assert %624, "index must be smaller than dim size"
      %625 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %625, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%622, %623] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x64xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<?x8x64xf32>, tensor<1x8x64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %15 = tensor.empty(%dim_9) : tensor<?x8x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<?x8x64xf32>) outs(%16 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x8x1xf32>) outs(%15 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %19 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %dim_9, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %18[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %20 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<?x8x64xf32>) outs(%16 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x8x1xf32>) outs(%15 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x8x1xf32>) outs(%15 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<?x8x1xf32>) outs(%15 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %26 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %dim_9, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %25[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %26 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg3 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg4 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_10 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [%dim, 1, 1, 8] : tensor<?x8xi64> into tensor<?x1x1x8xi64>
    %30 = tensor.empty(%dim) : tensor<?x1x1x8xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<?x1x1x8xi64>) outs(%30 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %622 = arith.sitofp %in : i64 to f32
      linalg.yield %622 : f32
    } -> tensor<?x1x1x8xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<?x1x1x8xf32>) outs(%30 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.subf %cst_1, %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x1x1x8xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<?x1x1x8xf32>) outs(%30 : tensor<?x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.mulf %in, %cst_5 : f32
      linalg.yield %622 : f32
    } -> tensor<?x1x1x8xf32>
    %34 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %35 = arith.cmpi sge, %5, %c0_i64 : i64
    cf.assert %35, "negative values not allowed in new dimensions"
    %36 = tensor.empty(%dim_9) : tensor<?x64x64xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%36 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %39 = linalg.batch_matmul ins(%29, %37 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%38 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg6 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_11 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [%dim_9, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %41 = tensor.empty(%dim_9) : tensor<?x4x8x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<?x8x4x16xf32>) outs(%41 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %35, "negative values not allowed in new dimensions"
    %42 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x64xf32>) outs(%36 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %43 = linalg.batch_matmul ins(%29, %42 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%38 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %arg8 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_14 = tensor.expand_shape %44 [[0], [1], [2, 3]] output_shape [%dim_9, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %35, "negative values not allowed in new dimensions"
    %45 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<64x64xf32>) outs(%36 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %46 = linalg.batch_matmul ins(%29, %45 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%38 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %arg10 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%3 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_16 = tensor.expand_shape %47 [[0], [1], [2, 3]] output_shape [%dim_9, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<?x8x4x16xf32>) outs(%41 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty(%dim_9) : tensor<?x4x16x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<?x8x4x16xf32>) outs(%48 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %49 = arith.muli %dim_9, %c4 : index
    %50 = tensor.empty(%49) : tensor<?x8x8xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %52 = linalg.batch_matmul ins(%collapsed, %collapsed_19 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%51 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %53 = arith.divsi %49, %c4 : index
    %expanded_20 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [%53, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %54 = tensor.empty(%53) : tensor<?x4x8x8xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<?x4x8x8xf32>) outs(%54 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %56 = arith.cmpi eq, %53, %dim : index
    cf.assert %56, "mismatched size for broadcast"
    %57 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%54 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %58 = tensor.empty(%53) : tensor<?x4x8xi64>
    %59 = linalg.fill ins(%c0_i64 : i64) outs(%58 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %60 = tensor.empty(%53) : tensor<?x4x8xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %62:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<?x4x8x8xf32>) outs(%61, %59 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_21 = tensor.expand_shape %62#0 [[0], [1], [2, 3]] output_shape [%53, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %63 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_21 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%54 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<?x4x8x8xf32>) outs(%54 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %65 = tensor.empty(%53) : tensor<?x4x8x1xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<?x4x8x8xf32>) outs(%66 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%54 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %69 = arith.maxui %53, %dim_9 : index
    %collapsed_22 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %70 = arith.muli %69, %c4 : index
    %71 = tensor.empty(%70) : tensor<?x8x16xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %73 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%72 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %74 = arith.divsi %70, %c4 : index
    %expanded_24 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [%74, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %75 = tensor.empty(%74) : tensor<?x8x4x16xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<?x4x8x16xf32>) outs(%75 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %76 = arith.cmpi slt, %0, %c0_i64 : i64
    %77 = arith.select %76, %c1_i64, %0 : i64
    %78 = arith.extui %76 : i1 to i64
    %79 = arith.muli %77, %c8_i64 : i64
    %80 = arith.addi %78, %c1_i64 : i64
    %81 = arith.cmpi sle, %80, %c1_i64 : i64
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %82 = arith.index_cast %74 : index to i64
    %83 = arith.muli %82, %c512_i64 : i64
    %84 = arith.divsi %83, %79 : i64
    %85 = arith.select %76, %84, %0 : i64
    %from_elements = tensor.from_elements %85, %c8_i64, %84 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_25(%from_elements) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_26 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %86 = arith.index_cast %85 : i64 to index
    %87 = arith.cmpi sge, %85, %c0_i64 : i64
    cf.assert %87, "negative values not allowed in new dimensions"
    %88 = tensor.empty(%86) : tensor<?x64x64xf32>
    %89 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<64x64xf32>) outs(%88 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %90 = tensor.empty(%86) : tensor<?x8x64xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %92 = linalg.batch_matmul ins(%reshape, %89 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%91 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %arg12 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %94 = arith.cmpi eq, %86, %dim_9 : index
    cf.assert %94, "mismatched size for broadcast"
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %29 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %96 = tensor.empty(%86) : tensor<?x8x1xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<?x8x64xf32>) outs(%97 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %100 = arith.index_cast %85 : i64 to index
    %101 = arith.cmpi sge, %85, %c0_i64 : i64
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %102 = tensor.empty(%100) : tensor<?x8x64xf32>
    %103 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%102 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %86, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %99[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %104 = arith.cmpi eq, %86, %100 : index
    cf.assert %104, "mismatched size for broadcast"
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %103 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<?x8x64xf32>) outs(%97 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %111 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%102 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %86, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %110[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %104, "mismatched size for broadcast"
    %112 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %111 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %arg13 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %arg14 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %115 = tensor.empty() : tensor<64x256xf32>
    %transposed_27 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %87, "negative values not allowed in new dimensions"
    %116 = tensor.empty(%86) : tensor<?x64x256xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<64x256xf32>) outs(%116 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %118 = tensor.empty(%86) : tensor<?x8x256xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %120 = linalg.batch_matmul ins(%114, %117 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%119 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg16 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%118 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<?x8x256xf32>) outs(%118 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %123 = tensor.empty() : tensor<256x64xf32>
    %transposed_28 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %87, "negative values not allowed in new dimensions"
    %124 = tensor.empty(%86) : tensor<?x256x64xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<256x64xf32>) outs(%124 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %126 = linalg.batch_matmul ins(%122, %125 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%91 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %arg18 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %114 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<?x8x64xf32>) outs(%97 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %131 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%102 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %86, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %130[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %104, "mismatched size for broadcast"
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<?x8x64xf32>) outs(%97 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<?x8x1xf32>) outs(%96 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %138 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%102 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %86, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %137[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %104, "mismatched size for broadcast"
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %138 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %140 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg19 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg20 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_29 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %87, "negative values not allowed in new dimensions"
    %142 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<64x64xf32>) outs(%88 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %143 = linalg.batch_matmul ins(%141, %142 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%91 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg22 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_30 = tensor.expand_shape %144 [[0], [1], [2, 3]] output_shape [%86, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %145 = tensor.empty(%86) : tensor<?x4x8x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<?x8x4x16xf32>) outs(%145 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %87, "negative values not allowed in new dimensions"
    %146 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<64x64xf32>) outs(%88 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %147 = linalg.batch_matmul ins(%141, %146 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%91 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg24 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_33 = tensor.expand_shape %148 [[0], [1], [2, 3]] output_shape [%86, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_34 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %87, "negative values not allowed in new dimensions"
    %149 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<64x64xf32>) outs(%88 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %150 = linalg.batch_matmul ins(%141, %149 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%91 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg26 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%90 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_35 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [%86, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<?x8x4x16xf32>) outs(%145 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %152 = tensor.empty(%86) : tensor<?x4x16x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_33 : tensor<?x8x4x16xf32>) outs(%152 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_38 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %153 = arith.muli %86, %c4 : index
    %154 = tensor.empty(%153) : tensor<?x8x8xf32>
    %155 = linalg.fill ins(%cst : f32) outs(%154 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %156 = linalg.batch_matmul ins(%collapsed_38, %collapsed_39 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%155 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %157 = arith.divsi %153, %c4 : index
    %expanded_40 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [%157, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %158 = tensor.empty(%157) : tensor<?x4x8x8xf32>
    %159 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<?x4x8x8xf32>) outs(%158 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %160 = arith.cmpi eq, %157, %dim : index
    cf.assert %160, "mismatched size for broadcast"
    %161 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%158 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %162 = tensor.empty(%157) : tensor<?x4x8xi64>
    %163 = linalg.fill ins(%c0_i64 : i64) outs(%162 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %164 = tensor.empty(%157) : tensor<?x4x8xf32>
    %165 = linalg.fill ins(%cst_0 : f32) outs(%164 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %166:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<?x4x8x8xf32>) outs(%165, %163 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_41 = tensor.expand_shape %166#0 [[0], [1], [2, 3]] output_shape [%157, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %167 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %expanded_41 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%158 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<?x4x8x8xf32>) outs(%158 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %169 = tensor.empty(%157) : tensor<?x4x8x1xf32>
    %170 = linalg.fill ins(%cst : f32) outs(%169 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%168 : tensor<?x4x8x8xf32>) outs(%170 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %171 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%158 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %173 = arith.maxui %157, %86 : index
    %collapsed_42 = tensor.collapse_shape %172 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_43 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %174 = arith.muli %173, %c4 : index
    %175 = tensor.empty(%174) : tensor<?x8x16xf32>
    %176 = linalg.fill ins(%cst : f32) outs(%175 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %177 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%176 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %178 = arith.divsi %174, %c4 : index
    %expanded_44 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [%178, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %179 = tensor.empty(%178) : tensor<?x8x4x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<?x4x8x16xf32>) outs(%179 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %180 = arith.index_cast %178 : index to i64
    %181 = arith.muli %180, %c512_i64 : i64
    %182 = arith.divsi %181, %79 : i64
    %183 = arith.select %76, %182, %0 : i64
    %from_elements_46 = tensor.from_elements %183, %c8_i64, %182 : tensor<3xi64>
    %reshape_47 = tensor.reshape %transposed_45(%from_elements_46) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_48 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %184 = arith.index_cast %183 : i64 to index
    %185 = arith.cmpi sge, %183, %c0_i64 : i64
    cf.assert %185, "negative values not allowed in new dimensions"
    %186 = tensor.empty(%184) : tensor<?x64x64xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<64x64xf32>) outs(%186 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %188 = tensor.empty(%184) : tensor<?x8x64xf32>
    %189 = linalg.fill ins(%cst : f32) outs(%188 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %190 = linalg.batch_matmul ins(%reshape_47, %187 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%189 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %arg28 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %192 = arith.cmpi eq, %184, %86 : index
    cf.assert %192, "mismatched size for broadcast"
    %193 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %141 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %194 = tensor.empty(%184) : tensor<?x8x1xf32>
    %195 = linalg.fill ins(%cst : f32) outs(%194 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<?x8x64xf32>) outs(%195 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %198 = arith.index_cast %183 : i64 to index
    %199 = arith.cmpi sge, %183, %c0_i64 : i64
    cf.assert %199, "unimplemented: dynamic negative broadcast sizes"
    %200 = tensor.empty(%198) : tensor<?x8x64xf32>
    %201 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%200 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %184, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %197[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %202 = arith.cmpi eq, %184, %198 : index
    cf.assert %202, "mismatched size for broadcast"
    %203 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %201 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %203 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<?x8x64xf32>) outs(%195 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %199, "unimplemented: dynamic negative broadcast sizes"
    %209 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%200 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %184, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %208[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %202, "mismatched size for broadcast"
    %210 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %209 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg29 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg30 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_49 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %185, "negative values not allowed in new dimensions"
    %213 = tensor.empty(%184) : tensor<?x64x256xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<64x256xf32>) outs(%213 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %215 = tensor.empty(%184) : tensor<?x8x256xf32>
    %216 = linalg.fill ins(%cst : f32) outs(%215 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %217 = linalg.batch_matmul ins(%212, %214 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%216 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %218 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %arg32 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%215 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<?x8x256xf32>) outs(%215 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %transposed_50 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %185, "negative values not allowed in new dimensions"
    %220 = tensor.empty(%184) : tensor<?x256x64xf32>
    %221 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<256x64xf32>) outs(%220 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %222 = linalg.batch_matmul ins(%219, %221 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%189 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg34 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %212 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224 : tensor<?x8x64xf32>) outs(%195 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %199, "unimplemented: dynamic negative broadcast sizes"
    %227 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%200 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %184, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %226[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %202, "mismatched size for broadcast"
    %228 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %227 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %229 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %228 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<?x8x64xf32>) outs(%195 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %232 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %233 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<?x8x1xf32>) outs(%194 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %199, "unimplemented: dynamic negative broadcast sizes"
    %234 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%200 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %184, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %233[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %202, "mismatched size for broadcast"
    %235 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %234 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %arg35 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %arg36 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_51 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %185, "negative values not allowed in new dimensions"
    %238 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<64x64xf32>) outs(%186 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %239 = linalg.batch_matmul ins(%237, %238 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%189 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %arg38 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_52 = tensor.expand_shape %240 [[0], [1], [2, 3]] output_shape [%184, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %241 = tensor.empty(%184) : tensor<?x4x8x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<?x8x4x16xf32>) outs(%241 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %185, "negative values not allowed in new dimensions"
    %242 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<64x64xf32>) outs(%186 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %243 = linalg.batch_matmul ins(%237, %242 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%189 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %arg40 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_55 = tensor.expand_shape %244 [[0], [1], [2, 3]] output_shape [%184, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_56 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %185, "negative values not allowed in new dimensions"
    %245 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<64x64xf32>) outs(%186 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %246 = linalg.batch_matmul ins(%237, %245 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%189 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %arg42 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%188 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_57 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [%184, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<?x8x4x16xf32>) outs(%241 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %248 = tensor.empty(%184) : tensor<?x4x16x8xf32>
    %transposed_59 = linalg.transpose ins(%expanded_55 : tensor<?x8x4x16xf32>) outs(%248 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_61 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %249 = arith.muli %184, %c4 : index
    %250 = tensor.empty(%249) : tensor<?x8x8xf32>
    %251 = linalg.fill ins(%cst : f32) outs(%250 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %252 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%251 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %253 = arith.divsi %249, %c4 : index
    %expanded_62 = tensor.expand_shape %252 [[0, 1], [2], [3]] output_shape [%253, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %254 = tensor.empty(%253) : tensor<?x4x8x8xf32>
    %255 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<?x4x8x8xf32>) outs(%254 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %256 = arith.cmpi eq, %253, %dim : index
    cf.assert %256, "mismatched size for broadcast"
    %257 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%254 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %258 = tensor.empty(%253) : tensor<?x4x8xi64>
    %259 = linalg.fill ins(%c0_i64 : i64) outs(%258 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %260 = tensor.empty(%253) : tensor<?x4x8xf32>
    %261 = linalg.fill ins(%cst_0 : f32) outs(%260 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %262:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%257 : tensor<?x4x8x8xf32>) outs(%261, %259 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_63 = tensor.expand_shape %262#0 [[0], [1], [2, 3]] output_shape [%253, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %263 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %expanded_63 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%254 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %264 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<?x4x8x8xf32>) outs(%254 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %265 = tensor.empty(%253) : tensor<?x4x8x1xf32>
    %266 = linalg.fill ins(%cst : f32) outs(%265 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %267 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%264 : tensor<?x4x8x8xf32>) outs(%266 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %268 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264, %267 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%254 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %269 = arith.maxui %253, %184 : index
    %collapsed_64 = tensor.collapse_shape %268 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %270 = arith.muli %269, %c4 : index
    %271 = tensor.empty(%270) : tensor<?x8x16xf32>
    %272 = linalg.fill ins(%cst : f32) outs(%271 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %273 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%272 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %274 = arith.divsi %270, %c4 : index
    %expanded_66 = tensor.expand_shape %273 [[0, 1], [2], [3]] output_shape [%274, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %275 = tensor.empty(%274) : tensor<?x8x4x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<?x4x8x16xf32>) outs(%275 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %276 = arith.index_cast %274 : index to i64
    %277 = arith.muli %276, %c512_i64 : i64
    %278 = arith.divsi %277, %79 : i64
    %279 = arith.select %76, %278, %0 : i64
    %from_elements_68 = tensor.from_elements %279, %c8_i64, %278 : tensor<3xi64>
    %reshape_69 = tensor.reshape %transposed_67(%from_elements_68) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_70 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %280 = arith.index_cast %279 : i64 to index
    %281 = arith.cmpi sge, %279, %c0_i64 : i64
    cf.assert %281, "negative values not allowed in new dimensions"
    %282 = tensor.empty(%280) : tensor<?x64x64xf32>
    %283 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<64x64xf32>) outs(%282 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %284 = tensor.empty(%280) : tensor<?x8x64xf32>
    %285 = linalg.fill ins(%cst : f32) outs(%284 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %286 = linalg.batch_matmul ins(%reshape_69, %283 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%285 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %287 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %arg44 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %288 = arith.cmpi eq, %280, %184 : index
    cf.assert %288, "mismatched size for broadcast"
    %289 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %237 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %290 = tensor.empty(%280) : tensor<?x8x1xf32>
    %291 = linalg.fill ins(%cst : f32) outs(%290 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<?x8x64xf32>) outs(%291 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %293 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %294 = arith.index_cast %279 : i64 to index
    %295 = arith.cmpi sge, %279, %c0_i64 : i64
    cf.assert %295, "unimplemented: dynamic negative broadcast sizes"
    %296 = tensor.empty(%294) : tensor<?x8x64xf32>
    %297 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%296 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %280, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %293[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %298 = arith.cmpi eq, %280, %294 : index
    cf.assert %298, "mismatched size for broadcast"
    %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %297 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %299 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %301 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<?x8x64xf32>) outs(%291 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %295, "unimplemented: dynamic negative broadcast sizes"
    %305 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%296 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %280, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %304[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %298, "mismatched size for broadcast"
    %306 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %305 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %arg45 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %arg46 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_71 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %281, "negative values not allowed in new dimensions"
    %309 = tensor.empty(%280) : tensor<?x64x256xf32>
    %310 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_71 : tensor<64x256xf32>) outs(%309 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %311 = tensor.empty(%280) : tensor<?x8x256xf32>
    %312 = linalg.fill ins(%cst : f32) outs(%311 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %313 = linalg.batch_matmul ins(%308, %310 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%312 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %arg48 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%311 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<?x8x256xf32>) outs(%311 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %transposed_72 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %281, "negative values not allowed in new dimensions"
    %316 = tensor.empty(%280) : tensor<?x256x64xf32>
    %317 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<256x64xf32>) outs(%316 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %318 = linalg.batch_matmul ins(%315, %317 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%285 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %arg50 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %308 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%320 : tensor<?x8x64xf32>) outs(%291 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %295, "unimplemented: dynamic negative broadcast sizes"
    %323 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%296 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %280, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %322[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %298, "mismatched size for broadcast"
    %324 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %323 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %324 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%325 : tensor<?x8x64xf32>) outs(%291 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %328 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %329 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<?x8x1xf32>) outs(%290 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %295, "unimplemented: dynamic negative broadcast sizes"
    %330 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%296 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %280, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %329[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %298, "mismatched size for broadcast"
    %331 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %330 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %arg51 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %arg52 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_73 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %281, "negative values not allowed in new dimensions"
    %334 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_73 : tensor<64x64xf32>) outs(%282 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %335 = linalg.batch_matmul ins(%333, %334 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%285 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %arg54 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_74 = tensor.expand_shape %336 [[0], [1], [2, 3]] output_shape [%280, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %337 = tensor.empty(%280) : tensor<?x4x8x16xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<?x8x4x16xf32>) outs(%337 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_76 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %281, "negative values not allowed in new dimensions"
    %338 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<64x64xf32>) outs(%282 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %339 = linalg.batch_matmul ins(%333, %338 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%285 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %arg56 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_77 = tensor.expand_shape %340 [[0], [1], [2, 3]] output_shape [%280, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_78 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %281, "negative values not allowed in new dimensions"
    %341 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<64x64xf32>) outs(%282 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %342 = linalg.batch_matmul ins(%333, %341 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%285 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %343 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %arg58 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%284 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_79 = tensor.expand_shape %343 [[0], [1], [2, 3]] output_shape [%280, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<?x8x4x16xf32>) outs(%337 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %344 = tensor.empty(%280) : tensor<?x4x16x8xf32>
    %transposed_81 = linalg.transpose ins(%expanded_77 : tensor<?x8x4x16xf32>) outs(%344 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_82 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_83 = tensor.collapse_shape %transposed_81 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %345 = arith.muli %280, %c4 : index
    %346 = tensor.empty(%345) : tensor<?x8x8xf32>
    %347 = linalg.fill ins(%cst : f32) outs(%346 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %348 = linalg.batch_matmul ins(%collapsed_82, %collapsed_83 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%347 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %349 = arith.divsi %345, %c4 : index
    %expanded_84 = tensor.expand_shape %348 [[0, 1], [2], [3]] output_shape [%349, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %350 = tensor.empty(%349) : tensor<?x4x8x8xf32>
    %351 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<?x4x8x8xf32>) outs(%350 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %352 = arith.cmpi eq, %349, %dim : index
    cf.assert %352, "mismatched size for broadcast"
    %353 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%350 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %354 = tensor.empty(%349) : tensor<?x4x8xi64>
    %355 = linalg.fill ins(%c0_i64 : i64) outs(%354 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %356 = tensor.empty(%349) : tensor<?x4x8xf32>
    %357 = linalg.fill ins(%cst_0 : f32) outs(%356 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %358:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%353 : tensor<?x4x8x8xf32>) outs(%357, %355 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_85 = tensor.expand_shape %358#0 [[0], [1], [2, 3]] output_shape [%349, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %359 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %expanded_85 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%350 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %360 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359 : tensor<?x4x8x8xf32>) outs(%350 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %361 = tensor.empty(%349) : tensor<?x4x8x1xf32>
    %362 = linalg.fill ins(%cst : f32) outs(%361 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %363 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%360 : tensor<?x4x8x8xf32>) outs(%362 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %364 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360, %363 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%350 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %365 = arith.maxui %349, %280 : index
    %collapsed_86 = tensor.collapse_shape %364 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_87 = tensor.collapse_shape %transposed_80 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %366 = arith.muli %365, %c4 : index
    %367 = tensor.empty(%366) : tensor<?x8x16xf32>
    %368 = linalg.fill ins(%cst : f32) outs(%367 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %369 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%368 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %370 = arith.divsi %366, %c4 : index
    %expanded_88 = tensor.expand_shape %369 [[0, 1], [2], [3]] output_shape [%370, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %371 = tensor.empty(%370) : tensor<?x8x4x16xf32>
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<?x4x8x16xf32>) outs(%371 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %372 = arith.index_cast %370 : index to i64
    %373 = arith.muli %372, %c512_i64 : i64
    %374 = arith.divsi %373, %79 : i64
    %375 = arith.select %76, %374, %0 : i64
    %from_elements_90 = tensor.from_elements %375, %c8_i64, %374 : tensor<3xi64>
    %reshape_91 = tensor.reshape %transposed_89(%from_elements_90) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_92 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %376 = arith.index_cast %375 : i64 to index
    %377 = arith.cmpi sge, %375, %c0_i64 : i64
    cf.assert %377, "negative values not allowed in new dimensions"
    %378 = tensor.empty(%376) : tensor<?x64x64xf32>
    %379 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_92 : tensor<64x64xf32>) outs(%378 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %380 = tensor.empty(%376) : tensor<?x8x64xf32>
    %381 = linalg.fill ins(%cst : f32) outs(%380 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %382 = linalg.batch_matmul ins(%reshape_91, %379 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%381 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %arg60 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %384 = arith.cmpi eq, %376, %280 : index
    cf.assert %384, "mismatched size for broadcast"
    %385 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %333 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %386 = tensor.empty(%376) : tensor<?x8x1xf32>
    %387 = linalg.fill ins(%cst : f32) outs(%386 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%385 : tensor<?x8x64xf32>) outs(%387 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %390 = arith.index_cast %375 : i64 to index
    %391 = arith.cmpi sge, %375, %c0_i64 : i64
    cf.assert %391, "unimplemented: dynamic negative broadcast sizes"
    %392 = tensor.empty(%390) : tensor<?x8x64xf32>
    %393 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%392 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %376, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %389[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %394 = arith.cmpi eq, %376, %390 : index
    cf.assert %394, "mismatched size for broadcast"
    %395 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %393 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %395 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%396 : tensor<?x8x64xf32>) outs(%387 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %391, "unimplemented: dynamic negative broadcast sizes"
    %401 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%392 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %376, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %400[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %394, "mismatched size for broadcast"
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %401 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %arg61 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %404 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %arg62 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_93 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %377, "negative values not allowed in new dimensions"
    %405 = tensor.empty(%376) : tensor<?x64x256xf32>
    %406 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_93 : tensor<64x256xf32>) outs(%405 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %407 = tensor.empty(%376) : tensor<?x8x256xf32>
    %408 = linalg.fill ins(%cst : f32) outs(%407 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %409 = linalg.batch_matmul ins(%404, %406 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%408 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %arg64 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%407 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<?x8x256xf32>) outs(%407 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %transposed_94 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %377, "negative values not allowed in new dimensions"
    %412 = tensor.empty(%376) : tensor<?x256x64xf32>
    %413 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_94 : tensor<256x64xf32>) outs(%412 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %414 = linalg.batch_matmul ins(%411, %413 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%381 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %arg66 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %404 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %417 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%416 : tensor<?x8x64xf32>) outs(%387 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %418 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %391, "unimplemented: dynamic negative broadcast sizes"
    %419 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%392 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %376, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %418[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %394, "mismatched size for broadcast"
    %420 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416, %419 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %421 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %420 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %422 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%421 : tensor<?x8x64xf32>) outs(%387 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %423 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %424 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %425 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<?x8x1xf32>) outs(%386 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %391, "unimplemented: dynamic negative broadcast sizes"
    %426 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%392 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %376, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %425[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %394, "mismatched size for broadcast"
    %427 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %426 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %428 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %arg67 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %arg68 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_95 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %377, "negative values not allowed in new dimensions"
    %430 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_95 : tensor<64x64xf32>) outs(%378 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %431 = linalg.batch_matmul ins(%429, %430 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%381 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg70 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_96 = tensor.expand_shape %432 [[0], [1], [2, 3]] output_shape [%376, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %433 = tensor.empty(%376) : tensor<?x4x8x16xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<?x8x4x16xf32>) outs(%433 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_98 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %377, "negative values not allowed in new dimensions"
    %434 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_98 : tensor<64x64xf32>) outs(%378 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %435 = linalg.batch_matmul ins(%429, %434 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%381 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %arg72 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_99 = tensor.expand_shape %436 [[0], [1], [2, 3]] output_shape [%376, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_100 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %377, "negative values not allowed in new dimensions"
    %437 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_100 : tensor<64x64xf32>) outs(%378 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %438 = linalg.batch_matmul ins(%429, %437 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%381 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %439 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %arg74 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%380 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_101 = tensor.expand_shape %439 [[0], [1], [2, 3]] output_shape [%376, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<?x8x4x16xf32>) outs(%433 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %440 = tensor.empty(%376) : tensor<?x4x16x8xf32>
    %transposed_103 = linalg.transpose ins(%expanded_99 : tensor<?x8x4x16xf32>) outs(%440 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_104 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_105 = tensor.collapse_shape %transposed_103 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %441 = arith.muli %376, %c4 : index
    %442 = tensor.empty(%441) : tensor<?x8x8xf32>
    %443 = linalg.fill ins(%cst : f32) outs(%442 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %444 = linalg.batch_matmul ins(%collapsed_104, %collapsed_105 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%443 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %445 = arith.divsi %441, %c4 : index
    %expanded_106 = tensor.expand_shape %444 [[0, 1], [2], [3]] output_shape [%445, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %446 = tensor.empty(%445) : tensor<?x4x8x8xf32>
    %447 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<?x4x8x8xf32>) outs(%446 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %448 = arith.cmpi eq, %445, %dim : index
    cf.assert %448, "mismatched size for broadcast"
    %449 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%446 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %450 = tensor.empty(%445) : tensor<?x4x8xi64>
    %451 = linalg.fill ins(%c0_i64 : i64) outs(%450 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %452 = tensor.empty(%445) : tensor<?x4x8xf32>
    %453 = linalg.fill ins(%cst_0 : f32) outs(%452 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %454:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%449 : tensor<?x4x8x8xf32>) outs(%453, %451 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_107 = tensor.expand_shape %454#0 [[0], [1], [2, 3]] output_shape [%445, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %455 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449, %expanded_107 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%446 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %456 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455 : tensor<?x4x8x8xf32>) outs(%446 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %457 = tensor.empty(%445) : tensor<?x4x8x1xf32>
    %458 = linalg.fill ins(%cst : f32) outs(%457 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %459 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%456 : tensor<?x4x8x8xf32>) outs(%458 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %460 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %459 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%446 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %461 = arith.maxui %445, %376 : index
    %collapsed_108 = tensor.collapse_shape %460 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_109 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %462 = arith.muli %461, %c4 : index
    %463 = tensor.empty(%462) : tensor<?x8x16xf32>
    %464 = linalg.fill ins(%cst : f32) outs(%463 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %465 = linalg.batch_matmul ins(%collapsed_108, %collapsed_109 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%464 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %466 = arith.divsi %462, %c4 : index
    %expanded_110 = tensor.expand_shape %465 [[0, 1], [2], [3]] output_shape [%466, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %467 = tensor.empty(%466) : tensor<?x8x4x16xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<?x4x8x16xf32>) outs(%467 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %468 = arith.index_cast %466 : index to i64
    %469 = arith.muli %468, %c512_i64 : i64
    %470 = arith.divsi %469, %79 : i64
    %471 = arith.select %76, %470, %0 : i64
    %from_elements_112 = tensor.from_elements %471, %c8_i64, %470 : tensor<3xi64>
    %reshape_113 = tensor.reshape %transposed_111(%from_elements_112) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_114 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %472 = arith.index_cast %471 : i64 to index
    %473 = arith.cmpi sge, %471, %c0_i64 : i64
    cf.assert %473, "negative values not allowed in new dimensions"
    %474 = tensor.empty(%472) : tensor<?x64x64xf32>
    %475 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_114 : tensor<64x64xf32>) outs(%474 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %476 = tensor.empty(%472) : tensor<?x8x64xf32>
    %477 = linalg.fill ins(%cst : f32) outs(%476 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %478 = linalg.batch_matmul ins(%reshape_113, %475 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%477 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %479 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %arg76 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %480 = arith.cmpi eq, %472, %376 : index
    cf.assert %480, "mismatched size for broadcast"
    %481 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %429 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %482 = tensor.empty(%472) : tensor<?x8x1xf32>
    %483 = linalg.fill ins(%cst : f32) outs(%482 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%481 : tensor<?x8x64xf32>) outs(%483 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %486 = arith.index_cast %471 : i64 to index
    %487 = arith.cmpi sge, %471, %c0_i64 : i64
    cf.assert %487, "unimplemented: dynamic negative broadcast sizes"
    %488 = tensor.empty(%486) : tensor<?x8x64xf32>
    %489 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%488 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %472, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %485[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %490 = arith.cmpi eq, %472, %486 : index
    cf.assert %490, "mismatched size for broadcast"
    %491 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %489 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %491 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%492 : tensor<?x8x64xf32>) outs(%483 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %496 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %487, "unimplemented: dynamic negative broadcast sizes"
    %497 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%488 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %472, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %496[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %490, "mismatched size for broadcast"
    %498 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %497 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %arg77 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %arg78 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_115 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %473, "negative values not allowed in new dimensions"
    %501 = tensor.empty(%472) : tensor<?x64x256xf32>
    %502 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_115 : tensor<64x256xf32>) outs(%501 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %503 = tensor.empty(%472) : tensor<?x8x256xf32>
    %504 = linalg.fill ins(%cst : f32) outs(%503 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %505 = linalg.batch_matmul ins(%500, %502 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%504 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %506 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %arg80 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%503 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %507 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<?x8x256xf32>) outs(%503 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %transposed_116 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %473, "negative values not allowed in new dimensions"
    %508 = tensor.empty(%472) : tensor<?x256x64xf32>
    %509 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_116 : tensor<256x64xf32>) outs(%508 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %510 = linalg.batch_matmul ins(%507, %509 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%477 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %arg82 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %512 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %500 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %513 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<?x8x64xf32>) outs(%483 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %487, "unimplemented: dynamic negative broadcast sizes"
    %515 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%488 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %472, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %514[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %490, "mismatched size for broadcast"
    %516 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %515 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %516 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%517 : tensor<?x8x64xf32>) outs(%483 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %519 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %520 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %521 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<?x8x1xf32>) outs(%482 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %487, "unimplemented: dynamic negative broadcast sizes"
    %522 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%488 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %472, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %521[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %490, "mismatched size for broadcast"
    %523 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %522 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523, %arg83 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %525 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %arg84 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_117 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %473, "negative values not allowed in new dimensions"
    %526 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_117 : tensor<64x64xf32>) outs(%474 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %527 = linalg.batch_matmul ins(%525, %526 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%477 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %528 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %arg86 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_118 = tensor.expand_shape %528 [[0], [1], [2, 3]] output_shape [%472, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %529 = tensor.empty(%472) : tensor<?x4x8x16xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<?x8x4x16xf32>) outs(%529 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_120 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %473, "negative values not allowed in new dimensions"
    %530 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_120 : tensor<64x64xf32>) outs(%474 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %531 = linalg.batch_matmul ins(%525, %530 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%477 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %arg88 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_121 = tensor.expand_shape %532 [[0], [1], [2, 3]] output_shape [%472, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_122 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %473, "negative values not allowed in new dimensions"
    %533 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_122 : tensor<64x64xf32>) outs(%474 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %534 = linalg.batch_matmul ins(%525, %533 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%477 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %arg90 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%476 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %expanded_123 = tensor.expand_shape %535 [[0], [1], [2, 3]] output_shape [%472, 8, 4, 16] : tensor<?x8x64xf32> into tensor<?x8x4x16xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<?x8x4x16xf32>) outs(%529 : tensor<?x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %536 = tensor.empty(%472) : tensor<?x4x16x8xf32>
    %transposed_125 = linalg.transpose ins(%expanded_121 : tensor<?x8x4x16xf32>) outs(%536 : tensor<?x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_126 = tensor.collapse_shape %transposed_119 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %collapsed_127 = tensor.collapse_shape %transposed_125 [[0, 1], [2], [3]] : tensor<?x4x16x8xf32> into tensor<?x16x8xf32>
    %537 = arith.muli %472, %c4 : index
    %538 = tensor.empty(%537) : tensor<?x8x8xf32>
    %539 = linalg.fill ins(%cst : f32) outs(%538 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %540 = linalg.batch_matmul ins(%collapsed_126, %collapsed_127 : tensor<?x8x16xf32>, tensor<?x16x8xf32>) outs(%539 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %541 = arith.divsi %537, %c4 : index
    %expanded_128 = tensor.expand_shape %540 [[0, 1], [2], [3]] output_shape [%541, 4, 8, 8] : tensor<?x8x8xf32> into tensor<?x4x8x8xf32>
    %542 = tensor.empty(%541) : tensor<?x4x8x8xf32>
    %543 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<?x4x8x8xf32>) outs(%542 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_6 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %544 = arith.cmpi eq, %541, %dim : index
    cf.assert %544, "mismatched size for broadcast"
    %545 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%543, %33 : tensor<?x4x8x8xf32>, tensor<?x1x1x8xf32>) outs(%542 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %546 = tensor.empty(%541) : tensor<?x4x8xi64>
    %547 = linalg.fill ins(%c0_i64 : i64) outs(%546 : tensor<?x4x8xi64>) -> tensor<?x4x8xi64>
    %548 = tensor.empty(%541) : tensor<?x4x8xf32>
    %549 = linalg.fill ins(%cst_0 : f32) outs(%548 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %550:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%545 : tensor<?x4x8x8xf32>) outs(%549, %547 : tensor<?x4x8xf32>, tensor<?x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_139: i64):
      %622 = linalg.index 3 : index
      %623 = arith.index_cast %622 : index to i64
      %624 = arith.maximumf %in, %out : f32
      %625 = arith.cmpf ogt, %in, %out : f32
      %626 = arith.select %625, %623, %out_139 : i64
      linalg.yield %624, %626 : f32, i64
    } -> (tensor<?x4x8xf32>, tensor<?x4x8xi64>)
    %expanded_129 = tensor.expand_shape %550#0 [[0], [1], [2, 3]] output_shape [%541, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %551 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%545, %expanded_129 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%542 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %552 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551 : tensor<?x4x8x8xf32>) outs(%542 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.exp %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %553 = tensor.empty(%541) : tensor<?x4x8x1xf32>
    %554 = linalg.fill ins(%cst : f32) outs(%553 : tensor<?x4x8x1xf32>) -> tensor<?x4x8x1xf32>
    %555 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%552 : tensor<?x4x8x8xf32>) outs(%554 : tensor<?x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x1xf32>
    %556 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%552, %555 : tensor<?x4x8x8xf32>, tensor<?x4x8x1xf32>) outs(%542 : tensor<?x4x8x8xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.divf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x4x8x8xf32>
    %557 = arith.maxui %541, %472 : index
    %collapsed_130 = tensor.collapse_shape %556 [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
    %collapsed_131 = tensor.collapse_shape %transposed_124 [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
    %558 = arith.muli %557, %c4 : index
    %559 = tensor.empty(%558) : tensor<?x8x16xf32>
    %560 = linalg.fill ins(%cst : f32) outs(%559 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %561 = linalg.batch_matmul ins(%collapsed_130, %collapsed_131 : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%560 : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
    %562 = arith.divsi %558, %c4 : index
    %expanded_132 = tensor.expand_shape %561 [[0, 1], [2], [3]] output_shape [%562, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
    %563 = tensor.empty(%562) : tensor<?x8x4x16xf32>
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<?x4x8x16xf32>) outs(%563 : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %564 = arith.index_cast %562 : index to i64
    %565 = arith.muli %564, %c512_i64 : i64
    %566 = arith.divsi %565, %79 : i64
    %567 = arith.select %76, %566, %0 : i64
    %from_elements_134 = tensor.from_elements %567, %c8_i64, %566 : tensor<3xi64>
    %reshape_135 = tensor.reshape %transposed_133(%from_elements_134) : (tensor<?x8x4x16xf32>, tensor<3xi64>) -> tensor<?x8x64xf32>
    %transposed_136 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %568 = arith.index_cast %567 : i64 to index
    %569 = arith.cmpi sge, %567, %c0_i64 : i64
    cf.assert %569, "negative values not allowed in new dimensions"
    %570 = tensor.empty(%568) : tensor<?x64x64xf32>
    %571 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_136 : tensor<64x64xf32>) outs(%570 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %572 = tensor.empty(%568) : tensor<?x8x64xf32>
    %573 = linalg.fill ins(%cst : f32) outs(%572 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %574 = linalg.batch_matmul ins(%reshape_135, %571 : tensor<?x8x64xf32>, tensor<?x64x64xf32>) outs(%573 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %575 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %arg92 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %576 = arith.cmpi eq, %568, %472 : index
    cf.assert %576, "mismatched size for broadcast"
    %577 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %525 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %578 = tensor.empty(%568) : tensor<?x8x1xf32>
    %579 = linalg.fill ins(%cst : f32) outs(%578 : tensor<?x8x1xf32>) -> tensor<?x8x1xf32>
    %580 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%577 : tensor<?x8x64xf32>) outs(%579 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %581 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %582 = arith.index_cast %567 : i64 to index
    %583 = arith.cmpi sge, %567, %c0_i64 : i64
    cf.assert %583, "unimplemented: dynamic negative broadcast sizes"
    %584 = tensor.empty(%582) : tensor<?x8x64xf32>
    %585 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%584 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %568, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %581[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    %586 = arith.cmpi eq, %568, %582 : index
    cf.assert %586, "mismatched size for broadcast"
    %587 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577, %585 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %588 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %587 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %589 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%588 : tensor<?x8x64xf32>) outs(%579 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %590 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %591 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %583, "unimplemented: dynamic negative broadcast sizes"
    %593 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%584 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %568, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %592[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %586, "mismatched size for broadcast"
    %594 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %593 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %595 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594, %arg93 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %596 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %arg94 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %transposed_137 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%115 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %569, "negative values not allowed in new dimensions"
    %597 = tensor.empty(%568) : tensor<?x64x256xf32>
    %598 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_137 : tensor<64x256xf32>) outs(%597 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %599 = tensor.empty(%568) : tensor<?x8x256xf32>
    %600 = linalg.fill ins(%cst : f32) outs(%599 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %601 = linalg.batch_matmul ins(%596, %598 : tensor<?x8x64xf32>, tensor<?x64x256xf32>) outs(%600 : tensor<?x8x256xf32>) -> tensor<?x8x256xf32>
    %602 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %arg96 : tensor<?x8x256xf32>, tensor<256xf32>) outs(%599 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x256xf32>
    %603 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602 : tensor<?x8x256xf32>) outs(%599 : tensor<?x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_7 : f32
      %623 = math.erf %622 : f32
      %624 = arith.addf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_2 : f32
      %626 = arith.mulf %in, %625 : f32
      linalg.yield %626 : f32
    } -> tensor<?x8x256xf32>
    %transposed_138 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%123 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %569, "negative values not allowed in new dimensions"
    %604 = tensor.empty(%568) : tensor<?x256x64xf32>
    %605 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_138 : tensor<256x64xf32>) outs(%604 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %606 = linalg.batch_matmul ins(%603, %605 : tensor<?x8x256xf32>, tensor<?x256x64xf32>) outs(%573 : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
    %607 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %arg98 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %608 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607, %596 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %609 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%608 : tensor<?x8x64xf32>) outs(%579 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %610 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %583, "unimplemented: dynamic negative broadcast sizes"
    %611 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%584 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %568, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %610[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %586, "mismatched size for broadcast"
    %612 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608, %611 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.subf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %613 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %612 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %614 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%613 : tensor<?x8x64xf32>) outs(%579 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.addf %in, %out : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %615 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.divf %in, %cst_4 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    %616 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = arith.truncf %cst_3 : f64 to f32
      %623 = arith.addf %in, %622 : f32
      linalg.yield %623 : f32
    } -> tensor<?x8x1xf32>
    %617 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616 : tensor<?x8x1xf32>) outs(%578 : tensor<?x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %622 = math.rsqrt %in : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x1xf32>
    cf.assert %583, "unimplemented: dynamic negative broadcast sizes"
    %618 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%584 : tensor<?x8x64xf32>) {
    ^bb0(%out: f32):
      %622 = linalg.index 0 : index
      %623 = linalg.index 1 : index
      %624 = arith.cmpi eq, %568, %c1 : index
      %625 = arith.select %624, %c0, %622 : index
      %extracted = tensor.extract %617[%625, %623, %c0] : tensor<?x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x64xf32>
    cf.assert %586, "mismatched size for broadcast"
    %619 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %618 : tensor<?x8x64xf32>, tensor<?x8x64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %620 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619, %arg99 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.mulf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    %621 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %arg100 : tensor<?x8x64xf32>, tensor<64xf32>) outs(%572 : tensor<?x8x64xf32>) {
    ^bb0(%in: f32, %in_139: f32, %out: f32):
      %622 = arith.addf %in, %in_139 : f32
      linalg.yield %622 : f32
    } -> tensor<?x8x64xf32>
    return %621 : tensor<?x8x64xf32>
  }
}
