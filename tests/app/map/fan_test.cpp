// Stacks that had to be small or broken fan out under the pointer and the focus.
#include "app/map/stack_fan.h"
#include "tests/app/map/bundled.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QDir>
#include <QSignalSpy>

#include <array>

namespace marches::appmap {

namespace {

TokenGroup groupOf(theme::PlayerColour owner, int tokens, bool attacking = false) {
    TokenGroup group;
    group.owner = owner;
    group.attacking = attacking;
    for (int i = 0; i < tokens; ++i) {
        MapToken token;
        token.look.owner = owner;
        token.look.piece = theme::pieces::owned[static_cast<std::size_t>(i) % theme::pieces::owned.size()];
        group.tokens.push_back(token);
    }
    return group;
}

/// The invented position of the West in a window of its own, about a province, at a scale at which stacks fan
/// out. False: it isn't seen in time.
bool showSmall(MapView& view, ProvinceId centre) {
    view.resize(1200, 800);
    showPosition(view, west());
    view.show();
    if (!QTest::qWaitForWindowActive(&view)) return false;
    view.setScale(0.5);
    view.centreOn(centre);
    return true;
}

class FanTest : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatIsReducedFansOut() {
        const std::vector<TokenGroup> alone{groupOf(theme::PlayerColour::Red, 4)};
        const std::vector<TokenGroup> battle{groupOf(theme::PlayerColour::Red, 2),
                                             groupOf(theme::PlayerColour::Blue, 3, true)};
        const auto rests = [](const std::vector<TokenGroup>& groups, double side, int perRow) {
            return layOutStack(groups, {side, perRow}, {0, 0}, false);
        };
        QVERIFY(!wantsFan(rests(alone, 27, 9), alone, 27));
        QVERIFY(wantsFan(rests(alone, 22, 9), alone, 27));
        QVERIFY(wantsFan(rests(alone, 27, 2), alone, 27));
        QVERIFY(!wantsFan(rests(battle, 27, 9), battle, 27));
        QVERIFY(wantsFan(rests(battle, 27, 2), battle, 27));
        const std::vector<TokenGroup> one{groupOf(theme::PlayerColour::Red, 1)};
        QVERIFY(!wantsFan(rests(one, 22, 9), one, 27));
        QVERIFY(!wantsFan(StackLayout{}, {}, 27));
    }

    void aFanStaysWithinItsRoom() {
        const std::vector<TokenGroup> groups{groupOf(theme::PlayerColour::Red, 5),
                                             groupOf(theme::PlayerColour::Green, 2),
                                             groupOf(theme::PlayerColour::Blue, 8, true)};
        for (const QRectF& room :
             {QRectF(0, 0, 900, 600), QRectF(0, 0, 240, 600), QRectF(-300, 50, 700, 200)})
            for (const QPointF& at : {QPointF(0, 0), QPointF(890, 590), QPointF(100, 100)}) {
                const StackLayout resting = layOutStack(groups, {16, 2}, at, false);
                const StackLayout fan = fannedStack(resting, groups, 27, room, {});
                QCOMPARE(fan.tokens.size(), std::size_t{15});
                QCOMPARE(fan.side, 27.0);
                QVERIFY(fan.bounds.left() >= room.left() - 0.01 && fan.bounds.right() <= room.right() + 0.01);
                QVERIFY(fan.bounds.top() >= room.top() - 0.01);
                for (const StackedToken& token : fan.tokens) {
                    QVERIFY(fan.bounds.contains(token.box));
                    for (const StackedToken& other : fan.tokens)
                        QVERIFY(token.token == other.token || !token.box.intersects(other.box));
                }
            }
    }

    void whatIsPointedAtStaysUnderThePointer() {
        const std::vector<TokenGroup> groups{groupOf(theme::PlayerColour::Red, 5),
                                             groupOf(theme::PlayerColour::Blue, 8, true)};
        const QRectF room(0, 0, 900, 600);
        for (const int perRow : {2, 3, 9}) {
            const StackLayout resting = layOutStack(groups, {16, perRow}, {450, 300}, false);
            const QRectF rest = resting.bounds;
            const std::array read{QRectF(400, rest.top() - 22, 100, 20),
                                  QRectF(430, rest.bottom() + 2, 60, 18)};
            for (const StackedToken& token : resting.tokens)
                for (const QPointF& at : {token.box.center(), token.box.topLeft(), token.box.bottomRight()}) {
                    const PointedToken pointed{token.token, at};
                    QCOMPARE(fannedStack(resting, groups, 27, room, {}, pointed).hit(at), token.token);
                    QCOMPARE(fannedStack(resting, groups, 27, room, read, pointed).hit(at), token.token);
                }
        }
        // at the edge of the view the fan is wholly seen before all
        const StackLayout aside = layOutStack(groups, {16, 2}, {5, 300}, false);
        const StackedToken first = aside.tokens.front();
        const PointedToken pointed{first.token, first.box.center()};
        QVERIFY(room.contains(fannedStack(aside, groups, 27, room, {}, pointed).bounds));
    }

