#pragma once

#include "app/map/map_tool.h"
#include "engine/picture/outline.h"

#include <QObject>
#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// Takes provinces of a map that is looked at into a choice: a click takes one, a frame all whose outline
/// lies in it, Space the keyboard's. What is chosen is outlined. The middle button drags the map.
class PartTool : public QObject, public appmap::MapTool {
    Q_OBJECT

public:
    explicit PartTool(appmap::MapView& view);

    /// The lines around what is chosen; map units.
    void setLines(const std::vector<Ring>& lines);

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool doubleClick(const QMouseEvent& event) override;
    bool key(const QKeyEvent& event) override;
    bool help(const QHelpEvent& event) override;
    void leave() override;
    void cancel() override;
    void paint(QPainter& painter, const QRegion& exposed) override;

signals:
    void toggled(int province);                  ///< a position on the map
    void framed(const std::vector<int>& within); ///< none of them twice, ascending

private:
    void take();

    appmap::MapView& view_;
    QPainterPath lines_;             ///< map units
    std::optional<QPointF> pressed_; ///< view px
    std::optional<QPointF> to_;      ///< the frame's other corner; nothing: no frame yet
};

} // namespace marches::editor
