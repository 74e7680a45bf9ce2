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

    /// A vertex lies where it was seen first, for all rings that share it.
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
    std::vector<char> node;  ///< by point: arcs end here, also with the same province on both sides of it
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

/// Marks the points through which the rings of one province go twice: a neighbour's ring runs along both of
/// them there, and must be cut as they are. `isNode`, by vertex: further ones. Rings of a province follow
/// each other.
void findNodes(std::vector<RingVertices>& rings, std::vector<char> isNode) {
    std::vector<int> last(isNode.size(), -1);
    for (const RingVertices& ring : rings)
        for (const int id : ring.ids) {
            if (last[static_cast<std::size_t>(id)] == ring.province) isNode[static_cast<std::size_t>(id)] = 1;
            last[static_cast<std::size_t>(id)] = ring.province;
        }
    for (RingVertices& ring : rings)
        for (const int id : ring.ids)
            ring.node.push_back(isNode[static_cast<std::size_t>(id)]);
}

constexpr std::size_t noRing = static_cast<std::size_t>(-1);

struct Segment {
    int low;
    int high;
    std::size_t ring; ///< `noRing`: of an outline that is not cut
    std::size_t index;
    int province;
    bool operator<(const Segment& o) const {
        return std::tie(low, high, ring, index) < std::tie(o.low, o.high, o.ring, o.index);
    }
};

/// `segments` of outlines that are not cut.
void findNeighbours(std::vector<RingVertices>& rings, std::vector<Segment> segments) {
    std::size_t count = segments.size();
    for (const RingVertices& ring : rings)
        count += ring.ids.size();
    segments.reserve(count);
    for (std::size_t r = 0; r < rings.size(); ++r) {
        auto& ring = rings[r];
        ring.beyond.assign(ring.ids.size(), -1);
        for (std::size_t i = 0; i < ring.ids.size(); ++i) {
            const int a = ring.ids[i];
            const int b = ring.ids[(i + 1) % ring.ids.size()];
            segments.push_back({std::min(a, b), std::max(a, b), r, i, ring.province});
        }
    }
    std::sort(segments.begin(), segments.end());
    const auto tell = [&rings](const Segment& one, const Segment& other) {
        if (one.ring != noRing) rings[one.ring].beyond[one.index] = other.province;
    };
    for (std::size_t i = 0; i + 1 < segments.size(); ++i) {
        const Segment& one = segments[i];
        const Segment& two = segments[i + 1];
        if (one.low != two.low || one.high != two.high) continue;
        if (one.province == two.province) continue;
        tell(one, two);
        tell(two, one);
    }
}

/// A part of a ring with one province on its other side, without a node within.
struct Run {
    std::size_t from = 0;
    std::size_t length = 0;
};

std::vector<Run> runsOf(const RingVertices& ring) {
    const std::size_t n = ring.ids.size();
    if (n < 3) return {};
    const auto goesOn = [&ring, n](std::size_t at) {
        return ring.node[at] == 0 && ring.beyond[at] == ring.beyond[(at + n - 1) % n];
    };
    std::size_t start = 0;
    while (start < n && goesOn(start))
        ++start;
    if (start == n) {
        // one neighbour all round: begin at the same point from either side
        start =
            static_cast<std::size_t>(std::min_element(ring.ids.begin(), ring.ids.end()) - ring.ids.begin());
        return {{start, n}};
    }
    std::vector<Run> runs;
    for (std::size_t done = 0; done < n;) {
        const std::size_t from = (start + done) % n;
        std::size_t length = 1;
        while (done + length < n && goesOn((from + length) % n))
            ++length;
        runs.push_back({from, length});
        done += length;
    }
    return runs;
}

/// An arc is known by its end points and by its second point seen from the lower end.
using ArcKey = std::tuple<int, int, int>;

/// A run as an arc.
struct Piece {
    Arc arc;
    ArcKey key;
    bool flipped = false; ///< the ring goes through it from its end
};

Piece pieceOf(const RingVertices& ring, const Run& run) {
    const std::size_t n = ring.ids.size();
    Piece piece;
    QPolygonF& points = piece.arc.points;
    points.reserve(static_cast<qsizetype>(run.length) + 1);
    for (std::size_t i = 0; i <= run.length; ++i)
        points.push_back(ring.points[static_cast<qsizetype>((run.from + i) % n)]);
    const int front = ring.ids[run.from];
    const int back = ring.ids[(run.from + run.length) % n];
    const int afterFront = ring.ids[(run.from + 1) % n];
    const int beforeBack = ring.ids[(run.from + run.length - 1) % n];
    piece.flipped = front != back ? back < front : beforeBack < afterFront;
    piece.key = piece.flipped ? ArcKey{back, front, beforeBack} : ArcKey{front, back, afterFront};
    if (piece.flipped) std::reverse(points.begin(), points.end());
    piece.arc.first = ring.province;
    piece.arc.second = ring.beyond[run.from];
    if (piece.arc.second >= 0 && piece.arc.second < piece.arc.first)
        std::swap(piece.arc.first, piece.arc.second);
    return piece;
}

