#include "engine/scenario/node_reader.h"
#include "engine/scenario/yaml.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

TEST(Yaml, readsMapsListsAndTexts) {
    const Node node = parsed("a: 1\nb: [x, 'y z', ~]\nc:\n  d: {e: \"f\"}\n");
    ASSERT_TRUE(node.isMap());
    EXPECT_EQ(node.keys[1].text, "b");
    EXPECT_EQ(node.find("a")->text, "1");
    const Node& list = *node.find("b");
    ASSERT_TRUE(list.isList());
    EXPECT_EQ(list.items[1].text, "y z");
    EXPECT_TRUE(list.items[1].quoted);
    EXPECT_TRUE(list.items[2].isNull());
    EXPECT_EQ(node.find("c")->find("d")->find("e")->text, "f");
    EXPECT_EQ(node.find("none"), nullptr);
}

TEST(Yaml, keepsPlaces) {
    const Node node = parsed("# comment\none:\n  - two\n  - {three: four}\n");
    EXPECT_EQ(node.keyPlace(0), (Place{"test.yaml", 2, 1}));
    const Node& list = *node.find("one");
    EXPECT_EQ(list.items[0].place(), (Place{"test.yaml", 3, 5}));
    EXPECT_EQ(list.items[1].keyPlace(0), (Place{"test.yaml", 4, 6}));
    EXPECT_EQ(list.items[1].items[0].place(), (Place{"test.yaml", 4, 13}));
}

TEST(Yaml, nothingButPlainDigitsIsANumber) {
    Findings findings;
    NodeReader reader(findings);
    EXPECT_EQ(reader.integer(parsed("42"), 0, 100), 42);
    EXPECT_EQ(reader.integer(parsed("-3"), -5, 100), -3);
    EXPECT_EQ(reader.integer(parsed("0"), 0, 100), 0);
    EXPECT_EQ(reader.decimal(parsed("-12.5"), -100, 100), -12.5);
    EXPECT_TRUE(findings.empty());
    for (const char* text : {"017", "0x1F", "0o17", "+5", "1e3", "1_000", ".nan", ".inf", "-.inf", "1.0",
                             "'7'", "\"7\"", "yes", "", "1 2", "99999999999999999999", "--1"})
        EXPECT_FALSE(reader.integer(parsed(std::string("a: ") + text + "\n").items.at(0), -1000, 1000))
            << text;
    for (const char* text : {".nan", ".inf", "1e3", "1.", ".5", "1.2.3", "0x1p3"})
        EXPECT_FALSE(reader.decimal(parsed(std::string("a: ") + text + "\n").items.at(0), -1000, 1000))
            << text;
    for (const char* text : {"yes", "on", "True", "TRUE", "1", "'true'"})
        EXPECT_FALSE(reader.boolean(parsed(std::string("a: ") + text + "\n").items.at(0))) << text;
}

TEST(Yaml, writesWhatItReads) {
    Node node = parsed(R"(format: marches-scenario 1
"odd key": x
texts: ["", "~", "null", "a: b", "a #b", "- a", "-5", " a", "a,b", "it's", "quote \" and \\", "[x]", "ünï\tcode", "a:", "true"]
empty: {list: [], map: {}, nothing: ~}
deep: {a: {b: {c: [1, [2, [3, [4]]]]}}}
lists: [[1, 2], [3, 4], []]
rows: [{a: 1}, {a: 2, b: [x]}]
)");
    std::vector<Node> many;
    for (int i = 0; i < 60; ++i)
        many.push_back(Node::scalar("province-" + std::to_string(i)));
    node.set("long", Node::list(many));
    node.set("text", Node::scalar("no number: 12", true));
    const std::string text = writeYaml(node);
    const Node again = parsed(text);
    EXPECT_TRUE(sameContent(node, again)) << text;
    EXPECT_EQ(writeYaml(again), text);
}

TEST(Yaml, writesShortThingsOnOneLine) {
    Node node = Node::map();
    node.set("size", Node::list({Node::scalar("1"), Node::scalar("2")}));
    Node inner = Node::map();
    inner.set("food", Node::scalar("1"));
    Node province = Node::map();
    province.set("symbols", inner);
    node.set("london", province);
    EXPECT_EQ(writeYaml(node), "size: [1, 2]\nlondon:\n  symbols: {food: 1}\n");
}

} // namespace
} // namespace marches
