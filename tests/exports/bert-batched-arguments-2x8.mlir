#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<2x8xi64>, %arg102: tensor<2x8xi64>) -> tensor<2x8x64xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %c50 = arith.constant 50 : index
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
    %cst_8 = arith.constant dense<0> : tensor<2x8xi64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %387 = linalg.index 0 : index
      %388 = arith.index_cast %387 : index to i64
      linalg.yield %388 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %2 = tensor.empty() : tensor<2x8x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<2x8xi64>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %387 = arith.index_cast %in : i64 to index
      %388 = linalg.index 2 : index
      %389 = arith.cmpi slt, %387, %c50 : index
      cf.assert %389, "index must be smaller than dim size"
      %390 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %390, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%387, %388] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<2x8xi64>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %387 = arith.index_cast %in : i64 to index
      %388 = linalg.index 2 : index
      %389 = arith.cmpi slt, %387, %c2 : index
      cf.assert %389, "index must be smaller than dim size"
      %390 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %390, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%387, %388] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8x64xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %6 = tensor.empty() : tensor<1x8x64xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8xi64>) outs(%6 : tensor<1x8x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %387 = arith.index_cast %in : i64 to index
      %388 = linalg.index 2 : index
      %389 = arith.cmpi slt, %387, %c32 : index
      cf.assert %389, "index must be smaller than dim size"
      %390 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %390, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%387, %388] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x64xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<2x8x64xf32>, tensor<1x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %9 = tensor.empty() : tensor<2x8x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %13 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_9 = tensor.collapse_shape %19 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %20 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg3 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg4 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_10 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [2, 1, 1, 8] : tensor<2x8xi64> into tensor<2x1x1x8xi64>
    %24 = tensor.empty() : tensor<2x1x1x8xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x1x1x8xi64>) outs(%24 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %387 = arith.sitofp %in : i64 to f32
      linalg.yield %387 : f32
    } -> tensor<2x1x1x8xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x1x1x8xf32>) outs(%24 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.subf %cst_1, %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x1x1x8xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x1x1x8xf32>) outs(%24 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.mulf %in, %cst_5 : f32
      linalg.yield %387 : f32
    } -> tensor<2x1x1x8xf32>
    %28 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<2x64x64xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %32 = linalg.batch_matmul ins(%23, %30 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg6 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_11 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %34 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %35 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %36 = linalg.batch_matmul ins(%23, %35 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg8 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_14 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %38 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %39 = linalg.batch_matmul ins(%23, %38 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg10 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_16 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %42 = tensor.empty() : tensor<8x8x8xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %44 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_21 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %45 = tensor.empty() : tensor<2x4x8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %48 = tensor.empty() : tensor<2x4x8xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x4x8xi64>) -> tensor<2x4x8xi64>
    %50 = tensor.empty() : tensor<2x4x8xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %52:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_22 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_22 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %55 = tensor.empty() : tensor<2x4x8x1xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x4x8x1xf32>) -> tensor<2x4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_23 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %59 = tensor.empty() : tensor<8x8x16xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %61 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_25 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %62 = tensor.empty() : tensor<2x8x4x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_28 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %63 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %64 = linalg.batch_matmul ins(%collapsed_27, %63 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %arg12 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %23 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_29 = tensor.collapse_shape %68 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %70 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_30 = tensor.collapse_shape %75 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %76 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg13 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %arg14 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %80 = tensor.empty() : tensor<64x256xf32>
    %transposed_31 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %81 = tensor.empty() : tensor<2x64x256xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %83 = tensor.empty() : tensor<2x8x256xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %85 = linalg.batch_matmul ins(%79, %82 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %arg16 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %88 = tensor.empty() : tensor<256x64xf32>
    %transposed_32 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %89 = tensor.empty() : tensor<2x256x64xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %91 = linalg.batch_matmul ins(%87, %90 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %arg18 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %79 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_33 = tensor.collapse_shape %95 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %96 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %97 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_34 = tensor.collapse_shape %102 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %103 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg19 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg20 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_35 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %107 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %108 = linalg.batch_matmul ins(%106, %107 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg22 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_36 = tensor.expand_shape %109 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_38 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %110 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %111 = linalg.batch_matmul ins(%106, %110 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg24 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_39 = tensor.expand_shape %112 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_40 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %113 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %114 = linalg.batch_matmul ins(%106, %113 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %arg26 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_41 = tensor.expand_shape %115 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_43 = linalg.transpose ins(%expanded_39 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_44 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_45 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %116 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_46 = tensor.expand_shape %116 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %119:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_47 = tensor.expand_shape %119#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %expanded_47 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %123 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_48 = tensor.collapse_shape %123 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_49 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %124 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_50 = tensor.expand_shape %124 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_53 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %126 = linalg.batch_matmul ins(%collapsed_52, %125 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %arg28 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %106 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_54 = tensor.collapse_shape %130 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_54 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_55 = tensor.collapse_shape %137 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_55 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %138 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %140 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg29 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg30 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_56 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %142 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %143 = linalg.batch_matmul ins(%141, %142 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg32 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %transposed_57 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %146 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %147 = linalg.batch_matmul ins(%145, %146 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg34 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %141 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_58 = tensor.collapse_shape %151 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_58 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %152 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %156 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %158 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_59 = tensor.collapse_shape %158 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_59 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %159 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %arg35 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %arg36 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_60 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %163 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %164 = linalg.batch_matmul ins(%162, %163 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %arg38 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_61 = tensor.expand_shape %165 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_63 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %166 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_63 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %167 = linalg.batch_matmul ins(%162, %166 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %arg40 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_64 = tensor.expand_shape %168 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_65 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %169 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_65 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %170 = linalg.batch_matmul ins(%162, %169 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %arg42 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_66 = tensor.expand_shape %171 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_68 = linalg.transpose ins(%expanded_64 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_69 = tensor.collapse_shape %transposed_62 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_70 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %172 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_71 = tensor.expand_shape %172 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %173 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %174 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %175:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%174 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_72 = tensor.expand_shape %175#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %176 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %expanded_72 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %177 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%177 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_73 = tensor.collapse_shape %179 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_74 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %180 = linalg.batch_matmul ins(%collapsed_73, %collapsed_74 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_75 = tensor.expand_shape %180 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_78 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %181 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %182 = linalg.batch_matmul ins(%collapsed_77, %181 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %arg44 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %162 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_79 = tensor.collapse_shape %186 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_79 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %187 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %188 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_80 = tensor.collapse_shape %193 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_80 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %194 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %arg45 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %arg46 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_81 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %198 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %199 = linalg.batch_matmul ins(%197, %198 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %arg48 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %transposed_82 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %202 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_82 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %203 = linalg.batch_matmul ins(%201, %202 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %arg50 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %197 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%205 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_83 = tensor.collapse_shape %207 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_83 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %208 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %210 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %209 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%210 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_84 = tensor.collapse_shape %214 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_84 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %215 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %arg51 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %218 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %arg52 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_85 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %219 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_85 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %220 = linalg.batch_matmul ins(%218, %219 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %221 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %arg54 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_86 = tensor.expand_shape %221 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_88 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %222 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_88 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %223 = linalg.batch_matmul ins(%218, %222 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %arg56 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_89 = tensor.expand_shape %224 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_90 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %225 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_90 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %226 = linalg.batch_matmul ins(%218, %225 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %arg58 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_91 = tensor.expand_shape %227 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_93 = linalg.transpose ins(%expanded_89 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_94 = tensor.collapse_shape %transposed_87 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %228 = linalg.batch_matmul ins(%collapsed_94, %collapsed_95 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_96 = tensor.expand_shape %228 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %229 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %230 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %231:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%230 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_97 = tensor.expand_shape %231#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %232 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %expanded_97 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %233 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %234 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%233 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %235 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %234 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_98 = tensor.collapse_shape %235 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_99 = tensor.collapse_shape %transposed_92 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %236 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_100 = tensor.expand_shape %236 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_102 = tensor.collapse_shape %transposed_101 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_103 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %237 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_103 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %238 = linalg.batch_matmul ins(%collapsed_102, %237 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %arg60 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %218 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %241 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%240 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_104 = tensor.collapse_shape %242 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_104 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %243 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %244 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_105 = tensor.collapse_shape %249 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_105 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %250 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %arg61 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %253 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %arg62 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_106 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %254 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_106 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %255 = linalg.batch_matmul ins(%253, %254 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %arg64 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %transposed_107 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %258 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_107 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %259 = linalg.batch_matmul ins(%257, %258 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %arg66 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %253 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_108 = tensor.collapse_shape %263 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_108 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %264 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %265 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%266 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %270 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_109 = tensor.collapse_shape %270 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_109 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %271 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %arg67 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %274 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %arg68 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_110 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %275 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %276 = linalg.batch_matmul ins(%274, %275 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %277 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %arg70 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_111 = tensor.expand_shape %277 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_112 = linalg.transpose ins(%expanded_111 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_113 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %278 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_113 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %279 = linalg.batch_matmul ins(%274, %278 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %280 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg72 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_114 = tensor.expand_shape %280 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_115 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %281 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_115 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %282 = linalg.batch_matmul ins(%274, %281 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %283 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %arg74 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_116 = tensor.expand_shape %283 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_117 = linalg.transpose ins(%expanded_116 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_118 = linalg.transpose ins(%expanded_114 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_119 = tensor.collapse_shape %transposed_112 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_118 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %284 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_121 = tensor.expand_shape %284 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %285 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_121 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %286 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %287:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%286 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_122 = tensor.expand_shape %287#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %288 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %expanded_122 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %289 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %290 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%289 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %290 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_123 = tensor.collapse_shape %291 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_124 = tensor.collapse_shape %transposed_117 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %292 = linalg.batch_matmul ins(%collapsed_123, %collapsed_124 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_125 = tensor.expand_shape %292 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_127 = tensor.collapse_shape %transposed_126 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_128 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %293 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_128 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %294 = linalg.batch_matmul ins(%collapsed_127, %293 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %arg76 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %274 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%296 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_129 = tensor.collapse_shape %298 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_129 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %299 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %300 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%301 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_130 = tensor.collapse_shape %305 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_130 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %306 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %arg77 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %309 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %arg78 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_131 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %310 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_131 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %311 = linalg.batch_matmul ins(%309, %310 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %arg80 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %transposed_132 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %314 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_132 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %315 = linalg.batch_matmul ins(%313, %314 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %arg82 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %309 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%317 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_133 = tensor.collapse_shape %319 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_133 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %320 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %321 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %323 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%322 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_134 = tensor.collapse_shape %326 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_134 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %328 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %327 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %329 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %arg83 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %330 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %arg84 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_135 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %331 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_135 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %332 = linalg.batch_matmul ins(%330, %331 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %arg86 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_136 = tensor.expand_shape %333 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_138 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %334 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_138 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %335 = linalg.batch_matmul ins(%330, %334 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %arg88 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_139 = tensor.expand_shape %336 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_140 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %337 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_140 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %338 = linalg.batch_matmul ins(%330, %337 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %arg90 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %expanded_141 = tensor.expand_shape %339 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %transposed_142 = linalg.transpose ins(%expanded_141 : tensor<2x8x4x16xf32>) outs(%34 : tensor<2x4x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_143 = linalg.transpose ins(%expanded_139 : tensor<2x8x4x16xf32>) outs(%41 : tensor<2x4x16x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_144 = tensor.collapse_shape %transposed_137 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %collapsed_145 = tensor.collapse_shape %transposed_143 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %340 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<8x8x16xf32>, tensor<8x16x8xf32>) outs(%43 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_146 = tensor.expand_shape %340 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
    %341 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_146 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_6 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %342 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %27 : tensor<2x4x8x8xf32>, tensor<2x1x1x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %343:2 = linalg.generic {indexing_maps = [#map6, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%342 : tensor<2x4x8x8xf32>) outs(%51, %49 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_160: i64):
      %387 = linalg.index 3 : index
      %388 = arith.index_cast %387 : index to i64
      %389 = arith.maximumf %in, %out : f32
      %390 = arith.cmpf ogt, %in, %out : f32
      %391 = arith.select %390, %388, %out_160 : i64
      linalg.yield %389, %391 : f32, i64
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>)
    %expanded_147 = tensor.expand_shape %343#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32>
    %344 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %expanded_147 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %345 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%344 : tensor<2x4x8x8xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.exp %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %346 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%345 : tensor<2x4x8x8xf32>) outs(%56 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x1xf32>
    %347 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345, %346 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%45 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.divf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_148 = tensor.collapse_shape %347 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_149 = tensor.collapse_shape %transposed_142 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %348 = linalg.batch_matmul ins(%collapsed_148, %collapsed_149 : tensor<8x8x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %expanded_150 = tensor.expand_shape %348 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %transposed_151 = linalg.transpose ins(%expanded_150 : tensor<2x4x8x16xf32>) outs(%62 : tensor<2x8x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %transposed_153 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%28 : tensor<64x64xf32>) permutation = [1, 0] 
    %349 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_153 : tensor<64x64xf32>) outs(%29 : tensor<2x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x64xf32>
    %350 = linalg.batch_matmul ins(%collapsed_152, %349 : tensor<2x8x64xf32>, tensor<2x64x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %arg92 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %330 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_154 = tensor.collapse_shape %354 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_154 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %355 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %356 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%357 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_155 = tensor.collapse_shape %361 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_155 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %362 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %364 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %arg93 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %365 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %arg94 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %transposed_156 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%80 : tensor<64x256xf32>) permutation = [1, 0] 
    %366 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_156 : tensor<64x256xf32>) outs(%81 : tensor<2x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x256xf32>
    %367 = linalg.batch_matmul ins(%365, %366 : tensor<2x8x64xf32>, tensor<2x64x256xf32>) outs(%84 : tensor<2x8x256xf32>) -> tensor<2x8x256xf32>
    %368 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %arg96 : tensor<2x8x256xf32>, tensor<256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x256xf32>
    %369 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<2x8x256xf32>) outs(%83 : tensor<2x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_7 : f32
      %388 = math.erf %387 : f32
      %389 = arith.addf %388, %cst_1 : f32
      %390 = arith.mulf %389, %cst_2 : f32
      %391 = arith.mulf %in, %390 : f32
      linalg.yield %391 : f32
    } -> tensor<2x8x256xf32>
    %transposed_157 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%88 : tensor<256x64xf32>) permutation = [1, 0] 
    %370 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_157 : tensor<256x64xf32>) outs(%89 : tensor<2x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256x64xf32>
    %371 = linalg.batch_matmul ins(%369, %370 : tensor<2x8x256xf32>, tensor<2x256x64xf32>) outs(%31 : tensor<2x8x64xf32>) -> tensor<2x8x64xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %arg98 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %365 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%373 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_158 = tensor.collapse_shape %375 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_158 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %376 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.subf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %377 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%378 : tensor<2x8x64xf32>) outs(%10 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.addf %in, %out : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.divf %in, %cst_4 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = arith.truncf %cst_3 : f64 to f32
      %388 = arith.addf %in, %387 : f32
      linalg.yield %388 : f32
    } -> tensor<2x8x1xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<2x8x1xf32>) outs(%9 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %387 = math.rsqrt %in : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x1xf32>
    %collapsed_159 = tensor.collapse_shape %382 [[0], [1, 2]] : tensor<2x8x1xf32> into tensor<2x8xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_159 : tensor<2x8xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x64xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %383 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %arg99 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.mulf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    %386 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %arg100 : tensor<2x8x64xf32>, tensor<64xf32>) outs(%2 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_160: f32, %out: f32):
      %387 = arith.addf %in, %in_160 : f32
      linalg.yield %387 : f32
    } -> tensor<2x8x64xf32>
    return %386 : tensor<2x8x64xf32>
  }
}
