#include "engine/warriors/scenario_reader.h"
#include "tests/engine/warriors_scenario/bundled_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace marches::warriors {
namespace {

Scenario load(const std::string& id) {
    ScenarioResult result = loadCheckedScenario(bundledFolder / (id + ".yaml"), {bundledFolder});
    for (const Finding& finding : result.findings)
        ADD_FAILURE() << formatted(finding);
    if (!result.scenario) std::abort();
    return std::move(*result.scenario);
}

std::size_t linksOf(const Map& map) {
    std::size_t ends = 0;
    for (std::size_t i = 0; i < map.provinces().size(); ++i)
        ends += map.neighbours(idAt<ProvinceId>(i)).size();
    return ends / 2;
}

std::shared_ptr<const Setting> setting(const Scenario& scenario, const std::string& variant,
                                       std::vector<std::string> countries) {
    SetupChoice choice;
    choice.variant = variant;
    for (std::size_t i = 0; i < countries.size(); ++i)
        choice.seats.push_back({countries[i], static_cast<Colour>(i)});
    auto made = makeSetting(scenario, choice);
    if (!made)
        for (const Finding& finding : made.error())
            ADD_FAILURE() << formatted(finding);
    return made.value_or(nullptr);
}

std::vector<std::string> namesOf(const Setting& setting, const std::vector<ProvinceId>& provinces) {
    std::vector<std::string> names;
    for (const ProvinceId province : provinces)
        names.push_back(setting.board.map.provinces()[province].id);
    return names;
}

std::vector<std::string> contestedOf(const Setting& setting, std::string_view country) {
    return namesOf(setting, setting.board.contested[*setting.board.map.findCountry(country)]);
}

std::vector<std::string> needed(const Setting& setting, std::string_view country) {
    return namesOf(setting, setting.board.required[*setting.board.map.findCountry(country)]);
}

TEST(BundledScenarios, theMapsHaveTheirProvincesAndLinks) {
    const Scenario west = load("western-europe");
    EXPECT_EQ(west.whole.map->provinces().size(), 40U);
    EXPECT_EQ(linksOf(*west.whole.map), 92U);
    const Scenario east = load("eastern-europe");
    EXPECT_EQ(east.whole.map->provinces().size(), 41U);
    EXPECT_EQ(linksOf(*east.whole.map), 103U);
}

TEST(BundledScenarios, countryNumbersPutTheSeatsInOrder) {
    const auto made = setting(load("eastern-europe"), "", {"bulgaria", "croatia", "romania", "austria"});
    ASSERT_TRUE(made);
    std::vector<std::string> order;
    for (std::size_t i = 0; i < made->players(); ++i)
        order.push_back(made->seatName(idAt<SeatId>(i)));
    EXPECT_EQ(order, (std::vector<std::string>{"romania", "austria", "croatia", "bulgaria"}));
    EXPECT_EQ(made->threshold(), 33);
}

using Names = std::vector<std::string>;

Names inPlay(const Setting& setting) {
    Names names;
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        if (setting.board.provinces[idAt<ProvinceId>(i)].inPlay)
            names.push_back(setting.board.map.provinces()[idAt<ProvinceId>(i)].id);
    return names;
}

// variant.2p.england-scotland
TEST(Variants, englandAndScotland) {
    const auto made = setting(load("western-europe"), "2p-england-scotland", {"england", "scotland"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made), (Names{"aberdeen", "east-anglia", "highlands", "london", "lothian", "orkney",
                                    "wales", "wessex", "western-islands", "yorkshire"}));
    EXPECT_EQ(needed(*made, "scotland"),
              (Names{"aberdeen", "highlands", "lothian", "orkney", "western-islands"}));
    EXPECT_EQ(needed(*made, "england"), (Names{"east-anglia", "london", "wales", "wessex", "yorkshire"}));
    EXPECT_TRUE(contestedOf(*made, "england").empty());
    EXPECT_EQ(made->threshold(), 42);
    ASSERT_EQ(made->tables.routeIncome.size(), 3U);
    EXPECT_EQ(made->tables.routeIncome[2].size(), 4U);
}

// variant.2p.ireland-scotland
TEST(Variants, irelandAndScotland) {
    const auto made = setting(load("western-europe"), "2p-ireland-scotland", {"ireland", "scotland"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made).size(), 14U);
    EXPECT_FALSE(made->board.provinces[*made->board.map.findProvince("calais")].inPlay);
    EXPECT_EQ(needed(*made, "scotland"), (Names{"aberdeen", "highlands", "lothian", "orkney"}));
    EXPECT_EQ(needed(*made, "ireland"), (Names{"connaught", "dublin", "munster", "ulster"}));
    EXPECT_EQ(contestedOf(*made, "ireland"), Names{"western-islands"});
    EXPECT_EQ(contestedOf(*made, "scotland"), Names{"western-islands"});
}

// variant.3p.british-isles
TEST(Variants, britishIsles) {
    const auto made = setting(load("western-europe"), "3p-british-isles", {"ireland", "scotland", "england"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made).size(), 14U);
    EXPECT_TRUE(contestedOf(*made, "england").empty());
    EXPECT_EQ(needed(*made, "england").size(), 5U);
    EXPECT_EQ(made->tables.routeIncome[2],
              (std::vector{Resource::food, Resource::product, Resource::weapon}));
    EXPECT_EQ(made->threshold(), 37);
}

// variant.3p.west-mainland
TEST(Variants, westMainland) {
    const auto made =
        setting(load("western-europe"), "3p-west-mainland", {"burgundy", "denmark", "switzerland"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made).size(), 26U);
    EXPECT_EQ(needed(*made, "burgundy"),
              (Names{"bourgogne", "brabant", "calais", "friesland", "vlaanderen"}));
    EXPECT_EQ(contestedOf(*made, "denmark"), Names{"oldenburg"});
    // connections to what is left out are gone: Jylland keeps Fyn and Sjaelland, not Orkney
    EXPECT_EQ(namesOf(*made, made->board.neighbours[*made->board.map.findProvince("jylland")]),
              (Names{"fyn", "sjaelland"}));
    EXPECT_EQ(made->board.numbers[*made->board.map.findCountry("france")], 0); // not playable there
}

// variant.2p.croatia-bulgaria
TEST(Variants, croatiaAndBulgaria) {
    const auto made = setting(load("eastern-europe"), "2p-croatia-bulgaria", {"croatia", "bulgaria"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made).size(), 14U);
    EXPECT_EQ(needed(*made, "croatia"), (Names{"bosnia", "dalmacija", "istria", "ragusa", "slavonija"}));
    EXPECT_EQ(needed(*made, "bulgaria"), (Names{"bulgaria", "makedonija", "rumelia", "tarnovo", "vidin"}));
}

// variant.3p.east-north
TEST(Variants, eastNorth) {
    const auto made = setting(load("eastern-europe"), "3p-east-north", {"austria", "poland", "romania"});
    ASSERT_TRUE(made);
    EXPECT_EQ(inPlay(*made).size(), 27U);
    EXPECT_EQ(needed(*made, "austria"), (Names{"istria", "salzburg", "steiermark", "tirol", "wien"}));
    EXPECT_EQ(contestedOf(*made, "romania"), Names{"transylvania"});
    EXPECT_FALSE(made->board.provinces[*made->board.map.findProvince("dobrudja")].inPlay);
}

// Section 10: the number of symbols by type, each country's own kinds, and its share over the map.
void checkSymbols(const Scenario& scenario, const Variant& variant) {
    Findings findings;
    NodeReader reader(findings);
    const Board board = readBoard(reader, scenario.treeOf(variant), variant);
    const std::size_t countries = board.map.countries().size();
    std::vector<double> symbols(countries);
    std::vector<double> provinces(countries);
    std::vector<std::array<int, 3>> own(countries);
    for (const BoardProvince& province : board.provinces) {
        if (!province.inPlay) continue;
        const int count = std::accumulate(province.symbols.begin(), province.symbols.end(), 0);
        switch (province.type) {
        case ProvinceType::capital:
            EXPECT_EQ(count, 3);
            break;
        case ProvinceType::tradeCenter:
            EXPECT_EQ(count, 2);
            break;
        case ProvinceType::common:
        case ProvinceType::contested:
            EXPECT_TRUE(count == 1 || count == 2);
            break;
        }
        for (const CountryId country : province.countries) {
            if (country == noCountry) continue;
            symbols[index(country)] += count;
            provinces[index(country)] += 1;
            for (std::size_t r = 0; r < 3 && province.type != ProvinceType::contested; ++r)
                own[index(country)][r] += province.symbols[r];
        }
    }
    double sum = 0;
    double played = 0;
    for (const std::string& seat : variant.seats) {
        const std::size_t c = index(*board.map.findCountry(seat));
        sum += symbols[c] / provinces[c];
        played += 1;
    }
    for (const std::string& seat : variant.seats) {
        const std::size_t c = index(*board.map.findCountry(seat));
        EXPECT_LE(symbols[c] / provinces[c], 1.15 * sum / played)
            << scenario.id << ' ' << variant.id << ' ' << seat;
        for (const int kind : own[c])
            EXPECT_GE(kind, 1) << scenario.id << ' ' << variant.id << ' ' << seat;
    }
}

TEST(BundledScenarios, symbolsObeyTheRulesPage) {
    for (const std::string id : {"western-europe", "eastern-europe"}) {
        const Scenario scenario = load(id);
        checkSymbols(scenario, scenario.whole);
        for (const Variant& variant : scenario.variants)
            checkSymbols(scenario, variant);
    }
}

TEST(BundledScenarios, haveTheSixVariantsInFourLanguages) {
    Names ids;
    for (const std::string id : {"western-europe", "eastern-europe"}) {
        const Scenario scenario = load(id);
        for (const Variant& variant : scenario.variants) {
            ids.push_back(variant.id);
            for (const std::string language : {"en", "fr", "de", "nl"})
                EXPECT_TRUE(variant.names.contains(language)) << variant.id << ' ' << language;
        }
        for (const Country& country : scenario.whole.map->countries())
            EXPECT_EQ(country.names.size(), 4U) << country.id;
        for (const Province& province : scenario.whole.map->provinces())
            EXPECT_TRUE(province.names.size() == 4 || province.names.contains("")) << province.id;
    }
    EXPECT_EQ(ids, (Names{"2p-england-scotland", "2p-ireland-scotland", "3p-british-isles",
                          "3p-west-mainland", "2p-croatia-bulgaria", "3p-east-north"}));
}

TEST(BundledScenarios, theRoundTripOfEachIsTheSame) {
    for (const std::string id : {"western-europe", "eastern-europe"}) {
        const Scenario scenario = load(id);
        const std::string text = writeScenario(scenario.tree, scenarioKeys);
        const ScenarioResult again = loadScenarioText(text, "again.yaml", {}, {});
        ASSERT_TRUE(again.scenario) << formatted(again.findings.at(0));
        EXPECT_EQ(again.scenario->digest, scenario.digest);
        EXPECT_EQ(writeScenario(again.scenario->tree, scenarioKeys), text);
        EXPECT_TRUE(again.scenario->whole.map->provinces().size() == scenario.whole.map->provinces().size());
    }
}

} // namespace
} // namespace marches::warriors
