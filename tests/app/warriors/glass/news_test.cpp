// What is told of a battle, while it is fought and when it is over.
#include "app/warriors/session.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QLabel>
#include <QTreeView>

#include <algorithm>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

class NewsTest : public GlassTest {
    Q_OBJECT

private slots:
    void aBattleIsToldWhenItIsOver();
    void aBattleOfOthersIsOnePieceOfNews();
};

namespace {

/// France attacks Artois; both sides have a choice whom their damage hits, and France where an Archer
/// retreats to: the battle is three lines of the record.
const Opening battleOfArtois{"  turn: 5\n  phase: maneuvering\n  to-move: france\n  players:\n"
                             "    england: {units: {london: [F1]}}\n"
                             "    burgundy: {units: {artois: [I1, I2], vlaanderen: [F1]}}\n"
                             "    france: {tokens: {military: 6}, units: {bourbon: [A1, A2], ile-de-france: "
                             "[F1]}}\n"
                             "    germany: {units: {brandenburg: [F1]}}\n"
                             "  wars: [{between: [burgundy, france], since: 5}]\n",
                             {"france move A1 artois", "france move A2 artois"}};

/// On the card of news; empty: it is not open.
QStringList card(Glass& glass) {
    QStringList told;
    for (const QLabel* label : glass.window().findChildren<QLabel*>())
        if (label->isVisible() && label->objectName().startsWith(QStringLiteral("tell.")))
            told << label->text();
    return told;
}

/// All rows of the log, with what is told below them.
QStringList toldLog(Glass& glass) {
    QStringList told;
    const auto& rows = *glass.window().findChild<QTreeView*>(QStringLiteral("log.view"))->model();
    const auto add = [&](const auto& self, const QModelIndex& above) -> void {
        for (int row = 0; row < rows.rowCount(above); ++row) {
            const QModelIndex index = rows.index(row, 0, above);
            told << index.data().toString();
            self(self, index);
        }
    };
    add(add, {});
    return told;
}

QStringList ends(const QStringList& told) {
    QStringList found;
    for (const QString& line : told)
        for (const char* end : {"Artois stays with", "Artois goes to", "Nobody holds Artois"})
            if (line.contains(QLatin1String(end))) found << line;
    return found;
}

} // namespace

/// Between its lines nothing is won and nothing lost yet: nobody is told that it was.
void NewsTest::aBattleIsToldWhenItIsOver() {
    byKeys(battleOfArtois, [](Glass& glass) {
        const auto lay = [&glass] {
            glass.key(Qt::Key_D);
            glass.key(Qt::Key_Return);
        };
        const auto goesOn = [&glass](std::size_t lines) {
            QCOMPARE(glass.lines().size(), lines);
            const QStringList told =
                card(glass) + toldLog(glass) + QStringList{glass.text(QStringLiteral("status.under"))};
            QVERIFY2(ends(told).isEmpty(), qPrintable(ends(told).join(u'\n')));
        };
        lay();
        goesOn(1); // Burgundy is asked
        QVERIFY2(card(glass).isEmpty(), qPrintable(card(glass).join(u'\n')));
        lay();
        goesOn(2); // where to does France's Archer retreat?
        QTRY_VERIFY(!card(glass).isEmpty());
        QCOMPARE(card(glass).filter(QStringLiteral("Losses of Burgundy: 2 Infantry")).size(), 1); // so far
        glass.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(glass.lines().size(), std::size_t{3});
        QTRY_VERIFY(!ends(card(glass)).isEmpty());
        // From its beginning to its end: who struck with what, all losses, whose it is now.
        const QStringList told = card(glass);
        QCOMPARE(told.front(), QStringLiteral("Battle of Artois"));
        QCOMPARE(told.filter(QStringLiteral("France strikes with 4, Burgundy with 2.")).size(), 1);
        QCOMPARE(told.filter(QStringLiteral("Losses of Burgundy: 2 Infantry")).size(), 1);
        QCOMPARE(told.filter(QStringLiteral("Retreat of France to Bourbon")).size(), 1);
        QCOMPARE(ends(told).size(), 1);
        QVERIFY2(ends(told).front().startsWith(QStringLiteral("Artois goes to France")),
                 qPrintable(told.back()));
        QCOMPARE(ends(toldLog(glass)), ends(told));
    });
}

/// Far from where a person looks.
void NewsTest::aBattleOfOthersIsOnePieceOfNews() {
    byKeys(battleOfArtois, [](Glass& glass) {
        WarriorsSession& session = glass.session();
        session.setPaused(true);
        session.setPace(0);
        for (const SeatId seat : {SeatId{1}, SeatId{2}})
            session.giveSeat(seat, QStringLiteral("bot:steady"), {});
        glass.map().setScale(3);
        glass.map().centreOn(*session.setting().board.map.findProvince("orkney"));
        session.setPaused(false);
        QTRY_VERIFY(session.asksViewer());
        QTRY_VERIFY(!card(glass).isEmpty());
        const QStringList battles = card(glass).filter(QStringLiteral("Battle of Artois"));
        QVERIFY2(battles.size() == 1, qPrintable(card(glass).join(u'\n')));
        QCOMPARE(ends(card(glass)), battles);
        QVERIFY2(battles.front().contains(QStringLiteral("Losses of Burgundy")), qPrintable(battles.front()));
        QCOMPARE(ends(toldLog(glass)).size(), 1);
    });
}

MARCHES_TEST(NewsTest, application)
#include "news_test.moc"
