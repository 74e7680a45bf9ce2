#include "engine/bots/rollout.h"
#include "engine/bots/warriors/evaluation.h"
#include "engine/bots/warriors/planner.h"
#include "tests/engine/bots/games.h"

#include <functional>

/// A search that could not try everything once knows nothing: the planner's word stands.
namespace marches::warriors::bots {
namespace {

using Game = WarriorsAndTraders;

const Weights plainWeights;

/// Positions of random games, each with the seat that is asked.
void eachPosition(std::uint64_t seed, const std::function<void(const Setting&, const State&, SeatId)>& see) {
    RandomStream random{seed};
    for (const char* name : {"western-europe 4", "western-europe 2v2", "eastern-europe 3"}) {
        const Setting& setting = *table(name).setting;
        const auto steady = playerOfKind<Game>("steady");
        State state = initial(setting);
        std::vector<Event> events;
        std::vector<Command> all;
        for (SeatSet waits = decision(setting, state).waits; !waits.empty();
             waits = decision(setting, state).waits) {
            const SeatId seat = anySeat(waits, random);
            see(setting, state, seat);
            all.clear();
            options(setting, state, seat, all);
            // Half by chance, so that no two games are alike; half with sense, so that there is something in
            // them.
            const Command command = random.below(2) == 0 ? anyStep(setting, state, seat, all, 300, random)
                                                         : steady(setting, state, seat, random, {}).command;
            apply(setting, state, command, events);
            events.clear();
        }
    }
}

TEST(Search, WithoutAWholeRoundThePlannersChoiceIsPlayed) {
    const auto steady = playerOfKind<Game>("steady");
    const auto poor = playerOfKind<Game>("strong", 1);
    const auto endless = playerOfKind<Game>("strong", std::uint64_t{1} << 50U);
    std::stop_source stopped;
    stopped.request_stop();
    int positions = 0;
    int several = 0; // where there was something to choose
    eachPosition(31, [&](const Setting& setting, const State& state, SeatId seat) {
        const RandomStream random = playerStream(7, seat, static_cast<std::uint64_t>(positions++));
        several += proposals(look(setting, state, seat, plainWeights)).size() > 1 ? 1 : 0;
        const auto asked = [&](const marches::Player<Game>& player, const std::stop_token& stop) {
            RandomStream own = random;
            return player(setting, state, seat, own, stop);
        };
        const Answer<Game> usual = asked(steady, {});
        for (const Answer<Game>& other : {asked(poor, {}), asked(endless, stopped.get_token())})
            EXPECT_TRUE(other.command == usual.command && other.reason == usual.reason)
                << print(setting, std::span(&other.command, 1)) << " and not "
                << print(setting, std::span(&usual.command, 1));
    });
    EXPECT_GT(several, 500);
}

/// Plays as the planner, counts what was played out to the end, and may stop the search after so many
/// answers.
class Counting {
public:
    explicit Counting(int answers = -1) : left_(answers) {}

    std::size_t plans() const { return 1; }
    Command answer(const Setting& setting, const State& state, SeatId seat, std::size_t,
                   RandomStream& random) const {
        if (left_ >= 0 && left_-- == 0) stop_.request_stop();
        return plan(setting, state, seat, plainWeights, random).command;
    }
    int time(const Setting&, const State& state) const { return state.turn; }
    double worth(const Setting& setting, const State& state, SeatId seat) const {
        ++playedOut_;
        return standing(look(setting, state, seat, plainWeights));
    }
    std::size_t playedOut() const { return playedOut_; }
    std::stop_token stop() const { return stop_.get_token(); }

private:
    mutable std::stop_source stop_;
    mutable int left_;
    mutable std::size_t playedOut_ = 0;
};

/// A search among these that looks no further than this turn; whether it says which is best.
bool finds(const Setting& setting, const State& state, SeatId seat, const std::vector<Command>& commands,
           std::uint64_t nodes, const Counting& knowledge) {
    SearchLimits limits;
    limits.nodes = nodes;
    limits.nearest = limits.farthest = 0;
    Rollouts<Game, Counting> search(knowledge, setting, state, seat, limits);
    return search.best(commands, RandomStream{5}, knowledge.stop()).has_value();
}

TEST(Search, SaysNothingBeforeEachIsPlayedOutOnce) {
    int number = 0;
    int without = 0;
    int withAnswer = 0;
    eachPosition(32, [&](const Setting& setting, const State& state, SeatId seat) {
        if (++number % 25 != 0) return;
        std::vector<Command> commands;
        for (const Choice& choice : proposals(look(setting, state, seat, plainWeights)))
            if (commands.size() < 4) commands.push_back(choice.command);
        if (commands.size() < 2) return;
        for (const int most : {1, 5, 10, 20, 30, 60, 100, 200}) {
            const Counting byNodes;
            const bool afterNodes =
                finds(setting, state, seat, commands, static_cast<std::uint64_t>(most), byNodes);
            EXPECT_EQ(afterNodes, byNodes.playedOut() >= commands.size()) << most << " nodes";
            const Counting byStop(most);
            const bool afterStop = finds(setting, state, seat, commands, 400, byStop);
            EXPECT_EQ(afterStop, byStop.playedOut() >= commands.size()) << "stopped after " << most;
            for (const bool found : {afterNodes, afterStop})
                ++(found ? withAnswer : without);
        }
    });
    EXPECT_GT(without, 100);
    EXPECT_GT(withAnswer, 100);
}

} // namespace
} // namespace marches::warriors::bots
