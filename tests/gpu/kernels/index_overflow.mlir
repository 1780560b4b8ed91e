// An offset that fits into 64 bits, but not into the 32 of an index on a GPU.
// grid: 3 1 1
// argument: write i64x3
// argument: 65536
gpu.module @kernels {
  gpu.func @k(%out: memref<3xi64>, %n: i32) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c16 = arith.constant 16 : index
    %large = arith.constant 4294967296 : index // violation: index-overflow
    %max = arith.constant 2147483647 : index
    %g = gpu.block_id x
    %rows = arith.index_cast %n : i32 to index
    %pitch = arith.shli %rows, %c16 : index // violation: index-overflow
    %square = arith.muli %rows, %rows : index // violation: index-overflow
    %sum = arith.addi %max, %g : index // violation: index-overflow
    %small = arith.subi %g, %max : index
    %less = arith.subi %small, %max : index // violation: index-overflow
    %i = arith.index_cast %g : index to i64
    %square_i = arith.muli %n, %n : i32
    %wide = arith.extsi %square_i : i32 to i64
    memref.store %wide, %out[%g] : memref<3xi64>
    %c33 = arith.constant 33 : i64
    %shifted = arith.shli %i, %c33 : i64
    %narrow = arith.index_cast %shifted : i64 to index // violation: index-overflow
    gpu.return
  }
}
