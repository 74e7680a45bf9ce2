// What moves on the map while a game is played: what the last command did, until somebody does something.
#include "app/play/settings.h"
#include "app/warriors/map_motion.h"
#include "engine/warriors/barbarians.h"
#include "engine/warriors/random_games.h"
#include "tests/app/motion_clock.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QMenu>

#include <algorithm>
#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

class GameMotionTest : public GlassTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void theMenuTurnsItOnAndOff();
    void anArmyMarchesAndIsThereAtOnce();
    void whoGoesOnIsNotHeldUp();
    void aGroupMovesAsOne();
    void undoAndLookingBackAreThereAtOnce();
    void aPlansLastMarchIsSeen();
    void aMarchOfManySteps();
    void aBattleInItsParts();
    void barbariansFlee();
    void barbariansFleeIntoAGap();
    void whatComputersDoIsFollowed();
    void whoCameBackHimselfIsLeftThere();
    void aFilmBeginsAndEndsWithWhatTheMapShows();

private:
    void opened() override { style_->setMotion(theme::Motion::Usual); }
    void chooseMotion(int which);
    ProvinceId province(const char* id) { return *glass_->session().setting().board.map.findProvince(id); }
    /// What is seen of the last line.
    appmap::MapMotion filmed();

    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<MotionClock> clock_;
};

namespace {

/// England's armies, Wales and Wessex free.
Opening march(std::vector<std::string> lines = {}) {
    return englandMarches("tokens: {military: 6}, units: {london: [F1, I1, I2, A1]}", "wales, wessex",
                          std::move(lines));
}

/// France's two Archers have come to Artois, where a Cavalry and an Infantry of Burgundy stand; France has
/// laid its damage.
const Opening exchange{
    "  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
    "    england: {units: {london: [F1]}}\n"
    "    burgundy: {tokens: {military: 6}, units: {artois: [C1, I1], vlaanderen: [F1, P1]}}\n"
    "    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: [F1]}}\n"
    "    germany: {units: {brandenburg: [F1]}}\n"
    "  wars: [{between: [burgundy, france], since: 5}]\n",
    {"france move A1 artois", "france move A2 artois", "france assign burgundy:C1 3 burgundy:I1 1"}};

std::vector<appmap::UnitMark> marksIn(const appmap::StackPicture& picture) {
    std::vector<appmap::UnitMark> all;
    for (const auto& group : picture.units)
        for (const auto& token : group)
            all.insert(all.end(), token.begin(), token.end());
    return all;
}

/// Empty where the motion does not show the province.
std::vector<appmap::UnitMark> marksIn(const appmap::MapMotion& motion, std::size_t picture,
                                      ProvinceId province) {
    const auto place = std::find(motion.provinces.begin(), motion.provinces.end(), province);
    if (place == motion.provinces.end()) return {};
    return marksIn(motion.pictures[picture][static_cast<std::size_t>(place - motion.provinces.begin())]);
}

std::size_t unitsIn(const appmap::StackPicture& picture) {
    return marksIn(picture).size();
}

bool eachMarkOnce(const std::vector<appmap::StackPicture>& picture) {
    std::set<appmap::UnitMark> seen;
    for (const appmap::StackPicture& stack : picture)
        for (const appmap::UnitMark mark : marksIn(stack))
            if (!seen.insert(mark).second) return false;
    return true;
}

bool looksLike(const appmap::StackPicture& picture, const Moment& moment, ProvinceId province) {
    const appmap::ProvinceFace face = paintedProvince(moment, province, {}).face;
    return picture.owner == face.owner && picture.groups == face.groups;
}

} // namespace

void GameMotionTest::initTestCase() {
    GlassTest::initTestCase();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void GameMotionTest::init() {
    style_->setMotion(theme::Motion::Off);
    clock_ = std::make_unique<MotionClock>();
}

void GameMotionTest::cleanup() {
    GlassTest::cleanup();
    clock_.reset();
}

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
    byMouse(march(), [this](Glass& glass) {
        style_->setMotion(theme::Motion::Off);
        const auto go = [&glass](const char* where) {
            glass.clickToken("london", "england", UnitKind::archer);
            glass.clickProvince(where);
        };
        go("wales");
        QCOMPARE(glass.lines().size(), std::size_t{1});
        QVERIFY(!glass.map().moves());
        chooseMotion(static_cast<int>(theme::Motion::Half));
        QCOMPARE(play::chosenMotion(play::Settings()), theme::Motion::Half);
        glass.clickToken("london", "england", UnitKind::infantry);
        glass.clickProvince("wessex");
        QVERIFY(glass.map().moves());
        clock_->pass(430);
        QVERIFY(glass.map().moves());
        chooseMotion(static_cast<int>(theme::Motion::Off));
        QCOMPARE(play::chosenMotion(play::Settings()), theme::Motion::Off);
        QVERIFY(!glass.map().moves());
    });
}

