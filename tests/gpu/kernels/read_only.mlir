// A store to an argument that the caller only lends for reading.
// grid: 1 1 1
// argument: read f32x4
gpu.module @kernels {
  gpu.func @k(%in: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %t = gpu.thread_id x
    %x = memref.load %in[%t] : memref<4xf32>
    memref.store %x, %in[%t] : memref<4xf32> // violation: read-only
    gpu.return
  }
}
