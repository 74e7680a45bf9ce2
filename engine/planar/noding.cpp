#include "engine/planar/noding.h"

#include "engine/planar/wide.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace marches::planar {
namespace {

constexpr std::size_t mostCrossings = 250'000;            // of the lines of one graft; more would take 400 MB
constexpr std::uint64_t mostComparisons = 4'000'000'000U; // of lines compared; more would take many seconds

int signOf(std::int64_t value) noexcept {
    return (value > 0) - (value < 0);
}

std::int64_t rounded(Wide above, Wide below) noexcept {
    if (below < 0) {
        above = -above;
        below = -below;
    }
    const Wide twice = 2 * above + below;
    Wide result = twice / (2 * below);
    if (twice % (2 * below) != 0 && twice < 0) --result;
    return static_cast<std::int64_t>(result);
}

struct PointHash {
    std::size_t operator()(GridPoint point) const noexcept {
        const auto joined = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(point.x)) << 32U) |
                            static_cast<std::uint32_t>(point.y);
        return static_cast<std::size_t>((joined ^ (joined >> 29U)) * 0x9E3779B97F4A7C15ULL);
    }
};

/// A segment that is led through the hot points on its way.
struct Led {
    Segment segment;
    std::vector<GridPoint> on;
};

class Hobby {
public:
    Hobby(const PlanarMap& map, const std::vector<Cut>& cuts) : map_(map) {
        for (const auto& cut : cuts)
            for (std::size_t at = 0; at + 1 < cut.points.size(); ++at)
                if (cut.points[at] != cut.points[at + 1])
                    led_.push_back({{cut.points[at], cut.points[at + 1]}, {}});
        findHot();
        for (std::size_t at = 0; at < led_.size() && !tooDense_; ++at)
            lead(at);
    }
    const std::optional<GridPoint>& tooDense() const { return tooDense_; }
    const std::vector<Led>& led() const { return led_; }
    const std::map<std::pair<ArcId, std::size_t>, std::size_t>& bent() const { return live_; }
    const std::set<ArcId>& touched() const { return touched_; }
    bool active(GridPoint point) const { return active_.contains(point); }

private:
    template <class Use>
    void forEachOldSegmentAlong(Segment line, const Use& use) const {
        const GridBox box = grown(boxOf(line), 1);
        const auto near = [&](const GridBox& stretch) {
            return meets(stretch, box) && passes(line.a, line.b, grown(stretch, 1));
        };
        for (const ArcId id : map_.arcsAlong(line.a, line.b))
            forEachSegment(map_.arc(id), near, [&](std::size_t at) { use(map_.arc(id), at); });
    }

    /// Counts what is compared; false where it is too much.
    bool count(std::uint64_t pairs, GridPoint at) {
        pairs_ += pairs;
        if (pairs_ > mostComparisons || hot_.size() > mostCrossings + 2 * led_.size()) tooDense_ = at;
        return !tooDense_;
    }

    void findHot() {
        for (const auto& one : led_) {
            if (!count(1, one.segment.a)) return;
            hot_.push_back(one.segment.a);
            hot_.push_back(one.segment.b);
            const GridBox box = boxOf(one.segment);
            forEachOldSegmentAlong(one.segment, [&](const Arc& arc, std::size_t at) {
                const Segment old{arc.points[at], arc.points[at + 1]};
                if (meets(boxOf(old), box) && cross(one.segment, old))
                    hot_.push_back(crossing(one.segment, old));
            });
        }
        std::vector<std::size_t> order(led_.size());
        for (std::size_t at = 0; at < order.size(); ++at)
            order[at] = at;
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return boxOf(led_[a].segment).left < boxOf(led_[b].segment).left;
        });
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Segment one = led_[order[i]].segment;
            const GridBox box = boxOf(one);
            for (std::size_t k = i + 1; k < order.size(); ++k) {
                const Segment other = led_[order[k]].segment;
                if (boxOf(other).left > box.right) break;
                if (!count(1, other.a)) return;
                if (meets(boxOf(other), box) && cross(one, other)) hot_.push_back(crossing(one, other));
            }
        }
        std::sort(hot_.begin(), hot_.end());
        hot_.erase(std::unique(hot_.begin(), hot_.end()), hot_.end());
    }

    void lead(std::size_t which) {
        const Segment line = led_[which].segment;
        const GridBox box = boxOf(line);
        std::vector<GridPoint> on{line.a, line.b};
        for (auto hot = std::lower_bound(hot_.begin(), hot_.end(), GridPoint{box.left, box.top});
             hot != hot_.end() && hot->x <= box.right; ++hot) {
            if (!count(1, *hot)) return;
            if (throughPixel(line, *hot)) on.push_back(*hot);
        }
        forEachOldSegmentAlong(line, [&](const Arc& arc, std::size_t at) {
            for (const GridPoint point : {arc.points[at], arc.points[at + 1]})
                if (contains(box, point) && throughPixel(line, point)) on.push_back(point);
        });
        const auto along = [line](GridPoint point) {
            return (std::int64_t{point.x} - line.a.x) * (std::int64_t{line.b.x} - line.a.x) +
                   (std::int64_t{point.y} - line.a.y) * (std::int64_t{line.b.y} - line.a.y);
        };
        std::sort(on.begin(), on.end(), [&](GridPoint a, GridPoint b) {
            return along(a) != along(b) ? along(a) < along(b) : a < b;
        });
        on.erase(std::unique(on.begin(), on.end()), on.end());
        for (const GridPoint point : on)
            activate(point);
        led_[which].on = std::move(on);
    }

    void activate(GridPoint point) {
        if (!active_.insert(point).second) return;
        const GridBox box = grown({point.x, point.y, point.x, point.y}, 1);
        for (const ArcId id : map_.arcsIn(box)) {
            const Arc& arc = map_.arc(id);
            const std::size_t last = arc.points.size() - 1;
            const auto near = [&](const GridBox& stretch) { return meets(stretch, box); };
            forEachSegment(arc, near, [&](std::size_t at) {
                const Segment old{arc.points[at], arc.points[at + 1]};
                if (old.a == point || old.b == point) {
                    const bool end = (old.a == point && at == 0) || (old.b == point && at + 1 == last);
                    if (!end || last == 1) touched_.insert(id);
                } else if (throughPixel(old, point) && live_.emplace(std::pair{id, at}, led_.size()).second) {
                    touched_.insert(id);
                    led_.push_back({old, {}});
                }
            });
        }
    }

    const PlanarMap& map_;
    std::uint64_t pairs_ = 0;
    std::optional<GridPoint> tooDense_;
    std::vector<Led> led_; // the cuts' segments first
    std::vector<GridPoint> hot_;
    std::unordered_set<GridPoint, PointHash> active_;
    std::map<std::pair<ArcId, std::size_t>, std::size_t> live_; // old segments among `led_`
    std::set<ArcId> touched_;
};

} // namespace

