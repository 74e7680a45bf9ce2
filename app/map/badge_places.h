#pragma once

#include "app/map/label_layout.h"

namespace marches::appmap {

struct PlacedBadge {
    QRectF box;
    /// Another province's name or tokens are as near: a line goes from it to this point of its own.
    std::optional<QPointF> leader;

    bool operator==(const PlacedBadge&) const = default;
};

/// A place for one of a province's badges: off all that is read, and nearer to its own name or tokens than to
/// any other province's; where no such place is, at the end of a line. Map px; `tokens`: as they are seen,
/// empty where there are none. However much stands there, no more than about 1400 places are looked at and
/// 240 boxes of a kind: one badge more costs no more than the last one did.
[[nodiscard]] PlacedBadge placeBadge(const Surroundings& site, const QRectF& tokens, const QSizeF& size);

} // namespace marches::appmap
