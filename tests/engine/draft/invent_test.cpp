#include "engine/base/sha256.h"
#include "engine/bots/warriors/players.h"
#include "engine/draft/checks/checks.h"
#include "engine/draft/invent/invent.h"
#include "engine/draft/warriors/checks.h"
#include "engine/draft/warriors/warriors_slots.h"
#include "engine/planar/check.h"
#include "engine/simulation/play_game.h"
#include "engine/simulation/schedule.h"
#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <set>

namespace marches::draft {
namespace {

const std::filesystem::path bundledFolder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

const Draft& western() {
    static const Draft draft = *openDraft(bundledFolder / "western-europe.yaml", {bundledFolder},
                                          std::span(&warriors::warriorsSlots(), 1))
                                    .draft;
    return draft;
}

NewMap landOf(const LandWish& wish) {
    auto made = inventedMap(western(), {"land", "en", "Land"}, wish);
    EXPECT_TRUE(made) << englishText(made.error());
    return made ? *made : NewMap{};
}

Reading readingOf(const NewMap& made) {
    const auto picture = readPicture(made.svg, "land.svg");
    EXPECT_TRUE(picture.picture);
    return readForChecks({made.yaml,
                          "land.yaml",
                          bundledFolder,
                          {bundledFolder},
                          &warriorsChecks(),
                          std::make_shared<const Picture>(*picture.picture)});
}

/// What each country yields: the symbols of its own provinces, half of those that it contests, as the check
/// `seat-poor` counts them; and those of its own alone, by resource.
struct Yields {
    double all = 0;
    std::size_t own = 0;
    std::map<std::string, int> ofOwn;
};
std::map<std::string, Yields> yieldsOf(const Node& tree) {
    std::map<std::string, Yields> yields;
    for (const Node& province : tree.find("provinces")->items) {
        const Node& country = *province.find("country");
        const Node& symbols = *province.find("symbols");
        const auto add = [&](const std::string& id, double share) {
            Yields& of = yields[id];
            of.own += share == 1 ? 1 : 0;
            for (std::size_t i = 0; i < symbols.size(); ++i) {
                of.all += share * std::stoi(symbols.items[i].text);
                if (share == 1) of.ofOwn[symbols.keys[i].text] += std::stoi(symbols.items[i].text);
            }
        };
        if (country.isScalar())
            add(country.text, 1);
        else
            for (const Node& one : country.items)
                add(one.text, 0.5);
    }
    return yields;
}

/// Whether a country's own provinces hang together by links.
bool hangsTogether(const Map& map, CountryId country) {
    std::set<ProvinceId> own;
    for (std::size_t i = 0; i < map.provinces().size(); ++i)
        if (map.provinces()[idAt<ProvinceId>(i)].countries == std::vector{country})
            own.insert(idAt<ProvinceId>(i));
    std::vector<ProvinceId> reached{*own.begin()};
    std::set<ProvinceId> seen{*own.begin()};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const ProvinceId to : own)
            if (map.connected(reached[i], to) && seen.insert(to).second) reached.push_back(to);
    return seen.size() == own.size();
}

class InventTest : public testing::TestWithParam<int> {
protected:
    static std::uint64_t seeds() { return GetParam() <= 40 ? 20 : GetParam() < 200 ? 6 : 3; }
    LandWish wish(std::uint64_t seed) const {
        const int most = mostCountriesOn(GetParam());
        return {GetParam(), leastInventedCountries + static_cast<int>(seed) % (most - 1), seed};
    }
};

} // namespace

TEST_P(InventTest, isAValidMapWithoutAnError) {
    std::map<std::string, std::size_t> warnings;
    for (std::uint64_t seed = 1; seed <= seeds(); ++seed) {
        SCOPED_TRACE(seed);
        const NewMap made = landOf(wish(seed));
        const auto opened = openDraftCopies(made.yaml, made.svg, bundledFolder / "land.yaml", {bundledFolder},
                                            std::span(&warriors::warriorsSlots(), 1));
        ASSERT_TRUE(opened.draft && opened.draft->map);
        EXPECT_TRUE(opened.draft->opened->exact) << "its borders are those of the picture, point by point";
        EXPECT_FALSE(planar::firstBroken(*opened.draft->map));
        EXPECT_EQ(opened.draft->map->provinces().size(), static_cast<std::size_t>(GetParam()));
        for (const Problem& problem : allProblems(readingOf(made), &warriorsChecks())) {
            EXPECT_NE(problem.level, ProblemLevel::error) << problem.code << englishText(problem.sentence);
            if (problem.level == ProblemLevel::warning) ++warnings[problem.code];
        }
    }
    std::size_t all = 0;
    for (const auto& [code, count] : warnings) {
        RecordProperty(code, static_cast<int>(count));
        all += count;
    }
    EXPECT_LE(all, seeds()) << "one a map";
}

