#include "app/warriors/mat_dock.h"
#include "app/warriors/mat_view.h"
#include "app/warriors/player_dock.h"
#include "tests/app/warriors/fixture.h"

#include <QTest>

using namespace marches;
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
    takePicture(dock, QStringLiteral("mat-narrow-%1").arg(tag()), 760, 300);
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

QTEST_MAIN(PicturesTest)
#include "pictures_test.moc"
