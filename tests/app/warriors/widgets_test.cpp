#include "app/play/files.h"
#include "app/play/settings.h"
#include "app/theme/look.h"
#include "app/warriors/bank_box.h"
#include "app/warriors/choices.h"
#include "app/warriors/damage_panel.h"
#include "app/warriors/map_hand.h"
#include "app/warriors/mat_dock.h"
#include "app/warriors/mat_view.h"
#include "app/warriors/new_game_page.h"
#include "app/warriors/offer_cards.h"
#include "app/warriors/offer_composer.h"
#include "app/warriors/partner_list.h"
#include "app/warriors/scenario_shelf.h"
#include "app/warriors/setup_words.h"
#include "app/warriors/trade_dock.h"
#include "engine/warriors/query.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"
#include "tests/app/warriors/fixture.h"

#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The docks and pages, by mouse and keys.
class WidgetsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { play::Settings().clear(); }

    void matPlacesByClick();
    void matPlacesByKeys();
    void matShiftsByTwoClicks();
    void largeMatBuilds();
    void matSpeaks();
    void matLooksAtOthers();
    void composerCountsBothSides();
    void composerOffersTheWhole();
    void bankShowsTheResult();
    void offersAreAnswered();
    void tradeSaysWhoTakesNoPart();
    void damageIsLaidAndTakenBack();
    void princessIsCovered();
    void suggestionKillsTheCavalry();
    void handMovesAtOnceAndPreviewsBattles();
    void newGameIsFilledIn();
    void enterStartsAndIsRemembered();
    void usualTableAndItsProblems();
    void countriesAndColoursAreSwapped();
    void lotsFollowTheSeed();
    void everyTableOnTheShelfCanBePlayed();

private:
    static void press(MatView& mat, Path path, int level) {
        const PlatePlace& place =
            mat.layout().tracks[static_cast<std::size_t>(path)].levels[static_cast<std::size_t>(level) - 1];
        QTest::mouseClick(&mat, Qt::LeftButton, {}, place.gap.center().toPoint());
    }
};

void WidgetsTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-warriors-widgets"));
    QStandardPaths::setTestModeEnabled(true);
    initLook();
    qRegisterMetaType<Command>();
}

void WidgetsTest::matPlacesByClick() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 260);
    dock.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    press(dock.view(), Path::production, 3);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{seat(scene, "france"), step::Upgrade{Path::production}}));
    // Not the next one: nothing is asked.
    press(dock.view(), Path::production, 5);
    QCOMPARE(asked.size(), std::size_t{1});
}

void WidgetsTest::matPlacesByKeys() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 260);
    dock.show();
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    dock.view().setFocus();
    QTest::keyClick(&dock.view(), Qt::Key_Down);
    QVERIFY(dock.view().accessibleDescription().startsWith(QStringLiteral("Trade, level 2 of 7.")));
    QTest::keyClick(&dock.view(), Qt::Key_Return);
    QTest::keyClick(&dock.view(), Qt::Key_3);
    QCOMPARE(asked.size(), std::size_t{2});
    QCOMPARE(asked[0], (Command{seat(scene, "france"), step::Upgrade{Path::trade}}));
    QCOMPARE(asked[1], (Command{seat(scene, "france"), step::Upgrade{Path::military}}));
}

void WidgetsTest::matShiftsByTwoClicks() {
    Scene scene = middleGame("development", "france");
    scene.moment.state.stage = Stage::shift;
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 260);
    dock.show();
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    QCOMPARE(dock.model().mode(), MatMode::shift);
    press(dock.view(), Path::military, 4); // where its last token lies
    QCOMPARE(dock.view().shiftFrom(), std::optional<Path>(Path::military));
    QVERIFY(asked.empty());
    press(dock.view(), Path::trade, 3);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{seat(scene, "france"), step::Shift{Path::military, Path::trade}}));
    QVERIFY(!dock.view().shiftFrom());
}

