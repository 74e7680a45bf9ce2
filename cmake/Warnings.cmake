# Every target of ours links marches::warnings; nothing else sets a warning flag.
add_library(marches_warnings INTERFACE)
add_library(marches::warnings ALIAS marches_warnings)
target_compile_options(marches_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion
                                                  $<$<BOOL:${MARCHES_WERROR}>:-Werror>)

# g++ 12 at -O2 takes strings inside moved values for uninitialised or overlapping (its bugs 105329, 105562).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(marches_warnings INTERFACE $<$<CONFIG:Release>:-Wno-maybe-uninitialized -Wno-restrict>)
endif()

# marches_library(NAME SOURCES... ): a static library marches_NAME, alias marches::NAME, rooted at the source tree.
function(marches_library name)
  add_library(marches_${name} STATIC ${ARGN})
  add_library(marches::${name} ALIAS marches_${name})
  target_include_directories(marches_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(marches_${name} PRIVATE marches::warnings)
endfunction()

# Several files are compiled as one: a local name may be a file's own name in another file (clang++ knows no -Wshadow that leaves
# these out), and g++ takes types of unnamed namespaces for types of a header. clang++ counts conversions between signed and
# unsigned to -Wconversion, g++ does not; Qt's flags make them everywhere.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_compile_options(marches_warnings INTERFACE -Wno-sign-conversion)
else()
  target_compile_options(marches_warnings INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
