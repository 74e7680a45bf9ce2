#include "app/shell/point_ring.h"

#include "app/theme/style.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

namespace marches::shell {

namespace {
constexpr int ringStays = 6000; // ms
constexpr int ringRoom = 6;     // px round what it is about
constexpr int ringWidth = 3;    // px, with as much of a light rim on both sides
} // namespace

PointRing::PointRing(QWidget& window) : QWidget(&window) {
    setObjectName(QStringLiteral("pointRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    away_.setSingleShot(true);
    away_.setInterval(ringStays);
    connect(&away_, &QTimer::timeout, this, &PointRing::rest);
    hide();
}

void PointRing::pointAt(QWidget& control, const QRect& within) {
    rest();
    control_ = &control;
    within_ = within;
    QCoreApplication::instance()->installEventFilter(this);
    place();
    show();
    raise();
    away_.start();
}

void PointRing::rest() {
    QCoreApplication::instance()->removeEventFilter(this);
    control_ = nullptr;
    away_.stop();
    hide();
}

void PointRing::place() {
    if (!control_) return;
    const QRect about = within_.isEmpty() ? control_->rect() : within_ & control_->rect();
    const int room = theme::themeOf(this).scaled(ringRoom + ringWidth);
    QRect box(control_->mapTo(window(), about.topLeft()), about.size());
    box.adjust(-room, -room, room, room);
    setGeometry(box & window()->rect());
}

bool PointRing::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::Wheel:
        if (watched->isWidgetType()) rest();
        break;
    case QEvent::Hide:
        if (watched == control_) rest();
        break;
    case QEvent::Move:
    case QEvent::Resize:
        if (watched == control_ || watched == window()) place();
        break;
    default:
        break;
    }
    return false;
}

void PointRing::paintEvent(QPaintEvent*) {
    const theme::Theme& theme = theme::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = theme.scaled(ringWidth);
    const QRectF line = QRectF(rect()).adjusted(wide, wide, -wide, -wide);
    const double round = std::min({line.width(), line.height(), 20.0}) / 2;
    for (const auto& [role, pen] :
         {std::pair(theme::Role::Raised, wide * 2), std::pair(theme::Role::Accent, wide)}) {
        painter.setPen(QPen(theme.colour(role), pen));
        painter.drawRoundedRect(line, round, round);
    }
}

} // namespace marches::shell
