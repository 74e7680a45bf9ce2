#include "app/map/map_camera.h"

namespace marches::appmap {

void MapCamera::setScale(double scale, const QPointF& fixed) {
    Viewport& viewport = scene_.viewport;
    if (!scene_.shapes || viewport.boundedScale(scale) == viewport.scale()) return;
    endGlide();
    emit aboutToScale();
    viewport.setScale(scale, fixed);
    scene_.places->setScale(viewport.scale());
    layers_.ground.drop();
    emit scaleChanged(viewport.scale());
    emit viewChanged();
}

void MapCamera::setScale(double scale) {
    setScale(scale, QRectF(scene_.viewport.rect()).center());
}

void MapCamera::zoomIn() {
    setScale(scene_.viewport.scale() * 1.25);
    emit lookedAround();
}

void MapCamera::zoomOut() {
    setScale(scene_.viewport.scale() / 1.25);
    emit lookedAround();
}

void MapCamera::fitMap() {
    showWhole();
    emit lookedAround();
}

void MapCamera::showWhole() {
    Viewport& viewport = scene_.viewport;
    viewport.keep(Viewport::Keeps::Whole);
    if (viewport.isEmpty()) return;
    setScale(viewport.wholeScale(), QPointF());
    scrollTo(viewport.originOfWhole());
    viewport.keep(Viewport::Keeps::Whole);
}

void MapCamera::scrollTo(const QPoint& origin) {
    endGlide();
    moveTo(origin);
}

void MapCamera::moveTo(const QPoint& origin) {
    Viewport& viewport = scene_.viewport;
    const QPoint before = viewport.origin();
    if (viewport.boundedOrigin(origin) == before) return;
    layers_.fan.close();
    viewport.setOrigin(origin);
    layers_.ground.scroll(before - viewport.origin());
    emit viewChanged();
}

void MapCamera::centreOn(ProvinceId province) {
    if (!scene_.shapes || province == noProvince) return;
    centreOn(scene_.shapes->grid().pole(numberOf(province)).point);
}

void MapCamera::centreOn(const QPointF& map) {
    scrollTo(scene_.viewport.originToCentre(map));
}

void MapCamera::ensureVisible(ProvinceId province) {
    if (scene_.shapes && province != noProvince) scrollTo(originToSee(province, scene_.viewport.origin()));
}

QPoint MapCamera::originToSee(ProvinceId province, const QPoint& from) const {
    const int i = numberOf(province);
    scene_.ensureLayout(i);
    const Viewport& viewport = scene_.viewport;
    const QPointF pole = scene_.shapes->grid().pole(i).point * viewport.scale() - QPointF(from);
    const QRect about = QRectF(pole - QPointF(20, 20), QSizeF(40, 40)).toAlignedRect();
    const QRect decoration = layers_.passing.decorationRect(i).translated(viewport.origin() - from);
    return viewport.originToSee(about | decoration, from, scene_.panels());
}

void MapCamera::glideToSee(std::span<const ProvinceId> provinces) {
    if (!scene_.shapes) return;
    QPoint at = scene_.viewport.restingOrigin();
    for (const ProvinceId province : provinces)
        if (province != noProvince) at = originToSee(province, at);
    glideToOrigin(at);
}

void MapCamera::glideTo(const QPointF& map) {
    glideToOrigin(scene_.viewport.originToCentre(map));
}

void MapCamera::glideToOrigin(const QPoint& origin) {
    constexpr int usual = 350; // ms
    endGlide();
    Viewport& viewport = scene_.viewport;
    const QPoint to = viewport.boundedOrigin(origin);
    const int lasts = scene_.motionTime(usual);
    if (lasts == 0 || to == viewport.origin()) return scrollTo(to);
    viewport.setGlide(to);
    const auto ended = [this](bool) {
        scene_.viewport.setGlide(std::nullopt);
        emit rested();
    };
    glide_.start(
        viewport.origin(), to, lasts, [this](const QVariant& at) { moveTo(at.toPoint()); }, ended,
        QEasingCurve::InOutCubic);
}

void MapCamera::endGlide() {
    if (!glides()) return;
    glide_.stop();
    scene_.viewport.setGlide(std::nullopt);
    emit rested();
}

void MapCamera::resized() {
    Viewport& viewport = scene_.viewport;
    setScale(viewport.scale(), QPointF());
    viewport.setScaleAndOrigin(viewport.scale(), viewport.boundedOrigin(viewport.origin()));
}

} // namespace marches::appmap
