#include "app/warriors/tales/offer_history.h"

#include "app/warriors/session.h"
#include "app/warriors/words/sentences.h"

#include <algorithm>
#include <map>
#include <utility>

namespace marches::warriors::face {

namespace {

using Fate = OfferAnswer::Fate;

struct Said {
    Fate fate;
    NodeId node;
};

bool happenedIn(const WarriorsSession& session, NodeId node, EventCode code) {
    const std::vector<Event>& events = session.eventsOf(node);
    return std::ranges::any_of(events, [code](const Event& event) { return event.code == code; });
}

bool waitsIn(const State& state, SeatId from, SeatId to) {
    return std::ranges::any_of(state.offers,
                               [&](const Offer& offer) { return offer.from == from && offer.to == to; });
}

/// What the seat gave and got by the last offer that it accepted.
std::optional<OfferAnswer> lastTraded(const std::vector<Offer>& accepted, SeatId seat) {
    const auto last = std::find_if(accepted.rbegin(), accepted.rend(),
                                   [seat](const Offer& offer) { return offer.to == seat; });
    if (last == accepted.rend()) return std::nullopt;
    return OfferAnswer{last->from, last->take, last->give, Fate::traded};
}

} // namespace

std::optional<OfferAnswer> lastAnswer(const WarriorsSession& session, const Moment& now, SeatId seat) {
    if (!isSeat(seat)) return std::nullopt;
    std::map<SeatId, Said> said; // by who was asked; nearest to now
    for (NodeId node = session.node(); node != rootNode; node = session.tree().beforeLine(node)) {
        std::vector<Command> steps = session.steps(node);
        std::ranges::reverse(steps);
        for (const Command& command : steps) {
            const auto* accept = std::get_if<step::AcceptOffer>(&command.step);
            const auto* decline = std::get_if<step::DeclineOffer>(&command.step);
            if (accept != nullptr && command.actor == seat && said.empty())
                return lastTraded(acceptedOffers(session, now), seat);
            if (accept != nullptr && accept->partner == seat)
                said.try_emplace(command.actor, Said{Fate::accepted, node});
            if (decline != nullptr && decline->partner == seat)
                said.try_emplace(command.actor, Said{Fate::declined, node});
            const auto* offer = std::get_if<step::MakeOffer>(&command.step);
            if (offer == nullptr || command.actor != seat) continue;
            OfferAnswer answer{offer->partner, offer->give, offer->take, Fate::waits};
            const auto found = said.find(offer->partner);
            if (found == said.end())
                return waitsIn(now.state, seat, offer->partner) ? std::optional(answer) : std::nullopt;
            answer.fate = found->second.fate;
            if (const auto reason = session.reasonFor(found->second.node))
                answer.why = sentence(now, *reason);
            return answer;
        }
        if (happenedIn(session, node, EventCode::turnBegan)) break;
    }
    return std::nullopt;
}

std::vector<Offer> acceptedOffers(const WarriorsSession& session, const Moment& now) {
    if (now.asked() != Stage::trade) return {};
    std::vector<Command> said;
    for (NodeId node = session.node(); node != rootNode && !happenedIn(session, node, EventCode::phaseBegan);
         node = session.tree().beforeLine(node)) {
        const std::vector<Command> steps = session.steps(node);
        said.insert(said.begin(), steps.begin(), steps.end());
    }
    std::map<std::pair<SeatId, SeatId>, Offer> made;
    std::vector<Offer> accepted;
    for (const Command& command : said) {
        if (const auto* offer = std::get_if<step::MakeOffer>(&command.step))
            made[{command.actor, offer->partner}] = {command.actor, offer->partner, offer->give, offer->take};
        else if (const auto* accept = std::get_if<step::AcceptOffer>(&command.step))
            if (const auto found = made.find({accept->partner, command.actor}); found != made.end())
                accepted.push_back(found->second);
    }
    return accepted;
}

} // namespace marches::warriors::face
