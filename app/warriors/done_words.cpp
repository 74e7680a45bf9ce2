#include "app/warriors/done_words.h"

#include "app/warriors/prompt_parts.h"
#include "app/warriors/reach.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// An army can still move, and none has moved yet.
bool allMovesLeft(const Moment& moment, SeatId seat) {
    const std::vector<Token> armies = armiesOf(moment.state, seat);
    const auto& units = moment.state.player(seat).units;
    return std::none_of(armies.begin(), armies.end(),
                        [&](Token token) { return units[token].apSpent > 0; }) &&
           std::any_of(armies.begin(), armies.end(),
                       [&](Token token) { return canMove(*moment.setting, moment.state, seat, token); });
}

} // namespace

QString doneText(const Moment& moment, SeatId seat) {
    const State& state = moment.state;
    switch (state.stage) {
    case Stage::feed: {
        const std::vector<Token> armies = armiesOf(state, seat);
        const auto& units = state.player(seat).units;
        return std::any_of(armies.begin(), armies.end(), [&](Token token) { return units[token].fed; })
                   ? Prompts::tr("Feed no more")
                   : Prompts::tr("Feed none");
    }
    case Stage::trade:
        return Prompts::tr("%1 is done").arg(seatName(*moment.setting, seat));
    case Stage::movePrincess:
        return anyPrincessMoved(state, seat) ? Prompts::tr("Done", "with the Princesses")
                                             : Prompts::tr("They stay");
    default:
        return allMovesLeft(moment, seat) ? Prompts::tr("No moves", "this turn")
                                          : Prompts::tr("Moves are over");
    }
}

} // namespace marches::warriors::face
