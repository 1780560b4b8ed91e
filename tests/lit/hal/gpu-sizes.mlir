// Kernels for GPUs have 32-bit indices: what is too large is refused before anything is launched.
// RUN: cotile-opt %s --stage=hal --target=vulkan | FileCheck %s
// RUN: cotile-opt %s --stage=hal | FileCheck %s --check-prefix=CPU
// RUN: cotile-compile %s --target=vulkan -o %t.so
// CHECK:      %[[COUNT:.*]] = arith.muli
// CHECK-NEXT: %[[LEAST:.*]] = arith.minui %[[COUNT]], %c2147418111
// CHECK-NEXT: hal.check %[[COUNT]] equals %[[LEAST]], "f_dispatch_0: too many elements of argument 0 for 32-bit indices"
// CHECK-NOT:  hal.check
// CPU-NOT:    hal.check
func.func @f(%x: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xi8>
  %n = tensor.dim %x, %c1 : tensor<?x?xi8>
  %e = tensor.empty(%m, %n) : tensor<?x?xi8>
  %0 = linalg.add ins(%x, %x : tensor<?x?xi8>, tensor<?x?xi8>)
                  outs(%e : tensor<?x?xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
