// Holds the precompiled header of the engine's tests; see ../CMakeLists.txt.
