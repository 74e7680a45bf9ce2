#include "app/shell/rows.h"
#include "tests/app/register.h"
#include "tests/app/warriors/glass/glass_test.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QTableView>

#include <cmath>

using namespace marches::warriors;
using namespace marches::warriors::face::test;

/// What the window shows and tells when Trade comes, and to whom.
class TradeTest : public GlassTest {
    Q_OBJECT

private slots:
    void aRecordOpenedThereShowsWhoComesFirst();
    void tradeLeavesTheMapWhereItIs();
    void upkeepIsToldOncePerSeat();
    void aRouteIsToldToItsPartner();
    void anOfferIsToldUntilTheNext();
    void aRouteLeadsToItsOffer();
};

namespace {

/// England and France take part in Trade; in Upkeep England feeds an Infantry first.
const std::string twoTraders =
    R"(    england: {resources: {food: 3}, tokens: {trade: 1}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 1}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)";

Opening twoTrade() {
    return {"  turn: 5\n  phase: upkeep\n  players:\n" + twoTraders};
}

} // namespace

/// Whether it begins in Trade, or another's last answer led there.
void TradeTest::aRecordOpenedThereShowsWhoComesFirst() {
    const auto opened = [](const std::string& phase, std::vector<std::string> lines) {
        Opening opening{"  turn: 5\n  phase: " + phase + "\n  start-seat: france\n  players:\n" + twoTraders,
                        std::move(lines)};
        opening.options = {{"variable-order", "on"}};
        return opening;
    };
    for (const Opening& opening : {opened("trade", {}), opened("upkeep", {"england feed I1"})})
        byKeys(opening, [](Glass& glass) {
            QCOMPARE(glass.session().state().phase, Phase::trade);
            QVERIFY(glass.seen<QWidget>(QStringLiteral("trade")));
            const QString sentence = glass.text(QStringLiteral("banner.sentence"));
            QVERIFY2(sentence.contains(QStringLiteral("England")), qPrintable(sentence));
            const QString detail = glass.text(QStringLiteral("banner.detail"));
            QVERIFY2(detail.startsWith(QStringLiteral("At the screen: Jeanne")), qPrintable(detail));
            const auto* partners = glass.seen<QTableView>(QStringLiteral("trade.partners"));
            QVERIFY(partners);
            QCOMPARE(partners->model()->index(0, 0).data().toString(), QStringLiteral("England"));
        });
}

/// The docks of Trade get more height, the map keeps its size, its place and its scale; and back again.
void TradeTest::tradeLeavesTheMapWhereItIs() {
    byKeys(twoTrade(), [](Glass& glass) {
        glass.key(Qt::Key_Plus, Qt::ControlModifier, 2);
        glass.travel("london");
        const QSize size = glass.map().size();
        const double scale = glass.map().scale();
        const QPointF centre = glass.map().visibleMap().center();
        const auto same = [&] {
            const QPointF now = glass.map().visibleMap().center();
            return glass.map().width() == size.width() && qFuzzyCompare(glass.map().scale(), scale) &&
                   std::abs(now.x() - centre.x()) < 1.5;
        };
        glass.key(Qt::Key_F);
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::trade));
        QTest::qWait(100);
        QVERIFY(glass.seen<QWidget>(QStringLiteral("trade")));
        QVERIFY2(same(), qPrintable(QString::number(glass.map().width())));
        for (int done = 0; done < 2; ++done) { // England's, then France's
            QTest::qWait(1200);                // the mouse has changed hands
            glass.key(Qt::Key_Return, Qt::ControlModifier);
        }
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::development));
        QTest::qWait(100);
        QVERIFY2(same(), qPrintable(QString::number(glass.map().width())));
    });
}

/// However often the mouse changes hands in Trade.
void TradeTest::upkeepIsToldOncePerSeat() {
    byKeys(twoTrade(), [](Glass& glass) {
        const auto told = [&](const char* country) {
            const auto seat = glass.session().setting().findSeat(country);
            glass.session().setViewer(*seat);
            QTest::qWait(20);
            const bool card = glass.seen<QWidget>(QStringLiteral("tell")) != nullptr;
            if (card) glass.key(Qt::Key_Escape);
            return card;
        };
        glass.key(Qt::Key_F);
        QTRY_COMPARE(static_cast<int>(glass.session().state().phase), static_cast<int>(Phase::trade));
        QVERIFY(told("england"));
        QVERIFY(told("france"));
        QVERIFY(!told("england"));
        QVERIFY(!told("france"));
    });
}

