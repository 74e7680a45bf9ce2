#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What is kept of a simulated game, whichever game it is. A game says by a Legend what it measures, and
/// fills Measures of the same ids; reports and pages follow the legend and know no more.
namespace marches {

/// What a game measures, in English, in the order in which a page shows it.
struct Legend {
    struct Part {
        std::string id;
        std::string title;
        std::string colour{}; ///< "#rrggbb" in figures; empty: any
    };
    /// A figure of several parts, of each seat at the end of each turn.
    struct Series {
        std::string id;
        std::string title;
        std::vector<Part> parts;
    };
    std::vector<Series> byTurn;
    std::vector<Part> bySeat;  ///< counts, one a seat and game
    std::vector<Part> byPlace; ///< counts, one a place of the map and game
    std::vector<Part> turnOf;  ///< the turn in which something happened first
    /// A kind that each seat belongs to when the game is over, one of several.
    struct Kinds {
        std::string id;
        std::string title;
        std::vector<Part> kinds;
    };
    std::vector<Kinds> kindOf;
    std::vector<Part> endings; ///< reasons of Outcome
    std::vector<Part> byWord;  ///< counts of what has words of its own, one a word and game
};

struct Measures {
    int turns = 0; ///< played, the last one included
    /// By the legend's id, turn from 0, seat, part.
    std::map<std::string, std::vector<std::vector<std::vector<std::int32_t>>>, std::less<>> byTurn;
    std::map<std::string, std::vector<std::int32_t>, std::less<>> bySeat;
    std::map<std::string, std::map<std::string, std::int32_t, std::less<>>, std::less<>> byPlace;
    std::map<std::string, std::map<std::string, std::int32_t, std::less<>>, std::less<>> byWord;
    std::map<std::string, int, std::less<>> turnOf; ///< missing: it never happened
    std::map<std::string, std::vector<std::string>, std::less<>> kindOf;
    bool operator==(const Measures&) const = default;
};

/// A command of a computer player that was refused; a fault of the player's.
struct RefusedCommand {
    std::size_t seat = 0;
    std::uint64_t step = 0; ///< steps taken before
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

/// One game, as one line of a run's file tells it.
struct GameFacts {
    std::uint64_t number = 0; ///< in its run, from 1
    std::uint64_t seed = 0;   ///< of this game's record
    std::vector<std::string> seats;
    std::vector<std::string> players; ///< by seat: its kind, "bot:steady"
    std::vector<std::int32_t> sides;  ///< by seat; equal: they win together
    std::string reason;               ///< of the end; empty: the game was stopped as a stall
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
