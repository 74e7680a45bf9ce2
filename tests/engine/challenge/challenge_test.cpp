#include "tests/engine/bad_files.h"
#include "tests/engine/challenge/puzzle.h"

namespace marches::challenge {
namespace {

const SeatId ardanSeat = idAt<SeatId>(0);
const SeatId belmarSeat = idAt<SeatId>(1);

TEST(Challenge, isReadAsADesignerWritesIt) {
    const Challenge read = puzzleWith("challenge: {seat: ardan, turns: 2, rivals: novice, seed: 7}\n"
                                      "goals:\n"
                                      "  bronze: [{holds: [ardan, ab-march]}]\n"
                                      "  silver: [{ahead-of: [ardan, belmar]}]\n"
                                      "  gold: [{all: [{vp: [ardan, 3]}, {first: [ardan, 2]}]},\n"
                                      "         {by-turn: [5, {first: [ardan]}]}]\n"
                                      "solution: [ardan move I1 ab-march]\n"
                                      "texts: {before: {en: Take the march., fr: Prenez la marche.}}\n")
                               .challenge;
    EXPECT_EQ(read.seat, ardanSeat);
    EXPECT_EQ(read.turns, 2);
    EXPECT_EQ(read.rivals, "novice");
    EXPECT_EQ(read.seed, 7U);
    ASSERT_EQ(read.goalsOf(Medal::bronze).size(), 1U);
    EXPECT_EQ(read.goalsOf(Medal::bronze)[0].kind, "holds");
    ASSERT_EQ(read.goalsOf(Medal::silver).size(), 1U);
    EXPECT_EQ(read.goalsOf(Medal::silver)[0].whom, belmarSeat);
    EXPECT_EQ(read.goalsOf(Medal::silver)[0].number, 1) << "ahead, by however little";
    ASSERT_EQ(read.goalsOf(Medal::gold).size(), 2U);
    EXPECT_EQ(read.goalsOf(Medal::gold)[0].parts.size(), 2U);
    EXPECT_EQ(read.goalsOf(Medal::gold)[1].number, 5);
    EXPECT_EQ(read.solution, std::vector<std::string>{"ardan move I1 ab-march"});
    EXPECT_EQ(read.texts.at("before").at("fr"), "Prenez la marche.");
}

TEST(Challenge, whatIsLeftOutIsOneTurnAgainstSteady) {
    const Challenge read =
        puzzleWith("challenge: {seat: ardan}\ngoals: {bronze: [{vp: [ardan, 3]}]}\n").challenge;
    EXPECT_EQ(read.turns, 1);
    EXPECT_EQ(read.rivals, "steady");
    EXPECT_TRUE(read.solution.empty());
}

struct Fault {
    const char* code;
    int line; ///< of the keys below, from 1
    std::string keys;
};

class BadChallenge : public testing::TestWithParam<Fault> {};

TEST_P(BadChallenge, isToldWithItsLine) {
    constexpr int linesBefore = 4; // the head of the file
    const auto& [code, line, keys] = GetParam();
    const ScenarioResult read = scenarioWith(keys);
    ASSERT_TRUE(read.scenario);
    const Findings faults = checkChallenges(*read.scenario);
    ASSERT_EQ(faults.size(), 1U) << code;
    EXPECT_EQ(faults[0].code, code);
    EXPECT_EQ(faults[0].place.line, linesBefore + line);
    EXPECT_FALSE(englishText(faults[0].sentence).empty());
    EXPECT_FALSE(challengeOf(*read.scenario, ""));
}

std::string deep(int times) {
    std::string goal = "{vp: [ardan, 3]}";
    for (int i = 0; i < times; ++i)
        goal = "{all: [" + goal + "]}";
    return goal;
}

std::string many(int times) {
    std::string goals;
    for (int i = 0; i < times; ++i)
        goals += std::string(i == 0 ? "" : ", ") + "{vp: [ardan, 3]}";
    return goals;
}

std::vector<Fault> badChallenges() {
    const std::string start = marchStart; // seven lines
    const std::string seat = "challenge: {seat: ardan}\n";
    const auto goal = [&](const std::string& text) {
        return start + seat + "goals: {bronze: [" + text + "]}\n";
    };
    return {
        {"challenge-start", 1, seat + "goals: {bronze: [{vp: [ardan, 3]}]}\n"},
        {"challenge-seat", 8, start + "challenge: {seat: dorn}\ngoals: {bronze: [{vp: [ardan, 3]}]}\n"},
        {"challenge-rivals", 8,
         start + "challenge: {seat: ardan, rivals: genius}\ngoals: {bronze: [{vp: [ardan, 3]}]}\n"},
        {"out-of-range", 8,
         start + "challenge: {seat: ardan, turns: 0}\ngoals: {bronze: [{vp: [ardan, 3]}]}\n"},
        {"challenge-goals", 8, start + seat},
        {"challenge-goals", 9, start + seat + "goals: {silver: [{vp: [ardan, 3]}]}\n"},
        {"challenge-goals", 8, start + "goals: {bronze: [{vp: [ardan, 3]}]}\n"},
        {"challenge-solution", 10, goal("{vp: [ardan, 3]}") + "solution: [[ardan]]\n"},
        {"challenge-text", 10, goal("{vp: [ardan, 3]}") + "texts: {hint: {en: ''}}\n"},
        {"goal-kind", 9, goal("{conquers: [ardan]}")},
        {"goal-kind", 9, goal("vp")},
        {"goal-operands", 9, goal("{vp: [ardan]}")},
        {"goal-operands", 9, goal("{holds: [ardan, atlantis]}")},
        {"goal-operands", 9, goal("{holds: [ardan, ab-march, 3]}")},
        {"goal-operands", 9, goal("{ahead-of: [ardan, ardan]}")},
        {"goal-operands", 9, goal("{first: [dorn]}")},
        {"goal-operands", 9, goal("{all: []}")},
        {"goal-operands", 9, goal("{by-turn: [{first: [ardan]}, 5]}")},
        {"out-of-range", 9, goal("{vp: [ardan, 100000]}")},
        {"goal-nested", 9, goal("{by-turn: [5, {by-turn: [4, {first: [ardan]}]}]}")},
        {"goal-many", 9, goal(many(101))},
    };
}

INSTANTIATE_TEST_SUITE_P(Faults, BadChallenge, testing::ValuesIn(badChallenges()));

TEST(Challenge, everyCodeIsListed) {
    const std::filesystem::path source = MARCHES_SOURCE_DIR;
    const auto listed = badfiles::listedCodes(source / "engine/challenge/README.md", "Codes");
    std::set<std::string> tried;
    for (const Fault& fault : badChallenges())
        tried.insert(fault.code);
    for (const std::string& code : listed.all)
        EXPECT_TRUE(tried.contains(code)) << code << " has no bad puzzle";
    for (const std::string& code : tried)
        EXPECT_TRUE(code == "out-of-range" || listed.all.contains(code)) << code << " is not listed";
}

TEST(Challenge, goalsWithinGoalsAreRead) {
    EXPECT_EQ(goalWith(deep(5)).kind, "all");
}

} // namespace
} // namespace marches::challenge
