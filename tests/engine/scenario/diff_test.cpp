#include "engine/scenario/diff.h"
#include "engine/scenario/keys.h"
#include "engine/scenario/yaml_splice.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

#include <array>

namespace marches {
namespace {

using Kind = TreeDifference::Kind;

const std::string isles = R"(names: {en: Isles}
provinces:
  a: {names: A, links: [b]}
  b: {names: B, symbols: {food: 1}, links: [{to: c, kind: sea}]}
  c: {names: C}
rules: {turns: 8, awards: [3, 2, 1]}
)";

std::vector<TreeDifference> changed(const std::string& from, const std::string& to) {
    return differencesOf(parsed(isles), parsed(replaced(isles, from, to)));
}

TEST(Diff, ofTheSameIsEmptyWhateverTheOrderAndQuotes) {
    EXPECT_TRUE(changed("names: A, links: [b]", "links: [b], names: \"A\"").empty());
    // a link stands at either end, or at both
    EXPECT_TRUE(changed("c: {names: C}", "c: {names: C, links: [b]}").empty());
}

TEST(Diff, saysWhatChanged) {
    const auto one = [&](const std::string& from, const std::string& to, Kind kind, const std::string& path,
                         const std::string& sentence) {
        const auto found = changed(from, to);
        ASSERT_EQ(found.size(), 1U) << to;
        EXPECT_EQ(found[0].kind, kind) << to;
        EXPECT_EQ(found[0].path, path);
        EXPECT_EQ(englishText(found[0].sentence), sentence);
    };
    one("food: 1", "food: 2", Kind::figure, "provinces/b/symbols/food",
        "provinces/b/symbols/food was 1, is now 2");
    one("3, 2, 1", "3, 5, 1", Kind::figure, "rules/awards/1", "rules/awards/1 was 2, is now 5");
    one("3, 2, 1", "3, 2", Kind::figure, "rules/awards", "rules/awards was [3, 2, 1], is now [3, 2]");
    one("turns: 8, ", "", Kind::figure, "rules/turns", "rules/turns is gone; it was: 8");
    one("en: Isles", "en: Isles, el: Νησιά", Kind::text, "names/el", "names/el is new: Νησιά");
    one("c: {names: C}", "c: {names: C}\n  d: {}", Kind::province, "provinces/d", "The province `d` is new.");
    one("links: [b]", "links: [b, c]", Kind::link, "provinces/a/links/c", "`a` and `c` are linked now.");
    one("links: [b]", "links: []", Kind::link, "provinces/a/links/b", "`a` and `b` are no longer linked.");
    one("kind: sea", "kind: river", Kind::link, "provinces/b/links/c",
        "The link of `b` and `c` is of another kind.");
}

TEST(Order, ofTheHouseKeepsCommentsWithTheirKeys) {
    constexpr std::array<std::string_view, 1> sections{"rules"};
    constexpr std::array<std::string_view, 1> symbols{"symbols"};
    const GameKeys house{sections, {}, symbols, {}};
    const auto base =
        readYamlBase("# the file\n\n# rules\nrules: {turns: 8} # eight\nprovinces:\n"
                     "  # of a\n  a:\n    # to b\n    links: [b]\n    # its name\n    names: A\n"
                     "  b: {links: [], symbols: {}, names: B} # b\n# the id\nid: x\nformat: f",
                     "");
    ASSERT_TRUE(base);
    const Spliced ordered = yamlInOrder(*base, house);
    EXPECT_TRUE(ordered.rewritten.empty());
    EXPECT_EQ(ordered.bytes,
              "# the file\n\nformat: f\n# the id\nid: x\nprovinces:\n"
              "  # of a\n  a:\n    # its name\n    names: A\n    # to b\n    links: [b]\n"
              "  b: {names: B, symbols: {}, links: []} # b\n# rules\nrules: {turns: 8} # eight\n");
    const auto again = readYamlBase(ordered.bytes, "");
    EXPECT_EQ(yamlInOrder(*again, house).bytes, ordered.bytes);
}

} // namespace
} // namespace marches
