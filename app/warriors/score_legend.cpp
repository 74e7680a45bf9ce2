#include "app/warriors/score_legend.h"

#include "app/theme/style.h"
#include "app/warriors/marks.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

namespace marches::warriors::face {

ScoreLegend::ScoreLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ScoreLegend::walk(int width, QPainter* painter) const {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont font = theme.font(theme::FontRole::Note);
    const QFontMetricsF metrics(font);
    const double line = theme.scaled(22);
    const double square = theme.scaledIcon(10);
    double x = theme.scaled(10);
    double y = theme.scaled(1);
    for (std::size_t part = 0; part < 5; ++part) {
        const QString name = scorePartName(part);
        const double wide = square + 4 + metrics.horizontalAdvance(name);
        if (part > 0 && x + wide > width - theme.scaled(10)) {
            x = theme.scaled(10);
            y += line;
        }
        if (painter != nullptr) {
            painter->fillRect(QRectF(x, y + (line - square) / 2, square, square),
                              theme.colour(scorePartRole(part)));
            painter->setFont(font);
            painter->setPen(theme.colour(theme::Role::Ink2));
            painter->drawText(QRectF(x + square + 4, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter, name);
        }
        x += wide + theme.scaled(10);
    }
    return static_cast<int>(y + line) + theme.scaled(1);
}

QSize ScoreLegend::sizeHint() const {
    const int wide = theme::themeOf(this).scaled(380);
    return {wide, heightForWidth(wide)};
}

int ScoreLegend::heightForWidth(int width) const {
    return walk(width, nullptr);
}

void ScoreLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    walk(width(), &painter);
}

void ScoreLegend::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
