#include "app/warriors/map/hand_hints.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/pieces/marks.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

namespace {

/// A hand whose steps are done at once, as the window does them.
struct Played {
    explicit Played(Scene start) : scene(std::move(start)) {
        hand.setMoment(scene.moment);
        QObject::connect(&hand, &MapHand::acted, &hand, [this](const std::vector<Command>& steps) {
            for (const Command& step : steps) {
                done.push_back(step);
                if (!check(*scene.setting, scene.moment.state, step))
                    apply(*scene.setting, scene.moment.state, step, events);
            }
            if (after) after();
            hand.setMoment(scene.moment);
        });
        QObject::connect(&hand, &MapHand::refused, &hand, [this](const Refusal& why, const Command&) {
            refused << QString::fromStdString(std::string(why.rule()));
        });
    }
    void plan(const char* from, const std::vector<Token>& units, const char* to) {
        std::vector<UnitRef> refs;
        for (const Token token : units)
            refs.push_back(unitOf(scene.moment.hand, token));
        if (!hand.chosen().empty()) hand.stepBack(); // what was planned last would go there too
        hand.clickUnits(province(scene, from), refs, false);
        hand.clickProvince(province(scene, to));
    }
    ProvinceId where(Token token) const {
        return scene.moment.state.player(scene.moment.hand).units[token].province;
    }

    Scene scene;
    MapHand hand;
    std::vector<Command> done;
    std::vector<Event> events;
    QStringList refused;
    std::function<void()> after;
};

int ghosts(const PaintedProvince& painted) {
    int count = 0;
    for (const appmap::TokenGroup& group : painted.face.groups)
        for (const appmap::MapToken& token : group.tokens)
            if (token.look.ghost) count += token.look.count;
    return count;
}

} // namespace

/// Marches that are planned first. France's Archers A1 and A2 stand in Bourbon, Anjou beside it is free.
class MarchPlanTest : public PartTest {
    Q_OBJECT

private slots:
    void plannedMarchesWait();
    void aPlanGoesOnFromItsEnd();
    void playedStepByStep();
    void aRefusedStepKeepsTheRest();
    void escapeDropsIt();
    void anotherPhaseDropsIt();
    void onlyWhatWasLiftedIsDropped();
    void princessesGoOneByOne();
};

void MarchPlanTest::plannedMarchesWait() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    QVERIFY(game.hand.planned().planning());
    game.plan("bourbon", {4}, "anjou");
    QVERIFY(game.done.empty());
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{1});
    QCOMPARE(game.where(4), province(game.scene, "bourbon"));
    const std::vector<appmap::MapArrow> arrows = arrowsOf(game.hand);
    QCOMPARE(arrows.size(), std::size_t{1});
    QCOMPARE(arrows[0].style, appmap::MapArrow::Style::Planned);
    QCOMPARE(arrows[0].path, (std::vector<int>{static_cast<int>(index(province(game.scene, "bourbon"))),
                                               static_cast<int>(index(province(game.scene, "anjou")))}));
    const MapHints hints = hintsOf(game.hand);
    QCOMPARE(ghosts(paintedProvince(game.hand.moment(), province(game.scene, "anjou"), hints)), 1);
    QCOMPARE(ghosts(paintedProvince(game.hand.moment(), province(game.scene, "bourbon"), hints)), 0);
}

void MarchPlanTest::aPlanGoesOnFromItsEnd() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    game.plan("bourbon", {4}, "anjou");
    QCOMPARE(game.hand.chosen(), std::vector<Token>{4}); // it can go on at once
    QVERIFY(game.hand.planned().goesOn());
    game.hand.clickProvince(province(game.scene, "bourbon"));
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{2});
    QCOMPARE(game.hand.planned().marches()[1].from, province(game.scene, "anjou"));
    QCOMPARE(arrowsOf(game.hand)[1].number, 2);
}

void MarchPlanTest::playedStepByStep() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    game.plan("bourbon", {4}, "anjou");
    game.plan("bourbon", {5}, "anjou");
    int lines = 0;
    game.after = [&] { ++lines; };
    game.hand.playPlan();
    QCOMPARE(lines, 2);
    QVERIFY(game.refused.isEmpty());
    QCOMPARE(game.where(4), province(game.scene, "anjou"));
    QCOMPARE(game.where(5), province(game.scene, "anjou"));
    QVERIFY(game.hand.planned().marches().empty());
    QVERIFY(!game.hand.planned().planning());
    QVERIFY(arrowsOf(game.hand).empty());
}

