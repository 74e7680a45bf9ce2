#include "app/warriors/marks.h"

#include "app/theme/paint.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <numeric>

namespace marches::warriors::face {

static_assert(playerColour(Colour::black) == theme::PlayerColour::Black);

theme::Icon iconFor(Resource resource) {
    constexpr std::array icons{theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon,
                               theme::Icon::Gold};
    return icons[static_cast<std::size_t>(resource)];
}

theme::Icon iconFor(UnitKind kind) {
    constexpr std::array icons{theme::Icon::Infantry, theme::Icon::Archer, theme::Icon::Cavalry,
                               theme::Icon::Princess, theme::Icon::Fort};
    return icons[static_cast<std::size_t>(kind)];
}

theme::Icon iconFor(Path path) {
    constexpr std::array icons{theme::Icon::Builder, theme::Icon::Trader, theme::Icon::Warrior};
    return icons[static_cast<std::size_t>(path)];
}

namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

} // namespace

void paintShield(QPainter& painter, const QRectF& where, Colour colour, const theme::Theme& theme) {
    const theme::PlayerLook look = theme.player(playerColour(colour));
    const double w = where.width();
    const double h = where.height();
    const auto at = [&](double x, double y) { return QPointF(where.left() + x * w, where.top() + y * h); };
    QPainterPath shield(at(0.12, 0.05));
    shield.lineTo(at(0.88, 0.05));
    shield.lineTo(at(0.88, 0.5));
    shield.cubicTo(at(0.88, 0.75), at(0.7, 0.9), at(0.5, 0.98));
    shield.cubicTo(at(0.3, 0.9), at(0.12, 0.75), at(0.12, 0.5));
    shield.closeSubpath();
    const theme::Painting scope(painter);
    painter.setPen(QPen(look.edge, std::max(1.2, w * 0.06), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(look.fill);
    painter.drawPath(shield);
    theme::paintIcon(painter, theme::iconOf(look.arms), {at(0.24, 0.17), at(0.76, 0.69)}, look.ink);
}

QIcon shieldIcon(Colour colour, const theme::Theme& theme) {
    QPixmap pixmap(64, 64);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintShield(painter, {0, 0, 64, 64}, colour, theme);
    return pixmap;
}

theme::Role scorePartRole(std::size_t part) {
    constexpr std::array roles{theme::Role::PartProvinces, theme::Role::PartForts, theme::Role::PartKills,
                               theme::Role::PartBought, theme::Role::PartLeaders};
    return roles[part];
}

QString scorePartName(std::size_t part) {
    switch (part) {
    case 0:
        return Marks::tr("Provinces");
    case 1:
        return Marks::tr("Forts");
    case 2:
        return Marks::tr("Kills");
    case 3:
        return Marks::tr("Bought");
    default:
        return Marks::tr("Leaders");
    }
}

void paintScoreBar(QPainter& painter, const QRectF& where, const std::array<int, 5>& parts, int threshold,
                   const theme::Theme& theme) {
    const theme::Painting scope(painter);
    const int total = std::accumulate(parts.begin(), parts.end(), 0);
    const double unit = where.width() / std::max({1, threshold, total});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.colour(theme::Role::Edge), 1));
    painter.setBrush(theme.colour(theme::Role::Track));
    painter.drawRect(where.adjusted(0, 0, -1, -1));
    painter.setFont(theme.font(theme::FontRole::NoteBold));
    const QFontMetricsF metrics(painter.font());
    double x = where.left();
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (parts[part] <= 0) continue;
        const double wide = parts[part] * unit;
        const QRectF segment(x, where.top() + 1, wide - 1, where.height() - 2);
        painter.fillRect(segment, theme.colour(scorePartRole(part)));
        const QString figure = QString::number(parts[part]);
        if (metrics.horizontalAdvance(figure) + 2 <= wide) {
            painter.setPen(theme::inkOnPart(scorePartRole(part), theme.tone));
            painter.drawText(segment, Qt::AlignCenter, figure);
        }
        x += wide;
    }
    const double mark = where.left() + threshold * unit;
    painter.fillRect(QRectF(std::min(mark, where.right()) - 1.5, where.top() - 1, 2.5, where.height() + 2),
                     theme.colour(theme::Role::Accent));
}

} // namespace marches::warriors::face
