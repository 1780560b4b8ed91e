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
  func.func @llama(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>) -> tensor<?x?x50xf32> {
    %true = arith.constant true
    %c32_i64 = arith.constant 32 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %c48_i64 = arith.constant 48 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c50_i64 = arith.constant 50 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant dense_resource<torch_tensor_32_torch.float32_2> : tensor<32xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_32_48_torch.float32> : tensor<32x48xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_48_32_torch.float32_1> : tensor<48x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_48_32_torch.float32> : tensor<48x32xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_1> : tensor<32x32xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_32_32_torch.float32> : tensor<32x32xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_14 = arith.constant 9.9999999999999995E-7 : f64
    %cst_15 = arith.constant dense_resource<torch_tensor_50_32_torch.float32> : tensor<50x32xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_17 = arith.constant 3.200000e+01 : f32
    %cst_18 = arith.constant 4.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_19 = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_19 : index to i64
    %dim_20 = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [%dim_20, 1, %dim_19, 1] : tensor<?x?xi64> into tensor<?x1x?x1xi64>
    %2 = tensor.empty(%dim_20, %dim_19) : tensor<?x1x?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x1x?x1xi64>) outs(%2 : tensor<?x1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %354 = arith.sitofp %in : i64 to f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x1xf32>
    %4 = tensor.empty(%dim_20, %dim_19) : tensor<?x1x?x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %cst_16 : tensor<?x1x?x1xf32>, tensor<8xf32>) outs(%4 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x8xf32>
    %concat = tensor.concat dim(3) %5, %5 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %6 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %6, "negative values not allowed in new dimensions"
    cf.assert %6, "negative values not allowed in new dimensions"
    %7 = tensor.empty(%dim_19, %dim_19) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %9 = tensor.empty(%dim_19) : tensor<?xi64>
    %10 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%9 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %354 = linalg.index 0 : index
      %355 = arith.index_cast %354 : index to i64
      linalg.yield %355 : i64
    } -> tensor<?xi64>
    %expanded_21 = tensor.expand_shape %10 [[0, 1]] output_shape [1, %dim_19] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_22 = tensor.expand_shape %10 [[0, 1]] output_shape [%dim_19, 1] : tensor<?xi64> into tensor<?x1xi64>
    %11 = tensor.empty(%dim_19, %dim_19) : tensor<?x?xi64>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %expanded_22 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%11 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_127: i64, %out: i64):
      %354 = arith.subi %in, %in_127 : i64
      linalg.yield %354 : i64
    } -> tensor<?x?xi64>
    %13 = tensor.empty(%dim_19, %dim_19) : tensor<?x?xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x?xi64>) outs(%13 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %354 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %354 : i1
    } -> tensor<?x?xi1>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %15 = tensor.empty(%dim_19, %dim_19) : tensor<?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%14, %8, %cst_2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) outs(%15 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_127: f32, %in_128: f32, %out: f32):
      %354 = arith.select %in, %in_127, %in_128 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?xf32>
    %dim_23 = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %17 = tensor.empty(%dim, %dim_23) : tensor<?x?x32xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xi64>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %354 = arith.index_cast %in : i64 to index
      %355 = linalg.index 2 : index
      %356 = arith.cmpi slt, %354, %c50 : index
      cf.assert %356, "index must be smaller than dim size"
      %357 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %357, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_15[%354, %355] : tensor<50x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x32xf32>
    %dim_24 = tensor.dim %5, %c0 : tensor<?x1x?x8xf32>
    %dim_25 = tensor.dim %5, %c2 : tensor<?x1x?x8xf32>
    %19 = tensor.empty(%dim_24, %dim_25) : tensor<?x1x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%19 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.cos %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<?x1x?x16xf32>) outs(%19 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.sin %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %23 = tensor.empty(%dim, %dim_23) : tensor<?x?x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<?x?x32xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_17 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.truncf %cst_14 : f64 to f32
      %355 = arith.addf %in, %354 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.rsqrt %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %29 = tensor.empty(%dim) : tensor<?x1x32xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %28 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %31 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13, %30 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %32 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%cst_12 : tensor<32x32xf32>) outs(%32 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %31 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %33 = tensor.empty(%dim) : tensor<?x32xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %35 = linalg.matmul ins(%collapsed, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %36 = arith.cmpi slt, %0, %c0_i64 : i64
    %37 = arith.select %36, %c1_i64, %0 : i64
    %38 = arith.extui %36 : i1 to i64
    %39 = arith.muli %37, %1 : i64
    %40 = arith.addi %38, %c1_i64 : i64
    %41 = arith.cmpi slt, %1, %c0_i64 : i64
    %42 = arith.select %41, %37, %39 : i64
    %43 = arith.select %41, %40, %38 : i64
    %44 = arith.muli %42, %c32_i64 : i64
    %45 = arith.cmpi sle, %43, %c1_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %46 = arith.muli %0, %c32_i64 : i64
    %47 = arith.divsi %46, %44 : i64
    %48 = arith.select %36, %47, %0 : i64
    %49 = arith.select %41, %47, %1 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %50 = arith.muli %48, %49 : i64
    %51 = arith.muli %50, %c32_i64 : i64
    %52 = arith.divsi %51, %44 : i64
    %53 = arith.select %36, %52, %0 : i64
    %54 = arith.select %41, %52, %1 : i64
    %from_elements = tensor.from_elements %53, %54, %c2_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %35(%from_elements) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %55 = arith.index_cast %53 : i64 to index
    %56 = arith.index_cast %54 : i64 to index
    %57 = tensor.empty(%55, %56) : tensor<?x2x?x16xf32>
    %transposed_26 = linalg.transpose ins(%reshape : tensor<?x?x2x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %58 = tensor.empty() : tensor<32x16xf32>
    %transposed_27 = linalg.transpose ins(%cst_11 : tensor<16x32xf32>) outs(%58 : tensor<32x16xf32>) permutation = [1, 0] 
    %59 = tensor.empty(%dim) : tensor<?x16xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %61 = linalg.matmul ins(%collapsed, %transposed_27 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %62 = arith.muli %42, %c16_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %63 = arith.muli %0, %c16_i64 : i64
    %64 = arith.divsi %63, %62 : i64
    %65 = arith.select %36, %64, %0 : i64
    %66 = arith.select %41, %64, %1 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %67 = arith.muli %65, %66 : i64
    %68 = arith.muli %67, %c16_i64 : i64
    %69 = arith.divsi %68, %62 : i64
    %70 = arith.select %36, %69, %0 : i64
    %71 = arith.select %41, %69, %1 : i64
    %from_elements_28 = tensor.from_elements %70, %71, %c1_i64, %c16_i64 : tensor<4xi64>
    %reshape_29 = tensor.reshape %61(%from_elements_28) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %72 = arith.index_cast %70 : i64 to index
    %73 = arith.index_cast %71 : i64 to index
    %74 = tensor.empty(%72, %73) : tensor<?x1x?x16xf32>
    %transposed_30 = linalg.transpose ins(%reshape_29 : tensor<?x?x1x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%cst_10 : tensor<16x32xf32>) outs(%58 : tensor<32x16xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%collapsed, %transposed_31 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_32 = tensor.reshape %75(%from_elements_28) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_33 = linalg.transpose ins(%reshape_32 : tensor<?x?x1x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %76 = arith.cmpi eq, %55, %dim_24 : index
    cf.assert %76, "mismatched size for broadcast"
    %77 = arith.cmpi eq, %56, %dim_25 : index
    cf.assert %77, "mismatched size for broadcast"
    %78 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_26, %20 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_26[0, 0, 0, 8] [%55, 2, %56, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %79 = tensor.empty(%55, %56) : tensor<?x2x?x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x2x?x8xf32>) outs(%79 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_34 = tensor.extract_slice %transposed_26[0, 0, 0, 0] [%55, 2, %56, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_35 = tensor.concat dim(3) %80, %extracted_slice_34 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_36 = tensor.dim %80, %c0 : tensor<?x2x?x8xf32>
    %dim_37 = tensor.dim %80, %c2 : tensor<?x2x?x8xf32>
    %81 = arith.cmpi eq, %dim_36, %dim_24 : index
    cf.assert %81, "mismatched size for broadcast"
    %82 = arith.cmpi eq, %dim_37, %dim_25 : index
    cf.assert %82, "mismatched size for broadcast"
    %83 = tensor.empty(%dim_36, %dim_37) : tensor<?x2x?x16xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_35, %21 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%83 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    %85 = arith.cmpi eq, %55, %dim_36 : index
    cf.assert %85, "mismatched size for broadcast"
    %86 = arith.cmpi eq, %56, %dim_37 : index
    cf.assert %86, "mismatched size for broadcast"
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %84 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    %88 = arith.cmpi eq, %72, %dim_24 : index
    cf.assert %88, "mismatched size for broadcast"
    %89 = arith.cmpi eq, %73, %dim_25 : index
    cf.assert %89, "mismatched size for broadcast"
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_30, %20 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_38 = tensor.extract_slice %transposed_30[0, 0, 0, 8] [%72, 1, %73, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %91 = tensor.empty(%72, %73) : tensor<?x1x?x8xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<?x1x?x8xf32>) outs(%91 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x8xf32>
    %extracted_slice_39 = tensor.extract_slice %transposed_30[0, 0, 0, 0] [%72, 1, %73, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %concat_40 = tensor.concat dim(3) %92, %extracted_slice_39 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_41 = tensor.dim %92, %c0 : tensor<?x1x?x8xf32>
    %dim_42 = tensor.dim %92, %c2 : tensor<?x1x?x8xf32>
    %93 = arith.cmpi eq, %dim_41, %dim_24 : index
    cf.assert %93, "mismatched size for broadcast"
    %94 = arith.cmpi eq, %dim_42, %dim_25 : index
    cf.assert %94, "mismatched size for broadcast"
    %95 = tensor.empty(%dim_41, %dim_42) : tensor<?x1x?x16xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_40, %21 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%95 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %97 = arith.cmpi eq, %72, %dim_41 : index
    cf.assert %97, "mismatched size for broadcast"
    %98 = arith.cmpi eq, %73, %dim_42 : index
    cf.assert %98, "mismatched size for broadcast"
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %96 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_43 = tensor.expand_shape %99 [[0], [1], [2, 3], [4]] output_shape [%72, 1, 1, %73, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %100 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    %101 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %102 = tensor.empty(%dim, %dim_19) : tensor<?x1x2x?x16xf32>
    %103 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%102 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 3 : index
      %356 = linalg.index 4 : index
      %357 = arith.cmpi eq, %72, %c1 : index
      %358 = arith.select %357, %c0, %354 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %extracted = tensor.extract %expanded_43[%358, %c0, %c0, %360, %356] : tensor<?x1x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x2x?x16xf32>
    %104 = arith.muli %37, %c2_i64 : i64
    %105 = arith.muli %104, %1 : i64
    %106 = arith.select %41, %104, %105 : i64
    %107 = arith.muli %106, %c16_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %108 = arith.muli %0, %c2_i64 : i64
    %109 = arith.muli %108, %1 : i64
    %110 = arith.muli %109, %c16_i64 : i64
    %111 = arith.divsi %110, %107 : i64
    %112 = arith.select %36, %111, %0 : i64
    %113 = arith.select %41, %111, %1 : i64
    %from_elements_44 = tensor.from_elements %112, %c2_i64, %113, %c16_i64 : tensor<4xi64>
    %reshape_45 = tensor.reshape %103(%from_elements_44) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_46 = tensor.expand_shape %transposed_33 [[0], [1], [2, 3], [4]] output_shape [%72, 1, 1, %73, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %114 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%102 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 3 : index
      %356 = linalg.index 4 : index
      %357 = arith.cmpi eq, %72, %c1 : index
      %358 = arith.select %357, %c0, %354 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %extracted = tensor.extract %expanded_46[%358, %c0, %c0, %360, %356] : tensor<?x1x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_47 = tensor.reshape %114(%from_elements_44) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %115 = arith.index_cast %112 : i64 to index
    %116 = arith.index_cast %113 : i64 to index
    %117 = tensor.empty(%115, %116) : tensor<?x2x16x?xf32>
    %transposed_48 = linalg.transpose ins(%reshape_45 : tensor<?x2x?x16xf32>) outs(%117 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %118 = tensor.empty(%dim, %dim_19) : tensor<?x2x?x16xf32>
    %119 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<?x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %55, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %56, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %extracted = tensor.extract %87[%359, %355, %361, %357] : tensor<?x2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x16xf32>
    %120 = arith.cmpi slt, %108, %c0_i64 : i64
    %121 = arith.select %120, %c1_i64, %108 : i64
    %122 = arith.extui %120 : i1 to i64
    %123 = arith.muli %121, %1 : i64
    %124 = arith.addi %122, %c1_i64 : i64
    %125 = arith.select %41, %121, %123 : i64
    %126 = arith.select %41, %124, %122 : i64
    %127 = arith.muli %125, %c16_i64 : i64
    %128 = arith.cmpi sle, %126, %c1_i64 : i64
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %129 = arith.divsi %110, %127 : i64
    %130 = arith.select %120, %129, %108 : i64
    %131 = arith.select %41, %129, %1 : i64
    %from_elements_49 = tensor.from_elements %130, %131, %c16_i64 : tensor<3xi64>
    %reshape_50 = tensor.reshape %119(%from_elements_49) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %132 = tensor.empty(%dim, %dim_19) : tensor<?x2x16x?xf32>
    %133 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%132 : tensor<?x2x16x?xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %115, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %116, %c1 : index
      %361 = arith.select %360, %c0, %357 : index
      %extracted = tensor.extract %transposed_48[%359, %355, %356, %361] : tensor<?x2x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x?xf32>
    %134 = arith.muli %121, %c16_i64 : i64
    %135 = arith.muli %134, %1 : i64
    %136 = arith.select %41, %134, %135 : i64
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %137 = arith.muli %0, %c32_i64 : i64
    %138 = arith.muli %137, %1 : i64
    %139 = arith.divsi %138, %136 : i64
    %140 = arith.select %120, %139, %108 : i64
    %141 = arith.select %41, %139, %1 : i64
    %from_elements_51 = tensor.from_elements %140, %c16_i64, %141 : tensor<3xi64>
    %reshape_52 = tensor.reshape %133(%from_elements_51) : (tensor<?x2x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %142 = arith.index_cast %130 : i64 to index
    %143 = arith.index_cast %131 : i64 to index
    %144 = arith.index_cast %141 : i64 to index
    %145 = arith.cmpi eq, %130, %140 : i64
    cf.assert %145, "mismatching contracting dimension"
    %146 = tensor.empty(%142, %143, %144) : tensor<?x?x?xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %148 = linalg.batch_matmul ins(%reshape_50, %reshape_52 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%147 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %149 = arith.muli %106, %1 : i64
    %150 = arith.addi %43, %c1_i64 : i64
    %151 = arith.select %41, %104, %149 : i64
    %152 = arith.select %41, %150, %38 : i64
    %153 = arith.cmpi sle, %152, %c1_i64 : i64
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %154 = arith.muli %130, %131 : i64
    %155 = arith.muli %154, %141 : i64
    %156 = arith.divsi %155, %151 : i64
    %157 = arith.select %36, %156, %0 : i64
    %158 = arith.select %41, %156, %1 : i64
    %from_elements_53 = tensor.from_elements %157, %c2_i64, %158, %158 : tensor<4xi64>
    %reshape_54 = tensor.reshape %148(%from_elements_53) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %159 = arith.index_cast %157 : i64 to index
    %160 = arith.index_cast %158 : i64 to index
    %161 = tensor.empty(%159, %160, %160) : tensor<?x2x?x?xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_54 : tensor<?x2x?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_18 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %163 = arith.cmpi eq, %160, %dim_19 : index
    cf.assert %163, "mismatched size for broadcast"
    cf.assert %163, "mismatched size for broadcast"
    %164 = linalg.generic {indexing_maps = [#map, #map14, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %16 : tensor<?x2x?x?xf32>, tensor<?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %165 = tensor.empty(%159, %160) : tensor<?x2x?xi64>
    %166 = linalg.fill ins(%c0_i64 : i64) outs(%165 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %167 = tensor.empty(%159, %160) : tensor<?x2x?xf32>
    %168 = linalg.fill ins(%cst_0 : f32) outs(%167 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %169:2 = linalg.generic {indexing_maps = [#map, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%164 : tensor<?x2x?x?xf32>) outs(%168, %166 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_127: i64):
      %354 = linalg.index 3 : index
      %355 = arith.index_cast %354 : index to i64
      %356 = arith.maximumf %in, %out : f32
      %357 = arith.cmpf ogt, %in, %out : f32
      %358 = arith.select %357, %355, %out_127 : i64
      linalg.yield %356, %358 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_55 = tensor.expand_shape %169#0 [[0], [1], [2, 3]] output_shape [%159, 2, %160, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %expanded_55 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.subf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<?x2x?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.exp %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %172 = tensor.empty(%159, %160) : tensor<?x2x?x1xf32>
    %173 = linalg.fill ins(%cst : f32) outs(%172 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%171 : tensor<?x2x?x?xf32>) outs(%173 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %174 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.divf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %176 = tensor.empty(%dim, %dim_19, %dim_19) : tensor<?x2x?x?xf32>
    %177 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%176 : tensor<?x2x?x?xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %159, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %160, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %362 = arith.select %360, %c0, %357 : index
      %extracted = tensor.extract %175[%359, %355, %361, %362] : tensor<?x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x?xf32>
    %178 = arith.muli %125, %1 : i64
    %179 = arith.addi %126, %c1_i64 : i64
    %180 = arith.select %41, %121, %178 : i64
    %181 = arith.select %41, %179, %122 : i64
    %182 = arith.cmpi sle, %181, %c1_i64 : i64
    cf.assert %182, "must have at most one inferred (negative) dimension"
    %183 = arith.muli %109, %1 : i64
    %184 = arith.divsi %183, %180 : i64
    %185 = arith.select %120, %184, %108 : i64
    %186 = arith.select %41, %184, %1 : i64
    %from_elements_56 = tensor.from_elements %185, %186, %186 : tensor<3xi64>
    %reshape_57 = tensor.reshape %177(%from_elements_56) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %187 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<?x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %115, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %116, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %extracted = tensor.extract %reshape_47[%359, %355, %361, %357] : tensor<?x2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x16xf32>
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %reshape_58 = tensor.reshape %187(%from_elements_49) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %188 = arith.index_cast %185 : i64 to index
    %189 = arith.index_cast %186 : i64 to index
    %190 = arith.cmpi eq, %185, %130 : i64
    cf.assert %190, "mismatching contracting dimension"
    %191 = arith.cmpi eq, %186, %131 : i64
    cf.assert %191, "mismatching contracting dimension"
    %192 = tensor.empty(%188, %189) : tensor<?x?x16xf32>
    %193 = linalg.fill ins(%cst : f32) outs(%192 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %194 = linalg.batch_matmul ins(%reshape_57, %reshape_58 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%193 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %195 = arith.muli %185, %186 : i64
    %196 = arith.muli %195, %c16_i64 : i64
    %197 = arith.divsi %196, %107 : i64
    %198 = arith.select %36, %197, %0 : i64
    %199 = arith.select %41, %197, %1 : i64
    %from_elements_59 = tensor.from_elements %198, %c2_i64, %199, %c16_i64 : tensor<4xi64>
    %reshape_60 = tensor.reshape %194(%from_elements_59) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %200 = arith.index_cast %198 : i64 to index
    %201 = arith.index_cast %199 : i64 to index
    %202 = tensor.empty(%200, %201) : tensor<?x?x2x16xf32>
    %transposed_61 = linalg.transpose ins(%reshape_60 : tensor<?x2x?x16xf32>) outs(%202 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %203 = arith.muli %198, %199 : i64
    %204 = arith.muli %203, %c32_i64 : i64
    %205 = arith.divsi %204, %44 : i64
    %206 = arith.select %36, %205, %0 : i64
    %207 = arith.select %41, %205, %1 : i64
    %from_elements_62 = tensor.from_elements %206, %207, %c32_i64 : tensor<3xi64>
    %reshape_63 = tensor.reshape %transposed_61(%from_elements_62) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %transposed_64 = linalg.transpose ins(%cst_9 : tensor<32x32xf32>) outs(%32 : tensor<32x32xf32>) permutation = [1, 0] 
    %cast = tensor.cast %reshape_63 : tensor<?x?x32xf32> to tensor<?x1x32xf32>
    %collapsed_65 = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %208 = arith.index_cast %206 : i64 to index
    %209 = tensor.empty(%208) : tensor<?x32xf32>
    %210 = linalg.fill ins(%cst : f32) outs(%209 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %211 = linalg.matmul ins(%collapsed_65, %transposed_64 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%210 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %212 = arith.muli %206, %c32_i64 : i64
    %213 = arith.divsi %212, %44 : i64
    %214 = arith.select %36, %213, %0 : i64
    %215 = arith.select %41, %213, %1 : i64
    %from_elements_66 = tensor.from_elements %214, %215, %c32_i64 : tensor<3xi64>
    %reshape_67 = tensor.reshape %211(%from_elements_66) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %216 = arith.index_cast %214 : i64 to index
    %217 = arith.cmpi eq, %dim, %216 : index
    cf.assert %217, "mismatched size for broadcast"
    %218 = arith.index_cast %215 : i64 to index
    %219 = arith.cmpi eq, %dim_23, %218 : index
    cf.assert %219, "mismatched size for broadcast"
    %220 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %reshape_67 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %221 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<?x?x32xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %223 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_17 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.truncf %cst_14 : f64 to f32
      %355 = arith.addf %in, %354 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.rsqrt %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %226 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %225 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %227 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %226 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %228 = tensor.empty() : tensor<32x48xf32>
    %transposed_68 = linalg.transpose ins(%cst_7 : tensor<48x32xf32>) outs(%228 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %227 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %229 = tensor.empty(%dim) : tensor<?x48xf32>
    %230 = linalg.fill ins(%cst : f32) outs(%229 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %231 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%230 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %232 = arith.muli %42, %c48_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %233 = arith.muli %0, %c48_i64 : i64
    %234 = arith.divsi %233, %232 : i64
    %235 = arith.select %36, %234, %0 : i64
    %236 = arith.select %41, %234, %1 : i64
    %from_elements_70 = tensor.from_elements %235, %236, %c48_i64 : tensor<3xi64>
    %reshape_71 = tensor.reshape %231(%from_elements_70) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %237 = arith.index_cast %235 : i64 to index
    %238 = tensor.empty(%237) : tensor<?x1x48xf32>
    %cast_72 = tensor.cast %reshape_71 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %239 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_72 : tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      %355 = math.exp %354 : f32
      %356 = arith.addf %355, %cst_1 : f32
      %357 = arith.divf %cst_1, %356 : f32
      linalg.yield %357 : f32
    } -> tensor<?x1x48xf32>
    %240 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_72, %239 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x48xf32>
    %transposed_73 = linalg.transpose ins(%cst_6 : tensor<48x32xf32>) outs(%228 : tensor<32x48xf32>) permutation = [1, 0] 
    %241 = linalg.matmul ins(%collapsed_69, %transposed_73 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%230 : tensor<?x48xf32>) -> tensor<?x48xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_74 = tensor.reshape %241(%from_elements_70) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_75 = tensor.cast %reshape_74 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %242 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %cast_75 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x48xf32>
    %243 = tensor.empty() : tensor<48x32xf32>
    %transposed_76 = linalg.transpose ins(%cst_5 : tensor<32x48xf32>) outs(%243 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %242 [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %244 = arith.index_cast %235 : i64 to index
    %245 = tensor.empty(%244) : tensor<?x32xf32>
    %246 = linalg.fill ins(%cst : f32) outs(%245 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %247 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%246 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %248 = arith.muli %235, %c32_i64 : i64
    %249 = arith.divsi %248, %44 : i64
    %250 = arith.select %36, %249, %0 : i64
    %251 = arith.select %41, %249, %1 : i64
    %from_elements_78 = tensor.from_elements %250, %251, %c32_i64 : tensor<3xi64>
    %reshape_79 = tensor.reshape %247(%from_elements_78) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %252 = arith.index_cast %250 : i64 to index
    %253 = arith.cmpi eq, %dim, %252 : index
    cf.assert %253, "mismatched size for broadcast"
    %254 = arith.index_cast %251 : i64 to index
    %255 = arith.cmpi eq, %dim_23, %254 : index
    cf.assert %255, "mismatched size for broadcast"
    %256 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %reshape_79 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %257 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %258 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<?x?x32xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %259 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_17 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %260 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.truncf %cst_14 : f64 to f32
      %355 = arith.addf %in, %354 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %261 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.rsqrt %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %262 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %261 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %263 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13, %262 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %collapsed_80 = tensor.collapse_shape %263 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %264 = linalg.matmul ins(%collapsed_80, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_81 = tensor.reshape %264(%from_elements) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_82 = linalg.transpose ins(%reshape_81 : tensor<?x?x2x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %265 = linalg.matmul ins(%collapsed_80, %transposed_27 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_83 = tensor.reshape %265(%from_elements_28) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_84 = linalg.transpose ins(%reshape_83 : tensor<?x?x1x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %266 = linalg.matmul ins(%collapsed_80, %transposed_31 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_85 = tensor.reshape %266(%from_elements_28) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_86 = linalg.transpose ins(%reshape_85 : tensor<?x?x1x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %76, "mismatched size for broadcast"
    cf.assert %77, "mismatched size for broadcast"
    %267 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_82, %20 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_87 = tensor.extract_slice %transposed_82[0, 0, 0, 8] [%55, 2, %56, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_87 : tensor<?x2x?x8xf32>) outs(%79 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x8xf32>
    %extracted_slice_88 = tensor.extract_slice %transposed_82[0, 0, 0, 0] [%55, 2, %56, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %concat_89 = tensor.concat dim(3) %268, %extracted_slice_88 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_90 = tensor.dim %268, %c0 : tensor<?x2x?x8xf32>
    %dim_91 = tensor.dim %268, %c2 : tensor<?x2x?x8xf32>
    %269 = arith.cmpi eq, %dim_90, %dim_24 : index
    cf.assert %269, "mismatched size for broadcast"
    %270 = arith.cmpi eq, %dim_91, %dim_25 : index
    cf.assert %270, "mismatched size for broadcast"
    %271 = tensor.empty(%dim_90, %dim_91) : tensor<?x2x?x16xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map12, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_89, %21 : tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>) outs(%271 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    %273 = arith.cmpi eq, %55, %dim_90 : index
    cf.assert %273, "mismatched size for broadcast"
    %274 = arith.cmpi eq, %56, %dim_91 : index
    cf.assert %274, "mismatched size for broadcast"
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %272 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%57 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x16xf32>
    cf.assert %88, "mismatched size for broadcast"
    cf.assert %89, "mismatched size for broadcast"
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_84, %20 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_92 = tensor.extract_slice %transposed_84[0, 0, 0, 8] [%72, 1, %73, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_92 : tensor<?x1x?x8xf32>) outs(%91 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x8xf32>
    %extracted_slice_93 = tensor.extract_slice %transposed_84[0, 0, 0, 0] [%72, 1, %73, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %concat_94 = tensor.concat dim(3) %277, %extracted_slice_93 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_95 = tensor.dim %277, %c0 : tensor<?x1x?x8xf32>
    %dim_96 = tensor.dim %277, %c2 : tensor<?x1x?x8xf32>
    %278 = arith.cmpi eq, %dim_95, %dim_24 : index
    cf.assert %278, "mismatched size for broadcast"
    %279 = arith.cmpi eq, %dim_96, %dim_25 : index
    cf.assert %279, "mismatched size for broadcast"
    %280 = tensor.empty(%dim_95, %dim_96) : tensor<?x1x?x16xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_94, %21 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%280 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %282 = arith.cmpi eq, %72, %dim_95 : index
    cf.assert %282, "mismatched size for broadcast"
    %283 = arith.cmpi eq, %73, %dim_96 : index
    cf.assert %283, "mismatched size for broadcast"
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %281 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%74 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_97 = tensor.expand_shape %284 [[0], [1], [2, 3], [4]] output_shape [%72, 1, 1, %73, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %285 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%102 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 3 : index
      %356 = linalg.index 4 : index
      %357 = arith.cmpi eq, %72, %c1 : index
      %358 = arith.select %357, %c0, %354 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %extracted = tensor.extract %expanded_97[%358, %c0, %c0, %360, %356] : tensor<?x1x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_98 = tensor.reshape %285(%from_elements_44) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_99 = tensor.expand_shape %transposed_86 [[0], [1], [2, 3], [4]] output_shape [%72, 1, 1, %73, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %286 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%102 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 3 : index
      %356 = linalg.index 4 : index
      %357 = arith.cmpi eq, %72, %c1 : index
      %358 = arith.select %357, %c0, %354 : index
      %359 = arith.cmpi eq, %73, %c1 : index
      %360 = arith.select %359, %c0, %355 : index
      %extracted = tensor.extract %expanded_99[%358, %c0, %c0, %360, %356] : tensor<?x1x1x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x2x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_100 = tensor.reshape %286(%from_elements_44) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %transposed_101 = linalg.transpose ins(%reshape_98 : tensor<?x2x?x16xf32>) outs(%117 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %287 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<?x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %55, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %56, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %extracted = tensor.extract %275[%359, %355, %361, %357] : tensor<?x2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x16xf32>
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %reshape_102 = tensor.reshape %287(%from_elements_49) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %288 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%132 : tensor<?x2x16x?xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %115, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %116, %c1 : index
      %361 = arith.select %360, %c0, %357 : index
      %extracted = tensor.extract %transposed_101[%359, %355, %356, %361] : tensor<?x2x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x16x?xf32>
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %reshape_103 = tensor.reshape %288(%from_elements_51) : (tensor<?x2x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    cf.assert %145, "mismatching contracting dimension"
    %289 = linalg.batch_matmul ins(%reshape_102, %reshape_103 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%147 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %reshape_104 = tensor.reshape %289(%from_elements_53) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_104 : tensor<?x2x?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_18 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %163, "mismatched size for broadcast"
    cf.assert %163, "mismatched size for broadcast"
    %291 = linalg.generic {indexing_maps = [#map, #map14, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %16 : tensor<?x2x?x?xf32>, tensor<?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %292:2 = linalg.generic {indexing_maps = [#map, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291 : tensor<?x2x?x?xf32>) outs(%168, %166 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_127: i64):
      %354 = linalg.index 3 : index
      %355 = arith.index_cast %354 : index to i64
      %356 = arith.maximumf %in, %out : f32
      %357 = arith.cmpf ogt, %in, %out : f32
      %358 = arith.select %357, %355, %out_127 : i64
      linalg.yield %356, %358 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_105 = tensor.expand_shape %292#0 [[0], [1], [2, 3]] output_shape [%159, 2, %160, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %expanded_105 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.subf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293 : tensor<?x2x?x?xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.exp %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%294 : tensor<?x2x?x?xf32>) outs(%173 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x1xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %295 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%161 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.divf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %297 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%176 : tensor<?x2x?x?xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %159, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %160, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %362 = arith.select %360, %c0, %357 : index
      %extracted = tensor.extract %296[%359, %355, %361, %362] : tensor<?x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %182, "must have at most one inferred (negative) dimension"
    %reshape_106 = tensor.reshape %297(%from_elements_56) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %100, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %101, "unimplemented: dynamic negative broadcast sizes"
    %298 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<?x2x?x16xf32>) {
    ^bb0(%out: f32):
      %354 = linalg.index 0 : index
      %355 = linalg.index 1 : index
      %356 = linalg.index 2 : index
      %357 = linalg.index 3 : index
      %358 = arith.cmpi eq, %115, %c1 : index
      %359 = arith.select %358, %c0, %354 : index
      %360 = arith.cmpi eq, %116, %c1 : index
      %361 = arith.select %360, %c0, %356 : index
      %extracted = tensor.extract %reshape_100[%359, %355, %361, %357] : tensor<?x2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x16xf32>
    cf.assert %128, "must have at most one inferred (negative) dimension"
    %reshape_107 = tensor.reshape %298(%from_elements_49) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %190, "mismatching contracting dimension"
    cf.assert %191, "mismatching contracting dimension"
    %299 = linalg.batch_matmul ins(%reshape_106, %reshape_107 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%193 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_108 = tensor.reshape %299(%from_elements_59) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %transposed_109 = linalg.transpose ins(%reshape_108 : tensor<?x2x?x16xf32>) outs(%202 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_110 = tensor.reshape %transposed_109(%from_elements_62) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %cast_111 = tensor.cast %reshape_110 : tensor<?x?x32xf32> to tensor<?x1x32xf32>
    %collapsed_112 = tensor.collapse_shape %cast_111 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %300 = arith.index_cast %206 : i64 to index
    %301 = tensor.empty(%300) : tensor<?x32xf32>
    %302 = linalg.fill ins(%cst : f32) outs(%301 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %303 = linalg.matmul ins(%collapsed_112, %transposed_64 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%302 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %304 = arith.muli %206, %c32_i64 : i64
    %305 = arith.divsi %304, %44 : i64
    %306 = arith.select %36, %305, %0 : i64
    %307 = arith.select %41, %305, %1 : i64
    %from_elements_113 = tensor.from_elements %306, %307, %c32_i64 : tensor<3xi64>
    %reshape_114 = tensor.reshape %303(%from_elements_113) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %308 = arith.index_cast %306 : i64 to index
    %309 = arith.cmpi eq, %dim, %308 : index
    cf.assert %309, "mismatched size for broadcast"
    %310 = arith.index_cast %307 : i64 to index
    %311 = arith.cmpi eq, %dim_23, %310 : index
    cf.assert %311, "mismatched size for broadcast"
    %312 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %reshape_114 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %313 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %314 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%313 : tensor<?x?x32xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %315 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_17 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %316 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.truncf %cst_14 : f64 to f32
      %355 = arith.addf %in, %354 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %317 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.rsqrt %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %318 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %317 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %319 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %318 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %collapsed_115 = tensor.collapse_shape %319 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %320 = linalg.matmul ins(%collapsed_115, %transposed_68 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%230 : tensor<?x48xf32>) -> tensor<?x48xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_116 = tensor.reshape %320(%from_elements_70) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_117 = tensor.cast %reshape_116 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %321 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_117 : tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.negf %in : f32
      %355 = math.exp %354 : f32
      %356 = arith.addf %355, %cst_1 : f32
      %357 = arith.divf %cst_1, %356 : f32
      linalg.yield %357 : f32
    } -> tensor<?x1x48xf32>
    %322 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_117, %321 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x48xf32>
    %323 = linalg.matmul ins(%collapsed_115, %transposed_73 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%230 : tensor<?x48xf32>) -> tensor<?x48xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %reshape_118 = tensor.reshape %323(%from_elements_70) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_119 = tensor.cast %reshape_118 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %324 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %cast_119 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%238 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x48xf32>
    %collapsed_120 = tensor.collapse_shape %324 [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %325 = arith.index_cast %235 : i64 to index
    %326 = tensor.empty(%325) : tensor<?x32xf32>
    %327 = linalg.fill ins(%cst : f32) outs(%326 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %328 = linalg.matmul ins(%collapsed_120, %transposed_76 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%327 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %329 = arith.muli %235, %c32_i64 : i64
    %330 = arith.divsi %329, %44 : i64
    %331 = arith.select %36, %330, %0 : i64
    %332 = arith.select %41, %330, %1 : i64
    %from_elements_121 = tensor.from_elements %331, %332, %c32_i64 : tensor<3xi64>
    %reshape_122 = tensor.reshape %328(%from_elements_121) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %333 = arith.index_cast %331 : i64 to index
    %334 = arith.cmpi eq, %dim, %333 : index
    cf.assert %334, "mismatched size for broadcast"
    %335 = arith.index_cast %332 : i64 to index
    %336 = arith.cmpi eq, %dim_23, %335 : index
    cf.assert %336, "mismatched size for broadcast"
    %337 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %reshape_122 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.addf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %338 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<?x?x32xf32>) outs(%17 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %354 : f32
    } -> tensor<?x?x32xf32>
    %339 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%338 : tensor<?x?x32xf32>) outs(%24 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.addf %in, %out : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %340 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.divf %in, %cst_17 : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %341 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = arith.truncf %cst_14 : f64 to f32
      %355 = arith.addf %in, %354 : f32
      linalg.yield %355 : f32
    } -> tensor<?x?x1xf32>
    %342 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<?x?x1xf32>) outs(%23 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %354 = math.rsqrt %in : f32
      linalg.yield %354 : f32
    } -> tensor<?x?x1xf32>
    %343 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %342 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %344 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4, %343 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%29 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %354 = arith.mulf %in, %in_127 : f32
      linalg.yield %354 : f32
    } -> tensor<?x1x32xf32>
    %345 = tensor.empty() : tensor<32x50xf32>
    %transposed_123 = linalg.transpose ins(%cst_15 : tensor<50x32xf32>) outs(%345 : tensor<32x50xf32>) permutation = [1, 0] 
    %collapsed_124 = tensor.collapse_shape %344 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %346 = tensor.empty(%dim) : tensor<?x50xf32>
    %347 = linalg.fill ins(%cst : f32) outs(%346 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %348 = linalg.matmul ins(%collapsed_124, %transposed_123 : tensor<?x32xf32>, tensor<32x50xf32>) outs(%347 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %349 = arith.muli %42, %c50_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %350 = arith.muli %0, %c50_i64 : i64
    %351 = arith.divsi %350, %349 : i64
    %352 = arith.select %36, %351, %0 : i64
    %353 = arith.select %41, %351, %1 : i64
    %from_elements_125 = tensor.from_elements %352, %353, %c50_i64 : tensor<3xi64>
    %reshape_126 = tensor.reshape %348(%from_elements_125) : (tensor<?x50xf32>, tensor<3xi64>) -> tensor<?x?x50xf32>
    return %reshape_126 : tensor<?x?x50xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_32_48_torch.float32: "0x040000007411B03D3D59C1BD142580BDCD92703D6676E93C4AE8DEBDE685E43D7EF220BD7E512AB882FEA0BC98C3E13DE81D0F3D47BB893DE69700BD195D133E4C12663D05EA913DFF67E5BCFCB4F4BD549DD53D349F03BE351E12BECFA0603C4D8EE4BC17F9D4BDBC8AE33D26786E3C3EFF88BD4217BE3D634D513DB6CDE6BDC971C3BCD5B1FEBD09BBA4BDB128D53C22CA233DA9A864BD4E2450BD6B6EFCBD6EBFB6BDF94916BC13F1A93BE750A63D8360C43D3BFC003EAAEEE53C09B9DABDA72927BD471002BEEDDA35BCA9CB9A3DD24B873C7FFC863D0294F93D96CA993D2CDDF5BC52A8063E76DEA33DCB61DBBD44EBA93C7B938E3D089F3D3D2C490E3E17FDC1BDF180A63CF04A0F3ECC62B9BD36359FBD234CC83D67EB943DBBA0E83DE357CDBC2839AF3D110FFEBD556FAABD3D90BD3CF2C5D1BD00F322BBC6965CBD4F1C123E8FA030BDDABE4D3DFB04E33CFE680E3EA23FC53A9BF0A73D6799C8BD483ED5BD9805993DE7A6B73DF5B295BD99CEEC3DB5F3423D1187A7BD568E8E3D22F6123E088B17BDD498E53DA67D36BDACB90ABEAB92E9BDD6CB46BD6CCB0B3E4B72783D52E1FE3D04D0953D927E06BBD152C3BD135406BE48F745BD578A82BDE205053EC6CC0EBD8FE88EBCB678D63C5BA9F23D7F5573BC32049B3D6AF0CBBDB5D00CBE1E69B5BCFC6E873D002CB93D3490573DEC0AE03D57CFADBDA3F2043DD7F1F53D84F6B6BD8B93CC3DF472EFBD1845C03D7B1C9A3D501D013E16B87FBC360802BC3B99B1BD5E83073EC6BBA3BB65A719BD0D7B1A3C76B6993D90F095BD2664EBBD67EE0FBDBB85323D25EC6D3C77451DBD04C6993C3C4140BC1C0DE53DF3B2ADBD53880E3E08AAB33AF5A0CF3D07076E3DF754DEBD3509D43DBDF74EBDCED3C6BD0E5E813D8099DF3C7BAD94BDD8E28ABDB238013E44C413BEB618A93C381B3F3B6403ECBD987E803DBABD04BEE0F98CBB3D8CF9BC2A3CA63D3740FFBCDDBD08BE900034BC1FBEE83DD344AABD941DF93D2D8BA43DAAEC86BC95AF92BB67D2F43DF2EA183B5669A03CFE3A423C3F08323CC44900BE86B8AABDD068083E9018B03DD52EF63B82B10B3EB9D866BD40E97C3DBFBA9ABD7D86E43DF8F6A23D2FC54B3D2C6A0DBC6F5FC93D88C5A03D88E5983DD11B5CBDD3EC833B81120DBD8D9DACBD90790F3DEF4EFE3DCD01AE3D8B0825BD93FBA83D63642FBC5CE10B3E0F3F12BE91361F3DBF8502BE20DC8C3DC55AD43DBAA0E23DD4EF41BD1060503CB3C41A3D2FB04ABD53780A3E866CCA3D5251923D33CB70BD41B4CE3DC49496BDEDB9F0BD382639BD2DB259BCD77DBA3D08D8733D4419553D073533BD1E77E53D60140D3EACB1FEBD99FC043E23D7E73C7A1E4E3D150B673DD740AC3D833E113B883C18BDF7C94BBDC6BABDBD250CB6BB6EF0A5BDC767B03D30A3D3BD2E7B003EF08402BE8528F63D92EF853C00530BBEFC45313D3C50BEBDF629EABD90F6F83B4F3528BDE2E6113D0EC7E93DD78C07BEF101133E3EEAA3BD16A8E9BC189DBF3D80F276BD5DFC94BD6F510ABD3D15673DCCD1CCBB84A5063E47417F3D8DDE06BE5CCBD4BDD8563A3C3533B5BBA2A933BDD16D423D191D783DA894ABBD41E2EBBC62AC533D683D563DFA2D54BCE09D943D6145533D42B80ABE55370DBE5F4D9E3B52614A3D6FB9D2BD813A98BD5D3C0DBEB6F3DF3C9E40D63D46F3023E71AFF0BD2041E43DEDCA6CBDCD2B02BED8B4BD3D7064F83DDEC4F2BB26D229BDD9B9933CE8B28A3DC5B3883DADE094BD429B9D3BF9BB223D954AAB3C53DAF53CFB86063D27B91C3D4A02A03D90FC95BDB896F43DD9DD17BD41E6F0BD8138C43DF301BCBD841312BEFAAB48BC0A550E3EC1F3DFBD1D2A003DC375E5BD23C3713DFC39C83DCC6DC0BC518E03BE7EE5DCBDD39BB5BDABCE5CBDC16F8DBD4D14823D7248053D5898ECBD4065963CEE0409BEAAB6D33DA1BB23BC75370A3E61E3E63DB27FA9BDFBC7E43DBF91FCBDF3EF08BEE003C63DF7AF97BD2387D8BDC825C0BDB86CAABDE09F02BE68D7973C8076FDBD932725BD303CBA3D8DEDE3BD0DFEC83D3B4D123E740EB4BC78778EBC4E880CBE172C093EA3D6EC3D60847DBCBE03B03DA12C02BE3117C8BDA6E10A3E31C112BE5D7579BC6CA39DBD12890BBEC439C23C52D380BD8E01E93C20C75CBDDC55443D59449C3CF5D212BE176BBC3DB0C1B63D7E50E2BD4C37303DEEFF8BBD710CCB3D88278EBDCF6DB93DAC7DBBBD6F339FBDE5A2703D6116213D8E1387BD245BD93D95C2E03C1D4C8D3DFD48AFBD900D0F3D03E40E3DAF09AC3DE361083E8B69BB3DFE46113E498881BD1285F3BDFE53D13CA06329BB39FFAFBC4603EEBD39D4A4BB820A8B3B542FB53D32D48D3D99DCC73C49F9CF3DEA8E7DBCC4CAED3DD27E06BE9CDC8ABB966184BD26ABBD3D6A3C25BDE8DBC7BD3265C7BC3412AE3883F2C63D74DBA23DF4AB05BE4AD379BDC35E8FBD7130F9BBCC57833DE408ACBC6F8C063E9F48823CC99DA33DE41F0EBD085EAB3D8EE7673D6102AF3BA1B19DBB41F8823D16FBA63CF05FBABD806B37BD75E7C1BDED320D3D02C6DD3D89B5A9BDC73F463D2736E4BD9E89733D20970ABE653768BDB0A3D8BADE96C8BC525BA63D5CBF6BBDF7F5433DEDD4813DC894213DBE3A0FBEF3E8A3BD360511BDE22B1EBBA406633D26F9CF3D560CF43C9975CABD2FE012BE9F61043EF0A0013AC65903BE369122BDECB7623D00B294BBD8D3C23D3572CABC6777943C6C860A3ED64103BEB2316B3C309FF0BD912FC7BD2D660ABE5C23913DB808E8BC08A6563DE8D8853C9FDD403D3B56F8BD14A951BD64E821BD87B3D6BDF39E7B3D51CAA73DC3D455BDB908CABDD5E099BD6FCB09BE9C68C0BD72DA22BD4407C33C23DF8DBD0C22F2BDB952953D274BEC3DB836E03B322AA8BC6DC182BD45C9403D32D03C3C502887BD2ECFCA3D2023AE3D345FDA3DC9ECCB3DD067AFBD8251073E2A2B3BBBBAF707BEA660BB3D401FBEBDC8D48ABDD45CE63CDAD5D13DD479BD3C3BC0FCBDCC46C9BDC1465B3D321222BD6D75213D29E0003E52A3C0BD7B44FFBDFB4A46BD272A37BC50FF46BD7D3C103EECBEB0BD1B3FAB3D3A37653DB6F0073EFF410EBE6AE3D73D20583CBD8D5650BDCCC19D3BB86AC83D3AA2973D0377ABBD1D4C0D3D4EEFC0BB5C91423DB460DDB820A912BDBAC7883D4B4FFC3DC1609D3D8BA642BD8717013B0811E13CCBD4ABBD0AB8FA3DBB119C3DFD18803D63E2083ED6989BBC7315DF3D4EA68ABC0746EE3DE4C8B1BD4A8A10BEF697983D66944B3DE3370CBE8C62803D01A4FCBC9199703D6139063E8798EE3DEA9BA93BAA95913DD70109BEF1BB2E3C7F633F3D0920973D077A553DA13EC63D98F1243CA073403D020A11BE70B98DBD87F9863D145B4C3DFA677C3D55DD6E3D5AC5F9BD5E97433D660731BD2D75BFBC45AA3ABC256FF93DE960043E9BA5923DBF6766BDE7522F3DB25D4B3D026CE23D7E5E3A3CC14E0BBE9D896D3D794EEBBD1E87993C4415C13DA015743D66E00B3ECA7E0E3EB82E07BE33F0683BD3AE2A3D09B8E9BC9D7A98BDBE580E3ED168B1BD81B408BE550907BE97F6A0BD87B4783CD781C73DAA7313BC1823E8BD6148DB3DBBDE2EBC076055BDB7C58BBB5EA5803D39C993BCF5C8683DF525773DC8CCC2BDA3E7043EB7E2C33D0015E1BBA773BE3D554223BDE0B6FCBCD904773D5946DBBD23210FBD42AFC4BD83CE4ABC308369BD1B8343BDC23401BD4587E33DD569113DFBBF0EBEF7ADCCBDFB2F38BCBF5A433DC6F5B73DA71F073E776BC7BD7EA80B3E2A89C63D2038EBBDE52FF3BD02C0E6BD3909383BD22E00BD756910BE25EA27BDC42AB93D5AFC28BC85E6EBBD4032C2BD52B75C3DE002393DDF4C80BDE10EF2BD481D7B3D10E19DBD5A7701BE0687073EB7B26D3D1B99C8BC758EAD3C3719F03D745903BE5D3BEBBC145951BDC4910FBEE7B0FA3DE5B40BBEDADD6DBD8211963D31C3053E0B251CBDD6D9F43DD32F41BBA69708BEDDC409BE135A89BD5EFD66BAF4C0EF3D99887CBDA441B7BCF214CA3DBDC011BDBF11803DF78748BCF86666BD6A86BFBDEB13113E91C59EBDFCA0733C074F4D3D7D56DB3C8C113FBCB986E4BC28D478BDEB4E4C3DF0672CBD2B5A5C3D4541983DBD95513D73208BBD0442CBBDA57E21BD360B3D3D08DB7E3C7E7A103E24AFC73D844C8ABD595DD43D5185A8BD078E47BDBD19DB3DD049D9BD544E24BD2CF2F2BDA32D893DCBD3D33D3DEE013E0A154EBD1C94DABD33FD9B3DA52BBFBD480345BD2535F3BD3296E63D5EA06DBCB2489D3CE41F0A3C9C15A93C9A8281BDBCD1103EFC0606BE06B79ABCBE1FACBDB030C9BDB7D09E3D13F2D83DACE18B3DCD12313D2C2DC53D1B799E3DA5FE2BBD891F7ABDB02C2F3DD489B93D7057C53DFBE11D3ACCC0133E4F33D4BD794A753DE12CFD3D22AF133C408AB23D29E2013EA7ECE4BDE32AC03DBF07893D23579B3DCA5D943D08D3B03D4BEE3C3D330DA43D360D06BE593F13BE58129D3D602E133E166F30BD6541E33D3BC680BC0D4A943D344540BCE4C08F3D225A80BD0006F3BD97DE9D3D001E78BD048ADC3D62C39F3C3BFD70BD19390E3E00300D3E574199BD4A77833D2598293DA98DB5BD2426963CAB7B01BEBE81343C892900BE77C8FC3D2360943DAC29EA3D0E44E53C01B47BBD2108973D8930823D4F31A23DD720B5BCAF2E133E918CBCBD32D303BEFC1E1E3DDC8E053E3465B63C7FC129BD1920FCBDAF7BC63D9E5B11BEFCB573BD4410A43DA52BA7BD097CC1BDB00A95BD532E8D3DCD067CBDB9B106BD0E2E0EBDF375A03D22D4013E5E80133C556A253A2BEE71BCC8CE8C3D8F4AD53D030E0C3DC5A7B63DDFD639BD5017E9BB272BF6BDEA8F803D422698BDF385B5BCDD9A10BE813B4A3C401B3A3D6CC2B23DED1C02BD9C32E43BE9F40A3EAD1AEF3A0EDAD43DD0CA103EFE88FB3D5219863D06CEBC3D49EB063EBC4568BC1C2CED3D7C3A73BD01473BBD97BD843D0E1CB2BD779762BDAD48FE3BE0DD423CD06DEF3BBE6A9EBC66323C3D70CC0E3E911646BD699FA23DD3CA103D7800BB3DC81EF13DD72962BC3DC4F5BC582D69BD8BD223BD7B457BBDA8FC11BDDDC4AC3D1F74313D59768BBD0131A73DB312543C3730BB3B5048643D8695A5BD3D3A7ABCA379E13D0684BF3DC0A1A63D4CEBA5BC96946E3C93E2BF3DDADFCD3C5BC8A23D24C7953DAFA5813DF30F8B3DBD09C6BD51E701BEB07412BE4FA7E73D906DA4BD036CE8BD802B973CD2B4E3BCE3B33B3D58651ABD8208E53D4E220CBE72A711BE7F9BFE3D164680BDAFE1103D6D73573D5994B93CC4B7BABD3D38803C8089C1BD1A5BF93DAB8BB63CE184D53DA5D1D03DADA87B3D06D1503D4CB4A63DE374BCBD770DDF3D4C2EFEBCB574E43DB8531EBCF5FB883DA648DA3D79A6E03CD241E5BCC023713D034813BED1AA72BC95BAF0BC2862E2BDAFDFDFBB067F093D24AB0FBEEF1CF23DF06AA73D7AD2113E261E7EBD7684D1BD246EB43D43ED0A3E1D4BACBDCF6BADBD03762EBCD35AFB3DEAD7B6BC7E900DBE339874BDF22AA9BD2BDEDE3D8D36D8BD67A9DC3DBADE5C3DF72353BC376714BD7A4AA33D8C61A7BDCF6164BD3B6A023E0B9A64BD831A703C4B17F03D41D6E7BD2B89C33C282E833B42B298BDF6A7EE3DBC95CB3D11F31ABC245A7EBC251FB83D879A43BD2B5AA73D4731C5BD59D2F2BD955DC53DB7A5C93D80CBE5BDDAC302BD97247B3D61E89D3D4C22B03D292CCF3D244A87BD08F5FB3C15ECFD3D3097F2BD3FBEBF3D8291153D9BC2CE3B3D6B123E509075BD9AC822BDF0ABDBBDD5E2F83D5313D8BD2E2E043E8885D9BD3D72A93D009C93BD53E3013EF3EAC5BD816ABFBD24942ABD14A8EDBD0A7D0C3ED5955A3DF48DA0BD467DDFBD786943BD2499B13C541A85BD58C6AB3DC52091BDFE28303DCAD4D43D6094D1BD4DCCE6BD6B5C0DBEE880DE3C2F14E83DDC96BCBD6F409FBC770CB93DC65DE53D7519A23D02573D3D7F35CD3C0DA22D3CF008013E46D2A83BFCC2653D73962CBC451DEA3D677A12BE49063CBD3FA50DBED2D60A3DB14407BDFBEFF2BD7C6AE2BD1AA2283D8FF6DD3D75D0FB3DE4DDCA3D0AA6EEBD6FBBF53D5FE30C3E011CE53BB8E50DBE52B9D5BD80DF02BE4D75BE3C7619F33DE19EBD3D56C38FBD35AD80BDF9CE0B3DEBA39EBDF12C62BC9F0F2B3D0D7E58BDA1D2533DAC58A8BCDD02083E76DFF2BDD782F93DAD59C73D7F5B04BE39F00A3D726197BCAFDD8A3D40ADD53DC0D69EBD2C20A8BDA2E5D6BD1992D63DEE97F7BD3E09B8BDC926053E6355983D3FE7CA3D1AAFFE3D2FF400BEA81613BD6F6047BCE7B6083E9C1027BD76561EBC41A9A73DCFFB993D52EDC0BD976200BE55455FBD94AA3C3D4CA60C3EAC49853D610BAB3D1BF5353DBB4516BD4423C3BCEBA3F83DF3DBFB3CFC41EC3CABFCAC3D4815D53D58B4283DC5A66EBCF6BE82BD779EB3BDEBC593BD9193F03D4558EB3D084A9CBD3E5EF93DB7BD18BDDB6415BD6DAB3B3DA648F0BD5EE3AEBDF6F8ACBC23CE39BD863F953DC4D10BBDBBE5FBBDA5AE00BEDEB70E3E434D853D621F13BEC183F2BD02B0BABD78D9053E42D7A03D2BFC403D4259A73D394AC83C42C4D23DC201EEBD084AE83D8D1E873D773D443DE006BD3D0F02E7BC906D8CBDD0D420BD47BDDDBDB1EF803AED0A983D8E1CDC3C637AA3BBE0AA5F3D45C706BEAC59C2BDBE0401BE07F1123EE65706BEDE6B8C3DE47AD43D189C27BDD555BABCB6D4F23DE49EF1BDD06B13BEEB59ADBC516697BCC5FB71BD9A7A383C11499D3D4D289E3D5A372C3D1DC4D03D3DCE89BD33F71D3C4434463D7A213E3DDD1B54BD7A0CF03D98E5E1BD133E8CBD90C70DBE1F7A8D3C14ABE5BDEA5BD23D68EEC5BD29E01B3D3C3D033EF77A063EF94D443D85EA573DBC43D23C114FAA3D0A4C24BC9B9FDDBD5989023ECA92DEBDEEBE0F3E2D66023C6099873DD128833B3EB67B3DFC6DC93D307C0BBEFC2EA83DB1D747BD3D0D05BE1A03EDBD120D543C3011E63DC8D80BBE08732B3D519D6E3DE83108BE3BBF023D301091BD44BBB83CA3D760BD4453F03D19B007BEDD849A3D3C605EBDEB48263D68D36C3CB0A509BE1E808CBDDB74C73BE710913BB38B95BD9303A93D3BB18DBD06D89CBDC049813D8ECD7DBC39B5383D638AB73D639668BD7304283D90BCEB3D48E8BB3CA750003EA567803DA309D93D5834E63D5EC9B13DFA76203DF546943D32F6B43D94E01F3CC553C93C4DBA62BD81B1A0BB646E973D6D1039BC1B043EBD923B123DC63B99BB3514483C62C0FDBC7F67BBBA90870EBD6594F83D106DC8BD0163E1BD4F00E6BCDDB52F3C9B69C23D259C233DD8531BBB1ADB0BBE2E998BBD9E091A3DC2513DBDD500B5BD2413153D0EF6D23D8E73913C7964DD3DE8FCFE3D657B6A3BEFC8133E4643433D2A04433DAC53563D6BD708BEABDE703D4C3FF83D3D8CDC3C633B0E3C47FFC9BC662FE8BD2FFD953CD4356E3DC67F613D863F063E9ADCB0BD2122023E4F6304BD38702CBD6A8095BDEEAAC5BDABEDFD3CC516FCBC9744D93CF1DC0FBE0F9E3FBDAEDB973DFEB48FBD558E083EFA3BC4BDBD32AABDBE98C43DAE96FE3D51E2823D22319D3DE58BD1BD315CDF3CB2CD5CBCA8128BBD852DFB3C72CE6F3DCD7DCCBD690791BCBEDF1A3D9D140F3E8615EEBDD476023E45E964BC7787033D2B0BFFBDC90202BEE55997BD69342EBCD2D9E03CDB2E043E03A7C3BC8BC4CB3D89F7F7BDE580A53DBF82FFBDA8480CBE5267B13D7CF5C0BDB561A3BDA091AEBD713D23BDB159903D64F8933DAB82DEBD56A23E3CEE72F4BD15FCFABDD00217BD4A0C4BBC867C933DC752803D2478133D5888E13D576D87BC24D251BC1AD60E3EA3F0213C984AC93D164F93BD5AA1BD3D6C9FB03D2180E83D9A48AFBD9DFE0CBE7C95D13CD04B96BC67E20B3E888E45BD868681BD3D8BB83CE024ECBD91E8F2BDEB55BE3D3311073DA5E0E83CD950B4BC6DF4A43D15FC5EBDCE66333D5443453D8746163DA6E4C9BDC8E308BEFDF08CBDA157FCBDFF1600BEA8204CBD50487ABC6188AE3C4D8A98BD7732BEBD9E361CBD5471AC3D1A089B3DB095093ED583883D29AED33D5EEA183BC02EB6BDC3E4353D289B003EF9324FBDBF6693BB208903BEDA23E43DB818F0BD86DD83BDEDA6AF3ABA188DBD87ED1D3A75EBA0BDC13F0F3EB9ADABBDECAABE3CA7450DBEFA5FA73CD624C43DF318B9BD5332EABCB9B5B3BB37E6ABBBF868E53C79A5EE3D63E72DBD0904443D33E3F2BD9F58AFBDD10BD5BD0D80083DA024CA3C6973103E9A6C503DF65558BC18BC6BBDAB86653CBF5E8ABDD67FBA3CBC5105BD94C9BEBD3E54043CEE35643D53CED9BC4E4B2D3B348F12BEACCE49BD7C1C13BE22CC123EB12DFC3DB11B00BE5A5EE3BD95AEFABDDE41AA3DE887F73CE58D08BE4F2137BD2F0CDE3D2C21BDBA5C8A05BE931D4D3DFCF0123E19C7063E83B24E3C358122BD6C01773C7E15DA3D103C7F3D4E31F5BDE1BE9B3DC771C03D482AFBBDABF0CFBDA423CA3D61A69C3D382201BE11FD223DFA81B23DE779EF3CE7AC9D3D7AE93E3D35DB293D904FAC3D936A49BDEE274F3AF9250FBDC766D6BC05F4633D210065BDBA06F9BB72D5FB3DF135423DF6D8103E1320DBBBF9F155BD65FF013EC8C9B9BD36EF893D14F8F93D",
      torch_tensor_48_32_torch.float32_1: "0x04000000A519693DD850FA39B8B3EFBDED4FCE3D638229BE09B1E0BD1DD428BD23AC29BE91F622BEF08959BD7A7E08BD8DC9043EFAF1A83D8D4E283EE0E8603DD7ADC13C328A0BBDFCBA98BDB82A22BE515725BED50B9A3D9F29E5BD6F8494BD2F31A93D29CDDFBDFEDA853D844520BCAE69153D84EAA4BD02FE033E8D0F14BEE0FE28BE083C0D3EBB97F4BDDBC42D3E63CEA03D7ABA8B3D5955B3BCEF31083D6EAF393D8C3EAABDCE3D053EFE83DE3DB94A2A3CEA9B4F3D08C4AFBC5AC582BDC2880BBE8D148BBD8D5A2DBECDB463BD616ABD3D23A22F3E14A525BEE77A16BE3F68153EA6957FBDA3C77A39662BE33D0557203E741B893D295B333D17AC8BBB3DFA913B0B15923D22472ABE793C2FBE081EF43D113231BE1541BE3D2207033E3C15F03D21DB5C3D0FE5A03CA232A73D66BCD73D2666B63B324002BE723EE13D9653A13CCC16DA3DFE9DF2BDE9FF34BDBC92E8BD11E3253C47D4193E26A0093D88DF193E6F00053E8F04F9BDE8C32D3E9BDE203C8C90173EEF350C3D5F41F7BC10AC193E34F105BEA8EE813BE5DACABC47DE023C26BD4FBDA9B80F3EEE6217BC4698953DA3E79B3D02EF243E2A2E823DA47334BEC71116BE70052BBE7A7731BE0D9C16BE9EDC28BB59532B3E3E50EABDA84F983D3630A5BDA53B0C3E4176EB3DC337A83DE7781F3EE88708BECAB519BEAAF6B8BD23C1123DC307203E4208EF3D7654623D678B00BD628FCDBD8306343E58721EBED4BCF9BD3A10D53DF5360D3E274E3E3D40654ABB7A0EACBC069EBC3C1029B6BD17F7323EEFC9343E441C8CBD6C5DFB3DB21A2CBD275003BEF69FF83CE4620ABDC188163EE3B6483C9FD11EBD56CB0FBEC1D7EC3D20A3F13DE5AECB3C6BBC7DBCBF9472BD33D5273D40B72D3EED97EEBCFC20843CD9762CBEC6D9383D9D1D9BBDF1AC2BBDC9FFBFBDF2A2273ED887F63DDAE89BBD6F9631BD958B5C3DE73C883DA971AABDDE07933D0A41E63C1B0BD03D3BA4C3BD38C3E9BD9154A83D0406E2BB28C39DBD24130E3E9E17A1BCBCC8F1BD98B1CEBCF7BBA7BD00127ABDF50415BE677F103E20471F3E10B518BE487AE23DFBA3533D85CF92BD485E54BD31DBF63CDC9C193D39AF193EFBF82C3EB727273CD4452A3ECA1DD6BDC625C43A158115BEE06DAD3DAE6A103D3F4EDBBDBF1F0ABE14C60FBDDABD88BD0F8993BD51A81DBE10ABE6BDFB3D163EB10FB2BDDA5C933D7942453CE3A9C5BC52E16C3DA94E083E229F613DD0FC9C3C0CF0123E27AA6F3C95271F3D437F303EF50B03BE1782033EA5EAADBD62C214BCBD85D1BDD3E2EE3D139811BEC364A0BDAE36FA3CCF8E8ABD3B9C9B3C1F38263E471C20BE943DEBBDC6C30CBE78192D3E59BB2F3DE3C902BE496E1DBE7C29063E863D263E8013DBBDF051393D44C233BD0EB9D63D7396CABDBF41F73D04BE343E4742DB3DFFC5F7BCF565BD3C6F369C3D8DB9D0BDDDA9A8BD021431BE63B8FF3D9C37A8BD21881B3E16050EBD78C385BD3B54B83DC8DD8CBC0E71F5BD008E9B3C1394A8BDF7FF02BECC6DE4BDB24E7B3D3CC3733CB9BB92BD463B813D0DA962BD72B60BBE18AC783DE09176BD538F56BDAC1D023EF24D073E1B2E31BE57401B3E5EE2213E2A8902BE367A34BE4D4F0DBE183B40BD323802BCF08E473D55B12C3DCF470C3DAA510DBE723A2E3E39EF1B3E2463B03D37261E3D7129CABDBCA7533C772E01BE8861263E9CC320BE11111A3E3F6D2A3E6F44AFBDBD8621BE85717F3DFDEE0ABEC90327BE4B1DDABD70EEFF3D3EEBE2BDCAE490BD8ED392BD18A8003ECA478C3D3285CF3D084507BD7412D6BD757B823DCB11923D98D4153EE39E29BECED304BE4E87ED3D5D4B3B3D295BF03D611937BDB37F343EF87C8D3D8C218CBDE8E6AEBD803C3E3D87A68EBB0F77AFBDF60DC2BD1BF9733D32B6B23DF7662C3ED9C698BDACBCD5BD393CE4BDD23FF5BD35D0323EB80DB1BD2E4EAABDBECD043E2CF30F3EE3AA25BE3FA19FBC9194593DF477DD3CBBD3CDBDF4DF11BED29E02BE972F713D838DA8BDAA9824BE8E77323E79E5A53D610658BD7B15E73CA3A880BD13A9EEBD403F27BE7DFFEB3D172A27BEBC8908BECF0C173E0202E4BDB11B73BD3801563A93C232BE955B24BE9CD512BE854DDABCFE0683BD4D70063E4CE3E83D651D303EB6A21CBEB280ACBD04A0F63D1A037B3DD2D4EBBD39B8073E6FE8B8BD75E22B3E267A10BEBBA7BB3D57A724BCA4AF1CBE0154BB3D37DF84BD5F9B493B6F0F5DBD3CDC21BD1E5139BD6288A23D23ED69BC3B5CF73D0E3E923D17E288BA0325913D549373BD1A7E0BBE0979EEBD68EBF7BDE32012BE55B5E73C44DA80BC4DC522BE92DBBB3D4459E03DA9C5193E8888ED3B250C54BC7CF0D43D83FB1CBE040B333C81E8EC3D0F8DFA3D65A4AA3C6A3070BC195E813DC3EC193DFB7CC2BB2F620F3E31861A3E07ABCDBDBBE8223E35073DBD35C71B3DFC38213E9313ABBD35FCA83DF472C5BC71DECCBD325430BC37BD1A3EE208CA3D7F39BBBDCBDA233E0C4E133DD8811A3E2D2E2C3E5FCD52BDC184103EC2A8D6BCE199E43C7A71BC3B0B771F3B10BC60BCC3EB25BE88007C3C2E1A263E8B7E6D3DF94227BE6F2C073DDE92EABC6B70553D783D26BE9F15F23CD35E01BE790ECE3C95E6D93D2E75FD3D6252EFBCDDCC203EF65B2ABC755ED0BDF237A93D55E2FA3B53D20EBEF02FE63DBE732E3E0C3EC63D4099E6BCB4DE17BE0D151B3E3CD1C0BD2B22DA3C1CCA23BEEA55DF3D805E113DA4532C3E70B1AF3DA3E12CBE4B0B0F3E784812BE8408ADBD95EDBA3DFE09C5BD47DE3D3D6927953CDD2C4D3C79A3C4BDEC5FFD3DD229D03CF069863DA99EA83C961AB4BDED1388BD50FEF03D2D231EBEE9407ABDE7B325BE7270D8BD059DC23C54F424BD3D4A713D9FEE093EF04C183D91EB2B3E9ADBF4B947A32E3E77A3E93C25AE94BB545F4A3D4DBA0EBE859D133E7FA1253E41331FBE8C78D7BD2B110F3E2000363DA1E282BD3162B4BD7CE725BDCD4808BDFEFC263E6F20DCBDC4A9CB3C063C4D3DB494B3BD339634BCC9E602BDC31D0A3E3784013E35BB0BBC9787B9BD39D9CFBDFA229ABD34091D3ED826133E35FA0F3D10A928BE3D3C673DE29206BD756BCA3D8B2CBC3D9FDC173E3AE7523C05A75D3CD9EBA73AC61EFA3DE3AF083E2595AA3DFDC810BD4B3652BD87BF273E8547BBBDBA17F93CA1A7633DD879BB3DF695DBBDBFC90BBD2034A9BB921784BC2C5C1BBE7D389C3D2C680ABEE1D836BD48F25D3D65560E3EEEDDFBBC9A73C8BD1971A1BDB926D5BA74ECC5BD27E3323D90AEA33DB3D62A3E7C3A183E61FB13BDC2E1993DDFFEBD3C07A5AB3DA990A4BD27042A3ED4139A3A524DE53DC141063E566019BD76B50A3E02633BBDDD1AB43D8BC1E0BC96270FBE6C9638BD067B893D4899103E0CB613BEF016D2BD9EB0BC3D9DF3B8BD1CED163C098DFCBD32F7363C222DAFBD97B5213DB4C08E3D10DD0A3D765C0EBEDDB8073ECD5E183E614F22BE9242143E21051CBE052EAA3DA60C2BBC777A67BCC447B0BDFD8E0E3E4E0AEA3C4E6449BCA6E4CCBB0934033EDD5E333E193FCEBD4D8E20BE39EDF4BDD191C4BD94E313BED4A782BD130F8CBD05A8A5BA4C804E3D6C8EE83DF9DFEEBD42B301BE40B29DBD1E6805BE54001C3CB74509BEA79105BC3B2DC6BC962D0CBEB273A3BD28409E3D7D944FBD9CC41FBE3445133EE7BF61BD6A89AE3C1E92113E4245B43DB35012BE76E41F3ECAD649BD79B4383DDD2CA13DF4BC7C3D7B74F73D9961A3BD7E87063EAC23E63DB1C21EBE07FB86BD8A6F1C3E745B06BE54CB23BEA497DF3DF3257F3D53C79E3C4959103E6D9D0E3CD081303EFA40F0BDC0921BBE76751DBDE9FA2F3E61C51ABEB95C953D3C68393D634D99BD217414BE8A98973D9AC5873D0B8297BB6A0D8F3D6AFBC53DB9FDFEBD557A1CBE56CFF0BC3D69D0BCE90F8BBD4C933E3D5BE90ABEFCE52F3E9BB511BD383BCABDE664E7BCA5560FBE10A31CBEE68C513DF2B546BD280DC4BD55F7A63DDF670D3E0660A23C4669B4BDF402C53DAD5B79BD0797A7BDF12B0DBDFDF22FBD22C12E3E4CF301BD9AFC22BE84F465BDE4CF843DB98C9C3D18DDF2BD5E07FFBDAE054EBDD634393C58F814BE90ABA63D69E507BD519AD23D48CD573D5617E7BC33B182BC18955E3D8022BCBD79B53BBDF8B0A53DF59021BE942610BD07B9163D59B5BABD4E64AB3D7357B33D1DF4D1BCDEA768BD1C39AF3D6A29233C44F80BBE18A8D03D9433323E44ED1A3E95B6C7BD630F283E06E196BD2D2C09BEFEA0013E234FFFBDFC62263E8768313E4654F3BD06C3EF3D2F130ABD6B443CBD99B4DB3CC0BD883D7D68F6BD6783313EF3ACFD3D2F29D1BDCFF5AA3D758D003DABF6C63DEAE386BBD6F4743D245D4A3D992B293E3F25CC3CCA8C133E6398EF3CA539693D5D48A1BCF1479DBC470D08BE27002E3ECCE0C3BD507DBD3DAC0F273D6CC7EA3DE5522BBEBE1987BCA07C2DBECF7C0EBECFB07F3D260E2BBDF0CFF13D030B073E010FE339680257BDAB20FB3D4F982C3E0D0CAF3C691117BE6F5C973D0CB7F1BC346005BEDEDF1B3D8371873B39AE2B3BBB17343EE4C3B73D768DE43D0597C03ABB2B0FBDAEC1873DE27007BEF30F2B3E0DFCB33C5A4228BEFD0ED1BD6894AE3D5E1A273D0ED1B23D918232BEAC8F64BA33B6D73DA8FFC73DA34A1D3C89F932BECA321E3E3C0F8B3D036C8D3D6334DA3DABF8D53D8B94A3BC08CDEF3DA106F63DCA59333D7C7C0BBEF1F1FC3D9B5EB1BDF65F1A3E317FE1BD639647BC90FB8BBDAF3BC6BD67D16EBD3055E93D87386F3D0F9085BCC56211BE7890C8BD9C9CCD3D7B1EA9BD40950BBEC391C6BDB61D72BDEEE3A0BD2498BF3DE2AA0ABB1CDD2A3E14A426BEB4C7B5BD2C8A703DE1F8DD3D1EAB94BD9CD1903D986FC7BD2F45DBBDEBFAC53D085D30BC1F7804BECA0CE0BB9B501F3EB250253D76E710BD1C2B03BD38C4D7BDD9EFCD3D92713F3B0908BBBD74D3273CCECE5F3DAC48F53BBDDE6CBC212A2ABE1D9FAEBB69A367BD3B5814BBE464DEBD4299883D0C28E0BDB0F969BDA871A6BD3842B6BD490F253BE018A1BD03B69CBD38A1983C7629983DBE43ACBD2000C13D8BD6563D0EC00B3E9B198C3C3788143ECC1E23BE1AF5523D5A8E1BBE7A10993D8EE48ABD0E7314BD4F52193EEF77293E549235BD2868D0BD5BD6C53DAF5EA0BD5440AABD662108BE27E3333E80C72B3C6D920D3DF384D2BD35C5A83D03A62BBEFB3252BD404FDDBCAD11D53D5FED86BC47F8CF3C876A0A3E33F27E3D1410133E8FC176BD8ECADF3D4177E0BCF5D451BCA4BA1A3D10862E3EFAB63B3A40A99ABC79B38DBD11B0E4BD34F6CF3DF53B16BD8AE773BD042F1D3D7436F73C1714EBBC8848173E6886DD3DAC69303DAC81ABBD8BFB95BDF6671D3E5A7C153DEA5524BE14F1C2BC38E6223D4A78433D2E95193E7BCDB93BD184AEBCEDFDFF3DF6E3D5BCCC49693DB79607BE89AD7FBDA78908BEE100903C50EB0DBE6CE5093E0F85A0BD0B20F8BD784C2E3CFB9CAABD48BED8BDCE8D043EE2FB683D2C4AED3CCF06B23D52F471BD777F963CE8AC2E3E569E9CBDACE0913D6236183E6463CABC02F3143E4D383EBD138F10BD6795383D67E7DFBC7C233EBDDD290DBD2E2E143D33FAC7BDC33D0ABE8EDD0DBE8412323EF1649B3B0F11A23D2E612DBE68E9D3BC148C0DBE231D7ABCDF40213EC15F033EE3B882BD2FABC4BD0C1E14BE2489B2BD4FA2773DC460D6BD2300C73D840B82BDC4B5273E6B2D2FBDBEDC00BDA970D53DB6CBFD3DDFB1023EBC21033E6B282BBE1CA2C73DD159BDBDDD6D003E90D80C3E258271BC5CAB793DC830193DF0119F3D4FD0F23D6192513DC68F72BDFFD4E33BC93EA73C109315BE37FF6D3DB2E4EBBD5599E53D8537223EAA18C53C4392173E00DF793BD8AAE33D489DB43DBAD916BE3F2F11BE2ED72DBD801A903DB1BC06BD3BD712BDCFECDA3DD536223E734A993D7D9D563DCC01B83D5C1BC53CBD0623BE539433BEAD9E28BED42F1FBE241A093E28934CBC49F4FABD21C01D3DE07C733AFB39D9BD1C372DBEB19D273D6033313B207B80BD2DDBC9BD76983FBD3E5D1D3EEDDF10BE01778FBD436466BD95EB253EE37E303C99D0F63DEDB58FBC6D8DE2BC8FC2CD3DEA4B8BBD924FD73D7C5A1E3E7965933D9072DF3DCC480CBEF801273EDC4EDABDCAADCB3D4C07623DF2EC533CCC8B3B3D3A9A31BE2BE22C3EC0AC3ABC1AAD213E83D18D3B859393BD559AE23DA1A25CBBE3EBE5BD56F6B53C2D2E34BEAB8EDFBD3A1A13BEE3C3143CDD4FC7BD16B97CBBD1A509BE6DF51BBEE943A7BC0F9DAA3C7642023E589477BDEE332C3E1E7201BE66AB7A3D83DA22BE0C72233EB2A488BDB616C93DC2840B3C709691BD929E2CBD314087BDDE61DD3D6235043EA8472C3E4A372CBDD6485ABDFFBAB5BDC92946BCFD1E2F3DE9636EBC67EFE9BD43A3553C691AACBB09CB10BED8F044BD9C0CEDBB71CF2FBE6B63C93C0BD4463D34BF87BC6C19C8BC3FD48A3B6A8F383D2C76ADBDE5C786BC56E4CF3DE25154BDFC4582B9DA6D27BE25CA09BEAB598BBCB32F7ABDAB00303EF2EE1ABD900E17BE595B1A3E6B04EABD1AD4153E3A0B93BCCA2D0E3D218231BEB342243E975002BBD78BB5BDAF2E01BEF3B8033DACE82ABEAB34063EDB69C63D52E61C3EDF2E213E154DD5BD1B1244BDB9C5DD3D23ACE73DDC2E313E819A95BD542ED03C2EAAC4BBB880D03D535FB1BDF1E0233E045C56BD45D5B33DE295083E9BCB34BE11E8063D4A3FF8BDCF4BAE3D5B041B3EBE2266BD4D53F5BD6202B8BDF9FD0C3E729EEABC90BD06BED129143E035BED3D3DC19CBCBFB0A63C3FCFB13CBFF52E3EB6FAD13D5C79023DBD2F813B232D693DD5BA05BE8C49C43D961B983DD1A6A73C6423D23D24A30BBD7E7425BEA0A816BE6EAA2A3E81D66EBD012604BEB822313E9CEDFFBD681B133E083C213E3FE1B7BC3FD0D23D348C0A3EFB512ABE78C8C1BD775BBC3CC501633D3523F7BDCC0E15BE6A7B2D3E69A1AABD199230BE230A9F3D1A2ABABDE5B37CBD0AF47DBD9F18273E2DC6893DE85F313E3DE67FBD9C35033E2DE412BE313EDB3D2713ED3B9951D83BE02C1A3EDED55D3C4DF999BD3BAEC7BD62A5EA3CA73B72BD160CB73D392F17BE274AF3BDE7DF1D3E6C268CBD1D6832BE7B82013E547844BD93EA883A1650E03D8FB6713DADAC2DBEB3E6013D3A642F3EF35827BC1DA3033EF3951E3EE06B853DA45027BEAB4A1B3EC6F80E3E1A0F593DDC786EBC4E5EF9BD52A01F3D1D8A7BBD4C37223E6B7534BE4B1E1C3DD97C74BB0628F339DF03B4BC8B39993D626E1BBE42D61B3D1C13F1BDA85D663D45E675BC68C5B73C8527CC3D18F48FBD20AF11BEA0E3A8BDCA8D133E885913BE3596E53D81AB7FBD7752183CD748943D60487FBDCE62F9BD410D753D69A3DA3DFDE5863DBCC4C9BB6F699A3C3601983DF7BF663D5772B3BD557C023EB8D6C1BCB5D38EBDE0745ABD4152C03C8D53BBBD5B1104BECCE2C93D97B8133E44EA33BE5D0D103E3BC1D4BD80072B3D1987273E6566E2BD12DA94BD05B3503D9375E2BD1AE88CBD31BF17BEF601A93C150AE23D20ED413D45DD00BD3D982B3E2A4A0D3E70F4C4BD8D19CF3DAF1E26BD7283693D06559D3C50759E3DAE29B8BD3A7FAEBD5C79CEBDB669EABD351C9CBD57CE2D3DE21C4E3D6134093DBEB5063EA2AA093E8914123E7254E13D89ACB5BAC332383D8F4EB6BDAB2E423B22955B3CA60014BEE927143E727920BDDD870A3E45F6AB3D79A5C4BD9939543D6C869FBD1B31B2BD45D9653D0D0CB13D03CACEBDA509B7BD0CB5083EEE1785BDF7FEF2BDE84819BEF644D13D5367023E6772333E26E907BE82A8AD3CB8D50C3D7F458F3C412E123D583627BED3042EBE961B96BD412B853C23655B3CD600CFBCA4C934BE4812E23D99B4F2BD53EA2B3D4E4504BE207E023E8DB3113E7D31BDBD07501B3E75295ABD67E72FBEDE4FEABC80A208BE0A05173D32EC0B3DA3B69FBDB8C850BD0D6E553D0237C6BDC8D8943DC40C06BEFB95D33D3A42ACBD231817BE24EB0A3D13A3983C9CAF05BEA0221F3EAD9982BD5092EE3D4EFF3ABDE61BF23D0187AEBD25A4FBBD24C313BE62D0B8BDEE80C5BD662AA53D55F9EEBD936DF5BC418983BD4EB088BD7563B1BCD4C3C73DF34D95BD77AE17BE3479F63D5E60D2BD62D6F93DAE6793BC8A33ABBC49C8293ED558023DD5C223BEC5842DBE0E5429BEC49505BE56DD823DCE5E963D189ABB3D389126BEC68DD93D6879203E101B8E3D7ABB8EBD50F91CBED3F7323E24138E3CE4221C3D7530DB3BCB11F33D1EEA31BE6806B73D640DF6BDE8E6273E2E460DBED1AE1FBD69456F3D65C1703DEC32723D9FC2E93BC2C7463D41ACF3BDDB1E2BBC4CE3493DEC34113EE15D13BEEEE88EBD17B0F2BDE915BBBD3194D3BD5E03DDBCC4D0823D50D20CBDFB18113D38312BBD0F312EBE372DB83CF7A2FD3BDBDCF5BDE14D2EBEBCC6323D0F3F47BDD003113D3D451EBD434A32BD443391BDFEF12D3EB23821BE94C533BDBD5945BD83DA7EBD5B8FB73DCCF2203E054B153E032CB0BDCCF89DBDC8B98F3D6755C23D01C617BE0C25A4BD85A7AABDA1F48CBC38887EBDFBED0BBE3821F3BC696527BD25555E3C12FE89BD5CFEA8BD7F9F213E1BA850BD",
      torch_tensor_48_32_torch.float32: "0x040000007EC9113D54D52FBE9CFEFBBDEC6B0D3E5BB5A33D6CE19ABBCCEEB63B68E5C73CAB4A283D7B2DF7BDDC5F45BD9B2226BE98500EBE2E3D08BDBB35BFBC64950D3E1E70F93CE6CFEABC427BA0BB2032CA3D48575BBD9B5C07BD444111BD16F811BEDE65CABC815727BE3C9AC2BD4F71E6BD92D8063E8DC026BEFB6A2E3ED7BE873DCEA9F4BDFEF8153EAF8E1FBD185219BEBD1BC9BC55ECB23DCA0030BE4D0B59BCB34E933D7C188DBD0EE5833C27E48DBD16E4F2BD7BC30D3E498800BE90D207BB3A29713D1953CABDADCEAE3D415416BEF8E12C3EB53CA13D5A05CDBC399416BE3FA3B23B216B803D69A0C4BD0D60B6BC4C6634BE2FF734BEB4469DBC9677173EF55008BCC501633D6BB690BD386E6CBDD02D9FBCA505B7BD5E89DD3D5BC4E13D7AB90CBEA2165E3D5B8F95BD2C30D0BD2FACB0BCDD9460BD2C24CEBD5F6CD53C62A4CE3DC775DFBCAA994ABC25F3593CAF989BBDDBAABF3DCD05273E0E5B84BCA9E2443C94DA113EF943143E09A906BE3AA9A7BD309131BEDDBEDD3D45490D3EA4C483BDCA43683D6F652F3DCCBD1BBEFF92903D43A5B13DA6C97E3B2082943CC941283D6568023E80F11F3E8B23D03C47529A3DEC6F3DBD5BD9D73D92688EBD573615BEFCDBA93D7946863D04601F3D3C099A3D5553AC3C856E763D4C86933DEA4CC3BD4B2F1BBC423DDA3CF3DCDBBCBA3218BEF05E893CA141DD3D249EC1BDF2B9313E8421253D3BFA993DAFCC8BBD7F1314BE86BC86BD91F9B03BB4F8A4BDB235213E88B7E7BD98D7F3BDCC6A80BDDF66223E438BA5BD7B77273E04FCAD3D7309DCBCCE3FBB3DBF1DAC3D5746B8BDB61115BDFC562F3E6F90CF3DBDD3B0BD47B242BD77EBCA3D67CBB73DA795653C8AF3E8BD828305BE92D418BD151C853D56639ABCDB5817BEDF7431BDF4AF343EB09D15BEFE7C0CBE9596E33D921D343E47222EBE8AB823BE9D6862BD8B7B343E377ACDBD11A2773C5DC5133E382A80BDAB0C5EBD2D03F3BD1F69DE3BA5F5283ED30A943D2F79FE3D5BE23FBCD205E6BCFF5B01BDD47CCE3DB5E4BDBC3DA01ABE2C427EBD87AF8D3D2F7D303E21A903BD649B1DBEAB4905BE5D6D0EBE65F0913D3F6F053E7F22563D7CA8793D72DCEB3D8088F73D5C2FD83DB373CA3D8FED433DFADEBA3D186BF8BDCE54EABD38BC423D6A5DE13C59231FBE4EDF03BEE31A10BE18C50F3E48B3EC3D278FBEBDBA7FDA3C068B26BD675D1D3E9CF423BE960F04BEDCB516BEDEB2D23D88FAB4BD42A2D73DFCC2743D38F6B0BD320F43BDC18292BDDEB89F3D6D3091BDBDBA753D5EE94E3C2E9010BEF294E3BD3307FBBDD5B4BD3DDCE41C3D45A691BB9F92D7BDF55A33BEDC1E80BDB28A0ABEA90D34BE28A62CBE4D7BECBDECF92FBEAAB6613D0677873D17ED913D2D3434BEBADEDF3D302B0D3DCF1FB93D1EF631BD33DBAD3D74AE2BBE42A0763DB18A0F3E4530983D93A12ABEF7434BBD71D6B3BC08B1BD3D07FF88BD8948D03C1F307EBD330DE6BC779E66BB79E3CFBDE649FBBD2C70153EA117183EBD5EAFBB4AAF1C3EAC7D0B3E9D0AE4BDFDDB8FBD48AAF8BDE8196A3D007F923B7E98C6BC9F66063E9E828DBDF623C6BDACAE00BEFB2DB8BDBC782E3E1005B0BD753B47BD102DA33D60070BBE14BEDBBD533B053E7FDB8ABD51DDBBBD1D5CBBBCC859CEBCE553043D27BB843D03930BBEE280243ECE1A2CBEE63B753D924D4CBD28E398BD4654293E9B702EBE64CE453C23FDE73D89D4213E580919BEB27AAE3CCE18333E4E5031BE79DB303DC9D7E2BDB216EB3C4DBF23BED01FB23DF4A020BDAE5ED83DA3362EBB5F6BCEBC37CB2FBDAFBF25BEA6C799BD0B60C03B830B0CBEDDDC1E3E2475EBBD220C8DBDFBA8C1BC12A312BEEA10B7BA5656AEBD2E8517BE92158E3B1A41203EB54D323D884D153ECC96E2BA35BB7CBDDCE4113EC5CAC0BD407627BE3C791E3D506EB43DF869D8BD73D97E3DFA7180BDA0B5AFBCE35220BDF6DF1ABDED4913BE9F75313DCA763EBDF0690A3EA6B6F13C9C0A14BE13B609BE6EAEBCBD3F5FAD3DA9BFE9BD759FA5BDB774033D2A00FBBDEA46B2BD4925243E5568BFBDFA3D71BD1277013E1641223DFE140E3EE9791FBEA1F6B43DB881DDBC52F0E7BD540F9BBD67182FBE0A73FA3DD3EF0ABD5C7F31BE8DCF1A3E8F7EEA3D5CB2953D4B2B313E6378233E542C293E811B223E3E1C133E388E3D3D9C8D72BC104ADC3B877496BD4E1BAA3DCDD0A73B25D42A3DD334E9BD605188BDEFB5073E7FD98C3C88DF793DFE071EBECF089BBDF16C93BB7FF697BC041BE73DF8835ABD0914173ECD0A0CBD86D08C3DA7E2FEBDDBCCF53C817B30BE02501BBEE6B4E7BDE1B54A3DFB7B603CAD288C3C53699EBCF719183E9953313EEFC0993DDEF40F3E38240FBCD01885BD70C40C3DAA0DEE3D8DD0DFBC0EFE0ABECB1D6F3D259438BD7046AEBDF7ABE43D469DC4BB44F3CEBD43A2D8BD117A2A3EB87CEB3D2FCD01BEF837B138A3A47ABB2492AC3D4A091BBE902E2C3B6741713D193EB83D636C973CB673B3BDFDC72DBECFAFC33D9643253E019D5ABDC6C421BED3DA533D25D3FDBD1C8BECBD8D5F453D418589BC370245BC705D223E7702FEBC6760DC3D8C5961BD7EB2063E62E55C3D554E213E158B7C3D8E3D80BDC3CB9D3D7D391A3E9A3C093D04E9A63DDFB3FEBD6D2AC43D971D2BBE6506203ED287953DFE993E3CF66C29BEA89C243ECCD9E63D42E0263E43528E3D5EDA733D6C8F3BBD345D94BD61838F3D271D7B3D03CCBBBB6757E63CFDBA783DE2ED2EBE511520BE90C040BDEE91F63DDBA1B03DACC62CBE3A6759BDDB1399BC13D16D3D8318143E26637D3B25E70CBEFCB6313C22CE8BBDCB41DDBD9687C83DFB8FC2BCE011AB3DC3F30C3EB6538E3CF4EACB3D4EFCAABD7F18CA3DA46AE73BDA95F03DB4102D3ED0EE08BE6FD82B3EEB2E0A3ED4D211BED241543D885E13BE71E16A3D4DF1DF3C99CD2CBE476D833DC6E346BD9B6F343E24AD303E73F5793DEDAF0E3EE9C2823D11432B3E09B485BCBEF4323DE035EFBC589B4ABB076E5ABD4F478FBD6D6ED13D505C9B3D4CD19FBD59881FBE7D05B13DBA8326BE492A00BCBCC11BBEB492173E5E66133EEEC414BEB84C28BEEA0DD6BD85CD473DFD0BB5BDA96F2CBDE08937BDD3D1043D133FABBD1CA9A43DF98801BEE1E780BC34BC173EF7E8C7BDA0E10A3E396DBC3DE1E369BD93157B3DA795F4BD3E1A693C421A4D3D20931C3ED696CABD3CE6CDBDFCB1B4BD145830BEA76D123DA4D715BECA5F42BDF488A1BD8CEF213CE2A55B3D4D8B03BE1CC255BD52398BBCC449D1BD2C45273D8006863D520201BEA7560E3EE0A1003ED78759BD1779D73C0B53B03C12CEC7BC59FAF2BDE329153E0A29B23DAF4517BEF74A0CBE27242C3EF121E73C865A26BD055EF53D2103503D1AF6813D189C0F3E000D62BC257D2C3EFA4EFEBDF24CDCBD855FF53C19D0AFBC1199CE3D71E544BD45B8E33C5F7416BD4EE6073EEBF93DBC89D3313B139D043EA9FB2F3E91352D3EA7FC30BEE792CCBD6F3B1DBD1E7B15BDB76AD13D7F83A33D043A6EBCC539893B9A231B3D870C1C3EFD9CBB3DA39DB6BD0B76B9BDC9FC643D907992BC3743E8BD48342FBE476FCF3C877253BDA7A5D2BDC834083D1746303EF159163E9A6BCE3D768608BE51A0CE3DC240BB3D5995713DB15E34BDE5BB49BB885EC4BD8B1A23BD2963EEBC1D24CDBC002634BE08727F3DC01B14BE555F07BE2B1F933DBE2D14BE88B02C3E96552D3E491966BD6D93F9BC617D0ABE760E333C2463043D0A9AC6BD070F633DE1EDDEBB587155BD4E5320BA6F772FBE1E08FFBD53B0BF3C7DD02E3EA996D6BDB918E83DC088843CA8C29BBD26184B390C92AD3DA749AC3CE23D203E7D0909BD33C3F1BD7693233E06CC4EBDB6B6E53DAFCCEE3DC23C003D369214BEE7B631BE7FDFAB3DD207313D3AA8D23D328D1FBEEA83C7BCA4661C3E4635BE3DE86E163E491F0E3E3CAA31BDDC8AF6BD22E1D7BD7DEA753DC4B48FBD78C9373A1F1AE73CC5BEE03D05E9C93D55A1CE3DE46DEB3B8763CC3D1C7DA9BDBAE790BD7B4AE5BCB93ED2BD0878213E9BE8DDBCC781523DF418B4BB89731EBB9DF6C0BD8EA354BCC1EB21BE6021ADBD2E4E0B3E8BC929BE464FEE3C5CB5E63C98412DBE496C0D3D9419A83DEB1B033E9C87073DA37F0D3E1009DA3BDDF1893D12C1553DB37805BE04F21EBD3FF3FEBDD2A60C3EB6B6AC3D018B99BDAF8004BDCC4B413DC1D51DBEEB90A33BF5B2AC3D7374B53CC93E85BC6CC1E83D6D7B9D3DDDEC20BE8710D53D63C60EBEEB5DCB3D436D183E3576853C95B774BD7702BBBD6EC2A0BD7B7805BD3A1896BD3CB3333EE8299CBD7C50963D31DD27BEFA7FB73D1E081A3E51C401BE4EBE38BD8B932C3DD2462DBE9A11E5BDAED27B3DBC742A3E515058BD2104D3BA82BE2EBE3EC02DBEAF6D1D3E469D193E25AD5CBD24288FBD7F7E3BBC92FBA73D5DEF2EBE848AC8BD0DB56EBDB5949DBD990699BB7409043E08181E3DB1D123BEEE6B273E3DC1113EBDFA633DF635B13DEB56873D0160143E8E1A2EBECB5FE1BDF7E7B7BCE7BB09BDAF70F0BDE2982DBEBA3F0ABE21EBE0BCA2A9193E3E06F03DE5B5503DB55BDEBD90A591BDEE818B3CB1C927BE863704BCF63D133D3BA8233EAD113EBD36AF313E3F825A3C732DFBBDEF152B3E8FF01C3EA1080FBE4A04D2BDD41BAD3DCCC3DEBD3F2BF63D79BDACBD2FBA60BDDDDB4FBDBFB22C3E85DA74BD33CB0CBDAA0FDB3D6EB4F7BD20385FBADCD20BBEB61327BEB75025BD5116A03C125E1A3E98982DBE925950BDE58B3E3DADB5883DB285D33D408E11BE820431BDE06D273D391B11BE936FB63D08B92CBE21E8E13D7A686B3D4CAC4DBDEBE76A3DCE51193E442A053E7E98DB3DE9C0D2BDF511503D2AD8073EAD69FF3CCFB1EF3DB187E0BDBF75FE3D8725C0BB776822BE0BB33BBD4EFE1F3EA5F37CBDBED0FABC56D490BDB8D9C4BD64E3FA3CEA9FDB3DBB3CAB3C28A332BCE38A273C9EBE07BEE3C1BEBD12EE103C0FB010BE8F51B33D3ABADC3CBEFAF33AA8DD39BC69E3183EE233253E23C6B03D5DD0B33D7F8BAFBDFEFE933DD1DEF4BDD6769C3DE58900BEC6797DBA3B33033EA567F03DF00E203EC9FF763D10898C3D592C423DD12E043E12FBBD3D38A7553D7EA47CBDAD36AFBD850433BD65C7AC3D9612C5BDCFD2453DD05F1E3E0D47193E654605BEFF624E3D25BAEC3D7B6C24BE8E62E73D3695E1BDC5E202BE357799BDDA2C88BD8FAE95BD0E76503D0F418C3D81B48C3D45F6F93DAC10E5BD18E22BBE043811BE4EFCC6BD8999A5BDA9159F3D25FF02BEC05904BE1AE2C13DA15CE6BD45CF073D7C060ABE3A238A3D173AE23DA64318BE234C763D83CEBDBD81C3E53D59CF223E55B618BE836B873D2480F43DD493243E58B7083EAA670E3D5A52293C2430153D25D7D7BD27DE0DBDD9AA32BBE917E5BD6D6B00BC9260C0BC117D7DBDA8645EBD2B4834BEB6822C3E2A73B23DF5DE023E29171ABE123831BE269E063ECD4CFEBC9CBCE13C598AB53DA914393C1AD8BFBB771FD73DF89C103E56C849BD088C1ABEEC84C6BD695C013E4AD97B3C15FF1A3EFF4A7DBD16852BBED1DB603D46479ABDAA72D8BDC3B5E13D3A6A493CC05077BC0C4A303E43B11D3EE9E013BE436726BE4207B3BD118C0CBE914FBEBD4D40F43D40E6F0BDC605263E5AEA613D9698FB3BD9B4F73C09D5183DC8F9683DD73813BEAC7D49BB7F2BF03DF4D7333E2F3819BC6A5001BEBE62A63D8F9F25BEEE58213ECB83DE3D3811A33DD9CFC53CA296033EB63F92BD43FC16BE5E21C8BD41B4063E07F1B4BDCE5610BE96991E3D34E4E0BD7430F5BBC6CAE5BDE0FC183D7D69ECBC6C12BF3C1A59A73D6D1DE9BD2CDF76BD486AF1BDA4BD163E8BA081BDD457883DCE1B273D1D9732BE3E8200BE7D163ABD69C50ABE98F8BF3DBE93E33DAA06AAB96652B13CF9CF3E3D67D3703D130D0CBDA2748EBD9ADBDFBDB8A8E63B05240F3EF901B4BC14C21B3ED3457D3D0B48BABDB99F8C3D1404913DCF20A1BD91D5FDBC2B6596BC459A7F3DBD3F0D3E173F1FBD346CEB3D9A35C33D86D91CBE7155043ED39DEABB77B80B3E92000D3EFC492FBE2DC116BE00D8A4BCB5AC683D5879E6BC25452EBE92EEC43DF605CFBD655BA43D3EB8FF3D193974BD4309DA3DA592C03CA25063BDBAE23B3C0C31823D1752B93D17BFCFBD8C4D073EF93AABBD4FEF1BBECF819CBDB04220BEF8BD4A3D1CFB423C490A0DBC4506F5BD37DABE3DC729ED3CD0B935BD6049003DEF5F7F3DCD82D9BD8D8C50BD9E68A4BD3A37203E540A333DF19C08BECCAEFF3D8DF2E5BC6D58473C1E5FBB3CD421A9BC975E2B3E06D39C3DFFE41B3D659F83BD2DA7263D54CD03BEA1577ABDE391B73DE42832BE21BB91BB396F85BDA2F6B83D1E25E2BDC6A7FA3C21BF50BD4DDD173E0616D8BC9E3004BEBFF360BDF138FF3D769C8A3DB7071B3D46C1E13DA7CE8B3D56ACB9BCDFBFBFBD553A2DBE7E1BAE3D592B0D3E305F8ABDC9B8A2BD23AFF93C01CD85BC64FD0A3EF68D48BBB27AAEBB9B4A28BEB2005D3D5308213A06D22A3DEC57DD3DFE049A3D9C88B039FB265FBC83DCB6BD8677233EA4AB163E1EC53BBAB9CE343E23F51E3E8923D03D671ABA3DB6548F3D6F08FEBC53E98F3CA044133EC501F4BCD2F9613D1EAE69BDA0A6ED3C5144D23DD729E13D0B27B13D8B45AC3DD9D22DBDA3D5243E045EFE3DEA5D2B3E6B5C12BE900EA4BD4F4F16BEBC48803CCD500A3E3671F7BD19803D3DFFD067BBD28928BE3078E3BBC507AABCD797AFBD4AEFE1BD9F08D63D4A9C94BCFF810FBD7D4F49BD6329B9BCD7B747BDE1E3D8BDA7779A3D82442BBBB9E021BEFFCCB5BD76B913BD85168ABDC5CF2A3D2759293E89A502BEF2FF29BB40491D3E0C09D3BDB4480DBE1B21413D9AFB06BB898D17BB0674E33DE0E31ABE8798D8BD7045FB3D5B2BFEBD2F6CC2BC6715A83D7BB6C5BDAB5F0CBE7D33D8BD43B506BE371F1BBE9A54EDBCEA0728BEFD33DCBD04BF553C1A90283EF77D323E114F173E2852A03C066CE13DBE6162BD51C4E8BD86B0B53DDBD28E3DF5DD7E3D1978A83D22F335BDFB29053EAE4EC53D00869DBDFE08053EC078823DE070C53B43072E3B93961B3EB832BC3B16A47E3DEE19043E4F8D1C3C1CFD233E4F4DD6BD477D8DBCE2356A3CB60E1D3C0C9403BE33BE2C3EB826CBBD9AA7023E0D6E90BDE6F38F3D3C7CC7BD9EAA9DBD01E63E3D50F5F83DA1C668BC0AC5873DDDB3C7BDEBE1643DB7B5A2BC09F924BD7340B23D4F5A70BDED1ADDBD4A634DBD178CB43D474B2D3E20A3233E78E5FC3DE86CDFBD53A7213EBB62933DCDB2003D1CE1D1BD1A59C0BD7BCC3A3D096680BC1E8E4CBD492D0ABE7B4A1A3EBC29603D3B48BE3C3D0F883CD1D0C23D9F53DABD0351E7BBECC61F3EDECAE0BCFBFD1ABED7F9D7BDB873E03D1AA8BE3D9DE2F93D3CE77FBDB054A8BD020920BE60D3473CF2821CBD15C02B3EBA19A3BDCD0CE6BDEBD1923DC21784BDBB7286BC3D95343E92CFE13D856B34BE02AF0B3C844CB63B9F09313E0A801CBE4FDFDE3D10BF31BE1FF331BE9F95B9BD11222DBE562D32BCD62D123EACE048BD3D4709BEF42A79BC285513BE779EF53D8160D13C608B203E6495993D0A74813DC8FB733D8D24283E907BE2BD9364DDBD45370B3EC163833D7EFE253EA6C3283D2B13833DC621DF3DECE5EB3D09A8C63DB5F40DBEF599513DCFC1F7BD8AEDBA3CA931C63D0C0572BD240E1D3EE92B213ED774503D0FF402BEC6CB713BEFD80C3E370D023DCBB21D3E5195513C86ABA7BD6140EC3DAB9D6F3D7EE3C73DD652D8BDDC4009BED27BF23D6B4E7D3D1A6F043E23EC16BEB597A6BD4191B7BBE509BCBD0030E23DD0C40F3EEBE51C3E965BCB3C696124BEC3DB81BD73FB273DE96843BD609D9A3D258041BDDC94153EBFCD1C3E1C5C333E49CD6F3D9416F5BD91663BBD9234C1BDBDD6A23D7F1C7EBC40F5903DAD2D523D933C5EBDB0A2C83C306DDEBC4BBAFA3C28ABEFBDC879563BC2FA093EC64FBB3D2AE1E0BDBF07173EC0698ABDCDCB213ED4A313BD7F9E2E3E59E7D43DD76B6FBCFEEDF33DB9C0193E3D960DBEFF27023D88D5F73D2EF595BC6828E53DAF330D3EEC910FBE3867C53D015326BE04ADE23DC02FC8BDBB5C61BD9C15313D77DF1BBE66AFC7BBAB517DBD9018653DFCAC2BBCBB8124BE14C532BD4BE1E13CC83BC63D7CB1CEBD031CDCBD1C1BA33DBC51D9BD26198FBD6DEE34BE0F6E2EBD475710BE71E1E23CDA96123E3AC7A03D68E916BE3F44223E15C521BE49E98ABD9C1ECB3D94C9AB3D4784C73D0F502CBD2F861EBED53C31BEFF516D3CA31F2FBE43A7EEBD4397EC3D10F1DEBCCEB77C3D00690EBED18CE53C171D233E6DA3033D556FFF3CBB6ADFBDD7E202BE540ED33D1D1022BE356C31BC4F0C11BE4B8F4B3CF66031BED3B46F3DF8B49D398D10EEBD04CE86BD6DAD90BDEE83A2BD868F34BD1668053D534ED0BD36BD363DD62915BE2F792A3EECFDD8BD74F2993D24D0F7BD9F1CF7BD9191D4BCF33DCEBDD1954ABD747A9DBDA6804ABDA9EF0BBEFF8B303E0931CC3D485581BD9873033EB74CA1BD06E013BE4FEC673DFB2979BD1524083E54D842BDCB6213BEE3A3183E9F87223D0AC15B3D730D8CBCD2EF0FBE",
      torch_tensor_32_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_32_32_torch.float32_1: "0x04000000245E96BC7CFB283E4A4EB93CE0982CBEB768263E0E15F5BBFA48B5BD3D32BFBDE33A1B3E0787433B73F7C73D26F1ED3DC4848CBD08D5753CC82FEABD2E29173EA671BFBD3179F03D6F75373D7754DF3DDE14FFBDCC24B4BB0798BB3DD936E7BBBF3A26BB536CB03D4F4B07BE632B11BDD8E7A43DB88FB13DA920283EF33B0FBDE28F2B3DFA21B2BDEF0CF3BCE4BFB5BDDF25063E73248D3A3148933D5123C73D3BEE063D671C9A3C3CFC53BC415619BEAE52E93C446A20BDE22618BE1CA7283EAC629ABC4EB0B4BDB63930BE2BBA26BE94DD893DB345A5BD16649CBDBB7BD1BDBD1E123E590F2EBDC1AAEA3D32B50F3E37580CBE6F0C073EA9440ABDEC5F2D3E50ECB83DAE592FBEA784063D22887E3D715683BDD344093E1BE815BE08C165BD097B2C3EC3CA303E83DAB43D1C1ED8BDD0BF1BBE612E13BE9B0235BDF017CD3D373E653D7DDDAFBCC2CC223E10260E3EDE35A9BD79C89CBD5FEC07BB4D42163D2DDFA5BA1EC58B3DADC9F93D598F02BD53CBB13D00F5C43C25F88A3D510B953D858841BD256BA1BD7EBF9A3DB7CBE7BD3712BE3DA44AE8BD055FF83DA143913D536331BD62F0CE3D20756EBDB3421A3D842F553DDBE5933C0B68113D99FD65BBDA2E51BD22FCC93DA0CC8E3DE609873DF66AF43D056DBDBD173B28BD4F1BA5BB6E14123ECC2510BE47AACFBDAB792CBD7AA01ABE93040FBE0D01F83DF31B073C36A011BE301EEFBC6C71BEBBE8B580BDD26917BEDD08C53D24DDB2BC32BC303E04A30ABE34C1C6BDCA7816BC751DFCBD03EC033EA3FC0B3EDDFD233E868AE4BD9CCB003E2160FB3DAC0D90BD1EE89E3CDA84AC3D1A89013E4E1229BEE237343E8C0C36BDC682933DB5DBE0BD5E4D0BBE6A2FF5BD875ED53DE294B2BDF674D23D1AE65A3DB402903D630D21BDE20A65BD0A64A9BD3E5ECABDCEE7263E30671DBC4A419BBDD96B28BE4CFFFB3BC5AF33BEA66B08BB0F98E43DE385D0BD22EBC63D3EF966BD4D390BBEE14933BE76DAB33D1E7F0ABE6DC6B03D5758CF3C16C4C43D161208BEE34C1E3E094D34BE6A6609BE321CD93D27DEC43B214CCBBDC3E217BD6E1821BEF28A1DBE14591BBD4D170A3EFA3D583D368A083DAAE63FBD42C2243EF5E8DD3A9B7C743D4623383B87FAE13CBC74713D27E90A3E7264D03D3B55B93C38BE903DB2C059BD8D77F73D26434B3D9B9C083E3B1BE2BC43CC13BED0090F3D553F933D7444123EB1528C3DBFC3853D5E0E103E52D678BDB7D31F3E7A9DB93D30C9F13DE819013EF9E313BE2592BC3D1197283EFD56FEBDC63B78BC2CF3DCBDEDD72EBDBAD0D73C5CA8C13D073652BD47692BBECF7CC33D621DCB3D1A4403BD6DF71A3E008C0B3E42971FBD83B0DF3BC917FF3CADE30DBDE66232BD946CA3BDF1E2CDBD94CEB43DFD0157BD10AFADBD80751F3E5C89E73C059C023E33F6243E7A00CCBC3203D83C82D4273E6718F9BD221959BD0312CE3C9A7E44BCEDC6403DBA5EBE3D0EF394BD5385613C52C5233E57DCCCBD1A82F5BDF4D20ABE6B69D83D660926BE4B0FB0BDD384F43D0409D9BD2235133E763DA9BD2919E53CDF90BD3C65158EBB657EE13D61BE193E160BE2BD190BCB3DC676413DC2E257BBEA23FDBDFEC9563DFF63033E41601BBE5F2E27BE0BF531BE634E273D730D50BD1CEB60BDC48E283EE6AF38BD67E9E5BD6C43823C84B5C6BD8D2654BD473DBF3DD21C273D3B70F8BD5C562C3E1DF1F43DD9CBF6BDA0B29D3DC5C4943DFEE301BE3C70FEBD6DE315BE2345A13DF64DFC3C1E01993D45049FBDDE1C083ED6E9B83CB57010BE354036BD00C3B83D4C361F3DD38ADDBCD7F0FCBD7B36E1BD93221C3E8263CFBD2947003E2D5C72BD329AE73A5A4630BE225F6BBD7898183EE38422BE002AB63DD25718BE9D37D33C641E24BE164D0FBEF02212BEF2127BBD4E2DC53CE4B704BEE681373D5A0DDA3D1691133E6948203EC05CEE3DE03655BDE57585BC4C29203E6D19B43D1D0540BD5FAB083E82321EBEBCED1A3E1390CA3D4BC504BE48A413BED28F0D3EEF93323EAFBD7C3C19768DBD4326CE3DDC54A33D96BBB4BC5BED103E0CAAEA3D5A83343D11FBBB3D678F29BE0295A9BD93BE9E3C5CE8443D68FAC5BC85B3883D40935C3D7E4C27BE2063643D367C6BBC9F22F9BD4E7DC33B3C1432BDCA41C0BD96F324BE1D6F173E64DDDBBDDE80C23CBB03113E3371B6BC0349EDBDE8202FBEB59DF03C45A8B5BD4E37533C1F49673DEF274DBDD87AF53DEF72BCBC237C90BD1161EFBDB1AF5B3D0DD5DFBD0D35183D7AC5B6BC1AD0F83DAE7CB1BD2A59B2BDDC26BBBC6820DDBD6A068A3D4D9D84BD1989943D0B1ED23D3268D33D50ED04BDDE93C53DAAB5BFBDC65B34BE1CD289BC474003BEA23D0CBEC40E383D74AF1A3E6B798EBD7BD623BCC32503BEC21AFD3CAA6E4E3D9E4CDEBC8FB9093E78B011BE034CC2BCFAF4C8BD23F21E3E7453193E750F323EB98B263E48638F3DF09B0ABE9A93F5BD07942D3D599D21BE6133E53DC7649D3DCAC22C3D67FF1DBEA1AE033E294499BCD4EC97BD2206BD3D2CC1743CA50CA1BDF578293DA96DF1BDEE3D283EB7A91E3E36F7A63D4B87BF3D8CF133BEB540C9BD60302EBE5AB2BCBD141416BE403E053E0653C33D9535D53DBBB8A0BD7AF8093E0E42D1BCA7993BBDF2EEC23DDEC0EF3DA81A02BEF3552C3E5A2992BCD2D9403D613F34BE7037A13CC62DB3BDE9AFE2BD1D2997BD65DC57BAAB464EBD7BEBE7BD689B013E9469573DF37628BE51E3173D73DE313D5BDAD43B15D32F3DE07D72BCBF559E3D2BDEFEBDDE5D9ABD4A9A073E324CE0BDA8A0B13D007E273EA98625BE5E9C9EBD2C7A1A3E93212FBC54F10E3DCA19CE3C2132953DE02B95BDB100BC3C259DF63D1B5774BCCA1326BEFC477A3DC7D838BDECC118BDE1D0BC3D50CBFD3C1C04DBBDF311A7BD2822DCBCF1E432BD774919BDE974F7BD9A22033EDAC2BB3DCCE40E3D53F2233D6788A93CB55A073E50D8233DB399DC3C4204C7BDC88B713D1F5A29BE995D643DD7E71CBE6CD695BD5A22BF3D75A2D7BD0F24103EA408C8BDB9752B3E5B2B5F3D16E49CBDBCCCDC3D354F20BE2159E5BD21D2E2BD91A2BE3C64458E3C2FB21BBE32AD2E3E002731B9D453C1BD195D8A3B04689BBD64C4473DB50F833D81644DBD70D9283C796AD73D357BEBBDE77521BD70A3D5BC8987EFBD7BE56B3CC9E4D43BEA3612BEF488143DE2C62C3EEC90C03D3062C4BDF6B2253EFCDCF8BDB713B8BD58B19F3D2502103E86BE2C3E0FD81B3EE45AC7BD2DB0253D4554E3BD0FD77F3BB4F9153ECC43B23D052627BEC0CF9BBDC3BB18BECA8BAA3D05D6B7BC4C5404BEE25F67BDCA9D6D3DD011863C0DDA293E98CF19BB73C3633DB4575BBD31CEAC3CFD82CF3B027E1B3EB1B2973DAD52CEBD98D820BE953A2CBE327A83BD2C32BB3CFE4B2A3EAD498EBCC38D8D3D4AFFB73D2FA90ABEF4BD15BEA82E893DE4BFA83DF493A8BD06F0E23CEE3C31BE5207123BE47C313D6652DB3A8FDDE5BCF3B0963D500647BDE9BF063ED3EA1BBE6AE7CEBDF31E17BEDFB623BE0533063E833033BD10320EBE3C2E163DF41309BE48B8153C511BAC3D691C19BD8A1DBA3DEE9C143DD84111BEEE820E3D9762E93DFDDA27BD2FDD883C3CBFB83C490F793C1B393C3D92512DBE9657093EBEE69D3D5DD5B23CD1C0033D7DFC11BE3DBD4EBDC0F5FBBBB21E2C3D7C99C6BDD2A7993C39B760BDA1C2033E46611BBE3561973C7D47F53D30980CBE3E06A6BB9F4BA73D7C17923DA44DAA3C5859923D4260FCBDB2C4163EAF31813B4606EA3D292E203D7D1AA1BC21139B3D7DD72B3E7E8F323E525F18BECFA82F3C3D0A02BEF6F0D23DE9F3013E0139FEBDE16427BCE385FA3D2A6BEF3D591A08BE6E15F33DB73000BDB1F319BE4C3C103DFDA8A83D471FD93D8C28F6BDF21B03BE2740F3BDF82BCD3D1D351EBE9D62C3BA27C754BD58119E3D7A320E3D18D2B6BDBFF1FC3C1496263EF16DEE3CF767B3BDBCEFC13B1E0A26BE5848E8BDF37E06BDE19AE1BD364A193E048D0C3D0A350C3EFEE024BD0067C9BC26A5363DFD4B57BD7ED176BD569331BECE5E083EE8D3233E353B33BE2F916FBDBCEB08BEF2F592BDDCCF093E7DA9C13D01BB60BC99A09A3D2E3D583D36B7C53D9A7711BE48D15F3D32712BBEB019EEBD4AEA86BDC4178DBC2CD42ABE7E29903B1435E73C4DAE8FBD58DB6A3DCD2D1E3EB35DF7BC65D0C0BD215A20BE4A2E04BE323DC8BDACD205BEEB558EBD0E71C73D6F94623D3628233E77B9333E625F82BD00C88DBD372CC63C792410BE71EBC43D635102BD9E9217BE91AA08BE2978F9BDA403473D9AC30A3EBE690F3ED86047BDD54AD2BD76AFA0BDCE50F7BDCEAE3ABD787C23BE3E82C13DE25F2ABE3335E1BDD9F6F23D756707BEF0192D3D7896073EE96E323E1530B73D565142BDB9E1CE3D192CBFBB1C435FBD50EC163AC96A223D0DC1F23D8AF8973DB8DEAC3DEEA3D83C9FC611BCD604983D24282E3D34372DBE7721EA3C48C7A0BD04FDBFBDE6028C3DCA10143D413CF53CC3BEABBDE649A73DD1DF293EBD29B13CB4CE943D37D01EBEF13AD73D2A897B3DCB1BA33D7FF9963D3C733EBDEBD92DBC1A182F3E5775043EA8C001BE01A00F3EF927343EE172BE3C613A0DBE095B0C3D393C12BD8926023EA5EB2DBE3E4B393DC4E107BB7401643C220BF93DC648513B35BC11BED230D3BD31F690BD3B729A3CEFB58B3D6B2707BD84E38EBD67DD9E3DAC0130BE5FFCFC3D0958A8BCC7EAFB3DDEC7083EAEB39A3CA30B653D7BC5CCBD8DB2013E42E6D33D0B72E3BC4A1D8D3D4C3B22BCB96D0D3E0908953DBAF8033EF28A24BE3A5F303E8CE3863D4504B03D7958213D45C8ED3D5E6A2A3EE0BC76BCB08714BE3239263EA5B318BD469AAEBDA6DDDE3DC70BCA3DD0E1C13CD4CE35BC41840ABD76FA253EAB95DC3D659BD73D39DDE63DEF79BDBD122F173D13991CBE4556D23D826D33BE57E934BE32EF32BEEA41DF3D9AB5963C13C3D239FD55E63C940389BD32E05BBDCBDDF3BDFAD430BD8FC6DEBD3568983B603A0E3EB4A515BE4D0AB23D4EA406BE540096BDD8960D3D0C2EF93C1A73143E6BAE8AB89CE389BD4BBA95BDEED3A93BC7BB07BE02EE0DBE2DE79ABD6FCD943BE67FF4BDE8A9CEBD373F013E8C48273E7BCE62BDA44D1BBE979B8ABD9F1E923DE0FE6A3DB97660BD606D1FBEADB859BD61E621BD0E7CD03D2C86B3BD6C48D93DC5E2C83C4CB5F2BC215221BEE7B6323E7C1D01BD51CBE33D6B45BBBD3D4830BE764A10BE1B8AB9BD7A9866BDB67FCCBC04F9163E56F226BE14B3B43D9A50183E6721953A55C8E1BDB845B93B80C72B3D1B30A03DE0185CBD8C7B78BD9CCCAABD9F152FBE664D7E3D72DA08BE86ECADBDFE70EEBA6D8C0B3E67F3203E8FAA03BEE8FE1C3E5827223EE43B123EA9287C3C8B62113EFBE6AF3D64E401BE84D2BEBD4AE1593BE24800BEF36C6EBD01F2113ECB8EA83D60A51D3E54A1B13A939AB8BD539DEF3DBD85553CEADFF33C216599BD07B7943DEFB005BEFD72103E0B5D1E3EADA1823DE8F60C3EF6BEDB3DD3448ABD0E011DBE1790BE3CC150E33DFB2594BCF8B2733C982B063EA87B953D0654073EA9A4D43C9F54A23C8E322DBDC55FF4BC3F69C0BDF60CF23D3819253EA45B863D1497A43B87056FBDE5B932BEFC1206BDBA8100BEC5A305BE13610FBDF2700EBDA510123DD33403BE5317023E30CF24BE8575ABBDD97289BD0A91323CE9A8953D47D13EBD0E03E23C1E6A2BBDB9648EBD3590CABC",
      torch_tensor_16_32_torch.float32_1: "0x040000004C5F503D7B7176BA531A16BD9B6A403D394BA1BDF742323ED07B1C3EE721A93D06DA86BD0FF829BE746AD0BD0F01303E5D2726BEEED62CBE6BBF50BC8B5D663DC92A34BEF00F28BE09F27B3A56E172BD9F39FC3DF9E34F3DFD201DBE872723BE74A1F83DE86400BD5D609EBD0D12643D7F4E0EBDE124AD3D6D9E373DD1C09CBDC81511BE9EFCC33D4884D9BDF92BA0BCF300C63CCCB1D2BD1C36C53D4DA7FEBD8AD6313DA4E19A3C01D6843DCEA731BE854E273CFC7EB03D88C8E7BD7E2C333DC993353A5791193E315219BD4A4C9E3AD2769DBD737332BD67494F3D4A952EBE9652093ED42B023E6152993DB782073E436561BD47ED243D5159133C0859FABD272F8BBD078780BDD50733BDEBBB20BE3D9EFEBD4D8589BC3A4CDCBCD35124BE33B61A3DC920C53D61C1163EB858183EF8FAFCBDC90D68BD02C0ABBDACCD043D9907423DEB18213D8E90D33DE600BF3DB852C2BD7388F83D4E38F43D43A4BF3CBE7D1DBE2B0CDEBD78C8493D17587A3D9FCA283EB842B83DF237833D9491C5BBFEDCF63DEAC683BD0D69933D356FACBDA243D8BA83F6D53D231FA63D827C22BDBCB112BBCDFAC8BD1FB2A73DEF9BF33D5B3E793D642A2FBE539501BE715EF23D6B5ACFBCA056DE3D3D6E053E331A54BD806AD4BD484D2ABE8E7C8A3D13AFB93D8B0FFBBCF6BC2FBE6131E9BD080E1CBC523CA53D2CA072BD7FB7E9BDD40AFCBD9DF6213E3A1A833DFEF812BECF95DFBD99AA19BE9585D13CE80293BD6CDF1CBA7418E5BC2D741EBE77C321BE5F670CBE27A097BD063DE13C2642AABD007ACEBBEC76ADBCA68C253EE40AA5BDE2122A3E53F70ABEDE0717BE21776B3D6AB4D2BDCAB2B93D034CC8BDDD8B0E3E92472F3EA36B393CECBF1A3D9BC4283E589FD63D18071EBE7E6DB9BBEF6623BE3C470A3E54A004BDA782A1BACA6EDEBD2CDCC4BD39F1BB3C975A153ED3FAB5BD65D7883C23DC233E613B223EB58F0DBD96A9293EDAD7833D9EDD243E6CDDAB3BB76919BEC11845BD3F2C593DDA10C13D395534BE49CE0C3E586322BE3B20D43D0B9B323EF66F323DF4A708BD2857C73D6CE856BD411606BE9A7700BE5B39AA3DB33F0A3E278FEA3BB8832FBEFCDE31BE868023BD796FC33DC542F1BD1B2B433D27E1C5BDAC47133E13BB3DBDAAE516BDBDC41EBE332322BE11BF433C6327EA3C0199C33DE0491EBE1DBFFD3C1E33D1BCCF5ED43D159EA4BDDDB8573DFDE3913D9CDDB53DC85978BD1404693D08E80DBDA5FA423D639EDEBDF3D60FBE441214BE5C96E3BD8B3999BD8A8FD73CF7611EBD9119CEBD1BA5C23A48A964BDF12BDF3DA81615BEB1A185BD71A8E8BD6BB0B23CA9021E3CF29C26BC509B333EA41C8ABD6224D0BC16123B3DB514173E5935093E5D6FA53C08F888BD70DF6D3D1ACAE33D8B3E77BB7BC5C63D6926143E0BF8C1BD881320BD78F922BEE136263DBE02013E009C0CBD9914E73C065E673DD51A77BB58BB0C3EF506D33CA3EE31BEB67B15BE025933BE30C0EE3BDBB4C33D440EBFBCBFC1223E7D4302BDB209143D853B233E8D39B73D28CDB8BBAB5C2E3E244ED8BDBFD9863D0BA4E43DDB2BE0BD130A2ABEDC9A673D7A5A89BD25B3B6BDDA05103D085103BE3ACF223EB3FE81BC34E367BD2A54173EFC9C493DF0F3093D151AADBD63862C3E00885CBD2A8F163E42E754BCB99CB53DC08EFE3DF3C406BEC84CF1BD710033BEFE8F023E8EAC1B3E6A5084BDAB51B1BD2D68F23C04EAC23D5CBA323DA7E716BD9E48E6BDEDD11A3E1076EABD37EB2EBE578D90BD0963103D0491863D0EFD8B3D82BAD1BD60F28ABDC3FDA0BD1752AFBDBF7718BEE737143D049352BD723B2EBE8F66D3BDBE6BD9BD852B9CBD88B4DFBD4C23FBBCBEBD813D608012BE7C1C78BCCB6150BD6218B9BDB6C720BD7C7199BD4138BA3B37AB02BE2E50093D1F33263EA0FE153EC752A2BD5C2E5F3DA8192BBE7568183EC26534BE7DC321BEFD7C22BEB51A28BE961FC43C3E783FBD5B4E2D3DE93433BC42DD78BB3FCC82BDAFCBD6BD388F17BEC7ADB63DBAAABABD114313BD1DD7AF3D895333BDA49036BDF959F1BD58E11ABE3EC4AD3D6F5D23BDD5A6E33D00A03E3CC8716BB9A86C23BE80C77F3B9DA323BD7A97CEBD319427BD5B6A173C166508BEECCDF03C74E9FB3D190A0F3DE2CA2C3E48F1A83DBEC20EBEEB808EBD7C3E2EBD359A583DE236A5BB68AA113E073AA83C6D48E5BDA5BA84BDDF9916BE46A647BDB2FFB13D2FBFDF3AEE9E2CBEB9A21CBE7641833D92E11EBE766210BE54DAD7BD68882C3E68E34DBDDE4495BD0274F4BD4499E73DEBD4E9BC9AA00B3D8CF92C3D88354C3D9FBCE73DAF4C163C27CB953C2C163CBC09AA0CBE32B425BD32492C3EDE4A00BE647CE4BDC4A033BE25A02F3CBA4F29BE206FB9BD74CC263E97F1953D48E2C03D1DF8F73C99D319BEB876A8BDB68B12BEACDEDFBD9294763D6AD348BD4EE7303E90F403BED47B1ABE2BBD323EE85F1CBEF7081A3E5CFA423D85FD24BE02AA1D3E392045BD374895BD89360DBE4E1D19BEDC36213DE0CE31BE66C5943D18ED32BDAC1C7E3DA74831BD3C667A3D523B9EBB8FD1543DFD4A93BDDE06F9BD0D6EB83CE214E7BD6D6EE0BDF90F2EBE4BCC66BDF7E8F1BD28F80C3E8973023E51CC2B3D4214133EA453AE3D38862ABE30E590BC5911EBBC0CD1DBBDA1394E3D81FE61BD861EADBDA20D07BB6DB5F0BD27D2153E4E17E53D0C5A2B3EA13F00BDE77A6C3DB2FDE8BB31CA15BEE1CAA33D92E1FCBD6DB082BD3321A2BDCD9830BEA2C5CF3B053EED3CF35257BC9D21053EF1DE0A3CB5E303BDB078C5BD4304D7BD97E2CDBC677BD4BDBED3EEBD5989BFBCD9B1FFBC23FFDCBD1389D33DB184193E23D9F6BD88939E3D5CFDA7BD",
      torch_tensor_16_32_torch.float32: "0x0400000020FDC1BC4DBD2ABE4EA0033E7FC51EBE541906BD95A9333C16786EBDD86A84BD1D731CBEA0951F3C496EA4BC27D01D3EAE616EBD9DE90B3E841C093C53A8A2BDF5322CBD9956A4BC3701F03A5696EEBCFCE2563D8512153E45A0E33C9122833DF590DF3D83131C3DA5E3A63D5AE8BD3DBE6F293E3E3525BEE3C5773D693C03BC8C0902BDC5948BBD69A8D93D1E98253E61BA13BE2D9AC33DC6A4F93D8519FD3CBB78083B8F4C0B3E22BEAB3B3E9A34BD6DE055BC314F683DD143353DDC431CBC2791643D5002433DE7A212BE596C343DE182DD3DB913A63CD12E84BC9FAA0A3E37271EBE673FA5BD5CA3A3BDFF681C3EF9152FBEEB9F8F3CF9592FBEAC7BBEBB03F2863D2A5429BDCCB82F3E2985133A0694B8BDFBB63A3D8548BC3D9122B8B979DB1A3EDD23E5BD5E799A3D1794CD3D49D2B33D48FC87B8B9B24E3D00030EBE530E0EBE4D0634BC6E80B5BC5869063E6871033EBE7AF53D5DD3A5BD5D1B0EBEC2CB29BE9506833D021D23BE3FB434BE98F7B6BDD7D518BECEAC8EBD91EBE3BD08BDB9BD78192C3E357308BD9B29163E0886803B3A39BABC38FF53BDC56501BE8B7011BEF7AEFA3DA2215FBD7B7D30BE7620263EADE6563B2342F2BD784A0EBE700418BE4DBA1EBEE9CE233E929FF93DB0E36C3C33471ABE39623DBD710C2ABE1888793DBA4140BDD5F21ABD02EC61BD0BBEA93DBCF7C33DB79D1E3D5858B5BCCB1C8FBCDB6F4ABB71CC06BE1AA2303E15249CBDF5A2D23D47F5CABD038C9B3A19DF773D5B3526BE2C11A63D708F0ABEA815CA3C82950FBD6B87CF3DD1EE2F3EA72E233D2567A5BBC35EB3BD29FB863DE341AEBDD58B953DE4EA9CBD7093F53D2DD90A3E25FFDD3D7A19E83AA5E4A73D62F324BE43CD123EC81F3CBDCBFB833D7C3AF5BCBE2273BDED03AABDF285E93D85F7C4BD2260FFBC64A1B63D73F4913C404F18BE450034BE7103B0BD05F5263E9DB500BE4488C73D9493013E671096BDF4E09FBD5C3B02BEB5E2E13C7672CABC77B70C3CC3099D3D8EFF973DBB7164BDF9EB463C83002C3D339B763B30E5103D7CA892BD7560143EA48994BCDB48B9BC977722BE143703BE7730B43B4BF6DFBC9706B6BD6682BD3DA6A581BC40A67E3D6C77183E3972A6BD752FB2BD548011BD314375BC0514B5BDEAD62DBD5EF7A6BB7E65A23DED78273EE10B063EF143993C1D8436BC7279393DE176ECBB1A0DBEBC20FD783D014713BE0BF219BE90B53B3A69775BBD7312B3BDC68428BEE383F23DF5CCE6BBAF83C2BD6D7993BDB75C3E3D124803BEB9043A3C09DE0EBB89AA763D839E8F3D708CECBD32539C3DE3B0083E7B763A3C3371B83D351089BDACD20F3D0293533D1F38A7BD6C87DF3D3E272BBEABFE87BDE404D5BD6AEBD6BDBB60DBBDA6922ABE1587F83C0F3C0FBD946B18BE4B7898B8523CF1BCC059953D39CA0DBE89B34BBD3E0A153DA276993DFB1A5B3C4339443DFDF3343E41D47ABDE0BEF63D8DED1B3EF52120BE70262F3D9B13CD3DBDE4E1BCFDCEC73D8407C53B96CE093E7572793B08C9E7BD1A79093EFD57573D76011A3E54BF333DC13EC03D39BCE13D98D9F33CC15228BD058C153D746EFCBD05E5C53B9BBA68BDFF1D373CD9520FBEBF36DD3DBE0227BE390A9B3DA16CEE3D4AE725BE848D233E1F9106BE3A2F0EBD919BBB3D619B65BD5C52213EDEB69FBD9CE2C1BCC9A8ECBDD9F5A7BDA0A5303E5623083EC541553C45246E3CB69C19BEFEA8083E9D1ED9BC0D0197BD2C0F10BEA9D4143E99ACAB3DFC10DA3D26F3953C31ABF5BDB34D943DB203A73C69FB723D254D34BD00DAAABDC29A143E08B9723DCEEF92BD9751813C87651DBDCBAE77BC3D04CB3D9D1310BE18D4233E19ACF33D9B461F390D1694BD1BA2133DEDA2EFBD9A29EB3DD077BFBD565A0A3DA91732BE045FAD3DDE14F53D9BDE073E5B696C3CDCC2D53DD8E1763DF8C9F23D1E4DCC3D00611EBE74AA983CB6D976BD40DFACBDCC69FD3D2544CFBC00F6E03C3FF3E33D40B2F33DBE35C13DF9D4FCBC145C21BE9BC62DBE4F99633DE37B09BB89BDE4BD391D9E3D374F243EE164D13D044ACCBC95AEC33C7DEEE6BD32E1AA3DDC470CBEE0F2F93D625CA5BDDB968FBDB79F17BECD182FBD2B148CBCF4DFA6BDBFDB003E7EC6CF3DD8C21FBE2CDC90BCBD71733D9FA52E3ED8222DBD3244DE3D754222BC7FDB8ABDB58DDD3DF74D21BE77A8173EACCE343ED3B045BD62038F3D6583343E5F4C5A3DCA948D3D36F0843D861E94BDFDBE303D02F5C0BD30931A3E83239BBD1987253DF1BF51BDFF0DB53D89F63E3B7011C73D6C1144BDD272D4BD98CD8A3DA2BFCBBD579F14BE9BE08B3DD0BDD9BDC61488BD78CC34BDDFA84D3CC1C67ABD644C82BD0EFD35BDB8B6FD3DFFCE583D954CAEBD8640FABD6137863B1CF8673DC36E72BB16EFD33DD941183E7338543DA7CC6E3DAA0AD23DDB0D78BD1C70003DF059123E085EADBDCF6A613CD68A8DBDA8300BBEECC2BF3DEFA4103E0B96C3BDF8AF873DA5085E3D025D8D3D0D4AC73D81FF283ECD64093ED0641EBED5ED8DBD9D47C03D71ADCEBD702D0E3D1A359BBD2FCF0F3D42A7B03D0A96633DB97F033E8B43AEBC538AC43D0A166A3DC23164BD1AB2FFBD609C253E84E257BD2C59083EC934E43D4842E9BB028615BE822A693C5104AFBD736A3C3DF7E78FBD69850B3E7A5223BEC5EC42BD315FE43C4C268A3CC6B6143E5AC864BDE07F10BE22B3EF3D36544A3D8E7DEE3D4B46D6BD4BA4D4BD933E92BD84EB4D3C3A5C753D170CD0BD625888BC2C4AFABC2E2B253ED69082BDA56B2F3E9A0CDEBDA02E95BD062708BE645B053E5BF7F8BD1CDC953D220985BD3063343E9845CC3C42331DBE923BF93CCC10B03C59152FBEC750113DB5B52C3E",
      torch_tensor_32_32_torch.float32: "0x04000000FC97BDBDAB1E153ED085BF3DFD07F6BC27F8133C292999BC181B283DE8DDCD3B0F15DBBD2327063D2981973BAF413B3CF3F789BD6586393D6D6112BE8771583DB52FC43DC05F9FBCA89D0CBE077528BAE990833912701CBEBB0800BE896E273EA15E073E97A4C83D31CEFA3D185F8B3D54C0CB3D3BC9EF3D672629BDA617B8BC4013013EB68285B8DC92EBBDB85C0CBEB47ACA3D1CF1153EF3940C3E2000F13C83E8F93D2B3326BEEF6A02BEAC2E2EBE44D8113EF0A8D1BABEB4A6BD2902753DE28587BDFF30E8BD41A38B3DE393043D9CA101BE0B76EEBDBCBFA93D95A4093EB2C76B3CBAD8B5BDB7D1AE3DEA90FC3C8B7A1EBE099EEABDD87B1E3D3005E03DAD9E68BDCE0EAF3D1537E0BD36392D3EF8FB003EFB9F073D7C11A13DAB177C3D54A3D5BD720BCABA3215413D3E6F23BD71962D3E859D8BBDB2A921BEA45BACBD550028BE2D2B153EC485A2BD81B8FEBD308B9CBCD9F1F3BD901EBDBD2B92B83D95E807BE12BCAA3D9B01043EAFE3CFB928C2A03D90CCCABD73290D3E86D92F3E3D112C3D63F5243E40C833BE31029FBC7FDE0F3DF2561DBEF42DB03D6AFA89BD6DF182BD939F0FBE0202943DEDB603BE3FA719BD35D4A03DC75E083E6FBB233D4E0E87BD6B799DBDC034CB3DF957063DFF61183EB456883D71D3113EF0DD11BECA86113E1657A6BD08D341BD20AF8A3A9DC907BD073A0F3D464E213E1050D8BD08BB5F3D6B7C11BEF561E33C3420153EDA1DF43DA8041B3EF6FAC33D41A06FBCDB0D3D3D904797BD41A7193E4546B53DDE7D04BE00851C3E53EA2BBB4FBF00BC552B46BD710A3FBD1DF6103C56BEB0BDAC6228BE007DBABDE31610BD1DB2083EF72A053E93EAD8BDC66BDEBB09FB50BDE5ADC1BD7DA7FEBCBB3C7BBD995CCA3D7B8CB3BD7CCDDE3CBA4DCCBDFBFC61BDB3800E3EE5BCB1BD24282EBCDEE12C3EF6D3773DFB46B8BD7F5ED9BD4BEA7DBD87BE62BD7CA09D3DFAFA20BD90AB183EDBA4C6BDF36B62BDA8CF833D6A92103E6E292D3EE2C9E73C4B2AF43BC734A2BD038FCC3DFADAD1BD16523EBD9D4B17BE8E052EBEB85CCA3D57C4443CD54D103EEC0A103E20FBBD3DC4E2903D1DE93BBD7148C03DBC17AE3DE1A87A3D0237A7BB7A4FD83C9D9B4D3ACF5E03BE1916283D551305BE62A9AF3DC3B4D7BD2D856CBDAFB2ABBD6EE10E3E52F4FEBDA5DCB83DC892B53D00FDFF3DA86B353D6B5DC53D86180F3E41A00E3DF832763D918B0DBE1A3842BD934E833CBF74AF3C3FD17FBD897333BEC44D3CBD6E9A8A3DD3DE1B3E3B7723BE8AD9AC3DB7C32BBEEF1B2DBE89B9E2BDEC46BFBCFA3A4A3DCFAA09BEEC760B3E4FB2233EFE32323CCA58133E86E6A3BD78388FBD8CE0BABCAC3B9E3C9F8DFCBDF0F210BE71048F3D57C5503DE815313E9C9B93BD70B37F3DB61892BD5FB8B23D017120BCEA30063E2923C93DC8AB163ED00CBA3DC4A0D93B5AFF1B3EAAA7D4BD24BC2A3EC6E3303E04EC2C3EA71DA9BD44D4BFBD9D3E373CE079613DC09BB53DFF3D933DD4221A3E126935BDF38C6DBDFBB5723DD0C6493DEA2FD3BD7D128C3C5B7009BE066C54BD27178EBDB4AD1E3EE7F222BEB6C1D5BDA42631BEBF9D363D1E540BBEBB446A3DDF79FBBD41EAE7BDEBF4B8BDB852D93CCF55263E2390293EBCD05ABCD04E31BE94376FBD18FA89BD16021ABDB1548A3DC630B63DD084A03D8DD84E3D399092BD04CCF5BA914DB83C05EDB8BDED8B81BC88C5B4BC85072BBE276FF53D7A6992BCE37B1CBEBC370F3EB9CDC2BD772D803DE784333ED913063CD651503D2ED98F3D13D0083ED6295EBDDDB9CBBDF2A762BCFD900D3EB007793C6F8CFB3DD644ACBA59295E3D2C6CC93B0F3F9D3BF4422CBED8401EBE42C5703C662FB33D4E33F33D4C56FB3B6E9B983D026B973DEE431CBE9C1A1FBE465A0CBE882E473B4AECE4BDD5B667BD13AAD8BCEF408D3D42E2273D61ED273E1C47233E0BF7E6BD6CFD11BAEF23EF3C94071E3E236860BD30488EBDED55E5BDD862053EFC224DBDB59787BD37DFF43D4291263ECC1BF4BB0934FFBDEA7D133E4EA377BD1FD6A6BD9785FEBDFA1DAEBD9DC40DBE50F9D0BDA9E624BE95F011BD1791913D986A09BE066F81B98B8185BD121EAF3DE3C81C3EC3F8BFBCC636B6BDBA160BBEA3B4D4BDD00E513D7C22263DF0F7C23D3A2ED7BC1107BA3D374621BE54A5423D7FBB2F3E902733BEB9F1BBBD1AC4E73DC86AE2BC79FBC0BDF3DDDC3D5C26423C38E1E23B52ED5BBD1B63083E63D2C83D60B6013D4B01DD3C2E35BB3DBE8DE13D3F8294BD73A99EBC71F19E3DAA6FAFBD1943293E07FFF7BDC90FA73D480702BE1B7A683D52DEFC3D0C93AE3C442591BCAE39E63DB4FA01BE4C41F4BD3A481ABE42DADEBDD257963B382AA4BD4650213DB578C33B98A7163EA1FB9CBD581546BD4073EF3D101637BD944E2D3E67CB8FBD50C3FDBAE58D2BBD71E8A83DB1B88A3DBBCBC0BDF68FEE3DBB0938BC5A1A37BD7AB169BB93F5FB3DBF91313E252AB03DDC66FD3C6247EC3D976497BDD733BDBD6F1A51BDF251EABD54AA9B3D558F893C53BB77BD210593BCD4B565BB26361B3E0197213E7D5B0BBE9FAF843DE5CC8B3D8E6E8A3DDF6DC5BC4715353D4C34363D972F303E747E2DBE886289BD9094F3BD3B9DAFBDFD290E3D2DCDDC3DADE308BE6879EB3DB134173E9073B2BD48C2FC3CCEDCB9BD74161B3D71D9A7BDAF088DBDCC5AF2BDB9F316BEBD74103ED5E0B6BC1EB3A0BBF62CB4BD9057FC3DA738CFBD516E92BD6C4E0DBE333718BE31B5203E48C80BBE11EEC7BC709751BD3D9C843D14AB413D8DC40ABE9F91223EB85134BE273B8F3C0EF871BC51CC27BDA3B7F63D70D6183E41A4BC3C4FBE7FBD2994063E3A75E33DD70C023D1D0B46BD6037F43B6957213E650B9D3CBDB00EBDCF4219BE9E02C2BD0CBD023E99FACBBBC3DF40BCB0F68C3DED31EEBD4AA743BC63A64BBD1B6DBD3D6051133EAC53E33DC2F5063EFFC621BE9F8780BD107CAB3CE8BF19BE216C443D4A4FEDBD59239B3D2782123E53DA1ABE0BAF173E80EDA83DCAEAEEBD85442D3E5CC71CBE47BBF3BD3618B4BD22AA12BCD005023DD47E54BD24942BBEA929A7BC9E57093EA05F0B3ED13BB53D8B41D23C32EA333DAE8C0BBE919A923D2C2834BED48295BD12493EBDA7ED043EBCDBA8BB78E9A4BD5801FD3C583416BE70B43FBDE788483D62D13FBCB21598BCE044DD3DE38109BE77CDB6BDB7382F3E5715103DE178EABCF187BB3DFDCBD93D01FDF1BCD8CD96BD41B6ECBC9375833D29E0B8BCECB4D23D5C9E13BEADA0B1BD8CFF093E61FBBD3C04CF113D4A256E3D34182BBD35C890BDF1B94F3D26E73FBDB28E95BDA753BF3C0D242F3D98C182BC55D8F4BDD4F6DABC622DCDBD098CBE3DFFE2EFBD5155103E1C32903D8B021BBEAA55063E3E0433BE1E6528BC9A0AE2BDF9B91BBEAD7B8F3CA189AFBDE5D8023E134D0EBE0C40163EB66ADA3D2D8C1E3E7A0854BDD5E9DDBD9D86F0BDC487163EBA11B4BDBF4EB2BCAB36DFBC2123F93C6C8A14BE87F6113E74F105BE130B323EF7A88DBD429FA1BD6E0DC7BC8E4B563D152906BD83AA34BEEFA6FE3D2B4C333EAFA8B63DD621313EF758453D39F462BC592E10BE38361EBE3443F9BD10B737BD51D1D23D105F95BD15FBE0BBD58023BB33A8ECBDA1CE9CBBACC82E3E37AE103E28DE093E85D38EBCD8764D3BF5EBC53DEDD870BD4DB992BDCCE01A3EAE5A253C6F73F4BD2087183E585CF03C26B6C13D95371DBE455E063DED70DD3D09EBD0BCD0C8CDBD8DD3103E4D64A83DA8384E3DF83D2B3D69B47F3BFD9DCF3DF8491EBDB61CD5BD683E8A3D402E413D81D8893D20D9A0BC2D2DC0BC1A3266BC3BED3E3D21E80ABE85B828BE3179873DAF37C6BD45A573BC25BC483D061ECB3C8064E93D44D4BD3C7F43333D2BA081BC09C3D53C34C0843DEFFCF63D9B842BBEDDCF96BD836F22BEBE5790BDFEB0DC3D23842BBE553222BEF4A0D13D19CCD5BD074D043E589D613D5FC1353DD4CD0F3E66AD27BE418F043E0CD16A3D089BF2BD3D2D303DCDCC49BD9E5191BD12D79CBC45B0AABD3A4A1E3EC1CD1B3E597C9ABC138620BEDE2E31BC455C3F3C88FEF13D525FBA3B65BD523D8A1F403DDA6BCDBD5991E0BD28CA21BEF4F3B5BAA144603DFFF04DBC97B52F3E77200ABD703DECBD5C5CF13C80E84BBDD086C6BC0F662F3E6234A6BBC1201E3E0265C13CB0AF86BD4CB7043E483ACEBDE7A8BF3BF6C0223DCE7EA23DEB0427BE9A140E3C577A3BBDD3BBEA3D859C733DA11A913DE7ADD93D6F1B22BDAC9039BC3239113E4DE611BE8E3FFABD30E1533CDB698FBDE2DF253CBEE71F3E18E0A7BCE5571ABE1D93A4BDFD3D263E75121FBDF6BE9EBD95F6A23DAD46B33CDE991FBE20C0163E79DFCB3DDD561D3E896D9E3D212074BD805F6CBDB373AF3D7D5D0CBD39F50D3DD5672FBEBBF6B2BD777A863DEAC80EBCE30CAEBDB4E51DBEE618E63D099511BD83DB31BE06A52E3E7B2DB03DAA8CD8BD141D04BEDAEB2E3ED47C413AF9BCD9BD7F55D03D1AD316BDEC67463C1E99BCBD8B5219BE2770F0BDFD029FBC6C0C03BE0C6A323EEEC6FA3A94998ABDC1158F3D707C20BE102EB9BD6BFB873D2DCE19BEEF70B43D2773733C6BEF16BE40A633BE59D8643DCB1FAB3D66BF10BD3C1120BEE1A8D0BD33EA993CC6BDD23BDA58393D0E08003D5BD017BCB20EBF3D5A972F3E61C1163EE77C243EE56074BD682377BDF52AA0BCE701563DA98B923D381581BCABD9E9BD3F9408BE4B452E3E22AC42BDCDBEC3BC0CE1DDBDF77BB3BD3E091F3D5C7C983D551F8FBDA34185BD69650F3EB974BABD470E07BE4DEFE1BC763F2C3E1B8D1D3DA018C83C3250B4BCE13BE23DDD71B3BD5777F53D1A0F2B3DAB02A13CB65CC73C4347DFBDBD71063E4325BE3D11940DBE358B28BE0A663ABD6C85F03D3B3EB2BD81C6273E3706B6BDE48323BE9C419F3DC0CBDABDDF48E4BCB3D761BD6E2366BC41BC1DBEFA0726BECCA19B3D2B19A4BC8C64DABDA69093BBE43825BE6833403DE9EEAB3D388E2F3EB97813BE6399AFBCFF79C43DA9E5253E4ACA00BE50DA993D0779953D3643DA3D6698F9BDAA2D013EDEB09DBD3ADADEBD4EC50F3D4859193EF3BFEFBD9C4BC13DD4D9A5BC0C27673D34350D3E079A443D3D4616BE94005ABD7AB60F3DC7B418BE5FC1F03C4D67C2BD19EE0FBD1D84813D1CB011BE1D6FE8BD9C20A53D150933BE9926F93D8B940BBE2A8B3ABB2DA4143D93DB8E3DA9B4E0BDE0E1C23CA6E39B3D13431B3EDB3908BED8FEB3BD7DEF523D6FF5B9BB4250F4BDE55A18BE7DBB20BEFD55FDBD0B259ABD4366FBBD77CC1EBE3815623CE251D43D4EB2AABDEECF903CAAD10EBB9C3AA93D8813FBBDB881093C69F6283EAA3B013E4B6933BE2701DABCECFCD73A69166FBDB6DAEDBD80EAFBBD1890F03DDF6A6ABDBE633ABC7377543D3D37DEBDA113813C5A58D73D03AED3BD3EA9523D69DAC5BBD60FC73D4A91F03D0F1A403D3C07AF3BB6D31BBEB125903D00B9DC3D6A8083BDE7BD33BE13B1123E17F629BD29DE103D518B4BBDF3E1E63D5F8B303E99F0E23DDE6E66BD8AB6FD3D73A6B03DFF488D3CBECE11BEF9749BBD1E1933BEC524F23D9AEF323E7FE4D23D545B673D22212B3DC9412E3EC68BB7BD571773BD8A8822BEC6668FBC83AC463C7F35463D55DDFBBD5894A7BCFD2815BE923F13BEFFC1BC3CD3B330BE54CE403D38C126BE75EAFBBD413E16BD4DBE2CBE7332123EC051143E711ABDBD04AE173DBE35B93DA117663D",
      torch_tensor_32_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_50_32_torch.float32: "0x04000000851B90BF8A8093BFD64B80BE5D25DEBE1545593F8327313F6DCCA1BEC15F07C03801A53EF4B4A1BFFF30B33EBBC39D3E776FF53D936B9E3F8EF28E3F7C367DBEC223ADBF4614D9BF0410113F5D234B3F8B4D193F5B0DC7BFCAC6AEBE4E2FED3F6B0C403F2BE315BFEB8E31BEA4E13B3EC0D6B13F000DCB3F9C40723F33FB57BFC8131DBF6467013D2840FCBE70607E3ED01FE13ED637E63DF80A243F3CDFE13EB987D1BD9CDD4A3F534F94BE1712573D2FDA053F55571340B704BCBF9E18CBBF9F4F2CBFDE715F3FF415873FAA1C363E10DD6BBE0894C8BE5D150B3F1752CABE9476E4BE24783E3F75AFC23FAD455A40D9FDC3BF23F89DBFC2ECE83FFC300DBF3EBA11BF3F836B3F392F8E3F981AA53FCE34BDBF8B4D2440C23CF2BE4FCDAB3EC18DD0BF00BC0CBFD6ACF5BE42D6FFBED09288BF57B68E3F2C0C10BEDE454E3F5C2DBFBD86E22F3FD69B56BF25C9693A5F86573F47D1CCBE170D853FD85FB73EACE77BBE6E5C134031DBF0BF90AE4BBDDCC185BF3DDD74BFB458093D3CC8353FC5ABD23F041AAEBFE16AB03E0D16053FAD4027C01326D9BF37B869BE43568F3E46DA7C3EEF769D3D190FAD3E59A7E83E0FF4E93EFA885DBFCC03483F12426DBFF01560BE1CD81BC0555495BD55350BBD9967763F2EC6B23EEFE46BBF812C66BD2B691FBFFE6CEDBEF7FCF53F731ACEBE95C0FD3DA017953F35626C3FE492B13FEA2462BFD47BD6BE1C094EBFCBCB103FDB401C3F5C0BEF3E22AFF93F9D1388BFF75C9EBD6A62EE3DC80F18BF0A399FBFF115D1BD504B84BF3212A0BE30AF7B3EBDEF84BEB25AF23D74D0793EA211953F41C0933E24F0C53EB3E34DBEB483F1BDD4CF443E13AC45BF843EF3BF4FD0053E9C4C34BF1B23A13E9A2B213E434EC53EDC96773F99B77DBF076C9A3EFAC8DBBDDA9A7F3F8B57FFBE2AD8423FF7481E3FF9CAA03EF7735A3E36DDF5BD2D8EB83E32C9A0BE1B138ABF0897763E93B7B2BF887687BD517AB7BE41E1C7BFCE93B5BE96608A3F2FA2063EB469C93FCB0B483F77118ABF8C8D38BFEF42BC3F08208D3E2AB22A3F52907EBF143D98BFDF1499BFEB430FBF9C91083F7153D03E3F07CA3E92A02F3E7844603F1FFD92BE1AC5823F5D5C98BDFCCD8BBFB0B7C83EDD32183FCB8A293F1E689ABF2B811B3F78120CBF3EE6953F0EACC73DB79F763F6C1F573FC277A0BF4AA17C3F6D43FDBEC13AA4BF6B89743F464CA43FE0752ABF9AAC103FDC4D933EFFB308BDF6EB87BF4558EABDB6C9AFBE351FC93FB136443EBD87C23E303B14BEEC3A233F460590BE5939AABF476B11BEC7BD08BF2BFC05BF8B8B5C3F051063BFF0B9563F1192933FAA6BE1BFAD26BDBFD5B9E0BFF8FC9B3DAD0F8ABF225DB83F357FE2BD1DAD133FF93B2DBE791F83BD21EB843F9625683F8D76F3BE0DE95EBF7B37143ECD90F33FF5E1C73E1A4521BD482D4DBFFCB7FDBE5F18B9BEFBC9153F06F893BF3ECE12BE146A47BEDE3BAFBDA17FB23F71CE183FE637F7BE4771BBBEDBDCA9BFECFED83F253104409A926FBED012353F087E143FE45E893EA7C503C094B5083FA40F09BF26195DBF5777C0BC47F9953FBA20CC3E157C4BBEDEF593BF8222A2BE60B7703F68CF92BFBC0D0F3FAFB04A3FA51B3DBE71553BBFD52CA5BD43E57ABFE7C5773D4258FABEB15050BF2EEB513FA71722BF86BAA53FFD3DBB3FBDD41EBF14077D3F7446DDBE468B1FBF6B6F5DBEAB33FABEF275493F8758DC3D2E2689BF06E5EEBD192C82BF5B5799BFCBF5F43E0E619DBF5A5DAFBFC792C53F100408BD3256D6BE93DD82BEFB5404BEC09E5FBDD312D13EC22C903FF6AFF73FD3FB803F1998803F4EF6DDBE710D9FBF236CA43F719F793E3DC6073F4C126EBC02160FC0E0A6BB3F190A9CBF43EC243F2F857B402AD2FEBD0737973E40EBC33E8ABA0CBF20797EBFA947AC3FA80BF93FA52AA5BFD15D16C03C6804C0D2CF683F9FD231BF7ECFFA3F3B4A8DBF45880A3F96FCC43FA8038B3F338A9F3F79ACEB3D7845CF3F3D69ED3E807EA63F098C5F3F2661853D21F3453FFE5A78BFCB3E63BF5AFAA2BEF636ABBEDE97E83EC676FF3E71C4603F4065C73EC633BB3FD381F53EE78C08BF92EE0DBD9D44283FCB589FBE77DF0FBF598CF7BE96D4A2BFD53132BE98DA0D3FD5033ABECB1970BE8EA1963E521D4C3FCFD1A13F6D7C6F3F80A30B3F28C9C4BFF5F79F3E8D743D3FD6A0B93F6F3F834006228F3F748EC8BF09F032BFFC0A133FDB789E3F70FA23BF7EB443BFEA9E763E826B2A3E0DD60EC0ADD1B13FDE9800BF2C00D73FE41083BF5ECCD73F55DD9BBFA3D4433F2B3B993F277936BF774C86BD3C1E0D407B80E43F82FD41BC77CB7A3F607488BFB4CFE23F31FB8EBE06C68DBE94B93F3F7AB924BF80A673BFD6048B3E98EC2B3F38CCEC3F0D71983FD60017BF2CF6763F6C32C1BFE45D10402D499D3F528EF8BE803AE83E24FCAC3FAC2BDE3E7C6403BFD27D3EBE11238D3E7DA5E03D7006B83E02F540BFBAE76A3E7B4682BEE23DCA3FA73A7ABE697C99BFCC6BD2BC3AB4E63FB7A287BFE8C759405B9411BF4E73F3BEF81FDF3F305051BE1101A2BE6599A53F8E31AC3F3299463EA42CC93FDBF5C3BE1892B23F587CAF3E0360CDBFA45916BF0FB3193FC827E03E088AC5BDFF18A93EF40440BE0EAAB6BFA1B1173F9D3F94BF0C7A123D67325D3E38846ABF35A9C73F9FD649C06AA40FBFE74FDCBE7E9CAABE58F0C5BF2E1F71BC77D09C3F5CFCCB3FE7D4D0BFD2F768BD5531213FA8D68A3E969C2FBFEABF8BBF54FFD63FA97D61BF087D143F597CBA3EA17FB43DDD48A7BF93D434BF4A2828BE24B278BFB2F283BF17B4253F903043BE7076373F1A0300C0D6371AC063B0603E4374D9BF359BA73F4FA5D4BF6ECB0BBF5A5321BF6E7822BF9D83793FF5E0563E94DBF43C38C8DA3F51CB39BF880646BF7EA1183FBA0DA0BFCDA2923F82453D3FCB68A03F8898E3BE1186513F826951BF597BB83E96ABCEBF8E4B1EC01718143D3137AFBE2E6DC3BE71F968BD51F7573FD2D02E3FC73D5940849AD5BFA1C7023FA36C92BEE88BAB3E0A02963F04D3A53F820F643F5DCDFABEA31996BF36E22FBF516E15C07D98C03DA1EE4EBE95CF73BD04C20040F66FACBEE5E6A63EFF02093FC094FC3FC07D54BE7677FABC06C5013EF3BFB53B9B594B3F7076D03E2CC8B8BE6EB6A73FB10D77BFC06F613F16DED1BD88502DBF2142D2BED32CCFBF4406023F48AB14403A4A6B3E4E9707BF07915FBF61A38B3B6F02A1BFCCCF8ABF43C3403F28B5A53E1DCE8CBE4A1EA73F78D5583EA53E8B3E98456DBF7AE92EC0B06D10BFAE498CBEA4220F3E1F31023F04E08D3E2D337BBF728B633FD6D4C83F59A2A7BD92E4B2BEE6484F3EFEA693BE54DB173E7ECC1A409FF7A93FB01887BE479BBA3E2AD122403B202CC0B5531C4061FB293CE2197FBFFF7E7A3F5D04E2BE79A785BE36484C3FE9B68DBF2628154031D843BFED2EF3BE4392FDBE041F4BBE96C00D401AF80BBE185382BFE8AF363E5B7A03BF697E10BF2C1A6BBF67E33FBF356CC2BD2FE98C3F2DBDA73FD2EF95BEEDD049BFFB962DBEEF300BC02262383F0026923EDE866A3E2942A43FCB89B0BF066F0A3F82A372BFD3FE4E3E4795B3BE77850B3F6546C53F47A9193F5310ADBEFB2FCF3E16A4643FA71FBABFC9FF973F235B99BEE1F61240473DA93E662F0B40627B9FBF83C81F4048F634BFE641933F8ABD0CBFC9C5503FEE08004027F2E0BEBD21DDBEB423F2BE6ABAA63E3F3F79BFAE424C3FD1C312BFA4FE523EACDD5A3E4D53743F00AA3B3F5144BABF59EE02C0255335BE9AC11F3F342ED8BFDB4C513F4E79C7BEBF88A33F2AC2033FDF70B23E01D984BF816C75BF7C0D6B3FA643FA3EBAE27B3FC3027F3F033895BFE0DA15BF4FA93EBE81649EBFF989973F192548BE0016ABBF7E8B863F957283BF9B3293BE638AEC3FF64619C0C5BDD03E92F62DBEAA8C153F8374863FDA8DA43F1FEACEBFB8DA44BF18389CBF86B8123F90FE323F608A803E3A918E3E80CFC1BDA922CE3F782BF9BDF472B2BF23A067BF8582B1BEB776343FA138FA3C5DAF5ABF02F0093F0DC806BF5080AABF13C7C53F6F37D13E447F03C0BBA1063F7D76193FA9CDD0BEAAF2E73E9D98C8BE7EFB0840CB2653BEF17FC9BD278FF83E5C23353FFE64303D03FEE0BEDB152DBFD193DE3F193A71BF544688BFE5386BBED7D1A0BF67980E3FC365213EFE76833F18599D3F8551A0BA2E9FE7BFE04B313F105F993F4D89A83F5857B2BE7A8F9A3F1ED825BF54CA063F156773BF285109C09DF2C33E40CAD1BE1B153DBF13E0D33F1637053FE5326EBE65ADFE3EBF7B893E5C0ABD3FB3A7B53E73F6CF3F8AEA173F49DADCBF6A3C1FBFC6C7CCBBA72B653F2F4FFCBBE005393DEC4F143FFA8FCABF8D7916BFB06FE9BD6991333F353C0EBF4E6DC3BE513935BD5C03053FA694423F05BF83BF450DA0BF3AD8E8BD76301DBFB65E5A3F14D21E3EDC8E8D3F07178C3F6AFD113FEABF463FB9ACADBFEFF043BFFA0A56BE1BC687BE802147BF3D20B43F0D923EC08BA413BECF9459BF6D7D98BEA545084014B3003F551863BF57ABFF3F6464D9BF7E082CBF6CFF42BF9B0FF5BFD0958FBFC5821ABF66D01AC05DC36ABF96AB333F9B8F41BF8CB0C03E3061903F5C60B33C9532BF3F69530CC0355EDFBDD4D3C8BF9EE00E3F4F6188BFA71ECE3ED67BCFBE7C5715BF125D84BEF2051BBF96C240BEC8A8753F17152E3FA8EB44BFFF4395BD90BFB8BFAD91A1BF0593163FF96560BF988384BF618C9BBFDDB22DBE5610153FF5E1F13F8B9F8A3EC4EA3A3FFBDAA3BF4963B7BE25EB7ABD2A66AB3F058A87BF73F4D43EE7B547BF0812C8BCF2CB71BF23D39B3DE4554740798E4FBF77778DBF9E2A39BF89C9493FD1A8AE3F3B4FBF3E380E80BF7069CC3A5FB706BE8A3FD33DA755BDBE232B36BFA65FF6BDE2809E3FA5494B3E0D6B4CBF45568D3E5717C93D98DA1E40ADAF99BFBDAE823F2921C6BEE40369BDEE008CBE97137ABDF936083FCEAD65BFAA9CA6BFBDB8AFBF7970D83F71A5ECBE9B78503EBB3384BF98B3903F44FF11BFC57506C0ECA3C73E25E1B23DEF7B5BBF7A9A8CBEB2ECE23E3788753F717DAA3FB9F7453FECA043402A381FC0421CD9BF31C350BDB23FB23FEF0A13402AFA063FDD031B3EADD1043F66F116BF4A16803F96A1A8BFC381B73BC960113F74A8B5BF5430A5BE54F8233E5FE5BDBFA6C8523F1421823F57B4A43F9E3F05400117EF3D66C917BE299F643F690743BF02F7C4BF9F6CE4BF8A0B323F49321DC0A18DA93C5B5300BEB1D6D73FE6AD1140BAEF74BF63E8363F3C2E583F49398F3D0A3FCC3B6AE8B3BF63A3F43DD395A9BE6B3A57BFAE17EC3E08B01D3F784B60BEE47076BE450620BF28EF503F983112BFAEA3F4BD08CFDABE9B77503FEBBEB4BF2856CCBD2678993D5D1F173F960FCC3EBAC922BF562CB5BEF5AB8CBF747A03C05832A5BDF2550CBAC59D92BFA2630040294C35BEB2E0C1BF2298893FE5EE4F3D6BEFD3BF2D48ECBEA9F61B3D697AA9BF1D090E3F970439BFBDD00740AFA74C3D437DE73EA887503FCFC30EBE4C3FBCBE612AEABECFB3A5BFFC80333F3573F4BF5CE3863F260E86BFA684663E86092E3FDD63073FE75CB53EF79C143F9626173D9E7E1F3F61FA563FBFC961BF330D773FD06B5E3FF852633FB0BE6CBFF9EFA53E62A751BFCC8EB93E1572633E40DD8E3E695EA1BE9054CDBE21E55C3E4B87A43FAEF084BFAA25D1BFCC94093F10938A3FA1F0DABF37C38ABFE9D303BE155B2EBFACAAA7BF6807293F7ABEB4BF8DD3EA3F5F92E93E50CB8C3E0C104C3EE176DF3DBECE57BF66EC1A3FF2A8A83FAF16893F29619CBF4CFD203FACB7813FA1A74CBF30AF00BE7B092D3FE6CC5C3F70FDE53F5EFDC0BFEBFD943D2BB812C00E81093FC0822E3FDF87BFBF80837BBFA8E8373F7663E13EE8D80FBFA4F8293FE19C06C013B2603F8CE172BEAF69C83F787792BFD6732AC038F80740E499B13FB8C04F3F32D5263E9BFF2BBF40AFD8BF339789BF1EB65A3F5E6917BFD152D93E4DBC9EBF6FBC90BD2B6F81BD8C8B173F8C20E4BE8D079CBF1D8CC6BF53DCF13E86512FC09C05D43C57F248BEE63448BF480109C0E0DFAA3EDBBD8FBFCFF71E3F625B60BF8512E3BFCC744FBF53ECBCBF23C22A3FBB362B3FABFF99BDA13E283E5D48E13C15D1143FAF9F703E812C893F85DA05BF79A638BF50BE52BE5F0B4FBF37E8ED3E1E70C83EE798ABBF2778423F22923A3F90AC88BD5D4F0E3FF12CB4BF9490E23D6E21103DE88610BF61776A3F2B14993E7857353ED716B0BE93996A3ED08ADF3E17558A3ED7064DBE915B823F3178D5BE9321FCBC050F7CBF073C4F3E06CDD43E54139ABF727F08BE583996BE9D06EE3E0985133FBDA86CBDA6F4953F165EC2BF66AD423DF8FC28BC73B9B73F7CE5803E8FA63D3F2F908CBF1B811E3E5F0EB3BFEC21273D9F078FBF15F4333FBEDF2ABF3764003E2F36CF3EA7A927BF3580553DBF1BAE3EA68359BEA60DC83F943B68BFC278C8BFE7D9463D4E567E3FDB8C074076183BBE59DF46BFF361E33FDAD600BF28BC673D754F0CBF651531BF22EC27BFA3E6313F5022EFBE30FC2BBE542B423F8012983FEC6521BF6FF385BD59691E3F222000406D29973E3E08083FF7CF05BF34BBCB3D2660EFBDBAE2BE3E54B382BFEE2B8A3FD1CD923F807331BE737B823D9F8CA2BF0B051FBF30CA73BEEEB1B63D0D7FE63F9E0204C078F3A43EFACB91BF2EF39E3F4D63C2BF3EAA993FC0E8E3BE8E7B4B3DE4C231BE0E59443FAD361E3FEB8D3240F773DD3E38590840573323409237993E5C6F15BFB8A5A63E9C73083EDBC2FF3D997BBFBFAF59953C6EF2B03EEDA3FF3CFAFFCC3E9AFDD93E98EA563FBE959E3FB61E063F8645D4BFAD5F0C3F2FFCB2BF25FBFCBF40C29D3FD0AA0BBFDF288EBD64743B3FE5F019BE9F0635BFCE5BEF3ED1AE8E3E85F7AA3F48E1933FB69866BD9579DC3ED3C16EBF4BAEC0BFE897D33D16C3C23F7822BB3E1DE7B63FDF89BA3EFE85D73F605C813F7C341F3F8A3812407B96C93FA2FB9EBEDF73BF3F6F6E803F66FFB7BFD786303D44A1D2BF6979BBBF6045B33EF5E4D8BD0E913DBF342F943F92C0B83F17294B3E88768DBF186002C0BA3D08402E5D51BE87DAEF3E80109A3F2788A03E3DECCA3FCC09613F31003040343305BF479C12C0142177BF056AF2BFD11BB1BE61C51E3F1A37313F57B63E3FF8126EBF83522FBFB348213F6FEFF83FB2D8C63E4473623FDD8A8DBF824499BF6173B33FAD9FFE3E080F2E3F9FE48D3F82764E3FE51E1DBE2E8F8CBE092F923E8686803F523597BFAA55D63FFD8EE5BF6BDEA5BFF19A4EBF76A10740C478B73E26B7B03E710D3EBE40BC22BE7AF29B3FBA5C8FBF8AEDEABEA880A5BF15098A3FD054EE3DCBBD893EB1E1F0BF2AB30BBF428E633EB3CE93BEC3562B3F684BBF3F9D34C73C82E1FEBE62E23C3F035DA33F3A671EBEEAB291BE583021BF70867EBE5A3F4E3F5B0A8DBFC5A63DBFB7F6523F204973BF0CCA283FBDB02FBF5B5495BE8159EF3F517C8DBF86A313BE7048B1BEE187523F14D3703F77510DC0A88DD63E2B927EBEA130ACBFC58A99BE696F0CC0BE939BBE533E56BE36B92E3F408D04BE7D6D9B3F1B541F40A9CC3EBF2BA2DBBF5402AF3FF5E10C40FB36103E6BC4383FF9CBBB3FB31DBABF491CD1BF78D73DBF0F70873FD031CCBF6FBC203F3D68C5BFE12D613E2FE7603F06E55EBD9170E5BED1EB933F0A8DA83FB63F8ABF359325BFB634963F8EE8C73E3F708DBFFD7E583F1BCFEFBEEBC723BF6DF6BD3D10519E3FB87741404DA9F8BE13AF783E3C1920BEF838D8BF1CC1AA3F56800040373970BEC18489BF70274DBF4DC8633F967590BECA32F1BEC28BF83F1A49323FEB0913BF5D2A76BF55AA65BEBA78B4BF1D56883F852ED63EE59A363FC627BB3E6FF955BFB05CF9BF501AEB3F9037D6BEEBA200BE51F8B8BF1815FD3AE5B9A73F659706BF9BD20BBDB243BC3FAFE8124089CC9A3F9F655B3DA5B1BDBE6FB3873E9262273E5D6740BF830F923E443DD73EFB8B983FF8B6A3BDEB1A9A3FA90CF33F2155C63F00A0563E915E3A3D3DA0263E74926FBD795347BF1C70833F0EC91F3F7334953E70970E3FF1393FBF1F88733DD23D8F3F72B83F3C869A6D3CFC0D39BFAADD4DBE6DE55DBF01D59F3F8A5D56BF341A663E700558BF37FB643F1AA7693E811A2E3E9C0C483F4C6908BFE8F26CBFA5F74FBE88AFF63E99EFED3E6FA15ABFF538C8BF150521BEEE8F703FEAB718BE720813BE0B686E40FCC8DD3F9C053EBF971E143E5975A23E0B3B213F17DEF0BE48365C3ED573D3BE845EEABF13920ABD9B70BB3EE73EC0BC12F0E6BEC8CC0CC0A90EBC3F5218D7BF0186933F7881E73FB391C8BF6F04B33F82DD8C3E8DCCAABECF812DBF070DA53FA866FF3E227707BF9C5BDA3DC8CF78BFDFAA663E126E20BF3D96D43F6B654C3ED9FB773F588307BFE9D0D63FC5E959BF826303C03607ADBFDBEDECBCFC6F4D3F0E8E863E00AB303F2059CB3E58680F3FA113D8BDA1118E3EA021863F1C92EDBF71833BBF2F225F3F8E4C42BFDF91D03F35A015C00AAC8DBE8723843EC2960E3F69A3CA3F66DFDCBE7B7EC23E591B58BF9EBC14BD81F3C83D28AC763F292245BFDA31963F284CCCBF27EF4E3F9A40D53EAC5A67BEF1B6A4BEBC4EE4BFF7B4EF3E1B2763BF766EA9BD0D71503FD42B2D40474008BF08FFBF3F0116D7BF5B391FC004FB9BBF586383BE20D9B23F83A9B83D8CA5AF3D4731E4BED545B73EF170EFBFC0EE5ABFD2C1883F91BBC43D312B2FBF793ECC3E0904843EE9CA4B3E3C3522BE5F313D3F104E80BE2A264ABEBA35FEBFC23D21BF3E5B1C3FC5EF10BEEBD92EBF645AB13F763AA7BD6ABF2ABF2601EC3EACD1CDBED737103FB1F66EBF342EF1BECB0286BFE1DAD93E7B99C6BF6403C03FC09380BFE78552BC2FEB49BF4381B93F44976D3ED8D0C7BB8287BCBCBB1E8F3F1EE16F3E6FCCD0BFB06AA63F",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE286013D0AD7233C373E4F3B6F12833A5FCBA539"
    }
  }
#-}
