#include "engine/planar/weld.h"

#include "engine/planar/segment_chains.h"
#include "engine/planar/segment_grid.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>

namespace marches::planar {
namespace {

constexpr Label openSide = -2;                     // no outline says what lies there
constexpr std::size_t mostSteps = 1'000'000'000;   // of the search for insides; more would take seconds
constexpr std::size_t mostRowEntries = 10'000'000; // of rows of outlines; more would take 200 MB

/// What `land` says about the sides of a segment, walked from its first point.
enum LandSide : std::uint8_t { landLeft = 1, landRight = 2, waterLeft = 4, waterRight = 8 };

/// Gives the numbers 0, 1, 2 ... to keys as they come; a table without nodes, since it holds millions.
class Numbering {
public:
    explicit Numbering(std::size_t expected)
        : places_(std::bit_ceil(std::max<std::size_t>(16, expected * 2)), free) {
        keys_.reserve(expected);
    }
    std::uint32_t of(std::uint64_t key) {
        std::uint32_t& place = placeOf(key);
        if (place != free) return place;
        const auto number = static_cast<std::uint32_t>(keys_.size());
        place = number;
        keys_.push_back(key);
        if (keys_.size() * 2 > places_.size()) grow();
        return number;
    }

private:
    static constexpr std::uint32_t free = UINT32_MAX;

    std::uint32_t& placeOf(std::uint64_t key) {
        const std::size_t mask = places_.size() - 1;
        std::uint64_t mixed = key * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 32U;
        for (std::size_t at = static_cast<std::size_t>(mixed) & mask;; at = (at + 1) & mask)
            if (places_[at] == free || keys_[places_[at]] == key) return places_[at];
    }
    void grow() {
        places_.assign(places_.size() * 2, free);
        for (std::uint32_t i = 0; i < keys_.size(); ++i)
            placeOf(keys_[i]) = i;
    }

    std::vector<std::uint32_t> places_; ///< a power of two
    std::vector<std::uint64_t> keys_;   ///< by number
};

std::size_t pointsOf(const Picture& picture) {
    std::size_t count = 0;
    for (const auto& [id, outline] : picture.provinces)
        for (const Ring& ring : outline.rings)
            count += ring.size();
    return count;
}

/// The rings of one outline by rows, to tell the inside from the outside. It is not made whole where that
/// would take more than `mostRowEntries`.
class InsideIndex {
public:
    explicit InsideIndex(const std::vector<GridRing>& rings) {
        std::int32_t top = maxCoordinate;
        std::int32_t bottom = 0;
        std::size_t count = 0;
        for (const GridRing& ring : rings)
            for (const GridPoint& point : ring) {
                top = std::min(top, point.y);
                bottom = std::max(bottom, point.y);
                ++count;
            }
        top_ = top;
        height_ = 1 + std::max(0, bottom - top) /
                          static_cast<std::int32_t>(std::min<std::size_t>(count + 1, 20'000));
        rows_.resize(static_cast<std::size_t>(std::max(0, bottom - top) / height_) + 1);
        for (const GridRing& ring : rings)
            for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
                const auto [low, high] = std::minmax(ring[before].y, ring[i].y);
                entries_ += static_cast<std::size_t>((high - low) / height_) + 1;
                if (entries_ > mostRowEntries) return;
                for (std::int32_t row = (low - top_) / height_; row <= (high - top_) / height_; ++row)
                    rows_[static_cast<std::size_t>(row)].push_back({ring[before], ring[i]});
            }
    }
    std::size_t entries() const { return entries_; }

    /// Whether the middle between two points is inside. Those of the segment itself don't count, so the
    /// answer for a piece of the border is that for its left edge. Nothing where another border runs through
    /// it.
    std::optional<bool> middleInside(GridPoint a, GridPoint b, std::size_t& steps) const {
        const GridPoint middle{a.x + b.x, a.y + b.y}; // in half steps
        const std::int32_t row = (middle.y / 2 - top_) / height_;
        if (middle.y / 2 < top_ || static_cast<std::size_t>(row) >= rows_.size()) return false;
        bool inside = false;
        for (const auto& [from, to] : rows_[static_cast<std::size_t>(row)]) {
            ++steps;
            if ((from == a && to == b) || (from == b && to == a)) continue;
            const GridPoint p{from.x * 2, from.y * 2};
            const GridPoint q{to.x * 2, to.y * 2};
            if ((p.y <= middle.y) == (q.y <= middle.y)) continue;
            const std::int64_t side = p.y < q.y ? orientation(p, q, middle) : orientation(q, p, middle);
            if (side == 0) return std::nullopt;
            if (side < 0) inside = !inside; // the border lies on the left of the middle
        }
        return inside;
    }

private:
    std::int32_t top_ = 0;
    std::int32_t height_ = 1;
    std::size_t entries_ = 0;
    std::vector<std::vector<std::pair<GridPoint, GridPoint>>> rows_;
};

std::int64_t signedArea2(const GridRing& ring) {
    std::int64_t sum = 0;
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        sum += orientation(ring.front(), ring[before], ring[i]);
    return sum;
}

using WeldStop = std::optional<WeldFault>;

class Welder {
public:
    explicit Welder(const Picture& picture)
        : picture_(picture), numbers_(pointsOf(picture) / 2), segmentNumbers_(pointsOf(picture) / 2) {}

