// Modules for AArch64 are compiled everywhere: vectors of NEON, no SVE, no x86-64.
// RUN: cotile-compile %s --target-cpu=cortex-a76 --emit=asm -o %t.s && FileCheck %s < %t.s
// RUN: cotile-compile %s --target-cpu=neoverse-v1 --emit=asm -o %t.s && FileCheck %s < %t.s
// RUN: cotile-compile %s --target-cpu=aarch64 --emit=asm -o %t.s && FileCheck %s < %t.s

// CHECK-NOT: {{[^a-z]z[0-9]+\.[bhsd]|ptrue|ymm}}
// CHECK-LABEL: f_dispatch_0:
// CHECK: fmla v{{[0-9]+}}.4s, v{{[0-9]+}}.4s, v{{[0-9]+}}.
// CHECK-NOT: {{[^a-z]z[0-9]+\.[bhsd]|ptrue|ymm}}

// The same flags give the same bytes; only the functions of libm and libc are needed.
// RUN: cotile-compile %s --target-cpu=neoverse-v1 -o %t.so
// RUN: cotile-compile %s --target-cpu=neoverse-v1 -o %t.again.so && cmp %t.so %t.again.so
// RUN: llvm-readelf --file-header --needed-libs --notes %t.so | FileCheck %s --check-prefix=ELF
// ELF: Machine: AArch64
// ELF: NeededLibraries [
// ELF-NEXT: libm.so.6
// ELF-NEXT: ]

// RUN: sh -c 'cotile-run %t.so --input=5x8xf32=1; echo "exit code $?"' > %t.run 2>&1
// RUN: FileCheck %s --check-prefix=LOAD < %t.run
// LOAD: cotile-run: error: {{.*}}.so: compiled for AArch64; this machine is x86-64
// LOAD-NEXT: exit code 4

// RUN: cotile-compile --print-target --target-cpu=neoverse-v1 | FileCheck %s --check-prefix=TARGET
// TARGET: triple: aarch64-unknown-linux-gnu
// TARGET-NEXT: cpu: neoverse-v1
// TARGET-NEXT: vector: 32 registers of 16 bytes
// TARGET-NEXT: caches: L1 65536, L2 1048576, L3 33554432 bytes
// TARGET-NEXT: features: -sve

func.func @f(%x: tensor<?x8xf32>, %w: tensor<8x12xf32> {cotile.parameter = "w"}) -> tensor<?x12xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%rows) : tensor<?x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x12xf32>) -> tensor<?x12xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x12xf32>)
                     outs(%z : tensor<?x12xf32>) -> tensor<?x12xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<?x12xf32>) outs(%e : tensor<?x12xf32>) {
  ^bb0(%d: f32, %unused: f32):
    %p = math.tan %d : f32
    linalg.yield %p : f32
  } -> tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}
