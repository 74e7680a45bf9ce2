#include "engine/planar/simplify.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::planar {
namespace {

/// Returns the squared distance from a point to the segment from `a` to `b`; square steps.
double squaredDistance(GridPoint point, GridPoint a, GridPoint b) {
    const std::int64_t dx = std::int64_t{b.x} - a.x;
    const std::int64_t dy = std::int64_t{b.y} - a.y;
    const std::int64_t px = std::int64_t{point.x} - a.x;
    const std::int64_t py = std::int64_t{point.y} - a.y;
    const std::int64_t length2 = dx * dx + dy * dy;
    const std::int64_t along = px * dx + py * dy;
    if (along <= 0 || length2 == 0) return static_cast<double>(px * px + py * py);
    if (along >= length2) {
        const std::int64_t qx = std::int64_t{point.x} - b.x;
        const std::int64_t qy = std::int64_t{point.y} - b.y;
        return static_cast<double>(qx * qx + qy * qy);
    }
    const auto aside = static_cast<double>(dx * py - dy * px);
    return aside * aside / static_cast<double>(length2);
}

/// Mixes two numbers into one that looks random (the finalizer of SplitMix64).
std::uint64_t mixed(std::uint64_t value, std::uint64_t with) {
    value += with * 0x9E3779B97F4A7C15U + 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

struct Roughening {
    std::uint64_t seed = 0;
    double size = 0;
    double least = 0;
};

/// Appends the way from `a` to `b`, `a` before `b` in their order, without `a`.
void appendRoughened(std::vector<GridPoint>& points, GridPoint a, GridPoint b, const Roughening& how,
                     int depth) {
    constexpr int mostDepth = 6;
    const std::int64_t wide = std::int64_t{b.x} - a.x;
    const std::int64_t high = std::int64_t{b.y} - a.y;
    const double length = std::sqrt(static_cast<double>(wide * wide + high * high));
    if (length <= how.least || depth == mostDepth) {
        points.push_back(b);
        return;
    }
    std::uint64_t dice = how.seed;
    for (const std::int32_t part : {a.x, a.y, b.x, b.y})
        dice = mixed(dice, static_cast<std::uint64_t>(part));
    const double share = static_cast<double>(dice >> 11U) / static_cast<double>(std::uint64_t{1} << 53U);
    const double aside = (share - 0.5) * 2 * std::min(how.size, length / 7) / length;
    // Rounded before it is added: no machine may fuse the two.
    const auto held = [](std::int64_t at) {
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(at, 0, maxCoordinate));
    };
    const GridPoint middle{
        held((std::int64_t{a.x} + b.x) / 2 - std::llround(static_cast<double>(high) * aside)),
        held((std::int64_t{a.y} + b.y) / 2 + std::llround(static_cast<double>(wide) * aside))};
    if (middle == a || middle == b) {
        points.push_back(b);
        return;
    }
    const Roughening finer{how.seed, how.size / 2, how.least};
    appendRoughened(points, a, middle, finer, depth + 1);
    appendRoughened(points, middle, b, finer, depth + 1);
}

} // namespace

std::vector<GridPoint> simplified(const std::vector<GridPoint>& line, double tolerance) {
    if (line.size() < 3) return line;
    const double limit = tolerance * tolerance;
    std::vector<char> kept(line.size(), 0);
    kept.front() = kept.back() = 1;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, line.size() - 1}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        std::size_t farthest = first;
        double most = -1;
        for (std::size_t i = first + 1; i < last; ++i)
            if (const double distance = squaredDistance(line[i], line[first], line[last]); distance > most) {
                most = distance;
                farthest = i;
            }
        if (most <= limit) continue;
        kept[farthest] = 1;
        open.emplace_back(first, farthest);
        open.emplace_back(farthest, last);
    }
    std::vector<GridPoint> result;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (kept[i]) result.push_back(line[i]);
    return result;
}

std::vector<GridPoint> smoothed(const std::vector<GridPoint>& line, int rounds, std::int32_t step) {
    struct Fine { // sixteenths of a step, so that two rounds are exact
        std::int64_t x;
        std::int64_t y;
    };
    const bool closed = line.size() > 3 && line.front() == line.back();
    std::vector<Fine> points;
    for (const GridPoint& point : line)
        points.push_back({std::int64_t{point.x} * 16, std::int64_t{point.y} * 16});
    for (int round = 0; round < std::min(rounds, 2) && points.size() > 2; ++round) {
        std::vector<Fine> cut;
        if (!closed) cut.push_back(points.front());
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const Fine a = points[i];
            const Fine b = points[i + 1];
            cut.push_back({(3 * a.x + b.x) / 4, (3 * a.y + b.y) / 4});
            cut.push_back({(a.x + 3 * b.x) / 4, (a.y + 3 * b.y) / 4});
        }
        cut.push_back(closed ? cut.front() : points.back());
        points = std::move(cut);
    }
    const auto onStep = [&](std::int64_t fine) {
        const std::int64_t size = std::int64_t{step} * 16;
        return static_cast<std::int32_t>((fine + size / 2) / size * step);
    };
    std::vector<GridPoint> result;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool end = !closed && (i == 0 || i + 1 == points.size());
        const GridPoint at =
            end ? (i == 0 ? line.front() : line.back()) : GridPoint{onStep(points[i].x), onStep(points[i].y)};
        if (result.empty() || result.back() != at) result.push_back(at);
    }
    return result;
}

std::vector<GridPoint> roughened(const std::vector<GridPoint>& line, std::uint64_t seed, double size,
                                 double least) {
    if (line.size() < 2) return line;
    std::vector<GridPoint> result{line.front()};
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const auto [a, b] = std::minmax(line[i], line[i + 1]);
        std::vector<GridPoint> way{a};
        appendRoughened(way, a, b, {seed, size, std::max(least, 2.0)}, 0);
        if (a != line[i]) std::reverse(way.begin(), way.end());
        result.insert(result.end(), way.begin() + 1, way.end());
    }
    return result;
}

} // namespace marches::planar
