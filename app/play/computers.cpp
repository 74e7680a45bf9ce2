#include "app/play/computers.h"

namespace marches::play {

Computers::Computers() {
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &Computers::tryAnswer);
}

void Computers::ask(SeatId seat, int pauseMs) {
    if (thinking_ == seat) return;
    halt();
    thinking_ = seat;
    answered_ = false;
    pause_.start(pauseMs);
    startThinking(seat);
}

void Computers::halt() {
    pause_.stop();
    if (thinking_ == noSeat) return;
    thinking_ = noSeat;
    answered_ = false;
    stopThinking();
}

void Computers::moveNow() {
    if (thinking_ == noSeat) return;
    pause_.stop();
    if (!answered_) hurry(thinking_);
    tryAnswer();
}

void Computers::ready() {
    answered_ = true;
    tryAnswer();
}

void Computers::tryAnswer() {
    if (thinking_ == noSeat || !answered_ || pause_.isActive()) return;
    thinking_ = noSeat;
    answered_ = false;
    takeAnswer();
}

} // namespace marches::play
