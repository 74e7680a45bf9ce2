#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/dock_board.h"
#include "app/shell/files.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/panes/neighbour_rows.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/ids.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace marches::editor {

/// The editor through the glass: what a person does with the mouse and the keys, on both desks.
class EditorWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    /// Two that touch are kept apart by the row's menu, for a reason that stands among the texts, and linked
    /// again.
    void neighbourIsKeptApartAndLinkedAgain() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        glass.choose("wessex");
        const auto rows = glass.window().findChildren<NeighbourButton*>();
        const auto row = std::find_if(rows.begin(), rows.end(), [](auto* each) { return each->touches(); });
        QVERIFY(row != rows.end());
        const QString other = (*row)->province();
        const auto button = [&] {
            return glass.find<NeighbourButton>(("province.neighbour." + other).toUtf8().constData());
        };
        const auto choose = [&](const char* action) {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, button()->mapToGlobal(QPoint{4, 4}));
            QApplication::sendEvent(button(), &event);
            auto* menu = glass.find<QMenu>("province.neighbour.menu");
            for (QAction* each : menu->actions())
                if (each->text() == QLatin1String(action)) each->trigger();
            menu->close();
            QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
        };
        choose("No link though they touch");
        QVERIFY2(button()->accessibleName().contains(QStringLiteral("kept apart")),
                 qPrintable(button()->accessibleName()));
        QCOMPARE(button()->accessibleDescription(), QStringLiteral("No way leads across this border"));
        choose("Link them");
        QVERIFY(!button()->accessibleName().contains(QStringLiteral("apart")));
        QCOMPARE(button()->accessibleDescription(), QString());
        QCOMPARE(glass.rowsOfHistory(), 3); // as opened, kept apart, linked
    }

    /// The text differs only where it was changed, and undoing gives the text as it was opened.
    void copyIsChangedUndoneSavedAndOpenedAgain() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        const QString path = EditorGlass::onlyOwnMap();
        const QStringList before = EditorGlass::linesOf(path);
        glass.choose("wessex");
        glass.rename("Cantia");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Cantia"));
        auto* food = glass.find<QSpinBox>("province.yield.food");
        const int had = food->value();
        food->setFocus();
        QTest::keyClick(food, Qt::Key_Up);
        QCOMPARE(food->value(), had + 1);
        QCOMPARE(glass.rowsOfHistory(), 3); // as opened, the name, the yield
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(food->value(), had);
        glass.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(food->value(), had + 1);
        QCOMPARE(EditorGlass::linesOf(path), before); // nothing is written unasked
        glass.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
        const QStringList after = EditorGlass::linesOf(path);
        QCOMPARE(after.size(), before.size());
        QStringList changed;
        for (qsizetype i = 0; i < after.size(); ++i)
            if (after[i] != before[i]) changed << after[i];
        QCOMPARE(changed.size(), 2);
        QVERIFY(changed[0].contains(QStringLiteral("Cantia")));
        QVERIFY(changed[1].contains(QStringLiteral("food: %1").arg(had + 1)));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        glass.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(EditorGlass::linesOf(path), before);
    }

    /// While something is typed that was not taken, undo is the field's own.
    void fieldUndoesWhatIsTypedInIt() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        glass.choose("wessex");
        auto* id = glass.find<QLineEdit>("province.id");
        QTest::mouseClick(id, Qt::LeftButton);
        QTest::keyClick(id, Qt::Key_End);
        QTest::keyClicks(id, "x");
        QCOMPARE(id->text(), QStringLiteral("wessexx"));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(id->text(), QStringLiteral("wessex"));
        QCOMPARE(glass.rowsOfHistory(), 1);
    }

    void runningGameIsFoundAgain() {
        EditorGlass& glass = *glass_;
        glass.startWindow();
        QTest::keyClick(glass.window().focusWidget(), Qt::Key_Return); // Enter starts what New Game shows
        QVERIFY(glass.play().table());
        const play::TableWindow* table = glass.play().table();
        const bool paused = glass.play().table()->session().paused();
        glass.openMenu("menu.file", "file.design");
        QVERIFY(glass.find<QWidget>("design")->isVisible());
        QVERIFY(!table->isVisible());
        QVERIFY(glass.play().table()->session().paused()); // nobody moves unseen
        glass.click("design.games");
        QCOMPARE(glass.play().table(), table);
        QVERIFY(table->isVisible());
        QCOMPARE(glass.play().table()->session().paused(), paused);
    }

    void testGameLeadsBackToTheSamePlace() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        glass.choose("wessex");
        const appmap::MapView& map = glass.editor().editor()->map();
        glass.key(Qt::Key_Plus, Qt::ControlModifier);
        const double scale = map.scale();
        const QPointF middle = map.visibleMap().center();
        glass.key(Qt::Key_F5);
        QTRY_VERIFY(glass.find<QWidget>("test") && glass.find<QWidget>("test")->isVisible());
        glass.key(Qt::Key_F5);
        QTRY_VERIFY(glass.editor().editor()->isVisible());
        QCOMPARE(glass.text("province.title"), QStringLiteral("Wessex"));
        QCOMPARE(map.scale(), scale);
        QVERIFY((map.visibleMap().center() - middle).manhattanLength() < 3 / scale);
        QVERIFY(QDir(shell::runningGamesFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }

    /// What is not in the file when the program ends is offered at the next start.
    void changesThatAreNotSavedComeBack() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        glass.choose("wessex");
        glass.rename("Cantia");
        glass.closeWindow();
        glass.startWindow();
        glass.click("new-game.design");
        QVERIFY(glass.text("recovery.0.state").startsWith(QStringLiteral("1 change")));
        glass.click("recovery.0.go-on");
        glass.choose("wessex");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Cantia"));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.text("province.title"), QStringLiteral("Wessex"));
    }

    /// Each tool of the rail can be taken by its letter, and put away.
    /// Alt and a number shows a panel, in front of the others of its place, and gives it the keys: wherever
    /// one is, also where the panel is hidden or closed.
    void altAndANumberGoesToAPanel_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(1600, 1000);
        QTest::newRow("small") << QSize(1280, 720);
    }
    void altAndANumberGoesToAPanel() {
        QFETCH(const QSize, size);
        EditorGlass& glass = *glass_;
        glass.beginCopy(size);
        EditorWindow& editor = *glass.editor().editor();
        for (const bool onMap : {true, false, true})
            for (const bool upwards : {true, false}) {
                glass.key(onMap ? Qt::Key_1 : Qt::Key_3, Qt::ControlModifier);
                for (int i = 3; i <= 9; ++i) {
                    const int number = upwards ? i : 12 - i;
                    glass.key(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::AltModifier);
                    const auto& placed = editor.board().placed();
                    const auto wanted =
                        std::find_if(placed.begin(), placed.end(),
                                     [number](const auto& each) { return each.place.altKey == number; });
                    QVERIFY(wanted != placed.end());
                    QDockWidget* dock = wanted->dock;
                    QTRY_VERIFY2(EditorGlass::isInFront(dock), qPrintable(dock->objectName()));
                    const QWidget* focus = QApplication::focusWidget();
                    QVERIFY2(dock->isAncestorOf(focus) && focus->focusPolicy() != Qt::NoFocus,
                             qPrintable(dock->objectName()));
                    if (!upwards) dock->close();
                }
            }
        glass.key(Qt::Key_1, Qt::AltModifier);
        QVERIFY(editor.map().hasFocus());
    }

    void toolsComeByTheirLetters() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        glass.editor().editor()->takeFocus();
        glass.key(Qt::Key_B);
        QVERIFY(glass.find<QAbstractButton>("tool.border")->isChecked());
        QVERIFY(glass.text("tool-banner.title").startsWith(QStringLiteral("Borders")));
        glass.key(Qt::Key_Escape);
        QVERIFY(glass.find<QAbstractButton>("tool.select")->isChecked());
    }

    /// Provinces come, go and get another id: each is found on the map under its own name, where its land is.
    void mapShowsEachProvinceWhereItsLandIs() {
        EditorGlass& glass = *glass_;
        glass.beginCopy();
        EditorWindow& editor = *glass.editor().editor();
        Document& document = editor.document();
        const auto fits = [&] {
            QStringList wrong;
            const appmap::MapView& map = editor.map();
            int shown = 0;
            for (int i = 0; i < map.provinceCount(); ++i)
                shown += map.shapes()->bounds(i).isEmpty() ? 0 : 1;
            if (shown != static_cast<int>(document.atlas().provinces.size())) wrong << QString::number(shown);
            for (const ProvinceEntry& entry : document.atlas().provinces) {
                const int number = editor.numberOf(entry.id);
                const auto label = document.draft().labels.labelOf(entry.id);
                if (number < 0 || !label) {
                    wrong << QString::fromStdString(entry.id);
                    continue;
                }
                const planar::GridBox box = document.draft().map->boxOf(*label);
                const QRectF land(QPointF(planar::unitsOf(box.left), planar::unitsOf(box.top)),
                                  QPointF(planar::unitsOf(box.right), planar::unitsOf(box.bottom)));
                std::vector<int> links;
                for (const int link : entry.links)
                    links.push_back(
                        editor.numberOf(document.atlas().provinces[static_cast<std::size_t>(link)].id));
                std::sort(links.begin(), links.end());
                if (map.shapes()->bounds(number) != land ||
                    map.shapes()->picture().neighbours[static_cast<std::size_t>(number)] != links ||
                    map.face(appmap::idOf(number)).name !=
                        document.atlas().provinceName(document.atlas().province(entry.id)))
                    wrong << QString::fromStdString(entry.id);
            }
            return wrong;
        };
        QCOMPARE(fits(), QStringList());
        QSignalSpy renewed(&editor.map(), &appmap::MapView::pictureChanged);
        const auto make = [&](Expected<draft::Change, Sentence> change) {
            QVERIFY(change && document.apply(*change));
            QCOMPARE(fits(), QStringList());
        };
        make(draft::mergeProvinces(document.draft(), "wessex", "wales"));
        make(draft::renameProvinceId(document.draft(), "wessex", "zummerset"));
        make(draft::removeProvince(document.draft(), "zummerset"));
        for (int i = 0; i < 3; ++i) {
            document.undo();
            QCOMPARE(fits(), QStringList());
        }
        document.goTo(3);
        QCOMPARE(fits(), QStringList());
        document.goTo(0);
        QCOMPARE(fits(), QStringList());
        QCOMPARE(renewed.count(), 0); // the picture was patched
    }

    /// The text and the list of provinces follow step by step, whatever ends the file's lines.
    void textAndListFollowEachStep() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString& yaml, QString&) {
            if (QTest::currentDataTag() == QLatin1String("CRLF"))
                yaml.replace(QLatin1Char('\n'), QStringLiteral("\r\n"));
        });
        EditorWindow& map = *glass.editor().editor();
        map.goToPane(8);
        auto* shown = glass.find<QPlainTextEdit>("file-text");
        const auto follows = [&] {
            QString wanted = QString::fromStdString(map.document().yaml());
            return shown->toPlainText() == wanted.remove(QLatin1Char('\r'));
        };
        const auto* rows = glass.find<QAbstractItemView>("provinces.view")->model();
        const auto listed = [&](const QString& name) {
            return rows->match(rows->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly).size() == 1;
        };
        glass.choose("wessex");
        for (const char* name : {"Cantia", "Cantium", "C"}) {
            glass.rename(name);
            QTRY_VERIFY(follows());
            QVERIFY(listed(QString::fromLatin1(name)));
        }
        for (const char* name : {"Cantium", "Cantia", "Wessex"}) {
            glass.key(Qt::Key_Z, Qt::ControlModifier);
            QTRY_VERIFY(follows());
            QVERIFY(listed(QString::fromLatin1(name)));
        }
    }
    void textAndListFollowEachStep_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("LF") << 0;
        QTest::newRow("CRLF") << 0;
    }

private:
    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorWindowTest, application)
#include "window_test.moc"
