#pragma once

#include "engine/draft/checks/problem.h"
#include "engine/draft/checks/reading.h"
#include "engine/draft/checks/variant_proof.h"
#include "engine/warriors/setting.h"

/// The parts of this game's checks; inside this folder only.
namespace marches::draft {

/// Compares the seats of each way to play, and its figures with the map: "seat-poor", "seat-cornered",
/// "unreachable-threshold", "start-idle".
Problems warriorsFigureProblems(const Reading& reading);

/// One seat's own land in numbers; a Contested province counts half.
struct SeatFigures {
    std::string country;
    double symbols = 0;
    double ways = 0; ///< links that lead out of its own provinces
};
SeatFigures seatFigures(const warriors::Board& board, CountryId country);

/// The least share of the seats' mean that is no warning.
inline constexpr double poorShare = 0.75;     ///< of symbols
inline constexpr double corneredShare = 0.45; ///< of ways out

/// Proves the seats of one way to play: "seats-whole", "corner", "near", "poorest".
std::vector<ProofLine> warriorsProofs(const Reading& reading, const Variant& variant);

} // namespace marches::draft
