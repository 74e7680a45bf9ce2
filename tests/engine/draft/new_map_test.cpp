#include "engine/draft/edits_picture.h"
#include "engine/draft/new_map.h"
#include "engine/draft/sheet_cut.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "engine/draft/warriors/warriors_slots.h"
#include "engine/picture/contact.h"
#include "engine/picture/picture.h"
#include "engine/scenario/yaml.h"
#include "engine/warriors/scenario_reader.h"
#include "tests/engine/draft/small_map.h"

#include <limits>
#include <map>

namespace marches::draft {
namespace {

const std::filesystem::path bundledFolder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

Draft western() {
    auto opened = openDraft(bundledFolder / "western-europe.yaml", {bundledFolder},
                            std::span(&warriors::warriorsSlots(), 1));
    return *opened.draft;
}

/// Every province that belongs to one of the countries, alone or not.
std::set<std::string> provincesOf(const Draft& draft, const std::set<std::string>& countries) {
    std::set<std::string> ids;
    const Node whole = wholeTree(draft);
    const Node& provinces = *whole.find("provinces");
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        const Node& country = *provinces.items[i].find("country");
        for (const Node& one : country.isList()
                                   ? std::vector<Node>(country.items.begin(), country.items.end())
                                   : std::vector<Node>{country})
            if (countries.contains(one.text)) ids.insert(provinces.keys[i].text);
    }
    return ids;
}

/// Writes the files of a new map into a folder and reads them as the game does.
ScenarioResult read(const NewMap& made, const std::string& id) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("marches-new-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    EXPECT_FALSE(writeAtomically(folder / (id + ".yaml"), made.yaml));
    if (!made.svg.empty()) {
        EXPECT_FALSE(writeAtomically(folder / (id + ".svg"), made.svg));
    }
    auto result =
        checkedBy(&marches::warriors::checkScenario, loadScenario(folder / (id + ".yaml"), {bundledFolder}));
    std::filesystem::remove_all(folder);
    return result;
}

std::map<std::pair<std::string, std::string>, double> bordersOf(const std::string& svg) {
    std::map<std::pair<std::string, std::string>, double> lengths;
    const auto read = readPicture(svg, "a.svg");
    EXPECT_TRUE(read.picture);
    const auto borders = sharedBorders(*read.picture);
    EXPECT_TRUE(borders);
    for (const SharedBorder& border : *borders)
        lengths[{border.a, border.b}] = border.length;
    return lengths;
}

const MapTitle lotharingia{"lotharingia", "en", "Lotharingia"};

} // namespace

TEST(NewMapTest, aPartOfAMapCanBePlayedAtOnce) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"burgundy", "france", "germany", "switzerland"});
    const auto made = partOfMap(source, chosen, lotharingia, sheetAround(source, chosen));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->countries, 4U);
    EXPECT_EQ(made->provinces, chosen.size());
    const auto result = read(*made, "lotharingia");
    for (const Finding& finding : result.findings)
        ADD_FAILURE() << formatted(finding);
    ASSERT_TRUE(result.scenario);
    EXPECT_EQ(result.scenario->whole.players.max, 4);
    EXPECT_TRUE(result.scenario->variants.empty());
}

TEST(NewMapTest, whatALeftOutCountryContestedBecomesWhole) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"burgundy", "france", "germany", "switzerland"});
    const auto made = partOfMap(source, chosen, lotharingia, sheetAround(source, chosen));
    ASSERT_TRUE(made);
    std::set<std::string> said;
    for (const Sentence& note : made->notes)
        said.insert(englishText(note));
    EXPECT_EQ(said, (std::set<std::string>{
                        "Oldenburg was contested with Denmark, which is left out: it becomes whole",
                        "Calais was contested with England, which is left out: it becomes whole"}));
    const auto tree = readYaml(made->yaml, "a.yaml");
    ASSERT_TRUE(tree);
    EXPECT_EQ(find(*tree, treePath("provinces/oldenburg/country"))->text, "germany");
    EXPECT_EQ(find(*tree, treePath("provinces/calais/country"))->text, "burgundy");
}

TEST(NewMapTest, theOrderOfPlayIsNumberedAnew) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"burgundy", "france", "germany", "switzerland"});
    const auto made = partOfMap(source, chosen, lotharingia, sheetAround(source, chosen));
    ASSERT_TRUE(made);
    // On the whole map Switzerland is 2, Burgundy 5, France 7, Germany 8.
    EXPECT_EQ(warriors::countriesByNumber(*readYaml(made->yaml, "a.yaml")),
              (std::vector<std::string>{"switzerland", "burgundy", "france", "germany"}));
    EXPECT_EQ(find(*readYaml(made->yaml, "a.yaml"), treePath("countries/germany/number"))->text, "4");
}

