#pragma once

#include "engine/base/expected.h"
#include "engine/cli/games.h"
#include "engine/table/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::cli {

/// What a new game is made of, as the command line says it.
struct NewGameChoice {
    std::string scenario;             ///< a bundled id, or a file: NAME.yaml or a path
    std::string variant;              ///< empty: none
    std::vector<std::string> options; ///< "NAME=VALUE"
    std::uint64_t seed = 0;
};

GameScenario loadScenarioOf(const NewGameChoice& choice, const Games& games);

/// The record's header without its seats; what is wrong with the choice in words.
Expected<RecordHeader, std::string> headerOf(const NewGameChoice& choice, const GameEntry& game,
                                             const Scenario& scenario);

struct NamedValue {
    std::string_view name;
    std::string_view value;
};

/// "NAME=VALUE"
std::optional<NamedValue> namedValue(std::string_view text);

} // namespace marches::cli
