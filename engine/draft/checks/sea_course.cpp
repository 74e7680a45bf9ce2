#include "engine/draft/checks/sea_course.h"

#include "engine/draft/checks/shore.h"
#include "engine/draft/node_edit.h"
#include "engine/draft/sheet_parts.h"

#include <cmath>

namespace marches::draft {
namespace {

constexpr std::size_t mostCoursePoints = 64; // of the format

Picture landOf(const Draft& draft) {
    const planar::PlanarMap& map = *draft.map;
    Picture picture;
    picture.width = planar::unitsOf(map.sheet().right);
    picture.height = planar::unitsOf(map.sheet().bottom);
    picture.land.push_back(outlineOf(map, planar::quietLand));
    for (const auto& [label, id] : draft.labels.all())
        if (map.has(label)) picture.provinces.emplace(id, outlineOf(map, label));
    return picture;
}

/// Takes the points out that bend a line least until it has few enough.
void thinOut(std::vector<Point>& line) {
    while (line.size() > mostCoursePoints) {
        std::size_t least = 1;
        double bend = distanceToSegment(line[1], line[0], line[2]);
        for (std::size_t i = 2; i + 1 < line.size(); ++i)
            if (const double here = distanceToSegment(line[i], line[i - 1], line[i + 1]); here < bend) {
                bend = here;
                least = i;
            }
        line.erase(line.begin() + static_cast<std::ptrdiff_t>(least));
    }
}

} // namespace

std::vector<LaneEntry> laneEntries(const Draft& draft) {
    std::vector<LaneEntry> lanes;
    const auto list = valueAt(draft, {"picture", "sea-lanes"});
    if (!list || !list->isList()) return lanes;
    for (const Node& item : list->items) {
        const Node* between = item.find("between");
        const Node* path = item.find("path");
        if (between == nullptr || path == nullptr || !between->isList() || !path->isList() ||
            between->size() != 2)
            continue;
        LaneEntry lane{between->items[0].text, between->items[1].text, {}};
        for (const Node& point : path->items)
            if (const auto at = pointOf(point)) lane.path.push_back(*at);
        if (lane.path.size() >= 2) lanes.push_back(std::move(lane));
    }
    return lanes;
}

std::optional<std::vector<Point>> seaCourse(const Draft& draft, std::string_view from, std::string_view to) {
    if (!draft.map) return std::nullopt;
    const Picture picture = landOf(draft);
    const auto a = picture.provinces.find(from);
    const auto b = picture.provinces.find(to);
    if (a == picture.provinces.end() || b == picture.provinces.end() || a == b) return std::nullopt;
    std::vector<std::vector<Point>> others;
    for (LaneEntry& lane : laneEntries(draft))
        if (!(lane.a == from && lane.b == to) && !(lane.a == to && lane.b == from))
            others.push_back(std::move(lane.path));
    auto way = WaterGrid(picture).way(a->second, b->second, others);
    if (!way) return std::nullopt;
    thinOut(*way);
    for (Point& point : *way)
        point = {std::round(point.x * 10) / 10, std::round(point.y * 10) / 10};
    return way;
}

} // namespace marches::draft
