#version 450
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adds the first numbers of all bindings but the last to that of the last.
#extension GL_GOOGLE_include_directive : require
#include "workgroup.glsl"

layout(local_size_x = 1) in;

#define ADDEND(i) layout(set = 0, binding = i) readonly buffer Addend##i { int addend##i; };
ADDEND(0)
ADDEND(1)
ADDEND(2)
ADDEND(3)
ADDEND(4)
ADDEND(5)
ADDEND(6)
ADDEND(7)
ADDEND(8)
ADDEND(9)
ADDEND(10)
ADDEND(11)
ADDEND(12)
ADDEND(13)
ADDEND(14)
ADDEND(15)
ADDEND(16)
ADDEND(17)
ADDEND(18)
layout(set = 0, binding = 19) buffer Sum { int sum; };

void main() {
  if (workgroup_number() >= workgroups) return;
  int all = addend0 + addend1 + addend2 + addend3 + addend4 + addend5 + addend6 + addend7;
  all += addend8 + addend9 + addend10 + addend11 + addend12 + addend13 + addend14 + addend15;
  atomicAdd(sum, all + addend16 + addend17 + addend18);
}
