#pragma once

#include <chrono>
#include <optional>

namespace marches::appmap {

/// How long a piece of work may go on before whoever does it sees to other things. What comes of the work
/// does not depend on it.
class Budget {
public:
    /// Without an end.
    Budget() = default;
    explicit Budget(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

    [[nodiscard]] bool endless() const { return !end_; }
    [[nodiscard]] bool spent() const { return end_ && Clock::now() >= *end_; }

private:
    using Clock = std::chrono::steady_clock;
    std::optional<Clock::time_point> end_;
};

} // namespace marches::appmap
