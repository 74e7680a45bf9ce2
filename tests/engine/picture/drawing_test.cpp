#include "engine/picture/drawing.h"
#include "tests/engine/bad_files.h"

#include <cmath>
#include <numbers>

namespace marches {
namespace {

const std::filesystem::path corpus = std::filesystem::path(MARCHES_SOURCE_DIR) / "tests/pictures/drawings";

Drawing drawn(const std::string& svg, std::optional<SheetSize> fit = {}) {
    const DrawingResult read = readDrawing(svg, "drawing.svg", fit);
    for (const Finding& finding : read.findings)
        ADD_FAILURE() << formatted(finding);
    return read.drawing.value_or(Drawing{});
}

Drawing page(const std::string& content) {
    return drawn("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>" + content + "</svg>");
}

double ringArea(const std::vector<Point>& ring) {
    double twice = 0;
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        twice += ring[before].x * ring[i].y - ring[i].x * ring[before].y;
    return std::abs(twice) / 2;
}

/// The first ring is the outer one; those inside it are holes.
double areaOf(const DrawnShape& shape) {
    double area = ringArea(shape.paths.front().points);
    const Outline outer{{shape.paths.front().points}};
    for (std::size_t i = 1; i < shape.paths.size(); ++i) {
        const auto& ring = shape.paths[i].points;
        area += contains(outer, ring.front()) ? -ringArea(ring) : ringArea(ring);
    }
    return area;
}

/// The name that a person gave: of the shape, else of its group.
std::string nameOf(const Drawing& drawing, const DrawnShape& shape) {
    if (!shape.label.empty()) return shape.label;
    if (shape.id.starts_with("prov-")) return shape.id.substr(5, shape.id.find('/') - 5);
    if (shape.group) {
        const DrawnGroup& group = drawing.groups[*shape.group];
        return group.label.empty() ? group.id : group.label;
    }
    return shape.id;
}

Box boxOf(const DrawnShape& shape) {
    Outline outline;
    for (const Subpath& path : shape.paths)
        outline.rings.push_back(path.points);
    return marches::boxOf(outline);
}

void expectBox(const DrawnShape& shape, const Box& box, double within = 1e-6) {
    const Box found = boxOf(shape);
    EXPECT_NEAR(found.left, box.left, within);
    EXPECT_NEAR(found.top, box.top, within);
    EXPECT_NEAR(found.right, box.right, within);
    EXPECT_NEAR(found.bottom, box.bottom, within);
}

std::size_t countOf(const Drawing& drawing, Aside kind) {
    for (const AsideCount& count : drawing.aside)
        if (count.kind == kind) return count.count;
    return 0;
}

std::string namesOf(const Drawing& drawing) {
    std::string names;
    for (const DrawnLayer& layer : drawing.layers)
        names += layer.label + ";";
    return names;
}

std::string textsOf(const Drawing& drawing) {
    std::string texts;
    for (const DrawnText& text : drawing.texts)
        texts += text.text + ";";
    return texts;
}

Drawing ofCorpus(const std::string& name) {
    return drawn(badfiles::textOf(corpus / name), SheetSize{400, 300});
}

class WrittenDrawing : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(WrittenDrawing, hasTheAreasItSays) {
    const std::string bytes = badfiles::textOf(GetParam());
    const std::string mark = "areas: ";
    std::size_t at = bytes.find(mark) + mark.size();
    std::istringstream said(bytes.substr(at, bytes.find(" -->", at) - at));
    const Drawing drawing = drawn(bytes, SheetSize{400, 300});
    EXPECT_NEAR(drawing.width, 400, 0.1);
    EXPECT_NEAR(drawing.height, 300, 0.1);
    std::map<std::string, double> areas;
    for (const DrawnShape& shape : drawing.shapes)
        if (shape.area) areas[nameOf(drawing, shape)] += areaOf(shape);
    std::size_t count = 0;
    for (std::string pair; said >> pair; ++count) {
        std::string name = pair.substr(0, pair.find('='));
        if (!areas.contains(name)) std::replace(name.begin(), name.end(), '_', ' ');
        const double area = std::stod(pair.substr(pair.find('=') + 1));
        EXPECT_NEAR(areas[name], area, area * 0.005) << name;
    }
    EXPECT_GE(count, 3U);
}

INSTANTIATE_TEST_SUITE_P(Corpus, WrittenDrawing, testing::ValuesIn(badfiles::filesIn(corpus, ".svg")),
                         [](const testing::TestParamInfo<std::filesystem::path>& test) {
                             std::string name = test.param.stem().string();
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
                             return name;
                         });

TEST(DrawingCorpus, inkscape092) {
    const Drawing drawing = ofCorpus("inkscape-0.92.svg");
    EXPECT_EQ(drawing.writer, "Inkscape 0.92.4");
    EXPECT_EQ(namesOf(drawing), "Provinces;Flüsse;Beschriftung;");
    ASSERT_EQ(drawing.shapes.size(), 6U);
    EXPECT_EQ(drawing.shapes[0].id, "path3713");
    EXPECT_EQ(drawing.shapes[0].fill, "");
    EXPECT_EQ(drawing.shapes[1].fill, "#ccffcc");
    EXPECT_EQ(drawing.shapes[1].label, "Essex");
    expectBox(drawing.shapes[1], {100, 50, 200, 150}, 0.01);
    EXPECT_FALSE(drawing.shapes[5].area);
    EXPECT_EQ(drawing.shapes[5].stroke, "#0000ff");
    EXPECT_EQ(drawing.layers[drawing.shapes[5].layer].label, "Flüsse");
    EXPECT_EQ(textsOf(drawing), "Kent;Essex;");
    EXPECT_NEAR(drawing.texts[0].middle.x, 50, 0.1);
    EXPECT_NEAR(drawing.texts[1].middle.x, 150, 0.1);
    EXPECT_TRUE(covers(drawing.shapes[0], drawing.texts[0].middle));
    EXPECT_TRUE(covers(drawing.shapes[1], drawing.texts[1].middle));
    EXPECT_EQ(countOf(drawing, Aside::gradient), 1U);
    EXPECT_EQ(countOf(drawing, Aside::guide), 2U);
    EXPECT_EQ(countOf(drawing, Aside::hidden), 1U);
}

TEST(DrawingCorpus, inkscape10InMillimetresWithAClone) {
    const Drawing drawing = ofCorpus("inkscape-1.0.svg");
    EXPECT_EQ(namesOf(drawing), "Provinces;Rivières;");
    ASSERT_EQ(drawing.shapes.size(), 5U);
    const DrawnShape& clone = drawing.shapes[3];
    EXPECT_TRUE(clone.clone);
    EXPECT_EQ(clone.id, "prov-hoo/half");
    expectBox(clone, {200, 150, 250, 250}, 0.01);
    EXPECT_EQ(countOf(drawing, Aside::filter), 1U);
    EXPECT_EQ(countOf(drawing, Aside::clip), 1U);
}

TEST(DrawingCorpus, inkscape12WithLayersInLayers) {
    const Drawing drawing = ofCorpus("inkscape-1.2.svg");
    EXPECT_EQ(namesOf(drawing), "Landen;Landen / Provincies;Namen;");
    EXPECT_EQ(textsOf(drawing), "Groot Kent;");
    EXPECT_EQ(drawing.shapes[2].paths.size(), 2U);
    EXPECT_FALSE(covers(drawing.shapes[2], {260, 90}));
    EXPECT_TRUE(covers(drawing.shapes[2], {230, 90}));
    EXPECT_EQ(drawing.shapes[3].group, 0U);
}

TEST(DrawingCorpus, inkscape14OffersItsPicture) {
    const Drawing drawing = ofCorpus("inkscape-1.4.svg");
    ASSERT_EQ(drawing.images.size(), 1U);
    EXPECT_EQ(drawing.images[0].mediaType, "image/png");
    EXPECT_TRUE(drawing.images[0].bytes.starts_with("\x89PNG\r\n"));
    EXPECT_EQ(drawing.images[0].bytes.size(), 70U);
    EXPECT_NEAR(drawing.images[0].corners[1].x, 400, 1e-6);
    EXPECT_NEAR(drawing.images[0].corners[2].y, 300, 1e-6);
    EXPECT_EQ(drawing.shapes[0].fill, "#ccffee");
    EXPECT_EQ(drawing.shapes[1].fill, "#0a331e");
    EXPECT_EQ(drawing.shapes[2].fill, "#008080");
    EXPECT_FALSE(covers(drawing.shapes[2], {210, 100}));
    EXPECT_TRUE(covers(drawing.shapes[2], {210, 60}));
    EXPECT_FALSE(drawing.shapes[3].area);
}

TEST(DrawingCorpus, illustratorsClasses) {
    const Drawing drawing = ofCorpus("illustrator.svg");
    EXPECT_EQ(drawing.writer, "Adobe Illustrator");
    EXPECT_EQ(namesOf(drawing), "Provinces;Rivers;Names;");
    EXPECT_EQ(drawing.shapes[0].fill, "#cc9966");
    EXPECT_EQ(drawing.shapes[0].rule, FillRule::evenOdd);
    EXPECT_EQ(drawing.shapes[1].label, "East_Essex");
    EXPECT_FALSE(drawing.shapes[3].area);
    EXPECT_EQ(drawing.shapes[3].stroke, "#29abe2");
    ASSERT_EQ(drawing.texts.size(), 1U);
    EXPECT_NEAR(drawing.texts[0].at.x, 36.5, 1e-6);
    EXPECT_NEAR(drawing.texts[0].size, 12, 1e-6);
    EXPECT_EQ(countOf(drawing, Aside::hidden), 1U);
    EXPECT_EQ(countOf(drawing, Aside::styleRule), 1U);
}

TEST(DrawingCorpus, affinitysPageIsNoLayer) {
    const Drawing drawing = ofCorpus("affinity.svg");
    EXPECT_EQ(drawing.writer, "Affinity");
    EXPECT_EQ(namesOf(drawing), "Provinces;Woods;");
    EXPECT_EQ(drawing.shapes[0].fill, "#cc9966");
    EXPECT_EQ(nameOf(drawing, drawing.shapes[2]), "Isle of Wight");
}

TEST(DrawingCorpus, boxyTurnsAboutTheMiddle) {
    const Drawing drawing = ofCorpus("boxy.svg");
    EXPECT_EQ(drawing.writer, "Boxy SVG");
    EXPECT_EQ(namesOf(drawing), "provinces;rivers;;");
    expectBox(drawing.shapes[2], {225, 75, 325, 125});
    EXPECT_FALSE(drawing.shapes[3].area);
    EXPECT_EQ(textsOf(drawing), "kent;");
}

TEST(Drawing, unitsOfThePageAreKept) {
    for (const std::string size : {"width='25.4mm' height='2.54cm'", "width='1in' height='72pt'",
                                   "width='6pc' height='96px'", "width='100%'", ""}) {
        const Drawing drawing = drawn("<svg " + size +
                                      " viewBox='10 20 50 50'><rect x='10' y='20' width='5' "
                                      "height='50%'/></svg>");
        EXPECT_NEAR(drawing.width, 50, 1e-6) << size;
        EXPECT_NEAR(drawing.height, 50, 1e-6) << size;
        ASSERT_EQ(drawing.shapes.size(), 1U);
        expectBox(drawing.shapes[0], {0, 0, 5, 25});
    }
    EXPECT_NEAR(drawn("<svg width='2in' height='1in'/>").width, 192, 1e-6);
}

TEST(Drawing, preserveAspectRatioPlacesTheViewBox) {
    const auto leftTop = [](const std::string& ratio) {
        const Drawing drawing =
            drawn("<svg width='200' height='100' viewBox='0 0 100 100' preserveAspectRatio='" + ratio +
                      "'><rect width='100' height='100'/></svg>",
                  SheetSize{200, 100});
        return boxOf(drawing.shapes.at(0));
    };
    EXPECT_EQ(leftTop("xMidYMid meet"), (Box{50, 0, 150, 100}));
    EXPECT_EQ(leftTop("xMinYMin"), (Box{0, 0, 100, 100}));
    EXPECT_EQ(leftTop("xMaxYMid"), (Box{100, 0, 200, 100}));
    EXPECT_EQ(leftTop("none"), (Box{0, 0, 200, 100}));
    EXPECT_EQ(leftTop("xMidYMid slice"), (Box{0, -50, 200, 150}));
}

TEST(Drawing, transformsAreFollowedFromInsideOut) {
    const Drawing drawing = page("<g transform='translate(100 50) scale(2)'>"
                                 "<rect transform='rotate(90, 10, 10)' width='20' height='10'/></g>"
                                 "<rect transform='matrix(1 0 0.5 1 0 0)' width='10' height='10'/>"
                                 "<rect transform='skewY(45)' width='10' height='10'/>");
    // turned about (10, 10): x from 10 to 20, y from 0 to 20
    expectBox(drawing.shapes.at(0), {120, 50, 140, 90});
    expectBox(drawing.shapes.at(1), {0, 0, 15, 10});
    expectBox(drawing.shapes.at(2), {0, 0, 10, 20});
}

TEST(Drawing, curvesStayWithinATenth) {
    const double r = 200;
    for (const std::string& shape :
         {std::string("<circle cx='500' cy='500' r='200'/>"),
          std::string("<path d='M300 500A200 200 0 1 1 300 500.001z'/>"),
          std::string("<circle cx='5' cy='5' r='2' transform='scale(100)'/>"),
          std::string("<rect x='300' y='300' width='400' height='400' rx='200'/>")}) {
        const Drawing drawing = page(shape);
        ASSERT_EQ(drawing.shapes.size(), 1U);
        const auto& ring = drawing.shapes[0].paths.at(0).points;
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            EXPECT_NEAR(std::hypot(ring[i].x - 500, ring[i].y - 500), r, 0.1) << shape;
            const Point middle{(ring[i].x + ring[before].x) / 2, (ring[i].y + ring[before].y) / 2};
            EXPECT_NEAR(std::hypot(middle.x - 500, middle.y - 500), r, 0.11) << shape;
        }
        EXPECT_NEAR(ringArea(ring), std::numbers::pi * r * r, 0.002 * r * r * std::numbers::pi);
        EXPECT_LT(ring.size(), 200U);
    }
}

TEST(Drawing, theSameCurveFromEitherEndHasTheSamePoints) {
    const Drawing drawing =
        page("<path d='M0 0C100 50 20 300 400 400L0 400z'/><path d='M400 400C20 300 100 50 0 0L400 0z'/>");
    const auto& there = drawing.shapes.at(0).paths.at(0).points;
    auto back = drawing.shapes.at(1).paths.at(0).points;
    std::size_t common = 0;
    for (const Point& point : there)
        for (const Point& other : back)
            if (std::hypot(point.x - other.x, point.y - other.y) < 1e-9) ++common;
    EXPECT_EQ(common, there.size() - 1);
}

TEST(Drawing, smoothCommandsMirrorTheHandle) {
    const Drawing smooth = page("<path fill='none' d='M0 0C0 50 50 100 100 100S200 150 200 200'/>");
    const Drawing plain = page("<path fill='none' d='M0 0C0 50 50 100 100 100C150 100 200 150 200 200'/>");
    EXPECT_EQ(smooth.shapes.at(0).paths, plain.shapes.at(0).paths);
    const Drawing t = page("<path fill='none' d='M0 0q50 100 100 0t100 0'/>");
    const Drawing q = page("<path fill='none' d='M0 0q50 100 100 0q50-100 100 0'/>");
    EXPECT_EQ(t.shapes.at(0).paths, q.shapes.at(0).paths);
    // after a line the handle is the point itself
    const Drawing first = page("<path fill='none' d='M0 0L10 10S50 100 100 100'/>");
    const Drawing same = page("<path fill='none' d='M0 0L10 10C10 10 50 100 100 100'/>");
    EXPECT_EQ(first.shapes.at(0).paths, same.shapes.at(0).paths);
}

TEST(Drawing, arcFlagsNeedNoBlanks) {
    const Drawing close = page("<path d='M10 315l100 100a25 25 0 0150-30z'/>");
    const Drawing apart = page("<path d='M10 315l100 100a25 25 0 0 1 50 -30z'/>");
    EXPECT_EQ(close.shapes.at(0).paths, apart.shapes.at(0).paths);
    EXPECT_GT(close.shapes.at(0).paths.at(0).points.size(), 5U);
}

TEST(Drawing, fillRulesDiffer) {
    const std::string d = "d='M0 0h100v100h-100zM25 25h50v50h-50z'";
    EXPECT_TRUE(covers(page("<path " + d + "/>").shapes.at(0), {50, 50}));
    EXPECT_FALSE(covers(page("<path fill-rule='evenodd' " + d + "/>").shapes.at(0), {50, 50}));
    EXPECT_FALSE(covers(page("<g style='fill-rule:evenodd'><path " + d + "/></g>").shapes.at(0), {50, 50}));
}

TEST(Drawing, clonesOfGroupsStandWhereTheyAreSeen) {
    const Drawing drawing = page("<g id='hill' transform='translate(10)'><rect id='a' width='5' height='5'/>"
                                 "<rect id='b' x='5' width='5' height='5'/></g>"
                                 "<use id='u1' href='#hill' x='100'/><use id='u2' href='#u1' y='50'/>"
                                 "<use id='u3' href='#lost'/>");
    ASSERT_EQ(drawing.shapes.size(), 6U);
    expectBox(drawing.shapes[2], {110, 0, 115, 5});
    expectBox(drawing.shapes[5], {115, 50, 120, 55});
    EXPECT_EQ(drawing.shapes[5].id, "u2/u1/b");
    EXPECT_EQ(countOf(drawing, Aside::lostClone), 1U);
}

TEST(Drawing, styleComesFromRuleThenAttribute) {
    const Drawing drawing =
        page("<style>rect{fill:red} .a{fill:lime} #x{fill:blue}</style>"
             "<rect width='1' height='1' fill='white'/><rect class='b a' width='1' height='1'/>"
             "<rect class='a' id='x' width='1' height='1'/>"
             "<rect class='a' id='y' width='1' height='1' style='fill:#ABC'/>");
    EXPECT_EQ(drawing.shapes.at(0).fill, "#ff0000");
    EXPECT_EQ(drawing.shapes.at(1).fill, "#00ff00");
    EXPECT_EQ(drawing.shapes.at(2).fill, "#0000ff");
    EXPECT_EQ(drawing.shapes.at(3).fill, "#aabbcc");
}

TEST(Drawing, onePathThatCannotBeReadLeavesTheOthers) {
    const DrawingResult read = readDrawing(
        "<svg viewBox='0 0 9 9'><path id='bad' d='M0 0 Lx'/><path d='M0 0h9v9z'/></svg>", "a.svg");
    ASSERT_TRUE(read.drawing);
    EXPECT_EQ(read.drawing->shapes.size(), 1U);
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].severity, Severity::warning);
    EXPECT_NE(formatted(read.findings[0]).find("bad"), std::string::npos);
}

} // namespace
} // namespace marches
