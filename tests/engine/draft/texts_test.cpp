#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/ids.h"
#include "engine/draft/package.h"
#include "engine/draft/texts.h"
#include "engine/draft/texts_table.h"
#include "tests/engine/draft/small_map.h"

#include <algorithm>
#include <functional>

namespace marches::draft {

class TextsTest : public SmallMap {
protected:
    static TextEntry entryOf(const Draft& draft, std::string_view path) {
        for (TextEntry& entry : allTexts(wholeTree(draft)))
            if (written(entry.path) == path) return std::move(entry);
        ADD_FAILURE() << "no text " << path;
        return {};
    }
    /// The table with one piece of it replaced, which must be there.
    static std::string with(std::string table, std::string_view from, std::string_view to) {
        const std::size_t at = table.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return at == std::string::npos ? table : table.replace(at, from.size(), to);
    }
    static std::string told(const TextsTaken& taken) {
        std::string all;
        for (const Sentence& sentence : taken.told)
            all += englishText(sentence) + '\n';
        return all;
    }
    static std::string refusal(const Draft& draft, std::string_view table) {
        const auto taken = textsFromTable(draft, table);
        return taken ? std::string("taken") : englishText(taken.error());
    }
};

TEST_F(TextsTest, listsAllTextsByKind) {
    const Draft draft = opened();
    std::vector<std::string> paths;
    for (const TextEntry& entry : allTexts(wholeTree(draft)))
        paths.push_back(written(entry.path));
    EXPECT_EQ(paths, (std::vector<std::string>{
                         "names", "texts/sentence", "countries/north/names", "countries/south/names",
                         "provinces/kent/names", "provinces/artois/names", "provinces/wales/names",
                         "provinces/bern/names", "provinces/fyn/names", "variants/two/names"}));
    EXPECT_EQ(languagesOf(allTexts(wholeTree(draft))), (std::vector<std::string>{"en", "fr"}));
    const TextEntry title = entryOf(draft, "names");
    EXPECT_EQ(title.in("fr"), "Petite");
    EXPECT_EQ(title.shownIn("de"), "Small");
    EXPECT_TRUE(title.lacks("de"));
    EXPECT_FALSE(title.lacks("fr"));
    const TextEntry artois = entryOf(draft, "provinces/artois/names");
    EXPECT_EQ(artois.in("en"), "Artois");
    EXPECT_EQ(artois.in("fr"), "");
    EXPECT_FALSE(artois.lacks("fr")) << "one text is good for all languages";
}

TEST_F(TextsTest, findsTextsOfSeasReasonsAndChallenges) {
    std::string yaml(smallYaml);
    yaml.replace(yaml.find("format: marches-scenario 1"), 26, "format: marches-scenario 2");
    yaml.insert(yaml.find("picture:\n"), "challenge:\n  title: {en: Hold on, de: Halte aus}\n"
                                         "goals: [{vp: 10}, {all: [{first: north}]}]\n");
    yaml.insert(yaml.find("  sea-lanes:"),
                "  sea-names:\n    - {names: {en: The Sound}, height: 9, path: [[1, 1], [9, 9]]}\n"
                "  unlinked:\n    - {between: [kent, wales], because: {en: A ridge}}\n");
    put("small.yaml", yaml);
    const Draft draft = opened();
    EXPECT_EQ(entryOf(draft, "picture/sea-names/0/names").kind, TextKind::sea);
    EXPECT_EQ(entryOf(draft, "picture/unlinked/0/because").kind, TextKind::reason);
    const TextEntry challenge = entryOf(draft, "challenge/title");
    EXPECT_EQ(challenge.kind, TextKind::challenge);
    EXPECT_EQ(challenge.in("de"), "Halte aus");
    for (const TextEntry& entry : allTexts(wholeTree(draft)))
        EXPECT_NE(entry.path.front(), "goals") << written(entry.path);
}

TEST_F(TextsTest, setsTextsAndTakesThemBack) {
    Draft draft = opened();
    const Change sentence = done(draft, setText(draft, sentencePath(), "en", "A small war"));
    EXPECT_EQ(textAt(draft, "texts/sentence/en"), "A small war");
    EXPECT_EQ(textAt(draft, "format"), "marches-scenario 2");
    EXPECT_TRUE(scenarioOf(draft).findings.empty());
    done(draft, setText(draft, treePath("provinces/kent/names"), "fr", "Le Kent"));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/fr"), "Le Kent");
    EXPECT_TRUE(
        apply(draft, reversed(done(draft, setText(draft, treePath("provinces/kent/names"), "fr", "")))));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/fr"), "Le Kent");
    done(draft, setText(draft, sentencePath(), "en", ""));
    EXPECT_EQ(textAt(draft, "texts"), "-") << "nothing is left of it";
    EXPECT_FALSE(setText(draft, sentencePath(), "en", std::string(401, 'x')));
    EXPECT_FALSE(setText(draft, sentencePath(), "klingon", "x"));
    EXPECT_FALSE(setText(draft, treePath("provinces/kent/names"), "en", std::string(81, 'x')));
}

TEST_F(TextsTest, undoOfATextGivesTheOpenedBytes) {
    Draft draft = opened();
    for (const auto& make : {std::function<Expected<Change, Sentence>()>(
                                 [&] { return setText(draft, sentencePath(), "en", "War"); }),
                             std::function<Expected<Change, Sentence>()>([&] {
                                 return setShort(draft, treePath("provinces/kent/names"), "en", "K.");
                             }),
                             std::function<Expected<Change, Sentence>()>([&] {
                                 return setNote(draft, treePath("provinces/kent/names"), "The county");
                             })}) {
        const Change change = done(draft, make());
        EXPECT_NE(yamlNow(draft), smallYaml);
        EXPECT_TRUE(apply(draft, reversed(change)));
        EXPECT_EQ(yamlNow(draft), smallYaml);
    }
}

TEST_F(TextsTest, shortNamesStandBesideTheName) {
    Draft draft = opened();
    const TreePath kent = treePath("provinces/kent/names");
    done(draft, setShort(draft, kent, "en", "K."));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en/name"), "Kent");
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en/short"), "K.");
    EXPECT_EQ(entryOf(draft, "provinces/kent/names").in("en"), "Kent");
    EXPECT_EQ(entryOf(draft, "provinces/kent/names").shorts, (LocalNames{{"en", "K."}}));
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    EXPECT_TRUE(read.findings.empty());
    done(draft, setText(draft, kent, "en", "Cent"));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en/short"), "K.");
    done(draft, setShort(draft, kent, "en", ""));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en"), "Cent");
    EXPECT_FALSE(setShort(draft, kent, "de", "K."));
    done(draft, setShort(draft, treePath("provinces/artois/names"), "de", "Art."));
    EXPECT_EQ(textAt(draft, "provinces/artois/names/en"), "Artois");
    EXPECT_EQ(textAt(draft, "provinces/artois/names/de/short"), "Art.");
}

TEST_F(TextsTest, notesFollowTheIdAndStandOutsideTheDigest) {
    Draft draft = opened();
    const std::string digest = scenarioOf(draft).scenario.value().digest;
    done(draft, setNote(draft, treePath("provinces/kent/names"), "The county, not the town"));
    EXPECT_EQ(entryOf(draft, "provinces/kent/names").note, "The county, not the town");
    EXPECT_EQ(scenarioOf(draft).scenario.value().digest, digest);
    EXPECT_TRUE(scenarioOf(draft).findings.empty());
    Draft renamed = draft;
    done(renamed, renameProvinceId(renamed, "kent", "cent"));
    EXPECT_EQ(entryOf(renamed, "provinces/cent/names").note, "The county, not the town");
    done(draft, setNote(draft, treePath("provinces/kent/names"), ""));
    EXPECT_EQ(textAt(draft, "texts"), "-");
}

TEST_F(TextsTest, tableComesBackWithoutAChange) {
    Draft draft = opened();
    done(draft, setName(draft, {"provinces", "bern"}, "fr", "\"Berne\", la ville; x"));
    done(draft, setShort(draft, treePath("provinces/wales/names"), "en", "W."));
    done(draft, setNote(draft, treePath("provinces/kent/names"), "not, \"the\" town"));
    const std::string table = textsTable(draft, {"de"});
    EXPECT_TRUE(table.starts_with("\xEF\xBB\xBF\"id\",\"note\",\"en\",\"fr\",\"de\",\"was\"\r\n"));
    EXPECT_NE(table.find("\"provinces/kent/names\",\"not, \"\"the\"\" town\",\"Kent\",\"\",\"\",\"en:"),
              std::string::npos);
    EXPECT_NE(table.find("\"provinces/bern/names\",\"\",\"Bern\",\"\"\"Berne\"\", la ville; x\""),
              std::string::npos);
    EXPECT_NE(table.find("\"provinces/wales/names#short\",\"\",\"W.\""), std::string::npos);
    const auto taken = textsFromTable(draft, table);
    ASSERT_TRUE(taken);
    EXPECT_FALSE(taken->change);
    EXPECT_EQ(told(*taken), "");
}

TEST_F(TextsTest, tableBringsWhatTheTranslatorWrote) {
    Draft draft = opened();
    std::string table = textsTable(draft, {"de"});
    table = with(table, "\"Kent\",\"\",\"\"", "\"Kent\",\"Kent\",\"Grafschaft Kent\"");
    table = with(table, "\"Small\",\"Petite\",\"\"", "\"Small\",\"\",\"Klein\"");
    const auto taken = textsFromTable(draft, table);
    ASSERT_TRUE(taken);
    ASSERT_TRUE(taken->change);
    EXPECT_EQ(taken->texts, 3U);
    EXPECT_EQ(told(*taken), "");
    EXPECT_EQ(englishText(taken->change->name), "Texts from a translator: 3");
    EXPECT_TRUE(apply(draft, *taken->change));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/de"), "Grafschaft Kent");
    EXPECT_EQ(textAt(draft, "names/de"), "Klein");
    EXPECT_EQ(textAt(draft, "names/fr"), "Petite") << "an empty cell takes nothing away";
    EXPECT_TRUE(apply(draft, reversed(*taken->change)));
    EXPECT_EQ(yamlNow(draft), smallYaml);
}

TEST_F(TextsTest, spreadsheetsOfOtherCountriesAreRead) {
    Draft draft = opened();
    const auto taken = textsFromTable(draft, "id;en;de\nprovinces/kent/names;Kent;Grafschaft, alt\n\n");
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->texts, 1U);
    ASSERT_TRUE(taken->change);
    EXPECT_TRUE(apply(draft, *taken->change));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/de"), "Grafschaft, alt");
}

