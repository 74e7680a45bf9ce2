#include "app/warriors/pieces/level_words.h"
#include "app/warriors/words/hint_words.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

#include <map>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// What a hint says: what to do, and why.
class HintsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLook(); }

    void everyStepHasItsAdvice();
    void reasonsAreSentences();
    void tokensSayWhatTheyBring();
    void aShiftSaysWhatBothPathsBecome();
    void marchesSayWhatTheyTake();
    void armiesThatAreNeededMarchTogether();
    void whatIsNotGoneOnWithIsSaid();
};

void HintsTest::everyStepHasItsAdvice() {
    Scene scene = newGame();
    std::map<QString, std::size_t> kinds; // which step each advice was for
    playAtRandom(scene, 11, 900, [&](const Moment& moment) {
        std::vector<Command> found;
        options(*moment.setting, moment.state, moment.hand, found);
        for (const Command& command : found) {
            const QString text = stepText(moment, command).advice;
            QVERIFY(!text.isEmpty() && !text.contains(u'%') && !text.endsWith(u'.'));
            const std::size_t kind = kinds.try_emplace(text, command.step.index()).first->second;
            const bool tokens = std::holds_alternative<step::Upgrade>(command.step) ||
                                std::holds_alternative<step::PlaceToken>(command.step);
            QVERIFY2(tokens || kind == command.step.index(), qPrintable(text));
        }
    });
    QVERIFY(kinds.size() > 50);
    QCOMPARE(
        stepText(scene.moment, {seat(scene, "france"),
                                step::Build{UnitKind::infantry, province(scene, "wales"), {}, noProvince}})
            .advice,
        QStringLiteral("Build Infantry in Wales"));
    const Scene middle = middleGame("maneuvering", "france");
    QCOMPARE(
        stepText(middle.moment, {seat(middle, "france"), step::Move{0, province(middle, "artois")}}).advice,
        QStringLiteral("Move 1 Infantry from Bourbon to Artois"));
}

void HintsTest::reasonsAreSentences() {
    const Scene scene = newGame();
    const ProvinceId wales = province(scene, "wales");
    const SeatId france = seat(scene, "france");
    Reason reason{
        ReasonCode::buildToExpand, {UnitKind::infantry, wales, province(scene, "wessex")}, 140, noSeat};
    QCOMPARE(sentence(scene.moment, reason),
             QStringLiteral("Wessex can be taken from Wales. By the end of the game this should be "
                            "worth about 1 Victory Point(s)."));
    // Less than a point is not said.
    reason.gain = 40;
    QCOMPARE(sentence(scene.moment, reason), QStringLiteral("Wessex can be taken from Wales."));
    reason = {ReasonCode::buildToDefend, {UnitKind::infantry, wales}, 0, france};
    QCOMPARE(sentence(scene.moment, reason),
             QStringLiteral("Wales is threatened and needs defenders. It answers the threat of France."));
    // What is expected of an answer to an offer is no number of points.
    reason = {ReasonCode::declineOffer, {france}, 2000, noSeat};
    QCOMPARE(sentence(scene.moment, reason),
             QStringLiteral("What France asks for is worth more than what France gives."));
}

