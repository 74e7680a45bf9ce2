#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace marches::warriors {
namespace {

namespace fs = std::filesystem;
const fs::path source = MARCHES_SOURCE_DIR;
const fs::path badFolder = source / "tests/scenarios/bad";

std::string textOf(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// What a file says of itself: a line `#    ^ code` below the faulty place, or `# expect: code LINE:COLUMN`,
/// `# expect: code FILE` (in the picture), `# expect: nothing` as its first line.
struct Expectation {
    std::string code; ///< "nothing", or empty if the file says nothing
    Place place;
};

Expectation expectationOf(const fs::path& path) {
    std::istringstream lines(textOf(path));
    std::string line;
    std::smatch match;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (std::regex_match(line, match, std::regex("# expect: ([a-z-]+) (\\d+):(\\d+)")))
            return {match[1], {path.string(), std::stoi(match[2]), std::stoi(match[3])}};
        if (std::regex_match(line, match, std::regex("# expect: ([a-z-]+) (\\S+\\.svg)")))
            return {match[1], {(path.parent_path() / match[2].str()).string(), 0, 0}};
        if (line == "# expect: nothing") return {"nothing", {}};
        if (std::regex_match(line, match, std::regex("#( *)\\^ ([a-z-]+)")))
            return {match[2], {path.string(), number - 1, static_cast<int>(match[1].length()) + 2}};
    }
    return {};
}

std::vector<fs::path> badFiles() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(badFolder))
        if (entry.path().extension() == ".yaml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

class BadFile : public testing::TestWithParam<fs::path> {};

TEST_P(BadFile, hasItsFaultAtItsPlace) {
    const Expectation expected = expectationOf(GetParam());
    ASSERT_FALSE(expected.code.empty()) << "the file does not say what it is for";
    const Findings findings = validateScenario(GetParam(), {});
    std::string all;
    for (const Finding& finding : findings)
        all += formatted(finding) + "\n";
    if (expected.code == "nothing") {
        EXPECT_EQ(all, "");
        return;
    }
    EXPECT_EQ(GetParam().stem().string(), expected.code);
    ASSERT_EQ(findings.size(), 1U) << all;
    EXPECT_EQ(findings[0].code, expected.code) << all;
    EXPECT_EQ(findings[0].place, expected.place) << all;
    EXPECT_GT(findings[0].text.size(), 15U) << all;
}

INSTANTIATE_TEST_SUITE_P(Folder, BadFile, testing::ValuesIn(badFiles()), [](const auto& test) {
    std::string name = test.param.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// The codes that engine/scenario/README.md lists: lines "- `code`: ..." or "- `code` (warning): ...", and
/// "(by a test)" where a file would be too large.
struct Listed {
    std::set<std::string> all;
    std::set<std::string> warnings;
    std::set<std::string> byTest;
};

Listed listedCodes() {
    Listed listed;
    std::istringstream lines(textOf(source / "engine/scenario/README.md"));
    std::string line;
    std::smatch match;
    while (std::getline(lines, line))
        if (std::regex_search(line, match,
                              std::regex("^- `([a-z-]+)`( \\(warning\\))?( \\(by a test\\))?:"))) {
            listed.all.insert(match[1]);
            if (match[2].matched) listed.warnings.insert(match[1]);
            if (match[3].matched) listed.byTest.insert(match[1]);
        }
    return listed;
}

TEST(Codes, eachHasAFileAndIsListed) {
    const Listed listed = listedCodes();
    std::set<std::string> withFile;
    for (const fs::path& file : badFiles())
        if (const Expectation expected = expectationOf(file); expected.code != "nothing")
            withFile.insert(expected.code);
    for (const std::string& code : listed.all)
        EXPECT_NE(withFile.contains(code), listed.byTest.contains(code)) << code;
    for (const std::string& code : withFile)
        EXPECT_TRUE(listed.all.contains(code)) << code << " is not in engine/scenario/README.md";
}

TEST(Codes, severityIsAsListed) {
    const Listed listed = listedCodes();
    for (const fs::path& file : badFiles())
        for (const Finding& finding : validateScenario(file, {}))
            EXPECT_EQ(finding.severity == Severity::warning, listed.warnings.contains(finding.code))
                << formatted(finding);
}

TEST(Codes, whatTheReadersSayIsListed) {
    const Listed listed = listedCodes();
    const std::regex call(
        R"((?:error|warning|refuse|report|fileFinding)\((?:[^"();]|\([^()]*\))*"([a-z]+(?:-[a-z]+)*)\")");
    int found = 0;
    for (const std::string folder : {"engine/scenario", "engine/warriors"})
        for (const auto& entry : fs::directory_iterator(source / folder)) {
            const std::string name = entry.path().filename().string();
            if (entry.path().extension() != ".cpp" ||
                (folder == "engine/warriors" && !name.starts_with("read_") && name != "make_setting.cpp"))
                continue;
            const std::string text = textOf(entry.path());
            for (auto match = std::sregex_iterator(text.begin(), text.end(), call);
                 match != std::sregex_iterator(); ++match) {
                ++found;
                EXPECT_TRUE(listed.all.contains((*match)[1])) << name << ": " << (*match)[1];
            }
        }
    EXPECT_GT(found, 100);
}

} // namespace
} // namespace marches::warriors
