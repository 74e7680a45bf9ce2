// Where the map goes by itself: to what computer players do, and back.
#include "app/warriors/session.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/moving.h"

#include <QLabel>

#include <algorithm>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

class FollowTest : public MovingTest {
    Q_OBJECT

private slots:
    void whatComputersDoIsFollowed();
    void whoActsDoesNotLookAround();
    void whoCameBackAloneIsLeftThere();
    void whatAClickBringsIsTold();
    void whoStoodStillIsNamed();
};

namespace {

const Opening germanyMarches{"  turn: 5\n  phase: maneuvering\n  to-move: germany\n  players:\n"
                             "    england: {units: {london: [F1]}}\n"
                             "    burgundy: {units: {vlaanderen: [F1]}}\n"
                             "    france: {units: {ile-de-france: [F1]}}\n"
                             "    germany: {tokens: {military: 6}, units: {brandenburg: [F1, A1]}}\n"
                             "  free: [pomerania]\n",
                             {}};

} // namespace

/// A click on the map puts news away, but not those that it brings itself.
void FollowTest::whatAClickBringsIsTold() {
    const Opening two{"  turn: 5\n  phase: maneuvering\n  players:\n"
                      "    england: {units: {london: [F1, I1, I2]}}\n"
                      "    burgundy: {units: {vlaanderen: [F1]}}\n"
                      "    france: {units: {ile-de-france: [F1]}}\n"
                      "    germany: {units: {brandenburg: [F1]}}\n",
                      {"england move I1 wales", "england move I2 wessex"}};
    byMouse(two, [&](Glass& glass) {
        glass.clickProvince("wales");
        QTRY_VERIFY(glass.seen<QWidget>(QStringLiteral("tell")) != nullptr);
    });
}

/// After one's own Maneuvering the turn may be over at once: nobody shall think that they have missed
/// something.
void FollowTest::whoStoodStillIsNamed() {
    const Opening alone{"  turn: 5\n  phase: maneuvering\n  to-move: england\n  players:\n"
                        "    england: {units: {london: [F1, A1]}}\n"
                        "    burgundy: {units: {vlaanderen: [F1]}}\n"
                        "    france: {units: {ile-de-france: [F1]}}\n"
                        "    germany: {units: {brandenburg: [F1]}}\n",
                        {}};
    byMouse(alone, [&](Glass& glass) {
        glass.click(QStringLiteral("banner.done"));
        glass.click(QStringLiteral("banner.done")); // yes
        QTRY_VERIFY(glass.seen<QWidget>(QStringLiteral("tell")) != nullptr);
        QStringList told;
        for (const QLabel* line : glass.window().findChildren<QLabel*>())
            if (line->objectName().startsWith(QStringLiteral("tell."))) told << line->text();
        QVERIFY2(told.join(u'\n').contains(
                     QStringLiteral("Nothing to move in Maneuvering: Burgundy, France, and Germany")),
                 qPrintable(told.join(u'\n')));
    });
}

/// What a computer player does far away comes into sight, and the map goes back when a person is asked; not
/// where nothing moves on the screen, nor where somebody looks around.
void FollowTest::whatComputersDoIsFollowed() {
    enum class Case { follows, stillScreen, touched, zoomed, sentByTheOverview };
    for (const Case each :
         {Case::follows, Case::stillScreen, Case::touched, Case::zoomed, Case::sentByTheOverview}) {
        byMouse(germanyMarches, [&](Glass& glass) {
            if (each == Case::stillScreen) style_->setMotion(theme::Motion::Off);
            glass.map().setScale(2);
            glass.map().centreOn(province("london"));
            if (each == Case::zoomed) glass.map().camera().zoomIn();
            if (each == Case::sentByTheOverview) {
                auto* overview = glass.map().findChild<QWidget*>(QStringLiteral("map.overview"));
                QVERIFY(overview->isVisible());
                overview->grab();
                const QSizeF whole = glass.map().shapes()->picture().size;
                const QPointF there = glass.map().visibleMap().center();
                QTest::mouseClick(overview, Qt::LeftButton, {},
                                  QPointF(there.x() / whole.width() * overview->width(),
                                          there.y() / whole.height() * overview->height())
                                      .toPoint());
            }
            const QPointF left = glass.map().visibleMap().center();
            bool moved = false;
            connect(&glass.map().camera(), &appmap::MapCamera::viewChanged, &glass.map(),
                    [&] { moved = true; });
            if (each == Case::touched) QTest::mouseClick(&glass.map(), Qt::LeftButton, {}, QPoint(5, 200));
            glass.session().setPace(100); // in which the view gets there
            const SeatId germany{3};
            glass.session().giveSeat(germany, QStringLiteral("bot:steady"), {});
            const auto asked = [&] {
                return glass.session().asksViewer() && glass.session().viewer() != germany;
            };
            for (int i = 0; i < 500 && !asked(); ++i) {
                clock_->pass(50);
                QTest::qWait(10);
            }
            QVERIFY(asked());
            // What has not been brought into sight is told.
            const auto lines = glass.window().findChildren<QLabel*>(QStringLiteral("tell.line"));
            const bool told = std::any_of(lines.begin(), lines.end(), [](const QLabel* line) {
                return line->text().startsWith(QStringLiteral("Germany: "));
            });
            QCOMPARE(told, each != Case::follows);
            for (int i = 0; i < 3; ++i)
                clock_->pass(3000); // what moves, then the way back
            QTRY_COMPARE(glass.map().visibleMap().center(), left);
            QCOMPARE(moved, each == Case::follows);
            if (!told) return;
            // Who goes on with the map has read it.
            QVERIFY(glass.seen<QWidget>(QStringLiteral("tell")) != nullptr);
            glass.clickProvince("wales");
            QVERIFY(glass.seen<QWidget>(QStringLiteral("tell")) == nullptr);
        });
    }
}

