#include "engine/draft/invent/surface.h"

#include "engine/draft/invent/wild_line.h"
#include "engine/draft/stamps.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace marches::draft::invent {
namespace {

constexpr std::int64_t inland = 2048; ///< lower cells have no source
constexpr std::size_t provincesARiver = 7;
constexpr std::size_t provincesARange = 9;
constexpr std::size_t provincesAWood = 3;
constexpr std::size_t bordersOfARange = 4;
constexpr std::int64_t hillSpacing = std::int64_t{14} * planar::stepsPerUnit;
constexpr std::uint32_t treeSpread = 26; ///< units around the middle of a wood

GridPoint partOfWay(GridPoint a, GridPoint b, std::int64_t part) { // of 100
    return {static_cast<std::int32_t>(a.x + (std::int64_t{b.x} - a.x) * part / 100),
            static_cast<std::int32_t>(a.y + (std::int64_t{b.y} - a.y) * part / 100)};
}

class Painter {
public:
    Painter(const Cells& cells, const Land& land, const Lines& lines, RandomStream random)
        : cells_(cells), land_(land), lines_(lines), random_(random), wet_(cells.inner, false) {}

    std::vector<LayerItem> rivers() {
        std::vector<std::size_t> sources = land_.cells;
        std::stable_sort(sources.begin(), sources.end(),
                         [&](std::size_t a, std::size_t b) { return land_.height[a] > land_.height[b]; });
        std::vector<LayerItem> items;
        for (const std::size_t source : sources) {
            if (land_.height[source] < inland || items.size() * provincesARiver >= land_.cells.size()) break;
            if (isWet(source)) continue;
            items.push_back(riverFrom(source));
        }
        return items;
    }

    std::vector<LayerItem> hills() {
        std::vector<GridPoint> feet;
        std::vector<std::size_t> inner;
        for (std::size_t edge = 0; edge < cells_.edges.size(); ++edge)
            if (isInland(edge)) inner.push_back(edge);
        if (inner.empty()) return {};
        for (std::size_t range = 0; range <= land_.cells.size() / provincesARange; ++range) {
            std::size_t edge = inner[random_.below(static_cast<std::uint32_t>(inner.size()))];
            std::size_t corner = cells_.edges[edge].corners[random_.below(2)];
            for (std::size_t i = 0; i < bordersOfARange; ++i) {
                standAlong(edge, feet);
                const auto& ends = cells_.edges[edge].corners;
                corner = ends[0] == corner ? ends[1] : ends[0];
                std::vector<std::size_t> next;
                for (const std::size_t other : inner)
                    if (other != edge && (cells_.edges[other].corners[0] == corner ||
                                          cells_.edges[other].corners[1] == corner))
                        next.push_back(other);
                if (next.empty()) break;
                edge = next[random_.below(static_cast<std::uint32_t>(next.size()))];
            }
        }
        return stamped(std::move(feet), hillAt);
    }

    std::vector<LayerItem> woods() {
        std::vector<GridPoint> feet;
        for (std::size_t wood = 0; wood < land_.cells.size() / provincesAWood; ++wood) {
            const std::size_t cell =
                land_.cells[random_.below(static_cast<std::uint32_t>(land_.cells.size()))];
            const GridPoint middle = partOfWay(cells_.sites[cell], anyCorner(cell), 56);
            for (std::uint32_t trees = 5 + random_.below(6); trees > 0; --trees)
                feet.push_back({middle.x + jitter(treeSpread), middle.y + jitter(treeSpread * 2 / 3)});
        }
        return stamped(std::move(feet), treeAt);
    }

private:
    std::int32_t jitter(std::uint32_t units) {
        return (static_cast<std::int32_t>(random_.below(2 * units + 1)) - static_cast<std::int32_t>(units)) *
               planar::stepsPerUnit;
    }
    GridPoint anyCorner(std::size_t cell) {
        const auto& around = cells_.edgesAround[cell];
        return cells_.corners[cells_.edges[around[random_.below(static_cast<std::uint32_t>(around.size()))]]
                                  .corners[0]];
    }
    bool isWet(std::size_t cell) const { return cell < cells_.inner && wet_[cell]; }

    /// Whether an edge lies between two provinces of which one at least has no coast.
    bool isInland(std::size_t edge) const {
        const auto& both = cells_.edges[edge].cells;
        return land_.isLand(both[0]) && land_.isLand(both[1]) &&
               std::max(land_.height[both[0]], land_.height[both[1]]) >= inland;
    }

