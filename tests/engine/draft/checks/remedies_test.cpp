#include "tests/engine/draft/checks/reading_of.h"

#include <gtest/gtest.h>

namespace marches::draft {
namespace {

using namespace testing_;

/// What a problem is about, apart from where its text stands.
std::multiset<std::string> readersProblems(const Reading& reading) {
    std::multiset<std::string> all;
    for (const Finding& finding : reading.findings)
        all.insert(finding.code + ": " + englishText(finding.sentence));
    return all;
}

bool listed(std::string_view code, std::span<const std::string_view> codes) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

class RemediesTest : public testing::TestWithParam<fs::path> {};

TEST_P(RemediesTest, hasPlaceAndRemedy) {
    const std::string code = badfiles::codeOf(GetParam());
    const Reading reading = readFile(GetParam());
    const Problems problems = problemsOfFindings(reading, &warriorsChecks());
    const auto found = withCode(problems, code);
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    const Problem& problem = *found[0];
    ASSERT_FALSE(problem.fixes.empty());
    EXPECT_TRUE(problem.place.text.line > 0 || !problem.place.provinces.empty());
    if (listed(code, codesForTheText())) {
        EXPECT_EQ(problem.fixes[0].request, FixRequest::show);
        return;
    }
    EXPECT_TRUE(hasRemedy(code, &warriorsChecks()));
    EXPECT_TRUE(!problem.place.path.empty() || !problem.place.provinces.empty() || problem.fixes[0].changes())
        << "no value and no province";
    // More than to look at the text can be done.
    EXPECT_TRUE(std::any_of(problem.fixes.begin(), problem.fixes.end(),
                            [](const Fix& fix) {
                                return fix.changes() ||
                                       (fix.request != FixRequest::show && fix.request != FixRequest::none);
                            }) ||
                problem.place.view != ProblemView::fileText)
        << listOf(problems);
}

TEST_P(RemediesTest, fixesMendIt) {
    const std::string code = badfiles::codeOf(GetParam());
    const Reading reading = readFile(GetParam());
    const auto before = readersProblems(reading);
    for (const Problem& problem : problemsOfFindings(reading, &warriorsChecks()))
        for (const Fix& fix : problem.fixes) {
            if (fix.edits.empty()) continue;
            const Reading fixed = readFixed(reading, fix, GetParam());
            const auto after = readersProblems(fixed);
            const std::string about = problem.code + ": " + englishText(problem.sentence);
            const std::string text = writeYaml(withEdits(reading.own, reading.base, fix.edits));
            EXPECT_LT(after.count(about), before.count(about)) << englishText(fix.label) << "\n" << text;
            if (!fix.safe) continue;
            for (const std::string& other : after) {
                // An error of form stops the readers: what they find behind it was there before.
                const std::string itsCode = other.substr(0, other.find(':'));
                if (!reading.scenario && // and without a format they read nothing at all
                    (reading.own.find("format") == nullptr ||
                     std::none_of(before.begin(), before.end(),
                                  [&](const std::string& each) { return each.starts_with(itsCode + ":"); })))
                    continue;
                EXPECT_GE(before.count(other), after.count(other)) << englishText(fix.label) << "\n" << text;
            }
        }
}

std::vector<fs::path> filesWithFaults() {
    std::vector<fs::path> files = badfiles::filesIn(badFolder, ".yaml");
    std::erase_if(files,
                  [](const fs::path& file) { return badfiles::expectationOf(file).code == "nothing"; });
    return files;
}

INSTANTIATE_TEST_SUITE_P(Bad, RemediesTest, testing::ValuesIn(filesWithFaults()), badfiles::testName);

TEST(RemedyListTest, knowsEveryCodeOfTheReaders) {
    const auto check = [](const fs::path& readme, const std::string& chapter) {
        const badfiles::Listed codes = badfiles::listedCodes(sourceDir / readme, chapter);
        EXPECT_GT(codes.all.size(), 10U) << readme;
        for (const std::string& code : codes.all)
            if (code != "svg-splice") { // of a picture that is written
                EXPECT_NE(hasRemedy(code, &warriorsChecks()), listed(code, codesForTheText())) << code;
            }
    };
    check("engine/scenario/README.md", "Codes");
    check("engine/picture/README.md", "Codes");
    check("engine/warriors/README.md", "Codes of scenarios");
}

TEST(RemedyListTest, nearestWordCountsLetters) {
    int distance = 0;
    EXPECT_EQ(nearestWord("fjord", {"field", "ford", "fort"}, distance), "ford");
    EXPECT_EQ(distance, 1);
    EXPECT_EQ(nearestWord("narnia", {"north", "south"}, distance), "");
}

} // namespace
} // namespace marches::draft
