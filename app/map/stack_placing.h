#pragma once

#include "app/map/label_layout.h"
#include "app/map/stack_layout.h"

namespace marches::appmap {

struct PlacedStack {
    StackLayout layout;
    QRectF body; ///< its tokens, mats and merged groups, without what hangs on them
    /// It stands apart: a line goes from it to this point inside its province, in no name where that can be.
    std::optional<QPointF> leader;
};

/// Finds the stack's size, rows and place by its name: full size in one row, smaller, broken into rows; moved
/// aside; and where the province is too tight, into the sea or land not in play. Keeps off the names, the
/// room for others' tokens, the frame and the stacks that stand already. Where somebody attacks, it rather
/// lies over strips, the province's own name and a bit of others' ground than out of the province. Map px.
[[nodiscard]] PlacedStack placeStack(const Surroundings& site, std::span<const TokenGroup> groups,
                                     double side);

/// Where, within the province, a line ends that leads there from its tokens; map px.
[[nodiscard]] QPointF lineGoal(const Surroundings& site);
/// Whether a province smaller than its tokens, its line's end at `goal`, lies under their middle.
[[nodiscard]] bool liesUnder(const QRectF& body, const QPointF& goal);

} // namespace marches::appmap
