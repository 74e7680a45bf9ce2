#include "engine/draft/invent/lanes.h"

#include "engine/planar/planar_map.h"

#include <queue>

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace marches::draft::invent {
namespace {

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t shortCoast = std::int64_t{24} * planar::stepsPerUnit; ///< no lane ends there
constexpr std::int64_t taken = 8;        ///< so much longer is a way through a cell that has a lane
constexpr std::size_t lanesForThree = 2; ///< provinces of an island, beyond the first lane
constexpr std::int64_t moreReach = std::int64_t{640} * planar::stepsPerUnit; ///< of lanes that need not be

/// Whether two segments cross in the middle of both; touching is none.
bool cross(GridPoint a, GridPoint b, GridPoint c, GridPoint d) {
    const auto sides = [](GridPoint from, GridPoint to, GridPoint one, GridPoint other) {
        const std::int64_t first = planar::orientation(from, to, one);
        const std::int64_t second = planar::orientation(from, to, other);
        return (first > 0 && second < 0) || (first < 0 && second > 0);
    };
    return sides(a, b, c, d) && sides(c, d, a, b);
}
bool crosses(const std::vector<GridPoint>& line, GridPoint a, GridPoint b) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        if (cross(line[i], line[i + 1], a, b)) return true;
    return false;
}

class Pilot {
public:
    Pilot(const Cells& cells, const Land& land, const Lines& lines)
        : cells_(cells), land_(land), lines_(lines), island_(land.cells.size(), none),
          taken_(cells.inner, false), landing_(land.cells.size(), false) {
        for (std::size_t first = 0; first < island_.size(); ++first) {
            if (island_[first] != none) continue;
            std::vector<std::size_t> part{first};
            island_[first] = sizes_.size();
            for (std::size_t i = 0; i < part.size(); ++i)
                for (const std::size_t cell : cells_.beside[land_.cells[part[i]]]) {
                    if (!land_.isLand(cell) || island_[provinceAt(cell)] != none) continue;
                    island_[provinceAt(cell)] = sizes_.size();
                    part.push_back(provinceAt(cell));
                }
            sizes_.push_back(part.size());
        }
        lanesAt_.assign(sizes_.size(), 0);
        for (const auto& line : lines)
            boxes_.push_back(line.empty() ? planar::GridBox() : planar::boxOf(line));
    }

    std::vector<Lane> lanes() {
        std::vector<bool> joined(sizes_.size(), false);
        joined[static_cast<std::size_t>(std::max_element(sizes_.begin(), sizes_.end()) - sizes_.begin())] =
            true;
        for (std::size_t i = 1; i < sizes_.size(); ++i) {
            std::vector<bool> wanted = joined;
            wanted.flip();
            auto lane = shortest(joined, wanted, endless);
            if (!lane) break;
            joined[island_[lane->to]] = true;
            take(std::move(*lane));
        }
        for (bool any = true; any;) { // more, one after the other
            any = false;
            for (std::size_t island = 0; island < sizes_.size(); ++island) {
                if (lanesAt_[island] > sizes_[island] * lanesForThree / 3) continue;
                std::vector<bool> here(sizes_.size(), false);
                here[island] = true;
                std::vector<bool> others = here;
                others.flip();
                auto lane = shortest(here, others, moreReach);
                if (!lane) continue;
                take(std::move(*lane));
                any = true;
            }
        }
        return std::move(lanes_);
    }

private:
    std::size_t provinceAt(std::size_t cell) const {
        return static_cast<std::size_t>(land_.provinceOf[cell]);
    }
    bool isSea(std::size_t cell) const { return cell < cells_.inner && !land_.isLand(cell); }

    GridPoint middleOf(std::size_t edge) const {
        if (const auto& line = lines_[edge]; !line.empty()) return line[line.size() / 2];
        const GridPoint a = cells_.corners[cells_.edges[edge].corners[0]];
        const GridPoint b = cells_.corners[cells_.edges[edge].corners[1]];
        return {a.x + (b.x - a.x) / 2, a.y + (b.y - a.y) / 2};
    }
    bool canLand(std::size_t edge) const {
        const CellEdge& coast = cells_.edges[edge];
        return distanceOf(cells_.corners[coast.corners[0]], cells_.corners[coast.corners[1]]) >= shortCoast;
    }

    /// Calls `use` with each coast of a sea cell where a lane may end on some islands, and the province.
    template <class Use>
    void eachLanding(std::size_t sea, const std::vector<bool>& islands, const Use& use) const {
        for (std::size_t i = 0; i < cells_.beside[sea].size(); ++i) {
            const std::size_t cell = cells_.beside[sea][i];
            const std::size_t edge = cells_.edgesAround[sea][i];
            if (land_.isLand(cell) && islands[island_[provinceAt(cell)]] && !landing_[provinceAt(cell)] &&
                canLand(edge))
                use(edge, provinceAt(cell));
        }
    }

    std::int64_t costOf(std::size_t sea, std::int64_t length) const {
        return taken_[sea] ? length * taken : length;
    }

    std::optional<Lane> shortest(const std::vector<bool>& from, const std::vector<bool>& to,
                                 std::int64_t reach) {
        auto lane = way(from, to, reach);
        if (lane || reach != endless) return lane;
        landing_.assign(landing_.size(), false); // every province may have lanes already
        return way(from, to, reach);
    }

    /// The shortest way over sea cells (Dijkstra 1959).
    std::optional<Lane> way(const std::vector<bool>& from, const std::vector<bool>& to,
                            std::int64_t reach) const {
        std::vector<std::int64_t> best(cells_.inner, endless);
        std::vector<std::size_t> before(cells_.inner, none); ///< the edge that leads to the cell
        using Entry = std::pair<std::int64_t, std::size_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        const auto reachCell = [&](std::size_t sea, std::size_t edge, std::int64_t cost) {
            if (cost >= best[sea]) return;
            best[sea] = cost;
            before[sea] = edge;
            open.emplace(cost, sea);
        };
        for (std::size_t sea = 0; sea < cells_.inner; ++sea)
            if (isSea(sea))
                eachLanding(sea, from, [&](std::size_t edge, std::size_t) {
                    reachCell(sea, edge, costOf(sea, distanceOf(middleOf(edge), cells_.sites[sea])));
                });
        std::int64_t least = reach;
        std::size_t lastEdge = none;
        std::size_t lastCell = none;
        while (!open.empty()) {
            const auto [cost, sea] = open.top();
            open.pop();
            if (cost > best[sea]) continue;
            if (cost >= least) break;
            const std::int64_t spent = cost;
            const std::size_t here = sea;
            eachLanding(sea, to, [&, spent, here](std::size_t edge, std::size_t) {
                const std::int64_t all = spent + costOf(here, distanceOf(cells_.sites[here], middleOf(edge)));
                if (all >= least) return;
                least = all;
                lastEdge = edge;
                lastCell = here;
            });
            for (std::size_t i = 0; i < cells_.beside[sea].size(); ++i) {
                const std::size_t next = cells_.beside[sea][i];
                if (isSea(next))
                    reachCell(next, cells_.edgesAround[sea][i],
                              cost + costOf(next, distanceOf(cells_.sites[sea], cells_.sites[next])));
            }
        }
        if (lastEdge == none) return std::nullopt;
        return laneTo(lastCell, lastEdge, before);
    }

    std::size_t landBeside(std::size_t edge) const {
        const auto& both = cells_.edges[edge].cells;
        return provinceAt(land_.isLand(both[0]) ? both[0] : both[1]);
    }

    Lane laneTo(std::size_t cell, std::size_t edge, const std::vector<std::size_t>& before) const {
        Lane lane{0, landBeside(edge), {middleOf(edge)}};
        for (std::size_t at = cell;;) {
            const std::size_t back = before[at];
            const auto& both = cells_.edges[back].cells;
            lane.path.push_back(cells_.sites[at]);
            lane.path.push_back(middleOf(back));
            const std::size_t next = both[0] == at ? both[1] : both[0];
            if (land_.isLand(next)) break;
            at = next;
        }
        std::reverse(lane.path.begin(), lane.path.end());
        const std::size_t first = firstEdge(cell, before);
        lane.from = landBeside(first);
        return lane;
    }
    std::size_t firstEdge(std::size_t at, const std::vector<std::size_t>& before) const {
        for (;;) {
            const auto& both = cells_.edges[before[at]].cells;
            const std::size_t next = both[0] == at ? both[1] : both[0];
            if (land_.isLand(next)) return before[at];
            at = next;
        }
    }

    /// Whether no coast, and no lane that is there, lies between two points.
    bool isOpen(GridPoint a, GridPoint b) const {
        for (std::size_t edge = 0; edge < lines_.size(); ++edge)
            if (!lines_[edge].empty() && planar::passes(a, b, boxes_[edge]) && crosses(lines_[edge], a, b))
                return false;
        return std::none_of(lanes_.begin(), lanes_.end(),
                            [&](const Lane& lane) { return crosses(lane.path, a, b); });
    }

    /// Takes corners out between which the way is open.
    std::vector<GridPoint> straightened(const std::vector<GridPoint>& path) const {
        std::vector<GridPoint> points{path.front()};
        for (std::size_t at = 0; at + 1 < path.size();) {
            std::size_t next = path.size() - 1;
            while (next > at + 1 && !isOpen(path[at], path[next]))
                --next;
            points.push_back(path[next]);
            at = next;
        }
        return points;
    }

    void take(Lane lane) {
        landing_[lane.from] = true;
        landing_[lane.to] = true;
        ++lanesAt_[island_[lane.from]];
        ++lanesAt_[island_[lane.to]];
        for (std::size_t cell = 0; cell < cells_.inner; ++cell)
            if (std::find(lane.path.begin(), lane.path.end(), cells_.sites[cell]) != lane.path.end())
                taken_[cell] = true;
        lane.path = straightened(lane.path);
        lanes_.push_back(std::move(lane));
    }

    const Cells& cells_;
    const Land& land_;
    const Lines& lines_;
    std::vector<planar::GridBox> boxes_; ///< around the lines
    std::vector<std::size_t> island_;    ///< by province
    std::vector<std::size_t> sizes_;     ///< of the islands
    std::vector<std::size_t> lanesAt_;   ///< how many each island has
    std::vector<bool> taken_;            ///< by cell: it has a lane
    std::vector<bool> landing_;          ///< by province: it has a lane
    std::vector<Lane> lanes_;
};

} // namespace

std::vector<Lane> lanesOf(const Cells& cells, const Land& land, const Lines& lines) {
    return Pilot(cells, land, lines).lanes();
}

} // namespace marches::draft::invent
