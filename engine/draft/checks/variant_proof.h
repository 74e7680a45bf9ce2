#pragma once

#include "engine/draft/checks/problem.h"
#include "engine/draft/checks/reading.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {

struct GameChecks;

enum class ProofState : std::uint8_t { good, look, wrong };

/// One thing that is proven of a way to play. Its sentences name provinces and countries by their ids, as
/// those of problems do.
struct ProofLine {
    std::string_view check; ///< stable, kebab-case
    Sentence title;         ///< "All in one piece"
    ProofState state = ProofState::good;
    Sentence says;     ///< the figures, or what is wrong
    std::string brief; ///< a figure for a table of all variants; empty: the state says it
};

/// What is proven of the whole map (empty id) or of a variant.
struct VariantProof {
    std::string variant;
    std::size_t provinces = 0; ///< in play
    PlayerRange players;
    /// In the same order for all ways to play; fewer where an error keeps a check from saying anything.
    std::vector<ProofLine> lines;

    std::size_t toLookAt() const; ///< lines that are not good
};

/// Proves the whole map and all variants, in the order of the file. `problems` are those that all checks
/// found.
std::vector<VariantProof> variantProofs(const Reading& reading, const GameChecks* game,
                                        const Problems& problems);

/// Returns the provinces in play in groups that links join, the largest group first.
std::vector<std::vector<ProvinceId>> piecesOf(const Variant& variant);

} // namespace marches::draft
