#include "app/map/shapes.h"

#include "app/map/inlets.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double seenDetail = 0.35; ///< px: finer wiggles of a border are not drawn
constexpr double calmDetail = 1.7;  ///< px: thick lines on finer wiggles look knotted
constexpr double leastIslet = 60;   ///< square px: smaller islands get no thick line
constexpr double narrowest = 11;    ///< px: over the mouths of narrower inlets a thick line runs straight
constexpr double inlet = 260;       ///< square px: unless they are larger
constexpr double tongue = 60;       ///< the same of land: one that is plainly seen lies within the line

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

QPainterPath openPath(const QPolygonF& line, double scale) {
    QPainterPath path;
    for (qsizetype i = 0; i < line.size(); ++i)
        i == 0 ? path.moveTo(line[i] * scale) : path.lineTo(line[i] * scale);
    return path;
}

int levelOf(double scale) {
    return static_cast<int>(std::ceil(std::log2(scale) * 2));
}

double detailOf(int level) {
    return seenDetail / std::exp2(level / 2.0);
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
            kept.push_back(withoutInlets(simplified(ring, calmDetail / scale), narrowest / scale,
                                         inlet / (scale * scale), tongue / (scale * scale)));
    return closedPath(kept, scale, 0);
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

/// The lines of rings that none of the arcs covers.
std::vector<QPolygonF> uncovered(const std::vector<QPolygonF>& rings, const std::vector<Arc>& arcs) {
    using Point = std::pair<int, int>;
    const auto rounded = [](const QPointF& p) {
        return Point(static_cast<int>(std::lround(p.x() * 64)), static_cast<int>(std::lround(p.y() * 64)));
    };
    const auto between = [&](const QPointF& a, const QPointF& b) {
        return std::minmax({rounded(a), rounded(b)});
    };
    std::vector<std::pair<Point, Point>> covered;
    for (const Arc& arc : arcs)
        for (qsizetype i = 0; arc.second < 0 && i + 1 < arc.points.size(); ++i)
            covered.push_back(between(arc.points[i], arc.points[i + 1]));
    std::sort(covered.begin(), covered.end());
    std::vector<QPolygonF> lines;
    for (QPolygonF ring : rings) {
        if (ring.size() < 2) continue;
        if (ring.first() == ring.last()) ring.pop_back();
        const qsizetype count = ring.size();
        std::vector<char> bare;
        for (qsizetype i = 0; i < count; ++i)
            bare.push_back(
                !std::binary_search(covered.begin(), covered.end(), between(ring[i], ring[(i + 1) % count])));
        // from where a covered piece ends, once round
        const qsizetype start = std::find(bare.begin(), bare.end(), 0) - bare.begin();
        QPolygonF line;
        for (qsizetype step = 0; step < count; ++step) {
            const qsizetype i = (start + step) % count;
            if (bare[static_cast<std::size_t>(i)]) {
                if (line.isEmpty()) line.push_back(ring[i]);
                line.push_back(ring[(i + 1) % count]);
            } else if (!line.isEmpty()) {
                lines.push_back(std::exchange(line, {}));
            }
        }
        if (!line.isEmpty()) lines.push_back(line);
    }
    return lines;
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
    arcBounds_.reserve(mesh_.arcs.size());
    for (const Arc& arc : mesh_.arcs)
        arcBounds_.push_back(arc.points.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1)); // a straight one too
    landPatches_ = patches(picture_->land);
    coast_ = uncovered(picture_->land, mesh_.arcs);
    costs_ = GroundCosts(grid_, lanesOn(grid_, *picture_));
}

void Shapes::patch(int province, ProvinceOutline outline) {
    auto picture = std::make_shared<MapPicture>(*picture_); // points are shared, not copied
    picture->provinces[static_cast<std::size_t>(province)] = std::move(outline);
    *this = Shapes(std::move(picture));
}

const Shapes::Scenery& Shapes::sceneryAt(double scale) const {
    const int level = levelOf(scale);
    const auto known = sceneries_.find(level);
    if (known != sceneries_.end()) return known->second;
    const double fine = detailOf(level);
    const auto simple = [fine](const std::vector<QPolygonF>& lines) {
        std::vector<QPolygonF> result;
        for (const QPolygonF& line : lines)
            result.push_back(simplified(line, fine));
        return result;
    };
    Scenery scenery;
    for (const auto& patch : landPatches_) {
        scenery.land.push_back({simple(patch), {}});
        for (const QPolygonF& ring : scenery.land.back().rings)
            scenery.land.back().bounds |= ring.boundingRect();
    }
    scenery.coast = simple(coast_);
    scenery.lakes = simple(picture_->lakes);
    scenery.rivers = simple(picture_->rivers);
    for (const SeaLane& lane : picture_->lanes)
        scenery.lanes.push_back(simplified(lane.line, fine));
    for (const Hill& hill : picture_->hills)
        scenery.hills.push_back({simplified(hill.body, fine), simple(hill.shade), hill.wood});
    return sceneries_.emplace(level, std::move(scenery)).first->second;
}

