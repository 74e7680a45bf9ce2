#include "app/theme/palette.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::theme {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

enum class Vision { Normal, Protan, Deutan, Tritan };

// Machado, Oliveira, Fernandes 2009, full strength, on linear sRGB.
constexpr Matrix protan{
    {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}};
constexpr Matrix deutan{
    {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}};
constexpr Matrix tritan{
    {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}};
constexpr Matrix toXyz{
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};
constexpr Vector whiteD65{.95047, 1.0, 1.08883};

Vector times(const Matrix& m, const Vector& v) {
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    return result;
}

double linear(double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Vector seenAs(const QColor& colour, Vision vision) {
    const Vector rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    switch (vision) {
    case Vision::Normal:
        break;
    case Vision::Protan:
        return times(protan, rgb);
    case Vision::Deutan:
        return times(deutan, rgb);
    case Vision::Tritan:
        return times(tritan, rgb);
    }
    return rgb;
}

Vector lab(Vector rgb) {
    for (double& c : rgb)
        c = std::clamp(c, 0.0, 1.0);
    Vector f = times(toXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = f[i] / whiteD65[i];
        f[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116.0;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

/// CIE 76 distance of two colours as someone with `vision` sees them.
double distance(const QColor& a, const QColor& b, Vision vision) {
    const Vector x = lab(seenAs(a, vision));
    const Vector y = lab(seenAs(b, vision));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

double smallestDistance(Tone tone, Vision vision) {
    double smallest = 1000;
    for (int a = 0; a < playerColourCount; ++a)
        for (int b = a + 1; b < playerColourCount; ++b)
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
    row("Barbarian sign", Role::BarbarianInk, Role::Barbarian);
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
        }
}

void PaletteTest::figuresOnScorePartsCanBeRead() {
    for (const Tone tone : tones)
        for (const Role part :
             {Role::PartProvinces, Role::PartForts, Role::PartKills, Role::PartBought, Role::PartLeaders})
            QVERIFY(contrast(inkOnPart(part, tone), colour(part, tone)) >= 4.5);
}

void PaletteTest::playersDifferForEveryEye_data() {
    QTest::addColumn<int>("vision");
    QTest::addColumn<double>("least");
    QTest::newRow("normal") << int(Vision::Normal) << 47.0;
    QTest::newRow("protan") << int(Vision::Protan) << 35.0;
    QTest::newRow("deutan") << int(Vision::Deutan) << 34.0;
    QTest::newRow("tritan") << int(Vision::Tritan) << 35.0;
}

void PaletteTest::playersDifferForEveryEye() {
    QFETCH(int, vision);
    QFETCH(double, least);
    for (const Tone tone : tones) {
        const double found = smallestDistance(tone, Vision(vision));
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
    for (int i = 0; i < playerColourCount; ++i)
        QCOMPARE(playerColourFromId(playerColourId(PlayerColour(i))), std::optional(PlayerColour(i)));
    QVERIFY(!playerColourFromId(u"Red"));
}

void PaletteTest::hoverIsVisibleAndKeepsText() {
    for (const Tone tone : tones)
        for (const Role ground : {Role::Panel, Role::PanelTitle, Role::Raised}) {
            const QColor over = hovered(colour(ground, tone), tone);
            QVERIFY(over != colour(ground, tone));
            QVERIFY(contrast(colour(Role::Ink2, tone), over) >= 4.5);
        }
}

} // namespace marches::theme

QTEST_APPLESS_MAIN(marches::theme::PaletteTest)
#include "palette_test.moc"