    LayerItem riverFrom(std::size_t cell) {
        Ring course;
        GridPoint at = bend(cell);
        for (;;) {
            wet_[cell] = true;
            const auto& beside = cells_.beside[cell];
            std::size_t down = 0;
            for (std::size_t i = 1; i < beside.size(); ++i)
                if (isLower(cell, i, down)) down = i;
            const auto& line = lines_[cells_.edgesAround[cell][down]];
            const GridPoint out = line[line.size() / 2];
            flow(at, out, course);
            const std::size_t next = beside[down];
            if (!land_.isLand(next)) {
                course.push_back(planar::toPoint(out));
                break;
            }
            at = bend(next);
            flow(out, at, course);
            if (wet_[next]) { // it flows into the other river
                course.push_back(planar::toPoint(at));
                break;
            }
            cell = next;
        }
        return std::make_shared<const Outline>(Outline{{std::move(course)}});
    }

    /// Whether water flows rather over one of a cell's borders than over another: lower, then longer.
    bool isLower(std::size_t cell, std::size_t one, std::size_t other) const {
        const auto key = [&](std::size_t i) {
            const CellEdge& edge = cells_.edges[cells_.edgesAround[cell][i]];
            return std::pair(land_.height[cells_.beside[cell][i]],
                             -distanceOf(cells_.corners[edge.corners[0]], cells_.corners[edge.corners[1]]));
        };
        return key(one) < key(other);
    }

    /// Returns where rivers pass through a cell: beside its middle, where the name stands.
    GridPoint bend(std::size_t cell) const {
        auto random = random_.forPurpose(cell);
        const auto& around = cells_.edgesAround[cell];
        const CellEdge& edge = cells_.edges[around[random.below(static_cast<std::uint32_t>(around.size()))]];
        return partOfWay(cells_.sites[cell], cells_.corners[edge.corners[0]], 38);
    }

    void flow(GridPoint from, GridPoint to, Ring& course) {
        const GridPoint middle = partOfWay(from, to, 50);
        const GridPoint left{middle.x - (to.y - from.y), middle.y + (to.x - from.x)};
        const GridPoint right{middle.x + (to.y - from.y), middle.y - (to.x - from.x)};
        auto line = wildLine(from, to, left, right, ofRivers, random_.forPurpose(random_.next()));
        line.pop_back();
        for (const GridPoint point : line)
            course.push_back(planar::toPoint(point));
    }

    void standAlong(std::size_t edge, std::vector<GridPoint>& feet) {
        GridPoint last = lines_[edge].front();
        for (const GridPoint point : lines_[edge]) {
            if (distanceOf(last, point) < hillSpacing) continue;
            last = point;
            feet.push_back({point.x + jitter(5), point.y + jitter(5)});
            if (random_.below(2) == 0) feet.push_back({point.x + jitter(14), point.y + jitter(12)});
        }
    }

    /// Stamps stand on whole units, from back to front.
    template <class Stamp>
    static std::vector<LayerItem> stamped(std::vector<GridPoint> feet, const Stamp& stamp) {
        for (GridPoint& foot : feet) {
            foot.x -= foot.x % planar::stepsPerUnit;
            foot.y -= foot.y % planar::stepsPerUnit;
        }
        std::sort(feet.begin(), feet.end(),
                  [](GridPoint a, GridPoint b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
        feet.erase(std::unique(feet.begin(), feet.end()), feet.end());
        std::vector<LayerItem> items;
        for (const GridPoint foot : feet)
            for (Ring& ring : stamp(planar::toPoint(foot), 1))
                items.push_back(std::make_shared<const Outline>(Outline{{std::move(ring)}}));
        return items;
    }

    const Cells& cells_;
    const Land& land_;
    const Lines& lines_;
    RandomStream random_;
    std::vector<bool> wet_; ///< by cell: a river runs there
};

} // namespace

std::array<std::vector<LayerItem>, 4> surfaceOf(const Cells& cells, const Land& land, const Lines& lines,
                                                RandomStream random) {
    Painter painter(cells, land, lines, random);
    std::array<std::vector<LayerItem>, 4> layers;
    const auto layer = [&](Layer which) -> std::vector<LayerItem>& {
        return layers[static_cast<std::size_t>(which)];
    };
    layer(Layer::rivers) = painter.rivers();
    layer(Layer::relief) = painter.hills();
    layer(Layer::woods) = painter.woods();
    return layers;
}

} // namespace marches::draft::invent
