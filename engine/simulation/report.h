#pragma once

#include "engine/simulation/measures.h"
#include "engine/simulation/statistics.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace marches {

/// How often somebody won. A victory that k sides share counts as 1/k.
struct WinRow {
    std::string id;
    std::uint64_t games = 0;
    double won = 0;
    double fair = 0; ///< victories if every side of a game had the same chance

    double share() const { return games == 0 ? 0 : won / static_cast<double>(games); }
    double fairShare() const { return games == 0 ? 0 : fair / static_cast<double>(games); }
    Interval interval() const { return wilson(won, games); }
    bool operator==(const WinRow&) const = default;
};

/// The parts of a figure at the end of a turn, over the games that came so far.
struct SeriesPoint {
    std::uint64_t seats = 0;
    std::vector<double> sums; ///< by part

    double mean(std::size_t part) const {
        return seats == 0 || part >= sums.size() ? 0 : sums[part] / static_cast<double>(seats);
    }
};

struct PlaceCount {
    std::uint64_t games = 0; ///< in which it happened there
    std::uint64_t times = 0;
};

/// A figure that two runs can be compared by, with a value for each game.
struct Metric {
    std::string group;      ///< heading: "Victories of countries"
    std::string id;         ///< of what is measured, within the group
    bool isShare = false;   ///< its values are 0, 1, or parts of a victory
    bool asPercent = false; ///< how it is shown
    bool everyGame = false; ///< has a value for each game: one that is missing elsewhere was 0 there
    Sample sample;
};

/// The figures of many games. Games that went the same way count once, and stalled ones only in `stalled`.
/// Games in the order of their numbers give the same figures, whatever shards they came from.
struct Report {
    std::uint64_t games = 0;
    std::uint64_t distinct = 0; ///< games that differ, without those that stalled
    std::uint64_t stalled = 0;
    std::uint64_t withRefusals = 0;
    std::uint64_t withHandovers = 0;
    std::uint64_t voided = 0; ///< distinct ones without a winner
    std::size_t seatsPerGame = 0;

    std::vector<WinRow> bySeat;   ///< by id
    std::vector<WinRow> byOrder;  ///< "1", "2", ...: position in the order of seats
    std::vector<WinRow> byPlayer; ///< by kind of player; several seats of one kind win together
    std::map<std::string, std::vector<WinRow>> byKind; ///< by Legend::kindOf, then seats of each kind

    Sample turns;
    Sample steps;
    std::map<int, std::map<std::string, std::uint64_t>> endings; ///< by turns played, reason
    std::map<std::string, std::map<int, std::uint64_t>> turnOf;  ///< by Legend::turnOf, turn
    enum Side : std::size_t { winners, others };
    /// By id of Legend::byTurn: [winners, others][turn from 0].
    std::map<std::string, std::array<std::vector<SeriesPoint>, 2>> series;
    struct Count {
        Sample perSeat;              ///< mean over the seats of each game
        std::array<Sample, 2> seats; ///< each seat of winners and of others
        std::uint64_t games = 0;     ///< in which it happened at all
    };
    std::map<std::string, Count> counts;                             ///< by Legend::bySeat
    std::map<std::string, std::map<std::string, PlaceCount>> places; ///< by Legend::byPlace, place
    std::map<std::string, std::map<std::string, PlaceCount>> words;  ///< by Legend::byWord, word
    std::vector<Metric> metrics;                                     ///< in the order of the legend
};

/// Whether the lists by seat are as long as there are seats, which a Tally relies on.
bool isWhole(const GameFacts& facts);

/// Adds games up, in the order of their numbers.
class Tally {
public:
    /// `places` are listed even if nothing ever happens there.
    Tally(Legend legend, const std::vector<std::string>& places);

    /// Returns whether the game counts: it is over, and none before went the same way.
    bool add(const GameFacts& facts);
    Report report() const;

private:
    void addWins(const GameFacts& facts, const std::vector<double>& credit, double fair);
    void addSeries(const GameFacts& facts, const std::vector<bool>& won);
    void addCounts(const GameFacts& facts, const std::vector<bool>& won);
    void addPlaces(const GameFacts& facts);
    void addMetrics(const GameFacts& facts, const std::vector<double>& credit);
    enum class Value { share, shareOfEvery, part, mean };
    Sample& metric(const std::string& group, const std::string& id, Value value);

    Legend legend_;
    Report report_;
    std::set<std::uint64_t> seen_;
    std::map<std::string, WinRow> seats_;
    std::map<std::size_t, WinRow> orders_;
    std::map<std::string, WinRow> players_;
    std::map<std::string, std::map<std::string, WinRow>> kinds_;
    std::map<std::pair<std::string, std::string>, std::size_t> metricAt_;
};

} // namespace marches
