#version 450
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each invocation writes one number and sums all.
#extension GL_GOOGLE_include_directive : require
#include "workgroup.glsl"

layout(local_size_x = 64) in;
layout(set = 0, binding = 0) writeonly buffer Target { int64_t target[]; };
shared int64_t mine[64];

void main() {
  int i = workgroup_number();
  if (i >= workgroups) return;
  mine[gl_LocalInvocationID.x] = i;
  barrier();
  int64_t sum = 0;
  for (int j = 0; j < 64; j++) sum += mine[j];
  if (gl_LocalInvocationID.x == 63) target[i] = sum / 64;
}
