// The lessons that come with the program: readable, said in every language, and never a dead end.
#include "engine/base/file.h"
#include "engine/lesson/course.h"
#include "tests/engine/lesson/small_lesson.h"

#include <algorithm>
#include <filesystem>
#include <random>

namespace marches::lesson {
namespace {

const std::filesystem::path lessonsFolder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/lessons";

/// Takes every word as one that means something: what each host understands is tested beside it.
Vocabulary anyWords() {
    return {[](const Phrase& phrase) -> std::optional<Truth> {
                const bool stands = phrase.words[0] == "state" || phrase.words[0] == "opened";
                return stands ? Truth::stands : Truth::happens;
            },
            [](const Phrase&) { return true; }, [](const Phrase&) { return true; }};
}

std::vector<Lesson> bundledLessons() {
    std::vector<Lesson> lessons;
    for (const auto& entry : std::filesystem::directory_iterator(lessonsFolder)) {
        if (entry.path().extension() != ".yaml") continue;
        const auto bytes = readRegularFile(entry.path(), std::size_t{1} << 20U);
        EXPECT_TRUE(bytes.has_value());
        LessonResult read = readLesson(bytes.value_or(""), entry.path().filename().string(), anyWords());
        for (const Finding& finding : read.findings)
            ADD_FAILURE() << formatted(finding);
        EXPECT_TRUE(read.lesson.has_value());
        if (!read.lesson) continue;
        EXPECT_EQ(read.lesson->id, entry.path().stem().string());
        lessons.push_back(std::move(*read.lesson));
    }
    return lessons;
}

TEST(BundledLessons, everyTextStandsInEveryLanguageAndIsShort) {
    const std::vector<Lesson> lessons = bundledLessons();
    EXPECT_FALSE(lessons.empty());
    for (const Lesson& lesson : lessons) {
        for (const auto& [id, languages] : lesson.texts)
            for (const char* language : {"en", "fr", "de", "nl"}) {
                const auto text = languages.find(language);
                ASSERT_TRUE(text != languages.end()) << lesson.id << ' ' << id << ' ' << language;
                EXPECT_LE(wordCount(text->second.text), mostWords)
                    << lesson.id << ' ' << id << ' ' << language;
                EXPECT_FALSE(text->second.text.empty());
                EXPECT_EQ(text->second.title.empty(), languages.at("en").title.empty())
                    << id << ' ' << language;
            }
        for (const std::string_view id : {Lesson::title, Lesson::leftPath, Lesson::over, Lesson::closed})
            EXPECT_TRUE(lesson.texts.contains(id)) << lesson.id << ' ' << id;
        for (const Step& step : lesson.steps)
            EXPECT_FALSE(textOf(lesson, step.say, "en")->title.empty()) << lesson.id << ' ' << step.say;
    }
}

/// What a text names in braces is the same in every language.
TEST(BundledLessons, everyLanguageNamesTheSameKeysAndButtons) {
    const auto named = [](const std::string& text) {
        std::multiset<std::string> places;
        for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
            places.insert(text.substr(at, text.find('}', at) - at));
        return places;
    };
    for (const Lesson& lesson : bundledLessons())
        for (const auto& [id, languages] : lesson.texts)
            for (const auto& [language, text] : languages)
                EXPECT_EQ(named(text.text), named(languages.at("en").text)) << id << ' ' << language;
}

/// Whatever happens in whatever order, there is always a step to go on with, and it can be ended.
TEST(BundledLessons, randomWalksAreNeverStuck) {
    for (const Lesson& lesson : bundledLessons()) {
        std::vector<Phrase> moments{phraseOf({"did", "changed"})};
        for (const Step& step : lesson.steps)
            for (const Condition::Waited& waited : step.wait.phrases)
                if (waited.truth == Truth::happens) moments.push_back(waited.phrase);
        for (unsigned seed = 0; seed < 500; ++seed) {
            std::mt19937 random(seed);
            const Facts perhaps = [&random](const Phrase&) { return random() % 4 == 0; };
            Progress progress = begun(lesson);
            std::size_t ticked = 0;
            int told = 0;
            const auto take = [&](const News& news) {
                ticked += news.ticked.size();
                told += static_cast<int>(std::count(news.says.begin(), news.says.end(), Lesson::leftPath));
            };
            for (int move = 0; move < 12; ++move) {
                if (random() % 6 == 0)
                    take(skip(lesson, progress, perhaps));
                else if (random() % 5 == 0)
                    take(look(lesson, progress, perhaps));
                else
                    take(happened(lesson, progress, moments[random() % moments.size()], true, perhaps));
                const auto open = std::find(progress.steps.begin(), progress.steps.end(), StepState::open);
                ASSERT_EQ(progress.current, static_cast<std::size_t>(open - progress.steps.begin()));
                ASSERT_EQ(progress.over, open == progress.steps.end());
            }
            // from wherever that was, the current step's own moments, or what stands, lead to the end
            const Facts all = [](const Phrase&) { return true; };
            for (std::size_t left = lesson.steps.size(); left > 0 && !progress.over; --left) {
                const std::size_t at = progress.current;
                for (const Condition::Waited& waited : lesson.steps[at].wait.phrases)
                    if (waited.truth == Truth::happens)
                        take(happened(lesson, progress, waited.phrase, true, all));
                take(look(lesson, progress, all));
                if (lesson.steps[at].wait.empty()) take(skip(lesson, progress, all));
                ASSERT_NE(progress.steps[at], StepState::open) << lesson.id << " step " << at;
            }
            EXPECT_TRUE(progress.over);
            EXPECT_LE(told, 1);
            EXPECT_LE(ticked, lesson.steps.size());
        }
    }
}

} // namespace
} // namespace marches::lesson
