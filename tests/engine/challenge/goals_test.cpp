#include "engine/warriors/query.h"
#include "tests/engine/challenge/puzzle.h"

namespace marches::challenge {
namespace {

using warriors::Setting;
using warriors::State;

const SeatId ardan = idAt<SeatId>(0);
const SeatId belmar = idAt<SeatId>(1);

/// The march puzzle after its turns: what each has bought decides who leads.
struct Course {
    std::shared_ptr<const Setting> setting =
        puzzleWith("challenge: {seat: ardan}\ngoals: {bronze: [{vp: [ardan, 1]}]}\n").setting;
    std::vector<TurnEnd<Wt>> ends;

    /// A turn ends with so many points.
    void endTurn(int ardanHas, int belmarHas) {
        State state = warriors::initial(*setting);
        for (const auto& [seat, has] : {std::pair{ardan, ardanHas}, std::pair{belmar, belmarHas}})
            state.player(seat).boughtVp += has - warriors::victoryPoints(*setting, state, seat).total();
        ends.push_back({5 + static_cast<int>(ends.size()), state});
    }
    bool reached(const std::string& goal) const {
        return challenge::reached<Wt>(warriorsGoals(), *setting, ends, goalWith(goal));
    }
    void give(const char* province, SeatId seat) {
        ends.back().state.holders[index(*setting->board.map.findProvince(province))] =
            warriors::ownerOf(seat);
    }
};

std::string said(const std::string& goal) {
    const auto setting =
        puzzleWith("challenge: {seat: ardan}\ngoals: {bronze: [{vp: [ardan, 1]}]}\n").setting;
    const GoalNames names{[&](SeatId seat) { return seat == ardan ? "Ardan" : "Belmar"; },
                          [&](ProvinceId) { return std::string("the march"); }};
    return englishText(sentenceOf(warriorsGoals(), goalWith(goal), names));
}

TEST(Goals, nothingIsReachedBeforeATurnHasEnded) {
    const Course course;
    EXPECT_FALSE(course.reached("{vp: [ardan, 1]}"));
}

TEST(Goals, vpCountsVictoryPoints) {
    Course course;
    course.endTurn(7, 4);
    EXPECT_TRUE(course.reached("{vp: [ardan, 7]}"));
    EXPECT_FALSE(course.reached("{vp: [ardan, 8]}"));
    EXPECT_EQ(said("{vp: [ardan, 7]}"), "Ardan has 7 Victory Points");
}

TEST(Goals, holdsLooksAtTheHolder) {
    Course course;
    course.endTurn(7, 4);
    EXPECT_FALSE(course.reached("{holds: [ardan, ab-march]}"));
    course.give("ab-march", ardan);
    EXPECT_TRUE(course.reached("{holds: [ardan, ab-march]}"));
    EXPECT_FALSE(course.reached("{holds: [belmar, ab-march]}"));
    EXPECT_EQ(said("{holds: [ardan, ab-march]}"), "Ardan holds the march");
}

TEST(Goals, firstIsAloneAndByAsMuchAsIsAskedFor) {
    Course course;
    course.endTurn(7, 7);
    EXPECT_FALSE(course.reached("{first: [ardan]}")) << "a tie is nobody's";
    course.endTurn(9, 7);
    EXPECT_TRUE(course.reached("{first: [ardan]}"));
    EXPECT_TRUE(course.reached("{first: [ardan, 2]}"));
    EXPECT_FALSE(course.reached("{first: [ardan, 3]}"));
    EXPECT_EQ(said("{first: [ardan]}"), "Ardan leads");
    EXPECT_EQ(said("{first: [ardan, 3]}"), "Ardan leads by 3 points");
}

TEST(Goals, aheadOfComparesTwo) {
    Course course;
    course.endTurn(9, 7);
    EXPECT_TRUE(course.reached("{ahead-of: [ardan, belmar]}"));
    EXPECT_FALSE(course.reached("{ahead-of: [ardan, belmar, 3]}"));
    EXPECT_FALSE(course.reached("{ahead-of: [belmar, ardan]}"));
    EXPECT_EQ(said("{ahead-of: [ardan, belmar]}"), "Ardan is ahead of Belmar");
    EXPECT_EQ(said("{ahead-of: [ardan, belmar, 3]}"), "Ardan is ahead of Belmar by 3 points");
}

TEST(Goals, allNeedsEachPart) {
    Course course;
    course.endTurn(9, 7);
    EXPECT_FALSE(course.reached("{all: [{first: [ardan]}, {holds: [ardan, ab-march]}]}"));
    course.give("ab-march", ardan);
    EXPECT_TRUE(course.reached("{all: [{first: [ardan]}, {holds: [ardan, ab-march]}]}"));
    EXPECT_EQ(said("{all: [{first: [ardan]}, {holds: [ardan, ab-march]}]}"),
              "Ardan leads; Ardan holds the march");
}

/// Turns 5, 6 and 7 end; Ardan leads at the end of turn 6 alone.
TEST(Goals, byTurnRemembersWhatWasReachedInTime) {
    Course course;
    course.endTurn(4, 7);
    course.endTurn(9, 7);
    course.endTurn(9, 12);
    EXPECT_FALSE(course.reached("{first: [ardan]}"));
    EXPECT_FALSE(course.reached("{by-turn: [5, {first: [ardan]}]}"));
    EXPECT_TRUE(course.reached("{by-turn: [6, {first: [ardan]}]}"));
    EXPECT_TRUE(course.reached("{by-turn: [9, {first: [ardan]}]}"));
    EXPECT_EQ(said("{by-turn: [6, {first: [ardan]}]}"), "By the end of turn 6: Ardan leads");
}

TEST(Goals, aMedalNeedsThoseBeforeIt) {
    const std::string bronze = "{first: [ardan]}";
    const std::string silver = "{vp: [ardan, 12]}";
    const std::string gold = "{holds: [ardan, ab-march]}";
    const Challenge challenge = puzzleWith("challenge: {seat: ardan}\ngoals: {bronze: [" + bronze +
                                           "], silver: [" + silver + "], gold: [" + gold + "]}\n")
                                    .challenge;
    Course course;
    const auto medal = [&] { return medalOf<Wt>(warriorsGoals(), *course.setting, course.ends, challenge); };
    EXPECT_EQ(medal(), Medal::none);
    course.endTurn(12, 15);
    EXPECT_EQ(medal(), Medal::none) << "silver's goal alone wins nothing";
    course.endTurn(8, 7);
    EXPECT_EQ(medal(), Medal::bronze);
    course.give("ab-march", ardan);
    EXPECT_EQ(medal(), Medal::bronze) << "gold's goal without silver's";
    course.endTurn(12, 7);
    EXPECT_EQ(medal(), Medal::silver);
    course.give("ab-march", ardan);
    EXPECT_EQ(medal(), Medal::gold);
}

} // namespace
} // namespace marches::challenge
