#pragma once

#include <chrono>
#include <optional>

namespace marches::appmap {

/// Limits how long a piece of work goes on in one go. The work's result does not depend on it.
class Budget {
public:
    /// Is never spent.
    Budget() = default;
    explicit Budget(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

    [[nodiscard]] bool endless() const { return !end_; }
    [[nodiscard]] bool spent() const { return end_ && Clock::now() >= *end_; }

private:
    using Clock = std::chrono::steady_clock;
    std::optional<Clock::time_point> end_;
};

} // namespace marches::appmap
