#include "engine/cli/interrupt.h"

#include <array>

namespace marches::cli {

#ifdef _WIN32
Interrupt::Interrupt() = default;
Interrupt::~Interrupt() = default;
bool Interrupt::came() {
    return false;
}
#else
namespace {
constexpr std::array askToEnd{SIGINT, SIGTERM, SIGHUP};
}

Interrupt::Interrupt() {
    sigemptyset(&awaited_);
    for (const int signal : askToEnd)
        sigaddset(&awaited_, signal);
    pthread_sigmask(SIG_BLOCK, &awaited_, &before_);
}

Interrupt::~Interrupt() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool Interrupt::came() {
    sigset_t pending;
    if (sigpending(&pending) != 0) return false;
    bool came = false;
    for (const int signal : askToEnd) {
        if (sigismember(&pending, signal) != 1) continue;
        int taken = 0;
        sigwait(&awaited_, &taken);
        came = true;
    }
    return came;
}
#endif

} // namespace marches::cli
