#include "app/play/session_of.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"

#include <QTest>

using namespace marches;
using namespace marches::warriors;
using Table = play::SessionOf<WarriorsAndTraders>;
using std::chrono::seconds;

namespace {

/// Western Europe between four people; the first has placed the tokens, so that something can be taken back.
std::unique_ptr<Table> tableWithALine() {
    Record record;
    record.header.game = WarriorsAndTraders::id;
    record.header.scenario.name = "western-europe";
    record.header.options.emplace_back("time-limit", "60");
    record.header.seats = {{"england", "red", "human", "Anna"},
                           {"burgundy", "green", "human", "Bert"},
                           {"france", "blue", "human", "Jeanne"},
                           {"germany", "yellow", "human", "Karl"}};
    const auto game = openGame(record.header, {}, {std::string{MARCHES_SOURCE_DIR} + "/resources/scenarios"});
    if (!game) return nullptr;
    record.header = game->header;
    auto table = Table::open(game->setting, record).session;
    const auto tokens = parse(*game->setting, table->state(), "england place-tokens production 3");
    if (!tokens || table->act(*tokens)) return nullptr;
    return table;
}

} // namespace

/// The table's clock (`option.limits`), without a window.
class ClockTest : public QObject {
    Q_OBJECT

private slots:
    void limitHoldsAfterAnUndo();
    void timeUpIsSaidAgainAfterAnUndo();
};

void ClockTest::limitHoldsAfterAnUndo() {
    const auto table = tableWithALine();
    QVERIFY(table);
    QVERIFY(!table->clock().secondsLeft());
    table->clock().setLimit(seconds{3600}, seconds{100});
    const NodeId before = table->head();
    table->undo();
    QVERIFY(table->head() != before);
    QCOMPARE(table->clock().secondsLeft().value_or(-1) + table->clock().secondsPlayed().value_or(-1), 3600);
    // The time that went by is not given back, and the clock goes on.
    QVERIFY(table->clock().secondsPlayed().value_or(-1) >= 100);
    QTRY_VERIFY(table->clock().secondsPlayed().value_or(-1) >= 101);
    table->redo();
    QCOMPARE(table->head(), before);
    QVERIFY(table->clock().secondsLeft().value_or(3600) < 3500);
}

void ClockTest::timeUpIsSaidAgainAfterAnUndo() {
    const auto table = tableWithALine();
    QVERIFY(table);
    table->clock().setLimit(seconds{1});
    QTRY_VERIFY(table->state().timeUp);
    table->undo();
    QVERIFY(!table->state().timeUp);
    QCOMPARE(table->clock().secondsLeft().value_or(-1), 0);
    QTRY_VERIFY(table->state().timeUp);
}

MARCHES_TEST(ClockTest, application)
#include "clock_test.moc"
