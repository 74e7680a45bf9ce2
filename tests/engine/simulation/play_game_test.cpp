#include "engine/simulation/play_game.h"
#include "tests/engine/table/toy/toy.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace marches;

namespace {

using ToyPlayer = Player<toy::Game>;

const toy::Setting setting{{"ash", "birch", "cedar"}, 3, 5};

PlayedGame<toy::Game> played(std::vector<ToyPlayer> players, std::uint64_t seed,
                             std::uint64_t mostSteps = 1000, const std::stop_token& stop = {}) {
    return playGame<toy::Game>(setting, players, seed, mostSteps, stop, [](auto&&...) {});
}

std::vector<ToyPlayer> randomPlayers() {
    return {3, ToyPlayer{RandomPlayer<toy::Game>{}}};
}

} // namespace

TEST(PlayGame, IsAFunctionOfTheSeed) {
    int different = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto first = played(randomPlayers(), seed);
        const auto again = played(randomPlayers(), seed);
        ASSERT_TRUE(first.outcome);
        EXPECT_EQ(first.last, again.last);
        EXPECT_EQ(first.commands, again.commands);
        EXPECT_EQ(first.fingerprint, again.fingerprint);
        different += first.fingerprint == played(randomPlayers(), seed + 1).fingerprint ? 0 : 1;
    }
    EXPECT_GT(different, 18);
}

TEST(PlayGame, ItsCommandsLeadToItsEnd) {
    const auto game = played(randomPlayers(), 4);
    toy::State state = toy::Game::initial(setting);
    std::vector<toy::Event> events;
    for (const toy::Command& command : game.commands) {
        ASSERT_FALSE(toy::Game::check(setting, state, command));
        toy::Game::apply(setting, state, command, events);
    }
    EXPECT_EQ(state, game.last);
    EXPECT_EQ(game.outcome, toy::Game::outcome(setting, state));
    EXPECT_EQ(game.steps, game.commands.size());
}

TEST(PlayGame, TheObserverSeesEachStateOnce) {
    std::vector<ToyPlayer> players = randomPlayers();
    std::vector<toy::Command> seen;
    toy::State last;
    const auto game = playGame<toy::Game>(
        setting, players, 11, 1000, {},
        [&](const toy::State& state, const Answer<toy::Game>& answer, const std::vector<toy::Event>&) {
            seen.push_back(answer.command);
            last = state;
        });
    EXPECT_EQ(seen, game.commands);
    EXPECT_EQ(last, game.last);
}

TEST(PlayGame, RefusedCommandsAreToldAndTheGameGoesOn) {
    std::vector<ToyPlayer> players = randomPlayers();
    int asked = 0;
    players[1] = [&](const toy::Setting&, const toy::State&, SeatId seat, RandomStream&, std::stop_token) {
        ++asked;
        return Answer<toy::Game>{{seat, toy::Verb::bid, noSeat, 100}};
    };
    const auto game = played(players, 3);
    EXPECT_TRUE(game.outcome);
    EXPECT_GT(asked, 0);
    ASSERT_EQ(game.refused.size(), static_cast<std::size_t>(asked));
    EXPECT_EQ(game.refused.front().seat, 1U);
    EXPECT_FALSE(game.refused.front().rule.empty());
    EXPECT_FALSE(game.refused.front().text.empty());
    EXPECT_EQ(game.refused.front().line, "birch bid 100");
}

TEST(PlayGame, TooManyStepsAreAStall) {
    const auto whole = played(randomPlayers(), 8);
    const auto cut = played(randomPlayers(), 8, whole.steps - 1);
    EXPECT_FALSE(cut.outcome);
    EXPECT_FALSE(cut.stopped);
    EXPECT_EQ(cut.steps, whole.steps - 1);
}

TEST(PlayGame, AStopEndsItWithoutAnOutcome) {
    std::stop_source stop;
    std::vector<ToyPlayer> players = randomPlayers();
    players[0] = [&](const toy::Setting& s, const toy::State& state, SeatId seat, RandomStream& random,
                     const std::stop_token& token) {
        stop.request_stop();
        return RandomPlayer<toy::Game>{}(s, state, seat, random, token);
    };
    const auto game = played(players, 8, 1000, stop.get_token());
    EXPECT_TRUE(game.stopped);
    EXPECT_FALSE(game.outcome);
}
