// Shared memory is written but for its last element, and not at all in the second workgroup; a
// result is read before it is stored.
// grid: 2 1 1
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%out: memref<16xf32>)
      workgroup(%shared: memref<8xf32, #gpu.address_space<workgroup>>,
                %other: memref<8xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %one = arith.constant 1.0 : f32
    %id = gpu.global_id x
    %t = gpu.thread_id x
    %g = gpu.block_id x
    %not_last = arith.cmpi ne, %t, %c7 : index
    scf.if %not_last {
      memref.store %one, %shared[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    }
    %first_group = arith.cmpi eq, %g, %c0 : index
    scf.if %first_group {
      memref.store %one, %other[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    scf.if %not_last {
      %fine = memref.load %shared[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    }
    %x = memref.load %shared[%t] : memref<8xf32, #gpu.address_space<workgroup>> // violation: uninitialised
    %y = memref.load %other[%t] : memref<8xf32, #gpu.address_space<workgroup>> // violation: uninitialised
    %z = memref.load %out[%id] : memref<16xf32> // violation: uninitialised
    memref.store %x, %out[%id] : memref<16xf32>
    %again = memref.load %out[%id] : memref<16xf32>
    gpu.return
  }
}
