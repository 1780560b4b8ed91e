// What each thread t of 8 computes: sums in loops of t iterations, a Fibonacci number by swapping
// what a loop carries, the number of halvings of t + 1 until it is 1, and the number of steps of t + 1
// from 120 in the integers of 8 bits.
gpu.module @kernels {
  gpu.func @control_flow(%sum: memref<8xindex>, %fibonacci: memref<8xi32>, %halvings: memref<8xi32>,
                         %steps: memref<8xi32>)
      kernel attributes {known_block_size = array<i32: 4, 1, 2>, known_grid_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %width = gpu.block_dim x
    %x = gpu.thread_id x
    %z = gpu.thread_id z
    %layer = arith.muli %z, %width : index
    %t = arith.addi %layer, %x : index
    %total = scf.for %i = %c0 to %t step %c1 iter_args(%a = %c0) -> index {
      %inner = scf.for %j = %i to %t step %c1 iter_args(%b = %a) -> index {
        %next = arith.addi %b, %j : index
        scf.yield %next : index
      }
      scf.yield %inner : index
    }
    memref.store %total, %sum[%t] : memref<8xindex>
    %pair:2 = scf.for %i = %c0 to %t step %c1 iter_args(%a = %zero, %b = %one) -> (i32, i32) {
      %next = arith.addi %a, %b : i32
      scf.yield %b, %next : i32, i32
    }
    %swapped:2 = scf.for %i = %c0 to %t step %c1 iter_args(%a = %pair#0, %b = %pair#1) -> (i32, i32) {
      scf.yield %b, %a : i32, i32
    }
    %even = arith.andi %t, %c1 : index
    %is_odd = arith.cmpi ne, %even, %c0 : index
    %fib = arith.select %is_odd, %swapped#1, %swapped#0 : i32
    memref.store %fib, %fibonacci[%t] : memref<8xi32>
    %t1 = arith.addi %t, %c1 : index
    %result:2 = scf.while (%n = %t1, %count = %zero) : (index, i32) -> (i32, index) {
      %more = arith.cmpi ugt, %n, %c1 : index
      scf.condition(%more) %count, %n : i32, index
    } do {
    ^bb0(%count: i32, %n: index):
      %half = arith.shrui %n, %c1 : index
      %counted = arith.addi %count, %one : i32
      scf.yield %half, %counted : index, i32
    }
    memref.store %result#0, %halvings[%t] : memref<8xi32>
    %from = arith.constant 120 : i8
    %to = arith.constant 127 : i8
    %wide_step = arith.index_cast %t1 : index to i8
    %count = scf.for %i = %from to %to step %wide_step iter_args(%n = %zero) -> i32 : i8 {
      %next = arith.addi %n, %one : i32
      scf.yield %next : i32
    }
    memref.store %count, %steps[%t] : memref<8xi32>
    gpu.return
  }
}