/// What else an Action can be stands below the large mat; what can't be done says why.
void WidgetsTest::largeMatBuilds() {
    const Scene scene = middleGame("development", "france");
    std::vector<UnitKind> placed;
    std::vector<Command> asked;
    Hands hands;
    hands.place = [&](std::vector<UnitKind> kinds) { placed = std::move(kinds); };
    hands.act = [&](std::vector<Command> steps) { asked = std::move(steps); };
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.setActions(actionsBesideTokens(scene.moment, hands));
    takePicture(dock, QStringLiteral("mat-builds"), 1530, 820);
    auto* infantry = dock.findChild<QPushButton*>(QStringLiteral("playmat.build-0"));
    QVERIFY(infantry && infantry->isVisible());
    QTest::mouseClick(infantry, Qt::LeftButton);
    QCOMPARE(placed, std::vector<UnitKind>{UnitKind::infantry});
    auto* fort = dock.findChild<QPushButton*>(QStringLiteral("playmat.build-4"));
    QVERIFY(fort && theme::buttonLook(fort).refused);
    QCOMPARE(theme::buttonLook(fort).detail, QStringLiteral("Masonry comes with Production IV; II reached."));
    QTest::mouseClick(fort, Qt::LeftButton); // it is tried, and the rules answer
    QCOMPARE(asked.size(), std::size_t{1});
    dock.resize(1200, 260);
    QVERIFY(!infantry->isVisible());
}

void WidgetsTest::matSpeaks() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 260);
    dock.show();
    QAccessibleInterface* mat = QAccessible::queryAccessibleInterface(&dock.view());
    QVERIFY(mat != nullptr);
    QCOMPARE(mat->role(), QAccessible::Table);
    QCOMPARE(mat->childCount(), 3);
    QCOMPARE(mat->child(0)->text(QAccessible::Name),
             QStringLiteral(
                 "Production, level 2 of 7. 2 of 17 tokens. Level 3 with 1 more token(s). Space free, press "
                 "Enter."));
    std::vector<Command> asked;
    connect(&dock, &MatDock::acted, this, [&](const Command& command) { asked.push_back(command); });
    mat->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(asked, (std::vector<Command>{{seat(scene, "france"), step::Upgrade{Path::trade}}}));
}

void WidgetsTest::matLooksAtOthers() {
    const Scene scene = middleGame("development", "france");
    MatDock dock;
    dock.setMoment(scene.moment);
    dock.resize(1200, 260);
    dock.show();
    QTest::qWait(1);
    QCOMPARE(dock.shown(), seat(scene, "france"));
    auto* chip = dock.findChild<QPushButton*>(QStringLiteral("playmat.chip.0"));
    QVERIFY(chip != nullptr);
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(dock.shown(), seat(scene, "england"));
    QCOMPARE(dock.windowTitle(), QStringLiteral("Play-mat of England"));
    Scene next = scene;
    next.moment.hand = seat(scene, "burgundy");
    dock.setMoment(next.moment);
    QCOMPARE(dock.shown(), seat(scene, "burgundy"));
}

void WidgetsTest::composerCountsBothSides() {
    const Scene scene = middleGame("trade", "england");
    OfferComposer composer;
    composer.setMoment(scene.moment);
    composer.setPartner(seat(scene, "france"));
    composer.show();
    auto* give = composer.findChild<QSpinBox*>(QStringLiteral("trade.give.1")); // Products
    auto* take = composer.findChild<QSpinBox*>(QStringLiteral("trade.take.2")); // Weapons
    QVERIFY(give != nullptr && take != nullptr);
    QTest::keyClick(give, Qt::Key_Up);
    QTest::keyClick(give, Qt::Key_Up);
    QTest::keyClick(take, Qt::Key_Up);
    QCOMPARE(composer.give()[Resource::product], 2);
    QCOMPARE(composer.take()[Resource::weapon], 1);
    QVERIFY(composer.summary().startsWith(QStringLiteral("2 Product")));
    QVERIFY(composer.summary().contains(QStringLiteral(" for 1 Weapon")));
    composer.setAmounts({{0, 0, 0, 0}}, {});
    QCOMPARE(composer.summary(), QStringLiteral("Nothing yet"));
    composer.setAmounts({{1, 0, 0, 0}}, {});
    QCOMPARE(composer.summary(), QStringLiteral("1 Food as a gift"));
}

void WidgetsTest::composerOffersTheWhole() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    OfferComposer composer;
    composer.setMoment(scene.moment);
    composer.setPartner(france);
    composer.setAmounts({{1, 0, 0, 0}}, {{0, 2, 0, 0}});
    composer.show();
    std::vector<Command> asked;
    connect(&composer, &OfferComposer::offered, this,
            [&](const Command& command) { asked.push_back(command); });
    QTest::mouseClick(composer.findChild<QPushButton*>(QStringLiteral("trade.offer")), Qt::LeftButton);
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.back(), (Command{england, step::MakeOffer{france, {{1, 0, 0, 0}}, {{0, 2, 0, 0}}}}));
    // An offer that has been declined in this phase says so before it is made again.
    scene.moment.state.declined.push_back({england, france, {{1, 0, 0, 0}}, {{0, 2, 0, 0}}});
    composer.setMoment(scene.moment);
    auto* why = composer.findChild<QLabel*>(QStringLiteral("trade.composer.why"));
    QVERIFY(why->isVisible());
    QCOMPARE(why->text(), QStringLiteral("France has declined this offer in this phase."));
}

