#include "engine/planar/course.h"
#include "engine/planar/faces.h"

#include <algorithm>
#include <cmath>

namespace marches::planar {
namespace {

// The points before and behind one in its arc.
std::pair<GridPoint, GridPoint> beside(const Arc& arc, std::size_t at) {
    const std::size_t last = arc.points.size() - 1;
    if (at == 0 || at == last) return {arc.points[last - 1], arc.points[1]};
    return {arc.points[at - 1], arc.points[at + 1]};
}

bool onFrame(const Arc& arc) noexcept {
    return arc.left == offSheet || arc.right == offSheet;
}

// The place on the frame's side through a point that is nearest to another.
GridPoint alongFrame(const GridBox& sheet, GridPoint on, GridPoint to) {
    const GridPoint held = heldWithin(sheet, to);
    if (on.x == sheet.left || on.x == sheet.right) return {on.x, held.y};
    return {held.x, on.y};
}

// Whether a point's drag made borders meet that did not: a junction of more borders than were there. The
// dragged point itself may be one where told.
bool meetsAnother(const PlanarMap& before, const Rework& drag, GridPoint point, GridPoint to, bool mayAtEnd) {
    const std::size_t atStart = std::max<std::size_t>(2, before.halvesFrom(point).size());
    for (const auto& [id, arc] : drag.delta.in)
        for (const GridPoint end : {arc->points.front(), arc->points.back()}) {
            if (end == to && mayAtEnd) continue;
            const std::size_t allowed =
                end == to ? atStart : std::max<std::size_t>(2, before.halvesFrom(end).size());
            if (drag.map.halvesFrom(end).size() > allowed) return true;
        }
    return false;
}

} // namespace

Expected<Rework, Refusal> dragJunction(const PlanarMap& map, GridPoint junction, GridPoint to,
                                       const Push& push) {
    const auto around = map.halvesFrom(junction);
    if (around.size() < 3) return unexpected(nothingThere(junction));
    const bool held =
        std::any_of(around.begin(), around.end(), [&](HalfArc half) { return onFrame(map.arc(half.arc)); });
    const GridPoint end = held ? alongFrame(map.sheet(), junction, to) : heldWithin(map.sheet(), to);
    if (end == junction)
        return unexpected(refusal(Reason::nothingChanges, junction, Sentence("This changes nothing.")));
    std::vector<Move> moves;
    for (const HalfArc half : around) {
        const Arc& arc = map.arc(half.arc);
        if (onFrame(arc)) continue;
        const GridPoint next = pointOf(arc, half.backward, 1);
        moves.push_back(
            {{next, junction}, {next, end}, leftOf(map, reversed(half)), leftOf(map, half), false});
    }
    return moved(map, moves, push);
}

Expected<Rework, Refusal> dragPoint(const PlanarMap& map, GridPoint point, GridPoint to, const Push& push) {
    if (isJunction(map, point)) return dragJunction(map, point, to, push);
    const auto place = placeOf(map, point);
    if (!place) return unexpected(nothingThere(point));
    const Arc& arc = map.arc(place->arc);
    if (onFrame(arc))
        return unexpected(refusal(Reason::notThere, point, Sentence("The sheet's edge stays where it is.")));
    const GridPoint end = heldWithin(map.sheet(), to);
    if (end == point)
        return unexpected(refusal(Reason::nothingChanges, point, Sentence("This changes nothing.")));
    const auto [before, behind] = beside(arc, place->at);
    return moved(map, {{{before, point, behind}, {before, end, behind}, arc.left, arc.right, false}}, push);
}

GridPoint farthestDrag(const PlanarMap& map, GridPoint point, GridPoint to) {
    const GridPoint end = heldWithin(map.sheet(), to);
    // Onto another border is meant; on the way there a drag stops before it touches one.
    if (const auto whole = dragPoint(map, point, end); whole && !meetsAnother(map, *whole, point, end, true))
        return end;
    // Halving the way keeps a place that can be reached at `good`.
    const auto at = [&](double part) {
        return GridPoint{static_cast<std::int32_t>(std::lround(point.x + part * (end.x - point.x))),
                         static_cast<std::int32_t>(std::lround(point.y + part * (end.y - point.y)))};
    };
    const auto reached = [&](GridPoint place) {
        const auto dragged = dragPoint(map, point, place);
        return dragged && !meetsAnother(map, *dragged, point, place, false);
    };
    double good = 0;
    double bad = 1;
    while (at(good) != at(bad)) {
        const double middle = (good + bad) / 2;
        if (at(middle) == at(good) || at(middle) == at(bad)) break;
        (reached(at(middle)) ? good : bad) = middle;
    }
    return at(good);
}

Expected<Rework, Refusal> insertPoint(const PlanarMap& map, ArcId id, std::size_t segment, GridPoint to,
                                      const Push& push) {
    const ArcPointer arc = map.arcPointer(id);
    if (!arc || segment + 1 >= arc->points.size()) return unexpected(nothingThere(to));
    if (onFrame(*arc))
        return unexpected(refusal(Reason::notThere, to, Sentence("The sheet's edge stays where it is.")));
    const GridPoint a = arc->points[segment];
    const GridPoint b = arc->points[segment + 1];
    const GridPoint end = heldWithin(map.sheet(), to);
    if (end == a || end == b)
        return unexpected(refusal(Reason::nothingChanges, to, Sentence("This changes nothing.")));
    return moved(map, {{{a, b}, {a, end, b}, arc->left, arc->right, true}}, push);
}

Expected<Rework, Refusal> removePoint(const PlanarMap& map, GridPoint point, const Push& push) {
    if (isJunction(map, point))
        return unexpected(
            refusal(Reason::notThere, point, Sentence("A junction of borders cannot be taken out.")));
    const auto place = placeOf(map, point);
    if (!place) return unexpected(nothingThere(point));
    const Arc& arc = map.arc(place->arc);
    if (onFrame(arc))
        return unexpected(refusal(Reason::notThere, point, Sentence("The sheet's edge stays where it is.")));
    const auto [before, behind] = beside(arc, place->at);
    return moved(map, {{{before, point, behind}, {before, behind}, arc.left, arc.right, false}}, push);
}

Expected<Rework, Refusal> joinJunctions(const PlanarMap& map, GridPoint junction, GridPoint onto) {
    if (!isJunction(map, junction)) return unexpected(nothingThere(junction));
    if (!isJunction(map, onto)) return unexpected(nothingThere(onto));
    const auto around = map.halvesFrom(junction);
    const auto between =
        std::find_if(around.begin(), around.end(), [&](HalfArc half) { return endOf(map, half) == onto; });
    if (between == around.end() || junction == onto)
        return unexpected(refusal(Reason::notThere, onto, Sentence("No border joins these two junctions.")));
    const Arc& arc = map.arc(between->arc);
    if (arc.points.size() == 2) return dragJunction(map, junction, onto);
    // A border of many points is led straight first, so that nothing of it is left over.
    auto straight = redrawBorder(map, between->arc, {arc.points.front(), arc.points.back()});
    if (!straight) return straight;
    auto joined = dragJunction(straight->map, junction, onto);
    if (!joined) return joined;
    joined->swallowed.insert(joined->swallowed.begin(), straight->swallowed.begin(),
                             straight->swallowed.end());
    joined->delta = difference(map, joined->map);
    return joined;
}

Expected<Rework, Refusal> partJunction(const PlanarMap& map, GridPoint junction, GridPoint apart) {
    const auto around = map.halvesFrom(junction);
    if (around.size() != 4)
        return unexpected(refusal(Reason::notThere, junction, Sentence("No four borders meet here.")));
    const GridPoint end = heldWithin(map.sheet(), apart);
    for (std::size_t at = 0; at < around.size(); ++at) {
        // The two borders on both sides of the way go with it.
        const HalfArc first = around[at];
        const HalfArc second = around[(at + 1) % around.size()];
        const auto beyond = map.labelAt(end);
        const GridPoint a = pointOf(map.arc(first.arc), first.backward, 1);
        const GridPoint b = pointOf(map.arc(second.arc), second.backward, 1);
        const bool wide = orientation(junction, a, b) <= 0;
        const bool behindFirst = orientation(junction, a, end) > 0;
        const bool beforeSecond = orientation(junction, end, b) > 0;
        if (wide ? !(behindFirst || beforeSecond) : !(behindFirst && beforeSecond)) continue;
        if (beyond != leftOf(map, second))
            return unexpected(
                refusal(Reason::overAnother, end, Sentence("Another border is in the way."), beyond));
        std::vector<Move> moves;
        for (const HalfArc half : {first, second}) {
            if (onFrame(map.arc(half.arc)))
                return unexpected(
                    refusal(Reason::notThere, junction, Sentence("The sheet's edge stays where it is.")));
            const GridPoint next = pointOf(map.arc(half.arc), half.backward, 1);
            moves.push_back(
                {{next, junction}, {next, end}, leftOf(map, reversed(half)), leftOf(map, half), false});
        }
        return moved(map, moves, {});
    }
    return unexpected(refusal(Reason::notThere, end, Sentence("Drag away between two borders.")));
}

} // namespace marches::planar
