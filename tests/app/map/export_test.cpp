// The map on paper: each format's file is whole, of the right size, and holds land, words and tokens.
#include "app/map/export.h"
#include "app/map/print_layout.h"
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace marches::appmap {

namespace {

using Format = MapExport::Format;

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        bundled_ = std::make_unique<BundledMap>(bundledMap("western-europe"));
        view_ = std::make_unique<MapView>();
        view_->resize(900, 600);
        showChoice(*view_, *bundled_);
        view_->setTitle({QStringLiteral("Western Europe"), QStringLiteral("The British Isles")},
                        {{KeyEntry::Sample::Mark,
                          {theme::Icon::Capital, PlaceMark::Tone::Gold},
                          {},
                          QStringLiteral("Capital")},
                         {KeyEntry::Sample::Lane, {}, {}, QStringLiteral("Sea link")}});
        view_->setScale(1.3); // what part of it the screen shows matters nothing
    }

    void aPictureHasTheWidthAskedFor() {
        for (const int width : {500, 1796, 3000}) {
            const QString path = folder_.filePath(QStringLiteral("map-%1.png").arg(width));
            const MapExport wanted{Format::Png, width};
            const auto wrong = exportMap(*view_, path, wanted);
            QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
            const QImage image(path);
            QCOMPARE(image.size(), exportSize(*view_, wanted));
            QCOMPARE(image.width(), width);
            QCOMPARE(image.devicePixelRatio(), 1.0);
            QVERIFY(landIsThere(image));
            QVERIFY(image.save(QStringLiteral(MARCHES_PICTURE_DIR "/export-%1.png").arg(width)));
        }
        // bigger is finer, not other: made small, it is the small one
        const QImage small =
            QImage(folder_.filePath(QStringLiteral("map-500.png"))).convertToFormat(QImage::Format_RGB32);
        const QImage big = QImage(folder_.filePath(QStringLiteral("map-3000.png")))
                               .scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                               .convertToFormat(QImage::Format_RGB32);
        qint64 off = 0;
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x)
                off += std::abs(qGray(small.pixel(x, y)) - qGray(big.pixel(x, y)));
        QVERIFY2(off / (small.width() * small.height()) < 8, qPrintable(QString::number(off)));
    }

    /// While the first ground is still being painted, in a thread that has the painter.
    void aViewThatHasPaintedNothingCanBeWritten() {
        MapView view;
        view.resize(900, 600);
        showChoice(view, *bundled_);
        view.openOn(bundled_->province("london"));
        view.show();
        view.resize(1000, 640); // known now: the ground is begun
        const QString early = folder_.filePath(QStringLiteral("early.png"));
        const auto wrong = exportMap(view, early, {Format::Png, 700});
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        QCOMPARE(QImage(early).width(), 700);
    }

    void theScreensColoursDontMatter() {
        auto* style = qobject_cast<theme::MarchesStyle*>(QApplication::style());
        const QString light = folder_.filePath(QStringLiteral("light.png"));
        const QString dark = folder_.filePath(QStringLiteral("dark.png"));
        QVERIFY(!exportMap(*view_, light, {Format::Png, 700}));
        style->setTheme({theme::Tone::Dark, 1.5});
        const auto wrong = exportMap(*view_, dark, {Format::Png, 700});
        style->setTheme({theme::Tone::Light, 1.0});
        QVERIFY(!wrong);
        const QImage one(light);
        const QImage other(dark);
        QCOMPARE(one.size(), other.size());
        QRect differs;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                if (one.pixel(x, y) != other.pixel(x, y)) differs |= QRect(x, y, 1, 1);
        QVERIFY2(differs.isEmpty(), qPrintable(QStringLiteral("from %1, %2, %3 wide, %4 high")
                                                   .arg(differs.x())
                                                   .arg(differs.y())
                                                   .arg(differs.width())
                                                   .arg(differs.height())));
    }

    void paperHasItsSheets_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<int>("across");
        QTest::addColumn<QSize>("sheets");
        QTest::addColumn<QSize>("page"); // mm
        using Size = Paper::Size;
        // the map is a little higher than wide: its frame is 1800 x 1810 px
        QTest::newRow("A4") << int(Size::A4) << false << 1 << QSize(1, 1) << QSize(210, 297);
        QTest::newRow("A4 landscape") << int(Size::A4) << true << 1 << QSize(1, 1) << QSize(297, 210);
        QTest::newRow("A3 2 across") << int(Size::A3) << false << 2 << QSize(2, 2) << QSize(297, 420);
        QTest::newRow("A4 landscape 2") << int(Size::A4) << true << 2 << QSize(2, 3) << QSize(297, 210);
        QTest::newRow("Letter 3") << int(Size::Letter) << false << 3 << QSize(3, 3) << QSize(216, 279);
        QTest::newRow("A2") << int(Size::A2) << false << 1 << QSize(1, 1) << QSize(420, 594);
    }
    /// As many pages as said, each of the paper's size; the map as wide as its sheets without their margins.
    void paperHasItsSheets() {
        QFETCH(int, size);
        QFETCH(bool, landscape);
        QFETCH(int, across);
        QFETCH(QSize, sheets);
        QFETCH(QSize, page);
        const Paper paper{static_cast<Paper::Size>(size), landscape, across};
        QCOMPARE(exportSheets(*view_, paper), sheets);
        const MapExport wanted{Format::Pdf, 0, paper};
        const QSize printed = exportSize(*view_, wanted);
        const double millimetres = 25.4 / 96;
        const double wide = printed.width() * millimetres;
        const double high = printed.height() * millimetres;
        const QSize inner = page - QSize(20, 20);
        QVERIFY(wide <= inner.width() * across + 1);
        QVERIFY(high <= inner.height() * sheets.height() * 1.02 + 1);
        QVERIFY2(wide >= inner.width() * across - 1 || high >= inner.height() - 1, "it could be larger");
        if (across > 2) return; // time
        const QString path = folder_.filePath(QStringLiteral("paper.pdf"));
        const auto wrong = exportMap(*view_, path, wanted);
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        const QByteArray bytes = contentOf(path);
        static const QRegularExpression box(QStringLiteral("/MediaBox ?\\[ ?0 0 ([0-9.]+) ([0-9.]+)"));
        auto found = box.globalMatch(QString::fromLatin1(bytes));
        int pages = 0;
        while (found.hasNext()) {
            const auto match = found.next();
            QVERIFY(std::abs(match.captured(1).toDouble() * 25.4 / 72 - page.width()) < 1.5);
            QVERIFY(std::abs(match.captured(2).toDouble() * 25.4 / 72 - page.height()) < 1.5);
            ++pages;
        }
        QCOMPARE(pages, sheets.width() * sheets.height());
        QFile::remove(
            QStringLiteral(MARCHES_PICTURE_DIR "/paper-%1.pdf").arg(QLatin1String(QTest::currentDataTag())));
        QFile::copy(
            path,
            QStringLiteral(MARCHES_PICTURE_DIR "/paper-%1.pdf").arg(QLatin1String(QTest::currentDataTag())));
    }

    void aDrawingHoldsShapesAndWords() {
        const QString path = folder_.filePath(QStringLiteral("map.svg"));
        const auto wrong = exportMap(*view_, path, {Format::Svg});
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        const QByteArray bytes = contentOf(path);
        QXmlStreamReader xml(bytes);
        QString words;
        int paths = 0;
        QString box;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QLatin1String("svg"))
                box = xml.attributes().value(QLatin1String("viewBox")).toString();
            if (xml.isStartElement() && xml.name() == QLatin1String("path")) ++paths;
            if (xml.isCharacters()) words += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        const QSize size = exportSize(*view_, {Format::Svg});
        QCOMPARE(box, QStringLiteral("0 0 %1 %2").arg(size.width()).arg(size.height()));
        QVERIFY2(paths > 400, qPrintable(QString::number(paths)));
        for (const char* word : {"Western Europe", "The British Isles", "Capital", "Sea link", "Bourgogne",
                                 "Württemberg", "Palatinate"})
            QVERIFY2(words.contains(QString::fromUtf8(word)), word);
        QSvgRenderer renderer(bytes);
        QVERIFY(renderer.isValid());
        QImage image(size / 2, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        QVERIFY(image.save(QStringLiteral(MARCHES_PICTURE_DIR "/export-svg.png")));
        QVERIFY(landIsThere(image));
    }

    void aPageIsTheSheet() {
        const QString path = folder_.filePath(QStringLiteral("map.pdf"));
        const auto wrong = exportMap(*view_, path, {Format::Pdf});
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        const QByteArray bytes = contentOf(path);
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        const QRegularExpression media(QStringLiteral("/MediaBox \\[([0-9. ]+)\\]"));
        const auto match = media.match(QString::fromLatin1(bytes));
        QVERIFY(match.hasMatch());
        const QStringList corners = match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        QCOMPARE(corners.size(), 4);
        const QSize size = exportSize(*view_, {Format::Pdf});
        QVERIFY(std::abs(corners[2].toDouble() - size.width() * 0.75) < 1);
        QVERIFY(std::abs(corners[3].toDouble() - size.height() * 0.75) < 1);
        QVERIFY2(bytes.contains("/FontFile"), "words are no text");
        QVERIFY2(bytes.contains("/Subtype /Image"), "the grounds are missing");
        const QString kept = QStringLiteral(MARCHES_PICTURE_DIR "/export.pdf");
        QFile::remove(kept);
        QVERIFY(QFile::copy(path, kept));
    }

    void whatCannotBeWrittenLeavesNothing() {
        const QString taken = folder_.filePath(QStringLiteral("taken"));
        QVERIFY(QDir().mkpath(taken));
        for (const Format format : {Format::Pdf, Format::Png, Format::Svg}) {
            const auto wrong = exportMap(*view_, taken, {format, 500});
            QVERIFY(wrong);
            QVERIFY(wrong->contains(QStringLiteral("taken")));
            QVERIFY(QFileInfo(taken).isDir());
        }
        const QString nowhere = folder_.filePath(QStringLiteral("no/such/folder/map.png"));
        QVERIFY(exportMap(*view_, nowhere, {Format::Png, 500}));
        // a file that is there already stays whole when the new one fails, and is replaced when not
        const QString old = folder_.filePath(QStringLiteral("old.png"));
        QVERIFY(!exportMap(*view_, old, {Format::Png, 500}));
        QVERIFY(!exportMap(*view_, old, {Format::Png, 450}));
        QCOMPARE(QImage(old).width(), 450);
        QVERIFY(exportMap(MapView(), old, {Format::Png, 500}));
        QCOMPARE(QImage(old).width(), 450);
    }

