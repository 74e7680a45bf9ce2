#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
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
/// `# expect: code FILE:LINE:COLUMN` (in the picture), `# expect: nothing` as its first line.
struct Expectation {
    std::string code; ///< "nothing", or empty if the file says nothing
    Place place;
};

Expectation expectationOf(const fs::path& path) {
    constexpr std::string_view expect = "# expect: ";
    std::istringstream lines(textOf(path));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (line.starts_with(expect)) {
            std::istringstream words(line.substr(expect.size()));
            std::string code;
            std::string where;
            words >> code >> where;
            std::string file = path.string();
            if (const std::size_t end = where.find(".svg:"); end != std::string::npos) {
                file = (path.parent_path() / where.substr(0, end + 4)).string();
                where.erase(0, end + 5);
            }
            const std::size_t colon = where.find(':');
            if (colon == std::string::npos) return {code, {}};
            return {code, {file, std::stoi(where.substr(0, colon)), std::stoi(where.substr(colon + 1))}};
        }
        const std::size_t caret = line.find_first_not_of(' ', 1);
        if (line.starts_with('#') && caret != std::string::npos && line[caret] == '^')
            return {line.substr(caret + 2), {path.string(), number - 1, static_cast<int>(caret) + 1}};
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
    while (std::getline(lines, line)) {
        const std::size_t end = line.find('`', 3);
        const std::size_t colon = line.find(':');
        if (!line.starts_with("- `") || end == std::string::npos || colon == std::string::npos) continue;
        const std::string code = line.substr(3, end - 3);
        const std::string mark = line.substr(end + 1, colon - end - 1);
        listed.all.insert(code);
        if (mark == " (warning)") listed.warnings.insert(code);
        if (mark == " (by a test)") listed.byTest.insert(code);
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

/// The first text in quotes that is itself an argument of the call whose arguments begin at `at`.
std::string firstText(const std::string& code, std::size_t at) {
    for (int depth = 0; at < code.size() && depth >= 0 && code[at] != ';'; ++at) {
        if (code[at] == '(') ++depth;
        if (code[at] == ')') --depth;
        if (code[at] != '"') continue;
        const std::size_t end = code.find('"', at + 1);
        if (depth == 0) return code.substr(at + 1, end - at - 1);
        at = end;
    }
    return "";
}

TEST(Codes, whatTheReadersSayIsListed) {
    const Listed listed = listedCodes();
    int found = 0;
    const auto scan = [&](const fs::path& file) {
        const std::string text = textOf(file);
        for (const std::string call : {"error(", "warning(", "refuse(", "report(", "fileFinding("})
            for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
                const std::string code = firstText(text, at + call.size());
                const bool isCode = !code.empty() && code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") ==
                                                         std::string::npos;
                if (!isCode) continue;
                ++found;
                EXPECT_TRUE(listed.all.contains(code)) << file << ": " << code;
            }
    };
    for (const auto& entry : fs::directory_iterator(source / "engine/scenario"))
        if (entry.path().extension() == ".cpp") scan(entry.path());
    for (const std::string name : {"make_setting", "read_board", "read_start", "read_tables"})
        scan(source / "engine/warriors" / (name + ".cpp"));
    EXPECT_GT(found, 80);
}

} // namespace
} // namespace marches::warriors
