#pragma once

#include "app/map/badge_places.h"
#include "app/map/yield_places.h"

#include <cstdint>
#include <set>
#include <vector>

namespace marches::appmap {

/// Places of all signs at one scale but the names, by province; map px. It is a value: `Places` keeps copies
/// of those that were seen.
struct PlacedSigns {
    std::vector<PlacedStack> stacks;
    std::set<int> merged; ///< provinces where one owner's tokens are drawn as a pile
    std::vector<std::vector<PlacedBadge>> badges;
    /// Strips of yields, each sought when it is first shown; an empty box: there is no room.
    std::vector<std::optional<PlacedYield>> strips;
    /// Name, stack, badges and lines together; nothing while the province is not laid out.
    std::vector<std::optional<QRectF>> decorations;
    BoxIndex boxes; ///< all of them

    /// Takes all away; the memory is kept.
    void clear(std::size_t provinces) {
        stacks.assign(provinces, {});
        merged.clear();
        badges.assign(provinces, {});
        strips.assign(provinces, std::nullopt);
        decorations.assign(provinces, std::nullopt);
        boxes.clear();
        ++changes;
    }

    void grow(std::size_t provinces) { ///< there are more of them
        stacks.resize(provinces);
        badges.resize(provinces);
        strips.resize(provinces);
        decorations.resize(provinces);
        ++changes;
    }

    /// Counts all changes; as long as it is the same, what was worked out from this holds.
    std::uint64_t changes = 0;

    void stand(BoxIndex::Kind kind, int province, const QRectF& box) {
        boxes.add(kind, province, box);
        ++changes;
    }
    /// `box` as it stands.
    void lift(BoxIndex::Kind kind, int province, const QRectF& box) {
        boxes.remove(kind, province, box);
        ++changes;
    }
    [[nodiscard]] bool has(int province) const {
        return decorations[static_cast<std::size_t>(province)].has_value();
    }
};

} // namespace marches::appmap
