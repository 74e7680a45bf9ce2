#include "app/play/settings.h"
#include "app/warriors/bank_box.h"
#include "app/warriors/offer_cards.h"
#include "app/warriors/offer_composer.h"
#include "app/warriors/partner_list.h"
#include "app/warriors/trade_dock.h"
#include "engine/warriors/rules.h"
#include "tests/app/warriors/fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// The trade dock: composer, bank, answers.
class TradeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { play::Settings().clear(); }

    void composerCountsBothSides();
    void composerOffersTheWhole();
    void bankShowsTheResult();
    void offersAreAnswered();
    void tradeSaysWhoTakesNoPart();
};

void TradeTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-warriors-trade"));
    QStandardPaths::setTestModeEnabled(true);
    initLook();
    qRegisterMetaType<Command>();
}

void TradeTest::composerCountsBothSides() {
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

void TradeTest::composerOffersTheWhole() {
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

void TradeTest::bankShowsTheResult() {
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

void TradeTest::offersAreAnswered() {
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

void TradeTest::tradeSaysWhoTakesNoPart() {
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

QTEST_MAIN(TradeTest)
#include "trade_test.moc"
