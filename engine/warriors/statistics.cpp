#include "engine/warriors/statistics.h"

#include "engine/warriors/names.h"
#include "engine/warriors/query.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::warriors {
namespace {

const std::string& provinceName(const Setting& setting, Operand province) {
    return setting.board.map.provinces()[province.province()].id;
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

void GameStatistics::count(std::string_view what, Operand seat) {
    if (!isSeat(seat.seat())) return;
    ++measures_.bySeat.find(what)->second[index(seat.seat())];
}

void GameStatistics::counted(const Event& event, int turn) {
    const Operands& at = event.operands;
    switch (event.code) {
    case EventCode::warDeclared:
        happened("war", turn);
        return count("wars", at[0]);
    case EventCode::peaceMade:
        count("peace", at[0]);
        return count("peace", at[1]);
    case EventCode::battleBegan:
        if (isSeat(at[2].seat())) happened("clash", turn);
        ++measures_.byPlace["fought"][provinceName(setting_, at[0])];
        return count("battles", at[1]);
    case EventCode::killed:
        return count("kills", at[2]);
    case EventCode::starved:
        return count("starved", seatOf(at[0].unit().owner));
    case EventCode::armyBuilt:
        return count("raised", seatOf(at[0].unit().owner));
    case EventCode::promoted:
        return count("promoted", seatOf(at[0].unit().owner));
    case EventCode::fortBuilt:
        return count("forts", seatOf(at[0].unit().owner));
    case EventCode::bankTraded:
        return count("bank", at[0]);
    case EventCode::routeOpened:
        return count("routes", at[0]);
    case EventCode::offerMade:
        return count("offers", at[0]);
    case EventCode::offerAccepted:
        count("exchanges", at[0]);
        return count("exchanges", at[1]);
    case EventCode::vpBought:
        return count("bought", at[0]);
    case EventCode::unified:
        happened("unification", turn);
        return count("unifications", at[0]);
    case EventCode::passed:
        return count("passes", at[0]);
    case EventCode::conquered:
    case EventCode::taken:
        if (isSeat(at[1].seat())) ++measures_.byPlace["taken"][provinceName(setting_, at[0])];
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
    // A start position begins later: the turns before have no rows.
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
