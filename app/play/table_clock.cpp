#include "app/play/table_clock.h"

#include <algorithm>
#include <utility>

namespace marches::play {

TableClock::TableClock(std::function<bool()> runs, std::function<bool()> sayTimeUp)
    : runs_(std::move(runs)), sayTimeUp_(std::move(sayTimeUp)) {
    timer_.setInterval(std::chrono::seconds{1});
    connect(&timer_, &QTimer::timeout, this, &TableClock::tick);
}

void TableClock::setLimit(std::chrono::seconds limit, std::chrono::seconds played) {
    limit_ = static_cast<int>(std::max(limit, std::chrono::seconds{0}).count());
    played_ = static_cast<int>(std::clamp(played, std::chrono::seconds{0}, limit).count());
    if (limit_ > 0)
        timer_.start();
    else
        timer_.stop();
}

bool TableClock::callTime() {
    if (limit_ == 0 || !sayTimeUp_()) return false;
    played_ = limit_;
    emit ticked();
    return true;
}

std::optional<int> TableClock::secondsLeft() const {
    return limit_ > 0 ? std::optional{limit_ - played_} : std::nullopt;
}

std::optional<int> TableClock::secondsPlayed() const {
    return limit_ > 0 ? std::optional{played_} : std::nullopt;
}

void TableClock::tick() {
    if (!runs_()) return;
    played_ = std::min(played_ + 1, limit_);
    emit ticked();
    // While somebody looks back, or in the middle of a line, the table waits. It is said again when what was
    // said has been taken back.
    if (played_ == limit_) sayTimeUp_();
}

} // namespace marches::play
