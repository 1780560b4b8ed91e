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
  func.func @bert(%arg0: tensor<50x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<256xf32>, %arg17: tensor<64x256xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<256x64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<64x256xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<64x64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<256x64xf32>, %arg48: tensor<256xf32>, %arg49: tensor<64x256xf32>, %arg50: tensor<64xf32>, %arg51: tensor<64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64x64xf32>, %arg54: tensor<64xf32>, %arg55: tensor<64x64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<64x64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<256x64xf32>, %arg64: tensor<256xf32>, %arg65: tensor<64x256xf32>, %arg66: tensor<64xf32>, %arg67: tensor<64xf32>, %arg68: tensor<64xf32>, %arg69: tensor<64x64xf32>, %arg70: tensor<64xf32>, %arg71: tensor<64x64xf32>, %arg72: tensor<64xf32>, %arg73: tensor<64x64xf32>, %arg74: tensor<64xf32>, %arg75: tensor<64x64xf32>, %arg76: tensor<64xf32>, %arg77: tensor<64xf32>, %arg78: tensor<64xf32>, %arg79: tensor<256x64xf32>, %arg80: tensor<256xf32>, %arg81: tensor<64x256xf32>, %arg82: tensor<64xf32>, %arg83: tensor<64xf32>, %arg84: tensor<64xf32>, %arg85: tensor<64x64xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64x64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64x64xf32>, %arg90: tensor<64xf32>, %arg91: tensor<64x64xf32>, %arg92: tensor<64xf32>, %arg93: tensor<64xf32>, %arg94: tensor<64xf32>, %arg95: tensor<256x64xf32>, %arg96: tensor<256xf32>, %arg97: tensor<64x256xf32>, %arg98: tensor<64xf32>, %arg99: tensor<64xf32>, %arg100: tensor<64xf32>, %arg101: tensor<?x?xi64>, %arg102: tensor<?x?xi64>) -> tensor<?x?x64xf32> {
    %true = arith.constant true
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant -3.40282347E+38 : f32
    %c64_i64 = arith.constant 64 : i64
    %cst_6 = arith.constant 4.000000e+00 : f32
    %cst_7 = arith.constant 1.41421354 : f32
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg102, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_9 = tensor.dim %arg102, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_9 : index to i64
    %2 = tensor.empty(%dim_9) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %722 = linalg.index 0 : index
      %723 = arith.index_cast %722 : index to i64
      linalg.yield %723 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, %dim_9] : tensor<?xi64> into tensor<1x?xi64>
    %dim_10 = tensor.dim %arg101, %c0 : tensor<?x?xi64>
    %dim_11 = tensor.dim %arg101, %c1 : tensor<?x?xi64>
    %4 = tensor.empty(%dim_10, %dim_11) : tensor<?x?x64xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101 : tensor<?x?xi64>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %722 = arith.index_cast %in : i64 to index
      %723 = linalg.index 2 : index
      %724 = arith.cmpi slt, %722, %c50 : index
      cf.assert %724, "index must be smaller than dim size"
      %725 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %725, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%722, %723] : tensor<50x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %6 = arith.index_cast %dim_10 : index to i64
    %7 = arith.index_cast %dim_11 : index to i64
    %8 = arith.cmpi sge, %6, %c0_i64 : i64
    cf.assert %8, "negative values not allowed in new dimensions"
    %9 = arith.cmpi sge, %7, %c0_i64 : i64
    cf.assert %9, "negative values not allowed in new dimensions"
    %10 = tensor.empty(%dim_10, %dim_11) : tensor<?x?xi64>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i64>) outs(%10 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x?xi64>
    %12 = tensor.empty(%dim_10, %dim_11) : tensor<?x?x64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?xi64>) outs(%12 : tensor<?x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %722 = arith.index_cast %in : i64 to index
      %723 = linalg.index 2 : index
      %724 = arith.cmpi slt, %722, %c2 : index
      cf.assert %724, "index must be smaller than dim size"
      %725 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %725, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%722, %723] : tensor<2x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %13 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %15 = tensor.empty(%dim_9) : tensor<1x?x64xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x?xi64>) outs(%15 : tensor<1x?x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %722 = arith.index_cast %in : i64 to index
      %723 = linalg.index 2 : index
      %724 = arith.cmpi slt, %722, %c32 : index
      cf.assert %724, "index must be smaller than dim size"
      %725 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %725, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%722, %723] : tensor<32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x64xf32>
    %17 = arith.cmpi eq, %dim_11, %dim_9 : index
    cf.assert %17, "mismatched size for broadcast"
    %18 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<?x?x64xf32>, tensor<1x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %19 = tensor.empty(%dim_10, %dim_11) : tensor<?x?x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<?x?x64xf32>) outs(%20 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<?x?x1xf32>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %8, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %23 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%12 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %dim_10, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %dim_11, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %22[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %23 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<?x?x64xf32>) outs(%20 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<?x?x1xf32>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x?x1xf32>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<?x?x1xf32>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %8, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%12 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %dim_10, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %dim_11, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %29[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %30 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg3 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg4 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %expanded_12 = tensor.expand_shape %arg102 [[0], [1, 2, 3]] output_shape [%dim, 1, 1, %dim_9] : tensor<?x?xi64> into tensor<?x1x1x?xi64>
    %34 = tensor.empty(%dim, %dim_9) : tensor<?x1x1x?xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<?x1x1x?xi64>) outs(%34 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %722 = arith.sitofp %in : i64 to f32
      linalg.yield %722 : f32
    } -> tensor<?x1x1x?xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<?x1x1x?xf32>) outs(%34 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.subf %cst_1, %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x1x1x?xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<?x1x1x?xf32>) outs(%34 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.mulf %in, %cst_5 : f32
      linalg.yield %722 : f32
    } -> tensor<?x1x1x?xf32>
    %38 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %39 = arith.cmpi sge, %6, %c0_i64 : i64
    cf.assert %39, "negative values not allowed in new dimensions"
    %40 = tensor.empty(%dim_10) : tensor<?x64x64xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xf32>) outs(%40 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %43 = linalg.batch_matmul ins(%33, %41 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%42 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %arg6 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %45 = arith.cmpi slt, %0, %c0_i64 : i64
    %46 = arith.select %45, %c1_i64, %0 : i64
    %47 = arith.extui %45 : i1 to i64
    %48 = arith.muli %46, %1 : i64
    %49 = arith.addi %47, %c1_i64 : i64
    %50 = arith.cmpi slt, %1, %c0_i64 : i64
    %51 = arith.select %50, %46, %48 : i64
    %52 = arith.select %50, %49, %47 : i64
    %53 = arith.muli %51, %c64_i64 : i64
    %54 = arith.cmpi sle, %52, %c1_i64 : i64
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %55 = arith.muli %6, %7 : i64
    %56 = arith.muli %55, %c64_i64 : i64
    %57 = arith.divsi %56, %53 : i64
    %58 = arith.select %45, %57, %0 : i64
    %59 = arith.select %50, %57, %1 : i64
    %from_elements = tensor.from_elements %58, %59, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %44(%from_elements) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %60 = arith.index_cast %58 : i64 to index
    %61 = arith.index_cast %59 : i64 to index
    %62 = tensor.empty(%60, %61) : tensor<?x4x?x16xf32>
    %transposed_13 = linalg.transpose ins(%reshape : tensor<?x?x4x16xf32>) outs(%62 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %39, "negative values not allowed in new dimensions"
    %63 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<64x64xf32>) outs(%40 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %64 = linalg.batch_matmul ins(%33, %63 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%42 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %arg8 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_15 = tensor.reshape %65(%from_elements) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_16 = linalg.transpose ins(%arg9 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %39, "negative values not allowed in new dimensions"
    %66 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<64x64xf32>) outs(%40 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %67 = linalg.batch_matmul ins(%33, %66 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%42 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %arg10 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%4 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_17 = tensor.reshape %68(%from_elements) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<?x?x4x16xf32>) outs(%62 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %69 = tensor.empty(%60, %61) : tensor<?x4x16x?xf32>
    %transposed_19 = linalg.transpose ins(%reshape_15 : tensor<?x?x4x16xf32>) outs(%69 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %70 = arith.muli %60, %c4 : index
    %71 = tensor.empty(%70, %61, %61) : tensor<?x?x?xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %73 = linalg.batch_matmul ins(%collapsed, %collapsed_20 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%72 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %74 = arith.divsi %70, %c4 : index
    %expanded_21 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [%74, 4, %61, %61] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %75 = tensor.empty(%74, %61, %61) : tensor<?x4x?x?xf32>
    %76 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<?x4x?x?xf32>) outs(%75 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %77 = arith.cmpi eq, %74, %dim : index
    cf.assert %77, "mismatched size for broadcast"
    %78 = arith.cmpi eq, %61, %dim_9 : index
    cf.assert %78, "mismatched size for broadcast"
    %79 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%75 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %80 = tensor.empty(%74, %61) : tensor<?x4x?xi64>
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %82 = tensor.empty(%74, %61) : tensor<?x4x?xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %84:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<?x4x?x?xf32>) outs(%83, %81 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_22 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [%74, 4, %61, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_22 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%75 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<?x4x?x?xf32>) outs(%75 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %87 = tensor.empty(%74, %61) : tensor<?x4x?x1xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<?x4x?x?xf32>) outs(%88 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%75 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %91 = arith.maxui %74, %60 : index
    %collapsed_23 = tensor.collapse_shape %90 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %92 = arith.muli %91, %c4 : index
    %93 = tensor.empty(%92, %61) : tensor<?x?x16xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %95 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%94 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %96 = arith.divsi %92, %c4 : index
    %expanded_25 = tensor.expand_shape %95 [[0, 1], [2], [3]] output_shape [%96, 4, %61, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %97 = tensor.empty(%96, %61) : tensor<?x?x4x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<?x4x?x16xf32>) outs(%97 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    %98 = arith.addi %52, %c1_i64 : i64
    %99 = arith.cmpi sle, %98, %c1_i64 : i64
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %100 = arith.index_cast %96 : index to i64
    %101 = arith.muli %100, %59 : i64
    %102 = arith.muli %101, %c64_i64 : i64
    %103 = arith.divsi %102, %51 : i64
    %104 = arith.select %45, %103, %0 : i64
    %105 = arith.select %50, %103, %1 : i64
    %from_elements_27 = tensor.from_elements %104, %105, %103 : tensor<3xi64>
    %reshape_28 = tensor.reshape %transposed_26(%from_elements_27) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_29 = linalg.transpose ins(%arg11 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %106 = arith.index_cast %104 : i64 to index
    %107 = arith.index_cast %105 : i64 to index
    %108 = arith.cmpi sge, %104, %c0_i64 : i64
    cf.assert %108, "negative values not allowed in new dimensions"
    %109 = tensor.empty(%106) : tensor<?x64x64xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<64x64xf32>) outs(%109 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %111 = tensor.empty(%106, %107) : tensor<?x?x64xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %113 = linalg.batch_matmul ins(%reshape_28, %110 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%112 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %arg12 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %115 = arith.cmpi eq, %106, %dim_10 : index
    cf.assert %115, "mismatched size for broadcast"
    %116 = arith.cmpi eq, %107, %dim_11 : index
    cf.assert %116, "mismatched size for broadcast"
    %117 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %33 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %118 = tensor.empty(%106, %107) : tensor<?x?x1xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<?x?x64xf32>) outs(%119 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %122 = arith.index_cast %104 : i64 to index
    %123 = arith.cmpi sge, %104, %c0_i64 : i64
    cf.assert %123, "unimplemented: dynamic negative broadcast sizes"
    %124 = arith.index_cast %105 : i64 to index
    %125 = arith.cmpi sge, %105, %c0_i64 : i64
    cf.assert %125, "unimplemented: dynamic negative broadcast sizes"
    %126 = tensor.empty(%122, %124) : tensor<?x?x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%126 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %106, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %107, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %121[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %128 = arith.cmpi eq, %106, %122 : index
    cf.assert %128, "mismatched size for broadcast"
    %129 = arith.cmpi eq, %107, %124 : index
    cf.assert %129, "mismatched size for broadcast"
    %130 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %127 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %130 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<?x?x64xf32>) outs(%119 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %123, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %125, "unimplemented: dynamic negative broadcast sizes"
    %136 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%126 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %106, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %107, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %135[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %128, "mismatched size for broadcast"
    cf.assert %129, "mismatched size for broadcast"
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %136 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %138 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg13 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg14 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %140 = tensor.empty() : tensor<64x256xf32>
    %transposed_30 = linalg.transpose ins(%arg15 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %108, "negative values not allowed in new dimensions"
    %141 = tensor.empty(%106) : tensor<?x64x256xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<64x256xf32>) outs(%141 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %143 = tensor.empty(%106, %107) : tensor<?x?x256xf32>
    %144 = linalg.fill ins(%cst : f32) outs(%143 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %145 = linalg.batch_matmul ins(%139, %142 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%144 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %arg16 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%143 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<?x?x256xf32>) outs(%143 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %148 = tensor.empty() : tensor<256x64xf32>
    %transposed_31 = linalg.transpose ins(%arg17 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %108, "negative values not allowed in new dimensions"
    %149 = tensor.empty(%106) : tensor<?x256x64xf32>
    %150 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<256x64xf32>) outs(%149 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %151 = linalg.batch_matmul ins(%147, %150 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%112 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg18 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %139 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<?x?x64xf32>) outs(%119 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %123, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %125, "unimplemented: dynamic negative broadcast sizes"
    %156 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%126 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %106, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %107, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %155[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %128, "mismatched size for broadcast"
    cf.assert %129, "mismatched size for broadcast"
    %157 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %156 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %158 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %157 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<?x?x64xf32>) outs(%119 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<?x?x1xf32>) outs(%118 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %123, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %125, "unimplemented: dynamic negative broadcast sizes"
    %163 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%126 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %106, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %107, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %162[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %128, "mismatched size for broadcast"
    cf.assert %129, "mismatched size for broadcast"
    %164 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %163 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %arg19 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg20 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_32 = linalg.transpose ins(%arg21 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %108, "negative values not allowed in new dimensions"
    %167 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<64x64xf32>) outs(%109 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %168 = linalg.batch_matmul ins(%166, %167 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%112 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %arg22 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %170 = arith.muli %104, %105 : i64
    %171 = arith.muli %170, %c64_i64 : i64
    %172 = arith.divsi %171, %53 : i64
    %173 = arith.select %45, %172, %0 : i64
    %174 = arith.select %50, %172, %1 : i64
    %from_elements_33 = tensor.from_elements %173, %174, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_34 = tensor.reshape %169(%from_elements_33) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %175 = arith.index_cast %173 : i64 to index
    %176 = arith.index_cast %174 : i64 to index
    %177 = tensor.empty(%175, %176) : tensor<?x4x?x16xf32>
    %transposed_35 = linalg.transpose ins(%reshape_34 : tensor<?x?x4x16xf32>) outs(%177 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg23 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %108, "negative values not allowed in new dimensions"
    %178 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<64x64xf32>) outs(%109 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %179 = linalg.batch_matmul ins(%166, %178 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%112 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg24 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_37 = tensor.reshape %180(%from_elements_33) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_38 = linalg.transpose ins(%arg25 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %108, "negative values not allowed in new dimensions"
    %181 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<64x64xf32>) outs(%109 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %182 = linalg.batch_matmul ins(%166, %181 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%112 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %arg26 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%111 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_39 = tensor.reshape %183(%from_elements_33) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_40 = linalg.transpose ins(%reshape_39 : tensor<?x?x4x16xf32>) outs(%177 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %184 = tensor.empty(%175, %176) : tensor<?x4x16x?xf32>
    %transposed_41 = linalg.transpose ins(%reshape_37 : tensor<?x?x4x16xf32>) outs(%184 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_42 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %185 = arith.muli %175, %c4 : index
    %186 = tensor.empty(%185, %176, %176) : tensor<?x?x?xf32>
    %187 = linalg.fill ins(%cst : f32) outs(%186 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %188 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%187 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %189 = arith.divsi %185, %c4 : index
    %expanded_44 = tensor.expand_shape %188 [[0, 1], [2], [3]] output_shape [%189, 4, %176, %176] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %190 = tensor.empty(%189, %176, %176) : tensor<?x4x?x?xf32>
    %191 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<?x4x?x?xf32>) outs(%190 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %192 = arith.cmpi eq, %189, %dim : index
    cf.assert %192, "mismatched size for broadcast"
    %193 = arith.cmpi eq, %176, %dim_9 : index
    cf.assert %193, "mismatched size for broadcast"
    %194 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%190 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %195 = tensor.empty(%189, %176) : tensor<?x4x?xi64>
    %196 = linalg.fill ins(%c0_i64 : i64) outs(%195 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %197 = tensor.empty(%189, %176) : tensor<?x4x?xf32>
    %198 = linalg.fill ins(%cst_0 : f32) outs(%197 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %199:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%194 : tensor<?x4x?x?xf32>) outs(%198, %196 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_45 = tensor.expand_shape %199#0 [[0], [1], [2, 3]] output_shape [%189, 4, %176, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %200 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194, %expanded_45 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%190 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %201 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<?x4x?x?xf32>) outs(%190 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %202 = tensor.empty(%189, %176) : tensor<?x4x?x1xf32>
    %203 = linalg.fill ins(%cst : f32) outs(%202 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %204 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%201 : tensor<?x4x?x?xf32>) outs(%203 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %205 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %204 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%190 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %206 = arith.maxui %189, %175 : index
    %collapsed_46 = tensor.collapse_shape %205 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_47 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %207 = arith.muli %206, %c4 : index
    %208 = tensor.empty(%207, %176) : tensor<?x?x16xf32>
    %209 = linalg.fill ins(%cst : f32) outs(%208 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %210 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%209 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %211 = arith.divsi %207, %c4 : index
    %expanded_48 = tensor.expand_shape %210 [[0, 1], [2], [3]] output_shape [%211, 4, %176, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %212 = tensor.empty(%211, %176) : tensor<?x?x4x16xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<?x4x?x16xf32>) outs(%212 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %213 = arith.index_cast %211 : index to i64
    %214 = arith.muli %213, %174 : i64
    %215 = arith.muli %214, %c64_i64 : i64
    %216 = arith.divsi %215, %51 : i64
    %217 = arith.select %45, %216, %0 : i64
    %218 = arith.select %50, %216, %1 : i64
    %from_elements_50 = tensor.from_elements %217, %218, %216 : tensor<3xi64>
    %reshape_51 = tensor.reshape %transposed_49(%from_elements_50) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_52 = linalg.transpose ins(%arg27 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %219 = arith.index_cast %217 : i64 to index
    %220 = arith.index_cast %218 : i64 to index
    %221 = arith.cmpi sge, %217, %c0_i64 : i64
    cf.assert %221, "negative values not allowed in new dimensions"
    %222 = tensor.empty(%219) : tensor<?x64x64xf32>
    %223 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<64x64xf32>) outs(%222 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %224 = tensor.empty(%219, %220) : tensor<?x?x64xf32>
    %225 = linalg.fill ins(%cst : f32) outs(%224 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %226 = linalg.batch_matmul ins(%reshape_51, %223 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%225 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %arg28 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %228 = arith.cmpi eq, %219, %106 : index
    cf.assert %228, "mismatched size for broadcast"
    %229 = arith.cmpi eq, %220, %107 : index
    cf.assert %229, "mismatched size for broadcast"
    %230 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %166 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %231 = tensor.empty(%219, %220) : tensor<?x?x1xf32>
    %232 = linalg.fill ins(%cst : f32) outs(%231 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %233 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%230 : tensor<?x?x64xf32>) outs(%232 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %235 = arith.index_cast %217 : i64 to index
    %236 = arith.cmpi sge, %217, %c0_i64 : i64
    cf.assert %236, "unimplemented: dynamic negative broadcast sizes"
    %237 = arith.index_cast %218 : i64 to index
    %238 = arith.cmpi sge, %218, %c0_i64 : i64
    cf.assert %238, "unimplemented: dynamic negative broadcast sizes"
    %239 = tensor.empty(%235, %237) : tensor<?x?x64xf32>
    %240 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%239 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %219, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %220, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %234[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %241 = arith.cmpi eq, %219, %235 : index
    cf.assert %241, "mismatched size for broadcast"
    %242 = arith.cmpi eq, %220, %237 : index
    cf.assert %242, "mismatched size for broadcast"
    %243 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %240 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %243 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<?x?x64xf32>) outs(%232 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %236, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %238, "unimplemented: dynamic negative broadcast sizes"
    %249 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%239 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %219, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %220, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %248[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %241, "mismatched size for broadcast"
    cf.assert %242, "mismatched size for broadcast"
    %250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %249 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %arg29 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %arg30 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_53 = linalg.transpose ins(%arg31 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %221, "negative values not allowed in new dimensions"
    %253 = tensor.empty(%219) : tensor<?x64x256xf32>
    %254 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<64x256xf32>) outs(%253 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %255 = tensor.empty(%219, %220) : tensor<?x?x256xf32>
    %256 = linalg.fill ins(%cst : f32) outs(%255 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %257 = linalg.batch_matmul ins(%252, %254 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%256 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %arg32 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%255 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<?x?x256xf32>) outs(%255 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %transposed_54 = linalg.transpose ins(%arg33 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %221, "negative values not allowed in new dimensions"
    %260 = tensor.empty(%219) : tensor<?x256x64xf32>
    %261 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<256x64xf32>) outs(%260 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %262 = linalg.batch_matmul ins(%259, %261 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%225 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg34 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %252 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%264 : tensor<?x?x64xf32>) outs(%232 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %236, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %238, "unimplemented: dynamic negative broadcast sizes"
    %267 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%239 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %219, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %220, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %266[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %241, "mismatched size for broadcast"
    cf.assert %242, "mismatched size for broadcast"
    %268 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %267 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %268 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %270 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%269 : tensor<?x?x64xf32>) outs(%232 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %271 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<?x?x1xf32>) outs(%231 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %236, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %238, "unimplemented: dynamic negative broadcast sizes"
    %274 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%239 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %219, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %220, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %273[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %241, "mismatched size for broadcast"
    cf.assert %242, "mismatched size for broadcast"
    %275 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %274 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %arg35 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %277 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %arg36 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_55 = linalg.transpose ins(%arg37 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %221, "negative values not allowed in new dimensions"
    %278 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_55 : tensor<64x64xf32>) outs(%222 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %279 = linalg.batch_matmul ins(%277, %278 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%225 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %280 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg38 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %281 = arith.muli %217, %218 : i64
    %282 = arith.muli %281, %c64_i64 : i64
    %283 = arith.divsi %282, %53 : i64
    %284 = arith.select %45, %283, %0 : i64
    %285 = arith.select %50, %283, %1 : i64
    %from_elements_56 = tensor.from_elements %284, %285, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_57 = tensor.reshape %280(%from_elements_56) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %286 = arith.index_cast %284 : i64 to index
    %287 = arith.index_cast %285 : i64 to index
    %288 = tensor.empty(%286, %287) : tensor<?x4x?x16xf32>
    %transposed_58 = linalg.transpose ins(%reshape_57 : tensor<?x?x4x16xf32>) outs(%288 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_59 = linalg.transpose ins(%arg39 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %221, "negative values not allowed in new dimensions"
    %289 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_59 : tensor<64x64xf32>) outs(%222 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %290 = linalg.batch_matmul ins(%277, %289 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%225 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %291 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %arg40 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_60 = tensor.reshape %291(%from_elements_56) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_61 = linalg.transpose ins(%arg41 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %221, "negative values not allowed in new dimensions"
    %292 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_61 : tensor<64x64xf32>) outs(%222 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %293 = linalg.batch_matmul ins(%277, %292 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%225 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %arg42 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%224 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_62 = tensor.reshape %294(%from_elements_56) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_63 = linalg.transpose ins(%reshape_62 : tensor<?x?x4x16xf32>) outs(%288 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %295 = tensor.empty(%286, %287) : tensor<?x4x16x?xf32>
    %transposed_64 = linalg.transpose ins(%reshape_60 : tensor<?x?x4x16xf32>) outs(%295 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %296 = arith.muli %286, %c4 : index
    %297 = tensor.empty(%296, %287, %287) : tensor<?x?x?xf32>
    %298 = linalg.fill ins(%cst : f32) outs(%297 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %299 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%298 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %300 = arith.divsi %296, %c4 : index
    %expanded_67 = tensor.expand_shape %299 [[0, 1], [2], [3]] output_shape [%300, 4, %287, %287] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %301 = tensor.empty(%300, %287, %287) : tensor<?x4x?x?xf32>
    %302 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<?x4x?x?xf32>) outs(%301 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %303 = arith.cmpi eq, %300, %dim : index
    cf.assert %303, "mismatched size for broadcast"
    %304 = arith.cmpi eq, %287, %dim_9 : index
    cf.assert %304, "mismatched size for broadcast"
    %305 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%301 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %306 = tensor.empty(%300, %287) : tensor<?x4x?xi64>
    %307 = linalg.fill ins(%c0_i64 : i64) outs(%306 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %308 = tensor.empty(%300, %287) : tensor<?x4x?xf32>
    %309 = linalg.fill ins(%cst_0 : f32) outs(%308 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %310:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%305 : tensor<?x4x?x?xf32>) outs(%309, %307 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_68 = tensor.expand_shape %310#0 [[0], [1], [2, 3]] output_shape [%300, 4, %287, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %311 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305, %expanded_68 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%301 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %312 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311 : tensor<?x4x?x?xf32>) outs(%301 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %313 = tensor.empty(%300, %287) : tensor<?x4x?x1xf32>
    %314 = linalg.fill ins(%cst : f32) outs(%313 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %315 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%312 : tensor<?x4x?x?xf32>) outs(%314 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %316 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %315 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%301 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %317 = arith.maxui %300, %286 : index
    %collapsed_69 = tensor.collapse_shape %316 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_70 = tensor.collapse_shape %transposed_63 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %318 = arith.muli %317, %c4 : index
    %319 = tensor.empty(%318, %287) : tensor<?x?x16xf32>
    %320 = linalg.fill ins(%cst : f32) outs(%319 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %321 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%320 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %322 = arith.divsi %318, %c4 : index
    %expanded_71 = tensor.expand_shape %321 [[0, 1], [2], [3]] output_shape [%322, 4, %287, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %323 = tensor.empty(%322, %287) : tensor<?x?x4x16xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<?x4x?x16xf32>) outs(%323 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %324 = arith.index_cast %322 : index to i64
    %325 = arith.muli %324, %285 : i64
    %326 = arith.muli %325, %c64_i64 : i64
    %327 = arith.divsi %326, %51 : i64
    %328 = arith.select %45, %327, %0 : i64
    %329 = arith.select %50, %327, %1 : i64
    %from_elements_73 = tensor.from_elements %328, %329, %327 : tensor<3xi64>
    %reshape_74 = tensor.reshape %transposed_72(%from_elements_73) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_75 = linalg.transpose ins(%arg43 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %330 = arith.index_cast %328 : i64 to index
    %331 = arith.index_cast %329 : i64 to index
    %332 = arith.cmpi sge, %328, %c0_i64 : i64
    cf.assert %332, "negative values not allowed in new dimensions"
    %333 = tensor.empty(%330) : tensor<?x64x64xf32>
    %334 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_75 : tensor<64x64xf32>) outs(%333 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %335 = tensor.empty(%330, %331) : tensor<?x?x64xf32>
    %336 = linalg.fill ins(%cst : f32) outs(%335 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %337 = linalg.batch_matmul ins(%reshape_74, %334 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%336 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %arg44 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %339 = arith.cmpi eq, %330, %219 : index
    cf.assert %339, "mismatched size for broadcast"
    %340 = arith.cmpi eq, %331, %220 : index
    cf.assert %340, "mismatched size for broadcast"
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %277 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %342 = tensor.empty(%330, %331) : tensor<?x?x1xf32>
    %343 = linalg.fill ins(%cst : f32) outs(%342 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %344 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341 : tensor<?x?x64xf32>) outs(%343 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %345 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %346 = arith.index_cast %328 : i64 to index
    %347 = arith.cmpi sge, %328, %c0_i64 : i64
    cf.assert %347, "unimplemented: dynamic negative broadcast sizes"
    %348 = arith.index_cast %329 : i64 to index
    %349 = arith.cmpi sge, %329, %c0_i64 : i64
    cf.assert %349, "unimplemented: dynamic negative broadcast sizes"
    %350 = tensor.empty(%346, %348) : tensor<?x?x64xf32>
    %351 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%350 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %330, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %331, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %345[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %352 = arith.cmpi eq, %330, %346 : index
    cf.assert %352, "mismatched size for broadcast"
    %353 = arith.cmpi eq, %331, %348 : index
    cf.assert %353, "mismatched size for broadcast"
    %354 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %351 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %354 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%355 : tensor<?x?x64xf32>) outs(%343 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %347, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %349, "unimplemented: dynamic negative broadcast sizes"
    %360 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%350 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %330, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %331, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %359[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %352, "mismatched size for broadcast"
    cf.assert %353, "mismatched size for broadcast"
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %360 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %arg45 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %arg46 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_76 = linalg.transpose ins(%arg47 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %332, "negative values not allowed in new dimensions"
    %364 = tensor.empty(%330) : tensor<?x64x256xf32>
    %365 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<64x256xf32>) outs(%364 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %366 = tensor.empty(%330, %331) : tensor<?x?x256xf32>
    %367 = linalg.fill ins(%cst : f32) outs(%366 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %368 = linalg.batch_matmul ins(%363, %365 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%367 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %369 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %arg48 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%366 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %370 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369 : tensor<?x?x256xf32>) outs(%366 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %transposed_77 = linalg.transpose ins(%arg49 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %332, "negative values not allowed in new dimensions"
    %371 = tensor.empty(%330) : tensor<?x256x64xf32>
    %372 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<256x64xf32>) outs(%371 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %373 = linalg.batch_matmul ins(%370, %372 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%336 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %arg50 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %363 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%375 : tensor<?x?x64xf32>) outs(%343 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %347, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %349, "unimplemented: dynamic negative broadcast sizes"
    %378 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%350 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %330, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %331, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %377[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %352, "mismatched size for broadcast"
    cf.assert %353, "mismatched size for broadcast"
    %379 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %378 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %379 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%380 : tensor<?x?x64xf32>) outs(%343 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<?x?x1xf32>) outs(%342 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %347, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %349, "unimplemented: dynamic negative broadcast sizes"
    %385 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%350 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %330, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %331, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %384[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %352, "mismatched size for broadcast"
    cf.assert %353, "mismatched size for broadcast"
    %386 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %385 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %arg51 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %arg52 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_78 = linalg.transpose ins(%arg53 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %332, "negative values not allowed in new dimensions"
    %389 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<64x64xf32>) outs(%333 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %390 = linalg.batch_matmul ins(%388, %389 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%336 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %arg54 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %392 = arith.muli %328, %329 : i64
    %393 = arith.muli %392, %c64_i64 : i64
    %394 = arith.divsi %393, %53 : i64
    %395 = arith.select %45, %394, %0 : i64
    %396 = arith.select %50, %394, %1 : i64
    %from_elements_79 = tensor.from_elements %395, %396, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_80 = tensor.reshape %391(%from_elements_79) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %397 = arith.index_cast %395 : i64 to index
    %398 = arith.index_cast %396 : i64 to index
    %399 = tensor.empty(%397, %398) : tensor<?x4x?x16xf32>
    %transposed_81 = linalg.transpose ins(%reshape_80 : tensor<?x?x4x16xf32>) outs(%399 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_82 = linalg.transpose ins(%arg55 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %332, "negative values not allowed in new dimensions"
    %400 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_82 : tensor<64x64xf32>) outs(%333 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %401 = linalg.batch_matmul ins(%388, %400 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%336 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %arg56 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_83 = tensor.reshape %402(%from_elements_79) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_84 = linalg.transpose ins(%arg57 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %332, "negative values not allowed in new dimensions"
    %403 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_84 : tensor<64x64xf32>) outs(%333 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %404 = linalg.batch_matmul ins(%388, %403 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%336 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %405 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %arg58 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%335 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_85 = tensor.reshape %405(%from_elements_79) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_86 = linalg.transpose ins(%reshape_85 : tensor<?x?x4x16xf32>) outs(%399 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %406 = tensor.empty(%397, %398) : tensor<?x4x16x?xf32>
    %transposed_87 = linalg.transpose ins(%reshape_83 : tensor<?x?x4x16xf32>) outs(%406 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_88 = tensor.collapse_shape %transposed_81 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_89 = tensor.collapse_shape %transposed_87 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %407 = arith.muli %397, %c4 : index
    %408 = tensor.empty(%407, %398, %398) : tensor<?x?x?xf32>
    %409 = linalg.fill ins(%cst : f32) outs(%408 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %410 = linalg.batch_matmul ins(%collapsed_88, %collapsed_89 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%409 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %411 = arith.divsi %407, %c4 : index
    %expanded_90 = tensor.expand_shape %410 [[0, 1], [2], [3]] output_shape [%411, 4, %398, %398] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %412 = tensor.empty(%411, %398, %398) : tensor<?x4x?x?xf32>
    %413 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<?x4x?x?xf32>) outs(%412 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %414 = arith.cmpi eq, %411, %dim : index
    cf.assert %414, "mismatched size for broadcast"
    %415 = arith.cmpi eq, %398, %dim_9 : index
    cf.assert %415, "mismatched size for broadcast"
    %416 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%412 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %417 = tensor.empty(%411, %398) : tensor<?x4x?xi64>
    %418 = linalg.fill ins(%c0_i64 : i64) outs(%417 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %419 = tensor.empty(%411, %398) : tensor<?x4x?xf32>
    %420 = linalg.fill ins(%cst_0 : f32) outs(%419 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %421:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%416 : tensor<?x4x?x?xf32>) outs(%420, %418 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_91 = tensor.expand_shape %421#0 [[0], [1], [2, 3]] output_shape [%411, 4, %398, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %422 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416, %expanded_91 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%412 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %423 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422 : tensor<?x4x?x?xf32>) outs(%412 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %424 = tensor.empty(%411, %398) : tensor<?x4x?x1xf32>
    %425 = linalg.fill ins(%cst : f32) outs(%424 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %426 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423 : tensor<?x4x?x?xf32>) outs(%425 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %427 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %426 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%412 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %428 = arith.maxui %411, %397 : index
    %collapsed_92 = tensor.collapse_shape %427 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_93 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %429 = arith.muli %428, %c4 : index
    %430 = tensor.empty(%429, %398) : tensor<?x?x16xf32>
    %431 = linalg.fill ins(%cst : f32) outs(%430 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %432 = linalg.batch_matmul ins(%collapsed_92, %collapsed_93 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%431 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %433 = arith.divsi %429, %c4 : index
    %expanded_94 = tensor.expand_shape %432 [[0, 1], [2], [3]] output_shape [%433, 4, %398, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %434 = tensor.empty(%433, %398) : tensor<?x?x4x16xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<?x4x?x16xf32>) outs(%434 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %435 = arith.index_cast %433 : index to i64
    %436 = arith.muli %435, %396 : i64
    %437 = arith.muli %436, %c64_i64 : i64
    %438 = arith.divsi %437, %51 : i64
    %439 = arith.select %45, %438, %0 : i64
    %440 = arith.select %50, %438, %1 : i64
    %from_elements_96 = tensor.from_elements %439, %440, %438 : tensor<3xi64>
    %reshape_97 = tensor.reshape %transposed_95(%from_elements_96) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_98 = linalg.transpose ins(%arg59 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %441 = arith.index_cast %439 : i64 to index
    %442 = arith.index_cast %440 : i64 to index
    %443 = arith.cmpi sge, %439, %c0_i64 : i64
    cf.assert %443, "negative values not allowed in new dimensions"
    %444 = tensor.empty(%441) : tensor<?x64x64xf32>
    %445 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_98 : tensor<64x64xf32>) outs(%444 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %446 = tensor.empty(%441, %442) : tensor<?x?x64xf32>
    %447 = linalg.fill ins(%cst : f32) outs(%446 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %448 = linalg.batch_matmul ins(%reshape_97, %445 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%447 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %449 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %arg60 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %450 = arith.cmpi eq, %441, %330 : index
    cf.assert %450, "mismatched size for broadcast"
    %451 = arith.cmpi eq, %442, %331 : index
    cf.assert %451, "mismatched size for broadcast"
    %452 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %388 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %453 = tensor.empty(%441, %442) : tensor<?x?x1xf32>
    %454 = linalg.fill ins(%cst : f32) outs(%453 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %455 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%452 : tensor<?x?x64xf32>) outs(%454 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %456 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %457 = arith.index_cast %439 : i64 to index
    %458 = arith.cmpi sge, %439, %c0_i64 : i64
    cf.assert %458, "unimplemented: dynamic negative broadcast sizes"
    %459 = arith.index_cast %440 : i64 to index
    %460 = arith.cmpi sge, %440, %c0_i64 : i64
    cf.assert %460, "unimplemented: dynamic negative broadcast sizes"
    %461 = tensor.empty(%457, %459) : tensor<?x?x64xf32>
    %462 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%461 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %441, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %442, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %456[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %463 = arith.cmpi eq, %441, %457 : index
    cf.assert %463, "mismatched size for broadcast"
    %464 = arith.cmpi eq, %442, %459 : index
    cf.assert %464, "mismatched size for broadcast"
    %465 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %462 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %465 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466 : tensor<?x?x64xf32>) outs(%454 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %458, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %460, "unimplemented: dynamic negative broadcast sizes"
    %471 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%461 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %441, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %442, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %470[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %463, "mismatched size for broadcast"
    cf.assert %464, "mismatched size for broadcast"
    %472 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %471 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %473 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %arg61 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %474 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %arg62 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_99 = linalg.transpose ins(%arg63 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %443, "negative values not allowed in new dimensions"
    %475 = tensor.empty(%441) : tensor<?x64x256xf32>
    %476 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_99 : tensor<64x256xf32>) outs(%475 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %477 = tensor.empty(%441, %442) : tensor<?x?x256xf32>
    %478 = linalg.fill ins(%cst : f32) outs(%477 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %479 = linalg.batch_matmul ins(%474, %476 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%478 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %arg64 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%477 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<?x?x256xf32>) outs(%477 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %transposed_100 = linalg.transpose ins(%arg65 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %443, "negative values not allowed in new dimensions"
    %482 = tensor.empty(%441) : tensor<?x256x64xf32>
    %483 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_100 : tensor<256x64xf32>) outs(%482 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %484 = linalg.batch_matmul ins(%481, %483 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%447 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %arg66 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %486 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %474 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%486 : tensor<?x?x64xf32>) outs(%454 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %458, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %460, "unimplemented: dynamic negative broadcast sizes"
    %489 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%461 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %441, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %442, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %488[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %463, "mismatched size for broadcast"
    cf.assert %464, "mismatched size for broadcast"
    %490 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %489 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %491 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %490 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%491 : tensor<?x?x64xf32>) outs(%454 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<?x?x1xf32>) outs(%453 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %458, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %460, "unimplemented: dynamic negative broadcast sizes"
    %496 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%461 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %441, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %442, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %495[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %463, "mismatched size for broadcast"
    cf.assert %464, "mismatched size for broadcast"
    %497 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %496 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %arg67 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %arg68 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_101 = linalg.transpose ins(%arg69 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %443, "negative values not allowed in new dimensions"
    %500 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_101 : tensor<64x64xf32>) outs(%444 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %501 = linalg.batch_matmul ins(%499, %500 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%447 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg70 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %503 = arith.muli %439, %440 : i64
    %504 = arith.muli %503, %c64_i64 : i64
    %505 = arith.divsi %504, %53 : i64
    %506 = arith.select %45, %505, %0 : i64
    %507 = arith.select %50, %505, %1 : i64
    %from_elements_102 = tensor.from_elements %506, %507, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_103 = tensor.reshape %502(%from_elements_102) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %508 = arith.index_cast %506 : i64 to index
    %509 = arith.index_cast %507 : i64 to index
    %510 = tensor.empty(%508, %509) : tensor<?x4x?x16xf32>
    %transposed_104 = linalg.transpose ins(%reshape_103 : tensor<?x?x4x16xf32>) outs(%510 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_105 = linalg.transpose ins(%arg71 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %443, "negative values not allowed in new dimensions"
    %511 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_105 : tensor<64x64xf32>) outs(%444 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %512 = linalg.batch_matmul ins(%499, %511 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%447 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %513 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg72 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_106 = tensor.reshape %513(%from_elements_102) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_107 = linalg.transpose ins(%arg73 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %443, "negative values not allowed in new dimensions"
    %514 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_107 : tensor<64x64xf32>) outs(%444 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %515 = linalg.batch_matmul ins(%499, %514 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%447 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %516 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg74 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%446 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_108 = tensor.reshape %516(%from_elements_102) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_109 = linalg.transpose ins(%reshape_108 : tensor<?x?x4x16xf32>) outs(%510 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %517 = tensor.empty(%508, %509) : tensor<?x4x16x?xf32>
    %transposed_110 = linalg.transpose ins(%reshape_106 : tensor<?x?x4x16xf32>) outs(%517 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_111 = tensor.collapse_shape %transposed_104 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_112 = tensor.collapse_shape %transposed_110 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %518 = arith.muli %508, %c4 : index
    %519 = tensor.empty(%518, %509, %509) : tensor<?x?x?xf32>
    %520 = linalg.fill ins(%cst : f32) outs(%519 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %521 = linalg.batch_matmul ins(%collapsed_111, %collapsed_112 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%520 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %522 = arith.divsi %518, %c4 : index
    %expanded_113 = tensor.expand_shape %521 [[0, 1], [2], [3]] output_shape [%522, 4, %509, %509] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %523 = tensor.empty(%522, %509, %509) : tensor<?x4x?x?xf32>
    %524 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_113 : tensor<?x4x?x?xf32>) outs(%523 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %525 = arith.cmpi eq, %522, %dim : index
    cf.assert %525, "mismatched size for broadcast"
    %526 = arith.cmpi eq, %509, %dim_9 : index
    cf.assert %526, "mismatched size for broadcast"
    %527 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%524, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%523 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %528 = tensor.empty(%522, %509) : tensor<?x4x?xi64>
    %529 = linalg.fill ins(%c0_i64 : i64) outs(%528 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %530 = tensor.empty(%522, %509) : tensor<?x4x?xf32>
    %531 = linalg.fill ins(%cst_0 : f32) outs(%530 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %532:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%527 : tensor<?x4x?x?xf32>) outs(%531, %529 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_114 = tensor.expand_shape %532#0 [[0], [1], [2, 3]] output_shape [%522, 4, %509, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %533 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%527, %expanded_114 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%523 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %534 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%533 : tensor<?x4x?x?xf32>) outs(%523 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %535 = tensor.empty(%522, %509) : tensor<?x4x?x1xf32>
    %536 = linalg.fill ins(%cst : f32) outs(%535 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %537 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%534 : tensor<?x4x?x?xf32>) outs(%536 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %538 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%534, %537 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%523 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %539 = arith.maxui %522, %508 : index
    %collapsed_115 = tensor.collapse_shape %538 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_116 = tensor.collapse_shape %transposed_109 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %540 = arith.muli %539, %c4 : index
    %541 = tensor.empty(%540, %509) : tensor<?x?x16xf32>
    %542 = linalg.fill ins(%cst : f32) outs(%541 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %543 = linalg.batch_matmul ins(%collapsed_115, %collapsed_116 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%542 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %544 = arith.divsi %540, %c4 : index
    %expanded_117 = tensor.expand_shape %543 [[0, 1], [2], [3]] output_shape [%544, 4, %509, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %545 = tensor.empty(%544, %509) : tensor<?x?x4x16xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<?x4x?x16xf32>) outs(%545 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %546 = arith.index_cast %544 : index to i64
    %547 = arith.muli %546, %507 : i64
    %548 = arith.muli %547, %c64_i64 : i64
    %549 = arith.divsi %548, %51 : i64
    %550 = arith.select %45, %549, %0 : i64
    %551 = arith.select %50, %549, %1 : i64
    %from_elements_119 = tensor.from_elements %550, %551, %549 : tensor<3xi64>
    %reshape_120 = tensor.reshape %transposed_118(%from_elements_119) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_121 = linalg.transpose ins(%arg75 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %552 = arith.index_cast %550 : i64 to index
    %553 = arith.index_cast %551 : i64 to index
    %554 = arith.cmpi sge, %550, %c0_i64 : i64
    cf.assert %554, "negative values not allowed in new dimensions"
    %555 = tensor.empty(%552) : tensor<?x64x64xf32>
    %556 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_121 : tensor<64x64xf32>) outs(%555 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %557 = tensor.empty(%552, %553) : tensor<?x?x64xf32>
    %558 = linalg.fill ins(%cst : f32) outs(%557 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %559 = linalg.batch_matmul ins(%reshape_120, %556 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%558 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %560 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %arg76 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %561 = arith.cmpi eq, %552, %441 : index
    cf.assert %561, "mismatched size for broadcast"
    %562 = arith.cmpi eq, %553, %442 : index
    cf.assert %562, "mismatched size for broadcast"
    %563 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %499 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %564 = tensor.empty(%552, %553) : tensor<?x?x1xf32>
    %565 = linalg.fill ins(%cst : f32) outs(%564 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %566 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%563 : tensor<?x?x64xf32>) outs(%565 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %567 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %568 = arith.index_cast %550 : i64 to index
    %569 = arith.cmpi sge, %550, %c0_i64 : i64
    cf.assert %569, "unimplemented: dynamic negative broadcast sizes"
    %570 = arith.index_cast %551 : i64 to index
    %571 = arith.cmpi sge, %551, %c0_i64 : i64
    cf.assert %571, "unimplemented: dynamic negative broadcast sizes"
    %572 = tensor.empty(%568, %570) : tensor<?x?x64xf32>
    %573 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%572 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %552, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %553, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %567[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %574 = arith.cmpi eq, %552, %568 : index
    cf.assert %574, "mismatched size for broadcast"
    %575 = arith.cmpi eq, %553, %570 : index
    cf.assert %575, "mismatched size for broadcast"
    %576 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %573 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %577 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %576 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %578 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%577 : tensor<?x?x64xf32>) outs(%565 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %579 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %580 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %581 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %569, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %571, "unimplemented: dynamic negative broadcast sizes"
    %582 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%572 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %552, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %553, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %581[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %574, "mismatched size for broadcast"
    cf.assert %575, "mismatched size for broadcast"
    %583 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %582 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %584 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %arg77 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %585 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %arg78 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_122 = linalg.transpose ins(%arg79 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %554, "negative values not allowed in new dimensions"
    %586 = tensor.empty(%552) : tensor<?x64x256xf32>
    %587 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_122 : tensor<64x256xf32>) outs(%586 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %588 = tensor.empty(%552, %553) : tensor<?x?x256xf32>
    %589 = linalg.fill ins(%cst : f32) outs(%588 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %590 = linalg.batch_matmul ins(%585, %587 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%589 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %591 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %arg80 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%588 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<?x?x256xf32>) outs(%588 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %transposed_123 = linalg.transpose ins(%arg81 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %554, "negative values not allowed in new dimensions"
    %593 = tensor.empty(%552) : tensor<?x256x64xf32>
    %594 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_123 : tensor<256x64xf32>) outs(%593 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %595 = linalg.batch_matmul ins(%592, %594 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%558 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %596 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %arg82 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %597 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %585 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %598 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%597 : tensor<?x?x64xf32>) outs(%565 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %599 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %569, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %571, "unimplemented: dynamic negative broadcast sizes"
    %600 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%572 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %552, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %553, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %599[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %574, "mismatched size for broadcast"
    cf.assert %575, "mismatched size for broadcast"
    %601 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597, %600 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %602 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %601 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %603 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%602 : tensor<?x?x64xf32>) outs(%565 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %604 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %605 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %606 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<?x?x1xf32>) outs(%564 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %569, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %571, "unimplemented: dynamic negative broadcast sizes"
    %607 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%572 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %552, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %553, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %606[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %574, "mismatched size for broadcast"
    cf.assert %575, "mismatched size for broadcast"
    %608 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %607 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %609 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608, %arg83 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %610 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609, %arg84 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_124 = linalg.transpose ins(%arg85 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %554, "negative values not allowed in new dimensions"
    %611 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_124 : tensor<64x64xf32>) outs(%555 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %612 = linalg.batch_matmul ins(%610, %611 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%558 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %613 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %arg86 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %614 = arith.muli %550, %551 : i64
    %615 = arith.muli %614, %c64_i64 : i64
    %616 = arith.divsi %615, %53 : i64
    %617 = arith.select %45, %616, %0 : i64
    %618 = arith.select %50, %616, %1 : i64
    %from_elements_125 = tensor.from_elements %617, %618, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape_126 = tensor.reshape %613(%from_elements_125) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %619 = arith.index_cast %617 : i64 to index
    %620 = arith.index_cast %618 : i64 to index
    %621 = tensor.empty(%619, %620) : tensor<?x4x?x16xf32>
    %transposed_127 = linalg.transpose ins(%reshape_126 : tensor<?x?x4x16xf32>) outs(%621 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_128 = linalg.transpose ins(%arg87 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %554, "negative values not allowed in new dimensions"
    %622 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_128 : tensor<64x64xf32>) outs(%555 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %623 = linalg.batch_matmul ins(%610, %622 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%558 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %624 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623, %arg88 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_129 = tensor.reshape %624(%from_elements_125) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_130 = linalg.transpose ins(%arg89 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    cf.assert %554, "negative values not allowed in new dimensions"
    %625 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_130 : tensor<64x64xf32>) outs(%555 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %626 = linalg.batch_matmul ins(%610, %625 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%558 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %627 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %arg90 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%557 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    cf.assert %54, "must have at most one inferred (negative) dimension"
    %reshape_131 = tensor.reshape %627(%from_elements_125) : (tensor<?x?x64xf32>, tensor<4xi64>) -> tensor<?x?x4x16xf32>
    %transposed_132 = linalg.transpose ins(%reshape_131 : tensor<?x?x4x16xf32>) outs(%621 : tensor<?x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %628 = tensor.empty(%619, %620) : tensor<?x4x16x?xf32>
    %transposed_133 = linalg.transpose ins(%reshape_129 : tensor<?x?x4x16xf32>) outs(%628 : tensor<?x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_134 = tensor.collapse_shape %transposed_127 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_135 = tensor.collapse_shape %transposed_133 [[0, 1], [2], [3]] : tensor<?x4x16x?xf32> into tensor<?x16x?xf32>
    %629 = arith.muli %619, %c4 : index
    %630 = tensor.empty(%629, %620, %620) : tensor<?x?x?xf32>
    %631 = linalg.fill ins(%cst : f32) outs(%630 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %632 = linalg.batch_matmul ins(%collapsed_134, %collapsed_135 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%631 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %633 = arith.divsi %629, %c4 : index
    %expanded_136 = tensor.expand_shape %632 [[0, 1], [2], [3]] output_shape [%633, 4, %620, %620] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
    %634 = tensor.empty(%633, %620, %620) : tensor<?x4x?x?xf32>
    %635 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_136 : tensor<?x4x?x?xf32>) outs(%634 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_6 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %636 = arith.cmpi eq, %633, %dim : index
    cf.assert %636, "mismatched size for broadcast"
    %637 = arith.cmpi eq, %620, %dim_9 : index
    cf.assert %637, "mismatched size for broadcast"
    %638 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%635, %37 : tensor<?x4x?x?xf32>, tensor<?x1x1x?xf32>) outs(%634 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %639 = tensor.empty(%633, %620) : tensor<?x4x?xi64>
    %640 = linalg.fill ins(%c0_i64 : i64) outs(%639 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %641 = tensor.empty(%633, %620) : tensor<?x4x?xf32>
    %642 = linalg.fill ins(%cst_0 : f32) outs(%641 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %643:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%638 : tensor<?x4x?x?xf32>) outs(%642, %640 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_147: i64):
      %722 = linalg.index 3 : index
      %723 = arith.index_cast %722 : index to i64
      %724 = arith.maximumf %in, %out : f32
      %725 = arith.cmpf ogt, %in, %out : f32
      %726 = arith.select %725, %723, %out_147 : i64
      linalg.yield %724, %726 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_137 = tensor.expand_shape %643#0 [[0], [1], [2, 3]] output_shape [%633, 4, %620, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %644 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%638, %expanded_137 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%634 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %645 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%644 : tensor<?x4x?x?xf32>) outs(%634 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.exp %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %646 = tensor.empty(%633, %620) : tensor<?x4x?x1xf32>
    %647 = linalg.fill ins(%cst : f32) outs(%646 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %648 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645 : tensor<?x4x?x?xf32>) outs(%647 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x1xf32>
    %649 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%645, %648 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%634 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.divf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x4x?x?xf32>
    %650 = arith.maxui %633, %619 : index
    %collapsed_138 = tensor.collapse_shape %649 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_139 = tensor.collapse_shape %transposed_132 [[0, 1], [2], [3]] : tensor<?x4x?x16xf32> into tensor<?x?x16xf32>
    %651 = arith.muli %650, %c4 : index
    %652 = tensor.empty(%651, %620) : tensor<?x?x16xf32>
    %653 = linalg.fill ins(%cst : f32) outs(%652 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %654 = linalg.batch_matmul ins(%collapsed_138, %collapsed_139 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%653 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %655 = arith.divsi %651, %c4 : index
    %expanded_140 = tensor.expand_shape %654 [[0, 1], [2], [3]] output_shape [%655, 4, %620, 16] : tensor<?x?x16xf32> into tensor<?x4x?x16xf32>
    %656 = tensor.empty(%655, %620) : tensor<?x?x4x16xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<?x4x?x16xf32>) outs(%656 : tensor<?x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %99, "must have at most one inferred (negative) dimension"
    %657 = arith.index_cast %655 : index to i64
    %658 = arith.muli %657, %618 : i64
    %659 = arith.muli %658, %c64_i64 : i64
    %660 = arith.divsi %659, %51 : i64
    %661 = arith.select %45, %660, %0 : i64
    %662 = arith.select %50, %660, %1 : i64
    %from_elements_142 = tensor.from_elements %661, %662, %660 : tensor<3xi64>
    %reshape_143 = tensor.reshape %transposed_141(%from_elements_142) : (tensor<?x?x4x16xf32>, tensor<3xi64>) -> tensor<?x?x64xf32>
    %transposed_144 = linalg.transpose ins(%arg91 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0] 
    %663 = arith.index_cast %661 : i64 to index
    %664 = arith.index_cast %662 : i64 to index
    %665 = arith.cmpi sge, %661, %c0_i64 : i64
    cf.assert %665, "negative values not allowed in new dimensions"
    %666 = tensor.empty(%663) : tensor<?x64x64xf32>
    %667 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_144 : tensor<64x64xf32>) outs(%666 : tensor<?x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x64xf32>
    %668 = tensor.empty(%663, %664) : tensor<?x?x64xf32>
    %669 = linalg.fill ins(%cst : f32) outs(%668 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %670 = linalg.batch_matmul ins(%reshape_143, %667 : tensor<?x?x64xf32>, tensor<?x64x64xf32>) outs(%669 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %671 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %arg92 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %672 = arith.cmpi eq, %663, %552 : index
    cf.assert %672, "mismatched size for broadcast"
    %673 = arith.cmpi eq, %664, %553 : index
    cf.assert %673, "mismatched size for broadcast"
    %674 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671, %610 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %675 = tensor.empty(%663, %664) : tensor<?x?x1xf32>
    %676 = linalg.fill ins(%cst : f32) outs(%675 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %677 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%674 : tensor<?x?x64xf32>) outs(%676 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %678 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %679 = arith.index_cast %661 : i64 to index
    %680 = arith.cmpi sge, %661, %c0_i64 : i64
    cf.assert %680, "unimplemented: dynamic negative broadcast sizes"
    %681 = arith.index_cast %662 : i64 to index
    %682 = arith.cmpi sge, %662, %c0_i64 : i64
    cf.assert %682, "unimplemented: dynamic negative broadcast sizes"
    %683 = tensor.empty(%679, %681) : tensor<?x?x64xf32>
    %684 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%683 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %663, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %664, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %678[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    %685 = arith.cmpi eq, %663, %679 : index
    cf.assert %685, "mismatched size for broadcast"
    %686 = arith.cmpi eq, %664, %681 : index
    cf.assert %686, "mismatched size for broadcast"
    %687 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%674, %684 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %688 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687, %687 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %689 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%688 : tensor<?x?x64xf32>) outs(%676 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %690 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %691 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %692 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %680, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %682, "unimplemented: dynamic negative broadcast sizes"
    %693 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%683 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %663, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %664, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %692[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %685, "mismatched size for broadcast"
    cf.assert %686, "mismatched size for broadcast"
    %694 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687, %693 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %695 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %arg93 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %696 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %arg94 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %transposed_145 = linalg.transpose ins(%arg95 : tensor<256x64xf32>) outs(%140 : tensor<64x256xf32>) permutation = [1, 0] 
    cf.assert %665, "negative values not allowed in new dimensions"
    %697 = tensor.empty(%663) : tensor<?x64x256xf32>
    %698 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_145 : tensor<64x256xf32>) outs(%697 : tensor<?x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x64x256xf32>
    %699 = tensor.empty(%663, %664) : tensor<?x?x256xf32>
    %700 = linalg.fill ins(%cst : f32) outs(%699 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %701 = linalg.batch_matmul ins(%696, %698 : tensor<?x?x64xf32>, tensor<?x64x256xf32>) outs(%700 : tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %702 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %arg96 : tensor<?x?x256xf32>, tensor<256xf32>) outs(%699 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x256xf32>
    %703 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702 : tensor<?x?x256xf32>) outs(%699 : tensor<?x?x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_7 : f32
      %723 = math.erf %722 : f32
      %724 = arith.addf %723, %cst_1 : f32
      %725 = arith.mulf %724, %cst_2 : f32
      %726 = arith.mulf %in, %725 : f32
      linalg.yield %726 : f32
    } -> tensor<?x?x256xf32>
    %transposed_146 = linalg.transpose ins(%arg97 : tensor<64x256xf32>) outs(%148 : tensor<256x64xf32>) permutation = [1, 0] 
    cf.assert %665, "negative values not allowed in new dimensions"
    %704 = tensor.empty(%663) : tensor<?x256x64xf32>
    %705 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_146 : tensor<256x64xf32>) outs(%704 : tensor<?x256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x256x64xf32>
    %706 = linalg.batch_matmul ins(%703, %705 : tensor<?x?x256xf32>, tensor<?x256x64xf32>) outs(%669 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %707 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %arg98 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %708 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %696 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %709 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%708 : tensor<?x?x64xf32>) outs(%676 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %710 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %680, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %682, "unimplemented: dynamic negative broadcast sizes"
    %711 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%683 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %663, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %664, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %710[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %685, "mismatched size for broadcast"
    cf.assert %686, "mismatched size for broadcast"
    %712 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708, %711 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.subf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %713 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %712 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %714 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%713 : tensor<?x?x64xf32>) outs(%676 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.addf %in, %out : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %715 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.divf %in, %cst_4 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    %716 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = arith.truncf %cst_3 : f64 to f32
      %723 = arith.addf %in, %722 : f32
      linalg.yield %723 : f32
    } -> tensor<?x?x1xf32>
    %717 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<?x?x1xf32>) outs(%675 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %722 = math.rsqrt %in : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %680, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %682, "unimplemented: dynamic negative broadcast sizes"
    %718 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%683 : tensor<?x?x64xf32>) {
    ^bb0(%out: f32):
      %722 = linalg.index 0 : index
      %723 = linalg.index 1 : index
      %724 = arith.cmpi eq, %663, %c1 : index
      %725 = arith.select %724, %c0, %722 : index
      %726 = arith.cmpi eq, %664, %c1 : index
      %727 = arith.select %726, %c0, %723 : index
      %extracted = tensor.extract %717[%725, %727, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x64xf32>
    cf.assert %685, "mismatched size for broadcast"
    cf.assert %686, "mismatched size for broadcast"
    %719 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %718 : tensor<?x?x64xf32>, tensor<?x?x64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %720 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719, %arg99 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.mulf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    %721 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720, %arg100 : tensor<?x?x64xf32>, tensor<64xf32>) outs(%668 : tensor<?x?x64xf32>) {
    ^bb0(%in: f32, %in_147: f32, %out: f32):
      %722 = arith.addf %in, %in_147 : f32
      linalg.yield %722 : f32
    } -> tensor<?x?x64xf32>
    return %721 : tensor<?x?x64xf32>
  }
}