void GameMotionTest::anArmyMarchesAndIsThereAtOnce() {
    byMouse(march(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::archer);
        const auto seen = [&glass] { return glass.map().grab().toImage(); };
        glass.clickProvince("wales");
        QCOMPARE(glass.lines(), (Lines{"england move A1 wales"}));
        QVERIFY(glass.map().moves());
        QCOMPARE(glass.map().face(province("wales")).groups.size(), std::size_t{1});
        QVERIFY(glass.map().face(province("wales")).owner.has_value());
        const QImage first = seen();
        clock_->pass(110);
        const QImage second = seen();
        QVERIFY(first != second);
        clock_->pass(110);
        const QImage third = seen(); // it lights up: it is England's now
        QVERIFY(second != third);
        QVERIFY(glass.map().moves());
        clock_->pass(300);
        QVERIFY(!glass.map().moves());
        QVERIFY(seen() != third);
    });
}

void GameMotionTest::whoGoesOnIsNotHeldUp() {
    byMouse(march(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::archer);
        glass.clickProvince("wales");
        clock_->pass(50);
        QVERIFY(glass.map().moves());
        // the next click ends it, and is a click like any other: the Archer goes on to Wessex
        const QPoint there = *glass.map().provincePoint(province("wessex"));
        QTest::mousePress(&glass.map(), Qt::LeftButton, {}, there);
        QVERIFY(!glass.map().moves());
        QTest::mouseRelease(&glass.map(), Qt::LeftButton, {}, there);
        QCOMPARE(glass.lines(), (Lines{"england move A1 wales", "england move A1 wessex"}));
        QVERIFY(glass.map().moves());
        clock_->pass(220 + 300);
        QVERIFY(!glass.map().moves());
    });
}

/// Two of a kind with one click: two lines, one motion.
void GameMotionTest::aGroupMovesAsOne() {
    byMouse(march(), [this](Glass& glass) {
        glass.clickToken("london", "england", UnitKind::infantry);
        glass.clickProvince("wales");
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QVERIFY(glass.map().moves());
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
        QVERIFY(glass.map().moves());
        clock_->pass(301);
        QVERIFY(!glass.map().moves());
        QVERIFY(seenThere() > 0);
    });
}

void GameMotionTest::undoAndLookingBackAreThereAtOnce() {
    byKeys(march({"england move A1 wales"}), [](Glass& glass) {
        QVERIFY(!glass.map().moves()); // a game that is opened
        glass.travel("london");
        glass.key(Qt::Key_Space);
        glass.key(Qt::Key_1);
        glass.travel("wessex");
        glass.key(Qt::Key_Return);
        QVERIFY(glass.map().moves());
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(!glass.map().moves());
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(glass.session().live());
        QVERIFY(!glass.map().moves());
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        QVERIFY(!glass.map().moves());
    });
}

