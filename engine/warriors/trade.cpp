#include "engine/warriors/trade_parts.h"

#include <algorithm>

namespace marches::warriors {
namespace {

constexpr int largestOffer = 999;

/// Whether the two seats may exchange over a route now (`trade.route.open`, `trade.monopoly`).
Verdict routeVerdict(const View& view, SeatId actor, SeatId partner) {
    if (partner == actor) return refuse(RefusalCode::withItself);
    if (view.state.player(partner).left) return refuse(RefusalCode::hasLeft, partner);
    if (!routeBetween(view.state, actor, partner)) return refuse(RefusalCode::noRoute, actor, partner);
    const Traders traders = tradersOf(view.setting, view.state);
    if (!traders.takePart.contains(partner)) return refuse(RefusalCode::partnerNoTradeCenter, partner);
    if (!routeUsable(view.state, traders, actor, partner))
        return refuse(RefusalCode::monopolyPartner, actor, partner);
    return allowed;
}

const Offer* findOffer(const State& state, SeatId from, SeatId to) {
    for (const Offer& offer : state.offers)
        if (offer.from == from && offer.to == to) return &offer;
    return nullptr;
}

void removeOffer(State& state, SeatId from, SeatId to) {
    eraseIf(state.offers, [&](const Offer& offer) { return offer.from == from && offer.to == to; });
}

Verdict openOfferVerdict(const View& view, SeatId from, SeatId to) {
    if (findOffer(view.state, from, to) == nullptr) return refuse(RefusalCode::noOffer, from, to);
    return allowed;
}

/// Whether a seat that takes part could do anything (`trade.no-order`).
bool canTrade(const View& view, const Traders& traders, SeatId seat) {
    if (!traders.takePart.contains(seat)) return false;
    if (!verdict(view, seat, step::BuyVp{})) return true;
    if (!bankVerdict(traders, seat)) {
        const int rate = bankRate(view.setting, view.state, seat);
        for (const Resource give : allResources)
            if (!lotVerdict(view, seat, give, rate)) return true;
    }
    const bool opens = !routesVerdict(view, seat);
    for (std::size_t i = 0; i < view.setting.players(); ++i) {
        const auto partner = idAt<SeatId>(i);
        if (partner == seat) continue;
        if (routeUsable(view.state, traders, seat, partner)) return true;
        if (opens && !partnerVerdict(view, traders, seat, partner)) return true;
    }
    return false;
}

/// Whether Trade goes on until the seat says "done".
bool notDone(const View& view, const Traders& traders, SeatId seat) {
    return !view.state.tradeDone.contains(seat) && canTrade(view, traders, seat);
}

} // namespace

void beginTrade(Play& play) {
    State& state = play.state;
    enterPhase(play, Phase::trade);
    state.stage = Stage::trade;
}

bool askedAgain(const State& state, SeatId seat) {
    return std::any_of(state.offers.begin(), state.offers.end(),
                       [&](const Offer& offer) { return offer.to == seat && offer.asksAgain; });
}

TradeBar tradeBar(const Setting& setting, const State& state, SeatId seat) {
    const Traders traders = tradersOf(setting, state);
    if (!traders.takePart.contains(seat)) return TradeBar::noCenter;
    if (traders.bound(seat)) return TradeBar::monopoly;
    return routesAllowed(setting, state, seat) == 0 ? TradeBar::noneToOpen : TradeBar::noRoute;
}

/// Relies on this: a seat that could pay the bank or open a route would have been asked.
NoTrade whyNoTrade(const Setting& setting, const State& state) {
    const Traders traders = tradersOf(setting, state);
    if (traders.takePart.empty()) return NoTrade::noCenter;
    if (!state.openRoutes().empty() || !traders.monopolists.empty()) return NoTrade::several;
    return traders.takePart.size() == 1 ? NoTrade::oneCenter : NoTrade::noRoute;
}

SeatSet tradeWaits(const View& view) {
    const Traders traders = tradersOf(view.setting, view.state);
    SeatSet waits;
    for (std::size_t i = 0; i < view.setting.players(); ++i)
        if (const auto seat = idAt<SeatId>(i); notDone(view, traders, seat)) waits.insert(seat);
    // A seat that is asked again answers before the maker of the offer goes on.
    for (const Offer& offer : view.state.offers)
        if (offer.asksAgain) waits.erase(offer.from);
    for (const Offer& offer : view.state.offers)
        if (offer.asksAgain) waits.insert(offer.to);
    return waits;
}

bool anybodyTrades(const View& view) {
    const Traders traders = tradersOf(view.setting, view.state);
    for (std::size_t i = 0; i < view.setting.players(); ++i)
        if (notDone(view, traders, idAt<SeatId>(i))) return true;
    return false;
}

void endTrade(Play& play) {
    play.state.offers.clear();
    play.state.declined.clear();
    play.state.tradeDone = {};
    play.state.bankGot = {};
    play.state.offersMade = {};
    beginDevelopment(play);
}

Verdict verdict(const View& view, SeatId actor, const step::Bank& step) {
    if (const Verdict no = typesVerdict(step.give, step.get)) return no;
    if (const Verdict no = bankVerdict(tradersOf(view.setting, view.state), actor)) return no;
    const int rate = bankRate(view.setting, view.state, actor);
    if (step.amount != rate) return refuse(RefusalCode::unevenLots, int{step.amount}, step.give, rate);
    return lotVerdict(view, actor, step.give, rate);
}

void carryOut(Play& play, SeatId actor, const step::Bank& step) {
    Resources& held = play.state.player(actor).resources;
    held[step.give] -= step.amount;
    held[step.get] += 1;
    std::uint8_t& got = play.state.bankGot[index(actor)];
    got = static_cast<std::uint8_t>(got | (1U << static_cast<unsigned>(step.get)));
    play.say(EventCode::bankTraded, actor, int{step.amount}, step.give, step.get);
}

Verdict verdict(const View& view, SeatId actor, const step::OpenRoute& step) {
    const Traders traders = tradersOf(view.setting, view.state);
    if (const Verdict no = partnerVerdict(view, traders, actor, step.partner)) return no;
    return routesVerdict(view, actor);
}

void carryOut(Play& play, SeatId actor, const step::OpenRoute& step) {
    State& state = play.state;
    state.routes[state.routeCount++] = {static_cast<std::uint8_t>(index(actor)),
                                        static_cast<std::uint8_t>(index(step.partner))};
    play.say(EventCode::routeOpened, actor, step.partner);
}

Verdict verdict(const View& view, SeatId actor, const step::MakeOffer& step) {
    if (const Verdict no = routeVerdict(view, actor, step.partner)) return no;
    if (step.give == Resources{} && step.take == Resources{}) return refuse(RefusalCode::emptyOffer);
    for (const Resources* side : {&step.give, &step.take})
        for (const std::int32_t amount : side->amount)
            if (amount < 0 || amount > largestOffer) return refuse(RefusalCode::offerTooLarge, largestOffer);
    const int limit = view.setting.tables.offerLimit;
    if (view.state.offersMade[index(actor)][index(step.partner)] >= limit)
        return refuse(RefusalCode::tooManyOffers, limit, step.partner);
    const Offer offer{actor, step.partner, step.give, step.take};
    if (std::find(view.state.declined.begin(), view.state.declined.end(), offer) != view.state.declined.end())
        return refuse(RefusalCode::offerDeclinedBefore, step.partner);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::MakeOffer& step) {
    State& state = play.state;
    removeOffer(state, actor, step.partner);
    const Offer offer{actor, step.partner, step.give, step.take, state.tradeDone.contains(step.partner)};
    const auto place = std::find_if(state.offers.begin(), state.offers.end(), [&](const Offer& other) {
        return std::pair(other.from, other.to) > std::pair(offer.from, offer.to);
    });
    state.offers.insert(place, offer);
    ++state.offersMade[index(actor)][index(step.partner)];
    play.say(EventCode::offerMade, actor, step.partner);
}

Verdict verdict(const View& view, SeatId actor, const step::AcceptOffer& step) {
    // The route of an open offer can't be closed within the phase.
    if (const Verdict no = openOfferVerdict(view, step.partner, actor)) return no;
    const Offer& offer = *findOffer(view.state, step.partner, actor);
    for (const auto& [payer, due] : {std::pair{step.partner, offer.give}, std::pair{actor, offer.take}}) {
        const Resources& held = view.state.player(payer).resources;
        if (const auto resource = lacking(held, due))
            return refuse(RefusalCode::offerUnpaid, payer, *resource, due[*resource], held[*resource]);
    }
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::AcceptOffer& step) {
    const Offer offer = *findOffer(play.state, step.partner, actor);
    Resources& giver = play.state.player(step.partner).resources;
    Resources& taker = play.state.player(actor).resources;
    giver -= offer.give;
    taker += offer.give;
    taker -= offer.take;
    giver += offer.take;
    removeOffer(play.state, step.partner, actor);
    play.say(EventCode::offerAccepted, actor, step.partner);
}

Verdict verdict(const View& view, SeatId actor, const step::DeclineOffer& step) {
    return openOfferVerdict(view, step.partner, actor);
}

void carryOut(Play& play, SeatId actor, const step::DeclineOffer& step) {
    Offer offer = *findOffer(play.state, step.partner, actor);
    offer.asksAgain = false;
    const auto place =
        std::find_if(play.state.declined.begin(), play.state.declined.end(), [&](const Offer& other) {
            return std::tuple(other.from, other.to, other.give.amount, other.take.amount) >
                   std::tuple(offer.from, offer.to, offer.give.amount, offer.take.amount);
        });
    play.state.declined.insert(place, offer);
    removeOffer(play.state, step.partner, actor);
    play.say(EventCode::offerDeclined, actor, step.partner);
}

Verdict verdict(const View& view, SeatId actor, const step::RetractOffer& step) {
    return openOfferVerdict(view, actor, step.partner);
}

void carryOut(Play& play, SeatId actor, const step::RetractOffer& step) {
    removeOffer(play.state, actor, step.partner);
    play.say(EventCode::offerRetracted, actor, step.partner);
}

Verdict verdict(const View& view, SeatId actor, const step::BuyVp&) {
    const int price = view.setting.tables.vpPrice;
    const int held = view.state.player(actor).resources[Resource::gold];
    if (held < price) return refuse(RefusalCode::vpGoldShort, price, held);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::BuyVp&) {
    Player& player = play.state.player(actor);
    player.resources[Resource::gold] -= play.setting.tables.vpPrice;
    ++player.boughtVp;
    play.say(EventCode::vpBought, actor, play.setting.tables.vpPrice);
}

} // namespace marches::warriors
