// How strong computer players are: one challenger against one or three of another kind, on both maps (one
// against one also in the two-player variants), countries drawn, seats rotated. Prints the win share with its
// 95 % interval.
//
//   bot_match steady random --shape 1v1 --games 400 [--nodes N] [--seed S] [--threads T] [--set WEIGHT=VALUE
//   ...] [--out FILE]
//
// `--out` keeps each game's result: the same command goes on where it was stopped. strength-table plays all
// pairs.
// `--set` changes a belief of the challenger, who then plays as `steady` otherwise: this is how weights are
// tuned.
#include "engine/bots/warriors/planner.h"
#include "engine/bots/warriors/players.h"
#include "engine/simulation/play_game.h"
#include "engine/simulation/statistics.h"
#include "engine/warriors/record_setup.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace marches::warriors {
namespace {

using Game = WarriorsAndTraders;

struct Match {
    std::string challenger;
    std::string opponent;
    std::string shape = "1v1";
    std::string only; ///< a table's name, or empty for all
    std::string out;  ///< a file that keeps each game's result; those that stand in it are not played again
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    int games = 400;
    int threads = 2;
    int first = 0;
    bool verbose = false;
    std::vector<std::pair<std::string, double>> set;
};

using WeightOf = double& (*)(bots::Weights&);
#define WEIGHT(group, name)                                                                                  \
    {                                                                                                        \
        #name, [](bots::Weights& weights) -> double& { return weights.group.name; }                          \
    }
const std::map<std::string, WeightOf, std::less<>> weightNames{
    WEIGHT(time, patience),
    WEIGHT(resources, food),
    WEIGHT(resources, product),
    WEIGHT(resources, productForForts),
    WEIGHT(resources, weapon),
    WEIGHT(resources, gold),
    WEIGHT(time, action),
    WEIGHT(time, growth),
    WEIGHT(time, unification),
    WEIGHT(time, unificationPull),
    WEIGHT(land, hold),
    WEIGHT(land, princessFollows),
    WEIGHT(land, frontier),
    WEIGHT(land, pinnedArmy),
    WEIGHT(land, driveOff),
    WEIGHT(mat, actionPoint),
    WEIGHT(mat, archers),
    WEIGHT(mat, commander),
    WEIGHT(mat, cavalry),
    WEIGHT(mat, doubleStrike),
    WEIGHT(mat, warlord),
    WEIGHT(mat, masonry),
    WEIGHT(mat, reinforce),
    WEIGHT(mat, merchant),
    WEIGHT(mat, masterTrader),
    WEIGHT(mat, monopoly),
    WEIGHT(mat, surplus),
    WEIGHT(mat, bankedGold),
    WEIGHT(mat, progress),
    WEIGHT(mat, lead),
    WEIGHT(mat, leadMargin),
    WEIGHT(mat, leadInSight),
    WEIGHT(opponents, rivalry),
    WEIGHT(opponents, leaderRivalry),
    WEIGHT(opponents, warThreshold),
    WEIGHT(opponents, fairShare),
    WEIGHT(opponents, threat),
    {"armyFuture", [](bots::Weights& weights) -> double& { return weights.armies.future; }},
    {"tie", [](bots::Weights& weights) -> double& { return weights.tie; }}};
#undef WEIGHT

/// Of this thread: others on the same machine don't count.
double processorSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

marches::Player<Game> challengerOf(const Match& match) {
    if (match.set.empty()) return playerOfKind<Game>(match.challenger, match.nodes);
    bots::Weights weights;
    constexpr std::array<std::string_view, 3> armies{"infantry", "archer", "cavalry"};
    for (const auto& [name, value] : match.set) {
        if (const auto army = std::find(armies.begin(), armies.end(), name); army != armies.end()) {
            weights.armies.byKind[static_cast<std::size_t>(army - armies.begin())] = value;
            continue;
        }
        const auto weight = weightNames.find(name);
        if (weight == weightNames.end()) {
            std::fprintf(stderr, "no weight is called %s\n", name.c_str());
            std::exit(2);
        }
        weight->second(weights) = value;
    }
    return [weights](const Setting& setting, const State& state, SeatId seat, RandomStream& random,
                     const std::stop_token&) { return bots::plan(setting, state, seat, weights, random); };
}

struct Table {
    std::string name;
    const Scenario* scenario;
    std::string variant;
    std::vector<std::string> countries;
};

struct Result {
    std::string table;
    double share = 0; ///< of the victory: 1, 1/n of a shared one, 0
    int turns = 0;
    int points = 0;
    int best = 0;
    std::string reason;
    int commands = 0;
    double seconds = 0; ///< of the challenger's thinking
    double longest = 0;
    double longestTurn = 0;
    bool refused = false;
};

/// The table and the seats of a game: each draw of countries is played once from every seat.
struct Seated {
    std::string table;
    std::shared_ptr<const Setting> setting;
    SeatId hero; ///< the challenger's
};

Seated seated(const Match& match, const std::vector<Table>& tables, int number) {
    const std::size_t players = match.shape == "1v1" ? 2 : match.shape == "1v2" ? 3 : 4;
    const auto draw = static_cast<std::uint64_t>(number) / players;
    RandomStream random = RandomStream{match.seed}.forPurpose(draw);
    const Table& table = tables[draw % tables.size()];
    SetupChoice choice;
    choice.variant = table.variant;
    std::vector<std::string> countries = table.countries;
    for (std::size_t i = 0; i < players; ++i) {
        std::swap(countries[i],
                  countries[i + random.below(static_cast<std::uint32_t>(countries.size() - i))]);
        choice.seats.push_back({countries[i], static_cast<Colour>(i)});
    }
    choice.options.variableOrder = draw % 3 == 2;
    if (match.shape == "2v2") choice.alliances = {{countries[0], countries[1]}, {countries[2], countries[3]}};
    auto made = makeSetting(*table.scenario, choice);
    if (!made) std::abort();
    return {table.name, *std::move(made), idAt<SeatId>(static_cast<std::size_t>(number) % players)};
}

/// How long a player thinks, by the processor.
struct Thinking {
    double seconds = 0;
    double longest = 0; ///< decision
    double longestTurn = 0;
    double thisTurn = 0;
    int turn = 0;

