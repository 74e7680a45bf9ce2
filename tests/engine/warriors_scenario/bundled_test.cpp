#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches::warriors {
namespace {

const std::filesystem::path folder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

Scenario load(const std::string& id) {
    ScenarioResult result = loadCheckedScenario(folder / (id + ".yaml"), {folder});
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

} // namespace
} // namespace marches::warriors
