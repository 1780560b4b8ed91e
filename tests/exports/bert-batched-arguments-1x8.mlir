#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<1x8xi64>, %arg102: tensor<1x8xi64>) -> tensor<1x8x64xf32> {
    %c0_i64 = arith.constant 0 : i64
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
    %cst_7 = arith.constant 1.41421354 : f32
    %cst_8 = arith.constant dense<0> : tensor<1x8xi64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %386 = linalg.index 0 : index
      %387 = arith.index_cast %386 : index to i64
      linalg.yield %387 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %2 = tensor.empty() : tensor<1x8x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<1x8xi64>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %386 = arith.index_cast %in : i64 to index
      %387 = linalg.index 2 : index
      %388 = arith.cmpi slt, %386, %c50 : index
      cf.assert %388, "index must be smaller than dim size"
      %389 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %389, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%386, %387] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<1x8xi64>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %386 = arith.index_cast %in : i64 to index
      %387 = linalg.index 2 : index
      %388 = arith.cmpi slt, %386, %c2 : index
      cf.assert %388, "index must be smaller than dim size"
      %389 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %389, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%386, %387] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x64xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8xi64>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %386 = arith.index_cast %in : i64 to index
      %387 = linalg.index 2 : index
      %388 = arith.cmpi slt, %386, %c32 : index
      cf.assert %388, "index must be smaller than dim size"
      %389 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %389, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%386, %387] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x64xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %8 = tensor.empty() : tensor<1x8x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %12 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_9 = tensor.collapse_shape %18 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %19 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg3 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg4 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_10 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<1x8xi64> into tensor<1x1x1x8xi64>
    %23 = tensor.empty() : tensor<1x1x1x8xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x8xi64>) outs(%23 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %386 = arith.sitofp %in : i64 to f32
      linalg.yield %386 : f32
    } -> tensor<1x1x1x8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<1x1x1x8xf32>) outs(%23 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.subf %cst_1, %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x1x1x8xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x1x1x8xf32>) outs(%23 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.mulf %in, %cst_5 : f32
      linalg.yield %386 : f32
    } -> tensor<1x1x1x8xf32>
    %27 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<1x64x64xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %31 = linalg.batch_matmul ins(%22, %29 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg6 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %33 = tensor.empty() : tensor<1x4x8x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %34 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %35 = linalg.batch_matmul ins(%22, %34 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %arg8 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_14 = tensor.expand_shape %36 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %37 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %38 = linalg.batch_matmul ins(%22, %37 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %arg10 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_16 = tensor.expand_shape %39 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %40 = tensor.empty() : tensor<1x4x16x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %41 = tensor.empty() : tensor<4x8x8xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %43 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_21 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %44 = tensor.empty() : tensor<1x4x8x8xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %47 = tensor.empty() : tensor<1x4x8xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<1x4x8xi64>) -> tensor<1x4x8xi64>
    %49 = tensor.empty() : tensor<1x4x8xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %51:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_22 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_22 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %54 = tensor.empty() : tensor<1x4x8x1xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<1x4x8x1xf32>) -> tensor<1x4x8x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_23 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %58 = tensor.empty() : tensor<4x8x16xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %60 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_25 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %61 = tensor.empty() : tensor<1x8x4x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_28 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %62 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %63 = linalg.batch_matmul ins(%collapsed_27, %62 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg12 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %22 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_29 = tensor.collapse_shape %67 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_30 = tensor.collapse_shape %74 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %75 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg13 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg14 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %79 = tensor.empty() : tensor<64x256xf32>
    %transposed_31 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %80 = tensor.empty() : tensor<1x64x256xf32>
    %81 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %82 = tensor.empty() : tensor<1x8x256xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %84 = linalg.batch_matmul ins(%78, %81 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %arg16 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %87 = tensor.empty() : tensor<256x64xf32>
    %transposed_32 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %88 = tensor.empty() : tensor<1x256x64xf32>
    %89 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %90 = linalg.batch_matmul ins(%86, %89 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %arg18 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %78 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_33 = tensor.collapse_shape %94 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %95 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %96 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_34 = tensor.collapse_shape %101 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %102 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %arg19 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg20 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_35 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %106 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %107 = linalg.batch_matmul ins(%105, %106 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %arg22 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_36 = tensor.expand_shape %108 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_38 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %109 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %110 = linalg.batch_matmul ins(%105, %109 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg24 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_39 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_40 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %112 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %113 = linalg.batch_matmul ins(%105, %112 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %arg26 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_41 = tensor.expand_shape %114 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_43 = linalg.transpose ins(%expanded_39 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_44 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_45 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %115 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_46 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %118:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_47 = tensor.expand_shape %118#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %expanded_47 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %121 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %121 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_48 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_49 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %123 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_50 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_53 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %124 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %125 = linalg.batch_matmul ins(%collapsed_52, %124 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %arg28 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %105 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_54 = tensor.collapse_shape %129 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_54 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %130 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_55 = tensor.collapse_shape %136 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_55 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %137 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg29 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %140 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg30 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_56 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %141 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %142 = linalg.batch_matmul ins(%140, %141 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg32 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %transposed_57 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %145 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %146 = linalg.batch_matmul ins(%144, %145 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg34 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %140 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_58 = tensor.collapse_shape %150 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_58 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %151 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %152 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %156 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_59 = tensor.collapse_shape %157 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_59 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %158 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %arg35 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %arg36 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_60 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %162 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %163 = linalg.batch_matmul ins(%161, %162 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %164 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %arg38 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_61 = tensor.expand_shape %164 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_63 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %165 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_63 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %166 = linalg.batch_matmul ins(%161, %165 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg40 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_64 = tensor.expand_shape %167 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_65 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %168 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_65 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %169 = linalg.batch_matmul ins(%161, %168 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %arg42 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_66 = tensor.expand_shape %170 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_68 = linalg.transpose ins(%expanded_64 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_69 = tensor.collapse_shape %transposed_62 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_70 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %171 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_71 = tensor.expand_shape %171 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %174:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_72 = tensor.expand_shape %174#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %expanded_72 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %177 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%176 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %178 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_73 = tensor.collapse_shape %178 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_74 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %179 = linalg.batch_matmul ins(%collapsed_73, %collapsed_74 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_75 = tensor.expand_shape %179 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_78 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %180 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %181 = linalg.batch_matmul ins(%collapsed_77, %180 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %arg44 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %161 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_79 = tensor.collapse_shape %185 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_79 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %186 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %187 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_80 = tensor.collapse_shape %192 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_80 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %194 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %193 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %arg45 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %arg46 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_81 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %197 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %198 = linalg.batch_matmul ins(%196, %197 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %arg48 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %transposed_82 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %201 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_82 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %202 = linalg.batch_matmul ins(%200, %201 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %arg50 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %196 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_83 = tensor.collapse_shape %206 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_83 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %207 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %208 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %210 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%209 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_84 = tensor.collapse_shape %213 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_84 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %215 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %214 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %arg51 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %arg52 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_85 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %218 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_85 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %219 = linalg.batch_matmul ins(%217, %218 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %220 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %arg54 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_86 = tensor.expand_shape %220 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_88 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %221 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_88 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %222 = linalg.batch_matmul ins(%217, %221 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg56 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_89 = tensor.expand_shape %223 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_90 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %224 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_90 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %225 = linalg.batch_matmul ins(%217, %224 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %arg58 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_91 = tensor.expand_shape %226 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_93 = linalg.transpose ins(%expanded_89 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_94 = tensor.collapse_shape %transposed_87 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %227 = linalg.batch_matmul ins(%collapsed_94, %collapsed_95 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_96 = tensor.expand_shape %227 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %228 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %229 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %230:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%229 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_97 = tensor.expand_shape %230#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %231 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %expanded_97 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %232 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %233 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%232 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %234 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %233 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_98 = tensor.collapse_shape %234 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_99 = tensor.collapse_shape %transposed_92 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %235 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_100 = tensor.expand_shape %235 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_102 = tensor.collapse_shape %transposed_101 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_103 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %236 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_103 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %237 = linalg.batch_matmul ins(%collapsed_102, %236 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %arg60 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %217 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %241 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_104 = tensor.collapse_shape %241 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_104 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %243 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %242 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %243 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_105 = tensor.collapse_shape %248 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_105 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %249 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %arg61 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %arg62 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_106 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %253 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_106 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %254 = linalg.batch_matmul ins(%252, %253 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %255 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %arg64 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %transposed_107 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %257 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_107 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %258 = linalg.batch_matmul ins(%256, %257 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %arg66 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %252 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_108 = tensor.collapse_shape %262 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_108 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %263 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %264 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%265 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_109 = tensor.collapse_shape %269 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_109 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %271 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %270 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg67 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %arg68 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_110 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %274 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %275 = linalg.batch_matmul ins(%273, %274 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %arg70 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_111 = tensor.expand_shape %276 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_112 = linalg.transpose ins(%expanded_111 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_113 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %277 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_113 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %278 = linalg.batch_matmul ins(%273, %277 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %arg72 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_114 = tensor.expand_shape %279 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_115 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %280 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_115 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %281 = linalg.batch_matmul ins(%273, %280 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %282 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %arg74 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_116 = tensor.expand_shape %282 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_117 = linalg.transpose ins(%expanded_116 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_118 = linalg.transpose ins(%expanded_114 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_119 = tensor.collapse_shape %transposed_112 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_118 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %283 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_121 = tensor.expand_shape %283 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %284 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_121 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %285 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %286:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%285 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_122 = tensor.expand_shape %286#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %287 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %expanded_122 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %288 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %289 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%288 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %290 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %289 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_123 = tensor.collapse_shape %290 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_124 = tensor.collapse_shape %transposed_117 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %291 = linalg.batch_matmul ins(%collapsed_123, %collapsed_124 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_125 = tensor.expand_shape %291 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_127 = tensor.collapse_shape %transposed_126 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_128 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %292 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_128 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %293 = linalg.batch_matmul ins(%collapsed_127, %292 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %arg76 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %273 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_129 = tensor.collapse_shape %297 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_129 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %298 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %299 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %301 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_130 = tensor.collapse_shape %304 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_130 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %305 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %arg77 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %arg78 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_131 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %309 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_131 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %310 = linalg.batch_matmul ins(%308, %309 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %311 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %arg80 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %transposed_132 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %313 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_132 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %314 = linalg.batch_matmul ins(%312, %313 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %arg82 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %308 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%316 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_133 = tensor.collapse_shape %318 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_133 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %319 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %320 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%321 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %323 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_134 = tensor.collapse_shape %325 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_134 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %326 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %328 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %arg83 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %329 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %arg84 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_135 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %330 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_135 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %331 = linalg.batch_matmul ins(%329, %330 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %arg86 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_136 = tensor.expand_shape %332 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_138 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %333 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_138 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %334 = linalg.batch_matmul ins(%329, %333 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %arg88 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_139 = tensor.expand_shape %335 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_140 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %336 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_140 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %337 = linalg.batch_matmul ins(%329, %336 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %arg90 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %expanded_141 = tensor.expand_shape %338 [[0], [1], [2, 3]] output_shape [1, 8, 4, 16] : tensor<1x8x64xf32> into tensor<1x8x4x16xf32>
    %transposed_142 = linalg.transpose ins(%expanded_141 : tensor<1x8x4x16xf32>) outs(%33 : tensor<1x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_143 = linalg.transpose ins(%expanded_139 : tensor<1x8x4x16xf32>) outs(%40 : tensor<1x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_144 = tensor.collapse_shape %transposed_137 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_145 = tensor.collapse_shape %transposed_143 [[0, 1], [2], [3]] : tensor<1x4x16x8xf32> into tensor<4x16x8xf32>
    %339 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%42 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_146 = tensor.expand_shape %339 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_146 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_6 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %341 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340, %26 : tensor<1x4x8x8xf32>, tensor<1x1x1x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %342:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%341 : tensor<1x4x8x8xf32>) outs(%50, %48 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %386 = linalg.index 3 : index
      %387 = arith.index_cast %386 : index to i64
      %388 = arith.maximumf %in, %out : f32
      %389 = arith.cmpf ogt, %in, %out : f32
      %390 = arith.select %389, %387, %out_160 : i64
      linalg.yield %388, %390 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_147 = tensor.expand_shape %342#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %343 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %expanded_147 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %344 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343 : tensor<1x4x8x8xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.exp %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%344 : tensor<1x4x8x8xf32>) outs(%55 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x1xf32>
    %346 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%344, %345 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%44 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.divf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x4x8x8xf32>
    %collapsed_148 = tensor.collapse_shape %346 [[0, 1], [2], [3]] : tensor<1x4x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_149 = tensor.collapse_shape %transposed_142 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %347 = linalg.batch_matmul ins(%collapsed_148, %collapsed_149 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%59 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_150 = tensor.expand_shape %347 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xf32> into tensor<1x4x8x16xf32>
    %transposed_151 = linalg.transpose ins(%expanded_150 : tensor<1x4x8x16xf32>) outs(%61 : tensor<1x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0], [1], [2, 3]] : tensor<1x8x4x16xf32> into tensor<1x8x64xf32>
    %transposed_153 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%27 : tensor<64x64xf32>) permutation = [1, 0] 
    %348 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_153 : tensor<64x64xf32>) outs(%28 : tensor<1x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x64xf32>
    %349 = linalg.batch_matmul ins(%collapsed_152, %348 : tensor<1x8x64xf32>, tensor<1x64x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %350 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %arg92 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %329 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%351 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_154 = tensor.collapse_shape %353 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_154 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %354 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %355 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%356 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_155 = tensor.collapse_shape %360 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_155 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %361 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %arg93 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %364 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %arg94 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %transposed_156 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%79 : tensor<64x256xf32>) permutation = [1, 0] 
    %365 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_156 : tensor<64x256xf32>) outs(%80 : tensor<1x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64x256xf32>
    %366 = linalg.batch_matmul ins(%364, %365 : tensor<1x8x64xf32>, tensor<1x64x256xf32>) outs(%83 : tensor<1x8x256xf32>) -> tensor<1x8x256xf32>
    %367 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %arg96 : tensor<1x8x256xf32>, tensor<256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x256xf32>
    %368 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367 : tensor<1x8x256xf32>) outs(%82 : tensor<1x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_7 : f32
      %387 = math.erf %386 : f32
      %388 = arith.addf %387, %cst_1 : f32
      %389 = arith.mulf %388, %cst_2 : f32
      %390 = arith.mulf %in, %389 : f32
      linalg.yield %390 : f32
    } -> tensor<1x8x256xf32>
    %transposed_157 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%87 : tensor<256x64xf32>) permutation = [1, 0] 
    %369 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_157 : tensor<256x64xf32>) outs(%88 : tensor<1x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x256x64xf32>
    %370 = linalg.batch_matmul ins(%368, %369 : tensor<1x8x256xf32>, tensor<1x256x64xf32>) outs(%30 : tensor<1x8x64xf32>) -> tensor<1x8x64xf32>
    %371 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %arg98 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %364 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_158 = tensor.collapse_shape %374 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_158 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %375 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.subf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %376 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%377 : tensor<1x8x64xf32>) outs(%9 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.addf %in, %out : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.divf %in, %cst_4 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = arith.truncf %cst_3 : f64 to f32
      %387 = arith.addf %in, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<1x8x1xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<1x8x1xf32>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %386 = math.rsqrt %in : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x1xf32>
    %collapsed_159 = tensor.collapse_shape %381 [[0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_159 : tensor<1x8xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x64xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %382 : tensor<1x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %arg99 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.mulf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %arg100 : tensor<1x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<1x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %386 = arith.addf %in, %in_160 : f32
      linalg.yield %386 : f32
    } -> tensor<1x8x64xf32>
    return %385 : tensor<1x8x64xf32>
  }
}
