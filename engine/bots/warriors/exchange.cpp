#include "engine/bots/warriors/exchange.h"

#include "engine/bots/warriors/development.h"
#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

/// A unit reserved for a project is worth at least so many times one to spare.
constexpr double leastForPlans = 1.7;
/// The same factor for Food: an army is worth more, but Food can still be bought before it eats.
constexpr double foodForArmies = 2.5;

std::size_t at(Resource resource) {
    return static_cast<std::size_t>(resource);
}

/// Whether the seat's Gold doubles in this turn's Down-keep.
bool goldDoubles(const Position& position) {
    return position.has(Ability::merchant) && position.turnsLeft > 0;
}

void reserveFood(Budget& budget) {
    const Position& position = budget.position;
    const int food = position.own().food;
    if (position.turnsLeft == 0 || position.has(Ability::pillaging) || food == 0) return;
    budget.reserve.units[Resource::food] = food;
    budget.reserve.worth[at(Resource::food)] = foodForArmies * resourceWorth(position, Resource::food);
}

/// Reserves the cost of a project; each unit is worth its share of what the project brings.
void reserveFor(Budget& budget, const Project& project, double gain) {
    const Position& position = budget.position;
    const double cost = costWorth(position, project.cost);
    const double factor = std::max(leastForPlans, cost > 0 ? (gain + cost) / cost : 0);
    for (const Resource resource : allResources) {
        const int units = project.cost[resource];
        if (units == 0) continue;
        int& all = budget.reserve.units[resource];
        double& worth = budget.reserve.worth[at(resource)]; // the mean over all units reserved
        worth = (worth * all + units * factor * resourceWorth(position, resource)) / (all + units);
        all += units;
    }
}

/// Returns the projects worth more than an upgrade, best first.
std::vector<Project> wishesOf(const Position& position, double upgrade) {
    std::vector<Project> wishes = projects(position, false);
    std::erase_if(wishes, [&](const Project& project) { return project.value <= upgrade; });
    std::stable_sort(wishes.begin(), wishes.end(),
                     [](const Project& a, const Project& b) { return a.value > b.value; });
    return wishes;
}

struct Lacking {
    Resources units;
    int lots = 0;
    bool kept = true; ///< no unit of it would be above the cap
};

/// Returns what is reserved but not in hand.
Lacking lackingFor(const Budget& budget) {
    Lacking lacking;
    for (const Resource resource : allResources) {
        const int reserved = budget.reserve.units[resource];
        const int missing = std::max(0, reserved - budget.position.held()[resource]);
        lacking.units[resource] = missing;
        lacking.lots += missing;
        lacking.kept = lacking.kept && (missing == 0 || reserved <= budget.position.setting.tables.cap);
    }
    return lacking;
}

/// Returns the worth of the n-th unit in hand, from 1, while turns are left.
double unitWorth(const Budget& budget, Resource resource, int n) {
    const Position& position = budget.position;
    const Weights& w = position.weights;
    const Tables& tables = position.setting.tables;
    const int beyond = n - budget.reserve.units[resource];
    if (beyond <= 0) return budget.reserve.worth[at(resource)];
    if (n > tables.cap) return 0;
    if (resource == Resource::gold) // it buys VP, so more is never worth less
        return w.mat.bankedGold * (goldDoubles(position) && n <= tables.vpPrice ? 2 : 1);
    const double base = resourceWorth(position, resource);
    if (beyond == 1) return base * 1.4;
    if (beyond <= 4) return base;
    if (beyond <= 10) return base * 0.7;
    return base * (beyond <= 15 ? 0.4 : 0.15);
}

/// Returns the worth of a stock in the last turn, after which the rest is lost.
double lastWorth(const Budget& budget, const Resources& stock) {
    const Position& position = budget.position;
    const Tables& tables = position.setting.tables;
    double worth = 0;
    int gold = 0;
    for (const Resource resource : allResources) {
        const int most = std::max<int>(tables.cap, position.held()[resource]);
        const int kept = std::min(stock[resource], budget.reserve.units[resource]);
        const int sold = std::min(stock[resource], most) - kept;
        worth += kept * budget.reserve.worth[at(resource)];
        if (resource == Resource::gold)
            gold += sold;
        else if (budget.rate > 0)
            gold += sold / budget.rate;
    }
    return worth + (tables.vpPrice > 0 ? gold / tables.vpPrice : 0);
}

Resources after(const Budget& budget, const Resources& gives, const Resources& gets) {
    Resources stock = budget.position.held();
    stock -= gives;
    stock += gets;
    return stock;
}

} // namespace

Budget budgetOf(const Position& position) {
    Budget budget{position, {}, {}, 0, 0};
    const Traders traders = tradersOf(position.setting, position.state);
    if (traders.takePart.contains(position.seat) && !traders.bound(position.seat))
        budget.rate = bankRate(position.setting, position.state, position.seat);
    reserveFood(budget);
    if (!position.weights.looksAhead) return budget;
    const double upgrade = bestUpgrade(position);
    int actions = actionsExpected(position);
    for (const Project& project : wishesOf(position, upgrade)) {
        const double gain = project.value - upgrade;
        const int times = std::holds_alternative<step::BuildFort>(project.step) ? actions : 1;
        for (int i = 0; i < times && actions > 0; ++i) {
            const Reserve before = budget.reserve;
            reserveFor(budget, project, gain);
            const Lacking lacking = lackingFor(budget);
            if (lacking.lots == 0) {
                --actions;
                continue;
            }
            if (budget.rate > 0 && lacking.kept && lotsToSpare(budget, std::nullopt) >= lacking.lots) {
                budget.missing = lacking.units;
                budget.projectGain = gain;
                return budget;
            }
            budget.reserve = before;
            break;
        }
    }
    return budget;
}

int lotsToSpare(const Budget& budget, std::optional<Resource> wanted) {
    int lots = 0;
    for (const Resource resource : allResources)
        if (budget.rate > 0 && resource != wanted) lots += budget.spare(resource) / budget.rate;
    return lots;
}

double exchangeGain(const Budget& budget, const Resources& gives, const Resources& gets) {
    const Resources& held = budget.position.held();
    const Resources stock = after(budget, gives, gets);
    if (budget.position.lastTurn) return lastWorth(budget, stock) - lastWorth(budget, held);
    double gain = 0;
    for (const Resource resource : allResources) {
        const int most = std::max<int>(budget.position.setting.tables.cap, budget.reserve.units[resource]);
        for (int n = held[resource] + 1; n <= std::min(stock[resource], most); ++n)
            gain += unitWorth(budget, resource, n);
        for (int n = std::min(held[resource], most); n > stock[resource]; --n)
            gain -= unitWorth(budget, resource, n);
    }
    return gain;
}

Resources usefulPart(const Budget& budget, const Resources& gives, const Resources& gets) {
    Resources useful = gets;
    const double whole = exchangeGain(budget, gives, gets);
    for (const Resource resource : allResources) {
        // Units above the cap are cut off at once: an offer may hold a thousand.
        const int room = budget.position.setting.tables.cap - after(budget, gives, {})[resource];
        useful[resource] = std::clamp(room, 0, gets[resource]);
        while (useful[resource] > 0) {
            Resources less = useful;
            --less[resource];
            if (exchangeGain(budget, gives, less) < whole) break;
            useful = less;
        }
    }
    return useful;
}

} // namespace marches::warriors::bots
