#include "engine/bots/warriors/development.h"

#include "engine/bots/warriors/choices.h"
#include "engine/bots/warriors/evaluation.h"
#include "engine/bots/warriors/war.h"
#include "engine/warriors/query.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <optional>

namespace marches::warriors::bots {
namespace {

double upgradeWorth(const Position& position, Path path) {
    std::array<std::uint8_t, 3> tokens = position.player().tokens;
    const double before = matWorth(position, tokens);
    std::uint8_t& raised = tokens[static_cast<std::size_t>(path)];
    if (raised >= spacesOf(position.setting.tables, path)) return -1;
    ++raised;
    return matWorth(position, tokens) - before;
}

Reason whyUpgrade(const Position& position, Path path) {
    const int tokens = position.player().tokens[static_cast<std::size_t>(path)];
    const double lead = leadWorth(position, path, tokens + 1) - leadWorth(position, path, tokens);
    if (lead > 0.8) return because(ReasonCode::upgradeToLead, path);
    const int next = std::min(position.level(path) + 1, static_cast<int>(levelCount));
    const bool reached = levelFor(position.setting.tables, path, tokens + 1) >= next;
    return reached ? because(ReasonCode::upgradeReachesLevel, path, Level{next})
                   : because(ReasonCode::upgradeToLevel, path, Level{next});
}

bool inStash(const Position& position, UnitKind kind) {
    return freeToken(position.state, position.seat, kind).has_value();
}

Ability abilityFor(UnitKind kind) {
    return kind == UnitKind::infantry ? Ability::buildInfantry
           : kind == UnitKind::archer ? Ability::buildArcher
                                      : Ability::buildCavalry;
}

/// Returns what keeping one army more brings from the next turn on, less what it costs.
double laterWorth(const Position& position, UnitKind kind) {
    if (position.turnsLeft == 0) return 0;
    const Weights& w = position.weights;
    const auto k = static_cast<std::size_t>(kind);
    const int feed = position.setting.tables.feed[k];
    const bool pillages = position.has(Ability::pillaging);
    double worth = armyWorth(position, kind) * w.armies.future;
    if (pillages) return worth;
    const int food = position.held()[Resource::food] - position.own().food;
    if (food < feed) return worth * 0.15; // the army starves
    return worth - feed * w.resources.food * std::min(2, position.turnsLeft);
}

/// Whether a new army can move this turn; after a Unification in Maneuvering it can't.
bool movesThisTurn(const Position& position) {
    return position.state.stage != Stage::unifyAction;
}

Reason whyArmy(const Landscape& land, UnitKind kind, ProvinceId place) {
    if (land.threatTo(place) > 0) {
        Reason reason = because(ReasonCode::buildToDefend, kind, place);
        reason.threat = land.threatFrom(place);
        return reason;
    }
    const ProvinceId prize = land.prizeNear(place);
    return prize == noProvince ? because(ReasonCode::buildInReserve, kind, place)
                               : because(ReasonCode::buildToExpand, kind, place, prize);
}

void addArmies(const Position& position, const Landscape& land, bool payable, std::vector<Project>& out) {
    const Tables& tables = position.setting.tables;
    std::optional<Campaign> campaign; // made only where something can be built
    double without = 0;
    for (const UnitKind kind : armyKinds) {
        const auto k = static_cast<std::size_t>(kind);
        if (!position.has(abilityFor(kind)) || !inStash(position, kind)) continue;
        if (payable && !position.held().covers(tables.cost[k])) continue;
        if (!campaign && movesThisTurn(position)) without = campaign.emplace(land).total();
        double most = -1e9;
        ProvinceId where = noProvince;
        for (const ProvinceId place : land.frontiers(3)) {
            const double use = campaign ? campaign->useOfNewArmy(kind, place, without)
                                        : position.weights.land.frontier * land.potential(place);
            double value = use + laterWorth(position, kind) - costWorth(position, tables.cost[k]);
            if (land.threatTo(place) > 0) value += position.weights.opponents.threat * land.worth(place);
            if (value <= most) continue;
            most = value;
            where = place;
        }
        if (where != noProvince)
            out.push_back(
                {step::Build{kind, where, {}, noProvince}, tables.cost[k], most, whyArmy(land, kind, where)});
    }
}

/// Adds projects of two armies for one Action.
void addPairs(const Position& position, std::vector<Project>& out) {
    if (!position.has(Ability::warlord)) return;
    std::vector<Project> pairs;
    for (const Project& a : out)
        for (const Project& b : out) {
            const auto* first = std::get_if<step::Build>(&a.step);
            const auto* second = std::get_if<step::Build>(&b.step);
            if (first == nullptr || second == nullptr || second->kind < first->kind) continue;
            Resources cost = a.cost;
            cost += b.cost;
            pairs.push_back({step::Build{first->kind, first->province, second->kind, second->province}, cost,
                             a.value + 0.7 * b.value, a.reason});
        }
    out.insert(out.end(), pairs.begin(), pairs.end());
}

void addForts(const Position& position, const Landscape& land, bool payable, std::vector<Project>& out) {
    const Tables& tables = position.setting.tables;
    const auto fort = static_cast<std::size_t>(UnitKind::fort);
    if (!position.has(Ability::masonry) || !inStash(position, UnitKind::fort)) return;
    if (payable && !position.held().covers(tables.cost[fort])) return;
    Project best;
    best.value = -1e9;
    for (std::size_t i = 0; i < position.state.holders.size(); ++i) {
        const auto place = idAt<ProvinceId>(i);
        if (!position.holds(place)) continue;
        const int there = fortsIn(position.state, place);
        if (there >= tables.fortsPerProvince) continue;
        double value = tables.fortVp - costWorth(position, tables.cost[fort]);
        if (there == 0 && position.turnsLeft > 0) { // it frees an army that must stay, and holds the province
            value += position.weights.land.pinnedArmy + 0.05 * land.worth(place);
            if (land.threatTo(place) > 0) value += position.weights.opponents.threat * land.worth(place);
        }
        if (value <= best.value) continue;
        Reason reason = because(ReasonCode::fort, place, int{tables.fortVp});
        if (land.threatTo(place) > 0) reason.threat = land.threatFrom(place);
        best = {step::BuildFort{place}, tables.cost[fort], value, reason};
    }
    if (best.value > -1e8) out.push_back(best);
}

void addPromotions(const Position& position, bool payable, std::vector<Project>& out) {
    if (!position.has(Ability::reinforce)) return;
    const Tables& tables = position.setting.tables;
    for (Token token = 0; token < tokensOf(UnitKind::cavalry).first; ++token) {
        if (!position.player().units[token].onBoard()) continue;
        const UnitKind from = kindOf(token);
        for (const UnitKind to : {UnitKind::archer, UnitKind::cavalry}) {
            if (to <= from || !inStash(position, to)) continue;
            const Resources cost = promotionCost(tables, from, to);
            if (payable && !position.held().covers(cost)) continue;
            const double value =
                1.5 * (armyWorth(position, to) - armyWorth(position, from)) - costWorth(position, cost);
            out.push_back({step::Promote{unitOf(position.seat, token), to}, cost, value,
                           because(ReasonCode::promote, unitOf(position.seat, token), to)});
        }
    }
}

} // namespace

double bestUpgrade(const Position& position) {
    double best = 0;
    for (const Path path : allPaths)
        best = std::max(best, upgradeWorth(position, path));
    return best;
}

int actionsExpected(const Position& position) {
    int actions = 2;
    if (position.has(Ability::university)) ++actions;
    if (!position.player().unified && position.missing == 0 && position.turnsLeft > 0) {
        const auto award = unificationAward(position.setting, position.state, position.seat);
        actions += award.value_or(0);
    }
    return actions;
}

std::vector<Project> projects(const Position& position, bool payable) {
    std::vector<Project> all;
    const Landscape land(position);
    addArmies(position, land, payable, all);
    addPairs(position, all);
    addForts(position, land, payable, all);
    addPromotions(position, payable, all);
    return all;
}

void proposeActions(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    // With Master Trader extra Actions cost Gold.
    double price = 0;
    if (state.stage == Stage::action && state.actionRound == ActionRound::extra &&
        !(position.has(Ability::university) && !state.universityUsed))
        price = position.setting.tables.masterTraderPrice * resourceWorth(position, Resource::gold);
    for (const Path path : allPaths) {
        const double worth = upgradeWorth(position, path);
        if (worth < 0) continue;
        choices.add(step::Upgrade{path}, worth - price, whyUpgrade(position, path));
    }
    for (const Project& project : projects(position, true))
        choices.add(project.step, project.value - price, project.reason);
    proposeWar(choices);
    choices.add(step::Pass{}, 0, ReasonCode::nothingBetter);
}

/// Returns by how many tokens the seat is ahead of the best other seat on a path.
int ahead(const Position& position, Path path) {
    return position.player().tokens[static_cast<std::size_t>(path)] - rivalOn(position, path).tokens;
}

/// The Action that puts a token back is the same for each, but a level is missed until then: none is given up
/// where a token goes that no level and no lead hangs on, or for a token on the way.
void proposeShift(Choices& choices) {
    const Position& position = choices.position();
    const Tables& tables = position.setting.tables;
    const std::array<std::uint8_t, 3> tokens = position.player().tokens;
    const double before = matWorth(position, tokens);
    struct Way {
        Path from;
        double worth;
        bool falls; ///< the path that it leaves loses a level
    };
    for (const Path to : allPaths) {
        const int here = tokens[static_cast<std::size_t>(to)];
        if (here >= spacesOf(tables, to)) continue;
        const int margin = ahead(position, to);
        const bool rises = levelFor(tables, to, here + 1) > levelFor(tables, to, here) || margin == 0 ||
                           (position.lastTurn && margin == -1); // ends the lead of another seat
        boost::container::static_vector<Way, allPaths.size()> ways;
        double best = -1e9;
        const Way* spare = nullptr; // the best token to give up
        for (const Path from : allPaths) {
            const int there = tokens[static_cast<std::size_t>(from)];
            if (from == to || there == 0) continue;
            auto after = tokens;
            --after[static_cast<std::size_t>(from)];
            ++after[static_cast<std::size_t>(to)];
            const bool falls = levelFor(tables, from, there - 1) < levelFor(tables, from, there);
            const int lead = ahead(position, from);
            const bool hangs = falls || lead == 0 || lead == 1;
            ways.push_back({from, matWorth(position, after) - before, falls});
            best = std::max(best, ways.back().worth);
            if (!hangs && (spare == nullptr || spare->worth < ways.back().worth)) spare = &ways.back();
        }
        for (const Way& way : ways) {
            if (way.falls && (spare != nullptr || !rises)) continue;
            choices.add(step::Shift{way.from, to}, &way == spare ? best : way.worth, ReasonCode::shift,
                        way.from, to);
        }
    }
    choices.add(step::Pass{}, 0.02, ReasonCode::nothingBetter);
}

} // namespace marches::warriors::bots
