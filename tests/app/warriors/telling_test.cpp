#include "app/warriors/pieces/lead_words.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/tales/passed_over.h"
#include "app/warriors/words/lead_rows.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <span>
#include <vector>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// How the log tells what was done, and what came of it.
class TellingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLook(); }

    void logTellsWhatWasDone();
    void battleIsTold();
    void upkeepIsToldByPlayer();
    void theEndOfATurnIsTold();
    void titlesThatChangeHandsAreTold();
};

void TellingTest::logTellsWhatWasDone() {
    const Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    const std::vector<Command> march{{france, step::Move{4, province(scene, "ile-de-france")}},
                                     {france, step::Move{4, province(scene, "normandie")}}};
    const play::LogEntry entry = logEntry(scene.moment, march, {});
    QCOMPARE(entry.group, QStringLiteral("Turn 5 · Maneuvering"));
    QCOMPARE(entry.turn, 5);
    QCOMPARE(entry.seat, france);
    QCOMPARE(entry.text, QStringLiteral("1 Archer(s): Bourbon → Normandie"));
    const std::vector<Command> war{{france, step::DeclareWar{seat(scene, "england")}}};
    QCOMPARE(logEntry(scene.moment, war, {}).detail, QStringLiteral("until turn 7"));
    // The offer that it withdraws; where it is declined or taken back by itself, the row says that already.
    Event declined;
    declined.code = EventCode::peaceDeclined;
    declined.operands[0] = france;
    declined.operands[1] = seat(scene, "england");
    const auto moreOf = [&](const Step& step) {
        const std::vector<Command> line{{france, step}};
        return toldLine(scene.moment, line, std::span{&declined, 1}, false).rows.front().more;
    };
    QCOMPARE(moreOf(step::DeclareWar{seat(scene, "england")}),
             std::vector<QString>{QStringLiteral("France declines the peace of England.")});
    QVERIFY(moreOf(step::DeclinePeace{seat(scene, "england")}).empty());

    // A phase that began and ended between two questions is told; Upkeep and Down-keep work by themselves.
    const auto began = [](Phase phase) {
        Event event;
        event.code = EventCode::phaseBegan;
        event.operands[0] = {OperandKind::phase, static_cast<int>(phase)};
        return event;
    };
    const std::vector<Event> events{began(Phase::downkeep), began(Phase::upkeep), began(Phase::trade),
                                    began(Phase::development)};
    QCOMPARE(passedOver(events), std::vector<Phase>{Phase::trade});
    QVERIFY(passedOver(std::span{events}.first(3)).empty()); // Trade is being asked
    const auto rows = toldLine(scene.moment, war, events, true).rows;
    QCOMPARE(rows.size(), 2 + scene.moment.seats()); // and in Upkeep nobody got anything
    QVERIFY(rows.front().more.empty());
    QCOMPARE(rows.back().group, QStringLiteral("Turn 5 · Trade"));
    QCOMPARE(rows.back().text, QStringLiteral("No Trade: nobody could do anything."));
    QCOMPARE(passedOverSentence(newGame().moment, Phase::trade),
             QStringLiteral("No Trade: nobody controls a Trade Center."));
    QCOMPARE(positionName(scene.moment.state), QStringLiteral("Turn 5, Maneuvering"));
}

/// The same game in another state, with that seat's player at the screen.
static Moment at(const Moment& moment, const State& state, SeatId hand) {
    Moment other;
    other.setting = moment.setting;
    other.state = state;
    other.sitters = moment.sitters;
    other.hand = hand;
    return other;
}

