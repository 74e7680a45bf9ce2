#include "editor/tools/follow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using planar::GridPoint;

double wayBetween(GridPoint a, GridPoint b) {
    return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

struct PlaceOnLine {
    std::size_t segment = 0;
    double distance = std::numeric_limits<double>::infinity();
};

PlaceOnLine placeOn(const std::vector<GridPoint>& line, GridPoint at) {
    PlaceOnLine best;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const double away =
            distanceToSegment(planar::toPoint(at), planar::toPoint(line[i]), planar::toPoint(line[i + 1])) *
            planar::stepsPerUnit;
        if (away < best.distance) best = {i, away};
    }
    return best;
}

double lengthOf(GridPoint from, const std::vector<GridPoint>& inner, GridPoint to) {
    double length = 0;
    for (const GridPoint at : inner) {
        length += wayBetween(from, at);
        from = at;
    }
    return length + wayBetween(from, to);
}

/// The points of a line between two places on it; of a ring those of the shorter way.
std::vector<GridPoint> between(const std::vector<GridPoint>& line, bool ring, std::size_t from, GridPoint a,
                               std::size_t to, GridPoint b) {
    const auto forward = [&line](std::size_t first, std::size_t last) {
        return first < last ? std::vector<GridPoint>(line.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                                                     line.begin() + static_cast<std::ptrdiff_t>(last) + 1)
                            : std::vector<GridPoint>{};
    };
    std::vector<GridPoint> inner = forward(std::min(from, to), std::max(from, to));
    if (to < from) std::reverse(inner.begin(), inner.end());
    if (!ring) return inner;
    // the other way round: over the ring's first point, which stands at its end again
    std::vector<GridPoint> other(line.begin() + static_cast<std::ptrdiff_t>(std::max(from, to)) + 1,
                                 line.end());
    other.insert(other.end(), line.begin() + 1,
                 line.begin() + static_cast<std::ptrdiff_t>(std::min(from, to)) + 1);
    if (to > from) std::reverse(other.begin(), other.end());
    return lengthOf(a, other, b) < lengthOf(a, inner, b) ? other : inner;
}

/// Walks borders from one place on them to another, over junctions, the shortest way.
class BorderWalk {
public:
    BorderWalk(const planar::PlanarMap& map, GridPoint from, GridPoint to, std::int32_t reach)
        : map_(map), from_(from), to_(to), reach_(reach),
          farthest_(detour * (wayBetween(from, to) + 2.0 * reach)) {}

    [[nodiscard]] std::vector<GridPoint> inner() {
        for (const planar::ArcId id : arcsNear(to_))
            goals_.emplace_back(id, placeOn(map_.arc(id).points, to_).segment);
        for (const planar::ArcId id : arcsNear(from_)) {
            const planar::Arc& arc = map_.arc(id);
            const std::size_t segment = placeOn(arc.points, from_).segment;
            reached(head(arc.points, segment, true), from_, 0, {});
            reached(head(arc.points, segment, false), from_, 0, {});
        }
        while (!open_.empty() && known_.size() < mostJunctions) {
            const GridPoint at = nearestOpen();
            const double length = known_.at(at).length;
            open_.erase(at);
            if (length >= std::min(best_, farthest_)) break;
            tryGoals(at, length);
            for (const planar::HalfArc half : map_.halvesFrom(at)) {
                const planar::Arc& arc = map_.arc(half.arc);
                if (!isBorder(arc)) continue;
                std::vector<GridPoint> way(arc.points.begin() + 1, arc.points.end());
                if (half.backward) way.assign(arc.points.rbegin() + 1, arc.points.rend());
                reached(way, at, length, at);
            }
        }
        return best_ < farthest_ ? course() : std::vector<GridPoint>{};
    }

private:
    static constexpr double detour = 6; // times the straight way
    static constexpr std::size_t mostJunctions = 3000;

    struct Step {
        double length = 0;
        std::vector<GridPoint> way;      ///< to here, this point too
        std::optional<GridPoint> before; ///< nothing: from the beginning
    };
    struct Less {
        bool operator()(GridPoint a, GridPoint b) const { return std::pair(a.x, a.y) < std::pair(b.x, b.y); }
    };

