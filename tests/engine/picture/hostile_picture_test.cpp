#include "engine/picture/contact.h"
#include "tests/engine/effort.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

std::string svg(const std::string& content) {
    return "<svg viewBox=\"0 0 100 50\">" + content + "</svg>";
}

/// The code of the first error; the reader must say it within a second of this thread's work.
std::string refusal(const std::string& bytes) {
    PictureResult result;
    EXPECT_LT(effort([&] { result = readPicture(bytes, "hostile.svg"); }), secondOfEffort);
    EXPECT_FALSE(result.picture);
    for (const Finding& finding : result.findings)
        if (finding.severity == Severity::error) {
            EXPECT_FALSE(englishText(finding.sentence).empty());
            return finding.code;
        }
    return "";
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

TEST(HostilePicture, whatLoadsOrRunsIsRefused) {
    EXPECT_EQ(refusal(svg("<image href='hostile.svg' width='1' height='1'/>")), "svg-element");
    EXPECT_EQ(refusal(svg("<g><image xlink:href='/dev/stdin'/></g>")), "svg-element");
    EXPECT_EQ(refusal(svg("<style>@import url(http://example.org/x.css);</style>")), "svg-element");
    EXPECT_EQ(refusal(svg("<script>1</script>")), "svg-element");
    EXPECT_EQ(refusal(svg("<foreignObject><p/></foreignObject>")), "svg-element");
    EXPECT_EQ(refusal(svg("<use href='#a'/>")), "svg-element");
    EXPECT_EQ(refusal(svg("<animate attributeName='x'/>")), "svg-element");
    EXPECT_EQ(refusal(svg("<defs><g><image href='x'/></g></defs>")), "svg-element");
    EXPECT_EQ(refusal(svg("<metadata><script/></metadata>")), "svg-element");
    EXPECT_EQ(refusal(svg("<svg:image href='x'/>")), "svg-element");
    EXPECT_EQ(refusal(svg("<path onload='x()' d='M0 0'/>")), "svg-attribute");
    EXPECT_EQ(refusal(svg("<g transform='scale(1e9)'/>")), "svg-attribute");
    EXPECT_EQ(refusal(svg("<path fill='url(http://example.org/#a)' d='M0 0'/>")), "svg-reference");
    EXPECT_EQ(refusal(svg("<path style=\"fill: url('file:///etc/passwd')\" d='M0 0'/>")), "svg-reference");
    EXPECT_EQ(refusal(svg("<linearGradient xlink:href='other.svg#a'/>")), "svg-reference");
    EXPECT_EQ(refusal(svg("<g xml:base='http://example.org/'/>")), "svg-reference");
    EXPECT_TRUE(readPicture(svg("<path fill='url(#sea)' d='M0 0'/>"), "a.svg").picture);
}

TEST(HostilePicture, entitiesAndInstructionsAreRefused) {
    std::string bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">";
    for (char c = 'b'; c < 'k'; ++c)
        bomb += std::string("<!ENTITY ") + c + " \"" +
                repeated(std::string("&") + static_cast<char>(c - 1) + ";", 10) + "\">";
    EXPECT_EQ(refusal(bomb + "]><svg viewBox='0 0 1 1'><desc>&j;</desc></svg>"), "svg-doctype");
    EXPECT_EQ(refusal("<!DOCTYPE svg SYSTEM \"file:///etc/passwd\"><svg viewBox='0 0 1 1'/>"), "svg-doctype");
    EXPECT_EQ(refusal("<?xml-stylesheet href='file:///etc/passwd'?><svg viewBox='0 0 1 1'/>"),
              "svg-instruction");
    EXPECT_EQ(refusal(svg("<?php x ?>")), "svg-instruction");
    EXPECT_EQ(refusal(svg("<desc><?php x ?></desc>")), "svg-instruction");
}

TEST(HostilePicture, whatIsNoPictureIsRefused) {
    EXPECT_EQ(refusal(""), "xml");
    EXPECT_EQ(refusal("hello"), "xml");
    EXPECT_EQ(refusal("<html/>"), "xml");
    EXPECT_EQ(refusal(svg("<g>")), "xml");
    EXPECT_EQ(refusal("\x1F\x8B\x08 rest"), "compressed");
    EXPECT_EQ(refusal(svg(std::string("\0", 1))), "encoding");
    EXPECT_EQ(refusal(svg("\xC0\xAF")), "encoding");
    EXPECT_EQ(refusal("\xFF\xFE<\0s\0v\0g\0"), "encoding");
}

TEST(HostilePicture, sizesAreBounded) {
    EXPECT_EQ(refusal("<svg/>"), "svg-size");
    EXPECT_EQ(refusal("<svg width='1e9' height='1'/>"), "svg-size");
    EXPECT_EQ(refusal("<svg viewBox='0 0 0 0'/>"), "svg-size");
    EXPECT_EQ(refusal("<svg viewBox='0 0 nan 5'/>"), "svg-size");
    EXPECT_EQ(refusal("<svg viewBox='5 5 10 10'/>"), "svg-size");
    EXPECT_EQ(refusal("<svg viewBox='0 0 10'/>"), "svg-size");
    EXPECT_EQ(refusal(svg("<path d='M1e300 0'/>")), "svg-path");
    EXPECT_EQ(refusal(svg("<path d='M0 0" + repeated("l99999 0", 3) + "'/>")), "svg-path");
}

TEST(HostilePicture, theTreeIsBounded) {
    EXPECT_EQ(refusal(svg(repeated("<g>", 65) + repeated("</g>", 65))), "too-deep");
    EXPECT_EQ(refusal(svg(repeated("<g>", 140'000) + repeated("</g>", 140'000))), "too-deep");
    EXPECT_EQ(refusal(svg(repeated("<g>", 4'000'000) + repeated("</g>", 4'000'000))), "too-many");
    EXPECT_EQ(refusal(svg(repeated("<g/>", 8'000'000))), "too-many");
    EXPECT_EQ(refusal(svg(repeated("<g/>", 120'000))), "too-many");
    EXPECT_EQ(refusal(svg("<g " + repeated("a='' ", 6'000'000) + "/>")), "too-many");
    EXPECT_EQ(refusal(svg(repeated("<!---->", 4'000'000))), "too-many");
}

TEST(HostilePicture, pointsAreBounded) {
    EXPECT_EQ(refusal(svg("<path d='M0 0" + repeated("l1 1-1-1", 2'000'000) + "'/>")), "svg-path");
    EXPECT_EQ(refusal(svg(repeated("<path d='M0 0" + repeated("l1 1-1-1", 200'000) + "'/>", 10))),
              "svg-path");
    EXPECT_EQ(refusal(svg("<path d='M0 0" + repeated("q1 1 0 0", 3'000'000) + "'/>")), "svg-path");
    EXPECT_EQ(refusal(std::string(50 << 20, 'x')), "too-large");
}

TEST(HostilePicture, contactOfWildOutlinesIsBounded) {
    // two outlines that go to and fro across the whole of the largest sheet
    const std::string wild = "d='M0 0" + repeated("l90000 1 -90000 1", 4000) + "z'/>";
    const auto read = readPicture("<svg viewBox='0 0 99999 99999'><path id='prov-a' " + wild +
                                      "<path id='prov-b' " + wild + "</svg>",
                                  "wild.svg");
    ASSERT_TRUE(read.picture);
    EXPECT_LT(effort([&] {
                  static_cast<void>(sharedBorders(*read.picture));
                  static_cast<void>(poleOfInaccessibility(read.picture->provinces.at("a")));
              }),
              4 * secondOfEffort);
    // and one that fills a small place
    const auto dense =
        readPicture(svg("<path id='prov-a' d='M0 0" + repeated("l2 1-2-1", 100'000) +
                        "z'/><path id='prov-b' d='M0 0" + repeated("l2 1-2-1", 100'000) + "z'/>"),
                    "dense.svg");
    ASSERT_TRUE(dense.picture);
    EXPECT_LT(effort([&] { static_cast<void>(sharedBorders(*dense.picture)); }), 4 * secondOfEffort);
}

TEST(HostilePicture, outlinesAreNamedOnce) {
    EXPECT_EQ(refusal(svg("<path id='prov-a' d='M0 0h1v1z'/><path id='prov-a' d='M0 0h1v1z'/>")), "svg-id");
    EXPECT_EQ(refusal(svg("<path id='prov-../../x' d='M0 0h1v1z'/>")), "svg-id");
    EXPECT_EQ(refusal(svg("<path id='prov-a' d='M0 0h1'/>")), "svg-path");
}

} // namespace
} // namespace marches
