// The second iteration writes shared memory that others may still read in the first one.
// grid: 1 1 1
// argument: read f32x16
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%in: memref<16xf32>, %out: memref<16xf32>)
      kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %shared = memref.alloc() : memref<8xf32, #spirv.storage_class<Workgroup>>
    %t = gpu.thread_id x
    %other = arith.subi %c7, %t : index
    scf.for %first = %c0 to %c16 step %c8 {
      %at = arith.addi %first, %t : index
      %x = memref.load %in[%at] : memref<16xf32>
      memref.store %x, %shared[%t] : memref<8xf32, #spirv.storage_class<Workgroup>> // violation: shared-race
      gpu.barrier
      %y = memref.load %shared[%other] : memref<8xf32, #spirv.storage_class<Workgroup>>
      memref.store %y, %out[%at] : memref<16xf32>
    }
    gpu.return
  }
}
