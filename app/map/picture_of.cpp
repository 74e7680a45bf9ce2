#include "app/map/picture_of.h"

namespace marches::appmap {

namespace {

QPointF point(const Point& p) {
    return {p.x, p.y};
}

std::vector<QPolygonF> rings(const Outline& outline) {
    std::vector<QPolygonF> result;
    result.reserve(outline.rings.size());
    for (const Ring& ring : outline.rings)
        result.push_back(polygonOf(ring));
    return result;
}

std::vector<QPolygonF> allRings(const std::vector<Outline>& outlines) {
    std::vector<QPolygonF> result;
    for (const Outline& outline : outlines)
        for (const Ring& ring : outline.rings)
            result.push_back(polygonOf(ring));
    return result;
}

std::vector<Hill> hills(const std::vector<Outline>& relief) {
    constexpr double slack = 0.5; // units
    std::vector<Hill> result;
    for (const QPolygonF& shape : allRings(relief)) {
        if (!result.empty()) {
            const QRectF before = result.back().body.boundingRect().adjusted(-slack, -slack, slack, slack);
            if (before.contains(shape.boundingRect())) {
                result.back().shade.push_back(shape);
                continue;
            }
        }
        result.push_back({shape, {}});
    }
    return result;
}

ProvinceAnchors anchorsOf(const Anchor& anchor) {
    ProvinceAnchors result;
    if (anchor.label) result.name = point(*anchor.label);
    if (!anchor.tokens.empty()) result.tokens = point(anchor.tokens.front().at);
    if (!anchor.leader.empty()) result.leader = point(anchor.leader.back());
    return result;
}

} // namespace

QPolygonF polygonOf(const std::vector<Point>& points) {
    QPolygonF result;
    result.reserve(static_cast<qsizetype>(points.size()));
    for (const Point& p : points)
        result.push_back(point(p));
    return result;
}

std::vector<Hill> hillsOf(const std::vector<Outline>& relief, const std::vector<Outline>& woods) {
    std::vector<Hill> result = hills(relief);
    for (Hill& tree : hills(woods)) {
        tree.wood = true;
        result.push_back(std::move(tree));
    }
    return result;
}

MapPicture pictureOf(const Picture& picture, const PictureSection& section, const Map& map) {
    MapPicture result;
    result.size = QSizeF(picture.width, picture.height);
    result.provinces.resize(map.provinces().size());
    result.neighbours.resize(map.provinces().size());
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        ProvinceOutline& province = result.provinces[i];
        if (const auto found = picture.provinces.find(map.provinces()[id].id);
            found != picture.provinces.end())
            province.rings = rings(found->second);
        if (const auto found = picture.calm.find(map.provinces()[id].id); found != picture.calm.end())
            province.calm = rings(found->second);
        if (const auto found = section.anchors.find(id); found != section.anchors.end())
            province.anchors = anchorsOf(found->second);
        for (const ProvinceId neighbour : map.neighbours(id))
            result.neighbours[i].push_back(static_cast<int>(index(neighbour)));
    }
    for (const auto& lane : section.seaLanes)
        result.lanes.push_back(
            {static_cast<int>(index(lane.a)), static_cast<int>(index(lane.b)), polygonOf(lane.path)});
    for (const SeaName& sea : section.seaNames)
        result.seaNames.push_back({polygonOf(sea.path), sea.height});
    result.land = allRings(picture.land);
    result.lakes = allRings(picture.water);
    for (const auto& river : picture.rivers)
        result.rivers.push_back(polygonOf(river));
    result.hills = hillsOf(picture.relief, picture.woods);
    return result;
}

} // namespace marches::appmap
