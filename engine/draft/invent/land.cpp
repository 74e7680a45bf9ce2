#include "engine/draft/invent/land.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace marches::draft::invent {
namespace {

constexpr std::int32_t seaAround = 34 * planar::stepsPerUnit; ///< no land is nearer to the sheet's edge
constexpr std::int64_t full = 1024;                           ///< the score of an island's middle
constexpr std::int64_t never = std::numeric_limits<std::int64_t>::min();
constexpr std::size_t provincesAnIsland = 24; ///< a second island for so many provinces, and so on
constexpr std::int64_t strait = 330;          ///< of the score: so alike are the ways to two islands there
constexpr int mendings = 24;

struct Island {
    GridPoint middle;
    std::int64_t reach; ///< steps
};

/// Returns a random height of 0 to 1023 at a corner of a lattice: the same for the same corner.
std::int64_t latticeHeight(const RandomStream& random, std::int64_t column, std::int64_t row) {
    auto at = random.forPurpose(static_cast<std::uint64_t>(column * 65'536 + row));
    return at.below(1024);
}

/// Returns a height of 0 to 1023 that changes slowly from place to place (value noise).
std::int64_t noise(const RandomStream& random, GridPoint at, std::int64_t side) {
    const std::int64_t column = at.x / side;
    const std::int64_t row = at.y / side;
    const std::int64_t x = (at.x - column * side) * 1024 / side;
    const std::int64_t y = (at.y - row * side) * 1024 / side;
    const auto between = [](std::int64_t a, std::int64_t b, std::int64_t part) {
        return (a * (1024 - part) + b * part) / 1024;
    };
    return between(
        between(latticeHeight(random, column, row), latticeHeight(random, column + 1, row), x),
        between(latticeHeight(random, column, row + 1), latticeHeight(random, column + 1, row + 1), x), y);
}

std::vector<Island> islandsOf(const Cells& cells, std::size_t provinces, RandomStream& random) {
    const auto part = [&](std::int32_t whole, std::uint32_t least, std::uint32_t most) {
        return static_cast<std::int32_t>(std::int64_t{whole} * (least + random.below(most - least)) / 100);
    };
    std::vector<Island> islands;
    islands.push_back(
        {{part(cells.width, 36, 64), part(cells.height, 40, 60)}, std::int64_t{cells.width} * 46 / 100});
    const std::size_t more = provinces / provincesAnIsland + random.below(3);
    for (std::size_t i = 0; i < more; ++i)
        islands.push_back({{part(cells.width, 12, 88), part(cells.height, 14, 86)},
                           std::int64_t{cells.width} * (16 + random.below(18)) / 100});
    return islands;
}

/// Says how much each inner cell deserves to be land.
std::vector<std::int64_t> scoresOf(const Cells& cells, std::size_t provinces, RandomStream random) {
    const std::vector<Island> islands = islandsOf(cells, provinces, random);
    const std::int64_t side =
        rootOf(std::int64_t{cells.width} * cells.height / static_cast<std::int64_t>(cells.inner));
    std::vector<std::int64_t> scores(cells.inner, never);
    for (std::size_t cell = 0; cell < cells.inner; ++cell) {
        const bool atEdge = std::any_of(
            cells.edgesAround[cell].begin(), cells.edgesAround[cell].end(), [&](std::size_t number) {
                const auto& ends = cells.edges[number].corners;
                return std::any_of(ends.begin(), ends.end(), [&](std::size_t corner) {
                    const GridPoint at = cells.corners[corner];
                    return at.x < seaAround || at.y < seaAround || at.x > cells.width - seaAround ||
                           at.y > cells.height - seaAround;
                });
            });
        if (atEdge) continue;
        const GridPoint site = cells.sites[cell];
        std::int64_t score = -8 * full;
        std::int64_t second = score; // of the next island
        for (const Island& island : islands) {
            const std::int64_t away = distanceOf(site, island.middle);
            const std::int64_t here = full - full * away / island.reach * away / island.reach;
            second = std::max(second, std::min(score, here));
            score = std::max(score, here);
        }
        if (score - second < strait) score -= full; // water between the two
        scores[cell] = score + noise(random.forPurpose(1), site, side * 3) * 9 / 10 +
                       noise(random.forPurpose(2), site, side * 5 / 4) * 6 / 10;
    }
    return scores;
}

std::vector<bool> highest(const std::vector<std::int64_t>& scores, std::size_t count) {
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    std::vector<bool> land(scores.size(), false);
    for (std::size_t i = 0; i < count; ++i)
        land[order[i]] = true;
    return land;
}

/// Returns the connected parts of the cells for which `within` holds.
template <class Within>
std::vector<std::vector<std::size_t>> partsOf(const Cells& cells, const Within& within) {
    std::vector<std::vector<std::size_t>> parts;
    std::vector<bool> seen(cells.inner, false);
    for (std::size_t first = 0; first < cells.inner; ++first) {
        if (seen[first] || !within(first)) continue;
        seen[first] = true;
        std::vector<std::size_t> part{first};
        for (std::size_t i = 0; i < part.size(); ++i)
            for (const std::size_t next : cells.beside[part[i]])
                if (next < cells.inner && !seen[next] && within(next)) {
                    seen[next] = true;
                    part.push_back(next);
                }
        parts.push_back(std::move(part));
    }
    return parts;
}

/// Fills seas that land encloses and sinks islands of one cell that are too many. False: nothing was wrong.
bool mend(const Cells& cells, const std::vector<bool>& land, std::size_t provinces,
          std::vector<std::int64_t>& scores) {
    bool changed = false;
    for (const auto& part : partsOf(cells, [&](std::size_t cell) { return !land[cell]; })) {
        const bool open =
            std::any_of(part.begin(), part.end(), [&](std::size_t cell) { return scores[cell] == never; });
        if (open) continue;
        for (const std::size_t cell : part)
            scores[cell] = 8 * full;
        changed = true;
    }
    std::size_t alone = 0;
    for (const auto& part : partsOf(cells, [&](std::size_t cell) { return land[cell]; })) {
        if (part.size() > 1 || ++alone <= provinces / 16) continue;
        scores[part.front()] = -8 * full;
        changed = true;
    }
    return changed;
}

/// Returns how many steps each cell is from the sea, with a part of a step by chance.
std::vector<std::int64_t> heightsOf(const Cells& cells, const Land& land, const RandomStream& random) {
    std::vector<std::int64_t> steps(cells.inner, 0);
    std::vector<std::size_t> shore;
    for (std::size_t cell = 0; cell < cells.inner; ++cell)
        if (!land.isLand(cell)) shore.push_back(cell);
    for (std::size_t i = 0; i < shore.size(); ++i)
        for (const std::size_t next : cells.beside[shore[i]])
            if (next < cells.inner && land.isLand(next) && steps[next] == 0) {
                steps[next] = steps[shore[i]] + 1;
                shore.push_back(next);
            }
    std::vector<std::int64_t> heights(cells.sites.size(), 0);
    for (std::size_t cell = 0; cell < cells.inner; ++cell) {
        auto part = random.forPurpose(cell);
        if (land.isLand(cell)) heights[cell] = steps[cell] * 1024 + part.below(1024);
    }
    return heights;
}

} // namespace

Land raisedLand(const Cells& cells, std::size_t provinces, RandomStream random) {
    std::vector<std::int64_t> scores = scoresOf(cells, provinces, random);
    std::vector<bool> raised = highest(scores, provinces);
    for (int i = 0; i < mendings && mend(cells, raised, provinces, scores); ++i)
        raised = highest(scores, provinces);
    Land land;
    land.provinceOf.assign(cells.sites.size(), -1);
    for (std::size_t cell = 0; cell < cells.inner; ++cell)
        if (raised[cell]) {
            land.provinceOf[cell] = static_cast<int>(land.cells.size());
            land.cells.push_back(cell);
        }
    land.height = heightsOf(cells, land, random.forPurpose(3));
    return land;
}

} // namespace marches::draft::invent
