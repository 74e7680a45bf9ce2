#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/draft/edits_sheet.h"

#include <set>
#include <string>
#include <vector>

// How a map begins: each function returns the files of a new scenario, which lie nowhere yet.
namespace marches::draft {

constexpr int leastSheet = 200;   ///< SVG units, each way
constexpr int mostSheet = 20'000; ///< SVG units, each way

/// A new scenario's id and what it is called in one language.
struct MapTitle {
    std::string id; ///< a slug; also the files' name
    std::string language = "en";
    std::string name;
};
/// Says why a title can't be taken; nothing where it can.
std::optional<Sentence> titleRefused(const MapTitle& title);

struct NewMap {
    std::string yaml;
    std::string svg; ///< empty: the picture is that of the map it is based on
    std::size_t provinces = 0;
    std::size_t countries = 0;
    std::vector<Sentence> notes; ///< what a person is told before: what becomes of things that were there
};

/// Makes a sheet of nothing but sea, with the figures of the map `like`; width and height in SVG units.
Expected<NewMap, Sentence> blankMap(const Draft& like, const MapTitle& title, int width, int height);

/// Makes a scenario that is based on another and changes nothing of it yet. `base` is what the file says
/// under `based-on`: an id of a bundled scenario, or a file's name.
Expected<NewMap, Sentence> changedMap(const Draft& like, const MapTitle& title, const std::string& base);

/// Returns the sheet that holds provinces with a margin around them, no larger than the source's sheet; SVG
/// units rounded to whole ones. The whole sheet where none of them has an outline.
Box sheetAround(const Draft& source, const std::set<std::string>& provinces);

/// Cuts a part out of a map: the provinces named stay with borders, links, figures, names, lanes and rivers,
/// other land within the sheet becomes quiet land. Countries that can't be played any more go: what they
/// contested becomes whole, what was theirs alone becomes quiet land. Variants, start positions and goals
/// stay behind. Refused: no planar map, nothing left to play.
Expected<NewMap, Sentence> partOfMap(const Draft& source, const std::set<std::string>& provinces,
                                     const MapTitle& title, const Box& sheet);

/// Returns the lines between provinces and all else, in SVG units: what a part's border will be. Empty
/// without a planar map.
std::vector<Ring> linesAround(const Draft& source, const std::set<std::string>& provinces);

/// Reads a new map by the engine's own reader and its game's `check` (null: none), as if its file lay in
/// `folder`: errors say why it can't be played yet.
ScenarioResult readNewMap(const NewMap& made, const std::filesystem::path& folder,
                          const ScenarioSources& sources, Findings (*check)(const Scenario&));

} // namespace marches::draft
