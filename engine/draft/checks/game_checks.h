#pragma once

#include "engine/draft/checks/problem.h"
#include "engine/draft/checks/reading.h"
#include "engine/draft/checks/variant_proof.h"

#include <span>
#include <string_view>

namespace marches::draft {

/// A finding of the readers that wants its remedies.
struct FoundCase {
    const Reading& reading;
    const Finding& finding;
    const ProblemPlace& place;
    std::vector<Fix>& fixes; ///< where they go, the best first
};

/// What one game adds to the checks of a scenario: a value that its folder makes.
struct GameChecks {
    std::string_view game;  ///< the scenario's `game`
    std::string_view model; ///< id of the bundled scenario that gives missing figures
    Findings (*check)(const Scenario&) = nullptr;
    /// Adds the remedies of a finding with a code of this game; does nothing for other codes.
    void (*remedies)(const FoundCase&) = nullptr;
    /// Returns what is wrong by this game's figures, beyond its reader's findings; of a scenario that was
    /// read without an error.
    Problems (*problems)(const Reading&) = nullptr;
    /// The codes that `remedies` knows.
    std::span<const std::string_view> codes;
    /// Returns what is proven of one way to play by this game's rules.
    std::vector<ProofLine> (*proofs)(const Reading&, const Variant&) = nullptr;
};

} // namespace marches::draft
