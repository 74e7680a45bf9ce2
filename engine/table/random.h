#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace marches {

/// A stream of random numbers, as a value: the n-th number is a function of the seed and n alone, the same on
/// every machine and compiler. A copy draws the same numbers again.
struct RandomStream {
    std::uint64_t seed = 0;
    std::uint64_t counter = 0; ///< numbers drawn so far
    bool operator==(const RandomStream&) const = default;

    /// Returns 64 random bits.
    constexpr std::uint64_t next() noexcept { return mixed(mixed(seed) + ++counter * goldenGamma); }

    /// Returns a number of 0 to bound - 1, each as likely (Lemire 2019); `bound` is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        assert(bound > 0);
        for (;;) {
            const std::uint64_t product = (next() >> 32) * bound;
            const auto fraction = static_cast<std::uint32_t>(product);
            // The first 2^32 mod bound fractions would be one too many for some results.
            if (fraction >= bound || fraction >= (0U - bound) % bound)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

    /// Returns a stream of its own for a purpose (a node, a seat, a game), independent of `counter`.
    constexpr RandomStream forPurpose(std::uint64_t purpose) const noexcept {
        return {mixed(mixed(seed) ^ std::rotl(mixed(purpose + goldenGamma), 32)), 0};
    }

private:
    static constexpr std::uint64_t goldenGamma = 0x9E3779B97F4A7C15U;

    /// The finalizer of SplitMix64 (Steele, Lea, Flood 2014).
    static constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
        return x ^ (x >> 31);
    }
};

} // namespace marches