    void add(int when, double took) {
        if (when != turn) thisTurn = 0;
        turn = when;
        thisTurn += took;
        seconds += took;
        longest = std::max(longest, took);
        longestTurn = std::max(longestTurn, thisTurn);
    }
};

marches::Player<Game> timed(const marches::Player<Game>& player, Thinking& thinking) {
    return [player, &thinking](const Setting& setting, const State& state, SeatId seat, RandomStream& random,
                               const std::stop_token& stop) {
        const double begun = processorSeconds();
        auto answer = player(setting, state, seat, random, stop);
        thinking.add(state.turn, processorSeconds() - begun);
        return answer;
    };
}

void tellTurn(const Setting& setting, const State& state, int turn) {
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const SeatId who = idAt<SeatId>(s);
        const VictoryPoints vp = victoryPoints(setting, state, who);
        const auto& p = state.player(who);
        std::printf("== after T%d %s: %d VP (provinces %d forts %d kills %d bought %d leaders %d) tokens "
                    "%d/%d/%d goods %d/%d/%d/%d\n",
                    turn, setting.seatName(who).c_str(), vp.total(), vp.provinces, vp.forts, vp.kills,
                    vp.bought, vp.leaders, p.tokens[0], p.tokens[1], p.tokens[2], p.resources.amount[0],
                    p.resources.amount[1], p.resources.amount[2], p.resources.amount[3]);
    }
}

/// For --verbose: what is done and why.
struct Teller {
    const Setting& setting;
    SeatId hero;
    int turn = 1;

    void operator()(const State& state, const Answer<Game>& answer) {
        const Command& command = answer.command;
        if (!std::holds_alternative<step::Assign>(command.step))
            std::printf("T%d %s  # %s (%+.2f)%s\n", turn, print(setting, std::span(&command, 1)).c_str(),
                        text(setting, answer.reason).c_str(), answer.reason.gain / 100.0,
                        allied(setting, command.actor, hero) ? " *" : "");
        if (state.turn != turn) tellTurn(setting, state, turn);
        turn = state.turn;
    }
};

