#include "engine/picture/svg_splice.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace marches {
namespace {

/// One map in a style of writing.
struct Style {
    const char* name;
    std::string bytes;
};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

const std::string plainMap = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">
<desc>Made by us &amp; others</desc>
<g id="land">
<path d="M0,0l60,0 0,50-60,0Z"/>
</g>
<g id="woods">
<path d="M5,5l3,0 0,3Z"/>
<path d="M6,6l3,0 0,3Z"/>
</g>
<g id="provinces">
<path id="prov-left" d="M0,0l30,0 0,50-30,0Z"/>
<path id="prov-right" d="M30,0l30,0 0,50-30,0Z"/>
</g>
<g id="calm">
<path id="calm-left" d="M1,1l28,0 0,48-28,0Z"/>
</g>
</svg>
)";

std::vector<Style> styles() {
    return {
        {"plain", plainMap},
        {"crlf", replaced(plainMap, "\n", "\r\n")},
        {"singleQuotes", replaced(plainMap, "\"", "'")},
        {"oneLine", replaced(plainMap, "\n", "")},
        {"noLastNewline", plainMap.substr(0, plainMap.size() - 1)},
        {"byteOrderMark", "\xEF\xBB\xBF" + plainMap},
        {"declaration", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- by hand > -->\n" + plainMap},
        {"comments",
         replaced(replaced(plainMap, "<path", "<!-- <path d='x'/> --><path"), "</g>", "<!-- end -->\n</g>")},
        {"prefixed", replaced(replaced(replaced(replaced(plainMap, "<path", "<svg:path"), "<g", "<svg:g"),
                                       "</g", "</svg:g"),
                              "svg xmlns=", "svg xmlns:svg=")},
        {"nestedGroups", replaced(replaced(plainMap, "<g id=\"provinces\">",
                                           "<g id='more'><g id=\"provinces\" data-x='a &gt; b'>"),
                                  "</g>\n<g id=\"calm\">", "</g></g>\n<g id=\"calm\">")},
        {"attributesOnLines",
         replaced(replaced(plainMap, " d=", "\n     style='fill:#abc;stroke:none'\n     d = "), "Z\"/>",
                  "Z\"\n  />")},
        {"titles", replaced(plainMap, "Z\"/>", "Z\"><title>a &lt; b</title><!-- > --></path>")},
        {"otherLayers",
         replaced(plainMap, "<g id=\"provinces\">",
                  "<g id=\"notes\"><path d=\"M1,1L2,2\"/><metadata><x/></metadata></g>\n<defs><path "
                  "id='prov-left' d='M0 0'/></defs>\n<g id=\"provinces\">")},
    };
}

class SpliceStyle : public testing::TestWithParam<Style> {
protected:
    MapSvg base() {
        auto read = readMapSvg(GetParam().bytes, "a.svg");
        if (!read) {
            for (const Finding& finding : read.error())
                ADD_FAILURE() << formatted(finding);
            return {};
        }
        return std::move(*read);
    }
    static std::string done(const Expected<std::string, Finding>& result) {
        if (!result) ADD_FAILURE() << formatted(result.error());
        return result.value_or("");
    }
};

TEST_P(SpliceStyle, noChangeGivesTheBytes) {
    EXPECT_EQ(done(svgWith(base(), {})), GetParam().bytes);
}

TEST_P(SpliceStyle, onlyTheDataOfAChangedPathIsReplaced) {
    const MapSvg svg = base();
    const std::size_t right = svg.findPath("prov-right").value();
    const std::string data = "M30,0l30,0 0,40-30,0Z";
    EXPECT_EQ(done(svgWith(svg, {{{right, data, {}, false}}, {}, {}})),
              replaced(GetParam().bytes, "M30,0l30,0 0,50-30,0Z", data));
}

TEST_P(SpliceStyle, aNewIdStandsAloneInPlaceOfTheOld) {
    const MapSvg svg = base();
    const std::size_t right = svg.findPath("prov-right").value();
    const std::string bytes = done(svgWith(svg, {{{right, {}, "prov-kent", false}}, {}, {}}));
    EXPECT_EQ(bytes, replaced(GetParam().bytes, "prov-right", "prov-kent"));
}

TEST_P(SpliceStyle, aNewPathGoesBehindTheLastOfItsGroupAndTakesItsForm) {
    const MapSvg svg = base();
    const std::string data = "M60,0l30,0 0,50Z";
    const std::string bytes = done(svgWith(svg, {{}, {{SvgLayer::provinces, "prov-far", data, {}}}}));
    const SvgPath& last = svg.paths[svg.findPath("prov-right").value()];
    ASSERT_GT(bytes.size(), svg.bytes.size());
    EXPECT_EQ(bytes.substr(0, last.element.end), svg.bytes.substr(0, last.element.end));
    EXPECT_EQ(bytes.substr(bytes.size() - (svg.bytes.size() - last.element.end)),
              svg.bytes.substr(last.element.end));
    const PictureResult read = readPicture(bytes, "a.svg");
    ASSERT_TRUE(read.picture);
    Picture wanted = svg.picture;
    wanted.provinces["far"] = {{{{60, 0}, {90, 0}, {90, 50}}}};
    EXPECT_EQ(read.picture->provinces, wanted.provinces);
    EXPECT_EQ(read.picture->calm, wanted.calm);
    EXPECT_EQ(read.picture->woods, wanted.woods);
    EXPECT_EQ(read.picture->land, wanted.land);
    // Where lines end with CR LF they go on so, and no path brings other quotation marks.
    if (std::string(GetParam().name) == "crlf") {
        EXPECT_EQ(std::count(bytes.begin(), bytes.end(), '\n'), std::count(bytes.begin(), bytes.end(), '\r'));
    }
    if (std::string(GetParam().name) == "singleQuotes") {
        EXPECT_EQ(bytes.find('"'), std::string::npos);
    }
    if (std::string(GetParam().name) == "oneLine") {
        EXPECT_EQ(bytes.find('\n'), std::string::npos);
    }
    if (std::string(GetParam().name) == "attributesOnLines") {
        EXPECT_NE(bytes.find("prov-far\" style='fill:#abc;stroke:none' d"), std::string::npos) << bytes;
    }
}

TEST_P(SpliceStyle, addedAndTakenOutAgainGivesTheBytes) {
    const MapSvg svg = base();
    const std::string more =
        done(svgWith(svg, {{}, {{SvgLayer::provinces, "prov-far", "M60,0l30,0 0,50Z", {}}}}));
    const auto again = readMapSvg(more, "a.svg");
    ASSERT_TRUE(again);
    const std::size_t far = again->findPath("prov-far").value();
    EXPECT_EQ(done(svgWith(*again, {{{far, {}, {}, true}}, {}, {}})), svg.bytes);
}

TEST_P(SpliceStyle, aMissingGroupIsMadeInItsPlaceOfThePainting) {
    const MapSvg svg = base();
    const std::string bytes = done(svgWith(svg, {{}, {{SvgLayer::rivers, "", "M1,1l5,5", {}}}}));
    const auto again = readMapSvg(bytes, "a.svg");
    ASSERT_TRUE(again);
    ASSERT_EQ(again->picture.rivers.size(), 1U);
    EXPECT_EQ(again->picture.provinces, svg.picture.provinces);
    EXPECT_LT(bytes.find("land"), bytes.find("rivers"));
    EXPECT_LT(bytes.find("rivers"), bytes.find("woods"));
    // All bytes of the base are there still, in one piece before and one behind the group.
    const auto differs = std::mismatch(svg.bytes.begin(), svg.bytes.end(), bytes.begin());
    const auto rest = static_cast<std::size_t>(svg.bytes.end() - differs.first);
    EXPECT_EQ(bytes.substr(bytes.size() - rest), std::string(differs.first, svg.bytes.end()));
}

TEST_P(SpliceStyle, theLastPathOfALayerGoesAndOneComesInItsPlace) {
    const MapSvg svg = base();
    const std::size_t calm = svg.findPath("calm-left").value();
    const std::string bytes =
        done(svgWith(svg, {{{calm, {}, {}, true}}, {{SvgLayer::calm, "calm-right", "M1,1l8,0 0,8Z", {}}}}));
    const PictureResult read = readPicture(bytes, "a.svg");
    ASSERT_TRUE(read.picture);
    ASSERT_EQ(read.picture->calm.size(), 1U);
    EXPECT_TRUE(read.picture->calm.contains("right"));
}

INSTANTIATE_TEST_SUITE_P(Styles, SpliceStyle, testing::ValuesIn(styles()),
                         [](const auto& test) { return std::string(test.param.name); });

MapSvg mapSvg(const std::string& bytes) {
    auto read = readMapSvg(bytes, "a.svg");
    if (!read) ADD_FAILURE() << formatted(read.error().front());
    return read ? std::move(*read) : MapSvg{};
}

TEST(SvgSplice, aNewPathGoesBehindTheOneThatItNames) {
    const MapSvg svg = mapSvg(plainMap);
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < svg.paths.size() && !first; ++i)
        if (svg.paths[i].layer == SvgLayer::woods) first = i;
    const auto bytes = svgWith(svg, {{}, {{SvgLayer::woods, "", "M9,9l1,0 0,1Z", first}}});
    ASSERT_TRUE(bytes);
    EXPECT_EQ(*bytes, replaced(plainMap, "<path d=\"M5,5l3,0 0,3Z\"/>",
                               "<path d=\"M5,5l3,0 0,3Z\"/>\n<path d=\"M9,9l1,0 0,1Z\"/>"));
}