TEST(NewMapTest, bordersOfAPartAreThoseOfTheWhole) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"england", "scotland", "ireland"});
    const Box sheet = sheetAround(source, chosen);
    const auto made = partOfMap(source, chosen, lotharingia, sheet);
    ASSERT_TRUE(made);
    const auto before = bordersOf(source.opened->svg.bytes);
    const auto now = bordersOf(made->svg);
    std::size_t kept = 0;
    for (const auto& [pair, length] : before)
        if (chosen.contains(pair.first) && chosen.contains(pair.second)) {
            ++kept;
            ASSERT_TRUE(now.contains(pair)) << pair.first << ' ' << pair.second;
            EXPECT_NEAR(now.at(pair), length, 0.01);
        }
    EXPECT_EQ(now.size(), kept);
    EXPECT_GT(kept, 10U);
}

TEST(NewMapTest, aCountryWithoutItsTownsGoesWithWhatWasItsAlone) {
    const Draft source = western();
    auto chosen = provincesOf(source, {"burgundy", "france"});
    chosen.insert("wessex"); // England's, without its Capital
    const auto made = partOfMap(source, chosen, lotharingia, sheetAround(source, chosen));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->countries, 2U);
    EXPECT_EQ(find(*readYaml(made->yaml, "a.yaml"), treePath("provinces/wessex")), nullptr);
    const auto said = [&](std::string_view sentence) {
        return std::ranges::any_of(made->notes,
                                   [&](const Sentence& note) { return englishText(note) == sentence; });
    };
    EXPECT_TRUE(said("Wessex belongs to England, which is left out: it becomes quiet land"));
}

TEST(NewMapTest, onePlayableCountryIsNoMap) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"france"});
    EXPECT_FALSE(partOfMap(source, chosen, lotharingia, sheetAround(source, chosen)));
}

TEST(NewMapTest, aWholeMapChangedIsTheSameGame) {
    const Draft source = western();
    const auto made = changedMap(source, lotharingia, "western-europe");
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->svg.empty());
    const auto result = read(*made, "lotharingia");
    ASSERT_TRUE(result.scenario);
    EXPECT_EQ(result.scenario->digest,
              loadScenario(bundledFolder / "western-europe.yaml", {bundledFolder}).scenario->digest);
}

TEST(NewMapTest, aBlankSheetIsSeaWithTheFiguresOfAnotherMap) {
    const Draft source = western();
    const auto made = blankMap(source, lotharingia, 1200, 900);
    ASSERT_TRUE(made);
    const auto tree = readYaml(made->yaml, "a.yaml");
    ASSERT_TRUE(tree);
    EXPECT_TRUE(sameContent(*tree->find("play-mat"), *source.tree.find("play-mat")));
    EXPECT_EQ(tree->find("provinces")->size(), 0U);
    const auto picture = readPicture(made->svg, "a.svg");
    ASSERT_TRUE(picture.picture);
    EXPECT_EQ(picture.picture->width, 1200);
    EXPECT_TRUE(picture.picture->land.empty());
    EXPECT_FALSE(blankMap(source, lotharingia, 10, 900));
    EXPECT_FALSE(blankMap(source, {"Not an id", "en", "A"}, 1200, 900));
}

namespace {

Draft bundled(const std::string& id) {
    auto result =
        openDraft(bundledFolder / (id + ".yaml"), {bundledFolder}, std::span(&warriors::warriorsSlots(), 1));
    EXPECT_TRUE(result.draft);
    return *result.draft;
}

/// Which countries' provinces touch each other, each pair once.
std::set<std::pair<std::string, std::string>> neighbours(const Draft& draft) {
    const Node whole = wholeTree(draft);
    std::map<std::string, std::set<std::string>> countriesOf;
    for (const Node::Key& key : whole.find("countries")->keys)
        for (const std::string& id : provincesOf(draft, {key.text}))
            countriesOf[id].insert(key.text);
    std::set<std::pair<std::string, std::string>> pairs;
    for (const auto& [label, id] : draft.labels.all())
        for (const planar::Neighbour& beside : draft.map->neighbours(label))
            for (const std::string& a : countriesOf[id])
                for (const std::string& b : countriesOf[draft.labels.idOf(beside.label)])
                    if (a < b) pairs.emplace(a, b);
    return pairs;
}

void expectPlayable(const Draft& source, const std::set<std::string>& countries) {
    const auto chosen = provincesOf(source, countries);
    const auto made = partOfMap(source, chosen, lotharingia, sheetAround(source, chosen));
    ASSERT_TRUE(made) << englishText(made.error());
    const auto result = readNewMap(*made, {}, {bundledFolder}, &marches::warriors::checkScenario);
    std::string all;
    for (const std::string& country : countries)
        all += country + ' ';
    for (const Finding& finding : result.findings)
        ADD_FAILURE() << all << formatted(finding);
    ASSERT_TRUE(result.scenario);
    EXPECT_EQ(result.scenario->whole.map->countries().size(), countries.size()) << all;
    const auto picture = readPicture(made->svg, "a.svg");
    ASSERT_TRUE(picture.picture) << all;
    for (const Finding& finding : picture.findings)
        ADD_FAILURE() << all << formatted(finding);
    EXPECT_EQ(picture.picture->provinces.size(), result.scenario->whole.map->provinces().size()) << all;
}

/// A part of the small map's picture with things over it, on a sheet that begins at (100, 40).
NewMap croppedSmall(Draft& draft, const std::set<std::string>& chosen, const Box& sheet) {
    auto made = partOfMap(draft, chosen, lotharingia, sheet);
    EXPECT_TRUE(made) << (made ? std::string() : englishText(made.error()));
    return made ? *made : NewMap{};
}

} // namespace

