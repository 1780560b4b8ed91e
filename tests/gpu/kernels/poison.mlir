// A vector with a lane that was never set: it may be moved and added, not stored or decided on.
// grid: 1 1 1
// argument: write f32x16
// argument: write f32x4
gpu.module @kernels {
  gpu.func @k(%out: memref<16xf32>, %lanes: memref<4xf32>)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %one = arith.constant 1.0 : f32
    %t = gpu.thread_id x
    %none = ub.poison : vector<4xf32>
    %a = vector.insert %one, %none[0] : f32 into vector<4xf32>
    %b = vector.insert %one, %a[1] : f32 into vector<4xf32>
    %c = vector.insert %one, %b[2] : f32 into vector<4xf32>
    %d = arith.addf %c, %c : vector<4xf32>
    %at = arith.muli %t, %c4 : index
    vector.store %d, %out[%at] : memref<16xf32>, vector<4xf32> // violation: poison
    %fine = vector.extract %d[2] : f32 from vector<4xf32>
    memref.store %fine, %lanes[%t] : memref<4xf32>
    %full = vector.insert %one, %c[3] : f32 into vector<4xf32>
    gpu.barrier
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %shuffled = vector.shuffle %full, %full [0, -1, 5, 3] : vector<4xf32>, vector<4xf32>
      %e = vector.extract %shuffled[1] : f32 from vector<4xf32>
      %is_positive = arith.cmpf ogt, %e, %one : f32
      %chosen = arith.select %is_positive, %one, %one : f32 // violation: poison
      scf.if %is_positive { // violation: poison
        memref.store %one, %lanes[%c1] : memref<4xf32>
      } else {
        memref.store %one, %lanes[%c1] : memref<4xf32>
      }
      %bits = arith.bitcast %e : f32 to i32
      %quotient = arith.divui %bits, %bits : i32
      %index = arith.index_cast %bits : i32 to index
      %loaded = memref.load %lanes[%index] : memref<4xf32> // violation: poison
      scf.for %i = %c0 to %index step %c1 { // violation: poison
      }
      %carried = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %e) -> f32 {
        %sum = arith.addf %x, %x : f32
        %later = arith.cmpi ugt, %i, %c0 : index
        scf.if %later {
          %is_one = arith.cmpf oeq, %sum, %one : f32
          scf.if %is_one {
          }
        }
        scf.yield %one : f32
      }
      %second = arith.cmpi eq, %t, %c1 : index
      %either = scf.if %second -> f32 {
        scf.yield %one : f32
      } else {
        scf.yield %e : f32
      }
      memref.store %either, %lanes[%c0] : memref<4xf32> // violation: poison stored-twice
      %now_set = arith.cmpf ogt, %carried, %one : f32
      scf.if %now_set {
      }
    }
    gpu.return
  }
}
