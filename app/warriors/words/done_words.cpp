#include "app/warriors/words/done_words.h"

#include "app/warriors/prompts/prompt_parts.h"
#include "app/warriors/prompts/reach.h"

#include <algorithm>

namespace marches::warriors::face {

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
        return Prompts::tr("Moves are over");
    }
}

} // namespace marches::warriors::face
