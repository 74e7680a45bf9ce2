#pragma once

#include "engine/table/timeline.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

/// Games on the scenario of the rule texts, for tests that need more than a record can say.
namespace marches::warriors {

using Game = Timeline<WarriorsAndTraders>;

inline const SeatId ardan = idAt<SeatId>(0);
inline const SeatId belmar = idAt<SeatId>(1);

inline ProvinceId province(const Game& game, std::string_view name) {
    return game.setting().board.map.findProvince(name).value();
}

/// Ardan and Belmar on the scenario of the rule texts, with some keys of it replaced.
inline Game gameWith(const std::string& keys) {
    const std::string root = MARCHES_SOURCE_DIR;
    const std::string text = "format: marches-scenario 1\ngame: warriors-and-traders\nid: figures\n"
                             "based-on: rules.yaml\n" +
                             keys;
    const ScenarioResult loaded =
        loadScenarioText(text, "figures", root + "/tests/scenarios", {root + "/resources/scenarios"});
    if (!loaded.scenario) throw std::runtime_error(formatted(loaded.findings.front()));
    SetupChoice choice;
    if (keys.find("start:") == std::string::npos)
        choice.seats = {{"ardan", Colour::red}, {"belmar", Colour::blue}};
    auto setting = makeSetting(*loaded.scenario, choice);
    if (!setting) throw std::runtime_error(formatted(setting.error().front()));
    return Game(std::move(*setting));
}

} // namespace marches::warriors