class MeshBuilder {
public:
    explicit MeshBuilder(ArcMesh& mesh) : mesh_(mesh) {}

    void add(const RingVertices& ring) {
        ArcRing result;
        for (const Run& run : runsOf(ring))
            result.push_back(arcOf(pieceOf(ring, run)));
        if (!result.empty())
            mesh_.rings[static_cast<std::size_t>(ring.province)].push_back(std::move(result));
    }

private:
    ArcUse arcOf(Piece piece) {
        const bool shared = piece.arc.second >= 0;
        if (shared) {
            if (const auto known = known_.find(piece.key); known != known_.end())
                return {known->second, piece.flipped};
        }
        const int index = static_cast<int>(mesh_.arcs.size());
        mesh_.arcs.push_back(std::move(piece.arc));
        if (shared) known_.emplace(piece.key, index);
        return {index, piece.flipped};
    }

    ArcMesh& mesh_;
    std::map<ArcKey, int> known_;
};

/// Puts a few provinces into a mesh anew.
class MeshPatcher {
public:
    MeshPatcher(ArcMesh& mesh, std::span<const int> near) : mesh_(mesh), near_(near) {
        if (mesh_.rings.size() <= static_cast<std::size_t>(near.back()))
            mesh_.rings.resize(static_cast<std::size_t>(near.back()) + 1);
        for (const int province : near)
            for (const ArcRing& ring : mesh_.rings[static_cast<std::size_t>(province)])
                for (const ArcUse& use : ring)
                    before_.push_back(use.arc);
        std::sort(before_.begin(), before_.end());
        before_.erase(std::unique(before_.begin(), before_.end()), before_.end());
        kept_.assign(before_.size(), 0);
    }

    ArcPatch patch(const std::function<const std::vector<QPolygonF>&(int)>& ringsOf) {
        const std::vector<RingVertices> rings = cut(ringsOf);
        for (const int province : near_)
            mesh_.rings[static_cast<std::size_t>(province)].clear();
        std::vector<std::pair<int, ArcRing>> made;
        for (const RingVertices& ring : rings) {
            ArcRing result;
            for (const Run& run : runsOf(ring))
                result.push_back(useOf(pieceOf(ring, run)));
            if (!result.empty()) made.emplace_back(ring.province, std::move(result));
        }
        ArcPatch patch;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            Arc& arc = mesh_.arcs[static_cast<std::size_t>(before_[i])];
            if (kept_[i] || outside(arc) >= 0) continue; // the province on its other side still has it
            patch.out.push_back(before_[i]);
            mesh_.free.push_back(before_[i]);
            arc = {};
        }
        for (Arc& arc : fresh_)
            patch.in.push_back(put(std::move(arc)));
        for (auto& [province, ring] : made) {
            for (ArcUse& use : ring)
                if (use.arc < 0) use.arc = patch.in[static_cast<std::size_t>(-1 - use.arc)];
            mesh_.rings[static_cast<std::size_t>(province)].push_back(std::move(ring));
        }
        return patch;
    }

