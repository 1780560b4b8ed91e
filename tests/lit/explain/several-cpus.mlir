// With several CPUs, whatever is told or shown comes once for each.
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=always --explain | FileCheck %s --check-prefix=TEXT
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=always --explain=json | %python -m json.tool --indent 2 | FileCheck %s --check-prefix=JSON
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=always --dump-after=schedule | FileCheck %s --check-prefix=DUMP
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=always --dump-after=input | FileCheck %s --check-prefix=INPUT
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --print-target | FileCheck %s --check-prefix=TARGETS
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=always --require-groups=1
// RUN: not cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --no-fuse --require-groups=1 2>&1 | FileCheck %s --check-prefix=REQUIRED

// What is told on the side is told once.
// RUN: cotile-compile %s --target-cpu=x86-64-v3,x86-64-v4 --group=max:2 -o %t.so 2>&1 | FileCheck %s --check-prefix=REMARKS

// TEXT:      for x86-64-v3:
// TEXT-NEXT: f_dispatch_0: one kernel with 3 results
// TEXT:      vectors of 8;
// TEXT:      dispatches per call: 1, without grouping 3
// TEXT-EMPTY:
// TEXT-NEXT: for x86-64-v4:
// TEXT-NEXT: f_dispatch_0: one kernel with 3 results
// TEXT:      vectors of 16;
// TEXT:      dispatches per call: 1, without grouping 3

// JSON:        "target": "cpu",
// JSON-NEXT:   "cpu": "x86-64-v3",
// JSON-NEXT:   "dispatches"
// JSON:        "lanes": 8,
// JSON:        "target": "cpu",
// JSON-NEXT:   "cpu": "x86-64-v4",
// JSON-NEXT:   "dispatches"
// JSON:        "lanes": 16,
// JSON-NOT:    "target"

// DUMP:      // --target-cpu=x86-64-v3
// DUMP-NEXT: module {
// DUMP:      lanes = 8 : i64
// DUMP:      // --target-cpu=x86-64-v4
// DUMP-NEXT: module {
// DUMP:      lanes = 16 : i64

// INPUT-NOT: target-cpu
// INPUT:     module {
// INPUT-NOT: module {

// TARGETS:      cpu: x86-64-v3
// TARGETS:      features:
// TARGETS-EMPTY:
// TARGETS:      cpu: x86-64-v4

// REQUIRED: cotile-compile: error: for x86-64-v3: 1 groups are required, 0 were formed

// REMARKS:     several-cpus.mlir:{{.*}} remark: {{.*$}}
// REMARKS-NOT: {{.}}
func.func @f(%x: tensor<16x32xf32>, %a: tensor<32x64xf32>, %b: tensor<32x64xf32>,
             %c: tensor<32x64xf32>)
    -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %0 = linalg.matmul ins(%x, %a : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %1 = linalg.matmul ins(%x, %b : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %2 = linalg.matmul ins(%x, %c : tensor<16x32xf32>, tensor<32x64xf32>)
                     outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0, %1, %2 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
}
