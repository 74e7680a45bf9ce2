#include "tests/fuzz/watch.h"

#include "tests/engine/sanitized.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>

#if MARCHES_SANITIZED
extern "C" void __sanitizer_set_death_callback(void (*callback)());
#endif

namespace marches::fuzz {
namespace {

constexpr unsigned patience = 60; ///< seconds; many times what the slowest machine needs for an input

std::array<char, 256> present{};

void sayInput() {
    const auto written = ::write(STDERR_FILENO, present.data(), std::strlen(present.data()));
    static_cast<void>(written);
}

void onSignal(int signal) {
    sayInput();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

void watchForCrashes() {
    std::signal(SIGALRM, onSignal);
    std::signal(SIGABRT, onSignal);
#if MARCHES_SANITIZED
    __sanitizer_set_death_callback(sayInput); // the other signals are the sanitizer's to report
#else
    for (const int signal : {SIGSEGV, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, onSignal);
#endif
}

void watchInput(const std::string& input) {
    const std::size_t size = std::min(input.size(), present.size() - 2);
    std::copy_n(input.begin(), size, present.begin());
    present[size] = '\n';
    present[size + 1] = '\0';
    ::alarm(patience);
}

} // namespace marches::fuzz
