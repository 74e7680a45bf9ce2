#include "tests/app/warriors/glass/moving.h"

#include <QApplication>

namespace marches::warriors::face::test {

void MovingTest::initTestCase() {
    GlassTest::initTestCase();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void MovingTest::init() {
    style_->setMotion(theme::Motion::Off);
    clock_ = std::make_unique<MotionClock>();
}

void MovingTest::cleanup() {
    GlassTest::cleanup();
    clock_.reset();
}

ProvinceId MovingTest::province(const char* id) const {
    return glass_->session().setting().board.map.findProvince(id).value();
}

} // namespace marches::warriors::face::test
