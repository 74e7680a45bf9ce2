#include "app/shell/rows.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QLabel>
#include <QTreeView>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// What the log makes of what a hand does.
class LogTest : public GlassTest {
    Q_OBJECT

private slots:
    void whoMarchesTogetherHasOneRow();
    void whoGoesElsewhereHasTheirOwn();
    void aReasonIsSaidOnce();
    void aTurnEndsBeforeTheNextBegins();
    void noRowIsMarkedAtNow();
};

namespace {

const QAbstractItemModel& log(Glass& glass) {
    return *glass.window().findChild<QTreeView*>(QStringLiteral("log.view"))->model();
}

QModelIndexList marchRows(Glass& glass) {
    QModelIndexList found;
    const QAbstractItemModel& rows = log(glass);
    for (int group = 0; group < rows.rowCount(); ++group)
        for (int row = 0; row < rows.rowCount(rows.index(group, 0)); ++row)
            if (const QModelIndex line = rows.index(row, 0, rows.index(group, 0));
                line.data().toString().contains(u'→'))
                found << line;
    return found;
}

NodeId nodeOf(const QModelIndex& row) {
    return idAt<NodeId>(row.data(shell::NodeRole).toUInt());
}

} // namespace

/// Though the record has a line for each unit: the row leads to the end of them, who looks back sees none or
/// all of them march, and what is left after an undo is told anew.
void LogTest::whoMarchesTogetherHasOneRow() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.send("london", 2, "wales");
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales", "england move I2 wales"}));
        QModelIndexList rows = marchRows(glass);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), QStringLiteral("2 Infantry: London → Wales"));
        QCOMPARE(rows.front().data(shell::CostRole).toString(), QStringLiteral("1 AP each"));
        QCOMPARE(nodeOf(rows.front()), glass.session().head());
        QVERIFY(glass.text(QStringLiteral("status.under")).contains(rows.front().data().toString()));
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QCOMPARE(glass.session().node(), rootNode);
        QVERIFY(!marchRows(glass).front().data(shell::CurrentRole).toBool());
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(glass.session().live());

        // Another one, by itself, catches up with them; only that one goes back.
        glass.send("london", 1, "wales");
        QCOMPARE(marchRows(glass).size(), 1);
        QVERIFY(marchRows(glass).front().data().toString().contains(QStringLiteral("Archer")));
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(marchRows(glass).size(), 1);
        QVERIFY(marchRows(glass).front().data().toString().startsWith(QStringLiteral("2 Infantry")));
        QCOMPARE(nodeOf(marchRows(glass).front()), glass.session().head());
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(marchRows(glass).isEmpty());
    });
}

void LogTest::whoGoesElsewhereHasTheirOwn() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.send("london", 1, "wales");
        glass.key(Qt::Key_Escape);
        glass.send("london", 1, "wessex");
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QCOMPARE(marchRows(glass).size(), 2);
    });
}

/// Of those who march together, though each expects something else of it; and on the card of what happened,
/// of lines that follow each other.
void LogTest::aReasonIsSaidOnce() {
    byKeys(threeArmies({"england move I1 wales", "why:takeProvince,300,wales", "england move I2 wales",
                        "why:takeProvince,200,wales"}),
           [](Glass& glass) {
               const QModelIndexList rows = marchRows(glass);
               QCOMPARE(rows.size(), 1);
               QStringList reasons;
               for (int more = 0; more < log(glass).rowCount(rows.front()); ++more)
                   if (const QString text = log(glass).index(more, 0, rows.front()).data().toString();
                       text.startsWith(QStringLiteral("Why: ")))
                       reasons << text;
               QCOMPARE(reasons.size(), 1);
               QVERIFY2(reasons.front().contains(QStringLiteral("about 3 ")), qPrintable(reasons.front()));
           });
    const std::string trade = R"(  turn: 5
  phase: trade
  players:
    england: {resources: {food: 3}, tokens: {trade: 3}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {resources: {gold: 3}, tokens: {trade: 3}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)";
    const std::string offer = "france offer england give gold 1 take food ";
    byMouse({trade,
             {"france open-route england", offer + "1", "why:offer,0,england", "france retract england",
              "why:offer,0,england"}},
            [](Glass& glass) {
                glass.session().setViewer(*glass.session().setting().findSeat("england"));
                QTest::qWait(20);
                glass.click(QStringLiteral("banner.since"));
                const auto lines = glass.window().findChildren<QLabel*>(QStringLiteral("tell.line"));
                QVERIFY(lines.size() >= 3);
                QCOMPARE(glass.window().findChildren<QLabel*>(QStringLiteral("tell.more")).size(), 1);
            });
}

void LogTest::aTurnEndsBeforeTheNextBegins() {
    byKeys(threeArmies(), [](Glass& glass) {
        for (int press = 0; press < 20 && glass.session().state().turn == 5; ++press) {
            QTest::qWait(1200); // a question asked anew
            glass.key(Qt::Key_Return, Qt::ControlModifier);
        }
        QCOMPARE(int{glass.session().state().turn}, 6);
        const QAbstractItemModel& rows = log(glass);
        int end = -1;
        int upkeep = -1;
        for (int group = 0; group < rows.rowCount(); ++group) {
            const QModelIndex heading = rows.index(group, 0);
            if (heading.data().toString() == QStringLiteral("Turn 6 · Upkeep")) upkeep = group;
            const QModelIndex last = rows.index(rows.rowCount(heading) - 1, 0, heading);
            if (last.data().toString() != QStringLiteral("Down-keep is done, turn 5 is over")) continue;
            end = group;
            QCOMPARE(heading.data().toString(), QStringLiteral("Turn 5 · Down-keep"));
            QVERIFY(rows.index(0, 0, last).data().toString().startsWith(QStringLiteral("Victory Points: ")));
        }
        QVERIFY(end >= 0);
        QCOMPARE(upkeep, end + 1);
    });
}

/// A marked row means that one looks back: none is left marked where the row looked at is taken back.
void LogTest::noRowIsMarkedAtNow() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.send("london", 1, "wales");
        glass.send("london", 1, "wessex");
        const auto* view = glass.window().findChild<QTreeView*>(QStringLiteral("log.view"));
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(view->selectionModel()->hasSelection());
        glass.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(glass.session().live());
        QVERIFY(!view->selectionModel()->hasSelection());
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!view->selectionModel()->hasSelection());
        glass.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(!view->selectionModel()->hasSelection());
    });
}

MARCHES_TEST(LogTest, application)
#include "log_test.moc"
