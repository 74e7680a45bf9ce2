#include "engine/base/finding.h"

#include <gtest/gtest.h>

#include <type_traits>

using namespace marches;

// Only what stands in the program is a pattern.
static_assert(!std::is_constructible_v<Sentence, std::string>);
static_assert(!std::is_constructible_v<Sentence, std::string_view>);
static_assert(!std::is_constructible_v<Sentence, const char*>);
static_assert(!std::is_convertible_v<std::string, SentencePattern<0>>);

TEST(Sentence, FillsItsPlaces) {
    EXPECT_EQ(englishText(Sentence("Name at least one seat.")), "Name at least one seat.");
    EXPECT_EQ(englishText(Sentence("{0} is out of range: from {1} to {2}.", -12, std::size_t{1}, 100'000.0)),
              "-12 is out of range: from 1 to 100000.");
    EXPECT_EQ(englishText(Sentence("{1}, {0}, {1}", "a", std::string("b"))), "b, a, b");
    EXPECT_EQ(englishText(Sentence("{0}", 0.5)), "0.5");
    EXPECT_EQ(englishText(Sentence()), "");
}

TEST(Sentence, OtherBracesAreText) {
    EXPECT_EQ(englishText(Sentence("{I1: {damage: 1}} {} {{0}} {", 7)), "{I1: {damage: 1}} {} {7} {");
}

TEST(Sentence, OperandsAreNotLookedInto) {
    EXPECT_EQ(englishText(Sentence("{0} {1}", "{1}", "{0}")), "{1} {0}");
    const auto shout = [](std::string_view pattern) { return std::string(pattern) + "!"; };
    EXPECT_EQ(textIn(Sentence("`{0}`", "Name at least one seat."), shout), "`Name at least one seat.`!");
}

TEST(Sentence, SpeaksALanguageToItsInnermost) {
    const Sentence sentence("{0} ({1})", Sentence("No {0}", "wood"), 3);
    EXPECT_EQ(englishText(sentence), "No wood (3)");
    const auto other = [](std::string_view pattern) {
        return std::string(pattern == "No {0}" ? "{0}: none" : "{1} - {0}");
    };
    EXPECT_EQ(textIn(sentence, other), "3 - wood: none");
}

TEST(Sentence, APlaceWithoutOperandStays) {
    EXPECT_EQ(textIn(Sentence("No {0}", "wood"), [](std::string_view) { return std::string("{0} {1}"); }),
              "wood {1}");
}

TEST(Sentence, IsAValue) {
    const auto made = [](int figure) { return Sentence("{0}: {1}", "a", Sentence("No {0}", figure)); };
    EXPECT_EQ(made(1), made(1));
    EXPECT_NE(made(1), made(2));
    EXPECT_NE(Sentence("{0}", Sentence("a")), Sentence("{0}", "a"));
}

TEST(Finding, PrintsLikeACompiler) {
    const Finding finding{Severity::warning,
                          "unknown-key",
                          {"a.yaml", 3, 7},
                          Sentence("The key '{0}' is not known.", "colour")};
    EXPECT_EQ(formatted(finding), "a.yaml:3:7: warning [unknown-key]: The key 'colour' is not known.");
}

TEST(Finding, SortsByPlaceAndEnglishTextAndKeepsEachOnce) {
    const auto made = [](int line, Sentence sentence) {
        return Finding{Severity::error, "a", {"f", line, 1}, std::move(sentence)};
    };
    Findings findings{made(2, Sentence("{0} c", "z")), made(2, Sentence("{0} b", "a")),
                      made(1, Sentence("{0}", "y")), made(2, Sentence("{0} c", "z"))};
    sortByPlace(findings);
    ASSERT_EQ(findings.size(), 3U);
    EXPECT_EQ(findings[0].place.line, 1);
    EXPECT_EQ(englishText(findings[1].sentence), "a b");
    EXPECT_EQ(englishText(findings[2].sentence), "z c");
}
