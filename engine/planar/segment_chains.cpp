#include "engine/planar/segment_chains.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace marches::planar {
namespace {

/// A segment seen from one of its ends.
struct Spoke {
    std::uint32_t segment = 0;
    bool backward = false; ///< the end is its point b
};

/// The segments at each point.
class Spokes {
public:
    Spokes(std::size_t pointCount, const std::vector<BorderPiece>& segments)
        : begins_(pointCount + 2, 0), spokes_(segments.size() * 2) {
        for (const BorderPiece& segment : segments) {
            ++begins_[segment.a + 2];
            ++begins_[segment.b + 2];
        }
        std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
        for (std::uint32_t i = 0; i < segments.size(); ++i) {
            spokes_[begins_[segments[i].a + 1]++] = {i, false};
            spokes_[begins_[segments[i].b + 1]++] = {i, true};
        }
    }
    std::span<const Spoke> at(std::uint32_t point) const {
        return std::span(spokes_).subspan(begins_[point], begins_[point + 1] - begins_[point]);
    }

private:
    std::vector<std::uint32_t> begins_;
    std::vector<Spoke> spokes_;
};

Label leftOf(const BorderPiece& segment, bool backward) {
    return backward ? segment.right : segment.left;
}
Label rightOf(const BorderPiece& segment, bool backward) {
    return backward ? segment.left : segment.right;
}

class ChainMaker {
public:
    ChainMaker(std::size_t pointCount, const std::vector<BorderPiece>& segments)
        : segments_(segments), spokes_(pointCount, segments), used_(segments.size(), 0),
          pointCount_(static_cast<std::uint32_t>(pointCount)) {}

    std::vector<Chain> make() {
        for (std::uint32_t point = 0; point < pointCount_; ++point)
            if (!passes(point))
                for (const Spoke& spoke : spokes_.at(point))
                    if (used_[spoke.segment] == 0) follow(spoke);
        for (std::uint32_t i = 0; i < segments_.size(); ++i)
            if (used_[i] == 0) follow({i, false});
        return std::move(chains_);
    }

private:
    /// Whether a chain goes on through the point.
    bool passes(std::uint32_t point) const {
        const auto spokes = spokes_.at(point);
        if (spokes.size() != 2) return false;
        const BorderPiece& one = segments_[spokes[0].segment];
        const BorderPiece& other = segments_[spokes[1].segment];
        return leftOf(one, spokes[0].backward) == rightOf(other, spokes[1].backward) &&
               rightOf(one, spokes[0].backward) == leftOf(other, spokes[1].backward);
    }

    void follow(Spoke spoke) {
        const BorderPiece& first = segments_[spoke.segment];
        Chain chain;
        chain.left = leftOf(first, spoke.backward);
        chain.right = rightOf(first, spoke.backward);
        chain.points.push_back(spoke.backward ? first.b : first.a);
        for (;;) {
            const BorderPiece& segment = segments_[spoke.segment];
            const std::uint32_t end = spoke.backward ? segment.a : segment.b;
            used_[spoke.segment] = 1;
            chain.points.push_back(end);
            chain.segments.push_back(spoke.segment);
            if (!passes(end)) break;
            const auto spokes = spokes_.at(end);
            spoke = spokes[0].segment == spoke.segment ? spokes[1] : spokes[0];
            if (used_[spoke.segment] != 0) break; // the ring is closed
        }
        chains_.push_back(std::move(chain));
    }

    const std::vector<BorderPiece>& segments_;
    Spokes spokes_;
    std::vector<char> used_;
    std::uint32_t pointCount_;
    std::vector<Chain> chains_;
};

/// Orders ends around a point clockwise on the screen, from straight up on.
class AroundPoint {
public:
    explicit AroundPoint(GridPoint middle) : middle_(middle) {}
    bool operator()(GridPoint a, GridPoint b) const {
        if (half(a) != half(b)) return half(a) < half(b);
        return orientation(middle_, a, b) > 0;
    }

private:
    /// 0 from straight up to before straight down, clockwise; 1 for the rest.
    int half(GridPoint end) const {
        if (end.x != middle_.x) return end.x > middle_.x ? 0 : 1;
        return end.y < middle_.y ? 0 : 1;
    }
    GridPoint middle_;
};

class Contradictions {
public:
    Contradictions(const std::vector<GridPoint>& points, const std::vector<BorderPiece>& segments,
                   const SegmentGrid& grid)
        : points_(points), segments_(segments), grid_(grid), spokes_(points.size(), segments),
          component_(points.size()) {}

    std::optional<GridPoint> first() {
        std::iota(component_.begin(), component_.end(), 0U);
        for (const BorderPiece& segment : segments_)
            component_[rootOf(segment.a)] = rootOf(segment.b);
        std::vector<std::uint32_t> leftmost(points_.size(), none);
        for (std::uint32_t point = 0; point < points_.size(); ++point) {
            if (spokes_.at(point).empty()) continue;
            if (!agreesAround(point)) return points_[point];
            std::uint32_t& least = leftmost[rootOf(point)];
            if (least == none || points_[point] < points_[least]) least = point;
        }
        for (const std::uint32_t point : leftmost)
            if (point != none && !fitsAround(point)) return points_[point];
        return std::nullopt;
    }

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    std::uint32_t rootOf(std::uint32_t point) {
        while (component_[point] != point)
            point = component_[point] = component_[component_[point]];
        return point;
    }

    std::vector<Spoke> ordered(std::uint32_t point) const {
        const auto spokes = spokes_.at(point);
        std::vector<Spoke> around(spokes.begin(), spokes.end());
        const AroundPoint before(points_[point]);
        std::sort(around.begin(), around.end(), [&](const Spoke& a, const Spoke& b) {
            return before(points_[farEnd(a)], points_[farEnd(b)]);
        });
        return around;
    }
    std::uint32_t farEnd(const Spoke& spoke) const {
        return spoke.backward ? segments_[spoke.segment].a : segments_[spoke.segment].b;
    }

    bool agreesAround(std::uint32_t point) const {
        const std::vector<Spoke> around = ordered(point);
        for (std::size_t i = 0; i < around.size(); ++i) {
            const Spoke& next = around[(i + 1) % around.size()];
            if (rightOf(segments_[around[i].segment], around[i].backward) !=
                leftOf(segments_[next.segment], next.backward))
                return false;
        }
        return true;
    }

    /// Whether the component with this leftmost point lies in a face of the label that its outer side has.
    bool fitsAround(std::uint32_t point) const {
        // All spokes go right or straight down: the first clockwise has the outer side on its left.
        const Spoke spoke = ordered(point).front();
        const Label outer = leftOf(segments_[spoke.segment], spoke.backward);
        return grid_.labelLeftOf(points_[point]).value_or(offSheet) == outer;
    }

    const std::vector<GridPoint>& points_;
    const std::vector<BorderPiece>& segments_;
    const SegmentGrid& grid_;
    Spokes spokes_;
    std::vector<std::uint32_t> component_;
};

} // namespace

std::vector<Chain> chainsOf(std::size_t pointCount, const std::vector<BorderPiece>& segments) {
    return ChainMaker(pointCount, segments).make();
}

std::optional<GridPoint> firstContradiction(const std::vector<GridPoint>& points,
                                            const std::vector<BorderPiece>& segments,
                                            const SegmentGrid& grid) {
    return Contradictions(points, segments, grid).first();
}

} // namespace marches::planar
