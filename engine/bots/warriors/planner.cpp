#include "engine/bots/warriors/planner.h"

#include <algorithm>
#include <cmath>

namespace marches::warriors::bots {
namespace {

void propose(Choices& choices) {
    const State& state = choices.position().state;
    if (!state.votes.asked.empty()) return proposeVote(choices);
    switch (state.stage) {
    case Stage::placeTokens:
        return proposeOpening(choices);
    case Stage::feed:
        return proposeFeeding(choices);
    case Stage::routeIncome:
        return proposeRouteIncome(choices);
    case Stage::trade:
        return proposeTrade(choices);
    case Stage::action:
    case Stage::unifyAction:
        return proposeActions(choices);
    case Stage::shift:
        return proposeShift(choices);
    case Stage::move:
        return proposeMoves(choices);
    case Stage::chooseBattle:
        return proposeBattles(choices);
    case Stage::assignAttacker:
    case Stage::assignDefender:
        return proposeDamage(choices);
    case Stage::attackerRetreat:
    case Stage::defenderRetreat:
    case Stage::withdraw:
    case Stage::retreatCountry:
    case Stage::barbariansTo:
        return proposeRetreat(choices);
    case Stage::movePrincess:
        return proposePrincesses(choices);
    case Stage::merchant:
        return proposeMerchant(choices);
    case Stage::vote:
    case Stage::over:
        return;
    }
}

/// Drops what the rules refuse and sorts the best first.
void sift(const Position& position, std::vector<Choice>& list) {
    std::erase_if(list, [&](const Choice& choice) {
        return check(position.setting, position.state, choice.command).has_value();
    });
    std::stable_sort(list.begin(), list.end(),
                     [](const Choice& a, const Choice& b) { return a.value > b.value; });
}

} // namespace

std::vector<Choice> proposals(const Position& position) {
    Choices choices(position);
    proposePeace(choices);
    sift(position, choices.list());
    if (!choices.list().empty()) return std::move(choices.list());
    propose(choices);
    sift(position, choices.list());
    if (choices.list().empty()) { // the knowledge proposes nothing: any option is taken
        std::vector<Command> all;
        options(position.setting, position.state, position.seat, all);
        for (const Command& command : all)
            choices.add(command.step, 0, ReasonCode::anyOption);
    }
    return std::move(choices.list());
}

const Choice& taken(const std::vector<Choice>& proposals, double tie, RandomStream& random) {
    const double best = proposals.front().value;
    const auto equals = std::find_if(proposals.begin(), proposals.end(),
                                     [&](const Choice& choice) { return choice.value < best - tie; }) -
                        proposals.begin();
    if (equals == 1) return proposals.front();
    return proposals[random.below(static_cast<std::uint32_t>(equals))];
}

Answer<WarriorsAndTraders> plan(const Setting& setting, const State& state, SeatId seat,
                                const Weights& weights, RandomStream& random) {
    const Position position = look(setting, state, seat, weights);
    const std::vector<Choice> all = proposals(position);
    const Choice& choice = taken(all, weights.tie, random);
    Reason reason = choice.reason;
    reason.gain = static_cast<std::int32_t>(std::lround(choice.value * 100));
    return {choice.command, reason};
}

} // namespace marches::warriors::bots
