#include "app/map/shapes.h"

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr double seenDetail = 0.35; ///< px: finer wiggles of a border are not drawn
constexpr double calmDetail = 1.7;  ///< px: thick lines on finer wiggles look knotted
constexpr double leastIslet = 60;   ///< square px: smaller islands get no thick line

QPainterPath closedPath(const std::vector<QPolygonF>& rings, double scale, double detail) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const QPolygonF& ring : rings) {
        const QPolygonF line = detail > 0 ? simplified(ring, detail) : ring;
        QPolygonF scaled;
        scaled.reserve(line.size());
        for (const QPointF& p : line)
            scaled.push_back(p * scale);
        path.addPolygon(scaled);
        path.closeSubpath();
    }
    return path;
}

QPainterPath openPath(const QPolygonF& line, double scale, double detail) {
    const QPolygonF simple = simplified(line, detail);
    QPainterPath path;
    for (qsizetype i = 0; i < simple.size(); ++i)
        i == 0 ? path.moveTo(simple[i] * scale) : path.lineTo(simple[i] * scale);
    return path;
}

double area(const QPolygonF& ring) {
    double sum = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF& a = ring[i];
        const QPointF& b = ring[(i + 1) % ring.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum) / 2;
}

QPainterPath calmPath(const std::vector<QPolygonF>& rings, double scale) {
    std::vector<QPolygonF> kept;
    double largest = 0;
    for (const QPolygonF& ring : rings)
        largest = std::max(largest, area(ring));
    for (const QPolygonF& ring : rings)
        if (const double a = area(ring); a >= largest || a * scale * scale >= leastIslet)
            kept.push_back(ring);
    return closedPath(kept, scale, calmDetail / scale);
}

void addPatch(std::vector<ScaledShapes::Patch>& patches, const QPainterPath& path) {
    patches.push_back({path, path.boundingRect()});
}

/// Each ring that lies in no other, with the holes and islands inside it.
std::vector<std::vector<QPolygonF>> patches(const std::vector<QPolygonF>& rings) {
    std::vector<QPolygonF> byArea = rings;
    std::stable_sort(byArea.begin(), byArea.end(),
                     [](const QPolygonF& a, const QPolygonF& b) { return area(a) > area(b); });
    std::vector<std::vector<QPolygonF>> result;
    for (const QPolygonF& ring : byArea) {
        const auto home =
            std::find_if(result.begin(), result.end(), [&](const std::vector<QPolygonF>& patch) {
                return patch.front().boundingRect().contains(ring.first()) &&
                       patch.front().containsPoint(ring.first(), Qt::OddEvenFill);
            });
        home == result.end() ? result.push_back({ring}) : home->push_back(ring);
    }
    return result;
}

std::vector<std::vector<QPolygonF>> allRings(const MapPicture& picture) {
    std::vector<std::vector<QPolygonF>> rings;
    rings.reserve(picture.provinces.size());
    for (const ProvinceOutline& province : picture.provinces)
        rings.push_back(province.rings);
    return rings;
}

/// 1 for each cell of the grid that a lane runs through or beside.
std::vector<char> lanesOn(const AreaGrid& grid, const MapPicture& picture) {
    const auto across = static_cast<std::size_t>(grid.columns());
    std::vector<char> result(across * static_cast<std::size_t>(grid.rows()), 0);
    const auto mark = [&](const QPointF& p) {
        const int column = static_cast<int>(p.x() / grid.cell());
        const int row = static_cast<int>(p.y() / grid.cell());
        for (int y = std::max(0, row - 1); y <= std::min(grid.rows() - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(grid.columns() - 1, column + 1); ++x)
                result[static_cast<std::size_t>(y) * across + static_cast<std::size_t>(x)] = 1;
    };
    for (const SeaLane& lane : picture.lanes)
        for (qsizetype i = 0; i + 1 < lane.line.size(); ++i) {
            const QPointF step = lane.line[i + 1] - lane.line[i];
            const int parts = std::max(1, static_cast<int>(std::hypot(step.x(), step.y()) / grid.cell()));
            for (int part = 0; part <= parts; ++part)
                mark(lane.line[i] + step * part / parts);
        }
    return result;
}

AreaGrid gridOf(const MapPicture& picture) {
    std::vector<QPainterPath> provinces;
    provinces.reserve(picture.provinces.size());
    for (const ProvinceOutline& province : picture.provinces)
        provinces.push_back(closedPath(province.rings, 1, 0));
    return AreaGrid(picture.size, provinces, closedPath(picture.land, 1, 0));
}

} // namespace

Shapes::Shapes(std::shared_ptr<const MapPicture> picture)
    : picture_(std::move(picture)), mesh_(arcMesh(allRings(*picture_))), grid_(gridOf(*picture_)) {
    for (const ProvinceOutline& province : picture_->provinces) {
        QRectF box;
        for (const QPolygonF& ring : province.rings)
            box |= ring.boundingRect();
        bounds_.push_back(box);
    }
    landPatches_ = patches(picture_->land);
    costs_ = GroundCosts(grid_, lanesOn(grid_, *picture_));
}

const ArcMesh& Shapes::detail(double scale) const {
    const int level = static_cast<int>(std::ceil(std::log2(scale) * 2));
    const auto known = details_.find(level);
    if (known != details_.end()) return known->second;
    return details_.emplace(level, simplified(mesh_, seenDetail / std::exp2(level / 2.0))).first->second;
}

ScaledShapes Shapes::at(double scale) const {
    const ArcMesh& mesh = detail(scale);
    const double fine = seenDetail / scale;
    ScaledShapes result;
    result.scale = scale;
    for (int i = 0; i < count(); ++i) {
        const ProvinceOutline& province = picture_->provinces[static_cast<std::size_t>(i)];
        result.provinces.push_back(outline(mesh, i, scale, 1 / (scale * scale)));
        result.bounds.push_back(result.provinces.back().boundingRect());
        result.calm.push_back(calmPath(province.calm.empty() ? province.rings : province.calm, scale));
    }
    for (const Arc& arc : mesh.arcs) {
        BorderLine line;
        for (qsizetype i = 0; i < arc.points.size(); ++i)
            i == 0 ? line.path.moveTo(arc.points[i] * scale) : line.path.lineTo(arc.points[i] * scale);
        line.bounds = line.path.boundingRect();
        line.first = arc.first;
        line.second = arc.second;
        result.borders.push_back(std::move(line));
    }
    for (const auto& area : landPatches_)
        addPatch(result.land, closedPath(area, scale, fine));
    for (const QPolygonF& lake : picture_->lakes)
        addPatch(result.lakes, closedPath({lake}, scale, fine));
    for (const QPolygonF& river : picture_->rivers)
        addPatch(result.rivers, openPath(river, scale, fine));
    for (const SeaLane& lane : picture_->lanes)
        result.lanes.push_back(openPath(lane.line, scale, fine));
    for (const Hill& hill : picture_->hills) {
        ScaledShapes::Relief relief{
            closedPath({hill.body}, scale, fine), closedPath(hill.shade, scale, fine), {}};
        relief.bounds = relief.body.boundingRect();
        result.hills.push_back(std::move(relief));
    }
    return result;
}

} // namespace marches::appmap
