// Many games of one level of computer player at every table: each map, variant, number of seats and shape of
// alliances. Counts what must not be (refused commands, games without end, offers or peace back and forth)
// and what is worth a look (passes with their reasons).
//
//   bot_battery KIND [--games N] [--first N] [--threads T] [--minutes M] [--nodes N]
//
// N games at each table, one at every table before the second at any; M minutes end it sooner.
#include "engine/bots/warriors/players.h"
#include "engine/simulation/play_game.h"
#include "engine/warriors/random_games.h"
#include "engine/warriors/statistics.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace marches::warriors {
namespace {

using Game = WarriorsAndTraders;
using Clock = std::chrono::steady_clock;

struct Battery {
    std::string kind;
    std::uint64_t games = 1000;
    std::uint64_t first = 0;
    std::uint64_t nodes = 0;
    int threads = 1;
    int minutes = 600;
};

/// The largest figure of all games, and whose it is.
struct Most {
    std::int64_t value = 0;
    std::string where;

    void take(std::int64_t found, const std::string& at) {
        if (found <= value) return;
        value = found;
        where = at;
    }
};

struct Sums {
    std::map<std::string, std::uint64_t> games; ///< by table
    std::uint64_t refused = 0;
    std::uint64_t stalled = 0;
    std::uint64_t commands = 0;
    std::uint64_t offers = 0;
    std::uint64_t exchanges = 0;
    std::uint64_t peaceOffers = 0;
    std::uint64_t peaces = 0;
    Most longest;      ///< commands in a game
    Most longestPhase; ///< commands of all players in one phase of one turn
    Most mostOffers;   ///< in a game
    Most mostPeace;    ///< offers of peace in a game
    std::map<std::string, std::uint64_t> passes;
    std::map<std::string, std::uint64_t> endings;
    double seconds = 0;
};

double processorSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// What the statistics of a game don't count.
struct Watch {
    int turn = 0;
    Phase phase{};
    std::int64_t inPhase = 0;
    std::int64_t mostInPhase = 0;
    std::int64_t peaceOffers = 0;

