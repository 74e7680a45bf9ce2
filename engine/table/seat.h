#pragma once

#include "engine/base/id_vector.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace marches {

/// A place at the table, numbered from 0 in the game's own order of seats; or one of the reserved actors.
enum class SeatId : std::uint16_t {};

inline constexpr std::size_t maxSeats = 12;
inline constexpr SeatId noSeat{0xFFFF};
/// The actor of random draws, which the table writes into the record as commands; never a seat.
inline constexpr SeatId chanceActor{0xFFFE};
/// The actor of what the table decides (a time limit reached); never a seat.
inline constexpr SeatId tableActor{0xFFFD};

constexpr bool isSeat(SeatId seat) noexcept {
    return index(seat) < maxSeats;
}

/// A set of seats; a value of two bytes. noSeat and the reserved actors are never in it: to insert one does
/// nothing.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(SeatId seat) noexcept { insert(seat); }
    static constexpr SeatSet first(std::size_t count) noexcept {
        SeatSet set;
        set.bits_ = static_cast<std::uint16_t>((1U << count) - 1U);
        return set;
    }

    constexpr bool contains(SeatId seat) const noexcept {
        return isSeat(seat) && ((bits_ >> index(seat)) & 1U) != 0;
    }
    constexpr void insert(SeatId seat) noexcept {
        if (isSeat(seat)) bits_ = static_cast<std::uint16_t>(bits_ | (1U << index(seat)));
    }
    constexpr void erase(SeatId seat) noexcept {
        if (isSeat(seat)) bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index(seat)));
    }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr std::size_t size() const noexcept {
        std::size_t count = 0; // a loop: for so few bits faster than std::popcount
        for (unsigned bits = bits_; bits != 0; bits &= bits - 1U)
            ++count;
        return count;
    }
    constexpr std::uint16_t bits() const noexcept { return bits_; }
    static constexpr SeatSet fromBits(std::uint16_t bits) noexcept {
        SeatSet set;
        set.bits_ = bits;
        return set;
    }
    constexpr bool operator==(const SeatSet&) const = default;

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = SeatId;
        using difference_type = std::ptrdiff_t;
        using pointer = const SeatId*;
        using reference = SeatId;

        constexpr explicit Iterator(std::uint16_t bits) noexcept : bits_(bits) {}
        constexpr SeatId operator*() const noexcept {
            return idAt<SeatId>(static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        constexpr Iterator& operator++() noexcept {
            bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
            return *this;
        }
        constexpr Iterator operator++(int) noexcept {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint16_t bits_;
    };
    constexpr Iterator begin() const noexcept { return Iterator{bits_}; }
    constexpr Iterator end() const noexcept { return Iterator{0}; }

private:
    std::uint16_t bits_ = 0;
};

} // namespace marches
