#include "engine/challenge/trial.h"
#include "tests/engine/challenge/puzzle.h"

namespace marches::challenge {
namespace {

const char* const holdTheMarch = "challenge: {seat: ardan, rivals: novice}\n"
                                 "goals: {bronze: [{holds: [ardan, ab-march]}]}\n";

TEST(Trial, aSolutionReachesItsGoal) {
    const auto [challenge, setting] =
        puzzleWith(std::string(holdTheMarch) + "solution: [ardan move I1 ab-march, ardan done]\n");
    const Trial<Wt> trial = replaySolution<Wt>(warriorsGoals(), *setting, challenge, players("novice"));
    EXPECT_FALSE(trial.refused);
    EXPECT_EQ(trial.medal, Medal::bronze);
    ASSERT_EQ(trial.ends.size(), 1U) << "one turn is played";
    EXPECT_EQ(trial.ends[0].turn, 5);
}

TEST(Trial, aLineThatCantBePlayedIsRefused) {
    const auto [challenge, setting] =
        puzzleWith(std::string(holdTheMarch) + "solution: [ardan move I3 ab-march]\n");
    EXPECT_TRUE(replaySolution<Wt>(warriorsGoals(), *setting, challenge, players("novice")).refused);
}

TEST(Trial, whoStaysReachesNothing) {
    const auto [challenge, setting] = puzzleWith(std::string(holdTheMarch) + "solution: [ardan done]\n");
    const Trial<Wt> trial = replaySolution<Wt>(warriorsGoals(), *setting, challenge, players("novice"));
    EXPECT_FALSE(trial.refused);
    EXPECT_EQ(trial.medal, Medal::none);
}

TEST(Trial, isAFunctionOfItsSeedAndItsLinesLeadToTheSameEnd) {
    auto [challenge, setting] = puzzleWith("challenge: {seat: ardan, turns: 2, rivals: steady}\n"
                                           "goals: {bronze: [{holds: [ardan, ab-march]}]}\n");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto seated = players("steady");
        const auto first = tryOnce<Wt>(warriorsGoals(), *setting, challenge, seated, seed);
        const auto again = tryOnce<Wt>(warriorsGoals(), *setting, challenge, seated, seed);
        ASSERT_EQ(first.ends.size(), 2U);
        EXPECT_EQ(first.lines, again.lines);
        EXPECT_EQ(first.ends[1].state, again.ends[1].state);
        challenge.solution = first.lines;
        challenge.seed = seed;
        const auto replayed = replaySolution<Wt>(warriorsGoals(), *setting, challenge, players("steady"));
        EXPECT_FALSE(replayed.refused);
        EXPECT_EQ(replayed.ends.size(), 2U);
        EXPECT_EQ(replayed.ends[1].state, first.ends[1].state) << "the rivals draw the same";
        EXPECT_EQ(replayed.medal, first.medal);
    }
}

TEST(Trial, stopsWhenItIsTold) {
    const auto [challenge, setting] = puzzleWith(holdTheMarch);
    std::stop_source stop;
    stop.request_stop();
    auto seated = players("steady");
    EXPECT_TRUE(tryOnce<Wt>(warriorsGoals(), *setting, challenge, seated, 1, stop.get_token()).stopped);
}

} // namespace
} // namespace marches::challenge
