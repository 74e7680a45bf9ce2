#pragma once

#include <QPolygonF>

namespace marches::appmap {

/// A ring without its narrow inlets and tongues of land, which no thick line can follow: where it comes back
/// to within `narrow` of a point by a way more than twice as long, and what lies between is an inlet
/// smaller than `mostInlet` or a tongue smaller than `mostTongue`, it runs straight. Never less than three
/// points.
[[nodiscard]] QPolygonF withoutInlets(const QPolygonF& ring, double narrow, double mostInlet,
                                      double mostTongue);

} // namespace marches::appmap
