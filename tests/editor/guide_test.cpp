#include "app/map/map_view.h"
#include "app/shell/steps_pane.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace marches::editor {

/// The guide for newcomers through the glass.
class GuideTest : public QObject {
    Q_OBJECT

    using State = shell::StepsContent::State;

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    void itIsOfferedOnce() {
        glass_->startWindow();
        glass_->click("new-game.design");
        QVERIFY(glass_->find<QAbstractButton>("design.guide")->isVisible());
        save("offer");
        glass_->click("design.guide");
        QVERIFY(pane()->isVisible());
        QVERIFY(glass_->find<QWidget>("design")->isVisible());
        glass_->closeWindow();
        glass_ = std::make_unique<EditorGlass>();
        glass_->startWindow();
        glass_->click("new-game.design");
        QVERIFY(!glass_->find<QAbstractButton>("design.guide")->isVisible());
        QVERIFY(!pane()->isVisible());
    }

    /// From an empty program to a map that was played and saved, by nothing but Show me.
    void itIsPlayedByShowFromBeginningToEnd() {
        glass_->startWindow();
        glass_->click("new-game.design");
        begin();
        const std::size_t steps = pane()->content().rows.size();
        QVERIFY(steps >= 12);
        for (int press = 0; press < 80 && !pane()->content().over; ++press) {
            QVERIFY2(pane()->content().offer.isEmpty(), qPrintable(pane()->content().offer));
            QVERIFY(pane()->accessibleName().endsWith(now())); // what screen readers say of the step
            QVERIFY(!pane()->accessibleDescription().isEmpty());
            if (now() == QStringLiteral("Mend a problem"))
                QTRY_VERIFY_WITH_TIMEOUT(glass_->text("problemsState").startsWith(QStringLiteral("checked")),
                                         60'000);
            const qsizetype before = open();
            glass_->click("steps.show");
            QTest::qWait(60);
            if (auto* back = glass_->find<QAbstractButton>("test.back"); back && back->isVisible()) {
                glass_->key(Qt::Key_F5); // what is done at the table is the person's
                QTRY_VERIFY(glass_->editor().editor()->isVisible());
            }
            if (before != open()) save("step-" + QString::number(steps - static_cast<std::size_t>(open())));
            if (now() == QStringLiteral("Take England and Burgundy")) QTest::qWait(300); // it is made anew
        }
        QVERIFY2(pane()->content().over, qPrintable(now()));
        for (const auto& row : pane()->content().rows)
            QVERIFY2(row.state == State::done, qPrintable(row.title));
        const Document& document = glass_->editor().editor()->document();
        QCOMPARE(document.title(), QStringLiteral("The Narrow Seas"));
        QVERIFY(document.isSaved());
        QVERIFY(EditorGlass::textOf(EditorGlass::onlyOwnMap()).contains(QStringLiteral("Dijon")));
        QVERIFY(draft::scenarioOf(document.draft()).scenario.has_value());
        QCOMPARE(glass_->text("steps.heading"), QStringLiteral("Your map is ready"));
        glass_->click("steps.skip"); // it says Close now
        QVERIFY(!pane()->isVisible());
        QVERIFY(glass_->editor().editor()->isVisible());
    }

    /// What a person does by hand is watched, in any order.
    void itWatchesAndTicksInAnyOrder() {
        glass_->beginCopy();
        begin();
        QCOMPARE(now(), QStringLiteral("Take England and Burgundy"));
        glass_->click("steps.skip");
        glass_->click("steps.skip");
        QVERIFY(!pane()->content().offer.isEmpty()); // the page of maps lies over the map
        glass_->click("steps.offer");
        QVERIFY(pane()->content().offer.isEmpty());
        QCOMPARE(now(), QStringLiteral("Choose a province"));
        glass_->choose("artois");
        QCOMPARE(now(), QStringLiteral("Give it another name"));
        glass_->key(Qt::Key_F5); // early
        QTRY_VERIFY(glass_->find<QWidget>("test") && glass_->find<QWidget>("test")->isVisible());
        glass_->key(Qt::Key_F5);
        QTRY_VERIFY(glass_->editor().editor()->isVisible());
        QCOMPARE(stateOf("Play on it"), State::done);
        QCOMPARE(now(), QStringLiteral("Give it another name"));
        glass_->rename("Atrecht");
        QCOMPARE(now(), QStringLiteral("Move a border"));
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stateOf("Take it back"), State::done);
        QCOMPARE(stateOf("Move a border"), State::current);
        QCOMPARE(stateOf("Name your map"), State::skipped);
    }

