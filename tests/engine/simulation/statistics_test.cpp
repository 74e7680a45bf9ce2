#include "engine/simulation/statistics.h"
#include "engine/table/random.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace marches;

// Expected values are from printed tables and textbooks, named beside them.

TEST(Statistics, WilsonAsInTheTextbook) {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const auto expectInterval = [](double won, std::uint64_t games, double low, double high) {
        const Interval interval = wilson(won, games);
        EXPECT_NEAR(interval.low, low, 5e-5);
        EXPECT_NEAR(interval.high, high, 5e-5);
    };
    expectInterval(81, 263, 0.2553, 0.3662);
    expectInterval(15, 148, 0.0624, 0.1605);
    expectInterval(0, 20, 0.0, 0.1611);
    expectInterval(1, 29, 0.0061, 0.1718);
    expectInterval(0, 0, 0, 1);
}

TEST(Statistics, NewcombeAsInTheTextbook) {
    // Newcombe 1998 (Interval estimation for the difference), table II, method 10.
    const auto expectInterval = [](Sample a, Sample b, double low, double high) {
        const Interval interval = newcombe(b, a); // a - b
        EXPECT_NEAR(interval.low, low, 5e-5);
        EXPECT_NEAR(interval.high, high, 5e-5);
    };
    const auto share = [](double won, std::uint64_t games) { return Sample{games, won, won}; };
    expectInterval(share(56, 70), share(48, 80), 0.0524, 0.3339);
    expectInterval(share(9, 10), share(3, 10), 0.1705, 0.8090);
    expectInterval(share(6, 7), share(2, 7), 0.0582, 0.8062);
    expectInterval(share(5, 56), share(0, 29), -0.0381, 0.1926);
}

TEST(Statistics, ChanceAgreesWithTheIntervals) {
    const auto share = [](double won, std::uint64_t games) { return Sample{games, won, won}; };
    int beyond = 0;
    for (int won = 0; won <= 200; ++won) {
        const Interval own = wilson(won, 200);
        const bool leavesFair = own.low > 0.25 || own.high < 0.25;
        EXPECT_EQ(chanceOfShare(won, 200, 0.25) < 0.05, leavesFair) << won;
        const Interval moved = newcombe(share(50, 200), share(won, 200));
        const bool leavesZero = moved.low > 0 || moved.high < 0;
        EXPECT_EQ(chanceByNewcombe(share(50, 200), share(won, 200)) < 0.05, leavesZero) << won;
        beyond += leavesZero ? 1 : 0;
    }
    EXPECT_GT(beyond, 100);
    EXPECT_EQ(chanceOfShare(0, 0, 0.25), 1);
    EXPECT_EQ(chanceByNewcombe({}, share(5, 10)), 1);
    EXPECT_LT(chanceByNewcombe(share(0, 1000), share(1000, 1000)), 1e-12);
}

TEST(Statistics, StudentAsInTheTables) {
    // Two-sided 5 % bounds of Student's distribution.
    EXPECT_NEAR(studentBound(0.05, 1), 12.706, 5e-4);
    EXPECT_NEAR(studentBound(0.05, 4), 2.776, 5e-4);
    EXPECT_NEAR(studentBound(0.05, 10), 2.228, 5e-4);
    EXPECT_NEAR(studentBound(0.05, 120), 1.980, 5e-4);
    EXPECT_NEAR(studentBound(0.01, 10), 3.169, 5e-4);
    EXPECT_NEAR(studentTail(1.0, 1), 0.5, 1e-9); // Cauchy's quartile
    EXPECT_NEAR(studentTail(-1.0, 1), 0.5, 1e-9);
    EXPECT_NEAR(studentTail(1.959964, 1e7), 0.05, 1e-6); // the normal's
}

