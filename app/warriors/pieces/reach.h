#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/state.h"

#include <span>
#include <vector>

namespace marches::warriors::face {

/// A march that units of one province can make together.
struct March {
    std::vector<ProvinceId> path; ///< from the first step to the target
    std::vector<Command> steps;   ///< of the first unit, then of the next
    int actionPoints = 0;         ///< of each army, with the battle's
    bool battle = false;
    ProvinceId target() const { return path.back(); }
};

/// Returns every province that units of `seat` in one province can reach together, by fewest steps, nearest
/// first. Each step is checked by the rules.
std::vector<March> findMarches(const Setting& setting, const State& state, SeatId seat,
                               std::span<const Token> units);

/// Splits steps into record lines: a line for each run of one verb, and for the moves of each unit.
std::vector<std::vector<Command>> recordLines(const std::vector<Command>& steps);

/// Tokens of `seat` in a province, armies before Princesses before Forts.
std::vector<Token> unitsIn(const State& state, SeatId seat, ProvinceId province);
/// Armies of `seat` on the board.
std::vector<Token> armiesOf(const State& state, SeatId seat);
/// Provinces of `seat` whose last units the march takes away, so that they are free at once (`man.vacate`).
std::vector<ProvinceId> leftEmpty(const Setting& setting, const State& state, SeatId seat,
                                  const March& march);
/// Whether a Princess of `seat` has moved this turn.
bool anyPrincessMoved(const State& state, SeatId seat);
/// Whether the unit can make any step now.
bool canMove(const Setting& setting, const State& state, SeatId seat, Token token);

/// Armies of a seat and their Action Points, this turn.
struct MoveCount {
    int armies = 0;
    int moved = 0;
    int canStill = 0; ///< armies that can make a step now
    /// Action Points for steps: before its battle an army goes no further, without Double Strike.
    int pointsLeft = 0;
    int pointsKept = 0; ///< for pending battles
    int points = 0;     ///< all, spent and kept ones included

    bool allLeft() const { return moved == 0 && canStill > 0; }
};
MoveCount countMoves(const Setting& setting, const State& state, SeatId seat);

} // namespace marches::warriors::face
