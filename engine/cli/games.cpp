#include "engine/cli/games.h"

#include <algorithm>

namespace marches::cli {

const GameEntry& Games::named(std::string_view id) const {
    const auto found = std::ranges::find(entries, id, &GameEntry::id);
    return found == entries.end() ? entries.front() : *found;
}

GameScenario loadScenarioFile(const std::filesystem::path& file, const Games& games) {
    ScenarioResult read = loadScenario(file, games.sources);
    const GameEntry& game = games.named(read.scenario ? read.scenario->game : std::string());
    return {&game, checkedBy(game.checkScenario, std::move(read))};
}

} // namespace marches::cli
