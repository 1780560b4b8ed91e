// The wait leaves one group in flight, whose target is read; another target is read by other
// threads after the wait, but without a barrier.
// grid: 1 1 1
// argument: read f32x32
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%in: memref<32xf32>, %out: memref<16xf32>)
      workgroup(%shared: memref<2x16xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %zero = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %column = arith.muli %t, %c4 : index
    %second = arith.addi %column, %c16 : index
    %copy0 = nvgpu.device_async_copy %in[%column], %shared[%c0, %column], 4 : memref<32xf32> to memref<2x16xf32, #gpu.address_space<workgroup>>
    %group0 = nvgpu.device_async_create_group %copy0
    %copy1 = nvgpu.device_async_copy %in[%second], %shared[%c1, %column], 4 : memref<32xf32> to memref<2x16xf32, #gpu.address_space<workgroup>>
    %group1 = nvgpu.device_async_create_group %copy1
    nvgpu.device_async_wait %group1 {numGroups = 1 : i32}
    %mine = memref.load %shared[%c0, %column] : memref<2x16xf32, #gpu.address_space<workgroup>>
    %early = memref.load %shared[%c1, %column] : memref<2x16xf32, #gpu.address_space<workgroup>> // violation: async-in-flight
    memref.store %zero, %shared[%c1, %column] : memref<2x16xf32, #gpu.address_space<workgroup>> // violation: async-in-flight
    %other = arith.subi %c3, %t : index
    %other_column = arith.muli %other, %c4 : index
    %x = vector.load %shared[%c0, %other_column] : memref<2x16xf32, #gpu.address_space<workgroup>>, vector<4xf32> // violation: shared-race
    vector.store %x, %out[%column] : memref<16xf32>, vector<4xf32>
    %copy2 = nvgpu.device_async_copy %in[%t], %shared[%c0, %t], 2 : memref<32xf32> to memref<2x16xf32, #gpu.address_space<workgroup>> // violation: misaligned async-in-flight shared-race
    gpu.return
  }
}
