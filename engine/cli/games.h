#pragma once

#include "engine/cli/game_entry.h"

namespace marches::cli {

/// The games of the program, and the folder of the bundled scenarios.
struct Games {
    std::span<const GameEntry> entries; ///< at least one
    ScenarioSources sources;

    /// Returns the game of that id; without one the first game, whose reader refuses the file as of another
    /// game.
    const GameEntry& named(std::string_view id) const;
};

/// A scenario and its game; where it can't be read, its findings alone.
struct GameScenario {
    const GameEntry* game; ///< never null
    ScenarioResult read;
};

/// Reads a scenario and checks it by the rules of the game that it names.
GameScenario loadScenarioFile(const std::filesystem::path& file, const Games& games);

/// Returns the games of marches-cli (registry.cpp).
std::span<const GameEntry> allGames();

} // namespace marches::cli
