#pragma once

#include "engine/bots/warriors/weights.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <array>

/// A State with the sums that all judgements of a planner need, computed once for each question.
namespace marches::warriors::bots {

/// Sums over the provinces and units of one seat.
struct SeatSummary {
    std::array<int, 3> symbols{}; ///< Food, Products, Weapons on the provinces held
    int capitals = 0;
    int centers = 0;
    int provinces = 0;
    int armies = 0;
    int armyPower = 0;
    int food = 0; ///< Food that all armies eat at the next Upkeep
    int vp = 0;
};

/// A state, the seat that judges it, and the sums of all seats.
struct Position {
    const Setting& setting;
    const State& state;
    const Weights& weights;
    SeatId seat = noSeat;
    std::array<SeatSummary, maxPlayers> seats{};
    std::array<int, 3> levels{}; ///< own, by Path
    int turnsLeft = 0;           ///< whole turns after this one, as far as can be guessed
    bool lastTurn = false;       ///< the game certainly ends with this turn
    int missing = 0;             ///< provinces still to take for Unification

    const Player& player() const { return state.player(seat); }
    const Player& player(SeatId who) const { return state.player(who); }
    const SeatSummary& own() const { return seats[index(seat)]; }
    const SeatSummary& of(SeatId who) const { return seats[index(who)]; }
    const Resources& held() const { return player().resources; }
    int level(Path path) const { return levels[static_cast<std::size_t>(path)]; }
    /// Returns the Development Tokens that reach a level, 1 to 7, of a path.
    int tokensFor(Path path, int reached) const {
        return setting.tables.playMat
            .reach[static_cast<std::size_t>(path)][static_cast<std::size_t>(reached - 1)];
    }
    bool has(Ability ability) const { return warriors::has(setting, state, seat, ability); }
    bool holds(ProvinceId province) const { return state.holder(province) == ownerOf(seat); }
    bool holdsSide(ProvinceId province) const {
        const Owner holder = state.holder(province);
        return isPlayer(holder) && allied(setting, seat, seatOf(holder));
    }
    bool ally(SeatId other) const { return allied(setting, seat, other); }
    SeatId seatNumber(std::size_t i) const { return idAt<SeatId>(i); }
    std::size_t players() const { return setting.players(); }
    CountryId country() const { return setting.seats[index(seat)].country; }
};

/// Returns the state as `seat` sees it; the arguments must outlive the result.
Position look(const Setting& setting, const State& state, SeatId seat, const Weights& weights);
Position look(const Setting& setting, const State& state, SeatId seat, Weights&& weights) = delete;

/// Returns the VP of the whole side of a seat.
int sidePoints(const Position& position, SeatId seat);
/// Whether the side of `seat` has more VP than every other side.
bool leadsAll(const Position& position, SeatId seat);
/// Returns how much a VP that `other` loses is worth to the own side: 0 for allies.
double rivalryWith(const Position& position, SeatId other);

} // namespace marches::warriors::bots
