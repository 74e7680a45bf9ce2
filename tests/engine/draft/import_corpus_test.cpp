#include "engine/draft/ids.h"
#include "engine/draft/import/draft_drawing.h"
#include "engine/draft/import/drawn_map.h"
#include "engine/draft/import/gaps.h"
#include "engine/draft/import/import_change.h"
#include "engine/picture/contact.h"
#include "engine/planar/check.h"
#include "tests/engine/bad_files.h"
#include "tests/engine/draft/small_map.h"

#include <algorithm>

namespace marches::draft {
namespace {

namespace fs = std::filesystem;

const fs::path importedLands = fs::path(MARCHES_SOURCE_DIR) / "tests/pictures/import";

Drawing landOf(const fs::path& file, std::optional<SheetSize> fit) {
    const DrawingResult read = readDrawing(badfiles::textOf(file), file.filename().string(), fit);
    for (const Finding& finding : read.findings)
        ADD_FAILURE() << formatted(finding);
    return read.drawing.value_or(Drawing{});
}

/// What was made of a drawing, in the form of the goldens: provinces by id, their names and neighbours.
std::string shownOf(const ImportPlan& plan, const JoinedDrawing& joined) {
    std::string text = "provinces " + std::to_string(joined.labels.size()) + "\n";
    std::map<planar::Label, std::string> ids;
    for (const auto& [id, label] : joined.labels)
        ids.emplace(label, id);
    for (const auto& [id, label] : joined.labels) {
        std::string name;
        for (const ShapePlan& shape : plan.shapes)
            if (shape.province == id) name = shape.name;
        text += id + " \"" + name + "\":";
        std::vector<std::string> beside;
        for (const planar::Neighbour& neighbour : joined.map.neighbours(label))
            if (neighbour.length >= contactLength && ids.contains(neighbour.label))
                beside.push_back(ids[neighbour.label]);
        std::sort(beside.begin(), beside.end());
        for (const std::string& other : beside)
            text += " " + other;
        text += "\n";
    }
    return text;
}

/// The drawings that tests/pictures/import/make.py writes, each with what it shows.
class ImportedLand : public testing::TestWithParam<fs::path> {
protected:
    static SheetSize sheet() {
        return GetParam().stem() == "forty" ? SheetSize{800, 600} : SheetSize{400, 300};
    }
};

TEST_P(ImportedLand, hasItsProvincesNamesAndNeighbours) {
    const Drawing drawing = landOf(GetParam(), sheet());
    const ImportPlan plan = guessedPlan(drawing, {});
    const auto joined = joinedDrawing(drawing, plan, {});
    ASSERT_TRUE(joined) << englishText(joined.error());
    EXPECT_FALSE(planar::firstBroken(joined->map));
    EXPECT_TRUE(joined->lost.empty());
    EXPECT_EQ(shownOf(plan, *joined), badfiles::textOf(fs::path(GetParam()).replace_extension(".txt")));
}

/// A new map is made of it; the same drawing taken into that map, read by the program again, changes nothing.
TEST_P(ImportedLand, takenInTwiceChangesNothing) {
    const ScenarioSources sources{{fs::path(MARCHES_SOURCE_DIR) / "resources/scenarios"}};
    const OpenResult like =
        openDraft(fs::path(MARCHES_SOURCE_DIR) / "resources/scenarios/western-europe.yaml", sources);
    ASSERT_TRUE(like.draft);
    const Drawing drawing = landOf(GetParam(), sheet());
    const ImportPlan plan = guessedPlan(drawing, {});
    const auto joined = joinedDrawing(drawing, plan, {});
    ASSERT_TRUE(joined);
    const auto made = drawnMap(*like.draft, {"land", "en", "Land"}, plan, *joined);
    ASSERT_TRUE(made) << englishText(made.error());
    EXPECT_EQ(made->provinces, joined->labels.size());
    const OpenResult map = openDraftCopies(made->yaml, made->svg, "land.yaml", sources);
    ASSERT_TRUE(map.draft && map.draft->map);
    EXPECT_EQ(map.draft->labels.all().size(), joined->labels.size());
    const MapBefore before = mapBefore(*map.draft);
    const Drawing again = landOf(GetParam(), SheetSize{before.width, before.height});
    const ImportPlan second = guessedPlan(again, before);
    EXPECT_TRUE(otherNames(second, before).empty());
    const auto rejoined = joinedDrawing(again, second, before);
    ASSERT_TRUE(rejoined);
    const ImportDiff diff = importDiff(*rejoined, second, before);
    EXPECT_TRUE(diff.nothing()) << diff.outlines.size() << " outlines, " << diff.fresh.size() << " new, "
                                << diff.gone.size() << " gone";
    const auto change = importChange(*map.draft, second, *rejoined);
    ASSERT_FALSE(change) << change->steps.size() << " slots";
    EXPECT_EQ(englishText(change.error()), "Nothing changes by this.");
    // What was chosen for it before changes nothing either.
    const ImportPlan kept = planAsBefore(again, before, drawing, plan);
    const auto third = joinedDrawing(again, kept, before);
    ASSERT_TRUE(third);
    EXPECT_TRUE(importDiff(*third, kept, before).nothing());
}

INSTANTIATE_TEST_SUITE_P(Corpus, ImportedLand, testing::ValuesIn(badfiles::filesIn(importedLands, ".svg")),
                         [](const testing::TestParamInfo<fs::path>& test) {
                             std::string name = test.param.stem().string();
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
                             return name;
                         });

/// The bundled maps go to Inkscape with all their layers, and come back as they were.
TEST(ImportedMaps, comeBackAsTheyWere) {
    const fs::path folder = fs::path(MARCHES_SOURCE_DIR) / "resources/scenarios";
    for (const char* name : {"western-europe.yaml", "eastern-europe.yaml"}) {
        const OpenResult map = openDraft(folder / name, {{folder}});
        ASSERT_TRUE(map.draft && map.draft->map) << name;
        const MapBefore before = mapBefore(*map.draft);
        const auto read =
            readDrawing(inkscapeDrawing(drawingOf(*map.draft)), name, SheetSize{before.width, before.height});
        ASSERT_TRUE(read.drawing) << name;
        const ImportPlan plan = guessedPlan(*read.drawing, before);
        EXPECT_TRUE(plan.gone.empty()) << name;
        EXPECT_TRUE(otherNames(plan, before).empty()) << name;
        const auto joined = joinedDrawing(*read.drawing, plan, before);
        ASSERT_TRUE(joined) << name;
        const auto change = importChange(*map.draft, plan, *joined);
        ASSERT_FALSE(change) << name << ": " << change->steps.size() << " slots";
        EXPECT_EQ(englishText(change.error()), "Nothing changes by this.");
    }
}

class ImportChoices : public SmallMap {};

/// What a person chose for shapes and layers stays when the drawing is saved again.
TEST_F(ImportChoices, stayForTheSameDrawing) {
    const std::string head =
        "<svg xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' viewBox='0 0 400 300'>"
        "<g inkscape:groupmode='layer' id='l1' inkscape:label='Stuff'>";
    const std::string a = "<path id='path1' d='M10,10h90v90h-90z'/>";
    const std::string b = "<path id='path2' d='M100,10h90v90h-90z'/>";
    const auto read = [](const std::string& svg) {
        return readDrawing(svg, "x.svg", SheetSize{400, 300}).drawing.value();
    };
    const Drawing first = read(head + a + b + "</g></svg>");
    ImportPlan plan = guessedPlan(first, {});
    ASSERT_EQ(plan.shapes.size(), 2U);
    plan.layers[0].becomes = Becomes::provinces;
    plan.layers[0].how = LayerReason::chosen;
    plan.shapes[0].province = "kent";
    plan.shapes[0].how = ShapeReason::chosen;
    plan.shapes[1].province = "";
    plan.shapes[1].how = ShapeReason::chosen;
    plan.gapWidth = 1.5;
    const Drawing second = read(head + b + a + "<path id='path9' fill='none' d='M0,0L9,9'/></g></svg>");
    const ImportPlan again = planAsBefore(second, {}, first, plan);
    EXPECT_EQ(again.gapWidth, 1.5);
    EXPECT_EQ(again.layers[0].how, LayerReason::chosen);
    ASSERT_EQ(again.shapes.size(), 2U);
    EXPECT_EQ(again.shapes[0].province, "");
    EXPECT_EQ(again.shapes[1].province, "kent");
}

/// A drawing that shows no province of the map takes none away.
TEST_F(ImportChoices, aForeignDrawingAddsToTheMap) {
    const Draft draft = opened();
    const auto read =
        readDrawing("<svg viewBox='0 0 400 300'><path id='new-land' d='M10,250h40v40h-40z'/></svg>", "x.svg",
                    SheetSize{400, 300});
    const MapBefore before = mapBefore(draft);
    const ImportPlan plan = guessedPlan(*read.drawing, before);
    ASSERT_EQ(plan.gone.size(), before.provinces.size());
    for (const GonePlan& gone : plan.gone)
        EXPECT_EQ(gone.answer, GonePlan::Answer::keep) << gone.province;
}

/// A name of the drawing is taken only where that was asked for, in the language of the plan.
TEST_F(ImportChoices, namesAreTakenWhereAsked) {
    Draft draft = opened();
    const MapBefore before = mapBefore(draft);
    std::string svg =
        "<svg xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' viewBox='0 0 400 300'>";
    for (const auto& [id, province] : before.provinces) {
        std::string d;
        for (const Ring& ring : province.outline.rings)
            for (std::size_t i = 0; i < ring.size(); ++i)
                d += (i == 0 ? "M" : " L") + std::to_string(ring[i].x) + "," + std::to_string(ring[i].y) +
                     (i + 1 == ring.size() ? "Z" : "");
        svg += "<path id='prov-" + id + "' inkscape:label='" +
               (id == "kent" ? "Cantia" : province.names.front()) + "' fill-rule='evenodd' d='" + d + "'/>";
    }
    const auto read = readDrawing(svg + "</svg>", "x.svg", SheetSize{400, 300});
    ASSERT_TRUE(read.drawing);
    ImportPlan plan = guessedPlan(*read.drawing, before);
    const auto others = otherNames(plan, before);
    ASSERT_EQ(others.size(), 1U);
    EXPECT_EQ(others.front().drawn, "Cantia");
    EXPECT_EQ(others.front().known, "Kent");
    const auto joined = joinedDrawing(*read.drawing, plan, before);
    ASSERT_TRUE(joined);
    EXPECT_FALSE(importChange(draft, plan, *joined)) << "the map's own name stays";
    plan.shapes[others.front().shape].takeName = true;
    const auto change = importChange(draft, plan, *joined);
    ASSERT_TRUE(change) << englishText(change.error());
    ASSERT_TRUE(apply(draft, *change));
    EXPECT_EQ(mapBefore(draft).provinces.at("kent").names.front(), "Cantia");
    ASSERT_TRUE(apply(draft, reversed(*change)));
    EXPECT_EQ(yamlNow(draft), smallYaml);
}

/// Work that is given up says so and gives nothing.
TEST_F(ImportChoices, workCanBeGivenUp) {
    const Drawing drawing = landOf(importedLands / "by-hand.svg", SheetSize{400, 300});
    const auto joined = joinedDrawing(drawing, guessedPlan(drawing, {}), {}, [] { return true; });
    ASSERT_FALSE(joined);
    EXPECT_EQ(englishText(joined.error()), "The import was given up.");
}

} // namespace
} // namespace marches::draft
