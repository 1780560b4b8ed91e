// Rows of 6 floats do not begin at multiples of 16 bytes.
// grid: 1 1 1
// argument: read f32x64
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%in: memref<64xf32>, %out: memref<16xf32>)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %shared = memref.alloc() : memref<4x6xf32, 3>
    %t = gpu.thread_id x
    %at = arith.muli %t, %c4 : index
    %odd = arith.addi %at, %c1 : index
    %x = vector.load %in[%at] {alignment = 16} : memref<64xf32>, vector<4xf32>
    %y = vector.load %in[%odd] : memref<64xf32>, vector<4xf32>
    %z = vector.load %in[%odd] {alignment = 8} : memref<64xf32>, vector<4xf32> // violation: misaligned
    vector.store %x, %shared[%t, %c0] {alignment = 16} : memref<4x6xf32, 3>, vector<4xf32> // violation: misaligned
    vector.store %x, %out[%at] {alignment = 16} : memref<16xf32>, vector<4xf32>
    gpu.return
  }
}