private:
    /// The province beside an arc that is not cut anew; -1: none.
    [[nodiscard]] int outside(const Arc& arc) const {
        for (const int side : {arc.first, arc.second})
            if (side >= 0 && !std::binary_search(near_.begin(), near_.end(), side)) return side;
        return -1;
    }

    [[nodiscard]] std::vector<RingVertices>
    cut(const std::function<const std::vector<QPolygonF>&(int)>& ringsOf) const {
        qsizetype points = 0;
        for (const int arc : before_)
            points += mesh_.arcs[static_cast<std::size_t>(arc)].points.size();
        for (const int province : near_)
            for (const QPolygonF& ring : ringsOf(province))
                points += ring.size();
        VertexTable table(static_cast<std::size_t>(points));
        std::vector<Segment> beyond;
        std::vector<int> ends; // of arcs with an outline that is not cut
        for (const int i : before_) {
            const Arc& arc = mesh_.arcs[static_cast<std::size_t>(i)];
            const int other = outside(arc);
            if (other >= 0 && arc.points.first() != arc.points.last())
                for (const QPointF& end : {arc.points.first(), arc.points.last()})
                    ends.push_back(table.idOf(end));
            for (qsizetype at = 0; other >= 0 && at + 1 < arc.points.size(); ++at) {
                const int a = table.idOf(arc.points[at]);
                const int b = table.idOf(arc.points[at + 1]);
                beyond.push_back({std::min(a, b), std::max(a, b), noRing, 0, other});
            }
        }
        std::vector<RingVertices> rings;
        for (const int province : near_)
            for (const QPolygonF& ring : ringsOf(province))
                rings.push_back(ringVertices(ring, province, table));
        std::vector<char> isNode(table.size(), 0);
        for (const int end : ends)
            isNode[static_cast<std::size_t>(end)] = 1;
        findNodes(rings, std::move(isNode));
        findNeighbours(rings, std::move(beyond));
        return rings;
    }

    /// How a ring uses a piece: an arc that was there, or by -1 less its number one of `fresh_`.
    ArcUse useOf(Piece piece) {
        for (std::size_t i = 0; i < before_.size(); ++i) {
            const Arc& arc = mesh_.arcs[static_cast<std::size_t>(before_[i])];
            if (arc.first != piece.arc.first || arc.second != piece.arc.second) continue;
            const int way = wayThrough(arc.points, piece.arc.points);
            if (way == 0) continue;
            kept_[i] = 1;
            return {before_[i], (way < 0) != piece.flipped};
        }
        if (piece.arc.second >= 0)
            if (const auto known = known_.find(piece.key); known != known_.end())
                return {known->second, piece.flipped};
        const int number = -1 - static_cast<int>(fresh_.size());
        if (piece.arc.second >= 0) known_.emplace(piece.key, number);
        fresh_.push_back(std::move(piece.arc));
        return {number, piece.flipped};
    }

    /// Returns 1 where both lines are the same, -1 where one is the other reversed, 0 where they differ.
    /// Rings may begin at different points.
    static int wayThrough(const QPolygonF& one, const QPolygonF& other) {
        const qsizetype count = one.size();
        if (count != other.size()) return 0;
        const bool ring = count > 3 && one.first() == one.last() && other.first() == other.last();
        const qsizetype round = ring ? count - 1 : count;
        qsizetype start = 0;
        if (ring) {
            start = std::find(other.begin(), other.end(), one.first()) - other.begin();
            if (start == count) return 0;
        }
        const auto same = [&](int way) {
            const qsizetype from = ring || way > 0 ? start : count - 1;
            for (qsizetype i = 0; i < round; ++i)
                if (one[i] != other[((from + way * i) % round + round) % round]) return false;
            return true;
        };
        return same(1) ? 1 : same(-1) ? -1 : 0;
    }

    int put(Arc arc) {
        if (mesh_.free.empty()) {
            mesh_.arcs.push_back(std::move(arc));
            return static_cast<int>(mesh_.arcs.size()) - 1;
        }
        const int place = mesh_.free.back();
        mesh_.free.pop_back();
        mesh_.arcs[static_cast<std::size_t>(place)] = std::move(arc);
        return place;
    }

    ArcMesh& mesh_;
    std::span<const int> near_;
    std::vector<int> before_; ///< the arcs of `near_` as they were, ascending
    std::vector<char> kept_;
    std::vector<Arc> fresh_;
    std::map<ArcKey, int> known_;
};

double squaredDistance(const QPointF& p, const QPointF& a, const QPointF& b) {
    const QPointF d = b - a;
    const double length = d.x() * d.x() + d.y() * d.y();
    double t = length > 0 ? QPointF::dotProduct(p - a, d) / length : 0;
    t = std::clamp(t, 0.0, 1.0);
    const QPointF e = p - (a + d * t);
    return e.x() * e.x() + e.y() * e.y();
}

} // namespace

double areaOf(const QPolygonF& ring) {
    double sum = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF& a = ring[i];
        const QPointF& b = ring[(i + 1) % ring.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum) / 2;
}

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
    findNodes(rings, std::vector<char>(table.size(), 0));
    findNeighbours(rings, {});
    ArcMesh mesh;
    mesh.rings.resize(provinces.size());
    MeshBuilder builder(mesh);
    for (const auto& ring : rings)
        builder.add(ring);
    return mesh;
}

ArcPatch patchArcs(ArcMesh& mesh, std::span<const int> near,
                   const std::function<const std::vector<QPolygonF>&(int province)>& ringsOf) {
    if (near.empty()) return {};
    return MeshPatcher(mesh, near).patch(ringsOf);
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
        areas.push_back(areaOf(ring));
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
