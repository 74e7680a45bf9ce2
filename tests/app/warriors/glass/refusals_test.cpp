#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"
#include "tests/app/warriors/glass/refused.h"

#include <QLabel>

#include <set>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// Wrong moves through the glass, and what is read of them: the rule's sentence with its figures.
class RefusalsTest : public GlassTest {
    Q_OBJECT

private slots:
    void atLeastTwentyKinds();
    void wrongMove_data();
    void wrongMove();
    void aClickBeforeItsTimeSaysWhatIsAsked();

private:
    std::vector<WrongMove> moves_;
};

void RefusalsTest::wrongMove_data() {
    moves_.clear();
    for (auto* part : {wrongInUpkeepAndTrade, wrongInDevelopment, wrongInManeuvering})
        for (WrongMove& move : part())
            moves_.push_back(std::move(move));
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < moves_.size(); ++i)
        QTest::addRow("%s", nameOf(moves_[i].code).data()) << static_cast<int>(i);
}

void RefusalsTest::atLeastTwentyKinds() {
    std::set<RefusalCode> kinds;
    std::size_t rows = 0;
    for (auto* part : {wrongInUpkeepAndTrade, wrongInDevelopment, wrongInManeuvering})
        for (const WrongMove& move : part()) {
            kinds.insert(move.code);
            ++rows;
        }
    QCOMPARE(kinds.size(), rows);
    QVERIFY(kinds.size() >= 20);
}

void RefusalsTest::wrongMove() {
    QFETCH(int, number);
    const WrongMove& move = moves_[static_cast<std::size_t>(number)];
    by(move.hand, move.opening, [&](Glass& glass) {
        const auto before = glass.session().state();
        move.does(glass);
        QCOMPARE(glass.text(QStringLiteral("refusal.sentence")), QString::fromUtf8(move.sentence));
        const auto* rule = glass.seen<QLabel>(QStringLiteral("refusal.rule"));
        QVERIFY(rule);
        const std::string_view id = ruleOf(move.code);
        const QString ruleId = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        QVERIFY2(rule->text().contains(QStringLiteral("href=\"%1\"").arg(ruleId)), qPrintable(rule->text()));
        // A section of the page by its name; the rule itself below the pointer; no id anywhere.
        const QString link = glass.text(QStringLiteral("refusal.rule"));
        QVERIFY2(link.startsWith(QStringLiteral("Rule: ")) && link.size() < 40, qPrintable(link));
        QVERIFY(rule->toolTip().size() > 12);
        const auto* status = glass.seen<QLabel>(QStringLiteral("status.text"));
        for (const QString& shown : {link, rule->toolTip(), status ? status->text() : QString()})
            QVERIFY2(!shown.contains(ruleId), qPrintable(shown));
        QVERIFY(!glass.text(QStringLiteral("refusal.title")).isEmpty());
        QVERIFY(glass.session().state() == before);
    });
}

/// Armies before Maneuvering, the map in the set-up.
void RefusalsTest::aClickBeforeItsTimeSaysWhatIsAsked() {
    byMouse({}, [](Glass& glass) {
        glass.clickProvince("london");
        QCOMPARE(
            glass.text(QStringLiteral("status.under")),
            QStringLiteral("You play England. First place your tokens: click a green plus on the play-mat."));
    });
    const Opening shift{"  turn: 5\n  phase: development\n  players:\n"
                        "    england: {tokens: {production: 1}, units: {london: [F1, I1]}}" +
                            others(),
                        {"england pass", "burgundy pass", "france pass", "germany pass", "germany pass",
                         "france pass", "burgundy pass", "england pass"}};
    byMouse(shift, [](Glass& glass) {
        QCOMPARE(glass.session().state().stage, Stage::shift);
        glass.clickToken("london", "england", UnitKind::infantry);
        const QString under = glass.text(QStringLiteral("status.under"));
        QVERIFY2(under.startsWith(QStringLiteral("Units move in Maneuvering. First shift a token")),
                 qPrintable(under));
    });
}

MARCHES_TEST(RefusalsTest, application)
#include "refusals_test.moc"