    Expected<Welded, WeldFault> weld() {
        if (WeldStop fault = readOutlines()) return unexpected(*fault);
        layFrame();
        for (std::size_t i = 0; i < provinces_.size(); ++i)
            if (WeldStop fault = claim(provinces_[i], firstProvince + static_cast<Label>(i), false))
                return unexpected(*fault);
        for (const std::vector<GridRing>& land : land_)
            if (WeldStop fault = claim(land, quietLand, true)) return unexpected(*fault);
        takeLandsWord();
        if (WeldStop fault = fillOpenSides()) return unexpected(*fault);
        std::erase_if(segments_, [](const BorderPiece& segment) { return segment.left == segment.right; });
        if (WeldStop fault = checkSegments()) return unexpected(*fault);
        std::vector<ArcPointer> arcs;
        for (const Chain& chain : chainsOf(points_.size(), segments_)) {
            std::vector<GridPoint> line;
            for (const std::uint32_t point : chain.points)
                line.push_back(points_[point]);
            arcs.push_back(std::make_shared<const Arc>(std::move(line), chain.left, chain.right));
        }
        Welded welded{PlanarMap(sheet_, arcs), {}, true};
        for (const auto& [id, outline] : picture_.provinces)
            welded.ids.push_back(id);
        return welded;
    }

private:
    static WeldFault faultAt(WeldFault::Kind kind, GridPoint at) { return {kind, toPoint(at)}; }

    WeldStop readOutlines() {
        sheet_ = {0, 0, toGrid({picture_.width, 0}).x, toGrid({0, picture_.height}).y};
        for (const auto& [id, outline] : picture_.provinces)
            if (WeldStop fault = readRings(outline, provinces_.emplace_back())) return fault;
        for (const Outline& outline : picture_.land)
            if (WeldStop fault = readRings(outline, land_.emplace_back())) return fault;
        return std::nullopt;
    }

    WeldStop readRings(const Outline& outline, std::vector<GridRing>& rings) {
        for (const Ring& ring : outline.rings) {
            GridRing points;
            points.reserve(ring.size());
            for (const Point& point : ring) {
                const GridPoint at = toGrid(point);
                const auto off = [](double units, std::int32_t steps) {
                    return std::abs(units * stepsPerUnit - steps);
                };
                if (!contains(sheet_, at) || off(point.x, at.x) > 0.5 || off(point.y, at.y) > 0.5)
                    return WeldFault{WeldFault::Kind::offSheet, point};
                if (off(point.x, at.x) > 1e-3 || off(point.y, at.y) > 1e-3)
                    return WeldFault{WeldFault::Kind::offGrid, point};
                if (!points.empty() && points.back() == at) continue;
                points.push_back(at);
                if (at.x == sheet_.left || at.x == sheet_.right || at.y == sheet_.top ||
                    at.y == sheet_.bottom)
                    onFrame_.insert(at);
            }
            while (points.size() > 1 && points.back() == points.front())
                points.pop_back();
            if (points.size() >= 3) rings.push_back(std::move(points));
        }
        return std::nullopt;
    }

