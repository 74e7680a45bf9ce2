#include "engine/simulation/compare.h"
#include "engine/simulation/report.h"
#include "engine/table/random.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace marches;

namespace {

Legend legend() {
    return {.byTurn = {{"points", "Points", {{"land", "Land"}, {"gold", "Gold"}}}},
            .bySeat = {{"wars", "Wars"}},
            .byPlace = {{"taken", "Taken"}},
            .turnOf = {{"war", "First war"}},
            .kindOf = {{"way", "Way", {{"sea", "Sea"}, {"land", "Land"}}}},
            .endings = {},
            .byWord = {{"why", "Why"}}};
}

/// A game of three, each for themselves; `winners` by seat.
GameFacts game(std::uint64_t number, std::vector<std::size_t> winners) {
    GameFacts facts;
    facts.number = number;
    facts.seats = {"ash", "birch", "cedar"};
    facts.players = {"bot:a", "bot:b", "bot:b"};
    facts.sides = {0, 1, 2};
    facts.reason = "end";
    facts.scores = {1, 2, 3};
    facts.winners = std::move(winners);
    facts.steps = 100;
    facts.fingerprint = number;
    facts.measures.turns = 2;
    facts.measures.byTurn["points"] = {{{1, 0}, {2, 0}, {3, 0}}, {{4, 1}, {5, 1}, {6, 1}}};
    facts.measures.bySeat["wars"] = {3, 0, 0};
    facts.measures.byPlace["taken"] = {{"hill", 2}};
    facts.measures.byWord["why"] = {{"no wind", 3}};
    facts.measures.turnOf["war"] = 1;
    facts.measures.kindOf["way"] = {"sea", "land", "land"};
    return facts;
}

Report reportOf(const std::vector<GameFacts>& games) {
    Tally tally(legend(), {"hill", "dale"});
    for (const GameFacts& facts : games)
        tally.add(facts);
    return tally.report();
}

const WinRow& row(const std::vector<WinRow>& rows, const std::string& id) {
    return *std::find_if(rows.begin(), rows.end(), [&](const WinRow& entry) { return entry.id == id; });
}

const Metric& metric(const Report& report, const std::string& group, const std::string& id) {
    return *std::find_if(report.metrics.begin(), report.metrics.end(),
                         [&](const Metric& entry) { return entry.group == group && entry.id == id; });
}

} // namespace

TEST(SimulationReport, CountsVictories) {
    const Report report = reportOf({game(1, {0}), game(2, {0}), game(3, {1, 2}), game(4, {})});
    EXPECT_EQ(report.distinct, 4U);
    EXPECT_EQ(report.voided, 1U);
    EXPECT_DOUBLE_EQ(row(report.bySeat, "ash").won, 2);
    EXPECT_DOUBLE_EQ(row(report.bySeat, "birch").won, 0.5);
    EXPECT_EQ(row(report.bySeat, "birch").games, 4U);
    EXPECT_NEAR(row(report.bySeat, "ash").fairShare(), 1.0 / 3, 1e-12);
    EXPECT_DOUBLE_EQ(row(report.byOrder, "1").won, 2);
    // One against two: a game is one chance for each kind of player.
    EXPECT_EQ(row(report.byPlayer, "bot:b").games, 4U);
    EXPECT_DOUBLE_EQ(row(report.byPlayer, "bot:b").won, 1);
    EXPECT_NEAR(row(report.byPlayer, "bot:b").fairShare(), 2.0 / 3, 1e-12);
    EXPECT_EQ(row(report.byKind.at("way"), "land").games, 8U);
    EXPECT_DOUBLE_EQ(row(report.byKind.at("way"), "land").won, 1);
}

TEST(SimulationReport, AlliesWinTogether) {
    GameFacts facts = game(1, {0, 2});
    facts.sides = {0, 1, 0};
    const Report report = reportOf({facts});
    EXPECT_DOUBLE_EQ(row(report.bySeat, "ash").won, 1);
    EXPECT_DOUBLE_EQ(row(report.bySeat, "cedar").won, 1);
    EXPECT_DOUBLE_EQ(row(report.bySeat, "ash").fairShare(), 0.5);
    EXPECT_DOUBLE_EQ(row(report.byPlayer, "bot:a").won, 0.5);
    EXPECT_DOUBLE_EQ(row(report.byPlayer, "bot:b").won, 0.5);
    EXPECT_DOUBLE_EQ(row(report.byPlayer, "bot:b").fairShare(), 0.75);
}

