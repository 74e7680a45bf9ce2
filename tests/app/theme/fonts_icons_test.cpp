#include "app/theme/icons.h"
#include "app/theme/style.h"
#include "app/theme/theme.h"
#include "tests/app/register.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSet>
#include <QTest>

namespace marches::theme {

class FontsIconsTest : public QObject {
    Q_OBJECT
private slots:
    void everyRoleHasItsFont();
    void sizesFollowTheFactor();
    void figuresHaveOneWidth();
    void fontsHoldTheLettersOfAllLanguages();
    void accentsOfCapitalsAreShown();
    void everySignHasADrawing();
    void everyDrawingIsASign();
    void signsFillTheirPlaceInOneColour();
    void iconsFollowThePalette();
};

namespace {

QFontInfo infoOf(FontRole role) {
    return QFontInfo(font(role));
}

QImage paintOnWhite(Icon sign, int side) {
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintIcon(painter, sign, image.rect(), Qt::black);
    return image;
}

int darkPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qGray(image.pixel(x, y)) < 128;
    return count;
}

} // namespace

void FontsIconsTest::everyRoleHasItsFont() {
    for (int i = 0; i < fontRoleCount; ++i) {
        const QFont wanted = font(FontRole(i));
        const QFontInfo got(wanted);
        QCOMPARE(got.family(), wanted.family());
        QCOMPARE(got.weight(), wanted.weight());
    }
    QCOMPARE(infoOf(FontRole::Banner).family(), serifFamily());
    QCOMPARE(infoOf(FontRole::Text).family(), sansFamily());
}

void FontsIconsTest::sizesFollowTheFactor() {
    QCOMPARE(font(FontRole::Text, 2.0).pointSizeF(), 2 * font(FontRole::Text).pointSizeF());
    QCOMPARE(infoOf(FontRole::Text).pixelSize(), 13);
    QCOMPARE(infoOf(FontRole::DialogTitle).pixelSize(), 26);
    const Theme large{.textFactor = 2.0};
    QCOMPARE(large.scaled(26), 52);
    QCOMPARE(large.scaledIcon(16), 24); // signs stop at 150 %
}

void FontsIconsTest::figuresHaveOneWidth() {
    for (const FontRole role :
         {FontRole::Note, FontRole::Text, FontRole::TextBold, FontRole::Button, FontRole::Score}) {
        const QFontMetricsF metrics(font(role));
        for (const QChar figure : QStringLiteral("123456789"))
            QCOMPARE(metrics.horizontalAdvance(figure), metrics.horizontalAdvance(u'0'));
    }
}

void FontsIconsTest::fontsHoldTheLettersOfAllLanguages() {
    const QString letters = QStringLiteral("ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸßàâäæçéèêëîïôöœùûüÿĳŁłőűřšž«»„“”’…–−×·→↵");
    for (const FontRole role : {FontRole::Text, FontRole::TextBold, FontRole::Button, FontRole::Note}) {
        const QFontMetricsF metrics(font(role));
        for (const QChar letter : letters) {
            if (letter == u'↵') continue; // a key's sign; the system's symbol font lends it
            QVERIFY2(metrics.inFont(letter), qPrintable(QString(letter)));
        }
    }
    const QFontMetricsF serif(font(FontRole::Banner));
    for (const QChar letter : QStringLiteral("ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸßàâäæçéèêëîïôöœùûüÿŁłőűřšž«»„“”’…–−×"))
        QVERIFY2(serif.inFont(letter), qPrintable(QString(letter)));
}

void FontsIconsTest::accentsOfCapitalsAreShown() {
    const auto inkAbove = [](const QString& text) {
        QLabel label(text);
        label.setFont(font(FontRole::Text, 2.0));
        label.setTextFormat(Qt::RichText);
        label.setContentsMargins(0, 40, 0, 0);
        label.adjustSize();
        const QImage image = label.grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 128) return image.height() - y;
        return 0;
    };
    QVERIFY(inkAbove(labelText(QStringLiteral("Î"))) > inkAbove(labelText(QStringLiteral("I"))));
}

void FontsIconsTest::everySignHasADrawing() {
    for (int i = 0; i < iconCount; ++i) {
        const Icon sign = Icon(i);
        QVERIFY2(!iconPath(sign).isEmpty(), qPrintable(iconName(sign)));
        QCOMPARE(iconFromName(iconName(sign)), std::optional(sign));
        // Nothing may be cut off by the grid.
        const QRectF grid(0, 0, 24, 24);
        QVERIFY2(grid.contains(iconPath(sign).boundingRect()), qPrintable(iconName(sign)));
    }
    QVERIFY(!iconFromName(u"no such sign"));
}

void FontsIconsTest::everyDrawingIsASign() {
    QSet<QString> drawn;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}))
        drawn << file.chopped(4);
    drawn.remove(QStringLiteral("marches"));
    QSet<QString> named;
    for (int i = 0; i < iconCount; ++i)
        named << iconName(Icon(i));
    QCOMPARE(drawn, named);
}

void FontsIconsTest::signsFillTheirPlaceInOneColour() {
    QSet<QByteArray> seen;
    for (int i = 0; i < iconCount; ++i) {
        const QImage image = paintOnWhite(Icon(i), 16);
        const int dark = darkPixels(image);
        QVERIFY2(dark >= 16 && dark <= 220,
                 qPrintable(QStringLiteral("%1: %2 of 256").arg(iconName(Icon(i))).arg(dark)));
        seen << QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    }
    QCOMPARE(seen.size(), iconCount); // no two signs look the same at the smallest size
}

void FontsIconsTest::iconsFollowThePalette() {
    const QIcon sign = icon(Icon::Fort);
    QCOMPARE(iconOf(sign), std::optional(Icon::Fort));
    QVERIFY(!iconOf(icon(Icon::Fort, Qt::red)));
    const auto centre = [&](QIcon::Mode mode) {
        return sign.pixmap(QSize(24, 24), mode).toImage().pixelColor(9, 8);
    };
    QCOMPARE(centre(QIcon::Normal), QApplication::palette().color(QPalette::Active, QPalette::ButtonText));
    QCOMPARE(centre(QIcon::Disabled),
             QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText));
    QVERIFY(!programIcon().pixmap(32, 32).isNull());
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::FontsIconsTest, look)
#include "fonts_icons_test.moc"
