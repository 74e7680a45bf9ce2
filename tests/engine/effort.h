#pragma once

#include "tests/engine/sanitized.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <vector>

namespace marches {

/// Processor seconds of this program.
inline double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What the sorting of 200,000 numbers takes, some 10 to 15 ms of a quiet machine: the measure of work in
/// tests, which a slow or busy machine stretches as it stretches the work. In processor seconds.
inline double unitOfEffort() {
    const double begin = processorSeconds();
    std::vector<std::uint32_t> numbers(200'000);
    std::uint32_t last = 1;
    for (std::uint32_t& number : numbers)
        number = last = last * 1'664'525U + 1'013'904'223U;
    std::sort(numbers.begin(), numbers.end());
    return std::max(processorSeconds() - begin, 1e-3);
}

/// How many units of effort `work` takes.
template <class Work>
double effort(Work&& work) {
    const double begin = processorSeconds();
    work();
    return (processorSeconds() - begin) / unitOfEffort();
}

/// More units of effort than a second holds on any machine (70 to 110 were seen): sorting, parsing and
/// geometry don't run alike everywhere, and sanitizers stretch the latter two. What grows out of hand is far
/// beyond it.
#if MARCHES_SANITIZED
inline constexpr double secondOfEffort = 700;
#else
inline constexpr double secondOfEffort = 210;
#endif

} // namespace marches