    void leavingThePathIsToldOnce() {
        beginOnCopy();
        auto* note = glass_->find<QLabel>("steps.note");
        QVERIFY(!note->isVisible());
        glass_->choose("artois");
        setId("atrecht");
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(QStringLiteral("Another way is fine")));
        glass_->rename("Atrecht"); // on to the next step
        QVERIFY(!note->isVisible());
        setId("artois");
        QVERIFY(!note->isVisible());
        QVERIFY(glass_->editor().editor()->isVisible()); // nothing was blocked
    }

    void aClosedMapIsOfferedAgain() {
        beginOnCopy();
        const QString map = EditorGlass::onlyOwnMap();
        glass_->key(Qt::Key_N, Qt::ControlModifier); // the page of maps
        QTRY_VERIFY(!pane()->content().offer.isEmpty());
        QVERIFY(glass_->find<QAbstractButton>("steps.offer")->isVisible());
        QVERIFY(!glass_->find<QAbstractButton>("steps.show")->isVisible());
        glass_->click("steps.offer");
        QVERIFY(pane()->content().offer.isEmpty());
        QCOMPARE(
            QString::fromStdString(glass_->editor().editor()->document().draft().opened->path().string()),
            map);
    }

    /// Find it rings what the step is about, and leads the focus there; the ring goes with the next press.
    void itPoints() {
        beginOnCopy();
        glass_->choose("artois");
        glass_->rename("Atrecht");
        QCOMPARE(now(), QStringLiteral("Move a border"));
        QWidget* had = glass_->window().focusWidget();
        auto* ring = glass_->find<QWidget>("pointRing");
        QVERIFY(!ring || !ring->isVisible());
        QCOMPARE(glass_->window().focusWidget(), had); // a new step moves no focus
        glass_->click("steps.find");
        ring = glass_->find<QWidget>("pointRing");
        QVERIFY(ring && ring->isVisible());
        auto* tool = glass_->find<QAbstractButton>("tool.border");
        const QRect about(tool->mapTo(&glass_->window(), QPoint()), tool->size());
        QVERIFY(ring->geometry().contains(about));
        QVERIFY(ring->testAttribute(Qt::WA_TransparentForMouseEvents));
        save("ring");
        glass_->click("tool.border");
        QVERIFY(!ring->isVisible());
    }

    void everyButtonHasItsRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << QSize(1600, 1000) << false;
        QTest::newRow("dark") << QSize(1600, 1000) << true;
        QTest::newRow("small") << QSize(1280, 720) << false;
        QTest::newRow("german") << QSize(1280, 720) << true;
    }
    void everyButtonHasItsRoom() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        glass_->style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        glass_->beginCopy(size);
        const bool german = QLatin1String(QTest::currentDataTag()) == QLatin1String("german");
        if (german) QLocale::setDefault(QLocale(QLocale::German)); // what the language of the program sets
        begin();
        if (german) QCOMPARE(now(), QStringLiteral("England und Burgund nehmen"));
        save(QStringLiteral("page-") + QLatin1String(QTest::currentDataTag()));
        glass_->click("steps.skip");
        glass_->click("steps.skip");
        glass_->click("steps.offer");
        glass_->choose("bourgogne");
        glass_->click("steps.skip");
        setId("arelat"); // the note stands too
        save(QStringLiteral("map-") + QLatin1String(QTest::currentDataTag()));
        for (const char* name : {"steps.find", "steps.show", "steps.skip"}) {
            auto* button = glass_->find<QAbstractButton>(name);
            QVERIFY(button->isVisible());
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
            QVERIFY(!button->text().isEmpty());
        }
        auto* text = glass_->find<QLabel>("steps.text");
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(!glass_->find<QAbstractButton>("steps.close")->accessibleName().isEmpty());
        glass_->style().setTheme({});
        QLocale::setDefault(QLocale(QLocale::English));
    }

private:
    shell::StepsPane* pane() { return glass_->find<shell::StepsPane>("steps"); }
    [[nodiscard]] QString now() { return pane()->content().heading; }
    /// Steps that are not ticked.
    [[nodiscard]] qsizetype open() {
        const auto& rows = pane()->content().rows;
        return std::count_if(rows.begin(), rows.end(), [](const auto& row) {
            return row.state == State::coming || row.state == State::current;
        });
    }
    State stateOf(const char* title) {
        for (const auto& row : pane()->content().rows)
            if (row.title == QLatin1String(title)) return row.state;
        QTest::qFail(title, __FILE__, __LINE__);
        return State::coming;
    }
    void begin() {
        glass_->openMenu("editor.menu.help", "editor.guide");
        glass_->window().activateWindow(); // it was the menu
        QVERIFY(QTest::qWaitForWindowActive(&glass_->window()));
        QVERIFY(pane()->isVisible());
    }
    /// At the first step that is done on a map.
    void beginOnCopy() {
        glass_->beginCopy();
        begin();
        glass_->click("steps.skip");
        glass_->click("steps.skip");
        glass_->click("steps.offer");
    }
    void setId(const char* id) {
        auto* field = glass_->find<QLineEdit>("province.id");
        QVERIFY(field && field->isVisible());
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromLatin1(id));
        QTest::keyClick(field, Qt::Key_Return);
    }
    void save(const QString& what) {
        QTest::qWait(30);
        const QString file = QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath("guide-" + what + ".png");
        QVERIFY(glass_->window().grab().save(file));
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::GuideTest, application)
#include "guide_test.moc"
