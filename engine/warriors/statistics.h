#pragma once

#include "engine/simulation/measures.h"
#include "engine/warriors/rules.h"

#include <span>

/// What simulations measure of Warriors & Traders (engine/simulation/measures.h).
namespace marches::warriors {

Legend statisticsLegend();

/// By seat: its alliance, or itself.
std::vector<std::int32_t> sidesOf(const Setting& setting);

/// Watches one game from its initial state. What stands by turn is taken when the turn is over, or as the
/// next turn's first decision finds it.
class GameStatistics {
public:
    GameStatistics(const Setting& setting, const State& initial);

    /// The state after a command, what the command was given for, and what came of it.
    void applied(const State& state, const Command& command, const Reason& reason,
                 std::span<const Event> events);
    /// The game is over, or stopped.
    Measures finished(const State& last);

private:
    void count(std::string_view what, Operand seat);
    void happened(std::string_view what, int turn) { measures_.turnOf.try_emplace(std::string(what), turn); }
    void counted(const Event& event, int turn);
    void countPasses(const Command& command, const Reason& reason, std::span<const Event> events);
    void turnOver(const State& state);

    const Setting& setting_;
    int turn_;
    Stage asked_; ///< what the next command answers
    Measures measures_;
};

} // namespace marches::warriors
