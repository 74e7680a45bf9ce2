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

/// Reads all of a regular file (also behind a symbolic link: the caller chose it) of at most `maxBytes`.
/// Refuses directories, pipes and devices without opening them. Codes: "cannot-read", "too-large".
Expected<std::string, Finding> readRegularFile(const std::filesystem::path& path, std::size_t maxBytes);

/// Reads the first `maxBytes` of a regular file, or all of it if it is shorter. Refuses as readRegularFile
/// does. Code: "cannot-read".
Expected<std::string, Finding> readBeginning(const std::filesystem::path& path, std::size_t maxBytes);

/// Whether the text is a plain file name: no folder, no "..", no drive, no control characters.
bool isPlainFileName(std::string_view name) noexcept;

/// Returns the path of a file that another file in `folder` names. The name must be a plain file name, and no
/// link that leads out of the folder. Codes: "reference", "cannot-read".
Expected<std::filesystem::path, Finding> pathBeside(const std::filesystem::path& folder,
                                                    std::string_view name);

/// Reads a file found by pathBeside. Codes: those of pathBeside and readRegularFile.
Expected<std::string, Finding> readBeside(const std::filesystem::path& folder, std::string_view name,
                                          std::size_t maxBytes);

/// Returns a finding "scenario-file" where a game must not be written to `path`: it is one of the files of
/// its scenario, or has the name of one in whatever folder, since these lie beside the game. Capitals count
/// as small letters, as they do on some disks. Every writer to a path that a person chose asks this first.
std::optional<Finding> scenarioInTheWay(const std::filesystem::path& path,
                                        const std::vector<std::filesystem::path>& scenarioFiles);

} // namespace marches