void GameMotionTest::aPlansLastMarchIsSeen() {
    byKeys(march(), [this](Glass& glass) {
        glass.key(Qt::Key_1, Qt::AltModifier);
        glass.key(Qt::Key_P);
        for (const char* where : {"wales", "wessex"}) {
            glass.travel("london");
            glass.key(Qt::Key_Space);
            glass.key(Qt::Key_1);
            glass.travel(where);
            glass.key(Qt::Key_Return);
        }
        QVERIFY(!glass.map().moves()); // a plan is no march
        glass.key(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QVERIFY(glass.map().moves());
        clock_->pass(220 + 300); // as long as one takes
        QVERIFY(!glass.map().moves());
    });
}

appmap::MapMotion GameMotionTest::filmed() {
    const WarriorsSession& session = glass_->session();
    Moment before;
    before.setting = &session.setting();
    before.state = session.stateAt(session.tree().beforeLine(session.node()));
    Moment after = before;
    after.state = session.state();
    return motionOf(before, after, session.eventsOf(session.node()));
}

void GameMotionTest::aMarchOfManySteps() {
    byMouse(march({"england move I1 wales yorkshire"}), [this](Glass&) {
        const appmap::MapMotion motion = filmed();
        QCOMPARE(motion.provinces,
                 (std::vector{province("london"), province("wales"), province("yorkshire")}));
        QVERIFY(motion.scenes.size() >= 2);
        QCOMPARE(motion.scenes[0].duration, 220);
        QCOMPARE(motion.scenes[1].duration, 220);
        QCOMPARE(motion.pictures.size(), motion.scenes.size() + 1);
        QCOMPARE(unitsIn(motion.pictures[0][1]), std::size_t{0});
        QCOMPARE(unitsIn(motion.pictures[1][1]), std::size_t{1});
        QCOMPARE(unitsIn(motion.pictures[2][1]), std::size_t{0});
    });
}

void GameMotionTest::aBattleInItsParts() {
    byMouse(exchange, [this](Glass& glass) {
        // Burgundy lays its four points: one Archer dies, the other is hurt
        for (int point = 0; point < 4; ++point)
            glass.clickToken("artois", "france", UnitKind::archer);
        glass.click(QStringLiteral("banner.confirm-damage"));
        QVERIFY(glass.map().moves());
        const appmap::MapMotion motion = filmed();
        QCOMPARE(motion.provinces.front(), province("artois"));
        QVERIFY(motion.scenes.front().clash);
        QCOMPARE(motion.scenes.front().duration, 250);
        // the dead go after the blows
        QCOMPARE(unitsIn(motion.pictures[1][0]), unitsIn(motion.pictures[0][0]));
        QCOMPARE(unitsIn(motion.pictures[2][0]), unitsIn(motion.pictures[1][0]) - 1);
        // two retreat; who starves in the Upkeep that follows goes after that
        QCOMPARE(unitsIn(motion.pictures[3][0]), std::size_t{1});
        QCOMPARE(unitsIn(motion.pictures[4][0]), std::size_t{0});
        QVERIFY(!motion.scenes[1].clash);
        int lasts = 0;
        for (const appmap::MotionScene& scene : motion.scenes)
            lasts += scene.duration;
        clock_->pass(lasts - 10);
        QVERIFY(glass.map().moves());
        clock_->pass(10);
        QVERIFY(!glass.map().moves());
    });
}

/// What flees is the same unit before and after, whatever number it has there.
void GameMotionTest::barbariansFlee() {
    const Opening neighbours = englandMarches("units: {london: [F1, A1]}", "wessex, yorkshire",
                                              {"england move A1 wales", "england barbarians-to yorkshire"});
    byMouse(neighbours, [this](Glass& glass) {
        const std::vector<Event> events = glass.session().eventsOf(glass.session().node());
        QVERIFY(std::any_of(events.begin(), events.end(),
                            [](const Event& event) { return event.code == EventCode::barbariansRetreated; }));
        const appmap::MapMotion motion = filmed();
        std::size_t fled = 0;
        for (std::size_t scene = 0; scene < motion.scenes.size(); ++scene)
            for (const appmap::UnitMark mark : marksIn(motion, scene, province("wales"))) {
                const auto there = marksIn(motion, scene + 1, province("yorkshire"));
                fled += std::count(there.begin(), there.end(), mark);
            }
        QCOMPARE(fled, std::size_t{1});
        for (const auto& picture : motion.pictures)
            QVERIFY(eachMarkOnce(picture));
    });
}

/// Who arrives gets the lowest number that is free, not the one after the last; what follows names it so.
void GameMotionTest::barbariansFleeIntoAGap() {
    const Scene game = newGame();
    const ProvinceId from = test::province(game, "wessex");
    const ProvinceId to = test::province(game, "wales");
    const UnitRef first{Owner::barbarian, false, 1};
    Moment before = game.moment;
    addBarbarian(before.state, to, false, false, 0);
    removeBarbarian(before.state, first, to);
    Moment after = before;
    removeBarbarian(after.state, first, from);
    std::vector<Event> events{{EventCode::barbariansRetreated, {first, from, to}}};

    const Moment arrived = [&] {
        Moment there = after;
        addBarbarian(there.state, to, false, true, 0);
        return there;
    }();
    const appmap::MapMotion flight = motionOf(before, arrived, events);
    const auto stood = marksIn(flight, 0, to);
    const auto fled = marksIn(flight, 0, from);
    QCOMPARE(stood.size(), std::size_t{1});
    QCOMPARE(fled.size(), std::size_t{1});
    const auto together = marksIn(flight, 1, to);
    QCOMPARE(std::set(together.begin(), together.end()), (std::set{stood.front(), fled.front()}));

    events.push_back({EventCode::killed, {first, to, ownerOf(seat(game, "england")), 0}});
    const appmap::MapMotion death = motionOf(before, after, events);
    QCOMPARE(death.pictures.size(), std::size_t{4}); // it comes, is struck, falls
    QCOMPARE(marksIn(death, 2, to).size(), std::size_t{2});
    QCOMPARE(marksIn(death, 3, to), stood);
}

/// What a computer player does far away comes into sight, and the map goes back when a person is asked; not
/// where nothing moves on the screen, nor where somebody looks around.
void GameMotionTest::whatComputersDoIsFollowed() {
    const Opening opening{"  turn: 5\n  phase: maneuvering\n  to-move: germany\n  players:\n"
                          "    england: {units: {london: [F1]}}\n"
                          "    burgundy: {units: {vlaanderen: [F1]}}\n"
                          "    france: {units: {ile-de-france: [F1]}}\n"
                          "    germany: {tokens: {military: 6}, units: {brandenburg: [F1, A1]}}\n"
                          "  free: [pomerania]\n",
                          {}};
    enum class Case { follows, stillScreen, touched, zoomed, sentByTheOverview };
    for (const Case each :
         {Case::follows, Case::stillScreen, Case::touched, Case::zoomed, Case::sentByTheOverview}) {
        byMouse(opening, [&](Glass& glass) {
            if (each == Case::stillScreen) style_->setMotion(theme::Motion::Off);
            glass.map().setScale(2);
            glass.map().centreOn(province("london"));
            if (each == Case::zoomed) glass.map().zoomIn();
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
            connect(&glass.map(), &appmap::MapView::viewChanged, &glass.map(), [&] { moved = true; });
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
            for (int i = 0; i < 3; ++i)
                clock_->pass(3000); // what moves, then the way back
            QTRY_COMPARE(glass.map().visibleMap().center(), left);
            QCOMPARE(moved, each == Case::follows);
        });
    }
}

/// The map was moved to what a computer player did; whoever has gone on from there and is there again by
/// himself stays when he is asked.
void GameMotionTest::whoCameBackHimselfIsLeftThere() {
    const Opening opening{"  turn: 5\n  phase: maneuvering\n  to-move: germany\n  players:\n"
                          "    england: {units: {london: [F1]}}\n"
                          "    burgundy: {units: {vlaanderen: [F1]}}\n"
                          "    france: {units: {ile-de-france: [F1]}}\n"
                          "    germany: {tokens: {military: 6}, units: {brandenburg: [F1, A1]}}\n"
                          "  free: [pomerania]\n",
                          {}};
    byMouse(opening, [&](Glass& glass) {
        appmap::MapView& map = glass.map();
        WarriorsSession& session = glass.session();
        const auto play = [&](const char* line) {
            const auto steps = WarriorsAndTraders::parse(session.setting(), session.state(), line);
            QVERIFY2(steps && !session.act(*steps), line);
            for (int i = 0; i < 3; ++i)
                clock_->pass(3000);
        };
        const QPointF london = map.shapes()->grid().pole(static_cast<int>(index(province("london")))).point;
        map.setScale(2);
        map.centreOn(london);
        session.setPaused(true);
        session.setPace(100);
        session.giveSeat(SeatId{3}, QStringLiteral("bot:steady"), {});
        play("germany move A1 pomerania");
        const QPointF there = map.restingMap().center();
        QVERIFY(there != london);
        map.centreOn(london);
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(5, 200));
        play("germany move A1 brandenburg");
        QVERIFY(map.restingMap().center() != there);
        map.centreOn(there);
        QCOMPARE(map.restingMap().center(), there);
        QTest::qWait(4200); // he has touched nothing for long
        play("germany done");
        QVERIFY(session.asksViewer());
        QCOMPARE(map.restingMap().center(), there);
    });
}

