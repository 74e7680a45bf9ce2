#include "app/warriors/pieces/battle_preview.h"

#include "app/warriors/pieces/damage_plan.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// The steps that a seat would take at a decision on the way through the battle.
std::vector<Command> answer(const Setting& setting, const State& state, ProvinceId province) {
    const Decision<Stage> asked = decision(setting, state);
    if (asked.waits.empty()) return {};
    const SeatId seat = *asked.waits.begin();
    switch (asked.kind) {
    case Stage::move:
        return {{seat, step::Done{}}};
    case Stage::chooseBattle:
        return {{seat, step::Battle{province}}};
    case Stage::assignAttacker:
    case Stage::assignDefender: {
        DamagePlan plan = openPlan(setting, state);
        suggest(setting, state, plan);
        return steps(plan);
    }
    default: {
        std::vector<Command> found;
        options(setting, state, seat, found);
        return found.empty() ? std::vector<Command>{} : std::vector<Command>{found.front()};
    }
    }
}

bool inBattle(Stage stage) {
    return stage >= Stage::assignAttacker && stage <= Stage::withdraw;
}

std::vector<UnitRef> unitsOnSide(const Setting& setting, const State& state, ProvinceId province,
                                 SeatId attacker, bool attacking) {
    std::vector<UnitRef> units;
    for (const SeatId seat : SeatSet::first(setting.players())) {
        if ((seat == attacker) != attacking) continue;
        for (const Token token : unitsIn(state, seat, province))
            units.push_back(unitOf(seat, token));
    }
    if (!attacking)
        for (const Barbarian& unit : barbariansIn(state, province))
            units.push_back({Owner::barbarian, unit.fort, unit.number});
    return units;
}

int powerOf(const Setting& setting, const State& state, ProvinceId province,
            const std::vector<UnitRef>& units) {
    int sum = 0;
    for (const UnitRef unit : units) {
        const auto here = isPlayer(unit.owner) ? std::span<const Barbarian>{} : barbariansIn(state, province);
        const bool lies = std::ranges::any_of(here, [&](const Barbarian& barbarian) {
            return barbarian.lying && barbarian.fort == unit.barbarianFort && barbarian.number == unit.number;
        });
        sum += lies ? 0 : power(setting, state, unit);
    }
    return sum;
}

} // namespace

BattlePreview previewBattle(const Setting& setting, const State& state, SeatId attacker, const March& march) {
    BattlePreview preview;
    preview.province = march.target();
    preview.attacker = attacker;
    preview.defender = state.holder(march.target());
    preview.after = state;
    State& now = preview.after;
    std::vector<Event> events;
    for (const Command& step : march.steps) {
        if (check(setting, now, step)) return preview;
        // The last step may already set the battle off, if nothing else can be done.
        preview.defenders = unitsOnSide(setting, now, preview.province, attacker, false);
        apply(setting, now, step, events);
    }
    for (const Command& step : march.steps)
        if (const auto* move = std::get_if<step::Move>(&step.step)) {
            const UnitRef unit = unitOf(attacker, move->token);
            if (std::ranges::find(preview.attackers, unit) == preview.attackers.end())
                preview.attackers.push_back(unit);
        }
    for (const UnitRef unit : unitsOnSide(setting, state, preview.province, attacker, true))
        preview.attackers.push_back(unit); // they entered before
    preview.attackerPower = powerOf(setting, state, preview.province, preview.attackers);
    preview.defenderPower = powerOf(setting, state, preview.province, preview.defenders);
    const auto began = [&] {
        return std::ranges::find_if(events, [&](const Event& event) {
            return event.code == EventCode::battleBegan &&
                   as<EventCode::battleBegan>(event).province == preview.province;
        });
    };
    const auto fought = [&] { return began() != events.end(); };
    for (int guard = 0; guard < 64; ++guard) {
        const bool here = inBattle(now.stage) && now.battle.province == preview.province;
        if (fought() && !here) break;
        preview.asksWhereTo =
            preview.asksWhereTo || now.stage == Stage::barbariansTo || now.stage == Stage::retreatCountry;
        const std::vector<Command> next = answer(setting, now, preview.province);
        if (next.empty()) break;
        for (const Command& step : next) {
            if (check(setting, now, step)) return preview;
            apply(setting, now, step, events);
        }
    }
    preview.fought = fought();
    preview.events.assign(began(), events.end());
    return preview;
}

} // namespace marches::warriors::face
