// Holds the precompiled header of the window's tests; see CMakeLists.txt.
