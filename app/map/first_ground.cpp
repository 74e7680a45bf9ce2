#include "app/map/first_ground.h"

#include <QPainter>

#include <utility>

namespace marches::appmap {

FirstGround::FirstGround(const Shapes& shapes, std::unique_ptr<GroundPainter> painter, Look look)
    : shapes_(shapes), look_(std::move(look)), painter_(std::move(painter)),
      made_(std::async(std::launch::async | std::launch::deferred, [this] { return paint(); })) {}

FirstGround::~FirstGround() {
    (void)release();
}

FirstGround::Made FirstGround::paint() const {
    Made made;
    made.furniture = placeOnScreen(shapes_, look_.faces, look_.title);
    if (givenUp_) return made;
    painter_->setTheme(look_.theme, look_.pixelRatio);
    painter_->setScale(look_.scale);
    painter_->setRose(roseOf(made.furniture));
    made.picture = QImage((QSizeF(look_.size) * look_.pixelRatio).toSize(), QImage::Format_RGB32);
    made.picture.setDevicePixelRatio(look_.pixelRatio);
    if (givenUp_) return made;
    QPainter onPicture(&made.picture);
    onPicture.translate(-look_.origin);
    painter_->paint(onPicture, QRect(look_.origin, look_.size), look_.faces);
    return made;
}

std::unique_ptr<GroundPainter> FirstGround::release() {
    givenUp_ = true;
    if (made_.valid()) made_.wait();
    return std::move(painter_);
}

} // namespace marches::appmap
