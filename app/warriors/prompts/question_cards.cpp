#include "app/warriors/prompts/question_cards.h"

#include "app/warriors/map/map_hand.h"
#include "app/warriors/prompts/choice_card.h"
#include "app/warriors/prompts/refusal_cards.h"
#include "app/warriors/tales/game_log.h"
#include "engine/warriors/query.h"

#include <utility>

namespace marches::warriors::face {

void QuestionCards::choose(Choosing what) {
    const Choice choice = makeChoice(scene_.moment, hands_, what);
    if (!choice.answers.empty())
        show(choice);
    else if (!choice.sentence.isEmpty())
        scene_.host->showStatus(choice.sentence);
}

void QuestionCards::show(const Choice& choice, const QString& answered) {
    Choice shown = choice;
    for (ChoiceAnswer& answer : shown.answers)
        if (answer.refused)
            answer.press = [this, choice, id = answer.id, press = answer.press] {
                if (press) press();
                askedAgain_ = {choice, id};
            };
    auto* card = new ChoiceCard(shown, answered);
    connect(card, &ChoiceCard::closeWanted, this, [this] { scene_.host->hideCard(); });
    scene_.host->showCard(card, choice.about);
}

void QuestionCards::askToLeave(SeatId seat, std::function<void()> leave) {
    Choice choice;
    choice.title = tr("Leave the game for good?");
    choice.sentence =
        scene_.session.setting().allied
            ? tr("The game ends for everybody, and those left vote whether Victory Points are counted.")
            : tr("%1 gives up its points; its armies and Forts turn Barbarian if the others go on.")
                  .arg(scene_.nameOf(seat));
    choice.answers.emplace_back(play::makeButton(QStringLiteral("leave"),
                                                 tr("%1 leaves").arg(scene_.nameOf(seat)), std::move(leave)));
    show(choice);
}

void QuestionCards::refuse(const Refusal& refusal, const Command& command) {
    askedAgain_.reset();
    // A march is foreseen where a plan leads; all else is asked of the board as it is.
    const bool foreseen = std::holds_alternative<step::Move>(command.step) && !hand_.chosen().empty();
    const Moment& moment = foreseen ? hand_.moment() : scene_.moment;
    Remedies remedies;
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        remedies.spent = log_.spentBy(move->token);
        remedies.chosen = hand_.chosen();
        if (const auto step = scene_.session.undoStep()) {
            remedies.takeBack = [this] { scene_.session.undo(); };
            remedies.takenBack = log_.undoName(step->to, step->node);
        }
        remedies.goWith = [this](const std::vector<Token>& tokens, ProvinceId to) {
            if (tokens.empty()) return;
            std::vector<UnitRef> units;
            for (const Token token : tokens)
                units.push_back(unitOf(scene_.moment.hand, token));
            while (!hand_.chosen().empty())
                hand_.stepBack(); // the choice, not a plan
            const State& state = hand_.moment().state;
            hand_.clickUnits(state.player(scene_.moment.hand).units[tokens.front()].province, units, false);
            hand_.clickProvince(to);
        };
    }
    scene_.host->showRefusal(refusalCard(moment, refusal, command, remedies));
}

std::optional<std::pair<Refusal, Command>> QuestionCards::whyNotHere() const {
    const ProvinceId where = scene_.map().focus().province();
    if (where == noProvince || !isSeat(scene_.moment.hand)) return std::nullopt;
    if (!hand_.chosen().empty()) return hand_.whyNotTo(where);
    for (const Token token : armiesOf(scene_.moment.state, scene_.moment.hand)) {
        const Command command{scene_.moment.hand, step::Move{token, where}};
        if (const auto refusal = scene_.session.why(command)) return std::pair(*refusal, command);
    }
    return std::nullopt;
}

void QuestionCards::askAgain() {
    if (const auto again = std::exchange(askedAgain_, std::nullopt)) show(again->choice, again->answered);
}

} // namespace marches::warriors::face