TEST(SvgSplice, emptyElementsAreOpened) {
    const MapSvg empty = mapSvg("<svg width='10' height='10'/>");
    const auto made = svgWith(empty, {{}, {{SvgLayer::land, "", "M1,1l8,0 0,8Z", {}}}});
    ASSERT_TRUE(made);
    EXPECT_EQ(*made,
              "<svg width='10' height='10'>\n<g id=\"land\">\n<path d=\"M1,1l8,0 0,8Z\"/>\n</g>\n</svg>");
    const MapSvg group = mapSvg("<svg width='10' height='10'>\n  <g id='provinces' />\n</svg>");
    const auto filled = svgWith(group, {{}, {{SvgLayer::provinces, "prov-a", "M1,1l8,0 0,8Z", {}}}});
    ASSERT_TRUE(filled);
    EXPECT_EQ(*filled, "<svg width='10' height='10'>\n  <g id='provinces' >\n  <path id=\"prov-a\" "
                       "d=\"M1,1l8,0 0,8Z\"/>\n  </g>\n</svg>");
}

TEST(SvgSplice, aNewSizeGoesWhereTheOldOneStands) {
    const MapSvg svg = mapSvg("<svg height='50px' viewBox='0, 0 100 50' width='100%' id='x'/>");
    SvgChanges changes;
    changes.size = Point{80, 40.5};
    const auto bytes = svgWith(svg, changes);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(*bytes, "<svg height='40.5px' viewBox='0 0 80 40.5' width='100%' id='x'/>");
    changes.size = Point{0, 40};
    EXPECT_FALSE(svgWith(svg, changes));
}

