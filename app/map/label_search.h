#pragma once

#include "app/map/label_layout.h"

namespace marches::appmap {

/// Scale below which lines are short and not all names have room.
inline constexpr double finerBelow = 0.5;

/// A place for a name and its tokens on the province's own ground or beside it, off all that stands in
/// `labels`; nothing if there is none. One that goes first finds it at the end of a line or over a border
/// too.
[[nodiscard]] std::optional<LabelPlace> placeClose(const LabelLayout& labels, int province,
                                                   const LabelRequest& request);
/// The same where the others leave room: at the end of a line, if it may be `atLine`, or at small scales
/// partly over a border.
[[nodiscard]] std::optional<LabelPlace> placeFarther(const LabelLayout& labels, int province,
                                                     const LabelRequest& request, bool atLine);
/// A place for a shield and tokens, about the middle of the province.
[[nodiscard]] LabelPlace placeWithoutName(const LabelLayout& labels, int province,
                                          const LabelRequest& request);

} // namespace marches::appmap
