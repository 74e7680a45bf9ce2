#pragma once

#include "engine/map/map.h"
#include "engine/scenario/node_reader.h"
#include "engine/table/seat.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::challenge {

/// What an operand of a goal names. They stand in the order who, what, how many.
enum class Operand : std::uint8_t { seat, place, number };

/// How one kind of goal is written: `vp: [england, 33]` has a seat and a number.
struct GoalForm {
    std::string_view kind;
    std::span<const Operand> operands;
    std::size_t needed = 0; ///< so many of them must be there; the others may be left out
    int least = 1;          ///< of the number; it is taken where the number is left out
    int most = 1;
};

/// What is to be reached. A value; which operands count is said by its kind.
struct Goal {
    std::string kind;
    SeatId who = noSeat;
    SeatId whom = noSeat; ///< the second seat
    ProvinceId place = noProvince;
    int number = 0;
    std::vector<Goal> parts; ///< of `all` and `by-turn`
    bool operator==(const Goal&) const = default;
};

// The kinds that this room knows for every game.
inline constexpr std::string_view allKind = "all";        ///< each of its parts
inline constexpr std::string_view byTurnKind = "by-turn"; ///< its part, at the end of a turn up to that one
inline constexpr std::string_view firstKind = "first";    ///< leads before each rival, by so many points
inline constexpr std::string_view aheadKind = "ahead-of"; ///< is before one seat, by so many points

/// The most goals that are read from one scenario, those within others too.
inline constexpr std::size_t maxGoals = 100;

/// What the words of a scenario's goals mean.
struct GoalWords {
    std::function<std::optional<SeatId>(std::string_view id)> seat;      ///< one that plays
    std::function<std::optional<ProvinceId>(std::string_view id)> place; ///< one in play
    std::vector<GoalForm> forms; ///< those of the game, beside the ones of every game
    int turnLimit = 1;
};

/// Reads one goal, `{vp: [england, 33]}`; nothing after a finding. `left`: how many goals may still be read.
std::optional<Goal> readGoal(NodeReader& reader, const Node& node, const GoalWords& words, std::size_t& left);

/// What seats and places are called in a sentence.
struct GoalNames {
    std::function<std::string(SeatId)> seat;
    std::function<std::string(ProvinceId)> place;
};

} // namespace marches::challenge
