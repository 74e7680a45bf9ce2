#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace marches::shell {

/// Where a desk's dock stands before the user moves it.
struct DockPlace {
    /// rightMiddle docks share the column's height with the tabs below them; in a small window they are the
    /// first of the tabs. Docks of the same lower area are tabs.
    enum class Area { bottom, rightTop, rightMiddle, rightBottom } area = Area::rightBottom;
    int order = 0; ///< of a rightBottom dock among the tabs; the first one is in front
    /// Alt+1 ... Alt+9 goes there; 0: none.
    int altKey = 0;
    /// The arrangement in which this dock comes to the front and gets more room.
    QString layout = {};
    /// What a dock above the tabs needs at a width, at most so much: it gets no more in a low window and
    /// above a dock that comes to the front. None: as much as it may.
    std::function<int(int width, int most)> heightWithin = {};
    double weight = 1;       ///< height of a rightMiddle dock against that of the tabs
    bool hidden = false;     ///< at first
    QStringList awayIn = {}; ///< the arrangements in which it is hidden at first
};

} // namespace marches::shell
