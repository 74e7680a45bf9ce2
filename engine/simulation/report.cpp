#include "engine/simulation/report.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace marches {
namespace {

/// Adds a text to a sum, as FNV-1a does.
std::uint64_t folded(std::uint64_t sum, std::string_view word) {
    for (const char byte : word)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return (sum ^ 0xFFU) * 0x100000001B3U;
}

/// Returns a number that is equal for games between the same players on the same seats that went the same
/// way.
std::uint64_t identityOf(const GameFacts& facts) {
    std::uint64_t sum = facts.fingerprint;
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat)
        sum = folded(folded(sum, facts.seats[seat]), facts.players[seat]);
    return sum;
}

std::size_t sidesOf(const GameFacts& facts) {
    return std::set(facts.sides.begin(), facts.sides.end()).size();
}

/// Returns the share of the victory that the side of each seat gets.
std::vector<double> creditOf(const GameFacts& facts) {
    std::set<std::int32_t> won;
    for (const std::size_t winner : facts.winners)
        won.insert(facts.sides[winner]);
    std::vector<double> credit(facts.seats.size(), 0);
    for (std::size_t seat = 0; seat < credit.size(); ++seat)
        if (won.contains(facts.sides[seat])) credit[seat] = 1 / static_cast<double>(won.size());
    return credit;
}

std::size_t seatsOfSide(const GameFacts& facts, std::int32_t side) {
    return static_cast<std::size_t>(std::count(facts.sides.begin(), facts.sides.end(), side));
}

std::size_t seatsOfKind(const std::vector<std::string>& kinds, const std::string& kind) {
    return static_cast<std::size_t>(std::count(kinds.begin(), kinds.end(), kind));
}

template <class Key>
std::vector<WinRow> rowsOf(const std::map<Key, WinRow>& rows) {
    std::vector<WinRow> list;
    list.reserve(rows.size());
    for (const auto& [key, row] : rows)
        list.push_back(row);
    return list;
}

void count(WinRow& row, const std::string& id, double won, double fair) {
    row.id = id;
    ++row.games;
    row.won += won;
    row.fair += fair;
}

} // namespace

bool isWhole(const GameFacts& facts) {
    const std::size_t seats = facts.seats.size();
    const auto bySeat = [seats](const auto& entry) { return entry.second.size() == seats; };
    const auto turnsBySeat = [seats](const auto& series) {
        return std::all_of(series.second.begin(), series.second.end(),
                           [seats](const auto& turn) { return turn.empty() || turn.size() == seats; });
    };
    const Measures& measures = facts.measures;
    return facts.players.size() == seats && facts.sides.size() == seats &&
           (facts.scores.size() == seats || facts.stalled()) && measures.turns >= 0 &&
           std::all_of(facts.winners.begin(), facts.winners.end(),
                       [seats](std::size_t winner) { return winner < seats; }) &&
           std::all_of(measures.byTurn.begin(), measures.byTurn.end(), turnsBySeat) &&
           std::all_of(measures.bySeat.begin(), measures.bySeat.end(), bySeat) &&
           std::all_of(measures.kindOf.begin(), measures.kindOf.end(), bySeat);
}

Tally::Tally(Legend legend, const std::vector<std::string>& places) : legend_(std::move(legend)) {
    for (const Legend::Part& happening : legend_.byPlace)
        for (const std::string& place : places)
            report_.places[happening.id][place] = {};
    for (const Legend::Part& happening : legend_.turnOf)
        report_.turnOf[happening.id] = {};
}

bool Tally::add(const GameFacts& facts) {
    ++report_.games;
    report_.withRefusals += facts.refused.empty() ? 0 : 1;
    report_.withHandovers += facts.handovers.empty() ? 0 : 1;
    if (facts.stalled()) {
        ++report_.stalled;
        return false;
    }
    if (!seen_.insert(identityOf(facts)).second) return false;
    ++report_.distinct;
    report_.voided += facts.winners.empty() ? 1 : 0;
    report_.seatsPerGame = std::max(report_.seatsPerGame, facts.seats.size());

    const std::vector<double> credit = creditOf(facts);
    std::vector<bool> won;
    won.reserve(credit.size());
    for (const double part : credit)
        won.push_back(part > 0);
    const Measures& measures = facts.measures;
    report_.turns.add(measures.turns);
    report_.steps.add(static_cast<double>(facts.steps));
    ++report_.endings[measures.turns][facts.reason];
    for (const auto& [happening, turn] : measures.turnOf)
        ++report_.turnOf[happening][turn];
    addWins(facts, credit, 1 / static_cast<double>(sidesOf(facts)));
    addSeries(facts, won);
    addCounts(facts, won);
    addPlaces(facts);
    addMetrics(facts, credit);
    return true;
}

void Tally::addWins(const GameFacts& facts, const std::vector<double>& credit, double fair) {
    std::map<std::string, std::pair<double, double>>
        players; // by kind of player: victories, and the fair share
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        count(seats_[facts.seats[seat]], facts.seats[seat], credit[seat], fair);
        count(orders_[seat], std::to_string(seat + 1), credit[seat], fair);
        const auto ofSide = static_cast<double>(seatsOfSide(facts, facts.sides[seat]));
        auto& [wonByKind, fairForKind] = players[facts.players[seat]];
        wonByKind += credit[seat] / ofSide;
        fairForKind += fair / ofSide;
        for (const auto& [id, kinds] : facts.measures.kindOf)
            count(kinds_[id][kinds[seat]], kinds[seat], credit[seat], fair);
    }
    for (const auto& [kind, parts] : players)
        count(players_[kind], kind, parts.first, parts.second);
}