    void operator()(const State& state, const Command& command) {
        peaceOffers += std::holds_alternative<step::OfferPeace>(command.step) ? 1 : 0;
        ++inPhase;
        mostInPhase = std::max(mostInPhase, inPhase);
        if (state.turn == turn && state.phase == phase) return;
        turn = state.turn;
        phase = state.phase;
        inPhase = 0;
    }
};

std::int64_t sumOf(const Measures& measures, const char* what) {
    std::int64_t sum = 0;
    for (const auto count : measures.bySeat.find(what)->second)
        sum += count;
    return sum;
}

void play(const Battery& battery, const RandomTable& table, std::uint64_t number, std::mutex& lock,
          Sums& sums) {
    const Setting& setting = *table.setting;
    const std::vector<marches::Player<Game>> kinds(setting.players(),
                                                   playerOfKind<Game>(battery.kind, battery.nodes));
    std::vector<marches::Player<Game>> players = kinds;
    GameStatistics statistics(setting, initial(setting));
    Watch watch;
    const double begun = processorSeconds();
    const auto played = playGame<Game>(setting, players, number + 1, defaultMostSteps, {},
                                       [&](const State& state, const auto& answer, const auto& events) {
                                           watch(state, answer.command);
                                           statistics.applied(state, answer.command, answer.reason, events);
                                       });
    const double took = processorSeconds() - begun;
    const Measures measures = statistics.finished(played.last);
    const std::string where = table.name + ", seed " + std::to_string(number + 1);
    const std::lock_guard guard(lock);
    ++sums.games[table.name];
    sums.seconds += took;
    sums.refused += played.refused.size();
    for (const RefusedCommand& refused : played.refused)
        std::printf("refused: %s: %s: %s\n", where.c_str(), refused.line.c_str(), refused.text.c_str());
    if (!played.outcome) std::printf("stalled: %s\n", where.c_str());
    sums.stalled += played.outcome ? 0 : 1;
    ++sums.endings[played.outcome ? std::string(played.outcome->reason) : "stall"];
    sums.commands += played.steps;
    sums.longest.take(static_cast<std::int64_t>(played.steps), where);
    sums.longestPhase.take(watch.mostInPhase, where);
    const std::int64_t offers = sumOf(measures, "offers");
    sums.offers += static_cast<std::uint64_t>(offers);
    sums.mostOffers.take(offers, where);
    sums.exchanges += static_cast<std::uint64_t>(sumOf(measures, "exchanges")) / 2;
    sums.peaceOffers += static_cast<std::uint64_t>(watch.peaceOffers);
    sums.mostPeace.take(watch.peaceOffers, where);
    sums.peaces += static_cast<std::uint64_t>(sumOf(measures, "peace")) / 2;
    if (const auto words = measures.byWord.find("passes"); words != measures.byWord.end())
        for (const auto& [word, count] : words->second)
            sums.passes[word] += static_cast<std::uint64_t>(count);
}

void report(const Battery& battery, const Sums& sums) {
    std::uint64_t games = 0;
    std::uint64_t fewest = battery.games;
    for (const auto& [table, count] : sums.games) {
        games += count;
        fewest = std::min(fewest, count);
    }
    const auto each = [games](std::uint64_t sum) {
        return static_cast<double>(sum) / static_cast<double>(std::max<std::uint64_t>(games, 1));
    };
    std::printf("%s: %llu games at %zu tables, at least %llu at each; %.1f s of processor, %.1f ms a game\n",
                battery.kind.c_str(), static_cast<unsigned long long>(games), sums.games.size(),
                static_cast<unsigned long long>(fewest), sums.seconds,
                1000 * sums.seconds / static_cast<double>(std::max<std::uint64_t>(games, 1)));
    std::printf("  refused commands %llu, stalls %llu\n", static_cast<unsigned long long>(sums.refused),
                static_cast<unsigned long long>(sums.stalled));
    const auto most = [](const char* what, double mean, const Most& found) {
        std::printf("  %s a game %.1f, most %lld (%s)\n", what, mean, static_cast<long long>(found.value),
                    found.where.c_str());
    };
    most("commands", each(sums.commands), sums.longest);
    std::printf("  commands in one phase: most %lld (%s)\n", static_cast<long long>(sums.longestPhase.value),
                sums.longestPhase.where.c_str());
    most("offers", each(sums.offers), sums.mostOffers);
    std::printf("  exchanges a game %.1f\n", each(sums.exchanges));
    most("offers of peace", each(sums.peaceOffers), sums.mostPeace);
    std::printf("  peaces a game %.2f\n  ends:", each(sums.peaces));
    for (const auto& [reason, count] : sums.endings)
        std::printf(" %s %llu", reason.c_str(), static_cast<unsigned long long>(count));
    std::printf("\n  passes a game:\n");
    for (const auto& [word, count] : sums.passes)
        std::printf("    %8.3f  %s\n", each(count), word.c_str());
}

int run(const Battery& battery) {
    const std::array<std::string, 2> scenarios{"western-europe", "eastern-europe"};
    const auto tables =
        everyTable(scenarios, std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios");
    if (!tables || !playerOfKind<Game>(battery.kind)) {
        std::fprintf(
            stderr,
            "usage: bot_battery KIND [--games N] [--first N] [--threads T] [--minutes M] [--nodes N]; "
            "kinds: %s\n",
            playerKinds<Game>().c_str());
        return 2;
    }
    Sums sums;
    std::mutex lock;
    std::uint64_t next = 0;
    const auto end = Clock::now() + std::chrono::minutes(battery.minutes);
    std::vector<std::jthread> workers;
    for (int t = 0; t < battery.threads; ++t)
        workers.emplace_back([&] {
            while (Clock::now() < end) {
                std::uint64_t task = 0;
                {
                    const std::lock_guard guard(lock);
                    if (next == battery.games * tables->size()) return;
                    task = next++;
                }
                play(battery, (*tables)[task % tables->size()], battery.first + task / tables->size(), lock,
                     sums);
            }
        });
    workers.clear();
    report(battery, sums);
    return sums.refused + sums.stalled > 0 ? 1 : 0;
}

} // namespace
} // namespace marches::warriors

int main(int argc, char** argv) {
    marches::warriors::Battery battery;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const auto value = [&] { return i + 1 < words.size() ? std::stoull(words[++i]) : 0ULL; };
        if (word == "--games")
            battery.games = value();
        else if (word == "--first")
            battery.first = value();
        else if (word == "--nodes")
            battery.nodes = value();
        else if (word == "--threads")
            battery.threads = static_cast<int>(value());
        else if (word == "--minutes")
            battery.minutes = static_cast<int>(value());
        else
            battery.kind = word;
    }
    return marches::warriors::run(battery);
}
