#include "app/theme/shadow.h"

#include "app/theme/style.h"

#include <QEvent>
#include <QFrame>
#include <QPainter>
#include <qdrawutil.h>

#include <algorithm>
#include <cmath>

namespace marches::theme {

namespace {

constexpr int reach = 16;                // px that it is seen beyond the sheet
constexpr int drop = 6;                  // px that it lies lower
constexpr int corner = 6;                // px, of the sheet
constexpr int edge = 2 * reach + corner; // px of the blurred sheet: farther in it is of one colour

/// A round-cornered sheet of the least size with its blurred edge: how much of the colour, by how far a pixel
/// lies outside.
QPixmap softSheet(const QColor& colour, double ratio) {
    constexpr int side = 2 * edge + 1;
    const int pixels = static_cast<int>(std::ceil(side * ratio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    const auto beyond = [](double at) { // of the square that the corners are rounded from
        return std::abs(at - side / 2.0) - (side / 2.0 - reach - corner);
    };
    for (int y = 0; y < pixels; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < pixels; ++x) {
            const double dx = beyond((x + 0.5) / ratio);
            const double dy = beyond((y + 0.5) / ratio);
            const double out =
                std::hypot(std::max(dx, 0.0), std::max(dy, 0.0)) + std::min(std::max(dx, dy), 0.0) - corner;
            const double share = 0.5 * std::erfc(out / (reach / 2.0));
            line[x] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(),
                                         static_cast<int>(std::lround(share * colour.alpha()))));
        }
    }
    return QPixmap::fromImage(std::move(image));
}

} // namespace

FloatShadow::FloatShadow(QFrame& sheet) : QWidget(sheet.parentWidget()), sheet_(sheet) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    sheet.installEventFilter(this);
    connect(&sheet, &QObject::destroyed, this, &QObject::deleteLater);
    follow();
}

void FloatShadow::follow() {
    setGeometry(sheet_.geometry().adjusted(-reach, drop - reach, reach, drop + reach));
    setVisible(!sheet_.isHidden());
    stackUnder(&sheet_);
}

bool FloatShadow::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::ZOrderChange:
        follow();
        break;
    default:
        break;
    }
    return false;
}

void FloatShadow::paintEvent(QPaintEvent*) {
    const QColor colour = themeOf(this).colour(Role::Shadow);
    if (soft_.isNull() || colour_ != colour.rgba() || soft_.devicePixelRatioF() != devicePixelRatioF()) {
        soft_ = softSheet(colour, devicePixelRatioF());
        colour_ = colour.rgba();
    }
    // a low sheet has less of the corners, not one over the other
    const int x = std::min(edge, width() / 2);
    const int y = std::min(edge, height() / 2);
    const auto pixels = [this](int px) {
        return static_cast<int>(std::lround(px * soft_.devicePixelRatio()));
    };
    QPainter painter(this);
    qDrawBorderPixmap(&painter, rect(), {x, y, x, y}, soft_, soft_.rect(),
                      {pixels(x), pixels(y), pixels(x), pixels(y)});
}

bool isShadow(const QWidget* widget) {
    return dynamic_cast<const FloatShadow*>(widget) != nullptr;
}

} // namespace marches::theme
