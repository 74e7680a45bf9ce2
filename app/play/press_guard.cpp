#include "app/play/press_guard.h"

#include <QApplication>
#include <QMouseEvent>

#include <utility>

namespace marches::play {

PressGuard::PressGuard(std::function<void()> over) {
    noPresses_.setSingleShot(true);
    noPresses_.setTimerType(Qt::PreciseTimer);
    noPresses_.callOnTimeout(std::move(over));
}

void PressGuard::begin(int times) {
    newQuestion_.start();
    if (grace_ > 0) noPresses_.start(times * grace_);
}

bool PressGuard::meantForTheLast(const QMouseEvent& press) {
    const LastPress last = std::exchange(lastPress_, {press.globalPosition(), shown_, questions_});
    const bool soon = grace_ > 0 && newQuestion_.isValid() && !newQuestion_.hasExpired(2 * grace_);
    const bool sameSpot =
        (press.globalPosition() - last.at).manhattanLength() < QApplication::startDragDistance();
    if (press.type() == QEvent::MouseButtonDblClick) return last.shown != shown_;
    return soon && sameSpot && last.questions != questions_;
}

} // namespace marches::play
