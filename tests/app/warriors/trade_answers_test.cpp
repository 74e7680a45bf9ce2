#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/warriors/docks/offer_cards.h"
#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/docks/player_model.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/reach.h"
#include "engine/warriors/rules.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"
#include "tests/app/warriors/part_test.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The trade dock: offers that wait, their answers, and what is seen of them.
class TradeAnswersTest : public PartTest {
    Q_OBJECT

private slots:
    void acceptingEndsTheCounter();
    void aCounterOfferDeclines();
    void whatWasAcceptedWasOffered();
    void offersAreAnswered();
    void offersAreAnsweredByKeys();
    void anOfferShowsWhoMadeIt();
    void whatWasSaidIsWhole();
    void anOfferThatComesIsShown();
    void theAnswerStaysWhereTheOfferWasMade();
    void whoIsDoneMayStillAnswer();
};

namespace {

/// Germany offers England 2 Food for 1 Product; both can pay, and more.
Scene withGermanOffer() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    scene.moment.state.player(england).resources[Resource::product] = 5;
    scene.moment.state.player(germany).resources[Resource::food] = 5;
    scene.moment.state.offers.push_back({germany, england, {{2, 0, 0, 0}}, {{0, 1, 0, 0}}});
    return scene;
}

} // namespace

/// Counter fills in the partner's offer; who then accepts it all the same has traded, and must not twice.
void TradeAnswersTest::acceptingEndsTheCounter() {
    Scene scene = withGermanOffer();
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    TradeDock dock;
    showHigh(dock, scene.moment);
    QApplication::setActiveWindow(&dock);
    QVERIFY(QTest::qWaitForWindowActive(&dock));
    QTest::mouseClick(dock.findChild<QPushButton*>(QStringLiteral("trade.counter.%1").arg(index(germany))),
                      Qt::LeftButton);
    auto* field = dock.findChild<QSpinBox*>(QStringLiteral("trade.give.0"));
    QCOMPARE(QApplication::focusWidget(), field);
    QCOMPARE(dock.composer().take()[Resource::food], 2);
    // The key shown on Accept is not swallowed by the number field that has the focus; a digit is.
    auto* accept = new QShortcut(Qt::Key_A, &dock);
    auto* digit = new QShortcut(Qt::Key_3, &dock);
    QSignalSpy accepted(accept, &QShortcut::activated);
    QSignalSpy digits(digit, &QShortcut::activated);
    QTest::keyClick(field, Qt::Key_3);
    QVERIFY(digits.isEmpty());
    QTest::keyClick(field, Qt::Key_A);
    QCOMPARE(accepted.size(), 1);
    // Declined, the counter stays; accepted, it is gone.
    const State asked = scene.moment.state;
    std::vector<Event> events;
    apply(*scene.setting, scene.moment.state, {england, step::DeclineOffer{germany}}, events);
    dock.setMoment(scene.moment);
    QCOMPARE(dock.composer().take()[Resource::food], 2);
    scene.moment.state = asked;
    dock.setMoment(scene.moment);
    apply(*scene.setting, scene.moment.state, {england, step::AcceptOffer{germany}}, events);
    dock.setMoment(scene.moment);
    QCOMPARE(dock.composer().give(), Resources{});
    QCOMPARE(dock.composer().take(), Resources{});
}