TEST_F(TextsTest, tableComesBackToAMapThatHasChanged) {
    Draft draft = opened();
    done(draft, setName(draft, {"provinces", "wales"}, "fr", "Galles"));
    std::string table = textsTable(draft);
    table = with(table, "\"Kent\",\"\"", "\"Kent\",\"Le Kent\""); // its English changes meanwhile
    table = with(table, "\"Bern\",\"\"", "\"Bern\",\"Berne\"");   // it gets another French text meanwhile
    table = with(table, "\"Fyn\",\"\"", "\"Fyn\",\"Fionie\"");    // it gets another id meanwhile
    // "Galles" stays as it was in the table, and changes in the map.
    done(draft, setName(draft, {"provinces", "kent"}, "en", "Cantia"));
    done(draft, setName(draft, {"provinces", "bern"}, "fr", "Ours"));
    done(draft, setName(draft, {"provinces", "wales"}, "fr", "Pays de Galles"));
    done(draft, renameProvinceId(draft, "fyn", "funen"));
    const auto taken = textsFromTable(draft, table);
    ASSERT_TRUE(taken);
    ASSERT_TRUE(taken->change);
    EXPECT_EQ(taken->texts, 1U);
    EXPECT_TRUE(apply(draft, *taken->change));
    EXPECT_EQ(textAt(draft, "provinces/kent/names/fr"), "Le Kent");
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en"), "Cantia") << "the map's own newer text";
    EXPECT_EQ(textAt(draft, "provinces/wales/names/fr"), "Pays de Galles");
    EXPECT_EQ(textAt(draft, "provinces/bern/names/fr"), "Ours");
    EXPECT_EQ(told(*taken), "Cantia had another English text when the table was written; look at it again.\n"
                            "Bern (fr): the map says Ours by now, which stays; the table says Berne.\n"
                            "The map has no text `provinces/fyn/names` any more: en Fyn, fr Fionie\n");
}

