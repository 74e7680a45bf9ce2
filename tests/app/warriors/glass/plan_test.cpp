#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/glass/glass.h"

#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// Marches that are planned, by keys and by the mouse.
class PlanTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { glass_ = std::make_unique<Glass>(); }
    void cleanup() { glass_.reset(); }

    void aPlanByKeys();
    void aPlanIsTakenBackAtOnce();
    void aPlanByMouse();
    void whoGoesInsteadIsPlannedToo();

private:
    using Lines = std::vector<std::string>;
    template <class Steps>
    void by(const Opening& opening, Steps steps) {
        try {
            glass_->open(opening);
            glass_->use(Glass::Hand::keyboard);
            steps(*glass_);
        } catch (const Unreachable& fault) {
            QFAIL(fault.what());
        }
    }
    std::unique_ptr<Glass> glass_;
};

namespace {

/// England's three armies, Wales and Wessex free.
Opening march(std::vector<std::string> lines = {}) {
    return englandMarches("units: {london: [F1, I1, I2, A1]}", "wales, wessex", std::move(lines));
}

} // namespace

void PlanTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-plan-test"));
    QStandardPaths::setTestModeEnabled(true);
    initLook();
}

void PlanTest::aPlanByKeys() {
    by(march(), [](Glass& glass) {
        glass.key(Qt::Key_P);
        glass.travel("london");
        glass.key(Qt::Key_Space);
        glass.key(Qt::Key_1);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
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
    by(march(), [](Glass& glass) {
        glass.key(Qt::Key_P);
        for (const char* goal : {"wales", "wessex"}) {
            glass.travel("london");
            glass.key(Qt::Key_Space);
            glass.key(Qt::Key_1);
            glass.travel(goal);
            glass.key(Qt::Key_Return);
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
    try {
        glass_->open(march());
        glass_->use(Glass::Hand::mouse);
        glass_->clickMenu(QStringLiteral("menu.game"), QStringLiteral("game.plan"));
        glass_->clickToken("london", "england", UnitKind::archer);
        glass_->clickProvince("wessex");
        QCOMPARE(glass_->lines(), Lines{});
        glass_->click(QStringLiteral("banner.play-plan"));
        QCOMPARE(glass_->lines(), (Lines{"england move A1 wessex"}));
    } catch (const Unreachable& fault) {
        QFAIL(fault.what());
    }
}

/// With nothing chosen the card's way out adds to the plan.
void PlanTest::whoGoesInsteadIsPlannedToo() {
    by(march({"england move I1 wales", "england move I1 london"}), [](Glass& glass) {
        glass.key(Qt::Key_P);
        glass.travel("london");
        glass.key(Qt::Key_Space);
        glass.key(Qt::Key_1);
        glass.travel("wales");
        glass.key(Qt::Key_Return);
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

QTEST_MAIN(PlanTest)
#include "plan_test.moc"
