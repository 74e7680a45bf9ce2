#include "app/theme/chips.h"

#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches::theme {

namespace {

QRect visual(const QRect& part, const QRect& whole, bool mirrored) {
    return QStyle::visualRect(mirrored ? Qt::RightToLeft : Qt::LeftToRight, whole, part);
}

int sideOf(const Theme& theme, double px) {
    return theme.scaledIcon(px);
}

FontRole fontOf(const Amount& amount) {
    return amount.strong ? FontRole::TextBold : FontRole::Text;
}

constexpr double amountSign = 15;
constexpr double pillSign = 14;

} // namespace

QSize amountSize(const Amount& amount, const Theme& theme) {
    const QFontMetrics metrics(theme.font(fontOf(amount)));
    const int side = sideOf(theme, amountSign);
    return {side + theme.scaled(3) + metrics.horizontalAdvance(amount.text) + 1,
            std::max(side, metrics.height())};
}

void paintAmount(QPainter& painter, const QRect& where, const Amount& amount, const Theme& theme,
                 bool mirrored) {
    const Painting scope(painter);
    const int side = sideOf(theme, amountSign);
    const QRect sign(where.left(), where.top() + (where.height() - side) / 2, side, side);
    const QColor ink = theme.colour(amount.ink);
    paintIcon(painter, amount.sign, visual(sign, where, mirrored), ink);
    QRect text = where;
    text.setLeft(sign.right() + 1 + theme.scaled(3));
    painter.setFont(theme.font(fontOf(amount)));
    painter.setPen(ink);
    painter.drawText(visual(text, where, mirrored),
                     int((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter), amount.text);
}

QSize pillSize(const PillLook& look, const Theme& theme) {
    // Measured bold, so that being chosen does not move its neighbours.
    const QFontMetrics metrics(theme.font(look.shield ? FontRole::NoteBold : FontRole::Note));
    const bool sign = look.sign || look.shield;
    const int side = sign ? sideOf(theme, pillSign) + (look.text.isEmpty() ? 0 : theme.scaled(4)) : 0;
    return {metrics.horizontalAdvance(look.text) + side + theme.scaled(16) + 1,
            metrics.height() + theme.scaled(6)};
}

void paintPill(QPainter& painter, const QRect& where, const PillLook& look, const Theme& theme,
               bool mirrored) {
    const Painting scope(painter);
    QColor ground = theme.colour(Role::Raised);
    if (look.hover) ground = hovered(ground, theme.tone);
    paintBox(painter, where,
             {.ground = ground,
              .edge = theme.colour(look.chosen ? Role::Accent : look.edge),
              .edgeWidth = look.chosen ? 2.0 : 1.0,
              .radius = where.height() / 2.0});
    QRect room = where.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0);
    const int side = sideOf(theme, pillSign);
    const QRect sign(room.left(), room.top() + (room.height() - side) / 2, side, side);
    if (look.shield)
        paintShield(painter, *look.shield, visual(sign, where, mirrored), theme);
    else if (look.sign)
        paintIcon(painter, *look.sign, visual(sign, where, mirrored), theme.colour(look.ink));
    if (look.shield || look.sign) room.setLeft(sign.right() + 1 + theme.scaled(4));
    painter.setFont(theme.font(look.chosen ? FontRole::NoteBold : FontRole::Note));
    painter.setPen(theme.colour(look.ink));
    painter.drawText(visual(room, where, mirrored), Qt::AlignCenter, look.text);
}

