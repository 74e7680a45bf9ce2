# All from the distribution's packages (packaging/bootstrap installs them).
find_package(tl-expected REQUIRED)
find_package(Boost 1.74 REQUIRED) # container, polygon (Voronoi cells of invented lands); headers only
find_package(fmt REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(pugixml REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(libyaml REQUIRED IMPORTED_TARGET yaml-0.1) # where a value stands in a file, to the byte
pkg_check_modules(libzip REQUIRED IMPORTED_TARGET libzip)    # packages of a map
if(MARCHES_APP)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg LinguistTools)
endif()
if(MARCHES_TESTS)
  find_package(GTest REQUIRED)
  find_package(GEOS REQUIRED) # a second opinion on the editor's geometry
  if(MARCHES_APP)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
  endif()
endif()
if(MARCHES_BENCH)
  find_package(benchmark REQUIRED)
endif()
