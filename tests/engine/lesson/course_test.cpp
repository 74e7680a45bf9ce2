#include "engine/lesson/course.h"
#include "tests/engine/lesson/small_lesson.h"

namespace marches::lesson {
namespace {

class CourseTest : public testing::Test {
protected:
    News tell(std::initializer_list<const char*> words, bool chosen = true) {
        return happened(lesson, progress, phraseOf(words), chosen, factsOf(so));
    }

    Lesson lesson = toyLesson();
    Progress progress = begun(lesson);
    std::set<std::string> so;
};

TEST_F(CourseTest, aStepIsTickedByWhatItWaitsFor) {
    EXPECT_TRUE(tell({"previewed", "orkney"}).ticked.empty());
    EXPECT_EQ(progress.current, 0U);
    const News news = tell({"previewed", "western-islands", "twice"});
    EXPECT_EQ(news.ticked, std::vector<std::size_t>{0});
    EXPECT_TRUE(news.stepChanged);
    EXPECT_EQ(progress.current, 1U);
}

TEST_F(CourseTest, stepsTickInAnyOrder) {
    const News early = tell({"did", "march"});
    EXPECT_EQ(early.ticked, std::vector<std::size_t>{1});
    EXPECT_FALSE(early.stepChanged);
    EXPECT_EQ(progress.current, 0U);
    EXPECT_TRUE(tell({"previewed", "western-islands"}).stepChanged);
    EXPECT_EQ(progress.current, 2U); // over the one that is done
}

TEST_F(CourseTest, allAnyAndNotAreAsked) {
    so = {"state lost all"};
    EXPECT_TRUE(tell({"did", "march"}).ticked.empty());
    so.clear();
    EXPECT_TRUE(tell({"previewed", "western-islands"}).ticked.size() == 2); // the march is remembered
    Progress other = begun(lesson);
    progress = other;
    EXPECT_TRUE(tell({"did", "order"}).ticked.empty());
    so = {"state holds scotland orkney"};
    EXPECT_EQ(tell({"did", "order"}).ticked, std::vector<std::size_t>{1});
}

TEST_F(CourseTest, whatStandsTicksTheCurrentStepAlone) {
    so = {"opened news"};
    EXPECT_TRUE(look(lesson, progress, factsOf(so)).ticked.empty());
    tell({"did", "end", "moves"}); // the last step, which the news is open for
    EXPECT_EQ(progress.steps[3], StepState::done);
    EXPECT_EQ(progress.current, 0U);
}

TEST_F(CourseTest, aStepWithoutAConditionIsGoneOnFromByHand) {
    (void)tell({"previewed", "western-islands"});
    (void)tell({"did", "march"});
    EXPECT_EQ(progress.current, 2U);
    EXPECT_TRUE(skip(lesson, progress, factsOf(so)).stepChanged);
    EXPECT_EQ(progress.steps[2], StepState::done);
    (void)skip(lesson, progress, factsOf(so));
    EXPECT_EQ(progress.steps[3], StepState::skipped);
    EXPECT_TRUE(progress.over);
    EXPECT_EQ(nextGesture(lesson, progress), nullptr);
    EXPECT_FALSE(skip(lesson, progress, factsOf(so)).stepChanged);
}

TEST_F(CourseTest, theEndMayComeEarly) {
    so = {"state holds scotland western-islands"};
    EXPECT_TRUE(look(lesson, progress, factsOf(so)).stepChanged);
    EXPECT_TRUE(progress.over);
}

TEST_F(CourseTest, leavingThePathIsToldOnce) {
    EXPECT_EQ(tell({"did", "trade"}).says, std::vector<std::string>{"left-path"});
    EXPECT_TRUE(tell({"did", "trade"}).says.empty());
    EXPECT_TRUE(tell({"did", "build"}).says.empty());
    progress = begun(lesson);
    EXPECT_TRUE(tell({"did", "trade"}, false).says.empty()); // not the learner's choice
    EXPECT_TRUE(tell({"did", "march"}).says.empty());        // a later step waits for it
    EXPECT_FALSE(progress.leftPath);
}

TEST_F(CourseTest, aRemarkIsMadeWhileItsStepIsTheCurrentOne) {
    EXPECT_EQ(tell({"event", "army-died"}, false).says, std::vector<std::string>{"one-alone"});
    (void)tell({"previewed", "western-islands"});
    EXPECT_TRUE(tell({"event", "army-died"}, false).says.empty());
}

TEST_F(CourseTest, gesturesAreShownOneAfterTheOther) {
    EXPECT_EQ(*nextGesture(lesson, progress), phraseOf({"select", "I1", "I2"}));
    EXPECT_EQ(*nextGesture(lesson, progress), phraseOf({"preview", "western-islands"}));
    EXPECT_EQ(*nextGesture(lesson, progress), phraseOf({"select", "I1", "I2"}));
    (void)tell({"previewed", "western-islands"});
    EXPECT_EQ(*nextGesture(lesson, progress), phraseOf({"march"}));
}

} // namespace
} // namespace marches::lesson
