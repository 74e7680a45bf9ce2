#include "engine/table/random.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

namespace marches {
namespace {

// From the formula, worked out with Python's integers: these figures may never change, records depend on
// them.
TEST(Random, IsTheSameOnEveryMachine) {
    RandomStream stream{20261120, 0};
    EXPECT_EQ(stream.next(), 0x16C33F4F6C4DD87AU);
    EXPECT_EQ(stream.next(), 0x09F79C128F060AC5U);
    EXPECT_EQ(stream.counter, 2U);
}

TEST(Random, ACopyDrawsTheSame) {
    RandomStream stream{7, 0};
    for (int i = 0; i < 10; ++i)
        stream.next();
    RandomStream copy = stream;
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(copy.below(1000), stream.below(1000));
    EXPECT_EQ(copy, stream);
}

TEST(Random, BelowIsUniform) {
    for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 100U}) {
        RandomStream stream{bound, 0};
        std::vector<int> counts(bound);
        const int each = 10'000;
        for (std::uint32_t i = 0; i < bound * each; ++i)
            ++counts.at(stream.below(bound));
        // Six standard deviations of a binomial count.
        for (const int count : counts)
            EXPECT_NEAR(count, each, 6 * 100) << bound;
    }
}

TEST(Random, BelowHasNoBiasForLargeBounds) {
    // With bound 3 * 2^30, a plain remainder or product would draw a quarter of the results twice as often.
    const std::uint32_t bound = 3U << 30;
    RandomStream stream{1, 0};
    std::array<int, 3> thirds{};
    std::array<int, 3> residues{};
    for (int i = 0; i < 30'000; ++i) {
        const std::uint32_t value = stream.below(bound);
        ASSERT_LT(value, bound);
        ++thirds.at(value >> 30);
        ++residues.at(value % 3);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(thirds.at(i), 10'000, 6 * 82);
        EXPECT_NEAR(residues.at(i), 10'000, 6 * 82);
    }
}

TEST(Random, OfOneIsZero) {
    RandomStream stream{3, 0};
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(stream.below(1), 0U);
}

TEST(Random, PurposesAndSeedsDiffer) {
    std::set<std::uint64_t> first;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (std::uint64_t purpose = 0; purpose < 100; ++purpose)
            first.insert(RandomStream{seed, 0}.forPurpose(purpose).next());
    EXPECT_EQ(first.size(), 10'000U);
    RandomStream drawn{5, 0};
    drawn.next();
    EXPECT_EQ(drawn.forPurpose(9), (RandomStream{5, 0}.forPurpose(9)));
}

} // namespace
} // namespace marches
