#version 450
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#extension GL_GOOGLE_include_directive : require
#include "workgroup.glsl"

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) readonly buffer Source { int64_t source[]; };
layout(set = 0, binding = 1) writeonly buffer Target { int64_t target[]; };

void main() {
  int i = workgroup_number();
  if (i < workgroups) target[i] = source[n - 1 - i] + d;
}
