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
constexpr double signSide = 15; // px at 100 %
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

SignLabel::SignLabel(Icon sign, QWidget* parent) : QWidget(parent), sign_(sign) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SignLabel::sizeHint() const {
    const Theme& theme = themeOf(this);
    const int side = theme.scaledIcon(signSide);
    return {side + theme.scaled(3) + 1,
            std::max(side, QFontMetrics(theme.font(FontRole::TextBold)).height())};
}

void SignLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int side = themeOf(this).scaledIcon(signSide);
    const QRect sign(0, (height() - side) / 2, side, side);
    paintIcon(painter, sign_, QStyle::visualRect(layoutDirection(), rect(), sign),
              themeOf(this).colour(Role::Ink));
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