    std::uint32_t numberOf(GridPoint point) {
        const std::uint32_t number =
            numbers_.of(static_cast<std::uint64_t>(point.x) << 32U | static_cast<std::uint64_t>(point.y));
        if (number == points_.size()) points_.push_back(point);
        return number;
    }

    /// Returns the number of a segment, made at its first mention, and whether it is walked from its end.
    std::pair<std::size_t, bool> segmentOf(GridPoint from, GridPoint to) {
        const std::uint32_t a = numberOf(from);
        const std::uint32_t b = numberOf(to);
        const std::uint32_t number =
            segmentNumbers_.of(static_cast<std::uint64_t>(std::min(a, b)) << 32U | std::max(a, b));
        if (number == segments_.size()) {
            segments_.push_back({a, b, openSide, openSide});
            landSides_.push_back(0);
        }
        return {number, segments_[number].a != a};
    }

    /// Lays the frame clockwise, so that the sheet lies on its right.
    void layFrame() {
        const std::array<GridPoint, 4> corners{{{sheet_.left, sheet_.top},
                                                {sheet_.right, sheet_.top},
                                                {sheet_.right, sheet_.bottom},
                                                {sheet_.left, sheet_.bottom}}};
        for (std::size_t side = 0; side < 4; ++side)
            eachPartOf(corners[side], corners[(side + 1) % 4], [&](GridPoint from, GridPoint to) {
                const auto [number, backward] = segmentOf(from, to);
                (backward ? segments_[number].right : segments_[number].left) = offSheet;
            });
    }

    /// Calls `visit` for the segment, in parts if other borders end on it and it runs along the frame.
    template <class Visit>
    void eachPartOf(GridPoint from, GridPoint to, Visit visit) {
        const bool upright = from.x == to.x && (from.x == sheet_.left || from.x == sheet_.right);
        const bool level = from.y == to.y && (from.y == sheet_.top || from.y == sheet_.bottom);
        if (!upright && !level) return visit(from, to);
        std::vector<GridPoint> way{from, to};
        const auto [low, high] = std::minmax(from, to);
        for (auto at = onFrame_.upper_bound(low); at != onFrame_.end() && *at < high; ++at, ++steps_)
            if (upright ? at->x == from.x : at->y == from.y) way.push_back(*at);
        std::sort(way.begin(), way.end());
        if (to < from) std::reverse(way.begin(), way.end());
        for (std::size_t i = 0; i + 1 < way.size(); ++i)
            visit(way[i], way[i + 1]);
    }

    /// Tells the segments of an outline on which side its inside lies.
    WeldStop claim(const std::vector<GridRing>& rings, Label label, bool isLand) {
        std::optional<InsideIndex> index;
        if (rings.size() > 1) {
            index.emplace(rings);
            if (index->entries() > mostRowEntries)
                return faultAt(WeldFault::Kind::tooDense, rings.front().front());
        }
        for (const GridRing& ring : rings) {
            bool insideRight = signedArea2(ring) > 0;
            if (index) {
                const auto slanted = [&](std::size_t i) {
                    return ring[i].y != ring[(i + 1) % ring.size()].y;
                };
                std::size_t at = 0;
                while (at + 1 < ring.size() && !slanted(at))
                    ++at;
                const GridPoint from = ring[at];
                const GridPoint to = ring[(at + 1) % ring.size()];
                const auto leftInside = index->middleInside(from, to, steps_);
                if (!leftInside) return faultAt(WeldFault::Kind::crossing, from);
                if (steps_ > mostSteps) return faultAt(WeldFault::Kind::tooDense, from);
                // One who walks down has the left of the screen on the right hand.
                insideRight = (to.y > from.y) == *leftInside;
            }
            for (std::size_t i = 0; i < ring.size(); ++i) {
                WeldStop fault;
                eachPartOf(ring[i], ring[(i + 1) % ring.size()], [&](GridPoint from, GridPoint to) {
                    const auto [number, backward] = segmentOf(from, to);
                    const bool right = insideRight != backward;
                    if (isLand)
                        landSides_[number] |= right ? landRight | waterLeft : landLeft | waterRight;
                    else if (Label& side = right ? segments_[number].right : segments_[number].left;
                             side == openSide)
                        side = label;
                    else if (!fault)
                        fault = faultAt(WeldFault::Kind::overlap, from);
                });
                if (fault) return fault;
                if (steps_ > mostSteps) return faultAt(WeldFault::Kind::tooDense, ring[i]);
            }
        }
        return std::nullopt;
    }

