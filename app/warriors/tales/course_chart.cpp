#include "app/warriors/tales/course_chart.h"

#include "app/map/strokes.h"
#include "app/theme/heraldry.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace marches::warriors::face {

namespace {
constexpr int wide = 460; // px at 100 %
constexpr int high = 230;
constexpr int shield = 18;
constexpr int gridStep = 10; // Victory Points between two lines of the grid
} // namespace

QColor courseLine(const theme::Theme& theme, theme::PlayerColour colour) {
    constexpr double seen = 3;   // WCAG 2.1, 1.4.11
    constexpr int lighter = 112; // percent
    constexpr int most = 20;     // then it is as light as can be
    const theme::PlayerLook look = theme.player(colour);
    const QColor ground = theme.colour(theme::Role::Panel);
    QColor line = look.fill;
    for (int i = 0;
         i < most && std::max(theme::contrast(line, ground), theme::contrast(look.edge, ground)) < seen; ++i)
        line = line.lighter(lighter);
    return line;
}

CourseChart::CourseChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("end.chart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CourseChart::setCourse(const Moment& moment, const std::vector<CourseTurn>& turns) {
    moment_ = moment;
    turns_ = turns;
    most_ = moment.setting->threshold();
    for (const CourseTurn& turn : turns_)
        for (const int points : turn.points)
            most_ = std::max(most_, points);
    setAccessibleName(tr("Victory Points by turn"));
    QStringList spoken;
    for (const SeatId seat : SeatSet::first(moment_.seats())) {
        QStringList figures;
        for (const CourseTurn& turn : turns_)
            figures << number(turn.points[index(seat)]);
        //: A country and its Victory Points turn by turn: "England: 6, 9, 14"
        spoken << tr("%1: %2").arg(seatName(*moment_.setting, seat), figures.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(spoken.join(QLatin1Char('\n')));
    update();
}

QSize CourseChart::sizeHint() const {
    const theme::Theme& theme = theme::themeOf(this);
    return {theme.scaled(wide), theme.scaled(high)};
}

QSize CourseChart::minimumSizeHint() const {
    return {theme::themeOf(this).scaled(wide / 2), sizeHint().height()};
}

/// Where the lines run; beside it the figures, at its end the shields.
QRectF CourseChart::field() const {
    const theme::Theme& theme = theme::themeOf(this);
    const QFontMetricsF metrics(theme.font(theme::FontRole::Note));
    const double left = metrics.horizontalAdvance(number(most_)) + 8;
    const double below = metrics.height() + 4;
    return QRectF(rect()).adjusted(left, metrics.height() / 2 + 2, -theme.scaledIcon(shield) - 8.0, -below);
}

QPointF CourseChart::at(std::size_t turn, double points) const {
    const QRectF box = field();
    const double last = std::max(1.0, static_cast<double>(turns_.size()) - 1);
    return {box.left() + box.width() * static_cast<double>(turn) / last,
            box.bottom() - box.height() * points / most_};
}

void CourseChart::paintEvent(QPaintEvent*) {
    if (turns_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::themeOf(this);
    const QFont font = theme.font(theme::FontRole::Note);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    const QRectF box = field();
    for (int points = 0; points <= most_; points += gridStep) {
        const double y = at(0, points).y();
        painter.setPen(QPen(theme.colour(theme::Role::Line), 1));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.drawText(QRectF(0, y - metrics.height() / 2, box.left() - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, number(points));
    }
    const double goal = at(0, moment_.setting->threshold()).y();
    painter.setPen(QPen(theme.colour(theme::Role::Accent), 1.5, Qt::DashLine));
    painter.drawLine(QPointF(box.left(), goal), QPointF(box.right(), goal));
    painter.setPen(theme.colour(theme::Role::Ink2));
    const double room = box.width() / static_cast<double>(std::max<std::size_t>(1, turns_.size() - 1));
    for (std::size_t i = 1; i < turns_.size(); ++i)
        painter.drawText(QRectF(at(i, 0).x() - room / 2, box.bottom() + 3, room, metrics.height()),
                         Qt::AlignCenter, number(turns_[i].turn));
    // Who has least is drawn first: the leaders' lines lie above.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < moment_.seats(); ++i)
        order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return turns_.back().points[a] < turns_.back().points[b];
    });
    double lowest = box.bottom() + theme.scaledIcon(shield) / 2.0;
    for (const std::size_t seat : order) {
        const theme::PlayerColour colour = playerColour(moment_.colour(idAt<SeatId>(seat)));
        QPainterPath line(at(0, turns_.front().points[seat]));
        for (std::size_t i = 1; i < turns_.size(); ++i)
            line.lineTo(at(i, turns_[i].points[seat]));
        const QPen casing = appmap::roundPen(theme.colour(theme::Role::Panel), 5);
        const QPen edge = appmap::roundPen(theme.player(colour).edge, 3.4);
        const QPen fill = appmap::roundPen(courseLine(theme, colour), 2.2);
        for (const QPen& pen : {casing, edge, fill})
            painter.strokePath(line, pen);
        // Shields of those who end near each other stand one above the other.
        const double side = theme.scaledIcon(shield);
        const double y = std::min(at(0, turns_.back().points[seat]).y(), lowest - side * 0.75);
        lowest = y;
        theme::paintShield(painter, colour, QRectF(box.right() + 5, y - side / 2, side, side), theme);
    }
}

} // namespace marches::warriors::face
