#include "engine/cli/bench.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <ostream>

namespace marches::cli {
using Json = nlohmann::ordered_json;

namespace {

double share(const BenchFigures& figures, const BenchPhase& time) {
    double all = 0;
    for (const BenchPhase& phase : figures.phases)
        all += phase.seconds;
    return all > 0 ? 100 * time.seconds / all : 0;
}

/// Returns the nanoseconds of processor time of a mean step that belong to the phase.
double nsPerStep(const BenchFigures& figures, const BenchPhase& time) {
    if (time.steps == 0) return 0;
    std::uint64_t steps = 0;
    for (const BenchPhase& phase : figures.phases)
        steps += phase.steps;
    return share(figures, time) / 100 * 1e9 / figures.speed.stepsPerSecond() * static_cast<double>(steps) /
           static_cast<double>(time.steps);
}

Json speedJson(const BenchSpeed& speed) {
    return {{"steps_per_second", static_cast<std::uint64_t>(speed.stepsPerSecond())},
            {"games_per_second", static_cast<std::uint64_t>(speed.gamesPerSecond())},
            {"steps_per_game", speed.played.steps / std::max<std::uint64_t>(1, speed.played.games)},
            {"options_median", speed.played.median()},
            {"options_most", speed.played.most()}};
}

void printJson(const BenchFigures& figures, std::ostream& out) {
    Json json = speedJson(figures.speed);
    json["state_bytes"] = figures.stateBytes;
    json["state_copy_ns"] = figures.copyNs;
    json["hash_ns"] = figures.hashNs;
    json["checksum"] = figures.speed.played.checksum;
    for (const BenchPhase& phase : figures.phases)
        json["phases"][phase.name] = {{"share", share(figures, phase)},
                                      {"ns_per_step", nsPerStep(figures, phase)},
                                      {"steps", phase.steps}};
    for (const auto& [table, speed] : figures.tables)
        json["tables"][table] = speedJson(speed);
    out << json.dump(1) << '\n';
}

void printTable(const BenchFigures& figures, std::ostream& out) {
    const BenchSpeed& speed = figures.speed;
    out << fmt::format("{}, one thread; options listed at each step\n"
                       "  {:12.0f} steps a second\n"
                       "  {:12.0f} games a second, {} steps a game\n"
                       "  {:12} options in the median, {} at most\n"
                       "  {:12.1f} ns to copy a state ({} bytes)\n"
                       "  {:12.1f} ns to hash a state\n\n",
                       figures.title, speed.stepsPerSecond(), speed.gamesPerSecond(),
                       speed.played.steps / std::max<std::uint64_t>(1, speed.played.games),
                       speed.played.median(), speed.played.most(), figures.copyNs, figures.stateBytes,
                       figures.hashNs);
    out << fmt::format("{:14} {:>7} {:>8} {:>9}\n", "phase", "share %", "ns/step", "steps");
    for (const BenchPhase& phase : figures.phases)
        out << fmt::format("{:14} {:7.1f} {:8.0f} {:9}\n", phase.name, share(figures, phase),
                           nsPerStep(figures, phase), phase.steps);
    out << fmt::format("\n{:40} {:>10} {:>8} {:>7} {:>5}\n", "table", "steps/s", "games/s", "options",
                       "most");
    for (const auto& [table, measured] : figures.tables)
        out << fmt::format("{:40} {:10.0f} {:8.0f} {:7} {:5}\n", table, measured.stepsPerSecond(),
                           measured.gamesPerSecond(), measured.played.median(), measured.played.most());
}

} // namespace

int bench(const BenchChoice& choice, const Games& games, Streams streams) {
    for (const GameEntry& game : games.entries) {
        if (game.bench == nullptr) continue;
        const auto figures = game.bench(choice.seconds, games.sources);
        if (!figures) {
            for (const Finding& finding : figures.error())
                streams.err << formatted(finding) << '\n';
            return exitRefused;
        }
        if (choice.json)
            printJson(*figures, streams.out);
        else
            printTable(*figures, streams.out);
    }
    return exitGood;
}

} // namespace marches::cli
