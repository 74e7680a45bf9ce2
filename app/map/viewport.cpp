#include "app/map/viewport.h"

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr int margin = 60; // px of sea that may be scrolled in beyond the map

QPoint rounded(const QPointF& point) {
    return {static_cast<int>(std::lround(point.x())), static_cast<int>(std::lround(point.y()))};
}

} // namespace

double Viewport::leastScale() const {
    if (isEmpty()) return 0.2;
    return std::min({1.0, size_.width() / map_.width(), size_.height() / map_.height()}) * 0.9;
}

double Viewport::boundedScale(double scale) const {
    return std::clamp(scale, leastScale(), greatestScale);
}

double Viewport::wholeScale() const {
    return boundedScale(std::min(size_.width() / map_.width(), size_.height() / map_.height()));
}

bool Viewport::showsWhole() const {
    const QSizeF map = map_ * scale_;
    return map.width() <= size_.width() + 1 && map.height() <= size_.height() + 1;
}

QPoint Viewport::boundedOrigin(const QPoint& origin) const {
    if (map_.isEmpty()) return {};
    const QSizeF map = map_ * scale_;
    const auto bounded = [](int at, double length, int view, int before, int after) {
        const int rest = static_cast<int>(std::lround(length)) - view;
        if (rest <= 0) return rest / 2; // narrower than the view: centred
        return std::clamp(at, -before, rest + after);
    };
    int above = margin;
    int below = margin;
    int beside = margin;
    if (!panel_.isNull()) {
        (panel_.y() < size_.height() / 2 ? above : below) = panel_.height() + margin;
        if (map.height() <= size_.height()) beside = panel_.width() + margin;
    }
    const bool left = panel_.x() < size_.width() / 2;
    return {bounded(origin.x(), map.width(), size_.width(), left ? beside : margin, left ? margin : beside),
            bounded(origin.y(), map.height(), size_.height(), above, below)};
}

QPoint Viewport::originOfWhole() const {
    const QSizeF map = map_ * scale_;
    return rounded(QPointF(map.width() - size_.width(), map.height() - size_.height()) / 2);
}

QPoint Viewport::originToCentre(const QPointF& map) const {
    return (map * scale_ - QPointF(size_.width(), size_.height()) / 2).toPoint();
}

QPoint Viewport::originToSee(const QRect& wanted, const QPoint& from, std::span<const QRect> panels) const {
    constexpr int room = 24;
    const QRect roomy = wanted.adjusted(-room, -room, room, room);
    QPoint by;
    if (roomy.right() > size_.width()) by.setX(roomy.right() - size_.width());
    if (roomy.left() - by.x() < 0) by.setX(roomy.left());
    if (roomy.bottom() > size_.height()) by.setY(roomy.bottom() - size_.height());
    if (roomy.top() - by.y() < 0) by.setY(roomy.top());
    for (const QRect& hiding : panels) {
        const QRect seen = wanted.translated(-by);
        if (!seen.intersects(hiding)) continue;
        const bool sideways = map_.height() * scale_ <= size_.height();
        if (sideways)
            by.rx() += hiding.x() < size_.width() / 2 ? seen.left() - hiding.right() - 1
                                                      : seen.right() + 1 - hiding.left();
        else
            by.ry() += hiding.y() < size_.height() / 2 ? seen.top() - hiding.bottom() - 1
                                                       : seen.bottom() + 1 - hiding.top();
    }
    return from + by;
}

bool Viewport::setScale(double scale, const QPointF& fixed) {
    const double to = boundedScale(scale);
    if (map_.isEmpty() || to == scale_) return false;
    const QPointF still = toMap(fixed);
    scale_ = to;
    keeps_ = Keeps::Nothing;
    origin_ = boundedOrigin(rounded(still * scale_ - fixed));
    return true;
}

bool Viewport::setOrigin(const QPoint& origin) {
    const QPoint bounded = boundedOrigin(origin);
    if (bounded == origin_) return false;
    origin_ = bounded;
    keeps_ = Keeps::Nothing;
    return true;
}

void Viewport::setScaleAndOrigin(double scale, const QPoint& origin) {
    scale_ = scale;
    origin_ = origin;
}

QRectF Viewport::visible() const {
    return {toMap(QPointF(0, 0)), toMap(QPointF(size_.width(), size_.height()))};
}

QRectF Viewport::resting() const {
    return {QPointF(restingOrigin()) / scale_, QSizeF(size_) / scale_};
}

} // namespace marches::appmap
