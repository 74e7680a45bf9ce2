#include "engine/table/timeline.h"
#include "tests/engine/effort.h"
#include "tests/engine/table/toy/toy.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

using toy::Verb;
using Toy = toy::Game;
using ToyTimeline = Timeline<Toy>;

constexpr SeatId ann{0};
constexpr SeatId bea{1};

std::shared_ptr<const toy::Setting> twoSeats() {
    return std::make_shared<toy::Setting>(toy::Setting{.seats = {"ann", "bea"}});
}

/// Lines after which ann has four lanterns to put on shelves.
const std::vector<std::string> untilStore{"chance roll 4", "chance deal ann 3", "chance deal bea 1",
                                          "bea bid 2",     "ann bid 2",         "bea accept"};

ToyTimeline played(const std::vector<std::string>& lines, std::size_t budget = ToyTimeline::defaultBudget) {
    ToyTimeline timeline{twoSeats(), budget};
    for (const std::string& line : lines) {
        const auto applied = timeline.play(line);
        EXPECT_TRUE(applied.has_value())
            << line << ": " << (applied ? "" : applied.error().text(timeline.setting()));
    }
    return timeline;
}

std::vector<std::string> texts(const std::vector<RecordLine>& lines) {
    std::vector<std::string> result;
    result.reserve(lines.size());
    for (const RecordLine& line : lines)
        result.push_back(lineText(line));
    return result;
}

using Texts = std::vector<std::string>;

Texts plus(Texts lines, const Texts& more) {
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

TEST(Timeline, PlaysLinesAndSteps) {
    ToyTimeline timeline = played(untilStore);
    EXPECT_EQ(timeline.state().phase, toy::Phase::store);
    EXPECT_EQ(timeline.state().seats[0].coins, 3);
    const auto applied = timeline.play("ann store left 3 right 1");
    ASSERT_TRUE(applied.has_value());
    EXPECT_EQ(applied->node, timeline.current());
    EXPECT_FALSE(applied->events.empty());
    EXPECT_EQ(timeline.state().seats[0].shelves, (std::array<std::int8_t, 2>{3, 1}));
    EXPECT_EQ(timeline.tree().node(timeline.current()).lines, 7U);
    EXPECT_EQ(timeline.tree().node(timeline.current()).depth, 10U);
    EXPECT_EQ(timeline.lineText(timeline.current()), "ann store left 3 right 1");
    EXPECT_EQ(timeline.actor(timeline.current()), ann);
}

TEST(Timeline, StepsOfAnOpenLineMakeOneLine) {
    ToyTimeline timeline = played(untilStore);
    const NodeId before = timeline.current();
    for (const std::int8_t shelf : std::array<std::int8_t, 4>{0, 1, 1, 0}) {
        ASSERT_TRUE(timeline.act({ann, Verb::store, noSeat, shelf}).has_value());
        const bool last = timeline.state().lanterns == 0;
        EXPECT_EQ(timeline.lines(before, timeline.current()).size(), last ? 1U : 0U);
    }
    EXPECT_EQ(texts(timeline.linearLines()), plus(untilStore, {"ann store left 1 right 2 left 1"}));
}

/// A note belongs to the line it stands behind: the whole record has it once, whatever was undone and redone.
TEST(Timeline, KeepsNotesBehindTheirLines) {
    ToyTimeline timeline{twoSeats()};
    timeline.note("before all");
    ASSERT_TRUE(timeline.play("chance roll 4").has_value());
    timeline.note("a good roll");
    timeline.note("by hand");
    timeline.note("a good roll");
    const Texts whole{"note \"before all\"", "chance roll 4", "note \"a good roll\"", "note \"by hand\""};
    EXPECT_EQ(texts(timeline.allLines()), whole);
    EXPECT_EQ(texts(timeline.lines(rootNode, timeline.current())), Texts(whole.begin() + 1, whole.end()));
    EXPECT_EQ(texts(timeline.linearLines()), Texts{"chance roll 4"}) << "an export has the game alone";
    ASSERT_TRUE(timeline.undo());
    ASSERT_TRUE(timeline.redo());
    EXPECT_EQ(texts(timeline.allLines()), whole);

    ASSERT_TRUE(timeline.play("chance deal ann 3").has_value());
    timeline.note("undone");
    ASSERT_TRUE(timeline.undo());
    ToyTimeline copy{twoSeats()};
    ASSERT_FALSE(copy.replay(timeline.allLines()).has_value());
    EXPECT_EQ(texts(copy.allLines()), texts(timeline.allLines()));
    EXPECT_EQ(std::ssize(texts(copy.allLines())), 7) << "with the note undone, and the undo";
    EXPECT_EQ(copy.notes(copy.current()).size(), 2U);
    EXPECT_EQ(copy.notes(rootNode).front(), "before all");
    EXPECT_EQ(copy.state(), timeline.state());
}

TEST(Timeline, RefusesAllOrNone) {
    ToyTimeline timeline = played(untilStore);
    const toy::State before = timeline.state();
    const NodeId node = timeline.current();
    const toy::Command left{ann, Verb::store, noSeat, 0};
    const toy::Command wrong{ann, Verb::store, noSeat, 5};
    const auto refused = timeline.act(std::vector{left, left, wrong});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().step, 2U);
    EXPECT_EQ(refused.error().rule(), "lanterns.shelf");
    EXPECT_EQ(timeline.state(), before);
    EXPECT_EQ(timeline.current(), node);
    EXPECT_EQ(timeline.tree().size(), 7U);
}

