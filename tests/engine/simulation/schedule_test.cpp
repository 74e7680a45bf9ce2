#include "engine/simulation/schedule.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace marches;

TEST(Schedule, ShardsShareOutEveryGameOnce) {
    for (const std::uint64_t games : {0U, 1U, 7U, 12U})
        for (const std::uint64_t count : {1U, 2U, 5U, 9U}) {
            std::multiset<std::uint64_t> dealt;
            for (std::uint64_t index = 1; index <= count; ++index) {
                const Shard shard{index, count};
                for (std::uint64_t n = 0; n < shard.share(games); ++n)
                    dealt.insert(shard.game(n));
            }
            std::multiset<std::uint64_t> all;
            for (std::uint64_t number = 1; number <= games; ++number)
                all.insert(number);
            EXPECT_EQ(dealt, all) << games << " games in " << count << " shards";
        }
}

TEST(Schedule, EverybodySitsEverywhereEquallyOften) {
    constexpr std::size_t tables = 5;
    constexpr std::size_t players = 3;
    std::map<std::pair<std::size_t, std::size_t>, std::map<std::size_t, int>> sat;
    for (std::uint64_t number = 1; number <= tables * players * 2; ++number) {
        const Seating seating = seatingOf(number, tables, players);
        ASSERT_EQ(seating.playerOfSeat.size(), players);
        EXPECT_EQ(std::set(seating.playerOfSeat.begin(), seating.playerOfSeat.end()).size(), players);
        for (std::size_t seat = 0; seat < players; ++seat)
            ++sat[{seating.table, seat}][seating.playerOfSeat[seat]];
    }
    EXPECT_EQ(sat.size(), tables * players);
    for (const auto& [place, who] : sat) {
        EXPECT_EQ(who.size(), players);
        for (const auto& [player, times] : who)
            EXPECT_EQ(times, 2);
    }
}

TEST(Schedule, ChoicesAreAllSubsetsInOrder) {
    const std::vector<std::vector<std::size_t>> two{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    EXPECT_EQ(choicesOf(2, 4), two);
    EXPECT_EQ(choicesOf(3, 3), (std::vector<std::vector<std::size_t>>{{0, 1, 2}}));
    EXPECT_EQ(choicesOf(4, 6).size(), 15U);
    EXPECT_TRUE(choicesOf(3, 2).empty());
}

TEST(Schedule, GamesHaveSeedsOfTheirOwn) {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t run = 0; run < 20; ++run)
        for (std::uint64_t number = 1; number <= 500; ++number)
            seeds.insert(seedOfGame(run, number));
    EXPECT_EQ(seeds.size(), 10'000U);
}
