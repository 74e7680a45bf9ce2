#pragma once

#include "engine/bots/searchable.h"
#include "engine/table/random.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace marches {

/// What the knowledge of a game offers a search. `plans()` is the number of ways of going on that it knows
/// for the searching seat (0 is the usual one, which all others are taken to follow); `time` is a
/// measure that only grows (turns); `worth` is what a state is worth to a seat, on one scale with states that
/// are over.
template <class K, class G>
concept SearchKnowledge = Searchable<G> && requires(const K& knowledge, const typename G::Setting& setting,
                                                    const typename G::State& state, SeatId seat,
                                                    RandomStream& random, std::size_t plan) {
    { knowledge.plans() } -> std::convertible_to<std::size_t>;
    { knowledge.answer(setting, state, seat, plan, random) } -> std::same_as<typename G::Command>;
    { knowledge.time(setting, state) } -> std::convertible_to<int>;
    { knowledge.worth(setting, state, seat) } -> std::convertible_to<double>;
};

/// A command to try, and a way to go on after it.
struct Candidate {
    std::size_t choice = 0; ///< index of the command
    std::size_t plan = 0;
    double sum = 0;
    int tried = 0;
    double mean() const { return sum / tried; }
};

struct SearchLimits {
    std::uint64_t nodes = 0;       ///< budget: commands played out in all
    int nearest = 1;               ///< turns to look ahead at least, whatever the budget
    int horizon = 2;               ///< turns to look ahead at least, if the budget allows
    int farthest = 30;             ///< turns to look ahead at most
    std::size_t nodesPerTurn = 60; ///< commands that a turn is taken to have, to share out the budget
};

/// Searches by playing games out: each candidate is played on with the knowledge answering for everybody, the
/// worse half is dropped, and the rest is played on until the budget is spent (sequential halving, Karnin,
/// Koren and Somekh 2013). Told to stop it gives the best so far, if there is one.
template <Searchable G, SearchKnowledge<G> K>
class Rollouts {
public:
    using Setting = typename G::Setting;
    using State = typename G::State;
    using Command = typename G::Command;

    Rollouts(const K& knowledge, const Setting& setting, const State& root, SeatId seat, SearchLimits limits)
        : knowledge_(knowledge), setting_(setting), root_(root), seat_(seat), limits_(limits) {}

    /// Returns the index of the best of `commands`, which are in order of belief, the best first. Nothing
    /// where not each could be played out once: that would tell less than the belief.
    std::optional<std::size_t> best(const std::vector<Command>& commands, const RandomStream& random,
                                    const std::stop_token& stop) {
        std::vector<Candidate> field;
        for (std::size_t plan = 0; plan < knowledge_.plans(); ++plan)
            for (std::size_t choice = 0; choice < commands.size(); ++choice)
                field.push_back({choice, plan});
        if (field.size() < 2) return 0;
        until_ = knowledge_.time(setting_, root_) + turnsAhead(field.size());
        std::uint64_t game = 0;
        const auto stages = static_cast<std::uint64_t>(std::bit_width(field.size() - 1));
        for (std::uint64_t stage = 1; stage <= stages && field.size() > 1; ++stage) {
            const std::uint64_t share = limits_.nodes * stage / stages;
            do {
                for (Candidate& candidate : field) {
                    if (spent(stop)) break;
                    // All candidates get the same random numbers, so that they differ by the choice alone.
                    playOut(candidate, commands[candidate.choice], random.forPurpose(game), stop);
                }
                ++game;
            } while (nodes_ < share && !spent(stop));
            if (std::ranges::any_of(field, [](const Candidate& one) { return one.tried == 0; }))
                return std::nullopt;
            std::stable_sort(field.begin(), field.end(),
                             [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
            if (spent(stop)) break;
            field.resize((field.size() + 1) / 2);
        }
        return field.front().choice;
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    /// Returns the turns to look ahead: as far as two games of each candidate can be paid, or at least
    /// `horizon` if one of each can.
    int turnsAhead(std::size_t candidates) const {
        const auto payable = [&](std::size_t games) {
            const std::uint64_t turn = games * candidates * std::max<std::size_t>(1, limits_.nodesPerTurn);
            return static_cast<int>(
                std::min(limits_.nodes / turn, static_cast<std::uint64_t>(limits_.farthest)));
        };
        return std::max({limits_.nearest, payable(2), std::min(payable(1), limits_.horizon)});
    }

    bool spent(const std::stop_token& stop) const { return nodes_ >= limits_.nodes || stop.stop_requested(); }

    void playOut(Candidate& candidate, const Command& first, RandomStream random,
                 const std::stop_token& stop) {
        State state = root_;
        events_.clear();
        G::apply(setting_, state, first, events_);
        ++nodes_;
        for (SeatSet waits = G::decision(setting_, state).waits; !waits.empty();
             waits = G::decision(setting_, state).waits) {
            if (stop.stop_requested()) return; // a game cut off says nothing
            if (knowledge_.time(setting_, state) > until_) break;
            const SeatId seat = *waits.begin();
            const Command command =
                knowledge_.answer(setting_, state, seat, seat == seat_ ? candidate.plan : 0, random);
            events_.clear();
            G::apply(setting_, state, command, events_);
            ++nodes_;
        }
        candidate.sum += knowledge_.worth(setting_, state, seat_);
        ++candidate.tried;
    }

    const K& knowledge_;
    const Setting& setting_;
    const State& root_;
    SeatId seat_;
    SearchLimits limits_;
    int until_ = 0;
    std::uint64_t nodes_ = 0;
    std::vector<typename G::Event> events_;
};

} // namespace marches
