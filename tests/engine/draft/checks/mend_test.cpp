#include "engine/draft/checks/mend.h"
#include "engine/draft/checks/window_checks.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/warriors/checks.h"
#include "tests/engine/draft/checks/reading_of.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class MendTest : public SmallMap {
protected:
    Reading reading(const Draft& draft) const {
        return readForChecks(
            {yamlNow(draft), yamlPath().string(), folder_, {folder_}, &warriorsChecks(), nullptr});
    }
    void replaceIn(const std::string& file, std::string_view old, std::string_view with) {
        std::string bytes = bytesOf(file);
        for (std::size_t at = 0; (at = bytes.find(old, at)) != std::string::npos; at += with.size())
            bytes.replace(at, old.size(), with);
        put(file, bytes);
    }
    static bool has(const Problems& problems, std::string_view code) {
        return !testing_::withCode(problems, code).empty();
    }
};

TEST_F(MendTest, givesTwoCountriesWithTheSameNumberTwoNumbers) {
    std::string bytes(smallYaml);
    bytes.replace(bytes.find("number: 2 "), 10, "number: 1 ");
    bytes.insert(bytes.find("\nprovinces:"), "  east: {names: {en: East}, number: 1, capital: bern, "
                                             "trade-center: fyn}\n");
    put("small.yaml", bytes);
    Draft draft = opened();
    const Problems problems = textAndReaderProblems(reading(draft), &warriorsChecks());
    ASSERT_EQ(testing_::withCode(problems, "duplicate-number").size(), 2U) << testing_::listOf(problems);
    const Change change =
        done(draft, changeOf(draft, safeFixes(problems), Sentence("All that is safe mended")));
    std::set<std::string> numbers;
    for (const char* country : {"north", "south", "east"})
        numbers.insert(textAt(draft, "countries/" + std::string(country) + "/number"));
    EXPECT_EQ(numbers, (std::set<std::string>{"1", "2", "3"}));
    EXPECT_FALSE(has(textAndReaderProblems(reading(draft), &warriorsChecks()), "duplicate-number"));
    EXPECT_NE(yamlNow(draft).find("# plays last"), std::string::npos) << "comments stay";
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_EQ(yamlNow(draft), bytes);
}

TEST_F(MendTest, takesElementsOfListsOutTogether) {
    replaceIn("small.yaml", "links: [artois, wales] ", "links: [artois, artois, wales, kent, wales] ");
    Draft draft = opened();
    const Problems problems = textAndReaderProblems(reading(draft), &warriorsChecks());
    done(draft, changeOf(draft, safeFixes(problems), Sentence("All that is safe mended")));
    EXPECT_EQ(textAt(draft, "provinces/kent/links"), "artois wales");
}

TEST_F(MendTest, doesNotMendOneValueInTwoWays) {
    Problem first;
    first.fixes = {{Sentence("A"), true, {setAt({"a", "b"}, std::string("1"))}, {}, FixRequest::none}};
    Problem second;
    second.fixes = {{Sentence("B"), true, {setAt({"a"}, Node::map())}, {}, FixRequest::none}};
    Problem third;
    third.fixes = {{Sentence("C"), false, {setAt({"c"}, std::string("1"))}, {}, FixRequest::none}};
    Problem fourth;
    fourth.fixes = {{Sentence("D"), true, {setAt({"a", "c", "-"}, std::string("2"))}, {}, FixRequest::none}};
    const std::vector<Problem> problems{first, second, third, fourth};
    const auto fixes = safeFixes(problems);
    ASSERT_EQ(fixes.size(), 2U);
    EXPECT_EQ(englishText(fixes[0].label), "A");
    EXPECT_EQ(englishText(fixes[1].label), "D");
}

TEST_F(MendTest, joinsBordersThatLieApart) {
    replaceIn("small.svg", "prov-artois\" d=\"M150 50 L250 50 L250 150 L150 150",
              "prov-artois\" d=\"M151 50 L250 50 L250 150 L151 150");
    Draft draft = opened();
    const Problems problems = borderProblems(reading(draft));
    const auto gaps = testing_::withCode(problems, "gap");
    ASSERT_EQ(gaps.size(), 1U) << testing_::listOf(problems);
    const Change change = done(draft, changeOf(draft, {&gaps[0]->fixes[0], 1}, Sentence("Borders joined")));
    ASSERT_NE(draft.map, nullptr);
    EXPECT_TRUE(svgNow(draft));
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_TRUE(isAsOpened(draft));
}

TEST_F(MendTest, givesAPieceAway) {
    Draft draft = opened();
    // A piece of Fyn within Kent.
    const Label fyn = *draft.labels.labelOf("fyn");
    const auto drawn = planar::draw(*draft.map, {{8000, 8000}, {12000, 8000}, {12000, 12000}, {8000, 12000}},
                                    fyn, {true, {}});
    ASSERT_TRUE(drawn);
    const Change change = done(draft, sheetChange(draft, *drawn, Sentence("Fyn drawn")));
    const Problems problems = windowProblems(draft, touched(change).labels);
    const auto found = testing_::withCode(problems, "piece-cut-off");
    ASSERT_EQ(found.size(), 1U) << testing_::listOf(problems);
    EXPECT_EQ(found[0]->place.provinces, (std::vector<std::string>{"fyn", "kent"}));
    done(draft, changeOf(draft, {&found[0]->fixes[0], 1}, Sentence("Piece given")));
    EXPECT_EQ(draft.map->labelAt({10000, 10000}), *draft.labels.labelOf("kent"));
    EXPECT_TRUE(windowProblems(draft, touched(change).labels).empty());
}

TEST_F(MendTest, seesABorderTooShortForALinkAtOnce) {
    Draft draft = opened();
    const auto labelOf = [&](const char* id) { return *draft.labels.labelOf(id); };
    // Where the four meet, Kent gets a corner of five units towards Bern.
    const auto drawn = planar::draw(*draft.map, {{15000, 14500}, {15500, 15000}, {15000, 15500}},
                                    labelOf("kent"), {true, {}});
    ASSERT_TRUE(drawn);
    done(draft, sheetChange(draft, *drawn, borderMoved(draft, labelOf("kent"), labelOf("bern"))));
    const std::set<Label> labels{labelOf("kent"), labelOf("bern")};
    const Problems problems = windowProblems(draft, labels);
    const auto found = testing_::withCode(problems, "near-contact");
    ASSERT_EQ(found.size(), 1U) << testing_::listOf(problems);
    EXPECT_EQ(found[0]->place.provinces, (std::vector<std::string>{"bern", "kent"}));
    ASSERT_EQ(found[0]->fixes.size(), 3U);

    Draft linked = draft;
    done(linked, changeOf(linked, {&found[0]->fixes[0], 1}, Sentence("Linked")));
    EXPECT_FALSE(has(windowProblems(linked, labels), "near-contact"));
    Draft apart = draft;
    done(apart, changeOf(apart, {&found[0]->fixes[2], 1}, Sentence("Left apart")));
    EXPECT_EQ(textAt(apart, "picture/unlinked/0/between"), "bern kent");
    EXPECT_FALSE(has(windowProblems(apart, labels), "near-contact"));
    EXPECT_TRUE(scenarioOf(apart).scenario);
}

} // namespace marches::draft
