#include "app/desks.h"
#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "app/theme/theme.h"
#include "app/warriors/opening.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "tests/app/register.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>

namespace marches::editor {

/// A new map through the glass: how it begins, and that it can be played at once.
class NewMapPageTest : public QObject {
    Q_OBJECT

    using Ids = std::set<std::string>;

private Q_SLOTS:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("marches-new-map-test"));
        QStandardPaths::setTestModeEnabled(true);
        (void)theme::init();
        style_ = new theme::MarchesStyle;
        QApplication::setStyle(style_);
        language_.use(QStringLiteral("en"));
    }

    void init() {
        QDir(shell::runningGamesFolder()).removeRecursively();
        QDir(shell::dataFolder() + QStringLiteral("/maps")).removeRecursively();
        QDir(ownMapsFolder()).removeRecursively();
        QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                      QStringLiteral("/marches.ini"));
    }

    void cleanup() { window_.reset(); }

    /// Lotharingia is cut out, a province renamed, a border moved, the map played: with the mouse.
    void lotharingiaByMouse() {
        beginDesign();
        chooseWesternEurope();
        const Ids four{"burgundy", "france", "germany", "switzerland"};
        for (const std::string& country : four)
            click(("new.country." + country).c_str());
        const Ids expected = provincesOf(four);
        const QString count = QString::number(expected.size());
        QTRY_VERIFY(find<QLabel>("new.headline")->text().startsWith(count));
        QVERIFY(find<QLabel>("new.headline")
                    ->text()
                    .endsWith(QStringLiteral("2 to 4 players: it can be played")));
        QVERIFY(find<QLabel>("new.notes")
                    ->text()
                    .contains(QStringLiteral("Oldenburg was contested with Denmark, which is left out")));
        auto* name = find<QLineEdit>("new.name");
        QTest::mouseClick(name, Qt::LeftButton);
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name, "Lotharingia");
        QCOMPARE(find<QLineEdit>("new.file")->text(), QStringLiteral("lotharingia"));
        click("design.make");
        QVERIFY(editor_->editor());
        QCOMPARE(editor_->editor()->document().title(), QStringLiteral("Lotharingia"));
        QVERIFY(QFile::exists(ownMapsFolder() + QStringLiteral("/lotharingia.yaml")));
        QVERIFY(QFile::exists(ownMapsFolder() + QStringLiteral("/lotharingia.svg")));
        QCOMPARE(idsOf(draft()), expected);
        QCOMPARE(draft().labels.all().size(), expected.size());

        appmap::MapView& map = editor_->editor()->map();
        QTest::mouseClick(&map, Qt::LeftButton, {}, placeIn("bourgogne"));
        key(Qt::Key_F2);
        typeName("Arelat");
        QCOMPARE(find<QLabel>("province.title")->text(), QStringLiteral("Arelat"));

        map.setFocus();
        key(Qt::Key_B);
        const double before = landOf("bourgogne");
        const QPoint from = map.toView(borderPoint("bourgogne", "artois")).toPoint();
        QTest::mousePress(&map, Qt::LeftButton, Qt::AltModifier, from);
        QTest::mouseMove(&map, from + QPoint(4, 2));
        sendMove(map, from + QPoint(9, 3));
        sendMove(map, from + QPoint(14, 4));
        QTest::mouseRelease(&map, Qt::LeftButton, Qt::AltModifier, from + QPoint(14, 4));
        QVERIFY(landOf("bourgogne") != before);
        playsIt("Arelat", expected.size());
    }

    /// The same without the mouse.
    void lotharingiaByKeys() {
        startWindow();
        tabTo("new-game.design");
        key(Qt::Key_Return);
        QVERIFY(find<QWidget>("design")->isVisible());
        chooseWesternEurope();
        for (const char* country : {"burgundy", "france", "germany", "switzerland"}) {
            tabTo((std::string("new.country.") + country).c_str());
            key(Qt::Key_Space);
        }
        tabTo("new.name");
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), "Lotharingia");
        key(Qt::Key_Return); // makes what is shown, however soon
        QVERIFY(editor_->editor());
        const Ids expected = provincesOf({"burgundy", "france", "germany", "switzerland"});
        QCOMPARE(idsOf(draft()), expected);

        key(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), "bourgogne");
        key(Qt::Key_Return);
        key(Qt::Key_F2);
        typeName("Arelat");
        key(Qt::Key_Escape); // out of the field, then back to the map
        if (!editor_->editor()->map().hasFocus()) key(Qt::Key_Escape);
        QVERIFY(editor_->editor()->map().hasFocus());
        key(Qt::Key_B);
        const int steps = editor_->editor()->document().history().count();
        // from junction to junction: those on the sheet's edge stay where they are
        for (int tries = 0; tries < 39 && editor_->editor()->document().history().count() == steps; ++tries) {
            for (int i = 0; i < 2; ++i) // back to where it is, and on
                key(Qt::Key_BracketRight);
            key(Qt::Key_Period);
            for (int i = 0; i < 2; ++i) // farther than points catch
                key(Qt::Key_Right);
            key(Qt::Key_Period);
        }
        QCOMPARE(editor_->editor()->document().history().count(), steps + 1);
        playsIt("Arelat", expected.size());
    }

    /// On the map: a click takes a province in and leaves it out, a frame takes many.
    void aPartIsChosenOnTheMap() {
        beginDesign();
        chooseWesternEurope();
        auto* map = find<appmap::MapView>("new.map");
        const QPoint at = placeOn(*map, "bourgogne");
        QTest::mouseClick(map, Qt::LeftButton, {}, at);
        QCOMPARE(find<QCheckBox>("new.country.burgundy")->checkState(), Qt::PartiallyChecked);
        QTest::mouseClick(map, Qt::LeftButton, {}, at);
        QCOMPARE(find<QCheckBox>("new.country.burgundy")->checkState(), Qt::Unchecked);
        QTest::mousePress(map, Qt::LeftButton, {}, {2, 2});
        sendMove(*map, {60, 60});
        sendMove(*map, map->rect().bottomRight() - QPoint(2, 2));
        QTest::mouseRelease(map, Qt::LeftButton, {}, map->rect().bottomRight() - QPoint(2, 2));
        for (const char* country : {"new.country.burgundy", "new.country.england", "new.country.denmark"})
            QCOMPARE(find<QCheckBox>(country)->checkState(), Qt::Checked);
    }

    void whatCantBeMadeSaysWhy() {
        beginDesign();
        chooseWesternEurope();
        click("new.country.france");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().contains(QStringLiteral("2 countries at least")));
        click("design.make");
        QVERIFY(!editor_->editor());
        QVERIFY(find<QLabel>("design.fault")->isVisible());
        QVERIFY(QDir(ownMapsFolder()).entryList(QDir::Files).isEmpty());
    }

    void aWholeMapChangedHoldsOnlyWhatDiffers() {
        beginDesign();
        chooseWesternEurope();
        click("design.changed");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().endsWith(QStringLiteral("it can be played")));
        click("design.make");
        QVERIFY(editor_->editor());
        QCOMPARE(editor_->editor()->document().title(), QStringLiteral("Western Europe, changed"));
        QFile file(ownMapsFolder() + QStringLiteral("/western-europe-changed.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("based-on: western-europe"));
        QVERIFY(!text.contains("provinces"));
        QVERIFY(!QFile::exists(ownMapsFolder() + QStringLiteral("/western-europe-changed.svg")));
    }

    /// The game seats six at most, though the map has eight countries.
    void noMorePlayersAreSaidThanTheGameSeats() {
        beginDesign();
        chooseWesternEurope();
        click("design.changed");
        QTRY_VERIFY(find<QLabel>("new.headline")
                        ->text()
                        .endsWith(QStringLiteral("8 countries, 2 to 6 players: it can be played")));
    }

    /// A land is invented, another one too, and the map is played: with the mouse.
    void anInventedLandByMouse() {
        beginDesign();
        click("design.invented");
        QTRY_COMPARE(find<QLabel>("new.headline")->text(),
                     QStringLiteral("40 provinces, 5 countries, 2 to 5 players: it can be played"));
        auto* map = find<appmap::MapView>("new.map");
        QVERIFY(map->isVisible());
        QTRY_COMPARE(map->faces().size(), std::size_t{40});
        const QString first = map->faces().front().name;
        const QString name = find<QLineEdit>("new.name")->text();
        QVERIFY(!name.isEmpty());
        const int number = find<QSpinBox>("new.land.seed")->value();
        click("new.land.another");
        QVERIFY(find<QSpinBox>("new.land.seed")->value() != number);
        QVERIFY(find<QLineEdit>("new.name")->text() != name);
        QTRY_VERIFY(map->faces().front().name != first);
        auto* field = find<QSpinBox>("new.land.seed"); // the same number makes the same land again
        QTest::mouseClick(field, Qt::LeftButton);
        field->setValue(number);
        QCOMPARE(find<QLineEdit>("new.name")->text(), name);
        QTRY_COMPARE(map->faces().front().name, first);
        click("design.make");
        QVERIFY(editor_->editor());
        QCOMPARE(editor_->editor()->document().title(), name);
        QCOMPARE(idsOf(draft()).size(), std::size_t{40});
        QCOMPARE(draft().labels.all().size(), std::size_t{40});
        playsIt(first.toUtf8().constData(), 40);
    }

    /// The same without the mouse, and quicker than the land is shown.
    void anInventedLandByKeys() {
        startWindow();
        tabTo("new-game.design");
        key(Qt::Key_Return);
        tabTo("design.part");
        for (int i = 0; i < 5 && window_->focusWidget()->objectName() != QLatin1String("design.invented");
             ++i)
            key(Qt::Key_Down);
        QVERIFY(find<QAbstractButton>("design.invented")->isChecked());
        QTRY_VERIFY(find<QComboBox>("new.source")->count() > 0);
        tabTo("new.land.provinces");
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), "120"); // 12 has room for four
        QCOMPARE(find<QSpinBox>("new.land.countries")->value(), 5);
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), "18");
        tabTo("new.land.countries");
        for (int i = 0; i < 9; ++i)
            key(Qt::Key_Up);
        QCOMPARE(find<QSpinBox>("new.land.countries")->value(), 6);
        tabTo("new.land.another");
        key(Qt::Key_Space);
        tabTo("new.name");
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), "Avalon");
        key(Qt::Key_Return);
        QVERIFY(editor_->editor());
        QCOMPARE(editor_->editor()->document().title(), QStringLiteral("Avalon"));
        QCOMPARE(idsOf(draft()).size(), std::size_t{18});
        QCOMPARE(editor_->editor()->document().atlas().countries.size(), std::size_t{6});
        const QString any = editor_->editor()->document().atlas().provinceName(0);
        playsIt(any.toUtf8().constData(), 18);
    }

    /// A name that is taken; and all fields are named for those who hear them.
    void aLandThatCantBeMadeSaysWhy() {
        beginDesign();
        click("design.invented");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().endsWith(QStringLiteral("it can be played")));
        auto* name = find<QLineEdit>("new.name");
        QTest::mouseClick(name, Qt::LeftButton);
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name, "Western Europe");
        auto* file = find<QLineEdit>("new.file");
        QTest::mouseClick(file, Qt::LeftButton);
        QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(file, "western-europe");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().contains(QStringLiteral("is there already")));
        click("design.make");
        QVERIFY(!editor_->editor());
        for (const char* each : {"new.land.provinces", "new.land.countries", "new.land.seed"})
            QVERIFY2(!find<QSpinBox>(each)->accessibleName().isEmpty(), each);
        QCOMPARE(find<QAbstractButton>("new.land.another")->accessibleName(), QStringLiteral("Another land"));
        QCOMPARE(find<QAbstractButton>("design.invented")->accessibleName(),
                 QStringLiteral("An invented land"));
    }

    /// The land is left for another way, and found again.
    void theMapShowsWhatIsBegunWith() {
        beginDesign();
        chooseWesternEurope();
        auto* map = find<appmap::MapView>("new.map");
        const std::size_t western = map->faces().size();
        click("design.invented");
        QTRY_COMPARE(map->faces().size(), std::size_t{40});
        click("design.part");
        QTRY_COMPARE(map->faces().size(), western);
        click("new.country.france");
        click("new.country.burgundy");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().endsWith(QStringLiteral("it can be played")));
        click("design.invented");
        QTRY_COMPARE(map->faces().size(), std::size_t{40});
    }

    void aBlankSheetHasItsSize() {
        beginDesign();
        click("design.blank");
        find<QSpinBox>("new.width")->setFocus();
        key(Qt::Key_Up);
        const int wide = find<QSpinBox>("new.width")->value();
        QCOMPARE(wide, 1250);
        key(Qt::Key_Return);
        QTRY_VERIFY(editor_->editor());
        QCOMPARE(draft().map->sheet().right, wide * planar::stepsPerUnit);
        QVERIFY(idsOf(draft()).empty());
    }

    /// A name that is taken is never written over; the file of a second map gets another one.
    void noFileIsWrittenOver() {
        beginDesign();
        click("design.blank");
        key(Qt::Key_Return);
        QTRY_VERIFY(editor_->editor());
        const QString first = ownMapsFolder() + QStringLiteral("/new-map.yaml");
        QVERIFY(QFile::exists(first));
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(find<QWidget>("design")->isVisible());
        click("design.blank");
        QCOMPARE(find<QLineEdit>("new.file")->text(), QStringLiteral("new-map-2"));
        auto* file = find<QLineEdit>("new.file");
        QTest::mouseClick(file, Qt::LeftButton);
        QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(file, "new-map");
        QTRY_VERIFY(find<QLabel>("new.headline")->text().contains(QStringLiteral("is there already")));
        const auto before = QFileInfo(first).lastModified();
        QTest::keyClick(file, Qt::Key_Return);
        QVERIFY(find<QWidget>("design")->isVisible());
        QCOMPARE(QFileInfo(first).lastModified(), before);
        QTest::keyClicks(file, "-2");
        QTest::keyClick(file, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(ownMapsFolder() + QStringLiteral("/new-map-2.yaml")));
    }

