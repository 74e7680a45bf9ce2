#pragma once

#include "engine/challenge/challenge.h"
#include "engine/table/game.h"

#include <algorithm>
#include <span>

namespace marches::challenge {

/// One kind of goal that a game has beside those of every game.
template <Game G>
struct GoalKind {
    GoalForm form;
    /// Whether it holds at the end of a turn.
    bool (*holds)(const typename G::Setting& setting, const typename G::State& state, const Goal& goal);
    Sentence (*sentence)(const Goal& goal, const GoalNames& names);
};

/// What a game tells of its moments, and the kinds of goals that it has of its own.
template <Game G>
struct GoalTable {
    std::span<const GoalKind<G>> kinds;
    /// The points that decide who leads.
    int (*score)(const typename G::Setting& setting, const typename G::State& state, SeatId seat);
    /// Whether two seats play against each other; false of allies and of a seat with itself.
    bool (*rivals)(const typename G::Setting& setting, SeatId a, SeatId b);
    int (*turn)(const typename G::State& state); ///< that is played, from 1

    std::vector<GoalForm> forms() const {
        std::vector<GoalForm> all;
        for (const GoalKind<G>& kind : kinds)
            all.push_back(kind.form);
        return all;
    }
};

/// A turn that is over, and the position in which the next one begins or the game has ended.
template <Game G>
struct TurnEnd {
    int turn = 1;
    typename G::State state;
};

/// Whether a goal is reached at the last of these ends of turns; false where there is none. `by-turn` looks
/// at those before too.
template <Game G>
bool reached(const GoalTable<G>& table, const typename G::Setting& setting, std::span<const TurnEnd<G>> ends,
             const Goal& goal) {
    if (ends.empty()) return false;
    const typename G::State& state = ends.back().state;
    if (goal.kind == allKind)
        return std::all_of(goal.parts.begin(), goal.parts.end(),
                           [&](const Goal& part) { return reached(table, setting, ends, part); });
    if (goal.kind == byTurnKind) {
        for (std::size_t count = 1; count <= ends.size() && ends[count - 1].turn <= goal.number; ++count)
            if (reached(table, setting, ends.first(count), goal.parts.front())) return true;
        return false;
    }
    const auto leadBefore = [&](SeatId other) {
        return table.score(setting, state, goal.who) - table.score(setting, state, other);
    };
    if (goal.kind == aheadKind) return leadBefore(goal.whom) >= goal.number;
    if (goal.kind == firstKind) {
        for (const SeatId other : SeatSet::first(G::seatCount(setting)))
            if (table.rivals(setting, goal.who, other) && leadBefore(other) < goal.number) return false;
        return true;
    }
    for (const GoalKind<G>& kind : table.kinds)
        if (kind.form.kind == goal.kind) return kind.holds(setting, state, goal);
    return false;
}

/// Returns the best medal all of whose goals are reached, and those of the medals before it: gold needs
/// bronze and silver. A medal without goals is never won.
template <Game G>
Medal medalOf(const GoalTable<G>& table, const typename G::Setting& setting, std::span<const TurnEnd<G>> ends,
              const Challenge& challenge) {
    Medal won = Medal::none;
    for (const Medal medal : medals) {
        const std::vector<Goal>& goals = challenge.goalsOf(medal);
        if (goals.empty() || !std::all_of(goals.begin(), goals.end(), [&](const Goal& goal) {
                return reached(table, setting, ends, goal);
            }))
            break;
        won = medal;
    }
    return won;
}

/// Returns what a goal asks for, as a sentence.
template <Game G>
Sentence sentenceOf(const GoalTable<G>& table, const Goal& goal, const GoalNames& names) {
    if (goal.kind == byTurnKind)
        return Sentence("By the end of turn {0}: {1}", goal.number,
                        sentenceOf(table, goal.parts.front(), names));
    if (goal.kind == allKind) {
        Sentence all = sentenceOf(table, goal.parts.front(), names);
        for (std::size_t i = 1; i < goal.parts.size(); ++i)
            all = Sentence("{0}; {1}", std::move(all), sentenceOf(table, goal.parts[i], names));
        return all;
    }
    if (goal.kind == firstKind && goal.number == 1) return Sentence("{0} leads", names.seat(goal.who));
    if (goal.kind == firstKind) return Sentence("{0} leads by {1} points", names.seat(goal.who), goal.number);
    if (goal.kind == aheadKind && goal.number == 1)
        return Sentence("{0} is ahead of {1}", names.seat(goal.who), names.seat(goal.whom));
    if (goal.kind == aheadKind)
        return Sentence("{0} is ahead of {1} by {2} points", names.seat(goal.who), names.seat(goal.whom),
                        goal.number);
    for (const GoalKind<G>& kind : table.kinds)
        if (kind.form.kind == goal.kind) return kind.sentence(goal, names);
    return {};
}

} // namespace marches::challenge
