#pragma once

#include "app/map/map_layer.h"
#include "engine/planar/moved_lines.h"

#include <QPainterPath>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// Lines that moved, over the map: dotted where they were, drawn through where they are now.
class ChangeLines : public appmap::MapLayer {
public:
    explicit ChangeLines(appmap::MapView& map) : map_(map) {}

    void show(const planar::MovedLines& lines);
    void paint(QPainter& painter, const QRegion& exposed) override;
    [[nodiscard]] bool empty() const { return gone_.isEmpty() && come_.isEmpty(); }

private:
    appmap::MapView& map_;
    QPainterPath gone_; ///< map units
    QPainterPath come_;
};

} // namespace marches::editor
