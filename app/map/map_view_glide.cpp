#include "app/map/map_view.h"
#include "app/theme/motion.h"

#include <QVariantAnimation>

/// The view's part that scrolls by itself: it glides, so that the eye can follow.
namespace marches::appmap {

QRectF MapView::restingMap() const {
    const QPointF at = glide_ ? glidesTo_ : origin_;
    return {at / scale_, QSizeF(size()) / scale_};
}

void MapView::glideToSee(std::span<const ProvinceId> provinces) {
    if (!shapes_) return;
    QPoint at = glide_ ? glidesTo_ : origin_;
    for (const ProvinceId province : provinces)
        if (province != noProvince) at = originToSee(province, at);
    glideTo(at);
}

void MapView::glideTo(const QPointF& map) {
    glideTo((map * scale_ - QPointF(width(), height()) / 2).toPoint());
}

void MapView::glideTo(const QPoint& origin) {
    constexpr int usual = 350; // ms
    endGlide();
    const QPoint to = boundedOrigin(origin);
    const int lasts = theme::motionTime(this, usual);
    if (lasts == 0 || !isVisible() || to == origin_) return setOrigin(to);
    glidesTo_ = to;
    glide_ = new QVariantAnimation(this);
    listen();
    glide_->setStartValue(origin_);
    glide_->setEndValue(to);
    glide_->setDuration(lasts);
    glide_->setEasingCurve(QEasingCurve::InOutCubic);
    connect(glide_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& at) { moveOrigin(at.toPoint()); });
    connect(glide_, &QVariantAnimation::finished, this, &MapView::endGlide);
    glide_->start();
}

/// Where it is; whoever wants it elsewhere says so.
void MapView::endGlide() {
    if (!glide_) return;
    discard(glide_);
    seekStrip();
}

} // namespace marches::appmap