TEST_P(InventTest, countriesAreEqualAndHangTogether) {
    for (std::uint64_t seed = 1; seed <= seeds(); ++seed) {
        SCOPED_TRACE(seed);
        const NewMap made = landOf(wish(seed));
        const Reading reading = readingOf(made);
        ASSERT_TRUE(reading.scenario);
        const Map& map = *reading.scenario->whole.map;
        ASSERT_EQ(map.countries().size(), made.countries);
        for (std::size_t i = 0; i < map.countries().size(); ++i)
            EXPECT_TRUE(hangsTogether(map, idAt<CountryId>(i))) << map.countries()[idAt<CountryId>(i)].id;
        const auto yields = yieldsOf(reading.merged);
        double least = 1e9;
        double most = 0;
        double sum = 0;
        for (const auto& [id, of] : yields) {
            least = std::min(least, of.all);
            most = std::max(most, of.all);
            sum += of.all;
            for (const char* resource : {"food", "product", "weapon"})
                EXPECT_GE(of.ofOwn.at(resource), 1) << id;
            for (const auto& [other, others] : yields)
                if (others.own == of.own) {
                    EXPECT_EQ(others.ofOwn, of.ofOwn) << id << " and " << other;
                }
        }
        const double mean = sum / static_cast<double>(yields.size());
        EXPECT_LE((most - least) / mean, 0.3) << "least " << least << ", most " << most;
    }
}

TEST_P(InventTest, theSameWishGivesTheSameBytes) {
    const NewMap one = landOf(wish(7));
    const NewMap same = landOf(wish(7));
    EXPECT_EQ(one.yaml, same.yaml);
    EXPECT_EQ(one.svg, same.svg);
    EXPECT_NE(one.svg, landOf(wish(8)).svg);
}

INSTANTIATE_TEST_SUITE_P(Sizes, InventTest, testing::Values(12, 24, 40, 90, 200),
                         [](const auto& size) { return std::to_string(size.param); });

TEST(InventedLandTest, computerPlayersPlayItToTheEnd) {
    using Game = marches::warriors::WarriorsAndTraders;
    const NewMap made = landOf({24, 3, 5});
    const Reading reading = readingOf(made);
    ASSERT_TRUE(reading.scenario);
    const auto plan = marches::warriors::seatPlan(*reading.scenario, reading.scenario->whole);
    marches::warriors::SetupChoice choice;
    for (const std::string& country : plan.countries)
        choice.seats.push_back({country, static_cast<marches::warriors::Colour>(choice.seats.size())});
    const auto setting = marches::warriors::makeSetting(*reading.scenario, choice);
    ASSERT_TRUE(setting);
    std::vector<Player<Game>> players((*setting)->players(), playerOfKind<Game>("steady"));
    const auto over = playGame<Game>(**setting, players, seedOfGame(1, 1), defaultMostSteps,
                                     std::stop_token{}, [](const auto&, const auto&, const auto&) {});
    EXPECT_TRUE(over.outcome);
}

/// The same on every machine and compiler; another digest belongs to a change that draws other lands.
TEST(InventedLandTest, aNumberMakesTheSameLandEverywhere) {
    EXPECT_EQ(sha256(landOf({40, 5, 1}).svg),
              "2de77674fad35da705ad9453411c424b977aeb559dee7af651dddffb82b5e46c");
    EXPECT_EQ(inventedName(1), "Glenthia");
}

TEST(InventedLandTest, wishesOutOfRangeAreRefused) {
    const MapTitle title{"land", "en", "Land"};
    EXPECT_FALSE(inventedMap(western(), title, {11, 2, 1}));
    EXPECT_FALSE(inventedMap(western(), title, {201, 2, 1}));
    EXPECT_FALSE(inventedMap(western(), title, {12, 5, 1})) << "three provinces a country";
    EXPECT_FALSE(inventedMap(western(), title, {40, 1, 1}));
    EXPECT_FALSE(inventedMap(western(), {"Land", "en", "Land"}, {40, 4, 1}));
    EXPECT_EQ(mostCountriesOn(12), 4);
    EXPECT_EQ(mostCountriesOn(200), 8);
}

} // namespace marches::draft
