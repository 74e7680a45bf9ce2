#pragma once

#include "engine/cli/game_entry.h"

namespace marches::cli {

/// What every command may ask for: the games of the program, and where the bundled scenarios lie.
struct Games {
    std::span<const GameEntry> entries; ///< one at least
    ScenarioSources sources;

    /// The game of that id; where there is none the first one, whose reader says that the file is of another
    /// game.
    const GameEntry& named(std::string_view id) const;
};

/// A scenario and its game; of one that can't be read the findings alone.
struct GameScenario {
    const GameEntry* game; ///< never null
    ScenarioResult read;
};

/// Reads and checks a scenario, as the game that it names demands.
GameScenario loadScenarioFile(const std::filesystem::path& file, const Games& games);

/// The games of marches-cli (registry.cpp).
std::span<const GameEntry> allGames();

} // namespace marches::cli
