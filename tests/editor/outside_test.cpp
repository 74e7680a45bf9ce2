#include "app/shell/files.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "editor/map_save.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

namespace marches::editor {

/// Files that another program changes while their map is open, borders that are not joined, Save As.
class OutsideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    /// Nothing of ours is unsaved: read anew as one step, which can be undone.
    void changedFileIsReadAnew() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("wessex");
        replaceInFile("names: Wessex", "names: Cantia # by hand");
        QTRY_COMPARE(glass.text("province.title"), QStringLiteral("Cantia"));
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
        QCOMPARE(glass.rowsOfHistory(), 2);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.text("province.title"), QStringLiteral("Wessex"));
        glass.key(Qt::Key_S, Qt::ControlModifier);
        const QString after = EditorGlass::textOf(EditorGlass::onlyOwnMap());
        QVERIFY(after.contains(QStringLiteral("names: Wessex # by hand")));
    }

    /// What only one side has changed is kept; saving writes both.
    void changesOfBothAreMerged() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("wessex");
        glass.rename("Cantia");
        replaceInFile("names: Ulster", "names: Ulaid");
        QTRY_COMPARE(glass.rowsOfHistory(), 3); // as opened, ours, theirs
        glass.key(Qt::Key_S, Qt::ControlModifier);
        const QString after = EditorGlass::textOf(EditorGlass::onlyOwnMap());
        QVERIFY(after.contains(QStringLiteral("names: Cantia")));
        QVERIFY(after.contains(QStringLiteral("names: Ulaid")));
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
    }

    /// The same value changed by both is asked for; until then nothing is written over.
    void clashIsAskedFor() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("wessex");
        glass.rename("Cantia");
        replaceInFile("names: Wessex", "names: Westseaxe");
        QTRY_VERIFY(glass.find<QWidget>("clashes") && glass.find<QWidget>("clashes")->isVisible());
        QCOMPARE(glass.text("province.title"), QStringLiteral("Cantia"));
        glass.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(EditorGlass::textOf(EditorGlass::onlyOwnMap()).contains(QStringLiteral("Westseaxe")));
        glass.click("clashes.0.theirs");
        glass.click("clashes.take");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Westseaxe"));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.text("province.title"), QStringLiteral("Cantia"));
    }

    /// Rivers that both have drawn are asked for as values are, and the answer is followed.
    void riversOfBothAreAskedFor() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        Document& document = glass.editor().editor()->document();
        const auto rivers = [&] { return document.draft().layer(draft::Layer::rivers).size(); };
        const std::size_t before = rivers();
        draft::Change change{Sentence("River taken out"), {}, {}};
        for (const std::size_t at : {before - 1, before - 2})
            change.steps.emplace_back(draft::LayerSlot{
                draft::Layer::rivers, at, document.draft().layer(draft::Layer::rivers)[at], nullptr});
        QVERIFY(document.apply(change));
        const QString picture =
            QFileInfo(EditorGlass::onlyOwnMap()).absolutePath() + QStringLiteral("/mine.svg");
        QString svg = EditorGlass::textOf(picture);
        const qsizetype group =
            svg.indexOf(QStringLiteral("<path"), svg.indexOf(QStringLiteral("id=\"rivers\"")));
        svg.remove(group, svg.indexOf(QStringLiteral("/>"), group) + 2 - group);
        EditorGlass::write(picture, svg);
        QTRY_VERIFY(glass.find<QWidget>("clashes") && glass.find<QWidget>("clashes")->isVisible());
        QCOMPARE(rivers(), before - 2);
        glass.click("clashes.0.theirs");
        glass.click("clashes.take");
        QCOMPARE(rivers(), before - 1);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rivers(), before - 2);
    }

    /// What is done while the card waits moves no answer to another value; what has come to clash is asked
    /// for.
    void answersStayWithTheirValues() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("ulster");
        glass.rename("Uladh");
        glass.choose("wessex");
        glass.rename("Cantia");
        const QString path = EditorGlass::onlyOwnMap();
        EditorGlass::write(path,
                           EditorGlass::textOf(path)
                               .replace(QStringLiteral("names: Wessex"), QStringLiteral("names: Westseaxe"))
                               .replace(QStringLiteral("names: Ulster"), QStringLiteral("names: Ulaid"))
                               .replace(QStringLiteral("names: Yorkshire"), QStringLiteral("names: Jorvik")));
        QTRY_VERIFY(glass.find<QWidget>("clashes") && glass.find<QWidget>("clashes")->isVisible());
        QVERIFY(glass.find<QWidget>("clashes.1.yours"));
        QVERIFY(glass.find<QAbstractButton>("clashes.0.yours")->text().contains(QStringLiteral("Cantia")));
        glass.click("clashes.0.theirs");
        glass.key(Qt::Key_Z, Qt::ControlModifier); // Wessex is theirs alone now
        glass.choose("yorkshire");
        glass.rename("Norfolk");
        glass.click("clashes.take");
        QTRY_VERIFY(glass.find<QWidget>("clashes.1.yours"));
        QCOMPARE(glass.text("province.title"), QStringLiteral("Norfolk"));
        glass.click("clashes.take");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Norfolk"));
        glass.choose("wessex");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Westseaxe"));
        glass.choose("ulster");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Uladh"));
    }

    void saveAsKeepsTheHistory() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const QString first = EditorGlass::onlyOwnMap();
        const QString before = EditorGlass::textOf(first);
        glass.choose("wessex");
        glass.rename("Cantia");
        glass.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = glass.find<QFileDialog>("editor.save-dialog");
        QVERIFY(dialog);
        const QString second = QFileInfo(first).absolutePath() + QStringLiteral("/other.yaml");
        QVERIFY(!QFile::exists(second));
        dialog->selectFile(second);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(EditorGlass::textOf(second).contains(QStringLiteral("Cantia")));
        QCOMPARE(EditorGlass::textOf(first), before);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
        QCOMPARE(glass.rowsOfHistory(), 2);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.text("province.title"), QStringLiteral("Wessex"));
        glass.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(EditorGlass::textOf(second), before);
    }

    /// A map that has its picture from the one it is based on needs no copy of it at another place.
    void saveAsLeavesThePictureOfTheBase() {
        EditorGlass& glass = *glass_;
        const QString own = ownMapsFolder() + QStringLiteral("/mine.yaml");
        EditorGlass::write(own, QStringLiteral("format: marches-scenario 1\ngame: warriors-and-traders\n"
                                               "id: mine\nbased-on: western-europe\n"));
        glass.startWindow();
        glass.window().showDesk(glass.editor());
        glass.editor().start(own);
        QVERIFY(glass.editor().editor());
        glass.choose("wessex");
        glass.rename("Cantia");
        const QString second = ownMapsFolder() + QStringLiteral("/other.yaml");
        saveAs(second);
        QTRY_VERIFY(EditorGlass::textOf(second).contains(QStringLiteral("Cantia")));
        QCOMPARE(QDir(ownMapsFolder()).entryList({QStringLiteral("*.svg")}), QStringList{});
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
    }

    /// Where no journal can be begun for the new place, the map stays at the old one with its journal.
    void saveAsThatFailsKeepsTheJournal() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const QString first = EditorGlass::onlyOwnMap();
        glass.choose("wessex");
        glass.rename("Cantia");
        const QString journals = shell::dataFolder() + QStringLiteral("/maps");
        const QString away = shell::dataFolder() + QStringLiteral("/away");
        QVERIFY(QDir().rename(journals, away));
        EditorGlass::write(journals, QStringLiteral("no folder"));
        saveAs(QFileInfo(first).absolutePath() + QStringLiteral("/other.yaml"));
        QVERIFY(QFile::remove(journals));
        QVERIFY(QDir().rename(away, journals));
        QCOMPARE(pathOf(glass.editor().editor()->document().draft()), first);
        glass.editor().start(first);
        glass.choose("ulster");
        glass.rename("Ulaid");
        glass.closeWindow();
        glass_ = std::make_unique<EditorGlass>();
        glass_->startWindow();
        glass_->window().showDesk(glass_->editor());
        glass_->editor().start(first);
        QVERIFY(glass_->editor().editor());
        QCOMPARE(glass_->rowsOfHistory(), 3);
        glass_->choose("ulster");
        QCOMPARE(glass_->text("province.title"), QStringLiteral("Ulaid"));
    }

    /// What is being typed and not left yet can be saved.
    void typingMakesSaveAvailable() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("wessex");
        QAction* save = nullptr;
        for (QAction* action : glass.editor().actions())
            if (action->objectName() == QStringLiteral("editor.save")) save = action;
        QVERIFY(save);
        QVERIFY(!save->isEnabled());
        auto* id = glass.find<QLineEdit>("province.id");
        QTest::mouseClick(id, Qt::LeftButton);
        QTest::keyClick(id, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(id, QStringLiteral("kernow"));
        QVERIFY(save->isEnabled());
        glass.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(EditorGlass::textOf(EditorGlass::onlyOwnMap()).contains(QStringLiteral("\n  kernow:")));
        QVERIFY(!save->isEnabled());
    }

    /// The first tool that moves outlines asks once whether to join the borders.
    void bordersAreJoinedOnce() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString& svg) { // Wessex half a unit to the right
            svg.replace(QStringLiteral("id=\"prov-wessex\" d=\"M354.2,"),
                        QStringLiteral("id=\"prov-wessex\" d=\"M354.7,"));
        });
        QVERIFY(glass.editor().editor()->document().draft().map == nullptr);
        glass.editor().editor()->takeFocus();
        glass.key(Qt::Key_B);
        QVERIFY(glass.text("tool-banner.title").startsWith(QStringLiteral("Join the borders")));
        glass.key(Qt::Key_Escape);
        QVERIFY(glass.text("tool-banner.title").startsWith(QStringLiteral("Select")));
        QCOMPARE(glass.rowsOfHistory(), 1);
        glass.key(Qt::Key_B);
        glass.click("tool-banner.join");
        QCOMPARE(glass.rowsOfHistory(), 2);
        QVERIFY(glass.text("tool-banner.title").startsWith(QStringLiteral("Borders")));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.text("tool-banner.title").startsWith(QStringLiteral("Select")));
    }

private:
    void saveAs(const QString& path) {
        glass_->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = glass_->find<QFileDialog>("editor.save-dialog");
        QVERIFY(dialog);
        dialog->selectFile(path);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!glass_->find<QFileDialog>("editor.save-dialog"));
    }
    static void replaceInFile(const char* what, const char* by) {
        const QString path = EditorGlass::onlyOwnMap();
        QString text = EditorGlass::textOf(path);
        QVERIFY(text.contains(QLatin1String(what)));
        EditorGlass::write(path, text.replace(QLatin1String(what), QLatin1String(by)));
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::OutsideTest, application)
#include "outside_test.moc"