/// Two Archers against two Infantry: who fell, for how many points, and whose the province is.
void TellingTest::battleIsTold() {
    Scene scene = middleGame("maneuvering", "france");
    const SeatId france = seat(scene, "france");
    const ProvinceId artois = province(scene, "artois");
    State state = scene.moment.state;
    std::vector<Event> events;
    for (const Token archer : {Token{4}, Token{5}})
        apply(*scene.setting, state, {france, step::Move{archer, artois}}, events);
    apply(*scene.setting, state, {france, step::Done{}}, events);
    const Moment before = at(scene.moment, state, france);
    std::vector<Command> line{{france, step::Battle{artois}}};
    events.clear();
    apply(*scene.setting, state, line.front(), events);
    const auto began = toldLine(before, line, events, false).rows;
    QCOMPARE(began.size(), std::size_t{1});
    QCOMPARE(began.front().text, QStringLiteral("Battle of Artois"));
    QCOMPARE(began.front().more,
             std::vector<QString>{QStringLiteral("France strikes with 4, Burgundy with 2.")});
    // An ally of the defender who still stands there has the province then.
    QCOMPARE(events.front().code, EventCode::battleBegan);
    BattleTeller allies(before, events.front());
    Event handed;
    handed.code = EventCode::handedOver;
    handed.operands[0] = Operand(artois);
    handed.operands[1] = Operand(ownerOf(seat(scene, "germany")));
    QVERIFY(allies.take(handed));
    const QString ended = allies.tale(true).facts.back().text;
    QVERIFY2(ended.startsWith(QStringLiteral("Artois goes to Germany")), qPrintable(ended));
    // While it goes on a line that brings nothing of it tells nothing of it.
    const std::vector<Command> laid{{france, step::Assign{unitOf(seat(scene, "burgundy"), 0)}}};
    const Moment fought = at(scene.moment, state, france);
    const ToldLine silent = toldLine(fought, laid, {}, false);
    QVERIFY(silent.battles.empty() && silent.rows.front().more.empty());
    // Both Infantry fall: two points each, before anybody is asked again.
    scene.moment.state = state;
    line.clear();
    events.clear();
    for (const Token infantry : {Token{0}, Token{0}, Token{1}, Token{1}}) {
        line.push_back({france, step::Assign{unitOf(seat(scene, "burgundy"), infantry)}});
        apply(*scene.setting, state, line.back(), events);
    }
    while (state.battle.province != noProvince) { // Burgundy's answer, and where to retreat
        std::vector<Command> found;
        options(*scene.setting, state, *decision(*scene.setting, state).waits.begin(), found);
        apply(*scene.setting, state, found.front(), events);
    }
    const auto tales = toldLine(scene.moment, line, events, true).battles;
    QCOMPARE(tales.size(), std::size_t{1});
    QCOMPARE(tales.front().title, QStringLiteral("Battle of Artois"));
    QVERIFY(tales.front().fighters.contains(france));
    QVERIFY(tales.front().fighters.contains(seat(scene, "burgundy")));
    const int won = state.player(france).killsVp - before.state.player(france).killsVp;
    QVERIFY(won > 0);
    QCOMPARE(tales.front().facts.front().seat, seat(scene, "burgundy"));
    QCOMPARE(tales.front().facts.front().text,
             QStringLiteral("Losses of Burgundy: 2 Infantry · %1 Victory Point(s) for France").arg(won));
    const QString last = tales.front().facts.back().text;
    QVERIFY2(state.holder(artois) != ownerOf(france) ||
                 last.startsWith(QStringLiteral("Artois goes to France")),
             qPrintable(last));
    // The log's row shows it all without being asked for.
    const auto rows = toldLine(scene.moment, line, events, true).rows;
    const auto open =
        std::find_if(rows.begin(), rows.end(), [](const play::LogEntry& row) { return row.open; });
    QVERIFY(open != rows.end());
    QCOMPARE(open->more.back(), last);
}