TEST(Timeline, WhatStandsBehindTheEndOfADecisionIsRefused) {
    ToyTimeline timeline = played(untilStore);
    const toy::Command left{ann, Verb::store, noSeat, 0};
    const auto tooMany = timeline.act(std::vector(5, left));
    ASSERT_FALSE(tooMany.has_value());
    EXPECT_EQ(tooMany.error().step, 4U);
    EXPECT_EQ(tooMany.error().rule(), "notation");

    ToyTimeline bids = played({untilStore.begin(), untilStore.begin() + 3});
    const toy::Command bid{ann, Verb::bid, noSeat, 1};
    const auto twice = bids.act(std::vector{bid, bid});
    ASSERT_FALSE(twice.has_value());
    EXPECT_EQ(twice.error().step, 1U) << "after her bid nobody waits for ann, though the decision goes on";
    EXPECT_EQ(twice.error().rule(), "notation");
    const auto twoActors = bids.act(std::vector{toy::Command{bea, Verb::bid, noSeat, 1}, bid});
    ASSERT_FALSE(twoActors.has_value());
    EXPECT_EQ(twoActors.error().rule(), "notation");

    const auto none = bids.act(std::vector<toy::Command>{});
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error().rule(), "notation");
}

TEST(Timeline, UndoAndRedoGoByLines) {
    ToyTimeline timeline = played(plus(untilStore, {"ann store left 4", "chance roll 2"}));
    const toy::State end = timeline.state();
    EXPECT_TRUE(timeline.undo());
    EXPECT_TRUE(timeline.undo());
    EXPECT_EQ(timeline.state().lanterns, 4);
    EXPECT_EQ(texts(timeline.linearLines()), untilStore);
    EXPECT_TRUE(timeline.redo());
    EXPECT_TRUE(timeline.redo());
    EXPECT_FALSE(timeline.redo());
    EXPECT_EQ(timeline.state(), end);
    while (timeline.undo()) {
    }
    EXPECT_EQ(timeline.current(), rootNode);
    EXPECT_EQ(timeline.state(), Toy::initial(timeline.setting()));
}

TEST(Timeline, UndoInAnOpenLineTakesBackOneStep) {
    ToyTimeline timeline = played(untilStore);
    const toy::Command left{ann, Verb::store, noSeat, 0};
    ASSERT_TRUE(timeline.act(left).has_value());
    ASSERT_TRUE(timeline.act(left).has_value());
    EXPECT_TRUE(timeline.undo());
    EXPECT_EQ(timeline.state().lanterns, 3);
    const auto isAnn = [](SeatId seat) { return seat == ann; };
    ASSERT_TRUE(timeline.lastDecision(isAnn).has_value());
    EXPECT_EQ(timeline.lastDecision(isAnn)->to, timeline.tree().node(timeline.current()).parent);
    ASSERT_TRUE(timeline.act({ann, Verb::store, noSeat, 1}).has_value());
    EXPECT_EQ(timeline.lineText(timeline.current()), "ann store left 1 right 1");
}

