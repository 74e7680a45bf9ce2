#pragma once

#include "engine/cli/game_json.h"
#include "engine/cli/running_game_of.h"
#include "engine/cli/simulation_run.h"
#include "engine/simulation/play_game.h"

#include <memory>

namespace marches::cli {

/// Plays games of a run, one after the other, in one thread.
template <CliGame D>
class GamePlayerOf {
public:
    using G = typename D::Game;
    using Table = typename D::Opened;

    /// What all threads share.
    struct Shared {
        SimulationRun run;
        std::vector<Table> tables;
    };

    explicit GamePlayerOf(std::shared_ptr<const Shared> shared) : shared_(std::move(shared)) {
        for (const std::string& kind : run().players)
            players_.push_back(playerOfKind<G>(kind, run().nodes));
    }

    std::optional<SimulatedGame> operator()(std::uint64_t task, const std::stop_token& stop) {
        const std::uint64_t number = run().shard.game(task);
        const Seating seating = seatingOf(number, shared_->tables.size(), run().players.size());
        const Table& table = shared_->tables[seating.table];
        const typename G::Setting& setting = *table.setting;

        GameFacts facts;
        facts.number = number;
        facts.seed = seedOfGame(run().seed, number);
        facts.sides = D::sidesOf(setting);
        std::uint64_t steps = 0;
        std::vector<Player<G>> seated;
        for (const SeatId seat : SeatSet::first(G::seatCount(setting))) {
            const std::size_t player = seating.playerOfSeat[index(seat)];
            facts.seats.emplace_back(G::seatName(setting, seat));
            facts.players.push_back(run().players[player]);
            if (isOutside(run().players[player]))
                seated.push_back(outside(table, facts, index(seat), steps));
            else
                seated.emplace_back(std::ref(players_[player]));
        }
        typename D::Statistics statistics(setting, G::initial(setting));
        auto played = playGame<G>(setting, seated, facts.seed, defaultMostSteps, stop,
                                  [&](const auto& state, const Answer<G>& answer, const auto& events) {
                                      ++steps;
                                      statistics.applied(state, answer.command, answer.reason, events);
                                  });
        if (played.stopped) return std::nullopt;
        facts.steps = played.steps;
        facts.fingerprint = played.fingerprint;
        facts.refused = std::move(played.refused);
        facts.measures = statistics.finished(played.last);
        if (played.outcome) {
            facts.reason = played.outcome->reason;
            facts.scores = played.outcome->scores;
            for (const SeatId winner : played.outcome->winners)
                facts.winners.push_back(index(winner));
        }
        SimulatedGame done{gameLine(facts), number, !facts.refused.empty(), facts.stalled(), {}};
        if (done.refused || done.stalled) done.record = recordOf(table, facts, played.commands);
        return done;
    }

private:
    const SimulationRun& run() const { return shared_->run; }

    /// A program for one seat of one game.
    Player<G> outside(const Table& table, GameFacts& facts, std::size_t seat,
                      const std::uint64_t& steps) const {
        return outsideFor<D>(table.header, facts.players[seat], facts.seed, seat, run().nodes, run().patience,
                             [&facts, &steps, seat](const std::string& why, std::string_view) {
                                 facts.handovers.push_back({seat, steps, why});
                             });
    }

    /// The game as a record, with its seats as they were played.
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
    std::vector<Player<G>> players_; ///< as the run lists them
};

} // namespace marches::cli