void WidgetsTest::bankShowsTheResult() {
    Scene scene = middleGame("trade", "england"); // Trade IV: 4:1
    scene.moment.state.player(seat(scene, "england")).resources = {{4, 9, 0, 12}};
    BankBox bank;
    bank.setMoment(scene.moment);
    bank.show();
    auto* lots = bank.findChild<QSpinBox*>(QStringLiteral("trade.lots"));
    QCOMPARE(lots->maximum(), 2); // 9 Products
    lots->setValue(2);
    const auto steps = bank.exchange();
    QCOMPARE(steps.size(), std::size_t{2});
    QCOMPARE(steps.front(),
             (Command{seat(scene, "england"), step::Bank{Resource::product, Resource::food, 4}}));
    State state = scene.moment.state;
    std::vector<Event> events;
    for (const Command& step : steps) {
        QVERIFY(!check(*scene.setting, state, step));
        apply(*scene.setting, state, step, events);
    }
    QCOMPARE(state.player(seat(scene, "england")).resources, (Resources{{6, 1, 0, 12}}));
    // The same kind can't be given and got: the other side steps aside.
    QTest::mouseClick(bank.findChild<QPushButton*>(QStringLiteral("trade.bank-get.1")), Qt::LeftButton);
    QVERIFY(bank.findChild<QPushButton*>(QStringLiteral("trade.bank-get.1"))->isChecked());
    QVERIFY(!bank.findChild<QPushButton*>(QStringLiteral("trade.bank-give.1"))->isChecked());
    QVERIFY(bank.findChild<QLabel*>(QStringLiteral("trade.vp-result"))
                ->text()
                .contains(QStringLiteral("12 → 2")));
    QCOMPARE(bank.purchase().size(), std::size_t{1});
}

void WidgetsTest::offersAreAnswered() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    scene.moment.state.offers.push_back({germany, england, {{2, 0, 0, 0}}, {{0, 1, 0, 0}}});
    TradeDock dock;
    dock.setMoment(scene.moment);
    dock.resize(600, 900);
    dock.show();
    std::vector<Command> asked;
    connect(&dock, &TradeDock::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    const auto name = [&](const char* what) {
        return QStringLiteral("trade.%1.%2").arg(QLatin1String(what)).arg(index(germany));
    };
    QTest::mouseClick(dock.findChild<QPushButton*>(name("counter")), Qt::LeftButton);
    QVERIFY(dock.composer().isVisible());
    QCOMPARE(dock.composer().partner(), germany);
    QCOMPARE(dock.composer().give()[Resource::product], 1);
    QCOMPARE(dock.composer().take()[Resource::food], 2);
    QTest::mouseClick(dock.findChild<QPushButton*>(name("accept")), Qt::LeftButton);
    QCOMPARE(asked, (std::vector<Command>{{england, step::AcceptOffer{germany}}}));
    QTest::mouseClick(dock.findChild<QPushButton*>(name("decline")), Qt::LeftButton);
    QCOMPARE(asked, (std::vector<Command>{{england, step::DeclineOffer{germany}}}));
    // Burgundy has no route: the button opens one.
    QTest::mouseClick(
        dock.findChild<QPushButton*>(QStringLiteral("trade.partner.%1").arg(index(seat(scene, "burgundy")))),
        Qt::LeftButton);
    QCOMPARE(asked, (std::vector<Command>{{england, step::OpenRoute{seat(scene, "burgundy")}}}));
}

void WidgetsTest::tradeSaysWhoTakesNoPart() {
    Scene scene = middleGame("trade", "england");
    // Its Trade Center is lost.
    scene.moment.state.holders[index(province(scene, "east-anglia"))] = Owner::none;
    TradeDock dock;
    dock.setMoment(scene.moment);
    dock.resize(600, 900);
    dock.show();
    auto* notice = dock.findChild<QLabel*>(QStringLiteral("trade.notice"));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().startsWith(QStringLiteral("England controls no Trade Center")),
             qPrintable(notice->text()));
    QVERIFY(notice->text().contains(QStringLiteral("France")));
    QVERIFY(!dock.findChild<BankBox*>()->isVisible());
}

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

