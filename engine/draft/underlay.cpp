#include "engine/draft/underlay.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::draft {
namespace {

constexpr double leastApart = 2;      // pixels, and SVG units
constexpr double leastSize = 1e-3;    // SVG units a pixel
constexpr double greatestSize = 1000; // SVG units a pixel

Point difference(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}

} // namespace

Point pixelToSheet(const Underlay& underlay, Point pixel) {
    const Point& a = underlay.across;
    return {underlay.corner.x + a.x * pixel.x - a.y * pixel.y,
            underlay.corner.y + a.y * pixel.x + a.x * pixel.y};
}

Point sheetToPixel(const Underlay& underlay, Point at) {
    const Point& a = underlay.across;
    const Point way = difference(at, underlay.corner);
    const double square = a.x * a.x + a.y * a.y;
    return {(a.x * way.x + a.y * way.y) / square, (a.x * way.y - a.y * way.x) / square};
}

std::optional<Underlay> placedBy(Underlay underlay, const std::array<PlacedPoint, 2>& points) {
    const Point from = difference(points[1].pixel, points[0].pixel);
    const Point to = difference(points[1].at, points[0].at);
    if (!(std::hypot(from.x, from.y) >= leastApart) || !(std::hypot(to.x, to.y) >= leastApart))
        return std::nullopt;
    const double square = from.x * from.x + from.y * from.y;
    underlay.across = {(from.x * to.x + from.y * to.y) / square, (from.x * to.y - from.y * to.x) / square};
    const double size = std::hypot(underlay.across.x, underlay.across.y);
    if (!(size >= leastSize && size <= greatestSize)) return std::nullopt;
    underlay.corner = {0, 0};
    underlay.corner = difference(points[0].at, pixelToSheet(underlay, points[0].pixel));
    return underlay;
}

Underlay fittedOn(std::string file, double pixelsAcross, double pixelsDown, double width, double height) {
    const double size = std::min(width / std::max(1.0, pixelsAcross), height / std::max(1.0, pixelsDown));
    const double across = std::clamp(size, leastSize, greatestSize);
    return {std::move(file),
            {(width - across * pixelsAcross) / 2, (height - across * pixelsDown) / 2},
            {across, 0}};
}

} // namespace marches::draft
