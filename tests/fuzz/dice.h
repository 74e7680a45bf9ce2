#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace marches {

/// Draws the same on every machine (distributions of the standard library don't).
class Dice {
public:
    explicit Dice(std::uint32_t seed) : engine_(seed) {}
    std::size_t below(std::size_t end) { return engine_() % end; }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    template <class List>
    const auto& of(const List& list) {
        return list[below(list.size())];
    }

private:
    std::mt19937 engine_;
};

} // namespace marches
