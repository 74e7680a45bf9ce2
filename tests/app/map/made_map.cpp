#include "tests/app/map/made_map.h"

#include <cmath>
#include <utility>
#include <vector>

namespace marches::appmap {

std::shared_ptr<const MapPicture> gridMap(int side, int pointsPerEdge) {
    auto picture = std::make_shared<MapPicture>();
    constexpr double cell = 60;
    picture->size = QSizeF(side * cell, side * cell);
    const auto wobble = [](double a, double b) {
        return 5 * std::sin(a * 1.7 + b * 0.9) + 2 * std::sin(a * 13 + b * 7);
    };
    const auto edge = [&](QPolygonF& ring, QPointF from, QPointF to) {
        const bool across = from.y() == to.y();
        for (int i = 0; i < pointsPerEdge; ++i) {
            const double t = static_cast<double>(i) / pointsPerEdge;
            QPointF p = from + (to - from) * t;
            const double ends = std::sin(t * 3.14159265);
            across ? p.ry() += ends * wobble(p.x(), from.y()) : p.rx() += ends * wobble(p.y(), from.x());
            ring.push_back(p);
        }
    };
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const QPointF a(column * cell, row * cell);
            QPolygonF ring;
            edge(ring, a, a + QPointF(cell, 0));
            edge(ring, a + QPointF(cell, 0), a + QPointF(cell, cell));
            edge(ring, a + QPointF(cell, cell), a + QPointF(0, cell));
            edge(ring, a + QPointF(0, cell), a);
            ProvinceOutline outline;
            outline.rings = {ring};
            picture->provinces.push_back(outline);
            std::vector<int> links;
            const int here = row * side + column;
            if (row > 0) links.push_back(here - side);
            if (column > 0) links.push_back(here - 1);
            if (column + 1 < side) links.push_back(here + 1);
            if (row + 1 < side) links.push_back(here + side);
            picture->neighbours.push_back(links);
        }
    return picture;
}

ProvinceFace madeFace(int i) {
    ProvinceFace face;
    face.name = QStringLiteral("P%1").arg(i);
    face.region = i % 17;
    if (i % 3) face.owner = static_cast<theme::PlayerColour>(i % 6);
    return face;
}

} // namespace marches::appmap
