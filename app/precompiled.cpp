// Holds the window's precompiled header; see CMakeLists.txt.
