#pragma once

#include "engine/map/map.h"
#include "engine/table/seat.h"
#include "engine/warriors/tables.h"

namespace marches::warriors {

/// The physical tokens of one colour (`parts.colours`): 4 Infantry, 4 Archers, 4 Cavalry, 4 Princesses, 8
/// Forts, numbered 0 to 23 in this order.
using Token = std::uint16_t;
inline constexpr std::size_t tokenCount = 24;
inline constexpr std::size_t armyTokenCount = 12;

/// Tokens from `first` up to `end`, which is not one of them.
struct TokenRange {
    Token first;
    Token end;
};

constexpr TokenRange tokensOf(UnitKind kind) {
    constexpr std::array<TokenRange, 5> ranges{{{0, 4}, {4, 8}, {8, 12}, {12, 16}, {16, 24}}};
    return ranges[static_cast<std::size_t>(kind)];
}
constexpr UnitKind kindOf(Token token) {
    return static_cast<UnitKind>(token < 16 ? token / 4 : 4);
}
constexpr bool isArmy(Token token) {
    return token < armyTokenCount;
}
constexpr bool isPrincess(Token token) {
    return kindOf(token) == UnitKind::princess;
}
constexpr bool isFort(Token token) {
    return kindOf(token) == UnitKind::fort;
}
/// Returns the number in the name of a token, from 1 for the first of its kind.
constexpr int numberOf(Token token) {
    return token - tokensOf(kindOf(token)).first + 1;
}

/// The owner of a unit or holder of a province: a seat, the Barbarians, or nobody (the province is free).
enum class Owner : std::uint8_t { barbarian = 0xFE, none = 0xFF };
constexpr Owner ownerOf(SeatId seat) {
    return static_cast<Owner>(index(seat));
}
constexpr bool isPlayer(Owner owner) {
    return static_cast<std::uint8_t>(owner) < maxPlayers;
}
constexpr SeatId seatOf(Owner owner) {
    return idAt<SeatId>(static_cast<std::uint8_t>(owner));
}

/// A value for each owner, found without a branch on the kind of owner: going through the provinces of a map
/// costs no mispredicted branches.
template <class T>
class ByOwner {
    static_assert(maxPlayers <= 6);
    static constexpr std::size_t place(Owner owner) { return static_cast<std::size_t>(owner) % 8; }

public:
    T& operator[](Owner owner) { return items_[place(owner)]; }
    const T& operator[](Owner owner) const { return items_[place(owner)]; }

private:
    std::array<T, 8> items_{};
};
static_assert(static_cast<std::size_t>(Owner::barbarian) % 8 == 6 &&
              static_cast<std::size_t>(Owner::none) % 8 == 7);

/// The name of a unit: a colour's token, or one of the Barbarians of a province (B1, BF1). `number` is the
/// token, or the Barbarian's number from 1.
struct UnitRef {
    Owner owner = Owner::none;
    bool barbarianFort = false;
    Token number = 0;
    bool operator==(const UnitRef&) const = default;
};
constexpr UnitRef unitOf(SeatId seat, Token token) {
    return {ownerOf(seat), false, token};
}

/// A unit token of a player. Off the board it is in the stash; a Princess off the board is out of the game.
struct Unit {
    ProvinceId province = noProvince;
    std::uint8_t damage = 0;
    std::uint8_t apSpent = 0;    ///< Action Points spent this turn
    std::uint8_t assigned = 0;   ///< damage assigned in the running battle, not yet in effect
    bool lying : 1 = false;      ///< retreated this turn
    bool noAp : 1 = false;       ///< lost its Action Points for this turn
    bool fed : 1 = false;        ///< in this Upkeep
    bool moved : 1 = false;      ///< a Princess that has moved this turn
    bool retreating : 1 = false; ///< must retreat from the running battle

    bool onBoard() const noexcept { return province != noProvince; }
    bool operator==(const Unit&) const = default;
};
static_assert(sizeof(Unit) == 6);

struct Barbarian {
    ProvinceId province = noProvince;
    std::uint16_t number = 1; ///< of its kind in its province; many can retreat into one
    std::uint8_t damage = 0;
    std::uint8_t assigned = 0;
    bool fort : 1 = false;
    bool lying : 1 = false;
    bool retreating : 1 = false;
    bool operator==(const Barbarian&) const = default;
};
static_assert(sizeof(Barbarian) == 8);

} // namespace marches::warriors
