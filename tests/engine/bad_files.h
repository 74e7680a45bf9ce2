#pragma once

#include "engine/base/finding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Folders of must-fail files: one a kind of fault, named `CODE.EXT`, or `CODE+WHAT.EXT` where a code has
/// several.
namespace marches::badfiles {

namespace fs = std::filesystem;

inline std::string textOf(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

inline std::vector<fs::path> filesIn(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == extension) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

inline std::string codeOf(const fs::path& file) {
    const std::string name = file.stem().string();
    return name.substr(0, name.find('+'));
}

inline std::string testName(const testing::TestParamInfo<fs::path>& test) {
    std::string name = test.param.stem().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c < 'a' || c > 'z'; }, '_');
    return name;
}

struct Expectation {
    std::string code; ///< "nothing", or empty if the file says nothing
    Place place;
};

/// What a file says of itself: a line `#    ^ code` below the faulty place, or words `expect: code
/// LINE:COLUMN`, `expect: code FILE.svg:LINE:COLUMN` (in the picture), `expect: code` (no place), `expect:
/// nothing`.
inline Expectation expectationOf(const fs::path& path) {
    constexpr std::string_view expect = "expect: ";
    std::istringstream lines(textOf(path));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (const std::size_t at = line.find(expect); at != std::string::npos) {
            std::istringstream words(line.substr(at + expect.size()));
            std::string code;
            std::string where;
            words >> code >> where;
            std::string file = path.string();
            if (const std::size_t end = where.find(".svg"); end != std::string::npos) {
                file = (path.parent_path() / where.substr(0, end + 4)).string();
                where.erase(0, end + 5);
            }
            const std::size_t colon = where.find(':');
            if (colon == std::string::npos) return {code, {file, 0, 0}};
            return {code, {file, std::stoi(where.substr(0, colon)), std::stoi(where.substr(colon + 1))}};
        }
        const std::size_t caret = line.find_first_not_of(' ', 1);
        if (line.starts_with('#') && caret != std::string::npos && line[caret] == '^')
            return {line.substr(caret + 2), {path.string(), number - 1, static_cast<int>(caret) + 1}};
    }
    return {};
}

/// The one thing found is what the file says and is named for.
inline void expectItsFault(const fs::path& file, const Findings& findings) {
    const Expectation expected = expectationOf(file);
    ASSERT_FALSE(expected.code.empty()) << "the file does not say what it is for";
    std::string all;
    for (const Finding& finding : findings)
        all += formatted(finding) + "\n";
    if (expected.code == "nothing") {
        EXPECT_EQ(all, "");
        return;
    }
    EXPECT_EQ(codeOf(file), expected.code);
    ASSERT_EQ(findings.size(), 1U) << all;
    EXPECT_EQ(findings[0].code, expected.code) << all;
    EXPECT_TRUE(findings[0].place == expected.place)
        << all << "expected at " << expected.place.line << ":" << expected.place.column;
    EXPECT_GT(englishText(findings[0].sentence).size(), 15U) << all;
}

/// The codes that a README lists, in one chapter if it is named: lines "- `code`: ..." or
/// "- `code` (warning): ...", and "(by a test)" where a file would be too large.
struct Listed {
    std::set<std::string> all;
    std::set<std::string> warnings;
    std::set<std::string> byTest;
};

inline Listed listedCodes(const fs::path& readme, const std::string& chapter = "") {
    Listed listed;
    bool inside = chapter.empty();
    std::istringstream lines(textOf(readme));
    std::string line;
    while (std::getline(lines, line)) {
        if (!chapter.empty() && line.starts_with("## ")) inside = line == "## " + chapter;
        if (!inside) continue;
        const std::size_t end = line.find('`', 3);
        const std::size_t colon = line.find(':');
        if (!line.starts_with("- `") || end == std::string::npos || colon == std::string::npos) continue;
        const std::string code = line.substr(3, end - 3);
        const std::string mark = line.substr(end + 1, colon - end - 1);
        listed.all.insert(code);
        if (mark.find("(warning)") != std::string::npos) listed.warnings.insert(code);
        if (mark.find("(by a test)") != std::string::npos) listed.byTest.insert(code);
    }
    return listed;
}

inline void expectFilesAsListed(const std::vector<fs::path>& files, const Listed& listed) {
    std::set<std::string> withFile;
    for (const fs::path& file : files)
        if (const Expectation expected = expectationOf(file); expected.code != "nothing")
            withFile.insert(expected.code);
    for (const std::string& code : listed.all)
        EXPECT_NE(withFile.contains(code), listed.byTest.contains(code)) << code;
    for (const std::string& code : withFile)
        EXPECT_TRUE(listed.all.contains(code)) << code << " is in no list of codes";
}

/// The first text in quotes that is itself an argument of the call whose arguments begin at `at`.
inline std::string firstText(const std::string& code, std::size_t at) {
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

/// The codes that a source file gives to one of these calls ("refuse(").
inline std::multiset<std::string> codesSaid(const fs::path& source, const std::vector<std::string>& calls) {
    std::multiset<std::string> codes;
    const std::string text = textOf(source);
    for (const std::string& call : calls)
        for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
            const std::string code = firstText(text, at + call.size());
            if (!code.empty() && code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-.") == std::string::npos)
                codes.insert(code);
        }
    return codes;
}

inline void expectListed(const fs::path& source, const std::multiset<std::string>& said,
                         const Listed& listed) {
    for (const std::string& code : said)
        EXPECT_TRUE(listed.all.contains(code)) << source << ": " << code;
}

} // namespace marches::badfiles