TEST(Statistics, MeanAndVarianceOfASample) {
    Sample sample;
    for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0})
        sample.add(value);
    EXPECT_DOUBLE_EQ(sample.mean(), 5);
    EXPECT_DOUBLE_EQ(sample.variance(), 32.0 / 7);
    const Interval interval = meanInterval(sample);
    EXPECT_NEAR(interval.high - 5, 2.3646 * std::sqrt(32.0 / 7 / 8), 1e-3); // t(7) = 2.3646
    EXPECT_NEAR(5 - interval.low, interval.high - 5, 1e-12);
}

TEST(Statistics, WelchAgainstWorkedFigures) {
    // Four values each, means 0 and 2, variances 1 and 3: the standard error is 1, t is 2.
    Sample a;
    Sample b;
    const double spreadA = std::sqrt(0.75);
    const double spreadB = std::sqrt(2.25);
    for (const double sign : {-1.0, -1.0, 1.0, 1.0}) {
        a.add(sign * spreadA);
        b.add(2 + sign * spreadB);
    }
    ASSERT_NEAR(a.variance(), 1, 1e-12);
    ASSERT_NEAR(b.variance(), 3, 1e-12);
    const double freedom = 1.0 / ((1.0 / 16) / 3 + (9.0 / 16) / 3);
    EXPECT_NEAR(chanceOfMeans(a, b), studentTail(2, freedom), 1e-9);
    const Interval interval = differenceInterval(a, b);
    EXPECT_NEAR(interval.low, 2 - studentBound(0.05, freedom), 1e-9);
    EXPECT_NEAR(interval.high, 2 + studentBound(0.05, freedom), 1e-9);
}

TEST(Statistics, SharesThatDifferAndThatDoNot) {
    const Sample half{100, 50, 50};
    const Sample more{100, 65, 65};
    // z = 0.15 / sqrt(0.575 * 0.425 * 2 / 100) = 2.1456; two-sided 0.0319.
    EXPECT_NEAR(chanceOfShares(half, more), 0.0319, 1e-4);
    EXPECT_DOUBLE_EQ(chanceOfShares(half, half), 1);
    EXPECT_DOUBLE_EQ(chanceOfShares({50, 0, 0}, {80, 0, 0}), 1);
    EXPECT_DOUBLE_EQ(chanceOfShares({0, 0, 0}, more), 1);
    EXPECT_LT(chanceOfShares({50, 0, 0}, {50, 50, 50}), 1e-20);
}

TEST(Statistics, ValuesThatNeverVary) {
    const Sample five{10, 50, 250};
    const Sample six{10, 60, 360};
    EXPECT_DOUBLE_EQ(chanceOfMeans(five, five), 1);
    EXPECT_DOUBLE_EQ(chanceOfMeans(five, six), 0);
    EXPECT_DOUBLE_EQ(chanceOfMeans({1, 5, 25}, six), 1);
}

TEST(Statistics, HolmAsInItsPaper) {
    const std::vector<double> result = corrected({0.01, 0.04, 0.03, 0.005});
    EXPECT_NEAR(result[0], 0.03, 1e-12);
    EXPECT_NEAR(result[1], 0.06, 1e-12);
    EXPECT_NEAR(result[2], 0.06, 1e-12);
    EXPECT_NEAR(result[3], 0.02, 1e-12);
    EXPECT_TRUE(corrected({}).empty());
    EXPECT_EQ(corrected({0.9, 0.8}), (std::vector<double>{1, 1}));
}

TEST(Statistics, IntervalsHoldWhatTheyPromise) {
    // Of many samples from the same source about 95 % of the intervals hold the truth.
    int held = 0;
    constexpr int rounds = 2000;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        RandomStream random{round};
        int won = 0;
        for (int game = 0; game < 200; ++game)
            won += random.below(4) == 0 ? 1 : 0;
        const Interval interval = wilson(won, 200);
        held += interval.low <= 0.25 && 0.25 <= interval.high ? 1 : 0;
    }
    EXPECT_GT(held, 0.935 * rounds);
    EXPECT_LT(held, 0.975 * rounds);
}
