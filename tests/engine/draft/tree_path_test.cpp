#include "engine/draft/tree_path.h"
#include "engine/scenario/yaml.h"

#include <gtest/gtest.h>

namespace marches::draft {

TEST(TreePathTest, namesAValueOfAFile) {
    const auto tree =
        readYaml("provinces:\n  kent:\n    symbols: {food: 2}\n    links: [artois, wales]\n", "a.yaml");
    ASSERT_TRUE(tree);
    EXPECT_EQ(find(*tree, treePath("provinces/kent/symbols/food"))->text, "2");
    EXPECT_EQ(find(*tree, treePath("provinces/kent/links/1"))->text, "wales");
    EXPECT_EQ(find(*tree, treePath("provinces/kent/links/2")), nullptr);
    EXPECT_EQ(find(*tree, treePath("provinces/artois")), nullptr);
    EXPECT_EQ(written(treePath("provinces/kent/links/1")), "provinces/kent/links/1");
}

} // namespace marches::draft
