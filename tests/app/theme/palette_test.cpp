#include "app/theme/palette.h"
#include "tests/app/register.h"
#include "tests/app/vision.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::theme {

namespace {

using vision::distance;
using vision::Vision;

/// Among the first `seats` colours.
double smallestDistance(int seats, Tone tone, Vision vision) {
    double smallest = 1000;
    for (int a = 0; a < seats; ++a)
        for (int b = a + 1; b < seats; ++b)
            smallest = std::min(smallest, distance(playerLook(PlayerColour(a), tone).fill,
                                                   playerLook(PlayerColour(b), tone).fill, vision));
    return smallest;
}

constexpr std::array tones{Tone::Light, Tone::Dark};

const char* nameOf(Tone tone) {
    return tone == Tone::Light ? "light" : "dark";
}

} // namespace

class PaletteTest : public QObject {
    Q_OBJECT
private slots:
    void contrastIsThatOfWcag();
    void textCanBeRead_data();
    void textCanBeRead();
    void marksCanBeSeen_data();
    void marksCanBeSeen();
    void signsOnPlayersCanBeRead();
    void figuresOnScorePartsCanBeRead();
    void playersDifferForEveryEye_data();
    void playersDifferForEveryEye();
    void playersDifferWithoutColour();
    void playersHaveTheirRecordNames();
    void hoverIsVisibleAndKeepsText();
};

void PaletteTest::contrastIsThatOfWcag() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    // #767676 is WCAG's own example of the lightest grey that passes on white.
    QVERIFY(contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= 4.5);
    QVERIFY(contrast(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
}

void PaletteTest::textCanBeRead_data() {
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("ground");
    const auto row = [](const char* name, Role text, Role ground) {
        QTest::newRow(name) << static_cast<int>(text) << static_cast<int>(ground);
    };
    row("ink on panel", Role::Ink, Role::Panel);
    row("ink on raised", Role::Ink, Role::Raised);
    row("ink on window", Role::Ink, Role::Window);
    row("ink on title", Role::Ink, Role::PanelTitle);
    row("ink on past step", Role::Ink, Role::Track);
    row("second text on panel", Role::Ink2, Role::Panel);
    row("second text on raised", Role::Ink2, Role::Raised);
    row("second text on title", Role::Ink2, Role::PanelTitle);
    row("second text on past step", Role::Ink2, Role::Track);
    row("quiet text on panel", Role::Ink3, Role::Panel);
    row("quiet text on raised", Role::Ink3, Role::Raised);
    row("quiet text on title", Role::Ink3, Role::PanelTitle);
    row("primary button", Role::AccentInk, Role::Accent);
    row("accent on panel", Role::Accent, Role::Panel);
    row("link on panel", Role::Link, Role::Panel);
    row("link on raised", Role::Link, Role::Raised);
    row("good on panel", Role::Good, Role::Panel);
    row("good on raised", Role::Good, Role::Raised);
    row("bad on panel", Role::Bad, Role::Panel);
    row("bad on raised", Role::Bad, Role::Raised);
    row("warning on panel", Role::Warn, Role::Panel);
    row("warning on raised", Role::Warn, Role::Raised);
    row("warning on title", Role::Warn, Role::PanelTitle);
    row("on selection", Role::SelectionInk, Role::Selection);
    row("second on selection", Role::SelectionInk2, Role::Selection);
    row("name on land", Role::MapInk, Role::Land);
    row("name on its halo", Role::MapInk, Role::MapHalo);
    row("sign on nobody's piece", Role::NeutralInk, Role::Neutral);
}

void PaletteTest::textCanBeRead() {
    QFETCH(int, text);
    QFETCH(int, ground);
    for (const Tone tone : tones) {
        const double ratio = contrast(colour(Role(text), tone), colour(Role(ground), tone));
        QVERIFY2(ratio >= 4.5,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(nameOf(tone))).arg(ratio)));
    }
}

void PaletteTest::marksCanBeSeen_data() {
    QTest::addColumn<int>("mark");
    QTest::addColumn<int>("ground");
    const auto row = [](const char* name, Role mark, Role ground) {
        QTest::newRow(name) << static_cast<int>(mark) << static_cast<int>(ground);
    };
    row("edge on panel", Role::Edge, Role::Panel);
    row("edge on raised", Role::Edge, Role::Raised);
    row("edge on title", Role::Edge, Role::PanelTitle);
    row("focus on panel", Role::Focus, Role::Panel);
    row("focus on raised", Role::Focus, Role::Raised);
    row("focus on title", Role::Focus, Role::PanelTitle);
    row("legal on panel", Role::Legal, Role::Panel);
    row("legal in its casing", Role::Legal, Role::Casing);
    row("battle in its casing", Role::Battle, Role::Casing);
    row("legal on land", Role::Legal, Role::Land);
    row("battle on land", Role::Battle, Role::Land);
    row("lamp in its bar", Role::Lamp, Role::LampBar);
}

