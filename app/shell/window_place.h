#pragma once

#include <QMargins>
#include <QRect>

namespace marches::shell {

/// Room for the frame of a window that has none yet: no less than that of the usual desktops.
inline constexpr QMargins usualFrame{8, 40, 8, 8};

/// Where the content of a window lies so that its frame, too, lies in `available`: moved, and made smaller
/// where there is no room for it.
[[nodiscard]] QRect placedOnScreen(const QRect& content, const QMargins& frame, const QRect& available);

} // namespace marches::shell