private:
    /// In the middle of provinces (their poles) there is their owner's ground or words, never the sea.
    bool landIsThere(const QImage& image) {
        const double scale = image.width() / (bundled_->picture->size.width() + 2 * PrintLayout::frame);
        int reds = 0;
        int blues = 0;
        for (std::size_t i = 0; i < view_->faces().size(); ++i) {
            const auto& owner = view_->faces()[i].owner;
            const QRectF box = view_->shapes()->bounds(static_cast<int>(i));
            for (double y = box.top(); y < box.bottom(); y += 9)
                for (double x = box.left(); x < box.right(); x += 9) {
                    if (view_->shapes()->grid().provinceAt({x, y}) != static_cast<int>(i)) continue;
                    const QPoint at =
                        ((QPointF(x, y) + QPointF(PrintLayout::frame, PrintLayout::frame)) * scale).toPoint();
                    if (!image.rect().contains(at)) return false;
                    const QColor colour = image.pixelColor(at);
                    reds += owner == theme::PlayerColour::Red && colour.red() > colour.blue() + 60;
                    blues += owner == theme::PlayerColour::Blue && colour.blue() > colour.red() + 60;
                }
        }
        return reds > 200 && blues > 200;
    }

    std::unique_ptr<BundledMap> bundled_;
    std::unique_ptr<MapView> view_;
    QTemporaryDir folder_;
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::ExportTest, look)

#include "export_test.moc"
