#pragma once

#include "app/map/map_layer.h"

#include <QCursor>

class QContextMenuEvent;
class QHelpEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace marches::appmap {

/// A tool gets the view's input, one at a time, and paints what it has begun. Events tell places in view px;
/// `Viewport` turns them into map units.
class MapTool : public MapLayer {
public:
    // Each says whether it took the event; what it did not take goes to whatever lies behind the map.
    virtual bool press(const QMouseEvent& event) = 0;
    virtual bool move(const QMouseEvent& event) = 0; ///< also while no button is pressed
    virtual bool release(const QMouseEvent& event) = 0;
    virtual bool doubleClick(const QMouseEvent& /*event*/) { return false; }
    virtual bool menu(const QContextMenuEvent& /*event*/) { return false; }
    virtual bool key(const QKeyEvent& /*event*/) { return false; }
    virtual bool keyUp(const QKeyEvent& /*event*/) { return false; }
    /// The wheel; what is not taken zooms or scrolls the map.
    virtual bool wheel(const QWheelEvent& /*event*/) { return false; }
    virtual bool help(const QHelpEvent& /*event*/) { return false; } ///< a tooltip is asked for
    virtual void leave() {}                                          ///< the pointer has left the view
    /// Breaks off what was begun: its release may go elsewhere, or another tool comes.
    virtual void cancel() {}
    /// The pointer's form now; nothing: the usual one.
    [[nodiscard]] virtual std::optional<QCursor> cursor() const { return std::nullopt; }

    void paint(QPainter& /*painter*/, const QRegion& /*exposed*/) override {}
};

} // namespace marches::appmap
