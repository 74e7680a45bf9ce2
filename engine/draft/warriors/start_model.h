#pragma once

#include "engine/draft/tree_path.h"
#include "engine/warriors/setting.h"
#include "engine/warriors/units.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// A start position as its file says it, errors or not: what a screen shows of it.
namespace marches::draft::warriors {

using marches::warriors::Path;
using marches::warriors::Resource;
using marches::warriors::StartPhase;
using marches::warriors::UnitKind;

/// A player's unit, or a Barbarian.
struct StartPiece {
    std::string seat;                   ///< id of a country; empty: a Barbarian
    UnitKind kind = UnitKind::infantry; ///< of Barbarians `infantry` (an army) or `fort`
    int number = 1;                     ///< as in its name; of a Barbarian from 1 in its province
    std::string province;
    int damage = 0;
    std::optional<int> ap; ///< Action Points left; nothing: all of the level
    bool retreated = false;
    bool implied = false; ///< a Barbarian of a province that the start position does not mention
    bool operator==(const StartPiece&) const = default;
};

struct StartSeat {
    std::string id;
    std::array<int, 4> resources{}; ///< by Resource
    std::array<int, 3> tokens{};    ///< by Path
    std::vector<std::string> routes;
    int kills = 0;
    int bought = 0;
    bool unified = false;
};

struct StartWar {
    std::string a;
    std::string b;
    int since = 1;
};

struct StartModel {
    bool there = false; ///< the scenario or variant has a start position
    int turn = 1;
    StartPhase phase = StartPhase::upkeep;
    std::string toMove; ///< empty: the first in order
    std::string began;  ///< with variable order: who began this turn
    std::vector<StartSeat> seats;
    std::vector<std::vector<std::string>> alliances;
    std::vector<StartPiece> pieces;
    std::set<std::string> free; ///< provinces
    std::vector<StartWar> wars;
    int unmentioned = 0;                       ///< provinces that keep their Barbarians
    std::set<std::string, std::less<>> inPlay; ///< provinces
    int mostForts = 2;                         ///< in a province

    const StartSeat* seat(std::string_view id) const;
    /// The pieces in a province, in the file's order.
    std::vector<StartPiece> in(std::string_view province) const;
    /// How many tokens of a kind a seat has not placed; a colour has `tokensOf(kind)`.
    int left(std::string_view seat, UnitKind kind) const;
    bool allied(std::string_view a, std::string_view b) const; ///< true of a seat with itself
};

/// Where the start position of a variant (an id; empty: the whole) stands, or would stand: one that a variant
/// takes over from the whole is the whole's.
TreePath startPath(const Node& whole, const std::string& variant);

/// Reads the start position of a variant; `whole` is the scenario's tree. What can't be read is left out.
StartModel startModel(const Node& whole, const std::string& variant);
/// The same of a start position that stands in no file yet.
StartModel startModel(const Node& whole, const std::string& variant, const Node& start);

/// Returns the tree of a variant as a game reads it: the whole with the variant's keys over it.
Node variantTree(const Node& whole, const std::string& variant);
/// Returns the provinces that are in play in such a tree.
std::vector<std::string> provincesInPlay(const Node& tree);
/// Returns who would play if nothing else is said: the variant's seats, or the largest countries that have
/// both towns in play, four of more than six; by their numbers.
std::vector<std::string> usualSeats(const Node& tree);

/// A unit's name in files: "I1", "F8".
std::string unitWord(UnitKind kind, int number);

} // namespace marches::draft::warriors
