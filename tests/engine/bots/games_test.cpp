#include "tests/engine/bots/games.h"

#include <cstdlib>
#include <set>

namespace marches::warriors {
namespace {

/// Commands of one seat in a game of ten turns: far more than sense needs, far less than a stall makes.
constexpr int mostCommands = 260;
/// Every seat may offer each partner twice in a Trade phase.
constexpr int mostOffers = 2;

/// Games on each table; MARCHES_BOT_GAMES asks for more.
std::size_t gamesEach() {
    const char* told = std::getenv("MARCHES_BOT_GAMES");
    return told == nullptr ? 10 : std::strtoul(told, nullptr, 10);
}

void expectBounded(const PlayedGame& game, const Setting& setting, const std::string& name) {
    const int players = static_cast<int>(setting.players());
    const int turns = setting.turnLimit();
    EXPECT_LT(game.commands, mostCommands * players) << name;
    EXPECT_LE(game.offers, mostOffers * players * (players - 1) * turns) << name;
    EXPECT_LE(game.peaceOffers, players * (players - 1) * turns) << name;
    EXPECT_LT(game.mostInPhase, 60 * players) << name;
}

TEST(Games, NoCommandIsRefusedAndNoGameStalls) {
    ASSERT_GT(tables().size(), 20U);
    const std::vector<std::vector<std::string>> seatings{
        {"steady"}, {"novice"}, {"steady", "novice"}, {"novice", "steady", "random"}, {"random", "steady"}};
    std::uint64_t seed = 0;
    for (const RandomTable& one : tables())
        for (std::size_t i = 0; i < gamesEach(); ++i) {
            const GameChoice choice{seatings[i % seatings.size()], ++seed};
            const PlayedGame game = playGame(*one.setting, choice);
            if (i % seatings.size() < 3) expectBounded(game, *one.setting, one.name);
            ASSERT_FALSE(HasFailure()) << one.name << ", seed " << seed;
        }
}

TEST(Games, PlayersWhoLeaveAndStrangePeaceAreLivedWith) {
    std::uint64_t seed = 5000;
    for (const RandomTable& one : tables())
        for (int i = 0; i < 6; ++i) {
            playGame(*one.setting, {{"steady", "novice"}, ++seed, 0, 60});
            ASSERT_FALSE(HasFailure()) << one.name << ", seed " << seed;
        }
}

TEST(Games, AnyPositionCanBePlayedOn) {
    RandomStream random{77};
    std::uint64_t seed = 9000;
    for (const RandomTable& one : tables())
        for (int i = 0; i < 6; ++i) {
            const auto setting = withRandomStart(*one.setting, random);
            playGame(*setting, {{"steady", "novice", "steady", "random"}, ++seed, 0, i % 2 == 0 ? 0U : 80U});
            ASSERT_FALSE(HasFailure()) << one.name << ", seed " << seed;
        }
}

TEST(Games, StrongPlaysEveryTable) {
    std::uint64_t seed = 20000;
    for (const RandomTable& one : tables()) {
        const PlayedGame game = playGame(*one.setting, {{"strong", "steady"}, ++seed, 100});
        expectBounded(game, *one.setting, one.name);
        ASSERT_FALSE(HasFailure()) << one.name << ", seed " << seed;
    }
}

TEST(Games, TheSameSeedIsTheSameGame) {
    const Setting& setting = *table("western-europe 3").setting;
    for (const char* kind : {"random", "novice", "steady", "strong"}) {
        std::set<std::uint64_t> ends;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const GameChoice choice{{kind, "steady"}, seed, 100};
            const PlayedGame once = playGame(setting, choice);
            const PlayedGame again = playGame(setting, choice);
            EXPECT_EQ(once.hash, again.hash) << kind;
            EXPECT_EQ(once.commands, again.commands) << kind;
            ends.insert(once.hash);
        }
        EXPECT_EQ(ends.size(), 4U) << kind << ": seeds make no difference";
    }
}

} // namespace
} // namespace marches::warriors
