#include "engine/cli/bench.h"

#include "engine/warriors/names.h"
#include "engine/warriors/random_games.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <ostream>

namespace marches::cli {
using namespace warriors;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t seed = 20261120;
constexpr std::uint32_t interruptEvery = 500;
constexpr std::size_t phaseCount = 6; ///< without Phase::over
constexpr std::size_t startCount = 200;
constexpr std::size_t sampleCount = 256;

/// Processor time, so that a busy machine changes little.
double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What was played, without looking at the clock in between.
struct Played {
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    std::uint64_t checksum = 0; ///< so that nothing is optimised away
    std::vector<std::uint64_t> optionCounts = std::vector<std::uint64_t>(4096); ///< how often so many

    std::size_t median() const {
        std::uint64_t before = 0;
        for (std::size_t i = 0; i < optionCounts.size(); ++i) {
            before += optionCounts[i];
            if (before * 2 >= steps) return i;
        }
        return 0;
    }
    std::size_t most() const {
        const auto last =
            std::find_if(optionCounts.rbegin(), optionCounts.rend(), [](auto n) { return n > 0; });
        return static_cast<std::size_t>(optionCounts.rend() - last) - 1;
    }
};

/// Plays whole games; `observe` is called after each step with the phase before it.
class RandomGames {
public:
    /// Games from the set-up and from random starts take turns. Starts are made beforehand.
    explicit RandomGames(const std::shared_ptr<const Setting>& setting) {
        RandomStream random{seed};
        for (std::size_t i = 0; i < startCount; ++i) {
            settings_.push_back(setting);
            settings_.push_back(withRandomStart(*setting, random));
        }
    }

