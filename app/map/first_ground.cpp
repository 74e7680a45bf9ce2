#include "app/map/first_ground.h"

#include <QPainter>

#include <utility>

namespace marches::appmap {

namespace {

FirstGround::Made paintGround(const Shapes& shapes, std::unique_ptr<GroundPainter> painter,
                              const FirstGround::Look& look) {
    FurniturePlaces furniture;
    if (!look.title.isEmpty()) furniture = placeFurniture(shapes, look.faces, look.title, compassSize(), {});
    QImage picture((QSizeF(look.size) * look.pixelRatio).toSize(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(look.pixelRatio);
    painter->setTheme(look.theme, look.pixelRatio);
    painter->setScale(look.scale);
    painter->setRose(roseOf(furniture));
    QPainter onPicture(&picture);
    onPicture.translate(-look.origin);
    painter->paint(onPicture, QRect(look.origin, look.size), look.faces);
    onPicture.end();
    return {std::move(painter), std::move(picture), furniture};
}

} // namespace

FirstGround::FirstGround(const Shapes& shapes, std::unique_ptr<GroundPainter> painter, Look look)
    : look_(std::move(look)),
      made_(std::async(std::launch::async, [this, &shapes, with = std::move(painter)]() mutable {
          return paintGround(shapes, std::move(with), look_);
      })) {}

} // namespace marches::appmap
