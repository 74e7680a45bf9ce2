#pragma once

#include "app/map/stack_layout.h"

namespace marches::appmap {

/// Whether a stack at rest hides something that it shows when fanned out: its tokens are smaller than `side`,
/// or broken into more rows than one for each side of a battle.
[[nodiscard]] bool wantsFan(const StackLayout& resting, std::span<const TokenGroup> groups, double side);

/// What the pointer that opens a fan is on.
struct PointedToken {
    TokenHit token;
    QPointF at;
};

/// The stack at full size in as few rows as it has sides, over whatever lies beside it: about where it rests,
/// but wholly within `within`, and not far from it where it hides least of `read`, boxes of which the first
/// counts most. A stack too wide for that keeps rows. The token that is pointed at stays under the pointer;
/// only `within` goes before that.
[[nodiscard]] StackLayout fannedStack(const StackLayout& resting, std::span<const TokenGroup> groups,
                                      double side, const QRectF& within, std::span<const QRectF> read,
                                      const std::optional<PointedToken>& pointed = {});

/// How much of `read` a box would hide, in px².
[[nodiscard]] double hiddenBy(const QRectF& box, std::span<const QRectF> read);

} // namespace marches::appmap
