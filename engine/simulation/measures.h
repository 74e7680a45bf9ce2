#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The measures of simulated games, whichever game it is. A game lists in a Legend what it measures, and
/// fills Measures of the same ids; reports and pages read the legend and know no game.
namespace marches {

/// The things that a game measures, in English, in the order in which a page shows them.
struct Legend {
    struct Part {
        std::string id;
        std::string title;
        std::string colour{}; ///< "#rrggbb" in figures; empty: any
    };
    /// A figure of several parts, measured for each seat at the end of each turn.
    struct Series {
        std::string id;
        std::string title;
        std::vector<Part> parts;
    };
    std::vector<Series> byTurn;
    std::vector<Part> bySeat;  ///< counts of events by seat
    std::vector<Part> byPlace; ///< counts of events by place of the map
    std::vector<Part> turnOf;  ///< events whose first turn is kept
    /// Kinds of which each seat belongs to one when the game is over.
    struct Kinds {
        std::string id;
        std::string title;
        std::vector<Part> kinds;
    };
    std::vector<Kinds> kindOf;
    std::vector<Part> endings; ///< ways in which games end: Outcome::reason
    std::vector<Part> byWord;  ///< counts of events by words, such as reasons
};

struct Measures {
    int turns = 0; ///< played, the last one included
    /// By id of the legend: [turn from 0][seat][part].
    std::map<std::string, std::vector<std::vector<std::vector<std::int32_t>>>, std::less<>> byTurn;
    std::map<std::string, std::vector<std::int32_t>, std::less<>> bySeat;
    std::map<std::string, std::map<std::string, std::int32_t, std::less<>>, std::less<>> byPlace;
    std::map<std::string, std::map<std::string, std::int32_t, std::less<>>, std::less<>> byWord;
    std::map<std::string, int, std::less<>> turnOf; ///< missing: it never happened
    std::map<std::string, std::vector<std::string>, std::less<>> kindOf;
    bool operator==(const Measures&) const = default;
};

/// A command of a computer player that was refused, which is a fault of that player.
struct RefusedCommand {
    std::size_t seat = 0;
    std::uint64_t step = 0; ///< steps taken before it
    std::string line;       ///< in notation
    std::string rule;
    std::string text;
    bool operator==(const RefusedCommand&) const = default;
};

/// A seat that another player took over in mid-game, because an outside program failed.
struct Handover {
    std::size_t seat = 0;
    std::uint64_t step = 0;
    std::string why;
    bool operator==(const Handover&) const = default;
};

/// The facts of one game, which are one line of the file of a run.
struct GameFacts {
    std::uint64_t number = 0; ///< in its run, from 1
    std::uint64_t seed = 0;   ///< in the record of the game
    std::vector<std::string> seats;
    std::vector<std::string> players; ///< kind of each seat, "bot:steady"
    std::vector<std::int32_t> sides;  ///< side of each seat; seats of equal sides win together
    std::string reason; ///< of the end (Outcome::reason); empty: the game was stopped as a stall
    std::vector<std::int32_t> scores;
    std::vector<std::size_t> winners; ///< seats; none: void, or a stall
    std::uint64_t steps = 0;
    std::uint64_t fingerprint = 0; ///< equal for games that went the same way
    std::vector<RefusedCommand> refused;
    std::vector<Handover> handovers;
    Measures measures;

    bool stalled() const { return reason.empty(); }
    bool operator==(const GameFacts&) const = default;
};

} // namespace marches
