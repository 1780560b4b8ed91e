// What a result cannot be tied to is told, each at its function.
// RUN: not cotile-opt %s --stage=hal 2>&1 | FileCheck %s

// CHECK: ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: cotile.tied of result 0: must be the number of an argument of the function
func.func @number(%x: tensor<4xf32>) -> (tensor<4xf32> {cotile.tied = 1 : i64}) {
  return %x : tensor<4xf32>
}

// CHECK: ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: cotile.tied of result 0: must be the number of an argument of the function
func.func @text(%x: tensor<4xf32>) -> (tensor<4xf32> {cotile.tied = "x"}) {
  return %x : tensor<4xf32>
}

// CHECK: ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: cotile.tied of result 0: the argument is of another type than the result
func.func @type(%x: tensor<4xf32>, %y: tensor<?xf32>) -> (tensor<4xf32> {cotile.tied = 1 : i64}) {
  return %x : tensor<4xf32>
}

// CHECK: ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: cotile.tied of result 0: the argument is a parameter, which is never written
func.func @parameter(%x: tensor<4xf32> {cotile.parameter = "x"})
    -> (tensor<4xf32> {cotile.tied = 0 : i64}) {
  return %x : tensor<4xf32>
}

// CHECK: ties.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: cotile.tied of result 1: another result is tied to that argument
func.func @twice(%x: tensor<4xf32>)
    -> (tensor<4xf32> {cotile.tied = 0 : i64}, tensor<4xf32> {cotile.tied = 0 : i64}) {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
