#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/draft/draft.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace marches::draft {

/// The type of a package, which stands in it, uncompressed, as its first entry `mimetype`.
inline constexpr std::string_view packageType = "application/x-marches-map";
inline constexpr std::string_view packageSuffix = ".marchesmap";

/// The most that a package may hold; it comes from a stranger.
struct PackageLimits {
    std::size_t bytes = std::size_t{64} << 20;      ///< of the package
    std::size_t entries = 32;                       ///< `mimetype` and thumbnail among them
    std::size_t entryBytes = std::size_t{32} << 20; ///< of one entry, inflated
    std::size_t allBytes = std::size_t{96} << 20;   ///< of all of them, inflated
    std::size_t ratio = 200; ///< an entry over 1 MiB may inflate to so many times its packed size
};

/// A file of a package: a scenario (NAME.yaml) or a picture (NAME.svg).
struct PackageFile {
    std::string name; ///< a plain file name
    std::string bytes;
    bool operator==(const PackageFile&) const = default;
};

/// A map in one file: a scenario, its picture, and what else of its own it is based on.
struct Package {
    std::vector<PackageFile> files; ///< the scenario first, then the others by name
    std::string thumbnail;          ///< a PNG; empty for none
    bool operator==(const Package&) const = default;

    const PackageFile& scenario() const { return files.front(); }
};

/// Returns the package of a scenario and all files that it needs but those that come with the program.
/// Codes: "package-bundled", "package-twice", those of packageBytes and readRegularFile.
Expected<Package, Finding> packageOf(const Scenario& scenario, const ScenarioSources& sources,
                                     std::string thumbnail = {});

/// Returns the package of a map as it is now, whatever its files hold. Errors of the reader, and the same
/// codes.
Expected<Package, Findings> packageOf(const Draft& draft, std::string thumbnail = {});

/// Returns the package as the bytes of a file. The same package gives the same bytes: no dates, no names of
/// people. Codes: those of readPackage about names and sizes; "cannot-write".
Expected<std::string, Finding> packageBytes(const Package& package);

/// Whether the bytes begin as a package does.
bool isPackage(std::string_view bytes);

/// Reads a package whole, or says all that is wrong with it; `file` is its name in findings. No entry may
/// have a folder in its name, be a link, stand there twice or be of another kind. What is inflated is
/// counted, whatever the package says of its sizes. Whether the scenario is right is not looked at. Codes in
/// README.md. Never throws.
Expected<Package, Findings> readPackage(std::string_view bytes, const std::string& file,
                                        const PackageLimits& limits = {});

/// Writes the files of a package into a folder, which is made if it is missing; the thumbnail as NAME.png.
/// It overwrites nothing: if another file of a name is there, nothing at all is written. Codes:
/// "file-exists", "cannot-write".
std::optional<Finding> unpack(const Package& package, const std::filesystem::path& folder);

/// A scenario in the folder of own maps: FOLDER/NAME.yaml, or FOLDER/NAME/NAME.yaml.
struct OwnMap {
    std::string id;
    std::filesystem::path scenario;
};

/// Returns the maps of a folder by path; of a folder in it those that no other file there is based on. Files
/// that can't be read are passed over.
std::vector<OwnMap> ownMaps(const std::filesystem::path& folder);

/// What is to happen where another map of the same id is there.
enum class SameId { ask, beside, replace };

/// The map was kept, or the same files were there already.
struct KeptMap {
    std::filesystem::path scenario;
    bool wasThere = false;
};

/// Another map of that id is there, and nothing was written: the caller asks what to do.
struct MapInTheWay {
    OwnMap there;
};

/// Keeps the map of a package in the folder of own maps, in a folder of its own there. `beside` gives that
/// another name; `replace` writes over the map that is there. Codes: "package-scenario" (no id can be
/// read), "file-exists", "cannot-write".
Expected<std::variant<KeptMap, MapInTheWay>, Finding>
unpackedInto(const std::filesystem::path& folder, const Package& package, SameId sameId = SameId::ask);

} // namespace marches::draft
