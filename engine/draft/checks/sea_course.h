#pragma once

#include "engine/draft/draft.h"

#include <optional>
#include <string_view>
#include <vector>

namespace marches::draft {

/// Finds a course over the sea from the shore of one province to that of another, off the lanes that are
/// there; SVG units, two points or more. Nothing where no water leads there, or the borders are not joined.
std::optional<std::vector<Point>> seaCourse(const Draft& draft, std::string_view from, std::string_view to);

/// A sea lane as it stands in the tree.
struct LaneEntry {
    std::string a;
    std::string b;
    std::vector<Point> path; ///< from `a` to `b`, SVG units
    bool operator==(const LaneEntry&) const = default;
};
/// Returns all lanes that can be read, in their order.
std::vector<LaneEntry> laneEntries(const Draft& draft);

} // namespace marches::draft
