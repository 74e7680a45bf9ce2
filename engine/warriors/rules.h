#pragma once

#include "engine/base/expected.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"
#include "engine/warriors/reason_note.h"
#include "engine/warriors/state.h"

#include <string>
#include <vector>

/// The rules of Warriors & Traders (RULES.md has them with their ids). Nothing here looks at a clock, a
/// locale or a random source, and nothing but `apply` changes a State.
namespace marches::warriors {

/// Returns the state before the first decision: `setup.board`, or the setting's own start position.
State initial(const Setting& setting);

/// Returns what is asked and the seats that may answer; no seats once the game is over.
Decision<Stage> decision(const Setting& setting, const State& state);

/// Appends every step by which `seat` may answer the decision; in Trade also for seats that are done. Offers
/// of resources are not listed: there are too many.
void options(const Setting& setting, const State& state, SeatId seat, std::vector<Command>& out);

/// Appends every step that `actor` (a seat, or the table) may take at any time: peace, leaving, the time
/// limit.
void interruptions(const Setting& setting, const State& state, SeatId actor, std::vector<Command>& out);

/// Returns why the command is refused; nothing if it is allowed. No other function refuses a step.
std::optional<Refusal> check(const Setting& setting, const State& state, const Command& command);

/// Carries out a command that `check` allows (asserted), and all that follows without a decision. Appends the
/// events.
void apply(const Setting& setting, State& state, const Command& command, std::vector<Event>& events);

/// Returns how the game ended; nothing while it runs.
std::optional<Outcome> outcome(const Setting& setting, const State& state);

/// Returns what a seat may see: everything in this game.
inline const State& seen(const Setting&, const State& state, SeatId) {
    return state;
}

/// Returns 64 bits over every field in a fixed order; the same on every machine.
std::uint64_t hash(const Setting& setting, const State& state);

/// Returns the bytes that a state takes in memory, with what it owns.
std::size_t bytes(const State& state);

/// Returns the Events that tell a screen what differs between two states of one game.
std::vector<Event> diff(const Setting& setting, const State& before, const State& after);

/// Reads one line of a record or of the command line into its steps; shorthand is expanded on `state`
/// (NOTATION.md). Refuses what can't be read and, by its rule, what only a whole line shows: a sum too high,
/// a lot that is none (README.md "Who refuses"). Whether the actor may take the steps is not asked.
Expected<std::vector<Command>, Refusal> parse(const Setting& setting, const State& state,
                                              std::string_view line);

/// Returns the line of steps by one actor that stand on one line: all of one verb, moves of one unit, lots of
/// one exchange.
std::string print(const Setting& setting, std::span<const Command> steps);

/// Whether the last step belongs to a line that is not whole yet: an assignment of damage, the tokens of the
/// setup.
bool lineOpen(const Setting& setting, const State& state);
/// Returns what an open line lacks, for a record, whose lines have to be whole.
Refusal incomplete(const Setting& setting, const State& state);

/// Returns what is wrong with a state that the rules should never reach; empty if nothing is. For debug
/// builds, tests and fuzzers.
std::vector<std::string> checkInvariants(const Setting& setting, const State& state);

/// The game as the table knows it (engine/table/game.h).
struct WarriorsAndTraders {
    using Setting = warriors::Setting;
    using State = warriors::State;
    using Command = warriors::Command;
    using Event = warriors::Event;
    using Refusal = warriors::Refusal;
    using Reason = warriors::Reason;
    static constexpr bool hasChance = false;        ///< nothing is drawn
    static constexpr bool hidesInformation = false; ///< everybody sees everything
    static constexpr std::string_view id = "warriors-and-traders";
    static constexpr int rulesVersion = 1; ///< raised when the same commands would give another game

    static std::size_t seatCount(const Setting& setting) { return setting.players(); }
    static std::string_view seatName(const Setting& setting, SeatId seat) { return setting.seatName(seat); }
    static State initial(const Setting& setting) { return warriors::initial(setting); }
    static Decision<Stage> decision(const Setting& setting, const State& state) {
        return warriors::decision(setting, state);
    }
    static void options(const Setting& setting, const State& state, SeatId seat, std::vector<Command>& out) {
        warriors::options(setting, state, seat, out);
    }
    static void interruptions(const Setting& setting, const State& state, SeatId actor,
                              std::vector<Command>& out) {
        warriors::interruptions(setting, state, actor, out);
    }
    static std::optional<Refusal> check(const Setting& setting, const State& state, const Command& command) {
        return warriors::check(setting, state, command);
    }
    static void apply(const Setting& setting, State& state, const Command& command,
                      std::vector<Event>& events) {
        warriors::apply(setting, state, command, events);
    }
    static const State& seen(const Setting& setting, const State& state, SeatId seat) {
        return warriors::seen(setting, state, seat);
    }
    static std::optional<Outcome> outcome(const Setting& setting, const State& state) {
        return warriors::outcome(setting, state);
    }
    static std::uint64_t hash(const Setting& setting, const State& state) {
        return warriors::hash(setting, state);
    }
    static std::size_t bytes(const State& state) { return warriors::bytes(state); }
    static std::vector<Event> diff(const Setting& setting, const State& before, const State& after) {
        return warriors::diff(setting, before, after);
    }
    static Expected<std::vector<Command>, Refusal> parse(const Setting& setting, const State& state,
                                                         std::string_view line) {
        return warriors::parse(setting, state, line);
    }
    static std::string print(const Setting& setting, std::span<const Command> steps) {
        return warriors::print(setting, steps);
    }
    static bool lineOpen(const Setting& setting, const State& state) {
        return warriors::lineOpen(setting, state);
    }
    static Refusal incomplete(const Setting& setting, const State& state) {
        return warriors::incomplete(setting, state);
    }
    static std::vector<SeatId> turnOrder(const Setting& setting, const State& state);
    static std::string text(const Setting& setting, const Refusal& refusal) {
        return warriors::text(setting, refusal);
    }
    static std::string text(const Setting& setting, const Reason& reason) {
        return warriors::text(setting, reason);
    }
    static std::string noteOf(const Setting& setting, const Reason& reason) {
        return warriors::noteOf(setting, reason);
    }
    static constexpr std::string_view noReasonNote = warriors::noReasonNote;
    static std::optional<Reason> reasonIn(const Setting& setting, std::string_view note) {
        return warriors::reasonIn(setting, note);
    }
};

} // namespace marches::warriors
