// Workgroups write elements that others write or read; what only one of them touches is fine.
// grid: 3 1 1
// argument: read-write f32x12
gpu.module @kernels {
  gpu.func @k(%state: memref<12xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %one = arith.constant 1.0 : f32
    %id = gpu.global_id x
    %t = gpu.thread_id x
    %g = gpu.block_id x
    %own = memref.load %state[%id] : memref<12xf32>
    memref.store %own, %state[%id] : memref<12xf32> // violation: group-race
    gpu.barrier
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %early = arith.cmpi ult, %g, %c2 : index
      scf.if %early {
        %c8 = arith.constant 8 : index
        %x = memref.load %state[%c8] : memref<12xf32>
      }
      %late = arith.cmpi eq, %g, %c2 : index
      scf.if %late {
        %y = memref.load %state[%c1] : memref<12xf32> // violation: group-race
      }
      memref.store %one, %state[%c2] : memref<12xf32> // violation: group-race
    }
    gpu.return
  }
}
