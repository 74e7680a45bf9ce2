#pragma once

#include "engine/picture/svg_splice.h"
#include "engine/planar/weld.h"

#include <map>
#include <set>
#include <string>

namespace marches::planar {

/// What a picture shall show of a planar map.
struct Shown {
    PlanarMap map;
    std::map<Label, std::string> ids; ///< of the provinces
    std::set<Label> seas;             ///< provinces that are no land
};
/// Returns what a welded picture shows.
Shown shownBy(const Welded& welded, std::set<Label> seas = {});

/// Returns which paths of the base change so that it shows `now`: outlines of provinces, their calm outlines
/// if the base has such, `land` and the size. `read` is what was made of the base, and `exact` says whether
/// it has the base's own lines (Welded::exact). A province keeps its path by its label, whatever its id
/// becomes; outlines equal to what was read keep their bytes, so nothing changes where nothing was edited.
SvgChanges svgChanges(const MapSvg& base, const Shown& read, bool exact, const Shown& now);

/// Returns the base's bytes with these changes. They are read and welded again: unless that gives `now` to
/// the point, the answer is what is wrong (code "svg-splice").
Expected<std::string, Finding> svgOf(const MapSvg& base, const Shown& read, bool exact, const Shown& now);

} // namespace marches::planar