/// Nobody has two offers between the same two on their hands by it. What is still the partner's own offer is
/// no counter-offer, and one that was put together afresh declines nothing.
void TradeAnswersTest::aCounterOfferDeclines() {
    Scene scene = withGermanOffer();
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    TradeDock dock;
    showHigh(dock, scene.moment);
    std::vector<Command> asked;
    connect(&dock, &TradeDock::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    const auto press = [&dock](const QString& name) {
        QTest::mouseClick(dock.findChild<QPushButton*>(name), Qt::LeftButton);
    };
    const QString counter = QStringLiteral("trade.counter.%1").arg(index(germany));
    const QString offer = QStringLiteral("trade.offer");
    const auto* why = dock.findChild<QLabel*>(QStringLiteral("trade.composer.why"));
    press(counter);
    QCOMPARE(dock.findChild<QPushButton*>(offer)->text(), QStringLiteral("Counter-offer to Germany"));
    QCOMPARE(why->text(), QStringLiteral("This is what Germany offers: change it, or accept that."));
    press(offer);
    QVERIFY(asked.empty());
    dock.findChild<QSpinBox*>(QStringLiteral("trade.take.0"))->setValue(3);
    QCOMPARE(why->text(), QStringLiteral("Sending this declines the offer of Germany."));
    press(offer);
    const Command better{england, step::MakeOffer{germany, {{0, 1, 0, 0}}, {{3, 0, 0, 0}}}};
    QCOMPARE(asked, (std::vector<Command>{{england, step::DeclineOffer{germany}}, better}));
    QCOMPARE(recordLines(asked).size(), std::size_t{2});
    std::vector<Event> events;
    State after = scene.moment.state;
    for (const Command& command : asked) {
        QVERIFY(!check(*scene.setting, after, command));
        apply(*scene.setting, after, command, events);
    }
    QCOMPARE(after.offers.size(), std::size_t{1});
    QCOMPARE(after.offers.front().from, england);
    // Emptied, the form is that of an offer like any other.
    press(QStringLiteral("trade.clear"));
    QCOMPARE(dock.findChild<QPushButton*>(offer)->text(), QStringLiteral("Offer to Germany"));
    dock.composer().setAmounts({{0, 1, 0, 0}}, {{3, 0, 0, 0}});
    press(offer);
    QCOMPARE(asked, std::vector<Command>{better});
    // What can't be offered declines nothing either.
    scene.moment.state.declined.push_back({england, germany, {{0, 2, 0, 0}}, {{2, 0, 0, 0}}});
    dock.setMoment(scene.moment);
    press(counter);
    dock.findChild<QSpinBox*>(QStringLiteral("trade.give.1"))->setValue(2);
    press(offer);
    QCOMPARE(asked.size(), std::size_t{1});
    QVERIFY(check(*scene.setting, scene.moment.state, asked.front()));
}

void TradeAnswersTest::whatWasAcceptedWasOffered() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    scene.moment.state.player(england).resources[Resource::food] = 5;
    scene.moment.state.player(france).resources[Resource::gold] = 5;
    TradeDock dock;
    scene.moment.state.offersMade = {};
    scene.moment.state.offers.clear();
    scene.moment.state.declined.clear();
    dock.setMoment(scene.moment);
    const auto notes = [&dock] {
        QStringList texts;
        for (const QLabel* label : dock.findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('\n'));
    };
    QVERIFY(notes().contains(QStringLiteral("no offer yet")));
    std::vector<Event> events;
    const Command offer{england, step::MakeOffer{france, {{2, 0, 0, 0}}, {{0, 0, 0, 1}}}};
    QVERIFY(!check(*scene.setting, scene.moment.state, offer));
    apply(*scene.setting, scene.moment.state, offer, events);
    apply(*scene.setting, scene.moment.state, {france, step::AcceptOffer{england}}, events);
    dock.setMoment(scene.moment);
    QVERIFY(!notes().contains(QStringLiteral("no offer yet")));
    QVERIFY(notes().contains(QStringLiteral("no offer waits")));
}

void TradeAnswersTest::offersAreAnswered() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    scene.moment.state.offers.push_back({germany, england, {{2, 0, 0, 0}}, {{0, 1, 0, 0}}});
    TradeDock dock;
    showHigh(dock, scene.moment);
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

