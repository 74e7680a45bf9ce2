#include "engine/picture/outline.h"
#include "engine/planar/course.h"
#include "engine/planar/noding.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::planar {
namespace {

double distanceTo(const PlanarMap& map, Label label, GridPoint point) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const ArcId id : map.arcsOf(label)) {
        const auto& points = map.arc(id).points;
        for (std::size_t at = 0; at + 1 < points.size(); ++at)
            nearest = std::min(
                nearest, distanceToSegment(toPoint(point), toPoint(points[at]), toPoint(points[at + 1])));
    }
    return nearest;
}

bool endsInside(const PlanarMap& map, Label province, GridPoint end) {
    // A line that ends within a step of the border reaches it.
    return map.labelAt(end) == province && distanceTo(map, province, end) * stepsPerUnit >= 1;
}

// Where the ray from `from` through `end` and on first meets the province's border; nothing for one point.
std::optional<GridPoint> onwards(const PlanarMap& map, Label province, GridPoint from, GridPoint end) {
    const double dx = static_cast<double>(end.x) - from.x;
    const double dy = static_cast<double>(end.y) - from.y;
    const double length = std::hypot(dx, dy);
    if (length == 0) return std::nullopt;
    const GridBox box = map.boxOf(province);
    const double reach =
        std::hypot(static_cast<double>(box.right) - box.left, static_cast<double>(box.bottom) - box.top);
    const auto far = [&](double start, double part) {
        return static_cast<std::int32_t>(std::lround(start + part / length * (reach + 2)));
    };
    const Segment ray{end, {far(end.x, dx), far(end.y, dy)}};
    std::optional<GridPoint> nearest;
    double least = 0;
    const auto offer = [&](GridPoint point) {
        const double away =
            std::hypot(static_cast<double>(point.x) - end.x, static_cast<double>(point.y) - end.y);
        if (point == end || (nearest && away >= least)) return;
        nearest = point;
        least = away;
    };
    for (const ArcId id : map.arcsOf(province)) {
        const auto& points = map.arc(id).points;
        for (std::size_t at = 0; at + 1 < points.size(); ++at) {
            const Segment border{points[at], points[at + 1]};
            if (cross(ray, border)) offer(crossing(ray, border));
            if (throughPixel(ray, border.a)) offer(border.a);
            if (throughPixel(ray, border.b)) offer(border.b);
        }
    }
    return nearest;
}

std::vector<GridPoint> prolonged(const PlanarMap& map, std::vector<GridPoint> line, Label province) {
    for (int turn = 0; turn < 2; ++turn, std::reverse(line.begin(), line.end()))
        if (endsInside(map, province, line.back()))
            if (const auto to = onwards(map, province, line[line.size() - 2], line.back()))
                line.push_back(*to);
    return line;
}

Refusal cutsNothing(const PlanarMap& map, const std::vector<GridPoint>& line, Label province) {
    for (const GridPoint end : {line.front(), line.back()})
        if (endsInside(map, province, end)) {
            const auto units = static_cast<int>(std::lround(distanceTo(map, province, end)));
            return refusal(Reason::endsInside, end, Sentence("The line ends {0} units inside.", units),
                           province);
        }
    return refusal(Reason::crossesNothing, line.front(),
                   Sentence("The line does not cut the province in two."), province);
}

} // namespace

Expected<Split, Refusal> split(const PlanarMap& map, const std::vector<GridPoint>& line, Label province,
                               Label fresh, const SplitChoice& choice) {
    if (line.size() < 2 || !map.has(province))
        return unexpected(refusal(Reason::noSuchPlace, line.empty() ? GridPoint{} : line.front(),
                                  Sentence("There is nothing to cut."), province));
    const Cut cut{choice.prolong ? prolonged(map, line, province) : line, false};
    std::vector<Piece> pieces;
    std::set<Label> also;
    auto result = rework(map, {cut}, [&](std::vector<CutFace>& faces) -> std::optional<Refusal> {
        std::vector<CutFace*> parts;
        for (auto& face : faces) {
            if (face.before == province && face.parted) parts.push_back(&face);
            if (face.before != province && face.before >= firstProvince && face.crossed)
                also.insert(face.before);
        }
        if (parts.size() < 2) return cutsNothing(map, cut.points, province);
        std::stable_sort(parts.begin(), parts.end(),
                         [](const CutFace* a, const CutFace* b) { return a->area2 > b->area2; });
        const std::size_t keeps = std::min(choice.keeps, parts.size() - 1);
        Label next = fresh;
        for (std::size_t at = 0; at < parts.size(); ++at) {
            if (at != keeps) parts[at]->after = choice.eachItsOwn ? next++ : fresh;
            pieces.push_back({parts[at]->after, parts[at]->area2});
        }
        return std::nullopt;
    });
    if (!result) return unexpected(std::move(result.error()));
    if (!result->map.has(fresh))
        return unexpected(
            refusal(Reason::crossesNothing, line.front(), Sentence("The new piece is too small."), province));
    return Split{std::move(*result), std::move(pieces), {also.begin(), also.end()}};
}

} // namespace marches::planar
