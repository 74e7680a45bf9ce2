#include "engine/picture/drawing.h"
#include "tests/engine/effort.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

std::string drawing(const std::string& content) {
    return "<svg viewBox=\"0 0 100 50\">" + content + "</svg>";
}

/// The code of the first error, said within a second of this thread's work; "" if it was read.
std::string drawingRefusal(const std::string& bytes) {
    DrawingResult result;
    EXPECT_LT(effort([&] { result = readDrawing(bytes, "hostile.svg"); }), 2 * secondOfEffort);
    EXPECT_EQ(result.drawing.has_value(), !hasErrors(result.findings));
    EXPECT_LE(result.findings.size(), 51U);
    for (const Finding& finding : result.findings)
        if (finding.severity == Severity::error) return finding.code;
    return "";
}

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    all.reserve(text.size() * count);
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

TEST(HostileDrawing, pointsAreBounded) {
    EXPECT_EQ(drawingRefusal(drawing("<path d='M0 0" + times(5'000'000, "l1 1-1-1") + "'/>")), "too-large");
    EXPECT_EQ(drawingRefusal(drawing("<path d='M0 0" + times(2'000'000, "l1 1-1-1") + "'/>")), "too-many");
    EXPECT_EQ(drawingRefusal(drawing(times(10, "<path d='M0 0" + times(200'000, "l1 1-1-1") + "'/>"))),
              "too-many");
    EXPECT_EQ(drawingRefusal(drawing("<path d='M0 0" + times(2'000'000, "q1 9 0 0") + "'/>")), "too-many");
    EXPECT_EQ(drawingRefusal(drawing("<polygon points='" + times(3'000'000, "1 2 3 4 ") + "'/>")),
              "too-many");
}

TEST(HostileDrawing, clonesAreCounted) {
    // ten clones of ten clones of ...
    std::string bomb = "<defs><path id='a0' d='M0 0h9v9z'/>";
    for (int i = 1; i < 10; ++i)
        bomb += "<g id='a" + std::to_string(i) + "'>" +
                times(10, "<use href='#a" + std::to_string(i - 1) + "'/>") + "</g>";
    EXPECT_EQ(drawingRefusal(drawing(bomb + "</defs><use href='#a9'/>")), "too-many");
    // a long path that adds no point, many times
    const std::string idle = "<defs><path id='a' d='M0 0" + times(4'000'000, "l0 0") + "'/></defs>";
    EXPECT_EQ(drawingRefusal(drawing(idle + times(20'000, "<use href='#a'/>"))), "too-many");
    // a chain of clones
    std::string chain = "<path id='c0' d='M0 0h9v9z'/>";
    for (int i = 1; i < 5000; ++i)
        chain += "<use id='c" + std::to_string(i) + "' href='#c" + std::to_string(i - 1) + "'/>";
    EXPECT_EQ(drawingRefusal(drawing(chain)), "too-deep");
    EXPECT_EQ(drawingRefusal(drawing("<use id='a' href='#b'/><use id='b' href='#a'/>")), "svg-clone");
    EXPECT_EQ(drawingRefusal(drawing("<symbol id='a'><use href='#a'/></symbol><use href='#a'/>")),
              "svg-clone");
}

TEST(HostileDrawing, theTreeIsBounded) {
    EXPECT_EQ(drawingRefusal(drawing(times(140'000, "<g>") + times(140'000, "</g>"))), "too-deep");
    EXPECT_EQ(drawingRefusal(drawing(times(4'000'000, "<g/>"))), "too-many");
    EXPECT_EQ(drawingRefusal(drawing(times(120'000, "<g/>"))), "too-many");
    EXPECT_EQ(drawingRefusal(drawing("<g " + times(4'000'000, "a='' ") + "/>")), "too-many");
    EXPECT_EQ(drawingRefusal(std::string(50 << 20, ' ')), "too-large");
}

TEST(HostileDrawing, figuresAreBounded) {
    for (const std::string& shape :
         {std::string("<rect width='1e308' height='1e308'/>"), std::string("<circle r='1e9'/>"),
          std::string("<rect width='nan' height='5'/>"), std::string("<path d='M0 0 Linf 5'/>"),
          std::string("<path d='M0 0A1e300 1e300 0 0 1 5 5z'/>"),
          std::string("<path d='M0 0C1e200 0 0 1e200 5 5z'/>"),
          std::string("<g transform='scale(1e300) scale(1e300)'><rect width='9' height='9'/></g>"),
          std::string("<rect width='9' height='9' transform='matrix(1 0 0 1 nan 0)'/>"),
          std::string("<polygon points='0 0 1e999 5 5 5'/>"), std::string("<text x='1e99' y='0'>a</text>"),
          std::string("<text style='font-size:1e300px' x='0' y='0'>a</text>")}) {
        const DrawingResult read = readDrawing(drawing(shape), "figures.svg");
        ASSERT_TRUE(read.drawing) << shape;
        EXPECT_EQ(read.findings.size(), 1U) << shape;
        EXPECT_TRUE(read.drawing->shapes.empty()) << shape;
        EXPECT_TRUE(read.drawing->texts.empty()) << shape;
    }
    EXPECT_EQ(drawingRefusal("<svg viewBox='0 0 1e300 1e300'/>"), "svg-size");
    EXPECT_EQ(drawingRefusal("<svg viewBox='1e300 0 10 10'/>"), "svg-size");
    EXPECT_EQ(drawingRefusal("<svg width='0' height='0'/>"), "svg-size");
    EXPECT_EQ(drawingRefusal("<svg/>"), "svg-size");
}

TEST(HostileDrawing, styleIsBounded) {
    std::string css = "<style>";
    for (int i = 0; i < 200'000; ++i)
        css += ".c" + std::to_string(i) + "{fill:red}";
    css += "</style>";
    EXPECT_EQ(drawingRefusal(drawing(css + times(50'000, "<path class='c1 c2 c3' d='M0 0h9v9z'/>"))), "");
    EXPECT_EQ(drawingRefusal(drawing("<style>" + times(3'000'000, "{{{{") + "</style>")), "");
    EXPECT_EQ(drawingRefusal(drawing("<style>" + times(1'000'000, "a,b,") + "{fill:red}/*</style>")), "");
    EXPECT_EQ(drawingRefusal(drawing("<style>@import 'x.css';</style>")), "svg-reference");
    EXPECT_EQ(drawingRefusal(drawing("<style>a{fill:url(http://x)}</style>")), "svg-reference");
}

TEST(HostileDrawing, whatRunsOrLoadsIsRefused) {
    EXPECT_EQ(drawingRefusal(drawing("<g><script/></g>")), "svg-element");
    EXPECT_EQ(drawingRefusal(drawing("<metadata><x:script/></metadata>")), "svg-element");
    EXPECT_EQ(drawingRefusal(drawing("<foreignObject><iframe src='x'/></foreignObject>")), "svg-element");
    EXPECT_EQ(drawingRefusal(drawing("<a href='javascript:x()'><path d='M0 0h9v9z'/></a>")), "svg-reference");
    EXPECT_EQ(drawingRefusal(drawing("<image xlink:href='file:///etc/passwd'/>")), "svg-reference");
    EXPECT_EQ(drawingRefusal(drawing("<use href='data:image/svg+xml,x'/>")), "svg-reference");
    EXPECT_EQ(
        drawingRefusal("<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg viewBox='0 0 1 1'/>"),
        "svg-doctype");
    EXPECT_EQ(drawingRefusal("\x1F\x8B\x08"), "compressed");
}

} // namespace
} // namespace marches
