#include "engine/planar/course.h"
#include "engine/planar/labelling.h"

#include <algorithm>

namespace marches::planar {
namespace {

// Whether a segment runs along a side of the box.
bool alongSide(const GridBox& box, GridPoint a, GridPoint b) noexcept {
    return (a.x == b.x && (a.x == box.left || a.x == box.right)) ||
           (a.y == b.y && (a.y == box.top || a.y == box.bottom));
}

ArcPointer shifted(const Arc& arc, const GridBox& box) {
    std::vector<GridPoint> points = arc.points;
    Label left = arc.left;
    Label right = arc.right;
    // An arc on the box's side is the new frame. Its outer side is the left one where the box lies right of
    // it.
    const GridPoint a = points[0];
    const GridPoint b = points[1];
    if (alongSide(box, a, b)) {
        const GridPoint centre{box.left + (box.right - box.left) / 2, box.top + (box.bottom - box.top) / 2};
        (orientation(a, b, centre) > 0 ? left : right) = offSheet;
    }
    for (GridPoint& point : points)
        point = {point.x - box.left, point.y - box.top};
    return std::make_shared<const Arc>(std::move(points), left, right);
}

} // namespace

Expected<Rework, Refusal> crop(const PlanarMap& map, const GridBox& box) {
    const GridBox& sheet = map.sheet();
    const bool within = box.left >= sheet.left && box.top >= sheet.top && box.right <= sheet.right &&
                        box.bottom <= sheet.bottom;
    if (!within || box.right - box.left < 2 || box.bottom - box.top < 2)
        return unexpected(refusal(Reason::notThere, {box.left, box.top},
                                  Sentence("The new sheet must lie within the old one.")));
    if (box == sheet)
        return unexpected(
            refusal(Reason::nothingChanges, {box.left, box.top}, Sentence("This changes nothing.")));
    PlanarMap now = map;
    const GridPoint corner{box.left, box.top};
    const Cut frame{{corner, {box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, corner},
                    false};
    const Graft grafted = graft(now, {frame});
    if (grafted.tooDense) return unexpected(tooDenseAt(*grafted.tooDense));
    std::vector<OpenFace> open = openFaces(map, now, grafted.fresh);
    setLabels(now, open);
    std::vector<ArcPointer> kept;
    for (const ArcId id : now.arcs()) {
        const Arc& arc = now.arc(id);
        const auto inside = [&](GridPoint point) { return contains(box, point); };
        if (std::all_of(arc.points.begin(), arc.points.end(), inside)) kept.push_back(shifted(arc, box));
    }
    PlanarMap cropped({0, 0, box.right - box.left, box.bottom - box.top}, kept);
    const auto all = cropped.arcs();
    dissolve(cropped, std::set<ArcId>(all.begin(), all.end()));
    Rework result{map, {}, {}, {}};
    result.delta = difference(map, cropped);
    for (const Label label : map.provinces())
        if (!cropped.has(label)) result.gone.push_back(label);
    result.map = std::move(cropped);
    return result;
}

} // namespace marches::planar
