#pragma once

#include "engine/warriors/play.h"

/// Inside the rules: parts of the verdicts of Development that hold for many candidates. `eachOption` asks
/// each of them once. They are inline so that the compiler drops a Refusal that nobody reads.
namespace marches::warriors {

/// The source of the Action that a seat is about to take (`dev.extra`).
enum class Source { turn, warlord, university, masterTrader, none };

inline Source sourceOf(const View& view, SeatId actor, bool declaresWar) {
    const State& state = view.state;
    if (state.stage == Stage::unifyAction || state.actionRound != ActionRound::extra) return Source::turn;
    const auto able = [&](Ability ability) { return has(view.setting, state, actor, ability); };
    if (declaresWar && !state.warlordUsed && able(Ability::warlord)) return Source::warlord;
    if (!state.universityUsed && able(Ability::university)) return Source::university;
    if (state.masterTraderUsed < view.setting.tables.masterTraderActions && able(Ability::masterTrader))
        return Source::masterTrader;
    return Source::none;
}

/// Whether the seat may take an Action of this cost; `shortCode` is the refusal where it lacks resources.
inline Verdict actionVerdict(const View& view, SeatId actor, const Resources& cost,
                             CodeFor<RefusalCode, Resource, int, int> shortCode, bool declaresWar = false) {
    const Source source = sourceOf(view, actor, declaresWar);
    if (source == Source::none)
        return refuse(RefusalCode::noExtraAction, view.setting.tables.masterTraderPrice);
    const Resources& held = view.state.player(actor).resources;
    if (const auto resource = lacking(held, cost))
        return refuse(shortCode, *resource, cost[*resource], held[*resource]);
    const int gold =
        cost[Resource::gold] + (source == Source::masterTrader ? view.setting.tables.masterTraderPrice : 0);
    if (held[Resource::gold] < gold) return refuse(RefusalCode::extraGoldShort, gold, held[Resource::gold]);
    return allowed;
}

/// Whether the seat may take an Action that costs nothing. `costShort` stands for the refusal that lacking
/// resources would get: it is never given.
inline Verdict freeActionVerdict(const View& view, SeatId actor, bool declaresWar = false) {
    return actionVerdict(view, actor, {}, RefusalCode::costShort, declaresWar);
}

inline Verdict pathVerdict(const View& view, SeatId actor, Path path) {
    const int spaces = spacesOf(view.setting.tables, path);
    if (view.state.player(actor).tokens[static_cast<std::size_t>(path)] >= spaces)
        return refuse(RefusalCode::pathFull, path, spaces);
    return allowed;
}

/// Whether a token may be shifted from this path (`dev.shift-token`).
inline Verdict shiftFromVerdict(const View& view, SeatId actor, Path from) {
    if (view.state.player(actor).tokens[static_cast<std::size_t>(from)] == 0)
        return refuse(RefusalCode::pathEmpty, from);
    return allowed;
}

inline Verdict shiftToVerdict(const View& view, SeatId actor, Path to) {
    const int spaces = spacesOf(view.setting.tables, to);
    if (view.state.player(actor).tokens[static_cast<std::size_t>(to)] >= spaces)
        return refuse(RefusalCode::shiftPathFull, to, spaces);
    return allowed;
}

inline Ability buildAbility(UnitKind kind) {
    return kind == UnitKind::infantry ? Ability::buildInfantry
           : kind == UnitKind::archer ? Ability::buildArcher
                                      : Ability::buildCavalry;
}

inline Verdict abilityVerdict(const View& view, SeatId actor, Ability ability,
                              CodeFor<RefusalCode, Path, Level, Level> code) {
    if (has(view.setting, view.state, actor, ability)) return allowed;
    const AbilityLevel& needed = view.setting.tables.playMat.abilities[static_cast<std::size_t>(ability)];
    return refuse(code, needed.path, Level{needed.level},
                  Level{level(view.setting, view.state, actor, needed.path)});
}

inline Verdict armyVerdict(const View& view, SeatId actor, UnitKind kind) {
    if (kind == UnitKind::princess || kind == UnitKind::fort) return refuse(RefusalCode::notAnArmy);
    if (!has(view.setting, view.state, actor, buildAbility(kind))) {
        const AbilityLevel& needed =
            view.setting.tables.playMat.abilities[static_cast<std::size_t>(buildAbility(kind))];
        return refuse(RefusalCode::levelTooLow, kind, needed.path, Level{needed.level},
                      Level{level(view.setting, view.state, actor, needed.path)});
    }
    return allowed;
}

inline Verdict stashVerdict(const View& view, SeatId actor, UnitKind kind, int armiesOfKind) {
    const TokenRange range = tokensOf(kind);
    const auto& units = view.state.player(actor).units;
    const auto inStash = std::count_if(units.begin() + range.first, units.begin() + range.end,
                                       [](const Unit& unit) { return !unit.onBoard(); });
    if (inStash < armiesOfKind) return refuse(RefusalCode::stashEmpty, kind);
    return allowed;
}

/// Whether two armies may be built in one Action (`action.build-army`).
inline Verdict pairVerdict(const View& view, SeatId actor) {
    return abilityVerdict(view, actor, Ability::warlord, RefusalCode::warlordNeeded);
}

/// Whether the level of the seat allows armies of these kinds.
inline Verdict levelVerdict(const View& view, SeatId actor, const step::Build& step) {
    const bool two = step.secondProvince != noProvince;
    if (two)
        if (const Verdict no = pairVerdict(view, actor)) return no;
    if (const Verdict no = armyVerdict(view, actor, step.kind)) return no;
    if (!two) return allowed;
    return armyVerdict(view, actor, step.secondKind);
}

/// Whether armies may be placed in provinces of this holder.
inline bool mayPlace(const View& view, SeatId actor, Owner holder) {
    return isPlayer(holder) && allied(view.setting, actor, seatOf(holder));
}
inline Verdict placeVerdict(const View& view, SeatId actor, ProvinceId province) {
    const Owner holder = view.state.holder(province);
    if (!mayPlace(view, actor, holder)) return refuse(RefusalCode::notOwnProvince, province, holder);
    return allowed;
}

/// Whether the tokens are in the stash, and the Action and its cost at hand.
inline Verdict payVerdict(const View& view, SeatId actor, const step::Build& step) {
    const bool two = step.secondProvince != noProvince;
    const int ofKind = two && step.secondKind == step.kind ? 2 : 1;
    if (const Verdict no = stashVerdict(view, actor, step.kind, ofKind)) return no;
    if (two)
        if (const Verdict no = stashVerdict(view, actor, step.secondKind, ofKind)) return no;
    return actionVerdict(view, actor, costOf(view.setting.tables, step), RefusalCode::costShort);
}

inline Verdict levelVerdict(const View& view, SeatId actor, const step::BuildFort&) {
    return abilityVerdict(view, actor, Ability::masonry, RefusalCode::masonryNeeded);
}

inline Verdict placeVerdict(const View& view, SeatId actor, const step::BuildFort& step) {
    const Owner holder = view.state.holder(step.province);
    if (holder != ownerOf(actor)) {
        if (isPlayer(holder) && allied(view.setting, actor, seatOf(holder)))
            return refuse(RefusalCode::noFortForAlly, step.province);
        return refuse(RefusalCode::notOwnProvinceFort, step.province, holder);
    }
    const int limit = view.setting.tables.fortsPerProvince;
    if (fortsIn(view.state, step.province) >= limit)
        return refuse(RefusalCode::fortsFull, limit, step.province);
    return allowed;
}

inline Verdict payVerdict(const View& view, SeatId actor, const step::BuildFort&) {
    if (!freeToken(view.state, actor, UnitKind::fort)) return refuse(RefusalCode::stashEmpty, UnitKind::fort);
    return actionVerdict(view, actor, view.setting.tables.cost[static_cast<std::size_t>(UnitKind::fort)],
                         RefusalCode::costShortFort);
}

inline Verdict levelVerdict(const View& view, SeatId actor, const step::Promote&) {
    return abilityVerdict(view, actor, Ability::reinforce, RefusalCode::reinforceNeeded);
}

} // namespace marches::warriors