void PaletteTest::marksCanBeSeen() {
    QFETCH(int, mark);
    QFETCH(int, ground);
    for (const Tone tone : tones) {
        const double ratio = contrast(colour(Role(mark), tone), colour(Role(ground), tone));
        QVERIFY2(ratio >= 3.0,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(nameOf(tone))).arg(ratio)));
    }
}

void PaletteTest::signsOnPlayersCanBeRead() {
    for (const Tone tone : tones)
        for (int i = 0; i < playerColourCount; ++i) {
            const PlayerLook look = playerLook(PlayerColour(i), tone);
            QVERIFY(contrast(look.ink, look.fill) >= 4.5);
            QVERIFY2(contrast(colour(Role::MapInk, tone), look.ground) >= 3.0,
                     qPrintable(QStringLiteral("player %1, %2: a name on its ground")
                                    .arg(i)
                                    .arg(QLatin1String(nameOf(tone)))));
            const QColor flush = flushed(colour(Role::Raised, tone), look.fill, tone);
            for (const Role words : {Role::Ink, Role::Ink2})
                QVERIFY2(contrast(colour(words, tone), flush) >= 4.5,
                         qPrintable(QStringLiteral("player %1, %2: words on a flushed panel")
                                        .arg(i)
                                        .arg(QLatin1String(nameOf(tone)))));
        }
}

void PaletteTest::figuresOnScorePartsCanBeRead() {
    for (const Tone tone : tones)
        for (const Role part :
             {Role::ScorePart1, Role::ScorePart2, Role::ScorePart3, Role::ScorePart4, Role::ScorePart5})
            QVERIFY(contrast(inkOnPart(part, tone), colour(part, tone)) >= 4.5);
}

void PaletteTest::playersDifferForEveryEye_data() {
    QTest::addColumn<int>("vision");
    QTest::addColumn<int>("seats");
    QTest::addColumn<double>("least");
    const auto row = [](const char* name, Vision vision, double ofSix) {
        QTest::addRow("%s, six seats", name) << int(vision) << 6 << ofSix;
        QTest::addRow("%s, twelve seats", name) << int(vision) << playerColourCount << 19.0;
    };
    row("normal", Vision::Normal, 47.0);
    row("protan", Vision::Protan, 35.0);
    row("deutan", Vision::Deutan, 34.0);
    row("tritan", Vision::Tritan, 35.0);
}

void PaletteTest::playersDifferForEveryEye() {
    QFETCH(int, vision);
    QFETCH(int, seats);
    QFETCH(double, least);
    for (const Tone tone : tones) {
        const double found = smallestDistance(seats, tone, Vision(vision));
        QVERIFY2(std::lround(found) >= std::lround(least),
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(nameOf(tone))).arg(found)));
    }
}

void PaletteTest::playersDifferWithoutColour() {
    for (const Tone tone : tones)
        for (int a = 0; a < playerColourCount; ++a)
            for (int b = a + 1; b < playerColourCount; ++b) {
                QVERIFY(playerLook(PlayerColour(a), tone).arms != playerLook(PlayerColour(b), tone).arms);
                QVERIFY(playerLook(PlayerColour(a), tone).pattern !=
                        playerLook(PlayerColour(b), tone).pattern);
            }
}

void PaletteTest::playersHaveTheirRecordNames() {
    QCOMPARE(playerColourId(PlayerColour::Red), QLatin1String("red"));
    QCOMPARE(playerColourId(PlayerColour::Black), QLatin1String("black"));
    QCOMPARE(playerColourId(PlayerColour::Plum), QLatin1String("plum"));
    for (int i = 0; i < playerColourCount; ++i)
        QCOMPARE(playerColourFromId(playerColourId(PlayerColour(i))), std::optional(PlayerColour(i)));
    QVERIFY(!playerColourFromId(u"Red"));
}

void PaletteTest::hoverIsVisibleAndKeepsText() {
    for (const Tone tone : tones)
        for (const Role ground : {Role::Panel, Role::PanelTitle, Role::Raised}) {
            const QColor over = hovered(colour(ground, tone), tone);
            QVERIFY(over.hsvSaturationF() > colour(ground, tone).hsvSaturationF()); // greyer looks dead
            QVERIFY(contrast(colour(Role::Ink2, tone), over) >= 4.5);
        }
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::PaletteTest, application)
#include "palette_test.moc"
