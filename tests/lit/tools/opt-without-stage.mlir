// cotile-opt without --stage is mlir-opt with Cotile's dialects.
// RUN: cotile-opt %s --canonicalize | FileCheck %s
// RUN: not cotile-opt %s --no-such-option 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: Unknown command line argument '--no-such-option'

// CHECK-LABEL: func.func @fold
// CHECK-NEXT: %[[FIVE:.*]] = arith.constant 5 : i32
// CHECK-NEXT: return %[[FIVE]]
func.func @fold() -> i32 {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %sum = arith.addi %two, %three : i32
  return %sum : i32
}
