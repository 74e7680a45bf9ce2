#include "app/theme/icons.h"
#include "app/warriors/prompts/prompt_parts.h"
#include "engine/warriors/query.h"

namespace marches::warriors::face {

namespace {

QString actionSentence(const Asking& ask) {
    const State& state = ask.state();
    if (state.stage == Stage::unifyAction)
        return Prompts::tr("%1: Unification, %n Action(s) left", nullptr, state.actionsLeft)
            .arg(ask.person());
    switch (state.actionRound) {
    case ActionRound::first:
        return Prompts::tr("%1: first of two Actions").arg(ask.person());
    case ActionRound::second:
        return Prompts::tr("%1: second of two Actions").arg(ask.person());
    case ActionRound::extra:
        return Prompts::tr("%1: one more Action").arg(ask.person());
    }
    return {};
}

/// What pays for an extra Action: a price, or an ability.
QString extraDetail(const Asking& ask) {
    const Setting& setting = ask.setting();
    const State& state = ask.state();
    QStringList sources;
    if (has(setting, state, ask.seat(), Ability::university) && !state.universityUsed)
        sources << Prompts::tr("University: free");
    if (has(setting, state, ask.seat(), Ability::warlord) && !state.warlordUsed)
        sources << Prompts::tr("Warlord: a declaration of war");
    const int left = setting.tables.masterTraderActions - state.masterTraderUsed;
    if (has(setting, state, ask.seat(), Ability::masterTrader) && left > 0)
        sources << Prompts::tr("Master Trader: %n more at %1 Gold each", nullptr, left)
                       .arg(setting.tables.masterTraderPrice);
    return sources.join(QStringLiteral(" · "));
}

/// What an Action can be now, a Fort only where one can be built.
QString possibleActions(const Asking& ask) {
    QStringList possible;
    if (anyStepOf<step::Upgrade>(ask.options))
        possible << Prompts::tr("place a token on a green plus", "one of several things an Action can be");
    if (anyStepOf<step::Build>(ask.options))
        possible << Prompts::tr("build an army", "one of several things an Action can be");
    if (anyStepOf<step::BuildFort>(ask.options))
        possible << Prompts::tr("build a Fort", "one of several things an Action can be");
    if (anyStepOf<step::Promote>(ask.options))
        possible << Prompts::tr("promote an army", "one of several things an Action can be");
    if (anyStepOf<step::DeclareWar>(ask.options))
        possible << Prompts::tr("declare war", "one of several things an Action can be");
    //: %1 what an Action can be, each set off by a dot: "build an army · declare war"
    return possible.isEmpty() ? QString()
                              : Prompts::tr("Possible: %1").arg(possible.join(QStringLiteral(" · ")));
}

/// Where there is no room to name what the buttons beside it do; nothing to leave out: empty.
QString possibleInShort(const Asking& ask) {
    if (!anyStepOf<step::Upgrade>(ask.options)) return {};
    const bool builds = anyStepOf<step::Build>(ask.options) || anyStepOf<step::BuildFort>(ask.options);
    //: What an Action can be, in short; the buttons stand beside it
    if (builds) return Prompts::tr("Place a token, click an outlined province to build, or press a button");
    //: What an Action can be, in short, where nothing can be built
    return Prompts::tr("Place a token, or press a button");
}

/// Why an Action can't be a promotion, after what it can be.
QString withoutPromotion(const Asking& ask, const QString& most) {
    if (has(ask.setting(), ask.state(), ask.seat(), Ability::reinforce))
        //: %1: what an Action can be
        return Prompts::tr("%1 · no army can be promoted now").arg(most);
    const AbilityLevel from =
        ask.setting().tables.playMat.abilities[static_cast<std::size_t>(Ability::reinforce)];
    //: %1: what an Action can be, %2 a path of the play-mat, %3 its level
    return Prompts::tr("%1 · promoting armies comes with %2 %3")
        .arg(most, pathName(from.path), roman(from.level));
}

} // namespace

play::Prompt askAction(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = actionSentence(ask);
    const bool choosesPlace = !ask.doing.placing.empty();
    if (ask.state().stage == Stage::action && ask.state().actionRound == ActionRound::extra) {
        prompt.detail = extraDetail(ask);
    } else {
        const QString possible = possibleActions(ask);
        prompt.detail = anyStepOf<step::Promote>(ask.options) ? possible : withoutPromotion(ask, possible);
        prompt.shortDetail = possibleInShort(ask);
    }
    if (choosesPlace || ask.doing.promoting) prompt.shortDetail.clear();
    if (choosesPlace)
        //: %1 a kind of unit
        prompt.detail =
            Prompts::tr("Where is the %1 built? Choose a province outlined in green; Esc gives it up")
                .arg(kindName(ask.doing.placing.front()));
    if (ask.doing.promoting)
        prompt.detail = Prompts::tr(
            "Which army is promoted? Choose it, or a province outlined in green; Esc gives it up");
    play::Button pass = ask.button(QStringLiteral("pass"), step::Pass{});
    if (ask.state().stage == Stage::unifyAction) {
        pass.confirm =
            Prompts::tr("%n Action(s) would be lost. Forgo them?", nullptr, ask.state().actionsLeft);
    } else if (ask.state().actionRound != ActionRound::extra) {
        pass.confirm = Prompts::tr("The Action would be lost. Pass?");
    }
    prompt.others.push_back(std::move(pass)); // never primary: passing is what one least wants by mistake
    const auto add = [&](const char* id, const QString& text, theme::Icon icon, std::function<void()> press) {
        play::Button button = play::makeButton(QLatin1String(id), text, std::move(press), theme::icon(icon));
        button.action = QStringLiteral("game.") + button.id;
        button.keepsKey = true;
        prompt.others.push_back(std::move(button));
    };
    if (anyStepOf<step::DeclareWar>(ask.options))
        add("war", Prompts::tr("War…", "declare it"), theme::Icon::War,
            play::pressing(ask.hands.choose, Choosing::war));
    if (anyStepOf<step::Promote>(ask.options))
        add("promote", Prompts::tr("Promote…"), theme::Icon::Bow, play::pressing(ask.hands.promote));
    // The last stands leftmost, and first where they are read.
    const bool canBuild = anyStepOf<step::Build>(ask.options) || anyStepOf<step::BuildFort>(ask.options);
    if (canBuild || (ask.state().stage == Stage::action && ask.state().actionRound != ActionRound::extra)) {
        add("build", Prompts::tr("Build…"), theme::Icon::SpearShield,
            play::pressing(ask.hands.choose, Choosing::build));
        play::Button& build = prompt.others.back();
        build.keeps = true;
        build.refused = !canBuild;
        if (!canBuild) build.why = Prompts::tr("Nothing can be built now; a press shows why");
    }
    return prompt;
}

play::Prompt askShift(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = Prompts::tr("%1: the Actions are over, you may shift one token").arg(ask.person());
    prompt.detail =
        Prompts::tr("Free, once a turn, and nothing is lost without it: click the last token of a "
                    "path, then a space on another");
    prompt.shortDetail = Prompts::tr("Free: click the last token of a path, then a space on another");
    if (ask.doing.shiftFrom) {
        //: %1 a path of the play-mat, whose last token has been clicked
        prompt.detail =
            Prompts::tr("From %1: now click a green plus on another path; Esc puts the token back")
                .arg(pathName(*ask.doing.shiftFrom));
        prompt.shortDetail.clear();
    }
    play::Button pass = ask.button(QStringLiteral("pass"), step::Pass{});
    pass.action = QStringLiteral("game.no-shift");
    prompt.others.push_back(std::move(pass));
    return prompt;
}

} // namespace marches::warriors::face
