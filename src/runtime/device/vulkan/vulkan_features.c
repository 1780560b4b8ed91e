// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A SPIR-V module is a header of five words, then instructions: words in the high half of the first
// one, opcode in the low half. Capabilities come before all else.
#include "runtime/device/vulkan/vulkan_features.h"

enum {
  SPIRV_MAGIC = 0x07230203,
  SPIRV_NEWEST = 0x00010500, // that Vulkan 1.2 takes
  SPIRV_HEADER = 5,          // words
  OP_CAPABILITY = 17
};

// number of the capability, its name, the feature that it needs
#define CAPABILITIES(X)                                                                            \
  X(9, "Float16", v12.shaderFloat16)                                                               \
  X(10, "Float64", core.features.shaderFloat64)                                                    \
  X(11, "Int64", core.features.shaderInt64)                                                        \
  X(12, "Int64Atomics", v12.shaderBufferInt64Atomics)                                              \
  X(22, "Int16", core.features.shaderInt16)                                                        \
  X(39, "Int8", v12.shaderInt8)                                                                    \
  X(4433, "StorageBuffer16BitAccess", v11.storageBuffer16BitAccess)                                \
  X(4434, "UniformAndStorageBuffer16BitAccess", v11.uniformAndStorageBuffer16BitAccess)            \
  X(4448, "StorageBuffer8BitAccess", v12.storageBuffer8BitAccess)                                  \
  X(4449, "UniformAndStorageBuffer8BitAccess", v12.uniformAndStorageBuffer8BitAccess)

// number of the capability, its name, operations on subgroups that it needs
#define SUBGROUP_CAPABILITIES(X)                                                                   \
  X(61, "GroupNonUniform", VK_SUBGROUP_FEATURE_BASIC_BIT)                                          \
  X(62, "GroupNonUniformVote", VK_SUBGROUP_FEATURE_VOTE_BIT)                                       \
  X(63, "GroupNonUniformArithmetic", VK_SUBGROUP_FEATURE_ARITHMETIC_BIT)                           \
  X(64, "GroupNonUniformBallot", VK_SUBGROUP_FEATURE_BALLOT_BIT)                                   \
  X(65, "GroupNonUniformShuffle", VK_SUBGROUP_FEATURE_SHUFFLE_BIT)                                 \
  X(66, "GroupNonUniformShuffleRelative", VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT)                \
  X(67, "GroupNonUniformClustered", VK_SUBGROUP_FEATURE_CLUSTERED_BIT)

// Of every device.
enum { CAPABILITY_MATRIX = 0, CAPABILITY_SHADER = 1 };

static void init_chain(cotile_vulkan_features_t *features) {
  *features = (cotile_vulkan_features_t){
      .core = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &features->v11},
      .v11 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES,
              .pNext = &features->v12},
      .v12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES}};
}

static void find_subgroup(cotile_vulkan_features_t *features, const cotile_vulkan_api_t *api,
                          VkPhysicalDevice device) {
  VkPhysicalDeviceSubgroupProperties subgroup = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                            .pNext = &subgroup};
  api->GetPhysicalDeviceProperties2(device, &properties);
  bool computes = subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT;
  features->subgroup = computes ? subgroup.supportedOperations : 0;
  features->subgroup_threads = subgroup.subgroupSize;
}

cotile_status_t cotile_vulkan_features_init(cotile_vulkan_features_t *features,
                                            const cotile_vulkan_api_t *api,
                                            VkPhysicalDevice device) {
  cotile_vulkan_features_t all;
  init_chain(features);
  init_chain(&all);
  api->GetPhysicalDeviceFeatures2(device, &all.core);
  if (!all.v12.timelineSemaphore)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device has no timeline semaphores");
  features->v12.timelineSemaphore = VK_TRUE;
#define COTILE_X(number, name, feature) features->feature = all.feature;
  CAPABILITIES(COTILE_X)
#undef COTILE_X
  find_subgroup(features, api, device);
  return COTILE_SUCCESS;
}

static cotile_status_t check_capability(const cotile_vulkan_features_t *features,
                                        uint32_t capability) {
  const char *missing = NULL;
  switch (capability) {
  case CAPABILITY_MATRIX:
  case CAPABILITY_SHADER:
    return COTILE_SUCCESS;
#define COTILE_X(number, name, feature)                                                            \
  case number:                                                                                     \
    missing = features->feature ? NULL : name;                                                     \
    break;
    CAPABILITIES(COTILE_X)
#undef COTILE_X
#define COTILE_X(number, name, operations)                                                         \
  case number:                                                                                     \
    missing = features->subgroup & operations ? NULL : name;                                       \
    break;
    SUBGROUP_CAPABILITIES(COTILE_X)
#undef COTILE_X
  default:
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "SPIR-V capability %u is not known", capability);
  }
  if (!missing) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device lacks what SPIR-V calls %s", missing);
}

cotile_status_t cotile_vulkan_features_check(const cotile_vulkan_features_t *features,
                                             const uint32_t *code, size_t size) {
  size_t count = size / sizeof *code;
  if (size % sizeof *code || count < SPIRV_HEADER || code[0] != SPIRV_MAGIC)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "this is not SPIR-V");
  if (code[1] > SPIRV_NEWEST)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "SPIR-V %u.%u is too new", code[1] >> 16 & 255,
                              code[1] >> 8 & 255);
  for (size_t at = SPIRV_HEADER; at + 1 < count; at += 2) {
    if (code[at] != (2 << 16 | OP_CAPABILITY)) return COTILE_SUCCESS;
    COTILE_RETURN_IF_ERROR(check_capability(features, code[at + 1]));
  }
  return COTILE_SUCCESS;
}
