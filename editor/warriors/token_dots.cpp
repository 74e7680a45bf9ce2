#include "editor/warriors/token_dots.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {
constexpr double dotSide = 9; // px at 100 % text
constexpr double dotGap = 3;
} // namespace

TokenDots::TokenDots(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TokenDots::show(int tokens, int spaces) {
    tokens_ = tokens;
    spaces_ = std::max(1, spaces);
    updateGeometry();
    update();
}

double TokenDots::step() const {
    const int most = theme::themeOf(this).scaled(150);
    return std::min<double>(theme::themeOf(this).scaledIcon(dotSide + dotGap), double(most) / spaces_);
}

QSize TokenDots::sizeHint() const {
    return {static_cast<int>(std::ceil(step() * spaces_)) + 6, theme::themeOf(this).scaled(22)};
}

void TokenDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::themeOf(this);
    const double side = std::min<double>(theme.scaledIcon(dotSide), step() - 1);
    for (int i = 0; i < spaces_; ++i) {
        QRectF dot(3 + i * step(), (height() - side) / 2, side, side);
        if (layoutDirection() == Qt::RightToLeft) dot.moveRight(width() - dot.left());
        const bool full = i < tokens_;
        painter.setPen(QPen(theme.colour(full ? theme::Role::Accent : theme::Role::Ink3), 1));
        painter.setBrush(full ? QBrush(theme.colour(theme::Role::Accent)) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot);
    }
    if (hasFocus()) theme::paintInnerFocusRing(painter, rect(), theme);
}

void TokenDots::choose(int tokens) {
    tokens = std::clamp(tokens, 0, spaces_);
    if (tokens != tokens_) emit changed(tokens);
}

/// The last full dot, clicked again, is emptied.
void TokenDots::mousePressEvent(QMouseEvent* event) {
    const double x =
        layoutDirection() == Qt::RightToLeft ? width() - event->position().x() : event->position().x();
    const int dot = static_cast<int>((x - 3) / step()) + 1;
    choose(dot == tokens_ ? dot - 1 : dot);
}

void TokenDots::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Plus:
        return choose(tokens_ + 1);
    case Qt::Key_Left:
    case Qt::Key_Down:
    case Qt::Key_Minus:
        return choose(tokens_ - 1);
    default:
        return QWidget::keyPressEvent(event);
    }
}

} // namespace marches::editor
