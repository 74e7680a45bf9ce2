#include "engine/planar/weld.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace marches::planar {
namespace {

constexpr std::int64_t noFaceTooSmall =
    1; // square steps, twice: no face is swallowed while borders are joined
constexpr std::size_t bridgesAtOnce = 400;

/// A short cut from a point of one province's border across free land or sea to that of another.
struct Bridge {
    GridPoint from;
    GridPoint to;
    double length = 0; ///< steps
};

bool isFree(Label label) {
    return label == sea || label == quietLand;
}

/// Returns the point of the segment from `a` to `b` nearest to a point, on the grid.
GridPoint nearestGridPointOn(GridPoint point, GridPoint a, GridPoint b) {
    const double dx = static_cast<double>(b.x) - a.x;
    const double dy = static_cast<double>(b.y) - a.y;
    const double along =
        (static_cast<double>(point.x) - a.x) * dx + (static_cast<double>(point.y) - a.y) * dy;
    const double t = std::clamp(along / (dx * dx + dy * dy), 0.0, 1.0);
    return {static_cast<std::int32_t>(std::lround(a.x + t * dx)),
            static_cast<std::int32_t>(std::lround(a.y + t * dy))};
}

double lengthBetween(GridPoint a, GridPoint b) {
    return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

/// Returns the province of an arc that has free land or sea on its other side; `sea` for any other arc.
Label shoreOf(const Arc& arc) {
    if (isFree(arc.right) && arc.left >= firstProvince) return arc.left;
    return isFree(arc.left) && arc.right >= firstProvince ? arc.right : sea;
}

class Joiner {
public:
    Joiner(const Picture& picture, const std::vector<std::string>& painting, double widest,
           const std::vector<std::string>& between)
        : picture_(picture), widest_(widest * stepsPerUnit),
          map_(toGrid({picture.width, 0}).x, toGrid({0, picture.height}).y) {
        for (const auto& [id, outline] : picture.provinces)
            ids_.push_back(id);
        ranks_.assign(ids_.size(), 0);
        for (std::size_t i = 0; i < painting.size(); ++i)
            if (const auto at = std::lower_bound(ids_.begin(), ids_.end(), painting[i]);
                at != ids_.end() && *at == painting[i])
                ranks_[static_cast<std::size_t>(at - ids_.begin())] = i + 1;
        for (const std::string& id : between)
            if (const auto at = std::lower_bound(ids_.begin(), ids_.end(), id); at != ids_.end() && *at == id)
                between_.insert(firstProvince + static_cast<Label>(at - ids_.begin()));
        next_ = firstFilling();
    }

    Expected<Joined, Refusal> join() {
        for (const Outline& outline : picture_.land)
            if (auto refusal = put(outline, quietLand)) return unexpected(std::move(*refusal));
        std::vector<std::size_t> order(ids_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return ranks_[a] < ranks_[b]; });
        for (const std::size_t i : order)
            if (auto refusal =
                    put(picture_.provinces.find(ids_[i])->second, firstProvince + static_cast<Label>(i)))
                return unexpected(std::move(*refusal));
        if (auto refusal = fillGaps()) return unexpected(std::move(*refusal));
        return Joined{{std::move(map_), std::move(ids_), false}, report_};
    }

private:
    using Stop = std::optional<Refusal>;

    Label firstFilling() const { return firstProvince + static_cast<Label>(ids_.size()); }

    /// Lays an outline over what is there.
    Stop put(const Outline& outline, Label label) {
        std::vector<Cut> cuts;
        for (const Ring& ring : outline.rings) {
            Cut cut;
            for (const Point& point : ring)
                cut.points.push_back(heldWithin(map_.sheet(), toGrid(point)));
            cut.points.erase(std::unique(cut.points.begin(), cut.points.end()), cut.points.end());
            if (cut.points.size() < 3) continue;
            if (cut.points.front() != cut.points.back()) cut.points.push_back(cut.points.front());
            cuts.push_back(std::move(cut));
        }
        if (cuts.empty()) return std::nullopt;
        auto made = rework(
            map_, cuts,
            [&](std::vector<CutFace>& faces) -> Stop {
                for (CutFace& face : faces) {
                    const int windings = std::accumulate(face.winding.begin(), face.winding.end(), 0);
                    if (windings % 2 == 0) continue;
                    if (face.before >= firstProvince && face.before != label) ++report_.overlaps;
                    face.after = label;
                }
                return std::nullopt;
            },
            noFaceTooSmall);
        if (!made) return std::move(made.error());
        map_ = std::move(made->map);
        return std::nullopt;
    }

    Stop fillGaps() {
        const std::vector<Bridge> bridges = bridgesAcross();
        for (std::size_t at = 0; at < bridges.size(); at += bridgesAtOnce) {
            std::vector<Cut> cuts;
            for (std::size_t i = at; i < std::min(at + bridgesAtOnce, bridges.size()); ++i)
                cuts.push_back({{bridges[i].from, bridges[i].to}});
            auto made = rework(
                map_, cuts, [&](std::vector<CutFace>& faces) { return name(faces); }, noFaceTooSmall);
            if (!made) return std::move(made.error());
            map_ = std::move(made->map);
        }
        const auto fillings = chosen();
        countGaps(fillings);
        measureGaps(bridges, fillings);
        auto filled = relabelled(map_, fillings);
        if (!filled) return std::move(filled.error());
        map_ = std::move(filled->map);
        return std::nullopt;
    }

    /// Takes the longest of the bridges that a filled face lies beside as the width of the widest gap.
    void measureGaps(const std::vector<Bridge>& bridges,
                     const std::vector<std::pair<Label, Label>>& fillings) {
        std::set<Label> filled;
        for (const auto& [label, owner] : fillings)
            if (!isFree(owner)) filled.insert(label);
        for (const Bridge& bridge : bridges) {
            const auto hit = map_.nearestArc(
                {(bridge.from.x + bridge.to.x) / 2, (bridge.from.y + bridge.to.y) / 2}, stepsPerUnit);
            if (!hit) continue;
            const Arc& arc = map_.arc(hit->arc);
            if (filled.contains(arc.left) || filled.contains(arc.right))
                report_.widestGap = std::max(report_.widestGap, unitsOf(bridge.length));
        }
    }

    /// Finds the shortest way from each point of a shore to another province, as far as that is near.
    std::vector<Bridge> bridgesAcross() const {
        std::vector<Bridge> bridges;
        std::set<std::pair<GridPoint, GridPoint>> known;
        for (const ArcId id : map_.arcs()) {
            const Arc& arc = map_.arc(id);
            const Label province = shoreOf(arc);
            if (province == sea || !mayFill(province)) continue;
            for (const GridPoint point : arc.points) {
                const auto bridge = bridgeFrom(point, province);
                if (bridge && known.insert(std::minmax(bridge->from, bridge->to)).second)
                    bridges.push_back(*bridge);
            }
        }
        return bridges;
    }

    bool mayFill(Label province) const { return between_.empty() || between_.contains(province); }

    std::optional<Bridge> bridgeFrom(GridPoint point, Label province) const {
        const auto reach = static_cast<std::int32_t>(std::ceil(widest_));
        const GridBox box = grown({point.x, point.y, point.x, point.y}, reach);
        std::optional<Bridge> best;
        for (const ArcId id : map_.arcsIn(box)) {
            const Arc& arc = map_.arc(id);
            const Label other = shoreOf(arc);
            if (other == sea || other == province || !mayFill(other)) continue;
            forEachSegment(
                arc, [&](const GridBox& stretch) { return meets(stretch, box); },
                [&](std::size_t at) {
                    const GridPoint to = nearestGridPointOn(point, arc.points[at], arc.points[at + 1]);
                    const double length = lengthBetween(point, to);
                    if (length <= widest_ && (!best || length < best->length))
                        best = Bridge{point, to, length};
                });
        }
        if (!best || best->length == 0) return std::nullopt; // they touch there
        const GridPoint middle{(point.x + best->to.x) / 2, (point.y + best->to.y) / 2};
        return isFree(map_.labelAt(middle)) ? best : std::nullopt;
    }

    /// Gives each free face beside the bridges a label of its own.
    Stop name(std::vector<CutFace>& faces) {
        for (CutFace& face : faces) {
            const bool named = face.before >= firstFilling();
            if (!named && !isFree(face.before)) continue;
            const Label free =
                named ? free_[static_cast<std::size_t>(face.before - firstFilling())] : face.before;
            face.after = next_++;
            free_.push_back(free);
        }
        return std::nullopt;
    }

    /// Returns for each free face beside the bridges what it becomes: a province's, or again what it was.
    std::vector<std::pair<Label, Label>> chosen() const {
        std::vector<std::pair<Label, Label>> fillings;
        for (Label label = firstFilling(); label < next_; ++label) {
            if (!map_.has(label)) continue;
            const auto owner = isNarrow(label) ? ownerOf(label) : std::nullopt;
            fillings.emplace_back(label,
                                  owner.value_or(free_[static_cast<std::size_t>(label - firstFilling())]));
        }
        return fillings;
    }

    /// Whether a face is at most as wide on the average as gaps may be.
    bool isNarrow(Label label) const {
        double around = 0;
        for (const ArcId id : map_.arcsOf(label))
            around += map_.arc(id).length;
        return static_cast<double>(map_.area2(label)) <= widest_ * around;
    }

    /// Returns the uppermost of the provinces that a face touches.
    std::optional<Label> ownerOf(Label label) const {
        std::set<Label> touched;
        for (const ArcId id : map_.arcsOf(label))
            for (const GridPoint end : {map_.arc(id).points.front(), map_.arc(id).points.back()})
                for (const HalfArc half : map_.halvesFrom(end))
                    for (const Label beside : {map_.arc(half.arc).left, map_.arc(half.arc).right})
                        if (beside >= firstProvince && beside < firstFilling()) touched.insert(beside);
        if (touched.size() < 2) return std::nullopt;
        return *std::max_element(touched.begin(), touched.end(), [&](Label a, Label b) {
            return ranks_[static_cast<std::size_t>(a - firstProvince)] <
                   ranks_[static_cast<std::size_t>(b - firstProvince)];
        });
    }

    /// Counts the filled faces, those beside each other as one gap.
    void countGaps(const std::vector<std::pair<Label, Label>>& fillings) {
        std::set<Label> open;
        for (const auto& [label, owner] : fillings)
            if (!isFree(owner)) open.insert(label);
        while (!open.empty()) {
            ++report_.gaps;
            std::vector<Label> row{*open.begin()};
            open.erase(open.begin());
            while (!row.empty()) {
                const Label label = row.back();
                row.pop_back();
                for (const Neighbour& next : map_.neighbours(label))
                    if (open.erase(next.label) > 0) row.push_back(next.label);
            }
        }
    }

    const Picture& picture_;
    double widest_; ///< steps
    PlanarMap map_;
    std::vector<std::string> ids_;
    std::vector<std::size_t> ranks_; ///< in the order of painting, by province
    std::set<Label> between_;        ///< strips beside others stay open; empty: all are filled
    Label next_ = firstProvince;
    std::vector<Label> free_; ///< by fresh label: what the face was
    JoinReport report_;
};

} // namespace

Expected<Joined, Refusal> joinBorders(const Picture& picture, const std::vector<std::string>& painting,
                                      double widest, const std::vector<std::string>& between) {
    // Between borders that are exact nothing is open: a narrow strip of sea there is an inlet, unless
    // somebody says that it is none.
    if (between.empty())
        if (auto exact = weld(picture)) return Joined{std::move(*exact), {}};
    return Joiner(picture, painting, widest, between).join();
}

} // namespace marches::planar