/// By the maker's arms, be it one's own; and while one looks back nothing is answered.
void TradeAnswersTest::anOfferShowsWhoMadeIt() {
    Scene scene = withGermanOffer();
    const SeatId england = seat(scene, "england");
    const SeatId germany = seat(scene, "germany");
    scene.moment.state.offers.push_back({england, germany, {{1, 0, 0, 0}}, {}});
    OfferCards cards;
    cards.setMoment(scene.moment);
    cards.show();
    const auto shields = cards.findChildren<theme::ShieldLabel*>();
    QCOMPARE(shields.size(), 2);
    QCOMPARE(shields[0]->player(), playerColour(scene.moment.colour(germany)));
    QCOMPARE(shields[1]->player(), playerColour(scene.moment.colour(england)));
    const auto usable = [&cards] {
        const auto buttons = cards.findChildren<QPushButton*>();
        return std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->isVisible() && button->isEnabled();
        });
    };
    QCOMPARE(usable(), 4); // decline, counter, accept; take back
    scene.moment.live = false;
    cards.setMoment(scene.moment);
    QCOMPARE(usable(), 0);
}

/// However wide the dock was when it was said.
void TradeAnswersTest::whatWasSaidIsWhole() {
    Scene scene = withGermanOffer();
    TradeDock dock;
    dock.resize(700, 900);
    dock.setMoment(scene.moment);
    dock.show();
    const auto* said = dock.findChild<QListView*>(QStringLiteral("trade.said"));
    QTRY_VERIFY(said->isVisible() && said->visualRect(said->model()->index(0, 0)).width() > 600);
    const int oneLine = said->visualRect(said->model()->index(0, 0)).height();
    dock.resize(260, 900);
    QTRY_VERIFY(said->visualRect(said->model()->index(0, 0)).height() > oneLine);
    QTRY_VERIFY(said->viewport()->height() >= said->visualRect(said->model()->index(0, 0)).height());
}

void TradeAnswersTest::offersAreAnsweredByKeys() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    const SeatId france = seat(scene, "france");
    const SeatId germany = seat(scene, "germany");
    scene.moment.state.offers.push_back({france, england, {{1, 0, 0, 0}}, {{0, 1, 0, 0}}});
    scene.moment.state.offers.push_back({germany, england, {{2, 0, 0, 0}}, {{0, 1, 0, 0}}});
    TradeDock dock;
    dock.setAnswerKeys({QStringLiteral("A"), QStringLiteral("X"), QStringLiteral("R")});
    showHigh(dock, scene.moment);
    QApplication::setActiveWindow(&dock);
    QVERIFY(QTest::qWaitForWindowActive(&dock));
    std::vector<Command> asked;
    connect(&dock, &TradeDock::acted, this, [&](const std::vector<Command>& steps) { asked = steps; });
    const auto button = [&](const char* what, SeatId other) {
        return dock.findChild<QPushButton*>(
            QStringLiteral("trade.%1.%2").arg(QLatin1String(what)).arg(index(other)));
    };
    QCOMPARE(theme::buttonLook(button("accept", germany)).keyCap, QStringLiteral("A"));
    QCOMPARE(theme::buttonLook(button("decline", germany)).keyCap, QStringLiteral("X"));
    // Of two none is meant: the first one is shown, nothing is said.
    dock.answer(Answer::accept, true);
    QVERIFY(asked.empty());
    QCOMPARE(QApplication::focusWidget(), button("accept", france));
    // The one that has the focus is meant, whichever of its buttons has it.
    button("decline", germany)->setFocus();
    dock.answer(Answer::accept, true);
    QCOMPARE(asked, (std::vector<Command>{{england, step::AcceptOffer{germany}}}));
    // The only one needs no focus; but not before it has been seen.
    asked.clear();
    scene.moment.state.offers.erase(scene.moment.state.offers.begin());
    dock.setMoment(scene.moment);
    dock.answer(Answer::decline, false);
    QVERIFY(asked.empty());
    dock.answer(Answer::decline, true);
    QCOMPARE(asked, (std::vector<Command>{{england, step::DeclineOffer{germany}}}));
    // One's own is taken back.
    scene.moment.state.offers = {{england, france, {{1, 0, 0, 0}}, {}}};
    dock.setMoment(scene.moment);
    dock.answer(Answer::retract, true);
    QCOMPARE(asked, (std::vector<Command>{{england, step::RetractOffer{france}}}));
    asked.clear();
    QSignalSpy said(&dock, &TradeDock::said);
    dock.answer(Answer::accept, true);
    QVERIFY(asked.empty());
    QCOMPARE(said.size(), 1);
}