    template <class Observe>
    void playOne(Played& played, Observe observe) {
        const Setting& setting = *settings_[played.games % settings_.size()];
        RandomStream random = RandomStream{seed}.forPurpose(played.games);
        State state = initial(setting);
        while (true) {
            const SeatSet waits = decision(setting, state).waits;
            if (waits.empty()) break;
            const Phase phase = state.phase;
            const SeatId seat = anySeat(waits, random);
            options_.clear();
            options(setting, state, seat, options_);
            ++played.optionCounts[std::min(options_.size(), played.optionCounts.size() - 1)];
            events_.clear();
            apply(setting, state, anyStep(setting, state, seat, options_, interruptEvery, random), events_);
            ++played.steps;
            observe(phase, setting, state);
        }
        played.checksum = played.checksum * 31 + events_.size();
        ++played.games;
    }

private:
    std::vector<std::shared_ptr<const Setting>> settings_;
    std::vector<Command> options_;
    std::vector<Event> events_;
};

struct Speed {
    Played played;
    double seconds = 0;
    double stepsPerSecond() const { return static_cast<double>(played.steps) / seconds; }
    double gamesPerSecond() const { return static_cast<double>(played.games) / seconds; }
};

Speed measure(RandomGames& games, double seconds) {
    Speed speed;
    const double begun = processorSeconds();
    do
        games.playOne(speed.played, [](Phase, const Setting&, const State&) {});
    while ((speed.seconds = processorSeconds() - begun) < seconds);
    return speed;
}

struct PhaseTime {
    double seconds = 0; ///< by the clock on the wall: only its share says something
    std::uint64_t steps = 0;
};

/// The same games with a look at the clock before and after each step.
std::array<PhaseTime, phaseCount> measurePhases(RandomGames& games, double seconds) {
    std::array<PhaseTime, phaseCount> phases;
    Played played;
    const double begun = processorSeconds();
    while (processorSeconds() - begun < seconds) {
        auto before = Clock::now();
        games.playOne(played, [&](Phase phase, const Setting&, const State&) {
            const auto now = Clock::now();
            PhaseTime& time = phases[static_cast<std::size_t>(phase)];
            time.seconds += std::chrono::duration<double>(now - before).count();
            ++time.steps;
            before = Clock::now();
        });
    }
    return phases;
}

/// States from all over the games.
struct Samples {
    std::vector<const Setting*> settings;
    std::vector<State> states;
};

Samples sampleStates(RandomGames& games) {
    Samples samples;
    Played played;
    std::uint64_t next = 0;
    while (samples.states.size() < sampleCount)
        games.playOne(played, [&](Phase, const Setting& setting, const State& state) {
            if (played.steps < next || samples.states.size() == sampleCount) return;
            next = played.steps + 97;
            samples.settings.push_back(&setting);
            samples.states.push_back(state);
        });
    return samples;
}

/// Nanoseconds a call of `work(i)` for i below `sampleCount`; the best of several rounds.
template <class Work>
double nanoseconds(Work work) {
    double best = 1e9;
    for (int round = 0; round < 30; ++round) {
        constexpr int repeats = 20;
        const auto begun = Clock::now();
        for (int repeat = 0; repeat < repeats; ++repeat)
            for (std::size_t i = 0; i < sampleCount; ++i)
                work(i);
        const std::chrono::duration<double, std::nano> took = Clock::now() - begun;
        best = std::min(best, took.count() / (repeats * double{sampleCount}));
    }
    return best;
}

struct Report {
    Speed speed;
    std::array<PhaseTime, phaseCount> phases;
    double copyNs = 0;
    double hashNs = 0;
    std::vector<std::pair<std::string, Speed>> tables;
};

Expected<Report, Findings> measureAll(const BenchChoice& choice, const ScenarioSources& sources) {
    const std::array<std::string, 2> scenarios{"western-europe", "eastern-europe"};
    const auto tables = everyTable(scenarios, sources.bundled);
    if (!tables) return unexpected(tables.error());
    const auto main = std::find_if(tables->begin(), tables->end(),
                                   [](const RandomTable& table) { return table.name == "western-europe 4"; });
    if (main == tables->end()) return unexpected(Findings{});
    Report report;
    RandomGames games(main->setting);
    measure(games, choice.seconds / 10); // warms up
    report.speed = measure(games, choice.seconds);
    report.phases = measurePhases(games, choice.seconds / 2);

    const Samples samples = sampleStates(games);
    std::vector<State> copies = samples.states;
    report.copyNs =
        nanoseconds([&](std::size_t i) { copies[i] = samples.states[(i * 7 + 1) % sampleCount]; });
    report.hashNs = nanoseconds([&](std::size_t i) {
        report.speed.played.checksum += hash(*samples.settings[i], samples.states[i]);
    });

    for (const RandomTable& table : *tables) {
        RandomGames others(table.setting);
        report.tables.emplace_back(table.name, measure(others, choice.seconds / 10));
    }
    return report;
}

double share(const Report& report, const PhaseTime& time) {
    double all = 0;
    for (const PhaseTime& phase : report.phases)
        all += phase.seconds;
    return all > 0 ? 100 * time.seconds / all : 0;
}

/// Of processor time: the phase's share of what a step takes in the mean.
double nsPerStep(const Report& report, const PhaseTime& time) {
    if (time.steps == 0) return 0;
    std::uint64_t steps = 0;
    for (const PhaseTime& phase : report.phases)
        steps += phase.steps;
    return share(report, time) / 100 * 1e9 / report.speed.stepsPerSecond() * static_cast<double>(steps) /
           static_cast<double>(time.steps);
}

Json speedJson(const Speed& speed) {
    return {{"steps_per_second", static_cast<std::uint64_t>(speed.stepsPerSecond())},
            {"games_per_second", static_cast<std::uint64_t>(speed.gamesPerSecond())},
            {"steps_per_game", speed.played.steps / std::max<std::uint64_t>(1, speed.played.games)},
            {"options_median", speed.played.median()},
            {"options_most", speed.played.most()}};
}

void printJson(const Report& report, std::ostream& out) {
    Json json = speedJson(report.speed);
    json["state_bytes"] = sizeof(State);
    json["state_copy_ns"] = report.copyNs;
    json["hash_ns"] = report.hashNs;
    json["checksum"] = report.speed.played.checksum;
    for (std::size_t i = 0; i < phaseCount; ++i)
        json["phases"][std::string(name(static_cast<Phase>(i)))] = {
            {"share", share(report, report.phases[i])},
            {"ns_per_step", nsPerStep(report, report.phases[i])},
            {"steps", report.phases[i].steps}};
    for (const auto& [table, speed] : report.tables)
        json["tables"][table] = speedJson(speed);
    out << json.dump(1) << '\n';
}

void printTable(const Report& report, std::ostream& out) {
    const Speed& speed = report.speed;
    out << fmt::format("Western Europe, 4 players, one thread; options listed at each step\n"
                       "  {:12.0f} steps a second\n"
                       "  {:12.0f} games a second, {} steps a game\n"
                       "  {:12} options in the median, {} at most\n"
                       "  {:12.1f} ns to copy a state ({} bytes)\n"
                       "  {:12.1f} ns to hash a state\n\n",
                       speed.stepsPerSecond(), speed.gamesPerSecond(),
                       speed.played.steps / std::max<std::uint64_t>(1, speed.played.games),
                       speed.played.median(), speed.played.most(), report.copyNs, sizeof(State),
                       report.hashNs);
    out << fmt::format("{:14} {:>7} {:>8} {:>9}\n", "phase", "share %", "ns/step", "steps");
    for (std::size_t i = 0; i < phaseCount; ++i)
        out << fmt::format("{:14} {:7.1f} {:8.0f} {:9}\n", name(static_cast<Phase>(i)),
                           share(report, report.phases[i]), nsPerStep(report, report.phases[i]),
                           report.phases[i].steps);
    out << fmt::format("\n{:40} {:>10} {:>8} {:>7} {:>5}\n", "table", "steps/s", "games/s", "options",
                       "most");
    for (const auto& [table, measured] : report.tables)
        out << fmt::format("{:40} {:10.0f} {:8.0f} {:7} {:5}\n", table, measured.stepsPerSecond(),
                           measured.gamesPerSecond(), measured.played.median(), measured.played.most());
}

} // namespace

int bench(const BenchChoice& choice, const ScenarioSources& sources, Streams streams) {
    const auto report = measureAll(choice, sources);
    if (!report) {
        for (const Finding& finding : report.error())
            streams.err << formatted(finding) << '\n';
        return exitRefused;
    }
    if (choice.json)
        printJson(*report, streams.out);
    else
        printTable(*report, streams.out);
    return exitGood;
}

} // namespace marches::cli