private:
    template <class T>
    T* find(const char* name) {
        const auto all = window_->findChildren<T*>(QString::fromLatin1(name));
        for (T* found : all)
            if (found->isVisible()) return found;
        return all.value(0);
    }
    void click(const char* name) {
        QTRY_VERIFY2(find<QAbstractButton>(name) && find<QAbstractButton>(name)->isVisible(), name);
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), key, held);
    }
    /// Goes on from field to field until one of that name has the focus.
    void tabTo(const char* name) {
        const QString wanted = QString::fromLatin1(name);
        for (int i = 0; i < 120; ++i) {
            if (window_->focusWidget() && window_->focusWidget()->objectName() == wanted) return;
            key(Qt::Key_Tab);
        }
        QFAIL(name);
    }
    void sendMove(QWidget& widget, const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                          Qt::AltModifier);
        QApplication::sendEvent(&widget, &event);
    }
    void startWindow() {
        window_ = std::make_unique<shell::MainWindow>(*style_, language_);
        const Desks desks = setDesks(*window_, games_);
        play_ = &desks.play;
        editor_ = &desks.editor;
        window_->resize(1400, 900);
        window_->show();
        play_->start({});
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void beginDesign() {
        startWindow();
        click("new-game.design");
        QVERIFY(find<QWidget>("design")->isVisible());
    }
    /// By the keyboard, in the list of maps.
    void chooseWesternEurope() {
        auto* sources = find<QComboBox>("new.source");
        QTRY_VERIFY(sources->findText(QStringLiteral("Western Europe")) >= 0);
        tabTo("new.source");
        const int wanted = sources->findText(QStringLiteral("Western Europe"));
        for (int i = sources->currentIndex(); i != wanted; i += i < wanted ? 1 : -1)
            key(i < wanted ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(sources->currentIndex(), wanted);
        QTRY_VERIFY(find<QCheckBox>("new.country.burgundy") &&
                    find<QCheckBox>("new.country.burgundy")->isVisible());
    }
    const draft::Draft& draft() { return editor_->editor()->document().draft(); }
    static Ids idsOf(const draft::Draft& draft) {
        Ids ids;
        const Node whole = draft::wholeTree(draft);
        if (const Node* provinces = whole.find("provinces"))
            for (const Node::Key& key : provinces->keys)
                ids.insert(key.text);
        return ids;
    }
    /// Of Western Europe, alone or not.
    static Ids provincesOf(const Ids& countries) {
        Ids ids;
        const auto read = loadScenario(
            shell::onDisk(shell::bundledScenarios() + QStringLiteral("/western-europe.yaml")), mapSources());
        if (!read.scenario) return ids;
        const Map& map = *read.scenario->whole.map;
        for (const auto& province : map.provinces())
            for (const CountryId country : province.countries)
                if (countries.contains(map.countries()[country].id)) ids.insert(province.id);
        return ids;
    }
    QPoint placeOn(appmap::MapView& map, const std::string& id) {
        const auto read = loadScenario(
            shell::onDisk(shell::bundledScenarios() + QStringLiteral("/western-europe.yaml")), mapSources());
        const auto province = read.scenario->whole.map->findProvince(id);
        return appmap::provincePoint(map, *province).value_or(QPoint(-1, -1));
    }
    QPoint placeIn(const std::string& id) {
        const int at = editor_->editor()->document().atlas().province(id);
        return appmap::provincePoint(editor_->editor()->map(), appmap::idOf(at)).value_or(QPoint(-1, -1));
    }
    double landOf(const std::string& id) {
        return planar::squareUnitsOf(draft().map->area2(*draft().labels.labelOf(id)));
    }
    /// The middle of the longest segment between two provinces; map units.
    QPointF borderPoint(const std::string& a, const std::string& b) {
        const auto one = *draft().labels.labelOf(a);
        const auto other = *draft().labels.labelOf(b);
        QPointF best;
        double longest = 0;
        for (const planar::ArcId id : draft().map->arcsOf(one)) {
            const planar::Arc& arc = draft().map->arc(id);
            if (arc.left != other && arc.right != other) continue;
            for (std::size_t i = 0; i + 1 < arc.points.size(); ++i) {
                const Point p = planar::toPoint(arc.points[i]);
                const Point q = planar::toPoint(arc.points[i + 1]);
                const double length = std::hypot(p.x - q.x, p.y - q.y);
                if (length > longest) {
                    longest = length;
                    best = {(p.x + q.x) / 2, (p.y + q.y) / 2};
                }
            }
        }
        return best;
    }
    void typeName(const char* name) {
        QTest::keyClick(window_->focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->focusWidget(), name);
        QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    }
    /// F5: a table stands with this map, and F5 leads back.
    void playsIt(const char* province, std::size_t count) {
        key(Qt::Key_F5);
        QTRY_VERIFY(find<QWidget>("test") && find<QWidget>("test")->isVisible());
        const appmap::MapView* table = nullptr;
        for (const auto* map : window_->findChildren<appmap::MapView*>())
            if (map->isVisible() && map != &editor_->editor()->map()) table = map;
        QVERIFY(table);
        QTRY_COMPARE(table->faces().size(), count);
        QVERIFY(std::ranges::any_of(table->faces(), [&](const appmap::ProvinceFace& face) {
            return face.name == QLatin1String(province);
        }));
        key(Qt::Key_F5);
        QTRY_VERIFY(editor_->editor()->isVisible());
    }

    theme::MarchesStyle* style_ = nullptr;
    shell::Language language_;
    std::array<play::GameEntry, 1> games_{warriors::face::gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* play_ = nullptr;
    EditorDesk* editor_ = nullptr;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::NewMapPageTest, application)
#include "new_map_test.moc"
