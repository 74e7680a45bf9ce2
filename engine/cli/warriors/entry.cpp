#include "engine/cli/warriors/entry.h"

#include "engine/bots/warriors/players.h"
#include "engine/cli/entry_of.h"
#include "engine/draft/warriors/checks.h"
#include "engine/warriors/names.h"
#include "engine/warriors/notation.h"
#include "engine/warriors/random_games.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/scenario_reader.h"
#include "engine/warriors/seatings.h"
#include "engine/warriors/state_json.h"
#include "engine/warriors/statistics.h"

#include <array>

namespace marches::cli {
using namespace warriors;

namespace {

std::array<std::string_view, maxPlayers> colourNames() {
    std::array<std::string_view, maxPlayers> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = name(static_cast<Colour>(i));
    return names;
}

/// The game as the command line asks for it; CliGame and BenchedGame (engine/cli/cli_game.h) say what each
/// member is.
struct WarriorsOnCli {
    using Game = WarriorsAndTraders;
    using Opened = RecordGame;
    using Statistics = GameStatistics;

    static constexpr std::string_view title = "Warriors & Traders";
    static inline const std::array<std::string_view, maxPlayers> colours = colourNames();

    static constexpr auto checkScenario = warriors::checkScenario;
    static constexpr auto everySeating = warriors::everySeating;
    static constexpr auto stateJson = warriors::stateJson;
    static constexpr auto refusalText = textOnLine;
    static constexpr auto legend = statisticsLegend;
    static constexpr auto sidesOf = warriors::sidesOf;

    static GameKeys scenarioKeys() { return warriors::scenarioKeys; }
    static const draft::GameChecks* mapChecks() { return &draft::warriorsChecks(); }
    static Findings checkChoice(const RecordHeader& header) {
        auto choice = choiceOf(header);
        return choice ? Findings{} : std::move(choice.error());
    }
    template <class... From>
    static Expected<RecordGame, Findings> openGame(From&&... from) {
        return warriors::openGame(std::forward<From>(from)...);
    }
    static std::string summary(const Setting&, const State& state) {
        return fmt::format("turn {}, {}", state.turn, name(state.phase));
    }
    static std::string_view decisionName(Stage asked) { return name(asked); }

    static constexpr std::string_view benchMain = "western-europe 4";
    static constexpr std::string_view benchTitle = "Western Europe, 4 players";
    static constexpr auto withRandomStart = warriors::withRandomStart;
    static constexpr auto anySeat = warriors::anySeat;
    static constexpr auto anyStep = warriors::anyStep;
    static Expected<std::vector<RandomTable>, Findings> benchTables(const std::filesystem::path& bundled) {
        const std::array<std::string, 2> scenarios{"western-europe", "eastern-europe"};
        return everyTable(scenarios, bundled);
    }
    static std::vector<std::string> phases() {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < static_cast<std::size_t>(Phase::over); ++i)
            names.emplace_back(name(static_cast<Phase>(i)));
        return names;
    }
    static std::size_t phaseOf(const State& state) { return static_cast<std::size_t>(state.phase); }
};

} // namespace

GameEntry warriorsEntry() {
    return entryOf<WarriorsOnCli>();
}

} // namespace marches::cli
