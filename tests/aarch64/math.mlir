// Functions of libm and of our own, and conversions, on vectors that are no multiple of a register.
func.func @f32(%x: tensor<13xf32>, %y: tensor<13xf32>)
    -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>) {
  %e = tensor.empty() : tensor<13xf32>
  %0:6 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %y : tensor<13xf32>, tensor<13xf32>)
      outs(%e, %e, %e, %e, %e, %e : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>,
                                    tensor<13xf32>, tensor<13xf32>) {
  ^bb0(%a: f32, %b: f32, %o0: f32, %o1: f32, %o2: f32, %o3: f32, %o4: f32, %o5: f32):
    %exp = math.exp %a : f32
    %tanh = math.tanh %a : f32
    %erf = math.erf %a : f32
    %tan = math.tan %a : f32
    %pow = math.powf %b, %a : f32
    %r0 = math.roundeven %a : f32
    %r1 = math.round %a : f32
    %r2 = math.floor %a : f32
    %s0 = arith.addf %r0, %r1 : f32
    %s1 = arith.addf %s0, %r2 : f32
    linalg.yield %exp, %tanh, %erf, %tan, %pow, %s1 : f32, f32, f32, f32, f32, f32
  } -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5
    : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>
}

func.func @f64(%x: tensor<13xf64>, %y: tensor<13xf64>)
    -> (tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>) {
  %e = tensor.empty() : tensor<13xf64>
  %0:4 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %y : tensor<13xf64>, tensor<13xf64>)
      outs(%e, %e, %e, %e : tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>) {
  ^bb0(%a: f64, %b: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64):
    %sin = math.sin %a : f64
    %cos = math.cos %a : f64
    %both = arith.mulf %sin, %cos : f64
    %exp = math.exp %a : f64
    %log = math.log %b : f64
    %rest = arith.remf %b, %a : f64
    linalg.yield %both, %exp, %log, %rest : f64, f64, f64, f64
  } -> (tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>
}

func.func @narrow(%x: tensor<13xf64>, %h: tensor<13xf16>, %b: tensor<13xbf16>)
    -> (tensor<13xf16>, tensor<13xbf16>, tensor<13xf16>, tensor<13xbf16>) {
  %eh = tensor.empty() : tensor<13xf16>
  %eb = tensor.empty() : tensor<13xbf16>
  %0:4 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %h, %b : tensor<13xf64>, tensor<13xf16>, tensor<13xbf16>)
      outs(%eh, %eb, %eh, %eb : tensor<13xf16>, tensor<13xbf16>, tensor<13xf16>, tensor<13xbf16>) {
  ^bb0(%d: f64, %s: f16, %t: bf16, %o0: f16, %o1: bf16, %o2: f16, %o3: bf16):
    %dh = arith.truncf %d : f64 to f16
    %db = arith.truncf %d : f64 to bf16
    %sh = arith.mulf %s, %dh : f16
    %eh2 = math.exp %sh : f16
    %tb = arith.mulf %t, %db : bf16
    %tb2 = math.tanh %tb : bf16
    linalg.yield %dh, %db, %eh2, %tb2 : f16, bf16, f16, bf16
  } -> (tensor<13xf16>, tensor<13xbf16>, tensor<13xf16>, tensor<13xbf16>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<13xf16>, tensor<13xbf16>, tensor<13xf16>, tensor<13xbf16>
}
