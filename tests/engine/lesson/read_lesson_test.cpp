#include "tests/engine/lesson/small_lesson.h"

namespace marches::lesson {
namespace {

std::vector<std::string> codesOf(const std::string& text) {
    std::vector<std::string> codes;
    for (const Finding& finding : readLesson(text, "bad.yaml", toyVocabulary()).findings)
        codes.push_back(finding.code);
    return codes;
}

/// A lesson of one step, which has these lines besides `say`.
std::string withStep(const std::string& lines) {
    return "lesson: bad\ntexts: {title: {en: Bad}, one: {en: One.}}\nsteps:\n  - say: one\n" + lines;
}

TEST(ReadLesson, givesWhatTheFileSays) {
    const Lesson lesson = toyLesson();
    EXPECT_EQ(lesson.id, "first-battle");
    EXPECT_EQ(lesson.scenario, "isles-2");
    EXPECT_EQ(lesson.you, "scotland");
    ASSERT_EQ(lesson.rivals.size(), 1U);
    EXPECT_EQ(lesson.rivals[0].decisions,
              (std::vector<std::vector<std::string>>{{"done"}, {"march I1 dublin ulster"}}));
    ASSERT_EQ(lesson.steps.size(), 4U);
    const Step& first = lesson.steps[0];
    EXPECT_EQ(first.point, (std::vector{phraseOf({"province", "western-islands"})}));
    EXPECT_EQ(first.show,
              (std::vector{phraseOf({"select", "I1", "I2"}), phraseOf({"preview", "western-islands"})}));
    ASSERT_EQ(first.also.size(), 1U);
    EXPECT_EQ(first.also[0].say, "one-alone");
    EXPECT_EQ(first.also[0].when.phrases[0].phrase, phraseOf({"event", "army-died"}));
    EXPECT_TRUE(lesson.steps[2].wait.empty());
    EXPECT_EQ(lesson.steps[1].wait.phrases[2].phrase, phraseOf({"state", "holds", "scotland", "orkney"}));
    EXPECT_EQ(lesson.steps[1].wait.phrases[2].truth, Truth::stands);
}

TEST(ReadLesson, textsFallBackToEnglish) {
    const Lesson lesson = toyLesson();
    EXPECT_EQ(textOf(lesson, "count", "nl")->text, "Twee zijn sterker dan een.");
    EXPECT_EQ(textOf(lesson, "count", "nl")->title, "");
    EXPECT_EQ(textOf(lesson, "count", "de")->title, "Count");
    EXPECT_EQ(textOf(lesson, "nothing", "de"), nullptr);
    EXPECT_EQ(wordCount("  one two\nthree "), 3U);
    EXPECT_EQ(wordCount(""), 0U);
}

TEST(ReadLesson, eachFaultHasItsCodeAndLine) {
    using Codes = std::vector<std::string>;
    EXPECT_EQ(codesOf("lesson: [x"), Codes{"yaml"});
    EXPECT_EQ(codesOf("lesson: x\ntexts: {title: {en: X}}\nsteps: []\n"), Codes{"no-step"});
    EXPECT_EQ(codesOf("lesson: x\ntexts: {one: {en: X}}\nsteps: [{say: one}]\n"), Codes{"missing-text"});
    EXPECT_EQ(codesOf(withStep("    wait: {did: split}\n")), Codes{"no-show"});
    EXPECT_EQ(codesOf(withStep("    show: [[dance]]\n")), Codes{"unknown-phrase"});
    EXPECT_EQ(codesOf(withStep("    wait: {felt: good}\n    show: [x]\n")), Codes{"unknown-phrase"});
    EXPECT_EQ(codesOf(withStep("    wait: {}\n    show: [x]\n")), Codes{"empty-condition"});
    EXPECT_EQ(codesOf(withStep("    wait: {any: []}\n    show: [x]\n")), Codes{"empty-condition"});
    EXPECT_EQ(codesOf(withStep("    point: {unit: I1}\n")), Codes{"unknown-phrase"});
    EXPECT_EQ(codesOf(withStep("    also: [{did: x, say: two}]\n")), Codes{"unknown-text"});
    EXPECT_EQ(codesOf(withStep("    weight: 3\n")), Codes{"unknown-key"});
    EXPECT_EQ(codesOf("lesson: x\ntexts: {title: {en: X, deutsch: Y}}\nsteps: [{say: title}]\n"),
              Codes{"bad-name"});
    const auto read = readLesson(withStep("    show: [[dance]]\n"), "bad.yaml", toyVocabulary());
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].place.line, 5);
    EXPECT_FALSE(read.lesson.has_value());
}

TEST(ReadLesson, aLongTextIsWarnedOf) {
    std::string words = "one";
    for (std::size_t i = 1; i < mostWords; ++i)
        words += " w";
    const auto with = [](const std::string& text) {
        return "lesson: x\ntexts: {title: {en: X}, one: {en: " + text + "}}\nsteps: [{say: one}]\n";
    };
    EXPECT_TRUE(codesOf(with(words)).empty());
    const auto read = readLesson(with(words + " w"), "bad.yaml", toyVocabulary());
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].code, "long-text");
    EXPECT_EQ(read.findings[0].severity, Severity::warning);
    EXPECT_TRUE(read.lesson.has_value()); // a warning alone
}

} // namespace
} // namespace marches::lesson
