// The first argument is stored but for its last element, the second one but for its first.
// grid: 1 1 1
// argument: write f32x8
// argument: write f16x8
// argument: write f32x8
gpu.module @kernels {
  gpu.func @k(%a: memref<8xf32>, // violation: never-stored
              %b: memref<8xf16>, // violation: never-stored
              %c: memref<8xf32>)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %one = arith.constant 1.0 : f32
    %half = arith.constant 1.0 : f16
    %t = gpu.thread_id x
    %not_last = arith.cmpi ult, %t, %c7 : index
    scf.if %not_last {
      memref.store %one, %a[%t] : memref<8xf32>
    }
    %not_first = arith.cmpi ugt, %t, %c0 : index
    scf.if %not_first {
      memref.store %half, %b[%t] : memref<8xf16>
    }
    memref.store %one, %c[%t] : memref<8xf32>
    gpu.return
  }
}