    /// Fills the open sides of the coast with quiet land and sea.
    void takeLandsWord() {
        for (std::size_t i = 0; i < segments_.size(); ++i) {
            BorderPiece& segment = segments_[i];
            const std::uint8_t said = landSides_[i];
            if (segment.left == openSide && (said & (landLeft | waterLeft)) != 0)
                segment.left = (said & landLeft) != 0 ? quietLand : sea;
            if (segment.right == openSide && (said & (landRight | waterRight)) != 0)
                segment.right = (said & landRight) != 0 ? quietLand : sea;
        }
    }

    /// Asks `land` about what lies beside borders that are no coast, once for each row of segments.
    WeldStop fillOpenSides() {
        std::vector<InsideIndex> indexes;
        std::size_t entries = 0;
        for (const std::vector<GridRing>& rings : land_) {
            indexes.emplace_back(rings);
            entries += indexes.back().entries();
            if (entries > mostRowEntries && !rings.empty())
                return faultAt(WeldFault::Kind::tooDense, rings.front().front());
        }
        for (const Chain& chain : chainsOf(points_.size(), segments_)) {
            if (chain.left != openSide && chain.right != openSide) continue;
            bool inland = false;
            const GridPoint a = points_[chain.points[0]];
            const GridPoint b = points_[chain.points[1]];
            for (const InsideIndex& index : indexes) {
                const auto inside = index.middleInside(a, b, steps_);
                if (!inside) return faultAt(WeldFault::Kind::crossing, a);
                if (steps_ > mostSteps) return faultAt(WeldFault::Kind::tooDense, a);
                inland = inland || *inside;
            }
            for (const std::uint32_t number : chain.segments) {
                BorderPiece& segment = segments_[number];
                if (segment.left == openSide) segment.left = inland ? quietLand : sea;
                if (segment.right == openSide) segment.right = inland ? quietLand : sea;
            }
        }
        return std::nullopt;
    }

    WeldStop checkSegments() const {
        const SegmentGrid grid(points_, segments_);
        if (grid.tooDense()) return faultAt(WeldFault::Kind::tooDense, points_.front());
        if (const auto at = grid.firstMeeting()) return faultAt(WeldFault::Kind::crossing, *at);
        if (const auto at = firstContradiction(points_, segments_, grid))
            return faultAt(WeldFault::Kind::impossible, *at);
        return std::nullopt;
    }

    const Picture& picture_;
    GridBox sheet_;
    std::vector<std::vector<GridRing>> provinces_;
    std::vector<std::vector<GridRing>> land_;
    std::set<GridPoint> onFrame_;
    std::vector<GridPoint> points_;
    std::vector<BorderPiece> segments_;
    std::vector<std::uint8_t> landSides_; ///< of each segment
    Numbering numbers_;
    Numbering segmentNumbers_;
    std::size_t steps_ = 0;
};

} // namespace

std::optional<Label> Welded::labelOf(std::string_view id) const {
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) return std::nullopt;
    return firstProvince + static_cast<Label>(found - ids.begin());
}

Expected<Welded, WeldFault> weld(const Picture& picture) {
    return Welder(picture).weld();
}

} // namespace marches::planar
