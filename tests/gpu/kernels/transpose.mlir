// A 20x12 matrix to its transpose, by tiles of 8x8 in shared memory whose rows are padded by one.
gpu.module @kernels {
  gpu.func @transpose(%in: memref<20x12xf32, #spirv.storage_class<StorageBuffer>>,
                      %out: memref<12x20xf32, #spirv.storage_class<StorageBuffer>>)
      kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c20 = arith.constant 20 : index
    %tile = memref.alloc() : memref<8x9xf32, #spirv.storage_class<Workgroup>>
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %column0 = arith.muli %bx, %c8 : index
    %row0 = arith.muli %by, %c8 : index
    %row = arith.addi %row0, %ty : index
    %column = arith.addi %column0, %tx : index
    %row_in = arith.cmpi ult, %row, %c20 : index
    %column_in = arith.cmpi ult, %column, %c12 : index
    %in_range = arith.andi %row_in, %column_in : i1
    scf.if %in_range {
      %x = memref.load %in[%row, %column] : memref<20x12xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %x, %tile[%ty, %tx] : memref<8x9xf32, #spirv.storage_class<Workgroup>>
    }
    gpu.barrier
    %out_row = arith.addi %column0, %ty : index
    %out_column = arith.addi %row0, %tx : index
    %out_row_in = arith.cmpi ult, %out_row, %c12 : index
    %out_column_in = arith.cmpi ult, %out_column, %c20 : index
    %out_in_range = arith.andi %out_row_in, %out_column_in : i1
    scf.if %out_in_range {
      %y = memref.load %tile[%tx, %ty] : memref<8x9xf32, #spirv.storage_class<Workgroup>>
      memref.store %y, %out[%out_row, %out_column] : memref<12x20xf32, #spirv.storage_class<StorageBuffer>>
    }
    gpu.return
  }
}
