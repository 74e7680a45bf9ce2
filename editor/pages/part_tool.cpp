#include "editor/pages/part_tool.h"

#include "app/map/map_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace marches::editor {

namespace {
constexpr double lineWidth = 3;   // px
constexpr double casingWidth = 2; // px, both sides together
} // namespace

PartTool::PartTool(appmap::MapView& view) : view_(view) {
    connect(&view.playTool(), &appmap::PlayTool::provinceClicked, this,
            [this](ProvinceId province, appmap::TokenHit, Qt::KeyboardModifiers) {
                emit toggled(appmap::numberOf(province));
            });
    connect(&view.focus(), &appmap::MapFocus::chosen, this,
            [this](ProvinceId province) { emit toggled(appmap::numberOf(province)); });
}

void PartTool::setLines(const std::vector<Ring>& lines) {
    lines_ = {};
    for (const Ring& line : lines) {
        QPolygonF points;
        points.reserve(static_cast<qsizetype>(line.size()));
        for (const Point point : line)
            points.push_back({point.x, point.y});
        lines_.addPolygon(points);
    }
    view_.update();
}

bool PartTool::press(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton) pressed_ = event.position();
    return view_.playTool().press(event);
}

bool PartTool::move(const QMouseEvent& event) {
    if (pressed_ && !event.buttons().testFlag(Qt::LeftButton)) cancel();
    if (!pressed_) return view_.playTool().move(event);
    const QPointF way = event.position() - *pressed_;
    if (!to_ && way.manhattanLength() < QApplication::startDragDistance()) return true;
    view_.playTool().cancel(); // the frame takes the drag, and its release
    to_ = event.position();
    view_.update();
    return true;
}

bool PartTool::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !to_) {
        pressed_.reset();
        return view_.playTool().release(event);
    }
    take();
    cancel();
    return true;
}

void PartTool::take() {
    if (!view_.hasPicture()) return;
    const appmap::Viewport& port = view_.scene().viewport;
    const QRectF frame = QRectF(port.toMap(*pressed_), port.toMap(*to_)).normalized();
    std::vector<int> within;
    for (int i = 0; i < view_.provinceCount(); ++i)
        if (const QRectF box = view_.shapes()->bounds(i); !box.isEmpty() && frame.contains(box))
            within.push_back(i);
    if (!within.empty()) emit framed(within);
}

/// Two clicks, one after the other: each of them counts.
bool PartTool::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    return press(event);
}

bool PartTool::key(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return !enter && view_.playTool().key(event); // Enter is the page's
}

bool PartTool::help(const QHelpEvent& event) {
    return view_.playTool().help(event);
}

void PartTool::leave() {
    view_.playTool().leave();
}

void PartTool::cancel() {
    pressed_.reset();
    to_.reset();
    view_.playTool().cancel();
    view_.update();
}

void PartTool::paint(QPainter& painter, const QRegion& /*exposed*/) {
    const theme::Theme& theme = view_.scene().theme;
    const double scale = view_.scale();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = QTransform::fromScale(scale, scale).map(lines_);
    for (const auto& [role, width] :
         {std::pair{theme::Role::SelectionInk, lineWidth + casingWidth}, {theme::Role::Selection, lineWidth}})
        painter.strokePath(path, QPen(theme.colour(role), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (pressed_ && to_) {
        const QPointF origin(view_.scene().viewport.origin());
        painter.setPen(QPen(theme.colour(theme::Role::Focus), 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(*pressed_ + origin, *to_ + origin).normalized());
    }
    painter.restore();
}

} // namespace marches::editor
