#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <cstdint>
#include <optional>
#include <string>

namespace marches::cli {

struct ReplayChoice {
    std::string record;
    std::optional<std::uint32_t> until; ///< stops after so many command lines; unset: at the end
    bool state = false;                 ///< prints the state as JSON
    std::string scenario;               ///< a file in place of the one that the record names; empty: none
};

/// Plays a record and prints where it leads. Returns the exit code.
int replay(const ReplayChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
