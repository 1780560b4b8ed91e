// What --explain says: for people, and as JSON with the keys that tools rely on.
// RUN: cotile-compile %s --group=always --explain | FileCheck %s --check-prefix=TEXT
// RUN: cotile-compile %s --group=always --explain=text | FileCheck %s --check-prefix=TEXT
// RUN: cotile-compile %s --group=always --explain=json | %python -m json.tool --indent 2 | FileCheck %s --check-prefix=JSON
// RUN: cotile-compile %s --no-fuse --explain=json | %python -m json.tool --indent 2 | FileCheck %s --check-prefix=APART
// RUN: cotile-compile %s --group=always --require-groups=2
// RUN: not cotile-compile %s --group=always --require-groups=3 2>&1 | FileCheck %s --check-prefix=REQUIRED
// RUN: not cotile-compile %s --no-fuse --require-groups=1 2>&1 | FileCheck %s --check-prefix=REQUIRED

// REQUIRED: cotile-compile: error: {{[13]}} groups are required, {{[02]}} were formed

// TEXT:      static_dispatch_0: one kernel with 2 results, which share {{.*}}explain.mlir:[[#@LINE+56]]:19 (m = 16, k = 32)
// TEXT-NEXT:   n = 64, f32,f32->f32, {{.*}}explain.mlir:[[#@LINE+62]]:8, then addf
// TEXT-NEXT:   n = 24, f32,f32->f32, {{.*}}explain.mlir:[[#@LINE+71]]:8
// TEXT:        workgroups read {{[0-9]+}} bytes of the shared operand, apart {{[0-9]+}}
// TEXT:      dynamic_dispatch_0: one kernel with 2 results, which share {{.*}} (m = ?, k = ?)
// TEXT:      dispatches per call: 2, without grouping 4

// JSON:      "targets": [
// JSON-NEXT:   {
// JSON-NEXT:     "target": "cpu",
// JSON-NEXT:     "cpu": "{{.+}}",
// JSON-NEXT:     "dispatches": {
// JSON-NEXT:       "before": 4,
// JSON-NEXT:       "after": 2
// JSON-NEXT:     },
// JSON-NEXT:     "groups": [
// JSON-NEXT:       {
// JSON:              "function": "static",
// JSON:              "results": 2,
// JSON-NEXT:         "shared": {
// JSON-NEXT:           "loc": "{{.*}}explain.mlir:{{[0-9]+}}:19",
// JSON-NEXT:           "bytes": 2048,
// JSON-NEXT:           "read_before": {{[1-9][0-9]*}},
// JSON-NEXT:           "read_after": {{[1-9][0-9]*}}
// JSON-NEXT:         },
// JSON-NEXT:         "members": [
// JSON-NEXT:           {
// JSON-NEXT:             "loc": "{{.*}}explain.mlir:{{[0-9]+}}:8",
// JSON-NEXT:             "batch": [],
// JSON-NEXT:             "m": 16,
// JSON-NEXT:             "n": 64,
// JSON-NEXT:             "k": 32,
// JSON-NEXT:             "types": "f32,f32->f32",
// JSON-NEXT:             "epilogue": [
// JSON-NEXT:               "addf"
// JSON:                  "n": 24,
// JSON:                  "epilogue": []
// JSON:              "tiles": {{[1-9][0-9]*}},
// JSON-NEXT:         "schedule": {
// JSON:              "function": "dynamic",
// JSON:              "bytes": null,
// JSON-NEXT:         "read_before": null,
// JSON-NEXT:         "read_after": null
// JSON:                "batch": [
// JSON-NEXT:             null
// JSON-NEXT:           ],
// JSON-NEXT:           "m": null,
// JSON-NEXT:           "n": null,
// JSON-NEXT:           "k": null,
// JSON:              "tiles": null,
// JSON:          "refused": []

// APART: "before": 4,
// APART: "after": 4
// APART: "groups": [],
// APART: "refused": []
func.func @static(%x: tensor<16x32xf32>, %w0: tensor<32x64xf32>, %b0: tensor<64xf32>,
                  %w1: tensor<32x24xf32>) -> (tensor<16x64xf32>, tensor<16x24xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<16x64xf32>
  %e1 = tensor.empty() : tensor<16x24xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x24xf32>) -> tensor<16x24xf32>
  %0 = linalg.matmul ins(%x, %w0 : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z0 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>,
                                        affine_map<(m, n) -> (m, n)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b0 : tensor<16x64xf32>, tensor<64xf32>) outs(%e0 : tensor<16x64xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
  } -> tensor<16x64xf32>
  %1 = linalg.matmul ins(%x, %w1 : tensor<16x32xf32>, tensor<32x24xf32>)
                     outs(%z1 : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %r, %1 : tensor<16x64xf32>, tensor<16x24xf32>
}

func.func @dynamic(%x: tensor<?x?x?xf32>, %w0: tensor<?x?x?xf32>, %w1: tensor<?x?x?xf32>)
    -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n0 = tensor.dim %w0, %c2 : tensor<?x?x?xf32>
  %n1 = tensor.dim %w1, %c2 : tensor<?x?x?xf32>
  %e0 = tensor.empty(%b, %m, %n0) : tensor<?x?x?xf32>
  %e1 = tensor.empty(%b, %m, %n1) : tensor<?x?x?xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %0 = linalg.batch_matmul ins(%x, %w0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
                           outs(%z0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %1 = linalg.batch_matmul ins(%x, %w1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
                           outs(%z1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
