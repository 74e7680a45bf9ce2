#include "engine/cli/warriors/entry.h"

#include "engine/bots/warriors/players.h"
#include "engine/cli/entry_of.h"
#include "engine/simulation/schedule.h"
#include "engine/warriors/names.h"
#include "engine/warriors/notation.h"
#include "engine/warriors/random_games.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/state_json.h"
#include "engine/warriors/statistics.h"

#include <array>

namespace marches::cli {
using namespace warriors;

namespace {

Finding wrong(std::string code, Sentence sentence) {
    return {Severity::error, std::move(code), {}, std::move(sentence)};
}

/// The countries of the alliances that a header asks for; none: free for all.
std::vector<std::string> alliedCountries(const SetupChoice& choice) {
    std::vector<std::string> countries;
    for (const auto& alliance : choice.alliances)
        countries.insert(countries.end(), alliance.begin(), alliance.end());
    return countries;
}

/// Each set of countries that the variant allows, or just those of the alliances, the start position or the
/// variant where these leave no choice.
Expected<std::vector<RecordGame>, Findings> seatings(const RecordHeader& header, const Scenario& scenario,
                                                     std::size_t players) {
    const Variant* variant = scenario.find(header.variant);
    if (variant == nullptr)
        return unexpected(
            Findings{wrong("variant", Sentence("the scenario has no variant \"{0}\"", header.variant))});
    const auto choice = choiceOf(header);
    if (!choice) return unexpected(choice.error());
    const SeatPlan plan = seatPlan(scenario, *variant);
    std::vector<std::string> countries = alliedCountries(*choice);
    if (countries.empty()) countries = plan.countries;
    const auto choices = choicesOf(players, countries.size());
    if (players > maxPlayers || choices.empty())
        return unexpected(Findings{wrong(
            "setup.players", Sentence("{0} players, but there are {1} countries for at most {2} players",
                                      players, countries.size(), plan.maxPlayers))});
    std::vector<RecordGame> games;
    for (const auto& chosen : choices) {
        RecordHeader seated = header;
        for (const std::size_t country : chosen)
            seated.seats.push_back({countries[country],
                                    std::string(name(static_cast<Colour>(seated.seats.size()))), "human",
                                    ""});
        auto game = openGame(seated, scenario);
        if (!game) return unexpected(std::move(game.error()));
        games.push_back(std::move(*game));
    }
    return games;
}

std::array<std::string_view, maxPlayers> colourNames() {
    std::array<std::string_view, maxPlayers> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = name(static_cast<Colour>(i));
    return names;
}

/// CliGame and BenchedGame (engine/cli/desk.h) say what each of these is.
struct WarriorsOnCli {
    using Game = WarriorsAndTraders;
    using Opened = RecordGame;
    using Statistics = GameStatistics;

    static constexpr std::string_view title = "Warriors & Traders";
    static inline const std::array<std::string_view, maxPlayers> colours = colourNames();

    static constexpr auto checkScenario = warriors::checkScenario;
    static constexpr auto everySeating = seatings;
    static constexpr auto stateJson = warriors::stateJson;
    static constexpr auto refusalText = textOnLine;
    static constexpr auto legend = statisticsLegend;
    static constexpr auto sidesOf = warriors::sidesOf;

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
