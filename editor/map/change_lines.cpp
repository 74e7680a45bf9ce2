#include "editor/map/change_lines.h"

#include "app/map/map_view.h"
#include "app/theme/style.h"

#include <QPainter>

namespace marches::editor {

namespace {

constexpr double lineWidth = 2.5; // px
constexpr double haloWidth = 5;

QPainterPath pathOf(const std::vector<planar::Stretch>& lines) {
    QPainterPath path;
    for (const planar::Stretch& line : lines)
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const Point at = planar::toPoint(line.points[i]);
            if (i == 0)
                path.moveTo(at.x, at.y);
            else
                path.lineTo(at.x, at.y);
        }
    return path;
}

} // namespace

void ChangeLines::show(const planar::MovedLines& lines) {
    const bool before = empty();
    gone_ = pathOf(lines.gone);
    come_ = pathOf(lines.come);
    if (!before || !empty()) map_.update();
}

void ChangeLines::paint(QPainter& painter, const QRegion& /*exposed*/) {
    if (empty()) return;
    const theme::Theme& theme = theme::themeOf(&map_);
    const QTransform toPx = QTransform::fromScale(map_.scale(), map_.scale());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto draw = [&](const QPainterPath& path, theme::Role role, Qt::PenStyle style) {
        const QPainterPath line = toPx.map(path);
        painter.strokePath(line, QPen(theme.colour(theme::Role::Raised), haloWidth));
        painter.strokePath(line, QPen(theme.colour(role), lineWidth, style, Qt::FlatCap));
    };
    draw(gone_, theme::Role::Bad, Qt::DotLine);
    draw(come_, theme::Role::Good, Qt::SolidLine);
    painter.restore();
}

} // namespace marches::editor
