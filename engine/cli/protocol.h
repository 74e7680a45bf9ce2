#pragma once

#include "engine/cli/new_game.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

struct ProtocolChoice {
    NewGameChoice game;
    std::vector<std::string> seats; ///< "COUNTRY=human" or "COUNTRY=bot:NAME"; empty: those of the scenario
    double patience = 10;           ///< seconds for an answer of an outside program
};

/// Plays a new game line by line (NOTATION.md "The command line"): each line of input is answered by `ok`,
/// `refused [rule.id] text` or what was asked for, and a line with a single `.`. Ends with `quit` or the
/// input. Returns the exit code.
int protocol(const ProtocolChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
