// The last workgroup goes over the edge of dynamic and static memory, below and above.
// grid: 2 1 1
// argument: read f32x13
// argument: write f32x16
gpu.module @kernels {
  gpu.func @k(%in: memref<?xf32>, %out: memref<16xf32>)
      workgroup(%shared: memref<1x7xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %id = gpu.global_id x
    %t = gpu.thread_id x
    %x = memref.load %in[%id] : memref<?xf32> // violation: out-of-bounds
    memref.store %x, %shared[%c0, %t] : memref<1x7xf32, #gpu.address_space<workgroup>> // violation: out-of-bounds
    %below = arith.subi %t, %c1 : index
    %y = memref.load %in[%below] : memref<?xf32> // violation: out-of-bounds
    %shared_row = memref.load %shared[%c1, %c0] : memref<1x7xf32, #gpu.address_space<workgroup>> // violation: out-of-bounds
    %v = vector.load %in[%t] : memref<?xf32>, vector<6xf32>
    %w = vector.load %in[%id] : memref<?xf32>, vector<4xf32> // violation: out-of-bounds
    %seven = vector.broadcast %x : f32 to vector<7xf32>
    %lane = vector.extract %seven[%t] : f32 from vector<7xf32> // violation: out-of-bounds
    %set = vector.insert %x, %seven[%below] : f32 into vector<7xf32> // violation: out-of-bounds
    %n = memref.dim %in, %c0 : memref<?xf32>
    %in_range = arith.cmpi ult, %id, %n : index
    %z = scf.if %in_range -> f32 {
      %loaded = memref.load %in[%id] : memref<?xf32>
      scf.yield %loaded : f32
    } else {
      scf.yield %x : f32
    }
    memref.store %z, %out[%id] : memref<16xf32>
    %bad_dim = memref.dim %in, %c2 : memref<?xf32> // violation: out-of-bounds
    gpu.return
  }
}
