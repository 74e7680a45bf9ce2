#include "app/map/map_view.h"
#include "app/shell/files.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

namespace marches::editor {

/// The view of start positions, as a designer uses it: mouse and keys on the map, the boxes and the panels.
class StartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    /// Out of the box, from province to province, its damage, back into the box; and all of it undone.
    void positionIsSetUpByMouse() {
        begin();
        const QByteArray before = yaml();
        dragFromBox("starts.box.france.archer", "artois");
        QVERIFY2(has("artois: [A1]"), yaml().right(1200));
        QCOMPARE(left("starts.box.france.archer"), 3);
        QVERIFY(glass_->text("starts.makes.france").startsWith(QStringLiteral("makes ")));
        // 2 takes two of a kind along
        QTest::mouseClick(box("starts.box.france.infantry"), Qt::LeftButton);
        QTest::keyClick(&map(), Qt::Key_2);
        QTest::mouseClick(&map(), Qt::LeftButton, {}, pointIn("bourgogne"));
        QVERIFY(has("bourgogne: [I1, I2]"));
        dragToken("artois", pointIn("bourgogne"));
        QVERIFY2(has("bourgogne: [I1, I2, A1]"), yaml().right(1200));
        QVERIFY(!has("artois: [A1]"));
        pickFromMenu("bourgogne", "starts.menu.damage.1"); // the Archer lies before the Infantry
        QVERIFY2(has("A1: {damage: 1}"), yaml().right(1200));
        dragToken("bourgogne",
                  map().mapFromGlobal(box("starts.box.france.archer")->mapToGlobal(QPoint(8, 8))));
        QVERIFY(has("bourgogne: [I1, I2]"));
        QCOMPARE(left("starts.box.france.archer"), 4);
        const QUndoStack& history = glass_->editor().editor()->document().history();
        for (int steps = history.count(); steps > 0; --steps)
            glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!history.canUndo());
        QCOMPARE(yaml(), before);
    }

    void positionIsSetUpByKeys() {
        begin();
        box("starts.box.england.cavalry")->setFocus(Qt::TabFocusReason);
        glass_->key(Qt::Key_Return);
        QVERIFY(map().hasFocus());
        QVERIFY(glass_->text("tool-banner.title").contains(QStringLiteral("Cavalry")));
        glass_->key(Qt::Key_Right);
        glass_->key(Qt::Key_Right, Qt::ControlModifier); // to the next where it may stand
        const std::string province = focused();
        QVERIFY(!province.empty());
        glass_->key(Qt::Key_Return);
        QVERIFY2(has((province + ": [C1]").c_str()), yaml().right(1200));
        QCOMPARE(left("starts.box.england.cavalry"), 3);
        glass_->key(Qt::Key_2); // the next ones are in hand already
        glass_->key(Qt::Key_Return);
        QVERIFY(has((province + ": [C1, C2, C3]").c_str()));
        glass_->key(Qt::Key_Escape); // out of the hand
        QVERIFY(glass_->find<QWidget>("starts")->isVisible());
        glass_->key(Qt::Key_Delete);
        QVERIFY(has((province + ": [C1, C2]").c_str()));
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(has((province + ": [C1, C2, C3]").c_str()));
    }

    void momentAndCountryAreSetAtTheRight() {
        begin();
        press("tool-banner.begin");
        QVERIFY(has("france:"));
        setSpin("starts.turn", 5);
        auto* phase = glass_->find<QComboBox>("starts.phase");
        phase->setFocus();
        QTest::keyClick(phase, Qt::Key_End);
        QVERIFY(has("phase: maneuvering"));
        QVERIFY(has("turn: 5"));
        press("starts.seat.france");
        QCOMPARE(glass_->text("starts.seat.title"), QStringLiteral("France"));
        setSpin("starts.gold", 3);
        QVERIFY(has("gold: 3"));
        auto* dots = glass_->find<QWidget>("starts.military");
        dots->setFocus();
        QTest::keyClick(dots, Qt::Key_Right);
        QVERIFY(has("tokens: {military: 1}"));
        chooseOf("starts.add-war", "Germany, since turn 5");
        QVERIFY2(has("between: [france, germany]"), yaml().right(1500));
        press("starts.war.germany");
        QVERIFY(!has("between: [france, germany]"));
        // what can't be is said, and nothing changes
        const QByteArray before = yaml();
        dragFromBox("starts.box.germany.archer", "ile-de-france");
        QCOMPARE(yaml(), before);
    }

    void positionIsTakenFromASavedGame() {
        begin();
        const QByteArray before = yaml();
        const QString path = QDir::tempPath() + QStringLiteral("/marches-starts-test.marches");
        EditorGlass::write(
            path,
            QStringLiteral(
                "marches-record 1\ngame warriors-and-traders\nrules 1\nscenario western-europe\nseed 1\n"
                "seat england red human\nseat scotland blue human\nbegin\n"
                "scotland place-tokens military 3\nengland place-tokens production 2 trade 1\n"));
        glass_->click("tool-banner.game");
        auto* dialog = glass_->find<QFileDialog>("starts.game-dialog");
        QVERIFY(dialog);
        dialog->selectFile(path);
        QTest::keyClick(dialog, Qt::Key_Return);
        glass_->window().activateWindow(); // it was the dialog
        QTRY_VERIFY(glass_->find<QWidget>("starts.game.scrubber")->isVisible());
        auto* scrubber = glass_->find<QSlider>("starts.game.scrubber");
        QCOMPARE(scrubber->maximum(), 0); // only one moment of three: the setup is no start position
        QVERIFY(glass_->text("starts.game.title").contains(QStringLiteral("the whole map")));
        QVERIFY(glass_->text("starts.game.moment").contains(QStringLiteral("Turn 1")));
        glass_->click("starts.game.take");
        QVERIFY2(has("tokens: {military: 3}"), yaml().right(1500));
        QVERIFY(has("tokens: {production: 2, trade: 1}"));
        QTRY_VERIFY(glass_->find<QWidget>("starts.box.scotland.archer")->isVisible());
        QCOMPARE(glass_->editor().editor()->document().history().count(), 1);
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(yaml(), before);
        QFile::remove(path);
    }

    /// As PLAY.md writes it: who, against whom, for how many turns, and the goal.
    void puzzleIsWrittenAsADesignerWouldWriteIt() {
        begin();
        press("tool-banner.begin");
        press("starts.seat.france");
        press("tool-banner.puzzle");
        QVERIFY(has("challenge: {seat: france, turns: 1, rivals: steady}") || has("seat: france"));
        QVERIFY(has("first: [france]"));
        QVERIFY(has("format: marches-scenario 2"));
        setSpin("starts.puzzle.number", 3);
        QVERIFY2(has("first: [france, 3]"), yaml().right(800));
        QCOMPARE(glass_->text("starts.puzzle.goal"), QStringLiteral("France leads by 3 VP"));
        auto* kind = glass_->find<QComboBox>("starts.puzzle.kind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        auto* place = glass_->find<QComboBox>("starts.puzzle.place");
        QVERIFY(place->isVisible());
        place->setFocus();
        QTest::keyClicks(place, "Artois");
        QVERIFY2(has("holds: [france, artois]"), yaml().right(800));
        setSpin("starts.puzzle.turns", 2);
        QVERIFY(has("turns: 2"));
        // it is tried beside the work, and Esc stops that
        glass_->click("starts.puzzle.try");
        QTRY_VERIFY_WITH_TIMEOUT(!glass_->text("starts.puzzle.result").startsWith(QStringLiteral("0 of")),
                                 120'000);
        glass_->key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(
            glass_->text("starts.puzzle.result").contains(QStringLiteral("eached in")) &&
                !glass_->text("starts.puzzle.result").contains(QStringLiteral("games played")),
            60'000);
        QVERIFY(glass_->find<QWidget>("starts")->isVisible());
        glass_->click("starts.puzzle.remove");
        QVERIFY(!has("challenge"));
        QVERIFY(!has("goals"));
    }

    void undoGoesToThePlace() {
        begin();
        dragFromBox("starts.box.france.archer", "artois");
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!glass_->find<QWidget>("starts")->isVisible());
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass_->find<QWidget>("starts")->isVisible());
        QCOMPARE(focused(), std::string("artois"));
    }

    /// F5 plays from here, and by the country that is chosen.
    void testPlayBeginsFromThePosition() {
        begin();
        dragFromBox("starts.box.germany.archer", "artois");
        glass_->key(Qt::Key_F5);
        QTRY_VERIFY2(glass_->find<QWidget>("test") && glass_->find<QWidget>("test")->isVisible(),
                     qPrintable(glass_->text("status.under")));
        glass_->key(Qt::Key_F5);
        QTRY_VERIFY(glass_->find<QWidget>("starts")->isVisible());
    }

    void problemsOfStartsLeadHere() {
        glass_->openOwn([](QString& yaml, QString&) {
            yaml.replace(
                QStringLiteral("\nvariants:"),
                QStringLiteral("\nstart:\n  players:\n    france: {units: {artois: [I1], bourbon: [I1]}}\n"
                               "    germany: {units: {bayern: [F1]}}\n\nvariants:"));
        });
        auto* view = glass_->find<QAbstractItemView>("problems");
        const auto row = [&] {
            for (int i = 0; i < view->model()->rowCount(); ++i)
                if (view->model()->index(i, 0).data().toString().contains(QStringLiteral("two places")))
                    return i;
            return -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(row() >= 0, 60'000);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(row(), 0)).center());
        QTRY_VERIFY(glass_->find<QWidget>("starts")->isVisible());
        QCOMPARE(focused(), std::string("bourbon"));
    }

    void looks_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << QSize(1600, 1000) << false;
        QTest::newRow("small-dark") << QSize(1280, 720) << true;
    }
    void looks() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        glass_->style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        begin(size);
        glass_->click("tool-banner.begin");
        for (const char* province : {"artois", "bourgogne", "bourbon"})
            dragFromBox("starts.box.france.archer", province);
        dragFromBox("starts.box.germany.cavalry", "palatinate");
        glass_->click("tool-banner.puzzle");
        QTest::mouseClick(box("starts.box.france.infantry"), Qt::LeftButton);
        QTest::qWait(300);
        QVERIFY(glass_->window().grab().save(
            QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                .filePath(
                    QStringLiteral("editor-starts-%1.png").arg(QLatin1String(QTest::currentDataTag())))));
        for (const QAbstractButton* button :
             glass_->find<QWidget>("starts")->findChildren<QAbstractButton*>())
            if (button->isVisible() && !button->text().isEmpty())
                QVERIFY2(button->width() >= button->minimumSizeHint().width() - 1,
                         qPrintable(button->text()));
        for (const QWidget* field : glass_->find<QWidget>("starts")->findChildren<QWidget*>())
            if (field->isVisible() &&
                (qobject_cast<const QComboBox*>(field) || qobject_cast<const QSpinBox*>(field)))
                QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
        glass_->style().setTheme({});
    }

private:
    void begin(const QSize& size = {1500, 950}) {
        glass_->beginCopy(size);
        glass_->key(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(glass_->find<QWidget>("starts")->isVisible());
        QTest::qWait(50);
    }
    /// What a change has made is shown when its event has been dealt with.
    void press(const char* name) {
        QTRY_VERIFY2(glass_->find<QWidget>(name) && glass_->find<QWidget>(name)->isVisible(), name);
        glass_->click(name);
    }
    appmap::MapView& map() { return *glass_->find<appmap::MapView>("starts.map"); }
    QAbstractButton* box(const char* name) { return glass_->find<QAbstractButton>(name); }
    QByteArray yaml() { return QByteArray::fromStdString(glass_->editor().editor()->document().yaml()); }
    bool has(const char* text) { return yaml().contains(text); }
    int left(const char* name) {
        return box(name)
            ->accessibleName()
            .section(QStringLiteral(", "), 1)
            .section(QLatin1Char(' '), 0, 0)
            .toInt();
    }
    ProvinceId of(const char* province) {
        return appmap::idOf(glass_->editor().editor()->document().atlas().province(province));
    }
    std::string focused() {
        const ProvinceId at = map().focus().province();
        return at == noProvince ? std::string{}
                                : glass_->editor().editor()->document().atlas().provinces[index(at)].id;
    }
    QPoint pointIn(const char* province) {
        map().camera().ensureVisible(of(province));
        QTest::qWait(400); // the map glides there
        (void)map().labels();
        return appmap::provincePoint(map(), of(province)).value_or(QPoint(-1, -1));
    }
    void drag(QWidget& from, const QPoint& at, const QPoint& to) {
        QTest::mousePress(&from, Qt::LeftButton, {}, at);
        QTest::mouseMove(&from, at + QPoint(12, 6));
        QTest::mouseMove(&from, (at + to) / 2);
        QTest::mouseMove(&from, to);
        QTest::mouseRelease(&from, Qt::LeftButton, {}, to);
    }
    void dragFromBox(const char* token, const char* province) {
        const QPoint target = pointIn(province);
        QAbstractButton* from = box(token);
        drag(*from, QPoint(14, from->height() / 2), from->mapFromGlobal(map().mapToGlobal(target)));
    }
    /// The first token of a province, as it lies; view px.
    QPoint tokenIn(const char* province) {
        map().camera().ensureVisible(of(province));
        QTest::qWait(400);
        const QPointF at = map().stack(of(province)).tokens.front().box.center();
        return (at - QPointF(map().scene().viewport.origin())).toPoint();
    }
    void dragToken(const char* province, const QPoint& to) { drag(map(), tokenIn(province), to); }
    void pickFromMenu(const char* province, const char* action) {
        const QPoint at = tokenIn(province);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, map().mapToGlobal(at));
        QApplication::sendEvent(&map(), &event);
        auto* menu = glass_->find<QMenu>("starts.menu");
        QVERIFY(menu && menu->isVisible());
        for (QMenu* sub : menu->findChildren<QMenu*>())
            for (QAction* each : sub->actions())
                if (each->objectName() == QLatin1String(action)) {
                    sub->popup(menu->pos());
                    QTest::mouseClick(sub, Qt::LeftButton, {}, sub->actionGeometry(each).center());
                    menu->close();
                    glass_->window().activateWindow(); // it was the menu
                    return;
                }
        QFAIL(action);
    }
    void chooseOf(const char* button, const char* words) {
        auto* from = glass_->find<QAbstractButton>(button);
        QMenu* menu = from->findChild<QMenu*>();
        menu->popup(from->mapToGlobal(QPoint(0, from->height())));
        for (QAction* each : menu->actions())
            if (each->text() == QLatin1String(words)) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
                glass_->window().activateWindow(); // it was the menu
                return;
            }
        menu->close();
        QFAIL(words);
    }
    void setSpin(const char* name, int value) {
        auto* spin = glass_->find<QSpinBox>(name);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QString::number(value));
        QTest::keyClick(spin, Qt::Key_Return);
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::StartsTest, application)
#include "starts_test.moc"
