#pragma once

#include "engine/cli/bench_figures.h"
#include "engine/cli/cli_game.h"
#include "engine/table/chance.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>

namespace marches::cli {

/// Measures the rules of one game by random games in one thread.
template <BenchedGame D>
class BenchOf {
public:
    using G = typename D::Game;
    using Setting = typename G::Setting;
    using State = typename G::State;
    using Clock = std::chrono::steady_clock;

    static Expected<BenchFigures, Findings> measured(double seconds, const ScenarioSources& sources) {
        const auto tables = D::benchTables(sources.bundled);
        if (!tables) return unexpected(tables.error());
        const auto main = std::find_if(tables->begin(), tables->end(),
                                       [](const auto& table) { return table.name == D::benchMain; });
        if (main == tables->end()) return unexpected(Findings{});
        BenchFigures figures;
        figures.title = D::benchTitle;
        figures.stateBytes = sizeof(State);
        Games games(main->setting);
        measure(games, seconds / 10); // warms up
        figures.speed = measure(games, seconds);
        /// Plays with a look at the clock before and after each step.
        figures.phases = measurePhases(games, seconds / 2);

        const Samples samples = sampleStates(games);
        std::vector<State> copies = samples.states;
        figures.copyNs =
            nanoseconds([&](std::size_t i) { copies[i] = samples.states[(i * 7 + 1) % sampleCount]; });
        figures.hashNs = nanoseconds([&](std::size_t i) {
            figures.speed.played.checksum += G::hash(*samples.settings[i], samples.states[i]);
        });

        for (const auto& table : *tables) {
            Games others(table.setting);
            figures.tables.emplace_back(table.name, measure(others, seconds / 10));
        }
        return figures;
    }

private:
    static constexpr std::uint64_t seed = 20261120;
    static constexpr std::uint32_t interruptEvery = 500;
    static constexpr std::size_t startCount = 200;
    static constexpr std::size_t sampleCount = 256;

    /// Returns processor time, so that a busy machine changes little.
    static double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

    /// Plays whole games; `observe` is called after each step with the phase before it.
    class Games {
    public:
        /// Prepares games that begin in turn at the set-up and at random starts, which are made here.
        explicit Games(const std::shared_ptr<const Setting>& setting) {
            RandomStream random{seed};
            for (std::size_t i = 0; i < startCount; ++i) {
                settings_.push_back(setting);
                settings_.push_back(D::withRandomStart(*setting, random));
            }
        }

        template <class Observe>
        void playOne(BenchGames& played, Observe observe) {
            const Setting& setting = *settings_[played.games % settings_.size()];
            RandomStream random = RandomStream{seed}.forPurpose(played.games);
            State state = G::initial(setting);
            std::uint64_t draws = 0;
            while (true) {
                if (const auto drawn = draw<G>(setting, state, played.games, draws)) {
                    events_.clear();
                    G::apply(setting, state, *drawn, events_);
                    ++draws;
                    continue;
                }
                const SeatSet waits = G::decision(setting, state).waits;
                if (waits.empty()) break;
                const std::size_t phase = D::phaseOf(state);
                const SeatId seat = D::anySeat(waits, random);
                options_.clear();
                G::options(setting, state, seat, options_);
                ++played.optionCounts[std::min(options_.size(), played.optionCounts.size() - 1)];
                events_.clear();
                G::apply(setting, state, D::anyStep(setting, state, seat, options_, interruptEvery, random),
                         events_);
                ++played.steps;
                observe(phase, setting, state);
            }
            played.checksum = played.checksum * 31 + events_.size();
            ++played.games;
        }

    private:
        std::vector<std::shared_ptr<const Setting>> settings_;
        std::vector<typename G::Command> options_;
        std::vector<typename G::Event> events_;
    };

    static BenchSpeed measure(Games& games, double seconds) {
        BenchSpeed speed;
        const double begun = processorSeconds();
        do
            games.playOne(speed.played, [](std::size_t, const Setting&, const State&) {});
        while ((speed.seconds = processorSeconds() - begun) < seconds);
        return speed;
    }

    /// The same games with a look at the clock before and after each step.
    static std::vector<BenchPhase> measurePhases(Games& games, double seconds) {
        std::vector<BenchPhase> phases;
        for (const std::string& name : D::phases())
            phases.push_back({name, 0, 0});
        BenchGames played;
        const double begun = processorSeconds();
        while (processorSeconds() - begun < seconds) {
            auto before = Clock::now();
            games.playOne(played, [&](std::size_t phase, const Setting&, const State&) {
                const auto now = Clock::now();
                phases[phase].seconds += std::chrono::duration<double>(now - before).count();
                ++phases[phase].steps;
                before = Clock::now();
            });
        }
        return phases;
    }

    /// States from all stages of the games.
    struct Samples {
        std::vector<const Setting*> settings;
        std::vector<State> states;
    };

    static Samples sampleStates(Games& games) {
        Samples samples;
        BenchGames played;
        std::uint64_t next = 0;
        while (samples.states.size() < sampleCount)
            games.playOne(played, [&](std::size_t, const Setting& setting, const State& state) {
                if (played.steps < next || samples.states.size() == sampleCount) return;
                next = played.steps + 97;
                samples.settings.push_back(&setting);
                samples.states.push_back(state);
            });
        return samples;
    }

    /// Returns the nanoseconds of a call of `work(i)`, i below `sampleCount`: the best of several rounds.
    template <class Work>
    static double nanoseconds(Work work) {
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
};

} // namespace marches::cli
