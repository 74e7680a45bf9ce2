#include "engine/scenario/keys.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

// A game that is nowhere else: what its scenarios need must be there without a line for it in
// engine/scenario.
namespace marches {
namespace {

constexpr std::array<std::string_view, 2> sections{"tides", "boats"};
constexpr std::array<std::string_view, 1> countryKeys{"banner"};
constexpr std::array<std::string_view, 3> provinceKeys{"kind", "terrain", "fish"};
constexpr std::array<std::string_view, 2> linkKeys{"kind", "toll"};
const GameKeys keys{sections, countryKeys, provinceKeys, linkKeys};

// In the order in which it is written.
const std::string islands = R"(format: marches-scenario 1
game: ferries-and-fish
id: islands
names: {en: Islands}
seats: [heron, gull]
players: 2
countries:
  east: {names: East, banner: 2}
  west: {names: West, banner: 1}
provinces:
  dunes:
    names: Dunes
    terrain: sand
    country: [east, west]
    links: [hill, {to: marsh, kind: river}, {to: rock, kind: strait, toll: 1}]
  hill:
    terrain: heath
    country: west
    links: [{to: marsh, kind: land}]
  marsh: {country: east, fish: 2}
  rock:
    links: [{to: sound, kind: sea}]
  sound:
    names: {en: The Sound}
    kind: sea
    fish: 9
    links: [dunes]
tides: [1, 3]
boats:
  ferry: {room: 4}
variants:
  mainland:
    seats: [gull]
    players: 1
    left-out: [rock]
    membership: {dunes: east}
)";

ScenarioResult read(const std::string& text) {
    return loadScenarioText(text, "islands.yaml", {}, {});
}

Scenario loadedIslands(const std::string& text) {
    return loaded(read(text));
}

/// What is found, as "code line:column", one behind the other.
std::string said(const Findings& findings) {
    std::string all;
    for (const Finding& finding : findings)
        all += (all.empty() ? "" : ", ") + finding.code + " " + std::to_string(finding.place.line) + ":" +
               std::to_string(finding.place.column);
    return all;
}

Findings unknownKeys(const std::string& text, const GameKeys& of) {
    Findings findings;
    NodeReader reader(findings);
    const Scenario scenario = loadedIslands(text);
    warnOfUnknownKeys(reader, scenario.treeOf(scenario.whole), of);
    return findings;
}

TEST(OtherGame, placesAreLandOrSeaOfNoOneOrTwoCountries) {
    const Scenario scenario = loadedIslands(islands);
    const Map& map = *scenario.whole.map;
    const auto place = [&](std::string_view id) { return map.provinces()[*map.findProvince(id)]; };
    EXPECT_EQ(place("sound").kind, PlaceKind::sea);
    EXPECT_TRUE(place("sound").countries.empty());
    EXPECT_EQ(place("sound").terrain, "");
    EXPECT_EQ(place("rock").kind, PlaceKind::land);
    EXPECT_TRUE(place("rock").countries.empty());
    EXPECT_EQ(place("hill").terrain, "heath");
    EXPECT_EQ(place("hill").countries, std::vector{*map.findCountry("west")});
    EXPECT_EQ(place("dunes").countries.size(), 2U);
    EXPECT_EQ(scenario.whole.view.countries[*map.findProvince("rock")].size(), 0U);
    const MapScope& mainland = scenario.find("mainland")->view;
    EXPECT_EQ(mainland.inPlay[*map.findProvince("rock")], 0);
    EXPECT_EQ(mainland.countries[*map.findProvince("dunes")], std::vector{*map.findCountry("east")});
}

TEST(OtherGame, linksHaveKindsBothWays) {
    const Map map = *loadedIslands(islands).whole.map;
    const auto kind = [&](std::string_view a, std::string_view b) {
        const auto there = map.linkKind(*map.findProvince(a), *map.findProvince(b));
        EXPECT_EQ(there, map.linkKind(*map.findProvince(b), *map.findProvince(a))) << a << " " << b;
        return there;
    };
    EXPECT_EQ(kind("hill", "marsh"), LinkKind::land);
    EXPECT_EQ(kind("dunes", "marsh"), LinkKind::river);
    EXPECT_EQ(kind("rock", "dunes"), LinkKind::strait);
    EXPECT_EQ(kind("sound", "rock"), LinkKind::sea);
    EXPECT_EQ(kind("dunes", "hill"), std::nullopt); // the picture says it
    EXPECT_EQ(kind("marsh", "sound"), std::nullopt);
    EXPECT_TRUE(map.connected(*map.findProvince("dunes"), *map.findProvince("hill")));
    EXPECT_FALSE(map.connected(*map.findProvince("marsh"), *map.findProvince("sound")));
    EXPECT_EQ(map.neighbours(*map.findProvince("dunes")).size(), 4U);
}

TEST(OtherGame, aLinkHasOneKind) {
    const std::string sound = "kind: sea\n    fish: 9\n    links: [dunes]";
    const auto linked = [&](const std::string& links) {
        return said(read(replaced(islands, sound, "kind: sea\n    links: [" + links + "]")).findings);
    };
    EXPECT_EQ(linked("dunes, rock"), ""); // said at one end
    EXPECT_EQ(linked("dunes, {to: rock, kind: sea}"), "");
    EXPECT_EQ(linked("dunes, {to: rock, kind: strait}"), "link-kind 26:37");
    EXPECT_EQ(linked("{to: dunes, kind: sea}, {to: dunes, kind: land}"),
              "duplicate-link 26:37, link-kind 26:55");
    EXPECT_EQ(linked("{to: dunes, kind: bridge}"), "unknown-word 26:31");
    EXPECT_EQ(linked("{to: nowhere}"), "unknown-province 26:18");
    EXPECT_EQ(linked("{to: sound}"), "self-link 26:18");
    EXPECT_EQ(linked("{kind: sea}"), "missing-key 26:13");
    EXPECT_EQ(linked("[dunes]"), "wrong-kind 26:13");
}

TEST(OtherGame, seatsAreNoCountries) {
    const Scenario scenario = loadedIslands(islands);
    EXPECT_EQ(scenario.whole.seats, (std::vector<std::string>{"heron", "gull"}));
    EXPECT_EQ(scenario.find("mainland")->seats, std::vector<std::string>{"gull"});
    const auto seated = [&](const std::string& seats) {
        const std::string text = replaced(islands, "players: 2\n", "");
        return said(read(replaced(text, "[heron, gull]", seats)).findings);
    };
    EXPECT_EQ(seated("[east, heron]"), "");
    EXPECT_EQ(seated("[a, b, c, d, e, f, g, h, i, j, k, l]"), "");
    EXPECT_EQ(seated("[a, b, c, d, e, f, g, h, i, j, k, l, m]"), "too-many-seats 5:8");
    EXPECT_EQ(seated("[heron, heron]"), "duplicate-seat 5:16");
    EXPECT_EQ(seated("[heron, The Gull]"), "bad-id 5:16");
    EXPECT_EQ(seated("[heron, chance]"), "reserved-id 5:16");
    EXPECT_EQ(seated("[[heron]]"), "no-seat 5:8, wrong-kind 5:9");
}

TEST(OtherGame, wordsThatAreNone) {
    EXPECT_EQ(said(read(replaced(islands, "kind: sea\n", "kind: swamp\n")).findings), "unknown-word 25:11");
    EXPECT_EQ(said(read(replaced(islands, "terrain: sand", "terrain: [sand]")).findings), "bad-id 13:14");
    EXPECT_EQ(said(read(replaced(islands, "country: west", "country: []")).findings),
              "too-many-countries 18:14");
}

TEST(OtherGame, isWarnedOfKeysThatItDoesNotHave) {
    EXPECT_EQ(said(unknownKeys(islands, keys)), "");
    const Findings found = unknownKeys(islands, {});
    std::string places;
    for (const Finding& finding : found)
        places += std::to_string(finding.place.line) + " ";
    EXPECT_EQ(places, "28 29 8 9 13 15 15 15 17 19 20 22 25 26 "); // sections, countries, provinces
}

TEST(OtherGame, isWrittenInItsOwnOrderOfKeys) {
    const Scenario scenario = loadedIslands(islands);
    EXPECT_EQ(writeScenario(scenario.tree, keys), islands);
    // Turned round, all maps are written in order again.
    Node tree = scenario.tree;
    const auto turn = [](Node& node) {
        std::reverse(node.keys.edit().begin(), node.keys.edit().end());
        std::reverse(node.items.edit().begin(), node.items.edit().end());
    };
    for (std::size_t i = 0; i < tree.size(); ++i)
        if (const std::string& key = tree.keys[i].text;
            key == "countries" || key == "provinces" || key == "variants")
            for (Node& item : tree.items.edit()[i].items.edit())
                turn(item);
    turn(tree);
    EXPECT_NE(writeYaml(tree), islands);
    EXPECT_EQ(writeScenario(tree, keys), islands);
    EXPECT_EQ(loadedIslands(writeYaml(tree)).digest, scenario.digest);
}

TEST(OtherGame, itsDigestIsOverWhatRulesRead) {
    const std::string digest = loadedIslands(islands).digest;
    EXPECT_EQ(loadedIslands(replaced(islands, "en: The Sound", "en: The Deep")).digest, digest);
    EXPECT_NE(loadedIslands(replaced(islands, "kind: sea\n", "kind: land\n")).digest, digest);
    EXPECT_NE(loadedIslands(replaced(islands, "heath", "wood")).digest, digest);
    EXPECT_NE(loadedIslands(replaced(islands, "kind: river", "kind: land")).digest, digest);
    EXPECT_NE(loadedIslands(replaced(islands, "gull]", "tern]")).digest, digest);
    EXPECT_NE(loadedIslands(replaced(islands, "tides: [1, 3]", "tides: [1, 4]")).digest, digest);
}

} // namespace
} // namespace marches
