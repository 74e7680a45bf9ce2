#pragma once

#include "engine/simulation/play_game.h"
#include "engine/simulation/schedule.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace marches {

/// The choices that all games of a run share.
struct RunTerms {
    std::vector<std::string> players; ///< kinds
    std::uint64_t nodes = 0; ///< budget a decision of players without one of their own; 0: their default
    std::uint64_t seed = 0;
};

/// Returns what is known of game `number` of a run before it begins.
template <Game G>
GameFacts factsBefore(const typename G::Setting& setting, const RunTerms& terms, std::uint64_t number,
                      const Seating& seating, std::vector<std::int32_t> sides) {
    GameFacts facts;
    facts.number = number;
    facts.seed = seedOfGame(terms.seed, number);
    facts.sides = std::move(sides);
    for (const SeatId seat : SeatSet::first(G::seatCount(setting))) {
        facts.seats.emplace_back(G::seatName(setting, seat));
        facts.players.push_back(terms.players[seating.playerOfSeat[index(seat)]]);
    }
    return facts;
}

/// Plays that game between `seated` and fills in what came of it, measured by Statistics; `steps` counts
/// while it is played. Of a game that was stopped from outside nothing is filled in.
template <Game G, class Statistics>
PlayedGame<G> playMeasured(const typename G::Setting& setting, std::span<Player<G>> seated, GameFacts& facts,
                           std::uint64_t& steps, const std::stop_token& stop) {
    Statistics statistics(setting, G::initial(setting));
    auto played = playGame<G>(setting, seated, facts.seed, defaultMostSteps, stop,
                              [&](const auto& state, const Answer<G>& answer, const auto& events) {
                                  ++steps;
                                  statistics.applied(state, answer.command, answer.reason, events);
                              });
    if (played.stopped) return played;
    facts.steps = played.steps;
    facts.fingerprint = played.fingerprint;
    facts.refused = played.refused;
    facts.measures = statistics.finished(played.last);
    if (played.outcome) {
        facts.reason = played.outcome->reason;
        facts.scores = played.outcome->scores;
        for (const SeatId winner : played.outcome->winners)
            facts.winners.push_back(index(winner));
    }
    return played;
}

/// Plays games of a run between our own computer players, one after the other, in one thread. `Table` has a
/// `setting`; D names the game, its Statistics and the sides of a setting.
template <class D>
class RunPlayer {
public:
    using G = typename D::Game;
    using Table = typename D::Opened;

    /// The data that all threads share. The players are known by their kinds.
    struct Shared {
        RunTerms terms;
        std::vector<Table> tables;
    };
    /// A game with the state in which it ended.
    struct Played {
        GameFacts facts;
        PlayedGame<G> game;
        const Table* table = nullptr;
    };

    explicit RunPlayer(std::shared_ptr<const Shared> shared) : shared_(std::move(shared)) {
        for (const std::string& kind : shared_->terms.players)
            players_.push_back(playerOfKind<G>(kind, shared_->terms.nodes));
    }

    const RunTerms& terms() const { return shared_->terms; }
    /// Returns game `number` of the run, from 1. `seat` makes another player for a seat than the one of its
    /// kind; an empty one: the one of its kind.
    template <class OtherPlayer>
    Played play(std::uint64_t number, const std::stop_token& stop, OtherPlayer other) {
        const Seating seating = seatingOf(number, shared_->tables.size(), terms().players.size());
        Played played;
        played.table = &shared_->tables[seating.table];
        const typename G::Setting& setting = *played.table->setting;
        played.facts = factsBefore<G>(setting, terms(), number, seating, D::sidesOf(setting));
        std::uint64_t steps = 0;
        std::vector<Player<G>> seated;
        for (std::size_t seat = 0; seat < played.facts.seats.size(); ++seat) {
            Player<G> own = other(*played.table, played.facts, seat, steps);
            seated.push_back(own ? std::move(own)
                                 : Player<G>(std::ref(players_[seating.playerOfSeat[seat]])));
        }
        played.game = playMeasured<G, typename D::Statistics>(setting, seated, played.facts, steps, stop);
        return played;
    }
    Played play(std::uint64_t number, const std::stop_token& stop) {
        return play(number, stop,
                    [](const Table&, GameFacts&, std::size_t, const std::uint64_t&) { return Player<G>(); });
    }

private:
    std::shared_ptr<const Shared> shared_;
    std::vector<Player<G>> players_; ///< in the order of the run's list
};

} // namespace marches
