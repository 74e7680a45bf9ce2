#include "app/warriors/offer_history.h"

#include "app/warriors/sentences.h"

#include <algorithm>
#include <map>

namespace marches::warriors::face {

namespace {

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
            if (const auto reason = session.reasonFor(found->second.node))
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

} // namespace marches::warriors::face
