#include "engine/draft/import/gaps.h"
#include "engine/draft/import/joined.h"
#include "engine/draft/import/write_drawing.h"
#include "engine/planar/check.h"
#include "tests/engine/bad_files.h"

#include <cmath>

namespace marches::draft {
namespace {

using badfiles::textOf;
namespace fs = std::filesystem;

const fs::path importCorpus = fs::path(MARCHES_SOURCE_DIR) / "tests/pictures/drawings";

Drawing readAs(const std::string& svg, std::optional<SheetSize> fit = {}) {
    const DrawingResult read = readDrawing(svg, "import.svg", fit);
    for (const Finding& finding : read.findings)
        ADD_FAILURE() << formatted(finding);
    return read.drawing.value_or(Drawing{});
}

/// A drawing in the manner of Inkscape with one layer of provinces on a page of 400 x 300.
Drawing provincesOf(const std::string& shapes, const std::string& more = "") {
    return readAs("<svg xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' viewBox='0 0 400 300'>"
                  "<g inkscape:groupmode='layer' id='l1' inkscape:label='Provinces'>" +
                  shapes + "</g>" + more + "</svg>");
}

std::string square(const std::string& attributes, double x, double y, double width, double height) {
    return "<rect " + attributes + " x='" + std::to_string(x) + "' y='" + std::to_string(y) + "' width='" +
           std::to_string(width) + "' height='" + std::to_string(height) + "'/>";
}

JoinedDrawing joinedOf(const Drawing& drawing, const ImportPlan& plan, const MapBefore& before = {}) {
    auto joined = joinedDrawing(drawing, plan, before);
    if (!joined) {
        ADD_FAILURE() << englishText(joined.error());
        return {};
    }
    const auto broken = planar::firstBroken(joined->map);
    EXPECT_FALSE(broken) << "the map is broken";
    return std::move(*joined);
}

Outline outlineOf(const JoinedDrawing& joined, planar::Label label) {
    Outline outline;
    for (const planar::GridRing& ring : joined.map.outline(label)) {
        outline.rings.emplace_back();
        for (const planar::GridPoint point : ring)
            outline.rings.back().push_back(planar::toPoint(point));
    }
    return outline;
}

MapBefore mapOf(const JoinedDrawing& joined, const Drawing& drawing) {
    MapBefore map;
    map.width = drawing.width;
    map.height = drawing.height;
    for (const auto& [id, label] : joined.labels)
        map.provinces[id].outline = outlineOf(joined, label);
    return map;
}

double areaOf(const JoinedDrawing& joined, const std::string& id) {
    const auto label = joined.labels.find(id);
    return label == joined.labels.end() ? 0 : planar::squareUnitsOf(joined.map.area2(label->second));
}

double contactOf(const JoinedDrawing& joined, const std::string& a, const std::string& b) {
    return joined.map.contact(joined.labels.at(a), joined.labels.at(b));
}

/// "ID how" of all shapes, in their order.
std::string known(const ImportPlan& plan) {
    const char* const how[] = {"id", "label", "text", "place", "fresh", "chosen"};
    std::string all;
    for (const ShapePlan& shape : plan.shapes)
        all +=
            shape.province + " " + how[static_cast<std::size_t>(shape.how)] + (shape.look ? "?" : "") + "; ";
    return all;
}

std::string joinedIds(const std::vector<std::string>& ids) {
    std::string all;
    for (const std::string& id : ids)
        all += id + " ";
    return all;
}

TEST(ImportLayers, areKnownByNameInFourLanguages) {
    const auto becomes = [](const char* name) {
        const auto found = layerByName(name);
        return found ? std::pair(found->first, found->second)
                     : std::pair(Becomes::nothing, std::string("none"));
    };
    using Pair = std::pair<Becomes, std::string>;
    EXPECT_EQ(becomes("Provinces"), Pair(Becomes::provinces, "en"));
    EXPECT_EQ(becomes("Provinzen"), Pair(Becomes::provinces, "de"));
    EXPECT_EQ(becomes("Provincies 2"), Pair(Becomes::provinces, "nl"));
    EXPECT_EQ(becomes("Flüsse"), Pair(Becomes::rivers, "de"));
    EXPECT_EQ(becomes("Rivières"), Pair(Becomes::rivers, "fr"));
    EXPECT_EQ(becomes("rivieren"), Pair(Becomes::rivers, "nl"));
    EXPECT_EQ(becomes("my rivers"), Pair(Becomes::rivers, "en"));
    EXPECT_EQ(becomes("Berge"), Pair(Becomes::relief, "de"));
    EXPECT_EQ(becomes("Montagnes"), Pair(Becomes::relief, "fr"));
    EXPECT_EQ(becomes("Forêts"), Pair(Becomes::woods, "fr"));
    EXPECT_EQ(becomes("Wälder"), Pair(Becomes::woods, "de"));
    EXPECT_EQ(becomes("Bossen"), Pair(Becomes::woods, "nl"));
    EXPECT_EQ(becomes("Namen"), Pair(Becomes::names, "nl"));
    EXPECT_EQ(becomes("Beschriftung"), Pair(Becomes::names, "de"));
    EXPECT_EQ(becomes("Étiquettes"), Pair(Becomes::names, "fr"));
    EXPECT_EQ(becomes("Achtergrond"), Pair(Becomes::underlay, "nl"));
    EXPECT_EQ(becomes("Gewässer"), Pair(Becomes::water, "de"));
    EXPECT_EQ(becomes("Landen / Provincies"), Pair(Becomes::provinces, "nl"));
    EXPECT_EQ(becomes("calm"), Pair(Becomes::nothing, "en"));
    EXPECT_EQ(becomes("Bosnia"), Pair(Becomes::nothing, "none"));
    EXPECT_EQ(becomes("Layer 1"), Pair(Becomes::nothing, "none"));
}

TEST(ImportLayers, areKnownByForm) {
    const auto plan = guessedLayers(readAs(
        "<svg viewBox='0 0 100 100'><g id='a'><path d='M0 0h9v9z'/><path d='M9 0h9v9z'/></g>"
        "<g id='b'><path fill='none' d='M0 0L9 9'/></g><g id='c'><text x='1' y='1'>Kent</text></g>"
        "<g id='d'><path id='hill' d='M0 0l3 -3 3 3z'/><use href='#hill' x='9'/><use href='#hill' x='20'/>"
        "<use href='#hill' x='30'/></g><g id='e'><image width='9' height='9' "
        "href='data:image/png;base64,iVBORw0KGgo='/></g><g id='f'/></svg>"));
    ASSERT_EQ(plan.size(), 6U);
    const Becomes expected[] = {Becomes::provinces, Becomes::rivers,   Becomes::names,
                                Becomes::relief,    Becomes::underlay, Becomes::nothing};
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(plan[i].becomes, expected[i]) << i;
        EXPECT_EQ(plan[i].how, LayerReason::byForm);
    }
}

TEST(ImportShapes, areKnownByIdLabelTextAndPlace) {
    MapBefore before{400, 300, {}};
    const auto lay = [&](const std::string& id, const std::string& name, double x) {
        before.provinces[id] = {{{{{x, 0}, {x + 50, 0}, {x + 50, 50}, {x, 50}}}}, {name}};
    };
    lay("kent", "Kent", 0);
    lay("ile-de-france", "Île-de-France", 50);
    lay("essex", "Essex", 100);
    lay("calais", "Calais", 150);
    lay("brabant", "Brabant", 200);
    const Drawing drawing =
        provincesOf(square("id='prov-kent'", 0, 100, 50, 50) +
                        square("id='path1' inkscape:label='Ile de France'", 50, 100, 50, 50) +
                        square("id='path2'", 100, 100, 50, 50) + square("id='path1432'", 155, 0, 50, 50) +
                        square("id='Hainaut'", 200, 0, 55, 55) + square("id='path3'", 300, 100, 50, 50),
                    "<text x='110' y='130'>ESSEX</text>");
    ImportPlan plan = guessedPlan(drawing, before);
    EXPECT_EQ(known(plan),
              "kent id; ile-de-france label; essex text; calais place?; hainaut label; province-1 fresh; ");
    EXPECT_NEAR(plan.shapes[3].share, 0.9, 0.01);
    EXPECT_TRUE(plan.shapes[4].isNew);
    EXPECT_EQ(plan.shapes[4].name, "Hainaut");
    // Brabant is gone, and most of it is now Hainaut
    ASSERT_EQ(plan.gone.size(), 1U);
    EXPECT_EQ(plan.gone[0].province, "brabant");
    EXPECT_EQ(plan.gone[0].heir, "hainaut");
    EXPECT_EQ(plan.gone[0].answer, GonePlan::Answer::renamed);
    const ImportDiff diff = importDiff(joinedOf(drawing, plan, before), plan, before);
    EXPECT_EQ(joinedIds(diff.fresh), "province-1 ");
    ASSERT_EQ(diff.renamed.size(), 1U);
    // kept, it stands where it stood, below the new ones
    plan.gone[0].answer = GonePlan::Answer::keep;
    const JoinedDrawing kept = joinedOf(drawing, plan, before);
    EXPECT_EQ(areaOf(kept, "brabant"), 0) << "hainaut lies over all of it";
    EXPECT_EQ(joinedIds(kept.lost), "brabant ");
}

TEST(ImportShapes, ofAGroupArePieces) {
    const std::string two = square("id='path1'", 0, 0, 20, 20) + square("id='path2'", 30, 0, 20, 20);
    ImportPlan plan =
        guessedPlan(provincesOf("<g id='g207' inkscape:label='Western Isles'>" + two + "</g>"), {});
    EXPECT_EQ(known(plan), "western-isles label; ");
    EXPECT_EQ(plan.shapes[0].shapes.size(), 2U);
    plan = guessedPlan(provincesOf("<g id='g207'>" + two + "</g>"), {});
    EXPECT_EQ(known(plan), "province-1 fresh?; ");
    // each with a name of its own: a group of provinces
    plan = guessedPlan(provincesOf("<g id='g1' inkscape:label='Scotland'>" +
                                   square("id='prov-a'", 0, 0, 20, 20) +
                                   square("id='prov-b'", 30, 0, 20, 20) + "</g>"),
                       {});
    EXPECT_EQ(known(plan), "a id; b id; ");
    plan = guessedPlan(provincesOf("<g id='g1'>" + two + "</g>",
                                   "<text x='2' y='12' style='font-size:5px'>A</text>"
                                   "<text x='32' y='12' style='font-size:5px'>B</text>"),
                       {});
    EXPECT_EQ(known(plan), "a text; b text; ");
    // two shapes of one label are pieces, too
    plan = guessedPlan(provincesOf(square("id='p1' inkscape:label='Isles'", 0, 0, 20, 20) +
                                   square("id='p2' inkscape:label='Isles'", 30, 0, 20, 20)),
                       {});
    EXPECT_EQ(known(plan), "isles label?; ");
}

TEST(ImportGaps, areClosedUpToTheJump) {
    // Three columns: 0.9 apart, 1.3 apart; an inlet of 6.8 within the last.
    const Drawing drawing = provincesOf(
        square("inkscape:label='a'", 50, 50, 49.1, 100) + square("inkscape:label='b'", 100, 50, 98.7, 100) +
        "<path inkscape:label='c' d='M200 50H300V95H240V101.8H300V150H200z'/>" +
        square("inkscape:label='d'", 300, 50, 50, 45) + square("inkscape:label='e'", 300, 101.8, 50, 48.2));
    const ImportPlan plan = guessedPlan(drawing, {});
    const auto gaps = gapsOf(drawing, plan, {});
    ASSERT_EQ(gaps.size(), 3U);
    EXPECT_NEAR(gaps[0].width, 0.9, 1e-6);
    EXPECT_NEAR(gaps[1].width, 1.3, 1e-6);
    EXPECT_NEAR(gaps[2].width, 6.8, 1e-6);
    EXPECT_NEAR(plan.gapWidth, 1.3, 1e-6);
    const JoinedDrawing joined = joinedOf(drawing, plan);
    EXPECT_NEAR(contactOf(joined, "a", "b"), 100, 0.1);
    EXPECT_NEAR(contactOf(joined, "b", "c"), 100, 0.1);
    EXPECT_NEAR(contactOf(joined, "d", "e"), 0, 1e-9);
    EXPECT_EQ(joined.map.labelAt(planar::toGrid({280, 98})), planar::sea);
    EXPECT_EQ(joined.map.faces(planar::sea).size(), 1U);
    // without closing they lie apart
    ImportPlan open = plan;
    open.gapWidth = 0;
    EXPECT_EQ(contactOf(joinedOf(drawing, open), "a", "b"), 0);
}

TEST(ImportGaps, wavyBordersBecomeOne) {
    // Two hands have drawn the same border, up to 0.8 apart, now over and now beside each other.
    std::string left = "M10 10";
    std::string right = "M190 10";
    for (int i = 0; i <= 40; ++i)
        left += "L" + std::to_string(100 + 6 * std::sin(i * 0.7)) + " " + std::to_string(10 + i * 5);
    for (int i = 0; i <= 50; ++i) {
        const double t = i * 0.8;
        right += "L" + std::to_string(100 + 6 * std::sin(t * 0.7) + 0.5 * std::cos(i * 2.3)) + " " +
                 std::to_string(10 + t * 5);
    }
    const Drawing drawing = provincesOf("<path inkscape:label='a' d='" + left +
                                        "L10 210z'/><path inkscape:label='b' d='" + right + "L190 210z'/>");
    ImportPlan plan = guessedPlan(drawing, {});
    plan.gapWidth = 1.5;
    const JoinedDrawing joined = joinedOf(drawing, plan);
    EXPECT_GT(contactOf(joined, "a", "b"), 195);
    EXPECT_EQ(joined.map.faces(planar::sea).size(), 1U);
    EXPECT_EQ(joined.map.faces(joined.labels.at("a")).size(), 1U);
    EXPECT_EQ(joined.map.faces(joined.labels.at("b")).size(), 1U);
    EXPECT_NEAR(areaOf(joined, "a") + areaOf(joined, "b"), 180 * 200, 180);
}

/// How often a joining asks whether it is given up: once for each work on the map.
int worksOf(const Drawing& drawing, const ImportPlan& plan) {
    int asked = 0;
    EXPECT_TRUE(joinedDrawing(drawing, plan, {}, [&asked] { return ++asked == 0; }));
    return asked;
}

/// A shape that lies below others is lost; that is no reason to join a new map twice.
TEST(ImportGaps, areClosedOnceForANewMap) {
    const std::string two =
        square("inkscape:label='a'", 50, 50, 49.1, 100) + square("inkscape:label='b'", 100, 50, 100, 100);
    const Drawing whole = provincesOf(two);
    const Drawing covered = provincesOf(square("inkscape:label='lost'", 120, 70, 20, 20) + two);
    const ImportPlan plan = guessedPlan(covered, {});
    EXPECT_GT(plan.gapWidth, 0);
    EXPECT_EQ(joinedIds(joinedOf(covered, plan).lost), "lost ");
    EXPECT_EQ(worksOf(covered, plan), worksOf(whole, guessedPlan(whole, {})));
}

TEST(ImportOverlaps, goToTheUpper) {
    const Drawing drawing = provincesOf(square("inkscape:label='a'", 50, 50, 100, 100) +
                                        square("inkscape:label='b'", 120, 50, 100, 100) +
                                        "<path inkscape:label='c' style='fill-rule:evenodd' "
                                        "d='M300 50h60v60h-60zM320 70h20v20h-20z'/>" +
                                        square("inkscape:label='d'", 320, 70, 20, 20));
    ImportPlan plan = guessedPlan(drawing, {});
    plan.gapWidth = 0;
    const JoinedDrawing joined = joinedOf(drawing, plan);
    EXPECT_EQ(joined.overlaps, 1U);
    EXPECT_NEAR(areaOf(joined, "a"), 7000, 1e-6);
    EXPECT_NEAR(areaOf(joined, "b"), 10000, 1e-6);
    EXPECT_NEAR(areaOf(joined, "c"), 3200, 1e-6);
    EXPECT_NEAR(areaOf(joined, "d"), 400, 1e-6);
    EXPECT_NEAR(contactOf(joined, "c", "d"), 80, 1e-6);
}

class ImportCorpus : public testing::TestWithParam<fs::path> {};

TEST_P(ImportCorpus, twiceChangesNothing) {
    const Drawing drawing = readAs(textOf(GetParam()), SheetSize{400, 300});
    const ImportPlan first = guessedPlan(drawing, {});
    const JoinedDrawing joined = joinedOf(drawing, first);
    EXPECT_GE(joined.labels.size(), 3U);
    EXPECT_TRUE(joined.lost.empty());
    const MapBefore before = mapOf(joined, drawing);
    const ImportPlan second = guessedPlan(drawing, before);
    const ImportDiff diff = importDiff(joinedOf(drawing, second, before), second, before);
    EXPECT_TRUE(diff.nothing()) << joinedIds(diff.outlines) << "/ " << joinedIds(diff.fresh) << "/ "
                                << joinedIds(diff.gone);
    EXPECT_EQ(diff.same.size(), joined.labels.size());
}

TEST_P(ImportCorpus, kentTouchesEssex) {
    const Drawing drawing = readAs(textOf(GetParam()), SheetSize{400, 300});
    const JoinedDrawing joined = joinedOf(drawing, guessedPlan(drawing, {}));
    const std::string essex = joined.labels.contains("essex") ? "essex" : "east-essex";
    ASSERT_TRUE(joined.labels.contains("kent") && joined.labels.contains(essex));
    EXPECT_NEAR(contactOf(joined, "kent", essex), 100, 0.5);
    EXPECT_NEAR(areaOf(joined, "kent"), 10000, 50);
}

INSTANTIATE_TEST_SUITE_P(Corpus, ImportCorpus, testing::ValuesIn(badfiles::filesIn(importCorpus, ".svg")),
                         [](const testing::TestParamInfo<fs::path>& test) {
                             std::string name = test.param.stem().string();
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
                             return name;
                         });

/// A bundled map as a drawing for Inkscape.
DrawingToWrite bundledDrawing(const std::string& name) {
    const auto read =
        readPicture(textOf(fs::path(MARCHES_SOURCE_DIR) / "resources/scenarios" / (name + ".svg")), name);
    DrawingToWrite drawing{read.picture->width, read.picture->height, {}, read.picture->land, {}, {}, {},
                           read.picture->rivers};
    for (const auto& [id, outline] : read.picture->provinces)
        drawing.provinces.push_back(
            {id, "Land & <" + id + ">", "", outline, poleOfInaccessibility(outline).at});
    return drawing;
}

MapBefore beforeOf(const DrawingToWrite& drawing) {
    MapBefore before{drawing.width, drawing.height, {}};
    for (const auto& province : drawing.provinces)
        before.provinces[province.id] = {province.outline, {province.name}};
    return before;
}

TEST(ImportRoundTrip, aBundledMapComesBackAsItWas) {
    for (const std::string name : {"western-europe", "eastern-europe"}) {
        const DrawingToWrite written = bundledDrawing(name);
        const MapBefore before = beforeOf(written);
        const Drawing drawing = readAs(inkscapeDrawing(written), SheetSize{written.width, written.height});
        EXPECT_EQ(drawing.shapes.size(),
                  written.provinces.size() + written.land.size() + written.rivers.size());
        EXPECT_EQ(drawing.texts.size(), written.provinces.size());
        const ImportPlan plan = guessedPlan(drawing, before);
        EXPECT_EQ(plan.gapWidth, 0) << name;
        for (const ShapePlan& shape : plan.shapes)
            EXPECT_EQ(shape.how, ShapeReason::byId);
        const ImportDiff diff = importDiff(joinedOf(drawing, plan, before), plan, before);
        EXPECT_TRUE(diff.nothing()) << joinedIds(diff.outlines);
        EXPECT_EQ(diff.same.size(), written.provinces.size());
    }
}

TEST(ImportRoundTrip, whatWasChangedThereIsTold) {
    DrawingToWrite written = bundledDrawing("western-europe");
    const MapBefore before = beforeOf(written);
    auto& provinces = written.provinces;
    const auto at = [&](const std::string& id) {
        return std::find_if(provinces.begin(), provinces.end(), [&](const auto& p) { return p.id == id; });
    };
    const Outline brabant = at("brabant")->outline;
    provinces.erase(at("brabant"));
    provinces.push_back({"hainaut", "Hainaut", "", brabant, {}});
    // Orkney grows by an island in the open sea
    auto grown = at("western-islands");
    ASSERT_TRUE(grown != provinces.end());
    grown->outline.rings.push_back({{10, 10}, {40, 10}, {40, 40}, {10, 40}});
    const Drawing drawing = readAs(inkscapeDrawing(written), SheetSize{written.width, written.height});
    const ImportPlan plan = guessedPlan(drawing, before);
    const ImportDiff diff = importDiff(joinedOf(drawing, plan, before), plan, before);
    EXPECT_EQ(joinedIds(diff.outlines), "western-islands ");
    EXPECT_EQ(joinedIds(diff.fresh), "");
    EXPECT_EQ(joinedIds(diff.gone), "");
    ASSERT_EQ(diff.renamed.size(), 1U);
    EXPECT_EQ(diff.renamed[0], std::pair(std::string("brabant"), std::string("hainaut")));
    EXPECT_EQ(diff.same.size(), before.provinces.size() - 2);
}

} // namespace
} // namespace marches::draft
