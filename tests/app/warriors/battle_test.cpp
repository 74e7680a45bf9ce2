#include "app/warriors/map/hand_hints.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/damage_panel.h"
#include "app/warriors/words/forecast.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QPushButton>
#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

namespace {

/// The worked example of section 11: 2 Archers attack an Infantry and a Cavalry; both sides deal 4.
Scene workedExample(Stage stage) {
    Scene scene = middleGame("maneuvering", "france");
    State& state = scene.moment.state;
    const SeatId france = seat(scene, "france");
    const SeatId burgundy = seat(scene, "burgundy");
    const ProvinceId artois = province(scene, "artois");
    for (const int archer : {4, 5})
        state.player(france).units[static_cast<std::size_t>(archer)].province = artois;
    state.player(burgundy).units[1].province = noProvince; // I2 away, C1 in its place
    state.player(burgundy).units[8].province = artois;
    state.player(burgundy).tokens[2] = 6; // Commander on both sides
    state.stage = stage;
    state.battle.province = artois;
    state.battle.attackerPoints = 4;
    state.battle.defenderPoints = 4;
    scene.moment.hand = stage == Stage::assignAttacker ? france : burgundy;
    return scene;
}

} // namespace

/// The hand on the map, and the damage panel.
class BattleTest : public PartTest {
    Q_OBJECT

private slots:
    void damageIsLaidAndTakenBack();
    void princessIsCovered();
    void suggestionKillsTheCavalry();
    void handMovesAtOnceAndPreviewsBattles();
    void onlyWhoIsAskedClicksInVain();
    void whereBarbariansGoIsForeseenOrLeftOpen();
    void battlesOfTheListArePreviewed();
    void clicksTakeFewerOrMoreOfAStack();
};

void BattleTest::damageIsLaidAndTakenBack() {
    const Scene scene = workedExample(Stage::assignAttacker);
    MapHand hand;
    hand.setMoment(scene.moment);
    QCOMPARE(hand.plan().points, 4);
    QCOMPARE(hand.plan().targets.size(), std::size_t{2});
    DamagePanel panel;
    panel.setPlan(scene.moment, hand.plan());
    connect(&panel, &DamagePanel::layWanted, &hand, &MapHand::layDamage);
    connect(&panel, &DamagePanel::takeBackWanted, &hand, &MapHand::takeBack);
    connect(&hand, &MapHand::changed, &panel, [&] { panel.setPlan(scene.moment, hand.plan()); });
    panel.show();
    auto* plus = panel.findChild<QPushButton*>(QStringLiteral("damage.plus.0")); // Cavalry first
    auto* minus = panel.findChild<QPushButton*>(QStringLiteral("damage.minus.0"));
    for (int i = 0; i < 3; ++i)
        QTest::mouseClick(plus, Qt::LeftButton);
    QCOMPARE(hand.plan().targets[0].laid, 3);
    QCOMPARE(fateOf(hand.plan().targets[0]), DamageFate::retreats);
    QTest::keyClick(plus, Qt::Key_Plus);
    QCOMPARE(fateOf(hand.plan().targets[0]), DamageFate::dies);
    QCOMPARE(hand.plan().left(), 0);
    QTest::mouseClick(minus, Qt::LeftButton);
    QCOMPARE(hand.plan().left(), 1);
    std::vector<Command> struck;
    connect(&hand, &MapHand::acted, this, [&](const std::vector<Command>& steps) { struck = steps; });
    QTest::mouseClick(plus, Qt::LeftButton);
    hand.strike();
    QCOMPARE(struck.size(), std::size_t{4});
}

void BattleTest::princessIsCovered() {
    Scene scene = workedExample(Stage::assignAttacker);
    State& state = scene.moment.state;
    const SeatId burgundy = seat(scene, "burgundy");
    const ProvinceId artois = province(scene, "artois");
    state.player(burgundy).units[12].province = artois; // P1
    state.player(burgundy).units[16].province = artois; // F1
    state.battle.attackerPoints = 6;
    MapHand hand;
    hand.setMoment(scene.moment);
    int refused = 0;
    connect(&hand, &MapHand::refused, this, [&](const Refusal& refusal, const Command&) {
        ++refused;
        QCOMPARE(QString::fromStdString(std::string(refusal.rule())),
                 QStringLiteral("battle.princess-cover"));
    });
    hand.layDamage(unitOf(burgundy, 12));
    QCOMPARE(refused, 1);
    for (int i = 0; i < 5; ++i)
        hand.layDamage(unitOf(burgundy, 16));
    hand.layDamage(unitOf(burgundy, 12));
    QCOMPARE(refused, 1);
    QCOMPARE(hand.plan().left(), 0);
    // Without its Fort covered the Princess's point comes back too.
    hand.takeBack(unitOf(burgundy, 16));
    QCOMPARE(hand.plan().left(), 2);
}