/// The click by which somebody marches is not one by which they look elsewhere: the next player is followed.
void FollowTest::whoActsDoesNotLookAround() {
    const Opening both{"  turn: 5\n  phase: maneuvering\n  to-move: england\n  players:\n"
                       "    england: {tokens: {military: 1}, units: {london: [F1, A1]}}\n"
                       "    burgundy: {units: {vlaanderen: [F1]}}\n"
                       "    france: {units: {ile-de-france: [F1]}}\n"
                       "    germany: {tokens: {military: 6}, units: {brandenburg: [F1, A1]}}\n"
                       "  free: [wales, pomerania]\n",
                       {}};
    byMouse(both, [&](Glass& glass) {
        WarriorsSession& session = glass.session();
        session.setPaused(true);
        session.setPace(100);
        session.giveSeat(SeatId{3}, QStringLiteral("bot:steady"), {});
        glass.map().setScale(2);
        glass.map().centreOn(province("london"));
        glass.clickToken("london", "england", UnitKind::archer);
        glass.clickProvince("wales");
        for (int press = 0; press < 4 && session.asksViewer(); ++press)
            glass.click(QStringLiteral("banner.done"));
        QVERIFY(!session.asksViewer());
        const QPointF left = glass.map().scene().viewport.resting().center();
        const auto steps =
            WarriorsAndTraders::parse(session.setting(), session.state(), "germany move A1 pomerania");
        QVERIFY(steps && !session.act(*steps));
        QVERIFY(glass.map().scene().viewport.resting().center() != left);
    });
}

/// The map was moved to what a computer player did and goes back from there; whoever has gone on meanwhile
/// and is there again by themselves stays when they are asked.
void FollowTest::whoCameBackAloneIsLeftThere() {
    for (const bool wentOn : {false, true}) {
        byMouse(germanyMarches, [&](Glass& glass) {
            appmap::MapView& map = glass.map();
            WarriorsSession& session = glass.session();
            const auto play = [&](const char* line) {
                const auto steps = WarriorsAndTraders::parse(session.setting(), session.state(), line);
                QVERIFY2(steps && !session.act(*steps), line);
                for (int i = 0; i < 3; ++i)
                    clock_->pass(3000);
            };
            const auto pole = [&](const char* id) {
                return map.shapes()->grid().pole(static_cast<int>(index(province(id)))).point;
            };
            const auto looksAt = [&map] { return map.scene().viewport.resting().center(); };
            map.setScale(2);
            map.centreOn(province("london"));
            const QPointF left = looksAt();
            session.setPaused(true);
            session.setPace(100);
            session.giveSeat(SeatId{3}, QStringLiteral("bot:steady"), {});
            play("germany move A1 pomerania");
            const QPointF there = looksAt();
            QVERIFY(there != left);
            if (wentOn) map.centreOn((pole("brandenburg") + pole("pomerania")) / 2); // sees both
            const QPointF meanwhile = looksAt();
            QCOMPARE(meanwhile != there, wentOn);
            play("germany move A1 brandenburg");
            QCOMPARE(looksAt(), meanwhile);
            map.centreOn(there);
            QCOMPARE(looksAt(), there);
            play("germany done");
            QVERIFY(session.asksViewer());
            QCOMPARE(looksAt(), wentOn ? there : left);
        });
    }
}

MARCHES_TEST(FollowTest, application)
#include "follow_test.moc"
