#include "app/warriors/damage_plan.h"

#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <numeric>

namespace marches::warriors::face {

namespace {

bool isPrincessTarget(const DamageTarget& target) {
    return isPlayer(target.unit.owner) && isPrincess(target.unit.number);
}

bool isFortTarget(const DamageTarget& target) {
    return isPlayer(target.unit.owner) ? isFort(target.unit.number) : target.unit.barbarianFort;
}

/// Forts, Cavalry, Archers, Infantry, Princesses; Barbarian Forts before their armies.
int rank(const DamageTarget& target) {
    if (isFortTarget(target)) return 0;
    if (!isPlayer(target.unit.owner)) return 1;
    constexpr std::array<int, 5> ranks{3, 2, 1, 4, 0};
    return ranks[static_cast<std::size_t>(kindOf(target.unit.number))];
}

void addTarget(const Setting& setting, const State& state, DamagePlan& plan, UnitRef unit, bool lying) {
    DamageTarget target;
    target.unit = unit;
    target.life = lifeLeft(setting, state, unit, state.battle.province);
    target.lying = lying;
    target.retreats =
        !lying && (isPlayer(unit.owner)
                       ? isArmy(unit.number) && has(setting, state, seatOf(unit.owner), Ability::commander)
                       : !unit.barbarianFort);
    plan.targets.push_back(target);
}

/// Points that kill the target.
int killCost(const DamageTarget& target) {
    if (target.lying) return 1;
    return std::max(1, target.retreats ? target.life + 1 : target.life);
}

int killWorth(const Setting& setting, const State& state, const DamageTarget& target) {
    const Tables& tables = setting.tables;
    int vp = tables.barbarianKillVp;
    if (isPlayer(target.unit.owner))
        vp = tables.killVp[static_cast<std::size_t>(kindOf(target.unit.number))];
    else if (target.unit.barbarianFort)
        vp = tables.killVp[static_cast<std::size_t>(UnitKind::fort)];
    return 12 * vp + 2 * power(setting, state, target.unit) + 1;
}

struct Choice {
    int worth = 0;
    std::vector<int> laid;
};

/// The best spread of at most `points` on the targets before the Princesses (a knapsack), Forts all killed if
/// `forts`.
Choice bestSpread(const Setting& setting, const State& state, const std::vector<DamageTarget>& targets,
                  int points, bool forts) {
    std::vector<std::optional<Choice>> best(static_cast<std::size_t>(points) + 1);
    best[0] = Choice{0, {}};
    for (const DamageTarget& target : targets) {
        std::vector<std::optional<Choice>> next(best.size());
        const auto offer = [&](std::size_t from, int cost, int worth) {
            const std::size_t to = from + static_cast<std::size_t>(cost);
            if (!best[from] || to >= next.size()) return;
            if (next[to] && next[to]->worth >= best[from]->worth + worth) return;
            Choice choice = *best[from];
            choice.worth += worth;
            choice.laid.push_back(cost);
            next[to] = std::move(choice);
        };
        const bool must = forts && isFortTarget(target);
        const bool princess = isPrincessTarget(target);
        for (std::size_t from = 0; from < best.size(); ++from) {
            if (!must) offer(from, 0, 0);
            if (!princess || forts) offer(from, killCost(target), killWorth(setting, state, target));
            if (target.retreats && target.life > 0 && !must)
                offer(from, target.life, 6 + power(setting, state, target.unit));
        }
        best = std::move(next);
    }
    Choice top;
    top.worth = -1;
    for (const auto& choice : best)
        if (choice && choice->worth > top.worth) top = *choice;
    return top;
}

} // namespace

DamageFate fateOf(const DamageTarget& target) {
    if (target.laid == 0) return DamageFate::unhurt;
    if (target.laid >= killCost(target)) return DamageFate::dies;
    return target.laid == target.life && target.retreats ? DamageFate::retreats : DamageFate::hurt;
}

int DamagePlan::left() const {
    int laid = 0;
    for (const DamageTarget& target : targets)
        laid += target.laid;
    return points - laid;
}

DamageTarget* DamagePlan::find(UnitRef unit) {
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const DamageTarget& t) { return t.unit == unit; });
    return found == targets.end() ? nullptr : &*found;
}

