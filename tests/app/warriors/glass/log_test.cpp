#include "app/play/rows.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QTreeView>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// What the log makes of what a hand does.
class LogTest : public GlassTest {
    Q_OBJECT

private slots:
    void whoMarchesTogetherHasOneRow();
    void whoGoesElsewhereHasHisOwn();
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
    return idAt<NodeId>(row.data(play::NodeRole).toUInt());
}

} // namespace

/// Though the record has a line for each unit: the row leads to the end of them, each is looked back at by
/// the keys, and what is left after an undo is told anew.
void LogTest::whoMarchesTogetherHasOneRow() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.send("london", 2, "wales");
        QCOMPARE(glass.lines(), (Lines{"england move I1 wales", "england move I2 wales"}));
        QModelIndexList rows = marchRows(glass);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), QStringLiteral("2 Infantry: London → Wales"));
        QCOMPARE(rows.front().data(play::CostRole).toString(), QStringLiteral("1 AP each"));
        QCOMPARE(nodeOf(rows.front()), glass.session().head());
        QVERIFY(glass.text(QStringLiteral("status.under")).contains(rows.front().data().toString()));
        glass.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!glass.session().live());
        QVERIFY(marchRows(glass).front().data(play::CurrentRole).toBool());
        glass.key(Qt::Key_End, Qt::AltModifier);

        // Another one, by itself, catches up with them; only he goes back.
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

void LogTest::whoGoesElsewhereHasHisOwn() {
    byKeys(threeArmies(), [](Glass& glass) {
        glass.send("london", 1, "wales");
        glass.key(Qt::Key_Escape);
        glass.send("london", 1, "wessex");
        QCOMPARE(glass.lines().size(), std::size_t{2});
        QCOMPARE(marchRows(glass).size(), 2);
    });
}

QTEST_MAIN(LogTest)
#include "log_test.moc"
