#include "engine/base/sha256.h"
#include "tests/engine/draft/checks/reading_of.h"

#include <gtest/gtest.h>

namespace marches::draft {
namespace {

using namespace testing_;

TEST(TextChecksTest, countsWhatALanguageLacks) {
    const Reading reading = readOver("countries:\n"
                                     "  north: {names: {en: North, de: Norden}}\n"
                                     "  south: {names: {en: South}}\n"
                                     "  west: {names: {en: West}}\n");
    const Problems problems = textProblems(reading);
    const auto missing = withCode(problems, "text-missing");
    ASSERT_EQ(missing.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(missing[0]->sentence), "2 names have no text in this language: German.");
    EXPECT_EQ(written(missing[0]->place.path), "countries/south/names");
    EXPECT_EQ(missing[0]->place.view, ProblemView::texts);
}

TEST(TextChecksTest, findsTheSameNameTwiceAmongProvinces) {
    const Reading reading = readOver("provinces:\n"
                                     "  n-field: {names: {en: Field}}\n"
                                     "  s-field: {names: {en: Field}}\n"
                                     "countries: {north: {names: {en: Field}}}\n");
    const auto alike = withCode(textProblems(reading), "text-alike");
    ASSERT_EQ(withCode(textProblems(reading), "text-alike").size(), 1U);
    const Problems problems = textProblems(reading);
    EXPECT_EQ(englishText(withCode(problems, "text-alike")[0]->sentence),
              "`n-field` and `s-field` have the same name, English: Field.");
    EXPECT_EQ(withCode(problems, "text-alike")[0]->level, ProblemLevel::note);
}

TEST(VariantChecksTest, findsPartsThatNoLinkJoins) {
    // Without the ford and the pass nothing leads to the west.
    const Reading reading = readOver("variants:\n  apart: {left-out: [ford, pass]}\n");
    const Problems problems = variantProblems(reading);
    const auto found = withCode(problems, "not-connected");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(found[0]->level, ProblemLevel::error);
    EXPECT_EQ(found[0]->place.variant, "apart");
    ASSERT_TRUE(found[0]->fixes[0].changes());
    const Reading fixed = readFixed(reading, found[0]->fixes[0], badFolder / "test.yaml");
    EXPECT_TRUE(withCode(variantProblems(fixed), "not-connected").empty());
}

TEST(VariantChecksTest, takesAwayWhatChangesNothing) {
    const Reading reading =
        readOver("variants:\n  same:\n    rules: {turns: 10, cap: 30}\n    prices: {promotion: 7, vp: 10, "
                 "master-trader: 5}\n    seats: [north, south]\n    players: 2\n");
    const Problems problems = variantProblems(reading);
    const auto found = withCode(problems, "variant-same");
    ASSERT_EQ(found.size(), 2U) << listOf(problems);
    std::set<std::string> paths;
    for (const Problem* problem : found) {
        paths.insert(written(problem->place.path));
        EXPECT_TRUE(problem->fixes[0].safe);
        const Reading fixed = readFixed(reading, problem->fixes[0], badFolder / "test.yaml");
        EXPECT_EQ(withCode(variantProblems(fixed), "variant-same").size(), 1U);
        ASSERT_TRUE(fixed.scenario);
        EXPECT_TRUE(sameContent(fixed.scenario->treeOf(*fixed.scenario->find("same")),
                                reading.scenario->treeOf(*reading.scenario->find("same"))));
    }
    EXPECT_EQ(paths, (std::set<std::string>{"variants/same/rules/turns", "variants/same/prices"}));
}

TEST(ColourChecksTest, findsColoursThatSomeEyesTakeForOne) {
    const Reading reading = readOver("");
    CountryColours colours;
    colours.shown = {{"north", {200, 60, 60}}, {"south", {60, 90, 200}}, {"west", {200, 62, 60}}};
    colours.palette = {{200, 60, 58}, {240, 220, 60}};
    colours.recolour = [](const std::string& country, Colour24) {
        return std::vector<TreeEdit>{setAt({"countries", country, "colour"}, "yellow")};
    };
    const Problems problems = colourProblems(reading, colours);
    const auto found = withCode(problems, "countries-alike");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(found[0]->sentence), "`north` and `west` look alike, to all eyes.");
    EXPECT_TRUE(found[0]->fixes[0].safe);
    colours.shown["west"] = {240, 220, 60};
    EXPECT_TRUE(colourProblems(reading, colours).empty());
}

TEST(ColourChecksTest, redAndGreenAreAlikeToSome) {
    CountryColours colours;
    colours.shown = {{"north", {180, 84, 60}}, {"south", {122, 108, 55}}};
    const Problems problems = colourProblems(readOver(""), colours);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(englishText(problems[0].sentence).find("to all eyes"), std::string::npos);
    EXPECT_EQ(problems[0].fixes[0].request, FixRequest::show); // no palette: nothing to choose
}

TEST(FileChecksTest, findsWhatOthersHaveWritten) {
    const fs::path file = badFolder / "small.yaml";
    const std::string digest = sha256(badfiles::textOf(file));
    EXPECT_TRUE(fileProblems(std::array{FileAsRead{file, digest, true}}).empty());
    const Problems problems =
        fileProblems(std::array{FileAsRead{file, "0", true}, FileAsRead{file, "0", false},
                                FileAsRead{badFolder / "none.yaml", digest, true}});
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_EQ(problems[0].code, "outside-changed");
    EXPECT_EQ(problems[1].code, "base-changed");
    EXPECT_EQ(englishText(problems[2].sentence), "none.yaml can't be read any more.");
}

TEST(WarriorsChecksTest, comparesTheSeats) {
    const Reading good = readOver("");
    EXPECT_TRUE(warriorsChecks().problems(good).empty()) << listOf(warriorsChecks().problems(good));
    const Reading poor = readOver("provinces:\n  w-town: {symbols: {food: 0, product: 0, weapon: 0}}\n"
                                  "  w-market: {symbols: {food: 0, product: 0}}\n");
    const Problems problems = warriorsChecks().problems(poor);
    const auto found = withCode(problems, "seat-poor");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(found[0]->place.country, "west");
}

TEST(WarriorsChecksTest, findsASeatWithFewWaysOut) {
    const Reading reading = readOver("provinces:\n  ford: {links: [w-town]}\n  pass: {links: []}\n"
                                     "  s-field: {links: [n-field, pass]}\n");
    const Problems problems = warriorsChecks().problems(reading);
    const auto found = withCode(problems, "seat-cornered");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(found[0]->place.country, "west");
}

TEST(WarriorsChecksTest, findsAThresholdThatNoLandGives) {
    const Reading reading = readOver("victory: {threshold: {3: 60}}\n");
    const Problems problems = warriorsChecks().problems(reading);
    const auto found = withCode(problems, "unreachable-threshold");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    // Three Capitals of 3, three Trade Centers of 2, four others of 1, and 8 Forts of 3.
    EXPECT_NE(englishText(found[0]->sentence).find("give 43 Victory Points, 60 are needed"),
              std::string::npos);
    EXPECT_EQ(found[0]->place.view, ProblemView::tables);
    const Reading fixed = readFixed(reading, found[0]->fixes[0], badFolder / "test.yaml");
    EXPECT_TRUE(withCode(warriorsChecks().problems(fixed), "unreachable-threshold").empty());
}

TEST(WarriorsChecksTest, findsASeatThatCanNotMove) {
    const Reading reading = readOver("start:\n  players:\n    north: {units: {n-town: [F1]}}\n"
                                     "    south: {units: {s-town: [{I1: {ap: 1}}]}}\n");
    const Problems problems = warriorsChecks().problems(reading);
    const auto found = withCode(problems, "start-idle");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(found[0]->place.country, "north");
    EXPECT_EQ(found[0]->place.view, ProblemView::starts);
}

TEST(AllProblemsTest, bundledMapsHaveNoError) {
    for (const char* name : {"western-europe.yaml", "eastern-europe.yaml"}) {
        const Problems problems = allProblems(readFile(bundledFolder / name), &warriorsChecks());
        for (const Problem& problem : problems) {
            EXPECT_NE(problem.level, ProblemLevel::error) << formatted(findingOf(problem));
            EXPECT_FALSE(problem.fixes.empty());
        }
    }
}

} // namespace
} // namespace marches::draft