DamagePlan openPlan(const Setting& setting, const State& state) {
    DamagePlan plan;
    const Stage asked = decision(setting, state).kind;
    const bool attacks = asked == Stage::assignAttacker;
    if (!attacks && asked != Stage::assignDefender) return plan;
    for (const SeatId seat : decision(setting, state).waits)
        plan.seat = seat;
    plan.points = attacks ? state.battle.attackerPoints : state.battle.defenderPoints;
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const SeatId owner = idAt<SeatId>(s);
        if (allied(setting, owner, plan.seat)) continue;
        for (Token token = 0; token < tokenCount; ++token)
            if (const Unit& unit = state.player(owner).units[token]; unit.province == state.battle.province)
                addTarget(setting, state, plan, unitOf(owner, token), unit.lying);
    }
    if (attacks)
        for (const Barbarian& unit : barbariansIn(state, state.battle.province))
            addTarget(setting, state, plan, {Owner::barbarian, unit.fort, unit.number}, unit.lying);
    std::stable_sort(plan.targets.begin(), plan.targets.end(),
                     [](const DamageTarget& a, const DamageTarget& b) { return rank(a) < rank(b); });
    return plan;
}

std::vector<Command> steps(const DamagePlan& plan) {
    std::vector<Command> all;
    for (const DamageTarget& target : plan.targets)
        for (int point = 0; point < target.laid; ++point)
            all.push_back({plan.seat, step::Assign{target.unit}});
    return all;
}

std::optional<Refusal> layPoint(const Setting& setting, const State& state, DamagePlan& plan, UnitRef unit) {
    DamageTarget* target = plan.find(unit);
    DamagePlan tried = plan;
    if (DamageTarget* same = tried.find(unit)) ++same->laid;
    State then = state;
    std::vector<Event> events;
    std::vector<Command> all = steps(tried);
    if (target == nullptr) all.push_back({plan.seat, step::Assign{unit}});
    for (const Command& command : all) {
        if (const auto refusal = check(setting, then, command)) return refusal;
        apply(setting, then, command, events);
    }
    plan = std::move(tried);
    return std::nullopt;
}

void takeBackPoint(const Setting& setting, const State& state, DamagePlan& plan, UnitRef unit) {
    DamageTarget* target = plan.find(unit);
    if (target == nullptr || target->laid == 0) return;
    --target->laid;
    // Princesses may have been reached only over that Fort.
    DamagePlan kept = plan;
    for (DamageTarget& each : kept.targets)
        each.laid = 0;
    for (const DamageTarget& each : plan.targets)
        for (int point = 0; point < each.laid; ++point)
            layPoint(setting, state, kept, each.unit);
    plan = std::move(kept);
}

void suggest(const Setting& setting, const State& state, DamagePlan& plan) {
    for (DamageTarget& target : plan.targets)
        target.laid = 0;
    if (plan.targets.empty() || plan.points <= 0) return;
    Choice best = bestSpread(setting, state, plan.targets, plan.points, false);
    if (std::any_of(plan.targets.begin(), plan.targets.end(), isPrincessTarget)) {
        Choice reaching = bestSpread(setting, state, plan.targets, plan.points, true);
        if (reaching.worth > best.worth) best = std::move(reaching);
    }
    DamagePlan laid = plan;
    for (std::size_t i = 0; i < best.laid.size(); ++i)
        for (int point = 0; point < best.laid[i]; ++point)
            layPoint(setting, state, laid, plan.targets[i].unit);
    // What is left goes where it changes least: on what dies anyway, else on the hardest.
    while (laid.left() > 0) {
        std::vector<UnitRef> order;
        for (const DamageTarget& target : laid.targets)
            if (fateOf(target) == DamageFate::dies) order.push_back(target.unit);
        for (const DamageTarget& target : laid.targets)
            if (fateOf(target) != DamageFate::dies && fateOf(target) != DamageFate::retreats)
                order.push_back(target.unit);
        for (const DamageTarget& target : laid.targets)
            order.push_back(target.unit);
        const bool done = std::any_of(order.begin(), order.end(),
                                      [&](UnitRef unit) { return !layPoint(setting, state, laid, unit); });
        if (!done) break;
    }
    plan = std::move(laid);
}

} // namespace marches::warriors::face
