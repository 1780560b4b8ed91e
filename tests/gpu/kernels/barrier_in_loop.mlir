// Threads leave the loops after different numbers of iterations.
// grid: 1 1 1
gpu.module @kernels {
  gpu.func @k() kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %c4 step %c1 {
      gpu.barrier
    }
    scf.for %i = %t to %c4 step %c1 {
      gpu.barrier // violation: divergent-barrier
    }
    %last = scf.while (%i = %c0) : (index) -> index {
      %more = arith.cmpi ult, %i, %t : index
      scf.condition(%more) %i : index
    } do {
    ^bb0(%i: index):
      gpu.barrier // violation: divergent-barrier
      %next = arith.addi %i, %c1 : index
      scf.yield %next : index
    }
    gpu.return
  }
}