void BattleTest::suggestionKillsTheCavalry() {
    const Scene attack = workedExample(Stage::assignAttacker);
    DamagePlan plan = openPlan(*attack.setting, attack.moment.state);
    suggest(*attack.setting, attack.moment.state, plan);
    QCOMPARE(plan.left(), 0);
    QCOMPARE(fateOf(*plan.find(unitOf(seat(attack, "burgundy"), 8))), DamageFate::dies);
    const Scene defence = workedExample(Stage::assignDefender);
    plan = openPlan(*defence.setting, defence.moment.state);
    suggest(*defence.setting, defence.moment.state, plan);
    QCOMPARE(plan.left(), 0);
    const SeatId france = seat(defence, "france");
    const bool first = fateOf(*plan.find(unitOf(france, 4))) == DamageFate::dies;
    const bool second = fateOf(*plan.find(unitOf(france, 5))) == DamageFate::dies;
    const bool bothRetreat = fateOf(*plan.find(unitOf(france, 4))) == DamageFate::retreats &&
                             fateOf(*plan.find(unitOf(france, 5))) == DamageFate::retreats;
    QVERIFY(first != second || bothRetreat);
}

void BattleTest::handMovesAtOnceAndPreviewsBattles() {
    const Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    MapHand hand;
    hand.setMoment(scene.moment);
    std::vector<Command> asked;
    connect(&hand, &MapHand::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    hand.clickUnits(province(scene, "bourbon"), {unitOf(france, 4)}, false);
    QCOMPARE(hand.chosen(), std::vector<Token>{4});
    const MapHints hints = hintsOf(hand);
    QCOMPARE(hints.provinces.at(province(scene, "bourbon")).highlight, appmap::Highlight::Selected);
    QCOMPARE(hints.provinces.at(province(scene, "artois")).highlight, appmap::Highlight::LegalBattle);
    QCOMPARE(hints.provinces.at(province(scene, "artois")).badges.front().text, QStringLiteral("2 AP"));
    QCOMPARE(hints.provinces.at(province(scene, "anjou")).highlight, appmap::Highlight::Legal);
    QVERIFY(hints.veil);
    hand.clickUnits(province(scene, "bourbon"), {unitOf(france, 5)}, true); // joins
    QCOMPARE(hand.chosen(), (std::vector<Token>{4, 5}));
    hand.clickProvince(province(scene, "artois"));
    QVERIFY(asked.empty());
    QVERIFY(hand.preview().has_value());
    QCOMPARE(hand.preview()->attackerPower, 4);
    QCOMPARE(hand.preview()->defenderPower, 2);
    QVERIFY(hand.preview()->fought);
    const auto foreseen = [&](const char* place) {
        for (const March& march : hand.marches())
            if (march.target() == province(scene, place))
                return forecast(hand.moment(), hand.chosen(), march, false).join(QStringLiteral(" | "));
        return QString{};
    };
    QCOMPARE(foreseen("artois"),
             QStringLiteral("2 Archer(s) against Burgundy, 2 Infantry | Artois is yours · left there: "
                            "1 Archer(s) | After a battle an army goes no further this turn, whatever it "
                            "has left | 2 AP each | A click shows the battle first"));
    QVERIFY(foreseen("anjou").startsWith(QStringLiteral("2 Archer(s) to Anjou: ")));
    QVERIFY(foreseen("anjou").endsWith(QStringLiteral(" | A click moves there")));
    QCOMPARE(arrowsOf(hand).size(), std::size_t{1});
    hand.clickProvince(province(scene, "artois")); // the same again: go
    QCOMPARE(asked.size(), std::size_t{2});
    QVERIFY(hand.stepBack());
    asked.clear();
    hand.clickUnits(province(scene, "bourbon"), {unitOf(france, 4)}, false);
    hand.clickProvince(province(scene, "anjou"));
    QCOMPARE(asked.size(), std::size_t{1});
    // Far away in peace: the rules say why.
    int refused = 0;
    connect(&hand, &MapHand::refused, this, [&] { ++refused; });
    hand.clickProvince(province(scene, "bayern"));
    QCOMPARE(refused, 1);
}

/// Only whoever is asked clicks in vain: others look round.
void BattleTest::onlyWhoIsAskedClicksInVain() {
    const Scene scene = middleGame("development", "france");
    MapHand hand;
    int said = 0;
    connect(&hand, &MapHand::notAnswered, this, [&] { ++said; });
    hand.setMoment(scene.moment);
    hand.clickProvince(province(scene, "artois"));
    QCOMPARE(said, 1);
    for (const SeatId other : {seat(scene, "england"), noSeat}) { // another's Action; a table of computers
        Moment moment = scene.moment;
        moment.hand = other;
        hand.setMoment(moment);
        hand.clickProvince(province(scene, "artois"));
        hand.clickProvince(province(scene, "london"));
    }
    QCOMPARE(said, 1);
}

/// Two battles of France: from Anjou the Barbarians may go to Bourbon or Provence, from Bourbon to Anjou, the
/// Trade Center, before all others (`barb.retreat`).
void BattleTest::whereBarbariansGoIsForeseenOrLeftOpen() {
    const Scene scene = newGame();
    const SeatId france = seat(scene, "france");
    Moment moment = scene.moment;
    moment.hand = france;
    moment.state.phase = Phase::maneuvering;
    moment.state.stage = Stage::move;
    moment.state.current = france;
    Player& player = moment.state.player(france);
    player.tokens = {0, 0, 3};
    player.units[0].province = player.units[1].province = province(scene, "ile-de-france");
    std::vector<Event> events;
    for (const Step& step : {Step(step::Move{0, province(scene, "anjou")}),
                             Step(step::Move{1, province(scene, "bourbon")}), Step(step::Done{})}) {
        const Command command{france, step};
        if (moment.state.stage != Stage::move) break; // nothing more could be moved
        QVERIFY(!check(*moment.setting, moment.state, command));
        apply(*moment.setting, moment.state, command, events);
    }
    QCOMPARE(moment.state.stage, Stage::chooseBattle);
    const QString anjou = battleForecast(moment, province(scene, "anjou"));
    QVERIFY2(anjou.endsWith(QStringLiteral("Barbarians retreat; you choose where to")), qPrintable(anjou));
    const QString bourbon = battleForecast(moment, province(scene, "bourbon"));
    QVERIFY2(bourbon.endsWith(QStringLiteral("Barbarians retreat to Anjou")), qPrintable(bourbon));
}

/// Whoever goes to war by the list of actions sees first what comes of it, as on the map; pressed again, the
/// row marches.
void BattleTest::battlesOfTheListArePreviewed() {
    const Scene scene = middleGame("maneuvering", "france");
    MapHand hand;
    hand.setMoment(scene.moment);
    std::vector<Command> asked;
    int previews = 0;
    connect(&hand, &MapHand::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    connect(&hand, &MapHand::previewWanted, this, [&] { ++previews; });
    Hands hands;
    hands.act = [&](const std::vector<Command>& steps) { asked = steps; };
    hands.fight = [&](std::vector<Token> units, const March& march) { hand.fight(std::move(units), march); };
    const std::vector<play::ActionRow> rows = actionRows(scene.moment, hands, {});
    const auto to = [&](const char* place) {
        return std::find_if(rows.begin(), rows.end(), [&](const play::ActionRow& row) {
            return row.province == province(scene, place) && row.id.contains(QStringLiteral(" A1 ")) &&
                   !row.id.contains(QLatin1Char(';'));
        });
    };
    const auto artois = to("artois");
    QVERIFY(artois != rows.end());
    artois->act();
    QVERIFY(asked.empty());
    QCOMPARE(previews, 1);
    QVERIFY(hand.preview().has_value());
    QCOMPARE(hand.preview()->province, province(scene, "artois"));
    QCOMPARE(hand.chosen(), std::vector<Token>{4});
    QVERIFY(hand.picked().empty()); // the list keeps its order, or the next press would hit another row
    artois->act();
    QCOMPARE(rowId(scene.moment, asked), artois->id);
    asked.clear();
    to("anjou")->act(); // in peace there is nothing to be seen first
    QCOMPARE(rowId(scene.moment, asked), to("anjou")->id);
}

/// The map shows what is chosen of a stack as a token of its own.
void BattleTest::clicksTakeFewerOrMoreOfAStack() {
    Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    const ProvinceId bourbon = province(scene, "bourbon");
    scene.moment.state.player(france).units[4].apSpent = 2; // as A2: one stack
    MapHand hand;
    hand.setMoment(scene.moment);
    const auto click = [&](std::initializer_list<Token> token) {
        std::vector<UnitRef> units;
        for (const Token each : token)
            units.push_back(unitOf(france, each));
        hand.clickUnits(bourbon, units, false);
        return hand.chosen();
    };
    QCOMPARE(click({4, 5}), (std::vector<Token>{4, 5}));
    QCOMPARE(click({4, 5}), (std::vector<Token>{4})); // one fewer
    QCOMPARE(click({5}), (std::vector<Token>{4, 5})); // the rest: one more
    QCOMPARE(click({4, 5}), (std::vector<Token>{4}));
    QCOMPARE(click({4}), (std::vector<Token>{}));
    QCOMPARE(click({4, 5}), (std::vector<Token>{4, 5}));
    QCOMPARE(click({0}), (std::vector<Token>{0})); // another kind: instead of them
}

MARCHES_TEST(BattleTest, application)
#include "battle_test.moc"