TEST(Timeline, UndoLeadsToThePersonWhoDecidedLast) {
    ToyTimeline timeline = played({untilStore.begin(), untilStore.end() - 1});
    const auto isBea = [](SeatId seat) { return seat == bea; };
    const auto undone = timeline.lastDecision(isBea);
    ASSERT_TRUE(undone.has_value());
    EXPECT_EQ(undone->person, bea);
    EXPECT_EQ(timeline.tree().node(undone->to).lines, 3U) << "ann's bid goes with it";
    const NodeId end = timeline.current();
    timeline.goTo(undone->to);
    const auto redone = [&] {
        return timeline.nextDecision(timeline.tree().nextLineEnd(timeline.current()), isBea);
    };
    EXPECT_EQ(redone(), end);
    timeline.goTo(rootNode);
    EXPECT_EQ(timeline.tree().node(redone()).lines, 3U);
    EXPECT_FALSE(timeline.lastDecision(isBea).has_value());
    EXPECT_FALSE(ToyTimeline{twoSeats()}.lastDecision(isBea).has_value());
}

TEST(Timeline, ALinePlayedAgainIsTheSameNode) {
    ToyTimeline timeline = played(untilStore);
    const NodeId end = timeline.current();
    timeline.undo();
    timeline.undo();
    ASSERT_TRUE(timeline.play("ann bid 2").has_value());
    EXPECT_EQ(timeline.tree().size(), 7U);
    EXPECT_TRUE(timeline.redo());
    EXPECT_EQ(timeline.current(), end);
}

TEST(Timeline, StatesOfAllNodesAreReplayedWithinAnyBudget) {
    std::vector<std::string> lines = untilStore;
    lines.push_back("ann store left 2 right 2");
    lines = plus(lines, {"chance roll 6", "chance deal bea 1", "chance deal ann 2", "ann bid 1", "bea bid 5",
                         "ann challenge", "bea store left 1 right 2", "chance roll 1"});
    std::vector<std::uint64_t> hashes;
    ToyTimeline step{twoSeats()};
    for (const std::string& line : lines) {
        ASSERT_TRUE(step.play(line).has_value()) << line;
        hashes.push_back(Toy::hash(step.setting(), step.state()));
    }
    for (const std::size_t budget :
         {std::size_t{0}, sizeof(toy::State), 3 * sizeof(toy::State), std::size_t{1} << 20}) {
        const ToyTimeline timeline = played(lines, budget);
        for (std::uint32_t n = 1; n <= lines.size(); ++n) {
            const auto node = timeline.endOfLine(n);
            ASSERT_TRUE(node.has_value());
            EXPECT_EQ(Toy::hash(timeline.setting(), timeline.state(*node)), hashes[n - 1]) << n;
        }
        EXPECT_EQ(timeline.endOfLine(0), rootNode);
        EXPECT_FALSE(timeline.endOfLine(static_cast<std::uint32_t>(lines.size()) + 1).has_value());
    }
}

std::optional<std::string> refusedAt(const std::vector<RecordLine>& lines) {
    ToyTimeline timeline{twoSeats()};
    const auto refused = timeline.replay(lines);
    if (!refused) return std::nullopt;
    return formatted(*refused, timeline.setting(), "x");
}

std::vector<RecordLine> bodyOf(const Texts& lines) {
    std::string text = "marches-record 1\ngame lanterns\nrules 1\nscenario s\nbegin\n";
    for (const std::string& line : lines)
        text += line + "\n";
    const RecordReading reading = readRecord(text, "x");
    EXPECT_TRUE(reading.record.has_value());
    return reading.record.value_or(Record{}).lines;
}

TEST(Timeline, ReplaysMetaLines) {
    const Texts lines{"chance roll 4",     "chance deal ann 3", "undo 1",
                      "chance deal ann 1", "branch 1 \"b\"",    "note \"why not\"",
                      "chance deal bea 2", "go \"main\"",       "chance deal bea 3"};
    ToyTimeline timeline{twoSeats()};
    ASSERT_FALSE(timeline.replay(bodyOf(lines)).has_value());
    EXPECT_EQ(texts(timeline.linearLines()),
              (Texts{"chance roll 4", "chance deal ann 1", "chance deal bea 3"}));
    EXPECT_EQ(timeline.tree().variations().size(), 2U);
    ASSERT_TRUE(timeline.go("b"));
    EXPECT_EQ(texts(timeline.linearLines()), (Texts{"chance roll 4", "chance deal bea 2"}));
}

