#pragma once

#include "engine/base/sentence.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace marches::warriors {

/// Why a game cannot be set up with these choices.
struct SetupProblem {
    enum class Kind : std::uint8_t {
        noVariant,      ///< `name`: the id of a variant that does not exist
        players,        ///< `least` to `most` needed, `chosen` chosen
        noCountry,      ///< `name`: a country's id; `others` can be played
        countryTwice,   ///< `name`: a country's id
        colourTwice,    ///< `name`: the country whose colour another has
        alliances,      ///< not a division that the players allow
        startAlliances, ///< the start position has its own
        turnLimit,      ///< `least` to `most` allowed, `chosen` chosen
        vpLimit,        ///< the same
        timeLimit,      ///< the same, in minutes
        startTurn       ///< the start position is of turn `least`, the turn limit is `chosen`
    } kind{};
    int least = 0;
    int most = 0;
    int chosen = 0;
    std::string name = {};
    std::vector<std::string> others = {};
    bool operator==(const SetupProblem&) const = default;

    std::string_view rule() const; ///< rule id: "setup.players"
    Sentence sentence() const;     ///< the problem as a sentence
};

} // namespace marches::warriors
