#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/docks/player_dock.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/newgame/new_game_page.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/prompts/battle_card.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QPushButton>
#include <QTest>

using namespace marches;
using namespace marches::warriors;
using namespace marches::warriors::face;
using namespace marches::warriors::face::test;

/// Paints every part of the face at 100 % and 200 % of text size and in the dark theme, to be looked at.
class PicturesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLook(); }
    void cleanup() { useLook(Look::plain); }
    void playMat_data() { looks(); }
    void playMat();
    void players_data() { looks(); }
    void players();
    void trade_data() { looks(); }
    void trade();
    void cards_data() { looks(); }
    void cards();
    void newGamePage_data() { looks(); }
    void newGamePage();

private:
    static void looks() {
        QTest::addColumn<int>("look");
        QTest::newRow("plain") << static_cast<int>(Look::plain);
        QTest::newRow("dark") << static_cast<int>(Look::dark);
        QTest::newRow("large-text") << static_cast<int>(Look::largeText);
    }
    static QString tag() { return QString::fromLatin1(QTest::currentDataTag()); }
};

void PicturesTest::playMat() {
    QFETCH(int, look);
    useLook(static_cast<Look>(look));
    const Scene maneuvering = middleGame("maneuvering", "france");
    MatDock dock;
    dock.setMoment(maneuvering.moment);
    takePicture(dock, QStringLiteral("mat-%1").arg(tag()), 1200, 206);
    takePicture(dock, QStringLiteral("mat-narrow-%1").arg(tag()), 1000, 206);
    takePicture(dock, QStringLiteral("mat-strip-%1").arg(tag()), 955, 100);
    const Scene development = middleGame("development", "france");
    MatDock mine;
    mine.setMoment(development.moment);
    takePicture(mine, QStringLiteral("mat-placing-%1").arg(tag()), 1200, 206);
    takePicture(mine, QStringLiteral("mat-large-%1").arg(tag()), 1580, 600);
}

void PicturesTest::players() {
    QFETCH(int, look);
    useLook(static_cast<Look>(look));
    const Scene game = middleGame("maneuvering", "france");
    PlayerDock dock;
    dock.setMoment(game.moment);
    takePicture(dock, QStringLiteral("players-%1").arg(tag()), 400, 320);
    takePicture(dock, QStringLiteral("players-narrow-%1").arg(tag()), 300, 420);
    takePicture(dock, QStringLiteral("players-row-%1").arg(tag()), 960, 160);
}

void PicturesTest::trade() {
    QFETCH(int, look);
    useLook(static_cast<Look>(look));
    Scene scene = middleGame("trade", "england");
    State& state = scene.moment.state;
    state.player(seat(scene, "england")).resources = {{4, 9, 0, 12}};
    state.offers.push_back({seat(scene, "germany"), seat(scene, "england"), {{2, 0, 0, 0}}, {{0, 0, 0, 1}}});
    state.declined.push_back({seat(scene, "england"), seat(scene, "france"), {{0, 0, 0, 1}}, {{0, 0, 3, 0}}});
    TradeDock dock;
    dock.setMoment(scene.moment);
    dock.findChild<QPushButton*>(QStringLiteral("trade.partner.%1").arg(index(seat(scene, "france"))))
        ->click();
    dock.composer().setAmounts({{0, 0, 0, 2}}, {{0, 0, 3, 0}});
    takePicture(dock, QStringLiteral("trade-%1").arg(tag()), 640, 860);
    takePicture(dock, QStringLiteral("trade-narrow-%1").arg(tag()), 330, 700);
}

void PicturesTest::cards() {
    QFETCH(int, look);
    useLook(static_cast<Look>(look));
    const Scene scene = middleGame("maneuvering", "france");
    MapHand hand;
    hand.setMoment(scene.moment);
    const SeatId france = seat(scene, "france");
    hand.clickUnits(province(scene, "bourbon"), {unitOf(france, 4), unitOf(france, 5)}, false);
    hand.clickProvince(province(scene, "artois"));
    QVERIFY(hand.preview().has_value());
    BattleCard card(scene.moment, *hand.preview());
    takePicture(card, QStringLiteral("battle-%1").arg(tag()), 280, 260);
}

void PicturesTest::newGamePage() {
    QFETCH(int, look);
    useLook(static_cast<Look>(look));
    GamePage page;
    takePicture(page, QStringLiteral("new-game-%1").arg(tag()), 1400, 900);
    QTest::qWait(1500); // thumbnails
    takePicture(page, QStringLiteral("new-game-%1").arg(tag()), 1400, 900);
    takePicture(page, QStringLiteral("new-game-narrow-%1").arg(tag()), 900, 900);
}

MARCHES_TEST(PicturesTest, application)
#include "pictures_test.moc"