GridBox boxOf(Segment segment) noexcept {
    return {std::min(segment.a.x, segment.b.x), std::min(segment.a.y, segment.b.y),
            std::max(segment.a.x, segment.b.x), std::max(segment.a.y, segment.b.y)};
}

bool cross(Segment one, Segment other) noexcept {
    return signOf(orientation(one.a, one.b, other.a)) * signOf(orientation(one.a, one.b, other.b)) < 0 &&
           signOf(orientation(other.a, other.b, one.a)) * signOf(orientation(other.a, other.b, one.b)) < 0;
}

GridPoint crossing(Segment one, Segment other) noexcept {
    const std::int64_t x = std::int64_t{one.b.x} - one.a.x;
    const std::int64_t y = std::int64_t{one.b.y} - one.a.y;
    const std::int64_t otherX = std::int64_t{other.b.x} - other.a.x;
    const std::int64_t otherY = std::int64_t{other.b.y} - other.a.y;
    const Wide below = Wide{x} * otherY - Wide{y} * otherX;
    const Wide above =
        Wide{std::int64_t{other.a.x} - one.a.x} * otherY - Wide{std::int64_t{other.a.y} - one.a.y} * otherX;
    return {static_cast<std::int32_t>(one.a.x + rounded(x * above, below)),
            static_cast<std::int32_t>(one.a.y + rounded(y * above, below))};
}

bool throughPixel(Segment segment, GridPoint point) noexcept {
    if (!contains(boxOf(segment), point)) return false;
    // In half steps, so that the pixel's corners lie on the grid.
    const GridPoint a{2 * segment.a.x, 2 * segment.a.y};
    const GridPoint b{2 * segment.b.x, 2 * segment.b.y};
    bool left = false;
    bool right = false;
    for (const std::int32_t dx : {-1, 1})
        for (const std::int32_t dy : {-1, 1}) {
            const auto side = orientation(a, b, {2 * point.x + dx, 2 * point.y + dy});
            left = left || side < 0;
            right = right || side > 0;
            if (side == 0 && dx < 0 && dy < 0) return true;
        }
    return left && right;
}

namespace {

/// A way between two active points or ends of arcs that no other line touches on its way.
struct Run {
    std::vector<GridPoint> points;
    Label left = undecided;
    Label right = undecided;
    bool cut = false; // no old arc runs here
    bool joined = false;
};

class Runs {
public:
    void add(Run run) {
        if (run.points.size() == 2) {
            auto key = std::pair{run.points.front(), run.points.back()};
            const bool turned = key.second < key.first;
            if (turned) {
                std::swap(key.first, key.second);
                std::reverse(run.points.begin(), run.points.end());
                std::swap(run.left, run.right);
            }
            const auto [place, isNew] = byEnds_.emplace(key, runs_.size());
            if (!isNew) return unite(runs_[place->second], run);
        }
        runs_.push_back(std::move(run));
    }

