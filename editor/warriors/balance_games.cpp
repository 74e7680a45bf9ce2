#include "editor/warriors/balance_games.h"

#include "editor/warriors/board_facts.h"
#include "editor/words.h"
#include "engine/bots/warriors/players.h"
#include "engine/simulation/measured_game.h"
#include "engine/warriors/scenario_reader.h"
#include "engine/warriors/seatings.h"
#include "engine/warriors/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>

namespace marches::editor {

namespace {

struct BalanceWords {
    Q_DECLARE_TR_FUNCTIONS(WarriorsBalance)
};

/// What is measured, to be translated; engine/warriors/statistics.cpp and engine/simulation/report.cpp have
/// the same titles.
[[maybe_unused]] constexpr std::array figureTitles{
    QT_TRANSLATE_NOOP("WarriorsBalance", "Victory Points by source"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Development Tokens by path"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Units on the map"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Provinces"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Forts"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Kills"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Bought"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Builder, Trader, Warrior"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Production"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Trade"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Military"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Infantry"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Archers"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Cavalry"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Princesses"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Wars declared"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Peace made"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Battles begun"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Units killed"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Armies starved"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Armies raised"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Armies promoted"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Forts built"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Lots traded with the bank"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Trade Routes opened"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Offers made"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Exchanges with players"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Victory Points bought"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Unifications"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Passes, of Actions and shifts"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Taken by a player"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Held by a player at the end"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Battles"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Threshold first reached"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "First war"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "First battle between players"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "First Unification"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Path with the most tokens"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Two or three alike"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Unification"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "United"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Not united"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "The threshold was reached"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "The last turn was over"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "An agreed limit was reached"),
    QT_TRANSLATE_NOOP("WarriorsBalance", "Players left"),
};

/// The game, as engine/simulation plays it.
struct WarriorsInRuns {
    using Game = warriors::WarriorsAndTraders;
    using Opened = warriors::RecordGame;
    using Statistics = warriors::GameStatistics;
    static constexpr auto sidesOf = warriors::sidesOf;
};

using Played = RunPlayer<WarriorsInRuns>;

std::map<std::string, std::string> holdersOf(const warriors::Setting& setting, const warriors::State& last) {
    std::map<std::string, std::string> holders;
    for (std::size_t i = 0; i < setting.board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        if (const warriors::Owner holder = last.holder(province); warriors::isPlayer(holder))
            holders.emplace(setting.board.map.provinces()[province].id,
                            WarriorsInRuns::Game::seatName(setting, warriors::seatOf(holder)));
    }
    return holders;
}

/// What a country can reach soon: the yields of all provinces within two steps of its Capital.
std::map<std::string, int> yieldsNear(const Node& whole) {
    std::map<std::string, std::set<std::string>> links;
    std::map<std::string, int> yields;
    const Node* provinces = whole.find("provinces");
    const Node* countries = whole.find("countries");
    if (provinces == nullptr || !provinces->isMap() || countries == nullptr || !countries->isMap()) return {};
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const std::string& id = provinces->keys[i].text;
        for (const int yielded : boardFacts(whole, id).yields)
            yields[id] += yielded;
        const Node* ends = provinces->items[i].find("links");
        if (ends == nullptr) continue;
        for (const Node& end : ends->items) {
            const Node* to = end.isMap() ? end.find("to") : &end;
            if (to == nullptr) continue;
            links[id].insert(to->text);
            links[to->text].insert(id);
        }
    }
    std::map<std::string, int> near;
    for (std::size_t i = 0; i < countries->size(); ++i) {
        const Node* capital = countries->items[i].find("capital");
        if (capital == nullptr || !capital->isScalar()) continue;
        std::set<std::string> reached{capital->text};
        for (int step = 0; step < 2; ++step)
            for (const std::string& from : std::set<std::string>(reached))
                reached.insert(links[from].begin(), links[from].end());
        int& sum = near[countries->keys[i].text];
        for (const std::string& province : reached)
            sum += yields[province];
    }
    return near;
}

class WarriorsBalanceGame final : public BalanceGame {
public:
    Findings check(const Scenario& scenario) const override { return warriors::checkScenario(scenario); }

