#include "app/warriors/docks/offer_need.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// What stands between a seat and an offer, besides the route itself.
class OfferNeedTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingWithARoute();
    void anothersMonopolyKeepsTwoApart();
    void aMonopolyOfOnesOwnDoesNot();
    void loweredLevelsAllowNoMore();

private:
    State& state() { return scene_.moment.state; }
    std::uint8_t& tradeTokens(SeatId seat) {
        return state().player(seat).tokens[static_cast<std::size_t>(Path::trade)];
    }
    void giveMonopoly(SeatId seat) {
        tradeTokens(seat) = static_cast<std::uint8_t>(spacesOf(scene_.setting->tables, Path::trade));
        QVERIFY(has(*scene_.setting, state(), seat, Ability::monopoly));
    }
    QString need(SeatId partner) { return offerNeed(scene_.moment, partner); }

    Scene scene_;
    SeatId england_ = noSeat;
    SeatId france_ = noSeat;
    SeatId germany_ = noSeat;
    SeatId burgundy_ = noSeat;
};

void OfferNeedTest::init() {
    scene_ = middleGame("trade", "england");
    england_ = seat(scene_, "england");
    france_ = seat(scene_, "france");
    germany_ = seat(scene_, "germany");
    burgundy_ = seat(scene_, "burgundy");
}

void OfferNeedTest::nothingWithARoute() {
    QVERIFY(routeBetween(state(), england_, france_));
    QCOMPARE(need(france_), QString());
    QVERIFY(mayBeOffered(scene_.moment, france_));
}

/// Over a route or not: a route would not help, so none is proposed.
void OfferNeedTest::anothersMonopolyKeepsTwoApart() {
    giveMonopoly(burgundy_);
    const QString apart = QStringLiteral("Another player has Monopoly: neither England nor France has it, so "
                                         "the two can't trade.");
    QCOMPARE(need(france_), apart);
    state().routeCount = 0;
    QVERIFY(!canOpenRoute(scene_.moment, france_));
    QCOMPARE(need(france_), apart);
    // With the holder it goes on: there a route does help.
    QVERIFY(canOpenRoute(scene_.moment, burgundy_));
    QVERIFY2(need(burgundy_).startsWith(QStringLiteral("An offer to Burgundy needs a Trade Route. It costs")),
             qPrintable(need(burgundy_)));
}

void OfferNeedTest::aMonopolyOfOnesOwnDoesNot() {
    giveMonopoly(england_);
    QCOMPARE(need(france_), QString());
    state().routeCount = 0;
    QVERIFY(canOpenRoute(scene_.moment, france_));
    // The others are bound by it: only England may still offer to them.
    QVERIFY(mayBeOffered(scene_.moment, germany_));
    for (const SeatId seat : {england_, germany_})
        state().tradeDone.insert(seat);
    tradeTokens(england_) = 0;
    giveMonopoly(burgundy_);
    QVERIFY(!canOpenRoute(scene_.moment, france_));
}

/// Routes opened at a level that was lost count against the one that is left; the next one is told from
/// there.
void OfferNeedTest::loweredLevelsAllowNoMore() {
    const PlayMat& mat = scene_.setting->tables.playMat;
    state().routeCount = 0;
    for (const SeatId partner : {germany_, burgundy_})
        state().routes[state().routeCount++] = {static_cast<std::uint8_t>(index(england_)),
                                                static_cast<std::uint8_t>(index(partner))};
    tradeTokens(england_) = 1; // Trade II
    tradeTokens(france_) = 0;
    const int allowed = mat.routes[1];
    QVERIFY(allowed < 2);
    int next = 2;
    while (mat.routes[static_cast<std::size_t>(next)] <= 2)
        ++next;
    const int tokens = mat.reach[static_cast<std::size_t>(Path::trade)][static_cast<std::size_t>(next)] - 1;
    QVERIFY(!canOpenRoute(scene_.moment, france_));
    QCOMPARE(need(france_), QStringLiteral("An offer to France needs a Trade Route. Routes at Trade II: %1 "
                                           "allowed, 2 opened. Trade %2 allows one more: %3 token(s) in "
                                           "Development.")
                                .arg(allowed)
                                .arg(roman(next + 1))
                                .arg(tokens));
    // The partner's own levels may do.
    tradeTokens(france_) = 1;
    QVERIFY2(need(france_).endsWith(QStringLiteral(" France may open one too.")), qPrintable(need(france_)));
}

MARCHES_TEST(OfferNeedTest, application)
#include "offer_need_test.moc"
