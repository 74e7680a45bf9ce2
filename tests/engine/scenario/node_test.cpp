#include "engine/scenario/node.h"
#include "engine/scenario/yaml.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

Node parsed(std::string_view text) {
    return readYaml(text, "test.yaml").value();
}

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

TEST(Node, setAndErase) {
    Node node = parsed("a: 1\nb: 2\n");
    node.set("a", Node::scalar("3"));
    node.set("c", Node::scalar("4"));
    node.erase("b");
    node.erase("none");
    EXPECT_TRUE(sameContent(node, parsed("a: 3\nc: 4\n")));
    EXPECT_EQ(countNodes(node), 3U);
}

} // namespace
} // namespace marches
