#include "engine/bots/warriors/choices.h"
#include "engine/bots/warriors/development.h"
#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

/// Trade: what will be built says what is short and what can be spared.
namespace marches::warriors::bots {
namespace {

/// What is spoken for: Food for the armies, and the costs of what is to be built.
struct Budget {
    Resources reserved;
    Resources missing;      ///< of the best project that can't be paid yet
    double projectGain = 0; ///< its worth above an upgrade's

    int spare(const Position& position, Resource resource) const {
        return std::max(0, position.held()[resource] - reserved[resource]);
    }
};

/// Lots that the spare resources make, apart from what is wanted itself.
int lotsToSpare(const Position& position, const Budget& budget, int rate, std::optional<Resource> wanted) {
    int lots = 0;
    for (const Resource resource : allResources)
        if (resource != wanted) lots += budget.spare(position, resource) / rate;
    return lots;
}

int foodReserve(const Position& position) {
    return position.turnsLeft == 0 || position.has(Ability::pillaging) ? 0 : position.own().food;
}

/// Goes through what is worth building, best first, and reserves what it costs; stops at the first thing that
/// the bank could complete.
Budget makeBudget(const Position& position) {
    Budget budget;
    budget.reserved[Resource::food] = foodReserve(position);
    if (!position.weights.looksAhead) return budget;
    const double upgrade = bestUpgrade(position);
    std::vector<Project> wishes = projects(position, false);
    std::erase_if(wishes, [&](const Project& project) { return project.value <= upgrade; });
    std::stable_sort(wishes.begin(), wishes.end(),
                     [](const Project& a, const Project& b) { return a.value > b.value; });
    const bool mayBank = takesPartInTrade(position.setting, position.state, position.seat);
    const int rate = bankRate(position.setting, position.state, position.seat);
    int actions = actionsExpected(position);
    for (const Project& project : wishes) {
        const int times = std::holds_alternative<step::BuildFort>(project.step) ? actions : 1;
        for (int i = 0; i < times && actions > 0; ++i) {
            Budget with = budget;
            with.reserved += project.cost;
            Resources missing;
            int lots = 0;
            for (const Resource resource : allResources) {
                missing[resource] = std::max(0, with.reserved[resource] - position.held()[resource]);
                lots += missing[resource];
            }
            if (lots == 0) {
                budget = with;
                --actions;
                continue;
            }
            if (!mayBank) break;
            if (lotsToSpare(position, with, rate, std::nullopt) < lots) break;
            with.missing = missing;
            with.projectGain = project.value - upgrade;
            return with;
        }
    }
    return budget;
}

/// What one more or less is worth, by how many there are beyond what is spoken for.
double marginal(const Position& position, Resource resource, int reserved) {
    const int spare = position.held()[resource] - reserved;
    const double base = resourceWorth(position, resource);
    if (resource == Resource::gold && spare > 0) return base * 0.8; // it buys VP, however much there is
    if (spare <= 0) return base * 1.7;
    if (spare <= 4) return base;
    if (spare <= 10) return base * 0.7;
    return base * (spare <= 15 ? 0.4 : 0.15);
}

double exchangeGain(const Position& position, const Resources& gives, const Resources& gets) {
    double gain = 0;
    for (const Resource resource : allResources) {
        const int reserved = resource == Resource::food ? foodReserve(position) : 0;
        gain += (gets[resource] - gives[resource]) * marginal(position, resource, reserved);
    }
    return gain;
}

constexpr double leastTradeGain = 0.03; ///< that an exchange is worth it

/// Whether an exchange serves: enough for oneself, and not more for a rival.
bool serves(const Position& position, SeatId partner, double own, double theirs) {
    if (position.ally(partner)) return own + theirs > 0.02;
    if (own < leastTradeGain) return false;
    if (leadsAll(position, partner)) return own > 3 * theirs;
    return own >= position.weights.fairShare * theirs * std::min(1.0, 2 * rivalryWith(position, partner));
}

struct Lack {
    SeatId seat;
    Resource resource;
    int needed, held;
};

/// What one of the two can't pay.
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

/// The least that would have to lie on top of an offer for it to be accepted; of what it gives already, or
/// if it gives nothing, of anything. Nothing where the other one has not got so much.
std::optional<Addition> missingFor(const Position& position, const Position& theirs, const Offer& offer) {
    std::optional<Addition> least;
    for (const Resource resource : allResources) {
        if (offer.take[resource] > 0 || (offer.give != Resources{} && offer.give[resource] == 0)) continue;
        Resources give = offer.give;
        const int most = theirs.held()[resource] - give[resource];
        for (int count = 1; count <= (least ? std::min(most, least->count - 1) : most); ++count) {
            give[resource] = offer.give[resource] + count;
            if (!serves(position, offer.from, exchangeGain(position, offer.take, give),
                        exchangeGain(theirs, give, offer.take)))
                continue;
            least = {count, resource};
            break;
        }
    }
    return least;
}

/// Why an offer is declined that brings `own` to the one and `gain` to the other.
void decline(Choices& choices, const Offer& offer, const Position& theirs, double own) {
    const Position& position = choices.position();
    const step::DeclineOffer no{offer.from};
    constexpr double value = 20;
    if (const auto lack = lackFor(position.state, offer)) {
        choices.add(no, value, ReasonCode::declineUnpaid, lack->seat, lack->resource, lack->needed,
                    lack->held);
        return;
    }
    const auto more = missingFor(position, theirs, offer);
    if (leadsAll(position, offer.from) && (own > 0 || !more)) { // where no better offer would do either
        choices.add(no, value, ReasonCode::declineLeader, offer.from);
        return;
    }
    const bool loses = own < leastTradeGain || position.ally(offer.from);
    if (more)
        choices.add(no, value, loses ? ReasonCode::declineForMore : ReasonCode::declineUnevenForMore,
                    offer.from, more->count, more->resource);
    else
        choices.add(no, value, loses ? ReasonCode::declineOffer : ReasonCode::declineUneven, offer.from);
}

void answerOffers(Choices& choices) {
    const Position& position = choices.position();
    for (const Offer& offer : position.state.offers) {
        if (offer.to != position.seat) continue;
        const Position theirs = look(position.setting, position.state, offer.from, position.weights);
        const double own = exchangeGain(position, offer.take, offer.give);
        const double gain = exchangeGain(theirs, offer.give, offer.take);
        const bool payable = position.held().covers(offer.take) && theirs.held().covers(offer.give);
        if (payable && serves(position, offer.from, own, gain))
            choices.add(step::AcceptOffer{offer.from}, 20 + own, ReasonCode::acceptOffer, offer.from);
        else
            decline(choices, offer, theirs, own);
    }
}

void openRoutes(Choices& choices) {
    const Position& position = choices.position();
    const auto& paid = position.setting.tables.routeIncome;
    const auto next = static_cast<std::size_t>(routesOpened(position.state, position.seat));
    if (next < paid.size() && !paid[next].empty()) return; // unused it yields something each turn
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId partner = position.seatNumber(i);
        if (partner == position.seat) continue;
        const double help = position.ally(partner) ? 1.0 : leadsAll(position, partner) ? -1.0 : 0.3;
        if (help > 0)
            choices.add(step::OpenRoute{partner}, help - 0.005 * position.of(partner).vp,
                        ReasonCode::openRoute, partner);
    }
}

/// Buys what the next project lacks, from what can be spared most easily.
void bankForProject(Choices& choices, const Budget& budget) {
    const Position& position = choices.position();
    const int rate = bankRate(position.setting, position.state, position.seat);
    for (const Resource get : allResources) {
        if (budget.missing[get] == 0) continue;
        for (const Resource give : allResources) {
            if (give == get || budget.spare(position, give) < rate) continue;
            const double price = rate * marginal(position, give, budget.reserved[give]);
            if (budget.projectGain <= price * 0.5) continue;
            choices.add(step::Bank{give, get, static_cast<std::uint8_t>(rate)},
                        2 + budget.projectGain - price, ReasonCode::bank, give, get);
        }
    }
}

/// Gold that could be at hand in this phase.
int goldInReach(const Position& position, const Budget& budget) {
    const int rate = bankRate(position.setting, position.state, position.seat);
    return budget.spare(position, Resource::gold) + lotsToSpare(position, budget, rate, Resource::gold);
}

/// This Trade phase is the last, or what can be bought in it decides.
bool cashesIn(const Position& position, const Budget& budget) {
    if (position.lastTurn || position.turnsLeft == 0) return true;
    const int bought = goldInReach(position, budget) / std::max(1, position.setting.tables.vpPrice);
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
    const Position& position = choices.position();
    const int rate = bankRate(position.setting, position.state, position.seat);
    const int price = position.setting.tables.vpPrice;
    const int gold = budget.spare(position, Resource::gold);
    const bool doubles = position.has(Ability::merchant) && position.turnsLeft > 0;
    for (const Resource give : allResources) {
        if (give == Resource::gold || budget.spare(position, give) < rate) continue;
        double value = -rate * marginal(position, give, budget.reserved[give]);
        if (cashing) {
            if (price > 0 && goldInReach(position, budget) / price > gold / price) value += 2;
        } else if (gold < position.setting.tables.cap) {
            value += position.weights.bankedGold * (doubles && gold < price ? 2 : 1);
        }
        choices.add(step::Bank{give, Resource::gold, static_cast<std::uint8_t>(rate)}, value,
                    ReasonCode::bank, give, Resource::gold);
    }
}

void buyPoints(Choices& choices, const Budget& budget, bool cashing) {
    const Position& position = choices.position();
    const Tables& tables = position.setting.tables;
    const int gold = budget.spare(position, Resource::gold);
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

void makeOffers(Choices& choices, const Budget& budget) {
    const Position& position = choices.position();
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId partner = position.seatNumber(i);
        if (partner == position.seat || position.state.offersMade[index(position.seat)][i] >= 2) continue;
        if (!routeUsable(position.setting, position.state, position.seat, partner)) continue;
        const auto& open = position.state.offers;
        if (std::any_of(open.begin(), open.end(), [&](const Offer& offer) {
                return offer.from == position.seat && offer.to == partner;
            }))
            continue;
        const Position theirs = look(position.setting, position.state, partner, position.weights);
        for (const Resource give : allResources)
            for (const Resource take : allResources) {
                if (give == take || budget.spare(position, give) < 1) continue;
                const int wanted = budget.missing[take] > 0 ? budget.missing[take] : 2;
                for (const int amount : {1, 2, 3}) {
                    step::MakeOffer offer{partner, {}, {}};
                    offer.give[give] = std::min(amount, budget.spare(position, give));
                    offer.take[take] = std::min({amount, wanted, theirs.held()[take]});
                    if (offer.give[give] == 0 || offer.take[take] == 0) continue;
                    const double own = exchangeGain(position, offer.give, offer.take);
                    const double gain = exchangeGain(theirs, offer.take, offer.give);
                    if (own < 0.05 || !serves(position, partner, own, gain) ||
                        !serves(theirs, position.seat, gain, own))
                        continue;
                    choices.add(offer, 0.2 + own, ReasonCode::offer, partner);
                }
            }
    }
}

} // namespace

void proposeTrade(Choices& choices) {
    const Position& position = choices.position();
    answerOffers(choices);
    if (!choices.list().empty()) return;
    openRoutes(choices);
    const Budget budget = makeBudget(position);
    const bool cashing = cashesIn(position, budget);
    bankForProject(choices, budget);
    if (choices.list().empty() || cashing) sellForGold(choices, budget, cashing);
    buyPoints(choices, budget, cashing);
    makeOffers(choices, budget);
    choices.add(step::Done{}, 0, ReasonCode::tradeDone);
}

} // namespace marches::warriors::bots
