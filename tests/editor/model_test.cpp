#include "editor/atlas.h"
#include "editor/document.h"
#include "editor/map_files.h"
#include "editor/panes/file_text_pane.h"
#include "engine/draft/edits_names.h"
#include "engine/scenario/yaml.h"
#include "tests/app/register.h"

#include <QTest>

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
