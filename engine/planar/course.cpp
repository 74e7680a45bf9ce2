#include "engine/planar/course.h"

#include <algorithm>
#include <map>

namespace marches::planar {
namespace {

/// What the moved borders say of one face: which label is to leave it, and which is to take it.
struct Swept {
    std::optional<Label> from;
    std::optional<Label> to;
};

Swept sweptBy(const std::vector<Move>& moves, const std::vector<int>& winding) {
    // A face that several borders pass changes from the first label of the row to the last.
    std::map<Label, int> balance;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        if (winding[at] == 0 || moves[at].left == moves[at].right) continue;
        const bool toLeft = winding[at] > 0;
        ++balance[toLeft ? moves[at].left : moves[at].right];
        --balance[toLeft ? moves[at].right : moves[at].left];
    }
    Swept swept;
    for (const auto& [label, count] : balance) {
        if (count > 0 && !swept.to) swept.to = label;
        if (count < 0 && !swept.from) swept.from = label;
    }
    return swept;
}

/// Whether a face is no wider than what rounding to the grid takes along a border: a step on the average.
bool isRounding(const CutFace& face) {
    return static_cast<double>(face.area2) <= face.around;
}

std::optional<Refusal> relabelSwept(const std::vector<Move>& moves, const Push& push,
                                    std::vector<CutFace>& faces) {
    for (auto& face : faces) {
        const Swept swept = sweptBy(moves, face.winding);
        if (!swept.to || *swept.to == offSheet) continue;
        if (face.before == *swept.to) {
            if (face.area2 >= leastFace2)
                return refusal(Reason::crossesItself, face.beside, Sentence("The border would cross itself."),
                               face.before);
            continue;
        }
        if (face.before != *swept.from && !push.through && !isRounding(face))
            return refusal(Reason::overAnother, face.beside,
                           Sentence("Another border is in the way. Hold Shift to push through it."),
                           face.before);
        face.after = *swept.to;
    }
    return std::nullopt;
}

} // namespace

Refusal refusal(Reason reason, GridPoint at, Sentence why, Label label) {
    return {reason, at, std::move(why), label};
}

Refusal nothingThere(GridPoint at) {
    return refusal(Reason::noSuchPlace, at, Sentence("There is no border here."));
}

bool isJunction(const PlanarMap& map, GridPoint point) {
    return map.halvesFrom(point).size() > 2;
}

std::optional<PlaceInArc> placeOf(const PlanarMap& map, GridPoint point) {
    const GridBox box{point.x, point.y, point.x, point.y};
    for (const ArcId id : map.arcsIn(box)) {
        const Arc& arc = map.arc(id);
        std::optional<std::size_t> place;
        forEachSegment(
            arc, [&](const GridBox& stretch) { return contains(stretch, point); },
            [&](std::size_t at) {
                if (arc.points[at] == point && !place) place = at;
            });
        if (place && (*place > 0 || arc.ring())) return PlaceInArc{id, *place};
    }
    return std::nullopt;
}

Expected<Rework, Refusal> moved(const PlanarMap& map, const std::vector<Move>& moves, const Push& push) {
    std::vector<Cut> cuts;
    for (const auto& move : moves) {
        Cut cut{move.newCourse, move.keepsPoints};
        cut.points.insert(cut.points.end(), move.oldCourse.rbegin(), move.oldCourse.rend());
        cut.points.push_back(cut.points.front());
        cuts.push_back(std::move(cut));
    }
    auto result =
        rework(map, cuts, [&](std::vector<CutFace>& faces) { return relabelSwept(moves, push, faces); });
    if (!result) return result;
    if (!result->gone.empty() && !push.swallow)
        return unexpected(refusal(Reason::wouldSwallow, moves.front().newCourse.front(),
                                  Sentence("A province would lose all its land."), result->gone.front()));
    return result;
}

} // namespace marches::planar
