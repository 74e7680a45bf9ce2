#include "app/map/inlets.h"
#include "app/map/shapes.h"
#include "app/map/shapes_parts.h"

#include <algorithm>

namespace marches::appmap {

namespace {

constexpr double calmDetail = 1.7; ///< px: thick lines on finer wiggles look knotted
constexpr double leastIslet = 60;  ///< square px: smaller islands get no thick line
constexpr double narrowest = 11;   ///< px: over the mouths of narrower inlets a thick line runs straight
constexpr double inlet = 260;      ///< square px: unless they are larger
constexpr double tongue = 60;      ///< the same of land: one that is plainly seen lies within the line

QPainterPath openPath(const QPolygonF& line, double scale) {
    QPainterPath path;
    for (qsizetype i = 0; i < line.size(); ++i)
        i == 0 ? path.moveTo(line[i] * scale) : path.lineTo(line[i] * scale);
    return path;
}

QPainterPath calmPath(const std::vector<QPolygonF>& rings, double scale) {
    std::vector<QPolygonF> kept;
    double largest = 0;
    for (const QPolygonF& ring : rings)
        largest = std::max(largest, areaOf(ring));
    for (const QPolygonF& ring : rings)
        if (const double a = areaOf(ring); a >= largest || a * scale * scale >= leastIslet)
            kept.push_back(withoutInlets(simplified(ring, calmDetail / scale), narrowest / scale,
                                         inlet / (scale * scale), tongue / (scale * scale)));
    return closedPath(kept, scale);
}

void addPatch(std::vector<ScaledShapes::Patch>& patches, const QPainterPath& path) {
    patches.push_back({path, path.boundingRect()});
}

} // namespace

ScaledShapes::ScaledShapes(const Shapes& shapes, double scale)
    : shapes_(&shapes), scale_(scale), provinces_(static_cast<std::size_t>(shapes.count())),
      calm_(provinces_.size()), borders_(shapes.mesh().arcs.size()) {
    makeScenery(SceneryChange::all());
}

void ScaledShapes::patch(const ShapesChange& change) {
    provinces_.resize(static_cast<std::size_t>(shapes_->count()));
    calm_.resize(provinces_.size());
    borders_.resize(shapes_->mesh().arcs.size());
    for (const int province : change.cut)
        provinces_[static_cast<std::size_t>(province)] = {};
    for (const int province : change.provinces)
        calm_[static_cast<std::size_t>(province)] = {};
    for (const int arc : change.arcs)
        borders_[static_cast<std::size_t>(arc)] = {};
    makeScenery(change.scenery);
}

void ScaledShapes::makeScenery(const SceneryChange& parts) {
    if (!parts.any()) return;
    const Shapes::Scenery& scenery = shapes_->sceneryAt(scale_);
    const auto remake = [this](bool changed, std::vector<Patch>& patches, const std::vector<QPolygonF>& lines,
                               bool closed) {
        if (!changed) return;
        patches.clear();
        for (const QPolygonF& line : lines)
            addPatch(patches, closed ? closedPath({line}, scale_) : openPath(line, scale_));
    };
    remake(parts.coast, coast_, scenery.coast, false);
    remake(parts.lakes, lakes_, scenery.lakes, true);
    remake(parts.rivers, rivers_, scenery.rivers, false);
    if (parts.lanes) {
        lanes_.clear();
        for (const QPolygonF& lane : scenery.lanes)
            lanes_.push_back(openPath(lane, scale_));
    }
    if (!parts.hills) return;
    hills_.clear();
    for (const Hill& hill : scenery.hills) {
        QPolygonF ridge = hill.body; // from its left foot over the top to the right one
        if (ridge.isClosed()) ridge.pop_back();
        const QPainterPath body = closedPath({hill.body}, scale_);
        hills_.push_back(
            {body, openPath(ridge, scale_), closedPath(hill.shade, scale_), body.boundingRect(), hill.wood});
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
    return multiplied(shapes_->bounds(province), scale_);
}

QRectF ScaledShapes::borderBounds(int border) const {
    return multiplied(shapes_->arcBounds(border), scale_);
}

const QPolygonF& ScaledShapes::borderPoints(int border) const {
    return shapes_->arcAt(scale_, border);
}

const BorderLine& ScaledShapes::border(int border) const {
    BorderLine& line = borders_[static_cast<std::size_t>(border)];
    if (line.first >= 0) return line;
    const Arc& arc = shapes_->mesh().arcs[static_cast<std::size_t>(border)];
    line = {openPath(borderPoints(border), scale_), borderBounds(border), arc.first, arc.second};
    return line;
}

} // namespace marches::appmap
