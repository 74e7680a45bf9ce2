#include "app/warriors/offer_answer.h"

#include "app/warriors/offer_composer.h"
#include "app/warriors/offer_history.h"
#include "app/warriors/sentences.h"
#include "app/warriors/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace marches::warriors::face {

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

struct Said {
    bool accepted;
    NodeId node;
};

} // namespace

std::optional<OfferAnswer> lastAnswer(const WarriorsSession& session, const Moment& now, SeatId seat) {
    if (!isSeat(seat)) return std::nullopt;
    std::map<SeatId, Said> said; // by who was asked; nearest to now
    for (NodeId node = session.node(); node != rootNode; node = session.tree().beforeLine(node)) {
        std::vector<Command> steps = session.steps(node);
        std::reverse(steps.begin(), steps.end());
        for (const Command& command : steps) {
            const auto* accept = std::get_if<step::AcceptOffer>(&command.step);
            const auto* decline = std::get_if<step::DeclineOffer>(&command.step);
            if (accept != nullptr && accept->partner == seat)
                said.try_emplace(command.actor, Said{true, node});
            if (decline != nullptr && decline->partner == seat)
                said.try_emplace(command.actor, Said{false, node});
            const auto* offer = std::get_if<step::MakeOffer>(&command.step);
            if (offer == nullptr || command.actor != seat) continue;
            const auto found = said.find(offer->partner);
            if (found == said.end()) return std::nullopt;
            OfferAnswer answer{offer->partner, offer->give, offer->take, found->second.accepted, {}};
            if (const Reason* reason = session.reasonFor(found->second.node))
                answer.why = sentence(now, *reason);
            return answer;
        }
        const std::vector<Event>& events = session.eventsOf(node);
        if (std::any_of(events.begin(), events.end(),
                        [](const Event& event) { return event.code == EventCode::turnBegan; }))
            break;
    }
    return std::nullopt;
}

QString answerSentence(const Setting& setting, const OfferAnswer& answer) {
    const QString who = seatName(setting, answer.partner);
    const QString what = OfferComposer::summary(answer.give, answer.take);
    //: %1 a country that was made an offer, %2 what was offered: "2 Gold for 3 Weapons"
    const QString said = answer.accepted ? Answers::tr("%1 accepts: %2.").arg(who, what)
                                         //: %1 a country that was made an offer, %2 what was offered
                                         : Answers::tr("%1 declines: %2.").arg(who, what);
    return answer.why.isEmpty() ? said : said + QLatin1Char(' ') + answer.why;
}

} // namespace marches::warriors::face