Result playNumber(const Match& match, const std::vector<Table>& tables, int number) {
    const Seated game = seated(match, tables, number);
    const Setting& setting = *game.setting;
    const auto challenger = challengerOf(match);
    const auto opponent = playerOfKind<Game>(match.opponent, match.nodes);
    Thinking thinking;
    std::vector<marches::Player<Game>> players;
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        players.push_back(seat == game.hero                  ? timed(challenger, thinking)
                          : allied(setting, seat, game.hero) ? challenger
                                                             : opponent);
    }
    constexpr std::uint64_t mostSteps = 20'000;
    Teller tell{setting, game.hero};
    const auto played =
        playGame<Game>(setting, players, match.seed + static_cast<std::uint64_t>(number) * 7919, mostSteps,
                       {}, [&](const State& state, const auto& answer, const auto&) {
                           if (match.verbose) tell(state, answer);
                       });
    for (const RefusedCommand& refused : played.refused)
        std::fprintf(stderr, "refused: %s\n", refused.text.c_str());
    Result result;
    result.table = game.table;
    result.turns = played.last.turn;
    result.commands = static_cast<int>(played.steps);
    result.seconds = thinking.seconds;
    result.longest = thinking.longest;
    result.longestTurn = thinking.longestTurn;
    result.refused = !played.refused.empty();
    result.reason = "stall";
    if (!played.outcome) return result;
    result.reason = played.outcome->reason;
    if (played.outcome->winners.contains(game.hero)) {
        int allies = 0;
        for (std::size_t s = 0; s < setting.players(); ++s)
            allies += allied(setting, game.hero, idAt<SeatId>(s)) ? 1 : 0;
        result.share = static_cast<double>(allies) / static_cast<double>(played.outcome->winners.size());
    }
    result.points = played.outcome->scores[index(game.hero)];
    for (const auto score : played.outcome->scores)
        result.best = std::max(result.best, static_cast<int>(score));
    return result;
}

void report(const Match& match, const std::vector<Result>& results) {
    std::map<std::string, std::pair<double, int>> byTable;
    std::map<std::string, int> reasons;
    double share = 0;
    double turns = 0;
    double points = 0;
    double best = 0;
    double seconds = 0;
    double longest = 0;
    double longestTurn = 0;
    int commands = 0;
    int refused = 0;
    for (const Result& result : results) {
        share += result.share;
        byTable[result.table].first += result.share;
        ++byTable[result.table].second;
        ++reasons[result.reason];
        turns += result.turns;
        points += result.points;
        best += result.best;
        seconds += result.seconds;
        longest = std::max(longest, result.longest);
        longestTurn = std::max(longestTurn, result.longestTurn);
        commands = std::max(commands, result.commands);
        refused += result.refused ? 1 : 0;
    }
    const auto n = static_cast<double>(results.size());
    const auto [low, high] = wilson(share, results.size());
    std::printf("%s against %s, %s, %zu games: wins %.1f %% (%.1f to %.1f)\n", match.challenger.c_str(),
                match.opponent.c_str(), match.shape.c_str(), results.size(), 100 * share / n, 100 * low,
                100 * high);
    for (const auto& [table, sums] : byTable)
        std::printf("  %-40s %5.1f %% of %d\n", table.c_str(), 100 * sums.first / sums.second, sums.second);
    std::printf(
        "  VP %.1f, best %.1f, turns %.2f, %.2f ms a turn, longest decision %.2f ms, turn %.1f ms, most "
        "commands %d, refused %d\n  ends:",
        points / n, best / n, turns / n, 1000 * seconds / turns, 1000 * longest, 1000 * longestTurn, commands,
        refused);
    for (const auto& [reason, count] : reasons)
        std::printf(" %s %d", reason.c_str(), count);
    std::printf("\n");
}

/// What a file of results is about; another match is not mixed into it.
std::string titleOf(const Match& match) {
    std::string title = match.challenger + " " + match.opponent + " " + match.shape + " nodes " +
                        std::to_string(match.nodes) + " seed " + std::to_string(match.seed) + " " +
                        match.only;
    for (const auto& [name, value] : match.set)
        title += " " + name + "=" + std::to_string(value);
    return title;
}

using Results = std::map<int, Result>; ///< by the game's number

void write(std::ostream& out, int number, const Result& r) {
    out << number << '\t' << r.table << '\t' << r.reason << '\t' << r.share << '\t' << r.turns << '\t'
        << r.points << '\t' << r.best << '\t' << r.commands << '\t' << r.seconds << '\t' << r.longest << '\t'
        << r.longestTurn << '\t' << r.refused << std::endl; // whole lines, whatever happens next
}