void MarchPlanTest::aRefusedStepKeepsTheRest() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    game.plan("bourbon", {4}, "anjou");
    game.plan("bourbon", {5}, "anjou");
    // Between the two the second one loses its legs.
    game.after = [&] { game.scene.moment.state.player(game.scene.moment.hand).units[5].lying = true; };
    game.hand.playPlan();
    QCOMPARE(game.refused.size(), 1);
    QCOMPARE(game.where(4), province(game.scene, "anjou"));
    QCOMPARE(game.where(5), province(game.scene, "bourbon"));
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{1});
    QVERIFY(!game.hand.planned().goesOn());
    QCOMPARE(arrowsOf(game.hand).size(), std::size_t{1}); // still there to be seen
}

/// Whatever keys or others do while a unit is dragged.
void MarchPlanTest::onlyWhatWasLiftedIsDropped() {
    Played game(middleGame("maneuvering", "france"));
    const ProvinceId anjou = province(game.scene, "anjou");
    const std::vector<UnitRef> dragged{unitOf(game.scene.moment.hand, 4)};
    game.hand.pickUp(dragged);
    QVERIFY(game.hand.chooseNext(1));
    QVERIFY(game.hand.chosen() != std::vector<Token>{4});
    QVERIFY(game.hand.dropOn(anjou));
    QCOMPARE(game.done.size(), std::size_t{1});
    QCOMPARE(game.where(4), anjou);

    QVERIFY(!game.hand.dropOn(province(game.scene, "bourbon"))); // it has been let go
    QCOMPARE(game.done.size(), std::size_t{1});

    game.hand.pickUp({unitOf(game.scene.moment.hand, 5)});
    game.hand.setMoment(game.scene.moment);
    QCOMPARE(game.hand.chosen(), std::vector<Token>{5});
    QVERIFY(!game.hand.dropOn(anjou)); // the window says so
    QCOMPARE(game.done.size(), std::size_t{1});
    QVERIFY(game.refused.isEmpty());
}

void MarchPlanTest::escapeDropsIt() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    game.plan("bourbon", {4}, "anjou");
    QVERIFY(game.hand.stepBack()); // what is chosen
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{1});
    QVERIFY(game.hand.stepBack());
    QVERIFY(game.hand.planned().marches().empty());
    QVERIFY(!game.hand.planned().planning());
    QCOMPARE(game.hand.moment().state.player(game.scene.moment.hand).units[4].province,
             province(game.scene, "bourbon"));
    QVERIFY(!game.hand.stepBack());
    game.plan("bourbon", {4}, "anjou"); // and marches are made again
    QCOMPARE(game.done.size(), std::size_t{1});
}

void MarchPlanTest::anotherPhaseDropsIt() {
    Played game(middleGame("maneuvering", "france"));
    game.hand.planOrMarch();
    game.plan("bourbon", {4}, "anjou");
    Moment next = game.scene.moment;
    next.live = false; // a look back keeps it
    game.hand.setMoment(next);
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{1});
    game.hand.setMoment(game.scene.moment);
    QCOMPARE(game.hand.planned().marches().size(), std::size_t{1});
    next = game.scene.moment;
    next.state.phase = Phase::trade;
    next.state.stage = Stage::trade;
    game.hand.setMoment(next);
    QVERIFY(game.hand.planned().marches().empty());
}

/// France's four Princesses stand in its Capital: who clicks on them takes one, not the whole court.
void MarchPlanTest::princessesGoOneByOne() {
    Scene scene = middleGame("maneuvering", "france");
    State& state = scene.moment.state;
    state.stage = Stage::movePrincess;
    const ProvinceId court = province(scene, "ile-de-france");
    std::vector<UnitRef> all;
    for (Token token = tokensOf(UnitKind::princess).first; token < tokensOf(UnitKind::princess).end;
         ++token) {
        state.player(scene.moment.hand).units[token] = {};
        state.player(scene.moment.hand).units[token].province = court;
        all.push_back(unitOf(scene.moment.hand, token));
    }
    Played game(std::move(scene));
    QCOMPARE(hintsOf(game.hand).provinces[court].highlight, appmap::Highlight::Legal);
    for (std::size_t clicks = 1; clicks <= all.size(); ++clicks) {
        game.hand.clickUnits(court, all, false);
        QCOMPARE(game.hand.chosen().size(), clicks);
    }
    game.hand.clickUnits(court, all, false); // all of them are chosen: one stays after all
    QCOMPARE(game.hand.chosen().size(), all.size() - 1);
    game.hand.stepBack();
    QVERIFY(game.hand.chosen().empty());
    game.hand.clickProvince(court);
    QCOMPARE(game.hand.chosen().size(), std::size_t{1});
    game.hand.stepBack();
    game.hand.pickUp(all);
    QCOMPARE(game.hand.chosen().size(), std::size_t{1});
    QCOMPARE(game.hand.lifted(), game.hand.chosen());
}

MARCHES_TEST(MarchPlanTest, application)
#include "march_plan_test.moc"
