#include "engine/bots/player.h"
#include "engine/bots/searchable.h"
#include "engine/bots/warriors/players.h"
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

// Lanterns has a die and cards that only their owners see: the compiler refuses to search it.
static_assert(!Searchable<Toy>);
static_assert(Searchable<warriors::WarriorsAndTraders>);

/// As Lanterns, but it says that nothing is hidden, though a seat sees less than the whole.
struct Boasting : Toy {
    static constexpr bool hasChance = false;
    static constexpr bool hidesInformation = false;
    static Setting seen(const Setting& own, const State&, SeatId) { return own; }
};
static_assert(!Searchable<Boasting>);

static_assert(NotesReasons<warriors::WarriorsAndTraders>);
static_assert(!NotesReasons<Toy> && !NotesReasonsInPart<Toy>);

/// As Lanterns, but it notes reasons that no note takes back.
struct Insisting : Toy {
    struct Reason {
        bool operator==(const Reason&) const = default;
    };
    static std::string noteOf(const Setting&, const Reason&) { return "so"; }
    static std::optional<Reason> reasonIn(const Setting&, std::string_view) { return Reason{}; }
};
/// As it should.
struct Reasoning : Insisting {
    static constexpr std::string_view noReasonNote = "no more";
};
template <class G>
constexpr bool readsReasons = requires(const typename G::Setting& own) { reasonIn<G>(own, "so"); };
static_assert(readsReasons<Toy> && readsReasons<Reasoning> && !readsReasons<Insisting>);

TEST(Player, KindsAreNamedForMessages) {
    EXPECT_EQ(playerKinds<Toy>(), "human, bot:random");
    EXPECT_EQ(botName("bot:steady"), "steady");
    EXPECT_EQ(botName("human"), "human");
}

TEST(Player, ABudgetOfItsOwnStandsBehindTheName) {
    using Game = warriors::WarriorsAndTraders;
    EXPECT_EQ(botNodes("bot:strong"), 0U);
    EXPECT_EQ(botNodes("strong:1000"), 1000U);
    EXPECT_EQ(botNodes("bot:strong:1000"), 1000U);
    EXPECT_EQ(botNodes("bot:exec:./program:7"), 0U);
    for (const char* wrong :
         {"strong:", "strong:0", "strong:-1", "strong:1k", "bot:strong:1:2", "strong:99999999999999999999"}) {
        EXPECT_FALSE(botNodes(wrong)) << wrong;
        EXPECT_FALSE(playerOfKind<Game>(wrong)) << wrong;
    }
    EXPECT_EQ(kindInRecord("bot:strong:1000"), "bot:strong");
    EXPECT_EQ(kindInRecord("bot:exec:./program:7"), "bot:exec:./program:7");
    EXPECT_TRUE(playerOfKind<Game>("bot:strong:1000"));
    EXPECT_FALSE(playerOfKind<Game>("steady:1000")) << "it does not search";
}

TEST(Player, RandomTakesEveryOptionAlike) {
    const Player<Toy> player = playerOfKind<Toy>("random");
    const toy::State state = Toy::initial(setting);
    std::map<int, int> faces;
    for (std::uint64_t node = 0; node < 6000; ++node) {
        RandomStream random = playerStream(1, chanceActor, node);
        const toy::Command command = player(setting, state, chanceActor, random, {}).command;
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
        EXPECT_EQ(player(setting, state, chanceActor, one, {}).command,
                  player(setting, state, chanceActor, two, {}).command);
    }
    EXPECT_NE(playerStream(9, SeatId{0}, 1), playerStream(9, SeatId{1}, 1));
    EXPECT_NE(playerStream(9, SeatId{0}, 1), playerStream(9, SeatId{0}, 2));
    EXPECT_NE(playerStream(8, SeatId{0}, 1), playerStream(9, SeatId{0}, 1));
}

} // namespace
} // namespace marches
