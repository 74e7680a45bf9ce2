#include "app/theme/icons.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/prompts/prompt_parts.h"
#include "app/warriors/words/forecast.h"
#include "app/warriors/words/march_words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

QString whereToClick(const Asking& ask) {
    return ask.doing.canBattle ? Prompts::tr("click an outlined province (red: a battle)")
                               : Prompts::tr("click an outlined province");
}

/// How to send those that are chosen on their way, `where` to click, and how to take fewer or more of them.
QString chosenDetail(const Asking& ask, const QString& where) {
    const std::vector<Token>& chosen = ask.doing.chosen;
    const QString who = unitList(chosen);
    if (!ask.doing.canGo) return Prompts::tr("%1 chosen: no province is in reach of all of them").arg(who);
    const auto& units = ask.state().player(ask.seat()).units;
    const ProvinceId place = units[chosen.front()].province;
    bool moreThere = false;
    for (const Token token : unitsIn(ask.state(), ask.seat(), place))
        moreThere = moreThere || (isPrincess(token) == isPrincess(chosen.front()) &&
                                  std::ranges::find(chosen, token) == chosen.end() &&
                                  canMove(ask.setting(), ask.state(), ask.seat(), token));
    const bool alike =
        std::ranges::all_of(chosen, [&](Token token) { return kindOf(token) == kindOf(chosen.front()); });
    //: %1 the units that are chosen, %2 where to click
    if (moreThere && isPrincess(chosen.front()))
        return Prompts::tr("%1 chosen: %2; a click on the other Princesses takes one more").arg(who, where);
    if (chosen.size() > 1 && alike)
        return Prompts::tr("%1 chosen: %2; click the piece again to take one fewer").arg(who, where);
    if (moreThere) return Prompts::tr("%1 chosen: %2; Shift+click takes more along").arg(who, where);
    return Prompts::tr("%1 chosen: %2").arg(who, where);
}

/// What they give up wherever they go: nobody stays behind.
QString chosenLoss(const Asking& ask) {
    March away;
    away.path = {noProvince};
    for (const Token token : ask.doing.chosen)
        away.steps.push_back({ask.seat(), step::Move{token, noProvince}});
    return marchLoss(ask.moment, away);
}

/// In a narrow place without what the map shows: the banner must not grow whenever units are chosen.
void tellChosen(const Asking& ask, play::Prompt& prompt) {
    prompt.detail = chosenDetail(ask, whereToClick(ask));
    if (const QString loss = chosenLoss(ask); ask.doing.canGo && !loss.isEmpty())
        //: What is chosen and where to click, then what is given up by it
        prompt.detail = Prompts::tr("%1 · %2", "chosen units").arg(prompt.detail, loss);
    prompt.shortDetail.clear();
    if (ask.doing.canGo) prompt.shortDetail = chosenDetail(ask, Prompts::tr("click where to go"));
}

/// Adds the button of Unification where it is legal.
void addUnify(const Asking& ask, play::Prompt& prompt) {
    if (!anyStepOf<step::Unify>(ask.options)) return;
    const auto award = unificationAward(ask.setting(), ask.state(), ask.seat());
    play::Button button = ask.button(QStringLiteral("unify"), step::Unify{});
    if (award) button.note = Prompts::tr("%n Action(s)", nullptr, *award);
    const int most = unificationRange(ask.setting(), ask.seat()).most;
    if (award && *award < most) {
        button.tip =
            Prompts::tr("Once in a game: %n Action(s) now; up to %1 with all Contested provinces of the "
                        "country.",
                        "Unification", *award)
                .arg(most);
        button.confirm =
            Prompts::tr("Once in a game: %n Action(s) now; up to %1 with all Contested provinces. "
                        "Unify now?",
                        "Unification", *award)
                .arg(most);
    } else if (award) {
        button.tip = Prompts::tr("Once in a game: %n Action(s) at once, the most that there can be.",
                                 "Unification", *award);
    }
    button.icon = theme::icon(theme::Icon::Capital);
    prompt.others.push_back(std::move(button));
}

