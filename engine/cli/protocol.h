#pragma once

#include "engine/cli/streams.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace marches::cli {

struct ProtocolChoice {
    std::string scenario;             ///< a bundled id, or a file: NAME.yaml or a path
    std::string variant;              ///< empty: none
    std::vector<std::string> seats;   ///< "COUNTRY=human" or "COUNTRY=bot:NAME"; empty: the scenario's own
    std::vector<std::string> options; ///< "NAME=VALUE"
    std::uint64_t seed = 0;
};

/// A new game spoken line by line (notation.md "marches-cli"): each line of input is answered by `ok`,
/// `refused [rule.id] text` or what was asked for, and a line with a single `.`. Ends with `quit` or the
/// input.
int protocol(const ProtocolChoice& choice, const ScenarioSources& sources, Streams streams);

} // namespace marches::cli
