#include "engine/bots/player.h"
#include "engine/simulation/play_game.h"
#include "engine/table/seen.h"
#include "engine/table/timeline.h"
#include "tests/engine/table/toy/toy.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

// Random games of the awkward game, and what must hold at every state of any game on this table.
namespace marches {
namespace {

using Toy = toy::Game;
using toy::Command;
using toy::State;
using toy::Verb;

constexpr int games = 300;

/// Two to four seats, and in every tenth game as many as a table has.
std::shared_ptr<const toy::Setting> settingOf(int game) {
    const std::vector<std::string> names{"ann", "bea",   "carl", "dora", "emil", "fay",
                                         "gus", "hanna", "ivo",  "jana", "kai",  "lena"};
    toy::Setting setting;
    setting.seats.assign(names.begin(), names.begin() + (game % 10 == 9 ? 12 : 2 + game % 3));
    return std::make_shared<toy::Setting>(std::move(setting));
}

std::string wholeText(const std::vector<RecordLine>& lines) {
    std::string text;
    for (const RecordLine& line : lines)
        text += lineText(line) + '\n';
    return text;
}

std::vector<SeatId> actorsNow(const toy::Setting& setting, const State& state) {
    const SeatSet waits = Toy::decision(setting, state).waits;
    std::vector<SeatId> actors(waits.begin(), waits.end());
    if (actors.empty() && !Toy::outcome(setting, state)) actors.push_back(chanceActor);
    return actors;
}

std::vector<Command> allOptions(const toy::Setting& setting, const State& state) {
    std::vector<Command> options;
    for (const SeatId actor : actorsNow(setting, state))
        Toy::options(setting, state, actor, options);
    return options;
}

Command nearMiss(Command command, RandomStream& random) {
    switch (random.below(4)) {
    case 0:
        command.actor =
            std::array{SeatId{0}, SeatId{1}, SeatId{3}, SeatId{11}, chanceActor, tableActor}[random.below(6)];
        break;
    case 1:
        command.verb = static_cast<Verb>(random.below(6));
        break;
    case 2:
        command.seat = idAt<SeatId>(random.below(5));
        break;
    default:
        command.value = static_cast<std::int8_t>(static_cast<int>(random.below(12)) - 2);
    }
    return command;
}

/// What is no option must be refused; operands that a verb does not have do not count.
bool isOption(const std::vector<Command>& options, Command command) {
    if (command.verb != Verb::deal) command.seat = noSeat;
    if (command.verb >= Verb::accept && command.verb != Verb::store) command.value = 0;
    return std::find(options.begin(), options.end(), command) != options.end();
}

struct Played {
    Timeline<Toy> timeline;
    std::vector<Command> steps;
    std::map<Verb, int> verbs;
    std::map<std::string_view, int> refusals;
};

/// One random game to its end, every state checked.
Played playedGame(int game) {
    const auto setting = settingOf(game);
    Played played{Timeline<Toy>{setting, std::size_t{1} << 12}, {}, {}, {}};
    Timeline<Toy>& timeline = played.timeline;
    RandomStream random{static_cast<std::uint64_t>(game), 0};
    std::vector<Command> earlier;
    while (!Toy::outcome(*setting, timeline.state())) {
        const State state = timeline.state();
        EXPECT_EQ(toy::brokenInvariant(*setting, state), "");
        const std::vector<Command> options = allOptions(*setting, state);
        EXPECT_FALSE(options.empty());
        if (options.empty()) break;
        for (const Command& option : options)
            EXPECT_FALSE(Toy::check(*setting, state, option).has_value());

        for (int i = 0; i < 20; ++i) {
            const bool old = i % 4 == 0 && !earlier.empty();
            const Command command =
                old ? earlier[random.below(static_cast<std::uint32_t>(earlier.size()))]
                    : nearMiss(options[random.below(static_cast<std::uint32_t>(options.size()))], random);
            const auto refusal = Toy::check(*setting, state, command);
            EXPECT_NE(refusal.has_value(), isOption(options, command));
            if (!refusal) continue;
            ++played.refusals[refusal->rule()];
            EXPECT_FALSE(refusal->rule().empty());
            EXPECT_FALSE(timeline.act(command).has_value());
            EXPECT_EQ(timeline.state(), state);
        }

        const std::vector<SeatId> actors = actorsNow(*setting, state);
        const SeatId actor = actors[random.below(static_cast<std::uint32_t>(actors.size()))];
        std::vector<Command> choices;
        if (random.below(60) == 0 && isSeat(actor)) Toy::interruptions(*setting, state, actor, choices);
        const auto drawn = timeline.drawn(static_cast<std::uint64_t>(game));
        EXPECT_EQ(drawn.has_value(), actor == chanceActor);
        const Command step = drawn             ? *drawn
                             : choices.empty() ? RandomPlayer<Toy>{}(*setting, state, actor, random).command
                                               : choices[0];
        const auto applied = timeline.act(step);
        EXPECT_TRUE(applied.has_value());
        EXPECT_EQ(Toy::diff(*setting, state, timeline.state()), applied->events);
        played.steps.push_back(step);
        ++played.verbs[step.verb];
        earlier = options;
    }
    return played;
}

TEST(Battery, RandomGames) {
    std::map<Verb, int> verbs;
    std::map<std::string_view, int> refusals;
    std::map<std::string_view, int> ends;
    for (int game = 0; game < games; ++game) {
        Played played = playedGame(game);
        Timeline<Toy>& timeline = played.timeline;
        const toy::Setting& setting = timeline.setting();
        const State end = timeline.state();
        for (const auto& [verb, count] : played.verbs)
            verbs[verb] += count;
        for (const auto& [rule, count] : played.refusals)
            refusals[rule] += count;
        if (const auto outcome = Toy::outcome(setting, end)) ++ends[outcome->reason];

        // The bare steps lead to the same state.
        State copy = Toy::initial(setting);
        std::vector<toy::Event> events;
        for (const Command& step : played.steps)
            Toy::apply(setting, copy, step, events);
        EXPECT_EQ(copy, end);

        // So does the record, which is the same when written again.
        Record record;
        record.header.game = "lanterns";
        record.header.scenario.name = "s";
        record.lines = timeline.linearLines();
        const RecordReading reading = readRecord(writeRecord(record), "x");
        ASSERT_TRUE(reading.record.has_value());
        Timeline<Toy> replayed{settingOf(game)};
        const auto refused = replayed.replay(reading.record->lines);
        ASSERT_FALSE(refused.has_value()) << formatted(*refused, setting, "x");
        EXPECT_EQ(Toy::hash(setting, replayed.state()), Toy::hash(setting, end));
        EXPECT_EQ(wholeText(replayed.linearLines()), wholeText(timeline.linearLines()));
    }
    for (const Verb verb :
         {Verb::roll, Verb::deal, Verb::bid, Verb::accept, Verb::challenge, Verb::store, Verb::leave})
        EXPECT_GT(verbs[verb], 0) << static_cast<int>(verb);
    for (const char* rule : {"lanterns.chance", "lanterns.seat", "lanterns.phase", "lanterns.waits",
                             "lanterns.die", "lanterns.card", "lanterns.bid", "lanterns.shelf"})
        EXPECT_GT(refusals[rule], 0) << rule;
    EXPECT_GT(ends["lanterns.rounds"], 0);
    EXPECT_GT(ends["lanterns.leave"], 0);
}

TEST(Battery, WandersThroughTheTreeAndComesBack) {
    for (int game = 0; game < games / 10; ++game) {
        Played played = playedGame(game);
        Timeline<Toy>& timeline = played.timeline;
        const toy::Setting& setting = timeline.setting();
        RandomStream random{static_cast<std::uint64_t>(game) + 1000, 0};
        RandomPlayer<Toy> player;
        std::map<NodeId, std::uint64_t> hashes;
        int branches = 0;
        std::vector<RecordLine> journal = timeline.allLines();
        const auto note = [&](const std::vector<RecordLine>& lines) {
            journal.insert(journal.end(), lines.begin(), lines.end());
        };
        for (int i = 0; i < 200; ++i) {
            const auto size = static_cast<std::uint32_t>(timeline.tree().size());
            const NodeId from = timeline.current();
            const auto span = timeline.tree().variations();
            const std::vector<Variation> lines(span.begin(), span.end());
            bool noted = false;
            switch (random.below(8)) {
            case 0: {
                const std::size_t line = timeline.tree().presentVariation();
                timeline.goTo(idAt<NodeId>(random.below(size)));
                const std::size_t now = timeline.tree().presentVariation();
                if (now == line) break;
                note({{LineKind::go, 0, lines[now].name, 0}});
                note(timeline.lines(lines[now].at, timeline.current()));
                noted = true;
                break;
            }
            case 1: {
                const std::string name = "b" + std::to_string(branches++);
                const auto at = idAt<NodeId>(random.below(size));
                note(timeline.branchLines(from, name, at));
                ASSERT_TRUE(timeline.branch(name, at));
                noted = true;
                break;
            }
            case 2: {
                const std::string name = lines[random.below(static_cast<std::uint32_t>(lines.size()))].name;
                note({{LineKind::go, 0, name, 0}});
                ASSERT_TRUE(timeline.go(name));
                noted = true;
                break;
            }
            case 3:
                timeline.undo();
                break;
            case 4:
                timeline.redo();
                break;
            default: {
                const std::vector<SeatId> actors = actorsNow(setting, timeline.state());
                if (actors.empty()) break;
                // Any step of chance, so that variations differ by it.
                const SeatId actor = actors[random.below(static_cast<std::uint32_t>(actors.size()))];
                ASSERT_TRUE(
                    timeline.act(player(setting, timeline.state(), actor, random).command).has_value());
            }
            }
            if (!noted) note(timeline.lines(from, timeline.current()));
            const auto [seen, isNew] =
                hashes.try_emplace(timeline.current(), Toy::hash(setting, timeline.state()));
            if (!isNew) {
                ASSERT_EQ(seen->second, Toy::hash(setting, timeline.state()))
                    << "the same node, another state";
            }
        }
        for (const auto& [node, hash] : hashes)
            ASSERT_EQ(Toy::hash(setting, timeline.state(node)), hash);

        const auto story = timeline.allLines();
        Timeline<Toy> copy{settingOf(game)};
        const auto refused = copy.replay(story);
        ASSERT_FALSE(refused.has_value()) << formatted(*refused, setting, "x");
        EXPECT_EQ(wholeText(copy.linearLines()), wholeText(timeline.linearLines()));
        // What was left open is gone now; from here on the story stays the same.
        Timeline<Toy> again{settingOf(game)};
        ASSERT_FALSE(again.replay(copy.allLines()).has_value());
        EXPECT_EQ(wholeText(again.allLines()), wholeText(copy.allLines()));
        EXPECT_EQ(again.tree().size(), copy.tree().size());
        // A journal kept all along leads to the same place on every variation.
        Timeline<Toy> recovered{settingOf(game)};
        const auto stopped = recovered.replay(journal);
        ASSERT_FALSE(stopped.has_value()) << formatted(*stopped, setting, "journal");
        EXPECT_EQ(recovered.tree().presentVariation(), timeline.tree().presentVariation());
        EXPECT_EQ(wholeText(recovered.linearLines()), wholeText(timeline.linearLines()));
        for (const Variation& line : timeline.tree().variations()) {
            ASSERT_TRUE(recovered.go(line.name));
            EXPECT_EQ(wholeText(recovered.linearLines()), wholeText(timeline.lines(rootNode, line.at)));
        }
        const NodeId whole = timeline.tree().wholeLineEnd(timeline.current());
        EXPECT_EQ(copy.state(), timeline.state(whole));
    }
}

TEST(Battery, NobodySeesWhatIsHidden) {
    for (int game = 0; game < 20; ++game) {
        const Played played = playedGame(game);
        const toy::Setting& setting = played.timeline.setting();
        bool hidSomething = false;
        for (std::size_t node = 0; node < played.timeline.tree().size(); ++node) {
            const State state = played.timeline.state(idAt<NodeId>(node));
            for (const SeatId viewer : SeatSet::first(setting.seats.size())) {
                const State view = Toy::seen(setting, state, viewer);
                EXPECT_EQ(view.seats[index(viewer)], state.seats[index(viewer)]);
                for (const SeatId other : SeatSet::first(setting.seats.size())) {
                    const toy::Seat& real = state.seats[index(other)];
                    if (other == viewer || state.phase > toy::Phase::bid) continue;
                    EXPECT_EQ(view.seats[index(other)].card,
                              real.card == toy::nothing ? toy::nothing : toy::hidden);
                    EXPECT_LT(view.seats[index(other)].bid, 0);
                    hidSomething |= real.card != toy::nothing;
                }
            }
        }
        EXPECT_TRUE(hidSomething);
    }
}

/// Another state that a viewer can't tell from this one.
State swapped(const toy::Setting& setting, State state, SeatId viewer) {
    for (const SeatId other : SeatSet::first(setting.seats.size())) {
        toy::Seat& seat = state.seats[index(other)];
        if (other == viewer || state.phase > toy::Phase::bid) continue;
        if (seat.card != toy::nothing) seat.card = static_cast<std::int8_t>(seat.card % 3 + 1);
        if (seat.bid != toy::nothing && state.phase == toy::Phase::bid)
            seat.bid = static_cast<std::int8_t>(seat.coins - seat.bid);
    }
    return state;
}

TEST(Battery, WhatIsHiddenChangesNothingForAnotherSeat) {
    int different = 0;
    for (int game = 0; game < 30; ++game) {
        const Played played = playedGame(game);
        const Timeline<Toy>& timeline = played.timeline;
        const toy::Setting& setting = timeline.setting();
        RandomStream random{static_cast<std::uint64_t>(game) + 2000, 0};
        for (std::size_t node = 1; node < timeline.tree().size(); ++node) {
            const State state = timeline.state(idAt<NodeId>(node));
            const State before = timeline.state(timeline.tree().node(idAt<NodeId>(node)).parent);
            for (const SeatId viewer : SeatSet::first(setting.seats.size())) {
                const State other = swapped(setting, state, viewer);
                different += other == state ? 0 : 1;
                const State view = Toy::seen(setting, state, viewer);
                EXPECT_EQ(Toy::seen(setting, other, viewer), view);
                EXPECT_EQ(Toy::decision(setting, view), Toy::decision(setting, state));
                EXPECT_EQ(Toy::outcome(setting, view), Toy::outcome(setting, state));
                std::vector<Command> real, seen;
                Toy::options(setting, state, viewer, real);
                Toy::interruptions(setting, state, viewer, real);
                Toy::options(setting, view, viewer, seen);
                Toy::interruptions(setting, view, viewer, seen);
                EXPECT_EQ(real, seen);
                for (const Verb verb : {Verb::bid, Verb::accept, Verb::store, Verb::leave, Verb::deal}) {
                    const Command step{viewer, verb, viewer, static_cast<std::int8_t>(random.below(8))};
                    const auto refusal = Toy::check(setting, state, step);
                    EXPECT_EQ(Toy::check(setting, other, step), refusal);
                    EXPECT_EQ(Toy::check(setting, view, step), refusal);
                }
                if (state.phase > toy::Phase::bid) continue; // all is open
                EXPECT_EQ(seenBy<Toy>(setting, state, Toy::diff(setting, before, state), viewer),
                          seenBy<Toy>(setting, other,
                                      Toy::diff(setting, swapped(setting, before, viewer), other), viewer));
            }
        }
    }
    EXPECT_GT(different, 0);
}

TEST(Battery, EventsReachTheirAudience) {
    const auto setting = settingOf(1);
    Timeline<Toy> timeline{setting};
    const auto events = [&](std::string_view line, SeatId viewer) {
        auto applied = timeline.play(line);
        EXPECT_TRUE(applied.has_value()) << line;
        return seenBy<Toy>(*setting, timeline.state(), applied->events, viewer);
    };
    const auto tells = [](const std::vector<toy::Event>& told, toy::Event::Kind kind, int value) {
        return std::any_of(told.begin(), told.end(), [&](const toy::Event& event) {
            return event.kind == kind && event.value == value;
        });
    };
    using Kind = toy::Event::Kind;
    EXPECT_TRUE(tells(events("chance roll 4", noSeat), Kind::lanterns, 4));
    EXPECT_TRUE(tells(events("chance deal ann 3", SeatId{0}), Kind::card, 3));
    const auto dealt = events("chance deal bea 2", SeatId{0});
    EXPECT_FALSE(tells(dealt, Kind::card, 2));
    EXPECT_TRUE(tells(dealt, Kind::dealt, 0));
    EXPECT_FALSE(tells(events("chance deal carl 1", noSeat), Kind::card, 1));
    EXPECT_TRUE(tells(events("ann bid 4", SeatId{0}), Kind::bid, 4));
    const auto sealed = events("bea bid 2", SeatId{0});
    EXPECT_FALSE(tells(sealed, Kind::bid, 2));
    EXPECT_TRUE(tells(sealed, Kind::sealed, 0));
    const State before = timeline.state();
    const auto opened = events("carl bid 1", noSeat);
    for (const int bid : {4, 2, 1})
        EXPECT_TRUE(tells(opened, Kind::opened, bid));
    EXPECT_TRUE(Toy::reveals(*setting, before, timeline.state()));
    const Command bid{SeatId{1}, Verb::bid, noSeat, 2};
    EXPECT_TRUE(maySee<Toy>(*setting, before, bid, SeatId{1}));
    EXPECT_FALSE(maySee<Toy>(*setting, before, bid, SeatId{0}));
}

/// Whatever was done otherwise meanwhile, the n-th draw has the same numbers.
TEST(Battery, AnotherTryGetsTheSameDie) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto setting = settingOf(0);
        Timeline<Toy> timeline{setting};
        const auto settle = [&] {
            std::vector<Command> steps;
            while (const auto step = timeline.drawn(seed)) {
                EXPECT_TRUE(timeline.act(*step).has_value());
                steps.push_back(*step);
            }
            return steps;
        };
        ASSERT_EQ(settle().size(), 3U);
        EXPECT_EQ(timeline.drawsSince(rootNode), 3U);
        const NodeId asked = timeline.current();
        std::vector<std::vector<Command>> tries;
        for (const int bid : {0, 1}) {
            timeline.goTo(asked);
            const State state = timeline.state();
            const int tie = state.seats[0].card + bid - state.seats[1].card;
            if (tie < 0 || tie > 5) continue;
            for (const Command& step : {Command{SeatId{0}, Verb::bid, noSeat, static_cast<std::int8_t>(bid)},
                                        Command{SeatId{1}, Verb::bid, noSeat, static_cast<std::int8_t>(tie)}})
                ASSERT_TRUE(timeline.act(step).has_value());
            EXPECT_EQ(timeline.drawsSince(asked), 0U);
            tries.push_back(settle());
            EXPECT_EQ(tries.back(), tries.front());
            EXPECT_EQ(tries.back().size(), 3U);
            const NodeId there = timeline.current();
            timeline.goTo(asked);
            timeline.goTo(there);
            EXPECT_EQ(timeline.drawsSince(asked), 3U);
        }
    }
}

/// In a simulation and at a table computer players get the same dice.
TEST(Battery, SimulationsDrawAsTheTableDoes) {
    const auto setting = settingOf(9);
    std::vector<Player<Toy>> players(setting->seats.size(), Player<Toy>{RandomPlayer<Toy>{}});
    const auto simulated = playGame<Toy>(*setting, players, 5, defaultMostSteps, {}, [](auto&&...) {});
    EXPECT_TRUE(simulated.outcome);
    Timeline<Toy> timeline{setting};
    for (const Command& step : simulated.commands) {
        const auto drawn = timeline.drawn(5);
        EXPECT_EQ(drawn.has_value(), step.actor == chanceActor);
        EXPECT_EQ(drawn.value_or(step), step);
        ASSERT_TRUE(timeline.act(step).has_value());
    }
    EXPECT_GT(timeline.drawsSince(rootNode), 30U);
}

} // namespace
} // namespace marches
