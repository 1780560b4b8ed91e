// Pairs of threads store the same element, and one thread stores an element again.
// grid: 1 1 1
// argument: write f32x4
// argument: read-write f32x4
gpu.module @kernels {
  gpu.func @k(%out: memref<4xf32>, %state: memref<4xf32>)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %t = gpu.thread_id x
    %half = arith.shrui %t, %c1 : index
    memref.store %one, %out[%half] : memref<4xf32> // violation: stored-twice global-race
    gpu.barrier
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      memref.store %one, %out[%c1] : memref<4xf32> // violation: stored-twice
      memref.store %one, %state[%c1] : memref<4xf32>
      memref.store %one, %state[%c1] : memref<4xf32>
    }
    gpu.return
  }
}