void Tally::addSeries(const GameFacts& facts, const std::vector<bool>& won) {
    for (const auto& [id, turns] : facts.measures.byTurn)
        for (std::size_t turn = 0; turn < turns.size(); ++turn)
            for (std::size_t seat = 0; seat < turns[turn].size(); ++seat) {
                auto& points = report_.series[id][won[seat] ? Report::winners : Report::others];
                if (points.size() <= turn) points.resize(turn + 1);
                SeriesPoint& point = points[turn];
                const auto& parts = turns[turn][seat];
                if (point.sums.size() < parts.size()) point.sums.resize(parts.size());
                ++point.seats;
                for (std::size_t part = 0; part < parts.size(); ++part)
                    point.sums[part] += parts[part];
            }
}

void Tally::addCounts(const GameFacts& facts, const std::vector<bool>& won) {
    for (const auto& [id, counts] : facts.measures.bySeat) {
        Report::Count& count = report_.counts[id];
        double sum = 0;
        for (std::size_t seat = 0; seat < counts.size(); ++seat) {
            count.seats[won[seat] ? Report::winners : Report::others].add(counts[seat]);
            sum += counts[seat];
        }
        count.games += sum > 0 ? 1 : 0;
        count.perSeat.add(sum / static_cast<double>(counts.size()));
    }
}

void Tally::addPlaces(const GameFacts& facts) {
    const auto add = [](const auto& counted, auto& totals) {
        for (const auto& [id, counts] : counted)
            for (const auto& [what, times] : counts) {
                PlaceCount& count = totals[id][what];
                count.games += times > 0 ? 1 : 0;
                count.times += static_cast<std::uint64_t>(std::max(0, times));
            }
    };
    add(facts.measures.byPlace, report_.places);
    add(facts.measures.byWord, report_.words);
}

Sample& Tally::metric(const std::string& group, const std::string& id, Value value) {
    const auto [entry, isNew] = metricAt_.try_emplace({group, id}, report_.metrics.size());
    if (isNew) {
        // What appears first in a later game was 0 in those before.
        const bool everyGame = value == Value::shareOfEvery;
        report_.metrics.push_back({group, id, value == Value::share || everyGame, value != Value::mean,
                                   everyGame, Sample{everyGame ? report_.distinct - 1 : 0, 0, 0}});
    }
    return report_.metrics[entry->second].sample;
}

void Tally::addMetrics(const GameFacts& facts, const std::vector<double>& credit) {
    const Measures& measures = facts.measures;
    const auto seats = static_cast<double>(facts.seats.size());
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat)
        metric("Victories of seats", facts.seats[seat], Value::share).add(credit[seat]);
    metric("Length", "turns", Value::mean).add(measures.turns);
    metric("Length", "steps", Value::mean).add(static_cast<double>(facts.steps));
    for (const Legend::Part& happening : legend_.turnOf) {
        const auto turn = measures.turnOf.find(happening.id);
        const bool happened = turn != measures.turnOf.end();
        metric("Games with", happening.title, Value::shareOfEvery).add(happened ? 1 : 0);
        if (happened) metric("Turn of", happening.title, Value::mean).add(turn->second);
    }
    for (const Legend::Series& series : legend_.byTurn) {
        const auto turns = measures.byTurn.find(series.id);
        if (turns == measures.byTurn.end() || turns->second.empty()) continue;
        for (std::size_t part = 0; part < series.parts.size(); ++part) {
            double sum = 0;
            for (const auto& parts : turns->second.back())
                sum += part < parts.size() ? parts[part] : 0;
            metric(series.title + ", at the end", series.parts[part].title, Value::mean).add(sum / seats);
        }
    }
    for (const Legend::Part& counted : legend_.bySeat)
        if (const auto counts = measures.bySeat.find(counted.id); counts != measures.bySeat.end()) {
            double sum = 0;
            for (const std::int32_t times : counts->second)
                sum += times;
            metric("Times a seat and game", counted.title, Value::mean).add(sum / seats);
        }
    for (const Legend::Kinds& kinds : legend_.kindOf) {
        const auto found = measures.kindOf.find(kinds.id);
        if (found == measures.kindOf.end()) continue;
        for (const Legend::Part& kind : kinds.kinds) {
            const auto those = static_cast<double>(seatsOfKind(found->second, kind.id));
            metric("Seats, " + kinds.title, kind.title, Value::part).add(those / seats);
            if (those == 0) continue;
            double won = 0;
            for (std::size_t seat = 0; seat < credit.size(); ++seat)
                won += found->second[seat] == kind.id ? credit[seat] : 0;
            metric("Victories, " + kinds.title, kind.title, Value::part).add(won / those);
        }
    }
    for (const Legend::Part& happening : legend_.byPlace) {
        const auto counts = measures.byPlace.find(happening.id);
        for (const auto& [place, all] : report_.places[happening.id]) {
            const bool there = counts != measures.byPlace.end() && counts->second.contains(place);
            metric("Games with, " + happening.title, place, Value::shareOfEvery).add(there ? 1 : 0);
        }
    }
}

Report Tally::report() const {
    Report report = report_;
    report.bySeat = rowsOf(seats_);
    report.byOrder = rowsOf(orders_);
    report.byPlayer = rowsOf(players_);
    for (const auto& [id, rows] : kinds_)
        report.byKind[id] = rowsOf(rows);
    std::map<std::string, std::uint64_t> reasons;
    for (const auto& [turns, ended] : report.endings)
        for (const auto& [reason, games] : ended)
            reasons[reason] += games;
    for (const auto& [reason, games] : reasons) {
        const auto times = static_cast<double>(games);
        report.metrics.push_back(
            {"Games ended by", reason, true, true, true, {report.distinct, times, times}});
    }
    return report;
}

} // namespace marches
