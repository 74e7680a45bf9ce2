#include "app/shell/window_place.h"

#include <algorithm>

namespace marches::shell {

QRect placedOnScreen(const QRect& content, const QMargins& frame, const QRect& available) {
    const QRect room = available.marginsRemoved(frame);
    QRect placed(content.topLeft(), content.size().boundedTo(room.size()));
    placed.moveLeft(std::clamp(placed.left(), room.left(), room.right() + 1 - placed.width()));
    placed.moveTop(std::clamp(placed.top(), room.top(), room.bottom() + 1 - placed.height()));
    return placed;
}

} // namespace marches::shell
