// Threads read what their neighbours wrote to shared memory, without a barrier between.
// grid: 2 1 1
// argument: read f32x16
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%in: memref<16xf32>, %out: memref<16xf32>)
      workgroup(%shared: memref<8xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c7 = arith.constant 7 : index
    %id = gpu.global_id x
    %t = gpu.thread_id x
    %x = memref.load %in[%id] : memref<16xf32>
    memref.store %x, %shared[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    %other = arith.subi %c7, %t : index
    %y = memref.load %shared[%other] : memref<8xf32, #gpu.address_space<workgroup>> // violation: shared-race
    memref.store %y, %out[%id] : memref<16xf32>
    gpu.return
  }
}
