#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QPushButton>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// Marches that are planned, by keys and by the mouse.
class PlanTest : public GlassTest {
    Q_OBJECT

private slots:
    void aPlanByKeys();
    void aPlanIsTakenBackAtOnce();
    void aPlanByMouse();
    void whoGoesInsteadIsPlannedToo();
};

void PlanTest::aPlanByKeys() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.key(Qt::Key_P);
        glass.send("london", 1, "wales");
        glass.travel("calais"); // no card comes up in between, though it is a battle
        QCOMPARE(glass.lines(), Lines{});
        QVERIFY(glass.text(QStringLiteral("banner.detail")).contains(QStringLiteral("1 march")));
        glass.picture(QStringLiteral("plan"));
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales"}));
        glass.key(Qt::Key_P); // another, and given up
        glass.travel("london");
        glass.key(Qt::Key_Space);
        glass.travel("wessex");
        glass.key(Qt::Key_Return);
        glass.key(Qt::Key_Escape, {}, 2);
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales"}));
    });
}

/// Its marches were one press of a key.
void PlanTest::aPlanIsTakenBackAtOnce() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.key(Qt::Key_P);
        for (const char* goal : {"wales", "wessex"}) {
            glass.send("london", 1, goal);
            glass.key(Qt::Key_Escape); // the choice, not the plan
        }
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales", "england move I2 wessex"}));
        const auto* undo = glass.seen<QPushButton>(QStringLiteral("banner.undo"));
        QVERIFY2(undo->toolTip().contains(QStringLiteral("The plan")), qPrintable(undo->toolTip()));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(glass.lines(), Lines{});
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(glass.lines().size(), std::size_t{2});
    });
}

void PlanTest::aPlanByMouse() {
    byMouse(threeArmies(), [](Glass& glass) {
        glass.clickMenu(QStringLiteral("menu.game"), QStringLiteral("game.plan"));
        glass.clickToken("london", "england", UnitKind::archer);
        glass.clickProvince("wessex");
        QCOMPARE(glass.lines(), Lines{});
        glass.click(QStringLiteral("banner.play-plan"));
        QCOMPARE(glass.lines(), (Lines{"england move A1 wessex"}));
    });
}

/// With nothing chosen the card's way out adds to the plan.
void PlanTest::whoGoesInsteadIsPlannedToo() {
    byKeys(threeArmies({"england move I1 wales", "england move I1 london"}), [](Glass& glass) {
        glass.key(Qt::Key_P);
        glass.send("london", 1, "wales");
        glass.key(Qt::Key_Escape); // the choice, not the plan
        glass.travel("wessex");
        glass.key(Qt::Key_F1, Qt::ShiftModifier); // Infantry 1 is spent
        glass.use(Glass::Hand::mouse);
        glass.click(QStringLiteral("card.go-with-%1").arg(tokensOf(UnitKind::archer).first));
        glass.use(Glass::Hand::keyboard);
        QCOMPARE(glass.lines(), Lines{});
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines(), (Lines{"england move I2 wales", "england move A1 wessex"}));
    });
}

MARCHES_TEST(PlanTest, application)
#include "plan_test.moc"
