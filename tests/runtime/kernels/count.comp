#version 450
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#extension GL_GOOGLE_include_directive : require
#include "workgroup.glsl"

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Counters { int counters[]; };

void main() {
  int i = workgroup_number();
  if (i < workgroups) atomicAdd(counters[i], 1);
}
