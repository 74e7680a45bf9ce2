#include "engine/table/words.h"

#include <gtest/gtest.h>

namespace marches {
namespace {

std::vector<std::string> texts(std::string_view line) {
    std::vector<std::string> result;
    const auto words = splitWords(line);
    EXPECT_TRUE(words.has_value()) << line << ": " << (words ? "" : englishText(words.error().sentence));
    if (words)
        for (const Word& word : *words)
            result.push_back(word.text);
    return result;
}

std::string code(std::string_view line) {
    const auto words = splitWords(line);
    return words ? "none" : words.error().code;
}

using Texts = std::vector<std::string>;

TEST(Words, AreSplitAtBlanks) {
    EXPECT_EQ(texts("  england\tmove  I1 wales "), (Texts{"england", "move", "I1", "wales"}));
    EXPECT_EQ(texts(""), Texts{});
    EXPECT_EQ(texts("   # nothing"), Texts{});
    EXPECT_EQ(splitWords("a  bc")->at(1).column, 4);
}

TEST(Words, StringsKeepBlanksHashesAndEscapes) {
    EXPECT_EQ(texts(R"(note "a # \"b\" \\" # rest "x)"), (Texts{"note", R"(a # "b" \)"}));
    EXPECT_EQ(texts(R"(seat x red "bot:exec:a b" "Ann")"),
              (Texts{"seat", "x", "red", "bot:exec:a b", "Ann"}));
    EXPECT_EQ(texts(R"(bot:exec:"a b")"), Texts{"bot:exec:a b"});
    EXPECT_TRUE(splitWords(R"("")")->at(0).quoted);
    EXPECT_FALSE(splitWords(R"(bot:"x")")->at(0).quoted);
}

TEST(Words, FaultsAreNamedWithTheirColumn) {
    EXPECT_EQ(code(R"(note "open)"), "open-string");
    EXPECT_EQ(code(R"(note "open\")"), "open-string");
    EXPECT_EQ(code(R"(note "a\)"), "bad-string");
    EXPECT_EQ(code(R"(note "a\n")"), "bad-string");
    EXPECT_EQ(code(R"(note"x")"), "bad-string");
    EXPECT_EQ(code(R"(note "x"y)"), "bad-string");
    EXPECT_EQ(code("a\x01"), "control-character");
    EXPECT_EQ(code("a \"x\ty\""), "control-character");
    EXPECT_EQ(code("# turned \xE2\x80\xAE text"), "control-character");
    EXPECT_EQ(code("caf\xE9"), "bad-utf8");
    EXPECT_EQ(code(std::string_view{"a\0b", 3}), "bad-utf8");
    EXPECT_EQ(splitWords("caf\xE9").error().column, 4);
    EXPECT_EQ(splitWords(R"(go  "x)").error().column, 5);
}

TEST(Words, AStringHasEightyCharacters) {
    std::string umlauts;
    for (int i = 0; i < 80; ++i)
        umlauts += "ü";
    EXPECT_EQ(texts("note \"" + umlauts + "\""), (Texts{"note", umlauts}));
    EXPECT_EQ(code("note \"" + umlauts + "x\""), "string-too-long");
    EXPECT_TRUE(isStringText(umlauts));
    EXPECT_FALSE(isStringText(umlauts + "x"));
    EXPECT_FALSE(isStringText("a\nb"));
}

TEST(Words, QuotedReadsBackTheSame) {
    for (const char* text : {"", "plain", "a b", "\"", "\\", "\\\"", "#", "é #\\"}) {
        EXPECT_EQ(texts(inQuotes(text)), Texts{text});
        EXPECT_EQ(texts(wordOrQuoted(text)), Texts{text});
    }
    EXPECT_EQ(wordOrQuoted("plain"), "plain");
}

TEST(Words, CommentsAreTakenOff) {
    EXPECT_EQ(withoutComment("  a b  # c"), "a b");
    EXPECT_EQ(withoutComment(R"(a "x # y" # c)"), R"(a "x # y")");
    EXPECT_EQ(withoutComment(R"(a "\"#" b#)"), R"(a "\"#" b)");
    EXPECT_EQ(withoutComment("# all"), "");
}

} // namespace
} // namespace marches
