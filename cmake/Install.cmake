# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What programs that run modules need: the runtime as an archive and as a shared library, its
# headers, a CMake package and a pkg-config file, all without absolute paths. tools/ installs the
# tools.
include(CMakePackageConfigHelpers)

set(cotile_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Cotile)
install(TARGETS cotile_runtime cotile_shared
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/cotile DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN *.h)

configure_package_config_file(cmake/CotileConfig.cmake.in
  ${CMAKE_BINARY_DIR}/install/CotileConfig.cmake INSTALL_DESTINATION ${cotile_package_dir}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/install/CotileConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/install/CotileConfig.cmake
  ${CMAKE_BINARY_DIR}/install/CotileConfigVersion.cmake DESTINATION ${cotile_package_dir})

file(RELATIVE_PATH cotile_pkgconfig_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/cotile.pc.in ${CMAKE_BINARY_DIR}/install/cotile.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/install/cotile.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
