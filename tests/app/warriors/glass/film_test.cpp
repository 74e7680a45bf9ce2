// What the pictures hold that a command's motion is made of.
#include "app/warriors/map/map_motion.h"
#include "app/warriors/session.h"
#include "engine/warriors/barbarians.h"
#include "engine/warriors/random_games.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/glass/moving.h"

#include <algorithm>
#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

class FilmTest : public MovingTest {
    Q_OBJECT

private slots:
    void aMarchOfManySteps();
    void aMarchLookedBackAt();
    void aBattleInItsParts();
    void barbariansFlee();
    void barbariansFleeIntoAGap();
    void whoStarvesWhenTradeBegins();
    void aFilmBeginsAndEndsWithWhatTheMapShows();

private:
    Moment before(); ///< the moment before the line that was played last
    /// What is seen of that line.
    appmap::MapMotion filmed();
};

namespace {

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

Moment FilmTest::before() {
    const WarriorsSession& session = glass_->session();
    Moment moment;
    moment.setting = &session.setting();
    moment.sitters.resize(session.setting().players());
    moment.state = session.stateAt(session.tree().beforeLine(session.node()));
    return moment;
}

appmap::MapMotion FilmTest::filmed() {
    const WarriorsSession& session = glass_->session();
    Moment after = before();
    after.state = session.state();
    return motionOf(before(), after, session.eventsOf(session.node()));
}

/// Looked back at, a march is one arrow along its way.
void FilmTest::aMarchLookedBackAt() {
    byMouse(farMarches({"england move I1 wales yorkshire"}), [this](Glass& glass) {
        const auto at = [&](const char* id) { return static_cast<int>(marches::index(province(id))); };
        const auto arrows = marchesOf(before(), glass.session().eventsOf(glass.session().node()));
        QCOMPARE(arrows.size(), std::size_t{1});
        QCOMPARE(arrows[0].path, (std::vector{at("london"), at("wales"), at("yorkshire")}));
        QVERIFY(arrows[0].owner.has_value());
        // who went the same way at once shares it
        std::vector<Event> both = glass.session().eventsOf(glass.session().node());
        const std::size_t one = both.size();
        for (std::size_t i = 0; i < one; ++i) {
            Event event = both[i];
            if (event.code == EventCode::moved) {
                UnitRef other = event.operands[0].unit();
                ++other.number;
                event.operands[0] = other;
            }
            both.push_back(event);
        }
        QCOMPARE(marchesOf(before(), both).size(), std::size_t{1});
    });
}

void FilmTest::aMarchOfManySteps() {
    byMouse(farMarches({"england move I1 wales yorkshire"}), [this](Glass&) {
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

void FilmTest::aBattleInItsParts() {
    byMouse(exchange, [this](Glass& glass) {
        // Burgundy lays its four points: one Archer dies, the other is hurt
        for (int point = 0; point < 4; ++point)
            glass.clickToken("artois", "france", UnitKind::archer);
        glass.click(QStringLiteral("banner.confirm-damage"));
        QVERIFY(glass.map().layers().motion.moves());
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
        QVERIFY(glass.map().layers().motion.moves());
        clock_->pass(10);
        QVERIFY(!glass.map().layers().motion.moves());
    });
}

/// What flees is the same unit before and after, whatever number it has there.
void FilmTest::barbariansFlee() {
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
void FilmTest::barbariansFleeIntoAGap() {
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

/// They fall where they stood; then the map looks as it does without motion.
void FilmTest::whoStarvesWhenTradeBegins() {
    const Opening hungry{R"(  turn: 5
  phase: upkeep
  players:
    england: {resources: {food: 3}, tokens: {trade: 1}, units: {london: [F1, I1], east-anglia: [P1], wales: [A1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 1}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
    byMouse(hungry, [this](Glass& glass) {
        appmap::MapView& map = glass.map();
        const QRect place = map.stack(province("wales")).bounds.translated(map.toView({})).toAlignedRect();
        QVERIFY(map.rect().contains(place));
        const auto seen = [&] { return map.grab(place).toImage(); };
        glass.clickTwice(QStringLiteral("banner.done"));
        QCOMPARE(glass.session().state().phase, Phase::trade);
        QVERIFY(map.layers().motion.moves());
        QVERIFY(map.face(province("wales")).groups.empty());
        const appmap::MapMotion motion = filmed();
        for (const char* where : {"london", "wales"}) {
            const auto there = [&](std::size_t picture) {
                return marksIn(motion, picture, province(where)).size();
            };
            QVERIFY2(there(0) > 0, where);
            QCOMPARE(there(motion.pictures.size() - 1), there(0) - 1);
        }
        const QImage falling = seen();
        clock_->pass(3000);
        QVERIFY(!map.layers().motion.moves());
        const QImage after = seen();
        QVERIFY(after != falling);
        glass.use(Glass::Hand::keyboard);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(glass.lines().empty());
        QVERIFY(!map.layers().motion.moves());
        QVERIFY(seen() != after);
        glass.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!map.layers().motion.moves());
        QCOMPARE(seen(), after);
    });
}

/// What no event tells is in the last picture too: nothing jumps when the film ends.
void FilmTest::aFilmBeginsAndEndsWithWhatTheMapShows() {
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

MARCHES_TEST(FilmTest, application)
#include "film_test.moc"
