// Which part of a map a view shows: bounds, what stays where it is, what is kept, where a glide will end.
#include "app/map/viewport.h"
#include "tests/app/register.h"

#include <QTest>

#include <array>

namespace marches::appmap {

namespace {

class ViewportTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        port_ = {};
        port_.setMap({1000, 600});
        port_.resize({500, 400});
    }

    void pointsGoToTheViewAndBack() {
        QVERIFY(port_.setScale(2, QPointF()));
        QVERIFY(port_.setOrigin({300, 200}));
        const QPointF map(411.5, 222.25);
        QCOMPARE(port_.toView(map), QPointF(523, 244.5));
        QCOMPARE(port_.toMap(port_.toView(map)), map);
        QCOMPARE(port_.fromMapPx(port_.toMapPx({10, 20, 30, 40})), QRectF(10, 20, 30, 40));
        QCOMPARE(port_.visible(), QRectF(150, 100, 250, 200));
    }

    void whatIsFixedStaysWhenTheScaleChanges() {
        port_.setScale(1, QPointF());
        QVERIFY(port_.setOrigin({200, 100}));
        const QPointF fixed(120, 80);
        const QPointF under = port_.toMap(fixed);
        QVERIFY(port_.setScale(1.5, fixed));
        QCOMPARE(port_.toMap(fixed), under);
        QVERIFY(!port_.setScale(1.5, fixed));
    }

    void scaleKeepsItsBounds() {
        port_.setScale(100, QPointF());
        QCOMPARE(port_.scale(), Viewport::greatestScale);
        port_.setScale(0.001, QPointF());
        QCOMPARE(port_.scale(), port_.leastScale());
        QVERIFY(port_.showsWhole());
        port_.setMap({});
        QVERIFY(!port_.setScale(1, QPointF()));
    }

    void originLeavesAMarginOnly() {
        port_.setScale(1, QPointF());
        QCOMPARE(port_.boundedOrigin({-999, -999}), QPoint(-60, -60));
        QCOMPARE(port_.boundedOrigin({9999, 9999}), QPoint(560, 260));
        // what lies below a panel can be scrolled out from under it
        port_.setPanel({0, 300, 80, 90});
        QCOMPARE(port_.boundedOrigin({9999, 9999}), QPoint(560, 350));
        QCOMPARE(port_.boundedOrigin({-999, -999}), QPoint(-60, -60));
    }

    void aSmallMapStandsInTheMiddle() {
        port_.setScale(port_.wholeScale(), QPointF());
        QCOMPARE(port_.scale(), 0.5);
        QCOMPARE(port_.originOfWhole(), QPoint(0, -50));
        QCOMPARE(port_.boundedOrigin({77, 77}), QPoint(0, -50));
    }

    void whatIsKeptEndsWithTheNextMove() {
        port_.keep(Viewport::Keeps::Whole);
        QVERIFY(!port_.setOrigin(port_.origin()));
        QCOMPARE(port_.keeps(), Viewport::Keeps::Whole);
        QVERIFY(port_.setOrigin({40, 40}));
        QCOMPARE(port_.keeps(), Viewport::Keeps::Nothing);
        port_.keep(Viewport::Keeps::Opening);
        QVERIFY(port_.setScale(1.3, QPointF()));
        QCOMPARE(port_.keeps(), Viewport::Keeps::Nothing);
    }

    void scrollsNoMoreThanIsNeeded() {
        port_.setScale(2, QPointF());
        QVERIFY(port_.setOrigin({100, 100}));
        const QPoint here = port_.origin();
        QCOMPARE(port_.originToSee({100, 100, 50, 50}, here, {}), here);
        QCOMPARE(port_.originToSee({480, 100, 50, 50}, here, {}), here + QPoint(53, 0));
        QCOMPARE(port_.originToSee({100, -30, 50, 50}, here, {}), here - QPoint(0, 54));
        // and from under a panel
        const std::array panels{QRect(0, 330, 100, 70)};
        QCOMPARE(port_.originToSee({40, 310, 30, 40}, here, panels), here + QPoint(0, 20));
    }

    void aGlideTellsWhereItWillRest() {
        QVERIFY(port_.setOrigin({40, 40}));
        QCOMPARE(port_.resting(), QRectF(40, 40, 500, 400));
        port_.setGlide(QPoint(200, 100));
        QCOMPARE(port_.restingOrigin(), QPoint(200, 100));
        QCOMPARE(port_.resting(), QRectF(200, 100, 500, 400));
        QCOMPARE(port_.visible(), QRectF(40, 40, 500, 400));
        port_.setGlide(std::nullopt);
        QCOMPARE(port_.resting(), port_.visible());
    }

private:
    Viewport port_;
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::ViewportTest, application)

#include "viewport_test.moc"
