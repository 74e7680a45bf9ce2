#include "engine/cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace marches::cli {
namespace {

bool errorsGoToATerminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return isatty(2) == 1;
#endif
}

std::string duration(double seconds) {
    if (seconds < 90) return fmt::format("{:.0f} s", seconds);
    if (seconds < 90 * 60) return fmt::format("{:.0f} min", seconds / 60);
    return fmt::format("{:.1f} h", seconds / 3600);
}

} // namespace

Progress::Progress(std::uint64_t done, std::uint64_t all)
    : before_(done), all_(all), terminal_(errorsGoToATerminal()) {}

void Progress::show(std::uint64_t done, std::ostream& err) {
    if (!terminal_ || done == before_) return;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
    const double speed = static_cast<double>(done - before_) / std::max(took.count(), 1e-3);
    err << fmt::format("\r{} of {} games, {:.1f} a second, {} left \x1b[K", done, all_, speed,
                       duration(static_cast<double>(all_ - done) / speed))
        << std::flush;
}

void Progress::clear(std::ostream& err) const {
    if (terminal_) err << "\r\x1b[K" << std::flush;
}

} // namespace marches::cli
