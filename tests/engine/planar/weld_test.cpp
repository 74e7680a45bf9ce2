#include "engine/picture/contact.h"
#include "engine/picture/svg_spans.h"
#include "engine/planar/check.h"
#include "engine/planar/weld.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cmath>
#include <numbers>
#include <utility>

namespace marches::planar {
namespace {

Picture pictureOf(const std::string& content, const std::string& box = "0 0 100 60") {
    const PictureResult read = readPicture("<svg viewBox='" + box + "'>" + content + "</svg>", "a.svg");
    for (const Finding& finding : read.findings)
        ADD_FAILURE() << formatted(finding);
    return read.picture.value_or(Picture{});
}

std::string land(const std::string& data) {
    return "<g id='land'><path d='" + data + "'/></g>";
}
std::string province(const std::string& id, const std::string& data) {
    return "<path id='prov-" + id + "' d='" + data + "'/>";
}

void expectWhole(const PlanarMap& map) {
    const auto broken = firstBroken(map);
    EXPECT_FALSE(broken) << "fault " << static_cast<int>(broken->fault) << " at " << broken->at.x << ", "
                         << broken->at.y;
}

TEST(Weld, neighboursShareOneArc) {
    const auto welded = weld(pictureOf(land("M10 10H70V50H10Z") + province("a", "M10 10H40V50H10Z") +
                                       province("b", "M40 10H60V50H40Z")));
    ASSERT_FALSE(welded) << "the coast of b's end is land's, but its corners are not";
    // The same with the corners of all lines in all of them.
    const auto noded = weld(pictureOf(land("M10 10L40 10L60 10L70 10L70 50L60 50L40 50L10 50Z") +
                                      province("a", "M10 10H40V50H10Z") + province("b", "M40 10H60V50H40Z")));
    ASSERT_TRUE(noded);
    expectWhole(noded->map);
    const Label a = noded->labelOf("a").value();
    const Label b = noded->labelOf("b").value();
    EXPECT_DOUBLE_EQ(noded->map.contact(a, b), 40);
    EXPECT_DOUBLE_EQ(noded->map.contact(b, quietLand), 40);
    EXPECT_DOUBLE_EQ(noded->map.contact(a, sea), 100);
    EXPECT_DOUBLE_EQ(squareUnitsOf(noded->map.area2(quietLand)), 400);
    EXPECT_EQ(noded->map.labelAt({500, 500}), sea);
    EXPECT_EQ(noded->map.labelAt({6500, 3000}), quietLand);
    EXPECT_TRUE(noded->exact);
}

TEST(Weld, holesIslandsAndTheFrameKeepTheirSides) {
    const auto welded = weld(pictureOf(province("around", "M0 0H60V60H0ZM20 20V40H40V20Z") +
                                       province("hole", "M20 20H40V40H20Z") +
                                       province("pieces", "M70 5h10v10h-10ZM70 30h10v10h-10Z") +
                                       province("holed", "M84 40h14v14h-14ZM88 44h6v6h-6Z")));
    ASSERT_TRUE(welded);
    expectWhole(welded->map);
    EXPECT_EQ(welded->map.labelAt({3000, 3000}), welded->labelOf("hole"));
    EXPECT_EQ(welded->map.labelAt({1000, 3000}), welded->labelOf("around"));
    EXPECT_EQ(welded->map.labelAt({9100, 4700}), sea);
    EXPECT_EQ(welded->map.labelAt({8500, 4100}), welded->labelOf("holed"));
    EXPECT_EQ(welded->map.faces(welded->labelOf("pieces").value()).size(), 2U);
    EXPECT_DOUBLE_EQ(welded->map.contact(*welded->labelOf("hole"), *welded->labelOf("around")), 80);
}

TEST(Weld, aBorderMayEndOnTheFrameInTheMiddleOfALine) {
    const auto welded =
        weld(pictureOf(province("left", "M0 0H30V60H0Z") + province("right", "M30 0H100V60H30Z")));
    ASSERT_TRUE(welded);
    expectWhole(welded->map);
    EXPECT_DOUBLE_EQ(welded->map.contact(*welded->labelOf("left"), *welded->labelOf("right")), 60);
    EXPECT_FALSE(welded->map.has(sea));
}

TEST(Weld, anEmptyPictureIsAllSea) {
    const auto welded = weld(pictureOf(""));
    ASSERT_TRUE(welded);
    expectWhole(welded->map);
    EXPECT_EQ(welded->map.area2(sea), std::int64_t{2} * 10'000 * 6'000);
}

TEST(Weld, aFaultIsNamedWithItsPlace) {
    const auto faultOf = [](const std::string& content) {
        const auto welded = weld(pictureOf(content));
        return welded ? std::nullopt : std::optional(welded.error().kind);
    };
    using Kind = WeldFault::Kind;
    EXPECT_EQ(faultOf(province("a", "M10 10.005H40V50Z")), Kind::offGrid);
    EXPECT_EQ(faultOf(province("a", "M10 10H140V50Z")), Kind::offSheet);
    EXPECT_EQ(faultOf(province("a", "M10 10H40V50Z") + province("b", "M10 10H40V50H10Z")), Kind::overlap);
    EXPECT_EQ(faultOf(province("a", "M10 10H40V50H10Z") + province("b", "M40 20H60V40H40Z")), Kind::crossing);
    EXPECT_EQ(faultOf(province("a", "M10 10H40V50H10Z") + province("b", "M30 20H60V40H30Z")), Kind::crossing);
    EXPECT_EQ(faultOf(province("a", "M10 10H60V50H10Z") + province("b", "M30 20H40V40H30Z")),
              Kind::impossible);
    EXPECT_EQ(faultOf(province("a", "M10 10L60 50L60 10L10 50Z")), Kind::crossing);
}

namespace {

/// A ring of strokes over the whole height, from the left to the right, and back below.
Ring strokes(int count, double width, double height) {
    Ring ring;
    for (int i = 0; i < count; ++i)
        ring.push_back({1 + i * (width - 2) / count, i % 2 == 0 ? 1 : height - 2});
    ring.push_back({width - 1, height - 1});
    ring.push_back({1, height - 1});
    for (Point& point : ring)
        point = {std::round(point.x * 100) / 100, std::round(point.y * 100) / 100};
    return ring;
}

std::size_t peakBytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

} // namespace

/// Outlines of strangers that would fill the memory are refused before they do.
TEST(Weld, manyStrokesOverTheWholeHeightAreRefused) {
    Picture picture;
    picture.width = 4000;
    picture.height = 4000;
    Outline outline{{strokes(12'000, 4000, 4000), {{3999.2, 1}, {3999.6, 1}, {3999.6, 2}}}};
    const std::size_t before = peakBytes();
    picture.provinces.emplace("a", outline);
    auto welded = weld(picture);
    ASSERT_FALSE(welded);
    EXPECT_EQ(welded.error().kind, WeldFault::Kind::tooDense);
    picture.provinces.clear();
    outline.rings.pop_back();
    picture.land.push_back(outline);
    welded = weld(picture);
    ASSERT_FALSE(welded) << "land is asked too";
    EXPECT_EQ(welded.error().kind, WeldFault::Kind::tooDense);
    EXPECT_LT(peakBytes() - before, std::size_t{700} << 20U);
}

/// 550 strokes across 550 others cross 300,000 times.
TEST(Join, linesThatCrossTooOftenAreRefused) {
    Picture picture;
    picture.width = 4000;
    picture.height = 4000;
    Outline outline;
    outline.rings.push_back(strokes(550, 4000, 4000));
    Ring across = strokes(550, 4000, 4000);
    for (Point& point : across)
        std::swap(point.x, point.y);
    outline.rings.push_back(across);
    picture.provinces.emplace("a", outline);
    const std::size_t before = peakBytes();
    const auto joined = joinBorders(picture, {});
    ASSERT_FALSE(joined);
    EXPECT_EQ(joined.error().reason, Reason::tooDense);
    EXPECT_LT(peakBytes() - before, std::size_t{700} << 20U);
}

TEST(Join, aGapIsFilledForTheUpperProvince) {
    const Picture picture = pictureOf(land("M10 10H71V50H10Z") + province("a", "M10 10H40V50H10Z") +
                                      province("b", "M41.3 10H71V30L71 50H41.3Z"));
    const auto joined = joinBorders(picture, {"a", "b"});
    ASSERT_TRUE(joined) << englishText(joined.error().why);
    expectWhole(joined->welded.map);
    EXPECT_FALSE(joined->welded.exact);
    EXPECT_EQ(joined->report.gaps, 1U);
    EXPECT_NEAR(joined->report.widestGap, 1.3, 1e-9);
    EXPECT_EQ(joined->report.overlaps, 0U);
    const auto contact = [&](const Joined& done) {
        return done.welded.map.contact(*done.welded.labelOf("a"), *done.welded.labelOf("b"));
    };
    EXPECT_DOUBLE_EQ(contact(*joined), 40);
    EXPECT_DOUBLE_EQ(squareUnitsOf(joined->welded.map.area2(*joined->welded.labelOf("a"))), 1200);
    const auto other = joinBorders(picture, {"b", "a"});
    ASSERT_TRUE(other);
    EXPECT_DOUBLE_EQ(squareUnitsOf(other->welded.map.area2(*other->welded.labelOf("b"))), 29.7 * 40);
    const auto narrow = joinBorders(picture, {}, 1.0);
    ASSERT_TRUE(narrow);
    EXPECT_EQ(narrow->report.gaps, 0U);
    EXPECT_EQ(contact(*narrow), 0);
}

TEST(Join, aGapOpenToTheSeaIsClosedAsFarAsItIsNarrow) {
    // The borders run apart from 0 to 10 units over 50: within 2 units they are joined. A point off the grid
    // makes the picture one that is not taken as it is.
    const auto joined = joinBorders(pictureOf(province("a", "M10.004 5H40V55H10Z") +
                                              province("b", "M40 5H80V55H50L48 45L46 35L44 25L42 15Z")),
                                    {});
    ASSERT_TRUE(joined) << englishText(joined.error().why);
    expectWhole(joined->welded.map);
    EXPECT_EQ(joined->report.gaps, 1U);
    EXPECT_NEAR(joined->report.widestGap, 2.0, 0.05);
    const double contact =
        joined->welded.map.contact(*joined->welded.labelOf("a"), *joined->welded.labelOf("b"));
    EXPECT_NEAR(contact, 10, 1.5);
}

TEST(Join, overlapsGoToTheUpperProvince) {
    const Picture picture = pictureOf(province("a", "M10 10H42V50H10Z") + province("b", "M40 5H70V55H40Z"));
    const auto joined = joinBorders(picture, {"a", "b"});
    ASSERT_TRUE(joined);
    expectWhole(joined->welded.map);
    EXPECT_EQ(joined->report.overlaps, 1U);
    EXPECT_DOUBLE_EQ(squareUnitsOf(joined->welded.map.area2(*joined->welded.labelOf("a"))), 1200);
    const auto other = joinBorders(picture, {"b", "a"});
    ASSERT_TRUE(other);
    EXPECT_DOUBLE_EQ(squareUnitsOf(other->welded.map.area2(*other->welded.labelOf("a"))), 1280);
}

TEST(Join, curvesAndPointsBetweenTheStepsComeOntoTheGrid) {
    const auto joined = joinBorders(pictureOf(province("a", "M20 30C20 10 60 10 60 30L60.0049 40H20Z") +
                                              province("b", "M60 30L80.333 20V50L60 40Z")),
                                    {"a", "b"});
    ASSERT_TRUE(joined) << englishText(joined.error().why);
    expectWhole(joined->welded.map);
    EXPECT_NEAR(joined->welded.map.contact(*joined->welded.labelOf("a"), *joined->welded.labelOf("b")), 10,
                0.05);
}

TEST(Join, whatIsExactStaysAsItIs) {
    const Picture picture =
        pictureOf(province("around", "M0 0H60V60H0ZM20 20V40H40V20Z") + province("hole", "M20 20H40V40H20Z"));
    const auto welded = weld(picture);
    const auto joined = joinBorders(picture, {});
    ASSERT_TRUE(welded && joined);
    for (const char* id : {"around", "hole"})
        EXPECT_EQ(joined->welded.map.outline(*joined->welded.labelOf(id)),
                  welded->map.outline(*welded->labelOf(id)));
    EXPECT_EQ(joined->report.gaps + joined->report.overlaps, 0U);
    EXPECT_TRUE(joined->welded.exact);
}

TEST(Join, aNarrowInletBetweenExactBordersIsNoGap) {
    const Picture picture =
        pictureOf(province("a", "M10 10H40V30L39.5 50H10Z") + province("b", "M40 10H70V50H40.5L40 30Z"));
    const auto welded = weld(picture);
    const auto joined = joinBorders(picture, {"b", "a"});
    ASSERT_TRUE(welded && joined);
    EXPECT_EQ(joined->welded.map, welded->map);
    EXPECT_EQ(joined->report.gaps, 0U);
    EXPECT_EQ(joined->report.widestGap, 0);
    EXPECT_EQ(joined->welded.map.labelAt({4000, 4900}), sea);
}

} // namespace
} // namespace marches::planar