void TradeAnswersTest::anOfferThatComesIsShown() {
    Scene scene = middleGame("trade", "england");
    const SeatId england = seat(scene, "england");
    TradeDock dock;
    QSignalSpy came(&dock, &TradeDock::offerCame);
    dock.setMoment(scene.moment);
    QCOMPARE(came.size(), 0);
    scene.moment.state.offers.push_back({seat(scene, "germany"), england, {{2, 0, 0, 0}}, {{0, 1, 0, 0}}});
    dock.setMoment(scene.moment);
    QCOMPARE(came.size(), 1);
    dock.setMoment(scene.moment); // still the same one
    QCOMPARE(came.size(), 1);
    scene.moment.hand = seat(scene, "germany"); // whose own offer waits
    dock.setMoment(scene.moment);
    QCOMPARE(came.size(), 1);
    scene.moment.hand = england; // back at the table, where it waits
    dock.setMoment(scene.moment);
    QCOMPARE(came.size(), 2);
}

/// Above the button that makes the next one, until that is begun; what is pinned never scrolls away.
void TradeAnswersTest::theAnswerStaysWhereTheOfferWasMade() {
    Scene scene = middleGame("trade", "england");
    TradeDock dock;
    dock.resize(300, 360);
    dock.setMoment(scene.moment);
    dock.composer().setPartner(seat(scene, "france"));
    dock.show();
    auto* answer = dock.findChild<QLabel*>(QStringLiteral("trade.answer"));
    QVERIFY(!answer->isVisible());
    using Fate = OfferAnswer::Fate;
    OfferAnswer said{
        seat(scene, "france"), {{2, 0, 0, 0}}, {{0, 0, 0, 1}}, Fate::declined, QStringLiteral("Why not.")};
    dock.setAnswer(said);
    QVERIFY(answer->isVisible());
    QCOMPARE(answer->text(), QStringLiteral("France declines: 2 Food for 1 Gold. Why not."));
    said.fate = Fate::accepted;
    said.why.clear();
    dock.setAnswer(said);
    QCOMPARE(answer->text(), QStringLiteral("France accepts: 2 Food for 1 Gold."));
    const auto whole = [&dock](const char* name) {
        const auto* part = dock.findChild<QWidget*>(QString::fromLatin1(name));
        return part->isVisible() && part->visibleRegion().boundingRect() == part->rect();
    };
    QVERIFY(whole("trade.offer"));
    const auto* summary = dock.findChild<QLabel*>(QStringLiteral("trade.summary"));
    QVERIFY(!summary->isVisible()); // that nothing is in the offer goes without saying
    dock.composer().setAmounts({{1, 0, 0, 0}}, {});
    QVERIFY(!answer->isVisible());
    QVERIFY(whole("trade.summary") && whole("trade.offer"));
    dock.composer().setAmounts({}, {});
    QVERIFY(answer->isVisible());
    dock.setAnswer(std::nullopt);
    QVERIFY(!answer->isVisible() && summary->isVisible());
}

void TradeAnswersTest::whoIsDoneMayStillAnswer() {
    Scene scene = middleGame("trade", "england");
    const SeatId france = seat(scene, "france");
    scene.moment.state.tradeDone.insert(france);
    QCOMPARE(playerCell(scene.moment, france).doing, QStringLiteral("done, still answers offers"));
    scene.moment.state.routeCount = 0;
    for (std::size_t i = 0; i < scene.moment.seats(); ++i)
        scene.moment.state.players[i].tokens[static_cast<std::size_t>(Path::trade)] = 0;
    QCOMPARE(playerCell(scene.moment, france).doing, QStringLiteral("done"));
}
MARCHES_TEST(TradeAnswersTest, application)
#include "trade_answers_test.moc"
