#include "app/map/arcs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace marches::appmap {

namespace {

/// Vertices by position, in an open-addressing table: outlines of big maps have millions of points.
class VertexTable {
public:
    explicit VertexTable(std::size_t points) {
        std::size_t size = 64;
        while (size < points * 2)
            size *= 2;
        slots_.assign(size, -1);
        keys_.reserve(points);
        points_.reserve(points);
    }

    /// Where a vertex lies: the point by which it was seen first, for all who share it.
    const QPointF& point(int id) const { return points_[static_cast<std::size_t>(id)]; }

    int idOf(const QPointF& point) {
        const auto x = static_cast<std::int64_t>(std::lround(point.x() * 64));
        const auto y = static_cast<std::int64_t>(std::lround(point.y() * 64));
        const std::uint64_t key = (static_cast<std::uint64_t>(x) << 32) ^ static_cast<std::uint32_t>(y);
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t slot = mix(key) & mask;; slot = (slot + 1) & mask) {
            if (slots_[slot] < 0) {
                slots_[slot] = static_cast<int>(keys_.size());
                keys_.push_back(key);
                points_.push_back(point);
                return slots_[slot];
            }
            if (keys_[static_cast<std::size_t>(slots_[slot])] == key) return slots_[slot];
        }
    }

    std::size_t size() const { return keys_.size(); }

private:
    static std::size_t mix(std::uint64_t key) {
        key ^= key >> 31;
        key *= 0x9E3779B97F4A7C15ULL;
        return static_cast<std::size_t>(key ^ (key >> 29));
    }
    std::vector<int> slots_;
    std::vector<std::uint64_t> keys_;
    std::vector<QPointF> points_;
};

struct RingVertices {
    int province = -1;
    std::vector<int> ids;
    QPolygonF points;
    std::vector<int> beyond; ///< by segment i -> i+1: the province on its other side, or -1
};

/// Drops repeated points, the closing one too.
RingVertices ringVertices(const QPolygonF& polygon, int province, VertexTable& table) {
    RingVertices ring;
    ring.province = province;
    ring.ids.reserve(static_cast<std::size_t>(polygon.size()));
    ring.points.reserve(polygon.size());
    for (const QPointF& point : polygon) {
        const int id = table.idOf(point);
        if (!ring.ids.empty() && ring.ids.back() == id) continue;
        ring.ids.push_back(id);
        ring.points.push_back(table.point(id));
    }
    while (ring.ids.size() > 1 && ring.ids.front() == ring.ids.back()) {
        ring.ids.pop_back();
        ring.points.pop_back();
    }
    return ring;
}

struct Segment {
    int low;
    int high;
    std::size_t ring;
    std::size_t index;
    bool operator<(const Segment& o) const {
        return std::tie(low, high, ring, index) < std::tie(o.low, o.high, o.ring, o.index);
    }
};

void findNeighbours(std::vector<RingVertices>& rings) {
    std::vector<Segment> segments;
    std::size_t count = 0;
    for (const RingVertices& ring : rings)
        count += ring.ids.size();
    segments.reserve(count);
    for (std::size_t r = 0; r < rings.size(); ++r) {
        auto& ring = rings[r];
        ring.beyond.assign(ring.ids.size(), -1);
        for (std::size_t i = 0; i < ring.ids.size(); ++i) {
            const int a = ring.ids[i];
            const int b = ring.ids[(i + 1) % ring.ids.size()];
            segments.push_back({std::min(a, b), std::max(a, b), r, i});
        }
    }
    std::sort(segments.begin(), segments.end());
    for (std::size_t i = 0; i + 1 < segments.size(); ++i) {
        const Segment& one = segments[i];
        const Segment& two = segments[i + 1];
        if (one.low != two.low || one.high != two.high) continue;
        if (rings[one.ring].province == rings[two.ring].province) continue;
        rings[one.ring].beyond[one.index] = rings[two.ring].province;
        rings[two.ring].beyond[two.index] = rings[one.ring].province;
    }
}

class MeshBuilder {
public:
    explicit MeshBuilder(ArcMesh& mesh) : mesh_(mesh) {}

    void add(const RingVertices& ring) {
        const std::size_t n = ring.ids.size();
        if (n < 3) return;
        std::size_t start = 0;
        while (start < n && ring.beyond[start] == ring.beyond[(start + n - 1) % n])
            ++start;
        ArcRing result;
        if (start == n) {
            // one neighbour all round: begin at the same point from either side
            start = static_cast<std::size_t>(std::min_element(ring.ids.begin(), ring.ids.end()) -
                                             ring.ids.begin());
            result.push_back(arcOf(ring, start, n));
        } else {
            for (std::size_t done = 0; done < n;) {
                const std::size_t from = (start + done) % n;
                std::size_t length = 1;
                while (done + length < n && ring.beyond[(from + length) % n] == ring.beyond[from])
                    ++length;
                result.push_back(arcOf(ring, from, length));
                done += length;
            }
        }
        mesh_.rings[static_cast<std::size_t>(ring.province)].push_back(std::move(result));
    }

private:
    ArcUse arcOf(const RingVertices& ring, std::size_t from, std::size_t length) {
        const std::size_t n = ring.ids.size();
        QPolygonF points;
        points.reserve(static_cast<qsizetype>(length) + 1);
        for (std::size_t i = 0; i <= length; ++i)
            points.push_back(ring.points[static_cast<qsizetype>((from + i) % n)]);
        const int other = ring.beyond[from];
        const int front = ring.ids[from];
        const int back = ring.ids[(from + length) % n];
        // an arc is known by its end points and by its second point seen from the lower end
        const int afterFront = ring.ids[(from + 1) % n];
        const int beforeBack = ring.ids[(from + length - 1) % n];
        const bool flip = front != back ? back < front : beforeBack < afterFront;
        const Key key = flip ? Key{back, front, beforeBack} : Key{front, back, afterFront};
        if (other >= 0) {
            if (const auto known = known_.find(key); known != known_.end()) return {known->second, flip};
        }
        if (flip) std::reverse(points.begin(), points.end());
        const int index = static_cast<int>(mesh_.arcs.size());
        Arc arc{std::move(points), ring.province, other};
        if (other >= 0 && other < ring.province) std::swap(arc.first, arc.second);
        mesh_.arcs.push_back(std::move(arc));
        if (other >= 0) known_.emplace(key, index);
        return {index, flip};
    }

