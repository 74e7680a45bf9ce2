#include "engine/bots/warriors/strong.h"

#include "engine/bots/rollout.h"
#include "engine/bots/warriors/evaluation.h"
#include "engine/bots/warriors/planner.h"

#include <algorithm>
#include <cmath>

namespace marches::warriors::bots {
namespace {

constexpr std::size_t mostCandidates = 8;
constexpr double farBehind = 4.0; ///< VP below the best proposal of the planner: such are not tried
/// The same limit while feeding. The planner knows armies and provinces well enough; games played out with
/// one army more or less differ by luck far more than by that army, and a player that starves its own looks
/// foolish.
constexpr double behindInFeeding = 0.1;
/// The same limit while a token is shifted.
constexpr double behindInShifts = 0.5;
/// A phase of many small decisions (a long sale, a dozen armies) shares a budget: with more decisions ahead
/// than this, each gets less than the whole.
constexpr std::uint64_t decisionsInFull = 6;
constexpr double victory = 12.0; ///< VP that winning is worth beside the points themselves

/// The planner as the knowledge of a search: its answers, and the worth of a position.
class Planning {
public:
    explicit Planning(const Weights& weights) : weights_(weights) {}

    std::size_t plans() const { return 1; }
    Command answer(const Setting& setting, const State& state, SeatId seat, std::size_t,
                   RandomStream& random) const {
        return plan(setting, state, seat, weights_, random).command;
    }
    int time(const Setting&, const State& state) const { return state.turn; }

    double worth(const Setting& setting, const State& state, SeatId seat) const {
        if (const auto end = outcome(setting, state)) {
            double best = -1e9;
            for (std::size_t i = 0; i < setting.players(); ++i)
                if (!allied(setting, seat, idAt<SeatId>(i))) best = std::max<double>(best, end->scores[i]);
            const double won = end->winners.contains(seat)
                                   ? victory / std::sqrt(static_cast<double>(end->winners.size()))
                                   : -victory;
            return won + end->scores[index(seat)] - best;
        }
        return standing(look(setting, state, seat, weights_));
    }

private:
    const Weights& weights_;
};

/// Drops passing where a token on the mat is worth its price: it is never worse, but what it brings comes too
/// late for games played out to show it.
void dropIdleness(std::vector<Choice>& choices) {
    const auto gains = [](const Choice& choice) {
        return std::holds_alternative<step::Upgrade>(choice.command.step) && choice.value > 0;
    };
    if (std::any_of(choices.begin(), choices.end(), gains))
        std::erase_if(choices, [](const Choice& choice) {
            return std::holds_alternative<step::Pass>(choice.command.step);
        });
}

/// Returns how many decisions the phase may still ask of the seat, where they may be many.
std::uint64_t decisionsAhead(const Position& position) {
    const Setting& setting = position.setting;
    int ahead = 1;
    if (position.state.stage == Stage::trade) {
        const int rate = std::max(1, bankRate(setting, position.state, position.seat));
        for (const Resource resource : allResources)
            ahead += position.held()[resource] /
                     (resource == Resource::gold ? std::max(1, int{setting.tables.vpPrice}) : rate);
    } else if (position.state.stage == Stage::move) {
        for (Token token = 0; token < armyTokenCount; ++token)
            if (position.player().units[token].onBoard())
                ahead += actionPoints(setting, position.state, position.seat, token);
    }
    return static_cast<std::uint64_t>(ahead);
}

} // namespace

Answer<WarriorsAndTraders> searchedPlan(const Setting& setting, const State& state, SeatId seat,
                                        const Weights& weights, std::uint64_t nodes, RandomStream& random,
                                        const std::stop_token& stop) {
    const Position position = look(setting, state, seat, weights);
    const std::vector<Choice> all = proposals(position);
    std::vector<Choice> choices = all;
    const double best = choices.front().value;
    const double least = best - (state.stage == Stage::feed    ? behindInFeeding
                                 : state.stage == Stage::shift ? behindInShifts
                                                               : farBehind);
    std::erase_if(choices, [least](const Choice& choice) { return choice.value < least; });
    dropIdleness(choices);
    if (choices.size() > mostCandidates) choices.resize(mostCandidates);
    std::vector<Command> commands;
    commands.reserve(choices.size());
    for (const Choice& choice : choices)
        commands.push_back(choice.command);
    const Planning planning(weights);
    SearchLimits limits;
    limits.nodes = nodes * decisionsInFull / std::max(decisionsInFull, decisionsAhead(position));
    limits.nodesPerTurn = 16 * setting.players();
    Rollouts<WarriorsAndTraders, Planning> search(planning, setting, state, seat, limits);
    const auto found = search.best(commands, random.forPurpose(1), stop);
    const Choice& choice = found ? choices[*found] : taken(all, weights.tie, random);
    Reason reason = choice.reason;
    reason.gain = static_cast<std::int32_t>(std::lround(choice.value * 100));
    return {choice.command, reason};
}

} // namespace marches::warriors::bots
