#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>

namespace marches::cli {

/// What is packed: a scenario's file into a package.
struct PackChoice {
    std::string scenario;
    std::string out;       ///< empty: NAME.marchesmap in the present folder
    std::string thumbnail; ///< a PNG; empty: none
};

/// What is unpacked, and into which folder.
struct UnpackChoice {
    std::string package;
    std::string folder = ".";
};

/// Writes a package of a scenario that has no errors; findings are printed. Returns the exit code.
int pack(const PackChoice& choice, const Games& games, Streams streams);

/// Writes the files of a package, and overwrites none. Returns the exit code.
int unpack(const UnpackChoice& choice, const Games& games, Streams streams);

/// Whether the file is a package, by its name or by how it begins.
bool isPackageFile(const std::string& file);

/// Returns all that is wrong with a package and the scenario in it.
Findings packageFindings(const std::string& file, const Games& games);

} // namespace marches::cli
