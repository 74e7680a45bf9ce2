#include "engine/warriors/statistics.h"

#include "engine/warriors/names.h"
#include "engine/warriors/query.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::warriors {
namespace {

const std::string& provinceName(const Setting& setting, ProvinceId province) {
    return setting.board.map.provinces()[province].id;
}

std::vector<std::int32_t> unitCounts(const State& state, SeatId seat) {
    std::vector<std::int32_t> counts(allUnitKinds.size(), 0);
    const auto& units = state.player(seat).units;
    for (Token token = 0; token < tokenCount; ++token)
        if (units[token].onBoard()) ++counts[static_cast<std::size_t>(kindOf(token))];
    return counts;
}

std::string mainPath(const Player& player) {
    const auto most = std::max_element(player.tokens.begin(), player.tokens.end());
    if (std::count(player.tokens.begin(), player.tokens.end(), *most) > 1) return "mixed";
    return std::string(name(static_cast<Path>(most - player.tokens.begin())));
}

} // namespace

Legend statisticsLegend() {
    return {
        .byTurn = {{"vp",
                    "Victory Points by source",
                    {{"provinces", "Provinces", "#8d6b3a"},
                     {"forts", "Forts", "#5f6b74"},
                     {"kills", "Kills", "#8c2f24"},
                     {"bought", "Bought", "#c79a1e"},
                     {"leaders", "Builder, Trader, Warrior", "#3f6f4f"}}},
                   {"tokens",
                    "Development Tokens by path",
                    {{"production", "Production", "#3f6f4f"},
                     {"trade", "Trade", "#c79a1e"},
                     {"military", "Military", "#8c2f24"}}},
                   {"units",
                    "Units on the map",
                    {{"infantry", "Infantry"},
                     {"archer", "Archers"},
                     {"cavalry", "Cavalry"},
                     {"princess", "Princesses"},
                     {"fort", "Forts"}}}},
        .bySeat = {{"wars", "Wars declared"},
                   {"peace", "Peace made"},
                   {"battles", "Battles begun"},
                   {"kills", "Units killed"},
                   {"starved", "Armies starved"},
                   {"raised", "Armies raised"},
                   {"promoted", "Armies promoted"},
                   {"forts", "Forts built"},
                   {"bank", "Lots traded with the bank"},
                   {"routes", "Trade Routes opened"},
                   {"offers", "Offers made"},
                   {"exchanges", "Exchanges with players"},
                   {"bought", "Victory Points bought"},
                   {"unifications", "Unifications"},
                   {"passes", "Passes, of Actions and shifts"}},
        .byPlace = {{"taken", "Taken by a player"},
                    {"held", "Held by a player at the end"},
                    {"fought", "Battles"}},
        .turnOf = {{"threshold", "Threshold first reached"},
                   {"war", "First war"},
                   {"clash", "First battle between players"},
                   {"unification", "First Unification"}},
        .kindOf = {{"path",
                    "Path with the most tokens",
                    {{"production", "Production"},
                     {"trade", "Trade"},
                     {"military", "Military"},
                     {"mixed", "Two or three alike"}}},
                   {"united", "Unification", {{"yes", "United"}, {"no", "Not united"}}}},
        .endings = {{"victory.threshold", "The threshold was reached", "#3f6f4f"},
                    {"turn.structure", "The last turn was over", "#8d6b3a"},
                    {"option.limits", "An agreed limit was reached", "#5f6b74"},
                    {"leave", "Players left", "#8c2f24"}},
        .byWord = {{"passes", "Why they passed"}},
    };
}

std::vector<std::int32_t> sidesOf(const Setting& setting) {
    std::vector<std::int32_t> sides;
    sides.reserve(setting.seats.size());
    for (const Seat& seat : setting.seats)
        sides.push_back(seat.alliance);
    return sides;
}

GameStatistics::GameStatistics(const Setting& setting, const State& initial)
    : setting_(setting), turn_(initial.turn), asked_(initial.stage) {
    for (const Legend::Part& part : statisticsLegend().bySeat)
        measures_.bySeat[part.id].assign(setting.players(), 0);
}

void GameStatistics::count(std::string_view what, SeatId seat) {
    ++measures_.bySeat.find(what)->second[index(seat)];
}