TEST(SvgSplice, twoPathsSwapTheirIds) {
    const MapSvg svg = mapSvg(plainMap);
    const std::size_t left = svg.findPath("prov-left").value();
    const std::size_t right = svg.findPath("prov-right").value();
    const auto bytes =
        svgWith(svg, {{{left, {}, "prov-right", false}, {right, {}, "prov-left", false}}, {}, {}});
    ASSERT_TRUE(bytes);
    const PictureResult read = readPicture(*bytes, "a.svg");
    EXPECT_EQ(read.picture->provinces.at("left"), svg.picture.provinces.at("right"));
}

TEST(SvgSplice, aNeighbourMayGoWhereANewPathComes) {
    const MapSvg svg = mapSvg(plainMap);
    const std::size_t left = svg.findPath("prov-left").value();
    const std::size_t right = svg.findPath("prov-right").value();
    const auto bytes = svgWith(
        svg, {{{right, {}, {}, true}}, {{SvgLayer::provinces, "prov-new", "M60,0l30,0 0,50Z", left}}});
    ASSERT_TRUE(bytes);
    const PictureResult read = readPicture(*bytes, "a.svg");
    EXPECT_TRUE(read.picture->provinces.contains("new"));
    EXPECT_FALSE(read.picture->provinces.contains("right"));
}