namespace {

/// England and France may trade with each other.
Opening twoPartners(std::vector<std::string> lines) {
    return {R"(  turn: 5
  phase: trade
  players:
    england: {resources: {food: 3}, tokens: {trade: 3}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {resources: {gold: 3}, tokens: {trade: 3}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)",
            std::move(lines)};
}

} // namespace

/// Who was asked and what came of it, in the place of the sentence of an empty offer; and what was accepted
/// stays in the list of all that was said.
void TradeTest::anOfferIsToldUntilTheNext() {
    byMouse(
        twoPartners({"england open-route france", "england offer france give food 1 take gold 2"}),
        [](Glass& glass) {
            const auto comes = [&glass](const char* country) {
                glass.session().setViewer(*glass.session().setting().findSeat(country));
                QTest::qWait(20);
            };
            const auto answer = [&glass] { return glass.text(QStringLiteral("trade.answer")); };
            comes("england");
            QCOMPARE(answer(), QStringLiteral("Sent to France: 1 Food for 2 Gold. Waiting for an answer."));
            QVERIFY(!glass.seen<QLabel>(QStringLiteral("trade.summary")));
            comes("france");
            QVERIFY(!glass.seen<QLabel>(QStringLiteral("trade.answer")));
            glass.click(QStringLiteral("trade.accept.0"));
            comes("france");
            QCOMPARE(answer(), QStringLiteral("Traded with England: 2 Gold for 1 Food."));
            comes("england");
            QCOMPARE(answer(), QStringLiteral("France accepts: 1 Food for 2 Gold."));
            const QAbstractItemModel& said =
                *glass.window().findChild<QListView*>(QStringLiteral("trade.said"))->model();
            QCOMPARE(said.rowCount(), 1);
            QCOMPARE(said.index(0, 0).data().toString(),
                     QStringLiteral("England to France: 1 Food for 2 Gold"));
            QCOMPARE(said.index(0, 0).data(marches::shell::NoteRole).toString(), QStringLiteral("accepted"));
            glass.clickSpinUp(QStringLiteral("trade.give.0"), 1);
            QVERIFY(!glass.seen<QLabel>(QStringLiteral("trade.answer")));
            QCOMPARE(glass.text(QStringLiteral("trade.summary")), QStringLiteral("1 Food as a gift"));
            // Given back by an undo, nothing was accepted.
            glass.clickTwice(QStringLiteral("banner.undo"));
            QCOMPARE(said.index(0, 0).data(marches::shell::NoteRole).toString(), QStringLiteral("waits"));
        });
}

/// All of the form is seen, and its first field has the focus.
void TradeTest::aRouteLeadsToItsOffer() {
    byMouse(twoPartners({}), [](Glass& glass) {
        glass.window().resize(1280, 720);
        QTest::qWait(50);
        glass.session().setViewer(*glass.session().setting().findSeat("england"));
        QTest::qWait(50);
        glass.click(QStringLiteral("trade.partner.2"));
        QCOMPARE(glass.lines(), (Lines{"england open-route france"}));
        QTest::qWait(50);
        const auto* form = glass.seen<QWidget>(QStringLiteral("trade.composer"));
        QVERIFY(form);
        const QWidget* seen = glass.seen<QScrollArea>(QStringLiteral("trade.scroll"))->viewport();
        QVERIFY(seen->rect().contains(QRect(form->mapTo(seen, QPoint()), form->size())));
        QVERIFY(QApplication::focusWidget() &&
                QApplication::focusWidget()->objectName() == QStringLiteral("trade.give.0"));
    });
}

/// On a card, once, when the partner is at the screen.
void TradeTest::aRouteIsToldToItsPartner() {
    Opening trade{R"(  turn: 5
  phase: trade
  players:
    england: {tokens: {trade: 3}, units: {london: [F1, I1], east-anglia: [P1]}}
    burgundy: {units: {vlaanderen: [F1]}}
    france: {tokens: {trade: 3}, units: {ile-de-france: [F1], anjou: [P1]}}
    germany: {units: {brandenburg: [F1]}}
)"};
    trade.lines = {"england open-route france"};
    byKeys(trade, [](Glass& glass) {
        const auto told = [&glass] {
            QStringList lines;
            for (const QLabel* label : glass.window().findChildren<QLabel*>())
                if (label->isVisible() &&
                    label->text().contains(QStringLiteral("has opened a Trade Route to ")))
                    lines << label->text();
            return lines;
        };
        const auto comes = [&glass](const char* country) {
            const auto seat = glass.session().setting().findSeat(country);
            glass.session().setViewer(*seat);
            QTest::qWait(50);
            QCOMPARE(glass.session().viewer(), *seat);
        };
        comes("england");
        QCOMPARE(told(), QStringList());
        comes("france");
        QCOMPARE(told().size(), 1);
        QVERIFY(told().front().startsWith(QStringLiteral("England")));
        glass.key(Qt::Key_Escape);
        QCOMPARE(told(), QStringList());
        comes("england");
        comes("france"); // again, and has done nothing of its own
        QCOMPARE(told(), QStringList());
    });
}

MARCHES_TEST(TradeTest, application)
#include "trade_test.moc"