    /// Puts the runs into the map, joined where nothing else meets them.
    std::vector<ArcId> put(PlanarMap& map) {
        for (std::size_t at = 0; at < runs_.size(); ++at) {
            ends_[runs_[at].points.front()].push_back(at);
            ends_[runs_[at].points.back()].push_back(at);
        }
        std::vector<Run> chains;
        for (std::size_t at = 0; at < runs_.size(); ++at)
            if (!runs_[at].joined) chains.push_back(chainThrough(map, at));
        std::vector<ArcId> ids;
        for (auto& chain : chains)
            ids.push_back(
                map.put(std::make_shared<const Arc>(std::move(chain.points), chain.left, chain.right)));
        return ids;
    }

private:
    // Two runs fell onto one another. What lay between them is gone.
    static void unite(Run& run, const Run& other) {
        if (other.cut) return;
        if (run.cut) {
            run.left = other.left;
            run.right = other.right;
            run.cut = false;
            return;
        }
        if (run.left == other.left && run.right == other.right) return;
        const bool otherIsRight = run.right == other.left;
        const bool otherIsLeft = run.left == other.right;
        if (otherIsRight == otherIsLeft) {
            // The faces beside will tell; only the frame is known for certain.
            run.left = run.left == offSheet || other.left == offSheet ? offSheet : undecided;
            run.right = run.right == offSheet || other.right == offSheet ? offSheet : undecided;
        } else if (otherIsRight) {
            run.right = other.right;
        } else {
            run.left = other.left;
        }
    }

    static void turn(Run& run) {
        std::reverse(run.points.begin(), run.points.end());
        std::swap(run.left, run.right);
    }

    // Lengthens a chain at its end by one run; false where a junction or another kind of line is there.
    bool lengthen(const PlanarMap& map, Run& chain) {
        const auto& there = ends_[chain.points.back()];
        if (there.size() != 2 || there[0] == there[1]) return false;
        const std::size_t next = runs_[there[0]].joined ? there[1] : there[0];
        if (runs_[next].joined || !map.halvesFrom(chain.points.back()).empty()) return false;
        Run run = runs_[next];
        if (run.points.front() != chain.points.back()) turn(run);
        if (run.cut != chain.cut || run.left != chain.left || run.right != chain.right) return false;
        runs_[next].joined = true;
        chain.points.insert(chain.points.end(), run.points.begin() + 1, run.points.end());
        return true;
    }

    Run chainThrough(const PlanarMap& map, std::size_t at) {
        runs_[at].joined = true;
        Run chain = runs_[at];
        while (lengthen(map, chain)) {
        }
        if (chain.points.front() != chain.points.back()) {
            turn(chain);
            while (lengthen(map, chain)) {
            }
        }
        return chain;
    }

    std::vector<Run> runs_;
    std::map<std::pair<GridPoint, GridPoint>, std::size_t> byEnds_;
    std::map<GridPoint, std::vector<std::size_t>> ends_;
};

void addRunsOf(Runs& runs, const Hobby& hobby, ArcId id, const Arc& arc) {
    Run run{{arc.points.front()}, arc.left, arc.right, false, false};
    const auto step = [&](GridPoint point, bool last) {
        run.points.push_back(point);
        if (!last && !hobby.active(point)) return;
        runs.add(run);
        run.points.assign(1, point);
    };
    for (std::size_t at = 0; at + 1 < arc.points.size(); ++at) {
        if (const auto bent = hobby.bent().find({id, at}); bent != hobby.bent().end()) {
            const auto& on = hobby.led()[bent->second].on;
            for (std::size_t k = 1; k + 1 < on.size(); ++k)
                step(on[k], false);
        }
        step(arc.points[at + 1], at + 2 == arc.points.size());
    }
}

} // namespace

Graft graft(PlanarMap& map, const std::vector<Cut>& cuts) {
    Graft result;
    Runs runs;
    const Hobby hobby(map, cuts);
    result.tooDense = hobby.tooDense();
    if (result.tooDense) return result;
    std::size_t line = 0;
    for (const auto& cut : cuts) {
        std::vector<GridPoint> course;
        if (!cut.points.empty()) course.push_back(cut.points.front());
        for (std::size_t at = 0; at + 1 < cut.points.size(); ++at) {
            if (cut.points[at] == cut.points[at + 1]) continue;
            const auto& on = hobby.led()[line++].on;
            for (std::size_t k = 1; k < on.size(); ++k) {
                runs.add({{on[k - 1], on[k]}, undecided, undecided, true, false});
                course.push_back(on[k]);
            }
        }
        result.courses.push_back(std::move(course));
    }
    for (const auto& led : hobby.led())
        if (led.on.size() > 2) result.bent.push_back(led.on);
    for (const ArcId id : hobby.touched())
        addRunsOf(runs, hobby, id, map.arc(id));
    for (const ArcId id : hobby.touched())
        map.take(id);
    result.fresh = runs.put(map);
    return result;
}

} // namespace marches::planar