    void aFanLeavesItsNameToBeRead() {
        const std::vector<TokenGroup> groups{groupOf(theme::PlayerColour::Red, 5),
                                             groupOf(theme::PlayerColour::Blue, 8, true)};
        const QRectF room(0, 0, 900, 600);
        const StackLayout resting = layOutStack(groups, {16, 5}, {450, 300}, false);
        const QRectF rest = resting.bounds;
        const double above = rest.top() - 2;
        const double below = rest.bottom() + 2;
        for (const QRectF& name :
             {QRectF(400, above - 20, 100, 20), QRectF(400, below, 100, 20),
              QRectF(rest.left() - 82, 290, 80, 20), QRectF(rest.right() + 2, 290, 80, 20)}) {
            QVERIFY(fannedStack(resting, groups, 27, room, {}).bounds.intersects(name));
            const StackLayout fan = fannedStack(resting, groups, 27, room, std::array{name});
            QVERIFY(!fan.bounds.intersects(name));
            QVERIFY(room.contains(fan.bounds));
            QVERIFY(fan.bounds.contains(rest.center())); // the pointer that opened it is still on it
        }
        // the yields below too, where there is room above
        const std::array read{QRectF(400, rest.top() - 80, 100, 20), QRectF(430, rest.bottom() + 4, 60, 18)};
        const QRectF unmoved = fannedStack(resting, groups, 27, room, {}).bounds;
        QVERIFY(unmoved.intersects(read[1]));
        QVERIFY(!fannedStack(resting, groups, 27, room, read).bounds.intersects(read[1]));
        // no room on any side: it stands where it stood
        const QRectF tight(fannedStack(resting, groups, 27, room, {}).bounds);
        QCOMPARE(fannedStack(resting, groups, 27, tight, std::array{QRectF(400, above - 20, 100, 20)}).bounds,
                 tight);
    }