    static bool isBorder(const planar::Arc& arc) {
        return arc.left != planar::offSheet && arc.right != planar::offSheet;
    }
    [[nodiscard]] std::vector<planar::ArcId> arcsNear(GridPoint at) const {
        std::vector<planar::ArcId> near;
        for (const planar::ArcId id : map_.arcsIn(planar::grown({at.x, at.y, at.x, at.y}, reach_)))
            if (const planar::Arc& arc = map_.arc(id);
                isBorder(arc) && !arc.ring() && placeOn(arc.points, at).distance <= reach_)
                near.push_back(id);
        return near;
    }
    /// The points from a place on a line to its first or last one, which is a junction.
    static std::vector<GridPoint> head(const std::vector<GridPoint>& line, std::size_t segment, bool first) {
        const auto cut = line.begin() + static_cast<std::ptrdiff_t>(segment) + 1;
        std::vector<GridPoint> way(first ? line.begin() : cut, first ? cut : line.end());
        if (first) std::reverse(way.begin(), way.end());
        return way;
    }
    void reached(std::vector<GridPoint> way, GridPoint from, double length, std::optional<GridPoint> before) {
        const GridPoint at = way.back();
        way.pop_back();
        length += lengthOf(from, way, at);
        way.push_back(at);
        const auto known = known_.find(at);
        if (known != known_.end() && known->second.length <= length) return;
        known_[at] = {length, std::move(way), before};
        open_.insert(at);
    }
    [[nodiscard]] GridPoint nearestOpen() const {
        return *std::min_element(open_.begin(), open_.end(), [this](GridPoint a, GridPoint b) {
            return known_.at(a).length < known_.at(b).length;
        });
    }
    void tryGoals(GridPoint at, double length) {
        for (const auto& [id, segment] : goals_) {
            const std::vector<GridPoint>& line = map_.arc(id).points;
            for (const bool first : {true, false}) {
                if ((first ? line.front() : line.back()) != at) continue;
                std::vector<GridPoint> way = head(line, segment, first);
                std::reverse(way.begin(), way.end()); // from the junction to the goal
                const double all = length + lengthOf(at, way, to_);
                if (all >= best_) continue;
                best_ = all;
                last_ = at;
                end_ = std::move(way);
            }
        }
    }
    [[nodiscard]] std::vector<GridPoint> course() const {
        std::vector<std::vector<GridPoint>> ways{end_};
        for (std::optional<GridPoint> at = last_; at;) {
            const Step& step = known_.at(*at);
            ways.push_back(step.way);
            at = step.before;
        }
        std::vector<GridPoint> all;
        for (auto way = ways.rbegin(); way != ways.rend(); ++way)
            for (const GridPoint at : *way)
                if (all.empty() || all.back() != at) all.push_back(at);
        return all;
    }

    const planar::PlanarMap& map_;
    GridPoint from_;
    GridPoint to_;
    std::int32_t reach_;
    double farthest_;
    std::vector<std::pair<planar::ArcId, std::size_t>> goals_;
    std::map<GridPoint, Step, Less> known_;
    std::set<GridPoint, Less> open_;
    double best_ = std::numeric_limits<double>::infinity();
    GridPoint last_;
    std::vector<GridPoint> end_;
};

} // namespace

std::optional<std::vector<GridPoint>> courseAlong(const draft::Draft& draft, GridPoint from, GridPoint to,
                                                  std::int32_t reach) {
    std::vector<GridPoint> best;
    double nearest = std::numeric_limits<double>::infinity();
    const auto offer = [&](const std::vector<GridPoint>& line, bool ring) {
        const PlaceOnLine a = placeOn(line, from);
        const PlaceOnLine b = placeOn(line, to);
        if (a.distance > reach || b.distance > reach || a.distance + b.distance >= nearest) return;
        nearest = a.distance + b.distance;
        best = between(line, ring, a.segment, from, b.segment, to);
    };
    for (const draft::LayerItem& item : draft.layer(draft::Layer::rivers))
        for (const Ring& ring : item->rings) {
            std::vector<GridPoint> line;
            for (const Point& point : ring)
                line.push_back(planar::toGrid(point));
            offer(line, false);
        }
    if (!draft.map) return std::nullopt;
    const planar::GridBox box = planar::grown({from.x, from.y, from.x, from.y}, reach);
    for (const planar::ArcId id : draft.map->arcsIn(box)) {
        const planar::Arc& arc = draft.map->arc(id);
        if (arc.left != planar::offSheet && arc.right != planar::offSheet) offer(arc.points, arc.ring());
    }
    if (nearest == std::numeric_limits<double>::infinity()) {
        best = BorderWalk(*draft.map, from, to, reach).inner();
        if (best.empty()) return std::nullopt;
    }
    std::erase_if(best, [&](const GridPoint& at) { return at == from || at == to; });
    return best;
}

} // namespace marches::editor
