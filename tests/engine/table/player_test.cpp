#include "engine/table/player.h"
#include "tests/engine/table/toy/toy.h"

#include <gtest/gtest.h>

#include <map>

namespace marches {
namespace {

using Toy = toy::Game;
const toy::Setting setting{.seats = {"ann", "bea"}};

TEST(Player, IsFoundByTheSeatsKind) {
    EXPECT_TRUE(playerOfKind<Toy>("random"));
    EXPECT_TRUE(playerOfKind<Toy>("bot:random"));
    EXPECT_FALSE(playerOfKind<Toy>("human"));
    EXPECT_FALSE(playerOfKind<Toy>("bot:exec:random"));
    EXPECT_FALSE(playerOfKind<Toy>(""));
}

TEST(Player, RandomTakesEveryOptionAlike) {
    const Player<Toy> player = playerOfKind<Toy>("random");
    const toy::State state = Toy::initial(setting);
    std::map<int, int> faces;
    for (std::uint64_t node = 0; node < 6000; ++node) {
        RandomStream random = playerStream(1, chanceActor, node);
        const toy::Command command = player(setting, state, chanceActor, random, {});
        ASSERT_FALSE(Toy::check(setting, state, command).has_value());
        ++faces[command.value];
    }
    EXPECT_EQ(faces.size(), 6U);
    for (const auto& [face, count] : faces)
        EXPECT_NEAR(count, 1000, 6 * 29) << face;
}

TEST(Player, TheSameQuestionGetsTheSameAnswer) {
    const Player<Toy> player = playerOfKind<Toy>("random");
    const toy::State state = Toy::initial(setting);
    for (std::uint64_t node = 0; node < 50; ++node) {
        RandomStream one = playerStream(9, chanceActor, node);
        RandomStream two = playerStream(9, chanceActor, node);
        EXPECT_EQ(player(setting, state, chanceActor, one, {}), player(setting, state, chanceActor, two, {}));
    }
    EXPECT_NE(playerStream(9, SeatId{0}, 1), playerStream(9, SeatId{1}, 1));
    EXPECT_NE(playerStream(9, SeatId{0}, 1), playerStream(9, SeatId{0}, 2));
    EXPECT_NE(playerStream(8, SeatId{0}, 1), playerStream(9, SeatId{0}, 1));
}

} // namespace
} // namespace marches
