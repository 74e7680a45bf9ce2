#include "engine/base/text.h"

#include <gtest/gtest.h>

using namespace marches;
using namespace std::string_view_literals;

TEST(Utf8, TakesWellFormedText) {
    EXPECT_TRUE(isUtf8("Île-de-France, Gdańsk"));
    EXPECT_TRUE(isUtf8("\xF0\x9F\x8F\xB0"));
}

TEST(Utf8, RefusesOverlongSurrogateCutAndNul) {
    EXPECT_FALSE(isUtf8("\xC0\xAF"));
    EXPECT_FALSE(isUtf8("\xED\xA0\x80"));
    EXPECT_FALSE(isUtf8("\xE2\x82"));
    EXPECT_FALSE(isUtf8("a\0b"sv));
    EXPECT_FALSE(isUtf8("\xF5\x80\x80\x80"));
}

TEST(Text, FindsControlsAndDirectionMarks) {
    EXPECT_FALSE(hasControlOrBidi("Anna ä"));
    EXPECT_TRUE(hasControlOrBidi("a\nb"));
    EXPECT_TRUE(hasControlOrBidi("a\u202Eb"));
    EXPECT_TRUE(hasControlOrBidi("\u0085"));
}

TEST(Text, SlugsAreLowerCaseWithSingleHyphens) {
    EXPECT_TRUE(isSlug("ile-de-france"));
    EXPECT_TRUE(isSlug("2p-england-scotland"));
    EXPECT_FALSE(isSlug("London"));
    EXPECT_FALSE(isSlug("a--b"));
    EXPECT_FALSE(isSlug("-a"));
    EXPECT_FALSE(isSlug("a-"));
    EXPECT_FALSE(isSlug(""));
}

TEST(Quotation, CutsAStrangersWordAtAWholeCharacter) {
    EXPECT_EQ(shortened(std::string(39, 'x') + "éé"), std::string(39, 'x') + "...");
    EXPECT_EQ(shortened("éé"), "éé");
    EXPECT_EQ(quotation("knight"), "\"knight\"");
    EXPECT_EQ(quotation(std::string(40, 'x')), "\"" + std::string(40, 'x') + "\"");
    EXPECT_EQ(quotation(std::string(41, 'x')), "\"" + std::string(40, 'x') + "...\"");
    EXPECT_EQ(quotation(std::string(39, 'x') + "éé"), "\"" + std::string(39, 'x') + "...\"");
}
