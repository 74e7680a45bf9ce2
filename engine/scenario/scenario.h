#pragma once

#include "engine/base/point.h"
#include "engine/map/map.h"
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

inline constexpr int scenarioFormat = 1;
inline constexpr std::size_t maxProvinces = 10'000;
/// Provinces times variants (with the whole map) that a file may ask for.
inline constexpr std::size_t maxVariantProvinces = 60'000;
inline constexpr std::size_t maxScenarioBytes = std::size_t{4} << 20;

/// A point where four provinces touch: all of them are in contact there.
struct FourCorner {
    std::array<ProvinceId, 4> provinces{};
    Point at;
    bool operator==(const FourCorner&) const = default;
};

/// How a sea link is drawn: from `a` to `b` along this path.
struct SeaLane {
    ProvinceId a = noProvince;
    ProvinceId b = noProvince;
    std::vector<Point> path;
    bool operator==(const SeaLane&) const = default;
};

/// Room for a stack of tokens: a circle.
struct TokenPlace {
    Point at;
    double radius = 0; ///< SVG units; 0: not said
    bool operator==(const TokenPlace&) const = default;
};

/// Where a province's label and tokens stand; what is missing is computed from its outline.
struct Anchor {
    std::optional<Point> label;
    std::vector<TokenPlace> tokens;
    std::vector<Point> leader; ///< from the tokens to the province, where they stand outside
    bool operator==(const Anchor&) const = default;
};

/// The name of a sea, a gulf: what is no province.
struct SeaName {
    LocalNames names;
    std::vector<Point> path; ///< its letters stand along this, evenly
    double height = 0;       ///< of its letters; SVG units
    bool operator==(const SeaName&) const = default;
};

struct PictureSection {
    std::filesystem::path folder; ///< of the file that names the picture
    std::string file;             ///< plain file name; empty: no picture
    double width = 0;             ///< SVG units
    double height = 0;
    std::vector<FourCorner> fourCorners;
    std::vector<SeaLane> seaLanes;
    std::vector<SeaName> seaNames;
    std::map<ProvinceId, Anchor> anchors;
    bool operator==(const PictureSection&) const = default;
};

/// How many play.
struct PlayerRange {
    int min = 1;
    int max = 1;
    bool operator==(const PlayerRange&) const = default;
};

/// One way to play a scenario: the whole of it (empty id), or a variant that overrides some keys.
struct Variant {
    std::string id;
    LocalNames names;
    bool inherited = false;         ///< it stands in the file that this scenario is based on
    std::shared_ptr<const Map> map; ///< never null; the same one in all variants that don't change it
    MapScope view;
    std::vector<std::string> seats; ///< who may be played, 1 to 12 ids; countries or not
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
    Node tree;                     ///< own keys over what it is based on; stands for itself; with `variants`
    std::string digest;            ///< SHA-256 over what matters to play, 64 hexadecimal digits

    /// The variant of that id, the whole for an empty one; null: there is none.
    const Variant* find(std::string_view variant) const;
    /// The tree that the game reads: the scenario's, without `variants`, with the variant's keys over it.
    Node treeOf(const Variant& variant) const;
};

struct ScenarioResult {
    std::optional<Scenario> scenario; ///< only if there is no error
    Findings findings;                ///< errors and warnings, by line
};

/// Where scenarios come from that are named by their id alone: `ID.yaml` in the folder of the bundled ones.
struct ScenarioSources {
    std::filesystem::path bundled; ///< empty: there are none
};

ScenarioResult loadScenario(const std::filesystem::path& path, const ScenarioSources& sources);
/// The same from memory. `file` is its name in messages; `folder` is where `based-on` and the picture are
/// looked for, none if empty.
ScenarioResult loadScenarioText(std::string_view bytes, const std::string& file,
                                const std::filesystem::path& folder, const ScenarioSources& sources);

/// The same result with what a game's own `check` of the scenario says besides.
ScenarioResult checkedBy(Findings (*check)(const Scenario&), ScenarioResult read);

/// The files that a scenario was read from and its pictures, bundled ones too: what no game on it may
/// replace.
std::vector<std::filesystem::path> allFilesOf(const Scenario& scenario);
/// The files that a scenario was read from and its picture, what it is based on included, without the bundled
/// ones: what has to be copied to play it elsewhere. None for a bundled scenario.
std::vector<std::filesystem::path> filesOf(const Scenario& scenario, const ScenarioSources& sources);

} // namespace marches
