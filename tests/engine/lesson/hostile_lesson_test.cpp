// Lessons from strangers: whatever the bytes, reading ends in findings, and costs little.
#include "engine/lesson/course.h"
#include "tests/engine/lesson/small_lesson.h"

#include <random>

namespace marches::lesson {
namespace {

std::vector<std::string> codesOfHostile(const std::string& text) {
    std::vector<std::string> codes;
    for (const Finding& finding : readLesson(text, "hostile.yaml", toyVocabulary()).findings)
        codes.push_back(finding.code);
    return codes;
}

bool has(const std::vector<std::string>& codes, const char* code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

TEST(HostileLesson, everyLimitIsAFinding) {
    const std::string head = "lesson: x\ntexts: {title: {en: X}, one: {en: X}}\nsteps:\n";
    std::string many = head;
    for (int i = 0; i < 61; ++i)
        many += "  - {say: one}\n";
    EXPECT_TRUE(has(codesOfHostile(many), "too-many"));

    std::string deep = "{did: x}";
    for (int i = 0; i < 9; ++i)
        deep = "{not: " + deep + "}";
    EXPECT_TRUE(has(codesOfHostile(head + "  - {say: one, wait: " + deep + ", show: [x]}\n"), "too-deep"));

    EXPECT_TRUE(
        has(codesOfHostile(head + "  - {say: one, show: [a b c d e f g h i j k l m]}\n"), "too-many"));
    EXPECT_TRUE(has(codesOfHostile(head + "  - {say: one, show: [[[x]]]}\n"), "wrong-kind"));
    EXPECT_TRUE(has(codesOfHostile("lesson: x\ntexts: {title: {en: " + std::string(700, 'x') +
                                   "}}\nsteps: [{say: title}]\n"),
                    "bad-text"));
    EXPECT_TRUE(has(codesOfHostile("lesson: x\ntexts: {title: {en: \"a\\u202eb\"}}\nsteps: [{say: title}]\n"),
                    "bad-text"));
    EXPECT_TRUE(has(codesOfHostile(std::string(std::size_t{300} << 10, ' ')), "too-large"));
    EXPECT_TRUE(has(codesOfHostile("lesson: &a x\n"), "yaml-anchor"));

    std::string wide = "[{did: x}";
    for (int i = 0; i < 19; ++i)
        wide += ", {did: x}";
    wide += "]";
    std::string wider = "[{any: " + wide + "}";
    for (int i = 0; i < 19; ++i)
        wider += ", {any: " + wide + "}";
    EXPECT_TRUE(
        has(codesOfHostile(head + "  - {say: one, wait: {any: " + wider + "]}, show: [x]}\n"), "too-many"));
}

/// Changed letters of a good lesson: it is read or refused, and what is read can be played to its end.
TEST(HostileLesson, changedBytesDoNoHarm) {
    std::mt19937 random(7);
    const std::string letters = "{}[]:,-# \n'\"abe0&*!|>";
    for (int round = 0; round < 3000; ++round) {
        std::string text = smallLesson;
        for (int change = 0; change < 1 + round % 4; ++change) {
            const std::size_t at = random() % text.size();
            if (random() % 3 == 0)
                text.erase(at, 1 + random() % 5);
            else
                text[at] = letters[random() % letters.size()];
        }
        const LessonResult read = readLesson(text, "hostile.yaml", toyVocabulary());
        EXPECT_EQ(read.lesson.has_value(), !hasErrors(read.findings));
        if (!read.lesson) continue;
        Progress progress = begun(*read.lesson);
        const Facts never = [](const Phrase&) { return false; };
        for (std::size_t i = 0; i < read.lesson->steps.size(); ++i)
            (void)skip(*read.lesson, progress, never);
        EXPECT_TRUE(progress.over);
    }
}

} // namespace
} // namespace marches::lesson
