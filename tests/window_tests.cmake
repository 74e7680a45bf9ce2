# How the window's tests are built and run, for tests/app and tests/editor.

# Finished games are kept among the documents of whoever plays: not among those of whoever tests.
set(tests_home ${PROJECT_BINARY_DIR}/tests/home)
set(tests_pictures ${PROJECT_BINARY_DIR}/pictures)
file(MAKE_DIRECTORY ${tests_home} ${tests_pictures})
# What Qt and the fonts' libraries keep until the end is no leak of ours; the engine's tests look for leaks.
set(tests_environment "QT_QPA_PLATFORM=offscreen" "HOME=${tests_home}" "ASAN_OPTIONS=detect_leaks=0")

# Qt Test without the folders of each test in its definitions, which would make every precompiled header another one.
add_library(marches_qtest INTERFACE)
add_library(marches::qtest ALIAS marches_qtest)
target_include_directories(marches_qtest SYSTEM INTERFACE $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)
target_link_libraries(marches_qtest INTERFACE Qt6::Widgets $<LINK_ONLY:Qt6::Test>)

add_library(marches_qtest_precompiled OBJECT app/precompiled.cpp)
target_link_libraries(marches_qtest_precompiled PRIVATE marches::warnings marches::tests marches::qtest)
target_precompile_headers(
  marches_qtest_precompiled PRIVATE <QTest> <QApplication> <QAbstractButton> <QDir> <QLabel> <QPainter> <QPushButton> <QSettings>
  <algorithm> <array> <functional> <map> <memory> <optional> <set> <string> <vector>)

# marches_app_room(PROGRAM LIBS lib...): one program for all the Qt Test classes of a room. Tests join it by marches_app_test.
add_library(marches_app_test_main STATIC app/main.cpp app/engine_sentences.cpp)
target_compile_definitions(marches_app_test_main PRIVATE MARCHES_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(marches_app_test_main PUBLIC marches::theme marches::qtest PRIVATE marches::warnings)
target_include_directories(marches_app_test_main PUBLIC ${PROJECT_SOURCE_DIR})
function(marches_app_room program)
  cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
  add_executable(${program})
  set_target_properties(${program} PROPERTIES AUTOMOC ON)
  target_link_libraries(${program} PRIVATE marches::warnings marches::tests marches_app_test_main ${ARG_LIBS})
  target_precompile_headers(${program} REUSE_FROM marches_qtest_precompiled)
  # Empty where each file includes its own moc: reading them would be all that it costs.
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${program}_autogen/mocs_compilation.cpp
                              PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  target_compile_definitions(${program} PRIVATE MARCHES_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                                MARCHES_PICTURE_DIR="${tests_pictures}")
endfunction()

# marches_app_test(NAME ROOM program [LABELS quick|...] [TIMEOUT s] [ENVIRONMENT name=value...] SOURCES...): adds a class of tests
# to a room's program, one ctest entry on the offscreen platform with a watchdog. The class is the one that MARCHES_TEST names in
# the first source. Says only what failed: the platform warns at every window, and a report that is cut short would hold nothing
# else.
function(marches_app_test name)
  cmake_parse_arguments(ARG "" "ROOM;TIMEOUT" "LABELS;ENVIRONMENT;SOURCES" ${ARGN})
  list(GET ARG_SOURCES 0 source)
  file(STRINGS ${source} registered REGEX "^MARCHES_TEST")
  string(REGEX REPLACE "^MARCHES_TEST\\(([A-Za-z]+::)*([A-Za-z]+),.*" "\\2" class "${registered}")
  target_sources(${ARG_ROOM} PRIVATE ${ARG_SOURCES})
  add_test(NAME ${name} COMMAND ${ARG_ROOM} ${class} -silent)
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 240)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
                                          ENVIRONMENT "${tests_environment};${ARG_ENVIRONMENT}")
endfunction()

# marches_app_test_alone(NAME LIBS lib... [TIMEOUT s] SOURCES...): the same for a class that needs a program of its own.
function(marches_app_test_alone name)
  cmake_parse_arguments(ARG "" "TIMEOUT" "LIBS;SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE marches::warnings marches::tests ${ARG_LIBS} marches::qtest)
  target_precompile_headers(${name} REUSE_FROM marches_qtest_precompiled)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  add_test(NAME ${name} COMMAND ${name} -silent)
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 240)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT}
                                          ENVIRONMENT "${tests_environment}")
endfunction()
