#pragma once

#include "engine/base/finding.h"
#include "engine/map/map.h"
#include "engine/table/seat.h"
#include "engine/warriors/tables.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::warriors {

/// The map as the rules need it: places that are not in play have no neighbours.
struct BoardProvince {
    ProvinceType type = ProvinceType::common;
    bool inPlay = true;
    std::array<std::uint8_t, 3> symbols{};                    ///< Food, Products, Weapons
    std::array<CountryId, 2> countries{noCountry, noCountry}; ///< the second only for a Contested province
    bool operator==(const BoardProvince&) const = default;

    bool belongsTo(CountryId country) const { return countries[0] == country || countries[1] == country; }
    /// The symbols as an amount of Resources; no Gold.
    Resources symbolCount() const { return {{symbols[0], symbols[1], symbols[2], 0}}; }
};

/// The map as the rules need it: only what is in play is connected.
struct Board {
    Map map;
    IdVector<ProvinceId, BoardProvince> provinces;
    IdVector<ProvinceId, std::vector<ProvinceId>> neighbours; ///< ascending; both ends in play
    IdVector<CountryId, std::uint16_t> numbers; ///< country number, `turn.order`; 0 where not playable
    IdVector<CountryId, ProvinceId> capitals;   ///< noProvince where it is not in play
    /// Provinces that a Unification needs: all of the country but Contested ones, `unify.condition`.
    IdVector<CountryId, std::vector<ProvinceId>> required;
    IdVector<CountryId, std::vector<ProvinceId>> contested; ///< Contested provinces of the country in play

    std::vector<ProvinceId> tradeCenters; ///< in play

    std::size_t size() const noexcept { return provinces.size(); }
};

/// A country that is played.
struct Seat {
    CountryId country = noCountry;
    Colour colour = Colour::red;
    std::uint8_t alliance = 0; ///< equal numbers are allies; free for all: each its own
    bool operator==(const Seat&) const = default;
};

/// `option.limits` and `option.variable-order`; unset limits are the scenario's own.
struct Options {
    bool variableOrder = false;
    std::optional<int> turnLimit;   ///< 1 to 30
    std::optional<int> vpLimit;     ///< 1 to 200
    std::optional<int> timeMinutes; ///< 1 to 1440; the clock of the table watches it, not the rules
    bool operator==(const Options&) const = default;
};

enum class StartPhase : std::uint8_t { upkeep, trade, development, maneuvering };

/// A player's unit of a start position.
struct StartUnit {
    UnitKind kind = UnitKind::infantry;
    std::uint8_t number = 1; ///< from 1, as in its name
    ProvinceId province = noProvince;
    std::uint8_t damage = 0;
    std::optional<std::uint8_t> ap; ///< Action Points left; unset: all of the level
    bool retreated = false;
};

/// A Barbarian of a start position.
struct StartBarbarian {
    ProvinceId province = noProvince;
    bool fort = false;
    std::uint8_t damage = 0;
    bool retreated = false;
};

/// A player of a start position.
struct StartPlayer {
    Resources resources;
    std::array<std::uint8_t, 3> tokens{}; ///< by Path
    std::vector<SeatId> routes;           ///< opened by this player, in order
    std::uint16_t killsVp = 0;
    std::uint16_t boughtVp = 0;
    bool unified = false;
    std::vector<StartUnit> units;
};

/// A scenario's own start position (NOTATION.md "Scenario start positions").
struct Start {
    int turn = 1;
    StartPhase phase = StartPhase::upkeep;
    SeatId toMove = noSeat;           ///< noSeat: the first in order
    SeatId startSeat = noSeat;        ///< with variable order; noSeat: by the turn
    std::vector<StartPlayer> players; ///< by seat
    std::vector<std::pair<ProvinceId, SeatId>> holders;
    std::vector<ProvinceId> barbarianProvinces; ///< named under `barbarians`: these depart from `setup.board`
    std::vector<StartBarbarian> barbarians;
    std::vector<ProvinceId> free;
    struct War {
        SeatId a = noSeat;
        SeatId b = noSeat;
        int since = 1;
        bool damageThisTurn = false;
    };
    std::vector<War> wars;
};

/// All that never changes in one game. Built by `makeSetting`, then const and shared.
struct Setting {
    std::string scenario; ///< id
    std::string variant;  ///< id or empty
    Board board;
    Tables tables;
    std::vector<Seat> seats; ///< in ascending country number: SeatId is the position
    Options options;
    bool allied = false;
    std::optional<Start> start;

    std::size_t players() const noexcept { return seats.size(); }
    const std::string& seatName(SeatId seat) const {
        return board.map.countries()[seats[index(seat)].country].id;
    }
    std::optional<SeatId> findSeat(std::string_view country) const {
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (board.map.countries()[seats[i].country].id == country) return idAt<SeatId>(i);
        return std::nullopt;
    }
    int turnLimit() const { return options.turnLimit.value_or(tables.turnLimit); }
    int threshold() const;
};

/// A country that is played, and its colour.
struct SeatChoice {
    std::string country; ///< id
    Colour colour = Colour::red;
};

/// The choices by which a game is set up.
struct SetupChoice {
    std::string variant;                             ///< empty: none
    std::vector<SeatChoice> seats;                   ///< in any order; one colour and one country each
    std::vector<std::vector<std::string>> alliances; ///< country ids; empty: free for all
    Options options;
    PlacesByLine places; ///< of the lines of a record's header that choose it; else empty
};

} // namespace marches::warriors
