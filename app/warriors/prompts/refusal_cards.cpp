#include "app/warriors/prompts/refusal_cards.h"

#include "app/theme/icons.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/reach.h"
#include "app/warriors/words/rule_text.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(Cards)
};

/// Those of several chosen that cannot go there for this reason: the card gives no other.
std::vector<Token> stuckOf(const Moment& moment, const Refusal& refusal, const Command& command,
                           const std::vector<Token>& chosen) {
    const auto* move = std::get_if<step::Move>(&command.step);
    if (move == nullptr || chosen.size() < 2 ||
        std::find(chosen.begin(), chosen.end(), move->token) == chosen.end())
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
    const Setting& setting = *moment.setting;
    if (code == RefusalCode::princessesMoveLast) return Cards::tr("Princesses move after the armies");
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        const ProvinceId from = isSeat(command.actor)
                                    ? moment.state.player(command.actor).units[move->token].province
                                    : noProvince;
        if (from != noProvince && from != move->to && !stuck.empty())
            //: %1 those of the chosen units that cannot: "2 Infantry", "1 Infantry, 2 Archers"
            return Cards::tr("%1 cannot go from %3 to %2")
                .arg(unitList(stuck), provinceName(setting, move->to), provinceName(setting, from));
        if (from != noProvince && from != move->to)
            return Cards::tr("%1 cannot enter %2 from %3")
                .arg(unitName(move->token), provinceName(setting, move->to), provinceName(setting, from));
        return Cards::tr("%1 cannot move").arg(unitName(move->token));
    }
    if (const auto* build = std::get_if<step::Build>(&command.step))
        return Cards::tr("%1 cannot be built in %2")
            .arg(kindName(build->kind), provinceName(setting, build->province));
    if (const auto* fort = std::get_if<step::BuildFort>(&command.step))
        return Cards::tr("A Fort cannot be built in %1").arg(provinceName(setting, fort->province));
    if (const auto* feed = std::get_if<step::Feed>(&command.step))
        return Cards::tr("%1 cannot be fed").arg(unitName(feed->token));
    if (code == RefusalCode::assignAll) return Cards::tr("Some damage is not laid yet");
    if (std::holds_alternative<step::Assign>(command.step))
        //: %1 a unit in battle: "Infantry no. 1 of Burgundy"
        return Cards::tr("No damage can be laid on %1").arg(describe(moment, command).text);
    if (std::holds_alternative<step::Unify>(command.step))
        return Cards::tr("%1 cannot be unified now").arg(seatName(setting, command.actor));
    return attemptTitle(moment, command);
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
            play::Button button;
            button.id = QStringLiteral("go-with-%1").arg(token);
            button.text = Cards::tr("%1 from %2").arg(unitName(token), provinceName(*moment.setting, from));
            button.note = actionPointsBrief(march.actionPoints);
            button.icon = theme::icon(march.battle ? theme::Icon::War : theme::Icon::ActionPoint);
            button.press = [go = remedies.goWith, token, to = move.to] { go({token}, to); };
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
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        card.province = move->to;
        if (wantsActionPoints(refusal.code)) {
            card.steps = remedies.spent;
            if (remedies.takeBack && !remedies.spent.empty()) {
                play::Button back;
                back.id = QStringLiteral("take-back");
                back.text = Cards::tr("Take back the last step");
                back.note = remedies.takenBack;
                back.icon = theme::icon(theme::Icon::Undo);
                back.press = remedies.takeBack;
                card.remedies.push_back(std::move(back));
            }
            addOthers(card, moment, *move, remedies);
        }
    } else {
        card.province = describe(moment, command).province;
    }
    return card;
}

} // namespace marches::warriors::face
