#include "engine/table/random.h"
#include "engine/table/timeline_tree.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

std::string told(const std::vector<Passage>& passages) {
    std::string text;
    for (const Passage& passage : passages) {
        if (!text.empty()) text += ' ';
        switch (passage.kind) {
        case LineKind::command:
            text += 'c' + std::to_string(index(passage.end));
            break;
        case LineKind::undo:
            text += 'u' + std::to_string(passage.number);
            break;
        case LineKind::branch:
            text += 'b' + std::to_string(passage.number) + passage.name;
            break;
        case LineKind::go:
            text += 'g' + passage.name;
            break;
        case LineKind::note:
            break;
        }
    }
    return text;
}

TEST(TimelineTree, FindsAncestorsInAGreatTree) {
    TimelineTree tree;
    RandomStream random{4, 0};
    for (std::uint32_t i = 1; i < 3000; ++i) {
        if (random.below(20) == 0) tree.goTo(idAt<NodeId>(random.below(i)));
        tree.add(tree.current() == rootNode || random.below(3) > 0, false);
    }
    const auto slowly = [&](NodeId id, auto&& isThere) {
        while (!isThere(tree.node(id)))
            id = tree.node(id).parent;
        return id;
    };
    for (int i = 0; i < 2000; ++i) {
        const auto a = idAt<NodeId>(random.below(3000));
        const auto b = idAt<NodeId>(random.below(3000));
        const std::uint32_t depth = random.below(tree.node(a).depth + 1);
        EXPECT_EQ(tree.ancestorAtDepth(a, depth), slowly(a, [&](auto& node) { return node.depth == depth; }));
        const std::uint32_t line = random.below(tree.node(a).lines + 1);
        EXPECT_EQ(tree.endOfLine(a, line), slowly(a, [&](auto& node) { return node.lines == line; }));
        NodeId meet = a;
        while (!tree.isAncestor(meet, b))
            meet = tree.node(meet).parent;
        EXPECT_EQ(tree.meeting(a, b), meet);
    }
}

TEST(TimelineTree, UndoneStepsAreRedoneTowardsTheTip) {
    TimelineTree tree;
    const NodeId one = tree.add(true, false);
    const NodeId two = tree.add(true, false);
    tree.goTo(rootNode);
    EXPECT_EQ(tree.next(rootNode), one);
    EXPECT_EQ(tree.nextLineEnd(one), two);
    EXPECT_EQ(tree.next(two), two);
    tree.stepTo(one);
    const NodeId other = tree.add(true, false);
    tree.goTo(rootNode);
    EXPECT_EQ(tree.nextLineEnd(one), other);
    tree.goTo(two);
    EXPECT_EQ(tree.variations().front().tip, two);
}

TEST(TimelineTree, GoingToAnotherLineOfPlayMakesItThePresentOne) {
    TimelineTree tree;
    const NodeId one = tree.add(true, false);
    const NodeId two = tree.add(true, false);
    ASSERT_TRUE(tree.branch("b", one));
    const NodeId three = tree.add(true, false);
    EXPECT_FALSE(tree.branch("b", one));
    EXPECT_FALSE(tree.branch("main", one));
    tree.goTo(one);
    EXPECT_EQ(tree.presentVariation(), 1U);
    tree.goTo(two);
    EXPECT_EQ(tree.presentVariation(), 0U);
    EXPECT_TRUE(tree.go("b"));
    EXPECT_EQ(tree.current(), one);
    EXPECT_EQ(tree.next(one), three);
    EXPECT_FALSE(tree.go("c"));
}

TEST(TimelineTree, WaysUndoOnlyWhatTheyMust) {
    TimelineTree tree;
    const NodeId one = tree.add(true, false);
    const NodeId two = tree.add(true, false);
    const NodeId twoB = tree.add(false, false);
    const NodeId three = tree.add(true, false);
    tree.goTo(one);
    const NodeId four = tree.add(true, false);
    EXPECT_EQ(told(tree.way(rootNode, three)), "c1 c3 c4");
    EXPECT_EQ(told(tree.way(three, four)), "u2 c5");
    EXPECT_EQ(told(tree.way(four, four)), "");
    EXPECT_EQ(told(tree.way(three, two)), "u2 c2") << "in the middle of a line: undo it, then its beginning";
    EXPECT_EQ(told(tree.way(two, three)), "u1 c3 c4");
    EXPECT_EQ(told(tree.way(three, twoB)), "u1");
    EXPECT_EQ(told(tree.way(three, rootNode)), "u3");
}

TEST(TimelineTree, OpenLinesAreLeftOutUntilWhole) {
    TimelineTree tree;
    const NodeId one = tree.add(true, false);
    const NodeId open = tree.add(true, true);
    const NodeId whole = tree.add(false, false);
    EXPECT_EQ(tree.wholeLineEnd(open), one);
    EXPECT_EQ(told(tree.way(one, open)), "");
    EXPECT_EQ(told(tree.way(open, whole)), "c3");
    EXPECT_EQ(told(tree.way(rootNode, open)), "c1");
}

TEST(TimelineTree, TheWholeStoryTellsEveryLineOfPlay) {
    TimelineTree tree;
    const NodeId one = tree.add(true, false);
    tree.add(true, false); // 2
    tree.add(true, false); // 3, soon abandoned
    tree.goTo(one);
    tree.add(true, false); // 4
    const NodeId five = tree.add(true, false);
    tree.goTo(one);
    EXPECT_EQ(told(tree.wholeStory()), "c1 c2 c3 u2 c4 c5 u2");
    tree.branch("b", five);
    tree.add(true, false); // 6
    EXPECT_EQ(told(tree.wholeStory()), "c1 c2 c3 u2 c4 c5 u2 b1b c4 c5 c6");
    tree.go("main");
    EXPECT_EQ(told(tree.wholeStory()), "c1 c2 c3 u2 c4 c5 u2 b1b c4 c5 c6 gmain");
}

} // namespace
} // namespace marches
