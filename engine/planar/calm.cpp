#include "engine/planar/calm.h"

#include "engine/planar/simplify.h"

#include <algorithm>
#include <cstdlib>

namespace marches::planar {
namespace {

constexpr double calmTolerance = 2.4 * stepsPerUnit;
constexpr std::int64_t leastCalmPart2 = std::int64_t{2} * 60 * stepsPerUnit * stepsPerUnit;
constexpr std::int32_t calmStep = stepsPerUnit / 10;

std::int64_t ringArea2(const GridRing& ring) {
    std::int64_t sum = 0;
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        sum += orientation(ring.front(), ring[before], ring[i]);
    return std::abs(sum);
}

/// Whether borders of more than one arc meet in a point of a border.
bool isMeeting(const PlanarMap& map, GridPoint point) {
    const std::vector<HalfArc> halves = map.halvesFrom(point);
    return !halves.empty() &&
           std::any_of(halves.begin(), halves.end(), [&](HalfArc half) { return half.arc != halves[0].arc; });
}

bool runsOnFrame(const GridBox& sheet, GridPoint a, GridPoint b) {
    return (a.x == b.x && (a.x == sheet.left || a.x == sheet.right)) ||
           (a.y == b.y && (a.y == sheet.top || a.y == sheet.bottom));
}

/// Returns the quiet form of a border between two junctions, the same from either side.
std::vector<GridPoint> calmLine(std::vector<GridPoint> line) {
    const bool turned = std::lexicographical_compare(line.rbegin(), line.rend(), line.begin(), line.end());
    if (turned) std::reverse(line.begin(), line.end());
    line = simplified(line, calmTolerance);
    line = smoothed(line, 2, calmStep);
    if (turned) std::reverse(line.begin(), line.end());
    return line;
}

/// Returns the quiet form of a ring without junctions, which begins with its topmost-left point.
GridRing calmIsland(const GridRing& ring) {
    std::vector<GridPoint> line = ring;
    line.push_back(ring.front());
    std::vector<GridPoint> points = simplified(line, calmTolerance);
    if (points.size() < 5) points = simplified(line, calmTolerance / 4);
    points = smoothed(points, 2, calmStep);
    if (points.size() > 1 && points.front() == points.back()) points.pop_back();
    return points;
}

GridRing calmRing(const PlanarMap& map, const GridRing& ring) {
    const std::size_t size = ring.size();
    std::vector<char> frame(size); // whether the segment from here runs along the sheet's frame
    for (std::size_t i = 0; i < size; ++i)
        frame[i] = runsOnFrame(map.sheet(), ring[i], ring[(i + 1) % size]);
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < size; ++i)
        if (frame[i] || frame[(i + size - 1) % size] || isMeeting(map, ring[i])) ends.push_back(i);
    if (ends.empty()) return calmIsland(ring);
    GridRing result;
    for (std::size_t at = 0; at < ends.size(); ++at) {
        const std::size_t first = ends[at];
        std::size_t last = ends[(at + 1) % ends.size()];
        if (last <= first) last += size;
        std::vector<GridPoint> line;
        for (std::size_t i = first; i <= last; ++i)
            line.push_back(ring[i % size]);
        if (ends.size() == 1) { // both ends are one junction, which stays
            const auto half = static_cast<std::ptrdiff_t>(line.size() / 2);
            std::vector<GridPoint> rest = calmLine({line.begin() + half, line.end()});
            line = calmLine({line.begin(), line.begin() + half + 1});
            line.insert(line.end(), rest.begin() + 1, rest.end());
        } else if (!frame[first])
            line = calmLine(std::move(line));
        result.insert(result.end(), line.begin(), line.end() - 1);
    }
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace

std::vector<GridRing> calmOutline(const PlanarMap& map, Label label) {
    std::vector<GridRing> rings;
    bool largest = true;
    for (const Face& face : map.faces(label)) {
        const bool mayBeLeftOut = !largest;
        largest = false;
        if (mayBeLeftOut && face.area2 < leastCalmPart2) continue;
        for (std::size_t i = 0; i < face.rings.size(); ++i) {
            if (i > 0 && ringArea2(face.rings[i]) < leastCalmPart2) continue;
            GridRing ring = calmRing(map, face.rings[i]);
            if (ring.size() < 3 || ringArea2(ring) * 4 < ringArea2(face.rings[i])) ring = face.rings[i];
            if (ringArea2(ring) < leastCalmPart2) { // the quiet form has become too small
                if (i > 0) continue;
                if (mayBeLeftOut) break;
            }
            rings.push_back(std::move(ring));
        }
    }
    return rings;
}

} // namespace marches::planar
