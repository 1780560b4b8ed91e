#version 450
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#extension GL_GOOGLE_include_directive : require
#include "workgroup.glsl"

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Thirds { float thirds[]; };
layout(set = 0, binding = 1) buffer Tinies { float tinies[]; };

void main() {
  int i = workgroup_number();
  if (i >= workgroups) return;
  thirds[i] = 1.0 / float(n);
  tinies[i] = 1e-30 * intBitsToFloat(d); // of 1e-10
}
