#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/planar/edits.h"

#include <string>
#include <string_view>
#include <vector>

// What changes land and tree together. All need the planar map (Draft::map): a picture whose borders are not
// joined yet is joined first (joinedBorders). Refusals of the planar map come back as their sentences.
namespace marches::draft {

/// Makes a change of an edit of the planar map: borders moved, calmed, painted. Provinces that have lost all
/// their land go, with all that names them.
Expected<Change, Sentence> sheetChange(const Draft& draft, const planar::Rework& rework, Sentence name,
                                       std::string mergeKey = {});
/// Returns what the history says of a moved border between two labels.
Sentence borderMoved(const Draft& draft, Label a, Label b);

/// Whether there is a picture whose borders are not joined yet, so that no command can move them.
bool needsJoining(const Draft& draft);
/// A picture's outlines as a planar map with the draft's labels, and what joining them moves.
struct JoinOffer {
    planar::PlanarMap map;
    planar::JoinReport report;
};
/// Joins the borders of the picture of now: gaps up to `widest` SVG units are closed, what two provinces
/// cover goes to the upper one. `between`: as planar::joinBorders has it. Nothing is changed by that yet
/// (joinedBorders).
Expected<JoinOffer, Sentence> joinOffer(const Draft& draft, double widest = planar::usualGap,
                                        const std::vector<std::string>& between = {});
/// Takes a planar map in place of outlines that only lie near each other.
Expected<Change, Sentence> joinedBorders(const Draft& draft, const planar::PlanarMap& joined);

/// What a new province is called; its id is made from the name where none is given.
struct NewName {
    std::string language = "en";
    std::string name;
    std::string id;
};
struct NewProvinces {
    Change change;
    std::vector<std::string> ids; ///< of the new ones
};

/// Cuts a province in two or more. `split` is what planar::split gave for its label and LabelTable::next. The
/// new ones belong to the same country and are left out where it is; links, lanes, corners and places of
/// names and tokens go to the piece that they touch or lie in.
Expected<NewProvinces, Sentence> splitProvince(const Draft& draft, const std::string& province,
                                               const planar::Split& split, const NewName& name);

/// Which of two provinces stays when they become one, and what is lost.
struct MergePlan {
    std::string kept;
    std::string gone;
    std::vector<Sentence> goes;
};
/// Says it before it is done; refused where the game forbids it.
Expected<MergePlan, Sentence> planMerge(const Draft& draft, const std::string& a, const std::string& b);
Expected<Change, Sentence> mergeProvinces(const Draft& draft, const std::string& kept,
                                          const std::string& gone);

/// Makes a province of the land inside a closed line; it is linked with all that it touches. `country` may be
/// empty.
Expected<NewProvinces, Sentence> drawProvince(const Draft& draft, const planar::GridRing& ring,
                                              const NewName& name, const std::string& country,
                                              const planar::Take& take = {});
/// Makes a province of one face: of quiet land, or a piece of another province.
Expected<NewProvinces, Sentence> provinceFromFace(const Draft& draft, planar::GridPoint point,
                                                  const NewName& name, const std::string& country);

/// Where the land of a removed province goes.
struct LandGoes {
    enum class To { longestNeighbour, province, nobody, sea };
    To to = To::longestNeighbour;
    std::string province; ///< with To::province
};
/// Removes a province, with all that names it. One without an outline goes from the tree.
Expected<Change, Sentence> removeProvince(const Draft& draft, const std::string& id,
                                          const LandGoes& land = {});

/// Gives the faces under points to a province.
Expected<Change, Sentence> giveLand(const Draft& draft, const std::vector<planar::GridPoint>& points,
                                    const std::string& province);

/// These change a path over the provinces: add one (at the end without `at`), take one out.
Expected<Change, Sentence> addLayerItem(const Draft& draft, Layer layer, Outline item,
                                        std::optional<std::size_t> at = std::nullopt);
Expected<Change, Sentence> removeLayerItem(const Draft& draft, Layer layer, std::size_t at);

} // namespace marches::draft