class NewMapCutTest : public SmallMap {
protected:
    Draft withThings() {
        Draft draft = opened();
        const auto add = [&](Layer layer, Ring ring) {
            done(draft, addLayerItem(draft, layer, Outline{{std::move(ring)}}));
        };
        add(Layer::rivers, {{60, 200}, {220, 200}});
        add(Layer::rivers, {{10, 10}, {20, 20}});
        add(Layer::water, {{80, 60}, {140, 60}, {140, 90}, {80, 90}});
        add(Layer::woods, {{95, 70}, {105, 70}, {100, 60}});
        add(Layer::woods, {{200, 70}, {210, 70}, {205, 60}});
        done(draft, addFourCorner(draft, {150, 150}, {"kent", "artois", "wales", "bern"}));
        return draft;
    }
};

TEST_F(NewMapCutTest, whatIsDrawnIsCutAtTheEdge) {
    Draft draft = withThings();
    const NewMap made = croppedSmall(draft, {"kent", "artois", "wales", "bern"}, {100, 40, 300, 260});
    const auto read = readPicture(made.svg, "a.svg");
    ASSERT_TRUE(read.picture);
    const Picture& picture = *read.picture;
    EXPECT_EQ(picture.width, 200);
    EXPECT_EQ(picture.height, 220);
    // The map's own river runs from (60, 60) to (100, 140): it lies beyond, but for its end at the edge.
    ASSERT_EQ(picture.rivers.size(), 1U);
    EXPECT_EQ(picture.rivers[0], (Ring{{0, 160}, {120, 160}}));
    ASSERT_EQ(picture.water.size(), 1U);
    const Box lake = boxOf(picture.water[0]);
    EXPECT_EQ(lake, (Box{0, 20, 40, 50}));
    ASSERT_EQ(picture.woods.size(), 1U) << "half a tree goes";
    EXPECT_EQ(boxOf(picture.woods[0]), (Box{100, 20, 110, 30}));
}

TEST_F(NewMapCutTest, cornersAndLanesStayWithTheirProvinces) {
    Draft draft = withThings();
    const auto tree = [](const NewMap& made) { return *readYaml(made.yaml, "a.yaml"); };
    const Node all =
        tree(croppedSmall(draft, {"kent", "artois", "wales", "bern", "fyn"}, {20, 20, 400, 300}));
    EXPECT_EQ(find(all, treePath("picture/four-corners/0/at/0"))->text, "130");
    EXPECT_EQ(find(all, treePath("picture/four-corners/0/at/1"))->text, "130");
    EXPECT_EQ(find(all, treePath("picture/sea-lanes/0/path/1/0"))->text, "280");
    EXPECT_EQ(find(all, treePath("picture/anchors/kent/label/1"))->text, "80");
    const Node four = tree(croppedSmall(draft, {"kent", "artois", "wales", "bern"}, {20, 20, 280, 280}));
    EXPECT_NE(find(four, treePath("picture/four-corners/0")), nullptr);
    EXPECT_EQ(find(four, treePath("picture/sea-lanes")), nullptr) << "Fyn is not there";
}