/// What must be refused, and leaves no bytes.
TEST(SvgSplice, hostileChangesAreRefused) {
    const MapSvg svg = mapSvg(plainMap);
    const std::size_t left = svg.findPath("prov-left").value();
    const std::size_t land = 0;
    const std::vector<std::pair<const char*, SvgChanges>> all{
        {"markup in data", {{{left, "M0 0h9v9z\"/><script/>", {}, false}}, {}}},
        {"entity in data", {{{left, "M0 0h9v9z&#x20;", {}, false}}, {}}},
        {"no path data", {{{left, "M0 0 9", {}, false}}, {}}},
        {"no area", {{{left, "M0 0", {}, false}}, {}}},
        {"far away", {{{left, "M0 0h1e9v9z", {}, false}}, {}}},
        {"markup in an id", {{{left, {}, "prov-a\" onload=\"x", false}}, {}}},
        {"an id that is no slug", {{{left, {}, "prov-A", false}}, {}}},
        {"an id that is there", {{{left, {}, "prov-right", false}}, {}}},
        {"an id that is no province's", {{{left, {}, "left", false}}, {}}},
        {"an id for a path without one", {{{land, {}, "prov-new", false}}, {}}},
        {"a path twice", {{{left, {}, {}, true}, {left, {}, {}, true}}, {}}},
        {"no such path", {{{99, {}, {}, true}}, {}}},
        {"a province without an id", {{}, {{SvgLayer::provinces, "", "M0 0h9v9z", {}}}}},
        {"a new id that is there", {{}, {{SvgLayer::provinces, "prov-left", "M0 0h9v9z", {}}}}},
        {"a layer that is none", {{}, {{SvgLayer::none, "", "M0 0h9v9z", {}}}}},
    };
    for (const auto& [name, changes] : all)
        EXPECT_FALSE(svgWith(svg, changes)) << name;
}

TEST(SvgSplice, hostilePicturesAreRefusedBeforeAnythingIsSought) {
    for (const char* bytes :
         {"", "<svg", "<svg width='10' height='10'><g></svg>", "<!DOCTYPE svg><svg width='10' height='10'/>",
          "<svg width='10' height='10'><script/></svg>", "\x1F\x8B"})
        EXPECT_FALSE(readMapSvg(bytes, "a.svg")) << bytes;
}

TEST(SvgSplice, bundledMapsStandAsTheyAreAndTakeAChangeOfOnePath) {
    for (const char* name : {"western-europe", "eastern-europe"}) {
        std::ifstream file(std::string(MARCHES_SOURCE_DIR) + "/resources/scenarios/" + name + ".svg",
                           std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        const MapSvg svg = mapSvg(bytes);
        ASSERT_GT(svg.paths.size(), 100U);
        for (std::size_t i = 0; i < svg.paths.size(); i += 97) {
            ASSERT_TRUE(svg.paths[i].data);
            const auto same =
                svgWith(svg, {{{i, std::string(svg.text(*svg.paths[i].data)), {}, false}}, {}, {}});
            ASSERT_TRUE(same);
            EXPECT_EQ(*same, bytes);
        }
    }
}

} // namespace
} // namespace marches
