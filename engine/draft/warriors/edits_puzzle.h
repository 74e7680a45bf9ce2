#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// The puzzle that a start position begins (engine/challenge): `challenge`, `goals` and `solution` of a
// scenario or variant (an id; empty: the whole map).
namespace marches::draft::warriors {

/// One goal as its file says it: `vp: [england, 33]`.
struct GoalLine {
    std::string kind;
    std::vector<std::string> operands;
    bool operator==(const GoalLine&) const = default;
};

struct PuzzleModel {
    bool there = false;
    std::string seat;
    int turns = 1;
    std::string rivals = "steady";
    std::string seed;                       ///< empty: not said
    std::array<std::vector<Node>, 3> goals; ///< bronze, silver, gold
    std::vector<std::string> solution;
};
PuzzleModel puzzleModel(const Node& whole, const std::string& variant);
/// Returns a goal with plain operands; nothing for one that holds others.
std::optional<GoalLine> goalLine(const Node& goal);

/// Writes who plays, for how many turns and against whom; what is the usual is left out. The file gets the
/// format that has puzzles.
Expected<Change, Sentence> setPuzzle(const Draft& draft, const std::string& variant, const std::string& seat,
                                     int turns, const std::string& rivals);
/// Writes the only goal of a medal: 0 bronze, 1 silver, 2 gold.
Expected<Change, Sentence> setGoal(const Draft& draft, const std::string& variant, std::size_t medal,
                                   const GoalLine& goal);
/// Makes a start position a puzzle at once.
Expected<Change, Sentence> makePuzzle(const Draft& draft, const std::string& variant, const std::string& seat,
                                      int turns, const GoalLine& bronze);
/// Keeps a line of play as the solution, with the seed of the rivals that it was played against.
Expected<Change, Sentence> setSolution(const Draft& draft, const std::string& variant, std::uint64_t seed,
                                       const std::vector<std::string>& lines);
Expected<Change, Sentence> removePuzzle(const Draft& draft, const std::string& variant);

} // namespace marches::draft::warriors
