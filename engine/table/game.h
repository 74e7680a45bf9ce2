#pragma once

#include "engine/base/expected.h"
#include "engine/table/seat.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// What the game waits for: a kind that the game numbers itself, and every seat that may answer it.
/// Empty `waits` with no outcome means that a reserved actor must act.
template <class Kind>
struct Decision {
    Kind kind{};
    SeatSet waits;
    /// Differs where the same seats are asked the same anew: in a second round, in another turn.
    std::uint32_t round = 0;
    bool operator==(const Decision&) const = default;
};

/// How a game ended.
struct Outcome {
    std::string_view reason;          ///< rule id: "victory.threshold"
    std::vector<std::int32_t> scores; ///< by seat
    std::vector<std::uint8_t> ranks;  ///< by seat; 1 is best; equal ranks are shared
    SeatSet winners;                  ///< empty: the game is void
    bool operator==(const Outcome&) const = default;
};

/// A game on this table is a type G with these types and static functions. All are pure but `apply`, which
/// changes the State that it is given; none looks at a clock, a locale or a random source.
///
/// - Setting: all that never changes in one game (map, tables, seats, options); const and shared.
/// - State: a value, cheap to copy, comparable.
/// - Command: one step by one actor (`command.actor`). Several steps may stand on one record line.
/// - Refusal: `rule()` gives the rule id; `G::text(setting, refusal)` the English sentence.
/// - decision: what is asked and which seats may answer; nobody waits when the game is over.
/// - options: every step that answers the decision, for one seat; interruptions: what the seat may do at any
///   time.
/// - check returns why a step is refused, nothing if it is allowed, and changes nothing; apply may be called
///   only with what check allows.
/// - diff: the Events that tell a screen what differs between two states.
/// - parse reads one record line into its steps, without asking whether the actor may take them; print writes
///   steps that stand on one line.
/// - lineOpen: the last step belongs to a line that is not whole yet (an assignment of damage half done).
/// - incomplete (may be missing): the Refusal that says what an open line lacks; with it the lines of
///   a record have to be whole.
/// - turnOrder (may be missing): the seats in the order in which they act, also where several are asked at
///   once.
/// - roll (`chance.h`): what chance draws; a game without it has no chance.
/// - seen: the state as a seat may know it; for noSeat what all seats know. `decision` and `outcome` are the
///   same for either; so are `options` and `check` for a seat's own steps.
/// - audience (`seen.h`): the seats that may know of a step or of an event.
/// - hidesHands (may be missing): whether seats of this setting see what others must not; two people at one
///   screen then hand it over under a curtain.
/// - reveals (may be missing): whether something hidden in the state before is open in the state after; undo
///   asks before it goes back past that.
template <class G>
concept Game = std::regular<typename G::State> && std::equality_comparable<typename G::Command> &&
               requires(const typename G::Setting& setting, const typename G::State& state,
                        typename G::State& mutableState, const typename G::Command& command,
                        const typename G::Refusal& refusal, SeatId seat,
                        std::vector<typename G::Command>& commands, std::vector<typename G::Event>& events,
                        std::string_view line, std::span<const typename G::Command> steps) {
                   { command.actor } -> std::convertible_to<SeatId>;
                   { refusal.rule() } -> std::convertible_to<std::string_view>;
                   { G::text(setting, refusal) } -> std::convertible_to<std::string>;
                   { G::id } -> std::convertible_to<std::string_view>;
                   { G::rulesVersion } -> std::convertible_to<int>;
                   { G::seatCount(setting) } -> std::convertible_to<std::size_t>;
                   { G::seatName(setting, seat) } -> std::convertible_to<std::string_view>;
                   { G::initial(setting) } -> std::same_as<typename G::State>;
                   { G::decision(setting, state).waits } -> std::convertible_to<SeatSet>;
                   G::options(setting, state, seat, commands);
                   G::interruptions(setting, state, seat, commands);
                   { G::check(setting, state, command) } -> std::same_as<std::optional<typename G::Refusal>>;
                   G::apply(setting, mutableState, command, events);
                   { G::seen(setting, state, seat) };
                   { G::outcome(setting, state) } -> std::same_as<std::optional<Outcome>>;
                   { G::hash(setting, state) } -> std::same_as<std::uint64_t>;
                   { G::diff(setting, state, state) } -> std::same_as<std::vector<typename G::Event>>;
                   {
                       G::parse(setting, state, line)
                   } -> std::same_as<Expected<std::vector<typename G::Command>, typename G::Refusal>>;
                   { G::print(setting, steps) } -> std::same_as<std::string>;
                   { G::lineOpen(setting, state) } -> std::same_as<bool>;
               };

} // namespace marches