void addHandOver(const Asking& ask, play::Prompt& prompt) {
    if (!anyStepOf<step::HandOver>(ask.options)) return;
    prompt.others.push_back(play::makeButton(
        QStringLiteral("hand-over"), Prompts::tr("Hand over…", "a province to an ally"),
        play::pressing(ask.hands.choose, Choosing::handOver), theme::icon(theme::Icon::HandOver)));
}

play::Button& addPlace(const Asking& ask, play::Prompt& prompt, ProvinceId province, const Step& step) {
    return addEqual(prompt, ask.button(QStringLiteral("to-%1").arg(index(province)), step));
}

template <class S>
void addPlaces(const Asking& ask, play::Prompt& prompt) {
    for (const S& step : stepsOf<S>(ask.options))
        addPlace(ask, prompt, step.province, step);
}

} // namespace

play::Prompt askMoves(const Asking& ask) {
    play::Prompt prompt;
    const MoveCount count = countMoves(ask.setting(), ask.state(), ask.seat());
    const auto battles = battlesPending(ask.setting(), ask.state());
    prompt.sentence = ask.state().strikeRound > 1
                          ? Prompts::tr("%1: Double Strike, move once more").arg(ask.person())
                          : Prompts::tr("%1: move your armies").arg(ask.person());
    const QString moved = Prompts::tr("%1 of %n army(ies) moved", nullptr, count.armies).arg(count.moved);
    const QString points =
        Prompts::tr("%1 of %n Action Point(s) left", nullptr, count.points).arg(count.pointsLeft);
    QString battle = Prompts::tr("no battle is set yet");
    if (!battles.empty())
        //: Behind a list of provinces: battles are fought after all moves, not at once
        battle =
            Prompts::tr("battle in %1 when the moves are over, %n AP kept for it", nullptr, count.pointsKept)
                .arg(provinceNames(ask.setting(), {battles.data(), battles.size()}));
    //: Armies moved, Action Points left, battles to come
    prompt.detail = Prompts::tr("%1 · %2 · %3").arg(moved, points, battle);
    if (count.allLeft()) {
        const int military = level(ask.setting(), ask.state(), ask.seat(), Path::military);
        //: Before the first move; %1: Action Points left, %2: those of one army, %3: level of the Military
        //: path
        prompt.detail =
            Prompts::tr("Click an army, then where it goes · %1 (%2 an army at Military %3, the dots "
                        "below it)")
                .arg(points)
                .arg(fullActionPoints(ask.setting(), ask.state(), ask.seat()))
                .arg(roman(military));
    }
    if (!ask.doing.chosen.empty()) tellChosen(ask, prompt);
    prompt.primary = ask.button(QStringLiteral("done"), step::Done{});
    prompt.primary->quiet = count.canStill > 0;
    if (count.canStill > 0)
        prompt.primary->confirm =
            Prompts::tr("%n army(ies) can still move. End the moves?", nullptr, count.canStill);
    addUnify(ask, prompt);
    addHandOver(ask, prompt);
    return prompt;
}

play::Prompt askBattle(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = Prompts::tr("%1: which battle comes next?").arg(ask.person());
    for (const step::Battle& step : stepsOf<step::Battle>(ask.options))
        addPlace(ask, prompt, step.province, step).tip = battleForecast(ask.moment, step.province);
    if (prompt.primary) prompt.primary->icon = theme::icon(theme::Icon::War);
    prompt.detail = Prompts::tr("%n battle(s) to fight; what retreats from one may join another", nullptr,
                                static_cast<int>(battlesPending(ask.setting(), ask.state()).size()));
    addUnify(ask, prompt);
    addHandOver(ask, prompt);
    return prompt;
}

