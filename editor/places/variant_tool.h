#pragma once

#include "app/map/map_tool.h"

#include <QObject>
#include <QPainterPath>

#include <optional>
#include <set>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// Paints provinces of a variant: a click paints one, a drag all that it passes, Space the keyboard's. A
/// right click or Enter asks for a menu. It knows no document: who listens does what painting means.
class VariantTool : public QObject, public appmap::MapTool {
    Q_OBJECT

public:
    explicit VariantTool(appmap::MapView& view);

    /// Provinces with a line round them: positions on the map.
    void setOutlined(std::vector<int> provinces);

    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool doubleClick(const QMouseEvent& event) override;
    bool menu(const QContextMenuEvent& event) override;
    bool key(const QKeyEvent& event) override;
    bool help(const QHelpEvent& event) override;
    void leave() override;
    void cancel() override;
    [[nodiscard]] std::optional<QCursor> cursor() const override;
    void paint(QPainter& painter, const QRegion& exposed) override;

signals:
    void strokeBegun();
    void painted(int province); ///< one after the other, none twice in a stroke
    void strokeEnded();
    void hovered(int province); ///< -1: none
    void menuWanted(int province, const QPoint& global);
    void modeKey(int key); ///< Qt::Key_1, Key_2, Key_3, Key_Backspace

private:
    void passOver(const QPointF& view);
    void end();

    appmap::MapView& view_;
    std::vector<int> outlined_;
    bool painting_ = false;
    std::optional<QPointF> last_; ///< view px
    std::set<int> passed_;        ///< in this stroke
};

} // namespace marches::editor