/// The rules' figures: what a level gives more than the one before, and how far a token leads there.
void HintsTest::tokensSayWhatTheyBring() {
    const Scene scene = newGame();
    Moment moment = scene.moment;
    const SeatId france = seat(scene, "france");
    Setting setting = *scene.setting;
    PlayMat& mat = setting.tables.playMat;
    mat.bankRate = {7, 6, 5, 4, 3, 2, 1};
    mat.routes = {1, 2, 4, 4, 4, 4, 4};
    mat.actionPoints = {2, 2, 4, 4, 4, 4, 4};
    mat.weapon = {0, 1, 2, 2, 2, 2, 2};
    mat.spaces[static_cast<std::size_t>(Path::trade)] = {0, 1, 2, 2, 2, 2, 2};
    mat.spaces[static_cast<std::size_t>(Path::military)] = {0, 1, 2, 2, 2, 2, 2};
    for (AbilityLevel& ability : mat.abilities)
        ability = {Path::production, 7};
    sumSpaces(mat);
    moment.setting = &setting;
    Reason reason{ReasonCode::opening, {Path::trade, Operand(OperandKind::level, 2)}, 140, noSeat};
    const auto hint = [&](Path path) { return hintWords(moment, {france, step::PlaceToken{path}}, reason); };
    QCOMPARE(hint(Path::trade), std::vector<QString>{QStringLiteral(
                                    "This token reaches Trade II: bank 7:1 → 6:1, +1 route(s). The bank "
                                    "gives the same for less.")});
    // The first Weapons: symbols count for nothing before.
    QVERIFY2(hint(Path::military)
                 .front()
                 .endsWith(QStringLiteral("Before that level no province yields Weapons.")),
             qPrintable(hint(Path::military).front()));
    moment.state.player(france).tokens[static_cast<std::size_t>(Path::military)] = 1;
    QVERIFY(!hint(Path::military).front().contains(QStringLiteral("Before that level")));
    QVERIFY(hint(Path::military).front().contains(QStringLiteral("Armies go farther in a turn.")));
    for (AbilityLevel& ability : mat.abilities)
        ability = {Path::military, 3};
    QVERIFY(hint(Path::military).front().contains(QStringLiteral("Armies need no Food.")));
    for (AbilityLevel& ability : mat.abilities)
        ability = {Path::production, 7};
    moment.state.player(france).tokens[static_cast<std::size_t>(Path::trade)] = 1;
    QCOMPARE(hint(Path::trade).front(),
             QStringLiteral("It is a step towards Trade III: bank 6:1 → 5:1, +2 route(s). The bank gives the "
                            "same for less."));
    moment.state.player(france).tokens[static_cast<std::size_t>(Path::trade)] = 2;
    QCOMPARE(tokenGain(moment, france, Path::trade),
             QStringLiteral("level III: bank 6:1 → 5:1, +2 route(s)"));
    QCOMPARE(nextGain(moment, france, Path::trade),
             QStringLiteral("<b>Trade III</b> with 1 token(s): bank 6:1 → 5:1, +2 route(s)"));
    // A level that moves nothing on, and one that does.
    QVERIFY(levelGains(moment, france, Path::military, 4).isEmpty());
    QCOMPARE(levelGains(moment, france, Path::military, 3).last(), QStringLiteral("+2 Action Point(s)"));
    moment.state.player(france).tokens[static_cast<std::size_t>(Path::military)] = 4;
    QCOMPARE(tokenGain(moment, france, Path::military), QStringLiteral("level IV: nothing more"));
    moment.state.player(france).tokens[static_cast<std::size_t>(Path::military)] =
        static_cast<std::uint8_t>(spacesOf(setting.tables, Path::military));
    QVERIFY(tokenGain(moment, france, Path::military).isEmpty());
    QVERIFY(nextGain(moment, france, Path::military).isEmpty());
}

/// What it does to both paths, in the words of its row: so it can be held against the other rows.
void HintsTest::aShiftSaysWhatBothPathsBecome() {
    const Scene scene = newGame();
    Moment moment = scene.moment;
    const SeatId france = seat(scene, "france");
    moment.state.phase = Phase::development;
    moment.state.stage = Stage::shift;
    moment.state.current = moment.hand = france;
    moment.state.player(france).tokens = {1, 0, 2};
    const Reason reason{ReasonCode::shift, {Path::military, Path::trade}, 0, noSeat};
    const auto words = hintWords(moment, {france, step::Shift{Path::military, Path::trade}}, reason);
    QCOMPARE(words.size(), std::size_t{2});
    // Builder and Warrior it is before and after.
    QCOMPARE(words[0], QStringLiteral("Military stays at level II, Trade rises to level II · France is now "
                                      "Trader (12 → 15 VP)"));
    QCOMPARE(words[1], QStringLiteral("The token is worth more on Trade than on Military."));
}

/// What a province takes, and how many of those who take it live.
void HintsTest::marchesSayWhatTheyTake() {
    const Scene scene = newGame();
    const ProvinceId wales = province(scene, "wales");
    const ProvinceId wessex = province(scene, "wessex");
    const Reason reason{ReasonCode::buildToExpand, {UnitKind::infantry, wales, wessex}, 140, noSeat};
    const auto why =
        hintWords(scene.moment,
                  {seat(scene, "england"), step::Build{UnitKind::infantry, wales, {}, noProvince}}, reason);
    QCOMPARE(why.size(), std::size_t{1}); // no other number of points beside this one
    QCOMPARE(why.front(),
             QStringLiteral("2 army(s) take(s) Wessex; surviving: 1. Victory Points for Wessex and the "
                            "battle: +2. Armies ready after this: 1."));
}