TEST_F(TextsTest, seasAreFoundWhereTheirListHasChanged) {
    std::string yaml(smallYaml);
    yaml.insert(yaml.find("  sea-lanes:"),
                "  sea-names:\n    - {names: {en: Sound}, height: 9, path: [[1, 1], [9, 9]]}\n"
                "    - {names: {en: Gulf}, height: 9, path: [[1, 1], [9, 9]]}\n");
    put("small.yaml", yaml);
    Draft draft = opened();
    done(draft, setNote(draft, treePath("picture/sea-names/1/names"), "the eastern one"));
    EXPECT_TRUE(scenarioOf(draft).findings.empty());
    std::string table = with(textsTable(draft, {"de"}), "\"Gulf\",\"\",\"\"", "\"Gulf\",\"\",\"Golf\"");
    EXPECT_NE(table.find("\"the eastern one\""), std::string::npos);
    done(draft, removeSeaName(draft, 0));
    const auto taken = textsFromTable(draft, table);
    ASSERT_TRUE(taken);
    ASSERT_TRUE(taken->change);
    EXPECT_TRUE(apply(draft, *taken->change));
    EXPECT_EQ(textAt(draft, "picture/sea-names/0/names/de"), "Golf");
    EXPECT_EQ(told(*taken), "The map has no text `picture/sea-names/0/names` any more: en Sound\n");
}

