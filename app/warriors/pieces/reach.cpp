#include "app/warriors/pieces/reach.h"

#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <deque>
#include <set>

namespace marches::warriors::face {

namespace {

struct Node {
    State state;
    ProvinceId at = noProvince;
    March march;
};

Token moved(const Command& command) {
    return std::get<step::Move>(command.step).token;
}

/// Moves all units on to `to`; false if the rules refuse one of them.
bool moveAll(const Setting& setting, Node& node, SeatId seat, std::span<const Token> units, ProvinceId to) {
    std::vector<Event> events;
    for (const Token token : units) {
        const Command step{seat, step::Move{token, to}};
        if (check(setting, node.state, step)) return false;
        apply(setting, node.state, step, events);
        node.march.steps.push_back(step);
    }
    return true;
}

} // namespace

std::vector<March> findMarches(const Setting& setting, const State& state, SeatId seat,
                               std::span<const Token> units) {
    std::vector<March> found;
    if (units.empty()) return found;
    const ProvinceId start = state.player(seat).units[units.front()].province;
    if (start == noProvince) return found;
    std::set<ProvinceId> seen{start};
    std::deque<Node> open;
    open.push_back({state, start, {}});
    while (!open.empty()) {
        const Node here = std::move(open.front());
        open.pop_front();
        for (const ProvinceId to : setting.board.neighbours[here.at]) {
            if (seen.contains(to)) continue;
            const bool battle = hostile(here.state, seat, here.state.holder(to));
            Node next = here;
            if (!moveAll(setting, next, seat, units, to)) continue;
            seen.insert(to);
            next.at = to;
            next.march.path.push_back(to);
            next.march.battle = battle;
            next.march.actionPoints = actionPointsFor(here.state, seat, next.march.path);
            found.push_back(next.march);
            std::stable_sort(found.back().steps.begin(), found.back().steps.end(),
                             [](const Command& a, const Command& b) { return moved(a) < moved(b); });
            if (!battle && next.state.stage == state.stage && next.state.current == state.current)
                open.push_back(std::move(next));
        }
    }
    return found;
}

std::vector<std::vector<Command>> recordLines(const std::vector<Command>& steps) {
    std::vector<std::vector<Command>> lines;
    for (const Command& command : steps) {
        const Command* last = lines.empty() ? nullptr : &lines.back().back();
        const auto* move = std::get_if<step::Move>(&command.step);
        const bool same = last != nullptr && last->step.index() == command.step.index() &&
                          (move == nullptr || std::get<step::Move>(last->step).token == move->token);
        if (!same) lines.emplace_back();
        lines.back().push_back(command);
    }
    return lines;
}

std::vector<Token> unitsIn(const State& state, SeatId seat, ProvinceId province) {
    std::vector<Token> found;
    for (std::size_t token = 0; token < tokenCount; ++token)
        if (state.player(seat).units[token].province == province) found.push_back(static_cast<Token>(token));
    return found;
}

std::vector<ProvinceId> leftEmpty(const Setting& setting, const State& state, SeatId seat,
                                  const March& march) {
    std::vector<Token> going;
    for (const Command& step : march.steps)
        if (const auto* move = std::get_if<step::Move>(&step.step)) going.push_back(move->token);
    const auto goes = [&](Token token) { return std::ranges::find(going, token) != going.end(); };
    std::vector<ProvinceId> empty;
    for (const Token token : going) {
        const ProvinceId from = state.player(seat).units[token].province;
        if (from == noProvince || from == march.target() || state.holder(from) != ownerOf(seat) ||
            std::ranges::find(empty, from) != empty.end())
            continue;
        bool anyStays = false; // an ally's unit takes the province over
        for (const SeatId other : SeatSet::first(setting.players()))
            for (const Token unit : unitsIn(state, other, from))
                anyStays = anyStays || other != seat || !goes(unit);
        if (!anyStays) empty.push_back(from);
    }
    return empty;
}

std::vector<Token> armiesOf(const State& state, SeatId seat) {
    std::vector<Token> found;
    for (std::size_t token = 0; token < armyTokenCount; ++token)
        if (state.player(seat).units[token].onBoard()) found.push_back(static_cast<Token>(token));
    return found;
}

bool anyPrincessMoved(const State& state, SeatId seat) {
    const auto princesses = tokensOf(UnitKind::princess);
    for (Token token = princesses.first; token < princesses.end; ++token)
        if (state.player(seat).units[token].moved) return true;
    return false;
}

bool canMove(const Setting& setting, const State& state, SeatId seat, Token token) {
    const ProvinceId at = state.player(seat).units[token].province;
    if (at == noProvince) return false;
    for (const ProvinceId to : setting.board.neighbours[at])
        if (!check(setting, state, Command{seat, step::Move{token, to}})) return true;
    return false;
}

MoveCount countMoves(const Setting& setting, const State& state, SeatId seat) {
    MoveCount count;
    const auto battles = battlesPending(setting, state);
    const bool again = state.strikeRound == 1 && has(setting, state, seat, Ability::doubleStrike);
    for (const Token token : armiesOf(state, seat)) {
        const Unit& unit = state.player(seat).units[token];
        const int left = actionPoints(setting, state, seat, token);
        const bool fights = std::ranges::find(battles, unit.province) != battles.end();
        ++count.armies;
        count.moved += unit.apSpent > 0 ? 1 : 0;
        count.canStill += canMove(setting, state, seat, token) ? 1 : 0;
        const int free = !fights ? left : again ? std::max(0, left - 1) : 0;
        count.pointsLeft += free;
        count.pointsKept += left - free;
        count.points += left + unit.apSpent;
    }
    return count;
}

} // namespace marches::warriors::face
