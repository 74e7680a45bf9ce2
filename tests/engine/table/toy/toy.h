#pragma once

#include "engine/table/game.h"
#include "engine/table/random.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Lanterns, the awkward game: it has of everything that makes a table's life hard. Each round
//   chance rolls a die: so many lanterns are to be had;
//   chance deals each seat a card that only its owner sees;
//   all seats bid coins at once, sealed until the last has bid; a seat without coins bids 0 unasked;
//   the highest bid plus card wins, alone, and pays (nobody wins a tie);
//   the others may accept or challenge, in any order; the first challenge halves the lanterns;
//   the winner puts each lantern on one of two shelves, unasked where only one has room: one line for all.
// A seat may leave at any time but while a line is open. After the last round lanterns are counted, matched
// pairs twice.
namespace marches::toy {

/// The first two seats.
inline constexpr SeatId ann{0};
inline constexpr SeatId bob{1};

inline constexpr std::size_t mostSeats = maxSeats;
inline constexpr int shelfRoom = 9;

struct Setting {
    std::vector<std::string> seats;
    int rounds = 3;
    int coins = 5;
    bool hiddenHands = false; ///< the screen is handed over under a curtain
};

enum class Phase : std::uint8_t { roll, deal, bid, answer, store, over };
inline constexpr std::int8_t nothing = -1;
inline constexpr std::int8_t hidden = -2;

struct Seat {
    std::int8_t coins = 0;
    std::int8_t card = nothing;
    std::int8_t bid = nothing;
    bool answered = false;
    bool left = false;
    std::array<std::int8_t, 2> shelves{};
    bool operator==(const Seat&) const = default;
};

struct State {
    Phase phase = Phase::roll;
    std::int8_t round = 1;
    std::int8_t lanterns = 0; ///< still to be put on shelves
    bool lineOpen = false;
    SeatId winner = noSeat;
    std::array<Seat, mostSeats> seats{};
    bool operator==(const State&) const = default;
};

enum class Verb : std::uint8_t { roll, deal, bid, accept, challenge, store, leave };

struct Command {
    SeatId actor = noSeat;
    Verb verb = Verb::leave;
    SeatId seat = noSeat;  ///< who is dealt to
    std::int8_t value = 0; ///< of the die, card or bid; 0 or 1: the shelf
    bool operator==(const Command&) const = default;
};

struct Refusal {
    std::string_view id;
    std::string sentence;
    std::string_view rule() const { return id; }
    bool operator==(const Refusal&) const = default;
};

struct Event {
    enum class Kind : std::uint8_t {
        phase,
        round,
        lanterns,
        winner,
        coins,
        card,
        bid,
        answered,
        left,
        shelf,
        dealt,  ///< a seat has got a card
        sealed, ///< a seat has bid
        opened  ///< a sealed bid, once all have bid
    };
    Kind kind;
    SeatId seat = noSeat;
    std::int8_t value = 0;
    bool operator==(const Event&) const = default;
};

struct Game {
    using Setting = toy::Setting;
    using State = toy::State;
    using Command = toy::Command;
    using Refusal = toy::Refusal;
    using Event = toy::Event;

    static constexpr std::string_view id = "lanterns";
    static constexpr int rulesVersion = 1;

    static std::size_t seatCount(const Setting& setting) { return setting.seats.size(); }
    static std::string_view seatName(const Setting& setting, SeatId seat) {
        return setting.seats[index(seat)];
    }
    static std::string text(const Setting&, const Refusal& refusal) { return refusal.sentence; }
    static State initial(const Setting& setting);
    static Decision<Phase> decision(const Setting& setting, const State& state);
    static void options(const Setting& setting, const State& state, SeatId actor, std::vector<Command>& out);
    static void interruptions(const Setting& setting, const State& state, SeatId actor,
                              std::vector<Command>& out);
    static std::optional<Refusal> check(const Setting& setting, const State& state, const Command& command);
    static void apply(const Setting& setting, State& state, const Command& command,
                      std::vector<Event>& events);
    static State seen(const Setting& setting, const State& state, SeatId seat);
    static Command roll(const Setting& setting, const State& state, RandomStream& random);
    static SeatSet audience(const Setting& setting, const State& after, const Command& command);
    static SeatSet audience(const Setting& setting, const State& after, const Event& event);
    static bool hidesHands(const Setting& setting) { return setting.hiddenHands; }
    static bool reveals(const Setting& setting, const State& before, const State& after);
    static std::optional<Outcome> outcome(const Setting& setting, const State& state);
    static std::uint64_t hash(const Setting& setting, const State& state);
    static std::vector<Event> diff(const Setting& setting, const State& before, const State& after);
    static Expected<std::vector<Command>, Refusal> parse(const Setting& setting, const State& state,
                                                         std::string_view line);
    static std::string print(const Setting& setting, std::span<const Command> steps);
    static bool lineOpen(const Setting&, const State& state) { return state.lineOpen; }
};

static_assert(marches::Game<Game>);

/// What must hold in every state; the fault in words, or nothing.
std::string brokenInvariant(const Setting& setting, const State& state);

} // namespace marches::toy
