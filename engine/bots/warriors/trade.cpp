#include "engine/bots/warriors/choices.h"
#include "engine/bots/warriors/exchange.h"

#include <algorithm>

/// Proposals in Trade. What is to be built tells which resources are short and which can be spared.
namespace marches::warriors::bots {
namespace {

constexpr double leastTradeGain = 0.03; ///< VP; a smaller gain is not worth an exchange
constexpr double leastOfferGain = 0.05; ///< VP; a smaller gain is not worth an offer

/// The VP that an exchange brings to each of the two seats.
struct Gains {
    double own = 0;
    double theirs = 0;
};

/// Whether an exchange brings the own seat enough, and not too much to a rival.
bool serves(const Position& position, SeatId partner, const Gains& gains) {
    const auto [own, theirs] = gains;
    if (position.ally(partner)) return own + theirs > 0.02;
    if (own < leastTradeGain) return false;
    if (leadsAll(position, partner)) return own > 3 * theirs;
    return own >=
           position.weights.opponents.fairShare * theirs * std::min(1.0, 2 * rivalryWith(position, partner));
}

/// Returns the gains of an offer that `maker` made to the seat of `budget`, apart from what that seat could
/// not use.
Gains gainsOf(const Budget& budget, const Budget& maker, const Offer& offer) {
    const Resources useful = usefulPart(budget, offer.take, offer.give);
    return {exchangeGain(budget, offer.take, useful), exchangeGain(maker, useful, offer.take)};
}

struct Lack {
    SeatId seat;
    Resource resource;
    int needed, held;
};

/// Returns what one of the two can't pay; nothing if both can.
std::optional<Lack> lackFor(const State& state, const Offer& offer) {
    for (const auto& [seat, due] : {std::pair{offer.from, &offer.give}, std::pair{offer.to, &offer.take}})
        for (const Resource resource : allResources)
            if (const int held = state.player(seat).resources[resource]; held < (*due)[resource])
                return Lack{seat, resource, (*due)[resource], held};
    return std::nullopt;
}

struct Addition {
    int count;
    Resource resource;
};

/// Returns the least addition by which an offer would be accepted: of a resource that it gives already, or of
/// any if it gives nothing. Nothing where its maker has not so much.
std::optional<Addition> missingFor(const Budget& budget, const Budget& maker, const Offer& offer) {
    std::optional<Addition> least;
    for (const Resource resource : allResources) {
        if (offer.take[resource] > 0 || (offer.give != Resources{} && offer.give[resource] == 0)) continue;
        Offer better = offer;
        const int most = maker.position.held()[resource] - offer.give[resource];
        for (int count = 1; count <= (least ? std::min(most, least->count - 1) : most); ++count) {
            better.give[resource] = offer.give[resource] + count;
            if (!serves(budget.position, offer.from, gainsOf(budget, maker, better))) continue;
            least = {count, resource};
            break;
        }
    }
    return least;
}

/// Proposes to decline an offer that brings `own` VP to the seat, with the reason.
void decline(Choices& choices, const Offer& offer, const Budget& budget, const Budget& maker, double own) {
    const Position& position = choices.position();
    const step::DeclineOffer no{offer.from};
    constexpr double value = 20;
    if (const auto lack = lackFor(position.state, offer)) {
        choices.add(no, value, ReasonCode::declineUnpaid, lack->seat, lack->resource, lack->needed,
                    lack->held);
        return;
    }
    const auto more = missingFor(budget, maker, offer);
    if (leadsAll(position, offer.from) && (own > 0 || !more)) { // no better offer would do either
        choices.add(no, value, ReasonCode::declineLeader, offer.from);
        return;
    }
    const bool loses = own < leastTradeGain || position.ally(offer.from);
    if (more)
        choices.add(no, value,
                    loses
                        ? because(ReasonCode::declineForMore, offer.from, more->count, more->resource)
                        : because(ReasonCode::declineUnevenForMore, offer.from, more->count, more->resource));
    else
        choices.add(no, value,
                    loses ? because(ReasonCode::declineOffer, offer.from)
                          : because(ReasonCode::declineUneven, offer.from));
}

void answerOffers(Choices& choices, const Budget& budget) {
    const Position& position = choices.position();
    for (const Offer& offer : position.state.offers) {
        if (offer.to != position.seat) continue;
        const Position theirs = look(position.setting, position.state, offer.from, position.weights);
        const Budget maker = budgetOf(theirs);
        const Gains gains = gainsOf(budget, maker, offer);
        const bool payable = position.held().covers(offer.take) && theirs.held().covers(offer.give);
        if (payable && serves(position, offer.from, gains))
            choices.add(step::AcceptOffer{offer.from}, 20 + gains.own, ReasonCode::acceptOffer, offer.from);
        else
            decline(choices, offer, budget, maker, gains.own);
    }
}

void openRoutes(Choices& choices) {
    const Position& position = choices.position();
    const auto& paid = position.setting.tables.routeIncome;
    const auto next = static_cast<std::size_t>(routesOpened(position.state, position.seat));
    if (next < paid.size() && !paid[next].empty()) return; // unused, the route yields something each turn
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId partner = position.seatNumber(i);
        if (partner == position.seat) continue;
        const double help = position.ally(partner) ? 1.0 : leadsAll(position, partner) ? -1.0 : 0.3;
        if (help > 0)
            choices.add(step::OpenRoute{partner}, help - 0.005 * position.of(partner).vp,
                        ReasonCode::openRoute, partner);
    }
}

Resources unitsOf(Resource resource, int count) {
    Resources units;
    units[resource] = count;
    return units;
}

/// Proposes to buy what the next project lacks for what can be spared most easily.
void bankForProject(Choices& choices, const Budget& budget) {
    for (const Resource get : allResources) {
        if (budget.missing[get] == 0) continue;
        for (const Resource give : allResources) {
            if (give == get || budget.spare(give) < budget.rate) continue;
            const double price = -exchangeGain(budget, unitsOf(give, budget.rate), {});
            if (budget.projectGain <= price * 0.5) continue;
            choices.add(step::Bank{give, get, static_cast<std::uint8_t>(budget.rate)},
                        2 + budget.projectGain - price, ReasonCode::bank, give, get);
        }
    }
}

/// Returns the Gold that could be at hand in this phase.
int goldInReach(const Budget& budget) {
    return budget.spare(Resource::gold) + lotsToSpare(budget, Resource::gold);
}

/// Whether this Trade phase is the last, or what can be bought in it decides the game.
bool cashesIn(const Position& position, const Budget& budget) {
    if (position.lastTurn || position.turnsLeft == 0) return true;
    const int bought = goldInReach(budget) / std::max(1, position.setting.tables.vpPrice);
    if (bought == 0) return false;
    const int mine = sidePoints(position, position.seat) + bought;
    if (mine < position.setting.threshold()) return false;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (const SeatId other = position.seatNumber(i);
            !position.ally(other) && sidePoints(position, other) + 2 >= mine)
            return false;
    return true;
}

void sellForGold(Choices& choices, const Budget& budget, bool cashing) {
    const int price = choices.position().setting.tables.vpPrice;
    const int gold = budget.spare(Resource::gold);
    const bool anotherPoint = cashing && price > 0 && goldInReach(budget) / price > gold / price;
    for (const Resource give : allResources) {
        if (budget.rate == 0 || give == Resource::gold || budget.spare(give) < budget.rate) continue;
        const double gain = exchangeGain(budget, unitsOf(give, budget.rate), unitsOf(Resource::gold, 1));
        const double value = gain + (anotherPoint ? 2 : 0);
        if (value <= 0) continue;
        choices.add(step::Bank{give, Resource::gold, static_cast<std::uint8_t>(budget.rate)}, value,
                    ReasonCode::bank, give, Resource::gold);
    }
}

void buyPoints(Choices& choices, const Budget& budget, bool cashing) {
    const Position& position = choices.position();
    const Tables& tables = position.setting.tables;
    const int gold = budget.spare(Resource::gold);
    if (gold < tables.vpPrice) return;
    // With a Merchant ten Gold left become twenty: a point must not cost more than its price next turn.
    const bool doubles = position.has(Ability::merchant) && position.turnsLeft > 0;
    const auto next = [&](int left) { return std::min<int>(tables.cap, doubles ? 2 * left : left); };
    const int held = position.held()[Resource::gold];
    const bool spare = !doubles || next(held) - next(held - tables.vpPrice) < tables.vpPrice;
    if (cashing)
        choices.add(step::BuyVp{}, 1, ReasonCode::buyVpToEnd);
    else if (spare)
        choices.add(step::BuyVp{}, 0.6, ReasonCode::buyVp);
}

/// Whether a route leads to the partner, fewer than two offers were made to it in this phase, and none is
/// open.
bool mayOffer(const Position& position, SeatId partner) {
    const State& state = position.state;
    if (partner == position.seat || state.offersMade[index(position.seat)][index(partner)] >= 2) return false;
    return routeUsable(position.setting, state, position.seat, partner) &&
           std::none_of(state.offers.begin(), state.offers.end(), [&](const Offer& offer) {
               return offer.from == position.seat && offer.to == partner;
           });
}

/// Returns offers of a few units of one resource for as many of another that bring the maker enough and
/// contain nothing useless.
std::vector<step::MakeOffer> offersWanted(const Budget& budget, SeatId partner) {
    const Position& position = budget.position;
    const Resources& theirs = position.player(partner).resources;
    std::vector<step::MakeOffer> wanted;
    for (const Resource give : allResources)
        for (const Resource take : allResources) {
            if (give == take || budget.spare(give) < 1) continue;
            const int lacking = budget.missing[take] > 0 ? budget.missing[take] : 2;
            for (const int amount : {1, 2, 3}) {
                step::MakeOffer offer{partner, {}, {}};
                offer.give[give] = std::min(amount, budget.spare(give));
                offer.take[take] = std::min({amount, lacking, theirs[take]});
                if (offer.give[give] > 0 && offer.take[take] > 0 &&
                    exchangeGain(budget, offer.give, offer.take) >= leastOfferGain &&
                    usefulPart(budget, offer.give, offer.take) == offer.take)
                    wanted.push_back(offer);
            }
        }
    return wanted;
}

void makeOffers(Choices& choices, const Budget& budget) {
    const Position& position = choices.position();
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId partner = position.seatNumber(i);
        if (!mayOffer(position, partner)) continue;
        const std::vector<step::MakeOffer> wanted = offersWanted(budget, partner);
        if (wanted.empty()) continue;
        const Position theirs = look(position.setting, position.state, partner, position.weights);
        const Budget asked = budgetOf(theirs);
        for (const step::MakeOffer& offer : wanted) {
            if (usefulPart(asked, offer.take, offer.give) != offer.give) continue;
            const Gains gains{exchangeGain(budget, offer.give, offer.take),
                              exchangeGain(asked, offer.take, offer.give)};
            if (serves(position, partner, gains) && serves(theirs, position.seat, {gains.theirs, gains.own}))
                choices.add(offer, 0.2 + gains.own, ReasonCode::offer, partner);
        }
    }
}

} // namespace

void proposeTrade(Choices& choices) {
    const Position& position = choices.position();
    const Budget budget = budgetOf(position);
    answerOffers(choices, budget);
    if (!choices.list().empty()) return;
    openRoutes(choices);
    const bool cashing = cashesIn(position, budget);
    bankForProject(choices, budget);
    if (choices.list().empty() || cashing) sellForGold(choices, budget, cashing);
    buyPoints(choices, budget, cashing);
    makeOffers(choices, budget);
    choices.add(step::Done{}, 0, ReasonCode::tradeDone);
}

} // namespace marches::warriors::bots