TEST_F(TextsTest, tablesThatAreNoneAreRefused) {
    const Draft draft = opened();
    EXPECT_EQ(refusal(draft, ""),
              "This is no table of texts: its first row must name the columns `id`, `en` and so on.");
    EXPECT_EQ(refusal(draft, "name,en\nKent,Kent\n"),
              "This is no table of texts: its first row must name the columns `id`, `en` and so on.");
    EXPECT_EQ(refusal(draft, "id,en\n\"provinces/kent/names,\"\"Kent\n"),
              "In row 2 a quotation mark is not closed.");
    EXPECT_EQ(refusal(draft, "id,de,de\n"), "Two columns are for the language `de`.");
    EXPECT_EQ(refusal(draft, std::string("id,en\nx,a\0b\n", 12)),
              "The table is not in UTF-8; save it as \"CSV UTF-8\" and take it again.");
    EXPECT_EQ(refusal(draft, "\xFF\xFEi\0d\0"),
              "The table is not in UTF-8; save it as \"CSV UTF-8\" and take it again.");
    EXPECT_EQ(refusal(draft, "id,en" + std::string(70, ',')), "There are more than 64 columns.");
    EXPECT_EQ(refusal(draft, "id,en\n" + std::string(200'000, '\n')), "There are more than 200000 rows.");
    EXPECT_EQ(refusal(draft, std::string(maxTableBytes + 1, 'x')),
              "The table is larger than 8388608 bytes, the most that is read.");
}

TEST_F(TextsTest, cellsThatCanNotBeTakenAreTold) {
    Draft draft = opened();
    const std::string table = "id,en,de,remarks\n"
                              "provinces/kent/names,Kent,Gra\xE2\x80\xAE"
                              "fschaft,hm\n"
                              "provinces/bern/names,Bern," +
                              std::string(81, 'x') +
                              "\n"
                              "provinces/wales/names,Wales,Wallis\n"
                              "provinces/wales/names,Wales,Gallien\n"
                              ",Fyn,Fynen\n";
    const auto taken = textsFromTable(draft, table);
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->texts, 1U);
    EXPECT_EQ(told(*taken), "The column `remarks` is for no language, and was left aside.\n"
                            "Row 2 (de) was left aside. A name has at most 80 characters on one line.\n"
                            "Row 3 (de) was left aside. A name has at most 80 characters on one line.\n"
                            "Row 5 has the id of another one: en Wales, de Gallien\n"
                            "Row 6 has no id: en Fyn, de Fynen\n");
}

/// What is not saved yet is packed too, and a map with an error is not.
TEST_F(TextsTest, aMapIsPackedAsItIsNow) {
    Draft draft = opened();
    done(draft, setText(draft, {"names"}, "en", "Lotharingia"));
    const auto package = packageOf(draft);
    ASSERT_TRUE(package);
    ASSERT_EQ(package->files.size(), 2U);
    EXPECT_EQ(package->scenario().name, "small.yaml");
    EXPECT_EQ(package->scenario().bytes, yamlNow(draft));
    EXPECT_EQ(package->files[1], (PackageFile{"small.svg", std::string(smallSvg)}));
    put("over.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: over\n"
                     "based-on: small.yaml\nnames: {en: Over}\n");
    const auto based = openDraft(folder_ / "over.yaml", {}); // no scenario comes with the program
    ASSERT_TRUE(based.draft);
    const auto over = packageOf(*based.draft);
    ASSERT_TRUE(over);
    std::string names;
    for (const PackageFile& file : over->files)
        names += file.name + ' ';
    EXPECT_EQ(names, "over.yaml small.svg small.yaml ");
    done(draft, setValue(draft, treePath("provinces/kent/country"), Node::scalar("nobody"), Sentence("x")));
    EXPECT_FALSE(packageOf(draft));
}

} // namespace marches::draft
