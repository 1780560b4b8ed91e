// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What kernels for Vulkan begin with: src/base/module_abi.h.
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(push_constant) uniform Numbers {
  int workgroups, n, d;
};

int workgroup_number() {
  return int(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x);
}
