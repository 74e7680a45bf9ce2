#include "app/warriors/pieces/figure_strip.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace marches::warriors::face {

FigureStrip::FigureStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FigureStrip::setFigures(std::vector<Figure> figures) {
    if (figures == figures_) return;
    figures_ = std::move(figures);
    QStringList spoken;
    for (const Figure& figure : figures_)
        spoken << (figure.spoken.isEmpty() ? figure.text : figure.spoken);
    setAccessibleName(spoken.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

double FigureStrip::walk(QPainter* painter) const {
    const theme::Theme& theme = theme::themeOf(this);
    const double high = height();
    double x = 0;
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const Figure& figure = figures_[i];
        if (i > 0) x += theme.scaled(9);
        if (figure.icon) {
            const double side = theme.scaledIcon(15);
            if (painter != nullptr)
                theme::paintIcon(*painter, *figure.icon, {x, (high - side) / 2, side, side},
                                 theme.colour(figure.ink));
            x += side + 3;
        }
        const QFont font = theme.font(figure.font);
        const double wide = QFontMetricsF(font).horizontalAdvance(figure.text);
        if (painter != nullptr) {
            painter->setFont(font);
            painter->setPen(theme.colour(figure.ink));
            painter->drawText(QRectF(x, 0, wide + 2, high), Qt::AlignLeft | Qt::AlignVCenter, figure.text);
        }
        x += wide;
    }
    return x;
}

QSize FigureStrip::sizeHint() const {
    return {static_cast<int>(std::ceil(walk(nullptr))) + 2, theme::themeOf(this).scaled(24)};
}

void FigureStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Painting scope(painter);
    walk(&painter);
}

void FigureStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
