// Integer operations whose results are undefined, next to some that are not.
// grid: 1 1 1
// argument: 0
// argument: 2147483647
gpu.module @kernels {
  gpu.func @k(%zero: i32, %max: i32) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
    %one = arith.constant 1 : i32
    %minus = arith.constant -1 : i32
    %width = arith.constant 32 : i32
    %large = arith.constant 3.0e9 : f32
    %a = arith.divui %one, %zero : i32 // violation: division-by-zero
    %b = arith.remsi %one, %zero : i32 // violation: division-by-zero
    %c = arith.shli %one, %width : i32 // violation: shift
    %d = arith.shrui %one, %minus : i32 // violation: shift
    %min = arith.addi %max, %one : i32
    %e = arith.addi %max, %one overflow<nsw> : i32 // violation: overflow
    %f = arith.addi %max, %one overflow<nuw> : i32
    %g = arith.addi %minus, %one overflow<nuw> : i32 // violation: overflow
    %h = arith.addi %minus, %one overflow<nsw> : i32
    %i = arith.subi %zero, %one overflow<nuw> : i32 // violation: overflow
    %j = arith.muli %max, %max overflow<nsw, nuw> : i32 // violation: overflow
    %k = arith.shli %max, %one overflow<nsw> : i32 // violation: overflow
    %l = arith.shli %max, %one overflow<nuw> : i32
    %m = arith.divsi %min, %minus : i32 // violation: overflow
    %n = arith.divui %min, %minus : i32
    %o = arith.fptosi %large : f32 to i32 // violation: overflow
    %half = arith.constant 2147483648.0 : f32
    %o1 = arith.fptosi %half : f32 to i32 // violation: overflow
    %below = arith.constant -1.0 : f32
    %o2 = arith.fptoui %below : f32 to i32 // violation: overflow
    %p = arith.fptoui %large : f32 to i32
    %q = arith.trunci %max overflow<nsw> : i32 to i16 // violation: overflow
    %r = arith.trunci %minus overflow<nsw> : i32 to i16
    %s = arith.trunci %minus overflow<nuw> : i32 to i16 // violation: overflow
    %t = gpu.thread_id x
    %i_t = arith.index_cast %t : index to i32
    %is_second = arith.cmpi ne, %i_t, %zero : i32
    scf.if %is_second {
      %u = arith.divui %one, %i_t : i32
    }
    %v = arith.divui %one, %i_t : i32 // violation: division-by-zero
    gpu.return
  }
}
