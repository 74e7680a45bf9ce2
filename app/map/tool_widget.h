#pragma once

#include "app/map/map_tool.h"

#include <QWidget>

namespace marches::appmap {

/// A widget that gives its input to one active tool.
class ToolWidget : public QWidget {
    Q_OBJECT

public:
    explicit ToolWidget(QWidget* parent = nullptr);

    [[nodiscard]] MapTool& tool() const { return *tool_; }
    void showCursor(); ///< the tool's, after it has changed

protected:
    /// The tool before breaks off what it had begun. Before any input comes, one must be active.
    void activate(MapTool& tool);
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// What a child on the widget does not take comes here too.
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    MapTool* tool_ = nullptr;
};

} // namespace marches::appmap
