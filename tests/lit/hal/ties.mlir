// A result that is tied to an argument is the argument's memory: what is computed from the argument
// is written over it, unless the argument is still needed.
// RUN: cotile-opt %s --stage=hal --target-cpu=x86-64-v3 | FileCheck %s

// CHECK-LABEL: func.func @in_place
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0 dims(%c8, %c16)
// CHECK-NOT:     hal.copy
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[R]])
// CHECK-NOT:     hal.copy
// CHECK:         return
func.func @in_place(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %c: tensor<8x16xf32>)
    -> (tensor<8x16xf32> {cotile.tied = 2 : i64}) {
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// Read later: what it was is kept for who reads it, and the result comes to its memory at the end.
// CHECK-LABEL: func.func @read_later
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0
// CHECK-DAG:     %[[OLD:.*]] = hal.buffer.result 1
// CHECK:         hal.copy %[[R]] to %[[T:.*]] bytes
// CHECK-NEXT:    hal.barrier
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[T]])
// CHECK:         hal.dispatch {{.*}} bindings(%[[R]], %{{.*}}, %[[OLD]])
// CHECK:         hal.barrier
// CHECK-NEXT:    hal.copy %[[T]] to %[[R]]
func.func @read_later(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %c: tensor<8x16xf32>,
                      %v: tensor<16x5xf32>)
    -> (tensor<8x16xf32> {cotile.tied = 2 : i64}, tensor<8x5xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x5xf32>
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %old = linalg.matmul ins(%c, %v : tensor<8x16xf32>, tensor<16x5xf32>)
                       outs(%zero : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %r, %old : tensor<8x16xf32>, tensor<8x5xf32>
}

// Who reads the result reads it when it is there.
// CHECK-LABEL: func.func @reads_result
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0
// CHECK-NOT:     hal.copy
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[R]])
// CHECK-NEXT:    hal.barrier
// CHECK:         hal.dispatch {{.*}} bindings(%[[R]], %{{.*}}, %{{.*}})
// CHECK-NOT:     hal.copy
// CHECK:         return
func.func @reads_result(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %c: tensor<8x16xf32>,
                        %v: tensor<16x5xf32>)
    -> (tensor<8x16xf32> {cotile.tied = 2 : i64}, tensor<8x5xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x5xf32>
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %new = linalg.matmul ins(%r, %v : tensor<8x16xf32>, tensor<16x5xf32>)
                       outs(%zero : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %r, %new : tensor<8x16xf32>, tensor<8x5xf32>
}

// The op that writes it reads it elsewhere, too.
// CHECK-LABEL: func.func @reads_itself
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0
// CHECK:         hal.copy %[[R]] to %[[T:.*]] bytes
// CHECK:         hal.dispatch {{.*}} bindings(%[[R]], %{{.*}}, %[[T]])
// CHECK:         hal.copy %[[T]] to %[[R]]
func.func @reads_itself(%c: tensor<16x16xf32>, %w: tensor<16x16xf32>)
    -> (tensor<16x16xf32> {cotile.tied = 0 : i64}) {
  %r = linalg.matmul ins(%c, %w : tensor<16x16xf32>, tensor<16x16xf32>)
                     outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}

// Not computed, or computed elsewhere: it is copied, and checked to be as large.
// CHECK-LABEL: func.func @other
// CHECK:         %[[A:.*]] = hal.dim 0
// CHECK:         %[[B:.*]] = hal.dim 1
// CHECK:         hal.check %[[A]] equals %[[B]], "dimension 0 of result 0 and of the input that it is tied to must be equal"
// CHECK:         hal.copy
func.func @other(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32> {cotile.tied = 1 : i64}) {
  return %a : tensor<?xf32>
}

// What it was is a result, too: that is copied before it is overwritten.
// CHECK-LABEL: func.func @returned
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0
// CHECK-DAG:     %[[OLD:.*]] = hal.buffer.result 1
// CHECK:         hal.copy %[[R]] to %[[T:.*]] bytes
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[T]])
// CHECK-NOT:     hal.copy %[[T]]
// CHECK:         hal.copy %[[R]] to %[[OLD]] bytes
// CHECK-NEXT:    hal.barrier
// CHECK-NEXT:    hal.copy %[[T]] to %[[R]] bytes
func.func @returned(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %c: tensor<8x16xf32>)
    -> (tensor<8x16xf32> {cotile.tied = 2 : i64}, tensor<8x16xf32>) {
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r, %c : tensor<8x16xf32>, tensor<8x16xf32>
}

// Another result takes over its memory, as the last that starts from it.
// CHECK-LABEL: func.func @taken_over
// CHECK-DAG:     %[[R:.*]] = hal.buffer.result 0
// CHECK-DAG:     %[[OTHER:.*]] = hal.buffer.result 1
// CHECK:         hal.copy %[[R]] to %[[T:.*]] bytes
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[T]])
// CHECK:         hal.dispatch {{.*}} bindings(%{{.*}}, %{{.*}}, %[[R]])
// CHECK:         hal.copy %[[R]] to %[[OTHER]] bytes
// CHECK-NEXT:    hal.barrier
// CHECK-NEXT:    hal.copy %[[T]] to %[[R]] bytes
func.func @taken_over(%x: tensor<8x4xf32>, %v: tensor<8x4xf32>, %w: tensor<4x16xf32>,
                      %c: tensor<8x16xf32>)
    -> (tensor<8x16xf32> {cotile.tied = 3 : i64}, tensor<8x16xf32>) {
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %s = linalg.matmul {cotile.no_group} ins(%v, %w : tensor<8x4xf32>, tensor<4x16xf32>)
                     outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r, %s : tensor<8x16xf32>, tensor<8x16xf32>
}
