#include "engine/warriors/random_games.h"
#include "engine/warriors/record_setup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace marches::warriors {
namespace {

/// Returns the header of a game with the countries from the `first` on, in alliances of these sizes.
RecordHeader headerFor(const Scenario& scenario, const Variant& variant, std::vector<std::string> countries,
                       std::size_t players, const std::vector<int>& shape, std::size_t number) {
    // Each table begins with another country, so that all of them are played.
    std::rotate(countries.begin(), countries.begin() + static_cast<long>(number % countries.size()),
                countries.end());
    SetupChoice choice;
    choice.variant = variant.id;
    for (std::size_t i = 0; i < players; ++i)
        choice.seats.push_back({countries[i], static_cast<Colour>(i)});
    std::size_t next = 0;
    for (const int size : shape) {
        choice.alliances.emplace_back();
        for (int i = 0; i < size; ++i)
            choice.alliances.back().push_back(countries[next++]);
    }
    choice.options.variableOrder = number % 2 == 1;
    choice.options.timeMinutes = 60;
    return headerOf(scenario, choice, number);
}

std::string nameOf(const Scenario& scenario, const Variant& variant, int players,
                   const std::vector<int>& shape) {
    std::string name = scenario.id;
    if (!variant.id.empty()) name += " " + variant.id;
    if (shape.empty()) return name + " " + std::to_string(players);
    return fmt::format("{} {}", name, fmt::join(shape, "v"));
}

} // namespace

Expected<std::vector<RandomTable>, Findings> everyTable(std::span<const std::string> scenarios,
                                                        const std::filesystem::path& folder) {
    std::vector<RandomTable> tables;
    for (const std::string& id : scenarios) {
        const ScenarioResult loaded = loadCheckedScenario(folder / (id + ".yaml"), {folder});
        if (!loaded.scenario) return unexpected(loaded.findings);
        const Scenario& scenario = *loaded.scenario;
        std::vector<const Variant*> variants{&scenario.whole};
        for (const Variant& variant : scenario.variants)
            variants.push_back(&variant);
        for (const Variant* variant : variants) {
            const SeatPlan plan = seatPlan(scenario, *variant);
            for (int players = plan.minPlayers; players <= plan.maxPlayers; ++players) {
                std::vector<std::vector<int>> shapes = allianceShapes(static_cast<std::size_t>(players));
                shapes.insert(shapes.begin(), std::vector<int>{});
                for (const auto& shape : shapes) {
                    RecordHeader header = headerFor(scenario, *variant, plan.countries,
                                                    static_cast<std::size_t>(players), shape, tables.size());
                    auto game = openGame(header, scenario);
                    if (!game) return unexpected(std::move(game.error()));
                    tables.push_back({nameOf(scenario, *variant, players, shape), std::move(game->header),
                                      std::move(game->setting)});
                }
            }
        }
    }
    return tables;
}

} // namespace marches::warriors