int Shapes::landAt(int province, const QPointF& point) const {
    const auto& rings = picture_->provinces[static_cast<std::size_t>(province)].rings;
    const auto around = std::find_if(rings.begin(), rings.end(), [&](const QPolygonF& ring) {
        return ring.containsPoint(point, Qt::OddEvenFill);
    });
    return around == rings.end() ? -1 : static_cast<int>(around - rings.begin());
}

const QPolygonF& Shapes::arcAt(double scale, int arc) const {
    const int level = levelOf(scale);
    std::vector<QPolygonF>& arcs = details_[level];
    if (arcs.empty()) arcs.resize(mesh_.arcs.size());
    const auto i = static_cast<std::size_t>(arc);
    if (arcs[i].isEmpty()) arcs[i] = simplified(mesh_.arcs[i].points, detailOf(level));
    return arcs[i];
}

ScaledShapes::ScaledShapes(const Shapes& shapes, double scale)
    : shapes_(&shapes), scale_(scale), provinces_(static_cast<std::size_t>(shapes.count())),
      calm_(provinces_.size()), borders_(shapes.mesh().arcs.size()) {
    const Shapes::Scenery& scenery = shapes.sceneryAt(scale);
    for (const QPolygonF& line : scenery.coast)
        addPatch(coast_, openPath(line, scale));
    for (const QPolygonF& lake : scenery.lakes)
        addPatch(lakes_, closedPath({lake}, scale, 0));
    for (const QPolygonF& river : scenery.rivers)
        addPatch(rivers_, openPath(river, scale));
    for (const QPolygonF& lane : scenery.lanes)
        lanes_.push_back(openPath(lane, scale));
    for (const Hill& hill : scenery.hills) {
        Relief relief{closedPath({hill.body}, scale, 0), closedPath(hill.shade, scale, 0), {}, hill.wood};
        relief.bounds = relief.body.boundingRect();
        hills_.push_back(std::move(relief));
    }
}

const QPainterPath& ScaledShapes::province(int province) const {
    QPainterPath& path = provinces_[static_cast<std::size_t>(province)];
    if (path.isEmpty())
        path = outline(
            shapes_->mesh().rings[static_cast<std::size_t>(province)],
            [this](int arc) -> const QPolygonF& { return borderPoints(arc); }, scale_, 1 / (scale_ * scale_));
    return path;
}

const QPainterPath& ScaledShapes::calm(int province) const {
    QPainterPath& path = calm_[static_cast<std::size_t>(province)];
    const ProvinceOutline& outline = shapes_->picture().provinces[static_cast<std::size_t>(province)];
    if (path.isEmpty()) path = calmPath(outline.calm.empty() ? outline.rings : outline.calm, scale_);
    return path;
}

QRectF ScaledShapes::bounds(int province) const {
    const QRectF box = shapes_->bounds(province);
    return {box.topLeft() * scale_, box.size() * scale_};
}

QRectF ScaledShapes::borderBounds(int border) const {
    const QRectF box = shapes_->arcBounds(border);
    return {box.topLeft() * scale_, box.size() * scale_};
}

const QPolygonF& ScaledShapes::borderPoints(int border) const {
    return shapes_->arcAt(scale_, border);
}

const BorderLine& ScaledShapes::border(int border) const {
    BorderLine& line = borders_[static_cast<std::size_t>(border)];
    if (line.first >= 0) return line;
    const Arc& arc = shapes_->mesh().arcs[static_cast<std::size_t>(border)];
    const QPolygonF& points = borderPoints(border);
    line.path.reserve(static_cast<int>(points.size()));
    for (qsizetype i = 0; i < points.size(); ++i)
        i == 0 ? line.path.moveTo(points[i] * scale_) : line.path.lineTo(points[i] * scale_);
    line.bounds = borderBounds(border);
    line.first = arc.first;
    line.second = arc.second;
    return line;
}

} // namespace marches::appmap
