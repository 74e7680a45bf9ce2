#include "app/warriors/prompts/refusal_cards.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/words/contexts.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// Those of several chosen that cannot go there for this reason: the card gives no other.
std::vector<Token> stuckOf(const Moment& moment, const Refusal& refusal, const Command& command,
                           const std::vector<Token>& chosen) {
    const auto* move = std::get_if<step::Move>(&command.step);
    if (move == nullptr || chosen.size() < 2 || std::ranges::find(chosen, move->token) == chosen.end())
        return {};
    std::vector<Token> stuck;
    for (const Token token : chosen)
        if (const auto theirs =
                check(*moment.setting, moment.state, {command.actor, step::Move{token, move->to}});
            theirs && alike(*theirs, refusal))
            stuck.push_back(token);
    return stuck;
}

QString title(const Moment& moment, const Command& command, RefusalCode code,
              const std::vector<Token>& stuck) {
    if (code == RefusalCode::princessesMoveLast) return Cards::tr("Princesses move after the armies");
    if (code == RefusalCode::assignAll) return Cards::tr("Some damage is not laid yet");
    const StepNames names{stuck.empty() ? QString() : unitList(stuck), {}};
    return stepText(moment, std::span{&command, 1}, names).refused;
}

QString sentenceOf(const Moment& moment, const Refusal& refusal, const std::vector<Token>& stuck, bool rich) {
    return sentence(moment, stuck.size() > 1 ? ofKinds(refusal) : refusal, rich);
}

bool wantsActionPoints(RefusalCode code) {
    return code == RefusalCode::noActionPoint || code == RefusalCode::battlePointNeeded;
}

/// Other armies that can go there now, one button for each province they would come from.
void addOthers(play::RefusalCard& card, const Moment& moment, const step::Move& move,
               const Remedies& remedies) {
    if (!remedies.goWith) return;
    std::vector<ProvinceId> tried;
    for (const Token token : armiesOf(moment.state, moment.hand)) {
        if (token == move.token || card.remedies.size() >= 3) continue;
        const ProvinceId from = moment.state.player(moment.hand).units[token].province;
        for (const March& march :
             findMarches(*moment.setting, moment.state, moment.hand, std::vector<Token>{token})) {
            if (march.target() != move.to) continue;
            play::Button button = play::makeButton(
                QStringLiteral("go-with-%1").arg(token),
                Cards::tr("%1 from %2").arg(unitName(token), provinceName(*moment.setting, from)),
                [go = remedies.goWith, token, to = move.to] { go({token}, to); },
                theme::icon(march.battle ? theme::Icon::War : theme::Icon::ActionPoint));
            button.note = actionPointsBrief(march.actionPoints);
            card.remedies.push_back(std::move(button));
        }
    }
}

} // namespace

QString refusalSentence(const Moment& moment, const Refusal& refusal, const Command& command,
                        const std::vector<Token>& chosen) {
    return sentenceOf(moment, refusal, stuckOf(moment, refusal, command, chosen), false);
}

play::RefusalCard refusalCard(const Moment& moment, const Refusal& refusal, const Command& command,
                              const Remedies& remedies) {
    play::RefusalCard card;
    const std::vector<Token> stuck = stuckOf(moment, refusal, command, remedies.chosen);
    card.title = title(moment, command, refusal.code, stuck);
    card.sentence = sentenceOf(moment, refusal, stuck, true);
    card.rule = QString::fromUtf8(refusal.rule().data(), static_cast<qsizetype>(refusal.rule().size()));
    card.ruleSection = ruleSection(card.rule);
    card.ruleSentence = ruleSentence(card.rule);
    card.province = stepText(moment, command).place;
    const auto* move = std::get_if<step::Move>(&command.step);
    if (move == nullptr || !wantsActionPoints(refusal.code)) return card;
    card.steps = remedies.spent;
    if (remedies.takeBack && !remedies.spent.empty()) {
        play::Button back =
            play::makeButton(QStringLiteral("take-back"), Cards::tr("Take back the last step"),
                             remedies.takeBack, theme::icon(theme::Icon::Undo));
        back.note = remedies.takenBack;
        card.remedies.push_back(std::move(back));
    }
    addOthers(card, moment, *move, remedies);
    return card;
}

} // namespace marches::warriors::face
