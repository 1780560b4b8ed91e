# What runs on Vulkan runs on Mesa's lavapipe, with the validation layer.
find_program(COTILE_GLSLANG glslangValidator)
file(GLOB COTILE_LAVAPIPE /usr/share/vulkan/icd.d/lvp_icd*.json)
find_file(COTILE_VALIDATION_LAYER VkLayer_khronos_validation.json
  PATH_SUFFIXES share/vulkan/explicit_layer.d)
if(COTILE_VULKAN_INCLUDE AND COTILE_GLSLANG AND COTILE_LAVAPIPE AND COTILE_VALIDATION_LAYER
   AND NOT CMAKE_CROSSCOMPILING)
  set(COTILE_TEST_VULKAN 1)
  list(GET COTILE_LAVAPIPE 0 COTILE_LAVAPIPE)
else()
  set(COTILE_TEST_VULKAN 0)
  message(STATUS "No tests on Vulkan: they need libvulkan-dev, mesa-vulkan-drivers, "
    "vulkan-validationlayers and glslang-tools")
endif()

# cotile_use_vulkan(TEST): Vulkan has no other driver than lavapipe, and caches are the tests' own.
function(cotile_use_vulkan name)
  if(COTILE_TEST_VULKAN)
    set(cache ${PROJECT_BINARY_DIR}/tests/cache)
    set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT VK_DRIVER_FILES=${COTILE_LAVAPIPE}
      VK_ICD_FILENAMES=${COTILE_LAVAPIPE} XDG_CACHE_HOME=${cache} MESA_SHADER_CACHE_DIR=${cache})
  endif()
endfunction()
