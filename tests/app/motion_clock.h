#pragma once

#include <QAnimationDriver>
#include <QCoreApplication>

namespace marches {

/// The clock of all that moves on the screen, in the test's hand. One at a time.
class MotionClock : public QAnimationDriver {
public:
    MotionClock() { install(); }
    ~MotionClock() override { uninstall(); }

    /// So many ms pass.
    void pass(int ms) {
        for (int i = 0; i < 3;
             ++i) // what was started just now begins, by events that follow from one another
            QCoreApplication::processEvents();
        now_ += ms;
        advanceAnimation();
    }
    qint64 elapsed() const override { return now_; }

private:
    qint64 now_ = 0;
};

} // namespace marches
