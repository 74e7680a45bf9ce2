#pragma once

#include <QString>

#include <functional>

namespace marches::shell {

/// Where a desk's dock stands before the user moves it.
struct DockPlace {
    enum class Area { bottom, rightTop, rightBottom } area = Area::rightBottom;
    /// rightBottom docks share tabs with the log; the number is their order there.
    int order = 0;
    /// Alt+1 ... Alt+9 goes there; 0: none. 1 map, 2 banner, 4 actions, 5 log are the window's.
    int altKey = 0;
    /// The arrangement in which this dock comes to the front and gets more room.
    QString layout = {};
    /// What a dock above the tabs needs at a width, at most so much: it gets no more in a low window and
    /// above a dock that comes to the front. None: as much as it may.
    std::function<int(int width, int most)> heightWithin = {};
};

} // namespace marches::shell
