#include "engine/warriors/message.h"
#include "tests/engine/warriors/rule_runner/play_case.h"
#include "tests/engine/warriors/rule_runner/rule_file.h"
#include "tests/engine/warriors/rule_runner/rules_page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace marches::rule_tests {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const fs::path sourceFolder = MARCHES_SOURCE_DIR;
const fs::path textFolder = sourceFolder / "tests/engine/warriors/rules";

/// The names of the texts without their ending: the rule ids.
std::vector<std::string> textIds() {
    std::vector<std::string> ids;
    for (const auto& entry : fs::directory_iterator(textFolder))
        if (entry.path().extension() == ".rules") ids.push_back(entry.path().stem().string());
    std::sort(ids.begin(), ids.end());
    return ids;
}

RuleFile textOf(const std::string& id) {
    return readRuleFile(contentOf(textFolder / (id + ".rules")));
}

RulesPage rulesPage() {
    return readRulesPage(contentOf(sourceFolder / "engine/warriors/RULES.md"));
}

class Rule : public testing::TestWithParam<std::string> {};

TEST_P(Rule, IsPlayedAsItsTextSays) {
    const RuleFile text = textOf(GetParam());
    const std::string file = (textFolder / (GetParam() + ".rules")).string();
    for (const std::string& fault : text.faults)
        ADD_FAILURE() << file << ":" << fault;
    for (const Case& test : text.cases)
        for (const std::string& fault : play(test).faults)
            ADD_FAILURE() << file << ":" << fault << "\n  in: " << test.kind << " " << test.title
                          << (test.row.empty() ? "" : " (" + test.row + ")");
}

std::string testName(const testing::TestParamInfo<std::string>& text) {
    std::string name = text.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Texts, Rule, testing::ValuesIn(textIds()), testName);

TEST(RulesPage, HasOneTextForEachRuleAndQuestion) {
    const RulesPage page = rulesPage();
    for (const std::string& fault : page.faults)
        ADD_FAILURE() << "RULES.md:" << fault;
    std::vector<std::string> ids;
    ids.reserve(page.rules.size());
    for (const RuleHeading& rule : page.rules)
        ids.push_back(rule.id);
    std::sort(ids.begin(), ids.end());
    EXPECT_EQ(ids, textIds());
    EXPECT_EQ(std::count_if(page.rules.begin(), page.rules.end(), [](const auto& r) { return r.question; }),
              25);
}

TEST(RulesPage, IsShownByItsTexts) {
    for (const RuleHeading& rule : rulesPage().rules) {
        int allowing = 0;
        int answering = 0;
        bool refuses = false;
        for (const Case& test : textOf(rule.id).cases) {
            const Played played = play(test);
            if (test.kind == "allow" && played.met > 0) ++allowing;
            if (test.kind == "answer" && (played.met > 0 || !played.refusalRules.empty())) ++answering;
            refuses = refuses || played.refusalRules.contains(rule.id);
        }
        EXPECT_TRUE(!rule.allows || allowing > 0) << rule.id << ": what it allows is not shown";
        EXPECT_TRUE(!rule.question || answering > 0) << rule.id << ": the answer is not shown";
        EXPECT_EQ(refuses, rule.forbids) << rule.id << ": what it forbids, and its kind";
    }
}

/// Rules whose refusals belong to the choices before a game, and so have no row in messages.def.
const std::set<std::string> setupRules{"setup.players", "setup.country", "option.limits", "parts.colours"};

const std::map<std::string, std::string>& refusalRows() {
    static const std::map<std::string, std::string> rows{
#define REFUSAL(code, rule, text, ...) {#code, rule},
#define EVENT(code, rule, text, ...)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
    };
    return rows;
}

TEST(Refusals, NameARuleOfThePage) {
    std::set<std::string> forbidding = setupRules;
    for (const auto& [code, rule] : refusalRows())
        if (rule != "notation") forbidding.insert(rule);
    std::set<std::string> said;
    for (const RuleHeading& rule : rulesPage().rules)
        if (rule.forbids) said.insert(rule.id);
    EXPECT_EQ(said, forbidding);
}

TEST(Refusals, AreAllShown) {
    std::set<std::string> shown;
    for (const std::string& id : textIds())
        for (const Case& test : textOf(id).cases)
            shown.merge(play(test).refusalMessages);
    for (const auto& [code, rule] : refusalRows())
        if (rule != "notation" && code != "tableOnly") { // no line says it: `time-up` is the table's word
            EXPECT_TRUE(shown.contains(code)) << code << " (" << rule << ") refuses nothing in any text";
        }
}

} // namespace
} // namespace marches::rule_tests
