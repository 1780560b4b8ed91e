// What is in flight at the end of a workgroup does not land in the next one.
// grid: 2 1 1
// argument: read f32x8
gpu.module @kernels {
  gpu.func @k(%in: memref<8xf32>)
      workgroup(%shared: memref<8xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %g = gpu.block_id x
    %is_second = arith.cmpi ne, %g, %c0 : index
    scf.if %is_second {
      %copy = nvgpu.device_async_copy %in[%c0], %shared[%c0], 4 : memref<8xf32> to memref<8xf32, #gpu.address_space<workgroup>>
      %group = nvgpu.device_async_create_group %copy
      nvgpu.device_async_wait %group
      %x = memref.load %shared[%c0] : memref<8xf32, #gpu.address_space<workgroup>>
      %y = memref.load %shared[%c4] : memref<8xf32, #gpu.address_space<workgroup>> // violation: uninitialised
    }
    %copy = nvgpu.device_async_copy %in[%c4], %shared[%c4], 4 : memref<8xf32> to memref<8xf32, #gpu.address_space<workgroup>>
    %group = nvgpu.device_async_create_group %copy
    gpu.return
  }
}
