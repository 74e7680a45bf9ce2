#include "engine/draft/checks/tree_edit.h"
#include "engine/scenario/yaml.h"

#include <gtest/gtest.h>

namespace marches::draft {
namespace {

Node yaml(const char* text) {
    return *readYaml(text, "a.yaml");
}

TEST(TreeEditTest, setsWithinOwnMapsAndMakesThoseThatAreMissing) {
    const std::array edits{setAt({"countries", "north", "number"}, "4")};
    EXPECT_TRUE(
        sameContent(withEdits(yaml("id: a\n"), {}, edits), yaml("id: a\ncountries: {north: {number: 4}}\n")));
}

TEST(TreeEditTest, copiesAListOfTheBaseBeforeItIsChanged) {
    const Node base = yaml("provinces: {kent: {links: [a, b]}, wales: {country: x}}\n");
    const std::array added{setAt({"provinces", "kent", "links", "-"}, "c")};
    EXPECT_TRUE(sameContent(withEdits(yaml("id: a\n"), base, added),
                            yaml("id: a\nprovinces: {kent: {links: [a, b, c]}}\n")));
    const std::array first{setAt({"provinces", "wales", "links", "-"}, "c")};
    EXPECT_TRUE(sameContent(withEdits(yaml("id: a\n"), base, first),
                            yaml("id: a\nprovinces: {wales: {links: [c]}}\n")));
    const std::array gone{takenAway({"provinces", "kent", "links", "0"})};
    EXPECT_TRUE(sameContent(withEdits(yaml("id: a\n"), base, gone),
                            yaml("id: a\nprovinces: {kent: {links: [b]}}\n")));
}

TEST(TreeEditTest, takesAKeyOfTheBaseAwayByNull) {
    const Node base = yaml("rules: {turns: 10, cap: 20}\n");
    const Node own = yaml("rules: {turns: 99}\n");
    const std::array gone{takenAway({"rules", "turns"})};
    EXPECT_TRUE(sameContent(withEdits(own, base, gone), yaml("rules: {turns: ~}\n")));
    const std::array back{asInBase({"rules", "turns"})};
    EXPECT_TRUE(sameContent(withEdits(own, base, back), yaml("rules: {}\n")));
}

TEST(TreeEditTest, whatLeadsNowhereChangesNothing) {
    const Node own = yaml("seats: [a, b]\nid: x\n");
    for (const TreePath& path :
         {TreePath{"seats", "2"}, TreePath{"seats", "x"}, TreePath{"none", "at"}, TreePath{}})
        EXPECT_TRUE(sameContent(withEdits(own, {}, std::array{takenAway(path)}), own)) << written(path);
}

} // namespace
} // namespace marches::draft
