#pragma once

#include "engine/draft/draft.h"

#include <optional>

namespace marches::editor {

/// What a point was caught by; in this order the first kind within reach wins.
enum class CaughtBy : std::uint8_t { Nothing, Junction, FirstPoint, Point, Border, River, Ridge, SheetEdge };

/// Where a point goes that a tool sets.
struct Caught {
    CaughtBy by = CaughtBy::Nothing;
    planar::GridPoint at;
    /// The labels on both sides of what caught it, if that is a border or its point; a junction has one pair
    /// of those that meet there.
    planar::Label one = planar::offSheet;
    planar::Label other = planar::offSheet;
    std::optional<planar::ArcId> arc; ///< of a Border or Point
    bool operator==(const Caught&) const = default;
};

struct SnapWish {
    planar::GridPoint pointer;
    std::int32_t reach = 0;                  ///< steps
    std::optional<planar::GridPoint> first;  ///< of the line that is being drawn
    std::optional<planar::GridPoint> from;   ///< its last point, for `angles`
    std::optional<planar::GridPoint> moving; ///< a point of the map that is being moved: it catches nothing
    bool free = false;                       ///< nothing catches
    bool angles = false;                     ///< in steps of 15 degrees from `from`; nothing else catches
};

/// Returns where a point goes that is set at the pointer, held on the sheet.
[[nodiscard]] Caught snapped(const draft::Draft& draft, const SnapWish& wish);

} // namespace marches::editor
