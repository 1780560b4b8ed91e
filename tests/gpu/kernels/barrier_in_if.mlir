// Both arms have a barrier, but not the same one; the first if is uniform.
// grid: 2 1 1
gpu.module @kernels {
  gpu.func @k() kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %c0 = arith.constant 0 : index
    %group = gpu.block_id x
    %row = gpu.thread_id y
    %first_group = arith.cmpi eq, %group, %c0 : index
    scf.if %first_group {
      gpu.barrier
    }
    %first_row = arith.cmpi eq, %row, %c0 : index
    scf.if %first_row {
      gpu.barrier // violation: divergent-barrier
    } else {
      gpu.barrier // violation: divergent-barrier
    }
    gpu.barrier
    gpu.return
  }
}
