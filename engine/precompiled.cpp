// Holds the engine's precompiled header; see CMakeLists.txt.
