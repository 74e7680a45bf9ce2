#include "editor/tools/chip.h"

#include "app/theme/style.h"

#include <QFontMetrics>
#include <QPainter>

#include <utility>

namespace marches::editor {

namespace {

constexpr int chipMargin = 8;
constexpr int chipSwatch = 10;

} // namespace

void Chip::show(const QString& text, std::vector<QColor> colours, bool fresh) {
    text_ = text;
    colours_ = std::move(colours);
    fresh_ = fresh;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const {
    const QFontMetrics metrics(theme::themeOf(this).font(theme::FontRole::Note));
    const QString shown = fresh_ ? QStringLiteral("+ ") + text_ : text_;
    const int swatches = static_cast<int>(colours_.size()) * (chipSwatch + 2) + (colours_.empty() ? 0 : 3);
    return {metrics.horizontalAdvance(shown) + swatches + 2 * chipMargin, metrics.height() + 6};
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
    const theme::Theme& theme = theme::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(theme.colour(fresh_ ? theme::Role::Good : theme::Role::Edge));
    painter.setBrush(theme.colour(theme::Role::Raised));
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    double x = chipMargin;
    for (const QColor& colour : colours_) {
        painter.setPen(theme.colour(theme::Role::Edge));
        painter.setBrush(colour);
        painter.drawRect(QRectF(x, (height() - chipSwatch) / 2.0, chipSwatch, chipSwatch));
        x += chipSwatch + 2;
    }
    if (!colours_.empty()) x += 3;
    painter.setPen(theme.colour(fresh_ ? theme::Role::Good : theme::Role::Ink));
    painter.setFont(theme.font(theme::FontRole::Note));
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     fresh_ ? QStringLiteral("+ ") + text_ : text_);
}

} // namespace marches::editor
