#pragma once

#include "engine/challenge/goal.h"

#include <array>
#include <map>

namespace marches::challenge {

enum class Medal : std::uint8_t { none, bronze, silver, gold };
/// Those that are won, in the order in which files name their goals.
inline constexpr std::array medals{Medal::bronze, Medal::silver, Medal::gold};
/// Returns its key under `goals`; empty for none.
std::string_view name(Medal medal);

/// The texts of a challenge by what they are for (`before`, `won`, `lost`, `hint`), each by language.
using ChallengeTexts = std::map<std::string, LocalNames, std::less<>>;

/// A puzzle: who begins a start position, for how many turns, against whom, and what is to be reached.
struct Challenge {
    SeatId seat = noSeat;
    int turns = 1;                          ///< that are played, the one of the start counted
    std::string rivals = "steady";          ///< the computer player of all other seats
    std::uint64_t seed = 0;                 ///< of what the rivals draw
    std::array<std::vector<Goal>, 3> goals; ///< by `medals`; bronze is never empty
    std::vector<std::string> solution;      ///< the lines of its seat, in notation
    ChallengeTexts texts;

    const std::vector<Goal>& goalsOf(Medal medal) const { return goals[static_cast<std::size_t>(medal) - 1]; }
    bool operator==(const Challenge&) const = default;
};

/// What the words of a challenge mean.
struct ChallengeWords : GoalWords {
    std::vector<std::string_view> rivals; ///< names of computer players
};

/// Reads `challenge`, `goals`, `solution` and `texts` of a variant's tree (Scenario::treeOf). Nothing where
/// there is no challenge, or an error in it. Codes in README.md.
std::optional<Challenge> readChallenge(NodeReader& reader, const Node& tree, const ChallengeWords& words);

} // namespace marches::challenge
