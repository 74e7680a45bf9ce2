#pragma once

#ifndef _WIN32
#include <csignal>
#endif

namespace marches::cli {

/// While it lives, Ctrl+C and a request to end do not kill the program but are told here. Threads that begin
/// meanwhile leave both to it as well.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether it came since it was asked last.
    bool came();

#ifndef _WIN32
private:
    sigset_t awaited_{};
    sigset_t before_{};
#endif
};

} // namespace marches::cli