TEST(NewMapTest, lanesAndNamesOfSeasStayOnTheSheetOnly) {
    const Draft source = western();
    const auto chosen = provincesOf(source, {"england", "scotland", "ireland"});
    const Box sheet = sheetAround(source, chosen);
    const auto made = partOfMap(source, chosen, lotharingia, sheet);
    ASSERT_TRUE(made);
    const auto tree = readYaml(made->yaml, "a.yaml");
    ASSERT_TRUE(tree);
    const Node whole = wholeTree(source);
    std::size_t lanes = 0;
    for (const Node& lane : find(whole, treePath("picture/sea-lanes"))->items)
        if (chosen.contains(lane.find("between")->items[0].text) &&
            chosen.contains(lane.find("between")->items[1].text))
            ++lanes;
    EXPECT_GT(lanes, 0U);
    EXPECT_EQ(find(*tree, treePath("picture/sea-lanes"))->size(), lanes);
    std::set<std::string> seas;
    for (const Node& name : find(whole, treePath("picture/sea-names"))->items) {
        bool within = true;
        for (const Node& point : name.find("path")->items) {
            const double x = std::stod(point.items[0].text);
            const double y = std::stod(point.items[1].text);
            within = within && x >= sheet.left && x <= sheet.right && y >= sheet.top && y <= sheet.bottom;
        }
        if (within) seas.insert(name.find("names")->find("en")->text);
    }
    std::set<std::string> kept;
    if (const Node* names = find(*tree, treePath("picture/sea-names")))
        for (const Node& name : names->items)
            kept.insert(name.find("names")->find("en")->text);
    EXPECT_EQ(kept, seas);
}

/// Each two neighbours of a bundled map, and with them the neighbours that come next, up to four countries.
TEST(NewMapTest, anyNeighboursCanBePlayed) {
    for (const char* id : {"western-europe", "eastern-europe"}) {
        const Draft source = bundled(id);
        ASSERT_TRUE(source.map);
        const auto pairs = neighbours(source);
        EXPECT_GT(pairs.size(), 5U);
        std::set<std::set<std::string>> parts;
        for (const auto& [a, b] : pairs) {
            std::set<std::string> part{a, b};
            parts.insert(part);
            for (const auto& [c, d] : pairs)
                if (part.size() < 4 && part.contains(c) != part.contains(d)) {
                    part.insert(c);
                    part.insert(d);
                    parts.insert(part);
                }
        }
        for (const std::set<std::string>& part : parts)
            expectPlayable(source, part);
    }
}

TEST_F(NewMapCutTest, theSheetOfAnOpenMapIsCutInOneStep) {
    Draft draft = withThings();
    const Draft before = draft;
    const std::string yaml = yamlNow(draft);
    const std::string svg = svgNow(draft).value_or("");
    const Change change = done(draft, cropSheet(draft, {100, 40, 300, 260}));
    EXPECT_EQ(draft.map->sheet(), (planar::GridBox{0, 0, 20000, 22000}));
    EXPECT_EQ(textAt(draft, "picture/size"), "200 220");
    EXPECT_EQ(textAt(draft, "picture/four-corners/0/at"), "50 110");
    EXPECT_EQ(textAt(draft, "provinces/fyn"), "-") << "it lay beyond";
    const auto now = svgNow(draft);
    ASSERT_TRUE(now) << formatted(now.error());
    const auto read = readPicture(*now, "a.svg");
    ASSERT_TRUE(read.picture);
    EXPECT_EQ(read.picture->width, 200);
    EXPECT_EQ(read.picture->provinces.size(), 4U);
    EXPECT_EQ(boxOf(read.picture->provinces.at("kent")), (Box{0, 10, 50, 110}));
    EXPECT_TRUE(scenarioOf(draft).scenario);
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_EQ(*draft.map, *before.map);
    EXPECT_EQ(yamlNow(draft), yaml);
    EXPECT_EQ(svgNow(draft).value_or(""), svg);
    ASSERT_TRUE(apply(draft, change));
    EXPECT_EQ(svgNow(draft).value_or(""), *now);
}

TEST(NewMapTest, aBundledMapIsCutAndUndoneToItsBytes) {
    Draft draft = western();
    const std::string yaml = yamlNow(draft);
    const std::string svg = draft.opened->svg.bytes;
    const Change change = done(draft, cropSheet(draft, {400, 500, 1500, 1500}));
    const auto now = svgNow(draft);
    ASSERT_TRUE(now) << formatted(now.error());
    const auto read = readPicture(*now, "a.svg");
    ASSERT_TRUE(read.picture);
    EXPECT_EQ(read.picture->width, 1100);
    EXPECT_EQ(read.picture->height, 1000);
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_TRUE(isAsOpened(draft));
    EXPECT_EQ(yamlNow(draft), yaml);
    EXPECT_EQ(svgNow(draft).value_or(""), svg);
}

TEST_F(NewMapCutTest, noSheetBeyondTheSheet) {
    const Draft draft = opened();
    EXPECT_FALSE(cropSheet(draft, {-10, 0, 300, 300}));
    EXPECT_FALSE(cropSheet(draft, {0, 0, 100, 100}));
    EXPECT_FALSE(cropSheet(draft, {0, 0, std::numeric_limits<double>::quiet_NaN(), 300}));
    EXPECT_FALSE(cropSheet(draft, {0, 0, 400, 300})) << "nothing changes";
}

} // namespace marches::draft