/// The results that a file keeps; nothing if it is about another match.
std::optional<Results> readResults(const Match& match) {
    Results results;
    std::ifstream in(match.out);
    std::string line;
    if (!std::getline(in, line)) return results;
    if (line != titleOf(match)) return std::nullopt;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        std::string number;
        Result r;
        if (std::getline(words, number, '\t') && std::getline(words, r.table, '\t') &&
            std::getline(words, r.reason, '\t') &&
            words >> r.share >> r.turns >> r.points >> r.best >> r.commands >> r.seconds >> r.longest >>
                r.longestTurn >> r.refused)
            results[std::stoi(number)] = r;
    }
    return results;
}

std::vector<Table> tablesFor(const Match& match, const std::vector<Scenario>& scenarios) {
    std::vector<Table> tables;
    const int players = match.shape == "1v1" ? 2 : match.shape == "1v2" ? 3 : 4;
    for (const Scenario& scenario : scenarios) {
        std::vector<const Variant*> variants{&scenario.whole};
        for (const Variant& variant : scenario.variants)
            variants.push_back(&variant);
        for (const Variant* variant : variants) {
            const SeatPlan plan = seatPlan(scenario, *variant);
            if (players < plan.minPlayers || players > plan.maxPlayers) continue;
            const std::string name = variant->id.empty() ? scenario.id : scenario.id + " " + variant->id;
            if (!match.only.empty() && match.only != name) continue;
            tables.push_back({name, &scenario, variant->id, plan.countries});
        }
    }
    return tables;
}

int run(const Match& match) {
    const std::filesystem::path folder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";
    std::vector<Scenario> scenarios;
    for (const char* id : {"western-europe", "eastern-europe"}) {
        ScenarioResult read = loadCheckedScenario(folder / (std::string(id) + ".yaml"), {folder});
        if (!read.scenario) return 1;
        scenarios.push_back(std::move(*read.scenario));
    }
    const std::vector<Table> tables = tablesFor(match, scenarios);
    if (tables.empty() || (match.set.empty() && !playerOfKind<Game>(match.challenger)) ||
        !playerOfKind<Game>(match.opponent)) {
        std::fprintf(stderr,
                     "usage: bot_match KIND KIND [--shape 1v1|1v2|1v3|2v2] [--games N] ...; players: %s\n",
                     playerKinds<Game>().c_str());
        return 2;
    }
    auto known = match.out.empty() ? std::optional<Results>(Results{}) : readResults(match);
    if (!known) {
        std::fprintf(stderr, "%s is about another match\n", match.out.c_str());
        return 2;
    }
    std::ofstream out;
    if (!match.out.empty()) {
        out.open(match.out, std::ios::app);
        if (known->empty() && out.tellp() == 0) out << titleOf(match) << std::endl;
    }
    std::mutex lock;
    int next = match.first;
    std::vector<std::jthread> workers;
    for (int t = 0; t < match.threads; ++t)
        workers.emplace_back([&] {
            while (true) {
                int number = 0;
                {
                    const std::lock_guard guard(lock);
                    while (known->contains(next))
                        ++next;
                    if (next >= match.first + match.games) return;
                    number = next++;
                }
                const Result result = playNumber(match, tables, number);
                const std::lock_guard guard(lock);
                if (out.is_open()) write(out, number, result);
                known->emplace(number, result);
            }
        });
    workers.clear();
    std::vector<Result> results;
    for (const auto& [number, result] : *known)
        results.push_back(result);
    report(match, results);
    return 0;
}

} // namespace
} // namespace marches::warriors

int main(int argc, char** argv) {
    marches::warriors::Match match;
    std::vector<std::string> words(argv + 1, argv + argc);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const auto value = [&] { return i + 1 < words.size() ? words[++i] : std::string("0"); };
        if (word == "--shape")
            match.shape = value();
        else if (word == "--table")
            match.only = value();
        else if (word == "--games")
            match.games = std::stoi(value());
        else if (word == "--first")
            match.first = std::stoi(value());
        else if (word == "--nodes")
            match.nodes = std::stoull(value());
        else if (word == "--seed")
            match.seed = std::stoull(value());
        else if (word == "--threads")
            match.threads = std::stoi(value());
        else if (word == "--out")
            match.out = value();
        else if (word == "--verbose")
            match.verbose = true;
        else if (word == "--set") {
            const std::string text = value();
            const auto sign = text.find('=');
            match.set.emplace_back(text.substr(0, sign), std::stod(text.substr(sign + 1)));
        } else
            names.push_back(word);
    }
    if (names.size() == 2) {
        match.challenger = names[0];
        match.opponent = names[1];
    }
    return marches::warriors::run(match);
}