play::Prompt askDamage(const Asking& ask) {
    play::Prompt prompt;
    const bool attacks = ask.state().stage == Stage::assignAttacker;
    const int points = attacks ? ask.state().battle.attackerPoints : ask.state().battle.defenderPoints;
    prompt.sentence = Prompts::tr("%1: spread %n damage in %2", nullptr, points)
                          .arg(ask.person(), provinceName(ask.setting(), ask.state().battle.province));
    prompt.detail =
        ask.doing.damageLeft > 0
            ? Prompts::tr("%n point(s) left · plus and minus beside each unit", nullptr, ask.doing.damageLeft)
            : Prompts::tr("All points are laid");
    play::Button fight = play::makeButton(QStringLiteral("confirm-damage"), Prompts::tr("Strike"),
                                          ask.hands.confirmDamage, theme::icon(theme::Icon::War));
    fight.refused = ask.doing.damageLeft > 0;
    if (fight.refused)
        fight.why = Prompts::tr("%n point(s) must still be laid.", nullptr, ask.doing.damageLeft);
    prompt.primary = std::move(fight);
    prompt.others.push_back(
        play::makeButton(QStringLiteral("suggest-damage"), Prompts::tr("Suggest"), ask.hands.suggestDamage));
    return prompt;
}

play::Prompt askWhereTo(const Asking& ask) {
    play::Prompt prompt;
    const QString from = provinceName(ask.setting(), ask.state().battle.province);
    switch (ask.state().stage) {
    case Stage::barbariansTo:
        prompt.sentence = Prompts::tr("%1: where do the Barbarians of %2 go?").arg(ask.person(), from);
        addPlaces<step::BarbariansTo>(ask, prompt);
        break;
    case Stage::withdraw:
        prompt.sentence = Prompts::tr("%1: withdraw from %2").arg(ask.person(), from);
        addPlaces<step::Withdraw>(ask, prompt);
        break;
    default:
        prompt.sentence = Prompts::tr("%1: retreat from %2").arg(ask.person(), from);
        addPlaces<step::Retreat>(ask, prompt);
        break;
    }
    prompt.detail = ask.state().stage == Stage::withdraw
                        ? Prompts::tr("Both sides still stand: all your armies leave, together")
                        : Prompts::tr("All go together, to one province");
    return prompt;
}

play::Prompt askCountry(const Asking& ask) {
    play::Prompt prompt;
    prompt.sentence = Prompts::tr("%1: which country is the Barbarians' own?").arg(ask.person());
    prompt.detail = Prompts::tr("They retreat inside it first");
    for (const step::RetreatCountry& step : stepsOf<step::RetreatCountry>(ask.options))
        addEqual(prompt, ask.button(QStringLiteral("country-%1").arg(index(step.country)), step));
    return prompt;
}

play::Prompt askPrincesses(const Asking& ask) {
    play::Prompt prompt;
    int left = 0;
    const auto& units = ask.state().player(ask.seat()).units;
    for (Token token = tokensOf(UnitKind::princess).first; token < tokensOf(UnitKind::princess).end; ++token)
        if (units[token].onBoard() && canMove(ask.setting(), ask.state(), ask.seat(), token)) ++left;
    const bool armies = std::any_of(units.begin(), units.begin() + armyTokenCount,
                                    [](const Unit& unit) { return unit.onBoard(); });
    prompt.sentence = (armies ? Prompts::tr("%1: the armies are done, move your Princesses")
                              : Prompts::tr("%1: move your Princesses"))
                          .arg(ask.person());
    prompt.detail = Prompts::tr("%n Princess(es) can still move, one step each", nullptr, left);
    if (left > 0) {
        prompt.shortDetail =
            //: %1: how many Princesses can still move
            Prompts::tr("Click one, then the province beside her · %1").arg(prompt.detail);
        //: %1: what to click, and how many Princesses can still move
        prompt.detail =
            Prompts::tr("A Princess keeps a province yours without an army, and deals no damage. %1")
                .arg(prompt.shortDetail);
    }
    if (!ask.doing.chosen.empty()) tellChosen(ask, prompt);
    prompt.primary = ask.button(QStringLiteral("done"), step::Done{});
    prompt.primary->quiet = left > 0;
    addUnify(ask, prompt);
    addHandOver(ask, prompt);
    return prompt;
}

} // namespace marches::warriors::face
