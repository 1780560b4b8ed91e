// A step of 0 would never end; one below 0 is not what scf.for means.
// grid: 1 1 1
gpu.module @kernels {
  gpu.func @k() kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %t = gpu.thread_id x
    %down = arith.subi %c0, %t : index
    scf.for %i = %c0 to %c4 step %t { // violation: loop-step
    }
    scf.for %i = %c0 to %c4 step %down { // violation: loop-step
    }
    scf.for %i = %c4 to %c0 step %c1 {
      gpu.barrier
    }
    gpu.return
  }
}
