#include "app/play/seat_look.h"

#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>

#include <array>

namespace marches::play {

namespace {

/// Paints a seat's shield at any size.
class ShieldEngine : public QIconEngine {
public:
    ShieldEngine(theme::PlayerColour colour, const theme::Theme& theme) : colour_(colour), theme_(theme) {}

    void paint(QPainter* painter, const QRect& where, QIcon::Mode mode, QIcon::State) override {
        painter->save();
        if (mode == QIcon::Disabled) painter->setOpacity(0.5);
        paintShield(*painter, where, colour_, theme_);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect{QPoint{}, size}, mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new ShieldEngine(colour_, theme_); }

private:
    theme::PlayerColour colour_;
    theme::Theme theme_;
};

QPainterPath shieldPath(const QRectF& where) {
    const double w = where.width();
    const double h = where.height();
    const auto at = [&](double x, double y) { return QPointF{where.left() + x * w, where.top() + y * h}; };
    QPainterPath path(at(0.06, 0.05));
    path.lineTo(at(0.94, 0.05));
    path.lineTo(at(0.94, 0.48));
    path.cubicTo(at(0.94, 0.75), at(0.74, 0.9), at(0.5, 0.98));
    path.cubicTo(at(0.26, 0.9), at(0.06, 0.75), at(0.06, 0.48));
    path.closeSubpath();
    return path;
}

} // namespace

theme::PlayerColour playerColour(QStringView slug) {
    constexpr std::array names{u"red", u"blue", u"yellow", u"green", u"purple", u"black"};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (slug == names[i]) return static_cast<theme::PlayerColour>(i);
    return theme::PlayerColour::Red;
}

void paintShield(QPainter& painter, const QRectF& where, theme::PlayerColour colour,
                 const theme::Theme& theme) {
    const theme::Painting painting(painter);
    const theme::PlayerLook look = theme.player(colour);
    const double side = std::min(where.width(), where.height());
    QRectF box{0, 0, side * 0.9, side};
    box.moveCenter(where.center());
    painter.setPen(QPen(look.edge, std::max(1.0, side / 18)));
    painter.setBrush(look.fill);
    painter.drawPath(shieldPath(box));
    QRectF arms{0, 0, side * 0.62, side * 0.62};
    arms.moveCenter(box.center() - QPointF{0, side * 0.04});
    theme::paintIcon(painter, theme::iconOf(look.arms), arms, look.ink);
}

QIcon shieldIcon(const SeatInfo& seat, const theme::Theme& theme) {
    return QIcon(new ShieldEngine(playerColour(seat.colour), theme));
}

const theme::Theme& currentTheme() {
    static const theme::Theme plain;
    const auto* style = dynamic_cast<const theme::MarchesStyle*>(qApp->style());
    return style ? style->theme() : plain;
}

} // namespace marches::play
