#include "engine/scenario/node.h"
#include "engine/scenario/yaml.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

TEST(Node, mergingReplacesKeyByKey) {
    const Node base = parsed("a: 1\nb: {x: 1, y: 2}\nc: [1, 2]\nd: {z: 1}\n");
    const Node over = parsed("b: {y: 3, w: 4}\nc: [5]\nd: plain\ne: new\n");
    EXPECT_TRUE(
        sameContent(merged(base, over), parsed("a: 1\nb: {x: 1, y: 3, w: 4}\nc: [5]\nd: plain\ne: new\n")));
}

TEST(Node, mergingANullTakesAway) {
    const Node result = merged(parsed("a: 1\nb: {x: 1, y: 2}\n"), parsed("a: ~\nb: {x: ~}\nc: ~\n"));
    EXPECT_TRUE(sameContent(result, parsed("b: {y: 2}\n")));
}

TEST(Node, mergedNodesKeepTheirPlaces) {
    const Node base = readYaml("a: {x: 1}\n", "base.yaml").value();
    const Node over = readYaml("\n\na: {y: 2}\n", "over.yaml").value();
    const Node result = merged(base, over);
    EXPECT_EQ(result.find("a")->find("x")->place(), (Place{"base.yaml", 1, 8}));
    EXPECT_EQ(result.find("a")->find("y")->place(), (Place{"over.yaml", 3, 8}));
    EXPECT_EQ(result.keyPlace(0), (Place{"over.yaml", 3, 1}));
    EXPECT_EQ(result.find("a")->keyPlace(0), (Place{"base.yaml", 1, 5}));
}

TEST(Node, changesAnEmptyListThatACopyShares) {
    Node list = Node::list({Node::scalar("1")});
    list.items.edit().clear();
    Node copy = list;
    ASSERT_TRUE(copy.items.shares(list.items));
    copy.items.edit().push_back(Node::scalar("2"));
    EXPECT_EQ(copy.size(), 1U);
    EXPECT_EQ(list.size(), 0U);
}

TEST(Node, setAndErase) {
    Node node = parsed("a: 1\nb: 2\n");
    node.set("a", Node::scalar("3"));
    node.set("c", Node::scalar("4"));
    node.erase("b");
    node.erase("none");
    EXPECT_TRUE(sameContent(node, parsed("a: 3\nc: 4\n")));
    EXPECT_EQ(countNodes(node), 3U);
}

TEST(Node, aCopySharesAllButTheWayToAChange) {
    const Node before = parsed("a: {x: {deep: 1}, y: {other: 2}}\nb: [1, 2]\n");
    Node after = before;
    EXPECT_TRUE(after.items.shares(before.items));
    EXPECT_TRUE(after.keys.shares(before.keys));
    after.items.edit()[0].items.edit()[0].set("deep", Node::scalar("3"));
    EXPECT_TRUE(sameContent(before, parsed("a: {x: {deep: 1}, y: {other: 2}}\nb: [1, 2]\n")));
    EXPECT_TRUE(sameContent(after, parsed("a: {x: {deep: 3}, y: {other: 2}}\nb: [1, 2]\n")));
    EXPECT_FALSE(after.items.shares(before.items));
    EXPECT_TRUE(after.items[1].items.shares(before.items[1].items));                   // b
    EXPECT_TRUE(after.items[0].items[1].items.shares(before.items[0].items[1].items)); // a/y
    EXPECT_TRUE(after.items[0].keys.shares(before.items[0].keys));
}

TEST(Node, aMovedNodeIsWholeElsewhere) {
    Node from = parsed("a: [1, 2]\n");
    const Node copy = from;
    const Node to = std::move(from);
    EXPECT_TRUE(sameContent(to, copy));
}

} // namespace
} // namespace marches
