#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <cstdint>
#include <optional>
#include <string>

namespace marches::cli {

struct ReplayChoice {
    std::string record;
    std::optional<std::uint32_t> until; ///< after so many command lines; unset: the end
    bool state = false;                 ///< print the state as JSON
    std::string scenario;               ///< a file in place of the one that the record names; empty: none
};

/// Plays a record and says where it leads.
int replay(const ReplayChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