TEST(SimulationReport, GamesThatWentTheSameWayCountOnce) {
    GameFacts twin = game(2, {0});
    twin.fingerprint = 1;
    GameFacts otherSeats = game(3, {0});
    otherSeats.fingerprint = 1;
    std::swap(otherSeats.players[0], otherSeats.players[1]);
    const Report report = reportOf({game(1, {0}), twin, otherSeats});
    EXPECT_EQ(report.games, 3U);
    EXPECT_EQ(report.distinct, 2U);
    EXPECT_EQ(row(report.bySeat, "ash").games, 2U);
}

TEST(SimulationReport, SaysWhichGamesCount) {
    GameFacts twin = game(2, {0});
    twin.fingerprint = 1;
    GameFacts stalled = game(3, {});
    stalled.reason.clear();
    Tally tally(legend(), {"hill"});
    EXPECT_TRUE(tally.add(game(1, {0})));
    EXPECT_FALSE(tally.add(twin));
    EXPECT_FALSE(tally.add(stalled));
    EXPECT_EQ(tally.report().distinct, 1U);
}

TEST(SimulationReport, ListsBySeatAreAsLongAsThereAreSeats) {
    EXPECT_TRUE(isWhole(game(1, {0})));
    GameFacts facts = game(1, {0});
    facts.sides.pop_back();
    EXPECT_FALSE(isWhole(facts));
    facts = game(1, {0});
    facts.winners = {3};
    EXPECT_FALSE(isWhole(facts));
    facts = game(1, {0});
    facts.measures.kindOf["way"].pop_back();
    EXPECT_FALSE(isWhole(facts));
}

TEST(SimulationReport, StalledGamesStandApart) {
    GameFacts stalled = game(2, {});
    stalled.reason.clear();
    GameFacts refused = game(3, {1});
    refused.refused.push_back({0, 7, "ash pass", "rule", "No."});
    const Report report = reportOf({game(1, {0}), stalled, refused});
    EXPECT_EQ(report.games, 3U);
    EXPECT_EQ(report.distinct, 2U);
    EXPECT_EQ(report.stalled, 1U);
    EXPECT_EQ(report.withRefusals, 1U);
    EXPECT_EQ(row(report.bySeat, "ash").games, 2U);
}

TEST(SimulationReport, SeriesCountsAndPlaces) {
    GameFacts shorter = game(2, {1});
    shorter.measures.turns = 1;
    shorter.measures.byTurn["points"].pop_back();
    shorter.measures.byPlace["taken"].clear();
    shorter.measures.turnOf.clear();
    const Report report = reportOf({game(1, {0}), shorter});
    const auto& winners = report.series.at("points")[Report::winners];
    ASSERT_EQ(winners.size(), 2U);
    EXPECT_EQ(winners[0].seats, 2U);
    EXPECT_DOUBLE_EQ(winners[0].mean(0), 1.5); // ash 1, birch 2
    EXPECT_EQ(winners[1].seats, 1U);
    EXPECT_DOUBLE_EQ(winners[1].mean(0), 4);
    const auto& others = report.series.at("points")[Report::others];
    EXPECT_DOUBLE_EQ(others[0].mean(0), 2.25); // 2, 3 and 1, 3
    EXPECT_DOUBLE_EQ(report.counts.at("wars").perSeat.mean(), 1);
    EXPECT_DOUBLE_EQ(report.counts.at("wars").seats[Report::winners].mean(), 1.5);
    EXPECT_EQ(report.counts.at("wars").games, 2U);
    EXPECT_EQ(report.places.at("taken").at("hill").games, 1U);
    EXPECT_EQ(report.places.at("taken").at("hill").times, 2U);
    EXPECT_EQ(report.places.at("taken").at("dale").games, 0U);
    EXPECT_EQ(report.words.at("why").at("no wind").times, 6U);
    EXPECT_EQ(report.words.at("why").at("no wind").games, 2U);
    EXPECT_EQ(report.turnOf.at("war").at(1), 1U);
    EXPECT_EQ(report.endings.at(1).at("end"), 1U);
}