void WidgetsTest::damageIsLaidAndTakenBack() {
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

void WidgetsTest::princessIsCovered() {
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

void WidgetsTest::suggestionKillsTheCavalry() {
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

void WidgetsTest::handMovesAtOnceAndPreviewsBattles() {
    const Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    MapHand hand;
    hand.setMoment(scene.moment);
    std::vector<Command> asked;
    connect(&hand, &MapHand::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    hand.clickUnits(province(scene, "bourbon"), {unitOf(france, 4)}, false);
    QCOMPARE(hand.chosen(), std::vector<Token>{4});
    const MapHints hints = hand.hints();
    QCOMPARE(hints.provinces.at(province(scene, "bourbon")).highlight, appmap::Highlight::Selected);
    QCOMPARE(hints.provinces.at(province(scene, "artois")).highlight, appmap::Highlight::LegalBattle);
    QCOMPARE(hints.provinces.at(province(scene, "artois")).badges.front().text, QStringLiteral("2"));
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
    QCOMPARE(hand.arrows().size(), std::size_t{1});
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

void WidgetsTest::newGameIsFilledIn() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    QCOMPARE(page.draft().seats.size(), std::size_t{4});
    QCOMPARE(page.draft().seats.front().kind, QStringLiteral("human"));
    QCOMPARE(page.draft().scenario, QStringLiteral("western-europe"));
    const auto setting = page.table();
    QVERIFY(setting.has_value());
    QCOMPARE((*setting)->threshold(), 33);
    QCOMPARE((*setting)->turnLimit(), 10);
    QVERIFY(!page.findChild<QLabel*>(QStringLiteral("new-game.problem"))->isVisible());
    // The usual figure follows the number of players.
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.6")), Qt::LeftButton);
    QCOMPARE(page.draft().seats.size(), std::size_t{6});
    QCOMPARE(page.findChild<QSpinBox*>(QStringLiteral("options.vp"))->value(), 27);
}

void WidgetsTest::enterStartsAndIsRemembered() {
    std::vector<play::NewGame> games;
    {
        GamePage page;
        connect(&page, &play::NewGamePage::chosen, this,
                [&](const play::NewGame& game) { games.push_back(game); });
        page.resize(1400, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("seats.count.3")), Qt::LeftButton);
        QTest::keyClicks(page.findChild<QWidget*>(QStringLiteral("seats.person.0")), QStringLiteral("Anna"));
        page.findChild<QSpinBox*>(QStringLiteral("options.turns"))->setValue(8);
        QTest::keyClick(page.findChild<QWidget*>(QStringLiteral("new-game.start")), Qt::Key_Return);
    }
    QCOMPARE(games.size(), std::size_t{1});
    const RecordHeader& header = games.front().header;
    QCOMPARE(header.seats.size(), std::size_t{3});
    QVERIFY(std::any_of(header.seats.begin(), header.seats.end(), [](const SeatEntry& seat) {
        return seat.name == "Anna" && seat.kind == "human" && seat.colour == "red";
    }));
    QVERIFY(games.front().scenarioFile.isEmpty());
    const auto opened =
        openGame(header, {}, {std::filesystem::path(play::bundledScenarios().toStdU16String())});
    QVERIFY(opened.has_value());
    QCOMPARE(opened->setting->turnLimit(), 8);
    GamePage again;
    QCOMPARE(again.draft().seats.size(), std::size_t{3});
    QCOMPARE(again.draft().seats.front().person, QStringLiteral("Anna"));
    QCOMPARE(again.draft().options.turnLimit, std::optional<int>(8));
}

/// Who plays with the fewest clicks sits among neighbours; and what cannot be is said in words, not codes.
void WidgetsTest::usualTableAndItsProblems() {
    GamePage page;
    QStringList countries;
    for (const SeatDraft& seat : page.draft().seats)
        countries << QString::fromStdString(seat.country);
    QCOMPARE(countries, (QStringList{QStringLiteral("england"), QStringLiteral("burgundy"),
                                     QStringLiteral("france"), QStringLiteral("germany")}));
    QVERIFY(page.problems().isEmpty());

    const Scene scene = newGame();
    SetupProblem problem;
    problem.kind = SetupProblem::Kind::startTurn;
    problem.least = 5;
    problem.chosen = 3;
    QCOMPARE(setupSentence(problem, scene.setting->board.map),
             QStringLiteral("The start position is of turn 5, the longest game is 3 turns."));
    problem.kind = SetupProblem::Kind::noCountry;
    problem.name = "denmark";
    problem.others = {"england", "france"};
    QCOMPARE(setupSentence(problem, scene.setting->board.map),
             QStringLiteral("Denmark can't be played here; these can: England, France."));

    // A scenario that cannot be read: what and where, and the table that was chosen stands.
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("torn.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format: marches-scenario 1\ngame: warriors-and-traders\nid: torn\nprovinces: [\n");
    file.close();
    QVERIFY(!page.chooseScenario(path));
    QCOMPARE(page.findChild<QLabel*>(QStringLiteral("findings.title"))->text(),
             QStringLiteral("torn.yaml cannot be played"));
    const QString lines = page.findChild<QLabel*>(QStringLiteral("findings.lines"))->text();
    QVERIFY2(lines.startsWith(QStringLiteral("Line ")) && !lines.contains(QStringLiteral("error [")),
             qPrintable(lines));
    QCOMPARE(page.draft().scenario, QStringLiteral("western-europe"));
    QVERIFY(page.problems().isEmpty());
}

void WidgetsTest::countriesAndColoursAreSwapped() {
    GamePage page;
    page.resize(1400, 900);
    page.show();
    auto* own = page.findChild<QComboBox*>(QStringLiteral("seats.country.0"));
    own->setFocus();
    QTest::keyClick(own, Qt::Key_Home);
    const std::string first = page.draft().seats[0].country;
    auto* country = page.findChild<QComboBox*>(QStringLiteral("seats.country.1"));
    country->setFocus();
    const std::string second = page.draft().seats[1].country;
    QTest::keyClick(country, Qt::Key_Home); // the first of the list, which seat 0 has
    QCOMPARE(page.draft().seats[1].country, first);
    QCOMPARE(page.draft().seats[0].country, second);
    NewGameDraft draft = page.draft();
    const Colour red = draft.seats[0].colour;
    const Colour blue = draft.seats[1].colour;
    setColour(draft, 1, red);
    QCOMPARE(draft.seats[0].colour, blue);
    QCOMPARE(draft.seats[1].colour, red);
}

void WidgetsTest::lotsFollowTheSeed() {
    SeatPlan plan;
    plan.countries = {"a", "b", "c", "d", "e", "f", "g", "h"};
    NewGameDraft draft;
    setPlayers(draft, plan, 4);
    draft.drawn = true;
    const auto once = countriesOf(draft, plan, 11);
    QCOMPARE(countriesOf(draft, plan, 11), once);
    QCOMPARE(once.size(), std::size_t{4});
    std::set<std::string> different(once.begin(), once.end());
    QCOMPARE(different.size(), std::size_t{4});
    std::set<std::string> firsts;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        firsts.insert(countriesOf(draft, plan, seed).front());
    QCOMPARE(firsts.size(), std::size_t{8}); // every country is drawn
    draft.drawn = false;
    QCOMPARE(countriesOf(draft, plan, 11), (std::vector<std::string>{"a", "b", "c", "d"}));
}

void WidgetsTest::everyTableOnTheShelfCanBePlayed() {
    ScenarioShelf shelf;
    QVERIFY(!hasErrors(shelf.load(play::bundledScenarios())));
    QCOMPARE(shelf.rowCount(), 8); // two maps, six smaller tables
    int tables = 0;
    for (int row = 0; row < shelf.rowCount(); ++row) {
        const ShelfEntry& entry = shelf.entry(row);
        NewGameDraft draft = usualDraft(entry.key, *entry.scenario->find(entry.variant), entry.plan);
        for (int players = 2; players <= 6; ++players) {
            setPlayers(draft, entry.plan, players);
            for (const std::vector<int>& sides : possibleSides(draft.seats.size())) {
                draft.sides = sides;
                for (const bool drawn : {false, true}) {
                    draft.drawn = drawn;
                    const auto setting = makeSetting(*entry.scenario, choiceOf(draft, entry.plan, 5));
                    QVERIFY2(setting.has_value(), qPrintable(entry.title));
                    QCOMPARE((*setting)->allied, !sides.empty());
                    ++tables;
                }
            }
        }
    }
    QVERIFY(tables > 100);
    QCOMPARE(possibleSides(4).size(), std::size_t{1 + 3});
    QCOMPARE(possibleSides(6).size(), std::size_t{1 + 10 + 15});
    QCOMPARE(possibleSides(5).size(), std::size_t{1});
}

QTEST_MAIN(WidgetsTest)
#include "widgets_test.moc"
