#pragma once

#include "engine/table/game.h"
#include "engine/warriors/setting.h"
#include "engine/warriors/units.h"

#include <boost/container/small_vector.hpp>

namespace marches::warriors {

enum class Phase : std::uint8_t { setup, upkeep, trade, development, maneuvering, downkeep, over };

/// The decision that is asked. The state is at one stage; a vote and the Actions of a Unification interrupt
/// it.
enum class Stage : std::uint8_t {
    placeTokens,    ///< setup
    feed,           ///< upkeep
    routeIncome,    ///< upkeep, gather step
    trade,          ///< several seats at once
    action,         ///< development; which one: State::actionRound
    shift,          ///< development, dev.shift-token
    move,           ///< maneuvering; which round: State::strikeRound
    chooseBattle,   ///< maneuvering
    assignAttacker, ///< maneuvering, in a battle from here ...
    assignDefender,
    attackerRetreat,
    retreatCountry,
    barbariansTo,
    defenderRetreat,
    withdraw,     ///< ... to here
    movePrincess, ///< maneuvering
    unifyAction,  ///< maneuvering, interrupts another stage
    merchant,     ///< downkeep
    vote,         ///< interrupts any stage
    over,
};

enum class ActionRound : std::uint8_t { first, second, extra };

/// Why the game is over.
enum class End : std::uint8_t {
    none,       ///< the game goes on
    threshold,  ///< victory.threshold
    lastTurn,   ///< turn.structure
    limits,     ///< option.limits
    leave,      ///< leave: the points counted after a vote
    voided,     ///< leave: the game has no winner
    lastPlayer, ///< leave: one player is left
};

/// What a player has.
struct Player {
    std::array<Unit, tokenCount> units{};
    Resources resources;
    std::int32_t killsVp = 0;
    std::int32_t boughtVp = 0;
    std::array<std::uint8_t, 3> tokens{}; ///< Development Tokens by Path
    bool unified = false;
    bool left = false;
    bool operator==(const Player&) const = default;
};

/// Whether a pair of seats is at war (`war.end`).
struct War {
    std::uint8_t since = 0; ///< turn of the declaration; 0: peace
    bool damageThisTurn = false;
    bool operator==(const War&) const = default;
};

/// An open trade route.
struct Route {
    std::uint8_t opener = 0; ///< seat
    std::uint8_t partner = 0;
    bool operator==(const Route&) const = default;
};

/// An offer of resources from one seat to another (`trade.exchange`).
struct Offer {
    SeatId from = noSeat;
    SeatId to = noSeat;
    Resources give;
    Resources take;
    bool asksAgain = false; ///< `to` had said "done" when the offer was made, and has not said it since
    bool operator==(const Offer&) const = default;
};

/// The battle that is being resolved; `province` is noProvince when there is none.
struct Battle {
    ProvinceId province = noProvince;
    std::int32_t attackerPoints = 0; ///< damage still to be assigned by the attacker
    std::int32_t defenderPoints = 0;
    CountryId country = noCountry; ///< barb.retreat.contested: "the same country", once known
    bool operator==(const Battle&) const = default;
};

/// The vote after a player has left (`leave`). It is on while seats are asked; none of the sets holds a seat
/// otherwise.
struct Votes {
    SeatSet asked;
    SeatSet inFavour; ///< of going on; in allied games of counting
    SeatSet against;
    bool operator==(const Votes&) const = default;
};

/// Offers of peace, each as a set of seats by the seat that made them.
struct PeaceOffers {
    std::array<SeatSet, maxPlayers> open{}; ///< that stand
    std::array<SeatSet, maxPlayers> made{}; ///< made in this phase, `war.end`
    bool operator==(const PeaceOffers&) const = default;
};

inline constexpr std::size_t pairCount = maxPlayers * (maxPlayers - 1) / 2;

/// Returns the position of a pair of different seats in State::wars.
constexpr std::size_t pairIndex(SeatId a, SeatId b) {
    const std::size_t low = index(a) < index(b) ? index(a) : index(b);
    const std::size_t high = index(a) < index(b) ? index(b) : index(a);
    return high * (high - 1) / 2 + low;
}

/// All that changes in a game. A value; the Setting it belongs to is passed beside it.
struct State {
    std::uint8_t turn = 1;
    Phase phase = Phase::setup;
    Stage stage = Stage::placeTokens;
    Stage resume = Stage::placeTokens; ///< the stage that a Unification interrupted
    ActionRound actionRound = ActionRound::first;
    std::uint8_t strikeRound = 1;       ///< 1, or 2 after a Double Strike
    SeatId current = noSeat;            ///< the seat that acts, in an ordered stage
    SeatId startSeat = idAt<SeatId>(0); ///< the seat that began this turn, `option.variable-order`
    std::uint8_t actionsLeft = 0;       ///< of a Unification
    std::uint8_t masterTraderUsed = 0;  ///< of the acting seat, in its extra Actions
    bool universityUsed = false;
    bool warlordUsed = false;
    bool princessesBegun = false;
    bool timeUp = false; ///< the running turn is the last, `option.limits`
    End end = End::none;
    std::uint8_t incomeOrdinal = 0; ///< the next unused route to settle, `variant.routes`; from 1
    Votes votes;
    SeatSet tradeDone; ///< seats that said "done" in this Trade phase
    Battle battle;
    std::array<Player, maxPlayers> players{};
    std::array<War, pairCount> wars{};
    PeaceOffers peace;
    /// What each seat got of the bank in this Trade phase: a bit for each Resource.
    std::array<std::uint8_t, maxPlayers> bankGot{};
    /// How many offers were made in this Trade phase: [from][to].
    std::array<std::array<std::uint8_t, maxPlayers>, maxPlayers> offersMade{};
    std::uint8_t routeCount = 0;
    std::array<Route, pairCount> routes{};                    ///< in order of opening
    boost::container::small_vector<Owner, 48> holders;        ///< by province: the holder of its token
    boost::container::small_vector<Barbarian, 48> barbarians; ///< by province, armies before Forts, number
    boost::container::small_vector<Offer, 1> offers;          ///< those that stand, by from, to
    boost::container::small_vector<Offer, 1> declined;        ///< those declined in this Trade phase

    bool operator==(const State&) const = default;

    Player& player(SeatId seat) { return players[index(seat)]; }
    const Player& player(SeatId seat) const { return players[index(seat)]; }
    Owner holder(ProvinceId province) const { return holders[index(province)]; }
    std::span<const Route> openRoutes() const { return {routes.data(), routeCount}; }
};

} // namespace marches::warriors
