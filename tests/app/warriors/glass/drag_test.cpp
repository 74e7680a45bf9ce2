#include "tests/app/map/seen_places.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// What the status line says while units are dragged, and when they are dragged no more.
class DragTest : public GlassTest {
    Q_OBJECT

private slots:
    void aPlanGoesOn();
    void wordsEndWithTheDrag();
    void thePointerForbids();
    void dragCardAndKeyGiveOneReason();
    void escapeClosesTheCardOfADrop();

private:
    QString told() const { return glass_->text(QStringLiteral("status.under")); }
};

namespace {

std::optional<QPoint> openSea(const marches::appmap::MapView& map) {
    for (int y = 0; y < map.height(); y += 4)
        for (int x = 0; x < map.width(); x += 4)
            if (const QPoint at(x, y); map.hitAt(at).province == marches::noProvince && !map.childAt(at))
                return at;
    return std::nullopt;
}

} // namespace

/// What letting go does is told of the position after the plan.
void DragTest::aPlanGoesOn() {
    byMouse(englandMarches("tokens: {military: 6}, units: {london: [F1, A1]}", "wales, wessex", {}),
            [this](Glass& glass) {
                glass.clickMenu(QStringLiteral("menu.game"), QStringLiteral("game.plan"));
                glass.clickToken("london", "england", UnitKind::archer);
                glass.clickProvince("wessex");
                glass.dragToken("wessex", "england", UnitKind::archer, "london");
                QVERIFY2(told().endsWith(QStringLiteral("Letting go adds it to the plan")),
                         qPrintable(told()));
                glass.letGo();
                QCOMPARE(glass.lines(), Lines{});
                glass.click(QStringLiteral("banner.play-plan"));
                QCOMPARE(glass.lines(), (Lines{"england move A1 wessex", "england move A1 london"}));
            });
}

/// Let go at home, or given up: a click does something again. Meanwhile the keys' focus is not spoken of.
void DragTest::wordsEndWithTheDrag() {
    byMouse(threeArmies(), [this](Glass& glass) {
        glass.dragToken("london", "england", UnitKind::archer, "wessex");
        const QString dragged = told();
        QVERIFY2(dragged.endsWith(QStringLiteral("Letting go moves them there")), qPrintable(dragged));
        const auto wales = glass.session().setting().board.map.findProvince("wales");
        glass.map().focus().set(wales.value());
        QCOMPARE(told(), dragged);
        QTest::keyClick(&glass.map(), Qt::Key_Escape);
        QVERIFY2(told().endsWith(QStringLiteral("A click moves there")), qPrintable(told()));
        glass.letGo();
        glass.dragToken("london", "england", UnitKind::archer, "london");
        QVERIFY2(told().startsWith(QStringLiteral("Letting go here")), qPrintable(told()));
        glass.letGo();
        QVERIFY2(told().startsWith(QStringLiteral("London: ")), qPrintable(told()));
    });
}

/// As long as it is over a province that refuses what is dragged, or where nothing can be let go.
void DragTest::thePointerForbids() {
    byMouse(threeArmies(), [](Glass& glass) {
        const auto shape = [&glass] { return glass.map().cursor().shape(); };
        const Qt::CursorShape usual = shape();
        glass.dragToken("london", "england", UnitKind::archer, "wessex");
        QCOMPARE(shape(), Qt::ClosedHandCursor);
        QTest::keyClick(&glass.map(), Qt::Key_Escape);
        glass.letGo();
        QCOMPARE(shape(), usual);
        glass.dragToken("london", "england", UnitKind::archer, "anjou");
        QCOMPARE(shape(), Qt::ForbiddenCursor);
        const auto london = glass.session().setting().board.map.findProvince("london");
        QTest::mouseMove(&glass.map(), marches::appmap::provincePoint(glass.map(), london.value()).value());
        QCOMPARE(shape(), Qt::ClosedHandCursor);
        const auto sea = openSea(glass.map());
        QVERIFY(sea);
        QTest::mouseMove(&glass.map(), *sea);
        QCOMPARE(shape(), Qt::ForbiddenCursor);
        QTest::mouseMove(&glass.map(), marches::appmap::provincePoint(glass.map(), london.value()).value());
        QCOMPARE(shape(), Qt::ClosedHandCursor);
        QTest::mouseMove(&glass.map(), QPoint(-30, glass.map().height() / 2)); // off the map
        QCOMPARE(shape(), Qt::ForbiddenCursor);
        glass.letGo();
        QCOMPARE(shape(), usual);
    });
}

/// Of all that are chosen, in the position after the plan.
void DragTest::dragCardAndKeyGiveOneReason() {
    const Opening opening =
        englandMarches("tokens: {military: 6}, units: {london: [F1, I1, I2]}", "wales, wessex", {});
    const auto planThereAndBack = [](Glass& glass) {
        glass.clickMenu(QStringLiteral("menu.game"), QStringLiteral("game.plan"));
        glass.clickToken("london", "england", UnitKind::infantry);
        glass.clickProvince("wessex");
        glass.clickProvince("london");
    };
    QString why;
    byMouse(opening, [&](Glass& glass) {
        planThereAndBack(glass);
        glass.dragToken("london", "england", UnitKind::infantry, "calais"); // Barbarians: takes a point more
        why = told();
        QVERIFY2(why.contains(QStringLiteral("1 left")), qPrintable(why));
        QVERIFY2(!why.contains(QStringLiteral("Infantry no. 1")), qPrintable(why));
        glass.letGo();
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")), why);
    });
    byMouse(opening, [&](Glass& glass) {
        planThereAndBack(glass);
        glass.use(Glass::Hand::keyboard);
        glass.travel("calais");
        glass.key(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")), why);
    });
}

/// Also after a menu was open.
void DragTest::escapeClosesTheCardOfADrop() {
    byMouse(englandMarches("units: {london: [F1, I1, I2]}", "wales, wessex", {}), [](Glass& glass) {
        glass.clickMenu(QStringLiteral("menu.game"), QStringLiteral("game.plan"));
        glass.dragToken("london", "england", UnitKind::infantry, "anjou");
        glass.letGo();
        QVERIFY(glass.seen<QWidget>(QStringLiteral("refusal")));
        glass.use(Glass::Hand::keyboard);
        glass.key(Qt::Key_Escape);
        QVERIFY(!glass.seen<QWidget>(QStringLiteral("refusal")));
    });
}

MARCHES_TEST(DragTest, application)
#include "drag_test.moc"
