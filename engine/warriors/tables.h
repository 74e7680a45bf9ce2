#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// The figures of Warriors & Traders. All of them are scenario data (rule ids in the comments name their
/// source); the code holds none of its own but the number of physical tokens (`parts.colours`).
namespace marches::warriors {

enum class Path : std::uint8_t { production, trade, military };
inline constexpr std::array allPaths{Path::production, Path::trade, Path::military};

enum class Resource : std::uint8_t { food, product, weapon, gold };
inline constexpr std::array allResources{Resource::food, Resource::product, Resource::weapon, Resource::gold};

enum class UnitKind : std::uint8_t { infantry, archer, cavalry, princess, fort };
inline constexpr std::array allUnitKinds{UnitKind::infantry, UnitKind::archer, UnitKind::cavalry,
                                         UnitKind::princess, UnitKind::fort};
inline constexpr std::array armyKinds{UnitKind::infantry, UnitKind::archer, UnitKind::cavalry};

enum class ProvinceType : std::uint8_t { common, contested, tradeCenter, capital };

/// The six colours of `parts.colours`, in the order of NOTATION.md.
enum class Colour : std::uint8_t { red, blue, yellow, green, purple, black };
inline constexpr std::size_t maxPlayers = 6;

/// What a level of the play-mat gives (`tech.level`); abilities add up from level I.
enum class Ability : std::uint8_t {
    buildInfantry,
    buildArcher,
    buildCavalry,
    masonry,
    reinforce,
    productionTax,
    university,
    merchant,
    tradeTax,
    masterTrader,
    monopoly,
    commander,
    doubleStrike,
    pillaging,
    warlord,
};
inline constexpr std::size_t abilityCount = 15;

/// Amounts of the four resources, indexed by Resource; never negative in a State.
struct Resources {
    std::array<std::int32_t, 4> amount{};

    constexpr std::int32_t& operator[](Resource r) { return amount[static_cast<std::size_t>(r)]; }
    constexpr std::int32_t operator[](Resource r) const { return amount[static_cast<std::size_t>(r)]; }
    constexpr Resources& operator+=(const Resources& other) {
        for (std::size_t i = 0; i < 4; ++i)
            amount[i] += other.amount[i];
        return *this;
    }
    constexpr Resources& operator-=(const Resources& other) {
        for (std::size_t i = 0; i < 4; ++i)
            amount[i] -= other.amount[i];
        return *this;
    }
    constexpr bool covers(const Resources& cost) const {
        return amount[0] >= cost.amount[0] && amount[1] >= cost.amount[1] && amount[2] >= cost.amount[2] &&
               amount[3] >= cost.amount[3];
    }
    constexpr bool operator==(const Resources&) const = default;
};

inline constexpr std::size_t levelCount = 7;

/// The level, 1 to 7, at which an ability comes, and on which path.
struct AbilityLevel {
    Path path = Path::production;
    std::uint8_t level = 1;
    bool operator==(const AbilityLevel&) const = default;
};

/// One level of each path, index 0 is level I (`tech.spaces`, section 9).
struct PlayMat {
    std::array<std::array<std::uint8_t, levelCount>, 3>
        spaces{}; ///< [path][level]: tokens to step up to it; level I 0
    std::array<std::array<std::uint16_t, levelCount>, 3>
        reach{}; ///< [path][level]: tokens that reach it, the sum of `spaces` so far; last: all that it takes
    std::array<std::uint8_t, levelCount> food{}; ///< multiplier
    std::array<std::uint8_t, levelCount> product{};
    std::array<std::uint8_t, levelCount> weapon{};
    std::array<std::uint8_t, levelCount> actionPoints{}; ///< of an army, `man.ap`
    std::array<std::uint8_t, levelCount> bankRate{};     ///< X of X:1, `trade.bank`
    std::array<std::uint8_t, levelCount> routes{}; ///< routes a player may have opened, `trade.route.open`
    std::array<AbilityLevel, abilityCount> abilities{}; ///< by Ability
    bool operator==(const PlayMat&) const = default;
};

/// Computes `reach` from `spaces`; to be called after `spaces` is changed.
inline void sumSpaces(PlayMat& mat) {
    for (std::size_t path = 0; path < mat.spaces.size(); ++path) {
        std::uint16_t sum = 0;
        for (std::size_t level = 0; level < levelCount; ++level) {
            sum = static_cast<std::uint16_t>(sum + mat.spaces[path][level]);
            mat.reach[path][level] = sum;
        }
    }
}

/// The strength of Barbarian armies from a turn on.
struct BarbarianStrength {
    std::uint8_t fromTurn = 1;
    std::uint8_t strength = 1; ///< power and toughness of an army, `unit.power-toughness`
    bool operator==(const BarbarianStrength&) const = default;
};

struct Tables {
    PlayMat playMat;
    std::array<std::uint8_t, 5> power{};       ///< by UnitKind, `unit.power-toughness`
    std::array<std::uint8_t, 5> toughness{};   ///< by UnitKind
    std::vector<BarbarianStrength> barbarians; ///< ascending turns, first from turn 1
    std::array<std::uint8_t, 3> feed{};        ///< Food by army kind, `upkeep.feed`
    std::array<Resources, 5>
        cost{}; ///< by UnitKind; Princess unused; `action.build-army`, `action.build-fort`
    std::int32_t promotionProducts = 0; ///< a step, `action.upgrade-army`
    std::int32_t vpPrice = 0;           ///< Gold, `trade.buy-vp`
    std::int32_t masterTraderPrice = 0; ///< Gold an Action, `dev.extra`
    std::uint8_t masterTraderActions = 0;
    std::int32_t cap = 0;              ///< of each resource, `down.cap`
    std::uint8_t offerLimit = 0;       ///< offers to each partner a phase, `trade.offer-limit`
    std::uint8_t warTurns = 0;         ///< `war.end`
    std::uint8_t fortsPerProvince = 0; ///< `prov.stack`
    std::uint8_t turnLimit = 0;        ///< `turn.structure`
    Resources startResources;          ///< `setup.resources`
    std::uint8_t startTokens = 0;      ///< `setup.tokens`
    std::uint8_t startForts = 0;       ///< `setup.board`
    std::uint8_t startPrincesses = 0;
    std::array<std::uint8_t, 4> provinceVp{}; ///< by ProvinceType, `vp.provinces`
    std::uint8_t fortVp = 0;                  ///< while it stands, `vp.forts`
    std::uint8_t leaderVp = 0;                ///< `vp.leaders`
    std::array<std::uint8_t, 5> killVp{};     ///< by UnitKind, `vp.kills`
    std::uint8_t barbarianKillVp = 0;
    /// Actions by the number of provinces held; the last entry serves all above, `unify.award`.
    std::vector<std::uint8_t> unification;
    /// By number of players, free for all, `victory.threshold`.
    std::array<std::uint16_t, maxPlayers + 1> threshold{};
    std::uint16_t threshold2v2 = 0;
    std::uint16_t threshold3v3 = 0;
    std::uint16_t threshold2v2v2 = 0;
    /// What unused routes yield, by ordinal: the resources to choose from; empty: nothing (`variant.routes`).
    std::vector<std::vector<Resource>> routeIncome;

    bool operator==(const Tables&) const = default;
};

} // namespace marches::warriors