/// A province that takes two armies is not taken by the first one alone: they march together.
void HintsTest::armiesThatAreNeededMarchTogether() {
    const Scene scene = newGame();
    const SeatId england = seat(scene, "england");
    const ProvinceId wales = province(scene, "wales");
    const ProvinceId wessex = province(scene, "wessex");
    Moment moment = scene.moment;
    moment.hand = england;
    moment.state.phase = Phase::maneuvering;
    moment.state.stage = Stage::move;
    moment.state.current = england;
    moment.state.holders[index(wales)] = ownerOf(england);
    const Token first = tokensOf(UnitKind::infantry).first;
    for (const Token token : {first, Token(first + 1), Token(first + 2)})
        moment.state.player(england).units[token].province = wales;
    moment.state.player(england).tokens = {0, 0, 3};
    const Command move{england, step::Move{first, wessex}};
    QVERIFY(!check(*moment.setting, moment.state, move));
    const Reason reason{ReasonCode::takeProvince, {wessex}, 140, noSeat};
    const std::vector<Command> steps = hintSteps(moment, move, reason);
    QCOMPARE(steps.size(), std::size_t{2}); // the third one is not needed
    QCOMPARE(stepText(moment, steps).advice, QStringLiteral("Move 2 Infantry from Wales to Wessex"));
    QVERIFY(hintWords(moment, move, reason).front().startsWith(QStringLiteral("2 army(s) take(s) Wessex;")));
    QVERIFY(!hintWords(moment, move, reason).front().contains(QStringLiteral("more army(s)")));
    // The second one stands elsewhere: it follows by itself, and that is said.
    const ProvinceId london = province(scene, "london");
    moment.state.holders[index(london)] = ownerOf(england);
    moment.state.player(england).units[first + 1].province = london;
    moment.state.player(england).units[first + 2].province = noProvince;
    QCOMPARE(hintSteps(moment, move, reason).size(), std::size_t{1});
    QVERIFY2(hintWords(moment, move, reason)
                 .front()
                 .endsWith(QStringLiteral("1 more army(s) must march there too.")),
             qPrintable(hintWords(moment, move, reason).front()));
    // Who only goes nearer goes alone.
    const Reason nearer{ReasonCode::goTowards, {wessex}, 140, noSeat};
    QCOMPARE(hintSteps(moment, move, nearer).size(), std::size_t{1});
}

/// Infantry in Wales was built for Wessex, which it can't take alone.
void HintsTest::whatIsNotGoneOnWithIsSaid() {
    const Scene scene = newGame();
    const SeatId england = seat(scene, "england");
    const ProvinceId wales = province(scene, "wales");
    const ProvinceId wessex = province(scene, "wessex");
    Moment moment = scene.moment;
    moment.state.player(england).units[tokensOf(UnitKind::infantry).first].province = wales;
    const Reason forWessex{ReasonCode::buildToExpand, {UnitKind::infantry, wales, wessex}, 140, noSeat};
    const Reason forToken{
        ReasonCode::upgradeToLevel, {Path::trade, Operand(OperandKind::level, 2)}, 0, noSeat};
    const Command token{england, step::Upgrade{Path::trade}};
    const Command army{england, step::Build{UnitKind::infantry, wales, {}, noProvince}};
    const QString change =
        QStringLiteral("The hint before was for taking Wessex, which needs more armies still. "
                       "Weighed anew, this is worth more now.");
    QCOMPARE(hintWords(moment, token, forToken, forWessex).back(), change);
    QVERIFY(hintWords(moment, token, forToken).back() != change);
    QVERIFY(hintWords(moment, army, forWessex, forWessex).back() != change);
    QVERIFY(hintWords(moment, army, forWessex, forToken).back() != change);
    // With a second one it is no plan that is left.
    moment.state.player(england).units[tokensOf(UnitKind::infantry).first + 1].province = wales;
    QVERIFY(hintWords(moment, token, forToken, forWessex).back() != change);
}

MARCHES_TEST(HintsTest, application)
#include "hints_test.moc"
