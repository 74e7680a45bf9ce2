#include "app/warriors/prompts/why_idle.h"

#include "app/play/window_prompt.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/scene.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/steps_of.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct Idle {
    Q_DECLARE_TR_FUNCTIONS(Idle)
};

/// What keeps all of its answers from being given: why the first one can't.
QString whyNoAnswer(const Choice& choice) {
    const auto possible =
        std::ranges::find_if(choice.answers, [](const play::Button& answer) { return !answer.refused; });
    if (possible != choice.answers.end()) return {};
    return choice.answers.empty() ? choice.sentence : choice.answers.front().why;
}

QString whyNoOffer(const Moment& moment, const QString& action) {
    if (moment.asked() != Stage::trade) return Idle::tr("Offers are made and answered in the Trade phase.");
    const bool own = action == QLatin1String("game.retract-offer");
    const auto& offers = moment.state.offers;
    const bool any = std::ranges::any_of(
        offers, [&](const Offer& offer) { return (own ? offer.from : offer.to) == moment.hand; });
    if (any) return {};
    return own ? Idle::tr("No offer of yours waits for an answer.")
               : Idle::tr("No offer waits for your answer.");
}

} // namespace

QString whyIdle(const Scene& scene, const Hands& hands, const MapHand& hand, const QString& id) {
    if (id == QLatin1String("game.token")) return {}; // the mat can always be looked at
    if (!scene.session.live()) return play::lookingBackSentence();
    if (scene.session.outcome()) return Idle::tr("The game is over.");
    if (!isSeat(scene.moment.hand)) return Idle::tr("No person plays at this table.");
    const auto among = [&id](std::initializer_list<const char*> ids) {
        return std::ranges::any_of(ids, [&id](const char* each) { return id == QLatin1String(each); });
    };
    if (id == QLatin1String("game.leave")) {
        const auto refusal = scene.session.why({scene.moment.hand, step::Leave{}});
        return refusal ? sentence(scene.moment, *refusal) : QString{};
    }
    if (id == QLatin1String("game.peace"))
        return whyNoAnswer(makeChoice(scene.moment, hands, Choosing::peace));
    if (!scene.session.asksViewer()) return Idle::tr("Another player is asked now.");
    const Stage asked = scene.moment.asked();
    if (among({"game.next-unit", "game.previous-unit", "game.choose-all"}))
        return asked == Stage::move || asked == Stage::movePrincess ? QString{}
                                                                    : Idle::tr("Units move in Maneuvering.");
    if (id == QLatin1String("game.plan"))
        return asked == Stage::move ? QString{} : Idle::tr("Marches are planned in Maneuvering.");
    if (id == QLatin1String("game.play-plan"))
        return hand.planned().marches().empty() ? Idle::tr("Nothing is planned.") : QString{};
    if (id == QLatin1String("game.no-shift"))
        return asked == Stage::shift ? QString{}
                                     : Idle::tr("A token is shifted after the Actions of Development.");
    if (id == QLatin1String("game.feed-all"))
        return asked == Stage::feed ? QString{} : Idle::tr("Armies are fed in the Upkeep.");
    if (id == QLatin1String("game.suggest-damage"))
        return hand.plan().points > 0 ? QString{} : Idle::tr("Damage is dealt in a battle.");
    if (among({"game.accept-offer", "game.decline-offer", "game.retract-offer"}))
        return whyNoOffer(scene.moment, id);
    if (among({"game.offer", "game.buy-vp"}) ||
        (id == QLatin1String("game.build") && scene.moment.state.phase == Phase::trade)) {
        if (asked != Stage::trade) return Idle::tr("Offers are made and answered in the Trade phase.");
        return takesPartInTrade(scene.session.setting(), scene.moment.state, scene.moment.hand)
                   ? QString{}
                   : Idle::tr("Without a Trade Center nobody takes part in Trade.");
    }
    if (id == QLatin1String("game.build"))
        return whyNoAnswer(makeChoice(scene.moment, hands, Choosing::build));
    if (id == QLatin1String("game.build-two"))
        return whyNoAnswer(makeChoice(scene.moment, hands, Choosing::two));
    if (id == QLatin1String("game.war")) return whyNoAnswer(makeChoice(scene.moment, hands, Choosing::war));
    if (id == QLatin1String("game.promote"))
        return anyStepOf<step::Promote>(scene.moment.options()) ? QString{}
                                                                : Idle::tr("No army can be promoted now.");
    return {};
}

} // namespace marches::warriors::face