void paintScoreBar(QPainter& painter, const QRectF& where, std::span<const ScorePart> parts, int goal,
                   const Theme& theme, bool mirrored) {
    const Painting scope(painter);
    const int sum = std::accumulate(parts.begin(), parts.end(), 0, [](int total, const ScorePart& part) {
        return total + std::max(0, part.value);
    });
    const QRectF bar = where.adjusted(0, 1, -1.5, -1);
    const double unit = bar.width() / std::max({1, goal, sum});
    const auto place = [&](double from, double to) {
        const double left = bar.left() + from * unit;
        const double right = bar.left() + to * unit;
        return mirrored ? QRectF(bar.left() + bar.right() - right, bar.top(), right - left, bar.height())
                        : QRectF(left, bar.top(), right - left, bar.height());
    };
    paintBox(painter, bar,
             {.ground = theme.colour(Role::Track),
              .edge = theme.colour(Role::Edge),
              .edgeWidth = 0.8,
              .radius = 0});
    QFont figures = theme.font(FontRole::NoteBold);
    figures.setPointSizeF(
        std::min(figures.pointSizeF(), theme::font(FontRole::Note).pointSizeF() * bar.height() / 15.5));
    painter.setFont(figures);
    const QFontMetricsF metrics(figures);
    const bool counted = std::ranges::all_of(parts, [&](const ScorePart& part) {
        constexpr double around = 4; // less, and the figures of neighbours read as one
        const double wide = metrics.horizontalAdvance(QString::number(part.value)) + 2 * around;
        return part.value <= 0 || wide <= place(0, part.value).width() - 1;
    });
    int from = 0;
    for (const ScorePart& part : parts) {
        if (part.value <= 0) continue;
        const QRectF piece = place(from, from + part.value).adjusted(0, 0, -1, 0);
        painter.fillRect(piece, theme.colour(part.fill));
        if (counted) {
            painter.setPen(inkOnPart(part.fill, theme.tone));
            painter.drawText(piece, Qt::AlignCenter, QString::number(part.value));
        }
        from += part.value;
    }
    const double mark = place(0, goal).width();
    const double x = mirrored ? bar.right() - mark : bar.left() + mark;
    painter.fillRect(QRectF(x - 1.25, where.top(), 2.5, where.height()), theme.colour(Role::Accent));
}

AmountLabel::AmountLabel(const Amount& amount, QWidget* parent) : QWidget(parent), amount_(amount) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void AmountLabel::setAmount(const Amount& amount) {
    amount_ = amount;
    updateGeometry();
    update();
}

QSize AmountLabel::sizeHint() const {
    return amountSize(amount_, themeOf(this));
}

void AmountLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintAmount(painter, rect(), amount_, themeOf(this), isRightToLeft());
}

Pill::Pill(const PillLook& look, QWidget* parent) : QWidget(parent), look_(look) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(look.text);
}

void Pill::setLook(const PillLook& look) {
    look_ = look;
    setAccessibleName(look.text);
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const {
    return pillSize(look_, themeOf(this));
}

void Pill::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPill(painter, rect(), look_, themeOf(this), isRightToLeft());
}

PlayerChip::PlayerChip(PlayerColour player, const QString& name, QWidget* parent)
    : QAbstractButton(parent), player_(player) {
    setText(name);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

PillLook PlayerChip::look() const {
    return {.shield = player_, .text = text(), .chosen = isChecked(), .hover = underMouse() && isEnabled()};
}

QSize PlayerChip::sizeHint() const {
    const QSize size = pillSize(look(), themeOf(this));
    return {size.width(), std::max(size.height(), themeOf(this).scaled(22))};
}

void PlayerChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPill(painter, rect(), look(), themeOf(this), isRightToLeft());
}

ShieldLabel::ShieldLabel(PlayerColour player, double side, QWidget* parent)
    : QWidget(parent), player_(player), side_(side) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ShieldLabel::setPlayer(PlayerColour player) {
    player_ = player;
    update();
}

QSize ShieldLabel::sizeHint() const {
    const int side = themeOf(this).scaledIcon(side_);
    return {side, static_cast<int>(std::lround(side * 1.1))};
}

void ShieldLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintShield(painter, player_, rect(), themeOf(this));
}

ScoreBar::ScoreBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBar::setScore(const QList<ScorePart>& parts, int goal) {
    parts_ = parts;
    goal_ = goal;
    update();
}

QSize ScoreBar::sizeHint() const {
    return {themeOf(this).scaled(190), themeOf(this).scaled(17)};
}

QSize ScoreBar::minimumSizeHint() const {
    return {themeOf(this).scaled(90), themeOf(this).scaled(17)};
}

void ScoreBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintScoreBar(painter, rect(), parts_, goal_, themeOf(this), isRightToLeft());
}

} // namespace marches::theme