    void thePointerOpensAndLeavesIt() {
        const BundledMap& map = west();
        const ProvinceId artois = map.province("artois");
        MapView view;
        QVERIFY(showSmall(view, artois));
        QCOMPARE(view.layers().fan.province(), noProvince);
        const QPoint token = tokenPoint(view, artois, {2, 0}).value();
        QTest::mouseMove(&view, token);
        QCOMPARE(view.layers().fan.province(), artois);
        // every token of it can be reached at full size, also over its neighbours
        const auto& groups = view.face(artois).groups;
        for (int g = 0; g < static_cast<int>(groups.size()); ++g)
            for (int t = 0; t < static_cast<int>(groups[static_cast<std::size_t>(g)].tokens.size()); ++t) {
                const auto at = tokenPoint(view, artois, {g, t});
                QVERIFY(at);
                QTest::mouseMove(&view, *at);
                QCOMPARE(view.layers().fan.province(), artois);
                for (const QPoint& beside : {QPoint(-11, 0), QPoint(11, 0), QPoint(0, -11), QPoint(0, 11)})
                    QCOMPARE(view.hitAt(*at + beside), (MapHit{artois, {g, t}}));
                QSignalSpy clicked(&view.playTool(), &PlayTool::provinceClicked);
                QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, *at);
                QCOMPARE(clicked.count(), 1);
                QCOMPARE(clicked[0][0].value<ProvinceId>(), artois);
                QCOMPARE(clicked[0][1].value<TokenHit>(), (TokenHit{g, t}));
            }
        QVERIFY(
            view.grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(QStringLiteral("fan.png"))));
        QTest::mouseMove(&view, provincePoint(view, map.province("anjou")).value());
        QCOMPARE(view.layers().fan.province(), noProvince);
        // what is large enough stays as it is
        view.setScale(1.2);
        view.centreOn(map.province("bayern"));
        QTest::mouseMove(&view, tokenPoint(view, map.province("bayern"), {0, 0}).value());
        QCOMPARE(view.layers().fan.province(), noProvince);
    }

    void noTokenLeavesThePointerThatOpensIt() {
        const BundledMap& map = west();
        const ProvinceId artois = map.province("artois");
        MapView view;
        QVERIFY(showSmall(view, artois));
        std::vector<TokenHit> tokens;
        for (const StackedToken& token : view.stack(artois).tokens)
            tokens.push_back(token.token);
        QVERIFY(tokens.size() > 3);
        for (const TokenHit& token : tokens) {
            QTest::mouseMove(&view, provincePoint(view, map.province("anjou")).value());
            QCOMPARE(view.layers().fan.province(), noProvince);
            const QPoint at = tokenPoint(view, artois, token).value();
            QTest::mouseMove(&view, at);
            QCOMPARE(view.layers().fan.province(), artois);
            QCOMPARE(view.hitAt(at), (MapHit{artois, token}));
        }
    }

    void enteredAgainItLiesWhereItLay() {
        const BundledMap& map = west();
        const ProvinceId artois = map.province("artois");
        MapView view;
        QVERIFY(showSmall(view, artois));
        const QPoint away = provincePoint(view, map.province("anjou")).value();
        const auto opened = [&](const QPoint& at) {
            QTest::mouseMove(&view, away);
            QTest::mouseMove(&view, at);
            return view.layers().fan.box();
        };
        const auto fresh = [&](const QPoint& at) {
            const ProvinceFace face = view.face(artois);
            ProvinceFace without = face;
            without.groups.clear();
            QTest::mouseMove(&view, away);
            view.setFace(artois, without);
            view.setFace(artois, face); // what has changed is laid out anew
            return opened(at);
        };
        int found = 0;
        for (const StackedToken& first : std::vector<StackedToken>(view.stack(artois).tokens))
            for (const StackedToken& next : std::vector<StackedToken>(view.stack(artois).tokens)) {
                QTest::mouseMove(&view, away);
                const QPoint at = tokenPoint(view, artois, first.token).value();
                const QPoint again = tokenPoint(view, artois, next.token).value();
                const QRectF alone = fresh(again);
                const QRectF box = fresh(at);
                const bool liesThere = view.hitAt(again) == MapHit{artois, next.token};
                QCOMPARE(opened(again), liesThere ? box : alone);
                found += liesThere && box != alone ? 1 : 0;
            }
        QVERIFY(found > 0);
    }

    void asideOfItThePointerStillHasIt() {
        const BundledMap& map = west();
        const ProvinceId artois = map.province("artois");
        MapView view;
        QVERIFY(showSmall(view, artois));
        QTest::mouseMove(&view, tokenPoint(view, artois, {2, 0}).value());
        const QRectF fan = view.layers().fan.box();
        const auto beside = [&](double by) { return QPointF(fan.center().x(), fan.bottom() + by).toPoint(); };
        QTest::mouseMove(&view, beside(6));
        QVERIFY(!view.hitAt(beside(6)).token);
        QCOMPARE(view.layers().fan.province(), artois);
        QTest::mouseMove(&view, beside(16));
        QCOMPARE(view.layers().fan.province(), noProvince);
    }

    void noBadgeOfOthersIsReadBesideIt() {
        const BundledMap& map = west();
        const ProvinceId artois = map.province("artois");
        MapView view;
        QVERIFY(showSmall(view, artois));
        changeFaces(view, [](ProvinceId, ProvinceFace& face) {
            face.badges = {{theme::Badge::Kind::Reach, QStringLiteral("2")}};
        });
        QTest::mouseMove(&view, provincePoint(view, map.province("anjou")).value());
        const QImage before = view.grab().toImage();
        int beside = 0;
        int away = 0;
        for (const StackedToken& token : std::vector<StackedToken>(view.stack(artois).tokens)) {
            QTest::mouseMove(&view, provincePoint(view, map.province("anjou")).value());
            QTest::mouseMove(&view, tokenPoint(view, artois, token.token).value());
            const QRectF fan = view.layers().fan.box();
            const QImage open = view.grab().toImage();
            for (const ProvinceId province : allProvinces(view)) {
                if (province == artois || province == map.province("anjou")) continue;
                for (const QRectF& badge : badgeRects(view, province)) {
                    if (!view.rect().contains(badge.toAlignedRect()) || fan.intersects(badge)) continue;
                    const bool near = fan.adjusted(-10, -10, 10, 10).intersects(badge);
                    const QRect middle(badge.center().toPoint() - QPoint(4, 4), QSize(8, 8));
                    QCOMPARE(open.copy(middle) == before.copy(middle), !near);
                    ++(near ? beside : away);
                }
            }
        }
        QVERIFY(beside > 0);
        QVERIFY(away > 0);
    }

    void theKeyboardsFocusOpensIt() {
        const BundledMap& map = west();
        MapView view;
        QVERIFY(showSmall(view, map.province("artois")));
        view.setFocus();
        QTRY_VERIFY(view.hasFocus());
        view.focus().setHomes({map.province("artois")}, {map.province("anjou")});
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.focus().province(), map.province("artois"));
        QCOMPARE(view.layers().fan.province(), map.province("artois"));
        QTest::keyClick(&view, Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(view.layers().fan.province(), noProvince); // one token needs no fan
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.layers().fan.province(), map.province("artois"));
        // the tokens leave: nothing is left to be fanned out
        ProvinceFace face = view.face(map.province("artois"));
        face.groups.clear();
        view.setFace(map.province("artois"), face);
        QCOMPARE(view.layers().fan.province(), noProvince);
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::FanTest, look)

#include "fan_test.moc"
