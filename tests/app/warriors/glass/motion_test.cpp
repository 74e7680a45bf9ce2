// What moves on the map while a game is played: what the last command did, until somebody does something.
#include "app/shell/settings.h"
#include "tests/app/map/seen_places.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/moving.h"

#include <QMenu>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

class GameMotionTest : public MovingTest {
    Q_OBJECT

private slots:
    void theMenuTurnsItOnAndOff();
    void anArmyMarchesAndIsThereAtOnce();
    void whoGoesOnIsNotHeldUp();
    void aGroupMovesAsOne();
    void undoAndLookingBackAreThereAtOnce();
    void aPlansLastMarchIsSeen();

private:
    void chooseMotion(int which);
};

/// View > Animations, with the mouse.
void GameMotionTest::chooseMotion(int which) {
    glass_->clickMenu(QStringLiteral("menu.view"), QStringLiteral("view.motion"));
    auto* menu = glass_->window().findChild<QMenu*>(QStringLiteral("menu.motion"));
    QTRY_VERIFY(menu->isVisible());
    for (QAction* action : menu->actions())
        if (action->objectName() == QStringLiteral("motion.%1").arg(which))
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
}

void GameMotionTest::theMenuTurnsItOnAndOff() {
    byMouse(farMarches(), [this](Glass& glass) {
        style_->setMotion(theme::Motion::Off);
        const auto go = [&glass](const char* where) {
            glass.clickToken("london", "england", UnitKind::archer);
            glass.clickProvince(where);
        };
        go("wales");
        QCOMPARE(glass.lines().size(), std::size_t{1});
        QVERIFY(!glass.map().layers().motion.moves());
        chooseMotion(static_cast<int>(theme::Motion::Half));
        QCOMPARE(shell::chosenMotion(shell::Settings()), theme::Motion::Half);
        glass.clickToken("london", "england", UnitKind::infantry);
        glass.clickProvince("wessex");
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(430);
        QVERIFY(glass.map().layers().motion.moves());
        chooseMotion(static_cast<int>(theme::Motion::Off));
        QCOMPARE(shell::chosenMotion(shell::Settings()), theme::Motion::Off);
        QVERIFY(!glass.map().layers().motion.moves());
    });
}

void GameMotionTest::anArmyMarchesAndIsThereAtOnce() {
    byMouse(farMarches(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::archer);
        const auto seen = [&glass] { return glass.map().grab().toImage(); };
        glass.clickProvince("wales");
        QCOMPARE(glass.lines(), (Lines{"england move A1 wales"}));
        QVERIFY(glass.map().layers().motion.moves());
        QCOMPARE(glass.map().face(province("wales")).groups.size(), std::size_t{1});
        QVERIFY(glass.map().face(province("wales")).owner.has_value());
        const QImage first = seen();
        clock_->pass(110);
        const QImage second = seen();
        QVERIFY(first != second);
        clock_->pass(110);
        const QImage third = seen(); // it lights up: it is England's now
        QVERIFY(second != third);
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(300);
        QVERIFY(!glass.map().layers().motion.moves());
        QVERIFY(seen() != third);
    });
}

void GameMotionTest::whoGoesOnIsNotHeldUp() {
    byMouse(farMarches(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::archer);
        glass.clickProvince("wales");
        clock_->pass(50);
        QVERIFY(glass.map().layers().motion.moves());
        // the next click ends it, and is a click like any other: the Archer goes on to Wessex
        const QPoint there = *appmap::provincePoint(glass.map(), province("wessex"));
        QTest::mousePress(&glass.map(), Qt::LeftButton, {}, there);
        QVERIFY(!glass.map().layers().motion.moves());
        QTest::mouseRelease(&glass.map(), Qt::LeftButton, {}, there);
        QCOMPARE(glass.lines(), (Lines{"england move A1 wales", "england move A1 wessex"}));
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(220 + 300);
        QVERIFY(!glass.map().layers().motion.moves());
    });
}

/// Two of a kind with one click: two lines, one motion.
void GameMotionTest::aGroupMovesAsOne() {
    byMouse(farMarches(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::infantry);
        glass.clickProvince("wales");
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QVERIFY(glass.map().layers().motion.moves());
        const QRect place = glass.map()
                                .stack(province("wales"))
                                .bounds.translated(glass.map().toView({0, 0}))
                                .toAlignedRect();
        const auto seenThere = [&] { // of England's red
            const QImage image = glass.map().grab(place).toImage();
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    pixels += pixel.red() > 150 && pixel.green() < 80 && pixel.blue() < 80 ? 1 : 0;
                }
            return pixels;
        };
        QCOMPARE(seenThere(), 0); // none of the two
        clock_->pass(219);
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(301);
        QVERIFY(!glass.map().layers().motion.moves());
        QVERIFY(seenThere() > 0);
    });
}

void GameMotionTest::undoAndLookingBackAreThereAtOnce() {
    byKeys(farMarches({"england move A1 wales"}), [](Glass& glass) {
        QVERIFY(!glass.map().layers().motion.moves()); // a game that is opened
        glass.send("london", 1, "wessex");
        QVERIFY(glass.map().layers().motion.moves());
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(!glass.map().layers().motion.moves());
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(glass.session().live());
        QVERIFY(!glass.map().layers().motion.moves());
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        QVERIFY(!glass.map().layers().motion.moves());
    });
}

void GameMotionTest::aPlansLastMarchIsSeen() {
    byKeys(farMarches(), [this](Glass& glass) {
        glass.key(Qt::Key_1, Qt::AltModifier);
        glass.key(Qt::Key_P);
        for (const char* where : {"wales", "wessex"}) {
            glass.send("london", 1, where);
        }
        QVERIFY(!glass.map().layers().motion.moves()); // a plan is no march
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(220 + 300); // as long as one takes
        QVERIFY(!glass.map().layers().motion.moves());
    });
}

MARCHES_TEST(GameMotionTest, application)
#include "motion_test.moc"
