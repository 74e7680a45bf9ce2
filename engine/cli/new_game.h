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

/// The choices for a new game, as written on the command line.
struct NewGameChoice {
    std::string scenario;             ///< a bundled id, or a file: NAME.yaml or a path
    std::string variant;              ///< empty: none
    std::vector<std::string> options; ///< "NAME=VALUE"
    std::uint64_t seed = 0;
};

/// Reads the scenario of the choice, a bundled one or a file.
GameScenario loadScenarioOf(const NewGameChoice& choice, const Games& games);

/// Returns the header of its record without seats; the error says in English what is wrong with the choices.
Expected<RecordHeader, std::string> headerOf(const NewGameChoice& choice, const GameEntry& game,
                                             const Scenario& scenario);

struct NamedValue {
    std::string_view name;
    std::string_view value;
};

/// Reads "NAME=VALUE"; nothing if it is written otherwise.
std::optional<NamedValue> namedValue(std::string_view text);

} // namespace marches::cli
