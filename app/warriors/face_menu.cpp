#include "app/play/window_prompt.h"
#include "app/warriors/face.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/prompts/steps_of.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"

#include <QAction>

#include <algorithm>

/// The face's part that says which of its actions can do nothing now, and why.
namespace marches::warriors::face {

namespace {

/// What keeps all of its answers from being given: why the first one can't.
QString whyNoAnswer(const Choice& choice) {
    const auto possible = std::find_if(choice.answers.begin(), choice.answers.end(),
                                       [](const play::Button& answer) { return !answer.refused; });
    if (possible != choice.answers.end()) return {};
    return choice.answers.empty() ? choice.sentence : choice.answers.front().why;
}

} // namespace

QString Face::whyIdle(const QAction& action) const {
    const QString id = action.objectName();
    if (id == QLatin1String("game.token")) return {}; // the mat can always be looked at
    if (!session_.live()) return play::lookingBackSentence();
    if (session_.outcome()) return tr("The game is over.");
    if (!isSeat(moment_.hand)) return tr("No person plays at this table.");
    const auto among = [&id](std::initializer_list<const char*> ids) {
        return std::any_of(ids.begin(), ids.end(),
                           [&id](const char* each) { return id == QLatin1String(each); });
    };
    if (id == QLatin1String("game.leave")) {
        const auto refusal = session_.why({moment_.hand, step::Leave{}});
        return refusal ? sentence(moment_, *refusal) : QString{};
    }
    if (id == QLatin1String("game.peace")) return whyNoAnswer(makeChoice(moment_, hands(), Choosing::peace));
    if (!session_.asksViewer()) return tr("Another player is asked now.");
    const Stage asked = moment_.asked();
    if (among({"game.next-unit", "game.previous-unit", "game.choose-all"}))
        return asked == Stage::move || asked == Stage::movePrincess ? QString{}
                                                                    : tr("Units move in Maneuvering.");
    if (id == QLatin1String("game.plan"))
        return asked == Stage::move ? QString{} : tr("Marches are planned in Maneuvering.");
    if (id == QLatin1String("game.play-plan"))
        return hand_.planned().empty() ? tr("Nothing is planned.") : QString{};
    if (id == QLatin1String("game.no-shift"))
        return asked == Stage::shift ? QString{} : tr("A token is shifted after the Actions of Development.");
    if (id == QLatin1String("game.feed-all"))
        return asked == Stage::feed ? QString{} : tr("Armies are fed in the Upkeep.");
    if (id == QLatin1String("game.suggest-damage"))
        return hand_.plan().points > 0 ? QString{} : tr("Damage is dealt in a battle.");
    if (among({"game.accept-offer", "game.decline-offer", "game.retract-offer"})) return whyNoOffer(id);
    if (among({"game.offer", "game.buy-vp"}) ||
        (id == QLatin1String("game.build") && moment_.state.phase == Phase::trade)) {
        if (asked != Stage::trade) return tr("Offers are made and answered in the Trade phase.");
        return takesPartInTrade(session_.setting(), moment_.state, moment_.hand)
                   ? QString{}
                   : tr("Without a Trade Center nobody takes part in Trade.");
    }
    if (id == QLatin1String("game.build")) return whyNoAnswer(makeChoice(moment_, hands(), Choosing::build));
    if (id == QLatin1String("game.build-two"))
        return whyNoAnswer(makeChoice(moment_, hands(), Choosing::two));
    if (id == QLatin1String("game.war")) return whyNoAnswer(makeChoice(moment_, hands(), Choosing::war));
    if (id == QLatin1String("game.promote")) {
        const std::vector<Command> options = session_.options(moment_.hand);
        return anyStepOf<step::Promote>(options) ? QString{} : tr("No army can be promoted now.");
    }
    return {};
}

QString Face::whyNoOffer(const QString& action) const {
    if (moment_.asked() != Stage::trade) return tr("Offers are made and answered in the Trade phase.");
    const bool own = action == QLatin1String("game.retract-offer");
    const auto& offers = moment_.state.offers;
    const bool any = std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        return (own ? offer.from : offer.to) == moment_.hand;
    });
    if (any) return {};
    return own ? tr("No offer of yours waits for an answer.") : tr("No offer waits for your answer.");
}

} // namespace marches::warriors::face
