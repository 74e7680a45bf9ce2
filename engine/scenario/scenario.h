#pragma once

#include "engine/base/point.h"
#include "engine/map/map.h"
#include "engine/scenario/migrate.h"
#include "engine/scenario/node.h"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

inline constexpr std::size_t maxProvinces = 10'000;
/// The most that provinces times variants (with the whole map) may come to in a file.
inline constexpr std::size_t maxVariantProvinces = 60'000;
inline constexpr std::size_t maxScenarioBytes = std::size_t{4} << 20;

/// A point at which four provinces meet; each of them is in contact with the others there.
struct FourCorner {
    std::array<ProvinceId, 4> provinces{};
    Point at;
    bool operator==(const FourCorner&) const = default;
};

/// The line along which a sea link is drawn, from `a` to `b`.
struct SeaLane {
    ProvinceId a = noProvince;
    ProvinceId b = noProvince;
    std::vector<Point> path;
    bool operator==(const SeaLane&) const = default;
};

/// A circle that has room for a stack of tokens.
struct TokenPlace {
    Point at;
    double radius = 0; ///< SVG units; 0: not said
    bool operator==(const TokenPlace&) const = default;
};

/// Where the label and the tokens of a province stand; what is missing is computed from its outline.
struct Anchor {
    std::optional<Point> label;
    std::vector<TokenPlace> tokens;
    std::vector<Point> leader; ///< line from the tokens to the province, where they stand outside it
    bool operator==(const Anchor&) const = default;
};

/// A name on the map that is no province's: of a sea, of a gulf.
struct SeaName {
    LocalNames names;
    std::vector<Point> path; ///< the letters stand evenly along it
    double height = 0;       ///< of the letters; SVG units
    bool operator==(const SeaName&) const = default;
};

/// Two provinces that touch in the picture and are not linked, on purpose.
struct Unlinked {
    ProvinceId a = noProvince;
    ProvinceId b = noProvince;
    LocalNames because; ///< the reason; empty if none is given
    bool operator==(const Unlinked&) const = default;
};

/// The section `picture`: the file, and what is drawn besides its outlines. Points in SVG units.
struct PictureSection {
    std::filesystem::path folder; ///< of the file that names the picture
    std::string file;             ///< plain file name; empty: no picture
    double width = 0;             ///< SVG units
    double height = 0;
    std::vector<FourCorner> fourCorners;
    std::vector<SeaLane> seaLanes;
    std::vector<Unlinked> unlinked;
    std::vector<SeaName> seaNames;
    std::map<ProvinceId, Anchor> anchors;
    bool operator==(const PictureSection&) const = default;
};

/// How many may play.
struct PlayerRange {
    int min = 1;
    int max = 1;
    bool operator==(const PlayerRange&) const = default;
};

/// One way to play a scenario: the whole of it (empty id), or a variant that overrides some keys.
struct Variant {
    std::string id;
    LocalNames names;
    bool inherited = false;         ///< named by the file that this scenario is based on
    std::shared_ptr<const Map> map; ///< never null; the same one in all variants that don't change it
    MapScope view;
    std::vector<std::string> seats; ///< ids of those who may be played, 1 to 12; countries or others
    PlayerRange players;
    PictureSection picture;
    Node overrides; ///< a map; empty for the whole
};

/// A scenario that was read without an error. Ids of provinces and countries are numbered in alphabetical
/// order, so that their order in the file changes nothing.
struct Scenario {
    std::string id;
    std::string game;
    LocalNames names;
    std::filesystem::path file;                  ///< empty if it was read from memory
    std::vector<std::filesystem::path> readFrom; ///< `file` and those it is based on, bundled ones too
    Variant whole;
    std::vector<Variant> variants; ///< in the file's order
    Node tree; ///< own keys over those of the file it is based on; based on nothing itself; with `variants`
    std::string digest; ///< SHA-256 over what rules read, 64 hexadecimal digits

    /// Returns the variant of that id, `whole` for an empty one; null where there is none.
    const Variant* find(std::string_view variant) const;
    /// Returns the tree that a game reads: the scenario's without `variants`, overridden by the variant's
    /// keys.
    Node treeOf(const Variant& variant) const;
};

struct ScenarioResult {
    std::optional<Scenario> scenario; ///< only if there is no error
    Findings findings;                ///< errors and warnings, by line
};

/// Where scenarios are found that a file names by id alone: `ID.yaml` in the folder of bundled ones.
struct ScenarioSources {
    std::filesystem::path bundled; ///< empty: there are none
};

/// Reads a scenario and those that it is based on. Codes in README.md. Never throws.
ScenarioResult loadScenario(const std::filesystem::path& path, const ScenarioSources& sources);
/// Reads a scenario from memory. `file` is its name in findings; `folder` is where `based-on` and the picture
/// are looked for, nowhere if empty.
ScenarioResult loadScenarioText(std::string_view bytes, const std::string& file,
                                const std::filesystem::path& folder, const ScenarioSources& sources);

/// Adds the findings of a game's own `check` to a result; an error among them takes the scenario away.
ScenarioResult checkedBy(Findings (*check)(const Scenario&), ScenarioResult read);

/// Returns the files that a scenario was read from and its pictures, bundled ones too: those that no game on
/// it may overwrite.
std::vector<std::filesystem::path> allFilesOf(const Scenario& scenario);
/// Returns the files that have to be copied to play a scenario elsewhere: those it was read from and its
/// picture, without bundled ones. None for a bundled scenario.
std::vector<std::filesystem::path> filesOf(const Scenario& scenario, const ScenarioSources& sources);

} // namespace marches