/// What no event tells is in the last picture too: nothing jumps when the film ends.
void GameMotionTest::aFilmBeginsAndEndsWithWhatTheMapShows() {
    const Scene game = newGame();
    const Setting& setting = *game.setting;
    RandomStream random{20261122};
    std::size_t films = 0;
    std::vector<Command> list;
    for (std::uint64_t number = 0; number < 3; ++number) {
        Moment before = game.moment;
        Moment after = before;
        std::vector<Event> events;
        for (SeatSet waits = decision(setting, after.state).waits; !waits.empty();
             waits = decision(setting, after.state).waits) {
            const SeatId seat = anySeat(waits, random);
            list.clear();
            options(setting, after.state, seat, list);
            apply(setting, after.state, anyStep(setting, after.state, seat, list, 100, random), events);
            if (random.below(3) == 0) continue; // several steps in one film
            const appmap::MapMotion motion = motionOf(before, after, events);
            films += motion.scenes.empty() ? 0 : 1;
            for (std::size_t i = 0; !motion.scenes.empty() && i < motion.provinces.size(); ++i) {
                QVERIFY(looksLike(motion.pictures.front()[i], before, motion.provinces[i]));
                QVERIFY(looksLike(motion.pictures.back()[i], after, motion.provinces[i]));
            }
            for (const auto& picture : motion.pictures)
                QVERIFY(eachMarkOnce(picture));
            before = after;
            events.clear();
        }
    }
    QVERIFY(films > 100);
}

QTEST_MAIN(GameMotionTest)
#include "motion_test.moc"
