// Modules for other CPUs compile everywhere; loading one says which features this CPU lacks.
// RUN: cotile-compile %s -o %t.v3.so --target-cpu=x86-64-v3
// RUN: cotile-compile %s -o %t.v4.so --target-cpu=x86-64-v4
// RUN: cotile-compile %s -o %t.zen.so --target-cpu=znver4
// RUN: not cotile-compile %s -o %t.v2.so --target-cpu=x86-64-v2 2>&1 | FileCheck %s --check-prefix=V2
// RUN: cotile-run %t.v3.so --input=1x8xf32=1 --input=8x4xf32=2 | FileCheck %s
// RUN: sh -c 'cotile-run %t.v4.so --input=1x8xf32=1 --input=8x4xf32=2; echo "exit code $?"' 2>&1 | FileCheck %s --check-prefix=V4
// RUN: sh -c 'cotile-run %t.zen.so --input=1x8xf32=1 --input=8x4xf32=2; echo "exit code $?"' 2>&1 | FileCheck %s --check-prefix=V4

// The same flags give the same bytes.
// RUN: cotile-compile %s -o %t.again.so --target-cpu=x86-64-v4 && cmp %t.v4.so %t.again.so

// V2: cotile-compile: error: {{.*}}x86-64-v2 has no AVX2
// CHECK: {{.}}0: 1x4xf32={{\[\[}}16 16 16 16]]

// V4: {{(cotile-run: error: .*avx512f|.0: 1x4xf32=..16 16 16 16)}}
// V4-NEXT: exit code {{[04]}}
func.func @f(%x: tensor<1x8xf32>, %w: tensor<8x4xf32>) -> tensor<1x4xf32> {
  %z = arith.constant dense<0.0> : tensor<1x4xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<1x8xf32>, tensor<8x4xf32>)
                     outs(%z : tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
