// Two groups in flight; each is waited for before its part is used. Elements beyond those that are
// read are 0. Nothing is wrong here.
// grid: 2 1 1
// argument: read f32x64
// argument: write f32x64
gpu.module @kernels {
  gpu.func @k(%in: memref<64xf32>, %out: memref<64xf32>)
      workgroup(%shared: memref<2x16xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %t = gpu.thread_id x
    %g = gpu.block_id x
    %base = arith.muli %g, %c32 : index
    %column = arith.muli %t, %c4 : index
    %first = arith.addi %base, %column : index
    %second = arith.addi %first, %c16 : index
    %copy0 = nvgpu.device_async_copy %in[%first], %shared[%c0, %column], 4 : memref<64xf32> to memref<2x16xf32, #gpu.address_space<workgroup>>
    %group0 = nvgpu.device_async_create_group %copy0
    %copy1 = nvgpu.device_async_copy %in[%second], %shared[%c1, %column], 4, %c3 : memref<64xf32> to memref<2x16xf32, #gpu.address_space<workgroup>>
    %group1 = nvgpu.device_async_create_group %copy1
    %other = arith.subi %c3, %t : index
    %other_column = arith.muli %other, %c4 : index
    nvgpu.device_async_wait %group0 {numGroups = 1 : i32}
    gpu.barrier
    %x = vector.load %shared[%c0, %other_column] : memref<2x16xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    vector.store %x, %out[%first] : memref<64xf32>, vector<4xf32>
    nvgpu.device_async_wait %group1
    gpu.barrier
    %y = vector.load %shared[%c1, %other_column] : memref<2x16xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    vector.store %y, %out[%second] : memref<64xf32>, vector<4xf32>
    gpu.return
  }
}
