#include "app/map/travel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace marches::appmap {

namespace {

constexpr double halfSector = 50.0 * std::numbers::pi / 180;
constexpr double halfPlane = std::numbers::pi / 2;

QPointF heart(const Shapes& shapes, int province) {
    return shapes.grid().pole(province).point;
}

double angleOff(const QPointF& step, const QPointF& direction) {
    return std::abs(std::atan2(step.x() * direction.y() - step.y() * direction.x(),
                               QPointF::dotProduct(step, direction)));
}

template <class Provinces>
int nearestOf(const Shapes& shapes, int from, Way way, const Provinces& candidates) {
    const QPointF direction = towards(way);
    int inSector = -1;
    int beside = -1;
    double nearest = std::numeric_limits<double>::max();
    double leastOff = halfPlane;
    for (const int candidate : candidates) {
        const QPointF step = heart(shapes, candidate) - heart(shapes, from);
        const double off = angleOff(step, direction);
        const double length = std::hypot(step.x(), step.y());
        // straight ahead seems nearer than aside
        const double seems = length * (1 + off * off / (halfSector * halfSector));
        if (off <= halfSector && seems < nearest) nearest = seems, inSector = candidate;
        if (off < leastOff) leastOff = off, beside = candidate;
    }
    return inSector >= 0 ? inSector : beside;
}

} // namespace

QPointF towards(Way way) {
    constexpr std::array ways{QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)};
    return ways[static_cast<std::size_t>(way)];
}

int neighbourTowards(const Shapes& shapes, int from, Way way) {
    return nearestOf(shapes, from, way, shapes.picture().neighbours[static_cast<std::size_t>(from)]);
}

std::vector<int> neighboursRound(const Shapes& shapes, int from) {
    std::vector<int> round = shapes.picture().neighbours[static_cast<std::size_t>(from)];
    const auto bearing = [&](int province) {
        const QPointF step = heart(shapes, province) - heart(shapes, from);
        const double angle = std::atan2(step.x(), -step.y());
        return angle < 0 ? angle + 2 * std::numbers::pi : angle;
    };
    std::stable_sort(round.begin(), round.end(), [&](int a, int b) { return bearing(a) < bearing(b); });
    return round;
}

int nearestTowards(const Shapes& shapes, int from, Way way, const std::function<bool(int)>& wanted) {
    std::vector<int> candidates;
    for (int i = 0; i < shapes.count(); ++i)
        if (i != from && wanted(i)) candidates.push_back(i);
    return nearestOf(shapes, from, way, candidates);
}

} // namespace marches::appmap