TEST(SimulationReport, ComparedWithItselfNothingMoved) {
    std::vector<GameFacts> games;
    for (std::uint64_t number = 1; number <= 30; ++number)
        games.push_back(game(number, {number % 3}));
    const Report report = reportOf(games);
    const auto differences = compare(report, report);
    EXPECT_EQ(differences.size(), report.metrics.size());
    for (const Difference& difference : differences) {
        EXPECT_FALSE(difference.beyondChance()) << difference.before.group;
        EXPECT_DOUBLE_EQ(difference.moved(), 0);
    }
}

TEST(SimulationReport, AComparisonFindsWhatMovedAndNothingElse) {
    // Two runs from the same source but for one thing: in the second, ash wins twice as often.
    const auto run = [](std::uint64_t seed, std::uint32_t ashOf10) {
        std::vector<GameFacts> games;
        for (std::uint64_t number = 1; number <= 600; ++number) {
            RandomStream random = RandomStream{seed}.forPurpose(number);
            const std::size_t winner = random.below(10) < ashOf10 ? 0 : 1 + random.below(2);
            GameFacts facts = game(number, {winner});
            facts.measures.turns = 5 + static_cast<int>(random.below(4));
            facts.measures.bySeat["wars"] = {static_cast<int>(random.below(3)), 0, 0};
            games.push_back(std::move(facts));
        }
        return reportOf(games);
    };
    const auto differences = compare(run(1, 3), run(2, 6));
    bool ashMoved = false;
    for (const Difference& difference : differences) {
        const Metric& metric = difference.before;
        if (metric.group == "Victories of seats") {
            ashMoved |= metric.id == "ash" && difference.beyondChance() && difference.moved() > 0.2;
            EXPECT_GE(difference.moved(), difference.interval.low);
            EXPECT_LE(difference.moved(), difference.interval.high);
        } else if (metric.group == "Length" || metric.group == "Times a seat and game") {
            EXPECT_FALSE(difference.beyondChance()) << metric.id;
        }
    }
    EXPECT_TRUE(ashMoved);
    for (std::size_t i = 1; i < differences.size(); ++i)
        EXPECT_LE(differences[i - 1].chance, differences[i].chance);
}

TEST(SimulationReport, APlaceThatTurnsUpLateWasQuietBefore) {
    std::vector<GameFacts> games;
    for (std::uint64_t number = 1; number <= 4; ++number)
        games.push_back(game(number, {0}));
    games[2].measures.byPlace["taken"]["fen"] = 1;
    const Sample fen = metric(reportOf(games), "Games with, Taken", "fen").sample;
    EXPECT_EQ(fen.count, 4U);
    EXPECT_DOUBLE_EQ(fen.mean(), 0.25);
}

TEST(SimulationReport, WhatNeverHappenedInOneRunIsComparedAsNothing) {
    std::vector<GameFacts> before;
    std::vector<GameFacts> after;
    for (std::uint64_t number = 1; number <= 100; ++number) {
        before.push_back(game(number, {0}));
        after.push_back(game(number, {0}));
        after.back().reason = number % 2 == 0 ? "limit" : "end";
    }
    const auto differences = compare(reportOf(before), reportOf(after));
    const auto limit = std::find_if(differences.begin(), differences.end(),
                                    [](const Difference& entry) { return entry.after.id == "limit"; });
    ASSERT_NE(limit, differences.end());
    EXPECT_DOUBLE_EQ(limit->moved(), 0.5);
    EXPECT_EQ(limit->before.sample.count, 100U);
    EXPECT_TRUE(limit->beyondChance());
    EXPECT_EQ(metric(reportOf(before), "Games ended by", "end").sample.count, 100U);
}