    using Key = std::tuple<int, int, int>;
    ArcMesh& mesh_;
    std::map<Key, int> known_;
};

double squaredDistance(const QPointF& p, const QPointF& a, const QPointF& b) {
    const QPointF d = b - a;
    const double length = d.x() * d.x() + d.y() * d.y();
    double t = length > 0 ? QPointF::dotProduct(p - a, d) / length : 0;
    t = std::clamp(t, 0.0, 1.0);
    const QPointF e = p - (a + d * t);
    return e.x() * e.x() + e.y() * e.y();
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

} // namespace

ArcMesh arcMesh(const std::vector<std::vector<QPolygonF>>& provinces) {
    std::size_t points = 0;
    for (const auto& rings : provinces)
        for (const auto& ring : rings)
            points += static_cast<std::size_t>(ring.size());
    VertexTable table(points);
    std::vector<RingVertices> rings;
    for (std::size_t province = 0; province < provinces.size(); ++province)
        for (const auto& ring : provinces[province])
            rings.push_back(ringVertices(ring, static_cast<int>(province), table));
    findNeighbours(rings);
    ArcMesh mesh;
    mesh.rings.resize(provinces.size());
    MeshBuilder builder(mesh);
    for (const auto& ring : rings)
        builder.add(ring);
    return mesh;
}

QPolygonF simplified(const QPolygonF& line, double tolerance) {
    const qsizetype n = line.size();
    if (n < 3) return line;
    std::vector<char> keep(static_cast<std::size_t>(n), 0);
    keep.front() = keep.back() = 1;
    std::vector<std::pair<qsizetype, qsizetype>> open;
    if (line.first() == line.last()) {
        // a ring needs a second fixed point: the one farthest from its start
        qsizetype far = 0;
        double farthest = -1;
        for (qsizetype i = 1; i + 1 < n; ++i) {
            const QPointF d = line[i] - line[0];
            if (const double reach = QPointF::dotProduct(d, d); reach > farthest) farthest = reach, far = i;
        }
        keep[static_cast<std::size_t>(far)] = 1;
        open = {{0, far}, {far, n - 1}};
    } else {
        open = {{0, n - 1}};
    }
    const double limit = tolerance * tolerance;
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        qsizetype at = -1;
        double worst = limit;
        for (qsizetype i = from + 1; i < to; ++i)
            if (const double d = squaredDistance(line[i], line[from], line[to]); d > worst) worst = d, at = i;
        if (at < 0) continue;
        keep[static_cast<std::size_t>(at)] = 1;
        open.emplace_back(from, at);
        open.emplace_back(at, to);
    }
    QPolygonF result;
    for (qsizetype i = 0; i < n; ++i)
        if (keep[static_cast<std::size_t>(i)]) result.push_back(line[i]);
    return result;
}

ArcMesh simplified(const ArcMesh& mesh, double tolerance) {
    ArcMesh result;
    result.rings = mesh.rings;
    result.arcs.reserve(mesh.arcs.size());
    for (const Arc& arc : mesh.arcs)
        result.arcs.push_back({simplified(arc.points, tolerance), arc.first, arc.second});
    return result;
}

QPainterPath outline(const ArcMesh& mesh, int province, double scale, double leastArea) {
    return outline(
        mesh.rings[static_cast<std::size_t>(province)],
        [&mesh](int arc) -> const QPolygonF& { return mesh.arcs[static_cast<std::size_t>(arc)].points; },
        scale, leastArea);
}

QPainterPath outline(const std::vector<ArcRing>& arcRings,
                     const std::function<const QPolygonF&(int arc)>& pointsOf, double scale,
                     double leastArea) {
    std::vector<QPolygonF> rings;
    for (const ArcRing& ring : arcRings) {
        QPolygonF polygon;
        for (const ArcUse& use : ring) {
            const QPolygonF& points = pointsOf(use.arc);
            if (use.reversed)
                for (qsizetype i = points.size() - 1; i > 0; --i)
                    polygon.push_back(points[i] * scale);
            else
                for (qsizetype i = 0; i + 1 < points.size(); ++i)
                    polygon.push_back(points[i] * scale);
        }
        rings.push_back(std::move(polygon));
    }
    std::size_t largest = 0;
    std::vector<double> areas;
    for (const QPolygonF& ring : rings) {
        areas.push_back(area(ring));
        if (areas.back() > areas[largest]) largest = areas.size() - 1;
    }
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (i != largest && areas[i] < leastArea * scale * scale) continue;
        path.addPolygon(rings[i]);
        path.closeSubpath();
    }
    return path;
}

} // namespace marches::appmap