    std::vector<std::string> players(const Scenario& scenario, const Variant& variant) const override {
        static const std::array<const char*, 6> kinds{"bot:steady", "bot:steady", "bot:novice",
                                                      "bot:random", "bot:steady", "bot:novice"};
        constexpr int usual = 4;
        const warriors::SeatPlan plan = warriors::seatPlan(scenario, variant);
        const int most = std::min(plan.maxPlayers, static_cast<int>(kinds.size()));
        const int count = std::max(std::min(usual, most), std::min(plan.minPlayers, most));
        return {kinds.begin(), kinds.begin() + std::max(1, count)};
    }

    Expected<MakeBalancePlayer, Findings> games(const Scenario& scenario,
                                                const BalanceTerms& terms) const override {
        RecordHeader header;
        header.game = warriors::gameId;
        header.rules = WarriorsInRuns::Game::rulesVersion;
        header.scenario = {scenario.id, "sha256:" + scenario.digest};
        header.seed = terms.seed;
        header.variant = terms.variant;
        auto tables = warriors::everySeating(header, scenario, terms.players.size());
        if (!tables) return unexpected(std::move(tables.error()));
        auto shared = std::make_shared<const Played::Shared>(
            Played::Shared{{terms.players, 0, terms.seed}, std::move(*tables)});
        return MakeBalancePlayer([shared]() -> BalancePlayer {
            return [player = std::make_shared<Played>(shared)](
                       std::uint64_t number, const std::stop_token& stop) -> std::optional<BalanceFacts> {
                auto played = player->play(number, stop);
                if (played.game.stopped) return std::nullopt;
                return BalanceFacts{std::move(played.facts),
                                    holdersOf(*played.table->setting, played.game.last)};
            };
        });
    }

    Legend legend() const override { return warriors::statisticsLegend(); }
    std::string earlyEnding() const override { return "victory.threshold"; }

    QString playerName(const std::string& kind) const override {
        const std::string_view name = botName(kind);
        return name == "steady"   ? BalanceWords::tr("steady", "a computer player")
               : name == "novice" ? BalanceWords::tr("novice", "a computer player")
               : name == "random" ? BalanceWords::tr("random", "a computer player")
               : name == "strong" ? BalanceWords::tr("strong", "a computer player")
                                  : text(name);
    }
    QString figureName(const std::string& english) const override {
        return QCoreApplication::translate("WarriorsBalance", english.c_str());
    }
    QString earlyEndingTitle() const override {
        return BalanceWords::tr("By threshold", "games that end so");
    }
    QString leadUnit() const override { return BalanceWords::tr("VP", "Victory Points"); }
    QString nobodysTitle() const override { return BalanceWords::tr("Barbarians left"); }
    QString nobodysName() const override { return BalanceWords::tr("Barbarians"); }

    QString countryNote(const Node& whole, const std::string& country) const override {
        const std::map<std::string, int> near = yieldsNear(whole);
        const auto own = near.find(country);
        if (own == near.end() || near.size() < 2) return {};
        std::vector<int> others;
        for (const auto& [id, sum] : near)
            if (id != country) others.push_back(sum);
        const auto [least, most] = std::minmax_element(others.begin(), others.end());
        const QString sentence =
            own->second < *least
                ? BalanceWords::tr("Of all countries it has the fewest yields within 2 steps: %1, the others "
                                   "%2 to %3")
            : own->second > *most
                ? BalanceWords::tr("Of all countries it has the most yields within 2 steps: %1, the others "
                                   "%2 to %3")
                : BalanceWords::tr("Within 2 steps of its Capital lie yields of %1, of the others' %2 to %3");
        return sentence.arg(own->second).arg(*least).arg(*most);
    }
};

} // namespace

const BalanceGame& warriorsBalance() {
    static const WarriorsBalanceGame game;
    return game;
}

} // namespace marches::editor
