// Threads of a workgroup exchange values through global memory, first without a barrier.
// grid: 1 1 1
// argument: read-write f32x8
gpu.module @kernels {
  gpu.func @k(%state: memref<8xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %t = gpu.thread_id x
    %other = arith.subi %c7, %t : index
    %x = memref.load %state[%t] : memref<8xf32>
    memref.store %x, %state[%other] : memref<8xf32> // violation: global-race
    gpu.barrier
    %y = memref.load %state[%t] : memref<8xf32>
    %all = memref.load %state[%c0] : memref<8xf32>
    memref.store %y, %state[%t] : memref<8xf32> // violation: global-race
    gpu.barrier
    memref.store %y, %state[%other] : memref<8xf32>
    gpu.barrier
    %last = memref.load %state[%c0] : memref<8xf32>
    %is_last = arith.cmpi eq, %t, %c7 : index
    scf.if %is_last {
      memref.store %last, %state[%c0] : memref<8xf32> // violation: global-race
    }
    gpu.return
  }
}
