#include "app/warriors/prompts/choices.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/prompts/choice_parts.h"
#include "app/warriors/words/steps_of.h"
#include "engine/warriors/query.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

Choice war(const Chooser& ask) {
    Choice choice;
    choice.title = Choices::tr("%1: declare war on whom?").arg(ask.who());
    const int last = lastTurnOfWar(ask.setting().tables, ask.state().turn);
    choice.sentence =
        Choices::tr(
            "War begins at once and takes this Action. Both sides may attack each other until turn %1 is "
            "over, until they agree on peace, or until a turn ends in which neither dealt damage.")
            .arg(last);
    for (const SeatId enemy : SeatSet::first(ask.setting().players())) {
        if (enemy == ask.moment.hand || ask.state().player(enemy).left) continue;
        play::Button button = ask.answer(QStringLiteral("war-%1").arg(index(enemy)),
                                         seatName(ask.setting(), enemy), step::DeclareWar{enemy});
        if (!button.refused)
            button.note = atWar(ask.state(), ask.moment.hand, enemy)
                              ? Choices::tr("renewed, until turn %1").arg(last)
                              : stepText(ask.moment, {ask.moment.hand, step::DeclareWar{enemy}}).price;
        button.icon = ask.shield(enemy);
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

Choice peace(const Chooser& ask) {
    Choice choice;
    choice.title = Choices::tr("%1 and peace").arg(ask.who());
    const auto add = [&](const char* id, SeatId enemy, const Step& step) {
        play::Button button =
            ask.answer(QStringLiteral("%1-%2").arg(QLatin1String(id)).arg(index(enemy)), step);
        button.icon = ask.shield(enemy);
        choice.answers.push_back(std::move(button));
    };
    for (const SeatId enemy : SeatSet::first(ask.setting().players())) {
        if (!atWar(ask.state(), ask.moment.hand, enemy)) continue;
        const bool offered = !ask.refused(step::DeclinePeace{enemy});
        const bool waits = !ask.refused(step::RetractPeace{enemy});
        if (offered) {
            add("accept-peace", enemy, step::AcceptPeace{enemy});
            add("decline-peace", enemy, step::DeclinePeace{enemy});
        }
        if (waits) add("retract-peace", enemy, step::RetractPeace{enemy});
        if (!offered && !waits) add("offer-peace", enemy, step::OfferPeace{enemy});
    }
    if (choice.answers.empty()) choice.sentence = Choices::tr("%1 is at war with nobody.").arg(ask.who());
    return choice;
}

Choice handOver(const Chooser& ask) {
    Choice choice;
    choice.title = Choices::tr("%1: hand over which province?").arg(ask.who());
    const auto steps = stepsOf<step::HandOver>(ask.options);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        play::Button button = ask.answer(QStringLiteral("hand-over-%1").arg(i), steps[i]);
        button.icon = ask.shield(steps[i].ally);
        choice.about.push_back(steps[i].province);
        choice.answers.push_back(std::move(button));
    }
    if (steps.empty()) choice.sentence = Choices::tr("Nothing can be handed over now.");
    return choice;
}

} // namespace

Choice makeChoice(const Moment& moment, const Hands& hands, Choosing what) {
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return {};
    const Chooser chooser{moment, hands, moment.options()};
    switch (what) {
    case Choosing::build:
        return askWhatToBuild(chooser);
    case Choosing::two:
        return askWhichTwo(chooser);
    case Choosing::war:
        return war(chooser);
    case Choosing::peace:
        return peace(chooser);
    case Choosing::handOver:
        return handOver(chooser);
    }
    return {};
}

Choice buildChoice(const Moment& moment, const Hands& hands, ProvinceId province) {
    return askWhatToBuildIn({moment, hands, moment.options()}, province);
}

Choice shiftChoice(const Moment& moment, const Hands& hands, Path to) {
    const Chooser chooser{moment, hands, moment.options()};
    Choice choice;
    //: %1 a player, %2 a path of the play-mat
    choice.title = Choices::tr("%1: which token goes to %2?").arg(chooser.who(), pathName(to));
    for (const step::Shift& step : stepsOf<step::Shift>(chooser.options)) {
        if (step.to != to) continue;
        play::Button button = chooser.answer(QStringLiteral("shift-from-%1").arg(static_cast<int>(step.from)),
                                             //: The last token of a path of the play-mat
                                             Choices::tr("From %1").arg(pathName(step.from)), step);
        button.icon = theme::icon(iconFor(step.from));
        choice.answers.emplace_back(std::move(button), stepText(moment, {moment.hand, step}).detail());
    }
    return choice;
}

std::optional<Command> firstPromotion(const Moment& moment) {
    for (const Token token : armiesOf(moment.state, moment.hand))
        if (kindOf(token) != UnitKind::cavalry)
            return Command{moment.hand,
                           step::Promote{unitOf(moment.hand, token),
                                         static_cast<UnitKind>(static_cast<int>(kindOf(token)) + 1)}};
    return std::nullopt;
}

std::vector<play::Button> actionsBesideTokens(const Moment& moment, const Hands& hands) {
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return {};
    const auto asked = decision(*moment.setting, moment.state);
    if (!asked.waits.contains(moment.hand) ||
        (asked.kind != Stage::action && asked.kind != Stage::unifyAction))
        return {};
    const Chooser chooser{moment, hands, moment.options()};
    const std::vector<ChoiceAnswer> builds = askWhatToBuild(chooser).answers;
    std::vector<play::Button> actions(builds.begin(), builds.end());
    if (const auto promotion = firstPromotion(moment)) {
        play::Button button =
            chooser.answer(QStringLiteral("promote"), Choices::tr("Promote…"), promotion->step);
        button.note = Choices::tr("%n Product(s) a step", nullptr, moment.setting->tables.promotionProducts);
        button.icon = theme::icon(theme::Icon::Bow);
        if (!button.refused) button.press = hands.promote;
        actions.push_back(std::move(button));
    }
    if (anyStepOf<step::DeclareWar>(chooser.options)) {
        play::Button button =
            play::makeButton(QStringLiteral("war"), Choices::tr("Declare war…"),
                             play::pressing(hands.choose, Choosing::war), theme::icon(theme::Icon::War));
        button.note = Choices::tr("on one of %n player(s)", nullptr,
                                  static_cast<int>(stepsOf<step::DeclareWar>(chooser.options).size()));
        actions.push_back(std::move(button));
    }
    return actions;
}

Choice promotionChoice(const Moment& moment, const Hands& hands, const std::vector<Command>& steps) {
    Choice choice;
    choice.title = stepText(moment, steps.front()).group;
    const bool several = std::ranges::any_of(steps, [&](const Command& command) {
        return std::get<step::Promote>(command.step).unit != std::get<step::Promote>(steps.front().step).unit;
    });
    for (const Command& command : steps) {
        const auto& promote = std::get<step::Promote>(command.step);
        const StepText text = stepText(moment, command);
        const QString id =
            several
                ? QStringLiteral("promote-%1-%2").arg(promote.unit.number).arg(static_cast<int>(promote.to))
                : QStringLiteral("promote-%1").arg(static_cast<int>(promote.to));
        play::Button button =
            play::makeButton(id, text.text, play::pressing(hands.act, {command}), theme::icon(text.icon));
        button.note =
            Choices::tr("%n Product(s)", nullptr, costOf(moment.setting->tables, promote)[Resource::product]);
        choice.about.push_back(text.place);
        choice.answers.push_back(std::move(button));
    }
    return choice;
}

} // namespace marches::warriors::face
