#pragma once

#include "app/theme/style.h"
#include "tests/app/motion_clock.h"
#include "tests/app/warriors/glass/glass_test.h"

namespace marches::warriors::face::test {

/// Tests of what moves: by the test's own clock, from when the window is open.
class MovingTest : public GlassTest {
    Q_OBJECT

protected slots:
    void initTestCase();
    void init();
    void cleanup();

protected:
    ProvinceId province(const char* id) const;

    theme::MarchesStyle* style_ = nullptr; ///< the application's
    std::unique_ptr<MotionClock> clock_;

private:
    void opened() override { style_->setMotion(theme::Motion::Usual); }
};

} // namespace marches::warriors::face::test
