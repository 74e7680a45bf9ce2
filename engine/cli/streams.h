#pragma once

#include <iosfwd>

namespace marches::cli {

/// The input and outputs of the program.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// The exit codes.
inline constexpr int exitGood = 0;
inline constexpr int exitRefused = 1;     ///< an error in a file, a refused command
inline constexpr int exitUsage = 2;       ///< the command line itself
inline constexpr int exitInterrupted = 3; ///< told to stop; the same command continues

} // namespace marches::cli
