#include "engine/draft/import/import_change.h"
#include "engine/draft/import/write_drawing.h"
#include "engine/planar/check.h"
#include "tests/engine/draft/small_map.h"

#include <algorithm>

namespace marches::draft {

class ImportChangeTest : public SmallMap {
protected:
    /// What Inkscape would get of a draft.
    static DrawingToWrite drawingOf(const Draft& draft) {
        const MapBefore before = mapBefore(draft);
        DrawingToWrite drawing;
        drawing.width = before.width;
        drawing.height = before.height;
        for (const auto& [id, province] : before.provinces)
            drawing.provinces.push_back(
                {id, province.names.empty() ? "" : province.names.front(), "", province.outline, {}});
        for (const LayerItem& river : draft.layer(Layer::rivers))
            drawing.rivers.push_back(river->rings.front());
        return drawing;
    }

    static Expected<Change, Sentence> imported(const Draft& draft, const DrawingToWrite& written,
                                               const std::string& country = {}) {
        const auto read =
            readDrawing(inkscapeDrawing(written), "import.svg", SheetSize{written.width, written.height});
        EXPECT_TRUE(read.drawing);
        const MapBefore before = mapBefore(draft);
        const ImportPlan plan = guessedPlan(*read.drawing, before);
        const auto joined = joinedDrawing(*read.drawing, plan, before);
        if (!joined) return unexpected(joined.error());
        return importChange(draft, plan, *joined, country);
    }

    static DrawingToWrite::Province& province(DrawingToWrite& drawing, const std::string& id) {
        return *std::find_if(drawing.provinces.begin(), drawing.provinces.end(),
                             [&](const auto& one) { return one.id == id; });
    }
};

TEST_F(ImportChangeTest, knowsTheMapThatIsOpen) {
    const MapBefore before = mapBefore(opened());
    EXPECT_EQ(before.width, 400);
    EXPECT_EQ(before.height, 300);
    ASSERT_EQ(before.provinces.size(), 5U);
    EXPECT_EQ(before.provinces.at("kent").names, std::vector<std::string>{"Kent"});
    EXPECT_EQ(before.provinces.at("artois").names, std::vector<std::string>{"Artois"});
}

TEST_F(ImportChangeTest, changesNothingWhereNothingWasDrawn) {
    const Draft draft = opened();
    const auto change = imported(draft, drawingOf(draft));
    ASSERT_FALSE(change) << change->steps.size();
    EXPECT_EQ(englishText(change.error()), "Nothing changes by this.");
}

TEST_F(ImportChangeTest, takesAChangedDrawingInAsOneStepAndTwiceTheSame) {
    Draft draft = opened();
    DrawingToWrite drawing = drawingOf(draft);
    province(drawing, "fyn").outline = {{{{300, 100}, {360, 100}, {360, 150}, {300, 150}}}};
    drawing.provinces.push_back({"dover", "Dover", "", {{{{50, 20}, {150, 20}, {150, 50}, {50, 50}}}}, {}});
    drawing.rivers.push_back({{200, 60}, {210, 140}});
    const Change change = done(draft, imported(draft, drawing, "north"));
    EXPECT_EQ(englishText(change.name), "Drawing taken in");
    ASSERT_NE(draft.map, nullptr);
    EXPECT_FALSE(planar::firstBroken(*draft.map));
    EXPECT_EQ(planar::squareUnitsOf(draft.map->area2(*draft.labels.labelOf("fyn"))), 60 * 50);
    EXPECT_EQ(textAt(draft, "provinces/dover/names/en"), "Dover");
    EXPECT_EQ(textAt(draft, "provinces/dover/country"), "north");
    EXPECT_EQ(textAt(draft, "provinces/dover/links"), "kent");
    EXPECT_EQ(textAt(draft, "provinces/kent/symbols/food"), "1") << "the game's data stay";
    EXPECT_EQ(draft.layer(Layer::rivers).size(), 2U);
    EXPECT_FALSE(imported(draft, drawing, "north")) << "the same drawing changes nothing";
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_TRUE(isAsOpened(draft));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_EQ(svgNow(draft).value(), smallSvg);
}

TEST_F(ImportChangeTest, carriesRenamedAndGoneOnesOut) {
    Draft draft = opened();
    DrawingToWrite drawing = drawingOf(draft);
    province(drawing, "artois").name = "Arras";
    province(drawing, "artois").id = "arras";
    std::erase_if(drawing.provinces, [](const auto& one) { return one.id == "fyn"; });
    const Change change = done(draft, imported(draft, drawing));
    EXPECT_EQ(textAt(draft, "provinces/kent/links"), "arras wales");
    EXPECT_EQ(textAt(draft, "countries/north/trade-center"), "arras");
    EXPECT_FALSE(valueAt(draft, treePath("provinces/fyn")));
    EXPECT_FALSE(valueAt(draft, treePath("picture/sea-lanes")));
    EXPECT_FALSE(draft.labels.labelOf("artois"));
    EXPECT_EQ(draft.map->labelAt({32000, 12000}), planar::sea);
    EXPECT_NE(svgNow(draft).value().find("prov-arras"), std::string::npos);
    EXPECT_TRUE(scenarioOf(draft).scenario);
    EXPECT_FALSE(imported(draft, drawing));
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_EQ(svgNow(draft).value(), smallSvg);
}

} // namespace marches::draft
