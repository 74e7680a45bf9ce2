#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>

namespace marches::cli {

/// Shows on one line how far a long command has come; only where standard error is a terminal.
class Progress {
public:
    Progress(std::uint64_t done, std::uint64_t all);

    void show(std::uint64_t done, std::ostream& err);
    void clear(std::ostream& err) const;

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::uint64_t before_;
    std::uint64_t all_;
    bool terminal_;
};

} // namespace marches::cli
