#include "app/warriors/pieces/damage_plan.h"

#include "engine/warriors/outlook.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <numeric>

namespace marches::warriors::face {

namespace {

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
    const auto found = std::ranges::find_if(targets, [&](const DamageTarget& t) { return t.unit == unit; });
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
    for (const SeatId owner : SeatSet::first(setting.players())) {
        if (allied(setting, owner, plan.seat)) continue;
        for (Token token = 0; token < tokenCount; ++token)
            if (const Unit& unit = state.player(owner).units[token]; unit.province == state.battle.province)
                addTarget(setting, state, plan, unitOf(owner, token), unit.lying);
    }
    if (attacks)
        for (const Barbarian& unit : barbariansIn(state, state.battle.province))
            addTarget(setting, state, plan, {Owner::barbarian, unit.fort, unit.number}, unit.lying);
    std::ranges::stable_sort(plan.targets,
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
    const auto outlook = battleOutlook(setting, state, state.battle.province);
    if (!outlook) return;
    const auto& hit = outlook->attacker == plan.seat ? outlook->defenders : outlook->attackers;
    DamagePlan laid = plan;
    for (const DamageTarget& target : plan.targets) // Forts come before the Princesses they cover
        for (const UnitOutlook& unit : hit)
            for (int point = 0; unit.unit == target.unit && point < unit.damage; ++point)
                layPoint(setting, state, laid, unit.unit);
    plan = std::move(laid);
}

} // namespace marches::warriors::face
