#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// The bytes of a regular file (also behind a symbolic link: the caller chose it) of at most `maxBytes`.
/// Directories, pipes and devices are refused without being opened. Codes: "cannot-read", "too-large".
Expected<std::string, Finding> readRegularFile(const std::filesystem::path& path, std::size_t maxBytes);

/// The first `maxBytes` of a regular file, or all of it. Refuses as readRegularFile does. Code:
/// "cannot-read".
Expected<std::string, Finding> readBeginning(const std::filesystem::path& path, std::size_t maxBytes);

/// Whether the text is a plain file name: no folder, no "..", no drive, no control characters.
bool isPlainFileName(std::string_view name) noexcept;

/// Where a file lies that another file names: a plain file name in `folder`, not a link that leads out of it.
/// Codes: "reference", "cannot-read".
Expected<std::filesystem::path, Finding> pathBeside(const std::filesystem::path& folder,
                                                    std::string_view name);

/// Reads such a file. Codes: those of pathBeside and readRegularFile.
Expected<std::string, Finding> readBeside(const std::filesystem::path& folder, std::string_view name,
                                          std::size_t maxBytes);

/// Why a game may not write anything to `path`: it is one of the files of its scenario, or is called like
/// one, in whatever folder, since these lie beside the game. Capitals count as small letters, as they do on
/// some disks. Every writer of the program that a person gives a name asks this first. Code "scenario-file".
std::optional<Finding> scenarioInTheWay(const std::filesystem::path& path,
                                        const std::vector<std::filesystem::path>& scenarioFiles);

} // namespace marches
