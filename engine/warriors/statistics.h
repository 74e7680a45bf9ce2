#pragma once

#include "engine/simulation/measures.h"
#include "engine/warriors/rules.h"

#include <span>

/// Measures games of Warriors & Traders for simulations (engine/simulation/measures.h).
namespace marches::warriors {

Legend statisticsLegend();

/// Returns the alliance of each seat, or the seat's own number in a free for all.
std::vector<std::int32_t> sidesOf(const Setting& setting);

/// Watches one game from its initial state. Figures of a turn are taken when it is over, or when the first
/// decision of the next turn is reached.
class GameStatistics {
public:
    GameStatistics(const Setting& setting, const State& initial);

    /// Takes note of a command: the state after it, why a computer player gave it, and its events.
    void applied(const State& state, const Command& command, const Reason& reason,
                 std::span<const Event> events);
    /// Returns the measures of the game, which is over or was stopped.
    Measures finished(const State& last);

private:
    void count(std::string_view what, SeatId seat);
    void happened(std::string_view what, int turn) { measures_.turnOf.try_emplace(std::string(what), turn); }
    void counted(const Event& event, int turn);
    void countPasses(const Command& command, const Reason& reason, std::span<const Event> events);
    void turnOver(const State& state);

    const Setting& setting_;
    int turn_;
    Stage asked_; ///< the stage at which the next command is given
    Measures measures_;
};

} // namespace marches::warriors
