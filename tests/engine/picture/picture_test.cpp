#include "engine/picture/picture.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

std::string svg(const std::string& content) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 50\">\n" + content + "\n</svg>\n";
}

TEST(PictureReader, readsOutlinesAndLayers) {
    const auto result = readPicture(svg(R"(<title>A map</title><desc>Made by <b xmlns="x">us</b></desc>
<g id="land"><path fill="#fff" d="M0 0H100V50H0Z"/></g>
<g id="water"><g><path d="M1 1h3v3zM8 8h1v1z"/></g></g>
<g id="rivers"><path d="M0 0 5 5 9 5M20 20l1 1"/></g>
<g id="relief"><path d="M1 1h3v3z"/><path d="M2 1h3v3z"/></g>
<g id="woods"><path d="M5 1h3v3z"/></g>
<g id="provinces"><path id="prov-left" d="M0 0H50V50H0Z"/><path id="prov-right" d="M50 0H100V50H50Z"/></g>
<g id="calm"><path id="calm-left" d="M1 1H49V49H1Z"/></g>
<g id="decoration"><path d="M1 1h3v3z"/></g>)"),
                                    "a.svg");
    ASSERT_TRUE(result.picture);
    EXPECT_TRUE(result.findings.empty());
    EXPECT_EQ(result.picture->width, 100);
    EXPECT_EQ(result.picture->height, 50);
    ASSERT_EQ(result.picture->provinces.size(), 2U);
    EXPECT_EQ(result.picture->provinces.at("left").rings,
              (std::vector<Ring>{{{0, 0}, {50, 0}, {50, 50}, {0, 50}}}));
    EXPECT_EQ(result.picture->calm.size(), 1U);
    EXPECT_EQ(result.picture->land.size(), 1U);
    ASSERT_EQ(result.picture->water.size(), 1U);
    EXPECT_EQ(result.picture->water[0].rings.size(), 2U);
    EXPECT_EQ(result.picture->rivers.size(), 2U);
    EXPECT_EQ(result.picture->relief.size(), 2U);
    EXPECT_EQ(result.picture->woods.size(), 1U);
}

TEST(PictureReader, takesWidthAndHeightWithoutAViewBox) {
    const auto result =
        readPicture(R"(<?xml version="1.0" encoding="UTF-8"?><svg width="30px" height="20"></svg>)", "a.svg");
    ASSERT_TRUE(result.picture);
    EXPECT_EQ(result.picture->width, 30);
    EXPECT_EQ(result.picture->height, 20);
}

TEST(PictureReader, otherShapesAreNotReadAndSaidSo) {
    const auto result = readPicture(svg("<circle r='3'/>"), "a.svg");
    ASSERT_TRUE(result.picture);
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].code, "svg-unread");
    EXPECT_EQ(result.findings[0].place.line, 2);
}

TEST(PictureReader, namesThePlaceOfAFault) {
    const auto result = readPicture(svg("<g>\n  <path id='prov-x' d='M0 0 L1 1 2'/></g>"), "dir/a.svg");
    EXPECT_FALSE(result.picture);
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].code, "svg-path");
    EXPECT_EQ(result.findings[0].place.file, "dir/a.svg");
    EXPECT_EQ(result.findings[0].place.line, 3);
}

} // namespace
} // namespace marches