void GameStatistics::counted(const Event& event, int turn) {
    switch (event.code) {
    case EventCode::warDeclared:
        happened("war", turn);
        return count("wars", as<EventCode::warDeclared>(event).seat);
    case EventCode::peaceMade:
        count("peace", as<EventCode::peaceMade>(event).seat);
        return count("peace", as<EventCode::peaceMade>(event).enemy);
    case EventCode::battleBegan: {
        const auto battle = as<EventCode::battleBegan>(event);
        if (isPlayer(battle.defender)) happened("clash", turn);
        ++measures_.byPlace["fought"][provinceName(setting_, battle.province)];
        return count("battles", battle.attacker);
    }
    case EventCode::killed:
        if (const Owner killer = as<EventCode::killed>(event).killer; isPlayer(killer))
            count("kills", seatOf(killer));
        return;
    case EventCode::starved:
        return count("starved", seatOf(as<EventCode::starved>(event).unit.owner));
    case EventCode::armyBuilt:
        return count("raised", seatOf(as<EventCode::armyBuilt>(event).unit.owner));
    case EventCode::promoted:
        return count("promoted", seatOf(as<EventCode::promoted>(event).from.owner));
    case EventCode::fortBuilt:
        return count("forts", seatOf(as<EventCode::fortBuilt>(event).unit.owner));
    case EventCode::bankTraded:
        return count("bank", as<EventCode::bankTraded>(event).seat);
    case EventCode::routeOpened:
        return count("routes", as<EventCode::routeOpened>(event).seat);
    case EventCode::offerMade:
        return count("offers", as<EventCode::offerMade>(event).seat);
    case EventCode::offerAccepted:
        count("exchanges", as<EventCode::offerAccepted>(event).seat);
        return count("exchanges", as<EventCode::offerAccepted>(event).partner);
    case EventCode::vpBought:
        return count("bought", as<EventCode::vpBought>(event).seat);
    case EventCode::unified:
        happened("unification", turn);
        return count("unifications", as<EventCode::unified>(event).seat);
    case EventCode::passed:
        return count("passes", as<EventCode::passed>(event).seat);
    case EventCode::conquered:
    case EventCode::taken:
        if (const auto taken = as<EventCode::taken>(event); isPlayer(taken.holder))
            ++measures_.byPlace["taken"][provinceName(setting_, taken.province)];
        return;
    default:
        return;
    }
}

void GameStatistics::countPasses(const Command& command, const Reason& reason,
                                 std::span<const Event> events) {
    auto& words = measures_.byWord["passes"];
    auto without = std::count_if(events.begin(), events.end(),
                                 [](const Event& event) { return event.code == EventCode::passed; });
    if (std::holds_alternative<step::Pass>(command.step)) {
        ++words[fmt::format("{}: {}", name(asked_), sentence(reason.goal))];
        --without;
    }
    if (without > 0) words["nothing else could be done"] += static_cast<std::int32_t>(without);
}

void GameStatistics::applied(const State& state, const Command& command, const Reason& reason,
                             std::span<const Event> events) {
    countPasses(command, reason, events);
    asked_ = state.stage;
    for (const Event& event : events)
        counted(event, turn_);
    if (state.turn == turn_) return;
    turnOver(state);
    turn_ = state.turn;
}

void GameStatistics::turnOver(const State& state) {
    auto& vp = measures_.byTurn["vp"];
    auto& tokens = measures_.byTurn["tokens"];
    auto& units = measures_.byTurn["units"];
    // A start position begins later; the turns before it have no rows.
    for (auto* rows : {&vp, &tokens, &units})
        rows->resize(static_cast<std::size_t>(turn_));
    for (std::size_t i = 0; i < setting_.players(); ++i) {
        const SeatId seat = idAt<SeatId>(i);
        const VictoryPoints points = victoryPoints(setting_, state, seat);
        vp.back().push_back({points.provinces, points.forts, points.kills, points.bought, points.leaders});
        const auto& laid = state.player(seat).tokens;
        tokens.back().emplace_back(laid.begin(), laid.end());
        units.back().push_back(unitCounts(state, seat));
        if (sideVictoryPoints(setting_, state, seat) >= setting_.threshold()) happened("threshold", turn_);
    }
}

Measures GameStatistics::finished(const State& last) {
    turnOver(last);
    measures_.turns = turn_;
    for (std::size_t i = 0; i < setting_.players(); ++i) {
        const Player& player = last.player(idAt<SeatId>(i));
        measures_.kindOf["path"].push_back(mainPath(player));
        measures_.kindOf["united"].emplace_back(player.unified ? "yes" : "no");
    }
    for (std::size_t i = 0; i < setting_.board.size(); ++i)
        if (isPlayer(last.holder(idAt<ProvinceId>(i))))
            measures_.byPlace["held"][setting_.board.map.provinces()[idAt<ProvinceId>(i)].id] = 1;
    return std::move(measures_);
}

} // namespace marches::warriors
