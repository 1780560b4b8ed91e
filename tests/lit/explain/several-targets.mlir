// With several kinds of devices, whatever is told or shown comes once for each.
// RUN: cotile-compile %s --target=cpu,vulkan --target-cpu=x86-64-v3 --group=always --explain | FileCheck %s --check-prefix=TEXT
// RUN: cotile-compile %s --target=cpu,vulkan --target-cpu=x86-64-v3 --group=always --explain=json | %python -m json.tool --indent 2 | FileCheck %s --check-prefix=JSON
// RUN: cotile-compile %s --target=vulkan,cpu --target-cpu=x86-64-v3 --group=always --dump-after=schedule | FileCheck %s --check-prefix=DUMP
// RUN: cotile-compile --target=vulkan,cpu --target-cpu=x86-64-v4,x86-64-v3 --print-target | FileCheck %s --check-prefix=TARGETS
// RUN: not cotile-compile %s --target=vulkan,cpu --target-cpu=x86-64-v3 --no-fuse --require-groups=1 2>&1 | FileCheck %s --check-prefix=REQUIRED
// RUN: not cotile-compile %s --target=cpu,cpu -o %t.so 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not cotile-compile %s --target=cpu, -o %t.so 2>&1 | FileCheck %s --check-prefix=NONE

// TEXT:      for x86-64-v3:
// TEXT-NEXT: f_dispatch_0: one kernel with 2 results
// TEXT:      vectors of 8; weights packed
// TEXT:      dispatches per call: 1, without grouping 2
// TEXT-EMPTY:
// TEXT-NEXT: for vulkan:
// TEXT-NEXT: f_dispatch_0: one kernel with 2 results
// TEXT:      vectors of 4; {{[0-9]+}} x {{[0-9]+}} threads, steps of {{[0-9]+}} along k
// TEXT:      dispatches per call: 1, without grouping 2

// JSON:        "target": "cpu",
// JSON-NEXT:   "cpu": "x86-64-v3",
// JSON-NEXT:   "dispatches"
// JSON:        "target": "vulkan",
// JSON-NEXT:   "cpu": "x86-64-v3",
// JSON-NEXT:   "dispatches"
// JSON:        "n_threads":

// DUMP:      // --target=vulkan
// DUMP-NEXT: module {
// DUMP:      n_threads =
// DUMP:      // --target-cpu=x86-64-v3
// DUMP-NEXT: module {
// DUMP:      lanes = 8 : i64

// TARGETS:      target: vulkan
// TARGETS-NEXT: profile: vulkan1.2
// TARGETS-NEXT: device: any
// TARGETS:      subgroup:
// TARGETS-EMPTY:
// TARGETS:      cpu: x86-64-v4
// TARGETS:      cpu: x86-64-v3

// REQUIRED: cotile-compile: error: for vulkan: 1 groups are required, 0 were formed
// TWICE: cotile-compile: error: --target: 'cpu' is given twice
// NONE: cotile-compile: error: --target: unknown target '': cpu or vulkan
func.func @f(%x: tensor<16x32xf32>, %a: tensor<32x64xf32>, %b: tensor<32x64xf32>)
    -> (tensor<16x64xf32>, tensor<16x64xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0, %1 : tensor<16x64xf32>, tensor<16x64xf32>
}
