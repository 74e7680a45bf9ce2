#include "tests/engine/cli/toy_on_cli.h"

#include "engine/base/json_text.h"
#include "engine/cli/entry_of.h"
#include "tests/engine/table/toy/toy.h"

#include <algorithm>
#include <array>

namespace marches {
template <>
std::span<const PlayerEntry<toy::Game>> playersOf<toy::Game>(); // toy_players.cpp
} // namespace marches

namespace marches::cli_test {

const std::string_view toyScenario = R"(format: marches-scenario 1
game: lanterns
id: lantern-inn
names: Lantern Inn
countries: {ann: {names: Ann}, ben: {names: Ben}, cid: {names: Cid}, dora: {names: Dora}}
provinces: {inn: {names: Inn, links: [lake]}, lake: {names: Lake}}
players: [2, 4]
)";

namespace {

using namespace toy;

constexpr std::array<std::string_view, 6> phaseNames{"roll", "deal", "bid", "answer", "store", "over"};

struct OpenedToy {
    std::shared_ptr<const Setting> setting;
    std::shared_ptr<const Scenario> scenario;
    RecordHeader header;
};

class ToyStatistics {
public:
    ToyStatistics(const Setting& setting, const State&) : players_(setting.seats.size()) {}

    void applied(const State&, const Command& command, const NoReason&, std::span<const Event>) {
        bids_ += command.verb == Verb::bid ? 1 : 0;
    }
    Measures finished(const State& last) {
        Measures measures;
        measures.turns = last.round;
        measures.bySeat["bids"].assign(players_, bids_);
        return measures;
    }

private:
    std::size_t players_;
    std::int32_t bids_ = 0;
};

struct ToyOnCli {
    using Game = toy::Game;
    using Opened = OpenedToy;
    using Statistics = ToyStatistics;

    static constexpr std::string_view title = "Lanterns";
    static constexpr std::array<std::string_view, 4> colours{"red", "blue", "green", "white"};

    static Findings checkScenario(const Scenario& scenario) {
        if (scenario.game == Game::id) return {};
        return {{Severity::error, "unknown-game", {}, Sentence("This is not for Lanterns.")}};
    }
    static Findings checkChoice(const RecordHeader&) { return {}; }

    static Expected<OpenedToy, Findings> openGame(const RecordHeader& header,
                                                  const std::filesystem::path& folder,
                                                  const ScenarioSources& sources) {
        auto read = checkedBy(checkScenario, loadScenario(folder / header.scenario.name, sources));
        if (!read.scenario) return unexpected(std::move(read.findings));
        return openGame(header, std::move(*read.scenario));
    }
    static Expected<OpenedToy, Findings> openGame(RecordHeader header, Scenario scenario) {
        if (header.game != Game::id)
            return unexpected(Findings{{Severity::error, "game", {}, Sentence("This is not Lanterns.")}});
        Setting setting;
        for (const std::string& seat : scenario.whole.seats)
            if (header.seats.empty() ||
                std::ranges::find(header.seats, seat, &SeatEntry::seat) != header.seats.end())
                setting.seats.push_back(seat);
        if (header.seats.empty())
            for (const std::string& seat : setting.seats)
                header.seats.push_back({seat, std::string(colours[header.seats.size()]), "human", ""});
        std::ranges::sort(header.seats, {}, &SeatEntry::seat);
        return OpenedToy{std::make_shared<const Setting>(setting),
                         std::make_shared<const Scenario>(std::move(scenario)), std::move(header)};
    }
    /// The first so many.
    static Expected<std::vector<OpenedToy>, Findings>
    everySeating(RecordHeader header, const Scenario& scenario, std::size_t players) {
        for (std::size_t i = 0; i < players; ++i)
            header.seats.push_back({scenario.whole.seats[i], std::string(colours[i]), "human", ""});
        auto game = openGame(std::move(header), scenario);
        if (!game) return unexpected(std::move(game.error()));
        return std::vector{std::move(*game)};
    }

    static std::string stateJson(const Setting& setting, const State& state) {
        JsonText json;
        json.object([&] {
            json.field("game", Game::id).field("phase", decisionName(state.phase));
            json.field("round", state.round).field("lanterns", state.lanterns);
            json.key("seats").object([&] {
                for (std::size_t i = 0; i < setting.seats.size(); ++i)
                    json.key(setting.seats[i]).object([&] {
                        const Seat& seat = state.seats[i];
                        json.field("coins", seat.coins).field("card", seat.card).field("bid", seat.bid);
                    });
            });
        });
        return json.text();
    }
    static std::string summary(const Setting&, const State& state) {
        return fmt::format("round {}, {}", state.round, decisionName(state.phase));
    }
    static std::string_view decisionName(Phase asked) { return phaseNames[static_cast<std::size_t>(asked)]; }
    static std::string refusalText(const Setting&, const State&, std::string_view, const Refusal& refusal) {
        return refusal.sentence;
    }

    static Legend legend() {
        Legend legend;
        legend.bySeat = {{"bids", "Bids"}};
        legend.endings = {{"lanterns.rounds", "The last round"}};
        return legend;
    }
    static std::vector<std::int32_t> sidesOf(const Setting& setting) {
        std::vector<std::int32_t> sides;
        for (std::size_t i = 0; i < setting.seats.size(); ++i)
            sides.push_back(static_cast<std::int32_t>(i));
        return sides;
    }
};

} // namespace

cli::GameEntry toyEntry() {
    return cli::entryOf<ToyOnCli>();
}

} // namespace marches::cli_test
