#include "app/map/tool_widget.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace marches::appmap {

ToolWidget::ToolWidget(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
}

void ToolWidget::activate(MapTool& tool) {
    if (&tool == tool_) return;
    if (tool_) {
        tool_->cancel();
        tool_->leave();
    }
    tool_ = &tool;
    showCursor();
    update();
}

void ToolWidget::showCursor() {
    if (const auto cursor = tool_->cursor())
        setCursor(*cursor);
    else
        unsetCursor();
}

bool ToolWidget::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        // what lies on the widget speaks for itself
        if (childAt(help->pos()) || !tool_->help(*help)) QToolTip::hideText();
        return true;
    }
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        if (tool_) tool_->cancel(); // the release may go elsewhere
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void ToolWidget::mousePressEvent(QMouseEvent* event) {
    if (!tool_->press(*event)) QWidget::mousePressEvent(event);
}

void ToolWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!tool_->move(*event)) QWidget::mouseMoveEvent(event);
}

void ToolWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (!tool_->release(*event)) QWidget::mouseReleaseEvent(event);
}

void ToolWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    (void)tool_->doubleClick(*event); // never a second press
}

void ToolWidget::leaveEvent(QEvent* event) {
    tool_->leave();
    QWidget::leaveEvent(event);
}

void ToolWidget::contextMenuEvent(QContextMenuEvent* event) {
    (void)tool_->menu(*event);
}

void ToolWidget::keyPressEvent(QKeyEvent* event) {
    if (!tool_->key(*event)) QWidget::keyPressEvent(event);
}

void ToolWidget::keyReleaseEvent(QKeyEvent* event) {
    if (!tool_->keyUp(*event)) QWidget::keyReleaseEvent(event);
}

} // namespace marches::appmap
