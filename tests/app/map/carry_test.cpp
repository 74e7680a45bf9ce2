// Tokens that are carried by the mouse: what is lifted, where it may be let go, what breaks a drag off.
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QSignalSpy>

#include <functional>

namespace marches::appmap {

namespace {

/// Artois' first token can be carried to Bourbon; both are in sight.
struct Drag {
    explicit Drag(MapView& shown) : view(shown) {
        showPosition(view, west());
        view.setScale(1);
        ProvinceFace face = view.face(from);
        face.groups[0].tokens[0].movable = true;
        view.setFace(from, face);
        view.centreOn(from);
        start = tokenPoint(view, from, {0, 0}).value();
        goal = provincePoint(view, onto).value();
    }
    void carryTo(const QPoint& end) const { by(start, end); }
    void by(const QPoint& begin, const QPoint& end) const {
        QTest::mousePress(&view, Qt::LeftButton, Qt::NoModifier, begin);
        QTest::mouseMove(&view, begin + QPoint(30, 0));
        QTest::mouseMove(&view, end);
    }

    MapView& view;
    ProvinceId from = west().province("artois");
    ProvinceId onto = west().province("bourbon");
    QPoint start;
    QPoint goal;
};

class CarryTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = shownView();
        QVERIFY(view_ != nullptr);
    }
    void cleanup() { view_.reset(); }

    /// A drag begun on a movable token takes it along; the map stays. Esc ends it.
    void draggingAMovableTokenCarriesIt() {
        const Drag drag(*view_);
        const QPoint goal = drag.goal;
        QSignalSpy lifted(&view_->playTool(), &PlayTool::tokenLifted);
        QSignalSpy dropped(&view_->playTool(), &PlayTool::tokenDropped);
        QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
        QSignalSpy hovered(&view_->playTool(), &PlayTool::provinceHovered);
        const QPointF corner = view_->scene().viewport.toMap({0, 0});
        drag.carryTo(goal);
        QCOMPARE(lifted.count(), 1);
        QCOMPARE(lifted[0][0].value<ProvinceId>(), drag.from);
        QCOMPARE(lifted[0][1].value<TokenHit>(), (TokenHit{0, 0}));
        QVERIFY(view_->playTool().carries());
        QCOMPARE(hovered.last()[0].value<ProvinceId>(), drag.onto);
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, goal);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped[0][0].value<ProvinceId>(), drag.onto);
        QCOMPARE(view_->scene().viewport.toMap({0, 0}), corner);

        drag.carryTo(goal);
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(!view_->playTool().carries());
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, goal);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(view_->scene().viewport.toMap({0, 0}), corner);

        drag.by(tokenPoint(*view_, drag.from, {1, 0}).value(),
                goal); // stays where it lies: the map is dragged
        QVERIFY(!view_->playTool().carries());
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, goal);
        QCOMPARE(lifted.count(), 2);
        QVERIFY(view_->scene().viewport.toMap({0, 0}) != corner);
    }

    /// Of a pile less may be taken than it shows.
    void whatIsCarriedShowsHowManyGo() {
        const Drag drag(*view_);
        QCOMPARE(view_->playTool().carriedUnits(), 0);
        ProvinceFace pile = view_->face(drag.from);
        pile.groups[0].tokens[0].look.count = 4;
        view_->setFace(drag.from, pile);
        connect(&view_->playTool(), &PlayTool::tokenLifted, this,
                [this] { view_->playTool().setCarriedUnits(3); });
        drag.carryTo(drag.goal);
        QCOMPARE(view_->playTool().carriedUnits(), 3);
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, drag.goal);
        QCOMPARE(view_->playTool().carriedUnits(), 0);
    }

    /// Off the view, or over what lies on it, a token is let go on no province.
    void aTokenIsDroppedOnlyOnWhatIsSeen() {
        const Drag drag(*view_);
        QSignalSpy dropped(&view_->playTool(), &PlayTool::tokenDropped);
        QWidget card(view_.get());
        card.setGeometry(QRect(drag.goal - QPoint(20, 20), QSize(40, 40)));
        card.show();
        for (const QPoint& end : {drag.goal, QPoint(-200, 300), QPoint(500, view_->height() + 40)}) {
            QVERIFY(view_->hitAt(drag.goal).province == drag.onto);
            drag.carryTo(end);
            QVERIFY(view_->playTool().carries());
            QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, end);
            QCOMPARE(dropped.takeLast()[0].value<ProvinceId>(), noProvince);
        }
        card.hide();
        drag.carryTo(drag.goal);
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, drag.goal);
        QCOMPARE(dropped.takeLast()[0].value<ProvinceId>(), drag.onto);
    }

    /// Another button leaves a drag as it is; who takes the release away breaks it off.
    void noDragIsLeftHanging() {
        const Drag drag(*view_);
        QSignalSpy dropped(&view_->playTool(), &PlayTool::tokenDropped);
        drag.carryTo(drag.goal);
        QTest::mousePress(view_.get(), Qt::MiddleButton, Qt::NoModifier, drag.goal);
        QTest::mouseMove(view_.get(), drag.goal + QPoint(1, 0));
        QTest::mouseRelease(view_.get(), Qt::MiddleButton, Qt::NoModifier, drag.goal);
        QVERIFY(view_->playTool().carries());
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, drag.goal);
        QCOMPARE(dropped.count(), 1);

        const auto brokenOffBy = [&](const std::function<void()>& breakOff) {
            drag.carryTo(drag.goal);
            QVERIFY(view_->playTool().carries());
            breakOff();
            QVERIFY(!view_->playTool().carries());
            QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, drag.goal);
            QCOMPARE(dropped.count(), 1);
        };
        brokenOffBy([&] {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, drag.goal, view_->mapToGlobal(drag.goal));
            QApplication::sendEvent(view_.get(), &menu);
        });
        brokenOffBy([&] {
            QEvent away(QEvent::WindowDeactivate);
            QApplication::sendEvent(view_.get(), &away);
        });
        brokenOffBy([&] {
            QMouseEvent moved(QEvent::MouseMove, drag.goal, view_->mapToGlobal(drag.goal), Qt::NoButton,
                              Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(view_.get(), &moved);
        });
        brokenOffBy([&] {
            view_->hide();
            view_->show();
        });
        brokenOffBy([&] { view_->setPicture(west().picture); }); // whose token it was is gone
    }

private:
    std::unique_ptr<MapView> view_;
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::CarryTest, look)

#include "carry_test.moc"
