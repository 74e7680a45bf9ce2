#pragma once

namespace marches {

/// Gives a program that was started without standard input, output or error (`<&-`) one that fails. Else the
/// first file it opens would be taken for that stream, and what is printed be written into it. To be called
/// before anything is opened. Does nothing where there is no POSIX.
void holdStandardStreams();

} // namespace marches
