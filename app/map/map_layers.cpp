#include "app/map/map_layers.h"

#include <QPainter>

#include <utility>

namespace marches::appmap {

MapLayers::MapLayers(MapScene& scene, std::function<void(bool)> motionOver)
    : ground(scene, furniture), seas(scene), furniture(scene), outlines(scene, ground), marks(scene, ground),
      passing(scene), fan(scene, passing), provinces(scene, passing, fan),
      motion(scene, ground, passing, fan, std::move(motionOver)), scene_(scene),
      own_{&ground, &seas, &furniture, &outlines, &marks.lines(), &provinces, &fan, &motion, &marks} {}

std::array<MapLayer*, MapLayers::count> MapLayers::fromTheGround() const {
    const auto [g, s, f, o, l, p, n, m, a] = own_;
    return {g, overGround, s, f, o, l, p, n, m, tool, a, overlay};
}

void MapLayers::paint(QPainter& painter, const QRegion& exposed) {
    painter.translate(-scene_.viewport.origin());
    ground.paint(painter, exposed);
    painter.translate(scene_.viewport.origin());
    paintAboveGround(painter, exposed);
}

void MapLayers::paintAboveGround(QPainter& painter, const QRegion& exposed) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-scene_.viewport.origin());
    for (MapLayer* layer : fromTheGround())
        if (layer && layer != &ground) layer->paint(painter, exposed);
    painter.translate(scene_.viewport.origin());
}

void MapLayers::paintAhead() {
    QImage unseen(1, 1, QImage::Format_ARGB32_Premultiplied);
    unseen.setDevicePixelRatio(scene_.pixelRatio);
    QPainter painter(&unseen);
    seas.paint(painter, scene_.viewport.rect());
    provinces.paintAhead(painter);
}

void MapLayers::clear() {
    marks.clear();
    passing.forget();
    ground.clear();
    furniture.forgetPlaces();
    seas.setNames({});
    seas.forget();
    fan.forget();
}

void MapLayers::readTheme() {
    provinces.forget();
    furniture.forget();
    seas.forget();
    fan.forget();
    ground.readTheme();
}

MapHit MapLayers::hit(const QPointF& view) const {
    if (!scene_.shapes) return {};
    scene_.ensureLayout();
    const QPointF at = view + QPointF(scene_.viewport.origin());
    const auto layers = fromTheGround();
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
        if (*layer)
            if (const auto hit = (*layer)->hit(at)) return *hit;
    return {};
}

} // namespace marches::appmap
