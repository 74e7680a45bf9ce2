#include "app/warriors/prompts/prompt_parts.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

QString stepName(int number, Phase phase) {
    //: A phase of the turn by its number, I to IV: "IV Maneuvering"
    return number > 0 ? Prompts::tr("%1 %2", "phase").arg(roman(number), phaseName(phase)) : phaseName(phase);
}

/// Whether the seat has had its turn in the running step.
bool before(const std::vector<SeatId>& order, SeatId seat, SeatId current) {
    for (const SeatId other : order) {
        if (other == current) return false;
        if (other == seat) return true;
    }
    return false;
}

play::TrackSeat::Standing standing(const Moment& moment, const std::vector<SeatId>& order, SeatId seat) {
    using Standing = play::TrackSeat::Standing;
    const SeatSet waits = moment.waitedFor();
    if (waits.contains(seat))
        return seat == moment.hand || waits.size() == 1 ? Standing::now : Standing::waited;
    if (moment.rests && decision(*moment.setting, moment.state).waits.contains(seat)) return Standing::coming;
    if (moment.state.stage == Stage::trade)
        return moment.state.tradeDone.contains(seat) ? Standing::done
               : waitsForAnswer(moment.state, seat)  ? Standing::coming
                                                     : Standing::out; // nothing that it could trade
    return before(order, seat, moment.state.current) ? Standing::done : Standing::coming;
}

} // namespace

play::TurnTrack makeTrack(const Moment& moment) {
    play::TurnTrack track;
    if (moment.empty()) return track;
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    track.turn = state.turn;
    track.turns = setting.turnLimit();
    if (state.phase == Phase::setup)
        track.steps.push_back({phaseName(Phase::setup), play::TrackStep::When::now, {}});
    constexpr std::array phases{Phase::upkeep, Phase::trade, Phase::development, Phase::maneuvering,
                                Phase::downkeep};
    for (std::size_t i = 0; i < phases.size(); ++i) {
        using When = play::TrackStep::When;
        const When when = state.phase == phases[i]  ? When::now
                          : state.phase > phases[i] ? When::past
                                                    : When::coming;
        const int number = i < 4 ? static_cast<int>(i) + 1 : 0;
        track.steps.push_back({stepName(number, phases[i]), when, number > 0 ? roman(number) : QString()});
    }
    std::vector<SeatId> order = turnOrder(setting, state);
    if (state.stage == Stage::action && state.actionRound == ActionRound::second) std::ranges::reverse(order);
    track.orderTitle = state.stage == Stage::trade ? Prompts::tr("All at once") : Prompts::tr("Order");
    for (const SeatId seat : order)
        track.order.push_back({seat, standing(moment, order, seat)});
    return track;
}

play::Prompt makeResult(const Moment& moment, const Outcome& outcome) {
    play::Prompt prompt;
    if (outcome.winners.empty()) {
        prompt.sentence = Prompts::tr("The game is over without a winner");
        return prompt;
    }
    QStringList winners;
    int points = 0;
    for (const SeatId seat : outcome.winners) {
        winners << seatName(*moment.setting, seat);
        points = outcome.scores[index(seat)];
        prompt.seat = outcome.winners.size() == 1 ? seat : noSeat;
    }
    prompt.sentence =
        winners.size() == 1
            ? Prompts::tr("%1 wins with %n Victory Point(s)", nullptr, points).arg(winners.front())
            : Prompts::tr("%1 win together with %n Victory Point(s)", nullptr, points).arg(joined(winners));
    prompt.detail = outcome.reason == "victory.threshold"
                        ? Prompts::tr("The threshold of %1 was reached in turn %2")
                              .arg(moment.setting->threshold())
                              .arg(moment.state.turn)
                    : outcome.reason == "leave" ? Prompts::tr("A player left, and the points were counted")
                                                : Prompts::tr("Turn %1 was the last").arg(moment.state.turn);
    return prompt;
}

} // namespace marches::warriors::face