TEST(Timeline, RefusesMetaLinesThatPointNowhere) {
    EXPECT_EQ(refusedAt(bodyOf({"chance roll 4", "undo 1"})), std::nullopt);
    EXPECT_TRUE(
        refusedAt(bodyOf({"chance roll 4", "undo 2"}))->starts_with("x:7: refused [notation]: 2 lines"));
    EXPECT_TRUE(
        refusedAt(bodyOf({"branch 1 \"b\""}))->starts_with("x:6: refused [notation]: no line of play"));
    EXPECT_TRUE(
        refusedAt(bodyOf({"branch 0 \"main\""}))->starts_with("x:6: refused [notation]: a line of play"));
    EXPECT_TRUE(refusedAt(bodyOf({"go \"b\""}))->starts_with("x:6: refused [notation]: there is no line"));
}

TEST(Timeline, NamesTheLineThatIsRefused) {
    EXPECT_EQ(refusedAt(bodyOf({"chance roll 4", "ann bid 1"})),
              "x:7: refused [lanterns.phase]: This is not the time for it.");
    EXPECT_EQ(refusedAt(bodyOf({"chance roll 7"})), "x:6: refused [lanterns.die]: A die shows 1 to 6.");
    EXPECT_EQ(refusedAt(bodyOf({"carl bid 1"})), "x:6: refused [notation]: carl is no seat.");
}

TEST(Timeline, TheWholeTreeIsWrittenAndReadBack) {
    ToyTimeline timeline = played(untilStore);
    timeline.undo();
    ASSERT_TRUE(timeline.play("bea challenge").has_value());
    ASSERT_TRUE(timeline.play("ann store right 2").has_value());
    ASSERT_TRUE(timeline.branch("what if", *timeline.endOfLine(3)));
    ASSERT_TRUE(timeline.play("ann bid 5").has_value());
    ASSERT_TRUE(timeline.go("main"));
    timeline.undo();

    ToyTimeline copy{twoSeats()};
    ASSERT_FALSE(copy.replay(timeline.allLines()).has_value());
    EXPECT_EQ(texts(copy.allLines()), texts(timeline.allLines()));
    EXPECT_EQ(copy.tree().size(), timeline.tree().size());
    EXPECT_EQ(copy.state(), timeline.state());
    EXPECT_TRUE(copy.redo());
    EXPECT_TRUE(timeline.redo());
    EXPECT_EQ(copy.state(), timeline.state());
    ASSERT_TRUE(copy.go("what if"));
    ASSERT_TRUE(timeline.go("what if"));
    EXPECT_EQ(copy.state(), timeline.state());
}

TEST(Timeline, HostileMetaLinesAreReplayedFast) {
    std::vector<RecordLine> lines;
    const auto add = [&](LineKind kind, std::uint32_t number, std::string text) {
        lines.push_back({kind, number, std::move(text), 0});
    };
    for (int i = 0; i < 40'000; ++i) {
        add(LineKind::command, 0, "chance roll " + std::to_string(i % 6 + 1));
        add(LineKind::undo, 1, "");
    }
    add(LineKind::command, 0, "chance roll 1");
    for (int i = 0; i < 900; ++i) {
        add(LineKind::branch, 1, "b" + std::to_string(i));
        add(LineKind::command, 0, "chance deal ann 3");
    }
    for (int i = 0; i < 100'000; ++i)
        add(LineKind::go, 0, "b" + std::to_string(i % 900));
    ToyTimeline timeline{twoSeats(), 0};
    EXPECT_LT(effort([&] { EXPECT_FALSE(timeline.replay(lines).has_value()); }), 5 * secondOfEffort);
    EXPECT_EQ(timeline.tree().size(), 8U) << "six faces, one deal";
}

TEST(Timeline, LinesOfPlayHaveALimit) {
    ToyTimeline timeline{twoSeats()};
    std::size_t started = 1;
    while (timeline.branch("b" + std::to_string(started), rootNode))
        ++started;
    EXPECT_EQ(started, TimelineTree::maxVariations);
}

} // namespace
} // namespace marches
