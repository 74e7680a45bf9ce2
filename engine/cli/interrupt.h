#pragma once

#ifndef _WIN32
#include <csignal>
#endif

namespace marches::cli {

/// Catches Ctrl+C and requests to end while it lives, so that they do not kill the program. Threads that
/// begin meanwhile leave both to it.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether one came since the last call.
    bool came();

#ifndef _WIN32
private:
    sigset_t awaited_{};
    sigset_t before_{};
#endif
};

} // namespace marches::cli
