#include "engine/cli/new_game.h"

#include "engine/base/text.h"

#include <fmt/format.h>

namespace marches::cli {
namespace fs = std::filesystem;

GameScenario loadScenarioOf(const NewGameChoice& choice, const Games& games) {
    const bool bundled = isSlug(choice.scenario);
    return loadScenarioFile(
        bundled ? games.sources.bundled / (choice.scenario + ".yaml") : fs::path(choice.scenario), games);
}

Expected<RecordHeader, std::string> headerOf(const NewGameChoice& choice, const GameEntry& game,
                                             const Scenario& scenario) {
    RecordHeader header;
    header.game = game.id;
    header.rules = game.rules;
    header.scenario = {scenario.id, "sha256:" + scenario.digest};
    header.seed = choice.seed;
    if (!isSlug(choice.scenario)) {
        header.scenario.name = fs::path(choice.scenario).filename().string();
        if (!isScenarioName(header.scenario.name) || !header.scenario.name.ends_with(".yaml"))
            return unexpected(
                fmt::format("{}: a record can't name this file; call it NAME.yaml", choice.scenario));
    }
    header.variant = choice.variant;
    for (const std::string& option : choice.options) {
        const auto parts = namedValue(option);
        if (!parts) return unexpected(fmt::format("--option {}: write NAME=VALUE", option));
        for (const auto& [name, value] : header.options)
            if (name == parts->name) return unexpected(fmt::format("--option {} stands twice", name));
        header.options.emplace_back(parts->name, parts->value);
    }
    return header;
}

std::optional<NamedValue> namedValue(std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos || sign == 0 || sign + 1 == text.size()) return std::nullopt;
    return NamedValue{text.substr(0, sign), text.substr(sign + 1)};
}

} // namespace marches::cli
