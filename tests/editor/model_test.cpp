#include "editor/atlas.h"
#include "editor/document.h"
#include "editor/map_files.h"
#include "editor/panes/file_text_pane.h"
#include "engine/draft/edits_names.h"
#include "engine/scenario/yaml.h"
#include "tests/app/register.h"

#include <QTest>

#include <set>
#include <string>

namespace marches::editor {

/// What needs no window: the atlas, the history, marked lines.
class EditorModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changedLinesAreThoseOfNow() {
        QCOMPARE(changedLines({"a", "b", "c"}, {"a", "b", "c"}), std::vector<int>{});
        QCOMPARE(changedLines({"a", "b", "c"}, {"a", "x", "c"}), (std::vector<int>{1}));
        QCOMPARE(changedLines({"a", "c"}, {"a", "b", "c"}), (std::vector<int>{1}));
        QCOMPARE(changedLines({"a", "b", "c", "d"}, {"x", "b", "c", "y"}), (std::vector<int>{0, 3}));
        QCOMPARE(changedLines({"a", "b"}, {"a"}), std::vector<int>{}); // a line that is gone has no place
    }

    void atlasKnowsProvincesCountriesAndLinks() {
        const Node tree = treeOf(R"(
countries: {b: {names: {en: Bee}}, a: {}}
provinces:
  kent: {names: {en: Kent}, country: b, links: [artois, nowhere]}
  artois: {country: [b, a], links: []}
)");
        const Atlas atlas = atlasOf(tree);
        QCOMPARE(atlas.provinces.size(), std::size_t{2});
        const auto artois = static_cast<std::size_t>(atlas.province("artois"));
        const auto kent = static_cast<std::size_t>(atlas.province("kent"));
        QCOMPARE(artois, std::size_t{0});                               // sorted by id
        QCOMPARE(atlas.provinces[artois].links, (std::vector<int>{1})); // linked from the other end
        QCOMPARE(atlas.provinces[artois].countries, (std::vector<int>{0, 1}));
        QCOMPARE(atlas.provinces[kent].countries, (std::vector<int>{1}));
        QCOMPARE(atlas.province("nowhere"), -1);
        QCOMPARE(atlas.map().provinces().size(), std::size_t{2});
    }

    /// Provinces come, go and change: what is read again is what reading all would give.
    void atlasThatIsReadAgainIsAsIfReadWhole() {
        const char* states[] = {R"(
countries: {a: {}, b: {}}
provinces:
  kent: {names: {en: Kent}, country: b, links: [artois, essex]}
  artois: {country: [b, a], links: [wales]}
  wales: {country: a}
)",
                                R"(
countries: {a: {}, b: {}}
provinces:
  kent: {names: {en: Kent}, country: a, links: [wales]}
  artois: {country: [b, a], links: [wales, essex]}
  essex: {names: {en: Essex}, links: [artois]}
  wales: {country: a, links: [essex]}
)",
                                R"(
countries: {a: {}, b: {}}
left-out: [cork]
provinces:
  cork: {links: [wales]}
  essex: {country: b}
  wales: {country: a, links: [essex]}
)"};
        const std::set<std::string> all{"kent", "artois", "essex", "wales", "cork"};
        const auto shown = [](const Atlas& atlas) {
            QStringList lines;
            for (const ProvinceEntry& entry : atlas.provinces) {
                QString line = QString::fromStdString(entry.id) +
                               atlas.provinceName(atlas.province(entry.id)) +
                               (entry.leftOut ? QStringLiteral(" out") : QString());
                for (const auto* numbers : {&entry.countries, &entry.links})
                    for (const int number : *numbers)
                        line += QStringLiteral(" %1").arg(number);
                lines << line;
            }
            return lines;
        };
        for (const char* before : states)
            for (const char* now : states) {
                Atlas atlas = atlasOf(treeOf(before));
                readAgain(atlas, treeOf(now), all);
                QCOMPARE(shown(atlas), shown(atlasOf(treeOf(now))));
            }
        Atlas atlas = atlasOf(treeOf(states[0])); // `essex` comes, which `kent` was linked to before
        const Node with = treeOf(R"(
countries: {a: {}, b: {}}
provinces:
  kent: {names: {en: Kent}, country: b, links: [artois, essex]}
  artois: {country: [b, a], links: [wales]}
  essex: {}
  wales: {country: a}
)");
        readAgain(atlas, with, {"essex"});
        QCOMPARE(shown(atlas), shown(atlasOf(with)));
    }

    /// As many steps are done as when it was saved, but others: the files don't hold them.
    void recoveredHistoryThatPartedFromItsFilesIsNotSaved() {
        draft::DraftRecovery recovery;
        recovery.draft = smallDraft();
        draft::Draft saved = smallDraft();
        for (const auto& [draft, name] : {std::pair{&saved, "A"}, std::pair{&recovery.draft, "B"}}) {
            const auto change = draft::setName(*draft, {"countries", "north"}, "en", name);
            QVERIFY(change && draft::apply(*draft, *change));
            recovery.history.changes = {*change};
        }
        recovery.history.done = recovery.savedAt = 1;
        QVERIFY(Document(recovery).isSaved());
        recovery.savedApart = saved;
        Document document(recovery);
        QVERIFY(!document.isSaved());
        document.undo();
        QVERIFY(!document.isSaved());
    }

private:
    static draft::Draft smallDraft() {
        return draft::openDraftText(
                   "format: marches-scenario 2\nid: small\ncountries: {north: {names: {en: North}}}\n",
                   "small.yaml", {})
            .draft.value_or(draft::Draft{});
    }
    static Node treeOf(const char* yaml) {
        const auto read = readYaml(yaml, "test.yaml");
        return read ? *read : Node{};
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorModelTest, application)
#include "model_test.moc"
