#pragma once

#include "engine/cli/game_json.h"
#include "engine/cli/running_game_of.h"
#include "engine/cli/simulation_run.h"
#include "engine/simulation/measured_game.h"

#include <memory>

namespace marches::cli {

/// Plays games of a run one after the other, in one thread.
template <CliGame D>
class GamePlayerOf {
public:
    using G = typename D::Game;
    using Table = typename D::Opened;

    /// The data that all threads share.
    struct Shared {
        SimulationRun run;
        std::shared_ptr<const typename RunPlayer<D>::Shared> games;
    };

    explicit GamePlayerOf(std::shared_ptr<const Shared> shared)
        : shared_(std::move(shared)), player_(shared_->games) {}

    std::optional<SimulatedGame> operator()(std::uint64_t task, const std::stop_token& stop) {
        const auto played =
            player_.play(run().shard.game(task), stop,
                         [this](const Table& table, GameFacts& facts, std::size_t seat,
                                const std::uint64_t& steps) { return outside(table, facts, seat, steps); });
        if (played.game.stopped) return std::nullopt;
        const GameFacts& facts = played.facts;
        SimulatedGame done{gameLine(facts), facts.number, !facts.refused.empty(), facts.stalled(), {}};
        if (done.refused || done.stalled) done.record = recordOf(*played.table, facts, played.game.commands);
        return done;
    }

private:
    const SimulationRun& run() const { return shared_->run; }

    /// Makes the program for one seat of one game; empty where one of our own players sits.
    Player<G> outside(const Table& table, GameFacts& facts, std::size_t seat,
                      const std::uint64_t& steps) const {
        if (!isOutside(facts.players[seat])) return {};
        return outsideFor<D>(table.header, facts.players[seat], facts.seed, seat, run().nodes, run().patience,
                             [&facts, &steps, seat](const std::string& why, std::string_view) {
                                 facts.handovers.push_back({seat, steps, why});
                             });
    }

    /// Returns the game as a record, with its seats as they were played.
    static std::string recordOf(const Table& table, const GameFacts& facts,
                                const std::vector<typename G::Command>& commands) {
        Record record{table.header, {}};
        record.header.seed = facts.seed;
        for (std::size_t seat = 0; seat < record.header.seats.size(); ++seat)
            record.header.seats[seat].kind = kindInRecord(facts.players[seat]);
        Timeline<G> timeline(table.setting);
        for (const auto& command : commands)
            if (!timeline.act(command)) break;
        record.lines = timeline.linearLines();
        return writeRecord(record);
    }

    std::shared_ptr<const Shared> shared_;
    RunPlayer<D> player_;
};

} // namespace marches::cli
