#include "app/warriors/words/step_text.h"

#include "app/warriors/pieces/reach.h"
#include "app/warriors/words/step_parts.h"
#include "engine/warriors/query.h"

#include <algorithm>

namespace marches::warriors::face {

StepText textOf(const Saying& saying, const step::Done&) {
    StepText text{.group = endGroup(), .icon = theme::Icon::Check};
    switch (saying.state().stage) {
    case Stage::feed: {
        const bool begun = std::ranges::any_of(armiesOf(saying.state(), saying.seat),
                                               [&](Token token) { return saying.unit(token).fed; });
        text.text = begun ? Prompts::tr("Feed no more") : Prompts::tr("Feed none");
        text.detail = [] { return Actions::tr("the unfed armies die"); };
        text.advice = Advice::tr("Feed no other army");
        text.done = Log::tr("Nobody else is fed");
        break;
    }
    case Stage::trade:
        text.text = Prompts::tr("%1 is done").arg(saying.who(saying.seat));
        text.advice = Advice::tr("End your trade");
        text.done = Log::tr("Done with Trade");
        break;
    case Stage::movePrincess: {
        const bool moved = anyPrincessMoved(saying.state(), saying.seat);
        text.text = moved ? Prompts::tr("Done", "with the Princesses") : Prompts::tr("They stay");
        text.advice = Advice::tr("Leave the Princesses where they are");
        text.done = moved ? Log::tr("Princesses' moves are over") : Log::tr("Princesses stay");
        break;
    }
    default:
        text.text = Prompts::tr("Moves are over");
        text.advice = Advice::tr("End your moves");
        text.done = Log::tr("Moves are over");
    }
    return text;
}

StepText textOf(const Saying&, const step::Vote& s) {
    const auto what = [&] {
        switch (s.ballot) {
        case step::Ballot::stop:
            return Actions::tr("Count Victory Points and stop");
        case step::Ballot::goOn:
            return Actions::tr("Go on without him");
        case step::Ballot::count:
            return Actions::tr("Count Victory Points");
        case step::Ballot::voidGame:
            return Actions::tr("Nobody wins");
        }
        return QString();
    };
    return {.group = Actions::tr("Vote"),
            .text = what(),
            .icon = theme::Icon::Question,
            .done = Log::tr("Vote given")};
}

namespace {

QString anyTime() {
    return Actions::tr("At any time");
}

} // namespace

StepText textOf(const Saying& saying, const step::OfferPeace& s) {
    return {.group = anyTime(),
            .text = Actions::tr("Offer peace to %1").arg(saying.who(s.enemy)),
            .icon = theme::Icon::Peace,
            .done = Log::tr("Peace offered to %1").arg(saying.who(s.enemy))};
}

StepText textOf(const Saying& saying, const step::AcceptPeace& s) {
    return {.group = anyTime(),
            .text = Actions::tr("Accept the peace of %1").arg(saying.who(s.enemy)),
            .button = Prompts::tr("Peace with %1").arg(saying.who(s.enemy)),
            .icon = theme::Icon::Peace,
            .done = Log::tr("Peace with %1").arg(saying.who(s.enemy))};
}

StepText textOf(const Saying& saying, const step::DeclinePeace& s) {
    return {.group = anyTime(),
            .text = Actions::tr("Decline the peace of %1").arg(saying.who(s.enemy)),
            .button = Prompts::tr("No peace with %1").arg(saying.who(s.enemy)),
            .icon = theme::Icon::War,
            .done = Log::tr("Peace with %1 declined").arg(saying.who(s.enemy))};
}

StepText textOf(const Saying& saying, const step::RetractPeace& s) {
    return {.group = anyTime(),
            .text = Actions::tr("Take back the peace offered to %1").arg(saying.who(s.enemy)),
            .icon = theme::Icon::Undo,
            .done = Log::tr("Offer of peace to %1 taken back").arg(saying.who(s.enemy))};
}

StepText textOf(const Saying& saying, const step::Leave&) { // a card asks once more
    return {.group = anyTime(),
            .text = Actions::tr("%1 leaves the game").arg(saying.who(saying.seat)),
            .icon = theme::Icon::Close,
            .done = Log::tr("%1 leaves the game").arg(saying.who(saying.seat))};
}

StepText textOf(const Saying&, const step::TimeUp&) {
    return {.group = anyTime(),
            .text = Actions::tr("The time is up"),
            .icon = theme::Icon::Last,
            .done = Log::tr("The time is up: this turn is the last")};
}

StepText stepText(const Moment& moment, std::span<const Command> steps, const StepNames& names) {
    const Command& first = steps.front();
    const Saying saying{moment, isSeat(first.actor) ? first.actor : moment.hand, steps, names};
    StepText text = std::visit([&](const auto& step) { return textOf(saying, step); }, first.step);
    if (text.button.isEmpty()) text.button = text.text;
    if (text.advice.isEmpty()) text.advice = text.text;
    //: What was tried and refused: the kind of command, then its object: "Build Archer: London"
    if (text.refused.isEmpty()) text.refused = Actions::tr("Not possible: %1, %2").arg(text.group, text.text);
    return text;
}

play::ActionRow rowOf(const StepText& text) {
    play::ActionRow row;
    row.group = text.group;
    row.text = text.text;
    if (text.detail) row.detail = text.detail();
    row.cost = text.cost;
    row.icon = theme::icon(text.icon);
    row.province = text.place;
    return row;
}

} // namespace marches::warriors::face
