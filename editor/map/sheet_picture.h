#pragma once

#include "app/map/picture_patch.h"
#include "engine/draft/draft.h"
#include "engine/map/map.h"

#include <functional>
#include <memory>
#include <set>
#include <string_view>

/// The drawing of a draft as a map view shows it, and what a change of the draft changes there.
namespace marches::editor {

/// Which layers of a map are seen.
struct ShownLayers {
    bool provinces = true; ///< their colours and names; borders always are
    bool rivers = true;
    bool relief = true;
    bool woods = true;
    bool lanes = true;
    bool seaNames = true;
};
/// Takes out of a picture what is not seen.
void leaveOut(const ShownLayers& shown, appmap::MapPicture& picture);
void leaveOut(const ShownLayers& shown, appmap::PicturePatch& patch);

/// Returns a province's position on the map; -1: it has none.
using PositionOf = std::function<int(std::string_view id)>;

/// The drawing of a draft whose borders are joined (`Draft::map`), its provinces in the order of `map`; null
/// where they are not.
[[nodiscard]] std::shared_ptr<const appmap::MapPicture> sheetPicture(const draft::Draft& draft,
                                                                     const Map& map);

/// The entries of a tree's `picture` whose names of seas are drawn, in the order of the picture's.
[[nodiscard]] std::vector<Node> seaNameEntries(const Node& section);

/// Adds a province to a patch as it is shown, or finds it there; they stay ascending.
appmap::PatchedProvince& patchedProvince(appmap::PicturePatch& patch, const appmap::MapPicture& shown,
                                         int number);

/// The outlines of labels as a planar map has them now: provinces that have a position, land out of play.
/// `shown`: the picture that is patched.
[[nodiscard]] appmap::PicturePatch labelsPatch(const planar::PlanarMap& now, const draft::LabelTable& ids,
                                               const std::set<planar::Label>& labels,
                                               const appmap::MapPicture& shown, const PositionOf& positionOf);

/// What a change, which has been applied to `now`, changes in the picture that is shown. Provinces that have
/// no land any more are nowhere; new ones take the positions that `positionOf` gives them. Nothing where that
/// is no patch: it gives a new one no position, or the sheet has another size.
[[nodiscard]] std::optional<appmap::PicturePatch> changePatch(const draft::Draft& now,
                                                              const draft::Change& change,
                                                              const appmap::MapPicture& shown,
                                                              const PositionOf& positionOf);

} // namespace marches::editor
