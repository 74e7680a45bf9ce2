#include "tests/engine/warriors/battery.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace marches::warriors::battery {
namespace {

const std::filesystem::path scenarioFolder =
    std::filesystem::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios";

std::shared_ptr<const Setting> seated(const Scenario& scenario, const std::string& variant,
                                      const std::vector<std::string>& countries,
                                      const std::vector<int>& shape, bool variableOrder) {
    SetupChoice choice;
    choice.variant = variant;
    for (std::size_t i = 0; i < countries.size(); ++i)
        choice.seats.push_back({countries[i], static_cast<Colour>(i)});
    std::size_t next = 0;
    for (const int size : shape) {
        choice.alliances.emplace_back();
        for (int i = 0; i < size; ++i)
            choice.alliances.back().push_back(countries[next++]);
    }
    choice.options.variableOrder = variableOrder;
    choice.options.timeMinutes = 60;
    auto setting = makeSetting(scenario, choice);
    if (!setting) throw std::runtime_error(formatted(setting.error().front()));
    return *setting;
}

} // namespace

std::vector<Table> allTables() {
    std::vector<Table> tables;
    for (const char* file : {"western-europe.yaml", "eastern-europe.yaml"}) {
        const ScenarioResult loaded = loadCheckedScenario(scenarioFolder / file, {scenarioFolder});
        if (!loaded.scenario) throw std::runtime_error(formatted(loaded.findings.front()));
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
                    // Another choice of countries for each shape, so that all of them come to play.
                    std::vector<std::string> countries = plan.countries;
                    std::rotate(countries.begin(),
                                countries.begin() + static_cast<long>(tables.size() % countries.size()),
                                countries.end());
                    countries.resize(static_cast<std::size_t>(players));
                    std::string name = scenario.id + " " + variant->id + " " + std::to_string(players);
                    for (const int size : shape)
                        name += " v" + std::to_string(size);
                    tables.push_back(
                        {name, seated(scenario, variant->id, countries, shape, tables.size() % 2 == 1)});
                }
            }
        }
    }
    return tables;
}

} // namespace marches::warriors::battery