/// What everybody got in Upkeep is a row of its own below its own heading, asked or not.
void TellingTest::upkeepIsToldByPlayer() {
    Scene scene = middleGame("upkeep", "england");
    const SeatId germany = seat(scene, "germany"); // gets nothing, and is told of all the same
    for (Owner& holder : scene.moment.state.holders)
        if (holder == ownerOf(germany)) holder = Owner::none;
    std::vector<play::LogEntry> rows;
    std::map<SeatId, Resources> before;
    for (std::size_t i = 0; i < scene.setting->players(); ++i)
        before[idAt<SeatId>(i)] = income(*scene.setting, scene.moment.state, idAt<SeatId>(i));
    while (scene.moment.state.phase == Phase::upkeep) {
        std::vector<Command> found;
        const SeatId asked = *decision(*scene.setting, scene.moment.state).waits.begin();
        options(*scene.setting, scene.moment.state, asked, found);
        const Moment then = scene.moment;
        std::vector<Event> events;
        apply(*scene.setting, scene.moment.state, found.front(), events);
        rows = toldLine(then, std::span{&found.front(), 1}, events, true).rows;
    }
    int told = 0;
    for (const play::LogEntry& row : rows) {
        if (row.group != QStringLiteral("Turn 5 · Upkeep") || &row == &rows.front()) continue;
        ++told;
        QCOMPARE(row.text, row.seat == germany ? QStringLiteral("Nothing gathered")
                                               : gatheredSentence(before[row.seat]));
    }
    QCOMPARE(told, 4);
}

/// With the points of then, the highest first; where they are not known any more, without.
void TellingTest::theEndOfATurnIsTold() {
    const Scene scene = middleGame("maneuvering", "france");
    State after = scene.moment.state;
    after.turn = 6;
    after.player(seat(scene, "germany")).killsVp += 50;
    Event began;
    began.code = EventCode::turnBegan;
    Event left;
    left.code = EventCode::vacated;
    QVERIFY(!turnEndRow(scene.moment, {}, after));
    const auto row = turnEndRow(scene.moment, std::vector{left, began}, after);
    QVERIFY(row);
    QCOMPARE(row->group, QStringLiteral("Turn 5 · Down-keep"));
    QCOMPARE(row->text, QStringLiteral("Down-keep is done, turn 5 is over"));
    QVERIFY(row->open);
    QCOMPARE(row->more.size(), std::size_t{1});
    const int most = victoryPoints(*scene.setting, after, seat(scene, "germany")).total();
    QVERIFY2(row->more.front().startsWith(QStringLiteral("Victory Points: Germany %1, ").arg(most)),
             qPrintable(row->more.front()));
    QCOMPARE(row->more.front().count(u','), 3);
    QVERIFY(turnEndRow(scene.moment, std::vector{began, left}, after)->more.empty());
}

/// Points that come and go with a token are no riddle: the log and the mat say whose title it was and is.
void TellingTest::titlesThatChangeHandsAreTold() {
    const Scene scene = newGame();
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    Moment now = scene.moment;
    const Setting& setting = *scene.setting;
    const auto trade = static_cast<std::size_t>(Path::trade);
    QCOMPARE(leadWords(setting, now.state, Path::trade), QStringLiteral("Trader (3 VP): nobody"));
    State next = now.state;
    next.player(england).tokens[trade] = 1;
    auto rows = leadRows(now, next);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].seat, england);
    QCOMPARE(rows[0].text, QStringLiteral("England is now Trader"));
    QCOMPARE(rows[0].detail, QStringLiteral("6 \u2192 9 VP")); // the text names who
    now.state = next;
    next.player(france).tokens[trade] = 1;
    rows = leadRows(now, next);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].text, QStringLiteral("Nobody is Trader now: a tie"));
    QVERIFY(!rows[0].icon.isNull()); // where the arms of other rows stand
    QCOMPARE(rows[0].detail, QStringLiteral("England 9 \u2192 6 VP"));
    QCOMPARE(leadWords(setting, next, Path::trade), QStringLiteral("Trader (3 VP): tied, nobody"));
    next.player(france).tokens[trade] = 2;
    QVERIFY(leadRows(now, next).front().detail.contains(QStringLiteral("France 6 \u2192 9 VP")));
    QVERIFY(leadRows(now, now.state).empty());
    // A shift that gives one title and takes another is told step by step.
    const auto military = static_cast<std::size_t>(Path::military);
    next = now.state;
    next.player(england).tokens[trade] = 0;
    next.player(england).tokens[military] = 1;
    rows = leadRows(now, next);
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0].detail, QStringLiteral("England 9 \u2192 6 VP"));
    QCOMPARE(rows[1].detail, QStringLiteral("6 \u2192 9 VP"));
}

MARCHES_TEST(TellingTest, application)
#include "telling_test.moc"
